//! Reads a module that the printer wrote, and no other text.

use crate::attribute::{Attribute, Attributes};
use crate::statement::{Block, Ids, Recorded, Statement};
use crate::{ConvDims, DType, Donation, DotDims, GatherDims, Number, Refusal, Result, ScatterDims};
use crate::{Type, print};
use std::collections::{BTreeSet, HashSet};
use std::sync::{Mutex, PoisonError};

impl Recorded {
    /// The function of a module that [`Recorded::text`] printed under this name.
    ///
    /// # Errors
    /// The printer does not write this text.
    pub fn parse(module: &str, name: &str) -> Result<Recorded> {
        let parsed = Parser::default().module(module, name);
        // The printer did not write a text that prints differently.
        parsed.filter(|function| function.text(name) == module).ok_or_else(|| {
            Refusal::value(format!(
                "the module was not exported by this package: it must open with 'module @{name}' \
                 and have one function, 'main', on tensors of fixed sizes"
            ))
        })
    }
}

/// The part of the function that has been read.
#[derive(Default)]
struct Parser {
    function: Recorded,
    values: HashSet<u32>,
}

type Lines<'t> = std::iter::Peekable<std::str::Lines<'t>>;

impl Parser {
    fn module(mut self, text: &str, name: &str) -> Option<Recorded> {
        let mut lines = text.lines().peekable();
        (lines.next()? == format!("module @{name} {{")).then_some(())?;
        let header = lines.next()?.strip_prefix("func.func public @main(")?;
        let (arguments, _) = header.strip_suffix(") {")?.split_once(") -> (")?;
        for argument in split(arguments) {
            let (id, ty) = argument.split_once(": ")?;
            let (ty, donation) = match ty.split_once(" {") {
                None => (ty, Donation::None),
                Some((ty, donation)) => (ty, parse_donation(donation.strip_suffix('}')?)?),
            };
            let id = self.define(id, Type::parse(ty)?)?;
            self.function.block.arguments.push(id);
            self.function.donations.push(donation);
        }
        self.function.block.statements = self.statements(&mut lines)?;
        let results = lines.next()?.strip_prefix("return ")?;
        self.function.block.results = self.uses(results.split(" : ").next()?)?;
        (lines.next()? == "}" && lines.next()? == "}").then_some(())?;
        for line in lines {
            let (_, location) = line.split_once(" = loc(")?;
            self.function.locations.push(unquoted(location.strip_suffix(')')?)?);
        }
        if self.function.donations.iter().all(|donation| *donation == Donation::None) {
            self.function.donations.clear();
        }
        Some(self.function)
    }

    /// The statements up to the end of a block.
    fn statements(&mut self, lines: &mut Lines<'_>) -> Option<Vec<Statement>> {
        let mut statements = Vec::new();
        while lines.peek().is_some_and(|line| line.starts_with('%')) {
            statements.push(self.statement(lines)?);
        }
        Some(statements)
    }

    fn statement(&mut self, lines: &mut Lines<'_>) -> Option<Statement> {
        let (results, rest) = lines.next()?.split_once(" = \"")?;
        let (name, rest) = rest.split_once("\"(")?;
        let (operands, mut rest) = rest.split_once(')')?;
        let operands = self.uses(operands)?;
        let mut regions = Vec::new();
        if rest == " ({" {
            loop {
                regions.push(self.region(lines)?);
                let line = lines.next()?;
                if line != "}, {" {
                    rest = line.strip_prefix("})")?;
                    break;
                }
            }
        }
        let (attributes, signature) = match rest.strip_prefix(" {") {
            None => (Attributes::default(), rest),
            Some(rest) => {
                let end = closing(rest)?;
                (attributes(&rest[..end])?, &rest[end + 1..])
            }
        };
        let (types, location) = signature_of(signature)?;
        let ids = results.split(", ").zip(types).map(|(id, ty)| self.define(id, ty));
        let results = ids.collect::<Option<Ids>>()?;
        Some(Statement { name: interned(name), operands, results, attributes, regions, location })
    }

