//! Failures at the C ABI: a status, and a text that is kept for the thread.

use crate::layout::Text;
use crate::python;
use engine::{Error, ErrorKind};
use pyo3::prelude::*;
use std::cell::RefCell;
use std::ffi::c_void;

pub(crate) const OK: i32 = 0;
pub(crate) const RESIZE: i32 = 8;

thread_local! {
    static LAST_ERROR: RefCell<String> = const { RefCell::new(String::new()) };
}

fn status(kind: ErrorKind) -> i32 {
    match kind {
        ErrorKind::Runtime => 1,
        ErrorKind::Type => 2,
        ErrorKind::Value => 3,
        ErrorKind::Index => 4,
        ErrorKind::NotImplemented => 5,
        ErrorKind::OutOfMemory => 6,
        ErrorKind::Internal => 7,
        ErrorKind::Interrupted => 9,
        ErrorKind::LinAlg => 10,
        ErrorKind::Distributed => 11,
    }
}

#[cold]
fn fail(error: &Error) -> i32 {
    LAST_ERROR.with_borrow_mut(|last| *last = error.to_string());
    status(error.kind)
}

/// Runs the body of an ABI function and catches its errors and panics.
pub(crate) fn guard(body: impl FnOnce() -> Result<i32, Error>) -> i32 {
    engine::caught(body).unwrap_or_else(|error| fail(&error))
}

#[unsafe(no_mangle)]
extern "C" fn tpu_last_error() -> Text {
    LAST_ERROR.with_borrow(|last| Text { data: last.as_ptr(), size: last.len() })
}

/// An exception of Python that a handler of a signal raised, as three owned references.
#[repr(C)]
struct Exception {
    kind: *mut c_void,
    value: *mut c_void,
    traceback: *mut c_void,
}

#[unsafe(no_mangle)]
extern "C" fn tpu_take_exception() -> Exception {
    Python::attach(|py| {
        let error = python::take_signal();
        let traceback = error.traceback(py).map_or(std::ptr::null_mut(), |t| t.into_ptr());
        let kind = error.get_type(py).into_ptr();
        let value = error.into_value(py).into_ptr();
        Exception { kind: kind.cast(), value: value.cast(), traceback: traceback.cast() }
    })
}
