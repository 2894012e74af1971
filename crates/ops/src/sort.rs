//! Sorting, and the ops that read a sorted line: top-k, k-th value, median, mode. NaN counts as
//! greater than everything. Ties keep their order.

use crate::args::Args;
use crate::extreme::extreme_at;
use crate::pointwise::require;
use crate::promote::{other_type, scalar_type};
use crate::reduce::{Over, refuse_complex};
use crate::row::{Row, elementwise, row};
use crate::scan::scan;
use hlo::{DType, Number, Reducer, Refusal, Result, Value};

/// A zero-dimensional value as a line of one element.
fn line(x: Value<'_>) -> Value<'_> {
    if x.rank() == 0 { x.reshape(&[1]) } else { x }
}

/// The order in which the rows of a matrix are sorted, first column first: stable sorts by one
/// column after another, from the last.
fn order_of_rows<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let x = a.tensor("rows")?;
    let (b, n, columns) = (x.builder(), x.dim(0), x.dim(1));
    let start = b.iota(0, hlo::Type::new(DType::of_places(n), &[n]));
    if n == 0 || columns == 0 {
        return Ok(start.convert(DType::S64));
    }
    let order = b.for_loop(columns, &[start], |i, order| {
        let column = i.constant(columns - 1) - i;
        let column = x.dynamic_slice(&[i.constant(0), column], &[n, 1]).reshape(&[n]);
        let column = crate::index::gather::pick_along(column, order[0].reshape(&[n]), 0);
        let (_, places) = column.sort_with_places(0, false);
        vec![crate::index::gather::pick_along(order[0], places, 0)]
    });
    Ok(order[0].convert(DType::S64))
}

fn refuse_complex_sort(a: &Args<'_, '_>, x: Value<'_>) -> Result<()> {
    if !x.dtype().is_complex() {
        return Ok(());
    }
    Err(Refusal::type_(format!("{} does not support complex dtypes", a.name())))
}

fn sort_stable<'b>(a: &Args<'_, 'b>) -> Result<[Value<'b>; 2]> {
    let x = a.tensor("self")?;
    refuse_complex_sort(a, x)?;
    a.want_exact_targets(other_type);
    let dim = a.dim("dim", x.rank())?;
    let (values, places) = line(x).sort_with_places(dim, a.bool("descending")?);
    Ok([values.reshape(&x.dims()), places.convert(DType::S64).reshape(&x.dims())])
}

/// The largest or smallest `k`. Floats go through StableHLO's own top-k, which orders bit
/// patterns: negated for the smallest, with every NaN made the positive one first.
fn topk<'b>(a: &Args<'_, 'b>) -> Result<[Value<'b>; 2]> {
    let x = a.tensor("self")?;
    refuse_complex_sort(a, x)?;
    a.want_exact_targets(other_type);
    if x.dtype().is_bool() {
        return Err(Refusal::not_implemented("topk does not support bool dtypes"));
    }
    let (k, dim, largest) = (a.int("k")?, a.dim("dim", x.rank())?, a.bool("largest")?);
    let lined = line(x);
    if k < 0 || k > lined.dim(dim) {
        return Err(Refusal::runtime("selected index k out of range"));
    }
    // StableHLO's top-k counts in int32.
    let short = DType::of_places(lined.dim(dim)) == DType::S32;
    let (values, places) = if x.dtype().is_float() && short {
        top_floats(lined, k, dim, largest)
    } else {
        let (values, places) = lined.sort_with_places(dim, largest);
        (values.slice_dim(dim, 0, k, 1), places.slice_dim(dim, 0, k, 1))
    };
    let places = places.convert(DType::S64);
    if x.rank() == 0 && k == 1 {
        return Ok([values.reshape(&[]), places.reshape(&[])]);
    }
    Ok([values, places])
}

fn top_floats<'b>(x: Value<'b>, k: i64, dim: usize, largest: bool) -> (Value<'b>, Value<'b>) {
    let b = x.builder();
    let nan = b.scalar(f64::NAN, x.dtype());
    let ordered = x.is_nan().select(nan, x);
    let ordered = if largest { ordered } else { -ordered };
    let last = x.rank() - 1;
    let mut swap: Vec<i64> = (0..x.rank() as i64).collect();
    swap.swap(dim, last);
    let (values, places) = b.top_k(ordered.transpose(&swap), k);
    let (values, places) = (values.transpose(&swap), places.transpose(&swap));
    (if largest { values } else { -values }, places)
}

