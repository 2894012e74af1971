//! Chains of ops of which nothing lives on.
//!
//! A step of training drops values that nothing reads. A timer or a warm-up drops all that it
//! computes, and then waits: a wait runs such chains, each as a separate program.

use super::Planner;
use super::classes::Question;
use super::cut::{Request, Views};
use super::live::wanted;
use crate::record::Recorder;
use crate::record::op::Kind;
use crate::record::relative::relative;
use crate::record::trace::Trace;
use std::collections::BTreeMap;
use std::sync::Arc;

impl Planner {
    /// Takes the chains of which nothing lives on out of the trace, each as a separate program.
    ///
    /// # Errors
    /// A question that has to be answered first; `views` holds the place to go on.
    pub(crate) fn cut_dropped(
        &mut self,
        recorder: &mut Recorder,
        request: Request,
        views: &mut Views,
    ) -> Result<(), Box<Question>> {
        if views.iterations > 0 {
            // Nothing lives on of the iterations that were taken out of the trace: they have run.
            return Ok(());
        }
        let Recorder { storages, devices, .. } = recorder;
        let trace = &devices[request.device].trace;
        let live = storages.live(trace, request.device);
        storages.restore(&live);
        let chains = dropped(trace, &wanted(&live));
        while let Some(results) = chains.get(views.dropped) {
            let relative = relative(&recorder.devices[request.device].trace, results);
            let donations = vec![None; relative.inputs.len()];
            let (mut execution, _) = self.close(recorder, request, relative, donations)?;
            let results = results.len() + usize::from(execution.program.has_checks());
            execution.outputs = (0..results).map(|_| Arc::default()).collect();
            views.executions.push(execution);
            views.dropped += 1;
        }
        Ok(())
    }
}

/// For each chain of which nothing lives on, the values that its ops make for no other.
fn dropped(trace: &Trace, live: &[u32]) -> Vec<Vec<u32>> {
    let mut chain: Vec<usize> = (0..trace.nodes.len()).collect();
    let mut is_used = vec![false; trace.makers.len()];
    for (i, node) in trace.nodes.iter().enumerate() {
        for value in trace.operands(node).iter().filter_map(|r| r.as_value()) {
            is_used[value as usize] = true;
            let (own, other) = (first(&mut chain, i), trace.makers[value as usize] as usize);
            let other = first(&mut chain, other);
            chain[own.max(other)] = own.min(other);
        }
    }
    let mut lives = vec![false; trace.nodes.len()];
    for (i, _) in trace.nodes.iter().enumerate().filter(|(_, node)| node.op.is_collective) {
        lives[first(&mut chain, i)] = true;
    }
    for &value in live {
        lives[first(&mut chain, trace.makers[value as usize] as usize)] = true;
    }
    let mut chains: BTreeMap<usize, (bool, Vec<u32>)> = BTreeMap::new();
    for (i, node) in trace.nodes.iter().enumerate() {
        let of = first(&mut chain, i);
        if lives[of] {
            continue;
        }
        let (computes, results) = chains.entry(of).or_default();
        *computes |= !matches!(
            node.op.kind,
            Kind::Zeros | Kind::Copy | Kind::Read(_) | Kind::ReadRows | Kind::Write(_)
        );
        let values = node.first_value..node.first_value + node.op.n_values as u32;
        results.extend(values.filter(|&value| !is_used[value as usize]));
    }
    let chains =
        chains.into_values().filter(|(computes, results)| *computes && !results.is_empty());
    chains.map(|(_, results)| results).collect()
}

/// The first node of a node's chain, as far as it is known.
fn first(chain: &mut [usize], mut node: usize) -> usize {
    while chain[node] != node {
        chain[node] = chain[chain[node]];
        node = chain[node];
    }
    node
}
