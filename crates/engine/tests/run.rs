//! Record, cut and run on the CPU plugin.

mod common;

use common::{add, add_at, read, record, start, tensor, vector};
use engine::{
    Backend, CacheConfig, CallArg, Canonical, Counter, DType, Engine, Generator, Home, Mode,
    Number, Platform, StorageId, TensorRef,
};
use smallvec::SmallVec;
use std::sync::{Mutex, OnceLock, PoisonError};

fn cpu(mode: Mode) -> Engine {
    start(mode, |_| Box::new(Canonical))
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
    assert_eq!(engine.metrics().get(Counter::Programs), 1);
    assert_eq!(engine.metrics().get(Counter::Donations), 5);
    assert_eq!(engine.memory(0).expect("a device").buffers, 1);
}

/// Equal numbers of an optimizer's loop are one parameter. When they part, the program is made again, and
/// it is not made again and again.
#[test]
fn numbers_that_part_make_few_programs() {
    let engine = cpu(Mode::Fused);
    let places: Vec<_> = (0..8).map(|_| vector(&engine, &[0.0, 0.0], &[2])).collect();
    let mut sums = [0.0f32; 8];
    let mut programs = Vec::new();
    for round in 0..24u32 {
        for (at, x) in places.iter().enumerate() {
            // Equal in the first rounds, two groups in the next ones, then any numbers.
            let number = match round {
                0..4 => round,
                4..8 => round * (1 + at as u32 / 4),
                _ => round * round * (at as u32 + 1) % (5 + at as u32 % 2),
            };
            sums[at] += number as f32;
            let value = Number::Float(number.into());
            let y = CallArg::Number { value, dtype: DType::F64, wrapped: true };
            add(&engine, CallArg::Tensor(*x), y, &[*x]);
        }
        engine.cut(0, true).expect("a cut");
        programs.push(engine.metrics().get(Counter::Programs));
    }
    for (x, sum) in places.iter().zip(sums) {
        assert_eq!(read(&engine, x), [sum, sum]);
    }
    assert_eq!([3, 7, 23].map(|round: usize| programs[round]), [1, 2, 3]);
}

/// Some calls of a row have a number as a constant; for other calls of the row it stays an input.
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
    assert_eq!(engine.metrics().get(Counter::Programs), 2);
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
    // y shares x's value, in a separate storage.
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
    for i in 0..3 {
        let x = vector(&engine, &[1.0, 2.0], &[2]);
        let kept: Vec<_> = (0..4)
            .map(|_| add(&engine, CallArg::Tensor(x), CallArg::Tensor(x), &[]).expect("a result"))
            .collect();
        engine.cut(0, false).expect("a cut");
        // Freeing in another order after the cut changes handles, but not the program.
        let order: Vec<_> =
            if i == 1 { kept.iter().rev().collect() } else { kept.iter().collect() };
        order.into_iter().for_each(|id| engine.storage_free(*id));
    }
    engine.synchronize(0).expect("no error");
    assert_eq!(engine.metrics().get(Counter::Cuts), 3);
    assert_eq!(engine.metrics().get(Counter::Programs), 1);
}

/// A loop without host reads. An iteration has 300 calls, of which the first 40 are special.
#[test]
fn a_loop_that_reads_nothing_runs_one_program_an_iteration() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[0.0, 0.0], &[2]);
    let first = TensorRef { sizes: &[1], strides: &[1], offset: 0, ..x };
    for _ in 0..20 {
        for k in 0..300 {
            // Each iteration begins with 40 calls that do not repeat within it.
            let t = if k < 40 && k % 3 == 0 { first } else { x };
            let one =
                CallArg::Number { value: Number::Float(1.0), dtype: DType::F64, wrapped: true };
            add(&engine, CallArg::Tensor(t), one, &[t]);
        }
    }
    assert!(engine.metrics().get(Counter::Cuts) >= 18, "the device gets work while recording");
    engine.synchronize(0).expect("no error");
    // The ops before the loop was known, an iteration, and the ops at the end.
    assert!(engine.metrics().get(Counter::Programs) <= 4);
    assert_eq!(read(&engine, &x), [6000.0, 5720.0]);
}

