//! Ranks that are processes, each with a device of one slice. They meet at a coordinator, which is a
//! part of rank 0's process and decides by the same table as for the devices of one process. A process
//! then starts its own part of a program; the devices find each other by the number of the launch.

use super::meetings::{LOOK, Meetings, Numbers, Post, Rendezvous, Spot, Start, Started};
use super::wire::{
    Answer, GivesUp, Hello, Meets, Outcome, Place, Request, Said, lost, receive, send,
};
use crate::Result;
use crate::error::{Error, ErrorKind};
use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::net::{TcpListener, TcpStream};
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;

/// The number of a coordinator's only world.
const WORLD: u64 = 1;
/// The time that a process has to say who it is.
const GREETING: Duration = Duration::from_secs(5);
/// Threads that only wait need little.
const STACK: usize = 256 << 10;

/// A world of processes, as one of them joins it.
#[derive(Clone, Debug)]
pub struct Membership {
    pub rank: usize,
    /// The id of each rank's device.
    pub ids: Vec<i64>,
    /// The coordinator's host and port.
    pub address: String,
    pub token: u64,
}

/// The other ranks, as one rank sees them.
pub(crate) struct Peers {
    pub(super) rank: usize,
    pub(super) ids: Vec<i64>,
    stream: Mutex<TcpStream>,
    /// The collectives of each grid that this rank has come to.
    numbers: Mutex<HashMap<Box<[i64]>, u64>>,
    /// The devices of this process that have not left.
    present: AtomicUsize,
}

impl Peers {
    /// Joins a world with a device that goes by so many indices.
    pub(crate) fn join(membership: Membership, devices: usize) -> Result<Peers> {
        let Membership { rank, ids, address, token } = membership;
        let open = || {
            let stream = TcpStream::connect(&address)?;
            stream.set_nodelay(true)?;
            stream.set_read_timeout(Some(LOOK))?;
            Ok(stream)
        };
        let stream = open().map_err(|e: std::io::Error| lost(&e.to_string()))?;
        let (stream, present) = (Mutex::new(stream), AtomicUsize::new(devices));
        let peers = Peers { rank, ids, stream, numbers: Mutex::default(), present };
        peers.say(Said::Hello(Hello { token, rank: rank as u64 }))?;
        Ok(peers)
    }

    /// Says, once all indices of the device have left, that this rank comes to no more collectives.
    pub(super) fn leave(&self, why: String) {
        if self.present.fetch_sub(1, Relaxed) == 1 {
            // Who is gone needs no word.
            let _ = self.say(Said::Leaves(why));
        }
    }

    fn say(&self, said: Said) -> Result<()> {
        let mut stream = self.stream.lock().unwrap_or_else(PoisonError::into_inner);
        send(&mut stream, &Request { said: Some(said) })
    }
}

impl Rendezvous for Peers {
    fn count(&self, _: usize, grids: &[&[i64]]) -> (u64, Numbers) {
        let mut numbers = self.numbers.lock().unwrap_or_else(PoisonError::into_inner);
        let next = |grid: &&[i64]| {
            let grid: Box<[i64]> = (*grid).into();
            let number = numbers.entry(grid.clone()).or_default();
            *number += 1;
            (grid, *number)
        };
        (WORLD, grids.iter().map(next).collect())
    }

    // If the coordinator is gone, the next meeting says so.
    fn part_at(&self, spot: Spot) {
        let _ = self.say(Said::Parts(Place::from(&spot)));
    }

    fn give_up(&self, spot: Spot, _: usize, error: &Error) {
        let (place, why) = (Place::from(&spot), error.message.clone());
        let _ = self.say(Said::GivesUp(GivesUp { place, why }));
    }

    fn meet(
        &self,
        _: usize,
        spot: &Spot,
        involved: &[usize],
        post: Post,
        check: &dyn Fn() -> Result<()>,
        start: Start<'_>,
    ) -> Result<Option<Started>> {
        let Post { fingerprint, what, patience, arguments } = post;
        let meets = Meets {
            place: Place::from(spot),
            involved: involved.iter().map(|&rank| rank as u64).collect(),
            fingerprint: fingerprint.to_le_bytes().to_vec(),
            what,
            patience_ms: patience.as_millis() as u64,
        };
        let mut stream = self.stream.lock().unwrap_or_else(PoisonError::into_inner);
        send(&mut stream, &Request { said: Some(Said::Meets(meets)) })?;
        let answer: Option<Answer> = receive(&mut stream, check)?;
        drop(stream);
        match answer.ok_or_else(|| lost("its process has ended"))?.outcome {
            None => Ok(None),
            Some(Outcome::Fails(message)) => Err(Error::new(ErrorKind::Distributed, message)),
            Some(Outcome::Starts(launch)) => {
                let own = start(vec![arguments], launch)?.pop();
                let results = own.ok_or_else(|| Error::internal("a launch without results"))?;
                Ok(Some(Started { launch, results }))
            }
        }
    }
}

