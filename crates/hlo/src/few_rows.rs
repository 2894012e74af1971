//! Many rows that are added into few rows are added by a product.
//!
//! The gradient of a small table, such as the biases of relative positions or the embeddings of
//! token types, adds each row of a large value to one of a few rows. A TPU does a scatter row by
//! row, and wants its rows in a layout of its own. A product of one-hot vectors with the rows takes
//! them as they lie, and adds them in float32. Zero times infinity is not zero, so rows that are not
//! finite are scattered after all; and so are float32 rows beyond bfloat16, as a TPU's product rounds
//! the largest part of a number to bfloat16.

use crate::attribute::Attribute;
use crate::build::Value;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use crate::{DType, DotDims, Number, Reducer, Result, ScatterDims, Type};

/// Rows that are added to each row, on average, from which a product is made.
const MANY: i64 = 64;
/// Elements of a table up to which a row takes less time in a product than in a scatter: about ten
/// cycles.
const FEW: i64 = 1 << 20;
/// The largest bfloat16.
const LARGEST: f64 = 3.3895313892515355e38;
/// The elements of a tile's row, which a narrower table fills, too.
const LANES: i64 = 128;

impl Recorded {
    /// The same function, in which many rows are added into few by a product.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn with_few_rows_by_products(self) -> Result<Recorded> {
        let rules = FewRows(self.definitions());
        let is_found = self.block.any(|s| rules.find(s, &self).is_some());
        if is_found { Ok(self.rewritten(&rules)?.without_dead()) } else { Ok(self) }
    }
}

struct FewRows<'f>(Definitions<'f>);

/// Rows before their leading dimensions became one, and the rows of a table where they belong.
struct Rows<'f> {
    places: u32,
    rows: u32,
    /// `[.., width]`; the places have the leading dimensions.
    dims: &'f [i64],
    at: ScatterDims,
}

impl FewRows<'_> {
    fn find<'f>(&self, s: &Statement, function: &'f Recorded) -> Option<Rows<'f>> {
        let [table, places, rows] = s.operands[..] else { return None };
        let Some(Attribute::Scatter(at)) = s.attributes.get("scatter_dimension_numbers") else {
            return None;
        };
        let [ty, from] = [table, rows].map(|id| function.ty(id));
        let ([extent, width], [count, _]) = (&ty.dims[..], &from.dims[..]) else { return None };
        let is_by_row = at.update_window_dims == [1]
            && at.inserted_window_dims == [0]
            && at.scatter_dims_to_operand_dims == [0]
            && at.index_vector_dim == 1
            && from.dims[1] == *width;
        let fits = is_by_row
            && ty.dtype.is_float()
            && ty.dtype.accumulate() == DType::F32
            && Reducer::of(&s.regions[0]) == Some(Reducer::Add)
            && *count >= MANY * extent
            && extent * (*width).max(LANES) <= FEW
            && self.is_zero(table);
        let apart = self.0.named(rows, "stablehlo.reshape").map(|reshape| reshape.operands[0]);
        let is_apart = |&id: &u32| function.ty(id).dims.last() == Some(width);
        let rows = apart.filter(is_apart).unwrap_or(rows);
        fits.then(|| Rows { places, rows, dims: &function.ty(rows).dims, at: at.clone() })
    }

    fn is_zero(&self, id: u32) -> bool {
        let value = self.0.named(id, "stablehlo.constant").and_then(|s| s.attributes.get("value"));
        matches!(value, Some(Attribute::Splat(Number::Int(0), _)))
            || matches!(value, Some(Attribute::Splat(Number::Float(zero), _)) if *zero == 0.0)
    }
}

impl Rules for FewRows<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let found = self.find(s, to.function)?;
        let [places, rows] = [found.places, found.rows].map(|id| to.value(id));
        let ty = to.function.ty(s.results[0]);
        let all: Vec<i64> = (0..found.dims.len() as i64).collect();
        let leading = &all[..all.len() - 1];
        let product = || {
            let mut dims = found.dims.to_vec();
            dims[leading.len()] = ty.dims[0];
            let vectors = Type::new(places.dtype(), &dims);
            let places = places.reshape(&dims[..leading.len()]);
            let is_here = to.b.iota(leading.len(), vectors.clone());
            let is_here = is_here.eq(places.broadcast_in_dim(&vectors, leading));
            let d = DotDims {
                lhs_contracting: leading.to_vec(),
                rhs_contracting: leading.to_vec(),
                ..DotDims::default()
            };
            let sums = is_here.convert(ty.dtype).dot_general(rows, &d, DType::F32);
            vec![sums.convert(ty.dtype)]
        };
        let scatter = || {
            let [table, rows] = [0, 2].map(|at| to.operand(s, at));
            vec![table.scatter(places, rows, &found.at, Some(Reducer::Add))]
        };
        let is_small = match rows.dtype() {
            DType::F32 => rows.abs().le(rows.constant(LARGEST)),
            _ => rows.is_finite(),
        };
        let are_small = is_small.reduce(Reducer::And, &all);
        Some(to.b.if_else(are_small, std::slice::from_ref(ty), product, scatter))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Reducer, ScatterDims, Type};

    /// The gradient of a table whose rows `[12, 64, 64]` were read, with heads first.
    fn text(rows: i64, dtype: DType, start: i64) -> String {
        let b = Builder::recording();
        let places = b.argument(Type::new(DType::S32, &[64, 64]));
        let grad = b.argument(Type::new(dtype, &[12, 64, 64]));
        let at = ScatterDims {
            update_window_dims: vec![1],
            inserted_window_dims: vec![0],
            scatter_dims_to_operand_dims: vec![0],
            index_vector_dim: 1,
            ..ScatterDims::default()
        };
        let table = b.splat(start, Type::new(dtype, &[rows, 12]));
        let flat = grad.transpose(&[1, 2, 0]).reshape(&[4096, 12]);
        let sum = table.scatter(places.reshape(&[4096]), flat, &at, Some(Reducer::Add));
        let function = b.finish(&[places, grad], &[sum]).expect("a valid function");
        function.with_few_rows_by_products().expect("a valid function").text("f")
    }

    #[test]
    fn a_small_table_gets_a_product_where_all_is_finite() {
        let text = text(32, DType::BF16, 0);
        let (before, choice) = text.split_once("stablehlo.if").expect("a choice");
        assert!(before.contains("stablehlo.is_finite"), "{text}");
        assert!(choice.contains("lhs_contracting_dimensions = [0, 1]"), "as they lie: {text}");
        assert!(choice.contains("-> tensor<32x12xf32>"), "{text}");
        assert_eq!(choice.matches("stablehlo.scatter\"").count(), 1, "{text}");
    }

    #[test]
    fn large_tables_integers_and_other_sums_are_left_alone() {
        for text in [text(128, DType::BF16, 0), text(32, DType::S32, 0), text(32, DType::F32, 1)] {
            assert!(!text.contains("stablehlo.if"), "{text}");
        }
    }
}
