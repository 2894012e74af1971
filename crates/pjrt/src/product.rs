//! Products of matrices for XLA:CPU. Its own wake every thread even for small ones, copy both sides
//! before they multiply, and take ten times as long where the right one lies crosswise.

use std::cell::RefCell;
use std::ops::Range;

use crate::ffi::{Call, Element, Kernel};

/// `torch_tpu.product(lhs, rhs)`: for each place of a batch the product of two matrices, summed over
/// the last index of both. Its attributes are arrays of i64. `extents` are those of the batch, then
/// rows, columns and depth. `lhs` are strides in elements: of the batch, rows and depth; `rhs` those
/// of the batch, columns and depth; `starts` are the places of the first elements. The result is
/// dense: batch, rows, columns. Programs on disk call it so: another meaning needs another name.
pub(crate) struct Product;

impl Kernel for Product {
    const NAME: &'static str = "torch_tpu.product";

    fn run(call: Call<'_>) -> Result<(), String> {
        if call.is_of::<f32>() { multiply::<f32>(call) } else { multiply::<f64>(call) }
    }
}

/// Products of fewer multiplications are done by one thread: waking another takes longer.
const ALONE: usize = 1 << 20;
/// A part of a product that has no more rows and columns is not parted again.
const SMALL: usize = 48;
/// Parts begin at multiples of this, where a register of the widest kind begins.
const STEP: usize = 16;
/// Elements that a part may copy to have them lie as it wants.
const ROOM: usize = 1 << 18;

/// Extents of one product.
#[derive(Clone, Copy)]
struct Sizes {
    rows: usize,
    columns: usize,
    depth: usize,
}

/// A side of one product: its elements from the first on, and how far apart they are along the
/// index that stays and along the one that is summed.
#[derive(Clone, Copy)]
struct Side<'a, T> {
    elements: &'a [T],
    free: usize,
    summed: usize,
}

impl<'a, T> Side<'a, T> {
    fn from(self, free: usize) -> Self {
        Side { elements: &self.elements[free * self.free..], ..self }
    }

    /// Whether neighbours are summed, where vectors of columns, or rows, are wanted.
    fn is_crosswise(&self) -> bool {
        self.summed == 1 && self.free != 1
    }
}

/// A side of all products of a batch.
struct Sides<'a, T> {
    first: Side<'a, T>,
    batch: &'a [i64],
}

impl<'a, T> Sides<'a, T> {
    /// Refuses strides that lead out of the elements, so that nothing later can.
    fn new(elements: &'a [T], strides: &'a [i64], extents: &[i64]) -> Result<Self, String> {
        let last = |(&stride, &extent): (&i64, &i64)| stride.checked_mul(extent - 1);
        let last: Option<i64> = strides.iter().zip(extents).map(last).sum();
        let inside = strides.len() == extents.len()
            && strides.iter().all(|&stride| stride >= 0)
            && extents.iter().all(|&extent| extent > 0)
            && last.is_some_and(|last| last < elements.len() as i64);
        match strides {
            [batch @ .., free, summed] if inside => {
                let (free, summed) = (*free as usize, *summed as usize);
                Ok(Sides { first: Side { elements, free, summed }, batch })
            }
            _ => Err(format!("strides {strides:?} for extents {extents:?}")),
        }
    }

    fn at(&self, index: &[usize]) -> Side<'a, T> {
        let start = self.batch.iter().zip(index).map(|(&stride, &i)| stride as usize * i);
        Side { elements: &self.first.elements[start.sum()..], ..self.first }
    }
}

/// Where one product is written: the address of its first element, and how far apart rows are.
struct Target<T> {
    first: *mut T,
    rows: usize,
}

/// The parts of a batch of products, one for each thread if they are large.
struct Parts {
    batch: usize,
    rows: usize,
    columns: usize,
}

impl Parts {
    fn of(batch: usize, sizes: &Sizes, threads: usize, way: Way) -> Parts {
        let Sizes { rows, columns, depth } = *sizes;
        let mut parts = Parts { batch: 1, rows: 1, columns: 1 };
        if threads < 2 || batch * rows * columns * depth < ALONE {
            return parts;
        }
        parts.batch = batch.min(threads);
        while parts.count() < threads {
            let (height, width) = (rows.div_ceil(parts.rows), columns.div_ceil(parts.columns));
            // What is copied of the right side are the columns of a part.
            match way != Way::AsItLies || width >= height {
                true if width > SMALL => parts.columns += 1,
                _ if height > SMALL => parts.rows += 1,
                _ if width > SMALL => parts.columns += 1,
                _ => break,
            }
        }
        parts
    }

    fn count(&self) -> usize {
        self.batch * self.rows * self.columns
    }
}

