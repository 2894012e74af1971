//! Families: programs that differ in sizes alone, and the law by which they do.

use super::ints;
use super::plan::ROUNDS;
use crate::data::Data;
use crate::op::Op;
use crate::program::Graph;
use shapes::{Fitting, Size, Witnesses};
use std::collections::{BTreeSet, HashMap};
use std::ops::Range;
use std::sync::Arc;

use super::write::Built;

/// The numbers in which one program of a family differs from the others.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(crate) struct Instance {
    /// Extents of inputs, as their layouts count them.
    pub(crate) inputs: Vec<i64>,
    pub(crate) outputs: Vec<i64>,
    /// Attributes of ops.
    pub(crate) ints: Vec<i64>,
    /// Those of them that say where a view begins, and the largest that each could be.
    starts: Vec<(usize, i64)>,
}

/// Each number of an instance as a size.
#[derive(Clone, Debug)]
pub(crate) struct Law {
    /// The number of an instance that each symbol is, and how many times the symbol it is.
    symbols: Vec<(usize, i64)>,
    pub(crate) inputs: Vec<Size>,
    pub(crate) outputs: Vec<Size>,
    pub(crate) ints: Vec<Size>,
    /// For each symbol that is no extent, but only where views begin, the largest that it could be.
    pub(crate) starts: Vec<Option<i64>>,
}

/// More than these are rather different programs than one.
const SYMBOLS: usize = 3;
/// Extents that may turn out to be products or quotients of others.
const CANDIDATES: usize = 12;
/// Instances that are remembered until a law is found.
const INSTANCES: usize = 8;
/// Laws that are tried before a family is given up.
const FAILURES: usize = 12;
/// Laws after which the next one is not trusted to be the last.
const LAWS: usize = 6;
/// Families of one form that are told apart.
const FAMILIES: usize = 16;

#[derive(Default)]
pub(crate) struct Family {
    pub(crate) instances: Vec<Instance>,
    /// The first round, the latest one in which there was a new instance, and in how many there was one.
    born: u64,
    round: u64,
    pub(crate) rounds: u32,
    pub(crate) law: Option<Arc<Law>>,
    /// Recordings at made-up sizes.
    pub(crate) witnesses: Option<Witnesses>,
    /// Programs by their bounds.
    pub(crate) built: HashMap<Vec<i64>, Built>,
    /// How many plans were made.
    pub(crate) plans: u64,
    /// The law led to no program.
    pub(crate) refused: bool,
    /// Which symbols were seen to count up.
    pub(crate) counting: Vec<bool>,
    /// Whether the kind of law that is tried first is the one whose extents have divisors.
    divided: bool,
    /// How many laws were tried, how many of them in vain, and in vain with these instances.
    laws: usize,
    failures: usize,
    failures_here: usize,
    /// It was made of several, as sizes that each of them has one of vary, too.
    is_joined: bool,
}

impl Instance {
    /// `None` where a program has no family.
    pub(crate) fn of(graph: &Graph, inputs: &[Arc<Data>]) -> Option<Instance> {
        let mut extents = Vec::new();
        for data in inputs {
            match &data.layout {
                None => extents.extend_from_slice(&data.ty.dims),
                Some(layout) => extents.extend(layout.0.iter().flatten().map(|run| run.size)),
            }
        }
        let outputs = graph.output_types.iter().flat_map(|ty| ty.dims.iter().copied()).collect();
        let (mut ints, mut starts) = (Vec::new(), Vec::new());
        for node in &graph.nodes {
            node.op.starts(ints.len(), &mut starts);
            node.op.ints(&mut ints)?;
        }
        Some(Instance { inputs: extents, outputs, ints, starts })
    }

    fn numbers(&self) -> impl Iterator<Item = i64> {
        self.inputs.iter().chain(&self.outputs).chain(&self.ints).copied()
    }

