//! Losses of each element against its target: squared, absolute and logarithmic distance.

use super::{Reduction, common_dims};
use crate::activation::log_sigmoid;
use crate::args::Args;
use crate::pointwise::{all, require, rounded};
use crate::promote::{can_cast, found_type, uncast_type};
use crate::row::{Out, Row, elementwise, row};
use hlo::{DType, Refusal, Result, Value};

/// A loss from `self` and `target`, with an optional `weight` of each element.
fn loss<'b>(
    a: &Args<'_, 'b>,
    kernel: &str,
    f: impl FnOnce(Value<'b>, Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    let dtype = short(a)?;
    loss_as(a, kernel, dtype, f)
}

/// A loss whose type is not that of both operands.
fn loss_as<'b>(
    a: &Args<'_, 'b>,
    kernel: &str,
    dtype: DType,
    f: impl FnOnce(Value<'b>, Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    let both = short(a)?;
    require(both.is_float(), kernel, both)?;
    if !can_cast(both, dtype) {
        return Err(Refusal::runtime(uncast_type(both, dtype)));
    }
    let [x, t] = operands(a, ["self", "target"], both)?;
    let loss = weighted(a, f(x, t))?;
    Ok(Reduction::read(a)?.apply(loss, dtype).into())
}

/// The gradient of such a loss by `self`: `f` times each element's share of the output's gradient.
fn gradient<'b>(
    a: &Args<'_, 'b>,
    f: impl FnOnce(Value<'b>, Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    let dtype = a.result_type(&["grad_output", "self", "target"])?;
    let [x, t] = operands(a, ["self", "target"], dtype)?;
    let g = a.tensor("grad_output")?.convert(x.dtype());
    let share = Reduction::read(a)?.share(g, a.tensor("self")?.numel());
    let slope = weighted(a, f(x, t))?;
    let dims = common_dims(&[slope, share])?;
    Ok((slope.broadcast_to(&dims) * share.broadcast_to(&dims)).convert(dtype).into())
}

fn operands<'b>(a: &Args<'_, 'b>, names: [&str; 2], dtype: DType) -> Result<[Value<'b>; 2]> {
    crate::pointwise::level(a.converted(names, dtype.accumulate())?)
}

fn weighted<'b>(a: &Args<'_, 'b>, x: Value<'b>) -> Result<Value<'b>> {
    if a.position("weight").is_none() {
        return Ok(x);
    }
    let Some(weight) = a.opt_tensor("weight")? else { return Ok(x) };
    let dims = common_dims(&[x, weight])?;
    Ok(x.broadcast_to(&dims) * weight.convert(x.dtype()).broadcast_to(&dims))
}

/// The number `name` in the type that the loss is computed in.
fn number<'b>(a: &Args<'_, 'b>, name: &str) -> Result<Value<'b>> {
    a.scalar(name, short(a)?.accumulate())
}

fn short(a: &Args<'_, '_>) -> Result<DType> {
    a.result_type(&["self", "target"])
}

/// Quadratic within `beta` of the target, linear beyond.
fn smooth_l1<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let beta = number(a, "beta")?;
    let wording = "smooth_l1_loss does not support negative values for beta.";
    a.demand_number("beta", |beta| beta >= 0.0, wording);
    // torch rounds each step of float16, and none of bfloat16.
    let short = if short(a)? == DType::F16 { DType::F16 } else { DType::F32 };
    let rounded = |v| rounded(v, short);
    let beta = rounded(beta);
    loss(a, "smooth_l1_cpu", |x, t| {
        let z = rounded((x - t).abs());
        let near = rounded(rounded(0.5 * z) * z) / beta;
        z.lt(beta).select(near, z - rounded(0.5 * beta))
    })
}

fn smooth_l1_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let beta = number(a, "beta")?;
    gradient(a, |x, t| {
        let z = x - t;
        z.abs().lt(beta).select(z / beta, z.sign())
    })
}

fn huber<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let delta = number(a, "delta")?;
    let wording = "huber_loss does not support non-positive values for delta.";
    a.demand_number("delta", |delta| delta > 0.0, wording);
    // torch rounds each step of bfloat16, and none of float16.
    let short = if short(a)? == DType::BF16 { DType::BF16 } else { DType::F32 };
    let rounded = |v| rounded(v, short);
    let delta = rounded(delta);
    loss_as(a, "huber_cpu", a.tensor("self")?.dtype(), |x, t| {
        let z = rounded((x - t).abs());
        z.le(delta).select(rounded(0.5 * z) * z, delta * rounded(z - rounded(0.5 * delta)))
    })
}

fn huber_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let delta = number(a, "delta")?;
    let [own, other] = [a.tensor("self")?, a.tensor("target")?].map(|v| v.dtype());
    if own != other {
        return Err(Refusal::runtime(found_type(own, other)));
    }
    gradient(a, |x, t| (x - t).maximum(-delta).minimum(delta))
}

fn check_unit<'b>(a: &Args<'_, 'b>, name: &'static str, x: Value<'b>) {
    let within = x.ge(x.constant(0.0)) & x.le(x.constant(1.0));
    a.check(all(within), || {
        Refusal::runtime(format!("all elements of {name} should be between 0 and 1"))
    });
}

