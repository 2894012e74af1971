//! The errors of calls and of their execution.

use crate::Result;
use std::fmt;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::sync::Arc;

/// The exception that the user sees.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ErrorKind {
    Runtime,
    Type,
    Value,
    Index,
    NotImplemented,
    OutOfMemory,
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
        if let (ErrorKind::Internal, Some(op)) = (self.kind, &self.op) {
            write!(f, "aten::{op}: ")?;
        }
        f.write_str(&self.message)?;
        if self.kind == ErrorKind::Internal {
            f.write_str(" (this is a bug in torch_tpu, please report it)")?;
        }
        Ok(())
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
            hlo::Kind::NotImplemented => ErrorKind::NotImplemented,
            hlo::Kind::Internal => ErrorKind::Internal,
        };
        Error::new(kind, r.message)
    }
}

impl From<pjrt::Error> for Error {
    fn from(e: pjrt::Error) -> Self {
        let kind = match e.code {
            pjrt::Code::ResourceExhausted => ErrorKind::OutOfMemory,
            pjrt::Code::Unimplemented => ErrorKind::NotImplemented,
            _ => ErrorKind::Runtime,
        };
        let message = e.to_string();
        Self { kind, op: None, message, source: Some(Arc::new(e)) }
    }
}

/// Runs the body and turns a panic into an error. A panic is a bug, but must not end a thread on
/// which others wait.
pub fn caught<T>(body: impl FnOnce() -> Result<T>) -> Result<T> {
    catch_unwind(AssertUnwindSafe(body)).unwrap_or_else(|panic| {
        let text = panic.downcast_ref::<String>().cloned();
        let text = text.or_else(|| panic.downcast_ref::<&str>().map(|s| (*s).to_owned()));
        Err(Error::internal(format!("panic: {}", text.unwrap_or_default())))
    })
}
