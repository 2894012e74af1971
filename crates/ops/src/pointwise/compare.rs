//! Comparison, selection and limits.

use super::{level, require, sign_bit};
use crate::args::Args;
use crate::demand::general;
use crate::promote::{can_cast, cpp_name, found_type, largest_finite, scalar_type, uncast_type};
use crate::row::{Out, Row, elementwise, row};
use hlo::{Compare, DType, Number, Refusal, Result, Value};

const PAIR: [&str; 2] = ["self", "other"];

fn compare<'b>(a: &Args<'_, 'b>, direction: Compare) -> Result<Out<'b>> {
    let dtype = a.result_type(&PAIR)?;
    let ordered = !matches!(direction, Compare::Eq | Compare::Ne);
    require(!(ordered && dtype.is_complex()), &format!("{}_cpu", a.name()), dtype)?;
    let [x, y] = a.converted(PAIR, dtype)?;
    Ok(x.compare(direction, y).into())
}

/// The larger or smaller of two, both named by arguments of one call.
fn extremum<'b>(
    a: &Args<'_, 'b>,
    names: [&str; 2],
    f: impl FnOnce(Value<'b>, Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    let dtype = a.result_type(&names)?;
    if dtype.is_complex() {
        let kernel = match a.name() {
            "clamp_min" => "maximum_cpu",
            "clamp_max" => "minimum_cpu",
            name => {
                let message = format!("{name} not implemented for complex tensors.");
                return Err(Refusal::type_(message));
            }
        };
        require(!a.is_tensor(names[1]), kernel, dtype)?;
        return Err(Refusal::not_implemented("clamp is not supported for complex types"));
    }
    let [x, y] = a.converted(names, dtype)?;
    Ok(f(x, y).into())
}

/// `f` of two, where a NaN yields to the other operand.
fn ignoring_nan<'b>(
    x: Value<'b>,
    y: Value<'b>,
    f: impl FnOnce(Value<'b>, Value<'b>) -> Value<'b>,
) -> Value<'b> {
    let best = f(x, y);
    if !x.dtype().is_float() {
        return best;
    }
    x.is_nan().select(y, y.is_nan().select(x, best))
}

/// The limit `name` of integers or floats of a type. A number outside of the integers is replaced
/// by the nearest one, or refused where no integer meets the limit.
pub(crate) fn limit<'b>(
    a: &Args<'_, 'b>,
    name: &str,
    dtype: DType,
    lower: bool,
) -> Result<Value<'b>> {
    if a.is_tensor(name) {
        return a.converted([name], dtype).map(|[limit]| limit);
    }
    if !dtype.is_int() || dtype == DType::S64 {
        return a.scalar(name, dtype);
    }
    let [least, most] = [false, true].map(|high| integers(dtype, high));
    a.demand(&[name], move |numbers| {
        let number = match numbers[0] {
            Number::Unsigned(v) => i128::from(v),
            number => i128::from(number.as_i64()),
        };
        let empty = if lower { number > most } else { number < least };
        let (side, of) = (if lower { "min" } else { "max" }, scalar_type(dtype));
        let number = general(number as f64);
        empty.then(|| {
            format!("Clamp {side} value {number} is outside the representable range of {of}")
        })
    });
    let is_large = matches!(a.number_type(name), Some((DType::U64, _)));
    let wide = if is_large { DType::U64 } else { DType::S64 };
    let number = a.scalar(name, wide)?;
    let [least, most] = [least, most]
        .map(|v| number.constant(v.clamp(integers(wide, false), integers(wide, true)) as i64));
    Ok(if lower { number.maximum(least) } else { number.minimum(most) }.convert(dtype))
}

/// The least or the greatest number of an integer type.
fn integers(dtype: DType, greatest: bool) -> i128 {
    let bits = 8 * dtype.bytes() - usize::from(dtype.is_signed_int());
    match greatest {
        true => (1 << bits) - 1,
        false if dtype.is_signed_int() => -(1 << bits),
        false => 0,
    }
}

