//! Fourier transforms. XLA transforms up to three trailing dimensions at once.

use crate::args::Args;
use crate::promote::wrap_dims;
use crate::row::{OrderBy, Row, row};
use hlo::{FftType, Number, Refusal, Result, Value};

const AT_ONCE: usize = 3;

/// Scales a transform of `n` elements by 1, 1/sqrt(n) or 1/n, as torch's `mode` says. XLA's inverse
/// transforms already divide by n.
fn normalized<'b>(x: Value<'b>, mode: i64, n: i64, inverse: bool) -> Value<'b> {
    let n = n as f64;
    let wanted = match mode {
        1 => 1.0 / n.sqrt(),
        2 => 1.0 / n,
        _ => 1.0,
    };
    let factor = if inverse { wanted * n } else { wanted };
    if factor == 1.0 { x } else { x * x.constant(Number::Float(factor)) }
}

/// Applies `transform` to some dimensions, moved to the end in this order and back again.
fn at_the_end<'b>(
    x: Value<'b>,
    dims: &[i64],
    transform: impl FnOnce(Value<'b>) -> Value<'b>,
) -> Value<'b> {
    let mut order: Vec<i64> = (0..x.rank() as i64).filter(|d| !dims.contains(d)).collect();
    order.extend_from_slice(dims);
    let mut back = vec![0; order.len()];
    for (at, &dim) in order.iter().enumerate() {
        back[dim as usize] = at as i64;
    }
    transform(x.transpose(&order)).transpose(&back)
}

fn extents(x: Value<'_>, dims: &[i64]) -> Vec<i64> {
    dims.iter().map(|&d| x.dim(d as usize)).collect()
}

fn complex<'b>(x: Value<'b>, dims: &[i64], mode: i64, forward: bool) -> Value<'b> {
    let kind = if forward { FftType::Fft } else { FftType::Ifft };
    let whole: i64 = extents(x, dims).iter().product();
    let transformed = dims.rchunks(AT_ONCE).fold(x, |x, some| {
        let length = extents(x, some);
        at_the_end(x, some, |x| x.fft(kind, &length))
    });
    normalized(transformed, mode, whole, !forward)
}

fn dims(a: &Args<'_, '_>, x: Value<'_>) -> Result<Vec<i64>> {
    let dims = wrap_dims(a.ints("dim")?, x.rank())?;
    match extents(x, &dims).iter().find(|&&n| n < 1) {
        Some(n) => Err(Refusal::runtime(format!("Invalid number of data points ({n}) specified"))),
        None => Ok(dims),
    }
}

fn c2c<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    let dims = dims(a, x)?;
    Ok(complex(x, &dims, a.int("normalization")?, a.bool("forward")?))
}

fn r2c<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, mode) = (a.tensor("self")?, a.int("normalization")?);
    let dims = dims(a, x)?;
    let Some((&last, rest)) = dims.split_last() else {
        return Ok(x.convert(x.dtype().complex()));
    };
    if !a.bool("onesided")? {
        return Ok(complex(x.convert(x.dtype().complex()), &dims, mode, true));
    }
    let n = x.dim(last as usize);
    let half = at_the_end(x, &[last], |x| x.fft(FftType::Rfft, &[n]));
    Ok(complex(normalized(half, mode, n, false), rest, mode, true))
}

fn c2r<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, mode, n) = (a.tensor("self")?, a.int("normalization")?, a.int("last_dim_size")?);
    if n < 1 {
        return Err(Refusal::runtime(format!("Invalid number of data points ({n}) specified")));
    }
    let dims = dims(a, x)?;
    let Some((&last, rest)) = dims.split_last() else {
        return Ok(x.real());
    };
    let half = complex(x, rest, mode, false).slice_dim(last as usize, 0, n / 2 + 1, 1);
    let whole = at_the_end(half, &[last], |x| x.fft(FftType::Irfft, &[n]));
    Ok(normalized(whole, mode, n, true))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "_fft_c2c(Tensor self, SymInt[] dim, int normalization, bool forward) -> Tensor",
        &[
            "c64[3,4] [1] 0 true",
            "c64[3,4,2] [2,0] 1 false",
            "c64[2,3,4,2] [0,1,2,3] 2 true",
            "c128[4] [0] 2 false",
            "c64[0,4] [1] 0 true",
        ],
        |_, a| Ok(c2c(a)?.into()),
    )
    .ordered_as(OrderBy::Transformed { last: false }),
    row(
        "_fft_r2c(Tensor self, int[] dim, int normalization, bool onesided) -> Tensor",
        &["f32[3,5] [1] 0 true", "f32[3,4] [1,0] 1 true", "f64[4,2] [0] 2 false"],
        |_, a| Ok(r2c(a)?.into()),
    )
    .ordered_as(OrderBy::Transformed { last: true }),
    row(
        "_fft_c2r(Tensor self, int[] dim, int normalization, SymInt last_dim_size) -> Tensor",
        &["c64[3,3] [1] 2 5", "c64[3,4] [0,1] 0 6", "c128[3,2] [0] 1 4"],
        |_, a| Ok(c2r(a)?.into()),
    )
    .ordered_as(OrderBy::Transformed { last: true }),
];
