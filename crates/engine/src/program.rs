//! Programs: the relative graph of a cut, its donations and, once compiled, its executable.

use crate::Result;
use crate::error::Error;
use crate::lower::Module;
use crate::op::{Kind, NumberKind, Op, RowEntry, Source};
use crate::tiers::TieredCode;
use hashbrown::HashTable;
use hlo::Type;
use std::collections::HashSet;
use std::ops::Deref;
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock};
use std::time::Duration;

/// A node of a program. Operands below `inputs.len()` are inputs, the others values in order.
#[derive(Clone)]
pub(crate) struct ProgramNode {
    pub(crate) op: &'static Op,
    pub(crate) operands: Vec<u32>,
    /// Where it was recorded, if programs are dumped.
    pub(crate) line: Option<Arc<str>>,
}

pub(crate) struct Program {
    pub(crate) id: u64,
    /// The relative graph in words: what makes two programs the same.
    pub(crate) words: Box<[u32]>,
    graph: Graph,
    pub(crate) device: usize,
    pub(crate) debug: bool,
    /// An equal program was there before and was let go.
    pub(crate) returns: bool,
    /// Its function until it is compiled, where that was written when it was recorded.
    pub(crate) written: Mutex<Option<Module>>,
    /// What sizes it is for, if not for one alone.
    pub(crate) bounds: Option<String>,
    /// New as it is, it will come again.
    pub(crate) is_expected: bool,
    /// When it was last looked up, in look-ups.
    used: AtomicU64,
    compiled: OnceLock<Result<Compiled>>,
}

pub(crate) struct Compiled {
    /// `None` on the Null device.
    pub(crate) code: Option<TieredCode>,
    pub(crate) took: Duration,
    pub(crate) origin: Origin,
    /// What a violated data law says; such flags follow the outputs in debug mode.
    pub(crate) checks: Vec<Error>,
}

/// Where an executable came from.
#[derive(Clone, Debug)]
pub(crate) enum Origin {
    /// The compiler; the nearest entry on disk differed in these parts of its key.
    Compiler {
        nearest: Option<Vec<&'static str>>,
    },
    Disk,
    Shared,
}

impl Program {
    pub(crate) fn new(
        graph: Graph,
        words: Box<[u32]>,
        id: u64,
        device: usize,
        debug: bool,
    ) -> Self {
        Self {
            id,
            words,
            graph,
            device,
            debug,
            returns: false,
            written: Mutex::default(),
            bounds: None,
            is_expected: false,
            used: AtomicU64::new(0),
            compiled: OnceLock::new(),
        }
    }

    /// Which of its parameters, behind the inputs, are the state of a random stream.
    pub(crate) fn random_parameters(&self) -> Vec<usize> {
        let numbers = self.nodes.iter().flat_map(|node| &node.op.numbers);
        let is_state = |kind: &NumberKind| matches!(kind, NumberKind::Seed | NumberKind::Offset);
        let places = (self.inputs.len()..).zip(numbers).filter(|(_, kind)| is_state(kind));
        places.map(|(place, _)| place).collect()
    }

    /// Inputs that become outputs.
    pub(crate) fn donated(&self) -> impl Iterator<Item = usize> {
        let donations = self.donations.iter().enumerate();
        donations.filter_map(|(i, donation)| donation.map(|_| i))
    }

    /// One of the nodes as a program of its own.
    pub(crate) fn alone(&self, node: &ProgramNode) -> Program {
        let n = node.op.operands.len() as u32;
        let values = node.op.outputs.iter().filter_map(|o| match o.source {
            Source::Value(v) => Some((n + v, o.ty.clone())),
            _ => None,
        });
        let (outputs, output_types) = values.unzip();
        let graph = Graph {
            inputs: node.op.operands.clone(),
            nodes: vec![ProgramNode { op: node.op, operands: (0..n).collect(), line: None }],
            outputs,
            output_types,
            donations: vec![None; n as usize],
            is_captured: false,
        };
        Program::new(graph, [].into(), self.id, self.device, self.debug)
    }

    /// Its op, or its number and how many ops it has.
    pub(crate) fn label(&self, rows: &[RowEntry]) -> String {
        match &self.nodes[..] {
            [node] => format!("aten::{}", node.op.name(rows)),
            nodes => format!("program {} ({} ops)", self.id, nodes.len()),
        }
    }

    pub(crate) fn set_compiled(&self, compiled: Result<Compiled>) {
        let _ = self.compiled.set(compiled);
    }

    /// What the compiler made, if it is done.
    pub(crate) fn made(&self) -> Option<&Compiled> {
        self.compiled.get()?.as_ref().ok()
    }

    pub(crate) fn code(&self) -> Option<&TieredCode> {
        self.made()?.code.as_ref()
    }

    /// Waits for the compiler.
    pub(crate) fn compiled(&self) -> Result<&Compiled> {
        self.compiled.wait().as_ref().map_err(Clone::clone)
    }
}

impl Deref for Program {
    type Target = Graph;

    fn deref(&self) -> &Graph {
        &self.graph
    }
}

