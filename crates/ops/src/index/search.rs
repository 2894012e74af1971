//! Finding places of values: binary search, histograms, membership.

use super::embedding::count;
use super::gather::pick_along;
use super::index_type;
use super::masked::running_sum;
use crate::args::Args;
use crate::demand::general;
use crate::promote::{gcc_name, other_type, scalar_type};
use crate::row::{Row, row};
use hlo::{DType, Dims, Kind, Reducer, Refusal, Result, Type, Value};

/// Up to this many boundaries, comparing with each of them beats a binary search: it is one fused
/// pass without gathers.
const FEW: i64 = 128;

/// Counts the elements of `sorted`'s sorted last dimension that come before each element of `x`:
/// the smaller ones and, with `right`, the equal ones. `sorted` is one-dimensional or has the
/// leading dimensions of `x`. NaN comes after everything, as in torch.
pub(crate) fn search<'b>(sorted: Value<'b>, x: Value<'b>, right: bool) -> Value<'b> {
    let last = sorted.rank() - 1;
    let n = sorted.dim(last);
    if n == 0 || x.numel() == 0 {
        return x.builder().splat(0, x.ty().with_dtype(DType::S32));
    }
    let before = |bound: Value<'b>, x: Value<'b>| {
        if right { bound.gt(x).not() } else { bound.ge(x).not() }
    };
    if n <= FEW { search_few(sorted, x, before) } else { search_many(sorted, x, before) }
}

fn search_few<'b>(
    sorted: Value<'b>,
    x: Value<'b>,
    before: impl Fn(Value<'b>, Value<'b>) -> Value<'b>,
) -> Value<'b> {
    let (last, rank) = (sorted.rank() - 1, x.rank());
    let mut dims = x.dims();
    dims.push(sorted.dim(last));
    let ty = Type::new(x.dtype(), &dims);
    // Leading dimensions are shared, the boundaries' own comes last.
    let mut mapping: Vec<i64> = (0..last as i64).collect();
    mapping.push(rank as i64);
    let own: Vec<i64> = (0..rank as i64).collect();
    let holds = before(sorted.broadcast_in_dim(&ty, &mapping), x.broadcast_in_dim(&ty, &own));
    holds.convert(DType::S32).reduce_sum(&[rank as i64])
}

/// Halves the range with one gather a step: the answer's bits from the highest down.
fn search_many<'b>(
    sorted: Value<'b>,
    x: Value<'b>,
    before: impl Fn(Value<'b>, Value<'b>) -> Value<'b>,
) -> Value<'b> {
    let b = x.builder();
    let last = sorted.rank() - 1;
    let n = sorted.dim(last);
    let dtype = index_type(n);
    let at = |i: i64| b.scalar(i, dtype);
    let mut found = b.splat(0, x.ty().with_dtype(dtype));
    let mut step = 1 << n.ilog2();
    while step > 0 {
        let next = found.add(at(step));
        let place = next.subtract(at(1));
        let bound = if last == 0 { sorted.take(place, 0) } else { pick_along(sorted, place, last) };
        let advances = next.le(at(n)) & before(bound, x);
        found = advances.select(next, found);
        step /= 2;
    }
    found
}

fn result_type(a: &Args<'_, '_>) -> Result<DType> {
    Ok(if a.bool("out_int32")? { DType::S32 } else { DType::S64 })
}

fn bucketize<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let boundaries = a.tensor("boundaries")?;
    if boundaries.rank() != 1 {
        return Err(Refusal::runtime(format!(
            "boundaries tensor must be 1 dimension, but got dim({})",
            boundaries.rank()
        )));
    }
    let dtype = a.result_type(&["self", "boundaries"])?;
    let x = if a.is_tensor("self") {
        a.tensor("self")?.convert(dtype)
    } else {
        a.wrapped("self", dtype)?
    };
    let found = search(boundaries.convert(dtype), x, a.bool("right")?);
    Ok(found.convert(result_type(a)?))
}

