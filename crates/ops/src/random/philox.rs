//! The generator: Philox 4x32-10, a function from a key and a counter to 128 random bits.
//!
//! An element's counter is its place in the result together with the op's number in the stream. So
//! the bits depend on neither platform nor layout, and an op of any size moves the stream by one.
//! The statements also fuse into their users; StableHLO's `rng_bit_generator` joins four blocks and
//! runs 20 times slower on a CPU.

use crate::args::Args;
use hlo::{Builder, DType, Type, Value};

const MULTIPLIERS: [i64; 2] = [0xD251_1F53, 0xCD9E_8D57];
const KEY_STEPS: [i64; 2] = [0x9E37_79B9, 0xBB67_AE85];
const ROUNDS: usize = 10;

/// Four random `ui32` words for each element of `dims`, drawn from the generator.
pub(super) fn draw<'b>(b: &'b Builder, a: &Args<'_, 'b>, dims: &[i64]) -> [Value<'b>; 4] {
    let n: i64 = dims.iter().product();
    if n == 0 {
        return [b.splat(0, Type::new(DType::U32, dims)); 4];
    }
    from_state(a.random(1), dims)
}

/// The words for a generator's state, `ui64[2]`. Backward rows use it to draw the same words again.
pub(crate) fn from_state<'b>(state: Value<'b>, dims: &[i64]) -> [Value<'b>; 4] {
    let part = |i| state.slice_dim(0, i, i + 1, 1).reshape(&[]);
    philox(part(0), part(1), dims)
}

/// The words of every element's block: `key` and `number` are `ui64`.
pub(super) fn philox<'b>(key: Value<'b>, number: Value<'b>, dims: &[i64]) -> [Value<'b>; 4] {
    let b = key.builder();
    let n: i64 = dims.iter().product();
    let place = b.iota(0, Type::new(DType::U32, &[n])).reshape(dims);
    let [low, high] = halves(number).map(|v| v.broadcast_to(dims));
    let mut words = [place, place.zeros_like(), low, high];
    let mut keys = halves(key);
    for _ in 0..ROUNDS {
        words = round(words, keys);
        keys = [0, 1].map(|i| keys[i] + keys[i].constant(KEY_STEPS[i]));
    }
    words
}

fn round<'b>(c: [Value<'b>; 4], keys: [Value<'b>; 2]) -> [Value<'b>; 4] {
    let [low0, high0] = multiply(c[0], MULTIPLIERS[0]);
    let [low1, high1] = multiply(c[2], MULTIPLIERS[1]);
    [high1.xor(c[1]).xor(keys[0]), low1, high0.xor(c[3]).xor(keys[1]), low0]
}

/// The low and high word of a product.
fn multiply<'b>(x: Value<'b>, factor: i64) -> [Value<'b>; 2] {
    let x = x.convert(DType::U64);
    halves(x * x.constant(factor))
}

fn halves(x: Value<'_>) -> [Value<'_>; 2] {
    [x.convert(DType::U32), x.shift_right_logical(x.constant(32)).convert(DType::U32)]
}
