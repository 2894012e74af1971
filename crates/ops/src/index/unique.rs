//! Distinct values, by rows of this project that fill a tensor of bounded size and return a count.
//! The caller reads the count and narrows.

use super::embedding::count;
use super::index_type;
use super::masked::{compress, running_sum};
use crate::args::Args;
use crate::row::{Row, row};
use hlo::{DType, Result, ScatterDims, Type, Value};

/// The runs of equal values in a flat tensor: their values (in a tensor of the input's size), each
/// element's run, the runs' lengths, and the number of runs.
fn runs<'b>(x: Value<'b>) -> [Value<'b>; 4] {
    let (b, n) = (x.builder(), x.numel());
    let integer = index_type(n);
    let edge = b.splat(true, Type::new(DType::Bool, &[n.min(1)]));
    let inner = x.slice_dim(0, n.min(1), n, 1).ne(x.slice_dim(0, 0, (n - 1).max(0), 1));
    let first = b.concatenate(&[edge, inner], 0);
    let ends = running_sum(first.convert(integer));
    let run = ends.subtract(ends.ones_like());
    let total = first.convert(DType::S64).reduce_sum(&[0]);
    [compress(x, first, run), run, count(run, n, DType::S64), total]
}

fn unique<'b>(a: &Args<'_, 'b>) -> Result<[Value<'b>; 4]> {
    let x = a.tensor("self")?;
    let n = x.numel();
    let flat = x.reshape(&[n]);
    let (sorted, places) = flat.sort_with_places(0, false);
    let [values, run, counts, total] = runs(sorted);
    let dims = ScatterDims {
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0],
        index_vector_dim: 1,
        unique_indices: true,
        ..Default::default()
    };
    let inverse = if n == 0 { run } else { run.zeros_like().scatter(places, run, &dims, None) };
    Ok([values, inverse.convert(DType::S64).reshape(&x.dims()), counts, total])
}

fn unique_consecutive<'b>(a: &Args<'_, 'b>) -> Result<[Value<'b>; 4]> {
    let x = a.tensor("self")?;
    let [values, run, counts, total] = runs(x.reshape(&[x.numel()]));
    Ok([values, run.convert(DType::S64).reshape(&x.dims()), counts, total])
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "tpu::unique_bounded(Tensor self) -> (Tensor, Tensor, Tensor, Tensor)",
        &["s64[3,5]", "f32[7]", "bool[6]", "bf16[]", "f32[0]"],
        |_, a| Ok(unique(a)?.into()),
    ),
    row(
        "tpu::unique_consecutive_bounded(Tensor self) -> (Tensor, Tensor, Tensor, Tensor)",
        &["s64[3,5]", "bool[9]", "f32[1]", "s32[0]"],
        |_, a| Ok(unique_consecutive(a)?.into()),
    ),
];
