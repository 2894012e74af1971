//! Computes StableHLO functions statement by statement, on the host. A compiler needs tens of
//! milliseconds before the first run; here the first run starts at once, and each run takes longer.
//!
//! Products of matrices are the kernel's, as in programs that are compiled. A statement that cannot
//! be computed is named when a program is made, so running one does not fail.

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
