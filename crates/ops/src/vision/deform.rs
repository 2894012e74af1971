//! Convolution over elements at computed offsets: the windows' elements are interpolated, and
//! multiplied with the weights in one product.

use super::{count, require, require_float, spread, type_of_places};
use crate::args::Args;
use crate::grid::{Sampler, linear};
use crate::row::{Out, Row, row};
use hlo::{DType, DotDims, Result, Value};

struct Deform<'b> {
    sampler: Sampler<'b>,
    /// The factor of each element, `[batch * offset groups, 1, positions]`.
    mask: Option<Value<'b>>,
    /// `[weight groups, output features, input features * kernel]`.
    weight: Value<'b>,
    batch: i64,
    /// Extents of the kernel and the output.
    kernel: [i64; 2],
    output: [i64; 2],
    dtype: DType,
}

impl<'b> Deform<'b> {
    fn read(a: &Args<'_, 'b>) -> Result<Self> {
        let [x, w, offset, mask] = ["input", "weight", "offset", "mask"].map(|name| a.tensor(name));
        let (x, w, offset, mask) = (x?, w?, offset?, mask?);
        let uses_mask = a.bool("use_mask")?;
        for (value, name) in [(x, "input"), (offset, "offset"), (mask, "mask"), (w, "weight")] {
            require(value.rank() == 4 || (name == "mask" && !uses_mask), || {
                format!("{name} must have 4 dimensions, got {:?}", value.dims())
            })?;
            require(value.dtype() == x.dtype(), || {
                format!(
                    "expected scalar type {} but found {}: {name} must have the type of input",
                    crate::scalar_type(x.dtype()),
                    crate::scalar_type(value.dtype())
                )
            })?;
        }
        require_float("deformable_im2col", x.dtype())?;
        let both =
            |names: [&str; 2]| -> Result<[i64; 2]> { Ok([a.int(names[0])?, a.int(names[1])?]) };
        let (stride, pad) = (both(["stride_h", "stride_w"])?, both(["pad_h", "pad_w"])?);
        let dilation = both(["dilation_h", "dilation_w"])?;
        let [groups, offset_groups] = both(["groups", "offset_groups"])?;
        let (dims, kernel) = (x.dims(), [w.dim(2), w.dim(3)]);
        let positive = |name: &str, v: [i64; 2], least: i64| {
            require(v[0] >= least && v[1] >= least, || {
                format!("{name}_h: {} {name}_w: {}", v[0], v[1])
            })
        };
        positive("weight", kernel, 1)?;
        positive("stride", stride, 1)?;
        positive("pad", pad, 0)?;
        positive("dilation", dilation, 1)?;
        let taps = kernel[0] * kernel[1];
        check_groups(&dims, &w.dims(), groups, offset_groups)?;
        let window = |i: usize| dims[2 + i] + 2 * pad[i] - (dilation[i] * (kernel[i] - 1) + 1);
        let output = [window(0) / stride[0] + 1, window(1) / stride[1] + 1];
        let fits = |name: &str, value: Value<'b>, features: i64| {
            let (got, want) = (value.dims(), offset_groups * features);
            require(got[1] == want, || {
                format!("{name}.shape[1] is not valid: got: {} expected: {want}", got[1])
            })?;
            require(got[0] == dims[0], || format!("invalid batch size of {name}"))?;
            require(got[2..] == output, || {
                let [h, w] = output;
                let (y, x) = (got[2], got[3]);
                format!("{name} output dims: ({y}, {x}) - computed output dims: ({h}, {w})")
            })
        };
        fits("offset", offset, 2 * taps)?;
        if uses_mask {
            fits("mask", mask, taps)?;
        }
        require(output[0] > 0 && output[1] > 0, || {
            let [h, w] = output;
            format!("Calculated output size too small - out_h: {h} out_w: {w}")
        })?;
        let dtype = x.dtype().accumulate();
        let all = [dims[0] * offset_groups, taps * output[0] * output[1]];
        let window = Window { kernel, output, stride, pad, dilation };
        let placed = type_of_places(x.dtype());
        let taps_of = |side: usize| {
            let places = window.places(offset.convert(placed), all[0], side).convert(dtype);
            linear(dims[2 + side], places.reshape(&all), places.reshape(&all).ones_like())
        };
        let image = x.convert(dtype).reshape(&[all[0], dims[1] / offset_groups, dims[2] * dims[3]]);
        let sampler =
            Sampler { image, extents: dims[2..].to_vec(), taps: vec![taps_of(0), taps_of(1)] };
        let weight = [groups, w.dim(0) / groups.max(1), w.dim(1) * taps];
        Ok(Deform {
            sampler,
            mask: uses_mask.then(|| mask.convert(dtype).reshape(&[all[0], 1, all[1]])),
            weight: w.convert(dtype).reshape(&weight),
            batch: dims[0],
            kernel,
            output,
            dtype: x.dtype(),
        })
    }

    /// Elements times their factors.
    fn masked(&self, elements: Value<'b>) -> Value<'b> {
        let dims = elements.dims();
        let spread = |m: Value<'b>| spread(m.reshape(&[dims[0], dims[2]]), &dims, &[0, 2]);
        self.mask.map_or(elements, |m| elements * spread(m))
    }

    /// `[batch, weight groups, input features * kernel, places]`.
    fn columns(&self, elements: Value<'b>) -> Value<'b> {
        let w = self.weight.dims();
        elements.reshape(&[self.batch, w[0], w[2], self.output[0] * self.output[1]])
    }

    /// `[batch, weight groups, output features, places]`.
    fn features(&self, grad: Value<'b>) -> Value<'b> {
        let w = self.weight.dims();
        grad.convert(self.weight.dtype()).reshape(&[
            self.batch,
            w[0],
            w[1],
            self.output[0] * self.output[1],
        ])
    }
}

/// The windows of a convolution.
struct Window {
    kernel: [i64; 2],
    output: [i64; 2],
    stride: [i64; 2],
    pad: [i64; 2],
    dilation: [i64; 2],
}

impl Window {
    /// The position along one side of each element of each window, moved by its offset:
    /// `[groups, kernel, output]`.
    fn places<'b>(&self, offset: Value<'b>, groups: i64, side: usize) -> Value<'b> {
        let ([kh, kw], [oh, ow]) = (self.kernel, self.output);
        let at = side as i64;
        let own = offset.reshape(&[groups, kh * kw, 2, oh * ow]).slice_dim(2, at, at + 1, 1);
        let dims = [groups, kh, kw, oh, ow];
        let own = own.reshape(&dims);
        let index = DType::of_places(self.output[side] * self.stride[side]);
        let tap = count(own, index, &dims, 1 + side);
        let place = count(own, index, &dims, 3 + side);
        let scaled = |v: Value<'b>, by: i64| v * v.constant(by);
        let start = scaled(place, self.stride[side]) - place.constant(self.pad[side]);
        (start + scaled(tap, self.dilation[side])).convert(own.dtype()) + own
    }
}

