//! Attention over many scores, which never holds them all: a loop over batches and key heads, and in
//! it blocks of query rows, each with all the keys that it sees. Each row's softmax is whole, so the
//! numbers are those of the plain form.

use super::Attention;
use hlo::{Result, Type, Value};
use std::ops::Range;

/// Scores from which a loop is made: 4 GiB of float32. Where they fit, all at once take fewer cycles
/// on a TPU (a LLaMA layer of 8,192 tokens on v5p: 241 million, and 269 in blocks), and much more
/// memory (19.8 GB, and 8.3 in blocks). Command, where PYTHON has JAX:
/// `benchmarks/steps.py --only "llama 8192" --topology v5p:2x2x1 --jax-python PYTHON`.
const MANY: i64 = 1 << 30;
/// Most scores of a block: 32 MiB of float32, which a chip's fast memory holds.
const BLOCK: i64 = 1 << 23;
/// Fewest rows of a block, as products of few rows leave a matrix unit idle.
const ROWS: i64 = 128;
/// Most blocks, as each is written out.
const BLOCKS: i64 = 128;

impl<'b> Attention<'b> {
    /// True if the scores are many, and each head's attention stands for itself.
    pub(super) fn is_for_blocks(&self) -> bool {
        let [batch, heads, rows, keys] = self.scores;
        // Other masks differ between heads, or do not fit, which the plain form says.
        let is_shared = |bias: Value<'b>| match &bias.dims()[..] {
            [lead @ .., own_rows, own_keys] => {
                lead.iter().all(|&extent| extent == 1)
                    && [1, rows].contains(own_rows)
                    && [1, keys].contains(own_keys)
            }
            _ => false,
        };
        let scores = [batch, heads, rows, keys].into_iter().fold(1, i64::saturating_mul);
        let size = self.block_rows();
        scores >= MANY
            && (2 * ROWS..=BLOCKS.saturating_mul(size)).contains(&rows)
            && self.dropout.is_none()
            && self.bias.is_none_or(is_shared)
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
            let one = self.one(at(query, i), at(key, i), at(value, i));
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

    /// As [`Attention::gradients`], without that of the bias.
    pub(super) fn gradients_in_blocks(
        &self,
        grad: Value<'b>,
        out: Value<'b>,
    ) -> Result<[Value<'b>; 3]> {
        let [_, heads, rows, keys] = self.scores;
        let (dtype, b) = (self.query.dtype(), self.query.builder());
        let (query, key, value) = self.by_loop();
        let (n, group, width) = (query.dim(0), heads / self.key.dim(1), value.dim(3));
        let by_loop = |v: Value<'b>| v.reshape(&[n, group, rows, width]);
        let (grad, out) = (by_loop(grad), by_loop(out));
        let zeros = |like: Value<'b>| b.splat(0, Type::new(dtype, &like.dims()));
        let init =
            [zeros(query.reshape(&[n, group, rows, query.dim(3)])), zeros(key), zeros(value)];
        let mut failed = None;
        let made = b.for_loop(n, &init, |i, now| {
            let one = self.one(at(query, i), at(key, i), at(value, i));
            let (grad, out) = (at(grad, i), at(out, i));
            let mut d_rows = Vec::new();
            let mut sums: Option<[Value<'b>; 2]> = None;
            for block in one.blocks() {
                let own = |v: Value<'b>| v.slice_dim(2, block.start, block.end, 1);
                let made = match one.part(block.clone()).gradients_whole(own(grad), own(out)) {
                    Ok([d_query, d_key, d_value, _]) => (d_query, [d_key, d_value]),
                    Err(refusal) => {
                        failed = Some(refusal);
                        break;
                    }
                };
                d_rows.push(made.0.convert(dtype));
                let whole =
                    made.1.map(|v| v.pad_dim(b.scalar(0, v.dtype()), 2, 0, keys - v.dim(2)));
                sums = Some(sums.map_or(whole, |sums| [0, 1].map(|k| sums[k] + whole[k])));
            }
            let Some([d_key, d_value]) = sums else { return now.to_vec() };
            let d_query = joined(d_rows.into_iter());
            vec![
                put(now[0], d_query, i),
                put(now[1], d_key.convert(dtype), i),
                put(now[2], d_value.convert(dtype), i),
            ]
        });
        failed.map_or(Ok(()), Err)?;
        let [batch, _, _, e] = *self.by_head(self.query).dims() else { return Ok([query; 3]) };
        Ok([
            made[0].reshape(&[batch, heads, rows, e]),
            made[1].reshape(&self.key.dims()),
            made[2].reshape(&self.value.dims()),
        ])
    }

    /// Query, key and value with one dimension for batches and key heads.
    fn by_loop(&self) -> (Value<'b>, Value<'b>, Value<'b>) {
        let flat = |v: Value<'b>| {
            let dims = v.dims();
            v.reshape(&[dims[0] * dims[1], 1, dims[2], dims[3]])
        };
        (flat(self.query), flat(self.key), flat(self.value))
    }

    /// The attention of one batch and key head.
    fn one(&self, query: Value<'b>, key: Value<'b>, value: Value<'b>) -> Attention<'b> {
        let [_, heads, rows, keys] = self.scores;
        let scores = [1, heads / self.key.dim(1), rows, keys];
        Attention { query, key, value, scores, ..*self }
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
