//! The storages whose pending values live on after a cut.

use crate::record::relative::UNUSED;
use crate::record::storage::{Content, Storages};
use crate::record::trace::Trace;

/// A storage whose pending value lives on.
pub(crate) struct Live {
    pub(crate) slot: u32,
    pub(crate) value: u32,
    /// The output that the value is.
    pub(crate) output: u32,
    /// The trace's input that this storage held before, if the trace reads it.
    pub(crate) before: Option<u32>,
}

impl Storages {
    /// The storages that hold a pending value of this trace, in the order in which they got one.
    pub(super) fn live(&mut self, trace: &Trace, device: usize) -> Vec<Live> {
        let mut live: Vec<Live> = Vec::with_capacity(trace.pending.len());
        // A slot that was freed and taken again is listed twice. The last entry is that of its
        // owner.
        for &slot in trace.pending.iter().rev() {
            let storage = self.by_slot(slot);
            let Content::Pending(value) = storage.content else { continue };
            // The storage may have moved to another device, whose trace has other values.
            if storage.device as usize != device {
                continue;
            }
            // Empty marks the storage as seen.
            storage.content = Content::Empty;
            let before = (storage.input.0 == trace.stamp).then_some(storage.input.1);
            live.push(Live { slot, value, output: UNUSED, before });
        }
        live.reverse();
        let mut outputs = vec![UNUSED; trace.makers.len()];
        let mut n = 0;
        for l in &mut live {
            let output = &mut outputs[l.value as usize];
            if *output == UNUSED {
                *output = n;
                n += 1;
            }
            l.output = *output;
        }
        live
    }

    /// Gives the storages their pending values back.
    pub(super) fn restore(&mut self, live: &[Live]) {
        for l in live {
            self.by_slot(l.slot).content = Content::Pending(l.value);
        }
    }
}

/// The values that live on, in the order of outputs.
pub(super) fn wanted(live: &[Live]) -> Vec<u32> {
    let mut wanted: Vec<(u32, u32)> = live.iter().map(|l| (l.output, l.value)).collect();
    wanted.sort_unstable();
    wanted.dedup();
    wanted.into_iter().map(|(_, value)| value).collect()
}
