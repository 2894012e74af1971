//! Exponentials, logarithms, trigonometry and their kin.

use super::complex::{self, log_to};
use super::{binary, conj, float_unary, level, require, rounded, sign_bit};
use crate::args::Args;
use crate::promote::{gcc_name, scalar_type};
use crate::row::{Out, Row, elementwise};
use crate::scan::log_add_exp;
use hlo::{DType, Refusal, Result, Value};
use std::f64::consts::{LN_2, LN_10, PI};

const PAIR: [&str; 2] = ["self", "other"];
const FLOATS: &[&str] = &["f32[2,8]", "bf16[8]", "f64[4]", "s64[4]"];
/// With a complex example.
const NUMBERS: &[&str] = &["f32[2,8]", "bf16[8]", "f64[4]", "s64[4]", "c64[4]"];

/// The message of functions that make complex numbers.
fn argument_type(result: DType, target: DType) -> String {
    let [wanted, got] = [result, target].map(scalar_type);
    format!("Expected object of scalar type {wanted} but got scalar type {got} for argument 'out'")
}

/// A float function that has no complex form.
fn real_unary<'b>(
    a: &Args<'_, 'b>,
    kernel: &str,
    f: impl FnOnce(Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    let dtype = a.tensor("self")?.dtype();
    require(!dtype.is_complex(), kernel, dtype)?;
    float_unary(a, f)
}

/// A function of two floats that has no complex form.
fn real_binary<'b>(
    a: &Args<'_, 'b>,
    f: impl FnOnce(Value<'b>, Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    let dtype = a.float_type(a.result_type(&PAIR)?);
    require(!dtype.is_complex(), &format!("{}_cpu", a.name()), dtype)?;
    binary(a, PAIR, dtype, f)
}

pub(crate) fn sinc(x: Value<'_>) -> Value<'_> {
    let zero = x.eq(x.zeros_like());
    let angle = x * PI;
    zero.select(x.ones_like(), angle.sine() / angle)
}

/// The pole at 0 has a sign; the others, between two infinities, are NaN.
pub(super) fn digamma(x: Value<'_>) -> Value<'_> {
    let infinity = sign_bit(x).select(x.constant(f64::INFINITY), x.constant(f64::NEG_INFINITY));
    x.eq(x.zeros_like()).select(infinity, x.digamma())
}

fn logit<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let dtype = a.tensor("self")?.dtype();
    require(!dtype.is_complex(), "logit_cpu", dtype)?;
    let x = a.float_tensor("self")?;
    let short = x.dtype();
    let mut x = x.convert(short.accumulate());
    let rounded = |v| rounded(v, short);
    if let Some(eps) = a.opt_scalar("eps", short)? {
        // The selects have torch's order, which matters for eps above 1/2, where the limits cross.
        let eps = eps.convert(x.dtype());
        let top = rounded(1.0 - eps);
        let (low, high) = (x.lt(eps), x.gt(top));
        x = low.select(eps, high.select(top, x));
    }
    Ok(rounded(x / rounded(1.0 - x)).log().convert(short).into())
}

fn angle<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.float_tensor("self")?;
    if x.dtype().is_complex() {
        return Ok(x.imag().atan2(x.real()).into());
    }
    let side = x.lt(x.zeros_like()).select(x.constant(PI), x.zeros_like());
    Ok(x.is_nan().select(x, side).into())
}

fn copysign<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    real_binary(a, |x, y| {
        let size = x.abs();
        sign_bit(y).select(-size, size)
    })
}

/// The modulus of a complex number: infinite if one part is infinite, even if the other is NaN.
pub(super) fn modulus(x: Value<'_>) -> Value<'_> {
    let size = x.abs();
    let infinity = size.constant(f64::INFINITY);
    let infinite = x.real().abs().eq(infinity) | x.imag().abs().eq(infinity);
    infinite.select(infinity, size)
}

/// Computed as the modulus of a complex number, which does not overflow.
fn hypot<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let dtype = a.result_type(&PAIR)?;
    require(dtype.is_float(), "hypot_cpu", dtype)?;
    real_binary(a, |x, y| modulus(x.complex(y)))
}

