//! Loop detection: the ends of iterations in a loop that reads nothing.
//!
//! The stream of a loop repeats, at least in structure, which leaves sizes open. The borders of
//! Knuth, Morris and Pratt ("Fast pattern matching in strings", 1977) give its period in ops. A
//! repetition is a loop if it reads the same values again: each layer of a model has other
//! parameters. Iterations are divided at the op where the fewest values are live. A loop that was
//! found is recognized the next time.
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
    /// The number of ops of the device's stream that were searched.
    seen: u64,
    /// Ops of the stream after which all searches start over.
    longest: usize,
}

/// The end of an iteration.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(crate) enum Ended {
    /// With the ops of the iteration before.
    Same,
    /// With other sizes: the ops of an iteration, and the iterations in a row that ended.
    Resized { length: usize, times: usize },
}

impl Loops {
    /// For traces of at most so many ops.
    pub(crate) fn new(longest_trace: usize) -> Self {
        Self { longest: LONGEST_STREAM * longest_trace, ..Self::default() }
    }

    /// Looks at the ops that were recorded since the last call. Returns the latest end of an
    /// iteration, if there is one.
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

    /// A loop with equal iterations inside another loop's iteration ends no iteration: the outer
    /// loop does.
    fn follow(&mut self, op: &Op) -> Option<Ended> {
        let mut ended = None;
        for at in 0..self.known.len() {
            let length = self.known[at].structures.len();
            let outer = |iteration: &Iteration| {
                iteration.is_followed() && iteration.structures.len() > length
            };
            match self.known[at].follow(op) {
                Some(Ended::Same) if self.known.iter().any(outer) => {}
                here => ended = here.or(ended),
            }
        }
        ended
    }

    /// Notes that another stream starts.
    pub(crate) fn restart(&mut self) {
        self.known.iter_mut().for_each(|iteration| iteration.followed = 0);
        self.forget();
    }

    /// Notes that the stream was cut and goes on.
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

