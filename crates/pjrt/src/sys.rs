//! The PJRT C interface as Rust sees it: the table of functions and the argument structs of
//! the calls this crate makes, in the C header's own names and field order.
//!
//! Pointers are spelled with four wrappers instead of `*mut T`, so that filling in a struct
//! is safe code: each can only be made from a live borrow, or be received from the plugin.
//! All-zero bytes are a valid value of every struct here. Nothing in this file calls anything.

#![allow(non_camel_case_types)]

use std::ffi::c_void;
use std::marker::PhantomData;
use std::ptr::{self, NonNull};

use crate::options::OptionValue;

/// A plugin's object, borrowed: null, or valid for `'a`.
#[repr(transparent)]
pub(crate) struct Ref<'a, T>(*mut T, PhantomData<&'a T>);

macro_rules! copy {
    ($($name:ident)*) => {$(
        // Derived, these would ask `T` to be `Copy` too.
        impl<T> Clone for $name<'_, T> {
            fn clone(&self) -> Self {
                *self
            }
        }
        impl<T> Copy for $name<'_, T> {}
    )*};
}
copy! { Ref Ptr Slice Counted }

impl<T> Ref<'_, T> {
    pub(crate) const NULL: Self = Ref(ptr::null_mut(), PhantomData);

    /// # Safety
    /// `object` is null or stays valid for the lifetime the caller gives the result.
    pub(crate) const unsafe fn new(object: *mut T) -> Self {
        Ref(object, PhantomData)
    }

    pub(crate) fn as_ptr(self) -> *mut T {
        self.0
    }
}

/// A plugin's object that a call hands over; its taker must destroy it.
#[repr(transparent)]
pub(crate) struct Out<T>(pub(crate) *mut T);

impl<T> Out<T> {
    pub(crate) fn take(self) -> Option<NonNull<T>> {
        NonNull::new(self.0)
    }
}

/// A pointer to one C value, or to the first of an array whose length another field holds.
#[repr(transparent)]
pub(crate) struct Ptr<'a, T>(*const T, PhantomData<&'a T>);

impl<'a, T> Ptr<'a, T> {
    pub(crate) fn new(value: &'a T) -> Self {
        Ptr(value, PhantomData)
    }

    pub(crate) fn first(values: &'a [T]) -> Self {
        Ptr(values.as_ptr(), PhantomData)
    }

    pub(crate) fn at(address: usize) -> Self {
        Ptr(ptr::with_exposed_provenance(address), PhantomData)
    }

    /// The array this points to.
    ///
    /// # Safety
    /// The plugin vouched for `len` values here.
    pub(crate) unsafe fn slice(self, len: usize) -> &'a [T] {
        if self.0.is_null() || len == 0 {
            return &[];
        }
        // SAFETY: not null, and the caller vouches for the length.
        unsafe { std::slice::from_raw_parts(self.0, len) }
    }
}

/// The pair `(pointer, count)` of two neighbouring C fields.
#[repr(C)]
pub(crate) struct Slice<'a, T> {
    first: Ptr<'a, T>,
    len: usize,
}

impl<'a, T> From<&'a [T]> for Slice<'a, T> {
    fn from(values: &'a [T]) -> Self {
        Slice { first: Ptr::first(values), len: values.len() }
    }
}

impl<'a, T> Slice<'a, T> {
    pub(crate) fn get(self) -> &'a [T] {
        // SAFETY: both fields were written together, by `From` or by the plugin.
        unsafe { self.first.slice(self.len) }
    }

    /// How many there are, or would be where a plugin only counts.
    pub(crate) fn len(self) -> usize {
        self.len
    }
}

impl Slice<'_, u8> {
    pub(crate) fn text(self) -> String {
        String::from_utf8_lossy(self.get()).into_owned()
    }
}

/// The pair `(count, pointer)`, as a few structs have it.
#[repr(C)]
pub(crate) struct Counted<'a, T> {
    len: usize,
    first: Ptr<'a, T>,
}

impl<'a, T> Counted<'a, T> {
    pub(crate) fn get(self) -> &'a [T] {
        // SAFETY: the plugin wrote both fields together.
        unsafe { self.first.slice(self.len) }
    }
}

