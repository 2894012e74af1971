//! Starting a program with collectives: on all devices, or in parts.

use super::compile::compile;
use super::execute::{Argument, checked};
use super::meetings::{Arguments, Extent, Numbers, Post, Rendezvous, Spot, Start, Started, Who};
use super::peers::Peers;
use super::reports::words;
use super::shared::Shared;
use crate::Result;
use crate::backend::Executable;
use crate::error::{Error, ErrorKind};
use crate::metrics::Counter;
use crate::plan::code::{Compilable, Compiled};
use crate::plan::execution::Execution;
use crate::plan::lower::{lower, record};
use crate::plan::parts::{Part, grid};
use crate::plan::program::Program;
use crate::platform::Platform;
use crate::record::graph::{ProgramNode, report_type};
use hlo::Type;
use pjrt::{Buffer, Client};
use std::cell::Cell;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

/// The collectives of an execution: the grid and the number of each.
pub(super) struct Calls<'a> {
    place: &'a dyn Rendezvous,
    /// The ranks of other processes, if they are.
    peers: Option<&'a Peers>,
    rank: usize,
    world: u64,
    list: Numbers,
    /// How many meetings of whole programs and of single collectives the device has gone past.
    passed: Cell<[usize; 2]>,
}

impl<'a> Calls<'a> {
    /// Counts them, whatever becomes of the execution: numbers are equal on all ranks.
    pub(super) fn of(
        shared: &'a Shared,
        execution: &Execution,
        peers: Option<&'a Peers>,
    ) -> Calls<'a> {
        let program = &execution.program;
        let place = peers.map_or(&shared.meetings as &dyn Rendezvous, |peers| peers);
        let (rank, (world, list)) = match (&shared.platform, &execution.devices[..]) {
            (Platform::Pjrt { .. }, &[device]) if program.is_launched => {
                let rank = peers.map_or(device, |peers| peers.rank);
                let grids: Vec<&[i64]> = program.grids().collect();
                (rank, place.count(rank, &grids))
            }
            _ => Default::default(),
        };
        Calls { place, peers, rank, world, list, passed: Cell::default() }
    }

    fn whole(&self, shared: &Shared, at: usize) -> Spot {
        self.spot(at, Who::All(self.ranks(shared)))
    }

    fn ranks(&self, shared: &Shared) -> usize {
        self.peers.map_or(shared.platform.device_count(), |peers| peers.ids.len())
    }

    /// The id of a rank's device.
    fn id(&self, client: &Client, rank: usize) -> i64 {
        self.peers.map_or_else(|| client.devices()[rank].id().into(), |peers| peers.ids[rank])
    }

    fn single(&self, at: usize) -> Result<Spot> {
        let group = ops::group_of(&self.list[at].0, self.rank);
        let group = group.ok_or_else(|| Error::internal("a rank outside of the world"))?;
        Ok(self.spot(at, Who::Group(group.into_iter().map(|rank| rank as usize).collect())))
    }

    fn spot(&self, at: usize, who: Who) -> Spot {
        let (grid, number) = self.list[at].clone();
        Spot { world: self.world, who, grid, number }
    }

    /// The ranks that take part in the collectives, if not all do.
    fn involved(&self, shared: &Shared) -> Result<Option<Vec<usize>>> {
        let all = self.ranks(shared);
        let mut seen = BTreeSet::new();
        let mut involved = BTreeSet::new();
        for (at, (grid, _)) in self.list.iter().enumerate() {
            if seen.insert(grid) {
                involved.extend(self.single(at)?.who.ranks());
            }
            if involved.len() == all {
                return Ok(None);
            }
        }
        Ok(Some(involved.into_iter().collect()))
    }

    /// Tells peers that this device comes to no more of them.
    pub(super) fn give_up(&self, shared: &Shared, error: &Error) {
        let [whole, single] = self.passed.get();
        let wholes = (whole..self.list.len()).map(|at| self.whole(shared, at));
        let singles = (single..self.list.len()).filter_map(|at| self.single(at).ok());
        wholes.chain(singles).for_each(|spot| self.place.give_up(spot, self.rank, error));
    }
}

/// Where a program is started.
pub(super) struct Here<'a> {
    pub(super) shared: &'a Shared,
    pub(super) client: &'a Client,
    pub(super) device: usize,
    pub(super) program: &'a Program,
    pub(super) compiled: &'a Compiled,
    pub(super) calls: &'a Calls<'a>,
}

