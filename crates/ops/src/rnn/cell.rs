//! The fused cells that torch calls once per step (packed sequences, `nn.LSTMCell`, `nn.GRUCell`),
//! and their gradients. The workspace holds the values that the gradient needs, in a layout that
//! only these rows read.

use crate::args::Args;
use crate::row::{Out, Row, row};
use hlo::{Refusal, Result, Value};

/// The sum of both gate inputs' parts with their biases, in the accumulation type.
struct Gates<'b> {
    input: Value<'b>,
    hidden: Value<'b>,
    hidden_size: i64,
}

impl<'b> Gates<'b> {
    fn read(a: &Args<'_, 'b>, state: &str, count: i64) -> Result<Self> {
        let state = a.tensor(state)?;
        let hidden_size = state.dims().last().copied().unwrap_or(0);
        let read = |gates: &str, bias: &str| -> Result<Value<'b>> {
            let x = a.tensor(gates)?;
            if x.rank() != 2 || x.dim(0) != state.dim(0) || x.dim(1) != count * hidden_size {
                return Err(Refusal::runtime(format!(
                    "{}(): expected {gates} to have size [{}, {}], but got {:?}",
                    a.name(),
                    state.dim(0),
                    count * hidden_size,
                    x.dims()
                )));
            }
            let x = x.convert(x.dtype().accumulate());
            Ok(match a.opt_tensor(bias)? {
                Some(bias) => x + bias.convert(x.dtype()).broadcast_to(&x.dims()),
                None => x,
            })
        };
        let input = read("input_gates", "input_bias")?;
        let hidden = read("hidden_gates", "hidden_bias")?;
        Ok(Gates { input, hidden, hidden_size })
    }

    fn sum(&self, gate: i64) -> Value<'b> {
        part(self.input, gate, self.hidden_size) + part(self.hidden, gate, self.hidden_size)
    }
}

/// Columns `gate * size ..` of a `[batch, gates * size]` value.
pub(super) fn part(x: Value, gate: i64, size: i64) -> Value {
    x.slice_dim(1, gate * size, (gate + 1) * size, 1)
}

fn lstm_cell<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let gates = Gates::read(a, "cx", 4)?;
    let cx = a.tensor("cx")?;
    let (dtype, c) = (cx.dtype(), cx.convert(gates.input.dtype()));
    let (i, f) = (gates.sum(0).logistic(), gates.sum(1).logistic());
    let (g, o) = (gates.sum(2).tanh(), gates.sum(3).logistic());
    let cy = f * c + i * g;
    let hy = o * cy.tanh();
    let workspace = cx.builder().concatenate(&[i, f, g, o], 1);
    Ok([hy, cy, workspace].map(|v| v.convert(dtype)).into())
}

fn lstm_cell_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (grad_hy, grad_cy) = (a.opt_tensor("grad_hy")?, a.opt_tensor("grad_cy")?);
    if grad_hy.is_none() && grad_cy.is_none() {
        return Ok([None, None, None].into());
    }
    let (cx, cy) = (a.tensor("cx")?, a.tensor("cy")?);
    let (dtype, wide) = (cx.dtype(), cx.dtype().accumulate());
    let workspace = a.tensor("workspace")?.convert(wide);
    let gate = |n| part(workspace, n, cx.dim(1));
    let (i, f, g, o) = (gate(0), gate(1), gate(2), gate(3));
    let tanh_c = cy.convert(wide).tanh();
    let dh = grad_hy.map(|v| v.convert(wide));
    let through_h = dh.map(|dh| dh * o * (1.0 - tanh_c * tanh_c));
    let through_c = grad_cy.map(|v| v.convert(wide));
    let dc = match (through_h, through_c) {
        (Some(h), Some(c)) => h + c,
        (Some(v), None) | (None, Some(v)) => v,
        (None, None) => unreachable!("one gradient exists"),
    };
    let di = dc * g * i * (1.0 - i);
    let df = dc * cx.convert(wide) * f * (1.0 - f);
    let dg = dc * i * (1.0 - g * g);
    let d_o = dh.map_or(o.zeros_like(), |dh| dh * tanh_c * o * (1.0 - o));
    let gates = cx.builder().concatenate(&[di, df, dg, d_o], 1);
    let bias = a.bool("has_bias")?.then(|| gates.reduce_sum(&[0]).convert(dtype));
    Ok([Some(gates.convert(dtype)), Some((dc * f).convert(dtype)), bias].into())
}

