//! How much a function computes, in elements: what tells long programs from those that take longer to
//! compile than to run.

use crate::attribute::{Attribute, Attributes};
use crate::build::{Builder, Region, Value};

/// Elements that statements compute, and how many statements there are.
#[derive(Clone, Copy, Debug, Default)]
pub(crate) struct Work {
    elements: f64,
    statements: f64,
}

/// How often a loop goes round, for want of a better guess.
const ROUNDS: f64 = 64.0;

impl Work {
    /// How many elements a statement computes, in the mean.
    pub(crate) fn mean(self) -> f64 {
        self.elements / self.statements.max(1.0)
    }
}

impl Builder {
    /// How many elements a statement computes so far, in the mean. A sum counts as its terms, but
    /// products of matrices as what they leave: they are not compiled.
    pub fn mean_elements(&self) -> f64 {
        self.inner.borrow().work.mean()
    }

    pub(crate) fn count(
        &self,
        name: &str,
        operands: &[Value<'_>],
        regions: &[Region],
        attributes: &Attributes,
        results: &[Value<'_>],
    ) {
        let inside: f64 = regions.iter().map(|region| region.work.elements).sum();
        let left: f64 = results.iter().map(|v| v.numel() as f64).sum();
        let read = operands.first().map_or(0.0, |v| v.numel() as f64);
        let elements = match name {
            "stablehlo.while" => ROUNDS * inside,
            "stablehlo.case" | "stablehlo.if" => inside,
            // Each element is compared as often as their number can be halved.
            "stablehlo.sort" => read * read.max(2.0).log2() * inside.max(1.0),
            "stablehlo.reduce_window" => left * extent(attributes, "window_dimensions"),
            "stablehlo.convolution" => left * products(operands, attributes),
            // Nobody knows what it does.
            "func.call" => f64::INFINITY,
            _ if regions.is_empty() => left,
            _ => left.max(read),
        };
        let mut inner = self.inner.borrow_mut();
        inner.work.elements += elements;
        inner.work.statements += 1.0;
        inner.work.statements += regions.iter().map(|region| region.work.statements).sum::<f64>();
    }
}

/// The product of the extents that an attribute lists.
fn extent(attributes: &Attributes, name: &str) -> f64 {
    let found = attributes.list.iter().find(|(n, _)| *n == name);
    match found {
        Some((_, Attribute::Ints(extents))) => extents.iter().map(|&n| n as f64).product(),
        _ => 1.0,
    }
}

/// How many products an element of a convolution is the sum of.
fn products(operands: &[Value<'_>], attributes: &Attributes) -> f64 {
    let dims = attributes.list.iter().find_map(|(_, attribute)| match attribute {
        Attribute::Convolution(dims) => Some(dims),
        _ => None,
    });
    dims.map_or(1.0, |dims| {
        operands[1].with_type(|kernel| {
            (kernel.numel() / kernel.dims[dims.kernel[0] as usize].max(1)) as f64
        })
    })
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Reducer, Type, Value, Window};

    fn of(make: impl for<'b> Fn(Value<'b>) -> Value<'b>) -> f64 {
        let made = [Builder::text(), Builder::recording()].map(|b| {
            let _made = make(b.argument(Type::new(DType::F32, &[4, 16])));
            b.mean_elements()
        });
        assert_eq!(made[0], made[1]);
        made[0]
    }

    #[test]
    fn what_is_computed_counts_and_not_what_is_left() {
        assert_eq!(of(|x| x.add(x)), 64.0);
        // A zero to start from, the sum, and the addition inside, which is counted with it.
        assert_eq!(of(|x| x.reduce_at_once(Reducer::Add, &[0, 1])), 65.0 / 3.0);
        let window = Window::new(&[1, 4]);
        let pooled = of(|x| x.reduce_window(Reducer::Add, &window));
        assert_eq!(pooled, (4.0 * 13.0 * 4.0 + 1.0) / 3.0);
    }

    #[test]
    fn loops_go_round() {
        let rounds = of(|x| x.builder().for_loop(3, &[x], |_, v| vec![v[0].add(v[0])])[0]);
        assert!(rounds > 64.0 * 8.0, "{rounds}");
    }
}
