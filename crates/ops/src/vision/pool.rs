//! Bins of whole elements: maxima (`roi_pool`), and means where each bin has separate channels
//! (`ps_roi_pool`).

use super::align::{channels_of_bins, gradient_of_bins, means_of_bins, own_channels};
use super::regions::{Axis, Regions, Whole};
use super::{count, require, spread};
use crate::args::Args;
use crate::row::{Row, row};
use hlo::{DType, Reducer, Result, ScatterDims, Type, Value};

const SHAPE: &str = "Tensor rois should have shape as Tensor[K, 5]";

/// The greatest element of each bin, and its place in the plane; -1 in an empty bin. All bins are
/// walked at once, row by row, in as many steps as the largest one has elements.
fn roi_pool<'b>(a: &Args<'_, 'b>) -> Result<[Value<'b>; 2]> {
    let r = Regions::of_input(a, "roi_pool_forward_kernel", SHAPE)?;
    let x = a.tensor("input")?;
    let (b, dims) = (x.builder(), [r.n, r.rows.bins, r.columns.bins, r.channels]);
    let (height, width) = (r.rows.extent, r.columns.extent);
    let places = r.images * height * width;
    let elements = x.transpose(&[0, 2, 3, 1]).reshape(&[places, r.channels]);
    let whole = Whole { closed: 1, margin: 0 };
    let ((top, bottom), (left, right)) = (r.rows.whole(whole), r.columns.whole(whole));
    let plane = |v: Value<'b>, at: i64| spread(v, &dims[..3], &[0, at]);
    let (top, bottom) = (plane(top, 1), plane(bottom, 1));
    let (left, right) = (plane(left, 2), plane(right, 2));
    let all = [0, 1, 2];
    let zero = b.scalar(0, top.dtype());
    let tallest = (bottom - top).reduce_max(&all).maximum(zero);
    let widest = (right - left).reduce_max(&all).maximum(zero.ones_like());
    let full = bottom.gt(top) & right.gt(left);
    let full = spread(full, &dims, &all);
    let least = b.splat(f64::from(f32::MIN), Type::new(r.dtype, &dims));
    let start = full.select(least, least.zeros_like());
    let nowhere = b.splat(-1, Type::new(zero.dtype(), &dims));
    let image = spread(r.image.convert(DType::of_places(places)), &dims[..3], &[0]);
    if start.numel() == 0 || places == 0 {
        return Ok([start, nowhere.convert(DType::S32)].map(|v| v.transpose(&[0, 3, 1, 2])));
    }
    let walked = b.while_loop(
        &[zero, start, nowhere],
        |v| v[0].lt(tallest * widest),
        |v| {
            let (down, across) = (v[0].divide(widest), v[0].remainder(widest));
            let (row, column) = (top + down, left + across);
            let inside = row.lt(bottom) & column.lt(right);
            let place = row * row.constant(width) + column;
            let from = image * image.constant(height * width) + place.convert(image.dtype());
            let element = elements.take(from, 0);
            let better = element.gt(v[1]) & spread(inside, &dims, &all);
            let place = spread(place, &dims, &all);
            let next = v[0] + v[0].ones_like();
            vec![next, better.select(element, v[1]), better.select(place, v[2])]
        },
    );
    Ok([walked[1], walked[2].convert(DType::S32)].map(|v| v.transpose(&[0, 3, 1, 2])))
}

fn roi_pool_backward<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let r = Regions::of_gradient(a, "roi_pool_backward_kernel", SHAPE)?;
    let (grad, argmax) = (a.tensor("grad")?, a.tensor("argmax")?);
    require(grad.dims()[..] == r.dims(r.channels), || {
        "grad should have shape [K, channels, pooled_height, pooled_width]".into()
    })?;
    let (plane, dims) = (r.rows.extent * r.columns.extent, grad.dims());
    let size = r.images * r.channels * plane;
    let index = DType::of_places(size);
    let image = spread(r.image.convert(index), &dims, &[0]);
    let channel = count(grad, index, &dims, 1);
    let first = (image * image.constant(r.channels) + channel) * image.constant(plane);
    let empty = argmax.lt(argmax.zeros_like());
    // A place outside the images is dropped.
    let place = empty.select(first.constant(-1), first + argmax.convert(index));
    let n = grad.numel();
    let at = ScatterDims {
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0],
        index_vector_dim: 1,
        ..Default::default()
    };
    let zeros = grad.builder().splat(0, Type::new(r.dtype, &[size]));
    let images = zeros.scatter(place.reshape(&[n]), grad.reshape(&[n]), &at, Some(Reducer::Add));
    Ok(images.reshape(&[r.images, r.channels, r.rows.extent, r.columns.extent]))
}

