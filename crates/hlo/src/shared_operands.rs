//! What several products read is made once.
//!
//! The gradient of a classifier's scores takes an exponential for each element, and two products read
//! it: those of the gradients of the weight and of the input. A compiler for TPUs makes it again in
//! each of them, once for each block of the result. A barrier lets it be written, in the type that
//! the products read.

use crate::Result;
use crate::attribute::Attribute;
use crate::build::Value;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Block, Definitions, Recorded, Statement};
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

/// Elements from which an operand is written.
const MANY: i64 = 1 << 20;
/// Statements from one product to the next at most: what lives long takes memory.
const NEAR: usize = 16;
/// Columns of a product's result from which its operand is made again so often that writing it pays:
/// on v5e with 768 it costs 2 to 4 % of a step, with 1,024 nothing, and with 2,048 it gains 2 %.
const WIDE: i64 = 2048;
/// Statements of which an operand is made at most.
const MOST: usize = 100;

impl Recorded {
    /// The same function, in which a costly operand that several products share has one place.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn with_shared_operands_once(self) -> Result<Recorded> {
        let mut readers = HashMap::new();
        note_readers(&self, &self.block, &mut readers);
        let (definitions, uses) = (self.definitions(), self.block.readers());
        let looked = Shared { function: &self, definitions, uses };
        let is_near =
            |products: &[Product]| products.windows(2).any(|two| two[1].0 - two[0].0 <= NEAR);
        let is_found =
            |(id, products): &(u32, Vec<Product>)| is_near(products) && looked.is_costly(*id);
        let found = readers.into_iter().map(|((_, id), products)| (id, products)).filter(is_found);
        let operands = found.flat_map(|(id, products)| {
            let first = products[0].1;
            products.into_iter().map(move |(_, product)| ((product, id), first))
        });
        let operands: HashMap<_, _> = operands.collect();
        if operands.is_empty() {
            return Ok(self);
        }
        self.rewritten(&Barriers { operands, made: RefCell::default() })
    }
}

/// A product's place in its block, and its result.
type Product = (usize, u32);

/// The wide products that read each value, by the first result of their block and the value.
fn note_readers(
    function: &Recorded,
    block: &Block,
    readers: &mut HashMap<(u32, u32), Vec<Product>>,
) {
    let Some(&first) = block.statements.first().and_then(|s| s.results.first()) else { return };
    for (place, s) in block.statements.iter().enumerate() {
        for (at, &id) in s.operands.iter().enumerate() {
            if columns(s, 1 - at.min(1), function).is_some_and(|columns| columns >= WIDE) {
                let products = readers.entry((first, id)).or_default();
                products.push((place, s.results[0]));
            }
        }
        s.regions.iter().for_each(|block| note_readers(function, block, readers));
    }
}

/// How many columns of a product's result an operand makes. `None` if it is no product.
fn columns(s: &Statement, at: usize, function: &Recorded) -> Option<i64> {
    let Some(Attribute::Dot(d)) = s.attributes.get("dot_dimension_numbers") else { return None };
    let shared = match at {
        0 => [&d.lhs_batching, &d.lhs_contracting],
        _ => [&d.rhs_batching, &d.rhs_contracting],
    };
    let dims = function.ty(s.operands[at]).dims.iter().enumerate();
    let free = dims.filter(|(dim, _)| !shared.iter().any(|list| list.contains(&(*dim as i64))));
    Some(free.map(|(_, extent)| extent).product())
}

struct Shared<'f> {
    function: &'f Recorded,
    definitions: Definitions<'f>,
    uses: HashMap<u32, u32>,
}

