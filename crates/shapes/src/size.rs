//! Whole numbers that depend on sizes known only at run time. They are sums of products of symbols
//! and of quotients, which strides give.

use smallvec::SmallVec;
use std::fmt;

/// `floor((symbol + plus) / by)`. The symbol, if `by` is 1.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Quotient {
    pub symbol: usize,
    pub plus: i64,
    pub by: i64,
}

/// The factors of a product, in order.
pub(crate) type Product = SmallVec<[Quotient; 2]>;

/// A polynomial in the symbols of a program and their quotients, without terms of 0, in a fixed
/// order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Size(SmallVec<[(Product, i64); 2]>);

impl Quotient {
    pub(crate) fn symbol(symbol: usize) -> Quotient {
        Quotient { symbol, plus: 0, by: 1 }
    }

    pub fn is_symbol(self) -> bool {
        self.by == 1
    }

    pub(crate) fn eval(self, symbols: &[i64]) -> i64 {
        (symbols[self.symbol] + self.plus).div_euclid(self.by)
    }

    /// `floor((self + plus) / by)`.
    pub(crate) fn divided(self, plus: i64, by: i64) -> Size {
        Size::product([Quotient { plus: self.plus + self.by * plus, by: self.by * by, ..self }])
    }
}

impl Size {
    pub fn constant(value: i64) -> Size {
        Size::from_terms([(Product::new(), value)])
    }

    pub fn symbol(symbol: usize) -> Size {
        Size::product([Quotient::symbol(symbol)])
    }

    pub(crate) fn product(factors: impl IntoIterator<Item = Quotient>) -> Size {
        let mut product: Product = factors.into_iter().collect();
        product.sort();
        Size::from_terms([(product, 1)])
    }

    pub(crate) fn from_terms(terms: impl IntoIterator<Item = (Product, i64)>) -> Size {
        let mut sum = Size::default();
        for (product, factor) in terms {
            match sum.0.iter_mut().find(|(known, _)| *known == product) {
                Some((_, known)) => *known += factor,
                None => sum.0.push((product, factor)),
            }
        }
        sum.0.retain(|(_, factor)| *factor != 0);
        sum.0.sort();
        sum
    }

    pub fn as_constant(&self) -> Option<i64> {
        match &self.0[..] {
            [] => Some(0),
            [(none, factor)] if none.is_empty() => Some(*factor),
            _ => None,
        }
    }

    pub fn is_constant(&self) -> bool {
        self.as_constant().is_some()
    }

    /// `(symbol, factor, added)`, if the size is `factor * symbol + added`.
    pub fn as_linear(&self) -> Option<(usize, i64, i64)> {
        let (added, rest) = match &self.0[..] {
            [(none, added), rest] if none.is_empty() => (*added, rest),
            [rest] => (0, rest),
            _ => return None,
        };
        match (&rest.0[..], rest.1) {
            ([one], factor) if one.is_symbol() && factor > 0 => Some((one.symbol, factor, added)),
            _ => None,
        }
    }

    /// The quotient, if the size is a quotient times a number.
    pub(crate) fn quotient(&self) -> Option<Quotient> {
        match &self.0[..] {
            [(product, _)] if product.len() == 1 => Some(product[0]).filter(|q| !q.is_symbol()),
            _ => None,
        }
    }

    /// True if the size depends on a symbol.
    pub fn has(&self, symbol: usize) -> bool {
        self.0.iter().flat_map(|(product, _)| product).any(|q| q.symbol == symbol)
    }

    /// True if the other size has all its symbols.
    pub fn is_within(&self, other: &Size) -> bool {
        self.0.iter().flat_map(|(product, _)| product).all(|q| other.has(q.symbol))
    }

    /// True if the size grows with each of its symbols.
    pub fn grows(&self) -> bool {
        self.0.iter().all(|(product, factor)| product.is_empty() || *factor > 0)
    }

    /// The least and the most value for symbols from 0 to these. `None` if a factor of a product
    /// may be negative.
    pub(crate) fn range(&self, most: &[i64]) -> Option<(i64, i64)> {
        let none = vec![0; most.len()];
        let may_turn = |product: &Product| {
            product.len() > 1 && product.iter().any(|quotient| quotient.eval(&none) < 0)
        };
        let range = self.0.iter().map(|(product, factor)| {
            let ends = (factor * value(product, &none), factor * value(product, most));
            if *factor > 0 { ends } else { (ends.1, ends.0) }
        });
        let turns = self.0.iter().any(|(product, _)| may_turn(product));
        (!turns).then(|| range.fold((0, 0), |sum, term| (sum.0 + term.0, sum.1 + term.1)))
    }

