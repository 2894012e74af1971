//! Graphs: the parts of a trace that a cut or a capture keeps.

use super::op::{Kind, Op};
use crate::tuning::MANY_OPS;
use hlo::{DType, Type};
use shapes::push_type;
use std::hash::{DefaultHasher, Hash, Hasher};
use std::sync::Arc;

/// A node of a program. Operands below `inputs.len()` are inputs, the others values in order.
#[derive(Clone)]
pub(crate) struct ProgramNode {
    pub(crate) op: &'static Op,
    pub(crate) operands: Vec<u32>,
    /// The user's line that recorded it, if programs are dumped.
    pub(crate) line: Option<Arc<str>>,
    /// The call that it is part of, by its place among the calls of the cut.
    pub(crate) call: u32,
}

/// The content of a program, without its number and code.
#[derive(Clone, Default)]
pub(crate) struct Graph {
    pub(crate) inputs: Vec<Type>,
    pub(crate) nodes: Vec<ProgramNode>,
    /// Values that become outputs.
    pub(crate) outputs: Vec<u32>,
    pub(crate) output_types: Vec<Type>,
    /// For each input, the output that takes over its buffer.
    pub(crate) donations: Vec<Option<u32>>,
    /// True if some nodes came from a captured function: the user asked for their compilation.
    pub(crate) is_captured: bool,
    /// For each number of its nodes, its parameter among those of numbers, in the order of first
    /// uses. Empty if each number has its own.
    pub(crate) places: Arc<[u32]>,
}

impl Graph {
    /// A hash of its content, equal in all processes that record the same calls.
    pub(crate) fn fingerprint(&self, debug: bool) -> u128 {
        let mut content = Vec::new();
        let mut push = |bytes: &[u8]| content.extend_from_slice(bytes);
        push(&[u8::from(debug)]);
        self.inputs.iter().for_each(|ty| push(ty.to_string().as_bytes()));
        for node in &self.nodes {
            push(&node.op.content.to_le_bytes());
            node.operands.iter().for_each(|operand| push(&operand.to_le_bytes()));
        }
        push(&u32::MAX.to_le_bytes());
        self.outputs.iter().for_each(|output| push(&output.to_le_bytes()));
        let donations = self.donations.iter().map(|d| d.unwrap_or(u32::MAX));
        donations.for_each(|donation| push(&donation.to_le_bytes()));
        self.places.iter().for_each(|place| push(&place.to_le_bytes()));
        hash_content(&content)
    }

    /// The parameter of a number, among those of numbers.
    pub(crate) fn place(&self, number: usize) -> usize {
        self.places.get(number).map_or(number, |&place| place as usize)
    }

    /// True if indices that may be out of range are checked.
    pub(crate) fn has_checks(&self) -> bool {
        self.nodes.iter().any(|node| node.op.has_checks)
    }

    /// True if ranks take part in some of its nodes.
    pub(crate) fn has_collectives(&self) -> bool {
        self.nodes.iter().any(|node| node.op.is_collective)
    }

    /// A word that graphs share if they differ in sizes, in attributes, and in how many neighbours
    /// do the same. Lists that data fills have such lengths.
    pub(crate) fn kind(&self) -> u64 {
        let mut kinds: Vec<_> = self.nodes.iter().map(|node| node.op.kind()).collect();
        kinds.dedup();
        hash(&kinds)
    }

    /// A word for the number of its inputs, and for their types up to extents if it has many ops.
    /// For a few ops other types are other work, for many they are other data.
    pub(crate) fn kind_of_inputs(&self) -> u64 {
        let mut types = vec![self.inputs.len() as u64];
        if self.nodes.len() >= MANY_OPS {
            self.inputs.iter().for_each(|ty| push_type(&mut types, ty));
        }
        hash(&types)
    }

    /// The types of a program's results in all modes but debug.
    pub(crate) fn result_types(&self) -> Vec<Type> {
        let report = self.has_checks().then(report_type);
        self.output_types.iter().cloned().chain(report).collect()
    }

    /// The same graph, with calls of captured functions replaced by their nodes.
    pub(crate) fn flat(mut self) -> Graph {
        if !self.nodes.iter().any(|n| matches!(n.op.kind, Kind::Graph(_))) {
            return self;
        }
        self.is_captured = true;
        let mut flat = Vec::with_capacity(self.nodes.len());
        let mut next = self.inputs.len() as u32;
        // The number of each input and value in the flat graph.
        let mut names: Vec<u32> = (0..next).collect();
        for node in std::mem::take(&mut self.nodes) {
            let Kind::Graph(inner) = &node.op.kind else {
                push(&mut flat, &node, &node, &mut names, &mut next);
                continue;
            };
            let mut inner_names = node.operands.iter().map(|&i| names[i as usize]).collect();
            for inner in &inner.nodes {
                push(&mut flat, inner, &node, &mut inner_names, &mut next);
            }
            names.extend(inner.outputs.iter().map(|&o| inner_names[o as usize]));
        }
        self.nodes = flat;
        self.outputs.iter_mut().for_each(|o| *o = names[*o as usize]);
        self
    }
}

fn hash(words: &impl Hash) -> u64 {
    let mut hasher = DefaultHasher::new();
    words.hash(&mut hasher);
    hasher.finish()
}

/// Appends a node of a call with renumbered operands, and numbers its values.
fn push(
    nodes: &mut Vec<ProgramNode>,
    node: &ProgramNode,
    call: &ProgramNode,
    names: &mut Vec<u32>,
    next: &mut u32,
) {
    let operands = node.operands.iter().map(|&i| names[i as usize]).collect();
    let line = node.line.clone().or_else(|| call.line.clone());
    let call = call.call;
    nodes.push(ProgramNode { op: node.op, operands, line, call });
    names.extend(*next..*next + node.op.n_values as u32);
    *next += node.op.n_values as u32;
}

/// The type of the report on indices: the number of the first check that failed or 0, the index,
/// and the number of places.
pub(crate) fn report_type() -> Type {
    Type::new(DType::S64, &[3])
}

/// A hash by which processes can compare their records.
pub(crate) fn hash_content(content: &[u8]) -> u128 {
    let hash = blake3::hash(content);
    hash.as_bytes().iter().take(16).fold(0, |word, &byte| word << 8 | u128::from(byte))
}
