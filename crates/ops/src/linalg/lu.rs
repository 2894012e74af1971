//! LU with partial pivoting, and the solvers that use it.
//!
//! XLA has no LU outside the TPU, so this LU is one loop over columns whose body is element-wise
//! over the whole matrix, unless the platform has a better one.

use super::{
    adjoint, batch, check_matrix, check_square, check_type, extents, identity, lower, no_failure,
    require_pair, same_batch, solve_triangular, upper,
};
use crate::args::Args;
use crate::index::gather::pick_along;
use crate::promote::other_type;
use crate::row::{OrderBy, Out, Row, row};
use hlo::{DType, Refusal, Result, Type, Value};

/// A factorisation: both triangles in one matrix, the row exchanged at each step (from 1, as LAPACK
/// counts), and the first step whose pivot is zero (from 1; 0: none).
#[derive(Clone, Copy)]
struct Lu<'b> {
    packed: Value<'b>,
    pivots: Value<'b>,
    info: Value<'b>,
}

/// The place of the largest of the values along the last dimension; the first one wins.
fn place_of_largest(x: Value<'_>) -> Value<'_> {
    let last = x.rank() - 1;
    let position = x.builder().iota(last, x.ty().with_dtype(DType::S32));
    let best = x.reduce_max(&[last as i64]);
    let own: Vec<i64> = (0..last as i64).collect();
    let at_best = x.eq(best.broadcast_in_dim(&x.ty(), &own));
    let end = position.constant(x.dim(last) - 1);
    at_best.select(position, end).reduce_min(&[last as i64])
}

impl<'b> Lu<'b> {
    fn new(x: Value<'b>, pivot: bool) -> Lu<'b> {
        let start = Lu::start(x);
        if x.numel() == 0 {
            return start;
        }
        if !pivot {
            return start.end(pivot);
        }
        let types = [x.ty(), start.pivots.ty(), start.info.ty()];
        let end = x.builder().composite("lu", &[x], &types, |v| Lu::start(v[0]).end(pivot).list());
        Lu::of(&end)
    }

    fn start(x: Value<'b>) -> Lu<'b> {
        let (m, n) = extents(x);
        let pivots = Type::new(DType::S32, &[&batch(x)[..], &[m.min(n)]].concat());
        Lu { packed: x, pivots: x.builder().splat(0, pivots), info: no_failure(x) }
    }

    fn of(list: &[Value<'b>]) -> Lu<'b> {
        Lu { packed: list[0], pivots: list[1], info: list[2] }
    }

    fn list(self) -> Vec<Value<'b>> {
        vec![self.packed, self.pivots, self.info]
    }

    fn end(self, pivot: bool) -> Lu<'b> {
        let (m, n) = extents(self.packed);
        let b = self.packed.builder();
        Lu::of(&b.for_loop(m.min(n), &self.list(), |k, v| Lu::of(v).step(k, pivot).list()))
    }

    /// Row `k` of the packed matrix (or column `k`), with its dimension of extent 1 kept.
    fn line(x: Value<'b>, k: Value<'b>, dim_from_end: usize) -> Value<'b> {
        let (mut starts, mut sizes) = (vec![k.constant(0); x.rank()], x.dims());
        let dim = x.rank() - dim_from_end;
        (starts[dim], sizes[dim]) = (k, 1);
        x.dynamic_slice(&starts, &sizes)
    }

    fn step(self, k: Value<'b>, pivot: bool) -> Lu<'b> {
        let x = self.packed;
        let (b, rank, ty) = (x.builder(), x.rank(), x.ty());
        let all: Vec<i64> = (0..rank as i64).collect();
        let [i, j] = super::rows_and_columns(x);
        let column = Lu::line(x, k, 1);
        let chosen = if pivot {
            // LAPACK compares complex pivots by the sum of their parts.
            let entries = column.squeeze(rank - 1);
            let size = if entries.dtype().is_complex() {
                entries.real().abs() + entries.imag().abs()
            } else {
                entries.abs()
            };
            let row = b.iota(rank - 2, size.ty().with_dtype(DType::S32));
            place_of_largest(row.ge(k).select(size, size.constant(-1)))
        } else {
            k.broadcast_in_dim(&self.info.ty(), &[])
        };
        // Rows k and `chosen` change places.
        let row_k = Lu::line(x, k, 2);
        let place = chosen.reshape(&[&batch(x)[..], &[1, 1]].concat());
        let mut lines = ty.dims.clone();
        lines[rank - 2] = 1;
        let place = place.broadcast_in_dim(&Type::new(DType::S32, &lines), &all);
        let row_p = pick_along(x, place, rank - 2);
        let whole = |v: Value<'b>| v.broadcast_in_dim(&ty.with_dtype(v.dtype()), &all);
        let at_p = i.eq(whole(place));
        let swapped = i.eq(k).select(whole(row_p), at_p.select(whole(row_k), x));
        // The rest is eliminated.
        let pivot = Lu::line(row_p, k, 1);
        let zero = pivot.eq(pivot.zeros_like());
        let divisor = zero.select(pivot.ones_like(), pivot);
        let column = Lu::line(swapped, k, 1);
        let divided = column / divisor.broadcast_in_dim(&column.ty(), &all);
        let below = i.gt(k);
        let rest = swapped - whole(divided) * whole(row_p);
        let packed = (below & j.gt(k)).select(rest, swapped);
        let packed = (below & j.eq(k)).select(whole(divided), packed);
        let mut starts = vec![k.constant(0); rank - 1];
        starts[rank - 2] = k;
        let one = b.scalar(1, DType::S32);
        let entry = chosen.add(one).unsqueeze(rank - 2);
        let first = zero.reshape(&batch(x)) & self.info.eq(self.info.zeros_like());
        Lu {
            packed,
            pivots: self.pivots.dynamic_update_slice(entry, &starts),
            info: first.select(k.add(one), self.info),
        }
    }
}

/// The order of `rows` rows after the exchanges that `pivots` lists.
fn permutation<'b>(pivots: Value<'b>, rows: i64) -> Value<'b> {
    let (b, last) = (pivots.builder(), pivots.rank() - 1);
    let mut dims = pivots.dims();
    let steps = std::mem::replace(&mut dims[last], rows);
    let start = b.iota(last, Type::new(DType::S32, &dims));
    if start.numel() == 0 || steps == 0 {
        return start;
    }
    b.for_loop(steps, &[start], |k, carried| {
        let order = carried[0];
        let chosen = Lu::line(pivots, k, 1).subtract(b.scalar(1, DType::S32));
        let (at_k, at_chosen) = (Lu::line(order, k, 1), pick_along(order, chosen, last));
        let all: Vec<i64> = (0..=last as i64).collect();
        let whole = |v: Value<'b>| v.broadcast_in_dim(&order.ty(), &all);
        let position = b.iota(last, order.ty());
        let moved = position.eq(whole(chosen)).select(whole(at_k), order);
        vec![position.eq(k).select(whole(at_chosen), moved)]
    })[0]
}

/// Rows of `x` in the given order.
pub(super) fn reorder<'b>(x: Value<'b>, order: Value<'b>) -> Value<'b> {
    let rank = x.rank();
    let mut mapping: Vec<i64> = (0..rank as i64 - 1).collect();
    mapping[rank - 2] = rank as i64 - 2;
    let index = order.broadcast_in_dim(&x.ty().with_dtype(DType::S32), &mapping);
    if x.numel() == 0 { x } else { pick_along(x, index, rank - 2) }
}

/// The inverse of a permutation.
pub(super) fn inverse(order: Value<'_>) -> Value<'_> {
    let last = order.rank() - 1;
    let position = order.builder().iota(last, order.ty());
    order.builder().sort(&[order, position], last, false, |v| v[0].lt(v[1]))[1]
}

/// `A x = b` for the matrix that was factored, or with its adjoint.
fn solve<'b>(packed: Value<'b>, pivots: Value<'b>, b: Value<'b>, adjoint_: bool) -> Value<'b> {
    let order = permutation(pivots, extents(packed).0);
    if !adjoint_ {
        let half = solve_triangular(packed, reorder(b, order), true, true, true);
        return solve_triangular(packed, half, true, false, false);
    }
    let flipped = adjoint(packed);
    let half = solve_triangular(flipped, b, true, true, false);
    let rest = solve_triangular(flipped, half, true, false, true);
    reorder(rest, inverse(order))
}

