//! Small conveniences over the crate's API.
#![allow(dead_code, unreachable_pub, unused_imports)]

mod find;

use std::sync::{Arc, LazyLock};

use pjrt::{Buffer, Client, ElementType, OptionValue, Plugin};

pub use find::{cpu_path, libtpu_path};

pub fn cpu() -> &'static Arc<Plugin> {
    static PLUGIN: LazyLock<Arc<Plugin>> =
        LazyLock::new(|| Plugin::load(&cpu_path()).expect("the CPU plugin loads"));
    &PLUGIN
}

/// A client with two devices, shared by a test binary's tests.
pub fn client() -> &'static Client {
    static CLIENT: LazyLock<Client> = LazyLock::new(|| two_devices().expect("a client starts"));
    &CLIENT
}

pub fn two_devices() -> pjrt::Result<Client> {
    Client::create(cpu(), &[("cpu_device_count".into(), OptionValue::Int64(2))])
}

pub fn bytes(values: &[f32]) -> Vec<u8> {
    values.iter().flat_map(|value| value.to_ne_bytes()).collect()
}

pub fn floats(bytes: &[u8]) -> Vec<f32> {
    bytes.chunks_exact(4).map(|b| f32::from_ne_bytes([b[0], b[1], b[2], b[3]])).collect()
}

pub fn upload(client: &Client, values: &[f32], device: usize) -> Buffer {
    let dims = [values.len() as i64];
    client.upload(&bytes(values), ElementType::F32, &dims, device).expect("the upload starts")
}

pub fn download(buffer: &Buffer) -> Vec<f32> {
    let size = buffer.dims().expect("a buffer has dims").iter().product::<i64>() as usize * 4;
    let mut dst = vec![0; size];
    buffer.download(&mut dst).expect("the download succeeds");
    floats(&dst)
}

/// `x + y` over `n` floats; the attributes of `x` are given.
pub fn add(n: usize, x: &str) -> String {
    format!(
        "module @add {{
  func.func public @main(%x: tensor<{n}xf32> {x}, %y: tensor<{n}xf32>) -> tensor<{n}xf32> {{
    %0 = stablehlo.add %x, %y : tensor<{n}xf32>
    return %0 : tensor<{n}xf32>
  }}
}}"
    )
}
