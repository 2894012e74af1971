//! Which program runs a graph: its own, or one that takes sizes as numbers.

use super::family::{Family, Instance, Law, belongs, form};
use super::layout::{Layout, Run, Runs};
use crate::Result;
use crate::data::Data;
use crate::engine::State;
use crate::lower::{Module, donated, record};
use crate::op::RowEntry;
use crate::program::{Graph, Program};
use hlo::{Argument, Bounded, Builder, DType, Dim, Donation, Factor, Size, Type, Witnesses};
use std::collections::HashMap;
use std::sync::Arc;

/// A program for all sizes up to its bounds.
pub(crate) struct Built {
    pub(crate) program: Arc<Program>,
    inputs: Vec<Vec<Dim>>,
    outputs: Vec<Vec<Dim>>,
    witnesses: Witnesses,
}

/// How a graph with inputs laid out in some way is run.
#[derive(Clone)]
pub(crate) struct Plan {
    pub(crate) program: Arc<Program>,
    /// The sizes that the program is given, behind its numbers.
    pub(crate) symbols: Vec<i64>,
    pub(crate) inputs: Vec<Option<Layout>>,
    pub(crate) outputs: Vec<Option<Layout>>,
}

/// What is known of programs that differ in sizes.
#[derive(Default)]
pub(crate) struct Families {
    by_form: HashMap<Box<[u64]>, Vec<Family>>,
    plans: HashMap<Box<[u32]>, Arc<Plan>>,
    /// Counts the places where the host has read or a step has ended.
    round: u64,
    guiding: bool,
}

/// Rounds with new sizes, after which more of them are expected. What comes in one round, as layers
/// of a model do, does not count twice.
const ROUNDS: u32 = 3;
/// Programs of one family that are kept.
const PROGRAMS: usize = 64;

impl Families {
    pub(crate) fn new(guiding: bool) -> Self {
        Self { guiding, ..Self::default() }
    }

    pub(crate) fn round_ends(&mut self) {
        self.round += 1;
    }

    /// Lets all programs go, for the caller to drop where it likes.
    pub(crate) fn forget(&mut self) -> Vec<Arc<Program>> {
        let plans = self.plans.drain().map(|(_, plan)| plan.program.clone());
        let mut gone: Vec<_> = plans.collect();
        for family in self.by_form.values_mut().flatten() {
            gone.extend(family.built.drain().map(|(_, built)| built.program.clone()));
        }
        gone
    }
}

impl State {
    /// The plan for a graph, and whether its program was not there before.
    pub(crate) fn plan(
        &mut self,
        device: usize,
        graph: Graph,
        words: Vec<u32>,
        inputs: &[Arc<Data>],
        debug: bool,
    ) -> (Arc<Plan>, bool) {
        let spare = inputs.iter().any(|data| data.layout.is_some());
        if !spare && let Some(program) = self.programs.find(&words) {
            return (Arc::new(Plan::exact(program)), false);
        }
        let mut key = words.clone();
        inputs.iter().for_each(|data| push_layout(&mut key, data.layout.as_ref()));
        if let Some(plan) = self.families.plans.get(&*key) {
            return (plan.clone(), false);
        }
        let graph = graph.flat();
        if !debug && let Some((plan, is_new)) = self.bounded_plan(device, &graph, inputs) {
            let plan = Arc::new(plan);
            self.families.plans.insert(key.into(), plan.clone());
            return (plan, is_new);
        }
        let (program, is_new) = match self.programs.find(&words) {
            Some(program) => (program, false),
            None => (self.programs.insert(graph, &words, device, debug), true),
        };
        (Arc::new(Plan::exact(program)), is_new)
    }

    fn bounded_plan(
        &mut self,
        device: usize,
        graph: &Graph,
        inputs: &[Arc<Data>],
    ) -> Option<(Plan, bool)> {
        let instance = Instance::of(graph, inputs)?;
        let families = &mut self.families;
        let of_form = families.by_form.entry(form(graph, inputs)).or_default();
        let family = belongs(of_form, &instance);
        let is_new = family.note(&instance, families.round);
        let obeys = family.law.as_ref().is_some_and(|law| law.point(&instance).is_some());
        if !obeys || is_new && family.may_try_again() {
            let marked = inputs.iter().any(|data| data.is_marked());
            if family.rounds < if marked { 2 } else { ROUNDS } {
                return None;
            }
            family.find_law();
            if std::env::var_os("TTDBG").is_some() {
                eprintln!("LAW {:?} {:?}", family.law, family.instances);
            }
        }
        loop {
            let law = family.law.clone()?;
            let point = law.point(&instance)?;
            if family.refused.is_some() {
                return None;
            }
            let writing = Writing {
                graph,
                inputs,
                law: &law,
                rows: self.ops.rows,
                guiding: families.guiding,
                device,
            };
            match writing.plan(family, &point, &mut self.programs) {
                Ok(plan) => return Some(plan),
                Err(e) => {
                    if std::env::var_os("TTDBG").is_some() {
                        eprintln!("REFUSED {e}");
                    }
                    if !family.refuse(e.to_string()) {
                        return None;
                    }
                    family.find_law();
                }
            }
        }
    }
}

