//! Products keep the dimensions of their rows apart.
//!
//! PyTorch computes a linear layer of `[batch, length, width]` as a product of matrices, whose rows
//! are batch and length in one. A compiler for TPUs chooses a layout for each value. If batch and
//! length are apart, it lets a product write the layout that attention reads; if they are one
//! dimension, each such value is copied. So reshapes that merge dimensions move behind the
//! statements that do not care, down to where a reshape splits them again.

use crate::attribute::Attribute;
use crate::build::Value;
use crate::dot::{DotDims, Precision};
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use crate::{Dims, Reducer, Result, Type};
use std::cell::RefCell;
use std::collections::HashMap;

impl Recorded {
    /// The same function, in which reshapes that merge dimensions come as late as possible.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn unmerged(&self) -> Result<Recorded> {
        let rules = Unmerging { definitions: self.definitions(), splits: RefCell::default() };
        Ok(self.rewritten(&rules)?.simplified())
    }
}

/// A value of which one dimension is several, behind another value of the function.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Split {
    /// The id of the value in the copy.
    id: u32,
    form: Form,
}

/// The dimension that is several, and their extents.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Form {
    dim: usize,
    extents: Dims,
}

impl Form {
    /// The dimensions of a merged value, apart.
    fn apart(&self, dims: &[i64]) -> Dims {
        let mut apart = Dims::from_slice(&dims[..self.dim]);
        apart.extend(self.extents.iter().copied());
        apart.extend(dims[self.dim + 1..].iter().copied());
        apart
    }

    /// The place of a merged value's dimension among those that are apart.
    fn place(&self, dim: usize) -> i64 {
        (if dim > self.dim { dim + self.extents.len() - 1 } else { dim }) as i64
    }

    /// The places of a merged value's dimension, which are several for the one that is.
    fn places(&self, dim: usize) -> Vec<i64> {
        let more = if dim == self.dim { self.extents.len() as i64 } else { 1 };
        (self.place(dim)..self.place(dim) + more).collect()
    }

    fn at(&self, dim: usize) -> Form {
        Form { dim, extents: self.extents.clone() }
    }
}

struct Unmerging<'f> {
    definitions: Definitions<'f>,
    /// The values that have a dimension apart, by their ids in the function.
    splits: RefCell<HashMap<u32, Split>>,
}

impl Rules for Unmerging<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let (value, form) = match s.name {
            "stablehlo.reshape" => self.reshape(s, to)?,
            "stablehlo.transpose" => self.transpose(s, to)?,
            "stablehlo.reduce" => self.reduce(s, to)?,
            "stablehlo.dot_general" => self.dot(s, to)?,
            "stablehlo.slice" => self.slice(s, to)?,
            "stablehlo.concatenate" => self.concatenate(s, to)?,
            "stablehlo.broadcast_in_dim" => self.broadcast(s, to)?,
            _ if s.is_element_wise() => self.element_wise(s, to)?,
            _ => return None,
        };
        if let Some(form) = form {
            self.splits.borrow_mut().insert(s.results[0], Split { id: value.id, form });
        }
        Some(vec![value.reshape(&to.function.ty(s.results[0]).dims)])
    }
}

/// A value in the place of a statement's result, and its form if a dimension is apart.
type Made<'b> = Option<(Value<'b>, Option<Form>)>;

