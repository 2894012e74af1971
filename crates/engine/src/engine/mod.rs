//! The engine: one lock around the bookkeeping, and a scheduler.

mod capture;
mod collective;
mod copy;
mod event;
mod explain;
mod export;
mod kernel;
mod later;
mod mesh;
mod planned;
mod step;

pub use crate::run::describe::Planned;
pub use collective::{CollectiveCall, Knowledge};
pub use event::Event;
pub use export::Varying;
pub use kernel::KernelResults;
pub use later::Sink;
pub use planned::{Launch, NodeOfProgram, Outline};

use crate::Result;
use crate::error::{Error, ErrorKind};
use crate::metrics::{Counter, Metrics};
use crate::mode::{Mode, Reason};
use crate::plan::Planner;
use crate::plan::captured::CapturedFunction;
use crate::plan::classes::Question;
use crate::plan::cut::{Request, Views, is_small_view};
use crate::plan::execution::{Execution, Start};
use crate::plan::program::Program;
use crate::platform::{Described, Platform};
use crate::policy::{Change, Policy};
use crate::record::call::{Call, Fresh, Recorded};
use crate::record::data::{Mark, Slot};
use crate::record::op::{Op, OpTable};
use crate::record::storage::{Content, StorageId, Storages};
use crate::record::{Device, Recorder};
use crate::run::cache::{Cache, CacheConfig};
use crate::run::calls;
use crate::run::meetings::Meetings;
use crate::run::partitioned::Partitioned;
use crate::run::repack::Repackers;
use crate::run::reports::Reports;
use crate::run::scheduler::{Job, Scheduler};
use crate::run::shared::{Ending, Shared};
use crate::spans::{SPANS, SpanKind};
use crate::wait;
use crate::world::World;
use collective::{Held, Joined};
use explain::Log;
use planned::Launches;
use smallvec::SmallVec;
use std::collections::HashMap;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

pub(crate) struct State {
    pub(crate) mode: Mode,
    pub(crate) recorder: Recorder,
    pub(crate) planner: Planner,
    /// One for each device of the platform.
    pub(crate) policies: Vec<Policy>,
    /// Captured functions, by number.
    pub(crate) functions: HashMap<u64, Arc<CapturedFunction>>,
    pub(crate) last_function: u64,
    /// Kernels that JAX traced, by number.
    pub(crate) kernels: Vec<&'static Op>,
    /// The number of open joined steps, each of which becomes one program.
    pub(crate) joining: usize,
    later: Vec<later::Later>,
}

impl State {
    /// Cuts the device's trace, or returns a question to answer first.
    fn cut(
        &mut self,
        device: usize,
        reason: Reason,
        views: &mut Views,
    ) -> std::result::Result<(), Box<Question>> {
        let Self { mode, recorder, planner, policies, .. } = self;
        let request = Request { device, reason, debug: *mode == Mode::Debug };
        if reason == Reason::OpByOp {
            planner.cut_nodes(recorder, request, views, is_small_view)?;
        } else if *mode == Mode::Fused {
            let lists = &mut policies[device].lists;
            planner.cut_nodes(recorder, request, views, |trace, node| lists.joins(trace, node))?;
        }
        if *mode == Mode::Fused && reason.runs_dropped() {
            planner.cut_dropped(recorder, request, views)?;
        }
        if *mode == Mode::Fused {
            let ends = policies[device].inner_ends(&recorder.devices[device].trace, reason);
            planner.cut_iterations(recorder, request, &ends, views)?;
        }
        let is_whole = *mode == Mode::Fused && reason != Reason::OpByOp;
        let (policy, metrics) = (&mut policies[device], recorder.metrics.clone());
        let speculation = &mut policy.speculation;
        let started = |execution: &Execution| {
            if is_whole { speculation.take(execution, &metrics) } else { None }
        };
        let Some(execution) = planner.cut(recorder, request, started)? else { return Ok(()) };
        if is_whole {
            policy.speculation.note(&execution);
        }
        if *mode == Mode::Fused {
            policy.executes(&execution, reason);
        }
        views.executions.push(execution);
        Ok(())
    }

