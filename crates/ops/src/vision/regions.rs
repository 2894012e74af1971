//! Regions of images, cut into bins: what a call asks for, and the weights of rows and columns.
//!
//! A mean over a bin is separable. It is a product with one matrix of weights for the rows of the
//! image and one for its columns, whose gradients are products with the same matrices.

use super::{count, refuse, require, require_float, spread, type_of_places};
use crate::args::Args;
use hlo::{DType, Kind, Refusal, Result, Value};

/// Regions `[regions, 5]`: the number of an image, then left, top, right and bottom.
pub(super) struct Regions<'b> {
    pub(super) n: i64,
    /// The number of each region's image, `[regions]`.
    pub(super) image: Value<'b>,
    pub(super) rows: Axis<'b>,
    pub(super) columns: Axis<'b>,
    pub(super) images: i64,
    pub(super) channels: i64,
    /// The type of images and results.
    pub(super) dtype: DType,
}

/// One side of the regions, in the type of places.
pub(super) struct Axis<'b> {
    /// Both ends of each region, `[regions]`.
    pub(super) start: Value<'b>,
    pub(super) end: Value<'b>,
    pub(super) bins: i64,
    /// The extent of the image.
    pub(super) extent: i64,
}

/// The rounding of regions' ends to whole elements.
#[derive(Clone, Copy)]
pub(super) struct Whole {
    /// 1 if the end belongs to the region.
    pub(super) closed: i64,
    /// Bins end this many elements before the end of the image.
    pub(super) margin: i64,
}

impl<'b> Regions<'b> {
    /// Reads `input` and `rois`.
    pub(super) fn of_input(a: &Args<'_, 'b>, kernel: &str, shape: &str) -> Result<Self> {
        let (x, rois) = (a.tensor("input")?, a.tensor("rois")?);
        Self::check(rois, shape)?;
        require(x.dtype() == rois.dtype(), || "input should have the same type as rois".into())?;
        let dims = x.dims();
        require(dims.len() == 4, || {
            format!("input must have 4 dimensions [N, C, H, W], got {dims:?}")
        })?;
        require_float(kernel, x.dtype())?;
        let regions = Self::read(a, &[dims[0], dims[1], dims[2], dims[3]])?;
        let index = regions.image.convert(DType::S64);
        a.check_index(index, 0, dims[0], || {
            Refusal::new(
                Kind::Index,
                "rois name image {index}, but input has {extent} images; the first column of rois \
                 counts from 0",
            )
        });
        Ok(regions)
    }

    /// Reads `grad` and `rois`.
    pub(super) fn of_gradient(a: &Args<'_, 'b>, kernel: &str, shape: &str) -> Result<Self> {
        let (grad, rois) = (a.tensor("grad")?, a.tensor("rois")?);
        Self::check(rois, shape)?;
        require(grad.dtype() == rois.dtype(), || "grad should have the same type as rois".into())?;
        require_float(kernel, grad.dtype())?;
        let extents = ["batch_size", "channels", "height", "width"].map(|name| a.int(name));
        let [images, channels, height, width] = extents;
        Self::read(a, &[images?, channels?, height?, width?])
    }

    fn check(rois: Value<'b>, shape: &str) -> Result<()> {
        if rois.rank() == 2 && rois.dim(1) == 5 { Ok(()) } else { refuse(shape) }
    }

    fn read(a: &Args<'_, 'b>, image: &[i64; 4]) -> Result<Self> {
        let rois = a.tensor("rois")?;
        let (n, dtype) = (rois.dim(0), rois.dtype());
        let rois = rois.convert(type_of_places(dtype));
        let scale = a.scalar("spatial_scale", rois.dtype())?;
        let column = |i: i64| rois.slice_dim(1, i, i + 1, 1).reshape(&[n]);
        let axis = |at: i64, bins: i64, extent: i64| {
            require(bins >= 0, || {
                format!("Trying to create tensor with negative dimension {bins}")
            })?;
            let (start, end) = (column(at) * scale, column(at + 2) * scale);
            Ok(Axis { start, end, bins, extent })
        };
        Ok(Regions {
            n,
            image: column(0).convert(DType::of_places(image[0])),
            rows: axis(2, a.int("pooled_height")?, image[2])?,
            columns: axis(1, a.int("pooled_width")?, image[3])?,
            images: image[0],
            channels: image[1],
            dtype,
        })
    }

    /// `[regions, channels, bins, bins]`.
    pub(super) fn dims(&self, channels: i64) -> [i64; 4] {
        [self.n, channels, self.rows.bins, self.columns.bins]
    }

    /// `[regions, bins, images, extent]`: the weights of rows, in each region's own image.
    pub(super) fn in_images(&self, weights: Value<'b>) -> Value<'b> {
        let dims = [self.n, self.rows.bins, self.images, self.rows.extent];
        if self.images == 1 {
            return weights.reshape(&dims);
        }
        let number = count(weights, self.image.dtype(), &dims, 2);
        let own = number.eq(spread(self.image, &dims, &[0]));
        let weights = spread(weights, &dims, &[0, 1, 3]);
        own.select(weights, weights.zeros_like())
    }
}

/// Where the samples of bins lie. All are floats of the type of places.
pub(super) struct Samples<'b> {
    /// The first bin's start and the size of a bin, `[regions]`.
    pub(super) start: Value<'b>,
    pub(super) bin: Value<'b>,
    /// The number of samples in a bin, `[regions]`.
    pub(super) number: Value<'b>,
    /// The same number for all regions, if the call gives it.
    pub(super) given: Option<i64>,
    pub(super) bins: i64,
    pub(super) extent: i64,
}

