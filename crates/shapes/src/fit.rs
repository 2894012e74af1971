//! Finds sizes from their values.

use crate::size::{Product, Quotient, Size};
use crate::tuning::{
    ADDENDS, ADDENDS_OF_SYMBOLS, CASES, CASES_OF_MANY, DEGREE, DIVISORS, POINTS, POINTS_FOR_RARE,
    POWER, PRODUCTS, RARE_DIVISORS, SPARE_POINTS,
};
use std::cell::RefCell;
use std::cmp::Reverse;
use std::collections::{BTreeSet, HashMap};

/// Finds sizes from the values that they have at some points.
#[derive(Clone, Default)]
pub struct Fitting {
    points: Vec<Vec<i64>>,
    factors: Vec<Quotient>,
    /// Numbers that quotients may divide by, likely ones first.
    divisors: Vec<i64>,
    /// Products of symbols and products of all factors, simpler ones first.
    of_symbols: Vec<Column>,
    of_factors: Vec<Column>,
    /// Symbols and a number more or less, which may be factors of products.
    shifted: Vec<Column>,
    /// Quotients of each symbol, those first whose form gives the most values.
    alike: Vec<Column>,
    /// True if points are few and not chosen, so that sizes may fit by chance.
    is_careful: bool,
    found: RefCell<HashMap<Vec<i64>, Option<Size>>>,
}

/// A size and its values.
#[derive(Clone)]
struct Column {
    size: Size,
    values: Vec<i64>,
}

impl Fitting {
    pub fn new(points: &[Vec<i64>]) -> Fitting {
        let symbols = points.first().map_or(0, Vec::len);
        let factors: Vec<_> = (0..symbols).map(Quotient::symbol).collect();
        let few = if points.len() >= POINTS { &DIVISORS[..] } else { &[] };
        let rare = if points.len() >= POINTS_FOR_RARE { &RARE_DIVISORS[..] } else { &[] };
        let divisors = [few, rare].concat();
        let points = points.to_vec();
        let mut fitting = Fitting { points, factors, divisors, ..Fitting::default() };
        fitting.of_symbols = fitting.products();
        fitting
    }

    /// The same for points that were not chosen: sizes must fit more of them.
    pub fn careful(points: &[Vec<i64>]) -> Fitting {
        Fitting { is_careful: true, ..Fitting::new(points) }
    }

    fn column(&self, size: Size) -> Column {
        Column { values: self.points.iter().map(|point| size.eval(point)).collect(), size }
    }

    fn products(&self) -> Vec<Column> {
        let few = |degree: &u32| self.factors.len().pow(*degree) <= PRODUCTS;
        let degree = (2..=DEGREE).rev().find(few).unwrap_or(1) as usize;
        let mut products = vec![Product::new()];
        for &factor in &self.factors {
            for at in 0..products.len() {
                let mut longer = products[at].clone();
                for _ in 0..POWER.min(degree - longer.len()) {
                    longer.push(factor);
                    products.push(longer.clone());
                }
            }
        }
        products.sort_by_key(|product| product.len());
        products.into_iter().map(|p| self.column(Size::product(p))).collect()
    }

