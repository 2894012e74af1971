//! Interpolation to another size and its gradient: one linear map per dimension.

mod bytes;
mod sparse;
mod tables;
pub(crate) mod weights;

use crate::args::Args;
use crate::promote::{other_type, scalar_type};
use crate::row::{Out, Row, row, spatial};
use hlo::{DType, Refusal, Result, Value};
use sparse::Sparse;
use tables::{Axis, Mode};

/// Terms of a product that takes less time on a TPU than moving elements between its lanes. A v5e
/// multiplies 16e12 pairs of float32 a second and moves 0.2e12 through its memory, so this many terms
/// take as long as three passes over the results.
const PRODUCTS: i64 = 256;

const SCALES: [&[&str]; 3] =
    [&["scales"], &["scales_h", "scales_w"], &["scales_d", "scales_h", "scales_w"]];

fn forward<'b>(a: &Args<'_, 'b>, n: usize, mode: Mode) -> Result<Out<'b>> {
    a.want_exact_targets(other_type);
    let x = a.tensor("self")?;
    let dims = x.dims();
    let axes = axes(a, &dims, n, mode, x.dtype())?;
    let rank = n + 2;
    if dims[1..].contains(&0) {
        return refuse(format!(
            "Non-empty {rank}D data tensor expected but got a tensor with sizes {dims:?}"
        ));
    }
    let moves_only = matches!(mode, Mode::Nearest | Mode::NearestExact);
    if !x.dtype().is_float() && (x.dtype() != DType::U8 || !moves_only && n != 2) {
        let name = if mode == Mode::Linear { "compute_indices_weights_linear" } else { a.name() };
        let dtype = scalar_type(x.dtype());
        let message = format!("\"{name}\" not implemented for '{dtype}'");
        return Err(Refusal::not_implemented(message));
    }
    if x.dtype() == DType::U8 && !moves_only {
        return Ok(bytes::apply(x, &axes, mode).into());
    }
    let wide = if moves_only { x } else { x.convert(x.dtype().accumulate()) };
    let b = x.builder();
    let map = |axis: &Axis| {
        let weights = axis.weights(b, mode)?;
        Some(if axis.inputs <= PRODUCTS { weights.dense(axis.inputs) } else { weights })
    };
    let maps: Option<Vec<_>> = axes.iter().map(map).collect();
    let y = match maps.filter(|_| is_weighted(&axes, |axis| axis.inputs)) {
        Some(maps) => weights::apply(wide, &maps),
        None => by_tables(a, wide, &sparse_maps(&axes, mode))?,
    };
    Ok(y.convert(x.dtype()).into())
}

fn by_tables<'b>(a: &Args<'_, 'b>, v: Value<'b>, maps: &[Sparse]) -> Result<Value<'b>> {
    Ok(match repeats(maps) {
        Some(times) => sparse::repeated(v, &times, a.ints("output_size")?),
        None => maps.iter().enumerate().rev().fold(v, |v, (s, map)| map.apply(v, s + 2)),
    })
}

fn back_by_tables<'b>(v: Value<'b>, maps: &[Sparse], input: &[i64]) -> Value<'b> {
    match repeats(maps) {
        Some(times) => sparse::sums_of_runs(v, &times, &input[2..]),
        None => maps.iter().enumerate().fold(v, |v, (s, map)| map.transpose().apply(v, s + 2)),
    }
}

