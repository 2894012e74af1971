//! LAPACK's routines, by the kernel that programs call.

use crate::interpreter::array::{Array, with_stored};
use crate::interpreter::kernel::Results;
use crate::kernel::lapack::run;
use hlo::Type;
use std::borrow::Cow;

pub(crate) fn call<'a>(
    task: &[i64],
    operands: &[Array<'_>],
    types: &[Type],
) -> Result<Results<'a>, String> {
    let mut rooms: Vec<Vec<u8>> = types.iter().map(|ty| vec![0; ty.bytes()]).collect();
    let mut results: Vec<&mut [u8]> = rooms.iter_mut().map(|room| &mut room[..]).collect();
    let operands: Vec<Cow<'_, [u8]>> = operands.iter().map(Array::bytes).collect();
    run(task, &operands.iter().map(|bytes| &**bytes).collect::<Vec<_>>(), &mut results)?;
    let arrays = types.iter().zip(&rooms).map(|(ty, room)| {
        with_stored!(ty.dtype, T => {
            let elements = room.chunks_exact(size_of::<T>()).map(bytemuck::pod_read_unaligned::<T>);
            Array::new(ty.dtype, &ty.dims, elements.collect())
        })
    });
    Ok(arrays.collect())
}
