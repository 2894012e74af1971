//! Compiles for TPUs that are not present, with libtpu.

mod common;

use std::process::Command;

use common::*;
use pjrt::{CompileOptions, Plugin, Topology};

#[test]
fn libtpu_compiles_for_a_topology_that_is_not_here() {
    let Some(path) = libtpu_path() else {
        eprintln!(
            "not run: no libtpu. Set TORCH_TPU_TEST_LIBTPU to libtpu.so, or `pip install libtpu`."
        );
        return;
    };
    // libtpu reads its environment while it loads, so it runs in a separate process.
    if std::env::var_os("TPU_SKIP_MDS_QUERY").is_none() {
        let this = std::env::current_exe().expect("this test is a file");
        let status = Command::new(this).arg("--nocapture").env("TPU_SKIP_MDS_QUERY", "1").status();
        assert!(status.expect("this test runs itself").success());
        return;
    }
    let plugin = Plugin::load(&path).expect("libtpu loads without a TPU");
    let topology = Topology::create(&plugin, "v5e:2x2", &[]).expect("v5e:2x2 is a topology");
    assert_eq!(topology.platform_name(), "tpu");
    assert_eq!(topology.devices().len(), 4);
    assert!(topology.devices().iter().all(|device| device.kind.contains("v5")));
    for device in topology.devices() {
        assert!(device.attributes.iter().any(|(name, _)| name == "coords"), "{device:?}");
    }

    let program = add(4096, "");
    let executable = topology.compile(program.as_bytes(), &CompileOptions::default());
    let executable = executable.expect("libtpu compiles StableHLO text");
    let stats = executable.memory_stats().expect("libtpu counts memory");
    assert_eq!((stats.argument, stats.output), (2 * 4096 * 4, 4096 * 4));
    assert!(!executable.serialize().expect("it serialises").is_empty());
    let costs = executable.cost_analysis().expect("libtpu estimates costs");
    let flops = costs.iter().find(|(name, _)| name == "flops").expect("flops are estimated");
    assert!(flops.1 >= 4096.0, "{costs:?}");

    let optimised = executable.optimized_program().expect("libtpu shows what it made of it");
    assert_eq!(optimised.format, "hlo_with_config");
    assert!(!optimised.code.is_empty());

    let error = topology.compile(b"not a program", &CompileOptions::default()).err();
    assert!(error.expect("text that is no program is refused").message.len() > 10);
}
