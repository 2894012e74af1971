//! Captures of the calling thread, and the resulting graphs, as Python sees them.

use crate::platform::engine;
use crate::raise;
use engine::{CapturedFunction, Draw, Error, ErrorKind, Quotient, Size, StorageId, TensorRef};
use pyo3::prelude::*;
use smallvec::SmallVec;
use std::cell::{Cell, RefCell};
use std::sync::Arc;

thread_local! {
    /// The captured device, and the device that records its calls.
    static CAPTURE: Cell<Option<(usize, usize)>> = const { Cell::new(None) };
    /// The enclosing captures, the outermost first.
    static ENCLOSING: RefCell<Vec<(usize, usize)>> = const { RefCell::new(Vec::new()) };
}

/// The device that records calls for a device.
pub(crate) fn place(device: i32) -> Result<usize, Error> {
    let device = device.max(0) as usize;
    match CAPTURE.get() {
        None => Ok(device),
        Some((of, at)) if of == device => Ok(at),
        Some((of, _)) => Err(Error::runtime(format!(
            "a compiled graph computes on one device, which is tpu:{of} here, not tpu:{device}"
        ))),
    }
}

fn current() -> Result<usize, Error> {
    let at = CAPTURE.get().map(|(_, at)| at);
    at.ok_or_else(|| Error::internal("no capture is under way on this thread"))
}

/// An op without a lowering cannot be part of a graph.
pub(crate) fn forbid_fallback(op: &str) -> Result<(), Error> {
    match CAPTURE.get() {
        None => Ok(()),
        Some(_) => Err(Error::new(ErrorKind::NotImplemented, format!("{op} has no tpu lowering"))),
    }
}

pub(crate) fn input(like: &TensorRef<'_>) -> Result<StorageId, Error> {
    engine()?.capture_input(current()?, like)
}

