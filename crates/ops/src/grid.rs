//! Sampling an image at computed positions, and the gradients of the image and the positions.
//!
//! Along each dimension a position reads a few elements (taps) with weights; the value is the
//! sum over all combinations of taps, each one gather (and in the gradient one scatter). Rows that
//! compute positions in another way bring their own taps.

use crate::args::Args;
use crate::promote::require_same;
use crate::row::{Out, Row, row};
use hlo::{DType, GatherDims, Reducer, Refusal, Result, ScatterDims, Type, Value};

#[derive(Clone, Copy, PartialEq)]
enum Mode {
    Linear,
    Nearest,
    Cubic,
}

#[derive(Clone, Copy, PartialEq)]
enum Padding {
    Zeros,
    Border,
    Reflection,
}

/// One element that a position reads along one dimension.
#[derive(Clone, Copy)]
pub(crate) struct Tap<'b> {
    /// Its index, inside the image.
    index: Value<'b>,
    /// False if the position is outside, where nothing is read.
    inside: Value<'b>,
    weight: Value<'b>,
    /// The weight's derivative by the coordinate.
    slope: Value<'b>,
}

/// An image and positions in it.
pub(crate) struct Sampler<'b> {
    /// `[batch, channels, plane]`, in the type of accumulation.
    pub(crate) image: Value<'b>,
    /// The extents of the plane, slowest first.
    pub(crate) extents: Vec<i64>,
    /// The taps of each of them, `[batch, positions]`.
    pub(crate) taps: Vec<Vec<Tap<'b>>>,
}

fn sample<'b>(a: &Args<'_, 'b>, n: usize) -> Result<Out<'b>> {
    let s = Sampler::read(a, n)?;
    let (input, grid) = (a.tensor("input")?, a.tensor("grid")?);
    let dims = [&input.dims()[..2], &grid.dims()[1..=n]].concat();
    Ok(s.sample().reshape(&dims).convert(input.dtype()).into())
}

fn sample_backward<'b>(a: &Args<'_, 'b>, n: usize) -> Result<Out<'b>> {
    let s = Sampler::read(a, n)?;
    let (input, grid) = (a.tensor("input")?, a.tensor("grid")?);
    let grad = a.tensor("grad_output")?.convert(s.image.dtype());
    let grad = grad.reshape(&[input.dim(0), input.dim(1), grid.dims()[1..=n].iter().product()]);
    let mask = a.bools("output_mask")?;
    let wanted = |i: usize| mask.get(i).copied().unwrap_or(true);
    let image =
        wanted(0).then(|| s.image_gradient(grad).reshape(&input.dims()).convert(input.dtype()));
    let coordinates = wanted(1).then(|| {
        // The grid lists coordinates with the fastest dimension first.
        let slopes = s.position_gradients(grad);
        let columns: Vec<_> = slopes.into_iter().rev().map(|v| v.unsqueeze(2)).collect();
        let joined = grad.builder().concatenate(&columns, 2);
        joined.reshape(&grid.dims()).convert(grid.dtype())
    });
    Ok([image, coordinates].into())
}

/// The product of the taps' weights, with one dimension's slope in place of its weight.
fn product<'b>(taps: &[Tap<'b>], sloping: Option<usize>) -> Value<'b> {
    let factor = |(dim, tap): (usize, &Tap<'b>)| {
        if Some(dim) == sloping { tap.slope } else { tap.weight }
    };
    let product = taps.iter().enumerate().map(factor).reduce(|x, y| x * y);
    product.unwrap_or(taps[0].weight)
}

/// True where all taps are inside of the image.
fn inside<'b>(taps: &[Tap<'b>]) -> Value<'b> {
    taps[1..].iter().fold(taps[0].inside, |all, tap| all & tap.inside)
}