/// The element of rank `k` (a place per line, from 0) of each line along `dim`, with its place.
/// One comparison per element, no gather.
fn of_rank<'b>(
    sorted: (Value<'b>, Value<'b>),
    over: &Over,
    dim: usize,
    k: Value<'b>,
) -> (Value<'b>, Value<'b>) {
    let (values, places) = sorted;
    let ranks = values.builder().iota(dim, places.ty());
    let here = ranks.eq(over.spread(k, values));
    let pick = |v: Value<'b>| {
        if v.dtype().is_bool() {
            return (here & v).reduce(Reducer::Or, &over.dims);
        }
        here.select(v, v.zeros_like()).reduce_sum(&over.dims)
    };
    (pick(values), pick(places))
}

/// The value at a fixed rank of each sorted line.
fn at<'b>(sorted: (Value<'b>, Value<'b>), dim: usize, k: i64) -> (Value<'b>, Value<'b>) {
    let take = |v: Value<'b>| v.slice_dim(dim, k, k + 1, 1).squeeze(dim);
    (take(sorted.0), take(sorted.1))
}

/// Values and `s64` places in the shape that `keepdim` asks for.
fn kept<'b>(
    a: &Args<'_, 'b>,
    x: Value<'b>,
    found: (Value<'b>, Value<'b>),
) -> Result<[Value<'b>; 2]> {
    let over = Over::read(a, x)?;
    let dims = found.0.dims();
    let shape = |v: Value<'b>| {
        if x.rank() == 0 { v.reshape(&[]) } else { over.shaped(v.reshape(&dims), x) }
    };
    Ok([shape(found.0), shape(found.1.convert(DType::S64))])
}

fn kthvalue<'b>(a: &Args<'_, 'b>) -> Result<[Value<'b>; 2]> {
    let x = a.tensor("self")?;
    refuse_complex(a, x)?;
    require(!x.dtype().is_bool(), "kthvalue_cpu", x.dtype())?;
    a.want_exact_targets(|_, _| "output values must be of same type as input".into());
    let (k, dim) = (a.int("k")?, a.dim("dim", x.rank())?);
    let lined = line(x);
    Over::dim(lined, dim).refuse_empty("kthvalue()", lined, &[dim as i64])?;
    if k < 1 || k > lined.dim(dim) {
        return Err(Refusal::runtime(format!(
            "kthvalue(): selected number k out of range for dimension {dim}"
        )));
    }
    kept(a, x, at(lined.sort_with_places(dim, false), dim, k - 1))
}

/// The lower median of each line: of its numbers with `ignore_nan`, else NaN if the line holds one.
fn medians<'b>(x: Value<'b>, dim: usize, ignore_nan: bool) -> (Value<'b>, Value<'b>) {
    let sorted = x.sort_with_places(dim, false);
    let n = x.dim(dim);
    if !x.dtype().is_float() {
        return at(sorted, dim, (n - 1) / 2);
    }
    let over = Over::dim(x, dim);
    let b = x.builder();
    let numbers = (!x.is_nan()).convert(sorted.1.dtype()).reduce_sum(&over.dims);
    let middle = (numbers - 1.0).maximum(numbers.zeros_like()) / 2.0;
    let rank = if ignore_nan {
        middle
    } else {
        // The first NaN of a line follows its last number.
        let whole = numbers.eq(b.scalar(n, numbers.dtype()));
        whole.select(middle, numbers)
    };
    of_rank(sorted, &over, dim, rank)
}

fn median_dim<'b>(a: &Args<'_, 'b>, ignore_nan: bool) -> Result<[Value<'b>; 2]> {
    let x = a.tensor("self")?;
    a.want_exact_targets(|result, target| {
        let [wanted, got] =
            [result, target].map(|of| format!("torch.tpu.{}Tensor", scalar_type(of)));
        match result {
            DType::S64 => format!(
                "Expected tensor for argument #1 'indices' to have scalar type Long; but got {got} \
                 instead (while checking arguments for median)"
            ),
            _ => format!(
                "Expected tensor for 'values' to have the same type as tensor for argument #2 \
                 'self'; but type {got} does not equal {wanted} (while checking arguments for \
                 median)"
            ),
        }
    });
    refuse_complex(a, x)?;
    require(!x.dtype().is_bool(), "median_out", x.dtype())?;
    let dim = a.dim("dim", x.rank())?;
    let lined = line(x);
    Over::dim(lined, dim).refuse_empty("median()", lined, &[dim as i64])?;
    kept(a, x, medians(lined, dim, ignore_nan))
}

