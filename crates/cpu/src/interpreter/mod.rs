//! Computes StableHLO functions statement by statement, on the host. A compiler needs tens of
//! milliseconds before the first run. Here the first run starts at once, but each run takes longer.
//!
//! Products of matrices call the kernel, as in compiled programs. Making a program names a
//! statement that cannot be computed, so running it does not fail.

mod array;
mod convolution;
mod elementwise;
mod kernel;
mod lapack;
mod lines;
mod place;
mod prepare;
mod product;
mod program;
mod reduce;
mod sort;
mod walk;

pub use array::Array;
pub use program::Program;
