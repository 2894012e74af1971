//! Average pooling and its gradient.

use super::window::{Pool, refuse};
use crate::args::Args;
use crate::row::Out;
use hlo::{DType, Number, Reducer, Result, Value, Window};

impl Pool {
    pub(super) fn avg<'b>(&self, a: &Args<'_, 'b>) -> Result<Out<'b>> {
        let x = a.tensor("self")?;
        let dtype = x.dtype();
        let counts = self.output(&x.dims())?;
        if !dtype.is_float() && dtype != DType::S64 {
            return self.refuse_dtype(dtype);
        }
        let sums = self.sums(x.convert(dtype.accumulate()), &counts);
        let n = self.spatial();
        let extents = &x.dims()[x.rank() - n..];
        Ok(self.divide(a, sums, extents)?.convert(dtype).into())
    }

    pub(super) fn avg_backward<'b>(&self, a: &Args<'_, 'b>) -> Result<Out<'b>> {
        let (grad, x) = (a.tensor("grad_output")?, a.tensor("self")?);
        let dims = x.dims();
        self.check_grad(&grad.dims(), &dims)?;
        let extents = &dims[dims.len() - self.spatial()..];
        let shares = self.divide(a, grad.convert(grad.dtype().accumulate()), extents)?;
        Ok(self.spread(shares, extents).convert(grad.dtype()).into())
    }

    /// The sum of each window.
    pub(super) fn sums<'b>(&self, x: Value<'b>, counts: &[i64]) -> Value<'b> {
        x.reduce_window(Reducer::Add, &self.window(&x.dims(), counts))
    }

    /// The sum over the windows that cover each input position: `sums`, transposed.
    pub(super) fn spread<'b>(&self, grad: Value<'b>, extents: &[i64]) -> Value<'b> {
        let lead = grad.rank() - self.spatial();
        let mut window = Window::new(&vec![1; grad.rank()]);
        for (s, &extent) in extents.iter().enumerate() {
            let (dim, kernel) = (lead + s, self.kernel[s]);
            let reached = (grad.dim(dim) - 1) * self.stride[s] + 1;
            let low = kernel - 1 - self.padding[s];
            window.size[dim] = kernel;
            window.base_dilation[dim] = self.stride[s];
            window.padding[dim] = (low, extent + kernel - 1 - low - reached);
        }
        grad.reduce_window(Reducer::Add, &window)
    }

    /// Divides each window's value by what torch counts as its size.
    fn divide<'b>(&self, a: &Args<'_, 'b>, v: Value<'b>, extents: &[i64]) -> Result<Value<'b>> {
        match a.opt_int("divisor_override")? {
            Some(0) => return refuse("divisor must be not zero"),
            Some(divisor) => return Ok(v / v.constant(divisor)),
            None => {}
        }
        let lead = v.rank() - self.spatial();
        let with_padding = a.bool("count_include_pad")?;
        let sizes = |s: usize| -> Vec<i64> {
            (0..v.dim(lead + s)).map(|i| self.size(s, i, extents[s], with_padding)).collect()
        };
        let sizes: Vec<Vec<i64>> = (0..self.spatial()).map(sizes).collect();
        if sizes.iter().all(|dim| dim.iter().all(|size| *size == dim[0])) {
            let size: i64 = sizes.iter().map(|dim| dim[0]).product();
            return Ok(v / v.constant(size));
        }
        let along = |(s, sizes): (usize, &Vec<i64>)| {
            let numbers: Vec<Number> = sizes.iter().map(|&size| Number::Int(size)).collect();
            let sizes = v.builder().vector(&numbers, v.dtype());
            sizes.broadcast_in_dim(&v.ty(), &[(lead + s) as i64])
        };
        let size = sizes.iter().enumerate().map(along).reduce(|x, y| x * y);
        Ok(size.map_or(v, |size| v / size))
    }

    /// The extent of window `i` along a dimension, clipped to the input or to its padding.
    fn size(&self, s: usize, i: i64, extent: i64, with_padding: bool) -> i64 {
        let start = i * self.stride[s] - self.padding[s];
        let end = (start + self.kernel[s]).min(extent + self.padding[s]);
        if with_padding { end - start } else { end.min(extent) - start.max(0) }
    }
}
