//! Values in parts stay in parts.
//!
//! The gradient of a value of which slices were used is a sum of slices that are padded with zeros.
//! So is the gradient of one product of query, key and value. Such sums are concatenations, and
//! these are made as late as possible: behind reshapes and transposes, and of the results of
//! products instead of their operands. A wider type comes behind the concatenation, whose result
//! would be written in it.

use crate::attribute::Attribute;
use crate::build::{Builder, Value};
use crate::dot::{DotDims, Precision};
use crate::form::Form;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Block, Definitions, Recorded, Statement};
use crate::{Number, Reducer, Result};
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

/// Parts of whole tiles are merged with other dimensions and multiplied apart.
const TILE: i64 = 128;

impl Recorded {
    /// The same function, in which values in parts are put together as late as possible.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn in_parts(&self) -> Result<Recorded> {
        let rules = Parting {
            definitions: self.definitions(),
            read: self.block.read(),
            readers: self.block.readers(),
            parts: RefCell::default(),
        };
        Ok(self.rewritten(&rules)?.without_dead())
    }
}

struct Parting<'f> {
    definitions: Definitions<'f>,
    read: HashSet<u32>,
    readers: HashMap<u32, u32>,
    /// The values that have parts, by their ids in the function.
    parts: RefCell<HashMap<u32, Parts>>,
}

/// Parts of a value along one dimension, by their starts. Other elements are zeros.
#[derive(Clone, Debug)]
struct Parts {
    dim: usize,
    extent: i64,
    /// True if the value itself is made of a concatenation before it: products alone use the parts.
    is_made: bool,
    /// The ids of the parts in the copy.
    parts: Vec<(i64, u32)>,
}

impl Parts {
    fn each<'b>(&self, b: &'b Builder, make: impl Fn(i64, Value<'b>) -> Value<'b>) -> Parts {
        let made = |&(start, id): &(i64, u32)| (start, make(start, Value { b, id }).id);
        Parts { parts: self.parts.iter().map(made).collect(), ..*self }
    }

    fn at(self, dim: usize) -> Parts {
        Parts { dim, ..self }
    }

    /// The places that a part takes.
    fn places(&self, b: &Builder, (start, id): (i64, u32)) -> (i64, i64) {
        (start, start + Value { b, id }.dim(self.dim))
    }

    /// True if no element is in no part.
    fn is_complete(&self, b: &Builder) -> bool {
        let mut next = 0;
        for &part in &self.parts {
            let (start, end) = self.places(b, part);
            if start != next {
                return false;
            }
            next = end;
        }
        next == self.extent
    }

    /// The sum of two values whose parts are in different places.
    fn with(&self, other: &Parts, b: &Builder) -> Option<Parts> {
        let mut parts = [&self.parts[..], &other.parts[..]].concat();
        parts.sort_unstable();
        let places: Vec<_> = parts.iter().map(|&part| self.places(b, part)).collect();
        let is_apart = places.windows(2).all(|pair| pair[0].1 <= pair[1].0);
        let fits = is_apart && self.dim == other.dim && self.extent == other.extent;
        fits.then_some(Parts { parts, ..*self })
    }

    /// The parts under other extents.
    fn reshaped(&self, b: &Builder, from: &[i64], to: &[i64]) -> Option<Parts> {
        let form = Form::whole(from).reshaped(to)?;
        // The dimensions of the source that the one in parts became, by their extents.
        let before: i64 = from[..self.dim].iter().product();
        let mut seen = 1;
        let first = form.source.iter().position(|&extent| {
            let is_here = seen == before && extent != 1;
            seen *= extent;
            is_here
        })?;
        let dim = form.groups.iter().position(|group| group.first() == Some(&first))?;
        // Of the dimension's own elements, those that count as one step of the new dimension.
        let inner: i64 = form.extents(dim)[1..].iter().product();
        let (of_old, of_new) = (from[self.dim], form.source[first]);
        let (per_step, steps) = (of_old / of_new, inner);
        let is_whole = |&part: &(i64, u32)| {
            let (start, end) = self.places(b, part);
            start % per_step == 0 && end % per_step == 0
        };
        let fits = inner == 1 || per_step == 1 && inner % TILE == 0;
        if !fits || !self.parts.iter().all(is_whole) {
            return None;
        }
        let made = |&(start, id): &(i64, u32)| {
            let value = Value { b, id };
            let mut dims = to.to_vec();
            dims[dim] = value.dim(self.dim) / per_step * steps;
            (start / per_step * steps, value.reshape(&dims).id)
        };
        let parts = self.parts.iter().map(made).collect();
        Some(Parts { dim, extent: to[dim], parts, ..*self })
    }
}

