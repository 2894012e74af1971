//! A small value that the host reads, cut out of a trace that goes on.
//!
//! Models ask about their masks and positions in the middle of a step. Such a value needs a few
//! small values, but a cut of the whole trace would split the step into two programs, with all that
//! crosses between them.

use super::Planner;
use super::cut::Request;
use super::execution::Execution;
use super::live::{Live, wanted};
use super::program::Plan;
use crate::record::Recorder;
use crate::record::data::Data;
use crate::record::relative::{relative, whole};
use crate::record::storage::Content;
use crate::record::trace::{Ref, Trace};
use crate::tuning::{SMALL_PART, SMALL_PART_BYTES};
use hlo::Type;
use std::sync::Arc;

impl Planner {
    /// Takes what a value needs out of the device's trace, as a separate program, and returns the
    /// nodes, too. `None` if that is not little, or if not much would be left; the trace is then
    /// unchanged.
    pub(crate) fn cut_apart(
        &mut self,
        recorder: &mut Recorder,
        request: Request,
        value: u32,
    ) -> Option<(Execution, Vec<u32>)> {
        let device = request.device;
        let (results, live) = separate(recorder, device, value)?;
        let trace = &recorder.devices[device].trace;
        let relative = relative(trace, &results);
        let types = relative.output_types(trace);
        let donations = vec![None; relative.inputs.len()];
        let (mut execution, plan) = loop {
            match self.close(recorder, request, relative.clone(), donations.clone()) {
                Ok(closed) => break closed,
                // About little, so the lock may be held.
                Err(question) => {
                    let (key, verdict) = question.answer();
                    self.answer(key, verdict);
                }
            }
        };
        execution.take_from_trace(recorder, &results, types, &plan, &live);
        Some((execution, relative.nodes))
    }
}

impl Execution {
    /// Gives a part of a trace that goes on its outputs, which take the places of these values in
    /// the trace and in the storages that hold them.
    pub(super) fn take_from_trace(
        &mut self,
        recorder: &mut Recorder,
        results: &[u32],
        types: Vec<Type>,
        plan: &Plan,
        live: &[Live],
    ) {
        let Recorder { storages, devices, metrics, .. } = recorder;
        let device = self.devices[0];
        let trace = &mut devices[device].trace;
        for (at, (&value, ty)) in results.iter().zip(types).enumerate() {
            let (layout, time) = (plan.output(at).cloned(), trace.made(value));
            let data = Data::new(Arc::default(), ty, layout, time, device, metrics);
            self.outputs.push(data.slot.clone());
            self.bytes += data.bytes();
            let input = trace.add_input(data.clone());
            trace.replace(value, Ref::input(input));
            for holder in live.iter().filter(|holder| holder.value == value) {
                let storage = storages.by_slot(holder.slot);
                storage.content = Content::Ready(data.clone());
                storage.input = (trace.stamp, input);
            }
        }
        self.outputs.extend(self.program.has_checks().then(Arc::default));
    }
}

/// The values that a separate program for a value would leave, and all that live on. `None` if the
/// value needs more than a little, or if not much would be left.
pub(super) fn separate(
    recorder: &mut Recorder,
    device: usize,
    value: u32,
) -> Option<(Vec<u32>, Vec<Live>)> {
    let Recorder { storages, devices, .. } = recorder;
    let trace = &devices[device].trace;
    let live = storages.live(trace, device);
    storages.restore(&live);
    Some((results(trace, &live, value)?, live))
}

/// The values that the separate program leaves: the read one, and those of its part that the rest
/// or a storage needs.
fn results(trace: &Trace, live: &[Live], value: u32) -> Option<Vec<u32>> {
    let part = little(trace, value)?;
    let mut is_part = vec![false; trace.nodes.len()];
    part.iter().for_each(|&n| is_part[n as usize] = true);
    let all = whole(trace, &wanted(live));
    let rest = || all.nodes.iter().filter(|&&n| !is_part[n as usize]);
    if rest().all(|&n| is_small(trace, n)) {
        return None;
    }
    let read = rest().flat_map(|&n| trace.operands(&trace.nodes[n as usize]));
    let mut results: Vec<u32> = read.filter_map(|operand| operand.as_value()).collect();
    results.extend(live.iter().map(|holder| holder.value));
    results.push(value);
    results.retain(|&value| is_part[trace.makers[value as usize] as usize]);
    results.sort_unstable();
    results.dedup();
    Some(results)
}

/// The nodes that a value needs, if they make a few small values and nobody else takes part in them.
pub(super) fn little(trace: &Trace, value: u32) -> Option<Vec<u32>> {
    let mut nodes = vec![trace.makers[value as usize]];
    let mut next = 0;
    while let Some(&n) = nodes.get(next) {
        let node = &trace.nodes[n as usize];
        if node.op.is_collective || !is_small(trace, n) {
            return None;
        }
        for v in trace.operands(node).iter().filter_map(|r| r.as_value()) {
            let maker = trace.makers[v as usize];
            if nodes.contains(&maker) {
                continue;
            }
            if nodes.len() == SMALL_PART {
                return None;
            }
            nodes.push(maker);
        }
        next += 1;
    }
    Some(nodes)
}

fn is_small(trace: &Trace, node: u32) -> bool {
    let outputs = &trace.nodes[node as usize].op.outputs;
    outputs.iter().all(|output| output.ty.bytes() <= SMALL_PART_BYTES)
}
