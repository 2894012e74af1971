//! Copies into memory of the host that nobody waits for yet.
//!
//! Such a copy cuts nothing: the next cut computes its value with all else, so offloaded gradients
//! leave a step one program.

use super::copy::storage_of;
use super::{Engine, State};
use crate::Result;
use crate::metrics::Counter;
use crate::mode::Reason;
use crate::record::Recorder;
use crate::record::call::TensorRef;
use crate::record::storage::{Content, StorageId};
use crate::run::read::Stored;
use crate::run::scheduler::Job;
use crate::tuning::MOST_COPIED_LATER;
use hlo::Type;

/// Takes the bytes of a tensor later: it calls the function that it is given with the place for
/// them.
pub type Sink = Box<dyn FnOnce(&dyn Fn(&mut [u8]) -> Result<()>) -> Result<()> + Send>;

/// A copy whose value is pending.
pub(super) struct Later {
    device: usize,
    /// Holds the value, and nobody else knows it.
    storage: StorageId,
    bytes: u64,
    sink: Sink,
}

impl Later {
    fn is_due(&self, device: usize, recorder: &Recorder) -> bool {
        let content = recorder.storages.get(self.storage).map(|storage| &storage.content);
        self.device == device && matches!(content, Ok(Content::Ready(_)))
    }
}

impl Engine {
    /// Starts the copies whose values a cut has left. False if there are none.
    pub(super) fn start_copies(&self, state: &mut State, device: usize) -> bool {
        let State { later, recorder, .. } = state;
        let due: Vec<_> = later.extract_if(.., |l| l.is_due(device, recorder)).collect();
        let is_any = !due.is_empty();
        for Later { storage, sink, .. } in due {
            let Some(Content::Ready(data)) = recorder.storages.remove(storage) else { continue };
            data.lend();
            let (from, stored) = (data.slot.clone(), Stored::of(&data, &self.shared));
            let read = move |bytes: &mut [u8]| stored.download(bytes);
            self.scheduler.submit(device, Job::Read(from, Box::new(move || sink(&read))));
        }
        is_any
    }

    /// Waits for the copies that were recorded before. A host read tells that they are done.
    pub(super) fn finish_copies(&self, t: &TensorRef<'_>) -> Result<()> {
        let state = self.lock();
        let device = state.recorder.storages.get(storage_of(t)?)?.device as usize;
        let is_any = state.later.iter().any(|later| later.device == device);
        drop(state);
        if is_any { self.mark(device)?.wait_on_host().map(drop) } else { Ok(()) }
    }

    /// Reads a tensor into memory of the host after all that was recorded before, without waiting.
    pub fn download_later(&self, source: &TensorRef<'_>, sink: Sink) -> Result<()> {
        if self.shared.platform.described().is_some() {
            // Nothing takes time there, and what the host can compute is known now.
            return sink(&|place| self.download(source, place));
        }
        let (mut state, _, device) = self.reading(source)?;
        self.shared.metrics.add(Counter::BytesToHost, source.bytes());
        let value = state.recorder.read(device, source)?;
        let ty = Type::new(source.dtype, source.sizes);
        let storage = state.recorder.bind_new(device, value, &ty, &[]);
        let is_there =
            !matches!(state.recorder.storages.get(storage)?.content, Content::Pending(_));
        state.later.push(Later { device, storage, bytes: source.bytes(), sink });
        if is_there {
            self.start_copies(&mut state, device);
            self.scheduler.wake(device);
            return Ok(());
        }
        let here = state.later.iter().filter(|later| later.device == device);
        if here.map(|later| later.bytes).sum::<u64>() > MOST_COPIED_LATER {
            return self.cut_locked(state, device, Reason::Asked).map(drop);
        }
        self.after_record(state, device)
    }
}
