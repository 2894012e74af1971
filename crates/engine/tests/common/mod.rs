//! Engines, tensors and calls for tests.
#![allow(dead_code, unreachable_pub)]

#[path = "../../../pjrt/tests/common/find.rs"]
mod find;

use engine::{
    Backend, CacheConfig, Call, CallArg, DType, Engine, Fresh, Mode, Number, Platform,
    PlatformConfig, Recorded, StorageId, TensorRef,
};
use pjrt::Client;
use smallvec::SmallVec;

/// An engine on the CPU plugin, with the backend that is chosen for its client.
pub fn start(mode: Mode, choose: impl FnOnce(&Client) -> Box<dyn Backend>) -> Engine {
    let config = PlatformConfig {
        name: "cpu".into(),
        plugin: find::cpu_path(),
        options: Vec::new(),
        devices: 1,
    };
    let platform = Platform::start(&config, choose, |_, _| None).expect("the CPU plugin starts");
    Engine::start(platform, mode, || None, None, &CacheConfig::default())
        .expect("the engine starts")
}

/// The number of the row with this schema name.
pub fn row(name: &str) -> usize {
    let names = || ops::table().into_iter().map(|r| ops::Schema::parse(r.schema).name);
    names().position(|n| n == name).unwrap_or_else(|| panic!("no row {name}"))
}

pub fn tensor(
    storage: StorageId,
    sizes: &'static [i64],
    strides: &'static [i64],
) -> TensorRef<'static> {
    TensorRef { storage: Some(storage), dtype: DType::F32, sizes, strides, offset: 0 }
}

pub fn vector(engine: &Engine, values: &[f32], sizes: &'static [i64]) -> TensorRef<'static> {
    let bytes: Vec<u8> = values.iter().flat_map(|v| v.to_ne_bytes()).collect();
    let id = engine.storage_new(0, bytes.len() as u64).expect("a storage");
    let t = tensor(id, sizes, &[1]);
    engine.upload(&t, &bytes).expect("an upload");
    t
}

pub fn read(engine: &Engine, t: &TensorRef<'_>) -> Vec<f32> {
    let mut bytes = vec![0; t.bytes() as usize];
    engine.download(t, &mut bytes).expect("a download");
    bytes.chunks_exact(4).map(|b| f32::from_ne_bytes([b[0], b[1], b[2], b[3]])).collect()
}

pub fn add(
    engine: &Engine,
    x: CallArg<'_>,
    y: CallArg<'_>,
    targets: &[TensorRef<'_>],
) -> Option<StorageId> {
    add_at(engine, 0, x, y, targets).expect("a record")
}

/// An addition on a device or in a capture, which may be refused.
pub fn add_at(
    engine: &Engine,
    device: usize,
    x: CallArg<'_>,
    y: CallArg<'_>,
    targets: &[TensorRef<'_>],
) -> engine::Result<Option<StorageId>> {
    let one = CallArg::Number { value: Number::Int(1), dtype: DType::S64, wrapped: true };
    record(engine, device, "add.Tensor", &[x, y, one], targets)
}

/// A call of a row with one result, which may be refused.
pub fn record(
    engine: &Engine,
    device: usize,
    name: &str,
    args: &[CallArg<'_>],
    targets: &[TensorRef<'_>],
) -> engine::Result<Option<StorageId>> {
    let mut fresh = SmallVec::<[Fresh; 4]>::new();
    let mut call = Call {
        row: row(name),
        device,
        args,
        targets,
        resize_targets: false,
        format: Default::default(),
        settings: engine::Settings::default(),
        generator: None,
    };
    let recorded = engine.record(&mut call, &mut fresh)?;
    assert!(matches!(recorded, Recorded::Done(..)));
    Ok(fresh.first().map(|f| f.expect("a defined result").storage))
}
