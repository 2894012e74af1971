//! Chores of this workspace, run as `cargo run -p xtask -- NAME`.
//!
//! `tidy` checks the rules of the house that no compiler knows. It also runs as tests, so
//! `cargo test` is all that a contributor has to remember. `aot` compiles dumped programs for a
//! topology of devices that need not be present, and `cycles` adds up what a compiler expects them to
//! take there, under compiler flags such as `--xla_allow_excess_precision=false` if any are given.
//! `replay` compares the programs of a few models before and after a change. libtpu wants two
//! variables, or it asks the network and locks others out:
//!
//!     TPU_SKIP_MDS_QUERY=1 ALLOW_MULTIPLE_LIBTPU_LOAD=1 \
//!         cargo run -p xtask -- cycles libtpu.so v5e:2x2 program_00001.mlir
#![forbid(unsafe_code)]
#![expect(clippy::print_stdout, reason = "a chore answers on its standard output")]

mod aot;
mod cycles;
mod replay;
mod source;
mod storeys;
mod tidy;

use std::process::ExitCode;

const USAGE: &str = "usage: xtask tidy | xtask aot PLUGIN.so TOPOLOGY PROGRAM.mlir... | \
                     xtask cycles PLUGIN.so TOPOLOGY [--FLAG=VALUE...] PROGRAM.mlir... | \
                     xtask replay record|compare DIR";

fn main() -> ExitCode {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    let words: Vec<&str> = arguments.iter().map(String::as_str).collect();
    let complaints = match words.as_slice() {
        ["tidy"] => tidy::all(&source::root()),
        ["aot", plugin, topology, _, ..] => {
            aot::run(plugin, topology, &arguments[3..]).err().into_iter().collect()
        }
        ["cycles", plugin, topology, _, ..] => {
            cycles::run(plugin, topology, &arguments[3..]).err().into_iter().collect()
        }
        ["replay", "record", folder] => {
            replay::record(&source::root(), folder).err().into_iter().collect()
        }
        ["replay", "compare", folder] => {
            replay::compare(&source::root(), folder).err().into_iter().collect()
        }
        _ => vec![USAGE.to_owned()],
    };
    for complaint in &complaints {
        eprintln!("{complaint}");
    }
    if complaints.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
