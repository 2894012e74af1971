//! Writing whole slices along one dimension: `index_add` and its siblings, and `put`.

use super::scatter::{Reduction, Written};
use super::{at_least_1d, check_range, narrow, positions, scalar_type, spread, wrap};
use crate::args::Args;
use crate::pointwise::require;
use crate::promote::other_type;
use crate::row::{Row, row};
use hlo::{DType, Kind, Reducer, Refusal, Result, ScatterDims, Type, Value};

/// A slice whose elements lie in runs shorter than this is written far faster as a row: two
/// transpositions cost less than the strided writes they replace.
const SHORT_RUN: i64 = 16;

/// The permutation that exchanges dimension 0 and `dim`, its own inverse.
fn exchange(rank: usize, dim: usize) -> Vec<i64> {
    let mut order: Vec<i64> = (0..rank as i64).collect();
    order.swap(0, dim);
    order
}

/// Slices of `self_` along `dim`, named by an index.
#[derive(Clone, Copy)]
struct Slices<'b> {
    self_: Value<'b>,
    dim: usize,
    index: Value<'b>,
}

impl<'b> Slices<'b> {
    /// Combines `source`, whose extent along the dimension is the index's, into `x`.
    fn write_into(&self, x: Value<'b>, source: Value<'b>, reducer: Option<Reducer>) -> Value<'b> {
        if source.numel() == 0 {
            return x;
        }
        let dims = x.dims();
        let run: i64 = dims[self.dim + 1..].iter().product();
        if self.dim > 0 && run < SHORT_RUN {
            let order = exchange(dims.len(), self.dim);
            let first = Slices { dim: 0, ..*self };
            let (x, source) = (x.transpose(&order), source.transpose(&order));
            return first.write_into(x, source, reducer).transpose(&order);
        }
        let dim = self.dim as i64;
        let dims = ScatterDims {
            update_window_dims: (0..x.rank() as i64).filter(|&i| i != dim).collect(),
            inserted_window_dims: vec![dim],
            scatter_dims_to_operand_dims: vec![dim],
            index_vector_dim: 1,
            ..Default::default()
        };
        x.scatter(self.index, source, &dims, reducer)
    }

    /// The shape that a source must have.
    fn source_dims(&self) -> hlo::Dims {
        let mut dims = self.self_.dims();
        dims[self.dim] = self.index.dim(0);
        dims
    }

    /// The mask of places along the dimension that the index names, spread to the whole shape.
    fn touched(&self) -> Value<'b> {
        let (b, ty) = (self.self_.builder(), self.self_.ty());
        let flags = b.splat(false, Type::new(DType::Bool, &[ty.dims[self.dim]]));
        let flags = Slices { self_: flags, dim: 0, index: self.index };
        let ones = b.splat(true, self.index.ty().with_dtype(DType::Bool));
        spread(flags.write_into(flags.self_, ones, None), &ty.dims, &[self.dim as i64])
    }
}

/// Reads an index and a source that fits it; refusals name `op`.
fn slices<'b>(a: &Args<'_, 'b>, op: &str) -> Result<(Slices<'b>, Value<'b>)> {
    let (x, index, source) = (a.tensor("self")?, a.tensor("index")?, a.tensor("source")?);
    let dim = a.dim("dim", x.rank())?;
    let (given, wanted) = (scalar_type(source.dtype()), scalar_type(x.dtype()));
    if index.rank() > 1 {
        return Err(Refusal::index(format!(
            "{op}(): Index is supposed to be a vector, but got dim: {} with type: {} and size: {:?}",
            index.rank(),
            scalar_type(index.dtype()),
            index.dims()
        )));
    }
    if !matches!(index.dtype(), DType::S32 | DType::S64) {
        return Err(Refusal::runtime(format!(
            "{op}(): Expected dtype int32/int64 for index but got: {}",
            scalar_type(index.dtype())
        )));
    }
    if source.dtype() != x.dtype() {
        return Err(Refusal::runtime(format!(
            "{op}(): self ({wanted}) and source ({given}) must have the same scalar type"
        )));
    }
    let (self_, index, source) = (at_least_1d(x), at_least_1d(index), at_least_1d(source));
    let count = source.dims().get(dim).copied().unwrap_or(1);
    if count != index.dim(0) {
        return Err(Refusal::runtime(format!(
            "{op}(): Number of indices ({}) should be equal to source.size(dim): ({count}), for \
             dim: {dim}",
            index.dim(0)
        )));
    }
    let extent = self_.dim(dim);
    check_range(a, index, 0, extent, Kind::Index, || {
        format!("{op}(): index {{index}} is out of bounds for dimension {dim} with size {{extent}}")
    })?;
    let slices = Slices { self_, dim, index: narrow(index, extent) };
    if source.dims() != slices.source_dims() {
        return Err(unlike(slices.self_, source));
    }
    Ok((slices, source))
}

