//! Fused optimizer steps and gradient scaling. These ops write lists: the results are the new
//! contents of each written list, in schema order. Unchanged tensors have no result.
//!
//! Learning rates, betas and the like are run-time numbers, so a schedule compiles nothing. Terms
//! of these numbers alone are computed in float64, as in torch, because `1 - 0.999` would lose
//! digits in float32.

use crate::args::Args;
use crate::row::{Out, Row, row};
use hlo::{Builder, DType, Refusal, Result, Value};

/// The arguments that all optimizer steps share.
struct Step<'b> {
    found_inf: Option<Value<'b>>,
    grad_scale: Option<Value<'b>>,
    maximize: bool,
    weight_decay: Value<'b>,
    lr: Value<'b>,
}

impl<'b> Step<'b> {
    fn read(a: &Args<'_, 'b>) -> Result<Self> {
        let scalar = |v: Value<'b>| v.reshape(&[]);
        let found_inf = a.opt_tensor("found_inf")?.map(scalar);
        Ok(Step {
            found_inf: found_inf.map(|v| v.ne(v.zeros_like())),
            grad_scale: a.opt_tensor("grad_scale")?.map(scalar),
            maximize: a.bool("maximize")?,
            weight_decay: number(a, "weight_decay")?,
            lr: a.tensor("lr").map(scalar).or_else(|_| number(a, "lr"))?.convert(DType::F64),
        })
    }

