//! Whether whole programs repay their compilation. Where shapes always change, no program comes
//! again, and compiling each of them would take for ever: fused mode then steps back and runs op
//! by op, which needs few new programs, until the stream repeats again.
//!
//! Everything is counted in ops, and only the stream's own content decides: all ranks step back
//! and forward at the same places.

use crate::bounded::Novelty;
use std::collections::HashSet;

/// Rounds that may be new one after the other. An ordinary loop has two or three to begin with:
/// gradients and the optimizer's state are made in its first rounds.
const NEW_ROUNDS: u32 = 8;

/// The same where fused mode has stepped back before.
const NEW_ROUNDS_AGAIN: u32 = 4;

/// Fewer ops than these are not worth stepping back for.
const WORTH: usize = 256;

/// The same where nothing like them came before: the first pass through a model that reads values
/// on its way has many rounds, each of them new.
const WORTH_UNSEEN: usize = 8192;

/// Ops that must repeat, while run one by one, for each op that was compiled in vain; this many
/// times more each time that stepping forward was a mistake.
const REPAYMENT: usize = 4;

/// Rounds that are remembered while ops run one by one.
const ROUNDS: usize = 1 << 16;

/// A round is what lies between two places where fused mode has to cut.
#[derive(Default)]
pub(crate) struct Pace {
    /// Ops of this round by what is new about their programs.
    now: Ops,
    /// Rounds in which something was new, and its ops, less those that came again since.
    new_rounds: u32,
    unpaid: Ops,
    /// How often fused mode has stepped back, and the ops that were the reasons.
    times: u32,
    lost: usize,
    alone: Option<Alone>,
}

/// Ops, counted by what is new about their programs.
#[derive(Clone, Copy, Default)]
struct Ops {
    known: usize,
    resized: usize,
    unseen: usize,
}

impl Ops {
    /// Those that were compiled for nothing unless they come again.
    fn vain(self) -> usize {
        self.resized + self.unseen
    }
}

/// Ops run one by one.
struct Alone {
    /// The ops since a cut that fused mode would have made.
    round: Vec<u32>,
    /// Hashes of the rounds so far.
    seen: HashSet<u64>,
    /// Ops that must yet be seen again, in a row.
    missing: usize,
    count: usize,
}

/// What changed, with the ops that were the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Step {
    /// So many ops in programs that did not come again.
    Back(usize),
    /// So many ops ran one by one.
    Forward(usize),
}

impl Pace {
    pub(crate) fn is_back(&self) -> bool {
        self.alone.is_some()
    }

    /// The ops since the last place to cut, if ops run one by one.
    pub(crate) fn round(&mut self) -> Option<&mut Vec<u32>> {
        self.alone.as_mut().map(|alone| &mut alone.round)
    }

    /// A whole program was closed.
    pub(crate) fn program(&mut self, ops: usize, novelty: Novelty) {
        let Ops { known, resized, unseen } = &mut self.now;
        *match novelty {
            Novelty::Known => known,
            Novelty::Resized => resized,
            Novelty::Unseen => unseen,
        } += ops;
    }

    /// A round is over.
    pub(crate) fn round_ends(&mut self) -> Option<Step> {
        if self.alone.is_some() {
            return self.round_alone_ends();
        }
        let now = std::mem::take(&mut self.now);
        let unpaid = &mut self.unpaid;
        if now.vain() == 0 {
            unpaid.resized = unpaid.resized.saturating_sub(now.known);
            unpaid.unseen = unpaid.unseen.saturating_sub(now.known);
        } else if now.vain() > 4 * unpaid.vain() {
            // Much more than all before it is something else: a loop after its setup.
            (self.unpaid, self.new_rounds) = (now, 1);
        } else {
            unpaid.resized += now.resized;
            unpaid.unseen += now.unseen;
            self.new_rounds += 1;
        }
        let patience = if self.times == 0 { NEW_ROUNDS } else { NEW_ROUNDS_AGAIN };
        let unpaid = self.unpaid.vain();
        if self.new_rounds < patience || self.unpaid.resized < WORTH && unpaid < WORTH_UNSEEN {
            return None;
        }
        self.times += 1;
        self.lost += unpaid;
        let missing = self.price();
        self.alone = Some(Alone { round: Vec::new(), seen: HashSet::new(), missing, count: 0 });
        Some(Step::Back(unpaid))
    }

    /// Ops that must be seen again before whole programs are tried again.
    fn price(&self) -> usize {
        self.lost.saturating_mul(REPAYMENT.saturating_pow(self.times))
    }