fn backward<'b>(a: &Args<'_, 'b>, n: usize, mode: Mode) -> Result<Out<'b>> {
    a.want_exact_targets(other_type);
    let grad = a.tensor("grad_output")?;
    let input = a.ints("input_size")?;
    let axes = axes(a, input, n, mode, grad.dtype())?;
    let output = [&input[..2], a.ints("output_size")?].concat();
    for (i, &want) in output.iter().enumerate() {
        let got = grad.dims().get(i).copied().unwrap_or(0);
        if got != want {
            return refuse(format!(
                "Expected grad_output to have the same shape as output; output.size({i}) = {want} \
                 but got grad_output.size({i}) = {got}"
            ));
        }
    }
    let wide = grad.convert(grad.dtype().accumulate());
    let back = |(s, axis): (usize, &Axis)| {
        Some(axis.weights(grad.builder(), mode)?.transpose(input[s + 2]))
    };
    let maps: Option<Vec<_>> = axes.iter().enumerate().map(back).collect();
    let gradient = match maps.filter(|_| is_weighted(&axes, |axis| axis.outputs)) {
        Some(maps) => weights::apply(wide, &maps),
        None => back_by_tables(wide, &sparse_maps(&axes, mode), input),
    };
    Ok(gradient.convert(grad.dtype()).into())
}

/// True if computed weights make the map, rather than tables of the inputs of each output: always if
/// these would be gathered, and where products with this many terms are short.
fn is_weighted(axes: &[Axis], terms: impl Fn(&Axis) -> i64) -> bool {
    let is_short = axes.iter().all(|axis| terms(axis) <= PRODUCTS);
    let is_trivial = |axis: &Axis| axis.inputs == axis.outputs || axis.inputs == 1;
    !axes.iter().all(Axis::is_whole) || is_short && !axes.iter().all(is_trivial)
}

/// How often each dimension's inputs come, if all that the maps do is to repeat them.
fn repeats(maps: &[Sparse]) -> Option<Vec<i64>> {
    maps.iter().map(Sparse::repeats).collect()
}

fn sparse_maps(axes: &[Axis], mode: Mode) -> Vec<Sparse> {
    axes.iter().map(|axis| axis.sparse(mode)).collect()
}

/// Each spatial dimension.
fn axes(a: &Args, input: &[i64], n: usize, mode: Mode, dtype: DType) -> Result<Vec<Axis>> {
    let output = a.ints("output_size")?;
    for (what, want, got) in [("output_size", n, output.len()), ("input_size", n + 2, input.len())]
    {
        if got != want {
            return refuse(format!("It is expected {what} equals to {want}, but got size {got}"));
        }
    }
    if input[2..].iter().chain(output).any(|&v| v <= 0) {
        let list = |sizes: &[i64]| {
            let names = "DHW".chars().skip(3 - n).zip(sizes);
            names.map(|(name, size)| format!("{name}: {size}")).collect::<Vec<_>>().join(", ")
        };
        let and = if n == 1 { "and " } else { "" };
        return refuse(format!(
            "Input and output sizes should be greater than 0, but got input ({}) {and}output ({})",
            list(&input[2..]),
            list(output)
        ));
    }
    let align_corners =
        !matches!(mode, Mode::Nearest | Mode::NearestExact) && a.bool("align_corners")?;
    let axis = |s: usize| -> Result<Axis> {
        let scale = a.opt_constant(SCALES[n - 1][s])?.map(|v| v.as_f64());
        let (inputs, outputs) = (input[s + 2], output[s]);
        Ok(Axis { inputs, outputs, align_corners, scale, double: dtype == DType::F64 })
    };
    (0..n).map(axis).collect()
}

fn refuse<T>(message: impl Into<String>) -> Result<T> {
    Err(Refusal::runtime(message))
}

