//! Storages, each for one `c10::Storage`, in a slab. A handle is a slot and a generation, so a
//! stale handle is an error instead of another storage.

use crate::Result;
use crate::error::Error;
use crate::record::call::{Order, TensorRef};
use crate::record::data::Data;
use crate::record::trace::Trace;
use hlo::{DType, Type};
use std::collections::HashMap;
use std::num::NonZeroU64;
use std::sync::Arc;

/// Handle of a storage; fits a pointer and is never 0.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct StorageId(NonZeroU64);

impl StorageId {
    fn new(slot: u32, generation: u32) -> Self {
        // Generations start at 1, so the number is never 0; the fallback cannot be reached.
        let raw = u64::from(generation) << 32 | u64::from(slot);
        Self(NonZeroU64::new(raw).unwrap_or(NonZeroU64::MIN))
    }
    pub fn from_raw(raw: u64) -> Option<Self> {
        NonZeroU64::new(raw).map(Self)
    }
    pub fn raw(self) -> u64 {
        self.0.get()
    }
    pub(crate) fn slot(self) -> u32 {
        self.0.get() as u32
    }
    fn generation(self) -> u32 {
        (self.0.get() >> 32) as u32
    }
}

/// The content of a storage.
#[derive(Clone)]
pub(crate) enum Content {
    /// Nothing was written yet; reads give zeros.
    Empty,
    /// A value of the device's current trace.
    Pending(u32),
    Ready(Arc<Data>),
}

pub(crate) struct Storage {
    generation: u32,
    alive: bool,
    pub(crate) device: u32,
    pub(crate) bytes: u64,
    pub(crate) content: Content,
    /// Type of the content, in the shape of its last writer. Meaningless while empty.
    pub(crate) base: Type,
    /// The order of the content's elements in memory.
    pub(crate) order: Order,
    /// The trace's stamp, and the input that this content is while the stamp is current.
    pub(crate) input: (u64, u32),
}

impl Storage {
    /// True if a tensor's value is the content itself.
    pub(crate) fn is_whole_content(&self, t: &TensorRef<'_>) -> bool {
        t.offset == 0
            && self.base.dtype == t.dtype
            && self.base.dims[..] == *t.sizes
            && t.has_order(&self.order)
    }

    /// The order of the content after writing a tensor. `None` if the write does not replace all of
    /// the content, or the tensor's value cannot be the content itself. Row-major content can be
    /// written only in its order or as row-major.
    pub(crate) fn order_when_written(&self, target: &TensorRef<'_>) -> Option<Order> {
        let whole = target.offset == 0 && target.bytes() == self.bytes;
        let order = if whole { target.order()? } else { return None };
        let free = order.is_empty() || matches!(self.content, Content::Empty);
        (free || self.is_whole_content(target)).then_some(order)
    }
}

#[derive(Default)]
pub(crate) struct Storages {
    slots: Vec<Storage>,
    free: Vec<u32>,
}

impl Storages {
    pub(crate) fn insert(
        &mut self,
        device: usize,
        bytes: u64,
        content: Content,
        base: Type,
    ) -> StorageId {
        if let Some(slot) = self.free.pop() {
            let s = &mut self.slots[slot as usize];
            s.generation = s.generation.wrapping_add(1).max(1);
            (s.alive, s.device, s.bytes) = (true, device as u32, bytes);
            (s.content, s.base, s.input) = (content, base, (0, 0));
            s.order.clear();
            return StorageId::new(slot, s.generation);
        }
        let device = device as u32;
        let input = (0, 0);
        self.slots.push(Storage {
            generation: 1,
            alive: true,
            device,
            bytes,
            content,
            base,
            order: Order::new(),
            input,
        });
        StorageId::new(self.slots.len() as u32 - 1, 1)
    }

    /// An empty storage of `bytes` bytes.
    pub(crate) fn insert_empty(&mut self, device: usize, bytes: u64) -> StorageId {
        self.insert(device, bytes, Content::Empty, Type::scalar(DType::U8))
    }

    /// Bytes of a device's values that storages hold, each computed or waited for.
    pub(crate) fn held(&self, device: usize) -> u64 {
        let here = |s: &&Storage| s.alive && s.device as usize == device;
        let values = self.slots.iter().filter(here).filter_map(|s| match &s.content {
            Content::Empty => None,
            Content::Pending(node) => Some(((Some(*node), std::ptr::null()), s.bytes)),
            Content::Ready(data) => Some(((None, Arc::as_ptr(data)), data.bytes())),
        });
        values.collect::<HashMap<_, _>>().values().sum()
    }

    /// Bytes of all values on one device.
    pub(crate) fn bytes_on_device(&self) -> u64 {
        let values = self.slots.iter().filter(|s| s.alive).filter_map(|s| match &s.content {
            Content::Ready(data) => Some((Arc::as_ptr(data), data.bytes_on_device())),
            _ => None,
        });
        values.collect::<HashMap<_, _>>().values().sum()
    }

    /// The living storage in a slot, and its device.
    pub(crate) fn living(&self, slot: u32) -> Option<(StorageId, usize)> {
        let s = self.slots.get(slot as usize).filter(|s| s.alive)?;
        Some((StorageId::new(slot, s.generation), s.device as usize))
    }

    /// Frees a storage and returns its content, which the caller drops outside any lock.
    pub(crate) fn remove(&mut self, id: StorageId) -> Option<Content> {
        let s = self.get_mut(id).ok()?;
        s.alive = false;
        let content = std::mem::replace(&mut s.content, Content::Empty);
        self.free.push(id.slot());
        Some(content)
    }

    /// Empties a storage and returns its content, which the caller drops outside any lock.
    pub(crate) fn give_up(&mut self, id: StorageId) -> Result<Content> {
        let s = self.get_mut(id)?;
        s.bytes = 0;
        s.order.clear();
        Ok(std::mem::replace(&mut s.content, Content::Empty))
    }

    pub(crate) fn get(&self, id: StorageId) -> Result<&Storage> {
        match self.slots.get(id.slot() as usize) {
            Some(s) if s.alive && s.generation == id.generation() => Ok(s),
            _ => Err(stale(id)),
        }
    }

    pub(crate) fn get_mut(&mut self, id: StorageId) -> Result<&mut Storage> {
        match self.slots.get_mut(id.slot() as usize) {
            Some(s) if s.alive && s.generation == id.generation() => Ok(s),
            _ => Err(stale(id)),
        }
    }

    /// The number of storages that hold a value of the trace.
    pub(crate) fn pending(&self, trace: &Trace) -> usize {
        let is_pending =
            |&slot: &u32| matches!(self.slots[slot as usize].content, Content::Pending(_));
        let mut slots: Vec<u32> = trace.pending.iter().copied().filter(is_pending).collect();
        slots.sort_unstable();
        slots.dedup();
        slots.len()
    }

    pub(crate) fn by_slot(&mut self, slot: u32) -> &mut Storage {
        &mut self.slots[slot as usize]
    }
}

#[cold]
fn stale(id: StorageId) -> Error {
    Error::runtime(format!(
        "storage {:#x} does not belong to device tpu: it was freed, or a DLPack capsule or \
         from_blob made it, which cannot carry tpu memory. Move the tensor with .cpu() first",
        id.raw()
    ))
}
