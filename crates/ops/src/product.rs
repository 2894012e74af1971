//! Products of many floats. A plain product of all elements would overflow or vanish where only a
//! partial product does. Here a product is a pair: a float near 1, and how many times a power of
//! two was taken out of it.

use crate::pointwise::all;
use crate::scan::{looking_back, scan};
use hlo::{DType, Reducer, Value};

/// The greatest size of a pair's float, and the factor that is taken out of greater ones. The
/// product of two floats of a pair is inside the type's range.
fn window(dtype: DType) -> [f64; 2] {
    let half: f64 = if dtype == DType::F64 { 511.0 } else { 63.0 };
    [half.exp2(), (2.0 * half).exp2()]
}

/// Brings a pair back into the window. Zeros, infinities and NaN stay what they are.
fn balanced<'b>(x: Value<'b>, taken: Value<'b>) -> [Value<'b>; 2] {
    let [most, factor] = window(x.dtype());
    let large = x.abs().gt(x.constant(most));
    let small = x.abs().lt(x.constant(1.0 / most));
    let either = |up: Value<'b>, down: Value<'b>, same| large.select(up, small.select(down, same));
    [either(x * (1.0 / factor), x * factor, x), either(taken + 1.0, taken - 1.0, taken)]
}

fn combine<'b>(v: &[Value<'b>]) -> Vec<Value<'b>> {
    balanced(v[0] * v[2], v[1] + v[3]).to_vec()
}

/// The number that a pair stands for. Two factors reach beyond the type's range.
fn joined<'b>(x: Value<'b>, taken: Value<'b>) -> Value<'b> {
    let [_, factor] = window(x.dtype());
    (1..=2).fold(x, |x, count| {
        let (large, small) = (taken.ge(taken.constant(count)), taken.le(taken.constant(-count)));
        large.select(x * factor, small.select(x * (1.0 / factor), x))
    })
}

/// True if no partial product along `dims` can overflow or vanish, or if only products vanish that
/// belong to results that vanish, too: the elements above 1 are few and small.
fn is_safe<'b>(x: Value<'b>, dims: &[i64]) -> Value<'b> {
    let (int, digits, bias, room) = match x.dtype() {
        DType::F64 => (DType::S64, 52, 1023, 1000.0),
        _ => (DType::S32, 23, 127, 120.0),
    };
    let size = x.abs();
    let bits = size.bitcast_convert(int);
    let exponent = bits.shift_right_logical(bits.constant(digits)).subtract(bits.constant(bias));
    let (exponent, one) = (exponent.convert(DType::F32), size.ones_like());
    let only = |where_: Value<'b>, v: Value<'b>| where_.select(v, v.zeros_like()).reduce_sum(dims);
    let above = only(size.ge(one) & size.ne(one), exponent + 1.0);
    let below = only(size.lt(one) & size.ne(size.zeros_like()), -exponent);
    let within = |v: Value<'b>, most: f64| v.le(v.constant(most));
    all((within(above, room) & within(below, room)) | within(above, 1.0))
}

/// The plain result, if it is finite and not 0, or if `x` is safe; else the careful result, which
/// takes much longer. A partial product that overflows or vanishes makes the result 0, infinite or
/// NaN.
fn either<'b>(
    x: Value<'b>,
    dims: &[i64],
    plain: Value<'b>,
    careful: impl FnOnce() -> Value<'b>,
) -> Value<'b> {
    let (b, ty) = (x.builder(), [plain.ty()]);
    let is_sound = all(plain.is_finite() & plain.ne(plain.zeros_like()));
    let doubtful = || b.if_else(is_safe(x, dims), &ty, || vec![plain], || vec![careful()]);
    b.if_else(is_sound, &ty, || vec![plain], doubtful)[0]
}

/// The product over `dims`. A float product is 0, infinite or NaN only if an element is, or if the
/// product is out of the type's range.
pub(crate) fn product<'b>(x: Value<'b>, dims: &[i64]) -> Value<'b> {
    if !x.dtype().is_float() || dims.is_empty() {
        return x.reduce(Reducer::Mul, dims);
    }
    let careful = || {
        let (b, pair) = (x.builder(), balanced(x, x.zeros_like()));
        let none = [1, 0].map(|number| b.scalar(number, x.dtype()));
        let made = b.reduce_many(&pair, &none, dims, combine);
        joined(made[0], made[1])
    };
    either(x, dims, x.reduce(Reducer::Mul, dims), careful)
}

/// The product of each element with all that come before it along `dim`, as safe as [`product`].
/// Its pairs are complex numbers, as XLA's rewriter of long scans accepts one operand alone.
pub(crate) fn running_product<'b>(x: Value<'b>, dim: usize) -> Value<'b> {
    if x.rank() == 0 || x.numel() == 0 {
        return x;
    }
    if !x.dtype().is_float() {
        return scan(x, Reducer::Mul, dim);
    }
    let careful = || {
        let (b, [x, taken]) = (x.builder(), balanced(x, x.zeros_like()));
        let one = b.scalar(1, x.dtype()).complex(b.scalar(0, x.dtype()));
        let window = looking_back(x, dim);
        let made = b.reduce_window_many(&[x.complex(taken)], &[one], &window, |v| {
            let made = combine(&[v[0].real(), v[0].imag(), v[1].real(), v[1].imag()]);
            vec![made[0].complex(made[1])]
        });
        joined(made[0].real(), made[0].imag())
    };
    either(x, &[dim as i64], scan(x, Reducer::Mul, dim), careful)
}
