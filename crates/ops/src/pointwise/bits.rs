//! Logical and bitwise operations, shifts, hashes, and the integer functions gcd, lcm and
//! power.

use super::{all, level, require};
use crate::args::Args;
use crate::extreme::refuse_no_elements;
use crate::promote::{found_type, scalar_type};
use crate::reduce::{Over, refuse_complex};
use crate::row::{Out, Row, elementwise, row};
use hlo::{Compare, DType, Refusal, Result, Value};

const PAIR: [&str; 2] = ["self", "other"];

fn logical<'b>(
    a: &Args<'_, 'b>,
    f: impl FnOnce(Value<'b>, Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    let [x, y] = PAIR.map(|name| a.tensor(name));
    let [x, y] = level([x?.convert(DType::Bool), y?.convert(DType::Bool)])?;
    Ok(f(x, y).into())
}

fn bitwise<'b>(
    a: &Args<'_, 'b>,
    f: impl FnOnce(Value<'b>, Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    let dtype = a.result_type(&PAIR)?;
    require(dtype.is_integral(), &format!("{}_cpu", a.name()), dtype)?;
    let [x, y] = a.converted(PAIR, dtype)?;
    Ok(f(x, y).into())
}

fn bitwise_not<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    require(x.dtype().is_integral(), "bitwise_not_cpu", x.dtype())?;
    Ok((!x).into())
}

/// Amounts outside the width shift everything out, as in StableHLO.
fn shift<'b>(
    a: &Args<'_, 'b>,
    kernel: &str,
    f: impl FnOnce(Value<'b>, Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    let dtype = a.result_type(&PAIR)?;
    require(dtype.is_int(), kernel, dtype)?;
    let [x, y] = a.converted(PAIR, dtype)?;
    Ok(f(x, y).into())
}

fn left<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    shift(a, "lshift_cpu", Value::shift_left)
}

fn right<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    shift(a, "rshift_cpu", |x, y| match x.dtype().is_unsigned_int() {
        true => x.shift_right_logical(y),
        false => x.shift_right_arithmetic(y),
    })
}

/// Euclid's algorithm on all elements at once, until the last one is done. The least integer has no
/// magnitude; torch divides by it as it is.
fn greatest_divisor<'b>(x: Value<'b>, y: Value<'b>) -> Value<'b> {
    let b = x.builder();
    let zero = y.zeros_like();
    let pair = b.while_loop(
        &[magnitude(y), magnitude(x)],
        |v| {
            let dims: Vec<i64> = (0..v[1].rank() as i64).collect();
            v[1].ne(zero).reduce(hlo::Reducer::Or, &dims)
        },
        |v| {
            let open = v[1].compare(Compare::Ne, zero);
            let safe = open.select(v[1], v[1].ones_like());
            let rest = open.select(v[0].remainder(safe), zero);
            vec![open.select(v[1], v[0]), rest]
        },
    );
    pair[0]
}

