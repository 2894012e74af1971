//! Events: places in a device's order of execution.
//!
//! An event orders work, which a device does in order anyway. So it cuts nothing when it is
//! recorded: processes that do the same then record the same programs. Who waits for it cuts.

use super::Engine;
use crate::Result;
use crate::record::data::Mark;
use crate::wait;
use std::sync::{Arc, OnceLock};
use std::time::{Duration, Instant};

/// A place in a device's order of execution, or the end of a collective.
pub struct Event {
    device: usize,
    at: Instant,
    /// The number of collectives before it.
    collectives: u64,
    mark: OnceLock<Arc<Mark>>,
}

impl Event {
    /// The event that a mark is passed.
    pub fn of(device: usize, mark: Arc<Mark>) -> Event {
        Event { device, at: Instant::now(), collectives: 0, mark: OnceLock::from(mark) }
    }
}

impl Engine {
    /// An event at this place. Only if its time will be asked, the calls before it are cut.
    pub fn event(&self, device: usize, is_timed: bool) -> Result<Event> {
        self.check_device(device)?;
        let collectives = self.world.submitted();
        let event = Event { device, at: Instant::now(), collectives, mark: OnceLock::new() };
        if is_timed {
            self.mark_of(&event)?;
        }
        Ok(event)
    }

    /// The mark behind the calls before an event. Calls after it may come before the mark, too.
    fn mark_of<'a>(&self, event: &'a Event) -> Result<&'a Arc<Mark>> {
        if event.mark.get().is_none() {
            let mark = self.mark(event.device)?;
            // Another thread's mark is as good.
            let _ = event.mark.set(mark);
        }
        event.mark.get().ok_or_else(|| crate::Error::internal("an event without a mark"))
    }

    /// Cuts, runs and waits; returns the first error since the last mark.
    pub fn synchronize(&self, device: usize) -> Result<()> {
        let began = Instant::now();
        let mark = self.mark(device)?;
        self.scheduler.catch_up(device);
        mark.wait_on_host()?;
        self.world.wait(self.world.submitted(), device)?;
        self.scheduler.note_idle(device, began);
        self.world.take_failure()?;
        mark.error().map_or(Ok(()), Err)?;
        self.check_reports(device, u64::MAX)
    }

    /// True if the event is passed. Starts the calls before it.
    pub fn is_passed(&self, event: &Event) -> Result<bool> {
        // A new mark would take a moment to be passed, even on a device without work.
        if event.mark.get().is_none() && self.scheduler.was_idle_after(event.device, event.at) {
            return Ok(true);
        }
        if self.mark_of(event)?.is_passed() {
            return Ok(self.world.has_ended(event.collectives, event.device));
        }
        self.start_collectives(event.device)?;
        Ok(false)
    }

    /// Waits until the event is passed; returns the time.
    pub fn wait_for(&self, event: &Event) -> Result<Instant> {
        let time = self.mark_of(event)?.wait_on_host()?;
        self.world.wait(event.collectives, event.device)?;
        Ok(time)
    }

    /// Waits for the event, but not longer than this. False if it is not passed then. Returns the
    /// error of a collective.
    pub fn wait_at_most(&self, event: &Event, most: Duration) -> Result<bool> {
        let (mark, end) = (self.mark_of(event)?, Instant::now().checked_add(most));
        if !mark.is_passed() && !most.is_zero() {
            self.start_collectives(event.device)?;
        }
        wait::until(|| mark.is_passed() || end.is_some_and(|end| Instant::now() >= end))?;
        match mark.is_passed() {
            true => mark.error().map_or(Ok(true), Err),
            false => Ok(false),
        }
    }
}