#[test]
fn an_error_leaves_the_engine_usable() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[1.0, 2.0], &[2]);
    let y = vector(&engine, &[1.0, 2.0, 3.0], &[3]);
    let refused = add_at(&engine, 0, CallArg::Tensor(x), CallArg::Tensor(y), &[]);
    let refused = refused.expect_err("shapes differ");
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
fn values_that_nothing_needs_are_not_run() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[1.0], &[1]);
    let y = add(&engine, CallArg::Tensor(x), CallArg::Tensor(x), &[]).expect("a result");
    engine.storage_free(y);
    let z = add(&engine, CallArg::Tensor(x), CallArg::Tensor(x), &[]).expect("a result");
    assert_eq!(read(&engine, &tensor(z, &[1], &[1])), [2.0]);
    assert_eq!(engine.metrics().get(Counter::Cuts), 1);
    // A wait runs it.
    let y = add(&engine, CallArg::Tensor(x), CallArg::Tensor(x), &[]).expect("a result");
    engine.storage_free(y);
    engine.synchronize(0).expect("no error");
    assert_eq!(engine.metrics().get(Counter::Cuts), 2);
}

#[test]
fn a_collective_runs_although_nothing_reads_it() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[1.0], &[1]);
    let reduce = || {
        let args = [CallArg::Tensor(x), CallArg::Text("SUM"), CallArg::Ints(&[1])];
        record(&engine, 0, "tpu::all_reduce", &args, &[]).expect("a record").expect("a result")
    };
    engine.storage_free(reduce());
    engine.cut(0, false).expect("a cut");
    assert_eq!(engine.metrics().get(Counter::Cuts), 1);
    // A value that the host reads is not cut out from between collectives.
    engine.storage_free(reduce());
    let y = reduce();
    assert_eq!(read(&engine, &tensor(y, &[1], &[1])), [1.0]);
    assert_eq!(engine.metrics().get(Counter::Cuts), 2);
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

/// Captures `x + y` and `x += x + y`, for tensors like these.
fn capture_sum(engine: &Engine, x: &TensorRef<'_>, y: &TensorRef<'_>) -> u64 {
    let at = engine.capture(0).expect("a capture");
    let placeholder = |like| {
        let storage = engine.capture_input(at, like).expect("a placeholder");
        TensorRef { storage: Some(storage), offset: 0, ..*like }
    };
    let (a, b) = (placeholder(x), placeholder(y));
    let sum = add_at(engine, at, CallArg::Tensor(a), CallArg::Tensor(b), &[]).expect("a record");
    let sum = sum.expect("a result");
    let sum = TensorRef { storage: Some(sum), strides: &[1], offset: 0, ..*x };
    add_at(engine, at, CallArg::Tensor(a), CallArg::Tensor(sum), &[a]).expect("a record");
    engine.capture_end(at, &[Some(sum), None, Some(a)]).expect("a graph")
}

