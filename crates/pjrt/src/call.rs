//! The one path into a plugin. [`Api::call`] knows the size of each argument struct, checks that
//! the plugin's table reaches the function, and turns the plugin's error into [`Error`]. Some calls
//! need more for their safety than their argument types say: transfers, execution and callbacks.
//! Each of them has a function further down.

use std::ffi::c_void;
use std::mem::ManuallyDrop;
use std::panic::{AssertUnwindSafe, catch_unwind};
use std::path::Path;
use std::ptr::{self, NonNull};
use std::sync::{Arc, Mutex, PoisonError};

use smallvec::SmallVec;

use crate::error::{Code, Error, Result};
use crate::functions::{FUNCTIONS, slot};
use crate::sys::*;

/// A plugin's function table, held by pointer because only the plugin knows its length.
#[derive(Clone, Copy)]
pub(crate) struct Api(pub(crate) NonNull<PJRT_Api>);

// SAFETY: PJRT requires every function of the table, and every object those functions hand
// out, to be usable from any thread at once; the table itself is immutable and never unloaded.
unsafe impl Send for Api {}
// SAFETY: as for `Send`.
unsafe impl Sync for Api {}
// SAFETY: as for `Api`: PJRT objects have no thread affinity.
unsafe impl<T: Object> Send for Owned<T> {}
// SAFETY: as for `Api`: PJRT objects synchronise themselves.
unsafe impl<T: Object> Sync for Owned<T> {}
// SAFETY: a shared PJRT object whose owner is `Send` and travels along.
unsafe impl<T, O: Object> Send for Held<T, O> {}
// SAFETY: as for `Send`.
unsafe impl<T, O: Object> Sync for Held<T, O> {}

pub(crate) type Function<A> = unsafe extern "C" fn(*mut A) -> *mut PJRT_Error;

fn call_name<A: Struct>() -> &'static str {
    FUNCTIONS[const { slot(A::NAME) }]
}

impl Api {
    /// Opens the library and asks it for its table. The library is never unloaded: its threads may
    /// outlive every handle.
    pub(crate) fn open(path: &Path) -> Result<Api> {
        use libloading::os::unix::{Library, RTLD_LOCAL, RTLD_NOW};
        let refuse = |code, message| Error::new(code, "loading the plugin", message);
        // SAFETY: loading runs the library's initialisers; naming a plugin is consent to that.
        let library = unsafe { Library::open(Some(path), RTLD_NOW | RTLD_LOCAL) }
            .map_err(|e| refuse(Code::InvalidArgument, format!("{}: {e}", path.display())))?;
        let library = ManuallyDrop::new(library);
        // SAFETY: `GetPjrtApi` has this signature in every PJRT plugin.
        let api = unsafe {
            let get = library.get::<unsafe extern "C" fn() -> *mut PJRT_Api>(b"GetPjrtApi\0");
            get.map(|get| get()).map_err(|_| {
                let message = format!(
                    "{} is a shared library but not a PJRT plugin: it has no GetPjrtApi symbol",
                    path.display()
                );
                refuse(Code::InvalidArgument, message)
            })?
        };
        NonNull::new(api).map(Api).ok_or_else(|| {
            refuse(Code::Internal, format!("{}: GetPjrtApi returned null", path.display()))
        })
    }

    pub(crate) fn version(self) -> (i32, i32) {
        // SAFETY: the table outlives the process's use of it and starts with these fields.
        unsafe { (self.0.as_ref().major_version, self.0.as_ref().minor_version) }
    }

    pub(crate) fn function<A: Struct>(self) -> Result<Function<A>> {
        let offset = size_of::<PJRT_Api>() + const { slot(A::NAME) } * size_of::<usize>();
        // SAFETY: `struct_size` says how far the table reaches; within it, each slot is null or
        // a function that takes the struct `slot` was looked up with.
        let function = unsafe {
            if self.0.as_ref().struct_size < offset + size_of::<usize>() {
                None
            } else {
                self.0.cast::<u8>().add(offset).cast::<Option<Function<A>>>().read()
            }
        };
        function.ok_or_else(|| {
            let (major, minor) = self.version();
            let message = format!("the plugin (PJRT {major}.{minor}) does not have this function");
            Error::new(Code::Unimplemented, call_name::<A>(), message)
        })
    }

