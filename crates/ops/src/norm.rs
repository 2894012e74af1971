//! Layer, group, RMS and weight normalisation, forward and backward. Statistics are kept in
//! single precision or better, whatever the input's type.

use crate::args::Args;
use crate::pointwise::rounded;
use crate::promote::{other_type, require_same, scalar_type};
use crate::reduce::{Over, p_norm};
use crate::row::{Out, Row, row, spatial};
use hlo::{DType, Refusal, Result, Value};

fn wide(x: Value<'_>) -> Value<'_> {
    x.convert(x.dtype().accumulate())
}

pub(crate) fn refuse_non_float(a: &Args<'_, '_>, x: Value<'_>) -> Result<()> {
    if x.dtype().is_float() {
        return Ok(());
    }
    let message = format!("\"{}\" not implemented for '{}'", a.name(), scalar_type(x.dtype()));
    Err(Refusal::not_implemented(message))
}

/// Short floats may meet float32 parameters. Otherwise the input and all parameters, in torch's order,
/// have one type.
pub(crate) fn require_parameters(a: &Args<'_, '_>, input: Value<'_>, names: &[&str]) -> Result<()> {
    let given: Vec<_> = names.iter().filter_map(|name| a.opt_tensor(name).ok().flatten()).collect();
    let Some(first) = given.first().map(|v| v.dtype()) else { return Ok(()) };
    if first == input.dtype() {
        return given.iter().try_for_each(|v| require_same(input, *v));
    }
    if given.iter().any(|v| v.dtype() != DType::F32) {
        return Err(Refusal::runtime(
            "mixed dtype (CPU): expect parameter to have scalar type of Float",
        ));
    }
    if matches!(input.dtype(), DType::F16 | DType::BF16) {
        return Ok(());
    }
    Err(Refusal::runtime("mixed dtype (CPU): all inputs must share same datatype."))
}

/// An optional per-element parameter in the accumulation type.
fn parameter<'b>(a: &Args<'_, 'b>, name: &str, dtype: DType) -> Result<Option<Value<'b>>> {
    Ok(a.opt_tensor(name)?.map(|v| v.convert(dtype)))
}

/// `x` times and plus optional parameters, each spread by `spread`.
fn affine<'b>(
    x: Value<'b>,
    weight: Option<Value<'b>>,
    bias: Option<Value<'b>>,
    spread: impl Fn(Value<'b>) -> Value<'b>,
) -> Value<'b> {
    let scaled = weight.map_or(x, |w| x * spread(w));
    bias.map_or(scaled, |b| scaled + spread(b))
}

/// The gradient through `(x - mean) * rstd`, where the statistics depend on `x` over `over`.
/// `grad` is with respect to the normalised value; `centred` is false where no mean was taken.
fn through_statistics<'b>(
    grad: Value<'b>,
    normal: Value<'b>,
    rstd: Value<'b>,
    over: &Over,
    centred: bool,
) -> Value<'b> {
    let along = normal * over.spread(over.mean(grad * normal), normal);
    let rest = if centred { grad - over.spread(over.mean(grad), grad) } else { grad };
    (rest - along) * rstd
}

/// The dimensions that `normalized_shape` names, checked against the input.
fn normalised<'b>(a: &Args<'_, 'b>, x: Value<'b>) -> Result<Over> {
    let (shape, dims) = (a.ints("normalized_shape")?, x.dims());
    if shape.is_empty() {
        return Err(Refusal::runtime(
            "Expected normalized_shape to be at least 1-dimensional, i.e., containing at least \
             one element, but got normalized_shape = []",
        ));
    }
    for name in ["weight", "bias"] {
        let Ok(Some(v)) = a.opt_tensor(name) else { continue };
        if v.dims()[..] != *shape {
            return Err(Refusal::runtime(format!(
                "Expected {name} to be of same shape as normalized_shape, but got {name} of \
                 shape {:?} and normalized_shape = {shape:?}",
                &v.dims()[..]
            )));
        }
    }
    if !dims.ends_with(shape) {
        let list = shape.iter().map(i64::to_string).collect::<Vec<_>>().join(", ");
        return Err(Refusal::runtime(format!(
            "Given normalized_shape={shape:?}, expected input with shape [*, {list}], but got \
             input of size{dims:?}"
        )));
    }
    refuse_non_float(a, x)?;
    Ok(Over::these(x.rank() - shape.len()..x.rank()))
}

