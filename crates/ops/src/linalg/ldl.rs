//! `A = P L D L' P'` for symmetric and Hermitian matrices that need not be definite, by
//! Bunch-Kaufman pivoting, in LAPACK's packed form. `D` has blocks of order one or two.
//!
//! As in LU, one loop over columns works on the whole matrix. A block of order two takes its second
//! column with it, so the step of that column does nothing.

use super::lu::{inverse, reorder};
use super::{
    adjoint, batch, check_matrix, check_square, check_type, conjugate, extents, lower, no_failure,
    rows_and_columns, same_batch, solve_triangular, transposed,
};
use crate::args::Args;
use crate::index::gather::pick_along;
use crate::promote::{other_type, scalar_type};
use crate::row::{Out, Row, row};
use hlo::{Compare, DType, Refusal, Result, Type, Value};

/// A diagonal element above this ratio to its column's largest is a pivot: `(1 + sqrt 17) / 8`.
const ENOUGH: f64 = 0.6403882032022076;

/// The loop's state. The part still to be factored is kept as a whole matrix, not as one triangle.
#[derive(Clone, Copy)]
struct Ldl<'b> {
    matrix: Value<'b>,
    pivots: Value<'b>,
    info: Value<'b>,
    /// True if this column was the second of a block.
    taken: Value<'b>,
    hermitian: bool,
}

/// The choice of the next block, for each matrix of a batch.
struct Choice<'b> {
    /// The row that moves to the block's end.
    row: Value<'b>,
    double: Value<'b>,
    zero: Value<'b>,
}

fn spread<'b>(v: Value<'b>, like: Value<'b>) -> Value<'b> {
    let all: Vec<i64> = (0..like.rank() as i64).collect();
    v.broadcast_in_dim(&like.ty().with_dtype(v.dtype()), &all)
}

/// One number per matrix, broadcast over its elements.
fn over_matrix<'b>(v: Value<'b>, like: Value<'b>) -> Value<'b> {
    let own: Vec<i64> = (0..v.rank() as i64).collect();
    v.broadcast_in_dim(&like.ty().with_dtype(v.dtype()), &own)
}

/// Complex numbers are compared by the sum of their parts, as LAPACK does.
fn size(x: Value<'_>) -> Value<'_> {
    if x.dtype().is_complex() { x.real().abs() + x.imag().abs() } else { x.abs() }
}

/// The entries of `x` in the row (or column, by `dim`) that each matrix has chosen.
fn line<'b>(x: Value<'b>, chosen: Value<'b>, dim: usize) -> Value<'b> {
    let mut dims = x.dims();
    dims[dim] = 1;
    let own: Vec<i64> = (0..chosen.rank() as i64).collect();
    let index = chosen.broadcast_in_dim(&Type::new(DType::S32, &dims), &own);
    pick_along(x, index, dim)
}

/// The largest of the entries of a vector for which `mask` holds, and the first place that has it.
fn largest<'b>(sizes: Value<'b>, mask: Value<'b>) -> (Value<'b>, Value<'b>) {
    let (b, last) = (sizes.builder(), sizes.rank() - 1);
    let masked = mask.select(sizes, sizes.constant(-1));
    let best = masked.reduce_max(&[last as i64]);
    let place = b.iota(last, sizes.ty().with_dtype(DType::S32));
    let at_best = masked.eq(over_matrix(best, masked)) & mask;
    let first = at_best.select(place, place.constant(sizes.dim(last) - 1));
    (best.maximum(best.zeros_like()), first.reduce_min(&[last as i64]))
}

