//! Ranks that are processes, each with a device of one slice. They meet at a coordinator, which is a
//! part of rank 0's process. A process then starts its own part of a program; the devices find each
//! other by the number of the launch.

use super::coordinator::{WORLD, spawn};
use super::meetings::{Counts, Extent, LOOK, Numbers, Post, Rendezvous, Spot, Start, Started};
use super::watch::{Watch, listen};
use super::wire::{
    Answer, GivesUp, Hello, Meets, Outcome, Place, Request, Said, Starts, lost, receive, send,
};
use crate::Result;
use crate::error::{Error, ErrorKind};
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
    counts: Mutex<Counts>,
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
            counts: Mutex::default(),
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
        (WORLD, self.counts.lock().unwrap_or_else(PoisonError::into_inner).next(grids))
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
        involved: Option<&[usize]>,
        post: Post,
        check: &dyn Fn() -> Result<()>,
        start: Start<'_>,
    ) -> Result<Option<Started>> {
        let Post { fingerprint, beginnings, what, patience, arguments } = post;
        let meets = Meets {
            place: Place::from(spot),
            involved: involved.unwrap_or_default().iter().map(|&rank| rank as u64).collect(),
            fingerprint: fingerprint.to_le_bytes().to_vec(),
            what: what.clone(),
            patience_ms: patience.as_millis() as u64,
            beginnings: beginnings.iter().flat_map(|hash| hash.to_le_bytes()).collect(),
        };
        let mut stream = self.stream.lock().unwrap_or_else(PoisonError::into_inner);
        send(&mut stream, &Request { said: Some(Said::Meets(meets)) })?;
        let answer: Option<Answer> = receive(&mut stream, check)?;
        drop(stream);
        match answer.ok_or_else(|| lost("its process has ended"))?.outcome {
            None => Ok(None),
            Some(Outcome::Fails(message)) => Err(Error::new(ErrorKind::Distributed, message)),
            Some(Outcome::Starts(Starts { launch, beginning })) => {
                let extent =
                    beginning.map_or(Extent::Whole, |count| Extent::Beginning(count as usize));
                let ending = self.watch.begin(launch, spot.who.clone(), what, patience);
                let own = start(vec![arguments], launch, extent)?.pop();
                let results = own.ok_or_else(|| Error::internal("a launch without results"))?;
                if let Some(result) = results.first() {
                    result.ready()?.on_ready(|_| drop(ending))?;
                }
                Ok(Some(Started { launch, extent, results }))
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::run::coordinator::coordinate;
    use crate::run::meetings::Who;
    use std::time::Duration;

    fn world(size: usize) -> Vec<Peers> {
        let (port, token) = coordinate("127.0.0.1", size).expect("a coordinator");
        let ids: Vec<i64> = (0..size as i64).rev().collect();
        let join = |rank| {
            let address = format!("127.0.0.1:{port}");
            Peers::join(Membership { rank, ids: ids.clone(), address, token }, 1)
        };
        (0..size).map(|rank| join(rank).expect("a rank")).collect()
    }

    /// Whether the rank starts a program together with the others, and under which number.
    fn meets(peers: &Peers, fingerprint: u128, number: u64) -> Result<Option<i32>> {
        Ok(begins(peers, fingerprint, &[], number)?.map(|met| met.launch))
    }

    fn begins(
        peers: &Peers,
        fingerprint: u128,
        beginnings: &[u128],
        number: u64,
    ) -> Result<Option<Started>> {
        let beginnings = beginnings.to_vec();
        let who = Who::All(peers.ids.len());
        let spot = Spot { world: WORLD, who, grid: [2, 2, 1].into(), number };
        let (what, arguments) = ("all_reduce".to_owned(), Default::default());
        let patience = Duration::from_secs(5);
        let post = Post { fingerprint, beginnings, what, patience, arguments };
        let start: Start<'_> = Box::new(|all, _, _| Ok(all.iter().map(|_| Vec::new()).collect()));
        peers.meet(peers.rank, &spot, None, post, &|| Ok(()), start)
    }

    fn all<T: Send>(peers: &[Peers], each: impl Fn(&Peers) -> T + Sync) -> Vec<T> {
        std::thread::scope(|scope| {
            let started: Vec<_> = peers.iter().map(|peers| scope.spawn(|| each(peers))).collect();
            started.into_iter().map(|rank| rank.join().expect("a rank")).collect()
        })
    }

    #[test]
    fn processes_start_together_what_is_the_same() {
        let peers = world(3);
        for number in 1..4 {
            let launches = all(&peers, |peers| meets(peers, 7, number).expect("a meeting"));
            assert!(launches[0].is_some());
            assert!(launches.iter().all(|launch| *launch == launches[0]), "{launches:?}");
        }
        // Who wakes up late from a launch does not part those who come to the next one.
        let repeated =
            |peers: &Peers| (10..60).all(|n| meets(peers, 7, n).is_ok_and(|l| l.is_some()));
        assert_eq!(all(&peers, repeated), [true; 3]);
        let differ = all(&peers, |peers| meets(peers, peers.rank as u128, 4).expect("a meeting"));
        assert_eq!(differ, [None; 3]);
        // Of programs that begin with the same, all start as much as all have in common.
        for (number, lists, common) in [
            (5, [&[1, 2, 3][..], &[1, 2, 4], &[1, 2]], Some(Extent::Beginning(2))),
            (6, [&[1, 2], &[1, 2], &[]], None),
            (7, [&[1], &[1], &[3]], None),
        ] {
            let begun = all(&peers, |peers| {
                begins(peers, peers.rank as u128, lists[peers.rank], number).expect("a meeting")
            });
            let extents = begun.iter().map(|begun| begun.as_ref().map(|begun| begun.extent));
            assert_eq!(extents.collect::<Vec<_>>(), [common; 3], "{number}");
        }
    }

    #[test]
    fn a_process_that_leaves_or_ends_is_named() {
        for (is_told, said) in [(true, "rank 1 has left the world after rain"), (false, "rank 1")] {
            let mut peers = world(2);
            let other = peers.pop().expect("rank 1");
            if is_told {
                other.leave("rain".to_owned());
            }
            drop(other);
            // Whoever sees that a rank has gone starts its program in parts.
            let met = meets(&peers[0], 7, 1);
            assert!(matches!(met, Ok(None)), "{met:?}");
            let who = Who::Group(vec![0, 1]);
            let spot = Spot { world: WORLD, who, grid: [2, 2, 1].into(), number: 1 };
            let (what, arguments) = ("all_reduce".to_owned(), Default::default());
            let (beginnings, patience) = (Vec::new(), Duration::from_secs(5));
            let post = Post { fingerprint: 7, beginnings, what, patience, arguments };
            let start: Start<'_> = Box::new(|_, _, _| Ok(vec![Vec::new()]));
            let error = peers[0].meet(0, &spot, None, post, &|| Ok(()), start).err();
            let message = error.expect("nobody comes").message;
            assert!(message.contains(said), "{message}");
        }
    }
}
