//! Non-maximum suppression: of boxes that overlap, those with the highest score are kept.
//!
//! Boxes are sorted by score, and taken in blocks. A box of a block is kept unless a kept one
//! before it overlaps it: a condition that is applied to the whole block until nothing changes. As
//! the first boxes are right after the first time, this ends, and with the answer that taking one
//! box after another would give. A block's boxes then suppress all later ones at once.

use super::{count, refuse, require, require_float, spread};
use crate::args::Args;
use crate::index::masked::{compress, ranks};
use crate::row::{Row, row};
use hlo::{DType, Reducer, Result, Type, Value};

/// Boxes in a block: the rows and columns of a matrix of overlaps, which a TPU holds in registers
/// and on-chip memory.
const BLOCK: i64 = 256;

/// Sorted boxes, as a vector of each coordinate.
struct Boxes<'b> {
    left: Value<'b>,
    top: Value<'b>,
    right: Value<'b>,
    bottom: Value<'b>,
    area: Value<'b>,
}

impl<'b> Boxes<'b> {
    fn map(&self, f: impl Fn(Value<'b>) -> Value<'b>) -> Self {
        Boxes {
            left: f(self.left),
            top: f(self.top),
            right: f(self.right),
            bottom: f(self.bottom),
            area: f(self.area),
        }
    }

    /// True at `[i, j]` if box `i` of this list and `j` of the other one overlap by more than the
    /// threshold. A NaN loses each comparison, as in C++.
    fn overlap(&self, other: &Self, threshold: &Threshold<'b>) -> Value<'b> {
        let dims = [self.left.dim(0), other.left.dim(0)];
        let (x, y) = (self.map(|v| spread(v, &dims, &[0])), other.map(|v| spread(v, &dims, &[1])));
        let greater = |a: Value<'b>, b: Value<'b>| a.lt(b).select(b, a);
        let lesser = |a: Value<'b>, b: Value<'b>| b.lt(a).select(b, a);
        let width = lesser(x.right, y.right) - greater(x.left, y.left);
        let height = lesser(x.bottom, y.bottom) - greater(x.top, y.top);
        let common = greater(width.zeros_like(), width) * greater(height.zeros_like(), height);
        threshold.is_below(common / (x.area + y.area - common))
    }
}

/// A float64 with which floats of another type are compared.
struct Threshold<'b> {
    rounded: Value<'b>,
    /// True if the rounded number is greater than the float64.
    is_above: Value<'b>,
}

impl<'b> Threshold<'b> {
    fn new(number: Value<'b>, dtype: DType) -> Self {
        let rounded = number.convert(dtype);
        Threshold { rounded, is_above: rounded.convert(DType::F64).gt(number) }
    }

