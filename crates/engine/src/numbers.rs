//! Run-time numbers on their way to the device. Each is a parameter of its own: XLA compiles
//! kernels that are alike once, and one that picks its number out of a vector is like no other.

use crate::Result;
use crate::op::NumberKind;
use crate::platform::element_type;
use crate::trace::RawNumber;
use hlo::DType;
use pjrt::{Buffer, Client};
use std::collections::hash_map::{Entry, HashMap};

/// The type of a parameter and its bits.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub(crate) struct RunTimeNumber {
    dtype: DType,
    bits: RawNumber,
}

impl RunTimeNumber {
    pub(crate) fn new(kind: NumberKind, bits: RawNumber) -> Self {
        Self { dtype: kind.dtype(), bits }
    }

    /// The number that follows this one and the next, if they tell: the same, or one as far away.
    pub(crate) fn next(self, next: Self) -> Option<Self> {
        let grows = !self.dtype.is_float() && !self.dtype.is_complex();
        let step = next.bits.wrapping_sub(self.bits);
        (self.dtype == next.dtype && (step == 0 || grows))
            .then(|| Self { bits: next.bits.wrapping_add(step), ..next })
    }

    fn upload(self, client: &Client, device: usize) -> Result<Buffer> {
        let (bytes, narrow) = (self.bits.to_ne_bytes(), (self.bits as u32).to_ne_bytes());
        let bytes = if self.dtype.bytes() == 4 { &narrow[..] } else { &bytes };
        Ok(client.upload(bytes, element_type(self.dtype), &[], device)?)
    }
}

/// Numbers that a device was given lately. Most come again in each step, and need no transfer.
#[derive(Default)]
pub(crate) struct Known(HashMap<RunTimeNumber, Buffer>);

/// Counters of random streams never come again, so the rest is forgotten with them now and then.
const MOST_KNOWN: usize = 1024;

impl Known {
    /// The buffers of the numbers, in their order.
    pub(crate) fn buffers<'k>(
        &'k mut self,
        numbers: &[RunTimeNumber],
        client: &Client,
        device: usize,
    ) -> Result<impl Iterator<Item = &'k Buffer>> {
        if self.0.len() + numbers.len() > MOST_KNOWN {
            self.0.clear();
        }
        for &number in numbers {
            if let Entry::Vacant(place) = self.0.entry(number) {
                place.insert(number.upload(client, device)?);
            }
        }
        let known = &self.0;
        Ok(numbers.iter().map(move |number| &known[number]))
    }
}
