//! Cutting what repeats itself, and leaving whole what does not.

use super::{Pieces, repetition};
use crate::{Argument, Builder, DType, Donation, Reducer, Type, Value};

/// Sums that are scaled, with a constant in each.
fn layer<'b>(x: Value<'b>, weight: Value<'b>) -> Value<'b> {
    let grown = (0..20).fold(x, |y, _| (y * weight).tanh() + y.constant(0.5));
    let sum = grown.reduce_at_once(Reducer::Add, &[0]);
    x + sum.broadcast_in_dim(&x.ty(), &[1])
}

fn model(layers: usize, results: impl for<'b> Fn(&[Value<'b>]) -> Vec<Value<'b>>) -> String {
    let b = Builder::text().guiding();
    b.set_location("layers");
    let arguments: Vec<_> =
        (0..=layers).map(|_| b.argument(Type::new(DType::F32, &[4, 64]))).collect();
    let mut values = vec![arguments[0].exponential()];
    for weight in &arguments[1..] {
        values.push(layer(values[values.len() - 1], *weight));
    }
    values[layers] = values[layers].negate();
    values.extend(&arguments);
    let argument = |&value| Argument { value, donation: Donation::None, sharding: None };
    let arguments: Vec<_> = arguments.iter().map(argument).collect();
    b.finish("program", &arguments, &results(&values)).expect("a module")
}

#[test]
fn what_repeats_is_compiled_once() {
    let pieces = Pieces::of(&model(5, |v| vec![v[5]])).expect("pieces");
    let called: Vec<_> = pieces.calls.iter().map(|call| call.module).collect();
    assert_eq!(called, [0, 1, 1, 1, 1, 1, 2]);
    // The layers take what was before and a weight each.
    assert_eq!(pieces.calls[1].operands, [6, 1]);
    assert_eq!(pieces.calls[2].operands, [7, 2]);
    assert_eq!(pieces.calls[2].last_uses, [7]);
    assert_eq!(pieces.outputs, [12]);
    // Three for each of twenty, and three; constants do not count.
    assert_eq!(pieces.spared, 4 * 63);
}

#[test]
fn constants_are_in_each_piece_and_names_of_places_in_none() {
    let pieces = Pieces::of(&model(3, |v| vec![v[3]])).expect("pieces");
    let layer = &pieces.modules[1];
    assert!(
        layer.starts_with("module @program {\nfunc.func public @main(%a0: tensor<4x64xf32>, %a1:")
    );
    assert_eq!(layer.matches("dense<5.0e-1>").count(), 20, "{layer}");
    assert!(!layer.contains("loc(") && !layer.contains("%once_"), "{layer}");
}

#[test]
fn what_only_one_round_is_to_give_all_of_them_give() {
    let pieces = Pieces::of(&model(4, |v| vec![v[2], v[4]])).expect("pieces");
    let called: Vec<_> = pieces.calls.iter().map(|call| call.module).collect();
    assert_eq!(called, [0, 1, 1, 1, 1, 2]);
    assert_eq!(pieces.outputs, [7, 10]);
    assert_eq!(pieces.calls[3].last_uses, Vec::<usize>::new());
}

#[test]
fn what_is_short_or_gives_arguments_or_values_twice_is_left_whole() {
    assert_eq!(Pieces::of(&model(1, |v| vec![v[1]])), None);
    assert_eq!(Pieces::of(&model(5, |v| vec![v[5], v[6]])), None);
    assert_eq!(Pieces::of(&model(5, |v| vec![v[5], v[5]])), None);
    assert_eq!(Pieces::of("module {}"), None);
}

#[test]
fn the_period_that_spares_most_is_taken() {
    let rounds = |n: u64| (0..n).flat_map(|_| 0..60).collect::<Vec<u64>>();
    assert_eq!(repetition(&rounds(1)), None);
    assert_eq!(repetition(&rounds(4)), Some((0..=0, 60, 4)));
    let within = [vec![99; 7], rounds(3), (0..20).collect(), vec![98]].concat();
    assert_eq!(repetition(&within), Some((7..=27, 60, 3)));
}
