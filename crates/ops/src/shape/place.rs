//! A tensor laid into a larger one: padding, gradients of views, and functional writes to views.

use crate::args::Args;
use crate::promote::{other_type, wrap_dim};
use crate::row::{Row, row, spatial};
use hlo::{DType, Dims, Refusal, Result, Type, Value};

/// A slice of one dimension in Python's sense, already clamped to the extent.
#[derive(Clone, Copy)]
struct Span {
    start: i64,
    end: i64,
    step: i64,
}

impl Span {
    fn new(extent: i64, start: Option<i64>, end: Option<i64>, step: i64) -> Result<Span> {
        if step <= 0 {
            return Err(Refusal::runtime("slice step must be positive"));
        }
        let clamp =
            |i: i64| (if i < 0 { i.saturating_add(extent) } else { i }).clamp(0, extent.max(0));
        let start = clamp(start.unwrap_or(0));
        let end = clamp(end.unwrap_or(i64::MAX)).max(start);
        Ok(Span { start, end, step })
    }

    fn one(extent: i64, index: i64, dims: &[i64], dim: usize) -> Result<Span> {
        if !(-extent..extent).contains(&index) {
            return Err(Refusal::index(format!(
                "select(): index {index} out of range for tensor of size {dims:?} at dimension {dim}"
            )));
        }
        let start = if index < 0 { index + extent } else { index };
        Ok(Span { start, end: start + 1, step: 1 })
    }

    fn len(self) -> i64 {
        (self.end - self.start + self.step - 1) / self.step
    }

    /// `x`, which has this span's length along `dim`, at its place in zeros of `extent`.
    fn lay<'b>(self, x: Value<'b>, dim: usize, extent: i64) -> Value<'b> {
        let zero = x.builder().scalar(0, x.dtype());
        let covered = (self.len() - 1).max(0) * self.step + i64::from(self.len() > 0);
        let mut low = Dims::from_elem(0, x.rank());
        let (mut high, mut interior) = (low.clone(), low.clone());
        (low[dim], high[dim]) = (self.start, extent - self.start - covered);
        interior[dim] = self.step - 1;
        x.pad(zero, &low, &high, &interior)
    }

    /// The mask of places along `dim` of `like` that the span covers.
    fn mask<'b>(self, like: Value<'b>, dim: usize) -> Value<'b> {
        let dtype = DType::of_places(like.dim(dim));
        let i = like.builder().iota(dim, like.ty().with_dtype(dtype));
        let at = |n: i64| like.builder().scalar(n, dtype);
        let inside = i.ge(at(self.start)) & i.lt(at(self.end));
        inside & i.subtract(at(self.start)).remainder(at(self.step)).eq(at(0))
    }
}

fn check_slice(source: &[i64], slice: &[i64]) -> Result<()> {
    if source == slice {
        return Ok(());
    }
    Err(Refusal::runtime(format!(
        "expected src to have a size equal to the slice of self. src size = {source:?}, slice size \
         = {slice:?}"
    )))
}

/// `x` with `source` in place of the span. A dense span is joined from its parts.
fn write_span<'b>(x: Value<'b>, source: Value<'b>, dim: usize, span: Span) -> Value<'b> {
    let extent = x.dim(dim);
    if span.len() == extent {
        return source;
    }
    if span.step == 1 {
        let mut starts = Dims::from_elem(0, x.rank());
        starts[dim] = span.start;
        return x.update_slice(source, &starts);
    }
    span.mask(x, dim).select(span.lay(source, dim, extent), x)
}

fn slice_scatter<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, source) = (a.tensor("self")?, a.tensor("src")?);
    let dim = a.dim("dim", x.rank())?;
    let span = Span::new(x.dim(dim), a.opt_int("start")?, a.opt_int("end")?, a.int("step")?)?;
    let mut dims = x.dims();
    dims[dim] = span.len();
    check_slice(&source.dims(), &dims)?;
    Ok(write_span(x, source.convert(x.dtype()), dim, span))
}

