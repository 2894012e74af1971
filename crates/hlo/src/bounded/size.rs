//! Whole numbers that depend on sizes known only at run time: sums of products of symbols.

use smallvec::SmallVec;
use std::fmt;

/// How often each symbol stands in a product.
type Powers = SmallVec<[u8; 4]>;

/// A polynomial in the symbols of a program, without terms of 0, in a fixed order.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Size(SmallVec<[(Powers, i64); 2]>);

/// Products longer than this do not occur in shapes.
const DEGREE: u32 = 4;
/// Nor does one symbol stand in them more often.
const POWER: u8 = 2;

impl Size {
    pub fn constant(value: i64) -> Size {
        Size::from_terms([(Powers::new(), value)])
    }

    pub fn symbol(symbol: usize) -> Size {
        let mut powers: Powers = smallvec::smallvec![0; symbol + 1];
        powers[symbol] = 1;
        Size::from_terms([(powers, 1)])
    }

    fn from_terms(terms: impl IntoIterator<Item = (Powers, i64)>) -> Size {
        let mut sum = Size::default();
        for (powers, factor) in terms {
            match sum.0.iter_mut().find(|(known, _)| *known == powers) {
                Some((_, known)) => *known += factor,
                None => sum.0.push((powers, factor)),
            }
        }
        sum.0.retain(|(_, factor)| *factor != 0);
        sum.0.sort();
        sum
    }

    pub fn as_constant(&self) -> Option<i64> {
        match &self.0[..] {
            [] => Some(0),
            [(powers, factor)] if powers.is_empty() => Some(*factor),
            _ => None,
        }
    }

    pub fn is_constant(&self) -> bool {
        self.as_constant().is_some()
    }

    /// The symbol, what it is multiplied by, and what is added then, where that is all.
    pub fn as_linear(&self) -> Option<(usize, i64, i64)> {
        let (added, rest) = match &self.0[..] {
            [(none, added), rest] if none.is_empty() => (*added, rest),
            [rest] => (0, rest),
            _ => return None,
        };
        let (powers, factor) = rest;
        let one = powers.iter().sum::<u8>() == 1 && *factor > 0;
        one.then(|| (powers.len() - 1, *factor, added))
    }

    /// Whether it depends on a symbol.
    pub fn has(&self, symbol: usize) -> bool {
        self.0.iter().any(|(powers, _)| powers.get(symbol).is_some_and(|&n| n > 0))
    }

    /// Whether it grows with every symbol that it has.
    pub fn grows(&self) -> bool {
        self.0.iter().all(|(powers, factor)| powers.is_empty() || *factor > 0)
    }

    pub fn eval(&self, symbols: &[i64]) -> i64 {
        self.0.iter().map(|(powers, factor)| factor * product(powers, symbols)).sum()
    }

    /// Sums of products, each a factor and the symbols in it.
    pub fn terms(&self) -> impl Iterator<Item = (i64, Vec<usize>)> {
        self.0.iter().map(|(powers, factor)| {
            let symbols = powers.iter().enumerate();
            (*factor, symbols.flat_map(|(s, &n)| std::iter::repeat_n(s, n.into())).collect())
        })
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
            let n = p.len().max(q.len());
            let power = |i| p.get(i).unwrap_or(&0) + q.get(i).unwrap_or(&0);
            ((0..n).map(power).collect(), x * y)
        }))
    }

    /// What times `divisor` is this.
    pub fn divided(&self, divisor: i64) -> Option<Size> {
        let whole = divisor != 0 && self.0.iter().all(|(_, factor)| factor % divisor == 0);
        whole.then(|| Self(self.0.iter().map(|(p, f)| (p.clone(), f / divisor)).collect()))
    }

    /// The simplest size that has these values at these points.
    pub fn fit(points: &[Vec<i64>], values: &[i64]) -> Option<Size> {
        let (&first, rest) = values.split_first()?;
        if rest.iter().all(|&v| v == first) {
            return Some(Size::constant(first));
        }
        if let Some(product) = Size::fit_product(points, values) {
            return Some(product);
        }
        let products = products(points.first()?.len());
        let columns: Vec<_> = products.iter().map(|powers| column(powers, points)).collect();
        for (j, y) in columns.iter().enumerate() {
            for (i, x) in columns.iter().enumerate().skip(j + 1) {
                if let Some((a, b)) = solve(x, y, values) {
                    let terms = [(products[i].clone(), a), (products[j].clone(), b)];
                    return Some(Size::from_terms(terms));
                }
            }
        }
        None
    }

    /// The simplest product of symbols and a number that has these values at these points.
    pub fn fit_product(points: &[Vec<i64>], values: &[i64]) -> Option<Size> {
        let products = products(points.first()?.len()).into_iter().skip(1);
        let mut fits = products.filter_map(|powers| {
            let factor = quotient(values, &column(&powers, points))?;
            Some(Size::from_terms([(powers, factor)]))
        });
        fits.next()
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if self.0.is_empty() {
            return f.write_str("0");
        }
        for (i, (factor, symbols)) in self.terms().enumerate() {
            let sign = match (i, factor < 0) {
                (0, false) => "",
                (0, true) => "-",
                (_, false) => " + ",
                (_, true) => " - ",
            };
            let number =
                (factor.abs() != 1 || symbols.is_empty()).then(|| factor.abs().to_string());
            let names = symbols.iter().map(|symbol| format!("s{symbol}"));
            let product: Vec<_> = number.into_iter().chain(names).collect();
            write!(f, "{sign}{}", product.join("*"))?;
        }
        Ok(())
    }
}

