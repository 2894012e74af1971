//! The part of the C ABI that is about order: events, and collectives that the shim carries.
//!
//! As in `abi.rs`, every function catches panics, and pointers are valid as `csrc/abi.h` promises.

use crate::abi::{slice, tensor};
use crate::capture;
use crate::fault::{OK, guard};
use crate::layout::{Tensor, Text};
use crate::platform::engine;
use engine::{Carried, CollectiveCall, Engine, Error, ErrorKind, Event, Knowledge, Transport};
use smallvec::SmallVec;
use std::cell::RefCell;
use std::ffi::c_void;
use std::sync::atomic::Ordering::Relaxed;
use std::sync::{Arc, LazyLock, Once};
use std::time::{Duration, Instant};

static IDLE: Once = Once::new();
static CLOCK: LazyLock<Instant> = LazyLock::new(Instant::now);

/// # Safety
/// `event` is valid.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_event_record(device: i32, is_timed: u8, event: *mut u64) -> i32 {
    guard(|| {
        // Times count from the first event.
        LazyLock::force(&CLOCK);
        let made = engine()?.event(device.max(0) as usize, is_timed != 0)?;
        // SAFETY: abi.h: `event` is valid.
        unsafe { event.write(own(made)) };
        Ok(OK)
    })
}

/// The handle of an event, which owns one count of it.
fn own(event: Event) -> u64 {
    Arc::into_raw(Arc::new(event)) as u64
}

/// The event of a handle. `None` for an event that was never recorded.
///
/// # Safety
/// `event` is 0 or a handle that was not freed.
unsafe fn living<'a>(event: u64) -> Option<&'a Event> {
    // SAFETY: the caller's promise; the handle keeps the event alive.
    unsafe { (event as *const Event).as_ref() }
}

/// # Safety
/// As for [`living`].
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_event_wait(event: u64) -> i32 {
    guard(|| {
        // SAFETY: abi.h: a living event or 0.
        if let Some(event) = unsafe { living(event) } {
            engine()?.wait_for(event)?;
        }
        Ok(OK)
    })
}

/// # Safety
/// As for [`living`]; `done` is valid.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_event_wait_at_most(event: u64, ms: i64, done: *mut i32) -> i32 {
    guard(|| {
        // SAFETY: abi.h: a living event or 0.
        let event = unsafe { living(event) };
        let most = Duration::from_millis(ms.max(0).unsigned_abs());
        let passed = match event {
            Some(event) => engine()?.wait_at_most(event, most)?,
            None => true,
        };
        // SAFETY: abi.h: `done` is valid.
        unsafe { done.write(passed.into()) };
        Ok(OK)
    })
}

/// # Safety
/// As for [`living`]; `done` is valid.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_event_done(event: u64, done: *mut i32) -> i32 {
    guard(|| {
        // SAFETY: abi.h: a living event or 0.
        let passed = match unsafe { living(event) } {
            Some(event) => engine()?.is_passed(event)?,
            None => true,
        };
        // SAFETY: abi.h: `done` is valid.
        unsafe { done.write(passed.into()) };
        Ok(OK)
    })
}

/// # Safety
/// As for [`living`]; `nanoseconds` is valid.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_event_time(event: u64, nanoseconds: *mut u64) -> i32 {
    guard(|| {
        let start = *CLOCK;
        // SAFETY: abi.h: a living event or 0.
        let event = unsafe { living(event) };
        let event = event.ok_or_else(|| Error::runtime("the event was never recorded"))?;
        let time = engine()?.wait_for(event)?.saturating_duration_since(start);
        // SAFETY: abi.h: `nanoseconds` is valid.
        unsafe { nanoseconds.write(time.as_nanos() as u64) };
        Ok(OK)
    })
}

/// # Safety
/// As for [`living`]; the event is not used afterwards.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_event_free(event: u64) {
    guard(|| {
        if event != 0 {
            // SAFETY: releases the count that the handle owns.
            drop(unsafe { Arc::from_raw(event as *const Event) });
        }
        Ok(OK)
    });
}

/// `TpuCollective` of abi.h, field for field.
#[repr(C)]
struct RawCollective {
    device: i32,
    queue: u64,
    inputs: *const Tensor,
    n_inputs: u32,
    outputs: *const Tensor,
    n_outputs: u32,
    name: Text,
    is_of_group: u8,
    context: *mut c_void,
    begin: unsafe extern "C" fn(*mut c_void),
    start: Start,
}

type Start = unsafe extern "C" fn(*mut c_void, *const *mut c_void, *const *mut c_void, u64, Text);

/// The shim's side of a collective.
struct Shim {
    context: *mut c_void,
    begin: unsafe extern "C" fn(*mut c_void),
    start: Start,
}

// SAFETY: abi.h: the shim's context may be used on any thread.
unsafe impl Send for Shim {}

/// # Safety
/// As abi.h says.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_collective(collective: *const RawCollective, event: *mut u64) -> i32 {
    guard(|| {
        // SAFETY: abi.h: the collective and all it points to are valid for this call.
        let (raw, inputs, outputs) = unsafe {
            let raw = &*collective;
            let inputs = slice(raw.inputs, raw.n_inputs as usize);
            (raw, inputs, slice(raw.outputs, raw.n_outputs as usize))
        };
        // SAFETY: as above.
        let refs = |list: &'static [Tensor]| list.iter().map(|t| unsafe { tensor(t) }).collect();
        let inputs: Result<SmallVec<[_; 2]>, Error> = refs(inputs);
        let outputs: Result<SmallVec<[_; 2]>, Error> = refs(outputs);
        // SAFETY: as above.
        let name: &'static [u8] = unsafe { slice(raw.name.data, raw.name.size) };
        let name = std::str::from_utf8(name).unwrap_or("a collective");
        let shim = Shim { context: raw.context, begin: raw.begin, start: raw.start };
        let device = capture::place(raw.device)?;
        let (queue, inputs, outputs) = (raw.queue, &inputs?[..], &outputs?[..]);
        let is_of_group = raw.is_of_group != 0;
        let call = CollectiveCall { device, queue, name, inputs, outputs, is_of_group };
        let engine = engine()?;
        let mark = engine.collective(&call, Box::new(shim))?;
        serve_idle(engine);
        // SAFETY: abi.h: `event` is valid.
        unsafe { event.write(own(Event::of(device, mark))) };
        Ok(OK)
    })
}

