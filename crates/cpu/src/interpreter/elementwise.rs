//! Statements that compute each element from one element of each operand.
//!
//! Arithmetic is done on six types and bool. Shorter types are widened before and narrowed after.

use crate::interpreter::array::{Array, Stored, strided};
use crate::interpreter::lines::{dims, map, zip};
use crate::interpreter::walk::Walk;
use half::{bf16, f16};
use hlo::{Compare, DType, Dims};
use std::f64::consts::LN_2;

/// The type in which arithmetic on a dtype is done.
pub(crate) fn wide(dtype: DType) -> DType {
    match dtype {
        DType::S8 | DType::S16 => DType::S32,
        DType::U8 | DType::U16 => DType::U32,
        DType::F16 | DType::BF16 => DType::F32,
        other => other,
    }
}

/// Runs a body for the type in which arithmetic on a wide dtype is done.
macro_rules! with_number {
    ($dtype:expr, $ty:ident => $body:expr) => {
        match $dtype {
            hlo::DType::S32 => {
                type $ty = i32;
                $body
            }
            hlo::DType::S64 => {
                type $ty = i64;
                $body
            }
            hlo::DType::U32 => {
                type $ty = u32;
                $body
            }
            hlo::DType::U64 => {
                type $ty = u64;
                $body
            }
            hlo::DType::F32 => {
                type $ty = f32;
                $body
            }
            hlo::DType::F64 => {
                type $ty = f64;
                $body
            }
            _ => {
                type $ty = u8;
                $body
            }
        }
    };
}
pub(crate) use with_number;

pub(crate) fn select<'a>(p: &Array<'_>, x: &Array<'_>, y: &Array<'_>) -> Array<'a> {
    fn of<T: Stored>(p: &Array<'_>, x: &Array<'_>, y: &Array<'_>, dims: &Dims) -> Vec<T> {
        let (ps, xs, ys) = (p.elements::<u8>(), x.elements::<T>(), y.elements::<T>());
        let mut out = Vec::with_capacity(dims.iter().product::<i64>() as usize);
        let choose = |p: u8, x: T, y: T| if p == 0 { y } else { x };
        let places = [p.place(), x.place(), y.place()];
        Walk::new(dims, places).rows(|[h, i, j], n, strides| match strides {
            [1, 1, 1] => {
                let pairs = xs[i..i + n].iter().zip(&ys[j..j + n]);
                out.extend(ps[h..h + n].iter().zip(pairs).map(|(&p, (&x, &y))| choose(p, x, y)));
            }
            [1, 1, 0] => {
                let (y, lines) = (ys[j], ps[h..h + n].iter().zip(&xs[i..i + n]));
                out.extend(lines.map(|(&p, &x)| choose(p, x, y)));
            }
            [r, s, t] => {
                let pairs = strided(xs, i, s, n).zip(strided(ys, j, t, n));
                out.extend(strided(ps, h, r, n).zip(pairs).map(|(p, (x, y))| choose(p, x, y)));
            }
        });
        out
    }
    let dims = dims(&[p, x, y]);
    crate::interpreter::array::with_stored!(x.dtype, T => {
        Array::new(x.dtype, dims, of::<T>(p, x, y, dims))
    })
}

pub(crate) fn compare<'a>(direction: Compare, x: &Array<'_>, y: &Array<'_>) -> Array<'a> {
    let (x, y) = (widened(x), widened(y));
    macro_rules! holds {
        ($T:ident, $op:tt) => { zip::<$T, u8>(&x, &y, |x, y| u8::from(x $op y)) };
    }
    let out = with_number!(x.dtype, T => match direction {
        Compare::Eq => holds!(T, ==),
        Compare::Ne => holds!(T, !=),
        Compare::Lt => holds!(T, <),
        Compare::Le => holds!(T, <=),
        Compare::Gt => holds!(T, >),
        Compare::Ge => holds!(T, >=),
    });
    Array::new(DType::Bool, dims(&[&x, &y]), out)
}

