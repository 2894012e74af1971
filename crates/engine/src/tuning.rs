//! The tuned constants of the engine, and the costs that each one balances.
//!
//! Commands that measure them: `python benchmarks/train.py` (loops that read nothing),
//! `python benchmarks/lengths.py` (sizes that change, generation), `python benchmarks/record.py`
//! (the cost of a recorded op). A constant without a command was not measured.

use std::time::Duration;

/// Ops and bytes of each value up to which what a host read needs is a program of its own, so that the
/// rest of the trace stays one program: places and masks of a batch of long sequences.
pub(crate) const SMALL_PART: usize = 64;
pub(crate) const SMALL_PART_BYTES: usize = 1 << 20;
/// Host reads of a trace up to which the host computes the values itself. Such reads do not shorten the
/// trace, and a table that is read element by element had better be a value of the device. Not measured.
pub(crate) const MOST_READS: usize = 64;
/// Bytes up to which the host remembers a value that came from it: masks, lengths and numbers that a
/// script reads back, but no weights.
pub(crate) const SMALL_UPLOAD: usize = 1 << 16;

/// Equal numbers of one kind of call that are one parameter of a program, and how often numbers that were
/// equal may part before each is its own: each time is a compilation. Not measured.
pub(crate) const SHARED_LEAST: usize = 4;
pub(crate) const MOST_PARTINGS: u32 = 3;

/// Ops after which a trace ends if nothing repeats, unless the platform says otherwise: a training
/// step of 80 layers is one program. A shorter one hides less work from the host, and gradients leave
/// a step that is cut.
pub(crate) const LONGEST_TRACE: usize = 32768;
/// Ops up to which equal iterations are one program: a start costs as much as many small ops
/// (`train.py`).
pub(crate) const SHORTEST: usize = 256;
/// Plain statements up to which equal iterations are one program: the compiler takes about a second.
pub(crate) const COSTLY: u32 = 4096;
/// Values that a cut between iterations may leave pending, and ops for each further one. A cut with
/// more pending values would split the tensors that autograd keeps for the backward.
pub(crate) const PENDING: usize = 4;
pub(crate) const OPS_FOR_ONE_PENDING: usize = 4;

/// Lengths of the stream at which a search for a loop starts; the ops that lead to a loop are not
/// part of it. Other searches start at cuts, after which calls may be recorded as other ops.
pub(crate) const STARTS: [usize; 5] = [0, 8, 64, 512, 2048];
/// Most searches at a time: each costs a comparison for each op (`record.py`).
pub(crate) const SEARCHES: usize = 8;
/// The length of the stream, in longest traces, at which all searches start over, to bound memory.
pub(crate) const LONGEST_STREAM: usize = 2;
/// Ops of a second iteration that are enough if the first has equal ones, and the least ops of
/// both.
pub(crate) const SAME: usize = 32;
pub(crate) const SAME_LEAST: usize = 64;
/// If sizes vary: iterations that show a loop, ops that are enough for fewer iterations, and the
/// least number of iterations. A detector repeats a part for each level of a pyramid, which is no
/// loop (`lengths.py`).
pub(crate) const VARYING: usize = 6;
pub(crate) const VARYING_ENOUGH: usize = 256;
pub(crate) const VARYING_LEAST: usize = 3;
/// Structures of parts between host reads that are remembered because their sizes vary.
pub(crate) const MOST_PARTS: usize = 256;
/// Cuts with new lengths of a list that show that more will come, and kinds of lists that are
/// remembered.
pub(crate) const LENGTHS: usize = 5;
pub(crate) const LISTS: usize = 256;
/// Ops that identify a known loop. A loop with shorter iterations needs all ops of an iteration.
pub(crate) const OPENING: usize = 16;
/// Most loops that are remembered: each costs a comparison for each op (`record.py`).
pub(crate) const LOOPS: usize = 16;

