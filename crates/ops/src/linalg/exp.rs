//! The matrix exponential by scaling and squaring: a polynomial of the halved matrix, squared once
//! for each halving.

use super::{batch, check_square, check_type, extents, identity};
use crate::args::Args;
use crate::reduce::Over;
use crate::row::{Row, row};
use hlo::{DType, Reducer, Result, Value};

/// Taylor's polynomial of this degree is exact to the type's precision below these norms.
const DEGREE: i64 = 18;
const BOUND_SINGLE: f64 = 3.01;
const BOUND_DOUBLE: f64 = 1.09;

/// One number per matrix, broadcast over the matrix.
fn over_matrix<'b>(v: Value<'b>, like: Value<'b>) -> Value<'b> {
    let own: Vec<i64> = (0..batch(like).len() as i64).collect();
    v.broadcast_in_dim(&like.ty().with_dtype(v.dtype()), &own)
}

/// The number of halvings of each matrix.
fn halvings<'b>(x: Value<'b>) -> Value<'b> {
    let last = x.rank() as i64 - 1;
    let norm = x.abs().reduce_sum(&[last - 1]).reduce_max(&[last - 1]);
    let bound = if norm.dtype() == DType::F64 { BOUND_DOUBLE } else { BOUND_SINGLE };
    let times = ((norm / bound).log() / std::f64::consts::LN_2).ceil();
    let most = times.constant(1100);
    times.is_finite().select(times.maximum(times.zeros_like()).minimum(most), times.zeros_like())
}

/// Taylor's polynomial, `1 + x (1 + x/2 (1 + x/3 (..)))`, from the inside.
fn polynomial(x: Value<'_>) -> Value<'_> {
    let one = identity(x);
    x.builder().for_loop(DEGREE, &[one], |i, sum| {
        let k = i.constant(DEGREE).subtract(i).convert(x.dtype());
        vec![one + (x / k).matmul(sum[0])]
    })[0]
}

fn matrix_exp<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    check_square("linalg.matrix_exp", "A", x)?;
    if x.dtype().is_integral() {
        check_type("linalg.matrix_exp", x)?;
    }
    let short = x.dtype();
    let x = x.convert(short.accumulate());
    if x.numel() == 0 || extents(x).0 == 1 {
        return Ok(x.exponential().convert(short));
    }
    let times = halvings(x);
    let half = times.constant(2.0).power(-times).convert(x.dtype());
    let start = polynomial(x * over_matrix(half, x));
    let b = x.builder();
    let most = times.reduce(Reducer::Max, &Over::all(times).dims).truncate(DType::S32);
    let times = times.truncate(DType::S32);
    let end = b.while_loop(
        &[b.scalar(0, DType::S32), start],
        |v| v[0].lt(most),
        |v| {
            let still = over_matrix(v[0].lt(times), x);
            vec![v[0] + b.scalar(1, DType::S32), still.select(v[1].matmul(v[1]), v[1])]
        },
    );
    Ok(end[1].convert(short))
}

pub(crate) const ROWS: &[Row] = &[row(
    "linalg_matrix_exp(Tensor self) -> Tensor",
    &["f32[3,3]", "f64[2,4,4]", "c64[3,3]", "f32[2,0,0]"],
    |_, a| Ok(matrix_exp(a)?.into()),
)];