/// Where `erf` is 1 to the last bit.
fn end_of_erf(x: Value<'_>) -> f64 {
    if x.dtype() == DType::F64 { 6.0 } else { 4.0 }
}

/// Compilers' approximations stop a little short of 1.
fn erf(x: Value<'_>) -> Value<'_> {
    x.abs().gt(x.constant(end_of_erf(x))).select(x.sign(), x.erf())
}

/// `1 + erf(x)`, which vanishes for small x.
pub(crate) fn one_plus_erf(x: Value<'_>) -> Value<'_> {
    x.lt(x.constant(-end_of_erf(x))).select(x.zeros_like(), 1.0 + x.erf())
}

/// `erf_inv` squares its operand, which near 1 loses up to thousands of units in the last place. A
/// Newton step on `erfc` restores them.
fn erfinv(x: Value<'_>) -> Value<'_> {
    let (y, size) = (x.erf_inv(), x.abs());
    let near = size.ge(size.constant(0.5)) & size.lt(size.constant(1.0));
    let at = y.abs();
    let step = (at.erfc() - (1.0 - size)) * (at * at).exponential() * (PI.sqrt() / 2.0);
    let value = at + step;
    near.select(x.lt(x.zeros_like()).select(-value, value), y)
}

fn nextafter<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let dtype = a.result_type(&PAIR)?;
    require(dtype.is_float(), "nextafter_cpu", dtype)?;
    let [x, y] = level(a.converted(PAIR, dtype)?)?;
    Ok(x.next_after(y).into())
}

/// `x * log(y)`, 0 where x is 0 unless y is NaN.
fn xlog<'b>(a: &Args<'_, 'b>, log: impl FnOnce(Value<'b>) -> Value<'b>) -> Result<Out<'b>> {
    let short = a.float_type(a.result_type(&PAIR)?);
    real_binary(a, |x, y| {
        let product = x * rounded(log(y), short);
        let zero = product.zeros_like();
        let gone = x.eq(x.zeros_like()).select(zero, product);
        y.is_nan().select(y.constant(f64::NAN), gone)
    })
}

/// `log(base^x + base^y) / log(base)`, safe from overflow.
fn log_add<'b>(a: &Args<'_, 'b>, ln_base: f64) -> Result<Out<'b>> {
    let dtype = a.result_type(&PAIR)?;
    if dtype.is_complex() && ln_base == 1.0 {
        return binary(a, PAIR, dtype, log_add_exp);
    }
    require(dtype.is_float(), &format!("{}_cpu", a.name()), dtype)?;
    real_binary(a, |x, y| {
        let high = x.maximum(y);
        let ratio = (-(x - y).abs() * ln_base).exponential();
        let sum = high + ratio.log_plus_one() / ln_base;
        let infinite = high.abs().eq(high.constant(f64::INFINITY));
        (infinite & x.eq(y)).select(high, sum)
    })
}

/// The two parts of complex numbers.
fn parts<'b>(a: &Args<'_, 'b>, names: [&str; 2]) -> Result<[Value<'b>; 2]> {
    let (x, y) = (a.tensor(names[0])?, a.tensor(names[1])?);
    let fits = |v: Value<'_>| matches!(v.dtype(), DType::F16 | DType::F32 | DType::F64);
    if !fits(x) || !fits(y) {
        return Err(Refusal::not_implemented(format!(
            "Expected both inputs to be Half, Float or Double tensors but got {} and {}",
            scalar_type(x.dtype()),
            scalar_type(y.dtype())
        )));
    }
    if x.dtype() != y.dtype() {
        return Err(Refusal::runtime(format!(
            "Expected object of scalar type {} but got scalar type {} for second argument",
            scalar_type(x.dtype()),
            scalar_type(y.dtype())
        )));
    }
    level([x, y])
}

fn complex<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let [x, y] = parts(a, ["real", "imag"])?;
    a.want_exact_targets(|result, target| {
        let [wanted, got] = [result, target].map(scalar_type);
        format!(
            "Expected object of scalar type {wanted} but got scalar type {got} for argument 'out'"
        )
    });
    Ok(x.complex(y).into())
}

fn polar<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let [size, angle] = parts(a, ["abs", "angle"])?;
    Ok((size * angle.cosine()).complex(size * angle.sine()).into())
}

