//! Run-time numbers: parameters of programs.

use super::op::NumberKind;
use super::trace::RawNumber;
use hlo::DType;

/// The type of a parameter and its bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct RunTimeNumber {
    pub(crate) dtype: DType,
    pub(crate) bits: RawNumber,
}

impl RunTimeNumber {
    pub(crate) fn new(kind: NumberKind, bits: RawNumber) -> Self {
        Self { dtype: kind.dtype(), bits }
    }

    /// The number that continues the sequence of this one and `next`. Integers grow by a constant
    /// step; other numbers have to be equal.
    pub(crate) fn next(self, next: Self) -> Option<Self> {
        let grows = !self.dtype.is_float() && !self.dtype.is_complex();
        let step = next.bits.wrapping_sub(self.bits);
        (self.dtype == next.dtype && (step == 0 || grows))
            .then(|| Self { bits: next.bits.wrapping_add(step), ..next })
    }
}
