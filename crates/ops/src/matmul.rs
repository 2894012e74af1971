//! Matrix products.

use crate::args::Args;
use crate::pointwise::math::one_plus_erf;
use crate::promote::{gcc_name, other_type, require_same, scalar_type};
use crate::row::{Row, row};
use hlo::{DType, DotDims, Refusal, Result, Type, Value};

/// A dot product in the accumulation type.
fn wide_dot<'b>(x: Value<'b>, y: Value<'b>, d: &DotDims) -> Value<'b> {
    match x.dtype() {
        DType::S64 | DType::U64 => sum_of_products(x, y, d),
        dtype => x.product(y, d, dtype.accumulate()),
    }
}

/// A dot product whose short floats accumulate in float32 and are rounded once.
fn dot<'b>(x: Value<'b>, y: Value<'b>, d: &DotDims) -> Value<'b> {
    wide_dot(x, y, d).convert(x.dtype())
}

/// A dot product as multiplications and a sum, for 64-bit integers: the TPU compiler has no such
/// dot.
fn sum_of_products<'b>(x: Value<'b>, y: Value<'b>, d: &DotDims) -> Value<'b> {
    let arranged = |v: Value<'b>, batch: &[i64], contracted: &[i64]| {
        let used = |i: &i64| !batch.contains(i) && !contracted.contains(i);
        let free: Vec<i64> = (0..v.rank() as i64).filter(used).collect();
        v.transpose(&[batch, &free, contracted].concat())
    };
    let x = arranged(x, &d.lhs_batching, &d.lhs_contracting);
    let y = arranged(y, &d.rhs_batching, &d.rhs_contracting);
    let (batch, summed) = (d.lhs_batching.len(), d.lhs_contracting.len());
    let (rows, columns) = (x.rank() - summed, y.rank() - summed);
    let mut dims = x.dims()[..rows].to_vec();
    dims.extend_from_slice(&y.dims()[batch..]);
    let ty = Type::new(x.dtype(), &dims);
    let at = |i: usize| i as i64;
    let tail = (rows + columns - batch..dims.len()).map(at);
    let x = x.broadcast_in_dim(&ty, &(0..rows).map(at).chain(tail.clone()).collect::<Vec<_>>());
    let columns = (0..batch).map(at).chain((rows..dims.len() - summed).map(at));
    let y = y.broadcast_in_dim(&ty, &columns.chain(tail.clone()).collect::<Vec<_>>());
    (x * y).reduce_sum(&tail.collect::<Vec<_>>())
}

/// The last two dimensions are matrices, or a matrix and a vector; the leading ones are batches.
fn of_matrices(x: Value<'_>, y: Value<'_>) -> DotDims {
    let n = x.rank() as i64;
    let batch: Vec<i64> = (0..n - 2).collect();
    DotDims {
        lhs_batching: batch.clone(),
        rhs_batching: batch,
        lhs_contracting: vec![n - 1],
        rhs_contracting: vec![y.rank() as i64 - if y.rank() > 1 { 2 } else { 1 }],
    }
}

fn matmul<'b>(x: Value<'b>, y: Value<'b>) -> Value<'b> {
    dot(x, y, &of_matrices(x, y))
}

/// The message of inner products for a target of another type.
fn input_type(result: DType, target: DType) -> String {
    let [wanted, got] = [result, target].map(scalar_type);
    format!("result dtype {got} does not match input dtype {wanted}")
}

fn refuse_bool(a: &Args<'_, '_>, x: Value<'_>) -> Result<()> {
    if !x.dtype().is_bool() {
        return Ok(());
    }
    let name = match a.name() {
        "mm" | "addmm" => "addmm_impl_cpu_",
        "mv" | "addmv" => "addmv_impl_cpu",
        other => other,
    };
    Err(Refusal::not_implemented(format!("\"{name}\" not implemented for 'Bool'")))
}

