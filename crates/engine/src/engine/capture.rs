//! Capturing: calls recorded over placeholders for inputs, and calls of the captured functions.
//!
//! A capture is a device that never runs. It has separate storages and a trace, and records like
//! any device. Its result is an op like any other. A call reads and writes views, donates, and is
//! cut, by the rules for every op.

use super::{Engine, State};
use crate::Result;
use crate::error::Error;
use crate::metrics::Counter;
use crate::mode::{Mode, Reason};
use crate::plan::captured::{CapturedFunction, Operand};
use crate::record::Device;
use crate::record::call::{Draw, Order, TensorRef};
use crate::record::capture::{Input, Shape};
use crate::record::data::Data;
use crate::record::op::{NumberKind, Source};
use crate::record::storage::StorageId;
use crate::record::trace::{RawNumber, Ref};
use smallvec::SmallVec;
use std::sync::Arc;

impl Engine {
    /// Begins a capture for a device; returns the number of the device that records its calls.
    pub fn capture(&self, device: usize) -> Result<usize> {
        self.check_device(device)?;
        let mut state = self.lock();
        let devices = &mut state.recorder.devices;
        devices.push(Device::capture(device));
        Ok(devices.len() - 1)
    }

    /// A placeholder for an input with the geometry of this one.
    pub fn capture_input(&self, at: usize, like: &TensorRef<'_>) -> Result<StorageId> {
        let shape = Shape::of(like);
        let ty = shape.ty();
        let mut state = self.lock();
        let data = Data::placeholder(ty.clone(), &self.shared.metrics);
        let recorder = &mut state.recorder;
        let storage = recorder.storages.insert_empty(at, ty.bytes() as u64);
        recorder.bind_data(storage, data.clone(), Order::new())?;
        recorder.capture(at)?.inputs.push(Input { shape, storage, data });
        Ok(storage)
    }

