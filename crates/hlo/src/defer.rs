//! Reshapes and transposes come late.
//!
//! PyTorch computes a linear layer of `[batch, length, width]` as a product of matrices, whose rows
//! are batch and length in one, and `einsum` as a product of batches, whose operands are permuted
//! and merged. A compiler for TPUs chooses a layout for each value. If dimensions are apart and in
//! the order in which they were made, it lets a product write the layout that its users read;
//! otherwise values are copied. So reshapes and transposes move behind the statements that do not
//! care, up to where others undo them.

mod dot;

use crate::attribute::Attribute;
use crate::build::Value;
use crate::form::{Form, Group};
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Block, Definitions, Recorded, Statement};
use crate::{Dims, Reducer, Result, Type};
use std::cell::RefCell;
use std::collections::HashMap;

/// Elements from which a parameter stays in the form in which it is used.
const MANY: i64 = 1 << 18;

impl Recorded {
    /// The same function, in which reshapes and transposes come as late as possible.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn deferred(&self) -> Result<Recorded> {
        let rules = Deferring {
            definitions: self.definitions(),
            splits: splits(self),
            readers: self.block.readers(),
            views: RefCell::default(),
        };
        Ok(self.rewritten(&rules)?.simplified())
    }
}

struct Deferring<'f> {
    definitions: Definitions<'f>,
    /// The dimensions into which all users of a value split it.
    splits: HashMap<u32, Dims>,
    readers: HashMap<u32, u32>,
    /// The values that have a source, by their ids in the function: the source's id in the copy.
    views: RefCell<HashMap<u32, (u32, Form)>>,
}

/// A source in the place of a statement's result, and the result's form.
type Made<'b> = Option<(Value<'b>, Form)>;

impl Rules for Deferring<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let (source, form) = match s.name {
            "stablehlo.reshape" => self.reshape(s, to)?,
            "stablehlo.transpose" => self.transpose(s, to)?,
            "stablehlo.reduce" => self.reduce(s, to)?,
            "stablehlo.dot_general" => self.dot(s, to)?,
            "stablehlo.slice" => self.slice(s, to)?,
            "stablehlo.pad" => self.pad(s, to)?,
            "stablehlo.concatenate" => self.concatenate(s, to)?,
            "stablehlo.broadcast_in_dim" => self.broadcast(s, to)?,
            _ if s.is_element_wise() => self.element_wise(s, to)?,
            _ => return None,
        };
        let value = form.restored(source, &to.function.ty(s.results[0]).dims);
        if !form.is_whole() {
            self.views.borrow_mut().insert(s.results[0], (source.id, form));
        }
        Some(vec![value])
    }
}

