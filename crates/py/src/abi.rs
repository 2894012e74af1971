//! The C ABI of `csrc/abi.h`: plain structs and engine calls.
//!
//! Every function catches panics, stores its error's text in a thread-local, and returns a status.
//! Pointers come from this package's shim and are valid for the call, as abi.h promises.

use crate::capture;
use crate::dtype::{dtype, memory_format, scalar_type};
use crate::fault::{OK, RESIZE, guard};
use crate::layout::{
    RawArg, RawCall, RawGenerator, RawGraphResult, RawMemory, RawResult, RawRow, RawSpan, Tensor,
    Text,
};
use crate::platform::{self, engine};
use engine::{
    Call, CallArg, DType, Draw, Error, Fresh, Generator, Home, KernelResults, Number, Recorded,
    StorageId, TensorRef,
};
use pyo3::Python;
use smallvec::SmallVec;
use std::cell::RefCell;
use std::ffi::{c_int, c_void};
use std::sync::LazyLock;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};

/// A slice from C: null when empty.
///
/// # Safety
/// `data` points to `n` values that outlive `'a`, or `n` is 0.
pub(crate) unsafe fn slice<'a, T>(data: *const T, n: usize) -> &'a [T] {
    if n == 0 || data.is_null() {
        return &[];
    }
    // SAFETY: the caller promises `n` values at a non-null `data`.
    unsafe { std::slice::from_raw_parts(data, n) }
}

/// # Safety
/// The pointers of `t` are valid for `'a`, as abi.h promises.
pub(crate) unsafe fn tensor<'a>(t: &Tensor) -> Result<TensorRef<'a>, Error> {
    let n = t.ndim as usize;
    Ok(TensorRef {
        storage: StorageId::from_raw(t.storage),
        dtype: dtype(t.dtype)?,
        // SAFETY: sizes and strides have `ndim` entries each.
        sizes: unsafe { slice(t.sizes, n) },
        // SAFETY: as above.
        strides: unsafe { slice(t.strides, n) },
        offset: t.offset,
    })
}

/// # Safety
/// The shim filled `a` as its tag says, with pointers valid for `'a`.
unsafe fn arg<'a>(a: &'a RawArg) -> Result<CallArg<'a>, Error> {
    let n = a.length as usize;
    // SAFETY: the tag names the written member of the union, and the shim gives the length.
    Ok(unsafe {
        match a.tag {
            0 => CallArg::None,
            1 => CallArg::Tensor(tensor(&a.value.tensor)?),
            2 => {
                let list = slice(a.value.data.cast::<Tensor>(), n);
                let list: Result<Vec<_>, _> = list.iter().map(|t| undefined_or(t)).collect();
                CallArg::Tensors(list?)
            }
            3 => number(a)?,
            4 => CallArg::Numbers(slice(a.value.data.cast(), n)),
            5 => CallArg::Int(a.value.integer),
            6 => CallArg::Ints(slice(a.value.data.cast(), n)),
            7 => CallArg::Bool(a.value.integer != 0),
            8 => CallArg::Bools(slice(a.value.data.cast(), n)),
            9 => CallArg::DType(dtype(a.value.integer as u8)?),
            10 => {
                let bytes = slice(a.value.data.cast::<u8>(), n);
                CallArg::Text(std::str::from_utf8(bytes).unwrap_or_default())
            }
            tag => return Err(Error::internal(format!("argument tag {tag}"))),
        }
    })
}

/// # Safety
/// As for [`tensor`]; an undefined tensor has storage 0 and no valid pointers.
unsafe fn undefined_or<'a>(t: &Tensor) -> Result<TensorRef<'a>, Error> {
    if t.storage != 0 {
        // SAFETY: the caller's promise.
        return unsafe { tensor(t) };
    }
    Ok(TensorRef { storage: None, dtype: DType::F32, sizes: &[], strides: &[], offset: 0 })
}

/// # Safety
/// The tag is that of a number.
unsafe fn number<'a>(a: &RawArg) -> Result<CallArg<'a>, Error> {
    // SAFETY: the caller's promise.
    let raw = unsafe { a.value.number };
    let dtype = dtype(a.dtype)?;
    let value = match dtype {
        DType::Bool => Number::Bool(raw.integer != 0),
        d if d.is_complex() => Number::Complex(raw.real, raw.imaginary),
        d if d.is_float() => Number::Float(raw.real),
        DType::U64 if raw.integer < 0 => Number::Unsigned(raw.integer as u64),
        _ => Number::Int(raw.integer),
    };
    Ok(CallArg::Number { value, dtype, wrapped: a.wrapped != 0 })
}

