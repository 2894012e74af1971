//! Compiles the C++ shim against the torch of the target interpreter.

use std::env;
use std::path::{Path, PathBuf};
use std::process::Command;

fn main() {
    // Read when this runs, not when it was compiled: a checkout may be moved or copied.
    let here = env::var_os("CARGO_MANIFEST_DIR").expect("cargo says where the package is");
    let root = Path::new(&here).join("../../csrc");
    println!("cargo::rerun-if-changed={}", root.display());
    for name in ["PYO3_PYTHON", "VIRTUAL_ENV"] {
        println!("cargo::rerun-if-env-changed={name}");
    }
    let torch = torch_directory();
    println!("cargo::rerun-if-changed={}", torch.join("version.py").display());
    println!("cargo::rustc-env=TORCH_VERSION={}", version(&torch));

    // A lint of Rust links nothing, and compiling the shim takes a minute.
    println!("cargo::rerun-if-env-changed=RUSTC_WORKSPACE_WRAPPER");
    if env::var("RUSTC_WORKSPACE_WRAPPER").is_ok_and(|wrapper| wrapper.contains("clippy")) {
        return;
    }
    let mut sources = sources(&root);
    sources.extend(self::sources(&root.join("distributed")));
    let headers = torch.join("include");
    cc::Build::new()
        .cpp(true)
        .std("c++20")
        .opt_level(2)
        .file(whole(&sources))
        // Warnings are about the shim's code, not about torch's headers.
        .flag("-isystem")
        .flag(&headers)
        .flag("-isystem")
        .flag(headers.join("torch/csrc/api/include"))
        .flag("-isystem")
        .flag(headers.join("kineto"))
        .flag("-fvisibility=hidden")
        .define("_GLIBCXX_USE_CXX11_ABI", "1")
        .warnings(true)
        .extra_warnings(true)
        .flag_if_supported("-Wno-unused-parameter")
        .compile("torch_tpu_shim");

    println!("cargo::rustc-link-search=native={}", torch.join("lib").display());
    for library in ["torch_cpu", "c10"] {
        println!("cargo::rustc-link-lib=dylib={library}");
    }
    // `import torch` comes first and loads these libraries. The path serves tools that load the
    // module alone.
    println!("cargo::rustc-link-arg-cdylib=-Wl,-rpath,$ORIGIN/../torch/lib");
}

/// The C++ sources of a folder.
fn sources(folder: &Path) -> Vec<PathBuf> {
    let mut sources: Vec<PathBuf> = std::fs::read_dir(folder)
        .expect("csrc is part of the source tree")
        .map(|entry| entry.expect("csrc is readable").path())
        .filter(|path| path.extension().is_some_and(|e| e == "cpp"))
        .collect();
    sources.sort();
    sources
}

/// A file that includes all sources: the compiler reads torch's headers once, instead of for each.
fn whole(sources: &[PathBuf]) -> PathBuf {
    let include = |source: &PathBuf| format!("#include \"{}\"\n", source.display());
    let whole = Path::new(&env::var_os("OUT_DIR").expect("cargo names it")).join("shim_whole.cpp");
    std::fs::write(&whole, sources.iter().map(include).collect::<String>())
        .expect("it is writable");
    whole
}

/// The major and minor version of torch, such as `2.15`: others have other layouts of classes.
fn version(torch: &Path) -> String {
    let text = std::fs::read_to_string(torch.join("version.py")).expect("torch has a version");
    let line = text.lines().find_map(|line| line.strip_prefix("__version__ = "));
    let line = line.expect("version.py states __version__").trim_matches(['\'', '"']);
    line.split('.').take(2).collect::<Vec<_>>().join(".")
}

/// The directory of the interpreter's torch package.
fn torch_directory() -> PathBuf {
    let in_venv = env::var_os("VIRTUAL_ENV").map(|venv| Path::new(&venv).join("bin/python"));
    let python = env::var_os("PYO3_PYTHON")
        .map(PathBuf::from)
        .or_else(|| in_venv.filter(|python| python.exists()))
        .unwrap_or_else(|| "python3".into());
    // torch is located but not imported: this is faster and runs no plugins.
    let look =
        "import importlib.util as u; print(u.find_spec('torch').submodule_search_locations[0])";
    let answer = Command::new(&python).args(["-c", look]).output();
    match answer {
        Ok(done) if done.status.success() => {
            PathBuf::from(String::from_utf8_lossy(&done.stdout).trim())
        }
        _ => panic!(
            "no torch in {}: install torch there, or name another interpreter with PYO3_PYTHON \
             (`make build` does both)",
            python.display()
        ),
    }
}
