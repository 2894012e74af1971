//! Activation functions and their gradients.

use crate::args::Args;
use crate::demand::general;
use crate::pointwise::compare::{at_least, at_most, limit};
use crate::pointwise::math::one_plus_erf;
use crate::pointwise::{binary, conj, level, require, wide};
use crate::promote::{asked_type, found_type, largest_finite, scalar_type};
use crate::row::{Out, Row, elementwise, row};
use hlo::{Builder, Compare, DType, Refusal, Result, Type, Value};
use std::f64::consts::{FRAC_1_SQRT_2, FRAC_2_SQRT_PI, PI, SQRT_2};

/// Applies `f` to `self`, a float, in the accumulation type.
fn activation<'b>(
    a: &Args<'_, 'b>,
    kernel: &str,
    f: impl FnOnce(Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    require(x.dtype().is_float(), kernel, x.dtype())?;
    Ok(wide(x, f).into())
}

/// A gradient from `grad_output` and one saved tensor.
fn gradient<'b>(
    a: &Args<'_, 'b>,
    saved: &str,
    f: impl FnOnce(Value<'b>, Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    let names = ["grad_output", saved];
    binary(a, names, a.result_type(&names)?, f)
}

/// The number `name` in the type that `tensor` is computed in.
fn number<'b>(a: &Args<'_, 'b>, tensor: &str, name: &str) -> Result<Value<'b>> {
    a.scalar(name, a.tensor(tensor)?.dtype().accumulate())
}

/// `x` where the condition fails, else 0.
fn unless<'b>(condition: Value<'b>, x: Value<'b>) -> Value<'b> {
    condition.select(x.zeros_like(), x)
}

fn positive(x: Value<'_>) -> Value<'_> {
    x.compare(Compare::Gt, x.zeros_like())
}

fn relu<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    match x.dtype() {
        d if d.is_bool() => Err(Refusal::not_implemented("Boolean inputs not supported for relu")),
        d if d.is_complex() => {
            Err(Refusal::not_implemented("clamp is not supported for complex types"))
        }
        d if d.is_float() => {
            // A maximum would lose the sign of -0.
            let negative = x.compare(Compare::Lt, x.zeros_like());
            Ok(negative.select(x.zeros_like(), x).into())
        }
        _ => Ok(x.maximum(x.zeros_like()).into()),
    }
}

fn threshold<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    require(!x.dtype().is_complex(), "threshold_cpu", x.dtype())?;
    let (limit, value) = (number(a, "self", "threshold")?, a.scalar("value", x.dtype())?);
    Ok(x.convert(limit.dtype()).le(limit).select(value.broadcast_to(&x.dims()), x).into())
}

fn threshold_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let dtype = a.result_type(&["grad_output", "self"])?;
    require(!dtype.is_complex(), "threshold_cpu", dtype)?;
    let [g, x] = level(a.converted(["grad_output", "self"], dtype)?)?;
    Ok(unless(x.le(a.scalar("threshold", dtype)?), g).into())
}

/// The factors of gelu's tanh approximation.
const BETA: f64 = SQRT_2 * FRAC_2_SQRT_PI * 0.5;
const KAPPA: f64 = 0.044715;

/// True if gelu is the approximate one.
fn by_tanh(a: &Args<'_, '_>) -> Result<bool> {
    match a.text("approximate")? {
        "tanh" => Ok(true),
        "none" => Ok(false),
        _ => Err(Refusal::runtime("approximate argument must be either none or tanh.")),
    }
}

fn gelu<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let by_tanh = by_tanh(a)?;
    activation(a, "GeluKernelImpl", |x| {
        let cdf = if by_tanh {
            1.0 + (BETA * (x + KAPPA * (x * x * x))).tanh()
        } else {
            one_plus_erf(x * FRAC_1_SQRT_2)
        };
        0.5 * x * cdf
    })
}

