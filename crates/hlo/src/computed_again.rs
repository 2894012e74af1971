//! Activations are computed again for gradients.
//!
//! What a GELU makes is read by the next product and, much later, by the product that makes the
//! gradient of its weight. Its derivative reads what it was made of, so both are kept for all layers.
//! A compiler computes cheap functions in each product that reads them, but not the error function.
//! Behind a barrier it is computed again from what is kept anyhow.

use crate::Result;
use crate::build::Value;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use std::collections::HashMap;

/// Elements from which a value is worth its memory.
const MANY: i64 = 1 << 18;
/// Statements from one product to the next at least: what lives for a short time takes no memory.
const FAR: usize = 64;
/// Statements of which a value is made at most.
const MOST: usize = 40;

impl Recorded {
    /// The same function, in which a costly function of one value is computed again for the last
    /// product that reads it, if the value is kept for longer.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn with_activations_again(self) -> Result<Recorded> {
        let again = Search::of(&self).found();
        if again.is_empty() { Ok(self) } else { self.rewritten(&Again(again)) }
    }
}

/// A value that is made of one other by element-wise statements.
struct Activation<'f> {
    made: u32,
    from: u32,
    /// All statements from the one to the other, in order.
    statements: Vec<&'f Statement>,
}

struct Search<'f> {
    function: &'f Recorded,
    definitions: Definitions<'f>,
    /// The places of the statements that read each value, in order. Only values that no region
    /// and no result of the function read are here.
    readers: HashMap<u32, Vec<usize>>,
}

impl<'f> Search<'f> {
    fn of(function: &'f Recorded) -> Self {
        let mut readers: HashMap<u32, Vec<usize>> = HashMap::new();
        for (place, s) in function.block.statements.iter().enumerate() {
            s.operands.iter().for_each(|&id| readers.entry(id).or_default().push(place));
        }
        let all = function.block.readers();
        readers.retain(|id, places| all.get(id) == Some(&(places.len() as u32)));
        Search { function, definitions: function.definitions(), readers }
    }

    /// The activations to compute again, by the products that read them last.
    fn found(&self) -> HashMap<u32, Activation<'f>> {
        let statements = &self.function.block.statements;
        let activation = |s: &'f Statement| {
            let made = *s.results.first()?;
            let readers = self.readers.get(&made)?;
            let (&first, &last) = (readers.first()?, readers.last()?);
            let is_product = |&at: &usize| statements[at].name == "stablehlo.dot_general";
            let lives_long = last - first >= FAR && readers.iter().all(is_product);
            let is_large = self.function.ty(made).numel() >= MANY;
            let found = self.made_of_one(made).filter(|_| lives_long && is_large)?;
            let is_kept = self.readers.get(&found.from)?.last() > Some(&last);
            is_kept.then(|| (statements[last].results[0], found))
        };
        statements.iter().filter_map(activation).collect()
    }

    /// How a value is made of one other of its size and type, if that takes the error function.
    fn made_of_one(&self, made: u32) -> Option<Activation<'f>> {
        let ty = self.function.ty(made);
        let (mut left, mut statements, mut from) = (vec![made], Vec::new(), None);
        while let Some(id) = left.pop() {
            let s = self.definitions.get(id)?;
            if s.name == "stablehlo.constant" {
                continue;
            }
            if id != made && self.function.ty(id) == ty {
                if from.is_some_and(|from| from != id) {
                    return None;
                }
                from = Some(id);
            } else if !s.is_element_wise() || s.operands.is_empty() || statements.len() == MOST {
                return None;
            } else if !statements.iter().any(|known: &&Statement| known.results[0] == id) {
                statements.push(s);
                left.extend(&s.operands);
            }
        }
        statements.sort_by_key(|s| s.results[0]);
        let is_costly = statements.iter().any(|s| s.name == "chlo.erf");
        from.filter(|_| is_costly).map(|from| Activation { made, from, statements })
    }
}

struct Again<'f>(HashMap<u32, Activation<'f>>);

impl Rules for Again<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let Activation { made, from, statements } = self.0.get(s.results.first()?)?;
        let mut values = HashMap::from([(*from, to.b.optimization_barrier(&[to.value(*from)])[0])]);
        let read = |id: &u32, values: &HashMap<u32, Value<'b>>| {
            values.get(id).copied().unwrap_or_else(|| to.value(*id))
        };
        for again in statements {
            let operands: Vec<_> = again.operands.iter().map(|id| read(id, &values)).collect();
            let results = to.with(again, &operands, &to.types(again));
            values.insert(again.results[0], results[0]);
        }
        let operand = |id: &u32| if id == made { values[made] } else { to.value(*id) };
        let operands: Vec<_> = s.operands.iter().map(operand).collect();
        Some(to.with(s, &operands, &to.types(s)))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, DotDims, Type, Value};

    fn product<'b>(x: Value<'b>, y: Value<'b>, left: i64, right: i64) -> Value<'b> {
        let (lhs_contracting, rhs_contracting) = (vec![left], vec![right]);
        let dims = DotDims { lhs_contracting, rhs_contracting, ..DotDims::default() };
        x.dot_general(y, &dims, DType::BF16)
    }

    /// The text of a layer and the gradients of its weights: `act` is between two products.
    fn text(act: impl for<'b> Fn(Value<'b>) -> Value<'b>, derives: bool, rows: i64) -> String {
        let b = Builder::recording();
        let [x, up, down, grad] = [[rows, 64], [256, 64], [64, 256], [rows, 64]]
            .map(|dims| b.argument(Type::new(DType::BF16, &dims)));
        let made = product(x, up, 1, 1);
        let active = act(made);
        let mut y = product(active, down, 1, 1);
        for _ in 0..80 {
            y = y.tanh();
        }
        let of_weight = product(grad, active, 0, 0);
        let mut results = vec![y, of_weight];
        if derives {
            results.push(product(grad, down, 1, 0) * made);
        }
        let function = b.finish(&[x, up, down, grad], &results).expect("a valid function");
        function.with_activations_again().expect("a valid function").text("f")
    }

    fn gelu(x: Value<'_>) -> Value<'_> {
        let wide = x.convert(DType::F32);
        (wide * 0.5 * ((wide * 0.707).erf() + 1.0)).convert(DType::BF16)
    }

    fn count(text: &str, name: &str) -> usize {
        text.matches(&format!("\"{name}\"")).count()
    }

    #[test]
    fn a_gelu_whose_input_is_kept_is_computed_again() {
        let text = text(gelu, true, 4096);
        assert_eq!(count(&text, "chlo.erf"), 2, "{text}");
        assert_eq!(count(&text, "stablehlo.optimization_barrier"), 1, "{text}");
    }

    #[test]
    fn other_activations_are_kept() {
        let barriers = |text: String| count(&text, "stablehlo.optimization_barrier");
        assert_eq!(barriers(text(gelu, false, 4096)), 0, "its input is not kept");
        assert_eq!(barriers(text(gelu, true, 64)), 0, "it is small");
        assert_eq!(barriers(text(|x| x.tanh() + x, true, 4096)), 0, "it is cheap");
    }
}
