//! Masks before reductions as arithmetic on bits.
//!
//! XLA:CPU turns a comparison inside a reduction into branches, and the loop is not vectorised.

use super::XlaCpu;
use crate::tuning::mask::LARGE;
use hlo::{DType, Rewriter, Statement, Value};

/// The integer type with as many bits as a common float.
fn bits(dtype: DType) -> Option<DType> {
    match dtype {
        DType::F32 => Some(DType::S32),
        DType::F64 => Some(DType::S64),
        _ => None,
    }
}

impl XlaCpu<'_> {
    pub(super) fn select<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Value<'b>> {
        let ty = self.function.ty(s.results[0]);
        if !self.reduced.contains(&s.results[0]) || ty.numel() < LARGE {
            return None;
        }
        let bits = bits(ty.dtype)?;
        let [kept, fill] = [s.operands[0], s.operands[2]];
        let fill = self.definitions.named(fill, "stablehlo.broadcast_in_dim")?.operands[0];
        if !self.function.ty(fill).dims.is_empty() {
            return None;
        }
        let masks = self.masks(kept)?;
        let wide = ty.with_dtype(bits);
        let spread = |(mask, dims): (u32, Vec<i64>)| {
            let mask = to.value(mask);
            let all = |value: i64| to.b.splat(value, mask.ty().with_dtype(bits));
            // Held in memory, so that the comparison stays outside of the reduction.
            let kept = to.b.optimization_barrier(&[mask.select(all(-1), all(0))])[0];
            kept.broadcast_in_dim(&wide, &dims)
        };
        let kept = masks.into_iter().map(spread).reduce(Value::and)?;
        let fill = to.value(fill).bitcast_convert(bits).broadcast_in_dim(&wide, &[]);
        let kept_bits = to.operand(s, 1).bitcast_convert(bits).and(kept);
        Some(kept_bits.or(kept.not().and(fill)).bitcast_convert(ty.dtype))
    }

    /// The vectors of a mask, each with the dimension of its broadcast.
    fn masks(&self, mask: u32) -> Option<Vec<(u32, Vec<i64>)>> {
        if let Some(both) = self.definitions.named(mask, "stablehlo.and") {
            let (mut left, right) = (self.masks(both.operands[0])?, self.masks(both.operands[1])?);
            left.extend(right);
            return Some(left);
        }
        let spread = self.definitions.named(mask, "stablehlo.broadcast_in_dim")?;
        let vector = spread.operands[0];
        let is_vector = self.function.ty(vector).dims.len() == 1;
        let dims = spread.attributes.ints("broadcast_dimensions")?;
        is_vector.then(|| vec![(vector, dims)])
    }
}
