//! Sums of which all terms but one are zero, because one place along a dimension is named: XLA:CPU
//! reads the element there.

use super::XlaCpu;
use hlo::{Attribute, Dims, GatherDims, Reducer, Rewriter, Statement, Value};

/// An element of `x` at `place` along a dimension, for each place.
struct Pick {
    x: u32,
    place: u32,
    dim: i64,
}

impl XlaCpu<'_> {
    /// A sum of elements where the position along its only dimension is a given one.
    fn picked(&self, s: &Statement) -> Option<Pick> {
        let [dim] = s.attributes.ints("dimensions")?[..] else { return None };
        let [sum, init] = s.operands[..] else { return None };
        let ty = self.function.ty(sum);
        let is_zero = |id: u32| {
            let constant = self.definitions.named(id, "stablehlo.constant");
            let value = constant.and_then(|c| c.attributes.get("value"));
            matches!(value, Some(Attribute::Splat(number, _)) if number.as_f64() == 0.0)
        };
        let chosen = self.definitions.named(sum, "stablehlo.select")?;
        let [here, x, other] = chosen.operands[..] else { return None };
        let compared = self.definitions.named(here, "stablehlo.compare")?;
        let direction = compared.attributes.get("comparison_direction")?;
        let is_equal = matches!(direction, Attribute::Raw(raw) if raw.contains(" EQ"));
        let iota = self.definitions.named(compared.operands[0], "stablehlo.iota")?;
        let spread = self.definitions.named(compared.operands[1], "stablehlo.broadcast_in_dim")?;
        let place = spread.operands[0];
        let rest: Dims = (0..ty.rank() as i64).filter(|&d| d != dim).collect();
        let extents: Dims = rest.iter().map(|&d| ty.dims[d as usize]).collect();
        let fits = Reducer::of(s.regions.first()?)? == Reducer::Add
            && [init, other].into_iter().all(is_zero)
            && is_equal
            && iota.attributes.ints("iota_dimension")?[..] == [dim]
            && spread.attributes.ints("broadcast_dimensions")?[..] == rest[..]
            && self.function.ty(place).dims == extents;
        fits.then_some(Pick { x, place, dim })
    }

    /// The sum as a gather; 0 where the place lies outside.
    pub(super) fn pick<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Value<'b>> {
        let Pick { x, place, dim } = self.picked(s)?;
        let (x, place) = (to.value(x), to.value(place));
        let last = place.rank() as i64;
        let dims = GatherDims {
            collapsed_slice_dims: vec![dim],
            operand_batching_dims: (0..=last).filter(|&d| d != dim).collect(),
            start_indices_batching_dims: (0..last).collect(),
            start_index_map: vec![dim],
            index_vector_dim: last,
            slice_sizes: vec![1; x.rank()],
            ..Default::default()
        };
        let found = x.gather(place.unsqueeze(place.rank()), &dims);
        let inside = place.ge(place.constant(0)) & place.lt(place.constant(x.dim(dim as usize)));
        Some(inside.select(found, found.zeros_like()))
    }
}

#[cfg(test)]
mod tests {
    use crate::target::rewrite;
    use hlo::{Builder, DType, Type};

    #[test]
    fn a_sum_of_one_element_is_read() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[4, 8, 2]));
        let place = b.argument(Type::new(DType::S32, &[4, 2]));
        let at = place.broadcast_in_dim(&x.ty().with_dtype(DType::S32), &[0, 2]);
        let here = b.iota(1, at.ty()).eq(at);
        let sum = here.select(x, x.zeros_like()).reduce_sum(&[1]);
        let other = here.select(x, x.ones_like()).reduce_sum(&[1]);
        let function = b.finish(&[x, place], &[sum, other]).expect("a lawful function");
        let text = rewrite(&function).expect("a lawful rewriting").text("picked");
        assert_eq!(text.matches("stablehlo.gather\"").count(), 1, "{text}");
        assert_eq!(text.matches("stablehlo.reduce\"").count(), 1, "{text}");
    }
}
