//! Where an endless stream starts over: a place to cut a loop that reads nothing.
//!
//! A few ops of the stream are remembered as its opening. When they come again, the loop has gone
//! round once, so a cut there gives every round the same program. The first opening is taken
//! right behind a cut that was asked for; as what comes before a loop does not come again, later
//! ones are tried too. Only the stream's own content decides: all ranks cut alike.

use crate::cut::Reason;

/// How many ops make an opening: enough to tell a model's start from one of its layers.
const OPENING: usize = 32;

/// Shorter rounds are taken together, as many as it takes.
const SHORTEST: usize = 256;

/// An opening that was not seen again until here is replaced, and so on at four times the length.
const REPLACED: usize = 512;

/// Where no opening comes again, a trace ends here, so that the device gets going and no program
/// takes the compiler minutes.
const LONGEST: usize = 8192;

/// Rounds may be this many traces long before the search starts over.
const PATIENCE: u32 = 4;

#[derive(Default)]
pub(crate) struct Repeat {
    opening: Vec<u32>,
    /// Length of the trace at which the next opening is taken.
    next: usize,
    /// Whether the opening came again, and stays.
    seen: bool,
    /// Traces that ended at `LONGEST` since the opening was last seen.
    unseen: u32,
}

impl Repeat {
    /// Why the trace of these ops should end behind its last one, if it should.
    pub(crate) fn ends(
        &mut self,
        ops: impl ExactSizeIterator<Item = u32> + DoubleEndedIterator + Clone,
    ) -> Option<Reason> {
        let length = ops.len();
        if length < OPENING {
            return None;
        }
        let last = ops.rev().take(OPENING);
        if length >= SHORTEST && last.clone().eq(self.opening.iter().copied()) {
            (self.seen, self.unseen) = (true, 0);
            return Some(Reason::Repeat);
        }
        if !self.seen && length >= self.next {
            self.opening.clear();
            self.opening.extend(last);
            self.next = (4 * self.next).max(REPLACED);
        }
        if length < LONGEST {
            return None;
        }
        self.unseen += 1;
        if self.unseen == PATIENCE {
            self.restart();
        }
        Some(Reason::Length)
    }

    /// A cut that was asked for starts a stream of its own.
    pub(crate) fn restart(&mut self) {
        self.opening.clear();
        (self.next, self.seen, self.unseen) = (0, false, 0);
    }
}
