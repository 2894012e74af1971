//! Products of matrices for XLA:CPU. Its own products wake every thread even for small matrices,
//! and copy both sides before they multiply. They take ten times as long for a transposed right
//! side.

use super::caller::Caller;
use super::side::{Buffers, Number, Operand, STEP, Side, dots, transpose, weighted};
use crate::tuning::product::{FEW, PREPARED, ROOM, SMALL, WIDENED};
use gemm_common::Parallelism;
use pjrt::{Call, Kernel};
use std::ops::Range;

/// `torch_tpu.product(lhs, rhs)`: for each place of a batch the product of two matrices, summed
/// over the last index of both. Its attributes are arrays of i64. `extents` holds the batch's
/// extents, then rows, columns and depth. `lhs` holds strides in elements: of the batch, rows and
/// depth; `rhs` those of the batch, columns and depth. `starts` holds the places of the first
/// elements. The result is dense: batch, rows, columns. Both sides have the result's element type,
/// or bfloat16 where the result is float32. Programs on disk call this name, so another meaning
/// needs another name.
pub(crate) struct Product;

impl Kernel for Product {
    const NAME: &'static str = "torch_tpu.product";

    fn run(call: Call<'_>) -> Result<(), String> {
        of_any_type(call, false)
    }
}

/// `torch_tpu.sized_product(lhs, rhs, sizes...)`: the same product where extents are bounds. It
/// neither reads nor writes elements beyond the sizes. For each extent, `sizes` names the operand
/// that holds its size, an i32, or is -1. The last batch indices are loops of three kinds: further
/// rows, further columns and further depth; `loops` holds the number of each. The result is dense:
/// batch, further rows, rows, further columns, columns.
pub(crate) struct SizedProduct;

impl Kernel for SizedProduct {
    const NAME: &'static str = "torch_tpu.sized_product";

    fn run(call: Call<'_>) -> Result<(), String> {
        of_any_type(call, true)
    }
}

fn of_any_type(call: Call<'_>, is_sized: bool) -> Result<(), String> {
    match () {
        () if call.takes::<u16>() => of_type::<u16>(call, is_sized),
        () if call.takes::<f64>() => of_type::<f64>(call, is_sized),
        () => of_type::<f32>(call, is_sized),
    }
}

fn of_type<S: Operand>(mut call: Call<'_>, is_sized: bool) -> Result<(), String> {
    let result = call.result::<S::Wide>()?;
    multiply::<S, _>(&call, result, is_sized)
}

/// Extents of one product.
#[derive(Clone, Copy)]
struct Sizes {
    rows: usize,
    columns: usize,
    depth: usize,
}

/// Loop indices, the last one fastest: each one's extent, and its strides on the left side, on the
/// right side and in the result.
#[derive(Default)]
struct Places(Vec<(usize, [usize; 3])>);

impl Places {
    fn count(&self) -> usize {
        self.0.iter().map(|(extent, _)| extent).product()
    }

    /// The offsets of one place on the left side, on the right side and in the result.
    fn at(&self, mut place: usize) -> [usize; 3] {
        let mut at = [0; 3];
        for (extent, strides) in self.0.iter().rev() {
            let index = place % extent;
            (0..3).for_each(|side| at[side] += index * strides[side]);
            place /= extent;
        }
        at
    }
}

/// The product that a call asks for.
struct Task<'a, S> {
    lhs: Side<'a, S>,
    rhs: Side<'a, S>,
    /// Independent products.
    batch: Places,
    /// Further rows, which share the columns.
    strips: Places,
    /// Further depth.
    sums: Places,
    sizes: Sizes,
    /// The stride between rows of the result.
    row: usize,
}

