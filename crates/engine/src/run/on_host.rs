//! Small values that the host computes itself: positions and masks, by which scripts decide.

use super::shared::Shared;
use crate::plan::execution::Execution;
use crate::plan::lower::lower;
use crate::platform::Interpret;
use crate::record::data::{Buffer, Slot};
use crate::record::number::RunTimeNumber;
use crate::tuning::{SMALL_PART, SMALL_PART_BYTES, SMALL_UPLOAD};
use hlo::Recorded;
use std::sync::Arc;

/// The results of a program on a device that is not here. They are computed where the program is
/// small and the host knows its inputs.
pub(super) fn results(shared: &Shared, execution: &Execution) -> Vec<Buffer> {
    let known = computed(shared, execution).unwrap_or_default();
    execution.outputs.iter().zip(known).for_each(|(slot, bytes)| slot.know(&bytes));
    execution.outputs.iter().map(|_| Buffer::Absent).collect()
}

fn computed(shared: &Shared, execution: &Execution) -> Option<Vec<Vec<u8>>> {
    let interpret = shared.platform.interpret()?;
    let program = &execution.program;
    let is_small = program.nodes.len() <= SMALL_PART
        && program.bounded.is_none()
        && !program.is_launched
        && execution.tickets.is_empty()
        && program.result_types().iter().all(|ty| ty.bytes() <= SMALL_UPLOAD);
    let inputs = &execution.inputs;
    if !is_small || inputs.iter().any(|i| i.repack.is_some() || i.slot.known().is_none()) {
        return None;
    }
    let function = lower(program, shared.rows, None).ok()?.function.simplified();
    let mut values = function.block.statements.iter().flat_map(|s| &s.results);
    if values.any(|&id| function.ty(id).bytes() > SMALL_PART_BYTES) {
        return None;
    }
    let slots = inputs.iter().map(|input| &input.slot);
    compute(interpret, &function, slots, &execution.numbers)
}

/// The bytes of a function's results. `None` if the host does not know an input, or the function has
/// an unusual statement.
pub(crate) fn compute<'a>(
    interpret: Interpret,
    function: &Recorded,
    inputs: impl Iterator<Item = &'a Arc<Slot>>,
    numbers: &[RunTimeNumber],
) -> Option<Vec<Vec<u8>>> {
    let numbers: Vec<_> = numbers.iter().map(|n| (n.bits.to_ne_bytes(), n.dtype.bytes())).collect();
    let mut arguments = inputs.map(|slot| slot.known()).collect::<Option<Vec<_>>>()?;
    arguments.extend(numbers.iter().map(|(bytes, size)| &bytes[..*size]));
    let types = function.block.arguments.iter().map(|&id| function.ty(id).bytes());
    let fits = types.eq(arguments.iter().map(|bytes| bytes.len()));
    if fits { interpret(function, &arguments) } else { None }
}
