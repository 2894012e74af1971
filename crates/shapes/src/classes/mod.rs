//! Which program runs a graph: a program for its sizes alone, or a bounded one.
//!
//! Programs that differ in sizes alone have one *structure key*, and are a *class*. A few of them
//! show the *relation*: how their numbers follow from the extents of inputs. Where it holds, a
//! program is written once for each choice of bounds. It takes the sizes as numbers, and reads and
//! leaves padded buffers, whose [`Layout`] says where the elements are.
//!
//! Answers depend on the questions before and on nothing else: no time, no memory, no compiler.

mod bounds;
mod class;
mod relation;
mod write;

use crate::Layout;
use crate::tuning::{ITERATIONS, ITERATIONS_IF_KNOWN, MANY, PATIENCE, REASONS};
use bounds::ExcessBudget;
use class::{Class, class_of};
use hlo::{Recorded, Result, Type};
use relation::{Care, Instance};
use std::collections::HashMap;
use std::sync::Arc;
use write::Writing;

/// A graph of ops, as far as its sizes matter.
pub trait Source {
    /// Appends what it has in common with graphs that differ from it in sizes alone.
    fn push_structure(&self, key: &mut Vec<u64>);

    /// How many ops it has.
    fn ops(&self) -> usize;

    fn outputs(&self) -> &[Type];

    /// For each input the output that takes its buffer over.
    fn donations(&self) -> &[Option<u32>];

    /// The whole numbers among its attributes; `None` if it cannot be recorded at other sizes.
    fn numbers(&self) -> Option<Numbers>;

    /// The graph as statements, with inputs of these types, and with these whole numbers instead of
    /// its own. Parameters are the inputs and the numbers of a call.
    ///
    /// # Errors
    /// A refusal, if there is no such graph.
    fn record(&self, inputs: &[Type], numbers: Option<&[i64]>) -> Result<Recorded>;
}

/// Whole numbers in the attributes of a graph.
#[derive(Clone, Debug, Default)]
pub struct Numbers {
    pub all: Vec<i64>,
    /// The places of those that are offsets of views, and the largest that each could be.
    pub offsets: Vec<(usize, i64)>,
}

/// An input of a graph.
#[derive(Clone, Debug)]
pub struct Placed {
    pub ty: Type,
    pub layout: Option<Layout>,
    /// Dimensions that the user says will vary, and the most that each will be.
    pub limits: Vec<(usize, i64)>,
}

impl Placed {
    /// How many runs count its places: one for each dimension if it is not padded.
    fn runs(&self) -> usize {
        self.layout.as_ref().map_or(self.ty.dims.len(), Layout::runs)
    }
}

/// A bounded program, for the caller to keep.
pub struct Written {
    pub function: Recorded,
    /// The sizes that it is for, in words.
    pub bounds: String,
    /// True if it will come again, although it is new.
    pub is_expected: bool,
}

/// How a bounded program is given sizes and buffers, and leaves buffers.
#[derive(Default)]
pub struct Padding {
    /// The sizes, which follow the numbers of the call.
    pub symbols: Vec<i64>,
    pub inputs: Vec<Option<Layout>>,
    pub outputs: Vec<Option<Layout>>,
    /// The work that the program does beyond the work for these sizes, in percent of the latter.
    excess: u32,
    budget: Arc<ExcessBudget>,
}

impl Padding {
    /// Notes another call. True if a program with closer bounds pays by now.
    pub fn spends_budget(&self) -> bool {
        self.excess > 0 && self.budget.spend(self.excess)
    }
}

/// A bounded program and how to call it.
#[derive(Clone)]
pub struct Fit<P> {
    pub program: P,
    pub padding: Arc<Padding>,
    /// The function of these sizes alone, if it has much less to do.
    pub exact: Option<Recorded>,
}

/// What is new about the program of a graph.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Novelty {
    Known,
    /// The graph came before with other sizes.
    Resized,
    Unseen,
}

