//! Reading and writing at computed places.

use crate::attribute::Attribute;
use crate::build::{Builder, Value};
use crate::print::list;
use crate::{DType, Dims, Reducer, Type};

/// `#stablehlo.gather`; names as in the specification.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct GatherDims {
    pub offset_dims: Vec<i64>,
    pub collapsed_slice_dims: Vec<i64>,
    pub operand_batching_dims: Vec<i64>,
    pub start_indices_batching_dims: Vec<i64>,
    pub start_index_map: Vec<i64>,
    pub index_vector_dim: i64,
    pub slice_sizes: Vec<i64>,
    pub indices_are_sorted: bool,
}

/// `#stablehlo.scatter`; names as in the specification.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct ScatterDims {
    pub update_window_dims: Vec<i64>,
    pub inserted_window_dims: Vec<i64>,
    pub input_batching_dims: Vec<i64>,
    pub scatter_indices_batching_dims: Vec<i64>,
    pub scatter_dims_to_operand_dims: Vec<i64>,
    pub index_vector_dim: i64,
    pub indices_are_sorted: bool,
    pub unique_indices: bool,
}

impl GatherDims {
    pub(crate) fn text(&self) -> String {
        format!(
            "#stablehlo.gather<offset_dims = [{}], collapsed_slice_dims = [{}], \
             operand_batching_dims = [{}], start_indices_batching_dims = [{}], \
             start_index_map = [{}], index_vector_dim = {}>",
            list(&self.offset_dims),
            list(&self.collapsed_slice_dims),
            list(&self.operand_batching_dims),
            list(&self.start_indices_batching_dims),
            list(&self.start_index_map),
            self.index_vector_dim
        )
    }
}

impl ScatterDims {
    pub(crate) fn text(&self) -> String {
        format!(
            "#stablehlo.scatter<update_window_dims = [{}], inserted_window_dims = [{}], \
             input_batching_dims = [{}], scatter_indices_batching_dims = [{}], \
             scatter_dims_to_operand_dims = [{}], index_vector_dim = {}>",
            list(&self.update_window_dims),
            list(&self.inserted_window_dims),
            list(&self.input_batching_dims),
            list(&self.scatter_indices_batching_dims),
            list(&self.scatter_dims_to_operand_dims),
            self.index_vector_dim
        )
    }
}

impl<'b> Value<'b> {
    /// General gather. Out-of-range starts are clamped, so no read leaves the operand.
    pub fn gather(self, indices: Value<'b>, d: &GatherDims) -> Value<'b> {
        let (ty, idx) = (self.ty(), indices.ty());
        let sized = d.slice_sizes.len() == ty.rank();
        if !self.require(sized, "gather", &[indices], "one slice size per operand dimension") {
            return self;
        }
        let dropped =
            |i: &i64| d.collapsed_slice_dims.contains(i) || d.operand_batching_dims.contains(i);
        let mut batch = (0..idx.rank() as i64).filter(|&i| i != d.index_vector_dim);
        let mut offset = (0..ty.rank() as i64).filter(|i| !dropped(i));
        let batches = idx.rank() - usize::from((d.index_vector_dim as usize) < idx.rank());
        let rank = batches + d.offset_dims.len();
        let mut dims = Dims::new();
        for i in 0..rank as i64 {
            let extent = if d.offset_dims.contains(&i) {
                offset.next().map(|o| d.slice_sizes[o as usize])
            } else {
                batch.next().map(|b| idx.dims[b as usize])
            };
            self.require(extent.is_some(), "gather", &[indices], "offset_dims do not fit");
            dims.push(extent.unwrap_or(1));
        }
        // A gather of nothing is not computed.
        let fits = d.slice_sizes.iter().zip(&ty.dims).all(|(slice, dim)| slice <= dim);
        let fits = fits || dims.contains(&0);
        self.require(fits, "gather", &[indices], "a slice is larger than the operand");
        self.b.op1("stablehlo.gather", &[self, indices], Type::new(ty.dtype, &dims), |a| {
            a.set("dimension_numbers", Attribute::Gather(d.clone()));
            a.bool("indices_are_sorted", d.indices_are_sorted);
            a.i64s("slice_sizes", &d.slice_sizes);
        })
    }

    /// General scatter into `self`. Out-of-range updates are dropped. Without `reducer` an update
    /// replaces the element.
    pub fn scatter(
        self,
        indices: Value<'b>,
        updates: Value<'b>,
        d: &ScatterDims,
        reducer: Option<Reducer>,
    ) -> Value<'b> {
        let ty = self.ty();
        if ty.dtype == DType::C32 && reducer.is_some() {
            let [x, updates] = [self, updates].map(|v| v.convert(DType::C64));
            return x.scatter(indices, updates, d, reducer).convert(DType::C32);
        }
        self.b.check_order(reducer, ty.dtype);
        self.require(updates.dtype() == ty.dtype, "scatter", &[indices, updates], "types differ");
        let element = Type::scalar(ty.dtype);
        let region = || {
            let types = [element.clone(), element.clone()];
            vec![self.b.region(&types, |v| vec![reducer.map_or(v[1], |r| r.apply(v[0], v[1]))])]
        };
        let results =
            self.b.op("stablehlo.scatter", &[self, indices, updates], &[ty], region, |a| {
                a.bool("indices_are_sorted", d.indices_are_sorted);
                a.set("scatter_dimension_numbers", Attribute::Scatter(d.clone()));
                a.bool("unique_indices", d.unique_indices);
            });
        results[0]
    }

