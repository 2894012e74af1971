//! Collectives of torch.distributed inside a program, among the ranks of a group.
//!
//! A program has as many replicas as the world has ranks, and its text is the same on each rank:
//! beside the group of the call stand the groups of the other ranks that do the same elsewhere.
//! A group is given as a grid of ranks, which all of them share: the size of the world, and the
//! extent and the stride of each axis, the outermost first.

use crate::args::Args;
use crate::row::{Row, row};
use hlo::{DType, Groups, Number, Reducer, Refusal, Result, Value};

/// The grid of a group of ranks in a world of this size. `None` if the other ranks of the world do
/// not form groups like this one.
pub fn grid_of(ranks: &[i64], world: i64) -> Option<Vec<i64>> {
    let first = *ranks.first()?;
    let mut places: Vec<i64> = ranks.iter().map(|rank| rank - first).collect();
    let mut axes = Vec::new();
    while places.len() > 1 {
        let stride = places[1];
        let steps = places.windows(2).take_while(|pair| pair[1] - pair[0] == stride);
        let extent = steps.count() + 1;
        let is_axis = |row: &[i64]| {
            row.len() == extent && row.iter().zip(0..).all(|(at, i)| at - row[0] == i * stride)
        };
        if stride <= 0 || !places.chunks(extent).all(is_axis) {
            return None;
        }
        axes.push([extent as i64, stride]);
        places = places.into_iter().step_by(extent).collect();
    }
    axes.reverse();
    let grid = [vec![world], axes.concat()].concat();
    let groups = groups_of(&grid)?;
    groups.contains(ranks).then_some(grid)
}

/// The group of a rank in the world, by a grid. `None` if it is no grid.
pub fn group_of(grid: &[i64], rank: usize) -> Option<Vec<i64>> {
    groups_of(grid)?.of_replica(i64::try_from(rank).ok()?).map(<[i64]>::to_vec)
}

/// The groups of all ranks that a grid stands for. Each begins at the first rank that no group
/// before it has.
fn groups_of(grid: &[i64]) -> Option<Groups> {
    let (&world, axes) = grid.split_first()?;
    let mut places = vec![0];
    for axis in axes.chunks_exact(2) {
        let along = |at: &i64| (0..axis[0]).map(|i| at + i * axis[1]).collect::<Vec<_>>();
        places = places.iter().flat_map(along).collect();
    }
    let mut is_free = vec![true; usize::try_from(world).ok()?];
    let mut groups = Vec::new();
    for first in 0..world {
        if !is_free[first as usize] {
            continue;
        }
        let group: Vec<i64> = places.iter().map(|place| first + place).collect();
        for &rank in &group {
            let free = is_free.get_mut(usize::try_from(rank).ok()?)?;
            std::mem::replace(free, false).then_some(())?;
        }
        groups.push(group);
    }
    Groups::new(groups)
}

fn groups(a: &Args<'_, '_>) -> Result<Groups> {
    let grid = a.ints("grid")?;
    groups_of(grid).ok_or_else(|| {
        Refusal::value(format!("{grid:?} is no grid of ranks whose copies fill the world"))
    })
}

/// The operation by which a group reduces.
#[derive(Clone, Copy, PartialEq)]
enum Reduction {
    By(Reducer),
    /// No platform has it as a collective.
    Xor,
}

/// What an operation of `torch.distributed.ReduceOp` does to elements of a type.
fn reduction(op: &str, dtype: DType) -> Result<Reduction> {
    let is_bool = dtype.is_bool();
    let reducer = match op {
        "SUM" | "MAX" | "BOR" if is_bool => Reducer::Or,
        "PRODUCT" | "MIN" | "BAND" if is_bool => Reducer::And,
        "BXOR" => return Ok(Reduction::Xor),
        "SUM" | "AVG" => Reducer::Add,
        "PRODUCT" => Reducer::Mul,
        "MIN" => Reducer::Min,
        "MAX" => Reducer::Max,
        "BAND" => Reducer::And,
        "BOR" => Reducer::Or,
        _ => return Err(Refusal::value(format!("no ReduceOp.{op} inside a program"))),
    };
    Ok(Reduction::By(reducer))
}

