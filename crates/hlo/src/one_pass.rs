//! Variances over many rows, or over the pixels of some channels, in one pass.
//!
//! The mean of squared distances from the mean reads its values twice, and the second time a compiler
//! cannot compute it where the values are made. The mean of squares less the square of the mean can be
//! summed up beside the mean, but loses digits where the mean is far from zero. So this is done for
//! short floats alone, which have fewer digits to lose, and where the mean is farther away still, the
//! distances are computed after all.

use crate::build::Value;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use crate::{Reducer, Result};

/// Elements from which a second pass is worth a choice.
const MANY: i64 = 1 << 16;
/// The square of the mean, by the variance, up to which five digits are left of seven.
const FAR: f64 = 16.0;

impl Recorded {
    /// The same function, in which the squared distances of many rows from their mean are summed
    /// in one pass.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn with_one_pass_variances(&self) -> Result<Recorded> {
        let rules = OnePass(self.definitions());
        Ok(self.rewritten(&rules)?.without_dead())
    }
}

struct OnePass<'f>(Definitions<'f>);

/// A sum over `dims` of squared distances of `x` from `sum / count`.
struct Distances {
    /// The short floats that `x` is converted from.
    made: u32,
    x: u32,
    sum: u32,
    mean: u32,
    dims: Vec<i64>,
}

impl OnePass<'_> {
    fn find(&self, s: &Statement, function: &Recorded) -> Option<Distances> {
        let dims = self.summed(s)?;
        let product = self.0.named(s.operands[0], "stablehlo.multiply")?;
        let [left, right] = product.operands[..] else { return None };
        let distance = self.0.named(left, "stablehlo.subtract").filter(|_| left == right)?;
        let [x, spread] = distance.operands[..] else { return None };
        let mean = self.0.named(spread, "stablehlo.broadcast_in_dim")?.operands[0];
        let sum = self.0.named(mean, "stablehlo.divide")?.operands[0];
        let of = self.0.named(sum, "stablehlo.reduce")?;
        let mut wide = x;
        while let Some(reshape) = self.0.named(wide, "stablehlo.reshape") {
            wide = reshape.operands[0];
        }
        let made = self.0.named(wide, "stablehlo.convert")?.operands[0];
        let ty = function.ty(x);
        // The values of one row of a matrix are at hand at once, but not those of many rows, and not the
        // pixels of some channels, which became one dimension.
        let is_scattered = dims.contains(&0) || function.ty(made).rank() > ty.rank();
        let fits = self.summed(of)? == dims
            && of.operands[0] == x
            && is_scattered
            && dims.len() < ty.rank()
            && function.ty(made).dtype.bytes() < ty.dtype.bytes()
            && ty.numel() >= MANY;
        fits.then_some(Distances { made, x, sum, mean, dims })
    }

    /// The dimensions of a sum.
    fn summed(&self, s: &Statement) -> Option<Vec<i64>> {
        let is_sum = s.name == "stablehlo.reduce"
            && s.operands.len() == 2
            && Reducer::of(&s.regions[0]) == Some(Reducer::Add);
        if is_sum { s.attributes.ints("dimensions") } else { None }
    }
}

impl Rules for OnePass<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let Distances { made, x, sum, mean, dims } = self.find(s, to.function)?;
        let [x, sum, mean, made] = [x, sum, mean, made].map(|id| to.value(id));
        let far = sum * mean;
        let near = (x * x).reduce_sum(&dims) - far;
        let is_sound = near.is_finite() & (near * FAR).ge(far);
        let all: Vec<i64> = (0..is_sound.rank() as i64).collect();
        let kept: Vec<i64> = (0..x.rank() as i64).filter(|dim| !dims.contains(dim)).collect();
        let apart = || {
            let wide = made.convert(x.dtype()).reshape(&x.dims());
            let distance = wide - mean.broadcast_in_dim(&x.ty(), &kept);
            vec![(distance * distance).reduce_sum(&dims)]
        };
        let is_sound = is_sound.reduce(Reducer::And, &all);
        Some(to.b.if_else(is_sound, &[near.ty()], || vec![near], apart))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Recorded, Type};

    fn variance(dims: &[i64], over: &[i64]) -> Recorded {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::BF16, dims));
        let wide = x.convert(DType::F32);
        let count = over.iter().map(|&dim| dims[dim as usize]).product::<i64>() as f64;
        let mean = wide.reduce_sum(over) / count;
        let kept: Vec<i64> = (0..dims.len() as i64).filter(|dim| !over.contains(dim)).collect();
        let distance = wide - mean.broadcast_in_dim(&wide.ty(), &kept);
        let sum = (distance * distance).reduce_sum(over);
        b.finish(&[x], &[mean, sum]).expect("a valid function")
    }

    #[test]
    fn the_pixels_of_some_channels_take_one_pass() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::BF16, &[4, 64, 32, 32]));
        let wide = x.convert(DType::F32).reshape(&[4, 32, 2048]);
        let mean = wide.reduce_sum(&[2]) / 2048.0;
        let distance = wide - mean.broadcast_in_dim(&wide.ty(), &[0, 1]);
        let sum = (distance * distance).reduce_sum(&[2]);
        let function = b.finish(&[x], &[mean, sum]).expect("a valid function");
        let text = function.with_one_pass_variances().expect("a valid function").text("f");
        assert!(text.contains("stablehlo.if"), "{text}");
    }

    #[test]
    fn the_second_pass_is_a_choice() {
        let function = variance(&[64, 8, 1024], &[0, 2]);
        let text = function.with_one_pass_variances().expect("a valid function").text("f");
        let (before, choice) = text.split_once("stablehlo.if").expect("a choice");
        assert_eq!(before.matches("stablehlo.subtract").count(), 1, "{text}");
        assert!(choice.contains("stablehlo.convert"), "the choice reads what was made: {text}");
    }

    #[test]
    fn rows_and_few_elements_are_left_alone() {
        for (dims, over) in [(&[64, 8, 1024][..], &[2][..]), (&[4, 8, 16], &[0, 2])] {
            let text = variance(dims, over).with_one_pass_variances().expect("valid").text("f");
            assert!(!text.contains("stablehlo.if"), "{text}");
        }
    }
}
