//! Kernels that XLA:CPU calls. One path leads from a call to safe Rust and back.

use std::ffi::{CString, c_void};
use std::mem::offset_of;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::ptr::{self, NonNull};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering};

use crate::call::Api;
use crate::ffi_sys::*;
use crate::sys::PJRT_Error;

/// A function that programs call by name.
pub trait Kernel {
    const NAME: &'static str;

    /// Computes the results of a call. A message becomes the error of the program that called.
    fn run(call: Call<'_>) -> Result<(), String>;
}

/// Element types that kernels read, with XLA's number for each.
pub trait Element: Copy + Send + Sync + 'static {
    const TYPE: i32;
}

/// A bfloat16, as its bits.
impl Element for u16 {
    const TYPE: i32 = 16;
}

impl Element for i32 {
    const TYPE: i32 = 4;
}

impl Element for i64 {
    const TYPE: i32 = 5;
}

impl Element for f32 {
    const TYPE: i32 = 11;
}

impl Element for f64 {
    const TYPE: i32 = 12;
}

/// The operands, results and attributes of one call of a kernel, borrowed for that call.
pub struct Call<'a> {
    frame: &'a XLA_FFI_CallFrame,
    api: &'static XLA_FFI_Api,
}

/// A call whose results come later. XLA keeps their memory until then. Dropping it fails the call.
pub struct Promise {
    api: &'static XLA_FFI_Api,
    /// `None` once it is complete.
    future: Option<NonNull<XLA_FFI_Future>>,
    results: Vec<Room>,
}

/// The memory of a result.
struct Room {
    data: *mut u8,
    size: usize,
}

// SAFETY: XLA lets any thread complete a future, and nothing else uses the results before that.
unsafe impl Send for Promise {}

