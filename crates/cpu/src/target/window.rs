//! Pooling windows as slices.
//!
//! XLA:CPU walks a window element by element. Here each place of the window is a slice, and vector
//! loops combine the slices, one dimension after the other. A maximum or a sum over a box is the
//! maximum or sum of its rows' results. The gradient of a maximum asks for each element's windows
//! if the element was their maximum, which needs no scatter.

use super::reduce::{in_stages, is_neutral};
use super::{XlaCpu, fit_dim, matches};
use crate::tuning::window::MOST_SLICES;
use hlo::{Builder, DType, Dims, Reducer, Rewriter, Statement, Type, Value, Window};

impl XlaCpu<'_> {
    pub(super) fn reduce_window<'b>(
        &self,
        s: &Statement,
        to: &Rewriter<'_, 'b>,
    ) -> Option<Vec<Value<'b>>> {
        let window = Window::of(&s.attributes)?;
        let is_spread = window.base_dilation.iter().any(|&d| d != 1);
        let dtype = self.function.ty(s.operands[0]).dtype;
        if let [x, places, ..] = s.operands[..]
            && s.operands.len() == 4
        {
            if is_spread {
                return None;
            }
            let known = canonical(dtype, "stablehlo.reduce_window", |x| {
                let places = x.builder().iota(0, x.ty().with_dtype(DType::S32));
                x.reduce_window_with_places(places, &Window::new(&[2])).1
            })?;
            if !matches(&known, s) {
                return None;
            }
            let best = Best { value: to.value(x), place: Some(to.value(places)) };
            let best = best.over(&window, Reducer::Max);
            return Some(vec![best.value, best.place?]);
        }
        let reducer = Reducer::of(&s.regions[0])?;
        let [x, init] = s.operands[..] else { return None };
        if !is_neutral(self.definitions.named(init, "stablehlo.constant")?, reducer, dtype) {
            return None;
        }
        let value = to.value(x);
        let made = match reducer {
            Reducer::Add if is_spread => spread(value, &window)?,
            Reducer::Max if is_spread => repeated(value, &window)?,
            _ if is_spread => return None,
            Reducer::Max | Reducer::Min => Best { value, place: None }.over(&window, reducer).value,
            Reducer::Add if is_tiling(&window) => sums_of_tiles(value, &window),
            _ => return None,
        };
        Some(vec![made])
    }

    pub(super) fn select_and_scatter<'b>(
        &self,
        s: &Statement,
        to: &Rewriter<'_, 'b>,
    ) -> Option<Value<'b>> {
        let ty = self.function.ty(s.operands[0]);
        let known = canonical(ty.dtype, "stablehlo.select_and_scatter", |x| {
            x.select_and_scatter_max(x, &Window::new(&[1]))
        })?;
        let window = Window::of(&s.attributes)?;
        if !matches(&known, s) {
            return None;
        }
        let (x, source) = (to.operand(s, 0), to.operand(s, 1));
        let slid = slid(&window);
        let own = places(x, &slid);
        let best = Best { value: x, place: Some(own) }.over(&window, Reducer::Max);
        let made = to_places(source, best.place?, own, &slid, &window)?;
        Some(made.convert(ty.dtype))
    }
}

/// The statement of this name that a helper of `hlo` writes, for comparison.
fn canonical(
    dtype: DType,
    name: &str,
    write: impl for<'b> Fn(Value<'b>) -> Value<'b>,
) -> Option<Statement> {
    let b = Builder::recording();
    let x = b.argument(Type::new(dtype, &[2]));
    let function = b.finish(&[x], &[write(x)]).ok()?;
    function.block.statements.into_iter().find(|s| s.name == name)
}

/// The dimensions along which a window has several elements, a stride, padding, or a base dilation.
fn slid(window: &Window) -> Vec<usize> {
    let is_one = |d: usize| window.size[d] == 1 && window.base_dilation[d] == 1;
    let stays = |d: usize| is_one(d) && window.stride[d] == 1 && window.padding[d] == (0, 0);
    (0..window.size.len()).filter(|&d| !stays(d)).collect()
}

