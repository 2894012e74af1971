//! Sorting a line together with the places that its elements come from.
//!
//! XLA:CPU sorts one integer per element, smallest first, by itself; anything else it sorts by
//! calling the comparison for each pair, six times as slow. So where programs are written for it, an
//! element of up to 32 bits and its place are one integer, of which the element is the upper half.

use crate::DType;
use crate::build::Value;

/// Where an element's place is in such an integer. Below it, a bit says that a zero is negative.
const PLACE: i64 = 1;
const ELEMENT: i64 = 32;
/// The bits of one, to stand for all.
const QUIET_NAN: i64 = 0x7fc0_0000;

impl<'b> Value<'b> {
    /// Sorted elements and the `s32` places along `dim` that they come from. NaN counts as greater
    /// than everything; ties keep their order.
    pub fn sort_with_places(self, dim: usize, descending: bool) -> (Value<'b>, Value<'b>) {
        let places = self.b.iota(dim, self.ty().with_dtype(DType::S32));
        let dtype = self.dtype();
        let is_short = dtype.bytes() <= 4 && !dtype.is_complex() && dtype != DType::U32;
        if self.b.is_guiding() && is_short {
            return self.sort_packed(places, dim, descending);
        }
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

    fn sort_packed(
        self,
        places: Value<'b>,
        dim: usize,
        descending: bool,
    ) -> (Value<'b>, Value<'b>) {
        let turned = |key: Value<'b>| if descending { key.not() } else { key };
        let wide =
            |v: Value<'b>, by: i64| v.convert(DType::S64).shift_left(v.whole(by, DType::S64));
        let (key, minus) = self.key();
        let packed = wide(turned(key), ELEMENT).or(wide(places, PLACE)).or(wide(minus, 0));
        let sorted = self.b.sort(&[packed], dim, true, |v| v[0].lt(v[1]))[0];
        let high = sorted.shift_right_arithmetic(sorted.whole(ELEMENT, DType::S64));
        let low = sorted.convert(DType::U32);
        let places = low.shift_right_logical(low.whole(PLACE, DType::U32)).convert(DType::S32);
        let (key, minus) = (turned(high.convert(DType::S32)), low.and(low.whole(1, DType::U32)));
        (key.of_key(minus.convert(DType::Bool), self.dtype()), places)
    }

    /// An `s32` in the order of the elements, and 1 where the element is a negative zero.
    fn key(self) -> (Value<'b>, Value<'b>) {
        if !self.dtype().is_float() {
            return (self.convert(DType::S32), self.whole(0, DType::S32));
        }
        // By its bits, as comparisons take a number that is too small to be normal for zero.
        let x = self.convert(DType::F32);
        let (bits, nan) = (x.bitcast_convert(DType::S32), x.whole(QUIET_NAN, DType::S32));
        let minus = bits.eq(x.whole(i64::from(i32::MIN), DType::S32));
        let alike = minus.select(bits.zeros_like(), x.is_nan().select(nan, bits));
        (alike.ordered(), minus.convert(DType::S32))
    }

    /// The element by its key.
    fn of_key(self, minus: Value<'b>, dtype: DType) -> Value<'b> {
        if !dtype.is_float() {
            return self.convert(dtype);
        }
        let x = self.ordered().bitcast_convert(DType::F32);
        minus.select(x.negate(), x).convert(dtype)
    }

    /// The bits of a float as a number in the float's order, and back: those of negative ones are in
    /// the opposite order.
    fn ordered(self) -> Value<'b> {
        let sign = self.shift_right_arithmetic(self.whole(31, DType::S32));
        self.xor(sign.and(self.whole(i64::from(i32::MAX), DType::S32)))
    }

    fn whole(self, n: i64, dtype: DType) -> Value<'b> {
        self.b.splat(n, self.ty().with_dtype(dtype))
    }
}
