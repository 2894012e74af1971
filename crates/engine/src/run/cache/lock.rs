//! One process makes an entry, the others wait for it. The kernel lets a lock go with its owner,
//! so nobody waits for a process that died.

use std::fs::{File, OpenOptions, TryLockError};
use std::os::unix::fs::{MetadataExt, OpenOptionsExt};
use std::path::{Path, PathBuf};
use std::time::{Duration, Instant};

pub(crate) struct Lock {
    file: File,
    path: PathBuf,
}

impl Lock {
    /// `None` where it cannot be had: not within the limit, not while anybody wants it, or not
    /// in this file system.
    pub(crate) fn wait(path: PathBuf, limit: Duration, wanted: &dyn Fn() -> bool) -> Option<Lock> {
        let start = Instant::now();
        let mut pause = Duration::from_millis(1);
        loop {
            let mut options = OpenOptions::new();
            let file = options.write(true).create(true).truncate(false).mode(0o600).open(&path);
            let file = file.ok()?;
            match file.try_lock() {
                // An owner removes the file before it lets go of it.
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
        // Closing alone would leave it with a child that was forked meanwhile.
        let _ = self.file.unlock();
    }
}
