//! What the threads of the engine share.

use super::cache::Cache;
use super::repack::Repackers;
use crate::Result;
use crate::error::Error;
use crate::metrics::Metrics;
use crate::platform::Platform;
use crate::record::op::RowEntry;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, PoisonError, RwLock, RwLockReadGuard};

/// What every thread of the engine shares.
pub(crate) struct Shared {
    pub(crate) platform: Platform,
    pub(crate) cache: Cache,
    pub(crate) rows: &'static [RowEntry],
    pub(crate) metrics: Arc<Metrics>,
    /// Folder for the text of each program, from `TORCH_TPU_DUMP`.
    pub(crate) dump: Option<PathBuf>,
    pub(crate) repackers: Repackers,
    pub(crate) ending: Ending,
}

/// The end of the process, at which the plugin's code must not be running any more: what the
/// plugin frees on the way out, its threads would still use.
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

    /// To be held while the compiler runs.
    pub(crate) fn compiling(&self) -> RwLockReadGuard<'_, ()> {
        self.compiling.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// From here on nothing is started; returns when no compiler runs any more.
    pub(crate) fn begin(&self) {
        self.begun.store(true, Relaxed);
        drop(self.compiling.write());
    }
}