/// Two matrices that fit, under the names that messages give them.
fn matrices<'b>(a: &Args<'_, 'b>, names: [&str; 2]) -> Result<[Value<'b>; 2]> {
    let op = a.name();
    let [x, y] = [a.tensor(names[0])?, a.tensor(names[1])?];
    for (v, called) in [(x, "self"), (y, "mat2")] {
        if v.rank() != 2 {
            let message = format!("{op}: {called} must be a matrix, got {}-D tensor", v.rank());
            return Err(Refusal::runtime(message));
        }
    }
    if x.dim(1) != y.dim(0) {
        return Err(Refusal::runtime(format!(
            "{op}: mat1 and mat2 shapes cannot be multiplied ({}x{} and {}x{})",
            x.dim(0),
            x.dim(1),
            y.dim(0),
            y.dim(1)
        )));
    }
    Ok([x, y])
}

/// Two batches of matrices that fit.
fn batches<'b>(a: &Args<'_, 'b>, names: [&str; 2]) -> Result<[Value<'b>; 2]> {
    let [x, y] = [a.tensor(names[0])?, a.tensor(names[1])?];
    for (v, called) in [(x, "batch1"), (y, "batch2")] {
        if v.rank() != 3 {
            return Err(Refusal::runtime(format!("{called} must be a 3D tensor")));
        }
    }
    if x.dim(0) != y.dim(0) || x.dim(2) != y.dim(1) {
        return Err(Refusal::runtime(format!(
            "Expected size for first two dimensions of batch2 tensor to be: [{}, {}] but got: \
             [{}, {}].",
            x.dim(0),
            x.dim(2),
            y.dim(0),
            y.dim(1)
        )));
    }
    Ok([x, y])
}

/// `self` spread over a product's shape, in torch's words when it does not fit.
fn expanded<'b>(x: Value<'b>, dims: &[i64]) -> Result<Value<'b>> {
    let from = x.dims();
    if from.len() > dims.len() {
        return Err(Refusal::runtime(format!(
            "expand(torch.{}Tensor{{{from:?}}}, size={dims:?}): the number of sizes provided ({}) \
             must be greater or equal to the number of dimensions in the tensor ({})",
            scalar_type(x.dtype()),
            dims.len(),
            from.len()
        )));
    }
    let lead = dims.len() - from.len();
    for (i, &extent) in from.iter().enumerate().rev() {
        let wanted = dims[lead + i];
        if extent != 1 && extent != wanted {
            return Err(Refusal::runtime(format!(
                "The expanded size of the tensor ({wanted}) must match the existing size \
                 ({extent}) at non-singleton dimension {}.  Target sizes: {dims:?}.  Tensor \
                 sizes: {from:?}",
                lead + i
            )));
        }
    }
    Ok(x.broadcast_to(dims))
}

/// `beta * self + alpha * product`. A factor of zero ignores even a NaN; but torch multiplies batches
/// by an `alpha` of zero.
fn combine<'b>(a: &Args<'_, 'b>, base: Value<'b>, product: Value<'b>) -> Result<Value<'b>> {
    Ok(scaled_base(a, base, product)? + by_alpha(a, product)?)
}

fn scaled_base<'b>(a: &Args<'_, 'b>, base: Value<'b>, product: Value<'b>) -> Result<Value<'b>> {
    let wide = product.dtype();
    let base = expanded(base.convert(wide), &product.dims())?;
    if a.is_default_number("beta") {
        return Ok(base);
    }
    let beta = a.scalar("beta", wide)?;
    Ok(beta.eq(beta.zeros_like()).select(base.zeros_like(), base * beta))
}

fn by_alpha<'b>(a: &Args<'_, 'b>, product: Value<'b>) -> Result<Value<'b>> {
    if a.is_default_number("alpha") {
        return Ok(product);
    }
    let alpha = a.scalar("alpha", product.dtype())?;
    let scaled = product * alpha;
    Ok(match a.name() {
        "baddbmm" | "addr" => scaled,
        _ => alpha.eq(alpha.zeros_like()).select(scaled.zeros_like(), scaled),
    })
}

