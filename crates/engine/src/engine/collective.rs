//! Collectives that the host carries. Those that are recorded between ops become part of the
//! program, which calls the host. Others are a cut, and values that come from other processes.

use super::{Engine, LINES, State};
use crate::Result;
use crate::error::Error;
use crate::metrics::Counter;
use crate::mode::{Mode, Reason};
use crate::platform::Platform;
use crate::record::call::TensorRef;
use crate::record::capture::unread;
use crate::record::data::{Data, Mark, Slot};
use crate::record::overlap::refuse_repeats;
use crate::record::storage::{Content, StorageId};
use crate::record::trace::Ref;
use crate::run::calls::InProgram;
use crate::run::coordinator::coordinate;
use crate::run::peers::{Membership, Peers};
use crate::run::read::Stored;
use crate::run::scheduler::{Change, Job};
use crate::tuning::IDLE;
use crate::world::{Collective, Form, Operand, Target, Transport};
use hlo::Type;
use std::ops::Range;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// A collective that is called.
pub struct CollectiveCall<'a> {
    pub device: usize,
    /// Collectives of one queue start in the order of the calls.
    pub queue: u64,
    pub name: &'static str,
    pub inputs: &'a [TensorRef<'a>],
    pub outputs: &'a [TensorRef<'a>],
    /// True if all ranks of a group take part, in one order, so that it may be in a program.
    pub is_of_group: bool,
}

/// What the host knows of a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Knowledge {
    None,
    /// All that the value depends on, so that it can be computed.
    Sources,
    Value,
}

/// A world of processes that this one has joined.
#[derive(Default)]
pub(super) struct Joined {
    /// Until the devices enter it.
    peers: Mutex<Option<Arc<Peers>>>,
    are_processes: AtomicBool,
}

/// Says that a trace holds a collective.
#[derive(Default)]
pub(super) struct Held {
    is_held: Mutex<bool>,
    changed: Condvar,
}

/// How often an idle trace is looked at before it is cut.
const LOOKS: u32 = 4;

impl Held {
    fn note(&self) {
        *self.is_held.lock().unwrap_or_else(PoisonError::into_inner) = true;
        self.changed.notify_one();
    }

    fn wait(&self) {
        let is_held = self.is_held.lock().unwrap_or_else(PoisonError::into_inner);
        let held = self.changed.wait_while(is_held, |is_held| !*is_held);
        *held.unwrap_or_else(PoisonError::into_inner) = false;
    }
}

impl Engine {
    /// Takes the values of the inputs at this place of the stream to a transport, whose results are
    /// the values of the outputs from here on. Waits for nothing. The mark is passed at the end of
    /// the collective.
    pub fn collective(
        &self,
        call: &CollectiveCall<'_>,
        transport: Box<dyn Transport>,
    ) -> Result<Arc<Mark>> {
        let &CollectiveCall { device, inputs, outputs, .. } = call;
        if device >= self.shared.platform.device_count() {
            return Err(unread());
        }
        outputs.iter().try_for_each(refuse_repeats)?;
        let line = (self.line)();
        let sent: u64 = inputs.iter().map(TensorRef::bytes).sum();
        self.shared.metrics.add(Counter::Collectives, 1);
        self.shared.metrics.add(Counter::BytesCollective, sent);
        let mut state = self.after_step(self.lock(), device)?;
        state.policies[device].has_shared = true;
        let values: Result<Vec<Ref>> =
            inputs.iter().map(|t| state.recorder.read(device, t)).collect();
        let values = values?;
        // Where nothing is pending, the host starts sooner than a program would.
        let is_pending = values.iter().any(|value| value.as_value().is_some())
            || state.recorder.devices[device].trace.last_collective().is_some();
        if is_pending && call.is_of_group && self.takes_part(&state, device) {
            return self.in_program(state, call, &values, line, transport);
        }
        let operands = self.operands(state, device, inputs, &values, is_pending)?;
        let moved = sent + outputs.iter().map(TensorRef::bytes).sum::<u64>();
        let outputs: Result<_> = outputs.iter().map(|t| self.receive(device, t)).collect();
        let form = Form::Values(operands, outputs?);
        // Nothing takes time where a device is only described, so the question may wait.
        let is_known = self.shared.platform.described().is_some() && form.is_known();
        if moved > 0 && !is_known {
            self.shared.metrics.add(Counter::CollectivesHosted, 1);
            self.shared.metrics.add(Counter::BytesHosted, moved);
        }
        let CollectiveCall { queue, name, .. } = *call;
        let collective = Collective { device, queue, name, line, form, transport };
        let mark = self.world.submit(collective)?;
        self.after_record(self.lock(), device)?;
        Ok(mark)
    }

