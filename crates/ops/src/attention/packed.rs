//! Attention in the form of flash attention's own operations: sequences of several lengths that lie
//! one behind the other, `[T, H, E]`, or of one length, `[B, L, H, E]`.

use super::Attention;
use crate::args::Args;
use crate::row::{Out, Row, row};
use hlo::{DType, Reducer, Refusal, Result, Type, Value};

/// What a call attends to, with the tokens of all sequences in one batch element if they are packed.
struct Packed<'b> {
    attention: Attention<'b>,
    is_packed: bool,
}

/// For each token, the sequence that it is in, and its place counted from the end of that sequence:
/// the last ones of query and key see each other. Tokens behind all sequences are in none.
struct Places<'b> {
    sequence: Value<'b>,
    from_end: Value<'b>,
}

/// From `[T, H, E]` or `[B, L, H, E]` to `[B, H, L, E]`.
fn by_head(x: Value<'_>) -> Result<Value<'_>> {
    let dims = x.dims();
    let batched = match dims.len() {
        3 => x.reshape(&[&[1], &dims[..]].concat()),
        4 => x,
        rank => {
            let text = format!("flash attention: expected 3 or 4 dimensions, but got {rank}");
            return Err(Refusal::runtime(text));
        }
    };
    Ok(batched.transpose(&[0, 2, 1, 3]))
}

/// The places of `count` tokens in sequences that begin and end at `bounds`, `[sequences + 1]`, or
/// end before that, at `ends`.
fn places<'b>(bounds: Value<'b>, ends: Value<'b>, count: i64) -> Places<'b> {
    let (b, dtype) = (bounds.builder(), bounds.dtype());
    let starts = bounds.slice_dim(0, 0, bounds.dim(0) - 1, 1);
    let all = Type::new(dtype, &[count, starts.dim(0)]);
    let token = b.iota(0, all.clone());
    // Later sequences begin later, so the last one that has begun is the token's.
    let has_begun = token.ge(starts.broadcast_in_dim(&all, &[1]));
    let none = b.scalar(-1, dtype).broadcast_in_dim(&all, &[]);
    let last = |v: Value<'b>| has_begun.select(v, none).reduce(Reducer::Max, &[1]);
    let (sequence, end) = (last(b.iota(1, all.clone())), last(ends.broadcast_in_dim(&all, &[1])));
    Places { sequence, from_end: b.iota(0, Type::new(dtype, &[count])) - end }
}

impl<'b> Packed<'b> {
    fn read(a: &Args<'_, 'b>) -> Result<Self> {
        for (name, what) in [("alibi_slopes", "slopes"), ("block_table", "paged keys")] {
            if a.position(name).is_some() && a.opt_tensor(name)?.is_some() {
                return Err(Refusal::not_implemented(format!("flash attention with {what}")));
            }
        }
        if a.constant("dropout_p")?.as_f64() > 0.0 {
            return Err(Refusal::not_implemented("flash attention with dropout".to_owned()));
        }
        let given = [a.tensor("query")?, a.tensor("key")?, a.tensor("value")?];
        let [query, key, value] = given.map(by_head);
        let attention = Attention::of(a, [query?, key?, value?], None, false)?;
        let is_packed = given[0].rank() == 3;
        let mut packed = Self { attention, is_packed };
        packed.attention.bias = Some(packed.visible(a)?);
        Ok(packed)
    }

    /// The scores that count, `[B, 1, L, S]`.
    fn visible(&self, a: &Args<'_, 'b>) -> Result<Value<'b>> {
        let [batch, _, rows, keys] = self.attention.scores;
        let b = self.attention.query.builder();
        let extents = |name| Ok(a.opt_tensor(name)?.map_or(0, |bounds| bounds.numel()));
        let sequences = extents("cum_seq_q")?.max(extents("cum_seq_k")?);
        let dtype = DType::of_places(rows.max(keys).max(sequences));
        let bounds = |name: &str, count: i64| -> Result<Value<'b>> {
            match a.opt_tensor(name)? {
                Some(bounds) if self.is_packed => Ok(bounds.convert(dtype)),
                None if !self.is_packed => {
                    Ok(b.concatenate(&[0, count].map(|n| b.scalar(n, dtype).reshape(&[1])), 0))
                }
                _ => Err(Refusal::not_implemented(format!(
                    "flash attention: expected {name} of tensors with 3 dimensions, and only of them"
                ))),
            }
        };
        let used =
            if a.position("seqused_k").is_some() { a.opt_tensor("seqused_k")? } else { None };
        if used.is_some() && !self.is_packed {
            let text = "flash attention with seqused_k of sequences of one length".to_owned();
            return Err(Refusal::not_implemented(text));
        }
        let behind = |bounds: Value<'b>| bounds.slice_dim(0, 1, bounds.dim(0), 1);
        let (of_query, of_key) = (bounds("cum_seq_q", rows)?, bounds("cum_seq_k", keys)?);
        let key_ends = match used {
            Some(used) => of_key.slice_dim(0, 0, of_key.dim(0) - 1, 1) + used.convert(dtype),
            None => behind(of_key),
        };
        let row = places(of_query, behind(of_query), rows);
        let key = places(of_key, key_ends, keys);
        let ty = Type::new(dtype, &[batch, 1, rows, keys]);
        let by_row = |v: Value<'b>| v.broadcast_in_dim(&ty, &[2]);
        let by_key = |v: Value<'b>| v.broadcast_in_dim(&ty, &[3]);
        let (at, to) = (by_row(row.from_end), by_key(key.from_end));
        let far = |n: i64| b.scalar(n, dtype).broadcast_in_dim(&ty, &[]);
        let zero = far(0);
        let mut visible = by_row(row.sequence).eq(by_key(key.sequence)) & at.lt(zero) & to.lt(zero);
        let width = |name: &str| Ok(a.opt_int(name)?.filter(|&width| width >= 0));
        if let Some(left) = width("window_size_left")? {
            visible = visible & to.ge(at - far(left));
        }
        let right = width("window_size_right")?;
        let right = if a.bool("is_causal")? { Some(0) } else { right };
        if let Some(right) = right {
            visible = visible & to.le(at + far(right));
        }
        Ok(visible)
    }

    /// The inverse of [`by_head`].
    fn by_token(&self, x: Value<'b>) -> Value<'b> {
        let x = x.transpose(&[0, 2, 1, 3]);
        if self.is_packed { x.reshape(&x.dims()[1..]) } else { x }
    }
}

