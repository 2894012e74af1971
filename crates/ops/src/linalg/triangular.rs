//! Triangular systems.

use super::{
    adjoint, check_matrix, check_square, extents, rows_and_columns, same_batch, solve_triangular,
    transposed, uncastable,
};
use crate::args::Args;
use crate::promote::{asked_type, other_type, scalar_type};
use crate::row::{Out, Row, row};
use hlo::{DType, Kind, Reducer, Refusal, Result, Value};

fn linalg_solve_triangular<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, b) = (a.tensor("self")?, a.tensor("B")?);
    let op = "linalg.solve_triangular";
    check_square(op, "A", x)?;
    check_matrix(op, "B", b)?;
    let left = a.bool("left")?;
    let ((n, _), (rows, columns)) = (extents(x), extents(b));
    if n != if left { rows } else { columns } {
        let equation = if left { "AX = B" } else { "XA = B" };
        return Err(Refusal::runtime(format!(
            "{op}: Incompatible shapes of A and B for the equation {equation} ({n}x{n} and \
             {rows}x{columns})"
        )));
    }
    let (x, b) = same_batch(x, b.convert(x.dtype()))?;
    Ok(solve_triangular(x, b, left, !a.bool("upper")?, a.bool("unitriangular")?))
}

/// The older form, which also returns the matrix it was given.
fn triangular_solve<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (b, x) = (a.tensor("self")?, a.tensor("A")?);
    a.warn_once(
        "torch.triangular_solve is deprecated in favor of torch.linalg.solve_triangularand will be \
         removed in a future PyTorch release.\ntorch.linalg.solve_triangular has its arguments \
         reversed and does not return a copy of one of the inputs.\nX = \
         torch.triangular_solve(B, A).solution\nshould be replaced with\nX = \
         torch.linalg.solve_triangular(A, B)."
            .to_owned(),
    );
    check_square("triangular_solve", "A", x)?;
    check_matrix("triangular_solve", "b", b)?;
    if x.dtype() != b.dtype() {
        let [of_b, of_x] = [b, x].map(|v| scalar_type(v.dtype()));
        return Err(Refusal::runtime(format!(
            "Expected b and A to have the same dtype, but found b of type {of_b} and A of type \
             {of_x} instead."
        )));
    }
    let ((n, _), (rows, columns)) = (extents(x), extents(b));
    if n != rows {
        return Err(Refusal::runtime(format!(
            "Incompatible matrix sizes for triangular_solve: each A matrix is {n} by {n} but each b \
             matrix is {rows} by {columns}"
        )));
    }
    let (x, b) = same_batch(x, b)?;
    let (upper, transpose) = (a.bool("upper")?, a.bool("transpose")?);
    let matrix = if transpose { transposed(x) } else { x };
    let solution = solve_triangular(matrix, b, true, upper == transpose, a.bool("unitriangular")?);
    Ok([solution, x].into())
}

/// `A x = b` where `self` is `b` and `A` is given by its Cholesky factor.
fn cholesky_solve<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (b, factor) = same_batch(a.tensor("self")?, a.tensor("A")?)?;
    Ok(solve_factored(factor, b, a.bool("upper")?))
}

fn solve_factored<'b>(factor: Value<'b>, b: Value<'b>, upper: bool) -> Value<'b> {
    let lower = if upper { adjoint(factor) } else { factor };
    let half = solve_triangular(lower, b, true, true, false);
    solve_triangular(adjoint(lower), half, true, false, false)
}

/// States that no factor of a batch has a zero on its diagonal. Elements are counted from 1, so a
/// place that holds comes before the diagonal of a factor without a batch.
fn check_diagonal<'b>(a: &Args<'_, 'b>, factor: Value<'b>) {
    if factor.numel() == 0 {
        return;
    }
    let last = factor.rank() as i64 - 1;
    let [row, column] = rows_and_columns(factor);
    let holds = row.ne(column) | factor.ne(factor.zeros_like());
    let said = |which: &str, what: &str| {
        let text =
            "is zero, the inversion could not be completed because the input matrix is singular.";
        Refusal::new(Kind::LinAlg, format!("cholesky_inverse: {which}{what} {text}"))
    };
    if last > 1 {
        let holds = holds.reduce(Reducer::And, &[last - 1, last]);
        return a.check(holds, || said("(Batch element {index}): ", "A diagonal element"));
    }
    let holds = holds.reduce(Reducer::And, &[last]);
    let holds = holds.pad_dim(holds.builder().scalar(true, DType::Bool), 0, 1, 0);
    a.check(holds, || said("", "The diagonal element {index}"));
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "linalg_solve_triangular(Tensor self, Tensor B, *, bool upper, bool left=True, \
         bool unitriangular=False) -> Tensor",
        &[
            "f32[3,3] f32[3,2] upper=true",
            "f32[2,3,3] f32[4,3] upper=false left=false",
            "f64[3,3] f64[2,3,1] upper=false unitriangular=true",
            "c64[3,3] c64[3,2] upper=true",
        ],
        |_, a| Ok(linalg_solve_triangular(a)?.into()),
    )
    .exact(asked_type)
    .by_columns(),
    row(
        "triangular_solve(Tensor self, Tensor A, bool upper=True, bool transpose=False, \
         bool unitriangular=False) -> (Tensor solution, Tensor cloned_coefficient)",
        &["f32[3,2] f32[3,3]", "f32[3,2] f32[2,3,3] false true"],
        |_, a| triangular_solve(a),
    )
    .exact(other_type)
    .by_columns(),
    row(
        "_cholesky_solve_helper(Tensor self, Tensor A, bool upper) -> Tensor",
        &["f32[3,2] f32[3,3] false", "f32[3,2] f32[3,3] true"],
        |_, a| Ok(cholesky_solve(a)?.into()),
    )
    .by_columns(),
    row(
        "cholesky_inverse(Tensor self, bool upper=False) -> Tensor",
        &["f32[3,3]", "f32[2,3,3] true"],
        |_, a| {
            let factor = a.tensor("self")?;
            a.refuse_targets(Kind::Runtime, |result, target| {
                uncastable("cholesky_inverse", "result", result, target)
            });
            check_square("cholesky_inverse", "A", factor)?;
            check_diagonal(a, factor);
            Ok(solve_factored(factor, super::identity(factor), a.bool("upper")?).into())
        },
    )
    .by_columns(),
];