/// True if XLA's compilers have the reduction as a collective. Ranks exchange other values, and each
/// replica reduces them. Of 64 bits the one for TPUs has sums alone, and such values are counts. The
/// one for CPUs has no operations on the bits of integers.
fn is_collective(reduction: Reduction, dtype: DType) -> bool {
    let is_arithmetic = match reduction {
        Reduction::Xor => false,
        Reduction::By(Reducer::And | Reducer::Or) => dtype.is_bool(),
        Reduction::By(_) => true,
    };
    is_arithmetic && dtype.bytes() < 8
}

/// Reduces a value's first dimension, which has one element for each rank, away.
fn fold<'b>(x: Value<'b>, reduction: Reduction) -> Value<'b> {
    match reduction {
        Reduction::By(reducer) => x.reduce(reducer, &[0]),
        Reduction::Xor => {
            let b = x.builder();
            b.reduce_many(&[x], &[b.scalar(0, x.dtype())], &[0], |v| vec![v[0].xor(v[1])])[0]
        }
    }
}

/// The type in which replicas reduce values of a type.
fn wide(dtype: DType) -> DType {
    if dtype.is_float8() { DType::F32 } else { dtype }
}

/// Reduces over a group, by `collective`, or by `exchange`, which gives a value for each rank.
fn reduced<'b>(
    a: &Args<'_, 'b>,
    collective: impl Fn(Value<'b>, Reducer, &Groups) -> Value<'b>,
    exchange: impl Fn(Value<'b>, &Groups) -> Value<'b>,
) -> Result<Value<'b>> {
    let (x, op, groups) = (a.tensor("self")?, a.text("op")?, groups(a)?);
    let reduction = reduction(op, x.dtype())?;
    let wide = x.convert(wide(x.dtype()));
    let mut result = match reduction {
        Reduction::By(reducer) if is_collective(reduction, wide.dtype()) => {
            collective(wide, reducer, &groups)
        }
        _ => fold(exchange(wide, &groups), reduction),
    };
    if op == "AVG" {
        result = result / result.constant(groups.size());
    }
    Ok(result.convert(x.dtype()))
}

/// The values of all ranks of a group along a new first dimension.
fn gathered<'b>(x: Value<'b>, groups: &Groups) -> Value<'b> {
    x.reshape(&[&[1], &x.dims()[..]].concat()).all_gather(0, groups)
}

/// This rank's slices along the first dimension of all ranks' values, along a new dimension.
fn exchanged<'b>(x: Value<'b>, groups: &Groups) -> Value<'b> {
    let mut dims = x.dims();
    dims[0] /= groups.size();
    dims.insert(0, groups.size());
    x.all_to_all(0, groups).reshape(&dims)
}

/// The value of the rank `root` of each group: the sum of its bits and of zeros.
fn broadcast<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, root, groups) = (a.tensor("self")?, a.int("root")?, groups(a)?);
    if x.dtype().is_complex() {
        let part = |part: Value<'b>| of_root(part, root, &groups);
        return Ok(part(x.real()).complex(part(x.imag())));
    }
    Ok(of_root(x, root, &groups))
}

