//! The state that all threads of the engine share.

use super::cache::Cache;
use super::meetings::Meetings;
use super::repack::Repackers;
use crate::Result;
use crate::error::Error;
use crate::metrics::Metrics;
use crate::platform::Platform;
use crate::record::rows::RowEntry;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

/// The shared state.
pub(crate) struct Shared {
    pub(crate) platform: Platform,
    pub(crate) cache: Cache,
    pub(crate) rows: &'static [RowEntry],
    pub(crate) metrics: Arc<Metrics>,
    /// Folder for the text of each program, from `TORCH_TPU_DUMP`.
    pub(crate) dump: Option<PathBuf>,
    pub(crate) repackers: Repackers,
    pub(crate) meetings: Meetings,
    pub(crate) ending: Ending,
}

/// The end of the process. No thread may run the plugin's code then: it would use memory that the
/// plugin frees on exit.
#[derive(Default)]
pub(crate) struct Ending {
    begun: AtomicBool,
    compiling: RwLock<()>,
}

impl Ending {
    pub(crate) fn check(&self) -> Result<()> {
        match self.begun.load(Relaxed) {
            true => Err(Error::runtime("the process is ending")),
            false => Ok(()),
        }
    }

    /// A guard to hold while the compiler runs.
    pub(crate) fn compiling(&self) -> RwLockReadGuard<'_, ()> {
        self.compiling.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// Lets nothing start any more; returns when no compiler runs.
    pub(crate) fn begin(&self) {
        self.begun.store(true, Relaxed);
        drop(self.compiling.write());
    }
}
