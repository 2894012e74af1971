//! Distributions that are drawn by rejection. How many tries an element needs is chance, so a row
//! takes one key from the generator, and a loop draws a stream of its own under that key.

use super::{digits, float_self, normal_from, philox, scale};
use crate::args::Args;
use crate::pointwise::{all, require};
use crate::reduce::Over;
use crate::row::{Out, Row, row};
use hlo::{Compare, DType, Result, Value};

/// Tries until every element has accepted. `attempt` sees four words of each element, new ones in
/// every try, and says which elements accept which value.
fn until_accepted<'b>(
    a: &Args<'_, 'b>,
    like: Value<'b>,
    attempt: impl FnOnce([Value<'b>; 4]) -> (Value<'b>, Value<'b>),
) -> Value<'b> {
    let b = like.builder();
    let [low, high, ..] = philox::draw(b, a, &[1]).map(|w| w.reshape(&[]).convert(DType::U64));
    let key = low.or(high.shift_left(high.constant(32)));
    let open = like.eq(like) | like.is_nan();
    let out = b.while_loop(
        &[key.zeros_like(), open, like],
        |v| !all(!v[1]),
        |v| {
            let (accepted, value) = attempt(philox::philox(key, v[0], &like.dims()));
            let taken = v[1] & accepted;
            vec![v[0] + v[0].ones_like(), v[1] & !accepted, taken.select(value, v[2])]
        },
    );
    out[2]
}

/// A word as a uniform number in (0, 1) of `like`'s type.
fn unit<'b>(word: Value<'b>, like: Value<'b>) -> Value<'b> {
    scale(digits(word, 23) + 0.5, 23).convert(like.dtype())
}

/// Gamma with shape `alpha` and scale 1, after Marsaglia and Tsang. A shape below 1 draws with one
/// more and is scaled down by a power of a uniform.
fn gamma<'b>(a: &Args<'_, 'b>, alpha: Value<'b>) -> Value<'b> {
    let small = alpha.lt(alpha.ones_like());
    let shape = small.select(alpha + 1.0, alpha);
    let d = shape - 1.0 / 3.0;
    let c = 1.0 / (9.0 * d).sqrt();
    // A NaN shape accepts at once what is NaN anyway.
    let improper = !alpha.compare(Compare::Gt, alpha.zeros_like());
    until_accepted(a, d, |words| {
        let z = normal_from(words[0], words[1]).convert(d.dtype());
        let u = [words[2], words[3]].map(|w| unit(w, d));
        let cube = 1.0 + c * z;
        let v = cube * cube * cube;
        let positive = v.compare(Compare::Gt, v.zeros_like());
        let log_v = positive.select(v, v.ones_like()).log();
        let bound = 0.5 * z * z + d - d * v + d * log_v;
        let shrink = small.select((u[1].log() / alpha).exponential(), alpha.ones_like());
        ((positive & u[0].log().lt(bound)) | improper, d * v * shrink)
    })
}

/// Poisson: below a mean of 10 the distribution function is searched, above it Hörmann's
/// transformed rejection (PTRS) tries.
fn poisson<'b>(a: &Args<'_, 'b>, mean: Value<'b>) -> Value<'b> {
    let few = mean.lt(mean.constant(10.0));
    let small = few.select(mean, mean.ones_like());
    let large = few.select(mean.constant(10.0), mean);
    let spread = 0.931 + 2.53 * large.sqrt();
    let tilt = -0.059 + 0.02483 * spread;
    let inverse_alpha = 1.1239 + 1.1328 / (spread - 3.4);
    let squeeze = 0.9277 - 3.6224 / (spread - 2.0);
    let improper = !mean.ge(mean.zeros_like());
    until_accepted(a, mean, |words| {
        let u = [words[0], words[1]].map(|w| unit(w, mean));
        let counted = search_poisson(small, u[0]);
        let (shifted, v) = (u[0] - 0.5, u[1]);
        let edge = 0.5 - shifted.abs();
        let k = ((2.0 * tilt / edge + spread) * shifted + large + 0.43).floor();
        let quick = edge.ge(edge.constant(0.07)) & v.le(squeeze);
        let hopeless =
            k.lt(k.zeros_like()) | (edge.lt(edge.constant(0.013)) & v.compare(Compare::Gt, edge));
        let left = (v * inverse_alpha / (tilt / (edge * edge) + spread)).log();
        let right = k * large.log() - large - (k + 1.0).lgamma();
        let accepted = few | quick | (!hopeless & left.le(right));
        (accepted | improper, few.select(counted, k))
    })
}

/// How often the distribution function of a Poisson variable lies below `u`.
fn search_poisson<'b>(mean: Value<'b>, u: Value<'b>) -> Value<'b> {
    let b = mean.builder();
    let first = (-mean).exponential();
    let zero = mean.zeros_like();
    // Beyond 60 a mean of 10 has no weight that a float32 could tell from 0.
    let out = b.for_loop(60, &[first, first, zero], |k, v| {
        let next = v[0] * mean / (k.convert(mean.dtype()) + 1.0);
        let above = u.ge(v[1]);
        vec![next, v[1] + next, v[2] + above.convert(mean.dtype())]
    });
    out[2]
}

fn positive_float<'b>(a: &Args<'_, 'b>, kernel: &str) -> Result<(Value<'b>, Value<'b>)> {
    let x = float_self(a, kernel)?;
    Ok((x, x.convert(x.dtype().accumulate())))
}

fn dirichlet<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (x, alpha) = positive_float(a, "dirichlet")?;
    require(x.rank() > 0, "dirichlet", x.dtype())?;
    let draws = gamma(a, alpha);
    let over = Over::these([x.rank() - 1]);
    let total = over.spread(over.sum(draws), draws);
    Ok((draws / total).convert(x.dtype()).into())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "_standard_gamma(Tensor self, Generator? generator=None) -> Tensor",
        &["f32[4096]", "f64[2048]"],
        |_, a| {
            let (x, alpha) = positive_float(a, "gamma")?;
            Ok(gamma(a, alpha).convert(x.dtype()).into())
        },
    ),
    row(
        "_sample_dirichlet(Tensor self, Generator? generator=None) -> Tensor",
        &["f32[2048,3]"],
        |_, a| dirichlet(a),
    ),
    row(
        "poisson(Tensor self, Generator? generator=None) -> Tensor",
        &["f32[4096]", "bf16[16]"],
        |_, a| {
            let (x, mean) = positive_float(a, "poisson_cpu")?;
            Ok(poisson(a, mean).convert(x.dtype()).into())
        },
    ),
];