    fn region(&mut self, lines: &mut Lines<'_>) -> Option<Block> {
        let mut block = Block::default();
        if let Some(header) = lines.peek()?.strip_prefix("^bb0(") {
            for argument in split(header.strip_suffix("):")?) {
                let (id, ty) = argument.split_once(": ")?;
                block.arguments.push(self.define(id, Type::parse(ty)?)?);
            }
            lines.next();
        }
        block.statements = self.statements(lines)?;
        let results = lines.next()?.strip_prefix("\"stablehlo.return\"(")?;
        block.results = self.uses(results.split(')').next()?)?;
        Some(block)
    }

    /// The id of a new value. Values are printed under their ids.
    fn define(&mut self, name: &str, ty: Type) -> Option<u32> {
        let printed: u32 = name.strip_prefix('%')?.parse().ok()?;
        let is_new = self.values.insert(printed);
        let types = &mut self.function.types;
        if printed as usize > types.len() + MOST_AHEAD || !is_new {
            return None;
        }
        if types.len() <= printed as usize {
            types.resize(printed as usize + 1, Type::scalar(DType::Bool));
        }
        types[printed as usize] = ty;
        Some(printed)
    }

    fn uses(&self, names: &str) -> Option<Ids> {
        let id = |name: &str| {
            let id: u32 = name.strip_prefix('%')?.parse().ok()?;
            self.values.contains(&id).then_some(id)
        };
        split(names).into_iter().map(id).collect()
    }
}

/// The most ids between a value and the values before it. A result's id comes after the ids of the
/// values in its regions.
const MOST_AHEAD: usize = 1 << 20;

fn parse_donation(text: &str) -> Option<Donation> {
    match text.strip_prefix("tf.aliasing_output = ") {
        None => (text == "jax.buffer_donor = true").then_some(Donation::Free),
        Some(output) => Some(Donation::Output(output.strip_suffix(" : i32")?.parse().ok()?)),
    }
}

/// The types of a statement's results, and its location: ` : (..) -> .. loc(#loc0)`.
fn signature_of(text: &str) -> Option<(Vec<Type>, Option<u32>)> {
    let (_, results) = text.strip_prefix(" : (")?.split_once(") -> ")?;
    let (results, location) = match results.split_once(" loc(#loc") {
        None => (results, None),
        Some((results, at)) => (results, Some(at.strip_suffix(')')?.parse().ok()?)),
    };
    let results = results.strip_prefix('(').and_then(|r| r.strip_suffix(')')).unwrap_or(results);
    let types = split(results).into_iter().map(Type::parse).collect::<Option<_>>()?;
    Some((types, location))
}

/// The position of the bracket that closes one opened before the text.
pub(crate) fn closing(text: &str) -> Option<usize> {
    let mut end = None;
    scan(text, |at, depth| {
        if depth < 0 {
            end.get_or_insert(at);
        }
    });
    end
}

/// The items of a list. Commas outside of brackets and quotes separate them.
pub(crate) fn split(text: &str) -> Vec<&str> {
    let (mut start, mut items) = (0, Vec::new());
    scan(text, |at, depth| {
        if depth == 0 && text[at..].starts_with(", ") {
            items.push(&text[start..at]);
            start = at + 2;
        }
    });
    items.push(&text[start..]);
    items.retain(|item| !item.is_empty());
    items
}

/// Calls `look` for each byte outside of quotes with its position and the number of brackets open
/// after it.
fn scan(text: &str, mut look: impl FnMut(usize, i32)) {
    let (mut depth, mut is_quoted, mut before) = (0, false, 0);
    for (at, byte) in text.bytes().enumerate() {
        is_quoted ^= byte == b'"';
        if !is_quoted {
            match byte {
                b'(' | b'[' | b'{' | b'<' => depth += 1,
                // An arrow is no bracket.
                b'>' if before == b'-' => {}
                b')' | b']' | b'}' | b'>' => depth -= 1,
                _ => {}
            }
            look(at, depth);
        }
        before = byte;
    }
}

