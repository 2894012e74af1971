//! Reductions in stages, as XLA:CPU compiles reductions as they are written.
//!
//! XLA:CPU folds a row with as many partial sums as a vector has lanes. A column is folded element
//! by element. A reduction over several separate dimensions takes up to thirty times as long as
//! reading the memory. It is fastest if it folds a short run with many neighbours together. So a
//! reduction folds one run at a time, the innermost first: many lanes of a row, or a short piece of
//! a column. A barrier after each stage keeps the compiler from joining them again.

use super::XlaCpu;
use crate::tuning::reduce::{BLOCK, COLUMN, FEW, FEW_LANES, LANE, LANES, ROW, SMALL};
use hlo::{Attribute, Builder, DType, Dims, Reducer, Rewriter, Statement, Type, Value};
use std::ops::RangeInclusive;

type Range = RangeInclusive<i64>;

/// Neighbouring dimensions that are all kept or all reduced, taken as one.
struct Run {
    extent: i64,
    is_reduced: bool,
}

fn runs(ty: &Type, dims: &[i64]) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::with_capacity(ty.rank());
    for (i, &extent) in ty.dims.iter().enumerate().filter(|(_, extent)| **extent != 1) {
        let is_reduced = dims.contains(&(i as i64));
        match runs.last_mut() {
            Some(run) if run.is_reduced == is_reduced => run.extent *= extent,
            _ => runs.push(Run { extent, is_reduced }),
        }
    }
    runs
}

fn extents(runs: &[Run]) -> Dims {
    runs.iter().map(|run| run.extent).collect()
}

/// The positions of the reduced runs.
fn reduced(runs: &[Run]) -> Dims {
    (0..).zip(runs).filter(|(_, run)| run.is_reduced).map(|(i, _)| i).collect()
}

/// A run of `n` as pieces, the elements of a piece, and lanes, if `n` divides so.
fn pieces(n: i64, lanes: i64, folds: Range) -> Option<[i64; 3]> {
    let rows = n / lanes;
    let folded = (1..=rows.min(*folds.end())).rev().find(|d| rows % d == 0).unwrap_or(1);
    let divides = n % lanes == 0 && (folded >= *folds.start() || folded == n);
    divides.then_some([rows / folded, folded, lanes])
}

/// A way to shorten a reduction.
enum Step {
    /// Fold one of these runs first.
    Fold(Vec<Run>, usize),
    /// Reduce the first elements of a run, a number that divides well, separately from the others.
    Part(Vec<Run>, usize, i64),
}

/// Shortens the innermost reduced run. `None` if one reduction is as fast.
fn step(mut runs: Vec<Run>) -> Option<Step> {
    let at = runs.iter().rposition(|run| run.is_reduced)?;
    let alone = runs.iter().filter(|run| run.is_reduced).count() == 1;
    let n = runs[at].extent;
    let pieces = if at + 1 == runs.len() {
        let by_lanes = pieces(n, LANES, BLOCK).or_else(|| pieces(n, FEW_LANES, LANE));
        by_lanes.or_else(|| pieces(n, 1, ROW)).unwrap_or([1, n, 1])
    } else {
        let Some(pieces) = pieces(n, 1, COLUMN) else {
            return Some(Step::Part(runs, at, n - n % COLUMN.end()));
        };
        pieces
    };
    if alone && pieces[1] == n {
        return None;
    }
    runs.splice(at..=at, pieces.map(|extent| Run { extent, is_reduced: true }));
    Some(Step::Fold(runs, at + 1))
}

impl XlaCpu<'_> {
    /// A reduction of one value by one of the known operations, from its neutral element, in
    /// stages.
    pub(super) fn reduce<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Value<'b>> {
        let [operand, init] = s.operands[..] else { return None };
        let reducer = Reducer::of(&s.regions[0])?;
        let init = self.definitions.named(init, "stablehlo.constant")?;
        let dtype = self.function.ty(operand).dtype;
        if !is_neutral(init, reducer, dtype) {
            return None;
        }
        Some(in_stages(to.value(operand), reducer, &s.attributes.ints("dimensions")?))
    }
}

