//! Reductions in stages, for a compiler that takes them as they are written.
//!
//! XLA:CPU sums a row one element after the other, and where several dimensions meet in one
//! reduction it takes up to thirty times as long as memory would. What it does well is to fold a
//! short run, many neighbours side by side. So a long reduction first folds its innermost run,
//! keeping a few neighbours apart, and another reduction ends it. A barrier between the two keeps
//! the compiler from joining them again.

use crate::build::Value;
use crate::reduce::without;
use crate::{Dims, Reducer, Type};

/// Neighbours that are folded side by side where the innermost dimension goes.
const LANES: i64 = 8;
/// How much is folded at once: of a run of lanes, and of rows that stay.
const LONGEST_RUN: i64 = 512;
const LONGEST_COLUMN: i64 = 32;
/// With fewer elements another kernel costs more than it saves.
const SMALL: i64 = 1 << 14;
/// Folding fewer than these hardly shortens what is left.
const SHORTEST: i64 = 4;

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

/// The largest divisor of `n` that is at most `limit`.
fn divisor(n: i64, limit: i64) -> i64 {
    (1..=limit.min(n)).rev().find(|d| n % d == 0).unwrap_or(1)
}

/// Splits the innermost run that goes, and says which of the runs to fold away first.
/// `None` where one reduction does it as well.
fn first_stage(mut runs: Vec<Run>) -> Option<(Vec<Run>, usize)> {
    let at = runs.iter().rposition(|run| run.goes)?;
    let alone = runs.iter().filter(|run| run.goes).count() == 1;
    let n = runs[at].extent;
    let innermost = at + 1 == runs.len();
    let lanes = if innermost && n % LANES == 0 && n >= LANES * SHORTEST { LANES } else { 1 };
    let folded = match (innermost, lanes) {
        (true, 1) => n,
        (true, _) => divisor(n / lanes, LONGEST_RUN),
        (false, _) => divisor(n, LONGEST_COLUMN),
    };
    // A prime has no part to fold first.
    let folded = if folded < SHORTEST { n / lanes } else { folded };
    if alone && folded == n {
        return None;
    }
    let split = [n / lanes / folded, folded, lanes].map(|extent| Run { extent, goes: true });
    let behind = runs.split_off(at);
    runs.extend(split);
    runs.extend(behind.into_iter().skip(1));
    Some((runs, at + 1))
}

impl<'b> Value<'b> {
    /// `reduce` in stages, or `None` where that would not be faster.
    pub(crate) fn reduce_in_stages(self, reducer: Reducer, dims: &[i64]) -> Option<Value<'b>> {
        let ty = self.ty();
        if ty.numel() < SMALL {
            return None;
        }
        let (mut runs, folded) = first_stage(runs(&ty, dims))?;
        let shape: Dims = runs.iter().map(|run| run.extent).collect();
        let first = self.reshape(&shape).reduce_at_once(reducer, &[folded as i64]);
        let first = self.b.optimization_barrier(&[first])[0];
        runs.remove(folded);
        let rest: Dims = (0..).zip(&runs).filter(|(_, run)| run.goes).map(|(i, _)| i).collect();
        Some(first.reduce(reducer, &rest).reshape(&without(&ty.dims, dims)))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Argument, Builder, DType, Donation, Reducer, Type};

    /// How many reductions a sum of that shape is written as, and its result's extents.
    fn reductions(b: &Builder, shape: &[i64], dims: &[i64]) -> (usize, Vec<i64>) {
        let x = b.argument(Type::new(DType::F32, shape));
        let sum = x.reduce(Reducer::Add, dims);
        let dims = sum.dims().to_vec();
        let argument = Argument { value: x, donation: Donation::None, sharding: None };
        let text = b.finish("sum", &[argument], &[sum]).expect("a law-abiding function");
        (text.matches("\"stablehlo.reduce\"").count(), dims)
    }

    #[test]
    fn long_reductions_come_in_stages() {
        let guided =
            |shape: &[i64], dims: &[i64]| reductions(&Builder::text().guiding(), shape, dims);
        assert_eq!(guided(&[1024, 256], &[1]), (2, vec![1024]));
        assert_eq!(guided(&[8, 128, 256], &[0, 1]), (2, vec![256]));
        assert_eq!(guided(&[4, 16, 32, 32], &[0, 2, 3]), (2, vec![16]));
        // Primes go as a whole, one run after the other.
        assert_eq!(guided(&[11, 64, 1021], &[0, 2]), (2, vec![64]));
        assert_eq!(guided(&[64, 1021], &[1]), (1, vec![64]));
    }

    #[test]
    fn short_reductions_are_left_alone() {
        assert_eq!(reductions(&Builder::text().guiding(), &[64, 8], &[0]), (1, vec![8]));
        assert_eq!(reductions(&Builder::text(), &[1024, 256], &[1]), (1, vec![1024]));
    }
}
