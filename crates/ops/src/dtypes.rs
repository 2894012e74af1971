//! The element types that a row accepts, found by trial calls. Knows no values.

use crate::args::{Args, Settings};
use crate::row::Row;
use crate::sample::{dtype, notation, parse};
use crate::schema::Schema;
use hlo::{Builder, DType};

/// Characters that precede a word of an example.
const OPENING: [char; 3] = [' ', '(', '='];

/// The element types in which the row accepts at least one of its examples, when they replace the
/// type of the example's first tensor. Empty for rows that take no tensors.
pub fn dtypes(row: &Row) -> Vec<DType> {
    let schema = Schema::parse(row.schema);
    let takes = |new: &DType| {
        let mut examples = row.examples.iter().filter_map(|e| with_dtype(e, *new));
        examples.any(|example| accepts(row, &schema, &example))
    };
    DType::ALL.into_iter().filter(takes).collect()
}

fn accepts(row: &Row, schema: &Schema, example: &str) -> bool {
    let b = Builder::types_only();
    let sample = parse(&b, schema, example);
    let args = Args::new(&b, schema, &sample.args, Settings::default());
    (row.lower)(&b, &args).and_then(|_| b.check()).is_ok()
}

fn with_dtype(example: &str, new: DType) -> Option<String> {
    let words = example.match_indices('[').map(|(i, _)| {
        let word = example[..i].rsplit(OPENING).next();
        word.unwrap_or_default()
    });
    let old = words.into_iter().find_map(dtype)?;
    let replace = |text: String, before: char| {
        let tensor = |d| format!("{before}{}[", notation(d));
        text.replace(&tensor(old), &tensor(new))
    };
    Some(OPENING.into_iter().fold(format!(" {example}"), replace))
}

#[cfg(test)]
mod tests {
    use super::*;

    fn of(name: &str) -> Vec<DType> {
        let rows = crate::table();
        let row = rows.iter().find(|row| Schema::parse(row.schema).name == name);
        dtypes(row.expect("a row"))
    }

    #[test]
    fn only_the_first_tensors_type_is_replaced() {
        let text = with_dtype("(f16[2] bf16[]) x=f16[3] f16", DType::S8);
        assert_eq!(text.as_deref(), Some(" (s8[2] bf16[]) x=s8[3] f16"));
        assert_eq!(with_dtype("[2,3] 0.5", DType::S8), None);
    }

    #[test]
    fn rows_say_what_they_take() {
        assert!(of("add.Tensor").contains(&DType::Bool));
        assert!(of("bitwise_and.Tensor").contains(&DType::S64));
        assert!(!of("bitwise_and.Tensor").contains(&DType::F32));
        assert!(!of("hypot").contains(&DType::S32));
        assert!(of("arange").is_empty());
    }
}
