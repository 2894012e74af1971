//! Reductions of what a conditional gives, in its branches.
//!
//! XLA:TPU computes a reduction together with the statement that makes its operand, but not across the
//! end of a branch. Resized logits come from a conditional, as infinities need care, and the softmax
//! behind it would read them once more for their maximum.

use crate::statement::{Block, Ids, Recorded, Statement};
use crate::types::Type;
use std::collections::HashMap;

impl Recorded {
    /// The same function, in which branches reduce their own results.
    #[must_use]
    pub fn with_reductions_in_branches(mut self) -> Recorded {
        in_block(&mut self.block, &mut self.types);
        self
    }
}

fn in_block(block: &mut Block, types: &mut Vec<Type>) {
    let mut at = 0;
    while at < block.statements.len() {
        for region in &mut block.statements[at].regions {
            in_block(region, types);
        }
        if block.statements[at].name == "stablehlo.if" {
            let moved = reductions_of(block, at);
            block.statements[at].take_in(&moved, types);
        }
        at += 1;
    }
}

/// A reduction, the constant that it starts with, and the place of its operand among the results of
/// the conditional.
type Moved = (Statement, Statement, usize);

/// Takes the reductions of a conditional's results from the block.
fn reductions_of(block: &mut Block, at: usize) -> Vec<Moved> {
    let (all, after) = (&block.statements, &block.statements[at..]);
    let constant = |id: u32| {
        all.iter().find(|s| s.name == "stablehlo.constant" && s.results[0] == id).cloned()
    };
    let moved = after.iter().filter_map(|s| {
        let ("stablehlo.reduce", &[operand, init]) = (s.name, &s.operands[..]) else {
            return None;
        };
        let place = after[0].results.iter().position(|&id| id == operand)?;
        Some((s.clone(), constant(init)?, place))
    });
    let moved: Vec<Moved> = moved.collect();
    block.statements.retain(|s| !moved.iter().any(|(taken, ..)| taken.results == s.results));
    moved
}

impl Statement {
    /// Appends reductions to all branches and their results to the conditional's.
    fn take_in(&mut self, moved: &[Moved], types: &mut Vec<Type>) {
        for (reduction, init, place) in moved {
            for region in &mut self.regions {
                let mut names = HashMap::from([(reduction.operands[0], region.results[*place])]);
                let made = [init, reduction].map(|s| s.renamed(&mut names, types));
                region.results.extend(made[1].results.iter().copied());
                region.statements.extend(made);
            }
            self.results.extend(reduction.results.iter().copied());
        }
    }

    /// A copy that defines new values.
    fn renamed(&self, names: &mut HashMap<u32, u32>, types: &mut Vec<Type>) -> Statement {
        let mut copy = self.clone();
        copy.results = defined(&self.results, names, types);
        for region in &mut copy.regions {
            region.arguments = defined(&region.arguments, names, types);
            region.statements.iter_mut().for_each(|s| *s = s.renamed(names, types));
            region.results = used(&region.results, names);
        }
        copy.operands = used(&self.operands, names);
        copy
    }
}

fn defined(ids: &Ids, names: &mut HashMap<u32, u32>, types: &mut Vec<Type>) -> Ids {
    let mut define = |&id: &u32| {
        let new = types.len() as u32;
        types.push(types[id as usize].clone());
        names.insert(id, new);
        new
    };
    ids.iter().map(&mut define).collect()
}

fn used(ids: &Ids, names: &HashMap<u32, u32>) -> Ids {
    ids.iter().map(|id| *names.get(id).unwrap_or(id)).collect()
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Recorded, Reducer, Type};

    #[test]
    fn a_maximum_is_taken_in_both_branches() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[4, 8]));
        let any = x.is_finite().reduce(Reducer::And, &[0, 1]);
        let chosen = b.if_else(any, &[x.ty()], || vec![x.tanh()], || vec![x.exponential()])[0];
        let (largest, sum) = (chosen.reduce_max(&[1]), x.reduce_sum(&[1]));
        let function = b.finish(&[x], &[chosen, largest, sum]).expect("a valid function");
        let function = function.with_reductions_in_branches();
        let names: Vec<_> = function.block.statements.iter().map(|s| s.name).collect();
        assert_eq!(names.iter().filter(|&&name| name == "stablehlo.reduce").count(), 2);
        let text = function.text("f");
        assert_eq!(text.matches("stablehlo.maximum").count(), 2, "{text}");
        assert!(Recorded::parse(&text, "f").is_ok(), "{text}");
    }
}
