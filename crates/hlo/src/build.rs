//! The builder: an arena of types, and the text of the statements when text is wanted.

use crate::attribute::Attributes;
use crate::function::Function;
use crate::print::Line;
use crate::product::Lying;
use crate::shared::{Scope, Sharing};
use crate::statement::{Block, Statement};
use crate::work::Work;
use crate::{DType, Dims, Refusal, Result, Type};
use std::cell::RefCell;
use std::collections::HashMap;
use std::fmt;

pub(crate) const CONSTANT: &str = "stablehlo.constant";

/// Collects statements. One builder makes one function.
pub struct Builder {
    pub(crate) inner: RefCell<Inner>,
}

pub(crate) struct Inner {
    pub(crate) types: Vec<Type>,
    /// `None` unless the builder prints.
    pub(crate) text: Option<String>,
    /// `None` unless the builder records.
    pub(crate) statements: Option<Vec<Statement>>,
    pub(crate) locations: Vec<String>,
    pub(crate) location: Option<usize>,
    /// What is called from here.
    pub(crate) functions: Vec<Function>,
    /// Present where shared values are held.
    pub(crate) sharing: Option<Sharing>,
    /// Where the elements of values are that have those of another one.
    pub(crate) lying: HashMap<u32, Lying>,
    /// What the statements of the innermost block compute.
    pub(crate) work: Work,
    refusal: Option<Refusal>,
}

/// A value of the function under construction. Copy, so rows can use it like a number.
#[derive(Clone, Copy)]
pub struct Value<'b> {
    pub(crate) b: &'b Builder,
    pub(crate) id: u32,
}

/// A nested block (reducer, comparator, loop body), already printed or recorded.
#[derive(Clone, Default)]
pub struct Region {
    pub(crate) text: String,
    pub(crate) block: Block,
    pub(crate) work: Work,
}

impl Default for Builder {
    fn default() -> Self {
        Self::types_only()
    }
}

impl Builder {
    /// Infers types and keeps no text.
    pub fn types_only() -> Self {
        Self::make(None, None)
    }

    /// Infers types and keeps statements.
    pub fn recording() -> Self {
        Self::make(None, Some(Vec::new()))
    }

    /// Infers types and prints.
    pub fn text() -> Self {
        Self::make(Some(String::with_capacity(4096)), None)
    }

    /// Writes for a compiler that takes programs as they are written, as XLA:CPU does: values that
    /// it would compute once per user are held, long reductions come in stages, short elements are
    /// sorted in one integer with their places, products are calls of a kernel of ours.
    #[must_use]
    pub fn guiding(mut self) -> Self {
        self.inner.get_mut().sharing = Some(Sharing::default());
        self
    }

    /// Keeps the statements that it prints, for [`Builder::printed`].
    #[must_use]
    pub fn keeping(mut self) -> Self {
        self.inner.get_mut().statements = Some(Vec::new());
        self
    }

    fn make(text: Option<String>, statements: Option<Vec<Statement>>) -> Self {
        Self {
            inner: RefCell::new(Inner {
                types: Vec::with_capacity(64),
                text,
                statements,
                locations: Vec::new(),
                location: None,
                functions: Vec::new(),
                sharing: None,
                lying: HashMap::new(),
                work: Work::default(),
                refusal: None,
            }),
        }
    }

    pub(crate) fn is_guiding(&self) -> bool {
        self.inner.borrow().sharing.is_some()
    }

    /// Whether statements are printed or recorded, and not their types alone inferred.
    pub fn keeps_statements(&self) -> bool {
        let inner = self.inner.borrow();
        inner.text.is_some() || inner.statements.is_some()
    }

    /// Then what changes nothing is written, too, as at other sizes it may change something.
    pub(crate) fn is_recording(&self) -> bool {
        let inner = self.inner.borrow();
        inner.statements.is_some() && inner.text.is_none()
    }

    /// Forgets everything but the allocations; a types-only builder is reused for each record.
    pub fn clear(&mut self) {
        let inner = self.inner.get_mut();
        inner.types.clear();
        inner.lying.clear();
        inner.locations.clear();
        inner.location = None;
        inner.functions.clear();
        inner.work = Work::default();
        inner.refusal = None;
        if let Some(text) = &mut inner.text {
            text.clear();
        }
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

    /// Statements from here on carry this name as their location (an ATen op, a Python line).
    pub fn set_location(&self, name: &str) {
        if !self.keeps_statements() {
            return;
        }
        let mut inner = self.inner.borrow_mut();
        let found = inner.locations.iter().position(|l| l == name);
        let idx = found.unwrap_or_else(|| {
            inner.locations.push(name.to_owned());
            inner.locations.len() - 1
        });
        inner.location = Some(idx);
    }

    /// Keeps the first refusal; later ones only follow from it.
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

    /// One statement with one result. What has no elements needs no computing: it is a constant,
    /// whatever the operation says about extents of 0.
    pub(crate) fn op1<'b>(
        &'b self,
        name: &'static str,
        operands: &[Value<'b>],
        ty: Type,
        attributes: impl FnOnce(&mut Attributes),
    ) -> Value<'b> {
        if ty.numel() == 0 && name != CONSTANT && self.keeps_statements() {
            return self.splat(0, ty);
        }
        let result = self.new_value(ty);
        if self.keeps_statements() {
            let mut attrs = Attributes::default();
            attributes(&mut attrs);
            self.put(name, operands, Vec::new(), attrs, &[result]);
        }
        result
    }