fn widened<'a>(x: &Array<'a>) -> Array<'a> {
    convert(x, wide(x.dtype))
}

pub(crate) fn convert<'a>(x: &Array<'a>, to: DType) -> Array<'a> {
    use DType::*;
    fn cast<T: Stored, R: Stored>(x: &Array<'_>, to: DType, f: impl Fn(T) -> R) -> Array<'static> {
        // A broadcast array has few elements in many places, and keeps them so.
        if x.strides.iter().all(|&stride| stride == 0) {
            let one = f(x.elements::<T>()[x.start]);
            return Array::new(to, &[], vec![one]).broadcast(&x.dims, &[]);
        }
        Array::new(to, &x.dims, map(x, f))
    }
    macro_rules! number {
        ($T:ident) => {
            match to {
                S32 => cast(x, to, |v: $T| v as i32),
                S64 => cast(x, to, |v: $T| v as i64),
                U32 => cast(x, to, |v: $T| v as u32),
                U64 => cast(x, to, |v: $T| v as u64),
                F32 => cast(x, to, |v: $T| v as f32),
                F64 => cast(x, to, |v: $T| v as f64),
                S8 => cast(x, to, |v: $T| v as i32 as i8),
                S16 => cast(x, to, |v: $T| v as i32 as i16),
                U8 => cast(x, to, |v: $T| v as u32 as u8),
                U16 => cast(x, to, |v: $T| v as u32 as u16),
                F16 => cast(x, to, |v: $T| f16::from_f32(v as f32).to_bits()),
                BF16 => cast(x, to, |v: $T| bf16::from_f32(v as f32).to_bits()),
                _ => cast(x, to, |v: $T| u8::from(v as f64 != 0.0)),
            }
        };
    }
    match (x.dtype, to) {
        (from, to) if from == to => x.clone(),
        (F16, F32) => cast(x, F32, |v: u16| f16::from_bits(v).to_f32()),
        (BF16, F32) => cast(x, F32, |v: u16| bf16::from_bits(v).to_f32()),
        (F16 | BF16, to) => convert(&convert(x, F32), to),
        (S8, _) => number!(i8),
        (S16, _) => number!(i16),
        (U16, _) => number!(u16),
        (S32, _) => number!(i32),
        (S64, _) => number!(i64),
        (U32, _) => number!(u32),
        (U64, _) => number!(u64),
        (F32, _) => number!(f32),
        (F64, _) => number!(f64),
        _ => number!(u8),
    }
}

/// The same bits as another type of the same size.
pub(crate) fn bitcast<'a>(x: &Array<'a>, to: DType) -> Array<'a> {
    match (x.dtype, to) {
        (DType::F32, DType::S32 | DType::U32) => {
            let bits = Array::new(DType::U32, &x.dims, map(x, f32::to_bits));
            convert(&bits, to)
        }
        (DType::F64, DType::S64 | DType::U64) => {
            let bits = Array::new(DType::U64, &x.dims, map(x, f64::to_bits));
            convert(&bits, to)
        }
        (_, DType::F32) => Array::new(to, &x.dims, map(&convert(x, DType::U32), f32::from_bits)),
        (_, DType::F64) => Array::new(to, &x.dims, map(&convert(x, DType::U64), f64::from_bits)),
        _ => convert(x, to),
    }
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Unary {
    Abs,
    Acos,
    Acosh,
    Asin,
    Asinh,
    Atan,
    Atanh,
    Cbrt,
    Ceil,
    Cosh,
    Cosine,
    Erf,
    Erfc,
    Exponential,
    ExponentialMinusOne,
    Floor,
    IsFinite,
    Lgamma,
    Log,
    LogPlusOne,
    Logistic,
    Negate,
    Not,
    RoundNearestAfz,
    RoundNearestEven,
    Rsqrt,
    Sign,
    Sine,
    Sinh,
    Sqrt,
    Tan,
    Tanh,
}

