//! The one engine of the process. Python configures it, and the first use of a device starts it.

use crate::abi::is_forked;
use crate::abi_linalg;
use cpu::{Cpu, Target};
use engine::{
    Backend, Canonical, Counter, DType, Engine, Error, ErrorKind, Gpu, Mode, Platform,
    PlatformConfig, Precision, Setting, Settings, StorageId, Tpu,
};
use pjrt::Client;
use pyo3::exceptions::PyRuntimeError;
use pyo3::prelude::*;
use pyo3::types::PyTuple;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Mutex, OnceLock, PoisonError};

static ENGINE: OnceLock<Engine> = OnceLock::new();
static STARTING: Mutex<()> = Mutex::new(());
/// A Python callable that chooses the platform. It returns (name, plugin path, options,
/// least number of devices).
static RESOLVER: Mutex<Option<Py<PyAny>>> = Mutex::new(None);
/// A Python callable that counts the platform's devices without starting it, or gives None.
static COUNTER: Mutex<Option<Py<PyAny>>> = Mutex::new(None);
/// The eager mode that was requested before the engine started.
static MODE: Mutex<Option<Mode>> = Mutex::new(None);

/// The engine. The first call starts it.
pub(crate) fn engine() -> Result<&'static Engine, Error> {
    if is_forked() {
        return Err(Error::runtime(
            "Cannot re-initialize tpu in forked subprocess. To use tpu with multiprocessing, you \
             must use the 'spawn' start method",
        ));
    }
    match ENGINE.get() {
        Some(engine) => Ok(engine),
        None => start(),
    }
}

/// The number of devices. Platforms whose devices can be counted from outside are not started: a
/// program that starts processes for them would take the devices from those processes.
pub(crate) fn device_count() -> Result<usize, Error> {
    if running().is_none() && !is_forked() {
        let known = Python::attach(|py| {
            let count = || callable(py, &COUNTER)?.call0(py)?.extract::<Option<usize>>(py);
            count().map_err(|e| from_python(py, &e))
        })?;
        if let Some(count) = known {
            return Ok(count);
        }
    }
    Ok(engine()?.platform().device_count())
}

/// The engine if it has started in this process.
pub(crate) fn running() -> Option<&'static Engine> {
    if is_forked() { None } else { ENGINE.get() }
}

/// The GIL is released while the plugin loads. No thread waits for the GIL while it holds the lock.
#[cold]
fn start() -> Result<&'static Engine, Error> {
    let mode = initial_mode()?;
    fallback_policy()?;
    let cache = crate::cache::config()?;
    let target = target()?;
    let says = says_wrong_data()?;
    Python::attach(|py| {
        let config = resolve(py)?;
        py.detach(|| {
            let _starting = STARTING.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(engine) = ENGINE.get() {
                return Ok(engine);
            }
            if config.name == "cpu" {
                cpu::keep_freed_memory();
            }
            let platform =
                Platform::start(&config, |client| backend(client, target), cpu::interpret)?;
            let dump = std::env::var_os("TORCH_TPU_DUMP").map(Into::into);
            let engine = Engine::start(platform, mode, crate::python::user_line, dump, &cache)?;
            if !says {
                engine.ignore_wrong_data();
            }
            engine::set_signals(crate::python::signalled);
            crate::abi::watch_forks();
            Ok(ENGINE.get_or_init(|| engine))
        })
    })
}

/// The precision of float32 products in calls from here on, a place in [`PRECISIONS`].
static PRECISION: AtomicUsize = AtomicUsize::new(0);

const PRECISIONS: [(&str, Precision); 3] =
    [("highest", Precision::Highest), ("high", Precision::High), ("medium", Precision::Medium)];

/// What torch has been told, for a call that is being recorded.
pub(crate) fn settings(default_dtype: DType) -> Settings {
    let precision = PRECISIONS[PRECISION.load(Relaxed)].1;
    Settings { default_dtype, precision, ..Settings::default() }
}

