//! Arrays: elements of one type, and the position of each place's element.

use crate::interpreter::walk::Walk;
use hlo::{DType, Dims, Number, Type};
use smallvec::{SmallVec, smallvec};
use std::borrow::Cow;
use std::sync::Arc;

/// The distance between neighbours along each dimension, in elements.
pub(crate) type Strides = SmallVec<[isize; 6]>;

/// Shared elements: of an array, or of a borrowed buffer.
#[derive(Clone)]
pub(crate) enum Elements<'a, T> {
    Own(Arc<Vec<T>>),
    Lent(&'a [T]),
}

impl<T> Elements<'_, T> {
    fn all(&self) -> &[T] {
        match self {
            Elements::Own(elements) => elements,
            Elements::Lent(elements) => elements,
        }
    }
}

/// Types in which elements are stored. `Bool` is a byte of 0 or 1, short floats are their bits, and
/// complex numbers are pairs.
pub(crate) trait Stored: bytemuck::Pod + Send + Sync {
    fn data(elements: Elements<'_, Self>) -> Data<'_>;
    /// Kernels are chosen by types, so another type is a bug.
    fn of<'d>(data: &'d Data<'_>) -> &'d [Self];
    fn of_mut<'d>(data: &'d mut Data<'_>) -> Option<&'d mut [Self]>;
}

macro_rules! stored {
    ($($name:ident = $ty:ty),*) => {
        #[derive(Clone)]
        pub(crate) enum Data<'a> { $($name(Elements<'a, $ty>)),* }

        impl Data<'_> {
            fn bytes(&self) -> &[u8] {
                match self { $(Data::$name(elements) => bytemuck::cast_slice(elements.all())),* }
            }
        }

        $(impl Stored for $ty {
            fn data(elements: Elements<'_, Self>) -> Data<'_> {
                Data::$name(elements)
            }
            fn of<'d>(data: &'d Data<'_>) -> &'d [Self] {
                match data {
                    Data::$name(elements) => elements.all(),
                    _ => unreachable!("elements of another type than {}", stringify!($ty)),
                }
            }
            fn of_mut<'d>(data: &'d mut Data<'_>) -> Option<&'d mut [Self]> {
                match data {
                    Data::$name(Elements::Own(elements)) => Some(Arc::get_mut(elements)?),
                    _ => None,
                }
            }
        })*
    };
}

stored! {
    U8 = u8, I8 = i8, U16 = u16, I16 = i16, U32 = u32, I32 = i32, U64 = u64, I64 = i64,
    F32 = f32, F64 = f64, C64 = [f32; 2], C128 = [f64; 2]
}

/// Runs a body for the stored type of a dtype.
macro_rules! with_stored {
    ($dtype:expr, $ty:ident => $body:expr) => {
        match $dtype {
            hlo::DType::C64 => {
                type $ty = [f32; 2];
                $body
            }
            hlo::DType::C128 => {
                type $ty = [f64; 2];
                $body
            }
            dtype => crate::interpreter::array::with_real!(dtype, $ty => $body),
        }
    };
}
pub(crate) use with_stored;

/// Runs a body for the stored type of a dtype that is not complex.
macro_rules! with_real {
    ($dtype:expr, $ty:ident => $body:expr) => {{
        use hlo::DType::*;
        match $dtype {
            Bool | U8 => {
                type $ty = u8;
                $body
            }
            S8 => {
                type $ty = i8;
                $body
            }
            U16 | F16 | BF16 => {
                type $ty = u16;
                $body
            }
            S16 => {
                type $ty = i16;
                $body
            }
            U32 | C32 => {
                type $ty = u32;
                $body
            }
            S32 => {
                type $ty = i32;
                $body
            }
            U64 => {
                type $ty = u64;
                $body
            }
            S64 => {
                type $ty = i64;
                $body
            }
            F32 => {
                type $ty = f32;
                $body
            }
            F64 => {
                type $ty = f64;
                $body
            }
            dtype => unreachable!("{} is not stored here", dtype.text()),
        }
    }};
}
pub(crate) use with_real;

/// True if arrays may have such elements.
pub(crate) fn is_stored(dtype: DType) -> bool {
    dtype.bytes() > 1 || !dtype.is_float()
}

/// A view of elements.
#[derive(Clone)]
pub struct Array<'a> {
    pub(crate) dtype: DType,
    pub(crate) dims: Dims,
    pub(crate) strides: Strides,
    pub(crate) start: usize,
    pub(crate) data: Data<'a>,
}

