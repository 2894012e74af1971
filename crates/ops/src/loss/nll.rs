//! Negative log likelihood of a target class: the classes lie along one dimension of the input,
//! and the target has the remaining dimensions.

use super::Reduction;
use crate::args::Args;
use crate::pointwise::require;
use crate::promote::{other_type, require_same, scalar_type};
use crate::reduce::Over;
use crate::row::{Out, Row, row};
use hlo::{DType, Refusal, Result, Type, Value};

/// The operands of one call, brought to common types.
struct Nll<'b> {
    /// Log probabilities, in the type that the loss is computed in.
    input: Value<'b>,
    classes: usize,
    /// Class numbers, 0 where ignored.
    target: Value<'b>,
    /// The weight of each target's class, 0 where ignored.
    weight: Value<'b>,
    counted: Value<'b>,
}

impl<'b> Nll<'b> {
    fn read(a: &Args<'_, 'b>, spatial: bool) -> Result<Self> {
        let (x, mut target) = (a.tensor("self")?, a.tensor("target")?);
        require(x.dtype().is_float(), "nll_loss_out_frame", x.dtype())?;
        check_shapes(x, target, spatial)?;
        let classes = if spatial || x.rank() == 2 { 1 } else { 0 };
        if x.rank() == 1 {
            target = target.reshape(&[]);
        }
        let count = x.dim(classes);
        let ignored = target.constant(a.int("ignore_index")?).convert(target.dtype());
        let counted = target.ne(ignored);
        let index = counted.select(target, target.zeros_like());
        a.check_index(index, 0, count, || Refusal::index("Target {index} is out of bounds."));
        let index = index.convert(DType::of_places(count));
        let compute = x.dtype().accumulate();
        let each = Type::new(compute, &target.dims());
        let weight = match a.opt_tensor("weight")? {
            None => x.builder().splat(1, each),
            Some(w) if w.rank() != 1 || w.numel() != count => {
                return Err(Refusal::runtime(format!(
                    "weight tensor should be defined either for all {count} classes or no classes \
                     but got weight tensor of shape: {:?}",
                    w.dims()
                )));
            }
            Some(w) => {
                require_same(x, w)?;
                w.convert(compute).take(index, 0)
            }
        };
        let weight = counted.select(weight, weight.zeros_like());
        Ok(Nll { input: x.convert(compute), classes, target: index, weight, counted })
    }

    /// True at each target's class.
    fn at(&self, target: Value<'b>) -> Value<'b> {
        let ty = self.input.ty().with_dtype(target.dtype());
        self.input.builder().iota(self.classes, ty).eq(self.spread(target))
    }

    /// The input at each target, or at the nearest class that there is: a sum that fuses with the
    /// input, rather than a gather, which does not.
    fn picked(&self) -> Value<'b> {
        let last = self.target.constant(self.input.dim(self.classes) - 1);
        let target = self.target.clamp(self.target.constant(0), last);
        let chosen = self.at(target).select(self.input, self.input.zeros_like());
        chosen.reduce_sum(&[self.classes as i64])
    }

    /// A value of each target spread over the classes.
    fn spread(&self, v: Value<'b>) -> Value<'b> {
        Over::these([self.classes]).spread(v, self.input)
    }
}

fn check_shapes<'b>(x: Value<'b>, target: Value<'b>, spatial: bool) -> Result<()> {
    let refuse = |message: String| Err(Refusal::runtime(message));
    let (dims, given) = (x.dims(), target.dims());
    if spatial {
        if given.len() != 3 {
            return refuse(format!(
                "only batches of spatial targets supported (3D tensors) but got targets of \
                 dimension: {}",
                given.len()
            ));
        }
        if dims.len() != 4 {
            return refuse(format!(
                "only batches of spatial inputs supported (4D tensors), but got input of \
                 dimension: {}",
                dims.len()
            ));
        }
        if dims[0] != given[0] || dims[2..] != given[1..] {
            return refuse(format!("size mismatch (got input: {dims:?} , target: {given:?}"));
        }
    } else {
        if !(1..=2).contains(&dims.len()) {
            return refuse("input tensor should be 1D or 2D".into());
        }
        if given.len() > 1 {
            return refuse("0D or 1D target tensor expected, multi-target not supported".into());
        }
        if dims.len() == 1 && given.len() == 1 && target.numel() != 1 {
            return Err(Refusal::value(format!(
                "For 1D input, 1D target must have size 1, but got target size: {}",
                target.numel()
            )));
        }
        let batch = if dims.len() == 1 { 1 } else { dims[0] };
        if target.numel() != batch || (dims.len() == 2 && given.is_empty()) {
            return refuse(format!("size mismatch (got input: {dims:?}, target: {given:?})"));
        }
    }
    if !matches!(target.dtype(), DType::S64 | DType::U8) {
        return refuse(format!(
            "expected target dtype to be Long or Byte, but got {}",
            scalar_type(target.dtype())
        ));
    }
    Ok(())
}