impl Plan {
    fn exact(program: Arc<Program>) -> Plan {
        let (inputs, outputs) =
            (vec![None; program.inputs.len()], vec![None; program.outputs.len()]);
        Plan { program, symbols: Vec::new(), inputs, outputs }
    }
}

fn push_layout(key: &mut Vec<u32>, layout: Option<&Layout>) {
    let Some(layout) = layout else { return key.push(0) };
    key.push(1 + layout.0.len() as u32);
    for runs in &layout.0 {
        key.push(runs.len() as u32);
        key.extend(runs.iter().flat_map(|run| [run.bound as u32, run.size as u32]));
    }
}

/// The smallest bound in use for a size: bounds are a quarter apart, or twice each other.
fn rung(size: i64, fine: bool) -> i64 {
    if size <= 2 {
        return 2;
    }
    let octave = 63 - (size - 1).leading_zeros();
    let step = 1 << if fine { octave.saturating_sub(2) } else { octave };
    (size + step - 1) / step * step
}

/// How many times too large a known program may be for a size, where so many are known.
fn allowance(programs: usize) -> f64 {
    match programs {
        0..FEW => 1.25,
        FEW..MANY => 2.0,
        _ => 4.0,
    }
}

const FEW: usize = 8;
const MANY: usize = 32;

/// Writes programs of a family.
struct Writing<'a> {
    graph: &'a Graph,
    inputs: &'a [Arc<Data>],
    law: &'a Law,
    rows: &'static [RowEntry],
    guiding: bool,
    device: usize,
}

