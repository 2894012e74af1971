//! Steps as StableHLO, and storages read as another element type.
//!
//! A tensor's dtype may differ from the dtype of its storage's value: `x.view(torch.int32)`,
//! `view_as_real`, a bool mask as bytes. The bytes must agree. So a read first reinterprets the
//! base and keeps the order of its bytes. A write reinterprets the base, writes, and reinterprets
//! the result: the new base has the old one's type.

use super::{Dims, Error, Geometry, Put, Step, read, write};
use hlo::{Builder, DType, GatherDims, ScatterDims, Type, Value};

/// The view's value, of element type `dtype`, from the storage's value.
pub fn emit_read<'b>(base: Value<'b>, view: &Geometry, dtype: DType) -> Result<Value<'b>, Error> {
    let base = reinterpret(base, dtype);
    let steps = read(&base.dims(), view)?;
    // A read of the whole is a slice like that of a part, which other sizes of a program may read.
    let is_part = |step: &Step| matches!(step, Step::Slice { .. } | Step::Take { .. });
    let whole = base.rank() > 0 && !steps.iter().any(is_part);
    let base = if whole { base.slice_dim(0, 0, base.dim(0), 1) } else { base };
    Ok(steps.iter().fold(base, apply))
}

/// The storage's value after `new`, of the view's sizes and dtype, is written through the view.
pub fn emit_write<'b>(
    base: Value<'b>,
    view: &Geometry,
    new: Value<'b>,
) -> Result<Value<'b>, Error> {
    if base.dtype() == new.dtype() {
        return overwrite(base, view, new);
    }
    // Bytes outside the view may not be bools and must survive, so the bools are written as bytes.
    let new = if new.dtype() == DType::Bool { new.convert(DType::U8) } else { new };
    let seen = overwrite(reinterpret(base, new.dtype()), view, new)?;
    let written = reinterpret(seen, base.dtype());
    let (all, covered) = (base.numel(), written.numel());
    if covered == all {
        return Ok(written.reshape(&base.dims()));
    }
    // The last bytes may not fill an element of the wider type. They stay.
    let rest = flat(base).slice_dim(0, covered, all, 1);
    Ok(base.builder().concatenate(&[flat(written), rest], 0).reshape(&base.dims()))
}

fn overwrite<'b>(base: Value<'b>, view: &Geometry, new: Value<'b>) -> Result<Value<'b>, Error> {
    if view.may_repeat() {
        return overwrite_repeating(base, view, new);
    }
    let write = write(&base.dims(), view)?;
    let mut path = vec![base];
    for step in &write.path {
        path.push(apply(path[path.len() - 1], step));
    }
    Ok(write.puts.iter().fold(new, |new, put| put_back(&path, new, put)))
}

/// Scatters the new values that differ from the old ones. Where the view repeats an element, the
/// unchanged values of a fill or a part would otherwise win against the changed ones.
fn overwrite_repeating<'b>(
    base: Value<'b>,
    view: &Geometry,
    new: Value<'b>,
) -> Result<Value<'b>, Error> {
    let (b, old) = (base.builder(), flat(base));
    let seen = read(&base.dims(), view)?.iter().fold(base, apply);
    let all = Windows { sizes: &view.sizes, strides: &view.strides, run: None };
    let places = all.starts(old, 0, view.offset);
    let nowhere = b.scalar(base.numel(), places.dtype());
    let places = differs(new, seen).select(places, nowhere.broadcast_to(&places.dims()));
    let d = ScatterDims {
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0],
        index_vector_dim: view.sizes.len() as i64,
        ..Default::default()
    };
    Ok(old.scatter(places, new, &d, None).reshape(&base.dims()))
}

/// True where the bits of two arrays differ.
fn differs<'b>(x: Value<'b>, y: Value<'b>) -> Value<'b> {
    let bits = match x.dtype().bytes() {
        _ if x.dtype().is_complex() => {
            return differs(x.real(), y.real()) | differs(x.imag(), y.imag());
        }
        _ if !x.dtype().is_float() => x.dtype(),
        1 => DType::U8,
        2 => DType::U16,
        4 => DType::U32,
        _ => DType::U64,
    };
    reinterpret(x, bits).ne(reinterpret(y, bits))
}

fn apply<'b>(value: Value<'b>, step: &Step) -> Value<'b> {
    match step {
        Step::Reshape(dims) => value.reshape(dims),
        Step::Slice { start, limit, stride } => value.slice(start, limit, stride),
        Step::Transpose(perm) => value.transpose(perm),
        Step::Broadcast { dims, mapping } => {
            value.broadcast_in_dim(&Type::new(value.dtype(), dims), mapping)
        }
        Step::Take { axis, start, sizes, strides } => {
            let windows = Windows::of(sizes, strides);
            let starts = windows.starts(value, *axis, *start);
            let d = GatherDims {
                offset_dims: windows.window_dims(*axis, value.rank()),
                collapsed_slice_dims: windows.collapsed(*axis),
                start_index_map: vec![*axis as i64],
                index_vector_dim: windows.sizes.len() as i64,
                slice_sizes: windows.slice_sizes(value, *axis),
                ..Default::default()
            };
            value.gather(starts, &d)
        }
    }
}

