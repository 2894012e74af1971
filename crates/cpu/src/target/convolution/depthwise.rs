//! Depthwise convolutions, in which every channel has separate kernels. They have too few products
//! for a matrix unit, and are one fused sum of shifted images instead.

use super::sum;
use crate::target::fit;
use crate::target::window::repeat;
use crate::tuning::convolution::MOST_TERMS;
use hlo::{ConvMaps, Value};

pub(super) fn applies(m: &ConvMaps) -> bool {
    m.groups > 1 && m.kernel[1] == 1 && m.taps() <= MOST_TERMS
}

pub(super) fn forward<'b>(m: &ConvMaps, image: Value<'b>, kernel: Value<'b>) -> Value<'b> {
    let dtype = image.dtype().accumulate();
    let image = per_feature(m, m.padded(image.convert(dtype)));
    let kernel = kernel.convert(dtype);
    let term = |offset: &Vec<i64>| {
        let part = seen(m, image, offset);
        let kernel = tap(m, kernel, offset);
        part * kernel.broadcast_in_dim(&part.ty(), &[1])
    };
    sum(offsets(m).iter().map(term), image)
}

/// The output's gradient, spread by the stride, under the mirrored kernel.
pub(super) fn image_gradient<'b>(m: &ConvMaps, grad: Value<'b>, kernel: Value<'b>) -> Value<'b> {
    let dtype = grad.dtype().accumulate();
    let (mut low, mut high, mut inside) = (vec![0, 0], vec![0, 0], vec![0, 0]);
    for s in 0..m.spatial() {
        let ((before, after), stride) = (m.edges_of_gradient(s), m.stride[s]);
        low.push(before);
        high.push(after);
        inside.push(stride - 1);
    }
    let zero = grad.builder().scalar(0, dtype);
    let spread = fit(grad.convert(dtype), zero, &low, &high, &inside);
    let kernel = kernel.convert(dtype);
    let dims = [&[m.output[0], m.output[1]], &m.image[2..]].concat();
    let term = |offset: &Vec<i64>| {
        let start = (0..m.spatial()).map(|s| m.reach(s) - 1 - offset[s]);
        let start: Vec<i64> = [0, 0].into_iter().chain(start).collect();
        let limit: Vec<i64> = start.iter().zip(&dims).map(|(s, d)| s + d).collect();
        let part = spread.slice(&start, &limit, &vec![1; dims.len()]);
        part * tap(m, kernel, offset).broadcast_in_dim(&part.ty(), &[1])
    };
    let features = sum(offsets(m).iter().map(term), spread);
    let split = [&[m.image[0], m.image[1], m.kernel[0] / m.groups], &m.image[2..]].concat();
    features.reshape(&split).reduce_sum(&[2])
}

/// Each tap's products are summed over the batch first, along contiguous memory.
pub(super) fn kernel_gradient<'b>(m: &ConvMaps, image: Value<'b>, grad: Value<'b>) -> Value<'b> {
    let dtype = image.dtype().accumulate();
    let image = per_feature(m, m.padded(image.convert(dtype)));
    let grad = grad.convert(dtype);
    let term = |offset: &Vec<i64>| (seen(m, image, offset) * grad).reduce_sum(&[0]).unsqueeze(1);
    let terms: Vec<_> = offsets(m).iter().map(term).collect();
    let places: Vec<i64> = (2..2 + m.spatial() as i64).collect();
    grad.builder().concatenate(&terms, 1).reduce_sum(&places).reshape(&m.kernel)
}

/// Repeats each channel for the features made from it.
fn per_feature<'b>(m: &ConvMaps, image: Value<'b>) -> Value<'b> {
    repeat(image, 1, m.kernel[0] / m.groups)
}

/// The weight of one tap for each feature.
fn tap<'b>(m: &ConvMaps, kernel: Value<'b>, offset: &[i64]) -> Value<'b> {
    let index = (0..m.spatial()).map(|s| offset[s] / m.dilation[s]);
    let start: Vec<i64> = [0, 0].into_iter().chain(index).collect();
    let mut limit: Vec<i64> = start.iter().map(|i| i + 1).collect();
    limit[0] = m.kernel[0];
    kernel.slice(&start, &limit, &vec![1; limit.len()]).reshape(&[m.kernel[0]])
}

/// The elements of a padded image under one tap of the kernel, at `offset` from its corner.
fn seen<'b>(m: &ConvMaps, padded: Value<'b>, offset: &[i64]) -> Value<'b> {
    let (mut start, mut stride) = (vec![0, 0], vec![1, 1]);
    let mut limit = vec![padded.dim(0), padded.dim(1)];
    for (s, &first) in offset.iter().enumerate() {
        start.push(first);
        limit.push(first + (m.output[s + 2] - 1) * m.stride[s] + 1);
        stride.push(m.stride[s]);
    }
    padded.slice(&start, &limit, &stride)
}

/// The offset of each tap from the kernel's corner. The last dimension is fastest.
fn offsets(m: &ConvMaps) -> Vec<Vec<i64>> {
    (0..m.spatial()).fold(vec![Vec::new()], |heads, s| {
        let grow = |head: &Vec<i64>| {
            let taps = (0..m.kernel[s + 2]).map(|k| [&head[..], &[k * m.dilation[s]]].concat());
            taps.collect::<Vec<_>>()
        };
        heads.iter().flat_map(grow).collect()
    })
}
