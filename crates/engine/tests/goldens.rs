//! Golden programs of all rows, compiled by real compilers.

#[path = "../../pjrt/tests/common/find.rs"]
#[allow(dead_code, unreachable_pub)]
mod find;

use pjrt::{Client, CompileOptions, OptionValue, Plugin, Topology};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

/// Golden programs, each with its op and example.
fn programs() -> Vec<(String, String)> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../ops/tests/golden");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the golden folder")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.sort();
    files.iter().flat_map(|file| modules(file)).collect()
}

fn modules(file: &Path) -> Vec<(String, String)> {
    let text = std::fs::read_to_string(file).expect("a golden file");
    let op = file.file_stem().expect("a name").to_string_lossy().into_owned();
    let mut out: Vec<(String, String)> = Vec::new();
    for line in text.lines() {
        match line.strip_prefix("// ") {
            Some(note) if note.starts_with("run-time") || note.starts_with("random") => {}
            Some(example) => out.push((format!("{op} {example}"), String::new())),
            None => {
                if let Some((_, module)) = out.last_mut() {
                    module.push_str(line);
                    module.push('\n');
                }
            }
        }
    }
    out
}

/// Compiles all programs on two threads and returns the compiler's refusals.
fn refused(compile: impl Fn(&[u8]) -> pjrt::Result<()> + Sync) -> Vec<String> {
    let programs = programs();
    assert!(!programs.is_empty(), "there are no golden programs");
    let (queue, refused) = (Mutex::new(programs.iter()), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let next = queue.lock().expect("the queue").next();
                    let Some((name, module)) = next else { return };
                    if let Err(e) = compile(module.as_bytes()) {
                        refused.lock().expect("the list").push(format!("{name}: {}", e.message));
                    }
                }
            });
        }
    });
    refused.into_inner().expect("the list")
}

#[test]
fn the_cpu_plugin_compiles_every_golden_program() {
    let plugin = Plugin::load(&find::cpu_path()).expect("the CPU plugin");
    let client = Client::create(&plugin, &[]).expect("a client");
    // Only acceptance is tested, so the fastest code generation is enough.
    let mut options = CompileOptions::default();
    let quick = ("xla_backend_optimization_level".to_owned(), OptionValue::Int64(0));
    options.env_option_overrides.extend([quick]);
    let refused = refused(|module| client.compile(module, &options).map(drop));
    assert!(refused.is_empty(), "{}", refused.join("\n"));
}

/// The programs that the TPU compiler refuses, with its messages. XLA rewrites 64-bit arithmetic to
/// 32 bits for TPUs, but not in Fourier transforms and convolutions.
const REFUSED_FOR_TPUS: [(&str, &str); 4] = [
    ("_fft_c2c c128", "Unexpected operand type for FFT: c128"),
    ("_fft_c2r c128", "Unexpected operand type for FFT: c128"),
    ("_fft_r2c f64", "Unexpected operand type for FFT: c128"),
    ("convolution s64", "an HLO for which this rewriting is not implemented"),
];

#[test]
#[ignore = "takes five minutes: run with --ignored where libtpu is installed"]
fn libtpu_compiles_every_golden_program() {
    // libtpu reads its environment while it loads. Without this variable it searches the network
    // for a TPU for minutes. So the test runs in a separate process.
    if std::env::var_os("TPU_SKIP_MDS_QUERY").is_none() {
        let mut this = Command::new(std::env::current_exe().expect("this test is a file"));
        this.args(["libtpu_compiles_every_golden_program", "--ignored", "--nocapture"]);
        let status = this.env("TPU_SKIP_MDS_QUERY", "1").status();
        assert!(status.expect("this test runs itself").success());
        return;
    }
    let path = find::libtpu_path().expect("libtpu is installed");
    let plugin = Plugin::load(&path).expect("libtpu loads");
    let topology = Topology::create(&plugin, "v5e:2x2", &[]).expect("a topology");
    let options = CompileOptions::default();
    let refused = refused(|module| topology.compile(module, &options).map(drop));
    let unlike = |op: &str, words: &str| {
        refused.iter().filter(|line| line.starts_with(op) && line.contains(words)).count() != 1
    };
    let taken = REFUSED_FOR_TPUS.iter().any(|(op, words)| unlike(op, words));
    assert!(!taken && refused.len() == REFUSED_FOR_TPUS.len(), "{}", refused.join("\n"));
}
