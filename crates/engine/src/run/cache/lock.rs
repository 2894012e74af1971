//! The lock of an entry: one process makes the entry, the others wait. The kernel releases a lock
//! when its owner dies, so no process waits for a dead one.

use std::fs::{File, OpenOptions, TryLockError};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

pub(crate) struct Lock {
    file: File,
    path: PathBuf,
}

impl Lock {
    /// `None` after the limit, if the lock is not wanted any more, or if the file system has no
    /// locks.
    pub(crate) fn wait(path: PathBuf, limit: Duration, wanted: &dyn Fn() -> bool) -> Option<Lock> {
        let start = Instant::now();
        let mut pause = Duration::from_millis(1);
        loop {
            let mut options = OpenOptions::new();
            let file = options.write(true).create(true).truncate(false).mode(0o600).open(&path);
            let file = file.ok()?;
            match file.try_lock() {
                // An owner removes the file before it releases the lock.
                Ok(()) if is_at(&file, &path) => return Some(Lock { file, path }),
                Ok(()) | Err(TryLockError::WouldBlock) => {}
                Err(TryLockError::Error(_)) => return None,
            }
            if start.elapsed() > limit || !wanted() {
                return None;
            }
            std::thread::sleep(pause);
            pause = (pause * 2).min(Duration::from_millis(50));
        }
    }
}

fn is_at(file: &File, path: &Path) -> bool {
    let identity = |m: std::fs::Metadata| (m.dev(), m.ino());
    let (held, found) = (file.metadata().map(identity), path.metadata().map(identity));
    matches!((held, found), (Ok(held), Ok(found)) if held == found)
}

impl Drop for Lock {
    fn drop(&mut self) {
        let _ = std::fs::remove_file(&self.path);
        // Unlocked explicitly: a child that was forked meanwhile also holds the open file.
        let _ = self.file.unlock();
    }
}