    /// Calls the function that takes `A` and returns the struct as the plugin filled it in.
    pub(crate) fn call<A: Struct>(self, mut args: A) -> Result<A> {
        let function = self.function::<A>()?;
        // SAFETY: the struct is the function's own, its size is set, and its pointers are null
        // or borrowed for at least as long as `args` lives.
        let error = unsafe { function(&raw mut args) };
        self.check(error, call_name::<A>()).map(|()| args)
    }

    /// Converts and frees the plugin's error.
    pub(crate) fn check(self, error: *mut PJRT_Error, call: &'static str) -> Result<()> {
        if error.is_null() {
            return Ok(());
        }
        // SAFETY: a non-null error is alive until we destroy it, which happens last.
        let error = unsafe { Ref::new(error) };
        let code = PJRT_Error_GetCode_Args { error, ..Struct::empty() };
        let code = self.call(code).map_or(Code::Unknown, |args| Code::from_raw(args.code));
        let message = self.call_void(PJRT_Error_Message_Args { error, ..Struct::empty() });
        let message = message.map_or_else(|e| e.message, |args| args.message.text());
        let _ = self.call_void(PJRT_Error_Destroy_Args { error, ..Struct::empty() });
        Err(Error::new(code, call, message))
    }

    /// Like `call`, for the two functions that return nothing.
    fn call_void<A: Struct>(self, mut args: A) -> Result<A> {
        let function = self.function::<A>()?;
        // SAFETY: as in `call`; C discards the missing return value the same way.
        unsafe {
            let function: unsafe extern "C" fn(*mut A) = std::mem::transmute(function);
            function(&raw mut args);
        }
        Ok(args)
    }

    pub(crate) fn own<T: Object>(self, object: Out<T>, call: &'static str) -> Result<Owned<T>> {
        let object = object.take().ok_or_else(|| {
            Error::new(Code::Internal, call, "the plugin reported success but returned nothing")
        })?;
        Ok(Owned { api: self, object })
    }
}

/// A plugin object with a destroy function.
pub(crate) trait Object: Sized {
    fn destroy(api: Api, object: Ref<'_, Self>) -> Result<()>;
}

macro_rules! objects {
    ($($object:ident, $args:ident { $field:ident })*) => {$(
        impl Object for $object {
            fn destroy(api: Api, $field: Ref<'_, Self>) -> Result<()> {
                api.call($args { $field, ..Struct::empty() }).map(drop)
            }
        }
    )*};
}

objects! {
    PJRT_Event, PJRT_Event_Destroy_Args { event }
    PJRT_Buffer, PJRT_Buffer_Destroy_Args { buffer }
    PJRT_Executable, PJRT_Executable_Destroy_Args { executable }
    PJRT_LoadedExecutable, PJRT_LoadedExecutable_Destroy_Args { executable }
    PJRT_TopologyDescription, PJRT_TopologyDescription_Destroy_Args { topology }
}

impl Object for PJRT_Client {
    /// Shuts the client down, which waits for its threads. On one of these threads, the shutdown is
    /// left to another thread.
    fn destroy(api: Api, client: Ref<'_, Self>) -> Result<()> {
        let Some(object) = NonNull::new(client.as_ptr()).filter(|_| IN_CALLBACK.get()) else {
            return api.call(PJRT_Client_Destroy_Args { client, ..Struct::empty() }).map(drop);
        };
        let client = ManuallyDrop::new(Owned { api, object });
        // If no thread can be started, the client stays up.
        let _ = std::thread::Builder::new().spawn(|| drop(ManuallyDrop::into_inner(client)));
        Ok(())
    }
}

/// A plugin object that is destroyed when dropped.
pub(crate) struct Owned<T: Object> {
    pub(crate) api: Api,
    pub(crate) object: NonNull<T>,
}

impl<T: Object> Owned<T> {
    pub(crate) fn get(&self) -> Ref<'_, T> {
        // SAFETY: alive until `self` is dropped.
        unsafe { Ref::new(self.object.as_ptr()) }
    }
}