/// Statistics keep the normalised dimensions with extent 1.
fn layer_statistic<'b>(v: Value<'b>, x: Value<'_>, over: &Over) -> Value<'b> {
    let mut dims = x.dims();
    over.dims.iter().for_each(|&d| dims[d as usize] = 1);
    v.reshape(&dims)
}

/// `x` with mean 0 and variance 1 over `over`, the mean, and the inverse standard deviation.
fn standardised<'b>(x: Value<'b>, over: &Over, eps: f64) -> [Value<'b>; 3] {
    let (mean, var) = over.variance(x, 0.0);
    let rstd = (var + eps).rsqrt();
    [(x - over.spread(mean, x)) * over.spread(rstd, x), mean, rstd]
}

/// Layer norm over the last dimension, for rows that contain one.
pub(crate) fn normalise_last<'b>(
    x: Value<'b>,
    weight: Value<'b>,
    bias: Value<'b>,
    eps: f64,
) -> Value<'b> {
    let wide_x = wide(x);
    let [normal, ..] = standardised(wide_x, &Over::dim(x, x.rank() - 1), eps);
    let out = affine(normal, Some(wide(weight)), Some(wide(bias)), |v| v.broadcast_to(&x.dims()));
    out.convert(x.dtype())
}

fn layer_norm<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let input = a.tensor("input")?;
    require_parameters(a, input, &["weight", "bias"])?;
    let over = normalised(a, input)?;
    let x = wide(input);
    let [normal, mean, rstd] = standardised(x, &over, a.constant("eps")?.as_f64());
    let dtype = x.dtype();
    let [weight, bias] = [parameter(a, "weight", dtype)?, parameter(a, "bias", dtype)?];
    let out = affine(normal, weight, bias, |v| v.broadcast_to(&x.dims()));
    let statistic = |v| layer_statistic(v, x, &over);
    Ok([out.convert(input.dtype()), statistic(mean), statistic(rstd)].into())
}

fn layer_norm_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let input = a.tensor("input")?;
    let over = normalised(a, input)?;
    let (x, grad) = (wide(input), wide(a.tensor("grad_out")?));
    let (dims, dtype) = (x.dims(), x.dtype());
    let statistic = |name| Ok(a.tensor(name)?.convert(dtype).broadcast_to(&dims));
    let rstd = statistic("rstd")?;
    let normal = (x - statistic("mean")?) * rstd;
    let scaled = affine(grad, parameter(a, "weight", dtype)?, None, |v| v.broadcast_to(&dims));
    let mask = a.bools("output_mask")?;
    let batch = Over::these(0..x.rank() - over.dims.len());
    let gradient = |name, v: Value<'b>| -> Result<Value<'b>> {
        let to = a.opt_tensor(name)?.map_or(input.dtype(), Value::dtype);
        Ok(v.reduce_sum(&batch.dims).convert(to))
    };
    let dx = through_statistics(scaled, normal, rstd, &over, true).convert(input.dtype());
    let dw = gradient("weight", grad * normal)?;
    let db = gradient("bias", grad)?;
    Ok([mask[0].then_some(dx), mask[1].then_some(dw), mask[2].then_some(db)].into())
}

fn rms_norm<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let input = a.tensor("input")?;
    let over = normalised(a, input)?;
    let x = wide(input);
    let tiny = if x.dtype() == DType::F64 { f64::EPSILON } else { f64::from(f32::EPSILON) };
    let eps = a.opt_constant("eps")?.map_or(tiny, |eps| eps.as_f64());
    let rstd = (over.mean(x * x) + eps).rsqrt();
    let normal = x * over.spread(rstd, x);
    let weight = parameter(a, "weight", x.dtype())?;
    let out = affine(normal, weight, None, |v| v.broadcast_to(&x.dims()));
    Ok([out.convert(input.dtype()), layer_statistic(rstd, x, &over)].into())
}

