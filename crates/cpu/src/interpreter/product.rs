//! Products of matrices.

use crate::interpreter::array::{Array, Stored};
use crate::interpreter::elementwise::{convert, wide};
use crate::kernel::{Number, Operand, Product};
use hlo::{DType, Dims, DotDims, Type};

/// A call of the product kernel, as programs write it.
pub(crate) fn call<'a>(
    product: &Product,
    operands: &[&Array<'_>],
    ty: &Type,
) -> Result<Array<'a>, String> {
    let sizes: Vec<i32> = operands[2..].iter().map(|size| size.whole() as i32).collect();
    match operands[0].dtype {
        DType::BF16 => multiply::<u16>(product, operands, &sizes, ty),
        DType::F32 => multiply::<f32>(product, operands, &sizes, ty),
        _ => multiply::<f64>(product, operands, &sizes, ty),
    }
}

fn multiply<'a, S: Operand<Wide: Stored> + Stored>(
    product: &Product,
    operands: &[&Array<'_>],
    sizes: &[i32],
    ty: &Type,
) -> Result<Array<'a>, String> {
    let (lhs, rhs) = (operands[0].ordered::<S>(), operands[1].ordered::<S>());
    let mut result = vec![S::Wide::ZERO; ty.numel() as usize];
    product.multiply([&lhs, &rhs], sizes, &mut result)?;
    Ok(Array::new(ty.dtype, &ty.dims, result))
}

/// An operand as batch, free index, and summed index.
fn side<'a>(array: &Array<'a>, batching: &[i64], summed: &[i64]) -> Array<'a> {
    let used = |d: &i64| batching.contains(d) || summed.contains(d);
    let free: Vec<i64> = (0..array.dims.len() as i64).filter(|d| !used(d)).collect();
    let extent = |dims: &[i64]| dims.iter().map(|&d| array.dims[d as usize]).product::<i64>();
    let extents = [extent(batching), extent(&free), extent(summed)];
    array.transposed(&[batching, &free, summed].concat()).reshaped(&extents)
}

/// The kernel widens bfloat16 elements itself.
fn widened<'a>(x: &Array<'a>) -> Array<'a> {
    match x.dtype {
        DType::BF16 => x.clone(),
        dtype => convert(x, wide(dtype)),
    }
}

/// `dot_general` of floats, or of few integers.
pub(crate) fn dot<'a>(
    x: &Array<'_>,
    y: &Array<'_>,
    d: &DotDims,
    ty: &Type,
) -> Result<Array<'a>, String> {
    let (x, y) = (widened(x), widened(y));
    let x = side(&x, &d.lhs_batching, &d.lhs_contracting);
    let y = side(&y, &d.rhs_batching, &d.rhs_contracting);
    let (batch, rows, depth, columns) = (x.dims[0], x.dims[1], x.dims[2], y.dims[1]);
    let dims: Dims = [batch, rows, columns].into_iter().collect();
    let made = match x.dtype {
        DType::BF16 | DType::F32 | DType::F64 if depth > 0 => {
            let lists = vec![
                ("extents", vec![batch, rows, columns, depth]),
                ("lhs", vec![rows * depth, depth, 1]),
                ("rhs", vec![columns * depth, depth, 1]),
                ("starts", vec![0, 0]),
            ];
            call(&Product { lists }, &[&x, &y], &Type { dtype: wide(x.dtype), dims })?
        }
        _ => {
            let line = |array: &Array<'_>| convert(array, DType::S64).ordered::<i64>().into_owned();
            let (xs, ys, depth) = (line(&x), line(&y), depth as usize);
            let mut out = Vec::with_capacity((batch * rows * columns) as usize);
            for b in 0..batch as usize {
                for row in xs[b * rows as usize * depth..].chunks(depth).take(rows as usize) {
                    let lines = ys[b * columns as usize * depth..].chunks(depth);
                    out.extend(lines.take(columns as usize).map(|column| {
                        let pairs = row.iter().zip(column);
                        pairs.fold(0i64, |sum, (x, y)| sum.wrapping_add(x.wrapping_mul(*y)))
                    }));
                }
            }
            Array::new(DType::S64, &dims, out)
        }
    };
    Ok(convert(&made, ty.dtype).reshaped(&ty.dims))
}
