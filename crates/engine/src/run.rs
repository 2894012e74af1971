//! Running: jobs in order for each device, and a pool that compiles.
//!
//! Each device has a thread that does its jobs. Waking it takes longer than starting a program, so
//! who waits for a value does the jobs up to it himself, and a compiled graph is started by its caller
//! if he reads values between calls.

use crate::Result;
use crate::bounded::Relaid;
use crate::cache::Cache;
use crate::compile::{compile, compile_well};
use crate::cut::{Execution, Start};
use crate::data::{Buffer, Mark, Slot};
use crate::error::{Error, caught};
use crate::metrics::{Counter, Metrics};
use crate::numbers::Known;
use crate::op::RowEntry;
use crate::platform::{Platform, element_type};
use crate::program::Program;
use crate::spans::{SPANS, SpanKind};
use smallvec::SmallVec;
use std::collections::VecDeque;
use std::path::PathBuf;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{
    Arc, Condvar, Mutex, MutexGuard, OnceLock, PoisonError, RwLock, RwLockReadGuard, Weak,
};

/// What a device's thread does, in order.
pub(crate) enum Job {
    Run(Execution),
    /// Copies another device's value to this one.
    Transfer {
        from: Arc<Slot>,
        to: Arc<Slot>,
        bytes: u64,
    },
    Mark(Arc<Mark>),
}

impl Job {
    /// Not so is what may turn out to be started in vain.
    fn is_wanted(&self) -> bool {
        !matches!(self, Job::Run(Execution { start: Start::Ahead(claim), .. }) if !claim.is_taken())
    }
}

/// What every thread of the engine shares.
pub(crate) struct Shared {
    pub(crate) platform: Platform,
    pub(crate) cache: Cache,
    pub(crate) rows: &'static [RowEntry],
    pub(crate) metrics: Arc<Metrics>,
    /// Folder for the text of each program, from `TORCH_TPU_DUMP`.
    pub(crate) dump: Option<PathBuf>,
    pub(crate) ending: Ending,
}

/// The end of the process, at which the plugin's code must not be running any more: what the
/// plugin frees on the way out, its threads would still use.
#[derive(Default)]
pub(crate) struct Ending {
    begun: AtomicBool,
    compiling: RwLock<()>,
}

impl Ending {
    pub(crate) fn check(&self) -> Result<()> {
        match self.begun.load(Relaxed) {
            true => Err(Error::runtime("the process is ending")),
            false => Ok(()),
        }
    }

    /// To be held while the compiler runs.
    pub(crate) fn compiling(&self) -> RwLockReadGuard<'_, ()> {
        self.compiling.read().unwrap_or_else(PoisonError::into_inner)
    }

    /// From here on nothing is started; returns when no compiler runs any more.
    pub(crate) fn begin(&self) {
        self.begun.store(true, Relaxed);
        drop(self.compiling.write());
    }
}

/// Compilers recurse deeper than Rust's usual 2 MiB allow for.
const COMPILER_STACK: usize = 16 << 20;

/// How many jobs may wait for a device before recording has to wait too.
const MAX_QUEUED: usize = 512;

/// How many programs may run at once. Plugins take any number, and each holds its results.
const MAX_RUNNING: usize = 16;

/// The jobs of one device.
#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    grown: Condvar,
    shrunk: Condvar,
    /// Whoever has it does the next job.
    turn: Mutex<Turn>,
    /// Whether a value was read since the last compiled graph was called.
    was_read: AtomicBool,
}

#[derive(Default)]
struct Waiting {
    jobs: VecDeque<Job>,
    is_closed: bool,
}

/// What doing jobs one after the other leaves behind.
#[derive(Default)]
struct Turn {
    flight: Flight,
    known: Known,
}

pub(crate) struct Scheduler {
    shared: Arc<Shared>,
    devices: Vec<Arc<Queue>>,
    compile: Sender<Arc<Program>>,
}

