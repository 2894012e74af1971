//! Batch normalisation in ATen's many spellings. Channels are dimension 1.

use crate::args::Args;
use crate::norm::{refuse_non_float, require_parameters};
use crate::reduce::Over;
use crate::row::{Out, Row, row, spatial};
use hlo::{DType, Refusal, Result, Type, Value};

/// The input, its copy in the accumulation type, and the dimensions to reduce.
pub(crate) struct Batch<'b> {
    pub(crate) input: Value<'b>,
    pub(crate) x: Value<'b>,
    pub(crate) over: Over,
}

/// Mean and inverse standard deviation per channel.
#[derive(Clone, Copy)]
pub(crate) struct Statistics<'b> {
    pub(crate) mean: Value<'b>,
    pub(crate) rstd: Value<'b>,
}

impl<'b> Batch<'b> {
    pub(crate) fn read(a: &Args<'_, 'b>) -> Result<Self> {
        let input = a.tensor("input")?;
        if input.rank() < 2 {
            return Err(Refusal::runtime(format!(
                "batch_norm: expected an input of at least 2 dimensions (batch, channels, ..), \
                 but got {:?}",
                &input.dims()[..]
            )));
        }
        refuse_non_float(a, input)?;
        let batch = Self {
            input,
            x: input.convert(input.dtype().accumulate()),
            over: Over::these((0..input.rank()).filter(|&d| d != 1)),
        };
        for name in ["running_mean", "running_var", "weight", "bias"] {
            batch.channel(a, name)?;
        }
        Ok(batch)
    }

    /// An optional value per channel, in the accumulation type.
    pub(crate) fn channel(&self, a: &Args<'_, 'b>, name: &str) -> Result<Option<Value<'b>>> {
        // Not every spelling has every argument.
        let Ok(Some(v)) = a.opt_tensor(name) else { return Ok(None) };
        let channels = self.input.dim(1);
        if v.dims()[..] != [channels] {
            return Err(Refusal::runtime(format!(
                "{name} should contain {channels} elements not {}",
                v.numel()
            )));
        }
        Ok(Some(v.convert(self.x.dtype())))
    }

    pub(crate) fn spread(&self, v: Value<'b>) -> Value<'b> {
        self.over.spread(v, self.x)
    }

    /// The number of elements that share a channel's statistics.
    fn count(&self) -> i64 {
        self.over.count(self.x)
    }

    fn running(&self, a: &Args<'_, 'b>) -> Result<Statistics<'b>> {
        let missing = |name| Refusal::value(format!("{name} must be defined in evaluation mode"));
        let mean = self.channel(a, "running_mean")?.ok_or_else(|| missing("running_mean"))?;
        let var = self.channel(a, "running_var")?.ok_or_else(|| missing("running_var"))?;
        Ok(Statistics { mean, rstd: (var + a.constant("eps")?.as_f64()).rsqrt() })
    }

    /// The statistics that a call gives.
    pub(crate) fn given(&self, a: &Args<'_, 'b>) -> Result<Statistics<'b>> {
        let named = |name| Ok(a.tensor(name)?.convert(self.x.dtype()));
        Ok(Statistics { mean: named("mean")?, rstd: named("invstd")? })
    }

    /// The running statistics after a batch with these; the running variance is unbiased.
    fn update(
        &self,
        a: &Args<'_, 'b>,
        mean: Value<'b>,
        var: Value<'b>,
    ) -> Result<[Option<Value<'b>>; 2]> {
        let n = self.count() as f64;
        self.update_with(a, mean, var * n / (n - 1.0))
    }

    /// The running statistics after these, whose variance is unbiased.
    pub(crate) fn update_with(
        &self,
        a: &Args<'_, 'b>,
        mean: Value<'b>,
        var: Value<'b>,
    ) -> Result<[Option<Value<'b>>; 2]> {
        let updated = |name, now: Value<'b>| -> Result<Option<Value<'b>>> {
            let Some(before) = self.channel(a, name)? else { return Ok(None) };
            let momentum = a.scalar("momentum", before.dtype())?;
            let after = before * (1.0 - momentum) + now * momentum;
            Ok(Some(after.convert(a.tensor(name)?.dtype())))
        };
        Ok([updated("running_mean", mean)?, updated("running_var", var)?])
    }

    pub(crate) fn apply(&self, a: &Args<'_, 'b>, s: Statistics<'b>) -> Result<Value<'b>> {
        let scale = self.channel(a, "weight")?.map_or(s.rstd, |w| w * s.rstd);
        let scaled = (self.x - self.spread(s.mean)) * self.spread(scale);
        let bias = self.channel(a, "bias")?;
        let out = bias.map_or(scaled, |bias| scaled + self.spread(bias));
        Ok(out.convert(self.input.dtype()))
    }
}

