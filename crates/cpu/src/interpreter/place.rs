//! Statements that move elements, or read and write at computed places.

use crate::interpreter::array::{Array, Stored, Strides, dense_strides, steps, with_stored};
use crate::interpreter::elementwise::{wide, with_number};
use crate::interpreter::reduce::combine;
use crate::interpreter::walk::Walk;
use hlo::{DType, Dims, GatherDims, Reducer, ScatterDims};
use smallvec::SmallVec;

/// Writes the elements of `x` in order, with these strides from `at` on.
fn put<T: Stored>(x: &Array<'_>, to: &mut [T], strides: &[isize], at: usize) {
    let from = x.elements::<T>();
    Walk::new(&x.dims, [x.place(), (strides, at)]).rows(|[i, j], n, steps| match steps {
        [1, 1] => to[j..j + n].copy_from_slice(&from[i..i + n]),
        [s, t] => (0..n as isize).for_each(|k| {
            to[j.wrapping_add_signed(k * t)] = from[i.wrapping_add_signed(k * s)];
        }),
    });
}

pub(crate) fn concatenate<'a>(parts: &[&Array<'_>], dim: usize, dims: &[i64]) -> Array<'a> {
    let dtype = parts[0].dtype;
    let strides = dense_strides(dims);
    with_stored!(dtype, T => {
        let mut out = vec![T::default(); dims.iter().product::<i64>() as usize];
        let mut at = 0;
        for part in parts {
            put::<T>(part, &mut out, &strides, at);
            at += part.dims[dim] as usize * strides[dim] as usize;
        }
        Array::new(dtype, dims, out)
    })
}

/// A negative `low` cuts off elements, and so do `dims` without room for them.
pub(crate) fn pad<'a>(
    x: &Array<'_>,
    value: &Array<'a>,
    low: &[i64],
    interior: &[i64],
    dims: &[i64],
) -> Array<'a> {
    let strides = dense_strides(dims);
    let mut apart = strides.clone();
    let (mut inside, mut at) = (x.clone(), 0);
    for d in 0..dims.len() {
        let step = interior[d] + 1;
        // The first element that is not cut off, and the end of these elements.
        let first = steps(-low[d], step);
        let end = steps(dims[d] - low[d], step).min(x.dims[d]);
        if end <= first {
            return value.broadcast(dims, &[]);
        }
        inside = inside.sliced(d, first, end - first, 1);
        at += (low[d] + first * step) as usize * strides[d] as usize;
        apart[d] *= step as isize;
    }
    with_stored!(x.dtype, T => {
        let count = dims.iter().product::<i64>() as usize;
        let mut out = vec![value.elements::<T>()[value.start]; count];
        put::<T>(&inside, &mut out, &apart, at);
        Array::new(x.dtype, dims, out)
    })
}

pub(crate) fn iota<'a>(dim: usize, dims: &[i64], dtype: DType) -> Array<'a> {
    let line = Array::new(DType::S64, &[dims[dim]], (0..dims[dim]).collect::<Vec<i64>>());
    crate::interpreter::elementwise::convert(&line, dtype).broadcast(dims, &[dim as i64])
}

