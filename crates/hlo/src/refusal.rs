//! Reasons why a program cannot be built, for the author of the call.

use crate::DType;
use std::fmt;

/// The Python exception type that torch raises for such a mistake.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Kind {
    /// `RuntimeError`: the arguments do not fit together.
    Runtime,
    /// `TypeError`: an argument has the wrong type.
    Type,
    /// `ValueError`: an argument has a value outside its range.
    Value,
    /// `IndexError`: a dimension or an index is out of range.
    Index,
    /// `NotImplementedError`: a valid request that has no lowering.
    NotImplemented,
    /// `torch.linalg.LinAlgError`: a matrix has no such factors.
    LinAlg,
    /// `NotImplementedError`: elements of this type, for which an operation has no form.
    Unfit(DType),
    /// A broken type rule: a mistake in a row, never the user's.
    Internal,
}

#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Refusal {
    pub kind: Kind,
    pub message: String,
}

impl Refusal {
    #[cold]
    pub fn new(kind: Kind, message: impl Into<String>) -> Self {
        Self { kind, message: message.into() }
    }
    #[cold]
    pub fn runtime(message: impl Into<String>) -> Self {
        Self::new(Kind::Runtime, message)
    }
    #[cold]
    pub fn type_(message: impl Into<String>) -> Self {
        Self::new(Kind::Type, message)
    }
    #[cold]
    pub fn value(message: impl Into<String>) -> Self {
        Self::new(Kind::Value, message)
    }
    #[cold]
    pub fn index(message: impl Into<String>) -> Self {
        Self::new(Kind::Index, message)
    }
    #[cold]
    pub fn not_implemented(message: impl Into<String>) -> Self {
        Self::new(Kind::NotImplemented, message)
    }
    #[cold]
    pub fn unfit(dtype: DType) -> Self {
        Self::new(Kind::Unfit(dtype), "an operation has no form for elements of this type")
    }
    #[cold]
    pub fn internal(message: impl Into<String>) -> Self {
        Self::new(Kind::Internal, message)
    }
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.message)
    }
}

impl std::error::Error for Refusal {}
