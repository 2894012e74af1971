//! Views: reading and writing a storage's value through (sizes, strides, offset).
//!
//! A storage holds one immutable value, the *base*: an array with some dims, its elements in
//! row-major order (other orders are transposed before). A tensor is a [`Geometry`] over the base,
//! counted in elements. torch owns the algebra that made the geometry. This module sees only the
//! geometry. It finds the StableHLO operations that read the view's value from the base ([`read`]),
//! and those that write a new value into the base ([`write`]). It knows no dtypes, no storages and
//! no builder: steps are plain data. `emit` turns them into operations, and tests interpret them on
//! arrays.
//!
//! # The idea
//!
//! Without the order of its dims, and without dims of size one or stride zero, a view is a *set* of
//! elements: `offset + i·s + j·t + …`. Slices and reshapes of a row-major array give exactly the
//! sets that are boxes in some mixed-radix number system. In such a box, each digit of an element's
//! position is from an arithmetic progression. The dims of an array *are* such a system: an index
//! is the digits of a position. A reshape changes the system, and a strided slice selects the box.
//! So a read has two halves:
//!
//! ```text
//!   base --[reshape]--> system --[slice]--> box        factor:  the set of elements
//!   box --[reshape]--[transpose]--[broadcast]--> view  permute: the order of dims
//! ```
//!
//! Brackets that would change nothing are left out. So `t()`, `narrow`, a strided slice, `expand`
//! and `unsqueeze` are one operation each, and `select` is two. `factor.rs` finds the number
//! system, `permute.rs` the order.
//!
//! Some sets are a box in no system (overlapping windows, some diagonals). They are read with a
//! [`Step::Take`]: an indexed gather along the irregular axis, after slices of the other ones.
//!
//! # Writing
//!
//! A write walks the same path backwards. The inverse of a reshape or transpose needs only the new
//! value. The inverse of a slice updates the array that was sliced, and that of a take scatters
//! into its array. If the path has neither, the view covers its storage and the old value is not
//! read. A broadcast has no inverse, as its view has one element several times.

mod check;
mod emit;
mod factor;
mod permute;

#[cfg(test)]
mod cases;
#[cfg(test)]
mod chains;
#[cfg(test)]
mod emitted;
#[cfg(test)]
mod law;

pub(crate) use check::{check_read, check_write};
pub use emit::{emit_read, emit_write};

use smallvec::SmallVec;
use std::fmt;

/// Sizes, strides or positions, one for each dim.
pub type Dims = SmallVec<[i64; 6]>;

/// A tensor's place in its storage, in elements.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub struct Geometry {
    pub sizes: Dims,
    pub strides: Dims,
    pub offset: i64,
}

/// One StableHLO operation on one array.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    Reshape(Dims),
    Slice {
        start: Dims,
        limit: Dims,
        stride: Dims,
    },
    /// Result dim `k` is operand dim `perm[k]`.
    Transpose(Dims),
    /// Operand dim `k` becomes result dim `mapping[k]`; `mapping` increases.
    Broadcast {
        dims: Dims,
        mapping: Dims,
    },
    /// Replaces `axis` by dims `sizes`, reading position `start + Σ i·strides` of it.
    Take {
        axis: usize,
        start: i64,
        sizes: Dims,
        strides: Dims,
    },
}

pub type Steps = SmallVec<[Step; 3]>;

/// One operation from a view's new value back to the base's.
#[derive(Clone, Debug, PartialEq, Eq, Hash)]
pub enum Put {
    Reshape(Dims),
    Transpose(Dims),
    /// Overwrites part of the array reached after `of` steps of the path.
    Update {
        of: usize,
        start: Dims,
        stride: Dims,
    },
    /// The inverse of [`Step::Take`] on the array reached after `of` steps of the path. If
    /// positions repeat, any of their values may win, as in torch.
    Scatter {
        of: usize,
        axis: usize,
        start: i64,
        sizes: Dims,
        strides: Dims,
    },
    /// The view is empty, so the base is unchanged.
    Keep,
}

/// The steps from a view's new value to its base's new value.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Write {
    /// Steps on the old base, up to the last array that a put updates.
    pub path: Steps,
    /// Steps on the new value, ending in the base's dims.
    pub puts: SmallVec<[Put; 3]>,
}