impl<'b> Ldl<'b> {
    fn new(x: Value<'b>, hermitian: bool) -> Self {
        let b = x.builder();
        let below = lower(x);
        let [i, j] = rows_and_columns(x);
        let other = if hermitian { adjoint(below) } else { transposed(below) };
        let real = hermitian && x.dtype().is_complex();
        let diagonal = if real { x.real().complex(x.imag().zeros_like()) } else { x };
        let matrix = i.eq(j).select(diagonal, i.gt(j).select(below, other));
        let pivots = Type::new(DType::S32, &[&batch(x)[..], &[extents(x).0]].concat());
        let taken = b.splat(false, Type::new(DType::Bool, &batch(x)));
        Ldl { matrix, pivots: b.splat(0, pivots), info: no_failure(x), taken, hermitian }
    }

    fn factor(self) -> Self {
        let (x, hermitian) = (self.matrix, self.hermitian);
        if x.numel() == 0 {
            return self;
        }
        let start = [x, self.pivots, self.info, self.taken];
        let end = x.builder().for_loop(extents(x).0, &start, |k, v| {
            let now = Ldl { matrix: v[0], pivots: v[1], info: v[2], taken: v[3], hermitian };
            let next = now.step(k);
            vec![next.matrix, next.pivots, next.info, next.taken]
        });
        Ldl { matrix: lower(end[0]), pivots: end[1], info: end[2], taken: end[3], hermitian }
    }

    fn step(self, k: Value<'b>) -> Self {
        let choice = self.choose(k);
        let at = k.broadcast_in_dim(&self.info.ty(), &[]);
        let active = !self.taken;
        let end = choice.double.select(at + at.ones_like(), at);
        let moved = self.exchanged(k, end, choice.row);
        let next = self.eliminated(k, moved, &choice);
        let keep = |old: Value<'b>, new: Value<'b>| over_matrix(active, old).select(new, old);
        let one = at.ones_like();
        let first = choice.zero & active & self.info.eq(self.info.zeros_like());
        Ldl {
            matrix: keep(self.matrix, next),
            pivots: self.with_pivot(at, &choice),
            info: first.select(at + one, self.info),
            taken: active & choice.double,
            hermitian: self.hermitian,
        }
    }

