//! The engine: one lock around the bookkeeping, and the scheduler that does the work.

use crate::Result;
use crate::ahead::Ahead;
use crate::bounded::{Families, Novelty};
use crate::cache::{Cache, CacheConfig};
use crate::call::{Call, Fresh, Recorded};
use crate::capture::{Capture, Graph};
use crate::cut::{Execution, Reason, Start};
use crate::data::{Mark, Slot};
use crate::error::Error;
use crate::explain::Log;
use crate::loops::{Ended, Loops};
use crate::metrics::{Counter, Metrics};
use crate::op::OpTable;
use crate::pace::{Pace, Step};
use crate::platform::Platform;
use crate::program::Programs;
use crate::run::{Ending, Job, Scheduler, Shared};
use crate::spans::{SPANS, SpanKind};
use crate::storage::{Content, StorageId, Storages};
use crate::trace::Trace;
use smallvec::SmallVec;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// When what was recorded is compiled and run.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Mode {
    /// Each op alone, waited for; laws about data are checked.
    Debug,
    /// Each op alone, asynchronously.
    Strict,
    /// Many ops as one program.
    Fused,
}

/// Where nothing repeats, a trace ends here, so that the device gets going and no program takes the
/// compiler minutes.
const LONGEST_TRACE: usize = 8192;

/// Rounds that are alike are taken together until they have so many ops.
const SHORTEST: usize = 256;

/// What is cut may leave a few results behind, and more where they are a small part of what it makes
/// or one of each round.
const LEFT_BEHIND: usize = 4;
const OPS_FOR_ONE_LEFT_BEHIND: usize = 4;

pub(crate) struct State {
    pub(crate) mode: Mode,
    pub(crate) ops: OpTable,
    pub(crate) storages: Storages,
    pub(crate) devices: Vec<DeviceState>,
    pub(crate) programs: Programs,
    pub(crate) metrics: Arc<Metrics>,
    pub(crate) memory_limits: Vec<u64>,
    /// Of all programs cut so far, in order.
    pub(crate) fingerprint: u64,
    /// What captures left, by number.
    pub(crate) graphs: HashMap<u64, Arc<Graph>>,
    pub(crate) last_graph: u64,
    /// Whole steps under way, each to be one program.
    pub(crate) joining: usize,
    pub(crate) families: Families,
}

/// A device of the platform, or behind those a capture, which stands for one.
pub(crate) struct DeviceState {
    pub(crate) trace: Trace,
    loops: Loops,
    /// A round ended with what was recorded last, and is to be a program of its own.
    went_round: bool,
    /// Whether the trace starts where a round did.
    is_round: bool,
    pace: Pace,
    pub(crate) ahead: Ahead,
    pub(crate) stands_for: usize,
    pub(crate) capture: Option<Capture>,
}

impl DeviceState {
    fn new(device: usize) -> Self {
        Self {
            trace: Trace::new(),
            loops: Loops::default(),
            went_round: false,
            is_round: false,
            pace: Pace::default(),
            ahead: Ahead::default(),
            stands_for: device,
            capture: None,
        }
    }

    pub(crate) fn capture(device: usize) -> Self {
        Self { capture: Some(Capture::default()), ..Self::new(device) }
    }

    /// Ends a capture; nothing can be recorded here any more.
    pub(crate) fn close(&mut self) {
        self.capture = None;
        self.trace = Trace::new();
    }

    pub(crate) fn runs_alone(&self) -> bool {
        self.pace.is_back()
    }

    /// Why fused mode cuts behind what was recorded last, if it does.
    fn fused_cut(&mut self) -> Option<Reason> {
        match self.pace.round() {
            None if self.went_round => Some(Reason::Round),
            None => (self.trace.nodes.len() >= LONGEST_TRACE).then_some(Reason::Length),
            Some(round) => {
                round.extend(self.trace.nodes.iter().map(|n| n.op.id));
                Some(Reason::Alone)
            }
        }
    }

    /// Adds the trace to the round where ops run one by one; says whether the round is over.
    fn ends_round(&mut self, reason: Reason) -> bool {
        match (self.pace.round(), reason) {
            (None, _) => true,
            (Some(round), Reason::Alone) => self.went_round || round.len() >= LONGEST_TRACE,
            (Some(round), _) => {
                round.extend(self.trace.nodes.iter().map(|n| n.op.id));
                true
            }
        }
    }
}