fn call(engine: &Engine, graph: u64, inputs: &[TensorRef<'_>]) -> Option<StorageId> {
    let mut fresh = SmallVec::new();
    let graph = engine.call(graph, None, inputs, &mut Generator::default(), &mut fresh);
    let homes: Vec<_> = graph.expect("a call")?.outputs().iter().map(|o| o.home).collect();
    assert_eq!(homes, [Home::Fresh(0), Home::Nowhere, Home::Input(0)]);
    engine.call_end(0, false).expect("a cut");
    fresh.first().copied()
}

#[test]
fn a_graph_is_one_program_and_takes_over_what_it_replaces() {
    for mode in [Mode::Debug, Mode::Strict, Mode::Fused] {
        let engine = cpu(mode);
        let x = vector(&engine, &[1.0, 2.0], &[2]);
        let y = vector(&engine, &[10.0, 20.0], &[2]);
        let graph = capture_sum(&engine, &x, &y);
        let same = capture_sum(&engine, &y, &x);
        for graph in [graph, same] {
            let before = read(&engine, &x);
            let sum = call(&engine, graph, &[x, y]).expect("inputs that fit");
            assert_eq!(
                read(&engine, &tensor(sum, &[2], &[1])),
                [before[0] + 10.0, before[1] + 20.0]
            );
            assert_eq!(read(&engine, &x), [2.0 * before[0] + 10.0, 2.0 * before[1] + 20.0]);
        }
        assert_eq!(engine.metrics().get(Counter::Cuts), 2, "{mode:?}");
        assert_eq!(engine.metrics().get(Counter::Programs), 1, "equal graphs are one op, {mode:?}");
        assert_eq!(engine.metrics().get(Counter::Donations), 2, "{mode:?}");
        let longer = vector(&engine, &[1.0, 2.0, 3.0], &[3]);
        assert_eq!(call(&engine, graph, &[longer, longer]), None, "other sizes do not fit");
        assert_eq!(read(&engine, &y), [10.0, 20.0]);
    }
}

#[test]
fn a_graph_reads_and_writes_through_views() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[1.0, 2.0, 3.0, 4.0, 5.0], &[5]);
    let odd = TensorRef { sizes: &[2], strides: &[2], offset: 1, ..x };
    let graph = capture_sum(&engine, &odd, &odd);
    let sum = call(&engine, graph, &[odd, odd]).expect("inputs that fit");
    assert_eq!(read(&engine, &tensor(sum, &[2], &[1])), [4.0, 8.0]);
    assert_eq!(read(&engine, &x), [1.0, 6.0, 3.0, 12.0, 5.0]);
    assert_eq!(engine.metrics().get(Counter::Programs), 1);
}

#[test]
fn a_graph_called_in_a_capture_becomes_part_of_it() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[1.0, 2.0], &[2]);
    let inner = capture_sum(&engine, &x, &x);
    let at = engine.capture(0).expect("a capture");
    let a = engine.capture_input(at, &x).expect("a placeholder");
    let a = tensor(a, &[2], &[1]);
    let mut fresh = SmallVec::new();
    let mut drawn = Generator::default();
    for _ in 0..2 {
        engine.call(inner, Some(at), &[a, x], &mut drawn, &mut fresh).expect("a call");
    }
    let sum = tensor(fresh[1], &[2], &[1]);
    let outer = engine.capture_end(at, &[Some(sum), None, Some(a)]).expect("a graph");
    let y = vector(&engine, &[5.0, 6.0], &[2]);
    let sum = call(&engine, outer, &[y]).expect("inputs that fit");
    // y becomes 2y + x twice; x is a constant.
    assert_eq!(read(&engine, &tensor(sum, &[2], &[1])), [12.0, 16.0]);
    assert_eq!(read(&engine, &y), [23.0, 30.0]);
    assert_eq!(engine.metrics().get(Counter::Programs), 1);
    assert_eq!(engine.metrics().get(Counter::Cuts), 1);
}

#[test]
fn a_constant_that_was_never_written_is_zeros() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[1.0, 2.0], &[2]);
    let never = tensor(engine.storage_new(0, 8).expect("a storage"), &[2], &[1]);
    let at = engine.capture(0).expect("a capture");
    let a = tensor(engine.capture_input(at, &x).expect("a placeholder"), &[2], &[1]);
    let sum = add_at(&engine, at, CallArg::Tensor(a), CallArg::Tensor(never), &[]);
    let sum = tensor(sum.expect("a record").expect("a result"), &[2], &[1]);
    let graph = engine.capture_end(at, &[Some(sum), Some(never)]).expect("a graph");
    let (mut fresh, mut drawn) = (SmallVec::new(), Generator::default());
    engine.call(graph, None, &[x], &mut drawn, &mut fresh).expect("a call");
    assert_eq!(read(&engine, &tensor(fresh[0], &[2], &[1])), [1.0, 2.0]);
    assert_eq!(read(&engine, &tensor(fresh[1], &[2], &[1])), [0.0, 0.0]);
    assert_eq!(read(&engine, &never), [0.0, 0.0]);
}

