//! Recording: from a call to a node of a device's trace.
//!
//! The lowest storey of the engine. It knows calls, storages, views and traces. It knows neither
//! cuts nor programs.

pub(crate) mod call;
pub(crate) mod capture;
pub(crate) mod control;
pub(crate) mod data;
pub(crate) mod graph;
mod key;
pub(crate) mod module;
pub(crate) mod number;
pub(crate) mod op;
mod order;
pub(crate) mod overlap;
pub(crate) mod relative;
pub(crate) mod rows;
pub(crate) mod spread;
pub(crate) mod storage;
mod structure;
pub(crate) mod template;
pub(crate) mod tensors;
pub(crate) mod trace;
pub mod view;

use crate::Result;
use crate::error::{Error, ErrorKind, caught};
use crate::metrics::Metrics;
use call::{Call, CallArg, Draw, Fresh, Made, Recorded, spelled};
use capture::Capture;
use hlo::Type;
use op::{Kind, Op, OpTable, Output, Source, raw_number};
use ops::{Overlap, Row, Settings, Warning};
use rows::RowEntry;
use smallvec::SmallVec;
use std::sync::Arc;
use storage::Storages;
use trace::{RawNumber, Ref, Trace};

/// The state of recording.
pub(crate) struct Recorder {
    pub(crate) ops: OpTable,
    pub(crate) storages: Storages,
    /// The devices of the platform, and after them captures.
    pub(crate) devices: Vec<Device>,
    /// Bytes of each device's memory.
    pub(crate) memory_limits: Vec<u64>,
    /// Bytes that the user allows this process on each device.
    pub(crate) allowed_memory: Vec<u64>,
    pub(crate) metrics: Arc<Metrics>,
}

/// A device of the platform, or a capture for one.
pub(crate) struct Device {
    pub(crate) trace: Trace,
    pub(crate) stands_for: usize,
    pub(crate) capture: Option<Capture>,
}

impl Device {
    pub(crate) fn new(device: usize) -> Self {
        Self { trace: Trace::new(), stands_for: device, capture: None }
    }

    pub(crate) fn capture(device: usize) -> Self {
        Self { capture: Some(Capture::default()), ..Self::new(device) }
    }

    /// Ends a capture; later calls on it are refused.
    pub(crate) fn close(&mut self) {
        self.capture = None;
        self.trace = Trace::new();
    }
}

impl Recorder {
    /// Appends the call to the trace of its device, or refuses it and changes nothing.
    pub(crate) fn record(
        &mut self,
        call: &mut Call<'_>,
        fresh: &mut SmallVec<[Fresh; 4]>,
    ) -> Result<Recorded> {
        match typed_by_target(&self.ops.rows[call.row], call) {
            None => self.append(call, fresh),
            Some((args, settings)) => {
                let mut call = Call { args: &args, settings, generator: None, ..*call };
                self.append(&mut call, fresh)
            }
        }
    }

