//! Writing whole slices along one dimension.
use crate::row::Row;
pub(crate) const ROWS: &[Row] = &[];
