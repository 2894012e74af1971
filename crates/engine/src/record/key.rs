//! The words by which equal calls are found.

use super::call::{CallArg, TensorRef};
use hlo::{DType, Number};

pub(super) fn push_type(key: &mut Vec<u64>, dtype: DType, dims: &[i64]) {
    key.push(1 << 56 | (dtype as u64) << 32 | dims.len() as u64);
    key.extend(dims.iter().map(|&d| d as u64));
}

pub(super) fn push_view(key: &mut Vec<u64>, view: &TensorRef<'_>) {
    push_type(key, view.dtype, view.sizes);
    key.extend(view.strides.iter().map(|&s| s as u64));
    key.push(view.offset as u64);
}

pub(super) fn push_arg(key: &mut Vec<u64>, arg: &CallArg<'_>, fixed: impl Fn(Number) -> bool) {
    let tag = |t: u64, detail: usize| t << 56 | detail as u64;
    match arg {
        CallArg::None => key.push(tag(2, 0)),
        CallArg::Tensor(t) if t.storage.is_none() => key.push(tag(2, 0)),
        CallArg::Tensor(t) => push_type(key, t.dtype, t.sizes),
        CallArg::Tensors(list) => {
            key.push(tag(3, list.len()));
            for t in list {
                match t.storage {
                    Some(_) => push_type(key, t.dtype, t.sizes),
                    None => key.push(tag(2, 0)),
                }
            }
        }
        CallArg::Number { value, dtype, wrapped } => {
            let fixed = fixed(*value) || matches!(value, Number::Complex(..));
            key.push(tag(
                4,
                (*dtype as usize) << 2 | usize::from(*wrapped) << 1 | usize::from(fixed),
            ));
            if fixed {
                key.push(match *value {
                    Number::Int(v) => v as u64,
                    Number::Unsigned(v) => v,
                    Number::Bool(v) => u64::from(v),
                    Number::Float(v) | Number::Complex(v, _) => v.to_bits(),
                });
                if let Number::Complex(_, imaginary) = value {
                    key.push(imaginary.to_bits());
                }
            }
        }
        CallArg::Numbers(v) => {
            key.push(tag(5, v.len()));
            key.extend(v.iter().map(|v| v.to_bits()));
        }
        CallArg::Int(v) => key.extend([tag(6, 0), *v as u64]),
        CallArg::Ints(v) => {
            key.push(tag(7, v.len()));
            key.extend(v.iter().map(|&v| v as u64));
        }
        CallArg::Bool(v) => key.push(tag(8, usize::from(*v))),
        CallArg::Bools(v) => {
            key.push(tag(9, v.len()));
            key.extend(v.iter().map(|&v| u64::from(v)));
        }
        CallArg::DType(v) => key.push(tag(10, *v as usize)),
        CallArg::Text(v) => {
            key.push(tag(11, v.len()));
            key.extend(v.bytes().map(u64::from));
        }
    }
}
