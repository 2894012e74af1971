//! Functions whose complex form compilers get wrong at zeros and beside branch cuts. Real operands
//! pass through.

use super::sign_bit;
use hlo::{Compare, Value};

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

pub(super) fn sqrt(x: Value<'_>) -> Value<'_> {
    cut(x, Value::sqrt, false)
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
    let y = x.log();
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
    vanishes.select(x.zeros_like(), x.power(y))
}