#[test]
fn a_graph_that_chooses_between_graphs_is_one_op() {
    let engine = cpu(Mode::Fused);
    let (x, y) = (vector(&engine, &[1.0, 2.0], &[2]), vector(&engine, &[10.0, 20.0], &[2]));
    let branch = |doubles: bool| {
        let at = engine.capture(0).expect("a capture");
        let placeholder = |like| engine.capture_input(at, like).expect("a placeholder");
        let (a, b) = (tensor(placeholder(&x), &[2], &[1]), tensor(placeholder(&y), &[2], &[1]));
        let other = CallArg::Tensor(if doubles { a } else { b });
        let sum = add_at(&engine, at, CallArg::Tensor(a), other, &[]).expect("a record");
        let sum = tensor(sum.expect("a result"), &[2], &[1]);
        engine.capture_end(at, &[Some(sum)]).expect("a graph")
    };
    let index =
        TensorRef { dtype: DType::S64, sizes: &[], strides: &[], ..vector(&engine, &[], &[0]) };
    for (number, expected) in [(0_i64, [11.0, 22.0]), (1, [2.0, 4.0]), (7, [2.0, 4.0])] {
        let storage = engine.storage_new(0, 8).expect("a storage");
        let index = TensorRef { storage: Some(storage), ..index };
        engine.upload(&index, &number.to_ne_bytes()).expect("an upload");
        let graph = engine.graph_cond(&[branch(false), branch(true)], false).expect("a graph");
        let (mut fresh, mut drawn) = (SmallVec::new(), Generator::default());
        let inputs = [index, x, y];
        engine.call(graph, None, &inputs, &mut drawn, &mut fresh).expect("a call");
        engine.call_end(0, false).expect("a cut");
        assert_eq!(read(&engine, &tensor(fresh[0], &[2], &[1])), expected);
    }
    assert_eq!(engine.metrics().get(Counter::Cuts), 3);
    assert_eq!(engine.metrics().get(Counter::Programs), 1, "equal choices are one op");
    let writes = capture_sum(&engine, &x, &y);
    let refused = engine.graph_cond(&[writes], false).expect_err("its branch writes");
    assert!(refused.to_string().contains("return the new value"), "{refused}");
}

#[test]
fn a_placeholder_has_no_value() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[1.0], &[1]);
    let at = engine.capture(0).expect("a capture");
    let a = tensor(engine.capture_input(at, &x).expect("a placeholder"), &[1], &[1]);
    let refused = engine.download(&a, &mut [0; 4]).expect_err("it has no value");
    assert!(refused.to_string().contains("only when it runs"), "{refused}");
    assert!(engine.copy(&x, &a).is_err(), "nothing leaves a capture");
    let inside = engine.capture(0).expect("a capture");
    let b = tensor(engine.capture_input(inside, &x).expect("a placeholder"), &[1], &[1]);
    let refused = add_at(&engine, inside, CallArg::Tensor(b), CallArg::Tensor(a), &[]);
    assert!(refused.is_err(), "nothing enters another capture except as an operand");
    engine.capture_drop(inside);
    engine.capture_drop(at);
    assert!(add_at(&engine, 0, CallArg::Tensor(a), CallArg::Tensor(x), &[]).is_err());
    assert_eq!(read(&engine, &x), [1.0]);
}

