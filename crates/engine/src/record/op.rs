//! Ops, which are interned calls: a row, or a step of the engine, with attributes and operand
//! types. Equal calls share one [`Op`], so a row's function runs once for each distinct call.

use crate::Result;
use crate::error::Error;
use crate::metrics::hash_words;
use crate::record::call::{Call, CallArg, Order, TensorRef};
use crate::record::control::Control;
use crate::record::graph::{Graph, hash_content};
use crate::record::key::{push_arg, push_type, push_view};
use crate::record::module::Module;
use crate::record::order;
use crate::record::rows::RowEntry;
use crate::record::template::{Template, template};
use crate::record::view::Geometry;
use hashbrown::HashTable;
use hlo::{Builder, DType, Type};
use ops::{Args, Demand, Reads, Settings, Targets, Warning};
use smallvec::smallvec;
use std::collections::{HashMap, HashSet};
use std::sync::atomic::Ordering::Relaxed;

/// One distinct call. Ops are never freed, as torch may read their shapes at any time.
pub(crate) struct Op {
    pub(crate) id: u32,
    /// Ops that differ only in whole numbers share this number.
    pub(crate) structure_id: u32,
    pub(crate) kind: Kind,
    pub(crate) operands: Vec<Type>,
    pub(crate) outputs: Vec<Output>,
    /// Values that a node of this op makes.
    pub(crate) n_values: usize,
    /// Raw run-time numbers that a node of this op carries.
    pub(crate) numbers: Vec<NumberKind>,
    /// The refusal of a target whose type is not the result's, for rows that do not cast.
    pub(crate) targets: Targets,
    /// Preconditions on the numbers of each call.
    pub(crate) demands: Vec<Demand>,
    /// Warnings of each call.
    pub(crate) warnings: Vec<Warning>,
    /// True if it has indices that may be out of range, and they are checked.
    pub(crate) has_checks: bool,
    /// True if ranks take part: its nodes are never dropped.
    pub(crate) is_collective: bool,
    pub(crate) key: Box<[u64]>,
    /// A hash of the call, equal in all processes that record it.
    pub(crate) content: u128,
    /// What it costs to compile, in plain statements.
    pub(crate) cost: u32,
}

/// The kind of a run-time number.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum NumberKind {
    F32,
    F64,
    I64,
    /// The seed of a random stream.
    Seed,
    /// The number of blocks drawn from the stream before.
    Offset,
}

impl Op {
    pub(crate) fn name<'a>(&'a self, rows: &'a [RowEntry]) -> &'a str {
        match &self.kind {
            Kind::Row { row, .. } => &rows[*row].schema.name,
            Kind::Read(_) => "read_view",
            Kind::ReadRows => "read_rows",
            Kind::WriteRows => "write_rows",
            Kind::Write(_) => "write_view",
            Kind::Copy => "copy",
            Kind::Zeros => "zeros",
            Kind::Graph(_) => "graph",
            Kind::Control(control) => control.name(),
            Kind::Module(module) => module.name,
            Kind::Collective(name) => name,
        }
    }

    /// A collective of a world, as one of a world of as many ranks as its group has.
    pub(crate) fn alone(&self, ranks: usize) -> Option<Op> {
        let Kind::Row { row, args, settings, reads } = &self.kind else { return None };
        let (row, settings, reads, mut args) = (*row, *settings, reads.clone(), args.clone());
        let (last, ranks) = (args.last_mut()?, ranks as i64);
        *last = Template::Ints(match ranks {
            1 => smallvec![1],
            _ => smallvec![ranks, ranks, 1],
        });
        Some(Op {
            kind: Kind::Row { row, args, settings, reads },
            operands: self.operands.clone(),
            outputs: self.outputs.clone(),
            numbers: self.numbers.clone(),
            targets: Targets::USUAL,
            demands: Vec::new(),
            warnings: Vec::new(),
            key: [].into(),
            ..*self
        })
    }

    pub(crate) fn has_other_extents(&self, other: &Op) -> bool {
        let outputs = self.outputs.iter().zip(&other.outputs).map(|(x, y)| (&x.ty, &y.ty));
        self.id != other.id
            && self
                .operands
                .iter()
                .zip(&other.operands)
                .chain(outputs)
                .any(|(x, y)| x.dims != y.dims)
    }