/// A random stream of the shim.
struct Stream<'a>(&'a RawGenerator);

impl Draw for Stream<'_> {
    fn draw(&mut self, blocks: u64) -> Generator {
        let seed = self.0.seed.load(Relaxed);
        Generator { seed, offset: self.0.offset.fetch_add(blocks, Relaxed) }
    }
}

thread_local! {
    /// The results of the thread's last call.
    static RESULTS: RefCell<Vec<RawResult>> = const { RefCell::new(Vec::new()) };
}

/// # Safety
/// As abi.h says.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_record(
    call: *const RawCall,
    results: *mut *const RawResult,
    n_results: *mut u32,
) -> i32 {
    guard(|| {
        // SAFETY: abi.h: `call` and all it points to are valid for this call.
        let (call, args, targets) = unsafe {
            let call = &*call;
            let args = slice(call.args, call.n_args as usize);
            (call, args, slice(call.targets, call.n_targets as usize))
        };
        // SAFETY: the shim filled the arguments as their tags say.
        let args: Result<SmallVec<[_; 8]>, _> = args.iter().map(|a| unsafe { arg(a) }).collect();
        let args = args?;
        let targets: Result<SmallVec<[_; 2]>, _> =
            // SAFETY: as above.
            targets.iter().map(|t| unsafe { undefined_or(t) }).collect();
        let targets = targets?;
        // SAFETY: null, or a stream that lives as long as this call.
        let mut stream = unsafe { call.generator.as_ref() }.map(Stream);
        let mut fresh = SmallVec::<[Fresh; 4]>::new();
        let mut engine_call = Call {
            row: call.row as usize,
            device: capture::place(call.device)?,
            args: &args,
            targets: &targets,
            resize_targets: call.resize_targets != 0,
            format: memory_format(call.memory_format)?,
            settings: platform::settings(dtype(call.default_dtype)?),
            generator: stream.as_mut().map(|stream| stream as &mut dyn Draw),
        };
        let recorded = engine()?.record(&mut engine_call, &mut fresh)?;
        let (warnings, of_targets) = match &recorded {
            Recorded::Done(warnings, repeats) => (*warnings, repeats),
            Recorded::Resize(.., counted) => (&[][..], counted),
        };
        warnings.iter().chain(of_targets).for_each(crate::python::warn_of_call);
        let made = |made: &Fresh| match made {
            Some(made) => RawResult::new(made.storage.raw(), made.ty, made.strides),
            None => RawResult::new(0, &UNDEFINED, &[]),
        };
        let (status, n, at) = RESULTS.with_borrow_mut(|list| {
            list.clear();
            let (status, n) = match recorded {
                Recorded::Resize(target, ty, strides, _) => {
                    list.push(RawResult::new(0, ty, strides));
                    (RESIZE, target)
                }
                Recorded::Done(..) => {
                    list.extend(fresh.iter().map(made));
                    (OK, fresh.len())
                }
            };
            (status, n, list.as_ptr())
        });
        // SAFETY: abi.h: both are valid.
        unsafe {
            results.write(at);
            n_results.write(n as u32);
        }
        Ok(status)
    })
}

static UNDEFINED: LazyLock<engine::Type> = LazyLock::new(|| engine::Type::scalar(DType::F32));

static ROWS: LazyLock<Vec<(&'static str, u64)>> = LazyLock::new(engine::rows);

#[unsafe(no_mangle)]
extern "C" fn tpu_row_count() -> u32 {
    ROWS.len() as u32
}

#[unsafe(no_mangle)]
extern "C" fn tpu_row(index: u32) -> RawRow {
    let (schema, writes) = ROWS.get(index as usize).copied().unwrap_or_default();
    RawRow { schema: Text { data: schema.as_ptr(), size: schema.len() }, writes }
}

/// # Safety
/// `count` is valid.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_device_count(count: *mut i32) -> i32 {
    guard(|| {
        let n = platform::device_count()?;
        // SAFETY: abi.h: `count` is valid.
        unsafe { count.write(n as i32) };
        Ok(OK)
    })
}