impl<T: Object> Drop for Owned<T> {
    fn drop(&mut self) {
        // Nobody could act on a failure to free.
        let _ = T::destroy(self.api, self.get());
    }
}

/// An object that lives as long as another one, whose owner it therefore keeps.
pub(crate) struct Held<T, O: Object> {
    pub(crate) owner: Arc<Owned<O>>,
    object: *mut T,
}

impl<T, O: Object> Clone for Held<T, O> {
    fn clone(&self) -> Self {
        Held { owner: self.owner.clone(), object: self.object }
    }
}

impl<T, O: Object> Held<T, O> {
    /// Holds each object that `list` finds in `owner`.
    pub(crate) fn each(
        owner: &Arc<Owned<O>>,
        list: impl for<'a> FnOnce(Api, Ref<'a, O>) -> Result<Slice<'a, Ref<'a, T>>>,
    ) -> Result<Vec<Self>> {
        let objects = list(owner.api, owner.get())?.get();
        let hold = |object: &Ref<'_, T>| Held { owner: owner.clone(), object: object.as_ptr() };
        Ok(objects.iter().map(hold).collect())
    }

    pub(crate) fn get(&self) -> Ref<'_, T> {
        // SAFETY: alive while the owner is, and `self` keeps the owner.
        unsafe { Ref::new(self.object) }
    }
}

// ---- events -----------------------------------------------------------------------------

thread_local! {
    /// True while this thread, one of the plugin's, runs a callback of this crate.
    static IN_CALLBACK: std::cell::Cell<bool> = const { std::cell::Cell::new(false) };
}

struct Pending<F> {
    event: Owned<PJRT_Event>,
    then: F,
}

unsafe extern "C" fn fire<F: FnOnce(Result<()>)>(error: *mut PJRT_Error, user: *mut c_void) {
    // SAFETY: `user` is the box that `on_ready` leaked for this one call.
    let pending = unsafe { Box::from_raw(user.cast::<Pending<F>>()) };
    let was = IN_CALLBACK.replace(true);
    // A panic must not unwind into the plugin; the panic hook has reported it by now.
    let _ = catch_unwind(AssertUnwindSafe(move || {
        let Pending { event, then } = *pending;
        then(event.api.check(error, "PJRT_Event_OnReady"));
    }));
    IN_CALLBACK.set(was);
}

/// Runs `then` once the event has fired, on one of the plugin's threads or immediately on this one.
/// If the plugin refuses to register it, `then` is leaked: it may own memory that the plugin is
/// still using.
pub(crate) fn on_ready<F>(event: Owned<PJRT_Event>, then: F) -> Result<()>
where
    F: FnOnce(Result<()>) + Send + 'static,
{
    let api = event.api;
    let pending = Box::into_raw(Box::new(Pending { event, then }));
    // SAFETY: the box stays where it is until `fire` takes it back.
    let (event, user_arg) = unsafe {
        (Ref::new((*pending).event.object.as_ptr()), Kept::new(pending.cast_const().cast()))
    };
    let callback = Some(fire::<F> as ReadyCallback);
    api.call(PJRT_Event_OnReady_Args { event, callback, user_arg, ..Struct::empty() }).map(drop)
}

pub(crate) fn wait(event: &Owned<PJRT_Event>) -> Result<()> {
    let event_args = PJRT_Event_Await_Args { event: event.get(), ..Struct::empty() };
    event.api.call(event_args).map(drop)
}

