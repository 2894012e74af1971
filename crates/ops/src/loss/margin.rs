//! Losses that ask the target classes to win by a margin.

use super::Reduction;
use crate::args::Args;
use crate::pointwise::require;
use crate::promote::asked_type;
use crate::reduce::Over;
use crate::row::{Out, Row, row};
use hlo::{Builder, Compare, DType, Refusal, Result, Type, Value};

/// Targets are numbers of classes, in int64.
fn require_classes(a: &Args<'_, '_>) -> Result<()> {
    let given = a.tensor("target")?.dtype();
    if given == DType::S64 {
        return Ok(());
    }
    Err(Refusal::runtime(asked_type(DType::S64, given)))
}

/// Scores and targets as matrices `[samples, classes]`.
struct Scores<'b> {
    /// In the type that the loss is computed in.
    input: Value<'b>,
    target: Value<'b>,
    samples: i64,
    classes: i64,
    /// The input was one sample without a batch dimension.
    single: bool,
}

impl<'b> Scores<'b> {
    fn read(a: &Args<'_, 'b>) -> Result<Self> {
        let (x, target) = (a.tensor("self")?, a.tensor("target")?);
        require(x.dtype().is_float(), &format!("{}_cpu", a.name()), x.dtype())?;
        if x.rank() > 2 || x.dims().last() == Some(&0) {
            return Err(Refusal::runtime(format!(
                "Expected non-empty vector or matrix with optional 0-dim batch size, but got: {:?}",
                x.dims()
            )));
        }
        let single = x.rank() < 2;
        let classes = x.dims().last().copied().unwrap_or(1);
        let samples = if single { 1 } else { x.dim(0) };
        let input = x.convert(x.dtype().accumulate()).reshape(&[samples, classes]);
        let target = target.convert(DType::of_places(classes));
        Ok(Scores { input, target, samples, classes, single })
    }

    /// Reduces the loss of each sample.
    fn reduced(&self, a: &Args<'_, 'b>, loss: Value<'b>) -> Result<Value<'b>> {
        let loss = if self.single { loss.reshape(&[]) } else { loss };
        Ok(Reduction::read(a)?.apply(loss, a.tensor("self")?.dtype()))
    }

    /// The gradient that reaches each sample.
    fn share(&self, a: &Args<'_, 'b>) -> Result<Value<'b>> {
        let grad = a.tensor("grad_output")?.convert(self.input.dtype());
        let share = Reduction::read(a)?.share(grad, self.samples);
        Ok(if share.numel() == 1 { share.reshape(&[]) } else { share }
            .broadcast_to(&[self.samples]))
    }
}

/// The margin loss's terms. `excess` is how far a wrong class exceeds the target's score minus the
/// margin, at least 0.
struct MultiMargin<'b> {
    scores: Scores<'b>,
    is_target: Value<'b>,
    excess: Value<'b>,
    squared: bool,
    weight: Option<Value<'b>>,
}

impl<'b> MultiMargin<'b> {
    fn read(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Self> {
        let squared = match a.constant("p")?.as_f64() {
            1.0 => false,
            2.0 => true,
            _ => return Err(Refusal::runtime("only p == 1 and p == 2 supported")),
        };
        let scores = Scores::read(a)?;
        let n = scores.samples;
        if scores.target.numel() != n || scores.target.rank() > 1 {
            return Err(Refusal::runtime(format!(
                "multi_margin_loss: target tensor should be 1-D with size equal to the number of \
                 input samples (batch size). Expected target size [{n}], but got {:?}. Input has \
                 shape {:?}.",
                scores.target.dims(),
                a.tensor("self")?.dims()
            )));
        }
        let (x, weight) = (scores.input, a.opt_tensor("weight")?);
        if let Some(w) = weight.filter(|w| w.numel() != scores.classes) {
            return Err(Refusal::runtime(format!(
                "inconsistent weight size, expected {} but got {:?}",
                scores.classes,
                w.dims()
            )));
        }
        require_classes(a)?;
        let target = scores.target.reshape(&[n]);
        a.check_index(target, 0, scores.classes, || Refusal::index("target out of range"));
        let over = Over::these([1]);
        let class = b.iota(1, x.ty().with_dtype(target.dtype()));
        let is_target = class.eq(over.spread(target, class));
        let right = is_target.select(x, x.zeros_like()).reduce_sum(&over.dims);
        let excess = a.scalar("margin", x.dtype())? - over.spread(right, x) + x;
        let excess = is_target.select(x.zeros_like(), excess).maximum(x.zeros_like());
        let weight = weight.map(|w| w.convert(x.dtype()).take(target, 0));
        Ok(MultiMargin { scores, is_target, excess, squared, weight })
    }

    fn weighted(&self, per_sample: Value<'b>) -> Value<'b> {
        let mean = per_sample / self.scores.classes as f64;
        self.weight.map_or(mean, |w| mean * w)
    }
}

fn multi_margin_loss<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let m = MultiMargin::read(b, a)?;
    let term = if m.squared { m.excess * m.excess } else { m.excess };
    let loss = m.weighted(term.reduce_sum(&[1]));
    Ok(m.scores.reduced(a, loss)?.into())
}

fn multi_margin_loss_backward<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let m = MultiMargin::read(b, a)?;
    let over = Over::these([1]);
    let zero = m.excess.zeros_like();
    let over_margin = m.excess.compare(Compare::Gt, zero);
    let slope = if m.squared { 2.0 * m.excess } else { over_margin.convert(zero.dtype()) };
    let share = over.spread(m.weighted(m.scores.share(a)?), m.excess);
    let wrong = slope * share;
    let right = over.spread(-wrong.reduce_sum(&over.dims), wrong);
    let x = a.tensor("self")?;
    Ok(m.is_target.select(right, wrong).reshape(&x.dims()).convert(x.dtype()).into())
}

