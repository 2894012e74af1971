//! Cutting: choosing the values that live on, and closing the trace into a program.
//!
//! What is cut, and where, is a function of the calls alone. Storages that still hold a pending
//! value give the outputs, in the order in which they got one; nodes that no output needs are
//! left out; inputs and values are renumbered by first use. The words of the result are the
//! program's identity, and everything that depends on data, time or addresses stays out of them.

use crate::ahead::Claim;
use crate::bounded::{Layout, Novelty, Plan, Relaid};
use crate::data::{Data, Slot};
use crate::engine::{Mode, State};
use crate::metrics::Counter;
use crate::numbers::RunTimeNumber;
use crate::op::{Kind, NumberKind};
use crate::program::{Graph, Program, ProgramNode};
use crate::storage::Content;
use crate::trace::{Ref, Trace};
use hlo::Type;
use std::collections::HashMap;
use std::sync::Arc;

/// Why a trace was cut.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Reason {
    EachOp,
    /// Fused mode has stepped back.
    Alone,
    HostRead,
    Step,
    Round,
    Length,
    Asked,
    /// A compiled graph was called.
    Graph,
}

impl Reason {
    pub(crate) const ALL: [Reason; 8] = [
        Reason::EachOp,
        Reason::Alone,
        Reason::HostRead,
        Reason::Step,
        Reason::Round,
        Reason::Length,
        Reason::Asked,
        Reason::Graph,
    ];

    /// Whether the mode cut by itself, in the middle of a stream.
    pub(crate) fn is_inner(self) -> bool {
        matches!(self, Reason::EachOp | Reason::Alone | Reason::Round | Reason::Length)
    }

    /// What follows "cut because".
    pub(crate) fn text(self) -> &'static str {
        match self {
            Reason::EachOp => "each op runs alone in this mode",
            Reason::Alone => "fused mode has stepped back",
            Reason::HostRead => "the host read a value",
            Reason::Step => "an optimizer step ended",
            Reason::Round => "a loop went round without a host read",
            Reason::Length => "the trace became too long",
            Reason::Asked => "a synchronisation asked for it",
            Reason::Graph => "a compiled graph was called",
        }
    }
}

/// When an execution starts.
pub(crate) enum Start {
    InTurn,
    /// Before it is recorded, and in vain if something else is.
    Ahead(Arc<Claim>),
    /// It was ahead.
    Already,
}

/// One execution of a program, ready for the device's thread.
pub(crate) struct Execution {
    pub(crate) program: Arc<Program>,
    pub(crate) inputs: Vec<Input>,
    /// Run-time numbers, in node order.
    pub(crate) numbers: Vec<RunTimeNumber>,
    pub(crate) outputs: Vec<Arc<Slot>>,
    pub(crate) novelty: Novelty,
    pub(crate) start: Start,
}

impl Execution {
    /// This process has not seen this program yet.
    pub(crate) fn is_new(&self) -> bool {
        self.novelty != Novelty::Known
    }

    /// It started before it was recorded.
    pub(crate) fn is_ahead(&self) -> bool {
        matches!(self.start, Start::Ahead(_))
    }
}

/// An input, and how the program wants it laid out if not as it is.
pub(crate) struct Input {
    pub(crate) slot: Arc<Slot>,
    pub(crate) relaid: Option<Box<Relaid>>,
}

impl Input {
    fn new(data: &Data, wanted: Option<&Layout>) -> Input {
        let relaid = (data.layout.as_ref() != wanted).then(|| {
            let (ty, from, to) = (data.ty.clone(), data.layout.clone(), wanted.cloned());
            Box::new(Relaid { ty, from, to })
        });
        Input { slot: data.slot.clone(), relaid }
    }
}

const UNUSED: u32 = u32::MAX;

/// Bytes that are copied sooner than a program is started.
const SMALL_VIEW: usize = 64 << 10;