/// The same for a source that is combined with what is there: either both are scalars or neither.
fn added<'b>(a: &Args<'_, 'b>, op: &str) -> Result<(Slices<'b>, Value<'b>)> {
    let read = slices(a, op)?;
    let [x, source] = [a.tensor("self")?, a.tensor("source")?];
    match (x.rank() == 0) == (source.rank() == 0) {
        true => Ok(read),
        false => Err(unlike(x, source)),
    }
}

fn unlike(x: Value<'_>, source: Value<'_>) -> Refusal {
    Refusal::runtime(format!(
        "source tensor shape must match self tensor shape, excluding the specified dimension. Got \
         self.shape = {:?} source.shape = {:?}",
        x.dims(),
        source.dims()
    ))
}

fn index_add<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (s, source) = added(a, "index_add_")?;
    let dtype = s.self_.dtype();
    let wide = dtype.accumulate();
    let source = source.convert(wide);
    let source =
        if a.is_default_number("alpha") { source } else { source * a.scalar("alpha", wide)? };
    let out = s.write_into(s.self_, source.convert(dtype), Some(Reducer::Add));
    Ok(out.reshape(&a.tensor("self")?.dims()))
}

fn index_copy<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let index = a.tensor("index")?.dtype();
    if index != DType::S64 {
        return Err(Refusal::runtime(format!(
            "index_copy_(): Expected a long tensor for index, but got {}",
            scalar_type(index)
        )));
    }
    let (s, source) = slices(a, "index_copy_")?;
    Ok(s.write_into(s.self_, source, None).reshape(&a.tensor("self")?.dims()))
}

fn index_reduce<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let name = a.text("reduce")?;
    let Some(reduction) = Reduction::named(name).filter(|_| name != "sum") else {
        return Err(Refusal::runtime(format!(
            "index_reduce(): Expected reduce to be one of prod, mean, amax or amin but got {name}."
        )));
    };
    a.warn_once("index_reduce() is in beta and the API may change at any time.".to_owned());
    let (s, source) = added(a, "index_reduce_")?;
    require(!source.dtype().is_complex(), "index_func_", source.dtype())?;
    let write = |x: Value<'b>, what: Written, reducer: Option<Reducer>| {
        let source = match what {
            Written::Source => source.convert(x.dtype()),
            Written::Number(n) => x.builder().splat(n, source.ty().with_dtype(x.dtype())),
        };
        s.write_into(x, source, reducer)
    };
    let out = reduction.run(s.self_.builder(), s.self_, a.bool("include_self")?, write);
    Ok(out.reshape(&a.tensor("self")?.dims()))
}

/// Fills by a select over the named slices, so the fill itself fuses with its neighbours.
fn index_fill<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, index) = (a.tensor("self")?, a.tensor("index")?);
    let dim = a.dim("dim", x.rank())?;
    if index.rank() > 1 {
        return Err(Refusal::runtime("Index has to be a vector/scalar"));
    }
    if index.dtype() != DType::S64 {
        return Err(Refusal::index("index_fill_(): Expected dtype int64 for index."));
    }
    if a.is_tensor("value") && a.tensor("value")?.rank() > 0 {
        return Err(Refusal::runtime(format!(
            "index_fill_ only supports a 0-dimensional value tensor, but got tensor with {} \
             dimension(s).",
            a.tensor("value")?.rank()
        )));
    }
    let self_ = at_least_1d(x);
    let extent = self_.dim(dim);
    check_range(a, index, -extent, extent, Kind::Index, || {
        format!("index {{index}} is out of bounds for dimension {dim} with size {{extent}}")
    })?;
    let complex = match a.number_type("value") {
        Some((given, _)) => given.is_complex(),
        None => a.tensor("value")?.dtype().is_complex(),
    };
    if complex && !x.dtype().is_complex() {
        return Err(Refusal::runtime(
            "index_fill_(): Converting complex Scalar to non-complex type is not supported",
        ));
    }
    a.refuse_overflow("value", x.dtype())?;
    let value = a.wrapped("value", x.dtype())?;
    let index = at_least_1d(wrap(index, extent));
    let out = if index.dim(0) == 1 {
        let place = positions(self_, dim);
        place.eq(index.reshape(&[])).select(value, self_)
    } else {
        Slices { self_, dim, index }.touched().select(value, self_)
    };
    Ok(out.reshape(&x.dims()))
}