/// The weight of each element in the mean over a bin, `[regions, bins, extent]`.
fn weights<'b>(axis: &Axis<'b>, margin: i64) -> Value<'b> {
    let dtype = axis.start.dtype().accumulate();
    let (first, end) = axis.whole(Whole { closed: 0, margin });
    let dims = [first.dim(0), axis.bins, axis.extent];
    let place = count(first, first.dtype(), &dims, 2);
    let wide = |v: Value<'b>| spread(v, &dims, &[0, 1]);
    let inside = place.ge(wide(first)) & place.lt(wide(end));
    let size = end - first;
    let share = 1.0 / wide(size.maximum(size.ones_like()).convert(dtype));
    inside.select(share, share.zeros_like())
}

fn ps_roi_pool<'b>(a: &Args<'_, 'b>) -> Result<[Value<'b>; 2]> {
    let r = Regions::of_input(a, "ps_roi_pool_forward_kernel", SHAPE)?;
    let channels = channels_of_bins(&r)?;
    let (down, across) = (weights(&r.rows, 1), weights(&r.columns, 1));
    let means = means_of_bins(&r, a.tensor("input")?, channels, down, across);
    Ok([means.convert(r.dtype), own_channels(&r, channels)])
}

fn ps_roi_pool_backward<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let r = Regions::of_gradient(a, "ps_roi_pool_backward_kernel", SHAPE)?;
    // torchvision's gradient reads the last row and column, which its result leaves out.
    let (down, across) = (weights(&r.rows, 0), weights(&r.columns, 0));
    Ok(gradient_of_bins(&r, a.tensor("grad")?, down, across).convert(r.dtype))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "torchvision::roi_pool(Tensor input, Tensor rois, float spatial_scale, SymInt \
         pooled_height, SymInt pooled_width) -> (Tensor, Tensor)",
        &[
            "f32[2,3,8,9] f32[5,5] 0.5 2 3",
            "f16[1,3,8,9] f16[5,5] 1.0 2 3",
            "f64[2,3,8,9] f64[5,5] 1.0 3 2",
            "f32[2,3,8,9] f32[0,5] 1.0 3 2",
        ],
        |_, a| Ok(roi_pool(a)?.into()),
    ),
    row(
        "torchvision::_roi_pool_backward(Tensor grad, Tensor rois, Tensor argmax, float \
         spatial_scale, SymInt pooled_height, SymInt pooled_width, SymInt batch_size, SymInt \
         channels, SymInt height, SymInt width) -> Tensor",
        &[
            "f32[5,3,2,3] f32[5,5] s32[5,3,2,3] 0.5 2 3 2 3 8 9",
            "f64[5,3,2,3] f64[5,5] s32[5,3,2,3] 0.5 2 3 1 3 8 9",
        ],
        |_, a| Ok(roi_pool_backward(a)?.into()),
    ),
    row(
        "torchvision::ps_roi_pool(Tensor input, Tensor rois, float spatial_scale, SymInt \
         pooled_height, SymInt pooled_width) -> (Tensor, Tensor)",
        &["f32[2,12,8,9] f32[5,5] 0.5 2 3", "f64[1,12,8,9] f64[5,5] 1.0 3 2"],
        |_, a| Ok(ps_roi_pool(a)?.into()),
    ),
    row(
        "torchvision::_ps_roi_pool_backward(Tensor grad, Tensor rois, Tensor channel_mapping, \
         float spatial_scale, SymInt pooled_height, SymInt pooled_width, SymInt batch_size, \
         SymInt channels, SymInt height, SymInt width) -> Tensor",
        &[
            "f32[5,2,2,3] f32[5,5] s32[5,2,2,3] 0.5 2 3 2 12 8 9",
            "f64[5,2,2,3] f64[5,5] s32[5,2,2,3] 1.0 2 3 1 12 8 9",
        ],
        |_, a| Ok(ps_roi_pool_backward(a)?.into()),
    ),
];