/// `mantissa * 2^exponent` with the mantissa in [0.5, 1).
fn frexp<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    if !x.dtype().is_float() {
        let message = "torch.frexp() only supports floating-point dtypes";
        return Err(Refusal::runtime(message));
    }
    // Uses integers alone, as float arithmetic may flush denormals to zero.
    let (int, digits) = match x.dtype() {
        DType::F64 => (DType::S64, 52),
        DType::F32 => (DType::S32, 23),
        DType::F16 => (DType::S16, 10),
        DType::BF16 => (DType::S16, 7),
        other => {
            require(false, "frexp", other)?;
            (DType::S32, 0)
        }
    };
    let bits = x.bitcast_convert(int);
    let fixed = |v: i64| bits.constant(v);
    let width = 8 * int.bytes() as i64;
    let infinite = (1 << (width - 1 - digits)) - 1;
    let size = bits.and(fixed(!(1 << (width - 1))));
    let field = size.shift_right_logical(fixed(digits));
    let shift = size.count_leading_zeros() - fixed(width - 1 - digits);
    let denormal = field.eq(fixed(0));
    let digits_of = denormal.select(size.shift_left(shift), size).and(fixed((1 << digits) - 1));
    let field = denormal.select(fixed(1) - shift, field);
    let plain = size.ne(fixed(0)) & field.lt(fixed(infinite));
    let half = (infinite >> 1) - 1;
    let mantissa = (bits.and(fixed(1 << (width - 1)))).or(digits_of).or(fixed(half << digits));
    let mantissa = mantissa.bitcast_convert(x.dtype());
    let exponent = plain.select(field - fixed(half), fixed(0)).convert(DType::S32);
    Ok([plain.select(mantissa, x), exponent].into())
}

