//! Scaled dot-product attention and its gradient.
//!
//! The backward pass computes the probabilities again, by the statements of the forward pass, so a
//! program that holds both computes them once. `exp(scores - logsumexp)` would be other statements.

mod blocks;
pub(crate) mod packed;

use crate::args::Args;
use crate::promote::broadcast_dims;
use crate::random::threefry;
use crate::row::{Out, Row, row};
use hlo::{DType, DotDims, Number, Refusal, Result, Type, Value};

/// Query, key and value with one batch extent. Several query heads may share a key head; such heads
/// are adjacent, so sharing is a reshape: `[B, Hk, H / Hk * L, E]`.
struct Attention<'b> {
    query: Value<'b>,
    key: Value<'b>,
    value: Value<'b>,
    bias: Option<Value<'b>>,
    causal: bool,
    scale: Value<'b>,
    dropout: Option<Dropout<'b>>,
    /// The type of scores and statistics.
    wide: DType,
    /// `[B, H, L, S]`.
    scores: [i64; 4],
    /// The number of the first query row, which causal masks count from.
    first: i64,
}

/// The draws of a call. `p` is part of the program: a `p` of zero makes another program.
#[derive(Clone, Copy)]
struct Dropout<'b> {
    /// The generator's state.
    state: Value<'b>,
    p: f64,
    /// The sizes of the whole call's scores.
    whole: [i64; 4],
    /// The first head of a part of the call, counted over all batches.
    head: Option<Value<'b>>,
}

/// The mask of kept probabilities, and their scale factor.
#[derive(Clone, Copy)]
struct Kept<'b> {
    mask: Value<'b>,
    growth: f64,
}

impl<'b> Kept<'b> {
    fn apply(self, x: Value<'b>) -> Value<'b> {
        self.mask.select(x * self.growth, x.zeros_like())
    }
}

fn dropped<'b>(kept: Option<Kept<'b>>, x: Value<'b>) -> Value<'b> {
    kept.map_or(x, |kept| kept.apply(x))
}

/// `lhs` and `rhs` contracted over one dimension each, batched over batch and key head.
fn contract<'b>(lhs: (Value<'b>, i64), rhs: (Value<'b>, i64), result: DType) -> Value<'b> {
    let d = DotDims {
        lhs_batching: vec![0, 1],
        rhs_batching: vec![0, 1],
        lhs_contracting: vec![lhs.1],
        rhs_contracting: vec![rhs.1],
    };
    lhs.0.product(rhs.0, &d, result)
}

/// The gradient of a value that was broadcast from `dims`.
fn unbroadcast<'b>(grad: Value<'b>, dims: &[i64]) -> Value<'b> {
    let from = grad.dims();
    let lead = from.len() - dims.len();
    let spread = |i: &usize| *i < lead || (dims[i - lead] == 1 && from[*i] != 1);
    let summed: Vec<i64> = (0..from.len()).filter(spread).map(|i| i as i64).collect();
    grad.reduce_sum(&summed).reshape(dims)
}

impl<'b> Attention<'b> {
    fn read(a: &Args<'_, 'b>, bias: &str) -> Result<Self> {
        let operands = [a.tensor("query")?, a.tensor("key")?, a.tensor("value")?];
        Self::of(a, operands, a.opt_tensor(bias)?, a.bool("is_causal")?)
    }

