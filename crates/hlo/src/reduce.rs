//! Reductions over dimensions and over windows.

use crate::attribute::Attributes;
use crate::build::{Builder, Value};
use crate::statement::Block;
use crate::{DType, Dims, Type};

/// The associative operations that XLA reduces fast on every platform.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Reducer {
    Add,
    Mul,
    Max,
    Min,
    And,
    Or,
}

impl Reducer {
    pub fn apply<'b>(self, x: Value<'b>, y: Value<'b>) -> Value<'b> {
        match self {
            Reducer::Add => x.add(y),
            Reducer::Mul => x.multiply(y),
            Reducer::Max => x.maximum(y),
            Reducer::Min => x.minimum(y),
            Reducer::And => x.and(y),
            Reducer::Or => x.or(y),
        }
    }

    /// The neutral element.
    pub fn identity(self, b: &Builder, dtype: DType) -> Value<'_> {
        match self {
            Reducer::Add => b.scalar(0, dtype),
            Reducer::Mul => b.scalar(1, dtype),
            Reducer::Max => b.lowest(dtype),
            Reducer::Min => b.highest(dtype),
            Reducer::And => b.scalar(-1, dtype),
            Reducer::Or => b.scalar(0, dtype),
        }
    }

    /// The operation of a recorded region that consists of one of these alone.
    pub fn of(block: &Block) -> Option<Reducer> {
        let [statement] = &block.statements[..] else { return None };
        if statement.operands != block.arguments || statement.results != block.results {
            return None;
        }
        match statement.name {
            "stablehlo.add" => Some(Reducer::Add),
            "stablehlo.multiply" => Some(Reducer::Mul),
            "stablehlo.maximum" => Some(Reducer::Max),
            "stablehlo.minimum" => Some(Reducer::Min),
            "stablehlo.and" => Some(Reducer::And),
            "stablehlo.or" => Some(Reducer::Or),
            _ => None,
        }
    }
}

/// A sliding window; every list has one entry per dimension.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Window {
    pub size: Vec<i64>,
    pub stride: Vec<i64>,
    pub base_dilation: Vec<i64>,
    pub dilation: Vec<i64>,
    pub padding: Vec<(i64, i64)>,
}

impl Window {
    /// The window of a statement.
    pub fn of(attributes: &Attributes) -> Option<Self> {
        let size = attributes.ints("window_dimensions")?;
        let list = |name| attributes.ints(name).unwrap_or_else(|| vec![1; size.len()]);
        let padding = attributes.ints("padding")?;
        Some(Self {
            stride: list("window_strides"),
            base_dilation: list("base_dilations"),
            dilation: list("window_dilations"),
            padding: padding.chunks(2).map(|pair| (pair[0], pair[1])).collect(),
            size,
        })
    }

    /// Stride 1, no dilation, no padding.
    pub fn new(size: &[i64]) -> Self {
        let ones = vec![1; size.len()];
        Self {
            size: size.to_vec(),
            stride: ones.clone(),
            base_dilation: ones.clone(),
            dilation: ones,
            padding: vec![(0, 0); size.len()],
        }
    }

    /// The number of windows along each dimension of a value.
    pub fn extents(&self, dims: &[i64]) -> Dims {
        let extent = |i: usize| {
            let base = ((dims[i] - 1) * self.base_dilation[i] + 1).max(0);
            let padded = base + self.padding[i].0 + self.padding[i].1;
            let window = (self.size[i] - 1) * self.dilation[i] + 1;
            if padded < window { 0 } else { (padded - window) / self.stride[i] + 1 }
        };
        (0..dims.len()).map(extent).collect()
    }

    /// The dimension along which each window of a value with these dims ends at its element and
    /// reaches back to the first one, if the other dimensions are untouched.
    pub fn looks_back(&self, dims: &[i64]) -> Option<usize> {
        let dim = (0..dims.len()).find(|&d| self.size[d] > 1)?;
        let mut plain = Window::new(&vec![1; dims.len()]);
        plain.size[dim] = self.size[dim];
        plain.padding[dim].0 = self.size[dim] - 1;
        (*self == plain && self.size[dim] >= dims[dim]).then_some(dim)
    }
}

