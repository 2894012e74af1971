//! The three linear maps of a convolution, as XLA convolutions or as matrix products. Results
//! are of the accumulation type, for whoever rounds them.

use super::{depthwise, products, slabs, zeros};
use hlo::{ConvDims, Convolution, Dims, Value};

/// A convolution's shapes and steps. Every extent is known, so each map is one method.
pub(super) struct Maps {
    /// `[batch, channels, spatial..]` of what the kernel slides over.
    pub(super) image: Dims,
    /// `[features, channels / groups, spatial..]`.
    pub(super) kernel: Dims,
    /// `[batch, features, spatial..]`: one place per position of the kernel.
    pub(super) output: Dims,
    pub(super) stride: Vec<i64>,
    pub(super) padding: Vec<i64>,
    pub(super) dilation: Vec<i64>,
    pub(super) groups: i64,
}

impl Maps {
    pub(super) fn spatial(&self) -> usize {
        self.stride.len()
    }

    /// How far the kernel reaches along a dimension.
    pub(super) fn reach(&self, s: usize) -> i64 {
        self.dilation[s] * (self.kernel[s + 2] - 1) + 1
    }

    /// The extent of the padded image that the kernel touches.
    pub(super) fn touched(&self, s: usize) -> i64 {
        (self.output[s + 2] - 1) * self.stride[s] + self.reach(s)
    }

    /// What the kernel touches behind the image; negative when it does not reach the end.
    pub(super) fn behind(&self, s: usize) -> i64 {
        self.touched(s) - self.image[s + 2] - self.padding[s]
    }

    /// The padding before and behind. A transposed convolution's `output_padding` may leave room
    /// for one position more than there is: then the image ends where the kernel does.
    fn edges(&self, s: usize) -> (i64, i64) {
        let padding = self.padding[s];
        let room = (self.image[s + 2] + 2 * padding - self.reach(s)) / self.stride[s] + 1;
        (padding, if room == self.output[s + 2] { padding } else { self.behind(s) })
    }

