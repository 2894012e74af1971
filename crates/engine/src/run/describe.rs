//! Compiling for devices that are not here: what a program would take there.

use super::cache::Found;
use super::compile::OPTIMISED;
use super::shared::Shared;
use crate::Result;
use crate::error::Error;
use crate::plan::code::Compilable;
use crate::plan::lower::{NAME, lower, lower_numbered};
use crate::plan::program::Program;
use crate::platform::Described;
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
    let source = Compilable::new(&shared.platform, &plain, program.ranks());
    Ok(describe_text(shared, described, &source, &numbered.text(NAME))?.0)
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
