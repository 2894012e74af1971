//! Writing along one dimension: `scatter` and its reductions.

use super::gather::{check_index_type, reachable};
use super::{at_least_1d, check_range, narrow, positions};
use crate::args::Args;
use crate::promote::other_type;
use crate::row::{Row, row};
use hlo::{Builder, DType, Dims, Kind, Number, Reducer, Refusal, Result, ScatterDims, Value};

/// Up to this many indices along the dimension, a chain of selects beats a scatter: it fuses with
/// its neighbours, and a scatter runs one element after the other.
const FEW: i64 = 4;

/// `source` written into `x` along `dim`. Shapes: `index` and `source` alike, `x` at least as large
/// in every other dimension. If several writes hit one place, the last one wins.
pub(super) fn write_along<'b>(
    x: Value<'b>,
    index: Value<'b>,
    source: Value<'b>,
    dim: usize,
    reducer: Option<Reducer>,
) -> Value<'b> {
    let part = reachable(x, &index.dims(), dim);
    let written = if index.dim(dim) <= FEW {
        write_few(part, index, source, dim, reducer)
    } else {
        let others: Vec<i64> = (0..x.rank() as i64).filter(|&i| i != dim as i64).collect();
        let dims = ScatterDims {
            inserted_window_dims: vec![dim as i64],
            input_batching_dims: others.clone(),
            scatter_indices_batching_dims: others,
            scatter_dims_to_operand_dims: vec![dim as i64],
            index_vector_dim: x.rank() as i64,
            ..Default::default()
        };
        part.scatter(index, source, &dims, reducer)
    };
    if written.dims() == x.dims() {
        return written;
    }
    x.update_slice(written, &Dims::from_elem(0, x.rank()))
}

fn write_few<'b>(
    x: Value<'b>,
    index: Value<'b>,
    source: Value<'b>,
    dim: usize,
    reducer: Option<Reducer>,
) -> Value<'b> {
    let place = positions(x, dim);
    let all: Vec<i64> = (0..x.rank() as i64).collect();
    let mut out = x;
    for k in 0..index.dim(dim) {
        let column = |v: Value<'b>| {
            let one = v.slice_dim(dim, k, k + 1, 1);
            one.broadcast_in_dim(&x.ty().with_dtype(v.dtype()), &all)
        };
        let new = column(source);
        let new = reducer.map_or(new, |r| r.apply(out, new));
        out = place.eq(column(index).convert(place.dtype())).select(new, out);
    }
    out
}

/// The operands that all forms of `scatter` share.
struct Scatter<'b> {
    self_: Value<'b>,
    index: Value<'b>,
    /// None when a number is written everywhere.
    source: Option<Value<'b>>,
    dim: usize,
    scalar: bool,
}