    /// The image with its padding, as far as the kernel touches it.
    pub(super) fn padded<'b>(&self, image: Value<'b>) -> Value<'b> {
        let low: Vec<i64> = [0, 0].into_iter().chain(self.padding.iter().copied()).collect();
        let behind = (0..self.spatial()).map(|s| self.behind(s));
        let high: Vec<i64> = [0, 0].into_iter().chain(behind).collect();
        let zero = image.builder().scalar(0, image.dtype());
        image.pad(zero, &low, &high, &vec![0; low.len()])
    }

    /// What one tap of the kernel, at `offset` from its corner, sees of a padded image.
    pub(super) fn slice<'b>(&self, padded: Value<'b>, offset: &[i64]) -> Value<'b> {
        let (mut start, mut stride) = (vec![0, 0], vec![1, 1]);
        let mut limit = vec![padded.dim(0), padded.dim(1)];
        for (s, &first) in offset.iter().enumerate() {
            start.push(first);
            limit.push(first + (self.output[s + 2] - 1) * self.stride[s] + 1);
            stride.push(self.stride[s]);
        }
        padded.slice(&start, &limit, &stride)
    }

    /// The padding of an output's gradient, spread by the stride, before and behind, for which
    /// the mirrored kernel makes the image's gradient.
    pub(super) fn edges_of_gradient(&self, s: usize) -> (i64, i64) {
        let low = self.reach(s) - 1 - self.padding[s];
        let spread = (self.output[s + 2] - 1) * self.stride[s] + 1;
        (low, self.image[s + 2] - spread + self.reach(s) - 1 - low)
    }

    /// The output for an image.
    pub(super) fn forward<'b>(&self, image: Value<'b>, kernel: Value<'b>) -> Value<'b> {
        if self.sums_nothing(&[image, kernel]) {
            return zeros(image, &self.output);
        }
        if self.prefers_products(&self.image, &self.kernel) {
            return products::forward(self, image, kernel);
        }
        if depthwise::applies(self) {
            return depthwise::forward(self, image, kernel);
        }
        if slabs::applies(self) {
            return slabs::forward(self, image, kernel);
        }
        let padding = (0..self.spatial()).map(|s| self.edges(s)).collect();
        let torch = ConvDims::torch(self.spatial());
        let (stride, dilation) = (self.stride.clone(), self.dilation.clone());
        let native = self.native(torch, stride, padding, None, dilation);
        image.convolution(kernel, &native, image.dtype().accumulate())
    }

    /// The image's gradient for an output's gradient: the output is spread by the stride and
    /// the kernel runs over it mirrored, its channels and features exchanged.
    pub(super) fn image_gradient<'b>(&self, grad: Value<'b>, kernel: Value<'b>) -> Value<'b> {
        if self.sums_nothing(&[grad, kernel]) {
            return zeros(grad, &self.image);
        }
        if self.prefers_products(&self.output, &self.kernel) {
            return products::image_gradient(self, grad, kernel);
        }
        if depthwise::applies(self) {
            return depthwise::image_gradient(self, grad, kernel);
        }
        if slabs::applies(self) {
            return slabs::image_gradient(self, grad, kernel);
        }
        let n = self.spatial();
        let spatial: Vec<i64> = (2..2 + n as i64).collect();
        let padding = (0..n).map(|s| self.edges_of_gradient(s)).collect();
        let mut dims = ConvDims::torch(n);
        let mut kernel = kernel.reverse(&spatial);
        if self.groups == 1 {
            dims.kernel.swap(0, 1);
        } else {
            kernel = self.exchange_in_groups(kernel);
        }
        let spread = Some(self.stride.clone());
        let dilation = self.dilation.clone();
        let native = self.native(dims, vec![1; n], padding, spread, dilation);
        grad.convolution(kernel, &native, grad.dtype().accumulate())
    }

    /// The kernel's gradient: image and output gradient meet with batch and channels exchanged.
    pub(super) fn kernel_gradient<'b>(&self, grad: Value<'b>, image: Value<'b>) -> Value<'b> {
        if self.sums_nothing(&[grad, image]) {
            return zeros(grad, &self.kernel);
        }
        if self.prefers_products(&self.image, &self.output) {
            return products::kernel_gradient(self, grad, image);
        }
        if depthwise::applies(self) {
            return depthwise::kernel_gradient(self, grad, image);
        }
        if slabs::applies(self) {
            return slabs::kernel_gradient(self, grad, image);
        }
        let n = self.spatial();
        let edge = |s: usize| (self.padding[s], self.behind(s));
        let padding = (0..n).map(edge).collect();
        let mut dims = ConvDims::torch(n);
        dims.kernel.swap(0, 1);
        dims.output.swap(0, 1);
        let image = if self.groups == 1 {
            dims.input.swap(0, 1);
            image
        } else {
            self.groups_beside_batch(image)
        };
        let stride = self.stride.clone();
        let native = self.native(dims, self.dilation.clone(), padding, None, stride);
        image.convolution(grad, &native, image.dtype().accumulate())
    }

    fn native(
        &self,
        dims: ConvDims,
        stride: Vec<i64>,
        padding: Vec<(i64, i64)>,
        lhs_dilation: Option<Vec<i64>>,
        rhs_dilation: Vec<i64>,
    ) -> Convolution {
        let n = self.spatial();
        Convolution {
            dims,
            stride,
            padding,
            lhs_dilation: lhs_dilation.unwrap_or_else(|| vec![1; n]),
            rhs_dilation,
            reversal: vec![false; n],
            feature_groups: self.groups,
            batch_groups: 1,
        }
    }

    /// `[features, channels / groups, ..]` becomes `[channels, features / groups, ..]`.
    fn exchange_in_groups<'b>(&self, kernel: Value<'b>) -> Value<'b> {
        let (g, spatial) = (self.groups, &self.kernel[2..]);
        let (features, channels) = (self.kernel[0] / g, self.kernel[1]);
        let order: Vec<i64> = [0, 2, 1].into_iter().chain(3..3 + spatial.len() as i64).collect();
        kernel
            .reshape(&[&[g, features, channels], spatial].concat())
            .transpose(&order)
            .reshape(&[&[g * channels, features], spatial].concat())
    }

    /// `[batch, channels, ..]` becomes `[channels / groups, groups * batch, ..]`, so that the
    /// sum over the batch is a feature sum within each group.
    fn groups_beside_batch<'b>(&self, image: Value<'b>) -> Value<'b> {
        let (g, spatial) = (self.groups, &self.image[2..]);
        let (batch, channels) = (self.image[0], self.image[1] / g);
        let order: Vec<i64> = [2, 1, 0].into_iter().chain(3..3 + spatial.len() as i64).collect();
        image
            .reshape(&[&[batch, g, channels], spatial].concat())
            .transpose(&order)
            .reshape(&[&[channels, g * batch], spatial].concat())
    }

    fn sums_nothing(&self, operands: &[Value]) -> bool {
        operands.iter().any(|v| v.numel() == 0)
    }

    /// Matrix products win where the output has few places, for then the kernel is read once and in
    /// its own order; fewer where taps overlap, and unfolding the image repeats it. The batch decides
    /// nothing, so that one program serves all batches. Products also replace convolutions whose
    /// window is larger than what it slides over: XLA's CPU exchanges the operands of those, and has
    /// no fast code for the result.
    fn prefers_products(&self, base: &[i64], window: &[i64]) -> bool {
        let extent = |dims: &[i64]| dims[2..].iter().product::<i64>();
        let share = if products::is_tiling(self) { 2 } else { 16 };
        let few = share * extent(&self.output) <= self.kernel[0].max(self.kernel[1]);
        let worth = few || extent(base) < extent(window);
        self.groups == 1 && worth && products::affordable(self)
    }
}
