//! The constants of the engine that were tuned, and what each one balances.
//!
//! Commands that measure them: `python benchmarks/train.py` (loops that read nothing),
//! `python benchmarks/lengths.py` (sizes that change, generation), `python benchmarks/record.py`
//! (the cost of a recorded op). A constant without a command was not measured.

/// Ops at which a trace ends where nothing repeats. A longer program takes the compiler minutes; a
/// shorter one hides less work from the host.
pub(crate) const LONGEST_TRACE: usize = 8192;
/// Ops until which equal iterations are one program: a start costs as much as many small ops
/// (`train.py`).
pub(crate) const SHORTEST: usize = 256;
/// Values that a cut between iterations may leave pending, and ops for each further one. A cut that
/// leaves more splits what autograd keeps for the backward.
pub(crate) const PENDING: usize = 4;
pub(crate) const OPS_FOR_ONE_PENDING: usize = 4;

/// Lengths of the stream at which a search for a loop starts; the ops that lead to a loop are not
/// part of it. Other searches start at cuts, after which calls may be recorded as other ops.
pub(crate) const STARTS: [usize; 5] = [0, 8, 64, 512, 2048];
/// Searches at a time: each costs a comparison for each op (`record.py`).
pub(crate) const SEARCHES: usize = 8;
/// Ops of the stream after which all searches start over: memory.
pub(crate) const LONGEST_STREAM: usize = 16384;
/// Ops of a second iteration that are enough if they equal those of the first, and ops of both.
pub(crate) const SAME: usize = 32;
pub(crate) const SAME_LEAST: usize = 64;
/// Iterations that show a loop where sizes vary, ops that are enough for fewer iterations, and the
/// fewest. A detector uses a part again for each level of a pyramid, which is no loop
/// (`lengths.py`).
pub(crate) const VARYING: usize = 6;
pub(crate) const VARYING_ENOUGH: usize = 256;
pub(crate) const VARYING_LEAST: usize = 3;
/// Ops by which a known loop is recognized, if its iterations have so many.
pub(crate) const OPENING: usize = 16;
/// Loops that are remembered: each costs a comparison for each op (`record.py`).
pub(crate) const LOOPS: usize = 16;

/// New iterations in a row before fused mode bails out (`lengths.py`). An ordinary loop has two or
/// three to begin with: its first iterations make gradients and the optimizer's state.
pub(crate) const NEW_ITERATIONS: u32 = 8;
/// The same if fused mode has bailed out before.
pub(crate) const NEW_ITERATIONS_AGAIN: u32 = 4;
/// Ops below which a bail-out is not worth it.
pub(crate) const WORTH: usize = 256;
/// The same where the structure was not seen before: the first pass through a model that reads
/// values on its way has many iterations, each of them new.
pub(crate) const WORTH_UNSEEN: usize = 8192;
/// Ops that must repeat, while run one by one, for each op that was compiled for nothing; this many
/// times more after each resumption that was a mistake.
pub(crate) const REPAYMENT: usize = 4;
/// Iterations that are remembered while ops run one by one: memory.
pub(crate) const ITERATIONS: usize = 1 << 16;

/// Programs that a period of executions may have, for speculation.
pub(crate) const LONGEST_PERIOD: usize = 4;
/// Predictions that must have come true in a row before one is started (`lengths.py`).
pub(crate) const SURE: u32 = 2;
/// A prediction may be wrong, so it donates nothing: its results take extra memory. They may have so
/// many bytes in any case, or such a part of the bytes that are read, but never more than the most.
pub(crate) const SPARE_BYTES: u64 = 1 << 20;
pub(crate) const SPARE_PART: u64 = 8;
pub(crate) const MOST_SPARE_BYTES: u64 = 1 << 28;

/// Bytes of a view that is copied sooner than a larger program is made for its place.
pub(crate) const SMALL_VIEW: usize = 64 << 10;
/// Bytes of a base that the host reads whole, instead of running a program for the view.
pub(crate) const SMALL_READ: u64 = 64 << 10;

/// Run-time numbers that a device keeps: counters of random streams never come again, so all are
/// forgotten now and then.
pub(crate) const MOST_KNOWN: usize = 1024;
/// Programs that may run at once. Plugins take any number, and each holds its results.
pub(crate) const MAX_RUNNING: usize = 16;
/// Jobs that may wait for a device before recording has to wait: memory of their inputs.
pub(crate) const MAX_QUEUED: usize = 512;