/// The product of `names` plus `self`, in the operands' type.
fn add_product<'b>(a: &Args<'_, 'b>, x: Value<'b>, y: Value<'b>) -> Result<Value<'b>> {
    let (base, dtype) = (a.tensor("self")?, x.dtype());
    let product = wide_dot(x, y, &of_matrices(x, y));
    Ok(combine(a, base, product)?.convert(dtype))
}

/// The product of two operands whose result has the type `out_dtype`: theirs, or the float32 in which
/// short floats accumulate anyway. `added` is the argument that the product is added to.
fn typed_product<'b>(
    a: &Args<'_, 'b>,
    [x, y]: [Value<'b>; 2],
    names: [&str; 2],
    added: bool,
) -> Result<Value<'b>> {
    let dtype = x.dtype();
    if y.dtype() != dtype {
        return Err(Refusal::runtime(format!(
            "{} and {} must have the same dtype, but got {} and {}",
            names[0],
            names[1],
            scalar_type(dtype),
            scalar_type(y.dtype())
        )));
    }
    let wanted = a.dtype("out_dtype")?.unwrap_or(dtype);
    if wanted != dtype && !(wanted == DType::F32 && matches!(dtype, DType::F16 | DType::BF16)) {
        return Err(Refusal::runtime(
            "out_dtype must be the same as input dtype or fp32 for fp16/bf16 inputs",
        ));
    }
    a.want_exact_targets(|_, _| {
        "out_dtype must be the same as the dtype of the provided out tensor".into()
    });
    let product = wide_dot(x, y, &of_matrices(x, y));
    if !added {
        return Ok(product.convert(wanted));
    }
    let base = a.tensor("self")?;
    if ![wanted, dtype].contains(&base.dtype()) {
        return Err(Refusal::runtime(format!(
            "self dtype must match either out_dtype or {} dtype",
            names[0]
        )));
    }
    Ok(combine(a, base, product)?.convert(wanted))
}

fn mm<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let [x, y] = matrices(a, ["self", "mat2"])?;
    if x.dtype() != y.dtype() {
        return Err(Refusal::runtime(format!(
            "expected m1 and m2 to have the same dtype, but got: {} != {}",
            gcc_name(x.dtype()),
            gcc_name(y.dtype())
        )));
    }
    refuse_bool(a, x)?;
    Ok(matmul(x, y))
}

fn bmm<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let [x, y] = batches(a, ["self", "mat2"])?;
    require_same(x, y)?;
    refuse_bool(a, x)?;
    Ok(matmul(x, y))
}

/// `self` and the factors of a product that is added to it have one type.
fn require_added(a: &Args<'_, '_>, x: Value<'_>, y: Value<'_>) -> Result<()> {
    let base = a.tensor("self")?;
    for (other, name) in [(base, "self"), (x, "mat1")] {
        if other.dtype() != y.dtype() {
            return Err(Refusal::runtime(format!(
                "{name} and mat2 must have the same dtype, but got {} and {}",
                scalar_type(other.dtype()),
                scalar_type(y.dtype())
            )));
        }
    }
    refuse_bool(a, x)
}

fn addmm<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let [x, y] = matrices(a, ["mat1", "mat2"])?;
    require_added(a, x, y)?;
    add_product(a, x, y)
}

fn baddbmm<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let [x, y] = batches(a, ["batch1", "batch2"])?;
    let base = a.tensor("self")?.dtype();
    if base != x.dtype() {
        return Err(Refusal::runtime(format!(
            "Input dtypes must be the same, got: input {}, batch1: {}, batch2: {}",
            gcc_name(base),
            gcc_name(x.dtype()),
            gcc_name(y.dtype())
        )));
    }
    require_same(x, y)?;
    refuse_bool(a, x)?;
    add_product(a, x, y)
}

