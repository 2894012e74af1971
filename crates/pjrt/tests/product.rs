//! Products of matrices by the kernel that programs of the CPU plugin call.

mod common;

use common::*;
use pjrt::{CompileOptions, ElementType};

/// One side: the extents of its buffer, where its first element is, and strides.
struct Side {
    elements: i64,
    start: i64,
    strides: Vec<i64>,
}

fn list(values: &[i64]) -> String {
    let values: Vec<_> = values.iter().map(i64::to_string).collect();
    format!("array<i64: {}>", values.join(", "))
}

fn program(extents: &[i64], lhs: &Side, rhs: &Side) -> String {
    let (batch, own) = extents.split_at(extents.len() - 3);
    let count: i64 = batch.iter().product::<i64>() * own[0] * own[1];
    let [x, y, z] = [lhs.elements, rhs.elements, count].map(|n| format!("tensor<{n}xf32>"));
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

fn run(extents: &[i64], lhs: &Side, rhs: &Side) -> pjrt::Result<(Vec<f32>, [Vec<f32>; 2])> {
    // Small whole numbers, whose sums are exact in any order.
    let numbers = |n: i64, salt: i64| (0..n).map(|i| ((i * 7919 + salt) % 11 - 5) as f32).collect();
    let sides: [Vec<f32>; 2] = [numbers(lhs.elements, 1), numbers(rhs.elements, 4)];
    let text = program(extents, lhs, rhs);
    let compiled = client().compile(text.as_bytes(), &CompileOptions::default())?;
    let [x, y] = [0, 1].map(|i| upload(client(), &sides[i], 0));
    let outputs = compiled.execute(&[&x, &y], 0, &[])?;
    outputs[0].ready()?.wait()?;
    Ok((download(&outputs[0]), sides))
}

/// Compares with the definition.
fn check(extents: &[i64], lhs: &Side, rhs: &Side) {
    let (got, [x, y]) = run(extents, lhs, rhs).expect("the product is computed");
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
        for i in 0..rows {
            for j in 0..columns {
                let term = |k: i64| {
                    let a = starts[0] + i * lhs.strides[n - 3] + k * lhs.strides[n - 2];
                    let b = starts[1] + j * rhs.strides[n - 3] + k * rhs.strides[n - 2];
                    x[a as usize] * y[b as usize]
                };
                let wanted: f32 = (0..depth).map(term).sum();
                let place = ((at * rows + i) * columns + j) as usize;
                assert_eq!(got[place], wanted, "{extents:?} at {at}, {i}, {j}");
            }
        }
    }
}

/// A side of which `free` or the summed index has neighbours, with room around it.
fn side(batch: i64, free: i64, depth: i64, crosswise: bool) -> Side {
    let own = if crosswise { [depth + 3, 1] } else { [1, free + 3] };
    let each = free.max(depth) * (own[0].max(own[1]));
    let strides = vec![each, own[0], own[1]];
    Side { elements: batch * each + 5, start: 5, strides }
}

#[test]
fn products_of_all_forms_are_their_definition() {
    // Small ones, ones that threads share, that are copied in pieces, that have their sides
    // exchanged, single rows and columns, and none that is a multiple of a register.
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
fn strides_that_lead_out_are_refused() {
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
        let error = run(&[1, 20, 20, 20], &side, &good()).expect_err("it is refused");
        assert!(error.message.contains("torch_tpu.product: strides"), "{error}");
        run(&[1, 20, 20, 20], &good(), &good()).expect("the client works on");
    }
}

#[test]
fn elements_of_other_types_are_refused() {
    let text = program(&[1, 20, 20, 20], &side(1, 20, 20, true), &side(1, 20, 20, true));
    let text = text.replace("f32", "i32");
    let made = client().compile(text.as_bytes(), &CompileOptions::default());
    let x = vec![0; 4 * (20 * 23 + 5)];
    let x = client().upload(&x, ElementType::S32, &[20 * 23 + 5], 0).expect("an upload");
    let outcome = made.and_then(|program| program.execute(&[&x, &x], 0, &[]));
    let error =
        outcome.and_then(|outputs| outputs[0].ready()?.wait()).expect_err("no such product");
    assert!(error.message.contains("elements of type 4"), "{error}");
}
