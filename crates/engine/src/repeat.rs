//! Where an endless stream starts over: a place to cut a loop that reads nothing.
//!
//! The ops right behind a host read, an optimizer step or any other cut that was asked for are
//! the stream's opening. When they come again, the loop has gone round once, so a cut there gives
//! every round the same program. Only the stream's own content decides: all ranks cut alike.

use crate::trace::Node;

/// How many ops make an opening, or a few more where a call is several: enough to tell a model's
/// start from one of its layers.
const OPENING: usize = 32;

/// Shorter rounds are taken together, as many as it takes.
const SHORTEST: usize = 256;

/// Where no opening comes again, a trace ends here, so that the device gets going and no program
/// takes the compiler minutes.
const LONGEST: usize = 8192;

/// Rounds may be this many traces long before another opening is tried.
const PATIENCE: u32 = 4;

#[derive(Default)]
pub(crate) struct Repeat {
    opening: Vec<u32>,
    /// Traces that ended at `LONGEST` since the opening was last seen.
    unseen: u32,
}

impl Repeat {
    /// Whether the trace should end behind its last node.
    pub(crate) fn ends(&mut self, nodes: &[Node]) -> bool {
        if nodes.len() < OPENING {
            return false;
        }
        if self.opening.is_empty() {
            self.opening = nodes.iter().map(|n| n.op.id).collect();
        }
        if nodes.len() >= SHORTEST.max(2 * self.opening.len()) && self.comes_again(nodes) {
            self.unseen = 0;
            return true;
        }
        if nodes.len() < LONGEST {
            return false;
        }
        self.unseen += 1;
        if self.unseen == PATIENCE {
            *self = Self::default();
        }
        true
    }

    fn comes_again(&self, nodes: &[Node]) -> bool {
        let last = &nodes[nodes.len() - self.opening.len()..];
        last.iter().rev().map(|n| n.op.id).eq(self.opening.iter().rev().copied())
    }

    /// A cut that was asked for starts a stream of its own.
    pub(crate) fn restart(&mut self) {
        self.opening.clear();
        self.unseen = 0;
    }
}
