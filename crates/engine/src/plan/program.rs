//! Programs: the relative graph of a cut, its donations, and its code.

use super::code::{Compiled, Place};
use super::exact::Exact;
use super::parts::{Beginning, Part, grid};
use crate::Result;
use crate::record::graph::{Graph, ProgramNode};
use crate::record::number::RunTimeNumber;
use crate::record::op::{NumberKind, Source};
use crate::record::rows::RowEntry;
use crate::tuning::MOST_EXACT;
use hlo::Recorded;
use shapes::{Layout, Padding, Written};
use std::collections::VecDeque;
use std::ops::Deref;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock, PoisonError, Weak};

pub(crate) struct Program {
    pub(crate) id: u64,
    /// The relative graph in words of this process. Programs with equal words are the same.
    pub(crate) words: Box<[u32]>,
    /// A hash of its content, equal in all processes that record the same calls.
    pub(crate) fingerprint: u128,
    graph: Graph,
    pub(crate) debug: bool,
    pub(crate) bounded: Option<Bounds>,
    /// True if it may come only once: sizes vary.
    pub(crate) is_rare: bool,
    /// The number of the last plan that used the program.
    used: AtomicU64,
    code: Place,
    parts: OnceLock<Vec<Part>>,
    /// What it does up to each of its collectives.
    beginnings: OnceLock<Vec<Beginning>>,
    /// True if ranks take part in it by collectives that it has, not by calls of the host.
    pub(crate) is_launched: bool,
}

/// The parts of a bounded program beyond its graph.
pub(crate) struct Bounds {
    pub(crate) function: Recorded,
    /// The sizes that the program is for, in words.
    pub(crate) text: String,
    /// True if the program will come again, although it is new.
    pub(crate) is_expected: bool,
}

impl Program {
    pub(crate) fn new(graph: Graph, words: Box<[u32]>, id: u64, debug: bool) -> Self {
        let fingerprint = graph.fingerprint(debug);
        let (used, code, parts, beginnings) = Default::default();
        let (bounded, is_rare) = (None, false);
        let is_launched = graph.nodes.iter().any(|node| grid(node.op).is_some());
        Self {
            id,
            words,
            fingerprint,
            graph,
            debug,
            bounded,
            is_rare,
            used,
            code,
            parts,
            beginnings,
            is_launched,
        }
    }

    /// Turns the program into a bounded one.
    pub(super) fn bounded(&mut self, written: Written) {
        let Written { function, bounds: text, is_expected } = written;
        let content = format!("{:x} {text}", self.fingerprint);
        self.fingerprint = crate::record::graph::hash_content(content.as_bytes());
        self.bounded = Some(Bounds { function, text, is_expected });
        self.is_rare = true;
    }

    /// True if the program will come again, although it is new.
    pub(crate) fn is_expected(&self) -> bool {
        self.bounded.as_ref().is_some_and(|bounds| bounds.is_expected)
    }

    /// The parameters that are the state of a random stream; they come after the inputs.
    pub(crate) fn random_parameters(&self) -> Vec<usize> {
        let numbers = self.nodes.iter().flat_map(|node| &node.op.numbers);
        let is_state = |kind: &NumberKind| matches!(kind, NumberKind::Seed | NumberKind::Offset);
        let states = numbers.enumerate().filter(|(_, kind)| is_state(kind));
        states.map(|(number, _)| self.inputs.len() + self.place(number)).collect()
    }

    /// Keeps one number for each parameter.
    pub(super) fn share(&self, numbers: &mut Vec<RunTimeNumber>) {
        let mut places = self.places.iter();
        let mut next = 0;
        numbers.retain(|_| {
            let is_first = places.next().is_none_or(|&place| place == next);
            next += u32::from(is_first);
            is_first
        });
    }

    /// Inputs that become outputs.
    pub(crate) fn donated(&self) -> impl Iterator<Item = usize> {
        let donations = self.donations.iter().enumerate();
        donations.filter_map(|(i, donation)| donation.map(|_| i))
    }

    /// A program of only this node.
    pub(crate) fn single(&self, node: &ProgramNode) -> Program {
        let n = node.op.operands.len() as u32;
        let values = node.op.outputs.iter().filter_map(|o| match o.source {
            Source::Value(v) => Some((n + v, o.ty.clone())),
            _ => None,
        });
        let (outputs, output_types) = values.unzip();
        let graph = Graph {
            inputs: node.op.operands.clone(),
            nodes: vec![ProgramNode {
                op: node.op,
                operands: (0..n).collect(),
                line: None,
                call: 0,
            }],
            outputs,
            output_types,
            donations: vec![None; n as usize],
            ..Graph::default()
        };
        Program::new(graph, [].into(), self.id, self.debug)
    }

    /// Its collectives, and what comes between them.
    pub(crate) fn parts(&self) -> &[Part] {
        self.parts.get_or_init(|| self.in_parts())
    }

    /// What it does up to each of its collectives; a bounded program has no parts.
    pub(crate) fn beginnings(&self) -> &[Beginning] {
        match self.bounded {
            None => self.beginnings.get_or_init(|| self.to_collectives()),
            Some(_) => &[],
        }
    }

    /// The name of its op, or its number and the count of its ops.
    pub(crate) fn label(&self, rows: &[RowEntry]) -> String {
        match &self.nodes[..] {
            [node] => format!("aten::{}", node.op.name(rows)),
            nodes => format!("program {} ({} ops)", self.id, nodes.len()),
        }
    }

    /// Notes a run that was submitted. True if its code has to be made.
    pub(crate) fn submit(&self) -> bool {
        self.code.submit()
    }

    pub(crate) fn set_compiled(&self, compiled: Result<Compiled>) {
        self.code.fill(compiled);
    }

