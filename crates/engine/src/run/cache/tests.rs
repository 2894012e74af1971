//! The tiers with damaged files, other processes, full folders and folders of other users.

use super::*;
use crate::plan::code::Compilable;
use pjrt::CompileOptions;
use std::fs;
use std::os::unix::fs::PermissionsExt;
use std::path::Path;
use std::sync::atomic::{AtomicUsize, Ordering::Relaxed};
use std::time::{Duration, Instant, SystemTime};

/// An empty folder that is removed when dropped.
struct Folder(PathBuf);

impl Folder {
    fn new() -> Folder {
        static NEXT: AtomicUsize = AtomicUsize::new(0);
        let n = NEXT.fetch_add(1, Relaxed);
        let path = std::env::temp_dir().join(format!("tpu-cache-{}-{n}", std::process::id()));
        fs::create_dir_all(&path).expect("a folder");
        set_mode(&path, 0o700);
        Folder(path)
    }

    fn join(&self, name: &str) -> PathBuf {
        self.0.join(name)
    }
}

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = fs::remove_dir_all(&self.0);
    }
}

fn set_mode(path: &Path, mode: u32) {
    fs::set_permissions(path, fs::Permissions::from_mode(mode)).expect("chmod");
}

/// A cache over these tiers, for a machine with these flags.
fn open(disk: Option<&Path>, size: u64, url: Option<&Path>, flags: &str) -> (Cache, Arc<Metrics>) {
    let metrics = Arc::<Metrics>::default();
    let warned = Mutex::default();
    let trouble = Arc::new(Trouble { warn: |_| {}, metrics: metrics.clone(), warned });
    let disk = disk.and_then(|path| Disk::open(path, size, &trouble));
    let shared = url.and_then(|url| {
        Store::open(url.to_str().expect("a plain path"), &trouble).expect("an address")
    });
    let mut environment = [blake3::hash(b"the same"); key::PARTS.len() - 2];
    environment[3] = blake3::hash(flags.as_bytes());
    (Cache { tiers: Some(Tiers { environment, trouble, disk, shared }) }, metrics)
}

fn disk_only(folder: &Folder) -> (Cache, Arc<Metrics>) {
    open(Some(&folder.0), 1 << 20, None, "")
}

fn text(bytes: &[u8]) -> Result<String, String> {
    String::from_utf8(bytes.to_vec()).map_err(|e| e.to_string())
}

fn find(cache: &Cache, program: &str) -> Found<String> {
    let source = Compilable { text: program.to_owned(), options: CompileOptions::default() };
    cache.find(&source, &|| true, &text)
}

fn keep(cache: &Cache, miss: Miss, payload: impl Into<Vec<u8>>) {
    let entry = cache.pack(miss, || Ok::<_, String>(payload.into()));
    cache.store(entry.expect("a place for it"));
}

/// The tier that had the program, which is stored if no tier had it.
fn make(cache: &Cache, program: &str) -> &'static str {
    match find(cache, program) {
        Found::Disk(found) => {
            assert_eq!(found, format!("made of {program}"));
            "disk"
        }
        Found::Shared(found) => {
            assert_eq!(found, format!("made of {program}"));
            "shared"
        }
        Found::Nowhere(miss) => {
            keep(cache, miss, format!("made of {program}"));
            "made"
        }
    }
}

/// The only entry in a folder of folders.
fn entry_in(root: &Path) -> PathBuf {
    let folders = fs::read_dir(root).expect("a folder").flatten();
    let mut files = folders
        .filter(|folder| folder.file_name() != "quarantine")
        .flat_map(|folder| fs::read_dir(folder.path()).expect("a folder").flatten());
    let file = files.next().expect("an entry").path();
    assert!(files.next().is_none(), "more than one file is left in {}", root.display());
    file
}

#[test]
fn the_next_process_finds_a_stored_program() {
    let folder = Folder::new();
    assert_eq!(make(&disk_only(&folder).0, "p"), "made");
    let (cache, metrics) = disk_only(&folder);
    assert_eq!(make(&cache, "p"), "disk");
    assert_eq!(make(&cache, "q"), "made");
    assert_eq!(metrics.get(Counter::CacheFailures), 0);
}

#[test]
fn a_damaged_entry_is_put_aside_and_rewritten() {
    let folder = Folder::new();
    let (cache, metrics) = disk_only(&folder);
    make(&cache, "p");
    let path = entry_in(&folder.0);
    let good = fs::read(&path).expect("an entry");
    let mut flipped = good.clone();
    flipped[good.len() - 1] ^= 1;
    for bad in [&flipped[..], &good[..100], &[]] {
        fs::write(&path, bad).expect("damage");
        assert_eq!(make(&cache, "p"), "made");
        assert_eq!(fs::read(&path).expect("an entry"), good);
        assert_eq!(make(&cache, "p"), "disk");
    }
    assert_eq!(metrics.get(Counter::CacheFailures), 3);
    assert_eq!(fs::read_dir(folder.join("quarantine")).expect("a folder").count(), 1);
}

