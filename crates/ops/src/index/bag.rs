//! Embedding bags: rows of a table combined bag by bag, and the gradients.

use super::embedding::{add_rows, count};
use super::scatter::write_along;
use super::search::search;
use super::{index_type, narrow, spread};
use crate::args::Args;
use crate::promote::scalar_type;
use crate::row::{Out, Row, row};
use hlo::{DType, Reducer, Refusal, Result, ScatterDims, Type, Value};

#[derive(Clone, Copy, PartialEq)]
enum Mode {
    Sum,
    Mean,
    Max,
}

fn mode(a: &Args<'_, '_>) -> Result<Mode> {
    match a.int("mode")? {
        0 => Ok(Mode::Sum),
        1 => Ok(Mode::Mean),
        2 => Ok(Mode::Max),
        other => Err(Refusal::runtime(format!(
            "embedding_bag: mode must be 0 (sum), 1 (mean) or 2 (max), but got {other}"
        ))),
    }
}

/// The indices of all bags in one dimension, which offsets count into.
fn indices<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let given = a.tensor("indices")?;
    if !matches!(given.rank(), 1 | 2) {
        return Err(Refusal::runtime(format!(
            "input has to be a 1D or 2D Tensor, but got Tensor of dimension {}",
            given.rank()
        )));
    }
    Ok(given.reshape(&[given.numel()]))
}

fn outside(like: Value<'_>) -> Value<'_> {
    like.builder().scalar(-1, like.dtype())
}

/// `place` where the index is not padding, else a place that is dropped.
fn without_padding<'b>(a: &Args<'_, 'b>, place: Value<'b>) -> Result<Value<'b>> {
    let (indices, padding) = (indices(a)?, a.int("padding_idx")?);
    if padding < 0 {
        return Ok(place);
    }
    let padded = indices.eq(indices.constant(padding));
    Ok(padded.select(outside(place), place))
}

/// The bag of each index, and the number of bags.
fn bags<'b>(a: &Args<'_, 'b>, include_last: bool) -> Result<(Value<'b>, i64)> {
    let (indices, offsets) = (indices(a)?, a.tensor("offsets")?);
    if offsets.rank() != 1 {
        return Err(Refusal::runtime(format!(
            "offsets has to be a 1D Tensor, but got Tensor of dimension {}",
            offsets.rank()
        )));
    }
    for (name, v) in [("indices", indices), ("offsets", offsets)] {
        require_type(name, v, &[DType::S64, DType::S32])?;
    }
    let bags = offsets.dim(0) - i64::from(include_last);
    if bags < 0 {
        return Err(Refusal::runtime("include_last_offset: numBags should be at least 1"));
    }
    let n = indices.dim(0);
    if offsets.dim(0) > 0 {
        let end = |at: i64| offsets.slice_dim(0, at, at + 1, 1);
        a.check_index(end(0), 0, 1, || {
            Refusal::index(
                "offsets[0] has to be 0, i.e., the first sequence in the mini-batch has to start \
                 from position 0. However, got {index}",
            )
        });
        a.check_index(end(offsets.dim(0) - 1), i64::MIN + 1, n + 1, || {
            Refusal::index(format!(
                "offsets[-1] can not be greater than input's length {n} but got offsets[-1] of \
                 {{index}}"
            ))
        });
    }
    let starts = narrow(offsets.slice_dim(0, 0, bags, 1), n);
    let place = starts.builder().iota(0, Type::new(starts.dtype(), &[n]));
    let bag = search(starts, place, true).convert(index_type(bags));
    Ok((bag.subtract(bag.ones_like()), bags))
}

fn require_type(name: &str, v: Value<'_>, allowed: &[DType]) -> Result<()> {
    if allowed.contains(&v.dtype()) {
        return Ok(());
    }
    let names: Vec<_> = allowed.iter().map(|&d| scalar_type(d)).collect();
    Err(Refusal::runtime(format!(
        "Expected tensor for argument #1 '{name}' to have one of the following scalar types: {}; \
         but got torch.tpu.{}Tensor instead (while checking arguments for embedding_bag)",
        names.join(", "),
        scalar_type(v.dtype())
    )))
}

fn require_table(weight: Value<'_>) -> Result<()> {
    if weight.rank() != 2 {
        return Err(Refusal::runtime(format!(
            "weight has to be a 2D Tensor, but got Tensor of dimension {}",
            weight.rank()
        )));
    }
    require_type("weight", weight, &[DType::F16, DType::BF16, DType::F32, DType::F64])
}

