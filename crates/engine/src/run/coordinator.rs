//! What decides for a world of processes: a part of rank 0's process. It has a table of meetings, as the
//! devices of one process have, and a thread for each rank that asks. Each rank has a second
//! connection, on which it gives signs and hears of those who give none.

use super::meetings::{Extent, Meetings, Post, Rendezvous, Start, Started};
use super::wire::{
    Answer, GivesUp, Hello, Meets, Notice, Outcome, Request, Said, Starts, lost, receive, send,
};
use crate::Result;
use crate::error::{Error, ErrorKind};
use crate::tuning::SILENCE;
use std::cell::Cell;
use std::collections::HashMap;
use std::hash::{BuildHasher, Hasher, RandomState};
use std::net::{TcpListener, TcpStream};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

/// The number of a coordinator's only world.
pub(super) const WORLD: u64 = 1;
/// The time that a process has to say who it is.
const GREETING: Duration = Duration::from_secs(5);
/// How often a thread looks whether the rank that it serves is still there. There is one for each.
const LOOK: Duration = Duration::from_millis(200);
/// Threads that only wait need little.
const STACK: usize = 256 << 10;

#[derive(Default)]
struct Coordinator {
    meetings: Meetings,
    /// Where ranks hear of others.
    listeners: Mutex<HashMap<usize, TcpStream>>,
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
    let meetings = Meetings::of_many(token as i32, LOOK);
    let coordinator = Arc::new(Coordinator { meetings, ..Coordinator::default() });
    let arrivals = move || {
        let streams = listener.incoming().flatten();
        let joined = streams.filter_map(|mut stream| Some((greet(&mut stream, token)?, stream)));
        for (hello, stream) in joined.take(2 * size) {
            let (rank, coordinator) = (hello.rank as usize, coordinator.clone());
            // A process that is not served sees the connection closed.
            let _ = match hello.listens {
                true => spawn(move || coordinator.hear(stream, rank)),
                false => {
                    coordinator.meetings.enter(rank);
                    spawn(move || coordinator.serve(stream, rank))
                }
            };
        }
    };
    spawn(arrivals)?;
    Ok((port, token))
}

pub(super) fn spawn(body: impl FnOnce() + Send + 'static) -> Result<()> {
    let builder = std::thread::Builder::new().name("tpu-world".to_owned()).stack_size(STACK);
    let started = builder.spawn(body);
    started.map(drop).map_err(|e| Error::runtime(format!("cannot start a thread: {e}")))
}

/// What the process that has connected says of itself, if it knows the world's secret.
fn greet(stream: &mut TcpStream, token: u64) -> Option<Hello> {
    stream.set_nodelay(true).ok()?;
    stream.set_read_timeout(Some(GREETING)).ok()?;
    let late = || Err(lost("nothing came"));
    match receive::<Request>(stream, &late).ok()??.said? {
        Said::Hello(hello) if hello.token == token => {
            stream.set_read_timeout(None).ok()?;
            Some(hello)
        }
        _ => None,
    }
}

impl Coordinator {
    /// Serves one process until it leaves or ends.
    fn serve(&self, mut stream: TcpStream, rank: usize) {
        let left = self.answer_all(&mut stream, rank);
        if left.is_none() {
            self.tell(Notice::ended(rank));
        }
        self.meetings.leave(rank, left.unwrap_or_else(|| "the end of its process".to_owned()));
    }

    /// Why the process leaves the world; `None` if its connection just ends.
    fn answer_all(&self, stream: &mut TcpStream, rank: usize) -> Option<String> {
        let meetings = &self.meetings;
        loop {
            match receive::<Request>(stream, &|| Ok(())).ok()??.said? {
                Said::Hello(_) => return None,
                Said::Leaves(why) => return Some(why),
                Said::Parts(place) => meetings.part_at(place.spot(WORLD)),
                Said::GivesUp(GivesUp { place, why }) => {
                    meetings.give_up(place.spot(WORLD), rank, &Error::runtime(why));
                }
                Said::Meets(meets) => {
                    let outcome = self.meet(stream, rank, meets);
                    send(stream, &Answer { outcome }).ok()?;
                }
            }
        }
    }

    fn meet(&self, stream: &TcpStream, rank: usize, meets: Meets) -> Option<Outcome> {
        let Meets { place, involved, fingerprint, what, patience_ms, beginnings } = meets;
        let involved: Vec<usize> = involved.into_iter().map(|rank| rank as usize).collect();
        let involved = (!involved.is_empty()).then_some(&involved[..]);
        let read = |bytes: &[u8]| u128::from_le_bytes(bytes.try_into().unwrap_or_default());
        let fingerprint = read(&fingerprint);
        let beginnings = beginnings.chunks(size_of::<u128>()).map(read).collect();
        let patience = Duration::from_millis(patience_ms);
        let post = Post { fingerprint, beginnings, what, patience, arguments: Default::default() };
        let is_there = || match is_connected(stream) {
            true => Ok(()),
            false => {
                let message = format!("rank {rank} has ended while others waited for it");
                Err(Error::new(ErrorKind::Distributed, message))
            }
        };
        // Each process starts its own part.
        let start: Start<'_> = Box::new(|all, _, _| Ok(all.iter().map(|_| Vec::new()).collect()));
        match self.meetings.meet(rank, &place.spot(WORLD), involved, post, &is_there, start) {
            Ok(None) => None,
            Ok(Some(Started { launch, extent, .. })) => {
                let beginning = match extent {
                    Extent::Whole => None,
                    Extent::Beginning(count) => Some(count as u64),
                };
                Some(Outcome::Starts(Starts { launch, beginning }))
            }
            Err(e) => Some(Outcome::Fails(e.message)),
        }
    }

    /// Hears a rank's signs until it leaves or ends, and tells the others when they fail to come.
    fn hear(&self, mut stream: TcpStream, rank: usize) {
        let Ok(other) = stream.try_clone() else { return };
        self.listeners().insert(rank, other);
        let is_silent = Cell::new(false);
        let note = || {
            if !is_silent.replace(true) {
                self.tell(Notice::silent(rank, true));
            }
            Ok(())
        };
        if stream.set_read_timeout(Some(SILENCE)).is_ok() {
            while let Ok(Some(Request { .. })) = receive(&mut stream, &note) {
                if is_silent.replace(false) {
                    self.tell(Notice::silent(rank, false));
                }
            }
        }
        self.listeners().remove(&rank);
    }

    fn tell(&self, notice: Notice) {
        // Who has gone hears nothing.
        self.listeners().values_mut().for_each(|stream| drop(send(stream, &notice)));
    }

    fn listeners(&self) -> MutexGuard<'_, HashMap<usize, TcpStream>> {
        self.listeners.lock().unwrap_or_else(PoisonError::into_inner)
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
