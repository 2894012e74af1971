//! Writing the bounded programs of a class.

use super::bounds::{Call, ExcessBudget};
use super::class::Class;
use super::relation::Relation;
use super::{Fit, Padding, Placed, Source, Written};
use crate::layout::{Layout, Run, Runs};
use crate::tuning::{
    ENOUGH_WITNESSES, FAR, FEWEST_NEAR, MOST_WITNESSES, MUCH, NEAR, NEAR_PRIME, PROGRAMS,
};
use crate::{Bounded, Dim, Factor, Size, Witnesses};
use hlo::{Builder, DType, Donation, Recorded, Refusal, Result, Type, Value};
use std::iter::zip;
use std::sync::Arc;

/// A program for all sizes up to its bounds.
pub(super) struct Built<P> {
    program: P,
    /// What it was written from.
    witnesses: Witnesses,
    inputs: Vec<Vec<Dim>>,
    outputs: Vec<Vec<Dim>>,
    /// When it was last planned with, in plans of its class.
    pub(super) used: u64,
    /// How many elements a statement has at the bounds, in the mean.
    pub(super) elements: f64,
    pub(super) budget: Arc<ExcessBudget>,
}

impl<P> Built<P> {
    /// How its inputs are laid out at these sizes.
    pub(super) fn layouts_of_inputs(&self, point: &[i64]) -> impl Iterator<Item = Option<Layout>> {
        self.inputs.iter().map(|dims| layout(dims, point))
    }
}

/// Writes programs of a class.
pub(super) struct Writing<'a, S> {
    pub(super) source: &'a S,
    pub(super) inputs: &'a [Placed],
    pub(super) relation: &'a Relation,
}

/// A function written at its bounds, and the dimensions of its inputs and outputs.
struct Function {
    function: Recorded,
    inputs: Vec<Vec<Dim>>,
    outputs: Vec<Vec<Dim>>,
}