impl State {
    /// Closes the device's trace. `None` when nothing that it made is still wanted.
    pub(crate) fn cut(&mut self, device: usize, reason: Reason) -> Option<Execution> {
        let trace = &mut self.devices[device].trace;
        if trace.nodes.is_empty() {
            trace.clear();
            return None;
        }
        let live = self.storages.live(trace, device);
        let mut wanted: Vec<(u32, u32)> = live.iter().map(|l| (l.output, l.value)).collect();
        wanted.sort_unstable();
        wanted.dedup();
        let wanted: Vec<u32> = wanted.into_iter().map(|(_, value)| value).collect();
        let relative = relative(trace, &wanted);
        let execution = (!relative.outputs.is_empty()).then(|| {
            let trace = &self.devices[device].trace;
            let types = relative.output_types(trace);
            let donations = donations(trace, &relative, &types, &live);
            let (mut execution, plan) = self.close(device, reason, relative, donations);
            let is_whole = self.mode == Mode::Fused && reason != Reason::Alone;
            let place = &mut self.devices[device];
            let started = if is_whole { place.ahead.take(&execution, &self.metrics) } else { None };
            // What is donated stops counting before what takes it over starts to.
            self.devices[device].trace.inputs.clear();
            let trace = &self.devices[device].trace;
            let data = |((i, ty), &value): ((usize, Type), &u32)| {
                let layout = plan.output(i).cloned();
                let slot = started.as_ref().map(|slots| slots[i].clone()).unwrap_or_default();
                Data::new(slot, ty, layout, trace.made(value), device, &self.metrics)
            };
            let datas: Vec<_> = types.into_iter().enumerate().zip(&wanted).map(data).collect();
            execution.outputs = datas.iter().map(|d| d.slot.clone()).collect();
            if is_whole {
                let left = datas.iter().map(|data| data.bytes()).sum();
                self.devices[device].ahead.note(&execution, left);
            }
            match &started {
                Some(_) => execution.start = Start::Already,
                None => {
                    self.metrics.add(Counter::Donations, execution.program.donated().count() as u64)
                }
            }
            for l in live {
                let data = datas[l.output as usize].clone();
                self.storages.by_slot(l.slot).content = Content::Ready(data);
            }
            execution
        });
        self.devices[device].trace.clear();
        execution
    }

    /// Takes small views of what is there out of the trace, each as a program of its own.
    ///
    /// Where ops run one by one because sizes change, few ops see the size: a last element, whatever
    /// it is the last of, is then one element, and what is done with it is compiled once.
    pub(crate) fn cut_views(&mut self, device: usize) -> Vec<Execution> {
        let mut executions = Vec::new();
        if self.devices[device].trace.nodes.len() < 2 {
            return executions;
        }
        for n in 0..self.devices[device].trace.nodes.len() {
            let trace = &self.devices[device].trace;
            let node = trace.nodes[n];
            let ty = &node.op.outputs[0].ty;
            let is_there = trace.operands(&node).iter().all(|r| r.as_input().is_some());
            let is_view = matches!(node.op.kind, Kind::Read(_) | Kind::ReadRows);
            if !is_view || ty.bytes() > SMALL_VIEW || !is_there {
                continue;
            }
            let value = node.first_value;
            let relative = relative(trace, &[value]);
            let donations = vec![None; relative.inputs.len()];
            let (mut execution, plan) = self.close(device, Reason::Alone, relative, donations);
            let layout = plan.output(0).cloned();
            let time = self.devices[device].trace.made(value);
            let data = Data::new(Arc::default(), ty.clone(), layout, time, device, &self.metrics);
            // The op that reads it is then the same program as on a tensor that lives on.
            data.lend();
            execution.outputs.push(data.slot.clone());
            executions.push(execution);
            let trace = &mut self.devices[device].trace;
            let input = trace.add_input(data);
            trace.replace(value, Ref::input(input));
        }
        executions
    }

