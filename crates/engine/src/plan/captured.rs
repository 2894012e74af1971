//! Captured functions: the results of captures, each called as one op.

use crate::Result;
use crate::error::Error;
use crate::record::Recorder;
use crate::record::call::TensorRef;
use crate::record::capture::{Input, Shape};
use crate::record::data::Data;
use crate::record::op::{Op, Source};
use crate::record::relative::whole;
use crate::record::storage::{Content, StorageId};
use crate::record::trace::{RawNumber, Ref};
use hlo::{DType, Type};
use smallvec::SmallVec;
use std::sync::Arc;

/// The result of a capture: an op, and how a call binds its operands and results.
pub struct CapturedFunction {
    pub(crate) device: usize,
    pub(crate) inputs: Vec<Shape>,
    /// `None` if nothing is computed.
    pub(crate) op: Option<&'static Op>,
    /// The op's operands come first. Further ones are results that are operands.
    pub(crate) operands: Vec<Operand>,
    pub(crate) numbers: Vec<RawNumber>,
    pub(crate) drawn: u64,
    /// Inputs whose storage takes a new value.
    pub(crate) writes: Vec<(usize, Source)>,
    /// New storages of a call.
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

/// The storage that a result views.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Home {
    /// torch's undefined tensor.
    Nowhere,
    Input(usize),
    /// A new storage of the call, by number.
    Fresh(usize),
}

impl CapturedFunction {
    pub fn outputs(&self) -> &[GraphOutput] {
        &self.outputs
    }

    /// The bytes of a new storage.
    pub fn fresh_bytes(&self, i: usize) -> u64 {
        self.fresh.get(i).map_or(0, |(_, ty)| ty.bytes() as u64)
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

impl Recorder {
    /// Ends a capture. The function computes these tensors and the new values of its inputs.
    pub(crate) fn finish_capture(
        &mut self,
        at: usize,
        outputs: &[Option<TensorRef<'_>>],
    ) -> Result<CapturedFunction> {
        let device = self.devices[at].stands_for;
        let mut results = Vec::with_capacity(outputs.len());
        let mut homes: Vec<StorageId> = Vec::new();
        let mut values: Vec<(Ref, Type)> = Vec::new();
        for t in outputs {
            let Some((t, id)) = t.as_ref().and_then(|t| Some((t, t.storage?))) else {
                results.push(GraphOutput::nowhere());
                continue;
            };
            let placeholder = self.capture(at)?.inputs.iter().position(|i| i.storage == id);
            let home = if let Some(input) = placeholder {
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

    /// Makes the captured function that computes these values.
    fn close_capture(
        &mut self,
        at: usize,
        device: usize,
        outputs: Vec<GraphOutput>,
        values: &[(Ref, Type)],
        written: &[(usize, Ref)],
    ) -> Result<CapturedFunction> {
        let placeholders = self.devices[at].capture.take();
        let placeholders = placeholders.ok_or_else(|| Error::internal("a capture ended twice"))?;
        let refs = || values.iter().map(|v| v.0).chain(written.iter().map(|w| w.1));
        let mut wanted: Vec<u32> = Vec::new();
        for value in refs().filter_map(Ref::as_value) {
            if !wanted.contains(&value) {
                wanted.push(value);
            }
        }
        let trace = &self.devices[at].trace;
        let relative = whole(trace, &wanted);
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
            let input = placeholders.inputs.iter().position(|i| Arc::ptr_eq(&i.data, &data));
            input.map_or(Operand::Constant(data), Operand::Input)
        };
        let operands = inputs.iter().map(|i| operand(data(i))).collect();
        let op = (!wanted.is_empty()).then(|| self.ops.graph(graph, &relative.words, kinds));
        self.devices[at].trace.clear();
        Ok(CapturedFunction {
            device,
            inputs: placeholders.inputs.into_iter().map(|i| i.shape).collect(),
            op,
            operands,
            numbers,
            drawn: placeholders.drawn.offset,
            writes,
            fresh,
            outputs,
        })
    }
}
