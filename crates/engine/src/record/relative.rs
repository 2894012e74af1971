//! The part of a trace that some values need, renumbered by first use.

use super::graph::{Graph, ProgramNode};
use super::trace::{Ref, Trace};
use hlo::Type;

pub(crate) const UNUSED: u32 = u32::MAX;

/// The part of a trace that the wanted values need, renumbered by first use. Most programs are
/// known, so a graph is made only on request.
#[derive(Clone)]
pub(crate) struct Relative {
    /// The number of inputs, each node's op and operands, and the outputs.
    pub(crate) words: Vec<u32>,
    /// For each input of the graph, the trace's input.
    pub(crate) inputs: Vec<u32>,
    /// For each node of the graph, the trace's node.
    pub(crate) nodes: Vec<u32>,
    pub(crate) outputs: Vec<u32>,
    /// For each output, the trace's value.
    wanted: Vec<u32>,
    /// For each input of the trace, the graph's input, or `UNUSED`.
    pub(crate) new_input: Vec<u32>,
}

/// Keeps the nodes and inputs that the wanted values need, and renumbers them by first use.
pub(crate) fn relative(trace: &Trace, wanted: &[u32]) -> Relative {
    renumbered(trace, wanted, vec![false; trace.nodes.len()])
}

/// As [`relative`], with all collectives.
pub(crate) fn whole(trace: &Trace, wanted: &[u32]) -> Relative {
    renumbered(trace, wanted, trace.nodes.iter().map(|node| node.op.is_collective).collect())
}

fn renumbered(trace: &Trace, wanted: &[u32], kept: Vec<bool>) -> Relative {
    let needed = needed(trace, wanted, kept);
    let mut words = Vec::with_capacity(trace.makers.len() * 4);
    let mut inputs = Vec::new();
    let mut new_input = vec![UNUSED; trace.inputs.len()];
    let mut new_value = vec![UNUSED; trace.makers.len()];
    // Inputs come first, so operand numbers are final when the nodes are written.
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

    pub(crate) fn has_collectives(&self, trace: &Trace) -> bool {
        self.nodes.iter().any(|&n| trace.nodes[n as usize].op.is_collective)
    }

    /// The graph of the words, which come from `trace`.
    pub(crate) fn graph(&self, trace: &Trace, donations: Vec<Option<u32>>) -> Graph {
        let mut words = &self.words[1..];
        let node = |(call, &n): (usize, &u32)| {
            let op = trace.nodes[n as usize].op;
            let (operands, rest) = words[1..].split_at(op.operands.len());
            words = rest;
            let line = trace.lines.get(n as usize).cloned().flatten();
            ProgramNode { op, operands: operands.to_vec(), line, call: call as u32 }
        };
        let nodes = self.nodes.iter().enumerate().map(node).collect();
        let inputs = self.inputs.iter().map(|&i| trace.inputs[i as usize].ty.clone()).collect();
        let (outputs, output_types) = (self.outputs.clone(), self.output_types(trace));
        Graph { inputs, nodes, outputs, output_types, donations, ..Graph::default() }
    }
}

/// For each node, true if it is kept, or a kept node or a wanted value needs it.
fn needed(trace: &Trace, wanted: &[u32], kept: Vec<bool>) -> Vec<bool> {
    let mut needed = kept;
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
