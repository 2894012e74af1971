//! Export of graphs as StableHLO modules, and import of such modules. Both are lowered like any
//! program.

use super::Engine;
use crate::Result;
use crate::error::Error;
use crate::plan::captured::{CapturedFunction, GraphOutput, Home, Operand};
use crate::plan::lower::{NAME, lower, record};
use crate::plan::program::Program;
use crate::record::call::TensorRef;
use crate::record::capture::Shape;
use crate::record::graph::{Graph, ProgramNode};
use crate::record::module::Module;
use crate::record::op::{Kind, Source};
use crate::record::view::Geometry;
use hlo::{Builder, DType, Recorded, Type};
use shapes::{Bounded, Dim, Size, Witnesses};
use std::sync::Arc;

impl Engine {
    /// The text of a graph's module. Its parameters are all inputs, in order, and its results all
    /// outputs. Numbers are constants.
    pub fn export(&self, id: u64) -> Result<String> {
        let graph = self.exported(id)?;
        let program = whole(&graph)?;
        let module = lower(&program, self.shared.rows, Some(&graph.numbers))?;
        Ok(module.function.simplified().text(NAME))
    }

    /// Writes graphs of one model, captured at several sizes, as a module for all sizes up to the
    /// first. The sizes are its last parameters, `i64` scalars. The next [`WITNESSES`] graphs show
    /// the numbers that depend on sizes. The result is checked against the other graphs, and
    /// corrected by those that disagree.
    pub fn export_varying(&self, ids: &[u64], points: &[Vec<i64>]) -> Result<Varying> {
        let record_one = |&id: &u64| -> Result<Arc<Recorded>> {
            let graph = self.exported(id)?;
            let program = whole(&graph)?;
            let ops: Vec<_> = program.nodes.iter().map(|node| node.op).collect();
            let (rows, numbers) = (self.shared.rows, Some(&graph.numbers[..]));
            Ok(Arc::new(record(&program, &program.inputs, &ops, rows, numbers)?))
        };
        let mut recorded = ids.iter().map(record_one).collect::<Result<Vec<_>>>()?;
        let compared = recorded.split_off(recorded.len().min(1 + WITNESSES));
        let known = points[..recorded.len()].to_vec();
        let mut witnesses = Witnesses::new(recorded, known)?;
        let refuted = |witnesses: &Witnesses| {
            let mut all = compared.iter().zip(&points[1 + WITNESSES..]);
            all.find_map(|(other, point)| {
                Some((other, point, witnesses.check(other, point, &points[0]).err()?))
            })
        };
        while let Some((other, point, refusal)) = refuted(&witnesses) {
            witnesses = witnesses.taught(other.clone(), point, points.len()).ok_or(refusal)?;
        }
        write_varying(&witnesses, points[0].len())
    }

    fn exported(&self, id: u64) -> Result<Arc<CapturedFunction>> {
        let graph = self.lock().function(id)?;
        if graph.drawn > 0 {
            return Err(Error::runtime(
                "an exported module cannot draw random numbers; call model.eval() before the \
                 export, or draw them outside and pass them as an argument",
            ));
        }
        match graph.writes.is_empty() {
            true => Ok(graph),
            false => Err(Error::runtime(
                "an exported module cannot write inputs or buffers without torch's knowledge, as \
                 instance_norm keeps statistics; call model.eval() before the export",
            )),
        }
    }

    /// The graph of a module that `export` wrote. Its inputs have to be contiguous.
    pub fn import(&self, module: &str, device: usize) -> Result<u64> {
        let hash = blake3::hash(module.as_bytes());
        let function = Recorded::parse(module, NAME)?;
        let types = |ids: &[u32]| ids.iter().map(|&id| function.ty(id).clone()).collect::<Vec<_>>();
        let (inputs, results) = (types(&function.block.arguments), types(&function.block.results));
        let inputs: Vec<_> = inputs.iter().map(Shape::contiguous).collect();
        let output = |(i, ty): (_, &Type)| {
            let Geometry { sizes, strides, offset } = Geometry::contiguous(&ty.dims);
            let (dtype, sizes, strides) = (ty.dtype, &sizes[..], &strides[..]);
            let whole = TensorRef { storage: None, dtype, sizes, strides, offset };
            GraphOutput::of(Home::Fresh(i), &whole)
        };
        let outputs = results.iter().enumerate().map(output).collect();
        let fresh = results.iter().enumerate();
        let fresh = fresh.map(|(i, ty)| (Source::Value(i as u32), ty.clone())).collect();
        let words: Vec<_> = hash.as_bytes().chunks_exact(8).map(word).collect();
        let mut state = self.lock();
        let module = Module { name: "module", function };
        let op = (!results.is_empty()).then(|| state.recorder.ops.module(module, &words));
        Ok(state.keep(CapturedFunction {
            device,
            operands: (0..inputs.len()).map(Operand::Input).collect(),
            inputs,
            op,
            numbers: Vec::new(),
            drawn: 0,
            writes: Vec::new(),
            fresh,
            outputs,
        }))
    }
}

