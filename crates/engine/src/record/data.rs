//! Immutable values on a device, which may still be pending executions.

use crate::Result;
use crate::error::Error;
use crate::metrics::Metrics;
use crate::record::spread::Spread;
use crate::record::trace::Time;
use crate::wait;
use hlo::Type;
use shapes::{Layout, Placed};
use std::borrow::Cow;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, OnceLock, PoisonError};
use std::time::Instant;

/// A result of a program.
pub(crate) enum Buffer {
    Pjrt(pjrt::Buffer),
    /// Nothing is computed where no device is. It reads as zeros if the host does not know it.
    Absent,
    /// On all devices of a mesh.
    Spread(Spread),
}

impl Buffer {
    /// The buffers on devices.
    pub(crate) fn parts(&self) -> &[pjrt::Buffer] {
        match self {
            Buffer::Pjrt(buffer) => std::slice::from_ref(buffer),
            Buffer::Absent => &[],
            Buffer::Spread(spread) => &spread.shards,
        }
    }
}

/// A layout that was wanted, and the buffer in it if it was wanted again.
type Repacked = (Option<Layout>, Option<Arc<pjrt::Buffer>>);

/// The place for a buffer, or for the error that prevented it.
#[derive(Default)]
pub(crate) struct Slot {
    cell: OnceLock<std::result::Result<Buffer, Error>>,
    /// The buffer in the layout that programs wanted last. It is made where a layout is wanted for
    /// the second time: an image is cropped by one program, for many places.
    repacked: Mutex<Option<Repacked>>,
    /// Copies on all devices of a mesh, which was made after the buffer.
    copies: OnceLock<Spread>,
    /// Of a value for a mesh, whose bytes on a device are known when the buffer is there.
    held: OnceLock<Held>,
    /// The dense bytes of a small value that came from the host.
    given: Option<Box<[u8]>>,
    /// The dense bytes of a small value of no device, if the host has computed them.
    computed: OnceLock<Box<[u8]>>,
    /// True if other processes take part in making the value.
    comes_from_peers: bool,
}

/// The bytes that a value takes on each device of a mesh, as far as they are counted.
struct Held {
    device: usize,
    /// Bytes of the whole value.
    whole: u64,
    metrics: Arc<Metrics>,
    count: Mutex<Count>,
}

#[derive(Clone, Copy)]
enum Count {
    Awaited,
    Bytes(u64),
    Freed,
}

impl Held {
    fn count(&self, bytes: u64) {
        let mut count = self.count.lock().unwrap_or_else(PoisonError::into_inner);
        if let Count::Awaited = *count {
            self.metrics.allocated(self.device, bytes);
            *count = Count::Bytes(bytes);
        }
    }

    fn free(&self) {
        let mut count = self.count.lock().unwrap_or_else(PoisonError::into_inner);
        if let Count::Bytes(bytes) = *count {
            self.metrics.freed(self.device, bytes);
        }
        *count = Count::Freed;
    }
}

impl Slot {
    /// A slot for a value that other processes take part in making.
    pub(crate) fn from_peers() -> Slot {
        Slot { comes_from_peers: true, ..Slot::default() }
    }

    /// A slot for a small value of these bytes.
    pub(crate) fn given(bytes: &[u8]) -> Slot {
        Slot { given: Some(bytes.into()), ..Slot::default() }
    }

    /// True if the value is still on its way from other processes.
    pub(crate) fn is_awaited(&self) -> bool {
        self.comes_from_peers && !self.is_filled()
    }

    pub(crate) fn fill(&self, buffer: Result<Buffer>) {
        // A slot has one writer: the job that makes it. A second value would be dropped unseen.
        let _ = self.cell.set(buffer);
        self.count();
        wait::notify();
    }

    /// Counts the bytes of a value for a mesh once its buffer is there.
    fn hold(&self, device: usize, whole: u64, metrics: &Arc<Metrics>) {
        let (metrics, count) = (metrics.clone(), Mutex::new(Count::Awaited));
        let _ = self.held.set(Held { device, whole, metrics, count });
        self.count();
    }