pub(crate) fn end(outputs: &[Option<TensorRef<'_>>]) -> Result<u64, Error> {
    engine()?.capture_end(current()?, outputs)
}

pub(crate) fn call(
    graph: u64,
    inputs: &[TensorRef<'_>],
    generator: &mut dyn Draw,
    fresh: &mut SmallVec<[StorageId; 8]>,
) -> Result<Option<Arc<CapturedFunction>>, Error> {
    let at = CAPTURE.get().map(|(_, at)| at);
    engine()?.call(graph, at, inputs, generator, fresh)
}

/// From here to `capture_drop`, calls of this thread are recorded into a graph. Inside another
/// capture, the graph is a branch or loop of that capture's graph.
#[pyfunction]
pub(crate) fn capture_begin(device: usize) -> PyResult<()> {
    let at = engine().and_then(|e| e.capture(device)).map_err(raise)?;
    if let Some(outer) = CAPTURE.replace(Some((device, at))) {
        ENCLOSING.with_borrow_mut(|captures| captures.push(outer));
    }
    Ok(())
}

/// Ends the innermost capture of this thread, with or without a graph.
#[pyfunction]
pub(crate) fn capture_drop() -> PyResult<()> {
    let around = ENCLOSING.with_borrow_mut(Vec::pop);
    if let Some((_, at)) = CAPTURE.replace(around) {
        engine().map_err(raise)?.capture_drop(at);
    }
    Ok(())
}

#[pyfunction]
pub(crate) fn is_capturing() -> bool {
    CAPTURE.get().is_some()
}

/// From here to the matching end, graph calls and optimizer steps do not cut in fused mode.
#[pyfunction]
pub(crate) fn join_begin() -> PyResult<()> {
    engine().map_err(raise)?.join_begin();
    Ok(())
}

#[pyfunction]
pub(crate) fn join_end(py: Python<'_>) -> PyResult<()> {
    let engine = engine().map_err(raise)?;
    py.detach(|| engine.join_end()).map_err(raise)
}

/// A graph that runs one of these graphs. Its first input is the number of the graph, which is nearly
/// always 0 if there is a usual one.
#[pyfunction]
#[pyo3(signature = (branches, has_usual=false))]
#[expect(clippy::needless_pass_by_value, reason = "PyO3 passes lists by value")]
pub(crate) fn graph_cond(branches: Vec<u64>, has_usual: bool) -> PyResult<u64> {
    engine().and_then(|e| e.graph_cond(&branches, has_usual)).map_err(raise)
}

/// A graph that runs `body` while `condition` is true.
#[pyfunction]
pub(crate) fn graph_while(condition: u64, body: u64) -> PyResult<u64> {
    engine().and_then(|e| e.graph_while(condition, body)).map_err(raise)
}

/// A graph that runs another one for each slice of its inputs after the carried ones.
#[pyfunction]
pub(crate) fn graph_scan(body: u64, count: i64, carried: usize, slices: usize) -> PyResult<u64> {
    engine().and_then(|e| e.graph_scan(body, count, carried, slices)).map_err(raise)
}

/// A graph as a StableHLO module.
#[pyfunction]
pub(crate) fn graph_export(py: Python<'_>, graph: u64) -> PyResult<String> {
    let engine = engine().map_err(raise)?;
    py.detach(|| engine.export(graph)).map_err(raise)
}

/// The extents of tensors. Each is a sum of products of a number and quotients. A quotient is a
/// symbol, a number that is added, and a divisor.
type Extents = Vec<Vec<Vec<Term>>>;
type Term = (i64, Vec<(usize, i64, i64)>);

/// A module for all sizes up to those of the first graph, and the extents of its inputs and
/// outputs. The graphs are of one model at several sizes, the largest first.
#[pyfunction]
#[expect(clippy::needless_pass_by_value, reason = "PyO3 passes lists by value")]
pub(crate) fn graph_export_varying(
    py: Python<'_>,
    graphs: Vec<u64>,
    points: Vec<Vec<i64>>,
) -> PyResult<(String, Extents, Extents)> {
    let engine = engine().map_err(raise)?;
    let varying = py.detach(|| engine.export_varying(&graphs, &points)).map_err(raise)?;
    let term = |(factor, product): (i64, &[Quotient])| -> Term {
        (factor, product.iter().map(|q| (q.symbol, q.plus, q.by)).collect())
    };
    let extents = |all: &[Vec<Size>]| -> Extents {
        let extent = |size: &Size| size.terms().map(term).collect();
        all.iter().map(|sizes| sizes.iter().map(extent).collect()).collect()
    };
    Ok((varying.text, extents(&varying.inputs), extents(&varying.outputs)))
}

/// Cuts without waiting. The next calls are in another program.
#[pyfunction]
pub(crate) fn cut(py: Python<'_>, device: usize) -> PyResult<()> {
    let engine = engine().map_err(raise)?;
    py.detach(|| engine.cut(device, false)).map_err(raise)
}

/// A graph of a module that `graph_export` wrote. It takes contiguous inputs.
#[pyfunction]
pub(crate) fn graph_import(py: Python<'_>, module: &str, device: usize) -> PyResult<u64> {
    let engine = engine().map_err(raise)?;
    py.detach(|| engine.import(module, device)).map_err(raise)
}

/// The number of the kernel of this name that a module of JAX is, in MLIR's generic form.
#[pyfunction]
pub(crate) fn kernel_import(py: Python<'_>, name: &str, module: &str) -> PyResult<u64> {
    let engine = engine().map_err(raise)?;
    py.detach(|| engine.kernel(name, module)).map_err(raise)
}

/// Forgets a graph.
#[pyfunction]
pub(crate) fn graph_drop(graph: u64) {
    if let Some(engine) = crate::platform::running() {
        engine.graph_drop(graph);
    }
}

/// A graph was called, and its caller has dropped the tensors that it needs no longer. Where it goes
/// on, a collective of the results follows.
#[pyfunction]
#[pyo3(signature = (device, goes_on=false))]
pub(crate) fn call_end(py: Python<'_>, device: usize, goes_on: bool) -> PyResult<()> {
    if CAPTURE.get().is_some() {
        return Ok(());
    }
    let engine = engine().map_err(raise)?;
    py.detach(|| engine.call_end(device, goes_on)).map_err(raise)
}