fn put<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, index, source) = (a.tensor("self")?, a.tensor("index")?, a.tensor("source")?);
    if index.dtype() != DType::S64 {
        return Err(Refusal::runtime(format!(
            "put_(): Expected a long tensor for index, but got {}",
            scalar_type(index.dtype())
        )));
    }
    if source.dtype() != x.dtype() {
        return Err(Refusal::runtime(format!(
            "put_(): self and source expected to have the same dtype, but got self.dtype = {} and \
             source.dtype = {}",
            scalar_type(x.dtype()),
            scalar_type(source.dtype())
        )));
    }
    let (n, count) = (x.numel(), index.numel());
    if source.numel() != count {
        return Err(Refusal::index(format!(
            "put_(): Expected source and index to have the same number of elements, but got \
             source.numel() = {}, index.numel() = {count}",
            source.numel()
        )));
    }
    check_range(a, index, -n, n, Kind::Index, || {
        "out of range: tried to access index {index} on a tensor of {extent} elements.".to_owned()
    })?;
    let reducer = a.bool("accumulate")?.then_some(Reducer::Add);
    let self_ = x.reshape(&[n]);
    let s = Slices { self_, dim: 0, index: wrap(index.reshape(&[count]), n) };
    Ok(s.write_into(self_, source.reshape(&[count]), reducer).reshape(&x.dims()))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "index_add(Tensor self, int dim, Tensor index, Tensor source, *, Scalar alpha=1) -> Tensor",
        &[
            "f32[4,3] 0 s64[6] f32[6,3]",
            "bf16[4,3,2] 1 s32[5] bf16[4,5,2] alpha=0.5",
            "s64[4] 0 s64[] s64[1] alpha=2",
            "f32[4,3] 1 s64[0] f32[4,0]",
        ],
        |_, a| Ok(index_add(a)?.into()),
    )
    .exact(other_type)
    .apart(),
    row(
        "index_copy(Tensor self, int dim, Tensor index, Tensor source) -> Tensor",
        &["f32[4,3] 0 s64[2] f32[2,3]", "f32[4,3] 1 s64[1] f32[4,1]", "f32[4] 0 s64[] f32[]"],
        |_, a| Ok(index_copy(a)?.into()),
    )
    .exact(other_type)
    .apart(),
    row(
        "index_reduce(Tensor self, int dim, Tensor index, Tensor source, str reduce, *, \
         bool include_self=True) -> Tensor",
        &[
            "f32[4,3] 0 s64[6] f32[6,3] prod",
            "f32[4,3] 0 s64[6] f32[6,3] mean",
            "s64[4,3] 1 s64[6] s64[4,6] mean include_self=false",
            "f32[4,3] 0 s64[2] f32[2,3] amax include_self=false",
            "bf16[4,3] 1 s32[5] bf16[4,5] amin",
        ],
        |_, a| Ok(index_reduce(a)?.into()),
    )
    .exact(other_type)
    .apart(),
    row(
        "index_fill.int_Scalar(Tensor self, int dim, Tensor index, Scalar value) -> Tensor",
        &["f32[4,3] 0 s64[2] 0.5", "s64[4,3] 1 s64[] 1.5", "f32[4] 0 s64[0] 2"],
        |_, a| Ok(index_fill(a)?.into()),
    )
    .apart()
    .loose_yet("index_fill_", "tensor[mask] = scalar")
    .ordered_as_first(),
    row(
        "index_fill.int_Tensor(Tensor self, int dim, Tensor index, Tensor value) -> Tensor",
        &["f32[4,3] 1 s64[5] f32[]", "bf16[4,3] 0 s64[1] f32[]"],
        |_, a| Ok(index_fill(a)?.into()),
    )
    .apart()
    .loose_yet("index_fill_", "tensor[mask] = scalar")
    .ordered_as_first(),
    row(
        "put(Tensor self, Tensor index, Tensor source, bool accumulate=False) -> Tensor",
        &["f32[4,3] s64[2,2] f32[4]", "bf16[4,3] s64[20] bf16[4,5] true", "s64[] s64[1] s64[1]"],
        |_, a| Ok(put(a)?.into()),
    )
    .apart()
    .ordered_as_first(),
];
