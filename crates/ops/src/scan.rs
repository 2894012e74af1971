//! Running sums, products and extremes. Each is one `reduce_window` that looks back to the start,
//! which XLA rewrites into a blocked scan on every platform.

use crate::args::Args;
use crate::pointwise::require;
use crate::product::running_product;
use crate::promote::{other_type, scanned_type};
use crate::reduce::{refuse_complex, sum_dtype};
use crate::row::{Row, row};
use hlo::{DType, Reducer, Result, Value, Window};

/// A window that ends at each element and reaches back to the first one.
pub(crate) fn looking_back(x: Value<'_>, dim: usize) -> Window {
    let mut size = vec![1; x.rank()];
    size[dim] = x.dim(dim);
    let mut window = Window::new(&size);
    window.padding[dim].0 = size[dim] - 1;
    window
}

/// Reduces each element with all that come before it along `dim`.
pub(crate) fn scan<'b>(x: Value<'b>, reducer: Reducer, dim: usize) -> Value<'b> {
    if x.rank() == 0 || x.numel() == 0 {
        return x;
    }
    x.reduce_window(reducer, &looking_back(x, dim))
}

/// `cumsum` and `cumprod`: short floats run in single precision, integers in int64.
fn running<'b>(
    a: &Args<'_, 'b>,
    scan: impl FnOnce(Value<'b>, usize) -> Value<'b>,
) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    let (dim, dtype) = (a.dim("dim", x.rank())?, sum_dtype(a, x)?);
    require(!dtype.is_bool(), &format!("{}_out_cpu", a.name()), dtype)?;
    Ok(scan(x.convert(dtype).convert(dtype.accumulate()), dim).convert(dtype))
}

/// `cummax` and `cummin`. The place is that of the last element equal to its running extreme: the
/// latest of equal elements counts, and only a later NaN replaces a NaN.
fn running_extreme<'b>(a: &Args<'_, 'b>, reducer: Reducer) -> Result<[Value<'b>; 2]> {
    let x = a.tensor("self")?;
    refuse_complex(a, x)?;
    let (b, dim) = (x.builder(), a.dim("dim", x.rank())?);
    let best = scan(x, reducer, dim);
    if x.rank() == 0 {
        return Ok([best, b.scalar(0, DType::S64)]);
    }
    let reached = x.eq(best);
    let reached = if x.dtype().is_float() { reached | x.is_nan() } else { reached };
    let places = b.iota(dim, x.ty().with_dtype(DType::of_places(x.dim(dim))));
    let places = scan(reached.select(places, places.zeros_like()), Reducer::Max, dim);
    Ok([best, places.convert(DType::S64)])
}

/// `log(exp(x) + exp(y))` without overflow; infinities absorb.
pub(crate) fn log_add_exp<'b>(x: Value<'b>, y: Value<'b>) -> Value<'b> {
    let real = |v: Value<'b>| if v.dtype().is_complex() { v.real() } else { v };
    let first = real(x).ge(real(y)) | real(x).is_nan();
    let (top, low) = (first.select(x, y), first.select(y, x));
    real(top).is_finite().select(top + (low - top).exponential().log_plus_one(), top)
}

fn logcumsumexp<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let given = a.tensor("self")?.dtype();
    require(!given.is_integral(), "logcumsumexp_out_cpu", given)?;
    let x = a.float_tensor("self")?;
    let dim = a.dim("dim", x.rank())?;
    if x.rank() == 0 || x.numel() == 0 {
        return Ok(x);
    }
    let wide = x.convert(x.dtype().accumulate());
    let b = x.builder();
    let none = b.scalar(f64::NEG_INFINITY, wide.dtype());
    let window = looking_back(x, dim);
    let sums = b.reduce_window_many(&[wide], &[none], &window, |v| vec![log_add_exp(v[0], v[1])]);
    Ok(sums[0].convert(x.dtype()))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "cumsum(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
        &[
            "f32[3,5] 1",
            "bool[4] 0",
            "bf16[3,4] 0",
            "f32[] 0",
            "s32[40,2] 0 dtype=s32",
            "f32[0,2] 0",
        ],
        |_, a| Ok(running(a, |x, dim| scan(x, Reducer::Add, dim))?.into()),
    )
    .whole()
    .typed_by_target(|_, _| true)
    .exact(other_type),
    row(
        "cumprod(Tensor self, int dim, *, ScalarType? dtype=None) -> Tensor",
        &["f32[3,5] -1", "s8[4] 0", "f16[2,3] 0"],
        |_, a| Ok(running(a, running_product)?.into()),
    )
    .whole()
    .typed_by_target(|_, _| true)
    .exact(other_type),
    row(
        "cummax(Tensor self, int dim) -> (Tensor values, Tensor indices)",
        &["f32[3,5] 1", "s64[20] 0", "bool[6] 0", "bf16[3,4] 0"],
        |_, a| Ok(running_extreme(a, Reducer::Max)?.into()),
    )
    .exact(scanned_type)
    .loose(),
    row(
        "cummin(Tensor self, int dim) -> (Tensor values, Tensor indices)",
        &["f32[3,5] 1", "u8[20] 0"],
        |_, a| Ok(running_extreme(a, Reducer::Min)?.into()),
    )
    .exact(scanned_type)
    .loose(),
    row("logcumsumexp(Tensor self, int dim) -> Tensor", &["f32[3,5] 1", "bf16[40] 0"], |_, a| {
        Ok(logcumsumexp(a)?.into())
    })
    .exact(scanned_type)
    .whole(),
];