#[test]
fn a_joined_step_is_one_program() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[1.0, 2.0], &[2]);
    let graph = capture_sum(&engine, &x, &x);
    for _ in 0..3 {
        engine.join_begin();
        for _ in 0..2 {
            let sum = call(&engine, graph, &[x, x]).expect("inputs that fit");
            engine.storage_free(sum);
            engine.cut(0, true).expect("no cut yet");
        }
        engine.join_end().expect("a cut");
    }
    assert_eq!(read(&engine, &x), [729.0, 1458.0]);
    assert_eq!(engine.metrics().get(Counter::Cuts), 3);
    assert_eq!(engine.metrics().get(Counter::Programs), 1);
    assert_eq!(engine.metrics().get(Counter::Donations), 3);
}

#[test]
fn an_exported_graph_is_a_module_that_can_be_called() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[1.0, 2.0], &[2]);
    let y = vector(&engine, &[10.0, 20.0], &[2]);
    let at = engine.capture(0).expect("a capture");
    let [a, b] = [x, y].map(|like| {
        let storage = engine.capture_input(at, &like).expect("a placeholder");
        TensorRef { storage: Some(storage), ..like }
    });
    let sum = add_at(&engine, at, CallArg::Tensor(a), CallArg::Tensor(b), &[]).expect("a record");
    let sum = TensorRef { storage: sum, ..x };
    let graph = engine.capture_end(at, &[Some(sum), Some(b)]).expect("a graph");
    let text = engine.export(graph).expect("a module");
    let opening = "module @program {\nfunc.func public @main(%0: tensor<2xf32>, %1: tensor<2xf32>)";
    assert!(text.starts_with(opening), "numbers are constants: {text}");
    let module = engine.import(&text, 0).expect("a graph");
    let mut fresh = SmallVec::new();
    for inputs in [[x, y], [y, y]] {
        let called = engine.call(module, None, &inputs, &mut Generator::default(), &mut fresh);
        assert!(called.expect("a call").is_some(), "inputs that fit");
        engine.call_end(0, false).expect("a cut");
    }
    let results: Vec<_> = fresh.iter().map(|&s| read(&engine, &tensor(s, &[2], &[1]))).collect();
    assert_eq!(results, [[11.0, 22.0], [10.0, 20.0], [20.0, 40.0], [10.0, 20.0]]);
    assert_eq!(engine.metrics().get(Counter::Cuts), 2);
}

#[test]
fn functions_that_write_inputs_and_foreign_modules_are_refused() {
    let engine = cpu(Mode::Fused);
    let x = vector(&engine, &[1.0, 2.0], &[2]);
    let writes = engine.export(capture_sum(&engine, &x, &x)).expect_err("a refusal");
    assert!(writes.to_string().contains("cannot write inputs"), "{writes}");
    assert!(engine.import("module {}", 0).is_err());
}

/// A platform on which compiled code always takes too much.
struct Crowded;

impl Backend for Crowded {
    fn takes_too_much(&self) -> bool {
        true
    }
}

#[test]
fn code_that_was_let_go_is_made_again_and_changes_no_choice() {
    // Programs of 1 to 5 ops come three times, one after the other, so each is let go meanwhile.
    let run = |engine: &Engine| {
        let x = vector(engine, &[1.0, 2.0], &[2]);
        for ops in [1, 2, 3, 4, 5].repeat(3) {
            for _ in 0..ops {
                let one =
                    CallArg::Number { value: Number::Float(1.0), dtype: DType::F64, wrapped: true };
                add(engine, CallArg::Tensor(x), one, &[x]);
            }
            engine.cut(0, true).expect("a cut");
            engine.synchronize(0).expect("no error");
        }
        assert_eq!(read(engine, &x), [46.0, 47.0]);
        (engine.metrics().fingerprint(), engine.metrics().get(Counter::Programs))
    };
    let (plain, compiled) = run(&cpu(Mode::Fused));
    let (crowded, compiled_again) = run(&start(Mode::Fused, |_| Box::new(Crowded)));
    assert_eq!(plain, crowded);
    assert!(compiled_again > compiled, "{compiled_again} {compiled}");
}
