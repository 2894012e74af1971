//! Hides the value of constants that XLA would fold in long loops of its compiler.
//!
//! XLA's constant folding evaluates statements whose operands are constants or broadcast constants.
//! It takes microseconds for an element of a reduction, so a maximum of `torch.ones` of millions of
//! elements would compile for minutes. A barrier behind which the constant is one number costs
//! nothing when the program runs. Knows no ATen and no platform.

use crate::attribute::Attribute;
use crate::build::Value;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Block, Recorded, Statement};
use crate::{Reducer, Result, Type};
use std::collections::{HashMap, HashSet};

/// Elements of a constant operand from which its evaluation takes the compiler 0.1 s.
const LONG: i64 = 1 << 14;

impl Recorded {
    /// The same function, in which no statement that is evaluated slowly has constants alone.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn with_opaque_constants(self) -> Result<Recorded> {
        let mut search =
            Search { function: &self, origins: HashMap::new(), hidden: HashSet::new() };
        search.block(&self.block);
        let hidden = search.hidden;
        if hidden.is_empty() { Ok(self) } else { self.rewritten(&Hiding(hidden)) }
    }
}

struct Search<'f> {
    function: &'f Recorded,
    /// For each value that depends on constants alone, one of these constants, if it is no iota.
    origins: HashMap<u32, Option<u32>>,
    hidden: HashSet<u32>,
}

impl Search<'_> {
    fn block(&mut self, block: &Block) {
        for s in &block.statements {
            let origin = match s.name {
                "stablehlo.constant" => Some(Some(s.results[0])),
                "stablehlo.iota" => Some(None),
                _ => self.operands(s),
            };
            let elements = s.operands.iter().map(|&id| self.function.ty(id).numel()).max();
            if elements >= Some(LONG) && is_slow(s) {
                self.hidden.extend(origin.flatten());
            }
            self.origins.extend(s.results.iter().filter_map(|&id| Some((id, origin?))));
            s.regions.iter().for_each(|region| self.block(region));
        }
    }

    /// The origin of the longest operand that has one, if all operands depend on constants alone.
    fn operands(&self, s: &Statement) -> Option<Option<u32>> {
        let known = |id: &u32| {
            let origin = *self.origins.get(id)?;
            Some((origin.map(|_| self.function.ty(*id).numel()), origin))
        };
        let known: Option<Vec<_>> = s.operands.iter().map(known).collect();
        let longest = known?.into_iter().rev().max_by_key(|(elements, _)| *elements);
        longest.map(|(_, origin)| origin)
    }
}

/// True if the compiler evaluates a statement in a long loop. It adds floats fast.
fn is_slow(s: &Statement) -> bool {
    let is_sum = || s.operands.len() == 2 && Reducer::of(&s.regions[0]) == Some(Reducer::Add);
    match s.name {
        "stablehlo.reduce" => !is_sum(),
        name => SLOW.contains(&name),
    }
}

const SLOW: [&str; 7] = [
    "stablehlo.convolution",
    "stablehlo.dot_general",
    "stablehlo.gather",
    "stablehlo.reduce_window",
    "stablehlo.scatter",
    "stablehlo.select_and_scatter",
    "stablehlo.sort",
];

/// Puts a barrier between these constants and the statements that use them.
struct Hiding(HashSet<u32>);

impl Rules for Hiding {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let id = s.results.first().filter(|&id| self.0.contains(id))?;
        let ty = to.function.ty(*id);
        let Some(Attribute::Splat(number, _)) = s.attributes.get("value") else { return None };
        let one = to.b.splat(*number, Type::scalar(ty.dtype));
        Some(vec![to.b.optimization_barrier(&[one])[0].broadcast_to(&ty.dims)])
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Reducer, Type, Value};

    fn text<'b>(b: &'b Builder, parameters: &[Value<'b>], results: &[Value<'b>]) -> String {
        let function = b.finish(parameters, results).expect("a valid function");
        function.with_opaque_constants().expect("a valid function").text("f")
    }

    #[test]
    fn a_long_constant_is_hidden_from_a_reduction() {
        let b = Builder::recording();
        let x = b.splat(1, Type::new(DType::F32, &[1 << 7, 1])).broadcast_to(&[1 << 7, 1 << 7]);
        let text = text(&b, &[], &[x.exponential().reduce(Reducer::Max, &[1])]);
        assert!(text.contains("optimization_barrier\"(%0) : (tensor<f32>)"), "{text}");
        assert_eq!(text.matches("optimization_barrier").count(), 1, "{text}");
    }

    #[test]
    fn sums_short_constants_and_other_operands_are_left_alone() {
        let b = Builder::recording();
        let data = b.argument(Type::new(DType::F32, &[1 << 14]));
        let [long, short] = [1 << 14, 1 << 13].map(|n| b.splat(1, Type::new(DType::F32, &[n])));
        let largest = [data * long, short].map(|v| v.reduce(Reducer::Max, &[0]));
        let text = text(&b, &[data], &[largest[0], largest[1], long.reduce_sum(&[0])]);
        assert!(!text.contains("optimization_barrier"), "{text}");
    }
}
