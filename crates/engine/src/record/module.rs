//! Functions from elsewhere as ops: exported modules, and kernels that JAX traced.

use super::Recorder;
use super::call::{TensorRef, spelled};
use super::op::{Kind, Op, Source};
use super::storage::StorageId;
use super::trace::Ref;
use crate::Result;
use crate::error::{Error, ErrorKind};
use hlo::{Recorded, Type};
use smallvec::SmallVec;

/// A function from elsewhere, and the name of the op that it is. Ops live as long as the process.
pub(crate) struct Module {
    pub(crate) name: &'static str,
    pub(crate) function: Recorded,
}

impl Module {
    pub(crate) fn inputs(&self) -> Vec<Type> {
        self.types(&self.function.block.arguments)
    }

    pub(crate) fn outputs(&self) -> Vec<Type> {
        self.types(&self.function.block.results)
    }

    fn types(&self, ids: &[u32]) -> Vec<Type> {
        ids.iter().map(|&id| self.function.ty(id).clone()).collect()
    }
}

impl Recorder {
    /// Records a call of a module. Operands are read through their views; each result has a new
    /// storage.
    pub(crate) fn call_module(
        &mut self,
        op: &'static Op,
        device: usize,
        inputs: &[TensorRef<'_>],
        fresh: &mut SmallVec<[(StorageId, &'static Type); 4]>,
    ) -> Result<()> {
        let fits =
            |(ty, t): (&Type, &TensorRef<'_>)| ty.dtype == t.dtype && ty.dims[..] == *t.sizes;
        let is_for = op.operands.len() == inputs.len() && op.operands.iter().zip(inputs).all(fits);
        if !is_for {
            return Err(wrong_types(op, inputs));
        }
        for output in &op.outputs {
            self.check_fits(device, output.ty.bytes() as u64)?;
        }
        let operands = inputs.iter().map(|t| self.read(device, t));
        let operands: SmallVec<[Ref; 8]> = operands.collect::<Result<_>>()?;
        let first = self.devices[device].trace.push(op, &operands, &[]);
        for output in &op.outputs {
            let Source::Value(value) = output.source else { continue };
            let value = Ref::value(first + value);
            fresh.push((self.bind_new(device, value, &output.ty, &[]), &output.ty));
        }
        Ok(())
    }
}

#[cold]
fn wrong_types(op: &Op, inputs: &[TensorRef<'_>]) -> Error {
    let name = match &op.kind {
        Kind::Module(module) => module.name,
        _ => "module",
    };
    let got = spelled(name, inputs.iter().map(|t| Type::new(t.dtype, t.sizes)));
    let text =
        format!("{name} was exported as {}, got {got}", spelled(name, op.operands.iter().cloned()));
    Error::new(ErrorKind::Type, text)
}