pub(crate) const ROWS: &[Row] = &[
    elementwise("exp(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::exp)),
    elementwise("exp2(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::exp2)),
    elementwise("expm1(Tensor self) -> Tensor", NUMBERS, |_, a| {
        float_unary(a, Value::exponential_minus_one)
    }),
    elementwise("log(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::log)),
    elementwise("log1p(Tensor self) -> Tensor", NUMBERS, |_, a| {
        float_unary(a, Value::log_plus_one)
    }),
    elementwise("log2(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, |x| log_to(x, LN_2))),
    elementwise("log10(Tensor self) -> Tensor", NUMBERS, |_, a| {
        float_unary(a, |x| log_to(x, LN_10))
    }),
    elementwise("sqrt(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::sqrt)),
    elementwise("rsqrt(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, Value::rsqrt)),
    elementwise("sin(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::sin)),
    elementwise("cos(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::cos)),
    elementwise("tan(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::tan)),
    elementwise("asin(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::asin)),
    elementwise("acos(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::acos)),
    elementwise("atan(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::atan)),
    elementwise("sinh(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::sinh)),
    elementwise("cosh(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::cosh)),
    elementwise("tanh(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::tanh)),
    elementwise("asinh(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::asinh)),
    elementwise("acosh(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::acosh)),
    elementwise("atanh(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::atanh)),
    elementwise("sigmoid(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, complex::sigmoid)),
    elementwise("erf(Tensor self) -> Tensor", FLOATS, |_, a| real_unary(a, "erf_vml_cpu", erf)),
    elementwise("erfc(Tensor self) -> Tensor", FLOATS, |_, a| {
        real_unary(a, "erfc_vml_cpu", Value::erfc)
    }),
    elementwise("erfinv(Tensor self) -> Tensor", FLOATS, |_, a| {
        real_unary(a, "erfinv_vml_cpu", erfinv)
    }),
    elementwise("lgamma(Tensor self) -> Tensor", FLOATS, |_, a| {
        real_unary(a, "lgamma_vml_cpu", Value::lgamma)
    }),
    elementwise("digamma(Tensor self) -> Tensor", FLOATS, |_, a| real_unary(a, "digamma", digamma)),
    elementwise("sinc(Tensor self) -> Tensor", NUMBERS, |_, a| float_unary(a, sinc)),
    elementwise(
        "logit(Tensor self, float? eps=None) -> Tensor",
        &["f32[8]", "f32[8] 0.1", "bf16[8]", "s64[4]"],
        |_, a| logit(a),
    ),
    elementwise("angle(Tensor self) -> Tensor", &["f32[8]", "s64[4]", "c64[4]"], |_, a| angle(a)),
    elementwise(
        "atan2(Tensor self, Tensor other) -> Tensor",
        &["f32[2,3] f32[3]", "s64[4] s64[4]", "bf16[4] bf16[4]"],
        |_, a| real_binary(a, Value::atan2),
    ),
    elementwise(
        "hypot(Tensor self, Tensor other) -> Tensor",
        &["f32[2,3] f32[3]", "bf16[4] bf16[4]", "f64[4] f64[4]"],
        |_, a| hypot(a),
    ),
    elementwise(
        "copysign.Tensor(Tensor self, Tensor other) -> Tensor",
        &["f32[2,3] f32[3]", "bf16[4] bf16[4]", "s64[4] s64[4]"],
        |_, a| copysign(a),
    ),
    elementwise(
        "copysign.Scalar(Tensor self, Scalar other) -> Tensor",
        &["f32[4] -2.0"],
        |_, a| copysign(a),
    ),
    elementwise(
        "nextafter(Tensor self, Tensor other) -> Tensor",
        &["f32[2,3] f32[3]", "f64[4] f64[4]"],
        |_, a| nextafter(a),
    ),
    elementwise(
        "xlogy.Tensor(Tensor self, Tensor other) -> Tensor",
        &["f32[2,8] f32[8]", "s64[4] s64[4]", "bf16[8] bf16[8]"],
        |_, a| xlog(a, Value::log),
    ),
    elementwise(
        "xlogy.Scalar_Self(Scalar self, Tensor other) -> Tensor",
        &["2.0 f32[4]"],
        |_, a| xlog(a, Value::log),
    ),
    elementwise(
        "xlogy.Scalar_Other(Tensor self, Scalar other) -> Tensor",
        &["f32[4] 2.0"],
        |_, a| xlog(a, Value::log),
    ),
    elementwise(
        "special_xlog1py(Tensor self, Tensor other) -> Tensor",
        &["f32[2,8] f32[8]", "s64[4] s64[4]"],
        |_, a| xlog(a, Value::log_plus_one),
    ),
    elementwise(
        "special_xlog1py.self_scalar(Scalar self, Tensor other) -> Tensor",
        &["2.0 f32[4]"],
        |_, a| xlog(a, Value::log_plus_one),
    ),
    elementwise(
        "special_xlog1py.other_scalar(Tensor self, Scalar other) -> Tensor",
        &["f32[4] 2.0"],
        |_, a| xlog(a, Value::log_plus_one),
    ),
    elementwise(
        "logaddexp(Tensor self, Tensor other) -> Tensor",
        &["f32[2,16] f32[16]", "bf16[8] bf16[8]", "c64[8] c64[8]"],
        |_, a| log_add(a, 1.0),
    ),
    elementwise(
        "logaddexp2(Tensor self, Tensor other) -> Tensor",
        &["f32[2,16] f32[16]", "f64[8] f64[8]"],
        |_, a| log_add(a, LN_2),
    ),
    elementwise("complex(Tensor real, Tensor imag) -> Tensor", &["f32[2,3] f32[3]"], |_, a| {
        complex(a)
    })
    .exact(argument_type),
    elementwise("polar(Tensor abs, Tensor angle) -> Tensor", &["f32[2,3] f32[3]"], |_, a| polar(a))
        .exact(argument_type),
    elementwise("_conj_physical(Tensor self) -> Tensor", &["c64[4]", "f32[4]"], |_, a| {
        Ok(conj(a.tensor("self")?).into())
    }),
    elementwise(
        "frexp.Tensor(Tensor self) -> (Tensor mantissa, Tensor exponent)",
        &["f32[16]", "bf16[16]", "f16[16]", "f64[8]"],
        |_, a| frexp(a),
    )
    .ordered_as_first()
    .exact(|result, target| {
        let (wanted, got) = (gcc_name(result), gcc_name(target));
        let wanted = match result.is_float() {
            true => format!("mantissa to have dtype {wanted}"),
            false => format!("exponent to have {wanted} dtype"),
        };
        format!("torch.frexp() expects {wanted} but got {got}")
    }),
];
