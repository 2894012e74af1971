//! The key of an executable: hashes of the program and of its environment.

use crate::plan::code::Compilable;
use crate::platform::{Described, Platform};
use blake3::Hash;
use std::io::{Read, Seek, SeekFrom};
use std::path::Path;

/// The names of a key's hashes, in their order.
pub(crate) const PARTS: [&str; 7] =
    ["program", "compile options", "plugin", "platform", "chips", "flags", "package"];

/// The hashes after the program and its options; equal for all programs of a process.
pub(crate) type Environment = [Hash; PARTS.len() - 2];

#[derive(Clone, Debug, PartialEq)]
pub(crate) struct Key {
    pub(crate) parts: [Hash; PARTS.len()],
}

impl Key {
    pub(crate) fn new(program: &Compilable, environment: &Environment) -> Key {
        let mut parts = [blake3::hash(program.text.as_bytes()); PARTS.len()];
        parts[1] = blake3::hash(&program.options.encode());
        parts[2..].copy_from_slice(environment);
        Key { parts }
    }

    /// The key as one hash.
    pub(crate) fn hash(&self) -> Hash {
        hash_of(&self.parts)
    }

    /// The folder of all programs with these options and this environment.
    pub(crate) fn folder(&self) -> String {
        hash_of(&self.parts[1..]).to_hex()[..32].to_owned()
    }

    /// The name of the program's entry in each such folder.
    pub(crate) fn name(&self) -> String {
        self.parts[0].to_hex().to_string()
    }

    /// The names of the parts in which another key differs.
    pub(crate) fn differences(&self, other: &Key) -> Vec<&'static str> {
        let pairs = self.parts.iter().zip(&other.parts).zip(PARTS);
        pairs.filter(|((ours, theirs), _)| ours != theirs).map(|(_, name)| name).collect()
    }
}

fn hash_of(parts: &[Hash]) -> Hash {
    let bytes: Vec<u8> = parts.iter().flat_map(|part| *part.as_bytes()).collect();
    blake3::hash(&bytes)
}

/// The environment of this process, in the order of the last [`PARTS`]. `None` without a plugin.
pub(crate) fn environment(platform: &Platform) -> Option<Environment> {
    let backend = platform.backend();
    let (plugin, name, version, mut kinds) = match platform {
        Platform::Pjrt { client, .. } => {
            let kinds: Vec<_> = client.devices().iter().map(|device| device.kind()).collect();
            (client.plugin(), client.platform_name(), client.platform_version(), kinds)
        }
        // The same as a process on such a chip.
        Platform::Described(Described { plugin, topology, device, .. }) => {
            let (name, version) = (topology.platform_name(), topology.platform_version());
            (plugin, name, version, vec![&*device.kind])
        }
        Platform::Null { .. } => return None,
    };
    // A program is for one device, so it makes no difference how many there are.
    kinds.dedup();
    let chips = format!("{}{}", kinds.join("\n"), backend.processor());
    let attributes = plugin.attributes();
    let file = fingerprint(plugin.path());
    let package = format!("{} {}", env!("CARGO_PKG_VERSION"), super::entry::VERSION);
    Some([
        hash_text(&format!("{:?} {attributes:?} {file}", plugin.api_version())),
        hash_text(&format!("{name} {version}")),
        hash_text(&chips),
        hash_text(&flags()),
        hash_text(&package),
    ])
}

fn hash_text(text: &str) -> Hash {
    blake3::hash(text.as_bytes())
}

/// A hash that distinguishes builds of a plugin with equal versions. The ends of the file hold its
/// build id and its tables; the whole file would take too long to read.
fn fingerprint(plugin: &Path) -> Hash {
    const END: u64 = 1 << 16;
    let mut hasher = blake3::Hasher::new();
    let mut read = || -> std::io::Result<()> {
        let mut file = std::fs::File::open(plugin)?;
        let size = file.metadata()?.len();
        let mut ends = size.to_le_bytes().to_vec();
        (&file).take(END).read_to_end(&mut ends)?;
        file.seek(SeekFrom::Start(size.saturating_sub(END)))?;
        file.read_to_end(&mut ends)?;
        hasher.update(&ends);
        Ok(())
    };
    // If the file was removed after the plugin was loaded, only its versions count.
    let _ = read();
    hasher.finalize()
}

/// The compilers' own variables.
fn flags() -> String {
    let words = |name| {
        let value = std::env::var(name).unwrap_or_default();
        value.split_whitespace().collect::<Vec<_>>().join(" ")
    };
    format!("{}\n{}", words("XLA_FLAGS"), words("LIBTPU_INIT_ARGS"))
}