impl<'a, S: Operand> Task<'a, S> {
    /// `result` is the number of the result's elements.
    fn new(call: &impl Caller<'a, S>, result: usize, is_sized: bool) -> Result<Self, String> {
        let extents = call.integers("extents")?;
        let [loops @ .., rows, columns, depth] = extents else {
            return Err(format!("extents {extents:?}"));
        };
        let kinds = if is_sized { call.integers("loops")? } else { &[0; 3] };
        let others = kinds.iter().try_fold(0usize, |sum, &n| sum.checked_add(n.try_into().ok()?));
        let (&[strips, wide, _], Some(batch)) =
            (kinds, others.and_then(|others| loops.len().checked_sub(others)))
        else {
            return Err(format!("loops {kinds:?} for extents {extents:?}"));
        };
        let [strips, wide] = [batch + strips as usize, batch + (strips + wide) as usize];
        let lhs = Self::side(call, 0, "lhs", loops, [rows, depth])?;
        let rhs = Self::side(call, 1, "rhs", loops, [columns, depth])?;
        let mut to = vec![0; loops.len()];
        let row = nested(&mut to, loops, strips..wide, *columns as usize);
        let elements = nested(&mut to, loops, 0..strips, row.saturating_mul(*rows as usize));
        let real = Self::real(call, extents, is_sized)?;
        let places = |range: Range<usize>| -> Vec<(usize, [usize; 3])> {
            range.map(|i| (real[i], [lhs.1[i] as usize, rhs.1[i] as usize, to[i]])).collect()
        };
        let n = loops.len();
        let mut task = Task {
            lhs: lhs.0,
            rhs: rhs.0,
            batch: Places(places(0..batch).into_iter().chain(places(strips..wide)).collect()),
            strips: Places(places(batch..strips)),
            sums: Places(places(wide..n)),
            sizes: Sizes { rows: real[n], columns: real[n + 1], depth: real[n + 2] },
            row,
        };
        if task.sums.count() == 0 {
            (task.sums, task.sizes.depth) = (Places::default(), 0);
        }
        task.join_strips(*rows as usize);
        (result == elements)
            .then_some(task)
            .ok_or_else(|| format!("a result of {result} elements for extents {extents:?}"))
    }

    /// A side, and its strides along the loops. Strides that reach beyond the elements are refused,
    /// so no later access is out of bounds.
    fn side(
        call: &impl Caller<'a, S>,
        place: usize,
        name: &str,
        loops: &[i64],
        own: [&i64; 2],
    ) -> Result<(Side<'a, S>, &'a [i64]), String> {
        let (elements, starts) = (call.side(place)?, call.integers("starts")?);
        let start = starts.get(place).and_then(|&start| usize::try_from(start).ok());
        // A start beyond the elements leaves no element.
        let elements = start.and_then(|start| elements.get(start..)).unwrap_or_default();
        let (strides, extents) = (call.integers(name)?, || loops.iter().chain(own));
        let last = |(&stride, &extent): (&i64, &i64)| stride.checked_mul(extent - 1);
        let last = strides.iter().zip(extents()).map(last);
        let last = last.reduce(|x, y| x?.checked_add(y?)).flatten();
        let inside = strides.len() == loops.len() + 2
            && strides.iter().all(|&stride| stride >= 0)
            && extents().all(|&extent| extent > 0)
            && last.is_some_and(|last| last < elements.len() as i64);
        match strides {
            [loops @ .., free, summed] if inside => {
                let (free, summed) = (*free as usize, *summed as usize);
                Ok((Side { elements, free, summed }, loops))
            }
            _ => Err(format!("strides {strides:?} for extents {loops:?} and {own:?}")),
        }
    }

    /// The actual size within each extent.
    fn real(
        call: &impl Caller<'a, S>,
        extents: &[i64],
        is_sized: bool,
    ) -> Result<Vec<usize>, String> {
        let names = if is_sized { call.integers("sizes")? } else { &[] };
        let size = |(i, &extent): (usize, &i64)| match names.get(i) {
            None | Some(-1) => Ok(extent as usize),
            Some(&name) => {
                let size = call.size(name as usize)?;
                Ok(i64::from(size).clamp(0, extent) as usize)
            }
        };
        extents.iter().enumerate().map(size).collect()
    }

    /// Joins adjacent strips into one, if multiplying the rows between them takes less time than
    /// preparing the columns again for each strip.
    fn join_strips(&mut self, bound: usize) {
        let rows = self.sizes.rows;
        if let Some(&(count, [apart, ..])) = self.strips.0.last()
            && count > 0
            && rows > 0
            && rows + PREPARED >= bound
            && apart == bound * self.lhs.free
        {
            self.strips.0.pop();
            self.sizes.rows = (count - 1) * bound + rows;
        }
    }

    fn multiplications(&self) -> usize {
        let Sizes { rows, columns, depth } = self.sizes;
        let places = self.batch.count() * self.strips.count() * self.sums.count();
        places * rows * columns * depth
    }
}

