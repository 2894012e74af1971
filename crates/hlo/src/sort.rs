//! Sorts a line together with the places of its elements.

use crate::DType;
use crate::build::Value;

impl<'b> Value<'b> {
    /// Sorted elements and their former places along `dim`. NaN counts as greater than
    /// everything. Ties keep their order.
    pub fn sort_with_places(self, dim: usize, descending: bool) -> (Value<'b>, Value<'b>) {
        let places = self.b.iota(dim, self.ty().with_dtype(DType::of_places(self.dim(dim))));
        let dtype = self.dtype();
        let sorted = self.b.sort(&[self, places], dim, true, |v| {
            let (less, more) = if descending { (v[1], v[0]) } else { (v[0], v[1]) };
            let before = less.lt(more);
            if dtype.is_float() {
                before.or(more.is_nan().and(less.is_nan().not()))
            } else {
                before
            }
        });
        (sorted[0], sorted[1])
    }
}
