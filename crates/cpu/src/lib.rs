//! Everything that only XLA:CPU wants: a target that rewrites programs, kernels, an interpreter,
//! baseline tiers, and limits of the host.
//!
//! Without this crate the CPU platform is complete, but slower.
mod heap;
mod interpreted;
pub mod interpreter;
mod kernel;
mod mappings;
mod options;
mod processor;
pub mod target;
mod tier;
mod tuning;

pub use heap::keep_freed_memory;
pub use interpreted::interpret;
pub use kernel::lapack::{Lapack, LapackCall, Matrices, lend_lapack};

use engine::{Backend, Baseline, Source, Tpu};
use hlo::{BufferShape, Recorded};
use mappings::Budget;
use pjrt::{Client, CompileOptions};

/// The programs that XLA:CPU is given.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Target {
    /// Programs rewritten for this compiler, which start as baseline code.
    #[default]
    Rewritten,
    /// The programs that TPUs are given.
    Canonical,
}

/// Ops after which a trace ends if nothing repeats: a longer program takes the compiler minutes.
const LONGEST_TRACE: usize = 8192;

/// The backend of the CPU platform.
pub struct Cpu {
    target: Target,
    calls_kernels: bool,
    mappings: Budget,
}

impl Cpu {
    pub fn new(client: &Client, target: Target) -> Self {
        Self { target, calls_kernels: kernel::register(client), mappings: Budget::new() }
    }

    fn is_rewriting(&self) -> bool {
        self.target == Target::Rewritten && self.calls_kernels
    }
}

impl Backend for Cpu {
    fn rewrite(&self, canonical: &Recorded) -> hlo::Result<Option<Recorded>> {
        if self.target == Target::Canonical {
            // What TPUs get but for layouts, so that it is tested where no TPU is.
            let buffers = canonical.with_buffers(|dims| Tpu::default().buffer_shape(dims))?;
            return Tpu::default().rewrite_to_split(&buffers);
        }
        self.is_rewriting().then(|| target::rewrite(canonical)).transpose()
    }

    fn buffer_shape(&self, dims: &[i64]) -> BufferShape {
        match self.target {
            Target::Canonical => Tpu::default().buffer_shape(dims),
            Target::Rewritten => BufferShape::whole(dims),
        }
    }

    fn rewrite_to_split(&self, canonical: &Recorded) -> hlo::Result<Option<Recorded>> {
        // XLA splits no calls of kernels.
        Tpu::default().rewrite_to_split(canonical)
    }

    fn options(&self, program: &Recorded) -> CompileOptions {
        options::optimised(program)
    }

    fn baselines<'a>(&'a self, program: Source<'a>) -> Vec<Baseline<'a>> {
        if self.is_rewriting() { tier::baselines(program) } else { Vec::new() }
    }

    fn longest_trace(&self) -> usize {
        LONGEST_TRACE
    }

    fn starts_rare_at_once(&self) -> bool {
        self.is_rewriting() && options::has_baselines()
    }

    fn processor(&self) -> String {
        processor::description()
    }

    fn is_on_host(&self) -> bool {
        true
    }

    fn compiled(&self, nodes: usize) {
        self.mappings.compiled(nodes);
    }

    fn takes_too_much(&self) -> bool {
        self.mappings.take()
    }

    fn drawback(&self) -> Option<&'static str> {
        let text =
            "the plugin takes no kernels of this package, so products of matrices are slower";
        (!self.calls_kernels).then_some(text)
    }
}
