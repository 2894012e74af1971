//! Views: reading and writing a storage's value through (sizes, strides, offset).
//!
//! A storage holds one immutable value, the *base*: an array with some dims, its elements in
//! row-major order (what lies in another order is turned before it gets here). A tensor is a
//! [`Geometry`] over that order, counted in elements. torch owns the algebra that made the
//! geometry; we see only the result, and must say which StableHLO operations read the view's
//! value out of the base ([`read`]) and which put a new value for the view back into it
//! ([`write`]). This module knows no dtypes, no storages and no builder: steps are plain data
//! that `emit` turns into operations and the tests interpret on ordinary arrays.
//!
//! # The idea
//!
//! Forget for a moment the order of a view's dims and the dims of size one or stride zero. What
//! is left is a *set* of elements: `offset + i·s + j·t + …`. Slicing and reshaping a row-major
//! array can produce exactly those sets that are boxes in some mixed-radix number system: write
//! each element's position with digits, keep for each digit an arithmetic progression. The dims
//! of an array *are* such a system (position = digits in base dims), a reshape changes the
//! system, and a strided slice picks the box. So a read has two halves:
//!
//! ```text
//!   base --[reshape]--> system --[slice]--> box        carve:   which elements
//!   box --[reshape]--[transpose]--[broadcast]--> view  arrange: in which order
//! ```
//!
//! Every bracket is left out when it would do nothing, hence `t()`, `narrow`, a strided slice,
//! `expand` and `unsqueeze` are one operation each and `select` is two. The halves are explained
//! where they are written: `carve.rs` finds the number system, `arrange.rs` the order.
//!
//! Sets that are a box in no system (overlapping windows, some diagonals) are read with a
//! [`Step::Take`]: an indexed gather along the one axis that is irregular, the rest still sliced.
//!
//! # Writing
//!
//! A write is the same path walked backwards. Reshape and transpose are inverted on the new
//! value alone; a slice is inverted by updating the array that had been sliced, and a take by
//! scattering into it. When the path has neither, the view covers its storage and the old value
//! is not read at all. Broadcast has no inverse: such a view names one element several times.

mod arrange;
mod carve;
mod check;
mod emit;

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

/// One operation on the way back from a view's new value to the base's.
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
    /// The inverse of [`Step::Take`] on the array reached after `of` steps of the path. Where
    /// positions repeat, any of their values may win, as in torch.
    Scatter {
        of: usize,
        axis: usize,
        start: i64,
        sizes: Dims,
        strides: Dims,
    },
    /// The view is empty: the base stays as it is.
    Keep,
}

/// How a new value for a view becomes a new value for its base.
#[derive(Clone, Debug, Default, PartialEq, Eq, Hash)]
pub struct Write {
    /// Steps on the old base, up to the last array that a put updates.
    pub path: Steps,
    /// Steps on the new value, ending in the base's dims.
    pub puts: SmallVec<[Put; 3]>,
}

/// Why a view cannot be read or written.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Error {
    /// The view reaches element `last` of a storage of `numel` elements.
    OutOfBounds { view: Box<Geometry>, last: i64, numel: i64 },
    /// The written view names an element more than once.
    Overlap,
}

/// The steps from a base of dims `base` to the view's value.
pub fn read(base: &[i64], view: &Geometry) -> Result<Steps, Error> {
    if view.offset == 0 && view.is_contiguous() && view.numel() == base.iter().product::<i64>() {
        return Ok(reshape_unless_same(base, &view.sizes));
    }
    path(base, view, carve::For::Reading)
}

/// The steps from the view's new value (and the old base, if it is needed) to the new base.
pub fn write(base: &[i64], view: &Geometry) -> Result<Write, Error> {
    if view.repeats_by_stride() {
        return Err(Error::Overlap);
    }
    if view.numel() == 0 {
        return Ok(Write { path: Steps::new(), puts: SmallVec::from_iter([Put::Keep]) });
    }
    Ok(invert(base, path(base, view, carve::For::Writing)?))
}

fn path(base: &[i64], view: &Geometry, purpose: carve::For) -> Result<Steps, Error> {
    let numel = base.iter().product();
    if view.numel() == 0 {
        return Ok(empty(base, &view.sizes));
    }
    let last = view.last();
    if view.offset < 0 || last >= numel {
        return Err(Error::OutOfBounds { view: Box::new(view.clone()), last, numel });
    }
    let sorted = arrange::Sorted::of(view);
    let mut steps = Steps::new();
    let found = carve::carve(&mut steps, base, numel, &sorted, view.offset, purpose);
    arrange::arrange(&mut steps, &found, view, &sorted);
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

    /// The position of the last element; meaningless when the view is empty.
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

    /// Whether some element appears repeatedly because of a stride of zero, as after `expand`.
    pub fn repeats_by_stride(&self) -> bool {
        self.numel() != 0 && self.sizes.iter().zip(&self.strides).any(|(&n, &s)| n > 1 && s == 0)
    }

    /// The same elements, each named once: repeated dims are cut to size one. Filling a view
    /// with one number may write through this where [`write`] refuses the view itself.
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
    /// Whether the new base depends on the old one.
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
