//! Gradients of narrow tables, laid out as the tables are stored.
//!
//! XLA:TPU stores a table whose rows are shorter than a tile's with its dimensions exchanged, so that they
//! fill tiles. A scatter makes whole rows, and its layout spread to all that reads it: the optimizer
//! copied the table into that layout and back, in twice the room. Only the gradient is copied now.

use crate::simplify::each_id;
use crate::statement::{Definitions, Ids, Recorded, Statement};
use std::collections::HashSet;

/// Elements from which a copy of a table costs more than one of its gradient alone.
const MANY: i64 = 1 << 16;
/// The rows and columns of a tile.
const TILE: [i64; 2] = [8, 128];

impl Recorded {
    /// The same function, in which what a scatter makes for the update of a narrow table lies as the
    /// table does.
    #[must_use]
    pub fn with_updates_as_stored(mut self) -> Recorded {
        for id in self.scattered_for_updates() {
            let found = self.block.statements.iter().position(|s| s.results.contains(&id));
            let Some(at) = found else { continue };
            let laid = self.types.len() as u32;
            self.types.push(self.ty(id).clone());
            each_id(&mut self.block, &mut |used| {
                if *used == id {
                    *used = laid;
                }
            });
            let scatter = &mut self.block.statements[at];
            scatter.results = Ids::from_slice(&[id]);
            let location = scatter.location;
            self.block.statements.insert(at + 1, Statement::laid_out(id, laid, &[0, 1], location));
        }
        self
    }

    /// The results of scatters from which, together with a parameter, element-wise statements make a
    /// result of the function.
    fn scattered_for_updates(&self) -> Vec<u32> {
        let (definitions, mut found) = (self.definitions(), Vec::new());
        for &result in self.block.results.iter().filter(|&&id| self.is_stored_exchanged(id)) {
            let (sources, has_parameter) = self.sources(result, &definitions);
            if has_parameter {
                found.extend(
                    sources.into_iter().filter(|id| !found.contains(id)).collect::<Vec<_>>(),
                );
            }
        }
        found
    }

    /// The scatters that a value is made of by element-wise statements, and true if a parameter of the
    /// value's dimensions is among its sources.
    fn sources(&self, result: u32, definitions: &Definitions<'_>) -> (Vec<u32>, bool) {
        let dims = &self.ty(result).dims;
        let (mut open, mut seen) = (vec![result], HashSet::from([result]));
        let (mut scatters, mut has_parameter) = (Vec::new(), false);
        while let Some(id) = open.pop() {
            match definitions.get(id) {
                None => has_parameter |= self.block.arguments.contains(&id),
                Some(s) if s.name == "stablehlo.scatter" && s.results.len() == 1 => {
                    scatters.push(id);
                }
                Some(s) if s.is_element_wise() => {
                    let of = s.operands.iter().filter(|&&of| self.ty(of).dims == *dims);
                    open.extend(of.copied().filter(|of| seen.insert(*of)));
                }
                Some(_) => {}
            }
        }
        (scatters, has_parameter)
    }

    /// True of a large matrix that needs less room with its dimensions exchanged.
    fn is_stored_exchanged(&self, id: u32) -> bool {
        let &[rows, columns] = &self.ty(id).dims[..] else { return false };
        let room = |tile: [i64; 2]| {
            let [rows, columns] = [(rows, tile[0]), (columns, tile[1])]
                .map(|(extent, by)| (extent as u64).next_multiple_of(by as u64));
            rows * columns
        };
        rows * columns >= MANY && room([TILE[1], TILE[0]]) < room(TILE)
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Recorded, Reducer, ScatterDims, Type};

    fn text(dims: &[i64], is_update: bool) -> String {
        let b = Builder::recording();
        let table = b.argument(Type::new(DType::F32, dims));
        let at = b.argument(Type::new(DType::S32, &[16, 1]));
        let rows = b.argument(Type::new(DType::F32, &[16, dims[1]]));
        let numbers = ScatterDims {
            update_window_dims: vec![1],
            inserted_window_dims: vec![0],
            scatter_dims_to_operand_dims: vec![0],
            index_vector_dim: 1,
            ..ScatterDims::default()
        };
        let made = table.zeros_like().scatter(at, rows, &numbers, Some(Reducer::Add));
        let result = if is_update { table - made * made } else { made };
        let function = b.finish(&[table, at, rows], &[result]).expect("a valid function");
        let text = function.with_updates_as_stored().text("f");
        assert!(Recorded::parse(&text, "f").is_ok(), "{text}");
        text
    }

    #[test]
    fn a_gradient_of_a_narrow_table_lies_as_the_table() {
        let text = text(&[20_000, 64], true);
        assert_eq!(text.matches("LayoutConstraint").count(), 1, "{text}");
        let call = text.lines().find(|line| line.contains("LayoutConstraint")).expect("the call");
        let laid = call.split_once(' ').expect("a result").0;
        assert!(text.contains(&format!("\"stablehlo.multiply\"({laid}, {laid})")), "{text}");
    }

    #[test]
    fn other_scatters_stay() {
        for (dims, is_update) in
            [(&[20_000, 64], false), (&[20_000, 128], true), (&[500, 64], true)]
        {
            assert!(!text(dims, is_update).contains("LayoutConstraint"), "{dims:?}");
        }
    }
}
