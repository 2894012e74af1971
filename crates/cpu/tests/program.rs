//! Functions as builders write them, interpreted.

use cpu::interpreter::{Array, Program};
use hlo::{Builder, ConvDims, Convolution, DType, Reducer, RngAlgorithm, Type, Value};

/// The results of a function of vectors of so many numbers, for arguments that count up from 1.
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
    let function = b.finish(&arguments, &body(&arguments)).expect("a valid function");
    Program::new(&function, random)
}

fn ints(bytes: &[u8]) -> Vec<i32> {
    bytes.as_chunks().0.iter().map(|chunk| i32::from_le_bytes(*chunk)).collect()
}

fn s32(dims: &[i64]) -> Type {
    Type::new(DType::S32, dims)
}

#[test]
fn moved_elements_are_read_in_place() {
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
fn a_loop_writes_its_slices_in_place() {
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
fn a_branch_uses_outer_values() {
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
fn a_statement_that_is_not_interpreted_is_named() {
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
    // A drawn mask does not make the masked values drawn.
    let masked = prepare(&types, &[1], |v| {
        let kept = v[1].lt(v[1].constant(0.5)).convert(DType::F32);
        vec![(v[0] * kept).exponential(), v[1] + v[1]]
    });
    assert!(masked.is_ok());
}

fn flat(dims: &[i64], at: &[i64]) -> usize {
    dims.iter().zip(at).fold(0, |flat, (extent, i)| flat * extent + i) as usize
}

fn all(dims: &[i64]) -> Vec<Vec<i64>> {
    let with = |at: &Vec<i64>, i| at.iter().copied().chain([i]).collect();
    dims.iter().fold(vec![Vec::new()], |places, &extent| {
        places.iter().flat_map(|at| (0..extent).map(move |i| with(at, i))).collect()
    })
}

/// The definition of the specification, for numbers that count up. Image and kernel have these
/// types.
fn convolved(image: &Type, kernel: &Type, c: &Convolution, result: &Type) -> Vec<f32> {
    let of = |ty: &Type, order: &[i64]| -> Vec<i64> {
        order.iter().map(|&d| ty.dims[d as usize]).collect()
    };
    let (image_dims, kernel_dims) = (of(image, &c.dims.input), of(kernel, &c.dims.kernel));
    let number = |ty: &Type, order: &[i64], at: &[i64]| {
        let mut own = vec![0; at.len()];
        order.iter().zip(at).for_each(|(&d, &i)| own[d as usize] = i);
        flat(&ty.dims, &own) as f32 + 1.0
    };
    let sum = |place: &Vec<i64>| -> f32 {
        let at = of_place(place, &c.dims.output);
        let group = at[1] / (kernel_dims[0] / (c.feature_groups * c.batch_groups));
        let tap = |tap: Vec<i64>| -> Option<f32> {
            let batch = if c.batch_groups > 1 { group * result.dims[0] } else { 0 } + at[0];
            let feature = if c.feature_groups > 1 { group * kernel_dims[1] } else { 0 } + tap[0];
            let mut seen = vec![batch, feature];
            for d in 0..c.stride.len() {
                let tap = tap[d + 1];
                let tap = if c.reversal[d] { kernel_dims[d + 2] - 1 - tap } else { tap };
                let i = at[d + 2] * c.stride[d] + tap * c.rhs_dilation[d] - c.padding[d].0;
                let inside = i >= 0 && i % c.lhs_dilation[d] == 0;
                let i = inside.then_some(i / c.lhs_dilation[d]);
                seen.push(i.filter(|&i| i < image_dims[d + 2])?);
            }
            let weight = [&[at[1]], &tap[..]].concat();
            let weight = number(kernel, &c.dims.kernel, &weight);
            Some(weight * number(image, &c.dims.input, &seen))
        };
        all(&kernel_dims[1..]).into_iter().filter_map(tap).sum()
    };
    all(&result.dims).iter().map(sum).collect()
}

fn of_place(place: &[i64], order: &[i64]) -> Vec<i64> {
    order.iter().map(|&d| place[d as usize]).collect()
}

#[test]
fn convolutions_are_their_definition() {
    let plain = |spatial: usize| Convolution {
        dims: ConvDims::torch(spatial),
        stride: vec![1; spatial],
        padding: vec![(0, 0); spatial],
        lhs_dilation: vec![1; spatial],
        rhs_dilation: vec![1; spatial],
        reversal: vec![false; spatial],
        feature_groups: 1,
        batch_groups: 1,
    };
    let last =
        ConvDims { input: vec![0, 3, 1, 2], kernel: vec![3, 2, 0, 1], output: vec![3, 0, 1, 2] };
    let cases: [(&[i64], &[i64], Convolution); 6] = [
        (&[2, 3, 9], &[4, 3, 2], Convolution { padding: vec![(2, 1)], ..plain(1) }),
        (
            &[2, 3, 6, 5],
            &[4, 3, 3, 2],
            Convolution { stride: vec![2, 1], padding: vec![(1, 0), (0, 3)], ..plain(2) },
        ),
        (
            &[1, 2, 5, 4],
            &[3, 2, 2, 3],
            Convolution {
                lhs_dilation: vec![2, 3],
                rhs_dilation: vec![2, 1],
                padding: vec![(-1, 2), (1, -2)],
                ..plain(2)
            },
        ),
        (
            &[2, 4, 5, 4],
            &[6, 2, 3, 3],
            Convolution { feature_groups: 2, reversal: vec![true, false], ..plain(2) },
        ),
        (&[4, 3, 5, 4], &[6, 3, 3, 3], Convolution { batch_groups: 2, ..plain(2) }),
        (&[2, 5, 4, 3], &[2, 3, 3, 6], Convolution { dims: last, ..plain(2) }),
    ];
    for (image, kernel, c) in cases {
        let [image, kernel] = [image, kernel].map(|dims| Type::new(DType::F32, dims));
        let types = [image.clone(), kernel.clone()];
        let result = std::cell::OnceCell::new();
        let results = run(&types, |v| {
            let y = v[0].convolution(v[1], &c, DType::F32);
            let _ = result.set(y.ty());
            vec![y]
        });
        let floats = results[0].as_chunks().0.iter().map(|chunk| f32::from_le_bytes(*chunk));
        let ty = result.get().expect("a result").clone();
        assert_eq!(floats.collect::<Vec<_>>(), convolved(&image, &kernel, &c, &ty), "{c:?}");
    }
}
