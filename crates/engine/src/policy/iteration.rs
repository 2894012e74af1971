//! Iterations: the one place that says where they end.
//!
//! An iteration ends where the host reads or waits, where an optimizer step or the call of a
//! compiled graph ends, where the stream of ops is found to repeat, and where a trace is as long as
//! it may be. Everything that counts iterations counts these: classes of sizes that vary
//! ([`crate::plan`]) and the fusion policy.

use super::loops::{Ended, Loops};
use crate::mode::Reason;
use crate::record::storage::Storages;
use crate::record::trace::Trace;
use crate::tuning::{LONGEST_TRACE, OPS_FOR_ONE_PENDING, PENDING, SHORTEST};

#[derive(Default)]
pub(super) struct Iterations {
    loops: Loops,
    /// An iteration of a loop ended with the op that was recorded last.
    repeats: bool,
    /// The trace starts with an iteration of a loop.
    starts_with_one: bool,
}

impl Iterations {
    /// Looks at what was recorded since the last time. `is_whole` where the mode runs whole programs.
    pub(super) fn recorded(&mut self, trace: &Trace, storages: &Storages, is_whole: bool) {
        let ops = trace.nodes.len();
        self.repeats = match self.loops.ends_iteration(trace) {
            None => false,
            Some(_) if !is_whole => true,
            Some(Ended::Same) => ops >= SHORTEST,
            // A stretch that leaves many values pending is part of something greater: autograd
            // keeps them for the backward.
            Some(Ended::Resized(length)) => {
                let most = PENDING + ops / OPS_FOR_ONE_PENDING.min(length);
                self.starts_with_one || storages.left_behind(trace) <= most
            }
        };
    }

    /// The reason for which the trace is cut here, if it is.
    pub(super) fn cut(&self, trace: &Trace) -> Option<Reason> {
        match self.repeats {
            true => Some(Reason::Repeat),
            false => (trace.nodes.len() >= LONGEST_TRACE).then_some(Reason::Length),
        }
    }

    /// Notes that the trace is about to be cut. True if an iteration ends there.
    pub(super) fn cuts(&mut self, reason: Reason) -> bool {
        self.starts_with_one = reason == Reason::Repeat;
        match reason {
            Reason::Length => self.loops.goes_on(),
            _ if reason.is_inner() => {}
            _ => self.loops.restart(),
        }
        !matches!(reason, Reason::EachOp | Reason::Alone) || self.repeats
    }
}
