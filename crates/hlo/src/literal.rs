//! Constants, bit-exact.

use crate::attribute::Attribute;
use crate::build::{Builder, CONSTANT, Value};
use crate::{DType, Type};

/// A number before it has an element type.
#[derive(Clone, Copy, Debug)]
pub enum Number {
    Bool(bool),
    Int(i64),
    /// A whole number beyond the largest `Int`.
    Unsigned(u64),
    Float(f64),
    Complex(f64, f64),
}

/// Whole numbers below this one are exact in a float64.
const EXACT: f64 = (1i64 << 53) as f64;

/// NaN equals NaN, and zeros of different sign differ.
impl PartialEq for Number {
    fn eq(&self, other: &Number) -> bool {
        let float = |v: f64| if v.is_nan() { f64::NAN.to_bits() } else { v.to_bits() };
        let bits = |number: &Number| match *number {
            Number::Bool(v) => (0, u64::from(v), 0),
            Number::Int(v) => (1, v as u64, 0),
            Number::Float(v) => (2, float(v), 0),
            Number::Complex(re, im) => (3, float(re), float(im)),
            Number::Unsigned(v) => (4, v, 0),
        };
        bits(self) == bits(other)
    }
}

impl Eq for Number {}

impl Number {
    pub fn as_f64(self) -> f64 {
        match self {
            Number::Bool(v) => f64::from(u8::from(v)),
            Number::Int(v) => v as f64,
            Number::Unsigned(v) => v as f64,
            Number::Float(v) | Number::Complex(v, _) => v,
        }
    }
    pub fn imaginary(self) -> f64 {
        if let Number::Complex(_, v) = self { v } else { 0.0 }
    }
    pub fn as_i64(self) -> i64 {
        match self {
            Number::Bool(v) => i64::from(v),
            Number::Int(v) => v,
            Number::Unsigned(v) => v as i64,
            Number::Float(v) | Number::Complex(v, _) => v as i64,
        }
    }
    pub fn is_zero(self) -> bool {
        match self {
            Number::Complex(re, im) => re == 0.0 && im == 0.0,
            other => other.as_f64() == 0.0,
        }
    }

    /// The whole number that equals this number exactly.
    pub fn whole(self) -> Option<i64> {
        match self {
            Number::Int(v) => Some(v),
            Number::Float(v) => (v.fract() == 0.0 && v.abs() < EXACT).then_some(v as i64),
            _ => None,
        }
    }

    /// The whole number whose inverse rounds to this number.
    pub fn inverse_of(self) -> Option<i64> {
        let Number::Float(v) = self else { return None };
        let whole = (1.0 / v).round();
        (1.0 / whole == v && whole.abs() < EXACT).then_some(whole as i64)
    }

    pub(crate) fn text(self, dtype: DType) -> String {
        match dtype {
            DType::Bool => (!self.is_zero()).to_string(),
            DType::C32 => self.pair().to_string(),
            d if d.is_complex() => {
                let parts = [self.as_f64(), self.imaginary()].map(|part| float(part, d.real()));
                format!("({}, {})", parts[0], parts[1])
            }
            d if d.is_float() => float(self.as_f64(), d),
            d if d.is_unsigned_int() => (self.as_i64() as u64 & mask(d)).to_string(),
            d => (self.as_i64() << (64 - 8 * d.bytes()) >> (64 - 8 * d.bytes())).to_string(),
        }
    }
}

impl From<bool> for Number {
    fn from(v: bool) -> Self {
        Number::Bool(v)
    }
}
impl From<i64> for Number {
    fn from(v: i64) -> Self {
        Number::Int(v)
    }
}
impl From<i32> for Number {
    fn from(v: i32) -> Self {
        Number::Int(v.into())
    }
}
impl From<f64> for Number {
    fn from(v: f64) -> Self {
        Number::Float(v)
    }
}

fn mask(dtype: DType) -> u64 {
    u64::MAX >> (64 - 8 * dtype.bytes())
}

/// MLIR reads decimals as doubles and rounds once to the element type, so the shortest decimal of
/// the double is exact. Infinities and NaN have no decimal and are printed as bit patterns.
fn float(v: f64, dtype: DType) -> String {
    if dtype == DType::F8E8M0FNU {
        return format!("0x{:02X}", exponent(v as f32));
    }
    if v.is_finite() {
        let text = format!("{v:e}");
        let (mantissa, exponent) = text.split_once('e').unwrap_or((&text, "0"));
        let dot = if mantissa.contains('.') { "" } else { ".0" };
        return format!("{mantissa}{dot}e{exponent}");
    }
    use DType::*;
    let (infinity, nan, sign) = match dtype {
        F64 => (0x7FF0_0000_0000_0000, 0x7FF8_0000_0000_0000_u64, 1 << 63),
        F32 => (0x7F80_0000, 0x7FC0_0000, 1 << 31),
        BF16 => (0x7F80, 0x7FC0, 1 << 15),
        F16 => (0x7C00, 0x7E00, 1 << 15),
        F8E5M2 => (0x7C, 0x7E, 1 << 7),
        F8E4M3FN => (0x7F, 0x7F, 1 << 7),
        _ => (0x80, 0x80, 0),
    };
    let bits = match (v.is_nan(), v < 0.0) {
        (true, _) => nan,
        (_, false) => infinity,
        (_, true) => infinity | sign,
    };
    format!("0x{bits:0width$X}", width = dtype.bytes() * 2)
}

/// The exponent of a number that is rounded to a power of two; 255 is NaN.
fn exponent(v: f32) -> u32 {
    let magnitude = v.abs().to_bits();
    let half = if magnitude < 1 << 23 { (1 << 22) - 1 } else { 1 << 22 };
    if v.is_finite() { (magnitude + half) >> 23 } else { 255 }
}

impl Builder {
    /// A constant tensor with every element equal to `value`.
    pub fn splat(&self, value: impl Into<Number>, ty: Type) -> Value<'_> {
        let value = value.into();
        let printed = ty.clone();
        self.op1(CONSTANT, &[], ty, |a| {
            a.set("value", Attribute::Splat(value, printed));
        })
    }

    /// A zero-dimensional constant.
    pub fn scalar(&self, value: impl Into<Number>, dtype: DType) -> Value<'_> {
        self.splat(value, Type::scalar(dtype))
    }

    /// A one-dimensional constant.
    pub fn vector(&self, values: &[Number], dtype: DType) -> Value<'_> {
        let ty = Type::new(dtype, &[values.len() as i64]);
        let printed = ty.clone();
        self.op1(CONSTANT, &[], ty, |a| {
            a.set("value", Attribute::Vector(values.to_vec(), printed));
        })
    }
}

impl<'b> Value<'b> {
    /// A constant of this value's type.
    pub fn constant(self, value: impl Into<Number>) -> Value<'b> {
        self.b.splat(value, self.ty())
    }
    pub fn zeros_like(self) -> Value<'b> {
        self.constant(0)
    }
    pub fn ones_like(self) -> Value<'b> {
        self.constant(1)
    }
}
