//! Which program runs a graph: its own, or one that takes sizes as numbers.

use super::MANY;
use super::bounds::Wear;
use super::family::{Family, Instance, belongs, form};
use super::layout::Layout;
use super::write::Writing;
use crate::cut::Relative;
use crate::data::Data;
use crate::engine::{Mode, State};
use crate::program::{Graph, Program};
use std::collections::HashMap;
use std::sync::Arc;

/// The program that runs a graph.
#[derive(Clone)]
pub(crate) struct Plan {
    pub(crate) program: Arc<Program>,
    /// `None` where buffers have the sizes of what is in them.
    pub(crate) spare: Option<Arc<Spare>>,
}

/// How a bounded program is given sizes, and leaves them.
pub(crate) struct Spare {
    /// The sizes that the program is given, behind its numbers.
    pub(crate) symbols: Vec<i64>,
    pub(crate) inputs: Vec<Option<Layout>>,
    pub(crate) outputs: Vec<Option<Layout>>,
    /// How many times the work for these sizes the program does beyond it, in percent.
    pub(super) excess: u32,
    pub(super) wear: Arc<Wear>,
}

/// What is new about the program of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Novelty {
    Known,
    /// The graph came before with other sizes.
    Resized,
    Unseen,
}

/// What the family of a graph says of it.
struct Verdict {
    /// The plan, and whether its program is new.
    bounded: Option<(Plan, bool)>,
    /// Whether another call would say the same.
    is_final: bool,
    /// What is new about a program that was not there.
    novelty: Novelty,
}

impl Plan {
    fn exact(program: Arc<Program>) -> Plan {
        Plan { program, spare: None }
    }

    /// Notes a call. Says whether a program with closer bounds pays by now.
    fn wears_out(&self) -> bool {
        self.spare.as_ref().is_some_and(|spare| spare.excess > 0 && spare.wear.add(spare.excess))
    }

    pub(crate) fn symbols(&self) -> &[i64] {
        self.spare.as_ref().map_or(&[], |spare| &spare.symbols)
    }

    pub(crate) fn input(&self, at: usize) -> Option<&Layout> {
        self.spare.as_ref()?.inputs[at].as_ref()
    }

    pub(crate) fn output(&self, at: usize) -> Option<&Layout> {
        self.spare.as_ref()?.outputs[at].as_ref()
    }
}

/// What is known of programs that differ in sizes.
#[derive(Default)]
pub(crate) struct Families {
    by_form: HashMap<Box<[u64]>, Vec<Family>>,
    plans: HashMap<Box<[u32]>, Plan>,
    /// Why some programs are made for each of their sizes.
    pub(crate) reasons: Vec<String>,
    /// Counts the places where the host has read or waited, or a step has ended.
    round: u64,
    /// Programs of many ops came with one size after another.
    large_ones_vary: bool,
}

/// Rounds with new sizes, after which more of them are expected. What comes in one round, as layers
/// of a model do, does not count twice.
pub(super) const ROUNDS: u32 = 3;
/// The same where it is known that sizes vary: the user has said so, the programs before had room
/// to spare, the second size is one more than the first, or other large programs have shown it.
const ROUNDS_IF_KNOWN: u32 = 2;

/// Reasons that are remembered.
const REASONS: usize = 50;

impl Families {
    pub(crate) fn round_ends(&mut self) {
        self.round += 1;
    }

    /// Lets all programs go, for the caller to drop where it likes.
    pub(crate) fn forget(&mut self) -> Vec<Arc<Program>> {
        let plans = self.plans.drain().map(|(_, plan)| plan.program);
        let mut gone: Vec<_> = plans.collect();
        for family in self.by_form.values_mut().flatten() {
            gone.extend(family.built.drain().map(|(_, built)| built.program));
        }
        gone
    }
}

