//! Finding the plugins that tests run with.

use std::path::{Path, PathBuf};
use std::process::Command;

/// Prints the shared library of the plugin package whose module is the first argument.
const FIND: &str = "
import importlib.util, pathlib, sys
spec = importlib.util.find_spec(sys.argv[1])
for place in spec.submodule_search_locations if spec else []:
    for path in sorted(pathlib.Path(place).glob(sys.argv[2])):
        print(path)
";

/// The file `variable` names, or the one that Python finds.
fn find(variable: &str, module: &str, library: &str) -> Option<PathBuf> {
    if let Some(path) = std::env::var_os(variable) {
        return Some(path.into());
    }
    let root = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..");
    let in_environment = |dir: PathBuf| dir.join("bin/python");
    let environments = [
        std::env::var_os("VIRTUAL_ENV").map(PathBuf::from).map(in_environment),
        Some(in_environment(root.join(".venv"))),
        Some("python3".into()),
    ];
    environments.into_iter().flatten().find_map(|python| {
        let output = Command::new(python).args(["-c", FIND, module, library]).output().ok()?;
        let text = String::from_utf8(output.stdout).ok()?;
        text.lines().next().map(PathBuf::from)
    })
}

pub fn cpu_path() -> PathBuf {
    find("TORCH_TPU_TEST_CPU_PLUGIN", "xla_plugins.xla_cpu_pjrt", "*.so").expect(
        "these tests run on a PJRT CPU plugin: set TORCH_TPU_TEST_CPU_PLUGIN to its .so file, \
         or `pip install xla-cpu-pjrt` for python3 or into .venv",
    )
}

pub fn libtpu_path() -> Option<PathBuf> {
    find("TORCH_TPU_TEST_LIBTPU", "libtpu", "libtpu.so")
}
