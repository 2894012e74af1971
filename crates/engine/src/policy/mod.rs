//! Policies: cuts that nobody requested, and executions that start before they are recorded.
//!
//! The third storey. Each policy is a function of the op stream only, so ranks that record the same
//! calls cut at the same places.

mod fusion;
mod iteration;
mod lists;
mod loops;
mod parts;
mod speculation;

pub(crate) use fusion::Change;

use crate::mode::{Mode, Reason};
use crate::plan::classes::Novelty;
use crate::plan::execution::Execution;
use crate::plan::program::Program;
use crate::record::op::Op;
use crate::record::storage::Storages;
use crate::record::trace::Trace;
use fusion::Fusion;
use iteration::Iterations;
use lists::Lists;
use parts::Parts;
use speculation::Speculation;

/// The policies of one device.
#[derive(Default)]
pub(crate) struct Policy {
    iterations: Iterations,
    parts: Parts,
    pub(crate) lists: Lists,
    fusion: Fusion,
    pub(crate) speculation: Speculation,
    /// By the numbers of ops: true if a program had the op.
    compiled: Vec<bool>,
    /// True if an optimizer step has ended since the last call that computes.
    pub(crate) ended_step: bool,
    /// True if programs that may come only once cost a compilation.
    weighs_rare: bool,
    /// True if a collective was called in the last optimizer step that has ended.
    shares_steps: bool,
    /// True if one was called since then.
    pub(crate) has_shared: bool,
}

impl Policy {
    /// The policy of a platform whose longest trace has `longest` ops.
    pub(crate) fn new(weighs_rare: bool, longest: usize) -> Self {
        Self { iterations: Iterations::new(longest), weighs_rare, ..Self::default() }
    }

    /// Forgets the streams of another mode; loops stay known.
    pub(crate) fn restart(&mut self) {
        (self.fusion, self.speculation) = Default::default();
    }

    /// True if fused mode has bailed out and runs op by op.
    pub(crate) fn runs_op_by_op(&self) -> bool {
        self.fusion.is_out()
    }

    /// True if each step has collectives, so that a call of a compiled graph is a part of it. Nothing
    /// shows at the call whether the collectives come before the graph or after it.
    pub(crate) fn joins_graphs(&self) -> bool {
        (self.shares_steps || self.has_shared) && !self.runs_op_by_op()
    }

    /// Looks at the ops that were recorded last. Returns the reason to cut there, if the mode does.
    pub(crate) fn recorded(
        &mut self,
        trace: &Trace,
        storages: &Storages,
        mode: Mode,
    ) -> Option<Reason> {
        let is_whole = mode == Mode::Fused && !self.runs_op_by_op();
        if mode != Mode::Debug {
            self.iterations.recorded(trace, storages, is_whole);
        }
        match (mode, self.fusion.iteration()) {
            (Mode::Debug | Mode::Strict, _) => Some(Reason::EachOp),
            (Mode::Fused, Some(ops)) => {
                ops.extend(trace.nodes.iter().map(|node| u64::from(node.op.id)));
                Some(Reason::OpByOp)
            }
            (Mode::Fused, None) => self.iterations.cut(trace),
        }
    }

    /// Notes that the host reads a value that needs these nodes alone, and which does not cut the
    /// trace. True if it is to be cut, too.
    pub(crate) fn reads_apart(&mut self, trace: &Trace, taken: &[u32]) -> bool {
        self.parts.read(trace, taken)
    }

    /// True if the host may compute what it reads of the trace, if it can.
    pub(crate) fn host_computes(&self, trace: &Trace) -> bool {
        self.parts.host_computes(trace)
    }

    /// The nodes of the trace at which programs end before the last one, if it is cut for a reason.
    /// Collectives stay in one program, which keeps their order: sizes may vary on this rank alone.
    pub(crate) fn inner_ends(&self, trace: &Trace, reason: Reason) -> Vec<usize> {
        let ends = match reason {
            Reason::Repeat => self.iterations.inner_ends(trace),
            Reason::HostRead => self.parts.ends(trace).to_vec(),
            _ => Vec::new(),
        };
        let is_whole = !ends.is_empty() && trace.last_collective().is_some();
        if is_whole { Vec::new() } else { ends }
    }

    /// Notes that the trace is about to be cut. True if an iteration ends there.
    pub(crate) fn cuts(&mut self, trace: &Trace, reason: Reason) -> bool {
        self.has_shared |= trace.last_collective().is_some();
        if reason == Reason::Step {
            self.shares_steps = std::mem::take(&mut self.has_shared);
        }
        let mut is_long = false;
        if let Some(ops) = self.fusion.iteration() {
            if reason != Reason::OpByOp {
                ops.extend(trace.nodes.iter().map(|node| u64::from(node.op.id)));
            }
            is_long = self.iterations.is_long(ops.len());
        }
        self.iterations.cuts(reason) || is_long
    }

    /// Notes an execution that was cut. A compiled graph is a program in any case, so only the
    /// eager ops around it are weighed.
    pub(crate) fn executes(&mut self, execution: &Execution, reason: Reason) {
        if reason == Reason::Graph || self.runs_op_by_op() {
            return;
        }
        let program = &execution.program;
        let is_known = program.is_expected() || program.is_rare && !self.weighs_rare;
        let novelty = if is_known { Novelty::Known } else { execution.novelty };
        let again = if novelty == Novelty::Known { 0 } else { self.count_again(program) };
        let ops = if novelty == Novelty::Unseen { again } else { program.nodes.len() };
        self.fusion.program(ops, novelty);
    }

    /// How many ops of a new program occurred in programs before. The others are no waste: alone,
    /// they would be compiled as well.
    fn count_again(&mut self, program: &Program) -> usize {
        let is_again = |op: &Op| self.compiled.get(op.id as usize) == Some(&true);
        let again = program.nodes.iter().filter(|node| is_again(node.op)).count();
        for at in program.nodes.iter().map(|node| node.op.id as usize) {
            if at >= self.compiled.len() {
                self.compiled.resize(at + 1, false);
            }
            self.compiled[at] = true;
        }
        again
    }

    /// Notes the end of an iteration. Returns the change if fused mode bails out or resumes there.
    pub(crate) fn iteration_ends(&mut self) -> Option<Change> {
        self.fusion.iteration_ends()
    }
}
