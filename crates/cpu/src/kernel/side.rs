//! The sides of products: the layout of their elements, and copies in another layout or with wider
//! elements.

use super::product::Gemm;
use crate::tuning::product::{LANES, ROOM};
use pjrt::Element;
use pulp::Arch;
use std::cell::RefCell;
use std::ops::{Add, Mul};

/// Parts begin at multiples of this number, the elements in the widest register.
pub(crate) const STEP: usize = 16;

/// A side of one product: its elements from the first on, and its strides along the free and the
/// summed index.
#[derive(Clone, Copy)]
pub(crate) struct Side<'a, T> {
    pub(crate) elements: &'a [T],
    pub(crate) free: usize,
    pub(crate) summed: usize,
}

impl<'a, T> Side<'a, T> {
    pub(crate) fn skip(self, elements: usize) -> Self {
        Side { elements: &self.elements[elements..], ..self }
    }

    pub(crate) fn from(self, free: usize) -> Self {
        let elements = free * self.free;
        self.skip(elements)
    }

    /// True if neighbours in memory are neighbours along the summed index. A product wants vectors
    /// along the free one.
    pub(crate) fn is_crosswise(&self) -> bool {
        self.summed == 1 && self.free != 1
    }
}

/// Elements of a side.
pub(crate) trait Operand: Element {
    /// The type in which elements are multiplied and summed.
    type Wide: Number;
    /// True if elements must be widened first.
    const IS_SHORT: bool;

    fn wide(self) -> Self::Wide;

    /// The side with wide elements. `extents` are the used extents of the two indices. Short
    /// elements are copied to `room`.
    #[doc(hidden)]
    fn widened<'s>(
        side: Side<'s, Self>,
        extents: [usize; 2],
        room: &'s mut Vec<Self::Wide>,
    ) -> Side<'s, Self::Wide>;
}

/// Elements that can be multiplied.
pub(crate) trait Number:
    Operand<Wide = Self> + Add<Output = Self> + Mul<Output = Self>
{
    const ZERO: Self;
    const ONE: Self;

    /// The fastest product of matrices for this processor.
    fn gemm() -> Gemm<Self>;

    /// Lends this thread's buffers for copies.
    fn with_buffers<R>(f: impl FnOnce(&mut Buffers<Self>) -> R) -> R;
}

/// Buffers for copies.
#[derive(Default)]
pub(crate) struct Buffers<T> {
    /// Has [`ROOM`] elements.
    pub(crate) turned: Vec<T>,
    pub(crate) left: Vec<T>,
    pub(crate) right: Vec<T>,
}

macro_rules! numbers {
    ($($ty:ty, $gemm:path;)*) => {$(
        impl Operand for $ty {
            type Wide = $ty;
            const IS_SHORT: bool = false;

            fn wide(self) -> $ty {
                self
            }
            fn widened<'s>(
                side: Side<'s, $ty>,
                _: [usize; 2],
                _: &'s mut Vec<$ty>,
            ) -> Side<'s, $ty> {
                side
            }
        }

        impl Number for $ty {
            const ZERO: $ty = 0.0;
            const ONE: $ty = 1.0;

            fn gemm() -> Gemm<$ty> {
                $gemm()
            }

            fn with_buffers<R>(f: impl FnOnce(&mut Buffers<$ty>) -> R) -> R {
                thread_local! {
                    static ROOMS: RefCell<Buffers<$ty>> = RefCell::default();
                }
                ROOMS.with_borrow_mut(|rooms| {
                    rooms.turned.resize(ROOM, 0.0);
                    f(rooms)
                })
            }
        }
    )*};
}

numbers! {
    f32, gemm_f32::gemm::f32::get_gemm_fn;
    f64, gemm_f64::gemm::f64::get_gemm_fn;
}

/// The bits of a bfloat16, which are the upper half of a float32's.
impl Operand for u16 {
    type Wide = f32;
    const IS_SHORT: bool = true;

    #[inline(always)]
    fn wide(self) -> f32 {
        f32::from_bits(u32::from(self) << 16)
    }

