//! Attention over many scores, which never holds them all: a loop over batches and key heads, and in
//! it blocks of query rows, each with all the keys that it sees. Each row's softmax is whole, so the
//! numbers are those of the plain form.

use super::{Attention, Dropout, unbroadcast};
use crate::promote::broadcast_dims;
use hlo::{Result, Type, Value};
use std::ops::Range;

/// Scores from which a loop is made: 1 GiB of float32. Fewer take fewer cycles on a TPU all at once:
/// with the gradient, causal, 32 heads of 128 on v5e, 2,048 tokens take 9.1 million cycles and 10.4 in
/// blocks, 4,096 tokens 52.5 and 4.3 GB, and 30.3 without memory in blocks. Command:
/// `benchmarks/attention.py --tokens 2048,4096`.
const MANY: i64 = 1 << 28;
/// Most scores of a block: 32 MiB of float32, which a chip's fast memory holds.
const BLOCK: i64 = 1 << 23;
/// Fewest rows of a block, as products of few rows leave a matrix unit idle.
const ROWS: i64 = 128;
/// Most blocks, as each is written out.
const BLOCKS: i64 = 128;

impl<'b> Attention<'b> {
    /// True if the scores are many.
    pub(super) fn is_for_blocks(&self) -> bool {
        let [batch, heads, rows, keys] = self.scores;
        // The plain form says that a mask does not fit.
        let fits = |bias: Value<'b>| {
            broadcast_dims(&bias.dims(), &self.scores).is_ok_and(|dims| dims[..] == self.scores)
        };
        let scores = [batch, heads, rows, keys].into_iter().fold(1, i64::saturating_mul);
        let size = self.block_rows();
        scores >= MANY
            && (2 * ROWS..=BLOCKS.saturating_mul(size)).contains(&rows)
            && self.bias.is_none_or(fits)
    }

    /// As [`Attention::attend`].
    pub(super) fn attend_in_blocks(&self) -> Result<[Value<'b>; 2]> {
        let [batch, heads, rows, _] = self.scores;
        let (dtype, b) = (self.query.dtype(), self.query.builder());
        let (query, key, value) = self.by_loop();
        let (n, group, width) = (query.dim(0), heads / self.key.dim(1), value.dim(3));
        let init = [
            b.splat(0, Type::new(dtype, &[n, group, rows, width])),
            b.splat(0, Type::new(self.wide, &[n, group, rows])),
        ];
        let mut failed = None;
        let made = b.for_loop(n, &init, |i, now| {
            let one = self.one([query, key, value], i);
            let blocks: Result<Vec<_>> =
                one.blocks().into_iter().map(|block| one.part(block).attend_whole()).collect();
            let blocks = blocks.unwrap_or_else(|refusal| {
                failed = Some(refusal);
                vec![[init[0], init[1]]]
            });
            [0, 1].map(|k| put(now[k], joined(blocks.iter().map(|block| block[k])), i)).into()
        });
        failed.map_or(Ok(()), Err)?;
        let out = made[0].reshape(&[batch, heads, rows, width]);
        Ok([out, made[1].reshape(&[batch, heads, rows])])
    }

    /// As [`Attention::gradients`]; the bias's gradient has the bias's dimensions.
    pub(super) fn gradients_in_blocks(
        &self,
        grad: Value<'b>,
        out: Value<'b>,
        is_wanted: bool,
    ) -> Result<[Value<'b>; 4]> {
        let [batch, heads, rows, _] = self.scores;
        let (dtype, b) = (self.query.dtype(), self.query.builder());
        let (query, key, value) = self.by_loop();
        let (n, group, width) = (query.dim(0), heads / self.key.dim(1), value.dim(3));
        let by_loop = |v: Value<'b>| v.reshape(&[n, group, rows, width]);
        let (grad, out) = (by_loop(grad), by_loop(out));
        let zeros = |dtype, dims: &[i64]| b.splat(0, Type::new(dtype, dims));
        let mut init = vec![
            zeros(dtype, &[n, group, rows, query.dim(3)]),
            zeros(dtype, &key.dims()),
            zeros(dtype, &value.dims()),
        ];
        let bias = self.bias.filter(|_| is_wanted).map(|bias| self.bias_by_key_head(bias));
        init.extend(bias.map(|bias| zeros(self.wide, &bias.dims())));
        let mut failed = None;
        let made = b.for_loop(n, &init, |i, now| {
            let one = self.one([query, key, value], i);
            let parts = one.gradients_by_part(at(grad, i), at(out, i), bias.is_some());
            let [d_query, d_key, d_value, d_bias] = parts.unwrap_or_else(|refusal| {
                failed = Some(refusal);
                [init[0], init[1], init[2], init[0]]
            });
            let mut next = vec![
                put(now[0], d_query, i),
                put(now[1], d_key.convert(dtype), i),
                put(now[2], d_value.convert(dtype), i),
            ];
            next.extend(now.get(3).map(|&sums| {
                let (starts, sizes) = self.own_bias(sums, i);
                let sum = sums.dynamic_slice(&starts, &sizes) + d_bias.reshape(&sizes);
                sums.dynamic_update_slice(sum, &starts)
            }));
            next
        });
        failed.map_or(Ok(()), Err)?;
        let d_query = made[0].reshape(&[batch, heads, rows, query.dim(3)]);
        let [d_key, d_value] =
            [(1, self.key), (2, self.value)].map(|(k, v)| made[k].reshape(&v.dims()));
        let d_bias =
            self.bias.zip(made.get(3)).map_or(d_query, |(b, sums)| sums.reshape(&b.dims()));
        Ok([d_query, d_key, d_value, d_bias])
    }

    /// The gradients of one batch and key head, block by block: those of the query, and the sums of
    /// the others.
    fn gradients_by_part(
        &self,
        grad: Value<'b>,
        out: Value<'b>,
        is_wanted: bool,
    ) -> Result<[Value<'b>; 4]> {
        let keys = self.scores[3];
        let longer = |v: Value<'b>, dim| {
            v.pad_dim(v.builder().scalar(0, v.dtype()), dim, 0, keys - v.dim(dim))
        };
        let (mut d_rows, mut d_bias_rows) = (Vec::new(), Vec::new());
        let mut sums: Option<[Value<'b>; 2]> = None;
        for block in self.blocks() {
            let own = |v: Value<'b>| v.slice_dim(2, block.start, block.end, 1);
            let part = self.part(block.clone());
            let [d_query, d_key, d_value, d_scores] = part.gradients_whole(own(grad), own(out))?;
            d_rows.push(d_query.convert(self.query.dtype()));
            let whole = [d_key, d_value].map(|v| longer(v, 2));
            sums = Some(sums.map_or(whole, |sums| [0, 1].map(|k| sums[k] + whole[k])));
            if let Some(bias) = part.bias.filter(|_| is_wanted) {
                let own = unbroadcast(d_scores, &bias.dims());
                d_bias_rows.push(if bias.dim(3) > 1 { longer(own, 3) } else { own });
            }
        }
        let d_query = joined(d_rows.into_iter());
        let [d_key, d_value] = sums.unwrap_or([self.key, self.value]);
        let d_bias = match self.bias {
            Some(bias) if is_wanted && bias.dim(2) > 1 => joined(d_bias_rows.into_iter()),
            _ => d_bias_rows.into_iter().reduce(|sum, own| sum + own).unwrap_or(d_query),
        };
        Ok([d_query, d_key, d_value, d_bias])
    }

    /// Query, key and value with one dimension for batches and key heads.
    fn by_loop(&self) -> (Value<'b>, Value<'b>, Value<'b>) {
        let flat = |v: Value<'b>| {
            let dims = v.dims();
            v.reshape(&[dims[0] * dims[1], 1, dims[2], dims[3]])
        };
        (flat(self.query), flat(self.key), flat(self.value))
    }

    /// The attention of batch and key head `i`.
    fn one(&self, stacks: [Value<'b>; 3], i: Value<'b>) -> Attention<'b> {
        let [query, key, value] = stacks.map(|stack| at(stack, i));
        let [_, heads, rows, keys] = self.scores;
        let group = heads / self.key.dim(1);
        let bias = self.bias.map(|bias| {
            let bias = self.bias_by_key_head(bias);
            let (starts, sizes) = self.own_bias(bias, i);
            bias.dynamic_slice(&starts, &sizes).reshape(&sizes[1..])
        });
        let head = i * i.constant(group);
        let dropout = self.dropout.map(|d| Dropout { head: Some(head), ..d });
        Attention { query, key, value, bias, dropout, scores: [1, group, rows, keys], ..*self }
    }

    /// A bias with a dimension each for batches, key heads and the heads that share one: `[B, Hk,
    /// H / Hk, L, S]`, or 1 where it is broadcast.
    fn bias_by_key_head(&self, bias: Value<'b>) -> Value<'b> {
        let own = bias.dims();
        let [batch, heads, rows, keys] =
            std::array::from_fn(|i| (i + own.len()).checked_sub(4).map_or(1, |k| own[k]));
        let shared = self.key.dim(1);
        let heads = if heads > 1 { [shared, heads / shared] } else { [1, 1] };
        bias.reshape(&[batch, heads[0], heads[1], rows, keys])
    }

    /// The place and the sizes of the part of a bias that is for batch and key head `i`.
    fn own_bias(&self, bias: Value<'b>, i: Value<'b>) -> (Vec<Value<'b>>, Vec<i64>) {
        let shared = i.constant(self.key.dim(1));
        let mut starts = vec![i.constant(0); 5];
        let mut sizes = bias.dims().to_vec();
        for (dim, place) in [i / shared, i.remainder(shared)].into_iter().enumerate() {
            if sizes[dim] > 1 {
                (starts[dim], sizes[dim]) = (place, 1);
            }
        }
        (starts, sizes)
    }

    /// The rows of each block.
    fn blocks(&self) -> Vec<Range<i64>> {
        let (rows, size) = (self.scores[2], self.block_rows());
        (0..rows).step_by(size as usize).map(|start| start..(start + size).min(rows)).collect()
    }

    /// The rows of a block: a power of two, which fits the tiles of a chip.
    fn block_rows(&self) -> i64 {
        let [_, heads, _, keys] = self.scores;
        let shared = heads / self.key.dim(1);
        let most = (BLOCK / shared.saturating_mul(keys).max(1)).max(ROWS);
        1 << most.ilog2()
    }

    /// The attention of some query rows, with the keys that they see.
    fn part(&self, rows: Range<i64>) -> Attention<'b> {
        let [batch, heads, _, keys] = self.scores;
        let seen = if self.causal { keys.min(rows.end) } else { keys };
        let (count, shared) = (rows.end - rows.start, self.key.dim(1));
        let query = self.by_head(self.query).slice_dim(2, rows.start, rows.end, 1);
        let query = query.reshape(&[batch, shared, heads / shared * count, query.dim(3)]);
        let bias = self.bias.map(|bias| {
            let (last, mut own) = (bias.rank() - 1, bias);
            if bias.dim(last - 1) > 1 {
                own = own.slice_dim(last - 1, rows.start, rows.end, 1);
            }
            if bias.dim(last) > 1 { own.slice_dim(last, 0, seen, 1) } else { own }
        });
        Attention {
            query,
            bias,
            key: self.key.slice_dim(2, 0, seen, 1),
            value: self.value.slice_dim(2, 0, seen, 1),
            first: self.first + rows.start,
            scores: [batch, heads, count, seen],
            ..*self
        }
    }
}

/// Element `i` of the first dimension.
fn at<'b>(stack: Value<'b>, i: Value<'b>) -> Value<'b> {
    let mut sizes = stack.dims();
    sizes[0] = 1;
    stack.dynamic_slice(&starts(stack, i), &sizes)
}

fn put<'b>(stack: Value<'b>, one: Value<'b>, i: Value<'b>) -> Value<'b> {
    stack.dynamic_update_slice(one, &starts(stack, i))
}

fn starts<'b>(stack: Value<'b>, i: Value<'b>) -> Vec<Value<'b>> {
    let mut starts = vec![i.constant(0); stack.rank()];
    starts[0] = i;
    starts
}

/// The rows of all blocks.
fn joined<'b>(blocks: impl Iterator<Item = Value<'b>>) -> Value<'b> {
    let blocks: Vec<_> = blocks.collect();
    blocks[0].builder().concatenate(&blocks, 2)
}
