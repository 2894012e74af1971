//! Devices described but not present, and programs compiled for them.

use std::sync::Arc;

use crate::call::{self, Held, Owned};
use crate::client::{DeviceDescription, program_args};
use crate::error::Result;
use crate::executable::{MemoryStats, OptimizedProgram, cost_analysis};
use crate::options::{CompileOptions, OptionValue};
use crate::plugin::{Plugin, with_options};
use crate::sys::*;

/// A set of devices that a plugin can compile for, present or not.
pub struct Topology {
    topology: Arc<Owned<PJRT_TopologyDescription>>,
    platform_name: String,
    platform_version: String,
    devices: Vec<DeviceDescription>,
}

impl Topology {
    /// Describes the topology `name`, in the plugin's own notation: `v5e:2x2`, for instance,
    /// for libtpu.
    pub fn create(
        plugin: &Plugin,
        name: &str,
        options: &[(String, OptionValue)],
    ) -> Result<Topology> {
        let api = plugin.api;
        let topology = Arc::new(with_options(options, |create_options| {
            let args = PJRT_TopologyDescription_Create_Args {
                topology_name: name.as_bytes().into(),
                create_options,
                ..Struct::empty()
            };
            api.own(api.call(args)?.topology, "PJRT_TopologyDescription_Create")
        })?);
        let name = PJRT_TopologyDescription_PlatformName_Args {
            topology: topology.get(),
            ..Struct::empty()
        };
        let version = PJRT_TopologyDescription_PlatformVersion_Args {
            topology: topology.get(),
            ..Struct::empty()
        };
        let devices = Held::each(&topology, |api, topology| {
            let args =
                PJRT_TopologyDescription_GetDeviceDescriptions_Args { topology, ..Struct::empty() };
            Ok(api.call(args)?.descriptions)
        })?;
        let devices = devices.iter().map(|device| DeviceDescription::read(api, device.get()));
        Ok(Topology {
            platform_name: api.call(name)?.platform_name.text(),
            platform_version: api.call(version)?.platform_version.text(),
            devices: devices.collect::<Result<_>>()?,
            topology: topology.clone(),
        })
    }

    pub fn platform_name(&self) -> &str {
        &self.platform_name
    }

    pub fn platform_version(&self) -> &str {
        &self.platform_version
    }

    pub fn devices(&self) -> &[DeviceDescription] {
        &self.devices
    }

    /// Compiles `program` for these devices. The result can be inspected and serialised here,
    /// and run by a client that has such devices.
    pub fn compile(&self, program: &[u8], options: &CompileOptions) -> Result<AotExecutable> {
        let api = self.topology.api;
        let (program, options) = (program_args(program), options.encode());
        let args = api.call(PJRT_Compile_Args {
            topology: self.topology.get(),
            program: Ptr::new(&program),
            compile_options: options.as_slice().into(),
            ..Struct::empty()
        })?;
        Ok(AotExecutable(api.own(args.executable, "PJRT_Compile")?))
    }
}

/// A program compiled for a [`Topology`], not loaded anywhere.
pub struct AotExecutable(Owned<PJRT_Executable>);

impl AotExecutable {
    pub fn serialize(&self) -> Result<Vec<u8>> {
        call::serialize(&self.0)
    }

    pub fn memory_stats(&self) -> Result<MemoryStats> {
        MemoryStats::read(&self.0)
    }

    pub fn cost_analysis(&self) -> Result<Vec<(String, f64)>> {
        cost_analysis(&self.0)
    }

    /// What the compiler made of the program, in the plugin's own format.
    pub fn optimized_program(&self) -> Result<OptimizedProgram> {
        OptimizedProgram::read(&self.0)
    }
}
