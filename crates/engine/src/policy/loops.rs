//! Where a loop that reads nothing goes round.
//!
//! The stream of a loop repeats, if only in form, which leaves sizes open. After how many ops it
//! does is known from the borders of Knuth, Morris and Pratt ("Fast pattern matching in strings",
//! 1977). What repeats is a loop if the same parameters are read again: layers of a model have
//! parameters of their own. Its rounds meet where fewest values are handed on. A loop that was
//! found is known when it comes again.
//! Only the stream's own content decides: all ranks cut alike.

use crate::record::op::Op;
use crate::record::trace::{Time, Trace};

/// Lengths of the stream at which a search starts, as what leads to a loop is none of it; others
/// start at cuts, behind which calls may be recorded as other ops.
const STARTS: [usize; 5] = [0, 8, 64, 512, 2048];
const SEARCHES: usize = 8;
/// Where all of them start over.
const LONGEST_STREAM: usize = 16384;

/// Ops of a second round that are enough if they are those of the first one, and ops of both.
const SAME: usize = 32;
const SAME_LEAST: usize = 64;

/// Rounds that must have come where sizes vary, ops that are enough if there were fewer rounds, and
/// the fewest rounds. A model may use a part of itself again for a few sizes, as detectors do for
/// the levels of a pyramid.
const VARYING: usize = 6;
const VARYING_ENOUGH: usize = 256;
const VARYING_LEAST: usize = 3;

/// Ops by which a known loop is known again, if its rounds have so many.
const OPENING: usize = 16;

/// Loops that are remembered.
const LOOPS: usize = 16;

#[derive(Default)]
pub(crate) struct Loops {
    past: Past,
    searches: Vec<Search>,
    known: Vec<Round>,
    /// How many ops of the device's stream were looked at.
    seen: u64,
}

/// How a round ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    /// With the ops of the one before.
    Same,
    /// With other sizes; so many ops make a round.
    Resized(usize),
}

impl Loops {
    /// Looks at what was recorded since the last time. Says whether a round ended.
    pub(crate) fn went_round(&mut self, trace: &Trace) -> Option<Ended> {
        let from = self.seen.saturating_sub(trace.first) as usize;
        let mut ended = None;
        for at in from..trace.nodes.len() {
            let node = &trace.nodes[at];
            ended = self.follow(node.op).or(ended);
            let times = trace.operands(node).iter().map(|&r| trace.time(r));
            self.past.push(trace.first + at as u64, node.op, times);
            self.search();
        }
        self.seen = trace.first + trace.nodes.len() as u64;
        ended
    }

    /// A loop whose rounds stay the same within a round of another one is left to that.
    fn follow(&mut self, op: &Op) -> Option<Ended> {
        let mut ended = None;
        for at in 0..self.known.len() {
            let length = self.known[at].forms.len();
            let outer = |round: &Round| round.is_followed() && round.forms.len() > length;
            match self.known[at].follow(op) {
                Some(Ended::Same) if self.known.iter().any(outer) => {}
                here => ended = here.or(ended),
            }
        }
        ended
    }

    /// Another stream starts.
    pub(crate) fn restart(&mut self) {
        self.known.iter_mut().for_each(|round| round.followed = 0);
        self.forget();
    }

    /// The stream was cut and goes on.
    pub(crate) fn goes_on(&mut self) {
        if !self.past.ops.is_empty() {
            self.start_search(self.past.ops.len());
        }
    }

    fn start_search(&mut self, start: usize) {
        if self.searches.len() < SEARCHES {
            self.searches.push(Search { start, borders: Vec::new() });
        }
    }

    /// Looks at the latest op of the past.
    fn search(&mut self) {
        let length = self.past.ops.len();
        if STARTS.contains(&(length - 1)) {
            self.start_search(length - 1);
        }
        let mut found = None;
        for search in &mut self.searches {
            search.push(&self.past);
            let is_it = |round: &Round| round.is_followed() && round.forms.len() == search.period();
            if search.decides() && !self.known.iter().any(is_it) {
                found = self.past.round(search).or(found);
            }
        }
        if let Some(round) = found {
            if self.known.len() == LOOPS {
                self.known.remove(0);
            }
            self.known.push(round);
        }
        if length == LONGEST_STREAM {
            self.forget();
        }
    }

    fn forget(&mut self) {
        self.past.clear();
        self.searches.clear();
    }
}

/// A round of a loop.
struct Round {
    forms: Box<[u32]>,
    /// The ops that it had last.
    ids: Box<[u32]>,
    /// How many of the latest ops followed it, round after round.
    followed: usize,
    /// Whether those of the latest round were the same as before.
    is_same: bool,
}

impl Round {
    /// Says how a round ended with this op, if one did and enough came to know the loop.
    fn follow(&mut self, op: &Op) -> Option<Ended> {
        if self.forms[self.followed % self.forms.len()] != op.form_id {
            self.followed = 0;
        }
        let at = self.followed % self.forms.len();
        if self.forms[at] != op.form_id {
            return None;
        }
        self.is_same = (at == 0 || self.is_same) && self.ids[at] == op.id;
        self.ids[at] = op.id;
        self.followed += 1;
        if self.followed < self.enough() || !self.followed.is_multiple_of(self.forms.len()) {
            return None;
        }
        Some(if self.is_same { Ended::Same } else { Ended::Resized(self.forms.len()) })
    }

