//! Collectives among the replicas of a program: each replica is a device of a group.
//!
//! They name replicas and no channel: so XLA may run them asynchronously, beside other work.

use crate::attribute::Attribute;
use crate::build::{Builder, Value};
use crate::statement::{Block, Recorded, Statement};
use crate::{DType, Reducer, Type};

/// Groups of replicas, of one size, in which each replica stands once. The place in its group is
/// the replica's rank there.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Groups(Vec<Vec<i64>>);

impl Groups {
    /// `None` unless the groups have one size, and each replica from 0 on is in one of them.
    pub fn new(groups: Vec<Vec<i64>>) -> Option<Groups> {
        let size = groups.first()?.len();
        let mut all = groups.concat();
        all.sort_unstable();
        let fits = groups.iter().all(|group| group.len() == size) && size > 0;
        (fits && all.iter().copied().eq(0..all.len() as i64)).then_some(Groups(groups))
    }

    /// The groups of a collective.
    pub(crate) fn of(statement: &Statement) -> Option<Groups> {
        match statement.attributes.get("replica_groups")? {
            Attribute::Table(groups) => Groups::new(groups.clone()),
            _ => None,
        }
    }

    /// The number of replicas in a group.
    pub fn size(&self) -> i64 {
        self.0[0].len() as i64
    }

    pub fn contains(&self, group: &[i64]) -> bool {
        self.0.iter().any(|own| own == group)
    }

    /// The replicas of a replica's group.
    pub fn of_replica(&self, replica: i64) -> Option<&[i64]> {
        self.0.iter().find(|group| group.contains(&replica)).map(Vec::as_slice)
    }

    /// The rank of each replica in its group.
    pub fn ranks(&self) -> Vec<i64> {
        let mut ranks = vec![0; self.0.len() * self.0[0].len()];
        for group in &self.0 {
            group.iter().zip(0..).for_each(|(&replica, rank)| ranks[replica as usize] = rank);
        }
        ranks
    }
}

impl<'b> Value<'b> {
    /// The reduction of the replicas' values, on each replica of a group.
    pub fn all_reduce(self, reducer: Reducer, groups: &Groups) -> Value<'b> {
        let ty = self.ty();
        let region = || vec![self.reduction(reducer)];
        self.b.op("stablehlo.all_reduce", &[self], &[ty], region, |a| {
            a.table("replica_groups", &groups.0);
        })[0]
    }

    /// Each replica's slice of the reduction, which is split along `dim` among a group.
    pub fn reduce_scatter(self, reducer: Reducer, dim: usize, groups: &Groups) -> Value<'b> {
        let Some(ty) = self.resized(dim, |extent| exact(extent, groups.size())) else {
            self.require(false, "reduce_scatter", &[], "an extent that the group divides");
            return self;
        };
        let region = || vec![self.reduction(reducer)];
        self.b.op("stablehlo.reduce_scatter", &[self], &[ty], region, |a| {
            a.table("replica_groups", &groups.0);
            a.i64("scatter_dimension", dim as i64);
        })[0]
    }

    /// The values of a group's replicas, one after the other along `dim`.
    pub fn all_gather(self, dim: usize, groups: &Groups) -> Value<'b> {
        let Some(ty) = self.resized(dim, |extent| Some(extent * groups.size())) else {
            self.require(false, "all_gather", &[], "a dimension of the operand");
            return self;
        };
        self.b.op("stablehlo.all_gather", &[self], &[ty], Vec::new, |a| {
            a.i64("all_gather_dim", dim as i64);
            a.table("replica_groups", &groups.0);
        })[0]
    }

    /// Part `i` along `dim` goes to rank `i` of a group; the parts that arrive lie by rank.
    pub fn all_to_all(self, dim: usize, groups: &Groups) -> Value<'b> {
        let (ty, size) = (self.ty(), groups.size());
        let fits = ty.dims.get(dim).is_some_and(|&extent| exact(extent, size).is_some());
        if !self.require(fits, "all_to_all", &[], "an extent that the group divides") {
            return self;
        }
        self.b.op("stablehlo.all_to_all", &[self], &[ty], Vec::new, |a| {
            a.i64("concat_dimension", dim as i64);
            a.table("replica_groups", &groups.0);
            a.i64("split_count", size);
            a.i64("split_dimension", dim as i64);
        })[0]
    }

    /// The value of rank `i` of each group goes to rank `targets[i]`.
    pub fn collective_permute(self, targets: &[i64], groups: &Groups) -> Value<'b> {
        let mut ranks = targets.to_vec();
        ranks.sort_unstable();
        let fits = ranks.into_iter().eq(0..groups.size());
        if !self.require(fits, "collective_permute", &[], "one target for each rank") {
            return self;
        }
        let pairs = |group: &Vec<i64>| -> Vec<Vec<i64>> {
            group.iter().zip(targets).map(|(&from, &to)| vec![from, group[to as usize]]).collect()
        };
        let pairs: Vec<_> = groups.0.iter().flat_map(pairs).collect();
        self.b.op("stablehlo.collective_permute", &[self], &[self.ty()], Vec::new, |a| {
            a.table("source_target_pairs", &pairs);
        })[0]
    }

    fn reduction(self, reducer: Reducer) -> Block {
        let element = Type::scalar(self.dtype());
        self.b.region(&[element.clone(), element], |v| vec![reducer.apply(v[0], v[1])])
    }

    fn resized(self, dim: usize, to: impl Fn(i64) -> Option<i64>) -> Option<Type> {
        let mut ty = self.ty();
        let extent = ty.dims.get_mut(dim)?;
        *extent = to(*extent)?;
        Some(ty)
    }
}

