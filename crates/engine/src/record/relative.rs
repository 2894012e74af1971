//! The part of a trace that some values need, renumbered by first use.

use super::graph::{Graph, ProgramNode};
use super::trace::{Ref, Trace};
use hlo::Type;

pub(crate) const UNUSED: u32 = u32::MAX;

/// What the wanted values need of a trace, renumbered by first use. As most programs are known, it
/// becomes a graph only where one is asked for.
pub(crate) struct Relative {
    /// How many inputs there are; each node's op and operands; then the outputs.
    pub(crate) words: Vec<u32>,
    /// The trace's input behind each input of the graph.
    pub(crate) inputs: Vec<u32>,
    /// The trace's node behind each node of the graph.
    pub(crate) nodes: Vec<u32>,
    pub(crate) outputs: Vec<u32>,
    /// The trace's value behind each output.
    wanted: Vec<u32>,
    /// The graph's input for each one of the trace, or `UNUSED`.
    pub(crate) new_input: Vec<u32>,
}

/// Keeps what the wanted values need and renumbers it by first use.
pub(crate) fn relative(trace: &Trace, wanted: &[u32]) -> Relative {
    let needed = needed(trace, wanted);
    let mut words = Vec::with_capacity(trace.makers.len() * 4);
    let mut inputs = Vec::new();
    let mut new_input = vec![UNUSED; trace.inputs.len()];
    let mut new_value = vec![UNUSED; trace.makers.len()];
    // Inputs first, so that operand numbers are final when the nodes are written.
    let nodes: Vec<u32> = (0..needed.len() as u32).filter(|&n| needed[n as usize]).collect();
    for node in nodes.iter().map(|&n| &trace.nodes[n as usize]) {
        for i in trace.operands(node).iter().filter_map(|r| r.as_input()) {
            if new_input[i as usize] == UNUSED {
                new_input[i as usize] = inputs.len() as u32;
                inputs.push(i);
            }
        }
    }
    let mut next = inputs.len() as u32;
    words.push(next);
    for node in nodes.iter().map(|&n| &trace.nodes[n as usize]) {
        let operand = |r: &Ref| match (r.as_input(), r.as_value()) {
            (Some(i), _) => new_input[i as usize],
            (_, Some(v)) => new_value[v as usize],
            _ => UNUSED,
        };
        words.push(node.op.id);
        words.extend(trace.operands(node).iter().map(operand));
        for v in 0..node.op.n_values as u32 {
            new_value[(node.first_value + v) as usize] = next + v;
        }
        next += node.op.n_values as u32;
    }
    let outputs: Vec<u32> = wanted.iter().map(|&value| new_value[value as usize]).collect();
    words.push(UNUSED);
    words.extend_from_slice(&outputs);
    Relative { words, inputs, nodes, outputs, wanted: wanted.to_vec(), new_input }
}

impl Relative {
    pub(crate) fn output_types(&self, trace: &Trace) -> Vec<Type> {
        let ty = |&value: &u32| {
            let node = &trace.nodes[trace.makers[value as usize] as usize];
            let ty = node.op.value_type(value - node.first_value).cloned();
            ty.unwrap_or_else(|| Type::scalar(hlo::DType::F32))
        };
        self.wanted.iter().map(ty).collect()
    }

    /// The graph that the words say, of the trace that they were taken from.
    pub(crate) fn graph(&self, trace: &Trace, donations: Vec<Option<u32>>) -> Graph {
        let mut words = &self.words[1..];
        let node = |&n: &u32| {
            let op = trace.nodes[n as usize].op;
            let (operands, rest) = words[1..].split_at(op.operands.len());
            words = rest;
            let line = trace.lines.get(n as usize).cloned().flatten();
            ProgramNode { op, operands: operands.to_vec(), line }
        };
        let nodes = self.nodes.iter().map(node).collect();
        let inputs = self.inputs.iter().map(|&i| trace.inputs[i as usize].ty.clone()).collect();
        let (outputs, output_types) = (self.outputs.clone(), self.output_types(trace));
        Graph { inputs, nodes, outputs, output_types, donations, is_captured: false }
    }
}

/// Which nodes the wanted values need, walking backwards.
fn needed(trace: &Trace, wanted: &[u32]) -> Vec<bool> {
    let mut needed = vec![false; trace.nodes.len()];
    for &value in wanted {
        needed[trace.makers[value as usize] as usize] = true;
    }
    for (i, node) in trace.nodes.iter().enumerate().rev() {
        if needed[i] {
            for v in trace.operands(node).iter().filter_map(|r| r.as_value()) {
                needed[trace.makers[v as usize] as usize] = true;
            }
        }
    }
    needed
}
