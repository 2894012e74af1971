//! Reductions: sums, products, logic and norms.

use crate::args::Args;
use crate::pointwise::require;
use crate::product::product;
use crate::promote::{other_type, scalar_type, wrap_dims};
use crate::row::{Row, row};
use hlo::{DType, Dims, Kind, Number, Reducer, Refusal, Result, Type, Value};

/// The dimensions that a reduction removes, and whether they stay with extent 1.
pub(crate) struct Over {
    pub(crate) dims: Vec<i64>,
    keep: bool,
}

impl Over {
    /// Every dimension of `x`.
    pub(crate) fn all(x: Value<'_>) -> Self {
        Over { dims: (0..x.rank() as i64).collect(), keep: false }
    }

    /// These dimensions, in range already.
    pub(crate) fn these(dims: impl IntoIterator<Item = usize>) -> Self {
        Over { dims: dims.into_iter().map(|d| d as i64).collect(), keep: false }
    }

    /// One dimension, in range already. A zero-dimensional value has none to remove.
    pub(crate) fn dim(x: Value<'_>, dim: usize) -> Self {
        Over { dims: if x.rank() == 0 { Vec::new() } else { vec![dim as i64] }, keep: false }
    }

    /// The arguments `dim` and `keepdim`. No `dim`, or an empty list, means every dimension.
    pub(crate) fn read(a: &Args<'_, '_>, x: Value<'_>) -> Result<Self> {
        Ok(Over { keep: a.bool("keepdim")?, ..Over::listed(a, x)? })
    }

    /// The argument `dim` alone.
    fn listed(a: &Args<'_, '_>, x: Value<'_>) -> Result<Self> {
        let (mut over, dims) = (Over::all(x), wrap_dims(a.ints("dim")?, x.rank())?);
        if !dims.is_empty() {
            refuse_many_dims(x)?;
        }
        over.dims.retain(|d| dims.is_empty() || dims.contains(d));
        Ok(over)
    }

    /// The same dimensions, kept with extent 1 if `keep`.
    pub(crate) fn keeping(self, keep: bool) -> Self {
        Over { keep, ..self }
    }

    /// The number of elements reduced into each result.
    pub(crate) fn count(&self, x: Value<'_>) -> i64 {
        self.dims.iter().map(|&d| x.dim(d as usize)).product()
    }

    /// Spreads a reduced value over the shape that it came from.
    pub(crate) fn spread<'b>(&self, reduced: Value<'b>, like: Value<'b>) -> Value<'b> {
        let kept: Dims = (0..like.rank() as i64).filter(|d| !self.dims.contains(d)).collect();
        reduced.broadcast_in_dim(&like.ty().with_dtype(reduced.dtype()), &kept)
    }

    /// A reduced value in the shape that `keepdim` asks for.
    pub(crate) fn shaped<'b>(&self, reduced: Value<'b>, from: Value<'_>) -> Value<'b> {
        if !self.keep {
            return reduced;
        }
        let mut dims = from.dims();
        self.dims.iter().for_each(|&d| dims[d as usize] = 1);
        reduced.reshape(&dims)
    }

    /// Sum in at least single precision, rounded once.
    pub(crate) fn sum<'b>(&self, x: Value<'b>) -> Value<'b> {
        let dtype = x.dtype();
        x.convert(dtype.accumulate()).reduce_sum(&self.dims).convert(dtype)
    }

    /// Mean of a float or complex value.
    pub(crate) fn mean<'b>(&self, x: Value<'b>) -> Value<'b> {
        let dtype = x.dtype();
        (x.convert(dtype.accumulate()).reduce_sum(&self.dims) / self.count(x) as f64).convert(dtype)
    }

    /// Mean, and the mean of squared distances from it with `correction` fewer degrees of freedom.
    pub(crate) fn variance<'b>(&self, x: Value<'b>, correction: f64) -> (Value<'b>, Value<'b>) {
        let mean = self.mean(x);
        let distance = square(x - self.spread(mean, x));
        let freedom = (self.count(x) as f64 - correction).max(0.0);
        (mean, distance.reduce_sum(&self.dims) / freedom)
    }

    /// Refuses extents of 0, over which an extreme has no value. `given` are the dimensions as
    /// messages name them.
    pub(crate) fn refuse_empty(&self, name: &str, x: Value<'_>, given: &[i64]) -> Result<()> {
        match empty_dim(x, given) {
            Some(d) if !self.dims.is_empty() => Err(Refusal::index(format!(
                "{name}: Expected reduction dim {d} to have non-zero size."
            ))),
            _ => Ok(()),
        }
    }
}