/// The larger of `x` and a limit. A maximum would lose the sign of a zero, which torch keeps.
pub(crate) fn at_least<'b>(x: Value<'b>, limit: Value<'b>) -> Value<'b> {
    let best = x.maximum(limit);
    if x.dtype().is_float() { x.eq(limit).select(x, best) } else { best }
}

/// The smaller of `x` and a limit.
pub(crate) fn at_most<'b>(x: Value<'b>, limit: Value<'b>) -> Value<'b> {
    let best = x.minimum(limit);
    if x.dtype().is_float() { x.eq(limit).select(x, best) } else { best }
}

/// The larger or smaller of `self` and one limit.
fn limited<'b>(a: &Args<'_, 'b>, name: &str, lower: bool) -> Result<Out<'b>> {
    let names = ["self", name];
    let f = if lower { at_least } else { at_most };
    if a.is_tensor(name) || a.result_type(&names)?.is_complex() {
        return extremum(a, names, f);
    }
    let dtype = a.result_type(&names)?;
    let kernel = if lower { "clamp_min_scalar_cpu" } else { "clamp_max_scalar_cpu" };
    require(!dtype.is_bool(), kernel, dtype)?;
    let x = a.tensor("self")?.convert(dtype);
    Ok(f(x, limit(a, name, dtype, lower)?).into())
}

/// The upper bound wins over the lower one, and NaN in any operand wins over both.
fn clamp<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let mut names = vec!["self"];
    names.extend(["min", "max"].into_iter().filter(|n| !a.is_none(n)));
    if names.len() == 1 {
        let message = "torch.clamp: At least one of 'min' or 'max' must not be None";
        return Err(Refusal::runtime(message));
    }
    let dtype = a.result_type(&names)?;
    if dtype.is_complex() {
        return Err(Refusal::not_implemented("clamp is not supported for complex types"));
    }
    if names[1..].iter().all(|name| !a.is_tensor(name)) {
        a.want_exact_targets(|result, target| match can_cast(result, target) {
            true => found_type(result, target),
            false => uncast_type(result, target),
        });
    }
    let kernel = match names[1..] {
        [name] if a.is_tensor(name) => "",
        [name] => return limited(a, name, name == "min"),
        [min, _] if a.is_tensor(min) => "clamp_cpu",
        _ => "clamp_scalar_cpu",
    };
    require(!dtype.is_bool() || kernel.is_empty(), kernel, dtype)?;
    let bound = |name, lower| match a.is_none(name) {
        true => a.converted(["self"], dtype).map(|[v]| v),
        false => limit(a, name, dtype, lower),
    };
    let [mut x, min, max] =
        level([a.tensor("self")?.convert(dtype), bound("min", true)?, bound("max", false)?])?;
    if !a.is_none("min") {
        x = at_least(x, min);
    }
    if !a.is_none("max") {
        x = at_most(x, max);
    }
    Ok(x.into())
}

fn select<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let condition = a.tensor("condition")?;
    if !matches!(condition.dtype(), DType::Bool | DType::U8) {
        return Err(Refusal::runtime(format!(
            "where expected condition to be a boolean tensor, but got a tensor with dtype {}",
            scalar_type(condition.dtype())
        )));
    }
    if condition.dtype() == DType::U8 {
        a.warn_once(
            "where received a uint8 condition tensor. This behavior is deprecated and will be \
             removed in a future version of PyTorch. Use a boolean condition instead."
                .to_owned(),
        );
    }
    let [x, y] = a.promoted(PAIR)?;
    let [condition, x, y] = level([condition.convert(DType::Bool), x, y])?;
    Ok(condition.select(x, y).into())
}

/// Refuses a mask of `masked_fill` that is not bool.
pub(crate) fn refuse_other_masks(mask: Value<'_>) -> Result<()> {
    if mask.dtype().is_bool() {
        return Ok(());
    }
    Err(Refusal::runtime(format!(
        "masked_fill_ only supports boolean masks, but got mask with dtype {}",
        cpp_name(mask.dtype())
    )))
}

