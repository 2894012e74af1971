//! Speculation: an execution that is sure to come starts before it is recorded.
//!
//! A loop that generates text reads a value in each iteration and computes the next inputs from it.
//! The device would wait while the host records the next iteration. But the next execution is
//! known: the same program, on the same parameters and on results of the executions before. So
//! after a host read the next execution is predicted, and started if the predictions before came
//! true. Its results are used if the recorded execution is the predicted one, and dropped
//! otherwise. Cuts and programs stay a function of the calls only.
//!
//! The *period* counts executions, not iterations: an iteration may run several programs.

use crate::metrics::{Counter, Metrics};
use crate::plan::classes::Novelty;
use crate::plan::exact::Exact;
use crate::plan::execution::{Claim, Execution, Input, Start};
use crate::plan::program::Program;
use crate::record::data::Slot;
use crate::record::graph::ProgramNode;
use crate::record::number::RunTimeNumber;
use crate::record::op::Kind;
use crate::tuning::{LONGEST_PERIOD, MOST_SPARE_BYTES, SPARE_BYTES, SPARE_PART, SURE};
use hlo::Type;
use smallvec::smallvec;
use std::collections::VecDeque;
use std::sync::{Arc, Weak};

/// Executions that are kept to predict the next one: two periods show how numbers grow.
const KEPT: usize = 2 * LONGEST_PERIOD + 1;
/// The latest executions of a device, and the next one.
#[derive(Default)]
pub(crate) struct Speculation {
    past: VecDeque<Past>,
    expected: Option<Expected>,
    came_true: u32,
}

/// A past execution, with weak references only.
struct Past {
    program: Weak<Program>,
    exact: Weak<Exact>,
    inputs: Vec<Weak<Slot>>,
    numbers: Vec<RunTimeNumber>,
    outputs: Vec<Weak<Slot>>,
    /// Bytes of the outputs.
    left: u64,
}

struct Expected {
    program: Arc<Program>,
    exact: Option<Arc<Exact>>,
    inputs: Vec<Weak<Slot>>,
    numbers: Vec<RunTimeNumber>,
    left: u64,
    started: Option<(Arc<Claim>, Vec<Arc<Slot>>)>,
}

impl Speculation {
    /// The outputs of this execution, if it was speculative.
    pub(crate) fn take(
        &mut self,
        execution: &Execution,
        metrics: &Metrics,
    ) -> Option<Vec<Arc<Slot>>> {
        let expected = self.expected.take()?;
        let is_it = expected.is(execution);
        self.came_true = if is_it { (self.came_true + 1).min(SURE) } else { 0 };
        let (claim, outputs) = expected.started?;
        // An execution that failed runs again in turn. It may then donate.
        let taken = is_it && claim.take();
        metrics.add(Counter::SpeculationsWasted, u64::from(!taken));
        taken.then_some(outputs)
    }

    /// Adds an execution to the past.
    pub(crate) fn note(&mut self, execution: &Execution) {
        if self.past.len() == KEPT {
            self.past.pop_front();
        }
        let is_plain = execution.inputs.iter().all(|input| input.repack.is_none());
        let inputs = execution.inputs.iter().map(|input| Arc::downgrade(&input.slot));
        self.past.push_back(Past {
            // An execution whose inputs were repacked does not come again.
            program: if is_plain { Arc::downgrade(&execution.program) } else { Weak::new() },
            exact: execution.exact.as_ref().map_or_else(Weak::new, Arc::downgrade),
            inputs: inputs.collect(),
            numbers: execution.numbers.clone(),
            outputs: execution.outputs.iter().map(Arc::downgrade).collect(),
            left: execution.bytes,
        });
    }

    /// The execution to start now, if the next one is sure.
    pub(crate) fn predict(&mut self, device: usize, metrics: &Metrics) -> Option<Execution> {
        let mut expected = self.expect()?;
        let execution = if self.came_true == SURE { expected.start(device) } else { None };
        metrics.add(Counter::Speculations, u64::from(execution.is_some()));
        self.expected = Some(expected);
        execution
    }

    /// The next execution, if the latest period repeats.
    fn expect(&self) -> Option<Expected> {
        let latest = self.past.len().checked_sub(1)?;
        let same = |at: usize| self.past[at].program.ptr_eq(&self.past[latest].program);
        let period = (1..=LONGEST_PERIOD.min(latest)).find(|&period| same(latest - period))?;
        let model = latest + 1 - period;
        let (now, before) = (&self.past[model], self.past.get(model.checked_sub(period)?)?);
        let program = now.program.upgrade()?;
        if !before.program.ptr_eq(&now.program) {
            return None;
        }
        // An input that was an output of a recent execution is replaced by the newer output of the
        // same place.
        let left = |input: &Weak<Slot>| {
            (1..=period).find_map(|ago| {
                let outputs = &self.past.get(model.checked_sub(ago)?)?.outputs;
                let at = outputs.iter().position(|output| output.ptr_eq(input))?;
                self.past[latest + 1 - ago].outputs.get(at).cloned()
            })
        };
        let inputs = now.inputs.iter().map(|input| left(input).unwrap_or_else(|| input.clone()));
        let numbers = before.numbers.iter().zip(&now.numbers).map(|(x, y)| x.next(*y));
        let numbers = numbers.collect::<Option<Vec<_>>>()?;
        // Sizes are among the numbers.
        let exact = now.exact.upgrade().filter(|_| numbers == now.numbers);
        let left = now.left;
        Some(Expected { program, exact, inputs: inputs.collect(), numbers, left, started: None })
    }
}

impl Expected {
    fn is(&self, execution: &Execution) -> bool {
        let same = |(x, input): (&Weak<Slot>, &Input)| {
            input.repack.is_none() && std::ptr::eq(x.as_ptr(), Arc::as_ptr(&input.slot))
        };
        Arc::ptr_eq(&self.program, &execution.program)
            && self.numbers == execution.numbers
            && self.inputs.iter().zip(&execution.inputs).all(same)
    }

    /// The speculative execution, if wasting it costs little.
    fn start(&mut self, device: usize) -> Option<Execution> {
        self.program.made()?;
        let slots = self.inputs.iter().map(Weak::upgrade).collect::<Option<Vec<_>>>()?;
        let read: usize = self.program.inputs.iter().map(Type::bytes).sum();
        // A loop might not end on data that no real run has, and other ranks wait for a collective.
        let may_block = |node: &ProgramNode| {
            matches!(node.op.kind, Kind::Control(_) | Kind::Module(_)) || node.op.is_collective
        };
        let spare = (read as u64 / SPARE_PART).clamp(SPARE_BYTES, MOST_SPARE_BYTES);
        let is_cheap = self.left <= spare;
        if !is_cheap || self.program.nodes.iter().any(may_block) {
            return None;
        }
        let results = self.program.outputs.len() + usize::from(self.program.has_checks());
        let outputs: Vec<Arc<Slot>> = (0..results).map(|_| Arc::default()).collect();
        let claim = Arc::<Claim>::default();
        self.started = Some((claim.clone(), outputs.clone()));
        Some(Execution {
            program: self.program.clone(),
            exact: self.exact.clone(),
            devices: smallvec![device],
            inputs: slots.into_iter().map(|slot| Input { slot, repack: None }).collect(),
            numbers: self.numbers.clone(),
            outputs,
            // Whoever takes its results knows the lines.
            lines: Vec::new(),
            tickets: Vec::new(),
            first: 0,
            bytes: self.left,
            novelty: Novelty::Known,
            is_unsettled: false,
            start: Start::Speculative(claim),
        })
    }
}
