//! Means over samples of regions, interpolated between elements: `roi_align`, and `ps_roi_align`,
//! where each bin has separate channels.
//!
//! They are products with weights of rows and columns. An infinity or NaN in an image reaches all
//! of the image's regions there. Where images are so large that nearly all weights are zero, the
//! elements are gathered instead.

use super::regions::{Regions, Samples};
use super::{count, require, spread};
use crate::args::Args;
use crate::row::{Row, row};
use hlo::{DType, DotDims, Result, Value};

const SHAPE: &str = "rois must have shape as Tensor[K, 5]";
const OF_TENSOR: &str = "Tensor rois should have shape as Tensor[K, 5]";

/// Elements of the images for each sample of a bin from which on a gather is cheaper than a product.
/// On XLA:TPU both take as long for 14,000, and on XLA:CPU for 2,000.
const GATHERED: i64 = 8192;

struct Align<'b> {
    regions: Regions<'b>,
    rows: Samples<'b>,
    columns: Samples<'b>,
}

impl<'b> Align<'b> {
    fn new(
        a: &Args<'_, 'b>,
        regions: Regions<'b>,
        aligned: bool,
        least: Option<f64>,
    ) -> Result<Self> {
        let ratio = a.int("sampling_ratio")?;
        let offset = if aligned { 0.5 } else { 0.0 };
        let rows = regions.rows.samples(offset, least, ratio);
        let columns = regions.columns.samples(offset, least, ratio);
        Ok(Align { regions, rows, columns })
    }

    fn plain(a: &Args<'_, 'b>, regions: Regions<'b>) -> Result<Self> {
        let aligned = a.bool("aligned")?;
        // Regions that are too small become one element.
        Self::new(a, regions, aligned, (!aligned).then_some(1.0))
    }

    /// The elements around each sample along one side, and their weights in the mean:
    /// `[regions, bins * samples * 2]`.
    fn taps(&self, side: &Samples<'b>, samples: i64) -> (Value<'b>, Value<'b>) {
        let dtype = side.bin.dtype().accumulate();
        let dims = [self.regions.n, side.bins, samples];
        let (position, inside) = side.positions(count(side.bin, dtype, &dims, 2));
        let low = position.floor();
        let part = position - low;
        let whole = |v: Value<'b>| inside.select(v, v.zeros_like());
        let pair = |x: Value<'b>, y: Value<'b>| {
            let both = [x.unsqueeze(3), y.unsqueeze(3)];
            x.builder().concatenate(&both, 3).reshape(&[dims[0], dims[1] * samples * 2])
        };
        let last = low.constant(side.extent - 1);
        let places = pair(whole(low), whole((low + 1.0).minimum(last)));
        let weights = pair(whole(1.0 - part), whole(part)) / samples as f64;
        (places, weights)
    }

