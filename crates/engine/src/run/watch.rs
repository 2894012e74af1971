//! A watch on the programs that a world's processes have started together. On a device nothing ends such
//! a program if a rank is missing, so whoever waits for it on the host is told.

use super::meetings::{LOOK, Who};
use super::wire::{Notice, Request, receive, send};
use crate::error::{Error, ErrorKind};
use crate::wait;
use std::collections::{BTreeMap, BTreeSet};
use std::net::TcpStream;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError, Weak};
use std::time::{Duration, Instant};

/// How often a rank gives a sign.
const SIGN: Duration = Duration::from_secs(1);
/// The time that a program may take after a rank has ended: with its script, perhaps, and as the first.
const GRACE: Duration = Duration::from_secs(2);

/// The programs that were started and have not ended.
#[derive(Default)]
pub(super) struct Watch {
    flying: Mutex<BTreeMap<i32, Flying>>,
}

struct Flying {
    who: Who,
    what: String,
    since: Instant,
    patience: Duration,
}

impl Watch {
    /// Watches a launch of these ranks until the result is dropped.
    pub(super) fn begin(
        self: &Arc<Self>,
        launch: i32,
        who: Who,
        what: String,
        patience: Duration,
    ) -> Ending {
        self.flying().insert(launch, Flying { who, what, since: Instant::now(), patience });
        Ending { watch: self.clone(), launch }
    }

    fn flying(&self) -> MutexGuard<'_, BTreeMap<i32, Flying>> {
        self.flying.lock().unwrap_or_else(PoisonError::into_inner)
    }

    /// The error of the programs that wait for a rank.
    fn error(&self, heard: &Heard) -> Option<Error> {
        let flying = self.flying();
        let is_alone = heard.since.is_some_and(|since| since.elapsed() > GRACE);
        let waits = |one: &Flying| heard.ended.iter().any(|&rank| one.who.has(rank as usize));
        let is_late =
            |one: &&Flying| (is_alone && waits(one)) || one.since.elapsed() > one.patience;
        let late = flying.values().find(is_late)?;
        let who = match (&heard.ended, &heard.silent) {
            (ended, _) if !ended.is_empty() => format!("{} ended", ranks(ended, "has", "have")),
            (_, silent) if !silent.is_empty() => {
                format!("{} no sign", ranks(silent, "gives", "give"))
            }
            _ => "all ranks give signs".to_owned(),
        };
        let message = format!(
            "a program with {}, which the ranks of the world started together {:.1} s ago, does not \
             end: {who}",
            late.what,
            late.since.elapsed().as_secs_f64()
        );
        Some(Error::new(ErrorKind::Distributed, message))
    }
}

fn ranks(list: &BTreeSet<u64>, one: &str, several: &str) -> String {
    let names: Vec<_> = list.iter().map(u64::to_string).collect();
    match &names[..] {
        [name] => format!("rank {name} {one}"),
        _ => format!("ranks {} {several}", names.join(", ")),
    }
}

/// The end of a launch's flight.
pub(super) struct Ending {
    watch: Arc<Watch>,
    launch: i32,
}

impl Drop for Ending {
    fn drop(&mut self) {
        self.watch.flying().remove(&self.launch);
    }
}

/// The ranks that are gone without a word, and since when, and those that give no sign.
#[derive(Default)]
struct Heard {
    ended: BTreeSet<u64>,
    since: Option<Instant>,
    silent: BTreeSet<u64>,
}

/// Gives signs, hears of the other ranks, and ends waits for programs that wait for a rank, until the
/// world is left.
pub(super) fn listen(mut stream: TcpStream, watch: &Weak<Watch>) {
    let (mut heard, mut sign) = (Heard::default(), Instant::now());
    let mut is_told = false;
    while let Some(watch) = watch.upgrade() {
        if sign.elapsed() > SIGN {
            sign = Instant::now();
            // Who does not hear it has ended, as `receive` says.
            let _ = send(&mut stream, &Request { said: None });
        }
        let over = || Err(Error::runtime("nothing new"));
        match receive::<Notice>(&mut stream, &over) {
            Ok(Some(notice)) => heard.note(&notice),
            Ok(None) => {
                heard.note(&Notice::ended(0));
                std::thread::sleep(LOOK);
            }
            Err(_) => std::thread::sleep(LOOK),
        }
        let error = watch.error(&heard);
        if error.is_some() || is_told {
            is_told = error.is_some();
            wait::sound(error);
        }
    }
    if is_told {
        wait::sound(None);
    }
}

impl Heard {
    fn note(&mut self, notice: &Notice) {
        if notice.has_ended {
            self.ended.insert(notice.rank);
            self.since.get_or_insert_with(Instant::now);
        }
        match notice.is_silent {
            true => self.silent.insert(notice.rank),
            false => self.silent.remove(&notice.rank),
        };
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_program_that_waits_for_a_rank_is_an_error() {
        let watch = Arc::<Watch>::default();
        let (mut heard, hour) = (Heard::default(), Duration::from_secs(3600));
        let said = |heard: &Heard| watch.error(heard).map(|error| error.message);
        let other = watch.begin(0, Who::Group(vec![0, 3]), "a minimum".to_owned(), hour);
        let ending = watch.begin(1, Who::All(4), "all_reduce".to_owned(), hour);
        heard.note(&Notice::silent(2, true));
        assert_eq!(said(&heard), None, "it may come yet");
        heard.note(&Notice::ended(1));
        assert_eq!(said(&heard), None, "its script may be over");
        heard.since = Instant::now().checked_sub(2 * GRACE);
        assert!(said(&heard).is_some_and(|text| text.ends_with("rank 1 has ended")));
        drop(ending);
        assert_eq!(said(&heard), None, "nothing waits for rank 1");
        drop(other);
        let now = watch.begin(2, Who::All(4), "a sum".to_owned(), Duration::ZERO);
        let (late, _ending) = (Heard::default(), now);
        std::thread::sleep(LOOK);
        assert!(said(&late).is_some_and(|text| text.contains("a program with a sum")));
        let mut silent = Heard::default();
        silent.note(&Notice::silent(2, true));
        silent.note(&Notice::silent(3, true));
        assert!(said(&silent).is_some_and(|text| text.ends_with("ranks 2, 3 give no sign")));
    }
}
