//! Rules of the house, each a function from the repository to its complaints.

use std::collections::BTreeSet;
use std::fs;
use std::path::Path;

use crate::source::{File, files};
use crate::storeys::storeys;

/// The crates of this workspace that each crate may depend on.
const ARROWS: [(&str, &[&str]); 10] = [
    ("hlo", &[]),
    ("ops", &["hlo"]),
    ("shapes", &["hlo"]),
    ("pjrt", &[]),
    ("estimate", &[]),
    ("engine", &["hlo", "ops", "shapes", "pjrt", "estimate"]),
    ("cpu", &["hlo", "ops", "pjrt", "engine"]),
    ("py", &["engine", "pjrt", "cpu"]),
    ("slice", &["pjrt"]),
    ("xtask", &["hlo", "ops", "pjrt", "engine", "estimate"]),
];

/// The only files that may say `unsafe`.
const UNSAFE: [&str; 10] = [
    "crates/pjrt/src/sys.rs",
    "crates/pjrt/src/call.rs",
    "crates/pjrt/src/ffi.rs",
    "crates/pjrt/src/slice.rs",
    "crates/cpu/src/kernel/product.rs",
    "crates/cpu/src/kernel/subnormals.rs",
    "crates/cpu/src/heap.rs",
    "crates/py/src/abi.rs",
    "crates/py/src/abi_linalg.rs",
    "crates/py/src/abi_world.rs",
];

/// The crates that must forbid `unsafe`.
const SAFE: [&str; 4] = ["hlo", "ops", "shapes", "engine"];

const LONGEST_FILE: usize = 600;

/// Lines of the shim: what grows there belongs into rows, the engine or Python.
const LONGEST_SHIM: usize = 2900;

/// The folder of the shim that is not counted: it wraps a whole interface of torch.
const UNCOUNTED: &str = "csrc/distributed/";

/// Code that is spelled in two halves here, so that this file does not accuse itself.
const UNFINISHED: [&str; 4] = [
    concat!("TO", "DO"),
    concat!("FIX", "ME"),
    concat!("to", "do!("),
    concat!("unimple", "mented!("),
];

type Rule = fn(&Path) -> Vec<String>;

pub(crate) const RULES: [(&str, Rule); 10] = [
    ("arrows", arrows),
    ("storeys", storeys),
    ("unsafe_places", unsafe_places),
    ("forbids", forbids),
    ("lengths", lengths),
    ("shim", shim),
    ("openings", openings),
    ("unfinished", unfinished),
    ("variables", variables),
    ("invariants", invariants),
];

pub(crate) fn all(root: &Path) -> Vec<String> {
    RULES.iter().flat_map(|(_, rule)| rule(root)).collect()
}

/// Dependencies point one way: a crate names only those crates of the workspace that it may.
fn arrows(root: &Path) -> Vec<String> {
    let mut complaints = Vec::new();
    for (name, allowed) in ARROWS {
        let folder = if name == "xtask" { root.join(name) } else { root.join("crates").join(name) };
        let Ok(manifest) = fs::read_to_string(folder.join("Cargo.toml")) else {
            complaints.push(format!("crate `{name}` has no Cargo.toml"));
            continue;
        };
        for dependency in dependencies(&manifest) {
            let ours = ARROWS.iter().any(|(name, _)| *name == dependency);
            if ours && !allowed.contains(&dependency.as_str()) {
                complaints.push(format!("crate `{name}` may not depend on `{dependency}`"));
            }
        }
    }
    let crates = fs::read_dir(root.join("crates")).into_iter().flatten().flatten();
    for name in crates.map(|entry| entry.file_name().into_string().unwrap_or_default()) {
        if !ARROWS.iter().any(|(known, _)| *known == name) {
            complaints.push(format!("crate `{name}` has no place among the arrows of tidy.rs"));
        }
    }
    complaints
}

/// Names in every `[…dependencies]` section of a manifest.
fn dependencies(manifest: &str) -> Vec<String> {
    let mut names = Vec::new();
    let mut inside = false;
    for line in manifest.lines().map(str::trim) {
        if line.starts_with('[') {
            inside = line.trim_matches(['[', ']']).ends_with("dependencies");
        } else if inside && !line.starts_with('#') {
            let name = line.split(['=', '.', ' ']).next().unwrap_or_default();
            if !name.is_empty() {
                names.push(name.trim_matches('"').to_owned());
            }
        }
    }
    names
}

