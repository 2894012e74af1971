//! Numbers that calls of one kind get again and again, as in an optimizer's loop over parameters: they
//! are one parameter of the program. A TPU copies each parameter of rank 0 into its scalar memory, and
//! nothing hides these copies; a host looks each of them up.
//!
//! Numbers that were equal may part later, as learning rates of two groups do. Then the program is
//! made again with those apart, and with all of them apart if it happens too often. So what is shared
//! depends on the numbers that came before, which may differ between ranks: nothing is shared in a
//! program with collectives.

use crate::record::number::RunTimeNumber;
use crate::record::op::{Kind, Op};
use crate::tuning::{MOST_PARTINGS, SHARED_LEAST};
use std::collections::HashMap;
use std::sync::Arc;

/// [`Graph::places`](crate::record::graph::Graph::places).
pub(crate) type Places = Arc<[u32]>;

/// What is shared in programs, by their words.
#[derive(Default)]
pub(super) struct SharedNumbers(HashMap<Box<[u32]>, Sharing>);

struct Sharing {
    places: Places,
    partings: u32,
}

impl SharedNumbers {
    /// The places of the numbers of a program with these words and ops.
    pub(super) fn places<'a>(
        &mut self,
        words: &[u32],
        ops: impl Iterator<Item = &'a Op>,
        numbers: &[RunTimeNumber],
    ) -> Places {
        if numbers.iter().filter(|n| n.dtype.is_float()).count() < SHARED_LEAST {
            return Places::default();
        }
        match self.0.get_mut(words) {
            None => {
                let places = shared(ops, numbers, &[]);
                let sharing = Sharing { places: places.clone(), partings: 0 };
                self.0.insert(words.into(), sharing);
                places
            }
            Some(known) => {
                if !are_equal(&known.places, numbers) {
                    known.partings += 1;
                    known.places = match known.partings {
                        MOST_PARTINGS.. => Places::default(),
                        _ => shared(ops, numbers, &known.places),
                    };
                }
                known.places.clone()
            }
        }
    }
}

/// True if the numbers of each place are equal.
fn are_equal(places: &[u32], numbers: &[RunTimeNumber]) -> bool {
    let mut firsts = Vec::new();
    places.iter().zip(numbers).all(|(&place, &number)| match firsts.get(place as usize) {
        Some(&first) => first == number,
        None => {
            firsts.push(number);
            true
        }
    })
}

/// Places that join equal numbers of one kind of call, but none that were apart `before`.
fn shared<'a>(
    ops: impl Iterator<Item = &'a Op>,
    numbers: &[RunTimeNumber],
    before: &[u32],
) -> Places {
    let mut slots = Vec::with_capacity(numbers.len());
    ops.for_each(|op| push_slots(op, &mut slots));
    let key = |(at, slot): (usize, Slot)| (slot, numbers[at], before.get(at).copied());
    let keys: Vec<_> = slots.into_iter().take(numbers.len()).enumerate().map(key).collect();
    let mut counts = HashMap::new();
    keys.iter().for_each(|key| *counts.entry(key).or_insert(0) += 1);
    let (mut known, mut places, mut next) = (HashMap::new(), Vec::with_capacity(keys.len()), 0);
    for key in &keys {
        let is_shared = key.1.dtype.is_float() && counts[key] >= SHARED_LEAST;
        let place = if is_shared { *known.entry(key).or_insert(next) } else { next };
        next += u32::from(place == next);
        places.push(place);
    }
    if known.is_empty() { Places::default() } else { places.into() }
}

/// A kind of call, and a number's place among those of the call.
type Slot = ([u64; 2], usize);

fn push_slots(op: &Op, slots: &mut Vec<Slot>) {
    if let Kind::Graph(graph) = &op.kind {
        return graph.nodes.iter().for_each(|node| push_slots(node.op, slots));
    }
    let kind = match op.kind {
        Kind::Row { row, .. } => [0, row as u64],
        _ => [1, u64::from(op.id)],
    };
    slots.extend((0..op.numbers.len()).map(|at| (kind, at)));
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::record::op::NumberKind;

    fn numbers(floats: &[f32]) -> Vec<RunTimeNumber> {
        let number = |&v: &f32| RunTimeNumber::new(NumberKind::F32, v.to_bits().into());
        floats.iter().map(number).collect()
    }

    #[test]
    fn a_parameter_takes_equal_numbers_alone() {
        let places = [0, 1, 0, 2, 1];
        assert!(are_equal(&places, &numbers(&[0.9, 0.1, 0.9, 0.5, 0.1])));
        assert!(!are_equal(&places, &numbers(&[0.9, 0.1, 0.8, 0.5, 0.1])));
        assert!(are_equal(&[], &numbers(&[0.9, 0.1])));
    }
}
