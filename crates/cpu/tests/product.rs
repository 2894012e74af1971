//! Products of matrices by the kernel that programs of the CPU plugin call.

#[path = "../../pjrt/tests/common/mod.rs"]
mod common;

use common::*;
use cpu::{Cpu, Target};
use pjrt::{Buffer, Client, CompileOptions, ElementType};
use std::sync::LazyLock;

/// A client whose programs may call the kernels.
fn client() -> &'static Client {
    static READY: LazyLock<()> = LazyLock::new(|| {
        let _cpu = Cpu::new(common::client(), Target::Rewritten);
    });
    LazyLock::force(&READY);
    common::client()
}

/// One side: the size of its buffer, the place of its first element, and its strides.
struct Side {
    elements: i64,
    start: i64,
    strides: Vec<i64>,
}

fn list(values: &[i64]) -> String {
    let values: Vec<_> = values.iter().map(i64::to_string).collect();
    format!("array<i64: {}>", values.join(", "))
}

/// `ty` is the type of both sides.
fn program(extents: &[i64], lhs: &Side, rhs: &Side, ty: &str) -> String {
    let (batch, own) = extents.split_at(extents.len() - 3);
    let count: i64 = batch.iter().product::<i64>() * own[0] * own[1];
    let [x, y] = [lhs.elements, rhs.elements].map(|n| format!("tensor<{n}x{ty}>"));
    let z = format!("tensor<{count}xf32>");
    format!(
        "func.func @main(%x: {x}, %y: {y}) -> {z} {{
            %0 = stablehlo.custom_call @torch_tpu.product(%x, %y) {{
                api_version = 4 : i32,
                backend_config = {{extents = {}, lhs = {}, rhs = {}, starts = {}}}
            }} : ({x}, {y}) -> {z}
            return %0 : {z}
        }}",
        list(extents),
        list(&lhs.strides),
        list(&rhs.strides),
        list(&[lhs.start, rhs.start])
    )
}

fn run(
    extents: &[i64],
    lhs: &Side,
    rhs: &Side,
    ty: &str,
) -> pjrt::Result<(Vec<f32>, [Vec<f32>; 2])> {
    // Small whole numbers, whose sums are exact in any order.
    let numbers = |n: i64, salt: i64| (0..n).map(|i| ((i * 7919 + salt) % 11 - 5) as f32).collect();
    let sides: [Vec<f32>; 2] = [numbers(lhs.elements, 1), numbers(rhs.elements, 4)];
    let text = program(extents, lhs, rhs, ty);
    let compiled = client().compile(text.as_bytes(), &CompileOptions::default())?;
    let [x, y] = [0, 1].map(|i| buffer(&sides[i], ty));
    let outputs = compiled.execute(&[&x, &y], 0, &[])?;
    outputs[0].ready()?.wait()?;
    Ok((download(&outputs[0]), sides))
}

/// A buffer of type `ty` for numbers that bfloat16s hold exactly.
fn buffer(numbers: &[f32], ty: &str) -> Buffer {
    if ty != "bf16" {
        return upload(client(), numbers, 0);
    }
    let bits = |number: &f32| ((number.to_bits() >> 16) as u16).to_ne_bytes();
    let bytes: Vec<u8> = numbers.iter().flat_map(bits).collect();
    client().upload(&bytes, ElementType::BF16, &[numbers.len() as i64], 0).expect("an upload")
}

/// Compares a product with its definition.
fn check(extents: &[i64], lhs: &Side, rhs: &Side) {
    check_of(extents, lhs, rhs, "f32");
    check_of(extents, lhs, rhs, "bf16");
}

