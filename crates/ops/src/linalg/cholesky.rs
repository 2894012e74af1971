//! The Cholesky factor of a positive definite matrix.

use super::{adjoint, check_square, check_type, extents, lower, no_failure};
use crate::args::Args;
use crate::promote::other_type;
use crate::row::{Out, Row, row};
use hlo::{DType, Reducer, Result, Value};

/// The order of the leading minor that is not positive definite, or 0. XLA fills a failed factor
/// with NaN and does not report the place, so the place is computed after a failure only.
fn failure<'b>(matrix: Value<'b>, factor: Value<'b>) -> Value<'b> {
    let (b, rank) = (factor.builder(), factor.rank() as i64);
    let real = if factor.dtype().is_complex() { factor.real() } else { factor };
    let failed = real.is_nan().reduce(Reducer::Or, &[rank - 2, rank - 1]);
    let all: Vec<i64> = (0..rank - 2).collect();
    let fine = no_failure(matrix);
    b.if_else(
        failed.reduce(Reducer::Or, &all),
        &[fine.ty()],
        || vec![failed.select(first_bad_pivot(matrix), fine)],
        || vec![fine],
    )[0]
}

/// One more than the place of the first pivot that is not positive, by plain elimination.
fn first_bad_pivot<'b>(matrix: Value<'b>) -> Value<'b> {
    let (b, rank) = (matrix.builder(), matrix.rank());
    let all: Vec<i64> = (0..rank as i64).collect();
    let zero = b.scalar(0, DType::S32);
    let results = b.for_loop(extents(matrix).0, &[matrix, no_failure(matrix)], |k, carried| {
        let (x, order) = (carried[0], carried[1]);
        let (mut starts, mut sizes) = (vec![zero; rank], x.dims());
        (starts[rank - 1], sizes[rank - 1]) = (k, 1);
        let column = x.dynamic_slice(&starts, &sizes);
        (starts[rank - 2], sizes[rank - 2]) = (k, 1);
        let pivot = x.dynamic_slice(&starts, &sizes);
        let real = if pivot.dtype().is_complex() { pivot.real() } else { pivot };
        let bad = real.gt(real.zeros_like()).not().reshape(&order.dims());
        let first = bad & order.eq(order.zeros_like());
        let spread = |v: Value<'b>| v.broadcast_in_dim(&x.ty(), &all);
        let rest = x - spread(column) * spread(adjoint(column)) / spread(pivot);
        vec![rest, first.select(k.add(b.scalar(1, DType::S32)), order)]
    });
    results[1]
}

fn cholesky_ex<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    check_square("linalg.cholesky", "A", x)?;
    check_type("linalg.cholesky", x)?;
    if x.numel() == 0 {
        return Ok([x, no_failure(x)].into());
    }
    // torch reads only the named triangle; XLA gets it as the lower one.
    let upper = a.bool("upper")?;
    let matrix = if upper { adjoint(x) } else { x };
    let types = [matrix.ty(), no_failure(matrix).ty()];
    let made = x.builder().composite("cholesky", &[matrix], &types, |v| factorised(v[0]));
    let (factor, info) = (made[0], made[1]);
    Ok([if upper { adjoint(factor) } else { factor }, info].into())
}

/// The lower factor of a matrix of which the lower triangle is read, and where it fails.
fn factorised<'b>(matrix: Value<'b>) -> Vec<Value<'b>> {
    let strict = lower(matrix) - super::identity(matrix) * matrix;
    let whole = lower(matrix) + adjoint(strict);
    let factor = lower(matrix.cholesky(true));
    vec![factor, failure(whole, factor)]
}

pub(crate) const ROWS: &[Row] = &[row(
    "linalg_cholesky_ex(Tensor self, *, bool upper=False, bool check_errors=False) -> (Tensor L, \
     Tensor info)",
    &["f32[3,3]", "f64[2,4,4] upper=true", "c64[3,3]", "f32[0,0]"],
    |_, a| cholesky_ex(a),
)
.exact(other_type)
.by_columns()];
