//! Graphs as StableHLO for others to run, and such modules as graphs. Lowers like any program.

use crate::Result;
use crate::call::TensorRef;
use crate::capture::{Graph, GraphOutput, Home, Operand, Shape};
use crate::engine::Engine;
use crate::error::Error;
use crate::lower::lower;
use crate::op::{Kind, Source};
use crate::program::{self, Program, ProgramNode};
use hlo::{Function, Type};

impl Engine {
    /// A graph as a module in text. Its parameters are all inputs, in order, and its results all
    /// outputs; numbers are constants. `guided` is how XLA:CPU wants it, which others do not need.
    pub fn export(&self, id: u64, guided: bool) -> Result<String> {
        let graph = self.lock().graphs.get(&id).cloned();
        let graph = graph.ok_or_else(|| Error::internal("a graph that is gone"))?;
        if graph.drawn > 0 {
            return Err(Error::runtime(
                "an exported module cannot draw random numbers; call model.eval() before the \
                 export, or draw them outside and pass them as an argument",
            ));
        }
        if !graph.writes.is_empty() {
            return Err(Error::internal("an exported graph writes its inputs"));
        }
        let program = whole(&graph)?;
        Ok(lower(&program, self.shared.rows, guided, Some(&graph.numbers))?.text)
    }

    /// Whether programs of this platform are written as `export` writes them guided.
    pub fn is_guiding(&self) -> bool {
        self.shared.platform.compiling().guiding
    }

    /// A module that `export` wrote as a graph; its inputs are to be contiguous.
    pub fn import(&self, module: &str, device: usize) -> Result<u64> {
        let hash = blake3::hash(module.as_bytes());
        let function = Function::parse(module, &format!("module_{}", &hash.to_hex()[..16]))?;
        let inputs: Vec<_> = function.inputs.iter().map(Shape::contiguous).collect();
        let output = |(i, ty)| GraphOutput::of(Home::Fresh(i), &contiguous(ty, &strides(ty)));
        let outputs = function.outputs.iter().enumerate().map(output).collect();
        let fresh = function.outputs.iter().enumerate();
        let fresh = fresh.map(|(i, ty)| (Source::Value(i as u32), ty.clone())).collect();
        let words: Vec<_> = hash.as_bytes().chunks_exact(8).map(word).collect();
        let mut state = self.lock();
        let op = (!function.outputs.is_empty()).then(|| state.ops.module(function, &words));
        Ok(state.keep_graph(Graph {
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

fn word(bytes: &[u8]) -> u64 {
    bytes.iter().fold(0, |word, &byte| word << 8 | u64::from(byte))
}

fn strides(ty: &Type) -> Vec<i64> {
    let mut strides = vec![1; ty.rank()];
    for i in (1..ty.rank()).rev() {
        strides[i - 1] = strides[i] * ty.dims[i].max(1);
    }
    strides
}

fn contiguous<'a>(ty: &'a Type, strides: &'a [i64]) -> TensorRef<'a> {
    TensorRef { storage: None, dtype: ty.dtype, sizes: &ty.dims, strides, offset: 0 }
}

/// The graph as a program that takes every input and gives every output whole.
fn whole(graph: &Graph) -> Result<Program> {
    let inputs: Vec<_> = graph.inputs.iter().map(Shape::ty).collect();
    let operand = |i: usize| match graph.operands.get(i) {
        Some(Operand::Input(input)) => Ok(*input as u32),
        _ => Err(Error::internal("a constant in an exported graph")),
    };
    let inner = match graph.op.map(|op| &op.kind) {
        None => None,
        Some(Kind::Graph(inner)) => Some(inner),
        Some(_) => return Err(Error::runtime("a module that was loaded is not exported again")),
    };
    let n_inner = inner.map_or(0, |inner| inner.inputs.len());
    let name = |value: u32| match (value as usize).checked_sub(n_inner) {
        None => operand(value as usize),
        Some(made) => Ok((inputs.len() + made) as u32),
    };
    let mut nodes = Vec::new();
    for node in inner.map_or(&[][..], |inner| &inner.nodes) {
        let operands: Result<_> = node.operands.iter().map(|&v| name(v)).collect();
        nodes.push(ProgramNode { op: node.op, operands: operands?, line: None });
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
    let whole = program::Graph { inputs, nodes, outputs, output_types, donations };
    Ok(Program::new(whole, [].into(), 0, graph.device, false))
}
