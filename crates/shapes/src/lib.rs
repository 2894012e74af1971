//! Sizes that vary: one bounded program for many sizes.
//!
//! A function is recorded at several choices of sizes, its witnesses. Their statements must agree
//! but for whole numbers. Each such number is a [`Size`], found from its values, so no rule for
//! shapes is stated twice. The function is then written at the first witness's sizes, its bounds.
//! Each value notes which of its places are real ([`Dim`]). The other places are never defined.
//! They are masked wherever places meet: in reductions, products, windows, sorts and scatters.
//!
//! This crate knows no ATen, no devices and no platform.
#![forbid(unsafe_code)]

mod agree;
mod classes;
mod contract;
mod dims;
mod emit;
mod fit;
mod index;
mod join;
mod layout;
mod rules;
mod size;
mod tuning;

pub use classes::{
    Classes, Fit, Novelty, Numbers, Padding, Placed, Source, Verdict, Written, push_type,
};
pub use dims::{Dim, Factor};
pub use fit::Fitting;
pub use layout::{Layout, Repack, Run, Runs};
pub use size::{Quotient, Size};

use agree::Steady;
use dims::Factors;
use hlo::Attribute;
use hlo::{Block, Recorded, Statement};
use hlo::{Builder, Value};
use hlo::{DType, Refusal, Result, Type};
use std::cell::{OnceCell, RefCell};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

/// A value and its dimensions, which tell its real places.
#[derive(Clone, Debug)]
pub struct Bounded<'b> {
    pub value: Value<'b>,
    pub dims: Vec<Dim>,
}

/// Recordings of one function at different sizes. The function is written at the bounds, the sizes
/// of the first one.
#[derive(Clone)]
pub struct Witnesses {
    functions: Vec<Arc<Recorded>>,
    /// The symbols' values in each recording.
    points: Vec<Vec<i64>>,
    sizes: Fitting,
    steady: OnceCell<Steady>,
}

/// One statement in all witnesses.
#[derive(Clone)]
struct Step<'w>(Vec<&'w Statement>);

/// Writes the statements of witnesses into a builder.
struct Writer<'w, 'b> {
    b: &'b Builder,
    witnesses: &'w Witnesses,
    /// The symbols, `i32` scalars.
    symbols: Vec<Value<'b>>,
    values: HashMap<u32, Bounded<'b>>,
    made: RefCell<Made<'b>>,
}

/// Values computed from sizes alone, in the blocks that are open.
#[derive(Clone, Default)]
struct Made<'b> {
    sizes: HashMap<Size, Value<'b>>,
    masks: HashMap<Factors, Value<'b>>,
}

impl Witnesses {
    /// Refuses recordings whose statements differ in more than numbers.
    pub fn new(functions: Vec<Arc<Recorded>>, points: Vec<Vec<i64>>) -> Result<Witnesses> {
        let (first, rest) =
            functions.split_first().ok_or_else(|| Refusal::internal("no witnesses"))?;
        rest.iter().try_for_each(|other| check_statements(first, other))?;
        let mut sizes = Fitting::new(&points);
        sizes.learn(extents(&functions).iter().map(Vec::as_slice));
        Ok(Witnesses { functions, points, sizes, steady: OnceCell::new() })
    }

    /// These witnesses and another one that contradicts them. `None` if there are `most` already,
    /// or if no sizes fit all of them.
    #[must_use]
    pub fn taught(&self, other: Arc<Recorded>, point: &[i64], most: usize) -> Option<Witnesses> {
        let room = self.functions.len() < most && !self.points.iter().any(|p| p == point);
        let functions = self.functions.iter().cloned().chain([other]).collect();
        let points = self.points.iter().cloned().chain([point.to_vec()]).collect();
        let taught = room.then(|| Witnesses::new(functions, points).ok())?;
        taught.filter(Witnesses::are_sizes)
    }

    /// True if each extent is a size.
    pub fn are_sizes(&self) -> bool {
        extents(&self.functions).iter().all(|values| self.sizes.size(values).is_some())
    }

    /// These witnesses after another one.
    pub fn before(&self, first: Arc<Recorded>, point: &[i64]) -> Result<Witnesses> {
        let functions = [first].into_iter().chain(self.functions.iter().cloned());
        let points = [point.to_vec()].into_iter().chain(self.points.iter().cloned());
        Witnesses::new(functions.collect(), points.collect())
    }