    /// True if programs of the device take part in collectives.
    pub(super) fn takes_part(&self, state: &State, device: usize) -> bool {
        self.calls_host
            && state.mode == Mode::Fused
            && !state.policies[device].runs_op_by_op()
            && state.recorder.devices[device].capture.is_none()
    }

    /// Makes a collective part of the program that is recorded.
    fn in_program(
        &self,
        mut state: MutexGuard<'_, State>,
        call: &CollectiveCall<'_>,
        values: &[Ref],
        line: Option<String>,
        transport: Box<dyn Transport>,
    ) -> Result<Arc<Mark>> {
        let &CollectiveCall { device, queue, name, inputs, outputs, .. } = call;
        let types = |list: &[TensorRef<'_>]| -> Vec<Type> {
            list.iter().map(|t| Type::new(t.dtype, t.sizes)).collect()
        };
        let recorder = &mut state.recorder;
        let op = recorder.ops.collective(name, types(inputs), types(outputs));
        let calls = InProgram::new();
        let trace = &mut recorder.devices[device].trace;
        let first = trace.push(op, values, &[calls.ticket]);
        if LINES.load(Relaxed) {
            trace.place(line.as_deref().map(Into::into));
        }
        let mut written = outputs
            .iter()
            .zip(&op.outputs)
            .zip(first..)
            .map(|((t, out), value)| recorder.write(device, t, Ref::value(value), &out.ty));
        // The program will ask for the results all the same.
        written.try_for_each(|done| done).inspect_err(|e| calls.end(Err(e.clone())))?;
        let types = op.outputs.iter().map(|output| output.ty.clone()).collect();
        let form = Form::InProgram(calls, types);
        let collective = Collective { device, queue, name, line, form, transport };
        let mark = self.world.submit(collective)?;
        self.shared.metrics.add(Counter::CollectivesFused, 1);
        self.held.note();
        self.after_record(state, device)?;
        Ok(mark)
    }

    /// Notes that a trace holds a collective as an op, where ranks wait this long at most for each
    /// other. False where no device is.
    pub fn collective_recorded(&self, patience: Duration) -> bool {
        let is_run = matches!(self.shared.platform, Platform::Pjrt { .. });
        if is_run {
            self.shared.meetings.wait_at_most(patience);
            self.held.note();
        }
        is_run
    }

    /// Joins a world of processes, which the next call of `enter_world` makes that of all devices.
    pub fn join_world(&self, membership: Membership) -> Result<()> {
        if self.shared.platform.assignment().is_some_and(|ids| ids != membership.ids) {
            // Programs of an earlier world are for other places of its ranks. None of them waits for its
            // code once all are done; readers of their results get the errors.
            (0..self.shared.platform.device_count()).for_each(|at| drop(self.synchronize(at)));
            let library = self.lock().planner.library.clone();
            drop(library.release_launched());
        }
        self.shared.platform.assign(membership.ids.clone());
        let peers = Peers::join(membership, self.shared.platform.device_count())?;
        *self.joined.peers.lock().unwrap_or_else(PoisonError::into_inner) = Some(Arc::new(peers));
        Ok(())
    }

    /// Starts what decides for a world of so many processes; returns its port and the world's secret.
    pub fn coordinate_world(address: &str, size: usize) -> Result<(u16, u64)> {
        coordinate(address, size)
    }

    /// Makes a device, behind its work, a rank of a new world whose collectives are ops. In a world of
    /// processes, a rank is any device of its process.
    pub fn enter_world(&self, rank: usize) -> Result<()> {
        let joined = self.joined.peers.lock().unwrap_or_else(PoisonError::into_inner).take();
        self.joined.are_processes.store(joined.is_some(), Relaxed);
        for device in self.devices_of(rank) {
            self.change_world(device, Change::Begins(joined.clone()))?;
        }
        Ok(())
    }

    /// Tells the other ranks that this one, behind its work, comes to no more collectives.
    pub fn leave_world(&self, rank: usize, why: &str) -> Result<()> {
        self.devices_of(rank)
            .try_for_each(|device| self.change_world(device, Change::Ends(why.to_owned())))
    }