    /// One of all numbers: of inputs, then of outputs, then of ops.
    fn number(&self, i: usize) -> i64 {
        let (inputs, outputs) = (self.inputs.len(), self.outputs.len());
        match i {
            _ if i < inputs => self.inputs[i],
            _ if i < inputs + outputs => self.outputs[i - inputs],
            _ => self.ints[i - inputs - outputs],
        }
    }
}

/// What all programs of a family have in common.
pub(crate) fn form(graph: &Graph, inputs: &[Arc<Data>]) -> Box<[u64]> {
    let mut form = Vec::with_capacity(graph.nodes.len() * 16);
    for data in inputs {
        ints::push_type(&mut form, &data.ty);
        // Where one run counts each dimension, room to spare makes no difference.
        if let Some(layout) = data.layout.as_ref().filter(|layout| layout.runs() > layout.0.len()) {
            form.extend(layout.0.iter().map(|runs| 1 << 32 | runs.len() as u64));
        }
    }
    for node in &graph.nodes {
        node.op.form(&mut form);
        form.extend(node.operands.iter().map(|&o| u64::from(o)));
    }
    form.extend(graph.outputs.iter().map(|&o| u64::from(o)));
    graph.output_types.iter().for_each(|ty| ints::push_type(&mut form, ty));
    form.extend(graph.donations.iter().map(|d| d.map_or(u64::MAX, u64::from)));
    form.into()
}

/// The family among those of one form to which an instance of this round belongs: the one whose law
/// it obeys, else the one from which it differs least and still has a law in common with.
pub(crate) fn belongs<'f>(
    families: &'f mut Vec<Family>,
    instance: &Instance,
    round: u64,
) -> &'f mut Family {
    let known = families.iter().position(|family| family.obeys(instance));
    let at = known.unwrap_or_else(|| {
        let is_open = |&at: &usize| !(families[at].is_joined && families[at].refused);
        let mut near: Vec<usize> = (0..families.len()).filter(is_open).collect();
        near.sort_by_key(|&at| families[at].distance(instance));
        let found = near.into_iter().find(|&at| families[at].may_hold(instance));
        found.unwrap_or_else(|| {
            if families.len() == FAMILIES {
                families.remove(0);
            }
            families.push(Family::joining(families, instance, round).unwrap_or_default());
            families.len() - 1
        })
    });
    &mut families[at]
}

impl Family {
    /// Remembers an instance that was seen in this round. Says whether it is new.
    pub(crate) fn note(&mut self, instance: &Instance, round: u64) -> bool {
        if self.instances.contains(instance) {
            return false;
        }
        if self.rounds == 0 {
            self.born = round;
        }
        if self.round != round || self.rounds == 0 {
            self.round = round;
            self.rounds += 1;
        }
        if self.instances.len() == INSTANCES {
            self.instances.remove(0);
        }
        self.instances.push(instance.clone());
        true
    }

    fn obeys(&self, instance: &Instance) -> bool {
        self.law.as_ref().is_some_and(|law| law.point(instance).is_some())
    }

    /// Whether it may be one of the family: with few others, it may; with more, there is a law, in
    /// which nothing else is an extent that varies.
    fn may_hold(&self, instance: &Instance) -> bool {
        let mut instances = self.instances.clone();
        instances.push(instance.clone());
        let law = self.law.as_ref().filter(|_| !self.is_joined);
        let most = law.map_or(SYMBOLS, |law| law.extents());
        let law = |divided| Law::find(&instances, divided).is_some_and(|law| law.extents() <= most);
        instances.len() < 3 || law(false) || law(true)
    }

