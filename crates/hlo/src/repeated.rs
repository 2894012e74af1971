//! Products read once what is repeated.
//!
//! Heads of attention share keys and values, which models repeat for each query head before the
//! product. A compiler for TPUs writes the repeated values, in each step of a decoding loop all that
//! the cache holds. A batch dimension that only one operand needs is a free dimension of this one.
//! Where this one is larger than the other, as in training, its own layout matters more.

use crate::attribute::Attribute;
use crate::build::Value;
use crate::dot::{DotDims, Precision};
use crate::form::{Form, Group};
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use crate::{DType, Dims, Result};

impl Recorded {
    /// The same function, whose products read an operand that is repeated before it is.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn with_operands_before_repeats(self) -> Result<Recorded> {
        let rules = Repeats(self.definitions());
        let is_found = self.block.any(|s| rules.find(s, &self).is_some());
        if is_found { Ok(self.rewritten(&rules)?.without_dead()) } else { Ok(self) }
    }
}

struct Repeats<'f>(Definitions<'f>);

/// A value that is a repeated source, whose dimensions are permuted and merged.
struct Repeated {
    source: u32,
    /// The types to which it is converted in turn.
    dtypes: Vec<DType>,
    /// How the value is made of the repeated source.
    form: Form,
    /// For each dimension of the form's source, whether it repeats.
    repeats: Vec<bool>,
}

/// A batch dimension of both operands, of which a part repeats one of them.
struct Split {
    /// The dimensions in the operand that is repeated, and in the other one.
    dims: [usize; 2],
    kept: i64,
    times: i64,
    /// True if the part that repeats is the major one.
    is_major: bool,
}

struct Found<'f> {
    dims: &'f DotDims,
    /// The place of the operand that is repeated.
    at: usize,
    repeated: Repeated,
    splits: Vec<Split>,
}

impl Repeats<'_> {
    fn find<'f>(&self, s: &'f Statement, function: &Recorded) -> Option<Found<'f>> {
        let Some(Attribute::Dot(dims)) = s.attributes.get("dot_dimension_numbers") else {
            return None;
        };
        [1, 0].into_iter().find_map(|at| {
            let repeated = self.repeated(s.operands[at], function)?;
            let size = |id: u32| function.ty(id).numel();
            if size(s.operands[1 - at]) > size(repeated.source) {
                return None;
            }
            let (own, other) = match at {
                0 => (&dims.lhs_batching, &dims.rhs_batching),
                _ => (&dims.rhs_batching, &dims.lhs_batching),
            };
            let mut splits = Vec::new();
            for (dim, group) in repeated.form.groups.iter().enumerate() {
                if group.iter().any(|&at| repeated.repeats[at]) {
                    let pair = own.iter().position(|&own| own == dim as i64)?;
                    splits.push(repeated.split([dim, other[pair] as usize], group)?);
                }
            }
            Some(Found { dims, at, repeated, splits })
        })
    }

    fn repeated(&self, id: u32, function: &Recorded) -> Option<Repeated> {
        let s = self.0.get(id)?;
        let ty = function.ty(id);
        let before = || self.repeated(*s.operands.first()?, function);
        match s.name {
            "stablehlo.convert" => {
                let mut found = before()?;
                found.dtypes.push(ty.dtype);
                Some(found)
            }
            "stablehlo.transpose" => {
                let mut found = before()?;
                found.form = found.form.permuted(&s.attributes.ints("permutation")?);
                Some(found)
            }
            "stablehlo.reshape" => before()?.reshaped(&ty.dims),
            "stablehlo.broadcast_in_dim" => {
                let from = &function.ty(s.operands[0]).dims;
                let places = s.attributes.ints("broadcast_dimensions")?;
                let is_same = |dim: usize| {
                    let at = places.iter().position(|&place| place == dim as i64);
                    at.is_some_and(|at| from[at] == ty.dims[dim])
                };
                let repeats: Vec<bool> = (0..ty.dims.len()).map(|dim| !is_same(dim)).collect();
                let is_one = from.iter().product::<i64>() == 1;
                (places.is_sorted() && !is_one && repeats.contains(&true)).then(|| Repeated {
                    source: s.operands[0],
                    dtypes: Vec::new(),
                    form: Form::whole(&ty.dims),
                    repeats,
                })
            }
            _ => None,
        }
    }
}

