//! Lowering: a program's graph as one StableHLO function.

use super::program::Program;
use crate::Result;
use crate::error::{Error, caught};
use crate::record::call::spelled;
use crate::record::control::{Control, Flow, Region};
use crate::record::graph::Graph;
use crate::record::op::{Kind, NumberKind, Op, Source};
use crate::record::rows::RowEntry;
use crate::record::trace::RawNumber;
use crate::record::view;
use hlo::{Builder, DType, Donation, Number, Recorded, Refusal, Type, Value};
use ops::{Args, Check, DebugCheck, IN_RANGE, Reads};
use std::cell::{Cell, RefCell};

/// What programs call to start a collective that the host carries, and to end it.
pub(crate) const COLLECTIVE_START: &str = "torch_tpu.collective_start";
pub(crate) const COLLECTIVE_END: &str = "torch_tpu.collective_end";

/// The name of each module.
pub(crate) const NAME: &str = "program";

/// A program's function, and the errors of the checks whose results follow its outputs.
pub(crate) struct Module {
    pub(crate) function: Recorded,
    /// The errors that are reported, with the number of the call. If there are any, the first
    /// result after the outputs says which check failed.
    pub(crate) reported: Vec<(Error, u32)>,
    /// The errors that only debug mode looks for. Each has a flag among the results.
    pub(crate) debug: Vec<Error>,
}

/// Lowers a program. `constants` has the run-time numbers, if they become constants instead of
/// parameters.
pub(crate) fn lower(
    program: &Program,
    rows: &[RowEntry],
    constants: Option<&[RawNumber]>,
) -> Result<Module> {
    lowered(Lowering { graph: program, rows, constants, debug: program.debug, numbers: false })
}

/// Lowers a program whose locations begin with the number of their node, as in `12/mul`. The code
/// of it is the same.
pub(crate) fn lower_numbered(program: &Program, rows: &[RowEntry]) -> Result<Module> {
    let (constants, debug) = (None, program.debug);
    lowered(Lowering { graph: program, rows, constants, debug, numbers: true })
}

fn lowered(lowering: Lowering<'_>) -> Result<Module> {
    let ops: Vec<_> = lowering.graph.nodes.iter().map(|node| node.op).collect();
    let mut module = lowering.module(&lowering.graph.inputs, &ops)?;
    module.function = module.function.without_one_hot_sums()?.with_opaque_constants()?;
    Ok(module)
}

/// The graph's function with these inputs and these ops, which have the structures of the graph's
/// ops.
pub(crate) fn record(
    graph: &Graph,
    inputs: &[Type],
    ops: &[&Op],
    rows: &[RowEntry],
    constants: Option<&[RawNumber]>,
) -> Result<Recorded> {
    let lowering = Lowering { graph, rows, constants, debug: false, numbers: false };
    Ok(lowering.module(inputs, ops)?.function)
}

/// The lowering of a graph.
struct Lowering<'a> {
    graph: &'a Graph,
    rows: &'a [RowEntry],
    constants: Option<&'a [RawNumber]>,
    debug: bool,
    /// True if locations begin with the numbers of nodes.
    numbers: bool,
}

