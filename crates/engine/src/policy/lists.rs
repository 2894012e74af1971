//! Lists of tensors whose lengths vary.
//!
//! A row that takes a list has an operand for each tensor, so a program around it serves one length.
//! A detector joins the crops of an image, and each image has another number of them. The join is
//! then a program of its own, and the ops after it have one operand with a size that varies.

use crate::metrics::hash_words;
use crate::record::op::{Kind, Op};
use crate::record::template::Template;
use crate::record::trace::{Node, Ref, Trace};
use crate::tuning::{LENGTHS, LISTS};
use shapes::push_type;
use std::collections::HashMap;

#[derive(Default)]
pub(crate) struct Lists {
    /// By row and kind of tensor.
    seen: HashMap<u64, Seen>,
}

/// The lengths of one kind of list. A step that joins lists of several lengths brings them at once;
/// where lengths vary, cut after cut brings new ones.
#[derive(Default)]
struct Seen {
    lengths: Vec<usize>,
    /// How many cuts brought new lengths, and the stamp of the latest one.
    cuts: usize,
    stamp: u64,
}

impl Lists {
    /// True if the node joins a list of inputs, or of views of them, and the lengths of such lists
    /// vary. What the trace computes is not there before its program.
    pub(crate) fn joins(&mut self, trace: &Trace, node: &Node) -> bool {
        let Some(key) = key(node.op) else { return false };
        let operands = trace.operands(node);
        if trace.last_collective().is_some() || !operands.iter().all(|&r| is_there(trace, r)) {
            return false;
        }
        if self.seen.len() == LISTS && !self.seen.contains_key(&key) {
            self.seen.clear();
        }
        let seen = self.seen.entry(key).or_default();
        if seen.cuts < LENGTHS && !seen.lengths.contains(&operands.len()) {
            seen.lengths.push(operands.len());
            seen.cuts += usize::from(seen.cuts == 0 || seen.stamp != trace.stamp);
            seen.stamp = trace.stamp;
        }
        seen.cuts == LENGTHS
    }
}

/// A number for all lengths of the list that the op joins. `None` if it joins none.
fn key(op: &Op) -> Option<u64> {
    let Kind::Row { row, args, .. } = &op.kind else { return None };
    let [Template::Operands(_), ..] = args[..] else { return None };
    let [output] = &op.outputs[..] else { return None };
    let mut words = vec![*row as u64, output.ty.dims.len() as u64];
    push_type(&mut words, op.operands.first()?);
    Some(hash_words(&words))
}

fn is_there(trace: &Trace, operand: Ref) -> bool {
    let Some(value) = operand.as_value() else { return true };
    let node = &trace.nodes[trace.makers[value as usize] as usize];
    matches!(node.op.kind, Kind::Read(_) | Kind::ReadRows)
        && trace.operands(node).iter().all(|r| r.as_input().is_some())
}
