//! Maximum pooling with the place of each maximum, and its gradients by that place.

use super::fractional::boxes;
use super::window::{Pool, refuse};
use crate::args::Args;
use crate::promote::scalar_type;
use crate::row::Out;
use crate::upsample::repeat;
use hlo::{DType, Reducer, Result, ScatterDims, Type, Value, Window};

/// Windows up to this size along a dimension are unrolled into slices.
const MOST_SLICES: i64 = 16;

/// A maximum so far, and where in its plane it is: -1 in the padding.
#[derive(Clone, Copy)]
pub(super) struct Best<'b> {
    pub(super) value: Value<'b>,
    pub(super) place: Value<'b>,
}

impl<'b> Best<'b> {
    /// Every element, at its own place in the plane of the last `n` dimensions.
    pub(super) fn each(x: Value<'b>, n: usize) -> Self {
        Best { value: x, place: places(x, n) }
    }

    /// The better of two, `other` being later in the plane. The first of equals wins, and the
    /// last NaN wins over everything, as in torch's scan.
    pub(super) fn or_later(self, other: Self) -> Self {
        let mut later = other.value.gt(self.value);
        if self.value.dtype().is_float() {
            later = later | other.value.is_nan();
        }
        let nowhere = self.place.lt(self.place.zeros_like());
        self.choose(later | nowhere, other)
    }

    /// As [`Best::or_later`], in whichever order the two come.
    pub(super) fn or(self, other: Self) -> Self {
        let zero = self.place.zeros_like();
        let later = other.place.gt(self.place);
        let mut better = other.value.gt(self.value);
        if self.value.dtype().is_float() {
            let (x, y) = (self.value.is_nan(), other.value.is_nan());
            better = (better & x.not()) | (y & (x.not() | later));
        }
        let first = other.value.eq(self.value) & later.not() & other.place.ge(zero);
        self.choose(better | first | self.place.lt(zero), other)
    }

    fn choose(self, other_wins: Value<'b>, other: Self) -> Self {
        Best {
            value: other_wins.select(other.value, self.value),
            place: other_wins.select(other.place, self.place),
        }
    }

    fn slice(self, dim: usize, start: i64, limit: i64, stride: i64) -> Self {
        let part = |v: Value<'b>| v.slice_dim(dim, start, limit, stride);
        Best { value: part(self.value), place: part(self.place) }
    }

    fn pad(self, dim: usize, low: i64, high: i64) -> Self {
        let b = self.value.builder();
        let lowest = b.lowest(self.value.dtype());
        Best {
            value: self.value.pad_dim(lowest, dim, low, high),
            place: self.place.pad_dim(b.scalar(-1, DType::S32), dim, low, high),
        }
    }

    /// The maxima of the windows along spatial dimension `s` of a pool.
    fn along(self, pool: &Pool, s: usize, count: i64) -> Self {
        let dim = self.value.rank() - pool.spatial() + s;
        let (stride, dilation) = (pool.stride[s], pool.dilation[s]);
        let covered = (count - 1) * stride + pool.reach(s);
        let (low, high) = (pool.padding[s], covered - self.value.dim(dim) - pool.padding[s]);
        if pool.kernel[s] > MOST_SLICES {
            let mut window = Window::new(&vec![1; self.value.rank()]);
            (window.size[dim], window.stride[dim]) = (pool.kernel[s], stride);
            (window.dilation[dim], window.padding[dim]) = (dilation, (low, high));
            return self.reduce_window(&window);
        }
        let padded = self.pad(dim, low, high);
        let tap = |k: i64| {
            let start = k * dilation;
            padded.slice(dim, start, start + (count - 1) * stride + 1, stride)
        };
        (1..pool.kernel[s]).fold(tap(0), |best, k| best.or_later(tap(k)))
    }

    fn reduce_window(self, window: &Window) -> Self {
        let b = self.value.builder();
        let inits = [b.lowest(self.value.dtype()), b.scalar(-1, DType::S32)];
        let r = b.reduce_window_many(&[self.value, self.place], &inits, window, combine);
        Best { value: r[0], place: r[1] }
    }

