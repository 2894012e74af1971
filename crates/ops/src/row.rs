//! The definition of a row.

use crate::args::Args;
use crate::schema::Schema;
use hlo::{Builder, Result, Value};
use smallvec::SmallVec;

/// One ATen op.
pub struct Row {
    /// The schema as torch prints it, without the `aten::` prefix. It is the row's key, and import
    /// compares it with torch's own schema.
    pub schema: &'static str,
    /// Example calls in the notation of `sample.rs`; each becomes a golden program.
    pub examples: &'static [&'static str],
    /// Shape rule, dtype rule and lowering in one: refuses in torch's words at record time, and
    /// prints StableHLO at compile time. It depends on its arguments alone.
    pub lower: Lower,
    /// The memory order of the results.
    pub order: OrderBy,
    /// Arguments that torch's kernel writes although the schema does not say so.
    pub writes: &'static [&'static str],
}

/// The rule for the order in which the elements of a result lie in memory. It decides strides only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderBy {
    RowMajor,
    /// The rule of torch's iterators: the order of the arguments, the first one before the others.
    Elementwise,
    /// The memory format of images and volumes: that of the first argument which is not row-major.
    Spatial,
}

impl Row {
    pub(crate) const fn writing(self, writes: &'static [&'static str]) -> Row {
        Row { writes, ..self }
    }

    /// The positions of `writes` among the arguments: bit `i` for argument `i`.
    pub fn written(&self) -> u64 {
        let schema = Schema::parse(self.schema);
        let bit = |name: &&str| schema.position(name).map_or(0, |i| 1 << i);
        self.writes.iter().map(bit).sum()
    }
}

pub type Lower = for<'a, 'b> fn(&'b Builder, &Args<'a, 'b>) -> Result<Out<'b>>;

/// A row whose results are row-major. A constructor lets `lower` be a closure.
pub(crate) const fn row(
    schema: &'static str,
    examples: &'static [&'static str],
    lower: Lower,
) -> Row {
    Row { schema, examples, lower, order: OrderBy::RowMajor, writes: &[] }
}

/// A row whose results have the order of the arguments.
pub(crate) const fn elementwise(
    schema: &'static str,
    examples: &'static [&'static str],
    lower: Lower,
) -> Row {
    Row { order: OrderBy::Elementwise, ..row(schema, examples, lower) }
}

/// A row whose results have the memory format of its image.
pub(crate) const fn spatial(
    schema: &'static str,
    examples: &'static [&'static str],
    lower: Lower,
) -> Row {
    Row { order: OrderBy::Spatial, ..row(schema, examples, lower) }
}

/// The results of a row: first the values that the schema returns, then the new content of each
/// written argument, in schema order (lists flattened). `None` is torch's undefined tensor:
/// backward ops return it for outputs that `output_mask` leaves out. In the place of a written
/// argument, `None` leaves the argument unchanged.
#[derive(Clone, Debug, Default)]
pub struct Out<'b>(pub SmallVec<[Option<Value<'b>>; 4]>);

impl<'b> Out<'b> {
    /// The results that exist.
    pub fn values(&self) -> impl Iterator<Item = Value<'b>> {
        self.0.iter().copied().flatten()
    }
}

impl<'b> From<Value<'b>> for Out<'b> {
    fn from(v: Value<'b>) -> Self {
        Out(SmallVec::from_slice(&[Some(v)]))
    }
}

impl<'b, const N: usize> From<[Value<'b>; N]> for Out<'b> {
    fn from(v: [Value<'b>; N]) -> Self {
        Out(v.into_iter().map(Some).collect())
    }
}

impl<'b, const N: usize> From<[Option<Value<'b>>; N]> for Out<'b> {
    fn from(v: [Option<Value<'b>>; N]) -> Self {
        Out(v.into_iter().collect())
    }
}

impl<'b> From<Vec<Value<'b>>> for Out<'b> {
    fn from(v: Vec<Value<'b>>) -> Self {
        Out(v.into_iter().map(Some).collect())
    }
}

impl<'b> From<Vec<Option<Value<'b>>>> for Out<'b> {
    fn from(v: Vec<Option<Value<'b>>>) -> Self {
        Out(SmallVec::from_vec(v))
    }
}