    /// The type of one of its values.
    pub(crate) fn value_type(&self, value: u32) -> Option<&Type> {
        let is_it = |o: &&Output| o.source == Source::Value(value);
        // The values of most ops have the order of their outputs.
        let found = self.outputs.get(value as usize).filter(is_it);
        found.or_else(|| self.outputs.iter().find(is_it)).map(|o| &o.ty)
    }
}

pub(crate) enum Kind {
    Row {
        row: usize,
        args: Vec<Template>,
        settings: Settings,
        reads: Reads,
    },
    /// The elements of a view of the operand.
    Read(Geometry),
    /// Neighbouring rows of the operand. The index of the first one is a run-time number.
    ReadRows,
    /// The first operand with the second written through a view.
    Write(Geometry),
    /// The first operand with such rows replaced by the second one.
    WriteRows,
    /// The operand, converted to the output's type and broadcast to its shape.
    Copy,
    Zeros,
    /// A captured function; programs take its nodes instead.
    Graph(Graph),
    /// Captured functions that run depending on data.
    Control(Control),
    /// The function of a module that was read.
    Module(Module),
    /// A collective that the host carries, by its name. A run-time number says which one it is.
    Collective(String),
}

/// One result of an op.
#[derive(Clone, Debug)]
pub(crate) struct Output {
    pub(crate) source: Source,
    pub(crate) ty: Type,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Source {
    /// torch's undefined tensor.
    Undefined,
    /// The operand itself: nothing is computed.
    Operand(usize),
    /// A value of the node, by number.
    Value(u32),
}

pub(crate) struct OpTable {
    pub(crate) rows: &'static [RowEntry],
    /// False if indices out of range go unsaid.
    pub(crate) has_checks: bool,
    pub(crate) ops: Vec<&'static Op>,
    index: HashTable<u32>,
    /// For the key of a call without its numbers, the mask of the numbers that the row reads as
    /// constants.
    constants: HashMap<Box<[u64]>, u64>,
    key: Vec<u64>,
    structures: HashMap<Box<[u64]>, u32>,
    strides: HashSet<&'static [i64]>,
}

const KEY_READ: u64 = 1 << 32;
const KEY_WRITE: u64 = 2 << 32;
const KEY_COPY: u64 = 3 << 32;
const KEY_ZEROS: u64 = 4 << 32;
const KEY_GRAPH: u64 = 5 << 32;
const KEY_CONTROL: u64 = 6 << 32;
const KEY_MODULE: u64 = 7 << 32;
const KEY_ROWS: u64 = 8 << 32;
const KEY_COLLECTIVE: u64 = 9 << 32;

impl OpTable {
    pub(crate) fn new() -> Self {
        Self {
            rows: RowEntry::all(),
            has_checks: true,
            ops: Vec::new(),
            index: HashTable::new(),
            constants: HashMap::new(),
            key: Vec::with_capacity(64),
            structures: HashMap::new(),
            strides: HashSet::new(),
        }
    }

    /// The order of the elements of a call's fresh results.
    pub(crate) fn order(&self, call: &Call<'_>) -> Result<Order> {
        let row = &self.rows[call.row];
        order::of_results(row.row.order, &row.schema, call)
    }

    /// The strides of a result; empty if the order does not fit its dims. They are never freed,
    /// like the dims of an op.
    pub(crate) fn strides(&mut self, order: &[u8], dims: &[i64]) -> &'static [i64] {
        if order.is_empty() || order.len() != dims.len() {
            return &[];
        }
        self.kept_strides(&order::strides(order, dims))
    }