    /// The size that has these values in the witnesses.
    fn fit(&self, values: &[i64]) -> Result<Size> {
        self.sizes.size(values).ok_or_else(|| {
            refuse(format!("it takes the values {values:?} at sizes {:?}", self.points))
        })
    }

    fn bounds(&self) -> &[i64] {
        &self.points[0]
    }

    fn ty(&self, id: u32) -> &Type {
        &self.functions[0].types[id as usize]
    }

    /// The dependence of a dimension's extent on sizes.
    fn extent(&self, id: u32, dim: usize) -> Result<Size> {
        let extents: Vec<_> =
            self.functions.iter().map(|f| f.types[id as usize].dims[dim]).collect();
        self.fit(&extents)
    }

    fn dims(&self, id: u32, dim: impl Fn(i64, Size) -> Dim) -> Result<Vec<Dim>> {
        let bounds = self.ty(id).dims.iter().enumerate();
        bounds.map(|(i, &bound)| Ok(dim(bound, self.extent(id, i)?))).collect()
    }
}

/// The extents in all functions, each list once.
fn extents(functions: &[Arc<Recorded>]) -> BTreeSet<Vec<i64>> {
    let extent = |id: usize, dim: usize| -> Option<Vec<i64>> {
        functions.iter().map(|f| f.types.get(id)?.dims.get(dim).copied()).collect()
    };
    let types = functions.iter().take(1).flat_map(|first| first.types.iter().enumerate());
    types.flat_map(|(id, ty)| (0..ty.rank()).filter_map(move |dim| extent(id, dim))).collect()
}

/// Refuses functions whose statements differ in more than numbers.
fn check_statements(x: &Recorded, y: &Recorded) -> Result<()> {
    match difference(&x.block, &y.block) {
        None if x.types.len() == y.types.len() => Ok(()),
        at => {
            let name = at.flatten().and_then(|s| s.location).map(|l| &*x.locations[l as usize]);
            let name = name.map_or("the function".to_owned(), |name| format!("aten::{name}"));
            Err(refuse(format!("{name} has other statements for other sizes")))
        }
    }
}

/// The first statement of one block that differs from the other's, if it is known.
fn difference<'x>(x: &'x Block, y: &Block) -> Option<Option<&'x Statement>> {
    for (x, y) in x.statements.iter().zip(&y.statements) {
        let same = x.name == y.name
            && x.operands == y.operands
            && x.results == y.results
            && x.attributes.names().eq(y.attributes.names())
            && x.regions.len() == y.regions.len();
        if !same {
            return Some(Some(x));
        }
        if let Some(inside) = x.regions.iter().zip(&y.regions).find_map(|(x, y)| difference(x, y)) {
            return Some(inside.or(Some(x)));
        }
    }
    let same = x.arguments == y.arguments
        && x.results == y.results
        && x.statements.len() == y.statements.len();
    (!same).then_some(None)
}

fn refuse(text: impl Into<String>) -> Refusal {
    Refusal::not_implemented(text)
}