impl Unmerging<'_> {
    fn split<'b>(&self, id: u32, to: &Rewriter<'_, 'b>) -> Option<(Value<'b>, Form)> {
        let Split { id, form } = self.splits.borrow().get(&id)?.clone();
        Some((Value { b: to.b, id }, form))
    }

    /// A value of the function in a form.
    fn in_form<'b>(&self, id: u32, form: &Form, to: &Rewriter<'_, 'b>) -> Value<'b> {
        let dims = &to.function.ty(id).dims;
        let apart = form.apart(dims);
        if let Some((value, found)) = self.split(id, to)
            && found == *form
        {
            return value;
        }
        match self.definitions.get(id) {
            Some(s) if s.name == "stablehlo.constant" => {
                if let Some(Attribute::Splat(number, ty)) = s.attributes.get("value") {
                    return to.b.splat(*number, Type::new(ty.dtype, &apart));
                }
            }
            Some(s) if s.name == "stablehlo.iota" => {
                let dim = s.attributes.ints("iota_dimension").map(|dims| dims[0] as usize);
                if let Some(dim) = dim.filter(|&dim| dim != form.dim) {
                    let ty = Type::new(to.function.ty(id).dtype, &apart);
                    return to.b.iota(form.place(dim) as usize, ty);
                }
            }
            Some(s) if s.name == "stablehlo.broadcast_in_dim" => {
                if let Some(value) = self.spread(s, form, to) {
                    return value;
                }
            }
            _ => {}
        }
        to.value(id).reshape(&apart)
    }

    /// The result of a broadcast in a form.
    fn spread<'b>(&self, s: &Statement, form: &Form, to: &Rewriter<'_, 'b>) -> Option<Value<'b>> {
        let mapping = s.attributes.ints("broadcast_dimensions")?;
        let ty = to.function.ty(s.results[0]);
        let apart = Type::new(ty.dtype, &form.apart(&ty.dims));
        let from = &to.function.ty(s.operands[0]).dims;
        let at = mapping.iter().position(|&dim| dim as usize == form.dim);
        let mapped = |skipped: Option<usize>| -> Vec<i64> {
            let kept = mapping.iter().enumerate().filter(|(i, _)| Some(*i) != skipped);
            kept.flat_map(|(_, &dim)| form.places(dim as usize)).collect()
        };
        Some(match at {
            None => to.operand(s, 0).broadcast_in_dim(&apart, &mapped(None)),
            Some(at) if from[at] == 1 => {
                let one = to.operand(s, 0).squeeze(at);
                one.broadcast_in_dim(&apart, &mapped(Some(at)))
            }
            Some(at) => {
                let value = self.in_form(s.operands[0], &form.at(at), to);
                value.broadcast_in_dim(&apart, &mapped(None))
            }
        })
    }

    fn reshape<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let dims = &to.function.ty(s.results[0]).dims;
        let value = to.operand(s, 0);
        if let Some(form) = merged(&value.dims(), dims) {
            return Some((value.reshape(&form.apart(dims)), Some(form)));
        }
        let (value, _) = self.split(s.operands[0], to)?;
        let form = merged(&value.dims(), dims);
        let dims = form.as_ref().map_or_else(|| dims.clone(), |form| form.apart(dims));
        Some((value.reshape(&dims), form))
    }

    fn transpose<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let (value, form) = self.split(s.operands[0], to)?;
        let permutation = s.attributes.ints("permutation")?;
        let dim = permutation.iter().position(|&from| from as usize == form.dim)?;
        let places: Vec<_> =
            permutation.iter().flat_map(|&from| form.places(from as usize)).collect();
        Some((value.transpose(&places), Some(form.at(dim))))
    }

    fn reduce<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let [x, _] = s.operands[..] else { return None };
        let (value, form) = self.split(x, to)?;
        let reducer = Reducer::of(&s.regions[0])?;
        let dims = s.attributes.ints("dimensions")?;
        let places: Vec<_> = dims.iter().flat_map(|&dim| form.places(dim as usize)).collect();
        let is_kept = !dims.contains(&(form.dim as i64));
        let before = dims.iter().filter(|&&dim| (dim as usize) < form.dim).count();
        let kept = is_kept.then(|| form.at(form.dim - before));
        Some((value.reduce(reducer, &places), kept))
    }

    fn slice<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let (value, form) = self.split(s.operands[0], to)?;
        let list = |name| s.attributes.ints(name);
        let [start, limit, stride] =
            [list("start_indices")?, list("limit_indices")?, list("strides")?];
        let extent: i64 = form.extents.iter().product();
        if (start[form.dim], limit[form.dim], stride[form.dim]) != (0, extent, 1) {
            return None;
        }
        let spread = |list: &[i64], own: &dyn Fn(usize) -> i64| -> Dims {
            let mut apart = Dims::from_slice(&list[..form.dim]);
            apart.extend((0..form.extents.len()).map(own));
            apart.extend(list[form.dim + 1..].iter().copied());
            apart
        };
        let start = spread(&start, &|_| 0);
        let limit = spread(&limit, &|at| form.extents[at]);
        Some((value.slice(&start, &limit, &spread(&stride, &|_| 1)), Some(form)))
    }

    fn concatenate<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let (_, form) = s.operands.iter().find_map(|&id| self.split(id, to))?;
        let dim = s.attributes.ints("dimension")?[0] as usize;
        if dim == form.dim {
            return None;
        }
        let values: Vec<_> = s.operands.iter().map(|&id| self.in_form(id, &form, to)).collect();
        Some((to.b.concatenate(&values, form.place(dim) as usize), Some(form)))
    }

    fn broadcast<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let (_, form) = self.split(s.operands[0], to)?;
        let extent: i64 = form.extents.iter().product();
        let dim = s.attributes.ints("broadcast_dimensions")?[form.dim] as usize;
        if to.function.ty(s.results[0]).dims[dim] != extent {
            return None;
        }
        let form = form.at(dim);
        Some((self.spread(s, &form, to)?, Some(form)))
    }

    fn element_wise<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let ty = to.function.ty(s.results[0]);
        let (_, form) = s.operands.iter().find_map(|&id| self.split(id, to))?;
        let operand = |&id: &u32| match to.function.ty(id).rank() {
            0 => to.value(id),
            _ => self.in_form(id, &form, to),
        };
        let operands: Vec<_> = s.operands.iter().map(operand).collect();
        let apart = Type::new(ty.dtype, &form.apart(&ty.dims));
        let attributes = s.attributes.clone();
        let made = to.b.op(s.name, &operands, &[apart], Vec::new, |a| *a = attributes);
        Some((made[0], Some(form)))
    }

    /// A product in which the dimensions of one side's free dimension, of a pair of batches, or of a
    /// pair of contracted ones are apart.
    fn dot<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let Some(Attribute::Dot(dims)) = s.attributes.get("dot_dimension_numbers") else {
            return None;
        };
        let [x, y] = [s.operands[0], s.operands[1]];
        let [left, right] = [self.split(x, to), self.split(y, to)];
        let left_at = left.as_ref().map(|(_, form)| form.dim as i64);
        let right_at = right.as_ref().map(|(_, form)| form.dim as i64);
        let pair = |lefts: &[i64], rights: &[i64]| {
            let extents = |side: &Option<(Value<'b>, Form)>| {
                side.as_ref().map(|(_, form)| form.extents.clone())
            };
            let mut pairs = lefts.iter().zip(rights);
            extents(&left) == extents(&right)
                && pairs.any(|(l, r)| Some(*l) == left_at && Some(*r) == right_at)
        };
        let is_in = |at: Option<i64>, lists: [&Vec<i64>; 2]| {
            at.is_some_and(|at| lists.iter().any(|list| list.contains(&at)))
        };
        let in_left = is_in(left_at, [&dims.lhs_batching, &dims.lhs_contracting]);
        let in_right = is_in(right_at, [&dims.rhs_batching, &dims.rhs_contracting]);
        let (left, right) = if pair(&dims.lhs_batching, &dims.rhs_batching)
            || pair(&dims.lhs_contracting, &dims.rhs_contracting)
        {
            (left, right)
        } else if left.is_some() && !in_left {
            (left, None)
        } else if right.is_some() && !in_right {
            (None, right)
        } else {
            return None;
        };
        let whole = |side: &Option<(Value<'b>, Form)>, id: u32| {
            side.as_ref().map_or_else(|| to.value(id), |(value, _)| *value)
        };
        let apart = |side: &Option<(Value<'b>, Form)>, list: &[i64]| -> Vec<i64> {
            list.iter()
                .flat_map(|&dim| match side {
                    Some((_, form)) => form.places(dim as usize),
                    None => vec![dim],
                })
                .collect()
        };
        let spread = DotDims {
            lhs_batching: apart(&left, &dims.lhs_batching),
            rhs_batching: apart(&right, &dims.rhs_batching),
            lhs_contracting: apart(&left, &dims.lhs_contracting),
            rhs_contracting: apart(&right, &dims.rhs_contracting),
        };
        let (lhs, rhs) = (whole(&left, x), whole(&right, y));
        let result = to.function.ty(s.results[0]).dtype;
        let made = lhs.dot_general_at(Precision::of(&s.attributes), rhs, &spread, result);
        Some((
            made,
            self.form_of_dot(
                dims,
                [left, right].map(|side| side.map(|(_, form)| form)),
                [x, y],
                to,
            ),
        ))
    }

    /// The form of a product whose operands have these forms; `dims` are of the merged ones.
    fn form_of_dot(
        &self,
        dims: &DotDims,
        [left, right]: [Option<Form>; 2],
        [x, _]: [u32; 2],
        to: &Rewriter<'_, '_>,
    ) -> Option<Form> {
        let free = |dim: usize, lists: [&[i64]; 2]| {
            let used = |dim: usize| lists.iter().any(|list| list.contains(&(dim as i64)));
            (!used(dim)).then(|| (0..dim).filter(|&before| !used(before)).count())
        };
        let batches = dims.lhs_batching.len();
        let lists = [&dims.lhs_batching[..], &dims.lhs_contracting[..]];
        if let Some(form) = left {
            let batch = dims.lhs_batching.iter().position(|&dim| dim as usize == form.dim);
            let at = batch.or_else(|| Some(batches + free(form.dim, lists)?))?;
            return Some(form.at(at));
        }
        let form = right?;
        let lefts = to.function.ty(x).rank() - batches - dims.lhs_contracting.len();
        let lists = [&dims.rhs_batching[..], &dims.rhs_contracting[..]];
        Some(form.at(batches + lefts + free(form.dim, lists)?))
    }
}

