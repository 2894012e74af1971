//! Rows are converted after they are chosen.
//!
//! An embedding whose table is cast where it is used, as for mixed precision, would convert the whole
//! table to read a few rows of it: compilers do not exchange a gather and its operand.

use crate::Result;
use crate::build::Value;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use std::collections::HashMap;

impl Recorded {
    /// The same function, in which what is gathered from a converted value is converted behind the
    /// gather, if that is less.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn with_rows_converted_when_chosen(self) -> Result<Recorded> {
        let outer = self.block.statements.iter().filter(|s| s.name == "stablehlo.gather");
        let gathers: Vec<u32> = outer.map(|s| s.results[0]).collect();
        let rules =
            Chosen { definitions: self.definitions(), readers: self.block.readers(), gathers };
        let is_found = self.block.any(|s| rules.conversion(s, &self).is_some());
        if is_found { Ok(self.rewritten(&rules)?.without_dead()) } else { Ok(self) }
    }
}

struct Chosen<'f> {
    definitions: Definitions<'f>,
    readers: HashMap<u32, u32>,
    /// The results of gathers that are in no region: a loop would convert again and again.
    gathers: Vec<u32>,
}

impl Chosen<'_> {
    /// The conversion of all of a value, of which only this statement reads a part.
    fn conversion(&self, s: &Statement, function: &Recorded) -> Option<&Statement> {
        if s.name != "stablehlo.gather" || !self.gathers.contains(&s.results[0]) {
            return None;
        }
        let is_less = function.ty(s.results[0]).numel() < function.ty(s.operands[0]).numel();
        let is_only_use = self.readers.get(&s.operands[0]) == Some(&1);
        let conversion = self.definitions.named(s.operands[0], "stablehlo.convert");
        conversion.filter(|_| is_less && is_only_use)
    }
}

impl Rules for Chosen<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let conversion = self.conversion(s, to.function)?;
        let (table, result) = (to.operand(conversion, 0), to.function.ty(s.results[0]));
        let ty = result.with_dtype(table.ty().dtype);
        let rows = to.with(s, &[table, to.operand(s, 1)], &[ty]);
        Some(vec![rows[0].convert(result.dtype)])
    }
}

#[cfg(test)]
mod tests {
    use crate::{Builder, DType, Type, Value};

    /// The text of a function that takes `rows` rows of a table of 64, and may use the table again.
    fn text(rows: i64, again: impl for<'b> Fn(Value<'b>) -> Vec<Value<'b>>) -> String {
        let b = Builder::recording();
        let table = b.argument(Type::new(DType::F32, &[64, 16]));
        let places = b.argument(Type::new(DType::S32, &[rows]));
        let short = table.convert(DType::BF16);
        let results: Vec<_> = [short.take(places, 0)].into_iter().chain(again(short)).collect();
        let function = b.finish(&[table, places], &results).expect("a valid function");
        function.with_rows_converted_when_chosen().expect("a valid function").text("f")
    }

    const WHOLE: &str = "(tensor<64x16xf32>) -> tensor<64x16xbf16>";

    #[test]
    fn rows_are_converted_after_they_are_chosen() {
        let text = text(8, |_| vec![]);
        assert!(text.contains("(tensor<8x16xf32>) -> tensor<8x16xbf16>"), "{text}");
        assert!(!text.contains(WHOLE), "{text}");
    }

    #[test]
    fn a_table_that_is_used_again_is_converted() {
        assert!(text(8, |table| vec![table.tanh()]).contains(WHOLE));
        assert!(text(8, |table| vec![table]).contains(WHOLE));
    }

    #[test]
    fn a_table_with_fewer_rows_than_are_chosen_is_converted() {
        assert!(text(100, |_| vec![]).contains(WHOLE));
    }
}