fn gelu_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let by_tanh = by_tanh(a)?;
    gradient(a, "self", |g, x| {
        if !by_tanh {
            let cdf = 0.5 * one_plus_erf(x * FRAC_1_SQRT_2);
            let pdf = (1.0 / (2.0 * PI).sqrt()) * (-0.5 * (x * x)).exponential();
            return g * (cdf + x * pdf);
        }
        let square = x * x;
        let tanh = (BETA * (x + KAPPA * (x * square))).tanh();
        let inner = BETA * (1.0 + 3.0 * KAPPA * square);
        g * (0.5 * (1.0 + tanh) + 0.5 * x * ((1.0 - tanh * tanh) * inner))
    })
}

fn silu_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    gradient(a, "self", |g, x| {
        let s = x.logistic();
        g * s * (1.0 + x * (1.0 - s))
    })
}

fn mish_gate(x: Value<'_>) -> Value<'_> {
    x.exponential().log_plus_one().tanh()
}

fn mish_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    gradient(a, "self", |g, x| {
        let gate = mish_gate(x);
        g * (gate + x * x.logistic() * (1.0 - gate * gate))
    })
}

fn logit_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let eps = a.opt_scalar("eps", a.tensor("self")?.dtype().accumulate())?;
    gradient(a, "self", |g, x| {
        let slope = g / (x * (1.0 - x)).abs();
        let (low, high, outside) = match eps {
            Some(eps) => (eps, 1.0 - eps, x.constant(0.0)),
            None => (x.constant(0.0), x.constant(1.0), x.constant(f64::NAN)),
        };
        (x.lt(low) | x.compare(Compare::Gt, high)).select(outside, slope)
    })
}

fn leaky_relu<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let slope = number(a, "self", "negative_slope")?;
    activation(a, "leaky_relu_cpu", |x| positive(x).select(x, x * slope))
}

fn leaky_relu_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let slope = number(a, "self", "negative_slope")?;
    if a.bool("self_is_result")? {
        let wording = "In-place leakyReLu backward calculation is triggered with a negative slope \
                       which is not supported. This is caused by calling in-place forward function \
                       with a negative slope, please call out-of-place version instead.";
        in_place_only_if_not_negative(a, "negative_slope", wording);
    }
    gradient(a, "self", |g, x| positive(x).select(g, g * slope))
}

/// Refuses a negative slope of an in-place call: its result's sign does not tell its input's sign.
fn in_place_only_if_not_negative(a: &Args<'_, '_>, name: &str, wording: &'static str) {
    a.demand_number(name, |slope| slope >= 0.0, wording);
}

/// elu's three factors: of the negative side, of the positive side, of the exponent.
fn elu_factors<'b>(a: &Args<'_, 'b>, tensor: &str) -> Result<[Value<'b>; 3]> {
    let (alpha, scale) = (number(a, tensor, "alpha")?, number(a, tensor, "scale")?);
    Ok([alpha * scale, scale, number(a, tensor, "input_scale")?])
}

fn elu<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let [negative, scale, inner] = elu_factors(a, "self")?;
    activation(a, "elu_cpu", |x| {
        let below = (x * inner).exponential_minus_one() * negative;
        x.lt(x.zeros_like()).select(below, x * scale)
    })
}

fn elu_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let [negative, scale, inner] = elu_factors(a, "self_or_result")?;
    let is_result = a.bool("is_result")?;
    if is_result {
        let wording = "In-place elu backward calculation is triggered with a negative slope which \
                       is not supported. This is caused by calling in-place forward function with \
                       a negative slope, please call out-of-place version instead.";
        in_place_only_if_not_negative(a, "alpha", wording);
    }
    gradient(a, "self_or_result", |g, x| {
        let slope = if is_result { x + negative } else { negative * (x * inner).exponential() };
        // The gradient at NaN is NaN.
        positive(x).select(g * scale, g * inner * slope)
    })
}

