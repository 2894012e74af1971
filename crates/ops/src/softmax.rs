//! Softmax, its logarithm, its masked form, and their gradients.

use crate::args::Args;
use crate::promote::{other_type, require_same, scalar_type};
use crate::reduce::Over;
use crate::row::{Row, row};
use hlo::{DType, Refusal, Result, Value};

/// `exp(x - max)`, its sum, and `x - max` along the dimensions of `over`.
fn exponentials<'b>(x: Value<'b>, over: &Over) -> [Value<'b>; 3] {
    let shifted = x - over.spread(x.reduce_max(&over.dims), x);
    let exp = shifted.exponential();
    [exp, exp.reduce_sum(&over.dims), shifted]
}

pub(crate) fn softmax<'b>(x: Value<'b>, over: &Over) -> Value<'b> {
    let [exp, sum, _] = exponentials(x, over);
    exp / over.spread(sum, x)
}

pub(crate) fn log_softmax<'b>(x: Value<'b>, over: &Over) -> Value<'b> {
    let [_, sum, shifted] = exponentials(x, over);
    shifted - over.spread(sum.log(), x)
}

/// `x` in the type of its accumulation. The rounding changes no value. Without it XLA:TPU finds the
/// maximum in bfloat16, in a separate pass over memory (`benchmarks/rows.py --only softmax`).
fn widened(x: Value<'_>) -> Value<'_> {
    let wide = x.convert(x.dtype().accumulate());
    if x.dtype() == DType::BF16 { wide.reduce_precision(8, 7) } else { wide }
}

/// A forward row: `of` on the accumulated input, rounded to the input's type unless the caller
/// asks to keep the single precision.
fn forward<'b>(a: &Args<'_, 'b>, of: fn(Value<'b>, &Over) -> Value<'b>) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    let (dtype, dim) = (x.dtype(), a.dim("dim", x.rank())?);
    if !dtype.is_float() {
        let name = a.name().trim_start_matches('_');
        let part = if dim + 1 < x.rank() { "" } else { "_lastdim" };
        let of = scalar_type(dtype);
        let message = format!("\"{name}{part}_kernel_impl\" not implemented for '{of}'");
        return Err(Refusal::not_implemented(message));
    }
    let over = Over::dim(x, dim);
    let result = if a.bool("half_to_float")? { DType::F32 } else { dtype };
    Ok(of(widened(x), &over).convert(result))
}

/// The operands of a backward row, accumulated, and the dimension.
fn backward<'b>(a: &Args<'_, 'b>) -> Result<(Value<'b>, Value<'b>, Over)> {
    let [grad, output] = [a.tensor("grad_output")?, a.tensor("output")?];
    if grad.dims() != output.dims() {
        return Err(Refusal::runtime(format!(
            "Expected tensor for argument #1 'grad' to have same size as tensor for argument #2 \
             'output'; but {:?} does not equal {:?} (while checking arguments for {})",
            &grad.dims()[..],
            &output.dims()[..],
            a.name().trim_start_matches('_').trim_end_matches("_data")
        )));
    }
    let over = Over::dim(grad, a.dim("dim", grad.rank())?);
    require_same(grad, output)?;
    Ok((grad.convert(grad.dtype().accumulate()), output.convert(output.dtype().accumulate()), over))
}

fn softmax_gradient<'b>(grad: Value<'b>, output: Value<'b>, over: &Over) -> Value<'b> {
    let weighted = grad * output;
    weighted - output * over.spread(weighted.reduce_sum(&over.dims), output)
}

/// The mask broadcast over `x`. `mask_type` 0 is a matrix for every batch and head, 1 is one line
/// per batch; any other mask has `x`'s own shape.
fn spread_mask<'b>(mask: Value<'b>, mask_type: Option<i64>, x: Value<'b>) -> Result<Value<'b>> {
    let n = x.rank() as i64;
    let to = |dims: &[i64]| mask.broadcast_in_dim(&x.ty().with_dtype(DType::Bool), dims);
    match mask_type {
        Some(0) if mask.rank() == 2 && n >= 2 => Ok(to(&[n - 2, n - 1])),
        Some(1) if mask.rank() == 2 && n >= 2 => Ok(to(&[0, n - 1])),
        _ if mask.dims() == x.dims() => Ok(mask),
        _ => Err(Refusal::runtime(format!(
            "Mask shape should match input. mask: {:?} input: {:?}",
            &mask.dims()[..],
            &x.dims()[..]
        ))),
    }
}

