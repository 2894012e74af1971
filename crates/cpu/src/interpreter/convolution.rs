//! Convolutions as products: of the kernel, and of the image's elements that each tap sees.

use crate::interpreter::array::{Array, Stored};
use crate::interpreter::elementwise::convert;
use crate::kernel::{Number, Operand, Product};
use crate::tuning::interpreter::LONG_SUM;
use hlo::{Convolution, DType, Type};

/// The number of elements that a kernel of this type sees for a result of that type.
pub(crate) fn seen(kernel: &Type, c: &Convolution, result: &Type) -> i64 {
    let of = |ty: &Type, dims: &[i64]| dims.iter().map(|&d| ty.dims[d as usize]).product::<i64>();
    let places = of(result, &c.dims.output[2..]) * of(result, &c.dims.output[..1]);
    places * of(kernel, &c.dims.kernel[1..]) * c.feature_groups * c.batch_groups
}

pub(crate) fn convolution<'a>(
    image: &Array<'_>,
    kernel: &Array<'_>,
    c: &Convolution,
    ty: &Type,
) -> Result<Array<'a>, String> {
    let (image, kernel) = (image.transposed(&c.dims.input), kernel.transposed(&c.dims.kernel));
    let depth: i64 = kernel.dims[1..].iter().product();
    if image.dtype == DType::F32 && depth > LONG_SUM {
        let [image, kernel] = [&image, &kernel].map(|x| convert(x, DType::F64));
        let ty = Type { dtype: DType::F64, dims: ty.dims.clone() };
        let sums = of_type::<f64>(&image, &kernel, c, &ty)?;
        return Ok(convert(&sums, DType::F32));
    }
    match image.dtype {
        DType::BF16 => of_type::<u16>(&image, &kernel, c, ty),
        DType::F32 => of_type::<f32>(&image, &kernel, c, ty),
        _ => of_type::<f64>(&image, &kernel, c, ty),
    }
}

/// The image is `[batch, features, places..]`. The kernel is `[features, features of the image,
/// taps..]`.
fn of_type<'a, S: Operand<Wide: Stored> + Stored>(
    image: &Array<'_>,
    kernel: &Array<'_>,
    c: &Convolution,
    ty: &Type,
) -> Result<Array<'a>, String> {
    let order = &c.dims.output;
    let dims: Vec<i64> = order.iter().map(|&d| ty.dims[d as usize]).collect();
    let groups = c.feature_groups * c.batch_groups;
    let (batch, rows, columns) = (dims[0], dims[1] / groups, dims[2..].iter().product::<i64>());
    let depth: i64 = kernel.dims[1..].iter().product();
    let mut sums = vec![S::Wide::ZERO; ty.numel() as usize];
    if !sums.is_empty() && depth > 0 {
        let unfolded = unfolded::<S>(image, &kernel.dims, c, &dims);
        let lists = vec![
            ("extents", vec![groups, batch, rows, columns, depth]),
            ("lhs", vec![rows * depth, 0, depth, 1]),
            ("rhs", vec![batch * depth * columns, depth * columns, 1, columns]),
            ("starts", vec![0, 0]),
        ];
        let kernel = kernel.ordered::<S>();
        Product { lists }.multiply([&kernel, &unfolded], &[], &mut sums)?;
    }
    let grouped = [&[groups, batch, rows], &dims[2..]].concat();
    let batch_first: Vec<i64> = [1, 0].into_iter().chain(2..grouped.len() as i64).collect();
    let whole = Array::new(ty.dtype, &grouped, sums).transposed(&batch_first).reshaped(&dims);
    let place = |d: i64| order.iter().position(|&other| other == d).unwrap_or(0) as i64;
    Ok(whole.transposed(&(0..order.len() as i64).map(place).collect::<Vec<_>>()))
}

/// `[groups, batch, features, taps.., places..]`: the element under each tap at each place.
fn unfolded<S: Operand + Stored>(
    image: &Array<'_>,
    kernel: &[i64],
    c: &Convolution,
    result: &[i64],
) -> Vec<S> {
    let taps = taps(&image.dims[2..], &kernel[2..], c, &result[2..]);
    let plane = image.dims[2..].iter().product::<i64>() as usize;
    let elements = image.ordered::<S>();
    let mut all = Vec::new();
    for group in 0..c.feature_groups * c.batch_groups {
        let turn = |groups: i64| if groups > 1 { group } else { 0 };
        for batch in 0..result[0] {
            for feature in 0..kernel[1] {
                let batch = turn(c.batch_groups) * result[0] + batch;
                let feature = turn(c.feature_groups) * kernel[1] + feature;
                let first = (batch * image.dims[1] + feature) as usize * plane;
                let plane = &elements[first..][..plane];
                all.extend(taps.iter().map(|at| at.map_or(S::zeroed(), |at| plane[at as usize])));
            }
        }
    }
    all
}

/// `[taps.., places..]`: the place of the image under a tap at a place of the result, if any.
fn taps(image: &[i64], kernel: &[i64], c: &Convolution, result: &[i64]) -> Vec<Option<u32>> {
    let mut all = vec![Some(0)];
    let (mut count, mut places) = (1, 1);
    for (d, &extent) in image.iter().enumerate() {
        let sees = |tap: i64, place: i64| {
            let tap = if c.reversal[d] { kernel[d] - 1 - tap } else { tap };
            let at = place * c.stride[d] + tap * c.rhs_dilation[d] - c.padding[d].0;
            let dilation = c.lhs_dilation[d];
            (at >= 0 && at % dilation == 0 && at / dilation < extent)
                .then(|| (at / dilation) as u32)
        };
        let mut more = Vec::with_capacity(all.len() * (kernel[d] * result[d]) as usize);
        for outer in 0..count {
            for tap in 0..kernel[d] {
                for before in &all[outer * places..][..places] {
                    more.extend(
                        (0..result[d])
                            .map(|place| Some((*before)? * extent as u32 + sees(tap, place)?)),
                    );
                }
            }
        }
        (all, count, places) = (more, count * kernel[d] as usize, places * result[d] as usize);
    }
    all
}
