//! Singular values, by one-sided Jacobi rotations where the platform has nothing better: rows are
//! rotated in pairs until all are orthogonal, which is accurate for small singular values too.

use super::jacobi::{Turn, epsilon, even_rows, halves, largest, sweep};
use super::lu::{is_vector, reorder};
use super::qr::{factorised, leading};
use super::{
    adjoint, batch, check_convergence, check_matrix, check_type, conjugate, extents, identity,
    same_batch, uncastable,
};
use crate::args::Args;
use crate::promote::other_type;
use crate::row::{Out, Row, row};
use hlo::{DType, Kind, Refusal, Result, Type, Value};

/// `|x|` squared.
fn square(x: Value<'_>) -> Value<'_> {
    if x.dtype().is_complex() { square(x.real()) + square(x.imag()) } else { x * x }
}

/// The sum along the last dimension, which stays with extent 1.
fn total(x: Value<'_>) -> Value<'_> {
    let last = x.rank() - 1;
    x.reduce_sum(&[last as i64]).unsqueeze(last)
}

/// Rotates the rows of `x` until their first `width` elements are orthogonal.
fn orthogonal_rows<'b>(x: Value<'b>, width: i64) -> Value<'b> {
    let (rows, last) = (extents(x).0, x.rank() - 1);
    let [end] = sweep([even_rows(x)], |[x]| {
        let [p, q] = halves(x.slice_dim(last, 0, width, 1), 2);
        let (alpha, beta, gamma) = (total(square(p)), total(square(q)), total(p * conjugate(q)));
        // The cosine of the angle between the rows of each pair.
        let lengths = alpha.sqrt() * beta.sqrt();
        let none = lengths.eq(lengths.zeros_like());
        let cosine = none.select(lengths, gamma.abs() / lengths);
        let open = cosine.gt(cosine.constant(epsilon(x.dtype())));
        ([Turn::new(alpha, beta, gamma, open).rows(x)], largest(cosine))
    });
    // After whole sweeps the padding row is the last one again.
    end.slice_dim(last - 1, 0, rows, 1)
}

/// The vectors that a caller needs beside the singular values.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Vectors {
    None,
    /// As many as there are singular values. Nothing is larger than the given matrices.
    Reduced,
    /// Square `U` and `V`.
    Full,
}

/// `U`, `S` and the adjoint of `V` of matrices with at least as many rows as columns. Without
/// vectors only `S` is meaningful.
fn tall_svd<'b>(x: Value<'b>, vectors: Vectors) -> [Value<'b>; 3] {
    let (b, (m, n), last) = (x.builder(), extents(x), x.rank() - 1);
    // Squares must neither overflow nor vanish.
    let size = x.abs().reduce_max(&[last as i64 - 1, last as i64]);
    let usable = size.is_finite() & size.gt(size.zeros_like());
    let scale = usable.select(size, size.ones_like());
    let own: Vec<i64> = (0..last as i64 - 1).collect();
    let scaled = x / scale.convert(x.dtype()).broadcast_in_dim(&x.ty(), &own);
    let width = if vectors == Vectors::Full { m } else { n };
    let [q, r] = if m == n { [identity(x), scaled] } else { factorised(scaled, width) };
    let r = leading(r, 2, n);
    let joined = if vectors != Vectors::None { b.concatenate(&[r, identity(r)], last) } else { r };
    let turned = orthogonal_rows(joined, n);
    let rows = turned.slice_dim(last, 0, n, 1);
    let s = total(square(rows)).sqrt().squeeze(last);
    let (s, order) = s.sort_with_places(s.rank() - 1, true);
    let s = s * scale.broadcast_in_dim(&s.ty(), &own);
    if vectors == Vectors::None {
        return [q, s, r];
    }
    let turned = reorder(turned, order);
    let (rows, turns) = (turned.slice_dim(last, 0, n, 1), turned.slice_dim(last, n, 2 * n, 1));
    // Each row divided by its length; zero rows are replaced by vectors that complete the basis.
    let [basis, lengths] = factorised(adjoint(rows), n);
    let diagonal = (lengths * identity(lengths)).reduce_sum(&[last as i64 - 1]);
    let size = diagonal.abs();
    let none = size.eq(size.zeros_like());
    let divisor = none.select(size.ones_like(), size).convert(x.dtype());
    let phase = none.select(diagonal.ones_like(), diagonal / divisor);
    let columns: Vec<i64> = (0..last as i64 - 1).chain([last as i64]).collect();
    let vh = adjoint(basis * phase.broadcast_in_dim(&basis.ty(), &columns));
    let turns = adjoint(turns);
    let left = if m == n { turns } else { leading(q, 1, n).matmul(turns) };
    if width == n {
        return [left, s, vh];
    }
    [b.concatenate(&[left, q.slice_dim(last, n, m, 1)], last), s, vh]
}

