//! The definition of a row.

use crate::args::Args;
use crate::promote::{require_one_type, scalar_type};
use crate::schema::Schema;
use crate::targets::TargetWording;
use hlo::{Builder, DType, Kind, Number, Refusal, Result, Value};
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
    /// What torch asks of the memory of written tensors.
    pub overlap: Overlap,
    /// What torch says of a written tensor whose elements repeat, unless the call accumulates. Of
    /// several new values of an element, the last one that differs from the old value stays.
    pub repeats: Repeats,
    /// True if an `out=` tensor keeps its shape where it has as many elements as the result.
    pub fills: bool,
    /// True if torch warns of an `out=` tensor of another size by counting elements, as rounding may
    /// decide their number.
    pub counts: bool,
    /// True for types of the first argument and of a target, if the result of a call that names no
    /// type has its target's.
    pub typed_by_target: fn(DType, DType) -> bool,
    /// The message for targets of another type than the result's, if results are not cast.
    pub exact: Option<TargetWording>,
    /// True if the ranks of a group take part: a call is never dropped, and stays in its order.
    pub is_collective: bool,
    /// A question about a number: the answer is part of the program, as the number itself is not.
    pub asks: Option<Question>,
}

/// A written tensor whose elements repeat.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Repeats {
    Refused,
    Written,
    /// Written with a warning.
    Deprecated {
        method: &'static str,
        also: &'static str,
    },
}

/// A question about the number that a call gives for an argument.
#[derive(Clone, Copy, Debug)]
pub struct Question {
    pub argument: &'static str,
    pub holds: fn(Number) -> bool,
}

/// torch's rule for written tensors that share memory with other arguments or with themselves.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Overlap {
    /// Elements of a written tensor may repeat where the other arguments are numbers, because equal
    /// elements get equal values.
    Repeats,
    /// Other tensors are not compared.
    Unasked,
    /// A written tensor and the first argument are one, or share no memory.
    First,
    /// As of torch's iterators: a written tensor and an argument are one, or share no memory.
    Whole,
    /// A written tensor and the first argument are one or share no memory, and it shares none with
    /// the others.
    Apart,
    /// A written tensor shares no memory with an argument.
    Alone,
}

/// The rule for the order in which the elements of a result lie in memory. It decides strides only.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum OrderBy {
    RowMajor,
    /// The rule of torch's iterators: the order of the arguments, the first one before the others.
    Elementwise,
    /// As the first tensor, whose very strides are kept if it is dense.
    First,
    /// Matrices column by column, as LAPACK writes them.
    Columns,
    /// As `Columns`; but the first result solves an equation, and its last two dims are exchanged if
    /// the equation has `left`.
    Solved,
    /// The memory format of images and volumes: that of the first argument which is not row-major.
    Spatial,
    /// The memory format that all images of a list share.
    Joined,
    /// As `Joined`, with a new dim in front of the one that the second argument counts.
    Stacked,
    /// Fourier transforms: dims that are transformed are the innermost ones, `last` in its place.
    Transformed {
        last: bool,
    },
    /// The rule of torch's iterators, for a tensor and the indices that take the place of its dims.
    Indexed,
}

