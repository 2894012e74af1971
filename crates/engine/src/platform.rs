//! The platform that runs programs: a PJRT plugin, or none.

use crate::Result;
use crate::backend::{Backend, Canonical, Tpu};
use crate::error::Error;
use estimate::Chip;
use hlo::Recorded;
use pjrt::{Client, CompileOptions, DeviceDescription, OptionValue, Plugin, Topology};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

/// The plugin to load, and its options.
#[derive(Clone, Debug)]
pub struct PlatformConfig {
    /// `cpu`, `tpu`, `cuda`, the path that the user gave, or [`PLAN`] and the name of a topology.
    pub name: String,
    pub plugin: PathBuf,
    pub options: Vec<(String, Setting)>,
    /// The least number of indices by which the devices of this process go.
    pub devices: usize,
}

/// Begins the name of a platform that only describes its devices, as in `plan:v5e:2x2`.
pub const PLAN: &str = "plan:";

/// The value of a plugin's option.
#[derive(Clone, Debug, PartialEq)]
pub enum Setting {
    Bool(bool),
    Int(i64),
    Float(f32),
    Text(String),
}

impl From<&Setting> for OptionValue {
    fn from(setting: &Setting) -> Self {
        match setting {
            Setting::Bool(v) => OptionValue::Bool(*v),
            Setting::Int(v) => OptionValue::Int64(*v),
            Setting::Float(v) => OptionValue::Float(*v),
            Setting::Text(v) => OptionValue::String(v.clone()),
        }
    }
}

pub enum Platform {
    Pjrt {
        name: String,
        client: Client,
        backend: Box<dyn Backend>,
        interpret: Interpret,
        /// The device of each rank in a world of processes, by its id.
        assignment: Mutex<Option<Vec<i64>>>,
    },
    /// Records, cuts and lowers; no value is computed.
    Null { devices: usize },
    /// A device of a topology that need not be present: records, cuts and lowers, and compiles when
    /// an estimate is asked for. Few values are computed.
    Described(Described),
}

/// Computes a function on the host, of the bytes of its arguments. `None` if the function has an
/// unusual statement.
pub type Interpret = fn(&Recorded, &[&[u8]]) -> Option<Vec<Vec<u8>>>;

/// A device that a plugin can compile for.
pub struct Described {
    pub(crate) name: String,
    pub(crate) plugin: Arc<Plugin>,
    pub(crate) topology: Topology,
    pub(crate) device: DeviceDescription,
    interpret: Interpret,
    backend: Tpu,
}

impl Described {
    fn new(plugin: Arc<Plugin>, name: &str, interpret: Interpret) -> Result<Described> {
        let topology = name.trim_start_matches(PLAN);
        let topology = Topology::create(&plugin, topology, &[])?;
        let device = topology.devices().first().cloned();
        let device = device.ok_or_else(|| Error::runtime(format!("{name} has no device")))?;
        let (name, backend) = (name.to_owned(), Tpu::of(&device.kind));
        Ok(Described { name, plugin, topology, device, interpret, backend })
    }

    /// What is published of the chip.
    pub fn chip(&self) -> Option<&'static Chip> {
        Chip::of(&self.device.kind)
    }

    /// The number of chips' devices in the topology.
    pub fn devices(&self) -> usize {
        self.topology.devices().len()
    }
}

impl Platform {
    /// Loads the plugin; `choose` returns the backend for its client, and `interpret` computes small
    /// values of which the host knows all that they depend on.
    pub fn start(
        config: &PlatformConfig,
        choose: impl FnOnce(&Client) -> Box<dyn Backend>,
        interpret: Interpret,
    ) -> Result<Platform> {
        let plugin = Plugin::load(&config.plugin)?;
        if config.name.starts_with(PLAN) {
            return Ok(Platform::Described(Described::new(plugin, &config.name, interpret)?));
        }
        let options: Vec<_> =
            config.options.iter().map(|(name, value)| (name.clone(), value.into())).collect();
        let client = Client::create(&plugin, &options)?.repeated(config.devices);
        if client.devices().is_empty() {
            let path = config.plugin.display();
            return Err(Error::runtime(format!("the PJRT plugin {path} offers no device")));
        }
        let backend = choose(&client);
        let (name, assignment) = (config.name.clone(), Mutex::default());
        Ok(Platform::Pjrt { name, client, backend, interpret, assignment })
    }

    pub fn name(&self) -> &str {
        match self {
            Platform::Pjrt { name, .. } => name,
            Platform::Null { .. } => "null",
            Platform::Described(described) => &described.name,
        }
    }

    pub fn backend(&self) -> &dyn Backend {
        match self {
            Platform::Pjrt { backend, .. } => &**backend,
            Platform::Null { .. } => &Canonical,
            Platform::Described(described) => &described.backend,
        }
    }

    /// Computes what a script decides by, if the host knows all that it depends on.
    pub(crate) fn interpret(&self) -> Option<Interpret> {
        match self {
            Platform::Pjrt { interpret, .. } => Some(*interpret),
            Platform::Null { .. } => None,
            Platform::Described(described) => Some(described.interpret),
        }
    }

