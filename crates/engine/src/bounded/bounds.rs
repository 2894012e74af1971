//! Which bounds a program gets.
//!
//! A program costs seconds to compile, and one that is twice too large costs a call twice its work.
//! Nobody knows how often sizes will come, so bounds are wide at first, the wider the less there is to
//! do, and where so many calls went through them that a closer program would have paid, there is one.

use super::MANY;
use super::family::Family;
use super::layout::Layout;
use super::write::Writing;
use crate::data::Data;
use shapes::Size;
use std::iter::zip;
use std::sync::Arc;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// How much work a program did beyond that for the sizes it was given.
#[derive(Default)]
pub(super) struct Wear(AtomicU32);

/// What a call asks for.
pub(super) struct Call<'a> {
    pub(super) point: &'a [i64],
    /// How many elements a statement has at these sizes, in the mean.
    pub(super) elements: f64,
}

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
/// The smallest bound where there is little to do.
const FIRST: i64 = 128;
/// What it adds that an input is laid out anew for each call.
const RELAYING: u32 = 20;
/// Inputs of fewer bytes are soon laid out anew.
const SMALL: usize = 16384;
/// How many more elements a statement may have, in the mean, to be little more work: a hundredth of
/// what compiling it takes.
const LITTLE: f64 = 32768.0;

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
    /// a larger program soon: there what inputs have makes no new one, nor do small inputs make a
    /// large one.
    pub(super) fn bounds(&self, family: &Family, call: &Call<'_>) -> Vec<i64> {
        let needs = self.law.needs(call.point);
        let mut there = self.bounds_of_inputs(&needs, 0);
        if let Some(known) = known(family, call, &needs, &there) {
            return known;
        }
        let holds = |bounds: &[i64]| bounds.iter().zip(&needs).all(|(bound, need)| bound >= need);
        let is_close = family.built.iter().any(|(b, built)| built.wear.is_out() && holds(b));
        if family.any_counting() {
            there.fill(None);
        } else if self.graph.nodes.len() >= MANY && !is_close {
            there = self.bounds_of_inputs(&needs, SMALL);
        }
        if let Some(known) = known(family, call, &needs, &there) {
            return known;
        }
        let limits = self.limits();
        let new = |first: i64| -> Vec<i64> {
            let bound = |s: usize| {
                let limit = limits[s].filter(|&limit| limit >= needs[s]).unwrap_or(i64::MAX);
                there[s].unwrap_or_else(|| match (self.law.starts[s], family.counting[s]) {
                    // Where a view begins costs nothing.
                    (Some(most), _) => most.max(needs[s]),
                    (None, true) => rung(needs[s].max(first.max(COUNTED)), false).min(limit),
                    (None, false) => rung(needs[s].max(first), is_close).min(limit),
                })
            };
            (0..needs.len()).map(bound).collect()
        };
        if is_close { new(0) } else { self.widest(new, call) }
    }

    /// The widest of these bounds, by the smallest that each may be, with little more work to do.
    fn widest(&self, new: impl Fn(i64) -> Vec<i64>, call: &Call<'_>) -> Vec<i64> {
        let least = new(0);
        if !self.may_be_wide() {
            return least;
        }
        let firsts = std::iter::successors(Some(FIRST), |first| Some(first / 2));
        let mut wider = firsts.map(new).take_while(|bounds| *bounds != least);
        wider.find(|bounds| self.is_little(bounds, call)).unwrap_or(least)
    }

    /// Whether bounds may be wider than others in use: buffers that programs hand to each other
    /// should agree, unless a program takes longer to compile than they to be laid out anew.
    fn may_be_wide(&self) -> bool {
        let is_fixed = |size: &Size| size.as_constant().is_some();
        self.graph.nodes.len() >= MANY || self.law.outputs.iter().all(is_fixed)
    }

    fn is_little(&self, bounds: &[i64], call: &Call<'_>) -> bool {
        let recorded = self.record(bounds);
        recorded.is_ok_and(|recorded| recorded.mean_elements() - call.elements <= LITTLE)
    }

    /// How much more work than for these sizes a program with these bounds does, in percent of a
    /// call: none where a closer one would not be made, or is not worth it. `wanted` are
    /// the layouts in which it takes its inputs.
    pub(super) fn excess(
        &self,
        family: &Family,
        bounds: &[i64],
        call: &Call<'_>,
        wanted: &[Option<Layout>],
    ) -> u32 {
        let Some(built) = family.built.get(bounds).filter(|built| !built.wear.is_out()) else {
            return 0;
        };
        let times = waste(family, &self.law.needs(call.point), bounds);
        let more = (built.elements - call.elements).max(0.0) / LITTLE;
        let excess = if times <= CLOSE { 0 } else { ((times - 1.0).min(more) * 100.0) as u32 };
        let is_relaid = |(data, wanted): (&Arc<Data>, &Option<Layout>)| {
            data.layout.is_some() && data.layout != *wanted
        };
        excess + if zip(self.inputs, wanted).any(is_relaid) { RELAYING } else { 0 }
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

    /// For each symbol the largest bound that an input of so many bytes has, unless that is much too
    /// large.
    fn bounds_of_inputs(&self, needs: &[i64], bytes: usize) -> Vec<Option<i64>> {
        let mut bounds = vec![None; needs.len()];
        let mut sizes = self.law.inputs.iter();
        for data in self.inputs {
            let own: Vec<_> = sizes.by_ref().take(data.runs()).collect();
            let Some(layout) = data.layout.as_ref().filter(|_| data.ty.bytes() >= bytes) else {
                continue;
            };
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
fn known(
    family: &Family,
    call: &Call<'_>,
    needs: &[i64],
    there: &[Option<i64>],
) -> Option<Vec<i64>> {
    let holds = |bounds: &[i64]| {
        (0..needs.len()).all(|s| match there[s] {
            Some(bound) => bounds[s] == bound,
            None if family.is_start(s) => bounds[s] >= needs[s],
            None if family.counting[s] => {
                (needs[s]..=FIRST.max(COUNTING * needs[s])).contains(&bounds[s])
            }
            None => bounds[s] >= needs[s],
        })
    };
    // What inputs have already is no waste that another program would save.
    let open = |bounds: &[i64]| -> Vec<i64> {
        (0..needs.len()).map(|s| if there[s].is_some() { needs[s] } else { bounds[s] }).collect()
    };
    let fits = family.built.iter().filter(|(bounds, built)| {
        let (most, more) = if built.wear.is_out() { (CLOSE, 0.0) } else { (WIDE, LITTLE) };
        holds(bounds)
            && (waste(family, needs, &open(bounds)) <= most
                || built.elements - call.elements <= more)
    });
    // Which of them must not depend on the order in which a table keeps them.
    let first = |bounds: &&Vec<i64>| (bounds.iter().product::<i64>(), bounds.to_vec());
    fits.map(|(bounds, _)| bounds).min_by_key(first).cloned()
}