pub(crate) fn unary<'a>(op: Unary, x: &Array<'_>) -> Array<'a> {
    let dtype = x.dtype;
    let x = &widened(x);
    if matches!(op, Unary::IsFinite) {
        let finite = match x.dtype {
            DType::F32 => map(x, |v: f32| u8::from(v.is_finite())),
            _ => map(x, |v: f64| u8::from(v.is_finite())),
        };
        return Array::new(DType::Bool, &x.dims, finite);
    }
    macro_rules! int {
        ($T:ty, $abs:expr, $sign:expr) => {
            Array::new(
                x.dtype,
                &x.dims,
                match op {
                    Unary::Abs => map(x, $abs),
                    Unary::Sign => map(x, $sign),
                    Unary::Negate => map(x, |v: $T| v.wrapping_neg()),
                    _ => map(x, |v: $T| !v),
                },
            )
        };
    }
    let made = match x.dtype {
        DType::F32 => Array::new(x.dtype, &x.dims, f32::every(op, x)),
        DType::F64 => Array::new(x.dtype, &x.dims, f64::every(op, x)),
        DType::S32 => int!(i32, i32::wrapping_abs, i32::signum),
        DType::S64 => int!(i64, i64::wrapping_abs, i64::signum),
        DType::U32 => int!(u32, |v: u32| v, |v: u32| v.min(1)),
        DType::U64 => int!(u64, |v: u64| v, |v: u64| v.min(1)),
        _ => Array::new(x.dtype, &x.dims, map(x, |v: u8| v ^ 1)),
    };
    convert(&made, dtype)
}

/// Beyond this number, `acosh` and `asinh` are `ln(2x)`, and twice the number may overflow.
const LARGE: f64 = 1e18;

/// Functions of one number, for each type of float.
trait Float: Stored {
    fn every(op: Unary, x: &Array<'_>) -> Vec<Self>;
}

macro_rules! functions {
    ($($T:ty, $erf:expr, $erfc:expr, $lgamma:expr;)*) => {$(
        impl Float for $T {
            fn every(op: Unary, x: &Array<'_>) -> Vec<$T> {
                match op {
                    Unary::Abs => map(x, <$T>::abs),
                    Unary::Acos => map(x, <$T>::acos),
                    Unary::Acosh => map(x, |v: $T| match v > LARGE as $T {
                        true => v.ln() + LN_2 as $T,
                        false => v.acosh(),
                    }),
                    Unary::Asin => map(x, <$T>::asin),
                    Unary::Asinh => map(x, |v: $T| match v.abs() > LARGE as $T {
                        true => (v.abs().ln() + LN_2 as $T).copysign(v),
                        false => v.asinh(),
                    }),
                    Unary::Atan => map(x, <$T>::atan),
                    Unary::Atanh => map(x, <$T>::atanh),
                    Unary::Cbrt => map(x, <$T>::cbrt),
                    Unary::Ceil => map(x, <$T>::ceil),
                    Unary::Cosh => map(x, <$T>::cosh),
                    Unary::Cosine => map(x, <$T>::cos),
                    Unary::Erf => map(x, $erf),
                    Unary::Erfc => map(x, $erfc),
                    Unary::Exponential => map(x, <$T>::exp),
                    Unary::ExponentialMinusOne => map(x, <$T>::exp_m1),
                    Unary::Floor => map(x, <$T>::floor),
                    Unary::Lgamma => map(x, $lgamma),
                    Unary::Log => map(x, <$T>::ln),
                    Unary::LogPlusOne => map(x, <$T>::ln_1p),
                    Unary::Logistic => map(x, |v: $T| 1.0 / (1.0 + (-v).exp())),
                    Unary::Negate => map(x, |v: $T| -v),
                    Unary::RoundNearestAfz => map(x, <$T>::round),
                    Unary::RoundNearestEven => map(x, <$T>::round_ties_even),
                    Unary::Rsqrt => map(x, |v: $T| 1.0 / v.sqrt()),
                    Unary::Sign => {
                        map(x, |v: $T| if v == 0.0 || v.is_nan() { v } else { v.signum() })
                    }
                    Unary::Sine => map(x, <$T>::sin),
                    Unary::Sinh => map(x, <$T>::sinh),
                    Unary::Sqrt => map(x, <$T>::sqrt),
                    Unary::Tan => map(x, <$T>::tan),
                    Unary::Tanh => map(x, <$T>::tanh),
                    Unary::IsFinite | Unary::Not => unreachable!("{op:?} of a float"),
                }
            }
        }
    )*};
}

functions! {
    f32, libm::erff, libm::erfcf, |v: f32| libm::lgamma(v.into()) as f32;
    f64, libm::erf, libm::erfc, libm::lgamma;
}

#[derive(Clone, Copy, Debug)]
pub(crate) enum Binary {
    Add,
    And,
    Atan2,
    Divide,
    Maximum,
    Minimum,
    Multiply,
    Or,
    Power,
    Remainder,
    ShiftLeft,
    ShiftRightArithmetic,
    ShiftRightLogical,
    Subtract,
    Xor,
}

/// Binary operations on numbers of a type.
pub(crate) trait Arithmetic: Stored + PartialOrd {
    fn apply(op: Binary, x: &Array<'_>, y: &Array<'_>) -> Vec<Self>;
    fn add(self, other: Self) -> Self;
    fn multiply(self, other: Self) -> Self;
    fn and(self, other: Self) -> Self;
    fn or(self, other: Self) -> Self;