impl<'b> Sampler<'b> {
    fn read(a: &Args<'_, 'b>, n: usize) -> Result<Self> {
        let (input, grid) = (a.tensor("input")?, a.tensor("grid")?);
        let (dims, places) = (input.dims(), grid.dims());
        if dims.len() != n + 2 || places.len() != n + 2 || dims[0] != places[0] {
            return refuse(format!(
                "grid_sampler(): expected grid and input to have same batch size, but got input \
                 with sizes {dims:?} and grid with sizes {places:?}"
            ));
        }
        if places[n + 1] != n as i64 {
            return refuse(format!(
                "grid_sampler(): expected grid to have size {n} in last dimension, but got grid \
                 with sizes {places:?}"
            ));
        }
        if let Some(empty) = (2..n + 2).find(|&i| dims[i] == 0) {
            return refuse(format!(
                "grid_sampler(): expected input to have non-empty spatial dimensions, but input \
                 has sizes {dims:?} with dimension {empty} being empty"
            ));
        }
        require_same(input, grid)?;
        let mode = match a.int("interpolation_mode")? {
            0 => Mode::Linear,
            1 => Mode::Nearest,
            _ => Mode::Cubic,
        };
        let padding = match a.int("padding_mode")? {
            0 => Padding::Zeros,
            1 => Padding::Border,
            _ => Padding::Reflection,
        };
        let align_corners = a.bool("align_corners")?;
        let dtype = input.dtype().accumulate();
        let extents = dims[2..].to_vec();
        let positions: i64 = places[1..=n].iter().product();
        let grid = grid.convert(dtype).reshape(&[dims[0], positions, n as i64]);
        let taps = (0..n).map(|s| {
            let column = (n - 1 - s) as i64;
            let x = grid.slice_dim(2, column, column + 1, 1).squeeze(2);
            Axis { extent: extents[s], padding, align_corners }.taps(x, mode)
        });
        let taps = taps.collect();
        let plane = extents.iter().product();
        let image = input.convert(dtype).reshape(&[dims[0], dims[1], plane]);
        Ok(Sampler { image, extents, taps })
    }

