//! Sizes that vary: the engine's graphs as `shapes` sees them, and questions to its classes.

use super::exact::Exact;
use super::program::{Library, Plan, Program};
use crate::Result;
use crate::error::{Error, caught};
use crate::plan::lower::record;
use crate::record::graph::Graph;
use crate::record::op::Op;
use crate::record::rows::RowEntry;
use hlo::{Recorded, Refusal, Type};
use shapes::{Classes, Layout, Numbers, Placed, Source, Written};
use std::sync::{Arc, Mutex, PoisonError};

pub(crate) use shapes::Novelty;

/// An answer of the classes.
pub(crate) type Verdict = shapes::Verdict<Arc<Program>>;

/// The classes, with the rows and the library that make their programs.
pub(crate) struct SharedClasses {
    classes: Mutex<Classes<Arc<Program>>>,
    rows: &'static [RowEntry],
    library: Arc<Library>,
}

impl SharedClasses {
    pub(super) fn new(rows: &'static [RowEntry], library: Arc<Library>) -> Arc<Self> {
        Arc::new(Self { classes: Mutex::default(), rows, library })
    }

    /// The reasons for which some programs are made for each size. Waits for a running question.
    pub(crate) fn reasons(&self) -> Vec<String> {
        self.classes.lock().unwrap_or_else(PoisonError::into_inner).reasons.clone()
    }
}

/// A question to the classes, asked before a trace can be cut. An answer may take many recordings
/// of a program, so no lock of the engine is held.
pub(crate) struct Question {
    pub(super) classes: Arc<SharedClasses>,
    pub(super) key: Box<[u32]>,
    pub(super) graph: Graph,
    pub(super) inputs: Vec<Placed>,
    pub(super) iteration: u64,
}

impl Question {
    pub(crate) fn answer(self) -> (Box<[u32]>, Verdict) {
        let SharedClasses { classes, rows, library } = &*self.classes;
        let source = Recordable { graph: &self.graph, results: self.graph.result_types(), rows };
        let mut make = |written: Written| {
            let mut program = library.program(self.graph.clone(), [].into(), false);
            program.bounded(written);
            library.keep(program)
        };
        let mut classes = classes.lock().unwrap_or_else(PoisonError::into_inner);
        let verdict = classes.ask(&source, &self.inputs, self.iteration, &mut make);
        (self.key, verdict)
    }
}

impl Plan {
    pub(super) fn of(fit: shapes::Fit<Arc<Program>>, library: &Library) -> Plan {
        let exact = fit.exact.map(|function| Exact::new(function, fit.padding.clone()).into());
        exact.iter().for_each(|exact| library.keep_exact(exact));
        Plan { program: fit.program, padding: Some(fit.padding), exact }
    }
}

/// A graph that can be recorded at other sizes.
struct Recordable<'a> {
    graph: &'a Graph,
    /// The types of its outputs, and of the report on indices.
    results: Vec<Type>,
    rows: &'static [RowEntry],
}

impl Source for Recordable<'_> {
    fn push_structure(&self, key: &mut Vec<u64>) {
        for node in &self.graph.nodes {
            node.op.structure(key);
            key.extend(node.operands.iter().map(|&o| u64::from(o)));
        }
        key.extend(self.graph.outputs.iter().map(|&o| u64::from(o)));
    }

    fn ops(&self) -> usize {
        self.graph.nodes.len()
    }

    fn outputs(&self) -> &[Type] {
        &self.results
    }

    fn donations(&self) -> &[Option<u32>] {
        &self.graph.donations
    }

    fn numbers(&self) -> Option<Numbers> {
        let mut numbers = Numbers::default();
        for node in &self.graph.nodes {
            node.op.offsets(numbers.all.len(), &mut numbers.offsets);
            node.op.ints(&mut numbers.all)?;
        }
        Some(numbers)
    }

    fn record(&self, inputs: &[Type], numbers: Option<&[i64]>) -> hlo::Result<Recorded> {
        // Rows get sizes here that no call has, so they may panic.
        let recorded = caught(|| match numbers {
            None => {
                let ops: Vec<_> = self.graph.nodes.iter().map(|node| node.op).collect();
                record(self.graph, inputs, &ops, self.rows, None)
            }
            Some(numbers) => {
                let ops = self.ops_with(numbers)?;
                record(self.graph, inputs, &ops.iter().collect::<Vec<_>>(), self.rows, None)
            }
        });
        recorded.map_err(|e| Refusal::not_implemented(e.message))
    }
}

impl Recordable<'_> {
    fn ops_with(&self, numbers: &[i64]) -> Result<Vec<Op>> {
        let mut numbers = numbers.iter().copied();
        let ops = self.graph.nodes.iter().map(|node| node.op.with_ints(&mut numbers));
        let ops = ops.collect::<Option<_>>();
        ops.ok_or_else(|| Error::runtime("a view would begin after the end of a dimension"))
    }
}

/// Appends a layout to the key of a plan.
pub(super) fn push_layout(key: &mut Vec<u32>, layout: Option<&Layout>) {
    let Some(layout) = layout else { return key.push(0) };
    key.push(1 + layout.0.len() as u32);
    for runs in &layout.0 {
        key.push(runs.len() as u32);
        key.extend(runs.iter().flat_map(|run| [run.bound as u32, run.size as u32]));
    }
}