    /// NaN wins.
    #[expect(clippy::eq_op, reason = "only NaN differs from itself")]
    fn maximum(self, other: Self) -> Self {
        if self > other || self != self { self } else { other }
    }
    #[expect(clippy::eq_op, reason = "only NaN differs from itself")]
    fn minimum(self, other: Self) -> Self {
        if self < other || self != self { self } else { other }
    }
}

macro_rules! floats {
    ($($T:ty)*) => {$(
        impl Arithmetic for $T {
            fn apply(op: Binary, x: &Array<'_>, y: &Array<'_>) -> Vec<$T> {
                match op {
                    Binary::Add => zip(x, y, |x: $T, y| x + y),
                    Binary::Subtract => zip(x, y, |x: $T, y| x - y),
                    Binary::Multiply => zip(x, y, |x: $T, y| x * y),
                    Binary::Divide => zip(x, y, |x: $T, y| x / y),
                    Binary::Maximum => zip(x, y, <$T as Arithmetic>::maximum),
                    Binary::Minimum => zip(x, y, <$T as Arithmetic>::minimum),
                    Binary::Remainder => zip(x, y, |x: $T, y| x % y),
                    Binary::Power => zip(x, y, <$T>::powf),
                    Binary::Atan2 => zip(x, y, <$T>::atan2),
                    _ => unreachable!("{op:?} of floats"),
                }
            }
            fn add(self, other: $T) -> $T {
                self + other
            }
            fn multiply(self, other: $T) -> $T {
                self * other
            }
            fn and(self, _: $T) -> $T {
                unreachable!("bits of floats")
            }
            fn or(self, _: $T) -> $T {
                unreachable!("bits of floats")
            }
        }
    )*};
}

floats! { f32 f64 }

/// As in XLA, division by zero sets all bits of the quotient, and the remainder is the dividend.
macro_rules! ints {
    ($($T:ty, $signed:ty, $unsigned:ty;)*) => {$(
        impl Arithmetic for $T {
            fn apply(op: Binary, x: &Array<'_>, y: &Array<'_>) -> Vec<$T> {
                const BITS: u64 = <$T>::BITS as u64;
                match op {
                    Binary::Add => zip(x, y, <$T>::wrapping_add),
                    Binary::Subtract => zip(x, y, <$T>::wrapping_sub),
                    Binary::Multiply => zip(x, y, <$T>::wrapping_mul),
                    Binary::Divide => {
                        zip(x, y, |x: $T, y| if y == 0 { !0 } else { x.wrapping_div(y) })
                    }
                    Binary::Remainder => {
                        zip(x, y, |x: $T, y| if y == 0 { x } else { x.wrapping_rem(y) })
                    }
                    Binary::Maximum => zip(x, y, <$T>::max),
                    Binary::Minimum => zip(x, y, <$T>::min),
                    Binary::And => zip(x, y, |x: $T, y| x & y),
                    Binary::Or => zip(x, y, |x: $T, y| x | y),
                    Binary::Xor => zip(x, y, |x: $T, y| x ^ y),
                    Binary::ShiftLeft => {
                        zip(x, y, |x: $T, y| if (y as u64) < BITS { x << y } else { 0 })
                    }
                    Binary::ShiftRightLogical => zip(x, y, |x: $T, y| {
                        if (y as u64) < BITS { (x as $unsigned >> y) as $T } else { 0 }
                    }),
                    Binary::ShiftRightArithmetic => zip(x, y, |x: $T, y| {
                        (x as $signed >> (y as u64).min(BITS - 1)) as $T
                    }),
                    Binary::Power => zip(x, y, |x: $T, y| power(x as i128, y as i128) as $T),
                    Binary::Atan2 => unreachable!("{op:?} of integers"),
                }
            }
            fn add(self, other: $T) -> $T {
                self.wrapping_add(other)
            }
            fn multiply(self, other: $T) -> $T {
                self.wrapping_mul(other)
            }
            fn and(self, other: $T) -> $T {
                self & other
            }
            fn or(self, other: $T) -> $T {
                self | other
            }
        }
    )*};
}

ints! { i32, i32, u32; i64, i64, u64; u32, i32, u32; u64, i64, u64; }

fn power(base: i128, exponent: i128) -> i128 {
    match (base, exponent) {
        (_, 0..) => {
            let (mut result, mut base, mut left) = (1i128, base, exponent);
            while left > 0 {
                if left & 1 == 1 {
                    result = result.wrapping_mul(base);
                }
                base = base.wrapping_mul(base);
                left >>= 1;
            }
            result
        }
        (1, _) => 1,
        (-1, _) => 1 - 2 * (exponent & 1),
        _ => 0,
    }
}

/// Bools.
impl Arithmetic for u8 {
    fn apply(op: Binary, x: &Array<'_>, y: &Array<'_>) -> Vec<u8> {
        match op {
            Binary::Add | Binary::Or | Binary::Maximum => zip(x, y, |x: u8, y| x | y),
            Binary::Multiply | Binary::And | Binary::Minimum => zip(x, y, |x: u8, y| x & y),
            Binary::Xor => zip(x, y, |x: u8, y| x ^ y),
            _ => unreachable!("{op:?} of bools"),
        }
    }
    fn add(self, other: u8) -> u8 {
        self | other
    }
    fn multiply(self, other: u8) -> u8 {
        self & other
    }
    fn and(self, other: u8) -> u8 {
        self & other
    }
    fn or(self, other: u8) -> u8 {
        self | other
    }
}

pub(crate) fn binary<'a>(op: Binary, x: &Array<'_>, y: &Array<'_>) -> Array<'a> {
    let dtype = x.dtype;
    let (x, y) = (widened(x), widened(y));
    let dims = dims(&[&x, &y]);
    let made = with_number!(x.dtype, T => Array::new(x.dtype, dims, T::apply(op, &x, &y)));
    convert(&made, dtype)
}

pub(crate) fn clamp<'a>(low: &Array<'_>, x: &Array<'_>, high: &Array<'_>) -> Array<'a> {
    binary(Binary::Minimum, &binary(Binary::Maximum, x, low), high)
}
