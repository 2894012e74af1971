//! Golden programs of all rows, compiled by real compilers.

#[path = "../../pjrt/tests/common/find.rs"]
#[allow(dead_code, unreachable_pub)]
mod find;
#[path = "../../pjrt/tests/common/quick.rs"]
#[allow(unreachable_pub)]
mod quick;

use pjrt::{Client, CompileOptions, Plugin, Topology};
use std::path::{Path, PathBuf};
use std::process::Command;
use std::sync::Mutex;

/// The golden program of an example.
struct Golden {
    /// The op and the example.
    name: String,
    module: String,
    /// True if it takes the state of a random stream.
    draws: bool,
}

fn programs() -> Vec<Golden> {
    let folder = PathBuf::from(env!("CARGO_MANIFEST_DIR")).join("../ops/tests/golden");
    let mut files: Vec<_> = std::fs::read_dir(folder)
        .expect("the golden folder")
        .map(|entry| entry.expect("an entry").path())
        .collect();
    files.sort();
    files.iter().flat_map(|file| modules(file)).collect()
}

fn modules(file: &Path) -> Vec<Golden> {
    let text = std::fs::read_to_string(file).expect("a golden file");
    let op = file.file_stem().expect("a name").to_string_lossy().into_owned();
    let mut out: Vec<Golden> = Vec::new();
    for line in text.lines() {
        match (line.strip_prefix("// "), out.last_mut()) {
            (Some(note), _) if note.starts_with("run-time") => {}
            (Some(note), Some(last)) if note.starts_with("random counters") => last.draws = true,
            (Some(example), _) => {
                let name = format!("{op} {example}");
                out.push(Golden { name, module: String::new(), draws: false });
            }
            (None, Some(last)) => {
                last.module.push_str(line);
                last.module.push('\n');
            }
            (None, None) => {}
        }
    }
    out
}

/// Compiles programs on two threads and returns the compiler's refusals.
fn refused(programs: &[Golden], compile: impl Fn(&[u8]) -> pjrt::Result<()> + Sync) -> Vec<String> {
    assert!(!programs.is_empty(), "there are no golden programs");
    let (queue, refused) = (Mutex::new(programs.iter()), Mutex::new(Vec::new()));
    std::thread::scope(|scope| {
        for _ in 0..2 {
            scope.spawn(|| {
                loop {
                    let next = queue.lock().expect("the queue").next();
                    let Some(golden) = next else { return };
                    if let Err(e) = compile(golden.module.as_bytes()) {
                        let line = format!("{}: {}", golden.name, e.message);
                        refused.lock().expect("the list").push(line);
                    }
                }
            });
        }
    });
    refused.into_inner().expect("the list")
}

/// The tests of the crate `cpu` compile and run the other examples.
#[test]
fn the_cpu_plugin_compiles_the_programs_that_draw() {
    let plugin = Plugin::load(&find::cpu_path()).expect("the CPU plugin");
    let client = Client::create(&plugin, &[]).expect("a client");
    let options = quick::options();
    let drawing: Vec<_> = programs().into_iter().filter(|golden| golden.draws).collect();
    let refused = refused(&drawing, |module| client.compile(module, &options).map(drop));
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
    let refused = refused(&programs(), |module| topology.compile(module, &options).map(drop));
    let unlike = |op: &str, words: &str| {
        refused.iter().filter(|line| line.starts_with(op) && line.contains(words)).count() != 1
    };
    let taken = REFUSED_FOR_TPUS.iter().any(|(op, words)| unlike(op, words));
    assert!(!taken && refused.len() == REFUSED_FOR_TPUS.len(), "{}", refused.join("\n"));
}
