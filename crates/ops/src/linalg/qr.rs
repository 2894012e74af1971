//! QR by Householder reflections, which XLA supports on every platform.

use super::{
    adjoint, batch, check_matrix, check_type, extents, identity, rows_and_columns,
    solve_triangular, uncastable, upper,
};
use crate::args::Args;
use crate::pointwise::require;
use crate::promote::{other_type, scalar_type};
use crate::row::{Out, Row, row};
use hlo::{Kind, Refusal, Result, Type, Value};

/// LAPACK's packed form: R above, reflections below the diagonal; and their factors.
fn geqrf<'b>(x: Value<'b>) -> [Value<'b>; 2] {
    let (m, n) = extents(x);
    let factors = Type::new(x.dtype(), &[&batch(x)[..], &[m.min(n)]].concat());
    let results = x.builder().custom_call("Qr", &[x], &[x.ty(), factors], "");
    [results[0], results[1]]
}

fn check_reflections(x: Value<'_>, factors: Value<'_>) -> Result<()> {
    let name = "torch.linalg.householder_product";
    check_matrix(name, "input", x)?;
    let ((m, n), lead, rank) = (extents(x), batch(x), factors.rank());
    let least = "must be greater than or equal to";
    let broken = if m < n {
        format!("input.shape[-2] {least} input.shape[-1]")
    } else if factors.dims().last().is_some_and(|&count| count > n) {
        format!("input.shape[-1] {least} tau.shape[-1]")
    } else if rank + 1 != x.rank() {
        format!(
            "Expected tau to have one dimension less than input, but got tau.ndim equal to {rank} \
             and input.ndim is equal to {}",
            x.rank()
        )
    } else if factors.dims()[..rank - 1] != lead[..] {
        format!(
            "Expected batch dimensions of tau to be equal to input.shape[:-2], but got {:?}",
            &factors.dims()[..rank - 1]
        )
    } else if factors.dtype() != x.dtype() {
        format!(
            "tau dtype {} does not match input dtype {}",
            scalar_type(factors.dtype()),
            scalar_type(x.dtype())
        )
    } else {
        return Ok(());
    };
    Err(Refusal::runtime(format!("{name}: {broken}")))
}

/// The product of reflections, as many columns as `packed` has.
fn householder_product<'b>(packed: Value<'b>, factors: Value<'b>) -> Value<'b> {
    let name = "ProductOfElementaryHouseholderReflectors";
    packed.builder().custom_call(name, &[packed, factors], &[packed.ty()], "")[0]
}

/// The first `count` of a matrix's rows or columns.
pub(super) fn leading(x: Value<'_>, dim_from_end: usize, count: i64) -> Value<'_> {
    x.slice_dim(x.rank() - dim_from_end, 0, count, 1)
}

fn qr<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (x, mode) = (a.tensor("A")?, a.text("mode")?);
    check_matrix("linalg.qr", "A", x)?;
    check_type("linalg.qr", x)?;
    if !matches!(mode, "reduced" | "complete" | "r") {
        return Err(Refusal::runtime(format!(
            "qr received unrecognized mode '{mode}' but expected one of 'reduced' (default), 'r', \
             or 'complete'"
        )));
    }
    let (m, n) = extents(x);
    let (complete, b) = (mode == "complete", x.builder());
    let k = if complete { m } else { m.min(n) };
    let shape =
        |rows: i64, columns: i64| Type::new(x.dtype(), &[&batch(x)[..], &[rows, columns]].concat());
    let no_q = || b.splat(0, Type::new(x.dtype(), &[0]));
    if x.numel() == 0 {
        let q = if mode == "r" { no_q() } else { identity(b.splat(0, shape(m, k))) };
        return Ok([q, b.splat(0, shape(k, n))].into());
    }
    if mode == "r" {
        return Ok([no_q(), upper(leading(geqrf(x)[0], 2, k))].into());
    }
    Ok(factorised(x, k).into())
}

/// `k` columns of Q, and as many rows of R.
pub(super) fn factorised<'b>(x: Value<'b>, k: i64) -> [Value<'b>; 2] {
    let (n, zero) = (extents(x).1, x.builder().scalar(0, x.dtype()));
    let [packed, factors] = geqrf(x);
    let reflections = leading(packed, 1, k.min(n));
    let reflections = reflections.pad_dim(zero, x.rank() - 1, 0, k - k.min(n));
    [householder_product(reflections, factors), upper(leading(packed, 2, k))]
}

