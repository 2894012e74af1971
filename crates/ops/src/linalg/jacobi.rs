//! Jacobi rotations: the rows of a matrix are rotated in pairs, all pairs of a round at once.
//!
//! Rows form two halves, and row `i` of the first is paired with row `i` of the second. After each
//! rotation the rows move, so that in one sweep each row meets each other row once.

use super::extents;
use hlo::{DType, Reducer, Value};

/// The limit of sweeps over all pairs.
const SWEEPS: i64 = 40;

/// The distance between 1 and the next number.
pub(super) fn epsilon(dtype: DType) -> f64 {
    if dtype.real() == DType::F64 { f64::EPSILON } else { f64::from(f32::EPSILON) }
}

/// Appends a zero row where the number of rows is odd.
pub(super) fn even_rows(x: Value<'_>) -> Value<'_> {
    let dim = x.rank() - 2;
    x.pad_dim(x.builder().scalar(0, x.dtype()), dim, 0, x.dim(dim) % 2)
}

/// The two halves of a dimension, counted from the end.
pub(super) fn halves(x: Value<'_>, dim_from_end: usize) -> [Value<'_>; 2] {
    let dim = x.rank() - dim_from_end;
    let n = x.dim(dim);
    [x.slice_dim(dim, 0, n / 2, 1), x.slice_dim(dim, n / 2, n, 1)]
}

/// The largest of all elements.
pub(super) fn largest(x: Value<'_>) -> Value<'_> {
    let all: Vec<i64> = (0..x.rank() as i64).collect();
    x.reduce(Reducer::Max, &all)
}

/// One rotation of each pair.
pub(super) struct Turn<'b> {
    cosine: Value<'b>,
    sine: Value<'b>,
    phase: Value<'b>,
}

impl<'b> Turn<'b> {
    /// The rotations that diagonalise `[[alpha, gamma], [conj(gamma), beta]]` of each pair of rows
    /// that is `open`. Each operand is `[.., pairs, 1]`.
    pub(super) fn new(
        alpha: Value<'b>,
        beta: Value<'b>,
        gamma: Value<'b>,
        open: Value<'b>,
    ) -> Turn<'b> {
        let (zero, one) = (alpha.zeros_like(), alpha.ones_like());
        let size = open.select(gamma.abs(), one);
        let zeta = (beta - alpha) / (size * 2.0);
        let root = zeta.abs() + (zeta * zeta + 1.0).sqrt();
        let tangent = zeta.lt(zero).select(-one, one) / root;
        let tangent = open.select(tangent, zero);
        let cosine = one / (tangent * tangent + 1.0).sqrt();
        let phase = open.select(gamma / size.convert(gamma.dtype()), gamma.ones_like());
        Turn { cosine, sine: cosine * tangent, phase }
    }

    /// Rotates the rows of `x`, then moves them: the first one stays, the others move in a circle.
    pub(super) fn rows(&self, x: Value<'b>) -> Value<'b> {
        let (b, dim) = (x.builder(), x.rank() - 2);
        let [p, q] = halves(x, 2);
        let all: Vec<i64> = (0..x.rank() as i64).collect();
        let wide = |v: Value<'b>| v.convert(x.dtype()).broadcast_in_dim(&p.ty(), &all);
        let (c, s, q) = (wide(self.cosine), wide(self.sine), wide(self.phase) * q);
        let (top, bottom) = (c * p - s * q, s * p + c * q);
        let h = p.dim(dim);
        if h == 1 {
            return b.concatenate(&[top, bottom], dim);
        }
        let part = |v: Value<'b>, from: i64, to: i64| v.slice_dim(dim, from, to, 1);
        let first = [part(top, 0, 1), part(bottom, 0, 1), part(top, 1, h - 1)];
        let second = [part(bottom, 1, h), part(top, h - 1, h)];
        b.concatenate(&[&first[..], &second[..]].concat(), dim)
    }
}

/// Repeats `round` until a sweep finds no pair more open than the type's precision. `round` rotates
/// all pairs once and returns how open the worst pair was. The number of rows is even.
pub(super) fn sweep<'b, const N: usize>(
    start: [Value<'b>; N],
    round: impl Fn([Value<'b>; N]) -> ([Value<'b>; N], Value<'b>),
) -> [Value<'b>; N] {
    let b = start[0].builder();
    let (rows, real) = (extents(start[0]).0, start[0].dtype().real());
    let carried = |v: &[Value<'b>]| std::array::from_fn(|i| v[i]);
    let mut begin = start.to_vec();
    begin.extend([b.scalar(1, real), b.scalar(0, DType::S32)]);
    let end = b.while_loop(
        &begin,
        |v| {
            let more = v[N + 1].lt(b.scalar(SWEEPS, DType::S32));
            v[N].gt(b.scalar(epsilon(real), real)) & more
        },
        |v| {
            let mut begin = v[..N].to_vec();
            begin.push(b.scalar(0, real));
            let mut end = b.for_loop(rows - 1, &begin, |_, v| {
                let (turned, worst) = round(carried(v));
                let mut next = turned.to_vec();
                next.push(v[N].maximum(worst));
                next
            });
            end.push(v[N + 1] + b.scalar(1, DType::S32));
            end
        },
    );
    carried(&end)
}
