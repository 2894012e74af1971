//! Planning: from a trace to an execution of a program.
//!
//! The second storey. It chooses the values that live on, finds or makes the program for them, and
//! lowers programs. It never decides when to cut, and runs nothing.

mod apart;
pub(crate) mod captured;
pub(crate) mod classes;
pub(crate) mod code;
mod control_flow;
pub(crate) mod cut;
mod donate;
mod dropped;
pub(crate) mod exact;
pub(crate) mod execution;
mod iterations;
mod live;
pub(crate) mod lower;
pub(crate) mod on_host;
pub(crate) mod parts;
pub(crate) mod program;
mod programs;
pub(crate) mod shared_numbers;
pub(crate) mod tiers;

use crate::record::graph::Graph;
use crate::record::relative::Relative;
use crate::record::rows::RowEntry;
use crate::record::trace::Trace;
use crate::tuning::{MOST_VARYING, RESIZED, SETTLED, SMALL_PROGRAM, VARIES};
use classes::{Novelty, Question, SharedClasses, Verdict, push_layout};
use hlo::Recorded;
use program::{Library, Plan};
use programs::Programs;
use shared_numbers::{Places, SharedNumbers};
use std::collections::HashMap;
use std::sync::Arc;

/// The known programs, plans and classes.
pub(crate) struct Planner {
    programs: Programs,
    pub(crate) library: Arc<Library>,
    classes: Arc<SharedClasses>,
    /// Plans by words and layouts of inputs, if each later call gets the same plan.
    plans: HashMap<Box<[u32]>, Plan>,
    answers: HashMap<Box<[u32]>, Verdict>,
    shared: SharedNumbers,
    /// What the host computes, by words; `None` if it may not.
    on_host: HashMap<Box<[u32]>, Option<Arc<Recorded>>>,
    /// The kinds of programs, with the kind of inputs that each had first.
    kinds: HashMap<u64, u64>,
    /// The number of iterations so far.
    pub(crate) iteration: u64,
    /// Executions since a program was new.
    settled: u32,
    /// How much sizes vary lately: grows with programs that came with other sizes before, and
    /// shrinks with known ones.
    varying: u32,
    /// True if no program is written for many sizes.
    pub(crate) is_exact: bool,
    /// New programs in a row that came with other sizes before.
    resized: u32,
}

impl Planner {
    pub(crate) fn new(rows: &'static [RowEntry]) -> Self {
        let library = Arc::<Library>::default();
        Self {
            programs: Programs::default(),
            classes: SharedClasses::new(rows, library.clone()),
            library,
            plans: HashMap::new(),
            answers: HashMap::new(),
            shared: SharedNumbers::default(),
            on_host: HashMap::new(),
            kinds: HashMap::new(),
            iteration: 0,
            settled: 0,
            varying: 0,
            is_exact: false,
            resized: 0,
        }
    }

    /// Keeps the answer to a question for the cut that asked it.
    pub(crate) fn answer(&mut self, key: Box<[u32]>, verdict: Verdict) {
        self.answers.insert(key, verdict);
    }

    pub(crate) fn classes(&self) -> Arc<SharedClasses> {
        self.classes.clone()
    }

    /// Notes an execution. True if one of the latest programs was new.
    fn note(&mut self, novelty: Novelty) -> bool {
        self.settled = if novelty == Novelty::Known { self.settled.saturating_add(1) } else { 0 };
        self.varying = match novelty {
            Novelty::Known => self.varying.saturating_sub(1),
            Novelty::Resized => MOST_VARYING.min(self.varying + 4),
            Novelty::Unseen => self.varying,
        };
        self.resized = match novelty {
            Novelty::Known => self.resized,
            Novelty::Resized => self.resized.saturating_add(1),
            Novelty::Unseen => 0,
        };
        self.settled <= SETTLED
    }

    /// The plan for a part of a trace, and the novelty of its program. `words` describe the graph,
    /// its donations and the places of its numbers.
    ///
    /// # Errors
    /// A question, if the classes have to be asked first.
    fn plan(
        &mut self,
        trace: &Trace,
        relative: &Relative,
        words: &[u32],
        donations: &[Option<u32>],
        places: &Places,
        debug: bool,
    ) -> Result<(Plan, Novelty), Box<Question>> {
        let input = |&i: &u32| &trace.inputs[i as usize];
        let is_padded = relative.inputs.iter().any(|i| input(i).layout.is_some());
        if !is_padded && let Some(program) = self.programs.find(words) {
            return Ok((Plan::exact(program), Novelty::Known));
        }
        let mut key = words.to_vec();
        relative.inputs.iter().for_each(|i| push_layout(&mut key, input(i).layout.as_ref()));
        if let Some(plan) = self.plans.get(&*key)
            && !plan.spends_budget()
        {
            return Ok((plan.clone(), Novelty::Known));
        }
        let graph = || relative.graph(trace, donations.to_vec()).flat();
        // Debug mode never pads: checks of data follow the results, and padding would fail them.
        // What sizes came before differs between ranks, which must agree on their programs.
        let is_exact = debug || self.is_exact || relative.has_collectives(trace);
        let verdict = match self.answers.remove(&*key) {
            Some(verdict) => verdict,
            None if is_exact => Verdict::exact(Novelty::Unseen),
            None => {
                let inputs = relative.inputs.iter().map(|i| input(i).placed()).collect();
                let classes = self.classes.clone();
                let (key, iteration) = (key.into(), self.iteration);
                return Err(Box::new(Question { classes, key, graph: graph(), inputs, iteration }));
            }
        };
        let Verdict { bounded, is_final, novelty } = verdict;
        let (plan, is_new) = match (bounded, self.programs.find(words)) {
            (Some((fit, is_new)), _) => (Plan::of(fit, &self.library), is_new),
            (None, Some(program)) => (Plan::exact(program), false),
            (None, None) => {
                let graph = Graph { places: places.clone(), ..graph() };
                let mut program = self.library.program(graph, words.into(), debug);
                let is_small = program.nodes.len() < SMALL_PROGRAM;
                let inputs = program.kind_of_inputs();
                let first = *self.kinds.entry(program.kind()).or_insert(inputs);
                let varies = self.varying >= VARIES || self.resized >= RESIZED;
                let may_not_return = varies || first != inputs;
                program.is_rare = novelty == Novelty::Resized || is_small && may_not_return;
                let program = self.programs.insert(program, &self.library);
                (Plan::exact(program), true)
            }
        };
        if is_final {
            self.plans.insert(key.into(), plan.clone());
        }
        Ok((plan, if is_new { novelty } else { Novelty::Known }))
    }
}
