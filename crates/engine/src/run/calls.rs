//! Collectives inside programs: the calls by which a program on the host takes part in them.
//!
//! One call starts a collective: it takes the operands and returns at once. Another ends it, whose
//! results come when the peers have done their part. So a program goes on meanwhile. Starts come in
//! the order in which the collectives were recorded. The bytes are copied on both ways: a program
//! that fails frees its memory, and peers may be slow.

use crate::Result;
use crate::error::{Error, ErrorKind};
use crate::plan::lower::{COLLECTIVE_END, COLLECTIVE_START};
use crate::record::data::Buffer;
use pjrt::{Client, Kernel, Promise};
use std::collections::HashMap;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Condvar, LazyLock, Mutex, MutexGuard, PoisonError};

/// A collective that a program takes part in, by its ticket: a run-time number of the program.
pub(crate) struct InProgram {
    pub(crate) ticket: u64,
    state: Mutex<State>,
    grown: Condvar,
}

#[derive(Default)]
struct State {
    operands: Option<Result<Vec<Vec<u8>>>>,
    results: Option<Result<Vec<Vec<u8>>>>,
    /// The call that waits for the results.
    promise: Option<Promise>,
}

/// The collectives that no program has ended yet, by ticket. XLA calls kernels by name, so they are
/// a process's and not an engine's.
static OPEN: LazyLock<Mutex<HashMap<u64, Arc<InProgram>>>> = LazyLock::new(Mutex::default);

/// Lets programs take part in collectives. False if the plugin cannot do that.
pub(crate) fn register(client: &Client) -> bool {
    client.register_kernel::<Start>() && client.register_kernel::<End>()
}

fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}

impl InProgram {
    pub(crate) fn new() -> Arc<InProgram> {
        static LAST: AtomicU64 = AtomicU64::new(0);
        let ticket = LAST.fetch_add(1, Relaxed) + 1;
        let (state, grown) = Default::default();
        let made = Arc::new(InProgram { ticket, state, grown });
        lock(&OPEN).insert(ticket, made.clone());
        made
    }

    /// The bytes of the operands, once the program has come so far.
    pub(crate) fn operands(&self) -> Result<Vec<Vec<u8>>> {
        let state = lock(&self.state);
        let wait = self.grown.wait_while(state, |state| state.operands.is_none());
        let operands = wait.unwrap_or_else(PoisonError::into_inner).operands.take();
        operands.unwrap_or_else(|| Err(Error::internal("a collective without operands")))
    }

    /// Gives the program the results.
    pub(crate) fn end(&self, results: Result<Vec<Vec<u8>>>) {
        let mut state = lock(&self.state);
        match state.promise.take() {
            Some(promise) => self.keep(promise, results),
            None => state.results = Some(results),
        }
    }

    fn keep(&self, promise: Promise, results: Result<Vec<Vec<u8>>>) {
        lock(&OPEN).remove(&self.ticket);
        match results {
            Ok(results) => promise.keep(Ok(&results)),
            Err(e) => promise.keep(Err(&e.through_plugin())),
        }
    }

    fn arrive(&self, operands: Result<Vec<Vec<u8>>>) {
        lock(&self.state).operands.get_or_insert(operands);
        self.grown.notify_all();
    }
}

/// Gives up the collectives of a program that was started, if it fails before it ends them.
pub(crate) fn watch(tickets: Vec<u64>, result: Option<&Buffer>) {
    let Some(buffer) = result.and_then(|result| result.parts().first()) else { return };
    let given_up = move |done: pjrt::Result<()>| {
        if let Err(e) = done {
            give_up(&tickets, &e.into());
        }
    };
    // A buffer without an event is of a device that has ended.
    let _ = buffer.ready().and_then(|event| event.on_ready(given_up));
}

/// Gives up collectives of a program that failed, as far as it has not ended them.
pub(crate) fn give_up(tickets: &[u64], error: &Error) {
    for ticket in tickets {
        if let Some(call) = lock(&OPEN).remove(ticket) {
            call.arrive(Err(error.clone()));
        }
    }
}

fn find(call: &pjrt::Call<'_>) -> std::result::Result<Arc<InProgram>, String> {
    let ticket = call.operand::<i64>(0)?.first().copied().unwrap_or(0) as u64;
    let found = lock(&OPEN).get(&ticket).cloned();
    found.ok_or_else(|| format!("the collective of ticket {ticket} is not open"))
}

/// Takes the ticket, what orders starts, and the operands; returns what orders the next call.
struct Start;

impl Kernel for Start {
    const NAME: &'static str = COLLECTIVE_START;

    fn run(mut call: pjrt::Call<'_>) -> std::result::Result<(), String> {
        call.result::<i32>()?.fill(0);
        let own = find(&call)?;
        let operands = 2..call.operands();
        let operands: std::result::Result<_, _> =
            operands.map(|place| call.bytes(place).map(<[u8]>::to_vec)).collect();
        own.arrive(operands.map_err(|e| Error::new(ErrorKind::Distributed, e)));
        Ok(())
    }
}

/// Takes the ticket and what the start returned; returns the collective's results, later.
struct End;

impl Kernel for End {
    const NAME: &'static str = COLLECTIVE_END;

    fn run(call: pjrt::Call<'_>) -> std::result::Result<(), String> {
        let own = find(&call)?;
        let promise = call.promise()?;
        let mut state = lock(&own.state);
        match state.results.take() {
            Some(results) => own.keep(promise, results),
            None => state.promise = Some(promise),
        }
        Ok(())
    }
}
