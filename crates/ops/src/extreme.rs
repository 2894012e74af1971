//! The largest and the smallest elements, and where they are.

use crate::args::Args;
use crate::promote::{other_type, scalar_type};
use crate::reduce::{Over, refuse_complex, refuse_many_dims};
use crate::row::{Row, row};
use hlo::{DType, Kind, Reducer, Refusal, Result, Value};

/// Extremes propagate NaN, as StableHLO's maximum and minimum do.
fn extreme<'b>(a: &Args<'_, 'b>, reducer: Reducer, over: &Over) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    refuse_complex(a, x)?;
    Ok(over.shaped(x.reduce(reducer, &over.dims), x))
}

/// `amax` and `amin`: extremes over a list of dimensions.
fn extreme_over<'b>(a: &Args<'_, 'b>, reducer: Reducer) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    if a.ints("dim")?.is_empty() {
        refuse_no_elements(a, x)?;
    }
    let over = Over::read(a, x)?;
    over.refuse_empty(&format!("{}()", a.name()), x, a.ints("dim")?)?;
    a.want_exact_targets(|result, target| {
        let [input, out] = [result, target].map(scalar_type);
        format!(
            "Expected the dtype for input and out to match, but got {input} for input's dtype and \
             {out} for out's dtype."
        )
    });
    extreme(a, reducer, &over)
}

/// `max` and `min` of all elements.
fn extreme_of_all<'b>(a: &Args<'_, 'b>, reducer: Reducer) -> Result<Value<'b>> {
    a.refuse_targets(Kind::Runtime, |_, _| {
        "Expected canCast( typeMetaToScalarType(self.dtype()), typeMetaToScalarType(out.dtype())) \
         to be true, but got false.  (Could this error message be improved?  If so, please report \
         an enhancement request to PyTorch.)"
            .into()
    });
    let x = a.tensor("self")?;
    refuse_no_elements(a, x)?;
    extreme(a, reducer, &Over::all(x))
}

pub(crate) fn refuse_no_elements(a: &Args<'_, '_>, x: Value<'_>) -> Result<()> {
    if x.numel() > 0 {
        return Ok(());
    }
    Err(Refusal::runtime(format!(
        "{}(): Expected reduction dim to be specified for input.numel() == 0. Specify the \
         reduction dim with the 'dim' argument.",
        a.name()
    )))
}

/// The extreme along `dim` and the `s64` place of its first occurrence; NaN is the most extreme.
/// Uses two plain reductions, as XLA does not vectorise one over pairs.
pub(crate) fn extreme_at<'b>(
    x: Value<'b>,
    reducer: Reducer,
    over: &Over,
) -> (Value<'b>, Value<'b>) {
    let b = x.builder();
    let best = x.reduce(reducer, &over.dims);
    let Some(&dim) = over.dims.first() else {
        return (best, b.splat(0, x.ty().with_dtype(DType::S64)));
    };
    let mut there = x.eq(over.spread(best, x));
    if x.dtype().is_float() {
        there = there | x.is_nan();
    }
    let extent = x.dim(dim as usize);
    let places = b.iota(dim as usize, x.ty().with_dtype(DType::of_places(extent)));
    let nowhere = b.scalar(extent, places.dtype());
    let place = there.select(places, nowhere).reduce_min(&over.dims);
    (best, place.convert(DType::S64))
}

/// `max.dim` and `min.dim`.
fn extreme_dim<'b>(a: &Args<'_, 'b>, reducer: Reducer) -> Result<[Value<'b>; 2]> {
    let x = a.tensor("self")?;
    if x.dtype().is_complex() {
        return Err(Refusal::type_(format!("{}(): does not support complex input", a.name())));
    }
    let dim = a.dim("dim", x.rank())?;
    refuse_many_dims(x)?;
    let over = Over::dim(x, dim).keeping(a.bool("keepdim")?);
    over.refuse_empty(&format!("{}()", a.name()), x, &over.dims)?;
    a.want_exact_targets(other_type);
    let (value, place) = extreme_at(x, reducer, &over);
    Ok([over.shaped(value, x), over.shaped(place, x)])
}

