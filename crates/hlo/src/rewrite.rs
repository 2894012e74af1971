//! Rewrites a recorded function, statement by statement: a platform's target turns the canonical
//! program into the one that its compiler wants.

use crate::buffer::BufferShape;
use crate::build::{Builder, Value};
use crate::statement::{Block, Recorded, Statement};
use crate::{Refusal, Result, Type};
use std::collections::{BTreeMap, HashMap};

/// Rules for statements.
pub trait Rules {
    /// The values that replace a statement's results. `None` keeps the statement.
    fn statement<'b>(&self, statement: &Statement, to: &Rewriter<'_, 'b>)
    -> Option<Vec<Value<'b>>>;
}

/// A copy of a function under construction.
pub struct Rewriter<'f, 'b> {
    pub b: &'b Builder,
    pub function: &'f Recorded,
    values: HashMap<u32, Value<'b>>,
    /// The location of statements that have none.
    location: Option<u32>,
}

impl Recorded {
    /// The function after these rules. Its extents stay true of the copies.
    ///
    /// # Errors
    /// The first type rule that a rewrite broke.
    pub fn rewritten(&self, rules: &impl Rules) -> Result<Recorded> {
        self.copied(rules, BufferShape::whole)
    }

    /// The same function, whose parameters and results are buffers of these shapes.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn with_buffers(&self, shape: impl Fn(&[i64]) -> BufferShape) -> Result<Recorded> {
        self.copied(&NoRules, shape)
    }

    fn copied(
        &self,
        rules: &impl Rules,
        shape: impl Fn(&[i64]) -> BufferShape,
    ) -> Result<Recorded> {
        let b = Builder::recording();
        b.inner.borrow_mut().locations.clone_from(&self.locations);
        let parameter = |&id: &u32| {
            let ty = self.ty(id);
            b.argument(Type::new(ty.dtype, &shape(&ty.dims).dims()))
        };
        let parameters: Vec<_> = self.block.arguments.iter().map(parameter).collect();
        let buffers = self.block.arguments.iter().zip(&parameters);
        let values = buffers.map(|(&id, buffer)| (id, shape(&self.ty(id).dims).value_of(*buffer)));
        let values = values.collect();
        let mut copy = Rewriter { b: &b, function: self, values, location: None };
        copy.statements(&self.block, rules);
        copy.note();
        let mut results = copy.all(&self.block.results);
        results.iter_mut().for_each(|v| *v = shape(&v.dims()).buffer_of(*v));
        let donations = self.donations.clone();
        Ok(b.close(&parameters, &results)?.donating(donations))
    }
}

/// Keeps every statement.
struct NoRules;

impl Rules for NoRules {
    fn statement<'b>(&self, _: &Statement, _: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        None
    }
}

