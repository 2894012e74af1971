//! The part of the C ABI that calls torch: LAPACK's routines for the CPU platform.

use crate::dtype::scalar_type;
use cpu::{LapackCall, Matrices};
use std::ffi::{CStr, c_char, c_void};

#[repr(C)]
struct RawMatrices {
    elements: *const c_void,
    rows: i64,
    columns: i64,
}

#[repr(C)]
struct RawCall {
    operands: *const RawMatrices,
    operand_count: usize,
    results: *const *mut c_void,
    result_count: usize,
    batch: i64,
    routine: i32,
    dtype: u8,
}

unsafe extern "C" {
    fn tpu_lapack(call: *const RawCall) -> *const c_char;
}

/// Has torch call a routine.
pub(crate) fn lapack(call: &LapackCall<'_>, results: &mut [&mut [u8]]) -> Result<(), String> {
    let &LapackCall { routine, dtype, batch, ref operands } = call;
    for &Matrices { elements, rows, columns } in operands {
        let bytes = batch * rows * columns * dtype.bytes() as i64;
        if elements.len() as i64 != bytes {
            return Err(format!("{} bytes of matrices, expected {bytes}", elements.len()));
        }
    }
    let raw = |m: &Matrices<'_>| RawMatrices {
        elements: m.elements.as_ptr().cast(),
        rows: m.rows,
        columns: m.columns,
    };
    let operands: Vec<_> = operands.iter().map(raw).collect();
    let results: Vec<_> = results.iter_mut().map(|room| room.as_mut_ptr().cast()).collect();
    let raw = RawCall {
        operands: operands.as_ptr(),
        operand_count: operands.len(),
        results: results.as_ptr(),
        result_count: results.len(),
        batch,
        routine,
        dtype: scalar_type(dtype),
    };
    // SAFETY: as many elements as the structs say are valid for this call, and results have the sizes
    // of this routine's, as the program's types say. The shim catches its exceptions. It returns null
    // or a message that stays valid until this thread's next call.
    let message = unsafe {
        let text = tpu_lapack(&raw const raw);
        if text.is_null() {
            return Ok(());
        }
        CStr::from_ptr(text)
    };
    Err(message.to_string_lossy().into_owned())
}