/// The factorisation of any matrices: `U`, `S` and the adjoint of `V`. Without vectors only `S` is
/// meaningful.
fn svd<'b>(x: Value<'b>, vectors: Vectors) -> [Value<'b>; 3] {
    let (b, (m, n)) = (x.builder(), extents(x));
    let k = m.min(n);
    let [rows, columns] = if vectors == Vectors::Full { [m, n] } else { [k, k] };
    let ty = |dtype, dims: &[i64]| Type::new(dtype, &[&batch(x)[..], dims].concat());
    let [u, s] = [ty(x.dtype(), &[m, rows]), ty(x.dtype().real(), &[k])];
    let vh = ty(x.dtype(), &[columns, n]);
    if x.numel() == 0 {
        let unit = |ty| identity(b.splat(0, ty));
        return [unit(u), b.splat(0, s), unit(vh)];
    }
    let (name, types) = match vectors {
        Vectors::None => ("svdvals", vec![s]),
        Vectors::Reduced => ("svd", vec![u, s, vh]),
        Vectors::Full => ("full_svd", vec![u, s, vh]),
    };
    let results = b.composite(name, &[x], &types, |v| {
        let all = any_svd(v[0], vectors);
        if vectors == Vectors::None { vec![all[1]] } else { all.to_vec() }
    });
    results.try_into().unwrap_or_else(|one: Vec<_>| [one[0]; 3])
}

fn any_svd<'b>(x: Value<'b>, vectors: Vectors) -> [Value<'b>; 3] {
    let (m, n) = extents(x);
    if m >= n {
        return tall_svd(x, vectors);
    }
    let [v, s, uh] = tall_svd(adjoint(x), vectors);
    if vectors == Vectors::None { [uh, s, v] } else { [adjoint(uh), s, adjoint(v)] }
}

fn linalg_svd<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("A")?;
    check_matrix("linalg.svd", "A", x)?;
    check_type("linalg.svd", x)?;
    if !a.is_none("driver") {
        return Err(Refusal::runtime(
            "torch.linalg.svd: keyword argument `driver=` is only supported on CUDA inputs with \
             cuSOLVER backend.",
        ));
    }
    check_convergence(a, x, "linalg.svd", "contained non-finite values.");
    if !a.bool("compute_uv")? {
        let none = x.builder().splat(0, Type::new(x.dtype(), &[0]));
        return Ok([none, svd(x, Vectors::None)[1], none].into());
    }
    let full = a.bool("full_matrices")?;
    Ok(svd(x, if full { Vectors::Full } else { Vectors::Reduced }).into())
}

/// The unitary factor and the positive one.
fn polar<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("A")?;
    check_matrix("linalg.polar", "A", x)?;
    check_type("linalg.polar", x)?;
    let (m, n) = extents(x);
    if m < n {
        return Err(Refusal::runtime(format!(
            "linalg.polar: input must have at least as many rows as columns, but got {m} by {n} \
             matrices"
        )));
    }
    let [u, s, vh] = svd(x, Vectors::Reduced);
    Ok([u.matmul(vh), adjoint(vh).matmul(scaled_rows(vh, s))].into())
}

/// Row `i` of `x` times element `i` of `by`.
fn scaled_rows<'b>(x: Value<'b>, by: Value<'b>) -> Value<'b> {
    let own: Vec<i64> = (0..x.rank() as i64 - 1).collect();
    x * by.convert(x.dtype()).broadcast_in_dim(&x.ty(), &own)
}

const DRIVERS: [&str; 4] = ["gels", "gelsy", "gelsd", "gelss"];

