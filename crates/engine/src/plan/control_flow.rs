//! Control flow: captured functions that call others depending on data, as one op. Knows no
//! lowering.

use super::captured::{CapturedFunction, GraphOutput, Home, Operand};
use crate::Result;
use crate::error::Error;
use crate::record::Recorder;
use crate::record::capture::Shape;
use crate::record::control::{Control, Flow, Region};
use crate::record::op::Source;
use crate::record::trace::RawNumber;
use hlo::{DType, Type};
use std::sync::Arc;

/// The parts of a function that calls others.
struct Parts {
    operands: Vec<Operand>,
    regions: Vec<Region>,
    numbers: Vec<RawNumber>,
}

impl Parts {
    /// Starts with the inputs that have a fixed place among the operands.
    fn new(fixed: usize) -> Self {
        let operands = (0..fixed).map(Operand::Input).collect();
        Parts { operands, regions: Vec::new(), numbers: Vec::new() }
    }

    /// Adds a function, whose inputs are the inputs from `first` on.
    fn add(&mut self, graph: &CapturedFunction, first: usize) -> Result<()> {
        let operands = graph.operands.iter().map(|operand| {
            let operand = match operand {
                Operand::Input(i) => Operand::Input(first + i),
                constant => constant.clone(),
            };
            self.place(operand)
        });
        let operands = operands.collect();
        let results = graph.outputs.iter().map(|output| Ok(graph.whole(output)?.0));
        let results = results.collect::<Result<_>>()?;
        self.numbers.extend_from_slice(&graph.numbers);
        self.regions.push(Region { op: graph.op, operands, results });
        Ok(())
    }

    fn place(&mut self, operand: Operand) -> usize {
        let known = self.operands.iter().position(|o| match (o, &operand) {
            (Operand::Input(a), Operand::Input(b)) => a == b,
            (Operand::Constant(a), Operand::Constant(b)) => Arc::ptr_eq(a, b),
            _ => false,
        });
        known.unwrap_or_else(|| {
            self.operands.push(operand);
            self.operands.len() - 1
        })
    }
}

impl CapturedFunction {
    /// A result that is a whole new storage of the call.
    fn whole(&self, output: &GraphOutput) -> Result<(Source, &Type)> {
        let fresh = match output.home {
            Home::Fresh(i) => self.fresh.get(i),
            _ => None,
        };
        let whole = fresh.filter(|(_, ty)| {
            output.offset == 0 && Shape::contiguous(ty).strides == output.strides
        });
        let whole = whole.filter(|(_, ty)| ty.dims[..] == output.sizes[..]);
        let (source, ty) = whole.ok_or_else(|| Error::internal("a region's result is a view"))?;
        Ok((*source, ty))
    }

    /// The types of its results, if the function can be a region.
    fn types(&self) -> Result<Vec<Type>> {
        if !self.writes.is_empty() {
            return Err(Error::runtime(
                "a branch or the body of a loop writes a tensor of the graph around it in place; \
                 return the new value instead",
            ));
        }
        self.outputs.iter().map(|output| Ok(self.whole(output)?.1.clone())).collect()
    }
}

fn same(what: &str, expected: &[Type], got: &[Type]) -> Result<()> {
    if expected == got {
        return Ok(());
    }
    let list = |types: &[Type]| types.iter().map(Type::to_string).collect::<Vec<_>>().join(", ");
    let (expected, got) = (list(expected), list(got));
    Err(Error::runtime(format!("{what} should be ({expected}), but got ({got})")))
}

/// The parts of a control op.
struct Flowing<'a> {
    flow: Flow,
    parts: Parts,
    like: &'a CapturedFunction,
    inputs: Vec<Shape>,
    results: Vec<Type>,
    drawn: u64,
}

