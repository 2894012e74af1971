//! Starting programs on a device.

use super::compile::compile_well;
use super::numbers::Known;
use super::shared::Shared;
use crate::Result;
use crate::error::Error;
use crate::metrics::Counter;
use crate::plan::execution::{Execution, Start};
use crate::platform::{Platform, element_type};
use crate::record::data::{Buffer, Slot};
use crate::spans::SPANS;
use shapes::Repack;
use smallvec::SmallVec;

pub(super) fn transfer(from: &Slot, device: usize) -> Result<Buffer> {
    match from.wait()? {
        Buffer::Pjrt(buffer) => Ok(Buffer::Pjrt(buffer.copy_to_device(device)?)),
        Buffer::Null => Ok(Buffer::Null),
    }
}

/// Starts the execution on its device.
pub(super) fn run(
    shared: &Shared,
    execution: &Execution,
    known: &mut Known,
) -> Result<Vec<Buffer>> {
    let compiled = execution.program.start()?;
    shared.ending.check()?;
    let [device] = execution.devices[..] else {
        return Err(Error::internal("an execution on several devices"));
    };
    let Platform::Pjrt { client, .. } = &shared.platform else {
        return Ok(execution.outputs.iter().map(|_| Buffer::Null).collect());
    };
    let code = compiled.code.as_ref();
    let code = code
        .ok_or_else(|| Error::internal("the program has no executable"))?
        .next(execution.is_speculative(), |text| {
            compile_well(shared, client, &execution.program, text)
        });
    let repack: Result<Vec<_>> = execution
        .inputs
        .iter()
        .filter_map(|input| Some((input, input.repack.as_ref()?)))
        .map(|(input, repack)| repacked(&input.slot, repack, shared, client, device))
        .collect();
    let repack = repack?;
    let mut repack = repack.iter();
    let mut arguments = SmallVec::<[&pjrt::Buffer; 16]>::new();
    for input in &execution.inputs {
        arguments.push(match (&input.repack, input.slot.wait()?) {
            (None, Buffer::Pjrt(buffer)) => buffer,
            _ => repack.next().ok_or_else(|| Error::internal("a value of the Null device"))?,
        });
    }
    arguments.extend(known.buffers(&execution.numbers, client, device)?);
    let opened = SPANS.open();
    let kept: Vec<i64> = match execution.start {
        Start::Speculative(_) => execution.program.donated().map(|i| i as i64).collect(),
        _ => Vec::new(),
    };
    let mut outputs = code.execute(&arguments, client, device, &kept)?;
    if let (Some(opened), Some(output)) = (opened, outputs.first()) {
        let program = &execution.program;
        let ops = program.nodes.len() as u64;
        SPANS.run(opened, device, program.label(shared.rows), ops, output.ready()?);
    }
    let flags = outputs.split_off(execution.outputs.len().min(outputs.len()));
    for (flag, error) in flags.iter().zip(&compiled.checks) {
        let mut holds = [1];
        flag.download(&mut holds)?;
        if holds == [0] {
            return Err(error.clone());
        }
    }
    Ok(outputs.into_iter().map(Buffer::Pjrt).collect())
}

/// A buffer in another layout. It goes through the host, as a program for it would have to be compiled
/// for these sizes alone.
fn repacked(
    slot: &Slot,
    repack: &Repack,
    shared: &Shared,
    client: &pjrt::Client,
    device: usize,
) -> Result<pjrt::Buffer> {
    let Buffer::Pjrt(buffer) = slot.wait()? else {
        return Err(Error::internal("a value of the Null device"));
    };
    let mut bytes = vec![0; repack.bytes_before()];
    buffer.download(&mut bytes)?;
    let bytes = repack.bytes(bytes);
    shared.metrics.add(Counter::Repacks, 1);
    let ty = repack.buffer_type();
    Ok(client.upload(&bytes, element_type(ty.dtype), &ty.dims, device)?)
}