impl Lowering<'_> {
    fn module(&self, inputs: &[Type], ops: &[&Op]) -> Result<Module> {
        let Lowering { graph, rows, constants, debug, numbers: is_numbered } = *self;
        let b = Builder::recording();
        let mut values: Vec<_> = inputs.iter().map(|ty| b.argument(ty.clone())).collect();
        let mut parameters = values.clone();
        let kinds = ops.iter().flat_map(|op| &op.numbers);
        let numbers: Vec<_> = match constants {
            None => {
                let parameter = |(number, kind): (usize, &NumberKind)| {
                    let place = inputs.len() + graph.place(number);
                    if place == parameters.len() {
                        parameters.push(b.argument(Type::scalar(kind.dtype())));
                    }
                    parameters[place]
                };
                kinds.enumerate().map(parameter).collect()
            }
            Some(bits) => kinds.zip(bits).map(|(&kind, &bits)| constant(&b, kind, bits)).collect(),
        };
        let mut numbers = &numbers[..];
        let (mut checks, mut debug_checks) = (Vec::new(), Vec::new());
        let (mut reported, mut in_debug) = (Vec::new(), Vec::new());
        let started = Cell::new(None);
        for (at, (node, op)) in graph.nodes.iter().zip(ops).enumerate() {
            // An exported module has no results but its outputs.
            let reports = op.has_checks && constants.is_none();
            let number = is_numbered.then_some(at);
            let emitter = Emitter { b: &b, rows, reports, number, started: &started };
            let stated = caught(|| emitter.emit(op, &node.operands, &mut values, &mut numbers))
                .map_err(|e| e.for_op(&spelled(op.name(rows), op.operands.iter().cloned())))?;
            let error = |refusal: &Refusal| Error::from(refusal.clone()).for_op(op.name(rows));
            for (check, error) in stated.reported {
                reported.push((error, node.call));
                checks.push(check);
            }
            if debug {
                in_debug.extend(stated.debug.iter().map(|check| error(&check.refusal)));
                debug_checks.extend(stated.debug);
            }
        }
        let mut results: Vec<_> = graph.outputs.iter().map(|&o| values[o as usize]).collect();
        if !checks.is_empty() {
            let words = report(&b, &checks, 0);
            results.push(b.concatenate(&words.map(|word| word.reshape(&[1])), 0));
        }
        results.extend(debug_checks.iter().map(|check| check.holds));
        let mut donations: Vec<_> = graph.donations.iter().map(|&d| donated(d)).collect();
        donations.resize(parameters.len(), Donation::None);
        let function = b.finish(&parameters, &results)?.donating(donations);
        Ok(Module { function, reported, debug: in_debug })
    }
}

pub(crate) fn donated(output: Option<u32>) -> Donation {
    output.map_or(Donation::None, |o| Donation::Output(o as usize))
}

fn constant(b: &Builder, kind: NumberKind, bits: RawNumber) -> Value<'_> {
    let number = match kind {
        NumberKind::F32 => Number::Float(f32::from_bits(bits as u32).into()),
        NumberKind::F64 => Number::Float(f64::from_bits(bits)),
        NumberKind::I64 | NumberKind::Seed | NumberKind::Offset => Number::Int(bits as i64),
    };
    b.scalar(number, kind.dtype())
}

/// The user's lines that a program came from, as comments above its text.
pub(crate) fn origins(program: &Program, rows: &[RowEntry]) -> String {
    let mut text = format!("// program {}, recorded at:\n", program.id);
    for node in &program.nodes {
        let line = node.line.as_deref().unwrap_or("a thread without Python");
        text += &format!("//   {line}: {}\n", node.op.name(rows));
    }
    text
}

/// A report: the number of the first check that failed, after `before` others, its
/// index and its extent.
fn report<'b>(b: &'b Builder, checks: &[Check<'b>], before: usize) -> [Value<'b>; 3] {
    let number = |n: i64| b.scalar(n, DType::S64);
    let mut report = [number(0); 3];
    for (i, check) in checks.iter().enumerate().rev() {
        let failed = check.index.ne(number(IN_RANGE));
        let now = [number((before + i) as i64 + 1), check.index, check.extent];
        report = choose(failed, now, report);
    }
    report
}

fn choose<'b>(here: Value<'b>, x: [Value<'b>; 3], y: [Value<'b>; 3]) -> [Value<'b>; 3] {
    std::array::from_fn(|at| here.select(x[at], y[at]))
}

/// The checks that a node states.
#[derive(Default)]
struct Stated<'b> {
    /// Empty without reports.
    reported: Vec<(Check<'b>, Error)>,
    debug: Vec<DebugCheck<'b>>,
}

/// Where nodes are written.
struct Emitter<'a, 'b> {
    b: &'b Builder,
    rows: &'a [RowEntry],
    /// True if checks that fail are reported.
    reports: bool,
    /// The number before the name of the op in locations.
    number: Option<usize>,
    /// What the start of the collective before returned.
    started: &'a Cell<Option<Value<'b>>>,
}