fn select_scatter<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, source) = (a.tensor("self")?, a.tensor("src")?);
    if x.rank() == 0 {
        return Err(Refusal::index("select() cannot be applied to a 0-dim tensor."));
    }
    let dim = a.dim("dim", x.rank())?;
    let mut dims = x.dims();
    let span = Span::one(dims[dim], a.int("index")?, &dims, dim)?;
    dims.remove(dim);
    check_slice(&source.dims(), &dims)?;
    Ok(write_span(x, source.convert(x.dtype()).unsqueeze(dim), dim, span))
}

/// A diagonal: `offset` above the main one, between two dimensions.
struct Diagonal {
    offset: i64,
    dim1: usize,
    dim2: usize,
}

impl Diagonal {
    fn new(a: &Args<'_, '_>, rank: usize) -> Result<Diagonal> {
        let (dim1, dim2) = (a.int("dim1")?, a.int("dim2")?);
        let d = Diagonal {
            offset: a.int("offset")?,
            dim1: wrap_dim(dim1, rank)?,
            dim2: wrap_dim(dim2, rank)?,
        };
        if d.dim1 == d.dim2 {
            return Err(Refusal::runtime(format!(
                "diagonal dimensions cannot be identical {dim1}, {dim2}"
            )));
        }
        Ok(d)
    }

    fn len(&self, dims: &[i64]) -> i64 {
        let (rows, columns) = (dims[self.dim1], dims[self.dim2]);
        let len = if self.offset >= 0 {
            rows.min(columns - self.offset)
        } else {
            columns.min(rows + self.offset)
        };
        len.max(0)
    }

    /// The shape of the diagonal as `torch.diagonal` gives it: its own dimension comes last.
    fn dims(&self, dims: &[i64]) -> Vec<i64> {
        let other = |i: &usize| *i != self.dim1 && *i != self.dim2;
        let rest = (0..dims.len()).filter(other).map(|i| dims[i]);
        rest.chain([self.len(dims)]).collect()
    }

    /// `x` spread over both dimensions, and the mask of the diagonal.
    fn spread<'b>(&self, x: Value<'b>, dims: &[i64]) -> (Value<'b>, Value<'b>) {
        let b = x.builder();
        let (rows, low) = (dims[self.dim1], (-self.offset).max(0));
        let last = x.rank() - 1;
        let len = x.dim(last);
        let low = if len == 0 { 0 } else { low };
        let column = x.pad_dim(b.scalar(0, x.dtype()), last, low, rows - len - low);
        let other = |i: &i64| *i != self.dim1 as i64 && *i != self.dim2 as i64;
        let mut mapping: Vec<i64> = (0..dims.len() as i64).filter(other).collect();
        // A broadcast keeps dimensions in order, so the diagonal's goes to its sorted place.
        let place = mapping.iter().filter(|&&i| i < self.dim1 as i64).count();
        let mut order: Vec<i64> = (0..last as i64).collect();
        order.insert(place, last as i64);
        mapping.insert(place, self.dim1 as i64);
        let ty = Type::new(x.dtype(), dims);
        let spread = column.transpose(&order).broadcast_in_dim(&ty, &mapping);
        let places = ty.with_dtype(DType::of_places(2 * dims[self.dim1].max(dims[self.dim2])));
        let index = |dim: usize| b.iota(dim, places.clone());
        let shifted = index(self.dim1).add(b.scalar(self.offset, places.dtype));
        (spread, shifted.eq(index(self.dim2)))
    }
}

fn diagonal_backward<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let dims = a.ints("input_sizes")?;
    let (spread, mask) = Diagonal::new(a, dims.len())?.spread(a.tensor("grad_output")?, dims);
    Ok(mask.select(spread, spread.zeros_like()))
}

