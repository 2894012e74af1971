//! The shared tier: an object store that many machines read and write.
//!
//! The store is read after the disk, and written after a compilation. The time for it is bounded. A
//! store that keeps failing is not used any more.

use super::Trouble;
use super::entry;
use super::key::Key;
use object_store::local::LocalFileSystem;
use object_store::path::Path;
use object_store::{Error, ObjectStore};
use std::future::Future;
use std::os::unix::fs::PermissionsExt;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::Duration;
use tokio::runtime::Runtime;
use tokio::task::JoinHandle;

/// A compilation rarely takes longer, so a longer wait would not pay.
const TIME_TO_GET: Duration = Duration::from_secs(10);
const TIME_TO_PUT: Duration = Duration::from_secs(60);
/// The longest wait for uploads at the end of the process.
const TIME_TO_FINISH: Duration = Duration::from_secs(10);

/// Failures after which the store is not used any more.
const MOST_FAILURES: usize = 3;

pub(crate) struct Store {
    sender: Arc<Sender>,
    runtime: Runtime,
    uploads: Mutex<Vec<JoinHandle<()>>>,
}

/// The state that uploads in the background share.
struct Sender {
    url: String,
    store: Box<dyn ObjectStore>,
    /// The part of the address after the bucket.
    prefix: Path,
    failures: AtomicUsize,
    trouble: Arc<Trouble>,
}

impl Store {
    /// An error if the address is invalid; `None`, and a warning, if the store cannot be used.
    pub(crate) fn open(url: &str, trouble: &Arc<Trouble>) -> Result<Option<Store>, String> {
        let runtime = tokio::runtime::Builder::new_multi_thread()
            .worker_threads(1)
            .thread_name("tpu-cache")
            .enable_all()
            .build();
        let connected = connect(url)?.and_then(|found| Ok((found, runtime.map_err(describe)?)));
        match connected {
            Ok(((store, prefix), runtime)) => {
                let (url, trouble) = (url.to_owned(), trouble.clone());
                let failures = AtomicUsize::new(0);
                let sender = Arc::new(Sender { url, store, prefix, failures, trouble });
                Ok(Some(Store { sender, runtime, uploads: Mutex::default() }))
            }
            Err(why) => {
                trouble.note("shared", || {
                    format!("the shared compile cache {url} is not used: {why}")
                });
                Ok(None)
            }
        }
    }

    /// The entry, loaded by `load`, and its bytes.
    pub(crate) fn get<T>(
        &self,
        key: &Key,
        load: &dyn Fn(&[u8]) -> Result<T, String>,
    ) -> Option<(T, Vec<u8>)> {
        let sender = &self.sender;
        let path = sender.path(key);
        let get = async { sender.store.get(&path).await?.bytes().await };
        let bytes = self.runtime.block_on(sender.attempt(TIME_TO_GET, get))?;
        match entry::unpack(key, &bytes).and_then(load) {
            Ok(loaded) => Some((loaded, bytes.into())),
            Err(flaw) => {
                // The program is compiled again, and the new entry replaces the bad one.
                sender.trouble.note("shared", || format!("{}/{path}: {flaw}", sender.url));
                None
            }
        }
    }

    /// Sends an entry in the background.
    pub(crate) fn put(&self, key: &Key, bytes: Vec<u8>) {
        let (sender, path) = (self.sender.clone(), self.sender.path(key));
        let upload = self.runtime.spawn(async move {
            let put = async { sender.store.put(&path, bytes.into()).await };
            sender.attempt(TIME_TO_PUT, put).await;
        });
        let mut uploads = self.uploads.lock().unwrap_or_else(PoisonError::into_inner);
        uploads.retain(|upload| !upload.is_finished());
        uploads.push(upload);
    }

    pub(crate) fn finish(&self) {
        let mut uploads = self.uploads.lock().unwrap_or_else(PoisonError::into_inner);
        let uploads = std::mem::take(&mut *uploads);
        let all = async {
            for upload in uploads {
                let _ = upload.await;
            }
        };
        // Entries that are too late are compiled and sent by the next process that needs them.
        let _ = self.runtime.block_on(async { tokio::time::timeout(TIME_TO_FINISH, all).await });
    }
}

