//! Moving data between the host and devices, and from tensor to tensor.

use super::{Engine, State, Submitted};
use crate::Result;
use crate::error::Error;
use crate::metrics::Counter;
use crate::mode::{Mode, Reason};
use crate::plan::cut::Request;
use crate::plan::on_host::OnHost;
use crate::plan::program::Program;
use crate::record::call::TensorRef;
use crate::record::capture::{outside, unread};
use crate::record::data::{Data, Slot};
use crate::record::overlap::{check_copy, refuse_repeats};
use crate::record::storage::{Content, StorageId};
use crate::record::tensors::given_up;
use crate::record::trace::Ref;
use crate::run::on_host::compute;
use crate::run::read::Stored;
use crate::run::scheduler::Job;
use crate::spans::{SPANS, SpanKind};
use crate::tuning::{SMALL_READ, SMALL_UPLOAD};
use crate::wait::check_signals;
use hlo::Type;
use std::sync::{Arc, MutexGuard};

/// The source of a download's bytes.
enum Source {
    Zeros,
    /// Bytes that the host has computed.
    Known(Vec<u8>),
    /// The tensor itself. It is held during the read, so that another thread's step cannot donate
    /// it.
    Whole(Arc<Data>),
    /// A base, from which the host gathers the tensor's view.
    Base(Arc<Data>),
    /// A base of which only the bytes from the view's first to its last element are read.
    Part(Arc<Data>),
}

impl Engine {
    /// Writes host bytes, contiguous and in the tensor's type, into the tensor.
    pub fn upload(&self, target: &TensorRef<'_>, bytes: &[u8]) -> Result<()> {
        if bytes.is_empty() {
            return Ok(());
        }
        refuse_repeats(target)?;
        let id = storage_of(target)?;
        let mut state = self.lock();
        let at = state.recorder.storages.get(id)?.device as usize;
        let device = state.recorder.devices[at].stands_for;
        let time = state.recorder.devices[at].trace.arrival();
        drop(state);
        let ty = Type::new(target.dtype, target.sizes);
        let is_small = bytes.len() <= SMALL_UPLOAD;
        let slot = if is_small { Slot::given(bytes) } else { Slot::default() };
        let metrics = &self.shared.metrics;
        let data = Data::new(Arc::new(slot), ty.clone(), None, time, device, metrics);
        let opened = SPANS.open();
        data.slot.fill(Ok(self.shared.put(bytes, &ty, device, None)?));
        if let Some(opened) = opened {
            SPANS.close(opened, SpanKind::Transfer, "to the device", bytes.len() as u64);
        }
        self.shared.metrics.add(Counter::BytesToDevice, bytes.len() as u64);
        let mut state = self.lock();
        if let Some(order) = state.recorder.storages.get(id)?.order_when_written(target) {
            return state.recorder.bind_data(id, data, order);
        }
        let mut state = self.after_step(state, at)?;
        let input = Ref::input(state.recorder.devices[at].trace.add_input(data));
        state.recorder.write(at, target, input, &ty)?;
        self.after_record(state, at)
    }

    /// Reads a tensor into host bytes, contiguous and in the tensor's type. Waits.
    pub fn download(&self, source: &TensorRef<'_>, bytes: &mut [u8]) -> Result<()> {
        if bytes.is_empty() {
            return Ok(());
        }
        let line = (self.line)();
        self.shared.metrics.host_read(line.as_deref());
        self.shared.metrics.add(Counter::BytesToHost, bytes.len() as u64);
        self.finish_copies(source)?;
        let found = self.source(source)?;
        let mut made = None;
        if let Source::Whole(data) | Source::Base(data) | Source::Part(data) = &found {
            made = Some((data.device, data.time.op, data.slot.clone()));
            self.scheduler.note_read(data.device);
            if !data.slot.is_filled() {
                self.scheduler.catch_up(data.device);
            }
        }
        self.fill(found, source, bytes).inspect_err(|e| self.world.is_told(e))?;
        let Some((device, op, slot)) = made else { return Ok(()) };
        if self.shared.platform.described().is_some() && !slot.is_known() {
            self.shared.metrics.guessed_read(line.as_deref());
            check_signals()?;
        }
        self.check_reports(device, op)
    }

    /// Reads a tensor's bytes from where they are.
    fn fill(&self, found: Source, source: &TensorRef<'_>, bytes: &mut [u8]) -> Result<()> {
        let stored = |data: &Data| Stored::of(data, &self.shared);
        match found {
            Source::Zeros => bytes.fill(0),
            Source::Known(known) => bytes.copy_from_slice(&known),
            Source::Whole(data) => stored(&data).download(bytes)?,
            Source::Base(data) => {
                let mut base = vec![0; data.ty.bytes()];
                stored(&data).download(&mut base)?;
                gather_view(&base, source, bytes)?;
            }
            Source::Part(data) => {
                let mut part = vec![0; span(source)];
                let at = source.offset as usize * source.dtype.bytes();
                stored(&data).download_part(at, &mut part)?;
                gather_view(&part, &TensorRef { offset: 0, ..*source }, bytes)?;
            }
        }
        Ok(())
    }

