//! What branches compute themselves: reductions of their results, and element-wise values they read.
//!
//! XLA:TPU computes a reduction together with the statement that makes its operand, but not across the
//! end of a branch. Resized logits come from a conditional, as infinities need care, and the softmax
//! behind it would read them once more for their maximum. The gradient of the logits is computed in the
//! product that reads it, unless a branch reads it, too: then it would be stored for both.

use crate::simplify::each_id;
use crate::statement::{Block, Ids, Recorded, Statement};
use crate::types::Type;
use std::collections::HashMap;

/// Statements that a branch may repeat for one value.
const MOST_REPEATED: usize = 64;

impl Recorded {
    /// The same function, in which branches reduce their own results, and compute element-wise values
    /// that one product or reduction outside computes as well.
    #[must_use]
    pub fn with_more_in_branches(mut self) -> Recorded {
        in_block(&mut self.block, &mut self.types);
        self.without_dead()
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
            repeat_operands(block, at, types);
        }
        at += 1;
    }
}

/// Computes what the branches read in the branches, if it is stored for them alone.
fn repeat_operands(block: &mut Block, at: usize, types: &mut Vec<Type>) {
    let mut regions = std::mem::take(&mut block.statements[at].regions);
    let given: Vec<u32> = regions.iter().flat_map(|region| region.results.clone()).collect();
    for region in &mut regions {
        let mut read = Ids::new();
        region.visit(&mut |s| read.extend(s.operands.iter().copied()));
        read.sort_unstable();
        read.dedup();
        read.retain(|id| !given.contains(id));
        for id in read {
            let Some(made) = recipe(block, id, at, types) else { continue };
            let mut names = HashMap::new();
            let copies: Vec<_> =
                made.iter().map(|&of| block.statements[of].renamed(&mut names, types)).collect();
            each_id(region, &mut |used| {
                if *used == id {
                    *used = names[&id];
                }
            });
            region.statements.splice(0..0, copies);
        }
    }
    block.statements[at].regions = regions;
}

/// The element-wise statements that make a value from values that are stored anyhow or small. `None` if
/// the value is stored anyhow.
fn recipe(block: &Block, id: u32, at: usize, types: &[Type]) -> Option<Vec<usize>> {
    let before = &block.statements[..at];
    let made = |id: u32| before.iter().position(|s| s.results.contains(&id));
    if !before[made(id)?].is_element_wise() || block.results.contains(&id) {
        return None;
    }
    let mut readers = block.statements.iter().filter(|s| s.reads(id));
    let joins = ["stablehlo.dot_general", "stablehlo.convolution", "stablehlo.reduce"];
    let is_joined = readers.next().is_some_and(|s| joins.contains(&s.name));
    if !is_joined || readers.next().is_some() {
        return None;
    }
    let bytes = |id: u32| types[id as usize].bytes();
    let (mut open, mut chosen) = (vec![id], Vec::new());
    while let Some(next) = open.pop() {
        let Some(of) = made(next) else { continue };
        let s = &before[of];
        if s.is_element_wise() || REARRANGED.contains(&s.name) {
            if !chosen.contains(&of) {
                chosen.push(of);
                open.extend(&s.operands);
            }
        } else if s.name != "stablehlo.if" && 8 * bytes(next) > bytes(id) {
            return None;
        }
    }
    chosen.sort_unstable();
    (chosen.len() <= MOST_REPEATED).then_some(chosen)
}

/// Statements that are computed where they are read.
const REARRANGED: [&str; 5] = [
    "stablehlo.broadcast_in_dim",
    "stablehlo.constant",
    "stablehlo.iota",
    "stablehlo.reshape",
    "stablehlo.transpose",
];

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
    fn reads(&self, id: u32) -> bool {
        let in_region = |block: &Block| block.any(|s| s.operands.contains(&id));
        self.operands.contains(&id) || self.regions.iter().any(in_region)
    }

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
        let function = function.with_more_in_branches();
        let names: Vec<_> = function.block.statements.iter().map(|s| s.name).collect();
        assert_eq!(names.iter().filter(|&&name| name == "stablehlo.reduce").count(), 2);
        let text = function.text("f");
        assert_eq!(text.matches("stablehlo.maximum").count(), 2, "{text}");
        assert!(Recorded::parse(&text, "f").is_ok(), "{text}");
    }

    #[test]
    fn a_branch_computes_again_what_a_product_reads() {
        let b = Builder::recording();
        let [x, w] = [Type::new(DType::F32, &[64, 8]), Type::new(DType::F32, &[8, 2])];
        let (x, w) = (b.argument(x), b.argument(w));
        let wide = (x.tanh() + x).exponential();
        let plain = wide.matmul(w);
        let any = plain.is_finite().reduce(Reducer::And, &[0, 1]);
        let careful = || vec![wide.abs().matmul(w)];
        let chosen = b.if_else(any, &[plain.ty()], || vec![plain], careful)[0];
        let function = b.finish(&[x, w], &[chosen]).expect("a valid function");
        let text = function.with_more_in_branches().text("f");
        assert_eq!(text.matches("stablehlo.tanh").count(), 2, "{text}");
        assert!(Recorded::parse(&text, "f").is_ok(), "{text}");
    }

    #[test]
    fn a_branch_reads_what_is_stored_anyhow() {
        let b = Builder::recording();
        let [x, w] = [Type::new(DType::F32, &[64, 8]), Type::new(DType::F32, &[8, 8])];
        let (x, w) = (b.argument(x), b.argument(w));
        let [twice, made] = [x.tanh(), x.matmul(w).tanh()];
        let plain = twice.matmul(w) + made.matmul(w) + twice;
        let any = plain.is_finite().reduce(Reducer::And, &[0, 1]);
        let careful = || vec![twice.abs() + made.abs()];
        let chosen = b.if_else(any, &[plain.ty()], || vec![plain], careful)[0];
        let function = b.finish(&[x, w], &[chosen]).expect("a valid function");
        let text = function.with_more_in_branches().text("f");
        assert_eq!(text.matches("stablehlo.tanh").count(), 2, "{text}");
    }
}
