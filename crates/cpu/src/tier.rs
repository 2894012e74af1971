//! The programs that start as baseline code, and the number of their runs.
//!
//! A program that takes longer to compile with full optimisation than to run often has a baseline
//! at first. The baseline is interpreted. If the interpreter lacks a statement, the baseline is
//! compiled quickly.

use crate::tuning::tier::*;
use crate::{interpreted, options};
use engine::{Baseline, How, Source, Threshold};

/// The kinds of cache entries.
const QUICKLY: u8 = 1;
const INTERPRETED: u8 = 2;

pub(crate) fn baselines(program: Source<'_>) -> Vec<Baseline<'_>> {
    // The user may have chosen an optimisation level.
    let Some(options) = options::quickly(program.function) else { return Vec::new() };
    let (elements, is_captured) = (program.function.mean_elements(), program.is_captured);
    let statements = program.function.count_statements();
    let interpreted = interpreted_for(elements, statements, is_captured, program.is_rare);
    let why = if interpreted == Some(BRIEF) {
        "interpreted at first, as compiling takes longer"
    } else if interpreted.is_some_and(|threshold| threshold.speculative == UNSETTLED) {
        "interpreted until it comes again, as sizes vary"
    } else {
        "interpreted, as there is little to do"
    };
    let limit = f64::from(LONGER) * WORTH * statements;
    let make = move || interpreted::make(program.function, program.random, limit);
    vec![
        Baseline { kind: INTERPRETED, how: How::Made(Box::new(make)), threshold: interpreted, why },
        Baseline {
            kind: QUICKLY,
            how: How::Compiled(options),
            threshold: compiled_for(elements, is_captured),
            why: "compiled quickly, as there is little to do",
        },
    ]
}

/// The threshold of quickly compiled code, by the mean number of elements that the program's
/// statements compute. `None` if the code is not worth making.
fn compiled_for(mean_elements: f64, is_captured: bool) -> Option<Threshold> {
    let runs = WORTH / mean_elements.max(1.0);
    let speculative = if mean_elements <= HIDDEN { AHEAD } else { 1 };
    let fewest = if is_captured { FEWEST_CAPTURED } else { FEWEST };
    (runs >= fewest).then_some(Threshold { runs: runs as u32, speculative, elements: 0 })
}

/// The same for interpreted code. Where sizes vary, the program may never come again.
fn interpreted_for(
    mean_elements: f64,
    statements: f64,
    is_captured: bool,
    is_rare: bool,
) -> Option<Threshold> {
    let lasts = |t: Threshold| Threshold { runs: t.runs.saturating_mul(LONGER), ..t };
    if let Some(threshold) = compiled_for(mean_elements, is_captured)
        && (!is_rare || is_captured || mean_elements <= HIDDEN)
    {
        return Some(lasts(threshold));
    }
    let runs = f64::from(LONGER) * WORTH / mean_elements.max(1.0);
    match is_captured {
        // How often its loops run is seen.
        false if is_rare => Some(Threshold {
            runs: RARE,
            speculative: UNSETTLED,
            elements: (RARE_WORTH * statements) as u64,
        }),
        false if runs >= FEWEST => Some(BRIEF),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use super::{compiled_for, interpreted_for};

    #[test]
    fn the_smaller_the_statements_the_longer_a_baseline_lasts() {
        let runs = |mean, captured| compiled_for(mean, captured).map(|threshold| threshold.runs);
        assert_eq!(runs(f64::INFINITY, false), None);
        assert_eq!(runs(25_000.0, false), None);
        assert_eq!(runs(10_000.0, false), Some(100));
        assert_eq!(runs(10_000.0, true), None);
        assert_eq!(runs(500.0, true), Some(2_000));
        assert_eq!(runs(0.0, false), Some(1_000_000));
    }

    #[test]
    fn a_slow_baseline_is_interpreted_briefly() {
        let runs = |mean, captured| interpreted_for(mean, 10.0, captured, false).map(|t| t.runs);
        assert_eq!(runs(10_000.0, false), Some(300));
        assert_eq!(runs(25_000.0, false), Some(3));
        assert_eq!(runs(25_000.0, true), None);
        assert_eq!(runs(100_000.0, false), None);
    }

    #[test]
    fn a_program_whose_sizes_vary_is_interpreted_until_compiling_it_pays() {
        let least = |mean, captured| {
            interpreted_for(mean, 10.0, captured, true).map(|t| (t.runs, t.elements))
        };
        assert_eq!(least(4_000.0, false), Some((750, 0)));
        assert_eq!(least(10_000.0, false), Some((12, 120_000_000)));
        assert_eq!(least(100_000.0, false), Some((12, 120_000_000)));
        assert_eq!(least(1e9, false), Some((12, 120_000_000)));
        assert_eq!(least(1e9, true), None);
    }

    #[test]
    fn a_baseline_whose_runs_the_host_hides_lasts_longer() {
        let speculative = |mean| compiled_for(mean, false).unwrap().speculative;
        assert_eq!(speculative(10_000.0), 1);
        assert_eq!(speculative(1_000.0), 8);
    }
}