impl Rules for Parting<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let parts = match s.name {
            "stablehlo.pad" => self.pad(s, to)?,
            "stablehlo.add" => self.add(s, to)?,
            "stablehlo.concatenate" => self.concatenated(s, to)?,
            "stablehlo.convert" => {
                let [from, dtype] =
                    [s.operands[0], s.results[0]].map(|id| to.function.ty(id).dtype);
                let parts = self.of(s.operands[0])?.each(to.b, |_, part| part.convert(dtype));
                let is_wider = dtype.bytes() > from.bytes() && parts.is_complete(to.b);
                Parts { is_made: parts.is_made || is_wider, ..parts }
            }
            "stablehlo.transpose" => {
                let permutation = s.attributes.ints("permutation")?;
                let parts = self.of(s.operands[0])?;
                let dim = permutation.iter().position(|&dim| dim as usize == parts.dim)?;
                parts.each(to.b, |_, part| part.transpose(&permutation)).at(dim)
            }
            "stablehlo.reshape" => {
                let dims = |id: u32| &to.function.ty(id).dims;
                let parts = self.of(s.operands[0])?;
                parts.reshaped(to.b, dims(s.operands[0]), dims(s.results[0]))?
            }
            "stablehlo.reduce" => self.reduce(s, to)?,
            "stablehlo.dot_general" => match self.dot(s, to)? {
                (None, parts) => parts,
                (Some(sum), _) => return Some(vec![sum]),
            },
            _ => return None,
        };
        let is_complete = parts.is_complete(to.b) && !parts.is_made;
        let values: Vec<_> = parts.parts.iter().map(|&(_, id)| Value { b: to.b, id }).collect();
        let value = is_complete.then(|| vec![to.b.concatenate(&values, parts.dim)]);
        self.parts.borrow_mut().insert(s.results[0], parts);
        value
    }
}