impl<'b> Emitter<'_, 'b> {
    fn emit(
        &self,
        op: &Op,
        operands: &[u32],
        values: &mut Vec<Value<'b>>,
        numbers: &mut &[Value<'b>],
    ) -> Result<Stated<'b>> {
        let Emitter { b, rows, reports, number, .. } = *self;
        let operands: Vec<_> = operands.iter().map(|&i| values[i as usize]).collect();
        match number {
            Some(number) => b.set_location(&format!("{number}/{}", op.name(rows))),
            None => b.set_location(op.name(rows)),
        }
        let (own, rest) = numbers.split_at(op.numbers.len());
        *numbers = rest;
        let result = match &op.kind {
            Kind::Row { row, args, settings, reads } => {
                let entry = &rows[*row];
                let list: Vec<_> = args.iter().map(|t| t.instantiate(&operands)).collect();
                let args = Args::new(b, &entry.schema, &list, *settings);
                supply(b, &args, reads, own);
                let out = entry.row.results(b, &args)?;
                for (output, value) in op.outputs.iter().zip(&out.0) {
                    if let (Source::Value(_), Some(value)) = (output.source, value) {
                        values.push(*value);
                    }
                }
                let mut stated = Stated { debug: args.take_debug_checks(), ..Stated::default() };
                for check in args.take_checks().into_iter().filter(|_| reports) {
                    let error = Error::from(check.refusal.clone()).for_op(op.name(rows));
                    stated.reported.push((check, error));
                }
                return Ok(stated);
            }
            Kind::Read(geometry) => view::emit_read(operands[0], geometry, op.outputs[0].ty.dtype)?,
            Kind::ReadRows => {
                let base = operands[0];
                base.dynamic_slice(&starts(base, own[0]), &op.outputs[0].ty.dims)
            }
            Kind::WriteRows => {
                let mut dims = operands[0].dims();
                dims[0] = operands[1].numel() / dims[1..].iter().product::<i64>();
                let rows = operands[1].reshape(&dims);
                operands[0].dynamic_update_slice(rows, &starts(operands[0], own[0]))
            }
            Kind::Write(geometry) => view::emit_write(operands[0], geometry, operands[1])?,
            Kind::Copy => {
                let to = &op.outputs[0].ty;
                operands[0].convert(to.dtype).broadcast_to(&to.dims)
            }
            Kind::Zeros => b.splat(0, op.outputs[0].ty.clone()),
            Kind::Control(control) => {
                let types: Vec<_> = op.outputs.iter().map(|o| o.ty.clone()).collect();
                let errors = RefCell::default();
                let regions = Regions { emitter: self, control, numbers: own, errors: &errors };
                let mut results = regions.emit(&operands, &types);
                let words = results.split_off(types.len());
                values.extend(results);
                return Ok(Stated { reported: stated(&words, errors.take()), debug: Vec::new() });
            }
            Kind::Collective(_) => {
                values.extend(self.collective(own[0], &operands, op));
                return Ok(Stated::default());
            }
            Kind::Graph(_) => return Err(Error::internal("a graph inside a program")),
            Kind::Module(module) => {
                values.extend(b.inline(&module.function, &operands));
                return Ok(Stated::default());
            }
        };
        values.push(result);
        Ok(Stated::default())
    }

    /// A collective that the host carries. Each start needs the start before, so that they are in
    /// the order in which they were recorded.
    fn collective(&self, ticket: Value<'b>, operands: &[Value<'b>], op: &Op) -> Vec<Value<'b>> {
        let (b, token) = (self.b, Type::scalar(DType::S32));
        let before = self.started.get().unwrap_or_else(|| b.scalar(0, DType::S32));
        let operands = [&[ticket, before], operands].concat();
        let started = b.host_call(COLLECTIVE_START, &operands, &[token])[0];
        self.started.set(Some(started));
        let types: Vec<_> = op.outputs.iter().map(|o| o.ty.clone()).collect();
        b.host_call(COLLECTIVE_END, &[ticket, started], &types)
    }
}

/// The checks whose report a node's regions made.
fn stated<'b>(words: &[Value<'b>], errors: Vec<Error>) -> Vec<(Check<'b>, Error)> {
    let check = |(i, error): (usize, Error)| {
        let failed = words[0].eq(words[0].constant(i as i64 + 1));
        let index = failed.select(words[1], words[1].constant(IN_RANGE));
        (Check { index, extent: words[2], refusal: Refusal::internal("") }, error)
    };
    errors.into_iter().enumerate().map(check).collect()
}

