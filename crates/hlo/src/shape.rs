//! Moving elements without computing: reshape, transpose, broadcast, slice, pad, join.

use crate::build::{Builder, Value};
use crate::{DType, Dims, Type};

impl<'b> Value<'b> {
    /// Same elements in row-major order under new extents. The identity if they are equal.
    pub fn reshape(self, dims: &[i64]) -> Value<'b> {
        let ty = self.ty();
        if ty.dims[..] == *dims {
            return self;
        }
        let result = Type::new(ty.dtype, dims);
        self.require(result.numel() == ty.numel(), "reshape", &[], &format!("no way to {dims:?}"));
        self.b.op1("stablehlo.reshape", &[self], result, |_| {})
    }

    /// Result dimension `i` is operand dimension `permutation[i]`.
    pub fn transpose(self, permutation: &[i64]) -> Value<'b> {
        if permutation.iter().enumerate().all(|(i, &p)| i as i64 == p) {
            return self;
        }
        let ty = self.ty();
        let mut seen = 0u64;
        permutation.iter().for_each(|&p| seen |= 1 << p);
        let valid = permutation.len() == ty.rank() && seen + 1 == 1 << ty.rank();
        if !self.require(valid, "transpose", &[], &format!("{permutation:?} is no permutation")) {
            return self;
        }
        let mut result = Type::new(ty.dtype, &[]);
        result.dims.extend(permutation.iter().map(|&p| ty.dims[p as usize]));
        let name = "stablehlo.transpose";
        self.b.op1(name, &[self], result, |a| a.i64s("permutation", permutation))
    }

    /// Operand dimension `i` becomes result dimension `mapping[i]`. Extents of 1 are repeated.
    pub fn broadcast_in_dim(self, ty: &Type, mapping: &[i64]) -> Value<'b> {
        let from = self.ty();
        let fits = mapping.len() == from.rank()
            && mapping
                .iter()
                .zip(&from.dims)
                .all(|(&m, &d)| (m as usize) < ty.rank() && (d == 1 || d == ty.dims[m as usize]));
        self.require(fits, "broadcast_in_dim", &[], &format!("{mapping:?} does not reach {ty}"));
        if from == *ty {
            return self;
        }
        let ty = ty.with_dtype(from.dtype);
        self.b.op1("stablehlo.broadcast_in_dim", &[self], ty, |a| {
            a.i64s("broadcast_dimensions", mapping);
        })
    }

    /// NumPy-style broadcast: trailing dimensions are aligned.
    pub fn broadcast_to(self, dims: &[i64]) -> Value<'b> {
        let ty = self.ty();
        if ty.dims[..] == *dims {
            return self;
        }
        let lead = dims.len() - ty.rank().min(dims.len());
        let mapping: Dims = (0..ty.rank()).map(|i| (lead + i) as i64).collect();
        self.broadcast_in_dim(&Type::new(ty.dtype, dims), &mapping)
    }

    /// Inserts a dimension of extent 1.
    pub fn unsqueeze(self, dim: usize) -> Value<'b> {
        let mut dims = self.dims();
        dims.insert(dim, 1);
        self.reshape(&dims)
    }

    /// Removes a dimension of extent 1.
    pub fn squeeze(self, dim: usize) -> Value<'b> {
        let mut dims = self.dims();
        dims.remove(dim);
        self.reshape(&dims)
    }

    /// `[start, limit)` with strides. A recording keeps slices of the whole, because at other sizes
    /// they may be smaller.
    pub fn slice(self, start: &[i64], limit: &[i64], stride: &[i64]) -> Value<'b> {
        let ty = self.ty();
        let mut result = Type::new(ty.dtype, &[]);
        let mut whole = true;
        for i in 0..ty.rank() {
            let fits = 0 <= start[i] && start[i] <= limit[i] && limit[i] <= ty.dims[i];
            self.require(fits && stride[i] > 0, "slice", &[], &format!("{start:?}..{limit:?}"));
            result.dims.push((limit[i] - start[i] + stride[i] - 1) / stride[i].max(1));
            whole &= result.dims[i] == ty.dims[i];
        }
        if whole && !self.b.is_recording() {
            return self;
        }
        self.b.op1("stablehlo.slice", &[self], result, |a| {
            a.i64s("limit_indices", limit);
            a.i64s("start_indices", start);
            a.i64s("strides", stride);
        })
    }

    /// `[start, limit)` with a stride along one dimension.
    pub fn slice_dim(self, dim: usize, start: i64, limit: i64, stride: i64) -> Value<'b> {
        let dims = self.dims();
        let mut starts: Dims = dims.iter().map(|_| 0).collect();
        let mut strides: Dims = dims.iter().map(|_| 1).collect();
        let mut limits = dims;
        (starts[dim], limits[dim], strides[dim]) = (start, limit, stride);
        self.slice(&starts, &limits, &strides)
    }

    /// Pads the edges and between elements. Negative amounts crop the edges.
    pub fn pad(self, value: Value<'b>, low: &[i64], high: &[i64], interior: &[i64]) -> Value<'b> {
        let nothing = low.iter().chain(high).chain(interior).all(|&p| p == 0);
        if nothing && !self.b.is_recording() {
            return self;
        }
        let ty = self.ty();
        let rule = "the padding value must be a scalar of the same type";
        self.require(value.rank() == 0 && value.dtype() == ty.dtype, "pad", &[value], rule);
        let mut result = Type::new(ty.dtype, &[]);
        for i in 0..ty.rank() {
            let inside = (ty.dims[i] - 1).max(0) * interior[i];
            let extent = low[i] + ty.dims[i] + inside + high[i];
            self.require(extent >= 0, "pad", &[value], "negative extent");
            result.dims.push(extent);
        }
        self.b.op1("stablehlo.pad", &[self, value], result, |a| {
            a.i64s("edge_padding_high", high);
            a.i64s("edge_padding_low", low);
            a.i64s("interior_padding", interior);
        })
    }

    /// Pads both ends of one dimension.
    pub fn pad_dim(self, value: Value<'b>, dim: usize, low: i64, high: i64) -> Value<'b> {
        let zeros: Dims = self.dims().iter().map(|_| 0).collect();
        let (mut lows, mut highs) = (zeros.clone(), zeros.clone());
        (lows[dim], highs[dim]) = (low, high);
        self.pad(value, &lows, &highs, &zeros)
    }

    pub fn reverse(self, dims: &[i64]) -> Value<'b> {
        if dims.is_empty() {
            return self;
        }
        self.b.op1("stablehlo.reverse", &[self], self.ty(), |a| a.i64s("dimensions", dims))
    }
}

impl Builder {
    /// Joins values along one dimension. At least one value is required.
    pub fn concatenate<'b>(&'b self, values: &[Value<'b>], dim: usize) -> Value<'b> {
        let [first, rest @ ..] = values else {
            self.refuse(crate::Refusal::internal("stablehlo.concatenate of nothing"));
            return self.scalar(0, DType::F32);
        };
        if rest.is_empty() {
            return *first;
        }
        let mut ty = first.ty();
        for v in rest {
            let other = v.ty();
            let fits = other.rank() == ty.rank()
                && other.dtype == ty.dtype
                && (0..ty.rank()).all(|i| i == dim || other.dims[i] == ty.dims[i]);
            first.require(fits, "concatenate", &[*v], "types differ outside the joined dimension");
            ty.dims[dim] += other.dims.get(dim).copied().unwrap_or(0);
        }
        self.op1("stablehlo.concatenate", values, ty, |a| a.i64("dimension", dim as i64))
    }
}
