//! Refusals of written tensors that share memory with arguments, by torch's rules and in its words.
//! Knows views of storages, and neither values nor traces.

use crate::Result;
use crate::error::Error;
use crate::record::call::{Call, CallArg, TensorRef};
use crate::record::view;
use ops::{Overlap, Repeats, Row, Schema, Warning};

/// Refuses a call whose targets the rule of its row forbids. Returns torch's warning of a target
/// that it will forbid.
pub(crate) fn check_call(row: &Row, schema: &Schema, call: &Call<'_>) -> Result<Option<Warning>> {
    let rule = row.overlap;
    // Numbers alone are equal at all places.
    if rule == Overlap::Repeats && call.args[1..].iter().all(|arg| arg.tensors().is_empty()) {
        return Ok(None);
    }
    let mut warning = None;
    for target in call.targets {
        match row.repeats {
            _ if !repeats(target) => {}
            Repeats::Deprecated { method, also } if !accumulates(schema, call) => {
                warning = Some(deprecated(method, also));
            }
            Repeats::Written if !accumulates(schema, call) => {}
            _ => return Err(view::Error::Overlap.into()),
        }
        let compared = match rule {
            Overlap::Unasked => &[],
            Overlap::First => &call.args[..1],
            _ => call.args,
        };
        for (i, arg) in compared.iter().enumerate() {
            let is_apart = rule == Overlap::Alone || (rule == Overlap::Apart && i > 0);
            for t in arg.tensors().iter().filter(|t| t.storage == target.storage) {
                let shared = shared(target, t);
                if shared == Shared::Partly || (is_apart && shared == Shared::Wholly) {
                    return Err(overlaps());
                }
            }
        }
    }
    Ok(warning)
}

/// True if the call adds to the elements of its target.
fn accumulates(schema: &Schema, call: &Call<'_>) -> bool {
    let given = schema.position("accumulate").map(|i| &call.args[i]);
    matches!(given, Some(CallArg::Bool(true)))
}

/// Refuses a copy between tensors that share a part of their memory.
pub(crate) fn check_copy(target: &TensorRef<'_>, source: &TensorRef<'_>) -> Result<()> {
    refuse_repeats(target)?;
    if target.storage == source.storage && shared(target, source) == Shared::Partly {
        return Err(overlaps());
    }
    Ok(())
}

/// Refuses a written tensor that has elements more than once.
pub(crate) fn refuse_repeats(target: &TensorRef<'_>) -> Result<()> {
    if repeats(target) { Err(view::Error::Overlap.into()) } else { Ok(()) }
}

/// True if a written tensor has elements more than once.
fn repeats(target: &TensorRef<'_>) -> bool {
    let mut dims = target.strides.iter().zip(target.sizes);
    target.storage.is_some() && dims.any(|(&s, &n)| s == 0 && n > 1) && target.numel() != 0
}

#[cold]
fn deprecated(method: &str, also: &str) -> Warning {
    let text = format!(
        "Use of {method} on expanded tensors is deprecated. Please clone() the tensor before \
         performing this operation. This also applies to advanced indexing e.g. {also}"
    );
    Warning { text, once: false }
}

#[cold]
fn overlaps() -> Error {
    Error::runtime(
        "unsupported operation: some elements of the input tensor and the written-to tensor refer \
         to a single memory location. Please clone() the tensor before performing the operation.",
    )
}

/// How two tensors over one storage share its memory.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Shared {
    Nothing,
    Partly,
    Wholly,
    /// At least one has gaps or repeats elements, and torch does not look further.
    Unknown,
}

fn shared(a: &TensorRef<'_>, b: &TensorRef<'_>) -> Shared {
    if a.sizes == b.sizes && a.strides == b.strides && a.offset == b.offset && a.dtype == b.dtype {
        return if a.order().is_some() { Shared::Wholly } else { Shared::Unknown };
    }
    if a.numel() == 0 || b.numel() == 0 {
        return Shared::Nothing;
    }
    if a.order().is_none() || b.order().is_none() {
        return Shared::Unknown;
    }
    let range = |t: &TensorRef<'_>| {
        let start = t.offset as u64 * t.dtype.bytes() as u64;
        start..start + t.bytes()
    };
    let (x, y) = (range(a), range(b));
    match x.start < y.end && y.start < x.end {
        false => Shared::Nothing,
        true if x == y && long_strides(a).eq(long_strides(b)) => Shared::Wholly,
        true => Shared::Partly,
    }
}

/// The strides of extents above 1.
fn long_strides<'a>(t: &TensorRef<'a>) -> impl Iterator<Item = i64> + 'a {
    let dims = t.sizes.iter().zip(t.strides);
    dims.filter(|&(&size, _)| size > 1).map(|(_, &stride)| stride)
}

#[cfg(test)]
mod tests {
    use super::*;
    use hlo::DType;

    fn view<'a>(sizes: &'a [i64], strides: &'a [i64], offset: i64) -> TensorRef<'a> {
        TensorRef { storage: None, dtype: DType::F32, sizes, strides, offset }
    }

    #[test]
    fn tensors_share_what_their_bytes_share() {
        let whole = view(&[2, 3], &[3, 1], 0);
        let bytes = TensorRef { dtype: DType::U8, ..view(&[4], &[1], 20) };
        let cases = [
            (whole, Shared::Wholly),
            (view(&[3], &[1], 3), Shared::Partly),
            (view(&[3], &[1], 6), Shared::Nothing),
            (view(&[3, 2], &[1, 3], 0), Shared::Partly),
            (view(&[2, 3, 0], &[3, 1, 1], 0), Shared::Nothing),
            (view(&[2, 2], &[3, 1], 0), Shared::Unknown),
            (view(&[2, 3], &[0, 1], 0), Shared::Unknown),
            (bytes, Shared::Partly),
            (TensorRef { offset: 24, ..bytes }, Shared::Nothing),
        ];
        for (other, expected) in cases {
            assert_eq!(shared(&whole, &other), expected, "{other:?}");
            assert_eq!(shared(&other, &whole), expected, "{other:?}");
        }
    }
}