    /// A family of what several have and an instance that none of them holds. Each has a size of its
    /// own that was fixed, as of a cache that is made for each answer; where they came one after
    /// another, that varies, too. The sizes of a model's layers come all in one round.
    fn joining(families: &[Family], instance: &Instance, round: u64) -> Option<Family> {
        let births: BTreeSet<u64> = families.iter().map(|f| f.born).chain([round]).collect();
        if births.len() < ROUNDS as usize || families.iter().any(|family| family.is_joined) {
            return None;
        }
        let of_each = families.iter().rev().flat_map(|f| f.instances.iter().rev().take(2));
        let mut instances: Vec<_> = of_each.take(INSTANCES - 1).cloned().collect();
        instances.reverse();
        let (is_joined, rounds, born) = (true, ROUNDS, round);
        let joined = Family { instances, is_joined, rounds, born, ..Family::default() };
        joined.may_hold(instance).then_some(joined)
    }

    /// In how many numbers an instance differs from the latest one.
    fn distance(&self, instance: &Instance) -> usize {
        let Some(latest) = self.instances.last() else { return 0 };
        let differ = |x: &[i64], y: &[i64]| x.iter().zip(y).filter(|(x, y)| x != y).count();
        differ(&latest.inputs, &instance.inputs)
            + differ(&latest.outputs, &instance.outputs)
            + differ(&latest.ints, &instance.ints)
    }

    /// Finds the law anew, as there are other instances.
    pub(crate) fn find_law(&mut self) {
        self.failures_here = 0;
        self.find_either_law();
    }

    /// What was built by another law goes.
    fn find_either_law(&mut self) {
        let law = Law::find(&self.instances, self.divided).or_else(|| {
            self.divided = !self.divided;
            Law::find(&self.instances, self.divided)
        });
        self.law = law.map(Arc::new);
        self.witnesses = None;
        self.laws += 1;
        self.built.clear();
        self.refused = false;
        self.counting.clear();
    }

    /// Tries the other kind of law where this one led to no program, or waits for more instances.
    pub(crate) fn fail(&mut self) {
        self.failures += 1;
        self.failures_here += 1;
        self.divided = !self.divided;
        if self.failures_here == 1 {
            self.find_either_law();
        }
    }

    /// Whether its law has held so long that its programs can be expected to come again.
    pub(crate) fn is_settled(&self) -> bool {
        self.laws <= LAWS
    }

    /// Whether the latest instance differs from the one before by one in each number that differs,
    /// as the length of a growing cache does.
    pub(crate) fn counts_up(&self) -> bool {
        let [.., before, latest] = &self.instances[..] else { return false };
        before.numbers().zip(latest.numbers()).all(|(x, y)| y == x || y == x + 1)
    }

    /// Notices which symbols count up: they will go on, and each bound that they meet is a program
    /// and a buffer laid out anew.
    pub(crate) fn notice_counting(&mut self, law: &Law) {
        self.counting.resize(law.symbols(), false);
        let lately = self.instances.iter().rev().map_while(|instance| law.point(instance));
        let lately: Vec<_> = lately.take(3).collect();
        for (s, counting) in self.counting.iter_mut().enumerate() {
            let mut steps = lately.windows(2).map(|pair| pair[1][s] + 1 == pair[0][s]);
            *counting |= lately.len() > 1 && steps.all(|step| step);
        }
    }

    /// Whether a symbol only says where views begin.
    pub(crate) fn is_start(&self, symbol: usize) -> bool {
        self.law.as_ref().is_some_and(|law| law.starts[symbol].is_some())
    }

    pub(crate) fn any_counting(&self) -> bool {
        self.counting.contains(&true)
    }

    /// Lets the program go that was not used for longest, where there are so many.
    pub(crate) fn make_room(&mut self, most: usize) {
        while self.built.len() >= most {
            let oldest = self.built.iter().min_by_key(|(_, built)| built.used);
            let Some(oldest) = oldest.map(|(bounds, _)| bounds.clone()) else { return };
            self.built.remove(&oldest);
        }
    }

    /// Whether a new instance may show what is wrong with a law that led to no program.
    pub(crate) fn may_try_again(&self) -> bool {
        self.refused && self.failures < FAILURES
    }
}

