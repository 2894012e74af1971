//! torch.special's functions that StableHLO and CHLO lack: Bessel's I, the scaled error function
//! and its kin, Hurwitz's zeta, and the incomplete gamma function.
//!
//! Where a function has no closed form it is a Chebyshev series, fitted in 50-digit arithmetic to
//! the last bit of float64.

use super::{all, float_unary, level, require};
use crate::args::Args;
use crate::row::{Out, Row, elementwise};
use hlo::{Compare, DType, Refusal, Result, Value};
use std::f64::consts::{FRAC_1_SQRT_2, PI, SQRT_2};

/// `exp(-x) I0(x)` for x in [0, 8], in x / 4 - 1.
const I0E_NEAR: [f64; 30] = [
    0.33839763720473803,
    -0.3046826723431984,
    0.17162090152220877,
    -0.09490109704804764,
    0.049305284239670705,
    -0.02373741480589947,
    0.010546460394594998,
    -0.004324309995050576,
    0.0016394756169413357,
    -0.0005763755745385824,
    0.00018850288509584165,
    -5.754195010082104e-05,
    1.6448448070728896e-05,
    -4.4167383584587505e-06,
    1.1173875391201037e-06,
    -2.670793853940612e-07,
    6.046995022541919e-08,
    -1.300025009986248e-08,
    2.6598237246823866e-09,
    -5.189795601635263e-10,
    9.675809035373237e-11,
    -1.7268262914415555e-11,
    2.95505266312964e-12,
    -4.85644678311193e-13,
    7.676185498604936e-14,
    -1.1685332877993451e-14,
    1.715391285555133e-15,
    -2.431279846547955e-16,
    3.3307945188222384e-17,
    -4.4153416464793395e-18,
];

/// `sqrt(x) exp(-x) I0(x)` for x above 8, in 16 / x - 1.
const I0E_FAR: [f64; 25] = [
    0.4022452055070544,
    0.0033691164782556943,
    6.889758346916825e-05,
    2.8913705208347567e-06,
    2.0489185894690636e-07,
    2.266668990498178e-08,
    3.396232025708386e-09,
    4.94060238822497e-10,
    1.1889147107846437e-11,
    -3.1499165279632416e-11,
    -1.3215811840447713e-11,
    -1.7941785315068062e-12,
    7.180124451383666e-13,
    3.8527783827421426e-13,
    1.54008621752141e-14,
    -4.150569347287222e-14,
    -9.554846698828307e-15,
    3.8116806693526224e-15,
    1.7725601330565263e-15,
    -3.425485619677219e-16,
    -2.8276239805165836e-16,
    3.461222867697461e-17,
    4.46562142029676e-17,
    -4.830504485944182e-18,
    -7.233180487874754e-18,
];

/// `(1 + 2x) exp(x^2) erfc(x)` for x above 0, in 1 - 7.5 / (x + 3.75).
const ERFCX: [f64; 25] = [
    1.1775789345674017,
    -0.004590054580646478,
    -0.08424913336651792,
    0.05920993999819189,
    -0.026658668435305753,
    0.009074997670705265,
    -0.002413163540417608,
    0.0004907758365258086,
    -6.916973302501207e-05,
    4.13902798607301e-06,
    7.74038306619849e-07,
    -2.1886401049234397e-07,
    1.076499946567091e-08,
    4.521959811218287e-09,
    -7.754400208831351e-10,
    -6.318088340886684e-11,
    2.86879501093067e-11,
    1.9455868545777347e-13,
    -9.65469674843344e-13,
    3.25254814814874e-14,
    3.3478119482868056e-14,
    -1.864562880419313e-15,
    -1.2507950530688648e-15,
    7.418235256624044e-17,
    5.068148904796111e-17,
];

/// Clenshaw's summation of a Chebyshev series at `x` in [-1, 1]; float32 needs fewer terms.
pub(super) fn chebyshev<'b>(x: Value<'b>, series: &[f64]) -> Value<'b> {
    let enough = if x.dtype() == DType::F64 { 0.0 } else { 1e-9 };
    let used = series.iter().rposition(|c| c.abs() > enough).unwrap_or(0);
    let (mut next, mut after) = (x.zeros_like(), x.zeros_like());
    for &c in series[1..=used].iter().rev() {
        (next, after) = (2.0 * x * next - after + c, next);
    }
    x * next - after + series[0]
}