/// True if the windows partition their operand, but for elements at the end. The last window may be
/// cut short.
fn is_tiling(window: &Window) -> bool {
    (0..window.size.len()).all(|d| {
        let (low, high) = window.padding[d];
        let is_next = window.size[d] == window.stride[d] && window.dilation[d] == 1;
        is_next && low == 0 && high < window.size[d]
    })
}

/// Each window along a dimension sees one element, and that many windows see the same one.
fn repeats(window: &Window, d: usize) -> bool {
    let size = window.size[d];
    window.base_dilation[d] == size && window.padding[d].0 == size - 1 && window.stride[d] == 1
}

/// The value whose elements are repeated by these windows.
fn repeated<'b>(x: Value<'b>, window: &Window) -> Option<Value<'b>> {
    let (slid, whole) = (slid(window), window.extents(&x.dims()));
    let sees_one = |&d: &usize| repeats(window, d) && window.padding[d].1 < window.size[d];
    let made =
        || slid.iter().fold(x, |v, &d| repeat(v, d, window.size[d]).slice_dim(d, 0, whole[d], 1));
    slid.iter().all(sees_one).then(made)
}

/// Sums over windows of a value with zeros between its elements: the gradient of an average.
fn spread<'b>(x: Value<'b>, window: &Window) -> Option<Value<'b>> {
    let slid = slid(window);
    let zero = x.builder().scalar(0, x.dtype());
    if slid.iter().all(|&d| repeats(window, d)) {
        let whole = window.extents(&x.dims());
        return Some(slid.iter().fold(x, |v, &d| {
            let repeated = repeat(v, d, window.size[d]);
            repeated.pad_dim(zero, d, 0, whole[d] - repeated.dim(d))
        }));
    }
    if slid.iter().any(|&d| window.size[d] > MOST_SLICES) {
        return None;
    }
    let none = vec![0; x.rank()];
    let between: Vec<i64> = window.base_dilation.iter().map(|&d| d - 1).collect();
    let padded = x.pad(zero, &none, &none, &between);
    let plain = Window { base_dilation: vec![1; x.rank()], ..window.clone() };
    Some(Best { value: padded, place: None }.over(&plain, Reducer::Add).value)
}

fn sums_of_tiles<'b>(x: Value<'b>, window: &Window) -> Value<'b> {
    let counts = window.extents(&x.dims());
    let zero = x.builder().scalar(0, x.dtype());
    let covered = (0..x.rank()).fold(x, |x, d| {
        let (extent, end) = (x.dim(d), counts[d] * window.size[d]);
        let padded = if end > extent { x.pad_dim(zero, d, 0, end - extent) } else { x };
        padded.slice_dim(d, 0, end, 1)
    });
    let split: Dims = (0..x.rank()).flat_map(|d| [counts[d], window.size[d]]).collect();
    let inner: Vec<i64> = (0..x.rank()).map(|d| (2 * d + 1) as i64).collect();
    in_stages(covered.reshape(&split), Reducer::Add, &inner)
}

/// The best of each window so far: a value and sometimes its place, -1 in the padding.
#[derive(Clone, Copy)]
struct Best<'b> {
    value: Value<'b>,
    place: Option<Value<'b>>,
}

impl<'b> Best<'b> {
    /// The best of each window, one dimension after the other, from the last to the first.
    fn over(self, window: &Window, reducer: Reducer) -> Self {
        slid(window).into_iter().rev().fold(self, |best, d| best.along(window, d, reducer))
    }

    fn along(self, window: &Window, d: usize, reducer: Reducer) -> Self {
        let mut one = Window::new(&vec![1; window.size.len()]);
        (one.size[d], one.stride[d]) = (window.size[d], window.stride[d]);
        (one.dilation[d], one.padding[d]) = (window.dilation[d], window.padding[d]);
        if one.size[d] > MOST_SLICES {
            return match self.place {
                None => Best { value: self.value.reduce_window(reducer, &one), place: None },
                Some(places) => {
                    let (value, place) = self.value.reduce_window_with_places(places, &one);
                    Best { value, place: Some(place) }
                }
            };
        }
        let count = one.extents(&self.value.dims())[d];
        let (low, high) = one.padding[d];
        let b = self.value.builder();
        let neutral = reducer.identity(b, self.value.dtype());
        let padded = Best {
            value: fit_dim(self.value, neutral, d, low, high),
            place: self
                .place
                .map(|place| fit_dim(place, b.scalar(-1, place.dtype()), d, low, high)),
        };
        let seen = |k: i64| {
            let start = k * one.dilation[d];
            let end = start + (count - 1) * one.stride[d] + 1;
            padded.map(|v| v.slice_dim(d, start, end, one.stride[d]))
        };
        (1..one.size[d]).fold(seen(0), |best, k| best.or_later(seen(k), reducer))
    }

