//! Classes of programs that differ in sizes alone.

use super::relation::{Care, Instance, Relation};
use super::write::Built;
use crate::tuning::{
    CLASSES, EXTENTS, EXTENTS_IF_JOINED, FAILURES, INSTANCES, ITERATIONS, LATEST, NEAREST,
    RELATIONS,
};
use crate::{Size, Witnesses};
use std::cell::RefCell;
use std::collections::{BTreeSet, HashMap};
use std::sync::Arc;

pub(super) struct Class<P> {
    /// Instances that the relation of their time did not explain, oldest first. The others are not
    /// kept: a long loop over the objects of one image must not drive out the image before.
    instances: Vec<Instance>,
    /// The latest instances.
    latest: Vec<Instance>,
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
    pub(super) relations: usize,
    failures: usize,
    /// How many instances were noted, and from how many on another relation is tried.
    noted: u64,
    next_try: u64,
    /// The latest search of each care: its instances and the relation. A class is searched before
    /// and after it takes an instance.
    searched: RefCell<Vec<Search>>,
    /// True if the class joins several, whose fixed sizes turned out to vary.
    pub(super) is_joined: bool,
}

type Search = (Care, Vec<Instance>, Option<Arc<Relation>>);

impl<P> Default for Class<P> {
    fn default() -> Self {
        Self {
            instances: Vec::new(),
            latest: Vec::new(),
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
            noted: 0,
            next_try: 0,
            searched: RefCell::default(),
            is_joined: false,
        }
    }
}

/// The class of an instance among those of one structure: the class whose relation the instance obeys,
/// or else the nearest class that can have a relation with it. `joined` says whether it may be a
/// class that joins several.
pub(super) fn class_of<'f, P>(
    classes: &'f mut Vec<Class<P>>,
    instance: &Instance,
    iteration: u64,
    joined: bool,
) -> &'f mut Class<P> {
    let is_open =
        |class: &Class<P>| !class.is_joined || joined && (!class.refused || class.may_try_again());
    let obeyed = |class: &Class<P>| is_open(class) && class.obeys(instance);
    let known = classes.iter().position(|class| obeyed(class) && !class.refused);
    let known = known.or_else(|| classes.iter().position(obeyed));
    let at = known.unwrap_or_else(|| {
        let is_like = |class: &Class<P>| !class.is_joined || !is_split(classes, class, instance);
        let is_near = |&at: &usize| is_open(&classes[at]) && is_like(&classes[at]);
        let mut near: Vec<usize> = (0..classes.len()).filter(is_near).collect();
        near.sort_by_key(|&at| classes[at].distance(instance));
        let found = near.into_iter().take(NEAREST).find(|&at| classes[at].may_hold(instance));
        found.unwrap_or_else(|| {
            if classes.len() == CLASSES {
                classes.remove(0);
            }
            let new = joined.then(|| Class::joining(classes, instance, iteration)).flatten();
            classes.push(new.unwrap_or_default());
            classes.len() - 1
        })
    });
    &mut classes[at]
}

/// True if a joined class has results of other fixed sizes than an instance, and another class has
/// the instance's: those sizes need not vary.
fn is_split<P>(classes: &[Class<P>], joined: &Class<P>, instance: &Instance) -> bool {
    let agrees =
        |class: &Class<P>| class.latest.last().is_some_and(|l| l.outputs == instance.outputs);
    let other =
        |(size, &extent): (&Size, &i64)| size.as_constant().is_some_and(|size| size != extent);
    let outputs = joined.relation.iter().flat_map(|relation| &relation.outputs);
    outputs.zip(&instance.outputs).any(other) && classes.iter().any(agrees)
}

impl<P> Class<P> {
    /// Remembers an instance of this iteration. True if it is new.
    pub(super) fn note(&mut self, instance: &Instance, iteration: u64) -> bool {
        if self.instances.contains(instance) || self.latest.contains(instance) {
            return false;
        }
        self.noted += 1;
        if self.iterations == 0 {
            self.born = iteration;
        }
        if self.iteration != iteration || self.iterations == 0 {
            self.iteration = iteration;
            self.iterations += 1;
        }
        if self.refused || !self.obeys(instance) {
            push(&mut self.instances, instance, INSTANCES);
        }
        push(&mut self.latest, instance, LATEST);
        true
    }

    /// All instances that are known, each once, the latest ones last.
    fn known(&self) -> Vec<Instance> {
        let others = self.instances.iter().filter(|&one| !self.latest.contains(one));
        others.chain(&self.latest).cloned().collect()
    }

    /// How many extents may vary in a relation.
    fn extents(&self) -> usize {
        if self.is_joined { EXTENTS_IF_JOINED } else { EXTENTS }
    }

    pub(super) fn obeys(&self, instance: &Instance) -> bool {
        self.relation.as_ref().is_some_and(|relation| relation.point(instance).is_some())
    }

