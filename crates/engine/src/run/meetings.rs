//! Programs with collectives, on the devices of a world's ranks: those of this process, or, where the
//! ranks are processes, those whose `peers` ask here.
//!
//! A program with collectives runs on all devices at once. The threads of the devices meet at its
//! first collective: by the grid of its group, and by how many of that grid came before. If all come
//! with the same program, the last one starts it on all devices. If all programs begin with the same
//! and go on differently, it starts the beginning. Of the rest, or of all, each starts its own program
//! in parts, and each collective is a program of its group's devices. Whoever does so says it at the
//! collectives that follow in its program, so that nobody waits for it there.
//!
//! No device waits for ever. A program is started in parts, too, if a device that is missing at the
//! meeting waits elsewhere or has left the world, or if none that is missing takes part in the
//! program's collectives. A collective fails if a rank of its group has left the world.

use super::execute::Argument;
use crate::Result;
use crate::error::{Error, ErrorKind};
use crate::tuning::IDLE;
use pjrt::Buffer;
use std::collections::{BTreeMap, BTreeSet, HashMap};
use std::sync::{Arc, Condvar, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

/// A collective: the world, who meets there, the grid, and how many of the grid came before it.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Spot {
    pub(super) world: u64,
    pub(super) who: Who,
    pub(super) grid: Box<[i64]>,
    pub(super) number: u64,
}

/// The ranks that meet somewhere.
#[derive(Clone, PartialEq, Eq, PartialOrd, Ord)]
pub(super) enum Who {
    /// All of so many, for a whole program.
    All(usize),
    /// A group, for one collective, from the lowest rank up.
    Group(Vec<usize>),
}

impl Who {
    fn count(&self) -> usize {
        match self {
            Who::All(count) => *count,
            Who::Group(ranks) => ranks.len(),
        }
    }

    pub(super) fn has(&self, rank: usize) -> bool {
        match self {
            Who::All(count) => rank < *count,
            Who::Group(ranks) => ranks.contains(&rank),
        }
    }

    pub(super) fn ranks(&self) -> Vec<usize> {
        match self {
            Who::All(count) => (0..*count).collect(),
            Who::Group(ranks) => ranks.clone(),
        }
    }
}

impl Spot {
    fn is_whole(&self) -> bool {
        matches!(self.who, Who::All(_))
    }
}

/// What a device brings to a meeting.
pub(super) struct Post {
    pub(super) fingerprint: u128,
    /// What the program does up to each of its collectives.
    pub(super) beginnings: Vec<u128>,
    /// What it is about to do, for errors.
    pub(super) what: String,
    /// How long it waits for the others at most.
    pub(super) patience: Duration,
    pub(super) arguments: Arguments,
}

/// A program's arguments: its inputs, of which programs have different numbers, then its numbers.
#[derive(Clone, Default)]
pub(super) struct Arguments {
    pub(super) list: Vec<Argument>,
    pub(super) inputs: usize,
}

/// Starts what all came for, with the arguments of each and the number of the launch.
pub(super) type Start<'a> =
    Box<dyn FnOnce(Vec<Arguments>, i32, Extent) -> Result<Vec<Vec<Buffer>>> + 'a>;

/// How much of their programs ranks start together.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Extent {
    Whole,
    /// What they do up to so many collectives.
    Beginning(usize),
}

/// What a rank gets of a launch.
pub(super) struct Started {
    pub(super) launch: i32,
    pub(super) extent: Extent,
    pub(super) results: Vec<Buffer>,
}

/// Where the ranks of a world meet.
pub(super) trait Rendezvous {
    /// The world of a rank, and the numbers of the next collectives of these grids.
    fn count(&self, rank: usize, grids: &[&[i64]]) -> (u64, Numbers);

    /// Says that a rank starts what holds this collective in parts.
    fn part_at(&self, spot: Spot);

    /// Says that a rank has failed before it came to a meeting.
    fn give_up(&self, spot: Spot, rank: usize, error: &Error);

    /// Meets the other ranks, and starts with them what all came for, or what their programs begin
    /// with. `None` if each is to start its program in parts. `involved` are the ranks that take part
    /// in its collectives, if not all do; `check` fails if nobody is to wait any more.
    fn meet(
        &self,
        rank: usize,
        spot: &Spot,
        involved: Option<&[usize]>,
        post: Post,
        check: &dyn Fn() -> Result<()>,
        start: Start<'_>,
    ) -> Result<Option<Started>>;
}

/// What became of a meeting.
#[derive(Clone)]
enum Outcome {
    /// Each device starts its program in parts.
    Apart,
    Started(i32, Extent),
    Failed(Error),
}