impl<S: Source> Writing<'_, S> {
    /// The program for these sizes, and whether it is new.
    pub(super) fn fit<P: Clone>(
        &self,
        class: &mut Class<P>,
        point: &[i64],
        make: &mut dyn FnMut(Written) -> P,
    ) -> Result<(Fit<P>, bool)> {
        class.notice_counting(self.relation);
        let serves_none = |class: &Class<P>| class.built.values().all(|built| built.used == 0);
        let recorded = self.record_graph();
        let recorded = recorded.inspect_err(|_| class.refused = serves_none(class))?;
        let call = Call { point, elements: recorded.mean_elements() };
        let mut bounds = self.bounds(class, &call);
        if !class.built.contains_key(&bounds) {
            let built;
            let near = self.build_near(class, bounds, point, make);
            (bounds, built) = near.inspect_err(|_| class.refused = true)?;
            class.make_room(PROGRAMS);
            class.built.insert(bounds.clone(), built);
        }
        class.plans += 1;
        let built = class.built.get(&bounds).ok_or_else(|| Refusal::internal("no program"))?;
        if let Err(e) = built.witnesses.check(&recorded, point, &bounds) {
            let known = class.witnesses.as_ref();
            let taught = known.and_then(|w| w.taught(Arc::new(recorded), point, MOST_WITNESSES));
            if let Some(taught) = taught {
                // What was written before may be wrong where this one would be right.
                class.witnesses = Some(taught);
                class.built.clear();
                return self.fit(class, point, make);
            }
            // Programs that serve other sizes are none for these; a relation that serves none is wrong.
            class.refused = serves_none(class);
            return Err(e);
        }
        let inputs: Vec<_> = built.layouts_of_inputs(point).collect();
        let excess = self.excess(class, &bounds, &call, &inputs);
        let built = class.built.get_mut(&bounds).ok_or_else(|| Refusal::internal("no program"))?;
        let is_new = built.used == 0;
        built.used = class.plans;
        built.budget.spend(excess);
        let padding = Padding {
            symbols: point.to_vec(),
            excess,
            budget: built.budget.clone(),
            inputs,
            outputs: built.outputs.iter().map(|dims| layout(dims, point)).collect(),
        };
        let more = (built.elements - call.elements) * recorded.count_statements();
        let exact = (more > MUCH).then_some(recorded);
        let (program, padding) = (built.program.clone(), Arc::new(padding));
        Ok((Fit { program, padding, exact }, is_new))
    }

    /// A program with these bounds or, where that is more than the program can take, with the
    /// largest that it can: a table of positions may end there.
    fn build_near<P>(
        &self,
        class: &mut Class<P>,
        bounds: Vec<i64>,
        point: &[i64],
        make: &mut dyn FnMut(Written) -> P,
    ) -> Result<(Vec<i64>, Built<P>)> {
        let needs = self.relation.needs(point);
        match self.build(class, &bounds, make) {
            Err(_) if needs != bounds => {
                for bounds in self.apart(&bounds, &needs) {
                    if let Ok(built) = self.build(class, &bounds, make) {
                        return Ok((bounds, built));
                    }
                }
                let mut best = (needs.clone(), self.build(class, &needs, make)?);
                for s in 0..bounds.len() {
                    // Most symbols can be as large as was asked for.
                    let (mut more, mut step) = (0, bounds[s] - needs[s]);
                    while step > 0 {
                        let mut wider = best.0.clone();
                        wider[s] = needs[s] + more + step;
                        let wider = self.with_offsets(wider);
                        match self.build(class, &wider, make) {
                            Ok(built) => {
                                best = (wider, built);
                                more += step;
                                step = step.min(bounds[s] - needs[s] - more);
                            }
                            Err(_) => step /= 2,
                        }
                    }
                }
                Ok(best)
            }
            built => Ok((bounds, built?)),
        }
    }

    /// The graph as it is.
    fn record_graph(&self) -> Result<Recorded> {
        let types: Vec<_> = self.inputs.iter().map(|input| input.ty.clone()).collect();
        self.source.record(&types, None)
    }

    /// The graph at other sizes.
    pub(super) fn record(&self, point: &[i64]) -> Result<Recorded> {
        let mut sizes = self.relation.inputs.iter().map(|size| size.eval(point));
        let mut ty = |input: &Placed| {
            let mut extent = |runs: usize| (0..runs).filter_map(|_| sizes.next()).product();
            let dims: Vec<i64> = match &input.layout {
                None => input.ty.dims.iter().map(|_| extent(1)).collect(),
                Some(layout) => layout.0.iter().map(|runs| extent(runs.len())).collect(),
            };
            Type::new(input.ty.dtype, &dims)
        };
        let types: Vec<_> = self.inputs.iter().map(&mut ty).collect();
        if types.iter().flat_map(|ty| &ty.dims).any(|&extent| extent < 0) {
            return Err(refused("its sizes say nothing of how large others are"));
        }
        self.source.record(&types, Some(&self.relation.numbers(point)))
    }

    /// The program recorded at sizes near the bounds, to see what depends on them: at smaller ones
    /// first where there are enough, and at others where the program cannot take those.
    fn recorded(&self, bounds: &[i64]) -> Result<Witnesses> {
        let few = bounds.len() <= NEAR[0].len();
        let near = |(nth, first): (usize, bool)| -> Vec<i64> {
            // Products modulo a prime differ in each row and in each column.
            let apart = |s: usize| match few {
                true => NEAR[nth][s],
                false => (nth as i64 + 1) * (s as i64 + 2) % NEAR_PRIME,
            };
            let size = |s: usize| match (bounds[s], apart(s)) {
                (bound, apart) if self.relation.offsets[s].is_some() => {
                    (bound - apart).rem_euclid(bound + 1)
                }
                (bound, apart) if (bound >= 16) == first => bound - apart,
                (bound, apart) => bound + apart,
            };
            (0..bounds.len()).map(size).collect()
        };
        let (mut recorded, mut points, mut refused) = (Vec::new(), Vec::new(), None);
        let most = if few { NEAR.len() } else { NEAR_PRIME as usize - 1 };
        let count = FEWEST_NEAR.max(bounds.len() + 2).min(most);
        let all = (0..count).map(|nth| (nth, true)).chain((0..count).map(|nth| (nth, false)));
        let is_size = |(&size, start): (&i64, &Option<Size>)| size > 0 || start.is_some();
        let can_be = |at: &Vec<i64>| zip(at, &self.relation.offsets).all(is_size);
        for at in all.map(near).filter(can_be) {
            match self.record(&at) {
                Ok(record) => {
                    recorded.push(Arc::new(record));
                    points.push(at);
                }
                Err(e) => drop(refused.get_or_insert(e)),
            }
            if points.len() == count {
                break;
            }
        }
        if let Some(e) = refused.filter(|_| points.len() < ENOUGH_WITNESSES) {
            return Err(e);
        }
        Ok(self.with_far(bounds, Witnesses::new(recorded, points)?))
    }

    /// Strides divide, which sizes that are near each other may not show. Recordings far from the
    /// bounds are added where the program is written in the same way.
    fn with_far(&self, bounds: &[i64], near: Witnesses) -> Witnesses {
        let mut witnesses = near;
        for (parts, less) in FAR {
            let parts = parts.into_iter().cycle();
            let at: Vec<i64> = zip(bounds, parts).map(|(b, part)| b - b / part - less).collect();
            let can_be = at.iter().all(|&size| size > 0);
            let record = can_be.then(|| self.record(&at));
            let Some(Ok(record)) = record else { continue };
            if let Some(taught) = witnesses.taught(Arc::new(record), &at, MOST_WITNESSES) {
                witnesses = taught;
            }
        }
        witnesses
    }

    fn build<P>(
        &self,
        class: &mut Class<P>,
        bounds: &[i64],
        make: &mut dyn FnMut(Written) -> P,
    ) -> Result<Built<P>> {
        let near = match &class.witnesses {
            Some(known) => known.clone(),
            None => self.recorded(bounds)?,
        };
        let recorded = self.record(bounds)?;
        let elements = recorded.mean_elements();
        let witnesses = near.before(Arc::new(recorded), bounds)?;
        class.witnesses = Some(near);
        let Function { function, inputs, outputs } = self.write(&witnesses, bounds)?;
        // Bounds were chosen by the relation; a few sizes may obey a simpler one than programs do.
        if !outputs.iter().flatten().map(Dim::size).eq(self.relation.outputs.iter().cloned()) {
            return Err(refused("its results have other sizes than they seemed to have"));
        }
        let (bounds, is_expected) = (self.description(bounds), class.is_settled());
        let program = make(Written { function, bounds, is_expected });
        Ok(Built { program, witnesses, inputs, outputs, used: 0, elements, budget: Arc::default() })
    }

    fn description(&self, bounds: &[i64]) -> String {
        let mut sizes = self.relation.inputs.iter();
        let input = |input: &Placed| {
            let extent = |size: &Size| match size.as_constant() {
                Some(extent) => extent.to_string(),
                None => format!("≤{}", size.eval(bounds)),
            };
            let extents: Vec<_> = sizes.by_ref().take(input.runs()).map(extent).collect();
            let varies = extents.iter().any(|extent| extent.starts_with('≤'));
            varies.then(|| format!("{}[{}]", input.ty.dtype.text(), extents.join(",")))
        };
        let inputs: Vec<_> = self.inputs.iter().filter_map(input).collect();
        match inputs.is_empty() {
            true => format!("{bounds:?} in the arguments of its ops"),
            false => inputs.join(", "),
        }
    }

    /// Writes the program at its bounds.
    fn write(&self, witnesses: &Witnesses, bounds: &[i64]) -> Result<Function> {
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
            let output = self.source.donations().get(i).copied().flatten();
            let same = |&o: &u32| {
                let (x, y) = (&inputs[i], &outputs[o as usize]);
                buffer(x) == buffer(y)
            };
            output.filter(same).map_or(Donation::None, |o| Donation::Output(o as usize))
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
        Ok(Function { function, inputs: outer(inputs), outputs: outer(outputs) })
    }

    fn input_dims(&self, bounds: &[i64]) -> Vec<Vec<Dim>> {
        let mut sizes = self.relation.inputs.iter();
        let mut factor = || {
            let size = sizes.next().cloned().unwrap_or_default();
            Factor { bound: size.eval(bounds), size }
        };
        let dims = |input: &Placed| match &input.layout {
            None => input.ty.dims.iter().map(|_| Dim::of([factor()])).collect(),
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

fn refused(text: &str) -> Refusal {
    Refusal::not_implemented(text)
}