impl<'b> Scatter<'b> {
    fn new(a: &Args<'_, 'b>, source: Option<Value<'b>>) -> Result<Scatter<'b>> {
        let (x, index) = (a.tensor("self")?, a.tensor("index")?);
        let dim = a.dim("dim", x.rank())?;
        if index.numel() > 0 {
            check_index_type("scatter", index)?;
        }
        let scalar = x.rank() == 0;
        if let Some(source) = source
            && source.dtype() != x.dtype()
        {
            return Err(Refusal::runtime(
                "scatter(): Expected self.dtype to be equal to src.dtype",
            ));
        }
        let (self_, index) = (at_least_1d(x), at_least_1d(index));
        let source = source.map(at_least_1d);
        check_extents(self_, index, source, dim)?;
        let extent = self_.dim(dim);
        check_range(a, index, 0, extent, Kind::Runtime, || {
            format!("index {{index}} is out of bounds for dimension {dim} with size {{extent}}")
        })?;
        // Only the corner of the source that has an index is read. An empty index may have any rank.
        let n = index.rank();
        let source = match source {
            Some(s) if index.numel() > 0 => Some(s.slice(&vec![0; n], &index.dims(), &vec![1; n])),
            other => other,
        };
        Ok(Scatter { self_, index: narrow(index, extent), source, dim, scalar })
    }

    fn write(&self, source: Value<'b>, reducer: Option<Reducer>) -> Value<'b> {
        self.write_into(self.self_, source, reducer)
    }

    fn write_into(&self, x: Value<'b>, source: Value<'b>, reducer: Option<Reducer>) -> Value<'b> {
        if self.index.numel() == 0 {
            return x;
        }
        write_along(x, self.index, source, self.dim, reducer)
    }

    fn finish(&self, x: Value<'b>) -> Value<'b> {
        if self.scalar { x.reshape(&[]) } else { x }
    }

    /// The number, or the part of the source tensor, that is written at each index.
    fn source(&self, number: impl FnOnce(DType) -> Result<Value<'b>>) -> Result<Value<'b>> {
        match self.source {
            Some(source) => Ok(source),
            None => {
                let ty = self.index.ty().with_dtype(self.self_.dtype());
                Ok(number(ty.dtype)?.broadcast_in_dim(&ty, &[]))
            }
        }
    }
}

fn check_extents(
    self_: Value<'_>,
    index: Value<'_>,
    source: Option<Value<'_>>,
    dim: usize,
) -> Result<()> {
    if index.numel() == 0 {
        return Ok(());
    }
    let (dims, extents) = (self_.dims(), index.dims());
    if extents.len() != dims.len() {
        return Err(Refusal::runtime(
            "Index tensor must have the same number of dimensions as self tensor",
        ));
    }
    let given = source.map(|s| s.dims());
    if given.as_ref().is_some_and(|g| g.len() != dims.len()) {
        return Err(Refusal::runtime(
            "Index tensor must have the same number of dimensions as src tensor",
        ));
    }
    let too_large = |i: usize| {
        (i != dim && extents[i] > dims[i]) || given.as_ref().is_some_and(|g| extents[i] > g[i])
    };
    if !(0..dims.len()).any(too_large) {
        return Ok(());
    }
    let source =
        given.map_or(String::new(), |g| format!(" and to be no larger size than src {g:?}"));
    Err(Refusal::runtime(format!(
        "Expected index {extents:?} to be no larger than self {dims:?} apart from dimension \
         {dim}{source}"
    )))
}

fn combine<'b>(s: &Scatter<'b>, source: Value<'b>, reducer: Reducer) -> Value<'b> {
    s.finish(s.write(source, Some(reducer)))
}

/// The old names of the two reductions that `scatter` itself takes.
fn old_reducer(a: &Args<'_, '_>) -> Result<Reducer> {
    match a.text("reduce")? {
        "add" => Ok(Reducer::Add),
        "multiply" => Ok(Reducer::Mul),
        _ => Err(Refusal::runtime("reduce argument must be either add or multiply.")),
    }
}

/// A reduction by its modern name; the mean is a sum divided by a count.
#[derive(Clone, Copy, PartialEq)]
pub(super) enum Reduction {
    Plain(Reducer),
    Mean,
}

impl Reduction {
    pub(super) fn named(name: &str) -> Option<Reduction> {
        Some(match name {
            "sum" => Reduction::Plain(Reducer::Add),
            "prod" => Reduction::Plain(Reducer::Mul),
            "amax" => Reduction::Plain(Reducer::Max),
            "amin" => Reduction::Plain(Reducer::Min),
            "mean" => Reduction::Mean,
            _ => return None,
        })
    }

    pub(super) fn reducer(self) -> Reducer {
        if let Reduction::Plain(reducer) = self { reducer } else { Reducer::Add }
    }

    /// Reduces into `x` through `write(target, source, reducer)`, where a source of `None` stands
    /// for a splat of the number given. Without `include_self`, places that are written start
    /// from the neutral element.
    pub(super) fn run<'b>(
        self,
        b: &'b Builder,
        x: Value<'b>,
        include_self: bool,
        write: impl Fn(Value<'b>, Written, Option<Reducer>) -> Value<'b>,
    ) -> Value<'b> {
        let dtype = x.dtype();
        let wide = if self == Reduction::Mean { x.convert(dtype.accumulate()) } else { x };
        let reducer = self.reducer();
        let start = if include_self {
            wide
        } else {
            let touched =
                write(x.constant(0).convert(DType::Bool), Written::Number(true.into()), None);
            touched.select(reducer.identity(b, wide.dtype()), wide)
        };
        let reduced = write(start, Written::Source, Some(reducer));
        if self != Reduction::Mean {
            return reduced;
        }
        let real = wide.ty().with_dtype(wide.dtype().real());
        let zero = b.splat(i64::from(include_self), real);
        let count = write(zero, Written::Number(1.into()), Some(Reducer::Add));
        let count = count.maximum(count.ones_like()).convert(wide.dtype());
        divide_floor(reduced, count).convert(dtype)
    }
}

/// The operand of a reduction: its source, or one number everywhere.
#[derive(Clone, Copy)]
pub(super) enum Written {
    Source,
    Number(Number),
}

/// Division that rounds integers down; the divisor is positive.
fn divide_floor<'b>(x: Value<'b>, by: Value<'b>) -> Value<'b> {
    if !x.dtype().is_signed_int() {
        return x.divide(by);
    }
    let quotient = x.divide(by);
    let zero = x.zeros_like();
    let below = x.lt(zero) & x.remainder(by).ne(zero);
    below.select(quotient.subtract(x.ones_like()), quotient)
}

fn scatter_reduce<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let name = a.text("reduce")?;
    let spelled = match name {
        "max" => "amax",
        "min" => "amin",
        name => name,
    };
    let Some(reduction) = Reduction::named(spelled) else {
        return Err(Refusal::runtime(format!(
            "reduce argument must be either sum, prod, mean, amax or amin, got {name}"
        )));
    };
    let s = Scatter::new(a, Some(a.tensor("src")?))?;
    let source = s.source(|_| Err(Refusal::internal("scatter_reduce without a source")))?;
    let write = |x: Value<'b>, what: Written, reducer: Option<Reducer>| {
        let source = match what {
            Written::Source => source.convert(x.dtype()),
            Written::Number(n) => x.builder().splat(n, source.ty().with_dtype(x.dtype())),
        };
        s.write_into(x, source, reducer)
    };
    let out = reduction.run(s.self_.builder(), s.self_, a.bool("include_self")?, write);
    Ok(s.finish(out))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "scatter.src(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
        &[
            "f32[3,4] 0 s64[1,4] f32[2,4]",
            "f32[9,4] 0 s64[7,3] f32[7,5]",
            "bf16[2,8] -1 s32[2,6] bf16[2,6]",
            "s64[3] 0 s64[] s64[]",
            "f32[2,2] 0 s64[0] f32[2,2]",
            "f32[] 0 s64[1] f32[1]",
        ],
        |_, a| {
            let s = Scatter::new(a, Some(a.tensor("src")?))?;
            Ok(s.finish(s.write(s.source(|d| a.scalar("src", d))?, None)).into())
        },
    )
    .exact(other_type)
    .apart(),
    row(
        "scatter.value(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
        &["f32[3,5] 1 s64[3,1] 1", "s64[3,9] 1 s64[2,6] 2.5", "f32[3] 0 s64[0] 1.5"],
        |_, a| {
            let s = Scatter::new(a, None)?;
            Ok(s.finish(s.write(s.source(|d| a.scalar("value", d))?, None)).into())
        },
    )
    .exact(other_type)
    .apart(),
    row(
        "scatter.reduce(Tensor self, int dim, Tensor index, Tensor src, *, str reduce) -> Tensor",
        &[
            "f32[3,4] 0 s64[2,4] f32[2,4] reduce=add",
            "f32[3,4] 0 s64[6,4] f32[6,4] reduce=multiply",
            "f32[2,2] 0 s64[0] f32[2,2] reduce=add",
        ],
        |_, a| {
            let reducer = old_reducer(a)?;
            a.warn_once(
                "The reduce argument of torch.scatter with Tensor src is deprecated and will be \
                 removed in a future PyTorch release. Use torch.scatter_reduce instead for more \
                 reduction options."
                    .to_owned(),
            );
            let s = Scatter::new(a, Some(a.tensor("src")?))?;
            Ok(combine(&s, s.source(|d| a.scalar("src", d))?, reducer).into())
        },
    )
    .exact(other_type)
    .apart(),
    row(
        "scatter.value_reduce(Tensor self, int dim, Tensor index, Scalar value, *, str reduce) -> \
         Tensor",
        &["f32[3,4] 0 s64[2,4] 0.5 reduce=add", "s64[3,4] 0 s64[6,4] 2 reduce=multiply"],
        |_, a| {
            let reducer = old_reducer(a)?;
            let s = Scatter::new(a, None)?;
            Ok(combine(&s, s.source(|d| a.scalar("value", d))?, reducer).into())
        },
    )
    .exact(other_type)
    .apart(),
    row(
        "scatter_add(Tensor self, int dim, Tensor index, Tensor src) -> Tensor",
        &[
            "f32[3,4] 1 s64[3,1] f32[3,1]",
            "f32[3,4] 0 s64[6,4] f32[6,4]",
            "bf16[3,4] 0 s64[6,2] bf16[7,4]",
            "f32[] 0 s64[6] f32[6]",
            "s32[2,3,4] 1 s64[1,5,2] s32[1,5,2]",
        ],
        |_, a| {
            let s = Scatter::new(a, Some(a.tensor("src")?))?;
            Ok(combine(&s, s.source(|d| a.scalar("src", d))?, Reducer::Add).into())
        },
    )
    .exact(other_type)
    .apart(),
    row(
        "scatter_reduce.two(Tensor self, int dim, Tensor index, Tensor src, str reduce, *, \
         bool include_self=True) -> Tensor",
        &[
            "f32[3,4] 0 s64[6,4] f32[6,4] sum",
            "f32[3,4] 0 s64[6,4] f32[6,4] prod include_self=false",
            "f32[3,4] 0 s64[6,4] f32[6,4] mean",
            "f32[3,4] 0 s64[6,4] f32[6,4] mean include_self=false",
            "s64[3,4] 0 s64[6,4] s64[6,4] mean",
            "bf16[3,4] 0 s64[6,4] bf16[6,4] amax",
            "f32[3,4] 1 s64[2,2] f32[3,4] amin include_self=false",
            "s32[5] 0 s64[8] s32[8] amin include_self=false",
        ],
        |_, a| Ok(scatter_reduce(a)?.into()),
    )
    .exact(other_type)
    .apart(),
];