    pub fn eval(&self, symbols: &[i64]) -> i64 {
        self.0.iter().map(|(product, factor)| factor * value(product, symbols)).sum()
    }

    /// The summed products, each as a number and its quotients.
    pub fn terms(&self) -> impl Iterator<Item = (i64, &[Quotient])> {
        self.0.iter().map(|(product, factor)| (*factor, &product[..]))
    }

    pub fn plus(&self, other: &Size) -> Size {
        Size::from_terms(self.0.iter().chain(&other.0).cloned())
    }

    pub fn minus(&self, other: &Size) -> Size {
        self.plus(&other.times(&Size::constant(-1)))
    }

    pub fn times(&self, other: &Size) -> Size {
        let pairs = self.0.iter().flat_map(|x| other.0.iter().map(move |y| (x, y)));
        Size::from_terms(pairs.map(|((p, x), (q, y))| {
            let mut product: Product = p.iter().chain(q).copied().collect();
            product.sort();
            (product, x * y)
        }))
    }

    /// The size that gives this one when multiplied by `divisor`.
    pub fn divided(&self, divisor: i64) -> Option<Size> {
        let whole = divisor != 0 && self.0.iter().all(|(_, factor)| factor % divisor == 0);
        whole.then(|| Self(self.0.iter().map(|(p, f)| (p.clone(), f / divisor)).collect()))
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("0");
        }
        for (i, (factor, product)) in self.terms().enumerate() {
            let sign = match (i, factor < 0) {
                (0, false) => "",
                (0, true) => "-",
                (_, false) => " + ",
                (_, true) => " - ",
            };
            let number =
                (factor.abs() != 1 || product.is_empty()).then(|| factor.abs().to_string());
            let product: Vec<_> =
                number.into_iter().chain(product.iter().map(Quotient::to_string)).collect();
            write!(f, "{sign}{}", product.join("*"))?;
        }
        Ok(())
    }
}

impl fmt::Display for Quotient {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let Quotient { symbol, plus, by } = self;
        match (plus, by) {
            (_, 1) => write!(f, "s{symbol}"),
            (0, _) => write!(f, "(s{symbol} // {by})"),
            _ => write!(f, "((s{symbol} {plus:+}) // {by})"),
        }
    }
}

pub(crate) fn value(product: &[Quotient], symbols: &[i64]) -> i64 {
    product.iter().map(|q| q.eval(symbols)).product()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::fit::Fitting;

    #[test]
    fn the_simplest_size_is_found() {
        let points = vec![vec![2, 7], vec![3, 11], vec![5, 12], vec![9, 8]];
        let fit = |f: fn(i64, i64) -> i64| {
            let values: Vec<_> = points.iter().map(|p| f(p[0], p[1])).collect();
            Fitting::new(&points).size(&values)
        };
        let (b, l) = (Size::symbol(0), Size::symbol(1));
        let c = Size::constant;
        assert_eq!(fit(|_, _| 64), Some(c(64)));
        assert_eq!(fit(|b, _| b), Some(b.clone()));
        assert_eq!(fit(|_, l| 12 * l), Some(l.times(&c(12))));
        assert_eq!(fit(|_, l| (l - 1) * 64), Some(l.times(&c(64)).minus(&c(64))));
        assert_eq!(fit(|b, l| b * l * l), Some(b.times(&l).times(&l)));
        assert_eq!(fit(|b, l| (l - 1) * b), Some(b.times(&l).minus(&b)));
        assert_eq!(fit(|b, l| l / b), None);
        let text = |f| fit(f).map(|size| size.to_string());
        assert_eq!(text(|_, l| (l + 1) / 2).as_deref(), Some("((s1 +1) // 2)"));
        assert_eq!(text(|b, _| b / 4).as_deref(), Some("(s0 // 4)"));
        assert_eq!(
            c(20).minus(&b.times(&l).times(&l)).plus(&b.times(&c(3))).to_string(),
            "20 + 3*s0 - s0*s1*s1"
        );
        assert_eq!(b.plus(&c(3)).as_linear(), Some((0, 1, 3)));
        assert_eq!(l.times(&c(2)).as_linear(), Some((1, 2, 0)));
        assert_eq!(b.times(&l).as_linear(), None);
        let half = Size::product([Quotient { symbol: 1, plus: -3, by: 2 }]);
        assert_eq!(b.minus(&c(26)).range(&[64, 8]), Some((-26, 38)));
        assert_eq!(c(5).minus(&half).range(&[64, 8]), Some((3, 7)));
        assert_eq!(half.times(&half).range(&[64, 8]), None);
        assert_eq!(b.times(&l).times(&c(6)).divided(3), Some(b.times(&l).times(&c(2))));
    }
}