/// The median of all elements; of none, NaN as a number of their type.
fn median<'b>(a: &Args<'_, 'b>, ignore_nan: bool) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    refuse_complex(a, x)?;
    if x.numel() == 0 {
        let none = match x.dtype() {
            DType::Bool => Number::Bool(true),
            d if d.is_float() => Number::Float(f64::NAN),
            DType::S32 => Number::Int(i32::MIN.into()),
            DType::S64 => Number::Int(i64::MIN),
            _ => Number::Int(0),
        };
        return Ok(x.builder().scalar(none, x.dtype()));
    }
    Ok(medians(x.reshape(&[x.numel()]), 0, ignore_nan).0)
}

/// The most frequent value (the smallest of several) and its last place.
fn mode<'b>(a: &Args<'_, 'b>) -> Result<[Value<'b>; 2]> {
    let x = a.tensor("self")?;
    if x.dtype().is_complex() {
        let message = format!("\"mode\" not implemented for '{}'", scalar_type(x.dtype()));
        return Err(Refusal::not_implemented(message));
    }
    let dim = a.dim("dim", x.rank())?;
    let lined = line(x);
    let over = Over::dim(lined, dim);
    over.refuse_empty("mode()", lined, &over.dims)?;
    a.want_exact_targets(|result, target| {
        let which = if result == DType::S64 { "indices" } else { "values" };
        let (wanted, got) = (scalar_type(result), scalar_type(target));
        format!("expected scalar type '{wanted}' but got '{got}' for {which} output")
    });
    let b = x.builder();
    let (values, places) = lined.sort_with_places(dim, false);
    // A run's length so far is the distance from its start; the first longest run wins.
    let n = lined.dim(dim);
    let before =
        b.concatenate(&[values.slice_dim(dim, 0, 1, 1), values.slice_dim(dim, 0, n - 1, 1)], dim);
    let ranks = b.iota(dim, places.ty());
    let starts = values.ne(before).select(ranks, ranks.zeros_like());
    let length = ranks - scan(starts, Reducer::Max, dim);
    let end = extreme_at(length, Reducer::Max, &over).1.convert(places.dtype());
    kept(a, x, of_rank((values, places), &over, dim, end))
}

pub(crate) const ROWS: &[Row] = &[
    row("tpu::order_of_rows(Tensor rows) -> Tensor", &["s32[5,2]", "f32[4,3]"], |_, a| {
        Ok(order_of_rows(a)?.into())
    }),
    elementwise(
        "sort.stable(Tensor self, *, bool? stable, int dim=-1, bool descending=False) \
         -> (Tensor values, Tensor indices)",
        &[
            "f32[3,5] stable=true",
            "s64[3,20] stable=true dim=1 descending=true",
            "bf16[5,3] stable=true dim=0 descending=true",
            "bool[6] stable=true",
            "f32[] stable=true",
        ],
        |_, a| Ok(sort_stable(a)?.into()),
    )
    .ordered_as_first(),
    row(
        "topk(Tensor self, SymInt k, int dim=-1, bool largest=True, bool sorted=True) \
         -> (Tensor values, Tensor indices)",
        &["f32[3,9] 4", "f32[9,3] 2 0 false", "bf16[2,9] 3", "s32[12] 3 0 true", "f64[7] 7"],
        |_, a| Ok(topk(a)?.into()),
    )
    .whole(),
    row(
        "kthvalue(Tensor self, SymInt k, int dim=-1, bool keepdim=False) \
         -> (Tensor values, Tensor indices)",
        &["f32[3,5] 2", "s32[5,3] 4 0 true"],
        |_, a| Ok(kthvalue(a)?.into()),
    )
    .alone(),
    row("median(Tensor self) -> Tensor", &["f32[3,4]", "s32[5]", "f32[0]"], |_, a| {
        Ok(median(a, false)?.into())
    }),
    row("nanmedian(Tensor self) -> Tensor", &["f32[3,4]", "bf16[5]"], |_, a| {
        Ok(median(a, true)?.into())
    }),
    row(
        "median.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        &["f32[3,5] 1", "f32[4,3] 0 true"],
        |_, a| Ok(median_dim(a, false)?.into()),
    )
    .whole(),
    row(
        "nanmedian.dim(Tensor self, int dim, bool keepdim=False) \
         -> (Tensor values, Tensor indices)",
        &["f32[3,5] 1"],
        |_, a| Ok(median_dim(a, true)?.into()),
    ),
    row(
        "mode(Tensor self, int dim=-1, bool keepdim=False) -> (Tensor values, Tensor indices)",
        &["s32[3,12]", "f32[4,3] 0 true"],
        |_, a| Ok(mode(a)?.into()),
    )
    .alone(),
];