/// A program before it has a name.
#[derive(Clone, Default)]
pub(crate) struct Graph {
    pub(crate) inputs: Vec<Type>,
    pub(crate) nodes: Vec<ProgramNode>,
    /// Values that become outputs.
    pub(crate) outputs: Vec<u32>,
    pub(crate) output_types: Vec<Type>,
    /// For each input, the output that takes its buffer over.
    pub(crate) donations: Vec<Option<u32>>,
    /// Some of it stood in a captured graph: the user asked for it to be compiled.
    pub(crate) is_captured: bool,
}

impl Graph {
    /// The same graph with the nodes of captured graphs in the place of their calls.
    pub(crate) fn flat(mut self) -> Graph {
        if !self.nodes.iter().any(|n| matches!(n.op.kind, Kind::Graph(_))) {
            return self;
        }
        self.is_captured = true;
        let mut flat = Vec::with_capacity(self.nodes.len());
        let mut next = self.inputs.len() as u32;
        // What each input and value of this graph is called in the flat one.
        let mut names: Vec<u32> = (0..next).collect();
        for node in std::mem::take(&mut self.nodes) {
            let Kind::Graph(inner) = &node.op.kind else {
                push(&mut flat, &node, &node.line, &mut names, &mut next);
                continue;
            };
            let mut inner_names = node.operands.iter().map(|&i| names[i as usize]).collect();
            for inner in &inner.nodes {
                push(&mut flat, inner, &node.line, &mut inner_names, &mut next);
            }
            names.extend(inner.outputs.iter().map(|&o| inner_names[o as usize]));
        }
        self.nodes = flat;
        self.outputs.iter_mut().for_each(|o| *o = names[*o as usize]);
        self
    }
}

/// Appends a node, whose operands are renamed, and names its values.
fn push(
    nodes: &mut Vec<ProgramNode>,
    node: &ProgramNode,
    line: &Option<Arc<str>>,
    names: &mut Vec<u32>,
    next: &mut u32,
) {
    let operands = node.operands.iter().map(|&i| names[i as usize]).collect();
    nodes.push(ProgramNode { op: node.op, operands, line: line.clone() });
    names.extend(*next..*next + node.op.n_values as u32);
    *next += node.op.n_values as u32;
}

/// The memory tier of the compile cache.
#[derive(Default)]
pub(crate) struct Programs {
    table: HashTable<Arc<Program>>,
    next: u64,
    look_ups: u64,
    /// Hashes of programs that were let go, for explanations only.
    forgotten: HashSet<u64>,
}

impl Programs {
    pub(crate) fn find(&mut self, words: &[u32]) -> Option<Arc<Program>> {
        self.look_ups += 1;
        let found = self.table.find(hash(words), |p| *p.words == *words)?;
        found.used.store(self.look_ups, Relaxed);
        Some(found.clone())
    }

    /// Forgets the half of the programs that was not used for longest, and gives it back for the
    /// caller to drop where it likes. Executions that wait keep theirs.
    pub(crate) fn forget_half(&mut self) -> Vec<Arc<Program>> {
        let mut used: Vec<u64> = self.table.iter().map(|p| p.used.load(Relaxed)).collect();
        used.sort_unstable();
        let Some(&middle) = used.get(used.len() / 2) else { return Vec::new() };
        let gone: Vec<_> = self.table.extract_if(|p| p.used.load(Relaxed) < middle).collect();
        self.forgotten.extend(gone.iter().map(|p| hash(&p.words)));
        gone
    }

    /// A program that is not found by words.
    pub(crate) fn unnamed(&mut self, graph: Graph, device: usize) -> Program {
        self.next += 1;
        Program::new(graph, [].into(), self.next, device, false)
    }

    pub(crate) fn insert(
        &mut self,
        graph: Graph,
        words: &[u32],
        device: usize,
        debug: bool,
    ) -> Arc<Program> {
        self.next += 1;
        let mut program = Program::new(graph.flat(), words.into(), self.next, device, debug);
        program.returns = self.forgotten.remove(&hash(words));
        let program = Arc::new(program);
        program.used.store(self.look_ups, Relaxed);
        self.table.insert_unique(hash(words), program.clone(), |p| hash(&p.words));
        program
    }
}

pub(crate) fn hash(words: &[u32]) -> u64 {
    const K: u64 = 0x9E37_79B9_7F4A_7C15;
    let h = words.iter().fold(K, |h: u64, &w| (h.rotate_left(23) ^ u64::from(w)).wrapping_mul(K));
    h ^ h >> 32
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn the_half_that_was_not_used_goes_and_is_known_when_it_returns() {
        let mut programs = Programs::default();
        for word in 0..4 {
            assert!(!programs.insert(Graph::default(), &[word], 0, false).returns);
        }
        assert!(programs.find(&[2]).is_some());
        assert!(programs.find(&[3]).is_some());
        assert_eq!(programs.forget_half().len(), 2);
        assert!(programs.find(&[2]).is_some());
        assert!(programs.find(&[0]).is_none());
        assert!(programs.insert(Graph::default(), &[0], 0, false).returns);
        assert!(!programs.insert(Graph::default(), &[9], 0, false).returns);
    }
}
