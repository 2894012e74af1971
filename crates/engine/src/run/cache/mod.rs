//! The tiers of the compile cache that outlive the process: a folder on disk, a shared store.
//!
//! Knows entries as bytes, and their loader as a function. A tier that fails is reported and not
//! used any more. No failure here is an error of the program.

mod disk;
mod entry;
mod key;
mod lock;
mod shared;
#[cfg(test)]
mod tests;

use crate::error::{Error, ErrorKind};
use crate::metrics::{Counter, Metrics};
use crate::plan::code::Compilable;
use crate::platform::Platform;
use disk::Disk;
use key::{Environment, Key};
use lock::Lock;
use shared::Store;
use std::collections::BTreeSet;
use std::fmt::Display;
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

/// The places that keep compiled programs beyond the process.
#[derive(Clone, Debug)]
pub struct CacheConfig {
    pub directory: Option<PathBuf>,
    /// Most bytes of the directory.
    pub size: u64,
    /// A path, `file://`, `gs://` or `s3://`.
    pub url: Option<String>,
    /// Called on any thread, with the first failure of each kind.
    pub warn: fn(&str),
}

impl Default for CacheConfig {
    fn default() -> Self {
        Self { directory: None, size: 4 << 30, url: None, warn: |_| {} }
    }
}

/// Failures of the tiers: all are counted, and the first of each kind is a warning.
pub(crate) struct Trouble {
    warn: fn(&str),
    metrics: Arc<Metrics>,
    warned: Mutex<BTreeSet<&'static str>>,
}

impl Trouble {
    fn note(&self, kind: &'static str, text: impl FnOnce() -> String) {
        self.metrics.add(Counter::CacheFailures, 1);
        if self.warned.lock().unwrap_or_else(PoisonError::into_inner).insert(kind) {
            (self.warn)(&text());
        }
    }
}

pub(crate) struct Cache {
    tiers: Option<Tiers>,
}

struct Tiers {
    environment: Environment,
    trouble: Arc<Trouble>,
    disk: Option<Disk>,
    shared: Option<Store>,
}

/// The tier that had a program.
pub(crate) enum Found<T> {
    Disk(T),
    Shared(T),
    Nowhere(Miss),
}

/// A program that has to be compiled. Other processes wait until its entry is stored or this is
/// dropped.
pub(crate) struct Miss {
    key: Option<Box<Key>>,
    lock: Option<Lock>,
    /// The parts of the key in which the nearest entry of the same program differs.
    pub(crate) nearest: Option<Vec<&'static str>>,
}

/// A compiled program, to be stored in the tiers.
pub(crate) struct Entry {
    key: Box<Key>,
    bytes: Vec<u8>,
    _lock: Option<Lock>,
}

impl Cache {
    /// Opens the tiers. Only an invalid address is an error; a tier that cannot be used is left
    /// out.
    pub(crate) fn open(
        config: &CacheConfig,
        platform: &Platform,
        metrics: &Arc<Metrics>,
    ) -> crate::Result<Cache> {
        let Some(environment) = key::environment(platform) else {
            return Ok(Cache { tiers: None });
        };
        let warned = Mutex::default();
        let trouble = Arc::new(Trouble { warn: config.warn, metrics: metrics.clone(), warned });
        let directory = config.directory.as_deref();
        let disk = directory.and_then(|path| Disk::open(path, config.size, &trouble));
        let shared = match &config.url {
            Some(url) => Store::open(url, &trouble).map_err(|e| Error::new(ErrorKind::Value, e))?,
            None => None,
        };
        let any = disk.is_some() || shared.is_some();
        let tiers = any.then(|| Tiers { environment, trouble, disk, shared });
        Ok(Cache { tiers })
    }

    /// Looks up a program by its text and its options. `load` makes its bytes runnable, or names
    /// their flaw. A wait for another process ends when `wanted` returns false.
    pub(crate) fn find<T>(
        &self,
        program: &Compilable,
        wanted: &dyn Fn() -> bool,
        load: &dyn Fn(&[u8]) -> Result<T, String>,
    ) -> Found<T> {
        match &self.tiers {
            Some(tiers) => tiers.find(Key::new(program, &tiers.environment), wanted, load),
            None => Found::Nowhere(Miss { key: None, lock: None, nearest: None }),
        }
    }

    /// The miss of a program that is compiled a second time.
    pub(crate) fn again(&self, program: &Compilable) -> Miss {
        let key = self.tiers.as_ref().map(|t| Box::new(Key::new(program, &t.environment)));
        Miss { key, lock: None, nearest: None }
    }

    /// The entry of a compiled program. `payload` is called only if a tier can store it.
    pub(crate) fn pack<E: Display>(
        &self,
        miss: Miss,
        payload: impl FnOnce() -> Result<Vec<u8>, E>,
    ) -> Option<Entry> {
        let (Some(tiers), Some(key)) = (&self.tiers, miss.key) else { return None };
        match payload() {
            Ok(payload) => {
                let bytes = entry::pack(&key, &payload);
                Some(Entry { key, bytes, _lock: miss.lock })
            }
            Err(e) => {
                tiers.trouble.note("payload", || {
                    format!("a program is kept in memory only, as the plugin cannot write it: {e}")
                });
                None
            }
        }
    }

    pub(crate) fn store(&self, entry: Entry) {
        let Some(tiers) = &self.tiers else { return };
        if let Some(disk) = &tiers.disk {
            disk.write(&entry.key, &entry.bytes);
        }
        if let Some(shared) = &tiers.shared {
            shared.put(&entry.key, entry.bytes);
        }
    }

    /// Waits a limited time for the uploads to the shared store.
    pub(crate) fn finish(&self) {
        if let Some(shared) = self.tiers.as_ref().and_then(|tiers| tiers.shared.as_ref()) {
            shared.finish();
        }
    }
}

impl Tiers {
    fn find<T>(
        &self,
        key: Key,
        wanted: &dyn Fn() -> bool,
        load: &dyn Fn(&[u8]) -> Result<T, String>,
    ) -> Found<T> {
        let (found, lock) = self.find_on_disk(&key, wanted, load);
        if let Some(found) = found {
            return Found::Disk(found);
        }
        if let Some(shared) = &self.shared
            && let Some((found, bytes)) = shared.get(&key, load)
        {
            if let Some(disk) = &self.disk {
                disk.write(&key, &bytes);
            }
            return Found::Shared(found);
        }
        let nearest = self.disk.as_ref().and_then(|disk| disk.nearest(&key));
        Found::Nowhere(Miss { key: Some(Box::new(key)), lock, nearest })
    }

    fn find_on_disk<T>(
        &self,
        key: &Key,
        wanted: &dyn Fn() -> bool,
        load: &dyn Fn(&[u8]) -> Result<T, String>,
    ) -> (Option<T>, Option<Lock>) {
        let Some(disk) = &self.disk else { return (None, None) };
        if let Ok(Some(found)) = disk.read(key, load) {
            return (Some(found), None);
        }
        let lock = disk.lock(key, wanted);
        // The last owner of the lock may have written the entry.
        match disk.read(key, load) {
            Ok(Some(found)) => (Some(found), None),
            Ok(None) => (None, lock),
            Err(flaw) => {
                disk.quarantine(key, &flaw);
                (None, lock)
            }
        }
    }
}
