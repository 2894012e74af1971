//! Updates of slices that read the overwritten elements.
//!
//! XLA:CPU computes an update in place, even if it reads other elements of the same buffer. So such
//! an update is held in memory before the first element is overwritten.

use super::XlaCpu;
use hlo::{Rewriter, Statement, Value};
use std::collections::HashSet;

impl XlaCpu<'_> {
    pub(super) fn update<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Value<'b>> {
        let (base, update) = (s.operands[0], s.operands[1]);
        if !self.reads(update, &self.aliases(base)) {
            return None;
        }
        let held = to.b.optimization_barrier(&[to.value(update)])[0];
        Some(to.value(base).dynamic_update_slice(held, &to.all(&s.operands[2..])))
    }

    /// The value and its sources through reshapes, which may share one buffer.
    fn aliases(&self, mut id: u32) -> HashSet<u32> {
        let mut found = HashSet::from([id]);
        while let Some(s) = self.definitions.named(id, "stablehlo.reshape") {
            id = s.operands[0];
            found.insert(id);
        }
        found
    }

    /// True if a value is computed from one of these by statements that are fused into one kernel.
    fn reads(&self, value: u32, of: &HashSet<u32>) -> bool {
        let (mut open, mut seen) = (vec![value], HashSet::new());
        while let Some(id) = open.pop() {
            if of.contains(&id) {
                return true;
            }
            if seen.insert(id)
                && let Some(s) = self.definitions.get(id)
                && is_taken_in(s)
            {
                open.extend(s.operands.iter().copied());
            }
        }
        false
    }
}

fn is_taken_in(s: &Statement) -> bool {
    let moves = [
        "bitcast_convert",
        "broadcast_in_dim",
        "concatenate",
        "dynamic_slice",
        "dynamic_update_slice",
        "gather",
        "pad",
        "reduce",
        "reshape",
        "reverse",
        "slice",
        "transpose",
    ];
    s.is_element_wise() || s.name.strip_prefix("stablehlo.").is_some_and(|op| moves.contains(&op))
}