impl Sender {
    fn path(&self, key: &Key) -> Path {
        self.prefix.child(key.folder()).child(key.name())
    }

    /// The answer, or `None` if there is none in time. Failures are counted; a missing entry is no
    /// failure.
    async fn attempt<T>(
        &self,
        time: Duration,
        answer: impl Future<Output = object_store::Result<T>>,
    ) -> Option<T> {
        if self.failures.load(Relaxed) >= MOST_FAILURES {
            return None;
        }
        let why = match tokio::time::timeout(time, answer).await {
            Ok(Ok(answer)) => return Some(answer),
            Ok(Err(Error::NotFound { .. })) => return None,
            Ok(Err(e)) => e.to_string(),
            Err(_) => format!("no answer within {} s", time.as_secs()),
        };
        self.failures.fetch_add(1, Relaxed);
        self.trouble.note("shared", || {
            format!(
                "the shared compile cache {} fails: {why}. Programs are compiled here",
                self.url
            )
        });
        None
    }
}

type Connected = (Box<dyn ObjectStore>, Path);

/// Connects to a store. The outer error is an invalid address; the inner one, a store that cannot
/// be used.
fn connect(url: &str) -> Result<Result<Connected, String>, String> {
    let Some((scheme, rest)) = url.split_once("://") else { return Ok(local(url)) };
    let store = match scheme {
        "file" => return Ok(local(rest)),
        "gs" | "s3" => remote(scheme, url),
        _ => {
            return Err(format!(
                "environment variable TORCH_TPU_CACHE_URL must be a path or begin with file://, \
                 gs:// or s3://, got {url:?}"
            ));
        }
    };
    let prefix = rest.split_once('/').map_or_else(Path::default, |(_, path)| Path::from(path));
    Ok(store.map(|store| (store, prefix)))
}

/// A bucket. Credentials come from the environment variables that each vendor's tools read.
#[cfg(feature = "networks")]
fn remote(scheme: &str, url: &str) -> Result<Box<dyn ObjectStore>, String> {
    use object_store::aws::AmazonS3Builder;
    use object_store::gcp::GoogleCloudStorageBuilder;

    let retry = object_store::RetryConfig {
        max_retries: 2,
        retry_timeout: TIME_TO_GET,
        ..Default::default()
    };
    if scheme == "gs" {
        let bucket = GoogleCloudStorageBuilder::from_env().with_url(url).with_retry(retry);
        bucket.build().map(|store| Box::new(store) as _).map_err(describe)
    } else {
        let bucket = AmazonS3Builder::from_env().with_url(url).with_retry(retry);
        bucket.build().map(|store| Box::new(store) as _).map_err(describe)
    }
}

#[cfg(not(feature = "networks"))]
fn remote(_: &str, url: &str) -> Result<Box<dyn ObjectStore>, String> {
    Err(format!("{url} is on a network, for which this build has no client"))
}

/// A folder that machines share. Its owner and group may be anyone's, but not all users may write.
fn local(path: &str) -> Result<Connected, String> {
    std::fs::create_dir_all(path).map_err(describe)?;
    let mode = std::fs::metadata(path).map_err(describe)?.permissions().mode();
    if mode & 0o002 != 0 {
        return Err("any user could place code there (`chmod o-w` helps)".to_owned());
    }
    let store = LocalFileSystem::new_with_prefix(path).map_err(describe)?;
    Ok((Box::new(store), Path::default()))
}

fn describe(e: impl std::fmt::Display) -> String {
    e.to_string()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[cfg(feature = "networks")]
    #[test]
    fn an_address_names_a_bucket_and_a_folder_in_it() {
        for (url, folder) in [("s3://bucket/a/b", "a/b"), ("gs://bucket/a", "a"), ("s3://b", "")] {
            let (_, prefix) = connect(url).expect("it makes sense").expect("it needs no network");
            assert_eq!(prefix.as_ref(), folder);
        }
    }

    #[test]
    fn an_address_of_another_kind_is_refused() {
        assert!(connect("ftp://x").is_err_and(|why| why.contains("gs://")));
    }
}
