//! Products of values whose dimensions are permuted and merged.

use super::{Deferring, Made};
use crate::attribute::Attribute;
use crate::build::Value;
use crate::dot::{DotDims, Precision};
use crate::form::{Form, Group, common_extents};
use crate::rewrite::Rewriter;
use crate::statement::Statement;

/// One side of a product.
struct Side<'b> {
    source: Value<'b>,
    form: Form,
}

impl Side<'_> {
    /// Lets only these dimensions be several.
    fn settle(&mut self, is_apart: impl Fn(usize) -> bool) {
        (self.source, self.form) = self.form.settled(self.source, is_apart);
    }

    /// The dimensions that are in no list.
    fn free(&self, lists: [&[i64]; 2]) -> Vec<usize> {
        let is_free = |dim: &usize| !lists.iter().any(|list| list.contains(&(*dim as i64)));
        (0..self.form.groups.len()).filter(is_free).collect()
    }
}

impl Deferring<'_> {
    /// Dimensions that both sides pair may be several if they are the same on both, in any order of
    /// the source; where one side is split further, the other one is, too. Others may be as in other
    /// statements.
    pub(super) fn dot<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let Some(Attribute::Dot(d)) = s.attributes.get("dot_dimension_numbers") else {
            return None;
        };
        let ids = [s.operands[0], s.operands[1]];
        let [mut left, mut right] = ids.map(|id| {
            let (source, form) = self.view(id, to);
            Side { source, form }
        });
        if left.form.is_whole() && right.form.is_whole() {
            return None;
        }
        let has_ones = |side: &Side<'_>| side.form.groups.iter().any(|group| group.is_empty());
        if has_ones(&left) || has_ones(&right) {
            // So extents of 1 are in no source.
            for (side, id) in [&mut left, &mut right].into_iter().zip(ids) {
                side.form = side.form.reshaped(&to.function.ty(id).dims)?;
            }
        }
        let lists = [
            [&d.lhs_batching[..], &d.lhs_contracting[..]],
            [&d.rhs_batching[..], &d.rhs_contracting[..]],
        ];
        let pairs: Vec<(usize, usize)> = (0..2)
            .flat_map(|list| lists[0][list].iter().zip(lists[1][list]))
            .map(|(&l, &r)| (l as usize, r as usize))
            .collect();
        for &(l, r) in &pairs {
            let extents = [left.form.extents(l), right.form.extents(r)];
            let are_apart = extents.iter().all(|extents| extents.len() > 1);
            if let Some(into) = common_extents(&extents[0], &extents[1]).filter(|_| are_apart) {
                left.form = left.form.refined(l, &into)?;
                right.form = right.form.refined(r, &into)?;
            }
        }
        let mut apart = [Vec::new(), Vec::new()];
        for &(l, r) in &pairs {
            let extents = left.form.extents(l);
            let is_same = extents.len() > 1 && extents == right.form.extents(r);
            let is_joined = |form: &Form, dim: usize| {
                form.joined(|_| false).groups[dim].len() == 1 && !form.is_leading(dim)
            };
            if is_same && !(is_joined(&left.form, l) && is_joined(&right.form, r)) {
                apart[0].push(l);
                apart[1].push(r);
            }
        }
        let result = s.results[0];
        let made = to.function.ty(result).numel();
        let mut first = d.lhs_batching.len();
        for (at, side) in [&left, &right].into_iter().enumerate() {
            for dim in side.free(lists[at]) {
                // Apart in the last dimensions, they would be merged in the product.
                let is_minor = first > d.lhs_batching.len();
                let is_apart = side.form.is_leading(dim) && !is_minor
                    || self.splits_into(result, first, &side.form.extents(dim), to);
                apart[at].extend(is_apart.then_some(dim));
                first += 1;
            }
        }
        for ((at, side), id) in [&mut left, &mut right].into_iter().enumerate().zip(ids) {
            // A transpose moves what is smaller.
            let places: Vec<usize> = side
                .free(lists[at])
                .iter()
                .flat_map(|&dim| side.form.groups[dim].clone())
                .collect();
            if !places.is_sorted() && made > to.function.ty(id).numel() {
                let order = side.form.order();
                side.source = side.source.reshape(&side.form.source).transpose(&order);
                side.form = side.form.reordered(&order);
            }
            side.settle(|dim| apart[at].contains(&dim));
        }
        let spread = DotDims {
            lhs_batching: left.form.places(&d.lhs_batching),
            rhs_batching: right.form.places(&d.rhs_batching),
            lhs_contracting: left.form.places(&d.lhs_contracting),
            rhs_contracting: right.form.places(&d.rhs_contracting),
        };
        let dtype = to.function.ty(result).dtype;
        let precision = Precision::of(&s.attributes);
        let made = left.source.dot_general_at(precision, right.source, &spread, dtype);
        let form = product(&made.dims(), &left, &right, d, lists);
        Some((made, form))
    }
}

/// The form of a product: batches, then what is left of both sides.
fn product(
    dims: &[i64],
    left: &Side<'_>,
    right: &Side<'_>,
    d: &DotDims,
    lists: [[&[i64]; 2]; 2],
) -> Form {
    let mut groups = Vec::new();
    let mut next = 0;
    for &dim in &d.lhs_batching {
        let count = left.form.groups[dim as usize].len();
        groups.push((next..next + count).collect());
        next += count;
    }
    for (side, lists) in [left, right].into_iter().zip(lists) {
        let free = side.free(lists);
        let mut places: Vec<usize> =
            free.iter().flat_map(|&dim| side.form.groups[dim].iter().copied()).collect();
        places.sort_unstable();
        let place = |at: &usize| Some(next + places.iter().position(|place| place == at)?);
        groups.extend(
            free.iter()
                .map(|&dim| side.form.groups[dim].iter().filter_map(place).collect::<Group>()),
        );
        next += places.len();
    }
    Form { groups, source: dims.into() }
}