impl State {
    /// The plan for what was cut out of the device's trace, and what is new about its program. The
    /// words are those of the graph and its donations.
    pub(crate) fn plan(
        &mut self,
        device: usize,
        relative: &Relative,
        words: Vec<u32>,
        donations: Vec<Option<u32>>,
    ) -> (Plan, Novelty) {
        let trace = &self.devices[device].trace;
        let (of_trace, inputs) = (&trace.inputs, &relative.inputs);
        let spare = inputs.iter().any(|&i| of_trace[i as usize].layout.is_some());
        if !spare && let Some(program) = self.programs.find(&words) {
            return (Plan::exact(program), Novelty::Known);
        }
        let inputs: Vec<_> = inputs.iter().map(|&i| of_trace[i as usize].clone()).collect();
        let mut key = words.clone();
        inputs.iter().for_each(|data| push_layout(&mut key, data.layout.as_ref()));
        if let Some(plan) = self.families.plans.get(&*key)
            && !plan.wears_out()
        {
            return (plan.clone(), Novelty::Known);
        }
        let graph = relative.graph(trace, donations).flat();
        let Verdict { bounded, is_final, novelty } = self.bounded_plan(device, &graph, &inputs);
        let (plan, is_new) = bounded.unwrap_or_else(|| match self.programs.find(&words) {
            Some(program) => (Plan::exact(program), false),
            None => {
                let debug = self.mode == Mode::Debug;
                (Plan::exact(self.programs.insert(graph, &words, device, debug)), true)
            }
        });
        if is_final {
            self.families.plans.insert(key.into(), plan.clone());
        }
        (plan, if is_new { novelty } else { Novelty::Known })
    }

    /// The bounded plan, if there is one yet. In debug mode what laws say of data is checked, and
    /// nothing may be there that is no data.
    fn bounded_plan(&mut self, device: usize, graph: &Graph, inputs: &[Arc<Data>]) -> Verdict {
        let none = Verdict { bounded: None, is_final: false, novelty: Novelty::Unseen };
        let instance = Instance::of(graph, inputs).filter(|_| self.mode != Mode::Debug);
        let Some(instance) = instance else { return none };
        let is_large = graph.nodes.len() >= MANY;
        let families = &mut self.families;
        let of_form = families.by_form.entry(form(graph, inputs)).or_default();
        let novelty = if of_form.is_empty() { Novelty::Unseen } else { Novelty::Resized };
        let family = belongs(of_form, &instance, families.round);
        let is_new = family.note(&instance, families.round);
        let obeys = family.law.as_ref().is_some_and(|law| law.point(&instance).is_some());
        if !obeys || is_new && family.may_try_again() {
            let varies = |data: &Arc<Data>| data.layout.is_some() || !data.limits().is_empty();
            let known = inputs.iter().any(varies)
                || family.counts_up()
                || is_large && families.large_ones_vary;
            let rounds = if known { ROUNDS_IF_KNOWN } else { ROUNDS };
            if family.rounds < rounds {
                return Verdict { novelty, ..none };
            }
            family.find_law();
        }
        while !family.refused
            && let Some(law) = family.law.clone()
            && let Some(point) = law.point(&instance)
        {
            let rows = self.ops.rows;
            let writing = Writing { graph, inputs, law: &law, rows, device };
            match writing.plan(family, &point, &mut self.programs) {
                Ok(plan) => {
                    families.large_ones_vary |= is_large;
                    return Verdict { bounded: Some(plan), is_final: true, novelty };
                }
                Err(e) => {
                    if families.reasons.len() < REASONS && !families.reasons.contains(&e.message) {
                        families.reasons.push(e.message);
                    }
                    if !family.refused {
                        // The program is none for these sizes; others are served by it.
                        return Verdict { is_final: true, novelty, ..none };
                    }
                    family.fail();
                }
            }
        }
        Verdict { is_final: family.refused && !family.may_try_again(), novelty, ..none }
    }
}

fn push_layout(key: &mut Vec<u32>, layout: Option<&Layout>) {
    let Some(layout) = layout else { return key.push(0) };
    key.push(1 + layout.0.len() as u32);
    for runs in &layout.0 {
        key.push(runs.len() as u32);
        key.extend(runs.iter().flat_map(|run| [run.bound as u32, run.size as u32]));
    }
}