    /// Extends all searches by the latest op.
    fn search(&mut self) {
        let length = self.past.ops.len();
        if STARTS.contains(&(length - 1)) {
            self.start_search(length - 1);
        }
        let mut found = None;
        for search in &mut self.searches {
            search.push(&self.past);
            let is_it = |iteration: &Iteration| {
                iteration.is_followed() && iteration.structures.len() == search.period()
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
        if length == self.longest {
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
    structures: Box<[u32]>,
    /// The ops of the latest iteration.
    ids: Box<[u32]>,
    /// The number of latest ops that followed the loop, over all iterations.
    followed: usize,
    /// True if the ops of the latest iteration were equal to those before.
    is_same: bool,
}

impl Iteration {
    /// The kind of end, if an iteration ends with this op and enough ops identify the loop.
    fn follow(&mut self, op: &Op) -> Option<Ended> {
        if self.structures[self.followed % self.structures.len()] != op.structure_id {
            self.followed = 0;
        }
        let at = self.followed % self.structures.len();
        if self.structures[at] != op.structure_id {
            return None;
        }
        self.is_same = (at == 0 || self.is_same) && self.ids[at] == op.id;
        self.ids[at] = op.id;
        self.followed += 1;
        if self.followed < self.enough() || !self.followed.is_multiple_of(self.structures.len()) {
            return None;
        }
        let length = self.structures.len();
        let resized = Ended::Resized { length, times: self.followed / length };
        Some(if self.is_same { Ended::Same } else { resized })
    }

    fn is_followed(&self) -> bool {
        self.followed >= OPENING.min(self.structures.len())
    }

    /// Ops that identify a loop: whole iterations, as many as make an opening.
    fn enough(&self) -> usize {
        self.structures.len() * OPENING.div_ceil(self.structures.len())
    }
}

/// A search for a period of the stream from one op on.
struct Search {
    start: usize,
    /// For each op from `start` on, the length of the longest border: the stretch up to the op both
    /// starts and ends with it.
    borders: Vec<u32>,
}

impl Search {
    fn push(&mut self, past: &Past) {
        let Some(&last) = self.borders.last() else { return self.borders.push(0) };
        let structures = &past.structures[self.start..];
        let structure = structures[self.borders.len()];
        let mut border = last as usize;
        while border > 0 && structures[border] != structure {
            border = self.borders[border - 1] as usize;
        }
        self.borders.push(border as u32 + u32::from(structures[border] == structure));
    }

    /// The number of ops after which the stretch repeats.
    fn period(&self) -> usize {
        self.borders.len() - self.borders.last().map_or(0, |&border| border as usize)
    }

    /// The number of ops that show a loop if sizes vary.
    fn enough_varying(&self) -> usize {
        let period = self.period();
        (period * VARYING).min(VARYING_ENOUGH).max(period * VARYING_LEAST).max(OPENING)
    }

    /// True if it is time to decide: when enough ops were seen for either kind of loop, and each
    /// time that their number doubles.
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

/// Ops, and the times at which their operands were made.
#[derive(Default)]
struct Past {
    /// The first op's place in the device's stream.
    first: u64,
    ops: Vec<&'static Op>,
    structures: Vec<u32>,
    times: Vec<Time>,
    /// The ends of each op's times.
    ends: Vec<u32>,
}

impl Past {
    fn push(&mut self, at: u64, op: &'static Op, times: impl Iterator<Item = Time>) {
        if self.ops.is_empty() {
            self.first = at;
        }
        self.ops.push(op);
        self.structures.push(op.structure_id);
        self.times.extend(times);
        self.ends.push(self.times.len() as u32);
    }

    fn clear(&mut self) {
        self.ops.clear();
        self.structures.clear();
        self.times.clear();
        self.ends.clear();
    }

    fn times(&self, at: usize) -> &[Time] {
        let start = at.checked_sub(1).map_or(0, |before| self.ends[before]);
        &self.times[start as usize..self.ends[at] as usize]
    }

    /// An iteration, if the repetition that the search found is a loop.
    fn iteration(&self, search: &Search) -> Option<Iteration> {
        let (length, period) = (self.ops.len(), search.period());
        let (mut same, mut other, mut equal, mut resized) = (0, 0, true, 0);
        let mut parameters = 0;
        for at in search.start + period..length {
            let (op, before) = (self.ops[at], self.ops[at - period]);
            equal &= op.id == before.id;
            resized += usize::from(op.has_other_extents(before));
            for (now, then) in self.times(at).iter().zip(self.times(at - period)) {
                same += usize::from(now == then);
                parameters += usize::from(now == then && now.op < self.first);
                other += usize::from(now != then && self.age(at, *now) > period);
            }
        }
        let enough = search.borders.len() >= search.enough_varying();
        let varies = enough && resized > search.borders.len() / period / 2;
        // A few ops of a layer may read only what the step has made for all layers, such as a mask.
        let is_clear =
            other == 0 && (parameters > 0 || same == 0) || search.borders.len() >= 2 * period;
        if !(equal && is_clear && same >= other || varies && same > other) {
            return None;
        }
        let start = length - period;
        let meeting = self.meeting(period);
        let ops = (0..period).map(|at| self.ops[start + (meeting + at) % period]);
        let mut iteration = Iteration {
            structures: ops.clone().map(|op| op.structure_id).collect(),
            ids: ops.map(|op| op.id).collect(),
            followed: 0,
            is_same: equal,
        };
        iteration.followed = iteration.enough() + (period - meeting) % period;
        Some(iteration)
    }

    /// The op of the latest period at which iterations meet. There, the fewest values that were
    /// made within a period have later readers.
    fn meeting(&self, period: usize) -> usize {
        let start = self.ops.len() - period;
        // The change, at each op, in the number of values with later readers. The last op comes
        // before the first.
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

    /// The number of ops between the making of a value, or its arrival, and an op of the past.
    fn age(&self, at: usize, time: Time) -> usize {
        (self.first + at as u64).saturating_sub(time.op) as usize
    }
}