pub(crate) const ROWS: &[Row] = &[
    spatial(
        "upsample_nearest1d(Tensor self, SymInt[1] output_size, float? scales=None) -> \
         Tensor",
        &["f32[2,3,5] [10]", "f32[2,3,5] [7]", "f32[2,3,6] [3]"],
        |_, a| forward(a, 1, Mode::Nearest),
    ),
    spatial(
        "upsample_nearest1d_backward(Tensor grad_output, SymInt[1] output_size, \
         SymInt[3] input_size, float? scales=None) -> Tensor",
        &["f32[2,3,10] [10] [2,3,5]", "f32[2,3,7] [7] [2,3,5]", "f32[2,3,3] [3] [2,3,6]"],
        |_, a| backward(a, 1, Mode::Nearest),
    ),
    spatial(
        "upsample_nearest2d(Tensor self, SymInt[2] output_size, float? scales_h=None, \
         float? scales_w=None) -> Tensor",
        &[
            "f32[2,3,4,5] [8,10]",
            "f32[2,3,4,5] [7,3]",
            "f32[2,3,4,5] [12,10] 3.0 2.0",
            "f32[1,2,4,4] [9,10] 2.3 2.6",
            "f32[2,3,4,5] [7,9]",
            "bf16[1,2,4,4] [8,8]",
            "u8[1,2,4,4] [8,8]",
        ],
        |_, a| forward(a, 2, Mode::Nearest),
    ),
    spatial(
        "upsample_nearest2d_backward(Tensor grad_output, SymInt[2] output_size, \
         SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor",
        &[
            "f32[2,3,8,10] [8,10] [2,3,4,5]",
            "f32[2,3,7,3] [7,3] [2,3,4,5]",
            "f32[2,3,12,10] [12,10] [2,3,4,5] 3.0 2.0",
            "f32[1,2,9,10] [9,10] [1,2,4,4] 2.3 2.6",
            "f32[2,3,7,9] [7,9] [2,3,4,5]",
            "bf16[1,2,8,8] [8,8] [1,2,4,4]",
        ],
        |_, a| backward(a, 2, Mode::Nearest),
    ),
    spatial(
        "upsample_nearest3d(Tensor self, SymInt[3] output_size, float? scales_d=None, \
         float? scales_h=None, float? scales_w=None) -> Tensor",
        &["f32[2,3,2,4,3] [4,8,6]", "f32[1,2,4,3,5] [3,5,4]"],
        |_, a| forward(a, 3, Mode::Nearest),
    ),
    row(
        "upsample_nearest3d_backward(Tensor grad_output, SymInt[3] output_size, \
         SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? \
         scales_w=None) -> Tensor",
        &["f32[2,3,4,8,6] [4,8,6] [2,3,2,4,3]", "f32[1,2,3,5,4] [3,5,4] [1,2,4,3,5]"],
        |_, a| backward(a, 3, Mode::Nearest),
    ),
    spatial(
        "_upsample_nearest_exact1d(Tensor self, SymInt[1] output_size, float? \
         scales=None) -> Tensor",
        &["f32[2,3,5] [10]", "f32[2,3,5] [7]", "f32[2,3,6] [3]"],
        |_, a| forward(a, 1, Mode::NearestExact),
    ),
    spatial(
        "_upsample_nearest_exact1d_backward(Tensor grad_output, SymInt[1] output_size, \
         SymInt[3] input_size, float? scales=None) -> Tensor",
        &["f32[2,3,10] [10] [2,3,5]", "f32[2,3,7] [7] [2,3,5]", "f32[2,3,3] [3] [2,3,6]"],
        |_, a| backward(a, 1, Mode::NearestExact),
    ),
    spatial(
        "_upsample_nearest_exact2d(Tensor self, SymInt[2] output_size, float? \
         scales_h=None, float? scales_w=None) -> Tensor",
        &[
            "f32[2,3,4,5] [8,10]",
            "f32[2,3,4,5] [7,3]",
            "f32[2,3,4,5] [12,10] 3.0 2.0",
            "f32[1,2,4,4] [9,10] 2.3 2.6",
        ],
        |_, a| forward(a, 2, Mode::NearestExact),
    ),
    spatial(
        "_upsample_nearest_exact2d_backward(Tensor grad_output, SymInt[2] output_size, \
         SymInt[4] input_size, float? scales_h=None, float? scales_w=None) -> Tensor",
        &[
            "f32[2,3,8,10] [8,10] [2,3,4,5]",
            "f32[2,3,7,3] [7,3] [2,3,4,5]",
            "f32[2,3,12,10] [12,10] [2,3,4,5] 3.0 2.0",
            "f32[1,2,9,10] [9,10] [1,2,4,4] 2.3 2.6",
        ],
        |_, a| backward(a, 2, Mode::NearestExact),
    ),
    spatial(
        "_upsample_nearest_exact3d(Tensor self, SymInt[3] output_size, float? \
         scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
        &["f32[2,3,2,4,3] [4,8,6]", "f32[1,2,4,3,5] [3,5,4]"],
        |_, a| forward(a, 3, Mode::NearestExact),
    ),
    row(
        "_upsample_nearest_exact3d_backward(Tensor grad_output, SymInt[3] output_size, \
         SymInt[5] input_size, float? scales_d=None, float? scales_h=None, float? \
         scales_w=None) -> Tensor",
        &["f32[2,3,4,8,6] [4,8,6] [2,3,2,4,3]", "f32[1,2,3,5,4] [3,5,4] [1,2,4,3,5]"],
        |_, a| backward(a, 3, Mode::NearestExact),
    ),
    spatial(
        "upsample_linear1d(Tensor self, SymInt[1] output_size, bool align_corners, \
         float? scales=None) -> Tensor",
        &[
            "f32[2,3,5] [10] false",
            "f32[2,3,5] [10] true",
            "f32[2,3,5] [7] false",
            "f32[2,3,5] [7] true",
            "f32[2,3,6] [3] false",
            "f32[2,3,6] [3] true",
        ],
        |_, a| forward(a, 1, Mode::Linear),
    ),
    spatial(
        "upsample_linear1d_backward(Tensor grad_output, SymInt[1] output_size, \
         SymInt[3] input_size, bool align_corners, float? scales=None) -> Tensor",
        &[
            "f32[2,3,10] [10] [2,3,5] false",
            "f32[2,3,10] [10] [2,3,5] true",
            "f32[2,3,7] [7] [2,3,5] false",
            "f32[2,3,7] [7] [2,3,5] true",
            "f32[2,3,3] [3] [2,3,6] false",
            "f32[2,3,3] [3] [2,3,6] true",
        ],
        |_, a| backward(a, 1, Mode::Linear),
    ),
    spatial(
        "upsample_bilinear2d(Tensor self, SymInt[2] output_size, bool align_corners, \
         float? scales_h=None, float? scales_w=None) -> Tensor",
        &[
            "f32[2,3,4,5] [8,10] false",
            "f32[2,3,4,5] [8,10] true",
            "f32[2,3,4,5] [7,3] false",
            "f32[2,3,4,5] [7,3] true",
            "f32[2,3,4,5] [12,10] false 3.0 2.0",
            "f32[2,3,4,5] [12,10] true 3.0 2.0",
            "f32[1,2,4,4] [9,10] false 2.3 2.6",
            "bf16[1,2,4,4] [8,8] false",
            "bf16[1,2,4,4] [8,8] true",
            "f64[1,2,4,4] [7,9] false",
            "f64[1,2,4,4] [7,9] true",
            "u8[1,2,4,4] [7,9] false",
            "u8[1,1,300,2] [4,2] true",
            "f32[2,1,3,3] [12,3] false",
            "f32[2,1,3,3] [12,3] true",
        ],
        |_, a| forward(a, 2, Mode::Linear),
    ),
    spatial(
        "upsample_bilinear2d_backward(Tensor grad_output, SymInt[2] output_size, \
         SymInt[4] input_size, bool align_corners, float? scales_h=None, float? \
         scales_w=None) -> Tensor",
        &[
            "f32[2,3,8,10] [8,10] [2,3,4,5] false",
            "f32[2,3,8,10] [8,10] [2,3,4,5] true",
            "f32[2,3,7,3] [7,3] [2,3,4,5] false",
            "f32[2,3,7,3] [7,3] [2,3,4,5] true",
            "f32[2,3,12,10] [12,10] [2,3,4,5] false 3.0 2.0",
            "f32[2,3,12,10] [12,10] [2,3,4,5] true 3.0 2.0",
            "f32[1,2,9,10] [9,10] [1,2,4,4] false 2.3 2.6",
            "bf16[1,2,8,8] [8,8] [1,2,4,4] false",
            "bf16[1,2,8,8] [8,8] [1,2,4,4] true",
            "f64[1,2,7,9] [7,9] [1,2,4,4] false",
            "f64[1,2,7,9] [7,9] [1,2,4,4] true",
            "f32[2,1,12,3] [12,3] [2,1,3,3] false",
            "f32[2,1,12,3] [12,3] [2,1,3,3] true",
        ],
        |_, a| backward(a, 2, Mode::Linear),
    ),
    spatial(
        "upsample_trilinear3d(Tensor self, SymInt[3] output_size, bool align_corners, \
         float? scales_d=None, float? scales_h=None, float? scales_w=None) -> Tensor",
        &[
            "f32[2,3,2,4,3] [4,8,6] false",
            "f32[2,3,2,4,3] [4,8,6] true",
            "f32[1,2,4,3,5] [3,5,4] false",
            "f32[1,2,4,3,5] [3,5,4] true",
        ],
        |_, a| forward(a, 3, Mode::Linear),
    ),
    spatial(
        "upsample_trilinear3d_backward(Tensor grad_output, SymInt[3] output_size, \
         SymInt[5] input_size, bool align_corners, float? scales_d=None, float? \
         scales_h=None, float? scales_w=None) -> Tensor",
        &[
            "f32[2,3,4,8,6] [4,8,6] [2,3,2,4,3] false",
            "f32[2,3,4,8,6] [4,8,6] [2,3,2,4,3] true",
            "f32[1,2,3,5,4] [3,5,4] [1,2,4,3,5] false",
            "f32[1,2,3,5,4] [3,5,4] [1,2,4,3,5] true",
        ],
        |_, a| backward(a, 3, Mode::Linear),
    ),
    spatial(
        "upsample_bicubic2d(Tensor self, SymInt[2] output_size, bool align_corners, \
         float? scales_h=None, float? scales_w=None) -> Tensor",
        &[
            "f32[2,3,4,5] [8,10] false",
            "f32[2,3,4,5] [8,10] true",
            "f32[2,3,4,5] [7,3] false",
            "f32[2,3,4,5] [7,3] true",
            "f32[2,3,4,5] [12,10] false 3.0 2.0",
            "f32[2,3,4,5] [12,10] true 3.0 2.0",
            "f32[1,2,4,4] [9,10] false 2.3 2.6",
            "f64[1,2,4,4] [7,9] false",
            "f64[1,2,4,4] [7,9] true",
        ],
        |_, a| forward(a, 2, Mode::Cubic),
    ),
    row(
        "upsample_bicubic2d_backward(Tensor grad_output, SymInt[2] output_size, \
         SymInt[4] input_size, bool align_corners, float? scales_h=None, float? \
         scales_w=None) -> Tensor",
        &[
            "f32[2,3,8,10] [8,10] [2,3,4,5] false",
            "f32[2,3,8,10] [8,10] [2,3,4,5] true",
            "f32[2,3,7,3] [7,3] [2,3,4,5] false",
            "f32[2,3,7,3] [7,3] [2,3,4,5] true",
            "f32[2,3,12,10] [12,10] [2,3,4,5] false 3.0 2.0",
            "f32[2,3,12,10] [12,10] [2,3,4,5] true 3.0 2.0",
            "f32[1,2,9,10] [9,10] [1,2,4,4] false 2.3 2.6",
            "f64[1,2,7,9] [7,9] [1,2,4,4] false",
            "f64[1,2,7,9] [7,9] [1,2,4,4] true",
        ],
        |_, a| backward(a, 2, Mode::Cubic),
    ),
    spatial(
        "_upsample_bilinear2d_aa(Tensor self, SymInt[2] output_size, bool \
         align_corners, float? scales_h=None, float? scales_w=None) -> Tensor",
        &[
            "f32[2,3,4,5] [8,10] false",
            "f32[2,3,4,5] [8,10] true",
            "f32[2,3,4,5] [7,3] false",
            "f32[2,3,4,5] [7,3] true",
            "f32[2,3,4,5] [12,10] false 3.0 2.0",
            "f32[2,3,4,5] [12,10] true 3.0 2.0",
            "f32[1,2,4,4] [9,10] false 2.3 2.6",
            "f32[1,2,9,8] [3,4] false",
            "f32[1,2,9,8] [3,4] true",
        ],
        |_, a| forward(a, 2, Mode::LinearAntialias),
    ),
    spatial(
        "_upsample_bilinear2d_aa_backward(Tensor grad_output, SymInt[2] output_size, \
         SymInt[4] input_size, bool align_corners, float? scales_h=None, float? \
         scales_w=None) -> Tensor",
        &[
            "f32[2,3,8,10] [8,10] [2,3,4,5] false",
            "f32[2,3,8,10] [8,10] [2,3,4,5] true",
            "f32[2,3,7,3] [7,3] [2,3,4,5] false",
            "f32[2,3,7,3] [7,3] [2,3,4,5] true",
            "f32[2,3,12,10] [12,10] [2,3,4,5] false 3.0 2.0",
            "f32[2,3,12,10] [12,10] [2,3,4,5] true 3.0 2.0",
            "f32[1,2,9,10] [9,10] [1,2,4,4] false 2.3 2.6",
            "f32[1,2,3,4] [3,4] [1,2,9,8] false",
            "f32[1,2,3,4] [3,4] [1,2,9,8] true",
        ],
        |_, a| backward(a, 2, Mode::LinearAntialias),
    ),
    spatial(
        "_upsample_bicubic2d_aa(Tensor self, SymInt[2] output_size, bool align_corners, \
         float? scales_h=None, float? scales_w=None) -> Tensor",
        &[
            "f32[2,3,4,5] [8,10] false",
            "f32[2,3,4,5] [8,10] true",
            "f32[2,3,4,5] [7,3] false",
            "f32[2,3,4,5] [7,3] true",
            "f32[2,3,4,5] [12,10] false 3.0 2.0",
            "f32[2,3,4,5] [12,10] true 3.0 2.0",
            "f32[1,2,4,4] [9,10] false 2.3 2.6",
            "f32[1,2,9,8] [3,4] false",
            "u8[1,2,9,8] [3,4] false",
            "f32[1,2,9,8] [3,4] true",
        ],
        |_, a| forward(a, 2, Mode::CubicAntialias),
    ),
    row(
        "_upsample_bicubic2d_aa_backward(Tensor grad_output, SymInt[2] output_size, \
         SymInt[4] input_size, bool align_corners, float? scales_h=None, float? \
         scales_w=None) -> Tensor",
        &[
            "f32[2,3,8,10] [8,10] [2,3,4,5] false",
            "f32[2,3,8,10] [8,10] [2,3,4,5] true",
            "f32[2,3,7,3] [7,3] [2,3,4,5] false",
            "f32[2,3,7,3] [7,3] [2,3,4,5] true",
            "f32[2,3,12,10] [12,10] [2,3,4,5] false 3.0 2.0",
            "f32[2,3,12,10] [12,10] [2,3,4,5] true 3.0 2.0",
            "f32[1,2,9,10] [9,10] [1,2,4,4] false 2.3 2.6",
            "f32[1,2,3,4] [3,4] [1,2,9,8] false",
            "f32[1,2,3,4] [3,4] [1,2,9,8] true",
        ],
        |_, a| backward(a, 2, Mode::CubicAntialias),
    ),
];
