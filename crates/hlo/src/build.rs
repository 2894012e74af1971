//! The builder: an arena of types and, on request, a record of statements.

use crate::attribute::Attributes;
use crate::statement::{Block, Ids, Statement};
use crate::{DType, Dims, Extents, Precision, Recorded, Refusal, Result, Type};
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;

pub(crate) const CONSTANT: &str = "stablehlo.constant";

/// Collects statements. One builder makes one function.
pub struct Builder {
    pub(crate) inner: RefCell<Inner>,
}

#[derive(Default)]
pub(crate) struct Inner {
    pub(crate) types: Vec<Type>,
    /// `None` unless the builder records.
    pub(crate) statements: Option<Vec<Statement>>,
    pub(crate) locations: Vec<String>,
    pub(crate) location: Option<u32>,
    pub(crate) extents: HashMap<u32, Extents>,
    pub(crate) masked: HashMap<u32, u32>,
    /// The first value of each open region, from the outside in.
    open: Vec<u32>,
    precision: Precision,
    refusal: Option<Refusal>,
    cost: u32,
}

/// A value of the function under construction. It is `Copy`, so rows can use it like a number.
#[derive(Clone, Copy)]
pub struct Value<'b> {
    pub(crate) b: &'b Builder,
    pub(crate) id: u32,
}