    fn widened<'s>(
        side: Side<'s, u16>,
        [free, summed]: [usize; 2],
        room: &'s mut Vec<f32>,
    ) -> Side<'s, f32> {
        // Copies along lines of neighbours, if there are any.
        let is_crosswise = side.free != 1;
        let ([lines, apart], [length, step]) = match is_crosswise {
            true => ([free, side.free], [summed, side.summed]),
            false => ([summed, side.summed], [free, side.free]),
        };
        room.resize(lines * length, 0.0);
        Arch::new().dispatch(|| {
            for (line, to) in room.chunks_exact_mut(length.max(1)).enumerate() {
                let line = &side.elements[line * apart..];
                match step {
                    1 => to.iter_mut().zip(line).for_each(|(to, from)| *to = from.wide()),
                    _ => (0..length).for_each(|at| to[at] = line[at * step].wide()),
                }
            }
        });
        let [free, summed] = if is_crosswise { [length, 1] } else { [1, length] };
        Side { elements: room, free, summed }
    }
}

/// The dot products of a row and of each line. Lines are `apart` elements from each other.
pub(crate) fn dots<S: Operand>(row: &[S::Wide], from: &[S], apart: usize, sums: &mut [S::Wide]) {
    Arch::new().dispatch(|| {
        for (line, sum) in sums.iter_mut().enumerate() {
            *sum = dot(row, &from[line * apart..][..row.len()]);
        }
    });
}

/// The sum of lines, each times its element of the row. Lines are `apart` elements from each other.
pub(crate) fn weighted<S: Operand>(
    row: &[S::Wide],
    from: &[S],
    apart: usize,
    sums: &mut [S::Wide],
) {
    /// Lines added in one pass, so that sums are read and written less often.
    const LINES: usize = 4;
    Arch::new().dispatch(|| {
        sums.fill(S::Wide::ZERO);
        let columns = sums.len();
        let line = |at: usize| &from[at * apart..][..columns];
        let (rows, rest) = row.as_chunks::<LINES>();
        for (at, [a, b, c, d]) in rows.iter().enumerate() {
            let [x, y, z, w] = std::array::from_fn(|i| line(at * LINES + i));
            for i in 0..columns {
                let near = *a * x[i].wide() + *b * y[i].wide();
                let far = *c * z[i].wide() + *d * w[i].wide();
                sums[i] = sums[i] + (near + far);
            }
        }
        for (at, factor) in rest.iter().enumerate() {
            for (sum, x) in sums.iter_mut().zip(line(rows.len() * LINES + at)) {
                *sum = *sum + *factor * x.wide();
            }
        }
    });
}

/// Sums in so many lanes that vector additions do not wait for each other.
#[inline(always)]
fn dot<S: Operand>(row: &[S::Wide], line: &[S]) -> S::Wide {
    let mut sums = [S::Wide::ZERO; LANES];
    let (rows, rest_of_row) = row.as_chunks::<LANES>();
    let (lines, rest_of_line) = line.as_chunks::<LANES>();
    for (row, line) in rows.iter().zip(lines) {
        for lane in 0..LANES {
            sums[lane] = sums[lane] + row[lane] * line[lane].wide();
        }
    }
    for (lane, (x, y)) in rest_of_row.iter().zip(rest_of_line).enumerate() {
        sums[lane] = sums[lane] + *x * y.wide();
    }
    let mut lanes = LANES;
    while lanes > 1 {
        lanes /= 2;
        for lane in 0..lanes {
            sums[lane] = sums[lane] + sums[lane + lanes];
        }
    }
    sums[0]
}

/// Transposes `lines` lines of `length` neighbouring elements, `apart` from each other. Calls
/// `put(j, i, tile)` with the elements at `j` of lines `i` and after.
pub(crate) fn transpose<S: Operand>(
    from: &[S],
    apart: usize,
    [lines, length]: [usize; 2],
    mut put: impl FnMut(usize, usize, &[S::Wide]),
) {
    const SIDE: usize = 4;
    let (whole_lines, whole_length) = (lines - lines % SIDE, length - length % SIDE);
    for first in (0..whole_lines).step_by(STEP) {
        for j in (0..whole_length).step_by(SIDE) {
            for i in (first..(first + STEP).min(whole_lines)).step_by(SIDE) {
                let mut tile = [[S::Wide::ZERO; SIDE]; SIDE];
                for (row, line) in tile.iter_mut().enumerate() {
                    let from = &from[(i + row) * apart + j..][..SIDE];
                    line.iter_mut().zip(from).for_each(|(to, from)| *to = from.wide());
                }
                for column in 0..SIDE {
                    put(j + column, i, &tile.map(|line| line[column]));
                }
            }
        }
    }
    for i in 0..lines {
        for j in if i < whole_lines { whole_length } else { 0 }..length {
            put(j, i, &[from[i * apart + j].wide()]);
        }
    }
}
