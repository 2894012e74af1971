//! Capturing: calls recorded over stand-ins for inputs, and the graph they leave, which is called
//! as one op.
//!
//! A capture is a device that never runs: its storages and its trace are its own, and recording
//! into it is recording. What it leaves is an op like any other, so that calling it reads and
//! writes views, donates and is cut by the rules that hold for every op.

mod control;

use crate::Result;
use crate::call::{Generator, Order, TensorRef};
use crate::cut::{Reason, relative};
use crate::data::Data;
use crate::engine::{DeviceState, Engine, Mode, State};
use crate::error::Error;
use crate::op::{NumberKind, Op, Source};
use crate::storage::{Content, StorageId};
use crate::trace::{RawNumber, Ref};
use crate::view::Geometry;
use hlo::{DType, Type};
use smallvec::SmallVec;
use std::sync::Arc;

/// What a device that is a capture has beyond its trace.
#[derive(Default)]
pub(crate) struct Capture {
    inputs: Vec<Input>,
    /// Counts what is drawn; the seed is the caller's.
    pub(crate) drawn: Generator,
}

/// One input's stand-in.
struct Input {
    shape: Shape,
    storage: StorageId,
    data: Arc<Data>,
}

/// A tensor's geometry, and the stretch of memory that it covers as a dense tensor.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shape {
    dtype: DType,
    sizes: SmallVec<[i64; 6]>,
    strides: SmallVec<[i64; 6]>,
    dense: SmallVec<[i64; 6]>,
    dense_strides: SmallVec<[i64; 6]>,
}

impl Shape {
    /// The geometry of a tensor whose elements lie one behind the other.
    pub(crate) fn contiguous(ty: &Type) -> Shape {
        let sizes: SmallVec<[i64; 6]> = ty.dims[..].into();
        let strides: SmallVec<[i64; 6]> = Geometry::contiguous(&sizes).strides[..].into();
        let (dense, dense_strides) = (sizes.clone(), strides.clone());
        Shape { dtype: ty.dtype, sizes, strides, dense, dense_strides }
    }

    fn of(t: &TensorRef<'_>) -> Shape {
        let reach = t.sizes.iter().zip(t.strides).map(|(n, s)| (n - 1) * s).sum::<i64>() + 1;
        let dense = if t.is_contiguous() { t.sizes } else { &[reach] };
        let (sizes, strides) = (t.sizes.into(), t.strides.into());
        Shape { sizes, strides, ..Shape::contiguous(&Type::new(t.dtype, dense)) }
    }

    fn fits(&self, t: &TensorRef<'_>) -> bool {
        self.dtype == t.dtype && *self.sizes == *t.sizes && *self.strides == *t.strides
    }

    pub(crate) fn ty(&self) -> Type {
        Type::new(self.dtype, &self.dense)
    }

    /// The stretch of a storage that a tensor of this geometry covers from an offset on.
    fn stretch(&self, storage: Option<StorageId>, offset: i64) -> TensorRef<'_> {
        let (sizes, strides) = (&self.dense, &self.dense_strides);
        TensorRef { storage, dtype: self.dtype, sizes, strides, offset }
    }
}

/// What a capture leaves: an op, and how a call binds its operands and results.
pub struct Graph {
    pub(crate) device: usize,
    pub(crate) inputs: Vec<Shape>,
    /// `None` when nothing is computed.
    pub(crate) op: Option<&'static Op>,
    /// The op's operands come first; results may be further ones.
    pub(crate) operands: Vec<Operand>,
    pub(crate) numbers: Vec<RawNumber>,
    pub(crate) drawn: u64,
    /// Inputs whose memory takes a new value.
    pub(crate) writes: Vec<(usize, Source)>,
    /// Storages that a call makes.
    pub(crate) fresh: Vec<(Source, Type)>,
    pub(crate) outputs: Vec<GraphOutput>,
}

#[derive(Clone)]
pub(crate) enum Operand {
    Input(usize),
    Constant(Arc<Data>),
}

/// One result of a graph: a view over a storage.
#[derive(Clone, Debug)]
pub struct GraphOutput {
    pub home: Home,
    pub dtype: DType,
    pub sizes: SmallVec<[i64; 6]>,
    pub strides: SmallVec<[i64; 6]>,
    pub offset: i64,
}

