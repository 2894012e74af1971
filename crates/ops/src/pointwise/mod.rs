//! Element-wise rows: each result element depends on the operands' elements at its own place.
//!
//! Short floats (float16, bfloat16) are computed in float32 and rounded once, except where one
//! native operation gives the same bits.

pub(crate) mod arithmetic;
pub(crate) mod bessel;
pub(crate) mod bits;
pub(crate) mod compare;
pub(crate) mod complex;
pub(crate) mod math;
pub(crate) mod polynomial;
pub(crate) mod special;
pub(crate) mod ternary;

use crate::args::Args;
use crate::promote::{broadcast_dims, scalar_type};
use crate::row::Out;
use hlo::{DType, Dims, Reducer, Refusal, Result, Value};

/// Refuses an element type in torch's words unless it is `accepted`.
pub(crate) fn require(accepted: bool, kernel: &str, dtype: DType) -> Result<()> {
    if accepted {
        return Ok(());
    }
    let message = format!("\"{kernel}\" not implemented for '{}'", scalar_type(dtype));
    Err(Refusal::not_implemented(message))
}

/// Applies `f` in the accumulating type and rounds once.
pub(crate) fn wide<'b>(x: Value<'b>, f: impl FnOnce(Value<'b>) -> Value<'b>) -> Value<'b> {
    let dtype = x.dtype();
    f(x.convert(dtype.accumulate())).convert(dtype)
}

/// A wide value, rounded to a short float.
pub(crate) fn rounded(x: Value<'_>, short: DType) -> Value<'_> {
    match short {
        DType::BF16 => x.reduce_precision(8, 7),
        DType::F16 => x.convert(short).convert(x.dtype()),
        _ => x,
    }
}

/// A function of `self` whose integers become the default float type.
pub(crate) fn float_unary<'b>(
    a: &Args<'_, 'b>,
    f: impl FnOnce(Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    Ok(wide(a.float_tensor("self")?, f).into())
}

/// A function of two arguments in their common type, to which numbers are rounded, too. It is
/// computed wide and rounded once.
pub(crate) fn binary<'b>(
    a: &Args<'_, 'b>,
    names: [&str; 2],
    dtype: DType,
    f: impl FnOnce(Value<'b>, Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    let [x, y] = a.converted(names, dtype)?.map(|v| v.convert(dtype.accumulate()));
    Ok(f(x, y).convert(dtype).into())
}

/// All values in one shape.
pub(crate) fn level<'b, const N: usize>(values: [Value<'b>; N]) -> Result<[Value<'b>; N]> {
    let mut dims = Dims::new();
    for v in values {
        dims = broadcast_dims(&dims, &v.dims())?;
    }
    Ok(values.map(|v| v.broadcast_to(&dims)))
}

/// The complex conjugate; of a real value, the value.
pub(crate) fn conj(x: Value<'_>) -> Value<'_> {
    if x.dtype().is_complex() { x.real().complex(-x.imag()) } else { x }
}

/// True if every element is true.
pub(crate) fn all(v: Value<'_>) -> Value<'_> {
    let dims: Vec<i64> = (0..v.rank() as i64).collect();
    v.reduce(Reducer::And, &dims)
}

/// True if the sign bit of a float is set, zeros and NaN included.
pub(crate) fn sign_bit(x: Value<'_>) -> Value<'_> {
    let bits = match x.dtype().bytes() {
        1 => DType::S8,
        2 => DType::S16,
        4 => DType::S32,
        _ => DType::S64,
    };
    let x = x.bitcast_convert(bits);
    x.lt(x.zeros_like())
}