/// `self`'s reflections applied to a matrix, from either side.
fn ormqr<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, factors, c) = (a.tensor("self")?, a.tensor("input2")?, a.tensor("input3")?);
    let (left, transposed) = (a.bool("left")?, a.bool("transpose")?);
    let refuse = |law: String| Err(Refusal::runtime(format!("torch.ormqr: {law}")));
    for (name, v) in [("input", x), ("other", c)] {
        if v.rank() < 2 {
            return refuse(format!("{name} must have at least 2 dimensions."));
        }
    }
    for (name, v) in [("tau", factors), ("other", c)] {
        if v.dtype() != x.dtype() {
            let [wanted, got] = [x, v].map(|v| scalar_type(v.dtype()));
            return refuse(format!(
                "Expected input and {name} to have the same dtype, but input has dtype{wanted} and \
                 {name} has dtype {got}"
            ));
        }
    }
    let (m, k) = (extents(x).0, factors.dims().last().copied().unwrap_or(0));
    let (side, which) = if left { (extents(c).0, -2) } else { (extents(c).1, -1) };
    if side != m {
        return refuse(format!("other.shape[{which}] must be equal to input.shape[-2]"));
    }
    if k != side.min(extents(x).1) {
        return refuse(format!(
            "tau.shape[-1] must be equal to min(other.shape[{which}], input.shape[-1])"
        ));
    }
    let agree = factors.rank() + 1 == x.rank() && c.rank() == x.rank();
    if !agree || factors.dims()[..x.rank() - 2] != batch(x)[..] || batch(c) != batch(x) {
        return refuse(
            "Expected batch dimensions of tau and other to be equal to input.shape[:-2]".to_owned(),
        );
    }
    if c.numel() == 0 || k == 0 {
        return Ok(c);
    }
    let (v, t) = compact(leading(x, 1, k), factors);
    let t = if transposed { adjoint(t) } else { t };
    Ok(match left {
        true => c - v.matmul(t.matmul(adjoint(v).matmul(c))),
        false => c - c.matmul(v).matmul(t).matmul(adjoint(v)),
    })
}

/// The compact form of a product of reflections, `I - V T V*`: nothing is as large as the product.
fn compact<'b>(packed: Value<'b>, factors: Value<'b>) -> (Value<'b>, Value<'b>) {
    let ((m, k), dim) = (extents(packed), packed.rank() - 2);
    let top = leading(packed, 2, k);
    let [i, j] = rows_and_columns(top);
    let top = i.gt(j).select(top, identity(top));
    let v = packed.builder().concatenate(&[top, packed.slice_dim(dim, k, m, 1)], dim);
    let square = adjoint(v).matmul(v);
    let [i, j] = rows_and_columns(square);
    let rows: Vec<i64> = (0..square.rank() as i64 - 1).collect();
    let by_row = factors.broadcast_in_dim(&square.ty(), &rows);
    // T is the inverse of diag(1 / factors) with the strict upper triangle of V* V.
    let inner = i.lt(j).select(by_row * square, identity(square));
    let diagonal = i.eq(j).select(by_row, square.zeros_like());
    (v, solve_triangular(inner, diagonal, true, false, true))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "linalg_qr(Tensor A, str mode=\"reduced\") -> (Tensor Q, Tensor R)",
        &[
            "f32[4,3]",
            "f32[2,3,5]",
            "f64[4,3] mode=complete",
            "f32[3,4] mode=r",
            "f32[0,3] mode=complete",
        ],
        |_, a| qr(a),
    )
    .exact(other_type)
    .by_columns(),
    row("geqrf(Tensor self) -> (Tensor a, Tensor tau)", &["f32[4,3]", "f32[2,3,4]"], |_, a| {
        let x = a.tensor("self")?;
        a.refuse_targets(Kind::Runtime, |result, target| {
            uncastable("torch.geqrf", "a", result, target)
        });
        check_matrix("torch.geqrf", "input", x)?;
        require(!x.dtype().is_integral(), "geqrf_cpu", x.dtype())?;
        Ok(geqrf(x).into())
    })
    .by_columns(),
    row(
        "ormqr(Tensor self, Tensor input2, Tensor input3, bool left=True, bool transpose=False) -> \
         Tensor",
        &["f32[4,3] f32[3] f32[4,2]", "f64[2,4,2] f64[2,2] f64[2,3,4] false true"],
        |_, a| Ok(ormqr(a)?.into()),
    )
    .exact(|result, target| {
        let (wanted, got) = (scalar_type(result), scalar_type(target));
        format!(
            "torch.ormqr: Expected input and result to have the same dtype, but input has \
             dtype{wanted} and result has dtype {got}"
        )
    })
    .by_columns(),
    row(
        "linalg_householder_product(Tensor input, Tensor tau) -> Tensor",
        &["f32[4,3] f32[3]", "f32[2,4,3] f32[2,2]"],
        |_, a| {
            let (x, factors) = (a.tensor("input")?, a.tensor("tau")?);
            a.refuse_targets(Kind::Runtime, |result, target| {
                uncastable("torch.linalg.householder_product", "result", result, target)
            });
            check_reflections(x, factors)?;
            require(!x.dtype().is_integral(), "orgqr_cpu", x.dtype())?;
            Ok(householder_product(x, factors).into())
        },
    )
    .by_columns(),
];
