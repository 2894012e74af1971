//! The interface between the engine and a platform, beyond PJRT.
//!
//! Each method has a default for compilers of canonical programs, so a platform overrides only its
//! special cases.

use crate::tuning::LONGEST_TRACE;
use estimate::Chip;
use hlo::{BufferShape, Dims, Recorded};
use pjrt::{Buffer, Client, CompileOptions, OptionValue};

/// The properties and rewrites of a platform.
pub trait Backend: Send + Sync {
    /// The program for the platform's compiler; `None` for the canonical program.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    fn rewrite(&self, _canonical: &Recorded) -> hlo::Result<Option<Recorded>> {
        Ok(None)
    }

    /// How a value of these dimensions lies in its buffer, which parameters and results of `rewrite`
    /// are.
    fn buffer_shape(&self, dims: &[i64]) -> BufferShape {
        BufferShape::whole(dims)
    }

    /// The program for the platform's compiler where it splits programs among devices.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    fn rewrite_to_split(&self, canonical: &Recorded) -> hlo::Result<Option<Recorded>> {
        self.rewrite(canonical)
    }

    /// The compile options of the program; they are part of its key.
    fn options(&self, _program: &Recorded) -> CompileOptions {
        CompileOptions::default()
    }

    /// Further options of a program for several chips.
    fn options_of_worlds(&self) -> Vec<(String, OptionValue)> {
        Vec::new()
    }

    /// Code for the first runs of a program, in order of preference.
    fn baselines<'a>(&'a self, _program: Source<'a>) -> Vec<Baseline<'a>> {
        Vec::new()
    }

    /// Ops after which a trace ends if nothing repeats.
    fn longest_trace(&self) -> usize {
        LONGEST_TRACE
    }

    /// True if most programs that may come only once need no compiler here.
    fn starts_rare_at_once(&self) -> bool {
        false
    }

    /// The processor that code is made for, if the client's devices do not name it.
    fn processor(&self) -> String {
        String::new()
    }

    /// True if buffers are in this process's memory.
    fn is_on_host(&self) -> bool {
        false
    }

    /// Notes that a program of `_nodes` nodes was compiled.
    fn compiled(&self, _nodes: usize) {}

    /// True, once, if compiled programs have to be freed.
    fn takes_too_much(&self) -> bool {
        false
    }

    /// The reason for which this platform is slower than possible, if there is one.
    fn drawback(&self) -> Option<&'static str> {
        None
    }
}

/// A compiler of canonical programs.
pub struct Canonical;

impl Backend for Canonical {}

/// Options by which sparse cores carry collectives while the others compute, and by which no reduction
/// of the whole takes the place of a gather.
const BESIDE_COMPUTATION: [&str; 7] = [
    "xla_tpu_enable_sparse_core_collective_offload_all_gather",
    "xla_tpu_enable_sparse_core_collective_offload_2d_all_gather",
    "xla_tpu_enable_sparse_core_collective_offload_3d_all_gather",
    "xla_tpu_enable_sparse_core_collective_offload_reduce_scatter",
    "xla_tpu_enable_sparse_core_collective_offload_all_reduce",
    "xla_tpu_prefer_async_allgather_to_allreduce",
    "xla_enable_async_all_gather",
];

/// The extent of the last dimension, and the places in all dimensions but the first two, up to which a
/// value is taken for a convolution's kernel. Others with so few would not fill tiles either.
const LONGEST_KERNEL: i64 = 32;
const MOST_PLACES: i64 = 256;

/// The memory of a chip, in bytes, up to which it is worth more than time.
const SHORT_OF_MEMORY: u64 = 16 << 30;

/// XLA's compiler for TPUs. It chooses layouts better where dimensions are apart and values are in
/// parts, and sums what a convolution makes beside it.
#[derive(Default)]
pub struct Tpu {
    /// What is published of the chip. Where it is not known, all rules apply.
    chip: Option<&'static Chip>,
}

impl Tpu {
    /// The compiler for chips that call themselves so.
    pub fn of(kind: &str) -> Self {
        Tpu { chip: Chip::of(kind) }
    }