    /// One statement with regions or several results. `regions` is not called on a types-only
    /// builder: a region never decides a result type that the caller has not stated already.
    pub(crate) fn op<'b>(
        &'b self,
        name: &'static str,
        operands: &[Value<'b>],
        types: &[Type],
        regions: impl FnOnce() -> Vec<Region>,
        attributes: impl FnOnce(&mut Attributes),
    ) -> Vec<Value<'b>> {
        if !self.keeps_statements() {
            return types.iter().map(|t| self.new_value(t.clone())).collect();
        }
        if types.iter().all(|t| t.numel() == 0) {
            return types.iter().map(|t| self.splat(0, t.clone())).collect();
        }
        let mut attrs = Attributes::default();
        attributes(&mut attrs);
        let regions = regions();
        let results: Vec<_> = types.iter().map(|t| self.new_value(t.clone())).collect();
        self.put(name, operands, regions, attrs, &results);
        results
    }

    fn put(
        &self,
        name: &'static str,
        operands: &[Value<'_>],
        regions: Vec<Region>,
        attrs: Attributes,
        results: &[Value<'_>],
    ) {
        self.count(name, operands, &regions, &attrs, results);
        let (prints, keeps) = {
            let inner = self.inner.borrow();
            (inner.text.is_some(), inner.statements.is_some())
        };
        if prints {
            self.print(&Line { name, operands, regions: &regions, attrs: &attrs, results });
        }
        if keeps {
            self.keep(name, operands, regions, attrs, results);
        }
    }

    /// Prints or keeps a block with its own arguments. Its body may use values of the enclosing blocks.
    pub fn region<'b>(
        &'b self,
        arguments: &[Type],
        body: impl FnOnce(&[Value<'b>]) -> Vec<Value<'b>>,
    ) -> Region {
        let (text, statements, scope, location, work) = {
            let inner = &mut *self.inner.borrow_mut();
            let text = inner.text.as_mut().map(std::mem::take);
            let statements = inner.statements.as_mut().map(std::mem::take);
            let scope = inner.sharing.as_mut().map(Sharing::enter);
            let work = std::mem::take(&mut inner.work);
            (text, statements, scope, inner.location, work)
        };
        let args: Vec<_> = arguments.iter().map(|t| self.new_value(t.clone())).collect();
        let results = body(&args);
        let text = text.map_or_else(String::new, |outer| {
            self.close_text(outer, scope, &args, &results, location)
        });
        let mut inner = self.inner.borrow_mut();
        inner.location = location;
        let block = statements.map_or_else(Block::default, |outer| {
            let ids = |values: &[Value<'_>]| values.iter().map(|v| v.id).collect();
            let statements = inner.statements.replace(outer).unwrap_or_default();
            Block { arguments: ids(&args), statements, results: ids(&results) }
        });
        let work = std::mem::replace(&mut inner.work, work);
        Region { text, block, work }
    }

    /// What was printed of a block; what is printed next goes on after `outer`.
    fn close_text(
        &self,
        outer: String,
        scope: Option<Scope>,
        args: &[Value<'_>],
        results: &[Value<'_>],
        location: Option<usize>,
    ) -> String {
        let (name, attrs) = ("stablehlo.return", &Attributes::default());
        self.print(&Line { name, operands: results, regions: &[], attrs, results: &[] });
        let mut text = String::new();
        crate::print::block_header(&mut text, args);
        let inner = &mut *self.inner.borrow_mut();
        inner.location = location;
        let mut body = inner.text.replace(outer).unwrap_or_default();
        if let (Some(sharing), Some(scope)) = (&mut inner.sharing, scope) {
            body = sharing.leave(scope, &body, &inner.types);
        }
        text.push_str(&body);
        text
    }
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

    /// Refuses unless `law` holds. The message says which StableHLO law broke, with the types.
    #[inline]
    pub(crate) fn law(self, holds: bool, op: &str, others: &[Value<'b>], law: &str) -> bool {
        if !holds {
            self.broken(op, others, law);
        }
        holds
    }

    #[cold]
    fn broken(self, op: &str, others: &[Value<'b>], law: &str) {
        let mut types = self.ty().to_string();
        for other in others {
            types.push_str(", ");
            types.push_str(&other.ty().to_string());
        }
        self.b.refuse(Refusal::internal(format!("stablehlo.{op} on {types}: {law}")));
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