/// Whose storage a result views.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// torch's undefined tensor.
    Nowhere,
    Input(usize),
    /// A storage that the call makes, by number.
    Fresh(usize),
}

impl Graph {
    pub fn outputs(&self) -> &[GraphOutput] {
        &self.outputs
    }

    /// The size of a storage that a call makes.
    pub fn fresh_bytes(&self, i: usize) -> u64 {
        self.fresh.get(i).map_or(0, |(_, ty)| ty.bytes() as u64)
    }
}

impl State {
    fn capture(&mut self, at: usize) -> Result<&mut Capture> {
        let capture = self.devices.get_mut(at).and_then(|d| d.capture.as_mut());
        capture.ok_or_else(|| Error::internal("no capture is under way"))
    }

    /// What an operand of another device stands for in a capture: a constant.
    pub(crate) fn constant(&mut self, at: usize, id: StorageId) -> Result<Ref> {
        self.capture(at).map_err(|_| escaped())?;
        let storage = self.storages.get(id)?;
        if self.devices[storage.device as usize].capture.is_some() {
            return Err(Error::internal("a branch uses a value that is none of its operands"));
        }
        let Content::Ready(data) = storage.content.clone() else {
            return Err(Error::runtime("a graph cannot use a tensor that was not computed yet"));
        };
        let trace = &mut self.devices[at].trace;
        let known = trace.inputs.iter().position(|i| Arc::ptr_eq(i, &data));
        Ok(Ref::input(known.map_or_else(|| trace.add_input(data), |i| i as u32)))
    }

    fn finish(&mut self, at: usize, outputs: &[Option<TensorRef<'_>>]) -> Result<Graph> {
        let device = self.devices[at].stands_for;
        let mut results = Vec::with_capacity(outputs.len());
        let mut homes: Vec<StorageId> = Vec::new();
        let mut values: Vec<(Ref, Type)> = Vec::new();
        for t in outputs {
            let Some((t, id)) = t.as_ref().and_then(|t| Some((t, t.storage?))) else {
                results.push(GraphOutput::nowhere());
                continue;
            };
            let stand_in = self.capture(at)?.inputs.iter().position(|i| i.storage == id);
            let home = if let Some(input) = stand_in {
                Home::Input(input)
            } else if let Some(known) = homes.iter().position(|&h| h == id) {
                Home::Fresh(known)
            } else {
                homes.push(id);
                let value = self.content(at, id, t)?;
                values.push(self.row_major(at, id, value)?);
                Home::Fresh(homes.len() - 1)
            };
            results.push(GraphOutput::of(home, t));
        }
        let mut written = Vec::new();
        for i in 0..self.capture(at)?.inputs.len() {
            let Input { storage, data, shape } = &self.capture(at)?.inputs[i];
            let (id, data, shape) = (*storage, data.clone(), shape.clone());
            let content = &self.storages.get(id)?.content;
            if !matches!(content, Content::Ready(now) if Arc::ptr_eq(now, &data)) {
                written.push((i, self.read(at, &shape.stretch(Some(id), 0))?));
            }
        }
        self.close_capture(at, device, results, &values, &written)
    }

    /// Makes the graph that computes these values.
    fn close_capture(
        &mut self,
        at: usize,
        device: usize,
        outputs: Vec<GraphOutput>,
        values: &[(Ref, Type)],
        written: &[(usize, Ref)],
    ) -> Result<Graph> {
        let stand_ins = self.devices[at].capture.take();
        let stand_ins = stand_ins.ok_or_else(|| Error::internal("a capture ended twice"))?;
        let refs = || values.iter().map(|v| v.0).chain(written.iter().map(|w| w.1));
        let mut wanted: Vec<u32> = Vec::new();
        for value in refs().filter_map(Ref::as_value) {
            if !wanted.contains(&value) {
                wanted.push(value);
            }
        }
        let trace = &self.devices[at].trace;
        let relative = relative(trace, &wanted);
        let (mut numbers, mut kinds) = (Vec::new(), Vec::new());
        for node in relative.nodes.iter().map(|&n| &trace.nodes[n as usize]) {
            numbers.extend_from_slice(trace.numbers(node));
            kinds.extend_from_slice(&node.op.numbers);
        }
        let graph = relative.graph(trace, Vec::new());
        let mut inputs = relative.inputs;
        for input in refs().filter_map(Ref::as_input) {
            if !inputs.contains(&input) {
                inputs.push(input);
            }
        }
        let source = |r: Ref| match (r.as_input(), r.as_value()) {
            (Some(i), _) => inputs.iter().position(|&x| x == i).map(Source::Operand),
            (_, Some(v)) => wanted.iter().position(|&x| x == v).map(|v| Source::Value(v as u32)),
            _ => None,
        };
        let source = |r: Ref| source(r).ok_or_else(|| Error::internal("a lost value of a graph"));
        let fresh: Result<Vec<_>> =
            values.iter().map(|(r, ty)| Ok((source(*r)?, ty.clone()))).collect();
        let writes: Result<Vec<_>> = written.iter().map(|&(i, r)| Ok((i, source(r)?))).collect();
        let (fresh, writes) = (fresh?, writes?);
        let data = |i: &u32| trace.inputs[*i as usize].clone();
        let operand = |data: Arc<Data>| {
            let input = stand_ins.inputs.iter().position(|i| Arc::ptr_eq(&i.data, &data));
            input.map_or(Operand::Constant(data), Operand::Input)
        };
        let operands = inputs.iter().map(|i| operand(data(i))).collect();
        let op = (!wanted.is_empty()).then(|| self.ops.graph(graph, &relative.words, kinds));
        self.devices[at].trace.clear();
        Ok(Graph {
            device,
            inputs: stand_ins.inputs.into_iter().map(|i| i.shape).collect(),
            op,
            operands,
            numbers,
            drawn: stand_ins.drawn.offset,
            writes,
            fresh,
            outputs,
        })
    }
}

impl GraphOutput {
    fn nowhere() -> Self {
        let none = SmallVec::new();
        Self {
            home: Home::Nowhere,
            dtype: DType::F32,
            sizes: none.clone(),
            strides: none,
            offset: 0,
        }
    }