fn put_back<'b>(path: &[Value<'b>], new: Value<'b>, put: &Put) -> Value<'b> {
    match put {
        Put::Reshape(dims) => new.reshape(dims),
        Put::Transpose(perm) => new.transpose(perm),
        Put::Update { of, start, stride } if stride.iter().all(|&stride| stride == 1) => {
            path[*of].update_slice(new, start)
        }
        Put::Update { of, start, stride } => update_strided(path[*of], new, start, stride),
        Put::Scatter { of, axis, start, sizes, strides } => {
            let (old, windows) = (path[*of], Windows::of(sizes, strides));
            let starts = windows.starts(old, *axis, *start);
            let d = ScatterDims {
                update_window_dims: windows.window_dims(*axis, old.rank()),
                inserted_window_dims: windows.collapsed(*axis),
                scatter_dims_to_operand_dims: vec![*axis as i64],
                index_vector_dim: windows.sizes.len() as i64,
                unique_indices: are_distinct(sizes, strides),
                ..Default::default()
            };
            old.scatter(starts, new, &d, None)
        }
        Put::Keep => path[0],
    }
}

/// Pads the new elements to the old array's dims and selects the padded ones or the old ones.
fn update_strided<'b>(old: Value<'b>, new: Value<'b>, low: &Dims, stride: &Dims) -> Value<'b> {
    let b = old.builder();
    let (dims, extents) = (new.dims(), old.dims());
    let interior: Dims = stride.iter().map(|stride| stride - 1).collect();
    let after = |k: usize| extents[k] - low[k] - (dims[k] - 1) * stride[k] - 1;
    let high: Dims = (0..dims.len()).map(after).collect();
    let here = b.splat(true, Type::new(DType::Bool, &dims));
    let here = here.pad(b.scalar(false, DType::Bool), low, &high, &interior);
    here.select(new.pad(b.scalar(0, new.dtype()), low, &high, &interior), old)
}

/// The positions of a take, as starts of runs of equal length, so a gather moves whole runs.
struct Windows<'a> {
    sizes: &'a [i64],
    strides: &'a [i64],
    run: Option<i64>,
}

impl<'a> Windows<'a> {
    fn of(sizes: &'a [i64], strides: &'a [i64]) -> Self {
        match (sizes, strides) {
            ([sizes @ .., run], [strides @ .., 1]) => Windows { sizes, strides, run: Some(*run) },
            _ => Windows { sizes, strides, run: None },
        }
    }

    fn starts<'b>(&self, operand: Value<'b>, axis: usize, start: i64) -> Value<'b> {
        let b: &Builder = operand.builder();
        let narrow = operand.dim(axis) <= i32::MAX as i64;
        let ty = Type::new(if narrow { DType::S32 } else { DType::S64 }, self.sizes);
        let mut starts = b.splat(start, ty.clone());
        for (dim, &stride) in self.strides.iter().enumerate() {
            starts = starts + b.iota(dim, ty.clone()) * b.scalar(stride, ty.dtype);
        }
        starts
    }

    /// Result dims that come from the operand, which are all except those that replace `axis`.
    fn window_dims(&self, axis: usize, rank: usize) -> Vec<i64> {
        let first = axis + self.sizes.len();
        let kept = rank - axis - usize::from(self.run.is_none());
        (0..axis).chain(first..first + kept).map(|dim| dim as i64).collect()
    }

    fn collapsed(&self, axis: usize) -> Vec<i64> {
        if self.run.is_none() { vec![axis as i64] } else { vec![] }
    }

    fn slice_sizes(&self, operand: Value<'_>, axis: usize) -> Vec<i64> {
        let mut sizes = operand.dims().to_vec();
        sizes[axis] = self.run.unwrap_or(1);
        sizes
    }
}

/// True if the positions are distinct. Strides are in decreasing order.
fn are_distinct(sizes: &[i64], strides: &[i64]) -> bool {
    let mut below = 0;
    for (&size, &stride) in sizes.iter().zip(strides).rev() {
        if stride <= below {
            return false;
        }
        below += (size - 1) * stride;
    }
    true
}

/// The same bytes, in the same order, as elements of another type. Last dims may be added or split.
/// Bytes that do not fill a last element are left out.
fn reinterpret(value: Value<'_>, to: DType) -> Value<'_> {
    let from = value.dtype();
    if from == to {
        value
    } else if from == DType::Bool {
        reinterpret(value.convert(DType::U8), to)
    } else if to == DType::Bool {
        reinterpret(value, DType::U8).convert(DType::Bool)
    } else if from.is_complex() {
        let last = value.rank();
        let parts = [value.real().unsqueeze(last), value.imag().unsqueeze(last)];
        reinterpret(value.builder().concatenate(&parts, last), to)
    } else if to.is_complex() {
        let pairs = group(reinterpret(value, to.real()), 2);
        let last = pairs.rank() - 1;
        let part = |k| pairs.slice_dim(last, k, k + 1, 1).squeeze(last);
        part(0).complex(part(1))
    } else if from.bytes() < to.bytes() {
        group(value, (to.bytes() / from.bytes()) as i64).bitcast_convert(to)
    } else {
        value.bitcast_convert(to)
    }
}

/// A new last dim of `n` consecutive elements.
fn group(value: Value<'_>, n: i64) -> Value<'_> {
    let mut dims = value.dims();
    match dims.last_mut() {
        Some(last) if *last == n => value,
        Some(last) if *last % n == 0 => {
            *last /= n;
            dims.push(n);
            value.reshape(&dims)
        }
        _ => {
            let count = value.numel() / n;
            flat(value).slice_dim(0, 0, count * n, 1).reshape(&[count, n])
        }
    }
}

fn flat(value: Value<'_>) -> Value<'_> {
    value.reshape(&[value.numel()])
}
