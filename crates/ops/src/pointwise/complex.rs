//! Functions whose complex form compilers get wrong at zeros, at infinities and beside branch cuts. Real
//! operands pass through.

use super::sign_bit;
use hlo::{Compare, Value};
use std::f64::consts::LN_2;

/// `x` with the sign of `sign`, or the other one.
fn signed<'b>(x: Value<'b>, sign: Value<'b>, turned: bool) -> Value<'b> {
    let (positive, negative) = if turned { (-x.abs(), x.abs()) } else { (x.abs(), -x.abs()) };
    x.is_nan().select(x, sign_bit(sign).select(negative, positive))
}

/// A function whose imaginary part has the sign of its operand's, or the other one. Zeros have
/// signs, too: they tell the sides of a cut apart.
fn cut<'b>(x: Value<'b>, f: fn(Value<'b>) -> Value<'b>, turned: bool) -> Value<'b> {
    let y = f(x);
    if !x.dtype().is_complex() {
        return y;
    }
    y.real().complex(signed(y.imag(), x.imag(), turned))
}

/// An odd function, each of whose parts has the sign of its operand's.
fn odd<'b>(x: Value<'b>, f: fn(Value<'b>) -> Value<'b>) -> Value<'b> {
    let y = cut(x, f, false);
    if !x.dtype().is_complex() {
        return y;
    }
    signed(y.real(), x.real(), false).complex(y.imag())
}

/// A function of a complex operand's parts; `real` computes it of a real operand.
fn by_parts<'b>(
    x: Value<'b>,
    real: impl FnOnce(Value<'b>) -> Value<'b>,
    parts: impl FnOnce(Value<'b>, Value<'b>) -> [Value<'b>; 2],
) -> Value<'b> {
    if !x.dtype().is_complex() {
        return real(x);
    }
    let [re, im] = parts(x.real(), x.imag());
    re.complex(im)
}