fn require_scale(weight: Value<'_>, scale: Value<'_>, count: i64) -> Result<()> {
    let fits = [
        (scale.rank() == 1, "per_sample_weights.value().dim() == 1"),
        (scale.numel() == count, "per_sample_weights.value().numel() == indices.numel()"),
    ];
    if let Some((_, condition)) = fits.iter().find(|(holds, _)| !holds) {
        return Err(Refusal::runtime(format!(
            "Expected {condition} to be true, but got false.  (Could this error message be \
             improved?  If so, please report an enhancement request to PyTorch.)"
        )));
    }
    if weight.dtype() == scale.dtype() {
        return Ok(());
    }
    let [wanted, got] = [weight, scale].map(|v| scalar_type(v.dtype()));
    Err(Refusal::runtime(format!(
        "Expected tensor for argument #1 'weight' to have the same type as tensor for argument #1 \
         'per_sample_weights'; but type torch.tpu.{wanted}Tensor does not equal \
         torch.tpu.{got}Tensor (while checking arguments for embedding_bag)"
    )))
}

fn forward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (weight, indices, mode) = (a.tensor("weight")?, indices(a)?, mode(a)?);
    let b = weight.builder();
    let (bag, bags) = bags(a, a.bool("include_last_offset")?)?;
    require_table(weight)?;
    let (width, wide) = (weight.dim(1), weight.dtype().accumulate());
    let (n, integer) = (indices.dim(0), indices.dtype());
    super::check_range(a, indices, 0, weight.dim(0), hlo::Kind::Runtime, || {
        "embedding_bag: index {index} is out of range for {extent} embeddings".to_owned()
    })?;
    let mut rows = weight.take(narrow(indices, weight.dim(0)), 0).convert(wide);
    let place = without_padding(a, bag)?;
    let size = count(place, bags, integer);
    let zeros = b.splat(0, Type::new(wide, &[bags, width]));
    if mode == Mode::Max {
        let (out, chosen) = largest(rows, place, size, indices);
        return Ok([out.convert(weight.dtype()), bag.convert(integer), size, chosen].into());
    }
    if let Some(scale) = a.opt_tensor("per_sample_weights")? {
        if mode != Mode::Sum {
            return Err(Refusal::runtime(
                "embedding_bag: per_sample_weights only supported with mode='sum'",
            ));
        }
        require_scale(weight, scale, n)?;
        rows = rows * spread(scale.convert(wide), &[n, width], &[0]);
    }
    let mut sum = add_rows(zeros, place, rows);
    if mode == Mode::Mean {
        let by = size.maximum(size.ones_like()).convert(wide);
        sum = sum / spread(by, &[bags, width], &[0]);
    }
    // torch leaves the sizes at zero when nothing needs them.
    let size = if mode == Mode::Mean { size } else { size.zeros_like() };
    Ok([sum.convert(weight.dtype()), bag.convert(integer), size, size].into())
}

/// The largest row of each bag by column, and the table row it came from (the first one).
fn largest<'b>(
    rows: Value<'b>,
    place: Value<'b>,
    size: Value<'b>,
    indices: Value<'b>,
) -> (Value<'b>, Value<'b>) {
    let b = rows.builder();
    let (n, width, bags) = (rows.dim(0), rows.dim(1), size.dim(0));
    let row_dims = ScatterDims {
        update_window_dims: vec![1],
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0],
        index_vector_dim: 1,
        ..Default::default()
    };
    let shape = |dtype| Type::new(dtype, &[bags, width]);
    let start = b.lowest(rows.dtype()).broadcast_in_dim(&shape(rows.dtype()), &[]);
    let best = start.scatter(place, rows, &row_dims, Some(Reducer::Max));
    let dtype = index_type(n);
    let position = b.iota(0, Type::new(dtype, &[n, width]));
    let candidate = rows.eq(best.take(place, 0)).select(position, position.constant(n));
    let start = b.splat(n, shape(dtype));
    let first = start.scatter(place, candidate, &row_dims, Some(Reducer::Min));
    let empty = spread(size.eq(size.zeros_like()), &[bags, width], &[0]);
    let none = || b.splat(0, shape(indices.dtype()));
    let chosen = if n == 0 { none() } else { indices.take(first, 0) };
    (empty.select(best.zeros_like(), best), empty.select(chosen.zeros_like(), chosen))
}

