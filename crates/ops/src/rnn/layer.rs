//! A recurrent layer over a whole sequence, in one direction, and its gradient.
//!
//! torch composes a layer from one cell per step, which makes programs as long as the sequence.
//! Here the steps are one loop, which contains only the work that depends on the step before. The
//! products with the inputs, forward and backward, are one matrix product each.

use super::cell::part;
use crate::args::Args;
use crate::row::{Out, Row, row};
use hlo::{DType, DotDims, Refusal, Result, Type, Value};

/// The operands that every layer and its gradient share, `[time, batch, features]`.
struct Layer<'b> {
    input: Value<'b>,
    hx: Value<'b>,
    w_ih: Value<'b>,
    w_hh: Value<'b>,
    steps: Steps,
    dtype: DType,
}

/// The order of the steps.
#[derive(Clone, Copy)]
struct Steps {
    count: i64,
    reverse: bool,
}

impl Steps {
    /// The time of step `i`; with `back`, of the `i`-th step from the end.
    fn time<'b>(self, i: Value<'b>, back: bool) -> Value<'b> {
        if self.reverse == back { i } else { i.constant(self.count - 1) - i }
    }

    /// The value that each step gets from the step before: `first`, then `sequence` without its
    /// end.
    fn before<'b>(self, sequence: Value<'b>, first: Value<'b>) -> Value<'b> {
        let (b, first) = (sequence.builder(), first.unsqueeze(0));
        if self.reverse {
            b.concatenate(&[sequence.slice_dim(0, 1, self.count, 1), first], 0)
        } else {
            b.concatenate(&[first, sequence.slice_dim(0, 0, self.count - 1, 1)], 0)
        }
    }

    /// `[time, batch, features]` at one time.
    fn at<'b>(self, sequence: Value<'b>, time: Value<'b>) -> Value<'b> {
        let zero = time.zeros_like();
        let (n, features) = (sequence.dim(1), sequence.dim(2));
        sequence.dynamic_slice(&[time, zero, zero], &[1, n, features]).squeeze(0)
    }

    fn put<'b>(self, sequence: Value<'b>, time: Value<'b>, value: Value<'b>) -> Value<'b> {
        let zero = time.zeros_like();
        sequence.dynamic_update_slice(value.unsqueeze(0), &[time, zero, zero])
    }
}

impl<'b> Layer<'b> {
    /// `gates` is the number of blocks of hidden size in the weights.
    fn read(a: &Args<'_, 'b>, gates: i64) -> Result<Self> {
        let tensor = |name: &str| a.tensor(name);
        let (input, hx) = (tensor("input")?, tensor("hx")?);
        let (w_ih, w_hh) = (tensor("w_ih")?, tensor("w_hh")?);
        let dtype = input.dtype();
        if input.rank() != 3 || hx.rank() != 2 || input.dim(0) == 0 {
            return refuse(a, "a 3-D input of at least one step and a 2-D hx", &[input, hx]);
        }
        let (features, hidden) = (input.dim(2), hx.dim(1));
        let fits = hx.dim(0) == input.dim(1)
            && w_ih.dims()[..] == [gates * hidden, features]
            && w_hh.dims()[..] == [gates * hidden, hidden];
        if !fits {
            return refuse(a, "weights and a state that fit the input", &[input, hx, w_ih, w_hh]);
        }
        if [hx, w_ih, w_hh].iter().any(|v| v.dtype() != dtype) {
            return refuse(a, "one element type", &[input, hx, w_ih, w_hh]);
        }
        let wide = |v: Value<'b>| v.convert(dtype.accumulate());
        let steps = Steps { count: input.dim(0), reverse: a.bool("reverse")? };
        Ok(Layer { input, hx: wide(hx), w_ih, w_hh, steps, dtype })
    }

    fn wide(&self, v: Value<'b>) -> Value<'b> {
        v.convert(self.dtype.accumulate())
    }

    fn batch(&self) -> i64 {
        self.hx.dim(0)
    }

    fn hidden(&self) -> i64 {
        self.hx.dim(1)
    }

    /// A sequence to be filled. Sequences have the type of the layer, which is what is kept of them;
    /// steps compute in the accumulation type.
    fn blank(&self, features: i64) -> Value<'b> {
        let dims = [self.steps.count, self.batch(), features];
        self.hx.builder().splat(0, Type::new(self.dtype, &dims))
    }