fn searchsorted<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (mut sorted, right) = (a.tensor("sorted_sequence")?, a.bool("right")?);
    let side = a.text("side")?;
    if !matches!(side, "" | "left" | "right") {
        return Err(Refusal::runtime(format!(
            "torch.searchsorted(): side can only be 'left' or 'right' but got {side}"
        )));
    }
    if side == "left" && right {
        return Err(Refusal::runtime(
            "torch.searchsorted(): side and right can't be set to opposites, got side of left \
             while right was True",
        ));
    }
    let dtype = a.result_type(&["sorted_sequence", "self"])?;
    let x = if a.is_tensor("self") {
        a.tensor("self")?.convert(dtype)
    } else {
        a.wrapped("self", dtype)?
    };
    if sorted.rank() == 0 {
        return Err(Refusal::runtime(
            "torch.searchsorted(): boundaries tensor should have positive dimension, but got 0 \
             dimension",
        ));
    }
    let (dims, given) = (sorted.dims(), x.dims());
    let last = dims.len() - 1;
    if last > 0 && (given.len() != dims.len() || given[..last] != dims[..last]) {
        return Err(Refusal::runtime(format!(
            "torch.searchsorted(): boundaries tensor should be 1 dimension or the first N-1 \
             dimensions of boundaries tensor and input value tensor must match, but we got \
             boundaries tensor {dims:?} and input value tensor {given:?}"
        )));
    }
    if let Some(order) = a.opt_tensor("sorter")? {
        if order.dims() != dims {
            return Err(Refusal::runtime(format!(
                "torch.searchsorted(): boundary and sorter must have the same size, but got \
                 boundary tensor {dims:?}and got sorter tensor {:?}",
                order.dims()
            )));
        }
        if order.dtype() != DType::S64 {
            return Err(Refusal::runtime(format!(
                "torch.searchsorted(): sorter must be a tensor of long dtype but got dtype {}",
                scalar_type(order.dtype())
            )));
        }
        sorted = pick_along(sorted, super::narrow(order, dims[last]), last);
    }
    let found = search(sorted.convert(dtype), x, right || side == "right");
    Ok(found.convert(result_type(a)?))
}

/// `repeat_interleave` with the size of the result given: the caller has added the repeats up.
fn repeat_interleave<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let repeats = a.tensor("repeats")?;
    if repeats.rank() != 1 {
        return Err(Refusal::runtime("repeat_interleave only accept 1D vector as repeat"));
    }
    if !matches!(repeats.dtype(), DType::S32 | DType::S64) {
        return Err(Refusal::not_implemented(format!(
            "\"repeat_interleave\" not implemented for '{}'",
            super::scalar_type(repeats.dtype())
        )));
    }
    let size = a.int("output_size")?;
    let b = repeats.builder();
    let zero = b.scalar(0, repeats.dtype());
    a.check(repeats.ge(zero).reduce(Reducer::And, &[0]), || {
        Refusal::runtime("repeats can not be negative")
    });
    a.check(repeats.reduce_sum(&[0]).eq(b.scalar(size, repeats.dtype())), || {
        Refusal::runtime("allocated size does not match required size")
    });
    let ends = running_sum(super::narrow(repeats, size));
    let place = b.iota(0, Type::new(ends.dtype(), &[size]));
    Ok(search(ends, place, true).convert(repeats.dtype()))
}

/// `bincount` with the number of bins given: the caller has looked at the largest value.
fn bincount<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, size) = (a.tensor("self")?, a.int("size")?);
    if !x.dtype().is_int() {
        return Err(Refusal::not_implemented(format!(
            "\"bincount_cpu\" not implemented for '{}'",
            super::scalar_type(x.dtype())
        )));
    }
    if x.rank() != 1 {
        return Err(Refusal::runtime("bincount only supports 1-d non-negative integral inputs."));
    }
    super::check_range(a, x, 0, size, Kind::Runtime, || {
        "bincount only supports 1-d non-negative integral inputs.".to_owned()
    })?;
    let index = super::narrow(x, size);
    let Some(weights) = a.opt_tensor("weights")? else {
        return Ok(count(index, size, DType::S64));
    };
    if weights.dims() != x.dims() {
        return Err(Refusal::runtime("weights should be 1-d and have the same length as input"));
    }
    let dtype = if weights.dtype() == DType::F32 { DType::F32 } else { DType::F64 };
    let zeros = x.builder().splat(0, Type::new(dtype, &[size]));
    Ok(super::embedding::add_rows(zeros, index, weights.convert(dtype)))
}

/// `one_hot` with the number of classes given.
fn one_hot<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, classes) = (a.tensor("self")?, a.int("num_classes")?);
    let every: Vec<i64> = (0..x.rank() as i64).collect();
    let all = |holds: Value<'b>| holds.reduce(Reducer::And, &every);
    a.check(all(x.ge(x.zeros_like())), || Refusal::runtime("Class values must be non-negative."));
    a.check(all(x.lt(x.constant(classes))), || {
        Refusal::runtime("Class values must be smaller than num_classes.")
    });
    let ty = Type::new(x.dtype(), &[&x.dims()[..], &[classes]].concat());
    let class = x.builder().iota(x.rank(), ty.clone());
    Ok(x.broadcast_in_dim(&ty, &every).eq(class).convert(x.dtype()))
}