/// The start of a part of these sizes, clamped so that the part is inside.
fn inside(starts: &[&Array<'_>], dims: &[i64], sizes: &[i64]) -> Dims {
    let start = |(d, start): (usize, &&Array<'_>)| start.whole().clamp(0, dims[d] - sizes[d]);
    starts.iter().enumerate().map(start).collect()
}

pub(crate) fn dynamic_slice<'a>(x: &Array<'a>, starts: &[&Array<'_>], sizes: &[i64]) -> Array<'a> {
    let starts = inside(starts, &x.dims, sizes);
    let cut = |x: Array<'a>, d: usize| x.sliced(d, starts[d], sizes[d], 1);
    (0..sizes.len()).fold(x.clone(), cut)
}

pub(crate) fn dynamic_update_slice<'a>(
    x: Array<'a>,
    update: &Array<'_>,
    starts: &[&Array<'_>],
) -> Array<'a> {
    let starts = inside(starts, &x.dims, &update.dims);
    let mut x = if x.is_dense() { x } else { x.dense() };
    let strides = x.strides.clone();
    let offset: isize = starts.iter().zip(&strides).map(|(&i, &stride)| i as isize * stride).sum();
    let at = x.start.wrapping_add_signed(offset);
    with_stored!(x.dtype, T => {
        if let Some(elements) = T::of_mut(&mut x.data) {
            put::<T>(update, elements, &strides, at);
            return x;
        }
        let mut copy = x.ordered::<T>().into_owned();
        put::<T>(update, &mut copy, &strides, at - x.start);
        Array::new(x.dtype, &x.dims, copy)
    })
}

/// Scatter and gather indices: the dimensions that count places, and the operand places.
struct Indices<'i> {
    numbers: Vec<i64>,
    dims: Dims,
    strides: Strides,
    /// The distance between the numbers of one index, and their count.
    vector: (isize, usize),
    /// The operand dimension of each number.
    map: &'i [i64],
    /// Pairs of an operand dimension and the dimension of the indices that it follows.
    batching: Vec<(usize, usize)>,
}

impl<'i> Indices<'i> {
    fn new(
        indices: &Array<'_>,
        vector: i64,
        map: &'i [i64],
        batching: (&[i64], &[i64]),
    ) -> Indices<'i> {
        let numbers = crate::interpreter::elementwise::convert(indices, DType::S64);
        let numbers = numbers.ordered::<i64>().into_owned();
        let (mut dims, mut strides) = (indices.dims.clone(), dense_strides(&indices.dims));
        let vector = vector as usize;
        let along = match vector < dims.len() {
            true => (strides.remove(vector), dims.remove(vector) as usize),
            false => (0, 1),
        };
        let pair = |(&of, &with): (&i64, &i64)| {
            let with = with as usize;
            (of as usize, with - usize::from(with > vector))
        };
        let batching = batching.0.iter().zip(batching.1).map(pair).collect();
        Indices { numbers, dims, strides, vector: along, map, batching }
    }

    /// Calls `f` with each place of the indices and the operand place that the index gives.
    fn each(&self, rank: usize, mut f: impl FnMut(&[i64], &[i64])) {
        if self.dims.contains(&0) {
            return;
        }
        let mut place: Dims = self.dims.iter().map(|_| 0).collect();
        let mut to: Dims = Dims::from_elem(0, rank);
        loop {
            let at: isize = place.iter().zip(&self.strides).map(|(&i, &s)| i as isize * s).sum();
            for (k, &dim) in self.map.iter().enumerate().take(self.vector.1) {
                to[dim as usize] = self.numbers[(at + k as isize * self.vector.0) as usize];
            }
            for &(of, with) in &self.batching {
                to[of] = place[with];
            }
            f(&place, &to);
            let next = (0..place.len()).rev().find(|&d| {
                place[d] = (place[d] + 1) % self.dims[d];
                place[d] != 0
            });
            if next.is_none() {
                return;
            }
        }
    }
}

/// The dimensions of a result or of updates that count places of the indices.
fn others(rank: usize, window: &[i64]) -> SmallVec<[usize; 6]> {
    (0..rank).filter(|&d| !window.contains(&(d as i64))).collect()
}

/// The values of the dimensions that are not dropped.
fn kept<V: Copy>(values: &[V], dropped: [&[i64]; 2]) -> SmallVec<[V; 6]> {
    let stays = |d: usize| !dropped.iter().any(|dims| dims.contains(&(d as i64)));
    values.iter().enumerate().filter(|(d, _)| stays(*d)).map(|(_, &value)| value).collect()
}

