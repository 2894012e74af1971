//! Where the windows of a pool lie, and what torch accepts as a description of them.

use crate::args::Args;
use hlo::{Refusal, Result, Window};

pub(super) struct Pool {
    /// torch's name in messages.
    name: &'static str,
    pub(super) kernel: Vec<i64>,
    pub(super) stride: Vec<i64>,
    pub(super) padding: Vec<i64>,
    pub(super) dilation: Vec<i64>,
    ceil: bool,
}

impl Pool {
    /// Reads the arguments that pools of `n` spatial dimensions share.
    pub(super) fn read(a: &Args, name: &'static str, n: usize) -> Result<Pool> {
        let dilated = name.starts_with("max");
        let kernel = sizes(a, name, "kernel_size", n)?;
        let stride = if a.ints("stride")?.is_empty() {
            kernel.clone()
        } else {
            sizes(a, name, "stride", n)?
        };
        let padding = sizes(a, name, "padding", n)?;
        let dilation = if dilated { sizes(a, name, "dilation", n)? } else { vec![1; n] };
        let ceil = a.bool("ceil_mode")?;
        let pool = Pool { name, kernel, stride, padding, dilation, ceil };
        pool.check()?;
        Ok(pool)
    }

    /// Windows of `size` that touch without overlapping.
    pub(super) fn tiles(name: &'static str, size: Vec<i64>) -> Pool {
        let n = size.len();
        Pool {
            name,
            kernel: size.clone(),
            stride: size,
            padding: vec![0; n],
            dilation: vec![1; n],
            ceil: false,
        }
    }

    fn check(&self) -> Result<()> {
        let positive = |what: &str, name: &str, values: &[i64]| {
            if values.iter().all(|&v| v > 0) {
                return Ok(());
            }
            let got: Vec<_> = axes(values.len())
                .zip(values)
                .map(|(axis, v)| format!("{name}{axis}: {v}"))
                .collect();
            refuse(format!("{what} should be greater than zero, but got {}", got.join(" ")))
        };
        if self.stride.contains(&0) {
            return refuse("stride should not be zero");
        }
        positive("kernel size", "k", &self.kernel)?;
        positive("stride", "d", &self.stride)?;
        positive("dilation", "dilation", &self.dilation)?;
        for s in 0..self.kernel.len() {
            let (pad, kernel, dilation) = (self.padding[s], self.kernel[s], self.dilation[s]);
            if pad < 0 {
                return refuse(format!("pad must be non-negative, but got pad: {pad}"));
            }
            if pad > ((kernel - 1) * dilation + 1) / 2 {
                return refuse(format!(
                    "pad should be at most half of effective kernel size, but got pad={pad}, \
                     kernel_size={kernel} and dilation={dilation}"
                ));
            }
        }
        Ok(())
    }

    pub(super) fn spatial(&self) -> usize {
        self.kernel.len()
    }

    /// The windows over a tensor of these extents, `counts` of them along each spatial dimension.
    pub(super) fn window(&self, dims: &[i64], counts: &[i64]) -> Window {
        let lead = dims.len() - self.spatial();
        let mut window = Window::new(&vec![1; dims.len()]);
        for (s, &count) in counts.iter().enumerate() {
            let covered = (count - 1) * self.stride[s] + self.reach(s);
            let dim = lead + s;
            window.size[dim] = self.kernel[s];
            window.stride[dim] = self.stride[s];
            window.dilation[dim] = self.dilation[s];
            window.padding[dim] = (self.padding[s], covered - dims[dim] - self.padding[s]);
        }
        window
    }

    /// How far a window reaches.
    pub(super) fn reach(&self, s: usize) -> i64 {
        (self.kernel[s] - 1) * self.dilation[s] + 1
    }

