//! Templates: the arguments of a row, as an op keeps them.

use crate::record::call::{CallArg, TensorRef};
use hlo::{DType, Number, Type};
use ops::Arg;
use smallvec::SmallVec;

/// An argument with numbered operands, from which the row's argument is rebuilt.
#[derive(Clone)]
pub(crate) enum Template {
    None,
    Operand(usize),
    Operands(Vec<Option<usize>>),
    Number { value: Number, dtype: DType, wrapped: bool },
    Numbers(Vec<Number>),
    Int(i64),
    Ints(SmallVec<[i64; 8]>),
    Bool(bool),
    Bools(SmallVec<[bool; 8]>),
    DType(DType),
    Text(String),
}

impl Template {
    pub(crate) fn instantiate<'b>(&self, values: &[hlo::Value<'b>]) -> Arg<'b> {
        match self {
            Template::None => Arg::None,
            Template::Operand(i) => Arg::Tensor(values[*i]),
            Template::Operands(list) => {
                Arg::Tensors(list.iter().map(|i| i.map(|i| values[i])).collect())
            }
            Template::Number { value, dtype, wrapped } => {
                Arg::Number { value: *value, dtype: *dtype, wrapped: *wrapped }
            }
            Template::Numbers(v) => Arg::Numbers(v.clone()),
            Template::Int(v) => Arg::Int(*v),
            Template::Ints(v) => Arg::Ints(v.clone()),
            Template::Bool(v) => Arg::Bool(*v),
            Template::Bools(v) => Arg::Bools(v.clone()),
            Template::DType(v) => Arg::DType(*v),
            Template::Text(v) => Arg::Text(v.clone()),
        }
    }
}

pub(crate) fn template(
    arg: &CallArg<'_>,
    declared: &ops::ArgType,
    operands: &mut Vec<Type>,
) -> Template {
    let mut operand = |t: &TensorRef<'_>| {
        operands.push(Type::new(t.dtype, t.sizes));
        operands.len() - 1
    };
    match arg {
        CallArg::Tensor(t) if t.storage.is_some() => Template::Operand(operand(t)),
        CallArg::Tensors(list) => {
            let list = list.iter().map(|t| t.storage.is_some().then(|| operand(t)));
            Template::Operands(list.collect())
        }
        CallArg::None | CallArg::Tensor(_) => Template::None,
        CallArg::Number { value, dtype, wrapped } => {
            Template::Number { value: *value, dtype: *dtype, wrapped: *wrapped }
        }
        CallArg::Numbers(v) => Template::Numbers(v.iter().map(|&v| Number::Float(v)).collect()),
        CallArg::Int(v) => Template::Int(*v),
        // An empty list arrives as a list of integers, whatever its elements would be.
        CallArg::Ints([]) if *declared == ops::ArgType::TensorList => {
            Template::Operands(Vec::new())
        }
        CallArg::Ints(v) => Template::Ints(SmallVec::from_slice(v)),
        CallArg::Bool(v) => Template::Bool(*v),
        CallArg::Bools(v) => Template::Bools(v.iter().map(|&v| v != 0).collect()),
        CallArg::DType(v) => Template::DType(*v),
        CallArg::Text(v) => Template::Text((*v).to_owned()),
    }
}