// ---- transfers --------------------------------------------------------------------------

/// The destination of an upload, and its contents' type and shape.
pub(crate) struct Upload<'a> {
    pub(crate) client: &'a Owned<PJRT_Client>,
    pub(crate) device: Ref<'a, PJRT_Device>,
    pub(crate) r#type: i32,
    pub(crate) dims: &'a [i64],
    /// Bytes that type and dims take on the host.
    pub(crate) size: usize,
}

impl Upload<'_> {
    /// Copies `bytes` before returning.
    pub(crate) fn copy(self, bytes: &[u8]) -> Result<Owned<PJRT_Buffer>> {
        let (buffer, done) = self.start(bytes, IMMUTABLE_ONLY_DURING_CALL)?;
        drop(done);
        Ok(buffer)
    }

    /// Lends the plugin the bytes of `owner`, which is dropped when the plugin releases them.
    pub(crate) fn lend(
        self,
        owner: impl AsRef<[u8]> + Send + Sync + 'static,
    ) -> Result<Owned<PJRT_Buffer>> {
        let owner = Box::new(owner);
        let (buffer, done) = self.start((*owner).as_ref(), IMMUTABLE_ZERO_COPY)?;
        match done {
            Some(done) => on_ready(done, move |_| drop(owner))?,
            // Without an event nothing tells when the bytes may be freed.
            None => std::mem::forget(owner),
        }
        Ok(buffer)
    }

    fn start(
        self,
        bytes: &[u8],
        host_buffer_semantics: i32,
    ) -> Result<(Owned<PJRT_Buffer>, Option<Owned<PJRT_Event>>)> {
        const CALL: &str = "PJRT_Client_BufferFromHostBuffer";
        if bytes.len() != self.size {
            let (got, wanted, dims) = (bytes.len(), self.size, self.dims);
            let message = format!("got {got} bytes for a buffer of {wanted} (dims {dims:?})");
            return Err(Error::new(Code::InvalidArgument, CALL, message));
        }
        let api = self.client.api;
        // SAFETY: `copy` lends the bytes for the call and asks for nothing longer; `lend` keeps
        // their boxed owner until the event fires.
        let data = unsafe { Kept::new(bytes.as_ptr().cast()) };
        let args = api.call(PJRT_Client_BufferFromHostBuffer_Args {
            client: self.client.get(),
            data,
            r#type: self.r#type,
            dims: self.dims.into(),
            host_buffer_semantics,
            device: self.device,
            ..Struct::empty()
        })?;
        let done = args.done_with_host_buffer.take().map(|object| Owned { api, object });
        Ok((api.own(args.buffer, CALL)?, done))
    }
}

fn download(buffer: &Owned<PJRT_Buffer>, rank: usize, dst: &mut [u8]) -> Result<Owned<PJRT_Event>> {
    const CALL: &str = "PJRT_Buffer_ToHostBuffer";
    let api = buffer.api;
    let minor_to_major: SmallVec<[i64; 8]> = (0..rank as i64).rev().collect();
    let tiled = PJRT_Buffer_MemoryLayout_Tiled {
        minor_to_major: minor_to_major.as_slice().into(),
        ..Struct::empty()
    };
    // Asks for row-major, as a plugin may otherwise answer in its own layout.
    let layout = PJRT_Buffer_MemoryLayout { tiled, ..Struct::empty() };
    let host_layout = Ptr::new(&layout);
    let src = buffer.get();
    let sizing = PJRT_Buffer_ToHostBuffer_Args { src, host_layout, ..Struct::empty() };
    let wanted = api.call(sizing)?.dst_size;
    if dst.len() < wanted {
        let message = format!("got {} bytes of room for a buffer of {wanted}", dst.len());
        return Err(Error::new(Code::InvalidArgument, CALL, message));
    }
    // SAFETY: both callers keep `dst` alive and untouched until the event has fired.
    let kept = unsafe { Kept::new(dst.as_mut_ptr().cast_const().cast()) };
    let args = api.call(PJRT_Buffer_ToHostBuffer_Args {
        src,
        host_layout,
        dst: kept,
        dst_size: dst.len(),
        ..Struct::empty()
    })?;
    api.own(args.event, CALL)
}

