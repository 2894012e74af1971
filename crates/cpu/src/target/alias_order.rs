//! Updates of donated parameters after other reads of the same parameter.
//!
//! A parameter's update takes over the parameter's buffer. Other kernels still read the parameter:
//! above all, the gradient of a layer's input does. If nothing orders them, the compiler copies the
//! whole parameter to be safe. The update is therefore made to depend on those reads.

use crate::tuning::alias_order::SMALL;
use hlo::{Attributes, Block, Donation, Ids, Recorded, Statement};
use std::collections::HashMap;

/// A read of a parameter that its update has to wait for.
struct Read {
    statement: usize,
    parameter: u32,
}

/// The function with a barrier after each such read.
pub(super) fn order(mut function: Recorded) -> Recorded {
    let reads = unordered_reads(&function);
    if reads.is_empty() {
        return function;
    }
    let mut reads = reads.into_iter().peekable();
    let mut names: HashMap<u32, u32> = HashMap::new();
    let statements = std::mem::take(&mut function.block.statements);
    let mut ordered = Vec::with_capacity(statements.len() + 8);
    for (at, mut statement) in statements.into_iter().enumerate() {
        rename(&mut statement, &names);
        let (made, location) = (statement.results[0], statement.location);
        ordered.push(statement);
        while let Some(read) = reads.next_if(|read| read.statement == at) {
            let now = |names: &HashMap<u32, u32>, id| names.get(&id).copied().unwrap_or(id);
            let operands: Ids =
                [now(&names, read.parameter), now(&names, made)].into_iter().collect();
            let results: Ids = [read.parameter, made]
                .into_iter()
                .map(|id| {
                    let held = function.types.len() as u32;
                    function.types.push(function.types[id as usize].clone());
                    names.insert(id, held);
                    held
                })
                .collect();
            ordered.push(barrier(operands, results, location));
        }
    }
    function.block.statements = ordered;
    let results = &mut function.block.results;
    results.iter_mut().for_each(|id| *id = names.get(id).copied().unwrap_or(*id));
    function
}

pub(super) fn barrier(operands: Ids, results: Ids, location: Option<u32>) -> Statement {
    Statement {
        name: "stablehlo.optimization_barrier",
        operands,
        results,
        attributes: Attributes::default(),
        regions: Vec::new(),
        location,
    }
}

fn rename(statement: &mut Statement, names: &HashMap<u32, u32>) {
    let new = |id: &mut u32| *id = names.get(id).copied().unwrap_or(*id);
    statement.operands.iter_mut().for_each(new);
    for block in &mut statement.regions {
        block.statements.iter_mut().for_each(|inner| rename(inner, names));
        block.results.iter_mut().for_each(new);
    }
}

/// The reads that updates of donated parameters do not depend on already, in order.
fn unordered_reads(function: &Recorded) -> Vec<Read> {
    let block = &function.block;
    let donated = block.arguments.iter().zip(&function.donations);
    let donated = donated.filter_map(|(&id, donation)| match donation {
        Donation::Output(output) if function.ty(id).numel() >= SMALL => Some((id, *output)),
        _ => None,
    });
    let donated: Vec<_> = donated.collect();
    if donated.is_empty() {
        return Vec::new();
    }
    let uses = Uses::new(block);
    let mut reads = Vec::new();
    for (parameter, output) in donated {
        let Some(&update) = uses.makers.get(&block.results[output]) else { continue };
        let readers = uses.readers.get(&parameter).map_or(&[][..], Vec::as_slice);
        // Most parameters of most programs are read only by their update.
        if readers.iter().all(|&at| at == update) {
            continue;
        }
        let feeds = uses.feeding(update);
        let Some(&last) = readers.iter().rfind(|&&at| feeds[at]) else { continue };
        let before = readers.iter().copied().filter(|&at| !feeds[at] && at < last);
        reads.extend(before.map(|statement| Read { statement, parameter }));
    }
    reads.sort_by_key(|read| (read.statement, read.parameter));
    reads
}

/// The statement of a block that makes each value, and the statements that read each parameter.
struct Uses {
    makers: HashMap<u32, usize>,
    /// Reads directly, or through statements that only move elements.
    readers: HashMap<u32, Vec<usize>>,
    /// The values that each statement depends on.
    needs: Vec<Ids>,
}

impl Uses {
    fn new(block: &Block) -> Self {
        let mut bases: HashMap<u32, u32> = block.arguments.iter().map(|&id| (id, id)).collect();
        let mut uses = Uses { makers: HashMap::new(), readers: HashMap::new(), needs: Vec::new() };
        for (at, s) in block.statements.iter().enumerate() {
            let mut needs = s.operands.clone();
            s.regions.iter().for_each(|region| add_needs(region, &mut needs));
            let moved = if moves(s) { bases.get(&s.operands[0]).copied() } else { None };
            if let Some(base) = moved {
                bases.insert(s.results[0], base);
            } else {
                for base in needs.iter().filter_map(|id| bases.get(id)) {
                    let readers = uses.readers.entry(*base).or_default();
                    if readers.last() != Some(&at) {
                        readers.push(at);
                    }
                }
            }
            uses.needs.push(needs);
            uses.makers.extend(s.results.iter().map(|&id| (id, at)));
        }
        uses
    }

    /// For each statement, true if `last` depends on it.
    fn feeding(&self, last: usize) -> Vec<bool> {
        let mut feeds = vec![false; self.needs.len()];
        feeds[last] = true;
        for at in (0..=last).rev() {
            if feeds[at] {
                let makers = self.needs[at].iter().filter_map(|id| self.makers.get(id));
                makers.for_each(|&maker| feeds[maker] = true);
            }
        }
        feeds
    }
}

fn add_needs(block: &Block, needs: &mut Ids) {
    for s in &block.statements {
        needs.extend(s.operands.iter().copied());
        s.regions.iter().for_each(|region| add_needs(region, needs));
    }
    needs.extend(block.results.iter().copied());
}

/// True if a statement only moves elements of its first operand.
fn moves(s: &Statement) -> bool {
    matches!(
        s.name,
        "stablehlo.reshape"
            | "stablehlo.transpose"
            | "stablehlo.slice"
            | "stablehlo.dynamic_slice"
            | "stablehlo.broadcast_in_dim"
            | "stablehlo.reverse"
            | "stablehlo.bitcast_convert"
    )
}

#[cfg(test)]
mod tests {
    use crate::target::rewrite;
    use hlo::{Builder, DType, Donation, Type};

    #[test]
    fn an_update_waits_for_other_reads_of_the_parameter() {
        let b = Builder::recording();
        let w = b.argument(Type::new(DType::F32, &[128, 128]));
        let g = b.argument(Type::new(DType::F32, &[128, 128]));
        let read = g.matmul(w.transpose(&[1, 0]));
        let (read, updated) = (read.tanh(), w - g);
        let function = b.finish(&[w, g], &[read, updated]).expect("a valid function");
        let donations = vec![Donation::Output(1), Donation::None];
        let text = rewrite(&function.donating(donations)).expect("a rewriting").text("f");
        assert_eq!(text.matches("optimization_barrier\"(%0, %2)").count(), 1, "{text}");
        assert!(text.contains("stablehlo.subtract\"(%"), "{text}");
        assert!(!text.contains("stablehlo.subtract\"(%0"), "{text}");
    }
}