fn exact(extent: i64, size: i64) -> Option<i64> {
    (extent % size == 0).then_some(extent / size)
}

impl Builder {
    /// The number of the replica that runs the program.
    pub fn replica_id(&self) -> Value<'_> {
        self.op1("stablehlo.replica_id", &[], Type::scalar(DType::U32), |_| {})
    }
}

impl Statement {
    /// The number of replicas among which the statement is a collective.
    fn replicas(&self) -> Option<i64> {
        let of = |name| self.attributes.ints(name).map(|replicas| replicas.len() as i64);
        of("replica_groups").or_else(|| of("source_target_pairs").map(|ends| ends / 2))
    }
}

impl Recorded {
    /// The number of replicas of the program: 1 without collectives.
    pub fn replicas(&self) -> i64 {
        let mut replicas = 1;
        self.block.visit(&mut |s| replicas = s.replicas().map_or(replicas, |n| n.max(replicas)));
        replicas
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn groups(groups: &[&[i64]]) -> Option<Groups> {
        Groups::new(groups.iter().map(|group| group.to_vec()).collect())
    }

    #[test]
    fn each_replica_is_in_one_group() {
        let strided = groups(&[&[0, 2], &[1, 3]]).expect("two pairs");
        assert_eq!((strided.size(), strided.contains(&[1, 3])), (2, true));
        assert_eq!(strided.ranks(), [0, 0, 1, 1]);
        assert_eq!(groups(&[&[0, 1], &[2]]), None);
        assert_eq!(groups(&[&[0, 2]]), None);
        assert_eq!(groups(&[]), None);
    }

    #[test]
    fn a_program_has_as_many_replicas_as_its_groups() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[4, 2]));
        let pairs = groups(&[&[0, 1], &[2, 3]]).expect("two pairs");
        let part = x.reduce_scatter(Reducer::Add, 0, &pairs);
        let whole = part.all_gather(1, &pairs).all_reduce(Reducer::Max, &pairs);
        let swapped = whole.all_to_all(0, &pairs);
        assert_eq!(swapped.dims()[..], [2, 4]);
        let turned = swapped.collective_permute(&[1, 0], &pairs);
        let function = b.finish(&[x], &[turned]).expect("a valid function");
        assert_eq!(function.replicas(), 4);
        let text = function.text("f");
        assert!(text.contains("replica_groups = dense<[[0, 1], [2, 3]]> : tensor<2x2xi64>"));
        let turned =
            "source_target_pairs = dense<[[0, 1], [1, 0], [2, 3], [3, 2]]> : tensor<4x2xi64>";
        assert!(text.contains(turned), "{text}");
        assert!(Recorded::parse(&text, "f").is_ok(), "{text}");
    }

    #[test]
    fn an_extent_that_a_group_does_not_divide_is_refused() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[3]));
        let pair = groups(&[&[0, 1]]).expect("a pair");
        let part = x.reduce_scatter(Reducer::Add, 0, &pair);
        assert!(b.finish(&[x], &[part]).is_err());
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[2]));
        let both = x.collective_permute(&[1, 1], &pair);
        assert!(b.finish(&[x], &[both]).is_err());
    }
}
