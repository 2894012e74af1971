//! Tensors in a trace: reading and writing a storage through a view.

use super::Recorder;
use super::call::{Order, TensorRef};
use super::capture;
use super::data::Data;
use super::op::Kind;
use super::storage::{Content, StorageId};
use super::trace::Ref;
use super::view::{Dims, Geometry};
use crate::Result;
use crate::error::Error;
use hlo::{DType, Type};
use std::borrow::Cow;
use std::ops::Range;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

impl Recorder {
    /// The value of a tensor: its storage's content, read through its view.
    pub(crate) fn read(&mut self, device: usize, t: &TensorRef<'_>) -> Result<Ref> {
        let id = t.storage.ok_or_else(|| Error::internal("reading an undefined tensor"))?;
        let base = self.content(device, id, t)?;
        let storage = self.storages.get(id)?;
        if storage.is_whole_content(t) {
            return Ok(base);
        }
        if storage.order.is_empty() {
            if let Some(rows) = self.rows_seen(device, id, base, t)? {
                return self.read_rows(device, id, base, t, rows);
            }
            let storage = self.storages.get(id)?;
            let op = self.ops.read(&storage.base, t)?;
            return Ok(Ref::value(self.devices[device].trace.push(op, &[base], &[])));
        }
        let (base, ty) = self.row_major(device, id, base)?;
        let op = self.ops.read(&ty, t)?;
        Ok(Ref::value(self.devices[device].trace.push(op, &[base], &[])))
    }

    /// The rows of an input that the view covers, if it covers whole rows. The first row becomes a
    /// run-time number: a loop over batches then needs one program. So do rows of a value that a
    /// write made: rounds of such a loop are equal within a program, too.
    fn rows_seen(
        &self,
        device: usize,
        id: StorageId,
        base: Ref,
        t: &TensorRef<'_>,
    ) -> Result<Option<Range<i64>>> {
        let storage = self.storages.get(id)?;
        let state = &self.devices[device];
        let is_written = |value| {
            let maker = &state.trace.maker(value).kind;
            matches!(maker, Kind::WriteRows | Kind::Write(_) | Kind::Zeros)
        };
        let is_there = base.as_input().is_some() || base.as_value().is_some_and(is_written);
        let is_rows = is_there && state.capture.is_none() && storage.order.is_empty();
        Ok(numbered_rows(&storage.base, t).filter(|_| is_rows))
    }

    fn read_rows(
        &mut self,
        device: usize,
        id: StorageId,
        base: Ref,
        t: &TensorRef<'_>,
        rows: Range<i64>,
    ) -> Result<Ref> {
        let base_ty = &self.storages.get(id)?.base;
        let mut ty = base_ty.clone();
        ty.dims[0] = rows.end - rows.start;
        let op = self.ops.rows(&[base_ty], ty);
        let trace = &mut self.devices[device].trace;
        let read = Ref::value(trace.push(op, &[base], &[rows.start as u64]));
        let ty = &op.outputs[0].ty;
        if ty.dims[..] == *t.sizes {
            return Ok(read);
        }
        let op = self.ops.read(ty, &TensorRef { offset: 0, ..*t })?;
        Ok(Ref::value(trace.push(op, &[read], &[])))
    }

    /// A storage's content as a row-major array.
    pub(crate) fn row_major(
        &mut self,
        device: usize,
        id: StorageId,
        base: Ref,
    ) -> Result<(Ref, Type)> {
        let storage = self.storages.get(id)?;
        let from = &storage.base;
        if storage.order.is_empty() {
            return Ok((base, from.clone()));
        }
        let strides = Geometry::contiguous(&from.dims).strides;
        let dims = || storage.order.iter().map(|&dim| dim as usize);
        let sizes: Dims = dims().map(|dim| from.dims[dim]).collect();
        let strides: Dims = dims().map(|dim| strides[dim]).collect();
        let ty = Type::new(from.dtype, &sizes);
        let (sizes, strides) = (&sizes[..], &strides[..]);
        let view = TensorRef { storage: None, dtype: ty.dtype, sizes, strides, offset: 0 };
        let op = self.ops.read(from, &view)?;
        Ok((Ref::value(self.devices[device].trace.push(op, &[base], &[])), ty))
    }