#[derive(Default)]
struct Meeting {
    posts: BTreeMap<usize, Post>,
    /// What is the same in all programs so far.
    common: Option<Common>,
    is_starting: bool,
    outcome: Option<Outcome>,
    results: HashMap<usize, Vec<Buffer>>,
    /// The devices that have gone past.
    passed: usize,
}

/// The worlds of which a device was a rank.
#[derive(Default)]
struct Membership {
    /// The number of the latest one.
    world: u64,
    /// When and why the device left that one.
    end: Option<(Instant, String)>,
}

impl Membership {
    fn has_left(&self, world: u64) -> bool {
        self.world > world || self.world == world && self.end.is_some()
    }
}

type Code = Arc<pjrt::Executable>;
/// Grids, and the number of a collective of each.
pub(super) type Numbers = Vec<(Box<[i64]>, u64)>;

/// The collectives of each grid that a rank has come to.
#[derive(Default)]
pub(super) struct Counts(HashMap<Box<[i64]>, u64>);

impl Counts {
    /// The numbers of the next collectives of these grids.
    pub(super) fn next(&mut self, grids: &[&[i64]]) -> Numbers {
        let next = |grid: &&[i64]| {
            let grid: Box<[i64]> = (*grid).into();
            let number = self.0.entry(grid.clone()).or_default();
            *number += 1;
            (grid, *number)
        };
        grids.iter().map(next).collect()
    }
}

#[derive(Default)]
struct Table {
    members: HashMap<usize, Membership>,
    counts: HashMap<usize, Counts>,
    meetings: BTreeMap<Spot, Meeting>,
    /// The programs that were started.
    launches: i32,
    /// Where devices wait.
    waiting: BTreeMap<Spot, BTreeSet<usize>>,
    /// How often a device has left its world.
    departures: usize,
    codes: HashMap<(u128, Vec<i64>), Code>,
}

/// The meetings of a process's devices.
#[derive(Default)]
pub(crate) struct Meetings {
    table: Mutex<Table>,
    changed: Condvar,
    patience: Mutex<Option<Duration>>,
    /// How often those who wait look whether they still should, if not the usual time.
    look: Option<Duration>,
}

/// How often a device that waits looks whether it still should.
pub(super) const LOOK: Duration = Duration::from_millis(20);
/// The longest wait for another device, unless the group says otherwise.
const PATIENCE: Duration = Duration::from_secs(1800);

impl Meetings {
    fn table(&self) -> MutexGuard<'_, Table> {
        self.table.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// Meetings of many, whose launches have numbers from here on.
    pub(super) fn of_many(launches: i32, look: Duration) -> Meetings {
        let meetings = Meetings { look: Some(look), ..Meetings::default() };
        meetings.table().launches = launches;
        meetings
    }

    /// Sets the longest wait for another device.
    pub(crate) fn wait_at_most(&self, patience: Duration) {
        *self.patience.lock().unwrap_or_else(PoisonError::into_inner) = Some(patience);
    }

    pub(super) fn patience(&self) -> Duration {
        let patience = self.patience.lock().unwrap_or_else(PoisonError::into_inner);
        patience.unwrap_or(PATIENCE)
    }

    /// Notes that a device is a rank of a new world from here on.
    pub(super) fn enter(&self, device: usize) {
        let mut table = self.table();
        let member = table.members.entry(device).or_default();
        *member = Membership { world: member.world + 1, end: None };
        table.counts.remove(&device);
        let oldest = table.members.values().map(|member| member.world).min();
        table.meetings.retain(|spot, _| Some(spot.world) >= oldest);
    }

    /// Notes that a device comes to no more collectives of its world.
    pub(super) fn leave(&self, device: usize, why: String) {
        let mut table = self.table();
        table.departures += 1;
        table.members.entry(device).or_default().end = Some((Instant::now(), why));
        drop(table);
        self.changed.notify_all();
    }

    /// The code of a collective among devices, by their ids.
    pub(super) fn code(
        &self,
        content: u128,
        ids: &[i64],
        make: impl FnOnce() -> Result<pjrt::Executable>,
    ) -> Result<Code> {
        let key = (content, ids.to_vec());
        if let Some(code) = self.table().codes.get(&key) {
            return Ok(code.clone());
        }
        let made = Arc::new(make()?);
        Ok(self.table().codes.entry(key).or_insert(made).clone())
    }
}

impl Rendezvous for Meetings {
    fn count(&self, device: usize, grids: &[&[i64]]) -> (u64, Numbers) {
        let mut table = self.table();
        let world = table.members.get(&device).map_or(0, |member| member.world);
        (world, table.counts.entry(device).or_default().next(grids))
    }

    fn part_at(&self, spot: Spot) {
        let mut table = self.table();
        let meeting = table.meetings.entry(spot.clone()).or_default();
        meeting.outcome.get_or_insert(Outcome::Apart);
        pass(&mut table, &spot);
        self.changed.notify_all();
    }