/// New iterations in a row before fused mode bails out (`lengths.py`). An ordinary loop begins with
/// two or three: its first iterations make gradients and the optimizer's state.
pub(crate) const NEW_ITERATIONS: u32 = 8;
/// The same if fused mode has bailed out before.
pub(crate) const NEW_ITERATIONS_AGAIN: u32 = 4;
/// Ops below which a bail-out is not worth it.
pub(crate) const WORTH: usize = 256;
/// The same if the structure was not seen before. The first pass through a model may read many
/// values, so it has many new iterations.
pub(crate) const WORTH_UNSEEN: usize = 8192;
/// Ops that must repeat op by op for each op that was compiled for nothing. Each further bail-out
/// multiplies the number by this constant again.
pub(crate) const REPAYMENT: usize = 4;
/// Most iterations that are remembered while ops run op by op, to bound memory.
pub(crate) const ITERATIONS: usize = 1 << 16;

/// Executions of known programs after which new ones are not expected. Where sizes are read from
/// data, every few programs are new.
pub(crate) const SETTLED: u32 = 8;
/// Ops below which a program of an unseen graph may come only once, where sizes vary or the same ops
/// came with other inputs: what a detector joins has as many parts as there were detections. A
/// model's step has more. The box heads of a Mask R-CNN have 86 or 92, by the levels on which it
/// found boxes, and take 5 s to compile (`benchmarks/detection.py`).
pub(crate) const SMALL_PROGRAM: usize = 128;
/// Ops from which types count among those inputs, not only their number. Not measured.
pub(crate) const MANY_OPS: usize = 8;
/// The measure of varying sizes from which this holds, and its maximum. A program that came with
/// other sizes before counts for four known ones.
pub(crate) const VARIES: u32 = 32;
pub(crate) const MOST_VARYING: u32 = 128;
/// New programs in a row that came with other sizes before, from which this holds, too: the many
/// known programs of a loop over boxes say nothing of the next image.
pub(crate) const RESIZED: u32 = 4;

/// Most programs in a period of executions, for speculation.
pub(crate) const LONGEST_PERIOD: usize = 4;
/// Predictions in a row that must come true before the next one is started (`lengths.py`).
pub(crate) const SURE: u32 = 2;
/// Limits in bytes for the results of a speculative execution, which donates nothing and so takes
/// extra memory. The limit is the read bytes divided by `SPARE_PART`, clamped to the other two.
pub(crate) const SPARE_BYTES: u64 = 1 << 20;
pub(crate) const SPARE_PART: u64 = 8;
pub(crate) const MOST_SPARE_BYTES: u64 = 1 << 28;

/// Most bytes of a view that gets a separate program, so the next op does not depend on its place.
pub(crate) const SMALL_VIEW: usize = 64 << 10;
/// Most bytes of a base that the host reads whole, instead of running a program for the view.
pub(crate) const SMALL_READ: u64 = 64 << 10;
/// Most bytes of pending values that wait for a copy to the host. More of them, such as offloaded
/// gradients, would fill the device. Not measured.
pub(crate) const MOST_COPIED_LATER: u64 = 256 << 20;

/// Most run-time numbers that a device keeps. Counters of random streams never come again, so a
/// full table is cleared.
pub(crate) const MOST_KNOWN: usize = 1024;
/// The time after which a waiting thread looks for signals. Shorter ones cost the processor time.
pub(crate) const LOOK: Duration = Duration::from_millis(100);
/// The time without a sign after which a rank of another process counts as silent.
pub(crate) const SILENCE: Duration = Duration::from_secs(4);
/// Most reports on indices that wait to be read. Each is a small buffer, and reading one is a
/// transfer.
pub(crate) const MAX_REPORTS: usize = 64;
/// Most programs that may run at once. Plugins take any number, and each program holds its results.
pub(crate) const MAX_RUNNING: usize = 16;
/// Most jobs that wait for a device before recording has to wait. Jobs hold the memory of their
/// inputs.
pub(crate) const MAX_QUEUED: usize = 512;
/// The time after which a trace that holds a collective is cut, if nothing is recorded. Shorter ones
/// cut in the middle of a step where the processor is busy, and longer ones let peers wait.
pub(crate) const IDLE: Duration = Duration::from_millis(100);

/// Functions at exact sizes that plans of interpreted programs keep. A detector has about twenty for an
/// image, of up to some thousand statements, and most sizes of its images come once. Not measured.
pub(crate) const MOST_EXACT: usize = 256;