    fn is_below(&self, x: Value<'b>) -> Value<'b> {
        let rounded = spread(self.rounded, &x.dims(), &[]);
        x.gt(rounded) | (x.eq(rounded) & spread(self.is_above, &x.dims(), &[]))
    }
}

/// The boxes that are kept, by decreasing score, in a tensor of all boxes' size; and their number.
fn nms<'b>(a: &Args<'_, 'b>) -> Result<[Value<'b>; 2]> {
    let (dets, scores) = (a.tensor("dets")?, a.tensor("scores")?);
    require(dets.rank() == 2, || format!("boxes should be a 2d tensor, got {}D", dets.rank()))?;
    let (n, sides) = (dets.dim(0), dets.dim(1));
    require(sides == 4, || format!("boxes should have 4 elements in dimension 1, got {sides}"))?;
    require(scores.rank() == 1, || {
        format!("scores should be a 1d tensor, got {}D", scores.rank())
    })?;
    require(scores.dim(0) == n, || {
        format!(
            "boxes and scores should have same number of elements in dimension 0, got {n} and {}",
            scores.dim(0)
        )
    })?;
    require_float("nms_kernel", dets.dtype())?;
    if dets.dtype() != scores.dtype() {
        return refuse("dets should have the same type as scores");
    }
    let b = dets.builder();
    let threshold =
        Threshold::new(a.scalar("iou_threshold", DType::F64)?, dets.dtype().accumulate());
    if n == 0 {
        let none = b.splat(0, Type::new(DType::S64, &[0]));
        return Ok([none, b.scalar(0, DType::S64)]);
    }
    let (_, order) = scores.sort_with_places(0, true);
    let kept = suppressed(sorted(dets, order), n, &threshold);
    let (rank, number) = ranks(kept);
    Ok([compress(order, kept, rank).convert(DType::S64), number.convert(DType::S64)])
}

/// The boxes in this order, followed by a block of empty ones.
fn sorted<'b>(dets: Value<'b>, order: Value<'b>) -> Boxes<'b> {
    let n = dets.dim(0);
    let dets = dets.take(order, 0).convert(dets.dtype().accumulate());
    let zero = dets.builder().scalar(0, dets.dtype());
    let side = |i: i64| dets.slice_dim(1, i, i + 1, 1).reshape(&[n]).pad_dim(zero, 0, 0, BLOCK);
    let (left, top, right, bottom) = (side(0), side(1), side(2), side(3));
    Boxes { left, top, right, bottom, area: (right - left) * (bottom - top) }
}

/// True for each of `n` boxes that is kept.
fn suppressed<'b>(boxes: Boxes<'b>, n: i64, threshold: &Threshold<'b>) -> Value<'b> {
    let b = boxes.left.builder();
    let all = b.splat(true, Type::new(DType::Bool, &[n + BLOCK]));
    let first = b.scalar(0, DType::of_places(n));
    let size = first.constant(BLOCK);
    let done = b.while_loop(
        &[first, all],
        |v| v[0].lt(v[0].constant(n)),
        |v| {
            let (start, alive) = (v[0], v[1]);
            let block = boxes.map(|v| v.dynamic_slice(&[start], &[BLOCK]));
            let own = kept_of_block(&block, alive.dynamic_slice(&[start], &[BLOCK]), threshold);
            let hit = any(block.overlap(&boxes, threshold), own);
            let place = count(start, start.dtype(), &[n + BLOCK], 0);
            let later = place.ge(spread(start + size, &[n + BLOCK], &[]));
            let alive = alive & (later & hit).not();
            vec![start + size, alive.dynamic_update_slice(own, &[start])]
        },
    );
    done[1].slice_dim(0, 0, n, 1)
}

fn kept_of_block<'b>(block: &Boxes<'b>, alive: Value<'b>, threshold: &Threshold<'b>) -> Value<'b> {
    let b = alive.builder();
    let dims = [BLOCK, BLOCK];
    let before = count(alive, DType::S32, &dims, 0).lt(count(alive, DType::S32, &dims, 1));
    let overlap = block.overlap(block, threshold) & before;
    let done = b.while_loop(
        &[alive, b.scalar(true, DType::Bool)],
        |v| v[1],
        |v| {
            let next = alive & any(overlap, v[0]).not();
            vec![next, next.ne(v[0]).reduce(Reducer::Or, &[0])]
        },
    );
    done[0]
}

/// True for each column of a matrix with a true element in one of these rows.
fn any<'b>(matrix: Value<'b>, rows: Value<'b>) -> Value<'b> {
    (matrix & spread(rows, &matrix.dims(), &[0])).reduce(Reducer::Or, &[0])
}

pub(crate) const ROWS: &[Row] = &[row(
    "tpu::nms_bounded(Tensor dets, Tensor scores, float iou_threshold) -> (Tensor, Tensor)",
    &[
        "f32[7,4] f32[7] 0.5",
        "f64[300,4] f64[300] 0.1",
        "f16[7,4] f16[7] 0.3",
        "f32[0,4] f32[0] 0.5",
    ],
    |_, a| Ok(nms(a)?.into()),
)];