/// The answer for a graph.
pub struct Verdict<P> {
    /// The bounded program, and whether it is new. `None` for a program of these sizes alone.
    pub bounded: Option<(Fit<P>, bool)>,
    /// True if the same question would have the same answer.
    pub is_final: bool,
    /// What is new about the graph.
    pub novelty: Novelty,
}

impl<P> Verdict<P> {
    /// A program for these sizes alone, for now.
    pub fn exact(novelty: Novelty) -> Self {
        Verdict { bounded: None, is_final: false, novelty }
    }
}

/// All classes, with programs of the caller's type.
pub struct Classes<P> {
    by_structure: HashMap<Box<[u64]>, Structure<P>>,
    /// Why some programs are made for each of their sizes.
    pub reasons: Vec<String>,
    /// Programs of many ops came with one size after another.
    large_ones_vary: bool,
}

/// The classes of one structure.
struct Structure<P> {
    classes: Vec<Class<P>>,
    questions: u64,
    /// Questions since the latest one that a bounded program answered.
    unanswered: u64,
    /// The question from which on a relation is sought again.
    next_try: u64,
}

impl<P> Default for Structure<P> {
    fn default() -> Self {
        Self { classes: Vec::new(), questions: 0, unanswered: 0, next_try: 0 }
    }
}

impl<P> Structure<P> {
    /// Notes a question. False during a pause: many before had no answer, and a search takes long.
    fn may_search(&mut self) -> bool {
        self.questions += 1;
        self.questions >= self.next_try
    }

    /// Notes if a bounded program was the answer. Each try without one makes the next pause longer.
    fn answered(&mut self, is_bounded: bool) {
        self.unanswered = if is_bounded { 0 } else { self.unanswered + 1 };
        let pause = self.unanswered.saturating_sub(PATIENCE);
        self.next_try = self.questions + pause * pause;
    }
}

impl<P> Default for Classes<P> {
    fn default() -> Self {
        Self { by_structure: HashMap::new(), reasons: Vec::new(), large_ones_vary: false }
    }
}

impl<P: Clone> Classes<P> {
    /// The bounded program for a graph of this iteration, if there is one yet. `make` takes a
    /// program that was written.
    pub fn ask(
        &mut self,
        source: &impl Source,
        inputs: &[Placed],
        iteration: u64,
        make: &mut dyn FnMut(Written) -> P,
    ) -> Verdict<P> {
        let Some(instance) = Instance::of(source, inputs) else {
            return Verdict::exact(Novelty::Unseen);
        };
        let of_structure = self.by_structure.entry(structure(source, inputs)).or_default();
        let is_first = of_structure.classes.is_empty();
        let novelty = if is_first { Novelty::Unseen } else { Novelty::Resized };
        let obeys = |class: &Class<P>| class.obeys(&instance);
        if !of_structure.may_search() && !of_structure.classes.iter().any(obeys) {
            return Verdict::exact(novelty);
        }
        let is_large = source.ops() >= MANY;
        let known = is_large && self.large_ones_vary;
        let mut is_final = true;
        let mut answer = |joined: bool| {
            let class = class_of(&mut of_structure.classes, &instance, iteration, joined);
            let asked = Asked { source, inputs, instance: &instance, iteration, known };
            let fit = asked.answer(class, make, &mut self.reasons);
            is_final &= fit.is_final;
            (fit.bounded, class.is_joined)
        };
        let bounded = match answer(true) {
            // Some of the classes that were joined may still serve their sizes.
            (None, true) => answer(false).0,
            (bounded, _) => bounded,
        };
        of_structure.answered(bounded.is_some());
        self.large_ones_vary |= is_large && bounded.is_some();
        Verdict { is_final: is_final || bounded.is_some(), bounded, novelty }
    }
}

/// A question to a class.
struct Asked<'a, S> {
    source: &'a S,
    inputs: &'a [Placed],
    instance: &'a Instance,
    iteration: u64,
    /// Sizes of similar programs vary.
    known: bool,
}

/// The answer of a class.
struct Answer<P> {
    bounded: Option<(Fit<P>, bool)>,
    is_final: bool,
}

