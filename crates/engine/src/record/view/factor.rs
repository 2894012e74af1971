//! The first half of a read: finds a number system in which the view's elements form a box.
//!
//! # The problem
//!
//! Given are a row-major array of `numel` elements and axes `(n, s)` by decreasing stride. Sought
//! are weights `numel = W₀ > W₁ > … > 1`, each a divisor of the one before: the reshape to dims
//! `W₀/W₁, W₁/W₂, …`. Within the digit between `W` and `w`, axis `(n, s)` is a progression from
//! `(offset mod W) / w` with step `s / w`. The axis fits the digit if `w` divides `s` and the
//! progression ends before `W / w`. Otherwise it would carry into the next digit.
//!
//! # Choosing weights
//!
//! Digits are chosen from the largest stride to the smallest, one for each axis. Given `W`, any `w`
//! that divides both `W` and `s` is allowed. The axis fits every such `w` or none (the progression
//! must end before a multiple of `gcd(s, W)`). The axes below must fit into `w`; axes that fit into
//! one `w` fit into any multiple. So `w = gcd(s, W)` is the best choice, and no search is needed
//! ([`radix`]).
//!
//! Axes that continue each other, `s = n'·s'`, are one axis `(n·n', s')` as a set. Merging never
//! hurts, as digits can be merged in the same way. Sometimes it helps: a contiguous run of 12 at
//! offset 3 is one slice, although rows of 4 would wrap around. Systems are tried in the order of
//! their number of operations:
//!
//! 1. the base's own dims ([`own`]): no reshape before the slice;
//! 2. digits for the unmerged axes: no reshape after the slice;
//! 3. digits for the merged axes;
//! 4. digits below a window: a first slice narrows one digit's range to `lo..lo+len`, which
//!    starts at a row's beginning and is split further ([`windows`]). A parameter inside one
//!    flat buffer is such a view;
//! 5. no system: digits that several axes share, read by index ([`Indexed`]).
//!
//! # For writing
//!
//! Reading a strided slice is one operation, but writing one takes a padded copy and a select. A
//! box of stride one is a single in-place update. `x[:, ::2]` of 12 columns is column 0 in dims
//! `[.., 6, 2]`. So a write prefers a system whose progressions all have step one, and accepts
//! larger steps if there is none.

use super::permute::Sorted;
use super::{Dims, Step, Steps};
use smallvec::{SmallVec, smallvec};

#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum For {
    Reading,
    Writing,
}

#[derive(Clone, Copy)]
pub(super) struct Axis {
    pub(super) size: i64,
    pub(super) stride: i64,
}

/// One dim of a number system, and the progression within it.
#[derive(Clone, Copy)]
struct Digit {
    radix: i64,
    start: i64,
    count: i64,
    step: i64,
}

type Digits = SmallVec<[Digit; 6]>;
type Axes = SmallVec<[Axis; 6]>;

/// Appends the steps from the base to the box, and returns the box's dims.
pub(super) fn factor(
    steps: &mut Steps,
    base: &[i64],
    numel: i64,
    sorted: &Sorted,
    offset: i64,
    purpose: For,
) -> Dims {
    let axes = &sorted.axes;
    let merged = merge(axes);
    let mut current = Dims::from_slice(base);

    let suits = |digits: &Digits| purpose == For::Reading || digits.iter().all(|d| d.step == 1);
    let system = own(base, &merged, offset)
        .filter(suits)
        .or_else(|| radix(numel, axes, offset, purpose).filter(suits))
        .or_else(|| radix(numel, &merged, offset, purpose).filter(suits))
        .or_else(|| own(base, &merged, offset))
        .or_else(|| radix(numel, &merged, offset, purpose));
    if let Some(digits) = system {
        slice(steps, &mut current, &digits);
    } else if let Some(stages) = windows(numel, &merged, offset) {
        for digits in stages {
            slice(steps, &mut current, &digits);
        }
    } else {
        // Merging may save indices (whole runs fit a digit) or add some (rows are split).
        let (split, joined) = (indexed(numel, axes, offset), indexed(numel, &merged, offset));
        let fewer = if split.indices() <= joined.indices() { split } else { joined };
        fewer.slice(steps, &mut current);
    }
    current
}

