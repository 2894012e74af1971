//! StableHLO as values: types, typed constructors (which are the type rules), functions as
//! statements, and their one printer.
//!
//! This crate knows no ATen, no devices and no tensors. A [`Builder`] of the first kind keeps types
//! only: running a function on it *is* shape inference. The second kind also records statements:
//! running the same function on it is lowering. A [`Recorded`] function is data: it can be
//! compared, rewritten and printed. Constructors never fail in the middle of an expression. The
//! first broken type rule is kept as a [`Refusal`], and [`Builder::check`] returns it, so rows read
//! like arithmetic.
#![forbid(unsafe_code)]

mod as_stored;
mod attribute;
mod buffer;
mod build;
mod capped_scores;
mod chosen_rows;
mod collective;
mod computed_again;
mod control;
mod convert;
mod convolution;
mod defer;
mod dot;
mod drawn;
mod elements;
mod elementwise;
mod few_rows;
mod form;
mod in_branches;
mod in_turn;
mod index;
mod linalg;
mod literal;
mod mirror;
mod narrow;
mod one_hot;
mod one_pass;
mod one_predicate;
mod opaque;
mod own_shapes;
mod pair;
mod parse;
mod parts;
mod pointwise;
mod print;
mod random;
mod read;
mod reduce;
mod refusal;
mod repeated;
mod rewrite;
mod shape;
mod sharding;
mod shared_operands;
mod short_integers;
mod short_results;
mod simplify;
mod sort;
mod statement;
mod symmetric;
mod types;
mod unfold;
mod work;

pub use attribute::{Attribute, Attributes};
pub use buffer::BufferShape;
pub use build::{Builder, Value};
pub use collective::Groups;
pub use convolution::{ConvMap, ConvMaps};
pub use dot::{ConvDims, Convolution, DotDims, Precision};
pub use elementwise::Compare;
pub use index::{GatherDims, ScatterDims};
pub use linalg::FftType;
pub use literal::Number;
pub use print::Donation;
pub use random::RngAlgorithm;
pub use reduce::{Reducer, Window};
pub use refusal::{Kind, Refusal};
pub use rewrite::{Rewriter, Rules};
pub use sharding::{Mesh, Partitions, Sharding};
pub use statement::{Block, Definitions, Extents, Ids, Recorded, Statement};
pub use types::{DType, Dims, Type};

pub type Result<T> = std::result::Result<T, Refusal>;