/// Only ten files contain `unsafe` code.
fn unsafe_places(root: &Path) -> Vec<String> {
    let mut complaints = Vec::new();
    for file in files(root, &["rs"]) {
        if UNSAFE.contains(&file.path.as_str()) || file.path == "xtask/src/tidy.rs" {
            continue;
        }
        for (number, line) in file.lines() {
            let code = line.split("//").next().unwrap_or_default();
            let starts = ["unsafe {", "unsafe fn", "unsafe impl", "unsafe extern", "unsafe trait"];
            if starts.iter().any(|start| code.contains(start)) {
                complaints.push(format!("{}:{number}: `unsafe` has no place here", file.path));
            }
        }
    }
    complaints
}

/// The crates without `unsafe` say so themselves.
fn forbids(root: &Path) -> Vec<String> {
    SAFE.iter()
        .map(|name| format!("crates/{name}/src/lib.rs"))
        .filter(|path| {
            let text = fs::read_to_string(root.join(path)).unwrap_or_default();
            !text.contains("#![forbid(unsafe_code)]")
        })
        .map(|path| format!("{path}: must say #![forbid(unsafe_code)]"))
        .collect()
}

/// Files stay short enough to be read in one sitting.
fn lengths(root: &Path) -> Vec<String> {
    files(root, &["rs", "h", "cpp", "py"])
        .iter()
        .filter(|file| file.lines().count() >= LONGEST_FILE)
        .map(|file| {
            let lines = file.lines().count();
            format!("{}: {lines} lines, of at most {LONGEST_FILE}: find the seam", file.path)
        })
        .collect()
}

/// The shim stays small.
fn shim(root: &Path) -> Vec<String> {
    let files = files(root, &["h", "cpp"]);
    let counted =
        |file: &&File| file.path.starts_with("csrc/") && !file.path.starts_with(UNCOUNTED);
    let lines: usize = files.iter().filter(counted).map(|file| file.lines().count()).sum();
    let complaint = format!("csrc: {lines} lines, of at most {LONGEST_SHIM}");
    Vec::from_iter((lines > LONGEST_SHIM).then_some(complaint))
}

/// Each file opens with a comment that says what it is.
fn openings(root: &Path) -> Vec<String> {
    let opens = |file: &File| {
        let first = file.text.lines().find(|line| !line.starts_with("#!")).unwrap_or_default();
        let openings: &[&str] = if file.has_extension(&["py"]) {
            &["\"\"\"", "r\"\"\""]
        } else if file.has_extension(&["rs"]) {
            &["//!"]
        } else {
            &["//", "/*"]
        };
        file.text.trim().is_empty() || openings.iter().any(|o| first.starts_with(o))
    };
    files(root, &["rs", "h", "cpp", "py"])
        .iter()
        .filter(|file| !opens(file))
        .map(|file| format!("{}: must open with a comment that says what it is", file.path))
        .collect()
}

/// No file marks unfinished work, which users would not see.
fn unfinished(root: &Path) -> Vec<String> {
    let mut complaints = Vec::new();
    for file in files(root, &["rs", "h", "cpp", "py", "md"]) {
        for (number, line) in file.lines() {
            for mark in UNFINISHED.iter().filter(|mark| line.contains(**mark)) {
                complaints.push(format!("{}:{number}: `{mark}` marks unfinished work", file.path));
            }
        }
    }
    complaints
}

/// The user guide documents every environment variable that the code reads, and CONTRIBUTING.md
/// those of tests.
fn variables(root: &Path) -> Vec<String> {
    let mut guide: String = files(root, &["md"]).into_iter().map(|file| file.text).collect();
    guide += &fs::read_to_string(root.join("CONTRIBUTING.md")).unwrap_or_default();
    let documented = variable_names(&guide);
    let mut used = BTreeSet::new();
    for file in files(root, &["rs", "h", "cpp", "py"]) {
        if ["crates/", "csrc/", "python/"].iter().any(|start| file.path.starts_with(start)) {
            used.extend(variable_names(&file.text));
        }
    }
    used.difference(&documented).map(|name| format!("no guide says what {name} means")).collect()
}

fn variable_names(text: &str) -> BTreeSet<String> {
    let prefix = "TORCH_TPU_";
    text.match_indices(prefix)
        .map(|(at, _)| {
            let rest = &text[at + prefix.len()..];
            let end =
                rest.find(|c: char| !c.is_ascii_uppercase() && c != '_').unwrap_or(rest.len());
            format!("{prefix}{}", rest[..end].trim_end_matches('_'))
        })
        .filter(|name| name.len() > prefix.len())
        .collect()
}

