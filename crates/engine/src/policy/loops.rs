//! Loop detection: where the iterations of a loop that reads nothing end.
//!
//! The stream of a loop repeats, if only in form, which leaves sizes open. The borders of Knuth,
//! Morris and Pratt ("Fast pattern matching in strings", 1977) tell after how many ops. A repetition
//! is a loop if it reads the same parameters again: each layer of a model has other parameters. Its
//! iterations meet where fewest values are handed on. A loop that was found is recognized when it
//! comes again.
//!
//! Only the content of the stream decides, so all ranks cut at the same places.

use crate::record::op::Op;
use crate::record::trace::{Time, Trace};
use crate::tuning::{
    LONGEST_STREAM, LOOPS, OPENING, SAME, SAME_LEAST, SEARCHES, STARTS, VARYING, VARYING_ENOUGH,
    VARYING_LEAST,
};

#[derive(Default)]
pub(crate) struct Loops {
    past: Past,
    searches: Vec<Search>,
    known: Vec<Iteration>,
    /// How many ops of the device's stream were looked at.
    seen: u64,
}

/// How an iteration ended.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    /// With the ops of the one before.
    Same,
    /// With other sizes; so many ops make a iteration.
    Resized(usize),
}

impl Loops {
    /// Looks at what was recorded since the last time. Says whether an iteration ended.
    pub(crate) fn ends_iteration(&mut self, trace: &Trace) -> Option<Ended> {
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

    /// A loop whose iterations stay the same within an iteration of another one is left to that.
    fn follow(&mut self, op: &Op) -> Option<Ended> {
        let mut ended = None;
        for at in 0..self.known.len() {
            let length = self.known[at].forms.len();
            let outer =
                |iteration: &Iteration| iteration.is_followed() && iteration.forms.len() > length;
            match self.known[at].follow(op) {
                Some(Ended::Same) if self.known.iter().any(outer) => {}
                here => ended = here.or(ended),
            }
        }
        ended
    }

    /// Another stream starts.
    pub(crate) fn restart(&mut self) {
        self.known.iter_mut().for_each(|iteration| iteration.followed = 0);
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
            let is_it = |iteration: &Iteration| {
                iteration.is_followed() && iteration.forms.len() == search.period()
            };
            if search.decides() && !self.known.iter().any(is_it) {
                found = self.past.iteration(search).or(found);
            }
        }
        if let Some(iteration) = found {
            if self.known.len() == LOOPS {
                self.known.remove(0);
            }
            self.known.push(iteration);
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

/// An iteration of a loop.
struct Iteration {
    forms: Box<[u32]>,
    /// The ops that it had last.
    ids: Box<[u32]>,
    /// How many of the latest ops followed it, iteration after iteration.
    followed: usize,
    /// Whether those of the latest iteration were the same as before.
    is_same: bool,
}

impl Iteration {
    /// Says how an iteration ended with this op, if one did and enough came to know the loop.
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

    /// Ops that tell a loop from others: whole iterations, and as many as make an opening.
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

    /// An iteration, if what the search found to repeat is a loop.
    fn iteration(&self, search: &Search) -> Option<Iteration> {
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
        let mut iteration = Iteration {
            forms: ops.clone().map(|op| op.form_id).collect(),
            ids: ops.map(|op| op.id).collect(),
            followed: 0,
            is_same: equal,
        };
        iteration.followed = iteration.enough() + (period - meeting) % period;
        Some(iteration)
    }

    /// At which of the latest ops, so many as a period has, iterations meet: there fewest values of
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
