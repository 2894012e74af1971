//! The world: collectives that the host carries between processes.
//!
//! The storey above `run`. Each queue, which belongs to a group of processes, has a thread that
//! takes its collectives in the order of the calls. It waits until the operands of one are computed,
//! hands their bytes to the caller's transport, and goes on: the transport reports the end of each.
//! Processes thus agree on the order of collectives in a group, and never on a program.

use crate::Result;
use crate::error::{Error, ErrorKind, caught};
use crate::platform::Platform;
use crate::record::data::{Buffer, Mark, Slot};
use crate::run::calls::InProgram;
use crate::run::read::Stored;
use crate::run::shared::Shared;
use crate::wait;
use hlo::Type;
use std::collections::hash_map::Entry;
use std::collections::{BTreeMap, HashMap};
use std::sync::mpsc::{Sender, channel};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

/// Carries the bytes of a collective. Both functions are called on the thread of its queue.
pub trait Transport: Send {
    /// It is the collective's turn. Its operands may not be computed yet.
    fn begin(&mut self);

    /// Starts the collective, or drops it because of the error of an operand. [`Carried::end`] says
    /// when the results are there.
    fn start(self: Box<Self>, carried: Result<Carried>);
}

/// A collective whose operands are not computed yet.
pub(crate) struct Collective {
    pub(crate) device: usize,
    pub(crate) queue: u64,
    pub(crate) name: &'static str,
    /// The user's line.
    pub(crate) line: Option<String>,
    pub(crate) form: Form,
    pub(crate) transport: Box<dyn Transport>,
}

/// Where a collective's operands come from, and where its results go.
pub(crate) enum Form {
    /// Values of devices.
    Values(Vec<Operand>, Arc<[Target]>),
    /// The calls of a program, and the types of the results.
    InProgram(Arc<InProgram>, Vec<Type>),
}

/// A value to read.
pub(crate) struct Operand(pub(crate) Stored);

impl Operand {
    fn bytes(&self) -> Result<Vec<u8>> {
        if let Buffer::Pjrt(buffer) = self.0.slot().wait()? {
            buffer.ready()?.wait()?;
        }
        let mut bytes = vec![0; self.0.ty().bytes()];
        if !bytes.is_empty() {
            self.0.download(&mut bytes)?;
        }
        Ok(bytes)
    }
}

/// A value to make on a device.
pub(crate) struct Target {
    pub(crate) slot: Arc<Slot>,
    pub(crate) ty: Type,
    pub(crate) device: usize,
}

/// A collective that has not ended.
#[derive(Clone)]
struct Running {
    device: usize,
    results: Results,
    end: Arc<Mark>,
}

/// The places of results.
#[derive(Clone)]
enum Results {
    Values(Arc<[Target]>),
    InProgram(Arc<InProgram>),
}

/// The collectives of a process that have not ended, by number.
#[derive(Default)]
struct Open {
    running: BTreeMap<u64, Running>,
    submitted: u64,
    /// The first failure since it was asked for.
    failed: Option<Error>,
    queues: HashMap<u64, Sender<(u64, Collective)>>,
}

pub(crate) struct World {
    shared: Arc<Shared>,
    open: Arc<Mutex<Open>>,
}

/// The bytes of a collective on their way. Dropping it fails the collective.
pub struct Carried {
    /// Contiguous, in the operands' types.
    pub inputs: Vec<Vec<u8>>,
    /// Room for the results, contiguous in their types.
    pub outputs: Vec<Vec<u8>>,
    /// True if the host knows the operands although no device holds them, and so the results.
    is_known: bool,
    ticket: Ticket,
}

struct Ticket {
    number: u64,
    /// The user's line.
    line: Option<String>,
    shared: Arc<Shared>,
    open: Arc<Mutex<Open>>,
}

impl World {
    pub(crate) fn new(shared: &Arc<Shared>) -> World {
        World { shared: shared.clone(), open: Arc::default() }
    }