    fn count(&self) {
        if let (Some(held), Some(Ok(_))) = (self.held.get(), self.cell.get()) {
            held.count(self.bytes_on_device().unwrap_or(held.whole));
        }
    }

    /// The buffer in this layout, which `make` makes. It is kept if the layout is wanted
    /// again.
    pub(crate) fn repacked(
        &self,
        layout: Option<&Layout>,
        make: impl FnOnce() -> Result<pjrt::Buffer>,
    ) -> Result<Arc<pjrt::Buffer>> {
        let mut last = self.repacked.lock().unwrap_or_else(PoisonError::into_inner);
        let again = last.as_ref().is_some_and(|(known, _)| known.as_ref() == layout);
        if let Some((_, Some(buffer))) = last.as_ref().filter(|_| again) {
            return Ok(buffer.clone());
        }
        let buffer = Arc::new(make()?);
        *last = Some((layout.cloned(), again.then(|| buffer.clone())));
        Ok(buffer)
    }

    /// The value on all devices of a mesh. `copy` makes it of a buffer from before the mesh.
    pub(crate) fn spread(
        &self,
        copy: impl FnOnce(&pjrt::Buffer) -> Result<Spread>,
    ) -> Result<&Spread> {
        match self.wait()? {
            Buffer::Spread(spread) => Ok(spread),
            Buffer::Absent => Err(Error::internal("a value of no device")),
            Buffer::Pjrt(buffer) => match self.copies.get() {
                Some(copies) => Ok(copies),
                None => {
                    let copies = copy(buffer)?;
                    Ok(self.copies.get_or_init(|| copies))
                }
            },
        }
    }

    /// Waits until the program has been started, or a signal arrives.
    pub(crate) fn wait_on_host(&self) -> Result<&Buffer> {
        wait::until(|| self.is_filled())?;
        self.wait()
    }

    /// Waits until the value is computed, or a signal arrives.
    pub(crate) fn wait_until_ready(&self) -> Result<()> {
        self.wait_on_host()?.parts().iter().try_for_each(wait::until_ready)
    }

    /// Bytes on each device of a mesh.
    fn bytes_on_device(&self) -> Option<u64> {
        match self.cell.get()?.as_ref().ok()? {
            Buffer::Spread(spread) => Some(spread.bytes()),
            _ => None,
        }
    }

    pub(crate) fn is_filled(&self) -> bool {
        self.cell.get().is_some()
    }

    /// Remembers the bytes of a value of no device.
    pub(crate) fn know(&self, bytes: &[u8]) {
        let _ = self.computed.set(bytes.into());
    }

    /// The bytes, if the host knows them by now.
    pub(crate) fn known(&self) -> Option<&[u8]> {
        self.given.as_deref().or_else(|| self.computed.get().map(|bytes| &**bytes))
    }

    /// True if the value came from the host, which knows it whatever has run by now.
    pub(crate) fn is_given(&self) -> bool {
        self.given.is_some()
    }

    /// True if the host knows the value. Waits for what others take part in.
    pub(crate) fn is_known(&self) -> bool {
        let is_there = self.comes_from_peers || self.is_filled();
        is_there && self.wait().is_ok() && self.known().is_some()
    }

    /// Waits until the program has been started.
    pub(crate) fn wait(&self) -> Result<&Buffer> {
        self.cell.wait().as_ref().map_err(Clone::clone)
    }
}

/// A value that storages and traces share. The number of holders decides on donation, so a job
/// holds the [`Slot`] instead. Donations thus do not depend on the end of jobs.
pub(crate) struct Data {
    pub(crate) slot: Arc<Slot>,
    pub(crate) ty: Type,
    /// The places of the elements, if the buffer is padded.
    pub(crate) layout: Option<Layout>,
    pub(crate) time: Time,
    /// True if the buffer must not be donated, for example because another device's queue reads it.
    lent: AtomicBool,
    /// Dimensions whose sizes will vary, and their largest sizes.
    limits: Mutex<Vec<(usize, i64)>>,
    metrics: Arc<Metrics>,
    pub(crate) device: usize,
}