    /// The maximum along a dimension, which stays with extent 1.
    pub(super) fn reduce(self, dim: usize) -> Self {
        let b = self.value.builder();
        let inits = [b.lowest(self.value.dtype()), b.scalar(-1, DType::S32)];
        let r = b.reduce_many(&[self.value, self.place], &inits, &[dim as i64], combine);
        Best { value: r[0].unsqueeze(dim), place: r[1].unsqueeze(dim) }
    }

    pub(super) fn results(self) -> Out<'b> {
        [self.value, self.place.convert(DType::S64)].into()
    }
}

fn combine<'b>(v: &[Value<'b>]) -> Vec<Value<'b>> {
    let (x, y) = (Best { value: v[0], place: v[1] }, Best { value: v[2], place: v[3] });
    let best = x.or(y);
    vec![best.value, best.place]
}

/// The number of each element within the plane of the last `n` dimensions.
fn places<'b>(like: Value<'b>, n: usize) -> Value<'b> {
    let dims = like.dims();
    let plane = &dims[dims.len() - n..];
    let flat = Type::new(DType::S32, &[plane.iter().product()]);
    like.builder().iota(0, flat).reshape(plane).broadcast_to(&dims)
}

impl Pool {
    pub(super) fn max<'b>(&self, a: &Args<'_, 'b>) -> Result<Out<'b>> {
        let x = a.tensor("self")?;
        let counts = self.output(&x.dims())?;
        if x.dtype().is_bool() || x.dtype().is_complex() {
            return self.refuse_dtype(x.dtype());
        }
        Ok(self.maxima(x, &counts).results())
    }

    pub(super) fn maxima<'b>(&self, x: Value<'b>, counts: &[i64]) -> Best<'b> {
        let n = self.spatial();
        (0..n).rev().fold(Best::each(x, n), |best, s| best.along(self, s, counts[s]))
    }

    pub(super) fn max_backward<'b>(&self, a: &Args<'_, 'b>) -> Result<Out<'b>> {
        let (grad, x) = (a.tensor("grad_output")?, a.tensor("self")?);
        let indices = a.tensor("indices")?;
        self.check_grad(&grad.dims(), &x.dims())?;
        self.check_grad(&indices.dims(), &x.dims())?;
        Ok(self.to_maxima(grad, indices, &x.dims()).into())
    }

    /// Each input place asks the windows that cover it whether it was their maximum. That needs
    /// no scatter, which accelerators do one element at a time.
    pub(super) fn to_maxima<'b>(
        &self,
        grad: Value<'b>,
        indices: Value<'b>,
        dims: &[i64],
    ) -> Value<'b> {
        let n = self.spatial();
        let back: Vec<i64> =
            (0..n).map(|s| (self.reach(s) + self.stride[s] - 1) / self.stride[s]).collect();
        if back.iter().product::<i64>() > MOST_SLICES {
            return scatter(grad, indices, dims, n, Some(Reducer::Add));
        }
        let b = grad.builder();
        let dtype = grad.dtype();
        let wide = grad.convert(dtype.accumulate());
        let place = indices.convert(DType::S32);
        let own = places(b.splat(0, Type::new(wide.dtype(), dims)), n);
        let zero = own.convert(wide.dtype()).zeros_like();
        let cover = |steps: &[i64]| {
            let steps = |v: Value<'b>, fill: i64| {
                let fill = b.scalar(fill, v.dtype());
                (0..n).fold(v, |v, s| {
                    self.covering(v, fill, s, back[s], steps[s], dims[dims.len() - n + s])
                })
            };
            steps(place, -1).eq(own).select(steps(wide, 0), zero)
        };
        let sum = boxes(&back).iter().map(|steps| cover(steps)).reduce(|x, y| x + y);
        sum.unwrap_or(zero).convert(dtype)
    }

    /// For each of `extent` input positions along spatial dimension `s`, the value of the window
    /// that begins `steps` windows before the last one that could cover it; `fill` where there
    /// is no such window. `back` is how many such windows there are.
    fn covering<'b>(
        &self,
        v: Value<'b>,
        fill: Value<'b>,
        s: usize,
        back: i64,
        steps: i64,
        extent: i64,
    ) -> Value<'b> {
        let dim = v.rank() - self.spatial() + s;
        let (stride, padding) = (self.stride[s], self.padding[s]);
        let starts = (extent - 1 + padding) / stride + 1;
        let padded = v.pad_dim(fill, dim, back - 1, starts - v.dim(dim));
        let first = back - 1 - steps;
        let chosen = padded.slice_dim(dim, first, first + starts, 1);
        repeat(chosen, dim, stride).slice_dim(dim, padding, padding + extent, 1)
    }
}

