//! Variances and standard deviations, with and without means.

use crate::args::Args;
use crate::pointwise::all;
use crate::reduce::{Over, is_longer, widened};
use crate::row::{Row, row};
use hlo::{DType, Number, Refusal, Result, Value};

impl Over {
    /// Mean, and the variance or its root, of an accumulated value. They are computed with care if a
    /// variance is not finite, or so small that squares of distances may have vanished.
    fn moments<'b>(&self, x: Value<'b>, correction: f64, root: bool) -> (Value<'b>, Value<'b>) {
        if x.dtype().is_complex() {
            let (re, im) = (x.real(), x.imag());
            let [re, im] = [re, im].map(|part| self.moments(part, correction, false));
            let var = re.1 + im.1;
            return (re.0.complex(im.0), if root { var.sqrt() } else { var });
        }
        let (mean, var) = self.variance(x, correction);
        if self.count(x) == 0 {
            return (mean, var);
        }
        let least = if x.dtype() == DType::F64 { -960.0 } else { -100.0 };
        let is_sound = all(var.is_finite() & var.ge(var.constant(f64::exp2(least))));
        let plain = || vec![mean, if root { var.sqrt() } else { var }];
        let careful = || self.careful_moments(x, correction, root).to_vec();
        let made = x.builder().if_else(is_sound, &[mean.ty(), var.ty()], plain, careful);
        (made[0], made[1])
    }

    /// As `moments`. Nothing overflows or vanishes on the way: elements are divided before they are
    /// summed up, and distances are squared as parts of the greatest one. The sum of the distances
    /// corrects what the divisions rounded away.
    fn careful_moments<'b>(&self, x: Value<'b>, correction: f64, root: bool) -> [Value<'b>; 2] {
        let count = self.count(x) as f64;
        let near = (x / count).reduce_sum(&self.dims);
        let distance = x - self.spread(near, x);
        let most = distance.abs().reduce_max(&self.dims);
        let nothing = most.eq(most.zeros_like()) | !most.is_finite();
        let most = nothing.select(most.ones_like(), most);
        let part = distance / self.spread(most, x);
        let [first, second] = [part, part * part].map(|v| v.reduce_sum(&self.dims));
        let missed = most * (first / count);
        let mean = missed.is_finite().select(near + missed, near);
        let var = (second - first * first / count) / (count - correction).max(0.0);
        [mean, if root { var.sqrt() * most } else { var * most * most }]
    }
}

/// Variance (real) and mean, in the input's type, with the dimensions of `keepdim`.
fn var_mean<'b>(a: &Args<'_, 'b>, root: bool) -> Result<[Value<'b>; 2]> {
    let x = a.tensor("self")?;
    let dtype = x.dtype();
    if dtype.is_integral() {
        let name = if matches!(a.name(), "var" | "std") { "std and var" } else { a.name() };
        return Err(Refusal::not_implemented(format!(
            "{name} only support floating point and complex dtypes"
        )));
    }
    let x = widened(a, x);
    let dtype = x.dtype();
    let over = Over::read(a, x)?;
    let correction = a.opt_constant("correction")?.map_or(1.0, Number::as_f64);
    if over.count(x) as f64 <= correction {
        a.warn(format!(
            "{}(): degrees of freedom is <= 0. Correction should be strictly less than the \
             reduction factor (input numel divided by output numel).",
            a.name()
        ));
    }
    let (mean, var) = over.moments(x.convert(dtype.accumulate()), correction, root);
    Ok([over.shaped(var.convert(dtype.real()), x), over.shaped(mean.convert(dtype), x)])
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "var.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, \
         bool keepdim=False) -> Tensor",
        &["f32[3,4]", "bf16[3,4] [1] correction=0 keepdim=true", "c64[3,4] [0]"],
        |_, a| Ok(var_mean(a, false)?[0].into()),
    )
    .loose()
    .typed_by_target(is_longer),
    row(
        "std.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, \
         bool keepdim=False) -> Tensor",
        &["f32[3,4] [0]", "f64[5] correction=2"],
        |_, a| Ok(var_mean(a, true)?[0].into()),
    )
    .loose()
    .typed_by_target(is_longer),
    row(
        "var_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, \
         bool keepdim=False) -> (Tensor, Tensor)",
        &["f32[3,4] [1] correction=0 keepdim=true", "f16[2,3,4] [0,2]", "c64[4]"],
        |_, a| Ok(var_mean(a, false)?.into()),
    ),
    row(
        "std_mean.correction(Tensor self, int[1]? dim=None, *, Scalar? correction=None, \
         bool keepdim=False) -> (Tensor, Tensor)",
        &["f32[3,4] [1]"],
        |_, a| Ok(var_mean(a, true)?.into()),
    ),
];