fn gru_cell<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let gates = Gates::read(a, "hx", 3)?;
    let hx = a.tensor("hx")?;
    let (dtype, h) = (hx.dtype(), hx.convert(gates.input.dtype()));
    let (r, z) = (gates.sum(0).logistic(), gates.sum(1).logistic());
    let hidden = part(gates.hidden, 2, gates.hidden_size);
    let n = (part(gates.input, 2, gates.hidden_size) + r * hidden).tanh();
    let hy = n + z * (h - n);
    let workspace = hx.builder().concatenate(&[r, z, n, h, hidden], 1);
    Ok([hy, workspace].map(|v| v.convert(dtype)).into())
}

fn gru_cell_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let grad = a.tensor("grad_hy")?;
    let (dtype, wide) = (grad.dtype(), grad.dtype().accumulate());
    let d = grad.convert(wide);
    let workspace = a.tensor("workspace")?.convert(wide);
    let saved = |n| part(workspace, n, grad.dim(1));
    let (r, z, n, h, hidden) = (saved(0), saved(1), saved(2), saved(3), saved(4));
    let dz = d * (h - n) * (1.0 - z) * z;
    let dn = d * (1.0 - z) * (1.0 - n * n);
    let dr = dn * hidden * (1.0 - r) * r;
    let b = grad.builder();
    let input = b.concatenate(&[dr, dz, dn], 1);
    let hidden = b.concatenate(&[dr, dz, dn * r], 1);
    let has_bias = a.bool("has_bias")?;
    let bias = |gates: Value<'b>| has_bias.then(|| gates.reduce_sum(&[0]).convert(dtype));
    let same = |v: Value<'b>| Some(v.convert(dtype));
    Ok([same(input), same(hidden), same(d * z), bias(input), bias(hidden)].into())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "_thnn_fused_lstm_cell(Tensor input_gates, Tensor hidden_gates, Tensor cx, Tensor? \
         input_bias=None, Tensor? hidden_bias=None) -> (Tensor, Tensor, Tensor)",
        &[
            "f32[3,20] f32[3,20] f32[3,5] f32[20] f32[20]",
            "f32[3,20] f32[3,20] f32[3,5]",
            "bf16[2,8] bf16[2,8] bf16[2,2] bf16[8] bf16[8]",
        ],
        |_, a| lstm_cell(a),
    ),
    row(
        "_thnn_fused_lstm_cell_backward_impl(Tensor? grad_hy, Tensor? grad_cy, Tensor cx, Tensor \
         cy, Tensor workspace, bool has_bias) -> (Tensor, Tensor, Tensor)",
        &[
            "f32[3,5] f32[3,5] f32[3,5] f32[3,5] f32[3,20] true",
            "f32[3,5] none f32[3,5] f32[3,5] f32[3,20] false",
            "none f32[3,5] f32[3,5] f32[3,5] f32[3,20] true",
            "bf16[2,2] bf16[2,2] bf16[2,2] bf16[2,2] bf16[2,8] true",
        ],
        |_, a| lstm_cell_backward(a),
    ),
    row(
        "_thnn_fused_gru_cell(Tensor input_gates, Tensor hidden_gates, Tensor hx, Tensor? \
         input_bias=None, Tensor? hidden_bias=None) -> (Tensor, Tensor)",
        &[
            "f32[3,15] f32[3,15] f32[3,5] f32[15] f32[15]",
            "f32[3,15] f32[3,15] f32[3,5]",
            "bf16[2,6] bf16[2,6] bf16[2,2] bf16[6] bf16[6]",
        ],
        |_, a| gru_cell(a),
    ),
    row(
        "_thnn_fused_gru_cell_backward(Tensor grad_hy, Tensor workspace, bool has_bias) -> (Tensor, \
         Tensor, Tensor, Tensor, Tensor)",
        &["f32[3,5] f32[3,25] true", "f32[3,5] f32[3,25] false", "bf16[2,2] bf16[2,10] true"],
        |_, a| gru_cell_backward(a),
    ),
];
