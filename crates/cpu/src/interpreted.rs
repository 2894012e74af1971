//! Interpreted programs, which run like executables.

use crate::interpreter::{Array, Program};
use crate::tuning::interpreted::LONG;
use engine::{Executable, element_type};
use hlo::{Recorded, Type};
use pjrt::{Buffer, Client, Code, Error, OnHost, Result};
use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

/// A program of statements, and the types of its arguments and results.
struct Interpreted {
    program: Program,
    arguments: Vec<Type>,
    results: Vec<Type>,
    /// The elements that all runs have computed.
    elements: AtomicU64,
    /// The elements of the latest run. Before the first one, as many as a loop may compute.
    latest: AtomicU64,
    /// The elements after which compiling would have been better, of a run and, with loops, of all.
    limit: f64,
}

/// `None` if the interpreter lacks one of the function's statements.
pub(crate) fn make(
    function: &Recorded,
    random: &[usize],
    limit: f64,
) -> Option<Box<dyn Executable>> {
    let program = Program::new(function, random).ok()?;
    let ty = |&id: &u32| function.ty(id).clone();
    let arguments = function.block.arguments.iter().map(ty).collect();
    let results = function.block.results.iter().map(ty).collect();
    let elements = AtomicU64::default();
    let latest = AtomicU64::new(if program.has_loops() { limit as u64 } else { 0 });
    Some(Box::new(Interpreted { program, arguments, results, elements, latest, limit }))
}

/// Computes a function of its arguments' bytes. `None` if the interpreter lacks one of its
/// statements.
pub fn interpret(function: &Recorded, arguments: &[&[u8]]) -> Option<Vec<Vec<u8>>> {
    let program = Program::new(function, &[]).ok()?;
    let types = function.block.arguments.iter().map(|&id| function.ty(id));
    let lent = types.zip(arguments).map(|(ty, bytes)| Array::lend(ty, bytes));
    let results = program.run(lent.collect::<Option<_>>()?).ok()?;
    Some(results.iter().map(|array| array.bytes().into_owned()).collect())
}

impl Interpreted {
    /// `None` if a loop went on beyond the limit.
    fn run(
        &self,
        arguments: &[&Buffer],
        client: &Client,
        device: usize,
        limit: f64,
    ) -> Result<Option<Vec<Buffer>>> {
        let pins = arguments.iter().zip(&self.arguments).map(|(buffer, ty)| pin(buffer, ty));
        let pins = pins.collect::<Result<Vec<_>>>()?;
        let arrays = pins.iter().zip(&self.arguments).map(|(pinned, ty)| lend(pinned, ty));
        let (run, elements) = self.program.counted_run(arrays.collect::<Result<_>>()?, limit);
        self.elements.fetch_add(elements as u64, Relaxed);
        self.latest.store(elements as u64, Relaxed);
        let results = match run {
            Err(_) if elements > limit => return Ok(None),
            run => run.map_err(failed)?,
        };
        let upload = |(array, ty): (&Array<'_>, &Type)| {
            client.upload(&array.bytes(), element_type(ty.dtype), &ty.dims, device)
        };
        results.iter().zip(&self.results).map(upload).collect::<Result<_>>().map(Some)
    }
}

impl Executable for Interpreted {
    fn execute(
        &self,
        arguments: &[&Buffer],
        client: &Client,
        device: usize,
        _non_donatable: &[i64],
    ) -> Result<Vec<Buffer>> {
        let results = self.run(arguments, client, device, f64::INFINITY)?;
        results.ok_or_else(|| failed("a run without a limit stopped".to_owned()))
    }

    fn execute_within_limits(
        &self,
        arguments: &[&Buffer],
        client: &Client,
        device: usize,
        _non_donatable: &[i64],
    ) -> Result<Option<Vec<Buffer>>> {
        // How often loops run was unknown when the number of runs was chosen.
        if self.program.has_loops() && self.elements() as f64 > self.limit {
            return Ok(None);
        }
        self.run(arguments, client, device, self.limit)
    }

    fn is_long(&self) -> bool {
        self.latest.load(Relaxed) > LONG
    }

    fn elements(&self) -> u64 {
        self.elements.load(Relaxed)
    }

    /// Nothing is stored: the function is enough to make the program again.
    fn serialize(&self) -> Result<Vec<u8>> {
        Ok(Vec::new())
    }
}

/// Waits for an argument. An argument without elements has nothing to pin.
fn pin<'a>(buffer: &'a Buffer, ty: &Type) -> Result<Option<OnHost<'a>>> {
    if ty.numel() == 0 {
        return Ok(None);
    }
    let pinned = buffer.on_host()?;
    pinned.map(Some).ok_or_else(|| failed("a buffer is not dense on the host".to_owned()))
}

fn lend<'a>(pinned: &'a Option<OnHost<'_>>, ty: &Type) -> Result<Array<'a>> {
    let bytes = pinned.as_ref().map_or(Ok(&[][..]), OnHost::bytes)?;
    Array::lend(ty, bytes).ok_or_else(|| failed(format!("{} bytes for {ty}", bytes.len())))
}

fn failed(message: String) -> Error {
    Error::new(Code::Internal, "interpreting", message)
}