impl Parting<'_> {
    fn of(&self, id: u32) -> Option<Parts> {
        self.parts.borrow().get(&id).cloned()
    }

    fn pad<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Parts> {
        let list = |name| s.attributes.ints(name);
        let (low, high) = (list("edge_padding_low")?, list("edge_padding_high")?);
        let is_padded = |dim: &usize| (low[*dim], high[*dim]) != (0, 0);
        let mut dims = (0..low.len()).filter(is_padded);
        let (Some(dim), None) = (dims.next(), dims.next()) else { return None };
        let is_plain = low[dim] >= 0
            && high[dim] >= 0
            && list("interior_padding")?.iter().all(|&by| by == 0)
            && self.is_zero(s.operands[1]);
        let part = to.operand(s, 0);
        let extent = to.function.ty(s.results[0]).dims[dim];
        let parts = vec![(low[dim], part.id)];
        is_plain.then_some(Parts { dim, extent, is_made: false, parts })
    }

    fn is_zero(&self, id: u32) -> bool {
        let value = self.definitions.named(id, "stablehlo.constant");
        match value.and_then(|s| s.attributes.get("value")) {
            Some(Attribute::Splat(Number::Int(n), _)) => *n == 0,
            Some(Attribute::Splat(Number::Float(n), _)) => *n == 0.0,
            _ => false,
        }
    }

    /// What is read as it lies is written once, and not again in another order. Products read parts of
    /// whole tiles apart.
    fn concatenated(&self, s: &Statement, to: &Rewriter<'_, '_>) -> Option<Parts> {
        let dim = s.attributes.ints("dimension")?[0] as usize;
        let mut next = 0;
        let part = |&id: &u32| {
            let start = next;
            next += to.function.ty(id).dims[dim];
            (start, to.value(id).id)
        };
        let parts: Vec<_> = s.operands.iter().map(part).collect();
        let is_full = parts.iter().all(|&(start, _)| start % TILE == 0) && next % TILE == 0;
        let is_made = self.read.contains(&s.results[0]) && !is_full;
        Some(Parts { dim, extent: next, is_made, parts })
    }

    fn add(&self, s: &Statement, to: &Rewriter<'_, '_>) -> Option<Parts> {
        let [left, right] = [self.of(s.operands[0])?, self.of(s.operands[1])?];
        left.with(&right, to.b)
    }

    fn reduce<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Parts> {
        let [x, _] = s.operands[..] else { return None };
        let (parts, reducer) = (self.of(x)?, Reducer::of(&s.regions[0])?);
        let dims = s.attributes.ints("dimensions")?;
        let is_apart = !parts.is_made || self.is_read_here(x);
        let is_kept = !dims.contains(&(parts.dim as i64)) && is_apart && parts.is_complete(to.b);
        let before = dims.iter().filter(|&&dim| (dim as usize) < parts.dim).count();
        let dim = parts.dim - before;
        let reduced = || parts.each(to.b, |_, part| part.reduce(reducer, &dims)).at(dim);
        is_kept.then(|| Parts { is_made: false, ..reduced() })
    }

    /// True if a value has one reader and is a wider form of parts that are not put together before it.
    fn is_read_here(&self, id: u32) -> bool {
        let operand = self.definitions.get(id).filter(|s| is_form(s)).map(|s| s.operands[0]);
        self.readers.get(&id) == Some(&1)
            && operand.is_some_and(|from| {
                self.of(from).is_some_and(|parts| !parts.is_made) || self.is_read_here(from)
            })
    }

    /// A sum of products, or the parts of a product.
    fn dot<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<(Option<Value<'b>>, Parts)> {
        let Some(Attribute::Dot(d)) = s.attributes.get("dot_dimension_numbers") else {
            return None;
        };
        let fits = |parts: &Parts| {
            let is_full = |&part: &(i64, u32)| {
                let (start, end) = parts.places(to.b, part);
                (end - start) % TILE == 0
            };
            parts.is_complete(to.b) && parts.parts.len() > 1 && parts.parts.iter().all(is_full)
        };
        let at = (0..2).find(|&at| self.of(s.operands[at]).is_some_and(|parts| fits(&parts)))?;
        let (parts, other) = (self.of(s.operands[at])?, to.operand(s, 1 - at));
        let dtype = to.function.ty(s.results[0]).dtype;
        let precision = Precision::of(&s.attributes);
        let product = |part: Value<'b>, other: Value<'b>| {
            let [x, y] = if at == 0 { [part, other] } else { [other, part] };
            x.dot_general_at(precision, y, d, dtype)
        };
        let [mine, others] = sides(d, at);
        let dim = parts.dim as i64;
        if let Some(pair) = mine[1].iter().position(|&contracted| contracted == dim) {
            let along = others[1][pair] as usize;
            let products = parts.parts.iter().map(|&(start, id)| {
                let part = Value { b: to.b, id };
                let end = start + part.dim(parts.dim);
                product(part, other.slice_dim(along, start, end, 1))
            });
            return Some((products.reduce(|sum, product| sum + product), parts));
        }
        if mine[0].contains(&dim) {
            return None;
        }
        let is_free = |dim: &i64| !mine.iter().any(|list| list.contains(dim));
        let before = (0..dim).filter(is_free).count();
        let other_free = other.rank() - others[0].len() - others[1].len();
        let first = mine[0].len() + if at == 0 { 0 } else { other_free };
        let made = parts.each(to.b, |_, part| product(part, other)).at(first + before);
        Some((None, Parts { is_made: false, ..made }))
    }
}

/// The batching and contracting dimensions of a side, and of the other one.
fn sides(d: &DotDims, at: usize) -> [[&[i64]; 2]; 2] {
    let left = [&d.lhs_batching[..], &d.lhs_contracting[..]];
    let right = [&d.rhs_batching[..], &d.rhs_contracting[..]];
    if at == 0 { [left, right] } else { [right, left] }
}

/// True if a statement gives its operand another shape, order or type.
fn is_form(s: &Statement) -> bool {
    matches!(s.name, "stablehlo.reshape" | "stablehlo.transpose" | "stablehlo.convert")
}

impl Block {
    /// The values that statements read as they lie, rather than in another shape or order.
    fn read(&self) -> HashSet<u32> {
        let mut found: HashSet<u32> = self.results.iter().copied().collect();
        self.visit(&mut |s| {
            if !is_form(s) {
                found.extend(&s.operands);
            }
        });
        found
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, DotDims, Type, Value};

    fn ty(dims: &[i64]) -> Type {
        Type::new(DType::F32, dims)
    }