/// The pairs `[samples, target, class]` of a multi-label loss.
struct MultiLabel<'b> {
    scores: Scores<'b>,
    /// The mask of target classes, `[samples, classes]`.
    is_target: Value<'b>,
    /// Each target against each class, as one-hot rows.
    one_hot: Value<'b>,
    /// `1 - (target's score - class's score)` where positive and the class is not a target, else 0.
    excess: Value<'b>,
}

impl<'b> MultiLabel<'b> {
    /// A row's targets end at its first -1.
    fn read(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Self> {
        let scores = Scores::read(a)?;
        let (given, wanted) = (a.tensor("target")?.dims(), a.tensor("self")?.dims());
        if given != wanted {
            return Err(Refusal::runtime(format!(
                "inconsistent target size: {given:?} for input of size: {wanted:?}"
            )));
        }
        require_classes(a)?;
        let (n, c, x) = (scores.samples, scores.classes, scores.input);
        let target = scores.target.reshape(&[n, c]);
        let place = b.iota(1, target.ty());
        let ended = target.lt(target.zeros_like()).select(place, place.constant(c));
        let over = Over::these([1]);
        let counted = place.lt(over.spread(ended.reduce_min(&over.dims), place));
        let counting = counted.select(target, target.zeros_like());
        a.check_index(counting, 0, c, || Refusal::index("argument #2 'target' is out of range"));
        let cube = Type::new(target.dtype(), &[n, c, c]);
        let by_target = |v: Value<'b>| v.broadcast_in_dim(&cube.with_dtype(v.dtype()), &[0, 1]);
        let by_class = |v: Value<'b>| v.broadcast_in_dim(&cube.with_dtype(v.dtype()), &[0, 2]);
        let one_hot = b.iota(2, cube.clone()).eq(by_target(target)) & by_target(counted);
        let is_target = one_hot.reduce(hlo::Reducer::Or, &[1]);
        let zero = b.splat(0, cube.with_dtype(x.dtype()));
        let score = one_hot.select(by_class(x), zero).reduce_sum(&[2]);
        let excess = 1.0 - by_target(score) + by_class(x);
        let relevant = by_target(counted) & !by_class(is_target);
        let excess = relevant.select(excess.maximum(zero), zero);
        Ok(MultiLabel { scores, is_target, one_hot, excess })
    }
}

fn multilabel_margin_loss<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let m = MultiLabel::read(b, a)?;
    let x = a.tensor("self")?;
    let loss = m.excess.reduce_sum(&[1, 2]) / m.scores.classes as f64;
    let is_target = m.is_target.convert(x.dtype()).reshape(&x.dims());
    Ok([m.scores.reduced(a, loss)?, is_target].into())
}

fn multilabel_margin_loss_backward<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let m = MultiLabel::read(b, a)?;
    let x = a.tensor("self")?;
    let zero = m.excess.zeros_like();
    let lost = m.excess.compare(Compare::Gt, zero).convert(zero.dtype());
    let wrong = lost.reduce_sum(&[1]);
    let beaten = Over::these([2]).spread(lost.reduce_sum(&[2]), lost);
    let right = m.one_hot.select(beaten, zero).reduce_sum(&[1]);
    let share = m.scores.share(a)? / m.scores.classes as f64;
    let grad = (wrong - right) * Over::these([1]).spread(share, wrong);
    Ok(grad.reshape(&x.dims()).convert(x.dtype()).into())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "multi_margin_loss(Tensor self, Tensor target, Scalar p=1, Scalar margin=1, Tensor? \
         weight=None, int reduction=1) -> Tensor",
        &["f32[5,4] s64[5]", "f32[5,4] s64[5] 2 0.5 f32[4] 0", "f32[4] s64[1]"],
        multi_margin_loss,
    ),
    row(
        "multi_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, Scalar p, \
         Scalar margin, Tensor? weight=None, int reduction=1) -> Tensor",
        &["f32[] f32[5,4] s64[5] 1 1", "f32[5] f32[5,4] s64[5] 2 0.5 f32[4] 0"],
        multi_margin_loss_backward,
    ),
    row(
        "multilabel_margin_loss_forward(Tensor self, Tensor target, int reduction) -> (Tensor \
         output, Tensor is_target)",
        &["f32[5,4] s64[5,4] 1", "f32[5,4] s64[5,4] 0", "f32[4] s64[4] 2"],
        multilabel_margin_loss,
    ),
    row(
        "multilabel_margin_loss_backward(Tensor grad_output, Tensor self, Tensor target, int \
         reduction, Tensor is_target) -> Tensor",
        &["f32[] f32[5,4] s64[5,4] 1 f32[5,4]", "f32[5] f32[5,4] s64[5,4] 0 f32[5,4]"],
        multilabel_margin_loss_backward,
    ),
];
