//! `torch_tpu._C`: the only crate that knows Python and C++.

mod abi;
mod abi_linalg;
mod abi_world;
mod cache;
mod capture;
mod dtype;
mod fault;
mod layout;
mod mesh;
mod plan;
mod platform;
mod python;
mod world;

use engine::{Counter, Error, ErrorKind, Mode};
use pyo3::exceptions::{
    PyIndexError, PyNotImplementedError, PyRuntimeError, PyTypeError, PyValueError,
};
use pyo3::prelude::*;
use std::collections::BTreeMap;

/// Threads that record and threads that start programs allocate at once. In the C library they
/// would wait for each other, as it has one arena for all (`cpu/src/heap.rs`). Huge pages are off:
/// each would be cleared for a few small objects.
#[global_allocator]
static HEAP: mimalloc::MiMalloc = mimalloc::MiMalloc;

/// The one table from kinds of error to Python's exceptions. The shim raises torch.OutOfMemoryError,
/// torch.linalg.LinAlgError and torch.distributed.DistBackendError. Here these are RuntimeError, their
/// base class.
pub(crate) fn raise(e: Error) -> PyErr {
    let text = e.to_string();
    match e.kind {
        ErrorKind::Type => PyTypeError::new_err(text),
        ErrorKind::Value => PyValueError::new_err(text),
        ErrorKind::Index => PyIndexError::new_err(text),
        ErrorKind::NotImplemented => PyNotImplementedError::new_err(text),
        ErrorKind::Interrupted => python::take_signal(),
        ErrorKind::Runtime
        | ErrorKind::LinAlg
        | ErrorKind::OutOfMemory
        | ErrorKind::Distributed
        | ErrorKind::Internal => PyRuntimeError::new_err(text),
    }
}

/// Registers kernels, hooks and guards with torch.
#[pyfunction]
fn register() -> PyResult<()> {
    engine::note_panics();
    abi::register().map_err(raise)
}

/// Takes the callables that choose the platform, at the first use, and count its devices before.
#[pyfunction]
fn configure(resolver: Py<PyAny>, counter: Py<PyAny>) {
    platform::configure(resolver, counter);
}

#[pyfunction]
fn start() -> PyResult<()> {
    platform::engine().map(drop).map_err(raise)
}

#[pyfunction]
fn is_started() -> bool {
    platform::running().is_some()
}

#[pyfunction]
fn is_forked() -> bool {
    abi::is_forked()
}

/// The platform's name. None before the platform started.
#[pyfunction]
fn platform_name() -> Option<String> {
    platform::running().map(|e| e.platform().name().to_owned())
}

/// The reason why the platform is slower than it could be, if it has started and there is one.
#[pyfunction]
fn platform_drawback() -> Option<&'static str> {
    platform::running()?.platform().backend().drawback()
}

/// Plugin and PJRT versions.
#[pyfunction]
fn platform_version() -> PyResult<String> {
    Ok(platform::engine().map_err(raise)?.platform().version())
}

#[pyfunction]
fn device_count() -> PyResult<usize> {
    platform::device_count().map_err(raise)
}

/// The chip's name for itself.
#[pyfunction]
fn device_name(device: usize) -> PyResult<String> {
    let engine = platform::engine().map_err(raise)?;
    if device >= engine.platform().device_count() {
        return Err(PyRuntimeError::new_err(format!("invalid device ordinal: tpu:{device}")));
    }
    Ok(engine.platform().device_kind(device).to_owned())
}

#[pyfunction]
fn set_eager_mode(py: Python<'_>, mode: &str) -> PyResult<()> {
    let mode = platform::parse_mode(mode).map_err(raise)?;
    py.detach(|| platform::set_mode(mode)).map_err(raise)
}

/// Declares that a dimension of a tensor will vary up to a limit. The tensor has these sizes and
/// its storage this address.
#[pyfunction]
fn mark_dynamic(address: usize, sizes: Vec<i64>, dim: usize, limit: i64) -> PyResult<()> {
    let place = address.wrapping_sub(*abi::RESERVED);
    let (storage, _) = platform::storage_at(place).map_err(raise)?;
    platform::engine()
        .and_then(|engine| engine.mark_dynamic(storage, &sizes, dim, limit))
        .map_err(raise)
}

#[pyfunction]
fn get_eager_mode() -> PyResult<&'static str> {
    Ok(match platform::mode().map_err(raise)? {
        Mode::Debug => "debug",
        Mode::Strict => "strict",
        Mode::Fused => "fused",
    })
}

/// Cuts, runs and waits, on every device.
#[pyfunction]
fn sync(py: Python<'_>) -> PyResult<()> {
    let Some(engine) = platform::running() else { return Ok(()) };
    let all = || (0..engine.platform().device_count()).try_for_each(|d| engine.synchronize(d));
    py.detach(all).map_err(raise)
}

