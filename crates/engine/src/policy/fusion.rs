//! The fusion policy: do whole programs repay their compilation?
//!
//! Where shapes always change, no program comes again, and compiling each would take for ever. Fused
//! mode then bails out: it runs op by op, which needs few new programs, until the stream repeats.
//!
//! Everything is counted in ops, and only the content of the stream decides: all ranks bail out and
//! resume at the same places.

use crate::metrics::hash_words;
use crate::plan::classes::Novelty;
use crate::tuning::{
    ITERATIONS, NEW_ITERATIONS, NEW_ITERATIONS_AGAIN, REPAYMENT, WORTH, WORTH_UNSEEN,
};
use std::collections::HashSet;

#[derive(Default)]
pub(crate) struct Fusion {
    /// Ops of this iteration by what is new about their programs.
    now: Ops,
    /// Iterations in which something was new, and its ops, less those that came again since.
    new_iterations: u32,
    unpaid: Ops,
    /// How often fused mode has bailed out, and the ops that were the reasons.
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
    fn unpaid(self) -> usize {
        self.resized + self.unseen
    }
}

/// Ops run one by one.
struct Alone {
    /// The ops since a cut that fused mode would have made.
    iteration: Vec<u64>,
    /// Hashes of the iterations so far.
    seen: HashSet<u64>,
    /// Ops that must yet be seen again, in a row.
    missing: usize,
    count: usize,
}

/// What changed, with the ops that were the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// So many ops in programs that did not come again.
    BailedOut(usize),
    /// So many ops ran one by one.
    Resumed(usize),
}

impl Fusion {
    pub(crate) fn is_out(&self) -> bool {
        self.alone.is_some()
    }

