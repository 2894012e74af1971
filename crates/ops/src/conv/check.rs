//! What a convolution accepts, in torch's words.

use crate::args::Args;
use crate::promote::scalar_type;
use hlo::{ConvMaps, Dims, Refusal, Result, Value};

/// Checks a call of `convolution` and fixes its shapes.
pub(super) fn forward<'b>(
    a: &Args<'_, 'b>,
    x: Value<'b>,
    w: Value<'b>,
    bias: Option<Value<'b>>,
) -> Result<ConvMaps> {
    let (xs, ws) = (x.dims(), w.dims());
    let steps = Steps::read(a, &xs, &ws)?;
    for other in [Some(w), bias].into_iter().flatten() {
        if other.dtype() != x.dtype() {
            let (x, other) = (scalar_type(x.dtype()), scalar_type(other.dtype()));
            return refuse(format!("expected scalar type {x} but found {other}"));
        }
    }
    steps.check_channels(&xs, &ws, bias.map(|v| v.dims()))?;
    let output = steps.output(&xs, &ws)?;
    steps.check_kernel(&ws)?;
    Ok(steps.maps(&xs, &ws, output))
}

/// Checks a call of `convolution_backward`. The forward call vouches for the steps.
pub(super) fn backward<'b>(
    a: &Args<'_, 'b>,
    grad: Value<'b>,
    x: Value<'b>,
    w: Value<'b>,
) -> Result<ConvMaps> {
    let (xs, ws) = (x.dims(), w.dims());
    let steps = Steps::read(a, &xs, &ws)?;
    steps.check_channels(&xs, &ws, None)?;
    let output = steps.output(&xs, &ws)?;
    let got = grad.dims();
    if got != output {
        return refuse(format!(
            "convolution_backward(): expected grad_output to have size {output:?}, but got \
             {got:?}"
        ));
    }
    Ok(steps.maps(&xs, &ws, output))
}

struct Steps {
    stride: Vec<i64>,
    padding: Vec<i64>,
    dilation: Vec<i64>,
    output_padding: Vec<i64>,
    groups: i64,
    transposed: bool,
}

impl Steps {
    fn read(a: &Args, xs: &[i64], ws: &[i64]) -> Result<Steps> {
        if ws.len() < 3 {
            return refuse("weight should have at least three dimensions");
        }
        if xs.len() != ws.len() {
            return refuse(format!(
                "Expected {n}-dimensional input for {n}-dimensional weight {ws:?}, but got \
                 {}-dimensional input of size {xs:?} instead",
                xs.len(),
                n = ws.len()
            ));
        }
        let n = ws.len() - 2;
        let steps = Steps {
            stride: expand(a, "stride", n)?,
            padding: expand(a, "padding", n)?,
            dilation: expand(a, "dilation", n)?,
            output_padding: expand(a, "output_padding", n)?,
            groups: a.int("groups")?,
            transposed: a.bool("transposed")?,
        };
        let below = |values: &[i64], least: i64| values.iter().any(|&v| v < least);
        let broken = if below(&steps.padding, 0) {
            "negative padding is not supported"
        } else if below(&steps.output_padding, 0) {
            "negative output_padding is not supported"
        } else if below(&steps.stride, 1) {
            "non-positive stride is not supported"
        } else if below(&steps.dilation, 0) {
            "dilation should be greater than zero"
        } else if below(&steps.dilation, 1) {
            let got = format!("dilation should be greater than zero, but got {:?}", steps.dilation);
            return refuse(got);
        } else if steps.groups < 1 {
            "non-positive groups is not supported"
        } else {
            return Ok(steps);
        };
        refuse(broken)
    }

    fn check_channels(&self, xs: &[i64], ws: &[i64], bias: Option<Dims>) -> Result<()> {
        let groups = self.groups;
        if ws[0] < groups {
            return refuse(format!(
                "Given groups={groups}, expected weight to be at least {groups} at dimension 0, \
                 but got weight of size {ws:?} instead"
            ));
        }
        if ws[0] % groups != 0 {
            return refuse(format!(
                "Given groups={groups}, expected weight to be divisible by {groups} at dimension \
                 0, but got weight of size [{ws:?}] instead"
            ));
        }
        let inner = ws[1] * groups;
        let (channels, features) = if self.transposed { (ws[0], inner) } else { (inner, ws[0]) };
        let given =
            if self.transposed { "transposed=1".into() } else { format!("groups={groups}") };
        if xs[1] != channels {
            return refuse(format!(
                "Given {given}, weight of size {ws:?}, expected input{xs:?} to have {channels} \
                 channels, but got {} channels instead",
                xs[1]
            ));
        }
        match bias {
            Some(dims) if dims[..] != [features] => {
                let given = if self.transposed { "transposed=1, weight" } else { "weight" };
                refuse(format!(
                    "Given {given} of size {ws:?}, expected bias to be 1-dimensional with \
                     {features} elements, but got bias of size {dims:?} instead"
                ))
            }
            _ => Ok(()),
        }
    }

