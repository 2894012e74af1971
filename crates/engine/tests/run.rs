//! Record, cut and run on the CPU plugin.

#[path = "../../pjrt/tests/common/find.rs"]
#[allow(dead_code, unreachable_pub)]
mod find;

use engine::{
    CacheConfig, Call, CallArg, Counter, DType, Engine, Fresh, Mode, Number, Platform,
    PlatformConfig, Recorded, StorageId, TensorRef,
};
use smallvec::SmallVec;
use std::sync::{Mutex, OnceLock, PoisonError};

fn cpu(mode: Mode) -> Engine {
    let config =
        PlatformConfig { name: "cpu".into(), plugin: find::cpu_path(), options: Vec::new() };
    let platform = Platform::start(&config).expect("the CPU plugin starts");
    Engine::start(platform, mode, || None, None, &CacheConfig::default())
        .expect("the engine starts")
}

/// The number of the row with this schema name.
fn row(name: &str) -> usize {
    let names = || ops::table().into_iter().map(|r| ops::Schema::parse(r.schema).name);
    names().position(|n| n == name).unwrap_or_else(|| panic!("no row {name}"))
}

fn tensor(
    storage: StorageId,
    sizes: &'static [i64],
    strides: &'static [i64],
) -> TensorRef<'static> {
    TensorRef { storage: Some(storage), dtype: DType::F32, sizes, strides, offset: 0 }
}

fn vector(engine: &Engine, values: &[f32], sizes: &'static [i64]) -> TensorRef<'static> {
    let bytes: Vec<u8> = values.iter().flat_map(|v| v.to_ne_bytes()).collect();
    let id = engine.storage_new(0, bytes.len() as u64).expect("a storage");
    let t = tensor(id, sizes, &[1]);
    engine.upload(&t, &bytes).expect("an upload");
    t
}

fn read(engine: &Engine, t: &TensorRef<'_>) -> Vec<f32> {
    let mut bytes = vec![0; t.bytes() as usize];
    engine.download(t, &mut bytes).expect("a download");
    bytes.chunks_exact(4).map(|b| f32::from_ne_bytes([b[0], b[1], b[2], b[3]])).collect()
}

fn add(
    engine: &Engine,
    x: CallArg<'_>,
    y: CallArg<'_>,
    targets: &[TensorRef<'_>],
) -> Option<StorageId> {
    let one = CallArg::Number { value: Number::Int(1), dtype: DType::S64, wrapped: true };
    let args = [x, y, one];
    let mut fresh = SmallVec::<[Fresh; 4]>::new();
    let mut call = Call {
        row: row("add.Tensor"),
        device: 0,
        args: &args,
        targets,
        resize_targets: false,
        default_dtype: DType::F32,
        generator: None,
    };
    let recorded = engine.record(&mut call, &mut fresh).expect("a record");
    assert!(matches!(recorded, Recorded::Done));
    fresh.first().map(|f| f.expect("a defined result").0)
}

#[test]
fn the_three_modes_agree() {
    for mode in [Mode::Debug, Mode::Strict, Mode::Fused] {
        let engine = cpu(mode);
        let x = vector(&engine, &[1.0, 2.0, 3.0], &[3]);
        let y = vector(&engine, &[10.0, 20.0, 30.0], &[3]);
        let z = add(&engine, CallArg::Tensor(x), CallArg::Tensor(y), &[]).expect("a result");
        let z = tensor(z, &[3], &[1]);
        assert_eq!(add(&engine, CallArg::Tensor(z), CallArg::Tensor(x), &[z]), None);
        assert_eq!(read(&engine, &z), [12.0, 24.0, 36.0], "{mode:?}");
        let programs = if mode == Mode::Fused { 1 } else { 2 };
        assert_eq!(engine.metrics().get(Counter::Cuts), programs, "{mode:?}");
    }
}

#[test]
fn a_number_is_an_input_and_a_step_donates() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[1.0, 2.0], &[2]);
    for step in 0..5 {
        let value = Number::Float(0.5 + f64::from(step));
        let y = CallArg::Number { value, dtype: DType::F64, wrapped: true };
        add(&engine, CallArg::Tensor(x), y, &[x]);
        engine.cut(0, true).expect("a cut");
    }
    engine.synchronize(0).expect("no error");
    assert_eq!(read(&engine, &x), [13.5, 14.5]);
    assert_eq!(engine.metrics().get(Counter::Compiles), 1);
    assert_eq!(engine.metrics().get(Counter::Donations), 5);
    assert_eq!(engine.memory(0).expect("a device").buffers, 1);
}

/// Some calls need a number's value to compile; others of the same row go on without.
#[test]
fn a_constant_of_one_call_is_an_input_of_another() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[1.0, 2.0], &[2]);
    let number = |value, dtype| CallArg::Number { value, dtype, wrapped: true };
    add(&engine, CallArg::Tensor(x), number(Number::Bool(true), DType::Bool), &[x]);
    engine.cut(0, true).expect("a cut");
    for step in 0..5 {
        let value = Number::Float(f64::from(step));
        add(&engine, CallArg::Tensor(x), number(value, DType::F64), &[x]);
        engine.cut(0, true).expect("a cut");
    }
    assert_eq!(read(&engine, &x), [12.0, 13.0]);
    assert_eq!(engine.metrics().get(Counter::Compiles), 2);
}