/// A refusal to read or write a view.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The view reaches element `last` of a storage of `numel` elements.
    OutOfBounds { view: Box<Geometry>, last: i64, numel: i64 },
    /// The written view has an element more than once.
    Overlap,
}

/// The steps from a base of dims `base` to the view's value.
pub fn read(base: &[i64], view: &Geometry) -> Result<Steps, Error> {
    if view.offset == 0 && view.is_contiguous() && view.numel() == base.iter().product::<i64>() {
        return Ok(reshape_unless_same(base, &view.sizes));
    }
    path(base, view, factor::For::Reading)
}

/// The steps from the view's new value (and the old base, if it is needed) to the new base.
pub fn write(base: &[i64], view: &Geometry) -> Result<Write, Error> {
    if view.repeats_by_stride() {
        return Err(Error::Overlap);
    }
    if view.numel() == 0 {
        return Ok(Write { path: Steps::new(), puts: SmallVec::from_iter([Put::Keep]) });
    }
    Ok(invert(base, path(base, view, factor::For::Writing)?))
}

fn path(base: &[i64], view: &Geometry, purpose: factor::For) -> Result<Steps, Error> {
    let numel = base.iter().product();
    if view.numel() == 0 {
        return Ok(empty(base, &view.sizes));
    }
    let last = view.last();
    if view.offset < 0 || last >= numel {
        return Err(Error::OutOfBounds { view: Box::new(view.clone()), last, numel });
    }
    let sorted = permute::Sorted::of(view);
    let mut steps = Steps::new();
    let found = factor::factor(&mut steps, base, numel, &sorted, view.offset, purpose);
    permute::permute(&mut steps, &found, view, &sorted);
    Ok(steps)
}

fn empty(base: &[i64], sizes: &Dims) -> Steps {
    let mut steps = Steps::new();
    if base.contains(&0) {
        return reshape_unless_same(base, sizes);
    }
    if base.is_empty() {
        steps.push(Step::Broadcast { dims: sizes.clone(), mapping: Dims::new() });
        return steps;
    }
    let narrows = base.len() == sizes.len() && base.iter().zip(sizes).all(|(b, s)| s <= b);
    let mut limit = Dims::from_slice(base);
    if narrows {
        limit = sizes.clone();
    } else {
        limit[0] = 0;
    }
    let rank = base.len();
    let same = limit == *sizes;
    steps.push(Step::Slice { start: fill(0, rank), limit, stride: fill(1, rank) });
    if !same {
        steps.push(Step::Reshape(sizes.clone()));
    }
    steps
}

fn reshape_unless_same(from: &[i64], to: &Dims) -> Steps {
    let mut steps = Steps::new();
    if from != to.as_slice() {
        steps.push(Step::Reshape(to.clone()));
    }
    steps
}

/// Walks a path without broadcasts backwards.
fn invert(base: &[i64], mut path: Steps) -> Write {
    let mut shapes: SmallVec<[Dims; 4]> = SmallVec::from_iter([Dims::from_slice(base)]);
    for step in &path {
        let shape = step.shape(&shapes[shapes.len() - 1]);
        shapes.push(shape);
    }
    let mut write = Write::default();
    let mut needed = 0;
    for (of, step) in path.iter().enumerate().rev() {
        needed = match step {
            Step::Slice { .. } | Step::Take { .. } => needed.max(of),
            _ => needed,
        };
        write.puts.push(match step {
            Step::Reshape(_) => Put::Reshape(shapes[of].clone()),
            Step::Transpose(perm) => Put::Transpose(inverse(perm)),
            Step::Slice { start, stride, .. } => {
                Put::Update { of, start: start.clone(), stride: stride.clone() }
            }
            Step::Take { axis, start, sizes, strides } => Put::Scatter {
                of,
                axis: *axis,
                start: *start,
                sizes: sizes.clone(),
                strides: strides.clone(),
            },
            Step::Broadcast { .. } => unreachable!("a repeating view was refused before"),
        });
    }
    path.truncate(needed);
    write.path = path;
    write
}

fn inverse(perm: &Dims) -> Dims {
    let mut inverse = fill(0, perm.len());
    for (to, &from) in perm.iter().enumerate() {
        inverse[from as usize] = to as i64;
    }
    inverse
}