fn check_of(extents: &[i64], lhs: &Side, rhs: &Side, ty: &str) {
    let (got, [x, y]) = run(extents, lhs, rhs, ty).expect("the product is computed");
    let n = extents.len();
    let (batch, [rows, columns, depth]) =
        (&extents[..n - 3], [0, 1, 2].map(|i| extents[n - 3 + i]));
    let count: i64 = batch.iter().product();
    for at in 0..count {
        let (mut rest, mut starts) = (at, [lhs.start, rhs.start]);
        for d in (0..batch.len()).rev() {
            starts[0] += rest % batch[d] * lhs.strides[d];
            starts[1] += rest % batch[d] * rhs.strides[d];
            rest /= batch[d];
        }
        let [lhs, rhs] = [(lhs, &x, starts[0], rows), (rhs, &y, starts[1], columns)].map(
            |(side, numbers, start, count)| {
                lines(numbers, start, &side.strides[n - 3..], count, depth)
            },
        );
        for (i, row) in lhs.chunks(depth as usize).enumerate() {
            for (j, column) in rhs.chunks(depth as usize).enumerate() {
                let wanted: i32 = row.iter().zip(column).map(|(a, b)| a * b).sum();
                let place = (at * rows * columns) as usize + i * columns as usize + j;
                assert_eq!(got[place], wanted as f32, "{extents:?} at {at}, {i}, {j}");
            }
        }
    }
}

/// The whole numbers that a side multiplies, each line after the other.
fn lines(numbers: &[f32], start: i64, strides: &[i64], count: i64, depth: i64) -> Vec<i32> {
    let place = |i: i64, k: i64| (start + i * strides[0] + k * strides[1]) as usize;
    (0..count).flat_map(|i| (0..depth).map(move |k| numbers[place(i, k)] as i32)).collect()
}

/// A side whose neighbours in memory are neighbours along the free or the summed index, with room
/// around it.
fn side(batch: i64, free: i64, depth: i64, crosswise: bool) -> Side {
    let own = if crosswise { [depth + 3, 1] } else { [1, free + 3] };
    let each = free.max(depth) * (own[0].max(own[1]));
    let strides = vec![each, own[0], own[1]];
    Side { elements: batch * each + 5, start: 5, strides }
}

#[test]
fn products_of_all_forms_are_their_definition() {
    // Small products, products that threads share, that are copied in pieces or with exchanged
    // sides, and single rows and columns. No size is a multiple of a register.
    let sizes = [
        (3, 5, 7, 11),
        (1, 1, 300, 257),
        (1, 300, 1, 257),
        (1, 130, 201, 67),
        (1, 7, 513, 300),
        (2, 65, 190, 129),
        (1, 33, 60, 5000),
        (1, 70, 900, 1200),
        (5, 49, 49, 49),
        (1, 513, 7, 300),
        (1, 3, 900, 1500),
    ];
    for (batch, rows, columns, depth) in sizes {
        for form in 0..4 {
            let lhs = side(batch, rows, depth, form & 1 == 0);
            let rhs = side(batch, columns, depth, form & 2 == 0);
            check(&[batch, rows, columns, depth], &lhs, &rhs);
        }
    }
}

#[test]
fn a_batch_may_count_in_any_order_and_share_sides() {
    let heads = Side { elements: 2 * 9 * 4 * 16, start: 0, strides: vec![9 * 64, 16, 64, 1] };
    let shared = Side { elements: 16 * 10, start: 0, strides: vec![0, 0, 1, 10] };
    check(&[2, 4, 9, 10, 16], &heads, &shared);
}

#[test]
fn strides_that_reach_out_of_bounds_are_refused() {
    let good = || side(1, 20, 20, true);
    let bad = [
        Side { start: 1000, ..good() },
        Side { strides: vec![0, 1000, 1], ..good() },
        Side { strides: vec![0, -1, 1], ..good() },
        Side { strides: vec![1, 1], ..good() },
        Side { strides: vec![0, i64::MAX, i64::MAX], ..good() },
        Side { start: -1, ..good() },
    ];
    for side in bad {
        let error = run(&[1, 20, 20, 20], &side, &good(), "f32").expect_err("it is refused");
        assert!(error.message.contains("torch_tpu.product: strides"), "{error}");
        run(&[1, 20, 20, 20], &good(), &good(), "f32").expect("the client works on");
    }
}

#[test]
fn elements_of_other_types_are_refused() {
    let text = program(&[1, 20, 20, 20], &side(1, 20, 20, true), &side(1, 20, 20, true), "i32");
    let made = client().compile(text.as_bytes(), &CompileOptions::default());
    let x = vec![0; 4 * (20 * 23 + 5)];
    let x = client().upload(&x, ElementType::S32, &[20 * 23 + 5], 0).expect("an upload");
    let outcome = made.and_then(|program| program.execute(&[&x, &x], 0, &[]));
    let error =
        outcome.and_then(|outputs| outputs[0].ready()?.wait()).expect_err("no such product");
    assert!(error.message.contains("elements of type 4"), "{error}");
}

