//! Values that are used more than once are computed once, for compilers that would repeat them.
//!
//! XLA:CPU fuses cheap producers into every consumer. Where a recurrence shares its state among
//! several results, as gradients through time do, what is repeated grows with the square of the
//! steps, and so does the time to compile. A barrier behind such a value keeps it in memory, as
//! eager execution would. Short chains stay free: repeating them costs less than memory traffic.
//! So do values whose users all end in the same kernel, which computes them once by itself.

use crate::Type;
use smallvec::SmallVec;
use std::fmt::Write;

/// Element-wise statements that may be repeated in each consumer. Measured on training steps:
/// much smaller values cost memory traffic, much larger ones compile time.
const REPEATED: u32 = 6;
/// Values with fewer elements are not worth a buffer of their own.
const SMALL: i64 = 64;

/// What fusion may do with a statement.
#[derive(Clone, Copy, PartialEq)]
enum Work {
    /// Computes each element from one element of each operand.
    Element,
    /// Only moves elements.
    Move,
    /// Moves elements to many places: better held before than behind.
    Spread,
}

struct Printed {
    at: usize,
    result: u32,
    /// `None` where a kernel of its own is needed.
    work: Option<Work>,
    operands: SmallVec<[u32; 3]>,
}

/// Who computes a value, were it left to fusion: kernels are named after a value they make.
#[derive(Clone, Copy, Default, PartialEq)]
enum Home {
    #[default]
    Nobody,
    Kernel(u32),
    Several,
}

impl Home {
    fn join(&mut self, other: Home) {
        *self = match *self {
            Home::Nobody => other,
            home if home == other => home,
            _ => Home::Several,
        };
    }
}

/// What is known of one function or region that is being printed.
#[derive(Default)]
pub(crate) struct Scope(Vec<Printed>);

#[derive(Default)]
pub(crate) struct Sharing {
    scope: Scope,
    homes: Vec<Home>,
}

impl Sharing {
    /// Notes the statement that starts at byte `at` of its scope's text.
    pub(crate) fn note(
        &mut self,
        name: &str,
        operands: impl Iterator<Item = u32>,
        results: &[u32],
        at: usize,
    ) {
        let Some(&result) = results.first() else {
            return operands.for_each(|id| self.used(id));
        };
        let operands = operands.collect();
        let work = work(name).filter(|_| results.len() == 1);
        self.scope.0.push(Printed { at, result, work, operands });
    }

    /// Notes that a value leaves its scope: it has to be in memory.
    pub(crate) fn used(&mut self, id: u32) {
        self.home(id).join(Home::Kernel(id));
    }

    fn home(&mut self, id: u32) -> &mut Home {
        let id = id as usize;
        if self.homes.len() <= id {
            self.homes.resize(id + 1, Home::Nobody);
        }
        &mut self.homes[id]
    }

    /// Finds out, from the last statement to the first, which kernels compute each value.
    fn settle(&mut self, scope: &[Printed]) {
        for s in scope.iter().rev() {
            let own = Home::Kernel(s.result);
            let home = match (s.work, *self.home(s.result)) {
                (Some(_), Home::Nobody) => continue,
                // Elements move on their way, so a kernel that reads both sides computes twice.
                (None | Some(Work::Move), _) => own,
                (Some(Work::Spread), Home::Several) => Home::Several,
                (Some(Work::Spread), _) => own,
                (Some(Work::Element), Home::Kernel(kernel)) => Home::Kernel(kernel),
                (Some(Work::Element), _) => own,
            };
            s.operands.iter().for_each(|&id| self.home(id).join(home));
        }
    }

    /// Starts a region; the answer is given back to `leave`.
    pub(crate) fn enter(&mut self) -> Scope {
        std::mem::take(&mut self.scope)
    }

    /// Ends a region whose text is complete.
    pub(crate) fn leave(&mut self, outer: Scope, text: &str, types: &[Type]) -> String {
        let text = self.hold(text, types);
        self.scope = outer;
        text
    }

    /// The scope's text with a barrier behind each value that is held. The barrier takes the
    /// value's name, so that its users need not change.
    pub(crate) fn hold(&mut self, text: &str, types: &[Type]) -> String {
        let scope = std::mem::take(&mut self.scope).0;
        self.settle(&scope);
        let mut out = String::with_capacity(text.len() + text.len() / 8);
        let mut copied = 0;
        let mut costs = vec![0u32; types.len()];
        for s in &scope {
            let Some(work) = s.work else { continue };
            let own = u32::from(work == Work::Element);
            let inputs = s.operands.iter().map(|&id| costs[id as usize]);
            let cost = inputs.fold(own, u32::saturating_add);
            let (id, ty) = (s.result, &types[s.result as usize]);
            let shared = *self.home(id) == Home::Several && work != Work::Spread;
            if !shared || cost <= REPEATED || ty.numel() < SMALL {
                costs[id as usize] = cost;
                continue;
            }
            let end = text[s.at..].find('\n').map_or(text.len(), |n| s.at + n + 1);
            out.push_str(&text[copied..s.at]);
            out.push_str("%once_");
            out.push_str(&text[s.at + 1..end]);
            let barrier = "stablehlo.optimization_barrier";
            let _ = writeln!(out, "%{id} = \"{barrier}\"(%once_{id}) : ({ty}) -> {ty}");
            copied = end;
        }
        out.push_str(&text[copied..]);
        out
    }
}