fn masked_fill<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (x, mask) = (a.tensor("self")?, a.tensor("mask")?);
    refuse_other_masks(mask)?;
    if a.is_tensor("value") && a.tensor("value")?.rank() > 0 {
        let rank = a.tensor("value")?.rank();
        return Err(Refusal::runtime(format!(
            "masked_fill_ only supports a 0-dimensional value tensor, but got tensor with {rank} \
             dimension(s)."
        )));
    }
    a.refuse_overflow("value", x.dtype())?;
    let value = a.wrapped("value", x.dtype())?;
    let [mask, x] = level([mask, x])?;
    Ok(mask.select(value.broadcast_to(&x.dims()), x).into())
}

/// A property that only floats can have.
fn float_property<'b>(a: &Args<'_, 'b>, f: impl FnOnce(Value<'b>) -> Value<'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    Ok(match x.dtype() {
        d if d.is_integral() => x.builder().splat(false, x.ty().with_dtype(DType::Bool)),
        _ => f(x),
    }
    .into())
}

fn is_infinite<'b>(x: Value<'b>) -> Value<'b> {
    if x.dtype().is_complex() {
        return is_infinite(x.real()) | is_infinite(x.imag());
    }
    x.abs().eq(x.constant(f64::INFINITY))
}

fn signed_infinity<'b>(a: &Args<'_, 'b>, infinity: f64) -> Result<Out<'b>> {
    if a.tensor("self")?.dtype().is_complex() {
        let message = format!("{} does not support complex inputs.", a.name());
        return Err(Refusal::type_(message));
    }
    float_property(a, |x| x.eq(x.constant(infinity)))
}

fn signbit<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    Ok(match x.dtype() {
        d if d.is_complex() => {
            let message = "signbit is not implemented for complex tensors.";
            return Err(Refusal::not_implemented(message));
        }
        d if d.is_float() => sign_bit(x),
        _ => x.lt(x.zeros_like()),
    }
    .into())
}

fn nan_to_num<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    let dtype = x.dtype();
    if dtype.is_integral() {
        return Ok(x.into());
    }
    let real = dtype.real();
    let given = |name: &str, default: f64| match a.opt_scalar(name, real)? {
        Some(value) => Ok(value),
        None => Ok(x.builder().scalar(default, real)),
    };
    let (nan, high) = (given("nan", 0.0)?, given("posinf", largest_finite(real))?);
    let low = given("neginf", -largest_finite(real))?;
    let finite = |x: Value<'b>| {
        let finite = x.eq(x.constant(f64::INFINITY)).select(high, x);
        let finite = x.eq(x.constant(f64::NEG_INFINITY)).select(low, finite);
        x.is_nan().select(nan, finite)
    };
    let both = |x: Value<'b>| finite(x.real()).complex(finite(x.imag()));
    Ok(if dtype.is_complex() { both(x) } else { finite(x) }.into())
}

fn heaviside<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (x, y) = (a.tensor("self")?, a.tensor("values")?);
    if x.dtype().is_complex() || y.dtype().is_complex() {
        let message = "heaviside is not yet implemented for complex tensors.";
        return Err(Refusal::not_implemented(message));
    }
    if x.dtype() != y.dtype() {
        let message = "heaviside is not yet implemented for tensors with different dtypes.";
        return Err(Refusal::runtime(message));
    }
    let [x, y] = level([x, y])?;
    let step = x.compare(Compare::Gt, x.zeros_like()).convert(x.dtype());
    Ok(x.eq(x.zeros_like()).select(y, step).into())
}

