//! Forms: a value as another one, whose dimensions are permuted and then merged. Knows no
//! statements.

use crate::Dims;
use crate::build::Value;
use smallvec::SmallVec;

/// Dimensions of a source, the major one first.
pub(crate) type Group = SmallVec<[usize; 4]>;

/// How a value's dimensions are made of its source's.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Form {
    /// For each dimension, those of the source that are merged. Each is in one group.
    pub(crate) groups: Vec<Group>,
    /// The dimensions of the source.
    pub(crate) source: Dims,
}

impl Form {
    /// The value is its source.
    pub(crate) fn whole(dims: &[i64]) -> Form {
        let groups = (0..dims.len()).map(|dim| Group::from_slice(&[dim])).collect();
        Form { groups, source: Dims::from_slice(dims) }
    }

    /// True if the value is its source.
    pub(crate) fn is_whole(&self) -> bool {
        self.groups.iter().enumerate().all(|(dim, group)| group[..] == [dim])
    }

    /// True if nothing is permuted: the source is the value under other extents.
    pub(crate) fn is_ordered(&self) -> bool {
        self.order().into_iter().eq(0..self.source.len() as i64)
    }

    /// The dimensions of the source in the order of the value.
    pub(crate) fn order(&self) -> Vec<i64> {
        self.groups.iter().flatten().map(|&at| at as i64).collect()
    }

    pub(crate) fn extents(&self, dim: usize) -> Dims {
        self.groups[dim].iter().map(|&at| self.source[at]).collect()
    }

    /// The places of some dimensions in the source.
    pub(crate) fn places(&self, dims: &[i64]) -> Vec<i64> {
        dims.iter().flat_map(|&dim| &self.groups[dim as usize]).map(|&at| at as i64).collect()
    }

    /// True if a dimension is merged, and its source dimensions include the first one.
    pub(crate) fn is_leading(&self, dim: usize) -> bool {
        self.groups[dim].len() > 1 && self.groups[dim].contains(&0)
    }

    pub(crate) fn permuted(&self, permutation: &[i64]) -> Form {
        let groups = permutation.iter().map(|&dim| self.groups[dim as usize].clone()).collect();
        Form { groups, source: self.source.clone() }
    }

    /// The form of the same value under other extents. The source has fewer dimensions of extent 1,
    /// and more where one is split.
    pub(crate) fn reshaped(&self, dims: &[i64]) -> Option<Form> {
        if dims.contains(&0) {
            return None;
        }
        let mut factors = self.groups.iter().flatten().copied();
        let mut parts: Vec<Dims> = vec![Dims::new(); self.source.len()];
        // Places in the new source: a dimension of the old one, and a part of it.
        let mut groups: Vec<Vec<(usize, usize)>> = Vec::new();
        let (mut at, mut left) = (0, 1);
        for &extent in dims {
            let (mut wanted, mut group) = (extent, Vec::new());
            while wanted != 1 {
                while left == 1 {
                    at = factors.next()?;
                    left = self.source[at];
                }
                let part = if left % wanted == 0 { wanted } else { left };
                if part == 0 || wanted % part != 0 {
                    return None;
                }
                (wanted, left) = (wanted / part, left / part);
                group.push((at, parts[at].len()));
                parts[at].push(part);
            }
            groups.push(group);
        }
        let starts: Vec<usize> = (0..parts.len()).map(|at| parts[..at].concat().len()).collect();
        let placed = |group: Vec<(usize, usize)>| {
            group.into_iter().map(|(at, part)| starts[at] + part).collect()
        };
        let groups = groups.into_iter().map(placed).collect();
        Some(Form { groups, source: parts.concat().into() })
    }

    /// The form of the same value, in which a dimension is made of more dimensions of a source that is
    /// split.
    pub(crate) fn refined(&self, dim: usize, into: &[i64]) -> Option<Form> {
        let extents = (0..self.groups.len()).map(|dim| self.extents(dim).iter().product());
        let mut dims: Vec<i64> = extents.collect();
        dims.splice(dim..=dim, into.iter().copied());
        let mut form = self.reshaped(&dims)?;
        let parts: Group = form.groups.splice(dim..dim + into.len(), []).flatten().collect();
        form.groups.insert(dim, parts);
        Some(form)
    }

