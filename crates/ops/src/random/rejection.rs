//! Distributions that are drawn by rejection. The number of tries is random, so a row takes one key
//! from the generator, and a loop draws its own stream under that key.

use super::{digits, float_self, normal_from, positive, same_type, scale, threefry, word};
use crate::args::Args;
use crate::pointwise::{all, level, require};
use crate::promote::scalar_type;
use crate::reduce::Over;
use crate::row::{Out, Row, row};
use hlo::{Compare, DType, Refusal, Result, Value};

/// Repeats `attempt` until every element has accepted; those of which nothing can be drawn have their
/// `given` values at once. Each try passes four new words of each element; `attempt` returns the mask
/// of elements that accept, and their values. A candidate that is not accepted is NaN, so a try has
/// one result: two would compute the words twice.
fn until_accepted<'b>(
    a: &Args<'_, 'b>,
    is_given: Value<'b>,
    given: Value<'b>,
    attempt: impl FnOnce([Value<'b>; 4]) -> (Value<'b>, Value<'b>),
) -> Value<'b> {
    let b = given.builder();
    let [low, high, ..] = threefry::draw(b, a, &[1]).map(|w| w.reshape(&[]).convert(DType::U64));
    let key = low.or(high.shift_left(high.constant(32)));
    let out = b.while_loop(
        &[key.zeros_like(), !is_given, given],
        |v| !all(!v[1]),
        |v| {
            let (accepted, value) = attempt(threefry::words(key, v[0], &given.dims()));
            let candidate = accepted.select(value, value.constant(f64::NAN));
            let open = v[1] & candidate.is_nan();
            let taken = v[1] & !candidate.is_nan();
            vec![v[0] + v[0].ones_like(), open, taken.select(candidate, v[2])]
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
    let improper = !alpha.compare(Compare::Gt, alpha.zeros_like());
    let zero = alpha.eq(alpha.zeros_like());
    let given = zero.select(alpha.zeros_like(), alpha.constant(f64::NAN));
    until_accepted(a, improper, given, |words| {
        let z = normal_from(words[0], words[1]).convert(d.dtype());
        let u = [words[2], words[3]].map(|w| unit(w, d));
        let cube = 1.0 + c * z;
        let v = cube * cube * cube;
        let positive = v.compare(Compare::Gt, v.zeros_like());
        let log_v = positive.select(v, v.ones_like()).log();
        let bound = 0.5 * z * z + d - d * v + d * log_v;
        let shrink = small.select((u[1].log() / alpha).exponential(), alpha.ones_like());
        (positive & u[0].log().lt(bound), d * v * shrink)
    })
}

/// Poisson, by a search of the distribution function for a mean below 10, else by Hörmann's
/// transformed rejection (PTRS).
fn poisson<'b>(a: &Args<'_, 'b>, mean: Value<'b>) -> Value<'b> {
    let few = mean.lt(mean.constant(10.0));
    let small = few.select(mean, mean.ones_like());
    let large = few.select(mean.constant(10.0), mean);
    let spread = 0.931 + 2.53 * large.sqrt();
    let tilt = -0.059 + 0.02483 * spread;
    let inverse_alpha = 1.1239 + 1.1328 / (spread - 3.4);
    let squeeze = 0.9277 - 3.6224 / (spread - 2.0);
    let improper = !mean.ge(mean.zeros_like());
    until_accepted(a, improper, mean.constant(f64::NAN), |words| {
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
        (accepted, few.select(counted, k))
    })
}

