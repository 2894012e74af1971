//! Leaves out unused statements, composites, and statements that change nothing.
//!
//! A recording drops unused statements when it is finished. It keeps slices of the whole and pads
//! by nothing, because at other sizes they may change something.

use crate::Type;
use crate::attribute::Attribute;
use crate::control::COMPOSITE;
use crate::statement::{Block, Ids, Recorded, Statement};
use std::collections::HashMap;

impl Recorded {
    /// The same function without composites and statements that change nothing. Its notes on extents
    /// are dropped.
    #[must_use]
    pub fn simplified(mut self) -> Recorded {
        self.extents.clear();
        self.masked.clear();
        skip_identities(&mut self.block, &self.types, &mut HashMap::new());
        self.without_dead()
    }

    /// The same function without unused statements. Its values are numbered without gaps.
    #[must_use]
    pub(crate) fn without_dead(mut self) -> Recorded {
        let mut live = vec![false; self.types.len()];
        mark(&self.block, &mut live);
        self.extents.retain(|&id, _| live[id as usize]);
        self.masked.retain(|&id, source| live[id as usize] && live[*source as usize]);
        // Sizes are needed, too, if only a target's kernel reads them.
        let sizes = self.extents.values().flatten().flatten().filter_map(|(_, size)| *size);
        let sizes: Vec<u32> = sizes.collect();
        mark_with(&self.block, &mut live, &sizes);
        drop_dead(&mut self.block, &live);
        self.renumber();
        self
    }

    fn renumber(&mut self) {
        let mut used = vec![false; self.types.len()];
        each_id(&mut self.block, &mut |id| used[*id as usize] = true);
        if used.iter().all(|used| *used) {
            return;
        }
        let mut next = 0;
        let mut names = vec![0; self.types.len()];
        for (name, used) in names.iter_mut().zip(&used) {
            *name = next;
            next += u32::from(*used);
        }
        let named = |id: u32| names[id as usize];
        each_id(&mut self.block, &mut |id| *id = named(*id));
        let pairs = std::mem::take(&mut self.masked).into_iter();
        self.masked = pairs.map(|(id, source)| (named(id), named(source))).collect();
        let extents = std::mem::take(&mut self.extents).into_iter();
        self.extents = extents
            .map(|(id, mut extents)| {
                let sizes = extents.iter_mut().flatten().filter_map(|(_, size)| size.as_mut());
                sizes.for_each(|size| *size = named(*size));
                (named(id), extents)
            })
            .collect();
        let mut used = used.into_iter();
        self.types.retain(|_| used.next() == Some(true));
    }
}

/// Removes statements whose result is their operand, puts the statements of composites in their
/// place, and renames the results of both everywhere.
fn skip_identities(block: &mut Block, types: &[Type], same: &mut HashMap<u32, u32>) {
    let rename = |ids: &mut Ids, same: &HashMap<u32, u32>| {
        ids.iter_mut().for_each(|id| *id = same.get(id).copied().unwrap_or(*id));
    };
    let mut kept = Vec::with_capacity(block.statements.len());
    for mut s in std::mem::take(&mut block.statements) {
        rename(&mut s.operands, same);
        let is_composite = s.name == COMPOSITE;
        if is_composite {
            same.extend(s.regions[0].arguments.iter().copied().zip(s.operands.iter().copied()));
        }
        s.regions.iter_mut().for_each(|region| skip_identities(region, types, same));
        if is_composite {
            let body = s.regions.swap_remove(0);
            same.extend(s.results.into_iter().zip(body.results));
            kept.extend(body.statements);
        } else if is_identity(&s, types) {
            same.insert(s.results[0], s.operands[0]);
        } else {
            kept.push(s);
        }
    }
    block.statements = kept;
    rename(&mut block.results, same);
}

