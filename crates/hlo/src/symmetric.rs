//! Gradients of products of a value with itself, as one product.
//!
//! `x @ x.T` has the gradient `g @ x + g.T @ x`. Its two products read the same `x`, and their results are
//! rounded, transposed and added. `(g + g.T) @ x` is half of the work, and its sum is as small as `g`.

use crate::attribute::Attribute;
use crate::build::Value;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use crate::{DType, DotDims, Result, Type};
use std::collections::HashMap;

impl Recorded {
    /// The same function, in which sums of a value's products with a matrix and its transpose are one
    /// product.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn with_symmetric_products(&self) -> Result<Recorded> {
        let rules = Symmetric { definitions: self.definitions(), readers: self.block.readers() };
        Ok(self.rewritten(&rules)?.without_dead())
    }
}

struct Symmetric<'f> {
    definitions: Definitions<'f>,
    readers: HashMap<u32, u32>,
}

/// An operand of a product with one contracted and one free dimension.
#[derive(Clone, Copy, PartialEq)]
struct Side {
    id: u32,
    contracted: i64,
}

/// A product, converted and transposed: its rows' and its columns' operand.
struct Term<'f> {
    product: &'f Statement,
    rows: Side,
    columns: Side,
}

impl Rules for Symmetric<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let ty = to.function.ty(s.results[0]);
        let is_wide = matches!(ty.dtype, DType::F32 | DType::BF16);
        if s.name != "stablehlo.add" || ty.rank() < 2 || !is_wide {
            return None;
        }
        let (first, second) = (self.term(s.operands[0], to)?, self.term(s.operands[1], to)?);
        let precision = |term: &Term| term.product.attributes.get("precision_config").cloned();
        let precision =
            precision(&first).filter(|known| precision(&second).as_ref() == Some(known))?;
        let is_transposed = |x: Side, y: Side| x.id == y.id && x.contracted != y.contracted;
        let (mut rows, mut columns) = (to.value(first.rows.id), to.value(first.columns.id));
        let last = ty.rank() as i64 - 1;
        let with_transpose = |v: Value<'b>| {
            let order: Vec<i64> = (0..last - 1).chain([last, last - 1]).collect();
            v + v.transpose(&order)
        };
        if first.columns == second.columns && is_transposed(first.rows, second.rows) {
            rows = with_transpose(rows);
        } else if first.rows == second.rows && is_transposed(first.columns, second.columns) {
            columns = with_transpose(columns);
        } else {
            return None;
        }
        let batch: Vec<i64> = (0..last - 1).collect();
        let dims = DotDims {
            lhs_batching: batch.clone(),
            rhs_batching: batch,
            lhs_contracting: vec![first.rows.contracted],
            rhs_contracting: vec![first.columns.contracted],
        };
        let wide = to.function.ty(first.product.results[0]).dtype;
        let made = to.b.op1(first.product.name, &[rows, columns], Type::new(wide, &ty.dims), |a| {
            a.set("dot_dimension_numbers", Attribute::Dot(dims));
            a.set("precision_config", precision);
        });
        Some(vec![made.convert(ty.dtype)])
    }
}

impl Symmetric<'_> {
    /// The product that a value is, if nothing else reads it.
    fn term(&self, mut id: u32, to: &Rewriter<'_, '_>) -> Option<Term<'_>> {
        let rank = to.function.ty(id).rank() as i64;
        let mut order: Vec<i64> = (0..rank).collect();
        loop {
            let s = self.definitions.get(id).filter(|_| self.readers.get(&id) == Some(&1))?;
            match s.name {
                "stablehlo.convert" => {}
                "stablehlo.transpose" => {
                    let by = s.attributes.ints("permutation")?;
                    order.iter_mut().for_each(|dim| *dim = by[*dim as usize]);
                }
                "stablehlo.dot_general" => return self.product(s, &order, to),
                _ => return None,
            }
            id = s.operands[0];
        }
    }

    fn product<'f>(
        &self,
        s: &'f Statement,
        order: &[i64],
        to: &Rewriter<'_, '_>,
    ) -> Option<Term<'f>> {
        let Some(Attribute::Dot(d)) = s.attributes.get("dot_dimension_numbers") else {
            return None;
        };
        let batch = order.len() - 2;
        let is_leading = |dims: &[i64]| dims.iter().copied().eq(0..batch as i64);
        let ranks = s.operands.iter().map(|&id| to.function.ty(id).rank());
        let is_plain = is_leading(&d.lhs_batching)
            && is_leading(&d.rhs_batching)
            && is_leading(&order[..batch])
            && ranks.into_iter().all(|rank| rank == order.len());
        let (&[left], &[right]) = (&d.lhs_contracting[..], &d.rhs_contracting[..]) else {
            return None;
        };
        if !is_plain {
            return None;
        }
        let left = Side { id: s.operands[0], contracted: left };
        let right = Side { id: s.operands[1], contracted: right };
        let is_exchanged = order[batch] != batch as i64;
        let (rows, columns) = if is_exchanged { (right, left) } else { (left, right) };
        Some(Term { product: s, rows, columns })
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, DotDims, Recorded, Type, Value};

    fn dot<'b>(x: Value<'b>, y: Value<'b>, left: i64, right: i64) -> Value<'b> {
        let dims = DotDims {
            lhs_batching: vec![0],
            rhs_batching: vec![0],
            lhs_contracting: vec![left],
            rhs_contracting: vec![right],
        };
        x.dot_general(y, &dims, DType::F32)
    }

    fn short(v: Value<'_>) -> Value<'_> {
        v.convert(DType::BF16)
    }

    fn products(build: impl for<'b> Fn(Value<'b>, Value<'b>) -> Value<'b>) -> usize {
        let b = Builder::recording();
        let [x, g] = [[4, 8, 16], [4, 8, 8]].map(|dims| b.argument(Type::new(DType::BF16, &dims)));
        let function = b.finish(&[x, g], &[build(x, g)]).expect("a valid function");
        let function = function.with_symmetric_products().expect("a valid function");
        let text = function.text("f");
        assert!(Recorded::parse(&text, "f").is_ok(), "{text}");
        text.matches("stablehlo.dot_general").count()
    }

    #[test]
    fn the_gradient_of_a_gram_matrix_is_one_product() {
        let found =
            products(|x, g| short(dot(g, x, 2, 1)) + short(dot(x, g, 1, 1)).transpose(&[0, 2, 1]));
        assert_eq!(found, 1);
        let found = products(|x, g| {
            let left = dot(x, g, 1, 1).transpose(&[0, 2, 1]);
            short(left) + short(dot(g, x, 2, 1))
        });
        assert_eq!(found, 1);
    }

    #[test]
    fn other_sums_of_products_stay() {
        assert_eq!(products(|x, g| dot(g, x, 2, 1) + dot(g.tanh(), x, 1, 1)), 2);
        let is_read_twice = products(|x, g| {
            let first = dot(g, x, 2, 1);
            first + dot(g, x, 1, 1) + first
        });
        assert_eq!(is_read_twice, 2);
    }
}
