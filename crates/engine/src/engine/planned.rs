//! What a platform that only describes its devices has to say: which programs would run, in which
//! order, and what each of them would take.

use super::Engine;
use crate::Result;
use crate::error::Error;
use crate::plan::execution::Execution;
use crate::plan::program::Program;
use crate::record::op::Source;
use crate::run::describe::{Planned, describe};
use hlo::Type;
use std::collections::HashMap;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// One run of a program.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Launch {
    pub program: u64,
    /// Bytes of all living values after the run, with its results and without what it donated.
    pub live: u64,
    /// True if it was the program's first run.
    pub is_new: bool,
}

/// A node of a program, for people.
pub struct NodeOfProgram {
    pub op: String,
    /// Where it was recorded.
    pub place: Option<Arc<str>>,
    /// Inputs of the program, then values of its nodes, in order.
    pub operands: Vec<u32>,
    /// Bytes of each value that it makes.
    pub values: Vec<u64>,
}

/// A program as it was recorded.
pub struct Outline {
    pub nodes: Vec<NodeOfProgram>,
    /// Bytes of each input, and whether an output takes its place.
    pub inputs: Vec<(u64, bool)>,
    /// The values that leave the program, and their bytes.
    pub outputs: Vec<(u32, u64)>,
}

/// The launches so far, and their programs.
#[derive(Default)]
pub(super) struct Launches(Mutex<Inner>);

#[derive(Default)]
struct Inner {
    launches: Vec<Launch>,
    programs: HashMap<u64, Arc<Program>>,
}

impl Launches {
    fn lock(&self) -> MutexGuard<'_, Inner> {
        self.0.lock().unwrap_or_else(PoisonError::into_inner)
    }

    pub(super) fn note(&self, execution: &Execution, live: u64) {
        let mut inner = self.lock();
        let program = &execution.program;
        let is_new = inner.programs.insert(program.id, program.clone()).is_none();
        inner.launches.push(Launch { program: program.id, live, is_new });
    }

    /// Corrects what lives after the latest launch.
    pub(super) fn settle(&self, live: u64) {
        if let Some(launch) = self.lock().launches.last_mut() {
            launch.live = live;
        }
    }
}

impl Engine {
    /// The launches on a described device, in order.
    pub fn launches(&self) -> Vec<Launch> {
        self.launches.lock().launches.clone()
    }

    /// A program of the launches as it was recorded.
    pub fn outline(&self, program: u64) -> Result<Outline> {
        let program = self.launched(program)?;
        let bytes = |ty: &Type| ty.bytes() as u64;
        let node = |node: &crate::record::graph::ProgramNode| NodeOfProgram {
            op: node.op.name(self.shared.rows).to_owned(),
            place: node.line.clone(),
            operands: node.operands.clone(),
            values: node
                .op
                .outputs
                .iter()
                .filter(|output| matches!(output.source, Source::Value(_)))
                .map(|output| bytes(&output.ty))
                .collect(),
        };
        let donated = program.donations.iter().map(Option::is_some);
        let (inputs, outputs) = match self.shared.partitioned.on_chip(program.id) {
            Some(on_chip) => (on_chip.inputs.clone(), on_chip.outputs.clone()),
            None => {
                let all = |types: &[Type]| types.iter().map(bytes).collect();
                (all(&program.inputs), all(&program.output_types))
            }
        };
        Ok(Outline {
            nodes: program.nodes.iter().map(node).collect(),
            inputs: inputs.into_iter().zip(donated).collect(),
            outputs: program.outputs.iter().copied().zip(outputs).collect(),
        })
    }

    /// Compiles a program of the launches for the described device. Takes a while.
    pub fn planned(&self, program: u64) -> Result<Planned> {
        let described = self.platform().described();
        let described =
            described.ok_or_else(|| Error::runtime("this platform has devices that run"))?;
        match self.shared.partitioned.on_chip(program) {
            Some(on_chip) => on_chip.planned.clone(),
            None => describe(&self.shared, described, &*self.launched(program)?),
        }
    }

    fn launched(&self, program: u64) -> Result<Arc<Program>> {
        let found = self.launches.lock().programs.get(&program).cloned();
        found.ok_or_else(|| Error::runtime(format!("no program {program} was launched")))
    }
}