impl Data {
    pub(crate) fn new(
        slot: Arc<Slot>,
        ty: Type,
        layout: Option<Layout>,
        time: Time,
        device: usize,
        metrics: &Arc<Metrics>,
    ) -> Arc<Data> {
        let data = Data {
            slot,
            ty,
            layout,
            time,
            lent: AtomicBool::new(false),
            limits: Mutex::default(),
            metrics: metrics.clone(),
            device,
        };
        match metrics.counts_parts() {
            true => data.slot.hold(device, data.bytes(), metrics),
            false => metrics.allocated(device, data.bytes()),
        }
        Arc::new(data)
    }

    /// The type of the buffer, which may be padded.
    pub(crate) fn buffer_type(&self) -> Cow<'_, Type> {
        match &self.layout {
            Some(layout) => Cow::Owned(layout.buffer_type(self.ty.dtype)),
            None => Cow::Borrowed(&self.ty),
        }
    }

    /// Bytes of the buffer.
    pub(crate) fn bytes(&self) -> u64 {
        self.buffer_type().bytes() as u64
    }

    /// Bytes on one device, if the value is there.
    pub(crate) fn bytes_on_device(&self) -> u64 {
        self.slot.bytes_on_device().unwrap_or_else(|| self.bytes())
    }

    /// A placeholder for an input of a capture, with a type but without a buffer.
    pub(crate) fn placeholder(ty: Type, metrics: &Arc<Metrics>) -> Arc<Data> {
        let (slot, metrics, limits) = (Arc::default(), metrics.clone(), Mutex::default());
        let (layout, time, lent) = (None, Time::default(), AtomicBool::new(true));
        let device = usize::MAX;
        Arc::new(Data { slot, ty, layout, time, lent, limits, metrics, device })
    }

    /// The value as an input for `shapes`.
    pub(crate) fn placed(&self) -> Placed {
        Placed { ty: self.ty.clone(), layout: self.layout.clone(), limits: self.limits() }
    }

    /// Notes that a dimension's size will vary up to a limit.
    pub(crate) fn mark(&self, dim: usize, limit: i64) {
        self.limits.lock().unwrap_or_else(PoisonError::into_inner).push((dim, limit));
    }

    pub(crate) fn limits(&self) -> Vec<(usize, i64)> {
        self.limits.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Forbids the donation of the buffer from now on.
    pub(crate) fn lend(&self) {
        self.lent.store(true, Relaxed);
    }

    /// True if nothing else holds the value or will read it.
    pub(crate) fn is_free(self: &Arc<Self>) -> bool {
        Arc::strong_count(self) == 1 && !self.lent.load(Relaxed)
    }
}

impl Drop for Data {
    fn drop(&mut self) {
        match self.slot.held.get() {
            Some(held) => held.free(),
            None => self.metrics.freed(self.device, self.bytes()),
        }
    }
}

/// A place in a device's order of execution. It is passed when all jobs before it are done.
#[derive(Default)]
pub struct Mark {
    passed: OnceLock<(Instant, Option<Error>)>,
}

impl Mark {
    pub(crate) fn pass(&self, error: Option<Error>) {
        let _ = self.passed.set((Instant::now(), error));
        wait::notify();
    }

    pub fn is_passed(&self) -> bool {
        self.passed.get().is_some()
    }

    /// Waits for the device to pass; returns the time.
    pub fn wait(&self) -> Instant {
        self.passed.wait().0
    }

    /// The same, but a signal ends the wait.
    pub fn wait_on_host(&self) -> Result<Instant> {
        wait::until(|| self.is_passed())?;
        Ok(self.wait())
    }

    pub(crate) fn error(&self) -> Option<Error> {
        self.passed.wait().1.clone()
    }
}
