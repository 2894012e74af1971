//! The recorded nodes since the last cut.

use crate::record::data::Data;
use crate::record::op::Op;
use std::num::NonZeroU64;
use std::sync::Arc;

/// An operand: an input of the trace, or a value that one of its nodes makes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) struct Ref(u32);

const INPUT: u32 = 1 << 31;

impl Ref {
    pub(crate) fn input(i: u32) -> Self {
        Ref(i | INPUT)
    }
    pub(crate) fn value(i: u32) -> Self {
        Ref(i)
    }
    pub(crate) fn as_input(self) -> Option<u32> {
        (self.0 & INPUT != 0).then_some(self.0 & !INPUT)
    }
    pub(crate) fn as_value(self) -> Option<u32> {
        (self.0 & INPUT == 0).then_some(self.0)
    }
}

/// The time at which a value was made by an op of its device's stream, or arrived from elsewhere.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub(crate) struct Time {
    /// The op that made the value, or the next op at its arrival.
    pub(crate) op: u64,
    /// The number of the arrival.
    arrival: Option<NonZeroU64>,
}

impl Time {
    pub(crate) fn is_of_op(self) -> bool {
        self.arrival.is_none()
    }
}

/// Bits of one run-time number.
pub(crate) type RawNumber = u64;

#[derive(Clone, Copy)]
pub(crate) struct Node {
    pub(crate) op: &'static Op,
    first_operand: u32,
    first_number: u32,
    pub(crate) first_value: u32,
}

#[derive(Default)]
pub(crate) struct Trace {
    /// Changes at each cut. The inputs that storages remember are valid for one stamp.
    pub(crate) stamp: u64,
    /// The number of nodes in the device's stream before this trace.
    pub(crate) first: u64,
    /// The number of values that arrived from elsewhere.
    arrivals: u64,
    pub(crate) nodes: Vec<Node>,
    operands: Vec<Ref>,
    numbers: Vec<RawNumber>,
    pub(crate) inputs: Vec<Arc<Data>>,
    /// The node that makes each value.
    pub(crate) makers: Vec<u32>,
    /// The user's line of each node, as far as `place` was called.
    pub(crate) lines: Vec<Option<Arc<str>>>,
    /// Storage slots that were given a pending value, in that order.
    pub(crate) pending: Vec<u32>,
}

impl Trace {
    pub(crate) fn new() -> Self {
        Self { stamp: 1, ..Self::default() }
    }

    /// Appends a node; returns the number of its first value.
    pub(crate) fn push(&mut self, op: &'static Op, operands: &[Ref], numbers: &[RawNumber]) -> u32 {
        let first_value = self.makers.len() as u32;
        let node = self.nodes.len() as u32;
        self.nodes.push(Node {
            op,
            first_operand: self.operands.len() as u32,
            first_number: self.numbers.len() as u32,
            first_value,
        });
        self.operands.extend_from_slice(operands);
        self.numbers.extend_from_slice(numbers);
        self.makers.extend(std::iter::repeat_n(node, op.n_values));
        first_value
    }

    /// Notes the line on which the latest nodes were recorded.
    pub(crate) fn place(&mut self, line: Option<Arc<str>>) {
        self.lines.resize(self.nodes.len(), line);
    }

    pub(crate) fn add_input(&mut self, data: Arc<Data>) -> u32 {
        self.inputs.push(data);
        self.inputs.len() as u32 - 1
    }

    /// Replaces a value in all operands.
    pub(crate) fn replace(&mut self, value: u32, by: Ref) {
        self.operands.iter_mut().filter(|r| **r == Ref::value(value)).for_each(|r| *r = by);
    }

    pub(crate) fn operands(&self, node: &Node) -> &[Ref] {
        let start = node.first_operand as usize;
        &self.operands[start..start + node.op.operands.len()]
    }

    pub(crate) fn numbers(&self, node: &Node) -> &[RawNumber] {
        let start = node.first_number as usize;
        &self.numbers[start..start + node.op.numbers.len()]
    }

    pub(crate) fn time(&self, r: Ref) -> Time {
        match r.as_input() {
            Some(i) => self.inputs[i as usize].time,
            None => self.made(r.0),
        }
    }

    /// What the trace costs to compile, in plain statements.
    pub(crate) fn cost(&self) -> u32 {
        self.nodes.iter().map(|node| node.op.cost).sum()
    }

    /// The op that made a value.
    pub(crate) fn maker(&self, value: u32) -> &'static Op {
        self.nodes[self.makers[value as usize] as usize].op
    }

    /// The first value of the last collective.
    pub(crate) fn last_collective(&self) -> Option<u32> {
        let mut nodes = self.nodes.iter().rev();
        nodes.find(|node| node.op.is_collective).map(|node| node.first_value)
    }

    /// The time at which a value was made.
    pub(crate) fn made(&self, value: u32) -> Time {
        Time { op: self.first + u64::from(self.makers[value as usize]), arrival: None }
    }

    /// The time of a new arrival; each one is distinct.
    pub(crate) fn arrival(&mut self) -> Time {
        self.arrivals = self.arrivals.saturating_add(1);
        Time { op: self.first + self.nodes.len() as u64, arrival: NonZeroU64::new(self.arrivals) }
    }

    /// Forgets everything and starts the next trace.
    pub(crate) fn clear(&mut self) {
        self.stamp += 1;
        self.first += self.nodes.len() as u64;
        self.nodes.clear();
        self.operands.clear();
        self.numbers.clear();
        self.inputs.clear();
        self.makers.clear();
        self.lines.clear();
        self.pending.clear();
    }
}
