//! Maximum pooling over windows whose places are drawn at random, plane by plane.

use super::max::{Best, scatter};
use super::window::refuse;
use crate::args::Args;
use crate::factory::check_size;
use crate::row::{Out, Row, row};
use hlo::{DType, GatherDims, Reducer, Result, Type, Value};

fn forward<'b>(a: &Args<'_, 'b>, n: usize) -> Result<Out<'b>> {
    let (x, samples) = (a.tensor("self")?, a.tensor("random_samples")?);
    let (kernel, output) = (sizes(a, "kernel_size", n)?, sizes(a, "output_size", n)?);
    let dims = x.dims();
    let lead = check(a, &dims, &kernel, &output)?;
    let shape = [&dims[..lead], &output[..]].concat();
    check_size(&shape)?;
    let planes: i64 = dims[..lead].iter().product();
    let batch = if lead == 2 { dims[0] } else { 1 };
    // torch lets samples be drawn for a larger batch.
    let samples = check_samples(samples, batch, dims[lead - 1], n)?.slice_dim(0, 0, batch, 1);
    let samples = samples.reshape(&[planes, n as i64]).convert(x.dtype().accumulate());
    let starts: Vec<_> = (0..n)
        .map(|s| {
            // In two dimensions torch draws the width's sample first.
            let column = if n == 2 { 1 - s } else { s } as i64;
            let sample = samples.slice_dim(1, column, column + 1, 1);
            starts(sample, dims[lead + s], kernel[s], output[s])
        })
        .collect();
    let image = x.reshape(&[planes, dims[lead..].iter().product()]);
    let whole = [&[planes], &output[..]].concat();
    let tap = |offset: &Vec<i64>| {
        let place = (0..n).fold(None, |flat: Option<Value<'b>>, s| {
            let at = starts[s] + starts[s].constant(offset[s]);
            let ty = Type::new(DType::S32, &whole);
            let at = at.broadcast_in_dim(&ty, &[0, s as i64 + 1]);
            Some(flat.map_or(at, |flat| flat * flat.constant(dims[lead + s]) + at))
        });
        let place = place.unwrap_or_else(|| starts[0]);
        Best { value: gather(image, place), place }
    };
    let best = boxes(&kernel).iter().map(tap).reduce(Best::or);
    match best {
        Some(best) => {
            let reshape = |v: Value<'b>| v.reshape(&shape);
            Ok(Best { value: reshape(best.value), place: reshape(best.place) }.results())
        }
        None => unreachable!("a window has a place"),
    }
}

fn check_samples<'b>(samples: Value<'b>, batch: i64, channels: i64, n: usize) -> Result<Value<'b>> {
    let dims = samples.dims();
    match dims[..] {
        [some, _, _] if some < batch => {
            refuse("Expect _random_samples.size(0) no less then input batch size.")
        }
        [_, planes, _] if planes != channels => {
            refuse("Expect _random_samples.size(1) equals to input channel size.")
        }
        [_, _, each] if each != n as i64 => {
            refuse(format!("Expect _random_samples.size(2) equals to {n}; got {each}."))
        }
        [_, _, _] => Ok(samples),
        _ => refuse(format!("Expect _random_samples to have 3 dimensions, got {}", dims.len())),
    }
}

/// Where the windows of each plane begin: evenly spread, shifted by the sample, the last one at
/// the end.
fn starts<'b>(sample: Value<'b>, extent: i64, kernel: i64, count: i64) -> Value<'b> {
    let b = sample.builder();
    let ty = Type::new(sample.dtype(), &[sample.dim(0), count]);
    let last = b.splat(extent - kernel, ty.with_dtype(DType::S32));
    if count == 1 {
        return last;
    }
    let step = (extent - kernel) as f64 / (count - 1) as f64;
    let sample = sample.broadcast_in_dim(&ty, &[0, 1]);
    let index = b.iota(1, ty.clone());
    let whole = |v: Value<'b>| (v * step).truncate(DType::S32);
    let shifted = whole(index + sample) - whole(sample);
    index.eq(index.constant(count - 1)).select(last, shifted)
}

/// Elements of each plane at places of any shape.
fn gather<'b>(image: Value<'b>, place: Value<'b>) -> Value<'b> {
    let (shape, planes) = (place.dims(), image.dim(0));
    let at = GatherDims {
        collapsed_slice_dims: vec![1],
        operand_batching_dims: vec![0],
        start_indices_batching_dims: vec![0],
        start_index_map: vec![1],
        index_vector_dim: 2,
        slice_sizes: vec![1, 1],
        ..Default::default()
    };
    let each: i64 = shape[1..].iter().product();
    image.gather(place.reshape(&[planes, each, 1]), &at).reshape(&shape)
}

