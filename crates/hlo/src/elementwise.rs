//! Element-wise operations. A binary operation broadcasts an operand of rank 0 to the other one, so
//! run-time scalars and constants mix with tensors freely.

use crate::build::{Builder, Value};
use crate::{DType, Number, Refusal, Type};
use std::ops;

macro_rules! unary {
    ($($(#[$doc:meta])* $method:ident = $name:literal),* $(,)?) => {
        #[expect(
            clippy::should_implement_trait,
            reason = "StableHLO's own names; `ops` has the traits"
        )]
        impl<'b> Value<'b> {
            $($(#[$doc])* pub fn $method(self) -> Value<'b> {
                self.b.op1($name, &[self], self.ty(), |_| {})
            })*
        }
    };
}

unary! {
    cbrt = "stablehlo.cbrt", ceil = "stablehlo.ceil", cosine = "stablehlo.cosine",
    count_leading_zeros = "stablehlo.count_leading_zeros", exponential = "stablehlo.exponential",
    exponential_minus_one = "stablehlo.exponential_minus_one", floor = "stablehlo.floor",
    log = "stablehlo.log", log_plus_one = "stablehlo.log_plus_one", logistic = "stablehlo.logistic",
    negate = "stablehlo.negate", not = "stablehlo.not", popcnt = "stablehlo.popcnt",
    round_nearest_afz = "stablehlo.round_nearest_afz",
    round_nearest_even = "stablehlo.round_nearest_even", rsqrt = "stablehlo.rsqrt",
    sign = "stablehlo.sign", sine = "stablehlo.sine", sqrt = "stablehlo.sqrt",
    tan = "stablehlo.tan", tanh = "stablehlo.tanh",
    acos = "chlo.acos", acosh = "chlo.acosh", asin = "chlo.asin", asinh = "chlo.asinh",
    atan = "chlo.atan", atanh = "chlo.atanh", cosh = "chlo.cosh", sinh = "chlo.sinh",
    erf = "chlo.erf", erf_inv = "chlo.erf_inv", erfc = "chlo.erfc", lgamma = "chlo.lgamma",
    digamma = "chlo.digamma", bessel_i1e = "chlo.bessel_i1e",
}

macro_rules! binary {
    ($($method:ident = $name:literal),* $(,)?) => {
        #[expect(
            clippy::should_implement_trait,
            reason = "StableHLO's own names; `ops` has the traits"
        )]
        impl<'b> Value<'b> {
            $(pub fn $method(self, other: Value<'b>) -> Value<'b> {
                let (x, y) = self.level($name, other);
                x.b.op1($name, &[x, y], x.ty(), |_| {})
            })*
        }
    };
}

binary! {
    add = "stablehlo.add", and = "stablehlo.and", atan2 = "stablehlo.atan2",
    divide = "stablehlo.divide", maximum = "stablehlo.maximum", minimum = "stablehlo.minimum",
    multiply = "stablehlo.multiply", or = "stablehlo.or", power = "stablehlo.power",
    remainder = "stablehlo.remainder", shift_left = "stablehlo.shift_left",
    shift_right_arithmetic = "stablehlo.shift_right_arithmetic",
    shift_right_logical = "stablehlo.shift_right_logical", subtract = "stablehlo.subtract",
    xor = "stablehlo.xor", zeta = "chlo.zeta", polygamma = "chlo.polygamma",
    next_after = "chlo.next_after",
}

/// The directions of `stablehlo.compare`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Compare {
    Eq,
    Ne,
    Lt,
    Le,
    Gt,
    Ge,
}

impl<'b> Value<'b> {
    /// Brings two operands to one shape. Only rank 0 is broadcast. Unequal types are refused.
    fn level(self, op: &str, other: Value<'b>) -> (Value<'b>, Value<'b>) {
        let same = self.with_type(|x| other.with_type(|y| x == y));
        if same {
            return (self, other);
        }
        self.require(self.dtype() == other.dtype(), op, &[other], "element types differ");
        match (self.rank(), other.rank()) {
            (0, 0) => (self, other),
            (0, _) => (self.broadcast_in_dim(&other.ty().with_dtype(self.dtype()), &[]), other),
            (_, 0) => (self, other.broadcast_in_dim(&self.ty().with_dtype(other.dtype()), &[])),
            _ => {
                self.require(false, op, &[other], "shapes differ");
                (self, self)
            }
        }
    }

