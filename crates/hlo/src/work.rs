//! The amount of work of a function, in elements. Programs with little work take longer to compile
//! than to run.

use crate::attribute::Attribute;
use crate::statement::{Block, Recorded, Statement};

/// The number of elements that statements compute, and the number of statements.
#[derive(Clone, Copy, Default)]
struct Work {
    elements: f64,
    statements: f64,
}

/// The assumed iterations of a loop, whose number is unknown before it runs. Not measured.
const ITERATIONS: f64 = 64.0;
/// The terms of a convolution's element that take as long as an element of another statement:
/// processors multiply much faster than they move elements.
const TERMS: f64 = 32.0;

impl Recorded {
    /// The mean number of elements that a statement computes. A sum counts its terms, a product of
    /// matrices its result, a convolution some of its terms.
    pub fn mean_elements(&self) -> f64 {
        let work = self.work(&self.block, ITERATIONS);
        work.elements / work.statements.max(1.0)
    }

    /// The number of statements, those of regions included.
    pub fn count_statements(&self) -> f64 {
        self.work(&self.block, ITERATIONS).statements
    }

    /// The elements that a statement computes, without those that its regions compute.
    pub fn own_elements(&self, statement: &Statement) -> f64 {
        self.elements(statement, 0.0)
    }

    /// The work of a block in whose loops all iterations together are so many: an inner loop
    /// begins again with each iteration, but mostly has little to do then.
    fn work(&self, block: &Block, iterations: f64) -> Work {
        let mut work = Work::default();
        for statement in &block.statements {
            let times = if statement.name == "stablehlo.while" { iterations } else { 1.0 };
            let inside = statement.regions.iter().map(|r| self.work(r, iterations / times));
            let inside: Vec<_> = inside.collect();
            let elements = inside.iter().map(|w| w.elements).sum::<f64>() * times;
            work.elements += self.elements(statement, elements);
            work.statements += 1.0 + inside.iter().map(|w| w.statements).sum::<f64>();
        }
        work
    }

    /// The elements that a statement computes, given the elements that its regions compute.
    fn elements(&self, statement: &Statement, inside: f64) -> f64 {
        let count = |id: &u32| self.ty(*id).numel() as f64;
        let results: f64 = statement.results.iter().map(count).sum();
        let operand = statement.operands.first().map_or(0.0, count);
        match statement.name {
            "stablehlo.while" | "stablehlo.case" | "stablehlo.if" => inside,
            // A sort of n elements compares each about log2(n) times.
            "stablehlo.sort" => operand * operand.max(2.0).log2() * inside.max(1.0),
            "stablehlo.reduce_window" => {
                let window = statement.attributes.ints("window_dimensions").unwrap_or_default();
                results * window.iter().map(|&n| n as f64).product::<f64>()
            }
            "stablehlo.convolution" => results * (self.terms(statement) / TERMS).max(1.0),
            name if self.is_complex(statement) => results * complex_terms(name),
            _ if statement.regions.is_empty() => results,
            _ => results.max(operand),
        }
    }

    fn is_complex(&self, statement: &Statement) -> bool {
        statement.operands.first().is_some_and(|&id| self.ty(id).dtype.is_complex())
    }

    /// The number of products that are summed for an element of a convolution.
    fn terms(&self, convolution: &Statement) -> f64 {
        let Some(Attribute::Convolution(dims)) = convolution.attributes.get("dimension_numbers")
        else {
            return 1.0;
        };
        let kernel = self.ty(convolution.operands[1]);
        (kernel.numel() / kernel.dims[dims.kernel[0] as usize].max(1)) as f64
    }
}

/// The plain elements that take as long as one of a complex function, in code that was compiled
/// quickly on XLA:CPU: 15 ns for a quotient, 25 to 50 for a function of exponentials, 90 for a power
/// and 300 for a root, where optimised code takes 2 to 30.
fn complex_terms(name: &str) -> f64 {
    match name {
        "stablehlo.divide" => 15.0,
        "stablehlo.exponential"
        | "stablehlo.exponential_minus_one"
        | "stablehlo.log"
        | "stablehlo.log_plus_one"
        | "stablehlo.logistic"
        | "stablehlo.sine"
        | "stablehlo.cosine"
        | "stablehlo.tan"
        | "stablehlo.tanh" => 30.0,
        "stablehlo.power" => 90.0,
        "stablehlo.sqrt" | "stablehlo.rsqrt" | "stablehlo.cbrt" => 300.0,
        _ if name.starts_with("chlo.") => 300.0,
        _ => 1.0,
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Reducer, Type, Value, Window};

    fn of(make: impl for<'b> Fn(Value<'b>) -> Value<'b>) -> f64 {
        let b = Builder::recording();
        let x = b.argument(Type::new(DType::F32, &[4, 16]));
        b.finish(&[x], &[make(x)]).expect("a valid function").mean_elements()
    }

    #[test]
    fn terms_count_and_not_their_sum() {
        assert_eq!(of(|x| x.add(x)), 64.0);
        // A zero to start from, the sum, and the addition inside, which is counted with the sum.
        assert_eq!(of(|x| x.reduce_sum(&[0, 1])), 65.0 / 3.0);
        let window = Window::new(&[1, 4]);
        let pooled = of(|x| x.reduce_window(Reducer::Add, &window));
        assert_eq!(pooled, (4.0 * 13.0 * 4.0 + 1.0) / 3.0);
    }

    #[test]
    fn complex_functions_take_longer_than_real_ones() {
        let exponential = |dtype: DType| {
            let b = Builder::recording();
            let x = b.argument(Type::new(dtype, &[4, 16]));
            b.finish(&[x], &[x.exponential()]).expect("a valid function").mean_elements()
        };
        assert_eq!([DType::F32, DType::C64].map(exponential), [64.0, 64.0 * 30.0]);
    }

    #[test]
    fn loops_count_more_than_once() {
        let iterations = of(|x| x.builder().for_loop(3, &[x], |_, v| vec![v[0].add(v[0])])[0]);
        assert!(iterations > 64.0 * 8.0, "{iterations}");
    }
}