impl Here<'_> {
    /// Starts the program of this device with those of the others.
    pub(super) fn start(
        &self,
        code: &dyn Executable,
        arguments: Vec<Argument>,
    ) -> Result<Vec<Buffer>> {
        let Here { shared, program, calls, .. } = *self;
        let count = calls.list.len();
        let sent = program.nodes.iter().filter(|node| grid(node.op).is_some());
        let sent: usize = sent.flat_map(|node| &node.op.operands).map(Type::bytes).sum();
        shared.metrics.add(Counter::Collectives, count as u64);
        shared.metrics.add(Counter::BytesCollective, sent as u64);
        let involved = calls.involved(shared)?;
        // Who waits to compare beginnings must not wait for ranks that take no part.
        let beginnings = if involved.is_none() { program.beginnings() } else { &[] };
        let post = Post {
            fingerprint: program.fingerprint,
            beginnings: beginnings.iter().map(|beginning| beginning.fingerprint).collect(),
            what: self.call(program.nodes.iter().find(|node| grid(node.op).is_some())),
            patience: shared.meetings.patience(),
            arguments: Arguments { list: arguments.clone(), inputs: program.inputs.len() },
        };
        let start = move |all: Vec<Arguments>, launch, extent| match extent {
            Extent::Whole => on_all(code, &all, launch),
            Extent::Beginning(count) => self.begin(count, &all, launch),
        };
        let first = calls.whole(shared, 0);
        calls.passed.set([1, 0]);
        let together = self.meet(&first, involved.as_deref(), post, Box::new(start))?;
        let (common, begun) = match together {
            Some(Started { extent: Extent::Whole, results, .. }) => {
                calls.passed.set([count; 2]);
                shared.metrics.add(Counter::CollectivesFused, count as u64);
                return checked(results, program.result_types().len(), &self.compiled.checks);
            }
            Some(Started { extent: Extent::Beginning(common), results, .. }) => (common, results),
            None => (0, Vec::new()),
        };
        shared.metrics.add(Counter::CollectivesFused, common as u64);
        (common.max(1)..count).for_each(|at| calls.place.part_at(calls.whole(shared, at)));
        calls.passed.set([count, common]);
        self.in_parts(&arguments, common, begun)
    }

    /// Starts on all devices what the programs do up to so many collectives.
    fn begin(
        &self,
        collectives: usize,
        all: &[Arguments],
        launch: i32,
    ) -> Result<Vec<Vec<Buffer>>> {
        let part = self.program.beginning(collectives);
        let part = part.ok_or_else(|| Error::internal("programs begin with nothing"))?;
        let compiled = self.compiled(part)?;
        // What programs begin with reads the same inputs and numbers, which come first in each.
        let given = |Arguments { list, inputs }: &Arguments| {
            let numbers = part.numbers.iter().map(|number| inputs + number);
            let places = part.inputs.iter().map(|&input| input as usize).chain(numbers);
            let list = places.map(|place| list[place].clone()).collect();
            Arguments { list, inputs: part.inputs.len() }
        };
        let lists: Vec<Arguments> = all.iter().map(given).collect();
        on_all(&*code(&compiled)?, &lists, launch)
    }

    fn meet(
        &self,
        spot: &Spot,
        involved: Option<&[usize]>,
        post: Post,
        start: Start<'_>,
    ) -> Result<Option<Started>> {
        let Calls { place, rank, .. } = *self.calls;
        let check = || self.shared.ending.check();
        place.meet(rank, spot, involved, post, &check, start)
    }

    /// A collective's name and operands, for errors.
    fn call(&self, node: Option<&ProgramNode>) -> String {
        let Some(op) = node.map(|node| node.op) else { return String::new() };
        let operands: Vec<_> = op.operands.iter().map(ToString::to_string).collect();
        let name = op.name(self.shared.rows).trim_start_matches("tpu::");
        format!("{name}({})", operands.join(", "))
    }

    /// Starts what comes after so many collectives, whose results are there.
    fn in_parts(
        &self,
        arguments: &[Argument],
        common: usize,
        begun: Vec<Buffer>,
    ) -> Result<Vec<Buffer>> {
        let Here { shared, client, device, program, .. } = *self;
        let (inputs, numbers) = arguments.split_at(program.inputs.len());
        let mut values: HashMap<u32, Argument> = (0..).zip(inputs.iter().cloned()).collect();
        let mut next = common..self.calls.list.len();
        let (mut report, mut reported) = ([0i64; 3], 0);
        let mut begun = program.beginning(common).map(|part| (part, begun));
        let mut left = common;
        let later = program.parts().iter().skip_while(|part| {
            let is_done = left > 0;
            left -= usize::from(is_done && part.is_collective);
            is_done
        });
        for part in begun.as_ref().map(|(part, _)| *part).into_iter().chain(later) {
            let given = part.inputs.iter().filter_map(|value| values.get(value));
            let own = part.numbers.iter().map(|&place| &numbers[place]);
            let given: Vec<Argument> = given.chain(own).cloned().collect();
            let mut made = match begun.take() {
                Some((_, results)) => {
                    let checks = &self.compiled(part)?.checks;
                    checked(results, part.program.result_types().len(), checks)?
                }
                None if part.is_collective => {
                    let at = next.next();
                    let at = at.ok_or_else(|| Error::internal("a collective without a number"))?;
                    self.collective(part, at, given)?
                }
                None => self.between(part, &given)?,
            };
            if part.program.has_checks() {
                let own = made.pop().ok_or_else(|| Error::internal("no report"))?;
                let [check, index, extent] = words(&own)?;
                if report[0] == 0 && check != 0 {
                    report = [check + reported, index, extent];
                }
                reported += lower(&part.program, shared.rows, None)?.reported.len() as i64;
            }
            let made = made.into_iter().map(|buffer| Argument::Own(Arc::new(buffer)));
            values.extend(part.outputs.iter().copied().zip(made));
        }
        let output = |value: &u32| match values.remove(value) {
            Some(Argument::Own(buffer)) => {
                Arc::try_unwrap(buffer).or_else(|kept| Ok(kept.copy_to_device(device)?))
            }
            Some(kept) => Ok(kept.buffer()?.copy_to_device(device)?),
            None => Err(Error::internal("a part without its result")),
        };
        let mut outputs: Vec<Buffer> = program.outputs.iter().map(output).collect::<Result<_>>()?;
        if program.has_checks() {
            let bytes: Vec<u8> = report.iter().flat_map(|word| word.to_ne_bytes()).collect();
            outputs.push(shared.upload(client, &bytes, &report_type(), device)?);
        }
        Ok(outputs)
    }

    /// Starts what is between two collectives.
    fn between(&self, part: &Part, given: &[Argument]) -> Result<Vec<Buffer>> {
        let Here { client, device, .. } = *self;
        let compiled = self.compiled(part)?;
        let given: Vec<&Buffer> = given.iter().map(Argument::buffer).collect::<Result<_>>()?;
        let outputs = code(&compiled)?.execute(&given, client, device, &[])?;
        checked(outputs, part.program.result_types().len(), &compiled.checks)
    }

    /// The code of a part.
    fn compiled(&self, part: &Part) -> Result<Arc<Compiled>> {
        let (shared, program) = (self.shared, &part.program);
        if program.submit() {
            let made = compile(shared, program);
            let (compiled, entry) = made.map_or_else(|e| (Err(e), None), |(c, e)| (Ok(c), e));
            program.set_compiled(compiled);
            if let Some(entry) = entry {
                shared.cache.store(entry);
            }
        }
        program.start()
    }

    /// Starts a collective on the devices of its group.
    fn collective(&self, part: &Part, at: usize, given: Vec<Argument>) -> Result<Vec<Buffer>> {
        let Here { shared, client, .. } = *self;
        let op = part.program.nodes[0].op;
        let spot = self.calls.single(at)?;
        let devices = spot.who.ranks();
        let ids: Vec<i64> = devices.iter().map(|&rank| self.calls.id(client, rank)).collect();
        let what = self.call(part.program.nodes.first());
        let patience = shared.meetings.patience();
        let (fingerprint, beginnings) = (op.content, Vec::new());
        let arguments = Arguments { list: given, inputs: part.inputs.len() };
        let post = Post { fingerprint, beginnings, what: what.clone(), patience, arguments };
        let make = || {
            let alone = op.alone(devices.len());
            let alone = alone.ok_or_else(|| Error::internal("a collective of no row"))?;
            let inputs = &part.program.inputs;
            let function = record(&part.program, inputs, &[&alone], shared.rows, None)?;
            let backend = shared.platform.backend();
            let function = function.with_buffers(|dims| backend.buffer_shape(dims))?;
            let made = Compilable::new(&shared.platform, &function.simplified(), ids.len() as i64);
            let Compilable { text, mut options } = made;
            options.device_assignment = Some(ids.iter().map(|&id| vec![id]).collect());
            shared.metrics.add(Counter::Programs, 1);
            shared.metrics.add(Counter::Compiles, 1);
            client.compile(text.as_bytes(), &options).map_err(|e| {
                let ranks: Vec<_> = devices.iter().map(usize::to_string).collect();
                let message = format!(
                    "the compiler refuses {what} of ranks {} alone, whose programs differ from \
                     others': {e}. With TORCH_TPU_COLLECTIVES=isolated the hosts carry collectives",
                    ranks.join(", ")
                );
                Error::new(ErrorKind::Distributed, message)
            })
        };
        let start = |all: Vec<Arguments>, launch, _| {
            let code = shared.meetings.code(op.content, &ids, make)?;
            on_all(&*code, &all, launch)
        };
        self.calls.passed.set([self.calls.list.len(), at + 1]);
        let started = self.meet(&spot, None, post, Box::new(start))?;
        let started =
            started.ok_or_else(|| Error::internal("a collective that was not started"))?;
        Ok(started.results)
    }
}

fn code(compiled: &Compiled) -> Result<Arc<dyn Executable>> {
    let code = compiled.code.as_ref();
    Ok(code.ok_or_else(|| Error::internal("a part without code"))?.next(true, |_| None))
}

fn on_all(code: &dyn Executable, all: &[Arguments], launch: i32) -> Result<Vec<Vec<Buffer>>> {
    let lists = all.iter().map(|given| given.list.iter().map(Argument::buffer).collect());
    let lists: Vec<Vec<&Buffer>> = lists.collect::<Result<_>>()?;
    let lists: Vec<&[&Buffer]> = lists.iter().map(Vec::as_slice).collect();
    Ok(code.execute_on_all(&lists, &[], launch)?)
}