    pub(crate) fn of(home: Home, t: &TensorRef<'_>) -> Self {
        let (sizes, strides) = (t.sizes.into(), t.strides.into());
        Self { home, dtype: t.dtype, sizes, strides, offset: t.offset }
    }
}

#[cold]
fn escaped() -> Error {
    Error::runtime("Expected all tensors to be on the same device, or in the same compiled graph")
}

#[cold]
pub(crate) fn outside() -> Error {
    Error::runtime("a compiled graph cannot write a tensor that is not one of its inputs")
}

#[cold]
pub(crate) fn unread() -> Error {
    Error::runtime("the host reads a value that a compiled graph has only when it runs")
}

impl Engine {
    /// Begins a capture for a device; the number returned is where its calls are recorded.
    pub fn capture(&self, device: usize) -> Result<usize> {
        self.check_device(device)?;
        let mut state = self.lock();
        state.devices.push(DeviceState::capture(device));
        Ok(state.devices.len() - 1)
    }

    /// A stand-in for an input like this one; only its geometry is looked at.
    pub fn capture_input(&self, at: usize, like: &TensorRef<'_>) -> Result<StorageId> {
        let shape = Shape::of(like);
        let ty = shape.ty();
        let mut state = self.lock();
        let data = Data::stand_in(ty.clone(), &self.shared.metrics);
        let storage = state.storages.insert_empty(at, ty.bytes() as u64);
        state.bind_data(storage, data.clone(), Order::new())?;
        state.capture(at)?.inputs.push(Input { shape, storage, data });
        Ok(storage)
    }

