//! torch.special's functions.

use super::float_unary;
use crate::row::{Row, row};
use hlo::Value;

/// `-x log x`, 0 at 0, minus infinity below.
fn entropy(x: Value<'_>) -> Value<'_> {
    let zero = x.zeros_like();
    let inside = x.compare(hlo::Compare::Gt, zero).select(-(x * x.log()), zero);
    let value = x.lt(zero).select(x.constant(f64::NEG_INFINITY), inside);
    x.is_nan().select(x, value)
}

pub(crate) const ROWS: &[Row] =
    &[row("special_entr(Tensor self) -> Tensor", &["f32[16]", "bf16[8]", "s64[4]"], |_, a| {
        float_unary(a, entropy)
    })];