    /// The state in which a tensor may be read, its storage and its device.
    pub(super) fn reading(
        &self,
        t: &TensorRef<'_>,
    ) -> Result<(MutexGuard<'_, State>, StorageId, usize)> {
        let id = storage_of(t)?;
        let state = self.lock();
        let device = state.recorder.storages.get(id)?.device as usize;
        if device >= self.shared.platform.device_count() {
            return Err(unread());
        }
        Ok((self.after_step(state, device)?, id, device))
    }

    fn source(&self, t: &TensorRef<'_>) -> Result<Source> {
        let (mut state, id, device) = self.reading(t)?;
        if state.policies[device].runs_op_by_op() {
            // Nothing is pending, but an iteration ends here.
            self.cut_locked(state, device, Reason::HostRead)?;
            state = self.lock();
        } else if !matches!(state.recorder.storages.get(id)?.content, Content::Pending(_)) {
            state.iteration_ends(device);
        }
        let storage = state.recorder.storages.get(id)?;
        match &storage.content {
            Content::Empty if storage.bytes == 0 && t.numel() > 0 => return Err(given_up()),
            Content::Empty => return Ok(Source::Zeros),
            Content::Ready(data) => {
                let row_major = storage.order.is_empty();
                let size = data.ty.bytes() as u64;
                let whole = row_major && t.is_contiguous() && t.offset == 0 && t.bytes() == size;
                if whole || storage.is_whole_content(t) {
                    return Ok(Source::Whole(data.clone()));
                }
                // A padded buffer is read whole, which needs no program for its sizes.
                if row_major && (size <= SMALL_READ.max(4 * t.bytes()) || data.layout.is_some()) {
                    return Ok(Source::Base(data.clone()));
                }
                // Only a part is read, as each place would need another program.
                let span = span(t);
                let inside = t.offset as u64 * t.dtype.bytes() as u64 + span as u64 <= size;
                let is_near = self.shared.platform.backend().is_on_host() && inside;
                if row_major && is_near && span as u64 <= SMALL_READ.max(4 * t.bytes()) {
                    return Ok(Source::Part(data.clone()));
                }
            }
            Content::Pending(_) => {}
        }
        let value = state.recorder.read(device, t)?;
        if let Some((bytes, is_part)) = self.compute_on_host(&mut state, device, value) {
            if is_part {
                self.cut_locked(state, device, Reason::HostRead)?;
            }
            return Ok(Source::Known(bytes));
        }
        let ty = Type::new(t.dtype, t.sizes);
        let data = self.materialise(state, device, value, &ty, Reason::HostRead)?;
        Ok(Source::Whole(data))
    }

    /// The bytes of a value that the host reads, if they depend on little that came from it; true if
    /// the trace has to be cut, too. Otherwise the trace goes on, and no device is asked.
    pub(super) fn compute_on_host(
        &self,
        state: &mut State,
        device: usize,
        value: Ref,
    ) -> Option<(Vec<u8>, bool)> {
        let interpret = self.shared.platform.interpret()?;
        let State { mode, recorder, planner, policies, .. } = state;
        // A described device gives a stand-in instead.
        let must_be = self.shared.platform.described().is_some();
        let may_be = must_be || policies[device].host_computes(&recorder.devices[device].trace);
        let value = value.as_value().filter(|_| *mode == Mode::Fused && may_be)?;
        let OnHost { nodes, function, inputs, numbers } =
            planner.on_host(recorder, device, value, must_be, self.shared.rows)?;
        let bytes = compute(interpret, &function, inputs.iter(), &numbers)?.pop()?;
        let trace = &recorder.devices[device].trace;
        Some((bytes, policies[device].reads_apart(trace, &nodes)))
    }

    /// Cuts so that a value gets a separate buffer.
    fn materialise(
        &self,
        mut state: MutexGuard<'_, State>,
        device: usize,
        value: Ref,
        ty: &Type,
        reason: Reason,
    ) -> Result<Arc<Data>> {
        let temporary = state.recorder.bind_new(device, value, ty, &[]);
        let apart = match reason {
            Reason::HostRead => self.cut_apart(&mut state, device, value),
            _ => None,
        };
        if let Some((new_programs, is_part)) = apart {
            if is_part {
                self.cut_locked(state, device, reason)?;
            } else {
                drop(state);
            }
            if !new_programs.is_empty() {
                self.explain_cut(new_programs, None, reason);
            }
            self.scheduler.wake(device);
        } else {
            self.cut_locked(state, device, reason)?;
        }
        let mut state = self.lock();
        let data = match &state.recorder.storages.get(temporary)?.content {
            Content::Ready(data) => data.clone(),
            _ => return Err(Error::internal("a cut left a wanted value pending")),
        };
        drop(state.recorder.storages.remove(temporary));
        Ok(data)
    }

