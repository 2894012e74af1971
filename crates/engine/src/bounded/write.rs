//! Writing the bounded programs of a family.

use super::bounds::{Call, Wear};
use super::family::{Family, Law};
use super::layout::{Layout, Run, Runs};
use super::plan::{Plan, Spare};
use crate::Result;
use crate::data::Data;
use crate::error::{Error, caught};
use crate::lower::{Module, donated, record};
use crate::op::RowEntry;
use crate::program::{Graph, Program, Programs};
use hlo::{Builder, DType, Donation, Type, Value};
use shapes::{Bounded, Dim, Factor, Size, Witnesses};
use std::iter::zip;
use std::sync::{Arc, Mutex};

/// A program for all sizes up to its bounds.
pub(crate) struct Built {
    pub(crate) program: Arc<Program>,
    /// What it was written from.
    witnesses: Witnesses,
    inputs: Vec<Vec<Dim>>,
    outputs: Vec<Vec<Dim>>,
    /// When it was last planned with, in plans of its family.
    pub(super) used: u64,
    /// How many elements a statement has at the bounds, in the mean.
    pub(super) elements: f64,
    pub(super) wear: Arc<Wear>,
}

impl Built {
    /// How its inputs are laid out at these sizes.
    pub(super) fn layouts_of_inputs(&self, point: &[i64]) -> impl Iterator<Item = Option<Layout>> {
        self.inputs.iter().map(|dims| layout(dims, point))
    }
}

/// Programs of one family that are kept.
const PROGRAMS: usize = 64;

/// Recordings that show what depends on sizes.
const ENOUGH: usize = 4;

/// Which part of each bound is missing in recordings at sizes far from them, and how much more.
/// Symbols go different ways, lest they be taken for each other.
const FAR: [([i64; 3], i64); 4] =
    [([8, 6, 7], 8), ([4, 2, 3], 10), ([2, 5, 4], 13), ([3, 3, 2], 15)];

/// The most recordings that tell what depends on sizes.
const WITNESSES: usize = 16;

/// Writes programs of a family.
pub(super) struct Writing<'a> {
    pub(super) graph: &'a Graph,
    pub(super) inputs: &'a [Arc<Data>],
    pub(super) law: &'a Law,
    pub(super) rows: &'static [RowEntry],
    pub(super) device: usize,
}

