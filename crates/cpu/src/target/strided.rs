//! Values that only move the elements of others. A reshape, transpose or slice is strides over its
//! source.

use hlo::{Block, Recorded, Statement};
use smallvec::{SmallVec, smallvec};
use std::collections::HashMap;

/// A run of indices: its length, and the distance between neighbours.
#[derive(Clone, Copy, Debug, PartialEq)]
pub(super) struct Run {
    pub(super) extent: i64,
    pub(super) stride: i64,
    /// The value that holds the number of used indices, if fewer than all may be used.
    pub(super) size: Option<u32>,
}

impl Run {
    pub(super) const ONE: Run = Run { extent: 1, stride: 1, size: None };

    pub(super) fn full(extent: i64, stride: i64) -> Run {
        Run { extent, stride, size: None }
    }
}

/// The runs of one dimension, the outermost first.
type Runs = SmallVec<[Run; 2]>;

/// A value as strides over the elements of another value.
#[derive(Clone, Debug)]
pub(super) struct Strided {
    pub(super) base: u32,
    pub(super) start: i64,
    pub(super) dims: SmallVec<[Runs; 4]>,
}

impl Strided {
    /// A value with dense row-major strides over itself.
    pub(super) fn dense(id: u32, dims: &[i64]) -> Self {
        let mut stride = 1;
        let mut strided: SmallVec<[Runs; 4]> = SmallVec::new();
        for &extent in dims.iter().rev() {
            strided.push(smallvec![Run::full(extent, stride)]);
            stride *= extent;
        }
        strided.reverse();
        Strided { base: id, start: 0, dims: strided }
    }

    /// The same elements in row-major order under other extents, if strides can describe them.
    fn reshaped(&self, dims: &[i64]) -> Option<Self> {
        let mut runs = self.dims.iter().flatten().copied().filter(|run| run.extent != 1);
        let mut left: Option<Run> = None;
        let mut found: SmallVec<[Runs; 4]> = SmallVec::new();
        for &extent in dims {
            let (mut runs_here, mut wanted) = (Runs::new(), extent);
            while wanted > 1 {
                let run = left.take().or_else(|| runs.next())?;
                let taken = if run.extent <= wanted { run.extent } else { wanted };
                if wanted % taken != 0 || run.extent % taken != 0 {
                    return None;
                }
                let rest = run.extent / taken;
                runs_here.push(Run::full(taken, run.stride * rest));
                left = (rest > 1).then_some(Run::full(rest, run.stride));
                wanted /= taken;
            }
            found.push(runs_here);
        }
        Some(Strided { dims: found, ..*self })
    }

    fn transposed(&self, permutation: &[i64]) -> Self {
        let dims = permutation.iter().map(|&p| self.dims[p as usize].clone()).collect();
        Strided { dims, ..*self }
    }

    /// A part of each dimension. `None` if a dimension that is cut has several runs.
    fn sliced(&self, start: &[i64], limit: &[i64], stride: &[i64]) -> Option<Self> {
        let mut sliced = self.clone();
        for (d, runs) in sliced.dims.iter_mut().enumerate() {
            let extent = (limit[d] - start[d] + stride[d] - 1) / stride[d];
            match runs[..] {
                _ if start[d] == 0
                    && extent == runs.iter().map(|run| run.extent).product::<i64>() => {}
                [run] => {
                    sliced.start += start[d] * run.stride;
                    *runs = smallvec![Run::full(extent, run.stride * stride[d])];
                }
                _ => return None,
            }
        }
        Some(sliced)
    }
}

/// The runs of a dimension with factors. `None` if a factor with a size has several runs.
pub(super) fn sized(runs: &Runs, factors: &[(i64, Option<u32>)]) -> Option<Vec<Run>> {
    let bounds: Vec<i64> = factors.iter().map(|(bound, _)| *bound).collect();
    let dims = std::iter::once(runs.clone()).collect();
    let parts = Strided { base: 0, start: 0, dims }.reshaped(&bounds)?.dims;
    let mut all = Vec::new();
    for (part, (_, size)) in parts.into_iter().zip(factors) {
        match (size, &joined(&part)[..]) {
            (None, runs) => all.extend_from_slice(runs),
            (Some(size), [run]) => all.push(Run { size: Some(*size), ..*run }),
            _ => return None,
        }
    }
    Some(all)
}

/// Merges full runs that are contiguous.
pub(super) fn joined(runs: &[Run]) -> Vec<Run> {
    let mut few: Vec<Run> = Vec::new();
    for &run in runs.iter().filter(|run| run.extent != 1) {
        match few.last_mut() {
            Some(outer)
                if outer.size.or(run.size).is_none() && outer.stride == run.stride * run.extent =>
            {
                *outer = Run::full(outer.extent * run.extent, run.stride);
            }
            _ => few.push(run),
        }
    }
    few
}

/// Cuts two lists of runs at the same places. Gives runs of the first list, and strides of the
/// second.
pub(super) fn aligned(x: &[Run], y: &[Run]) -> Option<Vec<(Run, i64)>> {
    let (mut x, mut y): (Vec<_>, Vec<_>) = (x.to_vec(), y.to_vec());
    let mut pairs = Vec::new();
    while let (Some(a), Some(b)) = (x.pop(), y.pop()) {
        let extent = a.extent.min(b.extent);
        let cut = a.extent % extent == 0 && b.extent % extent == 0;
        let same = a.size == b.size && (a.size.is_none() || a.extent == b.extent);
        if !cut || !same {
            return None;
        }
        pairs.push((Run { extent, ..a }, b.stride));
        for (list, run) in [(&mut x, a), (&mut y, b)] {
            if run.extent > extent {
                list.push(Run::full(run.extent / extent, run.stride * extent));
            }
        }
    }
    pairs.reverse();
    (x.is_empty() && y.is_empty()).then_some(pairs)
}

/// The values of a function that only move elements, as strides over their sources.
pub(super) fn sources(function: &Recorded) -> HashMap<u32, Strided> {
    let mut found = HashMap::new();
    add_sources(&function.block, function, &mut found);
    found
}

fn add_sources(block: &Block, function: &Recorded, found: &mut HashMap<u32, Strided>) {
    for s in &block.statements {
        if let Some(strided) = source(s, function, found) {
            found.insert(s.results[0], strided);
        }
        s.regions.iter().for_each(|region| add_sources(region, function, found));
    }
}

fn source(s: &Statement, function: &Recorded, found: &HashMap<u32, Strided>) -> Option<Strided> {
    let is_move = matches!(s.name, "stablehlo.reshape" | "stablehlo.transpose" | "stablehlo.slice");
    if !is_move {
        return None;
    }
    let id = s.operands[0];
    let known = found.get(&id).cloned();
    let from = known.unwrap_or_else(|| Strided::dense(id, &function.ty(id).dims));
    let ints = |name| s.attributes.ints(name);
    match s.name {
        "stablehlo.reshape" => from.reshaped(&function.ty(s.results[0]).dims),
        "stablehlo.transpose" => Some(from.transposed(&ints("permutation")?)),
        _ => from.sliced(&ints("start_indices")?, &ints("limit_indices")?, &ints("strides")?),
    }
}
