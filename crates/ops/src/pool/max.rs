//! Maximum pooling with the place of each maximum, and its gradient.

use super::window::{Pool, refuse, refuse_empty};
use crate::args::Args;
use crate::promote::scalar_type;
use crate::row::Out;
use hlo::{DType, Reducer, Result, Type, Value};

/// Maxima, and where in their planes they are.
#[derive(Clone, Copy)]
pub(super) struct Best<'b> {
    pub(super) value: Value<'b>,
    pub(super) place: Value<'b>,
}

impl<'b> Best<'b> {
    /// Every element, at its own place in the plane of the last `n` dimensions.
    pub(super) fn each(x: Value<'b>, n: usize) -> Self {
        Best { value: x, place: places(x, n) }
    }

    /// The better of two, in whichever order they come.
    pub(super) fn or(self, other: Self) -> Self {
        let (value, place) = self.value.maximum_with_place(self.place, other.value, other.place);
        Best { value, place }
    }

    /// The maximum along a dimension, which stays with extent 1.
    pub(super) fn reduce(self, dim: usize) -> Self {
        let b = self.value.builder();
        let inits = [b.lowest(self.value.dtype()), b.scalar(-1, self.place.dtype())];
        let r = b.reduce_many(&[self.value, self.place], &inits, &[dim as i64], |v| {
            let (value, place) = v[0].maximum_with_place(v[1], v[2], v[3]);
            vec![value, place]
        });
        Best { value: r[0].unsqueeze(dim), place: r[1].unsqueeze(dim) }
    }

    pub(super) fn results(self) -> Out<'b> {
        [self.value, self.place.convert(DType::S64)].into()
    }
}

/// The number of each element within the plane of the last `n` dimensions.
fn places<'b>(like: Value<'b>, n: usize) -> Value<'b> {
    let dims = like.dims();
    let plane = &dims[dims.len() - n..];
    let extent = Type::new(DType::S32, plane).numel();
    let flat = Type::new(DType::of_places(extent), &[extent]);
    like.builder().iota(0, flat).reshape(plane).broadcast_to(&dims)
}

impl Pool {
    pub(super) fn max<'b>(&self, a: &Args<'_, 'b>) -> Result<Out<'b>> {
        let x = a.tensor("self")?;
        let counts = self.output(&x.dims())?;
        if x.dtype().is_bool() || x.dtype().is_complex() {
            return self.refuse_dtype(x.dtype());
        }
        Ok(self.maxima(x, &counts).results())
    }

    /// The maximum of each window. Its place is a statement of its own, which is left out of
    /// programs that do not read it.
    pub(super) fn maxima<'b>(&self, x: Value<'b>, counts: &[i64]) -> Best<'b> {
        let window = self.window(&x.dims(), counts);
        let place = x.reduce_window_with_places(places(x, self.spatial()), &window).1;
        Best { value: x.reduce_window(Reducer::Max, &window), place }
    }

    pub(super) fn max_backward<'b>(&self, a: &Args<'_, 'b>) -> Result<Out<'b>> {
        let (grad, x) = (a.tensor("grad_output")?, a.tensor("self")?);
        let indices = a.tensor("indices")?;
        self.check_grad(&grad.dims(), &x.dims())?;
        self.check_grad(&indices.dims(), &x.dims())?;
        Ok(self.to_maxima(a, grad, x, indices).into())
    }

    /// Adds each window's gradient at the place of its maximum, which is found again: the places
    /// are read only where windows have gaps, which `select_and_scatter` does not know.
    pub(super) fn to_maxima<'b>(
        &self,
        a: &Args<'_, 'b>,
        grad: Value<'b>,
        x: Value<'b>,
        indices: Value<'b>,
    ) -> Value<'b> {
        let (n, dims) = (self.spatial(), x.dims());
        let lead = dims.len() - n;
        if self.dilation.iter().any(|&d| d != 1) || grad.numel() == 0 {
            return scatter(grad, indices, &dims, n, Some(Reducer::Add));
        }
        let counts = &grad.dims()[lead..];
        let own = self.maxima(x, counts).place;
        let own = own.eq(indices.convert(own.dtype()));
        let every: Vec<i64> = (0..own.rank() as i64).collect();
        a.check_in_debug(own.reduce(Reducer::And, &every), || {
            hlo::Refusal::runtime(format!(
                "{}(): expected indices to be those of the maxima of self, which forward returned",
                a.name()
            ))
        });
        let mut window = self.window(&dims, counts);
        let mut covered = x;
        for dim in lead..dims.len() {
            // Elements behind the last window have no gradient.
            let behind = (-window.padding[dim].1).max(0);
            covered = covered.slice_dim(dim, 0, dims[dim] - behind, 1);
            window.padding[dim].1 += behind;
        }
        let mut made = covered.select_and_scatter_max(grad, &window);
        let zero = made.builder().scalar(0, made.dtype());
        for dim in lead..dims.len() {
            made = made.pad_dim(zero, dim, 0, dims[dim] - covered.dim(dim));
        }
        made
    }
}

/// Values put (or added) at places of zero-filled planes of the last `n` of `dims`.
pub(super) fn scatter<'b>(
    values: Value<'b>,
    indices: Value<'b>,
    dims: &[i64],
    n: usize,
    reducer: Option<Reducer>,
) -> Value<'b> {
    let plane = dims[dims.len() - n..].iter().product();
    values.scatter_into_planes(indices.convert(DType::of_places(plane)), dims, n, reducer)
}

/// The inverse of a pool as far as there is one: values return to where they came from.
pub(super) fn unpool<'b>(a: &Args<'_, 'b>, n: usize) -> Result<Out<'b>> {
    let (x, indices) = (a.tensor("self")?, a.tensor("indices")?);
    let size = a.ints("output_size")?;
    let dims = x.dims();
    if indices.dtype() != DType::S64 {
        return refuse(format!(
            "elements in indices should be type int64 but got: {}",
            scalar_type(indices.dtype())
        ));
    }
    if dims.len() != n + 1 && dims.len() != n + 2 {
        return refuse(format!(
            "Input to max_unpooling{n}d should be a {}d or {}d Tensor, but got a tensor with {} \
             dimensions.",
            n + 1,
            n + 2,
            dims.len()
        ));
    }
    if size.len() != n {
        let (count, names) =
            if n == 2 { ("two", "height, width") } else { ("three", "depth, height, width") };
        return refuse(format!(
            "There should be exactly {count} elements ({names}) in output_size, but got {} \
             elements.",
            size.len()
        ));
    }
    let name = format!("max_unpooling{n}d_forward_out_cpu");
    refuse_empty(&name, "input", &dims, 1)?;
    if indices.dims() != dims {
        return refuse(format!(
            "Expected shape of indices to be same as that of the input tensor ({dims:?}) but got \
             indices tensor with shape: {:?}",
            indices.dims()
        ));
    }
    // In two dimensions nobody passes strides: the output's size says it all.
    if n == 3 && a.ints("stride")?.iter().any(|&stride| stride <= 0) {
        return refuse(format!(
            "strides should be greater than zero, but got stride: {:?}",
            a.ints("stride")?
        ));
    }
    let dims = [&dims[..dims.len() - n], size].concat();
    let plane: i64 = size.iter().product();
    a.check_index(indices, 0, plane, || {
        hlo::Refusal::runtime(format!(
            "Found an invalid max index: {{index}} (output volumes are of size {size:?})"
        ))
    });
    Ok(scatter(x, indices, &dims, n, None).into())
}