impl State {
    /// Looks whether a loop went round with what was recorded last, and whether to cut there.
    fn look_for_round(&mut self, device: usize) {
        let place = &mut self.devices[device];
        let ended = place.loops.went_round(&place.trace);
        let whole = self.mode == Mode::Fused && !place.runs_alone();
        let length = place.trace.nodes.len();
        let left = || self.storages.left_behind(&place.trace);
        place.went_round = match ended {
            None => false,
            Some(_) if !whole => true,
            Some(Ended::Same) => length >= SHORTEST,
            // What leaves much behind is part of something greater: autograd keeps it for the
            // backward.
            Some(Ended::Resized(round)) => {
                let ops_for_one = OPS_FOR_ONE_LEFT_BEHIND.min(round);
                place.is_round || left() <= LEFT_BEHIND + length / ops_for_one
            }
        };
        if place.went_round {
            self.families.round_ends();
        }
    }

    /// Cuts, and weighs in fused mode whether whole programs repay their compilation.
    fn cut_for(&mut self, device: usize, reason: Reason) -> (Vec<Execution>, Option<Step>) {
        let place = &mut self.devices[device];
        // A compiled graph is a program in any case; what is eager around it is weighed alone.
        let is_eager = reason != Reason::Graph;
        let whole = is_eager && self.mode == Mode::Fused && !place.runs_alone();
        let ends_round = is_eager && place.ends_round(reason);
        place.is_round = reason == Reason::Round;
        match reason {
            Reason::Length => place.loops.goes_on(),
            _ if reason.is_inner() => {}
            _ => place.loops.restart(),
        }
        let mut executions = match reason {
            Reason::Alone => self.cut_views(device),
            _ => Vec::new(),
        };
        let execution = self.cut(device, reason);
        let pace = &mut self.devices[device].pace;
        if whole && let Some(Execution { program, novelty, .. }) = &execution {
            // What was let go to make room had come before.
            // So will what is for many sizes at once.
            let expected = program.returns || program.is_expected;
            pace.program(program.nodes.len(), if expected { Novelty::Known } else { *novelty });
        }
        let step = if ends_round { pace.round_ends() } else { None };
        self.metrics.add(Counter::StepsBack, u64::from(matches!(step, Some(Step::Back(_)))));
        executions.extend(execution);
        (executions, step)
    }
}

/// Bytes on one device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Memory {
    pub in_use: u64,
    pub peak: u64,
    pub limit: u64,
    pub allocated: u64,
    pub freed: u64,
    pub buffers: u64,
}

pub struct Engine {
    state: Mutex<State>,
    pub(crate) scheduler: Scheduler,
    pub(crate) shared: Arc<Shared>,
    log: Mutex<Log>,
    /// Says on which line of the user's program the calling thread is.
    pub(crate) line: fn() -> Option<String>,
}

impl Engine {
    /// Takes the platform into use. `line` is asked, outside every lock, when a program is new or
    /// a value is read, and for every op when there is a `dump`;
    /// `dump` is a folder for the text of programs, `cache` says where executables are kept.
    pub fn start(
        platform: Platform,
        mode: Mode,
        line: fn() -> Option<String>,
        dump: Option<PathBuf>,
        cache: &CacheConfig,
    ) -> Result<Engine> {
        let metrics = Arc::<Metrics>::default();
        let ops = OpTable::new();
        let n = platform.device_count();
        let memory_limits = (0..n).map(|d| platform.memory_limit(d)).collect();
        let cache = Cache::open(cache, &platform, &metrics)?;
        let shared = Arc::new(Shared {
            platform,
            cache,
            rows: ops.rows,
            metrics: metrics.clone(),
            dump,
            ending: Ending::default(),
        });
        let families = Families::default();
        let state = State {
            mode,
            families,
            ops,
            storages: Storages::default(),
            devices: (0..n).map(DeviceState::new).collect(),
            programs: Programs::default(),
            metrics,
            memory_limits,
            fingerprint: 0,
            graphs: HashMap::new(),
            last_graph: 0,
            joining: 0,
        };
        let scheduler = Scheduler::start(&shared)?;
        Ok(Engine { state: Mutex::new(state), scheduler, shared, log: Mutex::default(), line })
    }

    pub fn platform(&self) -> &Platform {
        &self.shared.platform
    }

