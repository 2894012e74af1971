//! Running ahead: an execution that is sure to come starts before it is recorded.
//!
//! A loop that feeds itself, as generating text does, reads a value in each round, and while the
//! host records the next one the device would wait. Yet what comes next is known by then: the same
//! program on the same parameters and on what the executions before it left, each at its place. So
//! after a host read the next execution is guessed, and started if the guesses before came true.
//! What is recorded decides: where it is the guess, its results are under way already; where it is
//! not, they are dropped. Cuts and programs are a function of the calls alone, as ever.

use crate::bounded::Novelty;
use crate::cut::{Execution, Input, Start};
use crate::data::Slot;
use crate::metrics::{Counter, Metrics};
use crate::numbers::RunTimeNumber;
use crate::op::Kind;
use crate::program::{Program, ProgramNode};
use hlo::Type;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicU8, Ordering::SeqCst};
use std::sync::{Arc, Weak};

/// How many programs a round may have.
const LONGEST_ROUND: usize = 4;
/// Executions that tell what comes next: how numbers grow is seen in the round before the last.
const KEPT: usize = 2 * LONGEST_ROUND + 1;
/// Guesses that must have come true in a row before one is started.
const SURE: u32 = 2;
/// A guess may be wrong, so it donates nothing, and what it leaves is memory and copying to spare. It
/// may be so many bytes in any case, or such a part of what is read, but never more than so many.
const SPARE_BYTES: u64 = 1 << 20;
const SPARE_PART: u64 = 8;
const MOST_SPARE_BYTES: u64 = 1 << 28;

/// The latest executions of a device, and the next one.
#[derive(Default)]
pub(crate) struct Ahead {
    past: VecDeque<Past>,
    expected: Option<Expected>,
    came_true: u32,
}

/// An execution without what it holds.
struct Past {
    program: Weak<Program>,
    inputs: Vec<Weak<Slot>>,
    numbers: Vec<RunTimeNumber>,
    outputs: Vec<Weak<Slot>>,
    /// Bytes of the outputs.
    left: u64,
}

struct Expected {
    program: Arc<Program>,
    inputs: Vec<Weak<Slot>>,
    numbers: Vec<RunTimeNumber>,
    left: u64,
    started: Option<(Arc<Claim>, Vec<Arc<Slot>>)>,
}

/// Whether an execution that was started ahead is wanted.
#[derive(Default)]
pub(crate) struct Claim(AtomicU8);

const OPEN: u8 = 0;
const TAKEN: u8 = 1;
const FAILED: u8 = 2;

impl Claim {
    /// Leaves it no longer open; says whether it was.
    fn close(&self, state: u8) -> bool {
        self.0.compare_exchange(OPEN, state, SeqCst, SeqCst).is_ok()
    }

    pub(crate) fn is_taken(&self) -> bool {
        self.0.load(SeqCst) == TAKEN
    }

    /// Says that the execution failed, and whether nobody will hear of it.
    pub(crate) fn fails(&self) -> bool {
        self.close(FAILED)
    }
}

impl Ahead {
    /// The outputs of this execution, if it was started ahead.
    pub(crate) fn take(
        &mut self,
        execution: &Execution,
        metrics: &Metrics,
    ) -> Option<Vec<Arc<Slot>>> {
        let expected = self.expected.take()?;
        let is_it = expected.is(execution);
        self.came_true = if is_it { (self.came_true + 1).min(SURE) } else { 0 };
        let (claim, outputs) = expected.started?;
        // One that failed is run again in turn, where it may donate.
        let taken = is_it && claim.close(TAKEN);
        metrics.add(Counter::StartedInVain, u64::from(!taken));
        taken.then_some(outputs)
    }