/// The bytes match their hash, but cannot be loaded.
#[test]
fn an_entry_that_does_not_load_is_put_aside() {
    let folder = Folder::new();
    let (cache, _) = disk_only(&folder);
    let Found::Nowhere(miss) = find(&cache, "p") else { panic!("it was never stored") };
    keep(&cache, miss, [0xff]);
    assert_eq!(make(&cache, "p"), "made");
    assert_eq!(make(&cache, "p"), "disk");
}

#[test]
fn a_program_that_cannot_be_written_is_made_again() {
    let folder = Folder::new();
    let (cache, metrics) = disk_only(&folder);
    let Found::Nowhere(miss) = find(&cache, "p") else { panic!("it was never stored") };
    assert!(cache.pack(miss, || Err("the plugin cannot")).is_none());
    assert_eq!(metrics.get(Counter::CacheFailures), 1);
    assert_eq!(make(&cache, "p"), "made");
    assert_eq!(make(&cache, "p"), "disk");
}

#[test]
fn the_quarantine_is_bounded() {
    let folder = Folder::new();
    let (cache, _) = disk_only(&folder);
    for i in 0..40 {
        let program = format!("p{i}");
        let Found::Nowhere(miss) = find(&cache, &program) else { panic!("a new program") };
        keep(&cache, miss, [0xff]);
        make(&cache, &program);
    }
    assert_eq!(fs::read_dir(folder.join("quarantine")).expect("a folder").count(), 16);
}

#[test]
fn the_least_recently_used_entries_are_removed_first() {
    let folder = Folder::new();
    let entry = (entry::HEADER + "made of p00".len()) as u64;
    let (cache, _) = open(Some(&folder.0), entry * 10, None, "");
    for i in 0..10 {
        make(&cache, &format!("p{i:02}"));
        age(&folder, &format!("p{i:02}"), 100 - i);
    }
    assert_eq!(make(&cache, "p00"), "disk");
    assert_eq!(make(&cache, "p10"), "made");
    assert_eq!(make(&cache, "p00"), "disk");
    assert_eq!(make(&cache, "p09"), "disk");
    assert_eq!(make(&cache, "p01"), "made");
    let left = fs::read_dir(entry_folder(&folder)).expect("a folder").count();
    assert!(left <= 10, "{left} entries are left");
    let (tiny, _) = open(Some(&folder.0), entry - 1, None, "");
    assert_eq!(make(&tiny, "p99"), "made");
    assert_eq!(make(&tiny, "p99"), "made");
}

fn entry_folder(folder: &Folder) -> PathBuf {
    let mut folders = fs::read_dir(&folder.0).expect("a folder").flatten();
    folders.next().expect("an environment").path()
}

fn age(folder: &Folder, program: &str, seconds: u64) {
    let name = blake3::hash(program.as_bytes()).to_hex();
    let file = fs::File::open(entry_folder(folder).join(name.as_str())).expect("an entry");
    file.set_modified(SystemTime::now() - Duration::from_secs(seconds)).expect("a time");
}

#[test]
fn a_folder_in_which_others_could_place_code_is_refused() {
    for mode in [0o777, 0o770, 0o722] {
        let folder = Folder::new();
        set_mode(&folder.0, mode);
        let (cache, metrics) = disk_only(&folder);
        assert_eq!(metrics.get(Counter::CacheFailures), 1, "mode {mode:o}");
        assert_eq!(make(&cache, "p"), "made");
        assert_eq!(make(&cache, "p"), "made");
        assert_eq!(fs::read_dir(&folder.0).expect("a folder").count(), 0);
    }
}

#[test]
fn a_new_folder_is_private() {
    let folder = Folder::new();
    let inner = folder.join("a/b");
    make(&open(Some(&inner), 1 << 20, None, "").0, "p");
    for path in [&inner, &folder.join("a"), &entry_in(&inner)] {
        let mode = fs::metadata(path).expect("it exists").permissions().mode();
        assert_eq!(mode & 0o077, 0, "{}", path.display());
    }
}

/// A plain file has the name of the entries' folder, so nothing can be written.
#[test]
fn a_folder_that_cannot_be_written_to_is_left_alone() {
    let folder = Folder::new();
    make(&disk_only(&folder).0, "p");
    let entries = entry_folder(&folder);
    fs::remove_dir_all(&entries).expect("it goes");
    fs::write(&entries, "in the way").expect("a file");
    let (cache, metrics) = disk_only(&folder);
    for program in ["p", "q", "p"] {
        assert_eq!(make(&cache, program), "made");
    }
    assert!(metrics.get(Counter::CacheFailures) > 0);
}

