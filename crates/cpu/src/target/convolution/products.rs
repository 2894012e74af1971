//! Convolutions as matrix products. The image is unfolded so that each place of the output has a
//! column. The kernel stays a matrix `[features, channels * taps]`, as in torch.

use crate::tuning::convolution::{MOST_SLICES, SHARE, SHARE_OF_TILING};
use hlo::{ConvMap, ConvMaps, DotDims, Value};

/// Matrix products are faster if the output has few places, because the kernel is read once and in
/// order. If taps overlap, unfolding repeats the image, so the output must have fewer places. The
/// batch is not asked, so one program serves all batches. Products also replace convolutions with a
/// window larger than its operand. XLA:CPU exchanges their operands and has no fast code for the
/// result.
pub(super) fn are_faster(map: ConvMap, m: &ConvMaps) -> bool {
    let (base, window) = match map {
        ConvMap::Forward => (&m.image, &m.kernel),
        ConvMap::ImageGradient => (&m.output, &m.kernel),
        ConvMap::KernelGradient => (&m.image, &m.output),
    };
    let extent = |dims: &[i64]| dims[2..].iter().product::<i64>();
    let share = if m.is_tiling() { SHARE_OF_TILING } else { SHARE };
    let few = share * extent(&m.output) <= m.kernel[0].max(m.kernel[1]);
    let worth = few || extent(base) < extent(window);
    let affordable = m.kernel[2..].iter().sum::<i64>() <= MOST_SLICES || m.is_tiling();
    m.groups == 1 && worth && affordable
}

fn columns(m: &ConvMaps) -> i64 {
    m.kernel[1..].iter().product()
}

pub(super) fn forward<'b>(m: &ConvMaps, image: Value<'b>, kernel: Value<'b>) -> Value<'b> {
    let n = m.spatial() as i64;
    // [channels, taps, batch, places..]
    let order: Vec<i64> = [1, 2, 0].into_iter().chain(3..3 + n).collect();
    let unfolded = m.unfold(image).transpose(&order).reshape(&[columns(m), places(m)]);
    let y = product(kernel.reshape(&[m.kernel[0], columns(m)]), unfolded);
    let dims = [&[m.kernel[0], m.output[0]], &m.output[2..]].concat();
    y.reshape(&dims).transpose(&exchanged(m.spatial()))
}

pub(super) fn image_gradient<'b>(m: &ConvMaps, grad: Value<'b>, kernel: Value<'b>) -> Value<'b> {
    let n = m.spatial() as i64;
    let order: Vec<i64> = [0].into_iter().chain(2..2 + n).chain([1]).collect();
    let grad = grad.transpose(&order).reshape(&[places(m), m.kernel[0]]);
    let y = product(grad, kernel.reshape(&[m.kernel[0], columns(m)]));
    let dims = [&[m.output[0]], &m.output[2..], &[m.kernel[1], m.taps()]].concat();
    // [batch, channels, taps, places..]
    let order: Vec<i64> = [0, n + 1, n + 2].into_iter().chain(1..1 + n).collect();
    m.fold(y.reshape(&dims).transpose(&order))
}

pub(super) fn kernel_gradient<'b>(m: &ConvMaps, image: Value<'b>, grad: Value<'b>) -> Value<'b> {
    let n = m.spatial() as i64;
    let grad = grad.transpose(&exchanged(m.spatial())).reshape(&[m.kernel[0], places(m)]);
    // [batch, places.., channels, taps]
    let order: Vec<i64> = [0].into_iter().chain(3..3 + n).chain([1, 2]).collect();
    let unfolded = m.unfold(image).transpose(&order).reshape(&[places(m), columns(m)]);
    product(grad, unfolded).reshape(&m.kernel)
}

fn places(m: &ConvMaps) -> i64 {
    m.output[0] * m.output[2..].iter().product::<i64>()
}

fn product<'b>(x: Value<'b>, y: Value<'b>) -> Value<'b> {
    let dims = DotDims { lhs_contracting: vec![1], rhs_contracting: vec![0], ..Default::default() };
    x.dot_general(y, &dims, x.dtype().accumulate())
}

/// The permutation that exchanges batch and features.
fn exchanged(spatial: usize) -> Vec<i64> {
    [1, 0].into_iter().chain(2..2 + spatial as i64).collect()
}
