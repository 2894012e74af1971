//! Cutting: choosing the values that live on, and closing the trace into an execution.
//!
//! A cut is a function of the calls only. Storages that still hold a pending value give the
//! outputs, in the order in which they got the value. Nodes that no output needs are left out.
//! Inputs and values are renumbered by first use. The words of the result are the program's
//! identity, and depend on no data, time or address.

use super::Planner;
use super::classes::{Novelty, Question};
use super::donate::donations;
use super::execution::{Execution, Input, Start};
use super::live::wanted;
use super::program::Plan;
use super::shared_numbers::Places;
use crate::metrics::Counter;
use crate::mode::Reason;
use crate::record::Recorder;
use crate::record::data::{Data, Slot};
use crate::record::number::RunTimeNumber;
use crate::record::op::{Kind, NumberKind};
use crate::record::relative::{Relative, UNUSED, relative, whole};
use crate::record::storage::Content;
use crate::record::trace::{Node, Ref, Trace};
use crate::tuning::SMALL_VIEW;
use hlo::Type;
use smallvec::smallvec;
use std::sync::Arc;

/// A request to cut a device's trace.
#[derive(Clone, Copy)]
pub(crate) struct Request {
    pub(crate) device: usize,
    pub(crate) reason: Reason,
    /// True if checks of data follow the results.
    pub(crate) debug: bool,
}

/// Executions that were cut out of the middle of a trace, and the next node to look at.
#[derive(Default)]
pub(crate) struct Views {
    pub(crate) executions: Vec<Execution>,
    next: usize,
    /// The chains taken so far of which nothing lives on.
    pub(super) dropped: usize,
    /// The iterations taken so far.
    pub(super) iterations: usize,
}

impl Planner {
    /// Closes the device's trace. `None` if no storage holds a value of the trace. `started` gives
    /// the results if the execution has already been started.
    ///
    /// # Errors
    /// A question that has to be answered first. The trace is unchanged.
    pub(crate) fn cut(
        &mut self,
        recorder: &mut Recorder,
        request: Request,
        started: impl FnOnce(&Execution) -> Option<Vec<Arc<Slot>>>,
    ) -> Result<Option<Execution>, Box<Question>> {
        let Request { device, .. } = request;
        let Recorder { storages, devices, .. } = recorder;
        let trace = &mut devices[device].trace;
        let live = storages.live(trace, device);
        let mut wanted = wanted(&live);
        if wanted.is_empty() {
            // A program has a result, and there is one if a collective is left.
            wanted.extend(trace.last_collective());
        }
        let relative = whole(trace, &wanted);
        if relative.outputs.is_empty() {
            trace.clear();
            return Ok(None);
        }
        let types = relative.output_types(trace);
        let donations = donations(trace, &relative, &types, &live);
        let closed = self.close(recorder, request, relative, donations);
        let Recorder { storages, devices, metrics, .. } = recorder;
        let (mut execution, plan) = closed.inspect_err(|_| storages.restore(&live))?;
        let started = started(&execution);
        let trace = &mut devices[device].trace;
        // The metrics drop a donated input before they count the result that takes its buffer.
        trace.inputs.clear();
        let data = |((i, ty), &value): ((usize, Type), &u32)| {
            let layout = plan.output(i).cloned();
            let slot = started.as_ref().map(|slots| slots[i].clone()).unwrap_or_default();
            Data::new(slot, ty, layout, trace.made(value), device, metrics)
        };
        let datas: Vec<_> = types.into_iter().enumerate().zip(&wanted).map(data).collect();
        let report = execution.program.has_checks().then(|| match &started {
            Some(slots) => slots[datas.len()].clone(),
            None => Arc::default(),
        });
        execution.outputs = datas.iter().map(|d| d.slot.clone()).chain(report).collect();
        execution.bytes = datas.iter().map(|data| data.bytes()).sum();
        match &started {
            Some(_) => execution.start = Start::Speculated,
            None => metrics.add(Counter::Donations, execution.program.donated().count() as u64),
        }
        for l in live {
            let data = datas[l.output as usize].clone();
            storages.by_slot(l.slot).content = Content::Ready(data);
        }
        trace.clear();
        Ok(Some(execution))
    }

