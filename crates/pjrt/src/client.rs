//! A client: one plugin and its devices. It makes buffers and executables.

use std::sync::Arc;

use crate::buffer::{Buffer, ElementType};
use crate::call::{Held, Loaded, Owned, Upload};
use crate::error::{Code, Error, Result};
use crate::executable::Executable;
use crate::ffi;
use crate::options::{CompileOptions, OptionValue};
use crate::plugin::{Plugin, named_values, with_options};
use crate::sys::*;

/// A connection to a plugin's devices. Clones are the same client.
#[derive(Clone)]
pub struct Client(Arc<Inner>);

#[derive(Clone)]
struct Inner {
    client: Arc<Owned<PJRT_Client>>,
    plugin: Arc<Plugin>,
    devices: Vec<Device>,
    platform_name: String,
    platform_version: String,
    process_index: i32,
    ids: Vec<i32>,
}

impl Client {
    /// Starts a client. Options are the platform's own: `cpu_device_count` (Int64) for XLA's
    /// CPU; `preallocate` (Bool), `memory_fraction` (Float), `visible_devices` (Int64List) for
    /// the CUDA plugin. Plugins check names and types loosely: XLA's CPU ignores a name it does
    /// not know and aborts the process over a value of the wrong type.
    pub fn create(plugin: &Arc<Plugin>, options: &[(String, OptionValue)]) -> Result<Client> {
        let api = plugin.api;
        let args = with_options(options, |create_options| {
            let args = PJRT_Client_Create_Args { create_options, ..Struct::empty() };
            api.own(api.call(args)?.client, "PJRT_Client_Create")
        })?;
        let owner = Arc::new(args);
        let client = owner.get();
        let name = PJRT_Client_PlatformName_Args { client, ..Struct::empty() };
        let version = PJRT_Client_PlatformVersion_Args { client, ..Struct::empty() };
        let index = PJRT_Client_ProcessIndex_Args { client, ..Struct::empty() };
        let platform_name = api.call(name)?.platform_name.text();
        let all = Held::each(&owner, |api, client| {
            let args = PJRT_Client_Devices_Args { client, ..Struct::empty() };
            Ok(api.call(args)?.devices)
        })?;
        let ids = all.iter().map(|device| description(device).map(|found| found.id));
        let ids: Vec<i32> = ids.collect::<Result<_>>()?;
        let devices = Held::each(&owner, |api, client| {
            let args = PJRT_Client_AddressableDevices_Args { client, ..Struct::empty() };
            Ok(api.call(args)?.addressable_devices)
        })?;
        let devices = devices.into_iter().enumerate().map(|(i, device)| Device::new(device, i));
        Ok(Client(Arc::new(Inner {
            devices: devices.collect::<Result<_>>()?,
            platform_name,
            platform_version: api.call(version)?.platform_version.text(),
            process_index: api.call(index)?.process_index,
            ids,
            plugin: plugin.clone(),
            client: owner.clone(),
        })))
    }

    pub fn plugin(&self) -> &Arc<Plugin> {
        &self.0.plugin
    }

    /// For instance `cpu`, `tpu`, `cuda`.
    pub fn platform_name(&self) -> &str {
        &self.0.platform_name
    }

    /// Registers a kernel that the programs of this process may call through XLA's FFI. False if
    /// the plugin refuses it, or has no such interface.
    pub fn register_kernel<K: ffi::Kernel>(&self) -> bool {
        ffi::offer::<K>(self.0.client.api)
    }

    pub fn platform_version(&self) -> &str {
        &self.0.platform_version
    }

    pub fn process_index(&self) -> i32 {
        self.0.process_index
    }

    /// The devices this client can use; everywhere else a device is its index here.
    pub fn devices(&self) -> &[Device] {
        &self.0.devices
    }

    /// The ids of all processes' devices.
    pub fn ids(&self) -> &[i32] {
        &self.0.ids
    }

    /// This client with at least so many devices: those that it has go by further indices, in turn.
    pub fn repeated(self, count: usize) -> Client {
        let mut inner = (*self.0).clone();
        let own = inner.devices.clone();
        let further = own.iter().cycle().zip(0..count).skip(own.len());
        let further = further.map(|(device, ordinal)| Device { ordinal, ..device.clone() });
        inner.devices.extend(further);
        Client(Arc::new(inner))
    }