    /// The form in which dimensions of the source are one if they lie side by side in one group,
    /// unless its dimension is `kept`.
    pub(crate) fn joined(&self, kept: impl Fn(usize) -> bool) -> Form {
        let joins = |(dim, group): (usize, &Group)| {
            let is_side_by_side = group.windows(2).all(|pair| pair[0] + 1 == pair[1]);
            is_side_by_side && group.len() > 1 && !kept(dim)
        };
        let groups: Vec<&Group> = self
            .groups
            .iter()
            .enumerate()
            .filter(|&it| joins(it))
            .map(|(_, group)| group)
            .collect();
        let inner = |at: &usize| groups.iter().any(|group| group[1..].contains(at));
        let mut source = Dims::new();
        let mut places = Vec::new();
        for (at, &extent) in self.source.iter().enumerate() {
            if inner(&at) {
                *source.last_mut().unwrap_or(&mut 1) *= extent;
            } else {
                source.push(extent);
            }
            places.push(source.len() - 1);
        }
        let placed = |group: &Group| {
            let kept = group.iter().filter(|at| !inner(at));
            kept.map(|&at| places[at]).collect()
        };
        Form { groups: self.groups.iter().map(placed).collect(), source }
    }

    /// The form after some dimensions are gone, each with its places in the source.
    pub(crate) fn without(&self, dims: &[i64]) -> Form {
        let gone = self.places(dims);
        let left = |at: usize| (0..at).filter(|&at| !gone.contains(&(at as i64))).count();
        let groups = self.groups.iter().enumerate();
        let kept = groups.filter(|(dim, _)| !dims.contains(&(*dim as i64)));
        let groups = kept.map(|(_, group)| group.iter().map(|&at| left(at)).collect()).collect();
        let source = self.source.iter().enumerate();
        let source = source.filter(|(at, _)| !gone.contains(&(*at as i64)));
        Form { groups, source: source.map(|(_, &extent)| extent).collect() }
    }

    /// An order of the source in which the dimensions of each group lie side by side, where its last
    /// one was, unless the group's dimension is `kept`.
    pub(crate) fn gathering(&self, kept: impl Fn(usize) -> bool) -> Vec<i64> {
        let group = |at: usize| self.groups.iter().position(|group| group.contains(&at));
        let placed = |at: usize| match group(at).filter(|&dim| !kept(dim)) {
            Some(dim) if self.groups[dim].iter().max() == Some(&at) => self.groups[dim].to_vec(),
            Some(_) => vec![],
            None => vec![at],
        };
        (0..self.source.len()).flat_map(placed).map(|at| at as i64).collect()
    }

    /// The form of the same value whose source is transposed.
    pub(crate) fn reordered(&self, order: &[i64]) -> Form {
        let place = |at: &usize| order.iter().position(|&old| old == *at as i64);
        let groups = self.groups.iter().map(|group| group.iter().filter_map(place).collect());
        let groups = groups.collect();
        Form { groups, source: order.iter().map(|&at| self.source[at as usize]).collect() }
    }

    /// A source and its form in which only dimensions that are `kept` are several.
    pub(crate) fn settled<'b>(
        &self,
        source: Value<'b>,
        kept: impl Fn(usize) -> bool,
    ) -> (Value<'b>, Form) {
        let form = self.joined(&kept);
        let source = source.reshape(&form.source);
        let is_done = |(dim, group): (usize, &Group)| group.len() < 2 || kept(dim);
        if form.groups.iter().enumerate().all(is_done) {
            return (source, form);
        }
        let order = form.gathering(&kept);
        let form = form.reordered(&order);
        let joined = form.joined(&kept);
        (source.transpose(&order).reshape(&joined.source), joined)
    }

    /// The value whose source this is.
    pub(crate) fn restored<'b>(&self, source: Value<'b>, dims: &[i64]) -> Value<'b> {
        source.transpose(&self.order()).reshape(dims)
    }

    /// The source of a value.
    pub(crate) fn of<'b>(&self, value: Value<'b>) -> Value<'b> {
        let order = self.order();
        let dims: Dims = order.iter().map(|&at| self.source[at as usize]).collect();
        let mut back = vec![0; order.len()];
        order.iter().enumerate().for_each(|(i, &at)| back[at as usize] = i as i64);
        value.reshape(&dims).transpose(&back)
    }
}