/// Each invariant of ARCHITECTURE.md names tests, in backticks after "Test:", that exist.
fn invariants(root: &Path) -> Vec<String> {
    let Ok(text) = fs::read_to_string(root.join("ARCHITECTURE.md")) else {
        return vec!["ARCHITECTURE.md is missing".to_owned()];
    };
    let tests: String = files(root, &["rs", "py"]).into_iter().map(|file| file.text).collect();
    let mut complaints = Vec::new();
    for item in items(&text).iter().filter(|item| is_invariant(item)) {
        let title = item.trim_start_matches(['-', '*', ' ']).split("**").next().unwrap_or_default();
        let named: Vec<&str> = item
            .split_once("Test")
            .map(|(_, after)| after.split('`').skip(1).step_by(2).collect())
            .unwrap_or_default();
        if named.is_empty() {
            complaints.push(format!("ARCHITECTURE.md: invariant {title} names no test"));
        }
        for test in named {
            let name = test.rsplit("::").next().unwrap_or(test);
            let exists = [format!("fn {name}("), format!("def {name}(")];
            if !exists.iter().any(|definition| tests.contains(definition)) {
                complaints.push(format!("ARCHITECTURE.md: {title}: there is no test `{test}`"));
            }
        }
    }
    complaints
}

/// The list items of a Markdown text, each with its continuation lines.
fn items(text: &str) -> Vec<String> {
    let mut items: Vec<String> = Vec::new();
    let mut inside = false;
    for line in text.lines() {
        if line.starts_with("- ") {
            items.push(line.to_owned());
            inside = true;
        } else if inside && line.starts_with(' ') {
            let item = items.last_mut().expect("an item was begun");
            item.push(' ');
            item.push_str(line.trim());
        } else {
            inside = false;
        }
    }
    items
}

/// An invariant is an item that opens with a bold I and its number: `- **I7** …`.
fn is_invariant(item: &str) -> bool {
    let number = item.strip_prefix("- **I").unwrap_or_default();
    number.starts_with(|c: char| c.is_ascii_digit())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::source;

    fn holds(rule: Rule) {
        let complaints = rule(&source::root());
        assert!(complaints.is_empty(), "\n{}", complaints.join("\n"));
    }

    #[test]
    fn dependencies_point_one_way() {
        holds(arrows);
    }

    #[test]
    fn storeys_import_downward() {
        holds(storeys);
    }

    #[test]
    fn unsafe_stands_in_ten_files() {
        holds(unsafe_places);
    }

    #[test]
    fn safe_crates_forbid_unsafe() {
        holds(forbids);
    }

    #[test]
    fn files_are_short() {
        holds(lengths);
    }

    #[test]
    fn the_shim_is_small() {
        holds(shim);
    }

    #[test]
    fn files_open_with_what_they_are() {
        holds(openings);
    }

    #[test]
    fn nothing_is_left_unfinished() {
        holds(unfinished);
    }

    #[test]
    fn environment_variables_are_documented() {
        holds(variables);
    }

    #[test]
    fn invariants_name_their_tests() {
        holds(invariants);
    }

    #[test]
    fn a_manifest_gives_up_its_dependencies() {
        let manifest = "[package]\nname = \"x\"\n[dependencies]\nhlo.workspace = true\n\
                        libc = \"1\"\n[dev-dependencies]\nops = { path = \"..\" }\n[lints]\na = 1";
        assert_eq!(dependencies(manifest), ["hlo", "libc", "ops"]);
    }

    #[test]
    fn an_invariant_spans_its_continuation_lines() {
        let text = "- **I1** one\n  Test: `a`\n- other\n\n  text\n- **I2** two";
        let found: Vec<_> = items(text).into_iter().filter(|i| is_invariant(i)).collect();
        assert_eq!(found, ["- **I1** one Test: `a`", "- **I2** two"]);
    }

    #[test]
    fn variables_are_found_in_text() {
        let names = variable_names("`TORCH_TPU_LOG=1` and TORCH_TPU_CACHE_DIR, TORCH_TPU_*");
        assert_eq!(names.into_iter().collect::<Vec<_>>(), ["TORCH_TPU_CACHE_DIR", "TORCH_TPU_LOG"]);
    }
}