/// Cuts what holds a collective once the host idles.
fn serve_idle(engine: &'static Engine) {
    IDLE.call_once(|| {
        let idle = std::thread::Builder::new().name("tpu-idle".to_owned());
        // Without the thread, a program waits until something cuts it.
        drop(idle.spawn(|| engine.serve_idle()));
    });
}

#[unsafe(no_mangle)]
extern "C" fn tpu_collective_recorded(milliseconds: i64) {
    guard(|| {
        let engine = engine()?;
        if engine.collective_recorded(Duration::from_millis(milliseconds.max(0).unsigned_abs())) {
            serve_idle(engine);
        }
        Ok(OK)
    });
}

impl Transport for Shim {
    fn begin(&mut self) {
        // SAFETY: abi.h: called once, before `start`.
        unsafe { (self.begin)(self.context) };
    }

    fn start(self: Box<Self>, carried: Result<Carried, Error>) {
        let (mut carried, text) = match carried {
            Ok(carried) => (Some(Box::new(carried)), String::new()),
            Err(e) => (None, e.to_string()),
        };
        let places = |list: &mut Vec<Vec<u8>>| -> Vec<*mut c_void> {
            list.iter_mut().map(|bytes| bytes.as_mut_ptr().cast()).collect()
        };
        let (inputs, outputs) = match &mut carried {
            Some(carried) => (places(&mut carried.inputs), places(&mut carried.outputs)),
            None => Default::default(),
        };
        let pending = carried.map_or(0, |carried| Box::into_raw(carried) as u64);
        let error = Text { data: text.as_ptr(), size: text.len() };
        // SAFETY: abi.h: called once; the bytes live until `tpu_collective_end`.
        unsafe { (self.start)(self.context, inputs.as_ptr(), outputs.as_ptr(), pending, error) };
    }
}

/// # Safety
/// As abi.h says: called once for each `pending`.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_collective_end(pending: u64, error: Text) {
    guard(|| {
        // SAFETY: abi.h: the shim got the handle from `start_on` and uses it no more.
        let carried = unsafe { Box::from_raw(pending as *mut Carried) };
        // SAFETY: abi.h: the text is valid for this call.
        let text = unsafe { slice(error.data, error.size) };
        carried.end(match text {
            [] => Ok(()),
            text => Err(Error::new(ErrorKind::Distributed, String::from_utf8_lossy(text))),
        });
        Ok(OK)
    });
}

#[unsafe(no_mangle)]
extern "C" fn tpu_queue_close(queue: u64) {
    guard(|| {
        if let Some(engine) = crate::platform::running() {
            engine.close_queue(queue);
        }
        Ok(OK)
    });
}

/// # Safety
/// As abi.h says.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_grid(ranks: *const i64, n: u32, world: i64, grid: *mut i64) -> u32 {
    let mut length = 0;
    guard(|| {
        // SAFETY: abi.h: there are `n` ranks.
        let ranks = unsafe { slice(ranks, n as usize) };
        let found = engine::grid_of(ranks, world).unwrap_or_default();
        // SAFETY: abi.h: there is room, as each axis of a grid has two ranks at least.
        unsafe { grid.copy_from_nonoverlapping(found.as_ptr(), found.len()) };
        length = found.len() as u32;
        Ok(OK)
    });
    length
}

/// # Safety
/// As abi.h says.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_is_known(device: i32, tensor: *const Tensor) -> i32 {
    let mut known = Knowledge::None;
    guard(|| {
        // SAFETY: abi.h: the tensor is valid for this call.
        let tensor = unsafe { self::tensor(&*tensor) }?;
        known = engine()?.is_known(device.max(0) as usize, &tensor);
        Ok(OK)
    });
    known as i32
}

#[unsafe(no_mangle)]
extern "C" fn tpu_enter_world(rank: i32) -> i32 {
    guard(|| {
        engine()?.enter_world(rank.max(0) as usize)?;
        Ok(OK)
    })
}

/// # Safety
/// As abi.h says.
#[unsafe(no_mangle)]
unsafe extern "C" fn tpu_leave_world(rank: i32, why: Text) {
    guard(|| {
        // SAFETY: abi.h: the text is valid for this call.
        let why = String::from_utf8_lossy(unsafe { slice(why.data, why.size) }).into_owned();
        if let Some(engine) = crate::platform::running() {
            engine.leave_world(rank.max(0) as usize, &why)?;
        }
        Ok(OK)
    });
}

thread_local! {
    static HANDLED: RefCell<String> = const { RefCell::new(String::new()) };
}

#[unsafe(no_mangle)]
extern "C" fn tpu_handled_exception() -> Text {
    HANDLED.with_borrow_mut(|text| {
        *text = crate::python::handled_exception().unwrap_or_default();
        Text { data: text.as_ptr(), size: text.len() }
    })
}

#[unsafe(no_mangle)]
extern "C" fn tpu_joins_a_world() {
    engine::IS_ONE_OF_SEVERAL.store(true, Relaxed);
}