    /// Compiles `program`: StableHLO, as text or bytecode.
    pub fn compile(&self, program: &[u8], options: &CompileOptions) -> Result<Executable> {
        let owner = self.owner();
        let (program, options) = (program_args(program), options.encode());
        let args = owner.api.call(PJRT_Client_Compile_Args {
            client: owner.get(),
            program: Ptr::new(&program),
            compile_options: options.as_slice().into(),
            ..Struct::empty()
        })?;
        let loaded = owner.api.own(args.executable, "PJRT_Client_Compile")?;
        Ok(Executable::new(Loaded::new(loaded)?, self.clone()))
    }

    /// Loads the bytes of [`Executable::serialize`]. They are code: load only bytes that this
    /// platform and version wrote, and that no one else could have changed.
    pub fn deserialize(&self, bytes: &[u8]) -> Result<Executable> {
        let owner = self.owner();
        let args = owner.api.call(PJRT_Executable_DeserializeAndLoad_Args {
            client: owner.get(),
            serialized_executable: bytes.into(),
            ..Struct::empty()
        })?;
        let call = "PJRT_Executable_DeserializeAndLoad";
        let loaded = owner.api.own(args.loaded_executable, call)?;
        Ok(Executable::new(Loaded::new(loaded)?, self.clone()))
    }

    /// Makes a buffer from dense row-major `bytes`, which are copied before this returns.
    pub fn upload(
        &self,
        bytes: &[u8],
        element_type: ElementType,
        dims: &[i64],
        device: usize,
    ) -> Result<Buffer> {
        let buffer = self.upload_to(element_type, dims, device)?.copy(bytes)?;
        Ok(Buffer::new(buffer, self.clone()))
    }

    /// Makes a buffer of bytes that the plugin may use in place. `owner` is dropped on one of the
    /// plugin's threads when the plugin releases the bytes.
    pub fn upload_owned(
        &self,
        owner: impl AsRef<[u8]> + Send + Sync + 'static,
        element_type: ElementType,
        dims: &[i64],
        device: usize,
    ) -> Result<Buffer> {
        let buffer = self.upload_to(element_type, dims, device)?.lend(owner)?;
        Ok(Buffer::new(buffer, self.clone()))
    }

    /// Makes a buffer with unspecified contents.
    pub fn uninitialized(
        &self,
        element_type: ElementType,
        dims: &[i64],
        device: usize,
    ) -> Result<Buffer> {
        let owner = self.owner();
        let args = owner.api.call(PJRT_Client_CreateUninitializedBuffer_Args {
            client: owner.get(),
            shape_dims: dims.into(),
            shape_element_type: element_type as i32,
            device: self.device(device)?.device.get(),
            ..Struct::empty()
        })?;
        let buffer = owner.api.own(args.buffer, "PJRT_Client_CreateUninitializedBuffer")?;
        Ok(Buffer::new(buffer, self.clone()))
    }

    fn upload_to<'a>(
        &'a self,
        element_type: ElementType,
        dims: &'a [i64],
        device: usize,
    ) -> Result<Upload<'a>> {
        let device = self.device(device)?.device.get();
        let size = element_type.size_of(dims)?;
        Ok(Upload { client: self.owner(), device, r#type: element_type as i32, dims, size })
    }

    pub(crate) fn owner(&self) -> &Owned<PJRT_Client> {
        &self.0.client
    }

    pub(crate) fn is(&self, other: &Client) -> bool {
        Arc::ptr_eq(&self.0, &other.0)
    }

    pub(crate) fn device(&self, index: usize) -> Result<&Device> {
        self.0.devices.get(index).ok_or_else(|| {
            let count = self.0.devices.len();
            let message = format!("device {index} does not exist: this client has {count}");
            Error::new(Code::InvalidArgument, "choosing a device", message)
        })
    }
}

pub(crate) fn program_args(program: &[u8]) -> PJRT_Program<'_> {
    PJRT_Program { code: program.into(), format: b"mlir".as_slice().into(), ..Struct::empty() }
}

/// The description of a device, which need not be present.
#[derive(Clone, Debug, PartialEq)]
pub struct DeviceDescription {
    /// Unique among all processes' devices.
    pub id: i32,
    pub process_index: i32,
    /// The vendor's name for this sort of device.
    pub kind: String,
    pub debug_string: String,
    /// The platform's own facts, for instance `coords` of a TPU.
    pub attributes: Vec<(String, OptionValue)>,
}