    /// Zero-filled planes, the last `n` of `dims`, with each element at its place (`s32`) within
    /// its plane. `reducer` combines it with the element there; without one it replaces it.
    pub fn scatter_into_planes(
        self,
        places: Value<'b>,
        dims: &[i64],
        n: usize,
        reducer: Option<Reducer>,
    ) -> Value<'b> {
        let lead = dims.len() - n;
        let planes: i64 = dims[..lead].iter().product();
        let plane: i64 = dims[lead..].iter().product();
        let each: i64 = self.dims()[lead..].iter().product();
        let zeros = self.b.splat(0, Type::new(self.dtype(), &[planes, plane]));
        let at = ScatterDims {
            inserted_window_dims: vec![1],
            input_batching_dims: vec![0],
            scatter_indices_batching_dims: vec![0],
            scatter_dims_to_operand_dims: vec![1],
            index_vector_dim: 2,
            ..Default::default()
        };
        let places = places.reshape(&[planes, each, 1]);
        zeros.scatter(places, self.reshape(&[planes, each]), &at, reducer).reshape(dims)
    }

    /// A slice with scalar starts computed at run time. They are clamped so that the slice fits.
    pub fn dynamic_slice(self, starts: &[Value<'b>], sizes: &[i64]) -> Value<'b> {
        let fits = starts.len() == self.rank() && sizes.len() == self.rank();
        self.require(fits, "dynamic_slice", starts, "one start and one size per dimension");
        let mut operands = vec![self];
        operands.extend_from_slice(starts);
        let ty = Type::new(self.dtype(), sizes);
        self.b.op1("stablehlo.dynamic_slice", &operands, ty, |a| a.i64s("slice_sizes", sizes))
    }

    /// `self` with `update` written at the given (clamped) starts.
    pub fn dynamic_update_slice(self, update: Value<'b>, starts: &[Value<'b>]) -> Value<'b> {
        let fits = starts.len() == self.rank() && update.rank() == self.rank();
        let fits = fits && update.dtype() == self.dtype();
        self.require(fits, "dynamic_update_slice", &[update], "ranks or element types differ");
        let mut operands = vec![self, update];
        operands.extend_from_slice(starts);
        self.b.op1("stablehlo.dynamic_update_slice", &operands, self.ty(), |_| {})
    }

    /// `self` with `update` written at constant starts.
    pub fn update_slice(self, update: Value<'b>, starts: &[i64]) -> Value<'b> {
        let dtype = DType::of_places(self.dims().iter().copied().max().unwrap_or(0));
        let starts: Vec<_> = starts.iter().map(|&s| self.b.scalar(s, dtype)).collect();
        self.dynamic_update_slice(update, &starts)
    }

    /// Rows of `self` along `dim` chosen by an integer tensor of any shape:
    /// `result.dims = self.dims[..dim] ++ indices.dims ++ self.dims[dim + 1..]`.
    pub fn take(self, indices: Value<'b>, dim: usize) -> Value<'b> {
        let (dims, n) = (self.dims(), indices.rank());
        let mut slice_sizes = dims.to_vec();
        slice_sizes[dim] = 1;
        let before = 0..dim as i64;
        let after = (dim + n) as i64..(dims.len() - 1 + n) as i64;
        self.gather(
            indices,
            &GatherDims {
                offset_dims: before.chain(after).collect(),
                collapsed_slice_dims: vec![dim as i64],
                start_index_map: vec![dim as i64],
                index_vector_dim: n as i64,
                slice_sizes,
                ..Default::default()
            },
        )
    }
}

impl Builder {
    /// Sorts several values of one shape together along `dim`. `before` gets a left and a right
    /// element for each operand (`[l0, r0, l1, r1, ..]`). It returns true if left comes first.
    pub fn sort<'b>(
        &'b self,
        values: &[Value<'b>],
        dim: usize,
        stable: bool,
        before: impl FnOnce(&[Value<'b>]) -> Value<'b>,
    ) -> Vec<Value<'b>> {
        let types: Vec<_> = values.iter().map(|v| v.ty()).collect();
        let region = || {
            let pair = |t: &Type| [Type::scalar(t.dtype), Type::scalar(t.dtype)];
            let args: Vec<_> = types.iter().flat_map(pair).collect();
            vec![self.region(&args, |v| vec![before(v)])]
        };
        self.op("stablehlo.sort", values, &types, region, |a| {
            a.i64("dimension", dim as i64);
            a.bool("is_stable", stable);
        })
    }

    /// The `k` largest elements along the last dimension and their `i32` positions.
    pub fn top_k<'b>(&'b self, value: Value<'b>, k: i64) -> (Value<'b>, Value<'b>) {
        let mut ty = value.ty();
        if let Some(last) = ty.dims.last_mut() {
            *last = k;
        }
        let types = [ty.clone(), ty.with_dtype(DType::S32)];
        let r = self.op("chlo.top_k", &[value], &types, Vec::new, |a| a.i64("k", k));
        (r[0], r[1])
    }
}
