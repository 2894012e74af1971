//! The fusion policy: do whole programs repay their compilation?
//!
//! If shapes always change, no program comes again, and compiling each one takes too long. Fused
//! mode then bails out: it runs op by op until the stream repeats. Single ops need few new
//! programs.
//!
//! The unit of all counts is an op. Only the content of the stream decides, so all ranks bail out
//! and resume at the same places.

use crate::metrics::hash_words;
use crate::plan::classes::Novelty;
use crate::tuning::{
    ITERATIONS, NEW_ITERATIONS, NEW_ITERATIONS_AGAIN, REPAYMENT, WORTH, WORTH_UNSEEN,
};
use std::collections::HashSet;

#[derive(Default)]
pub(crate) struct Fusion {
    /// Ops of this iteration by the novelty of their programs.
    now: Ops,
    /// Iterations with new programs, less those that later iterations have repaid.
    new_iterations: u32,

    /// Ops in new programs, less the ops that came again since.
    unpaid: Ops,
    /// The number of bail-outs so far, and the ops that were their reasons. Ops that come again
    /// later repay them, too.
    times: u32,
    lost: usize,
    op_by_op: Option<OpByOp>,
}

/// Ops, counted by the novelty of their programs.
#[derive(Clone, Copy, Default)]
struct Ops {
    known: usize,
    resized: usize,
    unseen: usize,
}

impl Ops {
    /// Ops that were compiled for nothing, unless they come again.
    fn unpaid(self) -> usize {
        self.resized + self.unseen
    }
}

/// The state while ops run op by op.
struct OpByOp {
    /// The ops since a cut that fused mode would have made.
    iteration: Vec<u64>,
    /// Hashes of the iterations so far.
    seen: HashSet<u64>,
    /// Ops that must still be seen again, in a row.
    missing: usize,
    count: usize,
}

/// A change of the policy, with the ops that were the reason.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Change {
    /// The ops of programs that did not come again.
    BailedOut(usize),
    /// The ops that ran op by op.
    Resumed(usize),
}

impl Fusion {
    pub(crate) fn is_out(&self) -> bool {
        self.op_by_op.is_some()
    }

    /// The ops since the last end of an iteration, if ops run op by op.
    pub(crate) fn iteration(&mut self) -> Option<&mut Vec<u64>> {
        self.op_by_op.as_mut().map(|op_by_op| &mut op_by_op.iteration)
    }

    /// Notes the cut of a whole program.
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
        if self.op_by_op.is_some() {
            return self.op_by_op_iteration_ends();
        }
        let now = std::mem::take(&mut self.now);
        let unpaid = &mut self.unpaid;
        if now.unpaid() == 0 {
            self.repay(now.known);
        } else if now.unpaid() > 4 * unpaid.unpaid() {
            // Far more new ops than all before are a new phase, such as a loop after its setup.
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
        self.op_by_op =
            Some(OpByOp { iteration: Vec::new(), seen: HashSet::new(), missing, count: 0 });
        Some(Change::BailedOut(unpaid))
    }

    /// Notes ops that came again. What they repay is forgotten, iterations in the same proportion.
    fn repay(&mut self, ops: usize) {
        let Ops { resized, unseen, .. } = &mut self.unpaid;
        let before = *resized + *unseen;
        *resized = resized.saturating_sub(ops);
        *unseen = unseen.saturating_sub(ops);
        let left = (self.new_iterations as usize * (*resized + *unseen)).div_ceil(before.max(1));
        self.new_iterations = left as u32;
        self.lost = self.lost.saturating_sub(ops);
        if self.lost == 0 {
            self.times = 0;
        }
    }

    /// Ops that must be seen again before whole programs are tried again.
    fn price(&self) -> usize {
        self.lost.saturating_mul(REPAYMENT.saturating_pow(self.times))
    }

    fn op_by_op_iteration_ends(&mut self) -> Option<Change> {
        let price = self.price();
        let op_by_op = self.op_by_op.as_mut().filter(|op_by_op| !op_by_op.iteration.is_empty())?;
        op_by_op.count += op_by_op.iteration.len();
        if op_by_op.seen.len() == ITERATIONS {
            op_by_op.seen.clear();
        }
        let is_new = op_by_op.seen.insert(hash_words(&op_by_op.iteration));
        op_by_op.missing = match is_new {
            true => price,
            false => op_by_op.missing.saturating_sub(op_by_op.iteration.len()),
        };
        op_by_op.iteration.clear();
        if op_by_op.missing > 0 {
            return None;
        }
        let count = op_by_op.count;
        *self = Self { times: self.times, lost: self.lost, ..Self::default() };
        Some(Change::Resumed(count))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Runs iterations of a hundred ops until the policy changes; returns their number.
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
        // One new iteration and 32 repeats.
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
    fn a_loop_that_settles_repays_what_came_before() {
        let mut policy = Fusion::default();
        for _ in 0..20 {
            for is_new in [true, true, true, false, false, false] {
                assert_eq!(whole(&mut policy, 1000, is_new), None);
            }
        }
        assert_eq!(policy.new_iterations, 0);
    }

    #[test]
    fn a_bail_out_is_repaid_in_the_end() {
        let mut policy = Fusion::default();
        for _ in 0..3 {
            assert_eq!(iterations(&mut policy, |i| i), (8, Change::BailedOut(800)));
            assert_eq!(iterations(&mut policy, |_| 9), (33, Change::Resumed(3300)));
            for _ in 0..8 {
                assert_eq!(whole(&mut policy, 100, false), None);
            }
        }
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
