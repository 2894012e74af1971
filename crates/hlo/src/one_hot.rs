//! The sum of a one-hot vector is its one element.
//!
//! The gradient of a loss over classes is such a vector for each target, and the gradient of
//! `log_softmax` sums it: over a large vocabulary that takes as long as the softmax itself.

use crate::attribute::Attribute;
use crate::build::Value;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use crate::{DType, Number, Reducer, Result};

impl Recorded {
    /// The same function, in which no one-hot vectors are summed.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn without_one_hot_sums(self) -> Result<Recorded> {
        let rules = Picking(self.definitions());
        let is_found = self.block.any(|s| rules.find(s, &self).is_some());
        if is_found { Ok(self.rewritten(&rules)?.without_dead()) } else { Ok(self) }
    }
}

struct Picking<'f>(Definitions<'f>);

/// A sum over one dimension of `select(iota == place, element, 0)`, of which the place and the
/// element are the same along that dimension.
struct OneHot {
    /// The number of places.
    extent: i64,
    place: u32,
    element: u32,
    /// The types to which the vector is converted before it is summed.
    converted: Vec<DType>,
}

impl Picking<'_> {
    fn find(&self, s: &Statement, function: &Recorded) -> Option<OneHot> {
        if s.name != "stablehlo.reduce" || s.operands.len() != 2 {
            return None;
        }
        let dims = s.attributes.ints("dimensions")?;
        let ([dim], Some(Reducer::Add)) = (&dims[..], Reducer::of(&s.regions[0])) else {
            return None;
        };
        let (mut id, mut converted) = (s.operands[0], Vec::new());
        while let Some(convert) = self.0.named(id, "stablehlo.convert") {
            converted.insert(0, function.ty(id).dtype);
            id = convert.operands[0];
        }
        let select = self.0.named(id, "stablehlo.select")?;
        let [is_here, element, zero] = select.operands[..] else { return None };
        let is_zero = match self.0.named(zero, "stablehlo.constant")?.attributes.get("value") {
            Some(Attribute::Splat(number, _)) => match number {
                Number::Int(n) => *n == 0,
                Number::Float(n) => *n == 0.0,
                _ => false,
            },
            _ => false,
        };
        let compare = self.0.named(is_here, "stablehlo.compare")?;
        let is_equal = compare.attributes.get("comparison_direction")?.text().contains(" EQ>");
        let iota = self.0.named(compare.operands[0], "stablehlo.iota")?;
        let along = iota.attributes.ints("iota_dimension")?;
        let fits = is_zero && is_equal && along[..] == [*dim];
        fits.then_some(OneHot {
            extent: function.ty(id).dims[*dim as usize],
            place: self.source(compare.operands[1], *dim)?,
            element: self.source(element, *dim)?,
            converted,
        })
    }

    /// The value that a broadcast repeats along one dimension and nowhere else.
    fn source(&self, id: u32, dim: i64) -> Option<u32> {
        let broadcast = self.0.named(id, "stablehlo.broadcast_in_dim")?;
        let mapping = broadcast.attributes.ints("broadcast_dimensions")?;
        let others = (0..=mapping.len() as i64).filter(|&other| other != dim);
        others.eq(mapping).then_some(broadcast.operands[0])
    }
}

impl Rules for Picking<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let found = self.find(s, to.function)?;
        let (place, element) = (to.value(found.place), to.value(found.element));
        if place.dims() != element.dims() {
            return None;
        }
        let is_inside = place.ge(place.constant(0)).and(place.lt(place.constant(found.extent)));
        let picked = is_inside.select(element, element.zeros_like());
        Some(vec![found.converted.iter().fold(picked, |value, &dtype| value.convert(dtype))])
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Type};

    #[test]
    fn the_sum_of_one_hot_vectors_is_their_elements() {
        let b = Builder::recording();
        let rows = b.argument(Type::new(DType::S32, &[6]));
        let shares = b.argument(Type::new(DType::F32, &[6]));
        let wide = |dtype| Type::new(dtype, &[6, 50]);
        let places = rows.broadcast_in_dim(&wide(DType::S32), &[0]);
        let spread = shares.broadcast_in_dim(&wide(DType::F32), &[0]);
        let here = b.iota(1, wide(DType::S32)).eq(places);
        let hot = here.select(spread, spread.zeros_like()).convert(DType::BF16);
        let sums = [hot.reduce_sum(&[1]), hot.reduce_sum(&[0])];
        let function = b.finish(&[rows, shares], &sums).expect("a valid function");
        let text = function.without_one_hot_sums().expect("a valid function").text("f");
        assert_eq!(text.matches("stablehlo.reduce").count(), 1, "{text}");
        assert!(text.contains("dimensions = array<i64: 0>"), "{text}");
    }
}
