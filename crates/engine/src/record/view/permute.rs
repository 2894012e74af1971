//! The second half of a read: puts the factored box into the view's order.
//!
//! Factoring gives an array of exactly the view's elements, each once, with larger strides
//! outermost. Its dims may differ from the view's: neighbours may be merged, and dims of size one
//! may be left. Three steps remain, each only if necessary: dims are split and merged (one
//! reshape), permuted (one transpose) and repeated (one broadcast).
//!
//! Dims of size one need care, as they decide between one step and two. They have no order: a
//! transpose may move them anywhere, a broadcast may expand or insert them, and a reshape may drop
//! them.

use super::factor::Axis;
use super::{Dims, Geometry, Step, Steps};
use smallvec::SmallVec;

/// The view's dims of size above one and stride above zero, by decreasing stride.
pub(super) struct Sorted {
    /// The index of each dim in the view.
    pub(super) order: SmallVec<[usize; 6]>,
    pub(super) axes: SmallVec<[Axis; 6]>,
}

impl Sorted {
    pub(super) fn of(view: &Geometry) -> Self {
        let mut order: SmallVec<[usize; 6]> = (0..view.sizes.len())
            .filter(|&dim| view.sizes[dim] > 1 && view.strides[dim] > 0)
            .collect();
        order.sort_by_key(|&dim| std::cmp::Reverse(view.strides[dim]));
        let axis = |&dim: &usize| Axis { size: view.sizes[dim], stride: view.strides[dim] };
        let axes = order.iter().map(axis).collect();
        Sorted { order, axes }
    }

    fn is_in_view_order(&self) -> bool {
        self.order.is_sorted()
    }
}

pub(super) fn permute(steps: &mut Steps, found: &[i64], view: &Geometry, sorted: &Sorted) {
    let sizes = &view.sizes;
    let mut proper = found.iter().filter(|&&size| size != 1);
    let split_rightly =
        sorted.axes.iter().all(|axis| proper.next() == Some(&axis.size)) && proper.next().is_none();
    let ones = found.iter().filter(|&&size| size == 1).count();
    let free = sizes.len() - sorted.order.len();
    let repeats = view.repeats_by_stride();

    match (sorted.is_in_view_order(), repeats) {
        (true, false) => {
            if found != sizes.as_slice() {
                steps.push(Step::Reshape(sizes.clone()));
            }
        }
        (true, true) => {
            let fits = if split_rightly { place(found, sorted, sizes.len()) } else { None };
            let mapping = fits.unwrap_or_else(|| {
                steps.push(Step::Reshape(sorted.axes.iter().map(|axis| axis.size).collect()));
                sorted.order.iter().map(|&dim| dim as i64).collect()
            });
            steps.push(Step::Broadcast { dims: sizes.clone(), mapping });
        }
        (false, false) => {
            if !(split_rightly && ones == free) {
                let (dims, perm) = inverse_permutation(view, sorted);
                steps.push(Step::Reshape(dims));
                steps.push(Step::Transpose(perm));
            } else {
                steps.push(Step::Transpose(permutation(found, sorted, sizes.len()).0));
            }
        }
        (false, true) => {
            let sorted_sizes: Dims = sorted.axes.iter().map(|axis| axis.size).collect();
            let keeps = split_rightly && ones <= free;
            let from = if keeps { found } else { &sorted_sizes };
            let (perm, mapping) = permutation(from, sorted, sizes.len());
            if !keeps {
                steps.push(Step::Reshape(sorted_sizes));
            }
            steps.push(Step::Transpose(perm));
            steps.push(Step::Broadcast { dims: sizes.clone(), mapping });
        }
    }
}

/// Maps each dim of `found` to a dim of the view, in order. `None` if its dims of size one do not
/// fit.
fn place(found: &[i64], sorted: &Sorted, rank: usize) -> Option<Dims> {
    let mut targets = sorted.order.iter().copied();
    let mut taken = targets.next().unwrap_or(rank);
    let mut next = 0;
    let mut mapping = Dims::new();
    for &size in found {
        if size != 1 {
            next = taken;
            taken = targets.next().unwrap_or(rank);
        } else if next == taken {
            return None;
        }
        mapping.push(next as i64);
        next += 1;
    }
    Some(mapping)
}

/// The transpose that brings `found` into view order, and the view's dim of each transposed dim.
/// Dims of size one go to the view's first free dims, which must be enough.
fn permutation(found: &[i64], sorted: &Sorted, rank: usize) -> (Dims, Dims) {
    let mut source: SmallVec<[Option<usize>; 6]> = SmallVec::from_elem(None, rank);
    let proper = (0..found.len()).filter(|&dim| found[dim] != 1);
    for (dim, &target) in proper.zip(&sorted.order) {
        source[target] = Some(dim);
    }
    let mut free = 0;
    for dim in (0..found.len()).filter(|&dim| found[dim] == 1) {
        while source[free].is_some() {
            free += 1;
        }
        source[free] = Some(dim);
    }
    let placed = source.iter().enumerate().filter_map(|(target, from)| Some((target, (*from)?)));
    placed.map(|(target, from)| (from as i64, target as i64)).unzip()
}

/// The view's dims before its transpose, with dims of size one already in place, and the transpose.
fn inverse_permutation(view: &Geometry, sorted: &Sorted) -> (Dims, Dims) {
    let mut dims = view.sizes.clone();
    let mut perm: Dims = (0..view.sizes.len() as i64).collect();
    let mut slots: SmallVec<[usize; 6]> = sorted.order.clone();
    slots.sort_unstable();
    for (&slot, &dim) in slots.iter().zip(&sorted.order) {
        dims[slot] = view.sizes[dim];
        perm[dim] = slot as i64;
    }
    (dims, perm)
}