/// True if a probability can still change a sum near 1. If it cannot, the sum may stay below a
/// uniform number for ever.
fn matters(probability: Value<'_>) -> Value<'_> {
    let least = if probability.dtype() == DType::F64 { 1e-17 } else { 1e-9 };
    probability.ge(probability.constant(least))
}

/// The number of values at which the distribution function of a Poisson variable lies below `u`.
fn search_poisson<'b>(mean: Value<'b>, u: Value<'b>) -> Value<'b> {
    let b = mean.builder();
    let first = (-mean).exponential();
    let zero = mean.zeros_like();
    // Beyond 60 a mean of 10 has no weight that a float32 could tell from 0.
    let out = b.for_loop(60, &[first, first, zero], |k, v| {
        let next = v[0] * mean / (k.convert(mean.dtype()) + 1.0);
        let above = u.ge(v[1]) & matters(v[0]);
        vec![next, v[1] + next, v[2] + above.convert(mean.dtype())]
    });
    out[2]
}

/// Binomial, by a search of the distribution function for a mean below 10, else by Hörmann's
/// transformed rejection (BTRS). Above a probability of 1/2 it draws the number of failures.
fn binomial<'b>(a: &Args<'_, 'b>, count: Value<'b>, prob: Value<'b>) -> Value<'b> {
    let likely = prob.compare(Compare::Gt, prob.constant(0.5));
    let p = likely.select(1.0 - prob, prob);
    let trivial = !(count * p).compare(Compare::Gt, p.zeros_like());
    let few = (count * p).lt(p.constant(10.0));
    let (n, p) = (trivial.select(count.constant(20.0), count), trivial.select(p.constant(0.5), p));
    let small = few.select(n, n.constant(20.0));
    let (n, large_p) = (few.select(n.constant(20.0), n), few.select(p.constant(0.5), p));
    let deviation = (n * large_p * (1.0 - large_p)).sqrt();
    let spread = 1.15 + 2.53 * deviation;
    let tilt = -0.0873 + 0.0248 * spread + 0.01 * large_p;
    let squeeze = 0.92 - 4.2 / spread;
    let inverse_alpha = 1.0 / ((2.83 + 5.1 / spread) * deviation);
    let mode = ((n + 1.0) * large_p).floor();
    let drawn = until_accepted(a, trivial, n.zeros_like(), |words| {
        let u = [0, 1].map(|i| fine_unit(words, i, n));
        let counted = search_binomial(small, p, u[0]);
        let (shifted, v) = (u[0] - 0.5, u[1]);
        let edge = 0.5 - shifted.abs();
        let k = ((2.0 * tilt / edge + spread) * shifted + n * large_p + 0.5).floor();
        let quick = edge.ge(edge.constant(0.07)) & v.le(squeeze);
        let outside = k.lt(k.zeros_like()) | k.compare(Compare::Gt, n);
        let inside = outside.select(mode, k);
        let left = (v / inverse_alpha / (tilt / (edge * edge) + spread)).log();
        let accepted = !outside & (quick | left.le(log_binomial_ratio(n, large_p, mode, inside)));
        (few | accepted, few.select(counted, inside))
    });
    let drawn = likely.select(count.maximum(count.zeros_like()) - drawn, drawn);
    (prob.is_nan() | count.is_nan()).select(prob.constant(f64::NAN), drawn)
}

/// The logarithm of how much likelier `k` successes are than `mode` ones. Stirling's formula is
/// applied to differences, which keeps the digits that its large terms would lose.
fn log_binomial_ratio<'b>(n: Value<'b>, p: Value<'b>, mode: Value<'b>, k: Value<'b>) -> Value<'b> {
    let far = k - mode;
    let (hits, misses) = (mode + 1.0, n - mode + 1.0);
    let (hits_k, misses_k) = (k + 1.0, n - k + 1.0);
    let odds = p / (1.0 - p);
    far * (odds * misses_k / hits_k).log()
        - (mode + 0.5) * (far / hits).log_plus_one()
        - (n - mode + 0.5) * (-far / misses).log_plus_one()
        + stirling(hits)
        + stirling(misses)
        - stirling(hits_k)
        - stirling(misses_k)
}

/// The remainder of Stirling's formula for the logarithm of gamma. Its error is 2e-4 at 1, which a
/// mean of 10 reaches once in ten thousand draws.
fn stirling(x: Value<'_>) -> Value<'_> {
    let inverse = 1.0 / x;
    let square = inverse * inverse;
    inverse * (1.0 / 12.0 - square * (1.0 / 360.0 - square / 1260.0))
}

/// The number of values at which the distribution function of a binomial variable lies below `u`.
fn search_binomial<'b>(count: Value<'b>, p: Value<'b>, u: Value<'b>) -> Value<'b> {
    let first = (count * (-p).log_plus_one()).exponential();
    let odds = p / (1.0 - p);
    // The bound is that of `search_poisson`, whose variable spreads farther.
    let out = count.builder().for_loop(60, &[first, first, p.zeros_like()], |k, v| {
        let k = k.convert(p.dtype());
        let left = (count - k).maximum(p.zeros_like());
        let next = v[0] * odds * left / (k + 1.0);
        let above = u.ge(v[1]) & matters(v[0]);
        vec![next, v[1] + next, v[2] + above.convert(p.dtype())]
    });
    out[2].minimum(count.floor())
}

/// Uniform in (0, 1) with as many bits as the type has.
fn fine_unit<'b>(words: [Value<'b>; 4], which: usize, like: Value<'b>) -> Value<'b> {
    match like.dtype() {
        DType::F64 => positive(word(words, which, DType::F64)),
        _ => unit(words[which], like),
    }
}

fn binomial_row<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let count = a.tensor("count")?;
    for name in ["count", "prob"] {
        let dtype = a.tensor(name)?.dtype();
        if !dtype.is_float() {
            return Err(Refusal::value(format!(
                "binomial only supports floating-point dtypes for {name}, got: {}",
                scalar_type(dtype)
            )));
        }
    }
    require(count.dtype().bytes() > 1, "binomial_cpu", count.dtype())?;
    same_type(a, count, &["prob"])?;
    let [n, p] = level(a.converted(["count", "prob"], count.dtype().accumulate())?)?;
    Ok(binomial(a, n, p).convert(count.dtype()).into())
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
            let message = "invalid Poisson rate, expected rate to be non-negative";
            super::check_data(a, all(mean.ge(mean.zeros_like())), message);
            Ok(poisson(a, mean).convert(x.dtype()).into())
        },
    ),
    row(
        "binomial(Tensor count, Tensor prob, Generator? generator=None) -> Tensor",
        &["f32[4096] f32[4096]", "f64[4096] f64[4096]", "bf16[16] bf16[16]", "f32[8,1] f32[4]"],
        |_, a| binomial_row(a),
    ),
];
