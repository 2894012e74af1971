//! The vector product.

use crate::pointwise::require;
use crate::promote::{broadcast_dims, other_type, require_same, wrap_dim};
use crate::row::{Row, row};
use hlo::{Refusal, Result, Value};

fn cross<'b>(x: Value<'b>, y: Value<'b>, dim: i64) -> Result<Value<'b>> {
    if x.rank() != y.rank() {
        return Err(Refusal::runtime(
            "linalg.cross: inputs must have the same number of dimensions.",
        ));
    }
    let d = wrap_dim(dim, x.rank())?;
    if x.rank() == 0 || x.dim(d) != 3 || y.dim(d) != 3 {
        let extent = |v: Value<'b>| v.dims().get(d).copied().unwrap_or(1);
        return Err(Refusal::runtime(format!(
            "linalg.cross: inputs dimension {dim} must have length 3. Got {} and {}",
            extent(x),
            extent(y)
        )));
    }
    let dims = broadcast_dims(&x.dims(), &y.dims())?;
    require(!x.dtype().is_bool(), "cross", x.dtype())?;
    require_same(x, y)?;
    let whole = |v: Value<'b>| v.broadcast_to(&dims);
    let (x, y) = (whole(x), whole(y));
    let turned = |v: Value<'b>, by: i64| {
        let parts = [v.slice_dim(d, by, 3, 1), v.slice_dim(d, 0, by, 1)];
        v.builder().concatenate(&parts, d)
    };
    Ok(turned(x, 1) * turned(y, 2) - turned(x, 2) * turned(y, 1))
}

pub(crate) const ROWS: &[Row] = &[row(
    "linalg_cross(Tensor self, Tensor other, *, int dim=-1) -> Tensor",
    &["f32[2,3] f32[1,3]", "s64[3,4] s64[3,4] dim=0", "c64[3] c64[3]"],
    |_, a| Ok(cross(a.tensor("self")?, a.tensor("other")?, a.int("dim")?)?.into()),
)
.exact(other_type)
.alone()];
