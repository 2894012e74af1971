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
use ops::{Args, Check, IN_RANGE, IndexCheck, Reads};

/// The name of each module.
pub(crate) const NAME: &str = "program";

/// A program's function, and the errors of the checks whose results follow its outputs.
pub(crate) struct Module {
    pub(crate) function: Recorded,
    /// The errors for indices, with the number of the call. If there are any, the first result
    /// after the outputs says which check failed.
    pub(crate) indices: Vec<(Error, u32)>,
    /// The errors for other data, in debug mode. Each has a flag among the results.
    pub(crate) checks: Vec<Error>,
}

/// Lowers a program. `constants` has the run-time numbers, if they become constants instead of
/// parameters.
pub(crate) fn lower(
    program: &Program,
    rows: &[RowEntry],
    constants: Option<&[RawNumber]>,
) -> Result<Module> {
    let ops: Vec<_> = program.nodes.iter().map(|node| node.op).collect();
    let lowering = Lowering { graph: program, rows, constants, debug: program.debug };
    lowering.module(&program.inputs, &ops)
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
    Ok(Lowering { graph, rows, constants, debug: false }.module(inputs, ops)?.function)
}

/// The lowering of a graph.
struct Lowering<'a> {
    graph: &'a Graph,
    rows: &'a [RowEntry],
    constants: Option<&'a [RawNumber]>,
    debug: bool,
}

impl Lowering<'_> {
    fn module(&self, inputs: &[Type], ops: &[&Op]) -> Result<Module> {
        let Lowering { graph, rows, constants, debug } = *self;
        let b = Builder::recording();
        let mut values: Vec<_> = inputs.iter().map(|ty| b.argument(ty.clone())).collect();
        let mut parameters = values.clone();
        let kinds = ops.iter().flat_map(|op| &op.numbers);
        let numbers: Vec<_> = match constants {
            None => kinds.map(|k| b.argument(Type::scalar(k.dtype()))).collect(),
            Some(bits) => kinds.zip(bits).map(|(&kind, &bits)| constant(&b, kind, bits)).collect(),
        };
        if constants.is_none() {
            parameters.extend(&numbers);
        }
        let mut numbers = &numbers[..];
        let (mut index_checks, mut data_checks) = (Vec::new(), Vec::new());
        let (mut indices, mut checks) = (Vec::new(), Vec::new());
        for (node, op) in graph.nodes.iter().zip(ops) {
            let stated =
                caught(|| emit(&b, op, &node.operands, rows, &mut values, &mut numbers))
                    .map_err(|e| e.for_op(&spelled(op.name(rows), op.operands.iter().cloned())))?;
            let error = |refusal: &Refusal| Error::from(refusal.clone()).for_op(op.name(rows));
            // An exported module has no results but its outputs.
            if op.checks_indices && constants.is_none() {
                indices.extend(stated.indices.iter().map(|c| (error(&c.refusal), node.call)));
                index_checks.extend(stated.indices);
            }
            if debug {
                checks.extend(stated.data.iter().map(|check| error(&check.refusal)));
                data_checks.extend(stated.data);
            }
        }
        let mut results: Vec<_> = graph.outputs.iter().map(|&o| values[o as usize]).collect();
        results.extend((!indices.is_empty()).then(|| report(&b, &index_checks)));
        results.extend(data_checks.iter().map(|check| check.holds));
        let mut donations: Vec<_> = graph.donations.iter().map(|&d| donated(d)).collect();
        donations.resize(parameters.len(), Donation::None);
        let function = b.finish(&parameters, &results)?.donating(donations);
        Ok(Module { function, indices, checks })
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

/// The report on indices.
fn report<'b>(b: &'b Builder, checks: &[IndexCheck<'b>]) -> Value<'b> {
    let number = |n: i64| b.scalar(n, DType::S64);
    let mut report = [number(0); 3];
    for (i, check) in checks.iter().enumerate().rev() {
        let failed = check.index.ne(number(IN_RANGE));
        let now = [number(i as i64 + 1), check.index, check.extent];
        report = std::array::from_fn(|at| failed.select(now[at], report[at]));
    }
    b.concatenate(&report.map(|word| word.reshape(&[1])), 0)
}

/// The checks that a node states.
#[derive(Default)]
struct Stated<'b> {
    indices: Vec<IndexCheck<'b>>,
    data: Vec<Check<'b>>,
}

fn emit<'b>(
    b: &'b Builder,
    op: &Op,
    operands: &[u32],
    rows: &[RowEntry],
    values: &mut Vec<Value<'b>>,
    numbers: &mut &[Value<'b>],
) -> Result<Stated<'b>> {
    let operands: Vec<_> = operands.iter().map(|&i| values[i as usize]).collect();
    b.set_location(op.name(rows));
    let (own, rest) = numbers.split_at(op.numbers.len());
    *numbers = rest;
    let result = match &op.kind {
        Kind::Row { row, args, default_dtype, reads } => {
            let entry = &rows[*row];
            let list: Vec<_> = args.iter().map(|t| t.instantiate(&operands)).collect();
            let args = Args::new(b, &entry.schema, &list, *default_dtype);
            supply(b, &args, reads, own);
            let out = entry.row.results(b, &args)?;
            for (output, value) in op.outputs.iter().zip(&out.0) {
                if let (Source::Value(_), Some(value)) = (output.source, value) {
                    values.push(*value);
                }
            }
            return Ok(Stated { indices: args.take_index_checks(), data: args.take_checks() });
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
            let regions = Regions { b, rows, control, numbers: own };
            values.extend(regions.emit(&operands, &types));
            return Ok(Stated::default());
        }
        Kind::Graph(_) => return Err(Error::internal("a graph inside a program")),
        Kind::Module(function) => {
            values.extend(b.inline(function, &operands));
            return Ok(Stated::default());
        }
    };
    values.push(result);
    Ok(Stated::default())
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
    b: &'b Builder,
    rows: &'a [RowEntry],
    control: &'a Control,
    /// The run-time numbers of all regions, in order.
    numbers: &'a [Value<'b>],
}

