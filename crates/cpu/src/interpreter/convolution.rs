//! Convolutions as products: of the kernel, and of the image's elements that each tap sees.

use crate::interpreter::array::{Array, Stored};
use crate::interpreter::elementwise::convert;
use crate::kernel::{Number, Operand, Product};
use crate::tuning::interpreter::{LONG_SUM, MOST_SEEN};
use hlo::{Convolution, DType, Type};
use std::ops::Range;

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
    let depth = kernel.dims[1..].iter().product::<i64>() as usize;
    let mut sums = vec![S::Wide::ZERO; ty.numel() as usize];
    if !sums.is_empty() && depth > 0 {
        let window = Window::new(&image.dims, &kernel.dims, c, &dims);
        window.sums::<S>(&image.ordered::<S>(), &kernel.ordered::<S>(), &mut sums)?;
    }
    let whole = Array::new(ty.dtype, &dims, sums);
    let place = |d: i64| order.iter().position(|&other| other == d).unwrap_or(0) as i64;
    Ok(whole.transposed(&(0..order.len() as i64).map(place).collect::<Vec<_>>()))
}

/// A kernel that moves over an image, and the extents of both and of the result.
struct Window<'c> {
    c: &'c Convolution,
    image: &'c [i64],
    kernel: &'c [i64],
    result: &'c [i64],
    /// The extent of a line, the last dimension of places, in the image and in the result.
    line: [usize; 2],
    /// The number of lines of a plane of the result.
    lines: usize,
    /// The sums' length.
    depth: usize,
}

impl<'c> Window<'c> {
    fn new(image: &'c [i64], kernel: &'c [i64], c: &'c Convolution, result: &'c [i64]) -> Self {
        let last = |dims: &[i64]| if dims.len() > 2 { dims[dims.len() - 1] as usize } else { 1 };
        let line = [last(image), last(result)];
        let lines = result[2..].iter().product::<i64>() as usize / line[1].max(1);
        let depth = kernel[1..].iter().product::<i64>() as usize;
        Window { c, image, kernel, result, line, lines, depth }
    }

    /// Multiplies the kernel and what it sees, part by part.
    fn sums<S: Operand<Wide: Stored> + Stored>(
        &self,
        image: &[S],
        kernel: &[S],
        sums: &mut [S::Wide],
    ) -> Result<(), String> {
        let groups = (self.c.feature_groups * self.c.batch_groups) as usize;
        let rows = self.result[1] as usize / groups;
        let plane = self.lines * self.line[1];
        let part = (MOST_SEEN / (self.depth * self.line[1])).clamp(1, self.lines);
        let (mut seen, mut made) = (Vec::new(), Vec::new());
        for (group, batch) in
            (0..groups).flat_map(|g| (0..self.result[0] as usize).map(move |b| (g, b)))
        {
            let own = &kernel[group * rows * self.depth..][..rows * self.depth];
            for first in (0..self.lines).step_by(part) {
                let lines = first..self.lines.min(first + part);
                let columns = lines.len() * self.line[1];
                seen.clear();
                self.unfold(image, [group, batch], &lines, &mut seen);
                made.clear();
                made.resize(rows * columns, S::Wide::ZERO);
                let [r, n, d] = [rows, columns, self.depth].map(|extent| extent as i64);
                let lists = vec![
                    ("extents", vec![r, n, d]),
                    ("lhs", vec![d, 1]),
                    ("rhs", vec![1, n]),
                    ("starts", vec![0, 0]),
                ];
                Product { lists }.multiply([own, &seen], &[], &mut made)?;
                let to = (batch * groups + group) * rows * plane + first * self.line[1];
                for (row, line) in made.chunks(columns).enumerate() {
                    sums[to + row * plane..][..columns].copy_from_slice(line);
                }
            }
        }
        Ok(())
    }

