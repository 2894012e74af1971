//! Eigenvalues of symmetric and Hermitian matrices, by Jacobi rotations on both sides where the
//! platform has nothing better. XLA's own `Eigh` leaves float64 eigenvectors with single precision.

use super::jacobi::{Turn, epsilon, even_rows, halves, largest, sweep};
use super::lu::reorder;
use super::{
    adjoint, batch, check_convergence, check_square, check_type, conjugate, extents, identity,
    lower, transposed,
};
use crate::args::Args;
use crate::promote::other_type;
use crate::row::{Out, Row, row};
use hlo::{Refusal, Result, Type, Value};

/// The diagonal as a column.
fn diagonal(x: Value<'_>) -> Value<'_> {
    let rank = x.rank();
    (x * identity(x)).reduce_sum(&[rank as i64 - 1]).unsqueeze(rank - 1)
}

fn real(x: Value<'_>) -> Value<'_> {
    if x.dtype().is_complex() { x.real() } else { x }
}

/// The Hermitian matrix with this lower triangle; imaginary parts on the diagonal are ignored.
fn whole(x: Value<'_>) -> Value<'_> {
    let [i, j] = super::rows_and_columns(x);
    let strict = i.gt(j).select(x, x.zeros_like());
    let middle = i.eq(j).select(real(x).convert(x.dtype()), x.zeros_like());
    strict + adjoint(strict) + middle
}

/// Eigenvalues in ascending order, and eigenvectors as columns if they are wanted. Only the lower
/// triangle is read.
fn eigh<'b>(x: Value<'b>, has_vectors: bool) -> [Value<'b>; 2] {
    let (b, values) = (x.builder(), Type::new(x.dtype().real(), &x.dims()[..x.rank() - 1]));
    if has_vectors {
        let both = b.composite("eigh", &[x], &[values, x.ty()], |v| rotated(v[0]).to_vec());
        return [both[0], both[1]];
    }
    let values = b.composite("eigvalsh", &[x], &[values], |v| vec![rotated(v[0])[0]]);
    [values[0], b.splat(0, Type::new(x.dtype(), &[0]))]
}

fn rotated<'b>(x: Value<'b>) -> [Value<'b>; 2] {
    let (n, last) = (extents(x).0, x.rank() - 1);
    let own: Vec<i64> = (0..batch(x).len() as i64).collect();
    let size = x.abs().reduce_max(&[last as i64 - 1, last as i64]);
    let usable = size.is_finite() & size.gt(size.zeros_like());
    let scale = usable.select(size, size.ones_like());
    let scaled = whole(x) / scale.convert(x.dtype()).broadcast_in_dim(&x.ty(), &own);
    let even = transposed(even_rows(transposed(even_rows(scaled))));
    let [_, turns] = sweep([even, identity(even)], |[x, turns]| {
        let gamma = diagonal(halves(halves(x, 2)[0], 1)[1]);
        let [alpha, beta] = halves(real(diagonal(x)), 2);
        let open = gamma.abs().gt(alpha.constant(epsilon(x.dtype()) / 4.0));
        let turn = Turn::new(alpha, beta, gamma, open);
        let both = adjoint(turn.rows(adjoint(turn.rows(x))));
        ([both, turn.rows(turns)], largest(gamma.abs()))
    });
    let part = |v: Value<'b>, dim: usize| v.slice_dim(dim, 0, n, 1);
    let rows = part(part(turns, last), last - 1);
    // The rotated diagonal carries the rounding of all rotations; Rayleigh quotients of the vectors
    // do not.
    let quotients = real(rows.matmul(scaled) * conjugate(rows)).reduce_sum(&[last as i64]);
    let values = quotients * scale.broadcast_in_dim(&quotients.ty(), &own);
    let (values, places) = values.sort_with_places(last - 1, false);
    [values, adjoint(reorder(rows, places))]
}

fn linalg_eigh<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (x, triangle) = (a.tensor("A")?, a.text("UPLO")?);
    check_square("linalg.eigh", "A", x)?;
    check_type("linalg.eigh", x)?;
    let upper = match triangle {
        "U" | "u" => true,
        "L" | "l" => false,
        other => {
            return Err(Refusal::runtime(format!(
                "Expected UPLO argument to be 'L' or 'U', but got {other}"
            )));
        }
    };
    let x = if upper { adjoint(x) } else { x };
    let code = x.dim(x.rank() - 1) - 1;
    let because =
        format!("is ill-conditioned or has too many repeated eigenvalues (error code: {code}).");
    check_convergence(a, lower(x), "linalg.eigh", &because);
    Ok(eigh(x, a.bool("compute_v")?).into())
}

/// The square root of a positive semidefinite matrix.
fn matrix_sqrth<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    check_square("linalg.matrix_sqrth", "A", x)?;
    check_type("linalg.matrix_sqrth", x)?;
    let [values, vectors] = eigh(x, true);
    let roots = values.maximum(values.zeros_like()).sqrt().convert(x.dtype());
    let columns: Vec<i64> = batch(x).iter().enumerate().map(|(i, _)| i as i64).collect();
    let columns = [&columns[..], &[x.rank() as i64 - 1]].concat();
    Ok((vectors * roots.broadcast_in_dim(&x.ty(), &columns)).matmul(adjoint(vectors)))
}

pub(crate) const ROWS: &[Row] = &[
    row("linalg_matrix_sqrth(Tensor self) -> Tensor", &["f32[3,3]", "c64[2,2]"], |_, a| {
        Ok(matrix_sqrth(a)?.into())
    }),
    row(
        "_linalg_eigh(Tensor A, str UPLO=\"L\", bool compute_v=True) -> (Tensor eigenvalues, Tensor \
     eigenvectors)",
        &["f32[4,4]", "f64[2,3,3] U", "c64[3,3] L false", "f32[0,0]"],
        |_, a| linalg_eigh(a),
    )
    .exact(other_type)
    .by_columns(),
];