/// The interpreter ends. Waits for running programs and starts no others.
#[pyfunction]
fn end(py: Python<'_>) {
    if let Some(engine) = platform::running() {
        py.detach(|| engine.end());
    }
}

/// An optimizer step has ended, which is a place to cut. `devices` is asked for its devices if there
/// are several.
#[pyfunction]
fn step_end(py: Python<'_>, devices: &Bound<'_, PyAny>) -> PyResult<()> {
    let Some(engine) = platform::running() else { return Ok(()) };
    let devices = match engine.platform().device_count() {
        1 => vec![0],
        _ => devices.call0()?.extract()?,
    };
    py.detach(|| engine.step_end(&devices)).map_err(raise)
}

#[pyfunction]
fn counter(name: &str) -> PyResult<u64> {
    let counter = platform::counter(name).ok_or_else(|| {
        let names: Vec<_> = Counter::ALL.iter().map(|(_, n)| *n).collect();
        PyValueError::new_err(format!("no counter {name:?}; there are {}", names.join(", ")))
    })?;
    Ok(platform::running().map_or(0, |e| e.metrics().get(counter)))
}

#[pyfunction]
fn counters() -> BTreeMap<&'static str, u64> {
    let get = |c: Counter| platform::running().map_or(0, |e| e.metrics().get(c));
    Counter::ALL.iter().map(|&(c, name)| (name, get(c))).collect()
}

#[pyfunction]
fn fallbacks() -> BTreeMap<String, u64> {
    platform::running().map(|e| e.metrics().fallbacks()).unwrap_or_default()
}

#[pyfunction]
fn reset_metrics() {
    if let Some(engine) = platform::running() {
        engine.metrics().reset();
    }
}

/// Cuts by their reason.
#[pyfunction]
fn cuts() -> BTreeMap<&'static str, u64> {
    platform::running().map(|e| e.metrics().cuts()).unwrap_or_default()
}

/// Host reads by the user's line.
#[pyfunction]
fn host_reads() -> BTreeMap<String, u64> {
    platform::running().map(|e| e.metrics().reads()).unwrap_or_default()
}

/// Of these, the reads that got a stand-in, where no device is.
#[pyfunction]
fn guessed_reads() -> BTreeMap<String, u64> {
    platform::running().map(|e| e.metrics().guesses()).unwrap_or_default()
}

/// Bytes in use on each device, and their peak.
#[pyfunction]
fn memory() -> PyResult<Vec<(u64, u64)>> {
    let Some(engine) = platform::running() else { return Ok(Vec::new()) };
    let devices = 0..engine.platform().device_count();
    let memory = devices.map(|d| engine.memory(d).map(|m| (m.in_use, m.peak)));
    memory.collect::<Result<_, _>>().map_err(raise)
}

/// Refuses allocations beyond a fraction of a device's memory.
#[pyfunction]
fn set_memory_fraction(device: usize, fraction: f64) -> PyResult<()> {
    let engine = platform::engine().map_err(raise)?;
    engine.set_memory_fraction(device, fraction).map_err(raise)
}

#[pyfunction]
fn profile_begin() -> PyResult<()> {
    match engine::SPANS.begin() {
        true => Ok(()),
        false => Err(PyRuntimeError::new_err("a profile is being taken already")),
    }
}

