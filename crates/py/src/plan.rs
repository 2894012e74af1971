//! What a described device has to say, as Python sees it.

use crate::platform::{self, engine};
use crate::{python, raise};
use engine::{Chip, Error, LINES, Part};
use pyo3::exceptions::PyException;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Mutex, PoisonError};

/// A Python callable that says where a call is made.
static PLACE: Mutex<Option<Py<PyAny>>> = Mutex::new(None);

/// Takes the callable that says where a call is made, or None.
#[pyfunction]
pub(crate) fn set_place(place: Option<Py<PyAny>>) {
    if place.is_none() {
        // What the callable raised ends no wait after it is gone.
        python::forget_signal();
    }
    LINES.store(place.is_some(), Relaxed);
    *PLACE.lock().unwrap_or_else(PoisonError::into_inner) = place;
}

/// The answer of the callable. `None` if there is no callable, or no answer.
pub(crate) fn place(py: Python<'_>) -> Option<String> {
    // Not locked during the call, which may replace the callable.
    let place = PLACE.lock().unwrap_or_else(PoisonError::into_inner).as_ref()?.clone_ref(py);
    match place.call0(py) {
        Ok(found) => found.extract(py).ok(),
        Err(error) => {
            // It is no error of the call that asks: what ends a script is raised where it waits.
            if !error.is_instance_of::<PyException>(py) {
                python::signal(error);
            }
            None
        }
    }
}

/// The launches on a described device: program, bytes that live on, and whether it was new.
#[pyfunction]
pub(crate) fn plan_launches() -> Vec<(u64, u64, bool)> {
    let launches = platform::running().map(|engine| engine.launches()).unwrap_or_default();
    launches.iter().map(|launch| (launch.program, launch.live, launch.is_new)).collect()
}

/// The chip of the described device and the number of devices of its topology.
#[pyfunction]
pub(crate) fn plan_chip(py: Python<'_>) -> PyResult<Bound<'_, PyDict>> {
    let described = engine().map_err(raise)?.platform().described();
    let described = described.ok_or_else(|| raise(runs()))?;
    let facts = PyDict::new(py);
    facts.set_item("devices", described.devices())?;
    facts.set_item("kind", engine().map_err(raise)?.platform().device_kind(0))?;
    if let Some(chip) = described.chip() {
        let &Chip { name, clock, flops, memory, bandwidth, links, .. } = chip;
        facts.set_item("name", name)?;
        facts.set_item("clock", clock)?;
        facts.set_item("flops", flops)?;
        facts.set_item("memory", memory)?;
        facts.set_item("bandwidth", bandwidth)?;
        facts.set_item("links", links)?;
    }
    Ok(facts)
}

fn runs() -> Error {
    Error::runtime("this platform has devices that run")
}

type Node = (String, Option<String>, Vec<u32>, Vec<u64>);
type Outline = (Vec<Node>, Vec<(u64, bool)>, Vec<(u32, u64)>);

/// A launched program as it was recorded: nodes (op, place, operands, bytes of values), inputs
/// (bytes, whether donated), outputs (value, bytes).
#[pyfunction]
pub(crate) fn plan_outline(program: u64) -> PyResult<Outline> {
    let outline = engine().and_then(|engine| engine.outline(program)).map_err(raise)?;
    let node = |node: engine::NodeOfProgram| {
        (node.op, node.place.map(|place| place.to_string()), node.operands, node.values)
    };
    Ok((outline.nodes.into_iter().map(node).collect(), outline.inputs, outline.outputs))
}

/// What the compiler says of a launched program. It is compiled for the described device.
#[pyfunction]
pub(crate) fn plan_program(py: Python<'_>, program: u64) -> PyResult<Bound<'_, PyDict>> {
    let planned = py.detach(|| engine()?.planned(program)).map_err(raise)?;
    let memory = planned.memory;
    let facts = PyDict::new(py);
    facts.set_item("arguments", memory.argument)?;
    facts.set_item("outputs", memory.output)?;
    facts.set_item("aliased", memory.alias)?;
    facts.set_item("temporaries", memory.temp)?;
    facts.set_item("code", memory.generated_code)?;
    facts.set_item("flops", planned.flops)?;
    facts.set_item("seconds", planned.took.as_secs_f64())?;
    facts.set_item("loops_counted_once", planned.estimate.loops_counted_once)?;
    let parts = planned.estimate.parts.into_iter().map(|part| as_dict(py, part));
    facts.set_item("parts", parts.collect::<PyResult<Vec<_>>>()?)?;
    let held = planned.estimate.held.into_iter().map(|held| {
        let facts = PyDict::new(py);
        facts.set_item("bytes", held.bytes)?;
        facts.set_item("shape", held.shape)?;
        facts.set_item("from", held.from)?;
        Ok(facts)
    });
    facts.set_item("held", held.collect::<PyResult<Vec<_>>>()?)?;
    Ok(facts)
}

fn as_dict(py: Python<'_>, part: Part) -> PyResult<Bound<'_, PyDict>> {
    let facts = PyDict::new(py);
    facts.set_item("name", part.name)?;
    facts.set_item("opcode", part.opcode)?;
    facts.set_item("target", part.target)?;
    facts.set_item("shape", part.shape)?;
    facts.set_item("contents", part.contents)?;
    facts.set_item("from", part.from)?;
    facts.set_item("rounds", part.rounds)?;
    facts.set_item("cycles", part.cycles)?;
    facts.set_item("bytes", part.bytes)?;
    facts.set_item("flops", part.flops)?;
    facts.set_item("sent", part.sent)?;
    facts.set_item("beside", part.beside)?;
    Ok(facts)
}