/// Guards pinning: plugins keep a buffer's pins in a list without a lock, and two threads may read
/// one buffer at once.
static PINS: Mutex<()> = Mutex::new(());

/// Waits for the buffer and copies its bytes from `at` on into `dst`. `size` is the buffer's size
/// on the host; callers ensure that these bytes lie within it.
pub(crate) fn download_into(
    buffer: &Owned<PJRT_Buffer>,
    rank: usize,
    size: usize,
    at: usize,
    dst: &mut [u8],
) -> Result<()> {
    // A buffer whose program failed has no memory to pin, and plugins abort when asked to.
    let ready = PJRT_Buffer_ReadyEvent_Args { buffer: buffer.get(), ..Struct::empty() };
    let ready = buffer.api.call(ready)?.event;
    wait(&buffer.api.own(ready, "PJRT_Buffer_ReadyEvent")?)?;
    match HostMemory::of(buffer, rank, size) {
        Some(memory) => dst.copy_from_slice(&memory.bytes()?[at..at + dst.len()]),
        None if dst.len() == size => wait(&download(buffer, rank, dst)?)?,
        None => {
            let mut whole = vec![0; size];
            wait(&download(buffer, rank, &mut whole)?)?;
            dst.copy_from_slice(&whole[at..at + dst.len()]);
        }
    }
    Ok(())
}

/// A pinned buffer in this process's memory, dense and row-major: nothing frees or donates it
/// meanwhile. Copying it on this thread saves two thread switches, which cost more than the copy.
pub(crate) struct HostMemory<'a> {
    owner: &'a Owned<PJRT_Buffer>,
    size: usize,
}

impl<'a> HostMemory<'a> {
    /// `None` if the bytes are elsewhere, or are not `size` dense, row-major bytes. The buffer must
    /// be ready.
    pub(crate) fn of(owner: &'a Owned<PJRT_Buffer>, rank: usize, size: usize) -> Option<Self> {
        let (api, buffer) = (owner.api, owner.get());
        let on_cpu = PJRT_Buffer_IsOnCpu_Args { buffer, ..Struct::empty() };
        let on_device = PJRT_Buffer_OnDeviceSizeInBytes_Args { buffer, ..Struct::empty() };
        let dynamic = PJRT_Buffer_DynamicDimensionIndices_Args { buffer, ..Struct::empty() };
        let layout = PJRT_Buffer_GetMemoryLayout_Args { buffer, ..Struct::empty() };
        let pin = PJRT_Buffer_IncreaseExternalReferenceCount_Args { buffer, ..Struct::empty() };
        let dense = api.call(on_cpu).ok()?.is_on_cpu
            && api.call(on_device).ok()?.on_device_size_in_bytes == size
            && api.call(dynamic).ok()?.dynamic_dim_indices.get().is_empty();
        let row_major = rank < 2 || {
            let PJRT_Buffer_MemoryLayout { tiled, r#type, .. } = api.call(layout).ok()?.layout;
            // Zero is the tiled kind; the other has no `minor_to_major`.
            r#type == 0
                && tiled.num_tiles == 0
                && tiled.minor_to_major.get().iter().copied().eq((0..rank as i64).rev())
        };
        let _pins = PINS.lock().unwrap_or_else(PoisonError::into_inner);
        // Not `then_some`: dropping the unused value would unpin a buffer that was never pinned.
        (dense && row_major && api.call(pin).is_ok()).then(|| HostMemory { owner, size })
    }

    pub(crate) fn bytes(&self) -> Result<&[u8]> {
        let (api, buffer) = (self.owner.api, self.owner.get());
        let memory = PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args { buffer, ..Struct::empty() };
        let memory = api.call(memory)?.device_memory_ptr;
        // SAFETY: the buffer is pinned, written, on this host, and `size` bytes long.
        let bytes = unsafe { memory.slice(self.size) };
        (bytes.len() == self.size).then_some(bytes).ok_or_else(|| {
            let call = "PJRT_Buffer_OpaqueDeviceMemoryDataPointer";
            Error::new(Code::Internal, call, "a buffer in host memory has no address")
        })
    }
}

impl Drop for HostMemory<'_> {
    fn drop(&mut self) {
        let buffer = self.owner.get();
        let unpin = PJRT_Buffer_DecreaseExternalReferenceCount_Args { buffer, ..Struct::empty() };
        let _pins = PINS.lock().unwrap_or_else(PoisonError::into_inner);
        // It fails only if there was no pin.
        let _ = self.owner.api.call(unpin);
    }
}