    pub fn metrics(&self) -> &Metrics {
        &self.shared.metrics
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, State> {
        // A panic under the lock leaves at worst unused nodes in a trace.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records one call. Fresh results are appended to `fresh`.
    pub fn record(
        &self,
        call: &mut Call<'_>,
        fresh: &mut SmallVec<[Fresh; 4]>,
    ) -> Result<Recorded> {
        let opened = SPANS.open();
        // Asked before the lock is taken, as the answer may have to wait for the interpreter.
        let line = self.shared.dump.as_ref().map(|_| (self.line)().map(Into::into));
        let mut state = self.lock();
        let recorded = state.record(call, fresh)?;
        if let Some(line) = line {
            state.devices[call.device].trace.place(line);
        }
        if matches!(recorded, Recorded::Done) {
            state.metrics.add(Counter::Records, 1);
            self.after_record(state, call.device)?;
        }
        if let Some(opened) = opened {
            SPANS.close(opened, SpanKind::Record, &*self.shared.rows[call.row].schema.name, 1);
        }
        Ok(recorded)
    }

    /// What the mode wants done after something was recorded on a device.
    pub(crate) fn after_record(
        &self,
        mut state: MutexGuard<'_, State>,
        device: usize,
    ) -> Result<()> {
        if state.devices[device].capture.is_some() {
            return Ok(());
        }
        if state.mode != Mode::Debug {
            state.look_for_round(device);
        }
        let reason = match state.mode {
            Mode::Debug | Mode::Strict => Reason::EachOp,
            Mode::Fused => match state.devices[device].fused_cut() {
                Some(reason) => reason,
                None => return Ok(()),
            },
        };
        self.cut_in_mode(state, device, reason)
    }

    /// Cuts, and in debug mode waits for what it ran.
    pub(crate) fn cut_in_mode(
        &self,
        state: MutexGuard<'_, State>,
        device: usize,
        reason: Reason,
    ) -> Result<()> {
        let debug = state.mode == Mode::Debug;
        let outputs = self.cut_locked(state, device, reason);
        if debug
            && let Some(outputs) = outputs
            && let Err(e) = wait_all(&outputs)
        {
            // It is said here and now; the next wait shall not say it again.
            self.mark(device)?.wait();
            return Err(e.at_line((self.line)()));
        }
        Ok(())
    }

    /// Cuts, hands over, lets the lock go, and only then does what may wait or call back.
    pub(crate) fn cut_locked(
        &self,
        mut state: MutexGuard<'_, State>,
        device: usize,
        reason: Reason,
    ) -> Option<Vec<Arc<Slot>>> {
        let opened = SPANS.open();
        let (executions, step) = state.cut_for(device, reason);
        if let (Some(opened), false) = (opened, executions.is_empty()) {
            let ops = executions.iter().map(|e| e.program.nodes.len() as u64).sum();
            SPANS.close(opened, SpanKind::Cut, reason.text(), ops);
        }
        let news: Vec<_> =
            executions.iter().filter(|e| e.is_new()).map(|e| e.program.clone()).collect();
        let crowded = !news.is_empty() && self.shared.platform.backend().takes_too_much();
        let forgotten = crowded.then(|| (state.programs.forget_half(), state.families.forget()));
        let outputs = executions.last().map(|e| e.outputs.clone());
        let guesses = reason == Reason::HostRead && outputs.is_some() && state.mode == Mode::Fused;
        let ahead = &mut state.devices[device].ahead;
        let guess = if guesses { ahead.guess(&self.shared.metrics) } else { None };
        let is_ahead = guess.is_some();
        for execution in executions.into_iter().chain(guess) {
            if !matches!(execution.start, Start::Already) {
                self.scheduler.submit(device, Job::Run(execution));
            }
        }
        drop(state);
        drop(forgotten);
        if !news.is_empty() || step.is_some() {
            let line = (self.line)();
            let mut log = self.log.lock().unwrap_or_else(PoisonError::into_inner);
            if let Some(step) = step {
                log.step(step, line.as_deref());
            }
            for program in news {
                log.add(program, reason, line.clone(), self.shared.rows);
            }
        }
        match reason {
            Reason::HostRead => {
                self.scheduler.catch_up(device);
                if is_ahead {
                    self.scheduler.wake(device);
                }
            }
            _ if outputs.is_none() => {}
            Reason::Graph => self.scheduler.start_or_wake(device),
            _ => self.scheduler.wake(device),
        }
        self.scheduler.wait_for_room(device);
        outputs
    }

    /// Hands over what was recorded so far. `step` says that an optimizer step has ended, which
    /// is a place to cut in fused mode only as the others have cut already.
    pub fn cut(&self, device: usize, step: bool) -> Result<()> {
        self.check_device(device)?;
        let reason = if step { Reason::Step } else { Reason::Asked };
        let mut state = self.lock();
        if step && state.joining > 0 {
            return Ok(());
        }
        state.families.round_ends();
        self.cut_locked(state, device, reason);
        Ok(())
    }

    /// Cuts every device that has something recorded.
    pub fn cut_all(&self, step: bool) -> Result<()> {
        (0..self.shared.platform.device_count()).try_for_each(|device| self.cut(device, step))
    }

    /// A mark after everything recorded so far.
    pub fn mark(&self, device: usize) -> Result<Arc<Mark>> {
        self.check_device(device)?;
        self.cut_locked(self.lock(), device, Reason::Asked);
        let mark = Arc::<Mark>::default();
        let state = self.lock();
        self.scheduler.submit(device, Job::Mark(mark.clone()));
        drop(state);
        self.scheduler.wake(device);
        Ok(mark)
    }

    /// Cuts, runs and waits; raises what went wrong since the last time.
    pub fn synchronize(&self, device: usize) -> Result<()> {
        self.lock().families.round_ends();
        let mark = self.mark(device)?;
        self.scheduler.catch_up(device);
        mark.wait();
        mark.error().map_or(Ok(()), Err)
    }

    /// Waits for what has been started and drops what has not, before the process ends.
    pub fn end(&self) {
        self.shared.ending.begin();
        for device in 0..self.shared.platform.device_count() {
            let mark = Arc::<Mark>::default();
            self.scheduler.submit(device, Job::Mark(mark.clone()));
            self.scheduler.wake(device);
            mark.wait();
        }
        self.shared.cache.finish();
    }

    pub fn mode(&self) -> Mode {
        self.lock().mode
    }

    /// Changes the mode; what was recorded under the old one is handed over first.
    pub fn set_mode(&self, mode: Mode) -> Result<()> {
        self.cut_all(false)?;
        let mut state = self.lock();
        state.mode = mode;
        for device in &mut state.devices {
            (device.pace, device.ahead) = Default::default();
        }
        Ok(())
    }

    pub(crate) fn check_device(&self, device: usize) -> Result<()> {
        match device < self.shared.platform.device_count() {
            true => Ok(()),
            false => Err(self.no_device(device)),
        }
    }

    #[cold]
    fn no_device(&self, device: usize) -> Error {
        let n = self.shared.platform.device_count();
        Error::runtime(format!("invalid device ordinal: got tpu:{device}, there are {n} devices"))
    }

    pub fn storage_new(&self, device: usize, bytes: u64) -> Result<StorageId> {
        let mut state = self.lock();
        if device >= state.devices.len() {
            return Err(self.no_device(device));
        }
        state.check_fits(device, bytes)?;
        Ok(state.storages.insert_empty(device, bytes))
    }

    pub fn storage_free(&self, id: StorageId) {
        let mut state = self.lock();
        let freed = state.storages.remove(id);
        // The value may be the last of a large buffer; it is dropped outside the lock.
        drop(state);
        drop(freed);
    }

    /// Says that the size of a tensor's dimension will vary up to a limit. Only what is there can be
    /// marked, not what has yet to be computed, and only where the tensor is all of its storage.
    pub fn mark_dynamic(&self, id: StorageId, sizes: &[i64], dim: usize, limit: i64) -> Result<()> {
        if let Content::Ready(data) = &self.lock().storages.get(id)?.content
            && data.ty.dims[..] == *sizes
        {
            data.mark(dim, limit);
        }
        Ok(())
    }

    /// The living storage in a slot of the slab, and its device.
    pub fn storage_in_slot(&self, slot: u32) -> Option<(StorageId, usize)> {
        self.lock().storages.living(slot)
    }

    pub fn memory(&self, device: usize) -> Result<Memory> {
        self.check_device(device)?;
        let bytes = self.shared.metrics.bytes(device);
        let limit = self.lock().memory_limits[device];
        Ok(Memory {
            in_use: bytes.in_use,
            peak: bytes.peak,
            limit,
            allocated: bytes.allocated,
            freed: bytes.freed,
            buffers: bytes.buffers,
        })
    }

    /// A number for all programs cut so far, in order: equal streams of calls have equal ones.
    pub fn fingerprint(&self) -> u64 {
        self.lock().fingerprint
    }

    /// Why programs were compiled, for people.
    pub fn explain(&self) -> String {
        let alone = self.lock().families.reasons.clone();
        self.log.lock().unwrap_or_else(PoisonError::into_inner).text(&alone)
    }
}

/// Waits for values to exist, and for their contents to be there.
pub(crate) fn wait_all(slots: &[Arc<Slot>]) -> Result<()> {
    for slot in slots {
        if let crate::data::Buffer::Pjrt(buffer) = slot.wait()? {
            buffer.ready()?.wait()?;
        }
    }
    Ok(())
}
