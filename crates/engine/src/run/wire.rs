//! What the processes of a world and its coordinator tell each other.

use super::meetings::{Spot, Who};
use crate::Result;
use crate::error::{Error, ErrorKind};
use prost::Message;
use std::io::{ErrorKind as Io, Read, Write};
use std::net::TcpStream;

/// More than any message has.
const MOST: u32 = 64 << 20;

/// What a process says; nothing is a sign that it is there.
#[derive(Clone, PartialEq, Message)]
pub(super) struct Request {
    #[prost(oneof = "Said", tags = "1, 2, 3, 4, 5")]
    pub(super) said: Option<Said>,
}

#[derive(Clone, PartialEq, prost::Oneof)]
pub(super) enum Said {
    #[prost(message, tag = "1")]
    Hello(Hello),
    /// It has come to a meeting, and waits for an [`Answer`].
    #[prost(message, tag = "2")]
    Meets(Meets),
    /// It starts what holds this collective in parts.
    #[prost(message, tag = "3")]
    Parts(Place),
    /// It has failed before it came to a meeting.
    #[prost(message, tag = "4")]
    GivesUp(GivesUp),
    /// It comes to no more collectives, for this reason.
    #[prost(string, tag = "5")]
    Leaves(String),
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct Hello {
    /// The secret of the world.
    #[prost(uint64, tag = "1")]
    pub(super) token: u64,
    #[prost(uint64, tag = "2")]
    pub(super) rank: u64,
    /// True if the connection is for signs and [`Notice`]s.
    #[prost(bool, tag = "3")]
    pub(super) listens: bool,
}

/// A [`Spot`].
#[derive(Clone, PartialEq, Message)]
pub(super) struct Place {
    /// The ranks of a group, or none.
    #[prost(uint64, repeated, tag = "1")]
    group: Vec<u64>,
    /// How many ranks there are, if all meet.
    #[prost(uint64, tag = "2")]
    all: u64,
    #[prost(int64, repeated, tag = "3")]
    grid: Vec<i64>,
    #[prost(uint64, tag = "4")]
    number: u64,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct Meets {
    #[prost(message, required, tag = "1")]
    pub(super) place: Place,
    /// None if all are.
    #[prost(uint64, repeated, tag = "2")]
    pub(super) involved: Vec<u64>,
    #[prost(bytes = "vec", tag = "3")]
    pub(super) fingerprint: Vec<u8>,
    #[prost(string, tag = "4")]
    pub(super) what: String,
    #[prost(uint64, tag = "5")]
    pub(super) patience_ms: u64,
    /// Fingerprints of what the program does up to each of its collectives, one after the other.
    #[prost(bytes = "vec", tag = "6")]
    pub(super) beginnings: Vec<u8>,
}

#[derive(Clone, PartialEq, Message)]
pub(super) struct GivesUp {
    #[prost(message, required, tag = "1")]
    pub(super) place: Place,
    #[prost(string, tag = "2")]
    pub(super) why: String,
}

/// What a rank hears of another one.
#[derive(Clone, PartialEq, Message)]
pub(super) struct Notice {
    #[prost(uint64, tag = "1")]
    pub(super) rank: u64,
    /// It gives no sign.
    #[prost(bool, tag = "2")]
    pub(super) is_silent: bool,
    /// Its process has ended before it left the world.
    #[prost(bool, tag = "3")]
    pub(super) has_ended: bool,
}

impl Notice {
    pub(super) fn silent(rank: usize, is_silent: bool) -> Notice {
        Notice { rank: rank as u64, is_silent, has_ended: false }
    }

    pub(super) fn ended(rank: usize) -> Notice {
        Notice { rank: rank as u64, is_silent: false, has_ended: true }
    }
}

/// What became of a meeting: nothing if each process is to start its program in parts.
#[derive(Clone, PartialEq, Message)]
pub(super) struct Answer {
    #[prost(oneof = "Outcome", tags = "1, 2")]
    pub(super) outcome: Option<Outcome>,
}

#[derive(Clone, PartialEq, prost::Oneof)]
pub(super) enum Outcome {
    #[prost(message, tag = "1")]
    Starts(Starts),
    #[prost(string, tag = "2")]
    Fails(String),
}

/// All start.
#[derive(Clone, PartialEq, Message)]
pub(super) struct Starts {
    /// The number of the launch.
    #[prost(int32, tag = "1")]
    pub(super) launch: i32,
    /// What the programs do up to so many collectives, or all that they do.
    #[prost(uint64, optional, tag = "2")]
    pub(super) beginning: Option<u64>,
}

impl From<&Spot> for Place {
    fn from(spot: &Spot) -> Place {
        let (group, all) = match &spot.who {
            Who::All(count) => (Vec::new(), *count as u64),
            Who::Group(ranks) => (ranks.iter().map(|&rank| rank as u64).collect(), 0),
        };
        Place { group, all, grid: spot.grid.to_vec(), number: spot.number }
    }
}

impl Place {
    /// The spot in the only world of a coordinator.
    pub(super) fn spot(self, world: u64) -> Spot {
        let Place { group, all, grid, number } = self;
        let who = match all {
            0 => Who::Group(group.into_iter().map(|rank| rank as usize).collect()),
            _ => Who::All(all as usize),
        };
        Spot { world, who, grid: grid.into(), number }
    }
}

/// Sends a message behind its length.
pub(super) fn send(stream: &mut TcpStream, message: &impl Message) -> Result<()> {
    let bytes = message.encode_to_vec();
    let framed = [&(bytes.len() as u32).to_le_bytes(), &bytes[..]].concat();
    stream.write_all(&framed).map_err(|e| lost(&e.to_string()))
}

/// Receives a message. `None` where the other side has closed the connection. `check`, which is asked
/// whenever the stream's time to read is over and no message has begun, may end the wait.
pub(super) fn receive<M: Message + Default>(
    stream: &mut TcpStream,
    check: &dyn Fn() -> Result<()>,
) -> Result<Option<M>> {
    let mut length = [0; 4];
    let (first, rest) = length.split_at_mut(1);
    if !fill(stream, first, check)? || !fill(stream, rest, &|| Ok(()))? {
        return Ok(None);
    }
    let length = u32::from_le_bytes(length);
    if length > MOST {
        return Err(lost("a message of another kind"));
    }
    let mut bytes = vec![0; length as usize];
    if !fill(stream, &mut bytes, &|| Ok(()))? {
        return Ok(None);
    }
    M::decode(&bytes[..]).map(Some).map_err(|e| lost(&e.to_string()))
}

/// False where the other side has closed the connection.
fn fill(
    stream: &mut TcpStream,
    mut room: &mut [u8],
    check: &dyn Fn() -> Result<()>,
) -> Result<bool> {
    while !room.is_empty() {
        match stream.read(room) {
            Ok(0) => return Ok(false),
            Ok(read) => room = &mut room[read..],
            Err(e) if matches!(e.kind(), Io::WouldBlock | Io::TimedOut) => check()?,
            Err(e) if e.kind() == Io::Interrupted => {}
            Err(e) if e.kind() == Io::ConnectionReset => return Ok(false),
            Err(e) => return Err(lost(&e.to_string())),
        }
    }
    Ok(true)
}

pub(super) fn lost(why: &str) -> Error {
    let message = format!(
        "the connection to rank 0, which says what the ranks of the world start together, is \
         lost: {why}"
    );
    Error::new(ErrorKind::Distributed, message)
}