fn hardtanh<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    if x.dtype().is_bool() {
        return Err(Refusal::not_implemented("Bool inputs not supported for hardtanh"));
    }
    require(!x.dtype().is_complex(), "hardtanh", x.dtype())?;
    let dtype = x.dtype();
    let (min, max) = (limit(a, "min_val", dtype, true)?, limit(a, "max_val", dtype, false)?);
    Ok(at_most(at_least(x, min), max).into())
}

fn hardtanh_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (min, max) = (number(a, "self", "min_val")?, number(a, "self", "max_val")?);
    gradient(a, "self", |g, x| {
        let inside = x.compare(Compare::Gt, min) & x.lt(max);
        inside.select(g, g.zeros_like())
    })
}

/// The ramp from 0 at -3 to 1 at 3.
fn ramp(x: Value<'_>) -> Value<'_> {
    x.constant(0.0).maximum(x + 3.0).minimum(x.constant(6.0)) / 6.0
}

fn hardsigmoid_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    gradient(a, "self", |g, x| {
        let inside = x.compare(Compare::Gt, x.constant(-3.0)) & x.lt(x.constant(3.0));
        inside.select(g / 6.0, g.zeros_like())
    })
}

fn hardswish_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    gradient(a, "self", |g, x| {
        // The gradient at NaN is NaN.
        let inside = x.ge(x.constant(3.0)).select(g, g * (x / 3.0 + 0.5));
        unless(x.le(x.constant(-3.0)), inside)
    })
}

/// `lambd` as a number of the tensor's own type, which is how torch compares and subtracts it.
fn lambd<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let dtype = a.tensor("self")?.dtype();
    Ok(a.scalar("lambd", dtype)?.convert(dtype.accumulate()))
}

/// True if `x` lies in `[-lambd, lambd]`.
fn shrunk<'b>(x: Value<'b>, lambd: Value<'b>) -> Value<'b> {
    x.ge(-lambd) & x.le(lambd)
}

fn hardshrink<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let lambd = lambd(a)?;
    activation(a, "hardshrink_cpu", |x| unless(shrunk(x, lambd), x))
}

fn softshrink<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let dtype = a.tensor("self")?.dtype();
    a.demand(&["lambd"], move |numbers| {
        let (lambd, largest) = (numbers[0].as_f64(), largest_finite(dtype));
        (!(0.0..=largest).contains(&lambd)).then(|| {
            format!(
                "lambda must be in range [0, {}] for input dtype {}, but found {}",
                general(largest),
                scalar_type(dtype),
                general(lambd)
            )
        })
    });
    let lambd = lambd(a)?;
    activation(a, "softshrink_cpu", |x| {
        // Inside the interval the result is 0, and NaN stays NaN.
        let low = x.lt(-lambd).select(x + lambd, x * 0.0);
        x.compare(Compare::Gt, lambd).select(x - lambd, low)
    })
}

fn shrink_backward<'b>(a: &Args<'_, 'b>, grad: &str) -> Result<Out<'b>> {
    let lambd = lambd(a)?;
    let names = [grad, "self"];
    binary(a, names, a.result_type(&names)?, |g, x| {
        let outside = x.lt(-lambd) | x.compare(Compare::Gt, lambd);
        outside.select(g, g.zeros_like())
    })
}

fn softplus<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (beta, limit) = (number(a, "self", "beta")?, number(a, "self", "threshold")?);
    activation(a, "softplus_cpu", |x| {
        let scaled = x * beta;
        let soft = scaled.exponential().log_plus_one() / beta;
        scaled.compare(Compare::Gt, limit).select(x, soft)
    })
}

fn softplus_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (beta, limit) = (number(a, "self", "beta")?, number(a, "self", "threshold")?);
    gradient(a, "self", |g, x| {
        let scaled = x * beta;
        scaled.compare(Compare::Gt, limit).select(g, g * scaled.logistic())
    })
}