impl Writing<'_> {
    /// The plan for these sizes, and whether its program is new.
    pub(super) fn plan(
        &self,
        family: &mut Family,
        point: &[i64],
        programs: &mut Programs,
    ) -> Result<(Plan, bool)> {
        family.notice_counting(self.law);
        let serves_none = |family: &Family| family.built.values().all(|built| built.used == 0);
        let recorded = self.record_graph();
        let recorded = recorded.inspect_err(|_| family.refused = serves_none(family))?;
        let call = Call { point, elements: recorded.mean_elements() };
        let mut bounds = self.bounds(family, &call);
        if !family.built.contains_key(&bounds) {
            let built;
            let near = self.build_near(family, bounds, point, programs);
            (bounds, built) = near.inspect_err(|_| family.refused = true)?;
            family.make_room(PROGRAMS);
            family.built.insert(bounds.clone(), built);
        }
        family.plans += 1;
        let built = family.built.get(&bounds).ok_or_else(|| Error::internal("no program"))?;
        if let Err(e) = built.witnesses.check(&recorded, point, &bounds) {
            let known = family.witnesses.as_ref();
            let taught = known.and_then(|w| w.taught(Arc::new(recorded), point, WITNESSES));
            if let Some(taught) = taught {
                // What was written before may be wrong where this one would be right.
                family.witnesses = Some(taught);
                family.built.clear();
                return self.plan(family, point, programs);
            }
            // Programs that serve other sizes are none for these; a law that serves none is wrong.
            family.refused = serves_none(family);
            return Err(e.into());
        }
        let inputs: Vec<_> = built.layouts_of_inputs(point).collect();
        let excess = self.excess(family, &bounds, &call, &inputs);
        let built = family.built.get_mut(&bounds).ok_or_else(|| Error::internal("no program"))?;
        let is_new = built.used == 0;
        built.used = family.plans;
        built.wear.add(excess);
        let spare = Spare {
            symbols: point.to_vec(),
            excess,
            wear: built.wear.clone(),
            inputs,
            outputs: built.outputs.iter().map(|dims| layout(dims, point)).collect(),
        };
        Ok((Plan { program: built.program.clone(), spare: Some(Arc::new(spare)) }, is_new))
    }

    /// A program with these bounds or, where that is more than the program can take, with the
    /// largest that it can: a table of positions may end there.
    fn build_near(
        &self,
        family: &mut Family,
        bounds: Vec<i64>,
        point: &[i64],
        programs: &mut Programs,
    ) -> Result<(Vec<i64>, Built)> {
        let needs = self.law.needs(point);
        match self.build(family, &bounds, programs) {
            Err(_) if needs != bounds => {
                let mut best = (needs.clone(), self.build(family, &needs, programs)?);
                let mut reach: Vec<i64> = zip(&needs, &bounds).map(|(n, b)| b - n).collect();
                while reach.iter().any(|&more| more > 1) {
                    reach.iter_mut().for_each(|more| *more = (*more + 1) / 2);
                    let bounds: Vec<i64> = zip(&best.0, &reach).map(|(b, more)| b + more).collect();
                    if bounds != best.0
                        && let Ok(built) = self.build(family, &bounds, programs)
                    {
                        best = (bounds, built);
                    }
                }
                Ok(best)
            }
            built => Ok((bounds, built?)),
        }
    }

    /// The graph as it is.
    fn record_graph(&self) -> Result<hlo::Recorded> {
        let types: Vec<_> = self.inputs.iter().map(|data| data.ty.clone()).collect();
        let ops: Vec<_> = self.graph.nodes.iter().map(|node| node.op).collect();
        caught(|| record(self.graph, &types, &ops, self.rows, None))
    }

    /// The graph at other sizes.
    pub(super) fn record(&self, point: &[i64]) -> Result<hlo::Recorded> {
        let mut sizes = self.law.inputs.iter().map(|size| size.eval(point));
        let types: Vec<_> = self
            .inputs
            .iter()
            .map(|data| {
                let mut extent = |runs: usize| (0..runs).filter_map(|_| sizes.next()).product();
                let dims: Vec<i64> = match &data.layout {
                    None => data.ty.dims.iter().map(|_| extent(1)).collect(),
                    Some(layout) => layout.0.iter().map(|runs| extent(runs.len())).collect(),
                };
                Type::new(data.ty.dtype, &dims)
            })
            .collect();
        if types.iter().flat_map(|ty| &ty.dims).any(|&extent| extent < 0) {
            return Err(Error::runtime("its sizes say nothing of how large others are"));
        }
        let ops = self.law.ops(self.graph, point);
        let ops = ops.ok_or_else(|| Error::runtime("a view would begin behind a dimension"))?;
        // Rows meet sizes here that no call ever has.
        let ops: Vec<_> = ops.iter().collect();
        caught(|| record(self.graph, &types, &ops, self.rows, None))
    }

    /// The program recorded at sizes near the bounds, to see what depends on them: at smaller ones
    /// first where there are enough, and at others where the program cannot take those.
    fn recorded(&self, bounds: &[i64]) -> Result<Witnesses> {
        const APART: [[i64; 3]; 5] = [[1, 2, 3], [2, 5, 1], [3, 1, 5], [5, 3, 2], [4, 7, 6]];
        let near = |(apart, first): (&[i64; 3], bool)| -> Vec<i64> {
            let size = |s: usize| match (bounds[s], apart[s]) {
                (bound, apart) if self.law.starts[s].is_some() => {
                    (bound - apart).rem_euclid(bound + 1)
                }
                (bound, apart) if (bound >= 16) == first => bound - apart,
                (bound, apart) => bound + apart,
            };
            (0..bounds.len()).map(size).collect()
        };
        let (mut recorded, mut points, mut refused) = (Vec::new(), Vec::new(), None);
        let all = APART.iter().map(|a| (a, true)).chain(APART.iter().map(|a| (a, false)));
        let is_size = |(&size, start): (&i64, &Option<i64>)| size > 0 || start.is_some();
        let can_be = |at: &Vec<i64>| zip(at, &self.law.starts).all(is_size);
        for at in all.map(near).filter(can_be) {
            match self.record(&at) {
                Ok(record) => {
                    recorded.push(Arc::new(record));
                    points.push(at);
                }
                Err(e) => drop(refused.get_or_insert(e)),
            }
            if points.len() == APART.len() {
                break;
            }
        }
        if let Some(e) = refused.filter(|_| points.len() < ENOUGH) {
            return Err(e);
        }
        Ok(self.with_far(bounds, Witnesses::new(recorded, points)?))
    }

    /// Strides divide, which sizes that are near each other may not show. Recordings far from the
    /// bounds are added where the program is written in the same way.
    fn with_far(&self, bounds: &[i64], near: Witnesses) -> Witnesses {
        let mut witnesses = near;
        for (parts, less) in FAR {
            let at: Vec<i64> = zip(bounds, parts).map(|(b, part)| b - b / part - less).collect();
            let can_be = at.iter().all(|&size| size > 0);
            let record = can_be.then(|| self.record(&at));
            let Some(Ok(record)) = record else { continue };
            if let Some(taught) = witnesses.taught(Arc::new(record), &at, WITNESSES) {
                witnesses = taught;
            }
        }
        witnesses
    }

    fn build(&self, family: &mut Family, bounds: &[i64], programs: &mut Programs) -> Result<Built> {
        let mut program = programs.unnamed(self.graph.clone(), self.device);
        let near = match &family.witnesses {
            Some(known) => known.clone(),
            None => self.recorded(bounds)?,
        };
        let recorded = self.record(bounds)?;
        let elements = recorded.mean_elements();
        let witnesses = near.before(Arc::new(recorded), bounds)?;
        family.witnesses = Some(near);
        let (module, inputs, outputs) = self.write(&program, &witnesses, bounds)?;
        // Bounds were chosen by the law, and a few sizes may obey a simpler one than programs do.
        if !outputs.iter().flatten().map(Dim::size).eq(self.law.outputs.iter().cloned()) {
            return Err(Error::runtime("its results have other sizes than they seemed to have"));
        }
        program.written = Mutex::new(Some(module));
        program.bounds = Some(self.description(bounds));
        program.is_expected = family.is_settled();
        let (program, wear) = (Arc::new(program), Arc::default());
        Ok(Built { program, witnesses, inputs, outputs, used: 0, elements, wear })
    }

    fn description(&self, bounds: &[i64]) -> String {
        let mut sizes = self.law.inputs.iter();
        let input = |data: &Arc<Data>| {
            let extent = |size: &Size| match size.as_constant() {
                Some(extent) => extent.to_string(),
                None => format!("≤{}", size.eval(bounds)),
            };
            let extents: Vec<_> = sizes.by_ref().take(data.runs()).map(extent).collect();
            let varies = extents.iter().any(|extent| extent.starts_with('≤'));
            varies.then(|| format!("{}[{}]", data.ty.dtype.text(), extents.join(",")))
        };
        let inputs: Vec<_> = self.inputs.iter().filter_map(input).collect();
        match inputs.is_empty() {
            true => format!("{bounds:?} in the arguments of its ops"),
            false => inputs.join(", "),
        }
    }

    /// Writes the program at its bounds. Also says how its inputs and outputs are laid out.
    #[expect(clippy::type_complexity, reason = "two lists of dimensions for each of many tensors")]
    fn write(
        &self,
        program: &Program,
        witnesses: &Witnesses,
        bounds: &[i64],
    ) -> Result<(Module, Vec<Vec<Dim>>, Vec<Vec<Dim>>)> {
        let b = Builder::recording();
        let types: Vec<_> = witnesses.argument_types().cloned().collect();
        let inputs = self.input_dims(bounds);
        let buffer = |dims: &[Dim]| dims.iter().map(|d| outer_bound(d, bounds)).collect::<Vec<_>>();
        let parameters: Vec<_> = types
            .iter()
            .enumerate()
            .map(|(i, ty)| match inputs.get(i) {
                Some(dims) => b.argument(Type::new(ty.dtype, &buffer(dims))),
                None => b.argument(ty.clone()),
            })
            .collect();
        let symbols: Vec<_> = bounds.iter().map(|_| b.argument(Type::scalar(DType::S64))).collect();
        let arguments: Vec<_> = parameters
            .iter()
            .enumerate()
            .map(|(i, &value)| {
                let dims = inputs.get(i).cloned().unwrap_or_default();
                let extents: Vec<_> = dims.iter().map(Dim::bound).collect();
                Bounded { value: resized(value, &extents), dims }
            })
            .collect();
        let narrow = symbols.iter().map(|s| s.convert(DType::S32)).collect();
        let results = witnesses.write(&b, arguments, narrow, false)?;
        let outputs: Vec<Vec<Dim>> = results.iter().map(|r| r.dims.clone()).collect();
        let values: Vec<_> = results.iter().map(|r| resized(r.value, &buffer(&r.dims))).collect();
        let donation = |i: usize| -> Donation {
            let output = program.donations.get(i).copied().flatten();
            let same = |&o: &u32| {
                let (x, y) = (&inputs[i], &outputs[o as usize]);
                buffer(x) == buffer(y)
            };
            donated(output.filter(same))
        };
        let parameters: Vec<_> = parameters.iter().chain(&symbols).copied().collect();
        let donations = (0..parameters.len()).map(donation).collect();
        let function = b.finish(&parameters, &values)?.donating(donations);
        let outer = |dims: Vec<Vec<Dim>>| -> Vec<Vec<Dim>> {
            let dim = |d: Dim| match outer_bound(&d, bounds) {
                bound if bound == d.bound() => d,
                bound => Dim::new(bound, d.size()),
            };
            dims.into_iter().map(|dims| dims.into_iter().map(dim).collect()).collect()
        };
        let module = Module { function, checks: Vec::new() };
        Ok((module, outer(inputs), outer(outputs)))
    }

    fn input_dims(&self, bounds: &[i64]) -> Vec<Vec<Dim>> {
        let mut sizes = self.law.inputs.iter();
        let mut factor = || {
            let size = sizes.next().cloned().unwrap_or_default();
            Factor { bound: size.eval(bounds), size }
        };
        let dims = |data: &Arc<Data>| match &data.layout {
            None => data.ty.dims.iter().map(|_| Dim::of([factor()])).collect(),
            Some(layout) => layout
                .0
                .iter()
                .map(|runs| Dim::of((0..runs.len()).map(|_| factor()).collect::<Vec<_>>()))
                .collect(),
        };
        self.inputs.iter().map(dims).collect()
    }
}

/// The extent of a dimension in a buffer that programs hand to each other: a symbol's bound for all
/// dimensions that are the symbol but for a few elements.
fn outer_bound(dim: &Dim, bounds: &[i64]) -> i64 {
    match dim.size().as_linear() {
        Some((symbol, times, _)) if dim.factors.len() == 1 => times * bounds[symbol],
        _ => dim.bound(),
    }
}

/// The value with places added or left out at the ends of its dimensions.
fn resized<'b>(mut value: Value<'b>, extents: &[i64]) -> Value<'b> {
    for (d, &extent) in extents.iter().enumerate() {
        let now = value.dim(d);
        if extent < now {
            value = value.slice_dim(d, 0, extent, 1);
        } else if extent > now {
            let zero = value.builder().scalar(0, value.dtype());
            value = value.pad_dim(zero, d, 0, extent - now);
        }
    }
    value
}

fn layout(dims: &[Dim], point: &[i64]) -> Option<Layout> {
    let runs = |dim: &Dim| -> Runs {
        dim.factors.iter().map(|f| Run { bound: f.bound, size: f.size.eval(point) }).collect()
    };
    Layout::spare(dims.iter().map(runs).collect())
}