fn solve_either<'b>(
    lu: (Value<'b>, Value<'b>),
    b: Value<'b>,
    left: bool,
    adjoint_: bool,
) -> Value<'b> {
    if left {
        return solve(lu.0, lu.1, b, adjoint_);
    }
    adjoint(solve(lu.0, lu.1, adjoint(b), !adjoint_))
}

fn lu_factor_ex<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("A")?;
    check_matrix("torch.lu_factor", "A", x)?;
    check_type("torch.lu_factor", x)?;
    let lu = Lu::new(x, a.bool("pivot")?);
    Ok([lu.packed, lu.pivots, lu.info].into())
}

/// The two triangles of a packed factorisation.
fn triangles(packed: Value<'_>) -> [Value<'_>; 2] {
    let (m, n) = extents(packed);
    let (rank, k) = (packed.rank(), m.min(n));
    let left = packed.slice_dim(rank - 1, 0, k, 1);
    let [i, j] = super::rows_and_columns(left);
    let unit = i.eq(j).select(left.ones_like(), left);
    [lower(unit), upper(packed.slice_dim(rank - 2, 0, k, 1))]
}

/// The matrix `P` with `A = P L U`.
fn permutation_matrix<'b>(pivots: Value<'b>, rows: i64, dtype: DType) -> Value<'b> {
    let order = permutation(pivots, rows);
    let mut dims = order.dims();
    dims.push(rows);
    let ty = Type::new(DType::S32, &dims);
    // Column c of P has its one in row order[c].
    let (rank, mut mapping) = (dims.len(), (0..order.rank() as i64).collect::<Vec<_>>());
    mapping[rank - 2] = rank as i64 - 1;
    let source = order.broadcast_in_dim(&ty, &mapping);
    source.eq(order.builder().iota(rank - 2, ty)).convert(dtype)
}