pub(crate) const ROWS: &[Row] = &[
    elementwise(
        "eq.Tensor(Tensor self, Tensor other) -> Tensor",
        &["s64[8] s64[8]", "f32[2,3] f32[3]", "bool[4] s32[4]", "c64[4] c64[4]"],
        |_, a| compare(a, Compare::Eq),
    ),
    elementwise(
        "eq.Scalar(Tensor self, Scalar other) -> Tensor",
        &["s64[8] 1", "f32[4] 0.5"],
        |_, a| compare(a, Compare::Eq),
    ),
    elementwise("ne.Tensor(Tensor self, Tensor other) -> Tensor", &["s64[8] s64[8]"], |_, a| {
        compare(a, Compare::Ne)
    }),
    elementwise("ne.Scalar(Tensor self, Scalar other) -> Tensor", &["s64[8] 1"], |_, a| {
        compare(a, Compare::Ne)
    }),
    elementwise(
        "lt.Tensor(Tensor self, Tensor other) -> Tensor",
        &["f32[2,3] f32[3]", "s64[8] f32[8]", "bool[4] bool[4]", "u8[4] u8[4]"],
        |_, a| compare(a, Compare::Lt),
    ),
    elementwise(
        "lt.Scalar(Tensor self, Scalar other) -> Tensor",
        &["s64[8] 0.5", "f32[4] 1"],
        |_, a| compare(a, Compare::Lt),
    ),
    elementwise("le.Tensor(Tensor self, Tensor other) -> Tensor", &["f32[8] f32[8]"], |_, a| {
        compare(a, Compare::Le)
    }),
    elementwise("le.Scalar(Tensor self, Scalar other) -> Tensor", &["s64[8] 1"], |_, a| {
        compare(a, Compare::Le)
    }),
    elementwise("gt.Tensor(Tensor self, Tensor other) -> Tensor", &["f32[8] f32[8]"], |_, a| {
        compare(a, Compare::Gt)
    }),
    elementwise("gt.Scalar(Tensor self, Scalar other) -> Tensor", &["bf16[8] 0.5"], |_, a| {
        compare(a, Compare::Gt)
    }),
    elementwise("ge.Tensor(Tensor self, Tensor other) -> Tensor", &["f32[8] f32[8]"], |_, a| {
        compare(a, Compare::Ge)
    }),
    elementwise("ge.Scalar(Tensor self, Scalar other) -> Tensor", &["s64[8] 1"], |_, a| {
        compare(a, Compare::Ge)
    }),
    elementwise(
        "maximum(Tensor self, Tensor other) -> Tensor",
        &["f32[2,3] f32[3]", "s64[8] s64[8]", "bool[4] bool[4]", "bf16[4] f32[4]"],
        |_, a| extremum(a, PAIR, Value::maximum),
    ),
    elementwise(
        "minimum(Tensor self, Tensor other) -> Tensor",
        &["f32[2,3] f32[3]", "u8[8] u8[8]", "bool[4] bool[4]"],
        |_, a| extremum(a, PAIR, Value::minimum),
    ),
    elementwise(
        "fmax(Tensor self, Tensor other) -> Tensor",
        &["f32[2,3] f32[3]", "s64[8] s64[8]", "f32[32] f32[32]"],
        |_, a| extremum(a, PAIR, |x, y| ignoring_nan(x, y, Value::maximum)),
    ),
    elementwise(
        "fmin(Tensor self, Tensor other) -> Tensor",
        &["f32[2,3] f32[3]", "bool[4] bool[4]", "f32[32] f32[32]"],
        |_, a| extremum(a, PAIR, |x, y| ignoring_nan(x, y, Value::minimum)),
    ),
    elementwise(
        "clamp(Tensor self, Scalar? min=None, Scalar? max=None) -> Tensor",
        &["f32[8] -0.5 0.5", "f32[4] max=1", "s64[8] 0.5 none", "s32[8] -1 2", "f32[4] 1.0 0.0"],
        |_, a| clamp(a),
    ),
    elementwise(
        "clamp.Tensor(Tensor self, Tensor? min=None, Tensor? max=None) -> Tensor",
        &["f32[2,3] f32[3] f32[2,1]", "s64[8] f32[8]", "f32[] max=f32[3]"],
        |_, a| clamp(a),
    ),
    elementwise(
        "clamp_min(Tensor self, Scalar min) -> Tensor",
        &["f32[8] 0.5", "s64[8] 0.5", "bf16[4] 0.1"],
        |_, a| limited(a, "min", true),
    ),
    elementwise(
        "clamp_min.Tensor(Tensor self, Tensor min) -> Tensor",
        &["f32[2,3] f32[3]"],
        |_, a| extremum(a, ["self", "min"], Value::maximum),
    ),
    elementwise(
        "clamp_max(Tensor self, Scalar max) -> Tensor",
        &["f32[8] 0.5", "s64[8] 1"],
        |_, a| limited(a, "max", false),
    ),
    elementwise(
        "clamp_max.Tensor(Tensor self, Tensor max) -> Tensor",
        &["f32[2,3] f32[3]"],
        |_, a| extremum(a, ["self", "max"], Value::minimum),
    ),
    elementwise(
        "where.self(Tensor condition, Tensor self, Tensor other) -> Tensor",
        &["bool[2,3] f32[3] f32[2,1]", "bool[3] f32[] 0.0", "bool[] f32[3] s64[3]", "bool[4] 1 2"],
        |_, a| select(a),
    )
    .exact(|result, target| {
        let [wanted, got] = [result, target].map(scalar_type);
        format!("Expected out type to be {wanted} but got {got}")
    }),
    row(
        "masked_fill.Scalar(Tensor self, Tensor mask, Scalar value) -> Tensor",
        &["f32[2,3] bool[3] 0.5", "s64[4] bool[4] 1.5", "f32[] bool[3] 0", "bool[4] bool[4] true"],
        |_, a| masked_fill(a),
    )
    .whole()
    .loose_yet("masked_fill_", "tensor[mask] = scalar"),
    row(
        "masked_fill.Tensor(Tensor self, Tensor mask, Tensor value) -> Tensor",
        &["f32[2,3] bool[3] f32[]", "bf16[4] bool[4] f32[]"],
        |_, a| masked_fill(a),
    )
    .loose_yet("masked_fill_", "tensor[mask] = scalar"),
    elementwise(
        "isnan(Tensor self) -> Tensor",
        &["f32[16]", "s64[4]", "c64[4]", "bf16[16]"],
        |_, a| float_property(a, Value::is_nan),
    ),
    elementwise(
        "isinf(Tensor self) -> Tensor",
        &["f32[16]", "s64[4]", "c64[4]", "bf16[16]"],
        |_, a| float_property(a, is_infinite),
    ),
    elementwise("isposinf(Tensor self) -> Tensor", &["f32[16]", "s64[4]"], |_, a| {
        signed_infinity(a, f64::INFINITY)
    })
    .exact(|_, _| "isposinf does not support non-boolean outputs.".into()),
    elementwise("isneginf(Tensor self) -> Tensor", &["f32[16]", "s64[4]"], |_, a| {
        signed_infinity(a, f64::NEG_INFINITY)
    })
    .exact(|_, _| "isneginf does not support non-boolean outputs.".into()),
    elementwise(
        "signbit(Tensor self) -> Tensor",
        &["f32[16]", "bf16[16]", "f64[16]", "s64[4]", "u8[4]", "bool[3]"],
        |_, a| signbit(a),
    )
    .exact(|_, _| "signbit does not support non-boolean outputs.".into()),
    elementwise(
        "nan_to_num(Tensor self, float? nan=None, float? posinf=None, float? neginf=None) -> Tensor",
        &["f32[16]", "bf16[16]", "f16[16] 0.5 1.0 -1.0", "s64[3]"],
        |_, a| nan_to_num(a),
    )
    .exact(|result, target| {
        let [wanted, got] = [result, target].map(scalar_type);
        format!("nan_to_num: dtype of out: {got} should be same as input: {wanted}")
    })
    .ordered_as_first(),
    elementwise(
        "heaviside(Tensor self, Tensor values) -> Tensor",
        &["f32[16] f32[16]", "s64[2,8] s64[8]", "bool[4] bool[4]"],
        |_, a| heaviside(a),
    )
    .exact(|_, _| {
        "heaviside is not yet implemented for tensors with different dtypes.".into()
    }),
];
