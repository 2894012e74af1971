//! The errors of calls and of their execution.

use crate::Result;
use std::cell::RefCell;
use std::collections::VecDeque;
use std::fmt;
use std::panic::{self, AssertUnwindSafe, catch_unwind};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

/// The exception that the user sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    Runtime,
    Type,
    Value,
    Index,
    NotImplemented,
    LinAlg,
    OutOfMemory,
    /// A collective failed.
    Distributed,
    /// A signal ended a wait.
    Interrupted,
    /// A bug of this package.
    Internal,
}

#[derive(Clone, Debug)]
pub struct Error {
    pub kind: ErrorKind,
    /// The ATen op that failed, if it is known.
    pub op: Option<Arc<str>>,
    pub message: String,
    pub source: Option<Arc<pjrt::Error>>,
}

impl Error {
    #[cold]
    pub fn new(kind: ErrorKind, message: impl Into<String>) -> Self {
        Self { kind, op: None, message: message.into(), source: None }
    }
    #[cold]
    pub fn runtime(message: impl Into<String>) -> Self {
        Self::new(ErrorKind::Runtime, message)
    }
    #[cold]
    pub fn internal(message: impl Into<String>) -> Self {
        Self::new(ErrorKind::Internal, message)
    }
    /// Names the op that the error belongs to.
    #[cold]
    pub fn for_op(mut self, op: &str) -> Self {
        self.op.get_or_insert_with(|| op.into());
        self
    }
    /// A text by which the error is known again when a plugin reports it.
    #[cold]
    pub(crate) fn through_plugin(&self) -> String {
        static LAST: AtomicU64 = AtomicU64::new(0);
        let number = LAST.fetch_add(1, Relaxed) + 1;
        let mut kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
        kept.push_back((number, self.clone()));
        if kept.len() > MOST_KEPT {
            kept.pop_front();
        }
        format!("{MARK}{number}: {self}")
    }
    /// Appends the line of the user's program, if it is known.
    #[cold]
    pub(crate) fn at_line(mut self, line: Option<String>) -> Self {
        if let Some(line) = line {
            self.message += &format!(" (at {line})");
        }
        self
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.kind != ErrorKind::Internal {
            return f.write_str(&self.message);
        }
        match &self.op {
            Some(op) => write!(f, "torch_tpu failed in aten::{op}: ")?,
            None => f.write_str("torch_tpu failed: ")?,
        }
        write!(
            f,
            "{}. This is a fault of torch_tpu and not of your program. Please report this message \
             and the call; until it is mended, make the call on the CPU",
            self.message
        )
    }
}

impl std::error::Error for Error {
    fn source(&self) -> Option<&(dyn std::error::Error + 'static)> {
        self.source.as_deref().map(|e| e as _)
    }
}

impl From<hlo::Refusal> for Error {
    fn from(r: hlo::Refusal) -> Self {
        let kind = match r.kind {
            hlo::Kind::Runtime => ErrorKind::Runtime,
            hlo::Kind::Type => ErrorKind::Type,
            hlo::Kind::Value => ErrorKind::Value,
            hlo::Kind::Index => ErrorKind::Index,
            hlo::Kind::NotImplemented | hlo::Kind::Unfit(_) => ErrorKind::NotImplemented,
            hlo::Kind::LinAlg => ErrorKind::LinAlg,
            hlo::Kind::Internal => ErrorKind::Internal,
        };
        Error::new(kind, r.message)
    }
}

impl From<pjrt::Error> for Error {
    fn from(e: pjrt::Error) -> Self {
        if let Some(known) = known(&e.message) {
            return known;
        }
        let kind = match e.code {
            pjrt::Code::ResourceExhausted => ErrorKind::OutOfMemory,
            pjrt::Code::Unimplemented => ErrorKind::NotImplemented,
            _ => ErrorKind::Runtime,
        };
        let message = e.to_string();
        Self { kind, op: None, message, source: Some(Arc::new(e)) }
    }
}

/// The latest errors that went through a plugin, which passes on only their text.
static KEPT: Mutex<VecDeque<(u64, Error)>> = Mutex::new(VecDeque::new());
const MOST_KEPT: usize = 64;
/// What the text begins with, before the error's number.
const MARK: &str = "error number ";

/// The error that a plugin's message is about, if it is one of these.
fn known(message: &str) -> Option<Error> {
    let rest = &message[message.find(MARK)? + MARK.len()..];
    let digits = rest.bytes().take_while(u8::is_ascii_digit).count();
    let number: u64 = rest[..digits].parse().ok()?;
    let kept = KEPT.lock().unwrap_or_else(PoisonError::into_inner);
    kept.iter().find(|(of, _)| *of == number).map(|(_, error)| error.clone())
}

thread_local! {
    /// Where the thread's last panic came from, in this package's sources.
    static PLACE: RefCell<Option<String>> = const { RefCell::new(None) };
}

/// Runs the body and turns a panic into an error. A panic is a bug, but must not end a thread on
/// which others wait.
pub fn caught<T>(body: impl FnOnce() -> Result<T>) -> Result<T> {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|_| {
        let place = PLACE.take().unwrap_or_else(|| "an unknown place".to_owned());
        Err(Error::internal(format!("an assumption does not hold at {place}")))
    })
}

/// Keeps the place of each panic for the error that it becomes. What the panic says is for
/// developers, and is printed only if `RUST_BACKTRACE` is set now.
pub fn note_panics() {
    let print = std::env::var_os("RUST_BACKTRACE").map(|_| panic::take_hook());
    panic::set_hook(Box::new(move |info| {
        PLACE.set(info.location().map(ToString::to_string));
        if let Some(print) = &print {
            print(info);
        }
    }));
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_panic_becomes_a_fault_that_names_its_call() {
        note_panics();
        let nothing: [i32; 0] = [];
        let place = nothing.len();
        let error = caught(|| Ok(nothing[place])).unwrap_err().for_op("add(tensor<0xf32>)");
        let text = error.to_string();
        let start = "torch_tpu failed in aten::add(tensor<0xf32>): an assumption does not hold at ";
        assert!(text.starts_with(start), "{text}");
        assert!(text.contains("crates/engine/src/error.rs:"), "{text}");
        assert!(text.contains("Please report this message"), "{text}");
        assert!(!text.contains("index out of bounds"), "{text}");
    }
}
