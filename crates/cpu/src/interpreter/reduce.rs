//! Reductions over dimensions and over windows.

use crate::interpreter::array::{Array, Stored, dense_strides, steps};
use crate::interpreter::elementwise::{convert, wide, with_number};
use crate::interpreter::program::{Block, Values};
use crate::interpreter::walk::Walk;
use crate::tuning::interpreter::LANES;
use hlo::{DType, Dims, Reducer, Window};
use smallvec::SmallVec;

/// Functions that combine two elements.
pub(crate) mod combine {
    use crate::interpreter::array::Array;
    use crate::interpreter::elementwise::{Arithmetic, convert, wide};
    use hlo::Reducer;

    pub(crate) fn apply<T: Arithmetic>(reducer: Reducer, x: T, y: T) -> T {
        match reducer {
            Reducer::Add => x.add(y),
            Reducer::Mul => x.multiply(y),
            Reducer::Max => x.maximum(y),
            Reducer::Min => x.minimum(y),
            Reducer::And => x.and(y),
            Reducer::Or => x.or(y),
        }
    }

    pub(crate) fn widened<'a>(x: &Array<'a>) -> Array<'a> {
        convert(x, wide(x.dtype))
    }
}

/// Runs a body with the function of a reducer, which is known at compile time.
macro_rules! with_reducer {
    ($reducer:expr, $T:ident, $f:ident => $body:expr) => {{
        use crate::interpreter::elementwise::Arithmetic;
        match $reducer {
            Reducer::Add => {
                let $f = |x: $T, y: $T| Arithmetic::add(x, y);
                $body
            }
            Reducer::Mul => {
                let $f = |x: $T, y: $T| Arithmetic::multiply(x, y);
                $body
            }
            Reducer::Max => {
                let $f = |x: $T, y: $T| Arithmetic::maximum(x, y);
                $body
            }
            Reducer::Min => {
                let $f = |x: $T, y: $T| Arithmetic::minimum(x, y);
                $body
            }
            Reducer::And => {
                let $f = |x: $T, y: $T| Arithmetic::and(x, y);
                $body
            }
            Reducer::Or => {
                let $f = |x: $T, y: $T| Arithmetic::or(x, y);
                $body
            }
        }
    }};
}

fn without(dims: &[i64], gone: &[i64]) -> Dims {
    (0..).zip(dims).filter(|(d, _)| !gone.contains(d)).map(|(_, &extent)| extent).collect()
}

pub(crate) fn reduce<'a>(
    x: &Array<'_>,
    init: &Array<'_>,
    reducer: Reducer,
    gone: &[i64],
) -> Array<'a> {
    let dtype = x.dtype;
    let (x, init) = (&combine::widened(x), &combine::widened(init));
    let dims = without(&x.dims, gone);
    let made = with_number!(wide(dtype), T => {
        let init = init.elements::<T>()[init.start];
        let out = with_reducer!(reducer, T, f => folded(x, init, gone, &dims, f));
        Array::new(x.dtype, &dims, out)
    });
    convert(&made, dtype)
}

fn folded<T: Stored>(
    x: &Array<'_>,
    init: T,
    gone: &[i64],
    dims: &[i64],
    f: impl Fn(T, T) -> T + Copy,
) -> Vec<T> {
    let mut out = vec![init; dims.iter().product::<i64>() as usize];
    let mut strides = dense_strides(dims).into_iter();
    let stride = |d| if gone.contains(&d) { 0 } else { strides.next().unwrap_or(0) };
    let to: SmallVec<[isize; 6]> = (0..x.dims.len() as i64).map(stride).collect();
    accumulate(&x.dims, x, &mut out, (&to, 0), f);
    out
}

/// Combines elements of `x` with elements of `out` at the places of `to`.
fn accumulate<T: Stored>(
    dims: &[i64],
    x: &Array<'_>,
    out: &mut [T],
    to: (&[isize], usize),
    f: impl Fn(T, T) -> T + Copy,
) {
    let all = x.elements::<T>();
    Walk::new(dims, [x.place(), to]).rows(|[i, j], n, steps| match steps {
        [1, 0] => out[j] = f(out[j], line(&all[i..i + n], f)),
        [1, 1] => {
            let pairs = out[j..j + n].iter_mut().zip(&all[i..i + n]);
            pairs.for_each(|(out, &x)| *out = f(*out, x));
        }
        [s, t] => (0..n as isize).for_each(|k| {
            let out = &mut out[j.wrapping_add_signed(k * t)];
            *out = f(*out, all[i.wrapping_add_signed(k * s)]);
        }),
    });
}

/// Folds neighbours, in as many parts as vectors have lanes.
fn line<T: Copy>(elements: &[T], f: impl Fn(T, T) -> T) -> T {
    let Some((first, rest)) = elements.split_first_chunk::<LANES>() else {
        let rest = elements[1..].iter();
        return rest.fold(elements[0], |x, &y| f(x, y));
    };
    let (mut lanes, chunks) = (*first, rest.chunks_exact(LANES));
    let left = chunks.remainder();
    for chunk in chunks {
        (0..LANES).for_each(|lane| lanes[lane] = f(lanes[lane], chunk[lane]));
    }
    let mut half = LANES / 2;
    while half > 0 {
        (0..half).for_each(|lane| lanes[lane] = f(lanes[lane], lanes[lane + half]));
        half /= 2;
    }
    left.iter().fold(lanes[0], |x, &y| f(x, y))
}

