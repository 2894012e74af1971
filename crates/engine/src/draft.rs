//! Drafts: a program that takes longer to compile well than to run often is compiled quickly first,
//! and well once it has come so often that this pays. One that repeats itself, as a model does that
//! has many equal layers, is compiled in pieces first.
//!
//! When that is depends on how often it came, never on time, so that numbers come out the same each
//! time a script is run.

use crate::executables::Executables;
use hlo::Pieces;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};

/// How many more elements a draft has to compute, for each of its statements, until compiling it well
/// would have taken no longer: a millisecond at a nanosecond for each, or half of both.
const WORTH: f64 = 1_000_000.0;

/// How many times as long that takes where nothing is compiled before: what is interpreted runs nearly
/// as fast as a draft, a third of a nanosecond an element behind what is compiled well.
const LONGER: u32 = 3;

/// What would be replaced sooner is compiled well at once: a draft that computes much is slow, and who
/// times a few calls shall not time drafts.
const FEWEST: f64 = 50.0;
/// The same for what `torch.compile` made, which is to be fast, and where a draft is no slower.
const FEWEST_CAPTURED: f64 = 1_000.0;

/// After how many runs a draft of a program is replaced, by how many elements its statements compute
/// in the mean. `None` where no draft is worth making.
pub(crate) fn runs(mean_elements: f64, is_captured: bool) -> Option<u32> {
    let runs = WORTH / mean_elements.max(1.0);
    (runs >= if is_captured { FEWEST_CAPTURED } else { FEWEST }).then_some(runs as u32)
}

/// The same where its statements are interpreted instead.
pub(crate) fn runs_interpreted(runs: u32) -> u32 {
    runs.saturating_mul(LONGER)
}

/// How many calls take as long as compiling a statement.
const CALLS: usize = 10;

/// After how many runs a draft in these pieces is replaced.
pub(crate) fn runs_in(pieces: &Pieces) -> u32 {
    let runs = CALLS * pieces.spared / (pieces.calls.len() - 1).max(1);
    u32::try_from(runs).unwrap_or(u32::MAX)
}

/// What a program runs.
pub(crate) struct Code {
    now: Mutex<Arc<Executables>>,
    draft: Option<Draft>,
}

struct Draft {
    /// Why it is one, in words.
    why: String,
    /// What it was compiled from.
    text: Box<str>,
    /// The run from which on it is replaced.
    runs: u32,
    submitted: AtomicU32,
    started: AtomicU32,
    /// `None` if the compiler failed or the process ends.
    well: OnceLock<Option<Arc<Executables>>>,
}

impl Code {
    /// `runs`: of a draft, after how many it is replaced.
    pub(crate) fn new(executables: Executables, text: &str, runs: Option<u32>) -> Self {
        let draft = |runs| Draft {
            why: why(&executables),
            text: text.into(),
            runs,
            submitted: AtomicU32::new(0),
            started: AtomicU32::new(0),
            well: OnceLock::new(),
        };
        let draft = runs.map(draft);
        Self { now: Mutex::new(Arc::new(executables)), draft }
    }

    /// Notes that a run was submitted; says, once, that the program is to be compiled well. That is
    /// halfway, so that few have to wait for it.
    pub(crate) fn submitted(&self) -> bool {
        let halfway = |d: &Draft| d.submitted.fetch_add(1, Relaxed) == d.runs / 2;
        self.draft.as_ref().is_some_and(halfway)
    }

    /// What the next run runs.
    pub(crate) fn next(
        &self,
        compile: impl FnOnce(&str) -> Option<Executables>,
    ) -> Arc<Executables> {
        let mut now = self.now.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(draft) = &self.draft
            && draft.started.fetch_add(1, Relaxed) == draft.runs
            && let Some(well) = draft.well(compile)
        {
            *now = well.clone();
        }
        now.clone()
    }

    /// Compiles a draft well, unless that was done before.
    pub(crate) fn improve(&self, compile: impl FnOnce(&str) -> Option<Executables>) {
        if let Some(draft) = &self.draft {
            draft.well(compile);
        }
    }

    /// How a draft was made, in words.
    pub(crate) fn story(&self) -> Option<String> {
        let draft = self.draft.as_ref()?;
        let well = if draft.well.get().is_some() { "it was" } else { "it would be" };
        Some(format!("{}: {well} compiled well for run {}", draft.why, draft.runs))
    }
}

fn why(executables: &Executables) -> String {
    match executables.pieces() {
        None if executables.is_interpreted() => "interpreted, as there is little to do".to_owned(),
        None => "a draft, as there is little to do".to_owned(),
        Some(Pieces { calls, modules, .. }) => format!(
            "a draft in {} pieces, of which {} were compiled, as it repeats itself",
            calls.len(),
            modules.len()
        ),
    }
}

impl Draft {
    /// Whoever comes second waits for the first.
    fn well(&self, compile: impl FnOnce(&str) -> Option<Executables>) -> Option<&Arc<Executables>> {
        self.well.get_or_init(|| compile(&self.text).map(Arc::new)).as_ref()
    }
}

#[cfg(test)]
mod tests {
    use super::{runs, runs_in};
    use hlo::{PieceCall, Pieces};

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
    fn pieces_last_as_long_as_their_calls_take_less_time_than_compiling_the_whole() {
        let call = PieceCall { module: 0, operands: vec![], last_uses: vec![] };
        let pieces = |calls, spared| Pieces {
            calls: vec![call.clone(); calls],
            spared,
            ..Pieces::default()
        };
        assert_eq!(runs_in(&pieces(6, 300)), 600);
        assert_eq!(runs_in(&pieces(26, 2_500)), 1_000);
    }
}
