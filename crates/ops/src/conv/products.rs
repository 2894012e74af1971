//! Convolutions as matrix products: the image is unfolded so that each place of the output has
//! its own column, and the kernel stays a matrix `[features, channels * taps]` as torch keeps it.

use super::maps::Maps;
use hlo::{DotDims, Value};

/// More slices than this would make a program of nothing else.
const MOST_SLICES: i64 = 64;

pub(super) fn affordable(m: &Maps) -> bool {
    m.kernel[2..].iter().sum::<i64>() <= MOST_SLICES || is_tiling(m)
}

fn taps(m: &Maps) -> i64 {
    m.kernel[2..].iter().product()
}

/// The kernel's positions touch without overlapping, as in a patch embedding.
pub(super) fn is_tiling(m: &Maps) -> bool {
    (0..m.spatial()).all(|s| m.stride[s] == m.kernel[s + 2] && m.dilation[s] == 1)
}

fn columns(m: &Maps) -> i64 {
    m.kernel[1..].iter().product()
}

pub(super) fn forward<'b>(m: &Maps, image: Value<'b>, kernel: Value<'b>) -> Value<'b> {
    let n = m.spatial() as i64;
    // [channels, taps, batch, places..]
    let order: Vec<i64> = [1, 2, 0].into_iter().chain(3..3 + n).collect();
    let unfolded = unfold(m, image).transpose(&order).reshape(&[columns(m), places(m)]);
    let y = product(kernel.reshape(&[m.kernel[0], columns(m)]), unfolded);
    let dims = [&[m.kernel[0], m.output[0]], &m.output[2..]].concat();
    y.reshape(&dims).transpose(&exchanged(m.spatial()))
}

pub(super) fn image_gradient<'b>(m: &Maps, grad: Value<'b>, kernel: Value<'b>) -> Value<'b> {
    let n = m.spatial() as i64;
    let order: Vec<i64> = [0].into_iter().chain(2..2 + n).chain([1]).collect();
    let grad = grad.transpose(&order).reshape(&[places(m), m.kernel[0]]);
    let y = product(grad, kernel.reshape(&[m.kernel[0], columns(m)]));
    let dims = [&[m.output[0]], &m.output[2..], &[m.kernel[1], taps(m)]].concat();
    // [batch, channels, taps, places..]
    let order: Vec<i64> = [0, n + 1, n + 2].into_iter().chain(1..1 + n).collect();
    fold(m, y.reshape(&dims).transpose(&order))
}

pub(super) fn kernel_gradient<'b>(m: &Maps, grad: Value<'b>, image: Value<'b>) -> Value<'b> {
    let n = m.spatial() as i64;
    let grad = grad.transpose(&exchanged(m.spatial())).reshape(&[m.kernel[0], places(m)]);
    // [batch, places.., channels, taps]
    let order: Vec<i64> = [0].into_iter().chain(3..3 + n).chain([1, 2]).collect();
    let unfolded = unfold(m, image).transpose(&order).reshape(&[places(m), columns(m)]);
    product(grad, unfolded).reshape(&m.kernel)
}

fn places(m: &Maps) -> i64 {
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

/// `[batch, channels, taps, places..]`: what each tap of the kernel sees at each place. One
/// dimension after the other, so that a kernel costs the sum of its extents in slices.
pub(super) fn unfold<'b>(m: &Maps, image: Value<'b>) -> Value<'b> {
    let image = m.padded(image);
    let flat = [&[m.image[0], m.image[1], taps(m)], &m.output[2..]].concat();
    if is_tiling(m) {
        let tiles = image.reshape(&[&m.image[..2], &interleaved(m)].concat());
        return tiles.transpose(&taps_first(m)).reshape(&flat);
    }
    let unfolded = (0..m.spatial()).fold(image, |v, s| {
        // [batch, channels, taps of the dimensions before, their places, this dimension, ..]
        let (tap, place) = (2 + s, 2 + 2 * s);
        let span = (m.output[s + 2] - 1) * m.stride[s] + 1;
        let slice = |k: i64| {
            let first = k * m.dilation[s];
            v.slice_dim(place, first, first + span, m.stride[s]).unsqueeze(tap)
        };
        let slices: Vec<_> = (0..m.kernel[s + 2]).map(slice).collect();
        v.builder().concatenate(&slices, tap)
    });
    unfolded.reshape(&flat)
}

/// The transpose of `unfold`: each tap's values are added where the tap had looked.
pub(super) fn fold<'b>(m: &Maps, unfolded: Value<'b>) -> Value<'b> {
    let zero = unfolded.builder().scalar(0, unfolded.dtype());
    let split = unfolded.reshape(&[&m.image[..2], &m.kernel[2..], &m.output[2..]].concat());
    let image = if is_tiling(m) {
        let touched: Vec<i64> = (0..m.spatial()).map(|s| m.touched(s)).collect();
        let tiles = split.transpose(&inverse(&taps_first(m)));
        tiles.reshape(&[&m.image[..2], &touched].concat())
    } else {
        (0..m.spatial()).rev().fold(split, |v, s| {
            let (tap, place) = (2 + s, 2 + 2 * s);
            let spread = |k: i64| {
                let part = v.slice_dim(tap, k, k + 1, 1).squeeze(tap);
                let zeros = vec![0; part.rank()];
                let (mut low, mut high, mut inside) = (zeros.clone(), zeros.clone(), zeros);
                let span = (m.output[s + 2] - 1) * m.stride[s] + 1;
                low[place] = k * m.dilation[s];
                high[place] = m.touched(s) - low[place] - span;
                inside[place] = m.stride[s] - 1;
                part.pad(zero, &low, &high, &inside)
            };
            let sum = (0..m.kernel[s + 2]).map(spread).reduce(|x, y| x + y);
            sum.unwrap_or(v)
        })
    };
    let low: Vec<i64> = [0, 0].into_iter().chain(m.padding.iter().map(|p| -p)).collect();
    let behind = (0..m.spatial()).map(|s| -m.behind(s));
    let high: Vec<i64> = [0, 0].into_iter().chain(behind).collect();
    image.pad(zero, &low, &high, &vec![0; low.len()])
}

/// Where each tap looks, relative to the kernel's corner; the last dimension runs fastest.
pub(super) fn offsets(m: &Maps) -> Vec<Vec<i64>> {
    (0..m.spatial()).fold(vec![Vec::new()], |heads, s| {
        let grow = |head: &Vec<i64>| {
            let taps = (0..m.kernel[s + 2]).map(|k| [&head[..], &[k * m.dilation[s]]].concat());
            taps.collect::<Vec<_>>()
        };
        heads.iter().flat_map(grow).collect()
    })
}

/// `[places0, taps0, places1, taps1, ..]`: a tiled image's spatial extents, split.
fn interleaved(m: &Maps) -> Vec<i64> {
    (0..m.spatial()).flat_map(|s| [m.output[s + 2], m.kernel[s + 2]]).collect()
}

/// From `[batch, channels, places0, taps0, ..]` to `[batch, channels, taps.., places..]`.
fn taps_first(m: &Maps) -> Vec<i64> {
    let n = m.spatial() as i64;
    let taps = (0..n).map(|s| 3 + 2 * s);
    [0, 1].into_iter().chain(taps).chain((0..n).map(|s| 2 + 2 * s)).collect()
}

fn inverse(permutation: &[i64]) -> Vec<i64> {
    let mut inverse = vec![0; permutation.len()];
    for (i, &p) in permutation.iter().enumerate() {
        inverse[p as usize] = i as i64;
    }
    inverse
}