/// Reduces several arrays together by a region: halves are combined until one element is left.
pub(crate) fn reduce_many<'a>(
    operands: &[&Array<'a>],
    gone: &[i64],
    region: &Block,
    values: &mut Values<'a>,
) -> Result<Vec<Array<'a>>, String> {
    let (arrays, inits) = operands.split_at(operands.len() / 2);
    let rank = arrays[0].dims.len() as i64;
    let order: Vec<i64> =
        gone.iter().copied().chain((0..rank).filter(|d| !gone.contains(d))).collect();
    let kept = without(&arrays[0].dims, gone);
    let count: i64 = gone.iter().map(|&d| arrays[0].dims[d as usize]).product();
    let stacked: Dims = std::iter::once(count).chain(kept.iter().copied()).collect();
    let mut now: Vec<_> = arrays.iter().map(|x| x.transposed(&order).reshaped(&stacked)).collect();
    let part = |now: &[Array<'a>], from, n| -> Vec<Array<'a>> {
        now.iter().map(|x| x.sliced(0, from, n, 1)).collect()
    };
    let inits = inits.iter().map(|init| {
        init.broadcast(&kept, &[])
            .reshaped(&{ std::iter::once(1).chain(kept.iter().copied()).collect::<Dims>() })
    });
    let mut rests = vec![inits.collect::<Vec<_>>()];
    let mut left = count;
    while left > 1 {
        if left % 2 == 1 {
            rests.push(part(&now, left - 1, 1));
        }
        let half = left / 2;
        let both = [part(&now, 0, half), part(&now, half, half)].concat();
        now = region.run(both, values)?;
        left = half;
    }
    for rest in rests {
        now = if left == 0 { rest } else { region.run([rest, now].concat(), values)? };
        left = 1;
    }
    Ok(now.into_iter().map(|x| x.reshaped(&kept)).collect())
}

/// Windows without gaps between the base's elements.
pub(crate) fn reduce_window<'a>(
    x: &Array<'_>,
    init: &Array<'_>,
    reducer: Reducer,
    window: &Window,
    dims: &[i64],
) -> Array<'a> {
    let dtype = x.dtype;
    let (x, init) = (&combine::widened(x), &combine::widened(init));
    if let Some(dim) = window.looks_back(&x.dims) {
        return convert(&scanned(x, init, reducer, dim), dtype);
    }
    let made = with_number!(wide(dtype), T => {
        let init = init.elements::<T>()[init.start];
        let mut out = vec![init; dims.iter().product::<i64>() as usize];
        let strides = dense_strides(dims);
        // All results at once, for each place of the window.
        let mut place: Dims = dims.iter().map(|_| 0).collect();
        loop {
            with_reducer!(reducer, T, f => {
                at_place(x, &mut out, window, &place, (dims, &strides), f)
            });
            let next = (0..place.len()).rev().find(|&d| {
                place[d] = (place[d] + 1) % window.size[d];
                place[d] != 0
            });
            if next.is_none() {
                break;
            }
        }
        Array::new(x.dtype, dims, out)
    });
    convert(&made, dtype)
}

/// Combines each element with all that come before it along a dimension. Sums of float32 are kept in
/// float64, as in PyTorch.
fn scanned<'a>(x: &Array<'_>, init: &Array<'_>, reducer: Reducer, dim: usize) -> Array<'a> {
    let kept = if x.dtype == DType::F32 { DType::F64 } else { wide(x.dtype) };
    let (x, init) = (convert(x, kept), convert(init, kept));
    with_number!(kept, T => {
        let (mut out, init) = (x.ordered::<T>().into_owned(), init.elements::<T>()[init.start]);
        with_reducer!(reducer, T, f => scan(&mut out, init, &x.dims, dim, f));
        Array::new(kept, &x.dims, out)
    })
}

/// The same in place.
fn scan<T: Stored>(out: &mut [T], init: T, dims: &[i64], dim: usize, f: impl Fn(T, T) -> T) {
    let inner = dims[dim + 1..].iter().product::<i64>() as usize;
    let line = inner * dims[dim] as usize;
    for block in out.chunks_mut(line.max(1)) {
        block.iter_mut().take(inner).for_each(|x| *x = f(init, *x));
        for at in inner..block.len() {
            block[at] = f(block[at - inner], block[at]);
        }
    }
}

fn at_place<T: Stored>(
    x: &Array<'_>,
    out: &mut [T],
    window: &Window,
    place: &[i64],
    (dims, strides): (&[i64], &[isize]),
    f: impl Fn(T, T) -> T + Copy,
) {
    let (mut read, mut at) = (x.clone(), 0);
    for d in 0..dims.len() {
        // Result `i` reads element `i * stride + shift`.
        let (stride, shift) =
            (window.stride[d], place[d] * window.dilation[d] - window.padding[d].0);
        let first = steps(-shift, stride);
        let end = steps(x.dims[d] - shift, stride).min(dims[d]);
        if end <= first {
            return;
        }
        read = read.sliced(d, first * stride + shift, end - first, stride);
        at += first as usize * strides[d] as usize;
    }
    accumulate(&read.dims.clone(), &read, out, (strides, at), f);
}
