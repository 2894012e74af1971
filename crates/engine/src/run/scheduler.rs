//! The scheduler: jobs in order for each device, and a pool that compiles.
//!
//! Each device has a thread that does its jobs. Waking the thread takes longer than starting a
//! program. So a thread that waits for a value does the jobs up to that value. A caller that reads
//! values between calls of a compiled graph starts the graph.

use super::calls;
use super::compile::{compile, compile_optimised};
use super::execute::{run, transfer};
use super::flight::Flight;
use super::numbers::Known;
use super::peers::Peers;
use super::shared::Shared;
use crate::Result;
use crate::error::{Error, caught};
use crate::plan::execution::{Execution, Start};
use crate::plan::program::Program;
use crate::plan::tiers::TieredCode;
use crate::platform::Platform;
use crate::record::data::{Mark, Slot};
use crate::spans::{SPANS, SpanKind};
use crate::tuning::MAX_QUEUED;
use crate::wait;
use std::collections::VecDeque;
use std::sync::atomic::{AtomicBool, Ordering::Relaxed};
use std::sync::mpsc::{Receiver, Sender, channel};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::Instant;

/// A task of a device's thread.
pub(crate) enum Job {
    Run(Execution),
    /// Copies another device's value to this one.
    Transfer {
        from: Arc<Slot>,
        to: Arc<Slot>,
        bytes: u64,
    },
    /// Reads a value into memory of the host.
    Read(Arc<Slot>, Box<dyn FnOnce() -> Result<()> + Send>),
    Mark(Arc<Mark>),
    World(Change),
}

/// What happens to the world of which a device is a rank.
pub(crate) enum Change {
    /// With ranks of other processes, if they are.
    Begins(Option<Arc<Peers>>),
    /// And why: empty if it just does.
    Ends(String),
}

impl Job {
    /// False for an execution that may be wasted.
    fn is_wanted(&self) -> bool {
        match self {
            Job::Run(Execution { start: Start::Speculative(claim), .. }) => claim.is_taken(),
            _ => true,
        }
    }

    /// False for an execution whose code is not there yet or takes long, and for what needs other
    /// processes: values on their way, or their part in a collective.
    fn is_ready(&self) -> bool {
        match self {
            Job::Run(Execution { program, inputs, tickets, .. }) => {
                let is_brief = |code: &TieredCode| !code.is_long();
                program.made().is_some_and(|made| made.code.as_ref().is_none_or(is_brief))
                    && !program.is_launched
                    && tickets.is_empty()
                    && !inputs.iter().any(|input| input.slot.is_awaited())
            }
            Job::Transfer { from, .. } | Job::Read(from, _) => !from.is_awaited(),
            Job::Mark(_) | Job::World(_) => true,
        }
    }
}

/// Bytes. Compilers recurse deeper than Rust's usual 2 MiB allow.
const COMPILER_STACK: usize = 16 << 20;

/// The jobs of one device.
#[derive(Default)]
struct Queue {
    waiting: Mutex<Waiting>,
    grown: Condvar,
    /// The holder does the next job.
    turn: Mutex<Turn>,
    /// True if a value was read since the last call of a compiled graph.
    was_read: AtomicBool,
    /// All jobs that were submitted before this time are done.
    idle: Mutex<Option<Instant>>,
}

#[derive(Default)]
struct Waiting {
    jobs: VecDeque<Job>,
    is_closed: bool,
}

/// The state that one job leaves to the next.
#[derive(Default)]
struct Turn {
    flight: Flight,
    known: Known,
    peers: Option<Arc<Peers>>,
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

    /// Appends a job to the queue: the order of calls is the order of execution. The job waits
    /// until `wake`, `catch_up` or `start_or_wake`.
    pub(crate) fn submit(&self, device: usize, job: Job) {
        if let Job::Run(execution) = &job
            && self.shared.partitioned.mesh().is_none()
            && (execution.program.submit() || is_halfway(execution))
        {
            // The channel is closed only when the process ends.
            let _ = self.compile.send(execution.program.clone());
        }
        self.devices[device].waiting().jobs.push_back(job);
    }

    /// Wakes the device's thread.
    pub(crate) fn wake(&self, device: usize) {
        self.devices[device].grown.notify_one();
    }

    /// Does the jobs up to the last wanted one, in the place of the device's thread. Jobs that wait
    /// for a compiler or other processes are left to the thread, as no signal would end them.
    pub(crate) fn catch_up(&self, device: usize) {
        let queue = &self.devices[device];
        // Whoever has the turn goes on with the jobs that wait.
        let Ok(turn) = queue.turn.try_lock() else { return self.wake(device) };
        let jobs = queue.waiting();
        let wanted = jobs.jobs.iter().rposition(Job::is_wanted).map_or(0, |at| at + 1);
        let ready = jobs.jobs.iter().take(wanted).take_while(|job| job.is_ready()).count();
        drop(jobs);
        queue.work(turn, &self.shared, device, ready);
        if ready < wanted {
            self.wake(device);
        }
    }

    /// Notes that the host reads a value.
    pub(crate) fn note_read(&self, device: usize) {
        self.devices[device].was_read.store(true, Relaxed);
    }

    /// Notes that all jobs submitted before this time are done.
    pub(crate) fn note_idle(&self, device: usize, began: Instant) {
        let mut idle = self.devices[device].idle();
        *idle = (*idle).max(Some(began));
    }