/// An integer power by repeated squaring. XLA's own integer power reads only the lowest six bits of
/// the exponent.
pub(super) fn multiplied(x: Value<'_>, exponent: i64) -> Value<'_> {
    let (mut square, mut rest) = (x, exponent);
    let mut product = None;
    while rest > 0 {
        if rest & 1 == 1 {
            product = Some(product.map_or(square, |product| product * square));
        }
        rest >>= 1;
        if rest > 0 {
            square = square * square;
        }
    }
    product.unwrap_or_else(|| x.ones_like())
}

/// An integer power whose exponents are data, until the largest of them is done. The bits of a
/// negative exponent give the right result for 1 and -1. For other bases the result is below 1, so
/// 0.
pub(super) fn multiplied_by_data<'b>(x: Value<'b>, exponent: Value<'b>) -> Value<'b> {
    let (zero, one) = (exponent.zeros_like(), exponent.ones_like());
    let out = x.builder().while_loop(
        &[x.ones_like(), x, exponent],
        |v| !all(v[2].eq(zero)),
        |v| {
            let product = (v[2] & one).eq(one).select(v[0] * v[1], v[0]);
            vec![product, v[1] * v[1], v[2].shift_right_logical(one)]
        },
    );
    if exponent.dtype().is_unsigned_int() {
        return out[0];
    }
    let vanishes = exponent.lt(zero) & !x.abs().eq(x.ones_like());
    vanishes.select(x.zeros_like(), out[0])
}

fn magnitude(x: Value<'_>) -> Value<'_> {
    if x.dtype().is_unsigned_int() { x } else { x.abs() }
}

fn divisor<'b>(
    a: &Args<'_, 'b>,
    f: impl FnOnce(Value<'b>, Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    let dtype = a.result_type(&PAIR)?;
    require(dtype.is_int(), &format!("{}_cpu", a.name()), dtype)?;
    let [x, y] = level(a.converted(PAIR, dtype)?)?;
    Ok(f(x, y).into())
}

fn least_multiple<'b>(x: Value<'b>, y: Value<'b>) -> Value<'b> {
    let gcd = greatest_divisor(x, y);
    let none = gcd.eq(gcd.zeros_like());
    let quotient = x / none.select(gcd.ones_like(), gcd);
    // C++ multiplies short integers as int, whose magnitude is cut off only then.
    let wide = if quotient.dtype().bytes() < 4 { DType::S32 } else { quotient.dtype() };
    let multiple = magnitude(quotient.convert(wide) * y.convert(wide)).convert(x.dtype());
    none.select(gcd, multiple)
}

/// The exclusive or of all elements' 64 bits, floats as float64.
fn hash_tensor<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    if a.int("mode")? != 0 {
        return Err(Refusal::runtime("hash_tensor: Unknown hash mode"));
    }
    refuse_complex(a, x)?;
    if a.ints("dim")?.is_empty() {
        refuse_no_elements(a, x)?;
    }
    let over = Over::read(a, x)?;
    over.refuse_empty(&format!("{}()", a.name()), x, &over.dims)?;
    let float = x.dtype().is_float();
    let wide = x.convert(if float { DType::F64 } else { DType::S64 });
    let bits = wide.bitcast_convert(DType::U64);
    let zero = x.builder().scalar(0, DType::U64);
    if over.dims.is_empty() {
        return Ok(bits);
    }
    let hash = x.builder().reduce_many(&[bits], &[zero], &over.dims, |v| vec![v[0].xor(v[1])]);
    Ok(over.shaped(hash[0], x))
}

pub(crate) const ROWS: &[Row] = &[
    elementwise(
        "logical_and(Tensor self, Tensor other) -> Tensor",
        &["bool[4] bool[4]", "f32[2,3] s64[3]"],
        |_, a| logical(a, Value::and),
    ),
    elementwise("logical_or(Tensor self, Tensor other) -> Tensor", &["bool[4] bool[]"], |_, a| {
        logical(a, Value::or)
    }),
    elementwise("logical_xor(Tensor self, Tensor other) -> Tensor", &["bool[4] s64[4]"], |_, a| {
        logical(a, Value::xor)
    }),
    elementwise("logical_not(Tensor self) -> Tensor", &["bool[4]", "f32[4]", "c64[4]"], |_, a| {
        Ok((!a.tensor("self")?.convert(DType::Bool)).into())
    }),
    elementwise("bitwise_not(Tensor self) -> Tensor", &["bool[4]", "s64[4]", "u8[4]"], |_, a| {
        bitwise_not(a)
    })
    .exact(found_type),
    elementwise(
        "bitwise_and.Tensor(Tensor self, Tensor other) -> Tensor",
        &["bool[4] bool[4]", "s64[2,3] s32[3]", "u8[4] 3"],
        |_, a| bitwise(a, Value::and),
    ),
    elementwise(
        "bitwise_and.Scalar(Tensor self, Scalar other) -> Tensor",
        &["s64[4] 3"],
        |_, a| bitwise(a, Value::and),
    ),
    elementwise(
        "bitwise_or.Tensor(Tensor self, Tensor other) -> Tensor",
        &["s64[4] s64[4]"],
        |_, a| bitwise(a, Value::or),
    ),
    elementwise("bitwise_or.Scalar(Tensor self, Scalar other) -> Tensor", &["s64[4] 3"], |_, a| {
        bitwise(a, Value::or)
    }),
    elementwise(
        "bitwise_xor.Tensor(Tensor self, Tensor other) -> Tensor",
        &["s64[4] s64[4]"],
        |_, a| bitwise(a, Value::xor),
    ),
    elementwise(
        "bitwise_xor.Scalar(Tensor self, Scalar other) -> Tensor",
        &["s64[4] 3"],
        |_, a| bitwise(a, Value::xor),
    ),
    elementwise(
        "bitwise_left_shift.Tensor(Tensor self, Tensor other) -> Tensor",
        &["s64[8] s64[8]", "u8[8] u8[8]"],
        |_, a| left(a),
    ),
    elementwise(
        "bitwise_left_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor",
        &["s64[8] 3", "s32[4] 40"],
        |_, a| left(a),
    ),
    elementwise(
        "bitwise_right_shift.Tensor(Tensor self, Tensor other) -> Tensor",
        &["s64[8] s64[8]", "u8[8] u8[8]"],
        |_, a| right(a),
    ),
    elementwise(
        "bitwise_right_shift.Tensor_Scalar(Tensor self, Scalar other) -> Tensor",
        &["s64[8] 3", "s32[4] 40"],
        |_, a| right(a),
    ),
    elementwise(
        "__lshift__.Tensor(Tensor self, Tensor other) -> Tensor",
        &["s64[8] s64[8]"],
        |_, a| left(a),
    ),
    elementwise("__lshift__.Scalar(Tensor self, Scalar other) -> Tensor", &["s64[8] 3"], |_, a| {
        left(a)
    }),
    elementwise(
        "__rshift__.Tensor(Tensor self, Tensor other) -> Tensor",
        &["s64[8] s64[8]"],
        |_, a| right(a),
    ),
    elementwise("__rshift__.Scalar(Tensor self, Scalar other) -> Tensor", &["s64[8] 3"], |_, a| {
        right(a)
    }),
    elementwise(
        "gcd(Tensor self, Tensor other) -> Tensor",
        &["s64[16] s64[16]", "s32[2,1] s32[3]", "u8[4] u8[4]"],
        |_, a| divisor(a, greatest_divisor),
    ),
    elementwise(
        "lcm(Tensor self, Tensor other) -> Tensor",
        &["s64[16] s64[16]", "s32[8] s32[]"],
        |_, a| divisor(a, least_multiple),
    ),
    row(
        "hash_tensor(Tensor self, int[1] dim=[], *, bool keepdim=False, int mode=0) -> Tensor",
        &["f32[3,4]", "s8[3,4] [1] keepdim=true"],
        |_, a| Ok(hash_tensor(a)?.into()),
    )
    .exact(|_, target| {
        format!("Expected result to be of dtype uint64, but got {}", scalar_type(target))
    }),
];