/// # Safety
/// `storage` is valid.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_storage_new(device: i32, bytes: u64, storage: *mut u64) -> i32 {
    guard(|| {
        let id = engine()?.storage_new(capture::place(device)?, bytes)?;
        // SAFETY: abi.h: `storage` is valid.
        unsafe { storage.write(id.raw()) };
        Ok(OK)
    })
}

#[unsafe(no_mangle)]
extern "C" fn tpu_storage_free(storage: u64) {
    guard(|| {
        // In a forked child there is no engine, and no storage to free.
        if let (Some(id), Some(engine)) = (StorageId::from_raw(storage), platform::running()) {
            engine.storage_free(id);
        }
        Ok(OK)
    });
}

#[unsafe(no_mangle)]
extern "C" fn tpu_storage_resize(storage: u64, bytes: u64) -> i32 {
    guard(|| {
        let id = StorageId::from_raw(storage).ok_or_else(|| Error::internal("storage 0"))?;
        engine()?.storage_resize(id, bytes).map(|()| OK)
    })
}

/// 16 TiB of addresses that nobody can read. A stray dereference faults at an address that shows
/// its cause.
pub(crate) static RESERVED: LazyLock<usize> = LazyLock::new(|| {
    unsafe extern "C" {
        fn mmap(at: *mut c_void, n: usize, prot: i32, flags: i32, fd: i32, off: i64)
        -> *mut c_void;
    }
    const PRIVATE_ANONYMOUS_NORESERVE: i32 = 0x2 | 0x20 | 0x4000;
    // SAFETY: a fresh anonymous mapping without access cannot disturb anything.
    let p = unsafe { mmap(std::ptr::null_mut(), 1 << 44, 0, PRIVATE_ANONYMOUS_NORESERVE, -1, 0) };
    // If the system grants no range, addresses of the kernel's half fault, too.
    if p as isize == -1 { 0xFFFF_8000_0000_0000 } else { p as usize }
});

/// One mebibyte of addresses for each living storage. The storage's generation shifts the address,
/// so a new tensor does not look like a tensor that was just freed.
#[unsafe(no_mangle)]
extern "C" fn tpu_storage_address(storage: u64) -> *mut c_void {
    let (slot, generation) = (storage & 0xFF_FFFF, storage >> 32);
    (*RESERVED + (slot as usize) * (1 << 20) + (generation as usize & 0x3FF) * 1024) as *mut c_void
}

/// # Safety
/// `storage` and `device` are valid.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_storage_at(
    address: *const c_void,
    storage: *mut u64,
    device: *mut i32,
) -> i32 {
    guard(|| {
        let (id, at) = platform::storage_at((address as usize).wrapping_sub(*RESERVED))?;
        // SAFETY: abi.h: both are valid.
        unsafe {
            storage.write(id.raw());
            device.write(at as i32);
        }
        Ok(OK)
    })
}

/// # Safety
/// As abi.h says.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_upload(target: *const Tensor, host: *const c_void, bytes: u64) -> i32 {
    guard(|| {
        // SAFETY: abi.h: the tensor and `bytes` bytes at `host` are valid for this call.
        let (target, host) = unsafe { (tensor(&*target)?, slice(host.cast(), bytes as usize)) };
        engine()?.upload(&target, host)?;
        Ok(OK)
    })
}

unsafe extern "C" {
    /// 1 if this thread holds Python's lock. The stable ABI has no such question, but every CPython
    /// exports this one.
    fn PyGILState_Check() -> c_int;
}

/// Runs without Python's lock, which torch holds while it copies a storage: a value may come only
/// when another thread has recorded its part.
fn unlocked<R: Send>(run: impl FnOnce() -> R + Send) -> R {
    // SAFETY: the interpreter lives as long as torch calls this shim.
    if unsafe { PyGILState_Check() } == 0 {
        return run();
    }
    Python::attach(|py| py.detach(run))
}