/// Whether each element of the result comes from one element of each operand, or from a scalar.
pub(crate) fn is_element_wise(name: &str) -> bool {
    let others = ["complex", "count_leading_zeros", "imag", "popcnt", "real"];
    let other = || name.split_once('.').is_some_and(|(_, op)| others.contains(&op));
    work(name) == Some(Work::Element) || other()
}

fn work(name: &str) -> Option<Work> {
    let (dialect, op) = name.split_once('.')?;
    match op {
        "broadcast_in_dim" => Some(Work::Spread),
        "bitcast_convert" | "concatenate" | "pad" | "reshape" | "reverse" | "slice"
        | "transpose" => Some(Work::Move),
        "abs"
        | "add"
        | "and"
        | "atan2"
        | "cbrt"
        | "ceil"
        | "clamp"
        | "compare"
        | "convert"
        | "cosine"
        | "divide"
        | "exponential"
        | "exponential_minus_one"
        | "floor"
        | "is_finite"
        | "log"
        | "log_plus_one"
        | "logistic"
        | "maximum"
        | "minimum"
        | "multiply"
        | "negate"
        | "not"
        | "or"
        | "power"
        | "reduce_precision"
        | "remainder"
        | "round_nearest_afz"
        | "round_nearest_even"
        | "rsqrt"
        | "select"
        | "shift_left"
        | "shift_right_arithmetic"
        | "shift_right_logical"
        | "sign"
        | "sine"
        | "sqrt"
        | "subtract"
        | "tan"
        | "tanh"
        | "xor" => Some(Work::Element),
        _ if dialect == "chlo" && op != "top_k" => Some(Work::Element),
        _ => None,
    }
}

#[cfg(test)]
mod tests {
    use crate::{Argument, Builder, DType, Donation, Type, Value};

    /// A program with `n` additions whose last value is used twice.
    fn chain(n: i64, elements: i64, hold: bool) -> String {
        let b = if hold { Builder::text().guiding() } else { Builder::text() };
        let x = b.argument(Type::new(DType::F32, &[elements]));
        let y = (0..n).fold(x, |y: Value, _| y + x);
        let arguments = [Argument { value: x, donation: Donation::None, sharding: None }];
        b.finish("program", &arguments, &[y * x, y - x]).expect("a program")
    }

    #[test]
    fn a_long_chain_with_two_users_is_held() {
        let text = chain(7, 64, true);
        assert!(text.contains("%once_7 = \"stablehlo.add\"(%6, %0)"), "{text}");
        assert!(text.contains("%7 = \"stablehlo.optimization_barrier\"(%once_7) :"), "{text}");
        assert_eq!(text.matches("barrier").count(), 1, "{text}");
    }

    #[test]
    fn what_one_kernel_uses_twice_is_not_held() {
        let b = Builder::text().guiding();
        let x = b.argument(Type::new(DType::F32, &[64]));
        let y = (0..7).fold(x, |y: Value, _| y + x);
        let arguments = [Argument { value: x, donation: Donation::None, sharding: None }];
        let text = b.finish("program", &arguments, &[(y * x) * (y - x)]).expect("a program");
        assert_eq!(text.matches("barrier").count(), 0, "{text}");
    }

    #[test]
    fn short_chains_and_small_values_are_not_held() {
        for (n, elements) in [(6, 64), (7, 63)] {
            assert_eq!(chain(n, elements, true), chain(n, elements, false));
        }
    }

    #[test]
    fn a_value_is_held_before_it_is_spread() {
        let b = Builder::text().guiding();
        let x = b.argument(Type::new(DType::F32, &[64]));
        let y = (0..7).fold(x, |y: Value, _| y + x);
        let wide = y.broadcast_to(&[64, 64]);
        let arguments = [Argument { value: x, donation: Donation::None, sharding: None }];
        let text = b.finish("program", &arguments, &[wide * wide, -wide]).expect("a program");
        assert!(text.contains("%7 = \"stablehlo.optimization_barrier\"(%once_7)"), "{text}");
        assert_eq!(text.matches("barrier").count(), 1, "{text}");
    }

    #[test]
    fn the_body_of_a_loop_is_a_scope_of_its_own() {
        let b = Builder::text().guiding();
        let x = b.argument(Type::new(DType::F32, &[64]));
        let results = b.for_loop(3, &[x], |_, carried| {
            let y = (0..7).fold(carried[0], |y: Value, _| y + x);
            vec![y.reverse(&[0]) - y]
        });
        let arguments = [Argument { value: x, donation: Donation::None, sharding: None }];
        let text = b.finish("program", &arguments, &results).expect("a program");
        assert_eq!(text.matches("\"stablehlo.optimization_barrier\"").count(), 1, "{text}");
    }
}
