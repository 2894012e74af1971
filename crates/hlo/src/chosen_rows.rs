//! Rows and parts are converted after they are chosen.
//!
//! An embedding whose table is cast where it is used, as for mixed precision, would convert the whole
//! table to read a few rows of it: compilers do not exchange a gather and its operand. Nor do they
//! exchange slices and a conversion of what they read, as rotary embeddings of short floats have: the
//! converted value is written, in twice the space.

use crate::Result;
use crate::build::Value;
use crate::rewrite::{Rewriter, Rules};
use crate::statement::{Definitions, Recorded, Statement};
use std::collections::HashMap;

impl Recorded {
    /// The same function, in which what is gathered from a converted value is converted behind the
    /// gather, if that is less, and so is what slices take of it, if they alone read it and it is longer
    /// than the value itself.
    ///
    /// # Errors
    /// A type rule that the rewriting broke.
    pub fn with_rows_converted_when_chosen(self) -> Result<Recorded> {
        let outer = self.block.statements.iter().filter(|s| s.name == "stablehlo.gather");
        let gathers: Vec<u32> = outer.map(|s| s.results[0]).collect();
        let mut slices = HashMap::new();
        self.block.visit(&mut |s| {
            if s.name == "stablehlo.slice" {
                *slices.entry(s.operands[0]).or_insert(0) += 1;
            }
        });
        let (definitions, readers) = (self.definitions(), self.block.readers());
        let rules = Chosen { definitions, readers, gathers, slices };
        let is_found = self.block.any(|s| rules.conversion(s, &self).is_some());
        if is_found { Ok(self.rewritten(&rules)?.without_dead()) } else { Ok(self) }
    }
}

struct Chosen<'f> {
    definitions: Definitions<'f>,
    readers: HashMap<u32, u32>,
    /// The results of gathers that are in no region: a loop would convert again and again.
    gathers: Vec<u32>,
    /// How many slices read a value.
    slices: HashMap<u32, u32>,
}

impl Chosen<'_> {
    /// The conversion of all of a value, of which only this statement, or only slices, read a part.
    fn conversion(&self, s: &Statement, function: &Recorded) -> Option<&Statement> {
        let converted = *s.operands.first()?;
        let conversion = self.definitions.named(converted, "stablehlo.convert")?;
        let readers = self.readers.get(&converted);
        let bytes = |id: u32| function.ty(id).dtype.bytes();
        let pays = match s.name {
            "stablehlo.gather" => {
                let is_less = function.ty(s.results[0]).numel() < function.ty(converted).numel();
                is_less && readers == Some(&1) && self.gathers.contains(&s.results[0])
            }
            "stablehlo.slice" => {
                bytes(conversion.operands[0]) < bytes(converted)
                    && readers == self.slices.get(&converted)
            }
            _ => false,
        };
        pays.then_some(conversion)
    }
}

impl Rules for Chosen<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let conversion = self.conversion(s, to.function)?;
        let (value, result) = (to.operand(conversion, 0), to.function.ty(s.results[0]));
        let ty = result.with_dtype(value.ty().dtype);
        let places = to.all(&s.operands[1..]);
        let chosen = to.with(s, &[vec![value], places].concat(), &[ty]);
        Some(vec![chosen[0].convert(result.dtype)])
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

    /// The text of a function that takes both halves of a converted value, and may use it again.
    fn halves(dtype: DType, again: impl for<'b> Fn(Value<'b>) -> Vec<Value<'b>>) -> String {
        let b = Builder::recording();
        let x = b.argument(Type::new(dtype, &[8, 16]));
        let converted = x.convert(if dtype == DType::F32 { DType::BF16 } else { DType::F32 });
        let half = |start: i64| converted.slice_dim(1, start, start + 8, 1);
        let results: Vec<_> = [half(0), half(8)].into_iter().chain(again(converted)).collect();
        let function = b.finish(&[x], &results).expect("a valid function");
        function.with_rows_converted_when_chosen().expect("a valid function").text("f")
    }

    #[test]
    fn halves_are_converted_after_they_are_taken() {
        let text = halves(DType::BF16, |_| vec![]);
        assert_eq!(text.matches("(tensor<8x8xbf16>) -> tensor<8x8xf32>").count(), 2, "{text}");
        assert!(!text.contains("tensor<8x16xf32>"), "{text}");
    }

    #[test]
    fn a_value_that_is_read_whole_or_becomes_shorter_is_converted() {
        assert!(halves(DType::BF16, |whole| vec![whole.tanh()]).contains("-> tensor<8x16xf32>"));
        assert!(halves(DType::F32, |_| vec![]).contains("-> tensor<8x16xbf16>"));
    }

    #[test]
    fn a_table_with_fewer_rows_than_are_chosen_is_converted() {
        assert!(text(100, |_| vec![]).contains(WHOLE));
    }
}