impl Row {
    pub(crate) const fn writing(self, writes: &'static [&'static str]) -> Row {
        Row { writes, ..self }
    }

    /// A row whose written tensors may repeat elements.
    pub(crate) const fn repeating(self) -> Row {
        Row { overlap: Overlap::Repeats, ..self }
    }

    /// A row that writes tensors whose elements repeat.
    pub(crate) const fn loose(self) -> Row {
        Row { repeats: Repeats::Written, ..self }
    }

    /// A row whose `out=` tensor has a number of elements that rounding may decide.
    pub(crate) const fn counts(self) -> Row {
        Row { counts: true, ..self }
    }

    /// A row that writes tensors whose elements repeat, with torch's warning, which names the method and what else calls it.
    pub(crate) const fn loose_yet(self, method: &'static str, also: &'static str) -> Row {
        Row { repeats: Repeats::Deprecated { method, also }, ..self }
    }

    /// A row whose written tensor and first argument are one, or share no memory.
    pub(crate) const fn first(self) -> Row {
        Row { overlap: Overlap::First, ..self }
    }

    /// A row whose written tensors and its arguments are one, or share no memory.
    pub(crate) const fn whole(self) -> Row {
        Row { overlap: Overlap::Whole, ..self }
    }

    /// A row whose written tensors share no memory with arguments besides the first.
    pub(crate) const fn apart(self) -> Row {
        Row { overlap: Overlap::Apart, ..self }
    }

    /// A row whose written tensors share no memory with any argument.
    pub(crate) const fn alone(self) -> Row {
        Row { overlap: Overlap::Alone, ..self }
    }

    /// A row whose results have the order of its first tensor.
    pub(crate) const fn ordered_as_first(self) -> Row {
        Row { order: OrderBy::First, ..self }
    }

    /// A row whose results are parts of its first tensor, as the indices after it choose.
    pub(crate) const fn ordered_as_indexed(self) -> Row {
        Row { order: OrderBy::Indexed, ..self }
    }

    /// A row whose results are matrices in the order of LAPACK.
    pub(crate) const fn by_columns(self) -> Row {
        Row { order: OrderBy::Columns, ..self }
    }

    /// A row whose results have this order.
    pub(crate) const fn ordered_as(self, order: OrderBy) -> Row {
        Row { order, ..self }
    }

    /// A row that fills an `out=` tensor of any shape.
    pub(crate) const fn filling(self) -> Row {
        Row { fills: true, ..self }
    }

    /// A row that computes in the type of its target, if this holds for the first argument's type
    /// and the target's.
    pub(crate) const fn typed_by_target(self, types: fn(DType, DType) -> bool) -> Row {
        Row { typed_by_target: types, ..self }
    }

    /// A row whose results are not cast to other types; the wording refuses their targets.
    pub(crate) const fn exact(self, wording: TargetWording) -> Row {
        Row { exact: Some(wording), ..self }
    }

    /// A row in whose calls the ranks of a group take part.
    pub(crate) const fn collective(self) -> Row {
        Row { is_collective: true, ..self }
    }

    /// A row whose lowering asks this about a number, by [`Args::number_holds`].
    pub(crate) const fn asking(self, question: Question) -> Row {
        Row { asks: Some(question), ..self }
    }

    /// The results of a call. Autograd leaves gradients undefined that are zero; what follows from
    /// such a gradient is undefined, too. A refusal of elements for which an operation has no form
    /// names the row.
    pub fn results<'b>(&self, b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
        if a.lacks_gradient() {
            return Ok(Out(SmallVec::from_elem(None, a.schema.returns.len())));
        }
        if let Some(wording) = self.exact {
            a.want_exact_targets(wording);
        }
        let out = (self.lower)(b, a)?;
        b.check().map_err(|refusal| match refusal.kind {
            Kind::Unfit(dtype) => Refusal::not_implemented(format!(
                "\"{}\" not implemented for '{}'",
                a.name(),
                scalar_type(dtype)
            )),
            // A row that asks for no common type says of operands with several what torch's
            // access to their elements says.
            Kind::Internal => require_one_type(a).err().unwrap_or(refusal),
            _ => refusal,
        })?;
        Ok(out)
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
    let (order, overlap) = (OrderBy::RowMajor, Overlap::Unasked);
    let (repeats, fills, counts) = (Repeats::Refused, false, false);
    let (writes, exact, asks) = (&[], None, None);
    Row {
        schema,
        examples,
        lower,
        order,
        writes,
        overlap,
        repeats,
        fills,
        counts,
        typed_by_target: |_, _| false,
        exact,
        is_collective: false,
        asks,
    }
}

/// A row whose results have the order of the arguments.
pub(crate) const fn elementwise(
    schema: &'static str,
    examples: &'static [&'static str],
    lower: Lower,
) -> Row {
    let (order, overlap) = (OrderBy::Elementwise, Overlap::Whole);
    Row { order, overlap, ..row(schema, examples, lower) }
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
