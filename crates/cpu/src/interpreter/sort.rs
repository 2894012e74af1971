//! Sorts of several arrays together, and the largest elements of lines.

use crate::interpreter::array::{Array, with_stored};
use hlo::{Block, Builder, DType, Type};
use smallvec::SmallVec;

/// An order of elements: the first array, which says whether others are real, may come first.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(crate) struct Order {
    has_real: bool,
    is_descending: bool,
}

impl Order {
    /// The order that a sort's region describes, if it is one that rows write.
    pub(crate) fn of(region: &Block, types: &[DType]) -> Option<Order> {
        let all = [false, true].map(|real| [false, true].map(|descending| (real, descending)));
        all.into_iter().flatten().find_map(|(has_real, is_descending)| {
            let order = Order { has_real, is_descending };
            let is_like =
                |simple| order.region(types, simple).is_some_and(|known| known.is_like(region));
            (is_like(true) || is_like(false)).then_some(order)
        })
    }

    /// The region for this order: a simple comparison, or one that puts NaN after all others.
    fn region(self, types: &[DType], is_simple: bool) -> Option<Block> {
        let key = *types.get(usize::from(self.has_real))?;
        if self.has_real && types[0] != DType::Bool {
            return None;
        }
        let b = Builder::recording();
        let arrays: Vec<_> =
            types.iter().map(|&dtype| b.argument(Type::new(dtype, &[2]))).collect();
        let sorted = b.sort(&arrays, 0, true, |v| {
            let [left, right] = [v[0], v[1]];
            let v = &v[2 * usize::from(self.has_real)..];
            let (less, more) = if self.is_descending { (v[1], v[0]) } else { (v[0], v[1]) };
            let before = less.lt(more);
            let before = match is_simple || !key.is_float() {
                true => before,
                false => before.or(more.is_nan().and(less.is_nan().not())),
            };
            if self.has_real { left.eq(right).select(before, left) } else { before }
        });
        let function = b.finish(&arrays, &sorted).ok()?;
        let sort = function.block.statements.into_iter().find(|s| s.name == "stablehlo.sort")?;
        sort.regions.into_iter().next()
    }
}

/// Sorts arrays of one shape together along a dimension. Equal elements keep their order.
pub(crate) fn sort<'a>(x: &[&Array<'_>], dim: usize, order: Order) -> SmallVec<[Array<'a>; 2]> {
    let last = x[0].dims.len() - 1;
    let mut turn: Vec<i64> = (0..=last as i64).collect();
    turn.swap(dim, last);
    let turned: Vec<_> = x.iter().map(|x| x.transposed(&turn)).collect();
    let mut keys = keys(&turned[usize::from(order.has_real)], Nan::Greatest);
    if order.is_descending {
        keys.iter_mut().for_each(|key| *key = !*key);
    }
    let real = order.has_real.then(|| turned[0].ordered::<u8>());
    let line = turned[0].dims[last].max(1) as usize;
    let mut places: Vec<u32> = Vec::with_capacity(keys.len());
    for start in (0..keys.len()).step_by(line) {
        let spare = |at: usize| real.as_ref().is_some_and(|real| real[at] == 0);
        let mut own: Vec<_> =
            (start..start + line).map(|at| (spare(at), keys[at], at as u32)).collect();
        own.sort_unstable();
        places.extend(own.into_iter().map(|(_, _, place)| place));
    }
    turned.iter().map(|x| chosen(x, &places, &x.dims).transposed(&turn)).collect()
}

/// The `k` largest elements of each line of the last dimension, in the order of their bits, and
/// their places.
pub(crate) fn top_k<'a>(x: &Array<'_>, k: usize) -> SmallVec<[Array<'a>; 2]> {
    let (keys, line) = (keys(x, Nan::ByBits), x.dims.last().map_or(1, |&n| n.max(1)) as usize);
    let mut dims = x.dims.clone();
    if let Some(last) = dims.last_mut() {
        *last = k as i64;
    }
    let (mut places, mut within) = (Vec::new(), Vec::new());
    for start in (0..keys.len()).step_by(line) {
        let mut own: Vec<_> = (0..line).map(|at| (!keys[start + at], at as u32)).collect();
        if 0 < k && k < line {
            own.select_nth_unstable(k - 1);
        }
        own.truncate(k);
        own.sort_unstable();
        places.extend(own.iter().map(|(_, at)| start as u32 + at));
        within.extend(own.iter().map(|(_, at)| *at as i32));
    }
    [chosen(x, &places, &dims), Array::new(DType::S32, &dims, within)].into_iter().collect()
}