/// Sets the strides of loops around a block of `elements` elements. Returns the number of elements
/// of all loops together.
fn nested(strides: &mut [usize], loops: &[i64], range: Range<usize>, elements: usize) -> usize {
    range.rev().fold(elements, |elements, i| {
        strides[i] = elements;
        elements.saturating_mul(loops[i] as usize)
    })
}

/// The destination of one product: the address of its first element, and the stride between rows.
struct Destination<T> {
    first: *mut T,
    rows: usize,
}

/// The parts of a task, one for each thread if they are large.
struct Parts {
    batch: usize,
    strips: usize,
    rows: usize,
    columns: usize,
}

impl Parts {
    fn of<S: Operand>(task: &Task<'_, S>, threads: usize, alone: usize, way: Way) -> Parts {
        let Sizes { rows, columns, .. } = task.sizes;
        let mut parts = Parts { batch: 1, strips: 1, rows: 1, columns: 1 };
        if threads < 2 || task.multiplications() < alone {
            return parts;
        }
        let strips = task.strips.count();
        parts.batch = task.batch.count().min(threads);
        while parts.count() < threads {
            let height = (strips * rows).div_ceil(parts.strips * parts.rows);
            let width = columns.div_ceil(parts.columns);
            // Each part copies its own columns of the right side.
            match way != Way::InPlace || width >= height {
                true if width > SMALL => parts.columns += 1,
                _ if parts.strips < strips => parts.strips += 1,
                _ if height > SMALL => parts.rows += 1,
                _ if width > SMALL => parts.columns += 1,
                _ => break,
            }
        }
        parts
    }

    fn count(&self) -> usize {
        self.batch * self.strips * self.rows * self.columns
    }
}

/// The `turn`th of `parts` of `0..extent`.
fn part(extent: usize, step: usize, parts: usize, turn: usize) -> Range<usize> {
    let size = extent.div_ceil(parts).next_multiple_of(step);
    (turn * size).min(extent)..((turn + 1) * size).min(extent)
}

pub(crate) fn multiply<'a, S: Operand, C: Caller<'a, S>>(
    call: &C,
    result: &mut [S::Wide],
    is_sized: bool,
) -> Result<(), String> {
    let (elements, result) = (result.len(), Shared(result.as_mut_ptr()));
    let task = Task::<S>::new(call, elements, is_sized)?;
    let Sizes { rows, columns, .. } = task.sizes;
    let (way, threads) = (Way::of(&task), call.threads());
    let parts = Parts::of(&task, threads, C::ALONE, way);
    call.each(parts.count(), threads, &|turn| {
        let (turn, column) = (turn / parts.columns, turn % parts.columns);
        let (turn, row) = (turn / parts.rows, turn % parts.rows);
        let (turn, strip) = (turn / parts.strips, turn % parts.strips);
        let block = Block {
            strips: part(task.strips.count(), 1, parts.strips, strip),
            rows: part(rows, STEP, parts.rows, row),
            columns: part(columns, STEP, parts.columns, column),
        };
        for place in part(task.batch.count(), 1, parts.batch, turn) {
            // SAFETY: the block is inside the result, and only this turn uses it.
            unsafe { way.multiply(&task, place, &block, &result) };
        }
    });
    Ok(())
}

/// A part of the rows and columns of each product.
struct Block {
    strips: Range<usize>,
    rows: Range<usize>,
    columns: Range<usize>,
}

/// The result; each thread writes different parts of it.
struct Shared<T>(*mut T);

// SAFETY: parts do not overlap.
unsafe impl<T> Sync for Shared<T> {}

impl<T> Shared<T> {
    fn target(&self, at: usize, rows: usize) -> Destination<T> {
        Destination { first: self.0.wrapping_add(at), rows }
    }
}

/// The method that computes one product.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    /// Without a copy.
    InPlace,
    /// With a copy of the right side in which columns are neighbours.
    Copied,
    /// As the transposed product: the right side times a copy of the left one in which rows are
    /// neighbours. The left side is small. The result is then transposed.
    Exchanged,
    /// Line by line, for one row of short elements. Widening the matrix takes longer than using it.
    Row,
}