    /// Submits a separate program for a value that the host reads, if that needs little of the
    /// trace; returns it if it is new, and if the rest has to be cut, too. `None` if the whole trace
    /// has to be cut at once.
    fn cut_apart(
        &self,
        state: &mut State,
        device: usize,
        value: Ref,
    ) -> Option<(Vec<Arc<Program>>, bool)> {
        let State { mode, recorder, planner, policies, .. } = state;
        let value = value.as_value().filter(|_| *mode == Mode::Fused)?;
        let request = Request { device, reason: Reason::HostRead, debug: false };
        let (execution, taken) = planner.cut_apart(recorder, request, value)?;
        let is_part = policies[device].reads_apart(&recorder.devices[device].trace, &taken);
        let mut submitted = Submitted::default();
        self.submit(device, &mut vec![execution], &mut submitted);
        Some((submitted.new_programs, is_part))
    }

    /// Writes one tensor into another, casting and broadcasting; devices may differ.
    pub fn copy(&self, target: &TensorRef<'_>, source: &TensorRef<'_>) -> Result<()> {
        let (to, from) = (storage_of(target)?, storage_of(source)?);
        check_copy(target, source)?;
        let mut state = self.lock();
        let device = state.recorder.storages.get(to)?.device as usize;
        let origin = state.recorder.storages.get(from)?.device as usize;
        state = self.after_step(state, device)?;
        state = self.after_step(state, origin)?;
        let ty = Type::new(source.dtype, source.sizes);
        let devices = self.shared.platform.device_count();
        let value = if device == origin || device >= devices {
            state.recorder.read(device, source)?
        } else if origin >= devices {
            return Err(outside());
        } else {
            let value = state.recorder.read(origin, source)?;
            let from = self.materialise(state, origin, value, &ty, Reason::Asked)?;
            from.lend();
            let (layout, metrics) = (from.layout.clone(), &self.shared.metrics);
            state = self.lock();
            let time = state.recorder.devices[device].trace.arrival();
            let data = Data::new(Arc::default(), ty.clone(), layout, time, device, metrics);
            let (from, to, bytes) = (from.slot.clone(), data.slot.clone(), data.bytes());
            self.scheduler.submit(device, Job::Transfer { from, to, bytes });
            self.scheduler.wake(device);
            Ref::input(state.recorder.devices[device].trace.add_input(data))
        };
        let (value, ty) = if ty.dims[..] == *target.sizes {
            (value, ty)
        } else {
            let to = Type::new(target.dtype, target.sizes);
            (state.recorder.push_copy(device, value, &ty, &to), to)
        };
        state.recorder.write(device, target, value, &ty)?;
        self.after_record(state, device)
    }

    /// Changes the size of a storage, keeping the contents that still fit.
    pub fn storage_resize(&self, id: StorageId, bytes: u64) -> Result<()> {
        let mut state = self.lock();
        let device = state.recorder.storages.get(id)?.device as usize;
        state = self.after_step(state, device)?;
        let storage = state.recorder.storages.get_mut(id)?;
        let old = storage.bytes;
        state.recorder.check_fits(device, bytes)?;
        let storage = state.recorder.storages.get_mut(id)?;
        if old == bytes {
            return Ok(());
        }
        let kept = old.min(bytes);
        let width = storage.base.dtype.bytes() as u64;
        if kept < width || matches!(storage.content, Content::Empty) {
            storage.bytes = bytes;
            storage.content = Content::Empty;
            return Ok(());
        }
        let sizes = [(kept / width) as i64];
        let dtype = storage.base.dtype;
        let flat = TensorRef { storage: Some(id), dtype, sizes: &sizes, strides: &[1], offset: 0 };
        let value = state.recorder.read(device, &flat)?;
        let storage = state.recorder.storages.get_mut(id)?;
        storage.bytes = bytes;
        storage.content = Content::Empty;
        state.recorder.write(device, &flat, value, &Type::new(dtype, &sizes))?;
        self.after_record(state, device)
    }
}

pub(super) fn storage_of(t: &TensorRef<'_>) -> Result<StorageId> {
    t.storage.ok_or_else(|| Error::internal("a copy of an undefined tensor"))
}

/// The number of bytes from a view's first element to the end of its last.
fn span(t: &TensorRef<'_>) -> usize {
    let last: i64 = t.sizes.iter().zip(t.strides).map(|(size, stride)| (size - 1) * stride).sum();
    (last + 1) as usize * t.dtype.bytes()
}

/// Copies the elements of a view out of the bytes of its storage, row-major.
fn gather_view(base: &[u8], t: &TensorRef<'_>, out: &mut [u8]) -> Result<()> {
    let width = t.dtype.bytes();
    let mut index = vec![0; t.sizes.len()];
    for element in out.chunks_exact_mut(width) {
        let place: i64 = t.offset + index.iter().zip(t.strides).map(|(i, s)| i * s).sum::<i64>();
        let start = place as usize * width;
        let from = base.get(start..start + width);
        element.copy_from_slice(from.ok_or_else(|| {
            Error::runtime(format!(
                "setStorage: sizes {:?}, strides {:?}, storage offset {} are out of bounds for \
                 storage of size {}",
                t.sizes,
                t.strides,
                t.offset,
                base.len()
            ))
        })?);
        for d in (0..index.len()).rev() {
            index[d] += 1;
            if index[d] < t.sizes[d] {
                break;
            }
            index[d] = 0;
        }
    }
    Ok(())
}
