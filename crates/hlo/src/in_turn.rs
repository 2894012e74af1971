//! Values whose rows a loop reads in turn, with those rows one after another in memory.
//!
//! A recurrent layer whose input has the batch first reads a transposed view of it, one step at a time.
//! XLA:TPU lays the value out for what makes it: the steps are then rows of tiles, and each round of the
//! loop reads the tiles of eight steps for one. A copy before the loop costs less.

use crate::simplify::each_id;
use crate::statement::{Block, Recorded, Statement};
use std::collections::HashSet;

/// Rounds from which a copy is worth its time.
const MANY: i64 = 16;
/// The rows and columns of a tile.
const TILE: [i64; 2] = [8, 128];

impl Recorded {
    /// The same function, in which values lie row-major that a loop reads a matrix at a time.
    #[must_use]
    pub fn with_rows_in_turn(mut self) -> Recorded {
        let mut at = 0;
        while at < self.block.statements.len() {
            for id in self.read_in_turn(at) {
                let laid = self.types.len() as u32;
                self.types.push(self.ty(id).clone());
                let order: Vec<i64> = (0..self.ty(id).rank() as i64).rev().collect();
                let made =
                    Statement::laid_out(id, laid, &order, self.block.statements[at].location);
                self.block.statements.insert(at, made);
                at += 1;
                for region in &mut self.block.statements[at].regions {
                    each_id(region, &mut |used| {
                        if *used == id {
                            *used = laid;
                        }
                    });
                }
            }
            at += 1;
        }
        self
    }

    /// The values of the function that the loop at this place reads a row at a time.
    fn read_in_turn(&self, at: usize) -> Vec<u32> {
        let s = &self.block.statements[at];
        let ("stablehlo.while", [_, body]) = (s.name, &s.regions[..]) else { return Vec::new() };
        let mut inner = HashSet::new();
        s.regions.iter().for_each(|region| defined(region, &mut inner));
        let (mut rows, mut others) = (Vec::new(), HashSet::new());
        body.visit(&mut |s| {
            let is_row = self.is_row_of_tiles(s);
            for (place, &id) in s.operands.iter().enumerate().filter(|(_, id)| !inner.contains(*id))
            {
                if !is_row || place > 0 {
                    others.insert(id);
                } else if !rows.contains(&id) {
                    rows.push(id);
                }
            }
        });
        rows.retain(|id| !others.contains(id) && !self.block.arguments.contains(id));
        rows
    }

    /// True of a matrix out of many, which fills tiles. Values of more dimensions, such as images, may
    /// lie in an order in which each one is whole.
    fn is_row_of_tiles(&self, s: &Statement) -> bool {
        let ("stablehlo.dynamic_slice", Some(sizes)) = (s.name, s.attributes.ints("slice_sizes"))
        else {
            return false;
        };
        let dims = &self.ty(s.operands[0]).dims;
        let fills = |(extent, by): (&i64, i64)| *extent > 0 && extent % by == 0;
        dims.len() == 3
            && dims[0] >= MANY
            && sizes[0] == 1
            && sizes[1..] == dims[1..]
            && dims[1..].iter().zip(TILE).all(fills)
    }
}

/// Collects what a block defines.
fn defined(block: &Block, found: &mut HashSet<u32>) {
    found.extend(&block.arguments);
    for s in &block.statements {
        found.extend(&s.results);
        s.regions.iter().for_each(|region| defined(region, found));
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Recorded, Type};

    fn text(dims: &[i64], is_made: bool) -> String {
        let b = Builder::recording();
        let given = b.argument(Type::new(DType::BF16, dims));
        let x = if is_made { given.tanh() } else { given };
        let start = b.splat(0, Type::new(DType::BF16, &dims[1..]));
        let made = b.for_loop(dims[0], &[start], |at, carried| {
            let zero = b.scalar(0, DType::S32);
            let mut places = vec![at];
            places.resize(dims.len(), zero);
            let mut sizes = dims.to_vec();
            sizes[0] = 1;
            vec![carried[0] + x.dynamic_slice(&places, &sizes).reshape(&dims[1..])]
        });
        let function = b.finish(&[given], &[made[0], x.reduce_sum(&[0])]).expect("a function");
        let text = function.with_rows_in_turn().text("f");
        assert!(Recorded::parse(&text, "f").is_ok(), "{text}");
        text
    }

    #[test]
    fn what_a_loop_reads_in_turn_is_row_major() {
        let text = text(&[64, 16, 128], true);
        let call = text.lines().find(|line| line.contains("LayoutConstraint")).expect("the call");
        let laid = call.split_once(' ').expect("a result").0;
        assert!(text.contains(&format!("\"stablehlo.dynamic_slice\"({laid}, ")), "{text}");
        assert!(!text.contains(&format!("\"stablehlo.reduce\"({laid}, ")), "{text}");
    }

    #[test]
    fn other_values_stay() {
        for (dims, is_made) in [
            (&[64, 16, 128], false),
            (&[64, 3, 128], true),
            (&[64, 16, 8], true),
            (&[8, 16, 128], true),
        ] {
            assert!(!text(dims, is_made).contains("LayoutConstraint"), "{dims:?}");
        }
    }
}