impl Shared<'_> {
    /// True if a large value takes costly functions of as many elements, and is not made by a product
    /// as it ends.
    fn is_costly(&self, id: u32) -> bool {
        let size = |id: u32| self.function.ty(id).numel();
        let many = size(id);
        if many < MANY {
            return false;
        }
        // Values, and whether all that leads from there to the operand is used once.
        let (mut left, mut seen, mut is_costly) = (vec![(id, true)], HashSet::new(), false);
        while let Some((at, is_only)) = left.pop() {
            let Some(s) = self.definitions.get(at).filter(|_| size(at) == many) else { continue };
            match s.name {
                "stablehlo.dot_general" if is_only => return false,
                "stablehlo.reshape" | "stablehlo.transpose" => {}
                _ if s.is_element_wise() => {}
                _ => continue,
            }
            if !seen.insert(at) || seen.len() > MOST {
                continue;
            }
            is_costly |= is_costly_function(s);
            let once = |id: &u32| is_only && self.uses.get(id) == Some(&1);
            left.extend(s.operands.iter().map(|id| (*id, once(id))));
        }
        is_costly
    }
}

fn is_costly_function(s: &Statement) -> bool {
    let names =
        ["exponential", "exponential_minus_one", "logistic", "tanh", "sine", "cosine", "power"];
    let op = s.name.strip_prefix("stablehlo.");
    op.is_none() || op.is_some_and(|op| names.contains(&op))
}

/// Puts a barrier between a value and the products that read it. What else reads it, such as a sum, is
/// computed as it is made.
struct Barriers {
    /// By a product and an operand, the first product of the block that reads the operand.
    operands: HashMap<(u32, u32), u32>,
    /// Operands behind their barriers, by the first product that reads them; ids in the copy.
    made: RefCell<HashMap<(u32, u32), u32>>,
}

impl Rules for Barriers {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let product = *s.results.first()?;
        let first = |id: u32| self.operands.get(&(product, id));
        if !s.operands.iter().any(|&id| first(id).is_some()) {
            return None;
        }
        let mut made = self.made.borrow_mut();
        let mut operand = |&id: &u32| {
            let value = to.value(id);
            let Some(&first) = first(id) else { return value };
            let behind = || to.b.optimization_barrier(&[value])[0].id;
            Value { b: to.b, id: *made.entry((first, id)).or_insert_with(behind) }
        };
        let operands: Vec<_> = s.operands.iter().map(&mut operand).collect();
        Some(to.with(s, &operands, &to.types(s)))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, DotDims, Type, Value};

    fn product<'b>(x: Value<'b>, y: Value<'b>, dim: i64) -> Value<'b> {
        let (lhs_contracting, rhs_contracting) = (vec![dim], vec![0]);
        let d = DotDims { lhs_contracting, rhs_contracting, ..DotDims::default() };
        x.dot_general(y, &d, DType::F32)
    }

    /// A function whose products, of so many columns, read what `made` makes of a large value.
    fn text(
        columns: i64,
        products: usize,
        made: impl for<'b> Fn(Value<'b>) -> Value<'b>,
    ) -> String {
        let b = Builder::recording();
        let ty = |dims: &[i64]| Type::new(DType::F32, dims);
        let [x, w] = [b.argument(ty(&[1024, 1024])), b.argument(ty(&[1024, columns]))];
        let operand = made(x);
        let results: Vec<_> = [0, 1].map(|dim| product(operand, w, dim))[..products].to_vec();
        let function = b.finish(&[x, w], &results).expect("a valid function");
        function.with_shared_operands_once().expect("a valid function").text("f")
    }

    const BARRIER: &str = "optimization_barrier";

    #[test]
    fn a_costly_operand_of_two_products_is_made_once() {
        let text = text(2048, 2, |x| x.exponential() - x);
        assert_eq!(text.matches(BARRIER).count(), 1, "{text}");
    }

    #[test]
    fn other_operands_are_made_where_they_are_read() {
        assert!(!text(2048, 1, |x| x.exponential() - x).contains(BARRIER), "one product");
        assert!(!text(2048, 2, |x| x + x).contains(BARRIER), "a cheap operand");
        assert!(!text(768, 2, |x| x.exponential() - x).contains(BARRIER), "narrow products");
    }

    #[test]
    fn what_a_product_makes_as_it_ends_has_a_place() {
        assert!(!text(2048, 2, |x| product(x, x, 1).exponential()).contains(BARRIER));
        let text = text(2048, 2, |x| {
            let scores = product(x, x, 1);
            scores.exponential() - scores
        });
        assert!(text.contains(BARRIER), "{text}");
    }
}
