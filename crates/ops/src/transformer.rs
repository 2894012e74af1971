//! The whole-layer kernels that torch's own Transformer modules call for inference.

use crate::args::Args;
use crate::norm::normalise_last;
use crate::reduce::Over;
use crate::row::{Out, Row, row};
use crate::softmax::{hide, softmax};
use hlo::{DType, DotDims, Refusal, Result, Value};

/// `x @ weight.T + bias` over the last dimension, as one two-dimensional product.
fn linear<'b>(x: Value<'b>, weight: Value<'b>, bias: Value<'b>) -> Value<'b> {
    let (dims, dtype) = (x.dims(), x.dtype());
    let wide = dtype.accumulate();
    let rows = dims[..dims.len() - 1].iter().product();
    let d = DotDims { lhs_contracting: vec![1], rhs_contracting: vec![1], ..DotDims::default() };
    let product = x.reshape(&[rows, dims[dims.len() - 1]]).product(weight, &d, wide);
    let out = product + bias.convert(wide).broadcast_to(&product.dims());
    let mut result = dims;
    result.truncate(result.len() - 1);
    result.push(weight.dim(0));
    out.convert(dtype).reshape(&result)
}

/// Attention with packed projections: query, key and value rows follow each other in the weight.
struct Projections<'b> {
    heads: i64,
    qkv: (Value<'b>, Value<'b>),
    out: (Value<'b>, Value<'b>),
    /// True hides. The second field is the mask's type, which decides how the mask is broadcast.
    mask: Option<(Value<'b>, Option<i64>)>,
}

impl<'b> Projections<'b> {
    fn read(a: &Args<'_, 'b>, heads: &str) -> Result<Self> {
        let (heads, width) = (a.int(heads)?, a.int("embed_dim")?);
        if heads <= 0 || width % heads != 0 {
            return Err(Refusal::runtime(format!(
                "{}(): embed_dim {width} is not divisible by {heads} heads",
                a.name()
            )));
        }
        let pair = |weight, bias| Ok((a.tensor(weight)?, a.tensor(bias)?));
        let mask = a.opt_tensor("mask")?.map(|m| m.convert(DType::Bool));
        let kind = a.opt_int("mask_type")?;
        Ok(Self {
            heads,
            qkv: pair("qkv_weight", "qkv_bias")?,
            out: pair("proj_weight", "proj_bias")?,
            mask: mask.map(|m| (m, kind)),
        })
    }

