//! The limits of this crate, and what each one buys. Knows no rule.
//!
//! The limits of the search for sizes were not measured: they are chosen so that the sizes of models
//! are found, and so that a number without a size costs little time: all products are compared with
//! it. `python benchmarks/lengths.py` measures the constants of classes: programs and seconds for
//! batches, prompts and answers of many lengths.

/// Factors of a product. Longer products do not occur in shapes.
pub(crate) const DEGREE: u32 = 4;
/// Times that one factor occurs in a product.
pub(crate) const POWER: usize = 2;
/// Products that are compared, about. More find rarer sizes but take longer.
pub(crate) const PRODUCTS: usize = 4096;
/// Products whose pairs are compared as sums: the cost grows with the square.
pub(crate) const ADDENDS: usize = 400;
/// The same for products of symbols alone, which are compared first.
pub(crate) const ADDENDS_OF_SYMBOLS: usize = 64;
/// Divisors of windows and strides, likely ones first.
pub(crate) const DIVISORS: [i64; 6] = [2, 4, 8, 16, 32, 64];
/// Divisors that are sought after `DIVISORS`, and only at `POINTS_FOR_RARE` points.
pub(crate) const RARE_DIVISORS: [i64; 12] = [3, 5, 6, 7, 9, 10, 12, 14, 20, 24, 28, 56];
/// Points at which quotients are sought. Fewer let wrong quotients fit by chance.
pub(crate) const POINTS: usize = 3;
/// Points, beyond the number of its terms, that show a sum of many terms. Fewer let more wrong ones
/// fit by chance.
pub(crate) const SPARE_POINTS: usize = 3;
/// Different cases of two numbers and their sum that show the numbers' factors: two decide the
/// factors, and one more confirms them.
pub(crate) const CASES: usize = 3;
/// The same where many pairs are compared, some of which fit by chance.
pub(crate) const CASES_OF_MANY: usize = 4;
/// Points at which quotients by rare divisors are sought. Fewer let more wrong ones fit by chance.
pub(crate) const POINTS_FOR_RARE: usize = 5;

/// Iterations with new sizes after which more of them are expected: two would make a bounded
/// program for a last, shorter batch.
pub(crate) const ITERATIONS: u32 = 3;
/// The same where sizes are known to vary: the user has said so, the programs before were padded,
/// the second size is one more than the first, or other large programs have shown it.
pub(crate) const ITERATIONS_IF_KNOWN: u32 = 2;

/// Ops of a program that takes longer to compile than the work that is done to save it.
pub(crate) const MANY: usize = 64;

/// Questions about one structure in a row without a bounded program, after which pauses begin. A
/// search takes up to a tenth of a second where many numbers vary; a model's layers of different
/// fixed sizes ask as often before their sizes vary.
pub(crate) const PATIENCE: u64 = 24;

/// Reasons that are remembered, for people.
pub(crate) const REASONS: usize = 50;

/// Instances that are remembered for the search for a relation. More make each search longer.
pub(crate) const INSTANCES: usize = 16;
/// The latest instances, which are remembered in any case.
pub(crate) const LATEST: usize = 3;
/// Relations that are tried before a class is given up: each costs about ten recordings.
pub(crate) const FAILURES: usize = 12;
/// Relations after which the next one is not trusted to be the last.
pub(crate) const RELATIONS: usize = 6;
/// Classes of one structure that are told apart: layers of a model that differ in fixed sizes.
pub(crate) const CLASSES: usize = 16;
/// Classes that are searched for one that can hold an instance, the nearest first. Those of a model's
/// layers differ in many fixed sizes, so the right one is the nearest.
pub(crate) const NEAREST: usize = 4;
/// Programs of one class that are kept.
pub(crate) const PROGRAMS: usize = 64;