    /// The code, if it is there.
    pub(crate) fn made(&self) -> Option<Arc<Compiled>> {
        self.code.get()
    }

    /// The code of a submitted run. Waits for the compiler.
    pub(crate) fn start(&self) -> Result<Arc<Compiled>> {
        self.code.start()
    }
}

impl Deref for Program {
    type Target = Graph;

    fn deref(&self) -> &Graph {
        &self.graph
    }
}

/// A program that runs a graph, and how buffers are padded for it.
#[derive(Clone)]
pub(crate) struct Plan {
    pub(crate) program: Arc<Program>,
    /// `None` if buffers have the sizes of their elements.
    pub(super) padding: Option<Arc<Padding>>,
    /// The function of these sizes alone, if it has much less to do.
    pub(super) exact: Option<Arc<Exact>>,
}

impl Plan {
    pub(super) fn exact(program: Arc<Program>) -> Plan {
        Plan { program, padding: None, exact: None }
    }

    /// Notes another call. True if a program with closer bounds now saves more than it costs.
    pub(super) fn spends_budget(&self) -> bool {
        self.padding.as_ref().is_some_and(|padding| padding.spends_budget())
    }

    pub(crate) fn symbols(&self) -> &[i64] {
        self.padding.as_ref().map_or(&[], |padding| &padding.symbols)
    }

    pub(crate) fn input(&self, at: usize) -> Option<&Layout> {
        self.padding.as_ref()?.inputs[at].as_ref()
    }

    pub(crate) fn output(&self, at: usize) -> Option<&Layout> {
        self.padding.as_ref()?.outputs[at].as_ref()
    }
}

/// All programs of a process, whose code may be freed.
#[derive(Default)]
pub(crate) struct Library {
    last_id: AtomicU64,
    plans: AtomicU64,
    programs: Mutex<Vec<Weak<Program>>>,
    /// The latest functions at exact sizes. Most sizes never come again.
    exact: Mutex<VecDeque<Weak<Exact>>>,
}

impl Library {
    pub(super) fn program(&self, graph: Graph, words: Box<[u32]>, debug: bool) -> Program {
        Program::new(graph, words, self.last_id.fetch_add(1, Relaxed) + 1, debug)
    }

    pub(super) fn keep(&self, program: Program) -> Arc<Program> {
        let program = Arc::new(program);
        let mut programs = self.programs.lock().unwrap_or_else(PoisonError::into_inner);
        programs.push(Arc::downgrade(&program));
        program
    }

    /// Frees the oldest function at exact sizes, if there are many. Its plan goes on without it.
    pub(super) fn keep_exact(&self, exact: &Arc<Exact>) {
        let mut all = self.exact.lock().unwrap_or_else(PoisonError::into_inner);
        all.push_back(Arc::downgrade(exact));
        let oldest = if all.len() > MOST_EXACT { all.pop_front() } else { None };
        drop(all);
        oldest.and_then(|oldest| oldest.upgrade()).iter().for_each(|oldest| oldest.forget());
    }

    /// Notes that a plan uses the program.
    pub(super) fn used(&self, program: &Program) {
        program.used.store(self.plans.fetch_add(1, Relaxed) + 1, Relaxed);
    }

    /// Frees the code of half of the programs that have code, the least recently used ones. The
    /// programs stay, so no choice depends on it. Returns the code, which the caller drops outside
    /// any lock.
    pub(crate) fn release_half(&self) -> Vec<Arc<Compiled>> {
        let mut made = self.made();
        made.sort_by_key(|program| program.used.load(Relaxed));
        made.truncate(made.len() / 2);
        made.iter().filter_map(|program| program.code.release()).collect()
    }

    /// The same for the programs with collectives, all of them.
    pub(crate) fn release_launched(&self) -> Vec<Arc<Compiled>> {
        let made = self.made().into_iter().filter(|program| program.is_launched);
        made.filter_map(|program| program.code.release()).collect()
    }

    /// The programs that have code.
    fn made(&self) -> Vec<Arc<Program>> {
        let mut programs = self.programs.lock().unwrap_or_else(PoisonError::into_inner);
        programs.retain(|program| program.strong_count() > 0);
        let has_code = |program: &Arc<Program>| program.made().is_some();
        programs.iter().filter_map(Weak::upgrade).filter(has_code).collect()
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::code::Origin;
    use std::time::Duration;

    #[test]
    fn functions_at_exact_sizes_are_few() {
        let library = Library::default();
        let exact = |_| {
            let function = hlo::Builder::recording().finish(&[], &[]).expect("a valid function");
            let exact = Arc::new(Exact::new(function, Arc::default()));
            library.keep_exact(&exact);
            exact
        };
        let all: Vec<_> = (0..=MOST_EXACT).map(exact).collect();
        let is_there = |exact: &Arc<Exact>| {
            let mut is_there = false;
            exact.code(|_| {
                is_there = true;
                None
            });
            is_there
        };
        assert!(!is_there(&all[0]));
        assert!(all[1..].iter().all(is_there));
    }

    #[test]
    fn the_least_recently_used_half_loses_its_code() {
        let library = Library::default();
        let program = |_| {
            let program = library.keep(library.program(Graph::default(), [].into(), false));
            let (took, origin) = (Duration::ZERO, Origin::Disk);
            program.set_compiled(Ok(Compiled { code: None, took, origin, checks: Vec::new() }));
            program
        };
        let programs: Vec<_> = (0..4).map(program).collect();
        [2, 1, 3, 0].iter().for_each(|&at: &usize| library.used(&programs[at]));
        assert_eq!(library.release_half().len(), 2);
        let made: Vec<_> = programs.iter().map(|program| program.made().is_some()).collect();
        assert_eq!(made, [true, false, false, true]);
    }
}