impl DeviceDescription {
    pub(crate) fn read(
        api: crate::call::Api,
        device_description: Ref<'_, PJRT_DeviceDescription>,
    ) -> Result<DeviceDescription> {
        let id = PJRT_DeviceDescription_Id_Args { device_description, ..Struct::empty() };
        let index =
            PJRT_DeviceDescription_ProcessIndex_Args { device_description, ..Struct::empty() };
        let kind = PJRT_DeviceDescription_Kind_Args { device_description, ..Struct::empty() };
        let debug =
            PJRT_DeviceDescription_DebugString_Args { device_description, ..Struct::empty() };
        let attributes =
            PJRT_DeviceDescription_Attributes_Args { device_description, ..Struct::empty() };
        Ok(DeviceDescription {
            id: api.call(id)?.id,
            process_index: api.call(index)?.process_index,
            kind: api.call(kind)?.device_kind.text(),
            debug_string: api.call(debug)?.debug_string.text(),
            attributes: named_values(api.call(attributes)?.num_attributes.get()),
        })
    }
}

fn description(device: &Held<PJRT_Device, PJRT_Client>) -> Result<DeviceDescription> {
    let args = PJRT_Device_GetDescription_Args { device: device.get(), ..Struct::empty() };
    let api = device.owner.api;
    DeviceDescription::read(api, api.call(args)?.device_description)
}

/// A device this process can use.
#[derive(Clone)]
pub struct Device {
    pub(crate) device: Held<PJRT_Device, PJRT_Client>,
    description: DeviceDescription,
    ordinal: usize,
    local_hardware_id: i32,
}

impl Device {
    fn new(device: Held<PJRT_Device, PJRT_Client>, ordinal: usize) -> Result<Device> {
        let api = device.owner.api;
        let local = PJRT_Device_LocalHardwareId_Args { device: device.get(), ..Struct::empty() };
        Ok(Device {
            description: description(&device)?,
            ordinal,
            local_hardware_id: api.call(local)?.local_hardware_id,
            device,
        })
    }

    pub fn description(&self) -> &DeviceDescription {
        &self.description
    }

    pub fn id(&self) -> i32 {
        self.description.id
    }

    /// This device's index in [`Client::devices`].
    pub fn ordinal(&self) -> usize {
        self.ordinal
    }

    pub fn local_hardware_id(&self) -> i32 {
        self.local_hardware_id
    }

    pub fn kind(&self) -> &str {
        &self.description.kind
    }

    /// The memory in use, or `None` if the plugin does not count it.
    pub fn memory_stats(&self) -> Result<Option<DeviceMemory>> {
        let args = PJRT_Device_MemoryStats_Args { device: self.device.get(), ..Struct::empty() };
        let args = match self.device.owner.api.call(args) {
            Err(e) if e.code == Code::Unimplemented => return Ok(None),
            args => args?,
        };
        let set = |is_set: bool, value: i64| is_set.then_some(value);
        Ok(Some(DeviceMemory {
            bytes_in_use: args.bytes_in_use,
            peak_bytes_in_use: set(args.peak_bytes_in_use_is_set, args.peak_bytes_in_use),
            bytes_limit: set(args.bytes_limit_is_set, args.bytes_limit),
            bytes_reserved: set(args.bytes_reserved_is_set, args.bytes_reserved),
            num_allocs: set(args.num_allocs_is_set, args.num_allocs),
            largest_alloc_size: set(args.largest_alloc_size_is_set, args.largest_alloc_size),
            largest_free_block_bytes: set(
                args.largest_free_block_bytes_is_set,
                args.largest_free_block_bytes,
            ),
        }))
    }
}

/// A device's memory, in bytes; `None` where the plugin does not say.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DeviceMemory {
    pub bytes_in_use: i64,
    pub peak_bytes_in_use: Option<i64>,
    pub bytes_limit: Option<i64>,
    pub bytes_reserved: Option<i64>,
    pub num_allocs: Option<i64>,
    pub largest_alloc_size: Option<i64>,
    pub largest_free_block_bytes: Option<i64>,
}
