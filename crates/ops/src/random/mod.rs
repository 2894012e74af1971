//! Random numbers: a row draws four words for each element and shapes them.

pub(crate) mod implicit;
mod integers;
pub(crate) mod rejection;
pub(crate) mod threefry;

use crate::args::Args;
use crate::demand::general;
use crate::extreme::extreme_at;
use crate::pointwise::{all, level, require, wide};
use crate::promote::{cpp_name, gcc_name, largest_finite, scalar_type, uncast_type};
use crate::reduce::Over;
use crate::row::{Out, Row, elementwise, row};
use hlo::{Builder, Compare, DType, Reducer, Refusal, Result, Value};
use std::f64::consts::{FRAC_1_SQRT_2, PI};

/// A random word as wide as a float type needs. float64 takes the two words of `pair`.
fn word<'b>(words: [Value<'b>; 4], pair: usize, dtype: DType) -> Value<'b> {
    if dtype == DType::F64 { join(words, pair) } else { words[pair] }
}

/// Two words as one `ui64`.
fn join<'b>(words: [Value<'b>; 4], pair: usize) -> Value<'b> {
    let [low, high] = [words[2 * pair], words[2 * pair + 1]].map(|w| w.convert(DType::U64));
    low.or(high.shift_left(high.constant(32)))
}

/// The upper `kept` bits of a word as an integer, in float32 or float64.
fn digits<'b>(word: Value<'b>, kept: i64) -> Value<'b> {
    let (width, signed, compute) = match word.dtype() {
        DType::U64 => (64, DType::S64, DType::F64),
        _ => (32, DType::S32, DType::F32),
    };
    word.shift_right_logical(word.constant(width - kept)).convert(signed).convert(compute)
}

/// The number of bits in a float type's significand.
fn precision(dtype: DType) -> i64 {
    match dtype {
        DType::F64 => 53,
        DType::BF16 => 8,
        DType::F16 => 11,
        _ => 24,
    }
}

fn scale(v: Value<'_>, digits: i64) -> Value<'_> {
    v * (-digits as f64).exp2()
}

/// Uniform in [0, 1) with as many bits as `dtype` has, in the accumulation type.
fn uniform<'b>(b: &'b Builder, a: &Args<'_, 'b>, dims: &[i64], dtype: DType) -> Value<'b> {
    let kept = precision(dtype);
    scale(digits(word(threefry::draw(b, a, dims), 0, dtype), kept), kept)
}

/// A word made uniform in (0, 1], never 0, for logarithms.
fn positive(word: Value<'_>) -> Value<'_> {
    let kept = if word.dtype() == DType::U64 { 53 } else { 31 };
    scale(digits(word, kept) + 0.5, kept)
}

fn uniform_positive<'b>(b: &'b Builder, a: &Args<'_, 'b>, dims: &[i64], dtype: DType) -> Value<'b> {
    positive(word(threefry::draw(b, a, dims), 0, dtype))
}

/// Standard normal by Box and Muller, one for each element.
fn normal<'b>(b: &'b Builder, a: &Args<'_, 'b>, dims: &[i64], dtype: DType) -> Value<'b> {
    let words = threefry::draw(b, a, dims);
    normal_from(word(words, 0, dtype), word(words, 1, dtype))
}

fn normal_from<'b>(first: Value<'b>, second: Value<'b>) -> Value<'b> {
    let kept = if second.dtype() == DType::U64 { 53 } else { 24 };
    let turn = scale(digits(second, kept), kept);
    (positive(first).log() * -2.0).sqrt() * cosine_of_turn(turn)
}

