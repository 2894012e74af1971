//! Complex numbers of two float16, which no compiler has: a `ui32` holds the pair, the real half in
//! its low bits, as torch's memory has it. What only moves elements moves pairs; everything else
//! computes with C64 and rounds its result.

use crate::build::{Builder, Value};
use crate::{DType, Number};

/// True if an operation does the same to elements of any type.
fn moves(name: &str) -> bool {
    matches!(
        name.strip_prefix("stablehlo.").unwrap_or_default(),
        "bitcast_convert"
            | "broadcast_in_dim"
            | "concatenate"
            | "dynamic_slice"
            | "dynamic_update_slice"
            | "gather"
            | "pad"
            | "reshape"
            | "reverse"
            | "slice"
            | "transpose"
    )
}

impl Builder {
    /// True if an operation on these operands has to be computed with a wider type.
    pub(crate) fn computes_pairs(&self, name: &str, operands: &[Value<'_>]) -> bool {
        operands.first().is_some_and(|v| v.dtype() == DType::C32) && !moves(name)
    }
}

impl<'b> Value<'b> {
    /// Half 0, the real one, or half 1, the imaginary one.
    pub(crate) fn half_of_pair(self, half: i64) -> Value<'b> {
        let dims = self.dims();
        let halves = self.bitcast_convert(DType::F16);
        halves.slice_dim(dims.len(), half, half + 1, 1).reshape(&dims)
    }

    pub(crate) fn pair_of_halves(self, imaginary: Value<'b>) -> Value<'b> {
        let last = self.rank();
        let halves = [self, imaginary].map(|half| half.unsqueeze(last));
        self.b.concatenate(&halves, last).bitcast_convert(DType::C32)
    }
}

impl DType {
    /// The type that a result is computed in where operands are pairs.
    pub(crate) fn beside_pairs(self) -> DType {
        match self {
            DType::C32 => DType::C64,
            DType::F16 => DType::F32,
            other => other,
        }
    }
}

impl Number {
    /// The bits of a number as a pair.
    pub fn pair(self) -> u32 {
        let half = |part| u32::from(half::f16::from_f64(part).to_bits());
        half(self.as_f64()) | half(self.imaginary()) << 16
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::Type;

    fn text(body: impl for<'b> FnOnce(Value<'b>) -> Value<'b>) -> String {
        let b = Builder::recording();
        let z = b.argument(Type::new(DType::C32, &[2, 3]));
        let result = body(z);
        b.finish(&[z], &[result]).unwrap().text("main")
    }

    #[test]
    fn moves_leave_pairs_alone() {
        let text = text(|z| z.transpose(&[1, 0]));
        assert!(text.contains("(tensor<2x3xui32>) -> tensor<3x2xui32>"), "{text}");
        assert!(!text.contains("convert"), "{text}");
    }

    #[test]
    fn sums_and_products_are_computed_with_wider_parts() {
        for text in [text(|z| z * z), text(|z| z.reduce_sum(&[0]))] {
            assert!(text.contains("complex<f32>"), "{text}");
            assert!(text.contains("ui32") && !text.contains("complex<f16>"), "{text}");
        }
    }

    #[test]
    fn the_real_half_is_the_low_one() {
        assert_eq!(Number::Complex(1.0, -2.0).pair(), 0xC000_3C00);
    }
}
