//! A plugin for tests: the CPU's devices as one slice, of which each process has one.
//!
//! Each process has the CPU plugin's devices for all ranks, and offers one of them. To start a program
//! of several devices, the processes exchange their arguments in files; then each runs the whole
//! program and keeps the results of its own device. As on TPUs, a launch waits for all that take part,
//! and its number says who does. What would hang there aborts the process here.
//!
//! `RANK` and `WORLD_SIZE` are the process's place; without them it is alone. `SLICE_PLUGIN` is the CPU's plugin, and
//! `SLICE_FOLDER` an empty folder.

use std::fs;
use std::mem::ManuallyDrop;
use std::path::{Path, PathBuf};
use std::ptr::{self, NonNull};
use std::sync::OnceLock;
use std::time::{Duration, Instant};

use crate::ElementType;
use crate::buffer::Buffer;
use crate::call::{Api, Loaded, Owned};
use crate::client::Client;
use crate::functions::slot;
use crate::options::OptionValue;
use crate::plugin::Plugin;
use crate::sys::*;

/// A plugin's table of functions.
#[repr(transparent)]
pub struct Table(PJRT_Api);

/// The longest wait for another process.
const PATIENCE: Duration = Duration::from_secs(60);
const PAUSE: Duration = Duration::from_millis(1);

struct State {
    table: usize,
    client: Client,
    api: Api,
    /// The device of this process, where C can read it.
    own: [usize; 1],
    rank: usize,
    folder: PathBuf,
}

static STATE: OnceLock<State> = OnceLock::new();

fn state() -> &'static State {
    STATE.get_or_init(|| {
        let variable = |name| std::env::var(name).unwrap_or_else(|_| panic!("{name} is not set"));
        let number =
            |name, alone| std::env::var(name).map_or(alone, |n| n.parse().expect("a number"));
        let (rank, size): (usize, usize) = (number("RANK", 0), number("WORLD_SIZE", 1));
        let plugin = Plugin::load(Path::new(&variable("SLICE_PLUGIN")));
        let plugin = plugin.expect("the CPU's plugin");
        let devices = [("cpu_device_count".to_owned(), OptionValue::Int64(size as i64))];
        let client = Client::create(&plugin, &devices).expect("a client");
        let own = [client.devices()[rank].device.get().as_ptr() as usize];
        let folder = variable("SLICE_FOLDER").into();
        State { table: changed(plugin.api), client, api: plugin.api, own, rank, folder }
    })
}

/// The table of the slice's plugin.
pub fn table() -> *const Table {
    ptr::with_exposed_provenance(state().table)
}

/// A copy of the CPU's table in which some functions are those of this file.
fn changed(api: Api) -> usize {
    // SAFETY: the table begins with its size, and is as long.
    let words = unsafe {
        let size = api.0.as_ref().struct_size;
        std::slice::from_raw_parts(api.0.as_ptr().cast::<usize>(), size / size_of::<usize>())
    };
    let mut words = words.to_vec();
    let first = size_of::<PJRT_Api>() / size_of::<usize>();
    let mut put = |args: &str, function: usize| words[first + slot(args)] = function;
    put(PJRT_Client_Create_Args::NAME, create as *const () as usize);
    put(PJRT_Client_Destroy_Args::NAME, destroy as *const () as usize);
    put(PJRT_Client_ProcessIndex_Args::NAME, process_index as *const () as usize);
    put(PJRT_Client_AddressableDevices_Args::NAME, addressable as *const () as usize);
    put(PJRT_Buffer_CopyToDevice_Args::NAME, copy_to_device as *const () as usize);
    put(PJRT_LoadedExecutable_AddressableDevices_Args::NAME, spanned as *const () as usize);
    put(PJRT_LoadedExecutable_Execute_Args::NAME, execute as *const () as usize);
    words.leak().as_ptr().expose_provenance()
}

type Status = *mut PJRT_Error;

unsafe extern "C" fn create(args: &mut PJRT_Client_Create_Args<'_>) -> Status {
    args.client = Out(state().client.owner().get().as_ptr());
    ptr::null_mut()
}

