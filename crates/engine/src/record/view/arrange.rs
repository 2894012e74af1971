//! The second half of a read: put the carved box into the view's order.
//!
//! Carving leaves an array whose elements are exactly the view's, each once, with larger strides
//! outermost. Its dims need not be the view's: neighbours may still be merged, and there may be
//! leftovers of size one. What remains is to split and merge dims (one reshape), permute them (one
//! transpose) and repeat them (one broadcast), each only if necessary.
//!
//! Dims of size one deserve the care taken here, for they decide between one step and two. They
//! carry no order, so a transpose may move them anywhere, a broadcast may stretch or insert them,
//! and a reshape may drop them.

use super::carve::Axis;
use super::{Dims, Geometry, Step, Steps};
use smallvec::SmallVec;

/// The view's dims that matter, those of size above one and stride above zero, by falling stride.
pub(super) struct Sorted {
    /// For each, which dim of the view it is.
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

pub(super) fn arrange(steps: &mut Steps, found: &[i64], view: &Geometry, sorted: &Sorted) {
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
                let (dims, perm) = unpermuted(view, sorted);
                steps.push(Step::Reshape(dims));
                steps.push(Step::Transpose(perm));
            } else {
                steps.push(Step::Transpose(permute(found, sorted, sizes.len()).0));
            }
        }
        (false, true) => {
            let sorted_sizes: Dims = sorted.axes.iter().map(|axis| axis.size).collect();
            let keeps = split_rightly && ones <= free;
            let from = if keeps { found } else { &sorted_sizes };
            let (perm, mapping) = permute(from, sorted, sizes.len());
            if !keeps {
                steps.push(Step::Reshape(sorted_sizes));
            }
            steps.push(Step::Transpose(perm));
            steps.push(Step::Broadcast { dims: sizes.clone(), mapping });
        }
    }
}

/// Maps each dim of `found` to a dim of the view without permuting, or finds no room for its ones.
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

/// The transpose that brings `found` into view order, its ones going to the view's first free
/// dims, and where each transposed dim lies in the view. There must be room for the ones.
fn permute(found: &[i64], sorted: &Sorted, rank: usize) -> (Dims, Dims) {
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

/// The view's dims before its transpose, ones already in place, and that transpose.
fn unpermuted(view: &Geometry, sorted: &Sorted) -> (Dims, Dims) {
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
