//! Computes StableHLO programs statement by statement, on the host. What a compiler needs tens of
//! milliseconds for before the first run starts at once here, and goes on more slowly.
//!
//! This crate knows no ATen, no devices and no plugins; products of matrices are `pjrt`'s kernel, as
//! in programs that are compiled. A statement that it cannot compute is named when a program is made,
//! so running one does not fail.
#![forbid(unsafe_code)]

mod array;
mod convolution;
mod elementwise;
mod kernel;
mod place;
mod prepare;
mod product;
mod program;
mod reduce;
mod walk;

pub use array::Array;
pub use program::Program;
