//! Goes through several arrays together, in order, along lines that are as long as possible.

use smallvec::{SmallVec, smallvec};

/// The places of some dimensions, and the position of each of `N` arrays' elements there.
pub(crate) struct Walk<const N: usize> {
    /// Extents and strides, the innermost last. Neighbouring dimensions are one if they are
    /// contiguous in all arrays.
    dims: SmallVec<[(usize, [isize; N]); 6]>,
    starts: [usize; N],
}

impl<const N: usize> Walk<N> {
    /// Takes the strides and the start of each array. An array without dimensions has the same
    /// element everywhere.
    pub(crate) fn new(dims: &[i64], places: [(&[isize], usize); N]) -> Self {
        let mut walk: SmallVec<[(usize, [isize; N]); 6]> = SmallVec::new();
        for (d, &extent) in dims.iter().enumerate().filter(|(_, extent)| **extent != 1) {
            let strides = places.map(|(strides, _)| strides.get(d).copied().unwrap_or(0));
            match walk.last_mut() {
                Some((outer, before))
                    if (0..N).all(|i| before[i] == strides[i] * extent as isize) =>
                {
                    (*outer, *before) = (*outer * extent as usize, strides);
                }
                _ => walk.push((extent as usize, strides)),
            }
        }
        Self { dims: walk, starts: places.map(|(_, start)| start) }
    }

    /// Calls `row(starts, length, strides)` for each line.
    pub(crate) fn rows(&self, mut row: impl FnMut([usize; N], usize, [isize; N])) {
        self.each([0; N], &mut row);
    }

    /// The same, `from` elements further in each array.
    pub(crate) fn rows_from(
        &self,
        from: [isize; N],
        mut row: impl FnMut([usize; N], usize, [isize; N]),
    ) {
        self.each(from, &mut row);
    }

    /// One piece of code for all bodies, of which there are hundreds: the compiler takes less time.
    fn each(&self, from: [isize; N], row: &mut dyn FnMut([usize; N], usize, [isize; N])) {
        let mut at: [usize; N] =
            std::array::from_fn(|i| self.starts[i].wrapping_add_signed(from[i]));
        let Some((&(length, strides), outer)) = self.dims.split_last() else {
            return row(at, 1, [1; N]);
        };
        if self.dims.iter().any(|(extent, _)| *extent == 0) {
            return;
        }
        let mut index: SmallVec<[usize; 6]> = smallvec![0; outer.len()];
        'lines: loop {
            row(at, length, strides);
            for (d, (extent, strides)) in outer.iter().enumerate().rev() {
                index[d] += 1;
                let turns_over = index[d] == *extent;
                let steps = if turns_over { 1 - *extent as isize } else { 1 };
                (0..N).for_each(|i| at[i] = at[i].wrapping_add_signed(strides[i] * steps));
                if !turns_over {
                    continue 'lines;
                }
                index[d] = 0;
            }
            return;
        }
    }
}
