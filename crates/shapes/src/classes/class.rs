//! Classes of programs that differ in sizes alone.

use super::relation::{Instance, Relation};
use super::write::Built;
use crate::Witnesses;
use crate::tuning::{CLASSES, EXTENTS, FAILURES, INSTANCES, ITERATIONS, RELATIONS};
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

pub(super) struct Class<P> {
    instances: Vec<Instance>,
    /// The first iteration, the latest one with a new instance, and how many had new ones.
    born: u64,
    iteration: u64,
    pub(super) iterations: u32,
    pub(super) relation: Option<Arc<Relation>>,
    /// Recordings at chosen sizes.
    pub(super) witnesses: Option<Witnesses>,
    /// Programs by their bounds.
    pub(super) built: HashMap<Vec<i64>, Built<P>>,
    /// How many calls were planned.
    pub(super) plans: u64,
    /// True if the relation led to no program.
    pub(super) refused: bool,
    /// The symbols that were seen to count up.
    pub(super) counting: Vec<bool>,
    /// Relations that were tried, and those that led to no program.
    relations: usize,
    failures: usize,
    /// True if the class joins several, whose fixed sizes turned out to vary.
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
            relations: 0,
            failures: 0,
            is_joined: false,
        }
    }
}

/// The class of an instance among those of one structure: the class whose relation the instance obeys,
/// or else the nearest class that can have a relation with it.
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
    /// Remembers an instance of this iteration. True if it is new.
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

    /// True if an instance can be of the class: with few others it can; with more, there must be a
    /// relation in which no further extent varies.
    fn may_hold(&self, instance: &Instance) -> bool {
        let mut instances = self.instances.clone();
        instances.push(instance.clone());
        let relation = self.relation.as_ref().filter(|_| !self.is_joined);
        let most = relation.map_or(EXTENTS, |relation| relation.extents());
        instances.len() < 3 || Relation::find(&instances).is_some_and(|r| r.extents() <= most)
    }

    /// A class of the instances of several and one that none of them holds. Each of those classes has
    /// another fixed size, as a cache that is made for each answer has. If they came in different
    /// iterations, this size varies too; the sizes of a model's layers come in one iteration.
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

    /// The count of numbers in which an instance differs from the latest one.
    fn distance(&self, instance: &Instance) -> usize {
        let Some(latest) = self.instances.last() else { return 0 };
        let differ = |x: &[i64], y: &[i64]| x.iter().zip(y).filter(|(x, y)| x != y).count();
        differ(&latest.inputs, &instance.inputs)
            + differ(&latest.outputs, &instance.outputs)
            + differ(&latest.ints, &instance.ints)
    }

    /// Finds the relation of the present instances, and drops the programs of the one before.
    pub(super) fn find_relation(&mut self) {
        self.relation = Relation::find(&self.instances).map(Arc::new);
        self.witnesses = None;
        self.relations += 1;
        self.built.clear();
        self.refused = false;
        self.counting.clear();
    }

    /// Notes that the relation led to no program, and waits for more instances.
    pub(super) fn fail(&mut self) {
        self.failures += 1;
    }

    /// True if the relation is stable enough that its programs will come again.
    pub(super) fn is_settled(&self) -> bool {
        self.relations <= RELATIONS
    }

    /// True if each number that differs from the instance before is one more, as the length of a
    /// growing cache is.
    pub(super) fn counts_up(&self) -> bool {
        let [.., before, latest] = &self.instances[..] else { return false };
        before.numbers().zip(latest.numbers()).all(|(x, y)| y == x || y == x + 1)
    }

    /// Notes the symbols that count up. They will go on, and each bound that they pass costs a program
    /// and a repacked buffer.
    pub(super) fn notice_counting(&mut self, relation: &Relation) {
        self.counting.resize(relation.symbols(), false);
        let lately = self.instances.iter().rev().map_while(|instance| relation.point(instance));
        let lately: Vec<_> = lately.take(3).collect();
        for (s, counting) in self.counting.iter_mut().enumerate() {
            let mut steps = lately.windows(2).map(|pair| pair[1][s] + 1 == pair[0][s]);
            *counting |= lately.len() > 1 && steps.all(|step| step);
        }
    }

    /// True if a symbol is only an offset of views.
    pub(super) fn is_offset(&self, symbol: usize) -> bool {
        self.relation.as_ref().is_some_and(|relation| relation.offsets[symbol].is_some())
    }

    pub(super) fn any_counting(&self) -> bool {
        self.counting.contains(&true)
    }

    /// Drops the program that was used longest ago, if there are so many.
    pub(super) fn make_room(&mut self, most: usize) {
        while self.built.len() >= most {
            let oldest = self.built.iter().min_by_key(|(_, built)| built.used);
            let Some(oldest) = oldest.map(|(bounds, _)| bounds.clone()) else { return };
            self.built.remove(&oldest);
        }
    }

    /// True if another instance may correct a relation that led to no program.
    pub(super) fn may_try_again(&self) -> bool {
        self.refused && self.failures < FAILURES
    }
}