/// What a statement costs to compile, in plain statements: functions of CHLO are written as many,
/// and so are roots and powers of complex numbers. 70 ms for `polygamma` on XLA:CPU and 200 for a
/// complex `acosh`, where a plain statement takes about 0.2.
fn cost(name: &str, operands: &[Value<'_>]) -> u32 {
    let is_complex = operands.iter().any(|v| v.dtype().is_complex());
    match name {
        "chlo.asin" | "chlo.acos" | "chlo.asinh" | "chlo.acosh" if is_complex => 1000,
        "stablehlo.sqrt" | "stablehlo.power" if is_complex => 300,
        "chlo.polygamma" | "chlo.zeta" => 400,
        "chlo.digamma" | "chlo.erf_inv" | "chlo.bessel_i1e" => 200,
        "chlo.lgamma" | "chlo.erfc" => 100,
        _ if name.starts_with("chlo.") => 20,
        _ => 1,
    }
}

impl Default for Builder {
    fn default() -> Self {
        Self::types_only()
    }
}

impl Builder {
    /// Infers types and keeps no statements.
    pub fn types_only() -> Self {
        let inner = Inner { types: Vec::with_capacity(64), ..Inner::default() };
        Self { inner: RefCell::new(inner) }
    }

    /// Infers types and records statements.
    pub fn recording() -> Self {
        let b = Self::types_only();
        b.inner.borrow_mut().statements = Some(Vec::new());
        b
    }

    pub fn is_recording(&self) -> bool {
        self.inner.borrow().statements.is_some()
    }

    /// Closes the function of a recording builder, which is empty afterwards. Unused statements are
    /// left out, and so are pairs of reversals around a window.
    ///
    /// # Errors
    /// The first type rule that a statement broke.
    pub fn finish<'b>(
        &'b self,
        parameters: &[Value<'b>],
        results: &[Value<'b>],
    ) -> Result<Recorded> {
        self.close(parameters, results)?.unmirrored()
    }

    /// As `finish`, with every reversal.
    pub(crate) fn close<'b>(
        &'b self,
        parameters: &[Value<'b>],
        results: &[Value<'b>],
    ) -> Result<Recorded> {
        self.check()?;
        let inner = self.inner.replace(Inner { statements: Some(Vec::new()), ..Inner::default() });
        let block = Block {
            arguments: ids(parameters),
            statements: inner.statements.unwrap_or_default(),
            results: ids(results),
        };
        let function = Recorded {
            types: inner.types,
            locations: inner.locations,
            donations: Vec::new(),
            block,
            extents: inner.extents,
            masked: inner.masked,
        };
        Ok(function.without_dead())
    }

    /// Forgets everything but the allocations. A types-only builder is reused for each record.
    pub fn clear(&mut self) {
        let inner = self.inner.get_mut();
        inner.types.clear();
        inner.locations.clear();
        inner.location = None;
        inner.extents.clear();
        inner.masked.clear();
        inner.refusal = None;
        if let Some(statements) = &mut inner.statements {
            statements.clear();
        }
    }

    /// A parameter of the function. Parameters come before every other value.
    pub fn argument(&self, ty: Type) -> Value<'_> {
        self.new_value(ty)
    }

    pub(crate) fn new_value(&self, ty: Type) -> Value<'_> {
        let mut inner = self.inner.borrow_mut();
        let id = inner.types.len() as u32;
        inner.types.push(ty);
        Value { b: self, id }
    }

    /// The precision of convolutions and of [`Value::product`].
    pub(crate) fn precision(&self) -> Precision {
        self.inner.borrow().precision
    }

    pub fn set_precision(&self, precision: Precision) {
        self.inner.borrow_mut().precision = precision;
    }

    /// Statements from here on carry this name as their location (an ATen op, a Python line).
    pub fn set_location(&self, name: &str) {
        if !self.is_recording() {
            return;
        }
        let mut inner = self.inner.borrow_mut();
        let found = inner.locations.iter().position(|l| l == name);
        let idx = found.unwrap_or_else(|| {
            inner.locations.push(name.to_owned());
            inner.locations.len() - 1
        });
        inner.location = Some(idx as u32);
    }

    /// Keeps the first refusal. Later ones only follow from it.
    #[cold]
    pub fn refuse(&self, refusal: Refusal) {
        self.inner.borrow_mut().refusal.get_or_insert(refusal);
    }

    /// The first refusal since the builder was made or cleared.
    pub fn check(&self) -> Result<()> {
        match self.inner.borrow_mut().refusal.take() {
            None => Ok(()),
            Some(refusal) => Err(refusal),
        }
    }

    /// The cost of compiling the statements so far, in plain statements.
    pub fn cost(&self) -> u32 {
        self.inner.borrow().cost
    }

    /// One statement with one result. A result without elements becomes a constant, so operations
    /// need not allow extents of 0.
    pub fn op1<'b>(
        &'b self,
        name: &'static str,
        operands: &[Value<'b>],
        ty: Type,
        attributes: impl FnOnce(&mut Attributes),
    ) -> Value<'b> {
        if self.computes_pairs(name, operands) {
            let wide: Vec<_> = operands.iter().map(|v| v.convert(v.dtype().accumulate())).collect();
            let computed = ty.with_dtype(ty.dtype.beside_pairs());
            return self.op1(name, &wide, computed, attributes).convert(ty.dtype);
        }
        self.check_elements(name, operands);
        self.inner.borrow_mut().cost += cost(name, operands);
        if !self.is_recording() {
            return self.new_value(ty);
        }
        if ty.numel() == 0 && name != CONSTANT {
            return self.splat(0, ty);
        }
        let result = self.new_value(ty);
        let mut attrs = Attributes::default();
        attributes(&mut attrs);
        self.push(name, operands, Vec::new(), attrs, &[result]);
        result
    }

    /// One statement with regions or several results. A types-only builder does not call `regions`:
    /// the caller states all result types.
    pub fn op<'b>(
        &'b self,
        name: &'static str,
        operands: &[Value<'b>],
        types: &[Type],
        regions: impl FnOnce() -> Vec<Block>,
        attributes: impl FnOnce(&mut Attributes),
    ) -> Vec<Value<'b>> {
        self.check_elements(name, operands);
        self.inner.borrow_mut().cost += cost(name, operands);
        if !self.is_recording() {
            return types.iter().map(|t| self.new_value(t.clone())).collect();
        }
        if types.iter().all(|t| t.numel() == 0) {
            return types.iter().map(|t| self.splat(0, t.clone())).collect();
        }
        let mut attrs = Attributes::default();
        attributes(&mut attrs);
        let regions = regions();
        let results: Vec<_> = types.iter().map(|t| self.new_value(t.clone())).collect();
        self.push(name, operands, regions, attrs, &results);
        results
    }

    fn push(
        &self,
        name: &'static str,
        operands: &[Value<'_>],
        regions: Vec<Block>,
        attributes: Attributes,
        results: &[Value<'_>],
    ) {
        let inner = &mut *self.inner.borrow_mut();
        let location = inner.location;
        let (operands, results) = (ids(operands), ids(results));
        let statement = Statement { name, operands, results, attributes, regions, location };
        inner.statements.get_or_insert_default().push(statement);
    }

    /// Records a nested block (reducer, comparator, loop body) with arguments of these types. Its
    /// body may use values of the enclosing blocks.
    pub fn region<'b>(
        &'b self,
        arguments: &[Type],
        body: impl FnOnce(&[Value<'b>]) -> Vec<Value<'b>>,
    ) -> Block {
        let (outer, location) = {
            let inner = &mut *self.inner.borrow_mut();
            inner.open.push(inner.types.len() as u32);
            (inner.statements.as_mut().map(std::mem::take), inner.location)
        };
        let args: Vec<_> = arguments.iter().map(|t| self.new_value(t.clone())).collect();
        let results = body(&args);
        let mut inner = self.inner.borrow_mut();
        inner.open.pop();
        inner.location = location;
        let statements = std::mem::replace(&mut inner.statements, outer).unwrap_or_default();
        Block { arguments: ids(&args), statements, results: ids(&results) }
    }

    /// Notes how many places of a value hold elements, in a function whose sizes vary. Sizes that a
    /// region made are unknown around it, so they are not noted of a value from there. Returns
    /// whether the value has a note.
    pub fn note_extents(&self, value: Value<'_>, extents: Extents) -> bool {
        let inner = &mut *self.inner.borrow_mut();
        let mut sizes = extents.iter().flatten().filter_map(|(_, size)| *size);
        let around = inner.open.iter().find(|&&first| value.id < first);
        if around.is_none_or(|&first| sizes.all(|size| size < first)) {
            inner.extents.insert(value.id, extents);
        }
        inner.extents.contains_key(&value.id)
    }

    /// Notes that `masked` is `source` with zeros in the places that hold no elements.
    pub fn note_masked(&self, masked: Value<'_>, source: Value<'_>) {
        self.inner.borrow_mut().masked.insert(masked.id, source.id);
    }
}

pub(crate) fn ids(values: &[Value<'_>]) -> Ids {
    values.iter().map(|v| v.id).collect()
}

impl<'b> Value<'b> {
    pub fn builder(self) -> &'b Builder {
        self.b
    }
    pub fn ty(self) -> Type {
        self.b.inner.borrow().types[self.id as usize].clone()
    }
    /// Looks at the type without copying it.
    pub fn with_type<R>(self, look: impl FnOnce(&Type) -> R) -> R {
        look(&self.b.inner.borrow().types[self.id as usize])
    }
    pub fn dtype(self) -> DType {
        self.with_type(|t| t.dtype)
    }
    pub fn dims(self) -> Dims {
        self.with_type(|t| t.dims.clone())
    }
    pub fn rank(self) -> usize {
        self.with_type(Type::rank)
    }
    pub fn dim(self, i: usize) -> i64 {
        self.with_type(|t| t.dims[i])
    }
    pub fn numel(self) -> i64 {
        self.with_type(Type::numel)
    }
    /// The identity of this value within its builder.
    pub fn id(self) -> u32 {
        self.id
    }

    /// Refuses unless the rule holds. The message gives the StableHLO rule and the types.
    #[inline]
    pub(crate) fn require(self, holds: bool, op: &str, others: &[Value<'b>], rule: &str) -> bool {
        if !holds {
            self.broken(op, others, rule);
        }
        holds
    }

    #[cold]
    fn broken(self, op: &str, others: &[Value<'b>], rule: &str) {
        let mut types = self.ty().to_string();
        for other in others {
            types.push_str(", ");
            types.push_str(&other.ty().to_string());
        }
        self.b.refuse(Refusal::internal(format!("stablehlo.{op} on {types}: {rule}")));
    }
}

impl PartialEq for Value<'_> {
    fn eq(&self, other: &Self) -> bool {
        std::ptr::eq(self.b, other.b) && self.id == other.id
    }
}

impl fmt::Debug for Value<'_> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "%{}: {}", self.id, self.ty())
    }
}