impl Builder {
    /// Copies a function's statements into this one. Returns the results for these operands.
    /// Statements without a location get the present one.
    pub fn inline<'b>(&'b self, function: &Recorded, operands: &[Value<'b>]) -> Vec<Value<'b>> {
        let parameters = &function.block.arguments;
        let fits = operands.len() == parameters.len()
            && operands.iter().zip(parameters).all(|(v, &id)| v.ty() == *function.ty(id));
        if !fits {
            let types: Vec<_> = operands.iter().map(|v| v.ty()).collect();
            let wanted: Vec<_> = parameters.iter().map(|&id| function.ty(id)).collect();
            self.refuse(Refusal::internal(format!("the function takes {wanted:?}, got {types:?}")));
            let types = function.block.results.iter().map(|&id| function.ty(id).clone());
            return types.map(|ty| self.splat(0, ty)).collect();
        }
        let outer = self.inner.borrow().location;
        let values = parameters.iter().copied().zip(operands.iter().copied()).collect();
        let mut copy = Rewriter { b: self, function, values, location: outer };
        copy.statements(&function.block, &NoRules);
        self.inner.borrow_mut().location = outer;
        copy.all(&function.block.results)
    }
}

impl<'b> Rewriter<'_, 'b> {
    /// The copy of a value.
    ///
    /// # Panics
    /// If the function does not define the value before it uses it.
    pub fn value(&self, id: u32) -> Value<'b> {
        self.values[&id]
    }

    /// The copies of values.
    pub fn all(&self, ids: &[u32]) -> Vec<Value<'b>> {
        ids.iter().map(|&id| self.value(id)).collect()
    }

    /// The copy of a statement's operand.
    pub fn operand(&self, statement: &Statement, at: usize) -> Value<'b> {
        self.value(statement.operands[at])
    }

    /// The types of a statement's results.
    pub fn types(&self, statement: &Statement) -> Vec<Type> {
        statement.results.iter().map(|&id| self.function.ty(id).clone()).collect()
    }

    /// A statement without regions, with other operands and results of these types.
    pub(crate) fn with(
        &self,
        statement: &Statement,
        operands: &[Value<'b>],
        types: &[Type],
    ) -> Vec<Value<'b>> {
        let (name, attributes) = (statement.name, statement.attributes.clone());
        self.b.op(name, operands, types, Vec::new, |a| *a = attributes)
    }

    fn statements(&mut self, block: &Block, rules: &impl Rules) {
        for statement in &block.statements {
            match statement.location {
                None => self.b.inner.borrow_mut().location = self.location,
                Some(at) => self.b.set_location(&self.function.locations[at as usize]),
            }
            let made = match rules.statement(statement, self) {
                Some(made) => made,
                None => self.same(statement, rules),
            };
            self.values.extend(statement.results.iter().copied().zip(made));
        }
    }

    /// Copies the function's notes on its values to their copies. What is in the region of a replaced
    /// statement has none.
    fn note(&self) {
        let copy = |id: &u32| self.values.get(id).copied();
        // In order: two values may have one copy, and its note must not depend on hashes.
        for (&id, extents) in self.function.extents.iter().collect::<BTreeMap<_, _>>() {
            let Some(value) = copy(&id) else { continue };
            let mut extents = extents.clone();
            let sizes = extents.iter_mut().flatten().filter_map(|(_, size)| size.as_mut());
            sizes.for_each(|size| *size = self.value(*size).id());
            self.b.note_extents(value, extents);
        }
        for (&masked, &source) in self.function.masked.iter().collect::<BTreeMap<_, _>>() {
            if let (Some(masked), Some(source)) = (copy(&masked), copy(&source)) {
                self.b.note_masked(masked, source);
            }
        }
    }

    fn same(&mut self, statement: &Statement, rules: &impl Rules) -> Vec<Value<'b>> {
        let (operands, types) = (self.all(&statement.operands), self.types(statement));
        let regions: Vec<_> = statement.regions.iter().map(|r| self.region(r, rules)).collect();
        let attributes = statement.attributes.clone();
        self.b.op(statement.name, &operands, &types, || regions, |a| *a = attributes)
    }

    fn region(&mut self, block: &Block, rules: &impl Rules) -> Block {
        let types: Vec<_> =
            block.arguments.iter().map(|&id| self.function.ty(id).clone()).collect();
        let b = self.b;
        b.region(&types, |arguments| {
            self.values.extend(block.arguments.iter().copied().zip(arguments.iter().copied()));
            self.statements(block, rules);
            self.all(&block.results)
        })
    }
}

#[cfg(test)]
mod tests {
    use crate::{BufferShape, Builder, DType, Type};

    #[test]
    fn a_function_becomes_part_of_another() {
        let inner = {
            let b = Builder::recording();
            b.set_location("inner");
            let x = b.argument(Type::new(DType::F32, &[4]));
            b.finish(&[x], &[x.tanh()]).expect("a valid function")
        };
        let b = Builder::recording();
        b.set_location("outer");
        let x = b.argument(Type::new(DType::F32, &[4]));
        let once = b.inline(&inner, &[x]);
        let twice = b.inline(&inner, &once);
        let text = b.finish(&[x], &[twice[0] + x]).expect("a valid function").text("f");
        assert_eq!(text.matches("tanh").count(), 2, "{text}");
        assert!(text.contains("#loc1 = loc(\"inner\")"), "{text}");
        let sum = text.lines().find(|line| line.contains("add")).expect("the sum");
        assert!(sum.ends_with("loc(#loc0)"), "{text}");
    }

