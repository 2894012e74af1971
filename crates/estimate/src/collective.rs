//! What collectives send over the links between chips, and what is computed meanwhile.
//!
//! XLA runs a collective in one of four ways: alone; from a start to a done; in steps inside of the
//! fusions between an `async-collective-start` and an `async-collective-done`; or on another core,
//! from the update that gives it its operand to a done.

use crate::module::{Computation, Instruction, Module};

/// What a collective comes to, once.
#[derive(Clone, Copy, Debug, Default, PartialEq)]
pub(crate) struct Sent {
    /// Bytes that a chip sends to others.
    pub(crate) bytes: u64,
    /// Cycles of what runs between the start and the end of an asynchronous one.
    pub(crate) beside: u64,
}

/// What an instruction sends, whether it is a collective or the start of one.
pub(crate) fn sent(module: &Module, within: &Computation, instruction: &Instruction) -> Sent {
    let bytes = match &instruction.opcode[..] {
        opcode if opcode.ends_with("-done") || opcode.ends_with("-update") => 0,
        "fusion" if !is_whole(module, instruction) => 0,
        _ => bytes(within, instruction).unwrap_or_else(|| inner(module, instruction)),
    };
    let beside =
        if bytes > 0 && starts(instruction) { beside(module, within, instruction) } else { 0 };
    Sent { bytes, beside }
}

/// What the collectives send that an instruction calls.
fn inner(module: &Module, instruction: &Instruction) -> u64 {
    let of = |computation: &Computation| -> u64 {
        let each = |i: &Instruction| match &i.opcode[..] {
            // The collective of another core.
            "custom-call" => inner(module, i),
            _ => bytes(computation, i).unwrap_or(0),
        };
        computation.instructions.iter().map(each).sum()
    };
    let sum: u64 = module.called(instruction).map(of).sum();
    if is_reduce_scatter(module, instruction) { sum / 2 } else { sum }
}

const START: &str = "async-collective-start";
const DONE: &str = "async-collective-done";

fn starts(instruction: &Instruction) -> bool {
    instruction.opcode.ends_with("-start") || instruction.name.starts_with(START)
}

fn ends(instruction: &Instruction) -> bool {
    instruction.opcode.ends_with("-done") || instruction.name.starts_with(DONE)
}

/// False for a fusion that does no more than a step of a collective, beside its own work.
fn is_whole(module: &Module, fusion: &Instruction) -> bool {
    fusion.name.starts_with(START) || is_reduce_scatter(module, fusion)
}

/// True for a fusion that reduces, and of which each chip takes its part.
fn is_reduce_scatter(module: &Module, fusion: &Instruction) -> bool {
    let contents = module.contents(fusion);
    let own = ["replica-id", "partition-id"].iter().any(|id| contents.contains(*id));
    contents.contains("all-reduce") && own
}

/// The bytes that a ring of the group's chips sends for each of them; a torus sends no more.
fn bytes(within: &Computation, instruction: &Instruction) -> Option<u64> {
    let n = instruction.group_size().max(1);
    let operands: u64 = within.operands(instruction).iter().map(|o| o.all_bytes()).sum();
    match instruction.opcode.trim_end_matches("-start") {
        "all-reduce" => Some(2 * operands * (n - 1) / n),
        "all-gather" => Some(operands * (n - 1)),
        "reduce-scatter" | "all-to-all" | "ragged-all-to-all" => Some(operands * (n - 1) / n),
        "collective-permute" => Some(operands),
        _ => None,
    }
}

/// The cycles between a start and its end, in the order in which the compiler runs instructions.
fn beside(module: &Module, within: &Computation, start: &Instruction) -> u64 {
    let order = module.order(within);
    let begin = order.iter().position(|i| std::ptr::eq(*i, start));
    let after = begin.map_or(&[][..], |begin| &order[begin + 1..]);
    let end = after.iter().position(|i| ends(i) && within.depends(i, start)).unwrap_or(0);
    let gives = |i: &&Instruction| i.opcode.ends_with("-update") && within.depends(i, start);
    let given = after[..end].iter().position(gives).map_or(0, |at| at + 1);
    after[given..end].iter().filter_map(|i| i.cycles()).sum()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::module::fixture;

    #[test]
    fn a_ring_sends_a_part_of_each_chip() {
        let reduce = |opcode| {
            let given = fixture::given(&[1024]);
            let module = fixture::module(&[&[given, fixture::collective(opcode, &[1024], 4)]]);
            let entry = module.entry().unwrap();
            sent(&module, entry, &entry.instructions[1]).bytes
        };
        assert_eq!(reduce("all-reduce"), 2 * 3 * 1024);
        assert_eq!(reduce("reduce-scatter"), 3 * 1024);
        assert_eq!(reduce("all-gather"), 3 * 4096);
        assert_eq!(reduce("collective-permute"), 4096);
        assert_eq!(reduce("copy"), 0);
    }

    #[test]
    fn what_runs_before_the_end_of_a_collective_hides_it() {
        let start = fixture::collective("all-reduce-start", &[1024], 4);
        let work = fixture::estimated("fusion", 100);
        let done = fixture::numbered("all-reduce-done", 301, &[300]);
        let later = fixture::estimated("fusion", 1000);
        let given = fixture::given(&[1024]);
        let module = fixture::module(&[&[given, start, work, done, later]]);
        let entry = module.entry().unwrap();
        let found = sent(&module, entry, &entry.instructions[1]);
        assert_eq!((found.bytes, found.beside), (2 * 3 * 1024, 100));
        assert_eq!(sent(&module, entry, &entry.instructions[3]).bytes, 0);
    }

    #[test]
    fn another_core_carries_a_collective_from_its_operand_on() {
        let start = fixture::numbered("async-start", 300, &[]);
        let before = fixture::estimated("fusion", 7);
        let update = fixture::numbered("async-update", 301, &[300]);
        let work = fixture::estimated("fusion", 100);
        let done = fixture::numbered("async-done", 302, &[301]);
        let start = fixture::calls(start, &[1]);
        let core = fixture::calls(fixture::numbered("custom-call", 400, &[]), &[2]);
        let reduce = fixture::collective("all-reduce", &[1024], 4);
        let module = fixture::module(&[
            &[start, before, update, work, done],
            &[core],
            &[fixture::given(&[1024]), reduce],
        ]);
        let entry = module.entry().unwrap();
        let found = sent(&module, entry, &entry.instructions[0]);
        assert_eq!((found.bytes, found.beside), (2 * 3 * 1024, 100));
    }
}
