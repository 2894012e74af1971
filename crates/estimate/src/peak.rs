//! What lies in the large memory when a program needs most of it, beside its arguments and results.
//! Padding of tiles is not counted.

use crate::cost::origin;
use crate::module::{Computation, Instruction, Module, Shape};
use std::cmp::Reverse;
use std::collections::HashMap;

/// A temporary value that is there when most memory is needed.
#[derive(Clone, Debug, Default, PartialEq)]
pub struct Held {
    pub bytes: u64,
    /// The instruction that made it, and the type as XLA writes it.
    pub name: String,
    pub shape: String,
    /// The location of the instruction.
    pub from: String,
}

/// The part of a value that is one array.
struct Buffer<'m> {
    bytes: u64,
    /// The first and the last instruction that need it, by their places in the order.
    first: usize,
    last: usize,
    instruction: &'m Instruction,
    shape: &'m Shape,
}

struct Lives<'m> {
    buffers: Vec<Buffer<'m>>,
    /// The buffers of each instruction's result.
    of: HashMap<i64, Vec<usize>>,
}

/// The temporaries at the time when their sum is greatest, the largest first.
pub(crate) fn peak(module: &Module, computation: &Computation) -> Vec<Held> {
    let order = module.order(computation);
    let mut lives = Lives { buffers: Vec::new(), of: HashMap::new() };
    order.iter().enumerate().for_each(|(at, i)| lives.note(computation, at, i));
    // The caller has the results.
    for &id in computation.root().and_then(|root| lives.of.get(&root.id())).into_iter().flatten() {
        lives.buffers[id].bytes = 0;
    }
    lives.reuse();
    let (mut most, mut held) = (0, Vec::new());
    for (at, instruction) in order.iter().enumerate() {
        let is_fused = instruction.opcode == "fusion";
        let called = module.called(instruction).filter(|_| !is_fused);
        let inside = called.map(|called| peak(module, called)).max_by_key(|held| sum(held));
        let inside = inside.unwrap_or_default();
        let total = lives.at(at).map(|b| b.bytes).sum::<u64>() + sum(&inside);
        if total > most {
            most = total;
            held = lives.at(at).map(|b| b.held(module, computation)).chain(inside).collect();
        }
    }
    held.sort_by_key(|held| Reverse(held.bytes));
    held
}

fn sum(held: &[Held]) -> u64 {
    held.iter().map(|held| held.bytes).sum()
}

impl<'m> Lives<'m> {
    fn note(&mut self, computation: &Computation, at: usize, instruction: &'m Instruction) {
        let operands = computation.operands(instruction);
        let given: Vec<Vec<usize>> =
            operands.iter().map(|o| self.of.get(&o.id()).cloned().unwrap_or_default()).collect();
        given.iter().flatten().for_each(|&id| self.buffers[id].last = at);
        let first = || given.first().cloned().unwrap_or_default();
        let made = match instruction.opcode.as_str() {
            "tuple" => given.concat(),
            "get-tuple-element" => {
                let parts = operands.first().and_then(|o| o.shape.as_ref());
                let sizes =
                    parts.into_iter().flat_map(Shape::parts).map(|part| part.arrays().len());
                let at = instruction.tuple_index as usize;
                let sizes: Vec<usize> = sizes.take(at + 1).collect();
                let end: usize = sizes.iter().sum();
                let start = end - sizes.last().copied().unwrap_or(0);
                first().get(start..end).map(<[usize]>::to_vec).unwrap_or_default()
            }
            "bitcast" | "while" | "optimization-barrier" | "dynamic-update-slice" => first(),
            "copy-done" => first().into_iter().take(1).collect(),
            opcode if opcode.ends_with("-done") => first().into_iter().skip(1).take(1).collect(),
            opcode => {
                let arrays = instruction.shape.as_ref().map(Shape::arrays).unwrap_or_default();
                let new = |(part, shape): (usize, &'m Shape)| {
                    // What starts has its operand and its result as parts.
                    let is_new = match opcode {
                        "parameter" | "constant" => false,
                        "copy-start" => part == 0,
                        opcode => part > 0 || !opcode.ends_with("-start"),
                    };
                    let bytes = if is_new { shape.bytes(false) } else { 0 };
                    self.buffers.push(Buffer { bytes, first: at, last: at, instruction, shape });
                    self.buffers.len() - 1
                };
                arrays.into_iter().enumerate().map(new).collect()
            }
        };
        self.of.insert(instruction.id(), made);
    }

    /// A result may take the place of an operand of its size that is not needed any more.
    fn reuse(&mut self) {
        let mut free: HashMap<(usize, u64), usize> = HashMap::new();
        for buffer in &self.buffers {
            if buffer.last > buffer.first {
                *free.entry((buffer.last, buffer.bytes)).or_default() += 1;
            }
        }
        for buffer in &mut self.buffers {
            if let Some(n) = free.get_mut(&(buffer.first, buffer.bytes)).filter(|n| **n > 0) {
                *n -= 1;
                buffer.first += 1;
            }
        }
    }

    fn at(&self, at: usize) -> impl Iterator<Item = &Buffer<'m>> {
        let is_there = move |b: &&Buffer<'_>| b.bytes > 0 && (b.first..=b.last).contains(&at);
        self.buffers.iter().filter(is_there)
    }
}

impl Buffer<'_> {
    /// The location of what made it. A copy has that of what it copies.
    fn from(&self, module: &Module, computation: &Computation) -> String {
        let mut instruction = Some(self.instruction);
        let mut names = std::iter::from_fn(|| {
            let made = instruction?;
            instruction = computation.operand(made, 0);
            Some(origin(module, made))
        });
        names.find(|name| !name.is_empty()).unwrap_or_default()
    }

    fn held(&self, module: &Module, computation: &Computation) -> Held {
        Held {
            bytes: self.bytes,
            name: self.instruction.name.clone(),
            shape: self.shape.text(),
            from: self.from(module, computation),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::module::fixture;

    fn names(instructions: &[Instruction]) -> Vec<(u64, i64)> {
        let module = fixture::module(&[instructions]);
        let named = |held: Held| (held.bytes, held.name.parse().unwrap());
        peak(&module, module.entry().unwrap()).into_iter().map(named).collect()
    }

    fn made(opcode: &str, id: i64, n: i64, operands: &[i64]) -> Instruction {
        let mut made = fixture::with(fixture::shaped(opcode, &[n]), id, operands);
        made.name = id.to_string();
        made
    }

    #[test]
    fn values_lie_there_from_their_making_to_their_last_use() {
        let instructions = [
            fixture::given(&[8]),
            made("fusion", 1, 8, &[fixture::PARAMETER]),
            made("fusion", 2, 4, &[1]),
            made("fusion", 3, 16, &[2]),
            made("fusion", 4, 1, &[1, 3]),
        ];
        // The last one is the result.
        assert_eq!(names(&instructions), [(64, 3), (32, 1), (16, 2)]);
    }

    #[test]
    fn a_result_takes_the_place_of_an_operand_of_its_size() {
        let instructions = [
            made("fusion", 1, 8, &[]),
            made("fusion", 2, 8, &[1]),
            made("bitcast", 3, 8, &[2]),
            made("fusion", 4, 8, &[3]),
            made("fusion", 5, 1, &[4]),
        ];
        assert_eq!(names(&instructions), [(32, 1)]);
    }
}