    /// A sequence at one time.
    fn at(&self, sequence: Value<'b>, time: Value<'b>) -> Value<'b> {
        self.wide(self.steps.at(sequence, time))
    }

    fn put(&self, sequence: Value<'b>, time: Value<'b>, value: Value<'b>) -> Value<'b> {
        self.steps.put(sequence, time, value.convert(self.dtype))
    }

    /// Every input times its weights, plus a bias, before the loop begins.
    fn projected(&self, biases: &[Option<Value<'b>>]) -> Value<'b> {
        let dims = [self.steps.count, self.batch(), self.w_ih.dim(0)];
        let y = dot(flat(self.input), self.w_ih, 1, 1);
        let y = biases.iter().flatten().fold(y, |y, bias| y + spread(self.wide(*bias), y));
        y.reshape(&dims).convert(self.dtype)
    }

    /// A state times its weights, within the loop. A product packs its right side row by row, so
    /// the weights are transposed once, before the loop. A product of one row packs nothing.
    fn recur(&self) -> impl Fn(Value<'b>) -> Value<'b> + use<'b> {
        let (dtype, w) = (self.dtype, self.w_hh);
        let (w, dim) = match self.batch() {
            1 => (w, 1),
            _ => (w.builder().optimization_barrier(&[w.transpose(&[1, 0])])[0], 0),
        };
        move |h| dot(h.convert(dtype), w, 1, dim)
    }

    /// The gradient of a step's input state, from the gradient of `recur`'s result.
    fn recur_back(&self, gates: Value<'b>) -> Value<'b> {
        dot(gates.convert(self.dtype), self.w_hh, 1, 0)
    }

    /// Runs the steps; `body` gets the time and the carried values.
    fn run(
        &self,
        init: &[Value<'b>],
        back: bool,
        body: impl FnOnce(Value<'b>, &[Value<'b>]) -> Vec<Value<'b>>,
    ) -> Vec<Value<'b>> {
        let b = self.hx.builder();
        b.for_loop(self.steps.count, init, |i, v| body(self.steps.time(i, back), v))
    }

    /// Gradients of the input, the weights and the bias, from those of the gates.
    fn gradients(&self, of_gates: Value<'b>, output: Value<'b>) -> [Value<'b>; 4] {
        let (by_gates, before) = (flat(of_gates), self.before(output));
        let x = by_gates.convert(self.dtype);
        let input = dot(x, self.w_ih, 1, 0).reshape(&self.input.dims());
        // One product for both weights reads the gates once.
        let both = x.builder().concatenate(&[flat(self.input), before], 1);
        let weights = dot(x, both, 0, 0);
        let (features, all) = (self.input.dim(2), both.dim(1));
        let w_ih = weights.slice_dim(1, 0, features, 1);
        let w_hh = weights.slice_dim(1, features, all, 1);
        [input, w_ih, w_hh, self.wide(by_gates).reduce_sum(&[0])].map(|v| v.convert(self.dtype))
    }

    /// The input state of each step, time and batch as one dimension.
    fn before(&self, output: Value<'b>) -> Value<'b> {
        flat(self.steps.before(output, self.hx.convert(self.dtype)))
    }
}

fn refuse<T>(a: &Args, wanted: &str, got: &[Value]) -> Result<T> {
    let got: Vec<_> = got.iter().map(|v| v.ty().to_string()).collect();
    Err(Refusal::runtime(format!("{}(): expected {wanted}, but got {}", a.name(), got.join(", "))))
}

/// Time and batch as one dimension.
fn flat(v: Value) -> Value {
    v.reshape(&[v.dim(0) * v.dim(1), v.dim(2)])
}

fn spread<'b>(bias: Value<'b>, like: Value<'b>) -> Value<'b> {
    bias.broadcast_in_dim(&like.ty(), &[like.rank() as i64 - 1])
}

/// A matrix product over dimension `i` of `x` and `j` of `y`, in the accumulation type.
fn dot<'b>(x: Value<'b>, y: Value<'b>, i: i64, j: i64) -> Value<'b> {
    let dims = DotDims { lhs_contracting: vec![i], rhs_contracting: vec![j], ..Default::default() };
    x.product(y, &dims, x.dtype().accumulate())
}

/// A gradient that torch may leave out.
fn or_zero<'b>(a: &Args<'_, 'b>, name: &str, like: Value<'b>) -> Result<Value<'b>> {
    Ok(a.opt_tensor(name)?.map_or_else(|| like.zeros_like(), |v| v.convert(like.dtype())))
}

/// The four gates of an LSTM in one kernel: `i`, `f`, `g`, `o` side by side. A logistic function
/// is a hyperbolic tangent of half the width and height.
fn lstm_gates(x: Value<'_>) -> Value<'_> {
    let block = x.dim(1) / 4;
    let column = x.builder().iota(1, Type::new(DType::S32, &x.dims()));
    let is_g = column.ge(column.constant(2 * block)) & column.lt(column.constant(3 * block));
    let size = is_g.select(x.constant(1.0), x.constant(0.5));
    (x * size).tanh() * size + (1.0 - size)
}

fn lstm<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let l = Layer::read(a, 4)?;
    let n = l.hidden();
    let x = l.projected(&[a.opt_tensor("b_ih")?, a.opt_tensor("b_hh")?]);
    // The gates overwrite the projected inputs that they are computed from.
    let init = [l.hx, l.wide(a.tensor("cx")?), l.blank(n), l.blank(n), x];
    let recur = l.recur();
    let end = l.run(&init, false, |time, v| {
        let gates = lstm_gates(l.at(v[4], time) + recur(v[0]));
        let [i, f, g, o] = [0, 1, 2, 3].map(|k| part(gates, k, n));
        let c = f * v[1] + i * g;
        let h = o * c.tanh();
        let put = |k: usize, value| l.put(v[k], time, value);
        vec![h, c, put(2, h), put(3, c), put(4, gates)]
    });
    let saved = l.hx.builder().concatenate(&[end[4], end[3]], 2);
    Ok([end[2], end[0], end[1], saved].map(|v| v.convert(l.dtype)).into())
}

/// Terms that do not depend on the loop's previous iteration are computed before it, for all steps.
fn lstm_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let l = Layer::read(a, 4)?;
    let (n, cx, b) = (l.hidden(), l.wide(a.tensor("cx")?), l.hx.builder());
    let (output, saved) = (a.tensor("output")?, a.tensor("workspace")?);
    let grad = or_zero(a, "grad_output", l.blank(n))?;
    let kept = [0, 1, 2, 3, 4].map(|k| saved.slice_dim(2, k * n, (k + 1) * n, 1));
    let [i, f, g, o, cells] = kept.map(|v| l.wide(v));
    let (tanh, before) = (cells.tanh(), l.steps.before(cells, cx));
    let by_cell = (o * (1.0 - tanh * tanh)).convert(l.dtype);
    let own = [g * i * (1.0 - i), before * f * (1.0 - f), i * (1.0 - g * g), tanh * o * (1.0 - o)];
    let own = b.concatenate(&own, 2).convert(l.dtype);
    let init = [or_zero(a, "grad_hy", l.hx)?, or_zero(a, "grad_cy", cx)?, own];
    let end = l.run(&init, true, |time, v| {
        let at = |sequence| l.at(sequence, time);
        let dh = v[0] + at(grad);
        let dc = v[1] + dh * at(by_cell);
        let gates = b.concatenate(&[dc, dc, dc, dh], 1) * at(v[2]);
        vec![l.recur_back(gates), dc * at(kept[1]), l.put(v[2], time, gates)]
    });
    let [input, w_ih, w_hh, bias] = l.gradients(end[2], output);
    let (hx, cx) = (end[0].convert(l.dtype), end[1].convert(l.dtype));
    Ok([input, hx, cx, w_ih, w_hh, bias].into())
}

