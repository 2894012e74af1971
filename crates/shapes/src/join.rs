//! Masks, and values whose places are counted in another way.

use crate::dims::{Dim, Factor};
use crate::size::Size;
use crate::{Bounded, Writer, refuse};
use hlo::Value;
use hlo::{DType, Dims, Result, Type};

impl<'b> Writer<'_, 'b> {
    /// True at the real places of a dimension, `i1[bound]`.
    pub(crate) fn mask(&self, dim: &Dim) -> Value<'b> {
        if let Some(&known) = self.made.borrow().masks.get(&dim.factors) {
            return known;
        }
        let place = self.b.iota(0, Type::new(DType::S32, &[dim.bound()]));
        let fixed = |f: &Factor| self.b.scalar(f.bound, DType::S32);
        let coordinates = self.coordinates(place, &dim.factors, fixed);
        let real = dim.factors.iter().zip(coordinates).filter(|(f, _)| !f.is_fixed());
        let real = real.map(|(f, coordinate)| coordinate.lt(self.spread(&f.size, coordinate)));
        let all = self.b.splat(true, Type::new(DType::Bool, &[dim.bound()]));
        let mask = real.reduce(Value::and).unwrap_or(all);
        self.made.borrow_mut().masks.insert(dim.factors.clone(), mask);
        mask
    }

    /// A size at every place of another value.
    fn spread(&self, size: &Size, like: Value<'b>) -> Value<'b> {
        self.size(size).broadcast_in_dim(&like.ty(), &[])
    }

    /// The coordinates of places. `extent` gives the extent of a factor.
    fn coordinates(
        &self,
        place: Value<'b>,
        factors: &[Factor],
        extent: impl Fn(&Factor) -> Value<'b>,
    ) -> Vec<Value<'b>> {
        let mut rest = place;
        let mut coordinates = Vec::new();
        for (i, factor) in factors.iter().enumerate().rev() {
            if i == 0 {
                coordinates.push(rest);
                continue;
            }
            let n = extent(factor).broadcast_in_dim(&place.ty(), &[]);
            coordinates.push(rest.remainder(n));
            rest = rest.divide(n);
        }
        coordinates.reverse();
        coordinates
    }

    /// The value with `fill`, a scalar, at every place of these dimensions that is not real.
    pub(crate) fn masked(&self, x: &Bounded<'b>, dims: &[usize], fill: Value<'b>) -> Value<'b> {
        let ty = x.value.ty();
        let masks = dims.iter().filter(|&&d| !x.dims[d].is_full()).map(|&d| {
            let mask = self.mask(&x.dims[d]);
            mask.broadcast_in_dim(&ty.with_dtype(mask.dtype()), &[d as i64])
        });
        match masks.reduce(Value::and) {
            None => x.value,
            Some(mask) => mask.select(x.value, fill.broadcast_in_dim(&ty, &[])),
        }
    }

    pub(crate) fn masked_with_zeros(&self, x: &Bounded<'b>, dims: &[usize]) -> Value<'b> {
        self.masked(x, dims, self.b.scalar(0, x.value.dtype()))
    }

    /// Brings values of one shape to the same dimensions.
    pub(crate) fn joined(&self, values: Vec<Bounded<'b>>) -> Result<Vec<Bounded<'b>>> {
        let Some(first) = values.iter().max_by_key(|v| v.dims.len()) else { return Ok(values) };
        let mut dims = first.dims.clone();
        let rank = dims.len();
        for v in values.iter().filter(|v| v.dims.len() == rank) {
            for (dim, other) in dims.iter_mut().zip(&v.dims) {
                // Counting by factors is kept, because any other way costs a gather.
                let finer = dim.loose || other.factors.len() > dim.factors.len();
                if finer && !other.loose {
                    *dim = other.clone();
                }
            }
        }
        values.into_iter().map(|v| self.with_dims(v, &dims)).collect()
    }

    /// The value with its places counted by these dimensions. Scalars stay as they are.
    pub(crate) fn with_dims(&self, mut v: Bounded<'b>, dims: &[Dim]) -> Result<Bounded<'b>> {
        for (d, to) in dims.iter().enumerate().take(v.dims.len()) {
            let from = &v.dims[d];
            if from.size() != to.size() {
                let text = format!("dimension {d} has {} and {}", from.size(), to.size());
                return Err(refuse(text));
            }
            if !(from.loose && from.bound() == to.bound() || from.factors == to.factors) {
                v = self.recounted(&v, d..d + 1, std::slice::from_ref(to))?;
            }
            v.dims[d] = to.clone();
        }
        Ok(v)
    }

    /// Two values, each with a dimension. Both dimensions are counted in the same way afterwards.
    pub(crate) fn paired(
        &self,
        x: Bounded<'b>,
        i: usize,
        y: Bounded<'b>,
        j: usize,
    ) -> Result<(Bounded<'b>, Bounded<'b>)> {
        let (a, b) = (&x.dims[i], &y.dims[j]);
        let to = if a.loose || !b.loose && b.factors.len() > a.factors.len() { b } else { a };
        let to = to.clone();
        let counted = |v: Bounded<'b>, d: usize| {
            let mut dims = v.dims.clone();
            dims[d].clone_from(&to);
            self.with_dims(v, &dims)
        };
        Ok((counted(x, i)?, counted(y, j)?))
    }

    /// The elements of some neighbouring dimensions in row-major order, as other dimensions.
    pub(crate) fn recounted(
        &self,
        v: &Bounded<'b>,
        range: std::ops::Range<usize>,
        to: &[Dim],
    ) -> Result<Bounded<'b>> {
        let from: Vec<Factor> =
            v.dims[range.clone()].iter().flat_map(|d| d.factors.clone()).collect();
        let onto: Vec<Factor> = to.iter().flat_map(|d| d.factors.clone()).collect();
        let bound = |factors: &[Factor]| factors.iter().map(|f| f.bound).product::<i64>();
        let (places, targets) = (bound(&from), bound(&onto));
        if places > i64::from(i32::MAX) || targets > i64::from(i32::MAX) {
            return Err(refuse("it counts the places of a large tensor in another way"));
        }
        // First the number of each element among the real ones, then its place.
        let place = self.b.iota(0, Type::new(DType::S32, &[targets]));
        let fixed = |f: &Factor| self.b.scalar(f.bound, DType::S32);
        let real = |f: &Factor| self.size(&f.size);
        let coordinates = self.coordinates(place, &onto, fixed);
        let element = self.place(&coordinates, &onto, real);
        let coordinates = self.coordinates(element, &from, real);
        let source = self.place(&coordinates, &from, fixed);
        let before = v.value.dims();
        let flat: Dims = before[..range.start]
            .iter()
            .copied()
            .chain([places])
            .chain(before[range.end..].iter().copied())
            .collect();
        let taken = v.value.reshape(&flat).take(source, range.start);
        let mut shape: Dims = Dims::from_slice(&before[..range.start]);
        shape.extend(to.iter().map(Dim::bound));
        shape.extend_from_slice(&before[range.end..]);
        let mut dims = v.dims.clone();
        dims.splice(range, to.iter().cloned());
        Ok(Bounded { value: taken.reshape(&shape), dims })
    }

    /// Elements of a dimension, as many as `to` has places. `first` is the place of the first one,
    /// and `apart` the distance between neighbours.
    pub(crate) fn picked(
        &self,
        v: &Bounded<'b>,
        d: usize,
        first: &Size,
        apart: &Size,
        to: Dim,
    ) -> Result<Bounded<'b>> {
        let from = &v.dims[d];
        if from.bound() > i64::from(i32::MAX) {
            return Err(refuse("it picks elements of a large tensor"));
        }
        let ty = Type::new(DType::S32, &[to.bound()]);
        let each = |size: &Size| self.size(size).broadcast_in_dim(&ty, &[]);
        let element = self.b.iota(0, ty.clone()).multiply(each(apart)).add(each(first));
        let real = |f: &Factor| self.size(&f.size);
        let coordinates = self.coordinates(element, &from.factors, real);
        let fixed = |f: &Factor| self.b.scalar(f.bound, DType::S32);
        let source = self.place(&coordinates, &from.factors, fixed);
        let mut dims = v.dims.clone();
        dims[d] = to;
        Ok(Bounded { value: v.value.take(source, d), dims })
    }

    /// The inverse of `coordinates`.
    fn place(
        &self,
        coordinates: &[Value<'b>],
        factors: &[Factor],
        extent: impl Fn(&Factor) -> Value<'b>,
    ) -> Value<'b> {
        let mut place = coordinates[0];
        for (factor, &coordinate) in factors.iter().zip(coordinates).skip(1) {
            let n = extent(factor).broadcast_in_dim(&place.ty(), &[]);
            place = place.multiply(n).add(coordinate);
        }
        place
    }
}
