//! Control flow and barriers.

use crate::build::{Builder, Value};
use crate::{DType, Type};

/// The statement of a composite, whose region makes its results of its operands.
pub(crate) const COMPOSITE: &str = "stablehlo.composite";

impl Builder {
    /// Repeats `body` while `condition` holds. Both get the carried values.
    pub fn while_loop<'b>(
        &'b self,
        init: &[Value<'b>],
        condition: impl FnOnce(&[Value<'b>]) -> Value<'b>,
        body: impl FnOnce(&[Value<'b>]) -> Vec<Value<'b>>,
    ) -> Vec<Value<'b>> {
        let types: Vec<_> = init.iter().map(|v| v.ty()).collect();
        let regions =
            || vec![self.region(&types, |v| vec![condition(v)]), self.region(&types, body)];
        self.op("stablehlo.while", init, &types, regions, |_| {})
    }

    /// Repeats `body` for `i` (an `i32`) from 0 to `count`. `body` gets `i` and the carried values.
    pub fn for_loop<'b>(
        &'b self,
        count: i64,
        init: &[Value<'b>],
        body: impl FnOnce(Value<'b>, &[Value<'b>]) -> Vec<Value<'b>>,
    ) -> Vec<Value<'b>> {
        let mut carried = vec![self.scalar(0, DType::S32)];
        carried.extend_from_slice(init);
        let results = self.while_loop(
            &carried,
            |v| v[0].lt(self.scalar(count, DType::S32)),
            |v| {
                let mut next = vec![v[0].add(self.scalar(1, DType::S32))];
                next.extend(body(v[0], &v[1..]));
                next
            },
        );
        results[1..].to_vec()
    }

    /// Runs one of two branches; `types` are the results' types.
    pub fn if_else<'b>(
        &'b self,
        predicate: Value<'b>,
        types: &[Type],
        on_true: impl FnOnce() -> Vec<Value<'b>>,
        on_false: impl FnOnce() -> Vec<Value<'b>>,
    ) -> Vec<Value<'b>> {
        let regions = || vec![self.region(&[], |_| on_true()), self.region(&[], |_| on_false())];
        self.op("stablehlo.if", &[predicate], types, regions, |_| {})
    }

    /// Runs the branch of this index (an `i32`); `types` are the results' types.
    pub fn case<'b>(
        &'b self,
        index: Value<'b>,
        types: &[Type],
        branches: usize,
        mut branch: impl FnMut(usize) -> Vec<Value<'b>>,
    ) -> Vec<Value<'b>> {
        let regions = || (0..branches).map(|i| self.region(&[], |_| branch(i))).collect();
        self.op("stablehlo.case", &[index], types, regions, |_| {})
    }

    /// Results that a platform may compute in its own way, which it finds by the name. Elsewhere they
    /// are what `body` makes of the operands.
    pub fn composite<'b>(
        &'b self,
        name: &str,
        operands: &[Value<'b>],
        types: &[Type],
        body: impl FnOnce(&[Value<'b>]) -> Vec<Value<'b>>,
    ) -> Vec<Value<'b>> {
        let of_operands: Vec<_> = operands.iter().map(|v| v.ty()).collect();
        let regions = || vec![self.region(&of_operands, body)];
        self.op(COMPOSITE, operands, types, regions, |a| a.str("name", name))
    }

    /// No statement moves across the barrier. It keeps the compiler from recomputing a producer in
    /// each consumer.
    pub fn optimization_barrier<'b>(&'b self, values: &[Value<'b>]) -> Vec<Value<'b>> {
        let types: Vec<_> = values.iter().map(|v| v.ty()).collect();
        self.op("stablehlo.optimization_barrier", values, &types, Vec::new, |_| {})
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Type};

    #[test]
    fn branches_use_outer_values_and_keep_the_location() {
        let b = Builder::recording();
        let index = b.argument(Type::scalar(DType::S32));
        b.set_location("cond");
        let chosen = b.case(index, &[index.ty()], 2, |i| {
            b.set_location("add");
            vec![index + index.constant(i as i64)]
        });
        let text = b.finish(&[index], &chosen).expect("a program").text("choice");
        assert_eq!(text.matches("stablehlo.return").count(), 2, "{text}");
        let case = text.find("\"stablehlo.case\"(%0)").expect("a case");
        let last = text[case..].find("}) : (tensor<i32>) -> tensor<i32>").expect("its end");
        let name = text[case + last..].lines().next().expect("a line");
        let cond = text.lines().find(|l| l.contains("loc(\"cond\"")).expect("the name");
        assert!(name.ends_with(&format!("loc({})", cond.split(' ').next().unwrap_or_default())));
    }
}