/// Gives a row its run-time numbers, and after them the state of the random stream.
fn supply<'b>(b: &'b Builder, args: &Args<'_, 'b>, reads: &Reads, own: &[Value<'b>]) {
    let (numbers, state) = own.split_at(reads.numbers.len());
    reads.numbers.iter().zip(numbers).for_each(|(read, &n)| args.supply_number(*read, n));
    if reads.random_counters > 0 {
        let state: Vec<_> = state.iter().map(|n| n.reshape(&[1])).collect();
        args.supply_random(b.concatenate(&state, 0).bitcast_convert(DType::U64));
    }
}

/// The regions of a node.
struct Regions<'a, 'b> {
    emitter: &'a Emitter<'a, 'b>,
    control: &'a Control,
    /// The run-time numbers of all regions, in order.
    numbers: &'a [Value<'b>],
    /// The errors for the checks of the regions.
    errors: &'a RefCell<Vec<Error>>,
}

impl<'b> Regions<'_, 'b> {
    /// The results, and with reports the three words of one.
    fn emit(&self, operands: &[Value<'b>], types: &[Type]) -> Vec<Value<'b>> {
        let b = self.emitter.b;
        let words = if self.emitter.reports { 3 } else { 0 };
        let nothing = vec![b.scalar(0, DType::S64); words];
        match self.control.flow {
            Flow::Cond { has_usual } => {
                let last = self.control.regions.len() - 1;
                let (index, zero) = (operands[0], operands[0].constant(0));
                let index = index.clamp(zero, index.constant(last as i64)).convert(DType::S32);
                let types = [types, &vec![Type::scalar(DType::S64); words]].concat();
                let region = |i| self.region(i, operands, &nothing);
                match has_usual && last == 1 {
                    true => {
                        let is_first = index.eq(index.constant(0));
                        b.if_else(is_first, &types, || region(0), || region(1))
                    }
                    false => b.case(index, &types, last + 1, region),
                }
            }
            Flow::While { carried } => {
                let (init, rest) = operands.split_at(carried);
                let arguments = |now: &[Value<'b>]| [now, rest].concat();
                if words > 0 && self.control.regions[0].has_checks() {
                    return self.checked_loop(init, rest, &nothing);
                }
                let emitter = Emitter { reports: false, ..*self.emitter };
                let condition = Regions { emitter: &emitter, ..*self };
                b.while_loop(
                    &[init, &nothing].concat(),
                    |now| condition.region(0, &arguments(&now[..carried]), &[])[0],
                    |now| self.region(1, &arguments(&now[..carried]), &now[carried..]),
                )
            }
            Flow::Scan { count, carried, slices, drawn } => {
                let mut init = operands[..carried].to_vec();
                init.extend(types[carried..].iter().map(|ty| b.splat(0, ty.clone())));
                init.extend(nothing);
                if count == 0 {
                    return init;
                }
                let (stacks, rest) = operands[carried..].split_at(slices);
                b.for_loop(count, &init, |i, now| {
                    let (now, earlier) = now.split_at(types.len());
                    let (now, made) = now.split_at(carried);
                    let slices: Vec<_> = stacks.iter().map(|stack| slice(*stack, i)).collect();
                    let numbers = self.numbers_at(i, drawn);
                    let iteration = Regions { numbers: &numbers, ..*self };
                    let arguments = [now, &slices, rest].concat();
                    let mut results = iteration.region(0, &arguments, earlier);
                    for (result, made) in results[carried..].iter_mut().zip(made) {
                        *result = put_slice(*made, *result, i);
                    }
                    results
                })
            }
        }
    }

    /// A loop whose condition has checks. The condition of a `while` has one result and no place
    /// for a report, so it is computed before the loop and at the end of the body.
    fn checked_loop(
        &self,
        init: &[Value<'b>],
        rest: &[Value<'b>],
        nothing: &[Value<'b>],
    ) -> Vec<Value<'b>> {
        let run = |at: usize, state: &[Value<'b>]| {
            let (now, earlier) = state.split_at(init.len());
            self.region(at, &[now, rest].concat(), earlier)
        };
        let judged = |state: Vec<Value<'b>>| {
            let report = run(0, &state);
            [&state[..init.len()], &report[1..], &report[..1]].concat()
        };
        let start = judged([init, nothing].concat());
        let end = start.len() - 1;
        let mut made = self.emitter.b.while_loop(
            &start,
            |state| state[end],
            |state| judged(run(1, &state[..end])),
        );
        made.truncate(end);
        made
    }

    /// The results of a region for these arguments. A report follows if there was an `earlier` one.
    fn region(&self, at: usize, arguments: &[Value<'b>], earlier: &[Value<'b>]) -> Vec<Value<'b>> {
        let b = self.emitter.b;
        let region = &self.control.regions[at];
        let numbers = |region: &Region| region.op.map_or(0, |op| op.numbers.len());
        let before = self.control.regions[..at].iter().map(numbers).sum();
        let numbers = &self.numbers[before..before + numbers(region)];
        let mut checks = Vec::new();
        let mut results =
            self.values(region, arguments, numbers, &mut checks).unwrap_or_else(|error| {
                b.refuse(Refusal::internal(error.to_string()));
                vec![b.splat(false, Type::scalar(DType::Bool)); region.results.len()]
            });
        if let &[number, index, extent] = earlier {
            let earlier = [number, index, extent];
            let now = report(b, &checks, self.errors.borrow().len() - checks.len());
            results.extend(choose(number.ne(number.constant(0)), earlier, now));
        }
        results
    }

    fn values(
        &self,
        region: &Region,
        arguments: &[Value<'b>],
        mut numbers: &[Value<'b>],
        checks: &mut Vec<Check<'b>>,
    ) -> Result<Vec<Value<'b>>> {
        let operands: Vec<_> = region.operands.iter().map(|&i| arguments[i]).collect();
        let mut values = Vec::new();
        if let Some(Kind::Graph(Graph { nodes, inputs, outputs, .. })) =
            region.op.map(|op| &op.kind)
        {
            let mut made = operands[..inputs.len()].to_vec();
            for node in nodes {
                let stated = self.emitter.emit(node.op, &node.operands, &mut made, &mut numbers)?;
                for (check, error) in stated.reported {
                    self.errors.borrow_mut().push(error);
                    checks.push(check);
                }
            }
            values.extend(outputs.iter().map(|&o| made[o as usize]));
        }
        let result = |source: &Source| match *source {
            Source::Value(v) => Ok(values[v as usize]),
            Source::Operand(i) => Ok(operands[i]),
            Source::Undefined => Err(Error::internal("a region without a result")),
        };
        region.results.iter().map(result).collect()
    }

    /// The numbers of a scan's region in iteration `i`, which draws from another place of the
    /// stream each time.
    fn numbers_at(&self, i: Value<'b>, drawn: u64) -> Vec<Value<'b>> {
        let kinds = self.control.regions.iter().filter_map(|region| region.op);
        let kinds = kinds.flat_map(|op| &op.numbers);
        let number = |(kind, number): (&NumberKind, &Value<'b>)| match kind {
            NumberKind::Offset => {
                let i = i.convert(DType::S64);
                *number + i * i.constant(drawn as i64)
            }
            _ => *number,
        };
        kinds.zip(self.numbers).map(number).collect()
    }
}

/// A slice of a stack.
fn slice<'b>(stack: Value<'b>, i: Value<'b>) -> Value<'b> {
    let mut sizes = stack.dims();
    sizes[0] = 1;
    stack.dynamic_slice(&starts(stack, i), &sizes).squeeze(0)
}

/// A stack with one slice replaced.
fn put_slice<'b>(stack: Value<'b>, slice: Value<'b>, i: Value<'b>) -> Value<'b> {
    stack.dynamic_update_slice(slice.unsqueeze(0), &starts(stack, i))
}

fn starts<'b>(stack: Value<'b>, i: Value<'b>) -> Vec<Value<'b>> {
    let mut starts = vec![i.constant(0); stack.rank()];
    starts[0] = i;
    starts
}