    fn give_up(&self, spot: Spot, device: usize, error: &Error) {
        let message = format!("rank {device} failed before a collective: {}", error.message);
        let outcome = Outcome::Failed(Error::new(ErrorKind::Distributed, message));
        let mut table = self.table();
        table.meetings.entry(spot.clone()).or_default().outcome.get_or_insert(outcome);
        pass(&mut table, &spot);
        self.changed.notify_all();
    }

    /// The last one that comes starts what all came for.
    fn meet(
        &self,
        device: usize,
        spot: &Spot,
        involved: Option<&[usize]>,
        post: Post,
        check: &dyn Fn() -> Result<()>,
        start: Start<'_>,
    ) -> Result<Option<Started>> {
        let mut table = self.table();
        let patience = post.patience;
        if table.come(device, spot, post) {
            self.changed.notify_all();
        }
        let meeting = table.meetings.entry(spot.clone()).or_default();
        if meeting.outcome.is_none() && meeting.posts.len() == spot.who.count() {
            meeting.is_starting = true;
            // Where nothing is the same, it was decided.
            let extent = meeting.extent().unwrap_or(Extent::Whole);
            let posts = std::mem::take(&mut meeting.posts);
            table.launches = table.launches.wrapping_add(1);
            let launch = table.launches;
            drop(table);
            let arguments = posts.into_values().map(|post| post.arguments).collect();
            let started = start(arguments, launch, extent);
            table = self.table();
            table.started(spot, (launch, extent), started);
            self.changed.notify_all();
        }
        let (since, look) = (Instant::now(), self.look.unwrap_or(LOOK));
        table.waiting.entry(spot.clone()).or_default().insert(device);
        let outcome = loop {
            if let Some(outcome) = table.outcome(check, spot, involved, since, patience) {
                break outcome;
            }
            let waited = self.changed.wait_timeout(table, look);
            table = waited.unwrap_or_else(PoisonError::into_inner).0;
        };
        if let Some(waiting) = table.waiting.get_mut(spot) {
            waiting.remove(&device);
            if waiting.is_empty() {
                table.waiting.remove(spot);
            }
        }
        let results = table.meetings.get_mut(spot).and_then(|m| m.results.remove(&device));
        pass(&mut table, spot);
        if !matches!(outcome, Outcome::Started(..)) {
            self.changed.notify_all();
        }
        match outcome {
            Outcome::Apart => Ok(None),
            Outcome::Failed(e) => Err(e),
            Outcome::Started(launch, extent) => results
                .map(|results| Some(Started { launch, extent, results }))
                .ok_or_else(|| Error::internal("a program that was started without this device")),
        }
    }
}

/// What programs have in common.
struct Common {
    fingerprint: u128,
    is_whole: bool,
    beginnings: Vec<u128>,
}

impl Meeting {
    /// What is the same in all programs that were brought; `None` if nothing is.
    fn extent(&self) -> Option<Extent> {
        let common = self.common.as_ref()?;
        match common.beginnings.len() {
            _ if common.is_whole => Some(Extent::Whole),
            0 => None,
            count => Some(Extent::Beginning(count)),
        }
    }

    fn bring(&mut self, device: usize, post: Post) {
        let fingerprint = post.fingerprint;
        let common = self.common.get_or_insert_with(|| {
            let beginnings = post.beginnings.clone();
            Common { fingerprint, is_whole: true, beginnings }
        });
        if fingerprint != common.fingerprint {
            common.is_whole = false;
            let pairs = common.beginnings.iter().zip(&post.beginnings);
            let same = pairs.take_while(|(a, b)| a == b).count();
            common.beginnings.truncate(same);
        }
        self.posts.insert(device, post);
    }
}

/// Notes that a device has gone past a meeting; the last one ends it.
fn pass(table: &mut Table, spot: &Spot) {
    if let Some(meeting) = table.meetings.get_mut(spot) {
        meeting.passed += 1;
        if meeting.passed == spot.who.count() {
            table.meetings.remove(spot);
        }
    }
}

