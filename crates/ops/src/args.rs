//! The arguments of a call as a row sees them: typed values, attributes and run-time numbers.

use crate::demand::Demand;
use crate::row::Question;
use crate::schema::{ArgType, Default, Schema};
use crate::targets::Targets;
use hlo::{Builder, DType, Number, Precision, Refusal, Result, Type, Value};
use smallvec::SmallVec;
use std::cell::{Cell, RefCell};

/// One argument of a call, in schema order.
#[derive(Clone, Debug)]
pub enum Arg<'b> {
    None,
    Tensor(Value<'b>),
    Tensors(Vec<Option<Value<'b>>>),
    /// A Python number or a zero-dimensional host tensor. Its value is an input of the program, so
    /// a new value compiles nothing. The exceptions are part of the program: a number that the row
    /// reads with [`Args::constant`], and the schema's default.
    Number {
        value: Number,
        dtype: DType,
        /// A plain Python number, which yields to tensors in type promotion.
        wrapped: bool,
    },
    Numbers(Vec<Number>),
    Int(i64),
    Ints(SmallVec<[i64; 8]>),
    Bool(bool),
    Bools(SmallVec<[bool; 8]>),
    DType(DType),
    Text(String),
}

/// A warning of a call.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Warning {
    pub text: String,
    /// True if only the first call in the process warns.
    pub once: bool,
}

/// The type in which a run-time number travels to the device.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Slot {
    F32,
    F64,
    I64,
}

impl Slot {
    pub fn dtype(self) -> DType {
        match self {
            Slot::F32 => DType::F32,
            Slot::F64 => DType::F64,
            Slot::I64 => DType::S64,
        }
    }

    /// Readers of float64, complex128 or integers get float64; all others need float32 at most. An
    /// integer of 64 bits without a sign may exceed those that have one.
    fn for_read(number: DType, wanted: DType) -> Slot {
        if number.is_integral() && (number != DType::U64 || wanted.is_integral()) {
            Slot::I64
        } else if matches!(wanted, DType::F64 | DType::C128) || wanted.is_integral() {
            Slot::F64
        } else {
            Slot::F32
        }
    }
}

/// A run-time number that a row has read: its argument and its slot.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NumberRead {
    pub arg: usize,
    pub slot: Slot,
}

/// The reads of a row beyond its tensors.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reads {
    pub numbers: SmallVec<[NumberRead; 2]>,
    /// Bit `i`: argument `i` was read as a constant, so its value belongs to the program.
    pub constants: u64,
    /// Bit `i`: argument `i` was read with [`Args::extents`].
    pub extents: u64,
    /// Number of places that the row takes in the generator's stream; 0 if it draws nothing.
    pub random_counters: u64,
}

/// What a call's meaning depends on besides its arguments.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Settings {
    /// The value of `torch.get_default_dtype()`: float functions convert integers to it.
    pub default_dtype: DType,
    /// The value of `torch.get_float32_matmul_precision()`.
    pub precision: Precision,
    /// The answer to the row's question about a number.
    pub answer: bool,
    /// The type to compute in, of a row without an argument for it that is typed by its target.
    pub target: Option<DType>,
}

impl Settings {
    /// A number that differs between settings.
    pub const fn word(self) -> u64 {
        let target = match self.target {
            Some(dtype) => dtype as u64 + 1,
            None => 0,
        };
        self.default_dtype as u64
            | (self.precision as u64) << 8
            | (self.answer as u64) << 16
            | target << 17
    }
}

impl std::default::Default for Settings {
    fn default() -> Self {
        let (default_dtype, precision) = (DType::F32, Precision::Highest);
        Settings { default_dtype, precision, answer: false, target: None }
    }
}

/// The arguments of one call.
pub struct Args<'a, 'b> {
    pub(crate) b: &'b Builder,
    pub(crate) schema: &'a Schema,
    pub(crate) list: &'a [Arg<'b>],
    pub default_dtype: DType,
    /// The type of the call's target, if the row computes in it.
    pub target: Option<DType>,
    numbers: RefCell<SmallVec<[(NumberRead, Value<'b>); 2]>>,
    constants: Cell<u64>,
    extents: Cell<u64>,
    random: Cell<Option<Value<'b>>>,
    random_counters: Cell<u64>,
    checks: RefCell<Vec<Check<'b>>>,
    debug_checks: RefCell<Vec<DebugCheck<'b>>>,
    has_checks: Cell<bool>,
    demands: RefCell<Vec<Demand>>,
    warnings: RefCell<Vec<Warning>>,
    pub(crate) targets: Cell<Targets>,
}

/// A condition on data that only debug mode evaluates, because it costs about as much as its op.
#[derive(Clone, Debug)]
pub struct DebugCheck<'b> {
    /// A zero-dimensional bool.
    pub holds: Value<'b>,
    pub refusal: Refusal,
}