/// `cos(2 pi t)` for t in [0, 1). XLA's float32 cosine calls a function for each element on a CPU;
/// a quarter turn's polynomial, fitted to 3e-11, does not.
fn cosine_of_turn(t: Value<'_>) -> Value<'_> {
    const SINE: [f64; 6] = [
        6.283185307072264,
        -41.341702116744,
        81.60522617402967,
        -76.70427987604262,
        42.009779303153906,
        -14.393966295455941,
    ];
    if t.dtype() == DType::F64 {
        return (t * (2.0 * PI)).cosine();
    }
    let quarter = (t - 0.5).abs() - 0.25;
    let square = quarter * quarter;
    let series = SINE.iter().rev().fold(t.zeros_like(), |sum, &c| sum * square + c);
    quarter * series
}

/// Standard exponential, never 0.
fn exponential<'b>(b: &'b Builder, a: &Args<'_, 'b>, dims: &[i64], dtype: DType) -> Value<'b> {
    let u = uniform_positive(b, a, dims, dtype);
    let epsilon = if u.dtype() == DType::F64 { f64::EPSILON } else { f64::from(f32::EPSILON) };
    (-u.log()).maximum(u.constant(epsilon / 2.0))
}

/// True with probability `p`, exactly never at 0 and always at 1. `p` is float32, of the same
/// extents or zero-dimensional.
pub(crate) fn bernoulli<'b>(
    b: &'b Builder,
    a: &Args<'_, 'b>,
    dims: &[i64],
    p: Value<'b>,
) -> Value<'b> {
    uniform(b, a, dims, DType::F32).lt(p.broadcast_to(dims))
}

/// The argument `self` of a continuous distribution.
fn float_self<'b>(a: &Args<'_, 'b>, kernel: &str) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    require(x.dtype().is_float() && x.dtype().bytes() > 1, kernel, x.dtype())?;
    Ok(x)
}

/// Other arguments must have the type of the first.
fn same_type<'b>(a: &Args<'_, 'b>, first: Value<'b>, others: &[&str]) -> Result<()> {
    for name in others {
        let got = a.tensor(name)?.dtype();
        if got != first.dtype() {
            let (got, wanted) = (scalar_type(got), scalar_type(first.dtype()));
            return Err(Refusal::runtime(format!("Found dtype {got} but expected {wanted}")));
        }
    }
    Ok(())
}

/// States a condition on data.
fn check_data<'b>(a: &Args<'_, 'b>, holds: Value<'b>, message: &'static str) {
    a.check(holds, || Refusal::runtime(message));
}

/// A complex value from pairs of real ones, drawn along a last dimension of extent 2.
fn paired(x: Value<'_>) -> Value<'_> {
    let last = x.rank() - 1;
    let part = |at: i64| x.slice_dim(last, at, at + 1, 1).squeeze(last);
    part(0).complex(part(1))
}

/// The real type and extents that a value of this type and shape is drawn in.
fn drawn_as(x: Value<'_>) -> (DType, Vec<i64>) {
    let mut dims = x.dims().to_vec();
    if x.dtype().is_complex() {
        dims.push(2);
    }
    (x.dtype().real(), dims)
}

/// The range must lie in the type, and so must its length.
fn demand_range(a: &Args<'_, '_>, dtype: DType) {
    let largest = largest_finite(dtype.real());
    a.demand(&["from", "to"], move |numbers| {
        let [from, to] = [0, 1].map(|i| numbers[i].as_f64());
        let outside = |v: f64| v.is_nan() || v.abs() > largest;
        if outside(from) || outside(to) {
            let which = if outside(from) { "from" } else { "to" };
            return Some(format!("{which} is out of bounds for {}", cpp_name(dtype.real())));
        }
        let [start, end] = [from, to].map(general);
        if from > to {
            return Some(format!(
                "uniform_ expects to return a [from, to) range, but found from={start} > to={end}"
            ));
        }
        (to - from > largest).then(|| {
            format!(
                "uniform_ expects to-from <= std::numeric_limits<{}>::max(), but found to={end} \
                 and from={start} which result in to-from to exceed the limit",
                scalar_type(dtype.real())
            )
        })
    });
}

fn uniform_row<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    demand_range(a, x.dtype());
    if x.dtype().is_complex() {
        // `torch.rand` draws both parts in [0, 1).
        let (real, dims) = drawn_as(x);
        let compute = real.accumulate();
        let (from, to) = (a.scalar("from", compute)?, a.scalar("to", compute)?);
        let drawn = uniform(b, a, &dims, real) * (to - from) + from;
        return Ok(paired(drawn).convert(x.dtype()).into());
    }
    let x = float_self(a, "check_uniform_bounds")?;
    let compute = x.dtype().accumulate();
    let (from, to) = (a.scalar("from", compute)?, a.scalar("to", compute)?);
    let u = uniform(b, a, &x.dims(), x.dtype());
    let value = (u * (to - from) + from).convert(x.dtype());
    // Rounding may reach the open end.
    let (low, high) = (from.convert(x.dtype()), to.convert(x.dtype()));
    Ok(value.ge(high).select(low.broadcast_to(&x.dims()), value).into())
}