impl Way {
    fn of<S: Operand>(task: &Task<'_, S>) -> Way {
        let Sizes { rows, columns, depth } = task.sizes;
        let is_row = rows * task.strips.count() == 1;
        if S::IS_SHORT && is_row && (task.rhs.free == 1 || task.rhs.summed == 1) {
            return Way::Row;
        }
        if !task.rhs.is_crosswise() || is_row || columns == 1 {
            return Way::InPlace;
        }
        let copied = if task.lhs.is_crosswise() { rows * depth } else { 0 };
        match () {
            () if copied + 2 * rows * columns < columns * depth
                && rows * depth.max(SMALL) <= ROOM / 2
                && task.strips.count() * task.sums.count() == 1 =>
            {
                Way::Exchanged
            }
            () if depth * SMALL <= ROOM => Way::Copied,
            () => Way::InPlace,
        }
    }

    /// The number of columns that there is room for.
    fn width<S: Operand>(self, task: &Task<'_, S>) -> usize {
        let Sizes { rows, depth, .. } = task.sizes;
        let widens = S::IS_SHORT && matches!(self, Way::InPlace | Way::Exchanged);
        let room = if rows * task.strips.count() <= FEW { WIDENED } else { ROOM };
        let widened = if widens { (room / depth.max(1)).max(STEP) } else { usize::MAX };
        widened.min(match self {
            Way::InPlace | Way::Row => usize::MAX,
            Way::Copied => ROOM / depth.max(1),
            Way::Exchanged => ROOM / 2 / rows.max(1),
        })
    }

    /// # Safety
    /// The block is inside the result, and no other thread uses it.
    unsafe fn multiply<S: Operand>(
        self,
        task: &Task<'_, S>,
        place: usize,
        block: &Block,
        result: &Shared<S::Wide>,
    ) {
        let [lhs_at, rhs_at, to] = task.batch.at(place);
        let width = self.width(task).min(block.columns.len()).max(1);
        // Widened rows need room, too.
        let room = (ROOM / task.sizes.depth.max(1)).max(STEP);
        let height = if S::IS_SHORT { room } else { usize::MAX };
        for first in block.columns.clone().step_by(width) {
            let columns = width.min(block.columns.end - first);
            let sizes = Sizes { rows: 0, columns, depth: task.sizes.depth };
            for sum in 0..task.sums.count() {
                let [lhs_sum, rhs_sum, _] = task.sums.at(sum);
                let right = task.rhs.skip(rhs_at + rhs_sum).from(first);
                let starts = || block.rows.clone().step_by(height);
                let strips =
                    block.strips.clone().flat_map(|strip| starts().map(move |i| (strip, i)));
                let strips = strips.map(|(strip, start)| {
                    let [lhs_strip, _, to_strip] = task.strips.at(strip);
                    let left = task.lhs.skip(lhs_at + lhs_sum + lhs_strip).from(start);
                    let to = result.target(to + to_strip + start * task.row + first, task.row);
                    (height.min(block.rows.end - start), left, to)
                });
                // SAFETY: as for this function.
                unsafe { self.add(&sizes, strips, right, sum > 0) };
            }
        }
    }

    /// Multiplies strips of rows by the same columns. With `more` it adds to the targets' elements.
    ///
    /// # Safety
    /// The sides have as many elements as `sizes` says, and no other thread uses the targets.
    unsafe fn add<'a, S: Operand>(
        self,
        sizes: &Sizes,
        strips: impl Iterator<Item = (usize, Side<'a, S>, Destination<S::Wide>)>,
        rhs: Side<'a, S>,
        more: bool,
    ) {
        let Sizes { columns, depth, .. } = *sizes;
        let of = |rows| Sizes { rows, ..*sizes };
        S::Wide::with_buffers(|Buffers { turned, left, right }| match self {
            Way::Exchanged => {
                let rhs = S::widened(rhs, [columns, depth], right);
                for (rows, lhs, to) in strips {
                    // SAFETY: as for this function.
                    unsafe { exchanged(&of(rows), lhs, rhs, to, turned, left) };
                }
            }
            Way::Row => {
                right.resize(columns, S::Wide::ZERO);
                for (_, lhs, to) in strips {
                    let row = S::widened(Side { free: depth, ..lhs }, [1, depth], left);
                    // SAFETY: as for this function.
                    unsafe { times_row(&row.elements[..depth], rhs, right, to, more) };
                }
            }
            Way::InPlace | Way::Copied => {
                let rhs = if self == Way::InPlace {
                    S::widened(rhs, [columns, depth], right)
                } else {
                    transpose(rhs.elements, rhs.free, [columns, depth], |at, column, tile| {
                        turned[at * columns + column..][..tile.len()].copy_from_slice(tile);
                    });
                    Side { elements: &turned[..], free: 1, summed: columns }
                };
                for (rows, lhs, to) in strips {
                    let lhs = S::widened(lhs, [rows, depth], left);
                    // SAFETY: as for this function; the rooms hold the copies.
                    unsafe { product(&of(rows), lhs, rhs, to, more) };
                }
            }
        });
    }
}

