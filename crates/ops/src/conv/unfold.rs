//! `im2col` and `col2im`: a convolution's unfolding, without the product.

use crate::args::Args;
use crate::promote::asked_type;
use crate::row::{Out, Row, row};
use hlo::{ConvMaps, Dims, Refusal, Result};

pub(super) fn im2col<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    let dims = x.dims();
    if dims.len() != 3 && dims.len() != 4 || dims[dims.len() - 3..].contains(&0) {
        return refuse(format!(
            "Expected 3D or 4D (batch mode) tensor with possibly 0 batch size and other non-zero \
             dimensions for input, but got: {dims:?}"
        ));
    }
    let batch = if dims.len() == 4 { dims[0] } else { 1 };
    let image = &dims[dims.len() - 3..];
    let maps = maps(a, batch, image[0], &image[1..])?;
    let blocks = &maps.output[2..];
    if blocks.iter().any(|&n| n < 1) {
        return refuse(format!(
            "Given input with spatial size {}, kernel_size={}, dilation={}, padding={}, calculated \
             shape of the array of sliding blocks as {}, but its components must be at least one.",
            tuple(&image[1..]),
            tuple(&maps.kernel[2..]),
            tuple(&maps.dilation),
            tuple(&maps.padding),
            tuple(blocks)
        ));
    }
    let rows: i64 = maps.kernel[1..].iter().product();
    let columns = maps.unfold(x.reshape(&maps.image));
    let lead = &dims[..dims.len() - 3];
    Ok(columns.reshape(&[lead, &[rows, blocks.iter().product()]].concat()).into())
}

pub(super) fn col2im<'b>(a: &Args<'_, 'b>) -> Result<Out<'b>> {
    let x = a.tensor("self")?;
    let (dims, size) = (x.dims(), a.ints("output_size")?);
    let taps: i64 = a.ints("kernel_size")?.iter().product();
    let is_batch = dims.len() == 2 || dims.len() == 3;
    if !is_batch || size.len() != 2 || dims[dims.len() - 2..].contains(&0) {
        return refuse(format!(
            "Expected 2D or 3D (batch mode) tensor for input with possibly 0 batch size and \
             non-zero dimensions for input, but got: {dims:?}"
        ));
    }
    let batch = if dims.len() == 3 { dims[0] } else { 1 };
    let (rows, columns) = (dims[dims.len() - 2], dims[dims.len() - 1]);
    if taps == 0 || rows % taps != 0 {
        return refuse(format!(
            "Expected size of input's dimension 1 to be divisible by the product of kernel_size, \
             but got input.size(1)={rows} and kernel_size={}.",
            tuple(a.ints("kernel_size")?)
        ));
    }
    let maps = maps(a, batch, rows / taps, size)?;
    let [high, wide] = [maps.output[2], maps.output[3]];
    if columns != high * wide || high < 1 || wide < 1 {
        return refuse(format!(
            "Given output_size={}, kernel_size={}, dilation={}, padding={}, stride={}, expected \
             size of input's dimension 2 to match the calculated number of sliding blocks {high} * \
             {wide} = {}, but got input.size(2)={columns}.",
            tuple(size),
            tuple(&maps.kernel[2..]),
            tuple(&maps.dilation),
            tuple(&maps.padding),
            tuple(&maps.stride),
            high * wide
        ));
    }
    let unfolded = x.reshape(&[batch, rows / taps, taps, high, wide]);
    let image = maps.fold(unfolded.convert(x.dtype().accumulate()));
    let lead = &dims[..dims.len() - 2];
    let dims = [lead, &maps.image[1..]].concat();
    Ok(image.reshape(&dims).convert(x.dtype()).into())
}

/// The convolution whose patches are meant; its features play no part.
fn maps(a: &Args, batch: i64, channels: i64, extents: &[i64]) -> Result<ConvMaps> {
    let pair = |name: &str, least: i64| -> Result<Vec<i64>> {
        let list = a.ints(name)?;
        let pair = if let [one] = list { vec![*one; 2] } else { list.to_vec() };
        if pair.len() != 2 {
            return refuse(format!(
                "It is expected {name} equals to 2, but got size {}",
                pair.len()
            ));
        }
        if pair.iter().any(|&v| v < least) {
            let (plain, least) = (
                name.trim_end_matches("_size"),
                if least > 0 { "greater than zero" } else { "non-negative" },
            );
            return refuse(format!(
                "{plain} should be {least}, but got {plain}_height: {} {plain}_width: {}",
                pair[0], pair[1]
            ));
        }
        Ok(pair)
    };
    let kernel = pair("kernel_size", 1)?;
    let dilation = pair("dilation", 1)?;
    let padding = pair("padding", 0)?;
    let stride = pair("stride", 1)?;
    let places = |s: usize| {
        let spare = extents[s] + 2 * padding[s] - dilation[s] * (kernel[s] - 1) - 1;
        spare.div_euclid(stride[s]) + 1
    };
    Ok(ConvMaps {
        image: Dims::from_slice(&[batch, channels, extents[0], extents[1]]),
        kernel: Dims::from_slice(&[0, channels, kernel[0], kernel[1]]),
        output: Dims::from_slice(&[batch, 0, places(0), places(1)]),
        stride,
        padding,
        dilation,
        groups: 1,
    })
}

fn tuple(values: &[i64]) -> String {
    let list: Vec<_> = values.iter().map(i64::to_string).collect();
    format!("({})", list.join(", "))
}

fn refuse<T>(message: impl Into<String>) -> Result<T> {
    Err(Refusal::runtime(message))
}

pub(crate) const ROWS: &[Row] = &[
    row(
        "im2col(Tensor self, int[2] kernel_size, int[2] dilation, int[2] padding, int[2] stride) -> \
         Tensor",
        &[
            "f32[2,3,5,6] [2,3] [1,2] [1,0] [2,1]",
            "f32[3,4,4] [2,2] [1,1] [0,0] [2,2]",
            "f32[0,3,4,4] [2,2] [1,1] [0,0] [1,1]",
            "bf16[1,2,4,4] [3,3] [1,1] [1,1] [1,1]",
        ],
        |_, a| im2col(a),
    )
    .exact(asked_type),
    row(
        "col2im(Tensor self, SymInt[2] output_size, int[2] kernel_size, int[2] dilation, int[2] \
         padding, int[2] stride) -> Tensor",
        &[
            "f32[2,18,6] [5,6] [2,3] [1,2] [1,0] [2,1]",
            "f32[12,4] [4,4] [2,2] [1,1] [0,0] [2,2]",
            "bf16[1,18,16] [4,4] [3,3] [1,1] [1,1] [1,1]",
        ],
        |_, a| col2im(a),
    )
    .exact(asked_type),
];