fn normal_row<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    require(!x.dtype().is_integral() && x.dtype().bytes() > 1, "normal_kernel_cpu", x.dtype())?;
    let compute = x.dtype().real().accumulate();
    let (mean, std) = (a.scalar("mean", compute)?, a.scalar("std", compute)?);
    demand_deviation(a);
    let (real, dims) = drawn_as(x);
    let z = normal(b, a, &dims, real);
    if x.dtype().is_complex() {
        // Each part has half of the variance.
        let drawn = paired(z * (std * FRAC_1_SQRT_2));
        return Ok((drawn + mean.convert(drawn.dtype())).convert(x.dtype()).into());
    }
    Ok((z * std + mean).convert(x.dtype()).into())
}

fn demand_deviation(a: &Args<'_, '_>) {
    a.demand_number("std", |std| std >= 0.0, "normal expects std >= 0.0, but found std %");
}

/// `normal` whose mean or deviation is a tensor; the tensors decide type and shape.
fn normal_of<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let tensors: Vec<_> = ["mean", "std"].into_iter().filter(|n| a.is_tensor(n)).collect();
    let dtype = a.result_type(&tensors)?;
    require(dtype.is_float(), "normal_kernel_cpu", dtype)?;
    let compute = dtype.accumulate();
    let [mean, std] = level(a.converted(["mean", "std"], compute)?)?;
    demand_deviation(a);
    if a.is_tensor("std") {
        let message = "normal expects all elements of std >= 0.0";
        check_data(a, all(std.ge(std.zeros_like())), message);
    }
    let z = normal(b, a, &mean.dims(), dtype);
    Ok((z * std + mean).convert(dtype).into())
}

/// The argument `self` of a continuous distribution whose message names it and C++'s types.
fn continuous_self<'b>(a: &Args<'_, 'b>, name: &str) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    if x.dtype().is_float() {
        return Ok(x);
    }
    Err(Refusal::runtime(format!(
        "{name} distribution is a continuous probability distribution. dtype must be a floating \
         point but you specified {}",
        gcc_name(x.dtype())
    )))
}

fn exponential_row<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = continuous_self(a, "Exponential")?;
    let lambda = a.scalar("lambd", x.dtype().accumulate())?;
    let wording = "exponential_ expects lambda > 0.0, but found lambda=%";
    a.demand_number("lambd", |lambda| lambda > 0.0, wording);
    let e = exponential(b, a, &x.dims(), x.dtype());
    Ok((e / lambda).convert(x.dtype()).into())
}

fn geometric<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    require(!x.dtype().is_bool() && !x.dtype().is_complex(), "geometric_cpu", x.dtype())?;
    let compute = if x.dtype() == DType::F64 { DType::F64 } else { DType::F32 };
    let p = a.scalar("p", compute)?;
    let wording = "geometric_ expects p to be in (0, 1), but got p=%";
    a.demand_number("p", |p| p > 0.0 && p < 1.0, wording);
    let u = uniform_positive(b, a, &x.dims(), compute);
    let trials = (u.log() / (-p).log_plus_one()).ceil();
    Ok(trials.maximum(u.ones_like()).convert(x.dtype()).into())
}