    /// `[features, taps.., lines, places]`: the element under each tap at each place of the lines.
    fn unfold<S: Operand + Stored>(
        &self,
        image: &[S],
        [group, batch]: [usize; 2],
        lines: &Range<usize>,
        seen: &mut Vec<S>,
    ) {
        let turn = |groups: i64| if groups > 1 { group } else { 0 };
        let batch = turn(self.c.batch_groups) * self.result[0] as usize + batch;
        let (outer, inner) = match self.kernel[2..].split_last() {
            Some((&inner, outer)) => (outer.iter().product::<i64>(), inner),
            None => (1, 1),
        };
        let plane = self.image[2..].iter().product::<i64>() as usize;
        for feature in 0..self.kernel[1] as usize {
            let feature = turn(self.c.feature_groups) * self.kernel[1] as usize + feature;
            let first = (batch * self.image[1] as usize + feature) * plane;
            let plane = &image[first..][..plane];
            for tap in 0..outer {
                for inner in 0..inner {
                    for line in lines.clone() {
                        let from = self
                            .line_under(tap, line)
                            .map(|at| &plane[at * self.line[0]..][..self.line[0]]);
                        self.push_line(from, inner, seen);
                    }
                }
            }
        }
    }

    /// The line of the image under a tap, counted over all dimensions but the last, at a line of the
    /// result.
    fn line_under(&self, mut tap: i64, line: usize) -> Option<usize> {
        let (mut line, mut at, mut stride) = (line as i64, 0, 1);
        for d in (2..self.result.len().saturating_sub(1)).rev() {
            let (taps, places) = (self.kernel[d], self.result[d]);
            at += stride * self.under(d - 2, tap % taps, line % places)?;
            (tap, line, stride) = (tap / taps, line / places, stride * self.image[d]);
        }
        Some(at as usize)
    }

    /// The place of the image under a tap at a place of the result, if any.
    fn under(&self, d: usize, tap: i64, place: i64) -> Option<i64> {
        let at = place * self.c.stride[d] + self.first(d, tap);
        let dilation = self.c.lhs_dilation[d];
        (at >= 0 && at % dilation == 0 && at / dilation < self.image[d + 2]).then(|| at / dilation)
    }

    /// The place, in the dilated image, under a tap at the first place of the result.
    fn first(&self, d: usize, tap: i64) -> i64 {
        let tap = if self.c.reversal[d] { self.kernel[d + 2] - 1 - tap } else { tap };
        tap * self.c.rhs_dilation[d] - self.c.padding[d].0
    }

    /// Appends the elements under a tap of the last dimension.
    fn push_line<S: Operand + Stored>(&self, from: Option<&[S]>, tap: i64, seen: &mut Vec<S>) {
        let places = self.line[1];
        let (Some(from), Some(d)) = (from, self.result.len().checked_sub(3)) else {
            match from {
                Some(from) => seen.extend_from_slice(from),
                None => seen.resize(seen.len() + places, S::zeroed()),
            }
            return;
        };
        let (first, stride) = (self.first(d, tap), self.c.stride[d]);
        if self.c.lhs_dilation[d] > 1 {
            let element = |place: usize| self.under(d, tap, place as i64);
            seen.extend(
                (0..places).map(|p| element(p).map_or(S::zeroed(), |at| from[at as usize])),
            );
            return;
        }
        // The places whose element is inside the image are neighbours.
        let until =
            |end: i64| (end - first + stride - 1).div_euclid(stride).clamp(0, places as i64);
        let (low, high) = (until(0) as usize, until(from.len() as i64).max(until(0)) as usize);
        seen.resize(seen.len() + low, S::zeroed());
        if low < high {
            let inside = &from[(first + low as i64 * stride) as usize..];
            match stride {
                1 => seen.extend_from_slice(&inside[..high - low]),
                _ => seen.extend(inside.iter().step_by(stride as usize).take(high - low)),
            }
        }
        seen.resize(seen.len() + places - high, S::zeroed());
    }
}