    /// True if an instance can be of the class: with few others it can; with more, there must be a
    /// relation in which no further extent varies.
    fn may_hold(&self, instance: &Instance) -> bool {
        let mut instances = self.known();
        instances.push(instance.clone());
        let relation = self.relation.as_ref().filter(|_| !self.is_joined);
        let most = relation.map_or(self.extents(), |relation| relation.extents());
        instances.sort();
        let search = |care| self.search(&instances, care);
        let holds = |care| search(care).is_some_and(|relation| relation.extents() <= most);
        instances.len() < 3
            || holds(Care::Careful)
            || (!self.is_joined || self.relation.is_none() || self.refused) && holds(Care::Trusting)
    }

    /// The relation of these instances, which are in order.
    fn search(&self, instances: &[Instance], care: Care) -> Option<Arc<Relation>> {
        let mut searched = self.searched.borrow_mut();
        if let Some((.., found)) = searched.iter().find(|(c, of, _)| *c == care && of == instances)
        {
            return found.clone();
        }
        let found = Relation::find(instances, self.extents(), care).map(Arc::new);
        searched.retain(|(other, ..)| *other != care);
        searched.push((care, instances.to_vec(), found.clone()));
        found
    }

    /// A class of the instances of several and one that none of them holds. Each of those classes has
    /// another fixed size, as a cache that is made for each answer has. If they came in different
    /// iterations, this size varies too; the sizes of a model's layers come in one iteration. Where
    /// some classes have the results' sizes, the others stay apart: those sizes need not vary.
    fn joining(classes: &[Class<P>], instance: &Instance, iteration: u64) -> Option<Class<P>> {
        let agrees =
            |class: &&Class<P>| class.latest.last().is_some_and(|l| l.outputs == instance.outputs);
        let alike: Vec<_> = classes.iter().filter(agrees).collect();
        let classes = if alike.is_empty() { classes.iter().collect() } else { alike };
        let births: BTreeSet<u64> = classes.iter().map(|f| f.born).chain([iteration]).collect();
        if births.len() < ITERATIONS as usize || classes.iter().any(|class| class.is_joined) {
            return None;
        }
        let of_each = classes.iter().rev().flat_map(|f| f.known().into_iter().rev().take(2));
        let mut instances: Vec<_> = of_each.take(INSTANCES - 1).collect();
        instances.reverse();
        let (is_joined, iterations, born) = (true, ITERATIONS, iteration);
        let joined = Class { instances, is_joined, iterations, born, ..Class::default() };
        joined.may_hold(instance).then_some(joined)
    }

    /// The count of numbers in which an instance differs from the latest one.
    fn distance(&self, instance: &Instance) -> usize {
        let Some(latest) = self.latest.last() else { return 0 };
        let differ = |x: &[i64], y: &[i64]| x.iter().zip(y).filter(|(x, y)| x != y).count();
        differ(&latest.inputs, &instance.inputs)
            + differ(&latest.outputs, &instance.outputs)
            + differ(&latest.ints, &instance.ints)
    }

    /// Finds the relation of the present instances, and drops the programs of the one before.
    pub(super) fn find_relation(&mut self, care: Care) {
        let mut instances = self.known();
        instances.sort();
        self.relation = self.search(&instances, care);
        self.witnesses = None;
        self.built.clear();
        self.refused = false;
        self.counting.clear();
    }

    /// Notes that the relation led to no program, and waits for more instances: twice as many each
    /// time, as few more teach nothing.
    pub(super) fn fail(&mut self) {
        self.next_try = self.noted + (1 << self.failures);
        self.failures += 1;
    }

    /// True if the relation is stable enough that its programs will come again.
    pub(super) fn is_settled(&self) -> bool {
        self.relations <= RELATIONS
    }

    /// True if each number that differs from the instance before is one more, as the length of a
    /// growing cache is.
    pub(super) fn counts_up(&self) -> bool {
        let [.., before, latest] = &self.latest[..] else { return false };
        before.numbers().zip(latest.numbers()).all(|(x, y)| y == x || y == x + 1)
    }

    /// Notes the symbols that count up. They will go on, and each bound that they pass costs a program
    /// and a repacked buffer.
    pub(super) fn notice_counting(&mut self, relation: &Relation) {
        self.counting.resize(relation.symbols(), false);
        let lately = self.latest.iter().rev().map_while(|instance| relation.point(instance));
        let lately: Vec<_> = lately.collect();
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

    /// True if it does so now.
    pub(super) fn tries_again(&self) -> bool {
        self.may_try_again() && self.noted >= self.next_try
    }
}

fn push(instances: &mut Vec<Instance>, instance: &Instance, most: usize) {
    if instances.len() == most {
        instances.remove(0);
    }
    instances.push(instance.clone());
}