    /// Ends an iteration of the device.
    pub(crate) fn iteration_ends(&mut self, device: usize) -> Option<Change> {
        self.planner.iteration += 1;
        let change = self.policies[device].iteration_ends();
        let bailed_out = matches!(change, Some(Change::BailedOut(_)));
        self.recorder.metrics.add(Counter::BailOuts, u64::from(bailed_out));
        change
    }
}

/// True if nodes keep the lines on which they were recorded: programs are dumped or planned.
pub static LINES: AtomicBool = AtomicBool::new(false);

/// Questions of one cut that are answered without the lock.
const QUESTIONS: usize = 4;

/// What a cut submitted.
#[derive(Default)]
struct Submitted {
    ops: u64,
    /// The outputs of the last execution.
    outputs: Option<Vec<Arc<Slot>>>,
    new_programs: Vec<Arc<Program>>,
    change: Option<Change>,
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
    pub(crate) world: World,
    log: Mutex<Log>,
    /// The line of the user's program that the calling thread runs.
    pub(crate) line: fn() -> Option<String>,
    /// One for each device.
    reports: Vec<Reports>,
    /// Empty unless the platform only describes its devices.
    launches: Launches,
    /// True if programs can take part in collectives that the host carries.
    calls_host: bool,
    held: Held,
    joined: Joined,
}

