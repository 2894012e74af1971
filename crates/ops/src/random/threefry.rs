//! The generator: Threefry 2x32-20 (Salmon and others, 2011), a function from a key and a counter to
//! 64 random bits. JAX has the same one: it needs no products, which a TPU takes apart.
//!
//! The op's number in the stream makes the op's key out of the stream's, and an element's counter is
//! its place in the result. So the bits depend on neither platform nor layout, and an op of any size
//! moves the stream by one. The statements also fuse into their users; StableHLO's
//! `rng_bit_generator` joins blocks and runs 20 times slower on a CPU.

use crate::args::Args;
use hlo::{Builder, DType, Type, Value};

const PARITY: i64 = 0x1BD1_1BDA;
const ROTATIONS: [[i64; 4]; 2] = [[13, 15, 26, 6], [17, 29, 16, 24]];
const ROUNDS_OF_FOUR: usize = 5;

/// Four random `ui32` words for each element of `dims`, drawn from the generator. The first two
/// come from one block, the others from another, which is left out where they are not used.
pub(super) fn draw<'b>(b: &'b Builder, a: &Args<'_, 'b>, dims: &[i64]) -> [Value<'b>; 4] {
    if dims.contains(&0) {
        return [b.splat(0, Type::new(DType::U32, dims)); 4];
    }
    from_state(a.random(1), dims)
}

/// The words for a generator's state, `ui64[2]`. Backward rows use it to draw the same words again.
pub(crate) fn from_state<'b>(state: Value<'b>, dims: &[i64]) -> [Value<'b>; 4] {
    let part = |i| state.slice_dim(0, i, i + 1, 1).reshape(&[]);
    words(part(0), part(1), dims)
}

/// The words of the elements at some places of a result, in the type of [`places`].
pub(crate) fn at<'b>(state: Value<'b>, place: Value<'b>) -> [Value<'b>; 4] {
    let part = |i| state.slice_dim(0, i, i + 1, 1).reshape(&[]);
    words_at(part(0), part(1), place)
}

/// The type of the places of a result's elements.
pub(crate) fn places(dims: &[i64]) -> DType {
    let is_long = Type::new(DType::U32, dims).numel() > i64::from(u32::MAX);
    if is_long { DType::U64 } else { DType::U32 }
}

/// The words of every element: `key` and `number` are `ui64`.
pub(super) fn words<'b>(key: Value<'b>, number: Value<'b>, dims: &[i64]) -> [Value<'b>; 4] {
    let flat = Type::new(places(dims), &[Type::new(DType::U32, dims).numel()]);
    words_at(key, number, key.builder().iota(0, flat).reshape(dims))
}

fn words_at<'b>(key: Value<'b>, number: Value<'b>, place: Value<'b>) -> [Value<'b>; 4] {
    let (low, high) = if place.dtype() == DType::U64 {
        let [low, high] = halves(place);
        (low, Some(high + high))
    } else {
        (place, None)
    };
    let key = block(halves(key), halves(number));
    // The lowest bit of the second word tells the two blocks of an element apart.
    let words = |which: i64| {
        let which = low.constant(which);
        block(key, [low, high.map_or(which, |high| high + which)])
    };
    let ([first, second], [third, fourth]) = (words(0), words(1));
    [first, second, third, fourth]
}

fn block<'b>(key: [Value<'b>; 2], counter: [Value<'b>; 2]) -> [Value<'b>; 2] {
    let keys = [key[0], key[1], key[0].xor(key[1]).xor(key[0].constant(PARITY))];
    let mut x = [counter[0] + keys[0], counter[1] + keys[1]];
    for round in 0..ROUNDS_OF_FOUR {
        for by in ROTATIONS[round % 2] {
            x[0] = x[0] + x[1];
            x[1] = rotated(x[1], by).xor(x[0]);
        }
        let next = round + 1;
        let last = keys[(next + 1) % 3];
        x = [x[0] + keys[next % 3], x[1] + (last + last.constant(next as i64))];
    }
    x
}

/// The word with its bits rotated to the left.
fn rotated(x: Value<'_>, by: i64) -> Value<'_> {
    x.shift_left(x.constant(by)).or(x.shift_right_logical(x.constant(32 - by)))
}

fn halves(x: Value<'_>) -> [Value<'_>; 2] {
    [x.convert(DType::U32), x.shift_right_logical(x.constant(32)).convert(DType::U32)]
}