/// The `turn`th of `parts` of `0..extent`.
fn part(extent: usize, step: usize, parts: usize, turn: usize) -> Range<usize> {
    let size = extent.div_ceil(parts).next_multiple_of(step);
    (turn * size).min(extent)..((turn + 1) * size).min(extent)
}

fn multiply<T: Number>(mut call: Call<'_>) -> Result<(), String> {
    let extents = call.integers("extents")?;
    let [batch @ .., rows, columns, depth] = extents else {
        return Err(format!("extents {extents:?}"));
    };
    let of = |free: &i64| -> Vec<i64> { batch.iter().chain([free, depth]).copied().collect() };
    let side = |place: usize, name, free| {
        let (elements, starts) = (call.operand::<T>(place)?, call.integers("starts")?);
        let start = starts.get(place).and_then(|&start| usize::try_from(start).ok());
        // None are left where the start leads out.
        let elements = start.and_then(|start| elements.get(start..)).unwrap_or_default();
        Sides::new(elements, call.integers(name)?, &of(free))
    };
    let (lhs, rhs) = (side(0, "lhs", rows)?, side(1, "rhs", columns)?);
    let [rows, columns, depth] = [*rows, *columns, *depth].map(|extent| extent as usize);
    let count = batch.iter().product::<i64>() as usize;
    let result = call.result::<T>()?;
    if result.len() != count * rows * columns {
        return Err(format!("a result of {} elements for extents {extents:?}", result.len()));
    }
    let (sizes, result) = (Sizes { rows, columns, depth }, Shared(result.as_mut_ptr()));
    let (way, threads) = (Way::of(&sizes, &lhs.first, &rhs.first), call.threads());
    let parts = Parts::of(count, &sizes, threads, way);
    call.each(parts.count(), threads, &|turn| {
        let (turn, column) = (turn / parts.columns, turn % parts.columns);
        let (turn, row) = (turn / parts.rows, turn % parts.rows);
        let down = part(rows, STEP, parts.rows, row);
        let across = part(columns, STEP, parts.columns, column);
        let width = way.width(&sizes).min(across.len()).max(1);
        for at in part(count, 1, parts.batch, turn) {
            let index = indices(at, batch);
            let left = lhs.at(&index).from(down.start);
            for start in across.clone().step_by(width) {
                let to = (at * rows + down.start) * columns + start;
                let sizes =
                    Sizes { rows: down.len(), columns: width.min(across.end - start), depth };
                let right = rhs.at(&index).from(start);
                // SAFETY: the part is inside of the result, and of this turn alone.
                unsafe { way.multiply(&sizes, left, right, result.target(to, columns)) };
            }
        }
    });
    Ok(())
}

/// The result, of which each thread writes other parts.
struct Shared<T>(*mut T);

// SAFETY: parts do not overlap.
unsafe impl<T> Sync for Shared<T> {}

impl<T> Shared<T> {
    fn target(&self, at: usize, rows: usize) -> Target<T> {
        Target { first: self.0.wrapping_add(at), rows }
    }
}

/// Where the batch's `at`th place is.
fn indices(mut at: usize, batch: &[i64]) -> Vec<usize> {
    let mut index = vec![0; batch.len()];
    for (i, &extent) in index.iter_mut().zip(batch).rev() {
        (*i, at) = (at % extent as usize, at / extent as usize);
    }
    index
}

/// How one product is computed.
#[derive(Clone, Copy, PartialEq)]
enum Way {
    AsItLies,
    /// With a copy of the right side in which columns are neighbours.
    Copied,
    /// As the product of the right side and a copy of the left one, which is small, in which rows
    /// are neighbours; the result is turned over.
    Exchanged,
}

impl Way {
    fn of<T>(sizes: &Sizes, lhs: &Side<'_, T>, rhs: &Side<'_, T>) -> Way {
        let Sizes { rows, columns, depth } = *sizes;
        if !rhs.is_crosswise() || rows == 1 || columns == 1 {
            return Way::AsItLies;
        }
        let copied = if lhs.is_crosswise() { rows * depth } else { 0 };
        match () {
            () if copied + 2 * rows * columns < columns * depth
                && rows * depth.max(SMALL) <= ROOM / 2 =>
            {
                Way::Exchanged
            }
            () if depth * SMALL <= ROOM => Way::Copied,
            () => Way::AsItLies,
        }
    }

    /// How many columns there is room for.
    fn width(self, sizes: &Sizes) -> usize {
        match self {
            Way::AsItLies => usize::MAX,
            Way::Copied => ROOM / sizes.depth,
            Way::Exchanged => ROOM / 2 / sizes.rows,
        }
    }