impl<'w> Step<'w> {
    /// The statement at the bounds.
    fn first(&self) -> &'w Statement {
        self.0[0]
    }

    fn result(&self) -> u32 {
        self.first().results[0]
    }

    fn attribute(&self, at: usize, name: &str) -> Result<&'w Attribute> {
        let found = self.0[at].attributes.list.iter().find(|a| a.0 == name);
        found.map(|a| &a.1).ok_or_else(|| Refusal::internal(format!("no attribute {name}")))
    }

    /// A list of whole numbers at the bounds.
    fn ints(&self, name: &str) -> Result<&'w [i64]> {
        self.ints_at(0, name)
    }

    fn ints_at(&self, at: usize, name: &str) -> Result<&'w [i64]> {
        match self.attribute(at, name)? {
            Attribute::Ints(values) => Ok(values),
            Attribute::Int(value) => Ok(std::slice::from_ref(value)),
            _ => Err(Refusal::internal(format!("{name} is no list of whole numbers"))),
        }
    }

    /// A list that does not depend on sizes.
    fn fixed_ints(&self, name: &str) -> Result<&'w [i64]> {
        self.check_fixed_one(name)?;
        self.ints(name)
    }

    /// A dimension, which does not depend on sizes.
    fn dim(&self, name: &str) -> Result<usize> {
        Ok(self.fixed_ints(name)?.first().copied().unwrap_or(0) as usize)
    }

    /// A list with each number as a size.
    fn sizes(&self, name: &str, witnesses: &Witnesses) -> Result<Vec<Size>> {
        let lists: Result<Vec<_>> = (0..self.0.len()).map(|at| self.ints_at(at, name)).collect();
        transposed(&lists?).map(|values| witnesses.fit(&values)).collect()
    }

    /// The rows of a table with two columns, `(low, high)` for instance.
    fn pairs(&self, name: &str, witnesses: &Witnesses) -> Result<Vec<[Size; 2]>> {
        let mut columns = Vec::new();
        for column in 0..2 {
            let list = |at: usize| match self.attribute(at, name)? {
                Attribute::Table(rows) => Ok(rows.iter().map(|row| row[column]).collect()),
                _ => Err(Refusal::internal(format!("{name} is no table"))),
            };
            let lists: Result<Vec<Vec<i64>>> = (0..self.0.len()).map(list).collect();
            let lists = lists?;
            let lists: Vec<_> = lists.iter().map(Vec::as_slice).collect();
            let sizes: Result<Vec<_>> =
                transposed(&lists).map(|values| witnesses.fit(&values)).collect();
            columns.push(sizes?);
        }
        let [low, high] = &columns[..] else { return Ok(Vec::new()) };
        Ok(low.iter().zip(high).map(|(l, h)| [l.clone(), h.clone()]).collect())
    }

    /// Refuses attributes that depend on sizes.
    fn check_fixed(&self) -> Result<()> {
        let first = &self.first().attributes;
        match self.0.iter().all(|s| s.attributes == *first) {
            true => Ok(()),
            false => Err(refuse("its attributes depend on sizes")),
        }
    }

    /// Refuses this attribute if it depends on sizes.
    fn check_fixed_one(&self, name: &str) -> Result<()> {
        for at in 1..self.0.len() {
            if self.attribute(at, name)? != self.attribute(0, name)? {
                return Err(refuse(format!("{name} depends on sizes")));
            }
        }
        Ok(())
    }

    fn region(&self, at: usize) -> Vec<&'w Block> {
        self.0.iter().map(|s| &s.regions[at]).collect()
    }
}

/// One list for each position, with the elements of all lists there.
fn transposed(lists: &[&[i64]]) -> impl Iterator<Item = Vec<i64>> {
    let n = lists.iter().map(|list| list.len()).min().unwrap_or(0);
    (0..n).map(|i| lists.iter().map(|list| list[i]).collect())
}

impl Witnesses {
    /// Writes the function. `arguments` have the bounds of the first witness; `symbols` are `i32`
    /// scalars. `in_front` moves the elements of results to the front of each dimension.
    pub fn write<'b>(
        &self,
        b: &'b Builder,
        arguments: Vec<Bounded<'b>>,
        symbols: Vec<Value<'b>>,
        in_front: bool,
    ) -> Result<Vec<Bounded<'b>>> {
        let made = RefCell::default();
        let mut writer = Writer { b, witnesses: self, symbols, values: HashMap::new(), made };
        let blocks: Vec<_> = self.functions.iter().map(|f| &f.block).collect();
        let results = writer.block(&blocks, arguments)?;
        if !in_front {
            return Ok(results);
        }
        let brought = |v: Bounded<'b>| (0..v.dims.len()).try_fold(v, |v, d| writer.prefixed(v, d));
        results.into_iter().map(brought).collect()
    }

    /// The dependence of the parameters' extents on sizes, each with its bound.
    pub fn argument_dims(&self) -> Result<Vec<Vec<Dim>>> {
        self.functions[0].block.arguments.iter().map(|&id| self.dims(id, Dim::new)).collect()
    }

    /// The types of the function's parameters at the bounds.
    pub fn argument_types(&self) -> impl Iterator<Item = &Type> {
        self.functions[0].block.arguments.iter().map(|&id| self.ty(id))
    }
}

