//! Connectionist temporal classification: the likelihood of a target sequence, summed over all of
//! its alignments with a longer sequence of class probabilities.
//!
//! Lengths are tensors, so a batch with other lengths runs the same program. The alignments walk
//! over places: the target's classes with a blank before, between and after them.

use crate::args::Args;
use crate::pointwise::require;
use crate::row::{Out, Row, row};
use hlo::{DType, GatherDims, Reducer, Refusal, Result, ScatterDims, Type, Value};

struct Ctc<'b> {
    /// Log probabilities `[time, batch, classes]`, in the type that the loss is computed in.
    log_probs: Value<'b>,
    /// The class at each place `[batch, places]`, followed by an index dimension of 1.
    classes: Value<'b>,
    /// The log probability of each place's class `[time, batch, places]`.
    emitted: Value<'b>,
    /// Places that a step may reach from two places before: over a blank between different classes.
    jumps: Value<'b>,
    /// Each `[batch]`.
    input_lengths: Value<'b>,
    target_lengths: Value<'b>,
    steps: i64,
    batch: i64,
    places: i64,
}

fn refuse<T>(message: String) -> Result<T> {
    Err(Refusal::runtime(message))
}

impl<'b> Ctc<'b> {
    fn read(a: &Args<'_, 'b>) -> Result<Self> {
        let (x, targets) = (a.tensor("log_probs")?, a.tensor("targets")?);
        require(matches!(x.dtype(), DType::F32 | DType::F64), "ctc_loss_cpu", x.dtype())?;
        if x.rank() != 3 || targets.rank() != 2 || targets.dim(0) != x.dim(1) {
            return refuse(format!(
                "ctc_loss: expected log_probs (T, N, C) and targets (N, S), but got {} and {}",
                x.ty(),
                targets.ty()
            ));
        }
        let (steps, batch, count) = (x.dim(0), x.dim(1), x.dim(2));
        let blank = a.int("blank")?;
        if blank < 0 || blank >= count {
            return refuse("blank must be in label range".to_owned());
        }
        let length = |name| {
            let v = a.tensor(name)?;
            if v.dims()[..] != [batch] {
                return refuse(format!("{name} must be of size batch_size"));
            }
            Ok(v.convert(DType::S32))
        };
        let (input_lengths, target_lengths) = (length("input_lengths")?, length("target_lengths")?);
        let blank = x.builder().scalar(blank, DType::S32);
        let classes = between_blanks(targets, blank, count);
        let places = classes.dim(1);
        let other = classes.ne(shift(classes, 2, blank));
        let jumps = other & classes.ne(blank.broadcast_to(&classes.dims()));
        let classes = classes.unsqueeze(2);
        Ok(Ctc {
            log_probs: x,
            classes,
            emitted: x.gather(classes, &by_place(steps)),
            jumps,
            input_lengths,
            target_lengths,
            steps,
            batch,
            places,
        })
    }

    fn per_place(&self, v: Value<'b>) -> Value<'b> {
        v.broadcast_in_dim(&Type::new(v.dtype(), &[self.batch, self.places]), &[0])
    }

    /// The number of each place, `[batch, places]`.
    fn place(&self) -> Value<'b> {
        self.jumps.builder().iota(1, Type::new(DType::S32, &[self.batch, self.places]))
    }