/// The results of a forward pass: the output, the saved statistics (empty where the running ones
/// were used), and the new running statistics where the call changes them.
struct Forward<'b> {
    out: Value<'b>,
    saved: [Value<'b>; 2],
    running: [Option<Value<'b>>; 2],
}

fn forward<'b>(a: &Args<'_, 'b>, training: bool) -> Result<Forward<'b>> {
    let batch = Batch::read(a)?;
    require_parameters(a, batch.input, &["weight", "bias", "running_mean", "running_var"])?;
    let b = batch.x.builder();
    if !training {
        let statistics = batch.running(a)?;
        let none = b.splat(0, Type::new(batch.x.dtype(), &[0]));
        let out = batch.apply(a, statistics)?;
        return Ok(Forward { out, saved: [none; 2], running: [None; 2] });
    }
    let (mean, var) = batch.over.variance(batch.x, 0.0);
    let rstd = (var + a.constant("eps")?.as_f64()).rsqrt();
    let out = batch.apply(a, Statistics { mean, rstd })?;
    let running = batch.update(a, mean, var)?;
    Ok(Forward { out, saved: [mean, rstd], running })
}

/// Output, saved statistics, and new running statistics.
fn native<'b>(a: &Args<'_, 'b>, training: bool) -> Result<Out<'b>> {
    let Forward { out, saved: [mean, rstd], running: [now_mean, now_var] } = forward(a, training)?;
    Ok([Some(out), Some(mean), Some(rstd), now_mean, now_var].into())
}

/// As [`native`], for schemas that write no running statistics.
fn native_pure<'b>(a: &Args<'_, 'b>, training: bool) -> Result<Out<'b>> {
    let f = forward(a, training)?;
    Ok([f.out, f.saved[0], f.saved[1]].into())
}

/// As [`native`], for schemas that hand the running statistics back, changed or not.
fn native_functional<'b>(a: &Args<'_, 'b>, training: bool) -> Result<Out<'b>> {
    let Forward { out, saved: [mean, rstd], running: [now_mean, now_var] } = forward(a, training)?;
    let now_mean = now_mean.map_or_else(|| a.tensor("running_mean"), Ok)?;
    let now_var = now_var.map_or_else(|| a.tensor("running_var"), Ok)?;
    Ok([out, mean, rstd, now_mean, now_var].into())
}

/// The newer spelling: an empty "reserve" follows the saved statistics.
fn with_reserve<'b>(a: &Args<'_, 'b>, training: bool) -> Result<Out<'b>> {
    let f = forward(a, training)?;
    let reserve = f.out.builder().splat(0, Type::new(DType::U8, &[0]));
    let mut results = vec![f.out, f.saved[0], f.saved[1], reserve];
    results.extend(f.running.into_iter().flatten());
    Ok(results.into())
}

/// The statistics alone, as synchronised batch norm asks for them.
fn update_statistics<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let batch = Batch::read(a)?;
    let (mean, var) = batch.over.variance(batch.x, 0.0);
    let running = batch.update(a, mean, var)?;
    Ok([Some(mean), Some(var), running[0], running[1]].into())
}

fn backward<'b>(a: &Args<'_, 'b>, train: bool, saved_rstd: &str) -> Result<Out<'b>> {
    let batch = Batch::read(a)?;
    let (x, dtype) = (batch.x, batch.x.dtype());
    let grad = a.tensor("grad_out")?.convert(dtype);
    let s = if train {
        let saved = |name| Ok(a.tensor(name)?.convert(dtype));
        Statistics { mean: saved("save_mean")?, rstd: saved(saved_rstd)? }
    } else {
        batch.running(a)?
    };
    let normal = (x - batch.spread(s.mean)) * batch.spread(s.rstd);
    let (dw, db) = (batch.over.sum(grad * normal), batch.over.sum(grad));
    let scale = batch.channel(a, "weight")?.map_or(s.rstd, |w| w * s.rstd);
    let inner = if train {
        let n = batch.count() as f64;
        grad - batch.spread(db / n) - normal * batch.spread(dw / n)
    } else {
        grad
    };
    let dx = (inner * batch.spread(scale)).convert(batch.input.dtype());
    let to = a.opt_tensor("weight")?.map_or(batch.input.dtype(), Value::dtype);
    let mask = a.bools("output_mask")?;
    let results = [dx, dw.convert(to), db.convert(to)];
    Ok(results.into_iter().zip(mask).map(|(v, &m)| m.then_some(v)).collect::<Vec<_>>().into())
}

