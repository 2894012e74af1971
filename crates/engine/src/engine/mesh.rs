//! One process for all devices: `tpu:0` stands for a mesh of them.

use super::Engine;
use crate::Result;
use crate::error::{Error, ErrorKind};
use crate::metrics::Counter;
use crate::mode::Reason;
use crate::record::call::Order;
use crate::record::data::{Buffer, Data};
use crate::record::storage::{Content, StorageId};
use hlo::{Mesh, Sharding, Type};
use std::sync::Arc;

impl Engine {
    /// Lets device 0 stand for all devices, as a grid of these extents.
    ///
    /// # Errors
    /// A grid of another number of devices, or another grid than before.
    pub fn span(&self, extents: &[i64]) -> Result<()> {
        let described = self.platform().described().map(|described| described.devices());
        let count = described.unwrap_or_else(|| self.platform().device_count());
        let mesh = Mesh::new(extents).filter(|mesh| mesh.devices() == count);
        let mesh = mesh.ok_or_else(|| {
            let wanted: i64 = extents.iter().product();
            Error::new(
                ErrorKind::Value,
                format!("a mesh of {wanted} devices {extents:?}, and there are {count}"),
            )
        })?;
        let mut state = self.lock();
        if !self.shared.partitioned.span(mesh) {
            return Err(Error::runtime("this process has another mesh already".to_owned()));
        }
        self.metrics().count_parts();
        // Padding would lie on some devices alone.
        state.planner.is_exact = true;
        Ok(())
    }

    /// Puts dense row-major bytes on the devices, as placements say, into a storage of their size.
    ///
    /// # Errors
    /// Placements that do not fit.
    pub fn distribute(
        &self,
        id: StorageId,
        ty: &Type,
        bytes: &[u8],
        placements: &[i64],
    ) -> Result<()> {
        let mesh = self.shared.partitioned.mesh();
        let sharding = mesh.and_then(|mesh| {
            let found = Sharding::placed(mesh, placements, ty.dims.len());
            found.filter(|found| found.divides(mesh, ty))
        });
        let sharding = sharding.ok_or_else(|| {
            Error::new(
                ErrorKind::Value,
                format!("placements {placements:?} do not fit {ty} and the mesh"),
            )
        })?;
        if bytes.len() != ty.bytes() {
            return Err(Error::internal("bytes of another size than their type"));
        }
        let buffer = self.shared.put(bytes, ty, 0, Some(sharding))?;
        self.metrics().add(Counter::BytesToDevice, bytes.len() as u64);
        let mut state = self.lock();
        let time = state.recorder.devices[0].trace.arrival();
        let data = Data::new(Arc::default(), ty.clone(), None, time, 0, &self.shared.metrics);
        data.slot.fill(Ok(buffer));
        state.recorder.bind_data(id, data, Order::default())
    }

    /// True if the devices of a mesh are only described.
    pub(super) fn plans_a_mesh(&self) -> bool {
        self.shared.partitioned.mesh().is_some() && self.platform().described().is_some()
    }

    /// Bytes of a storage on one device.
    pub fn bytes_on_device(&self, id: StorageId) -> Result<u64> {
        let state = self.lock();
        let storage = state.recorder.storages.get(id)?;
        Ok(match &storage.content {
            Content::Ready(data) => data.bytes_on_device(),
            _ => storage.bytes,
        })
    }

    /// The placements of a storage's value, which is computed first: for each axis of the mesh the
    /// dimension that it splits, or -1. `None` without a mesh or a value, and for an order of axes
    /// that torch's placements cannot say.
    pub fn placements(&self, id: StorageId) -> Result<Option<Vec<i64>>> {
        let Some(mesh) = self.shared.partitioned.mesh() else { return Ok(None) };
        let mut state = self.lock();
        if let Content::Pending(_) = state.recorder.storages.get(id)?.content {
            self.cut_locked(state, 0, Reason::Asked)?;
            state = self.lock();
        }
        let Content::Ready(data) = &state.recorder.storages.get(id)?.content else {
            return Ok(None);
        };
        let data = data.clone();
        drop(state);
        Ok(match data.slot.wait_on_host()? {
            Buffer::Spread(spread) => spread.sharding.placements(mesh),
            _ => Some(vec![-1; mesh.extents().len()]),
        })
    }
}
