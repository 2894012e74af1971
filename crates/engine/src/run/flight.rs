//! Programs that were started and may still run, and the marks between them.

use crate::error::Error;
use crate::record::data::{Buffer, Mark};
use crate::tuning::MAX_RUNNING;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

/// Programs that were started and may still run. Events represent them, as buffers would hold
/// memory.
#[derive(Default)]
pub(super) struct Flight {
    running: VecDeque<pjrt::Event>,
    /// The programs that were started since the last mark.
    unmarked: VecDeque<pjrt::Event>,
    last: Option<(Arc<Mark>, Weak<Passing>)>,
    /// The first failure since the last mark.
    pub(super) failed: Option<Error>,
}

impl Flight {
    /// Notes a program by one of its results. Waits for the oldest program if too many run.
    pub(super) fn started(&mut self, result: Option<&Buffer>) {
        let Some(buffer) = result.and_then(|result| result.parts().first()) else { return };
        self.unmarked.extend(buffer.ready());
        self.running.extend(buffer.ready());
        if self.running.len() > MAX_RUNNING
            && let Some(oldest) = self.running.pop_front()
        {
            // If it failed, readers of its results get the error.
            let _ = oldest.wait();
            if self.unmarked.len() > MAX_RUNNING {
                self.unmarked.pop_front();
            }
        }
    }

    /// Waits for all programs that were started.
    pub(super) fn wait(&mut self) {
        self.running.drain(..).for_each(|event| drop(event.wait()));
    }

    /// Passes the mark when all programs before it are done, without making the queue wait.
    pub(super) fn mark(&mut self, mark: Arc<Mark>) {
        let passing = Arc::new(Passing {
            mark: mark.clone(),
            failed: self.failed.take().into(),
            next: OnceLock::new(),
        });
        if let Some((before, previous)) = self.last.take() {
            match previous.upgrade().filter(|_| !self.unmarked.is_empty()) {
                // Plugins report programs in any order, but marks are passed in their own order.
                Some(previous) => drop(previous.next.set(passing.clone())),
                // The mark before is passed, or no program was started after it.
                None => drop(before.wait()),
            }
        }
        self.last = Some((mark, Arc::downgrade(&passing)));
        for event in self.unmarked.drain(..) {
            let (each, early) = (passing.clone(), passing.clone());
            if let Err(e) = event.on_ready(move |done| each.note(done)) {
                early.note(Err(e));
            }
        }
    }
}

/// Passes a mark when its last holder is dropped. The programs and the mark before it hold it.
struct Passing {
    mark: Arc<Mark>,
    failed: Mutex<Option<Error>>,
    next: OnceLock<Arc<Passing>>,
}

impl Passing {
    fn note(&self, done: pjrt::Result<()>) {
        if let Err(e) = done {
            let mut failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
            failed.get_or_insert(e.into());
        }
    }
}

impl Drop for Passing {
    fn drop(&mut self) {
        let failed = self.failed.get_mut().unwrap_or_else(PoisonError::into_inner);
        self.mark.pass(failed.take());
    }
}
