//! Interpolation of bytes as torch has it: weights are integers of 16 bits, and each dimension is
//! rounded to bytes. All sums are exact, so all platforms have the same results.

use super::PRODUCTS;
use super::tables::{Axis, Mode};
use super::weights::{Weights, product};
use hlo::{DType, Number, Value};

/// The bits of a weight that one product takes. Bytes and such parts are exact in bfloat16, and sums of
/// 500 of their products in float32.
const PART: i64 = 7;
/// The largest exponent of the weights' common factor.
const PRECISION: i64 = 22;

/// Interpolates the last dimensions, the last one first.
pub(super) fn apply<'b>(v: Value<'b>, axes: &[Axis], mode: Mode) -> Value<'b> {
    let first = v.rank() - axes.len();
    let others = axes.iter().enumerate().rev().filter(|(_, axis)| axis.inputs != axis.outputs);
    others.fold(v, |v, (s, axis)| along(v, &Axis { double: true, ..*axis }, mode, first + s))
}

fn along<'b>(v: Value<'b>, axis: &Axis, mode: Mode, dim: usize) -> Value<'b> {
    let b = v.builder();
    let Some(weights) = axis.weights(b, mode) else { unreachable!("a choice has no weights") };
    let is_short = axis.inputs <= PRODUCTS;
    let (sum, bits) = match weights {
        Weights::Few(taps) if !is_short => {
            let taps = merged(taps);
            let largest = taps.iter().map(|[_, weight]| *weight).reduce(Value::maximum);
            let Some(largest) = largest else { unreachable!("a result has an input") };
            let bits = precision(largest.reduce_max(&[0]));
            let term = |[from, weight]: [Value<'b>; 2]| {
                let chosen = v.take(from, dim).convert(DType::S32);
                chosen * whole(weight, bits).broadcast_in_dim(&chosen.ty(), &[dim as i64])
            };
            let Some(sum) = taps.into_iter().map(term).reduce(|x, y| x + y) else {
                unreachable!("a result has an input")
            };
            (sum, bits)
        }
        weights => {
            let (_, weights) = weights.matrices(axis.inputs);
            let bits = precision(weights.reduce_max(&[0, 1]));
            let weights = whole(weights, bits);
            let low = weights & weights.constant((1 << PART) - 1);
            let high = weights.shift_right_arithmetic(weights.constant(PART));
            let [low, high] = [low, high].map(|part| {
                let (v, part) = (v.convert(DType::BF16), part.convert(DType::BF16));
                product(v, part, dim, DType::F32).truncate(DType::S32)
            });
            (high * high.constant(1 << PART) + low, bits)
        }
    };
    let bits = bits.broadcast_in_dim(&sum.ty(), &[]);
    let half = sum.ones_like().shift_left(bits - sum.ones_like());
    let rounded = (sum + half).shift_right_arithmetic(bits);
    rounded.clamp(b.scalar(0, DType::S32), b.scalar(255, DType::S32)).convert(DType::U8)
}

/// The exponent of the power of two with which the largest weight stays below 2^15.
fn precision(largest: Value<'_>) -> Value<'_> {
    let power = |bits: i64| Number::Float((bits as f64).exp2());
    let powers: Vec<_> = (1..=PRECISION).map(power).collect();
    let powers = largest.builder().vector(&powers, largest.dtype());
    let rounded = largest.broadcast_in_dim(&powers.ty(), &[]) * powers + 0.5;
    let fits = rounded.lt(rounded.constant(f64::from(1 << 15)));
    fits.convert(DType::S32).reduce_sum(&[0])
}

/// Weights times a power of two, rounded away from zero at halves.
fn whole<'b>(weights: Value<'b>, bits: Value<'b>) -> Value<'b> {
    let one = bits.ones_like();
    let scale = one.shift_left(bits).convert(weights.dtype());
    let scaled = weights * scale.broadcast_in_dim(&weights.ty(), &[]);
    (scaled + scaled.sign() * 0.5).truncate(DType::S32)
}

/// Neighbouring inputs of a result that are the same one at an edge become one.
fn merged<'b>(mut taps: Vec<[Value<'b>; 2]>) -> Vec<[Value<'b>; 2]> {
    for i in 1..taps.len() {
        let [[from, weight], [next, sum]] = [taps[i - 1], taps[i]];
        let zero = weight.zeros_like();
        let is_same = from.eq(next);
        taps[i - 1][1] = is_same.select(zero, weight);
        taps[i][1] = sum + is_same.select(weight, zero);
    }
    taps
}
