//! Repacking: buffers get the layouts that programs want.
//!
//! A program for all sizes converts between two padded layouts of the same runs, on the device. A
//! buffer without padding goes through the host: a program would be compiled for its sizes only.

use super::compile::{Target, compile_optimised, find_or_compile};
use super::read::unpacked;
use super::shared::Shared;
use crate::Result;
use crate::error::Error;
use crate::metrics::Counter;
use crate::plan::lower::NAME;
use crate::plan::tiers::TieredCode;
use crate::record::data::{Buffer, Slot};
use hlo::Recorded;
use pjrt::Client;
use shapes::Repack;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, PoisonError};

/// The programs that repack on the device, by their text.
#[derive(Default)]
pub(crate) struct Repackers(Mutex<HashMap<String, Arc<TieredCode>>>);

/// The buffer in the wanted layout.
pub(super) fn repacked(
    slot: &Slot,
    repack: &Repack,
    shared: &Shared,
    client: &Client,
    device: usize,
) -> Result<pjrt::Buffer> {
    let Buffer::Pjrt(buffer) = slot.wait()? else {
        return Err(Error::internal("a value of no device"));
    };
    shared.metrics.add(Counter::Repacks, 1);
    if let Some(function) = repack.function() {
        let code = repacker(shared, client, &function?)?;
        let code = code.next(false, |source| compile_optimised(shared, client, 1, source));
        let results = code.execute(&[buffer], client, device, &[])?;
        return results.into_iter().next().ok_or_else(|| Error::internal("no result"));
    }
    through_host(buffer, repack, shared, client, device)
}

/// The same for any two layouts, by the host.
pub(super) fn through_host(
    buffer: &pjrt::Buffer,
    repack: &Repack,
    shared: &Shared,
    client: &Client,
    device: usize,
) -> Result<pjrt::Buffer> {
    let from = shared.platform.backend().buffer_shape(&repack.type_before().dims);
    let bytes = repack.bytes(unpacked(buffer, &from, repack.ty.dtype)?);
    shared.upload(client, &bytes, &repack.buffer_type(), device)
}

fn repacker(shared: &Shared, client: &Client, function: &Recorded) -> Result<Arc<TieredCode>> {
    let mut known = shared.repackers.0.lock().unwrap_or_else(PoisonError::into_inner);
    let canonical = function.text(NAME);
    if let Some(code) = known.get(&canonical) {
        return Ok(code.clone());
    }
    let _running = shared.ending.compiling();
    let backend = shared.platform.backend();
    let function = backend.rewrite(function)?.unwrap_or_else(|| function.clone().simplified());
    let target = Target::new(&shared.platform, function, 1, Vec::new(), [false, true]);
    let (code, _, entry) = find_or_compile(shared, client, &target)?;
    backend.compiled(1);
    if let Some(entry) = entry {
        shared.cache.store(entry);
    }
    let code = Arc::new(code);
    known.insert(canonical, code.clone());
    Ok(code)
}
