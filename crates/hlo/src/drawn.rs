//! Random choices are made once.
//!
//! A mask of dropout is made of nothing but numbers and places, so a compiler makes it again in each
//! user. Threefry takes a hundred integer operations for an element. In the fusion of a product they
//! run once for each block of the result, and took four times as long as the product of a layer's
//! gradient. A barrier keeps the mask, one byte for an element, as stock PyTorch does.

use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use crate::{Result, Value};
use std::collections::HashSet;

/// Elements from which a choice is kept.
const MANY: i64 = 1 << 16;
/// Exclusive ors of a random word: a block of Threefry has 20.
const ROUNDS: usize = 10;
/// Statements of a random word and of what is made of it.
const MOST: usize = 1000;

impl Recorded {
    /// The same function, in which a mask that is made of random words has one place.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn with_random_choices_once(self) -> Result<Recorded> {
        let rules = Drawn(self.definitions());
        let is_found = self.block.any(|s| rules.is_drawn(s, &self));
        if is_found { self.rewritten(&rules) } else { Ok(self) }
    }
}

struct Drawn<'f>(Definitions<'f>);

impl Drawn<'_> {
    /// True if a large mask is made of random words alone.
    fn is_drawn(&self, s: &Statement, function: &Recorded) -> bool {
        if s.name != "stablehlo.compare" || function.ty(s.results[0]).numel() < MANY {
            return false;
        }
        let (mut rounds, mut seen, mut left) = (0, HashSet::new(), s.operands.to_vec());
        while let Some(id) = left.pop() {
            if function.ty(id).numel() == 1 || !seen.insert(id) {
                continue;
            }
            let Some(made) = self.0.get(id) else { return false };
            let is_moved = matches!(
                made.name,
                "stablehlo.reshape" | "stablehlo.broadcast_in_dim" | "stablehlo.transpose"
            );
            match made.name {
                "stablehlo.iota" | "stablehlo.constant" => continue,
                _ if !(is_moved || made.is_element_wise()) || seen.len() > MOST => return false,
                _ => {}
            }
            rounds += usize::from(made.name == "stablehlo.xor");
            left.extend(&made.operands);
        }
        rounds >= ROUNDS
    }
}

impl Rules for Drawn<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        if !self.is_drawn(s, to.function) {
            return None;
        }
        let (operands, types) = (to.all(&s.operands), to.types(s));
        let made = to.with(s, &operands, &types);
        Some(to.b.optimization_barrier(&made))
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Type};

    /// A function that compares what a number of rounds make of places, or of data.
    fn text(dims: &[i64], rounds: usize, is_data: bool) -> String {
        let b = Builder::recording();
        let ty = Type::new(DType::U32, dims);
        let (key, data) = (b.argument(Type::scalar(DType::U32)), b.argument(ty.clone()));
        let start = if is_data { data } else { b.iota(0, ty) };
        let word = (0..rounds).fold(start, |x, _| (x + key.broadcast_to(dims)).xor(x));
        let mask = word.lt(word.constant(1 << 30));
        let function = b.finish(&[key, data], &[mask.select(data, word)]).expect("a function");
        function.with_random_choices_once().expect("a function").text("f")
    }

    #[test]
    fn masks_of_random_words_have_one_place() {
        assert!(text(&[256, 256], 20, false).contains("optimization_barrier"));
    }

    #[test]
    fn other_masks_stay() {
        for (dims, rounds, is_data) in
            [(&[256, 256], 20, true), (&[256, 256], 2, false), (&[8, 8], 20, false)]
        {
            assert!(!text(dims, rounds, is_data).contains("barrier"), "{dims:?} {rounds}");
        }
    }
}
