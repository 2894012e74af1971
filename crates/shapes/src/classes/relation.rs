//! Shape relations: how the numbers of a program follow from a few symbols.

use super::{Numbers, Placed, Source};
use crate::tuning::{CANDIDATES, SYMBOLS};
use crate::{Fitting, Size};
use std::collections::HashMap;
use std::ops::Range;

/// The numbers in which one program of a class differs from the others.
#[derive(Clone, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub(super) struct Instance {
    /// Extents of inputs, as their layouts count them.
    pub(super) inputs: Vec<i64>,
    pub(super) outputs: Vec<i64>,
    /// Attributes of ops.
    pub(super) ints: Vec<i64>,
    /// The places of offsets of views among them, and the largest that each could be.
    offsets: Vec<(usize, i64)>,
}

/// Each number of an instance as a size.
#[derive(Clone, Debug)]
pub(super) struct Relation {
    /// The number of an instance that each symbol is, and how many times the symbol it is.
    symbols: Vec<(usize, i64)>,
    pub(super) inputs: Vec<Size>,
    pub(super) outputs: Vec<Size>,
    pub(super) ints: Vec<Size>,
    /// For each symbol that is only an offset of views, the largest that it could be.
    pub(super) offsets: Vec<Option<Size>>,
}

impl Instance {
    /// `None` if the graph has no class.
    pub(super) fn of(source: &impl Source, inputs: &[Placed]) -> Option<Instance> {
        let mut extents = Vec::new();
        for input in inputs {
            match &input.layout {
                None => extents.extend_from_slice(&input.ty.dims),
                Some(layout) => extents.extend(layout.0.iter().flatten().map(|run| run.size)),
            }
        }
        let outputs = source.outputs().iter().flat_map(|ty| ty.dims.iter().copied()).collect();
        let Numbers { all: ints, offsets } = source.numbers()?;
        Some(Instance { inputs: extents, outputs, ints, offsets })
    }

    pub(super) fn numbers(&self) -> impl Iterator<Item = i64> {
        self.inputs.iter().chain(&self.outputs).chain(&self.ints).copied()
    }

    /// A number by its place: inputs come first, then outputs, then attributes of ops.
    fn number(&self, i: usize) -> i64 {
        let (inputs, outputs) = (self.inputs.len(), self.outputs.len());
        match i {
            _ if i < inputs => self.inputs[i],
            _ if i < inputs + outputs => self.outputs[i - inputs],
            _ => self.ints[i - inputs - outputs],
        }
    }
}

impl Relation {
    /// The relation of all instances in which at most so many extents vary, if there is one.
    pub(super) fn find(
        instances: &[Instance],
        most_extents: usize,
        care: Care,
    ) -> Option<Relation> {
        let first = instances.first()?;
        let column = |i: usize| instances.iter().map(|instance| instance.number(i)).collect();
        let columns: Vec<Vec<i64>> = (0..first.numbers().count()).map(column).collect();
        let inputs = first.inputs.len();
        let outputs = inputs + first.outputs.len();
        let ends = Ends { inputs, outputs, care };
        let symbols = Relation::symbols_of(&columns, ends, most_extents)?;
        let fitting = ends.fitting(&columns, &symbols);
        let fit = |range: Range<usize>| -> Option<Vec<Size>> {
            range.map(|i| ends.size(&fitting, &columns, i)).collect()
        };
        let mut relation = Relation {
            inputs: fit(0..inputs)?,
            outputs: fit(inputs..outputs)?,
            ints: fit(outputs..columns.len())?,
            offsets: Vec::new(),
            symbols,
        };
        let most = |s| fitting.size(&relation.most(s, instances)?);
        relation.offsets = (0..relation.symbols.len()).map(most).collect();
        (relation.extents() <= most_extents).then_some(relation)
    }

    /// The largest that a symbol could be in each instance, if it is only an offset of views.
    fn most(&self, symbol: usize, instances: &[Instance]) -> Option<Vec<i64>> {
        if self.inputs.iter().chain(&self.outputs).any(|size| size.has(symbol)) {
            return None;
        }
        let uses = self.ints.iter().enumerate().filter(|(_, size)| size.has(symbol));
        let uses = uses.map(|(i, size)| match size.as_linear() {
            Some((_, 1, added)) => Some((i, added)),
            _ => None,
        });
        let uses: Vec<_> = uses.collect::<Option<_>>()?;
        let most = |instance: &Instance| {
            let most: HashMap<usize, i64> = instance.offsets.iter().copied().collect();
            let most = uses.iter().map(|(i, added)| Some(most.get(i)? - added));
            most.collect::<Option<Vec<_>>>()?.into_iter().min()
        };
        instances.iter().map(most).collect()
    }

    /// The numbers from which all others follow: extents of inputs first, then numbers that do not
    /// follow from them, such as the length of a view. A number that is always the same multiple of
    /// another one is that multiple of a symbol.
    /// A program in which too many extents of inputs vary is given up early: with each of them a
    /// search takes longer, and the parts of a pyramid that are joined are many.
    fn symbols_of(
        columns: &[Vec<i64>],
        ends: Ends,
        most_extents: usize,
    ) -> Option<Vec<(usize, i64)>> {
        let inputs = ends.inputs;
        let mut symbols: Vec<(usize, i64)> = Vec::new();
        let mut known = Fitting::default();
        for (i, values) in columns.iter().enumerate() {
            if i == inputs {
                without_followers(columns, ends, &mut symbols);
                if symbols.len() > most_extents {
                    return None;
                }
                known = ends.fitting(columns, &symbols);
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
                false => ends.size(&known, columns, i).is_some(),
            };
            if follows {
                continue;
            }
            if symbols.len() > CANDIDATES {
                return None;
            }
            let times = columns.iter().filter_map(|c| times(values, c)).max();
            symbols.push((i, times.unwrap_or(1)));
            if i >= inputs {
                known = ends.fitting(columns, &symbols);
            }
        }
        without_followers(columns, ends, &mut symbols);
        (1..=SYMBOLS).contains(&symbols.len()).then_some(symbols)
    }

