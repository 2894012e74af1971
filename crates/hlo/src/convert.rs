//! Conversions of element types. StableHLO leaves open what an integer gets of a float that it
//! cannot hold, and platforms differ in the overflow of float8, so programs spell both out.

use crate::DType;
use crate::build::Value;
use crate::elementwise::Compare;

impl<'b> Value<'b> {
    /// Converts the element type. The identity if the type is right already. Numbers become bool by
    /// comparison with zero, as in torch. Floats become integers as on x86: a float that a signed
    /// type of 32 or 64 bits cannot hold, NaN included, gives its least value; a narrower type, or
    /// an unsigned one, takes the low bits.
    pub fn convert(self, dtype: DType) -> Value<'b> {
        let from = self.dtype();
        if from == dtype {
            return self;
        }
        if dtype == DType::Bool {
            return self.compare(Compare::Ne, self.zeros_like());
        }
        if from.is_complex() && !dtype.is_complex() {
            return self.real().convert(dtype);
        }
        if from == DType::C32 {
            let [re, im] = [self.real(), self.imag()].map(|half| half.convert(dtype.real()));
            return re.complex(im);
        }
        if dtype == DType::C32 {
            let wide = if from.is_complex() { self } else { self.convert(DType::C64) };
            let [re, im] = [wide.real(), wide.imag()].map(|part| part.convert(DType::F16));
            return re.complex(im);
        }
        if from == DType::F8E8M0FNU {
            return self.powers().convert(dtype);
        }
        if from.is_float() && dtype.is_int() {
            return self.element(from.accumulate()).to_integer(dtype);
        }
        if dtype.is_float8() {
            return self.convert(DType::F32).to_float8(dtype);
        }
        self.element(dtype)
    }

    /// Converts floats to an integer type that holds all of them once their fractions are cut off.
    /// Other floats give any value.
    pub fn truncate(self, dtype: DType) -> Value<'b> {
        self.element(dtype)
    }

    fn element(self, dtype: DType) -> Value<'b> {
        if self.dtype() == dtype {
            return self;
        }
        self.b.op1("stablehlo.convert", &[self], self.ty().with_dtype(dtype), |_| {})
    }

    /// Integers of float32 or float64.
    fn to_integer(self, dtype: DType) -> Value<'b> {
        let wide = match (self.dtype(), dtype) {
            (_, DType::U32 | DType::S64 | DType::U64) | (DType::F64, DType::U8) => DType::S64,
            _ => DType::S32,
        };
        let end = self.constant(f64::from(8 * wide.bytes() as i32 - 1).exp2());
        let whole = |v: Value<'b>| v.abs().lt(end).select(v, -end).element(wide);
        if dtype != DType::U64 {
            return whole(self).element(dtype);
        }
        // The upper half of the type's range lies one bit above the signed one.
        let upper = self.ge(end);
        let low = whole(upper.select(self - end, self));
        let top = low.constant(i64::MIN);
        upper.select(low.xor(top), low).bitcast_convert(dtype)
    }

    /// Float8 of float32. `e4m3fn` has no infinity and saturates. The types without a negative zero
    /// have one zero, and its sign would be their NaN.
    fn to_float8(self, dtype: DType) -> Value<'b> {
        let vanishing = |exponent: i32| {
            let half = self.constant(f64::from(exponent).exp2());
            self.abs().le(half).select(self.zeros_like(), self).element(dtype)
        };
        match dtype {
            DType::F8E4M3FN => {
                let most = self.constant(448);
                self.clamp(-most, most).element(dtype)
            }
            DType::F8E4M3FNUZ => vanishing(-11),
            DType::F8E5M2FNUZ => vanishing(-18),
            DType::F8E8M0FNU => self.to_exponents(),
            _ => self.element(dtype),
        }
    }

    /// The exponents of float32, rounded to the nearest power of two. Signs are lost, infinities
    /// become NaN.
    fn to_exponents(self) -> Value<'b> {
        let bits = self.bitcast_convert(DType::U32);
        let magnitude = bits & bits.constant(i64::from(u32::MAX >> 1));
        // Half of a subnormal is no tie: it has no leading one that counts.
        let half = magnitude.lt(bits.constant(1 << 23));
        let half = half.select(bits.constant((1 << 22) - 1), bits.constant(1 << 22));
        let rounded = (magnitude + half).shift_right_logical(bits.constant(23));
        let most = bits.constant(0xFF);
        let special = magnitude.ge(bits.constant(0xFF << 23));
        special.select(most, rounded).element(DType::U8).bitcast_convert(DType::F8E8M0FNU)
    }

    /// The float32 whose exponents these are.
    fn powers(self) -> Value<'b> {
        let exponent = self.bitcast_convert(DType::U8).element(DType::U32);
        let bits = exponent.shift_left(exponent.constant(23));
        let least = exponent.eq(exponent.zeros_like());
        let bits = least.select(bits.constant(1 << 22), bits);
        let nan = exponent.eq(exponent.constant(0xFF));
        nan.select(bits.constant(0x7FC0_0000), bits).bitcast_convert(DType::F32)
    }

    /// Reinterprets the bits. A wider target drops the last dimension, a narrower one adds one.
    pub fn bitcast_convert(self, dtype: DType) -> Value<'b> {
        let mut ty = self.ty();
        let (from, to) = (ty.dtype.bytes() as i64, dtype.bytes() as i64);
        if to > from {
            let last = ty.dims.pop();
            let rule = "the last dimension must hold exactly one wider element";
            self.require(last == Some(to / from), "bitcast_convert", &[], rule);
        } else if to < from {
            ty.dims.push(from / to);
        }
        ty.dtype = dtype;
        self.b.op1("stablehlo.bitcast_convert", &[self], ty, |_| {})
    }
}
