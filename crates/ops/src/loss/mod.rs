//! Losses and their gradients, computed wide, reduced, and rounded once.

pub(crate) mod ctc;
pub(crate) mod distance;
pub(crate) mod margin;
pub(crate) mod nll;

use crate::args::Args;
use crate::promote::broadcast_dims;
use crate::reduce::Over;
use hlo::{DType, Dims, Refusal, Result, Value};

/// torch's enum of loss reductions.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Reduction {
    None,
    Mean,
    Sum,
}

impl Reduction {
    fn read(a: &Args<'_, '_>) -> Result<Reduction> {
        match a.int("reduction")? {
            0 => Ok(Reduction::None),
            1 => Ok(Reduction::Mean),
            2 => Ok(Reduction::Sum),
            other => Err(Refusal::value(format!(
                "{other} is not a valid value for reduction: 0 is 'none', 1 'mean', 2 'sum'"
            ))),
        }
    }

    /// The loss of each element, reduced and rounded to `dtype`.
    fn apply<'b>(self, loss: Value<'b>, dtype: DType) -> Value<'b> {
        match self {
            Reduction::None => loss,
            Reduction::Mean => Over::all(loss).mean(loss),
            Reduction::Sum => Over::all(loss).sum(loss),
        }
        .convert(dtype)
    }

    /// The gradient that reaches each of `count` elements.
    fn share<'b>(self, grad: Value<'b>, count: i64) -> Value<'b> {
        if self == Reduction::Mean { grad / count as f64 } else { grad }
    }
}

/// The common shape of several tensors.
fn common_dims(values: &[Value<'_>]) -> Result<Dims> {
    values.iter().try_fold(Dims::new(), |dims, v| broadcast_dims(&dims, &v.dims()))
}
