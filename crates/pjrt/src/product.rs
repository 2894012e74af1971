//! Products of matrices for XLA:CPU. Its own wake every thread even for small ones, copy both sides
//! before they multiply, and take ten times as long where the right one lies crosswise.

use std::cell::RefCell;
use std::ops::Range;

use crate::caller::Caller;
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
        if call.is_of::<f32>() { of_xla::<f32>(call, false) } else { of_xla::<f64>(call, false) }
    }
}

/// `torch_tpu.sized_product(lhs, rhs, sizes...)`: the same where extents are bounds, and what lies
/// behind the sizes is neither read nor written. `sizes` names for each extent the operand that has
/// its size, an i32, or says -1. The last indices of the batch are of other kinds, and `loops` says of
/// each how many they are: further rows, further columns, and further depth. The result is dense in
/// the order batch, further rows, rows, further columns, columns.
pub(crate) struct SizedProduct;

impl Kernel for SizedProduct {
    const NAME: &'static str = "torch_tpu.sized_product";

    fn run(call: Call<'_>) -> Result<(), String> {
        if call.is_of::<f32>() { of_xla::<f32>(call, true) } else { of_xla::<f64>(call, true) }
    }
}

fn of_xla<T: Number>(mut call: Call<'_>, is_sized: bool) -> Result<(), String> {
    let result = call.result::<T>()?;
    multiply(&call, result, is_sized)
}

/// A part of a product that has no more rows and columns is not parted again.
const SMALL: usize = 48;
/// Parts begin at multiples of this, where a register of the widest kind begins.
const STEP: usize = 16;
/// Rows whose multiplication takes as long as preparing the columns for another product.
const PREPARED: usize = 24;
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
    fn behind(self, elements: usize) -> Self {
        Side { elements: &self.elements[elements..], ..self }
    }

    fn from(self, free: usize) -> Self {
        let elements = free * self.free;
        self.behind(elements)
    }

    /// Whether neighbours are summed, where vectors of columns, or rows, are wanted.
    fn is_crosswise(&self) -> bool {
        self.summed == 1 && self.free != 1
    }
}

/// The places of some indices, the last one fastest, and how far apart they are: on the left side, on
/// the right one and in the result.
#[derive(Default)]
struct Places(Vec<(usize, [usize; 3])>);

impl Places {
    fn count(&self) -> usize {
        self.0.iter().map(|(extent, _)| extent).product()
    }

    /// Where one of them is.
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

/// What a call asks for.
struct Task<'a, T> {
    lhs: Side<'a, T>,
    rhs: Side<'a, T>,
    /// Each of them is a product of its own.
    batch: Places,
    /// Further rows, which share the columns.
    strips: Places,
    /// Further depth.
    sums: Places,
    sizes: Sizes,
    /// How far apart rows of the result are.
    row: usize,
}