impl Engine {
    /// Starts the engine on a platform. `dump` is a folder for the text of programs, `cache` has
    /// the places for executables. `line` is called outside every lock: for a new program, a host
    /// read, and, with a `dump`, each op.
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
        let allowed_memory = vec![u64::MAX; n];
        let cache = Cache::open(cache, &platform, &metrics)?;
        let shared = Arc::new(Shared {
            platform,
            cache,
            rows: ops.rows,
            metrics: metrics.clone(),
            dump,
            repackers: Repackers::default(),
            meetings: Meetings::default(),
            partitioned: Partitioned::default(),
            ending: Ending::default(),
        });
        let (planner, storages) = (Planner::new(ops.rows), Storages::default());
        let devices = (0..n).map(Device::new).collect();
        let backend = shared.platform.backend();
        let (weighs_rare, longest) = (!backend.starts_rare_at_once(), backend.longest_trace());
        let state = State {
            mode,
            recorder: Recorder { ops, storages, devices, memory_limits, allowed_memory, metrics },
            planner,
            policies: (0..n).map(|_| Policy::new(weighs_rare, longest)).collect(),
            functions: HashMap::new(),
            last_function: 0,
            kernels: Vec::new(),
            joining: 0,
            later: Vec::new(),
        };
        let scheduler = Scheduler::start(&shared)?;
        LINES.fetch_or(shared.dump.is_some(), Relaxed);
        let (state, log) = (Mutex::new(state), Mutex::default());
        let reports = (0..n).map(|_| Reports::default()).collect();
        let (launches, world, held) = (Launches::default(), World::new(&shared), Held::default());
        let calls_host = match &shared.platform {
            Platform::Pjrt { client, backend, .. } => {
                backend.is_on_host() && calls::register(client)
            }
            _ => false,
        };
        Ok(Engine {
            state,
            scheduler,
            shared,
            world,
            log,
            line,
            reports,
            launches,
            calls_host,
            joined: Joined::default(),
            held,
        })
    }

    /// Lets indices out of range go unsaid.
    pub fn ignore_wrong_data(&self) {
        self.lock().recorder.ops.has_checks = false;
    }

    pub fn platform(&self) -> &Platform {
        &self.shared.platform
    }

    pub fn metrics(&self) -> &Metrics {
        &self.shared.metrics
    }

    pub(crate) fn lock(&self) -> MutexGuard<'_, State> {
        // A panic under the lock can leave unused nodes in a trace, and nothing worse.
        self.state.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Records one call. Fresh results are appended to `fresh`.
    pub fn record(
        &self,
        call: &mut Call<'_>,
        fresh: &mut SmallVec<[Fresh; 4]>,
    ) -> Result<Recorded> {
        let opened = SPANS.open();
        // Called outside the lock, as it may wait for the Python interpreter.
        let line = || (self.line)().map(Into::into);
        let entry = &self.shared.rows[call.row];
        let is_placed = LINES.load(Relaxed) || entry.has_checks.load(Relaxed);
        let place = is_placed.then(line);
        let mut state = self.after_step(self.lock(), call.device)?;
        let recorded = state.recorder.record(call, fresh)?;
        if let Some(line) = place {
            state.recorder.devices[call.device].trace.place(line);
        } else if entry.has_checks.load(Relaxed) {
            // The row's first call.
            drop(state);
            let line = line();
            state = self.lock();
            state.recorder.devices[call.device].trace.place(line);
        }
        if matches!(recorded, Recorded::Done(..)) {
            self.metrics().add(Counter::Records, 1);
            self.after_record(state, call.device)?;
        }
        if let Some(opened) = opened {
            SPANS.close(opened, SpanKind::Record, &*self.shared.rows[call.row].schema.name, 1);
        }
        Ok(recorded)
    }

    /// Cuts after a record on a device, if the policies give a reason.
    pub(crate) fn after_record(
        &self,
        mut state: MutexGuard<'_, State>,
        device: usize,
    ) -> Result<()> {
        let State { mode, recorder, policies, .. } = &mut *state;
        let Device { trace, capture, .. } = &recorder.devices[device];
        if capture.is_some() {
            return Ok(());
        }
        match policies[device].recorded(trace, &recorder.storages, *mode) {
            Some(reason) => self.cut_in_mode(state, device, reason),
            None => Ok(()),
        }
    }

    /// Cuts, and in debug mode waits for the execution.
    pub(crate) fn cut_in_mode(
        &self,
        state: MutexGuard<'_, State>,
        device: usize,
        reason: Reason,
    ) -> Result<()> {
        if state.mode != Mode::Debug {
            return self.cut_locked(state, device, reason).map(drop);
        }
        // This thread has nothing else to do meanwhile, so it need not wake another one.
        self.scheduler.note_read(device);
        if let Some(outputs) = self.cut_locked(state, device, reason)?
            && let Err(e) = wait_all(&outputs)
        {
            // The mark clears the error, so the next wait does not return it again.
            self.mark(device)?.wait();
            return Err(e.at_line((self.line)()));
        }
        self.check_reports(device, u64::MAX).map_err(|e| e.at_line((self.line)()))
    }

    /// Returns the first error in the reports on indices of the programs up to an op.
    pub(crate) fn check_reports(&self, device: usize, op: u64) -> Result<()> {
        self.reports[device].check(op, self.shared.rows)
    }

    /// Cuts, submits the executions and releases the lock. Waits and callbacks come after that.
    pub(crate) fn cut_locked<'e>(
        &'e self,
        state: MutexGuard<'e, State>,
        device: usize,
        reason: Reason,
    ) -> Result<Option<Vec<Arc<Slot>>>> {
        let state = self.after_step(state, device)?;
        let opened = SPANS.open();
        let (mut state, submitted) = self.cut_and_submit(state, device, reason);
        let Submitted { ops, outputs, new_programs, change } = submitted;
        if let (Some(opened), Some(_)) = (opened, &outputs) {
            SPANS.close(opened, SpanKind::Cut, reason.text(), ops);
        }
        let is_copied = self.start_copies(&mut state, device);
        let predicts = reason == Reason::HostRead && outputs.is_some() && state.mode == Mode::Fused;
        let speculation = &mut state.policies[device].speculation;
        let predicted =
            if predicts { speculation.predict(device, &self.shared.metrics) } else { None };
        let is_speculative = predicted.is_some();
        if let Some(execution) = predicted {
            self.scheduler.submit(device, Job::Run(execution));
        }
        let library = state.planner.library.clone();
        drop(state);
        if !new_programs.is_empty() && self.shared.platform.backend().takes_too_much() {
            drop(library.release_half());
        }
        if !new_programs.is_empty() || change.is_some() {
            self.explain_cut(new_programs, change, reason);
        }
        match reason {
            Reason::HostRead => {
                self.scheduler.catch_up(device);
                if is_speculative {
                    self.scheduler.wake(device);
                }
            }
            _ if outputs.is_none() && !is_copied => {}
            Reason::Graph => self.scheduler.start_or_wake(device),
            _ => self.scheduler.wake(device),
        }
        self.scheduler.wait_for_room(device)?;
        self.reports[device].make_room(self.shared.rows);
        Ok(outputs)
    }

    /// Cuts the trace and submits its executions. The lock is released while questions are answered.
    fn cut_and_submit<'e>(
        &'e self,
        mut state: MutexGuard<'e, State>,
        device: usize,
        reason: Reason,
    ) -> (MutexGuard<'e, State>, Submitted) {
        let State { recorder, policies, .. } = &mut *state;
        let ends_iteration = policies[device].cuts(&recorder.devices[device].trace, reason);
        let (mut views, mut submitted) = (Views::default(), Submitted::default());
        for questions in 1.. {
            let cut = state.cut(device, reason, &mut views);
            // Other threads may cut next, and read what these executions leave.
            self.submit(device, &mut views.executions, &mut submitted);
            if let Some(outputs) = submitted.outputs.as_ref().filter(|_| self.plans_a_mesh()) {
                // The compiler says how much of them each device holds.
                self.scheduler.wake(device);
                outputs.iter().for_each(|output| drop(output.wait()));
                self.launches.settle(state.recorder.storages.bytes_on_device());
            }
            let Err(question) = cut else { break };
            // Threads that go on recording could ask for ever.
            if questions < QUESTIONS {
                drop(state);
                let (key, verdict) = question.answer();
                state = self.lock();
                state.planner.answer(key, verdict);
            } else {
                let (key, verdict) = question.answer();
                state.planner.answer(key, verdict);
            }
        }
        submitted.change = if ends_iteration { state.iteration_ends(device) } else { None };
        (state, submitted)
    }

    fn submit(&self, device: usize, executions: &mut Vec<Execution>, submitted: &mut Submitted) {
        for execution in executions.drain(..) {
            submitted.ops += execution.program.nodes.len() as u64;
            submitted.outputs = Some(execution.outputs.clone());
            self.reports[device].expect(&execution);
            if self.platform().described().is_some() {
                self.launches.note(&execution, self.metrics().bytes(device).in_use);
            }
            if execution.is_new() {
                submitted.new_programs.push(execution.program.clone());
            }
            if !matches!(execution.start, Start::Speculated) {
                self.scheduler.submit(device, Job::Run(execution));
            }
        }
    }

    /// Notes for people why programs are new, and where the fusion policy changed its mind.
    fn explain_cut(&self, programs: Vec<Arc<Program>>, change: Option<Change>, reason: Reason) {
        // Nobody's line is idle, and who holds the interpreter may wait for peers.
        let line = if reason == Reason::Idle { None } else { (self.line)() };
        let mut log = self.log.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(change) = change {
            log.change(change, line.as_deref());
        }
        for program in programs {
            log.add(program, reason, line.clone(), self.shared.rows);
        }
    }

    /// Cuts the recorded calls. `step` is true after an optimizer step, which does not cut inside a
    /// joined step.
    pub fn cut(&self, device: usize, step: bool) -> Result<()> {
        self.check_device(device)?;
        let reason = if step { Reason::Step } else { Reason::Asked };
        let state = self.lock();
        if step && state.joining > 0 {
            return Ok(());
        }
        self.cut_locked(state, device, reason).map(drop)
    }

    /// Cuts every device.
    pub fn cut_all(&self) -> Result<()> {
        (0..self.shared.platform.device_count()).try_for_each(|device| self.cut(device, false))
    }

    /// A mark after all calls recorded so far.
    pub fn mark(&self, device: usize) -> Result<Arc<Mark>> {
        self.check_device(device)?;
        self.cut_locked(self.lock(), device, Reason::Asked)?;
        let mark = Arc::<Mark>::default();
        let state = self.lock();
        self.scheduler.submit(device, Job::Mark(mark.clone()));
        drop(state);
        self.scheduler.wake(device);
        Ok(mark)
    }

    /// Waits for the executions that were started and drops the others, before the process ends.
    pub fn end(&self) {
        self.shared.ending.begin();
        self.world.end();
        for device in 0..self.shared.platform.device_count() {
            let mark = Arc::<Mark>::default();
            self.scheduler.submit(device, Job::Mark(mark.clone()));
            self.scheduler.wake(device);
            // What waits for a rank that has ended is left; a signal leaves nothing.
            while mark.wait_on_host().is_err_and(|e| e.kind == ErrorKind::Interrupted) {}
        }
        self.shared.cache.finish();
    }

    pub fn mode(&self) -> Mode {
        self.lock().mode
    }

    /// Changes the mode, after a cut of the calls recorded before.
    pub fn set_mode(&self, mode: Mode) -> Result<()> {
        self.cut_all()?;
        let mut state = self.lock();
        state.mode = mode;
        state.policies.iter_mut().for_each(Policy::restart);
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
        if device >= state.recorder.devices.len() {
            return Err(self.no_device(device));
        }
        state.recorder.check_fits(device, bytes)?;
        Ok(state.recorder.storages.insert_empty(device, bytes))
    }

    pub fn storage_free(&self, id: StorageId) {
        let mut state = self.lock();
        let freed = state.recorder.storages.remove(id);
        // This may be the last reference to a large buffer, which is dropped outside the lock.
        drop(state);
        drop(freed);
    }

    /// Notes that the size of a tensor's dimension will vary up to a limit. Does nothing for a
    /// pending value, or a tensor that is not all of its storage.
    pub fn mark_dynamic(&self, id: StorageId, sizes: &[i64], dim: usize, limit: i64) -> Result<()> {
        if let Content::Ready(data) = &self.lock().recorder.storages.get(id)?.content
            && data.ty.dims[..] == *sizes
        {
            data.mark(dim, limit);
        }
        Ok(())
    }

    /// The living storage in a slot of the slab, and its device.
    pub fn storage_in_slot(&self, slot: u32) -> Option<(StorageId, usize)> {
        self.lock().recorder.storages.living(slot)
    }

    pub fn memory(&self, device: usize) -> Result<Memory> {
        self.check_device(device)?;
        let recorder = &self.lock().recorder;
        // The part of a mesh's value that a device will hold is not known before it is computed.
        let is_alone = self.shared.partitioned.mesh().is_none();
        let held = if is_alone { recorder.storages.held(device) } else { 0 };
        self.shared.metrics.raise_peak(device, held);
        let bytes = self.shared.metrics.bytes(device);
        // What is allocated on a described device has no limit, but its chip has memory.
        let chip = self.shared.platform.described().and_then(Described::chip);
        let limit = chip.map_or(recorder.memory_limits[device], |chip| chip.memory);
        Ok(Memory {
            in_use: bytes.in_use.max(held),
            peak: bytes.peak,
            limit,
            allocated: bytes.allocated,
            freed: bytes.freed,
            buffers: bytes.buffers,
        })
    }

    /// Refuses allocations beyond a fraction of a device's memory.
    pub fn set_memory_fraction(&self, device: usize, fraction: f64) -> Result<()> {
        self.check_device(device)?;
        let recorder = &mut self.lock().recorder;
        let bytes = (recorder.memory_limits[device] as f64 * fraction) as u64;
        recorder.allowed_memory[device] = if fraction < 1.0 { bytes } else { u64::MAX };
        Ok(())
    }

    /// The reasons for compiling programs, as text.
    pub fn explain(&self) -> String {
        let classes = self.lock().planner.classes();
        let each_size = classes.reasons();
        self.log.lock().unwrap_or_else(PoisonError::into_inner).text(&each_size)
    }
}

/// Waits until values exist and their contents are computed.
pub(crate) fn wait_all(slots: &[Arc<Slot>]) -> Result<()> {
    for slot in slots {
        for buffer in slot.wait_on_host()?.parts() {
            wait::until_ready(buffer)?;
            buffer.ready()?.wait()?;
        }
    }
    Ok(())
}
