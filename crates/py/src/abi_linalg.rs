//! The part of the C ABI that calls torch: factorisations of matrices for the CPU platform.

use crate::dtype::scalar_type;
use cpu::{Factorisation, Matrices};
use std::ffi::{CStr, c_char, c_void};

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
    ) -> *const c_char;
}

/// Has torch factorise matrices.
pub(crate) fn factorise(
    which: Factorisation,
    matrices: &Matrices<'_>,
    results: &mut [&mut [u8]],
) -> Result<(), String> {
    let &Matrices { elements, dtype, batch, rows, columns } = matrices;
    let bytes = batch * rows * columns * dtype.bytes() as i64;
    if elements.len() as i64 != bytes {
        return Err(format!("{} bytes of matrices, expected {bytes}", elements.len()));
    }
    let elements = elements.as_ptr().cast();
    let raw = RawMatrices { elements, batch, rows, columns, dtype: scalar_type(dtype) };
    let results: Vec<_> = results.iter_mut().map(|room| room.as_mut_ptr().cast()).collect();
    // SAFETY: as many elements as the struct says are valid for this call, and results have the
    // sizes of this factorisation, as the program's types say. The shim catches its exceptions. It
    // returns null or a message that stays valid until this thread's next call.
    let message = unsafe {
        let which = which as i32;
        let text = tpu_factorise(which, &raw const raw, results.as_ptr(), results.len());
        if text.is_null() {
            return Ok(());
        }
        CStr::from_ptr(text)
    };
    Err(message.to_string_lossy().into_owned())
}