impl Deferring<'_> {
    /// A value of the function as it is known.
    fn view<'b>(&self, id: u32, to: &Rewriter<'_, 'b>) -> (Value<'b>, Form) {
        match self.views.borrow().get(&id) {
            Some((source, form)) => (Value { b: to.b, id: *source }, form.clone()),
            None => (to.value(id), Form::whole(&to.function.ty(id).dims)),
        }
    }

    /// True if a dimension of a value may be several for statements that compute: it is the first
    /// one, or its users split it. Other merged dimensions fill a tile.
    fn is_apart(&self, id: u32, form: &Form, dim: usize, to: &Rewriter<'_, '_>) -> bool {
        let is_split = || self.splits_into(id, dim, &form.extents(dim), to);
        form.groups[dim].len() > 1 && (form.is_leading(dim) || is_split())
    }

    /// True if all users of a value split a dimension into these.
    fn splits_into(&self, id: u32, dim: usize, into: &[i64], to: &Rewriter<'_, '_>) -> bool {
        let split = self.splits.get(&id).map(|dims| Form::whole(dims));
        let merged = split.and_then(|split| split.reshaped(&to.function.ty(id).dims));
        merged.is_some_and(|merged| merged.extents(dim)[..] == *into)
    }

    /// A source of a value that statements that compute may read. Merged dimensions that have to be
    /// one are brought together.
    fn settled<'b>(&self, id: u32, to: &Rewriter<'_, 'b>) -> (Value<'b>, Form) {
        let (source, form) = self.view(id, to);
        let is_apart = |dim| self.is_apart(id, &form, dim, to);
        form.settled(source, is_apart)
    }

    /// As `settled`, of a value that is not its source.
    fn moved<'b>(&self, id: u32, to: &Rewriter<'_, 'b>) -> Made<'b> {
        Some(self.settled(id, to)).filter(|(_, form)| !form.is_whole())
    }

    /// The source that a value of the function has in a form.
    fn in_form<'b>(&self, id: u32, form: &Form, to: &Rewriter<'_, 'b>) -> Value<'b> {
        let (source, found) = self.view(id, to);
        let (source, found) = found.settled(source, |dim| form.groups[dim].len() > 1);
        if found == *form {
            return source;
        }
        let ty = Type::new(to.function.ty(id).dtype, &form.source);
        match self.definitions.get(id) {
            Some(s) if s.name == "stablehlo.constant" => {
                if let Some(Attribute::Splat(number, _)) = s.attributes.get("value") {
                    return to.b.splat(*number, ty);
                }
            }
            Some(s) if s.name == "stablehlo.iota" => {
                let dim = s.attributes.ints("iota_dimension").map_or(0, |dims| dims[0] as usize);
                if let [at] = form.groups[dim][..] {
                    return to.b.iota(at, ty);
                }
            }
            Some(s) if s.name == "stablehlo.broadcast_in_dim" => {
                if let Some(value) = self.spread(s, form, to) {
                    return value;
                }
            }
            // A reshape would stand between two parts of one fusion.
            Some(s)
                if s.is_element_wise()
                    && self.readers.get(&id) == Some(&1)
                    && form.is_ordered() =>
            {
                return self.computed(s, form, to);
            }
            _ => {}
        }
        form.of(to.value(id))
    }

    /// What an element-wise statement makes, computed in a form.
    fn computed<'b>(&self, s: &Statement, form: &Form, to: &Rewriter<'_, 'b>) -> Value<'b> {
        let operand = |&id: &u32| {
            let ty = to.function.ty(id);
            if ty.rank() == 0 {
                return to.value(id);
            }
            let value = self.in_form(id, form, to);
            // A compiler would move the reshape of a parameter behind what scales it.
            let is_parameter = self.definitions.get(id).is_none();
            let is_reshaped = form.is_ordered() && !form.is_whole() && ty.numel() >= MANY;
            if is_parameter && is_reshaped { to.b.optimization_barrier(&[value])[0] } else { value }
        };
        let operands: Vec<_> = s.operands.iter().map(operand).collect();
        let ty = Type::new(to.function.ty(s.results[0]).dtype, &form.source);
        to.with(s, &operands, &[ty])[0]
    }

    /// The source that the result of a broadcast has in a form.
    fn spread<'b>(&self, s: &Statement, form: &Form, to: &Rewriter<'_, 'b>) -> Option<Value<'b>> {
        let mapping = s.attributes.ints("broadcast_dimensions")?;
        let ty = to.function.ty(s.results[0]);
        let from = &to.function.ty(s.operands[0]).dims;
        let is_repeated = |(&dim, &extent): (&i64, &i64)| extent != ty.dims[dim as usize];
        let group = |pair: (&i64, &i64)| match is_repeated(pair) {
            true => Group::new(),
            false => form.groups[*pair.0 as usize].clone(),
        };
        let groups: Vec<Group> = mapping.iter().zip(from).map(group).collect();
        let mut places: Vec<i64> = groups.iter().flatten().map(|&at| at as i64).collect();
        places.sort_unstable();
        let rank = |at: &usize| places.iter().position(|&place| place == *at as i64);
        let operand = Form {
            groups: groups.iter().map(|g| g.iter().filter_map(rank).collect()).collect(),
            source: places.iter().map(|&at| form.source[at as usize]).collect(),
        };
        let value = self.in_form(s.operands[0], &operand, to);
        Some(value.broadcast_in_dim(&Type::new(ty.dtype, &form.source), &places))
    }

    fn reshape<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let dims = &to.function.ty(s.results[0]).dims;
        let (source, form) = self.view(s.operands[0], to);
        let known = form.reshaped(dims).map(|form| (source, form));
        let whole = || {
            let value = to.operand(s, 0);
            Form::whole(&value.dims()).reshaped(dims).map(|form| (value, form))
        };
        let (source, form) = known.or_else(whole)?;
        Some((source.reshape(&form.source), form))
    }

    fn transpose<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let (source, form) = self.view(s.operands[0], to);
        Some((source, form.permuted(&s.attributes.ints("permutation")?)))
    }

    fn reduce<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let [x, _] = s.operands[..] else { return None };
        let reducer = Reducer::of(&s.regions[0])?;
        let dims = s.attributes.ints("dimensions")?;
        let (source, form) = self.moved(x, to)?;
        Some((source.reduce(reducer, &form.places(&dims)), form.without(&dims)))
    }

    fn slice<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let (source, mut form) = self.moved(s.operands[0], to)?;
        let from = &to.function.ty(s.operands[0]).dims;
        let result = &to.function.ty(s.results[0]).dims;
        let list = |name| s.attributes.ints(name);
        let [start, limit, stride] =
            [list("start_indices")?, list("limit_indices")?, list("strides")?];
        let mut limits = form.source.clone();
        let mut starts: Dims = limits.iter().map(|_| 0).collect();
        let mut strides: Dims = limits.iter().map(|_| 1).collect();
        for dim in (0..from.len()).filter(|&dim| from[dim] != result[dim]) {
            let [at] = form.groups[dim][..] else { return None };
            (starts[at], limits[at], strides[at]) = (start[dim], limit[dim], stride[dim]);
            form.source[at] = result[dim];
        }
        Some((source.slice(&starts, &limits, &strides), form))
    }

    fn pad<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let (source, mut form) = self.moved(s.operands[0], to)?;
        let result = &to.function.ty(s.results[0]).dims;
        let list = |name| s.attributes.ints(name);
        let lists =
            [list("edge_padding_low")?, list("edge_padding_high")?, list("interior_padding")?];
        let mut spread = [(); 3].map(|()| vec![0; form.source.len()]);
        for dim in (0..result.len()).filter(|&dim| lists.iter().any(|list| list[dim] != 0)) {
            let [at] = form.groups[dim][..] else { return None };
            spread.iter_mut().zip(&lists).for_each(|(spread, list)| spread[at] = list[dim]);
            form.source[at] = result[dim];
        }
        let [low, high, interior] = spread;
        Some((source.pad(to.operand(s, 1), &low, &high, &interior), form))
    }

    fn concatenate<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let dim = s.attributes.ints("dimension")?[0] as usize;
        let forms: Vec<Form> = s.operands.iter().map(|&id| self.settled(id, to).1).collect();
        let of_extent = |form: &Form, extent: i64| {
            let [at] = form.groups[dim][..] else { return None };
            let mut form = form.clone();
            form.source[at] = extent;
            Some((form, at))
        };
        let extent = to.function.ty(s.results[0]).dims[dim];
        let forms: Vec<Form> =
            forms.iter().map(|form| Some(of_extent(form, extent)?.0)).collect::<Option<_>>()?;
        let form = common(&forms.iter().collect::<Vec<_>>())?;
        let (_, at) = of_extent(&form, extent)?;
        let part = |&id: &u32| {
            let (form, _) = of_extent(&form, to.function.ty(id).dims[dim])?;
            Some(self.in_form(id, &form, to))
        };
        let values: Vec<_> = s.operands.iter().map(part).collect::<Option<_>>()?;
        Some((to.b.concatenate(&values, at), form))
    }

    /// The new dimensions come after those of the source that they follow.
    fn broadcast<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let (_, form) = self.moved(s.operands[0], to)?;
        let mapping = s.attributes.ints("broadcast_dimensions")?;
        let from = &to.function.ty(s.operands[0]).dims;
        let dims = &to.function.ty(s.results[0]).dims;
        // The dimensions of the new source: those of the old one, and new ones of the result.
        let mut source: Vec<(Option<usize>, i64)> =
            form.source.iter().enumerate().map(|(at, &extent)| (Some(at), extent)).collect();
        let mut groups: Vec<Group> = Vec::new();
        let mut next = 0;
        for (dim, &extent) in dims.iter().enumerate() {
            let of = mapping.iter().position(|&to| to as usize == dim);
            let of = of.filter(|&of| from[of] == extent);
            let places: Group = match of {
                Some(of) => {
                    let place = |at: &usize| source.iter().position(|(old, _)| *old == Some(*at));
                    form.groups[of].iter().filter_map(place).collect()
                }
                None if extent == 1 => Group::new(),
                None => {
                    source.insert(next, (None, extent));
                    let later = groups.iter_mut().flatten().filter(|at| **at >= next);
                    later.for_each(|at| *at += 1);
                    Group::from_slice(&[next])
                }
            };
            next = places.last().map_or(next, |last| last + 1);
            groups.push(places);
        }
        // A dimension of extent 1 that was repeated is no part of the new source.
        let form = Form { groups, source: source.iter().map(|(_, extent)| *extent).collect() };
        let is_complete = form.order().len() == form.source.len();
        if !is_complete {
            return None;
        }
        Some((self.spread(s, &form, to)?, form))
    }

    fn element_wise<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Made<'b> {
        let arrays: Vec<u32> =
            s.operands.iter().copied().filter(|&id| to.function.ty(id).rank() > 0).collect();
        let is_made_anyhow = |id: u32| {
            self.definitions.get(id).is_some_and(|s| {
                let names = ["stablehlo.constant", "stablehlo.iota", "stablehlo.broadcast_in_dim"];
                names.contains(&s.name)
            })
        };
        let mut deciding: Vec<u32> =
            arrays.iter().copied().filter(|&id| !is_made_anyhow(id)).collect();
        if deciding.is_empty() {
            deciding = arrays;
        }
        let forms: Vec<Form> = deciding.iter().map(|&id| self.settled(id, to).1).collect();
        let form = common(&forms.iter().collect::<Vec<_>>())?;
        Some((self.computed(s, &form, to), form))
    }
}

