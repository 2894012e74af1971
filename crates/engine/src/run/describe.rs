//! Compiling for devices that are not here: what a program would take there.

use super::cache::Found;
use super::compile::OPTIMISED;
use super::shared::Shared;
use crate::Result;
use crate::error::Error;
use crate::plan::code::Compilable;
use crate::plan::execution::Execution;
use crate::plan::lower::{NAME, lower, lower_numbered};
use crate::plan::program::Program;
use crate::platform::Described;
use crate::record::data::Buffer;
use crate::tuning::{SMALL_PART, SMALL_PART_BYTES, SMALL_UPLOAD};
use estimate::Estimate;
use hlo::Recorded;
use pjrt::{MemoryStats, OptimizedProgram};
use std::time::{Duration, Instant};

/// What a compiler says of a program.
#[derive(Clone)]
pub struct Planned {
    pub memory: MemoryStats,
    /// The compiler's own count, which includes element-wise operations.
    pub flops: f64,
    /// Locations begin with the number of a node of the program.
    pub estimate: Estimate,
    pub took: Duration,
}

/// Compiles a program for a described device. The executable goes to the cache, where a process on
/// such a device will look for it.
///
/// # Errors
/// The compiler's, such as too little memory on the device.
pub(crate) fn describe(
    shared: &Shared,
    described: &Described,
    program: &Program,
) -> Result<Planned> {
    let _running = shared.ending.compiling();
    shared.ending.check()?;
    let (plain, numbered) = match &program.bounded {
        Some(bounds) => (bounds.function.clone(), bounds.function.clone()),
        None => {
            let numbered = lower_numbered(program, shared.rows)?.function;
            (lower(program, shared.rows, None)?.function, numbered)
        }
    };
    let backend = shared.platform.backend();
    let rewritten = |function: Recorded| -> Result<Recorded> {
        Ok(backend.rewrite(&function)?.unwrap_or_else(|| function.simplified()))
    };
    let (plain, numbered) = (rewritten(plain)?, rewritten(numbered)?);
    let source = Compilable::new(&shared.platform, &plain);
    Ok(describe_text(shared, described, &source, &numbered.text(NAME))?.0)
}

/// The results of a program on a device that is not here. They are computed where the program is
/// small and the host knows its inputs: positions and masks, by which scripts decide.
pub(super) fn results(shared: &Shared, execution: &Execution) -> Vec<Buffer> {
    let mut known = computed(shared, execution).unwrap_or_default().into_iter();
    let result = |_| known.next().map_or_else(Buffer::absent, |b| Buffer::Absent(b.into()));
    execution.outputs.iter().map(result).collect()
}

fn computed(shared: &Shared, execution: &Execution) -> Option<Vec<Vec<u8>>> {
    let interpret = shared.platform.described()?.interpret;
    let program = &execution.program;
    let is_small = program.nodes.len() <= SMALL_PART
        && program.bounded.is_none()
        && !program.is_launched
        && execution.tickets.is_empty()
        && program.result_types().iter().all(|ty| ty.bytes() <= SMALL_UPLOAD);
    let inputs = &execution.inputs;
    if !is_small || inputs.iter().any(|i| i.repack.is_some() || !i.slot.is_filled()) {
        return None;
    }
    let mut arguments = Vec::new();
    for (input, ty) in inputs.iter().zip(&program.inputs) {
        match input.slot.wait() {
            Ok(Buffer::Absent(bytes)) if bytes.len() == ty.bytes() => arguments.push(&bytes[..]),
            _ => return None,
        }
    }
    let numbers: Vec<_> =
        execution.numbers.iter().map(|number| number.bits.to_ne_bytes()).collect();
    let sizes = execution.numbers.iter().map(|number| number.dtype.bytes());
    arguments.extend(numbers.iter().zip(sizes).map(|(bytes, size)| &bytes[..size]));
    let function = lower(program, shared.rows, None).ok()?.function.simplified();
    let mut values = function.block.statements.iter().flat_map(|s| &s.results);
    let fits = values.all(|&id| function.ty(id).bytes() <= SMALL_PART_BYTES);
    if fits { interpret(&function, &arguments) } else { None }
}

/// The same of a program's text, which names nodes as locations; `source` is the program without.
pub(super) fn describe_text(
    shared: &Shared,
    described: &Described,
    source: &Compilable,
    text: &str,
) -> Result<(Planned, OptimizedProgram)> {
    let start = Instant::now();
    let executable = described.topology.compile(text.as_bytes(), &source.options)?;
    let took = start.elapsed();
    let wanted = || shared.ending.check().is_ok();
    if let Found::Nowhere(miss) = shared.cache.find(source, &wanted, &|_| Ok(())) {
        let entry = shared.cache.pack(miss, || {
            let mut bytes = executable.serialize()?;
            bytes.insert(0, OPTIMISED);
            Ok::<_, pjrt::Error>(bytes)
        });
        entry.into_iter().for_each(|entry| shared.cache.store(entry));
    }
    let costs = executable.cost_analysis()?;
    let flops = costs.iter().find(|(name, _)| name == "flops").map_or(0.0, |(_, flops)| *flops);
    let optimised = executable.optimized_program()?;
    let estimate = Estimate::read(&optimised.format, &optimised.code).map_err(Error::runtime)?;
    Ok((Planned { memory: executable.memory_stats()?, flops, estimate, took }, optimised))
}
