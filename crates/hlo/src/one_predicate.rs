//! Choices that one predicate makes for all elements, by masks.
//!
//! XLA:TPU gives a spread predicate the layout of its dimensions, and copies all that it chooses between
//! into it. The optimizer's `lerp` chooses so: states of tables narrower than a tile, which lie
//! transposed, were copied twice in each step. Masks of bits take any layout. They take time, too, so
//! wider values, which lie as they are written, keep the predicate.

use crate::build::Value;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use crate::{DType, Result};

/// Elements from which copies cost more than masks.
const MANY: i64 = 1 << 16;
/// The elements of a tile's row. A value with shorter rows may lie transposed.
const ROW: i64 = 128;

impl Recorded {
    /// The same function, in which one predicate chooses between many numbers by their bits.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn with_masks_of_one_predicate(&self) -> Result<Recorded> {
        Ok(self.rewritten(&OnePredicate(self.definitions()))?.without_dead())
    }
}

struct OnePredicate<'f>(Definitions<'f>);

impl Rules for OnePredicate<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        if s.name != "stablehlo.select" {
            return None;
        }
        let ty = to.function.ty(s.results[0]);
        let predicate = self.0.named(s.operands[0], "stablehlo.broadcast_in_dim")?.operands[0];
        let is_one = to.function.ty(predicate).rank() == 0;
        let is_narrow = ty.rank() >= 2 && ty.dims.last().is_some_and(|&last| last < ROW);
        if !is_one || ty.dtype != DType::F32 || !is_narrow || ty.numel() < MANY {
            return None;
        }
        let one = to.value(predicate).convert(DType::U32);
        let all = to.b.scalar(0, DType::U32) - one;
        let bits = |at: usize| to.operand(s, at).bitcast_convert(DType::U32);
        let spread = |mask: Value<'b>| mask.broadcast_in_dim(&ty.with_dtype(DType::U32), &[]);
        let chosen = (bits(1) & spread(all)) | (bits(2) & spread(!all));
        Some(vec![chosen.bitcast_convert(DType::F32)])
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Type};

    fn text(dims: &[i64], predicate: &[i64]) -> String {
        let b = Builder::recording();
        let [x, y] = [(); 2].map(|()| b.argument(Type::new(DType::F32, dims)));
        let p = b.argument(Type::new(DType::Bool, predicate));
        let chosen = p.select(x, y);
        let function = b.finish(&[x, y, p], &[chosen]).expect("a valid function");
        function.with_masks_of_one_predicate().expect("a valid function").text("f")
    }

    #[test]
    fn one_predicate_chooses_by_masks() {
        assert!(!text(&[2048, 64], &[]).contains("stablehlo.select"));
    }

    #[test]
    fn other_choices_stay() {
        let all = &[2048, 64][..];
        for (dims, predicate) in [(all, all), (&[512, 512], &[]), (&[8, 8], &[]), (&[], &[])] {
            assert!(text(dims, predicate).contains("stablehlo.select"), "{dims:?} {predicate:?}");
        }
    }
}