    /// True if it is known that the jobs submitted before this time are done.
    pub(crate) fn was_idle_after(&self, device: usize, time: Instant) -> bool {
        self.devices[device].idle().is_some_and(|began| began > time)
    }

    /// Starts the one waiting program, if it is compiled and no other job is before it. Otherwise
    /// the device's thread starts it. The thread also does if no value was read: the caller goes on
    /// to the next call meanwhile.
    pub(crate) fn start_or_wake(&self, device: usize) {
        let queue = &self.devices[device];
        if !queue.was_read.swap(false, Relaxed) {
            return self.wake(device);
        }
        let is_ready = |jobs: &VecDeque<Job>| match jobs.front() {
            Some(job @ Job::Run(_)) => jobs.len() == 1 && job.is_ready(),
            _ => false,
        };
        match queue.turn.try_lock() {
            Ok(turn) if is_ready(&queue.waiting().jobs) => {
                queue.work(turn, &self.shared, device, 1)
            }
            _ => self.wake(device),
        }
    }

    /// Waits until the device's queue has room.
    pub(crate) fn wait_for_room(&self, device: usize) -> Result<()> {
        let queue = &self.devices[device];
        wait::until(|| queue.waiting().jobs.len() <= MAX_QUEUED)
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

    fn idle(&self) -> MutexGuard<'_, Option<Instant>> {
        self.idle.lock().unwrap_or_else(PoisonError::into_inner)
    }

    fn turn(&self) -> MutexGuard<'_, Turn> {
        self.turn.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The loop of a device's thread.
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

    /// Does the waiting jobs in order, at most `most` of them.
    fn work(&self, mut turn: MutexGuard<'_, Turn>, shared: &Shared, device: usize, most: usize) {
        // Counted once, as other threads may go on submitting.
        let jobs = self.waiting().jobs.len().min(most);
        for _ in 0..jobs {
            let mut waiting = self.waiting();
            let job = waiting.jobs.pop_front();
            let has_room = waiting.jobs.len() == MAX_QUEUED;
            drop(waiting);
            // Whoever waits for room looks at the queue, so nothing is notified under its lock.
            if has_room {
                wait::notify();
            }
            job.into_iter().for_each(|job| turn.work(shared, device, job));
        }
    }
}

impl Turn {
    fn work(&mut self, shared: &Shared, device: usize, job: Job) {
        let Turn { flight, known, peers } = self;
        match job {
            Job::Run(execution) => match run(shared, &execution, known, peers.as_deref()) {
                Ok(buffers) => {
                    flight.started(buffers.first());
                    if !execution.tickets.is_empty() {
                        calls::watch(execution.tickets, buffers.first());
                    }
                    execution.outputs.iter().zip(buffers).for_each(|(o, b)| o.fill(Ok(b)));
                }
                Err(e) => {
                    calls::give_up(&execution.tickets, &e);
                    execution.outputs.iter().for_each(|o| o.fill(Err(e.clone())));
                    let is_wasted =
                        matches!(&execution.start, Start::Speculative(claim) if claim.fails());
                    // In debug mode the recording thread waits for the execution and raises the
                    // error.
                    if !execution.program.debug && !is_wasted {
                        flight.failed.get_or_insert(e);
                    }
                }
            },
            Job::Transfer { from, to, bytes } => {
                let opened = SPANS.open();
                let buffer = caught(|| transfer(&from, &to, device));
                if let Some(opened) = opened {
                    SPANS.close(opened, SpanKind::Transfer, "from another device", bytes);
                }
                flight.started(buffer.as_ref().ok());
                to.fill(buffer);
            }
            Job::Read(_, read) => {
                if let Err(e) = caught(read) {
                    flight.failed.get_or_insert(e);
                }
            }
            Job::Mark(mark) => {
                if shared.ending.check().is_err() {
                    flight.wait();
                }
                flight.mark(mark);
            }
            Job::World(Change::Begins(None)) => shared.meetings.enter(device),
            Job::World(Change::Begins(joined)) => *peers = joined,
            Job::World(Change::Ends(why)) => match peers.take() {
                Some(peers) => peers.leave(why),
                None => shared.meetings.leave(device, why),
            },
        }
    }
}

fn compile_all(shared: &Shared, programs: &Mutex<Receiver<Arc<Program>>>) {
    loop {
        let next = programs.lock().unwrap_or_else(PoisonError::into_inner).recv();
        let Ok(program) = next else { return };
        let made = program.made();
        let code = made.as_ref().and_then(|compiled| compiled.code.as_ref());
        if let (Some(code), Platform::Pjrt { client, .. }) = (code, &shared.platform) {
            code.improve(|source| compile_optimised(shared, client, program.nodes.len(), source));
            continue;
        }
        let _running = shared.ending.compiling();
        let made = caught(|| compile(shared, &program));
        let (compiled, entry) = made.map_or_else(|e| (Err(e), None), |(c, entry)| (Ok(c), entry));
        program.set_compiled(compiled);
        // Stored last, so the device does not wait for a disk.
        if let Some(entry) = entry {
            shared.cache.store(entry);
        }
    }
}

/// Notes a submitted run of baseline code. True, once, if the code is to be replaced soon.
fn is_halfway(execution: &Execution) -> bool {
    let made = execution.program.made();
    let code = made.as_ref().and_then(|compiled| compiled.code.as_ref());
    code.is_some_and(|code| code.submitted(execution.counts_less()))
}