    /// Ends a capture: the graph computes these tensors and what was written into its inputs.
    pub fn capture_end(&self, at: usize, outputs: &[Option<TensorRef<'_>>]) -> Result<u64> {
        let mut state = self.lock();
        let graph = state.finish(at, outputs);
        state.devices[at].close();
        Ok(state.keep_graph(graph?))
    }

    /// Gives a capture up.
    pub fn capture_drop(&self, at: usize) {
        if let Some(capture) = self.lock().devices.get_mut(at) {
            capture.close();
        }
    }

    pub fn graph_drop(&self, id: u64) {
        let gone = self.lock().graphs.remove(&id);
        // It may hold the last of large constants, which go outside the lock.
        drop(gone);
    }

    /// Records one call of a graph, on its device or into a capture. The storages that it makes
    /// are appended to `fresh`. `None` when the inputs are not of the geometry it was made for;
    /// nothing was recorded then.
    pub fn call(
        &self,
        id: u64,
        at: Option<usize>,
        inputs: &[TensorRef<'_>],
        generator: &mut Generator,
        fresh: &mut SmallVec<[StorageId; 8]>,
    ) -> Result<Option<Arc<Graph>>> {
        let mut state = self.lock();
        let graph = state.graph(id)?;
        let fits = graph.inputs.len() == inputs.len()
            && graph.inputs.iter().zip(inputs).all(|(shape, t)| shape.fits(t));
        if !fits {
            return Ok(None);
        }
        if at.is_none() && !state.joins() && !state.devices[graph.device].trace.nodes.is_empty() {
            self.cut_locked(state, graph.device, Reason::Graph);
            state = self.lock();
        }
        state.call(&graph, at.unwrap_or(graph.device), inputs, generator, fresh)?;
        state.metrics.add(crate::metrics::Counter::Records, 1);
        Ok(Some(graph))
    }

    /// A graph was called and its inputs were let go: a place to cut.
    pub fn call_end(&self, device: usize) -> Result<()> {
        let state = self.lock();
        if state.joins() {
            return Ok(());
        }
        self.cut_in_mode(state, device, Reason::Graph)
    }

    /// From here to the matching end, in fused mode, graphs and optimizer steps do not cut: what
    /// is recorded is one program, unless the host reads.
    pub fn join_begin(&self) {
        self.lock().joining += 1;
    }

    pub fn join_end(&self) -> Result<()> {
        let mut state = self.lock();
        state.joining = state.joining.saturating_sub(1);
        drop(state);
        self.cut_all(true)
    }
}

impl State {
    /// Names a graph, which is there until it is dropped.
    pub(crate) fn keep_graph(&mut self, graph: Graph) -> u64 {
        self.last_graph += 1;
        self.graphs.insert(self.last_graph, Arc::new(graph));
        self.last_graph
    }

    fn graph(&self, id: u64) -> Result<Arc<Graph>> {
        let graph = self.graphs.get(&id).cloned();
        graph.ok_or_else(|| Error::internal("a graph that is gone"))
    }

    /// Whether calls of graphs go into one program.
    fn joins(&self) -> bool {
        self.joining > 0 && self.mode == Mode::Fused
    }

    fn call(
        &mut self,
        graph: &Graph,
        at: usize,
        inputs: &[TensorRef<'_>],
        generator: &mut Generator,
        fresh: &mut SmallVec<[StorageId; 8]>,
    ) -> Result<()> {
        for (_, ty) in &graph.fresh {
            self.check_fits(graph.device, ty.bytes() as u64)?;
        }
        let stretch = |i: usize| graph.inputs[i].stretch(inputs[i].storage, inputs[i].offset);
        let mut operands = SmallVec::<[Ref; 16]>::new();
        for operand in &graph.operands {
            operands.push(match operand {
                Operand::Input(i) => self.read(at, &stretch(*i))?,
                Operand::Constant(data) => {
                    Ref::input(self.devices[at].trace.add_input(data.clone()))
                }
            });
        }
        let drawn = match &mut self.devices[at].capture {
            Some(capture) => &mut capture.drawn,
            None => generator,
        };
        let mut first = 0;
        if let Some(op) = graph.op {
            let mut numbers: SmallVec<[RawNumber; 16]> = graph.numbers.as_slice().into();
            for (number, kind) in numbers.iter_mut().zip(&op.numbers) {
                match kind {
                    NumberKind::Seed => *number = drawn.seed,
                    NumberKind::Offset => *number = number.wrapping_add(drawn.offset),
                    _ => {}
                }
            }
            drawn.offset = drawn.offset.wrapping_add(graph.drawn);
            let trace = &mut self.devices[at].trace;
            first = trace.push(op, &operands[..op.operands.len()], &numbers);
        }
        let value = |source: &Source| match *source {
            Source::Value(v) => Ref::value(first + v),
            Source::Operand(i) => operands[i],
            Source::Undefined => Ref::value(first),
        };
        for (source, ty) in &graph.fresh {
            fresh.push(self.bind_new(at, value(source), ty, &[]));
        }
        for (i, source) in &graph.writes {
            self.write(at, &stretch(*i), value(source), &graph.inputs[*i].ty())?;
        }
        Ok(())
    }
}