/// Counts integers too, as stock PyTorch does on CUDA but not on the CPU: mixture-of-experts code
/// that asks for the device relies on it.
fn histc<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, bins) = (a.tensor("self")?, a.int("bins")?);
    let (low, high) = (a.constant("min")?.as_f64(), a.constant("max")?.as_f64());
    if x.dtype().is_complex() || x.dtype() == DType::Bool {
        return Err(Refusal::not_implemented(format!(
            "\"histogram\" not implemented for '{}'",
            super::scalar_type(x.dtype())
        )));
    }
    if bins <= 0 {
        return Err(Refusal::runtime(format!(
            "torch.histogram(): bins must be > 0, but got {bins} for dimension 0"
        )));
    }
    if low > high {
        return Err(Refusal::runtime("torch.histc: max must be larger than min"));
    }
    let b = x.builder();
    let is_float = x.dtype().is_float();
    if !(low.is_finite() && high.is_finite()) {
        let (low, high) = (general(low), general(high));
        return Err(Refusal::runtime(format!(
            "torch.histc: range of [{low}, {high}] is not finite"
        )));
    }
    let dtype = if is_float { x.dtype().accumulate() } else { DType::S64 };
    let flat = x.reshape(&[x.numel()]).convert(dtype);
    let (low, high) = if low < high || x.numel() == 0 {
        let [low, high] = [low, high].map(|v| if is_float { v } else { v.trunc() });
        (b.scalar(low, dtype), b.scalar(high, dtype))
    } else {
        (flat.reduce_min(&[0]), flat.reduce_max(&[0]))
    };
    if is_float {
        a.check(low.is_finite() & high.is_finite(), || {
            Refusal::runtime("torch.histc: the range of the data is not finite")
        });
    }
    // A range of one point is widened by one to either side.
    let (point, one) = (low.eq(high), b.scalar(1, dtype));
    let (low, high) = (point.select(low - one, low), point.select(high + one, high));
    let inside = flat.ge(low) & flat.le(high);
    let place = (flat - low) * b.scalar(bins, dtype) / (high - low);
    let place = place.truncate(DType::S32).minimum(b.scalar(bins - 1, DType::S32));
    let index = inside.select(place, b.scalar(-1, DType::S32));
    Ok(count(index, bins, DType::S64).convert(x.dtype()))
}

/// Few candidates are compared with each element; many are sorted and searched.
fn isin<'b>(a: &Args<'_, 'b>, names: [&str; 2]) -> Result<Value<'b>> {
    let dtype = a.result_type(&names)?;
    if dtype.is_complex() {
        return Err(Refusal::not_implemented(format!(
            "Unsupported input type encountered for isin(): {}",
            scalar_type(dtype)
        )));
    }
    let [x, candidates] = names.map(|name| {
        if a.is_tensor(name) { Ok(a.tensor(name)?.convert(dtype)) } else { a.wrapped(name, dtype) }
    });
    let (x, candidates) = (x?, candidates?);
    let (b, n) = (x.builder(), candidates.numel());
    let found = if n == 0 {
        b.splat(false, x.ty().with_dtype(DType::Bool))
    } else if n == 1 {
        x.eq(candidates.reshape(&[]))
    } else if n <= FEW {
        let mut dims: Dims = x.dims();
        dims.push(n);
        let (ty, rank) = (Type::new(dtype, &dims), x.rank() as i64);
        let own: Vec<i64> = (0..rank).collect();
        let candidates = candidates.reshape(&[n]).broadcast_in_dim(&ty, &[rank]);
        x.broadcast_in_dim(&ty, &own).eq(candidates).reduce(Reducer::Or, &[rank])
    } else {
        let sorted = b.sort(&[candidates.reshape(&[n])], 0, false, |v| v[0].lt(v[1]))[0];
        sorted.take(search(sorted, x, false), 0).eq(x)
    };
    Ok(if a.bool("invert")? { found.not() } else { found })
}

