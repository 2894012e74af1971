//! Joining, repeating, reordering and padding: elements move, nothing is computed.
//!
//! Views (`view`, `permute`, `expand`, `narrow`, `select`, `split` ...) are torch's own strided
//! metadata and never come here.

pub(crate) mod edge;
pub(crate) mod join;
pub(crate) mod place;
pub(crate) mod reorder;
