//! The product kernel's view of its caller.

use crate::tuning;
use pjrt::{Call, Element};

/// A caller that asks for a product of elements of type `T` and lends threads for it.
pub(crate) trait Caller<'a, T> {
    /// One thread computes products of fewer multiplications: waking another takes longer.
    const ALONE: usize;

    fn side(&self, place: usize) -> Result<&'a [T], String>;
    /// The single element of a further operand.
    fn size(&self, place: usize) -> Result<i32, String>;
    fn integers(&self, name: &str) -> Result<&'a [i64], String>;
    fn threads(&self) -> usize;
    /// As [`Call::each`].
    fn each(&self, count: usize, threads: usize, job: &(dyn Fn(usize) + Sync));
}

impl<'a, T: Element> Caller<'a, T> for Call<'a> {
    const ALONE: usize = tuning::product::ALONE;

    fn side(&self, place: usize) -> Result<&'a [T], String> {
        self.operand(place)
    }
    fn size(&self, place: usize) -> Result<i32, String> {
        Ok(self.operand::<i32>(place)?.first().copied().unwrap_or(0))
    }
    fn integers(&self, name: &str) -> Result<&'a [i64], String> {
        Call::integers(self, name)
    }
    fn threads(&self) -> usize {
        Call::threads(self)
    }
    fn each(&self, count: usize, threads: usize, job: &(dyn Fn(usize) + Sync)) {
        Call::each(self, count, threads, job);
    }
}