impl Scheduler {
    pub(crate) fn start(shared: &Arc<Shared>) -> Result<Scheduler> {
        let spawn = |name: String, body: Box<dyn FnOnce() + Send>| {
            let builder = std::thread::Builder::new().name(name).stack_size(COMPILER_STACK);
            let started = builder.spawn(body);
            started.map_err(|e| Error::runtime(format!("cannot start a thread: {e}")))
        };
        let mut devices = Vec::new();
        for device in 0..shared.platform.device_count() {
            let queue = Arc::<Queue>::default();
            let (shared, seen) = (shared.clone(), queue.clone());
            spawn(format!("tpu:{device}"), Box::new(move || seen.serve(&shared, device)))?;
            devices.push(queue);
        }
        let (compile, receive) = channel();
        let receive = Arc::new(Mutex::new(receive));
        let threads = std::thread::available_parallelism().map_or(2, |n| n.get().clamp(1, 8));
        for i in 0..threads {
            let (shared, receive) = (shared.clone(), receive.clone());
            spawn(format!("tpu-compile-{i}"), Box::new(move || compile_all(&shared, &receive)))?;
        }
        Ok(Scheduler { shared: shared.clone(), devices, compile })
    }

    /// Puts a job behind those before it: the order of calls is the order of execution. It waits
    /// there until somebody is told to do it.
    pub(crate) fn submit(&self, device: usize, job: Job) {
        let halfway = |e: &Execution| e.program.code().is_some_and(|c| c.submitted(e.is_ahead()));
        if let Job::Run(execution) = &job
            && (execution.is_new() || halfway(execution))
        {
            // A closed channel means that the process is going down.
            let _ = self.compile.send(execution.program.clone());
        }
        self.devices[device].waiting().jobs.push_back(job);
    }

    /// Tells the device's thread.
    pub(crate) fn wake(&self, device: usize) {
        self.devices[device].grown.notify_one();
    }

    /// Does what was submitted so far and is wanted, in the place of the device's thread.
    pub(crate) fn catch_up(&self, device: usize) {
        let queue = &self.devices[device];
        let turn = queue.turn();
        let wanted = queue.waiting().jobs.iter().rposition(Job::is_wanted);
        queue.work(turn, &self.shared, device, wanted.map_or(0, |at| at + 1));
    }

    /// Notes that the host reads a value.
    pub(crate) fn note_read(&self, device: usize) {
        self.devices[device].was_read.store(true, Relaxed);
    }

    /// Starts the one program that waits, if nothing is before it and it is compiled. Otherwise the
    /// device's thread will, and so it does while nobody reads: starting the program would keep the
    /// caller from calling the next.
    pub(crate) fn start_or_wake(&self, device: usize) {
        let queue = &self.devices[device];
        if !queue.was_read.swap(false, Relaxed) {
            return self.wake(device);
        }
        let is_ready = |jobs: &VecDeque<Job>| match jobs.front() {
            Some(Job::Run(e)) => jobs.len() == 1 && e.program.made().is_some(),
            _ => false,
        };
        match queue.turn.try_lock() {
            Ok(turn) if is_ready(&queue.waiting().jobs) => {
                queue.work(turn, &self.shared, device, 1)
            }
            _ => self.wake(device),
        }
    }

    /// Waits until the device has caught up enough to be given more.
    pub(crate) fn wait_for_room(&self, device: usize) {
        let queue = &self.devices[device];
        let mut waiting = queue.waiting();
        while waiting.jobs.len() > MAX_QUEUED {
            waiting = queue.shrunk.wait(waiting).unwrap_or_else(PoisonError::into_inner);
        }
    }
}

impl Drop for Scheduler {
    fn drop(&mut self) {
        for queue in &self.devices {
            queue.waiting().is_closed = true;
            queue.grown.notify_one();
        }
    }
}

impl Queue {
    fn waiting(&self) -> MutexGuard<'_, Waiting> {
        self.waiting.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn turn(&self) -> MutexGuard<'_, Turn> {
        self.turn.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The life of a device's thread.
    fn serve(&self, shared: &Shared, device: usize) {
        loop {
            let mut waiting = self.waiting();
            while waiting.jobs.is_empty() {
                if waiting.is_closed {
                    return;
                }
                waiting = self.grown.wait(waiting).unwrap_or_else(PoisonError::into_inner);
            }
            drop(waiting);
            self.work(self.turn(), shared, device, 1);
        }
    }