    /// Absolute value, or the modulus of a complex number.
    pub fn abs(self) -> Value<'b> {
        let ty = self.ty();
        let real = ty.with_dtype(ty.dtype.real());
        self.b.op1("stablehlo.abs", &[self], real, |_| {})
    }
    pub fn real(self) -> Value<'b> {
        if self.dtype() == DType::C32 {
            return self.half_of_pair(0);
        }
        let ty = self.ty();
        self.b.op1("stablehlo.real", &[self], ty.with_dtype(ty.dtype.real()), |_| {})
    }
    pub fn imag(self) -> Value<'b> {
        if self.dtype() == DType::C32 {
            return self.half_of_pair(1);
        }
        let ty = self.ty();
        self.b.op1("stablehlo.imag", &[self], ty.with_dtype(ty.dtype.real()), |_| {})
    }
    pub fn complex(self, imaginary: Value<'b>) -> Value<'b> {
        let (x, y) = self.level("complex", imaginary);
        if x.dtype() == DType::F16 {
            return x.pair_of_halves(y);
        }
        let ty = x.ty();
        self.b.op1("stablehlo.complex", &[x, y], ty.with_dtype(ty.dtype.complex()), |_| {})
    }
    pub fn is_finite(self) -> Value<'b> {
        self.b.op1("stablehlo.is_finite", &[self], self.ty().with_dtype(DType::Bool), |_| {})
    }
    /// True where a float is NaN.
    pub fn is_nan(self) -> Value<'b> {
        self.compare(Compare::Ne, self)
    }

    /// Comparison. Floats compare as in IEEE 754: with NaN, any comparison but `Ne` is false.
    pub fn compare(self, direction: Compare, other: Value<'b>) -> Value<'b> {
        let (x, y) = self.level("compare", other);
        let ty = x.ty();
        if ty.dtype.is_complex() && !matches!(direction, Compare::Eq | Compare::Ne) {
            self.b.refuse(Refusal::unfit(ty.dtype));
        }
        let kind = match ty.dtype {
            d if d.is_float() || d.is_complex() => "FLOAT",
            d if d.is_signed_int() => "SIGNED",
            _ => "UNSIGNED",
        };
        self.b.op1("stablehlo.compare", &[x, y], ty.with_dtype(DType::Bool), |a| {
            let name = match direction {
                Compare::Eq => "EQ",
                Compare::Ne => "NE",
                Compare::Lt => "LT",
                Compare::Le => "LE",
                Compare::Gt => "GT",
                Compare::Ge => "GE",
            };
            a.raw("comparison_direction", format!("#stablehlo<comparison_direction {name}>"));
            a.raw("compare_type", format!("#stablehlo<comparison_type {kind}>"));
        })
    }
    pub fn eq(self, other: Value<'b>) -> Value<'b> {
        self.compare(Compare::Eq, other)
    }
    pub fn ne(self, other: Value<'b>) -> Value<'b> {
        self.compare(Compare::Ne, other)
    }
    pub fn lt(self, other: Value<'b>) -> Value<'b> {
        self.compare(Compare::Lt, other)
    }
    pub fn le(self, other: Value<'b>) -> Value<'b> {
        self.compare(Compare::Le, other)
    }
    pub fn gt(self, other: Value<'b>) -> Value<'b> {
        self.compare(Compare::Gt, other)
    }
    pub fn ge(self, other: Value<'b>) -> Value<'b> {
        self.compare(Compare::Ge, other)
    }

    /// `self` (bool) picks from `on_true` or `on_false`; any of the three may be rank 0.
    pub fn select(self, on_true: Value<'b>, on_false: Value<'b>) -> Value<'b> {
        self.require(
            self.dtype() == DType::Bool,
            "select",
            &[on_true, on_false],
            "predicate is not i1",
        );
        let (mut x, mut y) = on_true.level("select", on_false);
        let mut p = self;
        if p.rank() > 0 && x.rank() == 0 {
            let ty = p.ty().with_dtype(x.dtype());
            (x, y) = (x.broadcast_in_dim(&ty, &[]), y.broadcast_in_dim(&ty, &[]));
        }
        if p.rank() == 0 && x.rank() > 0 {
            p = p.broadcast_in_dim(&x.ty().with_dtype(DType::Bool), &[]);
        }
        self.require(p.dims() == x.dims(), "select", &[on_true, on_false], "shapes differ");
        self.b.op1("stablehlo.select", &[p, x, y], x.ty(), |_| {})
    }

    /// Limits `self` to `[min, max]`; NaN passes through.
    pub fn clamp(self, min: Value<'b>, max: Value<'b>) -> Value<'b> {
        let (_, min) = self.level("clamp", min);
        let (_, max) = self.level("clamp", max);
        self.b.op1("stablehlo.clamp", &[min, self, max], self.ty(), |_| {})
    }

    /// Rounds to a float format with these exponent and mantissa bits, keeping the type.
    pub fn reduce_precision(self, exponent_bits: i32, mantissa_bits: i32) -> Value<'b> {
        self.b.op1("stablehlo.reduce_precision", &[self], self.ty(), |a| {
            a.raw("exponent_bits", format!("{exponent_bits} : i32"));
            a.raw("mantissa_bits", format!("{mantissa_bits} : i32"));
        })
    }
}

macro_rules! operator {
    ($($trait:ident $method:ident $call:ident),*) => {$(
        impl<'b> ops::$trait for Value<'b> {
            type Output = Value<'b>;
            fn $method(self, other: Value<'b>) -> Value<'b> {
                self.$call(other)
            }
        }
        /// The number becomes a constant of the other operand's type.
        impl<'b> ops::$trait<f64> for Value<'b> {
            type Output = Value<'b>;
            fn $method(self, other: f64) -> Value<'b> {
                self.$call(self.constant(other))
            }
        }
        impl<'b> ops::$trait<Value<'b>> for f64 {
            type Output = Value<'b>;
            fn $method(self, other: Value<'b>) -> Value<'b> {
                other.constant(self).$call(other)
            }
        }
    )*};
}

operator! { Add add add, Sub sub subtract, Mul mul multiply, Div div divide }

impl<'b> ops::Neg for Value<'b> {
    type Output = Value<'b>;
    fn neg(self) -> Value<'b> {
        self.negate()
    }
}

impl<'b> ops::Not for Value<'b> {
    type Output = Value<'b>;
    fn not(self) -> Value<'b> {
        Value::not(self)
    }
}

impl<'b> ops::BitAnd for Value<'b> {
    type Output = Value<'b>;
    fn bitand(self, other: Value<'b>) -> Value<'b> {
        self.and(other)
    }
}

impl<'b> ops::BitOr for Value<'b> {
    type Output = Value<'b>;
    fn bitor(self, other: Value<'b>) -> Value<'b> {
        self.or(other)
    }
}

impl Builder {
    /// Element `[.., i, ..]` is `i` along `dim`.
    pub fn iota(&self, dim: usize, ty: Type) -> Value<'_> {
        self.op1("stablehlo.iota", &[], ty, |a| a.i64("iota_dimension", dim as i64))
    }

    /// The largest finite (or infinite, for floats) value of a type: the identity of a minimum.
    pub fn highest(&self, dtype: DType) -> Value<'_> {
        self.scalar(extreme(dtype, true), dtype)
    }

    /// The identity of a maximum.
    pub fn lowest(&self, dtype: DType) -> Value<'_> {
        self.scalar(extreme(dtype, false), dtype)
    }
}

fn extreme(dtype: DType, high: bool) -> Number {
    let bits = 8 * dtype.bytes() as u32;
    match dtype {
        DType::Bool => Number::Bool(high),
        d if d.is_float() => Number::Float(if high { f64::INFINITY } else { f64::NEG_INFINITY }),
        d if d.is_unsigned_int() => Number::Int(if high { -1 } else { 0 }),
        _ if high => Number::Int(i64::MAX >> (64 - bits)),
        _ => Number::Int(i64::MIN >> (64 - bits)),
    }
}