/// The elements at these places of an array in row-major order.
fn chosen<'a>(x: &Array<'_>, places: &[u32], dims: &[i64]) -> Array<'a> {
    with_stored!(x.dtype, T => {
        let all = x.ordered::<T>();
        Array::new(x.dtype, dims, places.iter().map(|&at| all[at as usize]).collect())
    })
}

/// How NaN and zeros of both signs are ordered.
#[derive(Clone, Copy, PartialEq)]
enum Nan {
    /// All NaN are equal and greater than other elements; zeros are equal.
    Greatest,
    /// As integers with sign and magnitude.
    ByBits,
}

/// Unsigned integers in the order of the elements.
fn keys(x: &Array<'_>, nan: Nan) -> Vec<u64> {
    const TOP: u64 = 1 << 63;
    let of_float = |bits: u64, width: u32, infinity: u64| {
        let sign = 1 << (width - 1);
        match nan {
            Nan::Greatest if bits & !sign > infinity => return u64::MAX,
            Nan::Greatest if bits == sign => return sign,
            _ => {}
        }
        if bits & sign == 0 { bits | sign } else { !bits & (sign | (sign - 1)) }
    };
    macro_rules! each {
        ($T:ty, $x:ident => $key:expr) => {
            x.ordered::<$T>().iter().map(|&$x| $key).collect()
        };
    }
    match x.dtype {
        DType::F64 => each!(f64, x => of_float(x.to_bits(), 64, f64::INFINITY.to_bits())),
        DType::F32 => {
            let infinity = u64::from(f32::INFINITY.to_bits());
            each!(f32, x => of_float(u64::from(x.to_bits()), 32, infinity))
        }
        DType::F16 => each!(u16, x => of_float(u64::from(x), 16, 0x7c00)),
        DType::BF16 => each!(u16, x => of_float(u64::from(x), 16, 0x7f80)),
        DType::Bool | DType::U8 => each!(u8, x => u64::from(x)),
        DType::U16 => each!(u16, x => u64::from(x)),
        DType::U32 => each!(u32, x => u64::from(x)),
        DType::U64 => each!(u64, x => x),
        DType::S8 => each!(i8, x => i64::from(x) as u64 ^ TOP),
        DType::S16 => each!(i16, x => i64::from(x) as u64 ^ TOP),
        DType::S32 => each!(i32, x => i64::from(x) as u64 ^ TOP),
        _ => each!(i64, x => x as u64 ^ TOP),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn sorted(order: Order, real: &[u8], x: &[f32]) -> (Vec<f32>, Vec<i32>) {
        let dims = [x.len() as i64];
        let real = Array::new(DType::Bool, &dims, real.to_vec());
        let places = Array::new(DType::S32, &dims, (0..x.len() as i32).collect());
        let x = Array::new(DType::F32, &dims, x.to_vec());
        let all = [&real, &x, &places];
        let made = sort(&all[usize::from(!order.has_real)..], 0, order);
        let [.., x, places] = &made[..] else { unreachable!() };
        (x.ordered::<f32>().into_owned(), places.ordered::<i32>().into_owned())
    }

    #[test]
    fn nan_is_the_greatest_and_equal_elements_keep_their_order() {
        let x = [2.0, f32::NAN, -0.0, 0.0, -3.0, 2.0];
        let order = |is_descending| Order { has_real: false, is_descending };
        assert_eq!(sorted(order(false), &[1; 6], &x).1, [4, 2, 3, 0, 5, 1]);
        assert_eq!(sorted(order(true), &[1; 6], &x).1, [1, 0, 5, 2, 3, 4]);
        let real = Order { has_real: true, is_descending: true };
        assert_eq!(sorted(real, &[1, 0, 1, 1, 0, 1], &x).1, [0, 5, 2, 3, 1, 4]);
    }

    #[test]
    fn regions_of_rows_are_recognised() {
        for dtype in [DType::F32, DType::S64, DType::BF16] {
            for is_descending in [false, true] {
                let b = Builder::recording();
                let x = b.argument(Type::new(dtype, &[4]));
                let made = x.sort_with_places(0, is_descending);
                let function = b.finish(&[x], &[made.0]).expect("a function");
                let sort = function.block.statements.last().expect("a sort");
                let order = Order::of(&sort.regions[0], &[dtype, DType::S32]);
                assert_eq!(order, Some(Order { has_real: false, is_descending }));
            }
        }
    }

    #[test]
    fn the_largest_come_first() {
        let x = Array::new(DType::F32, &[2, 3], vec![1f32, 3.0, 2.0, -1.0, f32::INFINITY, -1.0]);
        let made = top_k(&x, 2);
        assert_eq!(*made[0].ordered::<f32>(), [3.0, 2.0, f32::INFINITY, -1.0]);
        assert_eq!(*made[1].ordered::<i32>(), [1, 2, 1, 0]);
    }
}
