//! What the engine asks of a platform beyond PJRT.
//!
//! Each answer has a default that suits a compiler of canonical programs, so a platform states only
//! what is special about it.

use hlo::Recorded;
use pjrt::{Buffer, Client, CompileOptions};

/// A platform's answers.
pub trait Backend: Send + Sync {
    /// The program as the platform's compiler wants it; `None` where that is the canonical program.
    ///
    /// # Errors
    /// A type law that the rewriting broke.
    fn rewrite(&self, _canonical: &Recorded) -> hlo::Result<Option<Recorded>> {
        Ok(None)
    }

    /// The options with which the program is compiled; they are part of its key.
    fn options(&self, _program: &Recorded) -> CompileOptions {
        CompileOptions::default()
    }

    /// Code that a program can start with until it is compiled, in order of preference.
    fn baselines<'a>(&'a self, _program: Source<'a>) -> Vec<Baseline<'a>> {
        Vec::new()
    }

    /// The processor that code is made for, where the client's devices do not say.
    fn processor(&self) -> String {
        String::new()
    }

    /// Whether buffers lie in this process's memory.
    fn is_on_host(&self) -> bool {
        false
    }

    /// Notes that a program of so many nodes was compiled.
    fn compiled(&self, _nodes: usize) {}

    /// Whether compiled programs have to be let go; says so once.
    fn takes_too_much(&self) -> bool {
        false
    }

    /// What makes this platform slower than it could be, if anything does.
    fn drawback(&self) -> Option<&'static str> {
        None
    }
}

/// A compiler of canonical programs.
pub struct Canonical;

impl Backend for Canonical {}

/// A program for which there may be baseline code.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    /// As the platform's compiler would get it.
    pub function: &'a Recorded,
    /// The parameters that are the state of a random stream.
    pub random: &'a [usize],
    /// `torch.compile` made the program.
    pub is_captured: bool,
}

/// Code that starts sooner than code that was compiled well, and runs more slowly.
pub struct Baseline<'a> {
    /// Which baseline of its platform this is, in cache entries; never 0.
    pub kind: u8,
    pub how: How<'a>,
    /// `None` where the baseline is not worth making, although the cache may have it.
    pub threshold: Option<Threshold>,
    /// For people who ask why.
    pub why: &'static str,
}

/// How baseline code comes about.
pub enum How<'a> {
    /// Compiled with other options.
    Compiled(CompileOptions),
    /// Made without the compiler, where that is possible. There is nothing to keep of it.
    Made(Box<dyn Fn() -> Option<Box<dyn Executable>> + 'a>),
}

/// When code that was compiled well takes a baseline's place. This depends on counts of runs, never
/// on time, so that numbers come out the same each time a script is run.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Threshold {
    /// After how many runs.
    pub runs: u32,
    /// Of how many speculative runs one counts.
    pub speculative: u32,
}

impl Threshold {
    /// At once.
    pub const NONE: Threshold = Threshold { runs: 0, speculative: 1 };
}

/// What runs a program.
pub trait Executable: Send + Sync {
    /// Starts one run. The parameters at the places `non_donatable` keep their buffers.
    ///
    /// # Errors
    /// The plugin's.
    fn execute(
        &self,
        arguments: &[&Buffer],
        client: &Client,
        device: usize,
        non_donatable: &[i64],
    ) -> pjrt::Result<Vec<Buffer>>;

    /// The bytes to load it from; empty where there is nothing to keep.
    ///
    /// # Errors
    /// The plugin's.
    fn serialize(&self) -> pjrt::Result<Vec<u8>>;
}

impl Executable for pjrt::Executable {
    fn execute(
        &self,
        arguments: &[&Buffer],
        _client: &Client,
        device: usize,
        non_donatable: &[i64],
    ) -> pjrt::Result<Vec<Buffer>> {
        pjrt::Executable::execute(self, arguments, device, non_donatable)
    }

    fn serialize(&self) -> pjrt::Result<Vec<u8>> {
        pjrt::Executable::serialize(self)
    }
}
