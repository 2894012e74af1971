//! Tensors made from nothing: constants, ranges, triangles.

use crate::args::Args;
use crate::pointwise::{level, require};
use crate::promote::{cpp_name, other_type, scalar_type};
use crate::row::{Out, Row, elementwise, row};
use hlo::{Builder, Compare, DType, Number, Refusal, Result, Type, Value};

/// The `dtype` argument, or torch's default.
fn dtype_or_default(a: &Args<'_, '_>) -> Result<DType> {
    Ok(a.dtype("dtype")?.unwrap_or(a.default_dtype))
}

pub(crate) fn check_size(size: &[i64]) -> Result<()> {
    match size.iter().find(|&&d| d < 0) {
        None => Ok(()),
        Some(d) => Err(Refusal::runtime(format!(
            "Trying to create tensor with negative dimension {d}: {size:?}"
        ))),
    }
}

fn constant<'b>(b: &'b Builder, a: &Args<'_, 'b>, value: i64) -> Result<Out<'b>> {
    let size = a.ints("size")?;
    check_size(size)?;
    Ok(b.splat(value, Type::new(dtype_or_default(a)?, size)).into())
}

fn full<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let size = a.ints("size")?;
    check_size(size)?;
    let dtype = match a.dtype("dtype")? {
        Some(dtype) => dtype,
        None => match a.result_type(&["fill_value"])? {
            DType::U64 => DType::S64,
            dtype => dtype,
        },
    };
    Ok(filling(a, "fill_value", dtype, size.len())?.broadcast_to(size).into())
}

/// The number that fills a tensor. torch makes a single short float without a check.
fn filling<'b>(a: &Args<'_, 'b>, name: &str, dtype: DType, rank: usize) -> Result<Value<'b>> {
    match rank == 0 && dtype.is_float() && dtype.bytes() < 4 {
        true => a.wrapped(name, dtype),
        false => a.scalar(name, dtype),
    }
}

fn fill<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    let rank = if a.is_tensor("value") { a.tensor("value")?.rank() } else { 0 };
    if rank > 0 {
        return Err(Refusal::runtime(format!(
            "fill_ only supports 0-dimension value tensor but got tensor with {rank} dimensions."
        )));
    }
    Ok(filling(a, "value", x.dtype(), x.rank())?.broadcast_to(&x.dims()).into())
}

/// A range's bounds decide its extent, so they are part of the program.
struct Range {
    start: Number,
    end: Number,
    step: Number,
}

impl Range {
    fn read(a: &Args<'_, '_>) -> Result<Range> {
        let given = |name: &str, default: i64| match a.position(name) {
            Some(_) => a.constant(name),
            None => Ok(Number::Int(default)),
        };
        Ok(Range { start: given("start", 0)?, end: a.constant("end")?, step: given("step", 1)? })
    }

    fn whole(&self) -> bool {
        [self.start, self.end, self.step].iter().all(|n| !matches!(n, Number::Float(_)))
    }

    /// The number of elements, rounded up.
    fn len(&self) -> Result<i64> {
        let (start, end, step) = (self.start.as_f64(), self.end.as_f64(), self.step.as_f64());
        if step == 0.0 {
            return Err(Refusal::runtime("step must be nonzero"));
        }
        if !start.is_finite() || !end.is_finite() {
            return Err(Refusal::runtime(format!("unsupported range: {start} -> {end}")));
        }
        if (step > 0.0 && end < start) || (step < 0.0 && end > start) {
            let message = "upper bound and lower bound inconsistent with step sign";
            return Err(Refusal::runtime(message));
        }
        if !self.whole() {
            return Ok(((end - start) / step).ceil() as i64);
        }
        let span = i128::from(self.end.as_i64()) - i128::from(self.start.as_i64());
        let step = i128::from(self.step.as_i64());
        Ok(((span + step - step.signum()) / step) as i64)
    }

    /// The integer type that holds every value, if all values are integers.
    fn index_type(&self, len: i64) -> DType {
        let last = self.start.as_i64().saturating_add(self.step.as_i64().saturating_mul(len));
        let fits = |v: i64| i32::try_from(v).is_ok();
        if fits(self.start.as_i64()) && fits(last) { DType::S32 } else { DType::S64 }
    }
}