    /// Appends a collective. The mark is passed when it ends.
    pub(crate) fn submit(&self, collective: Collective) -> Result<Arc<Mark>> {
        let mark = Arc::<Mark>::default();
        let mut open = lock(&self.open);
        let queue = match open.queues.entry(collective.queue) {
            Entry::Occupied(queue) => queue.into_mut(),
            Entry::Vacant(place) => place.insert(self.start(collective.queue)?),
        }
        .clone();
        open.submitted += 1;
        let number = open.submitted;
        let results = match &collective.form {
            Form::Values(_, targets) => Results::Values(targets.clone()),
            Form::InProgram(calls, _) => Results::InProgram(calls.clone()),
        };
        let running = Running { device: collective.device, results, end: mark.clone() };
        open.running.insert(number, running);
        // The queue's thread receives as long as there is a sender.
        let _ = queue.send((number, collective));
        Ok(mark)
    }

    fn start(&self, queue: u64) -> Result<Sender<(u64, Collective)>> {
        let (sender, receiver) = channel::<(u64, Collective)>();
        let (shared, open) = (self.shared.clone(), self.open.clone());
        let body = move || {
            for (number, mut collective) in receiver {
                let (line, shared, open) = (collective.line.take(), shared.clone(), open.clone());
                carry(Ticket { number, line, shared, open }, collective);
            }
        };
        let started = std::thread::Builder::new().name(format!("tpu-world-{queue}")).spawn(body);
        started.map_err(|e| Error::runtime(format!("cannot start a thread: {e}")))?;
        Ok(sender)
    }

    /// Ends a queue's thread, after the collectives that it has.
    pub(crate) fn close(&self, queue: u64) {
        lock(&self.open).queues.remove(&queue);
    }

    /// The number of collectives so far.
    pub(crate) fn submitted(&self) -> u64 {
        lock(&self.open).submitted
    }

    /// Waits until those of the first `number` collectives that are of the device have ended, or a
    /// signal arrives. Where ranks are threads, other devices' may wait for this one.
    pub(crate) fn wait(&self, number: u64, device: usize) -> Result<()> {
        wait::until(|| self.has_ended(number, device))
    }

    /// True if those of the first `number` collectives that are of the device have ended.
    pub(crate) fn has_ended(&self, number: u64, device: usize) -> bool {
        let open = lock(&self.open);
        !open.running.range(..=number).any(|(_, running)| running.device == device)
    }

    /// The first failure since the last call.
    pub(crate) fn take_failure(&self) -> Result<()> {
        lock(&self.open).failed.take().map_or(Ok(()), Err)
    }

    /// Notes that the user has got an error, which is then not said again.
    pub(crate) fn is_told(&self, error: &Error) {
        let failed = &mut lock(&self.open).failed;
        failed.take_if(|failed| failed.message == error.message);
    }

    /// Fails what has not ended, before the process ends.
    pub(crate) fn end(&self) {
        let running = std::mem::take(&mut lock(&self.open).running);
        let error = Error::runtime("the process is ending");
        for Running { results, end, .. } in running.into_values() {
            results.fail(&error);
            end.pass(Some(error.clone()));
        }
    }
}

fn lock(open: &Mutex<Open>) -> MutexGuard<'_, Open> {
    open.lock().unwrap_or_else(PoisonError::into_inner)
}

fn carry(ticket: Ticket, collective: Collective) {
    let Collective { name, form, mut transport, .. } = collective;
    transport.begin();
    let is_known = form.is_known();
    match caught(|| form.operands()) {
        Ok(inputs) => {
            let outputs = form.sizes().into_iter().map(|size| vec![0; size]).collect();
            transport.start(Ok(Carried { inputs, outputs, is_known, ticket }));
        }
        Err(e) => {
            // An earlier collective that failed has said why and where.
            let error = match e.kind {
                ErrorKind::Distributed => e,
                _ => {
                    let text = format!("{name} did not start, because an operand failed: {e}");
                    Error { message: text, ..e }.at_line(ticket.line.clone())
                }
            };
            ticket.end(Vec::new(), false, Err(error.clone()));
            transport.start(Err(error));
        }
    }
}