    /// Bunch and Kaufman's four cases.
    fn choose(&self, k: Value<'b>) -> Choice<'b> {
        let (x, rank) = (self.matrix, self.matrix.rank());
        let (b, at) = (x.builder(), k.broadcast_in_dim(&self.info.ty(), &[]));
        let column = size(line(x, at, rank - 1).squeeze(rank - 1));
        let place = b.iota(rank - 2, column.ty().with_dtype(DType::S32));
        let here = line(column, at, rank - 2).squeeze(rank - 2);
        let (in_column, row) = largest(column, place.compare(Compare::Gt, k));
        // The part to be factored is a whole matrix, so a row's entries are also in its column.
        let chosen = size(line(x, row, rank - 1).squeeze(rank - 1));
        let (in_row, _) = largest(chosen, place.ge(k) & place.ne(over_matrix(row, place)));
        let there = line(chosen, row, rank - 2).squeeze(rank - 2);
        let zero = here.maximum(in_column).eq(here.zeros_like());
        let stays =
            zero | here.ge(in_column * ENOUGH) | here.ge(in_column * (in_column / in_row) * ENOUGH);
        let single = stays | there.ge(in_row * ENOUGH);
        Choice { row: stays.select(at, row), double: !single, zero }
    }

    /// Exchanges rows and columns `end` and `row` in the part still to be factored.
    fn exchanged(&self, k: Value<'b>, end: Value<'b>, row: Value<'b>) -> Value<'b> {
        let (x, order) = (self.matrix, exchange(self.pivots, end, row));
        let rows = reorder(x, order);
        let both = transposed(reorder(transposed(rows), order));
        let [i, j] = rows_and_columns(x);
        (i.ge(k) & j.ge(k)).select(both, x)
    }

    /// The matrix after elimination: the factor's new columns, and the rest updated by them.
    fn eliminated(&self, k: Value<'b>, x: Value<'b>, choice: &Choice<'b>) -> Value<'b> {
        let (rank, at) = (x.rank(), k.broadcast_in_dim(&self.info.ty(), &[]));
        let last = at.constant(extents(x).0 - 1);
        let next = (at + at.ones_like()).minimum(last);
        let columns = [at, next].map(|c| line(x, c, rank - 1));
        let entry = |column: Value<'b>, row| line(column, row, rank - 2);
        let [i, j] = rows_and_columns(x);
        let whole = |v| spread(v, x);
        let turned = |v| if self.hermitian { adjoint(v) } else { transposed(v) };

        let pivot = entry(columns[0], at);
        let divisor = over_matrix(choice.zero, pivot).select(pivot.ones_like(), pivot);
        let single = columns[0] / spread(divisor, columns[0]);
        let rest = x - whole(single) * whole(turned(columns[0]));
        let one = (i.gt(k) & j.gt(k)).select(rest, x);
        let one = (i.gt(k) & j.eq(k)).select(whole(single), one);

        let [left, right] = solve_block(columns, |c, r| entry(columns[c], [at, next][r]), turned);
        let rest =
            x - whole(left) * whole(turned(columns[0])) - whole(right) * whole(turned(columns[1]));
        let after = k + k.ones_like();
        let two = (i.gt(after) & j.gt(after)).select(rest, x);
        let two = (i.gt(after) & j.eq(k)).select(whole(left), two);
        let two = (i.gt(after) & j.eq(after)).select(whole(right), two);
        over_matrix(choice.double, x).select(two, one)
    }

    /// LAPACK counts from 1, and gives both columns of a block the same negative number.
    fn with_pivot(&self, at: Value<'b>, choice: &Choice<'b>) -> Value<'b> {
        let (pivots, b) = (self.pivots, self.pivots.builder());
        let place = b.iota(pivots.rank() - 1, pivots.ty());
        let counted = choice.row + at.ones_like();
        let number = choice.double.select(-counted, counted);
        let (at, number, taken, double) = (
            over_matrix(at, pivots),
            over_matrix(number, pivots),
            over_matrix(self.taken, pivots),
            over_matrix(choice.double, pivots),
        );
        let second = place.eq(at + at.ones_like()) & double;
        ((place.eq(at) | second) & !taken).select(number, pivots)
    }
}

/// The order of rows after `one` and `other` changed places.
fn exchange<'b>(like: Value<'b>, one: Value<'b>, other: Value<'b>) -> Value<'b> {
    let place = like.builder().iota(like.rank() - 1, like.ty());
    let (one, other) = (over_matrix(one, like), over_matrix(other, like));
    place.eq(one).select(other, place.eq(other).select(one, place))
}

/// Two columns times the inverse of a block of two: `entry(column, row)` reads the block. It is
/// divided by its off-diagonal element first, as its entries may be large.
fn solve_block<'b>(
    columns: [Value<'b>; 2],
    entry: impl Fn(usize, usize) -> Value<'b>,
    turned: impl Fn(Value<'b>) -> Value<'b>,
) -> [Value<'b>; 2] {
    let (a, low, c) = (entry(0, 0), entry(0, 1), entry(1, 1));
    let high = turned(low);
    let (a, c) = (a / high, c / low);
    let scale = a * c - 1.0;
    let all = |v: Value<'b>| spread(v, columns[0]);
    let (by_high, by_low) = (columns[0] / all(high), columns[1] / all(low));
    let left = (all(c) * by_high - columns[1] / all(high)) / all(scale);
    let right = (all(a) * by_low - columns[0] / all(low)) / all(scale);
    [left, right]
}

fn ldl_factor_ex<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    check_square("torch.linalg.ldl_factor_ex", "A", x)?;
    check_type("torch.linalg.ldl_factor_ex", x)?;
    let hermitian = a.bool("hermitian")?;
    let factored = |x: Value<'b>| {
        let done = Ldl::new(x, hermitian).factor();
        vec![done.matrix, done.pivots, done.info]
    };
    if x.numel() == 0 {
        return Ok(Out::from(factored(x)));
    }
    let pivots = Type::new(DType::S32, &[&batch(x)[..], &[extents(x).0]].concat());
    let types = [x.ty(), pivots, no_failure(x).ty()];
    let name = if hermitian { "ldl_hermitian" } else { "ldl" };
    let made = x.builder().composite(name, &[x], &types, |v| factored(v[0]));
    Ok(Out::from(made))
}