/// Follows `torch.set_float32_matmul_precision`, which has checked the name.
#[pyfunction]
pub(crate) fn set_float32_matmul_precision(name: &str) {
    if let Some(place) = PRECISIONS.iter().position(|(known, _)| *known == name) {
        PRECISION.store(place, Relaxed);
    }
}

fn backend(client: &Client, target: Target) -> Box<dyn Backend> {
    match client.platform_name() {
        "cpu" => {
            cpu::lend_lapack(abi_linalg::lapack);
            Box::new(Cpu::new(client, target))
        }
        "cuda" => Box::new(Gpu),
        "tpu" => Box::new(Tpu::of(client.devices().first().map_or("", |device| device.kind()))),
        _ => Box::new(Canonical),
    }
}

/// False if indices out of range and other wrong data go unsaid.
fn says_wrong_data() -> Result<bool, Error> {
    match std::env::var("TORCH_TPU_INDEX_CHECKS").as_deref() {
        Err(_) | Ok("" | "on") => Ok(true),
        Ok("off") => Ok(false),
        Ok(other) => Err(Error::new(
            ErrorKind::Value,
            format!(
                "environment variable TORCH_TPU_INDEX_CHECKS must be 'on' or 'off', got {other:?}"
            ),
        )),
    }
}

/// The programs that the CPU platform compiles.
fn target() -> Result<Target, Error> {
    match std::env::var("TORCH_TPU_TARGET").as_deref() {
        Err(_) | Ok("platform") => Ok(Target::Rewritten),
        Ok("canonical") => Ok(Target::Canonical),
        Ok(other) => Err(Error::new(
            ErrorKind::Value,
            format!(
                "environment variable TORCH_TPU_TARGET must be 'platform' or 'canonical', got \
                 {other:?}"
            ),
        )),
    }
}

fn resolve(py: Python<'_>) -> Result<PlatformConfig, Error> {
    let read = || -> PyResult<PlatformConfig> {
        let answer = callable(py, &RESOLVER)?.call0(py)?;
        let answer = answer.bind(py).cast::<PyTuple>()?;
        let options: Vec<(String, Bound<'_, PyAny>)> = answer.get_item(2)?.extract()?;
        let options: PyResult<Vec<_>> =
            options.iter().map(|(name, value)| Ok((name.clone(), option(value)?))).collect();
        Ok(PlatformConfig {
            name: answer.get_item(0)?.extract()?,
            plugin: answer.get_item(1)?.extract()?,
            options: options?,
            devices: answer.get_item(3)?.extract()?,
        })
    };
    read().map_err(|e| from_python(py, &e))
}

/// Not locked while Python runs: Python may release the GIL to a thread that waits for this lock.
fn callable(py: Python<'_>, place: &Mutex<Option<Py<PyAny>>>) -> PyResult<Py<PyAny>> {
    let found = place.lock().unwrap_or_else(PoisonError::into_inner);
    let found = found.as_ref().map(|callable| callable.clone_ref(py));
    found.ok_or_else(|| PyRuntimeError::new_err("torch_tpu is not configured"))
}

fn from_python(py: Python<'_>, e: &PyErr) -> Error {
    let is_value_error = e.is_instance_of::<pyo3::exceptions::PyValueError>(py);
    let kind = if is_value_error { ErrorKind::Value } else { ErrorKind::Runtime };
    Error::new(kind, e.value(py).to_string())
}

fn option(value: &Bound<'_, PyAny>) -> PyResult<Setting> {
    // bool before int: Python's bool is an int.
    if let Ok(v) = value.cast::<pyo3::types::PyBool>() {
        return Ok(Setting::Bool(v.is_true()));
    }
    if let Ok(v) = value.extract::<i64>() {
        return Ok(Setting::Int(v));
    }
    if let Ok(v) = value.extract::<f32>() {
        return Ok(Setting::Float(v));
    }
    Ok(Setting::Text(value.extract()?))
}

pub(crate) fn configure(resolver: Py<PyAny>, counter: Py<PyAny>) {
    *RESOLVER.lock().unwrap_or_else(PoisonError::into_inner) = Some(resolver);
    *COUNTER.lock().unwrap_or_else(PoisonError::into_inner) = Some(counter);
}

pub(crate) fn parse_mode(name: &str) -> Result<Mode, Error> {
    match name {
        "debug" => Ok(Mode::Debug),
        "strict" => Ok(Mode::Strict),
        "fused" => Ok(Mode::Fused),
        _ => Err(Error::new(
            ErrorKind::Value,
            format!("eager mode must be 'debug', 'strict' or 'fused', got {name:?}"),
        )),
    }
}

fn initial_mode() -> Result<Mode, Error> {
    if let Some(mode) = *MODE.lock().unwrap_or_else(PoisonError::into_inner) {
        return Ok(mode);
    }
    match std::env::var("TORCH_TPU_EAGER_MODE") {
        Ok(name) => parse_mode(&name).map_err(|e| {
            Error::new(e.kind, format!("environment variable TORCH_TPU_EAGER_MODE: {e}"))
        }),
        Err(_) => Ok(Mode::Fused),
    }
}

pub(crate) fn mode() -> Result<Mode, Error> {
    running().map_or_else(initial_mode, |engine| Ok(engine.mode()))
}

pub(crate) fn set_mode(mode: Mode) -> Result<(), Error> {
    *MODE.lock().unwrap_or_else(PoisonError::into_inner) = Some(mode);
    running().map_or(Ok(()), |engine| engine.set_mode(mode))
}

/// The reaction to an op that has to run on the CPU.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Fallback {
    Warn,
    Error,
    Silent,
}

