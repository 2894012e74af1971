//! Adding up the instructions of an optimised module.

use crate::collective::sent;
use crate::module::{Computation, Instruction, Module, is_free};
use crate::peak::{Held, peak};
use crate::product::flops;
use crate::rounds::rounds;
use std::collections::BTreeSet;

/// What a program comes to.
#[derive(Clone, Debug, Default)]
pub struct Estimate {
    /// The instructions that compute or move something, in the order of the module.
    pub parts: Vec<Part>,
    /// Loops whose number of rounds the compiler does not know: they count as one round.
    pub loops_counted_once: u64,
    /// What does something and has no estimate: opcodes, and targets of custom calls.
    pub not_estimated: BTreeSet<String>,
    /// The temporaries at the time when their sum is greatest, the largest first.
    pub held: Vec<Held>,
}

/// An instruction and all its rounds.
#[derive(Clone, Debug, Default)]
pub struct Part {
    pub name: String,
    pub opcode: String,
    /// The target of a custom call.
    pub target: String,
    /// The type of the result, as XLA writes it.
    pub shape: String,
    /// The opcodes inside of a fusion.
    pub contents: Vec<String>,
    /// The location that the program's text gave to it, or to the product inside.
    pub from: String,
    /// How often it runs.
    pub rounds: u64,
    /// The compiler's estimate for all rounds.
    pub cycles: Option<u64>,
    /// Bytes to and from the large memory in all rounds, at least.
    pub bytes: u64,
    /// Operations of products in all rounds.
    pub flops: u64,
    /// Bytes that a chip sends to others in all rounds.
    pub sent: u64,
    /// Of a collective that only starts here, the cycles of what runs before its end, in all rounds.
    pub beside: u64,
}

impl Estimate {
    /// Reads an optimised module in one of the formats in which plugins give them.
    ///
    /// # Errors
    /// A text that says what is wrong with the module.
    pub fn read(format: &str, code: &[u8]) -> Result<Estimate, String> {
        let module = Module::read(format, code)?;
        let entry = module.entry().ok_or("the optimised program has no entry")?;
        Ok(Estimate { held: peak(&module, entry), ..Estimate::of(&module, entry) })
    }

    fn of(module: &Module, computation: &Computation) -> Estimate {
        let mut sum = Estimate::default();
        for instruction in &computation.instructions {
            let called = module.called(instruction).map(|called| Estimate::of(module, called));
            match instruction.opcode.as_str() {
                "while" => {
                    // `known_trip_count` holds one field, `n`.
                    let noted = instruction.noted("n");
                    let rounds = noted.or_else(|| rounds(module, computation, instruction));
                    sum.loops_counted_once += u64::from(rounds.is_none());
                    called.for_each(|part| sum.add(part, rounds.unwrap_or(1)));
                }
                "call" => called.for_each(|part| sum.add(part, 1)),
                "conditional" => {
                    // By a truth value, rows choose first what nearly always runs.
                    let is_two = module.is_choice_of_two(computation, instruction);
                    let branches: Vec<_> = called.collect();
                    let longest = || branches.iter().map(Estimate::cycles).max();
                    let cycles =
                        if is_two { branches.first().map(Estimate::cycles) } else { longest() };
                    let taken = branches.into_iter().find(|part| Some(part.cycles()) == cycles);
                    taken.into_iter().for_each(|part| sum.add(part, 1));
                }
                opcode if !is_free(opcode) => sum.count(module, computation, instruction),
                _ => {}
            }
        }
        sum
    }

    fn count(&mut self, module: &Module, computation: &Computation, instruction: &Instruction) {
        let cycles = instruction.cycles();
        let sent = sent(module, computation, instruction);
        let target = &instruction.custom_call_target;
        if cycles.is_none() {
            let name = if target.is_empty() { &instruction.opcode } else { target };
            self.not_estimated.insert(name.clone());
        }
        self.parts.push(Part {
            name: instruction.name.clone(),
            opcode: instruction.opcode.clone(),
            target: target.clone(),
            shape: instruction.shape.as_ref().map(|shape| shape.text()).unwrap_or_default(),
            contents: module.contents(instruction).into_iter().map(str::to_owned).collect(),
            from: origin(module, instruction),
            rounds: 1,
            cycles,
            bytes: moved(module, computation, instruction),
            flops: flops(module, computation, instruction),
            sent: sent.bytes,
            beside: sent.beside,
        });
    }

    fn add(&mut self, part: Estimate, rounds: u64) {
        self.loops_counted_once += part.loops_counted_once;
        self.not_estimated.extend(part.not_estimated);
        self.parts.extend(part.parts.into_iter().map(|part| Part {
            rounds: part.rounds * rounds,
            cycles: part.cycles.map(|cycles| cycles * rounds),
            bytes: part.bytes * rounds,
            flops: part.flops * rounds,
            sent: part.sent * rounds,
            beside: part.beside * rounds,
            ..part
        }));
    }

    /// The compiler's estimates, added up.
    pub fn cycles(&self) -> u64 {
        self.parts.iter().filter_map(|part| part.cycles).sum()
    }

