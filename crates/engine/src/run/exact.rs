//! Runs of a bounded program at their own sizes, while the program is interpreted: the interpreter
//! would compute padding as well, and a program for all sizes may have many times the work of a call.

use super::numbers::Known;
use super::repack::through_host;
use super::shared::Shared;
use crate::Result;
use crate::backend::{Executable, How, Source};
use crate::error::Error;
use crate::metrics::Counter;
use crate::plan::exact::ExactCode;
use crate::plan::execution::{Execution, Input};
use crate::plan::program::Program;
use crate::plan::tiers::TieredCode;
use crate::record::data::Buffer;
use hlo::{Recorded, Type};
use shapes::{Layout, Repack};
use std::sync::Arc;

/// The results, laid out as the bounded program leaves them. `None` if the program's own code is to
/// run: it is no longer interpreted, the function of these sizes cannot be, or its loops took too long.
pub(super) fn run(
    shared: &Shared,
    execution: &Execution,
    tiers: &TieredCode,
    code: &Arc<dyn Executable>,
    known: &mut Known,
    client: &pjrt::Client,
) -> Result<Option<Vec<pjrt::Buffer>>> {
    let Some(exact) = &execution.exact else { return Ok(None) };
    if !tiers.interprets(code) {
        exact.forget();
        return Ok(None);
    }
    let program = &execution.program;
    let Some(exact_code) = exact.code(|function| made(shared, program, function)) else {
        return Ok(None);
    };
    let ExactCode { code, parameters, results, .. } = &*exact_code;
    let device = execution.devices[0];
    let through_host =
        |buffer: &pjrt::Buffer, ty: &Type, from: Option<&Layout>, to: Option<&Layout>| {
            let repack = Repack { ty: ty.clone(), from: from.cloned(), to: to.cloned() };
            through_host(buffer, &repack, shared, client, device)
        };
    let copy = |(at, input): (usize, &Input)| -> Result<_> {
        let from = match &input.repack {
            Some(repack) => repack.from.as_ref(),
            None => exact.input(at),
        };
        let make = || through_host(buffer(input)?, &parameters[at], from, None);
        from.map(|_| input.slot.repacked(None, make)).transpose()
    };
    let copies = execution.inputs.iter().enumerate().map(copy).collect::<Result<Vec<_>>>()?;
    let mut arguments = Vec::new();
    for (input, copy) in execution.inputs.iter().zip(&copies) {
        arguments.push(copy.as_ref().map_or_else(|| buffer(input), |copy| Ok(&**copy))?);
    }
    // The sizes, which the bounded program takes as numbers, come last.
    let numbers = &execution.numbers[..parameters.len() - arguments.len()];
    arguments.extend(known.buffers(numbers, client, device)?.map(|known| &**known));
    let outputs = code.execute_within_limits(&arguments, client, device, &[])?;
    tiers.spend(exact_code.note());
    let Some(outputs) = outputs else {
        exact.forget();
        return Ok(None);
    };
    let padded = |(at, output): (usize, pjrt::Buffer)| match exact.output(at) {
        None => Ok(output),
        to => through_host(&output, &results[at], None, to),
    };
    outputs.into_iter().enumerate().map(padded).collect::<Result<_>>().map(Some)
}

fn buffer(input: &Input) -> Result<&pjrt::Buffer> {
    match input.slot.wait()? {
        Buffer::Pjrt(buffer) => Ok(buffer),
        _ => Err(Error::internal("a value of no device")),
    }
}

fn made(shared: &Shared, program: &Arc<Program>, function: &Recorded) -> Option<ExactCode> {
    let backend = shared.platform.backend();
    let rewritten = backend.rewrite(function).ok()?;
    let function = rewritten.unwrap_or_else(|| function.clone().simplified());
    let random = program.random_parameters();
    let (is_captured, is_rare) = (program.is_captured, program.is_rare);
    let source = Source { function: &function, random: &random, is_captured, is_rare };
    let code = backend.baselines(source).into_iter().find_map(|baseline| match baseline.how {
        How::Made(make) => make(),
        How::Compiled(_) => None,
    })?;
    shared.metrics.add(Counter::Interpreted, 1);
    Some(ExactCode::new(code, &function))
}
