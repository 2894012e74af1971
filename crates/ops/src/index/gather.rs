//! Reading along one dimension.

use super::{at_least_1d, check_range, check_selected, narrow, wrap};
use crate::args::Args;
use crate::promote::{other_type, scalar_type};
use crate::row::{Row, row};
use hlo::{DType, GatherDims, Kind, Refusal, Result, Value};

pub(super) fn check_index_type(op: &str, index: Value<'_>) -> Result<()> {
    if matches!(index.dtype(), DType::S32 | DType::S64) {
        return Ok(());
    }
    Err(Refusal::runtime(format!("{op}(): Expected dtype int32/int64 for index")))
}

/// One element of `x` for each index: the index chooses along `dim` and its own place chooses
/// everywhere else. Other dimensions of `x` have the index's extents.
pub(crate) fn pick_along<'b>(x: Value<'b>, index: Value<'b>, dim: usize) -> Value<'b> {
    let rank = x.rank();
    let others: Vec<i64> = (0..rank as i64).filter(|&i| i != dim as i64).collect();
    x.gather(
        index,
        &GatherDims {
            collapsed_slice_dims: vec![dim as i64],
            operand_batching_dims: others.clone(),
            start_indices_batching_dims: others,
            start_index_map: vec![dim as i64],
            index_vector_dim: rank as i64,
            slice_sizes: vec![1; rank],
            ..Default::default()
        },
    )
}

/// The part of `x` that an index of these extents can reach: all of `dim`, a corner elsewhere.
pub(super) fn reachable<'b>(x: Value<'b>, index: &[i64], dim: usize) -> Value<'b> {
    let dims = x.dims();
    let limit: Vec<i64> =
        (0..dims.len()).map(|i| if i == dim { dims[i] } else { index[i] }).collect();
    x.slice(&vec![0; dims.len()], &limit, &vec![1; dims.len()])
}

fn gather<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, index) = (a.tensor("self")?, a.tensor("index")?);
    let dim = a.dim("dim", x.rank())?;
    a.want_exact_targets(other_type);
    if index.numel() == 0 {
        return Ok(x.builder().splat(0, index.ty().with_dtype(x.dtype())));
    }
    check_index_type("gather", index)?;
    let (self_, places) = (at_least_1d(x), at_least_1d(index));
    let (dims, extents) = (self_.dims(), places.dims());
    if dims.len() != extents.len() {
        return Err(Refusal::runtime(
            "Index tensor must have the same number of dimensions as input tensor",
        ));
    }
    if let Some(i) = (0..dims.len()).find(|&i| i != dim && extents[i] > dims[i]) {
        return Err(Refusal::runtime(format!(
            "Size does not match at dimension {i} expected index {extents:?} to be no larger than \
             self {dims:?} apart from dimension {dim}"
        )));
    }
    check_range(a, index, 0, dims[dim], Kind::Runtime, || {
        format!("index {{index}} is out of bounds for dimension {dim} with size {{extent}}")
    })?;
    let part = reachable(self_, &extents, dim);
    Ok(pick_along(part, narrow(places, dims[dim]), dim).reshape(&index.dims()))
}

fn index_select<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, index) = (a.tensor("self")?, a.tensor("index")?);
    let dim = a.dim("dim", x.rank())?;
    a.want_exact_targets(|_, _| {
        "index_select(): self and result must have the same scalar type".into()
    });
    if index.rank() > 1 {
        return Err(Refusal::index("index_select(): Index is supposed to be a vector"));
    }
    if !matches!(index.dtype(), DType::S32 | DType::S64) {
        return Err(Refusal::runtime("index_select(): Expected dtype int32 or int64 for index"));
    }
    if x.rank() == 0 && index.numel() != 1 {
        return Err(Refusal::runtime(format!(
            "index_select(): Index to scalar can have only 1 value, got {} value(s)",
            index.numel()
        )));
    }
    let table = at_least_1d(x);
    let extent = table.dim(dim);
    check_selected(a, index, extent)?;
    let out = table.take(at_least_1d(narrow(index, extent)), dim);
    Ok(if x.rank() == 0 { out.reshape(&[]) } else { out })
}

fn take<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, index) = (a.tensor("self")?, a.tensor("index")?);
    if index.dtype() != DType::S64 {
        return Err(Refusal::runtime(format!(
            "take(): Expected a long tensor for index, but got {}",
            scalar_type(index.dtype())
        )));
    }
    a.want_exact_targets(|result, target| {
        format!(
            "take(): self and out expected to have the same dtype, but got self.dtype = {} and \
             out.dtype = {}",
            scalar_type(result),
            scalar_type(target)
        )
    });
    let n = x.numel();
    if n == 0 && index.numel() > 0 {
        return Err(Refusal::index("take(): tried to take from an empty tensor"));
    }
    check_range(a, index, -n, n, Kind::Index, || {
        "out of range: tried to access index {index} on a tensor of {extent} elements.".to_owned()
    })?;
    Ok(x.reshape(&[n]).take(wrap(index, n), 0))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "gather(Tensor self, int dim, Tensor index, *, bool sparse_grad=False) -> Tensor",
        &[
            "f32[3,4] 0 s64[5,4]",
            "f32[3,4] -1 s32[2,1]",
            "bf16[2,3,4] 1 s64[1,6,2]",
            "f32[] 0 s64[3]",
            "f32[4] 0 s64[]",
            "s64[3,4] 1 s64[0,4]",
        ],
        |_, a| Ok(gather(a)?.into()),
    )
    .alone(),
    row(
        "index_select(Tensor self, int dim, Tensor index) -> Tensor",
        &["f32[3,4] 0 s64[5]", "bf16[3,4,2] 1 s32[2]", "f32[3,4] 1 s64[]", "f32[] 0 s64[1]"],
        |_, a| Ok(index_select(a)?.into()),
    )
    .alone(),
    row(
        "take(Tensor self, Tensor index) -> Tensor",
        &["f32[3,4] s64[2,3]", "s32[] s64[2]", "f32[3] s64[]"],
        |_, a| Ok(take(a)?.into()),
    )
    .alone(),
];