fn diagonal_scatter<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, source) = (a.tensor("self")?, a.tensor("src")?);
    let diagonal = Diagonal::new(a, x.rank())?;
    check_slice(&source.dims(), &diagonal.dims(&x.dims()))?;
    let (spread, mask) = diagonal.spread(source.convert(x.dtype()), &x.dims());
    Ok(mask.select(spread, x))
}

fn diag_embed<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    let diagonal = Diagonal::new(a, x.rank() + 1)?;
    let mut dims = x.dims();
    let extent = dims.pop().unwrap_or(1) + diagonal.offset.abs();
    let (near, far) = (diagonal.dim1.min(diagonal.dim2), diagonal.dim1.max(diagonal.dim2));
    dims.insert(near, extent);
    dims.insert(far, extent);
    let (spread, mask) = diagonal.spread(x, &dims);
    Ok(mask.select(spread, spread.zeros_like()))
}

fn constant_pad_nd<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, pad) = (a.tensor("self")?, a.extents("pad")?);
    if pad.len() % 2 != 0 {
        return Err(Refusal::runtime(format!(
            "Length of pad must be even but instead it equals {}",
            pad.len()
        )));
    }
    let rank = x.rank();
    if pad.len() > 2 * rank {
        return Err(Refusal::runtime(format!(
            "Length of pad should be no more than twice the number of dimensions of the input. Pad \
             length is {}while the input has {rank}dimensions.",
            pad.len()
        )));
    }
    let mut low = Dims::from_elem(0, rank);
    let mut high = low.clone();
    for (pair, dim) in pad.chunks_exact(2).zip((0..rank).rev()) {
        (low[dim], high[dim]) = (pair[0], pair[1]);
        if x.dim(dim) + pair[0].min(0) + pair[1].min(0) < 0 {
            return Err(Refusal::runtime("narrow(): length must be non-negative."));
        }
    }
    a.refuse_overflow("value", x.dtype())?;
    let value = a.wrapped("value", x.dtype())?;
    Ok(x.pad(value, &low, &high, &Dims::from_elem(0, rank)))
}

/// Adds windows of `size`, taken every `step`, back to their places. Taps are cut into chunks of
/// `step`: windows do not overlap within a chunk, so a reshape places it.
fn unfold_backward<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (grad, dims) = (a.tensor("grad_in")?, a.ints("input_sizes")?);
    let (size, step) = (a.int("size")?, a.int("step")?);
    if dims.is_empty() {
        return Ok(grad.reshape(&[]));
    }
    let dim = a.dim("dim", dims.len())?;
    let last = grad.rank() - 1;
    let mut order: Vec<i64> = (0..last as i64).collect();
    order.insert(dim + 1, last as i64);
    let windows = grad.transpose(&order);
    let mut spread = dims.to_vec();
    spread[dim] = windows.dim(dim);
    spread.insert(dim + 1, size);
    let windows = windows.broadcast_to(&spread);
    let zero = grad.builder().scalar(0, grad.dtype());
    let mut sum: Option<Value<'b>> = None;
    for start in (0..size).step_by(step as usize) {
        let taps = windows.slice_dim(dim + 1, start, (start + step).min(size), 1);
        let count = taps.dim(dim + 1);
        let dense = taps.pad_dim(zero, dim + 1, 0, step - count);
        let mut merged = dims.to_vec();
        merged[dim] = windows.dim(dim) * step;
        let laid = dense.reshape(&merged);
        let laid = laid.pad_dim(zero, dim, start, dims[dim] - start - merged[dim]);
        sum = Some(sum.map_or(laid, |s| s.add(laid)));
    }
    Ok(sum.unwrap_or_else(|| grad.builder().splat(0, Type::new(grad.dtype(), dims))))
}