/// Strides of a dense row-major array.
pub(crate) fn dense_strides(dims: &[i64]) -> Strides {
    let mut strides: Strides = smallvec![1; dims.len()];
    for i in (1..dims.len()).rev() {
        strides[i - 1] = strides[i] * dims[i] as isize;
    }
    strides
}

impl<'a> Array<'a> {
    /// An array over a buffer's bytes. `None` if their number or alignment is wrong.
    pub fn lend(ty: &Type, bytes: &'a [u8]) -> Option<Self> {
        let data = with_stored!(ty.dtype, T => match bytes {
            [] => T::data(Elements::Lent(&[])),
            bytes => T::data(Elements::Lent(bytemuck::try_cast_slice(bytes).ok()?)),
        });
        let (dims, strides) = (ty.dims.clone(), dense_strides(&ty.dims));
        (bytes.len() == ty.bytes()).then_some(Self {
            dtype: ty.dtype,
            dims,
            strides,
            start: 0,
            data,
        })
    }

    pub(crate) fn new<T: Stored>(dtype: DType, dims: &[i64], elements: Vec<T>) -> Self {
        let data = T::data(Elements::Own(Arc::new(elements)));
        Self { dtype, dims: dims.into(), strides: dense_strides(dims), start: 0, data }
    }

    /// One number at all places.
    pub(crate) fn splat(number: Number, ty: &Type) -> Self {
        let scalar = Self::list(&[number], ty.dtype);
        Self { dims: ty.dims.clone(), strides: smallvec![0; ty.rank()], ..scalar }
    }

    pub(crate) fn list(numbers: &[Number], dtype: DType) -> Self {
        let dims = [numbers.len() as i64];
        macro_rules! new {
            ($n:ident => $element:expr) => {
                Self::new(dtype, &dims, numbers.iter().map(|$n| $element).collect())
            };
        }
        match dtype {
            DType::Bool => new!(n => u8::from(!n.is_zero())),
            DType::S8 => new!(n => n.as_i64() as i8),
            DType::S16 => new!(n => n.as_i64() as i16),
            DType::S32 => new!(n => n.as_i64() as i32),
            DType::S64 => new!(n => n.as_i64()),
            DType::U8 => new!(n => n.as_i64() as u8),
            DType::U16 => new!(n => n.as_i64() as u16),
            DType::U32 => new!(n => n.as_i64() as u32),
            DType::U64 => new!(n => n.as_i64() as u64),
            DType::F16 => new!(n => half::f16::from_f64(n.as_f64()).to_bits()),
            DType::BF16 => new!(n => half::bf16::from_f64(n.as_f64()).to_bits()),
            DType::F32 => new!(n => n.as_f64() as f32),
            DType::C32 => new!(n => n.pair()),
            DType::C64 => new!(n => [n.as_f64() as f32, n.imaginary() as f32]),
            DType::C128 => new!(n => [n.as_f64(), n.imaginary()]),
            _ => new!(n => n.as_f64()),
        }
    }

    pub(crate) fn elements<T: Stored>(&self) -> &[T] {
        T::of(&self.data)
    }

    pub(crate) fn numel(&self) -> usize {
        self.dims.iter().product::<i64>() as usize
    }

    pub(crate) fn is_dense(&self) -> bool {
        let mut wanted = 1;
        self.dims.iter().zip(&self.strides).rev().all(|(&extent, &stride)| {
            let fits = extent == 1 || stride == wanted;
            wanted *= extent as isize;
            fits
        })
    }

