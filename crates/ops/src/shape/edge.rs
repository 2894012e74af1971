//! Padding with elements from the edge: reflection and replication, and their gradients.

use crate::args::Args;
use crate::promote::other_type;
use crate::row::{Row, row, spatial};
use hlo::{Refusal, Result, Value};

#[derive(Clone, Copy, PartialEq)]
enum Edge {
    Reflect,
    Replicate,
}

/// One padded dimension: its place, its own extent, and the elements added (or cropped) at each
/// end.
#[derive(Clone, Copy)]
struct Pad {
    dim: usize,
    extent: i64,
    low: i64,
    high: i64,
}

impl Pad {
    fn forward(self, x: Value<'_>, edge: Edge) -> Value<'_> {
        let Pad { dim, extent: n, low, high } = self;
        let part = |start: i64, end: i64| x.slice_dim(dim, start, end, 1);
        let repeat = |at: i64, times: i64| {
            let mut dims = x.dims();
            dims[dim] = times;
            let all: Vec<i64> = (0..dims.len() as i64).collect();
            part(at, at + 1).broadcast_in_dim(&hlo::Type::new(x.dtype(), &dims), &all)
        };
        let mut parts = Vec::with_capacity(3);
        if low > 0 {
            parts.push(match edge {
                Edge::Reflect => part(1, low + 1).reverse(&[dim as i64]),
                Edge::Replicate => repeat(0, low),
            });
        }
        parts.push(x);
        if high > 0 {
            parts.push(match edge {
                Edge::Reflect => part(n - 1 - high, n - 1).reverse(&[dim as i64]),
                Edge::Replicate => repeat(n - 1, high),
            });
        }
        let joined = x.builder().concatenate(&parts, dim);
        joined.slice_dim(dim, (-low).max(0), joined.dim(dim) - (-high).max(0), 1)
    }

    /// Folds the gradient of the added parts back onto the elements they came from.
    fn backward<'b>(self, grad: Value<'b>, edge: Edge) -> Value<'b> {
        let Pad { dim, extent: n, low, high } = self;
        let zero = grad.builder().scalar(0, grad.dtype());
        let whole = grad.pad_dim(zero, dim, (-low).max(0), (-high).max(0));
        let (low, high) = (low.max(0), high.max(0));
        let mut sum = whole.slice_dim(dim, low, low + n, 1);
        let fold = |part: Value<'b>, start: i64| {
            let part = match edge {
                Edge::Reflect => part.reverse(&[dim as i64]),
                Edge::Replicate => part.reduce_sum(&[dim as i64]).unsqueeze(dim),
            };
            part.pad_dim(zero, dim, start, n - start - part.dim(dim))
        };
        let reflect = edge == Edge::Reflect;
        if low > 0 {
            let part = whole.slice_dim(dim, 0, low, 1);
            sum = sum.add(fold(part, if reflect { 1 } else { 0 }));
        }
        if high > 0 {
            let part = whole.slice_dim(dim, low + n, low + n + high, 1);
            sum = sum.add(fold(part, if reflect { n - 1 - high } else { n - 1 }));
        }
        sum
    }
}

/// The padded dimensions, innermost first as the list gives them.
fn pads<'b>(a: &Args<'_, 'b>, x: Value<'b>, spatial: usize, edge: Edge) -> Result<Vec<Pad>> {
    let (padding, dims) = (a.ints("padding")?, x.dims());
    let rank = dims.len();
    let batched = rank == spatial + 2;
    let first = usize::from(batched);
    if (!batched && rank != spatial + 1) || dims[first..].contains(&0) {
        return Err(Refusal::runtime(format!(
            "Expected {}D or {}D (batch mode) tensor with possibly 0 batch size and other \
             non-zero dimensions for input, but got: {dims:?}",
            spatial + 1,
            spatial + 2
        )));
    }
    if padding.len() != 2 * spatial {
        return Err(Refusal::runtime(format!(
            "padding size is expected to be {}, but got: {}",
            2 * spatial,
            padding.len()
        )));
    }
    let mut out = Vec::with_capacity(spatial);
    for (pair, dim) in padding.chunks_exact(2).zip((0..rank).rev()) {
        let pad = Pad { dim, extent: dims[dim], low: pair[0], high: pair[1] };
        if edge == Edge::Reflect && (pad.low >= pad.extent || pad.high >= pad.extent) {
            return Err(Refusal::runtime(format!(
                "Argument #4: Padding size should be less than the corresponding input dimension, \
                 but got: padding ({}, {}) at dimension {dim} of input {dims:?}",
                pad.low, pad.high
            )));
        }
        let extent = pad.extent + pad.low + pad.high;
        if extent < 1 {
            return Err(Refusal::runtime(format!(
                "Calculated output size {extent} of dimension {dim} must be >= 1 (input \
                 {dims:?}, padding {padding:?})"
            )));
        }
        out.push(pad);
    }
    Ok(out)
}

