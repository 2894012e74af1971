//! Refusals of views when they are recorded.

use super::{Geometry, emit_read, emit_write};
use crate::Result;
use hlo::{Builder, Type};

/// Refuses a view that no program could read.
pub(crate) fn check_read(base: &Type, geometry: &Geometry, to: &Type) -> Result<()> {
    let b = Builder::types_only();
    emit_read(b.argument(base.clone()), geometry, to.dtype)?;
    Ok(b.check()?)
}

/// Refuses a view that no program could write.
pub(crate) fn check_write(base: &Type, geometry: &Geometry, value: &Type) -> Result<()> {
    let b = Builder::types_only();
    emit_write(b.argument(base.clone()), geometry, b.argument(value.clone()))?;
    Ok(b.check()?)
}

impl From<super::Error> for crate::error::Error {
    fn from(e: super::Error) -> Self {
        crate::error::Error::runtime(e.to_string())
    }
}