/// The first of some dimensions, counted from either end, whose extent is 0.
fn empty_dim(x: Value<'_>, given: &[i64]) -> Option<i64> {
    let extent = |d: i64| x.dim(d.rem_euclid(x.rank().max(1) as i64) as usize);
    given.iter().copied().find(|&d| x.rank() > 0 && extent(d) == 0)
}

/// torch keeps sets of dimensions in 64 bits.
pub(crate) fn refuse_many_dims(x: Value<'_>) -> Result<()> {
    if x.rank() <= 64 {
        return Ok(());
    }
    Err(Refusal::runtime("only tensors with up to 64 dims are supported"))
}

/// `|x|` squared, real even for a complex value.
fn square(x: Value<'_>) -> Value<'_> {
    if x.dtype().is_complex() {
        let (re, im) = (x.real(), x.imag());
        return re * re + im * im;
    }
    x * x
}

pub(crate) fn refuse_complex(a: &Args<'_, '_>, x: Value<'_>) -> Result<()> {
    if !x.dtype().is_complex() {
        return Ok(());
    }
    let kernel = match a.name() {
        "amax" => "max_values_cpu",
        "amin" => "min_values_cpu",
        "max" => "max_all",
        "min" => "min_all",
        "median" | "nanmedian" => "median_cpu",
        "cummax" => "cummax_cpu",
        "cummin" => "cummin_cpu",
        name => name,
    };
    let message = format!("\"{kernel}\" not implemented for '{}'", scalar_type(x.dtype()));
    Err(Refusal::not_implemented(message))
}

/// The `dtype` argument, or the type of a sum of `x`: integers and bool become int64.
pub(crate) fn sum_dtype(a: &Args<'_, '_>, x: Value<'_>) -> Result<DType> {
    let natural = if x.dtype().is_integral() { DType::S64 } else { x.dtype() };
    Ok(a.dtype("dtype")?.unwrap_or(natural))
}

fn sum<'b>(a: &Args<'_, 'b>, x: Value<'b>, over: &Over) -> Result<Value<'b>> {
    let sum = over.sum(x.convert(sum_dtype(a, x)?));
    Ok(over.shaped(sum, x))
}

fn mean<'b>(a: &Args<'_, 'b>, x: Value<'b>, over: &Over) -> Result<Value<'b>> {
    let given = a.dtype("dtype")?;
    let dtype = given.unwrap_or(x.dtype());
    if dtype.is_integral() {
        let which = if given.is_some() { "Optional" } else { "Input" };
        return Err(Refusal::not_implemented(format!(
            "mean(): could not infer output dtype. {which} dtype must be either a floating point \
             or complex dtype. Got: {}",
            scalar_type(dtype)
        )));
    }
    if given.is_some() {
        a.want_exact_targets(other_type);
    }
    Ok(over.shaped(over.mean(x.convert(dtype)), x))
}

fn prod<'b>(a: &Args<'_, 'b>, x: Value<'b>, over: &Over) -> Result<Value<'b>> {
    let dtype = sum_dtype(a, x)?;
    let product = product(x.convert(dtype).convert(dtype.accumulate()), &over.dims);
    Ok(over.shaped(product.convert(dtype), x))
}

/// `all` and `any`. The answer is bool, except that uint8 stays uint8.
fn logic<'b>(a: &Args<'_, 'b>, reducer: Reducer, over: &Over) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    a.want_targets(
        &[DType::Bool, DType::U8],
        match reducer {
            Reducer::And => |_, target| only_bool("all", target),
            _ => |_, target| only_bool("any", target),
        },
    );
    let answer = x.convert(DType::Bool).reduce(reducer, &over.dims);
    let byte = x.dtype() == DType::U8;
    let answer = if byte { answer.convert(DType::U8) } else { answer };
    Ok(over.shaped(answer, x))
}

fn only_bool(name: &str, target: DType) -> String {
    format!("{name} only supports bool tensor for result, got: {}", scalar_type(target))
}

/// `all.dims` and `any.dims`: `None` is every dimension, an empty list is none.
fn logic_dims<'b>(a: &Args<'_, 'b>, reducer: Reducer) -> Result<Value<'b>> {
    let mut over = Over::read(a, a.tensor("self")?)?;
    if a.opt_ints("dim")?.is_some_and(<[i64]>::is_empty) {
        over.dims.clear();
    }
    logic(a, reducer, &over)
}