    /// # Safety
    /// The sides have as many elements as `sizes` says, and nobody else looks at the target.
    unsafe fn multiply<T: Number>(
        self,
        sizes: &Sizes,
        lhs: Side<'_, T>,
        rhs: Side<'_, T>,
        to: Target<T>,
    ) {
        let Sizes { rows, columns, depth } = *sizes;
        T::with_room(|room| match self {
            // SAFETY: as for this function; what is copied lies in the room.
            Way::AsItLies => unsafe { product(sizes, lhs, rhs, to) },
            Way::Copied => {
                turn_over(rhs.elements, rhs.free, [columns, depth], |at, column, tile| {
                    room[at * columns + column..][..tile.len()].copy_from_slice(tile);
                });
                let rhs = Side { elements: room, free: 1, summed: columns };
                // SAFETY: as above.
                unsafe { product(sizes, lhs, rhs, to) }
            }
            Way::Exchanged => {
                let (copy, turned) = room.split_at_mut(ROOM / 2);
                let lhs = if lhs.is_crosswise() {
                    turn_over(lhs.elements, lhs.free, [rows, depth], |at, row, tile| {
                        copy[at * rows + row..][..tile.len()].copy_from_slice(tile);
                    });
                    Side { elements: copy, free: 1, summed: rows }
                } else {
                    lhs
                };
                let exchanged = Sizes { rows: columns, columns: rows, depth };
                let half = Target { first: turned.as_mut_ptr(), rows };
                // SAFETY: as above.
                unsafe { product(&exchanged, rhs, lhs, half) };
                turn_over(turned, rows, [columns, rows], |row, column, tile| {
                    let to = to.first.wrapping_add(row * to.rows + column);
                    // SAFETY: inside of the target.
                    unsafe { to.copy_from_nonoverlapping(tile.as_ptr(), tile.len()) };
                });
            }
        });
    }
}

/// # Safety
/// As for [`Way::multiply`].
unsafe fn product<T: Number>(sizes: &Sizes, lhs: Side<'_, T>, rhs: Side<'_, T>, to: Target<T>) {
    let [lhs_rows, lhs_summed, rhs_columns, rhs_summed, rows] =
        [lhs.free, lhs.summed, rhs.free, rhs.summed, to.rows].map(|stride| stride as isize);
    let (lhs, rhs) = (lhs.elements.as_ptr(), rhs.elements.as_ptr());
    let Sizes { rows: m, columns: n, depth: k } = *sizes;
    // Arguments in pairs are strides of columns and of rows.
    // SAFETY: as for this function.
    unsafe {
        gemm::gemm(
            m,
            n,
            k,
            to.first,
            1,
            rows,
            false,
            lhs,
            lhs_summed,
            lhs_rows,
            rhs,
            rhs_columns,
            rhs_summed,
            T::ZERO,
            T::ONE,
            false,
            false,
            false,
            gemm::Parallelism::None,
        );
    }
}

/// Calls `put(j, i, tile)` with the elements at `j` of lines `i` and after, of which there are
/// `lines` of `length` neighbouring elements, `apart` from each other.
fn turn_over<T: Number>(
    from: &[T],
    apart: usize,
    [lines, length]: [usize; 2],
    mut put: impl FnMut(usize, usize, &[T]),
) {
    const SIDE: usize = 4;
    let (whole_lines, whole_length) = (lines - lines % SIDE, length - length % SIDE);
    for first in (0..whole_lines).step_by(STEP) {
        for j in (0..whole_length).step_by(SIDE) {
            for i in (first..(first + STEP).min(whole_lines)).step_by(SIDE) {
                let mut tile = [[T::ZERO; SIDE]; SIDE];
                for (row, line) in tile.iter_mut().enumerate() {
                    line.copy_from_slice(&from[(i + row) * apart + j..][..SIDE]);
                }
                for column in 0..SIDE {
                    put(j + column, i, &tile.map(|line| line[column]));
                }
            }
        }
    }
    for i in 0..lines {
        for j in if i < whole_lines { whole_length } else { 0 }..length {
            put(j, i, &from[i * apart + j..][..1]);
        }
    }
}

/// Elements that can be multiplied.
trait Number: Element {
    const ZERO: Self;
    const ONE: Self;

    /// Lends `ROOM` elements of this thread's own.
    fn with_room<R>(f: impl FnOnce(&mut [Self]) -> R) -> R;
}

macro_rules! numbers {
    ($($ty:ty)*) => {$(
        impl Number for $ty {
            const ZERO: $ty = 0.0;
            const ONE: $ty = 1.0;

            fn with_room<R>(f: impl FnOnce(&mut [$ty]) -> R) -> R {
                thread_local! {
                    static ELEMENTS: RefCell<Vec<$ty>> = const { RefCell::new(Vec::new()) };
                }
                ELEMENTS.with_borrow_mut(|elements| {
                    elements.resize(ROOM, 0.0);
                    f(elements)
                })
            }
        }
    )*};
}

numbers! { f32 f64 }
