//! Which programs start as baseline code, and for how many runs.
//!
//! A program that takes longer to compile well than to run often is interpreted first, or compiled
//! quickly where it has a statement that is not interpreted.

use crate::{interpreted, options};
use engine::{Baseline, How, Source, Threshold};

/// How many more elements a draft has to compute, for each of its statements, until compiling it well
/// would have taken no longer: a millisecond at a nanosecond for each, or half of both.
const WORTH: f64 = 1_000_000.0;

/// How many times as long that takes where nothing is compiled before: what is interpreted runs nearly
/// as fast as a draft, a third of a nanosecond an element behind what is compiled well.
const LONGER: u32 = 3;

/// Of so many runs that were started ahead one counts, where a statement computes no more elements than
/// these: an op takes less time then than recording it does, so it is the host that a loop waits for,
/// and a compiler at work would only be in its way.
const AHEAD: u32 = 8;
const HIDDEN: f64 = 5_000.0;

/// What would be replaced sooner is compiled well from its first runs on: a draft that computes much is
/// slow, and who times a few calls shall not time drafts.
const FEWEST: f64 = 50.0;
/// The same for what `torch.compile` made, which is to be fast, and where a draft is no slower.
const FEWEST_CAPTURED: f64 = 1_000.0;

/// Of programs that are interpreted where quickly compiled code would be too slow: the compiler need
/// not be waited for then, and who warms up does not notice.
const BRIEF: Threshold = Threshold { runs: 3, speculative: 1 };

/// The kinds of cache entries.
const QUICKLY: u8 = 1;
const INTERPRETED: u8 = 2;

pub(crate) fn baselines(program: Source<'_>) -> Vec<Baseline<'_>> {
    // How well programs are compiled may be the user's choice.
    let Some(options) = options::quickly() else { return Vec::new() };
    let (elements, is_captured) = (program.function.mean_elements(), program.is_captured);
    let interpreted = interpreted_for(elements, is_captured);
    let why = if interpreted == Some(BRIEF) {
        "interpreted at first, as compiling takes longer"
    } else {
        "interpreted, as there is little to do"
    };
    let make = move || interpreted::make(program.function, program.random);
    vec![
        Baseline { kind: INTERPRETED, how: How::Made(Box::new(make)), threshold: interpreted, why },
        Baseline {
            kind: QUICKLY,
            how: How::Compiled(options),
            threshold: compiled_for(elements, is_captured),
            why: "a draft, as there is little to do",
        },
    ]
}

/// How long code that was compiled quickly lasts, by how many elements the program's statements
/// compute in the mean. `None` where it is not worth making.
fn compiled_for(mean_elements: f64, is_captured: bool) -> Option<Threshold> {
    let runs = WORTH / mean_elements.max(1.0);
    let speculative = if mean_elements <= HIDDEN { AHEAD } else { 1 };
    let fewest = if is_captured { FEWEST_CAPTURED } else { FEWEST };
    (runs >= fewest).then_some(Threshold { runs: runs as u32, speculative })
}

/// The same where the statements are interpreted instead.
fn interpreted_for(mean_elements: f64, is_captured: bool) -> Option<Threshold> {
    let lasts = |t: Threshold| Threshold { runs: t.runs.saturating_mul(LONGER), ..t };
    let is_worth_it = !is_captured && f64::from(LONGER) * WORTH >= FEWEST * mean_elements;
    let briefly = is_worth_it.then_some(BRIEF);
    compiled_for(mean_elements, is_captured).map(lasts).or(briefly)
}

#[cfg(test)]
mod tests {
    use super::{compiled_for, interpreted_for};

    #[test]
    fn the_less_there_is_to_do_the_longer_a_baseline_lasts() {
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
        let runs = |mean, captured| interpreted_for(mean, captured).map(|t| t.runs);
        assert_eq!(runs(10_000.0, false), Some(300));
        assert_eq!(runs(25_000.0, false), Some(3));
        assert_eq!(runs(25_000.0, true), None);
        assert_eq!(runs(100_000.0, false), None);
    }

    #[test]
    fn a_baseline_whose_runs_the_host_hides_lasts_longer() {
        let speculative = |mean| compiled_for(mean, false).unwrap().speculative;
        assert_eq!(speculative(10_000.0), 1);
        assert_eq!(speculative(1_000.0), 8);
    }
}