/// # Safety
/// As abi.h says.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_download(
    source: *const Tensor,
    host: *mut c_void,
    bytes: u64,
    kept: *mut c_void,
    release: unsafe extern "C" fn(*mut c_void),
) -> i32 {
    guard(|| {
        if bytes == 0 {
            return Ok(OK);
        }
        // SAFETY: abi.h: the tensor is valid for this call.
        let (source, at, kept) = (unsafe { tensor(&*source)? }, host as usize, kept as usize);
        // SAFETY: abi.h: these bytes are writable, in this call or until `release` is called.
        let host = move || unsafe { std::slice::from_raw_parts_mut(at as *mut u8, bytes as usize) };
        if kept == 0 {
            return unlocked(|| engine()?.download(&source, host())).map(|()| OK);
        }
        let sink = move |read: &dyn Fn(&mut [u8]) -> Result<(), Error>| {
            let done = read(host());
            // SAFETY: abi.h: called once, on any thread.
            unsafe { release(kept as *mut c_void) };
            done
        };
        engine()?.download_later(&source, Box::new(sink)).map(|()| OK)
    })
}

/// # Safety
/// As abi.h says.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_copy(target: *const Tensor, source: *const Tensor) -> i32 {
    guard(|| {
        // SAFETY: abi.h: both tensors are valid for this call.
        let (target, source) = unsafe { (tensor(&*target)?, tensor(&*source)?) };
        engine()?.copy(&target, &source)?;
        Ok(OK)
    })
}

#[unsafe(no_mangle)]
extern "C" fn tpu_cut(device: i32) -> i32 {
    guard(|| engine()?.cut(device.max(0) as usize, false).map(|()| OK))
}

#[unsafe(no_mangle)]
extern "C" fn tpu_synchronize(device: i32) -> i32 {
    guard(|| engine()?.synchronize(device.max(0) as usize).map(|()| OK))
}

/// # Safety
/// `memory` is valid.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_memory(device: i32, memory: *mut RawMemory) -> i32 {
    guard(|| {
        let found = engine()?.memory(device.max(0) as usize)?;
        // SAFETY: abi.h: `memory` is valid.
        unsafe { memory.write(found.into()) };
        Ok(OK)
    })
}

#[unsafe(no_mangle)]
extern "C" fn tpu_reset_peak_memory(device: i32) -> i32 {
    guard(|| {
        engine()?.metrics().reset_peak(device.max(0) as usize);
        Ok(OK)
    })
}

/// # Safety
/// `op` is valid UTF-8 of the given size.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_fallback(op: Text, has_kernel: i32) -> i32 {
    guard(|| {
        // SAFETY: abi.h: the text is valid for this call.
        let name = unsafe { slice(op.data, op.size) };
        let name = std::str::from_utf8(name).unwrap_or_default();
        capture::forbid_fallback(name)?;
        platform::fallback(name, has_kernel != 0)?;
        Ok(OK)
    })
}

/// # Safety
/// As abi.h says.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_capture_input(like: *const Tensor, storage: *mut u64) -> i32 {
    guard(|| {
        // SAFETY: abi.h: both are valid.
        unsafe { storage.write(capture::input(&tensor(&*like)?)?.raw()) };
        Ok(OK)
    })
}

/// # Safety
/// As abi.h says.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_capture_end(outputs: *const Tensor, n: u32, graph: *mut u64) -> i32 {
    guard(|| {
        // SAFETY: abi.h: `n` tensors, some of them undefined, and a valid `graph`.
        unsafe {
            let outputs = slice(outputs, n as usize).iter();
            let outputs: Result<Vec<_>, _> =
                outputs.map(|t| (t.storage != 0).then(|| tensor(t)).transpose()).collect();
            graph.write(capture::end(&outputs?)?);
        }
        Ok(OK)
    })
}

/// # Safety
/// As abi.h says.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_graph_call(
    graph: u64,
    inputs: *const Tensor,
    n: u32,
    generator: *const RawGenerator,
    results: *mut RawGraphResult,
    n_results: u32,
) -> i32 {
    guard(|| {
        // SAFETY: abi.h: `n` tensors, and a stream that lives as long as this call.
        let (inputs, mut stream) = unsafe { (slice(inputs, n as usize), Stream(&*generator)) };
        let inputs: Result<SmallVec<[_; 16]>, _> =
            // SAFETY: as above.
            inputs.iter().map(|t| unsafe { tensor(t) }).collect();
        let mut fresh = SmallVec::new();
        let called = capture::call(graph, &inputs?, &mut stream, &mut fresh)?;
        let Some(graph) = called else { return Ok(RESIZE) };
        for (i, output) in graph.outputs().iter().enumerate().take(n_results as usize) {
            let (input, at) = match output.home {
                Home::Nowhere => (-1, 0),
                Home::Input(i) => (i as i32, 0),
                Home::Fresh(i) => (-1, i),
            };
            let storage = match output.home {
                Home::Fresh(i) => fresh[i].raw(),
                _ => 0,
            };
            let result = RawGraphResult {
                storage,
                bytes: graph.fresh_bytes(at),
                input,
                fresh: at as u32,
                sizes: output.sizes.as_ptr(),
                strides: output.strides.as_ptr(),
                offset: output.offset,
                ndim: output.sizes.len() as u32,
                dtype: scalar_type(output.dtype),
            };
            // SAFETY: abi.h: there is room for `n_results`; the geometry lives with the graph.
            unsafe { results.add(i).write(result) };
        }
        Ok(OK)
    })
}