    /// Takes nodes that need inputs alone out of the trace, each as a separate program. The sizes of
    /// their operands then make no other programs of the ops after them.
    ///
    /// # Errors
    /// A question that has to be answered first; `views` holds the place to go on.
    pub(crate) fn cut_nodes(
        &mut self,
        recorder: &mut Recorder,
        request: Request,
        views: &mut Views,
        mut is_one: impl FnMut(&Trace, &Node) -> bool,
    ) -> Result<(), Box<Question>> {
        let Request { device, .. } = request;
        let nodes = recorder.devices[device].trace.nodes.len();
        while nodes > 1 && views.next < nodes {
            let trace = &recorder.devices[device].trace;
            let node = trace.nodes[views.next];
            if is_one(trace, &node) {
                let (value, ty) = (node.first_value, &node.op.outputs[0].ty);
                let relative = relative(trace, &[value]);
                let donations = vec![None; relative.inputs.len()];
                let (execution, plan) = self.close(recorder, request, relative, donations)?;
                views
                    .executions
                    .push(execution_of_node(recorder, device, value, ty, execution, &plan));
            }
            views.next += 1;
        }
        Ok(())
    }

    /// An execution without its outputs.
    pub(super) fn close(
        &mut self,
        recorder: &Recorder,
        request: Request,
        relative: Relative,
        donations: Vec<Option<u32>>,
    ) -> Result<(Execution, Plan), Box<Question>> {
        let Request { device, reason, debug } = request;
        let trace = &recorder.devices[device].trace;
        let mut words = relative.words.clone();
        words.extend(donations.iter().map(|d| d.unwrap_or(UNUSED)));
        words.push(u32::from(debug));
        let mut numbers = Vec::new();
        for node in relative.nodes.iter().map(|&n| &trace.nodes[n as usize]) {
            let raw = node.op.numbers.iter().zip(trace.numbers(node));
            numbers.extend(raw.map(|(&kind, &bits)| RunTimeNumber::new(kind, bits)));
        }
        let ops = relative.nodes.iter().map(|&n| trace.nodes[n as usize].op);
        let places = match relative.has_collectives(trace) {
            true => Places::default(),
            false => self.shared.places(&relative.words, ops, &numbers),
        };
        words.extend_from_slice(&places);
        let (plan, novelty) = self.plan(trace, &relative, &words, &donations, &places, debug)?;
        plan.program.share(&mut numbers);
        let number = |&size: &i64| RunTimeNumber::new(NumberKind::I64, size as u64);
        numbers.extend(plan.symbols().iter().map(number));
        let input = |(at, &i): (usize, &u32)| Input::new(&trace.inputs[i as usize], plan.input(at));
        let inputs = relative.inputs.iter().enumerate().map(input).collect();
        let program = plan.program.clone();
        self.library.used(&program);
        recorder.metrics.cut(reason, program.fingerprint);
        recorder.metrics.add(Counter::CacheHitsMemory, u64::from(novelty == Novelty::Known));
        let (devices, start) = (smallvec![device], Start::InTurn);
        let (outputs, bytes) = (Vec::new(), 0);
        let line = |(call, &n): (usize, &u32)| {
            let checks = trace.nodes[n as usize].op.has_checks;
            let line = trace.lines.get(n as usize).filter(|_| checks)?.clone()?;
            Some((call as u32, line))
        };
        let lines = relative.nodes.iter().enumerate().filter_map(line).collect();
        let nodes = relative.nodes.iter().map(|&n| &trace.nodes[n as usize]);
        let tickets = nodes
            .filter(|node| matches!(node.op.kind, Kind::Collective(_)))
            .filter_map(|node| trace.numbers(node).first().copied())
            .collect();
        let execution = Execution {
            program,
            exact: plan.exact.clone(),
            devices,
            inputs,
            numbers,
            outputs,
            lines,
            tickets,
            first: trace.first,
            bytes,
            novelty,
            is_unsettled: self.note(novelty),
            start,
        };
        Ok((execution, plan))
    }
}

/// True if the node reads a small view of an input. For example, the last element of a sequence has
/// one shape for all lengths.
pub(crate) fn is_small_view(trace: &Trace, node: &Node) -> bool {
    let is_there = trace.operands(node).iter().all(|r| r.as_input().is_some());
    let is_view = matches!(node.op.kind, Kind::Read(_) | Kind::ReadRows);
    is_view && node.op.outputs[0].ty.bytes() <= SMALL_VIEW && is_there
}

/// Gives the execution of a node its output, which takes the place of its value in the trace.
fn execution_of_node(
    recorder: &mut Recorder,
    device: usize,
    value: u32,
    ty: &Type,
    mut execution: Execution,
    plan: &Plan,
) -> Execution {
    let trace = &mut recorder.devices[device].trace;
    let (layout, time) = (plan.output(0).cloned(), trace.made(value));
    let data = Data::new(Arc::default(), ty.clone(), layout, time, device, &recorder.metrics);
    // The reading op is then the same program as on a tensor that lives on.
    data.lend();
    execution.outputs.push(data.slot.clone());
    let input = trace.add_input(data);
    trace.replace(value, Ref::input(input));
    execution
}