fn attributes(text: &str) -> Option<Attributes> {
    let mut attributes = Attributes::default();
    for item in split(text) {
        let (name, value) = item.split_once(" = ")?;
        attributes.set(interned(name), attribute(name, value)?);
    }
    complete(&mut attributes);
    Some(attributes)
}

pub(crate) fn attribute(name: &str, text: &str) -> Option<Attribute> {
    if let Some(items) = braced(text, "array<i64", '>') {
        return Some(Attribute::Ints(ints(items.trim_start_matches(": "))?));
    }
    if let Some(items) = braced(text, "array<i1", '>') {
        let items = split(items.trim_start_matches(": ")).into_iter();
        return Some(Attribute::Bools(items.map(|item| item == "true").collect()));
    }
    if let Some(number) = text.strip_suffix(" : i64").and_then(|text| text.parse().ok()) {
        return Some(Attribute::Int(number));
    }
    if let Some(body) = text.strip_prefix("dense<") {
        let (body, ty) = body.split_once("> : ")?;
        return if name == "value" { constant(body, Type::parse(ty)?) } else { table(body) };
    }
    if let Some(items) = braced(text, "{", '}') {
        let list = |item: &str| {
            let (name, list) = item.split_once(" = ")?;
            let list = braced(list, "array<i64", '>')?;
            Some((interned(name), ints(list.trim_start_matches(": "))?))
        };
        let lists: Option<Vec<_>> = split(items).into_iter().map(list).collect();
        // Other dictionaries, as JAX's custom calls have them, keep their text.
        return Some(lists.map_or_else(|| Attribute::Raw(text.to_owned()), Attribute::Lists));
    }
    dimension_numbers(text).unwrap_or_else(|| Some(Attribute::Raw(text.to_owned())))
}

/// `None` if the attribute has no dimension numbers, `Some(None)` if they cannot be read.
fn dimension_numbers(text: &str) -> Option<Option<Attribute>> {
    if let Some(fields) = braced(text, "#stablehlo.dot<", '>') {
        return Some(dot_dims(fields).map(Attribute::Dot));
    }
    if let Some(fields) = braced(text, "#stablehlo.conv<", '>') {
        return Some(conv_dims(fields).map(Attribute::Convolution));
    }
    if let Some(fields) = braced(text, "#stablehlo.gather<", '>') {
        return Some(gather_dims(fields).map(Attribute::Gather));
    }
    let fields = braced(text, "#stablehlo.scatter<", '>')?;
    Some(scatter_dims(fields).map(Attribute::Scatter))
}

fn dot_dims(fields: &str) -> Option<DotDims> {
    let list = |name| field_list(fields, name);
    Some(DotDims {
        lhs_batching: list("lhs_batching_dimensions")?,
        rhs_batching: list("rhs_batching_dimensions")?,
        lhs_contracting: list("lhs_contracting_dimensions")?,
        rhs_contracting: list("rhs_contracting_dimensions")?,
    })
}

fn gather_dims(fields: &str) -> Option<GatherDims> {
    let list = |name| field_list(fields, name);
    Some(GatherDims {
        offset_dims: list("offset_dims")?,
        collapsed_slice_dims: list("collapsed_slice_dims")?,
        operand_batching_dims: list("operand_batching_dims")?,
        start_indices_batching_dims: list("start_indices_batching_dims")?,
        start_index_map: list("start_index_map")?,
        index_vector_dim: field(fields, "index_vector_dim").unwrap_or("0").parse().ok()?,
        ..GatherDims::default()
    })
}

fn scatter_dims(fields: &str) -> Option<ScatterDims> {
    let list = |name| field_list(fields, name);
    Some(ScatterDims {
        update_window_dims: list("update_window_dims")?,
        inserted_window_dims: list("inserted_window_dims")?,
        input_batching_dims: list("input_batching_dims")?,
        scatter_indices_batching_dims: list("scatter_indices_batching_dims")?,
        scatter_dims_to_operand_dims: list("scatter_dims_to_operand_dims")?,
        index_vector_dim: field(fields, "index_vector_dim").unwrap_or("0").parse().ok()?,
        ..ScatterDims::default()
    })
}

