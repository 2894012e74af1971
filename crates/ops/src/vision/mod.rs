//! Rows of torchvision's ops, which exist once a program has imported that library.

use crate::promote::scalar_type;
use hlo::{DType, Refusal, Result, Type, Value};

pub(crate) mod align;
pub(crate) mod deform;
pub(crate) mod nms;
pub(crate) mod pool;
mod regions;
pub(crate) mod rotated;

/// torchvision raises a `RuntimeError` for a type without a kernel.
fn require_float(kernel: &str, dtype: DType) -> Result<()> {
    if dtype.is_float() && dtype.bytes() > 1 {
        return Ok(());
    }
    refuse(format!("\"{kernel}\" not implemented for '{}'", scalar_type(dtype)))
}

/// The type in which places in images are computed. It is torchvision's, because roundings decide
/// which elements are read; torchvision has no kernels for bfloat16.
fn type_of_places(dtype: DType) -> DType {
    if dtype == DType::BF16 { DType::F32 } else { dtype }
}

fn require(holds: bool, message: impl FnOnce() -> String) -> Result<()> {
    if holds { Ok(()) } else { refuse(message()) }
}

fn refuse<T>(message: impl Into<String>) -> Result<T> {
    Err(Refusal::runtime(message))
}

/// `x` spread to `dims`, its own dimensions at these places.
fn spread<'b>(x: Value<'b>, dims: &[i64], places: &[i64]) -> Value<'b> {
    x.broadcast_in_dim(&Type::new(x.dtype(), dims), places)
}

/// `0, 1, ..` along `dim` of these dims.
fn count<'b>(like: Value<'b>, dtype: DType, dims: &[i64], dim: usize) -> Value<'b> {
    like.builder().iota(dim, Type::new(dtype, dims))
}