fn gru<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let l = Layer::read(a, 3)?;
    let n = l.hidden();
    let x = l.projected(&[a.opt_tensor("b_ih")?]);
    let bias = a.opt_tensor("b_hh")?.map(|bias| l.wide(bias));
    let recur = l.recur();
    let end = l.run(&[l.hx, l.blank(n), l.blank(4 * n)], false, |time, v| {
        let (x, y) = (l.at(x, time), recur(v[0]));
        let y = bias.map_or(y, |bias| y + spread(bias, y));
        let gate = |k| (part(x, k, n) + part(y, k, n)).logistic();
        let (r, z, state) = (gate(0), gate(1), part(y, 2, n));
        let new = (part(x, 2, n) + r * state).tanh();
        let h = new + z * (v[0] - new);
        let saved = h.builder().concatenate(&[r, z, new, state], 1);
        vec![h, l.put(v[1], time, h), l.put(v[2], time, saved)]
    });
    Ok([end[1], end[0], end[2]].map(|v| v.convert(l.dtype)).into())
}

fn gru_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let l = Layer::read(a, 3)?;
    let n = l.hidden();
    let (output, saved) = (a.tensor("output")?, a.tensor("workspace")?);
    let grad = or_zero(a, "grad_output", l.blank(n))?;
    let before = l.steps.before(output, l.hx.convert(l.dtype));
    let init = [or_zero(a, "grad_hy", l.hx)?, l.blank(3 * n), l.blank(3 * n)];
    let end = l.run(&init, true, |time, v| {
        let saved = l.at(saved, time);
        let gate = |k| part(saved, k, n);
        let (r, z, new, state) = (gate(0), gate(1), gate(2), gate(3));
        let d = v[0] + l.at(grad, time);
        let dz = d * (l.at(before, time) - new) * z * (1.0 - z);
        let dn = d * (1.0 - z) * (1.0 - new * new);
        let dr = dn * state * r * (1.0 - r);
        let b = d.builder();
        let of_input = b.concatenate(&[dr, dz, dn], 1);
        let of_state = b.concatenate(&[dr, dz, dn * r], 1);
        let dh = d * z + l.recur_back(of_state);
        vec![dh, l.put(v[1], time, of_input), l.put(v[2], time, of_state)]
    });
    // The states' share of the new gate has its own gradient.
    let (by_input, by_state) = (flat(end[1]), flat(end[2]));
    let (x, y) = (by_input, by_state);
    let input = dot(x, l.w_ih, 1, 0).reshape(&l.input.dims());
    let (w_ih, w_hh) = (dot(x, flat(l.input), 0, 0), dot(y, l.before(output), 0, 0));
    let [b_ih, b_hh] = [x, y].map(|v| l.wide(v).reduce_sum(&[0]));
    Ok([input, end[0], w_ih, w_hh, b_ih, b_hh].map(|v| v.convert(l.dtype)).into())
}

