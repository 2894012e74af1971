//! The structs of `csrc/abi.h`, field for field.

use crate::dtype::scalar_type;
use std::ffi::c_void;
use std::sync::atomic::AtomicU64;

#[repr(C)]
pub(crate) struct Text {
    pub(crate) data: *const u8,
    pub(crate) size: usize,
}

#[repr(C)]
pub(crate) struct RawSpan {
    pub(crate) kind: i32,
    pub(crate) device: i32,
    pub(crate) name: Text,
    pub(crate) track: Text,
    pub(crate) start: u64,
    pub(crate) end: u64,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct Tensor {
    pub(crate) storage: u64,
    pub(crate) sizes: *const i64,
    pub(crate) strides: *const i64,
    pub(crate) offset: i64,
    pub(crate) ndim: u32,
    pub(crate) dtype: u8,
}

#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct RawNumber {
    pub(crate) integer: i64,
    pub(crate) real: f64,
    pub(crate) imaginary: f64,
}

#[repr(C)]
pub(crate) union ArgValue {
    pub(crate) tensor: Tensor,
    pub(crate) number: RawNumber,
    pub(crate) integer: i64,
    pub(crate) data: *const c_void,
}

#[repr(C)]
pub(crate) struct RawArg {
    pub(crate) tag: u8,
    pub(crate) dtype: u8,
    pub(crate) wrapped: u8,
    pub(crate) length: u32,
    pub(crate) value: ArgValue,
}

#[repr(C)]
pub(crate) struct RawGenerator {
    pub(crate) seed: AtomicU64,
    pub(crate) offset: AtomicU64,
}

#[repr(C)]
pub(crate) struct RawCall {
    pub(crate) row: u32,
    pub(crate) device: i32,
    pub(crate) args: *const RawArg,
    pub(crate) n_args: u32,
    pub(crate) targets: *const Tensor,
    pub(crate) n_targets: u32,
    pub(crate) resize_targets: u8,
    pub(crate) default_dtype: u8,
    pub(crate) memory_format: u8,
    pub(crate) generator: *const RawGenerator,
}

#[repr(C)]
pub(crate) struct RawResult {
    pub(crate) storage: u64,
    pub(crate) dims: *const i64,
    pub(crate) strides: *const i64,
    pub(crate) ndim: u32,
    pub(crate) dtype: u8,
}

#[repr(C)]
pub(crate) struct RawRow {
    pub(crate) schema: Text,
    pub(crate) writes: u64,
}

#[repr(C)]
pub(crate) struct RawGraphResult {
    pub(crate) storage: u64,
    pub(crate) bytes: u64,
    pub(crate) input: i32,
    pub(crate) fresh: u32,
    pub(crate) sizes: *const i64,
    pub(crate) strides: *const i64,
    pub(crate) offset: i64,
    pub(crate) ndim: u32,
    pub(crate) dtype: u8,
}

#[repr(C)]
pub(crate) struct RawMemory {
    pub(crate) in_use: u64,
    pub(crate) peak: u64,
    pub(crate) limit: u64,
    pub(crate) allocated: u64,
    pub(crate) freed: u64,
    pub(crate) buffers: u64,
}

impl From<engine::Memory> for RawMemory {
    fn from(m: engine::Memory) -> Self {
        let engine::Memory { in_use, peak, limit, allocated, freed, buffers } = m;
        Self { in_use, peak, limit, allocated, freed, buffers }
    }
}

impl RawResult {
    pub(crate) fn new(storage: u64, ty: &'static engine::Type, strides: &'static [i64]) -> Self {
        RawResult {
            storage,
            dims: ty.dims.as_ptr(),
            strides: if strides.is_empty() { std::ptr::null() } else { strides.as_ptr() },
            ndim: ty.dims.len() as u32,
            dtype: scalar_type(ty.dtype),
        }
    }
}

impl RawSpan {
    /// The result points into the span.
    pub(crate) fn of(span: &engine::Span) -> Self {
        let text = |s: &str| Text { data: s.as_ptr(), size: s.len() };
        RawSpan {
            kind: span.kind as i32,
            device: span.device.map_or(-1, |d| d as i32),
            name: text(&span.name),
            track: text(&span.track),
            start: span.start,
            end: span.end,
        }
    }
}
