//! Reading values into memory of the host.

use super::shared::Shared;
use crate::Result;
use crate::record::data::{Buffer, Data, Slot};
use crate::spans::{SPANS, SpanKind};
use crate::wait;
use hlo::{BufferShape, DType, Type};
use shapes::Layout;
use std::sync::Arc;

/// A value to read: without its [`Data`], whose number of holders decides on donation.
#[derive(Clone)]
pub(crate) struct Stored {
    slot: Arc<Slot>,
    ty: Type,
    layout: Option<Layout>,
    shape: BufferShape,
}

impl Stored {
    pub(crate) fn of(data: &Data, shared: &Shared) -> Stored {
        let buffer = data.buffer_type();
        let shape = shared.platform.backend().buffer_shape(&buffer.dims);
        let (slot, ty, layout) = (data.slot.clone(), data.ty.clone(), data.layout.clone());
        Stored { slot, ty, layout, shape }
    }

    pub(crate) fn slot(&self) -> &Slot {
        &self.slot
    }

    pub(crate) fn ty(&self) -> &Type {
        &self.ty
    }

    /// Reads the elements, without padding.
    pub(crate) fn download(&self, bytes: &mut [u8]) -> Result<()> {
        let Some(layout) = &self.layout else { return self.download_part(0, bytes) };
        let width = self.ty.dtype.bytes();
        let mut buffer = vec![0; layout.buffer_type(self.ty.dtype).bytes()];
        self.download_part(0, &mut buffer)?;
        layout.unpack(&buffer, width, bytes);
        Ok(())
    }

    /// Reads bytes from `at` on, of the row-major buffer.
    pub(crate) fn download_part(&self, at: usize, bytes: &mut [u8]) -> Result<()> {
        let buffer = self.slot.wait_on_host()?;
        if let Some(known) = self.slot.known().and_then(|known| known.get(at..at + bytes.len())) {
            bytes.copy_from_slice(known);
            return Ok(());
        }
        match buffer {
            Buffer::Pjrt(buffer) => {
                wait::until_ready(buffer)?;
                let opened = SPANS.open();
                self.read(buffer, at, bytes)?;
                if let Some(opened) = opened {
                    SPANS.close(opened, SpanKind::Transfer, "to the host", bytes.len() as u64);
                }
                Ok(())
            }
            Buffer::Spread(spread) => spread.download(at, bytes),
            Buffer::Absent => {
                bytes.fill(0);
                Ok(())
            }
        }
    }

    fn read(&self, buffer: &pjrt::Buffer, at: usize, bytes: &mut [u8]) -> Result<()> {
        if self.shape.is_row_major() {
            return Ok(buffer.download_part(at, bytes)?);
        }
        let whole = unpacked(buffer, &self.shape, self.ty.dtype)?;
        bytes.copy_from_slice(&whole[at..at + bytes.len()]);
        Ok(())
    }
}

/// The row-major bytes of a buffer.
pub(crate) fn unpacked(
    buffer: &pjrt::Buffer,
    shape: &BufferShape,
    dtype: DType,
) -> Result<Vec<u8>> {
    let mut bytes = vec![0; Type::new(dtype, &shape.dims()).bytes()];
    buffer.download(&mut bytes)?;
    let is_moved = !shape.is_row_major();
    Ok(if is_moved { shape.unpack(&bytes, dtype.bytes()).into_owned() } else { bytes })
}