/// `self + sum of the batch's products`: one contraction over the batch as well.
fn addbmm<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let [x, y] = [a.tensor("batch1")?, a.tensor("batch2")?];
    if x.rank() == 3 && y.rank() == 3 && x.dim(2) != y.dim(1) {
        return Err(Refusal::runtime(format!(
            "Incompatible matrix sizes for bmm ({}x{} and {}x{})",
            x.dim(1),
            x.dim(2),
            y.dim(1),
            y.dim(2)
        )));
    }
    let [x, y] = batches(a, ["batch1", "batch2"])?;
    require_added(a, x, y)?;
    let d =
        DotDims { lhs_contracting: vec![0, 2], rhs_contracting: vec![0, 1], ..DotDims::default() };
    let product = wide_dot(x, y, &d);
    Ok(combine(a, a.tensor("self")?, product)?.convert(x.dtype()))
}

fn addmv<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let [base, mat, vec] = [a.tensor("self")?, a.tensor("mat")?, a.tensor("vec")?];
    if mat.rank() != 2 || vec.rank() != 1 || base.rank() > 1 {
        return Err(Refusal::runtime(format!(
            "vector + matrix @ vector expected, got {}, {}, {}",
            base.rank(),
            mat.rank(),
            vec.rank()
        )));
    }
    let (rows, extent) = (mat.dim(0), if base.rank() == 0 { 1 } else { base.dim(0) });
    if mat.dim(1) != vec.dim(0) || (extent != 1 && extent != rows) {
        return Err(Refusal::runtime(format!(
            "size mismatch, got input ({extent}), mat ({rows}x{}), vec ({})",
            mat.dim(1),
            vec.dim(0)
        )));
    }
    require_vector(base, mat, vec)?;
    refuse_bool(a, mat)?;
    add_product(a, mat, vec)
}

fn require_vector(base: Value<'_>, mat: Value<'_>, vec: Value<'_>) -> Result<()> {
    if base.dtype() == mat.dtype() && mat.dtype() == vec.dtype() {
        return Ok(());
    }
    Err(Refusal::runtime(format!(
        "addmv input tensors must have the same dtype, but got {}, {}, and {}",
        scalar_type(base.dtype()),
        scalar_type(mat.dtype()),
        scalar_type(vec.dtype())
    )))
}

fn mv<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let [mat, vec] = [a.tensor("self")?, a.tensor("vec")?];
    if mat.rank() != 2 || vec.rank() != 1 {
        return Err(Refusal::runtime(format!(
            "vector + matrix @ vector expected, got 1, {}, {}",
            mat.rank(),
            vec.rank()
        )));
    }
    if mat.dim(1) != vec.dim(0) {
        return Err(Refusal::runtime(format!(
            "size mismatch, got input ({}), mat ({}x{}), vec ({})",
            mat.dim(0),
            mat.dim(0),
            mat.dim(1),
            vec.dim(0)
        )));
    }
    require_vector(vec, mat, vec)?;
    refuse_bool(a, mat)?;
    let d = DotDims { lhs_contracting: vec![1], rhs_contracting: vec![0], ..DotDims::default() };
    Ok(dot(mat, vec, &d))
}

/// `dot` and `vdot`; the latter conjugates its left side.
fn inner<'b>(a: &Args<'_, 'b>, other: &str, conjugate: bool) -> Result<Value<'b>> {
    let [x, y] = [a.tensor("self")?, a.tensor(other)?];
    if x.rank() != 1 || y.rank() != 1 {
        return Err(Refusal::runtime(format!(
            "1D tensors expected, but got {}D and {}D tensors",
            x.rank(),
            y.rank()
        )));
    }
    if x.dtype() != y.dtype() {
        return Err(Refusal::runtime(format!(
            "dot : expected both vectors to have same dtype, but found {} and {}",
            scalar_type(x.dtype()),
            scalar_type(y.dtype())
        )));
    }
    let (n, m) = (x.dim(0), y.dim(0));
    if n != m {
        return Err(Refusal::runtime(format!(
            "inconsistent tensor size, expected tensor [{n}] and src [{m}] to have the same \
             number of elements, but got {n} and {m} elements respectively"
        )));
    }
    refuse_bool(a, x)?;
    let x = if conjugate && x.dtype().is_complex() { x.real().complex(-x.imag()) } else { x };
    let d = DotDims { lhs_contracting: vec![0], rhs_contracting: vec![0], ..DotDims::default() };
    Ok(dot(x, y, &d))
}

