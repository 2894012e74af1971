//! Chores of this workspace, run as `cargo run -p xtask -- NAME`.
//!
//! `tidy` checks the rules of the house that no compiler knows. It also runs as tests, so
//! `cargo test` is all that a contributor has to remember.
#![forbid(unsafe_code)]

mod source;
mod tidy;

use std::process::ExitCode;

fn main() -> ExitCode {
    match std::env::args().nth(1).as_deref() {
        Some("tidy") => report(&tidy::all(&source::root())),
        other => {
            eprintln!("xtask knows `tidy`, got `{}`", other.unwrap_or_default());
            ExitCode::FAILURE
        }
    }
}

fn report(complaints: &[String]) -> ExitCode {
    for complaint in complaints {
        eprintln!("{complaint}");
    }
    if complaints.is_empty() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
}