fn backward<'b>(a: &Args<'_, 'b>, n: usize) -> Result<Out<'b>> {
    let (grad, x, indices) = (a.tensor("grad_output")?, a.tensor("self")?, a.tensor("indices")?);
    let (kernel, output) = (sizes(a, "kernel_size", n)?, sizes(a, "output_size", n)?);
    let dims = x.dims();
    let lead = check(a, &dims, &kernel, &output)?;
    let expected = [&dims[..lead], &output[..]].concat();
    if grad.dims()[..] != expected[..] || indices.dims()[..] != expected[..] {
        return refuse(format!(
            "{}(): expected gradOutput and indices of size {expected:?}, but got {:?} and {:?}",
            a.name(),
            grad.dims(),
            indices.dims()
        ));
    }
    Ok(scatter(grad, indices, &dims, n, Some(Reducer::Add)).into())
}

fn sizes(a: &Args, name: &str, n: usize) -> Result<Vec<i64>> {
    match a.ints(name)? {
        list if list.len() == n => Ok(list.to_vec()),
        _ => refuse(format!(
            "fractional_max_pool{n}d: {name} must either be a single Int or tuple of {}Ints",
            if n == 3 { "three " } else { "" }
        )),
    }
}

/// How many dimensions lie before the plane.
fn check(a: &Args, dims: &[i64], kernel: &[i64], output: &[i64]) -> Result<usize> {
    let (name, n) = (a.name(), kernel.len());
    if kernel.iter().any(|&size| size <= 0) {
        let sizes: Vec<_> = kernel.iter().map(i64::to_string).collect();
        let sizes = sizes.join("x");
        return refuse(format!(
            "{name}(): kernel size should be greater than zero, but got {sizes}"
        ));
    }
    let suffix = if n == 3 { "_out" } else { "" };
    if dims.len() != n + 1 && dims.len() != n + 2 {
        return refuse(format!(
            "{name}{suffix}(): Expected {}D or {}D tensor, but got: {dims:?}",
            n + 1,
            n + 2
        ));
    }
    let lead = dims.len() - n;
    if let Some(i) = (1..dims.len()).find(|&i| dims[i] == 0) {
        return refuse(format!(
            "{name}{suffix}(): Expected input to have non-zero size for non-batch dimensions, but \
             got{dims:?} with dimension {i} being empty."
        ));
    }
    for (s, side) in ["time", "height", "width"][3 - n..].iter().enumerate() {
        let (extent, pool) = (dims[lead + s], kernel[s]);
        // In three dimensions torch leaves the last place out.
        let most = if n == 3 { extent - 1 } else { extent };
        if output[s] + pool - 1 > most {
            return refuse(format!(
                "{name}{suffix}(): pool {side} {pool} too large relative to input {side} {extent}"
            ));
        }
    }
    Ok(lead)
}

/// Every index vector below `extents`, the last dimension fastest.
pub(super) fn boxes(extents: &[i64]) -> Vec<Vec<i64>> {
    extents.iter().fold(vec![Vec::new()], |heads, &extent| {
        let grow =
            |head: &Vec<i64>| (0..extent).map(|i| [&head[..], &[i]].concat()).collect::<Vec<_>>();
        heads.iter().flat_map(grow).collect()
    })
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "fractional_max_pool2d(Tensor self, int[2] kernel_size, int[2] output_size, Tensor \
         random_samples) -> (Tensor, Tensor)",
        &[
            "f32[2,3,8,9] [2,3] [4,5] f32[2,3,2]",
            "f32[3,5,5] [2,2] [1,1] f32[2,3,2]",
            "f32[3,5,5] [2,2] [0,1] f32[1,3,2]",
        ],
        |_, a| forward(a, 2),
    ),
    row(
        "fractional_max_pool2d_backward(Tensor grad_output, Tensor self, int[2] kernel_size, \
         int[2] output_size, Tensor indices) -> Tensor",
        &["f32[2,3,4,5] f32[2,3,8,9] [2,3] [4,5] s64[2,3,4,5]"],
        |_, a| backward(a, 2),
    ),
    row(
        "fractional_max_pool3d(Tensor self, int[3] kernel_size, int[3] output_size, Tensor \
         random_samples) -> (Tensor, Tensor)",
        &["f32[2,3,5,6,7] [2,3,2] [3,2,4] f32[2,3,3]"],
        |_, a| forward(a, 3),
    ),
    row(
        "fractional_max_pool3d_backward(Tensor grad_output, Tensor self, int[3] kernel_size, \
         int[3] output_size, Tensor indices) -> Tensor",
        &["f32[2,3,3,2,4] f32[2,3,5,6,7] [2,3,2] [3,2,4] s64[2,3,3,2,4]"],
        |_, a| backward(a, 3),
    ),
];
