//! Gradients of a softmax that are multiplied by other values are made first.
//!
//! A compiler for TPUs takes what follows the gradient of a softmax into the fusion that makes it. This
//! fusion wants all it reads at full size: if scores went through `tanh` (soft caps), it reads its
//! derivative, and every number of the chain is written as often as there are scores. Behind a barrier,
//! the gradient is written and the chain is part of the products that read it. A chain of numbers and
//! masks alone is part of the products anyway.

use crate::Result;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use crate::{Reducer, Value};
use std::collections::{HashMap, HashSet};

/// Statements that are looked at behind a gradient.
const MOST: usize = 32;

impl Recorded {
    /// The same function, in which gradients of a softmax that are multiplied by other values are
    /// behind a barrier.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn with_softmax_gradients_apart(self) -> Result<Recorded> {
        let mut readers: HashMap<u32, Vec<&Statement>> = HashMap::new();
        self.block.visit(&mut |s| {
            s.operands.iter().for_each(|&id| readers.entry(id).or_default().push(s));
        });
        let chains = Chains { function: &self, definitions: self.definitions(), readers };
        let mut found = HashSet::new();
        self.block.visit(&mut |s| {
            let gradient = chains.is_gradient(s).then(|| chains.rounded(s.results[0]));
            found.extend(gradient.filter(|&id| chains.meets_another(id)));
        });
        if found.is_empty() {
            return Ok(self);
        }
        self.rewritten(&Apart(found))
    }
}

struct Chains<'f> {
    function: &'f Recorded,
    definitions: Definitions<'f>,
    readers: HashMap<u32, Vec<&'f Statement>>,
}

impl Chains<'_> {
    /// `g * p - p * sum(g * p)`, the sum along some dimensions.
    fn is_gradient(&self, s: &Statement) -> bool {
        let factors = |id: u32| Some(&self.definitions.named(id, "stablehlo.multiply")?.operands);
        let is_sum = |id: u32, of: u32| {
            let whole = self.definitions.named(id, "stablehlo.broadcast_in_dim");
            let sum = whole.and_then(|s| self.definitions.named(s.operands[0], "stablehlo.reduce"));
            sum.is_some_and(|s| {
                s.operands[0] == of && Reducer::of(&s.regions[0]) == Some(Reducer::Add)
            })
        };
        let of = |product: u32, rest: u32| {
            let (product_of, rest_of) = (factors(product)?, factors(rest)?);
            let pairs = [[rest_of[0], rest_of[1]], [rest_of[1], rest_of[0]]];
            Some(pairs.iter().any(|&[p, sum]| product_of.contains(&p) && is_sum(sum, product)))
        };
        s.name == "stablehlo.subtract" && of(s.operands[0], s.operands[1]) == Some(true)
    }

    /// The value in the type that it is rounded to, if nothing else reads it.
    fn rounded(&self, id: u32) -> u32 {
        match self.readers.get(&id).map(Vec::as_slice) {
            Some([s]) if s.name == "stablehlo.convert" => s.results[0],
            _ => id,
        }
    }

    /// True if an element-wise chain multiplies the gradient by another computed value of its size.
    fn meets_another(&self, gradient: u32) -> bool {
        let size = self.function.ty(gradient).numel();
        let (mut left, mut chain) = (vec![gradient], HashSet::from([gradient]));
        while let Some(id) = left.pop() {
            for s in self.readers.get(&id).into_iter().flatten() {
                let result = s.results[0];
                let goes_on = s.is_element_wise() && self.function.ty(result).numel() == size;
                if !goes_on || chain.len() > MOST || !chain.insert(result) {
                    continue;
                }
                let is_another = |&id: &u32| !chain.contains(&id) && self.is_computed(id);
                if s.name == "stablehlo.multiply" && s.operands.iter().any(is_another) {
                    return true;
                }
                left.push(result);
            }
        }
        false
    }

    /// True for what is neither given nor a repeated value.
    fn is_computed(&self, id: u32) -> bool {
        match self.definitions.get(id) {
            Some(s) if s.name == "stablehlo.convert" => self.is_computed(s.operands[0]),
            Some(s) => !matches!(s.name, "stablehlo.broadcast_in_dim" | "stablehlo.constant"),
            None => false,
        }
    }
}

/// Puts a barrier behind each of these values.
struct Apart(HashSet<u32>);

impl Rules for Apart {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        self.0.contains(s.results.first()?).then(|| {
            let made = to.with(s, &to.all(&s.operands), &to.types(s));
            to.b.optimization_barrier(&made)
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Recorded, Type, Value};

    /// The gradient of a softmax's input, after `chain`.
    fn function(chain: impl for<'b> Fn(Value<'b>, Value<'b>) -> Value<'b>) -> Recorded {
        let b = Builder::recording();
        let given = ["p", "g", "other"].map(|_| b.argument(Type::new(DType::F32, &[4, 8])));
        let [p, g, other] = given;
        let product = g * p;
        let sum = product.reduce_sum(&[1]).broadcast_in_dim(&p.ty(), &[0]);
        let gradient = (product - p * sum).convert(DType::BF16);
        let end = chain(gradient.convert(DType::F32), other);
        b.finish(&given, &[end]).expect("a valid function")
    }

    fn barriers(function: Recorded) -> usize {
        let text = function.with_softmax_gradients_apart().expect("a valid rewrite").text("f");
        text.matches("optimization_barrier").count()
    }

    #[test]
    fn a_chain_with_another_value_is_apart() {
        assert_eq!(barriers(function(|g, other| g * 3.0 * (1.0 - other.tanh()))), 1);
        assert_eq!(barriers(function(|g, _| g * 3.0)), 0);
        assert_eq!(barriers(function(|g, other| g * other)), 0, "a mask that is given");
    }
}