/// The second result is the buffer that the CPU's backward keeps. Here the backward row recomputes
/// it, so it is empty.
fn log_sigmoid_forward<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    require(x.dtype().is_float(), "log_sigmoid_cpu", x.dtype())?;
    let output = wide(x, log_sigmoid);
    Ok([output, b.splat(0, Type::new(x.dtype(), &[0]))].into())
}

pub(crate) fn log_sigmoid(x: Value<'_>) -> Value<'_> {
    x.minimum(x.zeros_like()) - (-x.abs()).exponential().log_plus_one()
}

fn glu_halves<'b>(a: &Args<'_, 'b>, x: Value<'b>) -> Result<(usize, Value<'b>, Value<'b>)> {
    if x.rank() == 0 {
        return Err(Refusal::runtime("glu does not support 0-dimensional tensors"));
    }
    let dim = a.dim("dim", x.rank())?;
    let extent = x.dim(dim);
    if extent % 2 != 0 {
        return Err(Refusal::runtime(format!(
            "Halving dimension must be even, but dimension {dim} is size {extent}"
        )));
    }
    let half = extent / 2;
    Ok((dim, x.slice_dim(dim, 0, half, 1), x.slice_dim(dim, half, extent, 1)))
}

fn glu<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    require(x.dtype().is_float(), "glu_cpu", x.dtype())?;
    let (_, value, gate) = glu_halves(a, x)?;
    let wide_type = x.dtype().accumulate();
    let product = value.convert(wide_type) * gate.convert(wide_type).logistic();
    Ok(product.convert(x.dtype()).into())
}

fn glu_backward<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (x, g) = (a.tensor("self")?, a.tensor("grad_output")?);
    let (dim, value, gate) = glu_halves(a, x)?;
    let [g, value, gate] = [g, value, gate].map(|v| v.convert(x.dtype().accumulate()));
    let s = gate.logistic();
    let to_value = g * s;
    let to_gate = to_value * (1.0 - s) * value;
    Ok(b.concatenate(&[to_value, to_gate], dim).convert(x.dtype()).into())
}

fn prelu<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    let [x, weight] = level([x, a.tensor("weight")?.convert(x.dtype())])?;
    Ok(positive(x).select(x, weight * x).into())
}

fn prelu_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    let [g, weight] = [a.tensor("grad_output")?, a.tensor("weight")?];
    let [g, x, weight] = level([g, x, weight.convert(x.dtype())])?;
    let to_input = positive(x).select(g, weight * g);
    Ok([to_input, unless(positive(x), x * g)].into())
}

fn native_dropout_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (g, mask) = (a.float_tensor("grad_output")?, a.tensor("mask")?.convert(DType::Bool));
    let [g, mask] = level([g, mask])?;
    let scale = a.scalar("scale", g.dtype().accumulate())?;
    Ok(wide(g, |g| mask.select(g * scale, g.zeros_like())).into())
}

const GRAD: &[&str] = &["f32[2,8] f32[2,8]", "bf16[8] bf16[8]", "f64[4] f64[4]"];
const FLOATS: &[&str] = &["f32[2,16]", "bf16[8]", "f64[4]"];

