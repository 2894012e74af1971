//! Dimensions with room to spare. A place is real if it holds an element.

use crate::size::Size;
use smallvec::{SmallVec, smallvec};

/// A run of places of which the first `size` are real.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Factor {
    pub bound: i64,
    pub size: Size,
}

impl Factor {
    pub fn fixed(extent: i64) -> Factor {
        Factor { bound: extent, size: Size::constant(extent) }
    }

    pub fn is_fixed(&self) -> bool {
        self.size.as_constant() == Some(self.bound)
    }
}

pub(crate) type Factors = SmallVec<[Factor; 2]>;

/// A dimension. Its factors count its places, the last one fastest. A place is real if it is real
/// for each factor.
///
/// Factors are merged as far as possible. Neighbouring fixed factors are one. Any other factor
/// absorbs fixed ones after it: `b < n` means the same as `c * b + i < c * n`.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Dim {
    pub factors: Factors,
    /// All elements along the dimension are equal, so any other way to count its places would do.
    pub loose: bool,
}

impl Dim {
    pub fn new(bound: i64, size: Size) -> Dim {
        Dim { factors: smallvec![Factor { bound, size }], loose: false }
    }

    pub fn fixed(extent: i64) -> Dim {
        Dim::new(extent, Size::constant(extent))
    }

    pub(crate) fn loose(bound: i64, size: Size) -> Dim {
        let loose = size.as_constant() != Some(bound);
        Dim { loose, ..Dim::new(bound, size) }
    }

    pub fn of(factors: impl IntoIterator<Item = Factor>) -> Dim {
        let mut merged = Factors::new();
        for factor in factors {
            match merged.last_mut() {
                Some(last) if factor.is_fixed() => {
                    last.bound *= factor.bound;
                    last.size = last.size.times(&factor.size);
                }
                _ => merged.push(factor),
            }
        }
        if let [first, _, ..] = &merged[..]
            && first.is_fixed()
            && first.bound == 1
        {
            merged.remove(0);
        }
        if merged.is_empty() {
            merged.push(Factor::fixed(1));
        }
        Dim { factors: merged, loose: false }
    }

    pub fn bound(&self) -> i64 {
        self.factors.iter().map(|f| f.bound).product()
    }

    pub fn size(&self) -> Size {
        self.factors.iter().fold(Size::constant(1), |size, f| size.times(&f.size))
    }

    /// True if every place is real.
    pub fn is_full(&self) -> bool {
        self.factors.iter().all(Factor::is_fixed)
    }

    /// True if the real places come first.
    pub(crate) fn is_prefix(&self) -> bool {
        self.factors.len() == 1
    }
}

/// Takes factors from the front that make up `bound` places, of which `size` are real. Splits fixed
/// factors. `None` if this is not possible.
pub(crate) fn take(factors: &mut Vec<Factor>, bound: i64, size: &Size) -> Option<Dim> {
    let mut taken = Vec::new();
    let mut left = bound;
    while left > 1 {
        let first = factors.first_mut()?;
        if first.bound <= left && left % first.bound == 0 {
            left /= first.bound;
            taken.push(factors.remove(0));
            continue;
        }
        // The rest must be a fixed number of places.
        if first.bound < left || first.bound % left != 0 {
            return None;
        }
        let rest = first.bound / left;
        let part = Factor { bound: left, size: first.size.divided(rest)? };
        *first = Factor::fixed(rest);
        taken.push(part);
        left = 1;
    }
    let dim = Dim::of(taken);
    (dim.size() == *size).then_some(dim)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn symbol(i: usize, bound: i64) -> Factor {
        Factor { bound, size: Size::symbol(i) }
    }

    #[test]
    fn a_fixed_factor_joins_the_one_before_it() {
        let joined = Dim::of([symbol(0, 8), Factor::fixed(4)]);
        assert_eq!(joined, Dim::new(32, Size::symbol(0).times(&Size::constant(4))));
        let kept = Dim::of([Factor::fixed(4), symbol(0, 8)]);
        assert_eq!(kept.factors.len(), 2);
        assert!(!kept.is_prefix());
        assert_eq!(kept.size(), joined.size());
    }

    #[test]
    fn factors_are_taken_and_split() {
        let (b, l) = (symbol(0, 4), symbol(1, 16));
        let mut factors = vec![b.clone(), l.clone(), Factor::fixed(64)];
        let rows = b.size.times(&l.size);
        assert_eq!(take(&mut factors, 64, &rows), Some(Dim::of([b, l.clone()])));
        assert_eq!(take(&mut factors, 4, &Size::constant(4)), Some(Dim::fixed(4)));
        assert_eq!(factors, [Factor::fixed(16)]);
        let mut flat = vec![Factor { bound: 48, size: l.size.times(&Size::constant(3)) }];
        assert_eq!(take(&mut flat, 16, &l.size), Some(Dim::new(16, l.size)));
        assert_eq!(flat, [Factor::fixed(3)]);
    }
}
