//! Drafts: a program that takes longer to compile well than to run often is interpreted first or
//! compiled quickly, and compiled well once it has come so often that this pays.
//!
//! When that is depends on how often it came, never on time, so that numbers come out the same each
//! time a script is run.

use crate::runner::Runner;
use std::fmt::{self, Display, Formatter};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

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

/// How long a draft lasts.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(crate) struct Term {
    /// After how many runs it is replaced.
    runs: u32,
    /// Of how many runs that were started ahead one counts.
    ahead: u32,
}

impl Term {
    /// It is replaced at once.
    pub(crate) const NONE: Term = Term { runs: 0, ahead: 1 };
    /// Of what is interpreted where a draft would be too slow: the compiler need not be waited for then,
    /// and who warms up does not notice.
    const BRIEF: Term = Term { runs: 3, ahead: 1 };

    /// The term of a program's draft, by how many elements its statements compute in the mean. `None`
    /// where no draft is worth making.
    pub(crate) fn of(mean_elements: f64, is_captured: bool) -> Option<Term> {
        let runs = WORTH / mean_elements.max(1.0);
        let ahead = if mean_elements <= HIDDEN { AHEAD } else { 1 };
        let fewest = if is_captured { FEWEST_CAPTURED } else { FEWEST };
        (runs >= fewest).then_some(Term { runs: runs as u32, ahead })
    }

    /// The same where its statements are interpreted instead.
    pub(crate) fn interpreted(mean_elements: f64, is_captured: bool) -> Option<Term> {
        let lasts = |term: Term| Term { runs: term.runs.saturating_mul(LONGER), ..term };
        let is_worth_it = !is_captured && f64::from(LONGER) * WORTH >= FEWEST * mean_elements;
        let briefly = is_worth_it.then_some(Term::BRIEF);
        Term::of(mean_elements, is_captured).map(lasts).or(briefly)
    }
}

/// What a program runs.
pub(crate) struct Code {
    now: Mutex<Arc<Runner>>,
    draft: Option<Draft>,
}

struct Draft {
    /// Why it is one, in words.
    why: &'static str,
    /// What it was compiled from.
    text: Box<str>,
    term: Term,
    submitted: Runs,
    started: Runs,
    /// `None` if the compiler failed or the process ends.
    well: OnceLock<Option<Arc<Runner>>>,
}

/// Runs, counted in parts: those that were started ahead may be less than one.
#[derive(Default)]
struct Runs(AtomicU64);

impl Runs {
    /// Adds a run; says whether it is the first one after so many.
    fn pass(&self, runs: u32, term: Term, is_ahead: bool) -> bool {
        let one = u64::from(term.ahead);
        let end = u64::from(runs) * one;
        let part = if is_ahead { 1 } else { one };
        let before = self.0.fetch_add(part, Relaxed);
        (before..before + part).contains(&end)
    }
}

impl Code {
    /// `term`: of a draft.
    pub(crate) fn new(runner: Runner, text: &str, term: Option<Term>) -> Self {
        let draft = |term| Draft {
            why: why(&runner, term),
            text: text.into(),
            term,
            submitted: Runs::default(),
            started: Runs::default(),
            well: OnceLock::new(),
        };
        let draft = term.map(draft);
        Self { now: Mutex::new(Arc::new(runner)), draft }
    }

    /// Notes that a run was submitted; says, once, that the program is to be compiled well. That is
    /// halfway, so that few have to wait for it.
    pub(crate) fn submitted(&self, is_ahead: bool) -> bool {
        let halfway = |d: &Draft| d.submitted.pass(d.term.runs / 2, d.term, is_ahead);
        self.draft.as_ref().is_some_and(halfway)
    }

    /// What the next run runs.
    pub(crate) fn next(
        &self,
        is_ahead: bool,
        compile: impl FnOnce(&str) -> Option<Runner>,
    ) -> Arc<Runner> {
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(draft) = &self.draft
            && draft.started.pass(draft.term.runs, draft.term, is_ahead)
            && let Some(well) = draft.well(compile)
        {
            *now = well.clone();
        }
        now.clone()
    }

    /// Compiles a draft well, unless that was done before.
    pub(crate) fn improve(&self, compile: impl FnOnce(&str) -> Option<Runner>) {
        if let Some(draft) = &self.draft {
            draft.well(compile);
        }
    }

    /// How a draft was made, in words.
    pub(crate) fn story(&self) -> Option<String> {
        let draft = self.draft.as_ref()?;
        let well = if draft.well.get().is_some() { "it was" } else { "it would be" };
        Some(format!("{}: {well} compiled well for run {}", draft.why, draft.term))
    }
}

fn why(runner: &Runner, term: Term) -> &'static str {
    match runner {
        Runner::Interpreted(_) if term == Term::BRIEF => {
            "interpreted at first, as compiling takes longer"
        }
        Runner::Interpreted(_) => "interpreted, as there is little to do",
        Runner::Compiled(_) => "a draft, as there is little to do",
    }
}

impl Display for Term {
    fn fmt(&self, f: &mut Formatter<'_>) -> fmt::Result {
        match self.ahead {
            1 => write!(f, "{}", self.runs),
            n => write!(f, "{}, where one that was started ahead counts as 1/{n}", self.runs),
        }
    }
}

impl Draft {
    /// Whoever comes second waits for the first.
    fn well(&self, compile: impl FnOnce(&str) -> Option<Runner>) -> Option<&Arc<Runner>> {
        self.well.get_or_init(|| compile(&self.text).map(Arc::new)).as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::{Runs, Term};

    fn runs(mean_elements: f64, is_captured: bool) -> Option<u32> {
        Term::of(mean_elements, is_captured).map(|term| term.runs)
    }

    #[test]
    fn the_less_there_is_to_do_the_longer_a_draft_lasts() {
        assert_eq!(runs(f64::INFINITY, false), None);
        assert_eq!(runs(25_000.0, false), None);
        assert_eq!(runs(10_000.0, false), Some(100));
        assert_eq!(runs(10_000.0, true), None);
        assert_eq!(runs(500.0, true), Some(2_000));
        assert_eq!(runs(0.0, false), Some(1_000_000));
    }

    #[test]
    fn what_would_be_a_slow_draft_is_interpreted_briefly() {
        let runs = |mean, captured| Term::interpreted(mean, captured).map(|term| term.runs);
        assert_eq!(runs(10_000.0, false), Some(300));
        assert_eq!(runs(25_000.0, false), Some(3));
        assert_eq!(runs(25_000.0, true), None);
        assert_eq!(runs(100_000.0, false), None);
    }

    #[test]
    fn what_the_host_hides_lasts_longer() {
        let lasts = |mean_elements, aheads: u32| {
            let term = Term { runs: 3, ..Term::of(mean_elements, false).unwrap() };
            let runs = Runs::default();
            (0..).position(|run| runs.pass(term.runs, term, run < aheads))
        };
        assert_eq!(lasts(10_000.0, 0), Some(3));
        assert_eq!(lasts(10_000.0, 100), Some(3));
        assert_eq!(lasts(1_000.0, 0), Some(3));
        assert_eq!(lasts(1_000.0, 100), Some(24));
        assert_eq!(lasts(1_000.0, 8), Some(10));
        assert_eq!(lasts(1_000.0, 9), Some(10));
    }
}