/// `beta * self + alpha * outer(vec1, vec2)`.
fn addr<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let dtype = a.result_type(&["self", "vec1", "vec2"])?;
    let [x, y] = [a.tensor("vec1")?, a.tensor("vec2")?];
    for (v, called) in [(x, "vec1"), (y, "vec2")] {
        if v.rank() != 1 {
            let rank = v.rank();
            let message = format!("addr: Expected 1-D argument {called}, but got {rank}-D");
            return Err(Refusal::runtime(message));
        }
    }
    a.check_factor("beta", dtype)?;
    a.check_factor("alpha", dtype)?;
    let dims = [x.dim(0), y.dim(0)];
    let x = by_alpha(a, x.convert(dtype))?.unsqueeze(1);
    let product = x.broadcast_to(&dims) * y.convert(dtype).unsqueeze(0).broadcast_to(&dims);
    Ok(scaled_base(a, a.tensor("self")?, product)? + product)
}

fn int_mm<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let [x, y] = matrices(a, ["self", "mat2"])?;
    if x.dtype() != DType::S8 || y.dtype() != DType::S8 {
        return Err(Refusal::runtime(format!(
            "_int_mm: expected self and mat2 to be int8, got {} and {}",
            scalar_type(x.dtype()),
            scalar_type(y.dtype())
        )));
    }
    let d = DotDims { lhs_contracting: vec![1], rhs_contracting: vec![0], ..DotDims::default() };
    Ok(x.dot_general(y, &d, DType::S32))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "mm(Tensor self, Tensor mat2) -> Tensor",
        &["f32[2,3] f32[3,4]", "bf16[4,5] bf16[5,2]", "s64[2,3] s64[3,2]", "f32[2,0] f32[0,3]"],
        |_, a| Ok(mm(a)?.into()),
    )
    .exact(other_type),
    row(
        "bmm(Tensor self, Tensor mat2) -> Tensor",
        &[
            "f32[2,3,4] f32[2,4,5]",
            "f16[2,3,4] f16[2,4,2]",
            "s64[2,3,4] s64[2,4,2]",
            "c64[1,2,2] c64[1,2,2]",
        ],
        |_, a| Ok(bmm(a)?.into()),
    )
    .exact(other_type)
    .loose(),
    row(
        "addmm(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        &[
            "f32[4] f32[2,3] f32[3,4]",
            "f32[2,4] f32[2,3] f32[3,4] beta=0.5 alpha=2.0",
            "bf16[2,1] bf16[2,3] bf16[3,4] beta=0.0",
            "s32[4] s32[2,3] s32[3,4] alpha=3",
        ],
        |_, a| Ok(addmm(a)?.into()),
    )
    .exact(other_type)
    .first(),
    row(
        "baddbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) \
         -> Tensor",
        &["f32[5] f32[2,3,4] f32[2,4,5]", "f32[2,3,5] f32[2,3,4] f32[2,4,5] beta=0 alpha=0.5"],
        |_, a| Ok(baddbmm(a)?.into()),
    )
    .exact(other_type)
    .first(),
    row(
        "addbmm(Tensor self, Tensor batch1, Tensor batch2, *, Scalar beta=1, Scalar alpha=1) \
         -> Tensor",
        &[
            "f32[3,5] f32[2,3,4] f32[2,4,5]",
            "f32[5] f32[2,3,4] f32[2,4,5] beta=2.0 alpha=0.5",
            "s64[5] s64[2,3,4] s64[2,4,5]",
        ],
        |_, a| Ok(addbmm(a)?.into()),
    )
    .exact(|result, target| {
        let [wanted, got] = [result, target].map(scalar_type);
        format!("self and mat2 must have the same dtype, but got {got} and {wanted}")
    })
    .first(),
    row(
        "_addmm_activation(Tensor self, Tensor mat1, Tensor mat2, *, Scalar beta=1, \
         Scalar alpha=1, bool use_gelu=False) -> Tensor",
        &["f32[4] f32[2,3] f32[3,4]", "f32[4] f32[2,3] f32[3,4] use_gelu=true"],
        |_, a| {
            let x = addmm(a)?;
            let gelu = x * 0.5 * one_plus_erf(x * std::f64::consts::FRAC_1_SQRT_2);
            Ok(if a.bool("use_gelu")? { gelu } else { x.maximum(x.zeros_like()) }.into())
        },
    ),
    row(
        "addmv(Tensor self, Tensor mat, Tensor vec, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        &["f32[2] f32[2,3] f32[3]", "f32[] f32[2,3] f32[3] beta=0.5 alpha=2.0"],
        |_, a| Ok(addmv(a)?.into()),
    )
    .exact(other_type)
    .first(),
    row(
        "mv(Tensor self, Tensor vec) -> Tensor",
        &["f32[2,3] f32[3]", "bf16[2,3] bf16[3]"],
        |_, a| Ok(mv(a)?.into()),
    )
    .exact(|result, target| {
        let [wanted, got] = [result, target].map(scalar_type);
        format!(
            "addmv input tensors must have the same dtype, but got {got}, {wanted}, and {wanted}"
        )
    })
    .loose(),
    row(
        "addr(Tensor self, Tensor vec1, Tensor vec2, *, Scalar beta=1, Scalar alpha=1) -> Tensor",
        &["f32[2,3] f32[2] f32[3]", "f32[] s32[2] s32[3] beta=0.5 alpha=2.0"],
        |_, a| Ok(addr(a)?.into()),
    )
    .apart()
    .ordered_as_first(),
    row(
        "dot(Tensor self, Tensor tensor) -> Tensor",
        &["f32[3] f32[3]", "s64[3] s64[3]"],
        |_, a| Ok(inner(a, "tensor", false)?.into()),
    )
    .exact(input_type),
    row(
        "vdot(Tensor self, Tensor other) -> Tensor",
        &["f32[3] f32[3]", "c64[3] c64[3]"],
        |_, a| Ok(inner(a, "other", true)?.into()),
    )
    .exact(input_type),
    row(
        "mm.dtype(Tensor self, Tensor mat2, ScalarType out_dtype) -> Tensor",
        &["bf16[4,5] bf16[5,2] f32", "f32[2,3] f32[3,4] f32"],
        |_, a| {
            let names = ["self", "mat2"];
            Ok(typed_product(a, matrices(a, names)?, ["mat1", "mat2"], false)?.into())
        },
    ),
    row(
        "bmm.dtype(Tensor self, Tensor mat2, ScalarType out_dtype) -> Tensor",
        &["f16[2,3,4] f16[2,4,5] f32"],
        |_, a| {
            let names = ["self", "mat2"];
            Ok(typed_product(a, batches(a, names)?, ["batch1", "batch2"], false)?.into())
        },
    )
    .loose(),
    row(
        "addmm.dtype(Tensor self, Tensor mat1, Tensor mat2, ScalarType out_dtype, *, \
         Scalar beta=1, Scalar alpha=1) -> Tensor",
        &["f32[4] bf16[2,3] bf16[3,4] f32", "bf16[2,4] bf16[2,3] bf16[3,4] f32 beta=0.5 alpha=2.0"],
        |_, a| {
            let names = ["mat1", "mat2"];
            Ok(typed_product(a, matrices(a, names)?, names, true)?.into())
        },
    )
    .first(),
    row(
        "baddbmm.dtype(Tensor self, Tensor batch1, Tensor batch2, ScalarType out_dtype, *, \
         Scalar beta=1, Scalar alpha=1) -> Tensor",
        &["f32[2,3,5] bf16[2,3,4] bf16[2,4,5] f32 beta=0.5"],
        |_, a| {
            let names = ["batch1", "batch2"];
            Ok(typed_product(a, batches(a, names)?, names, true)?.into())
        },
    )
    .first(),
    row("_int_mm(Tensor self, Tensor mat2) -> Tensor", &["s8[18,16] s8[16,8]"], |_, a| {
        Ok(int_mm(a)?.into())
    }),
];
