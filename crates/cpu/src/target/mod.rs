//! The canonical program, rewritten for XLA:CPU.
//!
//! XLA:CPU compiles programs as they are written. So slow convolutions become products or sums, and
//! long reductions come in stages. Short elements are sorted as one integer with their places, and
//! products of matrices are calls of this crate's kernel. Values that the compiler would compute
//! more than once are held in memory.

mod alias_order;
mod convolution;
mod dot;
mod half;
mod lapack;
mod mask;
mod pick;
mod reduce;
mod reuse_barriers;
mod sort;
mod strided;
mod update;
mod window;

use hlo::{DType, Definitions, Recorded, Result, Rewriter, Rules, Statement, Value};
use std::collections::{HashMap, HashSet};
use strided::Strided;

/// The program in the form that XLA:CPU computes fast.
///
/// # Errors
/// The first type rule that a rewrite broke. The canonical program is valid even then.
pub fn rewrite(canonical: &Recorded) -> Result<Recorded> {
    let without_convolutions = convolution::rewritten(canonical)?;
    let function = without_convolutions.as_ref().unwrap_or(canonical);
    let rewritten = function.rewritten(&XlaCpu::new(function))?.simplified();
    Ok(reuse_barriers::hold(alias_order::order(rewritten)))
}

/// `atan2` with zeros in the place of subnormal numbers. They count as zeros in arithmetic, but the
/// C library divides them by each other, which gives NaN.
fn atan2<'b>(s: &Statement, to: &Rewriter<'_, 'b>) -> Value<'b> {
    let flushed = |v: Value<'b>| {
        let least = match v.dtype() {
            DType::F64 => f64::MIN_POSITIVE,
            _ => f32::MIN_POSITIVE.into(),
        };
        v.abs().lt(v.constant(least)).select(v * 0.0, v)
    };
    flushed(to.operand(s, 0)).atan2(flushed(to.operand(s, 1)))
}

/// Padding by negative amounts as a slice. XLA:CPU has no code for it outside of a fusion.
fn cropped<'b>(s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Value<'b>> {
    let list = |name| s.attributes.ints(name);
    let (low, high) = (list("edge_padding_low")?, list("edge_padding_high")?);
    let crops = low.iter().chain(&high).any(|&amount| amount < 0);
    let (value, fill, interior) = (to.operand(s, 0), to.operand(s, 1), list("interior_padding")?);
    crops.then(|| fit(value, fill, &low, &high, &interior))
}

/// Pads a value, and slices it where an amount is negative.
fn fit<'b>(v: Value<'b>, fill: Value<'b>, low: &[i64], high: &[i64], inside: &[i64]) -> Value<'b> {
    let grown = |list: &[i64]| -> Vec<i64> { list.iter().map(|&amount| amount.max(0)).collect() };
    let whole = v.pad(fill, &grown(low), &grown(high), inside);
    let dims = whole.dims().into_iter().zip(low.iter().zip(high)).enumerate();
    let cropped = dims.filter(|(_, (_, amounts))| *amounts.0.min(amounts.1) < 0);
    cropped.fold(whole, |v, (dim, (extent, (&low, &high)))| {
        v.slice_dim(dim, (-low).max(0), extent - (-high).max(0), 1)
    })
}

/// The same for one dimension.
fn fit_dim<'b>(v: Value<'b>, fill: Value<'b>, dim: usize, low: i64, high: i64) -> Value<'b> {
    let none = vec![0; v.dims().len()];
    let (mut lows, mut highs) = (none.clone(), none.clone());
    (lows[dim], highs[dim]) = (low, high);
    fit(v, fill, &lows, &highs, &none)
}

/// True if two statements have the same regions.
fn matches(known: &Statement, s: &Statement) -> bool {
    known.regions.len() == s.regions.len()
        && known.regions.iter().zip(&s.regions).all(|(known, region)| known.is_like(region))
}

/// The rules, and their knowledge of the function around a statement.
struct XlaCpu<'f> {
    function: &'f Recorded,
    definitions: Definitions<'f>,
    strided: HashMap<u32, Strided>,
    /// The operands of reductions.
    reduced: HashSet<u32>,
}

impl<'f> XlaCpu<'f> {
    fn new(function: &'f Recorded) -> Self {
        let mut reduced = HashSet::new();
        function.block.visit(&mut |s| {
            if s.name == "stablehlo.reduce" {
                reduced.extend(s.operands.iter().copied());
            }
        });
        let (definitions, strided) = (function.definitions(), strided::sources(function));
        Self { function, definitions, strided, reduced }
    }
}

impl Rules for XlaCpu<'_> {
    fn statement<'b>(&self, s: &Statement, to: &Rewriter<'_, 'b>) -> Option<Vec<Value<'b>>> {
        let one = match s.name {
            "stablehlo.atan2" => atan2(s, to),
            "stablehlo.dot_general" => self.dot(s, to)?,
            "stablehlo.pad" => cropped(s, to)?,
            "stablehlo.reduce" => self.pick(s, to).or_else(|| self.reduce(s, to))?,
            "stablehlo.reduce_precision" => self.reduce_precision(s, to)?,
            "stablehlo.scatter" => half::scatter(s, to)?,
            "stablehlo.select" => self.select(s, to)?,
            "stablehlo.dynamic_update_slice" => self.update(s, to)?,
            "stablehlo.composite" | "stablehlo.custom_call" | "stablehlo.triangular_solve" => {
                return self.lapack(s, to);
            }
            "stablehlo.sort" => return self.sort(s, to),
            "stablehlo.reduce_window" => return self.reduce_window(s, to),
            "stablehlo.select_and_scatter" => self.select_and_scatter(s, to)?,
            _ => return None,
        };
        Some(vec![one])
    }
}