    /// The whole content of a storage as an operand. Empty content becomes zeros, in the shape of
    /// its first reader or writer if that covers the whole storage.
    pub(crate) fn content(
        &mut self,
        device: usize,
        id: StorageId,
        seen: &TensorRef<'_>,
    ) -> Result<Ref> {
        let storage = self.storages.get_mut(id)?;
        let is_here = storage.device as usize == device;
        if !is_here {
            // A constant that was never written becomes zeros in the graph.
            let is_zeros = matches!(storage.content, Content::Empty);
            if !is_zeros || self.devices[device].capture.is_none() {
                return self.constant(device, id);
            }
        }
        let trace = &mut self.devices[device].trace;
        let r = match &storage.content {
            Content::Pending(value) => Ref::value(*value),
            Content::Ready(_) if storage.input.0 == trace.stamp => Ref::input(storage.input.1),
            Content::Ready(data) => {
                let input = trace.add_input(data.clone());
                storage.input = (trace.stamp, input);
                Ref::input(input)
            }
            Content::Empty if storage.bytes == 0 && seen.numel() > 0 => return Err(given_up()),
            Content::Empty => {
                let bytes = storage.bytes;
                let order = seen.order().filter(|_| seen.offset == 0 && seen.bytes() == bytes);
                let width = seen.dtype.bytes() as u64;
                let ty = match &order {
                    Some(_) => Type::new(seen.dtype, seen.sizes),
                    None if bytes % width == 0 => Type::new(seen.dtype, &[(bytes / width) as i64]),
                    None => Type::new(DType::U8, &[bytes as i64]),
                };
                let value = Ref::value(trace.push(self.ops.zeros(&ty), &[], &[]));
                if is_here {
                    self.bind(id, value, &ty, order.unwrap_or_default())?;
                } else {
                    (storage.base, storage.order) = (ty, order.unwrap_or_default());
                }
                value
            }
        };
        Ok(r)
    }

    /// Writes a value of the tensor's shape into the tensor, with a cast if types differ.
    pub(crate) fn write(
        &mut self,
        device: usize,
        target: &TensorRef<'_>,
        value: Ref,
        ty: &Type,
    ) -> Result<()> {
        let id = target.storage.ok_or_else(|| Error::internal("writing an undefined tensor"))?;
        if self.storages.get(id)?.device as usize != device {
            return Err(capture::outside());
        }
        let to = Type::new(target.dtype, target.sizes);
        let value = if *ty == to { value } else { self.push_copy(device, value, ty, &to) };
        if let Some(order) = self.storages.get(id)?.order_when_written(target) {
            return self.bind(id, value, &to, order);
        }
        if target.numel() == 0 {
            return Ok(());
        }
        let base = self.content(device, id, target)?;
        let rows = self.rows_seen(device, id, base, target)?;
        let (base, base_ty) = self.row_major(device, id, base)?;
        let (op, number) = match &rows {
            Some(rows) => {
                (self.ops.rows(&[&base_ty, &to], base_ty.clone()), Some(rows.start as u64))
            }
            None => (self.ops.write(&base_ty, target)?, None),
        };
        let written = self.devices[device].trace.push(op, &[base, value], number.as_slice());
        self.bind(id, Ref::value(written), &base_ty, Order::new())
    }