    /// The mask of places where an alignment may end: the last class and the blank after it.
    fn ends(&self) -> Value<'b> {
        let last = self.last();
        let before = last - last.constant(1);
        self.place().eq(last) | self.place().eq(before)
    }

    /// One time step of a sequence `[time, batch, places]`.
    fn at(&self, sequence: Value<'b>, time: Value<'b>) -> Value<'b> {
        let zero = time.zeros_like();
        sequence.dynamic_slice(&[time, zero, zero], &[1, self.batch, self.places]).squeeze(0)
    }

    fn impossible(&self) -> Value<'b> {
        self.jumps.builder().lowest(self.log_probs.dtype())
    }

    fn nowhere(&self) -> Value<'b> {
        self.impossible().broadcast_to(&[self.batch, self.places])
    }

    /// `log(sum(exp(v)))` of values of one shape.
    fn total(&self, values: &[Value<'b>]) -> Value<'b> {
        let top = values.iter().copied().reduce(Value::maximum).unwrap_or_else(|| self.nowhere());
        let finite = top.gt(self.impossible().broadcast_to(&top.dims()));
        let top = finite.select(top, top.zeros_like());
        let powers = values.iter().map(|&v| (v - top).exponential());
        top + powers.reduce(|x, y| x + y).unwrap_or(top).log()
    }

    /// The log likelihood of the target's prefixes, `[time, batch, places]`, including the emission
    /// at the time.
    fn alpha(&self) -> Value<'b> {
        let (first, start) = (self.place(), self.at(self.emitted, self.zero()));
        let starts = first.lt(first.constant(2)) & first.le(self.last());
        let start = starts.select(start, self.nowhere());
        let kept = self.nowhere().unsqueeze(0).broadcast_to(&[self.steps, self.batch, self.places]);
        let kept = kept.update_slice(start.unsqueeze(0), &[0, 0, 0]);
        let b = kept.builder();
        let run = b.for_loop(self.steps - 1, &[start, kept], |i, carried| {
            let time = i + i.constant(1);
            let stay = carried[0];
            let step = self.shifted(stay, 1);
            let jump = self.jumps.select(self.shifted(stay, 2), self.nowhere());
            let next = self.total(&[stay, step, jump]) + self.at(self.emitted, time);
            let zero = time.zeros_like();
            let kept = carried[1].dynamic_update_slice(next.unsqueeze(0), &[time, zero, zero]);
            vec![next, kept]
        });
        run[1]
    }

    /// The log likelihood of the target's suffixes, including the emission at the time.
    fn beta(&self) -> Value<'b> {
        let kept = self.nowhere().unsqueeze(0).broadcast_to(&[self.steps, self.batch, self.places]);
        // A jump forward lands where a jump backward came from.
        let jumps = shift(self.jumps, -2, kept.builder().scalar(false, DType::Bool));
        let b = kept.builder();
        let run = b.for_loop(self.steps, &[self.nowhere(), kept], |i, carried| {
            let time = i.constant(self.steps - 1) - i;
            let stay = carried[0];
            let step = self.shifted(stay, -1);
            let jump = jumps.select(self.shifted(stay, -2), self.nowhere());
            let now = self.at(self.emitted, time);
            let end = self.ends().select(now, self.nowhere());
            let next = self.total(&[stay, step, jump]) + now;
            let last = self.input_lengths - self.input_lengths.constant(1);
            let is_last = self.per_place(last.eq(time.broadcast_to(&[self.batch])));
            let inside = self.per_place(time.broadcast_to(&[self.batch]).lt(last));
            let next = is_last.select(end, inside.select(next, self.nowhere()));
            let zero = time.zeros_like();
            let kept = carried[1].dynamic_update_slice(next.unsqueeze(0), &[time, zero, zero]);
            vec![next, kept]
        });
        run[1]
    }

    fn zero(&self) -> Value<'b> {
        self.jumps.builder().scalar(0, DType::S32)
    }

    /// The place of the blank after each target.
    fn last(&self) -> Value<'b> {
        self.per_place(self.target_lengths * self.target_lengths.constant(2))
    }

    fn shifted(&self, v: Value<'b>, by: i64) -> Value<'b> {
        shift(v, by, self.impossible())
    }
}

/// The class at each place: `targets` with a blank before, between and after them.
fn between_blanks<'b>(targets: Value<'b>, blank: Value<'b>, count: i64) -> Value<'b> {
    let classes = match targets.dim(1) {
        0 => blank.broadcast_to(&[targets.dim(0), 1]),
        _ => targets.convert(DType::S32).pad(blank, &[0, 1], &[0, 1], &[0, 1]),
    };
    // Elements after a target's end may hold any number.
    classes.clamp(classes.constant(0), classes.constant(count - 1))
}

/// From `[time, batch, classes]` by indices `[batch, places, 1]` to `[time, batch, places]`.
fn by_place(steps: i64) -> GatherDims {
    GatherDims {
        offset_dims: vec![0],
        collapsed_slice_dims: vec![2],
        operand_batching_dims: vec![1],
        start_indices_batching_dims: vec![0],
        start_index_map: vec![2],
        index_vector_dim: 2,
        slice_sizes: vec![steps, 1, 1],
        ..Default::default()
    }
}

/// The element `by` places before each place, or `fill` at the edge.
fn shift<'b>(v: Value<'b>, by: i64, fill: Value<'b>) -> Value<'b> {
    let places = v.dim(1);
    let wide = v.pad_dim(fill, 1, by.max(0), (-by).max(0));
    let start = (-by).max(0);
    wide.slice_dim(1, start, start + places, 1)
}

/// States that the targets are classes. What follows a target is not read.
fn check_targets<'b>(a: &Args<'_, 'b>, ctc: &Ctc<'b>) -> Result<()> {
    let targets = a.tensor("targets")?;
    if targets.numel() > 0 {
        let place = targets.builder().iota(1, targets.ty().with_dtype(DType::S32));
        let length = ctc.target_lengths.broadcast_in_dim(&place.ty(), &[0]);
        let read = place.lt(length).select(targets, targets.zeros_like());
        let count = ctc.log_probs.dim(2);
        a.check_index(read, 0, count, || Refusal::index("Target {index} is out of bounds."));
    }
    Ok(())
}