impl<S: Source> Asked<'_, S> {
    fn answer<P: Clone>(
        &self,
        class: &mut Class<P>,
        make: &mut dyn FnMut(Written) -> P,
        reasons: &mut Vec<String>,
    ) -> Answer<P> {
        let Asked { source, inputs, instance, .. } = *self;
        let exact = |is_final| Answer { bounded: None, is_final };
        let is_new = class.note(instance, self.iteration);
        let searches: &[Option<Care>] = match class.obeys(instance) {
            true if !(is_new && class.tries_again()) => &[None],
            _ if class.is_joined => &[Some(Care::Careful), Some(Care::Trusting)],
            // With few symbols little fits by chance, and care takes what follows for a symbol.
            _ => &[Some(Care::Trusting), Some(Care::Careful)],
        };
        if searches.len() > 1 {
            let varies = |input: &Placed| input.layout.is_some() || !input.limits.is_empty();
            let known = inputs.iter().any(varies) || class.counts_up() || self.known;
            let enough = if known { ITERATIONS_IF_KNOWN } else { ITERATIONS };
            if class.iterations < enough {
                return exact(false);
            }
            class.relations += 1;
        }
        let mut refused = false;
        for care in searches {
            if let Some(care) = *care {
                class.find_relation(care);
            }
            let Some(relation) = class.relation.clone().filter(|_| !class.refused) else {
                continue;
            };
            let Some(point) = relation.point(instance) else { continue };
            let writing = Writing { source, inputs, relation: &relation };
            match writing.fit(class, &point, make) {
                Ok(fit) => return Answer { bounded: Some(fit), is_final: true },
                Err(refusal) => {
                    note(reasons, refusal.message);
                    if !class.refused {
                        // The program does not serve these sizes; it serves others.
                        return exact(true);
                    }
                    refused = true;
                }
            }
        }
        if refused {
            class.fail();
        }
        exact(class.refused && !class.may_try_again())
    }
}

fn note(reasons: &mut Vec<String>, reason: String) {
    if reasons.len() < REASONS && !reasons.contains(&reason) {
        reasons.push(reason);
    }
}

/// The structure key: what all programs of a class have in common.
fn structure(source: &impl Source, inputs: &[Placed]) -> Box<[u64]> {
    let mut key = Vec::with_capacity(source.ops() * 16);
    for input in inputs {
        push_type(&mut key, &input.ty);
        // Padding makes no difference where one run counts each dimension.
        if let Some(layout) = input.layout.as_ref().filter(|layout| layout.runs() > layout.0.len())
        {
            key.extend(layout.0.iter().map(|runs| 1 << 32 | runs.len() as u64));
        }
    }
    source.push_structure(&mut key);
    source.outputs().iter().for_each(|ty| push_type(&mut key, ty));
    key.extend(source.donations().iter().map(|d| d.map_or(u64::MAX, u64::from)));
    key.into()
}

/// Appends a type up to its extents. Extents of 0 and 1 have special rules: there is no element,
/// or the element is repeated.
pub fn push_type(key: &mut Vec<u64>, ty: &Type) {
    key.extend([ty.dtype as u64, ty.dims.len() as u64]);
    key.extend(ty.dims.iter().map(|&d| d.clamp(0, 2) as u64));
}

#[cfg(test)]
mod tests {
    use super::Structure;
    use crate::tuning::PATIENCE;

    #[test]
    fn searches_without_an_answer_become_rare() {
        let mut structure = Structure::<()>::default();
        let searches = |structure: &mut Structure<()>, questions: u64| {
            let search = |_: &u64| {
                let searches = structure.may_search();
                if searches {
                    structure.answered(false);
                }
                searches
            };
            (0..questions).filter(search).count() as u64
        };
        assert_eq!(searches(&mut structure, PATIENCE), PATIENCE);
        assert!(searches(&mut structure, 100) < 8);
        structure.answered(true);
        assert_eq!(searches(&mut structure, PATIENCE), PATIENCE);
    }
}
