//! Reading values into memory of the host.

use crate::Result;
use crate::record::data::{Buffer, Slot};
use crate::spans::{SPANS, SpanKind};
use crate::wait;
use shapes::Layout;

/// Reads a buffer of `size` bytes, and the elements of `width` bytes out of its layout.
pub(crate) fn download(
    slot: &Slot,
    layout: Option<&Layout>,
    size: usize,
    width: usize,
    bytes: &mut [u8],
) -> Result<()> {
    let Some(layout) = layout else { return download_buffer(slot, 0, bytes) };
    let mut buffer = vec![0; size];
    download_buffer(slot, 0, &mut buffer)?;
    layout.unpack(&buffer, width, bytes);
    Ok(())
}

/// Reads a buffer's bytes from `at` on.
pub(crate) fn download_buffer(slot: &Slot, at: usize, bytes: &mut [u8]) -> Result<()> {
    let buffer = slot.wait_on_host()?;
    if let Some(known) = slot.known().and_then(|known| known.get(at..at + bytes.len())) {
        bytes.copy_from_slice(known);
        return Ok(());
    }
    match buffer {
        Buffer::Pjrt(buffer) => {
            wait::until_ready(buffer)?;
            let opened = SPANS.open();
            buffer.download_part(at, bytes)?;
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
