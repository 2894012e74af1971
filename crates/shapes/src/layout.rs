//! The places of elements in a padded buffer.

use hlo::{Builder, DType, Recorded, Result, Type};
use smallvec::SmallVec;

/// A run of places, the first `size` of which hold elements.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Run {
    pub bound: i64,
    pub size: i64,
}

pub type Runs = SmallVec<[Run; 2]>;

/// For each dimension the runs that count its places, the last one fastest.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Layout(pub Vec<Runs>);

impl Layout {
    /// `None` where there is no room to spare.
    pub fn spare(dims: Vec<Runs>) -> Option<Layout> {
        let full = dims.iter().flatten().all(|run| run.bound == run.size);
        (!full).then_some(Layout(dims))
    }

    /// How many runs count its places.
    pub fn runs(&self) -> usize {
        self.0.iter().map(|runs| runs.len()).sum()
    }

    /// The type of a buffer with this layout.
    pub fn buffer_type(&self, dtype: DType) -> Type {
        let dims: Vec<_> = self.0.iter().map(|d| d.iter().map(|r| r.bound).product()).collect();
        Type::new(dtype, &dims)
    }

    /// Calls `copy` with the first byte of each stretch of neighbouring elements, among the
    /// elements alone and in the buffer, and its length in bytes.
    fn stretches(&self, width: usize, mut copy: impl FnMut(usize, usize, usize)) {
        let mut runs: Vec<Run> = self.0.iter().flatten().copied().collect();
        let mut unit = width;
        while let Some(last) = runs.pop_if(|run| run.bound == run.size) {
            unit *= last.size as usize;
        }
        let Some(inner) = runs.pop() else { return copy(0, 0, unit) };
        if unit == 0 || inner.size == 0 || runs.iter().any(|run| run.size == 0) {
            return;
        }
        let length = inner.size as usize * unit;
        let room = inner.bound as usize * unit;
        let mut index = vec![0i64; runs.len()];
        let mut dense = 0;
        loop {
            let place = |place, (run, &i): (&Run, &i64)| place * run.bound + i;
            let outer = runs.iter().zip(&index).fold(0, place);
            copy(dense, outer as usize * room, length);
            dense += length;
            let Some(d) = (0..runs.len()).rev().find(|&d| index[d] + 1 < runs[d].size) else {
                return;
            };
            index[d] += 1;
            index[d + 1..].fill(0);
        }
    }

    /// The elements of a buffer.
    pub fn unpack(&self, buffer: &[u8], width: usize, elements: &mut [u8]) {
        self.stretches(width, |dense, place, n| {
            elements[dense..dense + n].copy_from_slice(&buffer[place..place + n]);
        });
    }

    /// A buffer with these elements. What lies between is no number, lest its use go unseen.
    pub fn pack(&self, elements: &[u8], dtype: DType) -> Vec<u8> {
        let between = if dtype.is_bool() { 1 } else { 0xFF };
        let mut buffer = vec![between; self.buffer_type(dtype).bytes()];
        self.stretches(dtype.bytes(), |dense, place, n| {
            buffer[place..place + n].copy_from_slice(&elements[dense..dense + n]);
        });
        buffer
    }
}

/// The layout that a program wants for an input which has another one.
pub struct Repack {
    pub ty: Type,
    pub from: Option<Layout>,
    pub to: Option<Layout>,
}

impl Repack {
    pub fn buffer_type(&self) -> Type {
        self.to.as_ref().map_or_else(|| self.ty.clone(), |to| to.buffer_type(self.ty.dtype))
    }

    /// The function that repacks a buffer of any size within both layouts. `None` if it would be for
    /// the sizes of this buffer alone.
    pub fn function(&self) -> Option<Result<Recorded>> {
        let (from, to) = (self.from.as_ref()?, self.to.as_ref()?);
        let has_equal_runs = |(x, y): (&Runs, &Runs)| {
            x.len() == y.len() && x.iter().zip(y).all(|(x, y)| x.size == y.size)
        };
        from.0.iter().zip(&to.0).all(has_equal_runs).then(|| self.between(from, to))
    }