impl<'w, 'b> Writer<'w, 'b> {
    /// Writes the statements of a block and gives its results.
    fn block(
        &mut self,
        blocks: &[&'w Block],
        arguments: Vec<Bounded<'b>>,
    ) -> Result<Vec<Bounded<'b>>> {
        self.values.extend(blocks[0].arguments.iter().copied().zip(arguments));
        for at in 0..blocks[0].statements.len() {
            let step = Step(blocks.iter().map(|block| &block.statements[at]).collect());
            let location = step.first().location;
            let locations = &self.witnesses.functions[0].locations;
            let name = location.map_or("", |l| &locations[l as usize]);
            self.b.set_location(name);
            let said = |e: Refusal| {
                let op = step.first().name;
                Refusal { message: format!("aten::{name}, {op}: {}", e.message), ..e }
            };
            let results = self.statement(&step).map_err(said)?;
            self.b.check().map_err(said)?;
            for (&id, result) in step.first().results.iter().zip(results) {
                self.check(id, &result).map_err(said)?;
                self.values.insert(id, result);
            }
        }
        blocks[0].results.iter().map(|&id| self.value(id)).collect()
    }

    /// Checks that a result has the type that the witnesses give.
    fn check(&self, id: u32, result: &Bounded<'b>) -> Result<()> {
        let ty = self.witnesses.ty(id);
        if result.value.ty() != *ty {
            return Err(Refusal::internal(format!("{:?} instead of {ty}", result.value)));
        }
        for (i, dim) in result.dims.iter().enumerate() {
            let size = self.witnesses.extent(id, i)?;
            if dim.bound() != ty.dims[i] || dim.size() != size {
                let text = format!("dimension {i} has {dim:?} instead of {size}");
                return Err(Refusal::internal(text));
            }
        }
        Ok(())
    }

