//! The function of a bounded program at the sizes of one plan. A baseline that computes padding, too,
//! gives way to it.

use crate::backend::Executable;
use hlo::{Recorded, Type};
use shapes::{Layout, Padding};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

pub(crate) struct Exact {
    padding: Arc<Padding>,
    state: Mutex<State>,
}

enum State {
    Function(Box<Recorded>),
    Made(Arc<ExactCode>),
    /// Nothing can make code of it, or the program has better code.
    Gone,
}

/// Code for buffers without padding.
pub(crate) struct ExactCode {
    pub(crate) code: Box<dyn Executable>,
    pub(crate) parameters: Vec<Type>,
    pub(crate) results: Vec<Type>,
    /// The elements of its runs that were noted.
    noted: AtomicU64,
}

impl ExactCode {
    pub(crate) fn new(code: Box<dyn Executable>, function: &Recorded) -> ExactCode {
        let types = |ids: &[u32]| ids.iter().map(|&id| function.ty(id).clone()).collect();
        let (parameters, results) =
            (types(&function.block.arguments), types(&function.block.results));
        ExactCode { code, parameters, results, noted: AtomicU64::default() }
    }

    /// The elements that it has computed since they were noted.
    pub(crate) fn note(&self) -> u64 {
        let elements = self.code.elements();
        elements.saturating_sub(self.noted.swap(elements, Relaxed))
    }
}

impl Exact {
    pub(super) fn new(function: Recorded, padding: Arc<Padding>) -> Exact {
        Exact { padding, state: Mutex::new(State::Function(function.into())) }
    }

    /// How the bounded program wants an input, unless it is repacked.
    pub(crate) fn input(&self, at: usize) -> Option<&Layout> {
        self.padding.inputs[at].as_ref()
    }

    pub(crate) fn output(&self, at: usize) -> Option<&Layout> {
        self.padding.outputs[at].as_ref()
    }

    /// The code, which `make` makes once.
    pub(crate) fn code(
        &self,
        make: impl FnOnce(&Recorded) -> Option<ExactCode>,
    ) -> Option<Arc<ExactCode>> {
        let mut state = self.state.lock().unwrap_or_else(PoisonError::into_inner);
        if let State::Function(function) = &*state {
            *state = make(function).map_or(State::Gone, |code| State::Made(code.into()));
        }
        match &*state {
            State::Made(code) => Some(code.clone()),
            _ => None,
        }
    }

    /// Frees the function and the code.
    pub(crate) fn forget(&self) {
        *self.state.lock().unwrap_or_else(PoisonError::into_inner) = State::Gone;
    }
}