fn empty<'b>(x: Value<'b>, dtype: DType) -> Value<'b> {
    x.builder().splat(0, Type::new(dtype, &[0]))
}

fn lu_unpack<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (packed, pivots) = (a.tensor("LU_data")?, a.tensor("LU_pivots")?);
    check_matrix("torch.lu_unpack", "LU_data", packed)?;
    if pivots.dtype() != DType::S32 {
        return Err(Refusal::runtime(
            "torch.lu_unpack: LU_pivots is expected to be a contiguous tensor of torch.int32 dtype.",
        ));
    }
    let (dims, given) = (packed.dims(), pivots.dims());
    let (lead, (m, n)) = (&dims[..dims.len() - 2], extents(packed));
    let wanted = [lead, &[m.min(n)]].concat();
    if given[..] != wanted[..] {
        return Err(Refusal::value(format!(
            "Expected LU_pivots to have shape {wanted:?} but got {given:?} instead."
        )));
    }
    let p = if a.bool("unpack_pivots")? {
        a.check(pivots.ge(pivots.ones_like()) & pivots.le(pivots.constant(m)), || {
            Refusal::runtime(
                "pivots passed to lu_unpack must be between 1 and LU.size(-2) inclusive.Did you \
                 properly pass the result of lu_factor?",
            )
        });
        permutation_matrix(pivots, extents(packed).0, packed.dtype())
    } else {
        empty(packed, packed.dtype())
    };
    let [l, u] =
        if a.bool("unpack_data")? { triangles(packed) } else { [empty(packed, packed.dtype()); 2] };
    Ok([p, l, u].into())
}

fn linalg_lu<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (x, pivot) = (a.tensor("A")?, a.bool("pivot")?);
    check_matrix("linalg.lu", "A", x)?;
    check_type("linalg.lu", x)?;
    let lu = Lu::new(x, pivot);
    let [l, u] = triangles(lu.packed);
    let p = if pivot {
        permutation_matrix(lu.pivots, extents(x).0, x.dtype())
    } else {
        empty(x, x.dtype())
    };
    Ok([p, l, u].into())
}

fn lu_solve<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (packed, b) = (a.tensor("LU")?, a.tensor("B")?);
    check_type("torch.linalg.lu_solve", packed)?;
    require_pair("linalg.lu_solve", [packed, b], ["LU", "B"])?;
    let pivots = a.tensor("pivots")?;
    if pivots.dtype() != DType::S32 {
        return Err(Refusal::runtime(
            "linalg.lu_solve: pivots should be a Tensor of scalar type torch.int32",
        ));
    }
    check_square("torch.linalg.lu_solve", "A", packed)?;
    check_matrix("torch.linalg.lu_solve", "B", b)?;
    check_equation("linalg.lu_solve", packed, b, a.bool("left")?)?;
    check_pivots(packed, pivots)?;
    let said = |limit: &str| {
        Refusal::runtime(format!(
            "Pivots given to lu_solve must all be {limit}. Did you properly pass the result of \
             lu_factor?"
        ))
    };
    a.check(pivots.ge(pivots.ones_like()), || said("greater or equal to 1"));
    let rows = pivots.constant(extents(packed).0);
    a.check(pivots.le(rows), || said("smaller or equal to LU.size(-2)"));
    let (packed, b) = same_batch(packed, b)?;
    let pivots = pivots.broadcast_to(&[&batch(packed)[..], &[extents(packed).0]].concat());
    Ok(solve_either((packed, pivots), b, a.bool("left")?, a.bool("adjoint")?))
}

fn check_pivots(packed: Value<'_>, pivots: Value<'_>) -> Result<()> {
    let (dims, given) = (packed.dims(), pivots.dims());
    if given.last() != dims.last() {
        return Err(Refusal::runtime(
            "linalg.lu_solve: Number of pivots per batch should be same as the dimension of the matrix",
        ));
    }
    if given[..] == dims[..dims.len() - 1] {
        return Ok(());
    }
    Err(Refusal::runtime(format!(
        "linalg.lu_solve: Expected LU.shape[:-1] and pivots.shape to be the same, but got pivots with \
         shape {given:?} instead"
    )))
}