    /// One of the three projections of `x`, `[B, T, D]`, as `[B, heads, T, D / heads]`.
    fn project(&self, x: Value<'b>, which: i64) -> Value<'b> {
        let (dims, width) = (x.dims(), x.dim(2));
        let part = |v: Value<'b>| v.slice_dim(0, which * width, (which + 1) * width, 1);
        let y = linear(x, part(self.qkv.0), part(self.qkv.1));
        y.reshape(&[dims[0], dims[1], self.heads, width / self.heads]).transpose(&[0, 2, 1, 3])
    }

    /// The attended output and the attention weights, `[B, heads, T, S]`.
    fn attend(&self, [query, key, value]: [Value<'b>; 3]) -> Result<(Value<'b>, Value<'b>)> {
        let (dims, dtype) = (query.dims(), query.dtype());
        if dims.len() != 3 || key.rank() != 3 || value.rank() != 3 {
            return Err(Refusal::runtime(format!(
                "expected 3-D `query`, `key` and `value`, got {}-D, {}-D and {}-D tensors",
                query.rank(),
                key.rank(),
                value.rank()
            )));
        }
        let [q, k, v] = [self.project(query, 0), self.project(key, 1), self.project(value, 2)];
        let over = |lhs: i64, rhs: i64| DotDims {
            lhs_batching: vec![0, 1],
            rhs_batching: vec![0, 1],
            lhs_contracting: vec![lhs],
            rhs_contracting: vec![rhs],
        };
        let wide = dtype.accumulate();
        let scale = ((dims[2] / self.heads) as f64).sqrt().recip();
        let mut scores = q.product(k, &over(3, 3), wide) * scale;
        if let Some((mask, kind)) = self.mask {
            scores = hide(scores, mask, kind)?;
        }
        let weights = softmax(scores, &Over::dim(scores, 3)).convert(dtype);
        let mixed = weights.product(v, &over(3, 2), wide).convert(dtype);
        let mixed = mixed.transpose(&[0, 2, 1, 3]).reshape(&dims);
        Ok((linear(mixed, self.out.0, self.out.1), weights))
    }
}

fn multi_head_attention<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let projections = Projections::read(a, "num_head")?;
    let inputs = [a.tensor("query")?, a.tensor("key")?, a.tensor("value")?];
    let (out, weights) = projections.attend(inputs)?;
    let weights =
        if a.bool("average_attn_weights")? { Over::dim(weights, 1).mean(weights) } else { weights };
    Ok([Some(out), a.bool("need_weights")?.then_some(weights)].into())
}

/// A residual branch: `branch` of the normalised input, or normalised after the sum.
fn residual<'b>(
    x: Value<'b>,
    norm_first: bool,
    norm: impl Fn(Value<'b>) -> Value<'b>,
    branch: impl FnOnce(Value<'b>) -> Result<Value<'b>>,
) -> Result<Value<'b>> {
    if norm_first {
        return Ok(branch(norm(x))? + x);
    }
    Ok(norm(branch(x)? + x))
}

fn encoder_layer<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let src = a.tensor("src")?;
    let attention = Projections::read(a, "num_heads")?;
    let (eps, norm_first) = (a.constant("eps")?.as_f64(), a.bool("norm_first")?);
    let gelu = a.bool("use_gelu")?;
    let norm = |weight, bias| {
        let (weight, bias) = (a.tensor(weight)?, a.tensor(bias)?);
        Ok(move |x| normalise_last(x, weight, bias, eps))
    };
    let [w1, b1] = [a.tensor("ffn_weight_1")?, a.tensor("ffn_bias_1")?];
    let [w2, b2] = [a.tensor("ffn_weight_2")?, a.tensor("ffn_bias_2")?];
    let feed_forward = |x| {
        let inner = linear(x, w1, b1);
        let active = if gelu {
            let v = inner.convert(inner.dtype().accumulate());
            let half = (v * std::f64::consts::FRAC_1_SQRT_2).erf() * 0.5 + 0.5;
            (v * half).convert(inner.dtype())
        } else {
            inner.maximum(inner.zeros_like())
        };
        Ok(linear(active, w2, b2))
    };
    let attend = |x| Ok(attention.attend([x; 3])?.0);
    let x = residual(src, norm_first, norm("norm_weight_1", "norm_bias_1")?, attend)?;
    Ok(residual(x, norm_first, norm("norm_weight_2", "norm_bias_2")?, feed_forward)?.into())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "_native_multi_head_attention(Tensor query, Tensor key, Tensor value, int embed_dim, \
         int num_head, Tensor qkv_weight, Tensor qkv_bias, Tensor proj_weight, Tensor proj_bias, \
         Tensor? mask=None, bool need_weights=True, bool average_attn_weights=True, \
         int? mask_type=None) -> (Tensor, Tensor)",
        &[
            "f32[2,3,4] f32[2,3,4] f32[2,3,4] 4 2 f32[12,4] f32[12] f32[4,4] f32[4]",
            "f32[2,3,4] f32[2,3,4] f32[2,3,4] 4 2 f32[12,4] f32[12] f32[4,4] f32[4] bool[2,3] \
             true false 1",
            "f32[2,3,4] f32[2,3,4] f32[2,3,4] 4 1 f32[12,4] f32[12] f32[4,4] f32[4] bool[3,3] \
             false true 0",
        ],
        |_, a| multi_head_attention(a),
    ),
    row(
        "_transformer_encoder_layer_fwd(Tensor src, int embed_dim, int num_heads, \
         Tensor qkv_weight, Tensor qkv_bias, Tensor proj_weight, Tensor proj_bias, bool use_gelu, \
         bool norm_first, float eps, Tensor norm_weight_1, Tensor norm_bias_1, \
         Tensor norm_weight_2, Tensor norm_bias_2, Tensor ffn_weight_1, Tensor ffn_bias_1, \
         Tensor ffn_weight_2, Tensor ffn_bias_2, Tensor? mask=None, int? mask_type=None) -> Tensor",
        &[
            "f32[2,3,4] 4 2 f32[12,4] f32[12] f32[4,4] f32[4] true false 0.00001 f32[4] f32[4] \
             f32[4] f32[4] f32[6,4] f32[6] f32[4,6] f32[4]",
            "f32[2,3,4] 4 2 f32[12,4] f32[12] f32[4,4] f32[4] false true 0.00001 f32[4] f32[4] \
             f32[4] f32[4] f32[6,4] f32[6] f32[4,6] f32[4] bool[2,3] 1",
        ],
        |_, a| encoder_layer(a),
    ),
];
