//! Several tensors, or several copies of one, become one.

use crate::promote::{promote_types, scalar_type, wrap_dim};
use crate::row::{OrderBy, Row, row};
use hlo::{DType, Kind, Refusal, Result, Type, Value};

/// The message for a target that cannot take joined tensors.
fn joined_type(_: DType, target: DType) -> String {
    let target = scalar_type(target);
    format!("torch.cat(): input types can't be cast to the desired output type {target}")
}

/// The common type that joined tensors are converted to.
fn common_type(tensors: &[Value<'_>]) -> Result<Option<DType>> {
    let Some(first) = tensors.first() else { return Ok(None) };
    tensors.iter().map(|v| v.dtype()).try_fold(first.dtype(), promote_types).map(Some)
}

/// torch's legacy rule: an empty one-dimensional tensor joins with anything.
fn is_legacy_empty(tensor: &Value<'_>) -> bool {
    tensor.with_type(|t| t.dims[..] == [0])
}

fn check_joinable(tensors: &[Value<'_>], first: usize, dim: usize) -> Result<()> {
    let expected = tensors[first].dims();
    for (position, tensor) in tensors.iter().enumerate() {
        let dims = tensor.dims();
        if is_legacy_empty(tensor) {
            continue;
        }
        if dims.len() != expected.len() {
            return Err(Refusal::runtime(format!(
                "Tensors must have same number of dimensions: got {} and {}",
                expected.len(),
                dims.len()
            )));
        }
        for (i, (want, got)) in expected.iter().zip(&dims).enumerate() {
            if i != dim && want != got {
                return Err(Refusal::runtime(format!(
                    "Sizes of tensors must match except in dimension {dim}. Expected size {want} \
                     but got size {got} for tensor number {position} in the list."
                )));
            }
        }
    }
    Ok(())
}

fn cat<'b>(tensors: &[Value<'b>], dim: i64) -> Result<Value<'b>> {
    let Some(dtype) = common_type(tensors)? else {
        return Err(Refusal::value("torch.cat(): expected a non-empty list of Tensors"));
    };
    if let Some(position) = tensors.iter().position(|v| v.rank() == 0) {
        return Err(Refusal::runtime(format!(
            "zero-dimensional tensor (at position {position}) cannot be concatenated"
        )));
    }
    let Some(first) = tensors.iter().position(|v| !is_legacy_empty(v)) else {
        return Ok(tensors[0].convert(dtype));
    };
    let dim = wrap_dim(dim, tensors[first].rank())?;
    check_joinable(tensors, first, dim)?;
    let parts: Vec<_> =
        tensors.iter().filter(|v| !is_legacy_empty(v)).map(|v| v.convert(dtype)).collect();
    Ok(parts[0].builder().concatenate(&parts, dim))
}

fn stack<'b>(tensors: &[Value<'b>], dim: i64) -> Result<Value<'b>> {
    let Some(dtype) = common_type(tensors)? else {
        return Err(Refusal::runtime("stack expects a non-empty TensorList"));
    };
    let dims = tensors[0].dims();
    let dim = wrap_dim(dim, dims.len() + 1)?;
    for (position, tensor) in tensors.iter().enumerate() {
        if tensor.dims() != dims {
            return Err(Refusal::runtime(format!(
                "stack expects each tensor to be equal size, but got {dims:?} at entry 0 and {:?} \
                 at entry {position}",
                tensor.dims()
            )));
        }
    }
    let parts: Vec<_> = tensors.iter().map(|v| v.convert(dtype).unsqueeze(dim)).collect();
    Ok(parts[0].builder().concatenate(&parts, dim))
}

/// Each dimension becomes a pair (copies, extent), which is then merged.
fn repeat<'b>(x: Value<'b>, repeats: &[i64]) -> Result<Value<'b>> {
    let dims = x.dims();
    let Some(lead) = repeats.len().checked_sub(dims.len()) else {
        return Err(Refusal::runtime(
            "Number of dimensions of repeat dims can not be smaller than number of dimensions of \
             tensor",
        ));
    };
    let extent = |i: usize| i.checked_sub(lead).map_or(1, |d| dims[d]);
    let merged: Vec<i64> =
        repeats.iter().enumerate().map(|(i, r)| r.saturating_mul(extent(i))).collect();
    if let Some(negative) = merged.iter().find(|&&d| d < 0) {
        return Err(Refusal::runtime(format!(
            "Trying to create tensor with negative dimension {negative}: {merged:?}"
        )));
    }
    let (mut paired, mut mapping) = (Vec::new(), Vec::new());
    for (i, &copies) in repeats.iter().enumerate() {
        if copies != 1 {
            paired.push(copies);
        }
        if i >= lead {
            mapping.push(paired.len() as i64);
            paired.push(extent(i));
        }
    }
    Ok(x.broadcast_in_dim(&Type::new(x.dtype(), &paired), &mapping).reshape(&merged))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "cat(Tensor[] tensors, int dim=0) -> Tensor",
        &[
            "(f32[2,3] f32[1,3])",
            "(f32[2,3] f32[0] bf16[2,1]) -1",
            "(s32[2] f32[3] bool[1])",
            "(f32[0] f64[0])",
            "(f32[2,0] f32[2,3]) 1",
        ],
        |_, a| {
            a.refuse_targets(Kind::Type, joined_type);
            Ok(cat(&a.tensors("tensors")?, a.int("dim")?)?.into())
        },
    )
    .ordered_as(OrderBy::Joined)
    .alone(),
    row(
        "stack(Tensor[] tensors, int dim=0) -> Tensor",
        &["(f32[2,3] f32[2,3])", "(f32[2,3] s64[2,3]) -1", "(f32[] f32[] f32[])", "(f32[2]) 1"],
        |_, a| {
            a.refuse_targets(Kind::Type, joined_type);
            Ok(stack(&a.tensors("tensors")?, a.int("dim")?)?.into())
        },
    )
    .ordered_as(OrderBy::Stacked)
    .alone(),
    row(
        "repeat(Tensor self, SymInt[] repeats) -> Tensor",
        &["f32[3] [2,2]", "f32[2,3] [2,1,3]", "f32[] [2]", "f32[2,3] [1,1]", "f32[2,3] [0,2]"],
        |_, a| Ok(repeat(a.tensor("self")?, a.ints("repeats")?)?.into()),
    ),
];