    fn round_alone_ends(&mut self) -> Option<Step> {
        let price = self.price();
        let alone = self.alone.as_mut().filter(|alone| !alone.round.is_empty())?;
        alone.count += alone.round.len();
        if alone.seen.len() == ROUNDS {
            alone.seen.clear();
        }
        let is_new = alone.seen.insert(crate::program::hash(&alone.round));
        alone.missing = match is_new {
            true => price,
            false => alone.missing.saturating_sub(alone.round.len()),
        };
        alone.round.clear();
        if alone.missing > 0 {
            return None;
        }
        let count = alone.count;
        *self = Self { times: self.times, lost: self.lost, ..Self::default() };
        Some(Step::Forward(count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs rounds of a hundred ops until the pace changes; says after how many it did.
    fn rounds(pace: &mut Pace, mut name: impl FnMut(u32) -> u32) -> (u32, Step) {
        let mut seen = HashSet::new();
        for i in 0.. {
            let name = name(i);
            let step = match pace.round() {
                Some(round) => {
                    round.extend((0..100).map(|op| name * 1000 + op));
                    pace.round_ends()
                }
                None => whole(pace, 100, seen.insert(name)),
            };
            if let Some(step) = step {
                return (i + 1, step);
            }
            assert!(i < 10_000, "the pace never changed");
        }
        unreachable!()
    }

    fn whole(pace: &mut Pace, ops: usize, is_new: bool) -> Option<Step> {
        pace.program(ops, if is_new { Novelty::Resized } else { Novelty::Known });
        pace.round_ends()
    }

    #[test]
    fn eight_new_rounds_are_a_step_back_and_four_times_as_many_repeats_one_forward() {
        let mut pace = Pace::default();
        assert_eq!(rounds(&mut pace, |i| i), (8, Step::Back(800)));
        // 32 repeats of the one that is new.
        assert_eq!(rounds(&mut pace, |_| 9), (33, Step::Forward(3300)));
        assert!(!pace.is_back());
    }

    #[test]
    fn lengths_that_come_again_are_fused_in_the_end() {
        let mut pace = Pace::default();
        assert_eq!(rounds(&mut pace, |i| i % 50), (8, Step::Back(800)));
        assert_eq!(rounds(&mut pace, |i| i % 50), (82, Step::Forward(8200)));
    }

    #[test]
    fn who_steps_back_again_does_so_sooner_and_for_longer() {
        let mut pace = Pace::default();
        assert_eq!(rounds(&mut pace, |i| i), (8, Step::Back(800)));
        assert_eq!(rounds(&mut pace, |_| 9), (33, Step::Forward(3300)));
        assert_eq!(rounds(&mut pace, |i| i), (4, Step::Back(400)));
        // 192 repeats: sixteen times the 1200 that were lost.
        assert_eq!(rounds(&mut pace, |_| 9), (193, Step::Forward(19300)));
    }

    #[test]
    fn a_loop_after_many_small_programs_does_not_pay_for_them() {
        let mut pace = Pace::default();
        for _ in 0..40 {
            assert_eq!(whole(&mut pace, 5, true), None);
        }
        for is_new in [true, true, true, false, false, false, false] {
            assert_eq!(whole(&mut pace, 1000, is_new), None);
        }
        assert_eq!(pace.unpaid.vain(), 0);
    }

    #[test]
    fn a_round_of_many_programs_counts_once() {
        let mut pace = Pace::default();
        for _ in 0..7 {
            (0..20).for_each(|_| pace.program(300, Novelty::Resized));
            assert_eq!(pace.round_ends(), None);
        }
    }

    #[test]
    fn ops_like_which_nothing_came_have_more_time_to_come_again() {
        let mut pace = Pace::default();
        for i in 1..=64 {
            pace.program(128, Novelty::Unseen);
            let expected = (i == 64).then_some(Step::Back(8192));
            assert_eq!(pace.round_ends(), expected);
        }
    }

    #[test]
    fn small_known_programs_between_large_new_ones_do_not_hide_them() {
        let mut pace = Pace::default();
        for _ in 0..7 {
            assert_eq!(whole(&mut pace, 3, false), None);
            assert_eq!(whole(&mut pace, 100, true), None);
        }
        assert_eq!(whole(&mut pace, 3, false), None);
        assert_eq!(whole(&mut pace, 100, true), Some(Step::Back(779)));
    }
}