    /// A value in the shape of the target that takes its elements.
    pub(crate) fn shaped<'t>(
        &mut self,
        device: usize,
        value: Ref,
        ty: &'t Type,
        target: &TensorRef<'_>,
    ) -> Result<(Ref, Cow<'t, Type>)> {
        if ty.dims[..] == *target.sizes {
            return Ok((value, Cow::Borrowed(ty)));
        }
        let shaped = Type::new(ty.dtype, target.sizes);
        let (sizes, strides) = (target.sizes, &Geometry::contiguous(target.sizes).strides[..]);
        let view = TensorRef { storage: None, dtype: ty.dtype, sizes, strides, offset: 0 };
        let op = self.ops.read(ty, &view)?;
        let value = Ref::value(self.devices[device].trace.push(op, &[value], &[]));
        Ok((value, Cow::Owned(shaped)))
    }

    /// Writes a value that has equal elements where the target repeats one.
    pub(crate) fn write_repeating(
        &mut self,
        device: usize,
        target: &TensorRef<'_>,
        value: Ref,
        ty: &Type,
    ) -> Result<()> {
        let whole = Geometry::new(target.sizes, target.strides, target.offset);
        if !whole.repeats_by_stride() {
            return self.write(device, target, value, ty);
        }
        let once = whole.without_repeats();
        let strides = &Geometry::contiguous(target.sizes).strides[..];
        let sizes = &once.sizes[..];
        let first = TensorRef { storage: None, dtype: ty.dtype, sizes, strides, offset: 0 };
        let op = self.ops.read(ty, &first)?;
        let value = Ref::value(self.devices[device].trace.push(op, &[value], &[]));
        let target = TensorRef { sizes, ..*target };
        self.write(device, &target, value, &Type::new(ty.dtype, sizes))
    }

    pub(crate) fn push_copy(&mut self, device: usize, value: Ref, from: &Type, to: &Type) -> Ref {
        let op = self.ops.copy(from, to);
        Ref::value(self.devices[device].trace.push(op, &[value], &[]))
    }

    /// Makes a value the whole content of a storage.
    pub(crate) fn bind(
        &mut self,
        id: StorageId,
        value: Ref,
        ty: &Type,
        order: Order,
    ) -> Result<()> {
        let content = self.content_of(self.storages.get(id)?.device as usize, value);
        let storage = self.storages.get_mut(id)?;
        let was_pending = matches!(storage.content, Content::Pending(_));
        let is_pending = matches!(content, Content::Pending(_));
        storage.content = content;
        storage.base = ty.clone();
        storage.order = order;
        if let Some(input) = value.as_input() {
            storage.input = (self.devices[storage.device as usize].trace.stamp, input);
        } else if is_pending && !was_pending {
            self.devices[storage.device as usize].trace.pending.push(id.slot());
        }
        Ok(())
    }

    /// A new storage with that value as its content.
    pub(crate) fn bind_new(
        &mut self,
        device: usize,
        value: Ref,
        ty: &Type,
        order: &[u8],
    ) -> StorageId {
        let content = self.content_of(device, value);
        let pending = matches!(content, Content::Pending(_));
        let id = self.storages.insert(device, ty.bytes() as u64, content, ty.clone());
        self.storages.by_slot(id.slot()).order.extend_from_slice(order);
        if pending {
            self.devices[device].trace.pending.push(id.slot());
        } else if let Some(input) = value.as_input() {
            self.storages.by_slot(id.slot()).input = (self.devices[device].trace.stamp, input);
        }
        id
    }

    fn content_of(&self, device: usize, value: Ref) -> Content {
        match (value.as_input(), value.as_value()) {
            (Some(i), _) => Content::Ready(self.devices[device].trace.inputs[i as usize].clone()),
            (None, Some(v)) => Content::Pending(v),
            (None, None) => Content::Empty,
        }
    }

    /// Makes data the content of a storage.
    pub(crate) fn bind_data(&mut self, id: StorageId, data: Arc<Data>, order: Order) -> Result<()> {
        let storage = self.storages.get_mut(id)?;
        storage.base = data.ty.clone();
        storage.order = order;
        storage.content = Content::Ready(data);
        storage.input = (0, 0);
        Ok(())
    }
}

#[cold]
pub(crate) fn given_up() -> Error {
    Error::runtime(
        "the tensor has no memory any more: it was donated to a kernel, or its storage was resized \
         to 0; use the kernel's result, or pass a clone",
    )
}

/// True if this process is one of several that do the same. A part of a tensor that belongs to this
/// one is then a number also where it is the first part, so that programs are equal.
pub static IS_ONE_OF_SEVERAL: AtomicBool = AtomicBool::new(false);

/// The rows of a base that a view covers, if they are whole and a number says where they begin.
fn numbered_rows(base: &Type, t: &TensorRef<'_>) -> Option<Range<i64>> {
    let row: i64 = base.dims.get(1..)?.iter().product();
    let is_part = t.offset > 0 || IS_ONE_OF_SEVERAL.load(Relaxed) && t.numel() < base.numel();
    let is_rows = is_part
        && t.dtype == base.dtype
        && t.is_contiguous()
        && row > 0
        && t.offset % row == 0
        && t.numel() > 0
        && t.numel() % row == 0;
    let (start, count) = is_rows.then(|| (t.offset / row, t.numel() / row))?;
    Some(start..start + count)
}
