//! The parts of a batch normalisation whose batch is spread over several processes. Between them,
//! `torch.nn.SyncBatchNorm` gathers statistics and sums. Channels are dimension 1.

use crate::args::Args;
use crate::batch_norm::{Batch, Statistics};
use crate::reduce::Over;
use crate::row::{Out, Row, row, spatial};
use hlo::{Result, Value};

/// Mean and inverse standard deviation of this process's part.
fn statistics<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let batch = Batch::read(a)?;
    let (mean, var) = batch.over.variance(batch.x, 0.0);
    Ok([mean, (var + a.constant("eps")?.as_f64()).rsqrt()].into())
}

/// The statistics of all parts, from those of each one and the numbers of their elements. The
/// running ones follow, where there are any.
fn gather<'b>(a: &Args<'_, 'b>, counts: Value<'b>) -> Result<Out<'b>> {
    let batch = Batch::read(a)?;
    let dtype = batch.x.dtype();
    let (means, rstds) = (a.tensor("mean")?.convert(dtype), a.tensor("invstd")?.convert(dtype));
    let parts = Over::these(0..1);
    let counts = Over::these(1..2).spread(counts.convert(dtype), means);
    let n = parts.sum(counts);
    let mean = parts.sum(means * counts) / n;
    let eps = a.constant("eps")?.as_f64();
    let own = 1.0 / (rstds * rstds) - eps;
    let apart = means - parts.spread(mean, means);
    let squares = parts.sum((own + apart * apart) * counts);
    let rstd = (squares / n + eps).rsqrt();
    let running = batch.update_with(a, mean, squares / (n - 1.0))?;
    Ok([Some(mean), Some(rstd), running[0], running[1]].into())
}

fn elements<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let batch = Batch::read(a)?;
    Ok(batch.apply(a, batch.given(a)?)?.into())
}

/// Sums of the gradient, alone and times the distance from the mean, and the gradients of the
/// weight and the bias, as far as they are wanted.
fn backward_sums<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let batch = Batch::read(a)?;
    let Statistics { mean, rstd } = batch.given(a)?;
    let grad = a.tensor("grad_out")?.convert(batch.x.dtype());
    let sum = batch.over.sum(grad);
    let moment = batch.over.sum(grad * (batch.x - batch.spread(mean)));
    let to = a.opt_tensor("weight")?.map_or(batch.x.dtype(), Value::dtype);
    let [input, weight, bias] = [a.bool("input_g")?, a.bool("weight_g")?, a.bool("bias_g")?];
    let wanted = [
        input.then_some(sum),
        input.then_some(moment),
        weight.then(|| (moment * rstd).convert(to)),
        bias.then(|| sum.convert(to)),
    ];
    Ok(wanted.into())
}

/// The gradient of the input, from sums over all parts.
fn backward_elements<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let batch = Batch::read(a)?;
    let dtype = batch.x.dtype();
    let Statistics { mean, rstd } = batch.given(a)?;
    let counts = a.tensor("count")?.convert(dtype);
    let n = Over::these(0..counts.rank()).sum(counts);
    let share = |name| -> Result<Value<'b>> {
        let sum = a.tensor(name)?.convert(dtype);
        Ok(sum / n.broadcast_to(&sum.dims()))
    };
    let scale = batch.channel(a, "weight")?.map_or(rstd, |w| w * rstd);
    let slope = rstd * rstd * share("sum_dy_xmu")?;
    let grad = a.tensor("grad_out")?.convert(dtype) - batch.spread(share("sum_dy")?);
    let inner = grad - (batch.x - batch.spread(mean)) * batch.spread(slope);
    Ok((inner * batch.spread(scale)).convert(batch.input.dtype()).into())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "batch_norm_stats(Tensor input, float eps) -> (Tensor, Tensor)",
        &["f32[2,3,4] 0.00001", "bf16[4,3] 0.001"],
        |_, a| statistics(a),
    ),
    row(
        "batch_norm_gather_stats_with_counts(Tensor input, Tensor mean, Tensor invstd, \
         Tensor? running_mean, Tensor? running_var, float momentum, float eps, Tensor counts) \
         -> (Tensor, Tensor)",
        &[
            "f32[2,3,4] f32[2,3] f32[2,3] f32[3] f32[3] 0.1 0.00001 f32[2]",
            "bf16[4,3] f32[4,3] f32[4,3] none none 0.1 0.00001 f32[4]",
        ],
        |_, a| gather(a, a.tensor("counts")?),
    )
    .writing(&["running_mean", "running_var"]),
    spatial(
        "batch_norm_elemt(Tensor input, Tensor? weight, Tensor? bias, Tensor mean, \
         Tensor invstd, float eps) -> Tensor",
        &[
            "f32[2,3,4] f32[3] f32[3] f32[3] f32[3] 0.00001",
            "bf16[2,3,4,5] none none f32[3] f32[3] 0.00001",
        ],
        |_, a| elements(a),
    ),
    row(
        "batch_norm_backward_reduce(Tensor grad_out, Tensor input, Tensor mean, Tensor invstd, \
         Tensor? weight, bool input_g, bool weight_g, bool bias_g) \
         -> (Tensor, Tensor, Tensor, Tensor)",
        &[
            "f32[2,3,4] f32[2,3,4] f32[3] f32[3] f32[3] true true true",
            "bf16[4,3] bf16[4,3] f32[3] f32[3] none true false false",
        ],
        |_, a| backward_sums(a),
    ),
    spatial(
        "batch_norm_backward_elemt(Tensor grad_out, Tensor input, Tensor mean, Tensor invstd, \
         Tensor? weight, Tensor sum_dy, Tensor sum_dy_xmu, Tensor count) -> Tensor",
        &[
            "f32[2,3,4] f32[2,3,4] f32[3] f32[3] f32[3] f32[3] f32[3] s32[2,1]",
            "bf16[4,3] bf16[4,3] f32[3] f32[3] none f32[3] f32[3] s32[1]",
        ],
        |_, a| backward_elements(a),
    ),
];