fn forward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let packed = Packed::read(a)?;
    let [out, lse] = packed.attention.attend()?;
    let lse = if packed.is_packed { lse.reshape(&lse.dims()[1..]) } else { lse };
    Ok([Some(packed.by_token(out)), Some(lse), None, None, None].into())
}

fn backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let packed = Packed::read(a)?;
    let (grad, out) = (by_head(a.tensor("grad_out")?)?, by_head(a.tensor("out")?)?);
    let [query, key, value, _] = packed.attention.gradients_of(grad, out, false)?;
    let dtype = packed.attention.query.dtype();
    let gradient = |v: Value<'b>| packed.by_token(v).convert(dtype);
    Ok([gradient(query), gradient(key), gradient(value)].into())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "_flash_attention_forward(Tensor query, Tensor key, Tensor value, Tensor? cum_seq_q, \
         Tensor? cum_seq_k, SymInt max_q, SymInt max_k, float dropout_p, bool is_causal, \
         bool return_debug_mask, *, float? scale=None, SymInt? window_size_left=None, \
         SymInt? window_size_right=None, Tensor? seqused_k=None, Tensor? alibi_slopes=None, \
         Tensor? block_table=None, int? num_splits=None) -> (Tensor output, \
         Tensor softmax_logsumexp, Tensor rng_state, Tensor unused, Tensor debug_attn_mask)",
        &[
            "f32[7,4,5] f32[9,2,5] f32[9,2,5] s32[3] s32[3] 4 6 0.0 true false",
            "bf16[2,3,2,4] bf16[2,5,2,4] bf16[2,5,2,4] none none 3 5 0.0 false false scale=0.3 \
             window_size_left=1 window_size_right=2",
        ],
        |_, a| forward(a),
    ),
    row(
        "_flash_attention_backward(Tensor grad_out, Tensor query, Tensor key, Tensor value, \
         Tensor out, Tensor logsumexp, Tensor cum_seq_q, Tensor cum_seq_k, SymInt max_q, \
         SymInt max_k, float dropout_p, bool is_causal, Tensor rng_state, Tensor unused, *, \
         float? scale=None, SymInt? window_size_left=None, SymInt? window_size_right=None) -> \
         (Tensor, Tensor, Tensor)",
        &["f32[7,4,5] f32[7,4,5] f32[9,2,5] f32[9,2,5] f32[7,4,5] f32[4,7] s32[3] s32[3] 4 6 0.0 \
           true u64[2] f32[0]"],
        |_, a| backward(a),
    ),
];