fn fill(value: i64, rank: usize) -> Dims {
    SmallVec::from_elem(value, rank)
}

impl Geometry {
    pub fn new(sizes: &[i64], strides: &[i64], offset: i64) -> Self {
        debug_assert_eq!(sizes.len(), strides.len());
        Geometry { sizes: Dims::from_slice(sizes), strides: Dims::from_slice(strides), offset }
    }

    /// A fresh tensor of these sizes.
    pub fn contiguous(sizes: &[i64]) -> Self {
        let mut strides = fill(1, sizes.len());
        for dim in (1..sizes.len()).rev() {
            strides[dim - 1] = strides[dim] * sizes[dim].max(1);
        }
        Geometry { sizes: Dims::from_slice(sizes), strides, offset: 0 }
    }

    pub fn numel(&self) -> i64 {
        self.sizes.iter().product()
    }

    /// The position of the last element; meaningless if the view is empty.
    pub fn last(&self) -> i64 {
        let reach: i64 = self.sizes.iter().zip(&self.strides).map(|(n, s)| (n - 1) * s).sum();
        self.offset + reach
    }

    pub fn is_contiguous(&self) -> bool {
        let mut expected = 1;
        for (&size, &stride) in self.sizes.iter().zip(&self.strides).rev() {
            if size != 1 {
                if stride != expected {
                    return false;
                }
                expected *= size;
            }
        }
        true
    }

    /// True if a stride of zero repeats elements, as after `expand`.
    pub fn repeats_by_stride(&self) -> bool {
        self.numel() != 0 && self.sizes.iter().zip(&self.strides).any(|(&n, &s)| n > 1 && s == 0)
    }

    /// True if an element may appear more than once.
    pub fn may_repeat(&self) -> bool {
        let mut dims: SmallVec<[(i64, i64); 6]> =
            self.strides.iter().copied().zip(self.sizes.iter().copied()).collect();
        dims.retain(|&mut (_, size)| size > 1);
        dims.sort_unstable();
        let mut below = 0;
        let repeats = dims.iter().any(|&(stride, size)| {
            let repeats = stride <= below;
            below += (size - 1) * stride;
            repeats
        });
        repeats && self.numel() != 0
    }

    /// The same elements, each once: repeated dims get size one. A fill with one number can write
    /// through this geometry, although [`write`] refuses the view.
    pub fn without_repeats(&self) -> Geometry {
        let mut once = self.clone();
        for (size, &stride) in once.sizes.iter_mut().zip(&self.strides) {
            if stride == 0 {
                *size = (*size).min(1);
            }
        }
        once
    }
}

impl Step {
    /// The dims of this step's result on an array of dims `from`.
    pub fn shape(&self, from: &[i64]) -> Dims {
        match self {
            Step::Reshape(dims) | Step::Broadcast { dims, .. } => dims.clone(),
            Step::Slice { start, limit, stride } => {
                let bounds = start.iter().zip(limit).zip(stride);
                bounds
                    .map(|((start, limit), stride)| (limit - start + stride - 1) / stride)
                    .collect()
            }
            Step::Transpose(perm) => perm.iter().map(|&dim| from[dim as usize]).collect(),
            Step::Take { axis, sizes, .. } => {
                let (before, after) = (&from[..*axis], &from[axis + 1..]);
                before.iter().chain(sizes).chain(after).copied().collect()
            }
        }
    }
}

impl Write {
    /// True if the new base depends on the old one.
    pub fn reads_base(&self) -> bool {
        let fresh = |put: &Put| matches!(put, Put::Reshape(_) | Put::Transpose(_));
        !self.puts.iter().all(fresh)
    }
}

impl fmt::Display for Error {
    fn fmt(&self, f: &mut fmt::Formatter) -> fmt::Result {
        match self {
            Error::OutOfBounds { view, last, numel } => write!(
                f,
                "a view of sizes {:?}, strides {:?} and storage offset {} needs a storage of {} \
                 elements, but its storage has {numel}",
                view.sizes.as_slice(),
                view.strides.as_slice(),
                view.offset,
                last + 1,
            ),
            Error::Overlap => f.write_str(
                "unsupported operation: more than one element of the written-to tensor refers to \
                 a single memory location. Please clone() the tensor before performing the \
                 operation.",
            ),
        }
    }
}

impl std::error::Error for Error {}