    pub(crate) fn kept_strides(&mut self, strides: &[i64]) -> &'static [i64] {
        self.strides.get(strides).copied().unwrap_or_else(|| {
            let strides: &'static [i64] = Vec::leak(strides.to_vec());
            self.strides.insert(strides);
            strides
        })
    }

    pub(crate) fn name<'a>(&'a self, op: &'a Op) -> &'a str {
        op.name(self.rows)
    }

    /// The op for a call of a row.
    pub(crate) fn row(
        &mut self,
        row: usize,
        args: &[CallArg<'_>],
        mut settings: Settings,
    ) -> Result<&'static Op> {
        let entry = &self.rows[row];
        settings.answer = entry.row.asks.is_some_and(|question| {
            let asked = entry.schema.position(question.argument).map(|i| &args[i]);
            matches!(asked, Some(CallArg::Number { value, .. }) if (question.holds)(*value))
        });
        self.row_key(row, args, settings, 0);
        if let Some(op) = self.find() {
            return Ok(op);
        }
        let known = self.constants.get(&*self.key).copied();
        if let Some(constants) = known {
            self.row_key(row, args, settings, constants);
            if let Some(op) = self.find() {
                return Ok(op);
            }
        }
        let mut op = self.infer(row, args, settings)?;
        let own = match &op.kind {
            Kind::Row { reads, .. } => reads.constants,
            _ => 0,
        };
        // The content depends on this call only. Earlier calls may have put more numbers into the
        // key.
        self.row_key(row, args, settings, own);
        op.content = hash_words_128(&self.key);
        let read = own | known.unwrap_or(0);
        // The row's constants are known only now.
        self.row_key(row, args, settings, 0);
        if read != 0 {
            self.constants.insert(self.key.as_slice().into(), read);
            self.row_key(row, args, settings, read);
        }
        Ok(self.insert(op))
    }

    /// `constants`: bit `i` puts the value of number `i` into the key.
    fn row_key(&mut self, row: usize, args: &[CallArg<'_>], settings: Settings, constants: u64) {
        self.key.clear();
        self.key.push(settings.word() << 40 | row as u64);
        let entry = &self.rows[row];
        for (i, arg) in args.iter().enumerate() {
            let constant = constants >> i & 1 == 1;
            push_arg(&mut self.key, arg, |number| constant || entry.schema.is_default(i, number));
        }
    }

    fn start_key(&mut self, kind: u64) {
        self.key.clear();
        self.key.push(kind);
    }

    pub(crate) fn read(&mut self, base: &Type, view: &TensorRef<'_>) -> Result<&'static Op> {
        self.start_key(KEY_READ);
        push_type(&mut self.key, base.dtype, &base.dims);
        push_view(&mut self.key, view);
        if let Some(op) = self.find() {
            return Ok(op);
        }
        let geometry = Geometry::new(view.sizes, view.strides, view.offset);
        let to = Type::new(view.dtype, view.sizes);
        crate::record::view::check_read(base, &geometry, &to)?;
        Ok(self.insert_step(Kind::Read(geometry), vec![base.clone()], to))
    }

    /// Reads rows of the operand, or writes the second operand there.
    pub(crate) fn rows(&mut self, operands: &[&Type], result: Type) -> &'static Op {
        self.start_key(KEY_ROWS);
        let types = operands.iter().copied().chain([&result]);
        types.for_each(|ty| push_type(&mut self.key, ty.dtype, &ty.dims));
        if let Some(op) = self.find() {
            return op;
        }
        let kind = if operands.len() == 1 { Kind::ReadRows } else { Kind::WriteRows };
        let operands = operands.iter().map(|&ty| ty.clone()).collect();
        self.insert_whole(kind, operands, &[result], vec![NumberKind::I64])
    }

    pub(crate) fn write(&mut self, base: &Type, view: &TensorRef<'_>) -> Result<&'static Op> {
        self.start_key(KEY_WRITE);
        push_type(&mut self.key, base.dtype, &base.dims);
        push_view(&mut self.key, view);
        if let Some(op) = self.find() {
            return Ok(op);
        }
        let geometry = Geometry::new(view.sizes, view.strides, view.offset);
        let value = Type::new(view.dtype, view.sizes);
        crate::record::view::check_write(base, &geometry, &value)?;
        Ok(self.insert_step(Kind::Write(geometry), vec![base.clone(), value], base.clone()))
    }

    pub(crate) fn copy(&mut self, from: &Type, to: &Type) -> &'static Op {
        self.start_key(KEY_COPY);
        push_type(&mut self.key, from.dtype, &from.dims);
        push_type(&mut self.key, to.dtype, &to.dims);
        match self.find() {
            Some(op) => op,
            None => self.insert_step(Kind::Copy, vec![from.clone()], to.clone()),
        }
    }

    pub(crate) fn zeros(&mut self, ty: &Type) -> &'static Op {
        self.start_key(KEY_ZEROS);
        push_type(&mut self.key, ty.dtype, &ty.dims);
        match self.find() {
            Some(op) => op,
            None => self.insert_step(Kind::Zeros, Vec::new(), ty.clone()),
        }
    }

    /// A captured function as an op. Graphs with equal `words` are the same.
    pub(crate) fn graph(
        &mut self,
        graph: Graph,
        words: &[u32],
        numbers: Vec<NumberKind>,
    ) -> &'static Op {
        self.start_key(KEY_GRAPH);
        self.key.extend(words.iter().map(|&w| u64::from(w)));
        if let Some(op) = self.find() {
            return op;
        }
        let (inputs, outputs) = (graph.inputs.clone(), graph.output_types.clone());
        self.insert_whole(Kind::Graph(graph.flat()), inputs, &outputs, numbers)
    }

    /// A module as an op. Modules with equal `words` are the same.
    pub(crate) fn module(&mut self, module: Module, words: &[u64]) -> &'static Op {
        self.start_key(KEY_MODULE);
        self.key.extend_from_slice(words);
        if let Some(op) = self.find() {
            return op;
        }
        let (inputs, outputs) = (module.inputs(), module.outputs());
        self.insert_whole(Kind::Module(module), inputs, &outputs, Vec::new())
    }

    /// A collective that the host carries, as an op. It has a result even if it has no outputs.
    pub(crate) fn collective(
        &mut self,
        name: &str,
        operands: Vec<Type>,
        mut outputs: Vec<Type>,
    ) -> &'static Op {
        if outputs.is_empty() {
            outputs.push(Type::scalar(DType::S32));
        }
        self.start_key(KEY_COLLECTIVE | operands.len() as u64);
        self.key.push(name.len() as u64);
        self.key.extend(name.bytes().map(u64::from));
        let types = operands.iter().chain(&outputs);
        types.for_each(|ty| push_type(&mut self.key, ty.dtype, &ty.dims));
        if let Some(op) = self.find() {
            return op;
        }
        let kind = Kind::Collective(name.to_owned());
        self.insert_whole(kind, operands, &outputs, vec![NumberKind::I64])
    }

    /// Adds an op whose outputs are all values of its node.
    fn insert_whole(
        &mut self,
        kind: Kind,
        operands: Vec<Type>,
        outputs: &[Type],
        numbers: Vec<NumberKind>,
    ) -> &'static Op {
        let value =
            |(i, ty): (usize, &Type)| Output { source: Source::Value(i as u32), ty: ty.clone() };
        let outputs: Vec<_> = outputs.iter().enumerate().map(value).collect();
        let n_values = outputs.len();
        let (id, structure_id, targets) = (0, 0, Targets::USUAL);
        let (demands, warnings, key) = (Vec::new(), Vec::new(), [].into());
        let has_checks = match &kind {
            Kind::Graph(graph) => graph.has_checks(),
            Kind::Control(control) => control.has_checks(),
            _ => false,
        };
        let is_collective = match &kind {
            Kind::Graph(graph) => graph.has_collectives(),
            Kind::Collective(_) => true,
            _ => false,
        };
        self.insert(Op {
            id,
            structure_id,
            kind,
            operands,
            outputs,
            n_values,
            numbers,
            targets,
            demands,
            warnings,
            has_checks,
            is_collective,
            key,
            content: 0,
            cost: 1,
        })
    }

    /// Control flow over captured functions, as an op with these operands and results.
    pub(crate) fn control(
        &mut self,
        control: Control,
        operands: Vec<Type>,
        results: &[Type],
    ) -> &'static Op {
        self.start_key(KEY_CONTROL);
        control.push_key(&mut self.key, |op| u64::from(op.id));
        operands.iter().for_each(|ty| push_type(&mut self.key, ty.dtype, &ty.dims));
        if let Some(op) = self.find() {
            return op;
        }
        let ops = control.regions.iter().filter_map(|region| region.op);
        let numbers = ops.flat_map(|op| op.numbers.iter().copied()).collect();
        self.insert_whole(Kind::Control(control), operands, results, numbers)
    }

    fn find(&self) -> Option<&'static Op> {
        let hash = hash_words(&self.key);
        let found = self.index.find(hash, |&id| *self.ops[id as usize].key == *self.key);
        found.map(|&id| self.ops[id as usize])
    }

    fn insert_step(&mut self, kind: Kind, operands: Vec<Type>, ty: Type) -> &'static Op {
        self.insert_whole(kind, operands, &[ty], Vec::new())
    }

    fn insert(&mut self, mut op: Op) -> &'static Op {
        op.id = self.ops.len() as u32;
        op.structure_id = self.structure_id(&op);
        op.key = self.key.as_slice().into();
        match &op.kind {
            Kind::Row { .. } => {}
            Kind::Graph(graph) => op.content = graph.fingerprint(false),
            Kind::Control(control) => {
                let mut words = Vec::new();
                control.push_key(&mut words, |op| op.content as u64);
                op.operands.iter().for_each(|ty| push_type(&mut words, ty.dtype, &ty.dims));
                op.content = hash_words_128(&words);
            }
            _ => op.content = hash_words_128(&self.key),
        }
        let op: &'static Op = Box::leak(Box::new(op));
        self.ops.push(op);
        let ops = &self.ops;
        self.index
            .insert_unique(hash_words(&op.key), op.id, |&id| hash_words(&ops[id as usize].key));
        op
    }

    fn structure_id(&mut self, op: &Op) -> u32 {
        let (mut structure, next) = (Vec::new(), self.structures.len() as u32);
        op.structure(&mut structure);
        *self.structures.entry(structure.into()).or_insert(next)
    }

    /// Runs the row on a types-only builder: its shape and dtype rule.
    fn infer(&self, row: usize, args: &[CallArg<'_>], settings: Settings) -> Result<Op> {
        let entry = &self.rows[row];
        let mut operands = Vec::new();
        let templates: Vec<_> = args
            .iter()
            .zip(&entry.schema.args)
            .map(|(arg, declared)| template(arg, &declared.ty, &mut operands))
            .collect();
        let b = Builder::types_only();
        let values: Vec<_> = operands.iter().map(|t: &Type| b.argument(t.clone())).collect();
        let list: Vec<_> = templates.iter().map(|t| t.instantiate(&values)).collect();
        let args = Args::new(&b, &entry.schema, &list, settings);
        let out = entry.row.results(&b, &args)?;
        b.check()?;
        // A check needs a node, even one that gives back an operand.
        let has_checks = self.has_checks && args.has_checks();
        let mut n_values = 0;
        let mut outputs = Vec::with_capacity(out.0.len());
        for value in &out.0 {
            let Some(value) = value else {
                let ty = Type::scalar(DType::F32);
                outputs.push(Output { source: Source::Undefined, ty });
                continue;
            };
            let source = match values.iter().position(|v| v == value) {
                Some(operand) if !has_checks => Source::Operand(operand),
                _ => {
                    n_values += 1;
                    Source::Value(n_values - 1)
                }
            };
            outputs.push(Output { source, ty: value.ty() });
        }
        let reads = args.reads();
        let mut numbers: Vec<_> = reads.numbers.iter().map(|n| n.slot.into()).collect();
        if reads.random_counters > 0 {
            numbers.extend([NumberKind::Seed, NumberKind::Offset]);
        }
        entry.has_checks.fetch_or(has_checks, Relaxed);
        let kind = Kind::Row { row, args: templates, settings, reads };
        Ok(Op {
            id: 0,
            structure_id: 0,
            kind,
            operands,
            outputs,
            n_values: n_values as usize,
            numbers,
            targets: args.targets(),
            demands: args.take_demands(),
            warnings: args.take_warnings(),
            has_checks,
            is_collective: entry.row.is_collective,
            key: [].into(),
            content: 0,
            cost: b.cost(),
        })
    }
}