    fn text<'b>(b: &'b Builder, parameters: &[Value<'b>], results: &[Value<'b>]) -> String {
        let function = b.finish(parameters, results).expect("a valid function");
        function.in_parts().expect("a valid function").text("f")
    }

    /// The gradient of a value of which rows were selected.
    fn selected<'b>(b: &'b Builder, rows: &[Value<'b>]) -> Value<'b> {
        let zero = b.scalar(0, DType::F32);
        let count = rows.len() as i64;
        let padded = (0..count)
            .rev()
            .map(|i| rows[i as usize].unsqueeze(0).pad_dim(zero, 0, i, count - 1 - i));
        padded.reduce(|sum, row| sum + row).expect("a row")
    }

    #[test]
    fn sums_of_parts_are_concatenations() {
        let b = Builder::recording();
        let rows: Vec<_> = (0..3).map(|_| b.argument(ty(&[4, 128]))).collect();
        let all = selected(&b, &rows).transpose(&[1, 0, 2]).reshape(&[4, 384]);
        let text = text(&b, &rows, &[all]);
        assert!(!text.contains("stablehlo.pad") && !text.contains("stablehlo.add"), "{text}");
        assert_eq!(text.matches("stablehlo.concatenate").count(), 1, "{text}");
        assert!(text.contains("-> tensor<4x384xf32>"), "{text}");
    }

    #[test]
    fn parts_of_whole_tiles_are_multiplied_apart() {
        let b = Builder::recording();
        let mut parameters: Vec<_> = (0..3).map(|_| b.argument(ty(&[4, 128]))).collect();
        let all = selected(&b, &parameters).transpose(&[1, 0, 2]).reshape(&[4, 384]);
        let [w, x] = [b.argument(ty(&[384, 6])), b.argument(ty(&[4, 6]))];
        parameters.extend([w, x]);
        let rows =
            DotDims { lhs_contracting: vec![0], rhs_contracting: vec![0], ..DotDims::default() };
        let of_weight = all.dot_general(x, &rows, DType::F32);
        let text = text(&b, &parameters, &[all.matmul(w), of_weight]);
        assert_eq!(text.matches("stablehlo.dot_general").count(), 6, "{text}");
        assert_eq!(text.matches("stablehlo.concatenate").count(), 1, "{text}");
        assert_eq!(text.matches("-> tensor<128x6xf32>").count(), 6, "{text}");
    }

    #[test]
    fn a_wider_type_comes_behind_the_concatenation() {
        let b = Builder::recording();
        let parts = [(); 2].map(|()| b.argument(Type::new(DType::BF16, &[4, 128])));
        let wide = b.concatenate(&parts, 1).convert(DType::F32).reshape(&[4, 2, 128]);
        let text = text(&b, &parts, &[wide * wide, wide.reduce_sum(&[2])]);
        assert_eq!(text.matches("stablehlo.concatenate").count(), 1, "{text}");
        assert!(text.contains("-> tensor<4x256xbf16>"), "{text}");
    }

    #[test]
    fn sums_alone_read_wider_parts() {
        let b = Builder::recording();
        let parts = [(); 2].map(|()| b.argument(Type::new(DType::BF16, &[4, 128])));
        let all = b.concatenate(&parts, 1);
        let sum = all.convert(DType::F32).reduce_sum(&[0]);
        let text = text(&b, &parts, &[all, sum]);
        assert_eq!(text.matches("-> tensor<128xf32>").count(), 2, "{text}");
    }

    #[test]
    fn parts_that_overlap_are_added() {
        let b = Builder::recording();
        let [x, y] = [b.argument(ty(&[3])), b.argument(ty(&[3]))];
        let zero = b.scalar(0, DType::F32);
        let text = text(&b, &[x, y], &[x.pad_dim(zero, 0, 0, 2) + y.pad_dim(zero, 0, 2, 0)]);
        assert_eq!(text.matches("stablehlo.pad").count(), 2, "{text}");
        assert_eq!(text.matches("stablehlo.add").count(), 1, "{text}");
    }

    #[test]
    fn what_is_read_as_it_lies_is_written_once() {
        let b = Builder::recording();
        let rows: Vec<_> = (0..3).map(|_| b.argument(ty(&[8, 1, 64]))).collect();
        let features = b.concatenate(&rows, 1);
        let numbers = DotDims {
            lhs_batching: vec![0],
            rhs_batching: vec![0],
            lhs_contracting: vec![2],
            rhs_contracting: vec![1],
        };
        let turned = features.transpose(&[0, 2, 1]);
        let products = features.dot_general(turned, &numbers, DType::F32);
        let text = text(&b, &rows, &[products]);
        assert_eq!(text.matches("stablehlo.concatenate").count(), 1, "{text}");
    }
}