    /// An execution without its outputs.
    fn close(
        &mut self,
        device: usize,
        reason: Reason,
        relative: Relative,
        donations: Vec<Option<u32>>,
    ) -> (Execution, Plan) {
        let trace = &self.devices[device].trace;
        let debug = self.mode == Mode::Debug;
        let mut numbers = Vec::new();
        for node in relative.nodes.iter().map(|&n| &trace.nodes[n as usize]) {
            let raw = node.op.numbers.iter().zip(trace.numbers(node));
            numbers.extend(raw.map(|(&kind, &bits)| RunTimeNumber::new(kind, bits)));
        }
        let mut words = relative.words.clone();
        words.extend(donations.iter().map(|d| d.map_or(UNUSED, |o| o)));
        words.push(u32::from(debug));
        self.fingerprint = crate::op::hash_words(&[self.fingerprint, crate::program::hash(&words)]);
        if reason == Reason::Graph {
            self.families.round_ends();
        }
        let (plan, novelty) = self.plan(device, &relative, words, donations);
        let number = |&size: &i64| RunTimeNumber::new(NumberKind::I64, size as u64);
        numbers.extend(plan.symbols().iter().map(number));
        let of_trace = &self.devices[device].trace.inputs;
        let input = |(at, &i): (usize, &u32)| Input::new(&of_trace[i as usize], plan.input(at));
        let inputs = relative.inputs.iter().enumerate().map(input).collect();
        let program = plan.program.clone();
        self.metrics.cut(reason);
        self.metrics.add(Counter::CacheHitsMemory, u64::from(novelty == Novelty::Known));
        let outputs = Vec::new();
        (Execution { program, inputs, numbers, outputs, novelty, start: Start::InTurn }, plan)
    }
}

/// A storage whose pending value lives on.
pub(crate) struct Live {
    pub(crate) slot: u32,
    pub(crate) value: u32,
    /// Which output the value is.
    pub(crate) output: u32,
    /// The trace's input that this storage held before, if it was read.
    pub(crate) before: Option<u32>,
}

impl crate::storage::Storages {
    /// The storages that hold a pending value of this trace, in the order in which they got one.
    fn live(&mut self, trace: &Trace, device: usize) -> Vec<Live> {
        let mut live: Vec<Live> = Vec::with_capacity(trace.pending.len());
        // A slot that was freed and taken again is listed again: the last time for its owner.
        for &slot in trace.pending.iter().rev() {
            let storage = self.by_slot(slot);
            let Content::Pending(value) = storage.content else { continue };
            // It may have gone to another device, whose trace numbers its own values.
            if storage.device as usize != device {
                continue;
            }
            // Marks the storage as seen.
            storage.content = Content::Empty;
            let before = (storage.input.0 == trace.stamp).then_some(storage.input.1);
            live.push(Live { slot, value, output: UNUSED, before });
        }
        live.reverse();
        let mut outputs = vec![UNUSED; trace.makers.len()];
        let mut n = 0;
        for l in &mut live {
            let output = &mut outputs[l.value as usize];
            if *output == UNUSED {
                *output = n;
                n += 1;
            }
            l.output = *output;
        }
        live
    }
}

/// What the wanted values need of a trace, renumbered by first use. As most programs are known, it
/// becomes a graph only where one is asked for.
pub(crate) struct Relative {
    /// How many inputs there are; each node's op and operands; then the outputs.
    pub(crate) words: Vec<u32>,
    /// The trace's input behind each input of the graph.
    pub(crate) inputs: Vec<u32>,
    /// The trace's node behind each node of the graph.
    pub(crate) nodes: Vec<u32>,
    pub(crate) outputs: Vec<u32>,
    /// The trace's value behind each output.
    wanted: Vec<u32>,
    /// The graph's input for each one of the trace, or `UNUSED`.
    new_input: Vec<u32>,
}

/// Keeps what the wanted values need and renumbers it by first use.
pub(crate) fn relative(trace: &Trace, wanted: &[u32]) -> Relative {
    let needed = needed(trace, wanted);
    let mut words = Vec::with_capacity(trace.makers.len() * 4);
    let mut inputs = Vec::new();
    let mut new_input = vec![UNUSED; trace.inputs.len()];
    let mut new_value = vec![UNUSED; trace.makers.len()];
    // Inputs first, so that operand numbers are final when the nodes are written.
    let nodes: Vec<u32> = (0..needed.len() as u32).filter(|&n| needed[n as usize]).collect();
    for node in nodes.iter().map(|&n| &trace.nodes[n as usize]) {
        for i in trace.operands(node).iter().filter_map(|r| r.as_input()) {
            if new_input[i as usize] == UNUSED {
                new_input[i as usize] = inputs.len() as u32;
                inputs.push(i);
            }
        }
    }
    let mut next = inputs.len() as u32;
    words.push(next);
    for node in nodes.iter().map(|&n| &trace.nodes[n as usize]) {
        let operand = |r: &Ref| match (r.as_input(), r.as_value()) {
            (Some(i), _) => new_input[i as usize],
            (_, Some(v)) => new_value[v as usize],
            _ => UNUSED,
        };
        words.push(node.op.id);
        words.extend(trace.operands(node).iter().map(operand));
        for v in 0..node.op.n_values as u32 {
            new_value[(node.first_value + v) as usize] = next + v;
        }
        next += node.op.n_values as u32;
    }
    let outputs: Vec<u32> = wanted.iter().map(|&value| new_value[value as usize]).collect();
    words.push(UNUSED);
    words.extend_from_slice(&outputs);
    Relative { words, inputs, nodes, outputs, wanted: wanted.to_vec(), new_input }
}

