//! Reading and writing at places given by tensors.
//!
//! Arguments are int64 or int32; places are computed in int32 wherever the extent allows.
//! Out-of-range reads are clamped and writes are dropped, so no access leaves its buffer. A check
//! states in torch's words that every index is in range.
//!
//! Sums are taken in the tensor's type, as JAX and stock PyTorch on the CPU take them: a table of
//! sums in float32 would be written and read again as a whole.

pub(crate) mod advanced;
pub(crate) mod along;
pub(crate) mod bag;
pub(crate) mod embedding;
pub(crate) mod gather;
pub(crate) mod masked;
pub(crate) mod scatter;
pub(crate) mod search;
pub(crate) mod unique;

use crate::args::Args;
use crate::promote::scalar_type;
use hlo::{DType, Kind, Refusal, Result, Type, Value};

/// The integer type that places within `extent` are computed in.
fn index_type(extent: i64) -> DType {
    DType::of_places(extent)
}

/// Indices in the narrowest type that holds `extent`.
fn narrow(index: Value<'_>, extent: i64) -> Value<'_> {
    index.convert(index_type(extent))
}

/// Narrow indices with negative ones counted from the end.
fn wrap(index: Value<'_>, extent: i64) -> Value<'_> {
    let i = narrow(index, extent);
    let b = i.builder();
    let from_end = i.add(b.scalar(extent, i.dtype()));
    i.lt(b.scalar(0, i.dtype())).select(from_end, i)
}

/// States the check `low <= index < extent`, before narrowing. Refuses at once if no index can be in
/// range. The message has `{index}` and `{extent}` in the places of these numbers.
fn check_range<'b>(
    a: &Args<'_, 'b>,
    index: Value<'b>,
    low: i64,
    extent: i64,
    kind: Kind,
    message: impl FnOnce() -> String,
) -> Result<()> {
    if low >= extent && index.ty().numel() > 0 {
        let message = message().replace("{index} ", "").replace("{extent}", &extent.to_string());
        return Err(Refusal::new(kind, message));
    }
    a.check_index(index, low, extent, || Refusal::new(kind, message()));
    Ok(())
}

/// The range check of `index_select`, and of `embedding`, which torch builds on it.
fn check_selected<'b>(a: &Args<'_, 'b>, index: Value<'b>, extent: i64) -> Result<()> {
    if extent == 0 && index.numel() > 0 {
        return Err(Refusal::runtime("index_select(): self indexing axis dim should be positive"));
    }
    check_range(a, index, 0, extent, Kind::Index, || "index out of range in self".to_owned())
}

/// `0, 1, ..` along `dim` of a tensor of this shape.
fn positions<'b>(like: Value<'b>, dim: usize) -> Value<'b> {
    let dtype = index_type(like.dim(dim));
    like.builder().iota(dim, like.ty().with_dtype(dtype))
}

/// A zero-dimensional tensor seen as one with a single element.
fn at_least_1d(x: Value<'_>) -> Value<'_> {
    if x.rank() == 0 { x.reshape(&[1]) } else { x }
}

/// `x` (any shape but `like`'s number of leading dimensions) spread to `dims` along `mapping`.
fn spread<'b>(x: Value<'b>, dims: &[i64], mapping: &[i64]) -> Value<'b> {
    x.broadcast_in_dim(&Type::new(x.dtype(), dims), mapping)
}