/// More symbols than these mean different programs rather than one. Classes that differ in a fixed
/// size are joined once it varies (`class.rs`): the Llama with static caches then needs 33 programs
/// instead of 45 (`lengths.py static 64`).
pub(crate) const SYMBOLS: usize = 14;
/// The same for symbols that are not only offsets of views.
pub(crate) const EXTENTS: usize = 3;
/// The same where fixed sizes turned out to vary: a mask and an image have two each, and the part
/// of the one that is written into the other has two more.
pub(crate) const EXTENTS_IF_JOINED: usize = 8;
/// Extents that may turn out to be products or quotients of others.
pub(crate) const CANDIDATES: usize = 16;

/// Recordings that show what depends on sizes.
pub(crate) const ENOUGH_WITNESSES: usize = 4;
/// The most recordings that tell what depends on sizes.
pub(crate) const MOST_WITNESSES: usize = 16;
/// The sizes of recordings far from the bounds: each bound without this part of it, and without so
/// many more. Symbols differ in both, so that none is taken for another; more symbols begin again.
pub(crate) const FAR: [([i64; 8], i64); 4] = [
    ([8, 6, 7, 5, 9, 4, 3, 10], 8),
    ([4, 2, 3, 6, 5, 9, 7, 8], 10),
    ([2, 5, 4, 3, 7, 8, 6, 9], 13),
    ([3, 3, 2, 4, 6, 5, 8, 7], 15),
];
/// Recordings near the bounds; with more symbols two more than symbols.
pub(crate) const FEWEST_NEAR: usize = 5;
/// The sizes of recordings near the bounds: how far they are from these.
pub(crate) const NEAR: [[i64; 8]; 8] = [
    [1, 2, 3, 4, 5, 6, 7, 8],
    [2, 5, 1, 7, 3, 8, 4, 6],
    [3, 1, 5, 2, 8, 4, 6, 7],
    [5, 3, 2, 8, 1, 7, 9, 4],
    [4, 7, 6, 1, 2, 3, 8, 5],
    [6, 4, 8, 3, 7, 1, 5, 2],
    [7, 8, 4, 6, 9, 2, 1, 3],
    [8, 6, 7, 5, 4, 9, 2, 1],
];
/// The same for more symbols than that: numbers modulo this prime.
pub(crate) const NEAR_PRIME: i64 = 17;
/// The bounds of two symbols differ by this if equal bounds are no sizes of a program: a view is
/// no longer than its base at any size near the bounds.
pub(crate) const APART: i64 = NEAR_PRIME - 1;

/// The work of a program for sizes that are not known to come often, as a multiple of the work for
/// the sizes themselves. A program costs seconds to compile.
pub(crate) const WIDE: f64 = 4.0;
/// The same where the excess budget of a wide program is spent.
pub(crate) const CLOSE: f64 = 1.25;
/// The excess budget of a program, in percent of a call: the excess work of so many calls costs
/// as much as compiling a closer program.
pub(crate) const BUDGET: u32 = 6400;
/// The bound of a size that counts up, as a multiple of the size: a smaller bound would be left
/// behind soon, and buffers packed again.
pub(crate) const COUNTING: i64 = 4;
/// The smallest bound of a size that counts up.
pub(crate) const COUNTED: i64 = 64;
/// The smallest bound where there is little to do.
pub(crate) const FIRST: i64 = 128;
/// The excess of a call for which an input is packed again, in percent.
pub(crate) const REPACKING: u32 = 20;
/// Bytes of an input that is packed again sooner than a program is made.
pub(crate) const SMALL: usize = 16384;
/// More elements for a statement, in the mean, that are little more work: a hundredth of the work
/// of compiling the statement.
pub(crate) const LITTLE: f64 = 32768.0;
/// More elements of a call, of all its statements, for which the function of its sizes alone is worth
/// rewriting: that takes as long as interpreting so many. `benchmarks/detection.py` compares images
/// with stock PyTorch.
pub(crate) const MUCH: f64 = 500_000.0;
