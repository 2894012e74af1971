//! Compiling: from a program to its code, which may come from the cache.

use super::cache::{Entry, Found, Miss};
use super::shared::Shared;
use crate::Result;
use crate::backend::{Baseline, Executable, How, Source, Threshold};
use crate::error::Error;
use crate::metrics::Counter;
use crate::plan::code::{Compilable, Compiled, Origin};
use crate::plan::lower::{self, Module, NAME, lower};
use crate::plan::program::Program;
use crate::plan::tiers::TieredCode;
use crate::platform::Platform;
use crate::spans::{SPANS, SpanKind};
use hlo::Recorded;
use pjrt::CompileOptions;
use std::path::Path;
use std::sync::Arc;
use std::time::Instant;

/// A program for the platform's compiler.
pub(super) struct Target {
    pub(super) function: Recorded,
    pub(super) source: Arc<Compilable>,
    /// The parameters that are the state of a random stream.
    pub(super) random: Vec<usize>,
    /// True if `torch.compile` made the program.
    pub(super) is_captured: bool,
    /// True if it may come only once: sizes vary.
    pub(super) is_rare: bool,
}

impl Target {
    pub(super) fn new(
        platform: &Platform,
        function: Recorded,
        ranks: i64,
        random: Vec<usize>,
        [is_captured, is_rare]: [bool; 2],
    ) -> Target {
        Target {
            source: Arc::new(Compilable::new(platform, &function, ranks)),
            function,
            random,
            is_captured,
            is_rare,
        }
    }
}

/// The program's executable, and the entry to store if no tier had it.
pub(crate) fn compile(shared: &Shared, program: &Program) -> Result<(Compiled, Option<Entry>)> {
    shared.ending.check()?;
    let start = Instant::now();
    let opened = SPANS.open();
    let module = match &program.bounded {
        Some(bounds) => {
            let (function, reported, debug) = (bounds.function.clone(), Vec::new(), Vec::new());
            Module { function, reported, debug }
        }
        None => lower(program, shared.rows, None)?,
    };
    let backend = shared.platform.backend();
    let rewritten = backend.rewrite(&module.function)?;
    if let Some(folder) = &shared.dump {
        dump(shared, program, &module.function, rewritten.as_ref(), folder);
    }
    let (code, origin, entry) = match &shared.platform {
        Platform::Null { .. } | Platform::Described(_) => {
            shared.metrics.add(Counter::Programs, 1);
            shared.metrics.add(Counter::Compiles, 1);
            (None, Origin::Compiler { nearest: None }, None)
        }
        Platform::Pjrt { client, .. } => {
            let function = rewritten.unwrap_or_else(|| module.function.simplified());
            let (random, how) =
                (program.random_parameters(), [program.is_captured, program.is_rare]);
            let target = Target::new(&shared.platform, function, program.ranks(), random, how);
            let (code, origin, entry) = find_or_compile(shared, client, &target)
                .map_err(|e| refused(shared, program, client, e))?;
            (Some(code), origin, entry)
        }
    };
    backend.compiled(program.nodes.len());
    if let Some(opened) = opened {
        let ops = program.nodes.len() as u64;
        SPANS.close(opened, SpanKind::Compile, program.label(shared.rows), ops);
    }
    Ok((Compiled { code, took: start.elapsed(), origin, checks: module.debug }, entry))
}

/// Writes the canonical text of a program. If the compiler gets another text, that is written too,
/// under the platform's name.
pub(super) fn dump(
    shared: &Shared,
    program: &Program,
    canonical: &Recorded,
    rewritten: Option<&Recorded>,
    folder: &Path,
) {
    // Dumps are for reading; a full disk must not stop the program.
    let _ = std::fs::create_dir_all(folder);
    let origins = lower::origins(program, shared.rows);
    let write = |end: &str, text: &str| {
        let file = folder.join(format!("program_{:05}{end}.mlir", program.id));
        let _ = std::fs::write(file, format!("{origins}{text}"));
    };
    let canonical = canonical.clone().simplified().text(NAME);
    write("", &canonical);
    let rewritten = rewritten.map(|function| function.text(NAME));
    if let Some(text) = rewritten.filter(|text| *text != canonical) {
        // A topology's name is no name for files.
        let platform =
            shared.platform.name().split_once(':').map_or(shared.platform.name(), |(plan, _)| plan);
        write(&format!(".{platform}"), &text);
    }
}

/// The first byte of a cache entry of optimised code; each baseline has another one.
pub(super) const OPTIMISED: u8 = 0;