    fn map(self, change: impl Fn(Value<'b>) -> Value<'b>) -> Self {
        Best { value: change(self.value), place: self.place.map(change) }
    }

    /// The better of two. `other` is later in its plane.
    fn or_later(self, other: Self, reducer: Reducer) -> Self {
        let (Some(place), Some(other_place)) = (self.place, other.place) else {
            return Best { value: reducer.apply(self.value, other.value), place: None };
        };
        let mut later = other.value.gt(self.value);
        if self.value.dtype().is_float() {
            later = later | other.value.is_nan();
        }
        let wins = later | place.lt(place.zeros_like());
        let place = Some(wins.select(other_place, place));
        Best { value: wins.select(other.value, self.value), place }
    }
}

/// The number of each element within its plane of these dimensions.
fn places<'b>(like: Value<'b>, slid: &[usize]) -> Value<'b> {
    let dims = like.dims();
    let plane: Dims = slid.iter().map(|&d| dims[d]).collect();
    let extent = plane.iter().product();
    let dtype = DType::of_places(extent);
    let numbers = like.builder().iota(0, Type::new(dtype, &[extent])).reshape(&plane);
    let mapping: Vec<i64> = slid.iter().map(|&d| d as i64).collect();
    numbers.broadcast_in_dim(&like.ty().with_dtype(dtype), &mapping)
}

/// Adds each element of `source` at its window's place among `own` places.
fn to_places<'b>(
    source: Value<'b>,
    place: Value<'b>,
    own: Value<'b>,
    slid: &[usize],
    window: &Window,
) -> Option<Value<'b>> {
    let wide = source.convert(source.dtype().accumulate());
    let back: Vec<i64> =
        slid.iter().map(|&d| (window.size[d] + window.stride[d] - 1) / window.stride[d]).collect();
    if back.iter().product::<i64>() > MOST_SLICES {
        return scattered(wide, place, own, slid);
    }
    let b = source.builder();
    let zero = own.convert(wide.dtype()).zeros_like();
    let cover = |steps: &Vec<i64>| {
        let shifted = |v: Value<'b>, fill: i64| {
            let fill = b.scalar(fill, v.dtype());
            (0..slid.len()).fold(v, |v, i| {
                let covering = Covering { dim: slid[i], back: back[i], steps: steps[i], window };
                covering.of(v, fill, own.dim(slid[i]))
            })
        };
        shifted(place, -1).eq(own).select(shifted(wide, 0), zero)
    };
    boxes(&back).iter().map(cover).reduce(|x, y| x + y)
}

/// For each position along a dimension, one of the windows that cover it. It begins `steps` windows
/// before the last one of `back` windows.
struct Covering<'w> {
    dim: usize,
    back: i64,
    steps: i64,
    window: &'w Window,
}

impl Covering<'_> {
    /// The windows' values for `extent` positions. `fill` where there is no such window.
    fn of<'b>(&self, v: Value<'b>, fill: Value<'b>, extent: i64) -> Value<'b> {
        let dim = self.dim;
        let (stride, padding) = (self.window.stride[dim], self.window.padding[dim].0);
        let starts = (extent - 1 + padding) / stride + 1;
        let padded = fit_dim(v, fill, dim, self.back - 1, starts - v.dim(dim));
        let first = self.back - 1 - self.steps;
        let chosen = padded.slice_dim(dim, first, first + starts, 1);
        repeat(chosen, dim, stride).slice_dim(dim, padding, padding + extent, 1)
    }
}

