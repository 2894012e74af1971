//! Finding places.
use crate::row::Row;
pub(crate) const ROWS: &[Row] = &[];