fn forward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let ctc = Ctc::read(a)?;
    check_targets(a, &ctc)?;
    let alpha = if ctc.steps > 0 { ctc.alpha() } else { ctc.emitted };
    let b = alpha.builder();
    // The likelihood of the alignments that are complete when the input ends.
    let all = [ctc.steps, ctc.batch, ctc.places];
    let time = b.iota(0, Type::new(DType::S32, &all));
    let last = ctc.input_lengths - ctc.input_lengths.constant(1);
    let now = time.eq(last.broadcast_in_dim(&time.ty(), &[1]));
    let ends = ctc.ends().broadcast_in_dim(&now.ty(), &[1, 2]);
    let ended = (now & ends).select(alpha, ctc.impossible().broadcast_to(&all));
    let top = ended.reduce(Reducer::Max, &[0, 2]);
    let finite = top.gt(ctc.impossible().broadcast_to(&top.dims()));
    let top = finite.select(top, top.zeros_like());
    let powers = (ended - top.broadcast_in_dim(&ended.ty(), &[1])).exponential();
    let likelihood = top + powers.reduce_sum(&[0, 2]).log();
    // Without an input only an empty target is certain.
    let empty = ctc.input_lengths.eq(ctc.input_lengths.zeros_like());
    let certain = empty & ctc.target_lengths.eq(ctc.target_lengths.zeros_like());
    let loss = certain.select(likelihood.zeros_like(), -likelihood);
    Ok([loss, alpha.transpose(&[1, 0, 2])].into())
}

fn backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let ctc = Ctc::read(a)?;
    let (grad, loss) = (a.tensor("grad")?, a.tensor("neg_log_likelihood")?);
    let alpha = a.tensor("log_alpha")?.transpose(&[1, 0, 2]);
    let all = ctc.emitted.ty();
    let per_item =
        |v: Value<'b>, like: &Type| v.broadcast_in_dim(&like.with_dtype(v.dtype()), &[1]);
    // The posterior probability of each place at each time, given the target.
    let through = alpha + ctc.beta();
    let possible = through.gt(ctc.impossible().broadcast_to(&all.dims));
    let posterior = (through + per_item(loss, &all) - ctc.emitted).exponential();
    let posterior = possible.select(posterior, posterior.zeros_like());
    let to_class = ScatterDims {
        update_window_dims: vec![0],
        inserted_window_dims: vec![2],
        input_batching_dims: vec![1],
        scatter_indices_batching_dims: vec![0],
        scatter_dims_to_operand_dims: vec![2],
        index_vector_dim: 2,
        ..Default::default()
    };
    let none = ctc.log_probs.zeros_like();
    let by_class = none.scatter(ctc.classes, posterior, &to_class, Some(Reducer::Add));
    let ty = ctc.log_probs.ty();
    let slope = (ctc.log_probs.exponential() - by_class) * per_item(grad, &ty);
    let time = none.builder().iota(0, ty.with_dtype(DType::S32));
    let mut counted = time.lt(per_item(ctc.input_lengths, &ty));
    let infinite = loss.eq(none.builder().highest(loss.dtype()).broadcast_to(&loss.dims()));
    if a.bool("zero_infinity")? {
        counted = counted & per_item(infinite.not(), &ty);
        return Ok(counted.select(slope, none).into());
    }
    // No alignment: stock PyTorch's gradient is not a number, as infinity minus infinity.
    let slope = per_item(infinite, &ty).select(none.constant(f64::NAN), slope);
    Ok(counted.select(slope, none).into())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "_ctc_loss.Tensor(Tensor log_probs, Tensor targets, Tensor input_lengths, Tensor \
         target_lengths, int blank=0, bool zero_infinity=False) -> (Tensor, Tensor)",
        &[
            "f32[7,2,5] s64[2,3] s64[2] s64[2]",
            "f64[4,2,3] s32[2,1] s64[2] s64[2] blank=2",
            "f32[3,2,3] s64[2,0] s64[2] s64[2]",
        ],
        |_, a| forward(a),
    ),
    row(
        "_ctc_loss_backward.Tensor(Tensor grad, Tensor log_probs, Tensor targets, Tensor \
         input_lengths, Tensor target_lengths, Tensor neg_log_likelihood, Tensor log_alpha, int \
         blank, bool zero_infinity=False) -> Tensor",
        &[
            "f32[2] f32[7,2,5] s64[2,3] s64[2] s64[2] f32[2] f32[2,7,7] 0",
            "f64[2] f64[4,2,3] s32[2,1] s64[2] s64[2] f64[2] f64[2,4,3] 2 true",
        ],
        |_, a| backward(a),
    ),
];
