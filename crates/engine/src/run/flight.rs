//! Programs that were started and may not be done, and the marks between them.

use crate::error::Error;
use crate::record::data::{Buffer, Mark};
use crate::tuning::MAX_RUNNING;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

/// What was started and may not be done. Events are kept rather than buffers, which would hold
/// their memory.
#[derive(Default)]
pub(super) struct Flight {
    running: VecDeque<pjrt::Event>,
    /// The same programs, but for those that the last mark has.
    unmarked: VecDeque<pjrt::Event>,
    last: Option<(Arc<Mark>, Weak<Passing>)>,
    /// The first failure since the last mark.
    pub(super) failed: Option<Error>,
}

impl Flight {
    /// Notes a program by one of its results, and waits for the oldest when too many run.
    pub(super) fn started(&mut self, result: Option<&Buffer>) {
        let Some(Buffer::Pjrt(buffer)) = result else { return };
        self.unmarked.extend(buffer.ready());
        self.running.extend(buffer.ready());
        if self.running.len() > MAX_RUNNING
            && let Some(oldest) = self.running.pop_front()
        {
            // If it failed, whoever reads its results will hear of it.
            let _ = oldest.wait();
            if self.unmarked.len() > MAX_RUNNING {
                self.unmarked.pop_front();
            }
        }
    }

    /// Waits for everything that was started.
    pub(super) fn land(&mut self) {
        self.running.drain(..).for_each(|event| drop(event.wait()));
    }

    /// Passes the mark when all programs before it are done, without making the queue wait.
    pub(super) fn mark(&mut self, mark: Arc<Mark>) {
        let passing = Arc::new(Passing {
            mark: mark.clone(),
            failed: self.failed.take().into(),
            next: OnceLock::new(),
        });
        if let Some((before, its_passing)) = self.last.take() {
            match its_passing.upgrade().filter(|_| !self.unmarked.is_empty()) {
                // Plugins report programs in any order, and marks are passed in theirs.
                Some(it) => drop(it.next.set(passing.clone())),
                // It is passed already, or nothing was started since and it is at the same place.
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

/// Passes a mark when its last holder goes: the programs before it, and the mark before it.
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