/// The dimension along which a gather takes places, if it takes all of the other dimensions.
fn taken(x: &Array<'_>, indices: &Array<'_>, d: &GatherDims, dims: &[i64]) -> Option<usize> {
    let [dim] = d.start_index_map[..] else { return None };
    let is_alone = d.collapsed_slice_dims[..] == [dim] && d.operand_batching_dims.is_empty();
    let is_list = indices.numel() as i64 == *dims.get(dim as usize)?;
    let all = x.dims.iter().enumerate().filter(|&(i, _)| i as i64 != dim).map(|(_, &n)| n);
    let kept = d.slice_sizes.iter().enumerate().filter(|&(i, _)| i as i64 != dim).map(|(_, &n)| n);
    let others = (0..dims.len() as i64).filter(|&i| i != dim);
    let is_take = is_alone && is_list && dims.len() == x.dims.len() && all.eq(kept);
    (is_take && others.eq(d.offset_dims.iter().copied())).then_some(dim as usize)
}

/// The places of a dimension that the indices name. Places in order are parts of `x`, and a single
/// part is not copied.
fn take<'a>(x: &Array<'a>, indices: &Array<'_>, dim: usize, dims: &[i64]) -> Array<'a> {
    let last = x.dims[dim] - 1;
    let numbers = crate::interpreter::elementwise::convert(indices, DType::S64);
    let places: Vec<i64> = numbers.ordered::<i64>().iter().map(|&i| i.clamp(0, last)).collect();
    // The first place, the count and the distance of neighbours of each part.
    let mut parts: Vec<(i64, i64, i64)> = Vec::new();
    for &place in &places {
        match parts.last_mut() {
            Some((first, count @ 1, step)) if (0..=1).contains(&(place - *first)) => {
                (*count, *step) = (2, place - *first);
            }
            Some((first, count, step)) if place == *first + *count * *step => *count += 1,
            _ => parts.push((place, 1, 1)),
        }
    }
    if let [(first, count, step)] = parts[..] {
        return x.sliced(dim, first, count, step);
    }
    let strides = dense_strides(dims);
    with_stored!(x.dtype, T => {
        let mut out = vec![T::default(); dims.iter().product::<i64>() as usize];
        let mut at = 0;
        for &(first, count, step) in &parts {
            put::<T>(&x.sliced(dim, first, count, step), &mut out, &strides, at);
            at += count as usize * strides[dim] as usize;
        }
        Array::new(x.dtype, dims, out)
    })
}

pub(crate) fn gather<'a>(
    x: &Array<'a>,
    indices: &Array<'_>,
    d: &GatherDims,
    dims: &[i64],
) -> Array<'a> {
    if let Some(dim) = taken(x, indices, d, dims) {
        return take(x, indices, dim, dims);
    }
    let batching = (&d.operand_batching_dims[..], &d.start_indices_batching_dims[..]);
    let places = Indices::new(indices, d.index_vector_dim, &d.start_index_map, batching);
    let dropped = [&d.collapsed_slice_dims[..], &d.operand_batching_dims[..]];
    let (sizes, from) = (kept(&d.slice_sizes, dropped), kept(&x.strides, dropped));
    let strides = dense_strides(dims);
    let to: Strides = d.offset_dims.iter().map(|&dim| strides[dim as usize]).collect();
    let batch = others(dims.len(), &d.offset_dims);
    let slice = Walk::new(&sizes, [(&from, x.start), (&to, 0)]);
    with_stored!(x.dtype, T => {
        let all = x.elements::<T>();
        let mut out = vec![T::default(); dims.iter().product::<i64>() as usize];
        places.each(x.dims.len(), |place, start| {
            let start = (0..start.len()).map(|i| {
                start[i].clamp(0, x.dims[i] - d.slice_sizes[i]) as isize * x.strides[i]
            });
            let at = batch.iter().zip(place).map(|(&dim, &i)| i as isize * strides[dim]);
            slice.rows_from([start.sum(), at.sum()], |[i, j], n, steps| match steps {
                [1, 1] => out[j..j + n].copy_from_slice(&all[i..i + n]),
                [s, t] => (0..n as isize).for_each(|k| {
                    out[j.wrapping_add_signed(k * t)] = all[i.wrapping_add_signed(k * s)];
                }),
            });
        });
        Array::new(x.dtype, dims, out)
    })
}