/// The client lives as long as the process.
unsafe extern "C" fn destroy(_: &mut PJRT_Client_Destroy_Args<'_>) -> Status {
    ptr::null_mut()
}

unsafe extern "C" fn process_index(args: &mut PJRT_Client_ProcessIndex_Args<'_>) -> Status {
    args.process_index = state().rank as i32;
    ptr::null_mut()
}

unsafe extern "C" fn addressable(args: &mut PJRT_Client_AddressableDevices_Args<'_>) -> Status {
    args.addressable_devices = own_device();
    ptr::null_mut()
}

fn own_device() -> Slice<'static, Ref<'static, PJRT_Device>> {
    let own: *const [usize; 1] = &raw const state().own;
    // SAFETY: a reference is an address, that of a device which lives as long as the process.
    unsafe { &*own.cast::<[Ref<'_, PJRT_Device>; 1]>() }.as_slice().into()
}

/// PJRT's rule, which the CPU's plugin does not keep: nothing is copied to where it is.
unsafe extern "C" fn copy_to_device(args: &mut PJRT_Buffer_CopyToDevice_Args<'_>) -> Status {
    let at = PJRT_Buffer_Device_Args { buffer: args.buffer, ..Struct::empty() };
    let at = state().api.call(at).expect("a buffer's device").device;
    assert!(at.as_ptr() != args.dst_device.as_ptr(), "a copy to the device that has the buffer");
    let function = state().api.function::<PJRT_Buffer_CopyToDevice_Args<'_>>();
    // SAFETY: the function's own struct, as the caller filled it in.
    unsafe { function.expect("a function")(args) }
}

unsafe extern "C" fn spanned(
    args: &mut PJRT_LoadedExecutable_AddressableDevices_Args<'_>,
) -> Status {
    let devices = devices_of(args.executable);
    args.addressable_devices = match devices.len() {
        0 | 1 => devices.into(),
        _ => own_device(),
    };
    ptr::null_mut()
}

fn devices_of(executable: Ref<'_, PJRT_LoadedExecutable>) -> &'static [Ref<'static, PJRT_Device>] {
    let args = PJRT_LoadedExecutable_AddressableDevices_Args { executable, ..Struct::empty() };
    let found = state().api.call(args).expect("an executable's devices").addressable_devices.get();
    // SAFETY: the list belongs to the executable, and no caller keeps it longer.
    unsafe { std::slice::from_raw_parts(found.as_ptr().cast(), found.len()) }
}

unsafe extern "C" fn execute(args: &mut PJRT_LoadedExecutable_Execute_Args<'_>) -> Status {
    let devices = devices_of(args.executable);
    if devices.len() < 2 {
        let function = state().api.function::<PJRT_LoadedExecutable_Execute_Args<'_>>();
        // SAFETY: the function's own struct, as the caller filled it in.
        return unsafe { function.expect("a function")(args) };
    }
    let places: Vec<usize> = devices.iter().map(|device| place(*device)).collect();
    // SAFETY: the caller's options and lists are there for this call.
    let (options, arguments) = unsafe {
        let lists = args.argument_lists.slice(args.num_devices);
        (&args.options.slice(1)[0], lists[0].slice(args.num_args))
    };
    let outputs = start(args.executable, &places, arguments, options);
    // SAFETY: there is room for the outputs of each of the caller's devices, which is one.
    unsafe {
        let room = args.output_lists.0.cast::<*mut *mut PJRT_Buffer>().read();
        for (at, output) in outputs.into_iter().enumerate() {
            room.add(at).write(ManuallyDrop::new(output).object.as_ptr());
        }
    }
    ptr::null_mut()
}

/// The rank whose device it is.
fn place(device: Ref<'_, PJRT_Device>) -> usize {
    let is_it = |known: &crate::Device| known.device.get().as_ptr() == device.as_ptr();
    state().client.devices().iter().position(is_it).expect("a device of the slice")
}

/// Runs a program of several devices, and returns the outputs of this process's one.
fn start(
    executable: Ref<'_, PJRT_LoadedExecutable>,
    places: &[usize],
    arguments: &[Ref<'_, PJRT_Buffer>],
    options: &PJRT_ExecuteOptions<'_>,
) -> Vec<Owned<PJRT_Buffer>> {
    let State { client, api, rank, folder, .. } = state();
    let file = |rank: usize| folder.join(format!("{} {places:?} {rank}", options.launch_id));
    publish(&file(*rank), &arguments.iter().map(|argument| sent(*argument)).collect::<Vec<_>>());
    let given: Vec<Vec<Buffer>> = places
        .iter()
        .map(|&place| match place == *rank {
            true => Vec::new(),
            false => received(&awaited(&file(place), *rank, place), client, place),
        })
        .collect();
    let list = |(given, &place): (&'_ Vec<Buffer>, &usize)| match place == *rank {
        true => arguments.iter().map(|argument| argument.as_ptr()).collect(),
        false => given.iter().map(|buffer| buffer.get().as_ptr()).collect::<Vec<_>>(),
    };
    let borrowed = |list: Vec<_>| -> Vec<Ref<'_, PJRT_Buffer>> {
        // SAFETY: the buffers live until the end of this function.
        list.into_iter().map(|buffer| unsafe { Ref::new(buffer) }).collect()
    };
    let lists: Vec<_> = given.iter().zip(places).map(list).map(borrowed).collect();
    let lists: Vec<_> = lists.iter().map(Vec::as_slice).collect();
    let executable = NonNull::new(executable.as_ptr()).expect("an executable");
    let loaded = Loaded::new(Owned { api: *api, object: executable }).expect("an executable");
    let kept = options.non_donatable_input_indices.get();
    let started = loaded.execute(&lists, Ref::NULL, kept, options.launch_id, false);
    // The caller keeps the executable.
    std::mem::forget(loaded.executable);
    let (outputs, _) = started.expect("a run");
    let own = outputs.into_iter().zip(places).find(|(_, place)| **place == *rank);
    own.expect("a device that takes part").0.into_iter().collect()
}

/// An argument as bytes: its type, its number of dimensions, these, and the contents.
fn sent(argument: Ref<'_, PJRT_Buffer>) -> Vec<u8> {
    let object = NonNull::new(argument.as_ptr()).expect("a buffer");
    let buffer = Buffer::new(Owned { api: state().api, object }, state().client.clone());
    // The caller keeps the buffer.
    let buffer = ManuallyDrop::new(buffer);
    let (ty, dims) = (buffer.element_type().expect("a type"), buffer.dims().expect("dimensions"));
    let mut contents = vec![0; ty.size_of(&dims).expect("a size")];
    buffer.download(&mut contents).expect("contents");
    let head = [&[i64::from(ty as i32), dims.len() as i64], &dims[..]].concat();
    let head: Vec<u8> = head.into_iter().flat_map(i64::to_le_bytes).collect();
    [head, contents].concat()
}

fn received(mut bytes: &[u8], client: &Client, device: usize) -> Vec<Buffer> {
    let mut buffers = Vec::new();
    while !bytes.is_empty() {
        let mut number = || {
            let (word, rest) = bytes.split_at(size_of::<i64>());
            bytes = rest;
            i64::from_le_bytes(word.try_into().expect("eight bytes"))
        };
        let ty = ElementType::from_raw(number() as i32).expect("a type");
        let count = number();
        let dims: Vec<i64> = (0..count).map(|_| number()).collect();
        let (contents, rest) = bytes.split_at(ty.size_of(&dims).expect("a size"));
        bytes = rest;
        buffers.push(client.upload(contents, ty, &dims, device).expect("a buffer"));
    }
    buffers
}

/// Writes the file as a whole.
fn publish(file: &Path, arguments: &[Vec<u8>]) {
    let unfinished = file.with_extension("unfinished");
    fs::write(&unfinished, arguments.concat()).expect("a file");
    fs::rename(unfinished, file).expect("a file");
}

fn awaited(file: &Path, rank: usize, other: usize) -> Vec<u8> {
    let since = Instant::now();
    while !file.exists() {
        assert!(since.elapsed() < PATIENCE, "rank {rank} waits for {other}: {}", file.display());
        std::thread::sleep(PAUSE);
    }
    fs::read(file).expect("a file")
}
