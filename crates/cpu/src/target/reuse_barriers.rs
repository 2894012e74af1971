//! Values with several uses are computed once, for a compiler that would repeat them.
//!
//! XLA:CPU fuses cheap producers into every consumer. If a recurrence shares its state among
//! several results, as gradients through time do, repeated work grows with the square of the steps.
//! So does the time to compile. A barrier after such a value keeps it in memory, as eager execution
//! would. Short chains have no barrier: repeating them costs less than memory traffic. Neither do
//! values whose users are all in one kernel, which computes them once.

use super::alias_order::barrier;
use crate::tuning::reuse_barriers::{REPEATED, SMALL};
use hlo::{Block, Ids, Recorded, Statement, Type};

/// The work of a statement in a fused kernel.
#[derive(Clone, Copy, PartialEq)]
enum Work {
    /// Computes each element from one element of each operand.
    Element,
    /// Only moves elements.
    Move,
    /// Moves elements to many places. Its operand is held rather than its result.
    Spread,
}

/// The kernels that compute a value without a barrier. A kernel is identified by a value that it
/// makes.
#[derive(Clone, Copy, Default, PartialEq)]
enum Consumers {
    #[default]
    None,
    Kernel(u32),
    Several,
}

impl Consumers {
    fn join(&mut self, other: Consumers) {
        *self = match *self {
            Consumers::None => other,
            known if known == other => known,
            _ => Consumers::Several,
        };
    }
}

/// The function with a barrier after each held value.
pub(super) fn hold(mut function: Recorded) -> Recorded {
    let mut block = std::mem::take(&mut function.block);
    let mut sharing = Sharing { consumers: vec![Consumers::None; function.types.len()] };
    sharing.hold(&mut block, &mut function.types);
    function.block = block;
    function
}

struct Sharing {
    consumers: Vec<Consumers>,
}

impl Sharing {
    fn consumers_of(&mut self, id: u32) -> &mut Consumers {
        &mut self.consumers[id as usize]
    }

    /// Finds the kernels that compute each value, from the last statement to the first.
    fn settle(&mut self, block: &Block) {
        // Results of a block have to be in memory.
        block.results.iter().for_each(|&id| self.consumers_of(id).join(Consumers::Kernel(id)));
        for s in block.statements.iter().rev() {
            let result = s.results[0];
            let own = Consumers::Kernel(result);
            let consumer = match (work(s), *self.consumers_of(result)) {
                (Some(_), Consumers::None) => continue,
                // A kernel that reads both the elements and their moved copy computes the elements
                // twice.
                (None | Some(Work::Move), _) => own,
                (Some(Work::Spread), Consumers::Several) => Consumers::Several,
                (Some(Work::Spread), _) => own,
                (Some(Work::Element), Consumers::Kernel(kernel)) => Consumers::Kernel(kernel),
                (Some(Work::Element), _) => own,
            };
            s.operands.iter().for_each(|&id| self.consumers_of(id).join(consumer));
        }
    }

    /// Puts the barriers into a block and the blocks inside. A barrier takes the id of the held
    /// value, so the value's users need not change.
    fn hold(&mut self, block: &mut Block, types: &mut Vec<Type>) {
        for region in block.statements.iter_mut().flat_map(|s| &mut s.regions) {
            self.hold(region, types);
        }
        self.settle(block);
        let mut costs = vec![0u32; types.len()];
        let mut held = Vec::with_capacity(block.statements.len());
        for mut s in std::mem::take(&mut block.statements) {
            let Some(work) = work(&s) else {
                held.push(s);
                continue;
            };
            let own = u32::from(work == Work::Element);
            let inputs = s.operands.iter().map(|&id| costs[id as usize]);
            let cost = inputs.fold(own, u32::saturating_add);
            let id = s.results[0];
            let ty = types[id as usize].clone();
            let shared = *self.consumers_of(id) == Consumers::Several && work != Work::Spread;
            if !shared || cost <= REPEATED || ty.numel() < SMALL {
                costs[id as usize] = cost;
                held.push(s);
                continue;
            }
            let once: Ids = [types.len() as u32].into_iter().collect();
            types.push(ty);
            self.consumers.push(Consumers::None);
            let barrier =
                barrier(once.clone(), std::mem::replace(&mut s.results, once), s.location);
            held.extend([s, barrier]);
        }
        block.statements = held;
    }
}

/// The work of a statement. `None` if it needs a separate kernel.
fn work(s: &Statement) -> Option<Work> {
    match s.name.strip_prefix("stablehlo.") {
        _ if s.results.len() != 1 => None,
        Some("broadcast_in_dim") => Some(Work::Spread),
        Some(
            "bitcast_convert" | "concatenate" | "pad" | "reshape" | "reverse" | "slice"
            | "transpose",
        ) => Some(Work::Move),
        // Compilers keep complex numbers and bit counts in separate kernels.
        Some("complex" | "count_leading_zeros" | "imag" | "popcnt" | "real") => None,
        _ => s.is_element_wise().then_some(Work::Element),
    }
}

#[cfg(test)]
mod tests {
    use crate::target::rewrite;
    use hlo::{Builder, DType, Recorded, Type, Value};

    fn text(function: &Recorded) -> String {
        rewrite(function).expect("a valid rewriting").text("program")
    }

    /// A program with `n` additions whose last value is used twice.
    fn chain(n: i64, elements: i64) -> Recorded {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[elements]));
        let y = (0..n).fold(x, |y: Value, _| y + x);
        b.finish(&[x], &[y * x, y - x]).expect("a program")
    }

    #[test]
    fn a_long_chain_with_two_users_is_held() {
        let text = text(&chain(7, 64));
        assert!(text.contains("%10 = \"stablehlo.add\"(%6, %0)"), "{text}");
        assert!(text.contains("%7 = \"stablehlo.optimization_barrier\"(%10) :"), "{text}");
        assert_eq!(text.matches("barrier").count(), 1, "{text}");
    }

    #[test]
    fn a_value_that_one_kernel_uses_twice_is_not_held() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[64]));
        let y = (0..7).fold(x, |y: Value, _| y + x);
        let text = text(&b.finish(&[x], &[(y * x) * (y - x)]).expect("a program"));
        assert_eq!(text.matches("barrier").count(), 0, "{text}");
    }

    #[test]
    fn short_chains_and_small_values_are_not_held() {
        for (n, elements) in [(6, 64), (7, 63)] {
            let function = chain(n, elements);
            assert_eq!(text(&function), function.text("program"));
        }
    }

    #[test]
    fn a_value_is_held_before_it_is_spread() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[64]));
        let y = (0..7).fold(x, |y: Value, _| y + x);
        let wide = y.broadcast_to(&[64, 64]);
        let text = text(&b.finish(&[x], &[wide * wide, -wide]).expect("a program"));
        assert!(text.contains("%7 = \"stablehlo.optimization_barrier\""), "{text}");
        assert_eq!(text.matches("barrier").count(), 1, "{text}");
    }

    #[test]
    fn the_body_of_a_loop_is_a_separate_scope() {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[64]));
        let results = b.for_loop(3, &[x], |_, carried| {
            let y = (0..7).fold(carried[0], |y: Value, _| y + x);
            vec![y.reverse(&[0]) - y]
        });
        let text = text(&b.finish(&[x], &results).expect("a program"));
        assert_eq!(text.matches("\"stablehlo.optimization_barrier\"").count(), 1, "{text}");
    }
}