    /// The values at the positions, `[batch, channels, positions]`.
    pub(crate) fn sample(&self) -> Value<'b> {
        let term =
            |taps: Vec<Tap<'b>>| self.gather(&taps) * self.over_channels(product(&taps, None));
        let sum = self.combinations().into_iter().map(term).reduce(|x, y| x + y);
        sum.unwrap_or(self.image)
    }

    /// The gradient of the image, for that of the values.
    pub(crate) fn image_gradient(&self, grad: Value<'b>) -> Value<'b> {
        let add = |sum: Value<'b>, taps: Vec<Tap<'b>>| {
            let part = grad * self.over_channels(product(&taps, None));
            self.scatter(sum, self.flat(&taps), self.only_inside(&taps, part))
        };
        self.combinations().into_iter().fold(self.image.zeros_like(), add)
    }

    /// The gradient of each coordinate, `[batch, positions]`, for that of the values.
    pub(crate) fn position_gradients(&self, grad: Value<'b>) -> Vec<Value<'b>> {
        let ty = Type::new(grad.dtype(), &[grad.dim(0), grad.dim(2)]);
        let mut sums = vec![grad.builder().splat(0, ty); self.extents.len()];
        // The nearest element stays the same where a position moves a little.
        if self.taps.iter().all(|taps| taps.len() == 1) {
            return sums;
        }
        for taps in self.combinations() {
            let value = self.only_inside(&taps, self.gather(&taps) * grad).reduce_sum(&[1]);
            for (dim, sum) in sums.iter_mut().enumerate() {
                *sum = *sum + value * product(&taps, Some(dim));
            }
        }
        sums
    }

    /// One tap of each dimension, in every combination.
    fn combinations(&self) -> Vec<Vec<Tap<'b>>> {
        self.taps.iter().fold(vec![Vec::new()], |heads, taps| {
            let grow = |head: &Vec<Tap<'b>>| {
                taps.iter().map(|&tap| [&head[..], &[tap]].concat()).collect::<Vec<_>>()
            };
            heads.iter().flat_map(grow).collect()
        })
    }

    /// The taps' place in the flattened image.
    fn flat(&self, taps: &[Tap<'b>]) -> Value<'b> {
        let next = |flat: Value<'b>, (tap, &extent): (&Tap<'b>, &i64)| {
            flat * flat.constant(extent) + tap.index.convert(flat.dtype())
        };
        let first = taps[0].index.convert(DType::of_places(self.extents.iter().product()));
        taps[1..].iter().zip(&self.extents[1..]).fold(first, next)
    }

    fn over_channels(&self, v: Value<'b>) -> Value<'b> {
        let dims = [self.image.dim(0), self.image.dim(1), v.dim(1)];
        v.broadcast_in_dim(&Type::new(v.dtype(), &dims), &[0, 2])
    }

    /// Zeros where a tap is outside, whose weight of zero would make NaN of what is not finite.
    fn only_inside(&self, taps: &[Tap<'b>], v: Value<'b>) -> Value<'b> {
        self.over_channels(inside(taps)).select(v, v.zeros_like())
    }

    /// The elements that taps read, `[batch, channels, positions]`.
    fn gather(&self, taps: &[Tap<'b>]) -> Value<'b> {
        let at = GatherDims {
            offset_dims: vec![1],
            collapsed_slice_dims: vec![2],
            operand_batching_dims: vec![0],
            start_indices_batching_dims: vec![0],
            start_index_map: vec![2],
            index_vector_dim: 2,
            slice_sizes: vec![1, self.image.dim(1), 1],
            ..Default::default()
        };
        self.only_inside(taps, self.image.gather(self.flat(taps), &at))
    }

    fn scatter(&self, into: Value<'b>, flat: Value<'b>, values: Value<'b>) -> Value<'b> {
        let at = ScatterDims {
            update_window_dims: vec![1],
            inserted_window_dims: vec![2],
            input_batching_dims: vec![0],
            scatter_indices_batching_dims: vec![0],
            scatter_dims_to_operand_dims: vec![2],
            index_vector_dim: 2,
            ..Default::default()
        };
        into.scatter(flat, values, &at, Some(Reducer::Add))
    }
}

/// One spatial dimension of the image.
struct Axis {
    extent: i64,
    padding: Padding,
    align_corners: bool,
}

impl Axis {
    fn taps<'b>(&self, x: Value<'b>, mode: Mode) -> Vec<Tap<'b>> {
        // The grid spans -1 .. 1 between the corner elements' centres, or their outer edges.
        let size = self.extent as f64;
        let (position, slope) = if self.align_corners {
            let half = (size - 1.0) / 2.0;
            ((x + 1.0) / 2.0 * (size - 1.0), half)
        } else {
            (((x + 1.0) * size - 1.0) / 2.0, size / 2.0)
        };
        let slope = position.constant(slope);
        match mode {
            Mode::Nearest => {
                let at = self.inside(position).0.round_nearest_even();
                vec![tap(self.extent, at, at.ones_like(), at.zeros_like())]
            }
            Mode::Linear => {
                let (position, moved) = self.inside(position);
                linear(self.extent, position, slope * moved)
            }
            Mode::Cubic => {
                let low = position.floor();
                let part = position - low;
                let tap = |k: i64| {
                    let (weight, change) = cubic(part, k);
                    let at = self.inside(low + k as f64).0;
                    tap(self.extent, at, weight, change * slope)
                };
                (-1..3).map(tap).collect()
            }
        }
    }

    /// Moves a position into the image by the padding mode. The second result is its derivative by
    /// the position: 1, -1 or 0.
    fn inside<'b>(&self, x: Value<'b>) -> (Value<'b>, Value<'b>) {
        match self.padding {
            Padding::Zeros => (x, x.ones_like()),
            Padding::Border => self.clip(x),
            Padding::Reflection => {
                let (reflected, sign) = self.reflect(x);
                let (clipped, moved) = self.clip(reflected);
                (clipped, sign * moved)
            }
        }
    }

    fn clip<'b>(&self, x: Value<'b>) -> (Value<'b>, Value<'b>) {
        let (zero, last) = (x.zeros_like(), x.constant(self.extent - 1));
        let free = x.gt(zero) & x.lt(last);
        let clipped = x.maximum(zero).minimum(last);
        (clipped, free.convert(x.dtype()))
    }

    /// Mirrors between the corner elements' centres, or their outer edges.
    fn reflect<'b>(&self, x: Value<'b>) -> (Value<'b>, Value<'b>) {
        let size = self.extent as f64;
        let (low, span) = if self.align_corners { (0.0, size - 1.0) } else { (-0.5, size) };
        if span == 0.0 {
            return (x.zeros_like(), x.zeros_like());
        }
        let from = x - low;
        let distance = from.abs();
        let extra = distance.remainder(x.constant(span));
        let flips = (distance / span).floor();
        let even = flips.remainder(x.constant(2.0)).eq(x.zeros_like());
        let reflected = even.select(extra, span - extra) + low;
        let (one, minus) = (x.ones_like(), x.constant(-1.0));
        let sign = from.lt(x.zeros_like()).select(minus, one);
        (reflected, even.select(sign, -sign))
    }
}

/// The two elements around a position; `slope` is the position's derivative by the coordinate.
pub(crate) fn linear<'b>(extent: i64, position: Value<'b>, slope: Value<'b>) -> Vec<Tap<'b>> {
    let low = position.floor();
    let part = position - low;
    vec![tap(extent, low, 1.0 - part, -slope), tap(extent, low + 1.0, part, slope)]
}

