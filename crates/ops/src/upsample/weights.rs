//! Linear maps along one dimension whose weights the program computes from the two extents, so a
//! program has the same form for all sizes.

use super::tables::{Axis, Mode};
use crate::pointwise::all;
use hlo::{Builder, DType, DotDims, Type, Value};

/// The weights of one dimension.
pub(crate) enum Weights<'b> {
    /// A few inputs for each result, each with its place and its weight: vectors over the results.
    Few(Vec<[Value<'b>; 2]>),
    /// Which inputs belong to a result, and with which weight: `[results, inputs]`. `grows` says which
    /// of the two such maps usually have more of.
    Many { used: Value<'b>, weights: Value<'b>, grows: bool },
}

/// Applies the maps along the last dimensions. A product would carry an infinity or NaN to all
/// results of its line. It shows in each of them, so what are usually fewer numbers are looked at: the
/// elements, or the results. The sizes do not decide, as a program for all of them has one form.
pub(crate) fn apply<'b>(v: Value<'b>, maps: &[Weights<'b>]) -> Value<'b> {
    if maps.iter().all(|map| matches!(map, Weights::Few(_))) {
        return along(v, maps);
    }
    let (b, ty) = (v.builder(), Type::new(v.dtype(), &dims_of_results(v, maps)));
    let others = || vec![careful(v, maps)];
    let grows = maps.iter().any(|map| matches!(map, Weights::Many { grows: true, .. }));
    let given = if grows {
        // What reads many results can be computed together with the product, in its branch.
        let plain = || vec![along(v, maps)];
        b.if_else(all(v.is_finite()), std::slice::from_ref(&ty), plain, others)
    } else {
        let plain = along(v, maps);
        b.if_else(all(plain.is_finite()), std::slice::from_ref(&ty), || vec![plain], others)
    };
    given[0]
}

fn along<'b>(v: Value<'b>, maps: &[Weights<'b>]) -> Value<'b> {
    let first = v.rank() - maps.len();
    maps.iter().enumerate().rev().fold(v, |v, (s, map)| map.along(v, first + s))
}

fn dims_of_results<'b>(v: Value<'b>, maps: &[Weights<'b>]) -> Vec<i64> {
    let mut dims = v.dims().to_vec();
    let first = dims.len() - maps.len();
    dims[first..].iter_mut().zip(maps).for_each(|(dim, map)| *dim = map.results());
    dims
}

/// The maps of what may not be finite: sums of the finite elements, and beside them a mark for each
/// number, which says what it is instead.
fn careful<'b>(v: Value<'b>, maps: &[Weights<'b>]) -> Value<'b> {
    let first = v.rank() - maps.len();
    let (mut numbers, mut marks) = (v, mark(v));
    for (s, map) in maps.iter().enumerate().rev() {
        let dim = first + s;
        match *map {
            Weights::Few(_) => {
                numbers = map.along(unmarked(marks, numbers), dim);
                marks = mark(numbers);
            }
            Weights::Many { used, weights, grows } => {
                let finite = numbers.is_finite().select(numbers, numbers.zeros_like());
                numbers = product(finite, weights, dim, v.dtype());
                let spread = |marks| marks_of_sums(marks, used, weights, dim);
                let dims = numbers.dims();
                let found = if first > 0 && grows {
                    one_by_one(marks, &dims, spread)
                } else {
                    spread(marks)
                };
                marks = is(found, 0).select(mark(numbers), found);
            }
        }
    }
    unmarked(marks, numbers)
}

/// Applies a function to one image after the other: counts take several times the room of many results,
/// which no step should set aside for them.
fn one_by_one<'b>(v: Value<'b>, dims: &[i64], image: impl Fn(Value<'b>) -> Value<'b>) -> Value<'b> {
    let (b, count) = (v.builder(), v.dim(0));
    if count <= 1 {
        return image(v);
    }
    let one = [&[1], &v.dims()[1..]].concat();
    let empty = b.splat(0, Type::new(v.dtype(), dims));
    b.for_loop(count, &[empty], |i, made| {
        let mut at = vec![b.scalar(0, DType::S32); v.rank()];
        at[0] = i;
        vec![made[0].dynamic_update_slice(image(v.dynamic_slice(&at, &one)), &at)]
    })[0]
}

const NAN: i64 = 2;

/// The signs of infinities, 2 for NaN and 0 for other numbers, as bytes.
fn mark(v: Value<'_>) -> Value<'_> {
    let ty = v.ty().with_dtype(DType::S32);
    let [nan, finite] = [NAN, 0].map(|mark| v.builder().splat(mark, ty.clone()));
    let other = v.eq(v).select(v.sign().convert(DType::S32), nan);
    v.is_finite().select(finite, other).convert(DType::S8)
}

/// True where a number has this mark.
fn is(marks: Value<'_>, mark: i64) -> Value<'_> {
    marks.eq(marks.constant(mark))
}

/// The marked infinities and NaN, elsewhere these numbers.
fn unmarked<'b>(marks: Value<'b>, numbers: Value<'b>) -> Value<'b> {
    let [endless, nan] = [f64::INFINITY, f64::NAN].map(|number| numbers.constant(number));
    let others = is(marks, NAN).select(nan, endless * marks.convert(numbers.dtype()));
    is(marks, 0).select(numbers, others)
}

impl<'b> Weights<'b> {
    /// The map from gradients of results to gradients of so many inputs.
    pub(crate) fn transpose(&self, inputs: i64) -> Weights<'b> {
        let (used, weights) = self.matrices(inputs);
        let [used, weights] = [used, weights].map(|matrix| matrix.transpose(&[1, 0]));
        let grows = matches!(self, Weights::Many { grows: false, .. });
        Weights::Many { used, weights, grows }
    }

    fn results(&self) -> i64 {
        match *self {
            Weights::Few(ref taps) => taps[0][0].dim(0),
            Weights::Many { weights, .. } => weights.dim(0),
        }
    }

    /// The same map of so many inputs as a product.
    pub(crate) fn dense(self, inputs: i64) -> Weights<'b> {
        match self {
            Weights::Many { .. } => self,
            Weights::Few(_) => {
                let (used, weights) = self.matrices(inputs);
                Weights::Many { used, weights, grows: true }
            }
        }
    }

    /// `used` and `weights`, `[results, inputs]`.
    pub(super) fn matrices(&self, inputs: i64) -> (Value<'b>, Value<'b>) {
        let taps = match *self {
            Weights::Many { used, weights, .. } => return (used, weights),
            Weights::Few(ref taps) => taps,
        };
        let matrix = |&[from, weight]: &[Value<'b>; 2]| {
            let ty = Type::new(from.dtype(), &[from.dim(0), inputs]);
            let used = from.builder().iota(1, ty.clone()).eq(from.broadcast_in_dim(&ty, &[0]));
            let weights = weight.broadcast_in_dim(&ty.with_dtype(weight.dtype()), &[0]);
            (used, used.select(weights, weights.zeros_like()))
        };
        let both = |x: (Value<'b>, Value<'b>), y: (Value<'b>, Value<'b>)| (x.0 | y.0, x.1 + y.1);
        match taps.iter().map(matrix).reduce(both) {
            Some(made) => made,
            None => unreachable!("a result has an input"),
        }
    }

    fn along(&self, v: Value<'b>, dim: usize) -> Value<'b> {
        match *self {
            Weights::Few(ref taps) => {
                let term = |&[from, weight]: &[Value<'b>; 2]| {
                    let chosen = v.take(from, dim);
                    chosen * weight.broadcast_in_dim(&chosen.ty(), &[dim as i64])
                };
                taps.iter().map(term).reduce(|x, y| x + y).unwrap_or(v)
            }
            Weights::Many { weights, .. } => product(v, weights, dim, v.dtype()),
        }
    }
}

/// The product of `v` and weights `[results, inputs]`, along `dim`.
pub(super) fn product<'b>(v: Value<'b>, weights: Value<'b>, dim: usize, dtype: DType) -> Value<'b> {
    let numbers = DotDims {
        lhs_contracting: vec![dim as i64],
        rhs_contracting: vec![1],
        ..DotDims::default()
    };
    let made = v.dot_general(weights, &numbers, dtype);
    let (last, mut order) = (v.rank() as i64 - 1, Vec::new());
    order.extend(0..dim as i64);
    order.push(last);
    order.extend(dim as i64..last);
    made.transpose(&order)
}

/// The marks of sums whose terms have these marks. Products of signs and of ones count the infinite
/// terms of each sum, and its elements that are not finite.
fn marks_of_sums<'b>(
    marks: Value<'b>,
    used: Value<'b>,
    weights: Value<'b>,
    dim: usize,
) -> Value<'b> {
    let infinite = is(marks, NAN).select(marks.zeros_like(), marks);
    let other = !is(marks, 0);
    let signs = weights.sign();
    // These numbers are exact in bfloat16, whose products compile faster for a TPU.
    let count = |v: Value<'b>, weights: Value<'b>| {
        let [v, weights] = [v, weights].map(|v| v.convert(DType::BF16));
        product(v, weights, dim, DType::F32)
    };
    let balance = count(infinite, signs);
    let [terms, others] = [count(infinite.abs(), signs.abs()), count(other, used)];
    let has_one_sign = balance.abs().eq(terms) & others.eq(terms);
    let nan = balance.constant(NAN);
    let found = has_one_sign.select(balance.sign(), nan);
    others.eq(others.zeros_like()).select(nan.zeros_like(), found).convert(DType::S8)
}

/// Means over `outputs` windows that cover `inputs` elements, as adaptive pools have them.
pub(crate) fn means(b: &Builder, inputs: i64, outputs: i64, dtype: DType) -> Weights<'_> {
    let whole = DType::of_places(inputs.saturating_mul(outputs + 1));
    let ty = Type::new(whole, &[outputs, inputs]);
    let (o, at) = (b.iota(0, ty.clone()), b.iota(1, ty));
    let number = |n: i64| o.constant(n);
    let start = o * number(inputs) / number(outputs);
    let end = ((o + number(1)) * number(inputs) + number(outputs - 1)) / number(outputs);
    let used = at.ge(start) & at.lt(end);
    let weights = (end - start).convert(dtype);
    let weights = used.select(weights.ones_like() / weights, weights.zeros_like());
    Weights::Many { used, weights, grows: false }
}

impl Axis {
    /// True if each input stands for so many outputs, or each output for so many inputs. Slices
    /// then take the place of gathers.
    pub(super) fn is_whole(&self) -> bool {
        let ratio = self.inputs % self.outputs == 0 || self.outputs % self.inputs == 0;
        ratio && !self.align_corners
    }

    /// The map by computed weights. `None` for a choice of one input, which a last bit may change.
    pub(super) fn weights<'b>(&self, b: &'b Builder, mode: Mode) -> Option<Weights<'b>> {
        Some(match mode {
            Mode::Nearest | Mode::NearestExact => return None,
            Mode::Linear => self.linear_weights(b),
            Mode::Cubic => self.cubic_weights(b),
            Mode::LinearAntialias => self.filter(b, 1.0, |x| {
                let hat = -x.abs() + 1.0;
                hat.maximum(hat.zeros_like())
            }),
            Mode::CubicAntialias => self.filter(b, 2.0, |x| cubic(x, -0.5)),
        })
    }

    fn dtype(&self) -> DType {
        if self.double { DType::F64 } else { DType::F32 }
    }

    /// The distance between two outputs, in inputs.
    fn computed_step<'b>(&self, b: &'b Builder) -> Value<'b> {
        let number = |n: i64| b.scalar(n, self.dtype());
        match self.scale {
            _ if self.align_corners && self.outputs > 1 => {
                number(self.inputs - 1) / number(self.outputs - 1)
            }
            _ if self.align_corners => number(0),
            Some(scale) if scale > 0.0 => b.scalar(1.0 / scale, self.dtype()),
            _ => number(self.inputs) / number(self.outputs),
        }
    }

    /// The position of each output among the inputs.
    fn positions<'b>(&self, b: &'b Builder) -> Value<'b> {
        let o = b.iota(0, Type::new(self.dtype(), &[self.outputs]));
        let step = self.computed_step(b).broadcast_in_dim(&o.ty(), &[]);
        if self.align_corners { o * step } else { (o + 0.5) * step - 0.5 }
    }

    /// Places among the inputs; those outside are at the edge.
    fn places<'b>(&self, at: Value<'b>) -> Value<'b> {
        let ends = [0, self.inputs - 1].map(|end| at.builder().scalar(end, at.dtype()));
        at.clamp(ends[0], ends[1]).convert(DType::of_places(self.inputs))
    }

    fn linear_weights<'b>(&self, b: &'b Builder) -> Weights<'b> {
        let at = self.positions(b);
        let at = at.maximum(at.zeros_like());
        let row = at.floor().minimum(at.constant(self.inputs - 1));
        let second = (at - row).clamp(b.scalar(0, at.dtype()), b.scalar(1, at.dtype()));
        let first = second.ones_like() - second;
        Weights::Few(vec![[self.places(row), first], [self.places(row + 1.0), second]])
    }

    fn cubic_weights<'b>(&self, b: &'b Builder) -> Weights<'b> {
        let at = self.positions(b);
        let row = at.floor();
        let part = at - row;
        let tap = |k: i64| {
            let k = k as f64;
            [self.places(row + k), cubic(-part + k, -0.75)]
        };
        Weights::Few((-1..3).map(tap).collect())
    }

    /// A filter stretched over all the inputs that an output stands for.
    fn filter<'b>(
        &self,
        b: &'b Builder,
        radius: f64,
        filter: impl Fn(Value<'b>) -> Value<'b>,
    ) -> Weights<'b> {
        let ty = Type::new(self.dtype(), &[self.outputs, self.inputs]);
        let (o, at) = (b.iota(0, ty.clone()), b.iota(1, ty.clone()));
        let step = self.computed_step(b).broadcast_in_dim(&ty, &[]);
        let stretch = step.maximum(step.ones_like());
        let (centre, support) = ((o + 0.5) * step, stretch * radius);
        let near = |v: Value<'b>| (v + 0.5).floor();
        let used = at.ge(near(centre - support)) & at.lt(near(centre + support));
        let weights = filter((at - centre + 0.5) / stretch);
        let weights = used.select(weights, weights.zeros_like());
        let total = weights.reduce_sum(&[1]).broadcast_in_dim(&ty, &[0]);
        let weights = total.ne(total.zeros_like()).select(weights / total, weights);
        Weights::Many { used, weights, grows: false }
    }
}

/// Keys' cubic convolution with its free parameter.
fn cubic(x: Value<'_>, a: f64) -> Value<'_> {
    let x = x.abs();
    let near = (x * (a + 2.0) - (a + 3.0)) * x * x + 1.0;
    let far = ((x * a - 5.0 * a) * x + 8.0 * a) * x - 4.0 * a;
    let far = x.lt(x.constant(2.0)).select(far, x.zeros_like());
    x.le(x.ones_like()).select(near, far)
}
