//! Convolutions of any rank, plain and transposed, and their gradients.
//!
//! A convolution is linear in its image and in its kernel, so there are three maps
//! ([`hlo::ConvMaps`]): forward, gradient of the image, gradient of the kernel. A transposed
//! convolution is the image gradient of the convolution with the same kernel. Its own gradients are
//! the other two.

mod check;
pub(crate) mod unfold;

use crate::args::Args;
use crate::row::{Out, Row, spatial};
use hlo::{ConvMap, Result, Type, Value};

fn convolution<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let (x, w) = (a.tensor("input")?, a.tensor("weight")?);
    let bias = a.opt_tensor("bias")?;
    let maps = check::forward(a, x, w, bias)?;
    let dtype = x.dtype();
    if x.dim(1) == 0 {
        let dims = if a.bool("transposed")? { maps.image } else { maps.output };
        return Ok(x.builder().splat(0, Type::new(dtype, &dims)));
    }
    let map = if a.bool("transposed")? { ConvMap::ImageGradient } else { ConvMap::Forward };
    let y = maps.write(map, x, w);
    let Some(bias) = bias else { return Ok(y.convert(dtype)) };
    let ty = y.ty();
    Ok((y + bias.convert(y.dtype()).broadcast_in_dim(&ty, &[1])).convert(dtype))
}

fn convolution_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let (grad, x, w) = (a.tensor("grad_output")?, a.tensor("input")?, a.tensor("weight")?);
    let maps = check::backward(a, grad, x, w)?;
    let transposed = a.bool("transposed")?;
    let dtype = grad.dtype();
    let mask = a.bools("output_mask")?;
    let wanted = |i: usize| mask.get(i).copied().unwrap_or(false);
    if x.dim(1) == 0 {
        let features = Type::new(dtype, &[w.dim(usize::from(transposed))]);
        return Ok(Out::from([
            wanted(0).then(|| x.zeros_like()),
            wanted(1).then(|| w.zeros_like()),
            wanted(2).then(|| x.builder().splat(0, features)),
        ]));
    }
    let of_image = if transposed { ConvMap::Forward } else { ConvMap::ImageGradient };
    let (image, of_output) = if transposed { (grad, x) } else { (x, grad) };
    let of_kernel = || maps.write(ConvMap::KernelGradient, image, of_output);
    Ok(Out::from([
        wanted(0).then(|| maps.write(of_image, grad, w).convert(dtype)),
        wanted(1).then(|| of_kernel().convert(dtype)),
        wanted(2).then(|| bias_gradient(grad)),
    ]))
}

fn bias_gradient(grad: Value) -> Value {
    let dims: Vec<i64> = (0..grad.rank() as i64).filter(|&d| d != 1).collect();
    let dtype = grad.dtype();
    grad.convert(dtype.accumulate()).reduce_sum(&dims).convert(dtype)
}

