//! Families: programs that differ in sizes alone, and the law by which they do.

use super::ints;
use crate::data::Data;
use crate::op::Op;
use crate::program::Graph;
use hlo::{Recorded, Size};
use std::collections::HashMap;
use std::sync::Arc;

use super::plan::Built;

/// The numbers in which one program of a family differs from the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Instance {
    /// Extents of inputs, as their layouts count them.
    pub(crate) inputs: Vec<i64>,
    pub(crate) outputs: Vec<i64>,
    /// Attributes of ops.
    pub(crate) ints: Vec<i64>,
}

/// Each number of an instance as a size.
#[derive(Clone, Debug)]
pub(crate) struct Law {
    /// The input extent that each symbol is.
    symbols: Vec<usize>,
    pub(crate) inputs: Vec<Size>,
    pub(crate) outputs: Vec<Size>,
    pub(crate) ints: Vec<Size>,
    /// Each symbol has been some number plus a multiple of this.
    pub(crate) steps: Vec<i64>,
}

/// More than these are rather different programs than one.
const SYMBOLS: usize = 3;
/// Instances that are remembered until a law is found.
const INSTANCES: usize = 8;

#[derive(Default)]
pub(crate) struct Family {
    pub(crate) instances: Vec<Instance>,
    /// The latest round in which there was a new instance, and in how many there was one.
    round: u64,
    pub(crate) rounds: u32,
    pub(crate) law: Option<Law>,
    /// Recordings at made-up sizes.
    pub(crate) witnesses: Vec<(Arc<Recorded>, Vec<i64>)>,
    /// Programs by their bounds.
    pub(crate) built: HashMap<Vec<i64>, Arc<Built>>,
    pub(crate) refused: Option<String>,
}

impl Instance {
    /// `None` where a program has no family.
    pub(crate) fn of(graph: &Graph, inputs: &[Arc<Data>]) -> Option<Instance> {
        let mut extents = Vec::new();
        for data in inputs {
            match &data.layout {
                None => extents.extend_from_slice(&data.ty.dims),
                Some(layout) => extents.extend(layout.0.iter().flatten().map(|run| run.size)),
            }
        }
        let outputs = graph.output_types.iter().flat_map(|ty| ty.dims.iter().copied()).collect();
        let mut ints = Vec::new();
        for node in &graph.nodes {
            node.op.ints(&mut ints)?;
        }
        Some(Instance { inputs: extents, outputs, ints })
    }
}

/// What all programs of a family have in common.
pub(crate) fn form(graph: &Graph, inputs: &[Arc<Data>]) -> Box<[u64]> {
    let mut form = Vec::with_capacity(graph.nodes.len() * 16);
    for data in inputs {
        ints::push_type(&mut form, &data.ty);
        if let Some(layout) = &data.layout {
            form.extend(layout.0.iter().map(|runs| 1 << 32 | runs.len() as u64));
        }
    }
    for node in &graph.nodes {
        node.op.form(&mut form);
        form.extend(node.operands.iter().map(|&o| u64::from(o)));
    }
    form.extend(graph.outputs.iter().map(|&o| u64::from(o)));
    graph.output_types.iter().for_each(|ty| ints::push_type(&mut form, ty));
    form.into()
}

impl Family {
    /// Remembers a new instance that was seen in this round.
    pub(crate) fn note(&mut self, instance: Instance, round: u64) {
        if self.instances.contains(&instance) {
            return;
        }
        if self.round != round || self.rounds == 0 {
            self.round = round;
            self.rounds += 1;
        }
        if self.instances.len() == INSTANCES {
            self.instances.remove(0);
        }
        self.instances.push(instance);
    }

    /// Finds the law anew; what was built by another one goes.
    pub(crate) fn find_law(&mut self) {
        self.law = Law::find(&self.instances);
        self.witnesses.clear();
        self.built.clear();
        self.refused = None;
    }
}

impl Law {
    fn find(instances: &[Instance]) -> Option<Law> {
        let first = instances.first()?;
        let column = |of: fn(&Instance) -> &Vec<i64>, i: usize| -> Vec<i64> {
            instances.iter().map(|instance| of(instance)[i]).collect()
        };
        let mut symbols: Vec<usize> = Vec::new();
        for i in 0..first.inputs.len() {
            let values = column(|x| &x.inputs, i);
            let fixed = values.iter().all(|&v| v == values[0]);
            let follows = |&s: &usize| {
                let known = column(|x| &x.inputs, s);
                values.iter().zip(known).all(|(v, k)| v - k == values[0] - first.inputs[s])
            };
            if !fixed && !symbols.iter().any(follows) {
                symbols.push(i);
            }
        }
        if symbols.is_empty() || symbols.len() > SYMBOLS {
            return None;
        }
        let points: Vec<Vec<i64>> = instances
            .iter()
            .map(|instance| symbols.iter().map(|&s| instance.inputs[s]).collect())
            .collect();
        let fit = |of: fn(&Instance) -> &Vec<i64>, n: usize| -> Option<Vec<Size>> {
            (0..n).map(|i| Size::fit(&points, &column(of, i))).collect()
        };
        let step = |s: usize| {
            points.iter().fold(0, |step, point| gcd(step, (point[s] - points[0][s]).abs()))
        };
        Some(Law {
            inputs: fit(|x| &x.inputs, first.inputs.len())?,
            outputs: fit(|x| &x.outputs, first.outputs.len())?,
            ints: fit(|x| &x.ints, first.ints.len())?,
            steps: (0..symbols.len()).map(step).collect(),
            symbols,
        })
    }

    /// The values of the symbols, where an instance obeys the law.
    pub(crate) fn point(&self, instance: &Instance) -> Option<Vec<i64>> {
        let point: Vec<i64> = self.symbols.iter().map(|&s| instance.inputs[s]).collect();
        let holds = |sizes: &[Size], values: &[i64]| {
            sizes.len() == values.len()
                && sizes.iter().zip(values).all(|(size, &v)| size.eval(&point) == v)
        };
        let obeys = holds(&self.inputs, &instance.inputs)
            && holds(&self.outputs, &instance.outputs)
            && holds(&self.ints, &instance.ints);
        obeys.then_some(point)
    }

    /// The ops of a program of the family at these sizes.
    pub(crate) fn ops(&self, graph: &Graph, point: &[i64]) -> Vec<Op> {
        let mut ints = self.ints.iter().map(|size| size.eval(point));
        graph.nodes.iter().map(|node| node.op.with_ints(&mut ints)).collect()
    }

    /// For each symbol, how large its dimensions are at these sizes. What is a symbol but for a few
    /// elements counts, as all of those dimensions have the same bound.
    pub(crate) fn needs(&self, point: &[i64]) -> Vec<i64> {
        let mut needs = point.to_vec();
        for size in self.inputs.iter().chain(&self.outputs) {
            if let Some((symbol, added)) = size.as_symbol() {
                needs[symbol] = needs[symbol].max(point[symbol] + added);
            }
        }
        needs
    }
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}
