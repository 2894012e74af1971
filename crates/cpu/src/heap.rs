//! Memory settings of this process's C library, for plugins that compute in the process.

/// Makes the C library keep freed memory for later allocations.
///
/// XLA:CPU allocates a program's temporaries as one block and frees it when the program ends. By
/// default the C library maps and unmaps such blocks. Each step of a training loop then touches all
/// their pages again, which takes a fifth of a GPT step. With these settings, blocks of up to a
/// gigabyte come from the heap. It returns only the free memory at its end beyond two gigabytes.
///
/// Only the heap of the process's first thread can hold blocks of more than 64 MB, so threads that
/// start later share it.
#[cfg(target_env = "gnu")]
pub fn keep_freed_memory() {
    use std::ffi::c_int;
    const M_TRIM_THRESHOLD: c_int = -1;
    const M_MMAP_THRESHOLD: c_int = -3;
    const M_ARENA_MAX: c_int = -8;
    unsafe extern "C" {
        safe fn mallopt(param: c_int, value: c_int) -> c_int;
    }
    // If the C library refuses a setting, blocks are mapped as before.
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_MMAP_THRESHOLD, crate::tuning::heap::LARGEST_BLOCK);
    mallopt(M_TRIM_THRESHOLD, c_int::MAX);
}

/// Other C libraries have no such settings.
#[cfg(not(target_env = "gnu"))]
pub fn keep_freed_memory() {}