fn backward<'b>(a: &Args<'_, 'b>, given_bags: Value<'b>) -> Result<Value<'b>> {
    let (grad, indices, mode) = (a.tensor("grad")?, indices(a)?, mode(a)?);
    let (rows, width, n) = (a.int("num_weights")?, grad.dim(1), indices.dim(0));
    let (dtype, bags) = (grad.dtype(), grad.dim(0));
    let wide = dtype.accumulate();
    let zeros = grad.builder().splat(0, Type::new(dtype, &[rows, width]));
    if mode == Mode::Max {
        let size = a.tensor("bag_size")?;
        let empty = spread(size.eq(size.zeros_like()), &[bags, width], &[0]);
        let chosen = narrow(a.tensor("maximum_indices")?, rows);
        let chosen = empty.select(outside(chosen), chosen);
        return Ok(write_along(zeros, chosen, grad, 0, Some(Reducer::Add)));
    }
    let bag = narrow(given_bags, bags);
    let index = without_padding(a, narrow(indices, rows))?;
    let column = |v: Value<'b>| spread(v.convert(wide), &[n, width], &[0]);
    let mut source = grad.convert(wide).take(bag, 0);
    if let Some(scale) = a.opt_tensor("per_sample_weights")? {
        source = source * column(scale);
    }
    if mode == Mode::Mean {
        source = source / column(a.tensor("bag_size")?.take(bag, 0));
    }
    if a.bool("scale_grad_by_freq")? {
        source = source / column(count(index, rows, wide).take(index, 0));
    }
    Ok(add_rows(zeros, index, source.convert(dtype)))
}

/// The gradient for the weight of each sample: a dot product of two rows.
fn per_sample_backward<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (grad, weight, indices) = (a.tensor("grad")?, a.tensor("weight")?, indices(a)?);
    let wide = grad.dtype().accumulate();
    let bag = narrow(a.tensor("offset2bag")?, grad.dim(0));
    let rows = weight.take(narrow(indices, weight.dim(0)), 0).convert(wide);
    let dots = (grad.convert(wide).take(bag, 0) * rows).reduce_sum(&[1]).convert(grad.dtype());
    let padding = a.int("padding_idx")?;
    if padding < 0 {
        return Ok(dots);
    }
    Ok(indices.eq(indices.constant(padding)).select(dots.zeros_like(), dots))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "_embedding_bag(Tensor weight, Tensor indices, Tensor offsets, \
         bool scale_grad_by_freq=False, int mode=0, bool sparse=False, \
         Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> \
         (Tensor, Tensor, Tensor, Tensor)",
        &[
            "f32[7,3] s64[6] s64[4] padding_idx=2",
            "f32[7,3] s64[6] s64[4] per_sample_weights=f32[6]",
            "f32[7,3] s32[6] s32[4] mode=1",
            "bf16[7,3] s64[6] s64[5] mode=1 include_last_offset=true padding_idx=2",
            "f32[7,3] s64[6] s64[4] mode=2",
            "f32[7,3] s64[6] s64[4] mode=2 padding_idx=1",
            "f32[7,3] s64[0] s64[4] mode=2",
            "f32[7,3] s64[6,1] s64[4]",
        ],
        |_, a| forward(a),
    ),
    row(
        "_embedding_bag_forward_only(Tensor weight, Tensor indices, Tensor offsets, \
         bool scale_grad_by_freq=False, int mode=0, bool sparse=False, \
         Tensor? per_sample_weights=None, bool include_last_offset=False, int padding_idx=-1) -> \
         (Tensor, Tensor, Tensor, Tensor)",
        &["f32[7,3] s64[6] s64[4] mode=1", "f32[7,3] s64[6] s64[4] mode=2"],
        |_, a| forward(a),
    ),
    row(
        "_embedding_bag_dense_backward(Tensor grad, Tensor indices, Tensor offset2bag, \
         Tensor bag_size, Tensor maximum_indices, SymInt num_weights, bool scale_grad_by_freq, \
         int mode, Tensor? per_sample_weights, int padding_idx=-1) -> Tensor",
        &[
            "f32[4,3] s64[6] s64[6] s64[4] s64[4] 7 false 0 f32[6]",
            "f32[4,3] s64[6] s64[6] s64[4] s64[4] 7 false 1 none padding_idx=2",
            "f32[4,3] s64[6] s64[6] s64[4] s64[4,3] 7 false 2 none",
        ],
        |_, a| Ok(backward(a, a.tensor("offset2bag")?)?.into()),
    ),
    row(
        "_embedding_bag_per_sample_weights_backward(Tensor grad, Tensor weight, Tensor indices, \
         Tensor offsets, Tensor offset2bag, int mode, int padding_idx=-1) -> Tensor",
        &["f32[4,3] f32[7,3] s64[6] s64[4] s64[6] 0", "f32[4,3] f32[7,3] s64[6] s64[4] s64[6] 0 2"],
        |_, a| Ok(per_sample_backward(a)?.into()),
    ),
];