fn cauchy<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    continuous_self(a, "Cauchy")?;
    let x = float_self(a, "cauchy_cpu")?;
    let compute = x.dtype().accumulate();
    let (median, sigma) = (a.scalar("median", compute)?, a.scalar("sigma", compute)?);
    let wording = "cauchy_ expects sigma > 0.0, but found sigma=%";
    a.demand_number("sigma", |sigma| sigma > 0.0, wording);
    let u = uniform_positive(b, a, &x.dims(), x.dtype());
    let value = (PI * (u - 0.5)).tan() * sigma + median;
    Ok(value.convert(x.dtype()).into())
}

fn is_probability(p: f64) -> bool {
    (0.0..=1.0).contains(&p)
}

/// Each element true with probability `p`, in the type of `self`.
fn bernoulli_row<'b>(b: &'b Builder, a: &Args<'_, 'b>, p: &str) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    if p == "self" {
        require(x.dtype().is_float(), "bernoulli_tensor_cpu_p_", x.dtype())?;
        // 0 and 1 are numbers of each type.
        a.want_targets(&DType::ALL, uncast_type);
    }
    let wording = "bernoulli_ expects p to be in [0, 1], but got p=%";
    a.demand_number(p, is_probability, wording);
    let from_tensor = a.is_tensor(p);
    let p = a.converted([p], DType::F32)?[0];
    if from_tensor {
        let holds = p.ge(p.constant(0.0)) & p.le(p.constant(1.0));
        let message = "Expected p_in >= 0 && p_in <= 1 to be true, but got false.  (Could this error \
             message be improved?  If so, please report an enhancement request to PyTorch.)";
        check_data(a, all(holds), message);
    }
    Ok(bernoulli(b, a, &x.dims(), p).convert(x.dtype()).into())
}

fn native_dropout<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("input")?;
    let mask_type = x.ty().with_dtype(DType::Bool);
    if a.opt_bool("train")? == Some(false) {
        return Ok([x, b.splat(true, mask_type)].into());
    }
    if x.dtype().is_integral() {
        return Err(Refusal::runtime(format!(
            "result type Float can't be cast to the desired output type {}",
            scalar_type(x.dtype())
        )));
    }
    let keep = 1.0 - a.scalar("p", DType::F32)?;
    let wording = "dropout probability has to be between 0 and 1, but got %";
    a.demand_number("p", is_probability, wording);
    let mask = bernoulli(b, a, &x.dims(), keep);
    // At p = 1 nothing is kept and nothing is scaled.
    let scale = keep.eq(keep.constant(0.0)).select(keep, 1.0 / keep);
    let kept = |x: Value<'b>| mask.select(x * scale.convert(x.dtype()), x.zeros_like());
    Ok([wide(x, kept), mask].into())
}

/// Samples of categories: the largest `p / exponential` is category `i` with probability `p_i`,
/// and the next largest continue without replacement.
fn multinomial<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let p = a.tensor("self")?;
    let (samples, replacement) = (a.int("num_samples")?, a.bool("replacement")?);
    check_multinomial(a, p, samples, replacement)?;
    let last = p.rank() - 1;
    let mut dims = p.dims();
    if !replacement && samples > 1 {
        let score = p / exponential(b, a, &dims, p.dtype()).convert(p.dtype());
        return Ok(b.top_k(score, samples).1.convert(DType::S64).into());
    }
    dims.insert(last, samples);
    let wide = p.unsqueeze(last).convert(p.dtype().accumulate()).broadcast_to(&dims);
    let score = wide / exponential(b, a, &dims, wide.dtype());
    Ok(extreme_at(score, Reducer::Max, &Over::dim(score, last + 1)).1.into())
}

