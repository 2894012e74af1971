//! Where programs run: a PJRT plugin, or nowhere.

use crate::Result;
use crate::error::Error;
use pjrt::{Client, CompileOptions, OptionValue, Plugin};
use std::path::PathBuf;

/// Which plugin to load, and what to tell it.
#[derive(Clone, Debug)]
pub struct PlatformConfig {
    /// `cpu`, `tpu`, `cuda`, or the path that the user gave.
    pub name: String,
    pub plugin: PathBuf,
    pub options: Vec<(String, Setting)>,
}

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

/// How a platform's programs are written and compiled.
#[derive(Default)]
pub(crate) struct Compiling {
    /// Whether the compiler takes programs as they are written.
    pub(crate) guiding: bool,
    pub(crate) options: CompileOptions,
    /// The same for drafts, on platforms where it is worth making them.
    pub(crate) drafts: Option<CompileOptions>,
}

/// XLA:CPU computes a cheap value once per user, and removes barriers before it does so unless
/// that pass is disabled. Another one splits reductions into windows, which costs their loops their
/// vectors; ours come in stages already. What the user disables in `XLA_FLAGS` stays disabled.
fn options_for_cpu() -> CompileOptions {
    let mut options = CompileOptions::default();
    let flags = std::env::var("XLA_FLAGS").unwrap_or_default();
    let by_user =
        flags.split_whitespace().filter_map(|f| f.strip_prefix("--xla_disable_hlo_passes="));
    let passes: Vec<_> =
        by_user.chain(["cse_barrier_expander", "tree_reduction_rewriter"]).collect();
    let ours = [
        ("xla_disable_hlo_passes", OptionValue::String(passes.join(","))),
        // The fast kind of maximum and minimum drops NaN in reductions.
        ("xla_cpu_enable_fast_min_max", OptionValue::Bool(false)),
        // XNNPACK's products keep a packed copy of their right operand by its address, and go on
        // using it when other contents come to lie there: weights from before an update in place.
        ("xla_cpu_use_xnnpack", OptionValue::Bool(false)),
        // One kernel at a time, each on all cores: waking other threads takes longer than most.
        ("xla_cpu_enable_concurrency_optimized_scheduler", OptionValue::Bool(false)),
    ];
    options.env_option_overrides.extend(ours.map(|(name, value)| (name.to_owned(), value)));
    options
}

/// Without optimisation, and by older emitters, which take as long to run then but half as long to
/// compile. How well programs are compiled may be the user's choice, in `XLA_FLAGS`.
fn drafts_for_cpu() -> Option<CompileOptions> {
    if std::env::var("XLA_FLAGS").is_ok_and(|flags| flags.contains(LEVEL)) {
        return None;
    }
    let mut options = options_for_cpu();
    if cfg!(target_arch = "x86_64") {
        // Without the instruction that adds a product and rounds once: LLVM finds only some of its
        // places then, and which ones depends on what else is in a program.
        let isa = OptionValue::String("AVX".to_owned());
        options.env_option_overrides.insert("xla_cpu_max_isa".to_owned(), isa);
    }
    let ours = [
        (LEVEL, OptionValue::Int64(0)),
        ("xla_cpu_use_fusion_emitters", OptionValue::Bool(false)),
        // Each part is work of its own, and drafts have few kernels.
        ("xla_cpu_parallel_codegen_split_count", OptionValue::Int64(4)),
    ];
    options.env_option_overrides.extend(ours.map(|(name, value)| (name.to_owned(), value)));
    Some(options)
}

/// How well XLA compiles.
const LEVEL: &str = "xla_backend_optimization_level";

pub enum Platform {
    Pjrt {
        name: String,
        client: Client,
    },
    /// Records, cuts and lowers; values never exist.
    Null {
        devices: usize,
    },
}

impl Platform {
    pub fn start(config: &PlatformConfig) -> Result<Platform> {
        if config.name == "cpu" {
            pjrt::keep_freed_memory();
        }
        let plugin = Plugin::load(&config.plugin)?;
        let options: Vec<_> =
            config.options.iter().map(|(name, value)| (name.clone(), value.into())).collect();
        let client = Client::create(&plugin, &options)?;
        if client.devices().is_empty() {
            let path = config.plugin.display();
            return Err(Error::runtime(format!("the PJRT plugin {path} offers no device")));
        }
        Ok(Platform::Pjrt { name: config.name.clone(), client })
    }

    pub fn name(&self) -> &str {
        match self {
            Platform::Pjrt { name, .. } => name,
            Platform::Null { .. } => "null",
        }
    }

    /// Whether buffers lie in this process's memory.
    pub(crate) fn is_on_host(&self) -> bool {
        matches!(self, Platform::Pjrt { client, .. } if client.platform_name() == "cpu")
    }

    pub(crate) fn compiling(&self) -> Compiling {
        match self {
            Platform::Pjrt { client, .. } if self.is_on_host() => {
                // What is written for this compiler calls kernels of ours.
                let (options, drafts) = (options_for_cpu(), drafts_for_cpu());
                Compiling { guiding: client.calls_kernels(), options, drafts }
            }
            _ => Compiling::default(),
        }
    }

    /// What makes this platform slower than it could be, if anything does.
    pub fn drawback(&self) -> Option<&'static str> {
        let text = "the plugin takes no kernels of ours, so products of matrices are slower";
        (self.is_on_host() && !self.compiling().guiding).then_some(text)
    }

    pub fn device_count(&self) -> usize {
        match self {
            Platform::Pjrt { client, .. } => client.devices().len(),
            Platform::Null { devices } => *devices,
        }
    }

    /// What the chip calls itself, such as `TPU v5 lite` or `cpu`.
    pub fn device_kind(&self, device: usize) -> &str {
        match self {
            Platform::Pjrt { client, .. } => client.devices()[device].kind(),
            Platform::Null { .. } => "null",
        }
    }

    /// Bytes that the device has; where the plugin does not say, what the host has.
    pub fn memory_limit(&self, device: usize) -> u64 {
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
pub(crate) fn element_type(dtype: hlo::DType) -> pjrt::ElementType {
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
        D::U32 => E::U32,
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
    }
}
