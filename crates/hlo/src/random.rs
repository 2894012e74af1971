//! Random bits.

use crate::build::{Builder, Value};
use crate::{DType, Type};

/// The generator of the bits. Philox gives the same bits on every platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RngAlgorithm {
    Philox,
    ThreeFry,
    Default,
}

impl Builder {
    /// Uniform bits of `ty` from a state (`ui64[2]` or `ui64[3]`), and the advanced state.
    pub fn rng_bit_generator<'b>(
        &'b self,
        algorithm: RngAlgorithm,
        state: Value<'b>,
        ty: Type,
    ) -> (Value<'b>, Value<'b>) {
        let rule = "the state must be ui64";
        state.require(state.dtype() == DType::U64, "rng_bit_generator", &[], rule);
        let types = [state.ty(), ty];
        let r = self.op("stablehlo.rng_bit_generator", &[state], &types, Vec::new, |a| {
            let name = match algorithm {
                RngAlgorithm::Philox => "PHILOX",
                RngAlgorithm::ThreeFry => "THREE_FRY",
                RngAlgorithm::Default => "DEFAULT",
            };
            a.raw("rng_algorithm", format!("#stablehlo<rng_algorithm {name}>"));
        });
        (r[0], r[1])
    }
}
