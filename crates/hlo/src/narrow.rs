//! Products of few rows with many columns, for a compiler that takes them as they are written.
//!
//! Before XLA:CPU multiplies, it packs the right side, and where that lies in memory as its
//! transpose, as in `x @ w.T`, packing takes up to ten times as long as multiplying. With few rows
//! in `x` it is quicker to write `(w @ x.T).T`: what is transposed then is small. Barriers keep the
//! compiler from putting the transposes back into the product.

use crate::build::Value;
use crate::{DType, DotDims};

/// How many rows are few, also beside the columns.
const ROWS: std::ops::RangeInclusive<i64> = 2..=128;
const COLUMNS_PER_ROW: i64 = 4;
/// A right side with fewer elements is packed in no time.
const SMALL: i64 = 1 << 12;

impl<'b> Value<'b> {
    /// `dot_general` with its sides exchanged, or `None` where that would not be faster.
    pub(crate) fn dot_exchanged(
        self,
        rhs: Value<'b>,
        d: &DotDims,
        result: DType,
    ) -> Option<Value<'b>> {
        let rank = self.rank();
        let batching: Vec<i64> = (0..rank as i64 - 2).collect();
        let one_of_the_last = |contracting: &[i64]| match contracting {
            [dim] if *dim >= batching.len() as i64 => Some(*dim as usize),
            _ => None,
        };
        let plain = self.b.is_guiding()
            && matches!(self.dtype(), DType::F32 | DType::F64)
            && rank >= 2
            && rhs.rank() == rank
            && d.lhs_batching == batching
            && d.rhs_batching == batching;
        if !plain {
            return None;
        }
        // Each side as it lies in memory: which of its last dimensions is contracted there.
        let (x, i) = self.before_swap(one_of_the_last(&d.lhs_contracting)?);
        let (w, j) = rhs.before_swap(one_of_the_last(&d.rhs_contracting)?);
        let (last, other) = (rank - 1, rank - 2);
        let (rows, depth, columns) = (x.dim(last + other - i), x.dim(i), w.dim(other));
        let few = ROWS.contains(&rows) && rows * COLUMNS_PER_ROW <= columns;
        if j != last || !few || depth * columns < SMALL {
            return None;
        }
        let narrow = if i == other { x } else { x.swap_last().held() };
        let d = DotDims {
            lhs_contracting: vec![last as i64],
            rhs_contracting: vec![other as i64],
            ..d.clone()
        };
        Some(w.dot_as_written(narrow, &d, result).held().swap_last())
    }

    /// What this is the transpose of in the last two dimensions, where it is one, and where `dim`
    /// lies there.
    fn before_swap(self, dim: usize) -> (Value<'b>, usize) {
        match self.swapped() {
            Some(before) => (before, 2 * self.rank() - 3 - dim),
            None => (self, dim),
        }
    }

    pub(crate) fn note_transpose(self, result: Value<'b>, permutation: &[i64]) {
        if self.b.is_guiding() && permutation.len() >= 2 && *permutation == swap(permutation.len())
        {
            self.b.inner.borrow_mut().swapped.insert(result.id, self.id);
        }
    }

    fn swapped(self) -> Option<Value<'b>> {
        let id = *self.b.inner.borrow().swapped.get(&self.id)?;
        Some(Value { id, ..self })
    }

    fn swap_last(self) -> Value<'b> {
        self.transpose(&swap(self.rank()))
    }

    fn held(self) -> Value<'b> {
        self.b.optimization_barrier(&[self])[0]
    }
}

/// The permutation that exchanges the last two dimensions.
fn swap(rank: usize) -> Vec<i64> {
    let n = rank as i64;
    (0..n - 2).chain([n - 1, n - 2]).collect()
}

#[cfg(test)]
mod tests {
    use crate::{Argument, Builder, DType, Donation, Type};

    /// The text of `x @ w.T`.
    fn linear(b: &Builder, rows: i64, columns: i64) -> String {
        let x = b.argument(Type::new(DType::F32, &[rows, 256]));
        let w = b.argument(Type::new(DType::F32, &[columns, 256]));
        let y = x.matmul(w.transpose(&[1, 0]));
        assert_eq!(y.dims()[..], [rows, columns]);
        let arguments =
            [x, w].map(|value| Argument { value, donation: Donation::None, sharding: None });
        b.finish("linear", &arguments, &[y]).expect("a law-abiding function")
    }

    #[test]
    fn few_rows_come_second() {
        let text = linear(&Builder::text().guiding(), 8, 512);
        assert!(text.contains("\"stablehlo.dot_general\"(%1, "), "{text}");
        assert_eq!(text.matches("\"stablehlo.optimization_barrier\"").count(), 2, "{text}");
    }

    #[test]
    fn other_products_are_left_alone() {
        for (rows, columns) in [(1, 512), (256, 2048), (64, 128), (2, 8)] {
            let guided = linear(&Builder::text().guiding(), rows, columns);
            assert_eq!(guided, linear(&Builder::text(), rows, columns));
        }
        assert!(!linear(&Builder::text(), 8, 512).contains("barrier"));
    }
}
