//! Arithmetic: sums, products, quotients, remainders, powers, signs and rounding.

use super::bits::{multiplied, multiplied_by_data};
use super::complex::{power, sqrt};
use super::math::modulus;
use super::{all, binary, float_unary, level, require, rounded, sign_bit, wide};
use crate::args::Args;
use crate::promote::found_type;
use crate::row::{Out, Row, elementwise};
use hlo::{Builder, DType, Number, Refusal, Result, Value};

const PAIR: [&str; 2] = ["self", "other"];

/// A product or quotient. Where the second operand is a number, torch does not round it to a short
/// float.
fn scaled<'b>(
    a: &Args<'_, 'b>,
    dtype: DType,
    f: impl FnOnce(Value<'b>, Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    let exact = match a.is_tensor("other") {
        true => a.tensor("other")?.rank() == 0 && a.tensor("other")?.dtype() != dtype,
        false => true,
    };
    if !exact {
        return binary(a, PAIR, dtype, f);
    }
    let [x] = a.converted(["self"], dtype)?;
    let [y] = a.converted(["other"], dtype.accumulate())?;
    Ok(f(x.convert(y.dtype()), y).convert(dtype).into())
}

/// `f(x, alpha * y)`; an alpha of 1 costs nothing. A sum of two short floats is one native
/// operation.
fn sum<'b>(a: &Args<'_, 'b>, f: impl FnOnce(Value<'b>, Value<'b>) -> Value<'b>) -> Result<Out<'b>> {
    let dtype = a.result_type(&PAIR)?;
    a.check_factor("alpha", dtype)?;
    if a.is_default_number("alpha") {
        let [x, y] = a.converted(PAIR, dtype)?;
        return Ok(f(x, y).into());
    }
    let alpha = a.scalar("alpha", dtype)?.convert(dtype.accumulate());
    binary(a, PAIR, dtype, |x, y| f(x, y * alpha))
}

fn add<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    sum(a, |x, y| if x.dtype().is_bool() { x | y } else { x + y })
}

/// Subtraction with either operand first.
fn sub<'b>(a: &Args<'_, 'b>, f: impl FnOnce(Value<'b>, Value<'b>) -> Value<'b>) -> Result<Out<'b>> {
    let bools = PAIR.map(|n| a.result_type(&[n]).is_ok_and(DType::is_bool));
    match bools {
        [true, true] => Err(Refusal::not_implemented(
            "Subtraction, the `-` operator, with two bool tensors is not supported. Use the `^` \
             or `logical_xor()` operator instead.",
        )),
        [true, _] | [_, true] => Err(Refusal::not_implemented(
            "Subtraction, the `-` operator, with a bool tensor is not supported. If you are \
             trying to invert a mask, use the `~` or `logical_not()` operator instead.",
        )),
        _ => sum(a, f),
    }
}

fn mul<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let dtype = a.result_type(&PAIR)?;
    if a.is_tensor("other") && a.tensor("other")?.dtype() == dtype {
        let [x, y] = a.converted(PAIR, dtype)?;
        return Ok(if dtype.is_bool() { x & y } else { x * y }.into());
    }
    scaled(a, dtype, |x, y| if dtype.is_bool() { x & y } else { x * y })
}

fn div<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    scaled(a, a.float_type(a.result_type(&PAIR)?), |x, y| x / y)
}

fn div_mode<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    match a.text("rounding_mode")? {
        "" => div(a),
        "trunc" => div_trunc(a),
        "floor" => div_floor(a),
        other => Err(Refusal::runtime(format!(
            "div expected rounding_mode to be one of None, 'trunc', or 'floor' but found '{other}'"
        ))),
    }
}

/// Refuses a division of integers by 0.
fn check_divisor<'b>(a: &Args<'_, 'b>, y: Value<'b>) {
    if y.dtype().is_int() {
        let bits = 8 * y.dtype().bytes() as u32;
        a.demand(&["other"], move |numbers| {
            let vanishes = numbers[0].as_i64() << (64 - bits) == 0;
            vanishes.then(|| "ZeroDivisionError".to_owned())
        });
        if a.is_tensor("other") {
            a.check(all(y.ne(y.zeros_like())), || Refusal::runtime("ZeroDivisionError"));
        }
    }
}