pub(crate) fn without(dims: &[i64], dropped: &[i64]) -> Dims {
    dims.iter()
        .enumerate()
        .filter(|(i, _)| !dropped.contains(&(*i as i64)))
        .map(|(_, &d)| d)
        .collect()
}

impl<'b> Value<'b> {
    /// Reduces `dims` away.
    pub fn reduce(self, reducer: Reducer, dims: &[i64]) -> Value<'b> {
        if dims.is_empty() {
            return self;
        }
        let ty = self.ty();
        if ty.dtype == DType::C32 {
            return self.convert(DType::C64).reduce(reducer, dims).convert(DType::C32);
        }
        self.b.check_order(Some(reducer), ty.dtype);
        let result = Type::new(ty.dtype, &without(&ty.dims, dims));
        let init = reducer.identity(self.b, ty.dtype);
        let element = Type::scalar(ty.dtype);
        let region = || {
            let types = [element.clone(), element.clone()];
            vec![self.b.region(&types, |v| vec![reducer.apply(v[0], v[1])])]
        };
        let name = "stablehlo.reduce";
        self.b.op(name, &[self, init], &[result], region, |a| a.i64s("dimensions", dims))[0]
    }

    pub fn reduce_sum(self, dims: &[i64]) -> Value<'b> {
        self.reduce(Reducer::Add, dims)
    }
    pub fn reduce_max(self, dims: &[i64]) -> Value<'b> {
        self.reduce(Reducer::Max, dims)
    }
    pub fn reduce_min(self, dims: &[i64]) -> Value<'b> {
        self.reduce(Reducer::Min, dims)
    }

    /// Reduces each window. `init` of `None` is the reducer's identity.
    pub fn reduce_window(self, reducer: Reducer, window: &Window) -> Value<'b> {
        let ty = self.ty();
        let fits = window.size.len() == ty.rank();
        if !self.require(fits, "reduce_window", &[], "one window extent per dimension") {
            return self;
        }
        if ty.dtype == DType::C32 {
            return self.convert(DType::C64).reduce_window(reducer, window).convert(DType::C32);
        }
        self.b.check_order(Some(reducer), ty.dtype);
        let result = Type::new(ty.dtype, &window.extents(&ty.dims));
        let init = reducer.identity(self.b, ty.dtype);
        let element = Type::scalar(ty.dtype);
        let region = || {
            let types = [element.clone(), element.clone()];
            vec![self.b.region(&types, |v| vec![reducer.apply(v[0], v[1])])]
        };
        self.b.op("stablehlo.reduce_window", &[self, init], &[result], region, |a| {
            a.i64s("base_dilations", &window.base_dilation);
            let rows: Vec<_> = window.padding.iter().map(|&(l, h)| vec![l, h]).collect();
            a.table("padding", &rows);
            a.i64s("window_dilations", &window.dilation);
            a.i64s("window_dimensions", &window.size);
            a.i64s("window_strides", &window.stride);
        })[0]
    }

    /// The greatest element of each window, and its place in `places` (-1 in the padding).
    pub fn reduce_window_with_places(
        self,
        places: Value<'b>,
        window: &Window,
    ) -> (Value<'b>, Value<'b>) {
        let b = self.b;
        let inits = [b.lowest(self.dtype()), b.scalar(-1, places.dtype())];
        let r = b.reduce_window_many(&[self, places], &inits, window, |v| {
            let (value, place) = v[0].maximum_with_place(v[1], v[2], v[3]);
            vec![value, place]
        });
        (r[0], r[1])
    }

    /// The greater of two elements, and its place. The first of equals wins, the last NaN wins over
    /// everything, and a place of -1 loses.
    pub fn maximum_with_place(
        self,
        place: Value<'b>,
        other: Value<'b>,
        other_place: Value<'b>,
    ) -> (Value<'b>, Value<'b>) {
        let zero = place.zeros_like();
        let later = other_place.gt(place);
        let mut better = other.gt(self);
        if self.dtype().is_float() {
            let (x, y) = (self.is_nan(), other.is_nan());
            better = (better & x.not()) | (y & (x.not() | later));
        }
        let first = other.eq(self) & later.not() & other_place.ge(zero);
        let wins = better | first | place.lt(zero);
        (wins.select(other, self), wins.select(other_place, place))
    }

    /// The gradient of a maximum over windows: adds each element of `source` at the place of its
    /// window's maximum. The first of equals wins, and the last NaN wins over everything.
    pub fn select_and_scatter_max(self, source: Value<'b>, window: &Window) -> Value<'b> {
        let ty = self.ty();
        let element = Type::scalar(ty.dtype);
        let init = self.b.scalar(0, ty.dtype);
        let regions = || {
            let types = [element.clone(), element.clone()];
            vec![
                self.b.region(&types, |v| {
                    let mut keeps = v[0].ge(v[1]);
                    if ty.dtype.is_float() {
                        keeps = (keeps | v[0].is_nan()) & v[1].is_nan().not();
                    }
                    vec![keeps]
                }),
                self.b.region(&types, |v| vec![v[0].add(v[1])]),
            ]
        };
        let name = "stablehlo.select_and_scatter";
        self.b.op(name, &[self, source, init], std::slice::from_ref(&ty), regions, |a| {
            let rows: Vec<_> = window.padding.iter().map(|&(l, h)| vec![l, h]).collect();
            a.table("padding", &rows);
            a.i64s("window_dimensions", &window.size);
            a.i64s("window_strides", &window.stride);
        })[0]
    }
}