/// # Safety
/// As for [`Way::add`].
unsafe fn times_row<S: Operand>(
    row: &[S::Wide],
    rhs: Side<'_, S>,
    sums: &mut [S::Wide],
    to: Destination<S::Wide>,
    more: bool,
) {
    match rhs.free {
        1 => weighted(row, rhs.elements, rhs.summed, sums),
        _ => dots(row, rhs.elements, rhs.free, sums),
    }
    for (column, &sum) in sums.iter().enumerate() {
        let to = to.first.wrapping_add(column);
        // SAFETY: inside of the target.
        unsafe { to.write(if more { to.read() + sum } else { sum }) };
    }
}

/// # Safety
/// As for [`Way::add`].
unsafe fn exchanged<S: Operand>(
    sizes: &Sizes,
    lhs: Side<'_, S>,
    rhs: Side<'_, S::Wide>,
    to: Destination<S::Wide>,
    room: &mut [S::Wide],
    left: &mut Vec<S::Wide>,
) {
    let Sizes { rows, columns, depth } = *sizes;
    let (copy, turned) = room.split_at_mut(ROOM / 2);
    let lhs = if lhs.is_crosswise() {
        transpose(lhs.elements, lhs.free, [rows, depth], |at, row, tile| {
            copy[at * rows + row..][..tile.len()].copy_from_slice(tile);
        });
        Side { elements: &copy[..], free: 1, summed: rows }
    } else {
        S::widened(lhs, [rows, depth], left)
    };
    let half = Destination { first: turned.as_mut_ptr(), rows };
    // SAFETY: as for this function.
    unsafe { product(&Sizes { rows: columns, columns: rows, depth }, rhs, lhs, half, false) };
    transpose(turned, rows, [columns, rows], |row, column, tile| {
        let to = to.first.wrapping_add(row * to.rows + column);
        // SAFETY: inside of the target.
        unsafe { to.copy_from_nonoverlapping(tile.as_ptr(), tile.len()) };
    });
}

/// Sizes, then each matrix with the strides of its columns and rows, as in the crate `gemm`.
pub(crate) type Gemm<T> = unsafe fn(
    usize,
    usize,
    usize,
    *mut T,
    isize,
    isize,
    bool,
    *const T,
    isize,
    isize,
    *const T,
    isize,
    isize,
    T,
    T,
    bool,
    bool,
    bool,
    Parallelism,
);

/// # Safety
/// As for [`Way::add`].
unsafe fn product<T: Number>(
    sizes: &Sizes,
    lhs: Side<'_, T>,
    rhs: Side<'_, T>,
    to: Destination<T>,
    more: bool,
) {
    let [lhs_rows, lhs_summed, rhs_columns, rhs_summed, rows] =
        [lhs.free, lhs.summed, rhs.free, rhs.summed, to.rows].map(|stride| stride as isize);
    let (lhs, rhs) = (lhs.elements.as_ptr(), rhs.elements.as_ptr());
    let Sizes { rows: m, columns: n, depth: k } = *sizes;
    // The transposed product, as the crate `gemm` writes column by column. Pairs of arguments are
    // strides of columns and of rows.
    // SAFETY: as for this function.
    unsafe {
        T::gemm()(
            n,
            m,
            k,
            to.first,
            rows,
            1,
            more,
            rhs,
            rhs_summed,
            rhs_columns,
            lhs,
            lhs_rows,
            lhs_summed,
            if more { T::ONE } else { T::ZERO },
            T::ONE,
            false,
            false,
            false,
            Parallelism::None,
        );
    }
}
