//! The text of this repository: its files and their contents. Knows no rule.

use std::fs;
use std::path::{Path, PathBuf};

/// The folders of source that people write; everything else is generated, fetched or built.
const FOLDERS: [&str; 8] =
    ["benchmarks", "crates", "csrc", "docs", "examples", "python", "tests", "xtask"];

/// One file, its path relative to the root of the repository.
pub(crate) struct File {
    pub(crate) path: String,
    pub(crate) text: String,
}

impl File {
    pub(crate) fn has_extension(&self, extensions: &[&str]) -> bool {
        let extension = Path::new(&self.path).extension().and_then(|e| e.to_str());
        extension.is_some_and(|e| extensions.contains(&e))
    }

    /// Lines with their numbers, from one.
    pub(crate) fn lines(&self) -> impl Iterator<Item = (usize, &str)> {
        self.text.lines().enumerate().map(|(i, line)| (i + 1, line))
    }
}

pub(crate) fn root() -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).parent().expect("xtask lies in the root").to_path_buf()
}

/// Every source file with one of these extensions, in the order of their paths.
pub(crate) fn files(root: &Path, extensions: &[&str]) -> Vec<File> {
    let mut found = Vec::new();
    for folder in FOLDERS {
        walk(root, &root.join(folder), &mut found);
    }
    found.retain(|file: &File| file.has_extension(extensions));
    found.sort_by(|a, b| a.path.cmp(&b.path));
    found
}

fn walk(root: &Path, folder: &Path, found: &mut Vec<File>) {
    for entry in fs::read_dir(folder).into_iter().flatten().flatten() {
        let path = entry.path();
        if path.is_dir() {
            walk(root, &path, found);
        } else if let Ok(text) = fs::read_to_string(&path) {
            let path = path.strip_prefix(root).expect("walked from the root").display().to_string();
            found.push(File { path, text });
        }
    }
}
