//! Sizes that vary: programs that differ in nothing else become one, compiled for all sizes up to a
//! bound.
//!
//! What programs have in common is their *form*; programs of one form are a *family*. From a few of
//! them follows the *law* by which their numbers depend on the extents of inputs. Where it holds, a
//! program is written once for each set of bounds (`shapes::Witnesses`), takes the sizes as numbers, and
//! reads and leaves buffers with room to spare, whose *layout* says where the elements are.

mod bounds;
mod family;
mod ints;
mod layout;
mod plan;
mod write;

pub(crate) use layout::{Layout, Relaid};
pub(crate) use plan::{Families, Novelty, Plan};

/// A program of so many ops takes longer to compile than what is done to save it.
const MANY: usize = 64;
