//! Finding sizes from their values.

use super::size::{Product, Quotient, Size, value};
use smallvec::smallvec;
use std::cell::RefCell;
use std::collections::HashMap;

/// Products longer than this do not occur in shapes.
const DEGREE: usize = 4;
/// Nor does one factor stand in them more often.
const POWER: usize = 2;

/// What windows and strides divide by, likely ones first, and those that need more points.
const DIVISORS: [i64; 6] = [2, 4, 8, 16, 32, 64];
const RARE_DIVISORS: [i64; 12] = [3, 5, 6, 7, 9, 10, 12, 14, 20, 24, 28, 56];
const POINTS: usize = 3;
const POINTS_FOR_RARE: usize = 5;

/// Sizes that have given values at some points.
#[derive(Clone, Default)]
pub(super) struct Fitting {
    points: Vec<Vec<i64>>,
    factors: Vec<Quotient>,
    /// The products of factors, simpler ones before others, and their values.
    products: Vec<(Product, Vec<i64>)>,
    found: RefCell<HashMap<Vec<i64>, Option<Size>>>,
}

impl Fitting {
    pub(super) fn new(points: &[Vec<i64>]) -> Fitting {
        let symbols = points.first().map_or(0, Vec::len);
        let mut fitting = Fitting { points: points.to_vec(), ..Fitting::default() };
        fitting.set_factors((0..symbols).map(Quotient::symbol).collect());
        fitting
    }

    fn set_factors(&mut self, factors: Vec<Quotient>) {
        let mut products = vec![Product::new()];
        for &factor in &factors {
            for at in 0..products.len() {
                let mut longer = products[at].clone();
                for _ in 0..POWER.min(DEGREE - longer.len()) {
                    longer.push(factor);
                    products.push(longer.clone());
                }
            }
        }
        products.iter_mut().for_each(|product| product.sort());
        products.sort_by_key(|product| product.len());
        let column = |product: &Product| self.points.iter().map(|p| value(product, p)).collect();
        self.products = products.into_iter().map(|p| (p.clone(), column(&p))).collect();
        self.factors = factors;
        self.found.take();
    }

    /// Takes the quotients among these values as factors of others.
    pub(super) fn learn<'v>(&mut self, columns: impl IntoIterator<Item = &'v [i64]>) {
        let mut factors = self.factors.clone();
        for values in columns {
            let one = self.size(values).as_ref().and_then(Size::as_quotient);
            factors.extend(one.filter(|one| !factors.contains(one)));
        }
        if factors.len() > self.factors.len() {
            self.set_factors(factors);
        }
    }

    /// The simplest size.
    pub(super) fn size(&self, values: &[i64]) -> Option<Size> {
        if let Some(known) = self.found.borrow().get(values) {
            return known.clone();
        }
        let size = self.find(values);
        self.found.borrow_mut().insert(values.to_vec(), size.clone());
        size
    }

    fn find(&self, values: &[i64]) -> Option<Size> {
        let (&first, rest) = values.split_first()?;
        if rest.iter().all(|&v| v == first) {
            return Some(Size::constant(first));
        }
        let found = self.polynomial(values, true);
        let found = found.or_else(|| self.quotient(values, true));
        let found = found.or_else(|| self.polynomial(values, false));
        found.or_else(|| self.quotient(values, false))
    }

    fn polynomial(&self, values: &[i64], symbols_alone: bool) -> Option<Size> {
        let is_it = |(product, _): &&(Product, Vec<i64>)| {
            !symbols_alone || product.iter().all(|factor| factor.is_symbol())
        };
        let products: Vec<_> = self.products.iter().filter(is_it).collect();
        let mut alone = products.iter().skip(1).filter_map(|(product, column)| {
            Some(Size::from_terms([(product.clone(), quotient(values, column)?)]))
        });
        if let Some(product) = alone.next() {
            return Some(product);
        }
        for (j, (q, y)) in products.iter().enumerate() {
            for (p, x) in products.iter().skip(j + 1) {
                if let Some((a, b)) = solve(x, y, values) {
                    return Some(Size::from_terms([(p.clone(), a), (q.clone(), b)]));
                }
            }
        }
        None
    }

    /// The simplest product of factors and a number.
    pub(super) fn product(&self, values: &[i64]) -> Option<Size> {
        let mut fits = self.products.iter().skip(1).filter_map(|(product, column)| {
            Some(Size::from_terms([(product.clone(), quotient(values, column)?)]))
        });
        fits.next()
    }

    /// A quotient; rounding up and down are usual.
    fn quotient(&self, values: &[i64], usual: bool) -> Option<Size> {
        let rare = RARE_DIVISORS.iter().filter(|_| values.len() >= POINTS_FOR_RARE);
        let divisors = DIVISORS.iter().filter(|_| values.len() >= POINTS).chain(rare);
        let symbols = self.points.first()?.len();
        for &by in divisors {
            for symbol in 0..symbols {
                // The least and the most that may be added.
                let rest = || self.points.iter().zip(values).map(|(p, v)| by * v - p[symbol]);
                let (low, high) = (rest().max()?, rest().min()? + by - 1);
                let plus = match usual {
                    true => [by - 1, 0].into_iter().find(|plus| (low..=high).contains(plus)),
                    false => (low <= high).then_some(if low > 0 { low } else { high }),
                };
                if let Some(plus) = plus {
                    let quotient = Quotient { symbol, plus, by };
                    return Some(Size::from_terms([(smallvec![quotient], 1)]));
                }
            }
        }
        None
    }
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
