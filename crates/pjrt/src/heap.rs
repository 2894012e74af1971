//! How this process's C library keeps memory, for plugins that compute in it.

/// Keeps what is freed for the next who asks. XLA:CPU allocates a program's temporaries as one block
/// and frees it when the program ends. The C library maps such blocks and unmaps them again, so that
/// each step of a training loop touches all its pages anew: a fifth of a GPT step. Blocks of up to a
/// gigabyte come from the heap instead, and the heap gives back what is free at its end beyond two.
///
/// Only the heap of the process's first thread can hold blocks of more than 64 MB, so threads that
/// start from here on share it.
#[cfg(target_env = "gnu")]
pub fn keep_freed_memory() {
    use std::ffi::c_int;
    const M_TRIM_THRESHOLD: c_int = -1;
    const M_MMAP_THRESHOLD: c_int = -3;
    const M_ARENA_MAX: c_int = -8;
    unsafe extern "C" {
        safe fn mallopt(param: c_int, value: c_int) -> c_int;
    }
    // Where the C library refuses, blocks are mapped as before.
    mallopt(M_ARENA_MAX, 1);
    mallopt(M_MMAP_THRESHOLD, 1 << 30);
    mallopt(M_TRIM_THRESHOLD, c_int::MAX);
}

/// Other C libraries have no such settings.
#[cfg(not(target_env = "gnu"))]
pub fn keep_freed_memory() {}