/// Starts copying the buffer into `dst`, and hands `dst` to `then` when that is done.
pub(crate) fn download_then(
    buffer: &Owned<PJRT_Buffer>,
    rank: usize,
    mut dst: Vec<u8>,
    then: impl FnOnce(Result<Vec<u8>>) + Send + 'static,
) -> Result<()> {
    let event = download(buffer, rank, &mut dst)?;
    on_ready(event, move |done| then(done.map(|()| dst)))
}

// ---- executables ------------------------------------------------------------------------

/// A loaded executable with the two numbers that make running it memory-safe.
pub(crate) struct Loaded {
    pub(crate) executable: Owned<PJRT_LoadedExecutable>,
    pub(crate) description: Owned<PJRT_Executable>,
    num_outputs: usize,
    num_devices: usize,
}

pub(crate) type Outputs = SmallVec<[Owned<PJRT_Buffer>; 4]>;
/// Each device's outputs, and the event if one was asked for.
pub(crate) type Run = (SmallVec<[Outputs; 1]>, Option<Owned<PJRT_Event>>);

impl Loaded {
    pub(crate) fn new(loaded: Owned<PJRT_LoadedExecutable>) -> Result<Loaded> {
        let api = loaded.api;
        let loaded_executable = loaded.get();
        let get = PJRT_LoadedExecutable_GetExecutable_Args { loaded_executable, ..Struct::empty() };
        let description = api.call(get)?.executable;
        let description = api.own(description, "PJRT_LoadedExecutable_GetExecutable")?;
        let executable = description.get();
        let outputs = PJRT_Executable_NumOutputs_Args { executable, ..Struct::empty() };
        let executable = loaded.get();
        let spans = PJRT_LoadedExecutable_AddressableDevices_Args { executable, ..Struct::empty() };
        Ok(Loaded {
            num_outputs: api.call(outputs)?.num_outputs,
            // A portable program names no device; it runs on one at a time.
            num_devices: api.call(spans)?.addressable_devices.get().len().max(1),
            executable: loaded,
            description,
        })
    }

    pub(crate) fn num_outputs(&self) -> usize {
        self.num_outputs
    }

    /// The number of this client's devices that the program spans.
    pub(crate) fn num_devices(&self) -> usize {
        self.num_devices
    }

