//! The state that all threads of the engine share.

use super::cache::Cache;
use super::meetings::Meetings;
use super::partitioned::Partitioned;
use super::repack::Repackers;
use crate::Result;
use crate::error::Error;
use crate::metrics::Metrics;
use crate::platform::{Platform, element_type};
use crate::record::data::Buffer;
use crate::record::rows::RowEntry;
use crate::record::spread::Spread;
use hlo::{Sharding, Type};
use pjrt::Client;
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
    pub(crate) partitioned: Partitioned,
    pub(crate) ending: Ending,
}

impl Shared {
    /// Puts dense row-major bytes on a device; on all of them, as copies or as is said, if the
    /// device stands for a mesh.
    pub(crate) fn put(
        &self,
        bytes: &[u8],
        ty: &Type,
        device: usize,
        sharding: Option<Sharding>,
    ) -> Result<Buffer> {
        let Platform::Pjrt { client, .. } = &self.platform else {
            if let (Some(mesh), Some(sharding)) = (self.partitioned.mesh(), sharding) {
                return Ok(Buffer::Spread(Spread::new(mesh, sharding, ty.clone(), Vec::new())));
            }
            return Ok(Buffer::Absent);
        };
        let Some(mesh) = self.partitioned.mesh() else {
            return Ok(Buffer::Pjrt(self.upload(client, bytes, ty, device)?));
        };
        if device != 0 {
            return Err(no_values(device));
        }
        let sharding = sharding.unwrap_or_else(|| Sharding::whole(ty.dims.len()));
        Ok(Buffer::Spread(Spread::upload(client, mesh, sharding, ty, bytes)?))
    }

    /// Puts dense row-major bytes on one device.
    pub(crate) fn upload(
        &self,
        client: &Client,
        bytes: &[u8],
        ty: &Type,
        device: usize,
    ) -> Result<pjrt::Buffer> {
        let shape = self.platform.backend().buffer_shape(&ty.dims);
        let packed = shape.pack(bytes, ty.dtype.bytes());
        Ok(client.upload(&packed, element_type(ty.dtype), &shape.dims(), device)?)
    }
}

/// The error for a device that another one stands for.
pub(super) fn no_values(device: usize) -> Error {
    Error::runtime(format!(
        "tpu:{device} holds no values, as tpu:0 stands for all devices of the mesh: use \"tpu\""
    ))
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
