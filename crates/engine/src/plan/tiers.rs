//! Tiered code: a program can start with baseline code, which optimised code replaces after a
//! number of runs.

use super::code::Compilable;
use crate::backend::{Executable, Threshold};
use std::fmt::{self, Display, Formatter};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// The code of a program.
pub(crate) struct TieredCode {
    now: Mutex<Now>,
    baseline: Option<Replaced>,
}

/// The code of the next run, and what the runs before have shown.
struct Now {
    code: Arc<dyn Executable>,
    /// The elements that other code has computed in its place.
    elsewhere: u64,
    /// The elements that both had computed before the latest run.
    elements: u64,
    /// The weight of the latest run.
    part: u64,
    /// The elements of all runs, each with its weight.
    weighed: u64,
}

impl Now {
    fn new(code: Box<dyn Executable>) -> Self {
        Self { code: code.into(), elsewhere: 0, elements: 0, part: 0, weighed: 0 }
    }

    fn replace(&mut self, code: &Arc<dyn Executable>) {
        (self.code, self.elsewhere) = (code.clone(), 0);
    }

    /// The elements that the code, and other code in its place, have computed.
    fn elements(&self) -> u64 {
        self.code.elements() + self.elsewhere
    }

    /// Weighs the elements of the latest run, and notes the weight of the next one.
    fn weigh(&mut self, part: u64) -> u64 {
        let elements = self.elements();
        self.weighed += elements.saturating_sub(self.elements).saturating_mul(self.part);
        (self.elements, self.part) = (elements, part);
        self.weighed
    }
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
    /// True if the code will be replaced soon, and the pool was not told.
    is_close: AtomicBool,
    was_close: AtomicBool,
    /// `None` if the compiler failed or the process ends.
    optimised: OnceLock<Option<Arc<dyn Executable>>>,
}

/// Runs, counted in parts: a speculative run may be less than one.
#[derive(Default)]
struct Runs(AtomicU64);

impl Runs {
    /// Adds a run. True if it is the first one after `runs` others.
    fn pass(&self, runs: u32, threshold: Threshold, is_speculative: bool) -> bool {
        let end = u64::from(runs) * u64::from(threshold.speculative);
        let part = threshold.part(is_speculative);
        let before = self.add(part);
        (before..before + part).contains(&end)
    }

    /// Adds a part of a run. Returns the parts before.
    fn add(&self, part: u64) -> u64 {
        self.0.fetch_add(part, Relaxed)
    }
}

type Compiled = Option<Box<dyn Executable>>;

impl TieredCode {
    pub(crate) fn optimised(code: Box<dyn Executable>) -> Self {
        Self { now: Mutex::new(Now::new(code)), baseline: None }
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
            is_close: AtomicBool::default(),
            was_close: AtomicBool::default(),
            optimised: OnceLock::new(),
        };
        Self { now: Mutex::new(Now::new(code)), baseline: Some(baseline) }
    }

    /// Notes that a run was submitted. True, once, halfway to the threshold: the program is then
    /// optimised, so few runs have to wait for it.
    pub(crate) fn submitted(&self, is_speculative: bool) -> bool {
        let halfway = |b: &Replaced| match b.threshold.elements {
            0 => b.submitted.pass(b.threshold.runs / 2, b.threshold, is_speculative),
            _ => b.is_close.swap(false, Relaxed),
        };
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
            && b.is_due(&mut now, is_speculative)
            && let Some(optimised) = b.optimised(compile)
        {
            now.replace(optimised);
        }
        now.code.clone()
    }

    /// True if this code of the program is interpreted.
    pub(crate) fn interprets(&self, code: &Arc<dyn Executable>) -> bool {
        let is_optimised = |b: &Replaced| {
            b.optimised.get().is_some_and(|o| o.as_ref().is_some_and(|o| Arc::ptr_eq(o, code)))
        };
        self.baseline.as_ref().is_some_and(|b| b.is_made && !is_optimised(b))
    }

    /// Notes the elements of a run in which other code took the place of the baseline.
    pub(crate) fn spend(&self, elements: u64) {
        self.now.lock().unwrap_or_else(PoisonError::into_inner).elsewhere += elements;
    }

    /// The code of the next run, after a baseline gave up.
    pub(crate) fn after_limits(
        &self,
        compile: impl FnOnce(&Compilable) -> Compiled,
    ) -> Arc<dyn Executable> {
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(optimised) = self.baseline.as_ref().and_then(|b| b.optimised(compile)) {
            now.replace(optimised);
        }
        now.code.clone()
    }

    /// True if the next run may keep its thread for long.
    pub(crate) fn is_long(&self) -> bool {
        let is_done = self.baseline.as_ref().is_none_or(|b| b.optimised.get().is_some());
        !is_done && self.now.lock().unwrap_or_else(PoisonError::into_inner).code.is_long()
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
    /// Notes a run. True if optimised code takes over with it.
    fn is_due(&self, now: &mut Now, is_speculative: bool) -> bool {
        let Threshold { runs, speculative, elements } = self.threshold;
        if elements == 0 {
            return self.started.pass(runs, self.threshold, is_speculative);
        }
        let (part, one) = (self.threshold.part(is_speculative), u64::from(speculative));
        let (before, weighed) = (self.started.add(part), now.weigh(part));
        let is_over = |divisor: u64| {
            before >= u64::from(runs) * one / divisor && weighed >= elements * one / divisor
        };
        let is_made = self.optimised.get().is_some();
        if is_over(2) && !is_made && !self.was_close.swap(true, Relaxed) {
            self.is_close.store(true, Relaxed);
        }
        is_over(1) && now.elements() > 0
    }

    /// The optimised code. A second caller waits for the first.
    fn optimised(
        &self,
        compile: impl FnOnce(&Compilable) -> Compiled,
    ) -> Option<&Arc<dyn Executable>> {
        self.optimised.get_or_init(|| compile(&self.source).map(Into::into)).as_ref()
    }
}