/// A program that a call fills in, with the room it has for the code.
#[repr(transparent)]
pub(crate) struct Fill<'a>(*mut c_void, PhantomData<&'a mut c_void>);

impl<'a> Fill<'a> {
    /// Without room the call only counts the bytes of the code.
    pub(crate) fn new<'b>(program: &'a mut PJRT_Program<'b>, room: &'b mut [u8]) -> Self {
        let first = if room.is_empty() { ptr::null_mut() } else { room.as_mut_ptr() };
        program.code = Slice { first: Ptr(first, PhantomData), len: room.len() };
        Fill(ptr::from_mut(program).cast(), PhantomData)
    }
}

/// An address that the plugin may keep using after the call returns.
#[repr(transparent)]
#[derive(Clone, Copy)]
pub(crate) struct Kept(pub(crate) *const c_void);

impl Kept {
    /// # Safety
    /// The memory stays valid, and unaliased where the call writes, until the event that
    /// belongs to the call has fired.
    pub(crate) const unsafe fn new(address: *const c_void) -> Self {
        Kept(address)
    }
}

/// A field this crate leaves zero.
pub(crate) type Unset = usize;

/// The two fields every struct starts with.
#[repr(C)]
#[derive(Clone, Copy)]
pub(crate) struct Head {
    pub(crate) struct_size: usize,
    pub(crate) extension_start: Unset,
}

/// A C struct that starts with [`Head`] and for which all-zero bytes are valid.
///
/// # Safety
/// Implemented only by the `structs!` macro below.
pub(crate) unsafe trait Struct: Sized {
    /// The C name.
    const NAME: &'static str;
    /// The C `struct_size`: up to the end of the last field, without trailing padding.
    const SIZE: usize;

    /// The struct with its size filled in and everything else zero.
    fn empty() -> Self {
        // SAFETY: all-zero bytes are valid by this trait's contract, and `Head` comes first.
        unsafe {
            let mut value: Self = std::mem::zeroed();
            (*ptr::from_mut(&mut value).cast::<Head>()).struct_size = Self::SIZE;
            value
        }
    }
}