fn check_multinomial<'b>(
    a: &Args<'_, 'b>,
    p: Value<'b>,
    samples: i64,
    replacement: bool,
) -> Result<()> {
    let refuse = |message: String| Err(Refusal::runtime(message));
    if !p.dtype().is_float() {
        let got = scalar_type(p.dtype());
        return refuse(format!(
            "multinomial only supports floating-point dtypes for input, got: {got}"
        ));
    }
    if !(1..=2).contains(&p.rank()) {
        return refuse("prob_dist must be 1 or 2 dim".into());
    }
    if samples <= 0 {
        return refuse("cannot sample n_sample <= 0 samples".into());
    }
    if !replacement && samples > p.dim(p.rank() - 1) {
        let message = "cannot sample n_sample > prob_dist.size(-1) samples without replacement";
        return refuse(message.into());
    }
    if p.dim(p.rank() - 1) > 1 << 24 {
        return refuse("number of categories cannot exceed 2^24".into());
    }
    a.want_exact_targets(|_, target| {
        format!("multinomial expects Long tensor out, got: {}", scalar_type(target))
    });
    let (finite, positive) = (p.is_finite(), p.ge(p.zeros_like()));
    if replacement && samples > 1 {
        let message = "invalid multinomial distribution (encountering probability entry < 0)";
        check_data(a, all(positive), message);
        let message = "invalid multinomial distribution (encountering probability entry = \
                       infinity or NaN)";
        check_data(a, all(finite), message);
    } else {
        let message = "probability tensor contains either `inf`, `nan` or element < 0";
        check_data(a, all(finite & positive), message);
    }
    let sum = Over::dim(p, p.rank() - 1).sum(p);
    let message = "invalid multinomial distribution (sum of probabilities <= 0)";
    check_data(a, all(sum.compare(Compare::Gt, sum.zeros_like())), message);
    Ok(())
}

