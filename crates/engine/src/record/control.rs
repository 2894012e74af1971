//! Control flow as an op: captured graphs as its regions, and what makes two such ops the same.

use crate::record::op::{Op, Source};

pub(crate) struct Control {
    pub(crate) flow: Flow,
    pub(crate) regions: Vec<Region>,
}

#[derive(Clone, Copy)]
pub(crate) enum Flow {
    /// Runs the region whose number the first operand says.
    Cond,
    /// Runs the second region as long as the first says so. The first operands are carried.
    While { carried: usize },
    /// Runs its region for each slice of the operands behind the carried ones. Results behind the
    /// carried ones are stacked. Each round draws as many random numbers.
    Scan { count: i64, carried: usize, slices: usize, drawn: u64 },
}

/// A captured graph as a part of an op. Its arguments are the node's operands, where a loop puts
/// carried values and slices in the place of the first ones.
pub(crate) struct Region {
    /// `None` when nothing is computed.
    pub(crate) op: Option<&'static Op>,
    /// The arguments that the graph's op takes; results may be further ones.
    pub(crate) operands: Vec<usize>,
    pub(crate) results: Vec<Source>,
}

impl Control {
    pub(crate) fn name(&self) -> &'static str {
        match self.flow {
            Flow::Cond => "cond",
            Flow::While { .. } => "while_loop",
            Flow::Scan { .. } => "scan",
        }
    }

    /// Appends what its results depend on, besides the types of its operands. `name` names an op.
    pub(crate) fn push_key(&self, key: &mut Vec<u64>, name: impl Fn(&Op) -> u64) {
        match self.flow {
            Flow::Cond => key.push(0),
            Flow::While { carried } => key.extend([1, carried as u64]),
            Flow::Scan { count, carried, slices, drawn } => {
                key.extend([2, count as u64, carried as u64, slices as u64, drawn]);
            }
        }
        for region in &self.regions {
            let op = region.op.map_or(u64::MAX, &name);
            key.extend([op, region.operands.len() as u64, region.results.len() as u64]);
            key.extend(region.operands.iter().map(|&i| i as u64));
            key.extend(region.results.iter().map(|source| match *source {
                Source::Undefined => 0,
                Source::Operand(i) => 1 << 32 | i as u64,
                Source::Value(v) => 2 << 32 | u64::from(v),
            }));
        }
    }
}
