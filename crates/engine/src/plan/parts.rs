//! A program in parts: its collectives, and what comes between them. Ranks whose programs differ
//! start what they begin with together, and then each part alone.

use super::program::Program;
use crate::record::graph::{Graph, ProgramNode};
use crate::record::op::{Kind, Op, Source};
use crate::record::template::Template;
use hlo::Type;
use std::collections::HashSet;
use std::ops::Range;
use std::sync::OnceLock;

/// A part of a program, as a program. Values are numbered as in the whole: its inputs, then what
/// its nodes make.
pub(crate) struct Part {
    pub(crate) program: Program,
    pub(crate) inputs: Vec<u32>,
    pub(crate) outputs: Vec<u32>,
    /// Its run-time numbers, as parameters of the whole.
    pub(crate) numbers: Vec<usize>,
    pub(crate) is_collective: bool,
}

/// What a program does up to a collective, if that is made.
pub(crate) struct Beginning {
    pub(crate) fingerprint: u128,
    nodes: usize,
    part: OnceLock<Option<Part>>,
}

/// The grid of ranks that take part in an op, if it is a collective that a program has.
pub(crate) fn grid(op: &Op) -> Option<&[i64]> {
    match &op.kind {
        Kind::Row { args, .. } if op.is_collective => match args.last() {
            Some(Template::Ints(grid)) => Some(grid),
            _ => None,
        },
        _ => None,
    }
}

impl Program {
    /// The grids of its collectives, in order.
    pub(crate) fn grids(&self) -> impl Iterator<Item = &[i64]> {
        self.nodes.iter().filter_map(|node| grid(node.op))
    }

    /// The number of ranks that start it together. Its function may have no collective left: nothing
    /// reads their results.
    pub(crate) fn ranks(&self) -> i64 {
        self.grids().find_map(|grid| grid.first().copied()).unwrap_or(1)
    }

    pub(super) fn in_parts(&self) -> Vec<Part> {
        let types = self.types();
        let (mut parts, mut from) = (Vec::new(), 0);
        for (at, node) in self.nodes.iter().enumerate() {
            if grid(node.op).is_some() {
                parts.extend(self.part(from..at, &types));
                parts.extend(self.part(at..at + 1, &types));
                from = at + 1;
            }
        }
        parts.extend(self.part(from..self.nodes.len(), &types));
        parts
    }

    pub(super) fn to_collectives(&self) -> Vec<Beginning> {
        let types = self.types();
        let ends = (1..).zip(&self.nodes).filter(|(_, node)| grid(node.op).is_some());
        let of = |(nodes, _)| {
            let fingerprint =
                self.part(0..nodes, &types).map_or(0, |part| part.program.fingerprint);
            Beginning { fingerprint, nodes, part: OnceLock::new() }
        };
        ends.map(of).collect()
    }

    /// What it does up to a number of collectives, from 1 on.
    pub(crate) fn beginning(&self, collectives: usize) -> Option<&Part> {
        let found = self.beginnings().get(collectives.checked_sub(1)?)?;
        found.part.get_or_init(|| self.part(0..found.nodes, &self.types())).as_ref()
    }

    /// `None` if nothing of it is needed afterwards.
    fn part(&self, nodes: Range<usize>, types: &[Type]) -> Option<Part> {
        let values = |count: usize| -> u32 {
            self.nodes[..count].iter().map(|node| node.op.n_values as u32).sum()
        };
        let given = self.inputs.len() as u32;
        let own = given + values(nodes.start)..given + values(nodes.end);
        let later = self.nodes[nodes.end..].iter().flat_map(|node| &node.operands);
        let is_collective = nodes.len() == 1 && grid(self.nodes[nodes.start].op).is_some();
        let mut outputs: Vec<u32> =
            later.chain(&self.outputs).copied().filter(|value| own.contains(value)).collect();
        // A collective is made although nothing reads it: others may.
        if nodes.end > nodes.start && grid(self.nodes[nodes.end - 1].op).is_some() {
            outputs.extend(given + values(nodes.end - 1)..own.end);
        }
        outputs.sort_unstable();
        outputs.dedup();
        if outputs.is_empty() {
            return None;
        }
        let inside = &self.nodes[nodes.clone()];
        let operands = inside.iter().flat_map(|node| &node.operands);
        let mut inputs: Vec<u32> = operands.copied().filter(|value| !own.contains(value)).collect();
        inputs.sort_unstable();
        inputs.dedup();
        let renamed = |value: &u32| match inputs.binary_search(value) {
            Ok(at) => at as u32,
            Err(_) => value - own.start + inputs.len() as u32,
        };
        let node = |node: &ProgramNode| {
            let operands = node.operands.iter().map(renamed).collect();
            ProgramNode { operands, ..node.clone() }
        };
        let ty = |value: &u32| types[*value as usize].clone();
        let read_later: HashSet<u32> =
            self.nodes[nodes.end..].iter().flat_map(|node| &node.operands).copied().collect();
        let donation = |input: &u32| {
            let to = self.donations.get(*input as usize).copied().flatten()?;
            let is_free = !is_collective && !read_later.contains(input);
            let at = outputs.binary_search(&self.outputs[to as usize]).ok()?;
            is_free.then_some(at as u32)
        };
        let donations = inputs.iter().map(donation).collect();
        let graph = Graph {
            inputs: inputs.iter().map(ty).collect(),
            nodes: inside.iter().map(node).collect(),
            outputs: outputs.iter().map(renamed).collect(),
            output_types: outputs.iter().map(ty).collect(),
            donations,
            is_captured: self.is_captured,
            ..Graph::default()
        };
        let count = |nodes: &[ProgramNode]| nodes.iter().map(|n| n.op.numbers.len()).sum::<usize>();
        let before = count(&self.nodes[..nodes.start]);
        let numbers = (before..before + count(inside)).map(|n| self.place(n)).collect();
        let program = Program::new(graph, [].into(), self.id, self.debug);
        Some(Part { program, inputs, outputs, numbers, is_collective })
    }

    /// The types of its inputs and values.
    fn types(&self) -> Vec<Type> {
        let mut types = self.inputs.clone();
        for node in &self.nodes {
            let first = types.len();
            types.resize(first + node.op.n_values, Type::scalar(hlo::DType::Bool));
            for output in &node.op.outputs {
                if let Source::Value(value) = output.source {
                    types[first + value as usize] = output.ty.clone();
                }
            }
        }
        types
    }
}
