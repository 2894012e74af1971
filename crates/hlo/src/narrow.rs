//! Products of which slices are used become several products.
//!
//! Attention computes query, key and value as one product of wide rows, and then reads them from it,
//! each in another layout than rows have. A compiler for TPUs copies such slices. If there is a
//! product for each slice, with a slice of the weight, it writes the layout that is read.

use crate::attribute::Attribute;
use crate::build::Value;
use crate::dot::Precision;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use crate::{Dims, Result, Type};
use std::cell::RefCell;
use std::collections::{HashMap, HashSet};

/// Slices of whole tiles get a product.
const TILE: i64 = 128;
/// Elements of a slice from which writing it once less is worth another product.
const MANY: i64 = 1 << 20;

impl Recorded {
    /// The same function, in which there is a product for each slice of a product.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn narrowed(&self) -> Result<Recorded> {
        let rules = Narrowing {
            definitions: self.definitions(),
            users: users(self),
            outer: self.block.statements.iter().map(|s| s.results[0]).collect(),
            made: RefCell::default(),
        };
        Ok(self.rewritten(&rules)?.without_dead())
    }
}

struct Narrowing<'f> {
    definitions: Definitions<'f>,
    users: HashMap<u32, Vec<&'f Statement>>,
    /// The results of statements that are in no region.
    outer: HashSet<u32>,
    /// Slices that are made, by their value, dimension and start; an id in the copy.
    made: RefCell<HashMap<(u32, Range), u32>>,
}

/// A part of a dimension.
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
struct Range {
    dim: usize,
    start: i64,
    end: i64,
}

impl Range {
    /// The only range that a slice takes.
    fn of(s: &Statement, from: &[i64]) -> Option<Range> {
        let list = |name| s.attributes.ints(name);
        let [starts, ends] = [list("start_indices")?, list("limit_indices")?];
        let is_cut = |&dim: &usize| (starts[dim], ends[dim]) != (0, from[dim]);
        let mut dims = (0..from.len()).filter(is_cut);
        let (Some(dim), None) = (dims.next(), dims.next()) else { return None };
        let is_dense = list("strides")?.iter().all(|&stride| stride == 1);
        is_dense.then(|| Range { dim, start: starts[dim], end: ends[dim] })
    }

    fn is_apart(self, other: Range) -> bool {
        self == other
            || self.dim == other.dim && (self.end <= other.start || other.end <= self.start)
    }

    fn dims(self, whole: &[i64]) -> Dims {
        let mut dims = Dims::from_slice(whole);
        dims[self.dim] = self.end - self.start;
        dims
    }

    fn at(self, dim: usize) -> Range {
        Range { dim, ..self }
    }

    /// The range of a reshape's operand that has these elements.
    fn before_reshape(self, from: &[i64], to: &[i64]) -> Option<Range> {
        let outer: i64 = to[..self.dim].iter().product();
        let is_here = |&dim: &usize| from[dim] != 1 && from[..dim].iter().product::<i64>() == outer;
        let dim = (0..from.len()).find(is_here)?;
        let (old, new) = (from[dim], to[self.dim]);
        if old % new == 0 {
            let inner = old / new;
            return Some(Range { dim, start: self.start * inner, end: self.end * inner });
        }
        let inner = new / old;
        let is_whole = new % old == 0 && self.start % inner == 0 && self.end % inner == 0;
        is_whole.then(|| Range { dim, start: self.start / inner, end: self.end / inner })
    }
}

impl Rules for Narrowing<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        if s.name != "stablehlo.slice" || !self.outer.contains(&s.results[0]) {
            return None;
        }
        let id = s.operands[0];
        let dims = &to.function.ty(id).dims;
        let range = Range::of(s, dims)?;
        let is_apart = |user: &&Statement| {
            user.name == "stablehlo.slice"
                && Range::of(user, dims).is_some_and(|other| range.is_apart(other))
        };
        if to.function.ty(s.results[0]).numel() < MANY || !self.users.get(&id)?.iter().all(is_apart)
        {
            return None;
        }
        let known = self.made.borrow().get(&(id, range)).copied();
        let value = match known {
            Some(id) => Value { b: to.b, id },
            None => self.narrow(id, range, to)?,
        };
        self.made.borrow_mut().insert((id, range), value.id);
        Some(vec![value])
    }
}

