//! Implicit reparameterisation gradients: the derivative of a gamma or beta sample by its
//! parameter, at a constant value of the distribution function.
//!
//! The gradient is minus the distribution function's derivative by the parameter, divided by the
//! density. This derivative is an integral of `log t - E[log t]` times the density. It may run from
//! either end to the sample, because the integral over the whole range is zero. No terms cancel
//! from the end where the factor keeps its sign, and double exponential quadrature gives eleven
//! digits with forty nodes. Near zero the scales differ widely, and a power series takes over.

use super::{float_self, same_type};
use crate::args::Args;
use crate::pointwise::{level, require};
use crate::row::{Out, Row, row};
use hlo::{Compare, DType, Result, Value};

/// The first and the last node, before scaling.
const FIRST: f64 = -3.6;
const LAST: f64 = 4.5;

/// The integral of `f` over the positive numbers. `f` begins to fall at `scale`; `reach` is the
/// logarithm of the further factor at which it has vanished.
fn integral<'b>(
    nodes: i64,
    scale: Value<'b>,
    reach: Value<'b>,
    f: impl FnOnce(Value<'b>) -> Value<'b>,
) -> Value<'b> {
    let step = (reach + (LAST - FIRST)) / (nodes - 1) as f64;
    let sum = scale.builder().for_loop(nodes, &[scale.zeros_like()], |i, v| {
        let t = step * i.convert(scale.dtype()) + FIRST;
        let bend = (-t).exponential();
        let u = scale * (t - bend).exponential();
        vec![v[0] + u * (1.0 + bend) * f(u)]
    });
    sum[0] * step
}

fn nodes(dtype: DType) -> i64 {
    if dtype == DType::F64 { 60 } else { 30 }
}

/// `log_slope * sum c_n + (sum c_n)'` for a series of positive terms. `ratio` is a term divided by
/// the previous one, and `change` the derivative of the ratio's logarithm.
fn series<'b>(
    terms: i64,
    log_slope: Value<'b>,
    next: impl FnOnce(Value<'b>) -> (Value<'b>, Value<'b>),
) -> Value<'b> {
    let (one, zero) = (log_slope.ones_like(), log_slope.zeros_like());
    let end = log_slope.builder().for_loop(terms, &[one, zero, one, zero], |i, v| {
        let (ratio, change) = next(i.convert(log_slope.dtype()));
        let (term, slope) = (v[0] * ratio, v[1] + change);
        vec![term, slope, v[2] + term, v[3] + term * slope]
    });
    log_slope * end[2] + end[3]
}

fn positive(x: Value<'_>) -> Value<'_> {
    x.compare(Compare::Gt, x.zeros_like())
}

/// `x / (a - x)`-like scales must not be negative.
fn at_least_zero(x: Value<'_>) -> Value<'_> {
    x.maximum(x.zeros_like())
}

/// The gradient of a gamma sample `x` by its shape `a`.
fn gamma<'b>(nodes: i64, a: Value<'b>, x: Value<'b>) -> Value<'b> {
    let (log_x, mean) = (x.log(), a.digamma());
    let small = series(22, log_x - (a + 1.0).digamma(), |n| {
        let at = a + n + 1.0;
        (x / at, -(at.ones_like() / at))
    });
    let below = log_x.le(mean);
    let fall = 1.0 / (at_least_zero(a - x) + x.sqrt());
    let rise = x / (at_least_zero(x - a) + x.sqrt());
    let scale = below.select(fall, rise);
    let large = integral(nodes, scale, scale.zeros_like(), |u| {
        let from_zero = (-a * u - x * (-u).exponential_minus_one()).exponential();
        let log_t = (u / x).log_plus_one();
        let to_infinity = ((a - 1.0) * log_t - u).exponential();
        let lower = x * (mean - log_x + u) * from_zero;
        below.select(lower, (log_x + log_t - mean) * to_infinity)
    });
    let value = x.le(x.ones_like()).select(-(x / a) * small, large);
    let value = x.eq(x.zeros_like()).select(x, value);
    let proper = positive(a) & x.ge(x.zeros_like());
    proper.select(value, x.constant(f64::NAN))
}

/// The gradient of a beta sample `x` by its first parameter `a`, divided by `1 - x`; `total` is the
/// sum of both parameters. Gradients of Dirichlet samples are made of these.
fn beta<'b>(nodes: i64, x: Value<'b>, a: Value<'b>, total: Value<'b>) -> Value<'b> {
    let b = total - a;
    let (log_x, rest) = (x.log(), 1.0 - x);
    let mean = a.digamma() - total.digamma();
    let small = series(20, log_x - mean - 1.0 / a, |n| {
        let (over, under) = (total + n, a + n + 1.0);
        (x * over / under, 1.0 / over - 1.0 / under)
    });
    let below = log_x.le(mean);
    // Both ends have one form, with the roles of the parameters exchanged.
    let own = below.select(a, b);
    let other = below.select(b, a) - 1.0;
    let odds = below.select(x / rest, rest / x);
    let curve = (other.abs() * odds * (odds + 1.0)).sqrt();
    let scale = 1.0 / (at_least_zero(own - other * odds) + curve + own);
    let reach = at_least_zero(-(own * scale).log());
    let large = integral(nodes, scale, reach, |u| {
        let log_ratio = (-odds * (-u).exponential_minus_one()).log_plus_one();
        let weight = (other * log_ratio - own * u).exponential();
        let factor = below.select(odds * (mean - log_x + u), log_ratio + log_x - mean);
        factor * weight
    });
    let near_zero = x.le(x.constant(0.1)) & (x * total).le(x.ones_like());
    let value = near_zero.select(-(x / a) * small, large);
    let value = x.eq(x.zeros_like()).select(x, value);
    let proper = positive(a) & positive(b) & x.ge(x.zeros_like()) & x.le(x.ones_like());
    proper.select(value, x.constant(f64::NAN))
}

/// Computed in float64, because the logarithm of a large sample is near that of its mean.
fn standard_gamma_grad<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let given = float_self(a, "_standard_gamma_grad_cpu")?;
    same_type(a, given, &["output"])?;
    let [shape, x] = level(a.converted(["self", "output"], DType::F64)?)?;
    Ok(gamma(nodes(given.dtype()), shape, x).convert(given.dtype()).into())
}

fn dirichlet_grad<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let given = a.tensor("x")?;
    require(given.dtype().is_float(), "_dirichlet_grad_cpu", given.dtype())?;
    same_type(a, given, &["alpha", "total"])?;
    let [x, alpha, total] = level(a.converted(["x", "alpha", "total"], DType::F64)?)?;
    Ok(beta(nodes(given.dtype()), x, alpha, total).convert(given.dtype()).into())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "_standard_gamma_grad(Tensor self, Tensor output) -> Tensor",
        &["f32[64] f32[64]", "f64[2,32] f64[2,32]", "f32[] f32[8]"],
        |_, a| standard_gamma_grad(a),
    ),
    row(
        "_dirichlet_grad(Tensor x, Tensor alpha, Tensor total) -> Tensor",
        &["f32[64] f32[64] f32[64]", "f64[2,32] f64[2,32] f64[2,32]", "f32[8] f32[8] f32[]"],
        |_, a| dirichlet_grad(a),
    ),
];