impl<'b> Regions<'_, 'b> {
    fn emit(&self, operands: &[Value<'b>], types: &[Type]) -> Vec<Value<'b>> {
        match self.control.flow {
            Flow::Cond => {
                let last = self.control.regions.len() - 1;
                let (index, zero) = (operands[0], operands[0].constant(0));
                let index = index.clamp(zero, index.constant(last as i64)).convert(DType::S32);
                self.b.case(index, types, last + 1, |i| self.region(i, operands))
            }
            Flow::While { carried } => {
                let (init, rest) = operands.split_at(carried);
                let arguments = |now: &[Value<'b>]| [now, rest].concat();
                self.b.while_loop(
                    init,
                    |now| self.region(0, &arguments(now))[0],
                    |now| self.region(1, &arguments(now)),
                )
            }
            Flow::Scan { count, carried, slices, drawn } => {
                let mut init = operands[..carried].to_vec();
                init.extend(types[carried..].iter().map(|ty| self.b.splat(0, ty.clone())));
                if count == 0 {
                    return init;
                }
                let (stacks, rest) = operands[carried..].split_at(slices);
                self.b.for_loop(count, &init, |i, now| {
                    let (now, made) = now.split_at(carried);
                    let slices: Vec<_> = stacks.iter().map(|stack| slice(*stack, i)).collect();
                    let numbers = self.numbers_at(i, drawn);
                    let iteration = Regions { numbers: &numbers, ..*self };
                    let mut results = iteration.region(0, &[now, &slices, rest].concat());
                    for (result, made) in results[carried..].iter_mut().zip(made) {
                        *result = put_slice(*made, *result, i);
                    }
                    results
                })
            }
        }
    }

    /// The results of a region for these arguments.
    fn region(&self, at: usize, arguments: &[Value<'b>]) -> Vec<Value<'b>> {
        let region = &self.control.regions[at];
        let numbers = |region: &Region| region.op.map_or(0, |op| op.numbers.len());
        let before = self.control.regions[..at].iter().map(numbers).sum();
        let numbers = &self.numbers[before..before + numbers(region)];
        self.values(region, arguments, numbers).unwrap_or_else(|error| {
            self.b.refuse(Refusal::internal(error.to_string()));
            vec![self.b.splat(false, Type::scalar(DType::Bool)); region.results.len()]
        })
    }

    fn values(
        &self,
        region: &Region,
        arguments: &[Value<'b>],
        mut numbers: &[Value<'b>],
    ) -> Result<Vec<Value<'b>>> {
        let operands: Vec<_> = region.operands.iter().map(|&i| arguments[i]).collect();
        let mut values = Vec::new();
        if let Some(Kind::Graph(Graph { nodes, inputs, outputs, .. })) =
            region.op.map(|op| &op.kind)
        {
            let mut made = operands[..inputs.len()].to_vec();
            for node in nodes {
                emit(self.b, node.op, &node.operands, self.rows, &mut made, &mut numbers)?;
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