/// # Safety
/// As abi.h says.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_kernel_call(
    kernel: u64,
    device: i32,
    inputs: *const Tensor,
    n: u32,
    donated: *const i64,
    n_donated: u32,
    results: *mut *const RawResult,
    n_results: *mut u32,
    donates: *mut bool,
) -> i32 {
    guard(|| {
        // SAFETY: abi.h: `n` tensors and `n_donated` numbers, valid for this call.
        let (inputs, donated) =
            unsafe { (slice(inputs, n as usize), slice(donated, n_donated as usize)) };
        let inputs: Result<SmallVec<[_; 8]>, _> =
            // SAFETY: as above.
            inputs.iter().map(|t| unsafe { tensor(t) }).collect();
        let mut fresh = KernelResults::new();
        let device = capture::place(device)?;
        let gone = engine()?.call_kernel(kernel, device, &inputs?, donated, &mut fresh)?;
        let at = RESULTS.with_borrow_mut(|list| {
            list.clear();
            list.extend(fresh.iter().map(|(id, ty)| RawResult::new(id.raw(), ty, &[])));
            list.as_ptr()
        });
        // SAFETY: abi.h: all three are valid.
        unsafe {
            results.write(at);
            n_results.write(fresh.len() as u32);
            donates.write(gone);
        }
        Ok(OK)
    })
}

#[unsafe(no_mangle)]
extern "C" fn tpu_profile_begin() -> i32 {
    engine::SPANS.begin().into()
}

/// # Safety
/// `each` may be called with `context`.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_profile_end(
    context: *mut c_void,
    each: unsafe extern "C" fn(*mut c_void, *const RawSpan),
) -> i32 {
    guard(|| {
        let synced = platform::running().map_or(Ok(()), |engine| {
            (0..engine.platform().device_count()).try_for_each(|d| engine.synchronize(d))
        });
        for span in engine::SPANS.end() {
            // SAFETY: the function and context are the shim's. The span is valid for this call.
            unsafe { each(context, &RawSpan::of(&span)) };
        }
        synced.map(|()| OK)
    })
}

static FORKED: AtomicBool = AtomicBool::new(false);

extern "C" fn after_fork() {
    FORKED.store(true, Relaxed);
}

/// Registers the handler that marks forked children. The engine's threads do not exist in them.
pub(crate) fn watch_forks() {
    unsafe extern "C" {
        fn pthread_atfork(
            prepare: Option<extern "C" fn()>,
            parent: Option<extern "C" fn()>,
            child: Option<extern "C" fn()>,
        ) -> i32;
    }
    // SAFETY: the handler only stores to an atomic, which is allowed in a forked child.
    unsafe { pthread_atfork(None, None, Some(after_fork)) };
}

pub(crate) fn is_forked() -> bool {
    FORKED.load(Relaxed)
}

#[unsafe(no_mangle)]
extern "C" fn tpu_start() -> i32 {
    guard(|| engine().map(|_| OK))
}

#[unsafe(no_mangle)]
extern "C" fn tpu_is_started() -> i32 {
    platform::running().is_some().into()
}

unsafe extern "C" {
    fn torch_tpu_register() -> *const std::ffi::c_char;
}

/// Registers kernels, hooks and guards with torch.
pub(crate) fn register() -> Result<(), Error> {
    // SAFETY: the shim catches its own exceptions. It returns null or a message that stays valid.
    let message = unsafe {
        let text = torch_tpu_register();
        if text.is_null() {
            return Ok(());
        }
        std::ffi::CStr::from_ptr(text)
    };
    Err(Error::runtime(message.to_string_lossy()))
}
