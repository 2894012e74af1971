//! Lowering: a program's graph as one StableHLO module.

use crate::Result;
use crate::error::Error;
use crate::op::{Kind, RowEntry, Source};
use crate::order::unordered_reads;
use crate::program::{Program, ProgramNode};
use crate::view::{self, Geometry};
use hlo::{Argument, Builder, DType, Donation, Type, Value};
use ops::{Args, Slot};

/// A printed module and the laws whose flags follow its outputs.
pub(crate) struct Module {
    pub(crate) text: String,
    pub(crate) checks: Vec<Error>,
}

/// Refuses a view that no program could read.
pub(crate) fn check_read(base: &Type, geometry: &Geometry, to: &Type) -> Result<()> {
    let b = Builder::types_only();
    view::emit_read(b.argument(base.clone()), geometry, to.dtype)?;
    Ok(b.check()?)
}

/// Refuses a view that no program could write.
pub(crate) fn check_write(base: &Type, geometry: &Geometry, value: &Type) -> Result<()> {
    let b = Builder::types_only();
    view::emit_write(b.argument(base.clone()), geometry, b.argument(value.clone()))?;
    Ok(b.check()?)
}

pub(crate) fn lower(program: &Program, rows: &[RowEntry], guiding: bool) -> Result<Module> {
    let b = if guiding { Builder::text().guiding() } else { Builder::text() };
    let mut arguments: Vec<Argument<'_>> = Vec::new();
    let mut parameter = |ty: Type, donation: Donation| {
        let value = b.argument(ty);
        arguments.push(Argument { value, donation, sharding: None });
        value
    };
    let mut values: Vec<Value<'_>> = Vec::new();
    for (ty, donation) in program.inputs.iter().zip(&program.donations) {
        let donation = donation.map_or(Donation::None, |o| Donation::Output(o as usize));
        values.push(parameter(ty.clone(), donation));
    }
    let counts = count_numbers(program);
    let mut packed = |slot: Slot, n: i64| {
        let vector = (n > 0).then(|| parameter(Type::new(slot.dtype(), &[n]), Donation::None));
        Packed { vector, next: 0 }
    };
    let mut numbers =
        [packed(Slot::F32, counts[0]), packed(Slot::F64, counts[1]), packed(Slot::I64, counts[2])];
    let mut checks = Vec::new();
    let reads = if guiding { unordered_reads(program) } else { Vec::new() };
    let mut reads = reads.into_iter().peekable();
    for (at, node) in program.nodes.iter().enumerate() {
        let made = values.len();
        emit(&b, node, rows, &mut values, &mut numbers, program.debug.then_some(&mut checks))
            .map_err(|e| e.for_op(name(node, rows)))?;
        while let Some(read) = reads.next_if(|read| read.node == at) {
            let held = b.optimization_barrier(&[values[read.input], values[made]]);
            (values[read.input], values[made]) = (held[0], held[1]);
        }
    }
    let mut results: Vec<_> = program.outputs.iter().map(|&o| values[o as usize]).collect();
    results.extend(checks.iter().map(|check| check.holds));
    let text = b.finish("program", &arguments, &results)?;
    Ok(Module { text, checks: checks.into_iter().map(|check| check.refusal.into()).collect() })
}

/// Where a program came from, as comments above its text.
pub(crate) fn origins(program: &Program, rows: &[RowEntry]) -> String {
    let mut text = format!("// program {}, recorded at:\n", program.id);
    for node in &program.nodes {
        let line = node.line.as_deref().unwrap_or("a thread without Python");
        text += &format!("//   {line}: {}\n", name(node, rows));
    }
    text
}

pub(crate) fn name<'a>(node: &ProgramNode, rows: &'a [RowEntry]) -> &'a str {
    match &node.op.kind {
        Kind::Row { row, .. } => &rows[*row].schema.name,
        Kind::Read(_) => "read_view",
        Kind::Write(_) => "write_view",
        Kind::Copy => "copy",
        Kind::Zeros => "zeros",
        Kind::Graph(_) => "graph",
    }
}

/// Run-time numbers of one kind: a vector parameter and how much of it is used.
struct Packed<'b> {
    vector: Option<Value<'b>>,
    next: i64,
}

impl<'b> Packed<'b> {
    fn take(&mut self, n: i64) -> Result<Value<'b>> {
        let vector =
            self.vector.ok_or_else(|| Error::internal("no run-time numbers were packed"))?;
        self.next += n;
        Ok(vector.slice_dim(0, self.next - n, self.next, 1))
    }
}

/// How many run-time numbers of each kind (f32, f64, i64) the program takes.
pub(crate) fn count_numbers(program: &Program) -> [i64; 3] {
    let mut counts = [0; 3];
    for node in &program.nodes {
        if let Kind::Row { reads, .. } = &node.op.kind {
            reads.numbers.iter().for_each(|read| counts[read.slot as usize] += 1);
            counts[2] += if reads.random_counters > 0 { 2 } else { 0 };
        }
    }
    counts
}

fn emit<'b>(
    b: &'b Builder,
    node: &ProgramNode,
    rows: &[RowEntry],
    values: &mut Vec<Value<'b>>,
    numbers: &mut [Packed<'b>; 3],
    checks: Option<&mut Vec<ops::Check<'b>>>,
) -> Result<()> {
    let operands: Vec<_> = node.operands.iter().map(|&i| values[i as usize]).collect();
    b.set_location(name(node, rows));
    let result = match &node.op.kind {
        Kind::Row { row, args, default_dtype, reads } => {
            let entry = &rows[*row];
            let list: Vec<_> = args.iter().map(|t| t.instantiate(&operands)).collect();
            let args = Args::new(b, &entry.schema, &list, *default_dtype);
            for read in &reads.numbers {
                args.supply_number(*read, numbers[read.slot as usize].take(1)?.reshape(&[]));
            }
            if reads.random_counters > 0 {
                args.supply_random(
                    numbers[Slot::I64 as usize].take(2)?.bitcast_convert(DType::U64),
                );
            }
            let out = (entry.row.lower)(b, &args)?;
            if let Some(checks) = checks {
                checks.extend(args.take_checks());
            }
            for (output, value) in node.op.outputs.iter().zip(&out.0) {
                if let (Source::Value(_), Some(value)) = (output.source, value) {
                    values.push(*value);
                }
            }
            return Ok(());
        }
        Kind::Read(geometry) => {
            view::emit_read(operands[0], geometry, node.op.outputs[0].ty.dtype)?
        }
        Kind::Write(geometry) => view::emit_write(operands[0], geometry, operands[1])?,
        Kind::Copy => {
            let to = &node.op.outputs[0].ty;
            operands[0].convert(to.dtype).broadcast_to(&to.dims)
        }
        Kind::Zeros => b.splat(0, node.op.outputs[0].ty.clone()),
        Kind::Graph(_) => return Err(Error::internal("a graph inside a program")),
    };
    values.push(result);
    Ok(())
}