    fn value(&self, id: u32) -> Result<Bounded<'b>> {
        let found = self.values.get(&id).cloned();
        found.ok_or_else(|| Refusal::internal(format!("no value {id}")))
    }

    fn operand(&self, step: &Step<'_>, at: usize) -> Result<Bounded<'b>> {
        self.value(step.first().operands[at])
    }

    fn operands(&self, step: &Step<'_>) -> Result<Vec<Bounded<'b>>> {
        step.first().operands.iter().map(|&id| self.value(id)).collect()
    }

    /// A size as an `i32` scalar.
    fn size(&self, size: &Size) -> Value<'b> {
        if let Some(value) = size.as_constant() {
            return self.b.scalar(value, DType::S32);
        }
        if i32::try_from(size.eval(self.witnesses.bounds())).is_err() {
            self.b.refuse(refuse(format!("{size} may be more than an i32 holds")));
        }
        let known = self.made.borrow().sizes.get(size).copied();
        known.unwrap_or_else(|| {
            let scalar = |value| self.b.scalar(value, DType::S32);
            let quotient = |q: &Quotient| match (self.symbols[q.symbol], q.plus, q.by) {
                (symbol, _, 1) => symbol,
                (symbol, plus @ 0.., by) => symbol.add(scalar(plus)).divide(scalar(by)),
                // Division rounds towards zero.
                (symbol, plus, by) => {
                    let above = symbol.add(scalar(plus.rem_euclid(by))).divide(scalar(by));
                    above.subtract(scalar(-plus.div_euclid(by)))
                }
            };
            let products = size.terms().map(|(factor, product)| {
                product.iter().map(quotient).fold(scalar(factor), Value::multiply)
            });
            let zero = scalar(0);
            let sum = products.fold(zero, Value::add);
            self.made.borrow_mut().sizes.insert(size.clone(), sum);
            sum
        })
    }

    /// Writes regions. Values made in them are not used outside.
    fn enclosed<R>(&mut self, write: impl FnOnce(&mut Self) -> R) -> R {
        let made = self.made.borrow().clone();
        let result = write(self);
        self.made.replace(made);
        result
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use hlo::{ConvMap, ConvMaps, Dims};

    /// A function of rows and columns, recorded at some sizes.
    fn recorded(point: &[i64], function: impl for<'b> Fn(Value<'b>) -> Value<'b>) -> Arc<Recorded> {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[point[0], point[1], 4]));
        Arc::new(b.finish(&[x], &[function(x)]).expect("a valid function"))
    }

    const POINTS: [[i64; 2]; 4] = [[4, 16], [5, 17], [7, 11], [6, 13]];

    fn witnesses(function: impl for<'b> Fn(Value<'b>) -> Value<'b>) -> Result<Witnesses> {
        let functions = POINTS.iter().map(|point| recorded(point, &function)).collect();
        Witnesses::new(functions, POINTS.iter().map(|point| point.to_vec()).collect())
    }

    /// The function's text at the bounds, and the dimensions of its result.
    fn bounded(function: impl for<'b> Fn(Value<'b>) -> Value<'b>) -> Result<(String, Vec<Dim>)> {
        let (function, dims) = written(function)?;
        Ok((function.simplified().text("program"), dims))
    }

    fn written(function: impl for<'b> Fn(Value<'b>) -> Value<'b>) -> Result<(Recorded, Vec<Dim>)> {
        let b = Builder::recording();
        let witnesses = witnesses(function)?;
        let x = b.argument(Type::new(DType::F32, &[4, 16, 4]));
        let symbols: Vec<_> = (0..2).map(|_| b.argument(Type::scalar(DType::S32))).collect();
        let dims = vec![Dim::new(4, Size::symbol(0)), Dim::new(16, Size::symbol(1)), Dim::fixed(4)];
        let argument = Bounded { value: x, dims };
        let results = witnesses.write(&b, vec![argument], symbols.clone(), false)?;
        let parameters: Vec<_> = [x].into_iter().chain(symbols).collect();
        let function = b.finish(&parameters, &[results[0].value])?;
        Ok((function, results[0].dims.clone()))
    }

    #[test]
    fn element_wise_statements_are_written_unchanged() {
        let (text, dims) = bounded(|x| (x + x).tanh()).expect("bounded");
        assert!(!text.contains("select"), "{text}");
        assert_eq!(dims[1], Dim::new(16, Size::symbol(1)));
    }

    #[test]
    fn sums_mask_places_that_are_not_real() {
        let (text, dims) = bounded(|x| x.reduce_sum(&[1])).expect("bounded");
        assert_eq!(text.matches("stablehlo.select").count(), 1, "{text}");
        assert_eq!(dims, [Dim::new(4, Size::symbol(0)), Dim::fixed(4)]);
    }

    #[test]
    fn rows_of_a_batch_are_not_moved() {
        let rows: fn(Value<'_>) -> Value<'_> = |x| x.reshape(&[x.dim(0) * x.dim(1), 4]).negate();
        let (text, dims) = bounded(rows).expect("bounded");
        assert!(!text.contains("gather"), "{text}");
        let factors = [(4, 0), (16, 1)].map(|(bound, s)| Factor { bound, size: Size::symbol(s) });
        assert_eq!(dims, [Dim::of(factors), Dim::fixed(4)]);
    }

    #[test]
    fn products_are_masked_and_note_real_places() {
        let weighted: fn(Value<'_>) -> Value<'_> = |x| x.matmul(x.transpose(&[0, 2, 1])).matmul(x);
        let (function, dims) = written(weighted).expect("bounded");
        assert_eq!(dims[1], Dim::new(16, Size::symbol(1)));
        let mut statements = function.block.statements.iter();
        let last = statements.rfind(|s| s.name.ends_with("dot_general")).expect("two products");
        let sources: Vec<_> = last.operands.iter().map(|id| function.masked[id]).collect();
        let bounds = |id: &u32| -> Vec<(i64, bool)> {
            let factors = function.extents[id].iter().flatten();
            factors.map(|(bound, size)| (*bound, size.is_some())).collect()
        };
        assert_eq!(bounds(&sources[0]), [(4, true), (16, true), (16, true)]);
        assert_eq!(bounds(&sources[1]), [(4, true), (16, true), (4, false)]);
    }

    #[test]
    fn a_grouped_kernel_gradient_sums_over_any_batch_and_any_places() {
        let gradient: fn(Value<'_>) -> Value<'_> = |x| {
            let image = x.transpose(&[0, 2, 1]);
            let maps = ConvMaps {
                image: image.dims(),
                kernel: Dims::from_slice(&[4, 1, 3]),
                output: image.dims(),
                stride: vec![1],
                padding: vec![1],
                dilation: vec![1],
                groups: 4,
            };
            maps.write(ConvMap::KernelGradient, image, image)
        };
        let (text, dims) = bounded(gradient).expect("bounded");
        assert!(text.contains("batch_group_count = 4"), "{text}");
        assert_eq!(text.matches("stablehlo.select").count(), 2, "{text}");
        assert_eq!(dims, [4, 1, 3].map(Dim::fixed));
    }

    #[test]
    fn a_composite_of_separate_problems_stays_one() {
        let composite: fn(Value<'_>) -> Value<'_> = |x| {
            let problems = x.unsqueeze(2);
            problems.builder().composite("less", &[problems], &[x.ty()], |v| {
                let most = v[0].reduce_max(&[0, 1, 2, 3]);
                vec![v[0].squeeze(2) - most.broadcast_in_dim(&v[0].squeeze(2).ty(), &[])]
            })[0]
        };
        let (function, dims) = written(composite).expect("bounded");
        let is_there = |s: &Statement| s.name == "stablehlo.composite";
        assert!(function.block.statements.iter().any(is_there));
        // What asks about all problems leaves out those that are not real.
        assert_eq!(function.text("f").matches("stablehlo.select").count(), 1);
        assert_eq!(dims[..2], [Dim::new(4, Size::symbol(0)), Dim::new(16, Size::symbol(1))]);
        let of_rows: fn(Value<'_>) -> Value<'_> =
            |x| x.builder().composite("negate", &[x], &[x.ty()], |v| vec![v[0].negate()])[0];
        assert!(written(of_rows).is_err(), "rows of a matrix are no problems");
    }

    #[test]
    fn a_mean_divides_by_the_size() {
        let mean: fn(Value<'_>) -> Value<'_> = |x| x.reduce_sum(&[1]) / x.dim(1) as f64;
        let (text, _) = bounded(mean).expect("bounded");
        assert!(!text.contains("dense<1.6e1>"), "{text}");
    }

    #[test]
    fn a_slice_whose_length_varies_is_clamped_by_its_real_length() {
        let behind: fn(Value<'_>) -> Value<'_> = |x| {
            let b = x.builder();
            let twice = b.concatenate(&[x, x], 1);
            let start = x.reduce_sum(&[0, 1, 2]).convert(DType::S32);
            let zero = b.scalar(0, DType::S32);
            twice.dynamic_slice(&[zero, start, zero], &x.dims())
        };
        let (text, dims) = bounded(behind).expect("bounded");
        assert!(text.contains("stablehlo.clamp"), "{text}");
        assert_eq!(dims[1], Dim::new(16, Size::symbol(1)));
    }

    #[test]
    fn another_algorithm_for_other_sizes_is_refused() {
        let function: fn(Value<'_>) -> Value<'_> =
            |x| if x.dim(1) < 12 { x.tanh() } else { x.tanh().negate() };
        let refusal = witnesses(function).err().expect("other statements at 11");
        assert!(refusal.message.contains("other statements for other sizes"), "{refusal}");
        let same: fn(Value<'_>) -> Value<'_> = |x| if x.dim(1) < 8 { x.tanh() } else { x.negate() };
        let witnesses = witnesses(same).expect("the same statements at all of them");
        assert!(witnesses.check(&recorded(&[3, 9], same), &[3, 9], &[4, 16]).is_ok());
        assert!(witnesses.check(&recorded(&[3, 5], same), &[3, 5], &[4, 16]).is_err());
    }

    #[test]
    fn an_extent_that_grows_as_sizes_shrink_has_no_bounds() {
        let rest: fn(Value<'_>) -> Value<'_> =
            |x| x.builder().splat(1, Type::new(DType::F32, &[x.dim(1) - x.dim(0)]));
        let witnesses = witnesses(rest).expect("valid witnesses");
        let at = |point: [i64; 2]| witnesses.check(&recorded(&point, rest), &point, &[4, 16]);
        assert!(at([4, 12]).is_ok());
        let refusal = at([2, 15]).expect_err("13 places where 12 are the most");
        assert!(refusal.message.contains("-s0 + s1 is larger at [2, 15]"), "{refusal}");
    }
}