/// Values put (or added) at places of zero-filled planes of the last `n` of `dims`.
pub(super) fn scatter<'b>(
    values: Value<'b>,
    indices: Value<'b>,
    dims: &[i64],
    n: usize,
    reducer: Option<Reducer>,
) -> Value<'b> {
    let (dtype, lead) = (values.dtype(), dims.len() - n);
    let planes: i64 = dims[..lead].iter().product();
    let plane: i64 = dims[lead..].iter().product();
    let each: i64 = values.dims()[lead..].iter().product();
    let wide = if reducer.is_some() { dtype.accumulate() } else { dtype };
    let zeros = values.builder().splat(0, Type::new(wide, &[planes, plane]));
    let at = ScatterDims {
        inserted_window_dims: vec![1],
        input_batching_dims: vec![0],
        scatter_indices_batching_dims: vec![0],
        scatter_dims_to_operand_dims: vec![1],
        index_vector_dim: 2,
        ..Default::default()
    };
    let indices = indices.convert(DType::S32).reshape(&[planes, each, 1]);
    let values = values.convert(wide).reshape(&[planes, each]);
    zeros.scatter(indices, values, &at, reducer).reshape(dims).convert(dtype)
}

/// The inverse of a pool as far as there is one: values return to where they came from.
pub(super) fn unpool<'b>(a: &Args<'_, 'b>, n: usize) -> Result<Out<'b>> {
    let (x, indices) = (a.tensor("self")?, a.tensor("indices")?);
    let size = a.ints("output_size")?;
    let dims = x.dims();
    if indices.dtype() != DType::S64 {
        return refuse(format!(
            "elements in indices should be type int64 but got: {}",
            scalar_type(indices.dtype())
        ));
    }
    if dims.len() != n + 1 && dims.len() != n + 2 {
        return refuse(format!(
            "Input to max_unpooling{n}d should be a {}d or {}d Tensor, but got a tensor with {} \
             dimensions.",
            n + 1,
            n + 2,
            dims.len()
        ));
    }
    if size.len() != n {
        let (count, names) =
            if n == 2 { ("two", "height, width") } else { ("three", "depth, height, width") };
        return refuse(format!(
            "There should be exactly {count} elements ({names}) in output_size, but got {} \
             elements.",
            size.len()
        ));
    }
    if indices.dims() != dims {
        return refuse(format!(
            "Expected shape of indices to be same as that of the input tensor ({dims:?}) but got \
             indices tensor with shape: {:?}",
            indices.dims()
        ));
    }
    // In two dimensions nobody passes strides: the output's size says it all.
    if n == 3 && a.ints("stride")?.iter().any(|&stride| stride <= 0) {
        return refuse(format!(
            "strides should be greater than zero, but got stride: {:?}",
            a.ints("stride")?
        ));
    }
    let dims = [&dims[..dims.len() - n], size].concat();
    let plane: i64 = size.iter().product();
    let (low, high) = (indices.constant(0), indices.constant(plane));
    let inside = indices.ge(low) & indices.lt(high);
    let every: Vec<i64> = (0..indices.rank() as i64).collect();
    a.check(inside.reduce(Reducer::And, &every), || {
        hlo::Refusal::runtime(format!(
            "Found an invalid max index: output volumes are of size {size:?}"
        ))
    });
    Ok(scatter(x, indices, &dims, n, None).into())
}
