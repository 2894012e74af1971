//! Products and convolutions of float16 in float32. XLA:CPU would sum their terms in float16,
//! unlike for any other float.

use hlo::{DType, Rewriter, Statement, Value};

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