    fn between(&self, from: &Layout, to: &Layout) -> Result<Recorded> {
        let b = Builder::recording();
        let bounds = |layout: &Layout| layout.0.iter().flatten().map(|run| run.bound).collect();
        let (before, after): (Vec<i64>, Vec<i64>) = (bounds(from), bounds(to));
        let buffer = b.argument(from.buffer_type(self.ty.dtype));
        let mut value = buffer.reshape(&before);
        // Padding is no number, so that its use would be seen.
        let padding = match self.ty.dtype {
            dtype if dtype.is_bool() => b.scalar(true, dtype),
            dtype if dtype.is_float() || dtype.is_complex() => b.scalar(f64::NAN, dtype),
            dtype => b.scalar(-1, dtype),
        };
        for (d, (&now, &wanted)) in before.iter().zip(&after).enumerate() {
            value = match wanted < now {
                true => value.slice_dim(d, 0, wanted, 1),
                false => value.pad_dim(padding, d, 0, wanted - now),
            };
        }
        b.finish(&[buffer], &[value.reshape(&to.buffer_type(self.ty.dtype).dims)])
    }

    /// The type of the buffer as it is now.
    pub fn type_before(&self) -> Type {
        let before = self.from.as_ref().map(|from| from.buffer_type(self.ty.dtype));
        before.unwrap_or_else(|| self.ty.clone())
    }

    pub fn bytes(&self, buffer: Vec<u8>) -> Vec<u8> {
        let elements = match &self.from {
            None => buffer,
            Some(from) => {
                let mut elements = vec![0; self.ty.bytes()];
                from.unpack(&buffer, self.ty.dtype.bytes(), &mut elements);
                elements
            }
        };
        match &self.to {
            None => elements,
            Some(to) => to.pack(&elements, self.ty.dtype),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn elements_survive_being_packed() {
        let run = |bound, size| Run { bound, size };
        let dims = vec![
            Runs::from_slice(&[run(2, 2)]),
            Runs::from_slice(&[run(4, 3), run(3, 2)]),
            Runs::from_slice(&[run(5, 5)]),
        ];
        let layout = Layout::spare(dims).expect("room to spare");
        assert_eq!(layout.buffer_type(DType::S16).dims[..], [2, 12, 5]);
        let elements: Vec<u8> = (0..2 * 6 * 5 * 2).map(|i| i as u8).collect();
        let packed = layout.pack(&elements, DType::S16);
        assert_eq!(packed.len(), 2 * 12 * 5 * 2);
        assert_eq!(packed.iter().filter(|&&b| b == 0xFF).count(), packed.len() - elements.len());
        let mut unpacked = vec![0; elements.len()];
        layout.unpack(&packed, 2, &mut unpacked);
        assert_eq!(unpacked, elements);
    }

    #[test]
    fn padded_buffers_are_repacked_by_one_function_for_all_sizes() {
        let layout = |bound, size| {
            Layout::spare(vec![
                Runs::from_slice(&[Run { bound, size }]),
                Runs::from_slice(&[Run { bound: 3, size: 3 }]),
            ])
        };
        let repack = |from, to, size| {
            let repack = Repack { ty: Type::new(DType::F32, &[size, 3]), from, to };
            repack.function().map(|function| function.expect("a function").text("program"))
        };
        let five = repack(layout(8, 5), layout(16, 5), 5);
        assert!(five.as_ref().is_some_and(|text| text.contains("tensor<16x3xf32>")));
        assert_eq!(five, repack(layout(8, 7), layout(16, 7), 7));
        assert_eq!(repack(None, layout(16, 5), 5), None);
    }

    #[test]
    fn no_room_is_no_layout() {
        assert_eq!(Layout::spare(vec![Runs::from_slice(&[Run { bound: 3, size: 3 }])]), None);
    }
}
