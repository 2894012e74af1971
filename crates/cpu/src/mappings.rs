//! The memory mappings of compiled code.
//!
//! Linux limits the number of a process's mappings (`vm.max_map_count`). Beyond it, a compiler
//! aborts the process, or its code cannot be reached. The least recently used programs are dropped
//! before.

use crate::tuning::mappings::PER_NODE;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

pub(crate) struct Budget {
    limit: usize,
    /// Free mappings when they were last counted.
    room: AtomicUsize,
    /// Nodes compiled since then.
    nodes: AtomicUsize,
    exceeded: AtomicBool,
}

impl Budget {
    pub(crate) fn new() -> Self {
        let text = std::fs::read_to_string("/proc/sys/vm/max_map_count").unwrap_or_default();
        Self {
            limit: text.trim().parse().unwrap_or(usize::MAX),
            room: AtomicUsize::new(0),
            nodes: AtomicUsize::new(0),
            exceeded: AtomicBool::new(false),
        }
    }

    /// Notes a compiled program. Counting takes a while, so mappings are counted only if they may
    /// run out.
    pub(crate) fn compiled(&self, nodes: usize) {
        let nodes = self.nodes.fetch_add(nodes, Relaxed) + nodes;
        if self.limit == usize::MAX || nodes * PER_NODE < self.room.load(Relaxed) / 2 {
            return;
        }
        self.nodes.store(0, Relaxed);
        let used = mappings();
        self.room.store(self.limit.saturating_sub(used), Relaxed);
        if used > self.limit / 2 {
            self.exceeded.store(true, Relaxed);
        }
    }

    /// True, once, if programs have to be dropped.
    pub(crate) fn take(&self) -> bool {
        self.exceeded.swap(false, Relaxed)
    }
}

fn mappings() -> usize {
    let maps = std::fs::read("/proc/self/maps").unwrap_or_default();
    maps.iter().filter(|&&byte| byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn budget(limit: usize) -> Budget {
        Budget { limit, ..Budget::new() }
    }

    #[test]
    fn using_half_of_the_mappings_is_reported_once() {
        let budget = budget(mappings());
        budget.compiled(1);
        assert!(budget.take());
        assert!(!budget.take());
    }

    #[test]
    fn mappings_are_counted_only_when_they_could_run_out() {
        let budget = budget(1_000_000);
        budget.compiled(1);
        let room = budget.room.load(Relaxed);
        assert!(room > 900_000 && !budget.take());
        budget.room.store(room, Relaxed);
        budget.compiled(10_000);
        assert_eq!(budget.nodes.load(Relaxed), 10_000);
        budget.compiled(50_000);
        assert_eq!(budget.nodes.load(Relaxed), 0);
    }
}
