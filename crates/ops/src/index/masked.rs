//! Reading and writing where a mask holds.
//!
//! The number of such places depends on data. `masked_scatter` does not return it. The other ops
//! are rows of this project that fill a tensor of bounded size and return the count; the caller
//! reads the count and narrows.

use super::index_type;
use crate::args::Args;
use crate::promote::broadcast_dims;
use crate::row::{Row, row};
use hlo::{DType, Reducer, Refusal, Result, ScatterDims, Type, Value, Window};

/// The rank of each place of a mask among the true places, in row-major order and the mask's shape
/// (meaningful only at a true place); and the number of true places.
pub(crate) fn ranks(mask: Value<'_>) -> (Value<'_>, Value<'_>) {
    let n = mask.numel();
    let flat = mask.reshape(&[n]).convert(index_type(n));
    let rank = running_sum(flat);
    (rank.subtract(rank.ones_like()).reshape(&mask.dims()), flat.reduce_sum(&[0]))
}

/// Sums of all elements up to each one of a one-dimensional value; XLA computes it in blocks.
pub(super) fn running_sum(x: Value<'_>) -> Value<'_> {
    let n = x.numel().max(1);
    let mut window = Window::new(&[n]);
    window.padding[0].0 = n - 1;
    if x.numel() == 0 { x } else { x.reduce_window(Reducer::Add, &window) }
}

/// The elements of `x` (flattened) where `mask` holds, moved to the front of a tensor of `x`'s size
/// and followed by zeros.
pub(crate) fn compress<'b>(x: Value<'b>, mask: Value<'b>, rank: Value<'b>) -> Value<'b> {
    let n = x.numel();
    let b = x.builder();
    let place = mask.select(rank, rank.constant(-1)).reshape(&[n]);
    let dims = ScatterDims {
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0],
        index_vector_dim: 1,
        ..Default::default()
    };
    let zeros = b.splat(0, Type::new(x.dtype(), &[n]));
    if n == 0 { zeros } else { zeros.scatter(place, x.reshape(&[n]), &dims, None) }
}

fn same_shape<'b>(x: Value<'b>, mask: Value<'b>) -> Result<(Value<'b>, Value<'b>)> {
    let dims = broadcast_dims(&x.dims(), &mask.dims())?;
    Ok((x.broadcast_to(&dims), mask.broadcast_to(&dims)))
}

/// Successive elements of `source` go to the successive places where the mask holds.
fn masked_scatter<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, mask, source) = (a.tensor("self")?, a.tensor("mask")?, a.tensor("source")?);
    if source.dtype() != x.dtype() {
        return Err(Refusal::runtime(format!(
            "masked_scatter: expected self and source to have same dtypes but got{} and {}",
            super::scalar_type(x.dtype()),
            super::scalar_type(source.dtype())
        )));
    }
    if mask.dtype() != DType::Bool {
        return Err(Refusal::runtime(format!(
            "masked_scatter_ only supports boolean masks, but got mask with dtype {}",
            super::scalar_type(mask.dtype())
        )));
    }
    let (x, mask) = same_shape(x, mask)?;
    let n = source.numel();
    let (rank, count) = ranks(mask);
    a.check(count.le(count.constant(n)), || {
        Refusal::runtime("Number of elements of source < number of ones in mask")
    });
    if n == 0 || x.numel() == 0 {
        return Ok(x);
    }
    let rank = rank.convert(index_type(n.max(x.numel())));
    Ok(mask.select(source.reshape(&[n]).take(rank, 0), x))
}

/// The gradient of `masked_scatter` for its source: the elements where the mask holds, in order.
fn masked_scatter_backward<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (grad, mask) = same_shape(a.tensor("grad_output")?, a.tensor("mask")?)?;
    let sizes = a.ints("sizes")?;
    let n: i64 = sizes.iter().product();
    let flat = compress(grad, mask, ranks(mask).0);
    let zero = grad.builder().scalar(0, grad.dtype());
    Ok(flat.pad_dim(zero, 0, 0, n - flat.numel()).reshape(sizes))
}

