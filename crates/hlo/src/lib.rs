//! StableHLO as values: types, typed constructors (which are the type rules), one printer.
//!
//! This crate knows no ATen, no devices and no tensors. A [`Builder`] either keeps types only
//! (then running a function on it *is* shape inference) or also prints the StableHLO text (then
//! running the same function is lowering). Constructors never fail in the middle of an
//! expression: the first broken type law is kept as a [`Refusal`] and handed out by
//! [`Builder::check`], so rows read like arithmetic.
#![forbid(unsafe_code)]

mod attribute;
mod bounded;
mod build;
mod collective;
mod control;
mod dot;
mod elementwise;
mod function;
mod index;
mod linalg;
mod literal;
mod print;
mod product;
mod random;
mod reduce;
mod refusal;
mod shape;
mod shared;
mod sort;
mod stages;
mod statement;
mod types;
mod work;

pub use attribute::{Attribute, Attributes};
pub use bounded::{Bounded, Dim, Factor, Fitting, Quotient, Size, Witnesses};
pub use build::{Builder, Region, Value};
pub use collective::{ReplicaGroups, Sharding};
pub use dot::{ConvDims, Convolution, DotDims};
pub use elementwise::Compare;
pub use function::Function;
pub use index::{GatherDims, ScatterDims};
pub use linalg::FftType;
pub use literal::Number;
pub use print::{Argument, Donation};
pub use random::RngAlgorithm;
pub use reduce::{Reducer, Window};
pub use refusal::{Kind, Refusal};
pub use statement::{Block, Ids, Recorded, Statement};
pub use types::{DType, Dims, Type};

pub type Result<T> = std::result::Result<T, Refusal>;
