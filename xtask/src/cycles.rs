//! Adds up what a compiler expects a program to take on devices that are not here.

use std::cmp::Reverse;
use std::fs;
use std::path::Path;
use std::time::Instant;

use crate::aot;
use estimate::{Estimate, Part};
use pjrt::{CompileOptions, OptionValue, Plugin, Topology};

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
        let num_replicas = aot::replicas(&program);
        let options = CompileOptions { num_replicas, ..options.clone() };
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
    let sum = Estimate::read(&optimised.format, &optimised.code)?;
    let (copies, copy_cycles) = sum.copies();
    let products: u64 = sum.parts.iter().map(|part| part.flops).sum();
    Ok(format!(
        r#""cycles": {}, "sent": {}, "beside": {}, "other_bytes": {}, "products": {products}, "copies": {copies}, "copy_cycles": {copy_cycles}, "loops_counted_once": {}, "not_estimated": [{}], "argument": {}, "output": {}, "alias": {}, "temp": {}, "flops": {}, "bytes": {}, "seconds": {seconds:.2}, "most": [{}], "held": [{}]"#,
        sum.cycles(),
        sum.parts.iter().map(|part| part.sent).sum::<u64>(),
        sum.parts.iter().map(|part| part.beside).sum::<u64>(),
        sum.other_bytes(),
        sum.loops_counted_once,
        joined(sum.not_estimated.iter().map(|name| quoted(name))),
        memory.argument,
        memory.output,
        memory.alias,
        memory.temp,
        cost("flops"),
        cost("bytes accessed"),
        joined(most(&sum)),
        joined(held(&sum)),
    ))
}

/// The instructions with most cycles: what they are made of, and where they come from.
fn most(sum: &Estimate) -> impl Iterator<Item = String> {
    let mut order: Vec<&Part> = sum.parts.iter().collect();
    order.sort_by_key(|part| Reverse(part.cycles));
    order.truncate(NAMED);
    order.into_iter().map(|part| {
        format!(
            r#"{{"cycles": {}, "rounds": {}, "name": {}, "opcode": {}, "shape": {}, "contents": {}, "from": {}, "flops": {}, "bytes": {}}}"#,
            part.cycles.unwrap_or(0),
            part.rounds,
            quoted(&part.name),
            quoted(&part.opcode),
            quoted(&part.shape),
            quoted(&part.contents.join(" ")),
            quoted(&part.from),
            part.flops,
            part.bytes,
        )
    })
}

/// The largest temporaries at the time when most memory is needed.
fn held(sum: &Estimate) -> impl Iterator<Item = String> {
    sum.held.iter().take(NAMED).map(|held| {
        let text = [&held.name, &held.shape, &held.from].map(|text| quoted(text));
        let [name, shape, from] = text;
        let bytes = held.bytes;
        format!(r#"{{"bytes": {bytes}, "name": {name}, "shape": {shape}, "from": {from}}}"#)
    })
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
    use super::quoted;

    #[test]
    fn strings_are_quoted() {
        assert_eq!(quoted("a\"b\\c\n"), r#""a\"b\\c\u000a""#);
    }
}