    /// The windows of an input: as many as fit, and with `ceil_mode` also a last one that hangs
    /// over the end, unless it would begin beyond it.
    pub(super) fn output(&self, dims: &[i64]) -> Result<Vec<i64>> {
        let n = self.spatial();
        self.check_rank(dims)?;
        let spatial = &dims[dims.len() - n..];
        let count = |s: usize| {
            let spare = spatial[s] + 2 * self.padding[s] - self.reach(s);
            let round = if self.ceil { self.stride[s] - 1 } else { 0 };
            let count = (spare + round).div_euclid(self.stride[s]) + 1;
            let beyond = (count - 1) * self.stride[s] >= spatial[s] + self.padding[s];
            if self.ceil && beyond { count - 1 } else { count }
        };
        let output: Vec<i64> = (0..n).map(count).collect();
        if output.iter().all(|&v| v > 0) {
            return Ok(output);
        }
        let by = |v: &[i64]| v.iter().map(|v| format!("x{v}")).collect::<String>();
        let channels = dims[dims.len() - n - 1];
        refuse(format!(
            "Given input size: ({channels}{}). Calculated output size: ({channels}{}). Output size \
             is too small",
            by(spatial),
            by(&output)
        ))
    }

    fn check_rank(&self, dims: &[i64]) -> Result<()> {
        let (low, high) = (self.spatial() + 1, self.spatial() + 2);
        if dims.len() != low && dims.len() != high {
            return refuse(format!(
                "non-empty {low}D or {high}D (batch mode) tensor expected for input"
            ));
        }
        let first = dims.len() - low;
        if self.spatial() == 3 {
            let stem =
                if self.name == "max_pool3d" { "_with_indices_out_cpu_template" } else { "" };
            return refuse_empty(&format!("{}{stem}", self.name), "input", dims, first);
        }
        if dims[first..].contains(&0) {
            return refuse(format!(
                "Expected {low}D or {high}D (batch mode) tensor with optional 0 dim batch size for \
                 input, but got:{dims:?}"
            ));
        }
        Ok(())
    }

    /// Refuses a gradient that is not as large as the output.
    pub(super) fn check_grad(&self, grad: &[i64], input: &[i64]) -> Result<Vec<i64>> {
        let output = self.output(input)?;
        let lead = input.len() - self.spatial();
        let expected = input[..lead].iter().chain(&output).copied();
        for (i, want) in expected.enumerate() {
            let got = grad.get(i).copied();
            if grad.len() != input.len() || got != Some(want) {
                return refuse(format!(
                    "Expected a tensor of dimension {n} and tensor.size[{i}] == {want} but got: \
                     dimension {} and tensor.size[{i}] = {}",
                    grad.len(),
                    got.unwrap_or(0),
                    n = input.len()
                ));
            }
        }
        Ok(output)
    }

    pub(super) fn refuse_dtype<T>(&self, dtype: hlo::DType) -> Result<T> {
        not_implemented(self.name, dtype)
    }
}

pub(super) fn not_implemented<T>(name: &str, dtype: hlo::DType) -> Result<T> {
    let dtype = crate::promote::scalar_type(dtype);
    Err(Refusal::not_implemented(format!("\"{name}\" not implemented for '{dtype}'")))
}

/// One value stands for all dimensions.
fn sizes(a: &Args, name: &str, which: &str, n: usize) -> Result<Vec<i64>> {
    match a.ints(which)? {
        [one] => Ok(vec![*one; n]),
        list if list.len() == n => Ok(list.to_vec()),
        _ => {
            let count = if n == 2 { "two" } else { "three" };
            let form = match which {
                "stride" => "must either be omitted,",
                "dilation" => "must be either",
                _ => "must either be",
            };
            refuse(format!("{name}: {which} {form} a single int, or a tuple of {count} ints"))
        }
    }
}

/// The last `n` of T, H, W.
fn axes(n: usize) -> impl Iterator<Item = char> {
    "THW".chars().skip(3 - n)
}

/// Refuses extents of 0 from dimension `first` on.
pub(super) fn refuse_empty(name: &str, what: &str, dims: &[i64], first: usize) -> Result<()> {
    let Some(i) = (first..dims.len()).find(|&i| dims[i] == 0) else { return Ok(()) };
    refuse(format!(
        "{name}(): Expected {what} to have non-zero size for non-batch dimensions, but {what} has \
         sizes {dims:?} with dimension {i} being empty"
    ))
}

pub(super) fn refuse<T>(message: impl Into<String>) -> Result<T> {
    Err(Refusal::runtime(message))
}