impl Table {
    /// A device comes to a meeting, and so to no other one for now. True if that decides a meeting.
    fn come(&mut self, device: usize, spot: &Spot, post: Post) -> bool {
        let mut decides = false;
        let mut decide = |meeting: &mut Meeting, outcome: Outcome| {
            decides |= meeting.outcome.is_none();
            meeting.outcome.get_or_insert(outcome);
        };
        for (other, meeting) in &mut self.meetings {
            let is_missed =
                other != spot && other.is_whole() && !meeting.posts.contains_key(&device);
            if is_missed && !meeting.is_starting {
                decide(meeting, Outcome::Apart);
            }
        }
        // Who wakes up from a meeting that is decided comes here next, perhaps.
        let is_open = |place: &Spot| {
            self.meetings.get(place).is_some_and(|it| it.outcome.is_none() && !it.is_starting)
        };
        let others = self.waiting.iter().filter(|(place, _)| *place != spot && is_open(place));
        let elsewhere: Vec<usize> = others.flat_map(|(_, there)| there).copied().collect();
        let meeting = self.meetings.entry(spot.clone()).or_default();
        // Those who have come before bring something in common, or it is decided.
        meeting.bring(device, post);
        if meeting.extent().is_none() && !meeting.is_starting {
            let outcome = match spot.is_whole() {
                true => Outcome::Apart,
                false => Outcome::Failed(differ(&meeting.posts)),
            };
            decide(meeting, outcome);
        }
        let is_elsewhere = elsewhere.iter().any(|other| !meeting.posts.contains_key(other));
        if spot.is_whole() && !meeting.is_starting && is_elsewhere {
            decide(meeting, Outcome::Apart);
        }
        decides
    }

    fn started(
        &mut self,
        spot: &Spot,
        (launch, extent): (i32, Extent),
        results: Result<Vec<Vec<Buffer>>>,
    ) {
        let Some(meeting) = self.meetings.get_mut(spot) else { return };
        meeting.outcome = Some(match results {
            Ok(results) => {
                meeting.results = spot.who.ranks().into_iter().zip(results).collect();
                Outcome::Started(launch, extent)
            }
            Err(e) => Outcome::Failed(e),
        });
    }

    fn outcome(
        &mut self,
        check: &dyn Fn() -> Result<()>,
        spot: &Spot,
        involved: Option<&[usize]>,
        since: Instant,
        patience: Duration,
    ) -> Option<Outcome> {
        let Some(meeting) = self.meetings.get_mut(spot) else { return Some(Outcome::Apart) };
        if meeting.outcome.is_some() || meeting.is_starting {
            return meeting.outcome.clone();
        }
        let is_missing = |device: &usize| !meeting.posts.contains_key(device);
        let missing =
            || -> Vec<usize> { spot.who.ranks().into_iter().filter(is_missing).collect() };
        let has_all = |involved: &[usize]| !involved.iter().any(is_missing);
        let gone = || match self.departures {
            0 => None,
            _ => gone(&self.members, spot.world, &missing()),
        };
        let outcome = if let Err(e) = check() {
            Outcome::Failed(e)
        } else if let Some((rank, why)) = gone() {
            match spot.is_whole() {
                true => Outcome::Apart,
                false => Outcome::Failed(left(rank, why, &meeting.posts)),
            }
        } else if spot.is_whole() && since.elapsed() > IDLE && involved.is_some_and(has_all) {
            Outcome::Apart
        } else if since.elapsed() > patience {
            Outcome::Failed(late(&missing(), &meeting.posts, patience))
        } else {
            return None;
        };
        meeting.outcome = Some(outcome);
        meeting.outcome.clone()
    }
}

fn differ(posts: &BTreeMap<usize, Post>) -> Error {
    let calls: Vec<_> =
        posts.iter().map(|(rank, post)| format!("rank {rank} calls {}", post.what)).collect();
    let message = format!("the ranks of a group call different collectives: {}", calls.join("; "));
    Error::new(ErrorKind::Distributed, message)
}

/// Which of these devices left the world first, and why.
fn gone<'t>(
    members: &'t HashMap<usize, Membership>,
    world: u64,
    devices: &[usize],
) -> Option<(usize, &'t str)> {
    let member = |device: &usize| Some((*device, members.get(device)?));
    let gone = devices.iter().filter_map(member).filter(|(_, member)| member.has_left(world));
    let (rank, first) = gone.min_by_key(|(_, member)| member.end.as_ref().map(|(at, _)| *at))?;
    Some((rank, first.end.as_ref().map_or("", |(_, why)| why)))
}

fn left(rank: usize, why: &str, posts: &BTreeMap<usize, Post>) -> Error {
    let after = if why.is_empty() { String::new() } else { format!(" after {why}") };
    let what = posts.values().next().map_or("it", |post| &post.what);
    let message = format!("rank {rank} has left the world{after}, and others call {what}");
    Error::new(ErrorKind::Distributed, message)
}

fn late(missing: &[usize], posts: &BTreeMap<usize, Post>, patience: Duration) -> Error {
    let ranks: Vec<_> = missing.iter().map(usize::to_string).collect();
    let what = posts.values().next().map_or("it", |post| &post.what);
    let message = format!(
        "{} {} did not come to a collective within {} s, where others call {what}",
        if ranks.len() == 1 { "rank" } else { "ranks" },
        ranks.join(", "),
        patience.as_secs_f64()
    );
    Error::new(ErrorKind::Distributed, message)
}