/// A factorisation unpacked: the factor with all exchanges applied, the order of rows, and which
/// columns are the first and the second of a block.
struct Unpacked<'b> {
    factor: Value<'b>,
    order: Value<'b>,
    first: Value<'b>,
    second: Value<'b>,
}

impl<'b> Unpacked<'b> {
    fn new(packed: Value<'b>, pivots: Value<'b>) -> Self {
        let (b, last) = (packed.builder(), pivots.rank() - 1);
        let start = b.iota(last, pivots.ty());
        let none = b.splat(false, pivots.ty().with_dtype(DType::Bool));
        let end = b.for_loop(extents(packed).0, &[packed, start, none], |k, v| {
            let now = Type::new(DType::S32, &batch(packed));
            let at = k.broadcast_in_dim(&now, &[]);
            let number = line(pivots, at, last).squeeze(last);
            let seen = line(v[2].convert(DType::S32), at, last).squeeze(last);
            let taken = seen.ne(seen.zeros_like());
            let double = number.lt(number.zeros_like()) & !taken;
            let one = at.ones_like();
            let other = number.abs() - one;
            let from = double.select(at + one, at);
            // The second column of a block has nothing left to exchange.
            let other = taken.select(from, other);
            let order = exchange(pivots, from, other);
            let [_, j] = rows_and_columns(packed);
            let factor = j.lt(k).select(reorder(v[0], order), v[0]);
            let next = start.eq(over_matrix(at + one, start)) & over_matrix(double, start);
            vec![factor, pick_along(v[1], order, last), next | v[2]]
        });
        let second = end[2];
        let first = pivots.lt(pivots.zeros_like()) & !second;
        Unpacked { factor: end[0], order: end[1], first, second }
    }
}

/// `D x = b`, in the order of the factorisation.
fn solve_blocks<'b>(
    unpacked: &Unpacked<'b>,
    packed: Value<'b>,
    b: Value<'b>,
    hermitian: bool,
) -> Value<'b> {
    let (rank, n) = (b.rank(), extents(packed).0);
    let [i, j] = rows_and_columns(packed);
    // Columns that hold the diagonal and, for both rows of a block, its lower element.
    let column = |mask: Value<'b>| {
        let kept = mask.select(packed, packed.zeros_like());
        kept.reduce_sum(&[rank as i64 - 1]).unsqueeze(rank - 1)
    };
    let zero = b.builder().scalar(0, b.dtype());
    let up = |v: Value<'b>| v.slice_dim(rank - 2, 1, n, 1).pad_dim(zero, rank - 2, 0, 1);
    let down = |v: Value<'b>| v.slice_dim(rank - 2, 0, n - 1, 1).pad_dim(zero, rank - 2, 1, 0);
    let all = |v: Value<'b>| spread(v, b);
    let flag = |v: Value<'b>| all(v.unsqueeze(rank - 1));
    let (first, second) = (flag(unpacked.first), flag(unpacked.second));

    let diagonal = column(i.eq(j));
    let beside = column(i.eq(j + j.ones_like()));
    let low = first.select(all(up(beside)), all(beside));
    let low = (first | second).select(low, b.ones_like());
    let high = if hermitian { conjugate(low) } else { low };
    let (mine, partner) = (all(diagonal), first.select(all(up(diagonal)), all(down(diagonal))));
    // In row 1 of a block the lower element multiplies the partner's unknown; in row 0, the upper
    // one.
    let (toward, back) = (first.select(high, low), first.select(low, high));
    let scale = (mine / toward) * (partner / back) - 1.0;
    let of_partner = first.select(up(b), down(b));
    let pair = (partner / back * (b / toward) - of_partner / back) / scale;
    (first | second).select(pair, b / mine)
}