    /// The gradient divided by its loss scale, if there is one. The op writes it back.
    fn unscaled(&self, grad: Value<'b>) -> Option<Value<'b>> {
        let wide = grad.convert(grad.dtype().accumulate());
        let scale = self.grad_scale?.convert(wide.dtype());
        Some((wide / scale).convert(grad.dtype()))
    }

    /// The new content of a gradient, if it has one.
    fn written(&self, grad: Value<'b>) -> Option<Value<'b>> {
        Some(self.keep(grad, self.unscaled(grad)?))
    }

    /// The gradient as the update uses it.
    fn ascending(&self, grad: Value<'b>, wide: DType) -> Value<'b> {
        let grad = self.unscaled(grad).unwrap_or(grad).convert(wide);
        if self.maximize { -grad } else { grad }
    }

    /// `new`, or `old` when some gradient was infinite.
    fn keep(&self, old: Value<'b>, new: Value<'b>) -> Value<'b> {
        let new = new.convert(old.dtype());
        self.found_inf.map_or(new, |skip| skip.select(old, new))
    }
}

fn number<'b>(a: &Args<'_, 'b>, name: &str) -> Result<Value<'b>> {
    a.scalar(name, DType::F64)
}

/// One or no tensor per parameter.
fn list<'b>(a: &Args<'_, 'b>, name: &str, count: usize) -> Result<Vec<Value<'b>>> {
    let list = a.tensors(name)?;
    if list.len() == count {
        return Ok(list);
    }
    Err(Refusal::runtime(format!(
        "{}(): expected {name} to have {count} tensors, one for each parameter, but got {}",
        a.name(),
        list.len()
    )))
}

fn adam<'b>(a: &Args<'_, 'b>, decoupled: bool) -> Result<Out<'b>> {
    let step = Step::read(a)?;
    let params = a.tensors("self")?;
    let n = params.len();
    let amsgrad = a.bool("amsgrad")?;
    let (grads, steps) = (list(a, "grads", n)?, list(a, "state_steps", n)?);
    let (firsts, seconds) = (list(a, "exp_avgs", n)?, list(a, "exp_avg_sqs", n)?);
    let peaks = list(a, "max_exp_avg_sqs", if amsgrad { n } else { 0 })?;
    let (beta1, beta2, eps) = (number(a, "beta1")?, number(a, "beta2")?, number(a, "eps")?);

    let mut new: [Vec<Option<Value<'b>>>; 5] = Default::default();
    for i in 0..n {
        let (old, wide) = (params[i], params[i].dtype().accumulate());
        let as_wide = |v: Value<'b>| v.convert(wide);
        let mut param = as_wide(old);
        let mut grad = step.ascending(grads[i], wide);
        if decoupled {
            param = param - param * as_wide(step.lr * step.weight_decay);
        } else {
            grad = grad + param * as_wide(step.weight_decay);
        }
        let (first, second) = (as_wide(firsts[i]), as_wide(seconds[i]));
        let first = first + (grad - first) * as_wide(1.0 - beta1);
        let second = second * as_wide(beta2) + grad * grad * as_wide(1.0 - beta2);
        let peak = peaks.get(i).map(|&peak| as_wide(peak).maximum(second));

        let count = steps[i].reshape(&[]).convert(DType::F64);
        let correct = |beta: Value<'b>| 1.0 - beta.power(count);
        let denominator =
            peak.unwrap_or(second).sqrt() / as_wide(correct(beta2).sqrt()) + as_wide(eps);
        let update = first * as_wide(step.lr / correct(beta1)) / denominator;

        new[0].push(Some(step.keep(old, param - update)));
        new[1].push(step.written(grads[i]));
        new[2].push(Some(step.keep(firsts[i], first)));
        new[3].push(Some(step.keep(seconds[i], second)));
        new[4].extend(peak.map(|peak| Some(step.keep(peaks[i], peak))));
    }
    Ok(new.concat().into())
}

fn sgd<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let step = Step::read(a)?;
    let params = a.tensors("self")?;
    let grads = list(a, "grads", params.len())?;
    let buffers = a.tensors("momentum_buffer_list")?;
    let (momentum, dampening) = (number(a, "momentum")?, number(a, "dampening")?);
    let (nesterov, is_first) = (a.bool("nesterov")?, a.bool("is_first_step")?);

    let mut new: [Vec<Option<Value<'b>>>; 3] = Default::default();
    for (i, &old) in params.iter().enumerate() {
        let wide = old.dtype().accumulate();
        let as_wide = |v: Value<'b>| v.convert(wide);
        let param = as_wide(old);
        let mut grad = step.ascending(grads[i], wide) + param * as_wide(step.weight_decay);
        if let Some(&buffer) = buffers.get(i) {
            let moved = if is_first {
                grad
            } else {
                as_wide(buffer) * as_wide(momentum) + grad * as_wide(1.0 - dampening)
            };
            grad = if nesterov { grad + moved * as_wide(momentum) } else { moved };
            new[2].push(Some(step.keep(buffer, moved)));
        }
        new[0].push(Some(step.keep(old, param - grad * as_wide(step.lr))));
        new[1].push(step.written(grads[i]));
    }
    Ok(new.concat().into())
}

/// `steps_written`: one overload declares the step counters as written, yet leaves them alone.
fn adagrad<'b>(a: &Args<'_, 'b>, steps_written: bool) -> Result<Out<'b>> {
    let step = Step::read(a)?;
    let params = a.tensors("self")?;
    let n = params.len();
    let (grads, sums) = (list(a, "grads", n)?, list(a, "state_sums", n)?);
    let steps = list(a, "state_steps", n)?;
    let (lr_decay, eps) = (number(a, "lr_decay")?, number(a, "eps")?);

    let mut new: [Vec<Option<Value<'b>>>; 3] = Default::default();
    for (i, &old) in params.iter().enumerate() {
        let wide = old.dtype().accumulate();
        let as_wide = |v: Value<'b>| v.convert(wide);
        let param = as_wide(old);
        let grad = step.ascending(grads[i], wide) + param * as_wide(step.weight_decay);
        let sum = as_wide(sums[i]) + grad * grad;
        let count = steps[i].reshape(&[]).convert(DType::F64);
        let rate = as_wide(step.lr / (1.0 + (count - 1.0) * lr_decay));
        new[0].push(Some(step.keep(old, param - grad * rate / (sum.sqrt() + as_wide(eps)))));
        new[1].push(step.written(grads[i]));
        new[2].push(Some(step.keep(sums[i], sum)));
    }
    let steps = vec![None; if steps_written { n } else { 0 }];
    Ok([new.concat(), steps].concat().into())
}

fn check_and_unscale<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let found = a.tensor("found_inf")?;
    let inverse = a.tensor("inv_scale")?.reshape(&[]);
    let mut bad = b.scalar(false, DType::Bool);
    let mut new = Vec::new();
    for grad in a.tensors("self")? {
        let dims: Vec<i64> = (0..grad.rank() as i64).collect();
        bad = bad | grad.is_finite().not().reduce(hlo::Reducer::Or, &dims);
        let wide = grad.convert(grad.dtype().accumulate());
        new.push((wide * inverse.convert(wide.dtype())).convert(grad.dtype()));
    }
    new.push(bad.select(found.ones_like(), found));
    Ok(new.into())
}

fn update_scale<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (scale, tracker) = (a.tensor("self")?, a.tensor("growth_tracker")?);
    let found = a.tensor("found_inf")?.reshape(&scale.dims());
    let failed = found.ne(found.zeros_like());
    let count = tracker + b.scalar(1, tracker.dtype()).broadcast_to(&tracker.dims());
    let due = count.eq(count.constant(a.int("growth_interval")?));
    let factor = |name: &str| a.scalar(name, scale.dtype());
    let grown = scale * factor("scale_growth_factor")?;
    let grows = due.reshape(&scale.dims()) & grown.is_finite();
    let kept = grows.select(grown, scale);
    let new_scale = failed.select(scale * factor("scale_backoff_factor")?, kept);
    let restart = failed.reshape(&tracker.dims()) | due;
    Ok([new_scale, restart.select(tracker.zeros_like(), count)].into())
}

const ADAM: &[&str] = &[
    "(f32[3,2] f32[4]) (f32[3,2] f32[4]) (f32[3,2] f32[4]) (f32[3,2] f32[4]) () (f32[] f32[]) \
     lr=0.01 beta1=0.9 beta2=0.99 weight_decay=0.1 eps=1e-8 amsgrad=false maximize=false",
    "(f32[3]) (f32[3]) (f32[3]) (f32[3]) (f32[3]) (f32[]) lr=0.01 beta1=0.9 beta2=0.99 \
     weight_decay=0.0 eps=1e-8 amsgrad=true maximize=true grad_scale=f32[1] found_inf=f32[1]",
    "(bf16[3]) (bf16[3]) (bf16[3]) (bf16[3]) () (f32[]) lr=0.01 beta1=0.9 beta2=0.99 \
     weight_decay=0.1 eps=1e-8 amsgrad=false maximize=false",
];

const ADAM_TENSOR_LR: &[&str] = &["(f32[3,2]) (f32[3,2]) (f32[3,2]) (f32[3,2]) () (f32[]) \
     lr=f32[] beta1=0.9 beta2=0.99 weight_decay=0.1 eps=1e-8 amsgrad=false maximize=false"];

pub(crate) const ROWS: &[Row] = &[
    row(
        "_fused_adam_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] \
         exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, \
         float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? \
         grad_scale=None, Tensor? found_inf=None) -> ()",
        ADAM,
        |_, a| adam(a, false),
    ),
    row(
        "_fused_adam_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, \
         Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor \
         lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, \
         Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        ADAM_TENSOR_LR,
        |_, a| adam(a, false),
    ),
    row(
        "_fused_adamw_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, Tensor(d!)[] \
         exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, float lr, float beta1, \
         float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, Tensor? \
         grad_scale=None, Tensor? found_inf=None) -> ()",
        ADAM,
        |_, a| adam(a, true),
    ),
    row(
        "_fused_adamw_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] exp_avgs, \
         Tensor(d!)[] exp_avg_sqs, Tensor(e!)[] max_exp_avg_sqs, Tensor[] state_steps, *, Tensor \
         lr, float beta1, float beta2, float weight_decay, float eps, bool amsgrad, bool maximize, \
         Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        ADAM_TENSOR_LR,
        |_, a| adam(a, true),
    ),
    row(
        "_fused_sgd_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] momentum_buffer_list, *, \
         float weight_decay, float momentum, float lr, float dampening, bool nesterov, bool \
         maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        &[
            "(f32[3,2] f32[4]) (f32[3,2] f32[4]) (f32[3,2] f32[4]) weight_decay=0.1 momentum=0.9 \
             lr=0.01 dampening=0.1 nesterov=false maximize=false is_first_step=false",
            "(f32[3]) (f32[3]) (f32[3]) weight_decay=0.0 momentum=0.9 lr=0.01 dampening=0.0 \
             nesterov=true maximize=true is_first_step=true",
            "(f32[3]) (f32[3]) () weight_decay=0.0 momentum=0.0 lr=0.01 dampening=0.0 \
             nesterov=false maximize=false is_first_step=false grad_scale=f32[1] found_inf=f32[1]",
            "(bf16[3]) (bf16[3]) (bf16[3]) weight_decay=0.1 momentum=0.9 lr=0.01 dampening=0.0 \
             nesterov=false maximize=false is_first_step=false",
        ],
        |_, a| sgd(a),
    ),
    row(
        "_fused_sgd_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] \
         momentum_buffer_list, *, float weight_decay, float momentum, Tensor lr, float dampening, \
         bool nesterov, bool maximize, bool is_first_step, Tensor? grad_scale=None, Tensor? \
         found_inf=None) -> ()",
        &["(f32[3]) (f32[3]) (f32[3]) weight_decay=0.1 momentum=0.9 lr=f32[] dampening=0.0 \
           nesterov=true maximize=false is_first_step=false"],
        |_, a| sgd(a),
    ),
    row(
        "_fused_adagrad_(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, \
         Tensor(d!)[] state_steps, *, float lr, float lr_decay, float weight_decay, float eps, bool \
         maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        &["(f32[3] f32[2]) (f32[3] f32[2]) (f32[3] f32[2]) (f32[] f32[]) lr=0.01 lr_decay=0.1 \
           weight_decay=0.1 eps=1e-10 maximize=false"],
        |_, a| adagrad(a, true),
    ),
    row(
        "_fused_adagrad_.tensor_lr(Tensor(a!)[] self, Tensor(b!)[] grads, Tensor(c!)[] state_sums, \
         Tensor[] state_steps, *, Tensor lr, float lr_decay, float weight_decay, float eps, bool \
         maximize, Tensor? grad_scale=None, Tensor? found_inf=None) -> ()",
        &["(f32[3]) (f32[3]) (f32[3]) (f32[]) lr=f32[] lr_decay=0.1 weight_decay=0.0 eps=1e-10 \
           maximize=true"],
        |_, a| adagrad(a, false),
    ),
    row(
        "_amp_foreach_non_finite_check_and_unscale_(Tensor(a!)[] self, Tensor(b!) found_inf, Tensor \
         inv_scale) -> ()",
        &["(f32[3,2] f16[4]) f32[1] f32[1]", "(f32[3]) f32[] f32[]"],
        check_and_unscale,
    ),
    row(
        "_amp_update_scale_(Tensor(a!) self, Tensor(b!) growth_tracker, Tensor found_inf, float \
         scale_growth_factor, float scale_backoff_factor, int growth_interval) -> Tensor(a!)",
        &["f32[1] s32[1] f32[1] 2.0 0.5 1", "f32[] s32[] f32[] 2.0 0.5 2000"],
        update_scale,
    ),
];
