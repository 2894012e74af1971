//! The bounds of a program.
//!
//! A program costs seconds to compile; a program that is twice too large costs each call twice the
//! work. Nobody knows how often sizes will come. So bounds are wide at first, and wider where there
//! is less to do. Each program has a budget of excess work; a closer program is made when the budget
//! is spent.

use super::class::Class;
use super::write::Writing;
use super::{Placed, Source};
use crate::tuning::{
    APART, BUDGET, CLOSE, COUNTED, COUNTING, FIRST, LITTLE, MANY, REPACKING, SMALL, WIDE,
};
use crate::{Layout, Size};
use std::iter::zip;
use std::sync::atomic::{AtomicU32, Ordering::Relaxed};

/// The work that a program did beyond the work for the sizes that it was given.
#[derive(Default)]
pub(super) struct ExcessBudget(AtomicU32);

/// What a call asks for.
pub(super) struct Call<'a> {
    pub(super) point: &'a [i64],
    /// How many elements a statement has at these sizes, in the mean.
    pub(super) elements: f64,
}

impl ExcessBudget {
    /// Spends excess work, in percent of a call. True if the budget is spent.
    pub(super) fn spend(&self, excess: u32) -> bool {
        self.0.fetch_add(excess, Relaxed).saturating_add(excess) >= BUDGET
    }

    fn is_spent(&self) -> bool {
        self.0.load(Relaxed) >= BUDGET
    }
}

