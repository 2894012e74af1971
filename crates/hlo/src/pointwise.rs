//! Convolutions of one feature that are products.
//!
//! If a window is one pixel or the whole image, a convolution is a product. A matrix unit would do
//! nearly nothing for one feature of the input or of the output; of a product the compiler makes
//! multiplications and sums, which it fuses with their users.

use crate::attribute::Attribute;
use crate::build::Value;
use crate::dot::{DotDims, Precision};
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Recorded, Statement};
use crate::{Dims, Result};

impl Recorded {
    /// The same function, in which such convolutions are products.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn without_pointwise_convolutions(&self) -> Result<Recorded> {
        Ok(self.rewritten(&Pointwise)?.without_dead())
    }
}

struct Pointwise;

impl Rules for Pointwise {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        if s.name != "stablehlo.convolution" {
            return None;
        }
        let Attribute::Convolution(d) = s.attributes.get("dimension_numbers")? else { return None };
        let [input, kernel] = [to.operand(s, 0), to.operand(s, 1)];
        let result = to.function.ty(s.results[0]);
        let extent = |value: Value<'_>, dim: i64| value.dim(dim as usize);
        let is_one =
            |name: &str| s.attributes.ints(name).is_some_and(|n| n.iter().all(|&n| n == 1));
        let ones = ["feature_group_count", "batch_group_count", "lhs_dilation", "rhs_dilation"];
        let is_plain = ones.into_iter().all(is_one)
            && s.attributes.ints("padding")?.iter().all(|&by| by == 0)
            && (extent(kernel, d.kernel[0]) == 1 || extent(kernel, d.kernel[1]) == 1);
        let (strides, reversed) = (s.attributes.ints("window_strides")?, {
            let Attribute::Bools(reversed) = s.attributes.get("window_reversal")? else {
                return None;
            };
            reversed
        });
        // The spatial dimensions that are summed, and the others.
        let (mut summed, mut free) = (Vec::new(), Vec::new());
        for at in 0..strides.len() {
            let window = extent(kernel, d.kernel[at + 2]);
            if window == 1 && strides[at] == 1 {
                free.push(at);
            } else if window == extent(input, d.input[at + 2]) && !reversed[at] {
                summed.push(at);
            } else {
                return None;
            }
        }
        if !is_plain {
            return None;
        }
        let places = |order: &[i64], of: &[usize]| -> Vec<i64> {
            of.iter().map(|&at| order[at + 2]).collect()
        };
        let rows = [vec![d.input[0]], places(&d.input, &free)].concat();
        let columns = [vec![d.input[1]], places(&d.input, &summed)].concat();
        let left = input.transpose(&[&rows[..], &columns].concat());
        let lists = [d.kernel[..2].to_vec(), places(&d.kernel, &summed), places(&d.kernel, &free)];
        let right = kernel.transpose(&lists.concat());
        let kept = 2 + summed.len();
        let right = right.reshape(&right.dims()[..kept]);
        let from = |start: usize| (start as i64..(start + columns.len()) as i64).collect();
        let dims = DotDims {
            lhs_contracting: from(rows.len()),
            rhs_contracting: from(1),
            ..DotDims::default()
        };
        let made = left.dot_general_at(Precision::of(&s.attributes), right, &dims, result.dtype);
        // Batch, then the free dimensions, then the feature; summed ones have extent 1.
        let mut order = vec![0; made.rank() + summed.len()];
        order[d.output[0] as usize] = 0;
        order[d.output[1] as usize] = made.rank() as i64 - 1;
        for (i, &at) in free.iter().enumerate() {
            order[d.output[at + 2] as usize] = i as i64 + 1;
        }
        for (i, &at) in summed.iter().enumerate() {
            order[d.output[at + 2] as usize] = (made.rank() + i) as i64;
        }
        let mut wide: Dims = made.dims();
        wide.extend(summed.iter().map(|_| 1));
        Some(vec![made.reshape(&wide).transpose(&order)])
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, ConvDims, Convolution, DType, Type};

    fn convolution(dims: ConvDims) -> Convolution {
        Convolution {
            dims,
            stride: vec![1, 1],
            padding: vec![(0, 0), (0, 0)],
            lhs_dilation: vec![1, 1],
            rhs_dilation: vec![1, 1],
            reversal: vec![false, false],
            feature_groups: 1,
            batch_groups: 1,
        }
    }

    fn text(input: &[i64], kernel: &[i64], dims: ConvDims) -> String {
        let b = Builder::recording();
        let [x, k] = [input, kernel].map(|dims| b.argument(Type::new(DType::F32, dims)));
        let made = x.convolution(k, &convolution(dims), DType::F32);
        let function = b.finish(&[x, k], &[made]).expect("a valid function");
        function.without_pointwise_convolutions().expect("a valid function").text("f")
    }

    #[test]
    fn one_feature_of_each_pixel_is_a_product() {
        let text = text(&[2, 8, 5, 6], &[1, 8, 1, 1], ConvDims::torch(2));
        assert!(!text.contains("stablehlo.convolution"), "{text}");
        assert!(text.contains("-> tensor<2x5x6x1xf32>"), "{text}");
        assert!(text.contains("-> tensor<2x1x5x6xf32>"), "{text}");
    }

    #[test]
    fn the_gradient_of_its_kernel_is_a_product() {
        // Features are the batch, and images are features.
        let swapped = ConvDims {
            input: vec![1, 0, 2, 3],
            kernel: vec![1, 0, 2, 3],
            output: vec![1, 0, 2, 3],
        };
        let text = text(&[2, 8, 5, 6], &[2, 1, 5, 6], swapped);
        assert!(!text.contains("stablehlo.convolution"), "{text}");
        assert!(text.contains("lhs_contracting_dimensions = [1, 2, 3]"), "{text}");
        assert!(text.contains("-> tensor<1x8x1x1xf32>"), "{text}");
    }

    #[test]
    fn other_convolutions_stay() {
        for kernel in [[4, 8, 1, 1], [1, 8, 3, 3]] {
            let text = text(&[2, 8, 5, 6], &kernel, ConvDims::torch(2));
            assert!(text.contains("stablehlo.convolution"), "{text}");
        }
    }
}