/// Reshapes to the digits' dims, slices, and leaves the result's dims in `current`.
fn slice(steps: &mut Steps, current: &mut Dims, digits: &[Digit]) {
    let dims: Dims = digits.iter().map(|digit| digit.radix).collect();
    if dims != *current {
        steps.push(Step::Reshape(dims));
    }
    if digits.iter().any(|digit| digit.count != digit.radix) {
        let limit = |digit: &Digit| digit.start + (digit.count - 1) * digit.step + 1;
        steps.push(Step::Slice {
            start: digits.iter().map(|digit| digit.start).collect(),
            limit: digits.iter().map(limit).collect(),
            stride: digits.iter().map(|digit| digit.step).collect(),
        });
    }
    *current = digits.iter().map(|digit| digit.count).collect();
}

fn merge(axes: &[Axis]) -> Axes {
    let mut merged = Axes::new();
    for &axis in axes {
        match merged.last_mut() {
            Some(outer) if outer.stride == axis.size * axis.stride => {
                *outer = Axis { size: outer.size * axis.size, stride: axis.stride };
            }
            _ => merged.push(axis),
        }
    }
    merged
}

/// The base's own dims as the system. Every axis must be inside one dim, or fill dims and continue
/// in the next.
fn own(base: &[i64], axes: &[Axis], offset: i64) -> Option<Digits> {
    let mut digits: Digits = smallvec![Digit::whole(1); base.len()];
    let mut axes = axes.iter().rev().copied();
    let mut axis = axes.next();
    let mut rest = offset;
    let mut weight = 1;
    for (digit, &radix) in digits.iter_mut().zip(base).rev() {
        if radix == 1 {
            continue;
        }
        let start = rest % radix;
        rest /= radix;
        *digit = Digit { radix, start, count: 1, step: 1 };
        let above = weight * radix;
        if let Some(Axis { size, stride }) = axis.filter(|axis| axis.stride < above) {
            if stride % weight != 0 {
                return None;
            }
            digit.step = stride / weight;
            if start + (size - 1) * digit.step < radix {
                digit.count = size;
                axis = axes.next();
            } else {
                digit.count = radix / digit.step;
                let fills = radix % digit.step == 0 && start < digit.step;
                if !fills || size % digit.count != 0 {
                    return None;
                }
                axis = Some(Axis { size: size / digit.count, stride: above });
            }
        }
        weight = above;
    }
    axis.is_none().then_some(digits)
}

/// One digit for each axis, and one more for the rest of the offset.
fn radix(numel: i64, axes: &[Axis], offset: i64, purpose: For) -> Option<Digits> {
    let mut digits = Digits::new();
    let mut range = numel;
    for (nth, axis) in axes.iter().enumerate() {
        // A read may end on a strided digit, so no digit remains. A write needs step one.
        let ends = nth + 1 == axes.len() && purpose == For::Reading;
        let weight = if ends { 1 } else { gcd(axis.stride, range) };
        digits.push(Digit::of(axis, range, weight, offset)?);
        range = weight;
    }
    if range > 1 {
        digits.push(Digit { radix: range, start: offset % range, count: 1, step: 1 });
    }
    Some(digits)
}

/// Like [`radix`], but any digit's range may first be narrowed to a window. Each stage is a system;
/// the next stage splits its last digit further.
fn windows(numel: i64, axes: &[Axis], offset: i64) -> Option<SmallVec<[Digits; 2]>> {
    // If the axes below reach past an axis's stride, they overlap or interleave with it in every
    // system.
    let mut below = 0;
    for axis in axes.iter().rev() {
        if below >= axis.stride {
            return None;
        }
        below += (axis.size - 1) * axis.stride;
    }
    let mut stages = smallvec![Digits::new()];
    descend(numel, axes, offset, &mut stages).then_some(stages)
}

