//! Spans: the activities of this package's threads and devices, kept only during a profile. The
//! process has one profile, which may begin before any engine has started.

use std::borrow::Cow;
use std::cell::OnceCell;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{SystemTime, UNIX_EPOCH};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum SpanKind {
    /// A call was recorded.
    Record,
    /// A trace was closed.
    Cut,
    /// A program was compiled, or loaded from the cache.
    Compile,
    /// A device ran a program.
    Run,
    /// Bytes moved between the host and a device, or between devices.
    Transfer,
}

impl SpanKind {
    pub fn name(self) -> &'static str {
        match self {
            SpanKind::Record => "record",
            SpanKind::Cut => "cut",
            SpanKind::Compile => "compile",
            SpanKind::Run => "run",
            SpanKind::Transfer => "transfer",
        }
    }
}

/// Times are nanoseconds since 1970.
#[derive(Clone, Debug)]
pub struct Span {
    pub kind: SpanKind,
    pub name: Cow<'static, str>,
    /// The thread; for a run, the device.
    pub track: String,
    pub device: Option<usize>,
    pub start: u64,
    pub end: u64,
    /// The number of ops or bytes.
    pub amount: u64,
}

pub struct Spans {
    on: AtomicBool,
    kept: Mutex<Kept>,
    finished: Condvar,
}

struct Kept {
    spans: Vec<Span>,
    /// Runs that were started and have not ended.
    running: usize,
}

pub static SPANS: Spans = Spans {
    on: AtomicBool::new(false),
    kept: Mutex::new(Kept { spans: Vec::new(), running: 0 }),
    finished: Condvar::new(),
};

/// The start of a span, if a profile is being taken.
#[derive(Clone, Copy)]
pub(crate) struct Opened(u64);

impl Spans {
    /// Starts a profile; `false` if a profile has already begun.
    pub fn begin(&self) -> bool {
        !self.on.swap(true, Relaxed)
    }

    /// Ends the profile, after waiting for the programs that were started.
    pub fn end(&self) -> Vec<Span> {
        self.on.store(false, Relaxed);
        let mut kept = self.kept();
        while kept.running > 0 {
            kept = self.finished.wait(kept).unwrap_or_else(PoisonError::into_inner);
        }
        let mut spans = std::mem::take(&mut kept.spans);
        drop(kept);
        one_after_the_other(&mut spans);
        spans
    }

    fn kept(&self) -> MutexGuard<'_, Kept> {
        self.kept.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(crate) fn open(&self) -> Option<Opened> {
        self.on.load(Relaxed).then(|| Opened(now()))
    }

    pub(crate) fn close(
        &self,
        Opened(start): Opened,
        kind: SpanKind,
        name: impl Into<Cow<'static, str>>,
        amount: u64,
    ) {
        let (name, track, end) = (name.into(), track(), now());
        self.kept().spans.push(Span { kind, name, track, device: None, start, end, amount });
    }

    /// Notes that a program was started; its span ends with the event `done`.
    pub(crate) fn run(
        &'static self,
        Opened(start): Opened,
        device: usize,
        name: String,
        ops: u64,
        done: pjrt::Event,
    ) {
        self.kept().running += 1;
        let track = format!("device tpu:{device}");
        let span = move || {
            let (kind, name, device, end) = (SpanKind::Run, name.into(), Some(device), now());
            let mut kept = self.kept();
            kept.spans.push(Span { kind, name, track, device, start, end, amount: ops });
            kept.running -= 1;
            self.finished.notify_all();
        };
        if done.on_ready(move |_| span()).is_err() {
            self.kept().running -= 1;
        }
    }
}

/// A device runs its programs in order, so a run starts after its request and the end of the run
/// before.
fn one_after_the_other(spans: &mut [Span]) {
    spans.sort_by_key(|span| span.start);
    let mut free = Vec::new();
    for span in spans {
        if let Some(device) = span.device {
            free.resize(free.len().max(device + 1), 0);
            span.end = span.end.max(free[device]);
            span.start = span.start.max(free[device]);
            free[device] = span.end;
        }
    }
}

fn now() -> u64 {
    SystemTime::now().duration_since(UNIX_EPOCH).map_or(0, |d| d.as_nanos() as u64)
}

/// The system's name and number of the calling thread.
fn track() -> String {
    thread_local!(static TRACK: OnceCell<String> = const { OnceCell::new() });
    let name = || {
        let name = std::fs::read_to_string("/proc/thread-self/comm").unwrap_or_default();
        let number = std::fs::read_link("/proc/thread-self").unwrap_or_default();
        let number = number.file_name().unwrap_or_default().to_string_lossy();
        format!("{} {number}", name.trim())
    };
    TRACK.with(|track| track.get_or_init(name).clone())
}
