//! The three linear maps of a convolution, each as one `stablehlo.convolution`. Rows write the
//! forms of JAX; a statement in one of these forms can be read back as its map.
//!
//! A convolution is linear in its image and in its kernel. The maps are the output, the gradient of
//! the image and the gradient of the kernel. A transposed convolution is the gradient of the image.

use crate::attribute::{Attribute, Attributes};
use crate::build::Value;
use crate::{ConvDims, Convolution, Dims, Recorded, Statement, Type};

/// A convolution's shapes and steps. Every extent is known, so each map is one method.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ConvMaps {
    /// `[batch, channels, spatial..]`, the tensor that the kernel slides over.
    pub image: Dims,
    /// `[features, channels / groups, spatial..]`.
    pub kernel: Dims,
    /// `[batch, features, spatial..]`: one place per position of the kernel.
    pub output: Dims,
    pub stride: Vec<i64>,
    /// The padding before the image.
    pub padding: Vec<i64>,
    pub dilation: Vec<i64>,
    pub groups: i64,
}

/// One of the maps. Its operands are the operands of its statement.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum ConvMap {
    /// The output, of an image and a kernel.
    Forward,
    /// The gradient of the image, of an output's gradient and a kernel.
    ImageGradient,
    /// The gradient of the kernel, of an image and an output's gradient.
    KernelGradient,
}

impl ConvMap {
    /// The positions of dimensions in the statement of this map.
    fn dims(self, spatial: usize) -> ConvDims {
        let mut dims = ConvDims::torch(spatial);
        match self {
            ConvMap::Forward => {}
            // Channels and features of the kernel are exchanged.
            ConvMap::ImageGradient => dims.kernel.swap(0, 1),
            // The sum is over the batch, so batch and channels are exchanged.
            ConvMap::KernelGradient => {
                dims.input.swap(0, 1);
                dims.kernel.swap(0, 1);
                dims.output.swap(0, 1);
            }
        }
        dims
    }
}

impl Convolution {
    /// The convolution of a statement.
    pub fn of(a: &Attributes) -> Option<Self> {
        let Attribute::Convolution(dims) = a.get("dimension_numbers")? else { return None };
        let Attribute::Bools(reversal) = a.get("window_reversal")? else { return None };
        let Attribute::Table(padding) = a.get("padding")? else { return None };
        Some(Convolution {
            dims: dims.clone(),
            stride: a.ints("window_strides")?,
            padding: padding.iter().map(|pair| (pair[0], pair[1])).collect(),
            lhs_dilation: a.ints("lhs_dilation")?,
            rhs_dilation: a.ints("rhs_dilation")?,
            reversal: reversal.clone(),
            feature_groups: a.ints("feature_group_count")?[0],
            batch_groups: a.ints("batch_group_count")?[0],
        })
    }

    /// Stride 1, no dilation, one group.
    fn plain(dims: ConvDims, padding: Vec<(i64, i64)>) -> Self {
        let n = padding.len();
        Convolution {
            dims,
            padding,
            stride: vec![1; n],
            lhs_dilation: vec![1; n],
            rhs_dilation: vec![1; n],
            reversal: vec![false; n],
            feature_groups: 1,
            batch_groups: 1,
        }
    }
}

impl ConvMaps {
    pub fn spatial(&self) -> usize {
        self.stride.len()
    }

    /// The extent of the dilated kernel along a dimension.
    pub fn reach(&self, s: usize) -> i64 {
        self.dilation[s] * (self.kernel[s + 2] - 1) + 1
    }

    /// The extent of the padded image that the kernel touches.
    pub fn touched(&self, s: usize) -> i64 {
        (self.output[s + 2] - 1) * self.stride[s] + self.reach(s)
    }

    /// The padding after the image that the kernel touches. Negative if the kernel does not reach
    /// the end.
    pub fn padding_after(&self, s: usize) -> i64 {
        self.touched(s) - self.image[s + 2] - self.padding[s]
    }

    /// The padding before and after. A transposed convolution's `output_padding` may leave room for
    /// one position more than there is. The image then ends with the kernel.
    fn edges(&self, s: usize) -> (i64, i64) {
        let padding = self.padding[s];
        let room = (self.image[s + 2] + 2 * padding - self.reach(s)) / self.stride[s] + 1;
        (padding, if room == self.output[s + 2] { padding } else { self.padding_after(s) })
    }

