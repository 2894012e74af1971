//! Worlds of processes whose devices are one slice.

use crate::platform::engine;
use crate::raise;
use engine::{Engine, Membership};
use pyo3::prelude::*;

/// The ids of the slice's devices, and that of this process's one. None if this process has all of
/// them, or several.
#[pyfunction]
pub(crate) fn slice(py: Python<'_>) -> PyResult<Option<(Vec<i64>, i64)>> {
    py.detach(|| Ok(engine()?.platform().slice())).map_err(raise)
}

/// Starts what decides for a world of processes; returns its port and the world's secret.
#[pyfunction]
pub(crate) fn coordinate_world(py: Python<'_>, address: &str, size: usize) -> PyResult<(u16, u64)> {
    py.detach(|| Engine::coordinate_world(address, size)).map_err(raise)
}

/// Joins a world of processes; `ids` are those of its ranks' devices.
#[pyfunction]
pub(crate) fn join_world(
    py: Python<'_>,
    rank: usize,
    ids: Vec<i64>,
    address: String,
    token: u64,
) -> PyResult<()> {
    let membership = Membership { rank, ids, address, token };
    py.detach(|| engine()?.join_world(membership)).map_err(raise)
}