fn arange<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let range = Range::read(a)?;
    let len = range.len()?;
    let default = if range.whole() { DType::S64 } else { a.default_dtype };
    let dtype = a.dtype("dtype")?.unwrap_or(default);
    require(!dtype.is_bool() && !dtype.is_complex(), "arange_cpu_out", dtype)?;
    let steps_are_whole = range.whole() || dtype.is_int();
    let compute = if steps_are_whole { range.index_type(len) } else { dtype.accumulate() };
    let number = |n: Number| match steps_are_whole {
        true => b.scalar(n.as_i64(), compute),
        false => b.scalar(n, compute),
    };
    let place = b.iota(0, Type::new(compute, &[len]));
    let scaled = if range.step.as_f64() == 1.0 { place } else { place * number(range.step) };
    let values = if range.start.is_zero() { scaled } else { scaled + number(range.start) };
    Ok(values.convert(dtype).into())
}

fn eye<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let n = a.int("n")?;
    let m = if a.position("m").is_some() { a.int("m")? } else { n };
    for (name, extent) in [("n", n), ("m", m)] {
        if extent < 0 {
            return Err(Refusal::runtime(format!(
                "{name} must be greater or equal to 0, got {extent}"
            )));
        }
    }
    let place = Type::new(DType::of_places(n.max(m)), &[n, m]);
    let diagonal = b.iota(0, place.clone()).eq(b.iota(1, place));
    Ok(diagonal.convert(dtype_or_default(a)?).into())
}

/// `steps` values from start to end, counted from the nearer end so that both are exact.
fn even_steps<'b>(b: &'b Builder, a: &Args<'_, 'b>, dtype: DType) -> Result<Value<'b>> {
    let steps = a.int("steps")?;
    if steps < 0 {
        return Err(Refusal::runtime("number of steps must be non-negative"));
    }
    // Integer ranges step in float64, as torch's do, between bounds cut to integers.
    let compute = if dtype.is_int() { DType::F64 } else { dtype.accumulate() };
    let bound = |name: &str| -> Result<Value<'b>> {
        let value = match a.is_tensor(name) {
            true => a.tensor(name)?.convert(compute),
            false => {
                a.refuse_overflow(name, dtype)?;
                a.wrapped(name, compute)?
            }
        };
        Ok(value.convert(dtype).convert(compute))
    };
    let (start, end) = (bound("start")?, bound("end")?);
    if steps == 1 {
        return Ok(start.broadcast_to(&[1]));
    }
    let step = (end - start) / (steps - 1) as f64;
    let place = b.iota(0, Type::new(DType::of_places(steps), &[steps]));
    let from_start = start + place.convert(compute) * step;
    let left = place.constant(steps - 1) - place;
    let from_end = end - left.convert(compute) * step;
    Ok(place.lt(left).select(from_start, from_end))
}

/// The `dtype` argument, or torch's default, complex where a bound is.
fn steps_dtype(a: &Args<'_, '_>) -> Result<DType> {
    let given = a.dtype("dtype")?;
    let is_complex = |name: &&str| match a.is_tensor(name) {
        true => a.tensor(name).is_ok_and(|bound| bound.dtype().is_complex()),
        false => a.number_type(name).is_some_and(|(number, _)| number.is_complex()),
    };
    if !["start", "end"].iter().any(is_complex) {
        return Ok(given.unwrap_or(a.default_dtype));
    }
    let inferred = a.default_dtype.complex();
    match given {
        Some(given) if !given.is_complex() => Err(Refusal::runtime(format!(
            "torch.{}(): inferred dtype {} can't be safely cast to passed dtype {}",
            a.name(),
            cpp_name(inferred),
            scalar_type(given)
        ))),
        given => Ok(given.unwrap_or(inferred)),
    }
}

fn linspace<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let dtype = steps_dtype(a)?;
    require(!dtype.is_bool(), "linspace_cpu", dtype)?;
    Ok(even_steps(b, a, dtype)?.convert(dtype).into())
}

fn logspace<'b>(b: &'b Builder, a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let dtype = steps_dtype(a)?;
    require(!dtype.is_bool(), "logspace_cpu", dtype)?;
    let exponent = even_steps(b, a, dtype)?;
    let base = a.scalar("base", exponent.dtype())?;
    let [base, exponent] = level([base, exponent])?;
    Ok(base.power(exponent).convert(dtype).into())
}