impl Law {
    /// `divided`: extents are taken to be what their values have in common, times a symbol.
    fn find(instances: &[Instance], divided: bool) -> Option<Law> {
        let first = instances.first()?;
        let column = |i: usize| instances.iter().map(|instance| instance.number(i)).collect();
        let columns: Vec<Vec<i64>> = (0..first.numbers().count()).map(column).collect();
        let inputs = first.inputs.len();
        let outputs = inputs + first.outputs.len();
        let symbols = Law::symbols_of(&columns, inputs, divided)?;
        let fitting = fitting(&columns, &symbols);
        let fit = |range: Range<usize>| -> Option<Vec<Size>> {
            columns[range].iter().map(|values| fitting.size(values)).collect()
        };
        let mut law = Law {
            inputs: fit(0..inputs)?,
            outputs: fit(inputs..outputs)?,
            ints: fit(outputs..columns.len())?,
            starts: Vec::new(),
            symbols,
        };
        law.starts = (0..law.symbols.len()).map(|s| law.start(s, instances.last()?)).collect();
        Some(law)
    }

    /// The largest that a symbol could be, if it only says where views begin.
    fn start(&self, symbol: usize, latest: &Instance) -> Option<i64> {
        let most: HashMap<usize, i64> = latest.starts.iter().copied().collect();
        if self.inputs.iter().chain(&self.outputs).any(|size| size.has(symbol)) {
            return None;
        }
        let uses = self.ints.iter().enumerate().filter(|(_, size)| size.has(symbol));
        let most = uses.map(|(i, size)| match size.as_linear() {
            Some((_, 1, added)) => most.get(&i).map(|most| most - added),
            _ => None,
        });
        most.collect::<Option<Vec<_>>>()?.into_iter().min()
    }

    /// The numbers of which all others may be made: extents of inputs, which come first, and what
    /// does not follow from them, as how much of a buffer is read. What is always as many times another
    /// number is that number so many times.
    fn symbols_of(columns: &[Vec<i64>], inputs: usize, divided: bool) -> Option<Vec<(usize, i64)>> {
        let mut symbols: Vec<(usize, i64)> = Vec::new();
        let mut known = Fitting::default();
        for (i, values) in columns.iter().enumerate() {
            if i == inputs {
                without_followers(columns, inputs, &mut symbols);
                known = fitting(columns, &symbols);
            }
            let is_fixed = values.iter().all(|&v| v == values[0]);
            if is_fixed || values.iter().any(|&v| v < 0) {
                continue;
            }
            let is_more = |&(s, _): &(usize, i64)| {
                let mut both = values.iter().zip(&columns[s]);
                both.all(|(v, k)| v - k == values[0] - columns[s][0])
            };
            let follows = match i < inputs {
                true => symbols.iter().any(is_more),
                false => known.size(values).is_some(),
            };
            if follows {
                continue;
            }
            if symbols.len() > CANDIDATES {
                return None;
            }
            let times = match divided {
                true => values.iter().copied().fold(0, gcd),
                false => columns.iter().filter_map(|c| times(values, c)).max().unwrap_or(1),
            };
            symbols.push((i, times));
            if i >= inputs {
                known = fitting(columns, &symbols);
            }
        }
        without_followers(columns, inputs, &mut symbols);
        (1..=SYMBOLS).contains(&symbols.len()).then_some(symbols)
    }

    /// The values of the symbols, where an instance obeys the law.
    pub(crate) fn point(&self, instance: &Instance) -> Option<Vec<i64>> {
        let point: Vec<i64> = self.symbols.iter().map(|&(s, n)| instance.number(s) / n).collect();
        let holds = |sizes: &[Size], values: &[i64]| {
            sizes.len() == values.len()
                && sizes.iter().zip(values).all(|(size, &v)| size.eval(&point) == v)
        };
        let obeys = point.iter().all(|&symbol| symbol >= 0)
            && holds(&self.inputs, &instance.inputs)
            && holds(&self.outputs, &instance.outputs)
            && holds(&self.ints, &instance.ints);
        obeys.then_some(point)
    }

