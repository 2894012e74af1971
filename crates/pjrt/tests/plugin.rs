//! Loading plugins and files that are not plugins, and the properties of clients and executables.

mod common;

use std::path::PathBuf;

use common::*;
use pjrt::{Client, Code, CompileOptions, Error, OptionValue, Plugin};

fn refusal(name: &str, contents: &[u8]) -> Error {
    let path = PathBuf::from(env!("CARGO_TARGET_TMPDIR")).join(name);
    std::fs::write(&path, contents).expect("the target directory can be written");
    let error = Plugin::load(&path).err().expect("this is no plugin");
    assert!(error.message.contains(name), "the message names the file: {error}");
    error
}

/// An ELF header for `machine`, 64 bits, little endian.
fn elf(machine: u16) -> Vec<u8> {
    let mut header = vec![0; 64];
    header[..7].copy_from_slice(&[0x7f, b'E', b'L', b'F', 2, 1, 1]);
    header[16] = 3;
    header[18..20].copy_from_slice(&machine.to_le_bytes());
    header
}

#[test]
fn files_that_are_no_plugins_are_refused_for_what_they_are() {
    let missing = Plugin::load("/no/such/plugin.so".as_ref()).err().expect("there is no such file");
    assert_eq!(missing.code, Code::NotFound);
    assert!(refusal("text.so", b"This is a text file.\n").message.contains("not a shared library"));
    assert!(refusal("empty.so", b"").message.contains("not a shared library"));
    let foreign = if cfg!(target_arch = "aarch64") { 62 } else { 183 };
    let error = refusal("foreign.so", &elf(foreign));
    assert!(error.message.contains("is built for") && error.message.contains("this process is"));
    let native = if cfg!(target_arch = "aarch64") { 183 } else { 62 };
    assert_eq!(refusal("truncated.so", &elf(native)).code, Code::InvalidArgument);
}

#[test]
fn a_shared_library_without_the_symbol_is_refused() {
    let libraries = ["libm.so.6", "libc.so.6"];
    let directories = ["/lib/x86_64-linux-gnu", "/lib64", "/usr/lib", "/lib/aarch64-linux-gnu"];
    let some_library = directories
        .iter()
        .flat_map(|dir| libraries.map(|library| PathBuf::from(dir).join(library)))
        .find(|path| path.exists())
        .expect("this system has a C library");
    let error = Plugin::load(&some_library).err().expect("libm is no plugin");
    assert!(error.message.contains("GetPjrtApi"), "{error}");
}

#[test]
fn a_plugin_and_its_client_introduce_themselves() {
    let (major, minor) = cpu().api_version();
    assert!(major == 0 && minor >= 54);
    let attributes = cpu().attributes();
    assert!(
        attributes.iter().any(|(name, _)| name == "stablehlo_current_version"),
        "{attributes:?}"
    );
    assert_eq!(client().platform_name(), "cpu");
    assert!(!client().platform_version().is_empty());
    assert_eq!(client().process_index(), 0);
    let devices = client().devices();
    assert_eq!(devices.iter().map(pjrt::Device::ordinal).collect::<Vec<_>>(), [0, 1]);
    assert_ne!(devices[0].id(), devices[1].id());
    assert!(!devices[0].kind().is_empty());
    assert!(!devices[0].description().debug_string.is_empty());
    // The CPU plugin does not count; other plugins report counts that are not negative.
    let stats = devices[0].memory_stats().expect("not counting is no error");
    assert!(stats.is_none_or(|stats| stats.bytes_in_use >= 0));
}

#[test]
fn options_reach_the_client() {
    let count = |n| [("cpu_device_count".to_owned(), OptionValue::Int64(n))];
    let three = Client::create(cpu(), &count(3)).expect("a client starts");
    assert_eq!(three.devices().len(), 3);
}

#[test]
fn an_executable_survives_serialisation() {
    let program = add(4, "{tf.aliasing_output = 0 : i32}");
    let compiled = client().compile(program.as_bytes(), &CompileOptions::default());
    let written = compiled.expect("it compiles").serialize().expect("it serialises");
    let read = client().deserialize(&written).expect("it loads");
    let x = upload(client(), &[1.0, 2.0, 3.0, 4.0], 1);
    let y = upload(client(), &[1.0; 4], 1);
    let outputs = read.execute(&[&x, &y], 1, &[]).expect("it runs");
    assert_eq!(download(&outputs[0]), [2.0, 3.0, 4.0, 5.0]);
    assert_eq!(x.is_deleted(), Ok(true), "donation is part of what is written");
    assert!(client().deserialize(b"not an executable").is_err());
}

#[test]
fn an_executable_tells_its_memory_and_cost() {
    let program = "func.func @main(%x: tensor<64x32xf32>, %y: tensor<32x16xf32>)
        -> tensor<64x16xf32> {
        %0 = stablehlo.dot_general %x, %y, contracting_dims = [1] x [0]
            : (tensor<64x32xf32>, tensor<32x16xf32>) -> tensor<64x16xf32>
        return %0 : tensor<64x16xf32>
    }";
    let program = client().compile(program.as_bytes(), &CompileOptions::default());
    let program = program.expect("it compiles");
    let stats = program.memory_stats().expect("the CPU plugin counts memory");
    assert_eq!(stats.argument, (64 * 32 + 32 * 16) * 4);
    assert_eq!(stats.output, 64 * 16 * 4);
    assert_eq!(stats.alias, 0);
    let costs = program.cost_analysis().expect("the CPU plugin estimates costs");
    let flops = costs.iter().find(|(name, _)| name == "flops").expect("flops are estimated");
    assert_eq!(flops.1, 2.0 * 64.0 * 32.0 * 16.0, "{costs:?}");
}

#[test]
fn equal_options_encode_equally() {
    let flags = |names: [&str; 2]| {
        let flag = |name: &str| (name.to_owned(), OptionValue::Int64(1));
        CompileOptions { env_option_overrides: names.map(flag).into(), ..Default::default() }
    };
    assert_eq!(flags(["a", "b"]).encode(), flags(["b", "a"]).encode());
    assert_ne!(flags(["a", "b"]).encode(), flags(["a", "c"]).encode());
}
