//! A small value that the host can compute itself, out of a trace that goes on.
//!
//! Models ask about their masks and positions in the middle of a step. Where these depend on nothing
//! that a device has computed, the host need not wait for the step before.

use super::Planner;
use super::apart::{little, separate};
use super::lower::record;
use crate::record::Recorder;
use crate::record::data::Slot;
use crate::record::number::RunTimeNumber;
use crate::record::op::{NumberKind, Op};
use crate::record::relative::{Relative, relative};
use crate::record::rows::RowEntry;
use crate::record::trace::{Ref, Trace};
use crate::tuning::MOST_KNOWN;
use hlo::{DType, Recorded, Statement, Type};
use std::sync::Arc;

/// A function of values that the host knows.
pub(crate) struct OnHost {
    /// The nodes of the trace that it stands for.
    pub(crate) nodes: Vec<u32>,
    pub(crate) function: Arc<Recorded>,
    pub(crate) inputs: Vec<Arc<Slot>>,
    pub(crate) numbers: Vec<RunTimeNumber>,
}

impl Planner {
    /// The function that computes a value, if that would be a separate program or `must_be` known,
    /// the host knows its inputs, and every platform would compute the same bits.
    pub(crate) fn on_host(
        &mut self,
        recorder: &mut Recorder,
        device: usize,
        value: u32,
        must_be: bool,
        rows: &[RowEntry],
    ) -> Option<OnHost> {
        let trace = &recorder.devices[device].trace;
        let little = little(trace, value)?;
        let is_given =
            |r: &Ref| r.as_input().is_none_or(|i| trace.inputs[i as usize].slot.is_given());
        let may_be = |&n: &u32| {
            let node = &trace.nodes[n as usize];
            // A described device reports nothing.
            let is_silent = must_be || !node.op.has_checks;
            is_silent && is_plain(node.op) && trace.operands(node).iter().all(is_given)
        };
        if !little.iter().all(may_be) {
            return None;
        }
        if !must_be {
            separate(recorder, device, value)?;
        }
        let trace = &recorder.devices[device].trace;
        let part = relative(trace, &[value]);
        let inputs = part.inputs.iter().map(|&i| &trace.inputs[i as usize]);
        let nodes = || part.nodes.iter().map(|&n| &trace.nodes[n as usize]);
        let function = self.function_on_host(trace, &part, rows)?;
        let mut numbers = Vec::new();
        for node in nodes() {
            let raw = node.op.numbers.iter().zip(trace.numbers(node));
            numbers.extend(raw.map(|(&kind, &bits)| RunTimeNumber::new(kind, bits)));
        }
        let inputs = inputs.map(|data| data.slot.clone()).collect();
        Some(OnHost { nodes: part.nodes, function, inputs, numbers })
    }

    fn function_on_host(
        &mut self,
        trace: &Trace,
        part: &Relative,
        rows: &[RowEntry],
    ) -> Option<Arc<Recorded>> {
        if let Some(known) = self.on_host.get(&part.words[..]) {
            return known.clone();
        }
        let graph = part.graph(trace, vec![None; part.inputs.len()]).flat();
        let ops: Vec<_> = graph.nodes.iter().map(|node| node.op).collect();
        let function = record(&graph, &graph.inputs, &ops, rows, None).ok().map(|mut function| {
            // Without what it would report.
            function.block.results.truncate(graph.outputs.len());
            function
        });
        let function = function.map(Recorded::simplified).filter(is_exact).map(Arc::new);
        if self.on_host.len() >= MOST_KNOWN {
            self.on_host.clear();
        }
        self.on_host.insert(part.words[..].into(), function.clone());
        function
    }
}

/// True if an op draws nothing. Generators differ between platforms.
fn is_plain(op: &Op) -> bool {
    let is_state = |kind: &NumberKind| matches!(kind, NumberKind::Seed | NumberKind::Offset);
    !op.numbers.iter().any(is_state)
}

/// True if all platforms compute the same bits: nothing is rounded, random or foreign.
fn is_exact(function: &Recorded) -> bool {
    !function.block.any(|statement| {
        let mut values = statement.operands.iter().chain(&statement.results);
        // TPUs keep double precision as pairs of floats, which hold fewer bits; Python's numbers are
        // such scalars. The absolute value of a complex number is rounded.
        let is_kept = |ty: &Type| match ty.dtype {
            DType::F64 => ty.dims.is_empty() && keeps_bits(statement),
            dtype => dtype.is_float() && keeps_bits(statement),
        };
        let is_exact = |ty: &Type| ty.dtype.is_integral() || is_kept(ty);
        let others = ["stablehlo.rng", "stablehlo.custom_call"];
        others.iter().any(|name| statement.name.starts_with(name))
            || !values.all(|&id| is_exact(function.ty(id)))
    })
}

/// True if each result is one of the operands, compares them, or is the nearest number of its type.
fn keeps_bits(statement: &Statement) -> bool {
    let Some(name) = statement.name.strip_prefix("stablehlo.") else { return false };
    matches!(
        name,
        "abs"
            | "broadcast_in_dim"
            | "clamp"
            | "compare"
            | "concatenate"
            | "constant"
            | "convert"
            | "dynamic_slice"
            | "dynamic_update_slice"
            | "gather"
            | "iota"
            | "is_finite"
            | "maximum"
            | "minimum"
            | "negate"
            | "pad"
            | "reduce"
            | "reshape"
            | "return"
            | "reverse"
            | "select"
            | "slice"
            | "transpose"
    )
}