fn rms_norm_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let input = a.tensor("input")?;
    let over = normalised(a, input)?;
    let (x, grad) = (wide(input), wide(a.tensor("grad_out")?));
    let (dims, dtype) = (x.dims(), x.dtype());
    let rstd = a.tensor("rstd")?.convert(dtype).broadcast_to(&dims);
    let (normal, weight) = (x * rstd, a.opt_tensor("weight")?);
    let scaled = affine(grad, weight.map(|w| w.convert(dtype)), None, |v| v.broadcast_to(&dims));
    let dx = through_statistics(scaled, normal, rstd, &over, false).convert(input.dtype());
    let batch = Over::these(0..x.rank() - over.dims.len());
    let dw = weight.map(|w| (grad * normal).reduce_sum(&batch.dims).convert(w.dtype()));
    let mask = a.bools("output_mask")?;
    Ok([mask[0].then_some(dx), dw.filter(|_| mask[1])].into())
}

/// The shapes a group norm works in: `[N, group, elements]` for statistics and `[N, C, HxW]` for
/// the parameters.
struct Groups {
    grouped: [i64; 3],
    channels: [i64; 3],
}

impl Groups {
    fn read(a: &Args<'_, '_>, input: Value<'_>) -> Result<Self> {
        let [n, c, hw, group] = [a.int("N")?, a.int("C")?, a.int("HxW")?, a.int("group")?];
        if group <= 0 || c % group != 0 {
            return Err(Refusal::runtime(format!(
                "Expected number of channels in input to be divisible by num_groups, but got \
                 input of shape {:?} and num_groups={group}",
                &input.dims()[..]
            )));
        }
        if input.numel() != n * c * hw {
            let text = "Expected X.numel() == N * C * HxW to be true, but got false.";
            return Err(Refusal::runtime(text));
        }
        for name in ["weight", "bias"] {
            let Ok(Some(v)) = a.opt_tensor(name) else { continue };
            if v.dims()[..] != [c] {
                return Err(Refusal::runtime(format!(
                    "Expected {name} to be a vector of size equal to the number of channels in \
                     input, but got {name} of shape {:?} and input of shape {:?}",
                    &v.dims()[..],
                    &input.dims()[..]
                )));
            }
        }
        refuse_non_float(a, input)?;
        Ok(Self { grouped: [n, group, c / group * hw], channels: [n, c, hw] })
    }

    /// A value of each group for each of its channels: `[N, C]`.
    fn of_channels<'b>(&self, v: Value<'b>) -> Value<'b> {
        let ([n, group, _], [_, c, _]) = (self.grouped, self.channels);
        let parts = hlo::Type::new(v.dtype(), &[n, group, c / group]);
        v.reshape(&[n, group]).broadcast_in_dim(&parts, &[0, 1]).reshape(&[n, c])
    }

    /// The sums of `[N, C]` over the channels of each group.
    fn sum<'b>(&self, v: Value<'b>) -> Value<'b> {
        let ([n, group, _], [_, c, _]) = (self.grouped, self.channels);
        v.reshape(&[n, group, c / group]).reduce_sum(&[2])
    }

    /// A value per channel, spread over `[N, C, HxW]`.
    fn spread<'b>(&self, v: Value<'b>) -> Value<'b> {
        v.broadcast_in_dim(&hlo::Type::new(v.dtype(), &self.channels), &[1])
    }
}

fn group_norm<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let input = a.tensor("input")?;
    require_parameters(a, input, &["weight", "bias"])?;
    let groups = Groups::read(a, input)?;
    let x = wide(input).reshape(&groups.grouped);
    let [normal, mean, rstd] = standardised(x, &Over::dim(x, 2), a.constant("eps")?.as_f64());
    let dtype = x.dtype();
    let [weight, bias] = [parameter(a, "weight", dtype)?, parameter(a, "bias", dtype)?];
    let out = affine(normal.reshape(&groups.channels), weight, bias, |v| groups.spread(v));
    Ok([out.reshape(&input.dims()).convert(input.dtype()), mean, rstd].into())
}