/// The form in which values are computed together, unless that is as they are: the one of all, or
/// one that needs no transposes.
fn common(forms: &[&Form]) -> Option<Form> {
    let moved = |form: &&&Form| !form.is_whole();
    let first = *forms.iter().find(moved)?;
    let is_shared = forms.iter().all(|form| *form == first);
    let is_free = || forms.iter().all(|form| form.is_ordered());
    (is_shared || is_free()).then(|| first.clone())
}

/// The dimensions into which all users of a value split it, through element-wise statements.
fn splits(function: &Recorded) -> HashMap<u32, Dims> {
    let mut found: HashMap<u32, Option<Dims>> = HashMap::new();
    let note = |id: u32, dims: Option<Dims>, found: &mut HashMap<u32, Option<Dims>>| {
        let known = found.entry(id).or_insert_with(|| dims.clone());
        if *known != dims {
            *known = None;
        }
    };
    function.block.results.iter().for_each(|&id| note(id, None, &mut found));
    for s in function.block.statements.iter().rev() {
        let dims = |id: u32| &function.ty(id).dims;
        let wanted = match s.name {
            "stablehlo.reshape" => {
                let (from, to) = (dims(s.operands[0]), dims(s.results[0]));
                Form::whole(to).reshaped(from).is_some().then(|| to.clone())
            }
            _ if s.is_element_wise() => found.get(&s.results[0]).cloned().flatten(),
            _ => None,
        };
        s.operands.iter().for_each(|&id| note(id, wanted.clone(), &mut found));
        s.regions
            .iter()
            .for_each(|block| each_operand(block, &mut |id| note(id, None, &mut found)));
    }
    found.into_iter().filter_map(|(id, dims)| Some((id, dims?))).collect()
}

