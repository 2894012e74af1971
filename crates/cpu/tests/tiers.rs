//! Baseline code and its replacement.

#[path = "../../engine/tests/common/mod.rs"]
mod common;

use common::{add, read, start, vector};
use cpu::{Cpu, Target};
use engine::{CallArg, Counter, DType, Mode, Number};

#[test]
fn a_baseline_is_replaced_after_enough_runs() {
    let engine = start(Mode::Fused, |client| Box::new(Cpu::new(client, Target::Rewritten)));
    let x = vector(&engine, &[0.0; 10_000], &[10_000]);
    let recompiles = || engine.metrics().get(Counter::Recompiles);
    for step in 0..600 {
        let one = CallArg::Number { value: Number::Float(1.0), dtype: DType::F64, wrapped: true };
        add(&engine, CallArg::Tensor(x), one, &[x]);
        engine.cut(0, true).expect("a cut");
        assert!(step > 64 || recompiles() == 0, "after {step} steps");
    }
    assert!(read(&engine, &x).iter().all(|&v| v == 600.0));
    assert_eq!(recompiles(), 1);
    assert_eq!(engine.metrics().get(Counter::Interpreted), 1);
    assert_eq!(engine.metrics().get(Counter::Programs), 1);
    assert!(engine.explain().contains("it was optimised for run"), "{}", engine.explain());
}
