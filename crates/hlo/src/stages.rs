//! Reductions in stages, for a compiler that takes them as they are written.
//!
//! XLA:CPU folds a row with as many partial sums as a vector has room for, but down a column it goes
//! element by element, and where several dimensions meet in one reduction it takes up to thirty
//! times as long as memory would. What it does best is to fold a short run, many neighbours side by
//! side. So a reduction folds one run at a time, the innermost first: of a row many lanes together,
//! of a column a short piece. A barrier behind each stage keeps the compiler from joining them again.

use crate::build::Value;
use crate::reduce::without;
use crate::{DType, Dims, Reducer, Type};
use std::ops::RangeInclusive;

type Range = RangeInclusive<i64>;

/// Neighbours that are folded side by side where the innermost dimension goes.
const LANES: i64 = 32;
const FEW_LANES: i64 = 8;
/// How much is folded at once: of columns, so that the loop is unrolled; of long rows, by lanes; of
/// rows by few lanes; and of rows without lanes, where pieces are for threads to share.
const COLUMN: Range = 4..=32;
const BLOCK: Range = 32..=32;
const LANE: Range = 4..=512;
const ROW: Range = 256..=1 << 14;
/// With fewer elements another kernel costs more time than it saves.
const SMALL: i64 = 1 << 14;
/// Of n roundings, one after the other, the root of n remains: sums of more float32 numbers than
/// these are kept in float64 and rounded once, which loops that wait for memory hardly notice.
const FEW: i64 = 64;

/// Neighbouring dimensions that all stay or all go, taken as one.
struct Run {
    extent: i64,
    goes: bool,
}

fn runs(ty: &Type, dims: &[i64]) -> Vec<Run> {
    let mut runs: Vec<Run> = Vec::with_capacity(ty.rank());
    for (i, &extent) in ty.dims.iter().enumerate().filter(|(_, extent)| **extent != 1) {
        let goes = dims.contains(&(i as i64));
        match runs.last_mut() {
            Some(run) if run.goes == goes => run.extent *= extent,
            _ => runs.push(Run { extent, goes }),
        }
    }
    runs
}

fn extents(runs: &[Run]) -> Dims {
    runs.iter().map(|run| run.extent).collect()
}

/// The positions of the runs that go.
fn going(runs: &[Run]) -> Dims {
    (0..).zip(runs).filter(|(_, run)| run.goes).map(|(i, _)| i).collect()
}

/// A run of `n` as pieces, the elements of a piece and lanes, where it divides so.
fn pieces(n: i64, lanes: i64, folds: Range) -> Option<[i64; 3]> {
    let rows = n / lanes;
    let folded = (1..=rows.min(*folds.end())).rev().find(|d| rows % d == 0).unwrap_or(1);
    let divides = n % lanes == 0 && (folded >= *folds.start() || folded == n);
    divides.then_some([rows / folded, folded, lanes])
}

/// What makes a reduction shorter.
enum Step {
    /// To fold one of these runs away first.
    Fold(Vec<Run>, usize),
    /// To reduce the first elements of a run, a number that divides well, apart from the others.
    Part(Vec<Run>, usize, i64),
}

/// Shortens the innermost run that goes. `None` where one reduction does it as well.
fn step(mut runs: Vec<Run>) -> Option<Step> {
    let at = runs.iter().rposition(|run| run.goes)?;
    let alone = runs.iter().filter(|run| run.goes).count() == 1;
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
    runs.splice(at..=at, pieces.map(|extent| Run { extent, goes: true }));
    Some(Step::Fold(runs, at + 1))
}

impl<'b> Value<'b> {
    /// `reduce` for a compiler that takes it as it is written.
    pub(crate) fn reduce_in_stages(self, reducer: Reducer, dims: &[i64]) -> Value<'b> {
        let ty = self.ty();
        let step = if ty.numel() < SMALL { None } else { step(runs(&ty, dims)) };
        let result = match step {
            None => self.fold(reducer, dims),
            Some(Step::Fold(mut runs, at)) => {
                let first = self.reshape(&extents(&runs)).fold(reducer, &[at as i64]);
                runs.remove(at);
                self.b.optimization_barrier(&[first])[0].reduce(reducer, &going(&runs))
            }
            Some(Step::Part(runs, at, end)) => {
                let whole = self.reshape(&extents(&runs));
                let part =
                    |from, to| whole.slice_dim(at, from, to, 1).reduce(reducer, &going(&runs));
                reducer.apply(part(0, end), part(end, runs[at].extent))
            }
        };
        result.reshape(&without(&ty.dims, dims))
    }

    /// One stage.
    fn fold(self, reducer: Reducer, dims: &[i64]) -> Value<'b> {
        let ty = self.ty();
        let folded: i64 = dims.iter().map(|&d| ty.dims[d as usize]).product();
        if reducer == Reducer::Add && ty.dtype == DType::F32 && folded > FEW {
            return self.convert(DType::F64).reduce_at_once(reducer, dims).convert(DType::F32);
        }
        self.reduce_at_once(reducer, dims)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Argument, Builder, DType, Donation, Reducer, Type};

    /// How a sum of that shape is written, and its result's extents.
    fn sum(b: &Builder, shape: &[i64], dims: &[i64]) -> (String, Vec<i64>) {
        let x = b.argument(Type::new(DType::F32, shape));
        let sum = x.reduce(Reducer::Add, dims);
        let dims = sum.dims().to_vec();
        let argument = Argument { value: x, donation: Donation::None, sharding: None };
        (b.finish("sum", &[argument], &[sum]).expect("a law-abiding function"), dims)
    }

    /// How many reductions it is written as.
    fn reductions(b: &Builder, shape: &[i64], dims: &[i64]) -> (usize, Vec<i64>) {
        let (text, dims) = sum(b, shape, dims);
        (text.matches("\"stablehlo.reduce\"").count(), dims)
    }

    #[test]
    fn long_reductions_come_in_stages() {
        let guided =
            |shape: &[i64], dims: &[i64]| reductions(&Builder::text().guiding(), shape, dims);
        assert_eq!(guided(&[1024, 256], &[1]), (2, vec![1024]));
        assert_eq!(guided(&[8, 128, 256], &[0, 1]), (2, vec![256]));
        assert_eq!(guided(&[4, 16, 32, 32], &[0, 2, 3]), (2, vec![16]));
        // Rows without lanes go at once, or in pieces that threads can share.
        assert_eq!(guided(&[64, 1021], &[1]), (1, vec![64]));
        assert_eq!(guided(&[1009 * 991], &[0]), (2, vec![]));
        assert_eq!(guided(&[11, 64, 1021], &[0, 2]), (2, vec![64]));
        // What is left of a column that does not divide is folded apart.
        assert_eq!(guided(&[1009, 64], &[0]), (3, vec![64]));
    }

    #[test]
    fn long_sums_are_kept_in_double_precision() {
        let is_wide = |rows| sum(&Builder::text().guiding(), &[rows, 5], &[0]).0.contains("f64");
        assert!(is_wide(640) && !is_wide(64));
        assert!(!sum(&Builder::text(), &[640, 5], &[0]).0.contains("f64"));
    }

    #[test]
    fn short_reductions_are_left_alone() {
        assert_eq!(reductions(&Builder::text().guiding(), &[64, 8], &[0]), (1, vec![8]));
        assert_eq!(reductions(&Builder::text(), &[1024, 256], &[1]), (1, vec![1024]));
    }
}