/// The message for a target of places of another type than the call asks for.
fn place_type(result: DType, target: DType) -> String {
    let (is_short, got) = (result == DType::S32, scalar_type(target));
    let flag = if is_short { "True" } else { "False" };
    format!(
        "torch.searchsorted(): output tensor's dtype is wrong, it can only be Int(int32) or \
         Long(int64) depending on whether out_int32 flag is True, but we got output tensor's dtype \
         {got} and out_int32 flag is {flag}"
    )
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "bucketize.Tensor(Tensor self, Tensor boundaries, *, bool out_int32=False, \
         bool right=False) -> Tensor",
        &[
            "f32[3,4] f32[5]",
            "s64[3,4] s64[5] out_int32=true right=true",
            "f32[3] f32[200]",
            "f32[] f32[0]",
        ],
        |_, a| Ok(bucketize(a)?.into()),
    )
    .exact(place_type),
    row(
        "bucketize.Scalar(Scalar self, Tensor boundaries, *, bool out_int32=False, \
         bool right=False) -> Tensor",
        &["0.5 f32[5]", "2 s64[5] right=true"],
        |_, a| Ok(bucketize(a)?.into()),
    )
    .exact(place_type),
    row(
        "searchsorted.Tensor(Tensor sorted_sequence, Tensor self, *, bool out_int32=False, \
         bool right=False, str? side=None, Tensor? sorter=None) -> Tensor",
        &[
            "f32[5] f32[3,4]",
            "f32[2,5] f32[2,3] right=true",
            "s64[2,300] s64[2,3] out_int32=true side=right",
            "f64[300] f32[4]",
            "f32[4] f32[3] sorter=s64[4]",
        ],
        |_, a| Ok(searchsorted(a)?.into()),
    )
    .exact(place_type),
    row(
        "searchsorted.Scalar(Tensor sorted_sequence, Scalar self, *, bool out_int32=False, \
         bool right=False, str? side=None, Tensor? sorter=None) -> Tensor",
        &["f32[5] 0.5", "s64[200] 2 right=true"],
        |_, a| Ok(searchsorted(a)?.into()),
    )
    .exact(place_type),
    row(
        "tpu::repeat_interleave_sized(Tensor repeats, int output_size) -> Tensor",
        &["s64[4] 9", "s32[3] 0"],
        |_, a| Ok(repeat_interleave(a)?.into()),
    ),
    row(
        "tpu::bincount_sized(Tensor self, Tensor? weights, int size) -> Tensor",
        &["s64[9] none 7", "s32[9] f32[9] 9", "u8[5] s64[5] 8", "s64[0] none 3"],
        |_, a| Ok(bincount(a)?.into()),
    ),
    row(
        "tpu::one_hot_sized(Tensor self, int num_classes) -> Tensor",
        &["s64[2,3] 4", "s64[] 3", "s64[0,2] 3"],
        |_, a| Ok(one_hot(a)?.into()),
    ),
    row(
        "histc(Tensor self, int bins=100, Scalar min=0, Scalar max=0) -> Tensor",
        &["f32[40] 7", "f64[5,6] 5 -1 1", "f32[6] 3 2 2", "s32[9] 4 0 3"],
        |_, a| Ok(histc(a)?.into()),
    )
    .exact(|result, target| {
        let (wanted, got) = (gcc_name(result), gcc_name(target));
        format!(
            "torch.histogram: input tensor and hist tensor should have the same dtype, but got \
             input {wanted} and hist {got}"
        )
    }),
    row(
        "isin.Tensor_Tensor(Tensor elements, Tensor test_elements, *, bool assume_unique=False, \
         bool invert=False) -> Tensor",
        &["s64[3,4] s64[2,2]", "s32[20] s64[200] invert=true", "f32[3] f32[0]", "f32[] s64[2]"],
        |_, a| Ok(isin(a, ["elements", "test_elements"])?.into()),
    )
    .exact(other_type),
    row(
        "isin.Tensor_Scalar(Tensor elements, Scalar test_element, *, bool assume_unique=False, \
         bool invert=False) -> Tensor",
        &["s64[3,4] 2", "f32[3] 1.5 invert=true"],
        |_, a| Ok(isin(a, ["elements", "test_element"])?.into()),
    )
    .exact(other_type),
    row(
        "isin.Scalar_Tensor(Scalar element, Tensor test_elements, *, bool assume_unique=False, \
         bool invert=False) -> Tensor",
        &["2 s64[3,4]"],
        |_, a| Ok(isin(a, ["element", "test_elements"])?.into()),
    )
    .exact(other_type),
];
