//! The rows of `ops`, as the engine and its users see them.

use hlo::DType;
use ops::{Row, Schema};
use std::sync::atomic::AtomicBool;

pub(crate) struct RowEntry {
    pub(crate) row: &'static Row,
    pub(crate) schema: Schema,
    /// True once a call of the row had indices to check.
    pub(crate) has_checks: AtomicBool,
}

impl RowEntry {
    /// All rows. They are never freed, like ops.
    pub(crate) fn all() -> &'static [RowEntry] {
        let entry = |row: &'static Row| RowEntry {
            row,
            schema: Schema::parse(row.schema),
            has_checks: AtomicBool::default(),
        };
        Vec::leak(ops::table().into_iter().map(entry).collect())
    }
}

/// The schema of each row, and a mask of the arguments that it writes although the schema does not
/// declare it. A call names its row by its index here.
pub fn rows() -> Vec<(&'static str, u64)> {
    ops::table().into_iter().map(|row| (row.schema, row.written())).collect()
}

/// The name of each row, and the rule for the order of its results.
pub fn row_orders() -> Vec<(String, String)> {
    let entry = |row: &Row| (Schema::parse(row.schema).name, format!("{:?}", row.order));
    ops::table().into_iter().map(entry).collect()
}

/// The name of each row, and the element types that it takes, written as `f32`.
pub fn row_dtypes() -> Vec<(String, Vec<String>)> {
    let written = |dtypes: Vec<DType>| dtypes.into_iter().map(ops::notation).collect();
    let entry = |row: &Row| (Schema::parse(row.schema).name, written(ops::dtypes(row)));
    ops::table().into_iter().map(entry).collect()
}