    /// The compile options of a program for so many replicas and partitions.
    pub(crate) fn options(
        &self,
        function: &Recorded,
        replicas: i64,
        partitions: i64,
    ) -> CompileOptions {
        let mut options = self.backend().options(function);
        (options.num_replicas, options.num_partitions) = (replicas, partitions);
        if replicas * partitions > 1 {
            let further = self.backend().options_of_worlds();
            options.env_option_overrides.extend(further);
        }
        if let Some(ids) = self.assignment()
            && (ids.len() as i64, 1) == (replicas, partitions)
        {
            options.device_assignment = Some(ids.iter().map(|&id| vec![id]).collect());
        }
        options
    }

    /// The ids of the ranks' devices in a world of processes.
    pub(crate) fn assignment(&self) -> Option<Vec<i64>> {
        let Platform::Pjrt { assignment, .. } = self else { return None };
        assignment.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Says which device, by its id, each rank of a world of processes has.
    pub(crate) fn assign(&self, ids: Vec<i64>) {
        if let Platform::Pjrt { assignment, .. } = self {
            *assignment.lock().unwrap_or_else(PoisonError::into_inner) = Some(ids);
        }
    }

    /// The ids of a slice's devices and of the one of this process. `None` if this process has all of
    /// them, or several.
    pub fn slice(&self) -> Option<(Vec<i64>, i64)> {
        let Platform::Pjrt { client, .. } = self else { return None };
        let own = i64::from(client.devices()[0].id());
        let is_own = client.devices().iter().all(|device| i64::from(device.id()) == own);
        let ids: Vec<i64> = client.ids().iter().map(|&id| id.into()).collect();
        (is_own && ids.len() > 1).then_some((ids, own))
    }

    pub fn device_count(&self) -> usize {
        match self {
            Platform::Pjrt { client, .. } => client.devices().len(),
            Platform::Null { devices } => *devices,
            Platform::Described(_) => 1,
        }
    }

    /// The plugin's name for the chip, such as `TPU v5 lite` or `cpu`.
    pub fn device_kind(&self, device: usize) -> &str {
        match self {
            Platform::Pjrt { client, .. } => client.devices()[device].kind(),
            Platform::Null { .. } => "null",
            Platform::Described(described) => &described.device.kind,
        }
    }

    /// Bytes of the device's memory, or of the host's if the plugin gives no number. A device that
    /// is only described has no limit, so that a plan can say how much is missing.
    pub fn memory_limit(&self, device: usize) -> u64 {
        if let Platform::Described(_) = self {
            return u64::MAX;
        }
        if let Platform::Pjrt { client, .. } = self
            && let Ok(Some(stats)) = client.devices()[device].memory_stats()
            && let Some(limit) = stats.bytes_limit
        {
            return limit as u64;
        }
        host_memory()
    }

    /// Plugin and runtime versions, for reports and cache keys.
    pub fn version(&self) -> String {
        match self {
            Platform::Pjrt { client, .. } => {
                let (major, minor) = client.plugin().api_version();
                let (name, version) = (client.platform_name(), client.platform_version());
                format!("{name} {version}, PJRT {major}.{minor}")
            }
            Platform::Null { .. } => "null".to_owned(),
            Platform::Described(Described { topology, plugin, .. }) => {
                let (major, minor) = plugin.api_version();
                let (name, version) = (topology.platform_name(), topology.platform_version());
                format!("{name} {version}, PJRT {major}.{minor}")
            }
        }
    }

    /// The platform if its devices are only described.
    pub fn described(&self) -> Option<&Described> {
        match self {
            Platform::Described(described) => Some(described),
            _ => None,
        }
    }
}

fn host_memory() -> u64 {
    let text = std::fs::read_to_string("/proc/meminfo").unwrap_or_default();
    let line = text.lines().find_map(|l| l.strip_prefix("MemTotal:"));
    let kib = line.and_then(|l| l.split_whitespace().next()?.parse::<u64>().ok());
    kib.map_or(u64::MAX, |kib| kib * 1024)
}

/// PJRT's name for an element type.
pub fn element_type(dtype: hlo::DType) -> pjrt::ElementType {
    use hlo::DType as D;
    use pjrt::ElementType as E;
    match dtype {
        D::Bool => E::Pred,
        D::S8 => E::S8,
        D::S16 => E::S16,
        D::S32 => E::S32,
        D::S64 => E::S64,
        D::U8 => E::U8,
        D::U16 => E::U16,
        D::U32 | D::C32 => E::U32,
        D::U64 => E::U64,
        D::F16 => E::F16,
        D::BF16 => E::BF16,
        D::F32 => E::F32,
        D::F64 => E::F64,
        D::C64 => E::C64,
        D::C128 => E::C128,
        D::F8E4M3FN => E::F8E4M3FN,
        D::F8E5M2 => E::F8E5M2,
        D::F8E4M3FNUZ => E::F8E4M3FNUZ,
        D::F8E5M2FNUZ => E::F8E5M2FNUZ,
        D::F8E8M0FNU => E::F8E8M0FNU,
    }
}
