//! Convolutions of volumes as sums of convolutions of planes, one for each tap along the depth.
//! XLA:CPU has fast code for planes only.

use super::{form, sum};
use crate::target::{fit, fit_dim};
use crate::tuning::convolution::MOST_PLANES;
use hlo::{ConvMap, ConvMaps, Dims, Value};

pub(super) fn applies(m: &ConvMaps) -> bool {
    m.spatial() == 3 && m.groups == 1 && m.kernel[2] <= MOST_PLANES
}

/// A map of planes, in its fast form.
fn of_planes<'b>(map: ConvMap, planes: &ConvMaps, lhs: Value<'b>, rhs: Value<'b>) -> Value<'b> {
    match form(map, planes) {
        Some(form) => form(planes, lhs, rhs),
        None => planes.write(map, lhs, rhs),
    }
}

/// The same convolution of every plane, depth counted as batch.
fn planes(m: &ConvMaps) -> ConvMaps {
    let batch = m.output[0] * m.output[2];
    let plane = |first: i64, dims: &[i64]| -> Dims {
        [first, dims[1]].into_iter().chain(dims[3..].iter().copied()).collect()
    };
    ConvMaps {
        image: plane(batch, &m.image),
        kernel: plane(m.kernel[0], &m.kernel),
        output: plane(batch, &m.output),
        stride: m.stride[1..].to_vec(),
        padding: m.padding[1..].to_vec(),
        dilation: m.dilation[1..].to_vec(),
        groups: 1,
    }
}

pub(super) fn forward<'b>(m: &ConvMaps, image: Value<'b>, kernel: Value<'b>) -> Value<'b> {
    let maps = planes(m);
    let term = |k: i64| of_planes(ConvMap::Forward, &maps, seen(m, image, k), tap(kernel, k));
    from_planes(sum((0..m.kernel[2]).map(term), image), &m.output)
}

pub(super) fn image_gradient<'b>(m: &ConvMaps, grad: Value<'b>, kernel: Value<'b>) -> Value<'b> {
    let maps = planes(m);
    let grad = to_planes(grad);
    let between = [&[m.image[0], m.image[1], m.output[2]], &m.image[3..]].concat();
    let term = |k: i64| {
        let part =
            from_planes(of_planes(ConvMap::ImageGradient, &maps, grad, tap(kernel, k)), &between);
        let (mut low, mut high, mut inside) = (vec![0; 5], vec![0; 5], vec![0; 5]);
        low[2] = k * m.dilation[0] - m.padding[0];
        high[2] = m.image[2] - low[2] - (m.output[2] - 1) * m.stride[0] - 1;
        inside[2] = m.stride[0] - 1;
        fit(part, part.builder().scalar(0, part.dtype()), &low, &high, &inside)
    };
    sum((0..m.kernel[2]).map(term), grad)
}

pub(super) fn kernel_gradient<'b>(m: &ConvMaps, image: Value<'b>, grad: Value<'b>) -> Value<'b> {
    let maps = planes(m);
    let grad = to_planes(grad);
    let term =
        |k: i64| of_planes(ConvMap::KernelGradient, &maps, seen(m, image, k), grad).unsqueeze(2);
    let terms: Vec<_> = (0..m.kernel[2]).map(term).collect();
    grad.builder().concatenate(&terms, 2)
}

/// The planes under tap `k`, one for each plane of the output.
fn seen<'b>(m: &ConvMaps, image: Value<'b>, k: i64) -> Value<'b> {
    let zero = image.builder().scalar(0, image.dtype());
    let padded = fit_dim(image, zero, 2, m.padding[0], m.padding_after(0));
    let first = k * m.dilation[0];
    let last = first + (m.output[2] - 1) * m.stride[0];
    to_planes(padded.slice_dim(2, first, last + 1, m.stride[0]))
}

fn tap(kernel: Value, k: i64) -> Value {
    kernel.slice_dim(2, k, k + 1, 1).squeeze(2)
}

/// `[batch, channels, depth, ..]` becomes `[batch * depth, channels, ..]`.
fn to_planes(v: Value) -> Value {
    let d = v.dims();
    v.transpose(&[0, 2, 1, 3, 4]).reshape(&[d[0] * d[2], d[1], d[3], d[4]])
}

fn from_planes<'b>(v: Value<'b>, dims: &[i64]) -> Value<'b> {
    v.reshape(&[dims[0], dims[2], dims[1], dims[3], dims[4]]).transpose(&[0, 2, 1, 3, 4])
}