    #[test]
    fn buffers_may_have_other_dimensions() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[4, 2, 1]));
        let function = b.finish(&[x], &[x.tanh(), x]).expect("a valid function");
        let short = |dims: &[i64]| BufferShape::whole(dims).without_after(2);
        let text = function.with_buffers(short).expect("a valid copy").text("f");
        assert_eq!(text.matches("stablehlo.reshape").count(), 3, "{text}");
        assert!(text.contains("-> tensor<4x2x1xf32>"), "{text}");
        assert!(
            text.contains("(%0: tensor<4x2xf32>) -> (tensor<4x2xf32>, tensor<4x2xf32>)"),
            "{text}"
        );
    }

    #[test]
    fn buffers_may_have_another_order() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[4, 2, 3]));
        let function = b.finish(&[x], &[x.tanh()]).expect("a valid function");
        let last = |dims: &[i64]| BufferShape::whole(dims).ordered(&[2, 0, 1]);
        let text = function.with_buffers(last).expect("a valid copy").text("f");
        assert_eq!(text.matches("stablehlo.transpose").count(), 2, "{text}");
        assert!(text.contains("(%0: tensor<3x4x2xf32>) -> (tensor<3x4x2xf32>)"), "{text}");
    }

    #[test]
    fn copies_keep_the_notes_on_their_values() {
        let b = Builder::recording();
        let [x, size] = [Type::new(DType::F32, &[4]), Type::scalar(DType::S32)];
        let (x, size) = (b.argument(x), b.argument(size));
        let real = b.iota(0, Type::new(DType::S32, &[4])).lt(size.broadcast_to(&[4]));
        let value = x.tanh();
        let masked = real.select(value, value.zeros_like());
        b.note_extents(value, vec![vec![(4, Some(size.id()))]]);
        b.note_masked(masked, value);
        let function = b.finish(&[x, size], &[masked]).expect("a valid function");
        let copy = function.rewritten(&super::NoRules).expect("a valid copy");
        assert_eq!((&copy.extents, &copy.masked), (&function.extents, &function.masked));
        assert_eq!((copy.extents.len(), copy.masked.len()), (1, 1));
    }

    #[test]
    fn sizes_of_a_region_are_noted_of_its_own_values_only() {
        let b = Builder::recording();
        let [x, size] = [Type::new(DType::F32, &[4]), Type::scalar(DType::S32)];
        let (x, size) = (b.argument(x), b.argument(size));
        let extents = |size: crate::Value<'_>| vec![vec![(4, Some(size.id()))]];
        assert!(b.note_extents(x, extents(size)));
        let other = x.tanh();
        let zero = b.scalar(0, DType::S32);
        let ran = b.while_loop(
            &[zero, other],
            |v| v[0].lt(size),
            |v| {
                let inner = v[0].add(size);
                assert!(b.note_extents(x, extents(inner)), "the first note stays");
                assert!(!b.note_extents(other, extents(inner)));
                assert!(b.note_extents(v[1], extents(inner)));
                assert!(b.note_extents(other, extents(size)));
                vec![inner, v[1].abs()]
            },
        );
        let function = b.finish(&[x, size], &[ran[1], x.abs()]).expect("a valid function");
        assert_eq!(function.extents[&x.id()], extents(size));
        function.rewritten(&super::NoRules).expect("a valid copy");
    }

    #[test]
    fn operands_of_other_types_are_refused() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[4]));
        let function = b.finish(&[x], &[x]).expect("a valid function");
        let b = Builder::types_only();
        let x = b.argument(Type::new(DType::F32, &[3]));
        b.inline(&function, &[x]);
        assert!(b.check().is_err());
    }
}