fn div_trunc<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let dtype = a.result_type(&PAIR)?;
    require(!dtype.is_bool() && !dtype.is_complex(), "div_trunc_cpu", dtype)?;
    scaled(a, dtype, |x, y| {
        check_divisor(a, y);
        trunc(x / y)
    })
}

fn div_floor<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let dtype = a.result_type(&PAIR)?;
    require(!dtype.is_bool() && !dtype.is_complex(), "div_floor_cpu", dtype)?;
    scaled(a, dtype, |x, y| {
        check_divisor(a, y);
        if dtype.is_float() { floor_quotient(x, y) } else { floor_quotient_int(x, y) }
    })
}

fn floor_quotient_int<'b>(x: Value<'b>, y: Value<'b>) -> Value<'b> {
    let q = x / y;
    if y.dtype().is_unsigned_int() {
        return q;
    }
    let r = x.remainder(y);
    let zero = y.zeros_like();
    let below = r.ne(r.zeros_like()) & r.lt(r.zeros_like()).ne(y.lt(zero));
    below.select(q - q.ones_like(), q)
}

/// Python's `//` for floats: by way of the exact remainder, since `floor(x / y)` rounds up when
/// the quotient lies just below an integer.
fn floor_quotient<'b>(x: Value<'b>, y: Value<'b>) -> Value<'b> {
    let r = x.remainder(y);
    let q = (x - r) / y;
    let below = r.ne(r.zeros_like()) & r.lt(r.zeros_like()).ne(y.lt(y.zeros_like()));
    let q = below.select(q - 1.0, q);
    let floor = q.floor();
    let nearest = (q - floor).compare(hlo::Compare::Gt, q.constant(0.5)).select(floor + 1.0, floor);
    let exact = x / y;
    let zero = sign_bit(exact).select(exact.constant(-0.0), exact.constant(0.0));
    let quotient = q.eq(q.zeros_like()).select(zero, nearest);
    y.eq(y.zeros_like()).select(exact, quotient)
}

/// The remainder with the divisor's sign.
fn remainder<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let dtype = a.result_type(&PAIR)?;
    require(!dtype.is_bool() && !dtype.is_complex(), "remainder_cpu", dtype)?;
    binary(a, PAIR, dtype, |x, y| {
        check_divisor(a, y);
        let r = x.remainder(y);
        let zero = r.zeros_like();
        let opposite = r.ne(zero) & r.lt(zero).ne(y.lt(y.zeros_like()));
        opposite.select(r + y, r)
    })
}

/// The remainder with the dividend's sign.
fn fmod<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let dtype = a.result_type(&PAIR)?;
    require(!dtype.is_bool() && !dtype.is_complex(), "fmod_cpu", dtype)?;
    binary(a, PAIR, dtype, |x, y| {
        check_divisor(a, y);
        x.remainder(y)
    })
}

/// The exponent decides the form, so it is part of the program.
fn pow_scalar<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let dtype = a.result_type(&["self", "exponent"])?;
    let exponent = a.constant("exponent")?;
    let x = a.tensor("self")?.convert(dtype);
    let whole = matches!(exponent, Number::Bool(_) | Number::Int(_) | Number::Unsigned(_));
    if dtype.is_integral() && exponent.as_f64() < 0.0 {
        let message = "Integers to negative integer powers are not allowed.";
        return Err(Refusal::runtime(message));
    }
    if dtype.is_integral() && matches!(exponent, Number::Unsigned(_)) {
        let message = "value cannot be converted to type int64_t without overflow";
        return Err(Refusal::runtime(message));
    }
    if let Number::Complex(..) = exponent {
        return Ok(power(x, b.scalar(exponent, dtype)).into());
    }
    // torch passes the exponent of wider floats on as a double.
    if dtype.is_integral() || dtype.bytes() == 2 {
        a.refuse_overflow("exponent", dtype)?;
    }
    if let (true, Number::Int(n)) = (dtype.is_int(), exponent) {
        return Ok(multiplied(x, n).into());
    }
    let float = !dtype.is_integral();
    let power = |x: Value<'b>| match exponent.as_f64() {
        0.0 => x.ones_like(),
        1.0 => x,
        2.0 => x * x,
        // torch rounds the square of bfloat16, and not that of float16.
        3.0 if dtype == DType::BF16 => rounded(x * x, dtype) * x,
        3.0 => x * x * x,
        4.0 => (x * x) * (x * x),
        0.5 if float => sqrt(x),
        -0.5 if float => x.rsqrt(),
        -1.0 if float => 1.0 / x,
        -2.0 if float => 1.0 / (x * x),
        _ => x.power(b.scalar(exponent, dtype).convert(x.dtype())),
    };
    let simple = whole && (0.0..=1.0).contains(&exponent.as_f64());
    require(simple || !dtype.is_bool(), "pow", dtype)?;
    Ok(wide(x, power).into())
}