    /// v6e's compiler leaves the derivative of a cap out of the softmax's gradient by itself.
    fn caps_scores_once(&self) -> bool {
        self.chip.is_none_or(|chip| chip.name != "v6e")
    }

    fn is_short_of_memory(&self) -> bool {
        self.chip.is_none_or(|chip| chip.memory <= SHORT_OF_MEMORY)
    }
}

impl Backend for Tpu {
    fn rewrite(&self, canonical: &Recorded) -> hlo::Result<Option<Recorded>> {
        let whole =
            self.rewrite_to_split(&canonical.with_buffers(|dims| self.buffer_shape(dims))?)?;
        Ok(whole.map(|whole| whole.with_updates_as_stored().with_rows_in_turn()))
    }

    /// By libtpu's defaults, v5p and v6e wait for each collective.
    fn options_of_worlds(&self) -> Vec<(String, OptionValue)> {
        if !self.chip.is_some_and(|chip| chip.has_sparse_cores) {
            return Vec::new();
        }
        let said = std::env::var("LIBTPU_INIT_ARGS").unwrap_or_default();
        let is_said = |name: &str| said.split(['-', '=', ' ']).any(|word| word == name);
        let unsaid = BESIDE_COMPUTATION.into_iter().filter(|name| !is_said(name));
        unsaid.map(|name| (name.to_owned(), OptionValue::Bool(true))).collect()
    }

    /// The last two dimensions of a buffer are those of tiles. So there are no trailing ones: a tile of
    /// one row, as that of a 1 x 1 kernel, takes eight times as long to read. Of all kernels the
    /// features come last, as convolutions want them: otherwise each step copies weights, gradients and
    /// moments between two layouts.
    fn buffer_shape(&self, dims: &[i64]) -> BufferShape {
        let last = dims.iter().rposition(|&dim| dim != 1).map_or(0, |last| last + 1);
        let kept = last.max(dims.len().min(2));
        let shape = BufferShape::whole(dims).without_after(kept);
        let is_kernel = match kept {
            // A value of three dimensions is a mask more often than a kernel.
            ..=2 => dims.len() > 3,
            _ => {
                let places = dims[2..kept].iter().product::<i64>();
                dims[kept - 1] <= LONGEST_KERNEL && places <= MOST_PLACES
            }
        };
        let features_last = || (2..kept as i64).chain([1, 0]).collect::<Dims>();
        if is_kernel { shape.ordered(&features_last()) } else { shape }
    }

    /// Buffers of parts keep their dimensions, which the words of a mesh count.
    fn rewrite_to_split(&self, canonical: &Recorded) -> hlo::Result<Option<Recorded>> {
        // The rules look at neighbours: what does nothing must not stand between them.
        let collectives = canonical.clone().simplified().with_collectives_in_own_shapes()?;
        let products = collectives.without_pointwise_convolutions()?;
        let short = products.with_short_integers()?.with_rows_converted_when_chosen()?;
        let sums = short.with_few_rows_by_products()?.with_operands_before_repeats()?;
        let apart = sums.in_parts()?.narrowed()?.deferred()?.with_symmetric_products()?;
        let choices = apart.with_one_pass_variances()?;
        let drawn = choices.with_masks_of_one_predicate()?.with_random_choices_once()?;
        let mut costly = drawn.with_shared_operands_once()?;
        if self.caps_scores_once() {
            costly = costly.with_capped_scores_once()?;
        }
        if self.is_short_of_memory() {
            costly = costly.with_activations_again()?;
        }
        Ok(Some(costly.with_short_results()?.with_more_in_branches()))
    }
}

/// A compiler of canonical programs for GPUs.
pub struct Gpu;

impl Backend for Gpu {
    fn options(&self, _program: &Recorded) -> CompileOptions {
        let mut options = CompileOptions::default();
        // Otherwise XLA:GPU leaves out a conversion to a shorter float and back, so a number that
        // was rounded in one program is not in another. XLA:TPU rounds in both cases.
        let rounding = ("xla_allow_excess_precision".to_owned(), OptionValue::Bool(false));
        options.env_option_overrides.extend([rounding]);
        options
    }
}