fn is_identity(statement: &Statement, types: &[Type]) -> bool {
    let ty = |ids: &Ids| &types[ids[0] as usize];
    let keeps_type = || ty(&statement.operands) == ty(&statement.results);
    match statement.name {
        "stablehlo.slice" => keeps_type(),
        "stablehlo.pad" => {
            let is_zero = |name| match statement.attributes.get(name) {
                Some(Attribute::Ints(list)) => list.iter().all(|&by| by == 0),
                _ => false,
            };
            ["edge_padding_low", "edge_padding_high", "interior_padding"].into_iter().all(is_zero)
        }
        _ => false,
    }
}

/// Marks the values that a block's results depend on.
fn mark(block: &Block, live: &mut [bool]) {
    mark_with(block, live, &[]);
}

/// Marks the values that a block's results and these values depend on.
fn mark_with(block: &Block, live: &mut [bool], also: &[u32]) {
    block.results.iter().chain(also).for_each(|&id| live[id as usize] = true);
    for statement in block.statements.iter().rev() {
        if is_live(statement, live) {
            statement.operands.iter().for_each(|&id| live[id as usize] = true);
            statement.regions.iter().for_each(|region| mark(region, live));
        }
    }
}

fn drop_dead(block: &mut Block, live: &[bool]) {
    block.statements.retain_mut(|statement| {
        statement.regions.iter_mut().for_each(|region| drop_dead(region, live));
        is_live(statement, live)
    });
}

/// True if a statement makes a value that is live, or does more than making values.
fn is_live(statement: &Statement, live: &[bool]) -> bool {
    statement.results.iter().any(|&id| live[id as usize])
        || statement.attributes.text("has_side_effect") == Some("true")
}

/// Visits every occurrence of a value's id.
pub(crate) fn each_id(block: &mut Block, visit: &mut impl FnMut(&mut u32)) {
    block.arguments.iter_mut().for_each(&mut *visit);
    for statement in &mut block.statements {
        statement.operands.iter_mut().for_each(&mut *visit);
        statement.results.iter_mut().for_each(&mut *visit);
        statement.regions.iter_mut().for_each(|region| each_id(region, visit));
    }
    block.results.iter_mut().for_each(visit);
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Type};

    #[test]
    fn composites_become_their_statements() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[4]));
        let both = b.composite("pair", &[x.tanh()], &[x.ty(), x.ty()], |v| vec![v[0], v[0].sqrt()]);
        let function = b.finish(&[x], &[both[0] + both[1]]).expect("a valid function");
        assert!(function.text("f").contains("stablehlo.composite"));
        let text = function.simplified().text("f");
        assert!(!text.contains("composite"), "{text}");
        assert_eq!(text.matches("%1").count(), 3, "tanh, its root and the sum have it: {text}");
    }

    #[test]
    fn unused_statements_and_identities_are_dropped() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[4, 8]));
        let _dead = x.tanh().reduce_sum(&[0]);
        let same = x.slice_dim(1, 0, 8, 1).pad_dim(b.scalar(0, DType::F32), 0, 0, 0);
        let moved = x.pad_dim(b.scalar(0, DType::F32), 0, -1, 1);
        let function = b.finish(&[x], &[same + moved]).expect("a valid function").simplified();
        let names: Vec<_> = function.block.statements.iter().map(|s| s.name).collect();
        assert_eq!(names, ["stablehlo.constant", "stablehlo.pad", "stablehlo.add"]);
        assert_eq!(function.types.len(), 4);
        assert!(function.text("f").contains("%3 = \"stablehlo.add\"(%0, %2)"));
    }

    #[test]
    fn a_loop_keeps_the_outer_values_of_its_body() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[4]));
        let step = x.tanh();
        let made = b.for_loop(3, &[x], |_, carried| {
            let _dead = carried[0].sine();
            vec![carried[0] + step]
        });
        let text = b.finish(&[x], &made).expect("a valid function").simplified().text("f");
        assert!(text.contains("tanh") && !text.contains("sine"), "{text}");
    }
}