/// Starts the coordinator of a world of so many processes, at an address of this host. Returns its
/// port and the world's secret.
pub(crate) fn coordinate(address: &str, size: usize) -> Result<(u16, u64)> {
    let refuse = |e: std::io::Error| {
        let message = format!("cannot listen on {address}, where the ranks would meet: {e}");
        Error::new(ErrorKind::Distributed, message)
    };
    let listener = TcpListener::bind((address, 0)).map_err(refuse)?;
    let port = listener.local_addr().map_err(refuse)?.port();
    let token = RandomState::new().build_hasher().finish();
    // Another world's launches have other numbers.
    let meetings = Arc::new(Meetings::numbered_from(token as i32));
    let arrivals = move || {
        let streams = listener.incoming().flatten();
        let joined = streams.filter_map(|mut stream| Some((greet(&mut stream, token)?, stream)));
        for (rank, stream) in joined.take(size) {
            meetings.enter(rank);
            let meetings = meetings.clone();
            // A process that is not served sees the connection closed.
            let _ = spawn(move || serve(stream, rank, &meetings));
        }
    };
    spawn(arrivals)?;
    Ok((port, token))
}

fn spawn(body: impl FnOnce() + Send + 'static) -> Result<()> {
    let builder = std::thread::Builder::new().name("tpu-world".to_owned()).stack_size(STACK);
    let started = builder.spawn(body);
    started.map(drop).map_err(|e| Error::runtime(format!("cannot start a thread: {e}")))
}

/// Serves one process until it leaves or ends.
fn serve(mut stream: TcpStream, rank: usize, meetings: &Meetings) {
    let left = answer_all(&mut stream, rank, meetings);
    meetings.leave(rank, left.unwrap_or_else(|| "the end of its process".to_owned()));
}

/// The rank of the process that has connected, if it knows the world's secret.
fn greet(stream: &mut TcpStream, token: u64) -> Option<usize> {
    stream.set_nodelay(true).ok()?;
    stream.set_read_timeout(Some(GREETING)).ok()?;
    let late = || Err(lost("nothing came"));
    match receive::<Request>(stream, &late).ok()??.said? {
        Said::Hello(hello) if hello.token == token => {
            stream.set_read_timeout(None).ok()?;
            Some(hello.rank as usize)
        }
        _ => None,
    }
}

/// Why the process leaves the world; `None` if its connection just ends.
fn answer_all(stream: &mut TcpStream, rank: usize, meetings: &Meetings) -> Option<String> {
    loop {
        match receive::<Request>(stream, &|| Ok(())).ok()??.said? {
            Said::Hello(_) => return None,
            Said::Leaves(why) => return Some(why),
            Said::Parts(place) => meetings.part_at(place.spot(WORLD)),
            Said::GivesUp(GivesUp { place, why }) => {
                meetings.give_up(place.spot(WORLD), rank, &Error::runtime(why));
            }
            Said::Meets(meets) => {
                let outcome = meet(stream, rank, meets, meetings);
                send(stream, &Answer { outcome }).ok()?;
            }
        }
    }
}

fn meet(stream: &TcpStream, rank: usize, meets: Meets, meetings: &Meetings) -> Option<Outcome> {
    let Meets { place, involved, fingerprint, what, patience_ms } = meets;
    let involved: Vec<usize> = involved.into_iter().map(|rank| rank as usize).collect();
    let fingerprint = u128::from_le_bytes(fingerprint.try_into().unwrap_or_default());
    let patience = Duration::from_millis(patience_ms);
    let post = Post { fingerprint, what, patience, arguments: Vec::new() };
    let is_there = || match is_connected(stream) {
        true => Ok(()),
        false => {
            let message = format!("rank {rank} has ended while others waited for it");
            Err(Error::new(ErrorKind::Distributed, message))
        }
    };
    // Each process starts its own part.
    let start: Start<'_> = Box::new(|all, _| Ok(all.iter().map(|_| Vec::new()).collect()));
    match meetings.meet(rank, &place.spot(WORLD), &involved, post, &is_there, start) {
        Ok(None) => None,
        Ok(Some(started)) => Some(Outcome::Starts(started.launch)),
        Err(e) => Some(Outcome::Fails(e.message)),
    }
}

/// False if the other side has closed the connection. It sends nothing while it waits for an answer.
fn is_connected(stream: &TcpStream) -> bool {
    let peek = || {
        stream.set_nonblocking(true)?;
        let peeked = stream.peek(&mut [0]);
        stream.set_nonblocking(false)?;
        peeked
    };
    match peek() {
        Ok(bytes) => bytes > 0,
        Err(e) => e.kind() == std::io::ErrorKind::WouldBlock,
    }
}
