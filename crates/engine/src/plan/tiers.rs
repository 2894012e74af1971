//! Tiered code: a program can start with baseline code, which optimised code replaces after a
//! number of runs.

use super::code::Compilable;
use crate::backend::{Executable, Threshold};
use std::fmt::{self, Display, Formatter};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The code of a program.
pub(crate) struct TieredCode {
    now: Mutex<Arc<dyn Executable>>,
    baseline: Option<Replaced>,
}

/// A baseline that optimised code replaces.
struct Replaced {
    why: &'static str,
    /// True if it was made without the compiler.
    is_made: bool,
    source: Arc<Compilable>,
    threshold: Threshold,
    submitted: Runs,
    started: Runs,
    /// `None` if the compiler failed or the process ends.
    optimised: OnceLock<Option<Arc<dyn Executable>>>,
}

/// Runs, counted in parts: a speculative run may be less than one.
#[derive(Default)]
struct Runs(AtomicU64);

impl Runs {
    /// Adds a run. True if it is the first one after `runs` others.
    fn pass(&self, runs: u32, threshold: Threshold, is_speculative: bool) -> bool {
        let one = u64::from(threshold.speculative);
        let end = u64::from(runs) * one;
        let part = if is_speculative { 1 } else { one };
        let before = self.0.fetch_add(part, Relaxed);
        (before..before + part).contains(&end)
    }
}

type Compiled = Option<Box<dyn Executable>>;

impl TieredCode {
    pub(crate) fn optimised(code: Box<dyn Executable>) -> Self {
        Self { now: Mutex::new(code.into()), baseline: None }
    }

    /// Baseline code of this program.
    pub(crate) fn baseline(
        code: Box<dyn Executable>,
        source: Arc<Compilable>,
        threshold: Threshold,
        (why, is_made): (&'static str, bool),
    ) -> Self {
        let baseline = Replaced {
            why,
            is_made,
            source,
            threshold,
            submitted: Runs::default(),
            started: Runs::default(),
            optimised: OnceLock::new(),
        };
        Self { now: Mutex::new(code.into()), baseline: Some(baseline) }
    }

    /// Notes that a run was submitted. True, once, halfway to the threshold: the program is then
    /// optimised, so few runs have to wait for it.
    pub(crate) fn submitted(&self, is_speculative: bool) -> bool {
        let halfway =
            |b: &Replaced| b.submitted.pass(b.threshold.runs / 2, b.threshold, is_speculative);
        self.baseline.as_ref().is_some_and(halfway)
    }

    /// The code of the next run.
    pub(crate) fn next(
        &self,
        is_speculative: bool,
        compile: impl FnOnce(&Compilable) -> Compiled,
    ) -> Arc<dyn Executable> {
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(b) = &self.baseline
            && b.started.pass(b.threshold.runs, b.threshold, is_speculative)
            && let Some(optimised) = b.optimised(compile)
        {
            *now = optimised.clone();
        }
        now.clone()
    }

    /// Optimises the program, unless that was done before.
    pub(crate) fn improve(&self, compile: impl FnOnce(&Compilable) -> Compiled) {
        if let Some(baseline) = &self.baseline {
            baseline.optimised(compile);
        }
    }

    /// True if no compiler has worked on it.
    pub(crate) fn is_interpreted(&self) -> bool {
        self.baseline.as_ref().is_some_and(|b| b.is_made && b.optimised.get().is_none())
    }

    /// The sentence of `explain()` on baseline code.
    pub(crate) fn explanation(&self) -> Option<String> {
        let baseline = self.baseline.as_ref()?;
        let tense = if baseline.optimised.get().is_some() { "it was" } else { "it would be" };
        Some(format!("{}: {tense} optimised for run {}", baseline.why, baseline.threshold))
    }
}

impl Replaced {
    /// The optimised code. A second caller waits for the first.
    fn optimised(
        &self,
        compile: impl FnOnce(&Compilable) -> Compiled,
    ) -> Option<&Arc<dyn Executable>> {
        self.optimised.get_or_init(|| compile(&self.source).map(Into::into)).as_ref()
    }
}

impl Display for Threshold {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.speculative {
            1 => write!(f, "{}", self.runs),
            n => write!(
                f,
                "{}, where one that was started ahead or among new programs counts as 1/{n}",
                self.runs
            ),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Runs, Threshold};

    #[test]
    fn speculative_runs_count_less() {
        let lasts = |speculative: u32, first_runs: u32| {
            let threshold = Threshold { runs: 3, speculative };
            let runs = Runs::default();
            (0..).position(|run| runs.pass(threshold.runs, threshold, run < first_runs))
        };
        assert_eq!(lasts(1, 0), Some(3));
        assert_eq!(lasts(1, 100), Some(3));
        assert_eq!(lasts(8, 0), Some(3));
        assert_eq!(lasts(8, 100), Some(24));
        assert_eq!(lasts(8, 8), Some(10));
        assert_eq!(lasts(8, 9), Some(10));
    }
}