fn masked_select<'b>(a: &Args<'_, 'b>) -> Result<[Value<'b>; 2]> {
    let (x, mask) = (a.tensor("self")?, a.tensor("mask")?);
    if mask.dtype() != DType::Bool {
        return Err(Refusal::runtime("masked_select: expected BoolTensor for mask"));
    }
    let (x, mask) = same_shape(x, mask)?;
    let (rank, count) = ranks(mask);
    Ok([compress(x, mask, rank), count.convert(DType::S64)])
}

/// Flat places where `x` is not zero, in order, in a tensor of `x`'s size; and their number.
fn true_places<'b>(x: Value<'b>) -> (Value<'b>, Value<'b>) {
    let n = x.numel();
    let mask = x.reshape(&[n]).convert(DType::Bool);
    let (rank, count) = ranks(mask);
    let place = x.builder().iota(0, Type::new(index_type(n), &[n]));
    (compress(place, mask, rank), count)
}

/// Flat places as coordinates: `[n]` becomes `[n, rank]`, int64.
fn coordinates<'b>(flat: Value<'b>, dims: &[i64]) -> Value<'b> {
    let (b, n) = (flat.builder(), flat.numel());
    let mut rest = flat;
    let mut columns = Vec::with_capacity(dims.len());
    for &extent in dims.iter().rev() {
        let extent = rest.constant(extent.max(1));
        columns.push(rest.remainder(extent).convert(DType::S64).reshape(&[n, 1]));
        rest = rest.divide(extent);
    }
    columns.reverse();
    if columns.is_empty() {
        return b.splat(0, Type::new(DType::S64, &[n, 0]));
    }
    b.concatenate(&columns, 1)
}

fn nonzero<'b>(a: &Args<'_, 'b>) -> Result<[Value<'b>; 2]> {
    let x = a.tensor("self")?;
    let (places, count) = true_places(x);
    Ok([coordinates(places, &x.dims()), count.convert(DType::S64)])
}

/// `nonzero` cut or filled up to a given number of rows.
fn nonzero_static<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, size) = (a.tensor("self")?, a.int("size")?);
    if size < 0 {
        return Err(Refusal::runtime("nonzero_static: 'size' must be an non-negative integer"));
    }
    let (places, count) = true_places(x);
    let zero = places.builder().scalar(0, places.dtype());
    let places = places.pad_dim(zero, 0, 0, size - x.numel());
    let rows = coordinates(places, &x.dims());
    let row = rows.builder().iota(0, rows.ty().with_dtype(count.dtype()));
    Ok(row.lt(count).select(rows, rows.constant(a.int("fill_value")?)))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "masked_scatter(Tensor self, Tensor mask, Tensor source) -> Tensor",
        &["f32[4,3] bool[4,3] f32[5,4]", "s64[3] bool[2,1] s64[6]"],
        |_, a| Ok(masked_scatter(a)?.into()),
    ),
    row(
        "masked_scatter_backward(Tensor grad_output, Tensor mask, SymInt[] sizes) -> Tensor",
        &["f32[4,3] bool[4,3] [5,4]", "f32[4,3] bool[4,3] [12]"],
        |_, a| Ok(masked_scatter_backward(a)?.into()),
    ),
    row(
        "nonzero_static(Tensor self, *, SymInt size, int fill_value=-1) -> Tensor",
        &["f32[4,3] size=4", "bool[2,3,2] size=20 fill_value=7"],
        |_, a| Ok(nonzero_static(a)?.into()),
    ),
    row(
        "tpu::nonzero_bounded(Tensor self) -> (Tensor, Tensor)",
        &["bool[4,3]", "f32[7]", "s64[2,3,2]", "f32[]", "f32[0,3]"],
        |_, a| Ok(nonzero(a)?.into()),
    ),
    row(
        "tpu::masked_select_bounded(Tensor self, Tensor mask) -> (Tensor, Tensor)",
        &["f32[4,3] bool[4,3]", "bf16[3] bool[2,1]", "s64[] bool[]"],
        |_, a| Ok(masked_select(a)?.into()),
    ),
];
