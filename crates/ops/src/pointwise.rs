//! Element-wise arithmetic, comparison and selection.

use crate::args::Args;
use crate::row::{Row, row};
use hlo::{Result, Value};

/// `a + alpha * b` with the sign of `b` given; alpha of 1 costs nothing.
fn add_scaled<'b>(a: &Args<'_, 'b>, plus: bool) -> Result<Value<'b>> {
    let [x, y] = a.promoted(["self", "other"])?;
    let y = if a.is_default_number("alpha") { y } else { y * a.scalar("alpha", y.dtype())? };
    Ok(match (plus, x.dtype().is_bool()) {
        (true, true) => x | y,
        (true, _) => x + y,
        (false, _) => x - y,
    })
}

pub(crate) const ROWS: &[Row] = &[row(
    "add.Tensor(Tensor self, Tensor other, *, Scalar alpha=1) -> Tensor",
    &["f32[2,3] f32[3]", "bf16[4] 0.5", "f32[4] f32[4] alpha=0.1", "s32[2] f32[]"],
    |_, a| Ok(add_scaled(a, true)?.into()),
)];