pub(super) fn find_or_compile(
    shared: &Shared,
    client: &pjrt::Client,
    target: &Target,
) -> pjrt::Result<(TieredCode, Origin, Option<Entry>)> {
    let &Target { ref function, ref source, ref random, is_captured, is_rare } = target;
    let backend = shared.platform.backend();
    let baselines = backend.baselines(Source { function, random, is_captured, is_rare });
    let code = |baseline: Option<&Baseline<'_>>, code: Box<dyn Executable>| match baseline {
        None => TieredCode::optimised(code),
        Some(baseline) => {
            // The baseline was made for another program with this text. Here it is replaced at
            // once.
            let threshold = baseline.threshold.unwrap_or(Threshold::NONE);
            let is_made = matches!(baseline.how, How::Made(_));
            TieredCode::baseline(code, source.clone(), threshold, (baseline.why, is_made))
        }
    };
    let wanted = || shared.ending.check().is_ok();
    let load = |bytes: &[u8]| {
        let (&kind, bytes) = bytes.split_first().ok_or("it is empty")?;
        let baseline = baselines.iter().find(|baseline| baseline.kind == kind);
        let loaded = match baseline.map(|baseline| &baseline.how) {
            None if kind != OPTIMISED => return Err("it is of an unknown kind".to_owned()),
            Some(How::Made(make)) => make().ok_or("it cannot be made without the compiler")?,
            _ => Box::new(client.deserialize(bytes).map_err(|e| e.to_string())?),
        };
        Ok(code(baseline, loaded))
    };
    match shared.cache.find(source, &wanted, &load) {
        Found::Disk(code) => {
            shared.metrics.add(Counter::CacheHitsDisk, 1);
            Ok((code, Origin::Disk, None))
        }
        Found::Shared(code) => {
            shared.metrics.add(Counter::CacheHitsShared, 1);
            Ok((code, Origin::Shared, None))
        }
        Found::Nowhere(mut miss) => {
            shared.metrics.add(Counter::Programs, 1);
            let (baseline, made) =
                timed(shared, || first_code(shared, client, source, &baselines))?;
            let origin = Origin::Compiler { nearest: miss.nearest.take() };
            let entry = pack(shared, miss, &*made, baseline.map_or(OPTIMISED, |b| b.kind));
            Ok((code(baseline, made), origin, entry))
        }
    }
}

type FirstCode<'a> = (Option<&'a Baseline<'a>>, Box<dyn Executable>);

/// The first baseline that is worth its time and can be made, or else optimised code.
fn first_code<'a>(
    shared: &Shared,
    client: &pjrt::Client,
    source: &Compilable,
    baselines: &'a [Baseline<'a>],
) -> pjrt::Result<FirstCode<'a>> {
    let compiles = || shared.metrics.add(Counter::Compiles, 1);
    for baseline in baselines.iter().filter(|baseline| baseline.threshold.is_some()) {
        match &baseline.how {
            How::Compiled(options) => {
                compiles();
                let CompileOptions { num_replicas, ref device_assignment, .. } = source.options;
                let device_assignment = device_assignment.clone();
                let options = CompileOptions { num_replicas, device_assignment, ..options.clone() };
                let code = client.compile(source.text.as_bytes(), &options)?;
                return Ok((Some(baseline), Box::new(code)));
            }
            // What is made here runs on one device.
            How::Made(_) if source.options.num_replicas > 1 => {}
            How::Made(make) => {
                if let Some(made) = make() {
                    shared.metrics.add(Counter::Interpreted, 1);
                    return Ok((Some(baseline), made));
                }
            }
        }
    }
    compiles();
    Ok((None, Box::new(client.compile(source.text.as_bytes(), &source.options)?)))
}

/// Optimised code to replace a baseline. The baseline goes on if there is none.
pub(crate) fn compile_optimised(
    shared: &Shared,
    client: &pjrt::Client,
    nodes: usize,
    source: &Compilable,
) -> Option<Box<dyn Executable>> {
    let _running = shared.ending.compiling();
    shared.ending.check().ok()?;
    shared.metrics.add(Counter::Compiles, 1);
    shared.metrics.add(Counter::Recompiles, 1);
    let backend = shared.platform.backend();
    let code = timed(shared, || client.compile(source.text.as_bytes(), &source.options)).ok()?;
    backend.compiled(nodes);
    if let Some(entry) = pack(shared, shared.cache.again(source), &code, OPTIMISED) {
        shared.cache.store(entry);
    }
    Some(Box::new(code))
}

pub(super) fn timed<T>(shared: &Shared, compile: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let compiled = compile();
    shared.metrics.add(Counter::CompileNanoseconds, start.elapsed().as_nanos() as u64);
    compiled
}

/// Packs the code before its first run: a plugin may be unable to serialize a program that has run.
pub(super) fn pack(shared: &Shared, miss: Miss, code: &dyn Executable, kind: u8) -> Option<Entry> {
    shared.cache.pack(miss, || {
        let mut bytes = code.serialize()?;
        bytes.insert(0, kind);
        Ok::<_, pjrt::Error>(bytes)
    })
}

/// The compiler's refusal, with the name of the op and its operand types. The op is found by
/// compiling each op as a separate program, which costs time only here.
fn refused(shared: &Shared, program: &Program, client: &pjrt::Client, e: pjrt::Error) -> Error {
    let (plain, backend) = (Error::from(e), shared.platform.backend());
    for node in &program.nodes {
        let single = program.single(node);
        let Ok(module) = lower(&single, shared.rows, None) else { continue };
        let Ok(rewritten) = backend.rewrite(&module.function) else { continue };
        let function = rewritten.unwrap_or_else(|| module.function.simplified());
        let source = Compilable::new(&shared.platform, &function, single.ranks());
        let Compilable { text, options } = source;
        let Err(e) = client.compile(text.as_bytes(), &options) else { continue };
        let name = node.op.name(shared.rows);
        let types: Vec<_> = node.op.operands.iter().map(ToString::to_string).collect();
        let text =
            format!("the compiler refused aten::{name} on ({}): {}", types.join(", "), e.message);
        return Error { message: text, ..plain.for_op(name) };
    }
    let message =
        format!("the compiler refused a program of {} ops: {}", program.nodes.len(), plain.message);
    Error { message, ..plain }
}
