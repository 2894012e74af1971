//! Waits of the user's threads, which a signal ends.
//!
//! The thread that waits looks for signals a few times a second. A wait that a signal ends is an
//! error of the kind `Interrupted`. The work goes on, and nobody sees its results.

use crate::Result;
use crate::error::{Error, ErrorKind};
use crate::tuning::LOOK;
use std::sync::atomic::{AtomicBool, AtomicUsize, Ordering::SeqCst};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError};

/// The thread that waits, for all waits of the process: there are few at a time.
static WAITS: Waits =
    Waits { threads: AtomicUsize::new(0), lock: Mutex::new(()), changed: Condvar::new() };
/// The error of waits that nothing else would end.
static ALARM: Mutex<Option<Error>> = Mutex::new(None);
static SIGNALLED: OnceLock<fn() -> bool> = OnceLock::new();

struct Waits {
    threads: AtomicUsize,
    lock: Mutex<()>,
    changed: Condvar,
}

/// Sets the question of a waiting thread: true if a signal has arrived that ends its wait.
pub fn set_signals(signalled: fn() -> bool) {
    // The process has one interpreter, so a second call says the same.
    let _ = SIGNALLED.set(signalled);
}

/// Lets waits that take long fail from now on, or no longer.
pub(crate) fn sound(alarm: Option<Error>) {
    *ALARM.lock().unwrap_or_else(PoisonError::into_inner) = alarm;
}

fn check_alarm() -> Result<()> {
    ALARM.lock().unwrap_or_else(PoisonError::into_inner).clone().map_or(Ok(()), Err)
}

/// An error if a signal has arrived.
pub(crate) fn check_signals() -> Result<()> {
    match SIGNALLED.get() {
        Some(signalled) if signalled() => {
            Err(Error::new(ErrorKind::Interrupted, "a signal ended the wait"))
        }
        _ => Ok(()),
    }
}

/// Lets waiting threads look again. The caller holds no lock that a condition of [`until`] takes.
pub(crate) fn notify() {
    if WAITS.threads.load(SeqCst) > 0 {
        drop(lock());
        WAITS.changed.notify_all();
    }
}

/// Waits until `is_done`, which a [`notify`] follows.
pub(crate) fn until(is_done: impl Fn() -> bool) -> Result<()> {
    if is_done() {
        return Ok(());
    }
    WAITS.threads.fetch_add(1, SeqCst);
    let mut result = Ok(());
    let mut guard = lock();
    while result.is_ok() && !is_done() {
        let waited =
            WAITS.changed.wait_timeout(guard, LOOK).unwrap_or_else(PoisonError::into_inner);
        guard = waited.0;
        if waited.1.timed_out() {
            // Handlers of signals may use the device.
            drop(guard);
            result = check_signals().and_then(|()| check_alarm());
            guard = lock();
        }
    }
    WAITS.threads.fetch_sub(1, SeqCst);
    result
}

/// Waits until a buffer is computed. Readers of the buffer get its error.
pub(crate) fn until_ready(buffer: &pjrt::Buffer) -> Result<()> {
    let ready = buffer.ready()?;
    if ready.is_ready()? {
        return Ok(());
    }
    let done = Arc::new(AtomicBool::new(false));
    let seen = done.clone();
    ready.on_ready(move |_| {
        seen.store(true, SeqCst);
        notify();
    })?;
    until(|| done.load(SeqCst))
}

fn lock() -> MutexGuard<'static, ()> {
    WAITS.lock.lock().unwrap_or_else(PoisonError::into_inner)
}

#[cfg(test)]
mod tests {
    use super::*;
    use std::time::{Duration, Instant};

    #[test]
    fn a_wait_ends_when_it_is_notified_or_signalled() {
        static ARRIVED: AtomicBool = AtomicBool::new(false);
        let done = Arc::new(AtomicBool::new(false));
        let seen = done.clone();
        let other = std::thread::spawn(move || {
            std::thread::sleep(Duration::from_millis(20));
            seen.store(true, SeqCst);
            notify();
        });
        assert!(until(|| done.load(SeqCst)).is_ok());
        other.join().expect("it ends");
        set_signals(|| ARRIVED.swap(false, SeqCst));
        ARRIVED.store(true, SeqCst);
        let start = Instant::now();
        let error = until(|| false).expect_err("the signal ends the wait");
        assert_eq!(error.kind, ErrorKind::Interrupted);
        assert!(start.elapsed() < Duration::from_secs(1));
    }
}