/// `argmax` and `argmin`: without a dimension, places count through the flattened tensor.
fn extreme_place<'b>(a: &Args<'_, 'b>, reducer: Reducer) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    let name = a.name();
    if x.dtype().is_complex() {
        return Err(Refusal::type_(format!("{name}(): does not support complex input")));
    }
    if x.dtype().is_bool() {
        return Err(Refusal::not_implemented(format!("{name}(): does not support bool input")));
    }
    a.want_exact_targets(other_type);
    let keep = a.bool("keepdim")?;
    if a.is_none("dim") {
        if x.numel() == 0 {
            return Err(Refusal::index(format!(
                "{name}(): Expected reduction dim to be specified for input.numel() == 0."
            )));
        }
        let flat = x.reshape(&[x.numel()]);
        let place = extreme_at(flat, reducer, &Over::dim(flat, 0)).1;
        return Ok(Over::all(x).keeping(keep).shaped(place, x));
    }
    refuse_many_dims(x)?;
    let over = Over::dim(x, a.dim("dim", x.rank())?).keeping(keep);
    over.refuse_empty(&format!("{name}()"), x, &over.dims)?;
    Ok(over.shaped(extreme_at(x, reducer, &over).1, x))
}

fn aminmax<'b>(a: &Args<'_, 'b>) -> Result<[Value<'b>; 2]> {
    let x = a.tensor("self")?;
    if x.dtype().is_complex() {
        let got = scalar_type(x.dtype());
        return Err(Refusal::type_(format!("aminmax not implemented for {got}")));
    }
    if a.is_none("dim") && x.numel() == 0 {
        return Err(Refusal::runtime(
            "aminmax(): cannot compute aminmax over an empty dimension as the operation has no \
             identity.",
        ));
    }
    let over = Over::read(a, x)?;
    over.refuse_empty("aminmax", x, &over.dims)?;
    a.want_exact_targets(other_type);
    let side = |reducer| over.shaped(x.reduce(reducer, &over.dims), x);
    Ok([side(Reducer::Min), side(Reducer::Max)])
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "amax(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
        &["f32[2,3,4] [0,2]", "bf16[3,4] [-1] true", "s32[5]", "bool[2,3] [1]"],
        |_, a| Ok(extreme_over(a, Reducer::Max)?.into()),
    )
    .loose(),
    row(
        "amin(Tensor self, int[1] dim=[], bool keepdim=False) -> Tensor",
        &["f32[2,3,4] [1]", "u8[3,4] [0] true", "bool[3]"],
        |_, a| Ok(extreme_over(a, Reducer::Min)?.into()),
    )
    .loose(),
    row(
        "aminmax(Tensor self, *, int? dim=None, bool keepdim=False) -> (Tensor min, Tensor max)",
        &["f32[2,3]", "s64[2,3] dim=0 keepdim=true"],
        |_, a| Ok(aminmax(a)?.into()),
    )
    .alone(),
    row("max(Tensor self) -> Tensor", &["f32[2,3]", "s8[4]", "bool[3]"], |_, a| {
        Ok(extreme_of_all(a, Reducer::Max)?.into())
    }),
    row("min(Tensor self) -> Tensor", &["f32[2,3]", "u8[4]"], |_, a| {
        Ok(extreme_of_all(a, Reducer::Min)?.into())
    }),
    row(
        "max.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        &["f32[3,4] 1", "s32[3,4] 0 true", "bool[3,4] 1", "f32[] 0", "bf16[5] -1"],
        |_, a| Ok(extreme_dim(a, Reducer::Max)?.into()),
    )
    .whole(),
    row(
        "min.dim(Tensor self, int dim, bool keepdim=False) -> (Tensor values, Tensor indices)",
        &["f32[3,4] 1", "s64[2,3,2] 1 true"],
        |_, a| Ok(extreme_dim(a, Reducer::Min)?.into()),
    )
    .whole(),
    row(
        "argmax(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
        &["f32[3,4]", "f32[3,4] 1", "s32[3,4] 0 true", "f32[2,3] none true", "f32[]"],
        |_, a| Ok(extreme_place(a, Reducer::Max)?.into()),
    )
    .loose(),
    row(
        "argmin(Tensor self, int? dim=None, bool keepdim=False) -> Tensor",
        &["f32[3,4]", "bf16[3,4] -1"],
        |_, a| Ok(extreme_place(a, Reducer::Min)?.into()),
    )
    .loose(),
];
