//! The part of the C ABI that calls torch: factorisations of matrices for the CPU platform.

use crate::dtype::scalar_type;
use cpu::{Factorisation, Matrices};
use std::ffi::c_void;

#[repr(C)]
struct RawMatrices {
    elements: *const c_void,
    batch: i64,
    rows: i64,
    columns: i64,
    dtype: u8,
}

unsafe extern "C" {
    fn tpu_factorise(
        which: i32,
        matrices: *const RawMatrices,
        results: *const *mut c_void,
        count: usize,
    ) -> i32;
}

/// Has torch factorise matrices.
pub(crate) fn factorise(
    which: Factorisation,
    matrices: &Matrices<'_>,
    results: &mut [&mut [u8]],
) -> Result<(), String> {
    let which = match which {
        Factorisation::Eigh => 0,
        Factorisation::Eigvalsh => 1,
        Factorisation::Svd => 2,
        Factorisation::FullSvd => 3,
        Factorisation::Svdvals => 4,
        Factorisation::Lu => 5,
    };
    let &Matrices { elements, dtype, batch, rows, columns } = matrices;
    let bytes = batch * rows * columns * dtype.bytes() as i64;
    if elements.len() as i64 != bytes {
        return Err(format!("{} bytes of matrices, expected {bytes}", elements.len()));
    }
    let elements = elements.as_ptr().cast();
    let raw = RawMatrices { elements, batch, rows, columns, dtype: scalar_type(dtype) };
    let results: Vec<_> = results.iter_mut().map(|room| room.as_mut_ptr().cast()).collect();
    // SAFETY: as many elements as the struct says are valid for this call, and results have the
    // sizes of this factorisation, as the program's types say. The shim catches its exceptions.
    let status = unsafe { tpu_factorise(which, &raw const raw, results.as_ptr(), results.len()) };
    if status == 0 { Ok(()) } else { Err("torch could not factorise the matrices".to_owned()) }
}