    /// The values of the symbols, where an instance obeys the relation.
    pub(super) fn point(&self, instance: &Instance) -> Option<Vec<i64>> {
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

    /// How many symbols are not only offsets of views.
    pub(super) fn extents(&self) -> usize {
        self.offsets.iter().filter(|start| start.is_none()).count()
    }

    /// How many symbols it has.
    pub(super) fn symbols(&self) -> usize {
        self.symbols.len()
    }

    /// The whole numbers of a graph of the class at these sizes.
    pub(super) fn numbers(&self, point: &[i64]) -> Vec<i64> {
        self.ints.iter().map(|size| size.eval(point)).collect()
    }

    /// For each symbol the largest of its dimensions at these sizes. A dimension that differs from
    /// the symbol by a few elements counts, as all of them have the same bound.
    pub(super) fn needs(&self, point: &[i64]) -> Vec<i64> {
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

/// Where the numbers of an instance that are extents of inputs end, and those of outputs.
#[derive(Clone, Copy)]
struct Ends {
    inputs: usize,
    outputs: usize,
    care: Care,
}

/// How much a few instances show. A number that seems to follow from others may be a symbol; one
/// that does follow is no symbol, or programs contradict the relation.
#[derive(Clone, Copy, PartialEq, Eq)]
pub(super) enum Care {
    Careful,
    Trusting,
}

impl Ends {
    /// Sizes in these symbols.
    fn sizes(self, columns: &[Vec<i64>], symbols: &[(usize, i64)]) -> Fitting {
        let points = points(columns, symbols);
        match self.care {
            Care::Careful => Fitting::careful(&points),
            Care::Trusting => Fitting::new(&points),
        }
    }

    /// Sizes in these symbols, for all the numbers.
    fn fitting(self, columns: &[Vec<i64>], symbols: &[(usize, i64)]) -> Fitting {
        let mut fitting = self.sizes(columns, symbols);
        fitting.learn(columns.iter().map(Vec::as_slice));
        fitting
    }

    /// A number as a size in the symbols. An extent that shrinks as others grow fits by chance, or
    /// has no bound that others decide.
    fn size(self, fitting: &Fitting, columns: &[Vec<i64>], i: usize) -> Option<Size> {
        fitting.size(&columns[i]).filter(|size| i >= self.outputs || size.grows())
    }
}

/// Removes the symbols that are products or quotients of others, and those that are no extents of
/// inputs and follow from others in any way.
fn without_followers(columns: &[Vec<i64>], ends: Ends, symbols: &mut Vec<(usize, i64)>) {
    for at in (0..symbols.len()).rev() {
        let mut others = symbols.clone();
        let (i, _) = others.remove(at);
        let follows = match i < ends.inputs {
            true => ends.sizes(columns, &others).factor(&columns[i]),
            false => ends.size(&ends.fitting(columns, &others), columns, i),
        };
        if follows.is_some() {
            *symbols = others;
        }
    }
}

/// What the symbols are in each instance.
fn points(columns: &[Vec<i64>], symbols: &[(usize, i64)]) -> Vec<Vec<i64>> {
    let instances = columns.first().map_or(0, Vec::len);
    let point = |at: usize| symbols.iter().map(|&(s, n)| columns[s][at] / n).collect();
    (0..instances).map(point).collect()
}

/// The multiple of the others that these values are, if it is the same for all.
fn times(values: &[i64], others: &[i64]) -> Option<i64> {
    let times = values.first()?.checked_div(*others.first()?)?;
    let all = values.iter().zip(others).all(|(v, o)| o.checked_mul(times) == Some(*v));
    (times > 0 && all).then_some(times)
}

#[cfg(test)]
mod tests {
    use super::{Care, Instance, Relation};

    /// A prompt of so many tokens, and the cache of so many places that its program leaves.
    fn answer(tokens: i64, places: i64) -> Instance {
        let (outputs, ints) = (vec![places * 32], vec![places, places - tokens]);
        Instance { inputs: vec![tokens], outputs, ints, offsets: Vec::new() }
    }

    #[test]
    fn a_batch_is_found_in_its_product_with_any_number_of_heads() {
        let split = |batch: i64| Instance {
            inputs: vec![batch * 29],
            outputs: vec![batch, 29],
            ints: Vec::new(),
            offsets: Vec::new(),
        };
        let instances = [split(4), split(9), split(14)];
        let relation = Relation::find(&instances, 3, Care::Careful).expect("a relation");
        assert_eq!(relation.point(&split(7)), Some(vec![7]));
    }

    #[test]
    fn a_symbol_is_the_number_that_others_are_multiples_of() {
        let instances = [answer(54, 117), answer(58, 121), answer(10, 121)];
        let relation = Relation::find(&instances, 3, Care::Careful).expect("a relation");
        let point = |tokens, places| relation.point(&answer(tokens, places));
        assert_eq!(point(10, 121), Some(vec![10, 121]));
        assert_eq!(point(71, 133), Some(vec![71, 133]));
        let other = Instance { outputs: vec![133 * 32 + 1], ..answer(71, 133) };
        assert_eq!(relation.point(&other), None);
    }
}
