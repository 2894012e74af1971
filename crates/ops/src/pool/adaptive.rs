//! Pooling into a given number of windows, which then may differ in size and overlap by one.

use super::max::{Best, scatter};
use super::window::{Pool, not_implemented, refuse, refuse_empty};
use crate::args::Args;
use crate::row::Out;
use crate::upsample::weights::{apply, means};
use hlo::{DType, Reducer, Result, Type, Value};

/// Window `i` of `count` over `extent` positions: from where to where.
fn bounds(i: i64, count: i64, extent: i64) -> (i64, i64) {
    (i * extent / count, ((i + 1) * extent + count - 1) / count)
}

/// The input and the output's spatial extents, checked.
fn read<'b>(a: &Args<'_, 'b>, name: &str, n: usize) -> Result<(Value<'b>, Vec<i64>)> {
    let x = a.tensor("self")?;
    let (dims, size) = (x.dims(), a.ints("output_size")?);
    if dims.len() != n + 1 && dims.len() != n + 2 {
        let (low, high) = (n + 1, n + 2);
        let got = if name.contains("max") { "got:" } else { "got" };
        return refuse(format!("{name}(): Expected {low}D or {high}D tensor, but {got} {dims:?}"));
    }
    // Only the plain mean of an image may have no channels.
    let first = if name == "adaptive_avg_pool2d" { dims.len() - n } else { 1 };
    refuse_empty(name, "input", &dims, first)?;
    let size = if let [one] = size { vec![*one; n] } else { size.to_vec() };
    let of_maxima = name.contains("max");
    if size.len() != n {
        return refuse(match of_maxima {
            true => format!("{name}(): internal error: output_size.size() must be {n}"),
            false => format!("{name}: output_size must be {n}"),
        });
    }
    if let Some(negative) = size.iter().find(|&&v| v < 0) {
        if of_maxima {
            let result = [&dims[..dims.len() - n], &size].concat();
            return refuse(format!(
                "Trying to create tensor with negative dimension {negative}: {result:?}"
            ));
        }
        return refuse(format!(
            "{name}: elements of output_size must be greater than or equal to 0 but received \
             {size:?}"
        ));
    }
    if !x.dtype().is_float() {
        return not_implemented(name, x.dtype());
    }
    Ok((x, size))
}

/// The windows as an ordinary pool, where they are all alike.
fn tiles(name: &'static str, extents: &[i64], counts: &[i64]) -> Option<Pool> {
    let even = extents.iter().zip(counts).all(|(e, &c)| c > 0 && e % c == 0);
    even.then(|| Pool::tiles(name, extents.iter().zip(counts).map(|(e, c)| e / c).collect()))
}

/// One slice per window of dimension `dim`, each made into one position.
fn along<'b>(
    v: Value<'b>,
    dim: usize,
    count: i64,
    one: impl Fn(i64, i64) -> Value<'b>,
) -> Value<'b> {
    let windows: Vec<_> = (0..count)
        .map(|i| {
            let (start, end) = bounds(i, count, v.dim(dim));
            one(start, end)
        })
        .collect();
    v.builder().concatenate(&windows, dim)
}

/// No windows: an empty result.
fn empty<'b>(x: Value<'b>, counts: &[i64], dtype: DType) -> Option<Value<'b>> {
    let dims = [&x.dims()[..x.rank() - counts.len()], counts].concat();
    let empty = counts.contains(&0);
    empty.then(|| x.builder().splat(0, Type::new(dtype, &dims)))
}

pub(super) fn avg<'b>(a: &Args<'_, 'b>, name: &'static str, n: usize) -> Result<Out<'b>> {
    let (x, counts) = read(a, name, n)?;
    if let Some(empty) = empty(x, &counts, x.dtype()) {
        return Ok(empty.into());
    }
    let lead = x.rank() - n;
    let wide = x.convert(x.dtype().accumulate());
    if let Some(pool) = tiles(name, &x.dims()[lead..], &counts) {
        let size: i64 = pool.kernel.iter().product();
        let sums = pool.sums(wide, &counts);
        return Ok((sums / sums.constant(size)).convert(x.dtype()).into());
    }
    let extents = x.dims();
    let map = |s: usize| means(x.builder(), extents[lead + s], counts[s], wide.dtype());
    let maps: Vec<_> = (0..n).map(map).collect();
    Ok(apply(wide, &maps).convert(x.dtype()).into())
}