fn rnn<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let l = Layer::read(a, 1)?;
    let relu = a.bool("relu")?;
    let x = l.projected(&[a.opt_tensor("b_ih")?, a.opt_tensor("b_hh")?]);
    let recur = l.recur();
    let end = l.run(&[l.hx, x], false, |time, v| {
        let h = l.at(v[1], time) + recur(v[0]);
        let h = if relu { h.maximum(h.zeros_like()) } else { h.tanh() };
        vec![h, l.put(v[1], time, h)]
    });
    Ok([end[1], end[0]].map(|v| v.convert(l.dtype)).into())
}

fn rnn_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let l = Layer::read(a, 1)?;
    let relu = a.bool("relu")?;
    let output = a.tensor("output")?;
    let grad = or_zero(a, "grad_output", l.blank(l.hidden()))?;
    let init = [or_zero(a, "grad_hy", l.hx)?, l.blank(l.hidden())];
    let end = l.run(&init, true, |time, v| {
        let (d, h) = (v[0] + l.at(grad, time), l.at(output, time));
        let zero = h.zeros_like();
        let d = if relu { h.gt(zero).select(d, zero) } else { d * (1.0 - h * h) };
        vec![l.recur_back(d), l.put(v[1], time, d)]
    });
    let [input, w_ih, w_hh, bias] = l.gradients(end[1], output);
    Ok([input, end[0].convert(l.dtype), w_ih, w_hh, bias].into())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "tpu::lstm_layer(Tensor input, Tensor hx, Tensor cx, Tensor w_ih, Tensor w_hh, Tensor? \
         b_ih, Tensor? b_hh, bool reverse) -> (Tensor, Tensor, Tensor, Tensor)",
        &[
            "f32[4,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] f32[20] f32[20] false",
            "f32[4,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] none none true",
            "bf16[3,2,3] bf16[2,2] bf16[2,2] bf16[8,3] bf16[8,2] bf16[8] bf16[8] false",
        ],
        |_, a| lstm(a),
    ),
    row(
        "tpu::lstm_layer_backward(Tensor? grad_output, Tensor? grad_hy, Tensor? grad_cy, Tensor \
         input, Tensor hx, Tensor cx, Tensor w_ih, Tensor w_hh, Tensor output, Tensor workspace, \
         bool reverse) -> (Tensor, Tensor, Tensor, Tensor, Tensor, Tensor)",
        &[
            "f32[4,2,5] f32[2,5] f32[2,5] f32[4,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] \
             f32[4,2,5] f32[4,2,25] false",
            "f32[4,2,5] none none f32[4,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] f32[4,2,5] \
             f32[4,2,25] true",
            "none f32[2,5] none f32[1,2,3] f32[2,5] f32[2,5] f32[20,3] f32[20,5] f32[1,2,5] \
             f32[1,2,25] false",
        ],
        |_, a| lstm_backward(a),
    ),
    row(
        "tpu::gru_layer(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih, Tensor? \
         b_hh, bool reverse) -> (Tensor, Tensor, Tensor)",
        &[
            "f32[4,2,3] f32[2,5] f32[15,3] f32[15,5] f32[15] f32[15] false",
            "f32[4,2,3] f32[2,5] f32[15,3] f32[15,5] none none true",
        ],
        |_, a| gru(a),
    ),
    row(
        "tpu::gru_layer_backward(Tensor? grad_output, Tensor? grad_hy, Tensor input, Tensor hx, \
         Tensor w_ih, Tensor w_hh, Tensor output, Tensor workspace, bool reverse) -> (Tensor, \
         Tensor, Tensor, Tensor, Tensor, Tensor)",
        &[
            "f32[4,2,5] f32[2,5] f32[4,2,3] f32[2,5] f32[15,3] f32[15,5] f32[4,2,5] f32[4,2,20] \
             false",
            "f32[4,2,5] none f32[4,2,3] f32[2,5] f32[15,3] f32[15,5] f32[4,2,5] f32[4,2,20] true",
        ],
        |_, a| gru_backward(a),
    ),
    row(
        "tpu::rnn_layer(Tensor input, Tensor hx, Tensor w_ih, Tensor w_hh, Tensor? b_ih, Tensor? \
         b_hh, bool relu, bool reverse) -> (Tensor, Tensor)",
        &[
            "f32[4,2,3] f32[2,5] f32[5,3] f32[5,5] f32[5] f32[5] false false",
            "f32[4,2,3] f32[2,5] f32[5,3] f32[5,5] none none true true",
        ],
        |_, a| rnn(a),
    ),
    row(
        "tpu::rnn_layer_backward(Tensor? grad_output, Tensor? grad_hy, Tensor input, Tensor hx, \
         Tensor w_ih, Tensor w_hh, Tensor output, bool relu, bool reverse) -> (Tensor, Tensor, \
         Tensor, Tensor, Tensor)",
        &[
            "f32[4,2,5] f32[2,5] f32[4,2,3] f32[2,5] f32[5,3] f32[5,5] f32[4,2,5] false false",
            "f32[4,2,5] none f32[4,2,3] f32[2,5] f32[5,3] f32[5,5] f32[4,2,5] true true",
        ],
        |_, a| rnn_backward(a),
    ),
];
