//! Reports on data: each program that checks data leaves one beside its results.
//!
//! An index out of range reads the nearest place or writes nothing, and the program goes on, as it
//! does with other data that an op refuses. The next host read or synchronization raises the first
//! error that was reported before it.

use crate::Result;
use crate::error::{Error, ErrorKind};
use crate::plan::execution::Execution;
use crate::plan::lower::lower;
use crate::plan::program::Program;
use crate::record::data::Slot;
use crate::record::rows::RowEntry;
use crate::tuning::MAX_REPORTS;
use ops::NO_INDEX;
use std::collections::VecDeque;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// The reports of one device that nobody has read yet.
#[derive(Default)]
pub(crate) struct Reports(Mutex<Unread>);

#[derive(Default)]
struct Unread {
    reports: VecDeque<Report>,
    /// The first error in reports that were read to make room.
    error: Option<Error>,
}

struct Report {
    /// The number of the program's first op in the device's stream.
    first: u64,
    slot: Arc<Slot>,
    program: Arc<Program>,
    lines: Vec<(u32, Arc<str>)>,
}

impl Reports {
    /// Notes the report of an execution that was submitted.
    pub(crate) fn expect(&self, execution: &Execution) {
        let Some(slot) = execution.report() else { return };
        let (program, lines) = (execution.program.clone(), execution.lines.clone());
        let report = Report { first: execution.first, slot: slot.clone(), program, lines };
        self.unread().reports.push_back(report);
    }

    /// Waits for the unread reports of the programs up to an op, and returns their first error.
    /// A signal ends the wait and leaves the reports unread.
    pub(crate) fn check(&self, op: u64, rows: &[RowEntry]) -> Result<()> {
        let is_due = |report: &&Report| report.first <= op;
        let due = self.unread().reports.iter().take_while(is_due).map(|r| r.slot.clone()).collect();
        let due: Vec<Arc<Slot>> = due;
        for slot in &due {
            match slot.wait_until_ready() {
                Err(error) if error.kind == ErrorKind::Interrupted => return Err(error),
                // A program that failed has no report.
                _ => {}
            }
        }
        let mut unread = self.unread();
        let until = unread.reports.iter().take_while(is_due).count();
        let reports: Vec<_> = unread.reports.drain(..until).collect();
        let error = unread.error.take();
        drop(unread);
        let error = error.or_else(|| reports.iter().find_map(|report| report.error(rows)));
        error.map_or(Ok(()), Err)
    }

    /// Reads the oldest reports if there are too many. Programs this old have usually ended.
    pub(crate) fn make_room(&self, rows: &[RowEntry]) {
        let mut unread = self.unread();
        if unread.reports.len() <= MAX_REPORTS {
            return;
        }
        let old: Vec<_> = unread.reports.drain(..MAX_REPORTS / 2).collect();
        drop(unread);
        let error = old.iter().find_map(|report| report.error(rows));
        let mut unread = self.unread();
        unread.error = unread.error.take().or(error);
    }

    fn unread(&self) -> MutexGuard<'_, Unread> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// The words of a report.
pub(super) fn words(buffer: &pjrt::Buffer) -> Result<[i64; 3]> {
    let mut bytes = [0; 24];
    buffer.download(&mut bytes)?;
    let word = |at: usize| {
        let bytes = bytes[8 * at..][..8].try_into();
        i64::from_ne_bytes(bytes.unwrap_or_default())
    };
    Ok([word(0), word(1), word(2)])
}

impl Report {
    /// The error, if a check failed. A program that failed has another error.
    fn error(&self, rows: &[RowEntry]) -> Option<Error> {
        let buffer = self.slot.wait().ok()?.parts().first()?;
        let [check, index, extent] = words(buffer).ok()?;
        let at = usize::try_from(check.checked_sub(1)?).ok()?;
        // The errors are in nobody's way: they are made again from the graph.
        let (mut error, call) =
            lower(&self.program, rows, None).ok()?.reported.into_iter().nth(at)?;
        let is_index = extent != NO_INDEX;
        let filled = error.message.replace("{index}", &index.to_string());
        error.message = filled.replace("{extent}", &extent.to_string());
        if !self.program.debug {
            let op = error.op.as_deref().unwrap_or_default();
            let namespace = if op.contains("::") { "" } else { "aten::" };
            error.message += &format!(" ({namespace}{op}");
            if is_index {
                error.message += &format!(", index {index}, size {extent}");
                error.kind = ErrorKind::Index;
            }
            if let Some((_, line)) = self.lines.iter().find(|(of, _)| *of == call) {
                error.message += &format!(", called at {line}");
            }
            error.message.push(')');
        }
        Some(error)
    }
}
