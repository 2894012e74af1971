//! The same elements in another order.

use crate::promote::{wrap_dim, wrap_dims};
use crate::row::{Row, elementwise, spatial};
use hlo::{Refusal, Result, Value};

/// Moves the last `shift` elements along `dim` to the front.
fn roll_dim<'b>(x: Value<'b>, dim: usize, shift: i64) -> Value<'b> {
    let extent = x.dim(dim);
    let cut = if extent == 0 { 0 } else { (-shift).rem_euclid(extent) };
    if cut == 0 {
        return x;
    }
    let (front, back) = (x.slice_dim(dim, 0, cut, 1), x.slice_dim(dim, cut, extent, 1));
    x.builder().concatenate(&[back, front], dim)
}

fn roll<'b>(x: Value<'b>, shifts: &[i64], dims: &[i64]) -> Result<Value<'b>> {
    if shifts.is_empty() {
        return Err(Refusal::runtime("`shifts` required"));
    }
    if dims.is_empty() && shifts.len() == 1 {
        return Ok(roll_dim(x.reshape(&[x.numel()]), 0, shifts[0]).reshape(&x.dims()));
    }
    if shifts.len() != dims.len() {
        return Err(Refusal::runtime(format!(
            "shifts and dimensions must align. shifts: {}, dims:{}",
            shifts.len(),
            dims.len()
        )));
    }
    let mut out = x;
    if x.numel() == 0 {
        return Ok(out);
    }
    for (&shift, &dim) in shifts.iter().zip(dims) {
        if x.rank() == 0 {
            return Err(Refusal::index(format!(
                "Dimension specified as {dim} but tensor has no dimensions"
            )));
        }
        out = roll_dim(out, wrap_dim(dim, x.rank())?, shift);
    }
    Ok(out)
}

fn flip<'b>(x: Value<'b>, dims: &[i64]) -> Result<Value<'b>> {
    let mut dims = wrap_dims(dims, x.rank())?;
    dims.retain(|&d| (d as usize) < x.rank() && x.dim(d as usize) > 1);
    dims.sort_unstable();
    Ok(x.reverse(&dims))
}

/// `[.., c * r * r, h, w]` becomes `[.., c, h * r, w * r]`.
fn pixel_shuffle<'b>(x: Value<'b>, r: i64) -> Result<Value<'b>> {
    let dims = x.dims();
    let Some(lead) = dims.len().checked_sub(3) else {
        return Err(Refusal::runtime(format!(
            "pixel_shuffle expects input to have at least 3 dimensions, but got input with {} \
             dimension(s)",
            dims.len()
        )));
    };
    if r <= 0 {
        return Err(Refusal::runtime(format!(
            "pixel_shuffle expects a positive upscale_factor, but got {r}"
        )));
    }
    let (c, h, w) = (dims[lead], dims[lead + 1], dims[lead + 2]);
    if c % (r * r) != 0 {
        return Err(Refusal::runtime(format!(
            "pixel_shuffle expects its input's 'channel' dimension to be divisible by the square \
             of upscale_factor, but input.size(-3)={c} is not divisible by {}",
            r * r
        )));
    }
    let batch: i64 = dims[..lead].iter().product();
    let oc = c / (r * r);
    let parts = x.reshape(&[batch, oc, r, r, h, w]).transpose(&[0, 1, 4, 2, 5, 3]);
    Ok(parts.reshape(&[&dims[..lead], &[oc, h * r, w * r]].concat()))
}

/// The inverse of [`pixel_shuffle`].
fn pixel_unshuffle<'b>(x: Value<'b>, r: i64) -> Result<Value<'b>> {
    let dims = x.dims();
    let Some(lead) = dims.len().checked_sub(3) else {
        return Err(Refusal::runtime(format!(
            "pixel_unshuffle expects input to have at least 3 dimensions, but got input with {} \
             dimension(s)",
            dims.len()
        )));
    };
    if r <= 0 {
        return Err(Refusal::runtime(format!(
            "pixel_unshuffle expects a positive downscale_factor, but got {r}"
        )));
    }
    for (name, size) in [("height", dims[lead + 1]), ("width", dims[lead + 2])] {
        if size % r != 0 {
            return Err(Refusal::runtime(format!(
                "pixel_unshuffle expects {name} to be divisible by downscale_factor, but \
                 input.size({})={size} is not divisible by {r}",
                if name == "height" { -2 } else { -1 }
            )));
        }
    }
    let batch: i64 = dims[..lead].iter().product();
    let (c, h, w) = (dims[lead], dims[lead + 1] / r, dims[lead + 2] / r);
    let parts = x.reshape(&[batch, c, h, r, w, r]).transpose(&[0, 1, 3, 5, 2, 4]);
    Ok(parts.reshape(&[&dims[..lead], &[c * r * r, h, w]].concat()))
}

/// Deals the channels out over `groups`.
fn channel_shuffle<'b>(x: Value<'b>, groups: i64) -> Result<Value<'b>> {
    let dims = x.dims();
    if dims.len() < 3 {
        return Err(Refusal::runtime(format!(
            "channel_shuffle expects input with > 2 dims, but got input with sizes {dims:?}"
        )));
    }
    let c = dims[1];
    if groups <= 0 || c % groups != 0 {
        return Err(Refusal::runtime(if groups <= 0 {
            format!(
                "Number of groups to divide channels in must be positive. Value of groups:{groups}"
            )
        } else {
            "Number of channels must be divisible by groups. Got ".to_owned()
                + &format!("{c} channels and {groups} groups.")
        }));
    }
    let rest: i64 = dims[2..].iter().product();
    let parts = x.reshape(&[dims[0], groups, c / groups, rest]).transpose(&[0, 2, 1, 3]);
    Ok(parts.reshape(&dims))
}

pub(crate) const ROWS: &[Row] = &[
    spatial(
        "roll(Tensor self, SymInt[1] shifts, int[1] dims=[]) -> Tensor",
        &["f32[2,3] [1]", "f32[4,3] [-1,5] [0,1]", "f32[4,3] [1,1] [0,0]", "f32[2,0] [1] [1]"],
        |_, a| Ok(roll(a.tensor("self")?, a.ints("shifts")?, a.ints("dims")?)?.into()),
    ),
    elementwise(
        "flip(Tensor self, int[] dims) -> Tensor",
        &["f32[2,3] [-1]", "f32[2,3,1] [0,1,2]", "f32[] [0]", "s64[4] []"],
        |_, a| Ok(flip(a.tensor("self")?, a.ints("dims")?)?.into()),
    )
    .ordered_as_first(),
    spatial(
        "pixel_shuffle(Tensor self, int upscale_factor) -> Tensor",
        &["f32[2,8,3,2] 2", "f32[9,1,2] 3"],
        |_, a| Ok(pixel_shuffle(a.tensor("self")?, a.int("upscale_factor")?)?.into()),
    ),
    spatial(
        "pixel_unshuffle(Tensor self, int downscale_factor) -> Tensor",
        &["f32[2,2,6,4] 2", "f32[1,3,6] 3"],
        |_, a| Ok(pixel_unshuffle(a.tensor("self")?, a.int("downscale_factor")?)?.into()),
    ),
    spatial(
        "channel_shuffle(Tensor self, SymInt groups) -> Tensor",
        &["f32[2,6,3,2] 3", "f32[2,4,3] 2"],
        |_, a| Ok(channel_shuffle(a.tensor("self")?, a.int("groups")?)?.into()),
    ),
];
