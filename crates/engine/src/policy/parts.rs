//! Parts of a trace between host reads. Each is a program if their sizes vary.
//!
//! A small value that the host reads leaves the trace whole, as a model asks about its masks in the
//! middle of a step. A detector reads the corners of each box and pastes a mask there. All masks
//! together would be a program that serves no other boxes. The parts are not periodic: a mask at the
//! edge of an image is pasted by other ops. So a part is compared with the latest one of its
//! structure.

use crate::metrics::hash_words;
use crate::record::op::Op;
use crate::record::trace::Trace;
use crate::tuning::{MOST_PARTS, MOST_READS, VARYING};
use std::collections::{HashMap, HashSet};

#[derive(Default)]
pub(super) struct Parts {
    /// The op of the device's stream at which the trace starts.
    first: u64,
    /// The node of the trace at which the next part starts.
    start: usize,
    /// The values of the trace that the host read.
    reads: usize,
    /// The nodes of the trace at which parts end.
    ends: Vec<usize>,
    /// The latest part of each structure in this trace, and how often its sizes changed.
    latest: HashMap<u64, (Vec<&'static Op>, usize)>,
    /// Structures whose sizes vary.
    varying: HashSet<u64>,
    /// True if the trace is cut at the ends of its parts.
    is_cut: bool,
}

impl Parts {
    /// True if the host may compute what it reads of the trace: no parts of varying sizes have come,
    /// and it did not read much.
    pub(super) fn host_computes(&self, trace: &Trace) -> bool {
        self.varying.is_empty() && (self.first != trace.first || self.reads < MOST_READS)
    }

    /// Notes that the host reads a value that needs these nodes alone, and which does not cut the
    /// trace. True if the trace is to be cut after all, at the ends of its parts.
    pub(super) fn read(&mut self, trace: &Trace, taken: &[u32]) -> bool {
        if self.first != trace.first {
            (self.first, self.start, self.reads) = (trace.first, 0, 0);
            self.ends.clear();
            self.latest.clear();
        }
        self.reads += 1;
        let nodes = self.start..trace.nodes.len();
        self.start = nodes.end;
        let left = nodes.filter(|&n| taken.binary_search(&(n as u32)).is_err());
        let ops: Vec<&'static Op> = left.map(|n| trace.nodes[n].op).collect();
        if ops.is_empty() {
            return false;
        }
        self.ends.push(self.start);
        self.is_cut = self.varies(ops);
        self.is_cut
    }

    /// True if a part with the structure of these ops has come often enough with other sizes.
    fn varies(&mut self, ops: Vec<&'static Op>) -> bool {
        let words: Vec<u64> = ops.iter().map(|op| u64::from(op.structure_id)).collect();
        let structure = hash_words(&words);
        if self.varying.contains(&structure) {
            return true;
        }
        let (latest, changes) = self.latest.entry(structure).or_default();
        let mut pairs = ops.iter().zip(latest.iter());
        *changes += usize::from(pairs.any(|(op, before)| op.has_other_extents(before)));
        *latest = ops;
        let varies = *changes >= VARYING;
        if varies {
            if self.varying.len() == MOST_PARTS {
                self.varying.clear();
            }
            self.varying.insert(structure);
        }
        varies
    }

    /// The nodes at which the trace is cut, if it is cut for its parts.
    pub(super) fn ends(&self, trace: &Trace) -> &[usize] {
        if self.is_cut && self.first == trace.first { &self.ends } else { &[] }
    }
}