/// The fewest extents of which both lists are made, if neighbours become one.
pub(crate) fn common_extents(left: &[i64], right: &[i64]) -> Option<Dims> {
    let ends = |list: &[i64]| -> Vec<i64> {
        let end = |product: &mut i64, extent: &i64| {
            *product *= extent;
            Some(*product)
        };
        list.iter().scan(1, end).collect()
    };
    let mut all = [ends(left), ends(right)].concat();
    all.sort_unstable();
    all.dedup();
    let starts = [1].iter().chain(&all);
    let ratio = |(start, end): (&i64, &i64)| (end.checked_rem(*start)? == 0).then(|| end / start);
    starts.zip(&all).map(ratio).collect()
}

#[cfg(test)]
mod tests {
    use super::{Form, common_extents};

    fn groups(form: &Form) -> Vec<Vec<usize>> {
        form.groups.iter().map(|group| group.to_vec()).collect()
    }

    #[test]
    fn merging_and_splitting_cancel() {
        let form = Form::whole(&[4, 6, 5]).permuted(&[1, 0, 2]).reshaped(&[24, 5]).unwrap();
        assert_eq!((groups(&form), &form.source[..]), (vec![vec![1, 0], vec![2]], &[4, 6, 5][..]));
        let split = form.reshaped(&[2, 3, 4, 5]).unwrap();
        assert_eq!(split.source[..], [4, 2, 3, 5]);
        assert_eq!(groups(&split), [[1], [2], [0], [3]]);
        let back = split.permuted(&[2, 0, 1, 3]);
        assert!(back.is_whole());
        assert_eq!(form.reshaped(&[4, 6, 5]), None, "4 is no part of 6");
    }

    #[test]
    fn a_dimension_is_split_further() {
        let form = Form::whole(&[5, 2, 24]).permuted(&[1, 2, 0]).reshaped(&[48, 5]).unwrap();
        let into = common_extents(&form.extents(0), &[6, 8]);
        assert_eq!(into.unwrap()[..], [2, 3, 8]);
        let into = common_extents(&form.extents(0), &[2, 4, 6]).unwrap();
        assert_eq!(into[..], [2, 4, 6]);
        let refined = form.refined(0, &into).unwrap();
        assert_eq!(
            (groups(&refined), &refined.source[..]),
            (vec![vec![1, 2, 3], vec![0]], &[5, 2, 4, 6][..])
        );
        assert_eq!(common_extents(&[4, 6], &[6, 4]), None);
    }

    #[test]
    fn extents_of_one_come_and_go() {
        let form = Form::whole(&[1, 6, 1, 5]).reshaped(&[6, 1, 5, 1]).unwrap();
        assert_eq!(form.source[..], [6, 5]);
        assert_eq!(groups(&form), [vec![0], vec![], vec![1], vec![]]);
        assert!(form.is_ordered() && !form.is_whole());
    }

    #[test]
    fn dimensions_side_by_side_are_joined() {
        let form = Form::whole(&[2, 3, 4, 5]).permuted(&[3, 0, 1, 2]).reshaped(&[5, 24]).unwrap();
        let joined = form.joined(|_| false);
        assert_eq!((groups(&joined), &joined.source[..]), (vec![vec![1], vec![0]], &[24, 5][..]));
        assert_eq!(form.joined(|dim| dim == 1), form);
    }

    #[test]
    fn dimensions_of_a_group_are_gathered() {
        let form = Form::whole(&[2, 3, 4, 5]).permuted(&[2, 0, 1, 3]).reshaped(&[8, 15]).unwrap();
        let order = form.gathering(|dim| dim == 0);
        assert_eq!(order, [0, 2, 1, 3]);
        let there = form.reordered(&order).joined(|dim| dim == 0);
        assert_eq!(
            (groups(&there), &there.source[..]),
            (vec![vec![1, 0], vec![2]], &[2, 4, 15][..])
        );
    }

    #[test]
    fn what_is_left_is_numbered_again() {
        let form = Form::whole(&[2, 3, 4]).permuted(&[2, 0, 1]);
        let left = form.without(&[1]);
        assert_eq!((groups(&left), &left.source[..]), (vec![vec![1], vec![0]], &[3, 4][..]));
    }
}
