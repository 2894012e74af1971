//! Thresholds of this crate, one module for each file that uses them. Knows no rule.
//!
//! Each has its unit and the costs that it balances. "Not measured" means that no recorded
//! measurement gave the value; where a command compares its effect, the comment names it.

/// Baselines. docs/performance.md has the costs, by `benchmarks/lengths.py generate 128 --explain`.
pub(crate) mod tier {
    use engine::Threshold;

    /// Elements of a statement. Compiling one with full optimisation takes about 1 ms, and quickly
    /// compiled code loses about 1 ns on each element.
    pub(crate) const WORTH: f64 = 1_000_000.0;
    /// Times that interpreted code lasts longer. Interpreting loses about a third of a nanosecond
    /// on each element, and needs no quick compilation before.
    pub(crate) const LONGER: u32 = 3;
    /// Runs among new programs that count as one, for a program that may come only once: its
    /// compilation competes with the work of new programs. `benchmarks/detection.py` compares images
    /// of new sizes with stock PyTorch.
    pub(crate) const UNSETTLED: u32 = 32;
    /// Runs that such a program is interpreted at least, however large it is. The programs of a
    /// detector take about 4 ms a statement to compile, which takes so many runs to save
    /// (`benchmarks/detection.py`).
    pub(crate) const RARE: u32 = 12;
    /// Elements of a statement, as `LONGER * WORTH`, for such a program, by the same measurement.
    pub(crate) const RARE_WORTH: f64 = 12_000_000.0;
    /// Speculative runs that count as one, if a statement computes at most `HIDDEN` elements in the
    /// mean. Recording an op then takes longer than running it, so a loop waits for the host, and
    /// a compiler would slow the host down. The second time, the loop of
    /// `benchmarks/lengths.py generate 128` has 660 to 750 tokens per second with this rule, and
    /// 500 to 550 without it.
    pub(crate) const AHEAD: u32 = 8;
    /// Elements of a statement in the mean. See `AHEAD`.
    pub(crate) const HIDDEN: f64 = 5_000.0;
    /// Runs. A program whose baseline would last for fewer is optimised at once: the baseline would
    /// be slow, and a benchmark of a few calls has to time the optimised code. Not measured; more
    /// than the calls of a short benchmark.
    pub(crate) const FEWEST: f64 = 50.0;
    /// Runs, as `FEWEST`, for a program of `torch.compile`, which has to be fast. Not measured; 20
    /// times `FEWEST`.
    pub(crate) const FEWEST_CAPTURED: f64 = 1_000.0;
    /// Runs of a program that is interpreted only while the compiler works, because its quickly
    /// compiled code would be too slow. Not measured; the warm-up of a benchmark covers these runs.
    pub(crate) const BRIEF: Threshold = Threshold { runs: 3, speculative: 1, elements: 0 };
}

pub(crate) mod interpreted {
    /// Elements. Computing more of them may take longer than a tenth of a second: statements of a few
    /// elements take about a nanosecond for each of them. Not measured.
    pub(crate) const LONG: u64 = 100_000_000;
}

pub(crate) mod options {
    /// Parts in which LLVM compiles a program without optimisation. Each part has a fixed cost, and
    /// parts use several cores. Not measured; such programs have few kernels.
    pub(crate) const PARTS: i64 = 4;
}

pub(crate) mod mappings {
    /// Mappings of memory that a compiled node may take: a few kernels, each with code, constants
    /// and data. Not measured; chosen high, as running out of mappings ends the process.
    pub(crate) const PER_NODE: usize = 16;
}

#[cfg(target_env = "gnu")]
pub(crate) mod heap {
    /// Bytes of the largest block that comes from the heap. Larger ones are mapped, which returns
    /// their memory at once but touches their pages again. The GPT step of
    /// `benchmarks/train.py --one gpt --way fused` takes 65 to 67 ms instead of 88 to 105.
    pub(crate) const LARGEST_BLOCK: std::ffi::c_int = 1 << 30;
}

/// The kernel for products. `benchmarks/products.py PLUGIN.so` compares it with XLA's products.
pub(crate) mod product {
    /// Rows or columns. Parts with at most so many are not split: more parts keep more threads
    /// busy, but narrow products are slower. Not measured.
    pub(crate) const SMALL: usize = 48;
    /// Rows whose multiplication takes as long as preparing the columns again for another product.
    /// Not measured.
    pub(crate) const PREPARED: usize = 24;
    /// Elements that are widened at a time for at most `FEW` rows. These use each element soon, so
    /// it should still be in a near cache: 128 KiB in float32. Not measured.
    pub(crate) const WIDENED: usize = 1 << 15;
    /// Rows. See `WIDENED`. Not measured.
    pub(crate) const FEW: usize = 8;
    /// Elements of a copy of a side. Large copies amortise the preparation, small ones stay in the
    /// cache: 1 MiB in float32. Not measured.
    pub(crate) const ROOM: usize = 1 << 18;
    /// Multiplications. One thread computes fewer, because waking XLA's threads takes longer. Not
    /// measured.
    pub(crate) const ALONE: usize = 1 << 20;
    /// Multiplications, as `ALONE`, for a call by the interpreter, which spawns its threads. Not
    /// measured; eight times `ALONE`.
    pub(crate) const ALONE_SPAWNING: usize = 1 << 23;
    /// Partial sums of a dot product. More lanes hide the latency of additions, fewer stay in
    /// registers. Not measured; four of the widest registers in float32.
    pub(crate) const LANES: usize = 64;
}