/// A module for all sizes up to bounds, and the extents of its inputs and outputs.
pub struct Varying {
    pub text: String,
    pub inputs: Vec<Vec<Size>>,
    pub outputs: Vec<Vec<Size>>,
}

/// Recordings that show the numbers that depend on sizes.
const WITNESSES: usize = 5;

fn write_varying(witnesses: &Witnesses, symbols: usize) -> Result<Varying> {
    let b = Builder::recording();
    let inputs = witnesses.argument_dims()?;
    let parameters: Vec<_> = witnesses.argument_types().map(|ty| b.argument(ty.clone())).collect();
    let symbols: Vec<_> = (0..symbols).map(|_| b.argument(Type::scalar(DType::S64))).collect();
    let bounded = |(&value, dims): (_, &Vec<Dim>)| Bounded { value, dims: dims.clone() };
    let arguments = parameters.iter().zip(&inputs).map(bounded).collect();
    let narrow = symbols.iter().map(|s| s.convert(DType::S32)).collect();
    let results = witnesses.write(&b, arguments, narrow, true)?;
    let parameters: Vec<_> = parameters.iter().chain(&symbols).copied().collect();
    let values: Vec<_> = results.iter().map(|result| result.value).collect();
    let text = b.finish(&parameters, &values)?.simplified().text(NAME);
    let sizes = |dims: &Vec<Dim>| dims.iter().map(Dim::size).collect();
    let outputs = results.iter().map(|result| sizes(&result.dims)).collect();
    Ok(Varying { text, inputs: inputs.iter().map(sizes).collect(), outputs })
}

pub(super) fn word(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |word, &byte| word << 8 | u64::from(byte))
}

/// The graph as a program with every input as a parameter and every output as a result.
fn whole(graph: &CapturedFunction) -> Result<Program> {
    let inputs: Vec<_> = graph.inputs.iter().map(Shape::ty).collect();
    let operand = |i: usize| match graph.operands.get(i) {
        Some(Operand::Input(input)) => Ok(*input as u32),
        _ => Err(Error::internal("a constant in an exported graph")),
    };
    let inner = match graph.op.map(|op| &op.kind) {
        None => None,
        Some(Kind::Graph(inner)) => Some(inner),
        Some(_) => return Err(Error::runtime("a loaded module cannot be exported again")),
    };
    let n_inner = inner.map_or(0, |inner| inner.inputs.len());
    let name = |value: u32| match (value as usize).checked_sub(n_inner) {
        None => operand(value as usize),
        Some(made) => Ok((inputs.len() + made) as u32),
    };
    let mut nodes = Vec::new();
    for node in inner.map_or(&[][..], |inner| &inner.nodes) {
        let operands: Result<_> = node.operands.iter().map(|&v| name(v)).collect();
        nodes.push(ProgramNode { op: node.op, operands: operands?, line: None, call: 0 });
    }
    let mut outputs = Vec::new();
    let mut output_types = Vec::new();
    for output in &graph.outputs {
        let (value, ty) = match output.home {
            Home::Input(i) => (i as u32, inputs[i].clone()),
            Home::Fresh(i) => {
                let (source, ty) = &graph.fresh[i];
                let value = match (*source, inner) {
                    (Source::Operand(i), _) => operand(i)?,
                    (Source::Value(v), Some(inner)) => name(inner.outputs[v as usize])?,
                    _ => return Err(Error::internal("a lost value of a graph")),
                };
                (value, ty.clone())
            }
            Home::Nowhere => return Err(Error::internal("an exported graph lacks a result")),
        };
        if ty != Type::new(output.dtype, &output.sizes) || output.offset != 0 {
            return Err(Error::internal("an exported graph returns a view"));
        }
        outputs.push(value);
        output_types.push(ty);
    }
    let donations = vec![None; inputs.len()];
    let places = Arc::default();
    let whole =
        Graph { inputs, nodes, outputs, output_types, donations, is_captured: true, places };
    Ok(Program::new(whole, [].into(), 0, false))
}
