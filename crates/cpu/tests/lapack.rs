//! LAPACK's routines by a function that the surrounding program lends.

#[path = "../../pjrt/tests/common/mod.rs"]
mod common;

use cpu::interpreter::{Array, Program};
use cpu::{Cpu, LapackCall, Target};
use hlo::{Builder, DType, Recorded, Type};
use pjrt::{CompileOptions, ElementType};

/// The traces of matrices instead of their singular values.
fn traces(call: &LapackCall<'_>, results: &mut [&mut [u8]]) -> Result<(), String> {
    let x = &call.operands[0];
    assert_eq!((call.routine, call.dtype, x.rows, x.columns), (4, DType::F32, 2, 2));
    let numbers = common::floats(x.elements);
    let traces: Vec<f32> = numbers.chunks_exact(4).map(|m| m[0] + m[3]).collect();
    results[0].copy_from_slice(&common::bytes(&traces));
    Ok(())
}

/// A composite whose body returns zeros.
fn program() -> Recorded {
    let b = Builder::recording();
    let x = b.argument(Type::new(DType::F32, &[2, 2, 2]));
    let values = Type::new(DType::F32, &[2]);
    let made = b.composite("svdvals", &[x], &[values], |v| vec![v[0].reduce_sum(&[1, 2]) * 0.0]);
    b.finish(&[x], &[made[0] + 1.0]).expect("a valid function")
}

#[test]
fn a_composite_calls_what_is_lent() {
    let client = common::client();
    let canonical = program();
    let text = cpu::target::rewrite(&canonical).unwrap().text("before");
    assert!(text.contains("stablehlo.reduce") && !text.contains("composite"), "{text}");
    cpu::lend_lapack(traces);
    let _kernels = Cpu::new(client, Target::Rewritten);
    let rewritten = cpu::target::rewrite(&canonical).unwrap();
    let text = rewritten.text("after");
    assert!(text.contains("torch_tpu.lapack") && !text.contains("stablehlo.reduce"), "{text}");
    let given = common::bytes(&[1.0, 9.0, 9.0, 2.0, 3.0, 9.0, 9.0, 4.0]);
    let compiled = client.compile(text.as_bytes(), &CompileOptions::default()).unwrap();
    let x = client.upload(&given, ElementType::F32, &[2, 2, 2], 0).unwrap();
    let outputs = compiled.execute(&[&x], 0, &[]).unwrap();
    assert_eq!(common::download(&outputs[0]), [4.0, 8.0]);
    let interpreted = Program::new(&rewritten, &[]).expect("statements that are interpreted");
    let x = Array::lend(&Type::new(DType::F32, &[2, 2, 2]), &given).expect("32 bytes");
    let results = interpreted.run(vec![x]).expect("a run");
    assert_eq!(common::floats(&results[0].bytes()), [4.0, 8.0]);
}
