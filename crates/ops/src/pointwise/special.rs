//! torch.special's functions that StableHLO and CHLO lack: Bessel's I, the scaled error function
//! and its kin, Hurwitz's zeta, and the incomplete gamma function.
//!
//! Where a function has no closed form it is a Chebyshev series, fitted in 50-digit arithmetic to
//! the last bit of float64.

use super::{all, float_unary, level, require};
use crate::args::Args;
use crate::row::{Out, Row, row};
use hlo::{Compare, DType, Refusal, Result, Value};
use std::f64::consts::{FRAC_1_SQRT_2, PI, SQRT_2};

/// `exp(-x) I0(x)` for x in [0, 8], in x / 4 - 1.
const I0E_NEAR: [f64; 30] = [
    3.3839763720473804e-1,
    -3.046826723431984e-1,
    1.7162090152220878e-1,
    -9.4901097048047644e-2,
    4.9305284239670708e-2,
    -2.3737414805899469e-2,
    1.0546460394594998e-2,
    -4.3243099950505759e-3,
    1.6394756169413358e-3,
    -5.7637557453858237e-4,
    1.8850288509584166e-4,
    -5.7541950100821037e-5,
    1.6448448070728897e-5,
    -4.4167383584587506e-6,
    1.1173875391201037e-6,
    -2.6707938539406117e-7,
    6.0469950225419189e-8,
    -1.300025009986248e-8,
    2.6598237246823867e-9,
    -5.1897956016352629e-10,
    9.6758090353732369e-11,
    -1.7268262914415557e-11,
    2.9550526631296398e-12,
    -4.8564467831119295e-13,
    7.6761854986049356e-14,
    -1.1685332877993452e-14,
    1.715391285555133e-15,
    -2.4312798465479547e-16,
    3.3307945188222381e-17,
    -4.4153416464793394e-18,
];

/// `sqrt(x) exp(-x) I0(x)` for x above 8, in 16 / x - 1.
const I0E_FAR: [f64; 25] = [
    4.0224520550705442e-1,
    3.3691164782556941e-3,
    6.889758346916824e-5,
    2.8913705208347565e-6,
    2.0489185894690637e-7,
    2.2666689904981781e-8,
    3.3962320257083863e-9,
    4.9406023882249696e-10,
    1.1889147107846438e-11,
    -3.1499165279632414e-11,
    -1.3215811840447713e-11,
    -1.7941785315068061e-12,
    7.1801244513836662e-13,
    3.8527783827421427e-13,
    1.5400862175214098e-14,
    -4.1505693472872221e-14,
    -9.5548466988283076e-15,
    3.8116806693526224e-15,
    1.7725601330565264e-15,
    -3.4254856196772191e-16,
    -2.8276239805165835e-16,
    3.4612228676974611e-17,
    4.46562142029676e-17,
    -4.8305044859441821e-18,
    -7.233180487874754e-18,
];

/// `(1 + 2x) exp(x^2) erfc(x)` for x above 0, in 1 - 7.5 / (x + 3.75).
const ERFCX: [f64; 25] = [
    1.1775789345674018,
    -4.5900545806464773e-3,
    -8.4249133366517916e-2,
    5.920993999819189e-2,
    -2.6658668435305752e-2,
    9.0749976707052651e-3,
    -2.4131635404176082e-3,
    4.9077583652580863e-4,
    -6.9169733025012064e-5,
    4.1390279860730102e-6,
    7.7403830661984907e-7,
    -2.1886401049234396e-7,
    1.076499946567091e-8,
    4.5219598112182869e-9,
    -7.7544002088313511e-10,
    -6.3180883408866845e-11,
    2.8687950109306699e-11,
    1.9455868545777347e-13,
    -9.6546967484334389e-13,
    3.2525481481487398e-14,
    3.3478119482868054e-14,
    -1.8645628804193131e-15,
    -1.2507950530688647e-15,
    7.4182352566240435e-17,
    5.0681489047961113e-17,
];

/// Clenshaw's summation of a Chebyshev series at `x` in [-1, 1]; float32 needs fewer terms.
fn chebyshev<'b>(x: Value<'b>, series: &[f64]) -> Value<'b> {
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