    /// Adds an execution to the past.
    pub(crate) fn note(&mut self, execution: &Execution, left: u64) {
        if self.past.len() == KEPT {
            self.past.pop_front();
        }
        let is_plain = execution.inputs.iter().all(|input| input.relaid.is_none());
        let inputs = execution.inputs.iter().map(|input| Arc::downgrade(&input.slot));
        self.past.push_back(Past {
            // What was laid out anew comes only once.
            program: if is_plain { Arc::downgrade(&execution.program) } else { Weak::new() },
            inputs: inputs.collect(),
            numbers: execution.numbers.clone(),
            outputs: execution.outputs.iter().map(Arc::downgrade).collect(),
            left,
        });
    }

    /// The execution to start now, if what comes next is sure.
    pub(crate) fn guess(&mut self, metrics: &Metrics) -> Option<Execution> {
        let mut expected = self.expect()?;
        let execution = if self.came_true == SURE { expected.start() } else { None };
        metrics.add(Counter::StartedAhead, u64::from(execution.is_some()));
        self.expected = Some(expected);
        execution
    }

    /// What comes next if the latest executions come once more.
    fn expect(&self) -> Option<Expected> {
        let latest = self.past.len().checked_sub(1)?;
        let same = |at: usize| self.past[at].program.ptr_eq(&self.past[latest].program);
        let round = (1..=LONGEST_ROUND.min(latest)).find(|&round| same(latest - round))?;
        let model = latest + 1 - round;
        let (now, before) = (&self.past[model], self.past.get(model.checked_sub(round)?)?);
        let program = now.program.upgrade()?;
        if !before.program.ptr_eq(&now.program) {
            return None;
        }
        // An input that an execution of this round or the last one left is left once more.
        let left = |input: &Weak<Slot>| {
            (1..=round).find_map(|ago| {
                let outputs = &self.past.get(model.checked_sub(ago)?)?.outputs;
                let at = outputs.iter().position(|output| output.ptr_eq(input))?;
                self.past[latest + 1 - ago].outputs.get(at).cloned()
            })
        };
        let inputs = now.inputs.iter().map(|input| left(input).unwrap_or_else(|| input.clone()));
        let numbers = before.numbers.iter().zip(&now.numbers).map(|(x, y)| x.next(*y));
        let numbers = numbers.collect::<Option<_>>()?;
        Some(Expected { program, inputs: inputs.collect(), numbers, left: now.left, started: None })
    }
}

impl Expected {
    fn is(&self, execution: &Execution) -> bool {
        let same = |(x, input): (&Weak<Slot>, &Input)| {
            input.relaid.is_none() && std::ptr::eq(x.as_ptr(), Arc::as_ptr(&input.slot))
        };
        Arc::ptr_eq(&self.program, &execution.program)
            && self.numbers == execution.numbers
            && self.inputs.iter().zip(&execution.inputs).all(same)
    }

    /// The execution, if starting it in vain would cost little.
    fn start(&mut self) -> Option<Execution> {
        self.program.made()?;
        let slots = self.inputs.iter().map(Weak::upgrade).collect::<Option<Vec<_>>>()?;
        let read: usize = self.program.inputs.iter().map(Type::bytes).sum();
        // On data that never comes a loop might not end.
        let loops = |node: &ProgramNode| matches!(node.op.kind, Kind::Control(_) | Kind::Module(_));
        let spare = (read as u64 / SPARE_PART).clamp(SPARE_BYTES, MOST_SPARE_BYTES);
        let is_cheap = self.left <= spare;
        if !is_cheap || self.program.nodes.iter().any(loops) {
            return None;
        }
        let outputs: Vec<Arc<Slot>> = self.program.outputs.iter().map(|_| Arc::default()).collect();
        let claim = Arc::<Claim>::default();
        self.started = Some((claim.clone(), outputs.clone()));
        Some(Execution {
            program: self.program.clone(),
            inputs: slots.into_iter().map(|slot| Input { slot, relaid: None }).collect(),
            numbers: self.numbers.clone(),
            outputs,
            novelty: Novelty::Known,
            start: Start::Ahead(claim),
        })
    }
}
