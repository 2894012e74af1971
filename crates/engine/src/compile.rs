//! Compiling: from a program to the code that runs it, which may be found in the cache.

use crate::Result;
use crate::cache::{Entry, Found, Miss};
use crate::draft::{Code, Term};
use crate::error::Error;
use crate::lower::{self, Module, lower};
use crate::metrics::Counter;
use crate::platform::{Compiling, Platform};
use crate::program::{Compiled, Origin, Program};
use crate::run::Shared;
use crate::runner::Runner;
use crate::spans::{SPANS, SpanKind};
use std::path::Path;
use std::sync::PoisonError;
use std::time::Instant;

/// The program's executable and, if it was not found anywhere, what to keep of it.
pub(crate) fn compile(shared: &Shared, program: &Program) -> Result<(Compiled, Option<Entry>)> {
    shared.ending.check()?;
    let start = Instant::now();
    let opened = SPANS.open();
    let compiling = shared.platform.compiling();
    let written = program.written.lock().unwrap_or_else(PoisonError::into_inner).take();
    let was_written = written.is_some();
    let module = match written {
        Some(module) => module,
        None => lower(program, shared.rows, compiling.guiding, None)?,
    };
    if let Some(folder) = &shared.dump {
        dump(shared, program, &module.text, folder, was_written);
    }
    let (code, origin, entry) = match &shared.platform {
        Platform::Null { .. } => {
            shared.metrics.add(Counter::Compiles, 1);
            (None, Origin::Compiler { nearest: None }, None)
        }
        Platform::Pjrt { client, .. } => {
            let (code, origin, entry) =
                find_or_compile(shared, client, &module, &compiling, program)
                    .map_err(|e| refused(shared, &compiling, program, client, e))?;
            (Some(code), origin, entry)
        }
    };
    shared.crowd.compiled(program.nodes.len());
    if let Some(opened) = opened {
        let ops = program.nodes.len() as u64;
        SPANS.close(opened, SpanKind::Compile, program.label(shared.rows), ops);
    }
    Ok((Compiled { code, took: start.elapsed(), origin, checks: module.checks }, entry))
}

/// Writes the text of a program, and where that is for XLA:CPU alone, beside it the one for others,
/// if there is one: programs that serve many sizes are written once.
fn dump(shared: &Shared, program: &Program, text: &str, folder: &Path, was_written: bool) {
    // Dumps are for reading; a full disk must not stop the program.
    let _ = std::fs::create_dir_all(folder);
    let origins = lower::origins(program, shared.rows);
    let write = |end: &str, text: &str| {
        let file = folder.join(format!("program_{:05}{end}", program.id));
        let _ = std::fs::write(file, format!("{origins}{text}"));
    };
    if !shared.platform.compiling().guiding {
        return write(".mlir", text);
    }
    write(".cpu.mlir", text);
    if !was_written && let Ok(module) = lower(program, shared.rows, false, None) {
        write(".mlir", &module.text);
    }
}

/// The first byte of what is kept of a program.
const WELL: u8 = 0;
const QUICKLY: u8 = 1;
/// Nothing of it is kept but that it was interpreted.
const INTERPRETED: u8 = 2;

fn find_or_compile(
    shared: &Shared,
    client: &pjrt::Client,
    module: &Module,
    compiling: &Compiling,
    program: &Program,
) -> pjrt::Result<(Code, Origin, Option<Entry>)> {
    let (text, is_captured) = (&module.text, program.is_captured);
    let drafts = compiling.drafts.as_ref();
    let quick = drafts.zip(Term::of(module.elements, is_captured));
    let interpreting = drafts.and(Term::interpreted(module.elements, is_captured));
    // A draft that another program of this text was content with is replaced at once.
    let code = |how: u8, runner: Runner| {
        let term = match how {
            WELL => None,
            INTERPRETED => Some(interpreting.unwrap_or(Term::NONE)),
            _ => Some(quick.map_or(Term::NONE, |(_, term)| term)),
        };
        Code::new(runner, text, term)
    };
    let wanted = || shared.ending.check().is_ok();
    let load = |bytes: &[u8]| {
        let (&how, bytes) = bytes.split_first().ok_or("it is empty")?;
        let runner = match how {
            INTERPRETED => interpret(module, program).ok_or("it is not interpreted")?,
            _ => Runner::deserialize(client, bytes)?,
        };
        Ok(code(how, runner))
    };
    match shared.cache.find(text, &wanted, &load) {
        Found::Disk(code) => {
            shared.metrics.add(Counter::CacheHitsDisk, 1);
            Ok((code, Origin::Disk, None))
        }
        Found::Shared(code) => {
            shared.metrics.add(Counter::CacheHitsShared, 1);
            Ok((code, Origin::Shared, None))
        }
        Found::Nowhere(mut miss) => {
            shared.metrics.add(Counter::Compiles, 1);
            let (how, runner) = timed(shared, || {
                let interpreted = interpreting.and_then(|_| interpret(module, program));
                shared.metrics.add(Counter::Interpreted, u64::from(interpreted.is_some()));
                match (interpreted, quick) {
                    (Some(interpreted), _) => Ok((INTERPRETED, interpreted)),
                    (None, Some((options, _))) => {
                        Ok((QUICKLY, Runner::compile(client, text, options)?))
                    }
                    _ => Ok((WELL, Runner::compile(client, text, &compiling.options)?)),
                }
            })?;
            let origin = Origin::Compiler { nearest: miss.nearest.take() };
            let entry = pack(shared, miss, &runner, how);
            Ok((code(how, runner), origin, entry))
        }
    }
}

fn interpret(module: &Module, program: &Program) -> Option<Runner> {
    Runner::interpret(module.statements.as_ref()?, &program.random_parameters())
}

/// What is to take a draft's place. Where there is none, the draft goes on.
pub(crate) fn compile_well(
    shared: &Shared,
    client: &pjrt::Client,
    program: &Program,
    text: &str,
) -> Option<Runner> {
    let _running = shared.ending.compiling();
    shared.ending.check().ok()?;
    shared.metrics.add(Counter::Recompiles, 1);
    let options = shared.platform.compiling().options;
    let runner = timed(shared, || Runner::compile(client, text, &options)).ok()?;
    shared.crowd.compiled(program.nodes.len());
    if let Some(entry) = pack(shared, shared.cache.again(text), &runner, WELL) {
        shared.cache.store(entry);
    }
    Some(runner)
}

fn timed<T>(shared: &Shared, compile: impl FnOnce() -> T) -> T {
    let start = Instant::now();
    let compiled = compile();
    shared.metrics.add(Counter::CompileNanoseconds, start.elapsed().as_nanos() as u64);
    compiled
}

/// Before the first run: XLA:CPU cannot write a program that has sorted.
fn pack(shared: &Shared, miss: Miss, runner: &Runner, how: u8) -> Option<Entry> {
    shared.cache.pack(miss, || {
        let mut bytes = runner.serialize()?;
        bytes.insert(0, how);
        Ok::<_, pjrt::Error>(bytes)
    })
}

/// The compiler's refusal in the reader's terms: which op, on which operands. The op is found by
/// compiling each one alone, which costs time only here.
fn refused(
    shared: &Shared,
    compiling: &Compiling,
    program: &Program,
    client: &pjrt::Client,
    e: pjrt::Error,
) -> Error {
    let plain = Error::from(e);
    for node in &program.nodes {
        let alone = program.alone(node);
        let Ok(module) = lower(&alone, shared.rows, compiling.guiding, None) else { continue };
        let Err(e) = client.compile(module.text.as_bytes(), &compiling.options) else {
            continue;
        };
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