    /// Does the jobs that wait, in order, at most so many of them.
    fn work(&self, mut turn: MutexGuard<'_, Turn>, shared: &Shared, device: usize, most: usize) {
        // Others may go on submitting.
        let jobs = self.waiting().jobs.len().min(most);
        for _ in 0..jobs {
            let mut waiting = self.waiting();
            let job = waiting.jobs.pop_front();
            if waiting.jobs.len() == MAX_QUEUED {
                self.shrunk.notify_all();
            }
            drop(waiting);
            job.into_iter().for_each(|job| turn.work(shared, device, job));
        }
    }
}

impl Turn {
    fn work(&mut self, shared: &Shared, device: usize, job: Job) {
        let Turn { flight, known } = self;
        match job {
            Job::Run(execution) => match caught(|| run(shared, device, &execution, known)) {
                Ok(buffers) => {
                    flight.started(buffers.first());
                    execution.outputs.iter().zip(buffers).for_each(|(o, b)| o.fill(Ok(b)));
                }
                Err(e) => {
                    execution.outputs.iter().for_each(|o| o.fill(Err(e.clone())));
                    let is_in_vain =
                        matches!(&execution.start, Start::Ahead(claim) if claim.fails());
                    // In debug mode the recording thread waits, and has raised it already.
                    if !execution.program.debug && !is_in_vain {
                        flight.failed.get_or_insert(e);
                    }
                }
            },
            Job::Transfer { from, to, bytes } => {
                let opened = SPANS.open();
                let buffer = caught(|| transfer(&from, device));
                if let Some(opened) = opened {
                    SPANS.close(opened, SpanKind::Transfer, "from another device", bytes);
                }
                flight.started(buffer.as_ref().ok());
                to.fill(buffer);
            }
            Job::Mark(mark) => {
                if shared.ending.check().is_err() {
                    flight.land();
                }
                flight.mark(mark);
            }
        }
    }
}

/// What was started and may not be done. Events are kept rather than buffers, which would hold
/// their memory.
#[derive(Default)]
struct Flight {
    running: VecDeque<pjrt::Event>,
    /// The same programs, but for those that the last mark has.
    unmarked: VecDeque<pjrt::Event>,
    last: Option<(Arc<Mark>, Weak<Passing>)>,
    /// The first failure since the last mark.
    failed: Option<Error>,
}

impl Flight {
    /// Notes a program by one of its results, and waits for the oldest when too many run.
    fn started(&mut self, result: Option<&Buffer>) {
        let Some(Buffer::Pjrt(buffer)) = result else { return };
        self.unmarked.extend(buffer.ready());
        self.running.extend(buffer.ready());
        if self.running.len() > MAX_RUNNING
            && let Some(oldest) = self.running.pop_front()
        {
            // If it failed, whoever reads its results will hear of it.
            let _ = oldest.wait();
            if self.unmarked.len() > MAX_RUNNING {
                self.unmarked.pop_front();
            }
        }
    }

    /// Waits for everything that was started.
    fn land(&mut self) {
        self.running.drain(..).for_each(|event| drop(event.wait()));
    }

    /// Passes the mark when all programs before it are done, without making the queue wait.
    fn mark(&mut self, mark: Arc<Mark>) {
        let passing = Arc::new(Passing {
            mark: mark.clone(),
            failed: self.failed.take().into(),
            next: OnceLock::new(),
        });
        if let Some((before, its_passing)) = self.last.take() {
            match its_passing.upgrade().filter(|_| !self.unmarked.is_empty()) {
                // Plugins report programs in any order, and marks are passed in theirs.
                Some(it) => drop(it.next.set(passing.clone())),
                // It is passed already, or nothing was started since and it is at the same place.
                None => drop(before.wait()),
            }
        }
        self.last = Some((mark, Arc::downgrade(&passing)));
        for event in self.unmarked.drain(..) {
            let (each, early) = (passing.clone(), passing.clone());
            if let Err(e) = event.on_ready(move |done| each.note(done)) {
                early.note(Err(e));
            }
        }
    }
}

/// Passes a mark when its last holder goes: the programs before it, and the mark before it.
struct Passing {
    mark: Arc<Mark>,
    failed: Mutex<Option<Error>>,
    next: OnceLock<Arc<Passing>>,
}

impl Passing {
    fn note(&self, done: pjrt::Result<()>) {
        if let Err(e) = done {
            let mut failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
            failed.get_or_insert(e.into());
        }
    }
}