#[test]
fn a_folder_that_vanishes_is_made_again() {
    let folder = Folder::new();
    let (cache, _) = disk_only(&folder);
    make(&cache, "p");
    fs::remove_dir_all(&folder.0).expect("it goes");
    assert_eq!(make(&cache, "p"), "made");
    assert_eq!(make(&cache, "p"), "disk");
}

#[test]
fn threads_that_want_one_program_make_it_once() {
    let folder = Folder::new();
    let made = AtomicUsize::new(0);
    std::thread::scope(|scope| {
        for _ in 0..8 {
            scope.spawn(|| {
                let (cache, _) = disk_only(&folder);
                if let Found::Nowhere(miss) = find(&cache, "p") {
                    made.fetch_add(1, Relaxed);
                    std::thread::sleep(Duration::from_millis(100));
                    keep(&cache, miss, "made of p");
                }
            });
        }
    });
    assert_eq!(made.into_inner(), 1);
    // The lock file is removed too.
    entry_in(&folder.0);
}

#[test]
fn a_lock_that_a_dead_process_left_is_taken_over() {
    let folder = Folder::new();
    let path = folder.join("lock");
    fs::write(&path, "").expect("a file");
    let start = Instant::now();
    let lock = Lock::wait(path.clone(), Duration::from_secs(60), &|| true);
    assert!(lock.is_some() && start.elapsed() < Duration::from_secs(1));
    drop(lock);
    assert!(!path.exists());
}

#[test]
fn no_process_waits_forever_for_a_lock() {
    let folder = Folder::new();
    let path = folder.join("lock");
    let _held = Lock::wait(path.clone(), Duration::ZERO, &|| true).expect("it is free");
    assert!(Lock::wait(path.clone(), Duration::from_millis(20), &|| true).is_none());
    assert!(Lock::wait(path, Duration::from_secs(60), &|| false).is_none());
}

#[test]
fn a_compilation_that_failed_lets_the_next_one_try() {
    let folder = Folder::new();
    let (cache, _) = disk_only(&folder);
    drop(find(&cache, "p"));
    assert_eq!(make(&cache, "p"), "made");
}

#[test]
fn a_miss_names_the_parts_that_differ_from_the_nearest_entry() {
    let folder = Folder::new();
    make(&disk_only(&folder).0, "p");
    let (cache, _) = open(Some(&folder.0), 1 << 20, None, "--other");
    let Found::Nowhere(miss) = find(&cache, "p") else { panic!("the flags differ") };
    assert_eq!(miss.nearest, Some(vec!["flags"]));
    let Found::Nowhere(miss) = find(&cache, "q") else { panic!("a new program") };
    assert_eq!(miss.nearest, None);
}

#[test]
fn a_machine_with_an_empty_disk_is_served_by_the_shared_store() {
    let (store, here, there) = (Folder::new(), Folder::new(), Folder::new());
    let (first, _) = open(Some(&here.0), 1 << 20, Some(&store.0), "");
    assert_eq!(make(&first, "p"), "made");
    first.finish();
    let (second, metrics) = open(Some(&there.0), 1 << 20, Some(&store.0), "");
    assert_eq!(make(&second, "p"), "shared");
    assert_eq!(make(&second, "p"), "disk");
    let (diskless, _) = open(None, 0, Some(&store.0), "");
    assert_eq!(make(&diskless, "p"), "shared");
    assert_eq!(metrics.get(Counter::CacheFailures), 0);
}

#[test]
fn a_damaged_shared_entry_is_rewritten() {
    let store = Folder::new();
    let (cache, metrics) = open(None, 0, Some(&store.0), "");
    make(&cache, "p");
    cache.finish();
    let path = entry_in(&store.0);
    let mut bytes = fs::read(&path).expect("an entry");
    bytes[20] ^= 1;
    fs::write(&path, bytes).expect("damage");
    assert_eq!(make(&cache, "p"), "made");
    cache.finish();
    assert_eq!(make(&cache, "p"), "shared");
    assert_eq!(metrics.get(Counter::CacheFailures), 1);
}

#[test]
fn a_shared_store_that_fails_is_left_alone() {
    let store = Folder::new();
    let (cache, metrics) = open(None, 0, Some(&store.0), "");
    fs::remove_dir_all(&store.0).expect("it goes");
    fs::write(&store.0, "in the way").expect("a file");
    for i in 0..10 {
        assert_eq!(make(&cache, &format!("p{i}")), "made");
        // Each upload ends before the next one starts, so exactly three fail.
        cache.finish();
    }
    assert_eq!(metrics.get(Counter::CacheFailures), 3);
    fs::remove_file(&store.0).expect("it goes");
}