fn descend(range: i64, axes: &[Axis], at: i64, stages: &mut SmallVec<[Digits; 2]>) -> bool {
    let depth = stages.len();
    let [axis, below @ ..] = axes else {
        if range > 1 {
            stages[depth - 1].push(Digit { radix: range, start: at, count: 1, step: 1 });
        }
        return true;
    };
    let digits = stages[depth - 1].len();
    let undo = |stages: &mut SmallVec<[Digits; 2]>| {
        stages.truncate(depth);
        stages[depth - 1].truncate(digits);
    };

    let weight = if below.is_empty() { 1 } else { gcd(axis.stride, range) };
    if let Some(digit) = Digit::of(axis, range, weight, at) {
        stages[depth - 1].push(digit);
        if descend(weight, below, at % weight, stages) {
            return true;
        }
        undo(stages);
    }

    // A window of whole rows: `size - 1` strides, and a last row of `weight` that must hold the
    // axes below. A shorter last row helps if the range ends early.
    let span: i64 = 1 + reach(below);
    for divisor in 1..=64.min(axis.stride / span) {
        if axis.stride % divisor != 0 {
            continue;
        }
        let weight = axis.stride / divisor;
        let len = (axis.size - 1) * axis.stride + weight;
        let shift = (at + len - range).max(0);
        if shift > at || shift + span > weight || len == range {
            continue;
        }
        stages[depth - 1].push(Digit { radix: range, start: at - shift, count: len, step: 1 });
        let mut stage: Digits =
            stages[depth - 1].iter().map(|digit| Digit::whole(digit.count)).collect();
        stage.pop();
        stage.extend(Digit::of(axis, len, weight, shift));
        stages.push(stage);
        if descend(weight, below, shift, stages) {
            return true;
        }
        undo(stages);
    }
    false
}

/// The last resort: axes that do not fit into separate digits share one, and are read by index.
struct Indexed {
    digits: Digits,
    shared: SmallVec<[Shared; 1]>,
}

/// The axes that share one digit, with strides in units of the digit, from position `start` on.
struct Shared {
    digit: usize,
    start: i64,
    axes: Axes,
    radix: i64,
}

fn indexed(numel: i64, axes: &[Axis], offset: i64) -> Indexed {
    let mut digits = Digits::new();
    let mut shared = SmallVec::new();
    let mut range = numel;
    let mut rest = axes;
    while !rest.is_empty() {
        let mut weight = gcd(rest[0].stride, range);
        let mut taken = 1;
        while offset % weight + reach(&rest[taken..]) >= weight {
            weight = gcd(weight, rest[taken].stride);
            taken += 1;
        }
        let (together, below) = rest.split_at(taken);
        if let [axis] = together {
            digits.extend(Digit::of(axis, range, weight, offset));
        } else {
            let (digit, start, radix) = (digits.len(), offset % range / weight, range / weight);
            let scaled = |axis: &Axis| Axis { size: axis.size, stride: axis.stride / weight };
            let axes = together.iter().map(scaled).collect();
            shared.push(Shared { digit, start, axes, radix });
            digits.push(Digit::whole(radix));
        }
        range = weight;
        rest = below;
    }
    if range > 1 {
        digits.push(Digit { radix: range, start: offset % range, count: 1, step: 1 });
    }
    Indexed { digits, shared }
}

impl Indexed {
    fn slice(mut self, steps: &mut Steps, current: &mut Dims) {
        slice(steps, current, &self.digits);
        let growth = |shared: &Shared| shared.numel() as f64 / shared.radix as f64;
        // Takes that shrink the array come first, so it never exceeds the larger of base and view.
        self.shared.sort_by(|a, b| growth(a).total_cmp(&growth(b)));
        for nth in 0..self.shared.len() {
            let Shared { digit: axis, start, ref axes, .. } = self.shared[nth];
            let sizes: Dims = axes.iter().map(|axis| axis.size).collect();
            let strides = axes.iter().map(|axis| axis.stride).collect();
            for later in self.shared[nth..].iter_mut().filter(|later| later.digit > axis) {
                later.digit += sizes.len() - 1;
            }
            let step = Step::Take { axis, start, sizes, strides };
            *current = step.shape(current);
            steps.push(step);
        }
    }

    fn indices(&self) -> i64 {
        self.shared.iter().map(Shared::numel).sum()
    }
}

impl Shared {
    fn numel(&self) -> i64 {
        self.axes.iter().map(|axis| axis.size).product()
    }
}

impl Digit {
    fn whole(radix: i64) -> Digit {
        Digit { radix, start: 0, count: radix, step: 1 }
    }

    /// The digit between `range` and `weight` that holds `axis`, unless the axis would carry.
    fn of(axis: &Axis, range: i64, weight: i64, offset: i64) -> Option<Digit> {
        let (radix, step) = (range / weight, axis.stride / weight);
        let start = offset % range / weight;
        let fits = start + (axis.size - 1) * step < radix;
        fits.then_some(Digit { radix, start, count: axis.size, step })
    }
}

fn reach(axes: &[Axis]) -> i64 {
    axes.iter().map(|axis| (axis.size - 1) * axis.stride).sum()
}

fn gcd(mut a: i64, mut b: i64) -> i64 {
    while b != 0 {
        (a, b) = (b, a % b);
    }
    a
}