fn each_operand(block: &Block, visit: &mut impl FnMut(u32)) {
    block.results.iter().for_each(|&id| visit(id));
    block.visit(&mut |s| s.operands.iter().for_each(|&id| visit(id)));
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, DotDims, Type, Value};

    fn dot<'b>(x: Value<'b>, y: Value<'b>, left: i64, right: i64) -> Value<'b> {
        let (lhs_contracting, rhs_contracting) = (vec![left], vec![right]);
        let dims = DotDims { lhs_contracting, rhs_contracting, ..DotDims::default() };
        x.dot_general(y, &dims, DType::F32)
    }

    fn text<'b>(b: &'b Builder, parameters: &[Value<'b>], results: &[Value<'b>]) -> String {
        let function = b.finish(parameters, results).expect("a valid function");
        function.deferred().expect("a valid function").text("f")
    }

    fn ty(dims: &[i64]) -> Type {
        Type::new(DType::F32, dims)
    }

    fn moves(text: &str) -> usize {
        ["stablehlo.reshape", "stablehlo.transpose"]
            .map(|name| text.matches(name).count())
            .iter()
            .sum()
    }

    #[test]
    fn a_linear_layer_keeps_batch_and_length_apart() {
        let b = Builder::recording();
        let [x, w, bias] =
            [b.argument(ty(&[2, 3, 4])), b.argument(ty(&[5, 4])), b.argument(ty(&[5]))];
        let rows = dot(x.reshape(&[6, 4]), w, 1, 1);
        let sum = rows + bias.broadcast_in_dim(&ty(&[6, 5]), &[1]);
        let text = text(&b, &[x, w, bias], &[sum.tanh().reshape(&[2, 3, 5])]);
        assert_eq!(moves(&text), 0, "{text}");
        assert!(
            text.contains("tensor<2x3x4xf32>, tensor<5x4xf32>) -> tensor<2x3x5xf32>"),
            "{text}"
        );
    }

    #[test]
    fn the_gradient_of_a_weight_contracts_batch_and_length() {
        let b = Builder::recording();
        let [x, g] = [b.argument(ty(&[2, 3, 4])), b.argument(ty(&[2, 3, 5]))];
        let grad = g.reshape(&[6, 5]).transpose(&[1, 0]);
        let text = text(&b, &[x, g], &[dot(grad, x.reshape(&[6, 4]), 1, 0)]);
        assert_eq!(moves(&text), 0, "{text}");
        assert!(text.contains("lhs_contracting_dimensions = [0, 1]"), "{text}");
        assert!(text.contains("rhs_contracting_dimensions = [0, 1]"), "{text}");
    }

    /// As an optimizer updates the weight of heads.
    #[test]
    fn what_scales_a_parameter_is_computed_in_the_form_of_its_gradient() {
        let b = Builder::recording();
        let wide = ty(&[1024, 512]);
        let [p, x, g] =
            [b.argument(wide.clone()), b.argument(ty(&[64, 512])), b.argument(ty(&[8, 64, 128]))];
        let rows = g.transpose(&[1, 0, 2]).reshape(&[64, 1024]);
        let grad = dot(rows.transpose(&[1, 0]), x, 1, 0);
        let scaled = p * b.splat(0.5, wide);
        let text = text(&b, &[p, x, g], &[scaled - grad]);
        assert!(text.contains("optimization_barrier\"(%4) : (tensor<8x128x512xf32>)"), "{text}");
        assert_eq!(moves(&text), 2, "{text}");
    }

    #[test]
    fn heads_are_merged_before_a_product_that_would_have_them_last() {
        let b = Builder::recording();
        let [g, x] = [b.argument(ty(&[64, 1024])), b.argument(ty(&[8, 64, 128]))];
        let rows = x.transpose(&[1, 0, 2]).reshape(&[64, 1024]);
        let text = text(&b, &[g, x], &[dot(g, rows, 0, 0)]);
        assert!(text.contains("tensor<64x1024xf32>) -> tensor<1024x1024xf32>"), "{text}");
    }

    #[test]
    fn sums_of_rows_are_spread_again() {
        let b = Builder::recording();
        let x = b.argument(ty(&[2, 3, 4]));
        let rows = x.reshape(&[6, 4]);
        let share = rows / rows.reduce_sum(&[1]).broadcast_in_dim(&ty(&[6, 4]), &[0]);
        let text = text(&b, &[x], &[share.reshape(&[2, 3, 2, 2]), share.reduce_sum(&[0])]);
        assert_eq!(moves(&text), 1, "{text}");
        assert!(text.contains("dimensions = array<i64: 0, 1>"), "{text}");
    }

    #[test]
    fn another_order_of_length_and_batch_is_undone() {
        let b = Builder::recording();
        let [x, w] = [b.argument(ty(&[2, 3, 4])), b.argument(ty(&[4, 4]))];
        let rows = x.transpose(&[1, 0, 2]).reshape(&[6, 4]);
        let made = dot(rows, w, 1, 1).tanh().reshape(&[3, 2, 4]).transpose(&[1, 0, 2]);
        let text = text(&b, &[x, w], &[made]);
        assert_eq!(moves(&text), 0, "{text}");
    }

    #[test]
    fn the_smaller_of_operand_and_product_is_transposed() {
        let b = Builder::recording();
        let [x, w] = [b.argument(ty(&[2, 3, 4])), b.argument(ty(&[5, 4]))];
        let rows = x.transpose(&[1, 0, 2]).reshape(&[6, 4]);
        let text = text(&b, &[x, w], &[dot(rows, w, 1, 1).reshape(&[3, 2, 5])]);
        assert!(text.contains("-> tensor<3x2x4xf32>"), "{text}");
        assert_eq!(moves(&text), 1, "{text}");
    }

    /// `einsum("gsec,egcm->gsm")` and its gradients.
    #[test]
    fn a_contraction_of_several_dimensions_needs_no_order() {
        let b = Builder::recording();
        let [x, y] = [b.argument(ty(&[2, 3, 4, 5])), b.argument(ty(&[4, 2, 5, 6]))];
        let left = x.transpose(&[0, 1, 3, 2]).reshape(&[2, 3, 20]);
        let right = y.transpose(&[1, 2, 0, 3]).reshape(&[2, 20, 6]);
        let made = left.matmul(right);
        let gradient = made.matmul(right.transpose(&[0, 2, 1])).convert(DType::BF16);
        let gradient = gradient.reshape(&[2, 3, 5, 4]).transpose(&[0, 1, 3, 2]);
        let text = text(&b, &[x, y], &[made, gradient]);
        assert_eq!(moves(&text), 0, "{text}");
        assert!(text.contains("lhs_contracting_dimensions = [3, 2]"), "{text}");
    }

    #[test]
    fn merged_dimensions_that_fill_a_tile_stay_merged() {
        let b = Builder::recording();
        let [x, w] = [b.argument(ty(&[2, 4, 3, 3])), b.argument(ty(&[5, 4]))];
        let pixels = x.reshape(&[2, 4, 9]).transpose(&[0, 2, 1]);
        let made = dot(pixels.reshape(&[18, 4]), w, 1, 1).reshape(&[2, 9, 5]);
        let text = text(&b, &[x, w], &[made.tanh()]);
        assert_eq!(moves(&text), 1, "{text}");
        assert!(text.contains("-> tensor<2x9x5xf32>"), "{text}");
    }
}