impl Builder {
    /// Reduces several values of one shape together over `dims` with any reducer. `combine` gets
    /// `[a0, a1, .., b0, b1, ..]`.
    pub fn reduce_many<'b>(
        &'b self,
        values: &[Value<'b>],
        inits: &[Value<'b>],
        dims: &[i64],
        combine: impl FnOnce(&[Value<'b>]) -> Vec<Value<'b>>,
    ) -> Vec<Value<'b>> {
        let drop = |v: &Value<'b>| {
            let ty = v.ty();
            Type::new(ty.dtype, &without(&ty.dims, dims))
        };
        let results: Vec<_> = values.iter().map(drop).collect();
        let operands: Vec<_> = values.iter().chain(inits).copied().collect();
        let region = || {
            let types: Vec<_> = operands.iter().map(|v| Type::scalar(v.dtype())).collect();
            vec![self.region(&types, combine)]
        };
        let name = "stablehlo.reduce";
        self.op(name, &operands, &results, region, |a| a.i64s("dimensions", dims))
    }

    /// Reduces windows of several values of one shape together.
    pub fn reduce_window_many<'b>(
        &'b self,
        values: &[Value<'b>],
        inits: &[Value<'b>],
        window: &Window,
        combine: impl FnOnce(&[Value<'b>]) -> Vec<Value<'b>>,
    ) -> Vec<Value<'b>> {
        let pool = |v: &Value<'b>| {
            let ty = v.ty();
            Type::new(ty.dtype, &window.extents(&ty.dims))
        };
        let results: Vec<_> = values.iter().map(pool).collect();
        let operands: Vec<_> = values.iter().chain(inits).copied().collect();
        let region = || {
            let types: Vec<_> = operands.iter().map(|v| Type::scalar(v.dtype())).collect();
            vec![self.region(&types, combine)]
        };
        self.op("stablehlo.reduce_window", &operands, &results, region, |a| {
            a.i64s("base_dilations", &window.base_dilation);
            let rows: Vec<_> = window.padding.iter().map(|&(l, h)| vec![l, h]).collect();
            a.table("padding", &rows);
            a.i64s("window_dilations", &window.dilation);
            a.i64s("window_dimensions", &window.size);
            a.i64s("window_strides", &window.stride);
        })
    }
}