/// All results rest on two sums of each channel: of the gradient, and of its product with the
/// normalised values. The barrier keeps XLA from summing over the batch in a pass of its own.
fn group_norm_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let input = a.tensor("input")?;
    let groups = Groups::read(a, input)?;
    let x = wide(input).reshape(&groups.channels);
    let spread = |v: Value<'b>| v.broadcast_in_dim(&x.ty(), &[0, 1]);
    let statistic = |name| Ok(groups.of_channels(a.tensor(name)?.convert(x.dtype())));
    let [mean, rstd] = [statistic("mean")?, statistic("rstd")?];
    let normal = (x - spread(mean)) * spread(rstd);
    let grad = wide(a.tensor("grad_out")?).reshape(&groups.channels);
    let sums = [grad, grad * normal].map(|v| v.reduce_sum(&[2]));
    let sums = x.builder().optimization_barrier(&sums);
    let (sum, along) = (sums[0], sums[1]);
    let weight = parameter(a, "weight", x.dtype())?;
    let of_group = |v: Value<'b>| {
        let weighted = affine(v, weight, None, |w| w.broadcast_in_dim(&v.ty(), &[1]));
        groups.of_channels(groups.sum(weighted) / groups.grouped[2] as f64)
    };
    let scaled = affine(grad, weight, None, |v| groups.spread(v));
    let dx = (scaled - spread(of_group(sum)) - normal * spread(of_group(along))) * spread(rstd);
    let dx = dx.reshape(&input.dims()).convert(input.dtype());
    let to = a.opt_tensor("weight")?.map_or(input.dtype(), Value::dtype);
    let [dw, db] = [along, sum].map(|v| v.reduce_sum(&[0]).convert(to));
    let mask = a.bools("output_mask")?;
    Ok([mask[0].then_some(dx), mask[1].then_some(dw), mask[2].then_some(db)].into())
}

/// All dimensions but the one that a weight norm keeps.
fn all_but(v: Value<'_>, dim: usize) -> Over {
    Over::these((0..v.rank()).filter(|&d| d != dim))
}

fn weight_norm<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let [v, g] = [a.tensor("v")?, a.tensor("g")?];
    let over = all_but(v, a.dim("dim", v.rank())?);
    let x = wide(v);
    let norm = over.sum(x * x).sqrt();
    let scale = wide(g).reshape(&norm.dims()) / norm;
    let w = x * over.spread(scale, x);
    Ok([w.convert(v.dtype()), norm.reshape(&g.dims())].into())
}

fn weight_norm_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let [v, g] = [a.tensor("saved_v")?, a.tensor("saved_g")?];
    let over = all_but(v, a.dim("dim", v.rank())?);
    let (x, grad) = (wide(v), wide(a.tensor("grad_w")?));
    let dtype = x.dtype();
    let along = over.sum(grad * x);
    let norm = a.tensor("saved_norms")?.convert(dtype).reshape(&along.dims());
    let grad_g = along / norm;
    let scale = wide(g).reshape(&along.dims()) / norm;
    let grad_v = over.spread(scale, x) * (grad - x * over.spread(grad_g / norm, x));
    Ok([grad_v.convert(v.dtype()), grad_g.reshape(&g.dims()).convert(g.dtype())].into())
}

