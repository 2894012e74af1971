//! The end of an optimizer step, a place to cut.
//!
//! The cut is late: the next call that computes or waits makes it. What `zero_grad()` lets go in
//! between, the gradients, never leaves the program.

use super::{Engine, State};
use crate::Result;
use crate::mode::{Mode, Reason};
use std::sync::MutexGuard;

impl Engine {
    /// Notes the end of an optimizer step on these devices. A joined step goes on.
    pub fn step_end(&self, devices: &[usize]) -> Result<()> {
        devices.iter().try_for_each(|&device| {
            self.check_device(device)?;
            let mut state = self.lock();
            if state.joining > 0 {
                return Ok(());
            }
            let is_pending = state.mode == Mode::Fused
                && !state.policies[device].runs_op_by_op()
                && !state.recorder.devices[device].trace.nodes.is_empty();
            if is_pending {
                state.policies[device].ended_step = true;
                return Ok(());
            }
            self.cut_locked(state, device, Reason::Step).map(drop)
        })
    }

    /// The state before a call that computes or waits: a step that has ended is cut.
    pub(crate) fn after_step<'e>(
        &'e self,
        mut state: MutexGuard<'e, State>,
        device: usize,
    ) -> Result<MutexGuard<'e, State>> {
        let policy = state.policies.get_mut(device);
        if policy.is_some_and(|policy| std::mem::take(&mut policy.ended_step)) {
            self.cut_locked(state, device, Reason::Step)?;
            state = self.lock();
        }
        Ok(state)
    }
}
