//! Matrix factorisations and solvers, over the last two dimensions; leading ones are batches.

pub(crate) mod cholesky;
pub(crate) mod cross;
pub(crate) mod eigh;
pub(crate) mod exp;
mod jacobi;
pub(crate) mod ldl;
pub(crate) mod lu;

pub(crate) mod qr;
pub(crate) mod svd;
pub(crate) mod triangular;

use crate::args::Args;
use crate::promote::{broadcast_dims, scalar_type};
use hlo::{DType, Dims, Kind, Reducer, Refusal, Result, Type, Value};

/// Rows and columns.
fn extents(x: Value<'_>) -> (i64, i64) {
    let n = x.rank();
    (x.dim(n - 2), x.dim(n - 1))
}

/// The dimensions before the last two.
fn batch(x: Value<'_>) -> Dims {
    let dims = x.dims();
    dims[..dims.len() - 2].into()
}

fn check_matrix(op: &str, name: &str, x: Value<'_>) -> Result<()> {
    if x.rank() >= 2 {
        return Ok(());
    }
    Err(Refusal::runtime(format!("{op}: The input tensor {name} must have at least 2 dimensions.")))
}

fn check_square(op: &str, name: &str, x: Value<'_>) -> Result<()> {
    check_matrix(op, name, x)?;
    let (m, n) = extents(x);
    if m == n {
        return Ok(());
    }
    Err(Refusal::runtime(format!(
        "{op}: {name} must be batches of square matrices, but they are {m} by {n} matrices"
    )))
}

/// Factorisations take float32 and float64, real or complex.
fn check_type(op: &str, x: Value<'_>) -> Result<()> {
    if matches!(x.dtype(), DType::F32 | DType::F64 | DType::C64 | DType::C128) {
        return Ok(());
    }
    if x.dtype().is_float() {
        return Err(Refusal::not_implemented(format!(
            "{op}: Low precision dtypes not supported. Got {}",
            scalar_type(x.dtype())
        )));
    }
    Err(Refusal::not_implemented(format!(
        "{op}: Expected a floating point or complex tensor as input. Got {}",
        scalar_type(x.dtype())
    )))
}

/// States that no matrix of a batch has NaN.
fn check_convergence<'b>(a: &Args<'_, 'b>, x: Value<'b>, op: &str, because: &str) {
    if x.numel() == 0 {
        return;
    }
    let dims = [x.rank() as i64 - 2, x.rank() as i64 - 1];
    let which = if batch(x).is_empty() { "" } else { "(Batch element {index}): " };
    a.check(x.eq(x).reduce(Reducer::And, &dims), || {
        let text = "The algorithm failed to converge because the input matrix";
        Refusal::new(Kind::LinAlg, format!("{op}: {which}{text} {because}"))
    });
}

/// The message for a target that cannot take a result.
fn uncastable(op: &str, name: &str, result: DType, target: DType) -> String {
    let [wanted, got] = [result, target].map(scalar_type);
    format!(
        "{op}: Expected {name} to be safely castable from {wanted} dtype, but got {name} with \
         dtype {got}"
    )
}

/// A matrix and a right-hand side have one type.
fn require_pair(op: &str, [x, b]: [Value<'_>; 2], [first, second]: [&str; 2]) -> Result<()> {
    if x.dtype() == b.dtype() {
        return Ok(());
    }
    let [of_x, of_b] = [x, b].map(|v| scalar_type(v.dtype()));
    Err(Refusal::runtime(format!(
        "{op}: Expected {first} and {second} to have the same dtype, but found {first} of type \
         {of_x} and {second} of type {of_b} instead"
    )))
}

/// Exchanges the last two dimensions.
fn transposed(x: Value<'_>) -> Value<'_> {
    let n = x.rank();
    let mut order: Vec<i64> = (0..n as i64).collect();
    order.swap(n - 1, n - 2);
    x.transpose(&order)
}

/// The conjugate transpose.
fn adjoint(x: Value<'_>) -> Value<'_> {
    transposed(conjugate(x))
}

fn conjugate(x: Value<'_>) -> Value<'_> {
    if x.dtype().is_complex() { x.real().complex(-x.imag()) } else { x }
}

/// Row and column numbers of `x`'s elements.
fn rows_and_columns<'b>(x: Value<'b>) -> [Value<'b>; 2] {
    let (n, ty) = (x.rank(), x.ty().with_dtype(DType::S32));
    [x.builder().iota(n - 2, ty.clone()), x.builder().iota(n - 1, ty)]
}

/// The lower triangle with the diagonal; zeros above.
fn lower(x: Value<'_>) -> Value<'_> {
    let [i, j] = rows_and_columns(x);
    i.ge(j).select(x, x.zeros_like())
}

/// The upper triangle with the diagonal; zeros below.
fn upper(x: Value<'_>) -> Value<'_> {
    let [i, j] = rows_and_columns(x);
    i.le(j).select(x, x.zeros_like())
}

/// Ones on the diagonal, in `like`'s shape.
fn identity(like: Value<'_>) -> Value<'_> {
    let [i, j] = rows_and_columns(like);
    i.eq(j).convert(like.dtype())
}

/// Broadcasts both to their common leading dimensions.
fn same_batch<'b>(x: Value<'b>, y: Value<'b>) -> Result<(Value<'b>, Value<'b>)> {
    let dims = broadcast_dims(&batch(x), &batch(y))?;
    let spread = |v: Value<'b>| {
        let (m, n) = extents(v);
        v.broadcast_to(&[&dims[..], &[m, n]].concat())
    };
    Ok((spread(x), spread(y)))
}

/// `a x = b` (or `x a = b`) for a triangular `a`, of which only the named triangle is read.
fn solve_triangular<'b>(
    a: Value<'b>,
    b: Value<'b>,
    left: bool,
    lower: bool,
    unit: bool,
) -> Value<'b> {
    if b.numel() == 0 { b } else { a.triangular_solve(b, left, lower, unit, "NO_TRANSPOSE") }
}

/// int32 zeros, one per matrix: the `info` of a success.
fn no_failure(x: Value<'_>) -> Value<'_> {
    x.builder().splat(0, Type::new(DType::S32, &batch(x)))
}