impl<'a, T: Number> Task<'a, T> {
    /// `result` is how many elements the result has.
    fn new(call: &impl Caller<'a, T>, result: usize, is_sized: bool) -> Result<Self, String> {
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

    /// A side, and its strides along the loops. Refuses strides that lead out of the elements, so that
    /// nothing later can.
    fn side(
        call: &impl Caller<'a, T>,
        place: usize,
        name: &str,
        loops: &[i64],
        own: [&i64; 2],
    ) -> Result<(Side<'a, T>, &'a [i64]), String> {
        let (elements, starts) = (call.side(place)?, call.integers("starts")?);
        let start = starts.get(place).and_then(|&start| usize::try_from(start).ok());
        // None are left where the start leads out.
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

    /// How much of each extent there is.
    fn real(
        call: &impl Caller<'a, T>,
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

    /// Takes strips that lie behind each other as one, where multiplying what is between them takes
    /// less time than preparing the columns anew for each.
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

/// Sets strides of loops that lie around so many elements; says how many there are then.
fn nested(strides: &mut [usize], loops: &[i64], range: Range<usize>, elements: usize) -> usize {
    range.rev().fold(elements, |elements, i| {
        strides[i] = elements;
        elements.saturating_mul(loops[i] as usize)
    })
}

/// Where one product is written: the address of its first element, and how far apart rows are.
struct Target<T> {
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
    fn of<T: Number>(task: &Task<'_, T>, threads: usize, alone: usize, way: Way) -> Parts {
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
            // What is copied of the right side are the columns of a part.
            match way != Way::AsItLies || width >= height {
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

pub(crate) fn multiply<'a, T: Number, C: Caller<'a, T>>(
    call: &C,
    result: &mut [T],
    is_sized: bool,
) -> Result<(), String> {
    let (elements, result) = (result.len(), Shared(result.as_mut_ptr()));
    let task = Task::<T>::new(call, elements, is_sized)?;
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
            // SAFETY: the block is inside of the result, and of this turn alone.
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

/// The result, of which each thread writes other parts.
struct Shared<T>(*mut T);

// SAFETY: parts do not overlap.
unsafe impl<T> Sync for Shared<T> {}

impl<T> Shared<T> {
    fn target(&self, at: usize, rows: usize) -> Target<T> {
        Target { first: self.0.wrapping_add(at), rows }
    }
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
    fn of<T: Number>(task: &Task<'_, T>) -> Way {
        let Sizes { rows, columns, depth } = task.sizes;
        if !task.rhs.is_crosswise() || rows * task.strips.count() == 1 || columns == 1 {
            return Way::AsItLies;
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
            () => Way::AsItLies,
        }
    }

    /// How many columns there is room for.
    fn width(self, sizes: &Sizes) -> usize {
        match self {
            Way::AsItLies => usize::MAX,
            Way::Copied => ROOM / sizes.depth.max(1),
            Way::Exchanged => ROOM / 2 / sizes.rows.max(1),
        }
    }

    /// # Safety
    /// The block is inside of the result, and nobody else looks at it.
    unsafe fn multiply<T: Number>(
        self,
        task: &Task<'_, T>,
        place: usize,
        block: &Block,
        result: &Shared<T>,
    ) {
        let [lhs_at, rhs_at, to] = task.batch.at(place);
        let width = self.width(&task.sizes).min(block.columns.len()).max(1);
        for first in block.columns.clone().step_by(width) {
            let columns = width.min(block.columns.end - first);
            let sizes = Sizes { rows: block.rows.len(), columns, depth: task.sizes.depth };
            for sum in 0..task.sums.count() {
                let [lhs_sum, rhs_sum, _] = task.sums.at(sum);
                let right = task.rhs.behind(rhs_at + rhs_sum).from(first);
                let strips = block.strips.clone().map(|strip| {
                    let [lhs_strip, _, to_strip] = task.strips.at(strip);
                    let left = task.lhs.behind(lhs_at + lhs_sum + lhs_strip).from(block.rows.start);
                    (left, to + to_strip + block.rows.start * task.row + first)
                });
                let strips = strips.map(|(left, at)| (left, result.target(at, task.row)));
                // SAFETY: as for this function.
                unsafe { self.add(&sizes, strips, right, sum > 0) };
            }
        }
    }

    /// Multiplies strips of rows with the same columns. With `more` it adds to what is there.
    ///
    /// # Safety
    /// The sides have as many elements as `sizes` says, and nobody else looks at the targets.
    unsafe fn add<'a, T: Number>(
        self,
        sizes: &Sizes,
        strips: impl Iterator<Item = (Side<'a, T>, Target<T>)>,
        rhs: Side<'a, T>,
        more: bool,
    ) {
        let Sizes { columns, depth, .. } = *sizes;
        T::with_room(|room| match self {
            Way::AsItLies => {
                // SAFETY: as for this function.
                strips.for_each(|(lhs, to)| unsafe { product(sizes, lhs, rhs, to, more) });
            }
            Way::Copied => {
                turn_over(rhs.elements, rhs.free, [columns, depth], |at, column, tile| {
                    room[at * columns + column..][..tile.len()].copy_from_slice(tile);
                });
                let rhs = Side { elements: room, free: 1, summed: columns };
                // SAFETY: as for this function; what is copied lies in the room.
                strips.for_each(|(lhs, to)| unsafe { product(sizes, lhs, rhs, to, more) });
            }
            Way::Exchanged => {
                // SAFETY: as above.
                strips.for_each(|(lhs, to)| unsafe { exchanged(sizes, lhs, rhs, to, room) });
            }
        });
    }
}

/// # Safety
/// As for [`Way::add`].
unsafe fn exchanged<T: Number>(
    sizes: &Sizes,
    lhs: Side<'_, T>,
    rhs: Side<'_, T>,
    to: Target<T>,
    room: &mut [T],
) {
    let Sizes { rows, columns, depth } = *sizes;
    let (copy, turned) = room.split_at_mut(ROOM / 2);
    let lhs = if lhs.is_crosswise() {
        turn_over(lhs.elements, lhs.free, [rows, depth], |at, row, tile| {
            copy[at * rows + row..][..tile.len()].copy_from_slice(tile);
        });
        Side { elements: copy, free: 1, summed: rows }
    } else {
        lhs
    };
    let half = Target { first: turned.as_mut_ptr(), rows };
    // SAFETY: as for this function.
    unsafe { product(&Sizes { rows: columns, columns: rows, depth }, rhs, lhs, half, false) };
    turn_over(turned, rows, [columns, rows], |row, column, tile| {
        let to = to.first.wrapping_add(row * to.rows + column);
        // SAFETY: inside of the target.
        unsafe { to.copy_from_nonoverlapping(tile.as_ptr(), tile.len()) };
    });
}

/// # Safety
/// As for [`Way::add`].
unsafe fn product<T: Number>(
    sizes: &Sizes,
    lhs: Side<'_, T>,
    rhs: Side<'_, T>,
    to: Target<T>,
    more: bool,
) {
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
            more,
            lhs,
            lhs_summed,
            lhs_rows,
            rhs,
            rhs_columns,
            rhs_summed,
            if more { T::ONE } else { T::ZERO },
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
pub trait Number: Element {
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
