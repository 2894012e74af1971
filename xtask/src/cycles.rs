//! Adds up the cycles that a compiler expects programs to take on devices that are not here.
//!
//! XLA:TPU notes its estimate in the `backend_config` of most instructions that it schedules. Of the
//! others, windows, gathers, scatters, sorts and asynchronous copies among them, the bytes are added
//! up that they have to move. The sums know no overlap.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;
use std::time::Instant;

use pjrt::{CompileOptions, OptionValue, Plugin, Topology};

use crate::module::{Computation, Instruction, Module, is_free};

/// How many instructions are named, those with most cycles first.
const NAMED: usize = 12;

/// For each file of StableHLO, as text or as bytecode, prints one line of JSON. A file that is not
/// compiled has a line that says why.
/// Arguments that begin with `--` are flags of the compiler.
pub(crate) fn run(plugin: &str, topology: &str, arguments: &[String]) -> Result<(), String> {
    let (flags, files): (Vec<&String>, _) =
        arguments.iter().partition(|argument| argument.starts_with("--"));
    let options = CompileOptions {
        env_option_overrides: flags.iter().map(|flag| parsed(flag)).collect::<Result<_, _>>()?,
        ..CompileOptions::default()
    };
    let plugin = Plugin::load(Path::new(plugin)).map_err(|e| e.to_string())?;
    let topology = Topology::create(&plugin, topology, &[]).map_err(|e| e.to_string())?;
    for file in files {
        let program = fs::read(file).map_err(|e| format!("{file}: {e}"))?;
        let fields = estimate(&topology, &program, &options);
        let fields = fields.unwrap_or_else(|error| format!(r#""error": {}"#, quoted(&error)));
        println!(r#"{{"file": {}, {fields}}}"#, quoted(file));
    }
    Ok(())
}

/// `--name=value` as a compiler's option.
fn parsed(flag: &str) -> Result<(String, OptionValue), String> {
    let pair = flag.trim_start_matches('-').split_once('=');
    let (name, value) = pair.ok_or_else(|| format!("{flag}: a flag is --NAME=VALUE"))?;
    let value = match (value.parse(), value.parse()) {
        (Ok(value), _) => OptionValue::Bool(value),
        (_, Ok(value)) => OptionValue::Int64(value),
        _ => OptionValue::String(value.to_owned()),
    };
    Ok((name.to_owned(), value))
}

fn estimate(
    topology: &Topology,
    program: &[u8],
    options: &CompileOptions,
) -> Result<String, String> {
    let start = Instant::now();
    let executable = topology.compile(program, options);
    let executable = executable.map_err(|e| e.to_string())?;
    let seconds = start.elapsed().as_secs_f64();
    let memory = executable.memory_stats().map_err(|e| e.to_string())?;
    let costs = executable.cost_analysis().map_err(|e| e.to_string())?;
    let cost = |name: &str| costs.iter().find(|(n, _)| n == name).map_or(0.0, |(_, cost)| *cost);
    let optimised = executable.optimized_program().map_err(|e| e.to_string())?;
    let module = Module::read(&optimised.format, &optimised.code)?;
    let entry = module.entry().ok_or("the optimised program has no entry")?;
    let sum = Sum::of(&module, entry);
    Ok(format!(
        r#""cycles": {}, "other_bytes": {}, "copies": {}, "copy_cycles": {}, "loops_counted_once": {}, "not_estimated": [{}], "argument": {}, "output": {}, "alias": {}, "temp": {}, "flops": {}, "bytes": {}, "seconds": {seconds:.2}, "most": [{}]"#,
        sum.cycles,
        sum.other_bytes,
        sum.copies,
        sum.copy_cycles,
        sum.loops_counted_once,
        joined(sum.not_estimated.iter().map(|name| quoted(name))),
        memory.argument,
        memory.output,
        memory.alias,
        memory.temp,
        cost("flops"),
        cost("bytes accessed"),
        joined(sum.most(&module)),
    ))
}

/// What the instructions of a computation come to.
#[derive(Default)]
struct Sum<'a> {
    cycles: u64,
    /// What is moved by the instructions that have no estimate, at least.
    other_bytes: u64,
    copies: u64,
    copy_cycles: u64,
    /// Loops whose number of rounds the compiler does not know.
    loops_counted_once: u64,
    /// What does something and has no estimate: opcodes, and targets of custom calls.
    not_estimated: BTreeSet<&'a str>,
    /// Cycles of all rounds, and how many rounds there are.
    instructions: Vec<(u64, u64, &'a Instruction)>,
}

impl<'a> Sum<'a> {
    fn of(module: &'a Module, computation: &'a Computation) -> Sum<'a> {
        let mut sum = Sum::default();
        for instruction in &computation.instructions {
            let called = instruction.called_computation_ids.iter();
            let called =
                called.filter_map(|&id| module.computation(id)).map(|c| Sum::of(module, c));
            match instruction.opcode.as_str() {
                "while" => {
                    // `known_trip_count` holds one field, `n`.
                    let rounds = instruction.noted("n");
                    sum.loops_counted_once += u64::from(rounds.is_none());
                    called.for_each(|part| sum.add(part, rounds.unwrap_or(1)));
                }
                "call" => called.for_each(|part| sum.add(part, 1)),
                "conditional" => {
                    if let Some(longest) = called.max_by_key(|part| part.cycles) {
                        sum.add(longest, 1);
                    }
                }
                opcode if !is_free(opcode) => sum.count(module, computation, instruction),
                _ => {}
            }
        }
        sum
    }

    fn count(
        &mut self,
        module: &'a Module,
        computation: &'a Computation,
        instruction: &'a Instruction,
    ) {
        let opcode = instruction.opcode.as_str();
        let Some(cycles) = instruction.noted("estimated_cycles") else {
            let target = instruction.custom_call_target.as_str();
            self.not_estimated.insert(if target.is_empty() { opcode } else { target });
            self.other_bytes += moved(module, computation, instruction);
            return;
        };
        if ["copy", "copy-start"].contains(&opcode) {
            self.copies += 1;
            self.copy_cycles += cycles;
        }
        self.cycles += cycles;
        self.instructions.push((cycles, 1, instruction));
    }

    fn add(&mut self, part: Sum<'a>, rounds: u64) {
        self.cycles += part.cycles * rounds;
        self.other_bytes += part.other_bytes * rounds;
        self.copies += part.copies * rounds;
        self.copy_cycles += part.copy_cycles * rounds;
        self.loops_counted_once += part.loops_counted_once;
        self.not_estimated.extend(part.not_estimated);
        let all = part.instructions.into_iter();
        self.instructions.extend(all.map(|(cycles, n, i)| (cycles * rounds, n * rounds, i)));
    }

    /// The instructions with most cycles: what they are made of, and where they come from.
    fn most(&self, module: &Module) -> impl Iterator<Item = String> {
        let mut order: Vec<_> = self.instructions.iter().collect();
        order.sort_by_key(|(cycles, ..)| std::cmp::Reverse(*cycles));
        order.truncate(NAMED);
        order.into_iter().map(|(cycles, rounds, instruction)| {
            let contents: Vec<&str> = module.contents(instruction).into_iter().collect();
            let shape = instruction.shape.as_ref().map(|shape| shape.text()).unwrap_or_default();
            let from = instruction.metadata.as_ref();
            let from = from.map(|m| format!("{} {}:{}", m.op_name, m.source_file, m.source_line));
            format!(
                r#"{{"cycles": {cycles}, "rounds": {rounds}, "name": {}, "opcode": {}, "shape": {}, "contents": {}, "from": {}}}"#,
                quoted(&instruction.name),
                quoted(&instruction.opcode),
                quoted(&shape),
                quoted(&contents.join(" ")),
                quoted(&from.unwrap_or_default()),
            )
        })
    }
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
    if is("gather") || is("slice") || is("dynamic-slice") {
        return result + operands.iter().map(|o| o.bytes().min(result)).sum::<u64>();
    }
    result + of(&operands)
}

fn joined(parts: impl Iterator<Item = String>) -> String {
    parts.collect::<Vec<_>>().join(", ")
}

/// A string of JSON.
fn quoted(text: &str) -> String {
    let mut quoted = String::from('"');
    for c in text.chars() {
        match c {
            '"' | '\\' => quoted.extend(['\\', c]),
            c if c.is_control() => quoted += &format!("\\u{:04x}", c as u32),
            c => quoted.push(c),
        }
    }
    quoted + "\""
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
        let sum = Sum::of(&module, module.entry().unwrap());
        assert_eq!((sum.cycles, sum.copies, sum.copy_cycles), (557, 6, 57));
        assert_eq!(sum.loops_counted_once, 0);

        let module = fixture::module(&[&[fixture::calling("while", "")], &body]);
        let sum = Sum::of(&module, module.entry().unwrap());
        assert_eq!((sum.cycles, sum.loops_counted_once), (110, 1));
    }

    #[test]
    fn what_has_no_estimate_counts_by_its_bytes() {
        let sort = fixture::shaped("sort", &[4, 1024]);
        let module = fixture::module(&[&[sort]]);
        let sum = Sum::of(&module, module.entry().unwrap());
        assert_eq!(sum.not_estimated, BTreeSet::from(["sort"]));
        // 1024 elements are 10 levels of up to 10 stages; there are 4 rows of float32.
        assert_eq!((sum.cycles, sum.other_bytes), (0, 55 * 4 * 1024 * 4));
    }

    #[test]
    fn strings_are_quoted() {
        assert_eq!(quoted("a\"b\\c\n"), r#""a\"b\\c\u000a""#);
    }
}