pub(crate) const ROWS: &[Row] = &[
    elementwise("relu(Tensor self) -> Tensor", &["f32[2,8]", "bf16[8]", "s64[4]"], |_, a| relu(a)),
    elementwise(
        "threshold(Tensor self, Scalar threshold, Scalar value) -> Tensor",
        &["f32[8] 0.1 20.0", "s64[4] 1 7"],
        |_, a| threshold(a),
    )
    .repeating(),
    elementwise(
        "threshold_backward(Tensor grad_output, Tensor self, Scalar threshold) -> Tensor",
        &["f32[2,8] f32[2,8] 0", "bf16[8] bf16[8] 0.5"],
        |_, a| threshold_backward(a),
    ),
    elementwise(
        "gelu(Tensor self, *, str approximate=\"none\") -> Tensor",
        &["f32[2,16]", "bf16[8]", "f64[4]", "f32[16] approximate=tanh", "bf16[8] approximate=tanh"],
        |_, a| gelu(a),
    )
    .exact(found_type),
    elementwise(
        "gelu_backward(Tensor grad_output, Tensor self, *, str approximate=\"none\") -> Tensor",
        &["f32[2,16] f32[2,16]", "bf16[8] bf16[8]", "f32[16] f32[16] approximate=tanh"],
        |_, a| gelu_backward(a),
    ),
    elementwise("silu(Tensor self) -> Tensor", FLOATS, |_, a| {
        let x = a.tensor("self")?;
        require(!x.dtype().is_integral(), "silu_cpu", x.dtype())?;
        Ok(wide(x, |x| x * x.logistic()).into())
    })
    .exact(found_type),
    elementwise("silu_backward(Tensor grad_output, Tensor self) -> Tensor", GRAD, |_, a| {
        silu_backward(a)
    }),
    elementwise("mish(Tensor self) -> Tensor", FLOATS, |_, a| {
        activation(a, "mish_cpu", |x| x * mish_gate(x))
    })
    .exact(found_type),
    elementwise("mish_backward(Tensor grad_output, Tensor self) -> Tensor", GRAD, |_, a| {
        mish_backward(a)
    }),
    elementwise("sigmoid_backward(Tensor grad_output, Tensor output) -> Tensor", GRAD, |_, a| {
        gradient(a, "output", |g, y| g * conj((1.0 - y) * y))
    }),
    elementwise("tanh_backward(Tensor grad_output, Tensor output) -> Tensor", GRAD, |_, a| {
        gradient(a, "output", |g, y| g * conj(1.0 - y * y))
    }),
    elementwise(
        "logit_backward(Tensor grad_output, Tensor self, float? eps=None) -> Tensor",
        &["f32[16] f32[16]", "f32[16] f32[16] 0.1"],
        |_, a| logit_backward(a),
    ),
    elementwise(
        "leaky_relu(Tensor self, Scalar negative_slope=0.01) -> Tensor",
        &["f32[2,8]", "bf16[8] 0.2"],
        |_, a| leaky_relu(a),
    )
    .exact(found_type),
    elementwise(
        "leaky_relu_backward(Tensor grad_output, Tensor self, Scalar negative_slope, bool \
         self_is_result) -> Tensor",
        &["f32[2,8] f32[2,8] 0.2 false", "bf16[8] bf16[8] 0.2 false"],
        |_, a| leaky_relu_backward(a),
    ),
    elementwise(
        "elu(Tensor self, Scalar alpha=1, Scalar scale=1, Scalar input_scale=1) -> Tensor",
        &["f32[2,8]", "f32[8] 1.5 1.1 0.7", "bf16[8] 0.5"],
        |_, a| elu(a),
    )
    .exact(found_type),
    elementwise(
        "elu_backward(Tensor grad_output, Scalar alpha, Scalar scale, Scalar input_scale, bool \
         is_result, Tensor self_or_result) -> Tensor",
        &["f32[8] 1.5 1.1 0.7 false f32[8]", "f32[8] 1 1 1 true f32[8]"],
        |_, a| elu_backward(a),
    ),
    elementwise(
        "hardtanh(Tensor self, Scalar min_val=-1, Scalar max_val=1) -> Tensor",
        &["f32[2,8]", "s64[8] 0 3", "bf16[8] -0.3 0.4"],
        |_, a| hardtanh(a),
    )
    .exact(found_type),
    elementwise(
        "hardtanh_backward(Tensor grad_output, Tensor self, Scalar min_val, Scalar max_val) -> \
         Tensor",
        &["f32[2,8] f32[2,8] -1 1"],
        |_, a| hardtanh_backward(a),
    ),
    elementwise("hardsigmoid(Tensor self) -> Tensor", FLOATS, |_, a| {
        activation(a, "hardsigmoid_cpu", ramp)
    })
    .exact(found_type),
    elementwise("hardsigmoid_backward(Tensor grad_output, Tensor self) -> Tensor", GRAD, |_, a| {
        hardsigmoid_backward(a)
    }),
    elementwise("hardswish(Tensor self) -> Tensor", FLOATS, |_, a| {
        activation(a, "hardswish_cpu", |x| x * ramp(x))
    })
    .exact(found_type),
    elementwise("hardswish_backward(Tensor grad_output, Tensor self) -> Tensor", GRAD, |_, a| {
        hardswish_backward(a)
    }),
    elementwise(
        "hardshrink(Tensor self, Scalar lambd=0.5) -> Tensor",
        &["f32[2,8]", "bf16[8] 0.3"],
        |_, a| hardshrink(a),
    )
    .exact(found_type),
    elementwise(
        "hardshrink_backward(Tensor grad_out, Tensor self, Scalar lambd) -> Tensor",
        &["f32[2,8] f32[2,8] 0.5"],
        |_, a| shrink_backward(a, "grad_out"),
    ),
    elementwise(
        "softshrink(Tensor self, Scalar lambd=0.5) -> Tensor",
        &["f32[2,8]", "bf16[8] 0.3"],
        |_, a| softshrink(a),
    )
    .exact(found_type),
    elementwise(
        "softshrink_backward(Tensor grad_output, Tensor self, Scalar lambd) -> Tensor",
        &["f32[2,8] f32[2,8] 0.5"],
        |_, a| shrink_backward(a, "grad_output"),
    ),
    elementwise(
        "softplus(Tensor self, Scalar beta=1, Scalar threshold=20) -> Tensor",
        &["f32[2,8]", "f32[8] 2.0 1.5", "bf16[8]"],
        |_, a| softplus(a),
    )
    .exact(found_type),
    elementwise(
        "softplus_backward(Tensor grad_output, Tensor self, Scalar beta, Scalar threshold) -> \
         Tensor",
        &["f32[2,8] f32[2,8] 1 20", "f32[8] f32[8] 2.0 1.5"],
        |_, a| softplus_backward(a),
    ),
    row(
        "log_sigmoid_forward(Tensor self) -> (Tensor output, Tensor buffer)",
        &["f32[2,8]", "bf16[8]"],
        log_sigmoid_forward,
    )
    .exact(asked_type),
    row(
        "log_sigmoid_backward(Tensor grad_output, Tensor self, Tensor buffer) -> Tensor",
        &["f32[2,8] f32[2,8] f32[2,8]"],
        |_, a| gradient(a, "self", |g, x| g * (-x).logistic()),
    ),
    elementwise(
        "glu(Tensor self, int dim=-1) -> Tensor",
        &["f32[2,8]", "f32[4,3] 0", "bf16[8]"],
        |_, a| glu(a),
    ),
    row(
        "glu_backward(Tensor grad_output, Tensor self, int dim) -> Tensor",
        &["f32[2,4] f32[2,8] -1", "f32[2,3] f32[4,3] 0"],
        glu_backward,
    ),
    elementwise(
        "_prelu_kernel(Tensor self, Tensor weight) -> Tensor",
        &["f32[2,3,4] f32[3,1]", "bf16[4] bf16[1]"],
        |_, a| prelu(a),
    )
    .ordered_as_first(),
    elementwise(
        "_prelu_kernel_backward(Tensor grad_output, Tensor self, Tensor weight) -> (Tensor, \
         Tensor)",
        &["f32[2,3,4] f32[2,3,4] f32[3,1]"],
        |_, a| prelu_backward(a),
    ),
    elementwise(
        "native_dropout_backward(Tensor grad_output, Tensor mask, float scale) -> Tensor",
        &["f32[2,8] bool[2,8] 1.25", "bf16[8] bool[8] 2.0", "s64[4] bool[4] 2.0"],
        |_, a| native_dropout_backward(a),
    ),
];
