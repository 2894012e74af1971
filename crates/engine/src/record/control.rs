//! Control flow as an op: captured functions as its regions, and the key of such an op.

use crate::record::op::{Op, Source};

pub(crate) struct Control {
    pub(crate) flow: Flow,
    pub(crate) regions: Vec<Region>,
}

#[derive(Clone, Copy)]
pub(crate) enum Flow {
    /// Runs the region whose index is the first operand. With a usual region, that is nearly always 0.
    Cond { has_usual: bool },
    /// Runs the second region as long as the first one returns true. The first operands are
    /// carried.
    While { carried: usize },
    /// Runs its region for each slice of the operands after the carried ones. Results after the
    /// carried ones are stacked. Each iteration draws `drawn` random blocks.
    Scan { count: i64, carried: usize, slices: usize, drawn: u64 },
}

/// A captured function as a part of an op. Its arguments are the node's operands; a loop replaces
/// the first ones by carried values and slices.
pub(crate) struct Region {
    /// `None` if nothing is computed.
    pub(crate) op: Option<&'static Op>,
    /// The arguments of the region's op. Further ones are results that are arguments.
    pub(crate) operands: Vec<usize>,
    pub(crate) results: Vec<Source>,
}

impl Region {
    pub(crate) fn has_checks(&self) -> bool {
        self.op.is_some_and(|op| op.has_checks)
    }
}

impl Control {
    pub(crate) fn name(&self) -> &'static str {
        match self.flow {
            Flow::Cond { .. } => "cond",
            Flow::While { .. } => "while_loop",
            Flow::Scan { .. } => "scan",
        }
    }

    /// True if a region reports on indices.
    pub(crate) fn has_checks(&self) -> bool {
        self.regions.iter().any(Region::has_checks)
    }

    /// Appends everything that the results depend on, except the types of the operands. `name`
    /// gives a number for an op.
    pub(crate) fn push_key(&self, key: &mut Vec<u64>, name: impl Fn(&Op) -> u64) {
        match self.flow {
            Flow::Cond { has_usual } => key.push(if has_usual { 3 } else { 0 }),
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
