//! One execution of a program: its inputs, and the places for its results.

use super::classes::Novelty;
use super::exact::Exact;
use super::program::Program;
use crate::record::data::{Data, Slot};
use crate::record::number::RunTimeNumber;
use shapes::{Layout, Repack};
use smallvec::SmallVec;
use std::sync::Arc;
use std::sync::atomic::{AtomicU8, Ordering::SeqCst};

/// The time at which an execution starts.
pub(crate) enum Start {
    InTurn,
    /// Before it is recorded; wasted if another execution is recorded.
    Speculative(Arc<Claim>),
    /// A speculative execution that was then recorded.
    Speculated,
}

/// One execution of a program, ready for the device's thread.
pub(crate) struct Execution {
    pub(crate) program: Arc<Program>,
    /// The program's function at these sizes, if it has much less to do.
    pub(crate) exact: Option<Arc<Exact>>,
    /// The devices that run it; inputs and outputs are on the first one.
    pub(crate) devices: SmallVec<[usize; 1]>,
    pub(crate) inputs: Vec<Input>,
    /// Run-time numbers, in node order.
    pub(crate) numbers: Vec<RunTimeNumber>,
    /// Places for the outputs and, after them, for the report on indices if there is one.
    pub(crate) outputs: Vec<Arc<Slot>>,
    /// The user's lines of calls that check indices, by the number of the call.
    pub(crate) lines: Vec<(u32, Arc<str>)>,
    /// The tickets of the collectives that it takes part in by calls of the host.
    pub(crate) tickets: Vec<u64>,
    /// The number of its first op in the device's stream.
    pub(crate) first: u64,
    /// Bytes of the outputs.
    pub(crate) bytes: u64,
    pub(crate) novelty: Novelty,
    /// True if one of the latest programs was new.
    pub(crate) is_unsettled: bool,
    pub(crate) start: Start,
}

impl Execution {
    /// True if this process has not seen the program before.
    pub(crate) fn is_new(&self) -> bool {
        self.novelty != Novelty::Known
    }

    /// The place of its report on indices.
    pub(crate) fn report(&self) -> Option<&Arc<Slot>> {
        self.program.has_checks().then(|| self.outputs.last()).flatten()
    }

    /// True if its run says little of how often the program will come: it starts before it is
    /// recorded, or new programs keep coming.
    pub(crate) fn counts_less(&self) -> bool {
        self.is_speculative() || self.is_unsettled
    }

    /// True if it starts before it is recorded.
    pub(crate) fn is_speculative(&self) -> bool {
        matches!(self.start, Start::Speculative(_))
    }
}

/// An input, and the layout that the program wants if the input has another.
pub(crate) struct Input {
    pub(crate) slot: Arc<Slot>,
    pub(crate) repack: Option<Box<Repack>>,
}

impl Input {
    pub(super) fn new(data: &Data, wanted: Option<&Layout>) -> Input {
        let repack = (data.layout.as_ref() != wanted).then(|| {
            let (ty, from, to) = (data.ty.clone(), data.layout.clone(), wanted.cloned());
            Box::new(Repack { ty, from, to })
        });
        Input { slot: data.slot.clone(), repack }
    }
}

/// The state of a speculative execution: open, taken or failed.
#[derive(Default)]
pub(crate) struct Claim(AtomicU8);

const OPEN: u8 = 0;
const TAKEN: u8 = 1;
const FAILED: u8 = 2;

impl Claim {
    /// Closes the claim. True if it was open.
    fn close(&self, state: u8) -> bool {
        self.0.compare_exchange(OPEN, state, SeqCst, SeqCst).is_ok()
    }

    /// Takes the execution for a recorded one. False if it failed.
    pub(crate) fn take(&self) -> bool {
        self.close(TAKEN)
    }

    pub(crate) fn is_taken(&self) -> bool {
        self.0.load(SeqCst) == TAKEN
    }

    /// Notes that the execution failed. True if nobody will read its results.
    pub(crate) fn fails(&self) -> bool {
        self.close(FAILED)
    }
}