impl Relative {
    pub(crate) fn output_types(&self, trace: &Trace) -> Vec<Type> {
        let ty = |&value: &u32| {
            let node = &trace.nodes[trace.makers[value as usize] as usize];
            let ty = node.op.value_type(value - node.first_value).cloned();
            ty.unwrap_or_else(|| Type::scalar(hlo::DType::F32))
        };
        self.wanted.iter().map(ty).collect()
    }

    /// The graph that the words say, of the trace that they were taken from.
    pub(crate) fn graph(&self, trace: &Trace, donations: Vec<Option<u32>>) -> Graph {
        let mut words = &self.words[1..];
        let node = |&n: &u32| {
            let op = trace.nodes[n as usize].op;
            let (operands, rest) = words[1..].split_at(op.operands.len());
            words = rest;
            let line = trace.lines.get(n as usize).cloned().flatten();
            ProgramNode { op, operands: operands.to_vec(), line }
        };
        let nodes = self.nodes.iter().map(node).collect();
        let inputs = self.inputs.iter().map(|&i| trace.inputs[i as usize].ty.clone()).collect();
        let (outputs, output_types) = (self.outputs.clone(), self.output_types(trace));
        Graph { inputs, nodes, outputs, output_types, donations, is_captured: false }
    }
}

/// Which nodes the wanted values need, walking backwards.
fn needed(trace: &Trace, wanted: &[u32]) -> Vec<bool> {
    let mut needed = vec![false; trace.nodes.len()];
    for &value in wanted {
        needed[trace.makers[value as usize] as usize] = true;
    }
    for (i, node) in trace.nodes.iter().enumerate().rev() {
        if needed[i] {
            for v in trace.operands(node).iter().filter_map(|r| r.as_value()) {
                needed[trace.makers[v as usize] as usize] = true;
            }
        }
    }
    needed
}

/// Which output takes over each input's buffer. An input may go when no storage holds its data
/// any more; it goes first to the output that replaced it in its own storage, else to the first
/// one of its type.
fn donations(
    trace: &Trace,
    relative: &Relative,
    types: &[Type],
    live: &[Live],
) -> Vec<Option<u32>> {
    let Relative { inputs, new_input, .. } = relative;
    let ty = |i: usize| &trace.inputs[inputs[i] as usize].ty;
    let free = |i: usize| trace.inputs[inputs[i] as usize].is_free();
    let mut donations = vec![None; inputs.len()];
    let mut taken = vec![false; types.len()];
    for l in live {
        let Some(i) = l.before.map(|b| new_input[b as usize] as usize) else { continue };
        let o = l.output as usize;
        // An input that no node reads was left out, and its number with it.
        let open = donations.get(i).is_some_and(Option::is_none) && !taken[o];
        if open && free(i) && *ty(i) == types[o] {
            donations[i] = Some(l.output);
            taken[o] = true;
        }
    }
    let mut open: HashMap<&Type, Vec<u32>> = HashMap::new();
    for o in (0..taken.len()).rev().filter(|&o| !taken[o]) {
        open.entry(&types[o]).or_default().push(o as u32);
    }
    for (i, donation) in donations.iter_mut().enumerate() {
        if donation.is_none()
            && let Some(outputs) = open.get_mut(ty(i))
            && !outputs.is_empty()
            && free(i)
        {
            *donation = outputs.pop();
        }
    }
    donations
}