/// Spans: kind, name, track, start and end in nanoseconds, number of ops or bytes.
type SpanRow = (&'static str, String, String, u64, u64, u64);

/// Runs the recorded calls, waits for them and ends the profile.
#[pyfunction]
fn profile_end(py: Python<'_>) -> PyResult<Vec<SpanRow>> {
    let synced = sync(py);
    let spans = py.detach(|| engine::SPANS.end());
    synced?;
    let row =
        |s: engine::Span| (s.kind.name(), s.name.into_owned(), s.track, s.start, s.end, s.amount);
    Ok(spans.into_iter().map(row).collect())
}

/// A hash of all programs cut so far, in order.
#[pyfunction]
fn fingerprint() -> u64 {
    platform::running().map_or(0, |e| e.metrics().fingerprint())
}

/// The reasons why programs were compiled.
#[pyfunction]
fn explain() -> String {
    platform::running().map_or_else(|| "no program was compiled".to_owned(), |e| e.explain())
}

/// The name of each row and its element types, written as `f32`.
#[pyfunction]
fn row_dtypes() -> Vec<(String, Vec<String>)> {
    engine::row_dtypes()
}

#[pyfunction]
fn row_orders() -> Vec<(String, String)> {
    engine::row_orders()
}

/// `_built_for.py` finds these words in the file where another torch cannot load it.
const BUILT_FOR: &str = concat!("torchtpu is built for PyTorch ", env!("TORCH_VERSION"), " alone");

#[pymodule(name = "_C")]
fn define(m: &Bound<'_, PyModule>) -> PyResult<()> {
    m.add("BUILT_FOR", BUILT_FOR)?;
    m.add_function(wrap_pyfunction!(register, m)?)?;
    m.add_function(wrap_pyfunction!(configure, m)?)?;
    m.add_function(wrap_pyfunction!(start, m)?)?;
    m.add_function(wrap_pyfunction!(is_started, m)?)?;
    m.add_function(wrap_pyfunction!(is_forked, m)?)?;
    m.add_function(wrap_pyfunction!(platform_name, m)?)?;
    m.add_function(wrap_pyfunction!(platform_drawback, m)?)?;
    m.add_function(wrap_pyfunction!(platform_version, m)?)?;
    m.add_function(wrap_pyfunction!(device_count, m)?)?;
    m.add_function(wrap_pyfunction!(device_name, m)?)?;
    m.add_function(wrap_pyfunction!(set_eager_mode, m)?)?;
    m.add_function(wrap_pyfunction!(get_eager_mode, m)?)?;
    m.add_function(wrap_pyfunction!(platform::set_float32_matmul_precision, m)?)?;
    m.add_function(wrap_pyfunction!(mark_dynamic, m)?)?;
    m.add_function(wrap_pyfunction!(sync, m)?)?;
    m.add_function(wrap_pyfunction!(end, m)?)?;
    m.add_function(wrap_pyfunction!(step_end, m)?)?;
    m.add_function(wrap_pyfunction!(counter, m)?)?;
    m.add_function(wrap_pyfunction!(counters, m)?)?;
    m.add_function(wrap_pyfunction!(fallbacks, m)?)?;
    m.add_function(wrap_pyfunction!(reset_metrics, m)?)?;
    m.add_function(wrap_pyfunction!(cuts, m)?)?;
    m.add_function(wrap_pyfunction!(host_reads, m)?)?;
    m.add_function(wrap_pyfunction!(guessed_reads, m)?)?;
    m.add_function(wrap_pyfunction!(memory, m)?)?;
    m.add_function(wrap_pyfunction!(set_memory_fraction, m)?)?;
    m.add_function(wrap_pyfunction!(profile_begin, m)?)?;
    m.add_function(wrap_pyfunction!(profile_end, m)?)?;
    m.add_function(wrap_pyfunction!(capture::capture_begin, m)?)?;
    m.add_function(wrap_pyfunction!(capture::capture_drop, m)?)?;
    m.add_function(wrap_pyfunction!(capture::is_capturing, m)?)?;
    m.add_function(wrap_pyfunction!(capture::graph_cond, m)?)?;
    m.add_function(wrap_pyfunction!(capture::graph_while, m)?)?;
    m.add_function(wrap_pyfunction!(capture::graph_scan, m)?)?;
    m.add_function(wrap_pyfunction!(capture::graph_export, m)?)?;
    m.add_function(wrap_pyfunction!(capture::graph_export_varying, m)?)?;
    m.add_function(wrap_pyfunction!(capture::cut, m)?)?;
    m.add_function(wrap_pyfunction!(capture::graph_import, m)?)?;
    m.add_function(wrap_pyfunction!(capture::kernel_import, m)?)?;
    m.add_function(wrap_pyfunction!(capture::graph_drop, m)?)?;
    m.add_function(wrap_pyfunction!(capture::call_end, m)?)?;
    m.add_function(wrap_pyfunction!(capture::join_begin, m)?)?;
    m.add_function(wrap_pyfunction!(capture::join_end, m)?)?;
    m.add_function(wrap_pyfunction!(world::slice, m)?)?;
    m.add_function(wrap_pyfunction!(world::coordinate_world, m)?)?;
    m.add_function(wrap_pyfunction!(world::join_world, m)?)?;
    m.add_function(wrap_pyfunction!(mesh::span, m)?)?;
    m.add_function(wrap_pyfunction!(mesh::distribute, m)?)?;
    m.add_function(wrap_pyfunction!(mesh::placements, m)?)?;
    m.add_function(wrap_pyfunction!(mesh::bytes_on_device, m)?)?;
    m.add_function(wrap_pyfunction!(plan::set_place, m)?)?;
    m.add_function(wrap_pyfunction!(plan::plan_launches, m)?)?;
    m.add_function(wrap_pyfunction!(plan::plan_chip, m)?)?;
    m.add_function(wrap_pyfunction!(plan::plan_outline, m)?)?;
    m.add_function(wrap_pyfunction!(plan::plan_program, m)?)?;
    m.add_function(wrap_pyfunction!(fingerprint, m)?)?;
    m.add_function(wrap_pyfunction!(explain, m)?)?;
    m.add_function(wrap_pyfunction!(row_dtypes, m)?)?;
    m.add_function(wrap_pyfunction!(row_orders, m)?)?;
    Ok(())
}
