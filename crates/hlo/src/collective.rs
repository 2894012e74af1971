//! Collectives and sharding text.

use crate::build::Value;
use crate::print::quoted;
use crate::{Reducer, Type};

/// Which devices talk to each other: one row per group.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ReplicaGroups(pub Vec<Vec<i64>>);

/// GSPMD sharding of a tensor, in the text form that `mhlo.sharding` takes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Sharding {
    Replicated,
    /// Device `i` of the (row-major) tile assignment holds tile `i`; a trailing tile dimension
    /// may replicate.
    Tiled {
        tiles: Vec<i64>,
        devices: Vec<i64>,
        replicate_last: bool,
    },
}

impl Sharding {
    pub fn text(&self) -> String {
        let join = |v: &[i64]| v.iter().map(i64::to_string).collect::<Vec<_>>().join(",");
        quoted(&match self {
            Sharding::Replicated => "{replicated}".to_owned(),
            Sharding::Tiled { tiles, devices, replicate_last } => {
                let last = if *replicate_last { " last_tile_dim_replicate" } else { "" };
                format!("{{devices=[{}]{}{last}}}", join(tiles), join(devices))
            }
        })
    }
}

impl<'b> Value<'b> {
    pub fn all_reduce(self, reducer: Reducer, groups: &ReplicaGroups) -> Value<'b> {
        let element = Type::scalar(self.dtype());
        let region = || {
            let types = [element.clone(), element.clone()];
            vec![self.b.region(&types, |v| vec![reducer.apply(v[0], v[1])])]
        };
        self.b.op("stablehlo.all_reduce", &[self], &[self.ty()], region, |a| {
            a.table("replica_groups", &groups.0);
        })[0]
    }

    pub fn all_gather(self, dim: usize, groups: &ReplicaGroups) -> Value<'b> {
        let mut ty = self.ty();
        ty.dims[dim] *= groups.0.first().map_or(1, |g| g.len() as i64);
        self.b.op1("stablehlo.all_gather", &[self], ty, |a| {
            a.i64("all_gather_dim", dim as i64);
            a.table("replica_groups", &groups.0);
        })
    }

    pub fn reduce_scatter(self, reducer: Reducer, dim: usize, groups: &ReplicaGroups) -> Value<'b> {
        let mut ty = self.ty();
        let n = groups.0.first().map_or(1, |g| g.len() as i64);
        self.law(
            ty.dims[dim] % n == 0,
            "reduce_scatter",
            &[],
            "extent is no multiple of the group",
        );
        ty.dims[dim] /= n;
        let element = Type::scalar(ty.dtype);
        let region = || {
            let types = [element.clone(), element.clone()];
            vec![self.b.region(&types, |v| vec![reducer.apply(v[0], v[1])])]
        };
        self.b.op("stablehlo.reduce_scatter", &[self], &[ty], region, |a| {
            a.table("replica_groups", &groups.0);
            a.i64("scatter_dimension", dim as i64);
        })[0]
    }
}