fn masked_dim(a: &Args<'_, '_>, x: Value<'_>) -> Result<Over> {
    let last = x.rank().saturating_sub(1);
    let dim = if a.is_none("dim") { last } else { a.dim("dim", x.rank())? };
    Ok(Over::dim(x, dim))
}

fn masked_softmax<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, mask) = (a.tensor("self")?, a.tensor("mask")?);
    if mask.dtype() != DType::Bool {
        return Err(Refusal::runtime("Mask should be a boolean tensor"));
    }
    let visible = hide(widened(x), mask, a.opt_int("mask_type")?)?;
    Ok(softmax(visible, &masked_dim(a, x)?).convert(x.dtype()))
}

/// `x` with negative infinity where a bool mask holds.
pub(crate) fn hide<'b>(x: Value<'b>, mask: Value<'b>, kind: Option<i64>) -> Result<Value<'b>> {
    Ok(spread_mask(mask, kind, x)?.select(x.builder().lowest(x.dtype()), x))
}

fn masked_softmax_backward<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let [grad, output] = [a.tensor("grad_output")?, a.tensor("output")?];
    let (over, dtype) = (masked_dim(a, grad)?, grad.dtype());
    let hidden = spread_mask(a.tensor("mask")?, None, grad)?;
    let visible = |v: Value<'b>| hidden.select(v.zeros_like(), v);
    let wide = |v: Value<'b>| visible(v.convert(dtype.accumulate()));
    Ok(visible(softmax_gradient(wide(grad), wide(output), &over)).convert(dtype))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "_softmax(Tensor self, int dim, bool half_to_float) -> Tensor",
        &["f32[3,4] -1 false", "bf16[2,3,4] 1 false", "f16[2,3] 0 true", "f32[] 0 false"],
        |_, a| Ok(forward(a, softmax)?.into()),
    )
    .exact(other_type),
    row(
        "_log_softmax(Tensor self, int dim, bool half_to_float) -> Tensor",
        &["f32[3,4] -1 false", "bf16[2,3,4] 1 false", "f16[2,3] 0 true"],
        |_, a| Ok(forward(a, log_softmax)?.into()),
    )
    .exact(other_type),
    row(
        "_softmax_backward_data(Tensor grad_output, Tensor output, int dim, ScalarType input_dtype) \
         -> Tensor",
        &["f32[3,4] f32[3,4] -1 f32", "bf16[3,4] bf16[3,4] 0 bf16", "f32[3,4] f32[3,4] 1 bf16"],
        |_, a| {
            let (grad, output, over) = backward(a)?;
            let dtype = a.dtype("input_dtype")?.unwrap_or(grad.dtype());
            Ok(softmax_gradient(grad, output, &over).convert(dtype).into())
        },
    ),
    row(
        "_log_softmax_backward_data(Tensor grad_output, Tensor output, int dim, \
         ScalarType input_dtype) -> Tensor",
        &["f32[3,4] f32[3,4] -1 f32", "bf16[3,4] bf16[3,4] 0 bf16"],
        |_, a| {
            let (grad, output, over) = backward(a)?;
            let dtype = a.dtype("input_dtype")?.unwrap_or(grad.dtype());
            let sum = over.spread(grad.reduce_sum(&over.dims), grad);
            Ok((grad - output.exponential() * sum).convert(dtype).into())
        },
    ),
    row(
        "_masked_softmax(Tensor self, Tensor mask, int? dim=None, int? mask_type=None) -> Tensor",
        &[
            "f32[2,3] bool[2,3] 1 2",
            "f32[2,4,3,3] bool[3,3] 3 0",
            "bf16[2,4,3,3] bool[2,3] 3 1",
            "f32[2,3] bool[2,3]",
        ],
        |_, a| Ok(masked_softmax(a)?.into()),
    ),
    row(
        "_masked_softmax_backward(Tensor grad_output, Tensor output, Tensor mask, int? dim=None) \
         -> Tensor",
        &["f32[2,3] f32[2,3] bool[2,3] 1"],
        |_, a| Ok(masked_softmax_backward(a)?.into()),
    ),
];