    /// Ends a capture. The graph computes these tensors and the new values of its inputs.
    pub fn capture_end(&self, at: usize, outputs: &[Option<TensorRef<'_>>]) -> Result<u64> {
        let mut state = self.lock();
        let function = state.recorder.finish_capture(at, outputs);
        state.recorder.devices[at].close();
        Ok(state.keep(function?))
    }

    /// Gives a capture up.
    pub fn capture_drop(&self, at: usize) {
        if let Some(capture) = self.lock().recorder.devices.get_mut(at) {
            capture.close();
        }
    }

    pub fn graph_drop(&self, id: u64) {
        let gone = self.lock().functions.remove(&id);
        // It may hold the last references to large constants, which are dropped outside the lock.
        drop(gone);
    }

    /// Records one call of a graph, on its device or into a capture. The new storages are appended
    /// to `fresh`. `None`, with nothing recorded, if the inputs have another geometry than at the
    /// capture.
    pub fn call(
        &self,
        id: u64,
        at: Option<usize>,
        inputs: &[TensorRef<'_>],
        generator: &mut dyn Draw,
        fresh: &mut SmallVec<[StorageId; 8]>,
    ) -> Result<Option<Arc<CapturedFunction>>> {
        let mut state = self.lock();
        let graph = state.function(id)?;
        state = self.after_step(state, at.unwrap_or(graph.device))?;
        let fits = graph.inputs.len() == inputs.len()
            && graph.inputs.iter().zip(inputs).all(|(shape, t)| shape.fits(t));
        if !fits {
            return Ok(None);
        }
        if at.is_none()
            && !state.joins(graph.device)
            && !state.recorder.devices[graph.device].trace.nodes.is_empty()
        {
            self.cut_locked(state, graph.device, Reason::Graph)?;
            state = self.lock();
        }
        state.call(&graph, at.unwrap_or(graph.device), inputs, generator, fresh)?;
        self.metrics().add(Counter::Records, 1);
        Ok(Some(graph))
    }

    /// A graph that calls one of these graphs: its first input, an `i64`, is the index. `has_usual` says
    /// that it is nearly always the first one.
    pub fn graph_cond(&self, branches: &[u64], has_usual: bool) -> Result<u64> {
        let mut state = self.lock();
        let branches = branches.iter().map(|&id| state.function(id)).collect::<Result<Vec<_>>>()?;
        let function = state.recorder.cond(&branches, has_usual)?;
        Ok(state.keep(function))
    }

    /// A graph that calls `body` with its last results, as long as `condition` holds.
    pub fn graph_while(&self, condition: u64, body: u64) -> Result<u64> {
        let mut state = self.lock();
        let (condition, body) = (state.function(condition)?, state.function(body)?);
        let function = state.recorder.while_loop(&condition, &body)?;
        Ok(state.keep(function))
    }

    /// A graph that calls `body` `count` times, with its last results and slices of stacks. The
    /// further results of `body` are stacked.
    pub fn graph_scan(&self, body: u64, count: i64, carried: usize, slices: usize) -> Result<u64> {
        let mut state = self.lock();
        let body = state.function(body)?;
        let function = state.recorder.scan(&body, count, carried, slices)?;
        Ok(state.keep(function))
    }

    /// Notes that a graph was called and its inputs were released: a place to cut, unless a
    /// collective of the results follows.
    pub fn call_end(&self, device: usize, goes_on: bool) -> Result<()> {
        let state = self.lock();
        if goes_on && self.takes_part(&state, device) || state.joins(device) {
            return Ok(());
        }
        self.cut_in_mode(state, device, Reason::Graph)
    }

    /// Until the matching end, graphs and optimizer steps do not cut in fused mode. The recorded
    /// calls become one program, unless the host reads.
    pub fn join_begin(&self) {
        self.lock().joining += 1;
    }

    pub fn join_end(&self) -> Result<()> {
        let mut state = self.lock();
        state.joining = state.joining.saturating_sub(1);
        drop(state);
        let devices: Vec<usize> = (0..self.shared.platform.device_count()).collect();
        self.step_end(&devices)
    }
}

impl State {
    /// Gives a graph a number, under which it is kept until it is dropped.
    pub(super) fn keep(&mut self, function: CapturedFunction) -> u64 {
        self.last_function += 1;
        self.functions.insert(self.last_function, Arc::new(function));
        self.last_function
    }

    pub(super) fn function(&self, id: u64) -> Result<Arc<CapturedFunction>> {
        let function = self.functions.get(&id).cloned();
        function.ok_or_else(|| Error::internal("a graph that was dropped"))
    }

    /// True if a call of a graph is a part of the program that is recorded: calls are joined, or the
    /// program has collectives, which would have to wait for each other between two programs, or
    /// each step has.
    fn joins(&self, device: usize) -> bool {
        let holds_collective = || self.recorder.devices[device].trace.last_collective().is_some();
        let is_part = || self.policies[device].joins_graphs() || holds_collective();
        self.mode == Mode::Fused && (self.joining > 0 || is_part())
    }

    fn call(
        &mut self,
        graph: &CapturedFunction,
        at: usize,
        inputs: &[TensorRef<'_>],
        generator: &mut dyn Draw,
        fresh: &mut SmallVec<[StorageId; 8]>,
    ) -> Result<()> {
        let recorder = &mut self.recorder;
        for (_, ty) in &graph.fresh {
            recorder.check_fits(graph.device, ty.bytes() as u64)?;
        }
        let stretch = |i: usize| graph.inputs[i].stretch(inputs[i].storage, inputs[i].offset);
        let mut operands = SmallVec::<[Ref; 16]>::new();
        for operand in &graph.operands {
            operands.push(match operand {
                Operand::Input(i) => recorder.read(at, &stretch(*i))?,
                Operand::Constant(data) => {
                    Ref::input(recorder.devices[at].trace.add_input(data.clone()))
                }
            });
        }
        let mut first = 0;
        if let Some(op) = graph.op {
            let drawn = match &mut recorder.devices[at].capture {
                Some(capture) => capture.drawn.draw(graph.drawn),
                None => generator.draw(graph.drawn),
            };
            let mut numbers: SmallVec<[RawNumber; 16]> = graph.numbers.as_slice().into();
            for (number, kind) in numbers.iter_mut().zip(&op.numbers) {
                match kind {
                    NumberKind::Seed => *number = drawn.seed,
                    NumberKind::Offset => *number = number.wrapping_add(drawn.offset),
                    _ => {}
                }
            }
            let trace = &mut recorder.devices[at].trace;
            first = trace.push(op, &operands[..op.operands.len()], &numbers);
        }
        let value = |source: &Source| match *source {
            Source::Value(v) => Ref::value(first + v),
            Source::Operand(i) => operands[i],
            Source::Undefined => Ref::value(first),
        };
        for (source, ty) in &graph.fresh {
            fresh.push(recorder.bind_new(at, value(source), ty, &[]));
        }
        for (i, source) in &graph.writes {
            recorder.write(at, &stretch(*i), value(source), &graph.inputs[*i].ty())?;
        }
        Ok(())
    }
}