    /// The ops since the last place to cut, if ops run one by one.
    pub(crate) fn iteration(&mut self) -> Option<&mut Vec<u64>> {
        self.alone.as_mut().map(|alone| &mut alone.iteration)
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

    /// Notes the end of an iteration.
    pub(crate) fn iteration_ends(&mut self) -> Option<Change> {
        if self.alone.is_some() {
            return self.iteration_alone_ends();
        }
        let now = std::mem::take(&mut self.now);
        let unpaid = &mut self.unpaid;
        if now.unpaid() == 0 {
            unpaid.resized = unpaid.resized.saturating_sub(now.known);
            unpaid.unseen = unpaid.unseen.saturating_sub(now.known);
        } else if now.unpaid() > 4 * unpaid.unpaid() {
            // Much more than all before it is something else: a loop after its setup.
            (self.unpaid, self.new_iterations) = (now, 1);
        } else {
            unpaid.resized += now.resized;
            unpaid.unseen += now.unseen;
            self.new_iterations += 1;
        }
        let patience = if self.times == 0 { NEW_ITERATIONS } else { NEW_ITERATIONS_AGAIN };
        let unpaid = self.unpaid.unpaid();
        if self.new_iterations < patience || self.unpaid.resized < WORTH && unpaid < WORTH_UNSEEN {
            return None;
        }
        self.times += 1;
        self.lost += unpaid;
        let missing = self.price();
        self.alone = Some(Alone { iteration: Vec::new(), seen: HashSet::new(), missing, count: 0 });
        Some(Change::BailedOut(unpaid))
    }

    /// Ops that must be seen again before whole programs are tried again.
    fn price(&self) -> usize {
        self.lost.saturating_mul(REPAYMENT.saturating_pow(self.times))
    }

    fn iteration_alone_ends(&mut self) -> Option<Change> {
        let price = self.price();
        let alone = self.alone.as_mut().filter(|alone| !alone.iteration.is_empty())?;
        alone.count += alone.iteration.len();
        if alone.seen.len() == ITERATIONS {
            alone.seen.clear();
        }
        let is_new = alone.seen.insert(hash_words(&alone.iteration));
        alone.missing = match is_new {
            true => price,
            false => alone.missing.saturating_sub(alone.iteration.len()),
        };
        alone.iteration.clear();
        if alone.missing > 0 {
            return None;
        }
        let count = alone.count;
        *self = Self { times: self.times, lost: self.lost, ..Self::default() };
        Some(Change::Resumed(count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs iterations of a hundred ops until the policy changes; says after how many it did.
    fn iterations(policy: &mut Fusion, mut name: impl FnMut(u64) -> u64) -> (u64, Change) {
        let mut seen = HashSet::new();
        for i in 0.. {
            let name = name(i);
            let step = match policy.iteration() {
                Some(iteration) => {
                    iteration.extend((0..100).map(|op| name * 1000 + op));
                    policy.iteration_ends()
                }
                None => whole(policy, 100, seen.insert(name)),
            };
            if let Some(step) = step {
                return (i + 1, step);
            }
            assert!(i < 10_000, "the policy never changed");
        }
        unreachable!()
    }

    fn whole(policy: &mut Fusion, ops: usize, is_new: bool) -> Option<Change> {
        policy.program(ops, if is_new { Novelty::Resized } else { Novelty::Known });
        policy.iteration_ends()
    }

    #[test]
    fn eight_new_iterations_are_a_bail_out_and_four_times_as_many_repeats_resume() {
        let mut policy = Fusion::default();
        assert_eq!(iterations(&mut policy, |i| i), (8, Change::BailedOut(800)));
        // 32 repeats of the one that is new.
        assert_eq!(iterations(&mut policy, |_| 9), (33, Change::Resumed(3300)));
        assert!(!policy.is_out());
    }

    #[test]
    fn lengths_that_come_again_are_fused_in_the_end() {
        let mut policy = Fusion::default();
        assert_eq!(iterations(&mut policy, |i| i % 50), (8, Change::BailedOut(800)));
        assert_eq!(iterations(&mut policy, |i| i % 50), (82, Change::Resumed(8200)));
    }

    #[test]
    fn a_second_bail_out_comes_sooner_and_lasts_longer() {
        let mut policy = Fusion::default();
        assert_eq!(iterations(&mut policy, |i| i), (8, Change::BailedOut(800)));
        assert_eq!(iterations(&mut policy, |_| 9), (33, Change::Resumed(3300)));
        assert_eq!(iterations(&mut policy, |i| i), (4, Change::BailedOut(400)));
        // 192 repeats: sixteen times the 1200 that were lost.
        assert_eq!(iterations(&mut policy, |_| 9), (193, Change::Resumed(19300)));
    }

    #[test]
    fn a_loop_after_many_small_programs_does_not_pay_for_them() {
        let mut policy = Fusion::default();
        for _ in 0..40 {
            assert_eq!(whole(&mut policy, 5, true), None);
        }
        for is_new in [true, true, true, false, false, false, false] {
            assert_eq!(whole(&mut policy, 1000, is_new), None);
        }
        assert_eq!(policy.unpaid.unpaid(), 0);
    }

    #[test]
    fn an_iteration_of_many_programs_counts_once() {
        let mut policy = Fusion::default();
        for _ in 0..7 {
            (0..20).for_each(|_| policy.program(300, Novelty::Resized));
            assert_eq!(policy.iteration_ends(), None);
        }
    }

    #[test]
    fn ops_of_an_unseen_structure_have_more_time_to_come_again() {
        let mut policy = Fusion::default();
        for i in 1..=64 {
            policy.program(128, Novelty::Unseen);
            let expected = (i == 64).then_some(Change::BailedOut(8192));
            assert_eq!(policy.iteration_ends(), expected);
        }
    }

    #[test]
    fn small_known_programs_between_large_new_ones_do_not_hide_them() {
        let mut policy = Fusion::default();
        for _ in 0..7 {
            assert_eq!(whole(&mut policy, 3, false), None);
            assert_eq!(whole(&mut policy, 100, true), None);
        }
        assert_eq!(whole(&mut policy, 3, false), None);
        assert_eq!(whole(&mut policy, 100, true), Some(Change::BailedOut(779)));
    }
}