impl Narrowing<'_> {
    /// A part of a value, from a product that makes no more than this part.
    fn narrow<'b>(&self, id: u32, range: Range, to: &Rewriter<'_, 'b>) -> Option<Value<'b>> {
        let s = self.definitions.get(id).filter(|_| self.outer.contains(&id))?;
        let ty = to.function.ty(id);
        let narrow = |id: u32, range: Range| {
            let is_only_user = self.users.get(&id).is_some_and(|users| users.len() == 1);
            if is_only_user { self.narrow(id, range, to) } else { None }
        };
        match s.name {
            "stablehlo.reshape" => {
                let from = &to.function.ty(s.operands[0]).dims;
                let part = narrow(s.operands[0], range.before_reshape(from, &ty.dims)?)?;
                Some(part.reshape(&range.dims(&ty.dims)))
            }
            "stablehlo.transpose" => {
                let permutation = s.attributes.ints("permutation")?;
                let part = narrow(s.operands[0], range.at(permutation[range.dim] as usize))?;
                Some(part.transpose(&permutation))
            }
            "stablehlo.dot_general" => self.product(s, range, to),
            _ if s.is_element_wise() => {
                let narrowed: Vec<_> = s.operands.iter().map(|&id| narrow(id, range)).collect();
                if narrowed.iter().all(Option::is_none) {
                    return None;
                }
                let operand = |(&id, part): (&u32, Option<Value<'b>>)| match part {
                    Some(part) => part,
                    None if to.function.ty(id).rank() == 0 => to.value(id),
                    None => self.cut(id, range, to),
                };
                let operands: Vec<_> = s.operands.iter().zip(narrowed).map(operand).collect();
                let part = Type::new(ty.dtype, &range.dims(&ty.dims));
                Some(to.with(s, &operands, &[part])[0])
            }
            _ => None,
        }
    }

    /// A part of the last dimension of a product.
    fn product<'b>(&self, s: &Statement, range: Range, to: &Rewriter<'_, 'b>) -> Option<Value<'b>> {
        let Some(Attribute::Dot(d)) = s.attributes.get("dot_dimension_numbers") else {
            return None;
        };
        let ty = to.function.ty(s.results[0]);
        let is_full = range.start % TILE == 0 && range.end % TILE == 0;
        let is_free = |dim: &usize| {
            let lists = [&d.rhs_batching, &d.rhs_contracting];
            !lists.iter().any(|list| list.contains(&(*dim as i64)))
        };
        let columns = (0..to.function.ty(s.operands[1]).rank()).rfind(is_free)?;
        let fits = range.dim + 1 == ty.rank() && is_full;
        fits.then(|| {
            let part = self.cut(s.operands[1], range.at(columns), to);
            to.operand(s, 0).dot_general_at(Precision::of(&s.attributes), part, d, ty.dtype)
        })
    }

    /// A part of any value.
    fn cut<'b>(&self, id: u32, range: Range, to: &Rewriter<'_, 'b>) -> Value<'b> {
        let whole = || to.value(id).slice_dim(range.dim, range.start, range.end, 1);
        let Some(s) = self.definitions.get(id) else { return whole() };
        let ty = to.function.ty(id);
        let part = Type::new(ty.dtype, &range.dims(&ty.dims));
        match (s.name, s.attributes.get("value")) {
            ("stablehlo.constant", Some(Attribute::Splat(number, _))) => to.b.splat(*number, part),
            ("stablehlo.broadcast_in_dim", _) => {
                let Some(mapping) = s.attributes.ints("broadcast_dimensions") else {
                    return whole();
                };
                let from = &to.function.ty(s.operands[0]).dims;
                let along = mapping.iter().position(|&dim| dim as usize == range.dim);
                let operand = match along.filter(|&along| from[along] == ty.dims[range.dim]) {
                    Some(along) => self.cut(s.operands[0], range.at(along), to),
                    None => to.operand(s, 0),
                };
                operand.broadcast_in_dim(&part, &mapping)
            }
            _ => whole(),
        }
    }
}

/// The statements that use each value, once for each use. A value that is a result of its block has
/// one more, which is its own.
fn users(function: &Recorded) -> HashMap<u32, Vec<&Statement>> {
    let mut users: HashMap<u32, Vec<&Statement>> = HashMap::new();
    let definitions = function.definitions();
    let mut results = function.block.results.to_vec();
    function.block.visit(&mut |s| {
        s.operands.iter().for_each(|&id| users.entry(id).or_default().push(s));
        results.extend(s.regions.iter().flat_map(|block| block.results.iter().copied()));
    });
    for id in results {
        users.entry(id).or_default().extend(definitions.get(id));
    }
    users
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, DotDims, Type, Value};

    fn ty(dims: &[i64]) -> Type {
        Type::new(DType::F32, dims)
    }

    /// Query, key and value as `nn.MultiheadAttention` makes them.
    fn packed<'b>(x: Value<'b>, w: Value<'b>, bias: Value<'b>) -> Value<'b> {
        let d =
            DotDims { lhs_contracting: vec![1], rhs_contracting: vec![1], ..DotDims::default() };
        let rows = x.dot_general(w, &d, DType::F32);
        let rows = rows + bias.broadcast_in_dim(&rows.ty(), &[1]);
        rows.reshape(&[8192, 1, 3, 128]).transpose(&[2, 0, 1, 3]).reshape(&[3, 8192, 128])
    }

    fn text(results: impl Fn(Value<'_>) -> Vec<Value<'_>>) -> String {
        let b = Builder::recording();
        let [x, w, bias] =
            [b.argument(ty(&[8192, 64])), b.argument(ty(&[384, 64])), b.argument(ty(&[384]))];
        let made = results(packed(x, w, bias));
        let function = b.finish(&[x, w, bias], &made).expect("a valid function");
        function.narrowed().expect("a valid function").text("f")
    }

    #[test]
    fn each_slice_of_a_product_has_a_product() {
        let text = text(|all| (0..3).map(|i| all.slice_dim(0, i, i + 1, 1)).collect());
        assert_eq!(text.matches("stablehlo.dot_general").count(), 3, "{text}");
        assert_eq!(text.matches("-> tensor<8192x128xf32>").count(), 9, "{text}");
        assert_eq!(text.matches("-> tensor<128x64xf32>").count(), 3, "{text}");
    }

    #[test]
    fn equal_slices_share_a_product() {
        let text = text(|all| [0, 1, 2, 1].map(|i| all.slice_dim(0, i, i + 1, 1)).to_vec());
        assert_eq!(text.matches("stablehlo.dot_general").count(), 3, "{text}");
    }

    #[test]
    fn a_product_that_is_used_whole_stays_one() {
        let text = text(|all| vec![all.slice_dim(0, 0, 1, 1), all.tanh()]);
        assert_eq!(text.matches("stablehlo.dot_general").count(), 1, "{text}");
        let text = text_of_overlap();
        assert_eq!(text.matches("stablehlo.dot_general").count(), 1, "{text}");
    }

    fn text_of_overlap() -> String {
        text(|all| vec![all.slice_dim(0, 0, 2, 1), all.slice_dim(0, 1, 3, 1)])
    }
}