fn pow<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let names = ["self", "exponent"];
    let dtype = a.result_type(&names)?;
    require(!dtype.is_bool(), "pow", dtype)?;
    if dtype.is_integral() {
        let [x, y] = level(a.converted(names, dtype)?)?;
        return Ok(multiplied_by_data(x, y).into());
    }
    binary(a, names, dtype, power)
}

fn neg<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    if x.dtype().is_bool() {
        return Err(Refusal::not_implemented(
            "Negation, the `-` operator, on a bool tensor is not supported. If you are trying to \
             invert a mask, use the `~` or `logical_not()` operator instead.",
        ));
    }
    a.want_exact_targets(found_type);
    Ok((-x).into())
}

fn abs<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    require(!x.dtype().is_bool(), "abs_cpu", x.dtype())?;
    if x.dtype().is_complex() {
        a.refuse_in_place("In-place abs is not supported for complex tensors.");
        return Ok(modulus(x).into());
    }
    a.want_exact_targets(found_type);
    Ok(if x.dtype().is_unsigned_int() { x } else { x.abs() }.into())
}

/// NaN has no sign, and neither has -0: torch gives 0.
fn sign<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    a.want_exact_targets(found_type);
    Ok(match x.dtype() {
        d if d.is_complex() && a.name() == "sign" => {
            return Err(Refusal::not_implemented(
                "Unlike NumPy, torch.sign is not intended to support complex numbers. Please use \
                 torch.sgn instead.",
            ));
        }
        d if d.is_bool() => x,
        d if d.is_float() => {
            let (zero, one) = (x.zeros_like(), x.ones_like());
            x.gt(zero).select(one, x.lt(zero).select(-one, zero))
        }
        d if d.is_unsigned_int() => x.minimum(x.ones_like()),
        _ => x.sign(),
    }
    .into())
}

/// Rounding leaves integers alone.
fn rounding<'b>(a: &Args<'_, 'b>, f: impl FnOnce(Value<'b>) -> Value<'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    let dtype = x.dtype();
    a.want_exact_targets(found_type);
    let accepted = dtype.is_int() || dtype.is_float();
    let name = a.name();
    if dtype.is_complex() && name != "round" {
        let message = format!("{name} is not supported for complex inputs");
        return Err(Refusal::not_implemented(message));
    }
    require(accepted, &format!("{name}_vml_cpu"), dtype)?;
    Ok(if dtype.is_int() { x } else { f(x) }.into())
}

pub(crate) fn trunc(x: Value<'_>) -> Value<'_> {
    if !x.dtype().is_float() {
        return x;
    }
    x.lt(x.zeros_like()).select(x.ceil(), x.floor())
}

fn frac<'b>(_: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    require(x.dtype().is_float(), "frac_cpu", x.dtype())?;
    Ok((x - trunc(x)).into())
}

fn round_decimals<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (x, decimals) = (a.tensor("self")?, a.int("decimals")?);
    require(x.dtype().is_float(), "round_cpu", x.dtype())?;
    let scale = 10f64.powi(decimals.unsigned_abs() as i32);
    let round = |x: Value<'b>| match decimals {
        0 => x.round_nearest_even(),
        1.. => (x * scale).round_nearest_even() / scale,
        _ => (x / scale).round_nearest_even() * scale,
    };
    Ok(wide(x, round).into())
}