impl<'b> Axis<'b> {
    /// Samples at equal distances. `least` is the least size of a region.
    pub(super) fn samples(&self, offset: f64, least: Option<f64>, ratio: i64) -> Samples<'b> {
        let (start, end) = (self.start - offset, self.end - offset);
        let size = end - start;
        let size = least
            .map_or(size, |least| size.lt(size.constant(least)).select(size.constant(least), size));
        let bin = size / self.bins as f64;
        let given = (ratio > 0).then_some(ratio);
        let number = given.map_or(bin.ceil(), |n| bin.constant(n));
        Samples { start, bin, number, given, bins: self.bins, extent: self.extent }
    }

    /// The first and the last element (exclusive) of each bin, `[regions, bins]`.
    pub(super) fn whole(&self, whole: Whole) -> (Value<'b>, Value<'b>) {
        let dtype = DType::of_places(self.extent);
        let [start, end] = [self.start, self.end].map(|v| v.round_nearest_afz().convert(dtype));
        let size = end - start + start.constant(whole.closed);
        let size = size.maximum(size.ones_like());
        let bin = size.convert(self.start.dtype()) / self.bins as f64;
        let dims = [bin.dim(0), self.bins];
        let number = count(bin, bin.dtype(), &dims, 1);
        let (bin, start) = (spread(bin, &dims, &[0]), spread(start, &dims, &[0]));
        let place = |v: Value<'b>| {
            let v = v.convert(dtype) + start;
            v.maximum(v.zeros_like()).minimum(v.constant(self.extent - whole.margin))
        };
        (place((number * bin).floor()), place(((number + 1.0) * bin).ceil()))
    }
}

/// The greatest number of samples in the reach of an element, which is two elements wide. Where the
/// size of a bin decides their number, they lie at least half an element apart.
const IN_REACH: i64 = 6;

impl<'b> Samples<'b> {
    /// The weight of each element of the image in the mean over a bin, `[regions, bins, extent]`.
    pub(super) fn weights(&self) -> Value<'b> {
        let dtype = self.bin.dtype().accumulate();
        let n = self.bin.dim(0);
        let few = self.given.unwrap_or(IN_REACH);
        let all = [n, self.bins, self.extent, few];
        let place = count(self.bin, dtype, &all, 2);
        let (position, inside) = match self.given {
            Some(_) => {
                let sample = count(self.bin, dtype, &[n, self.bins, few], 2);
                let (position, inside) = self.positions(sample);
                let wide = |v: Value<'b>| spread(v, &all, &[0, 1, 3]);
                (wide(position), wide(inside))
            }
            None => self.positions(self.first_in_reach() + count(self.bin, dtype, &all, 3)),
        };
        let near = position.ones_like() - (position - place).abs();
        let weight = inside.select(near.maximum(near.zeros_like()), near.zeros_like());
        let number = self.number.convert(dtype);
        let number = number.maximum(number.ones_like());
        weight.reduce_sum(&[3]) / spread(number, &all[..3], &[0])
    }

    /// The number of the first sample that an element can weigh, `[regions, bins, extent, few]`.
    fn first_in_reach(&self) -> Value<'b> {
        let dtype = self.bin.dtype().accumulate();
        let dims = [self.bin.dim(0), self.bins, self.extent, IN_REACH];
        let [start, bin, number] =
            [self.start, self.bin, self.number].map(|v| spread(v.convert(dtype), &dims, &[0]));
        let reach = count(start, dtype, &dims, 2) - 1.0;
        let bins = count(start, dtype, &dims, 1);
        let first = ((reach - (start + bins * bin)) / (bin / number) - 0.5).floor();
        first.minimum(number - 1.0).maximum(first.zeros_like())
    }

    /// The positions of samples with these numbers, moved into the image; and whether they count.
    /// Samples are `[regions, bins, ..]`.
    pub(super) fn positions(&self, sample: Value<'b>) -> (Value<'b>, Value<'b>) {
        let dims = sample.dims();
        let dtype = self.bin.dtype();
        let [start, bin, number] =
            [self.start, self.bin, self.number].map(|v| spread(v, &dims, &[0]));
        let bins = count(bin, dtype, &dims, 1);
        let part = (sample + 0.5).convert(dtype) * bin / number;
        let position = (start + bins * bin + part).convert(sample.dtype());
        let inside =
            position.ge(position.constant(-1)) & position.le(position.constant(self.extent));
        let inside = inside & sample.lt(number.convert(sample.dtype()));
        let last = position.constant(self.extent - 1);
        (position.maximum(position.zeros_like()).minimum(last), inside)
    }
}