fn of_root<'b>(x: Value<'b>, root: i64, groups: &Groups) -> Value<'b> {
    let b = x.builder();
    let ranks = groups.ranks();
    let is_root: Vec<_> = ranks.iter().map(|&rank| Number::Bool(rank == root)).collect();
    let is_root = b.vector(&is_root, DType::Bool);
    let is_root = is_root.dynamic_slice(&[b.replica_id().convert(DType::S32)], &[1]).reshape(&[]);
    let bits = match x.dtype().bytes() {
        _ if x.dtype().is_bool() => return (is_root & x).all_reduce(Reducer::Or, groups),
        1 => x.bitcast_convert(DType::U8),
        2 => x.bitcast_convert(DType::U16),
        _ => x.bitcast_convert(DType::U32),
    };
    let own = is_root.select(bits, bits.zeros_like());
    own.all_reduce(Reducer::Add, groups).bitcast_convert(x.dtype())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "tpu::all_reduce(Tensor self, str op, int[] grid) -> Tensor",
        &[
            "f32[2,3] SUM [4,4,1]",
            "bf16[2,3] AVG [4,2,2]",
            "f8e4m3fn[4] MAX [2,2,1]",
            "bool[4] SUM [8,2,4,2,1]",
            "s64[4] MAX [2,2,1]",
            "s32[4] BXOR [2,2,1]",
            "u8[4] BAND [2,2,1]",
        ],
        |_, a| Ok(reduced(a, Value::all_reduce, gathered)?.into()),
    )
    .collective(),
    row(
        "tpu::reduce_scatter(Tensor self, str op, int[] grid) -> Tensor",
        &["f32[4,3] SUM [4,2,1]", "s32[8] AVG [4,4,1]", "c64[2,3] SUM [2,2,1]"],
        |_, a| Ok(reduced(a, |x, by, groups| x.reduce_scatter(by, 0, groups), exchanged)?.into()),
    )
    .collective(),
    row(
        "tpu::all_gather(Tensor self, int[] grid) -> Tensor",
        &["f32[2,3] [4,2,1]", "bool[3] [2,2,1]"],
        |_, a| Ok(a.tensor("self")?.all_gather(0, &groups(a)?).into()),
    )
    .collective(),
    row("tpu::all_to_all(Tensor self, int[] grid) -> Tensor", &["f32[4,3] [4,2,2]"], |_, a| {
        Ok(a.tensor("self")?.all_to_all(0, &groups(a)?).into())
    })
    .collective(),
    row(
        "tpu::collective_permute(Tensor self, int[] targets, int[] grid) -> Tensor",
        &["f32[2,3] [1,0] [4,2,1]", "bool[3] [1,2,3,0] [4,4,1]"],
        |_, a| {
            let targets = a.ints("targets")?;
            Ok(a.tensor("self")?.collective_permute(targets, &groups(a)?).into())
        },
    )
    .collective(),
    row(
        "tpu::broadcast(Tensor self, int root, int[] grid) -> Tensor",
        &["f32[4] 1 [4,2,1]", "bool[4] 0 [2,2,1]", "c64[4] 0 [2,2,1]", "s64[] 3 [4,4,1]"],
        |_, a| Ok(broadcast(a)?.into()),
    )
    .collective(),
];

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_group_is_a_grid_if_its_copies_fill_the_world() {
        let grid = |ranks: &[i64], world| grid_of(ranks, world);
        assert_eq!(grid(&[0, 1, 2, 3], 4), Some(vec![4, 4, 1]));
        assert_eq!(grid(&[1, 3], 4), Some(vec![4, 2, 2]));
        assert_eq!(grid(&[2, 3, 6, 7], 8), Some(vec![8, 2, 4, 2, 1]));
        assert_eq!(grid(&[5], 8), Some(vec![8]));
        // No other groups of three are left, or none at this place.
        assert_eq!(grid(&[0, 1, 2], 4), None);
        assert_eq!(grid(&[1, 2], 4), None);
        assert_eq!(grid(&[0, 1, 3], 6), None);
    }

    #[test]
    fn groups_are_the_same_seen_from_each_rank() {
        let groups = groups_of(&[8, 2, 4, 2, 1]);
        assert_eq!(groups, Groups::new(vec![vec![0, 1, 4, 5], vec![2, 3, 6, 7]]));
    }
}
