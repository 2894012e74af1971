//! Linear algebra, Fourier transforms and custom calls.

use crate::build::{Builder, Value};
use crate::{DType, Refusal, Type};

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum FftType {
    Fft,
    Ifft,
    Rfft,
    Irfft,
}

impl<'b> Value<'b> {
    /// Cholesky factor of the last two dimensions; the other triangle is unspecified.
    pub fn cholesky(self, lower: bool) -> Value<'b> {
        self.b.op1("stablehlo.cholesky", &[self], self.ty(), |a| a.bool("lower", lower))
    }

    /// Solves `self * x = rhs` (or `x * self = rhs` when not `left`) for a triangular `self`.
    pub fn triangular_solve(
        self,
        rhs: Value<'b>,
        left: bool,
        lower: bool,
        unit_diagonal: bool,
        transpose: &'static str,
    ) -> Value<'b> {
        let same = self.dtype() == rhs.dtype();
        self.require(same, "triangular_solve", &[rhs], "element types differ");
        self.b.op1("stablehlo.triangular_solve", &[self, rhs], rhs.ty(), |a| {
            a.bool("left_side", left);
            a.bool("lower", lower);
            a.raw("transpose_a", format!("#stablehlo<transpose {transpose}>"));
            a.bool("unit_diagonal", unit_diagonal);
        })
    }

    /// Transforms the last `length.len()` dimensions.
    pub fn fft(self, kind: FftType, length: &[i64]) -> Value<'b> {
        let mut ty = self.ty();
        let last = ty.rank() - 1;
        let n = length[length.len() - 1];
        let fits = match kind {
            FftType::Rfft => matches!(ty.dtype, DType::F32 | DType::F64),
            _ => ty.dtype.is_complex(),
        };
        if !fits {
            self.b.refuse(Refusal::unfit(ty.dtype));
        }
        match kind {
            FftType::Fft | FftType::Ifft => {}
            FftType::Rfft => {
                ty.dtype = ty.dtype.complex();
                ty.dims[last] = n / 2 + 1;
            }
            FftType::Irfft => {
                ty.dtype = ty.dtype.real();
                ty.dims[last] = n;
            }
        }
        self.b.op1("stablehlo.fft", &[self], ty, |a| {
            a.i64s("fft_length", length);
            let name = format!("{kind:?}").to_uppercase();
            a.raw("fft_type", format!("#stablehlo<fft_type {name}>"));
        })
    }
}

impl Builder {
    /// A call of a function of the host, which does more than it returns: it stays even if nobody
    /// wants its results.
    pub fn host_call<'b>(
        &'b self,
        target: &str,
        operands: &[Value<'b>],
        results: &[Type],
    ) -> Vec<Value<'b>> {
        self.op("stablehlo.custom_call", operands, results, Vec::new, |a| {
            a.raw("api_version", "4 : i32");
            a.raw("backend_config", "{}");
            a.str("call_target_name", target);
            a.bool("has_side_effect", true);
        })
    }

    /// A call that the compiler of the target must know.
    pub fn custom_call<'b>(
        &'b self,
        target: &str,
        operands: &[Value<'b>],
        results: &[Type],
        backend_config: &str,
    ) -> Vec<Value<'b>> {
        self.op("stablehlo.custom_call", operands, results, Vec::new, |a| {
            a.raw("api_version", "2 : i32");
            a.str("backend_config", backend_config);
            a.str("call_target_name", target);
            a.bool("has_side_effect", false);
        })
    }
}
