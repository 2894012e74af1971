//! Which bounds a program gets.
//!
//! A program costs seconds to compile, and one that is twice too large costs a call twice its work.
//! Nobody knows how often sizes will come, so bounds are wide at first, and where so many calls went
//! through them that a closer program would have paid, there is one.

use super::family::Family;
use super::write::Writing;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// How much work a program did beyond that for the sizes it was given.
#[derive(Default)]
pub(super) struct Wear(AtomicU32);

/// How many times too much work a program may do for sizes that are not known to come often.
const WIDE: f64 = 4.0;
/// The same where a wide program was worn out.
const CLOSE: f64 = 1.25;
/// The work beyond that for its sizes after which a program is worn out, in percent of a call.
const WORN: u32 = 6400;
/// How many times too large the bound of a size that counts up may be: a smaller one would be left
/// behind soon, and buffers laid out anew.
const COUNTING: i64 = 4;
/// The smallest bound of a size that counts up.
const COUNTED: i64 = 64;

impl Wear {
    /// Adds to it, in percent of a call. Says whether the program is worn out.
    pub(super) fn add(&self, excess: u32) -> bool {
        self.0.fetch_add(excess, Relaxed).saturating_add(excess) >= WORN
    }

    fn is_out(&self) -> bool {
        self.0.load(Relaxed) >= WORN
    }
}

impl Writing<'_> {
    /// The bounds for these sizes. What inputs have already decides first, so that they can stay as
    /// they are; then a program that is there and not much too large. Sizes that count up will need
    /// a larger program soon: there what inputs have makes no new one.
    pub(super) fn bounds(&self, family: &Family, point: &[i64]) -> Vec<i64> {
        let needs = self.law.needs(point);
        let mut there = self.bounds_of_inputs(&needs);
        if let Some(known) = known(family, &needs, &there) {
            return known;
        }
        if family.any_counting() {
            there.fill(None);
            if let Some(known) = known(family, &needs, &there) {
                return known;
            }
        }
        let holds = |bounds: &[i64]| bounds.iter().zip(&needs).all(|(bound, need)| bound >= need);
        let is_close = family.built.iter().any(|(b, built)| built.wear.is_out() && holds(b));
        let limits = self.limits();
        let new = |s: usize| {
            let limit = limits[s].filter(|&limit| limit >= needs[s]).unwrap_or(i64::MAX);
            there[s].unwrap_or_else(|| match (self.law.starts[s], family.counting[s]) {
                // Where a view begins costs nothing.
                (Some(most), _) => most.max(needs[s]),
                (None, true) => rung(needs[s].max(COUNTED), false).min(limit),
                (None, false) => rung(needs[s], is_close).min(limit),
            })
        };
        (0..needs.len()).map(new).collect()
    }

    /// How much more work than for these sizes a program with these bounds does, in percent: none
    /// where a closer one would not be made, or is not worth it.
    pub(super) fn excess(&self, family: &Family, bounds: &[i64], point: &[i64]) -> u32 {
        let is_out = family.built.get(bounds).is_some_and(|built| built.wear.is_out());
        let times = waste(family, &self.law.needs(point), bounds);
        if is_out || times <= CLOSE { 0 } else { ((times - 1.0) * 100.0) as u32 }
    }

    /// The most that the user has said symbols will be.
    fn limits(&self) -> Vec<Option<i64>> {
        let mut limits = vec![None; self.law.symbols()];
        let mut at = 0;
        for data in self.inputs {
            if data.layout.is_none() {
                for (dim, most) in data.limits() {
                    if let Some((symbol, times, added)) = self.law.inputs[at + dim].as_linear() {
                        limits[symbol] = Some((most - added) / times);
                    }
                }
            }
            at += data.runs();
        }
        limits
    }

    /// For each symbol the largest bound that an input has, unless that is much too large.
    fn bounds_of_inputs(&self, needs: &[i64]) -> Vec<Option<i64>> {
        let mut bounds = vec![None; needs.len()];
        let mut sizes = self.law.inputs.iter();
        for data in self.inputs {
            let own: Vec<_> = sizes.by_ref().take(data.runs()).collect();
            let Some(layout) = &data.layout else { continue };
            for (run, size) in layout.0.iter().flatten().zip(own) {
                if let Some((symbol, times, _)) = size.as_linear()
                    && run.bound % times == 0
                    && (needs[symbol]..=WIDE as i64 * needs[symbol]).contains(&(run.bound / times))
                {
                    bounds[symbol] = bounds[symbol].max(Some(run.bound / times));
                }
            }
        }
        bounds
    }
}

/// The smallest bound in use for a size: bounds are a quarter apart, or twice each other.
fn rung(size: i64, is_close: bool) -> i64 {
    if size <= 2 {
        return 2;
    }
    let octave = 63 - (size - 1).leading_zeros();
    let step = 1 << if is_close { octave.saturating_sub(2) } else { octave };
    (size + step - 1) / step * step
}

/// How many times the places that are needed there are, but for sizes that count up.
fn waste(family: &Family, needs: &[i64], bounds: &[i64]) -> f64 {
    let steady = (0..needs.len()).filter(|&s| !family.counting[s] && !family.is_start(s));
    steady.map(|s| bounds[s] as f64 / needs[s] as f64).product()
}

/// The bounds of a program that fits.
fn known(family: &Family, needs: &[i64], there: &[Option<i64>]) -> Option<Vec<i64>> {
    let holds = |bounds: &[i64]| {
        (0..needs.len()).all(|s| match there[s] {
            Some(bound) => bounds[s] == bound,
            None if family.is_start(s) => bounds[s] >= needs[s],
            None if family.counting[s] => {
                (needs[s]..=COUNTED.max(COUNTING * needs[s])).contains(&bounds[s])
            }
            None => bounds[s] >= needs[s],
        })
    };
    // What inputs have already is no waste that another program would save.
    let open = |bounds: &[i64]| -> Vec<i64> {
        (0..needs.len()).map(|s| if there[s].is_some() { needs[s] } else { bounds[s] }).collect()
    };
    let fits = family.built.iter().filter(|(bounds, built)| {
        let most = if built.wear.is_out() { CLOSE } else { WIDE };
        holds(bounds) && waste(family, needs, &open(bounds)) <= most
    });
    // Which of them must not depend on the order in which a table keeps them.
    let first = |bounds: &&Vec<i64>| (bounds.iter().product::<i64>(), bounds.to_vec());
    fits.map(|(bounds, _)| bounds).min_by_key(first).cloned()
}
