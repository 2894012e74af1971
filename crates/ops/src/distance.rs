//! Distances between rows: `cdist` and `pdist`.

use crate::args::Args;
use crate::promote::{broadcast_dims, require_same, scalar_type};
use crate::row::{Row, row};
use hlo::{DType, Dims, Reducer, Refusal, Result, ScatterDims, Type, Value};

/// Distances of differences along the last dimension.
fn norm(diff: Value<'_>, p: f64) -> Value<'_> {
    let last = [diff.rank() as i64 - 1];
    if diff.dim(diff.rank() - 1) == 0 {
        return diff.reduce_sum(&last);
    }
    let size = diff.abs();
    if p == 0.0 {
        // Counts 1 for each nonzero difference; NaN stays NaN.
        return size.ceil().minimum(size.ones_like()).reduce_sum(&last);
    }
    if p == 1.0 {
        return size.reduce_sum(&last);
    }
    if p == 2.0 {
        return (diff * diff).reduce_sum(&last).sqrt();
    }
    if p == f64::INFINITY {
        return size.reduce_max(&last);
    }
    let sum = size.power(size.constant(p)).reduce_sum(&last);
    sum.power(sum.constant(1.0 / p))
}

/// The derivative of a distance by each difference, times `grad`; zero where torch gives zero.
/// `grad` and `distance` have `diff`'s shape.
fn norm_gradient<'b>(diff: Value<'b>, grad: Value<'b>, distance: Value<'b>, p: f64) -> Value<'b> {
    let zero = diff.zeros_like();
    let size = diff.abs();
    if p == 0.0 {
        return zero;
    }
    if p == 1.0 {
        return grad * diff.sign();
    }
    if p == f64::INFINITY {
        return size.eq(distance).select(grad * diff.sign(), zero);
    }
    let (factor, mut flat) = (size.power(size.constant(p - 1.0)), distance.eq(zero));
    if p < 1.0 {
        flat = flat | diff.eq(zero);
    }
    let slope = if p == 2.0 {
        diff / distance
    } else {
        diff.sign() * factor / distance.power(distance.constant(p - 1.0))
    };
    flat.select(zero, grad * slope)
}

fn exponent(a: &Args<'_, '_>, op: &str) -> Result<f64> {
    let p = a.constant("p")?.as_f64();
    if p >= 0.0 {
        return Ok(p);
    }
    Err(Refusal::runtime(format!("{op} only supports non-negative p values")))
}

/// The two sets of rows, `[.., n, m]` and `[.., r, m]`, with their common leading dimensions.
fn pairs<'b>(a: &Args<'_, 'b>) -> Result<[Value<'b>; 2]> {
    let (x, y) = (a.tensor("x1")?, a.tensor("x2")?);
    for (name, v) in [("X1", x), ("X2", y)] {
        if v.rank() < 2 {
            return Err(Refusal::runtime(format!(
                "cdist only supports at least 2D tensors, {name} got: {}D",
                v.rank()
            )));
        }
        if !v.dtype().is_float() {
            return Err(Refusal::runtime(format!(
                "cdist only supports floating-point dtypes, {name} got: {}",
                scalar_type(v.dtype())
            )));
        }
    }
    require_same(x, y)?;
    let (dx, dy) = (x.dims(), y.dims());
    let (rx, ry) = (dx.len() - 2, dy.len() - 2);
    if dx[rx + 1] != dy[ry + 1] {
        return Err(Refusal::runtime(format!(
            "X1 and X2 must have the same number of columns. X1: {} X2: {}",
            dx[rx + 1],
            dy[ry + 1]
        )));
    }
    let batch = broadcast_dims(&dx[..rx], &dy[..ry])?;
    let with = |tail: &[i64]| -> Dims { batch.iter().chain(tail).copied().collect() };
    let wide = |v: Value<'b>| v.convert(v.dtype().accumulate());
    Ok([wide(x).broadcast_to(&with(&dx[rx..])), wide(y).broadcast_to(&with(&dy[ry..]))])
}

/// Differences of every pair: `[.., n, r, m]`. XLA reduces them without storing them.
fn differences<'b>(x: Value<'b>, y: Value<'b>) -> Value<'b> {
    let (rank, mut dims) = (x.rank(), x.dims());
    dims.insert(rank - 1, y.dim(rank - 2));
    let ty = Type::new(x.dtype(), &dims);
    let mut of_x: Vec<i64> = (0..rank as i64).collect();
    let mut of_y = of_x.clone();
    of_x[rank - 1] = rank as i64;
    (of_y[rank - 2], of_y[rank - 1]) = (rank as i64 - 1, rank as i64);
    x.broadcast_in_dim(&ty, &of_x) - y.broadcast_in_dim(&ty, &of_y)
}

/// Euclidean distances through a matrix product: `|x|^2 + |y|^2 - 2xy`.
fn by_product<'b>(x: Value<'b>, y: Value<'b>) -> Value<'b> {
    let last = x.rank() as i64 - 1;
    let mut order: Vec<i64> = (0..=last).collect();
    order.swap(x.rank() - 1, x.rank() - 2);
    let product = x.matmul(y.transpose(&order));
    let squares = |v: Value<'b>, kept: i64| {
        let mut mapping: Vec<i64> = (0..last - 1).collect();
        mapping.push(kept);
        (v * v).reduce_sum(&[last]).broadcast_in_dim(&product.ty(), &mapping)
    };
    let sum = squares(x, last - 1) + squares(y, last) - product * 2.0;
    sum.maximum(sum.zeros_like()).sqrt()
}

