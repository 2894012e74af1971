//! One process for all devices, as Python sees it.

use crate::dtype::dtype_named;
use crate::platform::{self, engine};
use crate::{abi, raise};
use engine::{StorageId, Type};
use pyo3::buffer::PyBuffer;
use pyo3::prelude::*;

/// Lets device 0 stand for all devices, as a grid of these extents.
#[pyfunction]
pub(crate) fn span(mesh: Vec<i64>) -> PyResult<()> {
    engine().and_then(|engine| engine.span(&mesh)).map_err(raise)
}

/// Puts the bytes of a tensor on the devices, as placements say, into the storage at an address.
#[pyfunction]
pub(crate) fn distribute(
    py: Python<'_>,
    address: usize,
    dtype: &str,
    sizes: Vec<i64>,
    bytes: PyBuffer<u8>,
    placements: Vec<i64>,
) -> PyResult<()> {
    let ty = Type::new(dtype_named(dtype).map_err(raise)?, &sizes);
    let (id, bytes) = (storage(address)?, bytes.to_vec(py)?);
    py.detach(|| engine()?.distribute(id, &ty, &bytes, &placements)).map_err(raise)
}

/// The placements of the storage at an address; waits until it is computed.
#[pyfunction]
pub(crate) fn placements(py: Python<'_>, address: usize) -> PyResult<Option<Vec<i64>>> {
    let id = storage(address)?;
    py.detach(|| engine()?.placements(id)).map_err(raise)
}

/// Bytes of the storage at an address on one device.
#[pyfunction]
pub(crate) fn bytes_on_device(address: usize) -> PyResult<u64> {
    let id = storage(address)?;
    engine().and_then(|engine| engine.bytes_on_device(id)).map_err(raise)
}

fn storage(address: usize) -> PyResult<StorageId> {
    let place = address.wrapping_sub(*abi::RESERVED);
    Ok(platform::storage_at(place).map_err(raise)?.0)
}