    fn gathered(&self, x: Value<'b>, samples: i64) -> Value<'b> {
        let r = &self.regions;
        let (height, width) = (r.rows.extent, r.columns.extent);
        let ((y, down), (x_, across)) =
            (self.taps(&self.rows, samples), self.taps(&self.columns, samples));
        let dims = [r.n, y.dim(1), x_.dim(1)];
        let places = r.images * height * width;
        let index = |v: Value<'b>| v.truncate(DType::of_places(places));
        let image = r.image.convert(DType::of_places(places));
        let row = spread(image * image.constant(height), &[r.n, y.dim(1)], &[0]) + index(y);
        let row = spread(row * row.constant(width), &dims, &[0, 1]);
        let place = row + spread(index(x_), &dims, &[0, 2]);
        let elements = x.transpose(&[0, 2, 3, 1]).reshape(&[places, r.channels]);
        let elements = elements.take(place, 0).convert(down.dtype());
        let weight = spread(down, &dims, &[0, 1]) * spread(across, &dims, &[0, 2]);
        let terms = elements * spread(weight, &elements.dims(), &[0, 1, 2]);
        let each = 2 * samples;
        let terms = terms.reshape(&[r.n, r.rows.bins, each, r.columns.bins, each, r.channels]);
        terms.reduce_sum(&[2, 4]).transpose(&[0, 3, 1, 2])
    }

    fn product(&self, x: Value<'b>) -> Value<'b> {
        let (down, across) = (self.rows.weights(), self.columns.weights());
        let down = self.regions.in_images(down);
        // [regions, bins of rows, channels, width]
        let bands = dot(down, x, &[], &[], &[2, 3], &[0, 2]);
        let bins = dot(bands, across, &[0], &[0], &[3], &[2]);
        bins.transpose(&[0, 2, 1, 3])
    }

    fn gradient(&self, grad: Value<'b>) -> Value<'b> {
        let (down, across) = (self.rows.weights(), self.columns.weights());
        // [regions, channels, bins of rows, width]
        let bands = dot(grad, across, &[0], &[0], &[3], &[1]);
        let images = dot(self.regions.in_images(down), bands, &[], &[], &[0, 1], &[0, 2]);
        images.transpose(&[0, 2, 1, 3])
    }
}

/// A product in the type of its operands.
fn dot<'b>(
    x: Value<'b>,
    y: Value<'b>,
    lhs_batching: &[i64],
    rhs_batching: &[i64],
    lhs_contracting: &[i64],
    rhs_contracting: &[i64],
) -> Value<'b> {
    let dims = DotDims {
        lhs_batching: lhs_batching.to_vec(),
        rhs_batching: rhs_batching.to_vec(),
        lhs_contracting: lhs_contracting.to_vec(),
        rhs_contracting: rhs_contracting.to_vec(),
    };
    x.dot_general(y, &dims, x.dtype())
}

fn roi_align<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let regions = Regions::of_input(a, "roi_align_forward_kernel", SHAPE)?;
    let align = Align::plain(a, regions)?;
    let x = a.tensor("input")?;
    let r = &align.regions;
    let plane = r.images * r.rows.extent * r.columns.extent;
    let result = match align.rows.given {
        Some(samples) if plane > GATHERED * samples * samples => align.gathered(x, samples),
        _ => align.product(x.convert(r.dtype.accumulate())),
    };
    Ok(result.convert(r.dtype))
}

fn roi_align_backward<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let regions = Regions::of_gradient(a, "roi_align_backward_kernel", SHAPE)?;
    let align = Align::plain(a, regions)?;
    let dtype = align.regions.dtype;
    Ok(align.gradient(a.tensor("grad")?.convert(dtype.accumulate())).convert(dtype))
}

/// The channel that each bin of the result reads, `[regions, channels, bins, bins]`, in int32.
pub(super) fn own_channels<'b>(r: &Regions<'b>, channels: i64) -> Value<'b> {
    let dims = r.dims(channels);
    let at = |dim: usize| count(r.image, DType::of_places(r.channels), &dims, dim);
    let step = |v: Value<'b>, extent: i64| v * v.constant(extent);
    (step(step(at(1), r.rows.bins) + at(2), r.columns.bins) + at(3)).convert(DType::S32)
}

/// The channels of a result in which each bin has separate ones.
pub(super) fn channels_of_bins(r: &Regions<'_>) -> Result<i64> {
    let bins = r.rows.bins * r.columns.bins;
    require(bins > 0 && r.channels % bins == 0, || {
        "input channels must be a multiple of pooling height * pooling width".into()
    })?;
    Ok(r.channels / bins)
}

/// Means of `x`, where each bin reads separate channels, with weights of rows and columns.
pub(super) fn means_of_bins<'b>(
    r: &Regions<'b>,
    x: Value<'b>,
    channels: i64,
    down: Value<'b>,
    across: Value<'b>,
) -> Value<'b> {
    let x = x.convert(down.dtype());
    let (bins, extents) = ((r.rows.bins, r.columns.bins), (r.rows.extent, r.columns.extent));
    let x = x.reshape(&[r.images, channels, bins.0, bins.1, extents.0, extents.1]);
    // [bins of rows, regions, channels, bins of columns, width]
    let bands = dot(r.in_images(down), x, &[1], &[2], &[2, 3], &[0, 4]);
    dot(bands, across, &[1, 3], &[0, 1], &[4], &[2]).transpose(&[0, 3, 2, 1])
}

/// The gradient of [`means_of_bins`].
pub(super) fn gradient_of_bins<'b>(
    r: &Regions<'b>,
    grad: Value<'b>,
    down: Value<'b>,
    across: Value<'b>,
) -> Value<'b> {
    let grad = grad.convert(down.dtype());
    let dims = [&grad.dims()[..], &[r.columns.extent]].concat();
    // [regions, channels, bins of rows, bins of columns, width]
    let bands = spread(grad, &dims, &[0, 1, 2, 3]) * spread(across, &dims, &[0, 3, 4]);
    let images = dot(r.in_images(down), bands, &[1], &[2], &[0], &[0]);
    let images = images.transpose(&[1, 3, 0, 4, 2, 5]);
    images.reshape(&[r.images, r.channels, r.rows.extent, r.columns.extent])
}

