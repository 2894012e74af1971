//! Collectives that the host carries: a cut, and values that come from other processes.

use super::Engine;
use crate::Result;
use crate::error::Error;
use crate::metrics::Counter;
use crate::mode::Reason;
use crate::platform::Platform;
use crate::record::call::TensorRef;
use crate::record::capture::unread;
use crate::record::data::{Data, Mark, Slot};
use crate::record::overlap::refuse_repeats;
use crate::record::storage::{Content, StorageId};
use crate::record::trace::Ref;
use crate::world::{Collective, Operand, Target, Transport};
use hlo::Type;
use std::sync::Arc;

impl Engine {
    /// Takes the values of `inputs` at this place of the stream to a transport, whose results are
    /// the values of `outputs` from here on. Waits for nothing. Collectives of one queue start in the
    /// order of the calls. The mark is passed at the end of the collective.
    pub fn collective(
        &self,
        device: usize,
        queue: u64,
        inputs: &[TensorRef<'_>],
        outputs: &[TensorRef<'_>],
        name: &str,
        transport: Box<dyn Transport>,
    ) -> Result<Arc<Mark>> {
        if device >= self.shared.platform.device_count() {
            return Err(unread());
        }
        outputs.iter().try_for_each(refuse_repeats)?;
        let line = (self.line)();
        let sent: u64 = inputs.iter().map(TensorRef::bytes).sum();
        self.shared.metrics.add(Counter::Collectives, 1);
        self.shared.metrics.add(Counter::BytesCollective, sent);
        let operands = self.operands(device, inputs)?;
        let outputs: Result<_> = outputs.iter().map(|t| self.receive(device, t)).collect();
        let (inputs, outputs) = (operands, outputs?);
        let collective =
            Collective { queue, name: name.to_owned(), line, inputs, outputs, transport };
        let mark = self.world.submit(collective)?;
        self.after_record(self.lock(), device)?;
        Ok(mark)
    }

    /// True if no device holds the tensor's value, and the host knows it.
    pub fn is_known(&self, t: &TensorRef<'_>) -> bool {
        if let Platform::Pjrt { .. } = self.shared.platform {
            return false;
        }
        // The slot may wait, so the lock is released first.
        let slot = || match &self.lock().recorder.storages.get(t.storage?).ok()?.content {
            Content::Ready(data) => Some(data.slot.clone()),
            _ => None,
        };
        slot().is_some_and(|slot| slot.is_known())
    }

    /// Ends a queue of collectives, after those that it has.
    pub fn close_queue(&self, queue: u64) {
        self.world.close(queue);
    }

    /// The values of tensors, after a cut if one of them is pending.
    fn operands(&self, device: usize, inputs: &[TensorRef<'_>]) -> Result<Vec<Operand>> {
        if inputs.is_empty() {
            return Ok(Vec::new());
        }
        let mut state = self.after_step(self.lock(), device)?;
        let values: Result<Vec<Ref>> =
            inputs.iter().map(|t| state.recorder.read(device, t)).collect();
        let values = values?;
        let bind = |(t, value): (&TensorRef<'_>, &Ref)| {
            let ty = Type::new(t.dtype, t.sizes);
            state.recorder.bind_new(device, *value, &ty, &[])
        };
        let temporaries: Vec<StorageId> = inputs.iter().zip(&values).map(bind).collect();
        if values.iter().any(|value| value.as_value().is_some()) {
            self.cut_locked(state, device, Reason::Collective)?;
            state = self.lock();
        }
        let operand = |id: &StorageId| match &state.recorder.storages.get(*id)?.content {
            Content::Ready(data) => {
                data.lend();
                Ok(Operand::new(data))
            }
            _ => Err(Error::internal("a cut left a wanted value pending")),
        };
        let operands = temporaries.iter().map(operand).collect();
        for id in temporaries {
            drop(state.recorder.storages.remove(id));
        }
        operands
    }

    /// Gives a tensor a value that comes from other processes.
    fn receive(&self, device: usize, t: &TensorRef<'_>) -> Result<Target> {
        let id = t.storage.ok_or_else(|| Error::internal("a collective into no tensor"))?;
        let mut state = self.after_step(self.lock(), device)?;
        let (slot, ty) = (Arc::new(Slot::from_peers()), Type::new(t.dtype, t.sizes));
        let time = state.recorder.devices[device].trace.arrival();
        let metrics = &self.shared.metrics;
        let data = Data::new(slot.clone(), ty.clone(), None, time, device, metrics);
        match state.recorder.storages.get(id)?.order_when_written(t) {
            Some(order) => state.recorder.bind_data(id, data, order)?,
            None => {
                let input = Ref::input(state.recorder.devices[device].trace.add_input(data));
                state.recorder.write(device, t, input, &ty)?;
            }
        }
        Ok(Target { slot, ty, device })
    }
}