/// All drivers solve by singular values, which give the shortest solution for any rank.
fn lstsq<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (x, given) = (a.tensor("self")?, a.tensor("b")?);
    let refuse = |law: &str| Err(Refusal::runtime(format!("torch.linalg.lstsq: {law}")));
    a.refuse_targets(Kind::Runtime, |result, target| {
        let name = if result == DType::S64 { "rank" } else { "solution" };
        uncastable("torch.linalg.lstsq", name, result, target)
    });
    if x.rank() < 2 {
        return refuse("input must have at least 2 dimensions.");
    }
    if given.rank() < 1 {
        return refuse("other must have at least 1 dimension.");
    }
    if x.dtype() != given.dtype() {
        return refuse("Expected input and other to have the same dtype");
    }
    check_type("torch.linalg.lstsq", x)?;
    let driver = if a.is_none("driver") { "gelsy" } else { a.text("driver")? };
    if !DRIVERS.contains(&driver) {
        return refuse("parameter `driver` should be one of (gels, gelsy, gelsd, gelss)");
    }
    let (m, n) = extents(x);
    let vector = is_vector(x, given);
    let rhs = if vector { given.unsqueeze(given.rank()) } else { given };
    if rhs.rank() < 2 || extents(rhs).0 != m {
        return refuse(match vector {
            true => "input.size(-2) should match other.size(-1)",
            false => "input.size(-2) should match other.size(-2)",
        });
    }
    let (x, rhs) = same_batch(x, rhs)?;
    let (b, last, k) = (x.builder(), x.rank() - 1, m.min(n));
    let [u, s, vh] = svd(x, Vectors::Reduced);
    let rcond = match a.opt_constant("rcond")? {
        Some(given) => given.as_f64(),
        None => epsilon(x.dtype()) * m.max(n) as f64,
    };
    let limit = if k == 0 { s } else { s.slice_dim(last - 1, 0, 1, 1) * rcond };
    let all: Vec<i64> = (0..last as i64).collect();
    let kept = s.gt(limit.broadcast_in_dim(&s.ty(), &all));
    let inverse = kept.select(1.0 / kept.select(s, s.ones_like()), s.zeros_like());
    let solution = adjoint(vh).matmul(scaled_rows(adjoint(u).matmul(rhs), inverse));
    let none = |dtype: DType| b.splat(0, Type::new(dtype, &[0]));
    let residuals = if m > n && driver != "gelsy" {
        square(x.matmul(solution) - rhs).reduce_sum(&[last as i64 - 1])
    } else {
        none(x.dtype().real())
    };
    let rank = kept.convert(DType::S64).reduce_sum(&[last as i64 - 1]);
    let rank = if driver == "gels" { none(DType::S64) } else { rank };
    let values = if matches!(driver, "gelsd" | "gelss") { s } else { none(s.dtype()) };
    let solution = if vector { solution.squeeze(last) } else { solution };
    Ok([solution, residuals, rank, values].into())
}

pub(crate) const ROWS: &[Row] = &[
    row("linalg_polar(Tensor A) -> (Tensor U, Tensor H)", &["f32[4,3]", "f64[2,3,3]"], |_, a| {
        polar(a)
    })
    .exact(other_type),
    row(
        "linalg_lstsq(Tensor self, Tensor b, float? rcond=None, *, str? driver=None) -> (Tensor \
     solution, Tensor residuals, Tensor rank, Tensor singular_values)",
        &[
            "f32[4,2] f32[4,3]",
            "f64[2,3,4] f64[2,3]",
            "f32[4,2] f32[4,1] driver=gelsd",
            "f32[3,3] f32[3,1] driver=gels",
        ],
        |_, a| lstsq(a),
    )
    .by_columns(),
    row(
        "_linalg_svd(Tensor A, bool full_matrices=False, bool compute_uv=True, *, str? driver=None) -> \
     (Tensor U, Tensor S, Tensor Vh)",
        &["f32[4,3]", "f32[2,3,5] true", "f64[4,4] false false", "c64[3,2]", "f32[0,3] true"],
        |_, a| linalg_svd(a),
    )
    .exact(other_type)
    .by_columns(),
];