pub(crate) const ROWS: &[Row] = &[
    elementwise(
        "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        &[
            "f32[2,3] f32[3]",
            "bf16[4] 0.1",
            "bf16[4] bf16[4]",
            "f32[4] f32[4] alpha=0.1",
            "bf16[4] bf16[4] alpha=0.1",
            "s32[2] f32[]",
            "bool[3] bool[3]",
            "c64[3] f32[3]",
        ],
        |_, a| add(a),
    ),
    elementwise(
        "add.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor",
        &["f32[2,3] 0.5", "s64[3] 2", "s64[3] 2 3"],
        |_, a| add(a),
    ),
    elementwise(
        "sub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        &["f32[2,3] f32[3]", "f32[4] 0.5", "f32[4] f32[4] alpha=0.1", "u8[5] u8[5]"],
        |_, a| sub(a, |x, y| x - y),
    ),
    elementwise(
        "sub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor",
        &["f32[2,3] 0.5", "s64[3] 2"],
        |_, a| sub(a, |x, y| x - y),
    ),
    elementwise(
        "rsub.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
        &["f32[2,3] f32[3]"],
        |_, a| rsub(a),
    ),
    elementwise(
        "rsub.Scalar(Tensor self, Scalar other, Scalar alpha=1) -> Tensor",
        &["f32[2,3] 1.0", "bf16[3] 0.1", "s32[3] 2 3", "f32[3] 2 0.5"],
        |_, a| rsub(a),
    ),
    elementwise(
        "mul.Tensor(Tensor self, Tensor other) -> Tensor",
        &["f32[2,3] f32[3]", "bf16[4] 0.1", "f32[] f64[2]", "bool[3] bool[3]", "c64[2] c64[2]"],
        |_, a| mul(a),
    ),
    elementwise("mul.Scalar(Tensor self, Scalar other) -> Tensor", &["f32[2,3] 0.1"], |_, a| {
        mul(a)
    }),
    elementwise(
        "div.Tensor(Tensor self, Tensor other) -> Tensor",
        &["f32[2,3] f32[3]", "bf16[4] bf16[4]", "s32[3] s32[3]", "f16[4] 0.3", "c64[2] c64[2]"],
        |_, a| div(a),
    ),
    elementwise(
        "div.Scalar(Tensor self, Scalar other) -> Tensor",
        &["f32[2,3] 0.3", "s64[3] 2"],
        |_, a| div(a),
    ),
    elementwise(
        "div.Tensor_mode(Tensor self, Tensor other, *, str? rounding_mode) -> Tensor",
        &[
            "f32[8] f32[8] rounding_mode=none",
            "f32[8] f32[8] rounding_mode=trunc",
            "f32[64] f32[64] rounding_mode=floor",
            "bf16[32] bf16[32] rounding_mode=floor",
            "s32[8] s32[8] rounding_mode=trunc",
            "s64[8] s64[8] rounding_mode=floor",
            "u8[8] u8[8] rounding_mode=floor",
        ],
        |_, a| div_mode(a),
    ),
    elementwise(
        "div.Scalar_mode(Tensor self, Scalar other, *, str? rounding_mode) -> Tensor",
        &["f32[8] 0.3 rounding_mode=floor", "s64[8] 3 rounding_mode=floor"],
        |_, a| div_mode(a),
    ),
    elementwise(
        "floor_divide(Tensor self, Tensor other) -> Tensor",
        &["f32[8] f32[8]", "s64[8] s64[8]"],
        |_, a| div_floor(a),
    ),
    elementwise(
        "floor_divide.Scalar(Tensor self, Scalar other) -> Tensor",
        &["f32[8] 0.3", "s64[8] 3"],
        |_, a| div_floor(a),
    ),
    elementwise(
        "remainder.Tensor(Tensor self, Tensor other) -> Tensor",
        &["f32[64] f32[64]", "s64[16] s64[16]", "u8[8] u8[8]", "bf16[8] bf16[8]"],
        |_, a| remainder(a),
    ),
    elementwise(
        "remainder.Scalar(Tensor self, Scalar other) -> Tensor",
        &["f32[8] -0.7", "s32[8] 3"],
        |_, a| remainder(a),
    ),
    elementwise(
        "remainder.Scalar_Tensor(Scalar self, Tensor other) -> Tensor",
        &["2.5 f32[8]", "7 s32[8]"],
        |_, a| remainder(a),
    ),
    elementwise(
        "fmod.Tensor(Tensor self, Tensor other) -> Tensor",
        &["f32[64] f32[64]", "s64[16] s64[16]", "bf16[8] bf16[8]"],
        |_, a| fmod(a),
    ),
    elementwise(
        "fmod.Scalar(Tensor self, Scalar other) -> Tensor",
        &["f32[8] -0.7", "s32[8] 3"],
        |_, a| fmod(a),
    ),
    elementwise(
        "pow.Tensor_Scalar(Tensor self, Scalar exponent) -> Tensor",
        &[
            "f32[4] 2",
            "f32[4] 0.5",
            "f32[4] -0.5",
            "f32[4] -1",
            "f32[4] 3",
            "f32[4] 4.0",
            "f32[4] 2.5",
            "f32[4] -5",
            "f32[4] 0",
            "bf16[4] 3",
            "s64[4] 5",
            "s32[4] 0.5",
            "bool[4] true",
            "bool[4] 2",
            "c64[4] 2",
            "c64[4] 0.5",
            "c64[4] -1",
            "c64[4] 2.5",
        ],
        pow_scalar,
    ),
    elementwise(
        "pow.Tensor_Tensor(Tensor self, Tensor exponent) -> Tensor",
        &[
            "f32[4] f32[4]",
            "s64[16] s64[16]",
            "bf16[2,1] bf16[3]",
            "s32[4] f32[4]",
            "c64[4] c64[4]",
        ],
        |_, a| pow(a),
    ),
    elementwise(
        "pow.Scalar(Scalar self, Tensor exponent) -> Tensor",
        &["2.5 f32[4]", "2 s64[4]", "3 u8[4]", "10000.0 s64[4]", "2 bool[3]"],
        |_, a| pow(a),
    ),
    elementwise("neg(Tensor self) -> Tensor", &["f32[4]", "u8[4]", "c64[2]"], |_, a| neg(a)),
    elementwise(
        "abs(Tensor self) -> Tensor",
        &["f32[4]", "s64[4]", "u8[4]", "c64[4]", "bf16[3]"],
        |_, a| abs(a),
    ),
    elementwise(
        "sign(Tensor self) -> Tensor",
        &["f32[4]", "s64[4]", "u8[4]", "bool[3]", "bf16[3]"],
        |_, a| sign(a),
    ),
    elementwise("sgn(Tensor self) -> Tensor", &["f32[4]", "s64[4]", "c64[4]"], |_, a| sign(a)),
    elementwise("floor(Tensor self) -> Tensor", &["f32[4]", "bf16[4]", "s64[4]"], |_, a| {
        rounding(a, Value::floor)
    }),
    elementwise("ceil(Tensor self) -> Tensor", &["f32[4]", "bf16[4]", "s64[4]"], |_, a| {
        rounding(a, Value::ceil)
    }),
    elementwise("round(Tensor self) -> Tensor", &["f32[16]", "bf16[16]", "s64[4]"], |_, a| {
        rounding(a, Value::round_nearest_even)
    })
    .exact(found_type),
    elementwise("trunc(Tensor self) -> Tensor", &["f32[16]", "bf16[16]", "s64[4]"], |_, a| {
        rounding(a, trunc)
    }),
    elementwise(
        "round.decimals(Tensor self, *, int decimals) -> Tensor",
        &["f32[16] decimals=2", "f32[4] decimals=-1", "f64[4] decimals=0"],
        |_, a| round_decimals(a),
    )
    .exact(found_type),
    elementwise("frac(Tensor self) -> Tensor", &["f32[16]", "bf16[4]"], frac).exact(found_type),
    elementwise("reciprocal(Tensor self) -> Tensor", &["f32[4]", "s32[4]", "c64[4]"], |_, a| {
        float_unary(a, |x| x.ones_like() / x)
    }),
];

fn rsub<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let dtype = a.result_type(&PAIR)?;
    if a.is_default_number("alpha") {
        return sub(a, |x, y| y - x);
    }
    a.check_factor("alpha", dtype)?;
    let alpha = a.scalar("alpha", dtype)?.convert(dtype.accumulate());
    binary(a, PAIR, dtype, |x, y| y - x * alpha)
}