fn column(powers: &Powers, points: &[Vec<i64>]) -> Vec<i64> {
    points.iter().map(|point| product(powers, point)).collect()
}

fn product(powers: &Powers, symbols: &[i64]) -> i64 {
    powers.iter().zip(symbols).map(|(&n, s)| s.pow(n.into())).product()
}

/// All products of the symbols, the empty one first, simpler ones before others.
fn products(symbols: usize) -> Vec<Powers> {
    let mut all = vec![Powers::new()];
    for s in 0..symbols {
        let longer = all.iter().flat_map(|powers| {
            (1..=POWER).map(move |n| {
                let mut powers = powers.clone();
                powers.resize(s, 0);
                powers.push(n);
                powers
            })
        });
        let longer: Vec<_> = longer.collect();
        all.extend(longer);
    }
    let degree = |powers: &Powers| powers.iter().map(|&n| u32::from(n)).sum::<u32>();
    all.retain(|powers| degree(powers) <= DEGREE);
    all.sort_by_key(degree);
    all
}

/// The whole number that the values are, times the column.
fn quotient(values: &[i64], column: &[i64]) -> Option<i64> {
    let factor = values.first()?.checked_div(*column.first()?)?;
    values.iter().zip(column).all(|(&v, &c)| factor.checked_mul(c) == Some(v)).then_some(factor)
}

/// Whole `a` and `b` with `a * x + b * y = values`.
fn solve(x: &[i64], y: &[i64], values: &[i64]) -> Option<(i64, i64)> {
    let at = |i: usize| (i128::from(x[i]), i128::from(y[i]), i128::from(values[i]));
    let (x0, y0, v0) = at(0);
    let determinant = |i: &usize| {
        let (x, y, _) = at(*i);
        x0 * y - x * y0
    };
    let i = (1..values.len()).find(|i| determinant(i) != 0)?;
    let (d, (xi, yi, vi)) = (determinant(&i), at(i));
    let (a, b) = (v0 * yi - vi * y0, x0 * vi - xi * v0);
    if a % d != 0 || b % d != 0 {
        return None;
    }
    let (a, b) = (a / d, b / d);
    let holds = (0..values.len()).all(|i| {
        let (x, y, v) = at(i);
        a * x + b * y == v
    });
    let (a, b) = (i64::try_from(a).ok()?, i64::try_from(b).ok()?);
    holds.then_some((a, b))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_simplest_size_is_found() {
        let points = vec![vec![2, 7], vec![3, 11], vec![5, 12], vec![9, 8]];
        let fit = |f: fn(i64, i64) -> i64| {
            let values: Vec<_> = points.iter().map(|p| f(p[0], p[1])).collect();
            Size::fit(&points, &values)
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
        assert_eq!(
            c(20).minus(&b.times(&l).times(&l)).plus(&b.times(&c(3))).to_string(),
            "20 + 3*s0 - s0*s1*s1"
        );
        assert_eq!(b.plus(&c(3)).as_linear(), Some((0, 1, 3)));
        assert_eq!(l.times(&c(2)).as_linear(), Some((1, 2, 0)));
        assert_eq!(b.times(&l).as_linear(), None);
        assert_eq!(b.times(&l).times(&c(6)).divided(3), Some(b.times(&l).times(&c(2))));
    }
}
