//! Random integers and permutations.

use super::{join, threefry};
use crate::args::Args;
use crate::demand::overflow;
use crate::pointwise::require;
use crate::promote::{cpp_name, largest_finite, scalar_type};
use crate::row::Out;
use hlo::{Builder, DType, Refusal, Result, Type, Value};

/// `from + [0, range)` in `dtype`. A range of at most 2^31 needs one word of each element.
fn integers<'b>(
    b: &'b Builder,
    a: &Args<'_, 'b>,
    like: Value<'b>,
    from: i64,
    range: u128,
) -> Value<'b> {
    let dtype = like.dtype();
    let short = range <= 1 << 31;
    let words = threefry::draw(b, a, &like.dims());
    let word = if short { words[0] } else { join(words, 0) };
    let below = match range {
        _ if range >> 64 == 1 => word,
        _ if range.is_power_of_two() => word.and(word.constant((range - 1) as i64)),
        _ => word.remainder(word.constant(range as i64)),
    };
    let last = i128::from(from) + range as i128 - 1;
    let value = match short {
        true if i32::try_from(from).is_ok() && i32::try_from(last).is_ok() => {
            below.convert(DType::S32)
        }
        true => below.convert(DType::S64),
        false => below.bitcast_convert(DType::S64),
    };
    if from == 0 { value } else { value + value.constant(from) }.convert(dtype)
}

/// The largest integer up to which `dtype` holds every integer.
fn largest(dtype: DType) -> i64 {
    match dtype {
        DType::Bool => 1,
        DType::BF16 => 1 << 8,
        DType::F16 => 1 << 11,
        DType::F32 => 1 << 24,
        DType::F64 => 1 << 53,
        d if d.is_unsigned_int() && d.bytes() < 8 => (1 << (8 * d.bytes())) - 1,
        d => i64::MAX >> (64 - 8 * d.bytes()),
    }
}

/// Refuses a bound that `dtype` cannot hold.
fn refuse_outside(name: &str, bound: i64, dtype: DType) -> Result<()> {
    let inside = match dtype {
        d if d.is_float() => (bound as f64).abs() <= largest_finite(d),
        d => bound <= largest(d) && bound >= if d.is_signed_int() { -1 - largest(d) } else { 0 },
    };
    if inside {
        return Ok(());
    }
    // The names of a compiler, which these messages quote.
    let spelled = match dtype {
        DType::S16 => "short int".to_owned(),
        DType::U16 => "short unsigned int".to_owned(),
        dtype => cpp_name(dtype),
    };
    Err(Refusal::runtime(format!("{name} is out of bounds for {spelled}")))
}

/// Warns of a bound near which `dtype` does not have each integer.
fn warn_inexact(a: &Args<'_, '_>, name: &str, bound: i64, dtype: DType) {
    let digits = match dtype {
        DType::F16 => 11,
        DType::BF16 => 8,
        DType::F32 => 24,
        DType::F64 => 53,
        _ => return,
    };
    if bound.unsigned_abs() > 1 << digits {
        a.warn(format!(
            "{name} is out of bounds [-(2^{digits}), 2^{digits}]. Due to precision limitations {} \
             can support discrete uniform distribution only within this range. This warning will \
             become an error in version 1.7 release, please fix the code in advance",
            cpp_name(dtype)
        ));
    }
}

pub(super) fn random<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    require(!x.dtype().is_complex(), "random_", x.dtype())?;
    let given = |name| a.position(name).map_or(Ok(None), |_| a.opt_int(name));
    let from = given("from")?.unwrap_or(0);
    let end = match given("to")? {
        Some(to) if from >= to => {
            return Err(Refusal::runtime(format!(
                "random_ expects 'from' to be less than 'to', but got from={from} >= to={to}"
            )));
        }
        Some(to) => {
            refuse_outside("from", from, x.dtype())?;
            refuse_outside("to - 1", to - 1, x.dtype())?;
            warn_inexact(a, "from", from, x.dtype());
            warn_inexact(a, "to - 1", to - 1, x.dtype());
            i128::from(to)
        }
        None => i128::from(largest(x.dtype())) + 1,
    };
    Ok(integers(b, a, x, from, (end - i128::from(from)) as u128).into())
}

/// Refuses permutations whose places `dtype` cannot hold.
fn refuse_long_permutation(n: i64, dtype: DType) -> Result<()> {
    let exact = matches!(dtype, DType::F16 | DType::F32 | DType::F64);
    if exact && n > largest(dtype) + 1 {
        return Err(Refusal::runtime(format!(
            "n cannot be greater than {} for {} type.",
            largest(dtype) + 1,
            scalar_type(dtype)
        )));
    }
    if dtype.is_int() && n - 1 > largest(dtype) {
        return Err(Refusal::runtime(overflow(dtype)));
    }
    let wide = dtype.is_unsigned_int() && dtype.bytes() > 1;
    require(!dtype.is_bool() && !dtype.is_complex() && !wide, "randperm", dtype)
}

/// Sorts random keys. With 64 bits, equal keys are rarer than one permutation in billions.
pub(super) fn randperm<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let n = a.int("n")?;
    if n < 0 {
        let message = format!("Trying to create tensor with negative dimension {n}: [{n}]");
        return Err(Refusal::runtime(message));
    }
    let dtype = a.dtype("dtype")?.unwrap_or(DType::S64);
    refuse_long_permutation(n, dtype)?;
    let place = if i32::try_from(n).is_ok() { DType::S32 } else { DType::S64 };
    let keys = join(threefry::draw(b, a, &[n]), 0);
    let places = b.iota(0, Type::new(place, &[n]));
    let sorted = b.sort(&[keys, places], 0, true, |v| v[0].lt(v[1]));
    Ok(sorted[1].convert(dtype).into())
}