pub(crate) const ROWS: &[Row] = &[
    spatial(
        "native_batch_norm(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, \
         Tensor? running_var, bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)",
        &[
            "f32[2,3,4] f32[3] f32[3] f32[3] f32[3] true 0.1 0.00001",
            "f32[2,3,4,2] f32[3] f32[3] f32[3] f32[3] false 0.1 0.00001",
            "bf16[4,3] f32[3] f32[3] f32[3] f32[3] true 0.1 0.00001",
            "f32[2,3,4] none none none none true 0.1 0.001",
        ],
        |_, a| native(a, a.bool("training")?),
    )
    .writing(&["running_mean", "running_var"]),
    spatial(
        "_native_batch_norm_legit(Tensor input, Tensor? weight, Tensor? bias, \
         Tensor(a!) running_mean, Tensor(b!) running_var, bool training, float momentum, \
         float eps) -> (Tensor, Tensor, Tensor)",
        &[
            "f32[2,3,4] f32[3] f32[3] f32[3] f32[3] true 0.1 0.00001",
            "f32[2,3,4] f32[3] f32[3] f32[3] f32[3] false 0.1 0.00001",
        ],
        |_, a| native(a, a.bool("training")?),
    ),
    spatial(
        "_native_batch_norm_legit.no_stats(Tensor input, Tensor? weight, Tensor? bias, \
         bool training, float momentum, float eps) -> (Tensor, Tensor, Tensor)",
        &["f32[2,3,4] f32[3] f32[3] true 0.1 0.00001"],
        |_, a| native_pure(a, a.bool("training")?),
    ),
    spatial(
        "_native_batch_norm_legit_functional(Tensor input, Tensor? weight, Tensor? bias, \
         Tensor running_mean, Tensor running_var, bool training, float momentum, float eps) \
         -> (Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)",
        &["f32[2,3,4] f32[3] f32[3] f32[3] f32[3] true 0.1 0.00001"],
        |_, a| native_functional(a, a.bool("training")?),
    ),
    spatial(
        "_native_batch_norm_legit_no_training(Tensor input, Tensor? weight, Tensor? bias, \
         Tensor running_mean, Tensor running_var, float momentum, float eps) \
         -> (Tensor, Tensor, Tensor)",
        &["f32[2,3,4] f32[3] f32[3] f32[3] f32[3] 0.1 0.00001"],
        |_, a| native_pure(a, false),
    ),
    spatial(
        "_batch_norm_with_update(Tensor input, Tensor? weight, Tensor? bias, \
         Tensor(a!) running_mean, Tensor(b!) running_var, float momentum, float eps) \
         -> (Tensor, Tensor, Tensor, Tensor)",
        &["f32[2,3,4] f32[3] f32[3] f32[3] f32[3] 0.1 0.00001"],
        |_, a| with_reserve(a, true),
    ),
    spatial(
        "_batch_norm_with_update_functional(Tensor input, Tensor? weight, Tensor? bias, \
         Tensor running_mean, Tensor running_var, float momentum, float eps) \
         -> (Tensor, Tensor, Tensor, Tensor, Tensor running_mean_out, Tensor running_var_out)",
        &["f32[2,3,4] f32[3] f32[3] f32[3] f32[3] 0.1 0.00001"],
        |_, a| with_reserve(a, true),
    ),
    spatial(
        "_batch_norm_no_update(Tensor input, Tensor? weight, Tensor? bias, Tensor? running_mean, \
         Tensor? running_var, float momentum, float eps) -> (Tensor, Tensor, Tensor, Tensor)",
        &["f32[2,3,4] f32[3] f32[3] f32[3] f32[3] 0.1 0.00001"],
        |_, a| with_reserve(a, false),
    ),
    row(
        "batch_norm_update_stats(Tensor input, Tensor? running_mean, Tensor? running_var, \
         float momentum) -> (Tensor, Tensor)",
        &["f32[2,3,4] f32[3] f32[3] 0.1", "f32[2,3,4] none none 0.1"],
        |_, a| update_statistics(a),
    )
    .writing(&["running_mean", "running_var"]),
    spatial(
        "native_batch_norm_backward(Tensor grad_out, Tensor input, Tensor? weight, \
         Tensor? running_mean, Tensor? running_var, Tensor? save_mean, Tensor? save_invstd, \
         bool train, float eps, bool[3] output_mask) -> (Tensor, Tensor, Tensor)",
        &[
            "f32[2,3,4] f32[2,3,4] f32[3] f32[3] f32[3] f32[3] f32[3] true 0.00001 \
             [true,true,true]",
            "f32[2,3,4] f32[2,3,4] f32[3] f32[3] f32[3] f32[0] f32[0] false 0.00001 \
             [true,true,true]",
            "bf16[2,3] bf16[2,3] f32[3] none none f32[3] f32[3] true 0.00001 [true,true,true]",
            "f32[2,3,4] f32[2,3,4] none none none f32[3] f32[3] true 0.00001 [true,false,false]",
        ],
        |_, a| backward(a, a.bool("train")?, "save_invstd"),
    ),
    spatial(
        "batch_norm_backward(Tensor grad_out, Tensor input, Tensor weight, Tensor? running_mean, \
         Tensor? running_var, Tensor? save_mean, Tensor? save_var, bool update, float eps, \
         bool[3] output_mask, Tensor reserve) -> (Tensor, Tensor, Tensor)",
        &["f32[2,3,4] f32[2,3,4] f32[3] f32[3] f32[3] f32[3] f32[3] true 0.00001 \
           [true,true,true] u8[0]"],
        |_, a| backward(a, a.bool("update")?, "save_var"),
    ),
];
