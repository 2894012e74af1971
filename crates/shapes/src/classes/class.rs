//! Classes of programs that differ in sizes alone.

use super::relation::{Instance, Relation};
use super::write::Built;
use crate::Witnesses;
use crate::tuning::{CLASSES, FAILURES, INSTANCES, ITERATIONS, RELATIONS, SYMBOLS};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

pub(super) struct Class<P> {
    pub(super) instances: Vec<Instance>,
    /// The first iteration, the latest one in which there was a new instance, and in how many there was one.
    born: u64,
    iteration: u64,
    pub(super) iterations: u32,
    pub(super) relation: Option<Arc<Relation>>,
    /// Recordings at made-up sizes.
    pub(super) witnesses: Option<Witnesses>,
    /// Programs by their bounds.
    pub(super) built: HashMap<Vec<i64>, Built<P>>,
    /// How many plans were made.
    pub(super) plans: u64,
    /// The relation led to no program.
    pub(super) refused: bool,
    /// Which symbols were seen to count up.
    pub(super) counting: Vec<bool>,
    /// Whether the kind of relation that is tried first is the one whose extents have divisors.
    divided: bool,
    /// How many relations were tried, how many of them in vain, and in vain with these instances.
    relations: usize,
    failures: usize,
    failures_here: usize,
    /// It was made of several, as sizes that each of them has one of vary, too.
    is_joined: bool,
}

impl<P> Default for Class<P> {
    fn default() -> Self {
        Self {
            instances: Vec::new(),
            born: 0,
            iteration: 0,
            iterations: 0,
            relation: None,
            witnesses: None,
            built: HashMap::new(),
            plans: 0,
            refused: false,
            counting: Vec::new(),
            divided: false,
            relations: 0,
            failures: 0,
            failures_here: 0,
            is_joined: false,
        }
    }
}

/// The class among those of one form to which an instance of this iteration belongs: the one whose relation
/// it obeys, else the one from which it differs least and still has a relation in common with.
pub(super) fn class_of<'f, P>(
    classes: &'f mut Vec<Class<P>>,
    instance: &Instance,
    iteration: u64,
) -> &'f mut Class<P> {
    let known = classes.iter().position(|class| class.obeys(instance));
    let at = known.unwrap_or_else(|| {
        let is_open = |&at: &usize| !(classes[at].is_joined && classes[at].refused);
        let mut near: Vec<usize> = (0..classes.len()).filter(is_open).collect();
        near.sort_by_key(|&at| classes[at].distance(instance));
        let found = near.into_iter().find(|&at| classes[at].may_hold(instance));
        found.unwrap_or_else(|| {
            if classes.len() == CLASSES {
                classes.remove(0);
            }
            classes.push(Class::joining(classes, instance, iteration).unwrap_or_default());
            classes.len() - 1
        })
    });
    &mut classes[at]
}

impl<P> Class<P> {
    /// Remembers an instance that was seen in this iteration. Says whether it is new.
    pub(super) fn note(&mut self, instance: &Instance, iteration: u64) -> bool {
        if self.instances.contains(instance) {
            return false;
        }
        if self.iterations == 0 {
            self.born = iteration;
        }
        if self.iteration != iteration || self.iterations == 0 {
            self.iteration = iteration;
            self.iterations += 1;
        }
        if self.instances.len() == INSTANCES {
            self.instances.remove(0);
        }
        self.instances.push(instance.clone());
        true
    }

    fn obeys(&self, instance: &Instance) -> bool {
        self.relation.as_ref().is_some_and(|relation| relation.point(instance).is_some())
    }

    /// Whether it may be one of the class: with few others, it may; with more, there is a relation, in
    /// which nothing else is an extent that varies.
    fn may_hold(&self, instance: &Instance) -> bool {
        let mut instances = self.instances.clone();
        instances.push(instance.clone());
        let relation = self.relation.as_ref().filter(|_| !self.is_joined);
        let most = relation.map_or(SYMBOLS, |relation| relation.extents());
        let relation = |divided| {
            Relation::find(&instances, divided).is_some_and(|relation| relation.extents() <= most)
        };
        instances.len() < 3 || relation(false) || relation(true)
    }

