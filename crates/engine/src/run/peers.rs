//! Ranks that are processes, each with a device of one slice. They meet at a coordinator, which is a
//! part of rank 0's process. A process then starts its own part of a program; the devices find each
//! other by the number of the launch.

use super::coordinator::{WORLD, spawn};
use super::meetings::{LOOK, Numbers, Post, Rendezvous, Spot, Start, Started};
use super::watch::{Watch, listen};
use super::wire::{
    Answer, GivesUp, Hello, Meets, Outcome, Place, Request, Said, lost, receive, send,
};
use crate::Result;
use crate::error::{Error, ErrorKind};
use std::collections::HashMap;
use std::net::TcpStream;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};

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
    watch: Arc<Watch>,
}

impl Peers {
    /// Joins a world with a device that goes by so many indices.
    pub(crate) fn join(membership: Membership, devices: usize) -> Result<Peers> {
        let Membership { rank, ids, address, token } = membership;
        let open = |listens| -> Result<TcpStream> {
            let connect = || -> std::io::Result<TcpStream> {
                let stream = TcpStream::connect(&address)?;
                stream.set_nodelay(true)?;
                stream.set_read_timeout(Some(LOOK))?;
                Ok(stream)
            };
            let mut stream = connect().map_err(|e| lost(&e.to_string()))?;
            let hello = Said::Hello(Hello { token, rank: rank as u64, listens });
            send(&mut stream, &Request { said: Some(hello) })?;
            Ok(stream)
        };
        let (watch, notices) = (Arc::<Watch>::default(), open(true)?);
        let seen = Arc::downgrade(&watch);
        spawn(move || listen(notices, &seen))?;
        Ok(Peers {
            rank,
            ids,
            stream: open(false)?.into(),
            numbers: Mutex::default(),
            present: devices.into(),
            watch,
        })
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
            what: what.clone(),
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
                let ending = self.watch.begin(launch, what, patience);
                let own = start(vec![arguments], launch)?.pop();
                let results = own.ok_or_else(|| Error::internal("a launch without results"))?;
                if let Some(result) = results.first() {
                    result.ready()?.on_ready(|_| drop(ending))?;
                }
                Ok(Some(Started { launch, results }))
            }
        }
    }
}