/// Keeps one side of a diagonal of the last two dimensions and zeroes the rest.
fn triangle<'b>(b: &'b Builder, a: &Args<'_, 'b>, kept: Compare) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    if x.rank() < 2 {
        return Err(Refusal::runtime(format!(
            "{}: input tensor must have at least 2 dimensions",
            a.name()
        )));
    }
    let sides = &x.dims()[x.rank() - 2..];
    let limit = sides[0].max(sides[1]);
    let matrix = Type::new(DType::of_places(2 * limit), sides);
    let diagonal = a.int("diagonal")?.clamp(-limit, limit);
    let (line, column) = (b.iota(0, matrix.clone()), b.iota(1, matrix));
    let line = if diagonal == 0 { line } else { line + line.constant(diagonal) };
    let kept = column.compare(kept, line).broadcast_to(&x.dims());
    Ok(kept.select(x, x.zeros_like()).into())
}

/// The places `[2, n]` of a triangle in line order. Line `r` holds `min(first + r, width)` places;
/// an upper triangle is a lower one read backwards. Among the growing lines, a place's line is the
/// root of a quadratic equation. In the full lines below, it is a quotient.
fn triangle_indices<'b>(b: &'b Builder, a: &Args<'_, 'b>, upper: bool) -> Result<Out<'b>> {
    let (rows, columns, offset) = (a.int("row")?, a.int("col")?, a.int("offset")?);
    for (name, extent) in [("row", rows), ("col", columns)] {
        if extent < 0 {
            return Err(Refusal::runtime(format!("{name} must be non-negative, got {extent}")));
        }
    }
    // Reversing both dimensions makes an upper triangle a lower one.
    let offset = if upper { columns - rows - offset } else { offset };
    let skipped = (-offset).clamp(0, rows);
    let first = (offset + skipped + 1).clamp(0, columns);
    let growing = if first == 0 { 0 } else { (columns - first).min(rows - skipped) };
    let in_growing = growing * (2 * first + growing - 1) / 2;
    let full = if first == 0 { 0 } else { rows - skipped - growing };
    let total = in_growing + full * columns;
    let place = b.iota(0, Type::new(DType::S64, &[total]));
    let place = if upper { place.constant(total - 1) - place } else { place };

    let twice = (2 * first - 1) as f64;
    let wide = place.convert(DType::F64);
    let root = ((wide * 8.0 + twice * twice).sqrt() - twice) * 0.5;
    let slanted = root.floor().truncate(DType::S64);
    let before = slanted * (slanted + slanted.constant(2 * first - 1)) / slanted.constant(2);
    let below = place - place.constant(in_growing);
    let width = place.constant(columns.max(1));
    let in_slope = place.lt(place.constant(in_growing));
    let line = in_slope.select(slanted, below / width + place.constant(growing));
    let line = line + line.constant(skipped);
    let column = in_slope.select(place - before, below.remainder(width));
    let flip = |v: Value<'b>, extent: i64| if upper { v.constant(extent - 1) - v } else { v };
    let pair = [flip(line, rows), flip(column, columns)].map(|v| v.reshape(&[1, total]));
    let dtype = a.dtype("dtype")?.unwrap_or(DType::S64);
    Ok(b.concatenate(&pair, 0).convert(dtype).into())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "zeros(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? \
         device=None, bool? pin_memory=None) -> Tensor",
        &["[2,3]", "[] dtype=s64"],
        |b, a| constant(b, a, 0),
    ),
    row(
        "ones(SymInt[] size, *, ScalarType? dtype=None, Layout? layout=None, Device? \
         device=None, bool? pin_memory=None) -> Tensor",
        &["[2,3]", "[0,2] dtype=bf16"],
        |b, a| constant(b, a, 1),
    ),
    row(
        "full(SymInt[] size, Scalar fill_value, *, ScalarType? dtype=None, Layout? layout=None, \
         Device? device=None, bool? pin_memory=None) -> Tensor",
        &["[2,3] 0.5", "[2] 7", "[] true", "[3] 1.5 dtype=s32"],
        |_, a| full(a),
    )
    .loose(),
    row(
        "scalar_tensor(Scalar s, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, \
         bool? pin_memory=None) -> Tensor",
        &["0.5", "7", "true dtype=f32", "1.5 dtype=s32"],
        |_, a| Ok(filling(a, "s", dtype_or_default(a)?, 0)?.into()),
    )
    .loose(),
    elementwise(
        "fill.Scalar(Tensor self, Scalar value) -> Tensor",
        &["f32[2,3] 0.5", "s64[2] 1.5", "bool[] 1"],
        |_, a| fill(a),
    )
    .repeating()
    .ordered_as_first(),
    elementwise(
        "fill.Tensor(Tensor self, Tensor value) -> Tensor",
        &["f32[2,3] f32[]", "s64[2] f32[]"],
        |_, a| fill(a),
    )
    .repeating()
    .ordered_as_first(),
    elementwise("zero(Tensor self) -> Tensor", &["f32[2,3]", "s64[]"], |_, a| {
        Ok(a.tensor("self")?.zeros_like().into())
    })
    .repeating()
    .ordered_as_first(),
    elementwise(
        "clone(Tensor self, *, MemoryFormat? memory_format=None) -> Tensor",
        &["f32[2,3]"],
        |_, a| Ok(a.tensor("self")?.into()),
    )
    .ordered_as_first(),
    row(
        "arange(Scalar end, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, \
         bool? pin_memory=None) -> Tensor",
        &["5", "3.5", "5 dtype=bf16", "0"],
        arange,
    )
    .filling()
    .counts(),
    row(
        "arange.start(Scalar start, Scalar end, *, ScalarType? dtype=None, Layout? layout=None, \
         Device? device=None, bool? pin_memory=None) -> Tensor",
        &["2 7", "-1.5 2", "3000000000 3000000004"],
        arange,
    )
    .filling()
    .counts(),
    row(
        "arange.start_step(Scalar start, Scalar end, Scalar step=1, *, ScalarType? dtype=None, \
         Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        &["0 10 3", "10 0 -3", "0 1 0.1", "1 2 0.25 dtype=f64", "0 7 2 dtype=f32", "9 9 1"],
        arange,
    )
    .filling()
    .counts(),
    row(
        "eye(SymInt n, *, ScalarType? dtype=None, Layout? layout=None, Device? device=None, bool? \
         pin_memory=None) -> Tensor",
        &["3", "2 dtype=bool"],
        eye,
    )
    .loose(),
    row(
        "eye.m(SymInt n, SymInt m, *, ScalarType? dtype=None, Layout? layout=None, Device? \
         device=None, bool? pin_memory=None) -> Tensor",
        &["2 3", "3 0 dtype=s64"],
        eye,
    )
    .loose(),
    row(
        "linspace(Scalar start, Scalar end, int steps, *, ScalarType? dtype=None, Layout? \
         layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        &["0 1 5", "-2.5 3.5 1", "0 10 7 dtype=s64", "3 -3 20 dtype=bf16", "0 1 0"],
        linspace,
    )
    .filling(),
    row(
        "logspace(Scalar start, Scalar end, int steps, float base=10., *, ScalarType? dtype=None, \
         Layout? layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        &["0 1 5", "-1 2.0 6 2.0", "0 3 4 dtype=s64"],
        logspace,
    )
    .filling(),
    row(
        "tril(Tensor self, SymInt diagonal=0) -> Tensor",
        &["f32[3,4]", "f32[2,3,3] -1", "bool[3,3] 1", "f32[2,0]"],
        |b, a| triangle(b, a, Compare::Le),
    )
    .exact(other_type)
    .loose(),
    row(
        "triu(Tensor self, SymInt diagonal=0) -> Tensor",
        &["f32[3,4]", "bf16[2,3,3] 1", "s64[3,3] -5"],
        |b, a| triangle(b, a, Compare::Ge),
    )
    .exact(other_type)
    .loose(),
    row(
        "tril_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? \
         layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        &["4 3", "3 5 1", "5 2 -2", "3 3 -3", "6 4 2 dtype=s32", "2 2 9", "0 3"],
        |b, a| triangle_indices(b, a, false),
    ),
    row(
        "triu_indices(int row, int col, int offset=0, *, ScalarType? dtype=4, Layout? \
         layout=None, Device? device=None, bool? pin_memory=None) -> Tensor",
        &["4 3", "3 5 1", "5 2 -2", "3 3 3", "6 4 2 dtype=s32", "4 7 -1"],
        |b, a| triangle_indices(b, a, true),
    ),
];
