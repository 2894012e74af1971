//! The part of XLA's FFI that kernels need, in the C header's own names and field order.

#![allow(non_camel_case_types)]

use std::cell::Cell;
use std::ffi::{c_char, c_void};
use std::ptr::NonNull;

use crate::ffi::{Function, RegisterHandler};
use crate::sys::{Extension, Slice};

/// The version of the structs below; XLA accepts versions up to a year old.
pub(crate) const VERSION: (i32, i32) = (0, 1);
pub(crate) const METADATA: i32 = 1;
pub(crate) const INTERNAL: i32 = 13;
pub(crate) const ARRAY: i32 = 1;
/// A field that this crate does not read.
pub(crate) type Unused = usize;

pub(crate) enum XLA_FFI_Error {}
pub(crate) enum XLA_FFI_Future {}

#[repr(C)]
pub(crate) struct XLA_FFI_CallFrame {
    pub(crate) struct_size: usize,
    pub(crate) extension_start: Option<NonNull<Extension>>,
    pub(crate) api: Option<NonNull<XLA_FFI_Api>>,
    pub(crate) ctx: *mut c_void,
    pub(crate) stage: i32,
    pub(crate) args: XLA_FFI_Buffers,
    pub(crate) rets: XLA_FFI_Buffers,
    pub(crate) attrs: XLA_FFI_Attrs,
    pub(crate) future: Cell<*mut XLA_FFI_Future>,
}

#[repr(C)]
pub(crate) struct XLA_FFI_Metadata_Extension {
    pub(crate) base: Extension,
    pub(crate) metadata: *mut XLA_FFI_Metadata,
}

#[repr(C)]
pub(crate) struct XLA_FFI_Metadata {
    pub(crate) struct_size: usize,
    pub(crate) api_version: XLA_FFI_Api_Version,
}

#[repr(C)]
pub(crate) struct XLA_FFI_Api_Version {
    pub(crate) struct_size: usize,
    pub(crate) extension_start: Unused,
    pub(crate) major_version: i32,
    pub(crate) minor_version: i32,
}

/// `XLA_FFI_Args` and `XLA_FFI_Rets`, which have one layout.
#[repr(C)]
pub(crate) struct XLA_FFI_Buffers {
    pub(crate) struct_size: usize,
    pub(crate) extension_start: Unused,
    pub(crate) size: i64,
    pub(crate) types: *const i32,
    pub(crate) buffers: *const *const XLA_FFI_Buffer,
}

#[repr(C)]
pub(crate) struct XLA_FFI_Buffer {
    pub(crate) struct_size: usize,
    pub(crate) extension_start: Unused,
    pub(crate) dtype: i32,
    pub(crate) data: *mut c_void,
    pub(crate) rank: i64,
    pub(crate) dims: *const i64,
}

#[repr(C)]
pub(crate) struct XLA_FFI_Attrs {
    pub(crate) struct_size: usize,
    pub(crate) extension_start: Unused,
    pub(crate) size: i64,
    pub(crate) types: *const i32,
    pub(crate) names: *const *const XLA_FFI_ByteSpan,
    pub(crate) attrs: *const *const c_void,
}

#[repr(C)]
pub(crate) struct XLA_FFI_ByteSpan {
    pub(crate) ptr: *const u8,
    pub(crate) len: usize,
}

#[repr(C)]
pub(crate) struct XLA_FFI_Array {
    pub(crate) dtype: i32,
    pub(crate) size: usize,
    pub(crate) data: *const c_void,
}

pub(crate) const FFI: i32 = 5;

#[repr(C)]
pub(crate) struct PJRT_FFI_Extension {
    pub(crate) base: Extension,
    pub(crate) type_register: Unused,
    pub(crate) user_data_add: Unused,
    pub(crate) register_handler: RegisterHandler,
}

#[repr(C)]
pub(crate) struct PJRT_FFI_Register_Handler_Args<'a> {
    pub(crate) struct_size: usize,
    pub(crate) target_name: Slice<'a, u8>,
    pub(crate) handler: Function<XLA_FFI_CallFrame>,
    pub(crate) platform_name: Slice<'a, u8>,
    pub(crate) traits: i32,
}

#[repr(C)]
pub(crate) struct XLA_FFI_Api {
    pub(crate) struct_size: usize,
    pub(crate) extension_start: Unused,
    pub(crate) api_version: XLA_FFI_Api_Version,
    pub(crate) internal_api: Unused,
    pub(crate) error_create: Function<XLA_FFI_Error_Create_Args>,
    pub(crate) error_get_message: Unused,
    pub(crate) error_destroy: Function<XLA_FFI_Error_Destroy_Args, ()>,
    pub(crate) from_handler_register_to_device_memory_free: [Unused; 8],
    pub(crate) thread_pool_schedule: Function<XLA_FFI_ThreadPool_Schedule_Args>,
    pub(crate) thread_pool_num_threads: Function<XLA_FFI_ThreadPool_NumThreads_Args>,
    pub(crate) future_create: Function<XLA_FFI_Future_Create_Args>,
    pub(crate) future_set_available: Function<XLA_FFI_Future_SetAvailable_Args>,
    pub(crate) future_set_error: Function<XLA_FFI_Future_SetError_Args>,
}

#[repr(C)]
pub(crate) struct XLA_FFI_Future_Create_Args {
    pub(crate) struct_size: usize,
    pub(crate) extension_start: Unused,
    pub(crate) future: *mut XLA_FFI_Future,
}

#[repr(C)]
pub(crate) struct XLA_FFI_Future_SetAvailable_Args {
    pub(crate) struct_size: usize,
    pub(crate) extension_start: Unused,
    pub(crate) future: *mut XLA_FFI_Future,
}

#[repr(C)]
pub(crate) struct XLA_FFI_Future_SetError_Args {
    pub(crate) struct_size: usize,
    pub(crate) extension_start: Unused,
    pub(crate) future: *mut XLA_FFI_Future,
    pub(crate) error: *mut XLA_FFI_Error,
}

#[repr(C)]
pub(crate) struct XLA_FFI_Error_Create_Args {
    pub(crate) struct_size: usize,
    pub(crate) extension_start: Unused,
    pub(crate) message: *const c_char,
    pub(crate) errc: i32,
}

#[repr(C)]
pub(crate) struct XLA_FFI_Error_Destroy_Args {
    pub(crate) struct_size: usize,
    pub(crate) extension_start: Unused,
    pub(crate) error: *mut XLA_FFI_Error,
}

#[repr(C)]
pub(crate) struct XLA_FFI_ThreadPool_Schedule_Args {
    pub(crate) struct_size: usize,
    pub(crate) extension_start: Unused,
    pub(crate) ctx: *mut c_void,
    pub(crate) task: Function<c_void, ()>,
    pub(crate) data: *mut c_void,
}

#[repr(C)]
pub(crate) struct XLA_FFI_ThreadPool_NumThreads_Args {
    pub(crate) struct_size: usize,
    pub(crate) extension_start: Unused,
    pub(crate) ctx: *mut c_void,
    pub(crate) num_threads: *mut i64,
}
