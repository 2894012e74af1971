//! Rows of a table, and the gradient that flows back into them.

use super::{check_selected, narrow};
use crate::args::Args;
use crate::row::{Row, row};
use hlo::{DType, Reducer, Refusal, Result, ScatterDims, Type, Value};

fn check_indices(indices: Value<'_>, position: usize, function: &str) -> Result<()> {
    if matches!(indices.dtype(), DType::S32 | DType::S64) {
        return Ok(());
    }
    Err(Refusal::runtime(format!(
        "Expected tensor for argument #{position} 'indices' to have one of the following scalar \
         types: Long, Int; but got torch.{}Tensor instead (while checking arguments for \
         {function})",
        super::scalar_type(indices.dtype())
    )))
}

fn embedding<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (weight, indices) = (a.tensor("weight")?, a.tensor("indices")?);
    if weight.rank() != 2 {
        return Err(Refusal::runtime("'weight' must be 2-D"));
    }
    check_indices(indices, 1, "embedding")?;
    let rows = weight.dim(0);
    check_selected(a, indices, rows)?;
    Ok(weight.take(narrow(indices, rows), 0))
}

/// Adds rows of `source` into the rows of `target` that `index` (one-dimensional) names.
pub(super) fn add_rows<'b>(target: Value<'b>, index: Value<'b>, source: Value<'b>) -> Value<'b> {
    write_rows(target, index, source, Some(Reducer::Add))
}

fn write_rows<'b>(
    target: Value<'b>,
    index: Value<'b>,
    source: Value<'b>,
    reducer: Option<Reducer>,
) -> Value<'b> {
    let dims = ScatterDims {
        update_window_dims: (1..target.rank() as i64).collect(),
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0],
        index_vector_dim: 1,
        ..Default::default()
    };
    target.scatter(index, source, &dims, reducer)
}

/// Counts each of `extent` numbers in `index` (one-dimensional).
pub(super) fn count<'b>(index: Value<'b>, extent: i64, dtype: DType) -> Value<'b> {
    let b = index.builder();
    let ones = b.splat(1, index.ty().with_dtype(dtype));
    add_rows(b.splat(0, Type::new(dtype, &[extent])), index, ones)
}

fn embedding_dense_backward<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (grad, indices) = (a.tensor("grad_output")?, a.tensor("indices")?);
    check_indices(indices, 2, "embedding_backward")?;
    let (rows, padding) = (a.int("num_weights")?, a.int("padding_idx")?);
    let (n, width) = (indices.numel(), grad.dims().last().copied().unwrap_or(1));
    if n * width != grad.numel() {
        return Err(Refusal::runtime(format!(
            "shape '[{n}, {width}]' is invalid for input of size {}",
            grad.numel()
        )));
    }
    let b = grad.builder();
    let mut index = narrow(indices.reshape(&[n]), rows);
    if padding >= 0 {
        // A place outside the table is dropped.
        let padded = index.eq(b.scalar(padding, index.dtype()));
        index = padded.select(b.scalar(-1, index.dtype()), index);
    }
    let mut source = grad.reshape(&[n, width]);
    if a.bool("scale_grad_by_freq")? {
        let wide = grad.dtype().accumulate();
        let times = count(index, rows, wide).take(index, 0);
        let scaled = source.convert(wide).divide(super::spread(times, &[n, width], &[0]));
        source = scaled.convert(grad.dtype());
    }
    let zeros = b.splat(0, Type::new(grad.dtype(), &[rows, width]));
    Ok(add_rows(zeros, index, source))
}

/// Rows that `indices` name and whose norm is above `max_norm`, scaled down to it.
fn embedding_renorm<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (weight, indices) = (a.tensor("self")?, a.tensor("indices")?);
    check_indices(indices, 2, "embedding_renorm_")?;
    if weight.rank() != 2 {
        return Err(Refusal::runtime("'weight' must be 2-D"));
    }
    let (n, wide) = (indices.numel(), weight.dtype().accumulate());
    if n > 0 && weight.dim(0) == 0 {
        return Err(Refusal::index("index out of range in self"));
    }
    let index = narrow(indices.reshape(&[n]), weight.dim(0));
    let rows = weight.take(index, 0).convert(wide);
    let norm = row_norm(rows, a.constant("norm_type")?.as_f64());
    let max = a.scalar("max_norm", wide)?;
    let scale = norm.gt(max).select(max / (norm + 1e-7), norm.ones_like());
    let scaled = rows * super::spread(scale, &rows.dims(), &[0]);
    // Rows named twice are written twice with the same values.
    Ok(write_rows(weight, index, scaled.convert(weight.dtype()), None))
}

fn row_norm(rows: Value<'_>, p: f64) -> Value<'_> {
    let size = rows.abs();
    if p == 2.0 {
        (size * size).reduce_sum(&[1]).sqrt()
    } else if p == 1.0 {
        size.reduce_sum(&[1])
    } else if p == f64::INFINITY {
        size.reduce_max(&[1])
    } else {
        let sum = size.power(size.constant(p)).reduce_sum(&[1]);
        sum.power(sum.constant(1.0 / p))
    }
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "embedding(Tensor weight, Tensor indices, SymInt padding_idx=-1, \
         bool scale_grad_by_freq=False, bool sparse=False) -> Tensor",
        &["f32[7,3] s64[2,4]", "bf16[7,3] s32[5]", "f32[7,3] s64[]", "f32[7,3] s64[0]"],
        |_, a| Ok(embedding(a)?.into()),
    ),
    row(
        "embedding_dense_backward(Tensor grad_output, Tensor indices, SymInt num_weights, \
         SymInt padding_idx, bool scale_grad_by_freq) -> Tensor",
        &[
            "f32[2,4,3] s64[2,4] 7 -1 false",
            "bf16[5,3] s32[5] 7 2 false",
            "f32[5,3] s64[5] 4 1 true",
        ],
        |_, a| Ok(embedding_dense_backward(a)?.into()),
    ),
    row(
        "embedding_renorm_(Tensor(a!) self, Tensor indices, float max_norm, float norm_type) -> \
         Tensor(a!)",
        &["f32[7,3] s64[4] 1.5 2.0", "f32[7,3] s32[2,2] 2.0 1.0", "f32[7,3] s64[4] 0.5 3.0"],
        |_, a| Ok(embedding_renorm(a)?.into()),
    ),
];
