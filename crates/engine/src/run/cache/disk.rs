//! The tier on disk: a folder of this user, in it a folder for each environment, and a file for
//! each program.
//!
//! Entries appear whole, by renaming, so readers need no lock. An error of the file system ends the
//! writing, never the job.

use super::Trouble;
use super::entry;
use super::key::Key;
use super::lock::Lock;
use std::fs::{DirBuilder, File, OpenOptions};
use std::io::{self, ErrorKind, Read, Write};
use std::os::unix::fs::{DirBuilderExt, MetadataExt, OpenOptionsExt, PermissionsExt};
use std::path::{Path, PathBuf};
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::time::{Duration, SystemTime};

/// The longest wait for another process to make an entry. After it, this process makes one too.
const PATIENCE: Duration = Duration::from_secs(300);

/// Age at which a temporary file is taken for the remains of a crash.
const STALE: Duration = Duration::from_secs(3600);

/// Bad entries that are kept for inspection.
const QUARANTINED: usize = 16;

const QUARANTINE: &str = "quarantine";

pub(crate) struct Disk {
    root: PathBuf,
    /// Bytes that the entries may take.
    limit: u64,
    writing: AtomicBool,
    locking: AtomicBool,
    /// Bytes written since the folder was last measured.
    unmeasured: AtomicU64,
    trouble: Arc<Trouble>,
}

impl Disk {
    /// `None`, and a warning, if the folder cannot be made or trusted.
    pub(crate) fn open(root: &Path, limit: u64, trouble: &Arc<Trouble>) -> Option<Disk> {
        if let Err(why) = prepare(root) {
            let root = root.display();
            trouble.note("disk", || {
                format!(
                    "the compile cache in {root} is not used: {why}. Compiled programs are kept \
                     in memory only; TORCH_TPU_CACHE_DIR names another folder"
                )
            });
            return None;
        }
        Some(Disk {
            root: root.to_owned(),
            limit,
            writing: AtomicBool::new(true),
            locking: AtomicBool::new(true),
            // The first write measures the entries that are already there.
            unmeasured: AtomicU64::new(limit),
            trouble: trouble.clone(),
        })
    }

    fn folder(&self, key: &Key) -> PathBuf {
        self.root.join(key.folder())
    }

    fn path(&self, key: &Key) -> PathBuf {
        self.folder(key).join(key.name())
    }

    /// The entry, loaded by `load`. `None` if there is no entry; an error names the flaw of a bad
    /// one.
    pub(crate) fn read<T>(
        &self,
        key: &Key,
        load: impl Fn(&[u8]) -> Result<T, String>,
    ) -> Result<Option<T>, String> {
        let mut bytes = Vec::new();
        let read = File::open(self.path(key)).and_then(|mut file| {
            file.read_to_end(&mut bytes)?;
            Ok(file)
        });
        let file = match read {
            Ok(file) => file,
            Err(e) => {
                if e.kind() != ErrorKind::NotFound {
                    self.trouble("cannot be read", &e);
                }
                return Ok(None);
            }
        };
        let loaded = load(entry::unpack(key, &bytes)?)?;
        // Entries are removed by the time of their last use. A folder that is read-only keeps the
        // old time.
        let _ = file.set_modified(SystemTime::now());
        Ok(Some(loaded))
    }

    /// The lock for making the entry. Without the lock, two processes may make it, which only costs
    /// time.
    pub(crate) fn lock(&self, key: &Key, wanted: &dyn Fn() -> bool) -> Option<Lock> {
        if !self.writing.load(Relaxed) || !self.locking.load(Relaxed) {
            return None;
        }
        let path = self.folder(key).join(format!(".{}.lock", key.name()));
        let made = make_folder(&self.folder(key)).map_err(|e| self.stop_writing(&e));
        let lock = made.ok().and_then(|()| Lock::wait(path, PATIENCE, wanted));
        // After one failed wait, the process never waits again: waiting for each program would take
        // too long.
        self.locking.store(lock.is_some(), Relaxed);
        lock
    }

    pub(crate) fn write(&self, key: &Key, bytes: &[u8]) {
        let size = bytes.len() as u64;
        if !self.writing.load(Relaxed) || size > self.limit {
            return;
        }
        match self.put(key, bytes) {
            Ok(()) => self.grown(size),
            Err(e) => self.stop_writing(&e),
        }
    }

    fn put(&self, key: &Key, bytes: &[u8]) -> io::Result<()> {
        let folder = self.folder(key);
        make_folder(&folder)?;
        let now = SystemTime::now().duration_since(SystemTime::UNIX_EPOCH).unwrap_or_default();
        let unique = format!(".{}.{}.{}.tmp", key.name(), std::process::id(), now.as_nanos());
        let temporary = folder.join(unique);
        let written = (|| {
            let mut file =
                OpenOptions::new().write(true).create_new(true).mode(0o600).open(&temporary)?;
            file.write_all(bytes)?;
            file.sync_all()?;
            std::fs::rename(&temporary, self.path(key))?;
            File::open(&folder)?.sync_all()
        })();
        if written.is_err() {
            let _ = std::fs::remove_file(&temporary);
        }
        written
    }