    /// Query, key and value are `[B, H, L, E]`.
    fn of(
        a: &Args<'_, 'b>,
        [query, key, value]: [Value<'b>; 3],
        bias: Option<Value<'b>>,
        causal: bool,
    ) -> Result<Self> {
        let (dtype, [q, k, v]) = (query.dtype(), [query.dims(), key.dims(), value.dims()]);
        let fits = dtype.is_float()
            && [key, value].iter().all(|t| t.dtype() == dtype)
            && [&q, &k, &v].iter().all(|d| d.len() == 4)
            && q[3] == k[3]
            && k[1..3] == v[1..3]
            && k[1] > 0
            && q[1] % k[1] == 0;
        if !fits {
            return Err(Refusal::runtime(format!(
                "scaled_dot_product_attention: expected query (B, H, L, E), key (B, Hk, S, E) and \
                 value (B, Hk, S, Ev) of one floating point type, with H a multiple of Hk, but \
                 got {:?}, {:?} and {:?}",
                query.ty(),
                key.ty(),
                value.ty()
            )));
        }
        let batches = |d: &[i64]| [d[0], 1, 1, 1];
        let both = broadcast_dims(&batches(&q), &batches(&k))?;
        let batch = broadcast_dims(&both, &batches(&v))?[0];
        let over = |t: Value<'b>, d: &[i64]| t.broadcast_to(&[batch, d[1], d[2], d[3]]);
        let wide = dtype.accumulate();
        // Heads without elements have scores of zero, whatever the scale.
        let usual = (q[3].max(1) as f64).sqrt().recip();
        let b = query.builder();
        Ok(Self {
            query: over(query, &q).reshape(&[batch, k[1], q[1] / k[1] * q[2], q[3]]),
            key: over(key, &k),
            value: over(value, &v),
            bias,
            causal,
            // As a constant, it is the same in both passes, so they share their scores.
            scale: b.scalar(a.opt_constant("scale")?.map_or(usual, Number::as_f64), wide),
            dropout: None,
            wide,
            scores: [batch, q[1], q[2], k[2]],
            first: 0,
        })
    }

    /// Splits a value per query row, `[B, Hk, H / Hk * L, ..]`, into query heads: `[B, H, L, ..]`.
    fn by_head(&self, v: Value<'b>) -> Value<'b> {
        let last = v.dim(3);
        v.reshape(&[self.scores[0], self.scores[1], self.scores[2], last])
    }

    /// The inverse of [`Self::by_head`].
    fn by_key_head(&self, v: Value<'b>) -> Value<'b> {
        let (shared, last) = (self.query.dims(), v.dim(3));
        v.reshape(&[shared[0], shared[1], shared[2], last])
    }

    /// Masked scores, `[B, H, L, S]`.
    fn scores(&self) -> Result<Value<'b>> {
        let scores = self.by_head(contract((self.query, 3), (self.key, 3), self.wide));
        let mut scores = scores * self.scale;
        let b = scores.builder();
        let hidden = b.lowest(self.wide);
        if let Some(bias) = self.bias {
            let fits = broadcast_dims(&bias.dims(), &self.scores)?;
            if fits[..] != self.scores {
                return Err(Refusal::runtime(format!(
                    "scaled_dot_product_attention: expected attn_mask to broadcast to {:?}, but \
                     got {:?}",
                    self.scores,
                    &bias.dims()[..]
                )));
            }
            let bias = bias.broadcast_to(&self.scores);
            scores = if bias.dtype().is_bool() {
                bias.select(scores, hidden)
            } else {
                scores + bias.convert(self.wide)
            };
        }
        if self.causal {
            let sides = &self.scores[2..];
            let last = (self.first + sides[0]).max(sides[1]);
            let places = Type::new(DType::of_places(last), sides);
            let place = |dim| b.iota(dim, places.clone());
            let row = match self.first {
                0 => place(0),
                first => place(0) + place(0).constant(first),
            };
            let visible = row.ge(place(1)).broadcast_to(&self.scores);
            scores = visible.select(scores, hidden);
        }
        Ok(scores)
    }

    /// The softmax of each row of scores, and `log(sum(exp(scores)))`. They are zero and infinity
    /// for a row whose scores are all hidden, so the backward pass computes zero, too.
    fn softmax(&self, scores: Value<'b>) -> [Value<'b>; 2] {
        let b = scores.builder();
        let blind = self.bias.is_some() || self.scores[3] == 0;
        let mut top = scores.reduce_max(&[3]);
        if blind {
            top = top.eq(b.lowest(self.wide)).select(top.zeros_like(), top);
        }
        let powers = (scores - self.per_row(top)).exponential();
        let sum = powers.reduce_sum(&[3]);
        let lse = top + sum.log();
        if !blind {
            // TPU compilers know a softmax by its division.
            return [powers / self.per_row(sum), lse];
        }
        let nothing = sum.eq(sum.zeros_like());
        let share = nothing.select(sum, 1.0 / sum);
        let lse = nothing.select(b.highest(self.wide), lse);
        [powers * self.per_row(share), lse]
    }

    fn per_row(&self, v: Value<'b>) -> Value<'b> {
        v.broadcast_in_dim(&Type::new(v.dtype(), &self.scores), &[0, 1, 2])
    }

    fn dropout(&self, state: Value<'b>, p: f64) -> Dropout<'b> {
        Dropout { state, p, whole: self.scores, head: None }
    }

    /// The dropout mask. A part draws the numbers that the whole draws there.
    fn kept(&self) -> Option<Kept<'b>> {
        let Dropout { state, p, whole, head } = self.dropout?;
        let bits = match head {
            None => threefry::from_state(state, &self.scores)[0],
            Some(head) => threefry::at(state, self.places(whole, head))[0],
        };
        let least = (p * 2f64.powi(32)).min(f64::from(u32::MAX)) as i64;
        let growth = if p < 1.0 { (1.0 - p).recip() } else { 0.0 };
        Some(Kept { mask: bits.ge(bits.constant(least)), growth })
    }

    /// The places of a part's scores among those of the whole call.
    fn places(&self, whole: [i64; 4], head: Value<'b>) -> Value<'b> {
        let [batch, heads, rows, _] = self.scores;
        let dtype = threefry::places(&whole);
        let b = head.builder();
        let by_row = Type::new(dtype, &[batch, heads, rows]);
        let row = (b.iota(1, by_row.clone()) + head.convert(dtype)) * b.scalar(whole[2], dtype)
            + b.iota(2, by_row)
            + b.scalar(self.first, dtype);
        self.per_row(row * b.scalar(whole[3], dtype)) + b.iota(3, Type::new(dtype, &self.scores))
    }

    /// The result, and the log-sum-exp of each row of scores.
    fn attend(&self) -> Result<[Value<'b>; 2]> {
        if self.is_for_blocks() { self.attend_in_blocks() } else { self.attend_whole() }
    }

    fn attend_whole(&self) -> Result<[Value<'b>; 2]> {
        let dtype = self.query.dtype();
        let kept = self.kept();
        let [weights, lse] = self.softmax(self.scores()?);
        let weights = self.by_key_head(dropped(kept, weights).convert(dtype));
        let out = self.by_head(contract((weights, 3), (self.value, 2), self.wide)).convert(dtype);
        Ok([out, lse])
    }

    /// The gradients of query, key, value and bias, whose last one is only there if it `is_wanted`.
    /// Some of its sums may be made already.
    fn gradients(&self, a: &Args<'_, 'b>, is_wanted: bool) -> Result<[Value<'b>; 4]> {
        let (grad, out) = (a.tensor("grad_out")?, a.tensor("out")?);
        // Gradients of what was broadcast are sums, which are made in the type of scores.
        let is_broadcast = ["query", "key", "value"]
            .iter()
            .any(|name| a.tensor(name).is_ok_and(|t| t.dim(0) != self.scores[0]));
        if is_broadcast {
            return self.gradients_whole(grad, out);
        }
        self.gradients_of(grad, out, is_wanted)
    }

    /// The same where nothing was broadcast.
    fn gradients_of(
        &self,
        grad: Value<'b>,
        out: Value<'b>,
        is_wanted: bool,
    ) -> Result<[Value<'b>; 4]> {
        if self.is_for_blocks() {
            self.gradients_in_blocks(grad, out, is_wanted)
        } else {
            self.gradients_whole(grad, out)
        }
    }

    /// The gradients in the type of scores.
    fn gradients_whole(&self, grad: Value<'b>, out: Value<'b>) -> Result<[Value<'b>; 4]> {
        let (dtype, wide) = (self.query.dtype(), self.wide);
        let kept = self.kept();
        let [weights, _] = self.softmax(self.scores()?);
        let shared = |v: Value<'b>| self.by_key_head(v.convert(dtype));
        let rows = shared(grad);
        let d_value = contract((shared(dropped(kept, weights)), 2), (rows, 2), wide);
        let d_weights = dropped(kept, self.by_head(contract((rows, 3), (self.value, 3), wide)));
        let along = (grad.convert(wide) * out.convert(wide)).reduce_sum(&[3]);
        // The type of the operands is what all users read, so nobody writes these in a wide type.
        let d_scores = shared(weights * (d_weights - self.per_row(along)));
        let d_query = self.by_head(contract((d_scores, 3), (self.key, 2), wide)) * self.scale;
        let d_key = contract((d_scores, 2), (self.query, 2), wide) * self.scale;
        Ok([d_query, d_key, d_value, self.by_head(d_scores).convert(wide)])
    }
}

fn forward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let mut at = Attention::read(a, "attn_bias")?;
    let p = a.constant("dropout_p")?.as_f64();
    if !(0.0..=1.0).contains(&p) {
        return Err(Refusal::runtime(format!(
            "dropout probability has to be between 0 and 1, but got {p}"
        )));
    }
    let mut drawn = [at.query.builder().scalar(0, DType::S64); 2];
    if p > 0.0 {
        let state = a.random(1);
        at.dropout = Some(at.dropout(state, p));
        let words = state.bitcast_convert(DType::S64);
        drawn = [0, 1].map(|i| words.slice_dim(0, i, i + 1, 1).reshape(&[]));
    }
    let [out, lse] = at.attend()?;
    let [seed, offset] = drawn.map(Some);
    Ok([Some(out), Some(lse), None, None, seed, offset, None].into())
}

fn backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let mut at = Attention::read(a, "attn_bias")?;
    let p = a.constant("dropout_p")?.as_f64();
    if p > 0.0 {
        let word = |name| Ok(a.tensor(name)?.bitcast_convert(DType::U64).reshape(&[1]));
        let words = [word("philox_seed")?, word("philox_offset")?];
        at.dropout = Some(at.dropout(at.query.builder().concatenate(&words, 0), p));
    }
    let mask = a.bools("grad_input_mask")?;
    let is_wanted = mask[3] && a.opt_tensor("attn_bias")?.is_some();
    let gradients = at.gradients(a, is_wanted)?;
    let gradient = |i: usize, name| -> Result<Option<Value<'b>>> {
        let Some(input) = a.opt_tensor(name)?.filter(|_| mask[i]) else { return Ok(None) };
        Ok(Some(unbroadcast(gradients[i], &input.dims()).convert(input.dtype())))
    };
    Ok([
        gradient(0, "query")?,
        gradient(1, "key")?,
        gradient(2, "value")?,
        gradient(3, "attn_bias")?,
    ]
    .into())
}

/// The arguments of the CPU's flash attention, which models traced on the CPU call.
fn without_dropout<'b>(a: &Args<'_, 'b>) -> Result<Attention<'b>> {
    if a.constant("dropout_p")?.as_f64() > 0.0 {
        return Err(Refusal::runtime(
            "scaled_dot_product_attention_flash_attention: Currently do not support dropout > 0",
        ));
    }
    Attention::read(a, "attn_mask")
}

fn backward_for_cpu<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let [query, key, value, _] = without_dropout(a)?.gradients(a, false)?;
    let gradient = |name, v: Value<'b>| -> Result<Value<'b>> {
        let input = a.tensor(name)?;
        Ok(unbroadcast(v, &input.dims()).convert(input.dtype()))
    };
    Ok([gradient("query", query)?, gradient("key", key)?, gradient("value", value)?].into())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "_scaled_dot_product_fused_attention_overrideable(Tensor query, Tensor key, Tensor value, \
         Tensor? attn_bias=None, float dropout_p=0., bool is_causal=False, \
         bool return_debug_mask=False, *, float? scale=None) -> (Tensor output, \
         Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, \
         Tensor philox_seed, Tensor philox_offset, Tensor debug_attn_mask)",
        &[
            "f32[2,3,4,5] f32[2,3,6,5] f32[2,3,6,7]",
            "f32[2,3,4,5] f32[2,3,4,5] f32[2,3,4,5] is_causal=true",
            "f32[2,4,3,5] f32[2,2,6,5] f32[2,2,6,5] f32[1,1,3,6] scale=0.3",
            "bf16[2,4,3,5] bf16[1,1,6,5] bf16[1,1,6,5] bf16[2,1,3,6]",
            "f32[1,2,3,4] f32[1,2,3,4] f32[1,2,3,4] none 0.25",
        ],
        |_, a| forward(a),
    ),
    row(
        "_scaled_dot_product_fused_attention_overrideable_backward(Tensor grad_out, Tensor query, \
         Tensor key, Tensor value, Tensor attn_bias, bool[4] grad_input_mask, Tensor out, \
         Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, SymInt max_k, \
         float dropout_p, bool is_causal, Tensor philox_seed, Tensor philox_offset, *, \
         float? scale=None) -> (Tensor grad_query, Tensor grad_key, Tensor grad_value, \
         Tensor grad_attn_bias)",
        &[
            "f32[2,3,4,7] f32[2,3,4,5] f32[2,3,6,5] f32[2,3,6,7] none [true,true,true,false] \
             f32[2,3,4,7] f32[2,3,4] none none 4 6 0.0 true s64[] s64[]",
            "f32[2,4,3,5] f32[2,4,3,5] f32[2,2,6,5] f32[2,2,6,5] f32[1,4,3,6] \
             [true,true,true,true] f32[2,4,3,5] f32[2,4,3] none none 3 6 0.0 false s64[] s64[] \
             scale=0.3",
            "bf16[2,4,3,5] bf16[2,4,3,5] bf16[1,1,6,5] bf16[1,1,6,5] none \
             [true,true,true,false] bf16[2,4,3,5] f32[2,4,3] none none 3 6 0.25 false s64[] s64[]",
        ],
        |_, a| backward(a),
    ),
    row(
        "_scaled_dot_product_flash_attention_for_cpu(Tensor query, Tensor key, Tensor value, \
         float dropout_p=0., bool is_causal=False, *, Tensor? attn_mask=None, \
         float? scale=None) -> (Tensor output, Tensor logsumexp)",
        &[
            "f32[2,3,4,5] f32[2,3,6,5] f32[2,3,6,5] is_causal=true",
            "f32[2,4,3,5] f32[2,4,6,5] f32[2,4,6,5] attn_mask=f32[3,6] scale=0.3",
        ],
        |_, a| Ok(without_dropout(a)?.attend()?.into()),
    ),
    row(
        "_scaled_dot_product_flash_attention_for_cpu_backward(Tensor grad_out, Tensor query, \
         Tensor key, Tensor value, Tensor out, Tensor logsumexp, float dropout_p, \
         bool is_causal, *, Tensor? attn_mask=None, float? scale=None) -> (Tensor grad_query, \
         Tensor grad_key, Tensor grad_value)",
        &[
            "f32[2,3,4,5] f32[2,3,4,5] f32[2,3,6,5] f32[2,3,6,5] f32[2,3,4,5] f32[2,3,4] 0.0 true",
            "f64[1,2,3,4] f64[1,2,3,4] f64[1,2,5,4] f64[1,2,5,4] f64[1,2,3,4] f64[1,2,3] 0.0 true",
        ],
        |_, a| backward_for_cpu(a),
    ),
];