impl Writing<'_> {
    fn plan(
        &self,
        family: &mut Family,
        point: &[i64],
        programs: &mut crate::program::Programs,
    ) -> Result<(Plan, bool)> {
        let bounds = self.bounds(family, point);
        let known = family.built.get(&bounds).cloned();
        let is_new = known.is_none();
        let built = match known {
            Some(built) => built,
            None => {
                let built = Arc::new(self.build(family, bounds.clone(), programs)?);
                if family.built.len() >= PROGRAMS {
                    family.built.clear();
                }
                family.built.insert(bounds, built.clone());
                built
            }
        };
        let recorded = self.record(&built.program, point)?;
        built.witnesses.check(&recorded, point)?;
        let layout = |dims: &Vec<Dim>| layout(dims, point);
        let plan = Plan {
            program: built.program.clone(),
            symbols: point.to_vec(),
            inputs: built.inputs.iter().map(layout).collect(),
            outputs: built.outputs.iter().map(layout).collect(),
        };
        Ok((plan, is_new))
    }

    /// The bounds for these sizes. What inputs have already decides first, so that they can stay as
    /// they are; then a program that is there and not much too large.
    fn bounds(&self, family: &Family, point: &[i64]) -> Vec<i64> {
        let needs = self.law.needs(point);
        let there = self.bounds_of_inputs(&needs);
        let programs = family.built.len();
        let fits = |bounds: &&Vec<i64>| {
            (0..needs.len()).all(|s| match there[s] {
                Some(bound) => bounds[s] == bound,
                None => {
                    bounds[s] >= needs[s]
                        && bounds[s] as f64 <= needs[s] as f64 * allowance(programs)
                }
            })
        };
        let volume = |bounds: &&Vec<i64>| bounds.iter().product::<i64>();
        if let Some(known) = family.built.keys().filter(fits).min_by_key(volume) {
            return known.clone();
        }
        let new = |s: usize| there[s].unwrap_or_else(|| rung(needs[s], programs < FEW));
        (0..needs.len()).map(new).collect()
    }

    /// For each symbol the largest bound that an input has, unless that is much too large.
    fn bounds_of_inputs(&self, needs: &[i64]) -> Vec<Option<i64>> {
        let mut bounds = vec![None; needs.len()];
        let mut sizes = self.law.inputs.iter();
        for data in self.inputs {
            let Some(layout) = &data.layout else {
                sizes.nth(data.ty.dims.len().wrapping_sub(1));
                continue;
            };
            for (run, size) in layout.0.iter().flatten().zip(&mut sizes) {
                if let Some((symbol, times, _)) = size.as_linear()
                    && run.bound % times == 0
                    && (needs[symbol]..=2 * needs[symbol]).contains(&(run.bound / times))
                {
                    bounds[symbol] = bounds[symbol].max(Some(run.bound / times));
                }
            }
        }
        bounds
    }

    fn record(&self, program: &Program, point: &[i64]) -> Result<hlo::Recorded> {
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
        let ops = self.law.ops(self.graph, point);
        record(program, &types, &ops, self.rows, self.guiding)
    }

    /// Sizes near the bounds, at which the program is recorded to see what depends on them.
    fn points(&self, bounds: &[i64]) -> Vec<Vec<i64>> {
        const APART: [[i64; 3]; 5] = [[1, 2, 3], [2, 5, 1], [3, 1, 5], [5, 3, 2], [4, 7, 6]];
        let near = |apart: &[i64; 3]| {
            let size = |(&bound, &apart): (&i64, &i64)| {
                if bound >= 16 { bound - apart } else { bound + apart }
            };
            bounds.iter().zip(apart).map(size).collect()
        };
        APART.iter().map(near).collect()
    }

    fn build(
        &self,
        family: &mut Family,
        bounds: Vec<i64>,
        programs: &mut crate::program::Programs,
    ) -> Result<Built> {
        let mut program = programs.unnamed(self.graph.clone(), self.device);
        if family.witnesses.is_empty() {
            for point in self.points(&bounds) {
                family.witnesses.push((Arc::new(self.record(&program, &point)?), point));
            }
        }
        let first = (Arc::new(self.record(&program, &bounds)?), bounds.clone());
        let all = [first].into_iter().chain(family.witnesses.iter().cloned());
        let (functions, points) = all.unzip();
        let witnesses = Witnesses::new(functions, points)?;
        let (module, inputs, outputs) = self.write(&program, &witnesses, &bounds)?;
        program.written = Some(module);
        program.bounds = Some(self.description(&bounds));
        Ok(Built { program: Arc::new(program), inputs, outputs, witnesses })
    }

    fn description(&self, bounds: &[i64]) -> String {
        let mut sizes = self.law.inputs.iter();
        let input = |data: &Arc<Data>| {
            let runs = match &data.layout {
                None => data.ty.dims.len(),
                Some(layout) => layout.0.iter().map(|runs| runs.len()).sum(),
            };
            let extent = |size: &Size| match size.as_constant() {
                Some(extent) => extent.to_string(),
                None => format!("≤{}", size.eval(bounds)),
            };
            let extents: Vec<_> = sizes.by_ref().take(runs).map(extent).collect();
            let varies = extents.iter().any(|extent| extent.starts_with('≤'));
            varies.then(|| format!("{}[{}]", data.ty.dtype.text(), extents.join(",")))
        };
        let inputs: Vec<_> = self.inputs.iter().filter_map(input).collect();
        inputs.join(", ")
    }

    /// Writes the program at its bounds. Also says how its inputs and outputs are laid out.
    #[expect(clippy::type_complexity, reason = "two lists of dimensions for each of many tensors")]
    fn write(
        &self,
        program: &Program,
        witnesses: &Witnesses,
        bounds: &[i64],
    ) -> Result<(Module, Vec<Vec<Dim>>, Vec<Vec<Dim>>)> {
        let b = if self.guiding { Builder::text().guiding() } else { Builder::text() };
        let types: Vec<_> = witnesses.argument_types().cloned().collect();
        let inputs = self.input_dims(bounds);
        let buffer = |dims: &[Dim]| dims.iter().map(|d| outer_bound(d, bounds)).collect::<Vec<_>>();
        let mut parameters = Vec::new();
        for (i, ty) in types.iter().enumerate() {
            let ty = match inputs.get(i) {
                Some(dims) => Type::new(ty.dtype, &buffer(dims)),
                None => ty.clone(),
            };
            parameters.push(b.argument(ty));
        }
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
        let results = witnesses.write(&b, arguments, narrow)?;
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
        let arguments: Vec<_> = parameters
            .iter()
            .chain(&symbols)
            .enumerate()
            .map(|(i, &value)| Argument { value, donation: donation(i), sharding: None })
            .collect();
        let text = b.finish("program", &arguments, &values)?;
        let outer = |dims: Vec<Vec<Dim>>| -> Vec<Vec<Dim>> {
            let dim = |d: Dim| match outer_bound(&d, bounds) {
                bound if bound == d.bound() => d,
                bound => Dim::new(bound, d.size()),
            };
            dims.into_iter().map(|dims| dims.into_iter().map(dim).collect()).collect()
        };
        let module = Module { text, checks: Vec::new() };
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
fn resized<'b>(value: hlo::Value<'b>, extents: &[i64]) -> hlo::Value<'b> {
    let mut value = value;
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

fn layout(dims: &Vec<Dim>, point: &[i64]) -> Option<Layout> {
    let runs = |dim: &Dim| -> Runs {
        dim.factors.iter().map(|f| Run { bound: f.bound, size: f.size.eval(point) }).collect()
    };
    Layout::spare(dims.iter().map(runs).collect())
}