    /// The padding of an output's gradient before and after, once its elements are spread by the
    /// stride. With it, the mirrored kernel gives the image's gradient.
    pub fn edges_of_gradient(&self, s: usize) -> (i64, i64) {
        let low = self.reach(s) - 1 - self.padding[s];
        let spread = (self.output[s + 2] - 1) * self.stride[s] + 1;
        (low, self.image[s + 2] - spread + self.reach(s) - 1 - low)
    }

    /// A map of these operands. The result has the accumulation type; the caller rounds it.
    pub fn write<'b>(&self, map: ConvMap, lhs: Value<'b>, rhs: Value<'b>) -> Value<'b> {
        match map {
            ConvMap::Forward => self.forward(lhs, rhs),
            ConvMap::ImageGradient => self.image_gradient(lhs, rhs),
            ConvMap::KernelGradient => self.kernel_gradient(lhs, rhs),
        }
    }

    fn forward<'b>(&self, image: Value<'b>, kernel: Value<'b>) -> Value<'b> {
        if sums_nothing(image, kernel) {
            return zeros(image, &self.output);
        }
        let padding = (0..self.spatial()).map(|s| self.edges(s)).collect();
        let c = Convolution {
            stride: self.stride.clone(),
            rhs_dilation: self.dilation.clone(),
            feature_groups: self.groups,
            ..Convolution::plain(ConvMap::Forward.dims(self.spatial()), padding)
        };
        image.convolution(kernel, &c, image.dtype().accumulate())
    }

    /// The output's gradient is spread by the stride. The kernel runs over it mirrored, with
    /// channels and features exchanged.
    fn image_gradient<'b>(&self, grad: Value<'b>, kernel: Value<'b>) -> Value<'b> {
        if sums_nothing(grad, kernel) {
            return zeros(grad, &self.image);
        }
        let n = self.spatial();
        let spatial: Vec<i64> = (2..2 + n as i64).collect();
        let padding = (0..n).map(|s| self.edges_of_gradient(s)).collect();
        let c = Convolution {
            lhs_dilation: self.stride.clone(),
            rhs_dilation: self.dilation.clone(),
            feature_groups: self.groups,
            ..Convolution::plain(ConvMap::ImageGradient.dims(n), padding)
        };
        let mirrored = self.groups_with_channels(kernel).reverse(&spatial);
        grad.convolution(mirrored, &c, grad.dtype().accumulate())
    }

    /// The output's gradient, spread by the stride, slides over the image by the dilation. Batch
    /// and channels are exchanged, so groups of channels are groups of the batch.
    fn kernel_gradient<'b>(&self, image: Value<'b>, grad: Value<'b>) -> Value<'b> {
        if sums_nothing(grad, image) {
            return zeros(image, &self.kernel);
        }
        let n = self.spatial();
        let padding = (0..n).map(|s| (self.padding[s], self.padding_after(s))).collect();
        let c = Convolution {
            stride: self.dilation.clone(),
            rhs_dilation: self.stride.clone(),
            batch_groups: self.groups,
            ..Convolution::plain(ConvMap::KernelGradient.dims(n), padding)
        };
        image.convolution(grad, &c, image.dtype().accumulate())
    }