    fn append(
        &mut self,
        call: &mut Call<'_>,
        fresh: &mut SmallVec<[Fresh; 4]>,
    ) -> Result<Recorded> {
        let op = match self.op(call) {
            Ok(op) => op,
            Err(e) => return Err(self.overlap_before(call, e)),
        };
        let order = self.ops.order(call)?;
        self.ask_demands(op, call)?;
        let described = &self.ops.rows[call.row];
        let row = described.row;
        let repeats = overlap::check_call(row, &described.schema, call)?;
        let n_fresh = op.outputs.len().checked_sub(call.targets.len()).ok_or_else(|| {
            let text = format!("{} results for {} targets", op.outputs.len(), call.targets.len());
            Error::internal(text).for_op(self.ops.name(op))
        })?;
        for (i, (output, target)) in op.outputs[n_fresh..].iter().zip(call.targets).enumerate() {
            // A row that gives no result for a target leaves the target unchanged.
            if target.storage.is_none() || matches!(output.source, Source::Undefined) {
                continue;
            }
            let fits = output.ty.dims[..] == *target.sizes
                || (row.fills && output.ty.numel() == target.numel());
            if !fits && !call.resize_targets {
                return Err(wrong_shape(row, target.sizes, &output.ty.dims));
            }
            op.targets.check(output.ty.dtype, target.dtype, !call.resize_targets)?;
            if !fits {
                let (dims, schema) = (&output.ty.dims, &described.schema);
                let order = order::of_result(i, &order, row.order, schema, call, dims);
                let strides = self.ops.strides(&order, dims);
                let counted = || counted(target.sizes, output.ty.numel());
                let warning = (row.counts && target.numel() > 0).then(counted);
                return Ok(Recorded::Resize(i, &output.ty, strides, warning));
            }
        }
        for output in &op.outputs[..n_fresh] {
            self.check_fits(call.device, output.ty.bytes() as u64)?;
        }
        let operands = self.operands(call)?;
        let first_value = self.push_row(op, call, &operands)?;
        let source = |output: &Output| match output.source {
            Source::Undefined => None,
            Source::Operand(i) => Some(operands[i]),
            Source::Value(v) => Some(Ref::value(first_value + v)),
        };
        let like = order::kept(row.order, &described.schema, call, &order);
        for (i, output) in op.outputs[..n_fresh].iter().enumerate() {
            let ty = &output.ty;
            let order = order::of_result(i, &order, row.order, &described.schema, call, &ty.dims);
            fresh.push(source(output).map(|r| Made {
                storage: self.bind_new(call.device, r, ty, &order),
                ty,
                strides: match like.filter(|t| t.sizes == &ty.dims[..]) {
                    Some(like) => self.ops.kept_strides(like.strides),
                    None => self.ops.strides(&order, &ty.dims),
                },
            }));
        }
        for (output, target) in op.outputs[n_fresh..].iter().zip(call.targets) {
            let (Some(r), Some(_)) = (source(output), target.storage) else { continue };
            let (r, ty) = self.shaped(call.device, r, &output.ty, target)?;
            match row.overlap {
                Overlap::Repeats => self.write_repeating(call.device, target, r, &ty)?,
                _ => self.write(call.device, target, r, &ty)?,
            }
        }
        Ok(Recorded::Done(&op.warnings, repeats))
    }

    /// torch looks at overlaps before it looks for a kernel of a type.
    #[cold]
    fn overlap_before(&self, call: &Call<'_>, e: Error) -> Error {
        let described = &self.ops.rows[call.row];
        match e.kind {
            ErrorKind::NotImplemented => {
                overlap::check_call(described.row, &described.schema, call).err().unwrap_or(e)
            }
            _ => e,
        }
    }