impl Repeated {
    /// The same under other extents, if no dimension is in part repeated.
    fn reshaped(self, dims: &[i64]) -> Option<Repeated> {
        let form = self.form.reshaped(dims)?;
        let (mut repeats, mut at, mut left) = (Vec::new(), 0, 1);
        for &extent in &form.source {
            while left == 1 {
                left = *self.form.source.get(at)?;
                at += 1;
            }
            left = (left % extent == 0).then_some(left / extent)?;
            repeats.push(self.repeats[at - 1]);
        }
        Some(Repeated { form, repeats, ..self })
    }

    /// A batch dimension as what is kept and how many times. `None` if the parts are mixed.
    fn split(&self, dims: [usize; 2], group: &Group) -> Option<Split> {
        let extent = |repeats: bool| {
            let parts = group.iter().filter(|&&at| self.repeats[at] == repeats);
            parts.map(|&at| self.form.source[at]).product()
        };
        let changes = group.windows(2).filter(|w| self.repeats[w[0]] != self.repeats[w[1]]);
        (changes.count() < 2).then(|| Split {
            dims,
            kept: extent(false),
            times: extent(true),
            is_major: self.repeats[group[0]],
        })
    }

    /// The value before it is repeated, in which a dimension that repeats has extent 1.
    fn once<'b>(&self, to: &Rewriter<'_, 'b>) -> Value<'b> {
        let source: Dims = self.kept().map(|at| self.form.source[at]).collect();
        let place = |at: &usize| self.kept().position(|kept| kept == *at);
        let group = |group: &Group| group.iter().filter_map(place).collect();
        let groups: Vec<Group> = self.form.groups.iter().map(group).collect();
        let form = Form { groups, source };
        let dims: Vec<i64> =
            (0..form.groups.len()).map(|dim| form.extents(dim).iter().product()).collect();
        let source = to.value(self.source);
        let source = self.dtypes.iter().fold(source, |value, &dtype| value.convert(dtype));
        form.restored(source.reshape(&form.source), &dims)
    }

    fn kept(&self) -> impl Iterator<Item = usize> {
        (0..self.repeats.len()).filter(|&at| !self.repeats[at])
    }
}

impl Found<'_> {
    /// The batch and the contracted dimensions of an operand.
    fn lists(&self, side: usize) -> [&[i64]; 2] {
        match side {
            0 => [&self.dims.lhs_batching, &self.dims.lhs_contracting],
            _ => [&self.dims.rhs_batching, &self.dims.rhs_contracting],
        }
    }

    /// The operand that is not repeated, with these dimensions: batches, one for each split that
    /// counts the repeats, free and contracted ones.
    fn apart<'b>(&self, value: Value<'b>) -> Value<'b> {
        let (mut spread, mut places) = (Dims::new(), Vec::new());
        for (dim, &extent) in value.dims().iter().enumerate() {
            places.push(spread.len() as i64);
            match self.splits.iter().find(|split| split.dims[1] == dim) {
                None => spread.push(extent),
                Some(Split { kept, times, is_major: true, .. }) => spread.extend([*times, *kept]),
                Some(Split { kept, times, .. }) => spread.extend([*kept, *times]),
            }
        }
        let times = self.splits.iter().map(|s| places[s.dims[1]] + i64::from(!s.is_major));
        let times: Vec<i64> = times.collect();
        self.splits.iter().for_each(|s| places[s.dims[1]] += i64::from(s.is_major));
        let [batches, contracted] = self.lists(1 - self.at);
        let is_free = |dim: &i64| !batches.contains(dim) && !contracted.contains(dim);
        let free: Vec<i64> = (0..places.len() as i64).filter(is_free).collect();
        let placed = |dims: &[i64]| dims.iter().map(|&dim| places[dim as usize]).collect();
        let order: [Vec<i64>; 4] = [placed(batches), times, placed(&free), placed(contracted)];
        value.reshape(&spread).transpose(&order.concat())
    }

    /// The order in which the repeats of the result, from a place on, stand beside their batches.
    fn order(&self, times: i64, rank: i64) -> Vec<i64> {
        let batches = self.lists(self.at)[0];
        let mut order = Vec::new();
        for (batch, dim) in (0..).zip(batches) {
            match self.splits.iter().position(|split| split.dims[0] == *dim as usize) {
                None => order.push(batch),
                Some(at) if self.splits[at].is_major => order.extend([times + at as i64, batch]),
                Some(at) => order.extend([batch, times + at as i64]),
            }
        }
        let is_left = |at: &i64| !order.contains(at);
        let left: Vec<i64> = (0..rank).filter(is_left).collect();
        [order, left].concat()
    }
}

