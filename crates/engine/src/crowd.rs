//! Compiled code takes mappings of memory, and Linux gives a process only so many
//! (`vm.max_map_count`): past that, a compiler aborts the process or its code cannot be reached.
//! So the programs that were not used for longest are let go before.

use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::Relaxed};

/// Mappings that a node may take: a few kernels, each with code, constants and data.
const PER_NODE: usize = 16;

pub(crate) struct Crowd {
    limit: usize,
    /// Mappings that were free when they were last counted.
    room: AtomicUsize,
    /// Nodes compiled since then.
    nodes: AtomicUsize,
    crowded: AtomicBool,
}

impl Crowd {
    pub(crate) fn new() -> Self {
        let text = std::fs::read_to_string("/proc/sys/vm/max_map_count").unwrap_or_default();
        Self {
            limit: text.trim().parse().unwrap_or(usize::MAX),
            room: AtomicUsize::new(0),
            nodes: AtomicUsize::new(0),
            crowded: AtomicBool::new(false),
        }
    }

    /// Notes a compiled program. Counting takes a while, so it waits until it could matter.
    pub(crate) fn compiled(&self, nodes: usize) {
        let nodes = self.nodes.fetch_add(nodes, Relaxed) + nodes;
        if self.limit == usize::MAX || nodes * PER_NODE < self.room.load(Relaxed) / 2 {
            return;
        }
        self.nodes.store(0, Relaxed);
        let used = mappings();
        self.room.store(self.limit.saturating_sub(used), Relaxed);
        if used > self.limit / 2 {
            self.crowded.store(true, Relaxed);
        }
    }

    /// Whether programs shall go; says so once.
    pub(crate) fn take(&self) -> bool {
        self.crowded.swap(false, Relaxed)
    }
}

fn mappings() -> usize {
    let maps = std::fs::read("/proc/self/maps").unwrap_or_default();
    maps.iter().filter(|&&byte| byte == b'\n').count()
}

#[cfg(test)]
mod tests {
    use super::*;

    fn crowd(limit: usize) -> Crowd {
        Crowd { limit, ..Crowd::new() }
    }

    #[test]
    fn half_of_the_mappings_is_a_crowd_and_is_said_once() {
        let crowd = crowd(mappings());
        crowd.compiled(1);
        assert!(crowd.take());
        assert!(!crowd.take());
    }

    #[test]
    fn mappings_are_counted_only_when_they_could_run_out() {
        let crowd = crowd(1_000_000);
        crowd.compiled(1);
        let room = crowd.room.load(Relaxed);
        assert!(room > 900_000 && !crowd.take());
        crowd.room.store(room, Relaxed);
        crowd.compiled(10_000);
        assert_eq!(crowd.nodes.load(Relaxed), 10_000);
        crowd.compiled(50_000);
        assert_eq!(crowd.nodes.load(Relaxed), 0);
    }
}