    /// How many symbols it has that do not only say where views begin.
    fn extents(&self) -> usize {
        self.starts.iter().filter(|start| start.is_none()).count()
    }

    /// How many symbols it has.
    pub(crate) fn symbols(&self) -> usize {
        self.symbols.len()
    }

    /// The ops of a program of the family at these sizes, if there can be one.
    pub(crate) fn ops(&self, graph: &Graph, point: &[i64]) -> Option<Vec<Op>> {
        let mut ints = self.ints.iter().map(|size| size.eval(point));
        graph.nodes.iter().map(|node| node.op.with_ints(&mut ints)).collect()
    }

    /// For each symbol, how large its dimensions are at these sizes. What is a symbol but for a few
    /// elements counts, as all of those dimensions have the same bound.
    pub(crate) fn needs(&self, point: &[i64]) -> Vec<i64> {
        let mut needs = point.to_vec();
        for size in self.inputs.iter().chain(&self.outputs) {
            if let Some((symbol, times, added)) = size.as_linear() {
                let more = added.div_euclid(times) + i64::from(added.rem_euclid(times) > 0);
                needs[symbol] = needs[symbol].max(point[symbol] + more);
            }
        }
        needs
    }
}

/// What is a product or a quotient of others is no symbol, and what is no extent of an input is none
/// if it follows from others at all.
fn without_followers(columns: &[Vec<i64>], inputs: usize, symbols: &mut Vec<(usize, i64)>) {
    for at in (0..symbols.len()).rev() {
        let mut others = symbols.clone();
        let (i, _) = others.remove(at);
        let follows = match i < inputs {
            true => Fitting::new(&points(columns, &others)).factor(&columns[i]),
            false => fitting(columns, &others).size(&columns[i]),
        };
        if follows.is_some() {
            *symbols = others;
        }
    }
}

/// Sizes in these symbols, for all the numbers.
fn fitting(columns: &[Vec<i64>], symbols: &[(usize, i64)]) -> Fitting {
    let mut fitting = Fitting::new(&points(columns, symbols));
    fitting.learn(columns.iter().map(Vec::as_slice));
    fitting
}

/// What the symbols are in each instance.
fn points(columns: &[Vec<i64>], symbols: &[(usize, i64)]) -> Vec<Vec<i64>> {
    let instances = columns.first().map_or(0, Vec::len);
    let point = |at: usize| symbols.iter().map(|&(s, n)| columns[s][at] / n).collect();
    (0..instances).map(point).collect()
}

/// How many times others these values are, if that is the same for all.
fn times(values: &[i64], others: &[i64]) -> Option<i64> {
    let times = values.first()?.checked_div(*others.first()?)?;
    let all = values.iter().zip(others).all(|(v, o)| o.checked_mul(times) == Some(*v));
    (times > 0 && all).then_some(times)
}

fn gcd(a: i64, b: i64) -> i64 {
    if b == 0 { a } else { gcd(b, a % b) }
}

#[cfg(test)]
mod tests {
    use super::{Instance, Law};

    /// A prompt of so many tokens, and the cache of so many places that its program leaves.
    fn answer(tokens: i64, places: i64) -> Instance {
        let (outputs, ints) = (vec![places * 32], vec![places, places - tokens]);
        Instance { inputs: vec![tokens], outputs, ints, starts: Vec::new() }
    }

    #[test]
    fn a_symbol_is_the_number_that_others_are_multiples_of() {
        let instances = [answer(54, 117), answer(58, 121), answer(10, 121)];
        let law = Law::find(&instances, false).expect("a law");
        let point = |tokens, places| law.point(&answer(tokens, places));
        assert_eq!(point(10, 121), Some(vec![10, 121]));
        assert_eq!(point(71, 133), Some(vec![71, 133]));
        let other = Instance { outputs: vec![133 * 32 + 1], ..answer(71, 133) };
        assert_eq!(law.point(&other), None);
    }
}