/// Logarithms are cut off at -100, so that a certain and wrong answer costs a finite amount.
fn binary_cross_entropy<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    check_same_size(a)?;
    let x = a.tensor("self")?;
    let target = a.tensor("target")?.dtype();
    if target != x.dtype() {
        return Err(Refusal::runtime(found_type(x.dtype(), target)));
    }
    if a.opt_tensor("weight")?.is_some() {
        // torch multiplies the loss in place.
        let both = a.result_type(&["self", "weight"])?;
        if !can_cast(both, x.dtype()) {
            return Err(Refusal::runtime(uncast_type(both, x.dtype())));
        }
    }
    loss(a, "binary_cross_entropy", |x, t| {
        check_unit(a, "input", x);
        check_unit(a, "target", t);
        let floor = x.constant(-100.0);
        let (yes, no) = (x.log().maximum(floor), (-x).log_plus_one().maximum(floor));
        (t - 1.0) * no - t * yes
    })
}

fn check_same_size(a: &Args<'_, '_>) -> Result<()> {
    let (x, t) = (a.tensor("self")?.dims(), a.tensor("target")?.dims());
    if x == t {
        return Ok(());
    }
    Err(Refusal::value(format!(
        "Using a target size ({t:?}) that is different to the input size ({x:?}) is deprecated. \
         Please ensure they have the same size."
    )))
}

fn binary_cross_entropy_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    gradient(a, |x, t| (x - t) / ((1.0 - x) * x).maximum(x.constant(1e-12)))
}

/// From logits directly: `(1 - t) x - (1 + (pos_weight - 1) t) log sigmoid x`.
fn binary_cross_entropy_with_logits<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (x, t) = (a.tensor("self")?, a.tensor("target")?);
    let dtype = a.result_type(&["self", "target"])?;
    require(dtype.is_float(), "binary_cross_entropy_with_logits", dtype)?;
    let [x, t] = [x, t].map(|v| v.convert(dtype.accumulate()));
    let dims = common_dims(&[x, t])?;
    let [x, t] = [x, t].map(|v| v.broadcast_to(&dims));
    let factor = match a.opt_tensor("pos_weight")? {
        None => log_sigmoid(x),
        Some(p) => {
            let excess = p.convert(x.dtype()) - 1.0;
            (1.0 + excess.broadcast_to(&dims) * t) * log_sigmoid(x)
        }
    };
    let loss = weighted(a, (1.0 - t) * x - factor)?;
    // torch computes the loss in place of `1 - target`.
    let kept = a.tensor("target")?.dtype();
    if !can_cast(dtype, kept) {
        return Err(Refusal::runtime(uncast_type(dtype, kept)));
    }
    Ok(Reduction::read(a)?.apply(loss, kept).into())
}

pub(crate) const ROWS: &[Row] = &[
    elementwise(
        "mse_loss(Tensor self, Tensor target, int reduction=1) -> Tensor",
        &["f32[4,3] f32[4,3]", "bf16[8] bf16[8] 2", "f32[4] f32[] 0", "f32[2,3] f64[3]"],
        |_, a| {
            loss(a, "mse_cpu", |x, t| {
                let z = x - t;
                z * z
            })
        },
    ),
    row(
        "mse_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction) -> \
         Tensor",
        &["f32[] f32[4,3] f32[4,3] 1", "f32[4] f32[4] f32[4] 0", "bf16[] bf16[8] bf16[8] 2"],
        |_, a| gradient(a, |x, t| 2.0 * (x - t)),
    ),
    elementwise(
        "smooth_l1_loss(Tensor self, Tensor target, int reduction=1, float beta=1.) -> Tensor",
        &["f32[4,3] f32[4,3]", "f32[8] f32[8] 0 0.5", "f32[4] f32[4] 2 0.0"],
        |_, a| smooth_l1(a),
    ),
    row(
        "smooth_l1_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, \
         float beta) -> Tensor",
        &["f32[] f32[4,3] f32[4,3] 1 1.0", "f32[8] f32[8] f32[8] 0 0.5"],
        |_, a| smooth_l1_backward(a),
    ),
    elementwise(
        "huber_loss(Tensor self, Tensor target, int reduction=1, float delta=1.) -> Tensor",
        &["f32[4,3] f32[4,3]", "f32[8] f32[8] 0 0.5"],
        |_, a| huber(a),
    )
    .ordered_as_first(),
    row(
        "huber_loss_backward(Tensor grad_output, Tensor self, Tensor target, int reduction, float \
         delta) -> Tensor",
        &["f32[] f32[4,3] f32[4,3] 1 1.0", "f32[8] f32[8] f32[8] 0 0.5"],
        |_, a| huber_backward(a),
    ),
    elementwise(
        "binary_cross_entropy(Tensor self, Tensor target, Tensor? weight=None, int reduction=1) -> \
         Tensor",
        &["f32[4,3] f32[4,3]", "f32[4,3] f32[4,3] f32[3] 0", "bf16[8] bf16[8] none 2"],
        |_, a| binary_cross_entropy(a),
    )
    .exact(found_type),
    row(
        "binary_cross_entropy_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? \
         weight=None, int reduction=1) -> Tensor",
        &["f32[] f32[4,3] f32[4,3]", "f32[4,3] f32[4,3] f32[4,3] f32[3] 0"],
        |_, a| binary_cross_entropy_backward(a),
    ),
    elementwise(
        "binary_cross_entropy_with_logits(Tensor self, Tensor target, Tensor? weight=None, \
         Tensor? pos_weight=None, int reduction=1) -> Tensor",
        &["f32[4,3] f32[4,3]", "f32[4,3] f32[4,3] f32[3] f32[3] 0", "bf16[8] bf16[8] none none 2"],
        |_, a| binary_cross_entropy_with_logits(a),
    )
    .ordered_as_first(),
];