/// Products in the target. `benchmarks/products.py PLUGIN.so` compares both ways.
pub(crate) mod dot {
    /// Multiplications. Smaller products are loops in the compiler's own kernels, which saves a
    /// call. Not measured.
    pub(crate) const SMALL: i64 = 1 << 12;
    /// Multiplications of each product of a batch, as `SMALL`. Not measured.
    pub(crate) const SMALL_EACH: i64 = 1 << 6;
    /// Multiplications of bfloat16s. Larger products are left to the compiler, which uses the
    /// processor's bfloat16 instructions; the kernel widens elements instead. Measured by
    /// `benchmarks/products.py PLUGIN.so --short`: for 8x512 by 512x512 (2^21) the kernel is faster
    /// in two of three layouts, for 256x1024 by 1024x1024 in one.
    pub(crate) const LARGE_SHORT: i64 = 1 << 21;
}

/// Reductions in stages. `benchmarks/odd_sizes.py` compares them with stock PyTorch. The ranges
/// and lanes themselves have no recorded measurement.
pub(crate) mod reduce {
    use std::ops::RangeInclusive;

    /// Neighbours that are folded together if the innermost dimension is reduced: vectors, several
    /// of which hide the latency of additions.
    pub(crate) const LANES: i64 = 32;
    /// Neighbours, as `LANES`, for rows that 32 lanes do not divide: one vector of eight float32.
    pub(crate) const FEW_LANES: i64 = 8;
    /// Elements of a column that are folded at once. The compiler unrolls so short a loop.
    pub(crate) const COLUMN: RangeInclusive<i64> = 4..=32;
    /// Groups of `LANES` of a long row that are folded at once.
    pub(crate) const BLOCK: RangeInclusive<i64> = 32..=32;
    /// Groups of `FEW_LANES` of a row that are folded at once.
    pub(crate) const LANE: RangeInclusive<i64> = 4..=512;
    /// Elements of a piece of a row without lanes. Threads share the pieces.
    pub(crate) const ROW: RangeInclusive<i64> = 256..=1 << 14;
    /// Elements of the operand. With fewer, a further kernel costs more time than it saves.
    pub(crate) const SMALL: i64 = 1 << 14;
    /// Terms of a float32 sum. Longer sums are kept in float64 and rounded once: the error grows
    /// with the root of the length, and loops that wait for memory are hardly slower.
    pub(crate) const FEW: i64 = 64;
}

pub(crate) mod mask {
    /// Elements. Smaller values are masked by comparisons, whose branches cost less there than the
    /// kernel of the mask. Not measured; a softmax of 16x4x512x512 takes 33 ms with masks of bits
    /// and 54 with comparisons (`cargo run --release -p cpu --example replay`).
    pub(crate) const LARGE: i64 = 1 << 14;
}

pub(crate) mod alias_order {
    /// Elements. Smaller parameters are cheaper to copy than to order. Not measured.
    pub(crate) const SMALL: i64 = 1 << 14;
}

pub(crate) mod reuse_barriers {
    /// Element-wise statements that may be repeated in each consumer. Much smaller values cost
    /// memory traffic, much larger ones compile time. Measured on the training steps of
    /// `benchmarks/train.py --only gpt,resnet50,lstm_tagger`.
    pub(crate) const REPEATED: u32 = 6;
    /// Elements. Smaller values are not worth a separate buffer. Not measured.
    pub(crate) const SMALL: i64 = 64;
}

pub(crate) mod window {
    /// Slices, one for each element of a window along a dimension. More take longer to compile than
    /// they save in a run. Not measured.
    pub(crate) const MOST_SLICES: i64 = 16;
}

/// Forms of convolutions. `benchmarks/convolutions.py` compares products with convolutions.
pub(crate) mod convolution {
    /// Taps of a depthwise kernel, each a term of the sum. More take longer to compile than they
    /// save in a run. Not measured.
    pub(crate) const MOST_TERMS: i64 = 64;
    /// Taps along the depth, each a convolution of planes. More take longer to compile than they
    /// save in a run. Not measured.
    pub(crate) const MOST_PLANES: i64 = 16;
    /// Slices that unfold an image. More take longer to compile than they save in a run. Not
    /// measured.
    pub(crate) const MOST_SLICES: i64 = 64;
    /// Features or channels of a kernel for each place of an output. With so many, reading the
    /// kernel once and in order saves more time than unfolding the image costs. Measured by
    /// `benchmarks/convolutions.py`: 256 features pay at 16 places, 512 do not at 49.
    pub(crate) const SHARE: i64 = 16;
    /// The same for a tiling, which repeats no element of its image. Measured by the same command:
    /// 768 features pay at 196 places, 96 do not at 256.
    pub(crate) const SHARE_OF_TILING: i64 = 2;
}

/// Limits of interpreted statements.
pub(crate) mod interpreter {
    /// Elements that a convolution sees at a time, each as often as it is seen: 4 MiB in float32,
    /// which stay in the cache until they are multiplied. Not measured.
    pub(crate) const MOST_SEEN: usize = 1 << 20;
    /// Terms of a float32 sum of a convolution. Longer sums, as of a kernel's gradient, are kept in
    /// float64 and rounded once. Not measured.
    pub(crate) const LONG_SUM: i64 = 1 << 12;
    /// Elements of a value that depends on no argument and is computed when a program is made. It
    /// stays in memory. Not measured.
    pub(crate) const MOST_FOLDED: i64 = 1 << 16;
    /// Multiplications of integers, for which there is no fast kernel. Not measured.
    pub(crate) const SLOW_PRODUCT: i64 = 1 << 16;
    /// Partial results of a reduction along a line. More lanes hide the latency of an operation.
    /// Not measured; one of the widest registers in float32.
    pub(crate) const LANES: usize = 16;
    /// Elements that are gathered at a time, so that they stay in the nearest cache. Not measured.
    pub(crate) const LINE: usize = 512;
}