    /// `[features, channels / groups, ..]` becomes `[features / groups, channels, ..]`.
    fn groups_with_channels<'b>(&self, kernel: Value<'b>) -> Value<'b> {
        if self.groups == 1 {
            return kernel;
        }
        let (g, spatial) = (self.groups, &self.kernel[2..]);
        let (features, channels) = (self.kernel[0] / g, self.kernel[1]);
        kernel
            .reshape(&[&[g, features, channels], spatial].concat())
            .transpose(&groups_second(spatial.len()))
            .reshape(&[&[features, g * channels], spatial].concat())
    }

    /// The kernel of an image's gradient, from the gradient's second operand. That operand is the
    /// kernel mirrored, with its groups after the features.
    pub fn unmirrored<'b>(&self, mirrored: Value<'b>) -> Value<'b> {
        let spatial: Vec<i64> = (2..2 + self.spatial() as i64).collect();
        let kernel = mirrored.reverse(&spatial);
        if self.groups == 1 {
            return kernel;
        }
        let (g, spatial) = (self.groups, &self.kernel[2..]);
        let (features, channels) = (self.kernel[0] / g, self.kernel[1]);
        kernel
            .reshape(&[&[features, g, channels], spatial].concat())
            .transpose(&groups_second(spatial.len()))
            .reshape(&self.kernel)
    }

    /// The map and the convolution of a statement, if it has one of the forms written here.
    pub fn of(s: &Statement, function: &Recorded) -> Option<(ConvMap, Self)> {
        let c = Convolution::of(&s.attributes)?;
        let dims = |id: u32| function.ty(id).dims.clone();
        let (lhs, rhs, result) = (dims(s.operands[0]), dims(s.operands[1]), dims(s.results[0]));
        let n = c.stride.len();
        let maps = [ConvMap::Forward, ConvMap::ImageGradient, ConvMap::KernelGradient];
        let map = maps.into_iter().find(|map| map.dims(n) == c.dims)?;
        let is_plain = |list: &[i64]| list.iter().all(|&step| step == 1);
        let fits = !c.reversal.contains(&true)
            && match map {
                ConvMap::Forward => is_plain(&c.lhs_dilation) && c.batch_groups == 1,
                ConvMap::ImageGradient => is_plain(&c.stride) && c.batch_groups == 1,
                ConvMap::KernelGradient => is_plain(&c.lhs_dilation) && c.feature_groups == 1,
            };
        let low: Vec<i64> = c.padding.iter().map(|(low, _)| *low).collect();
        let (groups, dilation) = (c.feature_groups, c.rhs_dilation);
        fits.then(|| match map {
            ConvMap::Forward => {
                let (stride, padding) = (c.stride, low);
                Self { image: lhs, kernel: rhs, output: result, stride, padding, dilation, groups }
            }
            ConvMap::ImageGradient => {
                let before = |s: usize| dilation[s] * (rhs[s + 2] - 1) - low[s];
                let padding = (0..n).map(before).collect();
                let mut kernel = rhs.clone();
                (kernel[0], kernel[1]) = (rhs[0] * groups, rhs[1] / groups);
                let stride = c.lhs_dilation;
                Self { image: result, kernel, output: lhs, stride, padding, dilation, groups }
            }
            ConvMap::KernelGradient => {
                let (groups, padding) = (c.batch_groups, low);
                let (stride, dilation) = (dilation, c.stride);
                Self { image: lhs, kernel: result, output: rhs, stride, padding, dilation, groups }
            }
        })
        .map(|maps| (map, maps))
    }
}

/// Exchanges the first two dimensions, one of which counts groups. Channels and `spatial`
/// dimensions follow.
fn groups_second(spatial: usize) -> Vec<i64> {
    [1, 0].into_iter().chain(2..3 + spatial as i64).collect()
}

fn sums_nothing(lhs: Value, rhs: Value) -> bool {
    lhs.numel() == 0 || rhs.numel() == 0
}

/// Zeros, in place of a contraction over no elements.
fn zeros<'b>(like: Value<'b>, dims: &[i64]) -> Value<'b> {
    like.builder().splat(0, Type::new(like.dtype().accumulate(), dims))
}

#[cfg(test)]
mod tests {
    use super::{ConvMap, ConvMaps};
    use crate::{Builder, DType, Dims, Type};

    fn maps(groups: i64) -> ConvMaps {
        ConvMaps {
            image: Dims::from_slice(&[2, 4, 11, 8]),
            kernel: Dims::from_slice(&[6, 4 / groups, 3, 2]),
            output: Dims::from_slice(&[2, 6, 5, 8]),
            stride: vec![2, 1],
            padding: vec![1, 1],
            dilation: vec![1, 2],
            groups,
        }
    }

    #[test]
    fn a_map_is_recognised_from_its_statement() {
        for groups in [1, 2] {
            let m = maps(groups);
            for (map, lhs, rhs, result) in [
                (ConvMap::Forward, &m.image, &m.kernel, &m.output),
                (ConvMap::ImageGradient, &m.output, &m.kernel, &m.image),
                (ConvMap::KernelGradient, &m.image, &m.output, &m.kernel),
            ] {
                let b = Builder::recording();
                let [x, y] = [lhs, rhs].map(|dims| b.argument(Type::new(DType::F32, dims)));
                let z = m.write(map, x, y);
                assert_eq!(z.dims(), *result, "{map:?} of {groups} groups");
                let function = b.finish(&[x, y], &[z]).expect("a valid function");
                let statement = function.block.statements.last().expect("a statement");
                let found = ConvMaps::of(statement, &function);
                assert_eq!(found, Some((map, m.clone())));
            }
        }
    }
}