fn cdist_forward<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let [x, y] = pairs(a)?;
    let p = exponent(a, "cdist")?;
    let rows = x.rank() - 2;
    let large = x.dim(rows) > 25 || y.dim(rows) > 25;
    let product = match a.opt_int("compute_mode")?.unwrap_or(0) {
        0 => large,
        mode => mode == 1,
    };
    let out = if p == 2.0 && product { by_product(x, y) } else { norm(differences(x, y), p) };
    Ok(out.convert(a.tensor("x1")?.dtype()))
}

fn cdist_backward<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let [x, y] = pairs(a)?;
    let diff = differences(x, y);
    let own: Vec<i64> = (0..diff.rank() as i64 - 1).collect();
    let spread = |name: &str| -> Result<Value<'b>> {
        Ok(a.tensor(name)?.convert(x.dtype()).broadcast_in_dim(&diff.ty(), &own))
    };
    let (grad, distance) = (spread("grad_output")?, spread("cdist")?);
    let out = norm_gradient(diff, grad, distance, exponent(a, "cdist")?);
    Ok(out.reduce_sum(&[diff.rank() as i64 - 2]).convert(a.tensor("x1")?.dtype()))
}

/// The pairs `i < j` of `n` rows in order, as two vectors of row numbers.
fn upper_pairs<'b>(x: Value<'b>) -> [Value<'b>; 2] {
    let (b, n) = (x.builder(), x.dim(0));
    let count = n.saturating_mul(n - 1) / 2;
    let dtype = DType::of_places(n.saturating_mul(n));
    let constant = |v: i64, like: Value<'b>| like.constant(v);
    let row = b.iota(0, Type::new(dtype, &[n]));
    let before = row.multiply(constant(2 * n - 1, row).subtract(row)).divide(constant(2, row));
    let pair = b.iota(0, Type::new(dtype, &[count]));
    let i = crate::index::search::search(before, pair, true).convert(dtype);
    let i = i.subtract(constant(1, i));
    let j = pair.subtract(before.take(i, 0)).add(i).add(constant(1, i));
    [i, j]
}

fn check_matrix(x: Value<'_>) -> Result<()> {
    if x.rank() == 2 {
        return Ok(());
    }
    Err(Refusal::runtime(format!("pdist only supports 2D tensors, got: {}D", x.rank())))
}

fn pdist_forward<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    check_matrix(x)?;
    let p = exponent(a, "pdist")?;
    if x.dim(0) < 2 {
        return Ok(x.builder().splat(0, Type::new(x.dtype(), &[0])));
    }
    let wide = x.convert(x.dtype().accumulate());
    let [i, j] = upper_pairs(x);
    Ok(norm(wide.take(i, 0) - wide.take(j, 0), p).convert(x.dtype()))
}

fn pdist_backward<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    check_matrix(x)?;
    if x.dim(0) < 2 || x.dim(1) == 0 {
        return Ok(x.zeros_like());
    }
    let wide = x.convert(x.dtype().accumulate());
    let [i, j] = upper_pairs(x);
    let diff = wide.take(i, 0) - wide.take(j, 0);
    let spread = |name: &str| -> Result<Value<'b>> {
        Ok(a.tensor(name)?.convert(wide.dtype()).broadcast_in_dim(&diff.ty(), &[0]))
    };
    let (grad, distance) = (spread("grad_output")?, spread("pdist")?);
    let out = norm_gradient(diff, grad, distance, exponent(a, "pdist")?);
    let dims = ScatterDims {
        update_window_dims: vec![1],
        inserted_window_dims: vec![0],
        scatter_dims_to_operand_dims: vec![0],
        index_vector_dim: 1,
        ..Default::default()
    };
    let sum = wide.zeros_like().scatter(i, out, &dims, Some(Reducer::Add));
    Ok(sum.scatter(j, -out, &dims, Some(Reducer::Add)).convert(x.dtype()))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "_cdist_forward(Tensor x1, Tensor x2, float p, int? compute_mode) -> Tensor",
        &[
            "f32[3,4] f32[5,4] 2.0 none",
            "f32[2,3,4] f32[1,5,4] 1.0 none",
            "f32[30,4] f32[5,4] 2.0 none",
            "f32[3,4] f32[5,4] 3.0 none",
            "f32[3,4] f32[5,4] 0.0 none",
            "f64[3,4] f64[5,4] 2.0 1",
            "f32[3,0] f32[5,0] 2.0 2",
        ],
        |_, a| Ok(cdist_forward(a)?.into()),
    ),
    row(
        "_cdist_backward(Tensor grad_output, Tensor x1, Tensor x2, float p, Tensor cdist) -> Tensor",
        &[
            "f32[3,5] f32[3,4] f32[5,4] 2.0 f32[3,5]",
            "f32[2,3,5] f32[2,3,4] f32[2,5,4] 1.0 f32[2,3,5]",
            "f32[3,5] f32[3,4] f32[5,4] 3.0 f32[3,5]",
            "f32[3,5] f32[3,4] f32[5,4] 1.5 f32[3,5]",
        ],
        |_, a| Ok(cdist_backward(a)?.into()),
    ),
    row(
        "_pdist_forward(Tensor self, float p=2.) -> Tensor",
        &["f32[6,4]", "f32[6,4] 1.0", "f64[20,3] 3.0", "f32[1,4]"],
        |_, a| Ok(pdist_forward(a)?.into()),
    ),
    row(
        "_pdist_backward(Tensor grad_output, Tensor self, float p, Tensor pdist) -> Tensor",
        &["f32[15] f32[6,4] 2.0 f32[15]", "f32[15] f32[6,4] 1.0 f32[15]"],
        |_, a| Ok(pdist_backward(a)?.into()),
    ),
];