    /// Adds the quotients among these values to the factors of products.
    pub fn learn<'v>(&mut self, columns: impl Iterator<Item = &'v [i64]> + Clone) {
        let quotient =
            |at: &Fitting, values: &[i64]| at.size(values).as_ref().and_then(Size::quotient);
        let mut quotients: BTreeSet<_> =
            columns.clone().filter_map(|values| quotient(self, values)).collect();
        let is_known = |by: &i64| quotients.iter().any(|quotient| quotient.by == *by);
        let (likely, others): (Vec<_>, Vec<_>) = self.divisors.iter().partition(|by| is_known(by));
        self.divisors = [likely, others].concat();
        self.found.take();
        let is_shifted = |size: &Size| matches!(size.as_linear(), Some((_, 1, more)) if more != 0);
        let shifted: BTreeSet<_> =
            columns.clone().filter(|v| self.size(v).is_some_and(|s| is_shifted(&s))).collect();
        let shifted = shifted.into_iter().filter_map(|values| self.size(values));
        self.shifted = shifted.map(|size| self.column(size)).collect();
        self.found.take();
        // Some quotients occur only in products with others.
        let known: Vec<_> = quotients.iter().map(|q| self.column(Size::product([*q]))).collect();
        let ratios = columns.clone().flat_map(|v| known.iter().filter_map(move |k| ratio(v, k)));
        quotients.extend(ratios.filter_map(|values| quotient(self, &values)));
        if quotients.is_empty() {
            return;
        }
        self.alike = self.alike(&quotients, columns);
        self.factors.extend(quotients);
        self.of_factors = self.products();
        self.found.take();
    }

    /// These quotients with each symbol in the place of theirs. The height and the width of an image
    /// go through the same layers, so the form that gives the most values is no chance.
    fn alike<'v>(
        &self,
        quotients: &BTreeSet<Quotient>,
        columns: impl Iterator<Item = &'v [i64]> + Clone,
    ) -> Vec<Column> {
        let symbols = self.points.first().map_or(0, Vec::len);
        let forms: BTreeSet<_> = quotients.iter().map(|q| (q.plus, q.by)).collect();
        let of_form = |(plus, by)| -> Vec<Column> {
            let quotient = |symbol| Size::product([Quotient { symbol, plus, by }]);
            (0..symbols).map(|symbol| self.column(quotient(symbol))).collect()
        };
        let mut forms: Vec<_> = forms.into_iter().map(of_form).collect();
        let gives = |form: &[Column], values: &[i64]| form.iter().any(|c| c.values == values);
        forms
            .sort_by_cached_key(|form| Reverse(columns.clone().filter(|v| gives(form, v)).count()));
        forms.concat()
    }

    /// The simplest size that has these values.
    pub fn size(&self, values: &[i64]) -> Option<Size> {
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
        let found = multiple(&self.of_symbols, values);
        let symbols = self.points.first()?.len();
        let found = found.or_else(|| sum(&self.of_symbols[..=symbols], values, self.least(CASES)));
        let alike = || self.alike.iter().find(|known| known.values == values);
        let found = found.or_else(|| alike().map(|known| known.size.clone()));
        let found = found.or_else(|| self.quotient(values, true));
        let found = found.or_else(|| self.shifted_product(values));
        let found = found.or_else(|| {
            sum(few(&self.of_symbols, ADDENDS_OF_SYMBOLS), values, self.least(CASES_OF_MANY))
        });
        let found = found.or_else(|| multiple(&self.of_factors, values));
        let found = found.or_else(|| self.remainder(values));
        let found = found
            .or_else(|| sum(few(&self.of_factors, ADDENDS), values, self.least(CASES_OF_MANY)));
        let found = found.or_else(|| self.quotient(values, false));
        found.or_else(|| affine(&self.of_symbols[..=symbols], values))
    }

    /// How many cases must show a sum or quotient.
    fn least(&self, cases: usize) -> usize {
        if self.is_careful { cases } else { 0 }
    }

    /// A product of a shifted symbol, symbols and a number.
    fn shifted_product(&self, values: &[i64]) -> Option<Size> {
        self.shifted.iter().find_map(|known| {
            Some(multiple(&self.of_symbols, &ratio(values, known)?)?.times(&known.size))
        })
    }

    /// The simplest product of symbols and a number, or a quotient if there are enough points to
    /// tell.
    pub fn factor(&self, values: &[i64]) -> Option<Size> {
        let quotient =
            |usual| self.quotient(values, usual).filter(|_| values.len() >= POINTS_FOR_RARE);
        let found = multiple(&self.of_symbols, values);
        found.or_else(|| quotient(true)).or_else(|| quotient(false))
    }

    /// A quotient times a number. Rounding up and down are usual.
    fn quotient(&self, values: &[i64], usual: bool) -> Option<Size> {
        let most = values.iter().copied().fold(0, gcd);
        let in_all = |&times: &i64| times != 0 && most % times == 0;
        let all_times: Vec<_> = [1, most].into_iter().chain(DIVISORS).filter(in_all).collect();
        let mut pairs =
            self.divisors.iter().flat_map(|&by| all_times.iter().map(move |&n| (by, n)));
        pairs.find_map(|(by, times)| {
            let mut symbols = 0..self.points.first()?.len();
            let quotient = symbols.find_map(|s| self.quotient_of(s, by, (values, times), usual))?;
            Some(Size::product([quotient]).times(&Size::constant(times)))
        })
    }

    /// The quotient that gives these values, which are divided by a number first.
    fn quotient_of(
        &self,
        symbol: usize,
        by: i64,
        (values, times): (&[i64], i64),
        usual: bool,
    ) -> Option<Quotient> {
        // The least and the most that may be added to the symbol.
        let (mut low, mut high) = (i64::MIN, i64::MAX);
        for (point, value) in self.points.iter().zip(values) {
            let rest = by * (value / times) - point[symbol];
            (low, high) = (low.max(rest), high.min(rest + by - 1));
            if low > high {
                return None;
            }
        }
        let plus = match usual {
            true => [by - 1, 0].into_iter().find(|plus| (low..=high).contains(plus))?,
            false if low > 0 => low,
            false => high,
        };
        // A large divisor leaves so much to choose that a few cases show nothing.
        let is_small = by <= DIVISORS[1];
        let least = if usual || is_small { CASES } else { POINTS_FOR_RARE };
        let symbols: Vec<_> = self.points.iter().map(|point| point[symbol]).collect();
        let is_shown =
            || cases([&symbols, values]) >= least && (is_small || cases([values]) >= CASES);
        if self.is_careful && !is_shown() {
            return None;
        }
        Some(Quotient { symbol, plus, by })
    }

    /// The remainder of a factor divided by a number. The remainder is added to another number or
    /// subtracted from it.
    fn remainder(&self, values: &[i64]) -> Option<Size> {
        let (&low, &high) = (values.iter().min()?, values.iter().max()?);
        for by in self.divisors.iter().copied().filter(|by| high - low < *by) {
            for (factor, sign) in self.factors.iter().flat_map(|f| [(f, 1), (f, -1)]) {
                let ends = if sign > 0 { high - by + 1..=low } else { high..=low + by - 1 };
                let zero = Some(0).filter(|zero| ends.contains(zero));
                for end in zero.into_iter().chain(ends) {
                    let rest = |v: i64| sign * (v - end);
                    let first = rest(values[0]) - factor.eval(&self.points[0]);
                    let plus = first.rem_euclid(by);
                    let left = |point: &[i64]| (factor.eval(point) + plus).rem_euclid(by);
                    let factors = || self.points.iter().map(|p| factor.eval(p)).collect::<Vec<_>>();
                    if self.points.iter().zip(values).all(|(p, &v)| left(p) == rest(v))
                        && cases([&factors(), values]) >= self.least(CASES_OF_MANY)
                    {
                        let whole = factor.divided(plus, by).times(&Size::constant(-by));
                        let rest =
                            Size::product([*factor]).plus(&Size::constant(plus)).plus(&whole);
                        return Some(rest.times(&Size::constant(sign)).plus(&Size::constant(end)));
                    }
                }
            }
        }
        None
    }
}

