//! The kernel for products of matrices, called by Rust instead of XLA.

use super::caller::Caller;
use super::product::multiply;
use super::side::Operand;
use crate::tuning::product::ALONE_SPAWNING;
use std::sync::OnceLock;

/// A product as programs write it: the named lists of `torch_tpu.product` or, with sizes, of
/// `torch_tpu.sized_product`.
#[derive(Clone, Debug)]
pub(crate) struct Product {
    pub(crate) lists: Vec<(&'static str, Vec<i64>)>,
}

impl Product {
    /// Multiplies dense operands into a dense result. Elements of the result beyond the sizes are
    /// not written. Refuses lists that reach beyond the operands or do not fit the result.
    pub(crate) fn multiply<S: Operand>(
        &self,
        sides: [&[S]; 2],
        sizes: &[i32],
        result: &mut [S::Wide],
    ) -> Result<(), String> {
        let is_sized = self.list("sizes").is_some();
        multiply::<S, _>(&Direct { product: self, sides, sizes }, result, is_sized)
    }

    fn list(&self, name: &str) -> Option<&[i64]> {
        self.lists.iter().find(|(known, _)| *known == name).map(|(_, list)| &list[..])
    }
}

struct Direct<'a, T> {
    product: &'a Product,
    sides: [&'a [T]; 2],
    sizes: &'a [i32],
}

impl<'a, T: Operand> Caller<'a, T> for Direct<'a, T> {
    /// Each call spawns its threads.
    const ALONE: usize = ALONE_SPAWNING;

    fn side(&self, place: usize) -> Result<&'a [T], String> {
        Ok(self.sides[place])
    }
    fn size(&self, place: usize) -> Result<i32, String> {
        let size = place.checked_sub(2).and_then(|place| self.sizes.get(place));
        size.copied().ok_or_else(|| format!("it has no operand {place}"))
    }
    fn integers(&self, name: &str) -> Result<&'a [i64], String> {
        self.product.list(name).ok_or_else(|| format!("it has no {name}"))
    }
    fn threads(&self) -> usize {
        static THREADS: OnceLock<usize> = OnceLock::new();
        *THREADS.get_or_init(|| std::thread::available_parallelism().map_or(1, |n| n.get()))
    }
    fn each(&self, count: usize, threads: usize, job: &(dyn Fn(usize) + Sync)) {
        let threads = threads.min(count).max(1);
        let share = |thread| (thread..count).step_by(threads).for_each(job);
        std::thread::scope(|scope| {
            (1..threads).for_each(|thread| drop(scope.spawn(move || share(thread))));
            share(0);
        });
    }
}