#[test]
fn writing_through_a_view_is_seen_by_its_aliases() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[1.0, 2.0, 3.0, 4.0], &[4]);
    let odd = TensorRef { sizes: &[2], strides: &[2], offset: 1, ..x };
    add(&engine, CallArg::Tensor(odd), CallArg::Tensor(odd), &[odd]);
    assert_eq!(read(&engine, &odd), [4.0, 8.0]);
    assert_eq!(read(&engine, &x), [1.0, 4.0, 3.0, 8.0]);
}

#[test]
fn a_buffer_that_is_still_held_is_not_donated() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[1.0, 2.0], &[2]);
    // y is another name for x's value, in a storage of its own.
    let y = tensor(engine.storage_new(0, 8).expect("a storage"), &[2], &[1]);
    engine.copy(&y, &x).expect("a copy");
    add(&engine, CallArg::Tensor(x), CallArg::Tensor(x), &[x]);
    engine.synchronize(0).expect("no error");
    assert_eq!(engine.metrics().get(Counter::Donations), 0);
    assert_eq!(read(&engine, &y), [1.0, 2.0]);
    assert_eq!(read(&engine, &x), [2.0, 4.0]);
}

#[test]
fn equal_calls_cut_into_equal_programs() {
    let engine = cpu(Mode::Fused);
    for round in 0..3 {
        let x = vector(&engine, &[1.0, 2.0], &[2]);
        let kept: Vec<_> = (0..4)
            .map(|_| add(&engine, CallArg::Tensor(x), CallArg::Tensor(x), &[]).expect("a result"))
            .collect();
        engine.cut(0, false).expect("a cut");
        // Freeing in another order, after the cut, moves the handles but not the program.
        let order: Vec<_> =
            if round == 1 { kept.iter().rev().collect() } else { kept.iter().collect() };
        order.into_iter().for_each(|id| engine.storage_free(*id));
    }
    engine.synchronize(0).expect("no error");
    assert_eq!(engine.metrics().get(Counter::Cuts), 3);
    assert_eq!(engine.metrics().get(Counter::Compiles), 1);
}

/// A loop without host reads, whose rounds are 300 calls behind a start of their own.
#[test]
fn a_loop_that_reads_nothing_runs_one_program_a_round() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[0.0, 0.0], &[2]);
    let first = TensorRef { sizes: &[1], strides: &[1], offset: 0, ..x };
    for _ in 0..20 {
        for k in 0..300 {
            // Each round opens with 40 calls that do not come again before the next.
            let t = if k < 40 && k % 3 == 0 { first } else { x };
            let one =
                CallArg::Number { value: Number::Float(1.0), dtype: DType::F64, wrapped: true };
            add(&engine, CallArg::Tensor(t), one, &[t]);
        }
    }
    assert!(engine.metrics().get(Counter::Cuts) >= 18, "the device gets work while recording");
    engine.synchronize(0).expect("no error");
    assert!(engine.metrics().get(Counter::Compiles) <= 3);
    assert_eq!(read(&engine, &x), [6000.0, 5720.0]);
}

#[test]
fn an_error_leaves_the_engine_usable() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[1.0, 2.0], &[2]);
    let y = vector(&engine, &[1.0, 2.0, 3.0], &[3]);
    let one = CallArg::Number { value: Number::Int(1), dtype: DType::S64, wrapped: true };
    let args = [CallArg::Tensor(x), CallArg::Tensor(y), one];
    let mut call = Call {
        row: row("add.Tensor"),
        device: 0,
        args: &args,
        targets: &[],
        resize_targets: false,
        default_dtype: DType::F32,
        generator: None,
    };
    let refused = engine.record(&mut call, &mut SmallVec::new()).expect_err("shapes differ");
    assert_eq!(
        refused.to_string(),
        "The size of tensor a (2) must match the size of tensor b (3) at non-singleton dimension 0"
    );
    let huge = engine.storage_new(0, 1 << 60).expect_err("no machine has that much");
    assert_eq!(huge.kind, engine::ErrorKind::OutOfMemory);
    let z = add(&engine, CallArg::Tensor(x), CallArg::Tensor(x), &[]).expect("a result");
    assert_eq!(read(&engine, &tensor(z, &[2], &[1])), [2.0, 4.0]);
}

#[test]
fn nothing_wanted_is_nothing_run() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[1.0], &[1]);
    let y = add(&engine, CallArg::Tensor(x), CallArg::Tensor(x), &[]).expect("a result");
    engine.storage_free(y);
    engine.synchronize(0).expect("no error");
    assert_eq!(engine.metrics().get(Counter::Cuts), 0);
}

#[test]
fn the_line_of_a_new_program_is_asked_once() {
    static LINES: Mutex<u32> = Mutex::new(0);
    static ENGINE: OnceLock<Engine> = OnceLock::new();
    let count = || {
        *LINES.lock().unwrap_or_else(PoisonError::into_inner) += 1;
        Some("train.py:41".to_owned())
    };
    let platform = Platform::Null { devices: 1 };
    let engine = ENGINE.get_or_init(|| {
        Engine::start(platform, Mode::Strict, count, None, &CacheConfig::default()).expect("starts")
    });
    let x = vector(engine, &[1.0], &[1]);
    for _ in 0..3 {
        add(engine, CallArg::Tensor(x), CallArg::Tensor(x), &[]);
    }
    assert_eq!(*LINES.lock().unwrap_or_else(PoisonError::into_inner), 1);
    assert!(engine.explain().contains("train.py:41"), "{}", engine.explain());
}
