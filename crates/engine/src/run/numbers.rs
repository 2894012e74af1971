//! Run-time numbers on their way to the device. Each is a separate parameter: XLA compiles equal
//! kernels once, and a kernel that picks its number from a vector equals no other.

use crate::Result;
use crate::platform::element_type;
use crate::record::number::RunTimeNumber;
use crate::tuning::MOST_KNOWN;
use pjrt::{Buffer, Client};
use std::collections::hash_map::{Entry, HashMap};
use std::sync::Arc;

/// The latest numbers of a device. Most come again in each step, and need no transfer.
#[derive(Default)]
pub(crate) struct Known(HashMap<RunTimeNumber, Arc<Buffer>>);

impl Known {
    /// The buffers of the numbers, in their order.
    pub(crate) fn buffers<'k>(
        &'k mut self,
        numbers: &[RunTimeNumber],
        client: &Client,
        device: usize,
    ) -> Result<impl Iterator<Item = &'k Arc<Buffer>>> {
        if self.0.len() + numbers.len() > MOST_KNOWN {
            self.0.clear();
        }
        for &number in numbers {
            if let Entry::Vacant(place) = self.0.entry(number) {
                place.insert(Arc::new(upload(number, client, device)?));
            }
        }
        let known = &self.0;
        Ok(numbers.iter().map(move |number| &known[number]))
    }
}

fn upload(number: RunTimeNumber, client: &Client, device: usize) -> Result<Buffer> {
    let (bytes, narrow) = (number.bits.to_ne_bytes(), (number.bits as u32).to_ne_bytes());
    let bytes = if number.dtype.bytes() == 4 { &narrow[..] } else { &bytes };
    Ok(client.upload(bytes, element_type(number.dtype), &[], device)?)
}