fn ps_roi_align<'b>(a: &Args<'_, 'b>) -> Result<[Value<'b>; 2]> {
    let regions = Regions::of_input(a, "ps_roi_align_forward_kernel", OF_TENSOR)?;
    let align = Align::new(a, regions, true, None)?;
    let r = &align.regions;
    let channels = channels_of_bins(r)?;
    let (down, across) = (align.rows.weights(), align.columns.weights());
    let means = means_of_bins(r, a.tensor("input")?, channels, down, across);
    // A mean over no samples is NaN.
    let number = align.rows.number * align.columns.number;
    let none = spread(number.eq(number.zeros_like()), &means.dims(), &[0]);
    let means = none.select(means.constant(f64::NAN), means);
    Ok([means.convert(r.dtype), own_channels(r, channels)])
}

fn ps_roi_align_backward<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let regions = Regions::of_gradient(a, "ps_roi_align_backward_kernel", OF_TENSOR)?;
    let align = Align::new(a, regions, true, None)?;
    let (down, across) = (align.rows.weights(), align.columns.weights());
    let images = gradient_of_bins(&align.regions, a.tensor("grad")?, down, across);
    Ok(images.convert(align.regions.dtype))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "torchvision::roi_align(Tensor input, Tensor rois, float spatial_scale, SymInt \
         pooled_height, SymInt pooled_width, int sampling_ratio, bool aligned) -> Tensor",
        &[
            "f32[2,3,8,9] f32[5,5] 0.5 2 3 2 false",
            "f32[2,3,8,9] f32[5,5] 0.5 2 3 -1 true",
            "f32[1,3,8,9] f32[5,5] 0.5 2 3 -1 false",
            "f32[2,2,181,182] f32[3,5] 0.5 3 2 2 true",
            "bf16[2,3,8,9] bf16[5,5] 1.0 2 3 2 true",
            "f64[2,3,8,9] f64[5,5] 1.0 3 2 0 true",
            "f32[2,3,8,9] f32[0,5] 0.5 2 3 2 false",
        ],
        |_, a| Ok(roi_align(a)?.into()),
    ),
    row(
        "torchvision::_roi_align_backward(Tensor grad, Tensor rois, float spatial_scale, SymInt \
         pooled_height, SymInt pooled_width, SymInt batch_size, SymInt channels, SymInt height, \
         SymInt width, int sampling_ratio, bool aligned) -> Tensor",
        &[
            "f32[5,3,2,3] f32[5,5] 0.5 2 3 2 3 8 9 2 false",
            "f32[5,3,2,3] f32[5,5] 0.5 2 3 1 3 8 9 -1 true",
            "bf16[5,3,2,3] bf16[5,5] 0.5 2 3 2 3 8 9 2 true",
        ],
        |_, a| Ok(roi_align_backward(a)?.into()),
    ),
    row(
        "torchvision::ps_roi_align(Tensor input, Tensor rois, float spatial_scale, SymInt \
         pooled_height, SymInt pooled_width, int sampling_ratio) -> (Tensor, Tensor)",
        &[
            "f32[2,12,8,9] f32[5,5] 0.5 2 3 2",
            "f32[1,12,8,9] f32[5,5] 0.5 2 3 -1",
            "f64[2,12,8,9] f64[5,5] 1.0 3 2 -1",
        ],
        |_, a| Ok(ps_roi_align(a)?.into()),
    ),
    row(
        "torchvision::_ps_roi_align_backward(Tensor grad, Tensor rois, Tensor channel_mapping, \
         float spatial_scale, SymInt pooled_height, SymInt pooled_width, int sampling_ratio, \
         SymInt batch_size, SymInt channels, SymInt height, SymInt width) -> Tensor",
        &[
            "f32[5,2,2,3] f32[5,5] s32[5,2,2,3] 0.5 2 3 2 2 12 8 9",
            "f32[5,2,2,3] f32[5,5] s32[5,2,2,3] 0.5 2 3 -1 1 12 8 9",
        ],
        |_, a| Ok(ps_roi_align_backward(a)?.into()),
    ),
];
