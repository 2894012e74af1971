//! Which reads of a donated input come before it is overwritten.
//!
//! A parameter's update takes its buffer over, while other kernels, the gradient of the layer's
//! input above all, still read the parameter. Where nothing says that they come first, the compiler
//! makes a copy of the whole parameter to be safe. So the update is made to depend on those reads.

use crate::op::Kind;
use crate::program::Graph;

/// Inputs with fewer elements are cheaper to copy than to order.
const SMALL: i64 = 1 << 14;

/// A node, by number, after which an input may be overwritten as far as that node is concerned.
pub(crate) struct Read {
    pub(crate) node: usize,
    pub(crate) input: usize,
}

/// The reads that the updates of donated inputs do not depend on by themselves, in node order.
pub(crate) fn unordered_reads(graph: &Graph) -> Vec<Read> {
    let makers = Makers::new(graph);
    let donated = graph.donations.iter().enumerate();
    let donated = donated.filter_map(|(i, output)| Some((i, (*output)? as usize)));
    let mut reads = Vec::new();
    for (input, output) in donated.filter(|(i, _)| graph.inputs[*i].numel() >= SMALL) {
        let Some(update) = makers.maker(graph.outputs[output]) else { continue };
        let readers = makers.readers(input);
        // Most parameters of most programs are read by nothing but their update.
        if readers.iter().all(|&node| node == update) {
            continue;
        }
        let feeds = makers.feeding(update);
        let last = readers.iter().rposition(|&node| feeds[node]);
        let Some(last) = last.map(|at| readers[at]) else { continue };
        let before = readers.into_iter().filter(|&node| !feeds[node] && node < last);
        reads.extend(before.map(|node| Read { node, input }));
    }
    reads.sort_by_key(|read| (read.node, read.input));
    reads
}

/// Which node makes each value.
struct Makers<'g> {
    graph: &'g Graph,
    by_value: Vec<usize>,
}

impl<'g> Makers<'g> {
    fn new(graph: &'g Graph) -> Self {
        let makes = |(at, node): (usize, &crate::program::ProgramNode)| {
            std::iter::repeat_n(at, node.op.n_values)
        };
        let by_value = graph.nodes.iter().enumerate().flat_map(makes).collect();
        Makers { graph, by_value }
    }

    /// The node that makes a value; inputs are made by none.
    fn maker(&self, value: u32) -> Option<usize> {
        (value as usize).checked_sub(self.graph.inputs.len()).map(|at| self.by_value[at])
    }

    /// The nodes that read an input, directly or through views, which move no data.
    fn readers(&self, input: usize) -> Vec<usize> {
        let mut names = vec![input as u32];
        let mut readers = Vec::new();
        let mut value = self.graph.inputs.len() as u32;
        for (at, node) in self.graph.nodes.iter().enumerate() {
            if node.operands.iter().any(|operand| names.contains(operand)) {
                match node.op.kind {
                    Kind::Read(_) | Kind::ReadRows => names.push(value),
                    _ => readers.push(at),
                }
            }
            value += node.op.n_values as u32;
        }
        readers
    }

    /// For each node, whether `last` needs it.
    fn feeding(&self, last: usize) -> Vec<bool> {
        let mut feeds = vec![false; self.graph.nodes.len()];
        feeds[last] = true;
        for at in (0..=last).rev() {
            if feeds[at] {
                let operands = &self.graph.nodes[at].operands;
                operands.iter().filter_map(|&v| self.maker(v)).for_each(|n| feeds[n] = true);
            }
        }
        feeds
    }
}
