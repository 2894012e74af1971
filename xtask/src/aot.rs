//! Compiles programs for devices that are not here, and says what they would need there.

use std::fs;
use std::path::Path;
use std::time::Instant;

use pjrt::{CompileOptions, Plugin, Topology};

/// For each file of StableHLO text, prints one line of JSON: bytes by use, FLOPs, seconds spent.
pub(crate) fn run(plugin: &str, topology: &str, files: &[String]) -> Result<(), String> {
    let plugin = Plugin::load(Path::new(plugin)).map_err(|e| e.to_string())?;
    let topology = Topology::create(&plugin, topology, &[]).map_err(|e| e.to_string())?;
    for file in files {
        let program = fs::read(file).map_err(|e| format!("{file}: {e}"))?;
        let line = compile(&topology, &program).map_err(|e| format!("{file}: {e}"))?;
        println!("{line}");
    }
    Ok(())
}

fn compile(topology: &Topology, program: &[u8]) -> pjrt::Result<String> {
    let start = Instant::now();
    let options = CompileOptions { num_replicas: replicas(program), ..CompileOptions::default() };
    let executable = topology.compile(program, &options)?;
    let seconds = start.elapsed().as_secs_f64();
    let memory = executable.memory_stats()?;
    let costs = executable.cost_analysis()?;
    let flops = costs.iter().find(|(name, _)| name == "flops").map_or(0.0, |(_, flops)| *flops);
    Ok(format!(
        r#"{{"argument": {}, "output": {}, "alias": {}, "temp": {}, "flops": {flops}, "seconds": {seconds:.2}}}"#,
        memory.argument, memory.output, memory.alias, memory.temp
    ))
}

/// The number of replicas in the first groups of a program's text, or 1.
pub(crate) fn replicas(program: &[u8]) -> i64 {
    let text = String::from_utf8_lossy(program);
    let Some((_, rest)) = text.split_once("replica_groups = dense<") else { return 1 };
    let groups = rest.split('>').next().unwrap_or_default();
    groups.split(',').count() as i64
}