fn ldl_solve<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (packed, pivots, given) = (a.tensor("LD")?, a.tensor("pivots")?, a.tensor("B")?);
    check_solvable(packed, pivots, given)?;
    let hermitian = a.bool("hermitian")?;
    let (packed, b) = same_batch(packed, given)?;
    let pivots = pivots.convert(DType::S32);
    let pivots = pivots.broadcast_to(&[&batch(packed)[..], &[extents(packed).0]].concat());
    if b.numel() == 0 {
        return Ok(b.into());
    }
    let unpacked = Unpacked::new(packed, pivots);
    let [i, j] = rows_and_columns(packed);
    let own = over_rows(unpacked.second, packed) & i.eq(j + j.ones_like());
    let factor = own.select(packed.zeros_like(), unpacked.factor);
    let half = solve_triangular(factor, reorder(b, unpacked.order), true, true, true);
    let middle = solve_blocks(&unpacked, packed, half, hermitian);
    let flipped = if hermitian { adjoint(factor) } else { transposed(factor) };
    let rest = solve_triangular(flipped, middle, true, false, true);
    Ok(reorder(rest, inverse(unpacked.order)).into())
}

/// One number per row, broadcast over its elements.
fn over_rows<'b>(v: Value<'b>, like: Value<'b>) -> Value<'b> {
    spread(v.unsqueeze(v.rank()), like)
}

fn check_solvable<'b>(packed: Value<'b>, pivots: Value<'b>, b: Value<'b>) -> Result<()> {
    const OP: &str = "torch.linalg.ldl_solve";
    check_square(OP, "A", packed)?;
    check_matrix(OP, "B", b)?;
    let ((n, _), (rows, columns)) = (extents(packed), extents(b));
    let refuse = |message: String| Err(Refusal::runtime(message));
    if n != rows {
        return refuse(format!(
            "Incompatible matrix sizes for {OP}: each A matrix is {n} by {n} but each b matrix is \
             {rows} by {columns}"
        ));
    }
    if pivots.dims()[..] != packed.dims()[..packed.rank() - 1] {
        return refuse(format!(
            "{OP}: Expected LD.shape[:-1] and pivots.shape to be the same, but got pivots with \
             shape {:?} instead",
            &pivots.dims()[..]
        ));
    }
    if !pivots.dtype().is_int() {
        let got = scalar_type(pivots.dtype());
        return refuse(format!("{OP}: Expected pivots to be integers. Got {got}"));
    }
    if packed.dtype() != b.dtype() {
        return refuse(format!(
            "Expected b and A to have the same dtype, but found b of type {} and A of type {} \
             instead.",
            scalar_type(b.dtype()),
            scalar_type(packed.dtype())
        ));
    }
    Ok(())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "linalg_ldl_factor_ex(Tensor self, *, bool hermitian=False, bool check_errors=False) -> \
         (Tensor LD, Tensor pivots, Tensor info)",
        &[
            "f32[5,5]",
            "f64[3,6,6]",
            "c64[4,4]",
            "c128[2,5,5] hermitian=true",
            "f32[1,1]",
            "f32[0,0]",
        ],
        |_, a| ldl_factor_ex(a),
    )
    .exact(other_type)
    .by_columns(),
    row(
        "linalg_ldl_solve(Tensor LD, Tensor pivots, Tensor B, *, bool hermitian=False) -> Tensor",
        &[
            "f32[5,5] s32[5] f32[5,2]",
            "f64[6,6] s32[6] f64[3,6,2]",
            "c128[2,5,5] s32[2,5] c128[2,5,3] hermitian=true",
        ],
        |_, a| ldl_solve(a),
    )
    .exact(other_type)
    .by_columns(),
];