/// True for targets of a real type that is longer than a float's, which then computes in it.
pub(crate) fn is_longer(x: DType, target: DType) -> bool {
    !x.is_integral() && target.is_float() && target.bytes() > x.real().bytes()
}

/// An operand in the type that its target asks for.
pub(crate) fn widened<'b>(a: &Args<'_, 'b>, x: Value<'b>) -> Value<'b> {
    match a.target {
        Some(DType::F64) if x.dtype().is_complex() => x.convert(DType::C128),
        Some(target) if !x.dtype().is_complex() => x.convert(target),
        _ => x,
    }
}

/// The p-norm of an accumulated value; the result is real.
pub(crate) fn p_norm<'b>(x: Value<'b>, p: f64, over: &Over) -> Value<'b> {
    let size = |x: Value<'b>| x.abs();
    match p {
        0.0 => x.ne(x.zeros_like()).convert(x.dtype().real()).reduce_sum(&over.dims),
        1.0 => size(x).reduce_sum(&over.dims),
        2.0 => square(x).reduce_sum(&over.dims).sqrt(),
        f64::INFINITY => size(x).reduce_max(&over.dims),
        f64::NEG_INFINITY => size(x).reduce_min(&over.dims),
        _ => {
            let x = size(x);
            let sum = x.power(x.constant(p)).reduce_sum(&over.dims);
            sum.power(sum.constant(1.0 / p))
        }
    }
}

/// Norm of `x` in type `dtype`.
fn norm<'b>(x: Value<'b>, p: f64, over: &Over, dtype: DType) -> Value<'b> {
    let norm = p_norm(x.convert(dtype).convert(dtype.accumulate()), p, over);
    over.shaped(norm.convert(dtype.real()), x)
}

fn linalg_vector_norm<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    let (from, name) = (x.dtype(), "linalg.vector_norm");
    if from.is_integral() {
        return Err(Refusal::not_implemented(format!(
            "{name}: Expected a floating point or complex tensor as input. Got {}",
            scalar_type(from)
        )));
    }
    let dtype = a.dtype("dtype")?.unwrap_or(from);
    if dtype.is_integral() {
        return Err(Refusal::runtime(format!(
            "{name}: dtype should be floating point or complex, but got {}",
            scalar_type(dtype)
        )));
    }
    if from.is_complex() && !dtype.is_complex() {
        return Err(Refusal::runtime(format!(
            "{name}: dtype should be complex for complex inputs, but got {}",
            scalar_type(dtype)
        )));
    }
    if dtype.real().bytes() < from.real().bytes() {
        return Err(Refusal::runtime(format!(
            "{name}: the dtype of the input ({}) should be convertible without narrowing to the \
             specified dtype ({})",
            scalar_type(from),
            scalar_type(dtype)
        )));
    }
    let p = a.constant("ord")?.as_f64();
    let over = Over::read(a, x)?;
    if (p < 0.0 || p == f64::INFINITY) && over.count(x) == 0 {
        let at = match a.opt_ints("dim")?.and_then(|given| empty_dim(x, given)) {
            Some(d) => format!("the dimension {d}because this dimension is empty and"),
            None => "an empty tensor because".to_owned(),
        };
        return Err(Refusal::runtime(format!(
            "{name} cannot compute the {p} norm on {at} the operation does not have an identity"
        )));
    }
    Ok(norm(x, p, &over, dtype))
}

/// The older `norm` overloads.
fn norm_dims<'b>(a: &Args<'_, 'b>, dtype: Option<DType>) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    let p = a.opt_constant("p")?.map_or(2.0, Number::as_f64);
    let (dtype, words) = match dtype {
        Some(dtype) => (dtype, "the desired output dtype"),
        None => (x.dtype(), "input dtype"),
    };
    if dtype.is_integral() {
        let message = format!(
            "norm(): {words} should be either floating point or complex. Got {} instead.",
            scalar_type(dtype)
        );
        return Err(Refusal::new(
            if words == "input dtype" { Kind::NotImplemented } else { Kind::Runtime },
            message,
        ));
    }
    Ok(norm(x, p, &Over::read(a, x)?, dtype))
}