impl Flowing<'_> {
    fn function(self, recorder: &mut Recorder) -> CapturedFunction {
        let Flowing { flow, parts, like, inputs, results, drawn } = self;
        let operands = parts.operands.iter().map(|operand| match operand {
            Operand::Input(i) => inputs[*i].ty(),
            Operand::Constant(data) => data.ty.clone(),
        });
        let operands = operands.collect();
        let control = Control { flow, regions: parts.regions };
        let op = recorder.ops.control(control, operands, &results);
        let output = |(i, ty): (usize, &Type)| {
            let Shape { dtype, sizes, strides, .. } = Shape::contiguous(ty);
            GraphOutput { home: Home::Fresh(i), dtype, sizes, strides, offset: 0 }
        };
        CapturedFunction {
            device: like.device,
            inputs,
            op: Some(op),
            operands: parts.operands,
            numbers: parts.numbers,
            drawn,
            writes: Vec::new(),
            outputs: results.iter().enumerate().map(output).collect(),
            fresh: (0..).map(Source::Value).zip(results).collect(),
        }
    }
}

impl Recorder {
    /// A function that calls one of these: its first input, an `i64`, is the index.
    pub(crate) fn cond(
        &mut self,
        graphs: &[Arc<CapturedFunction>],
        has_usual: bool,
    ) -> Result<CapturedFunction> {
        let Some(first) = graphs.first() else {
            return Err(Error::runtime("a choice between branches needs one branch at least"));
        };
        let results = first.types()?;
        let mut parts = Parts::new(1);
        for graph in graphs {
            same("the results of all branches", &results, &graph.types()?)?;
            parts.add(graph, 1)?;
        }
        let mut inputs = vec![Shape::contiguous(&Type::scalar(DType::S64))];
        inputs.extend_from_slice(&first.inputs);
        let drawn = graphs.iter().map(|graph| graph.drawn).max().unwrap_or(0);
        let (flow, like) = (Flow::Cond { has_usual }, first.as_ref());
        Ok(Flowing { flow, parts, like, inputs, results, drawn }.function(self))
    }

    /// A function that calls `body` with its last results, as long as `condition` holds.
    pub(crate) fn while_loop(
        &mut self,
        condition: &CapturedFunction,
        body: &CapturedFunction,
    ) -> Result<CapturedFunction> {
        if condition.drawn > 0 || body.drawn > 0 {
            return Err(Error::runtime(
                "a while_loop draws random numbers, and how many is known only when it ran; draw \
                 them before the loop, or use scan",
            ));
        }
        let results = body.types()?;
        same("the condition", &[Type::scalar(DType::Bool)], &condition.types()?)?;
        let carried = body.inputs.iter().map(Shape::ty).take(results.len()).collect::<Vec<_>>();
        same("what the body of a while_loop returns", &carried, &results)?;
        let mut parts = Parts::new(carried.len());
        parts.add(condition, 0)?;
        parts.add(body, 0)?;
        let flow = Flow::While { carried: carried.len() };
        let inputs = body.inputs.clone();
        Ok(Flowing { flow, parts, like: body, inputs, results, drawn: 0 }.function(self))
    }

    /// A function that calls `body` `count` times, with its last results and slices of stacks. The
    /// further results of `body` are stacked.
    pub(crate) fn scan(
        &mut self,
        body: &CapturedFunction,
        count: i64,
        carried: usize,
        slices: usize,
    ) -> Result<CapturedFunction> {
        let mut results = body.types()?;
        if results.len() < carried || body.inputs.len() < carried + slices {
            return Err(Error::internal("a scan whose body has too few inputs or results"));
        }
        let init = body.inputs.iter().map(Shape::ty).take(carried).collect::<Vec<_>>();
        same("what the body of a scan carries on", &init, &results[..carried])?;
        let stacked = |ty: &Type| {
            let dims = [&[count], &ty.dims[..]].concat();
            Type::new(ty.dtype, &dims)
        };
        results[carried..].iter_mut().for_each(|ty| *ty = stacked(ty));
        let mut inputs = body.inputs.clone();
        for shape in &mut inputs[carried..carried + slices] {
            *shape = Shape::contiguous(&stacked(&shape.ty()));
        }
        let mut parts = Parts::new(carried + slices);
        parts.add(body, 0)?;
        let flow = Flow::Scan { count, carried, slices, drawn: body.drawn };
        let drawn = body.drawn.wrapping_mul(count as u64);
        Ok(Flowing { flow, parts, like: body, inputs, results, drawn }.function(self))
    }
}
