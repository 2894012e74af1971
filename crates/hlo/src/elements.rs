//! The element types that operations of StableHLO take. A compiler refuses a whole program for one
//! statement on another type. Knows no row: whoever asked for the statement names itself.

use crate::build::{Builder, Value};
use crate::reduce::Reducer;
use crate::{DType, Refusal};

/// True if an operation has a form for elements of a type.
fn takes(name: &str, dtype: DType) -> bool {
    let Some(name) = name.strip_prefix("stablehlo.") else { return true };
    match name {
        "cbrt"
        | "cholesky"
        | "cosine"
        | "exponential"
        | "exponential_minus_one"
        | "log"
        | "log_plus_one"
        | "logistic"
        | "rsqrt"
        | "sine"
        | "sqrt"
        | "tan"
        | "tanh"
        | "triangular_solve" => dtype.is_float() || dtype.is_complex(),
        "atan2" | "ceil" | "floor" | "is_finite" | "reduce_precision" | "round_nearest_afz"
        | "round_nearest_even" => dtype.is_float(),
        "divide" | "negate" | "sign" | "subtract" => !dtype.is_bool(),
        "maximum" | "minimum" => !dtype.is_complex(),
        _ => true,
    }
}

impl Builder {
    /// Refuses an operation on elements that it has no form for.
    pub(crate) fn check_elements(&self, name: &str, operands: &[Value<'_>]) {
        if let Some(dtype) = operands.first().map(|v| v.dtype()).filter(|&d| !takes(name, d)) {
            self.refuse(Refusal::unfit(dtype));
        }
    }

    /// Refuses a reduction of elements that have no order.
    pub(crate) fn check_order(&self, reducer: Option<Reducer>, dtype: DType) {
        if matches!(reducer, Some(Reducer::Max | Reducer::Min)) && dtype.is_complex() {
            self.refuse(Refusal::unfit(dtype));
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Kind, Type};

    #[test]
    fn statements_that_no_compiler_takes_are_refused() {
        let b = Builder::types_only();
        let argument = |dtype| b.argument(Type::new(dtype, &[2, 2]));
        argument(DType::S64).convert(DType::F32).sqrt();
        assert!(b.check().is_ok());
        argument(DType::S64).sqrt();
        assert_eq!(b.check().map_err(|r| r.kind), Err(Kind::Unfit(DType::S64)));
        let _ = argument(DType::Bool) - argument(DType::Bool);
        assert_eq!(b.check().map_err(|r| r.kind), Err(Kind::Unfit(DType::Bool)));
        argument(DType::C64).reduce_max(&[0]);
        assert_eq!(b.check().map_err(|r| r.kind), Err(Kind::Unfit(DType::C64)));
    }
}
