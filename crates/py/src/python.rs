//! Questions of the engine to Python, and its warnings.

use crate::plan;
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::prelude::*;
use pyo3::types::PyAnyMethods;
use std::sync::{Mutex, PoisonError};

/// `file.py:41` of the innermost frame outside of torch and this package. `None` on threads that
/// run no Python, such as autograd's.
pub(crate) fn user_line() -> Option<String> {
    Python::attach(|py| plan::place(py).or_else(|| frame_line(py).ok().flatten()))
}

fn frame_line(py: Python<'_>) -> PyResult<Option<String>> {
    let mut frame = match py.import("sys")?.call_method1("_getframe", (0,)) {
        Ok(frame) => frame,
        // No frame: this thread has never run Python code.
        Err(_) => return Ok(None),
    };
    loop {
        let file: String = frame.getattr("f_code")?.getattr("co_filename")?.extract()?;
        let library = ["/torch/", "/torch_tpu/", "<frozen"].iter().any(|part| file.contains(part));
        if !library {
            let line: u32 = frame.getattr("f_lineno")?.extract()?;
            return Ok(Some(format!("{file}:{line}")));
        }
        frame = frame.getattr("f_back")?;
        if frame.is_none() {
            return Ok(None);
        }
    }
}

/// The exception of the signal that ended the latest wait.
static SIGNAL: Mutex<Option<PyErr>> = Mutex::new(None);

/// True if a signal has arrived and its handler raised an exception. Only Python's main thread
/// handles signals.
pub(crate) fn signalled() -> bool {
    let raised = Python::attach(|py| py.check_signals().err());
    let is_raised = raised.is_some();
    if is_raised {
        *SIGNAL.lock().unwrap_or_else(PoisonError::into_inner) = raised;
    }
    is_raised
}

/// Takes the exception that ended a wait.
pub(crate) fn take_signal() -> PyErr {
    let raised = SIGNAL.lock().unwrap_or_else(PoisonError::into_inner).take();
    raised.unwrap_or_else(|| PyKeyboardInterrupt::new_err(()))
}

/// A `UserWarning` on the user's own line. If warnings are errors, it stays a warning here, because
/// the op itself did not fail.
pub(crate) fn warn(text: &str) {
    Python::attach(|py| {
        let text = match frame_line(py) {
            Ok(Some(line)) => format!("{text} ({line})"),
            _ => text.to_owned(),
        };
        let warned = py.import("warnings").and_then(|w| w.call_method1("warn", (text,)));
        if let Err(e) = warned {
            e.write_unraisable(py, None);
        }
    });
}