fn is_infinite(x: Value<'_>) -> Value<'_> {
    x.abs().eq(x.constant(f64::INFINITY))
}

/// A product in which a zero wins over infinities and NaN, and takes both signs.
fn times<'b>(x: Value<'b>, y: Value<'b>) -> Value<'b> {
    let beside = |v: Value<'b>, other: Value<'b>| {
        let unit = sign_bit(v).select(-v.ones_like(), v.ones_like());
        let zero = v.zeros_like();
        (other.eq(zero) & v.ne(zero)).select(unit, v)
    };
    beside(x, y) * beside(y, x)
}

/// `even * cos(angle)` and `odd * sin(angle)`, for factors that are functions of `x`. An infinity has
/// no direction where the angle is not finite.
fn turned<'b>(x: Value<'b>, [even, odd]: [Value<'b>; 2], angle: Value<'b>) -> [Value<'b>; 2] {
    let anywhere = is_infinite(x) & is_infinite(even) & !angle.is_finite();
    [anywhere.select(even.abs(), times(even, angle.cosine())), times(odd, angle.sine())]
}

pub(super) fn exp(x: Value<'_>) -> Value<'_> {
    by_parts(x, Value::exponential, |re, im| turned(re, [re.exponential(); 2], im))
}

pub(super) fn exp2(x: Value<'_>) -> Value<'_> {
    fn size(x: Value<'_>) -> Value<'_> {
        x.constant(2.0).power(x)
    }
    by_parts(x, size, |re, im| turned(re, [size(re); 2], im * LN_2))
}

pub(super) fn sinh(x: Value<'_>) -> Value<'_> {
    by_parts(x, Value::sinh, |re, im| turned(re, [re.sinh(), re.cosh()], im))
}

pub(super) fn cosh(x: Value<'_>) -> Value<'_> {
    by_parts(x, Value::cosh, |re, im| turned(re, [re.cosh(), re.sinh()], im))
}

pub(super) fn sin(x: Value<'_>) -> Value<'_> {
    by_parts(x, Value::sine, |re, im| {
        let [cosine, sine] = turned(im, [im.sinh(), im.cosh()], re);
        [sine, cosine]
    })
}

pub(super) fn cos(x: Value<'_>) -> Value<'_> {
    by_parts(x, Value::cosine, |re, im| turned(im, [im.cosh(), -im.sinh()], re))
}

/// An odd function that maps both axes to themselves.
fn along_axes<'b>(x: Value<'b>, f: fn(Value<'b>) -> Value<'b>) -> Value<'b> {
    let kept = |part: Value<'b>, made: Value<'b>| part.eq(part.zeros_like()).select(part, made);
    by_parts(x, f, |re, im| [kept(re, f(x).real()), kept(im, f(x).imag())])
}

pub(super) fn tan(x: Value<'_>) -> Value<'_> {
    along_axes(x, Value::tan)
}

pub(super) fn tanh(x: Value<'_>) -> Value<'_> {
    along_axes(x, Value::tanh)
}

pub(super) fn sigmoid(x: Value<'_>) -> Value<'_> {
    if !x.dtype().is_complex() {
        return x.logistic();
    }
    x.ones_like() / (x.ones_like() + exp(-x))
}

/// A logarithm is infinite where a part is, even beside NaN.
pub(super) fn log(x: Value<'_>) -> Value<'_> {
    by_parts(x, Value::log, |re, im| {
        let (y, infinity) = (x.log(), re.constant(f64::INFINITY));
        [(is_infinite(re) | is_infinite(im)).select(infinity, y.real()), y.imag()]
    })
}

/// A square root is infinite where a part is, even beside NaN.
pub(super) fn sqrt(x: Value<'_>) -> Value<'_> {
    by_parts(x, Value::sqrt, |re, im| {
        let (root, infinity) = (cut(x, Value::sqrt, false), re.constant(f64::INFINITY));
        let far = is_infinite(im);
        let (ahead, behind) = (im.is_nan() & re.eq(infinity), im.is_nan() & re.eq(-infinity));
        let imag = behind.select(infinity, root.imag());
        [(far | ahead).select(infinity, root.real()), far.select(im, imag)]
    })
}

pub(super) fn acos(x: Value<'_>) -> Value<'_> {
    cut(x, Value::acos, true)
}

pub(super) fn acosh(x: Value<'_>) -> Value<'_> {
    cut(x, Value::acosh, false)
}

pub(super) fn asin(x: Value<'_>) -> Value<'_> {
    odd(x, Value::asin)
}

pub(super) fn asinh(x: Value<'_>) -> Value<'_> {
    odd(x, Value::asinh)
}

pub(super) fn atan(x: Value<'_>) -> Value<'_> {
    odd(x, Value::atan)
}

pub(super) fn atanh(x: Value<'_>) -> Value<'_> {
    odd(x, Value::atanh)
}

/// The logarithm to a base whose natural logarithm is `base`. A complex quotient would multiply an
/// infinite part by zero.
pub(super) fn log_to(x: Value<'_>, base: f64) -> Value<'_> {
    let y = log(x);
    if !x.dtype().is_complex() {
        return y / base;
    }
    (y.real() / base).complex(y.imag() / base)
}

/// A power. Zero to a complex power is 0 if the real part of the exponent is positive.
pub(super) fn power<'b>(x: Value<'b>, y: Value<'b>) -> Value<'b> {
    if !x.dtype().is_complex() {
        return x.power(y);
    }
    let real = y.real();
    let vanishes = x.eq(x.zeros_like()) & real.compare(Compare::Gt, real.zeros_like());
    let power = x.power(y);
    // Factors of a compiler's power may be infinite or 0 where their product is neither or both.
    let is_known = power.real().is_finite() & power.imag().is_finite();
    let power = is_known.select(power, exp(y * log(x)));
    vanishes.select(x.zeros_like(), power)
}
