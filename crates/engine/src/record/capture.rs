//! A device that is a capture: placeholders for inputs, and constants.

use super::Recorder;
use super::call::{Generator, TensorRef};
use super::data::Data;
use super::storage::{Content, StorageId};
use super::trace::Ref;
use super::view::Geometry;
use crate::Result;
use crate::error::Error;
use hlo::{DType, Type};
use smallvec::SmallVec;
use std::sync::Arc;

/// The state of a capture beyond its trace.
#[derive(Default)]
pub(crate) struct Capture {
    pub(crate) inputs: Vec<Input>,
    /// Counts the random blocks drawn; the seed is the caller's.
    pub(crate) drawn: Generator,
}

/// The placeholder of one input.
pub(crate) struct Input {
    pub(crate) shape: Shape,
    pub(crate) storage: StorageId,
    pub(crate) data: Arc<Data>,
}

/// A tensor's geometry, and a dense tensor over the memory that it covers.
#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Shape {
    pub(crate) dtype: DType,
    pub(crate) sizes: SmallVec<[i64; 6]>,
    pub(crate) strides: SmallVec<[i64; 6]>,
    dense: SmallVec<[i64; 6]>,
    dense_strides: SmallVec<[i64; 6]>,
}

impl Shape {
    /// The geometry of a row-major tensor.
    pub(crate) fn contiguous(ty: &Type) -> Shape {
        let sizes: SmallVec<[i64; 6]> = ty.dims[..].into();
        let strides: SmallVec<[i64; 6]> = Geometry::contiguous(&sizes).strides[..].into();
        let (dense, dense_strides) = (sizes.clone(), strides.clone());
        Shape { dtype: ty.dtype, sizes, strides, dense, dense_strides }
    }

    pub(crate) fn of(t: &TensorRef<'_>) -> Shape {
        let reach = t.sizes.iter().zip(t.strides).map(|(n, s)| (n - 1) * s).sum::<i64>() + 1;
        let dense = if t.is_contiguous() { t.sizes } else { &[reach] };
        let (sizes, strides) = (t.sizes.into(), t.strides.into());
        Shape { sizes, strides, ..Shape::contiguous(&Type::new(t.dtype, dense)) }
    }

    pub(crate) fn fits(&self, t: &TensorRef<'_>) -> bool {
        self.dtype == t.dtype && *self.sizes == *t.sizes && *self.strides == *t.strides
    }

    pub(crate) fn ty(&self) -> Type {
        Type::new(self.dtype, &self.dense)
    }

    /// The memory that a tensor of this geometry covers from an offset on, as a dense tensor.
    pub(crate) fn stretch(&self, storage: Option<StorageId>, offset: i64) -> TensorRef<'_> {
        let (sizes, strides) = (&self.dense, &self.dense_strides);
        TensorRef { storage, dtype: self.dtype, sizes, strides, offset }
    }
}

impl Recorder {
    pub(crate) fn capture(&mut self, at: usize) -> Result<&mut Capture> {
        let capture = self.devices.get_mut(at).and_then(|d| d.capture.as_mut());
        capture.ok_or_else(|| Error::internal("no capture has begun"))
    }

    /// The constant for an operand of another device in a capture.
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
