//! Functions as builders write them, interpreted.

use hlo::{Builder, DType, Reducer, RngAlgorithm, Type, Value};
use interpreter::{Array, Program};

/// What a function of vectors of so many numbers gives for 1, 2, 3 and so on.
fn run(types: &[Type], body: impl for<'b> Fn(&[Value<'b>]) -> Vec<Value<'b>>) -> Vec<Vec<u8>> {
    let program = prepare(types, &[], body).expect("a program that is interpreted");
    let bytes: Vec<Vec<u8>> = types.iter().map(counting).collect();
    let lend = |(ty, bytes): (&Type, &'static [u8])| Array::lend(ty, bytes).expect("enough bytes");
    let bytes = bytes.into_iter().map(|bytes| &*bytes.leak());
    let results = program.run(types.iter().zip(bytes).map(lend).collect()).expect("results");
    results.iter().map(|result| result.bytes().into_owned()).collect()
}

fn counting(ty: &Type) -> Vec<u8> {
    let number = |i: i64| match ty.dtype {
        DType::F32 => (i as f32).to_le_bytes().to_vec(),
        _ => (i as i32).to_le_bytes().to_vec(),
    };
    (1..=ty.numel()).flat_map(number).collect()
}

fn prepare(
    types: &[Type],
    random: &[usize],
    body: impl for<'b> Fn(&[Value<'b>]) -> Vec<Value<'b>>,
) -> Result<Program, &'static str> {
    let b = Builder::recording();
    let arguments: Vec<_> = types.iter().map(|ty| b.argument(ty.clone())).collect();
    let results = body(&arguments);
    let ids = |values: &[Value<'_>]| values.iter().map(|v| v.id()).collect::<Vec<_>>();
    let (arguments, results) = (ids(&arguments), ids(&results));
    let function = b.finish_recording(&arguments, &results).expect("a lawful function");
    Program::new(&function, random)
}

fn ints(bytes: &[u8]) -> Vec<i32> {
    bytes.as_chunks().0.iter().map(|chunk| i32::from_le_bytes(*chunk)).collect()
}

fn s32(dims: &[i64]) -> Type {
    Type::new(DType::S32, dims)
}

#[test]
fn moved_elements_are_read_where_they_are() {
    let results = run(&[s32(&[2, 3, 4])], |v| {
        let turned = v[0].transpose(&[1, 0, 2]);
        let part = turned.slice_dim(2, 1, 4, 2).reverse(&[0]);
        vec![turned.reshape(&[3, 8]), part, part.reshape(&[12]), v[0].reshape(&[6, 4])]
    });
    let at = |i: i32, j: i32, k: i32| 1 + 12 * i + 4 * j + k;
    let turned: Vec<_> = (0..3).flat_map(|j| (0..8).map(move |ik| at(ik / 4, j, ik % 4))).collect();
    let part: Vec<_> =
        (0..3).flat_map(|j| (0..4).map(move |ik| at(ik / 2, 2 - j, 1 + 2 * (ik % 2)))).collect();
    assert_eq!(ints(&results[0]), turned);
    assert_eq!(ints(&results[1]), part);
    assert_eq!(ints(&results[2]), part);
    assert_eq!(ints(&results[3]), (1..=24).collect::<Vec<_>>());
}

#[test]
fn a_loop_goes_round_and_its_slices_are_written_in_place() {
    let results = run(&[s32(&[5])], |v| {
        let b = v[0].builder();
        b.for_loop(5, &[v[0], b.scalar(0, DType::S32)], |i, now| {
            let sum = now[1].add(now[0].dynamic_slice(&[i], &[1]).reshape(&[]));
            vec![now[0].dynamic_update_slice(sum.reshape(&[1]), &[i]), sum]
        })
    });
    assert_eq!(ints(&results[0]), [1, 3, 6, 10, 15]);
    assert_eq!(ints(&results[1]), [15]);
}

#[test]
fn a_branch_sees_what_is_around_it() {
    let results = run(&[Type::scalar(DType::S32), s32(&[2])], |v| {
        let doubled = v[1].add(v[1]);
        v[0].builder().case(v[0], &[s32(&[2])], 2, |i| vec![if i == 0 { v[1] } else { doubled }])
    });
    assert_eq!(ints(&results[0]), [2, 4]);
}

#[test]
fn several_values_are_reduced_together_whatever_their_number() {
    for n in 1..20 {
        let results = run(&[s32(&[n, 2])], |v| {
            let b = v[0].builder();
            let places = b.iota(0, v[0].ty());
            let inits = [b.lowest(DType::S32), b.scalar(0, DType::S32)];
            b.reduce_many(&[v[0], places], &inits, &[0], |v| {
                let first = v[0].gt(v[2]);
                vec![first.select(v[0], v[2]), first.select(v[1], v[3])]
            })
        });
        let n = n as i32;
        assert_eq!(ints(&results[0]), [2 * n - 1, 2 * n]);
        assert_eq!(ints(&results[1]), [n - 1, n - 1]);
    }
}

#[test]
fn a_sum_takes_its_elements_in_any_order() {
    let results = run(&[s32(&[3, 50, 2])], |v| {
        [&[0][..], &[1], &[2], &[0, 2], &[0, 1, 2]]
            .iter()
            .map(|dims| v[0].reduce(Reducer::Add, dims))
            .collect()
    });
    let at = |i: i32, j: i32, k: i32| 1 + 100 * i + 2 * j + k;
    let over_rows: Vec<i32> =
        (0..3).flat_map(|i| (0..2).map(move |k| (0..50).map(|j| at(i, j, k)).sum())).collect();
    let outer: Vec<i32> =
        (0..50).map(|j| (0..3).map(|i| at(i, j, 0) + at(i, j, 1)).sum()).collect();
    assert_eq!(ints(&results[1]), over_rows);
    assert_eq!(ints(&results[3]), outer);
    assert_eq!(ints(&results[4]), [(1..=300).sum::<i32>()]);
}

#[test]
fn what_is_not_interpreted_is_named() {
    let types = [Type::new(DType::U64, &[2])];
    let refused = prepare(&types, &[], |v| {
        let ty = Type::new(DType::U32, &[4]);
        vec![v[0].builder().rng_bit_generator(RngAlgorithm::Philox, v[0], ty).1]
    });
    assert_eq!(refused.err(), Some("stablehlo.rng_bit_generator"));
}

#[test]
fn drawn_numbers_are_not_approximated() {
    let types = [Type::new(DType::F32, &[4]), Type::new(DType::F32, &[4])];
    let refused = |at: &[usize]| prepare(&types, at, |v| vec![(v[0] + v[1]).log()]).err();
    assert_eq!(refused(&[]), None);
    assert_eq!(refused(&[1]), Some("stablehlo.log"));
    // A mask that was drawn leaves alone what it is applied to.
    let masked = prepare(&types, &[1], |v| {
        let kept = v[1].lt(v[1].constant(0.5)).convert(DType::F32);
        vec![(v[0] * kept).exponential(), v[1] + v[1]]
    });
    assert!(masked.is_ok());
}
