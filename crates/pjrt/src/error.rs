//! Errors of plugins, and of this crate on their behalf.

use std::fmt;

/// The status codes every PJRT error carries.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
#[non_exhaustive]
pub enum Code {
    Cancelled,
    Unknown,
    InvalidArgument,
    DeadlineExceeded,
    NotFound,
    AlreadyExists,
    PermissionDenied,
    ResourceExhausted,
    FailedPrecondition,
    Aborted,
    OutOfRange,
    Unimplemented,
    Internal,
    Unavailable,
    DataLoss,
    Unauthenticated,
}

impl Code {
    pub(crate) fn from_raw(code: i32) -> Code {
        const IN_ORDER: [Code; 16] = [
            Code::Cancelled,
            Code::Unknown,
            Code::InvalidArgument,
            Code::DeadlineExceeded,
            Code::NotFound,
            Code::AlreadyExists,
            Code::PermissionDenied,
            Code::ResourceExhausted,
            Code::FailedPrecondition,
            Code::Aborted,
            Code::OutOfRange,
            Code::Unimplemented,
            Code::Internal,
            Code::Unavailable,
            Code::DataLoss,
            Code::Unauthenticated,
        ];
        let index = usize::try_from(code).ok().and_then(|code| code.checked_sub(1));
        index.and_then(|index| IN_ORDER.get(index)).copied().unwrap_or(Code::Unknown)
    }
}

/// A call that failed: the kind of failure, the PJRT call, and the reason in words.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Error {
    pub code: Code,
    /// The PJRT function, without `_Args`, or the step of loading a plugin.
    pub call: &'static str,
    pub message: String,
}

impl Error {
    pub fn new(code: Code, call: &'static str, message: impl Into<String>) -> Error {
        Error { code, call, message: message.into() }
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}: {:?}: {}", self.call, self.code, self.message)
    }
}

impl std::error::Error for Error {}

pub type Result<T, E = Error> = std::result::Result<T, E>;