fn forward<'b>(a: &Args<'_, 'b>, spatial: bool) -> Result<Out<'b>> {
    let dtype = a.tensor("self")?.dtype();
    let nll = Nll::read(a, spatial)?;
    let likelihood = nll.weight * nll.picked();
    let loss = nll.counted.select(-likelihood, likelihood.zeros_like());
    let reduction = Reduction::read(a)?;
    let total = match reduction {
        Reduction::None => loss.builder().scalar(0, loss.dtype()),
        _ => Over::all(nll.weight).sum(nll.weight),
    };
    let output = match reduction {
        Reduction::Mean => Over::all(loss).sum(loss) / total,
        _ => reduction.apply(loss, loss.dtype()),
    };
    Ok([output, total].map(|v| v.convert(dtype)).into())
}

/// Each target's share at its class, 0 elsewhere: a comparison with the class number, which fuses,
/// rather than a scatter, which does not.
fn backward<'b>(a: &Args<'_, 'b>, spatial: bool) -> Result<Out<'b>> {
    let dtype = a.tensor("self")?.dtype();
    let nll = Nll::read(a, spatial)?;
    let compute = nll.input.dtype();
    let mut grad = a.tensor("grad_output")?.convert(compute);
    if Reduction::read(a)? == Reduction::Mean {
        grad = grad / a.tensor("total_weight")?.convert(compute).reshape(&[]);
    }
    let share = match grad.rank() {
        0 => grad.broadcast_to(&nll.target.dims()),
        _ => grad.reshape(&nll.target.dims()),
    };
    let share = nll.counted.select(-(share * nll.weight), share.zeros_like());
    let here = nll.at(nll.target);
    Ok(here.select(nll.spread(share), nll.input.zeros_like()).convert(dtype).into())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "nll_loss_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt \
         ignore_index) -> (Tensor output, Tensor total_weight)",
        &[
            "f32[6,4] s64[6] none 1 -100",
            "f32[6,4] s64[6] f32[4] 1 1",
            "f32[6,4] s64[6] f32[4] 0 2",
            "bf16[6,4] s64[6] none 2 -100",
            "f32[4] s64[] none 1 -100",
        ],
        |_, a| forward(a, false),
    )
    .exact(other_type),
    row(
        "nll_loss_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int \
         reduction, SymInt ignore_index, Tensor total_weight) -> Tensor",
        &[
            "f32[] f32[6,4] s64[6] none 1 -100 f32[]",
            "f32[] f32[6,4] s64[6] f32[4] 1 1 f32[]",
            "f32[6] f32[6,4] s64[6] f32[4] 0 2 f32[]",
            "bf16[] bf16[6,4] s64[6] none 2 -100 bf16[]",
            "f32[] f32[4] s64[] none 1 -100 f32[]",
        ],
        |_, a| backward(a, false),
    ),
    row(
        "nll_loss2d_forward(Tensor self, Tensor target, Tensor? weight, int reduction, SymInt \
         ignore_index) -> (Tensor output, Tensor total_weight)",
        &["f32[2,4,3,2] s64[2,3,2] none 1 -100", "f32[2,4,3,2] s64[2,3,2] f32[4] 0 1"],
        |_, a| forward(a, true),
    ),
    row(
        "nll_loss2d_backward(Tensor grad_output, Tensor self, Tensor target, Tensor? weight, int \
         reduction, SymInt ignore_index, Tensor total_weight) -> Tensor",
        &[
            "f32[] f32[2,4,3,2] s64[2,3,2] none 1 -100 f32[]",
            "f32[2,3,2] f32[2,4,3,2] s64[2,3,2] f32[4] 0 1 f32[]",
        ],
        |_, a| backward(a, true),
    ),
];
