//! Overlaps of rotated boxes.
//!
//! In the axes of the second box, the first one is a polygon and the second one an interval of
//! columns and one of heights. The common area is a sum over the polygon's edges: each contributes
//! the integral of its height, limited to the heights, over its part of the columns. Nearly
//! parallel edges need no case, because the integral depends continuously on the corners.

use super::{refuse, require, spread};
use crate::args::Args;
use crate::promote::scalar_type;
use crate::row::{Row, row};
use hlo::{DType, Result, Value};

/// Boxes of a smaller area overlap with nothing, as in torchvision.
const LEAST_AREA: f64 = 1e-14;

/// Columns of a list of boxes; the directions of their sides are `(cos, -sin)` and `(sin, cos)`.
#[derive(Clone, Copy)]
struct Boxes<'b> {
    x: Value<'b>,
    y: Value<'b>,
    width: Value<'b>,
    height: Value<'b>,
    sin: Value<'b>,
    cos: Value<'b>,
}

impl<'b> Boxes<'b> {
    fn read(boxes: Value<'b>, name: &str) -> Result<Self> {
        let rank = boxes.rank();
        require(rank == 2, || format!("{name} should be a 2d tensor, got {rank}D"))?;
        let (n, sides) = (boxes.dim(0), boxes.dim(1));
        require(sides == 5, || {
            format!("{name} should have 5 elements in dimension 1, got {sides}")
        })?;
        let column = |i: i64| boxes.slice_dim(1, i, i + 1, 1).reshape(&[n]);
        let angle = column(4);
        let angle = angle * angle.constant(std::f64::consts::PI / 180.0);
        let (x, y, width, height) = (column(0), column(1), column(2), column(3));
        Ok(Boxes { x, y, width, height, sin: angle.sine(), cos: angle.cosine() })
    }

    fn map(self, f: impl Fn(Value<'b>) -> Value<'b>) -> Self {
        Boxes {
            x: f(self.x),
            y: f(self.y),
            width: f(self.width),
            height: f(self.height),
            sin: f(self.sin),
            cos: f(self.cos),
        }
    }

    fn area(self) -> Value<'b> {
        self.width * self.height
    }

    /// The corners of these boxes in the axes of others, around the others' centres.
    fn corners_in(self, other: Self) -> [[Value<'b>; 2]; 4] {
        let half = self.x.constant(0.5);
        let (x, y) = (self.x - other.x, self.y - other.y);
        let centre = [x * other.cos - y * other.sin, x * other.sin + y * other.cos];
        let sin = self.sin * other.cos - self.cos * other.sin;
        let cos = self.cos * other.cos + self.sin * other.sin;
        let (w, h) = (self.width * half, self.height * half);
        let (right, up) = ([w * cos, -(w * sin)], [h * sin, h * cos]);
        let far = [0, 1].map(|i| centre[i] + right[i]);
        let near = [0, 1].map(|i| centre[i] - right[i]);
        [
            [0, 1].map(|i| far[i] + up[i]),
            [0, 1].map(|i| near[i] + up[i]),
            [0, 1].map(|i| near[i] - up[i]),
            [0, 1].map(|i| far[i] - up[i]),
        ]
    }
}

/// `x / y`, and 0 where `y` is 0.
fn share<'b>(x: Value<'b>, y: Value<'b>) -> Value<'b> {
    let none = y.eq(y.zeros_like());
    none.select(y.zeros_like(), x / none.select(y.ones_like(), y))
}

/// The integral of an edge's height, limited to `[-height, height]`, over its part of the columns
/// `[-width, width]`.
fn integral<'b>(edge: [[Value<'b>; 2]; 2], width: Value<'b>, height: Value<'b>) -> Value<'b> {
    let [[x0, y0], [x1, y1]] = edge;
    let slope = share(y1 - y0, x1 - x0);
    let limited = |v: Value<'b>, limit: Value<'b>| v.clamp(-limit, limit);
    let ends = [x0, x1].map(|x| limited(x, width));
    let heights = ends.map(|x| y0 + slope * (x - x0));
    let limits = heights.map(|y| limited(y, height));
    // The parts of the way at which the height starts and ends to follow the edge.
    let way = heights[1] - heights[0];
    let parts = limits.map(|y| share(y - heights[0], way));
    let half = way.constant(0.5);
    let mean = limits[1] + (limits[0] - limits[1]) * (parts[0] + parts[1]) * half;
    (ends[1] - ends[0]) * mean
}

fn box_iou_rotated<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (first, second) = (a.tensor("boxes1")?, a.tensor("boxes2")?);
    let (dtype, dims) = (first.dtype(), [first.dim(0), second.dim(0)]);
    let boxes = (Boxes::read(first, "boxes1")?, Boxes::read(second, "boxes2")?);
    if dtype != second.dtype() {
        return refuse("boxes1 and boxes2 must have the same dtype");
    }
    require(matches!(dtype, DType::F32 | DType::F64), || {
        format!("\"box_iou_rotated_cpu\" not implemented for '{}'", scalar_type(dtype))
    })?;
    let first = boxes.0.map(|v| spread(v, &dims, &[0]));
    let second = boxes.1.map(|v| spread(v, &dims, &[1]));
    let half = first.x.constant(0.5);
    let (width, height) = (second.width.abs() * half, second.height.abs() * half);
    let corners = first.corners_in(second);
    let edges = (0..4).map(|i| integral([corners[i], corners[(i + 1) % 4]], width, height));
    let common = edges.reduce(|sum, next| sum + next).unwrap_or(half).abs();
    let areas = [first.area(), second.area()];
    // A place that is NaN or infinite is far from all others.
    let zero = half.zeros_like();
    let common = common.is_nan().select(zero, common);
    let least = half.constant(LEAST_AREA);
    let is_small = areas[0].lt(least) | areas[1].lt(least);
    let overlap = is_small.select(zero, common / (areas[0] + areas[1] - common));
    Ok(overlap.convert(DType::F32))
}

pub(crate) const ROWS: &[Row] = &[row(
    "torchvision::box_iou_rotated(Tensor boxes1, Tensor boxes2) -> Tensor",
    &["f32[3,5] f32[4,5]", "f64[3,5] f64[2,5]", "f32[0,5] f32[2,5]"],
    |_, a| Ok(box_iou_rotated(a)?.into()),
)];