/// True if a constant is the neutral element of a reduction.
pub(super) fn is_neutral(constant: &Statement, reducer: Reducer, dtype: DType) -> bool {
    let text = |attribute: Option<&Attribute>| attribute.map(Attribute::text);
    let neutral = neutral(reducer, dtype);
    neutral.is_some() && text(constant.attributes.get("value")) == text(neutral.as_ref())
}

fn neutral(reducer: Reducer, dtype: DType) -> Option<Attribute> {
    let b = Builder::recording();
    let value = reducer.identity(&b, dtype);
    let function = b.finish(&[], &[value]).ok()?;
    function.block.statements.first()?.attributes.get("value").cloned()
}

pub(super) fn in_stages<'b>(value: Value<'b>, reducer: Reducer, dims: &[i64]) -> Value<'b> {
    let ty = value.ty();
    let step = if ty.numel() < SMALL { None } else { step(runs(&ty, dims)) };
    let result = match step {
        None => fold(value, reducer, dims),
        Some(Step::Fold(mut runs, at)) => {
            let first = fold(value.reshape(&extents(&runs)), reducer, &[at as i64]);
            runs.remove(at);
            let held = value.builder().optimization_barrier(&[first])[0];
            in_stages(held, reducer, &reduced(&runs))
        }
        Some(Step::Part(runs, at, end)) => {
            let whole = value.reshape(&extents(&runs));
            let part =
                |from, to| in_stages(whole.slice_dim(at, from, to, 1), reducer, &reduced(&runs));
            reducer.apply(part(0, end), part(end, runs[at].extent))
        }
    };
    let stays = (0..).zip(&ty.dims).filter(|(i, _)| !dims.contains(i));
    result.reshape(&stays.map(|(_, &extent)| extent).collect::<Dims>())
}

/// One stage.
fn fold<'b>(value: Value<'b>, reducer: Reducer, dims: &[i64]) -> Value<'b> {
    let ty = value.ty();
    let folded: i64 = dims.iter().map(|&d| ty.dims[d as usize]).product();
    if reducer == Reducer::Add && ty.dtype == DType::F32 && folded > FEW {
        return value.convert(DType::F64).reduce(reducer, dims).convert(DType::F32);
    }
    value.reduce(reducer, dims)
}

#[cfg(test)]
mod tests {
    use crate::target::rewrite;
    use hlo::{Builder, DType, Reducer, Type};

    /// The text of a sum of that shape, rewritten.
    fn sum(shape: &[i64], dims: &[i64]) -> String {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, shape));
        let function = b.finish(&[x], &[x.reduce(Reducer::Add, dims)]).expect("a valid function");
        let rewritten = rewrite(&function).expect("a valid rewriting");
        assert_eq!(rewritten.ty(rewritten.block.results[0]), function.types.last().unwrap());
        rewritten.text("sum")
    }

    /// The number of reductions in that text.
    fn reductions(shape: &[i64], dims: &[i64]) -> usize {
        sum(shape, dims).matches("\"stablehlo.reduce\"").count()
    }

    #[test]
    fn long_reductions_come_in_stages() {
        assert_eq!(reductions(&[1024, 256], &[1]), 2);
        assert_eq!(reductions(&[8, 128, 256], &[0, 1]), 2);
        assert_eq!(reductions(&[4, 16, 32, 32], &[0, 2, 3]), 2);
        // Rows without lanes are folded at once, or in pieces that threads can share.
        assert_eq!(reductions(&[64, 1021], &[1]), 1);
        assert_eq!(reductions(&[1009 * 991], &[0]), 2);
        assert_eq!(reductions(&[11, 64, 1021], &[0, 2]), 2);
        // The rest of a column that does not divide is folded separately.
        assert_eq!(reductions(&[1009, 64], &[0]), 3);
    }

    #[test]
    fn long_sums_are_kept_in_double_precision() {
        let is_wide = |rows| sum(&[rows, 5], &[0]).contains("f64");
        assert!(is_wide(640) && !is_wide(64));
    }

    #[test]
    fn short_reductions_are_left_alone() {
        assert_eq!(reductions(&[64, 8], &[0]), 1);
    }
}