/// The numbers that give these values when multiplied by a known size.
fn ratio(values: &[i64], known: &Column) -> Option<Vec<i64>> {
    let pairs = values.iter().zip(&known.values);
    pairs.map(|(v, k)| v.checked_div(*k).filter(|ratio| ratio * k == *v)).collect()
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a.abs() } else { gcd(b, a % b) }
}

/// The first of these sizes, except the constant, that gives the values when multiplied by a whole
/// number.
fn multiple(columns: &[Column], values: &[i64]) -> Option<Size> {
    let times = |column: &Column| {
        let times = values.first()?.checked_div(*column.values.first()?)?;
        let mut pairs = column.values.iter().zip(values);
        let is_it = pairs.all(|(&c, &v)| times.checked_mul(c) == Some(v));
        is_it.then(|| column.size.times(&Size::constant(times)))
    };
    columns.iter().skip(1).find_map(times)
}

/// The first two of these sizes that add up to the values, each multiplied by a whole number, in
/// at least so many different cases. Sums and differences of numbers as they are need two.
fn sum(columns: &[Column], values: &[i64], least: usize) -> Option<Size> {
    let pairs = columns.iter().enumerate();
    let mut pairs = pairs.flat_map(|(j, y)| columns.iter().skip(j + 1).map(move |x| (x, y)));
    pairs.find_map(|(x, y)| both(x, y, values, least))
}