/// A tap at a whole position. Outside of the image it weighs nothing.
fn tap<'b>(extent: i64, at: Value<'b>, weight: Value<'b>, slope: Value<'b>) -> Tap<'b> {
    let last = at.constant(extent - 1);
    let inside = at.ge(at.zeros_like()) & at.le(last);
    let index = inside.select(at, at.zeros_like()).truncate(DType::of_places(extent));
    let only = |v: Value<'b>| inside.select(v, v.zeros_like());
    Tap { index, inside, weight: only(weight), slope: only(slope) }
}

/// Keys' cubic weight (with -3/4), and its derivative by the position. The element is `k` places
/// after the one below the position, and the position lies `part` after that one.
fn cubic(part: Value, k: i64) -> (Value, Value) {
    let a = -0.75;
    // The distance grows with the position for elements below it, and shrinks above.
    let (x, sign) = if k <= 0 { (part - k as f64, 1.0) } else { (k as f64 - part, -1.0) };
    if (0..2).contains(&k) {
        let weight = ((a + 2.0) * x - (a + 3.0)) * x * x + 1.0;
        (weight, (3.0 * (a + 2.0) * x - 2.0 * (a + 3.0)) * x * sign)
    } else {
        let weight = ((a * x - 5.0 * a) * x + 8.0 * a) * x - 4.0 * a;
        (weight, ((3.0 * a * x - 10.0 * a) * x + 8.0 * a) * sign)
    }
}

fn refuse<T>(message: impl Into<String>) -> Result<T> {
    Err(Refusal::runtime(message))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "grid_sampler_2d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool \
         align_corners) -> Tensor",
        &[
            "f32[2,3,4,5] f32[2,3,2,2] 0 0 false",
            "f32[2,3,4,5] f32[2,3,2,2] 0 1 true",
            "f32[2,3,4,5] f32[2,3,2,2] 0 2 false",
            "f32[2,3,4,5] f32[2,3,2,2] 0 2 true",
            "f32[2,3,4,5] f32[2,3,2,2] 1 0 false",
            "f32[2,3,4,5] f32[2,3,2,2] 1 1 true",
            "f32[2,3,4,5] f32[2,3,2,2] 2 0 false",
            "f32[2,3,4,5] f32[2,3,2,2] 2 1 true",
            "f32[2,3,4,5] f32[2,3,2,2] 2 2 false",
            "f64[2,3,4,5] f64[2,3,2,2] 0 0 true",
        ],
        |_, a| sample(a, 2),
    ),
    row(
        "grid_sampler_2d_backward(Tensor grad_output, Tensor input, Tensor grid, int \
         interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> \
         (Tensor, Tensor)",
        &[
            "f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 0 0 false [true,true]",
            "f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 0 1 true [true,true]",
            "f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 0 2 false [true,true]",
            "f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 0 2 true [true,true]",
            "f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 1 0 false [true,true]",
            "f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 2 0 false [true,true]",
            "f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 2 1 true [true,true]",
            "f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 2 2 false [true,true]",
            "f32[2,3,3,2] f32[2,3,4,5] f32[2,3,2,2] 0 0 false [false,true]",
        ],
        |_, a| sample_backward(a, 2),
    ),
    row(
        "grid_sampler_3d(Tensor input, Tensor grid, int interpolation_mode, int padding_mode, bool \
         align_corners) -> Tensor",
        &[
            "f32[2,3,4,5,3] f32[2,3,2,2,3] 0 0 false",
            "f32[2,3,4,5,3] f32[2,3,2,2,3] 0 2 true",
            "f32[2,3,4,5,3] f32[2,3,2,2,3] 1 1 false",
        ],
        |_, a| sample(a, 3),
    ),
    row(
        "grid_sampler_3d_backward(Tensor grad_output, Tensor input, Tensor grid, int \
         interpolation_mode, int padding_mode, bool align_corners, bool[2] output_mask) -> \
         (Tensor, Tensor)",
        &[
            "f32[2,3,3,2,2] f32[2,3,4,5,3] f32[2,3,2,2,3] 0 0 false [true,true]",
            "f32[2,3,3,2,2] f32[2,3,4,5,3] f32[2,3,2,2,3] 0 2 true [true,true]",
            "f32[2,3,3,2,2] f32[2,3,4,5,3] f32[2,3,2,2,3] 1 1 false [true,true]",
        ],
        |_, a| sample_backward(a, 3),
    ),
];