    /// The devices of this process that are a rank.
    fn devices_of(&self, rank: usize) -> Range<usize> {
        match self.joined.are_processes.load(Relaxed) {
            true => 0..self.shared.platform.device_count(),
            false => rank..rank + 1,
        }
    }

    fn change_world(&self, device: usize, change: Change) -> Result<()> {
        if self.shared.platform.described().is_some() {
            return Ok(());
        }
        self.check_device(device)?;
        // Readers of the results get the error.
        let _ = self.start_collectives(device);
        let state = self.lock();
        self.scheduler.submit(device, Job::World(change));
        drop(state);
        self.scheduler.wake(device);
        Ok(())
    }

    /// Cuts where a trace holds a collective and nothing is recorded for a while: peers may wait for
    /// it, and this process for them. Never returns; a thread of its own calls it.
    pub fn serve_idle(&self) {
        loop {
            self.held.wait();
            let mut seen = vec![((0, 0), 0); self.shared.platform.device_count()];
            while self.cut_idle(&mut seen) {
                std::thread::sleep(IDLE / LOOKS);
            }
        }
    }

    /// True if a trace holds a collective. `seen` has the stamp and the length of each device's
    /// trace at the last look, and how often these were the same.
    fn cut_idle(&self, seen: &mut [((u64, usize), u32)]) -> bool {
        let mut is_held = false;
        for (device, (last, same)) in seen.iter_mut().enumerate() {
            let state = self.lock();
            let trace = &state.recorder.devices[device].trace;
            if trace.last_collective().is_none() {
                continue;
            }
            let now = (trace.stamp, trace.nodes.len());
            *same = if *last == now { *same + 1 } else { 0 };
            (*last, is_held) = (now, true);
            if *same >= LOOKS {
                let cut = |state| self.cut_locked(state, device, Reason::Idle);
                // Readers of the results get the error.
                let _ = self.after_step(state, device).and_then(cut);
            }
        }
        is_held
    }

    /// Starts the collectives that a device's trace holds.
    pub(super) fn start_collectives(&self, device: usize) -> Result<()> {
        let state = self.lock();
        let is_held = state.recorder.devices[device].trace.last_collective().is_some();
        if is_held {
            self.cut_locked(state, device, Reason::Asked)?;
        }
        Ok(())
    }

    /// Whether the host knows the tensor's value, although no device holds it.
    pub fn is_known(&self, device: usize, t: &TensorRef<'_>) -> Knowledge {
        if let Platform::Pjrt { .. } = self.shared.platform {
            return Knowledge::None;
        }
        // The slot may wait, so the lock is released first.
        let slot = || match &self.lock().recorder.storages.get(t.storage?).ok()?.content {
            Content::Ready(data) => Some(data.slot.clone()),
            _ => None,
        };
        let computed = || {
            let mut state = self.lock();
            let value = state.recorder.read(device, t).ok()?;
            self.compute_on_host(&mut state, device, value)
        };
        match slot() {
            Some(slot) if slot.is_known() => Knowledge::Value,
            None if computed().is_some() => Knowledge::Sources,
            _ => Knowledge::None,
        }
    }

    /// Ends a queue of collectives, after those that it has.
    pub fn close_queue(&self, queue: u64) {
        // A collective of it may still be recorded.
        let devices = 0..self.shared.platform.device_count();
        devices.for_each(|device| drop(self.start_collectives(device)));
        self.world.close(queue);
    }

    /// The values of tensors, after a cut if one of them is pending, or a collective that peers may
    /// wait for.
    fn operands<'e>(
        &'e self,
        mut state: MutexGuard<'e, State>,
        device: usize,
        inputs: &[TensorRef<'_>],
        values: &[Ref],
        is_pending: bool,
    ) -> Result<Vec<Operand>> {
        let bind = |(t, value): (&TensorRef<'_>, &Ref)| {
            let ty = Type::new(t.dtype, t.sizes);
            state.recorder.bind_new(device, *value, &ty, &[])
        };
        let temporaries: Vec<StorageId> = inputs.iter().zip(values).map(bind).collect();
        if is_pending {
            self.cut_locked(state, device, Reason::Collective)?;
            state = self.lock();
        }
        let operand = |id: &StorageId| match &state.recorder.storages.get(*id)?.content {
            Content::Ready(data) => {
                data.lend();
                Ok(Operand(Stored::of(data, &self.shared)))
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