impl Threshold {
    /// The weight of a run, of which `speculative` is a whole one.
    fn part(&self, is_speculative: bool) -> u64 {
        if is_speculative { 1 } else { u64::from(self.speculative) }
    }
}

impl Display for Threshold {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.runs)?;
        if self.elements > 0 {
            write!(f, " or later, after {:.1e} elements", self.elements as f64)?;
        }
        match self.speculative {
            1 => Ok(()),
            n => {
                write!(
                    f,
                    ", where one that was started ahead or among new programs counts as 1/{n}"
                )
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::{Runs, Threshold, TieredCode};
    use crate::backend::Executable;
    use crate::plan::code::Compilable;
    use std::sync::Arc;
    use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

    /// Code that has computed so many elements.
    struct Counting(Arc<AtomicU64>);

    impl Executable for Counting {
        fn execute(
            &self,
            _arguments: &[&pjrt::Buffer],
            _client: &pjrt::Client,
            _device: usize,
            _non_donatable: &[i64],
        ) -> pjrt::Result<Vec<pjrt::Buffer>> {
            Ok(Vec::new())
        }

        fn elements(&self) -> u64 {
            self.0.load(Relaxed)
        }

        fn serialize(&self) -> pjrt::Result<Vec<u8>> {
            Ok(Vec::new())
        }
    }

    #[test]
    fn a_baseline_lasts_until_its_elements_are_worth_a_compilation() {
        // The run that is the first to use optimised code, and the one after which it is made.
        let lasts = |elements: u64| {
            let (threshold, counted) =
                (Threshold { runs: 3, speculative: 4, elements: 100 }, Arc::default());
            let source = Compilable { text: String::new(), options: Default::default() };
            let code = Box::new(Counting(Arc::clone(&counted)));
            let code = TieredCode::baseline(code, source.into(), threshold, ("", true));
            let mut is_made = None;
            for run in 0..1000 {
                if code.submitted(false) {
                    is_made = is_made.or(Some(run));
                }
                let mut is_due = false;
                code.next(run % 2 == 1, |_| {
                    is_due = true;
                    Some(Box::new(Counting(Arc::default())))
                });
                if is_due {
                    return (run, is_made);
                }
                counted.fetch_add(elements, Relaxed);
            }
            (1000, is_made)
        };
        // Every second run counts as a quarter.
        assert_eq!(lasts(1000), (5, Some(4)));
        assert_eq!(lasts(10), (16, Some(9)));
        assert_eq!(lasts(0), (1000, None));
    }

    #[test]
    fn elements_that_other_code_computes_count() {
        let threshold = Threshold { runs: 2, speculative: 1, elements: 100 };
        let source = Compilable { text: String::new(), options: Default::default() };
        let code = || Box::new(Counting(Arc::default()));
        let tiers = TieredCode::baseline(code(), source.into(), threshold, ("", true));
        let mut runs = 0;
        while tiers.interprets(&tiers.next(false, |_| Some(code()))) {
            tiers.spend(60);
            runs += 1;
        }
        assert_eq!(runs, 2);
        tiers.spend(1000);
        let next = tiers.next(false, |_| unreachable!("it is optimised"));
        assert!(!tiers.interprets(&next));
    }

    #[test]
    fn speculative_runs_count_less() {
        let lasts = |speculative: u32, first_runs: u32| {
            let threshold = Threshold { runs: 3, speculative, elements: 0 };
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