    /// Runs with one list of arguments per device of this process or, given a `device`, on that
    /// device. Processes give one `launch_id`. An event costs work, so it is made only on request.
    pub(crate) fn execute(
        &self,
        arguments: &[&[Ref<'_, PJRT_Buffer>]],
        device: Ref<'_, PJRT_Device>,
        non_donatable: &[i64],
        launch_id: i32,
        event: bool,
    ) -> Result<Run> {
        const CALL: &str = "PJRT_LoadedExecutable_Execute";
        let refuse = |message| Err(Error::new(Code::InvalidArgument, CALL, message));
        if arguments.len() != self.num_devices {
            let (got, spans) = (arguments.len(), self.num_devices);
            return refuse(format!("got arguments for {got} devices; the program spans {spans}"));
        }
        let num_args = arguments[0].len();
        if let Some(other) = arguments.iter().find(|list| list.len() != num_args) {
            let other = other.len();
            return refuse(format!("got {num_args} arguments for one device, {other} for another"));
        }
        let api = self.executable.api;
        let options = PJRT_ExecuteOptions {
            non_donatable_input_indices: non_donatable.into(),
            launch_id,
            ..Struct::empty()
        };
        let argument_lists: SmallVec<[_; 4]> =
            arguments.iter().map(|list| Ptr::first(list)).collect();
        let mut outputs: SmallVec<[*mut PJRT_Buffer; 8]> =
            smallvec::smallvec![ptr::null_mut(); self.num_outputs * self.num_devices];
        let first = outputs.as_mut_ptr();
        let output_lists: SmallVec<[_; 4]> =
            (0..self.num_devices).map(|i| first.wrapping_add(i * self.num_outputs)).collect();
        let mut complete: *mut PJRT_Event = ptr::null_mut();
        let events = if event { &raw mut complete } else { ptr::null_mut() };
        // SAFETY: the plugin writes `num_outputs` buffers for each device and, when asked, an
        // event for the one device, before it returns; both live until this function ends.
        let (output_lists, device_complete_events) = unsafe {
            (Kept::new(output_lists.as_ptr().cast()), Kept::new(events.cast_const().cast()))
        };
        api.call(PJRT_LoadedExecutable_Execute_Args {
            executable: self.executable.get(),
            options: Ptr::new(&options),
            argument_lists: Ptr::first(&argument_lists),
            num_devices: arguments.len(),
            num_args,
            output_lists,
            device_complete_events,
            execute_device: device,
            ..Struct::empty()
        })?;
        let complete = NonNull::new(complete).map(|object| Owned { api, object });
        let own =
            |object: &*mut PJRT_Buffer| NonNull::new(*object).map(|object| Owned { api, object });
        let owned: SmallVec<[Outputs; 1]> = (0..self.num_devices)
            .map(|i| &outputs[i * self.num_outputs..][..self.num_outputs])
            .map(|list| list.iter().filter_map(own).collect())
            .collect();
        if owned.iter().any(|list| list.len() != self.num_outputs) {
            let message = format!("the plugin made fewer than {} outputs", self.num_outputs);
            return Err(Error::new(Code::Internal, CALL, message));
        }
        Ok((owned, complete))
    }
}

/// The executable in the plugin's own format.
pub(crate) fn serialize(executable: &Owned<PJRT_Executable>) -> Result<Vec<u8>> {
    let args = executable
        .api
        .call(PJRT_Executable_Serialize_Args { executable: executable.get(), ..Struct::empty() })?;
    let bytes = args.serialized_bytes.get().to_vec();
    if let (Some(delete), Some(backing)) =
        (args.serialized_executable_deleter, args.serialized_executable.take())
    {
        // SAFETY: called once, with the object it came with, after the bytes were copied.
        unsafe { delete(backing.as_ptr()) };
    }
    Ok(bytes)
}

/// Each output's dimensions.
pub(crate) fn output_dims(executable: &Owned<PJRT_Executable>) -> Result<Vec<Vec<i64>>> {
    let args = executable.api.call(PJRT_Executable_OutputDimensions_Args {
        executable: executable.get(),
        ..Struct::empty()
    })?;
    // SAFETY: the plugin vouches for `num_outputs` sizes and for as many dims as they sum to.
    let (sizes, mut dims) = unsafe {
        let sizes = args.dim_sizes.slice(args.num_outputs);
        (sizes, args.dims.slice(sizes.iter().sum()))
    };
    let next = |&size: &usize| {
        let (first, rest) = dims.split_at(size);
        dims = rest;
        first.to_vec()
    };
    Ok(sizes.iter().map(next).collect())
}