impl<S: Source> Writing<'_, S> {
    /// The bounds for these sizes. The bounds of inputs decide first, so that no input is packed
    /// again; then a known program that is not much too large. Sizes that count up need a larger
    /// program soon, so inputs decide nothing there; small inputs decide nothing for a large program.
    pub(super) fn bounds<P>(&self, class: &Class<P>, call: &Call<'_>) -> Vec<i64> {
        let needs = self.relation.needs(call.point);
        let mut there = self.bounds_of_inputs(&needs, 0);
        if let Some(known) = known(class, call, &needs, &there) {
            return known;
        }
        let holds = |bounds: &[i64]| bounds.iter().zip(&needs).all(|(bound, need)| bound >= need);
        let is_close = class.built.iter().any(|(b, built)| built.budget.is_spent() && holds(b));
        if class.any_counting() {
            there.fill(None);
        } else if self.source.ops() >= MANY && !is_close {
            there = self.bounds_of_inputs(&needs, SMALL);
        }
        if let Some(known) = known(class, call, &needs, &there) {
            return known;
        }
        let limits = self.limits();
        let new = |first: i64| -> Vec<i64> {
            let bound = |s: usize| {
                let limit = limits[s].filter(|&limit| limit >= needs[s]).unwrap_or(i64::MAX);
                there[s].unwrap_or_else(|| match class.counting[s] {
                    true => rung(needs[s].max(first.max(COUNTED)), false).min(limit),
                    false => rung(needs[s].max(first), is_close).min(limit),
                })
            };
            self.with_offsets((0..needs.len()).map(bound).collect())
        };
        if is_close { new(0) } else { self.widest(new, call) }
    }

    /// A program takes any offset; the bound is one for which the function can be recorded.
    pub(super) fn with_offsets(&self, mut bounds: Vec<i64>) -> Vec<i64> {
        for (s, most) in self.relation.offsets.iter().enumerate() {
            if let Some(most) = most {
                bounds[s] = most.eval(&bounds).max(0);
            }
        }
        bounds
    }

    /// Bounds like these that are in order: a view cannot be longer than its base, and a program
    /// may be another one where both are equally long. Which symbol must be larger is not known;
    /// mostly it is an earlier one, as views come after what they show.
    pub(super) fn apart(&self, bounds: &[i64], needs: &[i64]) -> [Vec<i64>; 2] {
        let is_extent = |&s: &usize| self.relation.offsets[s].is_none();
        let order: Vec<usize> = (0..bounds.len()).filter(is_extent).collect();
        let reversed: Vec<usize> = order.iter().rev().copied().collect();
        [order, reversed].map(|order| {
            let mut apart = bounds.to_vec();
            for (at, &s) in order.iter().enumerate() {
                let is_like = |o: usize| (bounds[o] - bounds[s]).abs() * 4 <= bounds[s];
                let like: Vec<_> = order[..at].iter().copied().filter(|&o| is_like(o)).collect();
                let least = like.iter().map(|&o| apart[o] - APART).min().unwrap_or(apart[s]);
                if least >= needs[s] {
                    apart[s] = apart[s].min(least);
                }
                for o in like {
                    apart[o] = apart[o].max(apart[s] + APART);
                }
            }
            self.with_offsets(apart)
        })
    }

    /// The widest of these bounds, by the smallest that each may be, with little more work to do.
    fn widest(&self, new: impl Fn(i64) -> Vec<i64>, call: &Call<'_>) -> Vec<i64> {
        let least = new(0);
        if !self.may_be_wide() {
            return least;
        }
        let firsts = std::iter::successors(Some(FIRST), |first| Some(first / 2));
        let mut wider = firsts.map(new).take_while(|bounds| *bounds != least);
        let elements = self.elements(&least).map_or(call.elements, |n| n.max(call.elements));
        let is_little =
            |bounds: &Vec<i64>| self.elements(bounds).is_some_and(|n| n - elements <= LITTLE);
        wider.find(is_little).unwrap_or(least)
    }

    /// True if bounds may be wider than others in use. Buffers that programs hand to each other
    /// should agree, unless compiling a program takes longer than packing them again.
    fn may_be_wide(&self) -> bool {
        let is_fixed = |size: &Size| size.as_constant().is_some();
        self.source.ops() >= MANY || self.relation.outputs.iter().all(is_fixed)
    }

    fn elements(&self, bounds: &[i64]) -> Option<f64> {
        self.record(bounds).ok().map(|recorded| recorded.mean_elements())
    }

    /// The excess work of a program with these bounds, in percent of a call: 0 if a closer program
    /// would not be made, or is not worth it. `wanted` are the layouts of its inputs.
    pub(super) fn excess<P>(
        &self,
        class: &Class<P>,
        bounds: &[i64],
        call: &Call<'_>,
        wanted: &[Option<Layout>],
    ) -> u32 {
        let Some(built) = class.built.get(bounds).filter(|built| !built.budget.is_spent()) else {
            return 0;
        };
        let times = waste(class, &self.relation.needs(call.point), bounds);
        let times = times.min(built.elements / call.elements);
        let more = (built.elements - call.elements).max(0.0) / LITTLE;
        let excess = if times <= CLOSE { 0 } else { ((times - 1.0).min(more) * 100.0) as u32 };
        let is_repacked = |(input, wanted): (&Placed, &Option<Layout>)| {
            input.layout.is_some() && input.layout != *wanted
        };
        excess + if zip(self.inputs, wanted).any(is_repacked) { REPACKING } else { 0 }
    }

    /// The limits of symbols that the user has stated.
    fn limits(&self) -> Vec<Option<i64>> {
        let mut limits = vec![None; self.relation.symbols()];
        let mut at = 0;
        for input in self.inputs {
            if input.layout.is_none() {
                for (dim, most) in &input.limits {
                    if let Some((symbol, times, added)) = self.relation.inputs[at + dim].as_linear()
                    {
                        limits[symbol] = Some((most - added) / times);
                    }
                }
            }
            at += input.runs();
        }
        limits
    }

    /// For each symbol the largest bound of an input with so many bytes, unless it is much too large.
    fn bounds_of_inputs(&self, needs: &[i64], bytes: usize) -> Vec<Option<i64>> {
        let mut bounds = vec![None; needs.len()];
        let mut sizes = self.relation.inputs.iter();
        for input in self.inputs {
            let own: Vec<_> = sizes.by_ref().take(input.runs()).collect();
            let Some(layout) = input.layout.as_ref().filter(|_| input.ty.bytes() >= bytes) else {
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
fn waste<P>(class: &Class<P>, needs: &[i64], bounds: &[i64]) -> f64 {
    let steady = (0..needs.len()).filter(|&s| !class.counting[s] && !class.is_offset(s));
    steady.map(|s| bounds[s] as f64 / needs[s] as f64).product()
}

/// The bounds of a program that fits.
fn known<P>(
    class: &Class<P>,
    call: &Call<'_>,
    needs: &[i64],
    there: &[Option<i64>],
) -> Option<Vec<i64>> {
    let holds = |bounds: &[i64]| {
        (0..needs.len()).all(|s| match there[s] {
            Some(bound) => bounds[s] == bound,
            None if class.is_offset(s) => true,
            None if class.counting[s] => {
                (needs[s]..=FIRST.max(COUNTING * needs[s])).contains(&bounds[s])
            }
            None => bounds[s] >= needs[s],
        })
    };
    // Another program would not save the padding that inputs have already.
    let open = |bounds: &[i64]| -> Vec<i64> {
        (0..needs.len()).map(|s| if there[s].is_some() { needs[s] } else { bounds[s] }).collect()
    };
    let fits = class.built.iter().filter(|(bounds, built)| {
        let (most, more) = if built.budget.is_spent() { (CLOSE, 0.0) } else { (WIDE, LITTLE) };
        holds(bounds)
            && (waste(class, needs, &open(bounds)) <= most
                || built.elements <= most * call.elements
                || built.elements - call.elements <= more)
    });
    // The choice must not depend on the order in which a table keeps programs.
    let first = |bounds: &&Vec<i64>| (bounds.iter().product::<i64>(), bounds.to_vec());
    fits.map(|(bounds, _)| bounds).min_by_key(first).cloned()
}
