//! Iterations of a loop whose sizes vary, cut out of one trace.
//!
//! A loop is recognised after several iterations. Together they would be a program with the sizes of
//! all of them, which serves no other number of iterations.

use super::Planner;
use super::classes::Question;
use super::cut::{Request, Views};
use super::live::{Live, wanted};
use crate::record::Recorder;
use crate::record::relative::relative;
use crate::record::trace::Trace;

impl Planner {
    /// Takes the parts of the trace that end at these nodes out of it, each as a separate program.
    ///
    /// # Errors
    /// A question that has to be answered first; `views` holds the place to go on.
    pub(crate) fn cut_iterations(
        &mut self,
        recorder: &mut Recorder,
        request: Request,
        ends: &[usize],
        views: &mut Views,
    ) -> Result<(), Box<Question>> {
        let Request { device, .. } = request;
        while let Some(&end) = ends.get(views.iterations) {
            let Recorder { storages, devices, .. } = recorder;
            let trace = &devices[device].trace;
            let live = storages.live(trace, device);
            storages.restore(&live);
            let results = results(trace, &live, end);
            if !results.is_empty() {
                let relative = relative(trace, &results);
                let types = relative.output_types(trace);
                let donations = vec![None; relative.inputs.len()];
                let (mut execution, plan) = self.close(recorder, request, relative, donations)?;
                execution.take_from_trace(recorder, &results, types, &plan, &live);
                views.executions.push(execution);
            }
            views.iterations += 1;
        }
        Ok(())
    }
}

/// The values made before a node that later nodes or storages need, and that are not taken yet.
fn results(trace: &Trace, live: &[Live], end: usize) -> Vec<u32> {
    let all = relative(trace, &wanted(live));
    let later = all.nodes.iter().map(|&n| n as usize).filter(|&n| n >= end);
    let read = later.flat_map(|n| trace.operands(&trace.nodes[n]));
    let mut results: Vec<u32> = read.filter_map(|operand| operand.as_value()).collect();
    results.extend(live.iter().map(|holder| holder.value));
    results.retain(|&value| (trace.makers[value as usize] as usize) < end);
    results.sort_unstable();
    results.dedup();
    results
}