fn i0e(x: Value<'_>) -> Value<'_> {
    let x = x.abs();
    let near = chebyshev(x / 4.0 - 1.0, &I0E_NEAR);
    let far = chebyshev(16.0 / x - 1.0, &I0E_FAR) * x.rsqrt();
    x.le(x.constant(8.0)).select(near, far)
}

fn i0(x: Value<'_>) -> Value<'_> {
    i0e(x) * x.abs().exponential()
}

fn i1(x: Value<'_>) -> Value<'_> {
    x.bessel_i1e() * x.abs().exponential()
}

/// `exp(x^2)` for negative x, without the error that rounding the square would bring: the square
/// of a multiple of 1/16 is exact, and what remains is small. It is infinite long before -100.
fn exp_square(x: Value<'_>) -> Value<'_> {
    let x = x.maximum(x.constant(-100.0));
    let near = (x * 16.0).round_nearest_even() / 16.0;
    (near * near).exponential() * ((x - near) * (x + near)).exponential()
}

/// `exp(x^2) erfc(x)`
fn erfcx(x: Value<'_>) -> Value<'_> {
    let size = x.abs();
    let series = chebyshev(1.0 - 7.5 / (size + 3.75), &ERFCX);
    let value = series / (1.0 + 2.0 * size);
    x.lt(x.zeros_like()).select(2.0 * exp_square(x) - value, value)
}

/// The logarithm of the normal distribution function, exact in the far tail too.
fn log_ndtr(x: Value<'_>) -> Value<'_> {
    let z = x * FRAC_1_SQRT_2;
    let tail = (erfcx(-z) / 2.0).log() - z * z;
    let body = (z.erfc() / -2.0).log_plus_one();
    x.lt(x.constant(-1.0)).select(tail, body)
}

/// The normal quantile. In the tails Newton's steps on the tail of `log_ndtr` restore the digits that
/// `erf_inv` loses near 1.
fn ndtri(p: Value<'_>) -> Value<'_> {
    let upper = p.compare(Compare::Gt, p.constant(0.5));
    let small = upper.select(1.0 - p, p);
    let body = (2.0 * p - 1.0).erf_inv() * SQRT_2;
    let goal = small.log();
    let mut x = -(-2.0 * goal - (-4.0 * PI * goal).log()).sqrt();
    for _ in 0..4 {
        let z = x * FRAC_1_SQRT_2;
        let scaled = erfcx(-z);
        let beyond = (scaled / 2.0).log() - z * z - goal;
        x = x - beyond * scaled * (PI / 2.0).sqrt();
    }
    let tail = upper.select(-x, x);
    let value = small.lt(small.constant(0.05)).select(tail, body);
    let end = |v: f64, at: f64, other| p.eq(p.constant(at)).select(p.constant(v), other);
    end(f64::NEG_INFINITY, 0.0, end(f64::INFINITY, 1.0, value))
}

/// `-x log x`, 0 at 0, minus infinity below.
fn entropy(x: Value<'_>) -> Value<'_> {
    let zero = x.zeros_like();
    let inside = x.compare(Compare::Gt, zero).select(-(x * x.log()), zero);
    let value = x.lt(zero).select(x.constant(f64::NEG_INFINITY), inside);
    x.is_nan().select(x, value)
}

/// Steps that `hurwitz` takes towards a positive `q`.
const STEPS: i64 = 1 << 14;

/// Hurwitz's zeta function: infinite at its poles, and NaN for `x` below 1. XLA's is right for
/// positive `q` only, so for other `q` the first terms are added one by one.
fn hurwitz<'b>(x: Value<'b>, q: Value<'b>) -> Value<'b> {
    let b = x.builder();
    let below = |q: Value<'b>| q.lt(q.zeros_like());
    let start = [q, x.zeros_like(), b.scalar(0, DType::S32)];
    let end = b.while_loop(
        &start,
        |v| !all(!below(v[0])) & v[2].lt(b.scalar(STEPS, DType::S32)),
        |v| {
            let (q, sum) = (v[0], v[1]);
            let next = below(q).select(q + 1.0, q);
            let sum = below(q).select(sum + q.power(-x), sum);
            vec![next, sum, v[2] + b.scalar(1, DType::S32)]
        },
    );
    let pole = (q.le(q.zeros_like()) & q.eq(q.floor())) | x.eq(x.ones_like());
    let value = pole.select(q.constant(f64::INFINITY), end[1] + x.zeta(end[0]));
    x.lt(x.ones_like()).select(q.constant(f64::NAN), value)
}

fn zeta<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let names = ["self", "other"];
    let dtype = a.float_type(a.result_type(&names)?);
    require(matches!(dtype, DType::F32 | DType::F64), "zeta_cpu", dtype)?;
    let [x, q] = level(a.converted(names, dtype)?)?;
    Ok(hurwitz(x, q).into())
}

/// A function that has no complex form, under the name of torch's kernel.
fn real<'b>(a: &Args<'_, 'b>, f: impl FnOnce(Value<'b>) -> Value<'b>) -> Result<Out<'b>> {
    let dtype = a.tensor("self")?.dtype();
    let kernel = format!("{}_cpu", a.name().trim_start_matches("special_"));
    require(!dtype.is_complex(), &kernel, dtype)?;
    float_unary(a, f)
}

/// The `n`-th derivative of digamma: `(-1)^(n+1) n! zeta(n + 1, x)`, for n = 1 reflected so that
/// the negative side is right.
fn polygamma<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let n = a.int("n")?;
    if n < 0 {
        return Err(Refusal::runtime("polygamma(n, x) does not support negative n."));
    }
    let series = |x: Value<'b>| {
        let value = hurwitz(x.constant((n + 1) as f64), x);
        x.eq(x.constant(f64::INFINITY)).select(x.zeros_like(), value)
    };
    real(a, |x| match n {
        0 => super::math::digamma(x),
        1 => {
            let left = x.lt(x.constant(0.5));
            let sine = (x * PI).sine();
            let reflected = series(left.select(1.0 - x, x));
            left.select((PI * PI) / (sine * sine) - reflected, reflected)
        }
        _ => {
            let factorial: f64 = (1..=n).map(|k| k as f64).product();
            let sign = if n % 2 == 0 { -1.0 } else { 1.0 };
            // The terms on either side of zero are large and nearly cancel, so they are summed in
            // float64.
            (sign * factorial * series(x.convert(DType::F64))).convert(x.dtype())
        }
    })
}

/// The regularised incomplete gamma function, lower and upper, computed in float64: its prefactor
/// is the exponential of a difference of large numbers.
fn incomplete_gamma<'b>(a: Value<'b>, x: Value<'b>) -> (Value<'b>, Value<'b>) {
    let zero = x.zeros_like();
    let proper = a.compare(Compare::Gt, zero) & x.compare(Compare::Gt, zero);
    let proper = proper & a.is_finite() & x.is_finite();
    let (s, t) = (proper.select(a, a.ones_like()), proper.select(x, x.ones_like()));
    let by_series = t.le(s.maximum(t.ones_like()));
    let factor = (s * t.log() - t - s.lgamma()).exponential();
    let (sum, fraction) = gamma_loop(s, t);
    let series = factor * sum / s;
    let fraction = factor * fraction;
    let lower = by_series.select(series, 1.0 - fraction);
    let upper = by_series.select(1.0 - series, fraction);

    let infinity = x.constant(f64::INFINITY);
    let nan = a.constant(f64::NAN);
    let all_below = a.eq(zero) | x.eq(infinity);
    let none_below = x.eq(zero) | a.eq(infinity);
    let undefined = (all_below & none_below) | a.lt(zero) | x.lt(zero) | a.is_nan() | x.is_nan();
    let finish = |inside: Value<'b>, below: f64| {
        let value = all_below.select(zero + below, none_below.select(zero + (1.0 - below), inside));
        undefined.select(nan, value)
    };
    (finish(lower, 1.0), finish(upper, 0.0))
}

/// Sums the power series and, by Lentz's method, the continued fraction, until every element has
/// converged in the one that it uses.
fn gamma_loop<'b>(a: Value<'b>, x: Value<'b>) -> (Value<'b>, Value<'b>) {
    const MOST: i64 = 2000;
    let by_series = x.le(a.maximum(x.ones_like()));
    let b = x.builder();
    let one = x.ones_like();
    let first = x + 1.0 - a;
    let d = 1.0 / first;
    let open = one.eq(one);
    // Counter, series term and sum, fraction's denominator, c, d and value, open elements.
    let init = [b.scalar(0, DType::S32), one, one, first, x.constant(1e300), d, d, open];
    let out = b.while_loop(
        &init,
        |v| !all(!v[7]) & v[0].lt(b.scalar(MOST, DType::S32)),
        |v| {
            let k = v[0] + b.scalar(1, DType::S32);
            let n = k.convert(DType::F64).broadcast_to(&x.dims());
            let term = v[1] * x / (a + n);
            let sum = v[2] + term;
            let numerator = n * (a - n);
            let denominator = v[3] + 2.0;
            let d = 1.0 / (numerator * v[5] + denominator);
            let c = denominator + numerator / v[4];
            let step = c * d;
            let value = v[6] * step;
            let error = by_series.select(term / sum, (step - 1.0).abs());
            let open = v[7] & error.compare(Compare::Gt, x.constant(f64::EPSILON));
            vec![k, term, sum, denominator, c, d, value, open]
        },
    );
    (out[2], out[6])
}

fn igamma<'b>(a: &Args<'_, 'b>, upper: bool) -> Result<Out<'b>> {
    let dtype = a.result_type(&["self", "other"])?;
    require(dtype.is_float(), &format!("{}_cpu", a.name()), dtype)?;
    let [s, x] = level(a.converted(["self", "other"], DType::F64)?)?;
    let (below, above) = incomplete_gamma(s, x);
    Ok(if upper { above } else { below }.convert(dtype).into())
}

const FLOATS: &[&str] = &["f32[2,16]", "f64[16]", "s64[4]"];

pub(crate) const ROWS: &[Row] = &[
    elementwise("i0(Tensor self) -> Tensor", FLOATS, |_, a| real(a, i0)),
    elementwise("special_i0e(Tensor self) -> Tensor", FLOATS, |_, a| real(a, i0e)),
    elementwise("special_i1(Tensor self) -> Tensor", FLOATS, |_, a| real(a, i1)),
    elementwise("special_i1e(Tensor self) -> Tensor", FLOATS, |_, a| real(a, Value::bessel_i1e)),
    elementwise("special_modified_bessel_i0(Tensor self) -> Tensor", FLOATS, |_, a| real(a, i0)),
    elementwise("special_modified_bessel_i1(Tensor self) -> Tensor", FLOATS, |_, a| real(a, i1)),
    elementwise("special_erfcx(Tensor self) -> Tensor", FLOATS, |_, a| real(a, erfcx)),
    elementwise("special_log_ndtr(Tensor self) -> Tensor", FLOATS, |_, a| real(a, log_ndtr)),
    elementwise("special_ndtri(Tensor self) -> Tensor", &["f32[64]", "f64[64]"], |_, a| {
        real(a, ndtri)
    }),
    elementwise("special_entr(Tensor self) -> Tensor", &["f32[16]", "f64[8]", "s64[4]"], |_, a| {
        real(a, entropy)
    }),
    elementwise(
        "special_zeta(Tensor self, Tensor other) -> Tensor",
        &["f32[2,8] f32[8]"],
        |_, a| zeta(a),
    ),
    elementwise(
        "special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor",
        &["2.5 f32[8]"],
        |_, a| zeta(a),
    ),
    elementwise(
        "special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor",
        &["f32[8] 1.5"],
        |_, a| zeta(a),
    ),
    elementwise(
        "polygamma(int n, Tensor self) -> Tensor",
        &["0 f32[8]", "1 f32[16]", "2 f32[8]", "3 f64[8]", "4 s64[4]"],
        |_, a| polygamma(a),
    ),
    elementwise(
        "igamma(Tensor self, Tensor other) -> Tensor",
        &["f32[64] f32[64]", "f64[2,8] f64[8]", "f32[4] f32[]"],
        |_, a| igamma(a, false),
    ),
    elementwise(
        "igammac(Tensor self, Tensor other) -> Tensor",
        &["f32[64] f32[64]", "f64[2,8] f64[8]"],
        |_, a| igamma(a, true),
    ),
];
