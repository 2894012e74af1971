//! Products and convolutions of float16 in float32. XLA:CPU would sum their terms in float16,
//! unlike for any other float. Sums of scattered short floats are float32, too, and are rounded once.
//! Roundings of bfloat16 to bfloat16 are left out.

use super::XlaCpu;
use hlo::{Attribute, DType, Reducer, Rewriter, Statement, Value};

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

/// A sum of scattered short floats in float32. `None` for other scatters.
pub(super) fn scatter<'b>(s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Value<'b>> {
    let Attribute::Scatter(dims) = s.attributes.get("scatter_dimension_numbers")? else {
        return None;
    };
    let reducer = Reducer::of(s.regions.first()?).filter(|reducer| *reducer == Reducer::Add)?;
    let (operand, indices, updates) = (to.operand(s, 0), to.operand(s, 1), to.operand(s, 2));
    let dtype = operand.dtype();
    let is_short = matches!(dtype, DType::F16 | DType::BF16);
    let wide = |value: Value<'b>| value.convert(DType::F32);
    is_short
        .then(|| wide(operand).scatter(indices, wide(updates), dims, Some(reducer)).convert(dtype))
}
