//! The notation of example calls: `f32[2,3] f32[3] value=0.5`.
//!
//! Positional words fill the schema's arguments in order; `name=word` fills one by name; missing
//! arguments take their defaults. Words: `f32[2,3]` a tensor, `(f32[2] none)` a list, `[1,2]` ints,
//! `[true,false]` bools, `none`, `true`, `3`, `0.5`, and `bf16` alone a dtype. Numbers for Tensor
//! arguments stand for Python numbers.

use crate::args::Arg;
use crate::schema::{ArgType, Default, Schema};
use hlo::{Builder, DType, Number, Type, Value};
use smallvec::SmallVec;

/// An example with its tensors made into parameters of `b`.
pub struct Sample<'b> {
    pub args: Vec<Arg<'b>>,
    pub parameters: Vec<Value<'b>>,
}

/// # Panics
/// On a malformed example: examples are constants of this crate.
pub fn parse<'b>(b: &'b Builder, schema: &Schema, text: &str) -> Sample<'b> {
    let mut parameters = Vec::new();
    let mut args: Vec<Option<Arg<'b>>> = schema.args.iter().map(|_| None).collect();
    let mut next = 0;
    for word in words(text) {
        let (i, word) = match word.split_once('=') {
            Some((name, word)) => {
                let i = schema.position(name);
                (i.unwrap_or_else(|| panic!("{}: no '{name}'", schema.name)), word)
            }
            None => (next, word),
        };
        assert!(i < args.len(), "{}: too many words in '{text}'", schema.name);
        args[i] = Some(arg(b, &schema.args[i].ty, word, &mut parameters));
        next = i + 1;
    }
    let fill = |(i, a): (usize, Option<Arg<'b>>)| a.unwrap_or_else(|| default(schema, i));
    Sample { args: args.into_iter().enumerate().map(fill).collect(), parameters }
}

/// Splits at spaces outside parentheses and brackets.
fn words(text: &str) -> Vec<&str> {
    let (mut depth, mut start, mut out) = (0, 0, Vec::new());
    for (i, c) in text.char_indices() {
        match c {
            '(' | '[' => depth += 1,
            ')' | ']' => depth -= 1,
            ' ' if depth == 0 => {
                out.push(&text[start..i]);
                start = i + 1;
            }
            _ => {}
        }
    }
    out.push(&text[start..]);
    out.into_iter().filter(|w| !w.is_empty()).collect()
}

pub(crate) fn dtype(word: &str) -> Option<DType> {
    DType::ALL.into_iter().find(|&d| notation(d) == word)
}

/// A type as examples write it.
pub fn notation(dtype: DType) -> String {
    match dtype {
        DType::Bool => "bool".to_owned(),
        d => format!("{d:?}").to_lowercase(),
    }
}

fn tensor<'b>(b: &'b Builder, word: &str, parameters: &mut Vec<Value<'b>>) -> Option<Value<'b>> {
    let (name, dims) = word.strip_suffix(']')?.split_once('[')?;
    let dims: Vec<i64> = dims.split(',').filter(|d| !d.is_empty()).map(integer).collect();
    let value = b.argument(Type::new(dtype(name)?, &dims));
    parameters.push(value);
    Some(value)
}

fn integer(word: &str) -> i64 {
    word.trim().parse().unwrap_or_else(|_| panic!("'{word}' is no integer"))
}

fn number(word: &str) -> (Number, DType) {
    match (word, word.parse::<i64>(), word.parse::<f64>()) {
        ("true" | "false", ..) => (Number::Bool(word == "true"), DType::Bool),
        (_, Ok(v), _) => (Number::Int(v), DType::S64),
        (_, _, Ok(v)) => (Number::Float(v), DType::F64),
        _ => panic!("'{word}' is no number"),
    }
}

fn arg<'b>(b: &'b Builder, ty: &ArgType, word: &str, parameters: &mut Vec<Value<'b>>) -> Arg<'b> {
    if word == "none" {
        return Arg::None;
    }
    let inner = word.trim_start_matches(['(', '[']).trim_end_matches([')', ']']);
    let list = || inner.split(',').map(str::trim).filter(|w| !w.is_empty());
    match ty {
        ArgType::Tensor => match tensor(b, word, parameters) {
            Some(value) => Arg::Tensor(value),
            None => {
                let (value, dtype) = number(word);
                Arg::Number { value, dtype, wrapped: true }
            }
        },
        ArgType::TensorList => {
            let inner = &word[1..word.len() - 1];
            Arg::Tensors(words(inner).iter().map(|w| tensor(b, w, parameters)).collect())
        }
        ArgType::Scalar | ArgType::Float => {
            let (value, dtype) = number(word);
            Arg::Number { value, dtype, wrapped: true }
        }
        ArgType::ScalarList | ArgType::FloatList => {
            Arg::Numbers(list().map(|w| number(w).0).collect())
        }
        ArgType::Int => Arg::Int(integer(word)),
        ArgType::IntList => Arg::Ints(list().map(integer).collect::<SmallVec<_>>()),
        ArgType::Bool => Arg::Bool(word == "true"),
        ArgType::BoolList => Arg::Bools(list().map(|w| w == "true").collect()),
        ArgType::ScalarType => {
            Arg::DType(dtype(word).unwrap_or_else(|| panic!("'{word}' is no dtype")))
        }
        _ => Arg::Text(word.to_owned()),
    }
}

fn default<'b>(schema: &Schema, i: usize) -> Arg<'b> {
    let argument = &schema.args[i];
    match (&argument.default, &argument.ty) {
        // `ScalarType dtype=4`: the only number that schemas use, torch.int64.
        (Default::Number(_), ArgType::ScalarType) => Arg::DType(DType::S64),
        (Default::Number(n), ArgType::Int) => Arg::Int(n.as_i64()),
        (Default::Number(n), ArgType::Bool) => Arg::Bool(!n.is_zero()),
        (Default::Number(n), ArgType::IntList) => Arg::Ints(SmallVec::from_slice(&[n.as_i64()])),
        (Default::Number(n), _) => {
            let dtype = match n {
                Number::Bool(_) => DType::Bool,
                Number::Int(_) => DType::S64,
                Number::Unsigned(_) => DType::U64,
                Number::Float(_) => DType::F64,
                Number::Complex(..) => DType::C128,
            };
            Arg::Number { value: *n, dtype, wrapped: true }
        }
        (Default::Ints(v), _) => Arg::Ints(SmallVec::from_slice(v)),
        (Default::Text(t), _) => Arg::Text(t.clone()),
        (Default::None, _) => Arg::None,
        (Default::Required, _) => panic!("{}: '{}' is missing", schema.name, argument.name),
    }
}
