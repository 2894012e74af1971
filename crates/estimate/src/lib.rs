//! What a compiler expects a program to take: cycles, bytes and products of each instruction of an
//! optimised module. Knows XLA's modules, but no plugin, no device and no ATen.
#![forbid(unsafe_code)]

mod chip;
mod collective;
mod cost;
mod module;
mod peak;
mod product;
mod rounds;
mod tiles;

pub use chip::Chip;
pub use cost::{Estimate, Part};
pub use peak::Held;
pub use tiles::{Tiles, result_tiles};