fn check_groups(x: &[i64], w: &[i64], groups: i64, offset_groups: i64) -> Result<()> {
    require(groups > 0 && w[1] * groups == x[1] && w[0] % groups == 0, || {
        format!(
            "input with {} channels and weight of shape {w:?} do not fit {groups} groups: weight \
             must have channels / groups in dimension 1, and a multiple of groups in dimension 0",
            x[1]
        )
    })?;
    require(offset_groups > 0 && x[1] % offset_groups == 0, || {
        format!("{} input channels are no multiple of {offset_groups} offset groups", x[1])
    })
}

fn dot<'b>(
    x: Value<'b>,
    y: Value<'b>,
    batching: [i64; 2],
    lhs_contracting: &[i64],
    rhs_contracting: &[i64],
) -> Value<'b> {
    let dims = DotDims {
        lhs_batching: vec![batching[0]],
        rhs_batching: vec![batching[1]],
        lhs_contracting: lhs_contracting.to_vec(),
        rhs_contracting: rhs_contracting.to_vec(),
    };
    x.dot_general(y, &dims, x.dtype())
}

fn deform_conv2d<'b>(a: &Args<'_, 'b>) -> Result<Value<'b>> {
    let d = Deform::read(a)?;
    let bias = a.tensor("bias")?;
    let (features, dims) = (d.weight.dim(0) * d.weight.dim(1), bias.dims());
    require(bias.numel() == features, || {
        format!("shape '[1, {features}, 1, 1]' is invalid for input of size {}", bias.numel())
    })?;
    require(bias.dtype() == d.dtype, || {
        format!("bias must have the type of input, got a bias of shape {dims:?} of another type")
    })?;
    let columns = d.columns(d.masked(d.sampler.sample()));
    // [weight groups, output features, batch, places]
    let product = dot(d.weight, columns, [0, 1], &[2], &[2]).transpose(&[2, 0, 1, 3]);
    let result = product.reshape(&[d.batch, features, d.output[0], d.output[1]]);
    let bias = bias.convert(result.dtype()).reshape(&[features]);
    Ok((result + spread(bias, &result.dims(), &[1])).convert(d.dtype))
}

