//! The end of an iteration, which only this file decides.
//!
//! An iteration ends at a host read, a wait, the end of an optimizer step, and a call of a compiled
//! graph, unless steps have collectives. It also ends if the stream of ops repeats, or a trace has
//! its greatest length. Two places count iterations: classes of sizes that vary ([`crate::plan`]) and
//! the fusion policy.

use super::loops::{Ended, Loops};
use crate::mode::Reason;
use crate::record::storage::Storages;
use crate::record::trace::Trace;
use crate::tuning::{COSTLY, OPS_FOR_ONE_PENDING, PENDING, SHORTEST};

#[derive(Default)]
pub(super) struct Iterations {
    loops: Loops,
    /// The ops of the longest trace.
    longest: usize,
    /// True if an iteration of a loop ended with the op that was recorded last.
    repeats: bool,
    /// The ops of an iteration if sizes vary, and the iterations that end where `repeats` is true.
    parts: Option<(usize, usize)>,
    /// True if the trace starts with an iteration of a loop.
    starts_with_one: bool,
}

impl Iterations {
    pub(super) fn new(longest: usize) -> Self {
        Self { loops: Loops::new(longest), longest, ..Self::default() }
    }

    /// True if so many ops are a trace.
    pub(super) fn is_long(&self, ops: usize) -> bool {
        ops >= self.longest
    }

    /// Looks at the ops that were recorded since the last call. `is_whole` is true if the mode runs
    /// whole programs.
    pub(super) fn recorded(&mut self, trace: &Trace, storages: &Storages, is_whole: bool) {
        let ops = trace.nodes.len();
        self.parts = None;
        self.repeats = match self.loops.ends_iteration(trace) {
            None => false,
            Some(_) if !is_whole => true,
            Some(Ended::Same) => ops >= SHORTEST || trace.cost() >= COSTLY,
            // A part with many pending values belongs to a larger iteration: autograd keeps the
            // values for the backward.
            Some(Ended::Resized { length, times }) => {
                self.parts = Some((length, times));
                let most = PENDING + ops / OPS_FOR_ONE_PENDING.min(length);
                self.starts_with_one || storages.pending(trace) <= most
            }
        };
    }

    /// The nodes at which iterations end inside the trace that is cut here, if their sizes vary. Each
    /// of them is a program: a program of several serves no other number of them.
    pub(super) fn inner_ends(&self, trace: &Trace) -> Vec<usize> {
        let Some((length, times)) = self.parts.filter(|_| self.repeats) else { return Vec::new() };
        let ends = (1..=times).map_while(|n| trace.nodes.len().checked_sub(n * length));
        let mut ends: Vec<_> = ends.filter(|&end| end > 0).collect();
        ends.reverse();
        ends
    }

    /// The reason to cut the trace here, if there is one.
    pub(super) fn cut(&self, trace: &Trace) -> Option<Reason> {
        match self.repeats {
            true => Some(Reason::Repeat),
            false => self.is_long(trace.nodes.len()).then_some(Reason::Length),
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
        use Reason::{Collective, EachOp, Idle, OpByOp};
        !matches!(reason, EachOp | OpByOp | Collective | Idle) || self.repeats
    }
}
