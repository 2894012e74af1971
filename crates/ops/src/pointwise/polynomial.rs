//! The orthogonal polynomials of torch.special. All of them obey a recurrence of three terms in the
//! degree, which a loop runs up to the largest degree asked for; each element stops at its own.

use super::{level, require};
use crate::args::Args;
use crate::row::{Out, Row, elementwise};
use hlo::{Compare, DType, Reducer, Result, Value};

/// A family: its polynomial of degree 1, and the one of degree `k + 1` from `x`, `k` and those of
/// degrees `k` and `k - 1`.
struct Family {
    first: for<'b> fn(Value<'b>) -> Value<'b>,
    next: for<'b> fn([Value<'b>; 4]) -> Value<'b>,
}

const CHEBYSHEV_T: Family = Family { first: |x| x, next: chebyshev };
const CHEBYSHEV_U: Family = Family { first: |x| x + x, next: chebyshev };
const CHEBYSHEV_V: Family = Family { first: |x| x + x - 1.0, next: chebyshev };
const CHEBYSHEV_W: Family = Family { first: |x| x + x + 1.0, next: chebyshev };
const HERMITE_H: Family = Family { first: |x| x + x, next: |[x, k, p, q]| 2.0 * (x * p - k * q) };
const HERMITE_HE: Family = Family { first: |x| x, next: |[x, k, p, q]| x * p - k * q };
const LAGUERRE: Family = Family {
    first: |x| 1.0 - x,
    next: |[x, k, p, q]| ((2.0 * k + 1.0 - x) * p - k * q) / (k + 1.0),
};
const LEGENDRE: Family =
    Family { first: |x| x, next: |[x, k, p, q]| ((2.0 * k + 1.0) * x * p - k * q) / (k + 1.0) };

fn chebyshev<'b>([x, _, p, q]: [Value<'b>; 4]) -> Value<'b> {
    2.0 * x * p - q
}

/// The polynomial of degree `n`, truncated to an integer; 0 below degree 0.
fn evaluate<'b>(family: &Family, x: Value<'b>, n: Value<'b>) -> Value<'b> {
    let b = x.builder();
    let degree = n.convert(DType::S32);
    let every: Vec<i64> = (0..degree.rank() as i64).collect();
    let most = degree.reduce(Reducer::Max, &every);
    let one = b.scalar(1, DType::S32);
    let first = (family.first)(x);
    let result = degree.eq(degree.zeros_like()).select(x.ones_like(), first);
    let out = b.while_loop(
        &[one, first, x.ones_like(), result],
        |v| v[0].lt(most),
        |v| {
            let k = v[0].convert(x.dtype()).broadcast_to(&x.dims());
            let next = (family.next)([x, k, v[1], v[2]]);
            let reached = v[0] + one;
            let here = degree.eq(reached.broadcast_to(&x.dims()));
            vec![reached, next, v[1], here.select(next, v[3])]
        },
    );
    let negative = degree.compare(Compare::Lt, degree.zeros_like());
    negative.select(x.zeros_like(), out[3])
}

/// `shifted` families live on [0, 1].
fn polynomial<'b>(a: &Args<'_, 'b>, family: &Family, shifted: bool) -> Result<Out<'b>> {
    let names = ["x", "n"];
    let dtype = a.float_type(a.result_type(&names)?);
    require(matches!(dtype, DType::F32 | DType::F64), &format!("{}_cpu", a.name()), dtype)?;
    let [x, n] = level(a.converted(names, dtype)?)?;
    let x = if shifted { x + x - 1.0 } else { x };
    Ok(evaluate(family, x, n).into())
}

const TENSORS: &[&str] = &["f32[2,16] f32[16]", "f64[8] s64[8]"];

pub(crate) const ROWS: &[Row] = &[
    elementwise("special_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor", TENSORS, |_, a| {
        polynomial(a, &CHEBYSHEV_T, false)
    }),
    elementwise("special_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor", TENSORS, |_, a| {
        polynomial(a, &CHEBYSHEV_U, false)
    }),
    elementwise("special_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor", TENSORS, |_, a| {
        polynomial(a, &CHEBYSHEV_V, false)
    }),
    elementwise("special_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor", TENSORS, |_, a| {
        polynomial(a, &CHEBYSHEV_W, false)
    }),
    elementwise("special_hermite_polynomial_h(Tensor x, Tensor n) -> Tensor", TENSORS, |_, a| {
        polynomial(a, &HERMITE_H, false)
    }),
    elementwise("special_hermite_polynomial_he(Tensor x, Tensor n) -> Tensor", TENSORS, |_, a| {
        polynomial(a, &HERMITE_HE, false)
    }),
    elementwise("special_laguerre_polynomial_l(Tensor x, Tensor n) -> Tensor", TENSORS, |_, a| {
        polynomial(a, &LAGUERRE, false)
    }),
    elementwise("special_legendre_polynomial_p(Tensor x, Tensor n) -> Tensor", TENSORS, |_, a| {
        polynomial(a, &LEGENDRE, false)
    }),
    elementwise(
        "special_shifted_chebyshev_polynomial_t(Tensor x, Tensor n) -> Tensor",
        TENSORS,
        |_, a| polynomial(a, &CHEBYSHEV_T, true),
    ),
    elementwise(
        "special_shifted_chebyshev_polynomial_u(Tensor x, Tensor n) -> Tensor",
        TENSORS,
        |_, a| polynomial(a, &CHEBYSHEV_U, true),
    ),
    elementwise(
        "special_shifted_chebyshev_polynomial_v(Tensor x, Tensor n) -> Tensor",
        TENSORS,
        |_, a| polynomial(a, &CHEBYSHEV_V, true),
    ),
    elementwise(
        "special_shifted_chebyshev_polynomial_w(Tensor x, Tensor n) -> Tensor",
        TENSORS,
        |_, a| polynomial(a, &CHEBYSHEV_W, true),
    ),
];
