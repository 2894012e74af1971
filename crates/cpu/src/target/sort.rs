//! Sorts lines together with the places of their elements, as one integer for each element.
//!
//! XLA:CPU has fast code for sorting one integer per element in ascending order. For other sorts it
//! calls the comparison for each pair, which is six times as slow. So an element of up to 32 bits
//! and its place become one integer, with the element in the upper half.

use super::XlaCpu;
use hlo::{Block, Builder, DType, Rewriter, Statement, Type, Value};

/// The position of an element's place in such an integer. The bit below tells a negative zero.
const PLACE: i64 = 1;
const ELEMENT: i64 = 32;
/// The bits of one NaN, which replaces all others.
const QUIET_NAN: i64 = 0x7fc0_0000;

impl XlaCpu<'_> {
    /// A sort of short elements as `sort_with_places` writes it.
    pub(super) fn sort<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let [elements, places] = s.operands[..] else { return None };
        let dim = s.attributes.ints("dimension")?[0];
        let iota = self.definitions.named(places, "stablehlo.iota")?;
        let dtype = self.function.ty(elements).dtype;
        let is_short = dtype.bytes() <= 4 && !dtype.is_complex() && dtype != DType::U32;
        let counts = iota.attributes.ints("iota_dimension")? == [dim]
            && self.function.ty(places).dtype == DType::S32;
        if !is_short || !counts || s.attributes.text("is_stable")? != "true" {
            return None;
        }
        let is_order = |descending: &bool| {
            comparison(dtype, *descending).is_some_and(|known| known.is_like(&s.regions[0]))
        };
        let descending = [false, true].into_iter().find(is_order)?;
        let (sorted, places) =
            sort_packed(to.value(elements), to.value(places), dim as usize, descending);
        Some(vec![sorted, places])
    }
}

/// The comparison that `sort_with_places` writes.
fn comparison(dtype: DType, descending: bool) -> Option<Block> {
    let b = Builder::recording();
    let x = b.argument(Type::new(dtype, &[2]));
    let (sorted, _) = x.sort_with_places(0, descending);
    let function = b.finish(&[x], &[sorted]).ok()?;
    let sort = function.block.statements.into_iter().find(|s| s.name == "stablehlo.sort")?;
    sort.regions.into_iter().next()
}

fn sort_packed<'b>(
    x: Value<'b>,
    places: Value<'b>,
    dim: usize,
    descending: bool,
) -> (Value<'b>, Value<'b>) {
    let turned = |key: Value<'b>| if descending { key.not() } else { key };
    let wide = |v: Value<'b>, by: i64| v.convert(DType::S64).shift_left(whole(v, by, DType::S64));
    let (key, minus) = key(x);
    let packed = wide(turned(key), ELEMENT).or(wide(places, PLACE)).or(wide(minus, 0));
    let sorted = x.builder().sort(&[packed], dim, true, |v| v[0].lt(v[1]))[0];
    let high = sorted.shift_right_arithmetic(whole(sorted, ELEMENT, DType::S64));
    let low = sorted.convert(DType::U32);
    let places = low.shift_right_logical(whole(low, PLACE, DType::U32)).convert(DType::S32);
    let (key, minus) = (turned(high.convert(DType::S32)), low.and(whole(low, 1, DType::U32)));
    (of_key(key, minus.convert(DType::Bool), x.dtype()), places)
}

/// An `s32` that sorts like the elements, and 1 for a negative zero.
fn key(x: Value<'_>) -> (Value<'_>, Value<'_>) {
    if !x.dtype().is_float() {
        return (x.convert(DType::S32), whole(x, 0, DType::S32));
    }
    // By bits, because comparisons treat subnormal numbers as zero.
    let x = x.convert(DType::F32);
    let (bits, nan) = (x.bitcast_convert(DType::S32), whole(x, QUIET_NAN, DType::S32));
    let minus = bits.eq(whole(x, i64::from(i32::MIN), DType::S32));
    let canonical = minus.select(bits.zeros_like(), x.is_nan().select(nan, bits));
    (ordered(canonical), minus.convert(DType::S32))
}

/// The element of a key.
fn of_key<'b>(key: Value<'b>, minus: Value<'b>, dtype: DType) -> Value<'b> {
    if !dtype.is_float() {
        return key.convert(dtype);
    }
    let x = ordered(key).bitcast_convert(DType::F32);
    minus.select(x.negate(), x).convert(dtype)
}

/// The bits of a float as a number with the float's order, and back. The bits of negative floats
/// are in the opposite order.
fn ordered(bits: Value<'_>) -> Value<'_> {
    let sign = bits.shift_right_arithmetic(whole(bits, 31, DType::S32));
    bits.xor(sign.and(whole(bits, i64::from(i32::MAX), DType::S32)))
}

fn whole(like: Value<'_>, n: i64, dtype: DType) -> Value<'_> {
    like.builder().splat(n, like.ty().with_dtype(dtype))
}

#[cfg(test)]
mod tests {
    use crate::target::rewrite;
    use hlo::{Builder, DType, Type};

    #[test]
    fn short_elements_are_sorted_as_one_integer() {
        let sorts = |dtype, descending| {
            let b = Builder::recording();
            let x = b.argument(Type::new(dtype, &[8, 16]));
            let (sorted, places) = x.sort_with_places(1, descending);
            let function = b.finish(&[x], &[sorted, places]).expect("a valid function");
            let rewritten = rewrite(&function).expect("a valid rewriting");
            let sort = rewritten.block.statements.iter().find(|s| s.name == "stablehlo.sort");
            sort.expect("a sort").operands.len() == 1
        };
        for dtype in [DType::F32, DType::BF16, DType::S32, DType::U8, DType::Bool] {
            assert!(sorts(dtype, false) && sorts(dtype, true), "{dtype:?}");
        }
        assert!(!sorts(DType::F64, false) && !sorts(DType::S64, true));
    }
}