    /// The elements in order.
    pub(crate) fn ordered<T: Stored>(&self) -> Cow<'_, [T]> {
        let (all, count) = (self.elements::<T>(), self.numel());
        if self.is_dense() {
            return Cow::Borrowed(&all[self.start..self.start + count]);
        }
        let mut ordered = Vec::with_capacity(count);
        Walk::new(&self.dims, [self.place()]).rows(|[at], length, [stride]| match stride {
            1 => ordered.extend_from_slice(&all[at..at + length]),
            0 => ordered.resize(ordered.len() + length, all[at]),
            stride => ordered.extend(strided(all, at, stride, length)),
        });
        Cow::Owned(ordered)
    }

    /// The same array with elements in order.
    pub(crate) fn dense(&self) -> Array<'a> {
        if self.is_dense() {
            return self.clone();
        }
        with_stored!(self.dtype, T => {
            Array::new(self.dtype, &self.dims, self.ordered::<T>().into_owned())
        })
    }

    /// The elements' bytes in order.
    pub fn bytes(&self) -> Cow<'_, [u8]> {
        if !self.is_dense() {
            return Cow::Owned(self.dense().bytes().into_owned());
        }
        let size = self.dtype.bytes();
        Cow::Borrowed(&self.data.bytes()[self.start * size..][..self.numel() * size])
    }

    pub fn dtype(&self) -> DType {
        self.dtype
    }

    pub fn dims(&self) -> &[i64] {
        &self.dims
    }

    pub(crate) fn place(&self) -> (&[isize], usize) {
        (&self.strides, self.start)
    }

    /// A scalar as a whole number.
    #[expect(clippy::unnecessary_cast, reason = "only one of the types needs no cast")]
    pub(crate) fn whole(&self) -> i64 {
        with_real!(self.dtype, T => self.elements::<T>()[self.start] as i64)
    }

    pub(crate) fn transposed(&self, permutation: &[i64]) -> Array<'a> {
        let dims = permutation.iter().map(|&p| self.dims[p as usize]).collect();
        let strides = permutation.iter().map(|&p| self.strides[p as usize]).collect();
        Array { dims, strides, ..self.clone() }
    }

    pub(crate) fn broadcast(&self, dims: &[i64], mapping: &[i64]) -> Array<'a> {
        let mut strides: Strides = smallvec![0; dims.len()];
        for (i, &to) in mapping.iter().enumerate() {
            if self.dims[i] != 1 {
                strides[to as usize] = self.strides[i];
            }
        }
        Array { dims: dims.into(), strides, ..self.clone() }
    }

    /// `extent` elements of a dimension from `start` on, `step` apart.
    pub(crate) fn sliced(&self, dim: usize, start: i64, extent: i64, step: i64) -> Array<'a> {
        let mut sliced = self.clone();
        if extent > 0 {
            let skipped = start as isize * self.strides[dim];
            sliced.start = sliced.start.wrapping_add_signed(skipped);
        }
        sliced.strides[dim] *= step as isize;
        sliced.dims[dim] = extent;
        sliced
    }

    pub(crate) fn reversed(&self, dims: &[i64]) -> Array<'a> {
        let mut reversed = self.clone();
        for &dim in dims {
            let dim = dim as usize;
            let last = (self.dims[dim] - 1).max(0) as isize * self.strides[dim];
            reversed.start = reversed.start.wrapping_add_signed(last);
            reversed.strides[dim] = -self.strides[dim];
        }
        reversed
    }

    pub(crate) fn reshaped(&self, dims: &[i64]) -> Array<'a> {
        match self.strides_as(dims) {
            Some(strides) => Array { dims: dims.into(), strides, ..self.clone() },
            None => {
                let dense = self.dense();
                Array { dims: dims.into(), strides: dense_strides(dims), ..dense }
            }
        }
    }

    /// The strides of these dimensions over the same elements, if there are any. A dense run of
    /// dimensions may be divided in another way.
    fn strides_as(&self, dims: &[i64]) -> Option<Strides> {
        let mut strides: Strides = smallvec![1; dims.len()];
        let (mut to, mut left) = (dims.len(), 1);
        let mut extent = 1;
        let mut base = self.strides.last().copied().unwrap_or(1);
        for from in (0..self.dims.len()).rev() {
            extent *= self.dims[from];
            let ends = from == 0
                || (self.dims[from - 1] != 1 && self.strides[from - 1] != extent as isize * base);
            if !ends {
                continue;
            }
            while to > 0 && (left < extent || dims[to - 1] == 1) {
                to -= 1;
                strides[to] = left as isize * base;
                left *= dims[to];
            }
            if left != extent {
                return None;
            }
            if from > 0 {
                base = self.strides[from - 1];
                (extent, left) = (1, 1);
            }
        }
        (to == 0 || dims[..to].iter().all(|&extent| extent == 1)).then_some(strides)
    }
}

/// The number of steps needed to cover a distance with steps of a positive length.
pub(crate) fn steps(far: i64, step: i64) -> i64 {
    (far.max(0) + step - 1) / step
}

/// `n` elements from `at` on, a stride apart.
pub(crate) fn strided<T: Copy>(
    all: &[T],
    at: usize,
    stride: isize,
    length: usize,
) -> impl Iterator<Item = T> {
    (0..length as isize).map(move |k| all[at.wrapping_add_signed(k * stride)])
}