fn fallback_policy() -> Result<Fallback, Error> {
    match std::env::var("TORCH_TPU_FALLBACK").as_deref() {
        Err(_) | Ok("warn") => Ok(Fallback::Warn),
        Ok("error") => Ok(Fallback::Error),
        Ok("silent") => Ok(Fallback::Silent),
        Ok(other) => Err(Error::new(
            ErrorKind::Value,
            format!(
                "environment variable TORCH_TPU_FALLBACK must be 'warn', 'error' or 'silent', \
                 got {other:?}"
            ),
        )),
    }
}

/// Counts a call on the CPU. Warns once per op, or refuses, as it does without a kernel there.
pub(crate) fn fallback(op: &str, has_kernel: bool) -> Result<(), Error> {
    let policy = fallback_policy()?;
    if !has_kernel {
        let text = format!(
            "{op} has no tpu lowering and no kernel for the CPU, where it would run instead. \
             Register one with torch.library.register_kernel(\"{op}\", \"tpu\", function): a \
             function of torch operations, or of JAX (torch_tpu.pallas.call_jax)"
        );
        return Err(Error::new(ErrorKind::NotImplemented, text));
    }
    if policy == Fallback::Error {
        let text = format!(
            "{op} has no tpu lowering and TORCH_TPU_FALLBACK=error forbids running it on the CPU; \
             unset it, or rewrite the call with ops that have one"
        );
        return Err(Error::new(ErrorKind::NotImplemented, text));
    }
    let first = engine()?.metrics().fallback(op);
    if first && policy == Fallback::Warn {
        let text = format!(
            "{op} has no tpu lowering and runs on the CPU. TORCH_TPU_FALLBACK=error makes this an \
             error, torch_tpu.metrics.fallbacks() counts the calls"
        );
        crate::python::warn(&text);
    }
    Ok(())
}

/// A counter by its public name.
pub(crate) fn counter(name: &str) -> Option<Counter> {
    Counter::ALL.iter().find(|(_, n)| *n == name).map(|(c, _)| *c)
}

/// The living storage and its device, from the offset of its address in bytes.
pub(crate) fn storage_at(place: usize) -> Result<(StorageId, usize), Error> {
    let slot = u32::try_from(place >> 20).ok();
    let living = slot.and_then(|slot| running()?.storage_in_slot(slot));
    living.ok_or_else(|| Error::runtime("no tpu tensor lives at this address"))
}