    fn stop_writing(&self, e: &io::Error) {
        self.writing.store(false, Relaxed);
        self.trouble("is not written to any more", e);
    }

    fn trouble(&self, what: &str, e: &io::Error) {
        let root = self.root.display();
        self.trouble.note("disk", || {
            format!(
                "the compile cache in {root} {what}: {e}. New programs are kept in memory only; \
                 TORCH_TPU_CACHE_DIR names another folder"
            )
        });
    }

    /// Moves a bad entry to the quarantine, which is never loaded.
    pub(crate) fn quarantine(&self, key: &Key, flaw: &str) {
        let path = self.path(key);
        self.trouble.note("corrupt", || {
            format!("{} was put aside and is compiled again: {flaw}", path.display())
        });
        let folder = self.root.join(QUARANTINE);
        let aside = folder.join(format!("{}-{}", key.folder(), key.name()));
        let moved = make_folder(&folder).and_then(|()| std::fs::rename(&path, aside));
        if moved.is_err() {
            let _ = std::fs::remove_file(&path);
        }
        let mut kept = files_in(&folder);
        kept.sort_by_key(|file| file.used);
        let surplus = kept.len().saturating_sub(QUARANTINED);
        kept.drain(..surplus).for_each(|file| file.remove());
    }

    /// The parts of the key in which the nearest entry of the same program differs.
    pub(crate) fn nearest(&self, key: &Key) -> Option<Vec<&'static str>> {
        let folders = std::fs::read_dir(&self.root).ok()?.flatten();
        let entries = folders.filter_map(|folder| {
            let mut header = [0; entry::HEADER];
            File::open(folder.path().join(key.name())).ok()?.read_exact(&mut header).ok()?;
            Some(key.differences(&entry::key_of(&header)?))
        });
        entries.filter(|differences| !differences.is_empty()).min_by_key(Vec::len)
    }

    /// Measures the folder after some growth, and removes the least recently used entries.
    fn grown(&self, size: u64) {
        let unmeasured = self.unmeasured.fetch_add(size, Relaxed) + size;
        let slack = self.limit / 16;
        if unmeasured <= slack {
            return;
        }
        self.unmeasured.store(0, Relaxed);
        let folders = std::fs::read_dir(&self.root).into_iter().flatten().flatten();
        let folders = folders.filter(|folder| folder.file_name() != QUARANTINE);
        let mut files: Vec<_> = folders.flat_map(|folder| files_in(&folder.path())).collect();
        for file in files.extract_if(.., |file| file.is_hidden) {
            if file.used.elapsed().is_ok_and(|age| age > STALE) {
                file.remove();
            }
        }
        let mut total: u64 = files.iter().map(|file| file.size).sum();
        if total <= self.limit {
            return;
        }
        files.sort_by_key(|file| file.used);
        for file in files {
            if total <= self.limit - slack {
                return;
            }
            total -= file.size;
            file.remove();
        }
    }
}

struct Listed {
    path: PathBuf,
    size: u64,
    used: SystemTime,
    /// True for a lock or an unfinished entry.
    is_hidden: bool,
}

impl Listed {
    /// Removes the file, unless another process already did.
    fn remove(&self) {
        let _ = std::fs::remove_file(&self.path);
    }
}

fn files_in(folder: &Path) -> Vec<Listed> {
    let list = std::fs::read_dir(folder).into_iter().flatten().flatten();
    let file = |file: std::fs::DirEntry| {
        let metadata = file.metadata().ok().filter(|m| m.is_file())?;
        let is_hidden = file.file_name().as_encoded_bytes().starts_with(b".");
        let used = metadata.modified().ok()?;
        Some(Listed { path: file.path(), size: metadata.len(), used, is_hidden })
    };
    list.filter_map(file).collect()
}

fn make_folder(path: &Path) -> io::Result<()> {
    DirBuilder::new().recursive(true).mode(0o700).create(path)
}

/// Makes the folder if it is missing; refuses one in which others could place code.
fn prepare(root: &Path) -> Result<(), String> {
    make_folder(root).map_err(|e| e.to_string())?;
    let folder = root.metadata().map_err(|e| e.to_string())?;
    // The files of a process in /proc belong to its user. Root may write anywhere.
    let us = Path::new("/proc/self").metadata().map_err(|e| format!("/proc/self: {e}"))?.uid();
    if folder.uid() != us && folder.uid() != 0 {
        return Err(format!("it belongs to user {}, who could place code there", folder.uid()));
    }
    let mode = folder.permissions().mode();
    if mode & 0o022 != 0 {
        let mode = mode & 0o777;
        return Err(format!(
            "its mode is {mode:o}, so other users could place code there (`chmod go-w` helps)"
        ));
    }
    Ok(())
}
