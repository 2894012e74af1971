//! Householder reflections, as LAPACK's `geqrf` and `orgqr` compute them: the custom calls `Qr` and
//! `ProductOfElementaryHouseholderReflectors`.

use crate::interpreter::array::{Array, Stored};
use crate::interpreter::kernel::Results;
use hlo::DType;
use smallvec::smallvec;
use std::ops::{Add, Div, Mul, Sub};

trait Real:
    Stored
    + Default
    + PartialOrd
    + Add<Output = Self>
    + Sub<Output = Self>
    + Mul<Output = Self>
    + Div<Output = Self>
{
    const ONE: Self;
    fn root(self) -> Self;
}

impl Real for f32 {
    const ONE: f32 = 1.0;
    fn root(self) -> f32 {
        self.sqrt()
    }
}

impl Real for f64 {
    const ONE: f64 = 1.0;
    fn root(self) -> f64 {
        self.sqrt()
    }
}

/// R above and reflections below the diagonals of matrices, and the factors of the reflections.
pub(crate) fn qr<'a>(x: &Array<'_>) -> Results<'a> {
    if x.dtype == DType::F64 { factorised::<f64>(x) } else { factorised::<f32>(x) }
}

/// The first columns of the product of reflections.
pub(crate) fn product<'a>(packed: &Array<'_>, factors: &Array<'_>) -> Array<'a> {
    if packed.dtype == DType::F64 {
        multiplied::<f64>(packed, factors)
    } else {
        multiplied::<f32>(packed, factors)
    }
}

fn factorised<'a, T: Real>(x: &Array<'_>) -> Results<'a> {
    let (mut columns, [m, n]) = columns::<T>(x);
    let mut factors = Vec::new();
    for matrix in columns.chunks_exact_mut((m * n).max(1)) {
        for j in 0..m.min(n) {
            let (done, rest) = matrix.split_at_mut((j + 1) * m);
            let column = &mut done[j * m + j..];
            let factor = reflection(column);
            rest.chunks_exact_mut(m).for_each(|other| {
                reflect(factor, &column[1..], &mut other[j..]);
            });
            factors.push(factor);
        }
    }
    let lead = &x.dims[..x.dims.len() - 2];
    let dims = [lead, &[m.min(n) as i64]].concat();
    smallvec![matrices(x, columns), Array::new(x.dtype, &dims, factors)]
}

fn multiplied<'a, T: Real>(packed: &Array<'_>, factors: &Array<'_>) -> Array<'a> {
    let (columns, [m, n]) = columns::<T>(packed);
    let count = factors.dims.last().map_or(0, |&count| count as usize);
    let factors = factors.ordered::<T>();
    let mut product = vec![T::default(); columns.len()];
    let given = columns.chunks_exact((m * n).max(1));
    for (at, (given, made)) in given.zip(product.chunks_exact_mut((m * n).max(1))).enumerate() {
        (0..m.min(n)).for_each(|j| made[j * m + j] = T::ONE);
        for j in (0..count).rev() {
            let below = &given[j * m + j + 1..(j + 1) * m];
            made.chunks_exact_mut(m).skip(j).for_each(|column| {
                reflect(factors[at * count + j], below, &mut column[j..]);
            });
        }
    }
    matrices(packed, product)
}

/// Turns a column into its reflection, which has a one in the place of the first element. Returns the
/// factor; the first element becomes that of R.
fn reflection<T: Real>(column: &mut [T]) -> T {
    let zero = T::default();
    let (first, below) = column.split_first_mut().expect("a column on the diagonal");
    let squares = below.iter().fold(zero, |sum, &x| sum + x * x);
    if squares == zero {
        return zero;
    }
    let size = (*first * *first + squares).root();
    let end = if *first < zero { size } else { zero - size };
    let (factor, scale) = ((end - *first) / end, *first - end);
    below.iter_mut().for_each(|x| *x = *x / scale);
    *first = end;
    factor
}

/// Applies a reflection to a column.
fn reflect<T: Real>(factor: T, below: &[T], column: &mut [T]) {
    let (first, rest) = column.split_first_mut().expect("a column on the diagonal");
    let sum = below.iter().zip(&*rest).fold(*first, |sum, (&v, &x)| sum + v * x);
    let part = factor * sum;
    *first = *first - part;
    rest.iter_mut().zip(below).for_each(|(x, &v)| *x = *x - part * v);
}

/// The elements column by column, and the numbers of rows and columns.
fn columns<T: Stored>(x: &Array<'_>) -> (Vec<T>, [usize; 2]) {
    let rank = x.dims.len();
    let sizes = [x.dims[rank - 2] as usize, x.dims[rank - 1] as usize];
    (x.transposed(&exchanged(rank)).ordered::<T>().into_owned(), sizes)
}

/// Matrices like `x` of elements column by column.
fn matrices<'a, T: Stored>(x: &Array<'_>, columns: Vec<T>) -> Array<'a> {
    let order = exchanged(x.dims.len());
    let dims: Vec<i64> = order.iter().map(|&dim| x.dims[dim as usize]).collect();
    Array::new(x.dtype, &dims, columns).transposed(&order)
}

fn exchanged(rank: usize) -> Vec<i64> {
    let mut order: Vec<i64> = (0..rank as i64).collect();
    order.swap(rank - 2, rank - 1);
    order
}