pub(super) fn avg_backward<'b>(a: &Args<'_, 'b>, n: usize) -> Result<Out<'b>> {
    let (grad, x) = (a.tensor("grad_output")?, a.tensor("self")?);
    let dims = x.dims();
    let lead = check_grad(a, &grad.dims(), &dims, n)?;
    let dtype = grad.dtype();
    if grad.numel() == 0 {
        return Ok(x.zeros_like().into());
    }
    let wide = grad.convert(dtype.accumulate());
    let counts = grad.dims();
    if let Some(pool) = tiles("adaptive_avg_pool", &dims[lead..], &counts[lead..]) {
        let size: i64 = pool.kernel.iter().product();
        let shares = wide / wide.constant(size);
        return Ok(pool.spread(shares, &dims[lead..]).convert(dtype).into());
    }
    let map = |s: usize| means(x.builder(), dims[s], counts[s], wide.dtype()).transpose(dims[s]);
    let maps: Vec<_> = (lead..dims.len()).map(map).collect();
    Ok(apply(wide, &maps).convert(dtype).into())
}

pub(super) fn max<'b>(a: &Args<'_, 'b>, name: &'static str, n: usize) -> Result<Out<'b>> {
    let (x, counts) = read(a, name, n)?;
    if let (Some(values), Some(places)) =
        (empty(x, &counts, x.dtype()), empty(x, &counts, DType::S64))
    {
        return Ok([values, places].into());
    }
    let lead = x.rank() - n;
    if let Some(pool) = tiles(name, &x.dims()[lead..], &counts) {
        return Ok(pool.maxima(x, &counts).results());
    }
    let best = (0..n).rev().fold(Best::each(x, n), |best, s| {
        let dim = lead + s;
        let part = |start, end| {
            let cut = |v: Value<'b>| v.slice_dim(dim, start, end, 1);
            Best { value: cut(best.value), place: cut(best.place) }.reduce(dim)
        };
        Best {
            value: along(best.value, dim, counts[s], |start, end| part(start, end).value),
            place: along(best.place, dim, counts[s], |start, end| part(start, end).place),
        }
    });
    Ok(best.results())
}

pub(super) fn max_backward<'b>(a: &Args<'_, 'b>, n: usize) -> Result<Out<'b>> {
    let (grad, x) = (a.tensor("grad_output")?, a.tensor("self")?);
    let indices = a.tensor("indices")?;
    if indices.dims() != grad.dims() {
        return refuse(format!(
            "expected sizes {:?} for `grad_output` but got sizes {:?}",
            indices.dims(),
            grad.dims()
        ));
    }
    let dims = x.dims();
    let lead = check_grad(a, &grad.dims(), &dims, n)?;
    if grad.numel() == 0 {
        return Ok(x.zeros_like().into());
    }
    let counts = grad.dims();
    Ok(match tiles("adaptive_max_pool", &dims[lead..], &counts[lead..]) {
        Some(pool) => pool.to_maxima(a, grad, x, indices),
        None => scatter(grad, indices, &dims, n, Some(Reducer::Add)),
    }
    .into())
}

/// Where the spatial dimensions begin.
fn check_grad(a: &Args, grad: &[i64], input: &[i64], n: usize) -> Result<usize> {
    let lead = input.len().saturating_sub(n);
    refuse_empty(a.name().trim_start_matches('_'), "grad_output", grad, 1)?;
    if grad.len() == input.len() && lead > 0 && grad[..lead] == input[..lead] {
        return Ok(lead);
    }
    refuse(format!(
        "{}(): expected grad_output to agree with the input outside its last {n} dimensions, but \
         got {grad:?} and {input:?}",
        a.name()
    ))
}