    /// What is moved by the instructions that have no estimate, at least.
    pub fn other_bytes(&self) -> u64 {
        self.parts.iter().filter(|part| part.cycles.is_none()).map(|part| part.bytes).sum()
    }

    /// The copies and their cycles.
    pub fn copies(&self) -> (u64, u64) {
        let copies = self.parts.iter().filter(|part| part.is_copy());
        copies
            .fold((0, 0), |(n, cycles), part| (n + part.rounds, cycles + part.cycles.unwrap_or(0)))
    }
}

impl Part {
    fn is_copy(&self) -> bool {
        self.cycles.is_some() && ["copy", "copy-start"].contains(&self.opcode.as_str())
    }
}

/// The location of an instruction. A fusion has that of its last instruction, but its product takes
/// the time.
pub(crate) fn origin(module: &Module, instruction: &Instruction) -> String {
    let is_product = |i: &&Instruction| ["dot", "convolution"].contains(&i.opcode.as_str());
    let inner = module.inner(instruction).find(is_product);
    let named = |i: &Instruction| i.metadata.as_ref().map(|m| m.op_name.clone());
    let mut names = inner.into_iter().chain([instruction]).chain(module.inner(instruction));
    names.find_map(|i| named(i).filter(|name| !name.is_empty())).unwrap_or_default()
}

/// The bytes that an instruction moves to and from the large memory, at least.
fn moved(module: &Module, computation: &Computation, instruction: &Instruction) -> u64 {
    let contents = module.contents(instruction);
    let is = |opcode: &str| instruction.opcode == opcode || contents.contains(opcode);
    let operands = computation.operands(instruction);
    let result = instruction.bytes();
    let of = |operands: &[&Instruction]| operands.iter().map(|o| o.bytes()).sum::<u64>();
    match instruction.opcode.as_str() {
        // One of the two ends is on the chip.
        opcode if opcode.ends_with("-done") => return instruction.all_bytes(),
        opcode if opcode.ends_with("-start") => return 0,
        // Only names: nothing is moved.
        "custom-call" if instruction.custom_call_target == "ConcatBitcast" => return 0,
        _ => {}
    }
    if is("sort") {
        // A pass for each stage of a network that sorts, wherever the elements are.
        let dimension = instruction.dimensions.first().copied().unwrap_or(0);
        let extent = instruction.shape.as_ref().map_or(1, |shape| shape.extent(dimension));
        let levels = u64::from(extent.max(2).cast_unsigned().next_power_of_two().ilog2());
        return levels * (levels + 1) / 2 * instruction.all_bytes();
    }
    if is("scatter") {
        // Updates are read, their places read and written. What is scattered into stays where it
        // is; if nothing is, it is made here.
        let (target, updates): (Vec<_>, Vec<_>) =
            operands.iter().copied().partition(|o| o.bytes() == result);
        return 3 * of(&updates) + if target.is_empty() { result } else { 0 };
    }
    if instruction.opcode == "dynamic-update-slice" {
        // In its place: the compiler copies what must be kept by another instruction.
        return operands.get(1).map_or(result, |update| 2 * update.bytes());
    }
    if is("gather") || is("slice") || is("dynamic-slice") {
        return result + operands.iter().map(|o| o.bytes().min(result)).sum::<u64>();
    }
    result + of(&operands)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::module::fixture;

    #[test]
    fn a_loop_counts_all_its_rounds() {
        let body = [fixture::estimated("fusion", 100), fixture::estimated("copy", 10)];
        let known = fixture::calling("while", r#"{"known_trip_count":{"n":"5"}}"#);
        let module = fixture::module(&[&[known, fixture::estimated("copy", 7)], &body]);
        let sum = Estimate::of(&module, module.entry().unwrap());
        assert_eq!((sum.cycles(), sum.copies()), (557, (6, 57)));
        assert_eq!(sum.loops_counted_once, 0);

        let module = fixture::module(&[&[fixture::calling("while", "")], &body]);
        let sum = Estimate::of(&module, module.entry().unwrap());
        assert_eq!((sum.cycles(), sum.loops_counted_once), (110, 1));
    }

    #[test]
    fn a_part_is_written_in_its_place() {
        let whole = fixture::given(&[64, 1024]);
        let part = fixture::with(fixture::shaped("parameter", &[1, 1024]), 101, &[]);
        let update = fixture::shaped("dynamic-update-slice", &[64, 1024]);
        let update = fixture::with(update, 102, &[fixture::PARAMETER, 101]);
        let module = fixture::module(&[&[whole, part, update]]);
        let sum = Estimate::of(&module, module.entry().unwrap());
        assert_eq!(sum.other_bytes(), 2 * 1024 * 4);
    }

    #[test]
    fn what_has_no_estimate_counts_by_its_bytes() {
        let sort = fixture::shaped("sort", &[4, 1024]);
        let module = fixture::module(&[&[sort]]);
        let sum = Estimate::of(&module, module.entry().unwrap());
        assert_eq!(sum.not_estimated, BTreeSet::from(["sort".to_owned()]));
        // 1024 elements are 10 levels of up to 10 stages; there are 4 rows of float32.
        assert_eq!((sum.cycles(), sum.other_bytes()), (0, 55 * 4 * 1024 * 4));
    }
}
