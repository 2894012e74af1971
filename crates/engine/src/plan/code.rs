//! The code of a program, and the place where it is put.

use super::lower::NAME;
use super::tiers::TieredCode;
use crate::Result;
use crate::error::Error;
use crate::platform::Platform;
use hlo::Recorded;
use pjrt::CompileOptions;
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

pub(crate) struct Compiled {
    /// `None` where no device is.
    pub(crate) code: Option<TieredCode>,
    pub(crate) took: Duration,
    pub(crate) origin: Origin,
    /// The error of each check of data; its flag follows the outputs in debug mode.
    pub(crate) checks: Vec<Error>,
}

/// The origin of an executable.
#[derive(Clone, Debug)]
pub(crate) enum Origin {
    /// The compiler; the nearest entry on disk differed in these parts of its key.
    Compiler {
        nearest: Option<Vec<&'static str>>,
    },
    Disk,
    Shared,
}

/// The compiler's input. An executable depends on it and on its environment.
pub(crate) struct Compilable {
    pub(crate) text: String,
    pub(crate) options: CompileOptions,
}

impl Compilable {
    /// A function for the platform's compiler: one program for so many ranks.
    pub(crate) fn new(platform: &Platform, function: &Recorded, ranks: i64) -> Compilable {
        let options = platform.options(function, ranks, 1);
        Compilable { text: function.text(NAME), options }
    }
}

/// The place of a program's code. The first run that finds no code has it made. Code can be freed
/// while no run waits for it; the next run has it made again.
#[derive(Default)]
pub(crate) struct Place {
    state: Mutex<State>,
    filled: Condvar,
}

#[derive(Default)]
struct State {
    code: Option<Result<Arc<Compiled>>>,
    is_asked_for: bool,
    /// Submitted runs that do not have the code yet.
    waiting: usize,
}

impl Place {
    fn lock(&self) -> MutexGuard<'_, State> {
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Notes a run that was submitted. True if its code has to be made.
    pub(crate) fn submit(&self) -> bool {
        let mut state = self.lock();
        state.waiting += 1;
        let is_missing = state.code.is_none() && !state.is_asked_for;
        state.is_asked_for |= is_missing;
        is_missing
    }

    pub(crate) fn fill(&self, code: Result<Compiled>) {
        self.lock().code = Some(code.map(Arc::new));
        self.filled.notify_all();
    }

    /// The code of a submitted run. Waits for the compiler.
    pub(crate) fn start(&self) -> Result<Arc<Compiled>> {
        let mut state = self.lock();
        loop {
            if let Some(code) = state.code.clone() {
                state.waiting = state.waiting.saturating_sub(1);
                return code;
            }
            state = self.filled.wait(state).unwrap_or_else(PoisonError::into_inner);
        }
    }

    /// The code, if it is there.
    pub(crate) fn get(&self) -> Option<Arc<Compiled>> {
        self.lock().code.as_ref()?.as_ref().ok().cloned()
    }

    /// Takes the code out, so that the caller drops it outside any lock.
    pub(crate) fn release(&self) -> Option<Arc<Compiled>> {
        let mut state = self.lock();
        let is_free = state.waiting == 0 && matches!(state.code, Some(Ok(_)));
        let code = if is_free { state.code.take()?.ok() } else { None };
        state.is_asked_for &= code.is_none();
        code
    }
}

#[cfg(test)]
mod tests {
    use super::{Compiled, Origin, Place};
    use std::time::Duration;

    fn compiled() -> Compiled {
        let (took, origin) = (Duration::ZERO, Origin::Disk);
        Compiled { code: None, took, origin, checks: Vec::new() }
    }

    #[test]
    fn code_that_was_released_is_made_again() {
        let place = Place::default();
        assert!(place.submit());
        assert!(!place.submit());
        place.fill(Ok(compiled()));
        assert!(place.start().is_ok());
        assert!(place.release().is_none(), "a run waits for it");
        assert!(place.start().is_ok());
        assert!(place.release().is_some());
        assert!(place.get().is_none());
        assert!(place.submit());
    }
}
