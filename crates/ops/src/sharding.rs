//! How values lie on the devices of one program, where one process has all of them.

use crate::row::{Row, row};
use hlo::{Mesh, Refusal, Sharding};

pub(crate) const ROWS: &[Row] = &[row(
    "tpu::shard(Tensor self, int[] mesh, int[] placements) -> Tensor",
    &["f32[8,4] [2,2] [0,-1]", "bf16[4] [4] [-1]", "f32[3,5] [2,2] [1,1]"],
    |_, a| {
        let (x, extents, placements) = (a.tensor("self")?, a.ints("mesh")?, a.ints("placements")?);
        let mesh = Mesh::new(extents);
        let sharding = mesh.as_ref().and_then(|m| Sharding::placed(m, placements, x.rank()));
        match (mesh, sharding) {
            (Some(mesh), Some(sharding)) => Ok(x.sharded(&mesh, &sharding).into()),
            _ => Err(Refusal::value(format!(
                "placements {placements:?} do not fit a mesh {extents:?} and {} dimensions",
                x.rank()
            ))),
        }
    },
)];