/// Lines along `dim` whose p-norm exceeds `maxnorm` are scaled down to it.
fn renorm<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    let p = a.constant("p")?.as_f64();
    if p <= 0.0 || p.is_nan() {
        return Err(Refusal::runtime("renorm: non-positive-norm not supported"));
    }
    if x.rank() < 2 {
        return Err(Refusal::runtime(format!(
            "renorm: input needs at least 2 dimensions, got {} dimensions",
            x.rank()
        )));
    }
    if x.dtype().is_integral() {
        return Err(Refusal::not_implemented(format!(
            "linalg.vector_norm: Expected a floating point or complex tensor as input. Got {}",
            scalar_type(x.dtype())
        )));
    }
    let wording = "renorm: expected maxnorm to be >= 0 but got %";
    a.demand_number("maxnorm", |most| most >= 0.0, wording);
    let over = all_but(x, a.dim("dim", x.rank())?);
    let y = wide(x);
    let norm = p_norm(y, p, &over);
    let most = a.scalar("maxnorm", norm.dtype())?;
    let scale = norm.gt(most).select(most / (norm + 1e-7), norm.ones_like());
    let scale = rounded(scale, x.dtype()).convert(y.dtype());
    Ok((y * over.spread(scale, y)).convert(x.dtype()))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "native_layer_norm(Tensor input, SymInt[] normalized_shape, Tensor? weight, Tensor? bias, \
         float eps) -> (Tensor, Tensor, Tensor)",
        &[
            "f32[2,3,4] [4] f32[4] f32[4] 0.00001",
            "f32[2,3,4] [3,4] none none 0.00001",
            "bf16[2,3,4] [4] f32[4] f32[4] 0.00001",
            "f32[2,0,4] [4] f32[4] none 0.00001",
        ],
        |_, a| layer_norm(a),
    ),
    row(
        "native_layer_norm_backward(Tensor grad_out, Tensor input, SymInt[] normalized_shape, \
         Tensor mean, Tensor rstd, Tensor? weight, Tensor? bias, bool[3] output_mask) \
         -> (Tensor, Tensor, Tensor)",
        &[
            "f32[2,3,4] f32[2,3,4] [4] f32[2,3,1] f32[2,3,1] f32[4] f32[4] [true,true,true]",
            "bf16[2,3,4] bf16[2,3,4] [3,4] f32[2,1,1] f32[2,1,1] f32[3,4] f32[3,4] \
             [true,true,true]",
            "f32[2,4] f32[2,4] [4] f32[2,1] f32[2,1] none none [true,false,false]",
        ],
        |_, a| layer_norm_backward(a),
    ),
    row(
        "_fused_rms_norm(Tensor input, int[] normalized_shape, Tensor? weight, float? eps) \
         -> (Tensor, Tensor)",
        &["f32[2,3,4] [4] f32[4] 0.000001", "bf16[2,3,4] [3,4] none none"],
        |_, a| rms_norm(a),
    ),
    row(
        "_fused_rms_norm_backward(Tensor grad_out, Tensor input, int[] normalized_shape, \
         Tensor rstd, Tensor? weight, bool[2] output_mask) -> (Tensor, Tensor)",
        &[
            "f32[2,3,4] f32[2,3,4] [4] f32[2,3,1] f32[4] [true,true]",
            "f32[2,3,4] f32[2,3,4] [3,4] f32[2,1,1] none [true,false]",
        ],
        |_, a| rms_norm_backward(a),
    ),
    spatial(
        "native_group_norm(Tensor input, Tensor? weight, Tensor? bias, SymInt N, SymInt C, \
         SymInt HxW, int group, float eps) -> (Tensor, Tensor, Tensor)",
        &[
            "f32[2,4,3,2] f32[4] f32[4] 2 4 6 2 0.00001",
            "bf16[2,4,5] f32[4] f32[4] 2 4 5 4 0.00001",
            "f32[2,4] none none 2 4 1 1 0.001",
        ],
        |_, a| group_norm(a),
    ),
    spatial(
        "native_group_norm_backward(Tensor grad_out, Tensor input, Tensor mean, Tensor rstd, \
         Tensor? weight, SymInt N, SymInt C, SymInt HxW, int group, bool[3] output_mask) \
         -> (Tensor, Tensor, Tensor)",
        &[
            "f32[2,4,3,2] f32[2,4,3,2] f32[2,2] f32[2,2] f32[4] 2 4 6 2 [true,true,true]",
            "f32[2,4,5] f32[2,4,5] f32[2,1] f32[2,1] none 2 4 5 1 [true,false,false]",
        ],
        |_, a| group_norm_backward(a),
    ),
    row(
        "_weight_norm_interface(Tensor v, Tensor g, int dim=0) -> (Tensor, Tensor)",
        &["f32[3,4,2] f32[3,1,1]", "f32[3,4] f32[1,4] 1"],
        |_, a| weight_norm(a),
    ),
    row(
        "_weight_norm_interface_backward(Tensor grad_w, Tensor saved_v, Tensor saved_g, \
         Tensor saved_norms, int dim) -> (Tensor, Tensor)",
        &["f32[3,4,2] f32[3,4,2] f32[3,1,1] f32[3,1,1] 0", "f32[3,4] f32[3,4] f32[1,4] f32[1,4] 1"],
        |_, a| weight_norm_backward(a),
    ),
    row(
        "renorm(Tensor self, Scalar p, int dim, Scalar maxnorm) -> Tensor",
        &["f32[3,4] 2 0 1.5", "bf16[3,4,2] 1.0 -1 2"],
        |_, a| Ok(renorm(a)?.into()),
    )
    .exact(other_type)
    .whole(),
];