/// Registers `K` for programs that run in this process. False if the plugin refuses it: older
/// plugins know another, larger form of the arguments.
pub(crate) fn offer<K: Kernel>(api: Api) -> bool {
    // SAFETY: a table's extensions are a list that ends with null, and an extension's type tells
    // its layout.
    let extension = unsafe {
        let first = api.0.as_ref().extension_start;
        std::iter::successors(first, |extension| extension.as_ref().next)
            .find(|extension| extension.as_ref().r#type == FFI)
            .map(|extension| extension.cast::<PJRT_FFI_Extension>().as_ref())
    };
    let Some(extension) = extension else { return false };
    let mut args = PJRT_FFI_Register_Handler_Args {
        struct_size: offset_of!(PJRT_FFI_Register_Handler_Args<'_>, traits) + size_of::<i32>(),
        target_name: K::NAME.as_bytes().into(),
        handler: enter::<K>,
        platform_name: b"Host".as_slice().into(),
        traits: 0,
    };
    // SAFETY: the struct is the function's own, which copies the names.
    let error = unsafe { (extension.register_handler)(&raw mut args) };
    api.check(error, "PJRT_FFI_Register_Handler").is_ok()
}

unsafe extern "C" fn enter<K: Kernel>(frame: *mut XLA_FFI_CallFrame) -> *mut XLA_FFI_Error {
    // SAFETY: XLA lends the frame, and what it points to, for as long as this call lasts.
    let frame = unsafe { &*frame };
    if let Some(extension) = frame.extension_start {
        // XLA asks once for the version of the interface that the kernel was built for.
        // SAFETY: an extension of this type is followed by a pointer to the metadata to fill in.
        unsafe {
            if (*extension.as_ptr()).r#type == METADATA {
                let metadata = extension.cast::<XLA_FFI_Metadata_Extension>().as_ref().metadata;
                let version = &mut (*metadata).api_version;
                (version.major_version, version.minor_version) = VERSION;
            }
        }
        return ptr::null_mut();
    }
    // SAFETY: XLA's table outlives the process's use of it.
    let Some(api) = frame.api.map(|api| unsafe { api.as_ref() }) else { return ptr::null_mut() };
    let message = match catch_unwind(AssertUnwindSafe(|| K::run(Call { frame, api }))) {
        Ok(Ok(())) => return ptr::null_mut(),
        Ok(Err(message)) => format!("{}: {message}", K::NAME),
        Err(_) => format!("{}: it panicked, as reported on stderr", K::NAME),
    };
    api.error(&message)
}

impl<'a> Call<'a> {
    /// The elements of the operand at `place`.
    pub fn operand<T: Element>(&self, place: usize) -> Result<&'a [T], String> {
        // SAFETY: XLA vouches for the buffers: dense, and unchanged during the call.
        unsafe {
            let buffer = self.frame.args.at(place)?;
            Ok(slice(buffer.data.cast(), buffer.count::<T>()?))
        }
    }

    /// True if the first operand has elements of type `T`.
    pub fn takes<T: Element>(&self) -> bool {
        // SAFETY: as in `operand`.
        unsafe { self.frame.args.at(0).is_ok_and(|buffer| buffer.dtype == T::TYPE) }
    }

    /// The elements of the first result, which nothing else reads before the call ends.
    pub fn result<T: Element>(&mut self) -> Result<&'a mut [T], String> {
        // SAFETY: XLA lets a result share memory with an operand only if the call allows it, and no
        // call here does; elements that are not written yet are valid numbers.
        unsafe {
            let buffer = self.frame.rets.at(0)?;
            let data = NonNull::new(buffer.data.cast()).unwrap_or(NonNull::dangling());
            Ok(std::slice::from_raw_parts_mut(data.as_ptr(), buffer.count::<T>()?))
        }
    }

    /// The bytes of all results, which nothing else reads before the call ends.
    pub fn results_as_bytes(&mut self) -> Result<Vec<&'a mut [u8]>, String> {
        let bytes = |place| {
            // SAFETY: as in `result`; each result has its own memory.
            unsafe {
                let buffer = self.frame.rets.at(place)?;
                let data = NonNull::new(buffer.data.cast()).unwrap_or(NonNull::dangling());
                Ok(std::slice::from_raw_parts_mut(data.as_ptr(), buffer.size()?))
            }
        };
        (0..self.frame.rets.size as usize).map(bytes).collect()
    }

    /// The number of operands.
    pub fn operands(&self) -> usize {
        self.frame.args.size as usize
    }

    /// The bytes of the operand at `place`, whatever its type.
    pub fn bytes(&self, place: usize) -> Result<&'a [u8], String> {
        // SAFETY: as in `operand`.
        unsafe {
            let buffer = self.frame.args.at(place)?;
            Ok(slice(buffer.data.cast_const().cast(), buffer.size()?))
        }
    }

    /// Says that the results come later. A kernel that has the promise must not fail.
    pub fn promise(&self) -> Result<Promise, String> {
        // The header counts a frame without its last field, which is as old as these functions.
        if self.api.struct_size < size_of::<XLA_FFI_Api>() {
            return Err("the plugin takes no results that come later".to_owned());
        }
        // SAFETY: as in `result`.
        let room = |place| unsafe {
            let buffer = self.frame.rets.at(place)?;
            Ok(Room { data: buffer.data.cast(), size: buffer.size()? })
        };
        let places = 0..self.frame.rets.size as usize;
        let results = places.map(room).collect::<Result<_, String>>()?;
        let mut args = XLA_FFI_Future_Create_Args {
            struct_size: size_of::<XLA_FFI_Future_Create_Args>(),
            extension_start: 0,
            future: ptr::null_mut(),
        };
        // SAFETY: the function writes the future, or returns an error.
        let failed = unsafe { self.is_error((self.api.future_create)(&raw mut args)) };
        let future = NonNull::new(args.future).filter(|_| !failed);
        let future = future.ok_or("XLA made no future")?;
        self.frame.future.set(future.as_ptr());
        Ok(Promise { api: self.api, future: Some(future), results })
    }

    /// An attribute of the call that is an `array<i64>`.
    pub fn integers(&self, name: &str) -> Result<&'a [i64], String> {
        let attrs = &self.frame.attrs;
        // SAFETY: XLA vouches for as many names, kinds and values as it says.
        unsafe {
            let count = attrs.size as usize;
            let names = slice(attrs.names, count);
            let is = |span: &*const XLA_FFI_ByteSpan| {
                slice((**span).ptr, (**span).len) == name.as_bytes()
            };
            let place = names.iter().position(is).ok_or_else(|| format!("it has no {name}"))?;
            let array = slice(attrs.attrs, count)[place].cast::<XLA_FFI_Array>();
            if slice(attrs.types, count)[place] != ARRAY || (*array).dtype != i64::TYPE {
                return Err(format!("{name} is no array of i64"));
            }
            Ok(slice((*array).data.cast(), (*array).size))
        }
    }

    /// The number of threads that XLA computes on.
    pub fn threads(&self) -> usize {
        let mut threads = 1;
        let mut args = XLA_FFI_ThreadPool_NumThreads_Args {
            struct_size: size_of::<XLA_FFI_ThreadPool_NumThreads_Args>(),
            extension_start: 0,
            ctx: self.frame.ctx,
            num_threads: &raw mut threads,
        };
        // SAFETY: the function writes the number, or returns an error if there is no pool.
        unsafe {
            let error = (self.api.thread_pool_num_threads)(&raw mut args);
            self.is_error(error);
        }
        threads.max(1) as usize
    }

    /// Runs `job(0)` to `job(count - 1)`, in any order, on this thread and up to `threads - 1` of
    /// XLA's.
    pub fn each(&self, count: usize, threads: usize, job: &(dyn Fn(usize) + Sync)) {
        let job: *const (dyn Fn(usize) + Sync + '_) = job;
        // SAFETY: only the lifetime changes. Only the holder of a turn calls the job, and this
        // function returns after all turns were taken and done.
        let job = unsafe { std::mem::transmute::<*const (dyn Fn(usize) + Sync + '_), Job>(job) };
        let turns = Arc::new(Turns::new(job, count));
        for _ in 1..threads.min(count) {
            let data = Arc::into_raw(turns.clone());
            let mut args = XLA_FFI_ThreadPool_Schedule_Args {
                struct_size: size_of::<XLA_FFI_ThreadPool_Schedule_Args>(),
                extension_start: 0,
                ctx: self.frame.ctx,
                task: help,
                data: data.cast_mut().cast(),
            };
            // SAFETY: the task takes over the reference; if there is no pool, it is dropped here.
            unsafe {
                if self.is_error((self.api.thread_pool_schedule)(&raw mut args)) {
                    drop(Arc::from_raw(data));
                }
            }
        }
        turns.take();
        turns.wait();
    }

    /// True if there was an error, which is freed.
    unsafe fn is_error(&self, error: *mut XLA_FFI_Error) -> bool {
        // SAFETY: by this function's own contract.
        unsafe { self.api.is_error(error) }
    }
}

impl XLA_FFI_Api {
    fn error(&self, message: &str) -> *mut XLA_FFI_Error {
        let message = CString::new(message.replace('\0', "?")).unwrap_or_default();
        let mut args = XLA_FFI_Error_Create_Args {
            struct_size: offset_of!(XLA_FFI_Error_Create_Args, errc) + size_of::<i32>(),
            extension_start: 0,
            message: message.as_ptr(),
            errc: INTERNAL,
        };
        // SAFETY: the function copies the message.
        unsafe { (self.error_create)(&raw mut args) }
    }

    /// True if there was an error, which is freed.
    ///
    /// # Safety
    /// `error` is null or an error that was handed to the caller.
    unsafe fn is_error(&self, error: *mut XLA_FFI_Error) -> bool {
        if error.is_null() {
            return false;
        }
        let struct_size = size_of::<XLA_FFI_Error_Destroy_Args>();
        let mut args = XLA_FFI_Error_Destroy_Args { struct_size, extension_start: 0, error };
        // SAFETY: the error was handed to this function, and nothing reads it again.
        unsafe { (self.error_destroy)(&raw mut args) };
        true
    }
}

impl Promise {
    /// Gives the results, or the message of an error.
    pub fn keep(mut self, results: Result<&[Vec<u8>], &str>) {
        let fits = |results: &[Vec<u8>]| {
            results.len() == self.results.len()
                && results.iter().zip(&self.results).all(|(from, to)| from.len() == to.size)
        };
        match results {
            Ok(results) if fits(results) => {
                for (from, to) in results.iter().zip(&self.results) {
                    // SAFETY: XLA keeps this much memory for the result until the future is
                    // complete, and nothing else uses it.
                    unsafe { to.data.copy_from_nonoverlapping(from.as_ptr(), from.len()) };
                }
                self.complete(None);
            }
            Ok(_) => self.complete(Some("results of other sizes than the call's")),
            Err(message) => self.complete(Some(message)),
        }
    }

    fn complete(&mut self, error: Option<&str>) {
        let Some(future) = self.future.take() else { return };
        let (extension_start, future) = (0, future.as_ptr());
        // SAFETY: XLA's future lives until it is complete, and it is completed once.
        unsafe {
            let failed = match error {
                None => {
                    let struct_size = size_of::<XLA_FFI_Future_SetAvailable_Args>();
                    let mut args =
                        XLA_FFI_Future_SetAvailable_Args { struct_size, extension_start, future };
                    (self.api.future_set_available)(&raw mut args)
                }
                Some(message) => {
                    let struct_size = size_of::<XLA_FFI_Future_SetError_Args>();
                    let error = self.api.error(message);
                    let mut args = XLA_FFI_Future_SetError_Args {
                        struct_size,
                        extension_start,
                        future,
                        error,
                    };
                    (self.api.future_set_error)(&raw mut args)
                }
            };
            self.api.is_error(failed);
        }
    }
}

impl Drop for Promise {
    fn drop(&mut self) {
        self.complete(Some("the results of a call were given up"));
    }
}

/// A function of XLA's table, or one that it calls.
pub(crate) type Function<A, R = *mut XLA_FFI_Error> = unsafe extern "C" fn(*mut A) -> R;
pub(crate) type RegisterHandler =
    unsafe extern "C" fn(*mut PJRT_FFI_Register_Handler_Args<'_>) -> *mut PJRT_Error;

type Job = *const (dyn Fn(usize) + Sync + 'static);

/// The turns of a job, which several threads take one after another. A thread that comes after all
/// turns are taken returns, so nothing waits for a thread that may not come.
struct Turns {
    job: Job,
    count: usize,
    next: AtomicUsize,
    done: AtomicUsize,
    panicked: AtomicBool,
}

// SAFETY: the job may be called from any thread, and is alive while a turn is left.
unsafe impl Send for Turns {}
// SAFETY: as for `Send`.
unsafe impl Sync for Turns {}

impl Turns {
    fn new(job: Job, count: usize) -> Self {
        let (next, done) = (AtomicUsize::new(0), AtomicUsize::new(0));
        Turns { job, count, next, done, panicked: AtomicBool::new(false) }
    }

    fn take(&self) {
        loop {
            let turn = self.next.fetch_add(1, Ordering::Relaxed);
            if turn >= self.count {
                return;
            }
            // SAFETY: this turn is not done, so `Call::each` has not returned.
            let job = AssertUnwindSafe(|| unsafe { (*self.job)(turn) });
            if catch_unwind(job).is_err() {
                self.panicked.store(true, Ordering::Relaxed);
            }
            self.done.fetch_add(1, Ordering::Release);
        }
    }

    /// Spins until other threads finish their turns, each a fraction of a millisecond.
    fn wait(&self) {
        let mut rounds = 0_u32;
        while self.done.load(Ordering::Acquire) < self.count {
            rounds += 1;
            if rounds < 10_000 {
                std::hint::spin_loop();
            } else {
                std::thread::yield_now();
            }
        }
        assert!(!self.panicked.load(Ordering::Relaxed), "a part of the work panicked");
    }
}

unsafe extern "C" fn help(turns: *mut c_void) {
    // SAFETY: the reference that `Call::each` gave away for this one task.
    unsafe { Arc::from_raw(turns.cast_const().cast::<Turns>()) }.take();
}

/// # Safety
/// `first` is null or points to `len` values that live and stay unchanged for `'a`.
unsafe fn slice<'a, T>(first: *const T, len: usize) -> &'a [T] {
    if first.is_null() || len == 0 {
        return &[];
    }
    // SAFETY: by this function's own contract.
    unsafe { std::slice::from_raw_parts(first, len) }
}

impl XLA_FFI_Buffers {
    /// # Safety
    /// XLA filled this in, and its call has not ended.
    unsafe fn at<'a>(&self, place: usize) -> Result<&'a XLA_FFI_Buffer, String> {
        // SAFETY: by this function's own contract; buffers are the only kind there is.
        let buffers = unsafe { slice(self.buffers, self.size as usize) };
        let buffer = buffers.get(place).ok_or_else(|| format!("it has no buffer {place}"))?;
        // SAFETY: as above.
        Ok(unsafe { &**buffer })
    }
}

impl XLA_FFI_Buffer {
    /// The number of elements, if they are of type `T`.
    fn count<T: Element>(&self) -> Result<usize, String> {
        if self.dtype != T::TYPE {
            return Err(format!("elements of type {} where {} was expected", self.dtype, T::TYPE));
        }
        Ok(self.elements())
    }

    fn elements(&self) -> usize {
        // SAFETY: XLA vouches for as many extents as there are dimensions.
        let dims = unsafe { slice(self.dims, self.rank as usize) };
        dims.iter().product::<i64>() as usize
    }

    /// The number of bytes.
    fn size(&self) -> Result<usize, String> {
        let width = match self.dtype {
            1 | 2 | 6 | 19 | 20 | 23..=25 => 1,
            3 | 7 | 10 | 16 => 2,
            4 | 8 | 11 => 4,
            5 | 9 | 12 | 15 => 8,
            18 => 16,
            other => return Err(format!("elements of type {other}, whose width is not known")),
        };
        Ok(self.elements() * width)
    }
}
