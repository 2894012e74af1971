//! Products that make heads have short results.
//!
//! Rows compute products of short floats in float32 and round them. A compiler for TPUs adds up in
//! float32 anyway. It lets a product write its heads in the layout that their readers want, but not
//! if there is a conversion between the product and the reshape that parts the heads: then they are
//! copied.

use crate::build::Value;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use crate::{DType, Result, Type};
use std::collections::{HashMap, HashSet};

impl Recorded {
    /// The same function, in which products of bfloat16 whose rounded results are parted into heads,
    /// and which nothing else reads, have results of bfloat16.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn with_short_results(self) -> Result<Recorded> {
        let mut parted = HashSet::new();
        self.block.visit(&mut |s| {
            if s.name == "stablehlo.reshape"
                && parts_last(self.dims_of(s.operands[0]), self.dims_of(s.results[0]))
            {
                parted.insert(s.operands[0]);
            }
        });
        let rules =
            Short { definitions: self.definitions(), readers: self.block.readers(), parted };
        let is_found = self.block.any(|s| rules.product(s, &self).is_some());
        if is_found { Ok(self.rewritten(&rules)?.without_dead()) } else { Ok(self) }
    }

    fn dims_of(&self, id: u32) -> &[i64] {
        &self.ty(id).dims
    }
}

/// True if a reshape makes the last dimension several.
fn parts_last(from: &[i64], to: &[i64]) -> bool {
    let (Some(from), Some(to)) = (from.last(), to.last()) else { return false };
    to < from && from % to == 0 && *to > 1
}

struct Short<'f> {
    definitions: Definitions<'f>,
    readers: HashMap<u32, u32>,
    /// The values whose last dimension a reshape makes several.
    parted: HashSet<u32>,
}

impl Short<'_> {
    /// The product that a statement rounds.
    fn product(&self, s: &Statement, function: &Recorded) -> Option<&Statement> {
        let is_only = |id: u32| self.readers.get(&id) == Some(&1);
        let rounded = s.results[0];
        if s.name != "stablehlo.convert" || !self.parted.contains(&rounded) || !is_only(rounded) {
            return None;
        }
        let product = self.definitions.named(s.operands[0], "stablehlo.dot_general")?;
        let is_short = |&id: &u32| function.ty(id).dtype == DType::BF16;
        // A product converts its operands, but not to results of this form.
        let is_converted = |&id: &u32| {
            self.definitions
                .named(id, "stablehlo.convert")
                .is_some_and(|s| self.definitions.get(s.operands[0]).is_none())
        };
        let fits = product.operands.iter().chain([&rounded]).all(is_short)
            && function.ty(s.operands[0]).dtype == DType::F32
            && is_only(s.operands[0])
            && !product.operands.iter().any(is_converted);
        fits.then_some(product)
    }
}

impl Rules for Short<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let product = self.product(s, to.function)?;
        let operands = to.all(&product.operands);
        let ty = Type::new(DType::BF16, &to.function.ty(s.results[0]).dims);
        Some(to.with(product, &operands, &[ty]))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, DotDims, Type, Value};

    /// The text of a function of a product of values of these types.
    fn text(types: [DType; 2], results: impl for<'b> Fn(Value<'b>) -> Vec<Value<'b>>) -> String {
        let b = Builder::recording();
        let x = b.argument(Type::new(types[0], &[8, 16]));
        let y = b.argument(Type::new(types[1], &[16, 32]));
        let (lhs_contracting, rhs_contracting) = (vec![1], vec![0]);
        let dims = DotDims { lhs_contracting, rhs_contracting, ..DotDims::default() };
        let made = x.dot_general(y.convert(types[0]), &dims, DType::F32);
        let function = b.finish(&[x, y], &results(made)).expect("a valid function");
        function.with_short_results().expect("a valid function").text("f")
    }

    fn heads(made: Value<'_>) -> Value<'_> {
        made.convert(DType::BF16).reshape(&[8, 4, 8]).transpose(&[1, 0, 2])
    }

    const ROUNDED: &str = "(tensor<8x32xf32>) -> tensor<8x32xbf16>";

    #[test]
    fn a_product_that_makes_heads_has_a_short_result() {
        let text = text([DType::BF16; 2], |made| vec![heads(made)]);
        let product = "(tensor<8x16xbf16>, tensor<16x32xbf16>) -> tensor<8x32xbf16>";
        assert!(text.contains(product) && !text.contains("stablehlo.convert"), "{text}");
    }

    #[test]
    fn other_products_keep_their_types() {
        let rounded = text([DType::BF16; 2], |made| vec![made.convert(DType::BF16).tanh()]);
        assert!(rounded.contains(ROUNDED), "{rounded}");
        let read = text([DType::BF16; 2], |made| vec![heads(made), made.tanh()]);
        assert!(read.contains(ROUNDED), "{read}");
        let cast = text([DType::BF16, DType::F32], |made| vec![heads(made)]);
        assert!(cast.contains(ROUNDED), "{cast}");
        let long = text([DType::F32; 2], |made| vec![heads(made)]);
        assert!(long.contains(ROUNDED), "{long}");
    }
}
