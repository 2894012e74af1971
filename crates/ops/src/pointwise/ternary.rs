//! Element-wise rows of three tensors: a place between two, and what products and quotients add.

use super::{level, require};
use crate::args::Args;
use crate::promote::{cpp_name, found_type};
use crate::row::{Out, Question, Row, elementwise};
use hlo::{DType, Number, Refusal, Result, Value};

/// Interpolates from the nearer end, so that weights 0 and 1 give the ends exactly.
fn lerp<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (x, end) = (a.tensor("self")?, a.tensor("end")?);
    let dtype = x.dtype();
    let same = |name: &str, other: DType| {
        let message = format!(
            "expected dtype {} for `{name}` but got dtype {}",
            cpp_name(dtype),
            cpp_name(other)
        );
        if other == dtype { Ok(()) } else { Err(Refusal::runtime(message)) }
    };
    same("end", end.dtype())?;
    if a.is_tensor("weight") {
        same("weight", a.tensor("weight")?.dtype())?;
    }
    let kind = if a.is_tensor("weight") { "lerp_kernel_tensor" } else { "lerp_kernel_scalar" };
    require(!dtype.is_integral(), kind, dtype)?;
    let [x, end, w] = a.converted(["self", "end", "weight"], dtype.accumulate())?;
    let [x, end] = level([x, end])?;
    let (from, share) = match a.number_holds(NEAR_START) {
        Some(true) => (x, w),
        Some(false) => (end, w - 1.0),
        None => {
            let size = w.abs();
            let near = size.lt(size.constant(0.5));
            // One product for both ends: a choice between two is computed twice for each element.
            (near.select(x, end), near.select(w, w - 1.0))
        }
    };
    Ok((from + share * (end - x)).convert(dtype).into())
}

/// The end from which `lerp` goes. A choice for each element would be work for one number.
const NEAR_START: Question = Question {
    argument: "weight",
    holds: |weight| match weight {
        Number::Complex(real, imaginary) => real.hypot(imaginary) < 0.5,
        weight => weight.as_f64().abs() < 0.5,
    },
};

/// `self + value * f(tensor1, tensor2)`, computed in torch's order.
fn accumulate<'b>(
    a: &Args<'_, 'b>,
    f: impl FnOnce(Value<'b>, Value<'b>) -> Value<'b>,
) -> Result<Out<'b>> {
    let names = ["self", "tensor1", "tensor2"];
    let dtype = a.result_type(&names)?;
    require(!dtype.is_bool(), &format!("{}_cpu_out", a.name()), dtype)?;
    let [x, y, z] = level(a.converted(names, dtype.accumulate())?)?;
    let scaled = match a.is_default_number("value") {
        true => y,
        false => y * a.scalar("value", y.dtype())?,
    };
    Ok((x + f(scaled, z)).convert(dtype).into())
}

fn addcdiv<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let integral = |n| a.tensor(n).map(|v| v.dtype().is_integral());
    if integral("tensor1")? && integral("tensor2")? {
        return Err(Refusal::runtime(
            "Integer division with addcdiv is no longer supported, and in a future  release \
             addcdiv will perform a true division of tensor1 and tensor2. The historic addcdiv \
             behavior can be implemented as (input + value * torch.trunc(tensor1 / \
             tensor2)).to(input.dtype) for integer inputs and as (input + value * tensor1 / \
             tensor2) for float inputs. The future addcdiv behavior is just the latter \
             implementation: (input + value * tensor1 / tensor2), for all dtypes.",
        ));
    }
    accumulate(a, |x, y| x / y)
}

pub(crate) const ROWS: &[Row] = &[
    elementwise(
        "lerp.Scalar(Tensor self, Tensor end, Scalar weight) -> Tensor",
        &["f32[2,3] f32[3] 0.3", "f32[3] f32[3] 0.8", "c64[4] c64[4] 0.7", "bf16[4] bf16[4] 0.1"],
        |_, a| lerp(a),
    )
    .asking(NEAR_START),
    elementwise(
        "lerp.Tensor(Tensor self, Tensor end, Tensor weight) -> Tensor",
        &["f32[2,3] f32[3] f32[2,1]", "f32[3] f32[3] f32[]", "bf16[4] bf16[4] bf16[4]"],
        |_, a| lerp(a),
    )
    .exact(found_type),
    elementwise(
        "addcmul(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
        &[
            "f32[2,3] f32[3] f32[2,1]",
            "f32[4] f32[4] f32[4] value=0.1",
            "s64[3] s64[3] s64[3]",
            "c64[4] c64[4] c64[4]",
        ],
        |_, a| accumulate(a, |x, y| x * y),
    ),
    elementwise(
        "addcdiv(Tensor self, Tensor tensor1, Tensor tensor2, *, Scalar value=1) -> Tensor",
        &[
            "f32[2,3] f32[3] f32[2,1]",
            "f32[4] f32[4] f32[4] value=-0.1",
            "bf16[3] bf16[3] bf16[3]",
            "c64[4] c64[4] c64[4]",
        ],
        |_, a| addcdiv(a),
    ),
];
