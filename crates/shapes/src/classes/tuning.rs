//! The constants by which sizes that vary are noticed and bounded, and what each one buys.
//!
//! `python benchmarks/lengths.py` measures them: programs and seconds for batches, prompts and
//! answers of many lengths.

/// Iterations with new sizes after which more of them are expected: two would make a bounded
/// program for a last, shorter batch.
pub(super) const ITERATIONS: u32 = 3;
/// The same where sizes are known to vary: the user has said so, the programs before were padded,
/// the second size is one more than the first, or other large programs have shown it.
pub(super) const ITERATIONS_IF_KNOWN: u32 = 2;

/// Ops of a program that takes longer to compile than the work that is done to save it.
pub(super) const MANY: usize = 64;

/// Reasons that are remembered, for people.
pub(super) const REASONS: usize = 50;

/// Instances that are remembered until a relation is found. More make each search longer.
pub(super) const INSTANCES: usize = 8;
/// Relations that are tried before a class is given up: each costs about ten recordings.
pub(super) const FAILURES: usize = 12;
/// Relations after which the next one is not trusted to be the last.
pub(super) const RELATIONS: usize = 6;
/// Classes of one structure that are told apart: layers of a model that differ in fixed sizes.
pub(super) const CLASSES: usize = 16;
/// Programs of one class that are kept.
pub(super) const PROGRAMS: usize = 64;

/// More symbols than these mean different programs rather than one.
pub(super) const SYMBOLS: usize = 3;
/// Extents that may turn out to be products or quotients of others.
pub(super) const CANDIDATES: usize = 12;

/// Recordings that show what depends on sizes.
pub(super) const ENOUGH: usize = 4;
/// The most recordings that tell what depends on sizes.
pub(super) const WITNESSES: usize = 16;
/// The sizes of recordings far from the bounds: each bound without this part of it, and without so
/// many more. Symbols differ in both, so that none is taken for another.
pub(super) const FAR: [([i64; 3], i64); 4] =
    [([8, 6, 7], 8), ([4, 2, 3], 10), ([2, 5, 4], 13), ([3, 3, 2], 15)];
/// The sizes of recordings near the bounds: how far they are from these.
pub(super) const NEAR: [[i64; 3]; 5] = [[1, 2, 3], [2, 5, 1], [3, 1, 5], [5, 3, 2], [4, 7, 6]];

/// The work of a program for sizes that are not known to come often, as a multiple of the work for
/// the sizes themselves. A program costs seconds to compile.
pub(super) const WIDE: f64 = 4.0;
/// The same where the excess budget of a wide program is spent.
pub(super) const CLOSE: f64 = 1.25;
/// The excess budget of a program, in percent of a call: the excess work of so many calls costs
/// as much as compiling a closer program.
pub(super) const BUDGET: u32 = 6400;
/// The bound of a size that counts up, as a multiple of the size: a smaller bound would be left
/// behind soon, and buffers packed again.
pub(super) const COUNTING: i64 = 4;
/// The smallest bound of a size that counts up.
pub(super) const COUNTED: i64 = 64;
/// The smallest bound where there is little to do.
pub(super) const FIRST: i64 = 128;
/// The excess of a call for which an input is packed again, in percent.
pub(super) const REPACKING: u32 = 20;
/// Bytes of an input that is packed again sooner than a program is made.
pub(super) const SMALL: usize = 16384;
/// More elements for a statement, in the mean, that are little more work: a hundredth of the work
/// of compiling the statement.
pub(super) const LITTLE: f64 = 32768.0;
