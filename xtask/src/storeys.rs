//! The storeys of the engine: folders that import only from those below them.

use std::path::Path;

use crate::source::{File, files};

/// From the ground up. A file outside these folders is the ground: it imports none of them.
const STOREYS: [&str; 6] = ["record", "plan", "policy", "run", "world", "engine"];

const SOURCE: &str = "crates/engine/src/";

/// Each storey of the engine imports only from itself, from lower storeys and from the ground.
pub(crate) fn storeys(root: &Path) -> Vec<String> {
    let files = files(root, &["rs"]);
    let inside = files.iter().filter_map(|file| Some((file, file.path.strip_prefix(SOURCE)?)));
    inside
        .filter(|(_, path)| *path != "lib.rs")
        .flat_map(|(file, path)| upward(file, path))
        .collect()
}

fn upward(file: &File, path: &str) -> Vec<String> {
    let folder = path.split('/').next().unwrap_or_default();
    let own = STOREYS.iter().position(|storey| *storey == folder);
    let allowed = own.map_or(0, |at| at + 1);
    let mut complaints = Vec::new();
    for (number, line) in file.lines() {
        let code = line.split("//").next().unwrap_or_default();
        for storey in &STOREYS[allowed..] {
            if code.contains(&format!("crate::{storey}::"))
                || code.contains(&format!("crate::{storey};"))
            {
                let place = own.map_or("the ground", |_| folder);
                complaints
                    .push(format!("{}:{number}: {place} may not import `{storey}`", file.path));
            }
        }
    }
    complaints
}

#[cfg(test)]
mod tests {
    use super::upward;
    use crate::source::File;

    #[test]
    fn an_import_from_above_is_found() {
        let complaints = |path: &str, line: &str| {
            let file = File { path: path.to_owned(), text: line.to_owned() };
            upward(&file, path).len()
        };
        assert_eq!(complaints("record/op.rs", "use crate::plan::lower::lower;"), 1);
        assert_eq!(complaints("error.rs", "use crate::record::data::Data;"), 1);
        assert_eq!(complaints("plan/cut.rs", "use crate::record::data::Data;"), 0);
        assert_eq!(complaints("plan/cut.rs", "/// See [`crate::policy::loops`]."), 0);
        assert_eq!(complaints("engine/mod.rs", "use crate::run::shared::Shared;"), 0);
    }
}