/// A window that is not fully inside changes nothing.
pub(crate) fn scatter<'a>(
    x: &Array<'_>,
    indices: &Array<'_>,
    updates: &Array<'_>,
    d: &ScatterDims,
    reducer: Option<Reducer>,
) -> Array<'a> {
    let dtype = x.dtype;
    let Some(reducer) = reducer else {
        return with_stored!(dtype, T => {
            Array::new(dtype, &x.dims, scattered::<T>(x, indices, updates, d, |_, new| new))
        });
    };
    let (x, updates) = (&combine::widened(x), &combine::widened(updates));
    let made = with_number!(wide(dtype), T => {
        let f = |old, new| combine::apply::<T>(reducer, old, new);
        Array::new(x.dtype, &x.dims, scattered::<T>(x, indices, updates, d, f))
    });
    crate::interpreter::elementwise::convert(&made, dtype)
}

fn scattered<T: Stored>(
    x: &Array<'_>,
    indices: &Array<'_>,
    updates: &Array<'_>,
    d: &ScatterDims,
    f: impl Fn(T, T) -> T,
) -> Vec<T> {
    let batching = (&d.input_batching_dims[..], &d.scatter_indices_batching_dims[..]);
    let places =
        Indices::new(indices, d.index_vector_dim, &d.scatter_dims_to_operand_dims, batching);
    let dropped = [&d.inserted_window_dims[..], &d.input_batching_dims[..]];
    let dense = dense_strides(&x.dims);
    let to = kept(&dense, dropped);
    let mut window = d.update_window_dims.iter().map(|&dim| dim as usize);
    let (mut sizes, mut from) = (Dims::new(), Strides::new());
    for dim in window.by_ref() {
        sizes.push(updates.dims[dim]);
        from.push(updates.strides[dim]);
    }
    // The extent of a window along each operand dimension.
    let mut extents = Dims::from_elem(1, x.dims.len());
    let kept_dims = kept(&(0..x.dims.len()).collect::<Vec<_>>(), dropped);
    kept_dims.iter().zip(&sizes).for_each(|(&dim, &size)| extents[dim] = size);
    let batch = others(updates.dims.len(), &d.update_window_dims);
    let slice = Walk::new(&sizes, [(&from, updates.start), (&to, 0)]);
    let new = updates.elements::<T>();
    let mut out = x.ordered::<T>().into_owned();
    places.each(x.dims.len(), |place, start| {
        let fits = |i: usize| start[i] >= 0 && start[i] + extents[i] <= x.dims[i];
        if !(0..start.len()).all(fits) {
            return;
        }
        let at = start.iter().zip(&dense).map(|(&i, &stride)| i as isize * stride);
        let source = batch.iter().zip(place).map(|(&dim, &i)| i as isize * updates.strides[dim]);
        slice.rows_from([source.sum(), at.sum()], |[i, j], n, [s, t]| {
            for k in 0..n as isize {
                let to = &mut out[j.wrapping_add_signed(k * t)];
                *to = f(*to, new[i.wrapping_add_signed(k * s)]);
            }
        });
    });
    out
}

/// Integers in ascending order along a dimension.
pub(crate) fn sort<'a>(x: &Array<'_>, dim: usize) -> Array<'a> {
    let last = x.dims.len() - 1;
    let mut order: Vec<i64> = (0..=last as i64).collect();
    order.swap(dim, last);
    let turned = x.transposed(&order);
    let length = turned.dims[last].max(1) as usize;
    macro_rules! sorted {
        ($T:ty) => {{
            let mut all = turned.ordered::<$T>().into_owned();
            all.chunks_mut(length).for_each(|line| line.sort_unstable());
            Array::new(x.dtype, &turned.dims, all)
        }};
    }
    let made = match x.dtype {
        DType::S32 => sorted!(i32),
        DType::U32 => sorted!(u32),
        DType::U64 => sorted!(u64),
        _ => sorted!(i64),
    };
    made.transposed(&order)
}
