//! Starting programs on a device.

use super::compile::compile_optimised;
use super::exact;
use super::numbers::Known;
use super::on_host;
use super::partitioned;
use super::peers::Peers;
use super::repack::repacked;
use super::shared::{Shared, no_values};
use super::together::{Calls, Here};
use crate::Result;
use crate::backend::Executable;
use crate::error::{Error, caught};
use crate::plan::code::Compilable;
use crate::plan::execution::{Execution, Input, Start};
use crate::plan::tiers::TieredCode;
use crate::platform::Platform;
use crate::record::data::{Buffer, Slot};
use crate::spans::SPANS;
use smallvec::SmallVec;
use std::sync::Arc;

pub(super) fn transfer(from: &Slot, to: &Slot, device: usize) -> Result<Buffer> {
    match from.wait()? {
        Buffer::Pjrt(buffer) => Ok(Buffer::Pjrt(buffer.copy_to_device(device)?)),
        Buffer::Absent => {
            from.known().into_iter().for_each(|bytes| to.know(bytes));
            Ok(Buffer::Absent)
        }
        Buffer::Spread(_) => Err(no_values(device)),
    }
}

/// Starts the execution on its device. If it fails, peers do not wait for its collectives.
pub(super) fn run(
    shared: &Shared,
    execution: &Execution,
    known: &mut Known,
    peers: Option<&Peers>,
) -> Result<Vec<Buffer>> {
    let calls = Calls::of(shared, execution, peers);
    let started = caught(|| start(shared, execution, known, &calls));
    started.inspect_err(|e| calls.give_up(shared, e))
}

fn start(
    shared: &Shared,
    execution: &Execution,
    known: &mut Known,
    calls: &Calls<'_>,
) -> Result<Vec<Buffer>> {
    if let Some(mesh) = shared.partitioned.mesh() {
        return partitioned::start(shared, mesh, execution);
    }
    let compiled = execution.program.start()?;
    shared.ending.check()?;
    let [device] = execution.devices[..] else {
        return Err(Error::internal("an execution on several devices"));
    };
    let Platform::Pjrt { client, .. } = &shared.platform else {
        return Ok(on_host::results(shared, execution));
    };
    let code = compiled.code.as_ref();
    let tiers = code.ok_or_else(|| Error::internal("the program has no executable"))?;
    let compile =
        |source: &_| compile_optimised(shared, client, execution.program.nodes.len(), source);
    let code = tiers.next(execution.counts_less(), compile);
    if execution.program.is_launched {
        let repacks = repacks(shared, execution, client, device)?;
        let arguments = owned(execution, repacks, known, client, device)?;
        let (program, compiled) = (&*execution.program, &*compiled);
        let here = Here { shared, client, device, program, compiled, calls };
        let outputs = here.start(&*code, arguments)?;
        return Ok(outputs.into_iter().map(Buffer::Pjrt).collect());
    }
    let opened = SPANS.open();
    let outputs = match exact::run(shared, execution, tiers, &code, known, client)? {
        Some(outputs) => outputs,
        None => whole(shared, execution, (tiers, &code), known, client, compile)?,
    };
    if let (Some(opened), Some(output)) = (opened, outputs.first()) {
        let program = &execution.program;
        let ops = program.nodes.len() as u64;
        SPANS.run(opened, device, program.label(shared.rows), ops, output.ready()?);
    }
    let outputs = checked(outputs, execution.outputs.len(), &compiled.checks)?;
    Ok(outputs.into_iter().map(Buffer::Pjrt).collect())
}

/// Runs the program's code.
fn whole(
    shared: &Shared,
    execution: &Execution,
    (tiers, code): (&TieredCode, &Arc<dyn Executable>),
    known: &mut Known,
    client: &pjrt::Client,
    compile: impl FnOnce(&Compilable) -> Option<Box<dyn Executable>>,
) -> Result<Vec<pjrt::Buffer>> {
    let device = execution.devices[0];
    let repacks = repacks(shared, execution, client, device)?;
    let mut repacks = repacks.iter();
    let mut arguments = SmallVec::<[&pjrt::Buffer; 16]>::new();
    for input in &execution.inputs {
        arguments.push(match (&input.repack, input.slot.wait()?) {
            (None, Buffer::Pjrt(buffer)) => buffer,
            _ => repacks.next().ok_or_else(|| Error::internal("a value of no device"))?,
        });
    }
    arguments.extend(known.buffers(&execution.numbers, client, device)?.map(|known| &**known));
    let kept: Vec<i64> = match execution.start {
        Start::Speculative(_) => execution.program.donated().map(|i| i as i64).collect(),
        _ => Vec::new(),
    };
    Ok(match code.execute_within_limits(&arguments, client, device, &kept)? {
        Some(outputs) => outputs,
        None => tiers.after_limits(compile).execute(&arguments, client, device, &kept)?,
    })
}

/// The inputs whose layouts are not those that the program wants.
fn repacks(
    shared: &Shared,
    execution: &Execution,
    client: &pjrt::Client,
    device: usize,
) -> Result<Vec<Arc<pjrt::Buffer>>> {
    execution
        .inputs
        .iter()
        .enumerate()
        .filter_map(|(at, input)| Some((at, input, input.repack.as_ref()?)))
        .map(|(at, input, repack)| {
            let make = || repacked(&input.slot, repack, shared, client, device);
            match execution.program.donations.get(at) {
                // The program overwrites the buffer.
                Some(Some(_)) => make().map(Arc::new),
                _ => input.slot.repacked(repack.to.as_ref(), make),
            }
        })
        .collect()
}

/// The first `count` outputs, if the flags that follow them hold.
pub(super) fn checked(
    mut outputs: Vec<pjrt::Buffer>,
    count: usize,
    checks: &[Error],
) -> Result<Vec<pjrt::Buffer>> {
    let flags = outputs.split_off(count.min(outputs.len()));
    for (flag, error) in flags.iter().zip(checks) {
        let mut holds = [1];
        flag.download(&mut holds)?;
        if holds == [0] {
            return Err(error.clone());
        }
    }
    Ok(outputs)
}

/// An argument that other threads may read.
#[derive(Clone)]
pub(super) enum Argument {
    Of(Arc<Slot>),
    Own(Arc<pjrt::Buffer>),
}

impl Argument {
    pub(super) fn buffer(&self) -> Result<&pjrt::Buffer> {
        match self {
            Argument::Own(buffer) => Ok(buffer),
            Argument::Of(slot) => match slot.wait()? {
                Buffer::Pjrt(buffer) => Ok(buffer),
                _ => Err(Error::internal("a value of no device")),
            },
        }
    }
}

/// The arguments of an execution whose devices start together.
fn owned(
    execution: &Execution,
    repacks: Vec<Arc<pjrt::Buffer>>,
    known: &mut Known,
    client: &pjrt::Client,
    device: usize,
) -> Result<Vec<Argument>> {
    let mut repacks = repacks.into_iter();
    let input = |input: &Input| match (&input.repack, input.slot.wait()?) {
        (None, Buffer::Pjrt(_)) => Ok(Argument::Of(input.slot.clone())),
        _ => repacks.next().map(Argument::Own).ok_or_else(|| Error::internal("no value")),
    };
    let arguments: Result<Vec<_>> = execution.inputs.iter().map(input).collect();
    let mut arguments = arguments?;
    let numbers = known.buffers(&execution.numbers, client, device)?;
    arguments.extend(numbers.cloned().map(Argument::Own));
    Ok(arguments)
}