fn check_equation(op: &str, x: Value<'_>, b: Value<'_>, left: bool) -> Result<()> {
    if b.rank() < 2 {
        return Err(Refusal::runtime(format!(
            "{op}: The input tensor B must have at least 2 dimensions."
        )));
    }
    let ((n, _), (rows, columns)) = (extents(x), extents(b));
    if n == if left { rows } else { columns } {
        return Ok(());
    }
    let equation = if left { "AX = B" } else { "XA = B" };
    Err(Refusal::runtime(format!(
        "{op}: Incompatible shapes of A and B for the equation {equation} ({n}x{n} and \
         {rows}x{columns})"
    )))
}

/// A right-hand side of vectors is told from one of matrices by its shape, as torch does.
pub(super) fn is_vector(x: Value<'_>, b: Value<'_>) -> bool {
    b.rank() == 1 || (b.rank() + 1 == x.rank() && b.dims()[..] == x.dims()[..x.rank() - 1])
}

fn solve_ex<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (x, given, left) = (a.tensor("A")?, a.tensor("B")?, a.bool("left")?);
    check_type("linalg.solve", x)?;
    check_square("linalg.solve", "A", x)?;
    require_pair("linalg.solve", [x, given], ["A", "B"])?;
    let vector = is_vector(x, given);
    let b = if vector { given.unsqueeze(given.rank()) } else { given };
    check_equation("linalg.solve", x, b, left || vector)?;
    let n = extents(x).0;
    let lu = Lu::new(x, true);
    let (packed, b) = same_batch(lu.packed, b)?;
    let pivots = lu.pivots.broadcast_to(&[&batch(packed)[..], &[n]].concat());
    let out = solve_either((packed, pivots), b, left || vector, false);
    let out = if vector { out.squeeze(out.rank() - 1) } else { out };
    Ok([out, lu.packed, lu.pivots, lu.info].into())
}

fn inv_ex<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("A")?;
    check_square("linalg.inv", "A", x)?;
    check_type("linalg.inv", x)?;
    let lu = Lu::new(x, true);
    Ok([solve(lu.packed, lu.pivots, identity(x), false), lu.info].into())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "linalg_lu_factor_ex(Tensor A, *, bool pivot=True, bool check_errors=False) -> (Tensor LU, \
         Tensor pivots, Tensor info)",
        &["f32[4,4]", "f32[2,3,5]", "f64[5,3]", "c64[3,3]", "f32[0,3]"],
        |_, a| lu_factor_ex(a),
    )
    .exact(other_type)
    .by_columns(),
    row(
        "linalg_lu(Tensor A, *, bool pivot=True) -> (Tensor P, Tensor L, Tensor U)",
        &["f32[4,4]", "f32[2,3,5]", "f32[5,3]"],
        |_, a| linalg_lu(a),
    )
    .exact(other_type),
    row(
        "lu_unpack(Tensor LU_data, Tensor LU_pivots, bool unpack_data=True, \
         bool unpack_pivots=True) -> (Tensor P, Tensor L, Tensor U)",
        &[
            "f32[4,3] s32[3]",
            "f32[2,3,3] s32[2,3]",
            "f32[3,3] s32[3] false",
            "f32[3,3] s32[3] true false",
        ],
        |_, a| lu_unpack(a),
    )
    .exact(other_type),
    row(
        "linalg_lu_solve(Tensor LU, Tensor pivots, Tensor B, *, bool left=True, \
         bool adjoint=False) -> Tensor",
        &[
            "f32[3,3] s32[3] f32[3,2]",
            "f32[3,3] s32[3] f32[2,4,3] left=false",
            "f32[3,3] s32[3] f32[3,2] adjoint=true",
            "f32[3,3] s32[3] f32[2,3] left=false adjoint=true",
        ],
        |_, a| Ok(lu_solve(a)?.into()),
    )
    .exact(other_type)
    .ordered_as(OrderBy::Solved),
    row(
        "_linalg_solve_ex(Tensor A, Tensor B, *, bool left=True, bool check_errors=False) -> \
         (Tensor result, Tensor LU, Tensor pivots, Tensor info)",
        &[
            "f32[4,4] f32[4]",
            "f32[2,3,3] f32[3,5]",
            "f32[3,3] f32[5,3] left=false",
            "f64[2,3,3] f64[2,3]",
        ],
        |_, a| solve_ex(a),
    )
    .exact(other_type)
    .ordered_as(OrderBy::Solved),
    row(
        "linalg_inv_ex(Tensor A, *, bool check_errors=False) -> (Tensor inverse, Tensor info)",
        &["f32[4,4]", "f64[2,3,3]", "c64[3,3]"],
        |_, a| inv_ex(a),
    )
    .exact(other_type)
    .by_columns(),
];