/// A program for which there may be baseline code.
#[derive(Clone, Copy)]
pub struct Source<'a> {
    /// The program for the platform's compiler.
    pub function: &'a Recorded,
    /// The parameters that are the state of a random stream.
    pub random: &'a [usize],
    /// True if `torch.compile` made the program.
    pub is_captured: bool,
    /// True if it may come only once: its graph came before with other sizes, or it is small and
    /// many others did.
    pub is_rare: bool,
}

/// Code that starts sooner than optimised code, and runs more slowly.
pub struct Baseline<'a> {
    /// The number of this baseline in cache entries; never 0.
    pub kind: u8,
    pub how: How<'a>,
    /// `None` if making the baseline is not worth its time. The cache may still have one.
    pub threshold: Option<Threshold>,
    /// The reason, for `explain()`.
    pub why: &'static str,
}

/// The two ways to make baseline code.
pub enum How<'a> {
    /// Compiled with other options.
    Compiled(CompileOptions),
    /// Made without the compiler, if possible. The cache keeps no code of it.
    Made(Box<dyn Fn() -> Option<Box<dyn Executable>> + 'a>),
}

/// The run at which optimised code replaces a baseline. Runs are counted and time is ignored, so a
/// script computes the same numbers each time.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Threshold {
    /// The number of runs.
    pub runs: u32,
    /// The number of runs that count as one if they say little of how often the program will come:
    /// they are speculative, or new programs keep coming.
    pub speculative: u32,
    /// Elements that runs have computed before, which count less for the same runs. 0 where the
    /// number of runs is enough.
    pub elements: u64,
}

impl Threshold {
    /// The first run uses optimised code.
    pub const NONE: Threshold = Threshold { runs: 0, speculative: 1, elements: 0 };
}

/// Code that runs a program.
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

    /// The same. `None` if the code is a baseline that gave up: its loops went on for so long that
    /// optimised code would have been better. The arguments are as before.
    ///
    /// # Errors
    /// The plugin's.
    fn execute_within_limits(
        &self,
        arguments: &[&Buffer],
        client: &Client,
        device: usize,
        non_donatable: &[i64],
    ) -> pjrt::Result<Option<Vec<Buffer>>> {
        self.execute(arguments, client, device, non_donatable).map(Some)
    }

    /// True if a run may keep the calling thread for longer than a user waits for an interrupt.
    fn is_long(&self) -> bool {
        false
    }

    /// Starts a program for several devices on those of this process, with a list of arguments for
    /// each. All processes that take part give the same `launch` number.
    ///
    /// # Errors
    /// The plugin's; code that was made without it runs on one device.
    fn execute_on_all(
        &self,
        arguments: &[&[&Buffer]],
        _non_donatable: &[i64],
        _launch: i32,
    ) -> pjrt::Result<Vec<Vec<Buffer>>> {
        let message = format!("this code runs on one device, not on {}", arguments.len());
        Err(pjrt::Error::new(pjrt::Code::Unimplemented, "starting a program", message))
    }

    /// The elements that all runs so far have computed, if it counts them.
    fn elements(&self) -> u64 {
        0
    }

    /// The bytes to load it from; empty if there is nothing to keep.
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

    fn execute_on_all(
        &self,
        arguments: &[&[&Buffer]],
        non_donatable: &[i64],
        launch: i32,
    ) -> pjrt::Result<Vec<Vec<Buffer>>> {
        pjrt::Executable::execute_on_all(self, arguments, non_donatable, launch)
    }

    fn serialize(&self) -> pjrt::Result<Vec<u8>> {
        pjrt::Executable::serialize(self)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sparse_cores_carry_collectives_where_there_are_any() {
        let of = |kind| Tpu::of(kind).options_of_worlds().len();
        assert_eq!([of("TPU v5"), of("TPU v6 lite")], [BESIDE_COMPUTATION.len(); 2]);
        assert_eq!([of("TPU v5 lite"), of("NVIDIA H100")], [0; 2]);
    }
}