fn deform_conv2d_backward<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let d = Deform::read(a)?;
    let (grad, mask, offset) = (a.tensor("grad")?, a.tensor("mask")?, a.tensor("offset")?);
    let (x, w) = (a.tensor("input")?, a.tensor("weight")?);
    let b = grad.builder();
    let features = d.features(grad);
    let elements = d.sampler.sample();
    let columns = d.columns(d.masked(elements));
    let of_weight = dot(features, columns, [1, 1], &[0, 3], &[0, 3]).reshape(&w.dims());
    // [weight groups, input features * kernel, batch, places]
    let of_columns = dot(d.weight, features, [0, 1], &[1], &[2]);
    let of_columns = of_columns.transpose(&[2, 0, 1, 3]).reshape(&elements.dims());
    let of_mask = match d.mask {
        Some(_) => (of_columns * elements).reduce_sum(&[1]).reshape(&mask.dims()),
        None => b.splat(0, mask.ty()),
    };
    let of_elements = d.masked(of_columns);
    let of_input = d.sampler.image_gradient(of_elements).reshape(&x.dims());
    let [places, taps] = [d.output[0] * d.output[1], d.kernel[0] * d.kernel[1]];
    let sides = d.sampler.position_gradients(of_elements);
    let side = |v: &Value<'b>| v.reshape(&[v.dim(0), taps, 1, places]);
    let sides: Vec<_> = sides.iter().map(side).collect();
    let of_offset = b.concatenate(&sides, 2).reshape(&offset.dims());
    let wide = grad.convert(d.weight.dtype());
    let of_bias = wide.reduce_sum(&[0, 2, 3]).reshape(&a.tensor("bias")?.dims());
    let results = [of_input, of_weight, of_offset, of_mask, of_bias];
    Ok(results.map(|v| v.convert(d.dtype)).into())
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "torchvision::deform_conv2d(Tensor input, Tensor weight, Tensor offset, Tensor mask, \
         Tensor bias, SymInt stride_h, SymInt stride_w, SymInt pad_h, SymInt pad_w, SymInt \
         dilation_h, SymInt dilation_w, SymInt groups, SymInt offset_groups, bool use_mask) -> \
         Tensor",
        &[
            "f32[2,4,6,7] f32[6,4,3,2] f32[2,12,4,6] f32[2,6,4,6] f32[6] 1 1 0 0 1 1 1 1 true",
            "f32[2,4,6,7] f32[6,2,3,2] f32[2,24,3,3] f32[2,0,1,1] f32[6] 2 3 1 1 1 2 2 2 false",
            "bf16[1,4,6,7] bf16[6,4,3,2] bf16[1,12,4,6] bf16[1,6,4,6] bf16[6] 1 1 0 0 1 1 1 1 true",
            "f64[1,4,6,7] f64[6,4,1,1] f64[1,2,6,7] f64[1,1,6,7] f64[6] 1 1 0 0 1 1 1 1 true",
        ],
        |_, a| Ok(deform_conv2d(a)?.into()),
    ),
    row(
        "torchvision::_deform_conv2d_backward(Tensor grad, Tensor input, Tensor weight, Tensor \
         offset, Tensor mask, Tensor bias, SymInt stride_h, SymInt stride_w, SymInt pad_h, SymInt \
         pad_w, SymInt dilation_h, SymInt dilation_w, SymInt groups, SymInt offset_groups, bool \
         use_mask) -> (Tensor, Tensor, Tensor, Tensor, Tensor)",
        &[
            "f32[2,6,4,6] f32[2,4,6,7] f32[6,4,3,2] f32[2,12,4,6] f32[2,6,4,6] f32[6] 1 1 0 0 1 1 1 1 true",
            "f32[2,6,3,3] f32[2,4,6,7] f32[6,2,3,2] f32[2,24,3,3] f32[2,0,1,1] f32[6] 2 3 1 1 1 2 2 2 false",
        ],
        |_, a| deform_conv2d_backward(a),
    ),
];