pub(crate) const ROWS: &[Row] = &[
    spatial(
        "convolution(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, SymInt[] padding, \
         SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt groups) -> Tensor",
        &[
            "f32[2,3,9,8] f32[4,3,3,3] f32[4] [1,1] [0,0] [1,1] false [0,0] 1",
            "f32[2,3,9,8] f32[4,3,3,2] none [2,3] [1,0] [2,1] false [0,0] 1",
            "f32[2,4,7,7] f32[6,2,3,3] f32[6] [2,2] [1,1] [1,1] false [0,0] 2",
            "f32[2,4,7,7] f32[8,1,3,3] f32[8] [1,1] [1,1] [1,1] false [0,0] 4",
            "f32[2,3,8,7] f32[6,1,3,2] f32[6] [2,1] [1,1] [1,2] false [0,0] 3",
            "f32[2,6,5,6] f32[6,2,2,2] none [2,2] [0,0] [1,1] true [1,0] 2",
            "f32[2,6,5,6] f32[6,1,2,2] none [2,2] [1,0] [1,1] true [1,0] 6",
            "f32[2,5,7,6] f32[4,5,1,1] f32[4] [1,1] [0,0] [1,1] false [0,0] 1",
            "f32[1,2,3,3] f32[64,2,3,3] f32[64] [2,2] [1,1] [1,1] false [0,0] 1",
            "f32[1,6,2,2] f32[16,6,3,3] none [1,1] [1,1] [1,1] false [0,0] 1",
            "f32[1,6,8,8] f32[32,6,4,4] none [4,4] [0,0] [1,1] false [0,0] 1",
            "f32[2,3,12] f32[4,3,5] f32[4] [2] [2] [1] false [0] 1",
            "f32[2,2,5,6,4] f32[3,2,3,3,2] f32[3] [1,2,1] [1,1,0] [1,1,1] false [0,0,0] 1",
            "f32[2,4,5,6] f32[4,3,3,3] f32[3] [2,2] [1,1] [1,1] true [1,1] 1",
            "f32[2,4,5,6] f32[4,3,3,3] f32[6] [3,1] [0,1] [1,2] true [2,0] 2",
            "f32[2,3,4,4] f32[3,5,2,2] f32[5] [2,2] [0,0] [1,1] true [0,0] 1",
            "f32[2,3,6] f32[3,2,4] f32[2] [2] [1] [1] true [0] 1",
            "f32[2,2,3,3,3] f32[2,3,2,2,2] none [2,2,2] [0,0,0] [1,1,1] true [1,0,1] 1",
            "f32[2,3,4,4] f32[3,2,1,1] none [1,1] [1,1] [1,1] true [0,0] 1",
            "f32[0,3,9,8] f32[4,3,3,3] f32[4] [1,1] [0,0] [1,1] false [0,0] 1",
            "f32[2,3,9,8] f32[4,3,3,3] f32[4] [1] [1] [1] false [0] 1",
            "bf16[2,3,9,8] bf16[4,3,3,3] bf16[4] [1,1] [0,0] [1,1] false [0,0] 1",
            "bf16[1,8,2,2] bf16[16,8,3,3] bf16[16] [1,1] [1,1] [1,1] false [0,0] 1",
            "f16[2,3,9,8] f16[4,3,3,3] f16[4] [1,1] [0,0] [1,1] false [0,0] 1",
            "f64[2,3,9,8] f64[4,3,3,3] f64[4] [1,1] [0,0] [1,1] false [0,0] 1",
            "s64[2,3,5,5] s64[4,3,3,3] s64[4] [1,1] [0,0] [1,1] false [0,0] 1",
        ],
        |_, a| Ok(convolution(a)?.into()),
    ),
    // torch.jit.trace and the graphs that it records compute convolutions through these two.
    spatial(
        "convolution_overrideable(Tensor input, Tensor weight, Tensor? bias, SymInt[] stride, \
         SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] output_padding, SymInt \
         groups) -> Tensor",
        &["f32[2,3,9,8] f32[4,3,3,3] f32[4] [1,1] [0,0] [1,1] false [0,0] 1"],
        |_, a| Ok(convolution(a)?.into()),
    ),
    spatial(
        "convolution_backward_overrideable(Tensor grad_output, Tensor input, Tensor weight, \
         SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] \
         output_padding, SymInt groups, bool[3] output_mask) -> (Tensor grad_input, Tensor \
         grad_weight, Tensor grad_bias)",
        &["f32[2,4,7,6] f32[2,3,9,8] f32[4,3,3,3] [1,1] [0,0] [1,1] false [0,0] 1 \
           [true,true,true]"],
        |_, a| convolution_backward(a),
    ),
    spatial(
        "convolution_backward(Tensor grad_output, Tensor input, Tensor weight, SymInt[]? bias_sizes, \
         SymInt[] stride, SymInt[] padding, SymInt[] dilation, bool transposed, SymInt[] \
         output_padding, SymInt groups, bool[3] output_mask) -> (Tensor, Tensor, Tensor)",
        &[
            "f32[2,4,7,6] f32[2,3,9,8] f32[4,3,3,3] [4] [1,1] [0,0] [1,1] false [0,0] 1 \
             [true,true,true]",
            "f32[2,4,4,3] f32[2,3,9,8] f32[4,3,3,2] none [2,3] [1,0] [2,1] false [0,0] 1 \
             [true,true,false]",
            "f32[2,6,4,4] f32[2,4,7,7] f32[6,2,3,3] [6] [2,2] [1,1] [1,1] false [0,0] 2 \
             [true,true,true]",
            "f32[2,8,7,7] f32[2,4,7,7] f32[8,1,3,3] [8] [1,1] [1,1] [1,1] false [0,0] 4 \
             [true,true,true]",
            "f32[2,6,4,7] f32[2,3,8,7] f32[6,1,3,2] [6] [2,1] [1,1] [1,2] false [0,0] 3 \
             [true,true,true]",
            "f32[2,6,9,12] f32[2,6,5,6] f32[6,1,2,2] none [2,2] [1,0] [1,1] true [1,0] 6 \
             [true,true,false]",
            "bf16[2,4,5,5] bf16[2,4,5,5] bf16[4,1,3,3] [4] [1,1] [1,1] [1,1] false [0,0] 4 \
             [true,true,true]",
            "f32[2,4,7,6] f32[2,5,7,6] f32[4,5,1,1] [4] [1,1] [0,0] [1,1] false [0,0] 1 \
             [false,true,true]",
            "f32[1,64,2,2] f32[1,2,3,3] f32[64,2,3,3] [64] [2,2] [1,1] [1,1] false [0,0] 1 \
             [true,true,true]",
            "f32[1,16,2,2] f32[1,6,2,2] f32[16,6,3,3] none [1,1] [1,1] [1,1] false [0,0] 1 \
             [true,true,false]",
            "f32[1,32,2,2] f32[1,6,9,8] f32[32,6,4,4] none [4,4] [0,0] [1,1] false [0,0] 1 \
             [true,true,false]",
            "f32[1,32,3,2] f32[1,6,5,4] f32[32,6,1,1] none [2,2] [0,0] [1,1] false [0,0] 1 \
             [true,true,false]",
            "f32[2,4,6] f32[2,3,12] f32[4,3,5] [4] [2] [2] [1] false [0] 1 [true,true,true]",
            "f32[2,3,5,3,3] f32[2,2,5,6,4] f32[3,2,3,3,2] [3] [1,2,1] [1,1,0] [1,1,1] false \
             [0,0,0] 1 [true,true,true]",
            "f32[2,3,10,12] f32[2,4,5,6] f32[4,3,3,3] [3] [2,2] [1,1] [1,1] true [1,1] 1 \
             [true,true,true]",
            "f32[2,6,17,8] f32[2,4,5,6] f32[4,3,3,3] [6] [3,1] [0,1] [1,2] true [2,0] 2 \
             [true,true,true]",
            "f32[2,5,8,8] f32[2,3,4,4] f32[3,5,2,2] [5] [2,2] [0,0] [1,1] true [0,0] 1 \
             [true,true,true]",
            "f32[2,3,12,11] f32[2,4,4,3] f32[4,3,3,3] none [2,2] [0,1] [2,3] true [1,2] 1 \
             [true,true,false]",
            "f32[2,3,4,4] f32[2,2,2,2] f32[3,2,1,1] none [1,1] [1,1] [1,1] false [0,0] 1 \
             [true,true,false]",
            "f32[0,4,7,6] f32[0,3,9,8] f32[4,3,3,3] [4] [1,1] [0,0] [1,1] false [0,0] 1 \
             [true,true,true]",
            "bf16[2,4,7,6] bf16[2,3,9,8] bf16[4,3,3,3] [4] [1,1] [0,0] [1,1] false [0,0] 1 \
             [true,true,true]",
            "bf16[1,16,2,2] bf16[1,8,2,2] bf16[16,8,3,3] [16] [1,1] [1,1] [1,1] false [0,0] 1 \
             [true,true,true]",
            "f16[2,4,7,6] f16[2,3,9,8] f16[4,3,3,3] [4] [1,1] [0,0] [1,1] false [0,0] 1 \
             [true,true,true]",
            "f64[2,4,7,6] f64[2,3,9,8] f64[4,3,3,3] [4] [1,1] [0,0] [1,1] false [0,0] 1 \
             [true,true,true]",
        ],
        |_, a| convolution_backward(a),
    ),
];