pub(crate) const ROWS: &[Row] = &[
    spatial(
        "constant_pad_nd(Tensor self, SymInt[] pad, Scalar value=0) -> Tensor",
        &["f32[2,3] [1,2]", "f32[4,3] [-1,2,1,-2] 1.5", "s64[2,3] [1,1] 2.5", "bool[2] [1,0] 1"],
        |_, a| Ok(constant_pad_nd(a)?.into()),
    ),
    row(
        "select_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt index) -> Tensor",
        &["f32[3] [4,3] 0 -1", "bf16[4] [4,3] 1 0", "f32[] [3] 0 1"],
        |_, a| {
            let (grad, dims) = (a.tensor("grad_output")?, a.ints("input_sizes")?);
            let dim = a.dim("dim", dims.len())?;
            let span = Span::one(dims[dim], a.int("index")?, dims, dim)?;
            Ok(span.lay(grad.unsqueeze(dim), dim, dims[dim]).into())
        },
    ),
    row(
        "slice_backward(Tensor grad_output, SymInt[] input_sizes, int dim, SymInt start, \
         SymInt end, SymInt step) -> Tensor",
        &[
            "f32[2,3] [4,3] 0 1 3 1",
            "f32[2,2] [2,5] 1 1 5 2",
            "f32[2,3] [2,3] 1 0 9223372036854775807 1",
            "f32[2,0] [2,3] 1 2 2 1",
        ],
        |_, a| {
            let (grad, dims) = (a.tensor("grad_output")?, a.ints("input_sizes")?);
            let dim = a.dim("dim", dims.len())?;
            let (start, end) = (Some(a.int("start")?), Some(a.int("end")?));
            let span = Span::new(dims[dim], start, end, a.int("step")?)?;
            Ok(span.lay(grad, dim, dims[dim]).into())
        },
    ),
    row(
        "diagonal_backward(Tensor grad_output, SymInt[] input_sizes, int offset, int dim1, \
         int dim2) -> Tensor",
        &["f32[3] [3,4] 0 0 1", "f32[2,3] [3,2,5] 1 0 2", "f32[2,2] [5,2,3] -1 2 0"],
        |_, a| Ok(diagonal_backward(a)?.into()),
    ),
    row(
        "unfold_backward(Tensor grad_in, SymInt[] input_sizes, int dim, int size, int step) -> \
         Tensor",
        &[
            "f32[3,3,4] [6,3] 0 4 1",
            "f32[2,2,3] [2,7] 1 3 4",
            "f32[2,3,5] [2,10] 1 5 2",
            "f32[1,2,3] [2,7] 1 3 4",
        ],
        |_, a| Ok(unfold_backward(a)?.into()),
    ),
    row(
        "slice_scatter(Tensor self, Tensor src, int dim=0, SymInt? start=None, SymInt? end=None, \
         SymInt step=1) -> Tensor",
        &[
            "f32[4,3] f32[2,3] 0 1 3",
            "f32[4,5] f64[4,2] 1 -4 step=2",
            "f32[4,3] f32[4,3]",
            "f32[4,3] f32[0,3] 0 2 1",
        ],
        |_, a| Ok(slice_scatter(a)?.into()),
    )
    .exact(other_type)
    .ordered_as_first(),
    row(
        "select_scatter(Tensor self, Tensor src, int dim, SymInt index) -> Tensor",
        &["f32[4,3] f32[3] 0 -1", "f32[4,3] f64[4] 1 0"],
        |_, a| Ok(select_scatter(a)?.into()),
    )
    .ordered_as_first(),
    row(
        "diagonal_scatter(Tensor self, Tensor src, int offset=0, int dim1=0, int dim2=1) -> Tensor",
        &["f32[4,3] f32[3]", "f32[4,3] f64[2] -2", "f32[2,4,3] f32[4,1] 2 0 2"],
        |_, a| Ok(diagonal_scatter(a)?.into()),
    )
    .ordered_as_first(),
    row(
        "diag_embed(Tensor self, int offset=0, int dim1=-2, int dim2=-1) -> Tensor",
        &["f32[3]", "f32[2,3] 1 0 2", "f32[2,3] -2 1 0"],
        |_, a| Ok(diag_embed(a)?.into()),
    )
    .exact(other_type),
];