/// A condition on data, which every mode evaluates: that indices are in range, or another one.
#[derive(Clone, Debug)]
pub struct Check<'b> {
    /// An index that is out of range, the first element for which another condition does not hold,
    /// or [`IN_RANGE`]: a zero-dimensional `i64`.
    pub index: Value<'b>,
    /// The number of places, or [`NO_INDEX`]: a zero-dimensional `i64`.
    pub extent: Value<'b>,
    /// Its text has `{index}` and `{extent}` in the places of these numbers.
    pub refusal: Refusal,
}

/// The value of [`Check::index`] if the condition holds.
pub const IN_RANGE: i64 = i64::MIN;

/// The value of [`Check::extent`] for a condition that is not about indices.
pub const NO_INDEX: i64 = -1;

impl<'a, 'b> Args<'a, 'b> {
    pub fn new(
        b: &'b Builder,
        schema: &'a Schema,
        list: &'a [Arg<'b>],
        settings: Settings,
    ) -> Self {
        b.set_precision(settings.precision);
        Self {
            b,
            schema,
            list,
            default_dtype: settings.default_dtype,
            target: settings.target,
            numbers: RefCell::default(),
            constants: Cell::new(0),
            extents: Cell::new(0),
            random: Cell::new(None),
            random_counters: Cell::new(0),
            checks: RefCell::default(),
            debug_checks: RefCell::default(),
            has_checks: Cell::new(false),
            demands: RefCell::default(),
            warnings: RefCell::default(),
            targets: Cell::new(Targets::USUAL),
        }
    }

    /// Supplies the value of a run-time number. Without it, reading the number makes a parameter.
    pub fn supply_number(&self, read: NumberRead, value: Value<'b>) {
        self.numbers.borrow_mut().push((read, value));
    }

    /// Supplies the generator's state.
    pub fn supply_random(&self, state: Value<'b>) {
        self.random.set(Some(state));
    }

    /// The reads of the row so far.
    pub fn reads(&self) -> Reads {
        Reads {
            numbers: self.numbers.borrow().iter().map(|(read, _)| *read).collect(),
            constants: self.constants.get(),
            extents: self.extents.get(),
            random_counters: self.random_counters.get(),
        }
    }

    fn idx(&self, name: &str) -> Result<usize> {
        self.schema.position(name).ok_or_else(|| {
            Refusal::internal(format!("{}: no argument named '{name}'", self.schema.name))
        })
    }

    fn arg(&self, name: &str) -> Result<(usize, &'a Arg<'b>)> {
        let i = self.idx(name)?;
        Ok((i, &self.list[i]))
    }

    #[cold]
    fn mismatch<T>(&self, name: &str, wanted: &str) -> Result<T> {
        let got = self.arg(name).map(|(_, arg)| format!("{arg:?}")).unwrap_or_default();
        Err(Refusal::type_(format!(
            "{}(): argument '{name}' must be {wanted}, not {got}",
            self.name()
        )))
    }

    /// The op's name without overload, as torch's messages spell it.
    pub fn name(&self) -> &str {
        self.schema.name.split('.').next().unwrap_or_default()
    }

    /// The argument's position in the schema, if the schema has it.
    pub fn position(&self, name: &str) -> Option<usize> {
        self.schema.position(name)
    }

    /// True if a gradient that the schema wants is undefined.
    pub(crate) fn lacks_gradient(&self) -> bool {
        self.schema.args.iter().zip(self.list).any(|(declared, arg)| {
            let wanted = declared.ty == ArgType::Tensor && !declared.optional;
            wanted && declared.name.starts_with("grad") && matches!(arg, Arg::None)
        })
    }

    pub fn is_none(&self, name: &str) -> bool {
        matches!(self.arg(name), Ok((_, Arg::None)))
    }

    /// A tensor argument. A number in its place becomes a zero-dimensional tensor.
    pub fn tensor(&self, name: &str) -> Result<Value<'b>> {
        match self.opt_tensor(name)? {
            Some(value) => Ok(value),
            None => self.mismatch(name, "Tensor"),
        }
    }

    pub fn opt_tensor(&self, name: &str) -> Result<Option<Value<'b>>> {
        match self.arg(name)? {
            (_, Arg::None) => Ok(None),
            (_, Arg::Tensor(value)) => Ok(Some(*value)),
            (_, Arg::Number { dtype, wrapped, .. }) => {
                let float = *wrapped && dtype.is_float();
                let dtype = if float { self.default_dtype } else { *dtype };
                self.scalar(name, dtype).map(Some)
            }
            _ => self.mismatch(name, "Tensor"),
        }
    }

    pub fn tensors(&self, name: &str) -> Result<Vec<Value<'b>>> {
        let list = self.opt_tensors(name)?;
        if list.iter().any(Option::is_none) {
            return self.mismatch(name, "a list of Tensors");
        }
        Ok(list.into_iter().flatten().collect())
    }

    pub fn opt_tensors(&self, name: &str) -> Result<Vec<Option<Value<'b>>>> {
        match self.arg(name)? {
            (_, Arg::None) => Ok(Vec::new()),
            (_, Arg::Tensors(list)) => Ok(list.clone()),
            _ => self.mismatch(name, "a list of Tensors"),
        }
    }

    /// A number as a zero-dimensional value: an input of the program, not part of it. A `Scalar`
    /// that the type cannot hold is refused.
    pub fn scalar(&self, name: &str, dtype: DType) -> Result<Value<'b>> {
        let (i, arg) = self.arg(name)?;
        if self.schema.args[i].ty == ArgType::Scalar && matches!(arg, Arg::Number { .. }) {
            self.refuse_overflow(name, dtype)?;
        }
        self.wrapped(name, dtype)
    }

    /// As [`Args::scalar`], with the overflow of a number that torch wraps in a tensor: integers
    /// keep their low bits, and floats become infinite.
    pub(crate) fn wrapped(&self, name: &str, dtype: DType) -> Result<Value<'b>> {
        let (i, arg) = self.arg(name)?;
        let (value, kind) = match arg {
            Arg::Number { value, dtype, .. } => (*value, *dtype),
            Arg::Int(v) => return Ok(self.b.scalar(*v, dtype)),
            Arg::Bool(v) => return Ok(self.b.scalar(*v, dtype)),
            Arg::Tensor(v) if v.rank() == 0 => return Ok(v.convert(dtype)),
            _ => return self.mismatch(name, "Number"),
        };
        let fixed = kind.is_complex() || self.is_default(i, value);
        if fixed {
            return Ok(self.b.scalar(value, dtype));
        }
        let read = NumberRead { arg: i, slot: Slot::for_read(kind, dtype) };
        let known = self.numbers.borrow().iter().find(|(r, _)| *r == read).map(|(_, v)| *v);
        let value = known.unwrap_or_else(|| {
            let value = self.b.argument(Type::scalar(read.slot.dtype()));
            self.numbers.borrow_mut().push((read, value));
            value
        });
        Ok(value.convert(dtype))
    }

    pub fn opt_scalar(&self, name: &str, dtype: DType) -> Result<Option<Value<'b>>> {
        if self.is_none(name) { Ok(None) } else { self.scalar(name, dtype).map(Some) }
    }

    /// A number that decides the program's shape or structure. Each new value compiles a new
    /// program, so read a number this way only if it cannot be an input.
    pub fn constant(&self, name: &str) -> Result<Number> {
        match self.opt_constant(name)? {
            Some(number) => Ok(number),
            None => self.mismatch(name, "Number"),
        }
    }

    pub fn opt_constant(&self, name: &str) -> Result<Option<Number>> {
        let (i, arg) = self.arg(name)?;
        self.constants.set(self.constants.get() | 1 << i);
        match arg {
            Arg::None => Ok(None),
            Arg::Number { value, .. } => Ok(Some(*value)),
            Arg::Int(v) => Ok(Some(Number::Int(*v))),
            Arg::Bool(v) => Ok(Some(Number::Bool(*v))),
            _ => self.mismatch(name, "Number"),
        }
    }

    /// True if a number has its default value, which then is part of the program: `alpha=1` costs
    /// no product.
    pub fn is_default_number(&self, name: &str) -> bool {
        match self.arg(name) {
            Ok((i, Arg::Number { value, .. })) if self.is_default(i, *value) => {
                self.constants.set(self.constants.get() | 1 << i);
                true
            }
            _ => false,
        }
    }

    /// The answer to the row's question about a number; `None` if the argument is a tensor.
    pub(crate) fn number_holds(&self, question: Question) -> Option<bool> {
        match self.arg(question.argument) {
            Ok((_, Arg::Number { value, .. })) => Some((question.holds)(*value)),
            _ => None,
        }
    }

    fn is_default(&self, i: usize, value: Number) -> bool {
        equals_default(&self.schema.args[i].default, value)
    }

    /// The type that a number argument would have as a tensor, and whether it is wrapped.
    pub(crate) fn number_type(&self, name: &str) -> Option<(DType, bool)> {
        match self.arg(name) {
            Ok((_, Arg::Number { dtype, wrapped, .. })) => Some((*dtype, *wrapped)),
            _ => None,
        }
    }

    pub fn int(&self, name: &str) -> Result<i64> {
        match self.opt_int(name)? {
            Some(v) => Ok(v),
            None => self.mismatch(name, "int"),
        }
    }

    pub fn opt_int(&self, name: &str) -> Result<Option<i64>> {
        match self.arg(name)? {
            (_, Arg::None) => Ok(None),
            (_, Arg::Int(v)) => Ok(Some(*v)),
            (_, Arg::Bool(v)) => Ok(Some(i64::from(*v))),
            _ => self.mismatch(name, "int"),
        }
    }

    pub fn bool(&self, name: &str) -> Result<bool> {
        match self.opt_bool(name)? {
            Some(v) => Ok(v),
            None => self.mismatch(name, "bool"),
        }
    }

    pub fn opt_bool(&self, name: &str) -> Result<Option<bool>> {
        match self.arg(name)? {
            (_, Arg::None) => Ok(None),
            (_, Arg::Bool(v)) => Ok(Some(*v)),
            (_, Arg::Int(v)) => Ok(Some(*v != 0)),
            _ => self.mismatch(name, "bool"),
        }
    }

    /// A list of ints; empty when `None`.
    pub fn ints(&self, name: &str) -> Result<&'a [i64]> {
        match self.arg(name)? {
            (_, Arg::None) => Ok(&[]),
            (_, Arg::Ints(v)) => Ok(v),
            (_, Arg::Int(v)) => Ok(std::slice::from_ref(v)),
            _ => self.mismatch(name, "a list of ints"),
        }
    }

    /// A list of extents. Programs that differ in them alone are one program at other sizes, even
    /// where some extents are 0 or 1.
    pub fn extents(&self, name: &str) -> Result<&'a [i64]> {
        self.extents.set(self.extents.get() | 1 << self.idx(name)?);
        self.ints(name)
    }

    pub fn opt_ints(&self, name: &str) -> Result<Option<&'a [i64]>> {
        if self.is_none(name) { Ok(None) } else { self.ints(name).map(Some) }
    }

    pub fn bools(&self, name: &str) -> Result<&'a [bool]> {
        match self.arg(name)? {
            (_, Arg::None) => Ok(&[]),
            (_, Arg::Bools(v)) => Ok(v),
            _ => self.mismatch(name, "a list of bools"),
        }
    }

    /// A list of Python floats or numbers; always part of the program.
    pub fn numbers(&self, name: &str) -> Result<&'a [Number]> {
        match self.arg(name)? {
            (_, Arg::None) => Ok(&[]),
            (_, Arg::Numbers(v)) => Ok(v),
            _ => self.mismatch(name, "a list of numbers"),
        }
    }

    pub fn dtype(&self, name: &str) -> Result<Option<DType>> {
        match self.arg(name)? {
            (_, Arg::None) => Ok(None),
            (_, Arg::DType(v)) => Ok(Some(*v)),
            _ => self.mismatch(name, "torch.dtype"),
        }
    }

    pub fn text(&self, name: &str) -> Result<&'a str> {
        match self.arg(name)? {
            (_, Arg::None) => Ok(""),
            (_, Arg::Text(v)) => Ok(v),
            _ => self.mismatch(name, "str"),
        }
    }

    /// States a condition on data that debug mode evaluates; in other modes the compiler drops it.
    pub fn check_in_debug(&self, holds: Value<'b>, refusal: impl FnOnce() -> Refusal) {
        if self.b.is_recording() {
            self.debug_checks.borrow_mut().push(DebugCheck { holds, refusal: refusal() });
        }
    }

    /// States a condition on data, for all elements or for each of a batch. The text has `{index}` in
    /// the place of the first element that fails.
    pub fn check(&self, holds: Value<'b>, refusal: impl FnOnce() -> Refusal) {
        self.has_checks.set(true);
        if self.b.is_recording() {
            let number = |n: i64| self.b.scalar(n, DType::S64);
            let flat = holds.reshape(&[holds.numel()]);
            let place = self.b.iota(0, flat.ty().with_dtype(DType::S64));
            let first = flat.select(place.constant(i64::MAX), place).reduce_min(&[0]);
            let index = first.eq(number(i64::MAX)).select(number(IN_RANGE), first);
            let check = Check { index, extent: number(NO_INDEX), refusal: refusal() };
            self.checks.borrow_mut().push(check);
        }
    }

    /// States that `low <= index < extent`, in the index's own type.
    pub fn check_index(
        &self,
        index: Value<'b>,
        low: i64,
        extent: i64,
        refusal: impl FnOnce() -> Refusal,
    ) {
        self.has_checks.set(true);
        if !self.b.is_recording() {
            return;
        }
        let extent = self.b.scalar(extent, DType::S64);
        let wide = index.convert(DType::S64);
        let inside = wide.ge(self.b.scalar(low, DType::S64)) & wide.lt(extent);
        let all: Vec<i64> = (0..index.rank() as i64).collect();
        let index = inside.select(wide.constant(IN_RANGE), wide).reduce_max(&all);
        self.checks.borrow_mut().push(Check { index, extent, refusal: refusal() });
    }

    /// True if the call has conditions on data that every mode evaluates.
    pub fn has_checks(&self) -> bool {
        self.has_checks.get()
    }

    /// Takes the conditions stated so far that every mode evaluates.
    pub fn take_checks(&self) -> Vec<Check<'b>> {
        self.checks.take()
    }

    /// Takes the conditions stated so far that only debug mode evaluates.
    pub fn take_debug_checks(&self) -> Vec<DebugCheck<'b>> {
        self.debug_checks.take()
    }

    pub(crate) fn add_demand(&self, demand: Demand) {
        self.demands.borrow_mut().push(demand);
    }

    /// Warns the user at each call.
    pub(crate) fn warn(&self, text: String) {
        self.warnings.borrow_mut().push(Warning { text, once: false });
    }

    /// Warns the user at the first call in the process.
    pub(crate) fn warn_once(&self, text: String) {
        self.warnings.borrow_mut().push(Warning { text, once: true });
    }

    /// Takes the warnings of each call.
    pub fn take_warnings(&self) -> Vec<Warning> {
        self.warnings.take()
    }

    /// Takes the demands stated so far: preconditions on the numbers of a call.
    pub fn take_demands(&self) -> Vec<Demand> {
        self.demands.take()
    }

    /// The generator's state, `ui64[2]` (seed, place in the stream); `counters` places are taken
    /// there. A row draws once and derives all its random numbers from this state.
    pub fn random(&self, counters: i64) -> Value<'b> {
        self.random_counters.set(counters.max(1) as u64);
        let state = self.random.get();
        let state = state.unwrap_or_else(|| self.b.argument(Type::new(DType::U64, &[2])));
        self.random.set(Some(state));
        state
    }
}

/// True if a number equals the schema's default.
pub(crate) fn equals_default(default: &Default, value: Number) -> bool {
    let real = !matches!(value, Number::Complex(_, imaginary) if imaginary != 0.0);
    matches!(default, Default::Number(d) if real && d.as_f64() == value.as_f64())
}

impl Schema {
    /// True if argument `i` may be a run-time number.
    pub fn takes_number(&self, i: usize) -> bool {
        matches!(self.args[i].ty, ArgType::Scalar | ArgType::Float | ArgType::Tensor)
    }

    /// True if `value` is argument `i`'s default and so part of the program.
    pub fn is_default(&self, i: usize, value: Number) -> bool {
        equals_default(&self.args[i].default, value)
    }
}
