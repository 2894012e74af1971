//! Questions of the engine to Python, and its warnings.

use crate::plan;
use engine::Warning;
use pyo3::exceptions::PyKeyboardInterrupt;
use pyo3::intern;
use pyo3::prelude::*;
use pyo3::sync::PyOnceLock;
use pyo3::types::PyAnyMethods;
use std::collections::{BTreeSet, HashMap};
use std::sync::{Arc, Mutex, PoisonError};

/// `file.py:41` of the innermost frame outside of torch and this package. `None` on threads that
/// run no Python, such as autograd's.
pub(crate) fn user_line() -> Option<String> {
    Python::attach(|py| plan::place(py).or_else(|| frame_line(py).ok().flatten()))
}

/// Files by the address of a code object, which is kept so that no other one gets its address. The
/// file is `None` if it belongs to torch or this package.
type Files = HashMap<usize, (Py<PyAny>, Option<Arc<str>>)>;

static FILES: PyOnceLock<Mutex<Files>> = PyOnceLock::new();
/// Code objects that are kept: enough for all that call this device in most programs.
const MOST_FILES: usize = 4096;

/// The file of a code object, unless it belongs to torch or this package.
fn file_of(code: &Bound<'_, PyAny>) -> PyResult<Option<Arc<str>>> {
    let (py, address) = (code.py(), code.as_ptr() as usize);
    let files = FILES.get_or_init(py, Mutex::default);
    if let Some((_, file)) = files.lock().unwrap_or_else(PoisonError::into_inner).get(&address) {
        return Ok(file.clone());
    }
    let file: String = code.getattr(intern!(py, "co_filename"))?.extract()?;
    let is_library = ["/torch/", "/torch_tpu/", "<frozen"].iter().any(|part| file.contains(part));
    let file = (!is_library).then(|| Arc::from(file));
    let mut files = files.lock().unwrap_or_else(PoisonError::into_inner);
    // Released after the lock: a code object's end may run Python.
    let old = (files.len() >= MOST_FILES).then(|| std::mem::take(&mut *files));
    files.insert(address, (code.clone().unbind(), file.clone()));
    drop(files);
    drop(old);
    Ok(file)
}

fn frame_line(py: Python<'_>) -> PyResult<Option<String>> {
    static GET_FRAME: PyOnceLock<Py<PyAny>> = PyOnceLock::new();
    let get_frame = GET_FRAME.import(py, "sys", "_getframe")?;
    let mut frame = match get_frame.call0() {
        Ok(frame) => frame,
        // No frame: this thread has never run Python code.
        Err(_) => return Ok(None),
    };
    loop {
        if let Some(file) = file_of(&frame.getattr(intern!(py, "f_code"))?)? {
            let line: u32 = frame.getattr(intern!(py, "f_lineno"))?.extract()?;
            return Ok(Some(format!("{file}:{line}")));
        }
        frame = frame.getattr(intern!(py, "f_back"))?;
        if frame.is_none() {
            return Ok(None);
        }
    }
}

/// The type and the first line of the exception that this thread handles, such as one that passes a
/// `finally`. `None` for one that tells of another rank's failure.
pub(crate) fn handled_exception() -> Option<String> {
    Python::attach(|py| {
        let handled = py.import("sys").ok()?.call_method0("exception").ok()?;
        let name = handled.get_type().name().ok()?;
        let is_own = !handled.is_none() && name != "DistBackendError";
        let text = handled.to_string();
        let line: String = text.lines().next().unwrap_or("").chars().take(MOST_TOLD).collect();
        is_own.then(|| format!("{name}: {line}"))
    })
}

/// Characters of an exception that other ranks are told.
const MOST_TOLD: usize = 300;

/// The exception that ends a wait.
static SIGNAL: Mutex<Option<PyErr>> = Mutex::new(None);

/// True if an exception is to end a wait: of a signal's handler, or of a plan that has seen enough.
/// Only Python's main thread handles signals.
pub(crate) fn signalled() -> bool {
    if let Some(raised) = Python::attach(|py| py.check_signals().err()) {
        signal(raised);
    }
    SIGNAL.lock().unwrap_or_else(PoisonError::into_inner).is_some()
}

/// Leaves an exception, which ends the next wait.
pub(crate) fn signal(raised: PyErr) {
    *SIGNAL.lock().unwrap_or_else(PoisonError::into_inner) = Some(raised);
}

/// Drops an exception that has ended no wait yet.
pub(crate) fn forget_signal() {
    SIGNAL.lock().unwrap_or_else(PoisonError::into_inner).take();
}

/// Takes the exception that ended a wait.
pub(crate) fn take_signal() -> PyErr {
    let raised = SIGNAL.lock().unwrap_or_else(PoisonError::into_inner).take();
    raised.unwrap_or_else(|| PyKeyboardInterrupt::new_err(()))
}

/// A warning of a call. One that comes once comes always if `torch.set_warn_always(True)` asks for it.
pub(crate) fn warn_of_call(warning: &Warning) {
    static GIVEN: Mutex<BTreeSet<String>> = Mutex::new(BTreeSet::new());
    let is_first = || {
        let mut given = GIVEN.lock().unwrap_or_else(PoisonError::into_inner);
        given.insert(warning.text.clone())
    };
    if !warning.once || is_first() || warns_always() {
        warn(&warning.text);
    }
}

fn warns_always() -> bool {
    let asked =
        |py: Python<'_>| py.import("torch")?.call_method0("is_warn_always_enabled")?.extract();
    Python::attach(asked).unwrap_or(false)
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