/// `log(sum(exp(x)))` without overflow.
fn logsumexp<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    const TARGETS: &[DType] =
        &[DType::F16, DType::BF16, DType::F32, DType::F64, DType::C64, DType::C128];
    a.want_targets(TARGETS, |_, target| {
        let target = scalar_type(target);
        format!("logsumexp(): Expected floating point type for result tensor, but got: {target}")
    });
    let x = widened(a, a.float_tensor("self")?);
    let over = Over::read(a, x)?;
    let wide = x.convert(x.dtype().accumulate());
    let size = if x.dtype().is_complex() { wide.real() } else { wide };
    let top = size.reduce_max(&over.dims);
    // An infinite maximum would turn into NaN when it is subtracted from itself.
    let top = top.is_finite().select(top, top.is_nan().select(top, top.zeros_like()));
    let top = top.convert(wide.dtype());
    let sum = (wide - over.spread(top, wide)).exponential().reduce_sum(&over.dims);
    Ok(over.shaped((sum.log() + top).convert(x.dtype()), x))
}

fn nansum<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    if x.dtype().is_complex() {
        return Err(Refusal::not_implemented("nansum does not support complex inputs"));
    }
    let over = Over::read(a, x)?;
    let dtype = sum_dtype(a, x)?;
    if x.dtype().is_integral() || dtype.is_integral() {
        a.want_exact_targets(other_type);
        return sum(a, x, &over);
    }
    require(dtype.is_float(), "nansum_cpu", dtype)?;
    a.want_exact_targets(|result, target| {
        let [given, got] = [result, target].map(scalar_type);
        match target.is_float() {
            false => format!("\"nansum_cpu\" not implemented for '{got}'"),
            true => {
                format!("nansum: provided dtype must match dtype of result. Got {got} and {given}.")
            }
        }
    });
    sum(a, x.is_nan().select(x.zeros_like(), x), &over)
}