/// A product with bounds and sizes: the loops of each kind, then rows, columns and depth. Each has
/// a bound and a size.
#[derive(Default)]
struct Sized {
    batch: Vec<[i64; 2]>,
    strips: Vec<[i64; 2]>,
    wide: Vec<[i64; 2]>,
    sums: Vec<[i64; 2]>,
    own: [[i64; 2]; 3],
}

/// The strides of indices nested in this order; 0 for the others.
fn strides(extents: &[[i64; 2]], order: &[usize]) -> Vec<i64> {
    let (mut strides, mut next) = (vec![0; extents.len()], 1);
    for &index in order.iter().rev() {
        strides[index] = next;
        next *= extents[index][0];
    }
    strides
}

/// All places of indices within their sizes.
fn places(extents: &[[i64; 2]]) -> Vec<Vec<i64>> {
    extents.iter().fold(vec![Vec::new()], |places, &[_, size]| {
        let with = |place: &Vec<i64>, i| place.iter().copied().chain([i]).collect();
        places.iter().flat_map(|place| (0..size).map(move |i| with(place, i))).collect()
    })
}

/// A program for these numbers of elements (left, right, result) and of sizes.
fn sized_program(elements: [i64; 3], sizes: usize, attributes: &str, ty: &str) -> String {
    let [x, y, _] = elements.map(|n| format!("tensor<{n}x{ty}>"));
    let z = format!("tensor<{}xf32>", elements[2]);
    let each = |text: fn(usize) -> String| (0..sizes).map(text).collect::<Vec<_>>().join(", ");
    let arguments = each(|i| format!("%s{i}: tensor<i32>"));
    let (names, types) = (each(|i| format!("%s{i}")), each(|_| "tensor<i32>".into()));
    format!(
        "func.func @main(%x: {x}, %y: {y}, {arguments}) -> {z} {{
            %0 = stablehlo.custom_call @torch_tpu.sized_product(%x, %y, {names}) {{
                api_version = 4 : i32,
                backend_config = {{{attributes}}}
            }} : ({x}, {y}, {types}) -> {z}
            return %0 : {z}
        }}"
    )
}