macro_rules! structs {
    ($($name:ident { $($field:ident: $ty:ty),* $(,)? })*) => {
        $(
            #[repr(C)]
            pub(crate) struct $name<'a> {
                pub(crate) head: Head,
                $(pub(crate) $field: $ty,)*
                pub(crate) lifetime: PhantomData<&'a ()>,
            }

            // SAFETY: `repr(C)`, `Head` first, and each field type accepts zero bytes.
            unsafe impl<'a> Struct for $name<'a> {
                const NAME: &'static str = stringify!($name);
                const SIZE: usize = {
                    let ends = [
                        size_of::<Head>(),
                        $(std::mem::offset_of!($name<'a>, $field) + size_of::<$ty>(),)*
                    ];
                    ends[ends.len() - 1]
                };
            }
        )*

        /// Name, size, and each field's name, offset and size, to compare with the C header.
        #[cfg(test)]
        #[allow(clippy::extra_unused_lifetimes)] // The field types name it.
        pub(crate) fn layouts<'a>() -> Vec<(&'static str, usize, Vec<(&'static str, usize, usize)>)> {
            vec![$((
                $name::NAME,
                $name::SIZE,
                vec![$((
                    stringify!($field),
                    std::mem::offset_of!($name, $field),
                    size_of::<$ty>(),
                ),)*],
            ),)*]
        }
    };
}

macro_rules! opaque {
    ($($name:ident)*) => {
        $(#[repr(C)] pub(crate) struct $name { opaque: [u8; 0] })*
    };
}

opaque! {
    PJRT_Error PJRT_Event PJRT_Client PJRT_Device PJRT_DeviceDescription PJRT_Buffer
    PJRT_Executable PJRT_LoadedExecutable PJRT_TopologyDescription PJRT_SerializedExecutable
}

pub(crate) type ReadyCallback = unsafe extern "C" fn(error: *mut PJRT_Error, user: *mut c_void);
pub(crate) type Deleter = unsafe extern "C" fn(object: *mut PJRT_SerializedExecutable);

pub(crate) const IMMUTABLE_ONLY_DURING_CALL: i32 = 0;
pub(crate) const IMMUTABLE_ZERO_COPY: i32 = 2;

structs! {
    PJRT_Error_Destroy_Args { error: Ref<'a, PJRT_Error> }
    PJRT_Error_Message_Args { error: Ref<'a, PJRT_Error>, message: Slice<'a, u8> }
    PJRT_Error_GetCode_Args { error: Ref<'a, PJRT_Error>, code: i32 }

    PJRT_NamedValue { name: Slice<'a, u8>, r#type: i32, value: u64, value_size: usize }
    PJRT_Plugin_Initialize_Args {}
    PJRT_Plugin_Attributes_Args { attributes: Slice<'a, PJRT_NamedValue<'a>> }

    PJRT_Event_Destroy_Args { event: Ref<'a, PJRT_Event> }
    PJRT_Event_IsReady_Args { event: Ref<'a, PJRT_Event>, is_ready: bool }
    PJRT_Event_Await_Args { event: Ref<'a, PJRT_Event> }
    PJRT_Event_OnReady_Args {
        event: Ref<'a, PJRT_Event>,
        callback: Option<ReadyCallback>,
        user_arg: Kept,
    }

    PJRT_Client_Create_Args {
        create_options: Slice<'a, PJRT_NamedValue<'a>>,
        kv_get_callback: Unset,
        kv_get_user_arg: Unset,
        kv_put_callback: Unset,
        kv_put_user_arg: Unset,
        client: Out<PJRT_Client>,
        kv_try_get_callback: Unset,
        kv_try_get_user_arg: Unset,
    }
    PJRT_Client_Destroy_Args { client: Ref<'a, PJRT_Client> }
    PJRT_Client_PlatformName_Args { client: Ref<'a, PJRT_Client>, platform_name: Slice<'a, u8> }
    PJRT_Client_PlatformVersion_Args {
        client: Ref<'a, PJRT_Client>,
        platform_version: Slice<'a, u8>,
    }
    PJRT_Client_ProcessIndex_Args { client: Ref<'a, PJRT_Client>, process_index: i32 }
    PJRT_Client_Devices_Args {
        client: Ref<'a, PJRT_Client>,
        devices: Slice<'a, Ref<'a, PJRT_Device>>,
    }
    PJRT_Client_AddressableDevices_Args {
        client: Ref<'a, PJRT_Client>,
        addressable_devices: Slice<'a, Ref<'a, PJRT_Device>>,
    }
    PJRT_Program { code: Slice<'a, u8>, format: Slice<'a, u8> }
    PJRT_Client_Compile_Args {
        client: Ref<'a, PJRT_Client>,
        program: Ptr<'a, PJRT_Program<'a>>,
        compile_options: Slice<'a, u8>,
        executable: Out<PJRT_LoadedExecutable>,
    }
    PJRT_Client_BufferFromHostBuffer_Args {
        client: Ref<'a, PJRT_Client>,
        data: Kept,
        r#type: i32,
        dims: Slice<'a, i64>,
        byte_strides: Slice<'a, i64>,
        host_buffer_semantics: i32,
        device: Ref<'a, PJRT_Device>,
        memory: Unset,
        device_layout: Unset,
        done_with_host_buffer: Out<PJRT_Event>,
        buffer: Out<PJRT_Buffer>,
    }
    PJRT_Client_CreateUninitializedBuffer_Args {
        client: Ref<'a, PJRT_Client>,
        shape_dims: Slice<'a, i64>,
        shape_element_type: i32,
        shape_layout: Unset,
        device: Ref<'a, PJRT_Device>,
        memory: Unset,
        buffer: Out<PJRT_Buffer>,
    }

    PJRT_DeviceDescription_Id_Args {
        device_description: Ref<'a, PJRT_DeviceDescription>,
        id: i32,
    }
    PJRT_DeviceDescription_ProcessIndex_Args {
        device_description: Ref<'a, PJRT_DeviceDescription>,
        process_index: i32,
    }
    PJRT_DeviceDescription_Attributes_Args {
        device_description: Ref<'a, PJRT_DeviceDescription>,
        num_attributes: Counted<'a, PJRT_NamedValue<'a>>,
    }
    PJRT_DeviceDescription_Kind_Args {
        device_description: Ref<'a, PJRT_DeviceDescription>,
        device_kind: Slice<'a, u8>,
    }
    PJRT_DeviceDescription_DebugString_Args {
        device_description: Ref<'a, PJRT_DeviceDescription>,
        debug_string: Slice<'a, u8>,
    }
    PJRT_Device_GetDescription_Args {
        device: Ref<'a, PJRT_Device>,
        device_description: Ref<'a, PJRT_DeviceDescription>,
    }
    PJRT_Device_LocalHardwareId_Args { device: Ref<'a, PJRT_Device>, local_hardware_id: i32 }
    PJRT_Device_MemoryStats_Args {
        device: Ref<'a, PJRT_Device>,
        bytes_in_use: i64,
        peak_bytes_in_use: i64,
        peak_bytes_in_use_is_set: bool,
        num_allocs: i64,
        num_allocs_is_set: bool,
        largest_alloc_size: i64,
        largest_alloc_size_is_set: bool,
        bytes_limit: i64,
        bytes_limit_is_set: bool,
        bytes_reserved: i64,
        bytes_reserved_is_set: bool,
        peak_bytes_reserved: i64,
        peak_bytes_reserved_is_set: bool,
        bytes_reservable_limit: i64,
        bytes_reservable_limit_is_set: bool,
        largest_free_block_bytes: i64,
        largest_free_block_bytes_is_set: bool,
        pool_bytes: i64,
        pool_bytes_is_set: bool,
        peak_pool_bytes: i64,
        peak_pool_bytes_is_set: bool,
    }

    PJRT_Executable_Destroy_Args { executable: Ref<'a, PJRT_Executable> }
    PJRT_Executable_NumOutputs_Args { executable: Ref<'a, PJRT_Executable>, num_outputs: usize }
    PJRT_Executable_GetCostAnalysis_Args {
        executable: Ref<'a, PJRT_Executable>,
        num_properties: Counted<'a, PJRT_NamedValue<'a>>,
    }
    PJRT_Executable_GetCompiledMemoryStats_Args {
        executable: Ref<'a, PJRT_Executable>,
        generated_code_size_in_bytes: i64,
        argument_size_in_bytes: i64,
        output_size_in_bytes: i64,
        alias_size_in_bytes: i64,
        temp_size_in_bytes: i64,
        host_generated_code_size_in_bytes: i64,
        host_argument_size_in_bytes: i64,
        host_output_size_in_bytes: i64,
        host_alias_size_in_bytes: i64,
        host_temp_size_in_bytes: i64,
        peak_memory_in_bytes: i64,
    }
    PJRT_Executable_OutputElementTypes_Args {
        executable: Ref<'a, PJRT_Executable>,
        output_types: Slice<'a, i32>,
    }
    PJRT_Executable_OutputDimensions_Args {
        executable: Ref<'a, PJRT_Executable>,
        num_outputs: usize,
        dims: Ptr<'a, i64>,
        dim_sizes: Ptr<'a, usize>,
    }
    PJRT_Executable_OptimizedProgram_Args {
        executable: Ref<'a, PJRT_Executable>,
        program: Fill<'a>,
    }
    PJRT_Executable_Serialize_Args {
        executable: Ref<'a, PJRT_Executable>,
        serialized_bytes: Slice<'a, u8>,
        serialized_executable: Out<PJRT_SerializedExecutable>,
        serialized_executable_deleter: Option<Deleter>,
    }
    PJRT_Executable_DeserializeAndLoad_Args {
        client: Ref<'a, PJRT_Client>,
        serialized_executable: Slice<'a, u8>,
        loaded_executable: Out<PJRT_LoadedExecutable>,
        overridden_serialized_compile_options: Slice<'a, u8>,
    }

    PJRT_LoadedExecutable_Destroy_Args { executable: Ref<'a, PJRT_LoadedExecutable> }
    PJRT_LoadedExecutable_GetExecutable_Args {
        loaded_executable: Ref<'a, PJRT_LoadedExecutable>,
        executable: Out<PJRT_Executable>,
    }
    PJRT_LoadedExecutable_AddressableDevices_Args {
        executable: Ref<'a, PJRT_LoadedExecutable>,
        addressable_devices: Slice<'a, Ref<'a, PJRT_Device>>,
    }
    PJRT_ExecuteOptions {
        send_callbacks: Unset,
        recv_callbacks: Unset,
        num_send_ops: usize,
        num_recv_ops: usize,
        launch_id: i32,
        non_donatable_input_indices: Slice<'a, i64>,
        context: Unset,
        call_location: Unset,
        num_tasks: usize,
        task_ids: Unset,
        incarnation_ids: Unset,
    }
    PJRT_LoadedExecutable_Execute_Args {
        executable: Ref<'a, PJRT_LoadedExecutable>,
        options: Ptr<'a, PJRT_ExecuteOptions<'a>>,
        argument_lists: Ptr<'a, Ptr<'a, Ref<'a, PJRT_Buffer>>>,
        num_devices: usize,
        num_args: usize,
        output_lists: Kept,
        device_complete_events: Kept,
        execute_device: Ref<'a, PJRT_Device>,
    }

    PJRT_Buffer_Destroy_Args { buffer: Ref<'a, PJRT_Buffer> }
    PJRT_Buffer_ElementType_Args { buffer: Ref<'a, PJRT_Buffer>, r#type: i32 }
    PJRT_Buffer_Dimensions_Args { buffer: Ref<'a, PJRT_Buffer>, dims: Slice<'a, i64> }
    PJRT_Buffer_UnpaddedDimensions_Args {
        buffer: Ref<'a, PJRT_Buffer>,
        unpadded_dims: Slice<'a, i64>,
    }
    PJRT_Buffer_MemoryLayout_Tiled {
        minor_to_major: Slice<'a, i64>,
        tile_dims: Unset,
        tile_dim_sizes: Unset,
        num_tiles: usize,
    }
    PJRT_Buffer_MemoryLayout { tiled: PJRT_Buffer_MemoryLayout_Tiled<'a>, r#type: i32 }
    PJRT_Buffer_GetMemoryLayout_Args {
        buffer: Ref<'a, PJRT_Buffer>,
        layout: PJRT_Buffer_MemoryLayout<'a>,
    }
    PJRT_Buffer_DynamicDimensionIndices_Args {
        buffer: Ref<'a, PJRT_Buffer>,
        dynamic_dim_indices: Slice<'a, usize>,
    }
    PJRT_Buffer_IsOnCpu_Args { buffer: Ref<'a, PJRT_Buffer>, is_on_cpu: bool }
    PJRT_Buffer_IncreaseExternalReferenceCount_Args { buffer: Ref<'a, PJRT_Buffer> }
    PJRT_Buffer_DecreaseExternalReferenceCount_Args { buffer: Ref<'a, PJRT_Buffer> }
    PJRT_Buffer_OpaqueDeviceMemoryDataPointer_Args {
        buffer: Ref<'a, PJRT_Buffer>,
        device_memory_ptr: Ptr<'a, u8>,
    }
    PJRT_Buffer_ToHostBuffer_Args {
        src: Ref<'a, PJRT_Buffer>,
        host_layout: Ptr<'a, PJRT_Buffer_MemoryLayout<'a>>,
        dst: Kept,
        dst_size: usize,
        event: Out<PJRT_Event>,
    }
    PJRT_Buffer_OnDeviceSizeInBytes_Args {
        buffer: Ref<'a, PJRT_Buffer>,
        on_device_size_in_bytes: usize,
    }
    PJRT_Buffer_Delete_Args { buffer: Ref<'a, PJRT_Buffer> }
    PJRT_Buffer_IsDeleted_Args { buffer: Ref<'a, PJRT_Buffer>, is_deleted: bool }
    PJRT_Buffer_CopyToDevice_Args {
        buffer: Ref<'a, PJRT_Buffer>,
        dst_device: Ref<'a, PJRT_Device>,
        dst_buffer: Out<PJRT_Buffer>,
    }
    PJRT_Buffer_Device_Args { buffer: Ref<'a, PJRT_Buffer>, device: Ref<'a, PJRT_Device> }
    PJRT_Buffer_ReadyEvent_Args { buffer: Ref<'a, PJRT_Buffer>, event: Out<PJRT_Event> }
    PJRT_Buffer_UnsafePointer_Args { buffer: Ref<'a, PJRT_Buffer>, buffer_pointer: usize }

    PJRT_TopologyDescription_Create_Args {
        topology_name: Slice<'a, u8>,
        create_options: Slice<'a, PJRT_NamedValue<'a>>,
        topology: Out<PJRT_TopologyDescription>,
    }
    PJRT_TopologyDescription_Destroy_Args { topology: Ref<'a, PJRT_TopologyDescription> }
    PJRT_TopologyDescription_PlatformName_Args {
        topology: Ref<'a, PJRT_TopologyDescription>,
        platform_name: Slice<'a, u8>,
    }
    PJRT_TopologyDescription_PlatformVersion_Args {
        topology: Ref<'a, PJRT_TopologyDescription>,
        platform_version: Slice<'a, u8>,
    }
    PJRT_TopologyDescription_GetDeviceDescriptions_Args {
        topology: Ref<'a, PJRT_TopologyDescription>,
        descriptions: Slice<'a, Ref<'a, PJRT_DeviceDescription>>,
    }
    PJRT_Compile_Args {
        topology: Ref<'a, PJRT_TopologyDescription>,
        program: Ptr<'a, PJRT_Program<'a>>,
        compile_options: Slice<'a, u8>,
        client: Ref<'a, PJRT_Client>,
        executable: Out<PJRT_Executable>,
    }
}

/// The head of every extension of a table, in PJRT and in XLA's FFI.
#[repr(C)]
pub(crate) struct Extension {
    pub(crate) struct_size: usize,
    pub(crate) r#type: i32,
    pub(crate) next: Option<NonNull<Extension>>,
}

/// The head of the plugin's function table; the functions follow it, in [`FUNCTIONS`]' order.
#[repr(C)]
pub(crate) struct PJRT_Api {
    pub(crate) struct_size: usize,
    pub(crate) extension_start: Option<NonNull<Extension>>,
    pub(crate) version_struct_size: usize,
    pub(crate) version_extension_start: Unset,
    pub(crate) major_version: i32,
    pub(crate) minor_version: i32,
}

const STRING: i32 = 0;
const INT64: i32 = 1;
const INT64_LIST: i32 = 2;
const FLOAT: i32 = 3;
const BOOL: i32 = 4;

impl<'a> PJRT_NamedValue<'a> {
    pub(crate) fn new(name: &'a str, option: &'a OptionValue) -> Self {
        let (r#type, value, value_size) = match option {
            OptionValue::String(text) => {
                (STRING, text.as_ptr().expose_provenance() as u64, text.len())
            }
            OptionValue::Int64(value) => (INT64, value.cast_unsigned(), 1),
            OptionValue::Int64List(list) => {
                (INT64_LIST, list.as_ptr().expose_provenance() as u64, list.len())
            }
            OptionValue::Float(value) => (FLOAT, u64::from(value.to_bits()), 1),
            OptionValue::Bool(value) => (BOOL, u64::from(*value), 1),
        };
        let name = name.as_bytes().into();
        PJRT_NamedValue { name, r#type, value, value_size, ..Struct::empty() }
    }

    /// The value, or `None` for a type newer than this crate.
    pub(crate) fn read(&self) -> Option<OptionValue> {
        let address = usize::try_from(self.value).ok();
        let len = self.value_size;
        Some(match self.r#type {
            // SAFETY: for strings and lists `value` is the address of `value_size` elements.
            STRING => unsafe {
                let text = Ptr::<u8>::at(address?).slice(len);
                OptionValue::String(String::from_utf8_lossy(text).into_owned())
            },
            // SAFETY: as above.
            INT64_LIST => unsafe {
                OptionValue::Int64List(Ptr::<i64>::at(address?).slice(len).to_vec())
            },
            INT64 => OptionValue::Int64(self.value.cast_signed()),
            FLOAT => OptionValue::Float(f32::from_bits(self.value as u32)),
            BOOL => OptionValue::Bool(self.value as u8 != 0),
            _ => return None,
        })
    }
}