    fn is_followed(&self) -> bool {
        self.followed >= OPENING.min(self.forms.len())
    }

    /// Ops that tell a loop from others: whole rounds, and as many as make an opening.
    fn enough(&self) -> usize {
        self.forms.len() * OPENING.div_ceil(self.forms.len())
    }
}

/// A search for what all ops from one on repeat.
struct Search {
    start: usize,
    /// For each op from there on, with how many ops the stretch up to it both starts and ends.
    borders: Vec<u32>,
}

impl Search {
    fn push(&mut self, past: &Past) {
        let Some(&last) = self.borders.last() else { return self.borders.push(0) };
        let forms = &past.forms[self.start..];
        let form = forms[self.borders.len()];
        let mut border = last as usize;
        while border > 0 && forms[border] != form {
            border = self.borders[border - 1] as usize;
        }
        self.borders.push(border as u32 + u32::from(forms[border] == form));
    }

    /// After how many ops the stretch repeats.
    fn period(&self) -> usize {
        self.borders.len() - self.borders.last().map_or(0, |&border| border as usize)
    }

    /// How many ops are enough where sizes vary.
    fn enough_varying(&self) -> usize {
        let period = self.period();
        (period * VARYING).min(VARYING_ENOUGH).max(period * VARYING_LEAST).max(OPENING)
    }

    /// Whether it is time to decide: when enough was seen for the one or the other kind of loop,
    /// and each time that twice as much was.
    fn decides(&self) -> bool {
        let (period, length) = (self.period(), self.borders.len());
        if length - period < SAME.min(period) {
            return false;
        }
        let enough_same = (period + period.min(SAME)).max(SAME_LEAST);
        let is_time = |enough: usize| {
            length >= enough && length.is_multiple_of(enough) && (length / enough).is_power_of_two()
        };
        is_time(enough_same) || is_time(self.enough_varying())
    }
}

/// Ops, and when each of their operands was made.
#[derive(Default)]
struct Past {
    /// The first op's place in the device's stream.
    first: u64,
    ops: Vec<&'static Op>,
    forms: Vec<u32>,
    times: Vec<Time>,
    /// Where the times of each op end.
    ends: Vec<u32>,
}

impl Past {
    fn push(&mut self, at: u64, op: &'static Op, times: impl Iterator<Item = Time>) {
        if self.ops.is_empty() {
            self.first = at;
        }
        self.ops.push(op);
        self.forms.push(op.form_id);
        self.times.extend(times);
        self.ends.push(self.times.len() as u32);
    }

    fn clear(&mut self) {
        self.ops.clear();
        self.forms.clear();
        self.times.clear();
        self.ends.clear();
    }

    fn times(&self, at: usize) -> &[Time] {
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.times[start as usize..self.ends[at] as usize]
    }

    /// A round, if what the search found to repeat is a loop.
    fn round(&self, search: &Search) -> Option<Round> {
        let (length, period) = (self.ops.len(), search.period());
        let (mut same, mut other, mut equal, mut resized) = (0, 0, true, 0);
        for at in search.start + period..length {
            let (op, before) = (self.ops[at], self.ops[at - period]);
            equal &= op.id == before.id;
            resized += usize::from(op.has_other_extents(before));
            for (now, then) in self.times(at).iter().zip(self.times(at - period)) {
                same += usize::from(now == then);
                other += usize::from(now != then && self.age(at, *now) > period);
            }
        }
        let enough = search.borders.len() >= search.enough_varying();
        let varies = enough && resized > search.borders.len() / period / 2;
        if !(equal && same >= other || varies && same > other) {
            return None;
        }
        let start = length - period;
        let meeting = self.meeting(period);
        let ops = (0..period).map(|at| self.ops[start + (meeting + at) % period]);
        let mut round = Round {
            forms: ops.clone().map(|op| op.form_id).collect(),
            ids: ops.map(|op| op.id).collect(),
            followed: 0,
            is_same: equal,
        };
        round.followed = round.enough() + (period - meeting) % period;
        Some(round)
    }

    /// At which of the latest ops, so many as a period has, rounds meet: there fewest values of
    /// those that were made within a period are still to be read.
    fn meeting(&self, period: usize) -> usize {
        let start = self.ops.len() - period;
        // How many more values are still to be read at each op than at the one before, the last
        // one being before the first one.
        let mut change = vec![0i64; period];
        for at in start..self.ops.len() {
            let ages = self.times(at).iter().filter(|time| time.is_of_op());
            for age in ages.map(|&time| self.age(at, time)).filter(|&age| age <= period) {
                change[(at + 1 + period - age - start) % period] += 1;
                change[(at + 1 - start) % period] -= 1;
            }
        }
        let handed_on = change.iter().scan(0, |sum, change| {
            *sum += change;
            Some(*sum)
        });
        handed_on.enumerate().min_by_key(|&(at, n)| (n, at)).map_or(0, |(at, _)| at)
    }

    /// How many ops before one of the past a value was made or came.
    fn age(&self, at: usize, time: Time) -> usize {
        (self.first + at as u64).saturating_sub(time.op) as usize
    }
}
