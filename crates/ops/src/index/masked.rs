//! Reading and writing where a mask holds.

use super::index_type;
use hlo::{Reducer, Value, Window};

/// For each place the number of true places before it (in row-major order; -1 is never seen at a
/// true place), in the mask's shape, and the number of true places in all.
pub(super) fn ranks(mask: Value<'_>) -> (Value<'_>, Value<'_>) {
    let n = mask.numel();
    let flat = mask.reshape(&[n]).convert(index_type(n));
    let mut window = Window::new(&[n.max(1)]);
    window.padding[0].0 = n.max(1) - 1;
    let running = flat.reduce_window(Reducer::Add, &window);
    let before = running.subtract(running.ones_like());
    (before.reshape(&mask.dims()), flat.reduce_sum(&[0]))
}
use crate::row::Row;
pub(crate) const ROWS: &[Row] = &[];
