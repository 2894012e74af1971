//! Donations: inputs that give their buffers to results.

use super::live::Live;
use crate::record::relative::Relative;
use crate::record::trace::Trace;
use hlo::Type;
use std::collections::HashMap;

/// The output that takes over each input's buffer. An input is donated if no storage holds its data
/// any more. The output that replaced it in its storage comes first, then the first output of its
/// type.
pub(super) fn donations(
    trace: &Trace,
    relative: &Relative,
    types: &[Type],
    live: &[Live],
) -> Vec<Option<u32>> {
    let Relative { inputs, new_input, .. } = relative;
    let ty = |i: usize| &trace.inputs[inputs[i] as usize].ty;
    let free = |i: usize| trace.inputs[inputs[i] as usize].is_free();
    let mut donations = vec![None; inputs.len()];
    let mut taken = vec![false; types.len()];
    for l in live {
        let Some(i) = l.before.map(|b| new_input[b as usize] as usize) else { continue };
        let o = l.output as usize;
        // An input that no node reads was left out and has no number.
        let open = donations.get(i).is_some_and(Option::is_none) && !taken[o];
        if open && free(i) && *ty(i) == types[o] {
            donations[i] = Some(l.output);
            taken[o] = true;
        }
    }
    let mut open: HashMap<&Type, Vec<u32>> = HashMap::new();
    for o in (0..taken.len()).rev().filter(|&o| !taken[o]) {
        open.entry(&types[o]).or_default().push(o as u32);
    }
    for (i, donation) in donations.iter_mut().enumerate() {
        if donation.is_none()
            && let Some(outputs) = open.get_mut(ty(i))
            && !outputs.is_empty()
            && free(i)
        {
            *donation = outputs.pop();
        }
    }
    donations
}
