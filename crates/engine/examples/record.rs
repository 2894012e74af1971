//! The cost of recording one op in the engine: `cargo run --release -p engine --example record`.

use engine::{
    CacheConfig, Call, CallArg, DType, Engine, Fresh, Mode, Number, Platform, Settings, TensorRef,
};
use smallvec::SmallVec;
use std::time::Instant;

const OPS: usize = 3_000;

fn main() {
    let platform = Platform::Null { devices: 1 };
    let engine = Engine::start(platform, Mode::Fused, || None, None, &CacheConfig::default())
        .expect("the engine starts");
    let names = || ops::table().into_iter().map(|r| ops::Schema::parse(r.schema).name);
    let add = names().position(|n| n == "add.Tensor").expect("a row");
    let x = engine.storage_new(0, 64).expect("a storage");
    let y = engine.storage_new(0, 64).expect("a storage");
    let tensor = |storage| TensorRef {
        storage: Some(storage),
        dtype: DType::F32,
        sizes: &[16],
        strides: &[1],
        offset: 0,
    };
    let one = || CallArg::Number { value: Number::Int(1), dtype: DType::S64, wrapped: true };
    let mut best = f64::MAX;
    for _ in 0..50 {
        let start = Instant::now();
        let mut last = x;
        for _ in 0..OPS {
            let args = [CallArg::Tensor(tensor(last)), CallArg::Tensor(tensor(y)), one()];
            let mut fresh = SmallVec::<[Fresh; 4]>::new();
            let mut call = Call {
                row: add,
                device: 0,
                args: &args,
                targets: &[],
                resize_targets: false,
                format: Default::default(),
                settings: Settings::default(),
                generator: None,
            };
            engine.record(&mut call, &mut fresh).expect("a record");
            if last != x {
                engine.storage_free(last);
            }
            last = fresh[0].expect("a result").storage;
        }
        best = best.min(start.elapsed().as_secs_f64());
        engine.storage_free(last);
        engine.cut(0, false).expect("a cut");
    }
    #[allow(clippy::print_stdout)]
    {
        println!("{:.0} ns per recorded op (record and free)", best * 1e9 / OPS as f64);
    }
}