/// The same as a scatter, if the dimensions are the last ones.
fn scattered<'b>(
    source: Value<'b>,
    place: Value<'b>,
    own: Value<'b>,
    slid: &[usize],
) -> Option<Value<'b>> {
    let lead = own.rank() - slid.len();
    let are_last = slid.iter().enumerate().all(|(i, &d)| d == lead + i);
    let sum = Some(Reducer::Add);
    are_last.then(|| source.scatter_into_planes(place, &own.dims(), slid.len(), sum))
}

/// Repeats each element of a dimension.
pub(super) fn repeat(v: Value<'_>, dim: usize, times: i64) -> Value<'_> {
    if times == 1 {
        return v;
    }
    let mut dims = v.dims();
    let mapping: Vec<i64> = (0..v.rank()).map(|d| (d + usize::from(d > dim)) as i64).collect();
    let extent = dims[dim];
    dims.insert(dim + 1, times);
    let spread = v.broadcast_in_dim(&Type::new(v.dtype(), &dims), &mapping);
    dims.remove(dim + 1);
    dims[dim] = extent * times;
    spread.reshape(&dims)
}

/// All index vectors below `extents`, the last dimension fastest.
fn boxes(extents: &[i64]) -> Vec<Vec<i64>> {
    extents.iter().fold(vec![Vec::new()], |heads, &extent| {
        let grow =
            |head: &Vec<i64>| (0..extent).map(|i| [&head[..], &[i]].concat()).collect::<Vec<_>>();
        heads.iter().flat_map(grow).collect()
    })
}

#[cfg(test)]
mod tests {
    use crate::target::rewrite;
    use hlo::{Builder, DType, Reducer, Type, Value, Window};

    fn text(dims: &[i64], write: impl for<'b> Fn(Value<'b>) -> Value<'b>) -> String {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, dims));
        let function = b.finish(&[x], &[write(x)]).expect("a valid function");
        let rewritten = rewrite(&function).expect("a valid rewriting");
        assert_eq!(
            rewritten.ty(rewritten.block.results[0]),
            function.ty(function.block.results[0])
        );
        rewritten.text("pool")
    }

    fn pool(size: i64, stride: i64, padding: (i64, i64)) -> Window {
        let mut window = Window::new(&[1, 1, size, size]);
        (window.stride, window.padding) = (vec![1, 1, stride, stride], vec![(0, 0); 4]);
        (window.padding[2], window.padding[3]) = (padding, padding);
        window
    }

    #[test]
    fn maxima_and_their_gradients_are_slices() {
        let window = pool(3, 2, (1, 0));
        let maxima = text(&[2, 3, 8, 8], |x| x.reduce_window(Reducer::Max, &window));
        assert!(!maxima.contains("reduce_window") && maxima.contains("maximum"), "{maxima}");
        let cropped = text(&[2, 3, 5, 5], |x| x.reduce_window(Reducer::Max, &pool(2, 2, (0, -1))));
        assert!(!cropped.contains("stablehlo.pad"), "{cropped}");
        let gradient = text(&[2, 3, 8, 8], |x| {
            x.select_and_scatter_max(x.slice_dim(2, 0, 4, 1).slice_dim(3, 0, 4, 1), &window)
        });
        assert!(!gradient.contains("scatter"), "{gradient}");
    }

    #[test]
    fn sums_of_tiles_are_reductions() {
        let window = pool(2, 2, (0, 0));
        let sums = text(&[2, 3, 8, 8], |x| x.reduce_window(Reducer::Add, &window));
        assert!(!sums.contains("reduce_window") && sums.contains("stablehlo.reduce\""), "{sums}");
    }

    #[test]
    fn windows_that_see_one_element_repeat_it() {
        let mut window = pool(2, 1, (1, 1));
        (window.base_dilation[2], window.base_dilation[3]) = (2, 2);
        let repeated = text(&[2, 3, 8, 8], |x| x.reduce_window(Reducer::Max, &window));
        assert!(!repeated.contains("reduce_window"), "{repeated}");
    }

    #[test]
    fn sums_of_other_windows_are_left_alone() {
        let window = pool(3, 1, (1, 1));
        let sums = text(&[2, 3, 8, 8], |x| x.reduce_window(Reducer::Add, &window));
        assert!(sums.contains("reduce_window"), "{sums}");
    }
}