    fn check_kernel(&self, ws: &[i64]) -> Result<()> {
        let sizes = &ws[2..];
        if !sizes.contains(&0) {
            return Ok(());
        }
        let start = "kernel size should be greater than zero, but got";
        refuse(match *sizes {
            [wide] => format!("{start} kernel_height: 1 kernel_width: {wide}"),
            [high, wide] => format!("{start} kernel_height: {high} kernel_width: {wide}"),
            _ if self.transposed => format!(
                "non-empty 5D (n_output_plane x n_input_plane x kernel_depth x kernel_height x \
                 kernel_width) tensor expected for weight, but got: {ws:?}"
            ),
            _ => format!("{start}: {} (TxHxW)", by(sizes)),
        })
    }

    fn reach(&self, s: usize, ws: &[i64]) -> i64 {
        self.dilation[s] * (ws[s + 2] - 1) + 1
    }

    /// The output, which has no features if the input has no channels.
    fn output(&self, xs: &[i64], ws: &[i64]) -> Result<Dims> {
        let mut output = if self.transposed { self.spread(xs, ws)? } else { self.slide(xs, ws)? };
        if xs[0] != 0 && xs[1] != 0 && xs.contains(&0) {
            // torch computes one dimension as two.
            let shape =
                if xs.len() == 3 { [&xs[..2], &[1], &xs[2..]].concat() } else { xs.to_vec() };
            return refuse(format!(
                "Only zero batch or zero channel inputs are supported, but got input shape: \
                 {shape:?}"
            ));
        }
        if xs[1] == 0 {
            output[1] = 0;
        }
        let least = i64::from(!xs.contains(&0));
        if output[2..].iter().any(|&e| e < least) {
            return refuse(format!(
                "Given input size per channel: ({}). Calculated output size per channel: ({}). \
                 Output size is too small",
                by(&xs[2..]),
                by(&output[2..])
            ));
        }
        Ok(output)
    }

    /// The output of a plain convolution.
    fn slide(&self, xs: &[i64], ws: &[i64]) -> Result<Dims> {
        let n = self.stride.len();
        let padded: Vec<i64> = (0..n).map(|s| xs[s + 2] + 2 * self.padding[s]).collect();
        let reach: Vec<i64> = (0..n).map(|s| self.reach(s, ws)).collect();
        if (0..n).any(|s| padded[s] < reach[s]) {
            return refuse(format!(
                "Calculated padded input size per channel: ({}). Kernel size: ({}). Kernel size \
                 can't be greater than actual input size",
                by(&padded),
                by(&reach)
            ));
        }
        let places = (0..n).map(|s| (padded[s] - reach[s]) / self.stride[s] + 1);
        Ok([xs[0], ws[0]].into_iter().chain(places).collect())
    }

    /// The output of a transposed convolution. Its extents may be negative.
    fn spread(&self, xs: &[i64], ws: &[i64]) -> Result<Dims> {
        let n = self.stride.len();
        for s in 0..n {
            let (extra, stride, dilation) =
                (self.output_padding[s], self.stride[s], self.dilation[s]);
            if extra >= stride && extra >= dilation {
                return refuse(format!(
                    "output padding must be smaller than either stride or dilation, but got \
                     output_padding: {extra} stride: {stride} dilation: {dilation}"
                ));
            }
        }
        let extents: Vec<i64> = (0..n)
            .map(|s| {
                (xs[s + 2] - 1) * self.stride[s] - 2 * self.padding[s]
                    + self.reach(s, ws)
                    + self.output_padding[s]
            })
            .collect();
        Ok([xs[0], ws[1] * self.groups].into_iter().chain(extents).collect())
    }

    fn maps(self, xs: &[i64], ws: &[i64], output: Dims) -> ConvMaps {
        let input = Dims::from_slice(xs);
        let (image, output) = if self.transposed { (output, input) } else { (input, output) };
        let kernel = Dims::from_slice(ws);
        let Steps { stride, padding, dilation, groups, .. } = self;
        ConvMaps { image, kernel, output, stride, padding, dilation, groups }
    }
}

/// One value stands for all dimensions.
fn expand(a: &Args, name: &str, n: usize) -> Result<Vec<i64>> {
    match a.ints(name)? {
        [one] => Ok(vec![*one; n]),
        list if list.len() == n => Ok(list.to_vec()),
        list => refuse(format!(
            "expected {name} to be a single integer value or a list of {n} values to match the \
             convolution dimensions, but got {name}={list:?}"
        )),
    }
}

/// Extents as torch writes them in messages: `3 x 4`.
fn by(extents: &[i64]) -> String {
    extents.iter().map(i64::to_string).collect::<Vec<_>>().join(" x ")
}

fn refuse<T>(message: impl Into<String>) -> Result<T> {
    Err(Refusal::runtime(message))
}