/// The first dimension of a reshape's result, if several dimensions of the operand make it, and all
/// others are made so, too. Only leading dimensions are merged for products.
fn merged(from: &[i64], to: &[i64]) -> Option<Form> {
    let (mut at, mut found) = (0, None);
    for (dim, &extent) in to.iter().enumerate() {
        let (first, mut product) = (at, 1);
        while product != extent || at == first {
            product *= *from.get(at)?;
            at += 1;
            if product > extent {
                return None;
            }
        }
        let apart = from[first..at].iter().filter(|&&extent| extent != 1);
        if dim == 0 && apart.count() > 1 {
            found = Some(Form { dim, extents: Dims::from_slice(&from[first..at]) });
        }
    }
    if at == from.len() { found } else { None }
}

#[cfg(test)]
mod tests {
    use super::merged;
    use crate::{Builder, DType, DotDims, Type, Value};

    fn dot<'b>(x: Value<'b>, y: Value<'b>, left: i64, right: i64) -> Value<'b> {
        let (lhs_contracting, rhs_contracting) = (vec![left], vec![right]);
        let dims = DotDims { lhs_contracting, rhs_contracting, ..DotDims::default() };
        x.dot_general(y, &dims, DType::F32)
    }

    fn text<'b>(b: &'b Builder, parameters: &[Value<'b>], results: &[Value<'b>]) -> String {
        let function = b.finish(parameters, results).expect("a valid function");
        function.unmerged().expect("a valid function").text("f")
    }

    #[test]
    fn dimensions_are_merged_from_left_to_right() {
        let form = |from: &[i64], to: &[i64]| merged(from, to).map(|f| (f.dim, f.extents.to_vec()));
        assert_eq!(form(&[2, 3, 4], &[6, 4]), Some((0, vec![2, 3])));
        assert_eq!(form(&[2, 3, 4, 5], &[6, 20]), Some((0, vec![2, 3])));
        assert_eq!(form(&[2, 3, 4], &[2, 12]), None, "these are no rows");
        assert_eq!(form(&[1, 3, 4], &[3, 4]), None, "one dimension is no merging");
        assert_eq!(form(&[6, 4], &[2, 3, 4]), None);
        assert_eq!(form(&[2, 3], &[3, 2]), None);
    }

    #[test]
    fn a_linear_layer_keeps_batch_and_length_apart() {
        let b = Builder::recording();
        let ty = |dims: &[i64]| Type::new(DType::F32, dims);
        let [x, w, bias] =
            [b.argument(ty(&[2, 3, 4])), b.argument(ty(&[5, 4])), b.argument(ty(&[5]))];
        let rows = dot(x.reshape(&[6, 4]), w, 1, 1);
        let sum = rows + bias.broadcast_in_dim(&ty(&[6, 5]), &[1]);
        let text = text(&b, &[x, w, bias], &[sum.tanh().reshape(&[2, 3, 5])]);
        assert!(!text.contains("reshape"), "{text}");
        assert!(
            text.contains("tensor<2x3x4xf32>, tensor<5x4xf32>) -> tensor<2x3x5xf32>"),
            "{text}"
        );
    }

    #[test]
    fn the_gradient_of_a_weight_contracts_batch_and_length() {
        let b = Builder::recording();
        let ty = |dims: &[i64]| Type::new(DType::F32, dims);
        let [x, g] = [b.argument(ty(&[2, 3, 4])), b.argument(ty(&[2, 3, 5]))];
        let grad = g.reshape(&[6, 5]).transpose(&[1, 0]);
        let text = text(&b, &[x, g], &[dot(grad, x.reshape(&[6, 4]), 1, 0)]);
        assert!(text.contains("lhs_contracting_dimensions = [1, 2]"), "{text}");
        assert!(text.contains("rhs_contracting_dimensions = [0, 1]"), "{text}");
    }

    #[test]
    fn sums_of_rows_are_spread_again() {
        let b = Builder::recording();
        let ty = |dims: &[i64]| Type::new(DType::F32, dims);
        let x = b.argument(ty(&[2, 3, 4]));
        let rows = x.reshape(&[6, 4]);
        let share = rows / rows.reduce_sum(&[1]).broadcast_in_dim(&ty(&[6, 4]), &[0]);
        let text = text(&b, &[x], &[share.reshape(&[2, 3, 2, 2]), share.reduce_sum(&[0])]);
        assert_eq!(text.matches("reshape").count(), 1, "{text}");
        assert!(text.contains("dimensions = array<i64: 0, 1>"), "{text}");
    }
}