/// The normal quantile. In the tails Newton's steps on `log_ndtr` make up for what `erf_inv` of a
/// number near 1 has lost.
fn ndtri(p: Value<'_>) -> Value<'_> {
    let upper = p.compare(Compare::Gt, p.constant(0.5));
    let small = upper.select(1.0 - p, p);
    let body = (2.0 * p - 1.0).erf_inv() * SQRT_2;
    let goal = small.log();
    let mut x = -(-2.0 * goal - (-4.0 * PI * goal).log()).sqrt();
    for _ in 0..4 {
        let inverse_slope = erfcx(-x * FRAC_1_SQRT_2) * (PI / 2.0).sqrt();
        x = x - (log_ndtr(x) - goal) * inverse_slope;
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

/// Hurwitz's zeta function, infinite at its poles in `q`.
fn hurwitz<'b>(x: Value<'b>, q: Value<'b>) -> Value<'b> {
    let pole = q.le(q.zeros_like()) & q.eq(q.floor()) & x.ge(x.ones_like());
    pole.select(q.constant(f64::INFINITY), x.zeta(q))
}

fn zeta<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let names = ["self", "other"];
    let dtype = a.float_type(a.result_type(&names)?);
    require(matches!(dtype, DType::F32 | DType::F64), "zeta_cpu", dtype)?;
    let [x, q] = level(a.converted(names, dtype)?)?;
    Ok(hurwitz(x, q).into())
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
    float_unary(a, |x| match n {
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
            sign * factorial * series(x)
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
    // Counter, series term and sum, fraction's denominator, c, d and value, who is still open.
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
    row("i0(Tensor self) -> Tensor", FLOATS, |_, a| float_unary(a, i0)),
    row("special_i0e(Tensor self) -> Tensor", FLOATS, |_, a| float_unary(a, i0e)),
    row("special_i1(Tensor self) -> Tensor", FLOATS, |_, a| float_unary(a, i1)),
    row("special_i1e(Tensor self) -> Tensor", FLOATS, |_, a| float_unary(a, Value::bessel_i1e)),
    row("special_modified_bessel_i0(Tensor self) -> Tensor", FLOATS, |_, a| float_unary(a, i0)),
    row("special_modified_bessel_i1(Tensor self) -> Tensor", FLOATS, |_, a| float_unary(a, i1)),
    row("special_erfcx(Tensor self) -> Tensor", FLOATS, |_, a| float_unary(a, erfcx)),
    row("special_log_ndtr(Tensor self) -> Tensor", FLOATS, |_, a| float_unary(a, log_ndtr)),
    row("special_ndtri(Tensor self) -> Tensor", &["f32[64]", "f64[64]"], |_, a| {
        float_unary(a, ndtri)
    }),
    row("special_entr(Tensor self) -> Tensor", &["f32[16]", "f64[8]", "s64[4]"], |_, a| {
        float_unary(a, entropy)
    }),
    row("special_zeta(Tensor self, Tensor other) -> Tensor", &["f32[2,8] f32[8]"], |_, a| zeta(a)),
    row(
        "special_zeta.self_scalar(Scalar self, Tensor other) -> Tensor",
        &["2.5 f32[8]"],
        |_, a| zeta(a),
    ),
    row(
        "special_zeta.other_scalar(Tensor self, Scalar other) -> Tensor",
        &["f32[8] 1.5"],
        |_, a| zeta(a),
    ),
    row(
        "polygamma(int n, Tensor self) -> Tensor",
        &["0 f32[8]", "1 f32[16]", "2 f32[8]", "3 f64[8]", "4 s64[4]"],
        |_, a| polygamma(a),
    ),
    row(
        "igamma(Tensor self, Tensor other) -> Tensor",
        &["f32[64] f32[64]", "f64[2,8] f64[8]", "f32[4] f32[]"],
        |_, a| igamma(a, false),
    ),
    row(
        "igammac(Tensor self, Tensor other) -> Tensor",
        &["f32[64] f32[64]", "f64[2,8] f64[8]"],
        |_, a| igamma(a, true),
    ),
];