impl Drop for Passing {
    fn drop(&mut self) {
        let failed = self.failed.get_mut().unwrap_or_else(PoisonError::into_inner);
        self.mark.pass(failed.take());
    }
}

fn transfer(from: &Slot, device: usize) -> Result<Buffer> {
    match from.wait()? {
        Buffer::Pjrt(buffer) => Ok(Buffer::Pjrt(buffer.copy_to_device(device)?)),
        Buffer::Null => Ok(Buffer::Null),
    }
}

fn run(
    shared: &Shared,
    device: usize,
    execution: &Execution,
    known: &mut Known,
) -> Result<Vec<Buffer>> {
    let compiled = execution.program.compiled()?;
    shared.ending.check()?;
    let Platform::Pjrt { client, .. } = &shared.platform else {
        return Ok(execution.outputs.iter().map(|_| Buffer::Null).collect());
    };
    let code = compiled.code.as_ref();
    let code = code
        .ok_or_else(|| Error::internal("the program has no executable"))?
        .next(execution.is_ahead(), |text| compile_well(shared, client, &execution.program, text));
    let relaid: Result<Vec<_>> = execution
        .inputs
        .iter()
        .filter_map(|input| Some((input, input.relaid.as_ref()?)))
        .map(|(input, relaid)| relay(&input.slot, relaid, shared, client, device))
        .collect();
    let relaid = relaid?;
    let mut relaid = relaid.iter();
    let mut arguments = SmallVec::<[&pjrt::Buffer; 16]>::new();
    for input in &execution.inputs {
        arguments.push(match (&input.relaid, input.slot.wait()?) {
            (None, Buffer::Pjrt(buffer)) => buffer,
            _ => relaid.next().ok_or_else(|| Error::internal("a value of the Null device"))?,
        });
    }
    arguments.extend(known.buffers(&execution.numbers, client, device)?);
    let opened = SPANS.open();
    let kept: Vec<i64> = match execution.start {
        Start::Ahead(_) => execution.program.donated().map(|i| i as i64).collect(),
        _ => Vec::new(),
    };
    let mut outputs = code.execute(&arguments, client, device, &kept)?;
    if let (Some(opened), Some(output)) = (opened, outputs.first()) {
        let program = &execution.program;
        let ops = program.nodes.len() as u64;
        SPANS.run(opened, device, program.label(shared.rows), ops, output.ready()?);
    }
    let flags = outputs.split_off(execution.outputs.len().min(outputs.len()));
    for (flag, error) in flags.iter().zip(&compiled.checks) {
        let mut holds = [1];
        flag.download(&mut holds)?;
        if holds == [0] {
            return Err(error.clone());
        }
    }
    Ok(outputs.into_iter().map(Buffer::Pjrt).collect())
}

/// A buffer laid out anew. It goes through the host, as a program for it would have to be compiled
/// for these sizes alone.
fn relay(
    slot: &Slot,
    relaid: &Relaid,
    shared: &Shared,
    client: &pjrt::Client,
    device: usize,
) -> Result<pjrt::Buffer> {
    let Buffer::Pjrt(buffer) = slot.wait()? else {
        return Err(Error::internal("a value of the Null device"));
    };
    let mut bytes = vec![0; relaid.bytes_before()];
    buffer.download(&mut bytes)?;
    let bytes = relaid.bytes(bytes);
    shared.metrics.add(Counter::Relaid, 1);
    let ty = relaid.buffer_type();
    Ok(client.upload(&bytes, element_type(ty.dtype), &ty.dims, device)?)
}

fn compile_all(shared: &Shared, programs: &Mutex<Receiver<Arc<Program>>>) {
    loop {
        let next = programs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(program) = next else { return };
        if let (Some(code), Platform::Pjrt { client, .. }) = (program.code(), &shared.platform) {
            code.improve(|text| compile_well(shared, client, &program, text));
            continue;
        }
        let _running = shared.ending.compiling();
        let made = caught(|| compile(shared, &program));
        let (compiled, entry) = made.map_or_else(|e| (Err(e), None), |(c, entry)| (Ok(c), entry));
        program.set_compiled(compiled);
        // Written only now: the device need not wait for a disk.
        if let Some(entry) = entry {
            shared.cache.store(entry);
        }
    }
}