impl Rules for Repeats<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let found = self.find(s, to.function)?;
        let (once, apart) = (found.repeated.once(to), found.apart(to.operand(s, 1 - found.at)));
        let [batches, contracted] = found.lists(found.at);
        let (count, rank) = (batches.len() as i64, apart.rank() as i64);
        let own = [batches.to_vec(), contracted.to_vec()];
        let other = [(0..count).collect(), (rank - contracted.len() as i64..rank).collect()];
        let is_second = found.at == 1;
        let (left, right, sides) =
            if is_second { (apart, once, [other, own]) } else { (once, apart, [own, other]) };
        let [[lhs_batching, lhs_contracting], [rhs_batching, rhs_contracting]] = sides;
        let numbers = DotDims { lhs_batching, rhs_batching, lhs_contracting, rhs_contracting };
        let result = to.function.ty(s.results[0]);
        let made = left.dot_general_at(Precision::of(&s.attributes), right, &numbers, result.dtype);
        let free = (once.rank() - batches.len() - contracted.len()) as i64;
        let times = if is_second { count } else { count + free };
        let order = found.order(times, made.rank() as i64);
        Some(vec![made.transpose(&order).reshape(&result.dims)])
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, DotDims, Type, Value};

    fn text(queries: i64, make: impl for<'b> Fn(Value<'b>, Value<'b>) -> Value<'b>) -> String {
        let b = Builder::recording();
        let query = b.argument(Type::new(DType::F32, &[2, 6, queries, 4]));
        let key = b.argument(Type::new(DType::F32, &[2, 3, 7, 4]));
        let made = make(query, key);
        let function = b.finish(&[query, key], &[made]).expect("a valid function");
        function.with_operands_before_repeats().expect("a valid function").text("f")
    }

    fn batches(contracting: [i64; 2]) -> DotDims {
        DotDims {
            lhs_batching: vec![0, 1],
            rhs_batching: vec![0, 1],
            lhs_contracting: vec![contracting[0]],
            rhs_contracting: vec![contracting[1]],
        }
    }

    #[test]
    fn keys_of_a_group_are_read_once() {
        let text = text(2, |query, key| {
            let whole = Type::new(DType::F32, &[2, 3, 2, 7, 4]);
            let repeated = key.broadcast_in_dim(&whole, &[0, 1, 3, 4]).reshape(&[2, 6, 7, 4]);
            query.dot_general(repeated, &batches([3, 3]), DType::F32)
        });
        assert!(!text.contains("broadcast_in_dim"), "{text}");
        assert!(!text.contains("stablehlo.transpose"), "{text}");
        assert!(text.contains("tensor<2x3x2x2x7xf32>"), "{text}");
    }

    #[test]
    fn the_repeated_operand_may_come_first_transposed_and_in_turn() {
        let text = text(2, |query, key| {
            let whole = Type::new(DType::F32, &[2, 2, 3, 7, 4]);
            let repeated = key.broadcast_in_dim(&whole, &[0, 2, 3, 4]).reshape(&[2, 6, 7, 4]);
            let turned = repeated.convert(DType::F64).transpose(&[0, 1, 3, 2]);
            turned.dot_general(query.convert(DType::F64), &batches([2, 3]), DType::F64)
        });
        assert!(!text.contains("broadcast_in_dim"), "{text}");
        assert!(text.contains("tensor<2x3x7x2x2xf64>"), "{text}");
    }

    #[test]
    fn many_queries_keep_their_dimensions() {
        let text = text(11, |query, key| {
            let whole = Type::new(DType::F32, &[2, 3, 2, 7, 4]);
            let repeated = key.broadcast_in_dim(&whole, &[0, 1, 3, 4]).reshape(&[2, 6, 7, 4]);
            query.dot_general(repeated, &batches([3, 3]), DType::F32)
        });
        assert!(text.contains("broadcast_in_dim"), "{text}");
    }

    #[test]
    fn other_repeats_stay() {
        let text = text(2, |query, key| {
            let whole = Type::new(DType::F32, &[2, 6, 7, 4]);
            let one = key.slice(&[0, 0, 0, 0], &[1, 1, 1, 4], &[1; 4]).reshape(&[4]);
            let rows = one.broadcast_in_dim(&whole, &[3]);
            query.dot_general(rows, &batches([3, 3]), DType::F32)
        });
        assert!(text.contains("broadcast_in_dim"), "a free dimension is repeated: {text}");
    }
}