impl Form {
    /// True if the host knows the operands although no device holds them. Waits for them.
    pub(crate) fn is_known(&self) -> bool {
        match self {
            Form::Values(inputs, _) => {
                !inputs.is_empty() && inputs.iter().all(|input| input.0.slot().is_known())
            }
            Form::InProgram(..) => false,
        }
    }

    /// The bytes of the operands, once they are computed.
    fn operands(&self) -> Result<Vec<Vec<u8>>> {
        match self {
            Form::Values(inputs, _) => inputs.iter().map(Operand::bytes).collect(),
            Form::InProgram(calls, _) => calls.operands(),
        }
    }

    /// The sizes of the results in bytes.
    fn sizes(&self) -> Vec<usize> {
        match self {
            Form::Values(_, targets) => targets.iter().map(|target| target.ty.bytes()).collect(),
            Form::InProgram(_, types) => types.iter().map(Type::bytes).collect(),
        }
    }
}

impl Results {
    fn fail(&self, error: &Error) {
        match self {
            Results::Values(targets) => {
                targets.iter().for_each(|target| target.slot.fill(Err(error.clone())));
            }
            Results::InProgram(calls) => calls.end(Err(error.clone())),
        }
    }
}

impl Carried {
    /// Puts the results on their devices, or the error in their places.
    pub fn end(self, result: Result<()>) {
        let result = result.map_err(|e| e.at_line(self.ticket.line.clone()));
        self.ticket.end(self.outputs, self.is_known, result);
    }
}

impl Ticket {
    fn end(&self, outputs: Vec<Vec<u8>>, is_known: bool, result: Result<()>) {
        let found = lock(&self.open).running.get(&self.number).cloned();
        // Nothing is left where the process is ending.
        let Some(Running { results, end: mark, .. }) = found else { return };
        let filled = result.and_then(|()| {
            match &results {
                Results::Values(targets) => {
                    let buffers = self.upload(targets, &outputs)?;
                    for ((target, buffer), bytes) in targets.iter().zip(buffers).zip(&outputs) {
                        if is_known && matches!(buffer, Buffer::Absent) {
                            target.slot.know(bytes);
                        }
                        target.slot.fill(Ok(buffer));
                    }
                }
                Results::InProgram(calls) => calls.end(Ok(outputs)),
            }
            Ok(())
        });
        let error = filled.err();
        if let Some(e) = &error {
            lock(&self.open).failed.get_or_insert(e.clone());
            results.fail(e);
        }
        mark.pass(error);
        lock(&self.open).running.remove(&self.number);
        wait::notify();
    }

    fn upload(&self, targets: &[Target], outputs: &[Vec<u8>]) -> Result<Vec<Buffer>> {
        let _running = self.shared.ending.compiling();
        self.shared.ending.check()?;
        let upload = |(target, bytes): (&Target, &Vec<u8>)| match &self.shared.platform {
            Platform::Pjrt { client, .. } => {
                let Target { ty, device, .. } = target;
                Ok(Buffer::Pjrt(self.shared.upload(client, bytes, ty, *device)?))
            }
            _ => Ok(Buffer::Absent),
        };
        targets.iter().zip(outputs).map(upload).collect()
    }
}

impl Drop for Ticket {
    /// A transport that drops a collective has failed.
    fn drop(&mut self) {
        if lock(&self.open).running.contains_key(&self.number) {
            let text = "the transport gave it up";
            let error = Error::new(ErrorKind::Distributed, text).at_line(self.line.clone());
            self.end(Vec::new(), false, Err(error));
        }
    }
}
