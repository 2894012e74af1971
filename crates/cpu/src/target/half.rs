//! Products and convolutions of float16 in float32. XLA:CPU would sum their terms in float16,
//! unlike for any other float. Roundings of bfloat16 to bfloat16 are left out.

use super::XlaCpu;
use hlo::{Attribute, DType, Rewriter, Statement, Value};

/// The bits of bfloat16, as `stablehlo.reduce_precision` names them.
const BFLOAT16: [(&str, &str); 2] = [("exponent_bits", "8 : i32"), ("mantissa_bits", "7 : i32")];

impl XlaCpu<'_> {
    /// The operand of a rounding that changes nothing.
    pub(super) fn reduce_precision<'b>(
        &self,
        s: &Statement,
        to: &Rewriter<'_, 'b>,
    ) -> Option<Value<'b>> {
        let source = self.definitions.named(s.operands[0], "stablehlo.convert")?.operands[0];
        let is = |(name, bits): (&str, &str)| matches!(s.attributes.get(name), Some(Attribute::Raw(raw)) if raw == bits);
        let is_same = self.function.ty(source).dtype == DType::BF16 && BFLOAT16.into_iter().all(is);
        is_same.then(|| to.operand(s, 0))
    }
}

/// The statement on float32 operands. `None` unless its operands are float16.
pub(super) fn widened<'b>(s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Value<'b>> {
    let operands = to.all(&s.operands);
    if operands.iter().any(|v| v.dtype() != DType::F16) {
        return None;
    }
    let wide: Vec<_> = operands.into_iter().map(|v| v.convert(DType::F32)).collect();
    let result = &to.types(s)[0];
    let made = to.b.op1(s.name, &wide, result.with_dtype(DType::F32), |a| {
        *a = s.attributes.clone();
    });
    Some(made.convert(result.dtype))
}
