//! Kernels: functions that JAX traced, recorded like any op.
//!
//! A kernel is no place to cut: a program takes the kernel's statements among those of its
//! neighbours, so the compiler fuses across them.

use super::{Engine, LINES};
use crate::Result;
use crate::error::Error;
use crate::metrics::Counter;
use crate::record::call::TensorRef;
use crate::record::module::Module;
use crate::record::storage::StorageId;
use crate::spans::{SPANS, SpanKind};
use hlo::{Recorded, Type};
use smallvec::SmallVec;
use std::sync::atomic::Ordering::Relaxed;

/// The results of a call: new storages, and the types of what they hold.
pub type KernelResults = SmallVec<[(StorageId, &'static Type); 4]>;

impl Engine {
    /// The number of the kernel that a module of JAX is. Equal kernels have one number.
    ///
    /// # Errors
    /// The module has no result, or statements or types that programs do not have.
    pub fn kernel(&self, name: &str, module: &str) -> Result<u64> {
        let mut hasher = blake3::Hasher::new();
        hasher.update(name.as_bytes()).update(&[0]).update(module.as_bytes());
        let words: Vec<_> =
            hasher.finalize().as_bytes().chunks_exact(8).map(super::export::word).collect();
        let function = Recorded::read(module)?;
        if function.block.results.is_empty() {
            return Err(Error::runtime(format!("{name} returns no tensor; a kernel has to")));
        }
        let mut state = self.lock();
        let name = Box::leak(name.into());
        let op = state.recorder.ops.module(Module { name, function }, &words);
        let known = state.kernels.iter().position(|kernel| std::ptr::eq(*kernel, op));
        Ok(known.unwrap_or_else(|| {
            state.kernels.push(op);
            state.kernels.len() - 1
        }) as u64)
    }

    /// Records one call of a kernel on a device, or on the device that records a capture. Returns
    /// true if the donated inputs have lost their content, for results to take over their buffers.
    /// In a capture they stand for the caller's tensors, and keep it.
    ///
    /// # Errors
    /// The inputs have other types than those of the export.
    pub fn call_kernel(
        &self,
        kernel: u64,
        device: usize,
        inputs: &[TensorRef<'_>],
        donated: &[i64],
        fresh: &mut KernelResults,
    ) -> Result<bool> {
        let opened = SPANS.open();
        // Called outside the lock, as it may wait for the Python interpreter.
        let line = LINES.load(Relaxed).then(|| (self.line)().map(Into::into));
        let mut state = self.after_step(self.lock(), device)?;
        let op = state.kernels.get(kernel as usize).copied();
        let op = op.ok_or_else(|| Error::internal("a kernel that was never read"))?;
        state.recorder.call_module(op, device, inputs, fresh)?;
        let donates = !donated.is_empty() && state.recorder.devices[device].capture.is_none();
        if donates {
            let storages = donated.iter().filter_map(|&i| inputs.get(i as usize)?.storage);
            for id in storages {
                // The trace holds the content, too: dropping it here frees nothing.
                drop(state.recorder.storages.give_up(id)?);
            }
        }
        if let Some(line) = line {
            state.recorder.devices[device].trace.place(line);
        }
        self.metrics().add(Counter::Records, 1);
        self.after_record(state, device)?;
        if let Some(opened) = opened {
            SPANS.close(opened, SpanKind::Record, op.name(self.shared.rows), 1);
        }
        Ok(donates)
    }
}