/// Compares a sized product with its definition. Elements beyond the sizes are NaN on both sides,
/// and are not compared in the result.
fn check_sized(it: &Sized, crosswise: bool, ty: &str) {
    let loops = [&it.batch, &it.strips, &it.wide, &it.sums];
    let all: Vec<[i64; 2]> = loops.into_iter().flatten().copied().chain(it.own).collect();
    let n = all.len() - 3;
    let [strip, wide, sum] =
        [1, 2, 3].map(|kind| loops[..kind].iter().map(|list| list.len()).sum::<usize>());
    let (row, column, depth) = (n, n + 1, n + 2);
    let mut lhs: Vec<usize> = (0..wide).chain([row]).chain(sum..n).chain([depth]).collect();
    let mut rhs: Vec<usize> =
        (0..strip).chain(wide..sum).chain([column]).chain(sum..n).chain([depth]).collect();
    if crosswise {
        // Summed indices outside of the free ones.
        lhs = (0..strip).chain(sum..n).chain([depth]).chain(strip..wide).chain([row]).collect();
        rhs = (0..strip).chain(sum..n).chain([depth]).chain(wide..sum).chain([column]).collect();
    }
    let to: Vec<usize> = (0..wide).chain([row]).chain(wide..sum).chain([column]).collect();
    let count = |list: &[usize]| list.iter().map(|&i| all[i][0]).product::<i64>();
    let at = |place: &[i64], strides: &[i64]| -> usize {
        place.iter().zip(strides).map(|(i, stride)| i * stride).sum::<i64>() as usize
    };
    let [x, y] = [&lhs, &rhs].map(|order| {
        let (strides, mut side) = (strides(&all, order), vec![f32::NAN; count(order) as usize]);
        let used: Vec<_> =
            (0..all.len()).map(|i| if order.contains(&i) { all[i] } else { [1, 1] }).collect();
        for place in places(&used) {
            let i = at(&place, &strides);
            side[i] = ((i * 7919) % 11) as f32 - 5.0;
        }
        (strides, side)
    });
    let own = |strides: &[i64], free: usize| {
        list(&[&strides[..n], &[strides[free], strides[depth]]].concat())
    };
    let sizes: Vec<i64> = (0..all.len() as i64).map(|i| i + 2).collect();
    let extents: Vec<i64> = all.iter().map(|&[bound, _]| bound).collect();
    let kinds = [it.strips.len(), it.wide.len(), it.sums.len()].map(|n| n as i64);
    let attributes = format!(
        "extents = {}, lhs = {}, rhs = {}, starts = {}, loops = {}, sizes = {}",
        list(&extents),
        own(&x.0, row),
        own(&y.0, column),
        list(&[0, 0]),
        list(&kinds),
        list(&sizes),
    );
    let elements = [&lhs, &rhs, &to].map(|order| count(order));
    let text = sized_program(elements, all.len(), &attributes, ty);
    let program = client().compile(text.as_bytes(), &CompileOptions::default()).expect("a program");
    let mut buffers = vec![buffer(&x.1, ty), buffer(&y.1, ty)];
    for &[_, size] in &all {
        let bytes = (size as i32).to_ne_bytes();
        buffers.push(client().upload(&bytes, ElementType::S32, &[], 0).expect("a size"));
    }
    let arguments: Vec<_> = buffers.iter().collect();
    let outputs = program.execute(&arguments, 0, &[]).expect("a run");
    outputs[0].ready().and_then(|ready| ready.wait()).expect("the product is computed");
    let (got, to) = (download(&outputs[0]), strides(&all, &to));
    let stays: Vec<_> = (0..n).map(|i| if i < sum { all[i] } else { [1, 1] }).collect();
    let stays: Vec<_> = stays.into_iter().chain([all[row], all[column], [1, 1]]).collect();
    let summed: Vec<_> = (0..all.len())
        .map(|i| if (sum..n).contains(&i) || i == depth { all[i] } else { [1, 1] })
        .collect();
    let summed = places(&summed);
    for place in places(&stays) {
        let term = |inner: &Vec<i64>| {
            let index: Vec<_> = place.iter().zip(inner).map(|(i, j)| i + j).collect();
            x.1[at(&index, &x.0)] * y.1[at(&index, &y.0)]
        };
        let wanted: f32 = summed.iter().map(term).sum();
        assert_eq!(got[at(&place, &to)], wanted, "{all:?} at {place:?}");
    }
}

#[test]
fn sized_products_neither_read_nor_write_beyond_the_sizes() {
    let cases = [
        // Rows of a batch of sentences, near their bounds and far from them, times a weight.
        Sized { strips: vec![[4, 3]], own: [[64, 61], [40, 40], [24, 24]], ..Sized::default() },
        Sized { strips: vec![[8, 5]], own: [[128, 40], [96, 96], [70, 70]], ..Sized::default() },
        Sized { strips: vec![[3, 2], [4, 1]], own: [[16, 1], [9, 9], [7, 7]], ..Sized::default() },
        // Attention: a batch and heads. Both lengths vary.
        Sized {
            batch: vec![[3, 2], [2, 2]],
            own: [[96, 70], [96, 51], [16, 16]],
            ..Sized::default()
        },
        // The gradient of a weight.
        Sized { sums: vec![[4, 3]], own: [[48, 48], [96, 96], [64, 33]], ..Sized::default() },
        Sized {
            batch: vec![[2, 2]],
            strips: vec![[2, 1]],
            wide: vec![[3, 2]],
            sums: vec![[2, 2], [3, 2]],
            own: [[5, 4], [6, 5], [7, 3]],
        },
        // Nothing to sum up, and nothing to write.
        Sized { own: [[20, 11], [20, 20], [20, 0]], ..Sized::default() },
        Sized { sums: vec![[4, 0]], own: [[20, 11], [20, 20], [20, 3]], ..Sized::default() },
        Sized { batch: vec![[4, 0]], own: [[20, 11], [20, 20], [20, 3]], ..Sized::default() },
        Sized { strips: vec![[4, 0]], own: [[20, 20], [20, 20], [20, 3]], ..Sized::default() },
        Sized { own: [[32, 3], [900, 900], [600, 600]], ..Sized::default() },
    ];
    for case in &cases {
        for ty in ["f32", "bf16"] {
            check_sized(case, false, ty);
            check_sized(case, true, ty);
        }
    }
}