/// The sum of all these sizes, each multiplied by a whole number, if there are more points than it
/// takes to find one.
fn affine(columns: &[Column], values: &[i64]) -> Option<Size> {
    let n = columns.len();
    if values.len() < n + SPARE_POINTS {
        return None;
    }
    // Gaussian elimination without fractions, row by row.
    let mut rows: Vec<(usize, Vec<i128>)> = Vec::new();
    for (at, &value) in values.iter().enumerate() {
        let entries = columns.iter().map(|c| c.values[at]).chain([value]);
        let mut row: Vec<i128> = entries.map(i128::from).collect();
        for (pivot, known) in &rows {
            row = eliminated(&row, known, *pivot)?;
        }
        match row[..n].iter().position(|&entry| entry != 0) {
            Some(pivot) => {
                for (_, known) in &mut rows {
                    *known = eliminated(known, &row, pivot)?;
                }
                rows.push((pivot, row));
            }
            None if row[n] != 0 => return None,
            None => {}
        }
    }
    let term = |(pivot, row): &(usize, Vec<i128>)| {
        let times = (row[n] % row[*pivot] == 0).then(|| row[n] / row[*pivot])?;
        Some(columns[*pivot].size.times(&Size::constant(i64::try_from(times).ok()?)))
    };
    let is_solved = rows.len() == n;
    rows.iter().filter(|_| is_solved).map(term).reduce(|x, y| Some(x?.plus(&y?))).flatten()
}

/// A row of equations after another one has taken its unknown out. `None` if a number is too large.
fn eliminated(row: &[i128], by: &[i128], pivot: usize) -> Option<Vec<i128>> {
    let (own, other) = (row[pivot], by[pivot]);
    if own == 0 {
        return Some(row.to_vec());
    }
    let entry = |(x, y): (&i128, &i128)| x.checked_mul(other)?.checked_sub(y.checked_mul(own)?);
    let made: Vec<i128> = row.iter().zip(by).map(entry).collect::<Option<_>>()?;
    let common = made.iter().fold(0, |common: i128, &entry| greatest(common, entry));
    Some(made.iter().map(|entry| entry / common.max(1)).collect())
}

fn greatest(a: i128, b: i128) -> i128 {
    if b == 0 { a.abs() } else { greatest(b, a % b) }
}

fn both(x: &Column, y: &Column, values: &[i64], least: usize) -> Option<Size> {
    let (a, b) = solve(&x.values, &y.values, values)?;
    let is_plain = |column: &Column, times: i64| column.size.is_constant() || times.abs() == 1;
    let least = if is_plain(x, a) && is_plain(y, b) { least.min(2) } else { least };
    if cases([&x.values, &y.values, values]) < least {
        return None;
    }
    Some(x.size.times(&Size::constant(a)).plus(&y.size.times(&Size::constant(b))))
}

/// How many points differ in these numbers. Points that agree in them are one case: any two cases
/// are on a line.
fn cases<const N: usize>(columns: [&[i64]; N]) -> usize {
    let points = columns.first().map_or(0, |column| column.len());
    (0..points).map(|at| columns.map(|column| column[at])).collect::<BTreeSet<_>>().len()
}

