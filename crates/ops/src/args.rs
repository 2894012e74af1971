//! What a row sees of a call: typed values, attributes, and numbers known only at run time.

use crate::demand::Demand;
use crate::schema::{ArgType, Default, Schema};
use hlo::{Builder, DType, Number, Refusal, Result, Type, Value};
use smallvec::SmallVec;
use std::cell::{Cell, RefCell};

/// One argument of a call, in schema order.
#[derive(Clone, Debug)]
pub enum Arg<'b> {
    None,
    Tensor(Value<'b>),
    Tensors(Vec<Option<Value<'b>>>),
    /// A Python number or a zero-dimensional host tensor. Unless the row reads it with
    /// [`Args::constant`], or it equals the schema's default, its value is an input of the
    /// program, so that changing it compiles nothing.
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

/// How a run-time number travels to the device.
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

    /// float32 carries everything up to single precision; a wider reader gets what it needs.
    fn for_read(number: DType, wanted: DType) -> Slot {
        if number.is_integral() {
            Slot::I64
        } else if matches!(wanted, DType::F64 | DType::C128) || wanted.is_integral() {
            Slot::F64
        } else {
            Slot::F32
        }
    }
}

/// A run-time number that a row has read: which argument, and in which form.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct NumberRead {
    pub arg: usize,
    pub slot: Slot,
}

/// What a row asked for beyond its tensors.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Reads {
    pub numbers: SmallVec<[NumberRead; 2]>,
    /// Bit `i`: argument `i` was read as a constant, so its value belongs to the program.
    pub constants: u64,
    /// Bit `i`: argument `i` was read as extents, all of which are treated alike.
    pub extents: u64,
    /// How many places of the generator's stream the row takes; 0: it draws nothing.
    pub random_counters: u64,
}

/// What torch says of a given tensor of the second type where a result has the first.
type TargetWording = fn(DType, DType) -> String;

/// Which types tensors given for the results may have, where others are not cast.
#[derive(Clone, Copy, Debug)]
pub struct Targets {
    /// Besides the result's own.
    pub others: &'static [DType],
    pub wording: TargetWording,
}

/// The arguments of one call.
pub struct Args<'a, 'b> {
    pub(crate) b: &'b Builder,
    pub(crate) schema: &'a Schema,
    pub(crate) list: &'a [Arg<'b>],
    /// What torch.get_default_dtype() says: the type that integers become in float functions.
    pub default_dtype: DType,
    numbers: RefCell<SmallVec<[(NumberRead, Value<'b>); 2]>>,
    constants: Cell<u64>,
    extents: Cell<u64>,
    random: Cell<Option<Value<'b>>>,
    random_counters: Cell<u64>,
    checks: RefCell<Vec<Check<'b>>>,
    demands: RefCell<Vec<Demand>>,
    exact_targets: Cell<Option<Targets>>,
}

/// A law about data, such as an index being in range. Debug mode computes it and raises.
#[derive(Clone, Debug)]
pub struct Check<'b> {
    /// A zero-dimensional bool.
    pub holds: Value<'b>,
    pub refusal: Refusal,
}

impl<'a, 'b> Args<'a, 'b> {
    pub fn new(
        b: &'b Builder,
        schema: &'a Schema,
        list: &'a [Arg<'b>],
        default_dtype: DType,
    ) -> Self {
        Self {
            b,
            schema,
            list,
            default_dtype,
            numbers: RefCell::default(),
            constants: Cell::new(0),
            extents: Cell::new(0),
            random: Cell::new(None),
            random_counters: Cell::new(0),
            checks: RefCell::default(),
            demands: RefCell::default(),
            exact_targets: Cell::new(None),
        }
    }

    /// Says in advance which value a run-time number has; else reading it makes a parameter.
    pub fn supply_number(&self, read: NumberRead, value: Value<'b>) {
        self.numbers.borrow_mut().push((read, value));
    }

    /// Says in advance which value the generator's state has.
    pub fn supply_random(&self, state: Value<'b>) {
        self.random.set(Some(state));
    }

    /// What the row has asked for so far.
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

    /// Where the schema has this argument, if it does.
    pub fn position(&self, name: &str) -> Option<usize> {
        self.schema.position(name)
    }

    pub fn is_none(&self, name: &str) -> bool {
        matches!(self.arg(name), Ok((_, Arg::None)))
    }

    /// A tensor. A number standing in for one becomes zero-dimensional.
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

    /// A number as a zero-dimensional value: an input of the program, not part of it.
    pub fn scalar(&self, name: &str, dtype: DType) -> Result<Value<'b>> {
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

    /// A number that decides the program's shape or structure. Every new value compiles anew, so
    /// only what cannot be an input is read this way.
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

    /// The default value of a number is part of the program (`alpha=1` costs no product).
    pub fn is_default_number(&self, name: &str) -> bool {
        match self.arg(name) {
            Ok((i, Arg::Number { value, .. })) if self.is_default(i, *value) => {
                self.constants.set(self.constants.get() | 1 << i);
                true
            }
            _ => false,
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

    /// A list of ints of which none is a choice: programs that differ in them are one program of
    /// other sizes, also where some are 0 or 1.
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

    /// States a law about data. Only debug mode looks; elsewhere the compiler drops it.
    pub fn check(&self, holds: Value<'b>, refusal: impl FnOnce() -> Refusal) {
        if self.b.is_recording() {
            self.checks.borrow_mut().push(Check { holds, refusal: refusal() });
        }
    }

    /// The laws stated so far.
    pub fn take_checks(&self) -> Vec<Check<'b>> {
        self.checks.take()
    }

    pub(crate) fn add_demand(&self, demand: Demand) {
        self.demands.borrow_mut().push(demand);
    }

    /// What the numbers of each such call must meet.
    pub fn take_demands(&self) -> Vec<Demand> {
        self.demands.take()
    }

    /// Says that tensors given for the results must have the results' own types; elsewhere a
    /// result is cast.
    pub fn want_exact_targets(&self, wording: TargetWording) {
        self.want_targets(&[], wording);
    }

    /// The same, where these types will do, too.
    pub fn want_targets(&self, others: &'static [DType], wording: TargetWording) {
        self.exact_targets.set(Some(Targets { others, wording }));
    }

    /// How to refuse a target of another type, where casting is not allowed.
    pub fn exact_targets(&self) -> Option<Targets> {
        self.exact_targets.get()
    }

    /// The generator's state (`ui64[2]`: seed, place in the stream), with `counters` places taken.
    /// A row draws once; what it needs it takes from this one state.
    pub fn random(&self, counters: i64) -> Value<'b> {
        self.random_counters.set(counters.max(1) as u64);
        let state = self.random.get();
        let state = state.unwrap_or_else(|| self.b.argument(Type::new(DType::U64, &[2])));
        self.random.set(Some(state));
        state
    }
}

/// Whether a number is what the schema would have supplied.
pub(crate) fn equals_default(default: &Default, value: Number) -> bool {
    let real = !matches!(value, Number::Complex(_, imaginary) if imaginary != 0.0);
    matches!(default, Default::Number(d) if real && d.as_f64() == value.as_f64())
}

impl Schema {
    /// Whether argument `i` may be a run-time number.
    pub fn takes_number(&self, i: usize) -> bool {
        matches!(self.args[i].ty, ArgType::Scalar | ArgType::Float | ArgType::Tensor)
    }

    /// Whether `value` is argument `i`'s default, hence part of the program.
    pub fn is_default(&self, i: usize, value: Number) -> bool {
        equals_default(&self.args[i].default, value)
    }
}