    /// The op of a call. A fault of its row says on what.
    fn op(&mut self, call: &Call<'_>) -> Result<&'static Op> {
        let found = caught(|| self.ops.row(call.row, call.args, call.settings));
        found.map_err(|e| {
            let tensors = call.args.iter().flat_map(CallArg::tensors);
            let types = tensors.map(|t| Type::new(t.dtype, t.sizes));
            e.for_op(&spelled(&self.ops.rows[call.row].schema.name, types))
        })
    }

    /// Asks torch's preconditions on the numbers of a call.
    fn ask_demands(&self, op: &Op, call: &Call<'_>) -> Result<()> {
        let number = |arg: usize| match call.args[arg] {
            CallArg::Number { value, .. } => Some(value),
            _ => None,
        };
        let refuse = |refusal| Error::from(refusal).for_op(self.ops.name(op));
        op.demands.iter().try_for_each(|demand| demand.ask(number).map_err(refuse))
    }

    /// The values of the tensors among the arguments, in order.
    fn operands(&mut self, call: &Call<'_>) -> Result<SmallVec<[Ref; 8]>> {
        let mut operands = SmallVec::new();
        for arg in call.args {
            for t in arg.tensors().iter().filter(|t| t.storage.is_some()) {
                operands.push(self.read(call.device, t)?);
            }
        }
        Ok(operands)
    }

    fn push_row(&mut self, op: &'static Op, call: &mut Call<'_>, operands: &[Ref]) -> Result<u32> {
        let mut numbers = SmallVec::<[RawNumber; 4]>::new();
        if let Kind::Row { reads, .. } = &op.kind {
            for read in &reads.numbers {
                numbers.push(raw_number(&call.args[read.arg], read.slot)?);
            }
            if reads.random_counters > 0 {
                let drawn = match (&mut self.devices[call.device].capture, &mut call.generator) {
                    (Some(capture), _) => capture.drawn.draw(reads.random_counters),
                    (None, Some(generator)) => generator.draw(reads.random_counters),
                    (None, None) => return Err(Error::internal("no random generator")),
                };
                numbers.extend([drawn.seed, drawn.offset]);
            }
        }
        if op.n_values == 0 {
            return Ok(0);
        }
        Ok(self.devices[call.device].trace.push(op, operands, &numbers))
    }

    pub(crate) fn check_fits(&self, device: usize, bytes: u64) -> Result<()> {
        let [limit, allowed] = [&self.memory_limits, &self.allowed_memory]
            .map(|list| list.get(device).copied().unwrap_or(u64::MAX));
        let in_use = if allowed == u64::MAX { 0 } else { self.metrics.bytes(device).in_use };
        if bytes <= limit && bytes.saturating_add(in_use) <= allowed {
            return Ok(());
        }
        let gib = |b: u64| b as f64 / (1u64 << 30) as f64;
        let mut text = format!(
            "tpu:{device} out of memory. Tried to allocate {:.2} GiB. The device has a total \
             capacity of {:.2} GiB.",
            gib(bytes),
            gib(limit)
        );
        if allowed != u64::MAX {
            text += &format!(
                " set_per_process_memory_fraction allows this process {:.2} GiB, of which {:.2} \
                 GiB are in use.",
                gib(allowed),
                gib(in_use)
            );
        }
        Err(Error::new(ErrorKind::OutOfMemory, text))
    }
}

/// The arguments, with the target's type in the place of a type that the call leaves out, if the
/// row computes in its target's type. Without such a place, the type is a setting.
fn typed_by_target<'a>(
    described: &RowEntry,
    call: &Call<'a>,
) -> Option<(Vec<CallArg<'a>>, Settings)> {
    let [target] = call.targets else { return None };
    let first = call.args.first()?.tensors().first()?;
    if !(described.row.typed_by_target)(first.dtype, target.dtype) {
        return None;
    }
    let mut args = call.args.to_vec();
    let Some(place) = described.schema.position("dtype") else {
        return Some((args, Settings { target: Some(target.dtype), ..call.settings }));
    };
    let dtype = args.get_mut(place).filter(|arg| matches!(arg, CallArg::None))?;
    *dtype = CallArg::DType(target.dtype);
    Some((args, call.settings))
}

#[cold]
fn counted(target: &[i64], count: i64) -> Warning {
    let text = format!(
        "The number of elements in the out tensor of shape {target:?} is {} which does not match \
         the computed number of elements {count}. Note that this may occur as a result of rounding \
         error. The out tensor will be resized to a tensor of shape ({count},).",
        target.iter().product::<i64>()
    );
    Warning { text, once: false }
}

#[cold]
fn wrong_shape(row: &Row, target: &[i64], result: &[i64]) -> Error {
    Error::runtime(match row.overlap {
        Overlap::First => format!(
            "Bad in-place call: input tensor size {target:?} and output tensor size {result:?} \
             should match"
        ),
        _ => format!("output with shape {target:?} doesn't match the broadcast shape {result:?}"),
    })
}