/// The first of these, which are the simplest.
fn few(columns: &[Column], most: usize) -> &[Column] {
    &columns[..columns.len().min(most)]
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
    let (a, b) = (divided(a, d)?, divided(b, d)?);
    let holds = (0..values.len()).all(|i| {
        let (x, y, v) = at(i);
        a * x + b * y == v
    });
    let (a, b) = (i64::try_from(a).ok()?, i64::try_from(b).ok()?);
    holds.then_some((a, b))
}

/// The quotient of a division without remainder. Most numbers are short, and long ones take many
/// times as long to divide.
fn divided(a: i128, d: i128) -> Option<i128> {
    match (i64::try_from(a), i64::try_from(d)) {
        (Ok(a), Ok(d)) => (a.wrapping_rem(d) == 0).then(|| i128::from(a) / i128::from(d)),
        _ => (a % d == 0).then(|| a / d),
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const POINTS: [[i64; 2]; 6] = [[40, 33], [25, 47], [41, 22], [38, 51], [29, 31], [63, 44]];

    fn column(f: impl Fn(i64, i64) -> i64) -> Vec<i64> {
        POINTS.iter().map(|&[h, w]| f(h, w)).collect()
    }

    fn learned(columns: &[Vec<i64>]) -> impl Fn(Vec<i64>) -> Option<String> + use<> {
        let points: Vec<_> = POINTS.iter().map(|point| point.to_vec()).collect();
        let mut fitting = Fitting::new(&points);
        fitting.learn(columns.iter().map(Vec::as_slice));
        move |values| {
            let size = fitting.size(&values)?;
            let same = points.iter().zip(&values).all(|(p, &v)| size.eval(p) == v);
            Some(if same { size.to_string() } else { format!("{size} is wrong") })
        }
    }

    #[test]
    fn three_terms_are_found_where_points_are_enough() {
        let points: Vec<Vec<i64>> = [
            [64, 25, 83],
            [63, 51, 36],
            [62, 48, 38],
            [61, 52, 84],
            [59, 50, 7],
            [36, 44, 95],
            [8, 9, 1],
        ]
        .iter()
        .map(|point| point.to_vec())
        .collect();
        let values: Vec<i64> = points.iter().map(|p| p[0] + p[2] - 3 * p[1] + 7).collect();
        let size = |n: usize| Fitting::new(&points[..n]).size(&values[..n]);
        let found = size(7).expect("a size");
        assert_eq!(found.eval(&[5, 6, 11]), 5);
        assert_eq!(size(5), None);
    }

    #[test]
    fn remainders_of_strides_are_found() {
        let size = learned(&[]);
        assert_eq!(size(column(|h, _| h % 2)).as_deref(), Some("s0 - 2*(s0 // 2)"));
        assert_eq!(
            size(column(|_, w| 4 + (w + 1) % 2)).as_deref(),
            Some("5 + s1 - 2*((s1 +1) // 2)")
        );
        assert_eq!(
            size(column(|h, _| (-h).rem_euclid(8))).as_deref(),
            Some("-s0 + 8*((s0 +7) // 8)")
        );
        assert_eq!(size(column(|h, w| h * w % 7)), None);
    }

    #[test]
    fn products_of_quotients_are_found_where_one_is_seen() {
        let size = learned(&[column(|_, w| w / 8), column(|h, w| (h / 8) * (w / 8))]);
        let tokens = column(|h, w| 16 * (h / 8) * (w / 8));
        assert_eq!(size(tokens).as_deref(), Some("16*(s0 // 8)*(s1 // 8)"));
        let halves = learned(&[column(|h, _| (h + 1) / 2), column(|h, _| (h + 3) / 4)]);
        let rest = column(|h, _| (h + 1) / 2 - 2 * ((h + 3) / 4) + 3);
        assert!(halves(rest).is_some_and(|text| text.contains("// 4)")));
    }
}