/// `[b, f, 0]x[o, i, 0]->[b, f, 0]`.
fn conv_dims(text: &str) -> Option<ConvDims> {
    let (input, rest) = text.split_once('x')?;
    let (kernel, output) = rest.split_once("->")?;
    let part = |text: &str, first: &str, second: &str| -> Option<Vec<i64>> {
        let names = split(braced(text, "[", ']')?);
        let spatial = (0..names.len() - 2).map(|i| i.to_string());
        let order = [first.to_owned(), second.to_owned()].into_iter().chain(spatial);
        let place = |name: String| Some(names.iter().position(|n| *n == name)? as i64);
        order.map(place).collect()
    };
    Some(ConvDims {
        input: part(input, "b", "f")?,
        kernel: part(kernel, "o", "i")?,
        output: part(output, "b", "f")?,
    })
}

/// Adds to dimension numbers what StableHLO states in separate attributes.
pub(crate) fn complete(attributes: &mut Attributes) {
    let slices = attributes.ints("slice_sizes");
    let is = |name: &str| attributes.text(name) == Some("true");
    let (is_sorted, is_unique) = (is("indices_are_sorted"), is("unique_indices"));
    for (_, attribute) in &mut attributes.list {
        match attribute {
            Attribute::Gather(dims) => {
                dims.slice_sizes = slices.clone().unwrap_or_default();
                dims.indices_are_sorted = is_sorted;
            }
            Attribute::Scatter(dims) => {
                (dims.indices_are_sorted, dims.unique_indices) = (is_sorted, is_unique);
            }
            _ => {}
        }
    }
}

/// The field of a list of fields.
fn field<'t>(fields: &'t str, name: &str) -> Option<&'t str> {
    let fields = split(fields).into_iter();
    fields.filter_map(|item| item.split_once(" = ")).find(|(n, _)| *n == name).map(|(_, v)| v)
}

/// A field of the list; MLIR leaves out those that are empty.
fn field_list(fields: &str, name: &str) -> Option<Vec<i64>> {
    field(fields, name).map_or(Some(Vec::new()), |list| ints(braced(list, "[", ']')?))
}

fn braced<'t>(text: &'t str, opening: &str, closing: char) -> Option<&'t str> {
    text.strip_prefix(opening)?.strip_suffix(closing)
}

fn ints(text: &str) -> Option<Vec<i64>> {
    split(text).into_iter().map(|item| item.parse().ok()).collect()
}

/// `[[1, 2], [3, 4]]`, or nothing if there are no columns.
fn table(text: &str) -> Option<Attribute> {
    let Some(rows) = braced(text, "[", ']') else { return Some(Attribute::Table(Vec::new())) };
    let row = |row: &str| ints(braced(row, "[", ']')?);
    Some(Attribute::Table(split(rows).into_iter().map(row).collect::<Option<_>>()?))
}

fn constant(text: &str, ty: Type) -> Option<Attribute> {
    match braced(text, "[", ']') {
        None if text.is_empty() => Some(Attribute::Vector(Vec::new(), ty)),
        None => Some(Attribute::Splat(number(text, ty.dtype)?, ty)),
        Some(items) => {
            let numbers = split(items).into_iter().map(|item| number(item, ty.dtype));
            Some(Attribute::Vector(numbers.collect::<Option<_>>()?, ty))
        }
    }
}

fn number(text: &str, dtype: DType) -> Option<Number> {
    if dtype.is_bool() {
        return Some(Number::Bool(text == "true"));
    }
    if let Some(parts) = braced(text, "(", ')') {
        let (re, im) = parts.split_once(", ")?;
        return Some(Number::Complex(float(re, dtype.real())?, float(im, dtype.real())?));
    }
    match dtype {
        d if d.is_float() => Some(Number::Float(float(text, d)?)),
        d if d.is_unsigned_int() => Some(Number::Int(text.parse::<u64>().ok()? as i64)),
        _ => Some(Number::Int(text.parse().ok()?)),
    }
}

