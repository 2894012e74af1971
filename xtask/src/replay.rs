//! Process replay: the programs of a few models, recorded before a change and compared after it.
//!
//! `replay record DIR` writes the programs of each model, and `replay compare DIR` records them again
//! and shows how they differ. Programs are compared by their text, without the comments that name
//! lines of Python. Knows no op and no model but the names that `benchmarks/replay.py` takes.

use std::collections::BTreeMap;
use std::fs;
use std::path::{Path, PathBuf};
use std::process::Command;

const MODELS: [&str; 6] = ["gpt", "lengths", "lstm_tagger", "mlp", "resnet50", "unet"];
/// Differences that are shown, and lines of each.
const SHOWN: usize = 3;
const LINES: usize = 60;

type Answer<T> = Result<T, String>;

/// The texts of a model's programs by their file names.
type Programs = BTreeMap<String, String>;

pub(crate) fn record(root: &Path, folder: &str) -> Answer<()> {
    for model in MODELS {
        let programs = run(root, model, &Path::new(folder).join(model))?;
        println!("{model}: {} programs", programs.len());
    }
    Ok(())
}

/// Fails if any program is another one.
pub(crate) fn compare(root: &Path, folder: &str) -> Answer<()> {
    let now = std::env::temp_dir().join(format!("torch_tpu_replay_{}", std::process::id()));
    let differences = compare_all(root, Path::new(folder), &now);
    // The folder is of no use any more; one that stays does no harm.
    let _ = fs::remove_dir_all(&now);
    match differences? {
        0 => Ok(()),
        n => Err(format!("{n} programs differ")),
    }
}

fn compare_all(root: &Path, before: &Path, now: &Path) -> Answer<usize> {
    let mut total = 0;
    for model in MODELS {
        let (was, is) = (read(&before.join(model))?, run(root, model, &now.join(model))?);
        let changed = changed(&was, &is);
        println!("{model}: {} of {} programs differ", changed.len(), is.len());
        for name in changed.iter().take(SHOWN.saturating_sub(total)) {
            let place = |folder: &Path| folder.join(model).join(name);
            println!("{}", diff(&place(before), &place(now))?);
        }
        total += changed.len();
    }
    Ok(total)
}

/// The names of programs whose text the other side has not, or not as often. A program that merely
/// got another number is not among them.
fn changed(was: &Programs, is: &Programs) -> Vec<String> {
    let mut counts = BTreeMap::<&str, i64>::new();
    was.values().for_each(|text| *counts.entry(text).or_default() += 1);
    is.values().for_each(|text| *counts.entry(text).or_default() -= 1);
    let lacks = |programs: &Programs, sign: i64| -> Vec<String> {
        let differs = |text: &str| counts[text].signum() == sign;
        programs.iter().filter(|(_, text)| differs(text)).map(|(name, _)| name.clone()).collect()
    };
    let mut names = lacks(was, 1);
    names.extend(lacks(is, -1));
    names.sort();
    names.dedup();
    names
}

/// Runs a model in a separate process that writes its programs into an emptied folder.
fn run(root: &Path, model: &str, folder: &Path) -> Answer<Programs> {
    // The folder may not exist yet.
    let _ = fs::remove_dir_all(folder);
    let python = std::env::var_os("PYO3_PYTHON").map(PathBuf::from);
    let python = python.unwrap_or_else(|| root.join(".venv/bin/python"));
    let done = Command::new(&python)
        .arg(root.join("benchmarks/replay.py"))
        .arg(model)
        .env("TORCH_TPU_DUMP", folder)
        .env("TORCH_TPU_CACHE_DIR", "")
        .env("XLA_FLAGS", "--xla_backend_optimization_level=0")
        .status()
        .map_err(|error| format!("{}: {error}", python.display()))?;
    if done.success() { read(folder) } else { Err(format!("{model} failed: {done}")) }
}

fn read(folder: &Path) -> Answer<Programs> {
    let failed = |error| format!("{}: {error}", folder.display());
    let mut programs = Programs::new();
    for entry in fs::read_dir(folder).map_err(failed)? {
        let entry = entry.map_err(failed)?;
        let text = fs::read_to_string(entry.path()).map_err(failed)?;
        programs.insert(entry.file_name().to_string_lossy().into_owned(), body(&text));
    }
    Ok(programs)
}

/// A program without its comments.
fn body(text: &str) -> String {
    let lines = text.lines().filter(|line| !line.starts_with("//"));
    lines.map(|line| format!("{line}\n")).collect()
}

/// The first lines of a unified diff. A file that does not exist counts as empty.
fn diff(was: &Path, is: &Path) -> Answer<String> {
    let done = Command::new("diff")
        .args(["--unified=2", "--new-file", "--ignore-matching-lines=^//"])
        .args([was, is])
        .output()
        .map_err(|error| format!("diff: {error}"))?;
    let text = String::from_utf8_lossy(&done.stdout);
    let lines: Vec<&str> = text.lines().take(LINES).collect();
    Ok(lines.join("\n"))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn programs(texts: &[&str]) -> Programs {
        texts.iter().enumerate().map(|(i, text)| (i.to_string(), (*text).to_owned())).collect()
    }

    #[test]
    fn a_program_with_another_number_is_the_same() {
        assert!(changed(&programs(&["a", "b"]), &programs(&["b", "a"])).is_empty());
    }

    #[test]
    fn programs_that_change_come_and_go_are_named() {
        assert_eq!(changed(&programs(&["a", "b"]), &programs(&["a", "c"])), ["1"]);
        assert_eq!(changed(&programs(&["a"]), &programs(&["a", "c"])), ["1"]);
        assert_eq!(changed(&programs(&["a", "a"]), &programs(&["a"])), ["0", "1"]);
    }

    #[test]
    fn comments_are_no_part_of_a_program() {
        assert_eq!(body("// line 3\nmodule {\n}\n"), "module {\n}\n");
    }
}
