//! A value that lies on all devices of a mesh.

use crate::Result;
use crate::error::Error;
use crate::platform::element_type;
use crate::wait;
use hlo::{Mesh, Sharding, Type};
use pjrt::{Buffer, Client};
use std::sync::Arc;

/// The buffers of a value on the devices of a mesh.
pub(crate) struct Spread {
    mesh: Arc<Mesh>,
    pub(crate) sharding: Sharding,
    /// The type of the whole value.
    ty: Type,
    /// One for each device.
    pub(crate) shards: Vec<Buffer>,
}

impl Spread {
    pub(crate) fn new(
        mesh: &Arc<Mesh>,
        sharding: Sharding,
        ty: Type,
        shards: Vec<Buffer>,
    ) -> Spread {
        Spread { mesh: mesh.clone(), sharding, ty, shards }
    }

    /// Makes a value of dense row-major bytes. Only its part goes to each device.
    pub(crate) fn upload(
        client: &Client,
        mesh: &Arc<Mesh>,
        sharding: Sharding,
        ty: &Type,
        bytes: &[u8],
    ) -> Result<Spread> {
        let (local, kind) = (sharding.shard(mesh, ty), element_type(ty.dtype));
        let shard = |device: usize| {
            if sharding.is_whole() {
                return Ok(client.upload(bytes, kind, &ty.dims, device)?);
            }
            let mut part = vec![0; local.bytes()];
            Region::of(mesh, &sharding, ty, device).each_run(|from, to, size| {
                part[to..to + size].copy_from_slice(&bytes[from..from + size]);
            });
            Ok(client.upload(&part, kind, &local.dims, device)?)
        };
        let shards = (0..mesh.devices()).map(shard).collect::<Result<_>>()?;
        Ok(Spread::new(mesh, sharding, ty.clone(), shards))
    }

    /// Bytes on each device.
    pub(crate) fn bytes(&self) -> u64 {
        self.sharding.shard(&self.mesh, &self.ty).bytes() as u64
    }

    /// Copies of a buffer on all devices.
    pub(crate) fn copies(buffer: &Buffer, mesh: &Arc<Mesh>, ty: &Type) -> Result<Spread> {
        let copy = |device| Ok(buffer.copy_to_device(device)?);
        let shards = (0..mesh.devices()).map(copy).collect::<Result<_>>()?;
        Ok(Spread::new(mesh, Sharding::whole(ty.dims.len()), ty.clone(), shards))
    }

    /// Reads the bytes of the whole value from `at` on.
    pub(crate) fn download(&self, at: usize, bytes: &mut [u8]) -> Result<()> {
        let Some(first) = self.shards.first() else {
            // Nothing is computed where no device is.
            bytes.fill(0);
            return Ok(());
        };
        if self.sharding.is_whole() {
            wait::until_ready(first)?;
            return Ok(first.download_part(at, bytes)?);
        }
        let local = self.sharding.shard(&self.mesh, &self.ty);
        let mut whole = vec![0; self.ty.bytes()];
        let mut part = vec![0; local.bytes()];
        for (device, shard) in self.shards.iter().enumerate() {
            let region = Region::of(&self.mesh, &self.sharding, &self.ty, device);
            if !region.is_first {
                continue;
            }
            wait::until_ready(shard)?;
            shard.download(&mut part)?;
            region.each_run(|to, from, size| {
                whole[to..to + size].copy_from_slice(&part[from..from + size]);
            });
        }
        let found = whole.get(at..at + bytes.len());
        bytes.copy_from_slice(found.ok_or_else(|| Error::internal("a read beyond a value"))?);
        Ok(())
    }
}

/// The part of a value that a device holds.
struct Region {
    /// Bytes of an element.
    width: usize,
    whole: Vec<usize>,
    local: Vec<usize>,
    start: Vec<usize>,
    /// True if no device before this one holds the same part.
    is_first: bool,
}

impl Region {
    fn of(mesh: &Mesh, sharding: &Sharding, ty: &Type, device: usize) -> Region {
        let numbers = |dims: &[i64]| dims.iter().map(|&n| n as usize).collect::<Vec<_>>();
        let parts = |device| -> Vec<usize> {
            (0..ty.dims.len()).map(|dim| sharding.part(mesh, device, dim) as usize).collect()
        };
        let (whole, local) = (numbers(&ty.dims), numbers(&sharding.shard(mesh, ty).dims));
        let own = parts(device);
        let is_first = (0..device).all(|other| parts(other) != own);
        let start: Vec<_> = own.iter().zip(&local).map(|(part, n)| part * n).collect();
        Region { width: ty.dtype.bytes(), whole, local, start, is_first }
    }

    /// Calls `copy` for each run of neighbouring elements: its place in the whole value and in the
    /// part, and its size, in bytes.
    fn each_run(&self, mut copy: impl FnMut(usize, usize, usize)) {
        let rank = self.whole.len();
        let run = self.local.last().copied().unwrap_or(1);
        if self.local.contains(&0) {
            return;
        }
        let mut index = vec![0; rank];
        loop {
            let place = |dims: &[usize], start: &[usize]| {
                let along = |at, d: usize| at * dims[d] + index[d] + start.get(d).unwrap_or(&0);
                (0..rank).fold(0, along)
            };
            let (at, to) = (place(&self.whole, &self.start), place(&self.local, &[]));
            copy(at * self.width, to * self.width, run * self.width);
            let Some(next) = (0..rank.saturating_sub(1)).rfind(|&d| index[d] + 1 < self.local[d])
            else {
                return;
            };
            index[next] += 1;
            index[next + 1..].fill(0);
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hlo::DType;

    #[test]
    fn parts_cover_a_value_once() {
        let mesh = Mesh::new(&[2, 2, 3]).expect("a mesh");
        let sharding = Sharding::placed(&mesh, &[1, -1, 0], 3).expect("a sharding");
        let ty = Type::new(DType::S16, &[6, 4, 5]);
        let mut seen = vec![0; ty.bytes()];
        for device in 0..mesh.devices() {
            let region = Region::of(&mesh, &sharding, &ty, device);
            let local = sharding.shard(&mesh, &ty).bytes();
            region.each_run(|at, to, size| {
                assert!(to + size <= local);
                seen[at..at + size].iter_mut().for_each(|n| *n += i32::from(region.is_first));
            });
        }
        assert!(seen.iter().all(|&n| n == 1), "{seen:?}");
    }

    #[test]
    fn a_scalar_is_one_run() {
        let mesh = Mesh::new(&[2]).expect("a mesh");
        let region = Region::of(&mesh, &Sharding::whole(0), &Type::scalar(DType::F32), 1);
        let mut runs = Vec::new();
        region.each_run(|at, to, size| runs.push((at, to, size)));
        assert_eq!((runs, region.is_first), (vec![(0, 0, 4)], false));
    }
}