fn trace<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let x = a.tensor("self")?;
    if x.rank() != 2 {
        let message = format!("trace: expected a matrix, but got tensor with dim {}", x.rank());
        return Err(Refusal::runtime(message));
    }
    require(!x.dtype().is_bool(), "trace", x.dtype())?;
    let b = x.builder();
    let dtype = DType::of_places(x.dim(0).max(x.dim(1)));
    let place = |dim| b.iota(dim, Type::new(dtype, &x.dims()));
    let dtype = if x.dtype().is_integral() { DType::S64 } else { x.dtype() };
    let x = x.convert(dtype);
    Ok(Over::all(x).sum(place(0).eq(place(1)).select(x, x.zeros_like())))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "sum(Tensor self, *, ScalarType? dtype=None) -> Tensor",
        &["f32[2,3]", "bool[4]", "f32[]", "f16[5] dtype=f32"],
        |_, a| {
            let x = a.tensor("self")?;
            Ok(sum(a, x, &Over::all(x))?.into())
        },
    )
    .typed_by_target(|_, _| true)
    .exact(other_type),
    row(
        "sum.dim_IntList(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) \
         -> Tensor",
        &[
            "f32[2,3,4] [0,-1]",
            "bf16[4,5] [1] true",
            "s32[2,3] none",
            "f32[] [0]",
            "u8[2,3] [] true",
            "f32[2,0] [1]",
            "c64[2,3] [0] dtype=c64",
        ],
        |_, a| {
            let x = a.tensor("self")?;
            Ok(sum(a, x, &Over::read(a, x)?)?.into())
        },
    )
    .loose()
    .typed_by_target(|_, _| true)
    .exact(other_type),
    row(
        "mean(Tensor self, *, ScalarType? dtype=None) -> Tensor",
        &["f32[2,3]", "bf16[7]", "s32[4] dtype=f32", "f32[0]"],
        |_, a| {
            let x = a.tensor("self")?;
            Ok(mean(a, x, &Over::all(x))?.into())
        },
    )
    .typed_by_target(|x, target| !x.is_integral() && !target.is_integral()),
    row(
        "mean.dim(Tensor self, int[1]? dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        &["f32[2,3,4] [1,2] true", "f16[4,3] [0]", "f64[2,2] none", "c64[3,2] [1]"],
        |_, a| {
            let x = a.tensor("self")?;
            Ok(mean(a, x, &Over::read(a, x)?)?.into())
        },
    )
    .typed_by_target(|x, target| !x.is_integral() && !target.is_integral()),
    row(
        "prod(Tensor self, *, ScalarType? dtype=None) -> Tensor",
        &["f32[2,3]", "bool[4]", "bf16[3]"],
        |_, a| {
            let x = a.tensor("self")?;
            Ok(prod(a, x, &Over::all(x))?.into())
        },
    )
    .typed_by_target(|_, _| true)
    .exact(other_type),
    row(
        "prod.dim_int(Tensor self, int dim, bool keepdim=False, *, ScalarType? dtype=None) -> Tensor",
        &["f32[2,3] -1", "s32[3,2] 0 true"],
        |_, a| {
            let x = a.tensor("self")?;
            Ok(prod(a, x, &Over::read(a, x)?)?.into())
        },
    )
    .loose()
    .typed_by_target(|_, _| true)
    .exact(other_type),
    row("all(Tensor self) -> Tensor", &["bool[2,3]", "f32[3]", "u8[2]"], |_, a| {
        Ok(logic(a, Reducer::And, &Over::all(a.tensor("self")?))?.into())
    }),
    row("any(Tensor self) -> Tensor", &["bool[2,3]", "s32[3]", "u8[2]"], |_, a| {
        Ok(logic(a, Reducer::Or, &Over::all(a.tensor("self")?))?.into())
    }),
    row(
        "all.dim(Tensor self, int dim, bool keepdim=False) -> Tensor",
        &["bool[2,3] 1", "f32[2,3] 0 true"],
        |_, a| Ok(logic(a, Reducer::And, &Over::read(a, a.tensor("self")?)?)?.into()),
    )
    .loose(),
    row(
        "any.dim(Tensor self, int dim, bool keepdim=False) -> Tensor",
        &["bool[2,3] 1", "u8[2,3] 0 true"],
        |_, a| Ok(logic(a, Reducer::Or, &Over::read(a, a.tensor("self")?)?)?.into()),
    )
    .loose(),
    row(
        "all.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
        &["f32[2,3,2] [0,2]", "bool[2,3] []", "bool[2,3] none true"],
        |_, a| Ok(logic_dims(a, Reducer::And)?.into()),
    ),
    row(
        "any.dims(Tensor self, int[]? dim=None, bool keepdim=False) -> Tensor",
        &["f32[2,3,2] [0,2] true", "u8[2,3] []"],
        |_, a| Ok(logic_dims(a, Reducer::Or)?.into()),
    ),
    row(
        "linalg_vector_norm(Tensor self, Scalar ord=2, int[1]? dim=None, bool keepdim=False, *, \
         ScalarType? dtype=None) -> Tensor",
        &[
            "f32[3,4]",
            "bf16[3,4] 1 [1]",
            "f32[3,4] 0 [0] true",
            "f32[3,4] inf",
            "f32[4] -inf",
            "f32[3,4] 3.5 [1] dtype=f64",
            "c64[3] 2",
        ],
        |_, a| Ok(linalg_vector_norm(a)?.into()),
    )
    .exact(other_type)
    .loose(),
    row(
        "norm.ScalarOpt_dim(Tensor self, Scalar? p, int[1] dim, bool keepdim=False) -> Tensor",
        &["f32[3,4] 2 [1]", "f32[3,4] none [0] true", "f32[4] 1 []"],
        |_, a| Ok(norm_dims(a, None)?.into()),
    ),
    row(
        "norm.ScalarOpt_dim_dtype(Tensor self, Scalar? p, int[1] dim, bool keepdim, *, \
         ScalarType dtype) -> Tensor",
        &["bf16[3,4] 2 [1] true dtype=f32"],
        |_, a| Ok(norm_dims(a, a.dtype("dtype")?)?.into()),
    ),
    row(
        "logsumexp(Tensor self, int[1] dim, bool keepdim=False) -> Tensor",
        &["f32[3,4] [1]", "bf16[3,4] [0,1] true", "s32[3,4] [0]", "f32[0,2] [0]"],
        |_, a| Ok(logsumexp(a)?.into()),
    )
    .typed_by_target(is_longer),
    row(
        "count_nonzero.dim_IntList(Tensor self, int[] dim) -> Tensor",
        &["f32[3,4] [1]", "bool[3] []", "f32[] [0]"],
        |_, a| {
            let x = a.tensor("self")?;
            let over = Over::listed(a, x)?;
            Ok(over.sum(x.convert(DType::Bool).convert(DType::S64)).into())
        },
    ),
    row(
        "nansum(Tensor self, int[1]? dim=None, bool keepdim=False, *, ScalarType? dtype=None) \
         -> Tensor",
        &["f32[3,4]", "bf16[3,4] [1] true", "s32[3]"],
        |_, a| Ok(nansum(a)?.into()),
    )
    .loose()
    .typed_by_target(|x, target| x.is_integral() || target.is_float()),
    row("trace(Tensor self) -> Tensor", &["f32[3,4]", "s32[2,2]"], |_, a| Ok(trace(a)?.into())),
];