/// Randomised leaky relu: the slopes it drew are written to `noise`.
fn rrelu_with_noise<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = float_self(a, "rrelu_with_noise_out_cpu")?;
    let compute = x.dtype().accumulate();
    let (lower, upper) = (a.scalar("lower", compute)?, a.scalar("upper", compute)?);
    let wide = x.convert(compute);
    let negative = wide.le(wide.zeros_like());
    if !a.bool("training")? {
        let slope = (lower + upper) / 2.0;
        let value = negative.select(wide * slope, wide).convert(x.dtype());
        return Ok([value, a.tensor("noise")?].into());
    }
    let slope = uniform(b, a, &x.dims(), x.dtype()) * (upper - lower) + lower;
    let noise = negative.select(slope, slope.ones_like());
    Ok([wide * noise, noise].map(|v| v.convert(x.dtype())).into())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "uniform(Tensor self, float from=0., float to=1., *, Generator? generator=None) -> Tensor",
        &["f32[4096]", "f64[64,64] -2.0 3.0", "bf16[4096]", "f16[4096] 1.0 2.0", "f32[0]"],
        uniform_row,
    ),
    row(
        "normal_(Tensor(a!) self, float mean=0., float std=1., *, Generator? generator=None) -> \
         Tensor(a!)",
        &["f32[4096]", "f64[4095] 3.0 0.5", "bf16[64,64] -1.0 2.0", "f32[]"],
        normal_row,
    ),
    row(
        "normal.Tensor_float(Tensor mean, float std=1., *, Generator? generator=None) -> Tensor",
        &["f32[4096] 0.5"],
        normal_of,
    )
    .whole(),
    row(
        "normal.float_Tensor(float mean, Tensor std, *, Generator? generator=None) -> Tensor",
        &["2.0 f32[4096]"],
        normal_of,
    )
    .whole(),
    row(
        "normal.Tensor_Tensor(Tensor mean, Tensor std, *, Generator? generator=None) -> Tensor",
        &["f32[2048,2] f32[2]"],
        normal_of,
    )
    .whole(),
    row(
        "log_normal(Tensor self, float mean=1., float std=2., *, Generator? generator=None) -> \
         Tensor",
        &["f32[4096] 0.5 0.25"],
        |b, a| {
            float_self(a, "log_normal_cpu")?;
            let wording = "log_normal_ expects std > 0.0, but found std=%";
            a.demand_number("std", |std| std > 0.0, wording);
            let z = normal_row(b, a)?;
            Ok(z.values().map(|v| wide(v, Value::exponential)).collect::<Vec<_>>().into())
        },
    ),
    row(
        "exponential(Tensor self, float lambd=1., *, Generator? generator=None) -> Tensor",
        &["f32[4096]", "f64[4096] 2.5", "bf16[4096]"],
        exponential_row,
    ),
    row(
        "geometric(Tensor self, float p, *, Generator? generator=None) -> Tensor",
        &["f32[4096] 0.3", "s64[4096] 0.7"],
        geometric,
    ),
    row(
        "cauchy(Tensor self, float median=0., float sigma=1., *, Generator? generator=None) -> \
         Tensor",
        &["f32[4096]", "f64[4096] 1.0 2.0"],
        cauchy,
    ),
    row(
        "random(Tensor self, *, Generator? generator=None) -> Tensor",
        &["s64[4096]", "f32[4096]", "u8[4096]", "bool[4096]", "s8[4096]", "s32[4096]"],
        integers::random,
    ),
    row(
        "random.to(Tensor self, int to, *, Generator? generator=None) -> Tensor",
        &["s64[4096] 10", "s32[4096] 1024", "f32[4096] 7", "s64[4096] 5000000000"],
        integers::random,
    ),
    row(
        "random.from(Tensor self, int from, int? to, *, Generator? generator=None) -> Tensor",
        &[
            "s64[4096] -3 4",
            "s64[4096] -9223372036854775808 none",
            "u8[4096] 200 256",
            "s64[4096] 3000000000 3000000010",
            "s8[4096] -128 none",
            "f64[4096] -5 5",
        ],
        integers::random,
    ),
    row(
        "randperm(SymInt n, *, ScalarType? dtype=4, Layout? layout=None, Device? device=None, \
         bool? pin_memory=None) -> Tensor",
        &["1000", "7 dtype=s32", "0"],
        integers::randperm,
    ),
    row(
        "randperm.generator(SymInt n, *, Generator? generator, ScalarType? dtype=4, Layout? \
         layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        &["10 none"],
        integers::randperm,
    ),
    row(
        "bernoulli(Tensor self, *, Generator? generator=None) -> Tensor",
        &["f32[4096]", "bf16[4096]"],
        |b, a| bernoulli_row(b, a, "self"),
    )
    .whole(),
    row(
        "bernoulli.p(Tensor self, float p, *, Generator? generator=None) -> Tensor",
        &["f32[4096] 0.25", "s64[4096] 0.9", "bool[64] 1.0", "f32[64] 0.0"],
        |b, a| bernoulli_row(b, a, "p"),
    )
    .whole(),
    row(
        "bernoulli.Tensor(Tensor self, Tensor p, *, Generator? generator=None) -> Tensor",
        &["s64[4096] f32[4096]", "f32[4096] f64[]"],
        |b, a| bernoulli_row(b, a, "p"),
    )
    .whole(),
    elementwise(
        "native_dropout(Tensor input, float p, bool? train) -> (Tensor, Tensor)",
        &["f32[64,64] 0.25 true", "bf16[4096] 0.5 none", "f32[64] 1.0 true", "f32[8] 0.5 false"],
        native_dropout,
    ),
    row(
        "multinomial(Tensor self, SymInt num_samples, bool replacement=False, *, Generator? \
         generator=None) -> Tensor",
        &["f32[2000,4] 1", "f32[2,4] 2000 true", "f32[2000,4] 3", "f64[4] 2000 true"],
        multinomial,
    ),
    row(
        "rrelu_with_noise(Tensor self, Tensor(b!) noise, Scalar lower=0.125, Scalar \
         upper=0.3333333333333333, bool training=False, Generator? generator=None) -> Tensor",
        &["f32[8] f32[8]", "f32[4096] f32[4096] 0.1 0.3 true"],
        rrelu_with_noise,
    ),
];
