//! A plugin: a shared library that exports `GetPjrtApi`.

use std::io::Read;
use std::path::{Path, PathBuf};
use std::sync::Arc;

use crate::call::Api;
use crate::error::{Code, Error, Result};
use crate::options::OptionValue;
use crate::sys::{
    PJRT_NamedValue, PJRT_Plugin_Attributes_Args, PJRT_Plugin_Initialize_Args, Slice, Struct,
};

/// The oldest PJRT whose argument structs agree with this crate's.
const OLDEST: (i32, i32) = (0, 54);

/// A loaded plugin. It is never unloaded: its threads may outlive all handles to it.
pub struct Plugin {
    pub(crate) api: Api,
    path: PathBuf,
}

impl Plugin {
    /// Loads and initialises the plugin at `path`.
    ///
    /// On a machine without a TPU, `libtpu` first spends minutes asking a metadata server. The
    /// caller sets `TPU_SKIP_MDS_QUERY=1` in the environment to prevent this.
    pub fn load(path: &Path) -> Result<Arc<Plugin>> {
        check_file(path)?;
        let api = Api::open(path)?;
        let (major, minor) = api.version();
        if major != OLDEST.0 || minor < OLDEST.1 {
            let message = format!(
                "{} speaks PJRT {major}.{minor}; this build speaks {}.x from {}.{} on: install a {} plugin",
                path.display(),
                OLDEST.0,
                OLDEST.0,
                OLDEST.1,
                if (major, minor) < OLDEST { "newer" } else { "matching" },
            );
            return Err(refusal(Code::FailedPrecondition, message));
        }
        api.call(PJRT_Plugin_Initialize_Args::empty())?;
        Ok(Arc::new(Plugin { api, path: path.to_owned() }))
    }

    pub fn path(&self) -> &Path {
        &self.path
    }

    /// The PJRT version the plugin was built with: (major, minor).
    pub fn api_version(&self) -> (i32, i32) {
        self.api.version()
    }

    /// The plugin's attributes, such as `xla_version` and `stablehlo_current_version`. Empty if it
    /// has none.
    pub fn attributes(&self) -> Vec<(String, OptionValue)> {
        let args = self.api.call(PJRT_Plugin_Attributes_Args::empty());
        args.map(|args| named_values(args.attributes.get())).unwrap_or_default()
    }
}

pub(crate) fn named_values(values: &[PJRT_NamedValue<'_>]) -> Vec<(String, OptionValue)> {
    values.iter().filter_map(|value| Some((value.name.text(), value.read()?))).collect()
}

/// Lends `options` to `call` in C form.
pub(crate) fn with_options<R>(
    options: &[(String, OptionValue)],
    call: impl FnOnce(Slice<'_, PJRT_NamedValue<'_>>) -> R,
) -> R {
    let values: Vec<_> = options.iter().map(|(k, v)| PJRT_NamedValue::new(k, v)).collect();
    call(values.as_slice().into())
}

fn refusal(code: Code, message: String) -> Error {
    Error::new(code, "loading the plugin", message)
}

/// Refuses a bad file in plainer words than the dynamic linker's.
fn check_file(path: &Path) -> Result<()> {
    let shown = path.display();
    let mut header = Vec::new();
    let read = std::fs::File::open(path).and_then(|file| file.take(20).read_to_end(&mut header));
    read.map_err(|e| {
        let code = match e.kind() {
            std::io::ErrorKind::NotFound => Code::NotFound,
            std::io::ErrorKind::PermissionDenied => Code::PermissionDenied,
            _ => Code::Unavailable,
        };
        refusal(code, format!("{shown}: {e}"))
    })?;
    let [0x7f, b'E', b'L', b'F', class, .., lo, hi] = header[..] else {
        return Err(refusal(
            Code::InvalidArgument,
            format!("{shown} is not a shared library (it has no ELF header)"),
        ));
    };
    let machine = u16::from_le_bytes([lo, hi]);
    let name = match (class, machine) {
        (2, 62) => "x86_64",
        (2, 183) => "aarch64",
        (2, 243) => "riscv64",
        (1, 3) => "x86",
        (1, 40) => "arm",
        _ => "another architecture",
    };
    if name == std::env::consts::ARCH {
        return Ok(());
    }
    let message =
        format!("{shown} is built for {name}; this process is {}", std::env::consts::ARCH);
    Err(refusal(Code::InvalidArgument, message))
}
