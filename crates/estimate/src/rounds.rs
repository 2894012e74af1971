//! The rounds of a loop that counts. Compilers drop the number that they knew, so the counters of
//! the loop are followed from their constants until its condition fails.

use crate::module::{Computation, Instruction, Module};
use std::collections::HashMap;

/// Rounds after which a loop is given up: no step of a model has as many.
const LIMIT: u64 = 1 << 16;

/// The whole numbers that a loop carries and that are known, by their places.
type State = HashMap<i64, i64>;

/// The rounds of a loop, if they follow from constants.
pub(crate) fn rounds(module: &Module, within: &Computation, found: &Instruction) -> Option<u64> {
    let called: Vec<_> = module.called(found).collect();
    let is_condition = |c: &&&Computation| c.root().is_some_and(Instruction::is_truth);
    let condition = called.iter().find(is_condition)?;
    let body = called.iter().find(|c| !is_condition(c))?;
    let first = within.operand(found, 0)?;
    let outer = Scope { module, computation: within, given: Given::Nothing };
    let mut state = outer.parts(first);
    for round in 0..LIMIT {
        let holds = Scope { module, computation: condition, given: Given::State(&state) };
        if holds.value(condition.root()?)? == 0 {
            return Some(round);
        }
        let step = Scope { module, computation: body, given: Given::State(&state) };
        state = step.parts(body.root()?);
    }
    None
}

/// What a computation is called with.
enum Given<'s> {
    Nothing,
    /// A tuple of which some parts are known.
    State(&'s State),
    /// The operands of a fusion.
    Operands(Vec<Option<i64>>),
}

struct Scope<'s> {
    module: &'s Module,
    computation: &'s Computation,
    given: Given<'s>,
}

impl Scope<'_> {
    /// The known parts of a tuple.
    fn parts(&self, tuple: &Instruction) -> State {
        if tuple.opcode == "copy" {
            return self.operand(tuple, 0).map(|tuple| self.parts(tuple)).unwrap_or_default();
        }
        let parts = (0..).map_while(|at| Some((at as i64, self.operand(tuple, at)?)));
        let is_tuple = tuple.opcode == "tuple";
        let known = |(at, part)| Some((at, self.value(part)?));
        if is_tuple { parts.filter_map(known).collect() } else { State::new() }
    }

    fn operand(&self, of: &Instruction, at: usize) -> Option<&Instruction> {
        self.computation.operand(of, at)
    }

    /// A whole number or a truth value.
    fn value(&self, of: &Instruction) -> Option<i64> {
        let operand = |at: usize| self.value(self.operand(of, at)?);
        match of.opcode.as_str() {
            "constant" => of.whole_number(),
            "parameter" => match &self.given {
                Given::Operands(values) => *values.get(of.parameter_number as usize)?,
                _ => None,
            },
            "get-tuple-element" => match &self.given {
                Given::State(state) if self.operand(of, 0)?.opcode == "parameter" => {
                    state.get(&of.tuple_index).copied()
                }
                _ => None,
            },
            "copy" | "bitcast" | "convert" | "reshape" => operand(0),
            "add" => Some(operand(0)?.wrapping_add(operand(1)?)),
            "subtract" => Some(operand(0)?.wrapping_sub(operand(1)?)),
            "compare" => {
                let (x, y) = (operand(0)?, operand(1)?);
                let holds = match of.comparison_direction.as_str() {
                    "LT" => x < y,
                    "LE" => x <= y,
                    "GT" => x > y,
                    "GE" => x >= y,
                    "NE" => x != y,
                    "EQ" => x == y,
                    _ => return None,
                };
                Some(holds.into())
            }
            "fusion" | "call" => {
                let called = self.module.called(of).next()?;
                let operands = (0..).map_while(|at| self.operand(of, at));
                let given = Given::Operands(operands.map(|operand| self.value(operand)).collect());
                let inner = Scope { module: self.module, computation: called, given };
                inner.value(called.root()?)
            }
            _ => None,
        }
    }
}

#[cfg(test)]
mod tests {
    use super::rounds;
    use crate::module::{Instruction, fixture};

    fn calling(mut of: Instruction, called: &[i64]) -> Instruction {
        of.called_computation_ids = called.to_vec();
        of
    }

    /// From 2 by 3 to a limit, which the loop carries, too.
    fn counting(limit: i32, direction: &str) -> Option<u64> {
        let part = |at| fixture::part(fixture::PARAMETER, at);
        let (first, second) = (part(0).id(), part(1).id());
        let state = || fixture::numbered("parameter", fixture::PARAMETER, &[]);
        let entry = [
            fixture::number(10, 2),
            fixture::number(11, limit),
            fixture::numbered("tuple", 12, &[10, 11]),
            calling(fixture::numbered("while", 13, &[12]), &[1, 2]),
        ];
        let body = [
            state(),
            part(0),
            part(1),
            fixture::number(20, 3),
            calling(fixture::numbered("fusion", 21, &[first, 20]), &[3]),
            fixture::numbered("tuple", 22, &[21, second]),
        ];
        let mut compared = fixture::truth(fixture::numbered("compare", 30, &[first, second]));
        compared.comparison_direction = direction.into();
        let condition = [state(), part(0), part(1), compared];
        let operand = |at| {
            let mut operand = fixture::numbered("parameter", 40 + at, &[]);
            operand.parameter_number = at;
            operand
        };
        let sum = [operand(0), operand(1), fixture::numbered("add", 42, &[40, 41])];
        let module = fixture::module(&[&entry, &body, &condition, &sum]);
        let entry = module.entry().expect("an entry");
        rounds(&module, entry, entry.root().expect("the loop"))
    }

    #[test]
    fn counters_are_followed_to_their_end() {
        assert_eq!(counting(14, "LT"), Some(4));
        assert_eq!(counting(15, "LT"), Some(5));
        assert_eq!(counting(2, "LT"), Some(0));
        assert_eq!(counting(14, "LE"), Some(5));
    }

    #[test]
    fn a_loop_without_end_has_no_number() {
        assert_eq!(counting(14, "GE"), Some(0));
        assert_eq!(counting(1, "GE"), None);
    }
}