/// The printer prints only infinities and NaN as bits; MLIR also numbers that have no short decimal.
fn float(text: &str, dtype: DType) -> Option<f64> {
    let Some(bits) = text.strip_prefix("0x") else { return text.parse().ok() };
    let known = [f64::INFINITY, f64::NEG_INFINITY, f64::NAN];
    let is_it = |&v: &f64| Number::Float(v).text(dtype) == text;
    let bits = || u64::from_str_radix(bits, 16).ok();
    known.into_iter().find(is_it).or_else(|| {
        let value = match dtype {
            DType::F64 => f64::from_bits(bits()?),
            DType::F32 => f32::from_bits(bits()? as u32).into(),
            DType::BF16 => f32::from_bits((bits()? as u32) << 16).into(),
            _ => return None,
        };
        value.is_finite().then_some(value)
    })
}

fn unquoted(text: &str) -> Option<String> {
    let inner = braced(text, "\"", '"')?;
    let plain = inner.replace("\\22", "\"").replace("\\0A", "\n").replace("\\5C", "\\");
    (print::quoted(&plain) == text).then_some(plain)
}

/// Names of operations and attributes live as long as the process. There are few.
pub(crate) fn interned(name: &str) -> &'static str {
    static NAMES: Mutex<BTreeSet<&'static str>> = Mutex::new(BTreeSet::new());
    let mut names = NAMES.lock().unwrap_or_else(PoisonError::into_inner);
    if let Some(known) = names.get(name) {
        return known;
    }
    let new: &'static str = Box::leak(name.into());
    names.insert(new);
    new
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::{Builder, Convolution, Reducer};

    fn function() -> Recorded {
        let b = Builder::recording();
        b.set_location("add \"it\"");
        let x = b.argument(Type::new(DType::F32, &[2, 3]));
        let y = b.argument(Type::scalar(DType::C64));
        b.set_location("loop");
        let sum = b.for_loop(2, &[x + x], |_, v| {
            vec![v[0].reduce(Reducer::Max, &[0]) + v[0].reduce_sum(&[0])]
                .into_iter()
                .map(|v: crate::Value<'_>| v.broadcast_to(&[2, 3]))
                .collect()
        });
        let function = b.finish(&[x, y], &[sum[0], y]).expect("a valid function");
        function.donating(vec![Donation::Output(0), Donation::None]).simplified()
    }

    #[test]
    fn a_printed_function_is_read_back() {
        let text = function().text("program");
        let parsed = Recorded::parse(&text, "program").expect("a printed function");
        assert_eq!(parsed.text("program"), text);
        assert_eq!(parsed.donations, function().donations);
        assert_eq!(parsed.locations, ["add \"it\"", "loop"]);
    }

    #[test]
    fn dimension_numbers_are_read_back() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::BF16, &[2, 8, 9, 4]));
        let k = b.argument(Type::new(DType::BF16, &[3, 3, 4, 5]));
        let dims = ConvDims {
            input: vec![0, 3, 1, 2],
            kernel: vec![3, 2, 0, 1],
            output: vec![0, 3, 1, 2],
        };
        let ones = vec![1, 1];
        let c = Convolution {
            dims: dims.clone(),
            stride: ones.clone(),
            padding: vec![(1, 1), (0, 2)],
            lhs_dilation: ones.clone(),
            rhs_dilation: ones,
            reversal: vec![false, true],
            feature_groups: 1,
            batch_groups: 1,
        };
        let y = x.convolution(k, &c, DType::F32);
        let text = b.finish(&[x, k], &[y]).expect("a valid function").text("program");
        let parsed = Recorded::parse(&text, "program").expect("a printed function");
        let attributes = &parsed.block.statements[0].attributes;
        assert_eq!(attributes.get("dimension_numbers"), Some(&Attribute::Convolution(dims)));
        assert_eq!(attributes.ints("padding"), Some(vec![1, 1, 0, 2]));
    }

    #[test]
    fn another_text_is_refused() {
        let module = function().text("program");
        for text in ["", "module {}", &module[..60], &module.replace("2x3", "?x3")] {
            assert!(Recorded::parse(text, "program").is_err(), "{text}");
        }
    }
}