impl NumberKind {
    pub(crate) fn dtype(self) -> DType {
        match self {
            NumberKind::F32 => DType::F32,
            NumberKind::F64 => DType::F64,
            NumberKind::I64 | NumberKind::Seed | NumberKind::Offset => DType::S64,
        }
    }
}

impl From<ops::Slot> for NumberKind {
    fn from(slot: ops::Slot) -> Self {
        match slot {
            ops::Slot::F32 => NumberKind::F32,
            ops::Slot::F64 => NumberKind::F64,
            ops::Slot::I64 => NumberKind::I64,
        }
    }
}

/// A hash by which processes can compare calls.
fn hash_words_128(words: &[u64]) -> u128 {
    let bytes: Vec<u8> = words.iter().flat_map(|word| word.to_le_bytes()).collect();
    hash_content(&bytes)
}

/// The bits of a number, converted to the type of its slot.
pub(crate) fn raw_number(arg: &CallArg<'_>, slot: ops::Slot) -> Result<u64> {
    let CallArg::Number { value, .. } = arg else {
        return Err(Error::internal("a run-time number that is no number"));
    };
    Ok(match slot {
        ops::Slot::F32 => u64::from((value.as_f64() as f32).to_bits()),
        ops::Slot::F64 => value.as_f64().to_bits(),
        ops::Slot::I64 => value.as_i64() as u64,
    })
}