fn forward<'b>(a: &Args<'_, 'b>, spatial: usize, edge: Edge) -> Result<Value<'b>> {
    a.want_exact_targets(other_type);
    let x = a.tensor("self")?;
    Ok(pads(a, x, spatial, edge)?.into_iter().fold(x, |x, pad| pad.forward(x, edge)))
}

fn backward<'b>(a: &Args<'_, 'b>, spatial: usize, edge: Edge) -> Result<Value<'b>> {
    let grad = a.tensor("grad_output")?;
    let wide = grad.convert(grad.dtype().accumulate());
    let pads = pads(a, a.tensor("self")?, spatial, edge)?;
    let out = pads.into_iter().fold(wide, |grad, pad| pad.backward(grad, edge));
    Ok(out.convert(grad.dtype()))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "reflection_pad1d(Tensor self, SymInt[2] padding) -> Tensor",
        &["f32[2,3,4] [3,1]", "f32[3,4] [-1,2]"],
        |_, a| Ok(forward(a, 1, Edge::Reflect)?.into()),
    ),
    spatial(
        "reflection_pad2d(Tensor self, SymInt[4] padding) -> Tensor",
        &["f32[2,3,4,5] [1,2,3,0]", "bf16[3,4,5] [1,1,1,1]"],
        |_, a| Ok(forward(a, 2, Edge::Reflect)?.into()),
    ),
    spatial(
        "reflection_pad3d(Tensor self, SymInt[6] padding) -> Tensor",
        &["f32[1,2,3,4,5] [1,2,3,0,1,1]"],
        |_, a| Ok(forward(a, 3, Edge::Reflect)?.into()),
    ),
    row(
        "replication_pad1d(Tensor self, SymInt[2] padding) -> Tensor",
        &["f32[2,3,4] [6,1]", "f32[3,4] [-1,2]"],
        |_, a| Ok(forward(a, 1, Edge::Replicate)?.into()),
    ),
    spatial(
        "replication_pad2d(Tensor self, SymInt[4] padding) -> Tensor",
        &["f32[2,3,4,5] [1,2,3,0]", "f32[3,4,5] [1,-2,0,1]"],
        |_, a| Ok(forward(a, 2, Edge::Replicate)?.into()),
    ),
    spatial(
        "replication_pad3d(Tensor self, SymInt[6] padding) -> Tensor",
        &["f32[1,2,3,4,5] [1,2,3,0,1,1]"],
        |_, a| Ok(forward(a, 3, Edge::Replicate)?.into()),
    ),
    row(
        "reflection_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor",
        &["f32[2,3,8] f32[2,3,4] [3,1]", "f32[3,5] f32[3,4] [-1,2]"],
        |_, a| Ok(backward(a, 1, Edge::Reflect)?.into()),
    ),
    spatial(
        "reflection_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor",
        &["f32[2,3,7,8] f32[2,3,4,5] [1,2,3,0]"],
        |_, a| Ok(backward(a, 2, Edge::Reflect)?.into()),
    ),
    spatial(
        "reflection_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor",
        &["f32[1,2,5,7,8] f32[1,2,3,4,5] [1,2,3,0,1,1]"],
        |_, a| Ok(backward(a, 3, Edge::Reflect)?.into()),
    ),
    row(
        "replication_pad1d_backward(Tensor grad_output, Tensor self, SymInt[2] padding) -> Tensor",
        &["f32[2,3,11] f32[2,3,4] [6,1]", "f32[3,5] f32[3,4] [-1,2]"],
        |_, a| Ok(backward(a, 1, Edge::Replicate)?.into()),
    ),
    spatial(
        "replication_pad2d_backward(Tensor grad_output, Tensor self, SymInt[4] padding) -> Tensor",
        &["f32[2,3,7,8] f32[2,3,4,5] [1,2,3,0]"],
        |_, a| Ok(backward(a, 2, Edge::Replicate)?.into()),
    ),
    spatial(
        "replication_pad3d_backward(Tensor grad_output, Tensor self, SymInt[6] padding) -> Tensor",
        &["f32[1,2,5,7,8] f32[1,2,3,4,5] [1,2,3,0,1,1]"],
        |_, a| Ok(backward(a, 3, Edge::Replicate)?.into()),
    ),
];