    /// A class of what several have and an instance that none of them holds. Each has a size of its
    /// own that was fixed, as of a cache that is made for each answer; where they came one after
    /// another, that varies, too. The sizes of a model's layers come all in one iteration.
    fn joining(classes: &[Class<P>], instance: &Instance, iteration: u64) -> Option<Class<P>> {
        let births: BTreeSet<u64> = classes.iter().map(|f| f.born).chain([iteration]).collect();
        if births.len() < ITERATIONS as usize || classes.iter().any(|class| class.is_joined) {
            return None;
        }
        let of_each = classes.iter().rev().flat_map(|f| f.instances.iter().rev().take(2));
        let mut instances: Vec<_> = of_each.take(INSTANCES - 1).cloned().collect();
        instances.reverse();
        let (is_joined, iterations, born) = (true, ITERATIONS, iteration);
        let joined = Class { instances, is_joined, iterations, born, ..Class::default() };
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

    /// Finds the relation anew, as there are other instances.
    pub(super) fn find_relation(&mut self) {
        self.failures_here = 0;
        self.find_either_relation();
    }

    /// What was built by another relation goes.
    fn find_either_relation(&mut self) {
        let relation = Relation::find(&self.instances, self.divided).or_else(|| {
            self.divided = !self.divided;
            Relation::find(&self.instances, self.divided)
        });
        self.relation = relation.map(Arc::new);
        self.witnesses = None;
        self.relations += 1;
        self.built.clear();
        self.refused = false;
        self.counting.clear();
    }

    /// Tries the other kind of relation where this one led to no program, or waits for more instances.
    pub(super) fn fail(&mut self) {
        self.failures += 1;
        self.failures_here += 1;
        self.divided = !self.divided;
        if self.failures_here == 1 {
            self.find_either_relation();
        }
    }

    /// Whether its relation has held so long that its programs can be expected to come again.
    pub(super) fn is_settled(&self) -> bool {
        self.relations <= RELATIONS
    }

    /// Whether the latest instance differs from the one before by one in each number that differs,
    /// as the length of a growing cache does.
    pub(super) fn counts_up(&self) -> bool {
        let [.., before, latest] = &self.instances[..] else { return false };
        before.numbers().zip(latest.numbers()).all(|(x, y)| y == x || y == x + 1)
    }

    /// Notices which symbols count up: they will go on, and each bound that they meet is a program
    /// and a buffer laid out anew.
    pub(super) fn notice_counting(&mut self, relation: &Relation) {
        self.counting.resize(relation.symbols(), false);
        let lately = self.instances.iter().rev().map_while(|instance| relation.point(instance));
        let lately: Vec<_> = lately.take(3).collect();
        for (s, counting) in self.counting.iter_mut().enumerate() {
            let mut steps = lately.windows(2).map(|pair| pair[1][s] + 1 == pair[0][s]);
            *counting |= lately.len() > 1 && steps.all(|step| step);
        }
    }

    /// Whether a symbol only says where views begin.
    pub(super) fn is_offset(&self, symbol: usize) -> bool {
        self.relation.as_ref().is_some_and(|relation| relation.offsets[symbol].is_some())
    }

    pub(super) fn any_counting(&self) -> bool {
        self.counting.contains(&true)
    }

    /// Lets the program go that was not used for longest, where there are so many.
    pub(super) fn make_room(&mut self, most: usize) {
        while self.built.len() >= most {
            let oldest = self.built.iter().min_by_key(|(_, built)| built.used);
            let Some(oldest) = oldest.map(|(bounds, _)| bounds.clone()) else { return };
            self.built.remove(&oldest);
        }
    }

    /// Whether a new instance may show what is wrong with a relation that led to no program.
    pub(super) fn may_try_again(&self) -> bool {
        self.refused && self.failures < FAILURES
    }
}
