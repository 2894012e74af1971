//! Lowering: a program's graph as one StableHLO module.

use crate::Result;
use crate::error::Error;
use crate::op::{Kind, NumberKind, RowEntry, Source};
use crate::order::unordered_reads;
use crate::program::{Program, ProgramNode};
use crate::trace::RawNumber;
use crate::view::{self, Geometry};
use hlo::{Argument, Builder, DType, Donation, Number, Type, Value};
use ops::Args;

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

/// `constants` has the run-time numbers of a program in which they are not to be parameters.
pub(crate) fn lower(
    program: &Program,
    rows: &[RowEntry],
    guiding: bool,
    constants: Option<&[RawNumber]>,
) -> Result<Module> {
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
    let kinds = program.nodes.iter().flat_map(|node| &node.op.numbers);
    let numbers: Vec<_> = match constants {
        None => kinds.map(|k| parameter(Type::scalar(k.dtype()), Donation::None)).collect(),
        Some(bits) => kinds.zip(bits).map(|(&kind, &bits)| constant(&b, kind, bits)).collect(),
    };
    let mut numbers = &numbers[..];
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

fn constant(b: &Builder, kind: NumberKind, bits: RawNumber) -> Value<'_> {
    let number = match kind {
        NumberKind::F32 => Number::Float(f32::from_bits(bits as u32).into()),
        NumberKind::F64 => Number::Float(f64::from_bits(bits)),
        NumberKind::I64 | NumberKind::Seed | NumberKind::Offset => Number::Int(bits as i64),
    };
    b.scalar(number, kind.dtype())
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
        Kind::Module(_) => "module",
    }
}

fn emit<'b>(
    b: &'b Builder,
    node: &ProgramNode,
    rows: &[RowEntry],
    values: &mut Vec<Value<'b>>,
    numbers: &mut &[Value<'b>],
    checks: Option<&mut Vec<ops::Check<'b>>>,
) -> Result<()> {
    let operands: Vec<_> = node.operands.iter().map(|&i| values[i as usize]).collect();
    b.set_location(name(node, rows));
    let result = match &node.op.kind {
        Kind::Row { row, args, default_dtype, reads } => {
            let entry = &rows[*row];
            let list: Vec<_> = args.iter().map(|t| t.instantiate(&operands)).collect();
            let args = Args::new(b, &entry.schema, &list, *default_dtype);
            let (own, rest) = numbers.split_at(node.op.numbers.len());
            *numbers = rest;
            for (i, read) in reads.numbers.iter().enumerate() {
                args.supply_number(*read, own[i]);
            }
            if reads.random_counters > 0 {
                let state = &own[reads.numbers.len()..];
                let state: Vec<_> = state.iter().map(|n| n.reshape(&[1])).collect();
                args.supply_random(b.concatenate(&state, 0).bitcast_convert(DType::U64));
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
        Kind::Module(function) => {
            values.extend(b.call(function, &operands));
            return Ok(());
        }
    };
    values.push(result);
    Ok(())
}
