//! Counters. Tests assert them to find performance bugs.

use crate::mode::Reason;
use std::collections::BTreeMap;
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering::Relaxed};
use std::sync::{Mutex, PoisonError};

macro_rules! counters {
    ($($(#[$doc:meta])* $variant:ident = $name:literal),* $(,)?) => {
        #[derive(Clone, Copy, Debug, PartialEq, Eq)]
        pub enum Counter { $($(#[$doc])* $variant),* }

        impl Counter {
            pub const ALL: &'static [(Counter, &'static str)] = &[$((Counter::$variant, $name)),*];
        }
    };
}

counters! {
    /// Calls recorded.
    Records = "records",
    /// Traces closed into a program.
    Cuts = "cuts",
    /// Programs that no tier of the cache had, so code was made for them.
    Programs = "programs",
    /// Programs that the compiler compiled, also those that it optimised later.
    Compiles = "compiles",
    /// New programs for which the interpreter was enough.
    Interpreted = "interpreted",
    /// Compilations of programs that had baseline code before.
    Recompiles = "recompiles",
    CacheHitsMemory = "cache_hits_memory",
    CacheHitsDisk = "cache_hits_disk",
    CacheHitsShared = "cache_hits_shared",
    /// Entries that could not be used, and tiers that failed.
    CacheFailures = "cache_failures",
    /// Calls that ran on the CPU.
    Fallbacks = "fallbacks",
    /// Times the host read a value.
    HostReads = "host_reads",
    BytesToDevice = "bytes_h2d",
    BytesToHost = "bytes_d2h",
    /// Input buffers that became outputs.
    Donations = "donations",
    /// Buffers that got another layout because a program for other sizes took them.
    Repacks = "repacks",
    /// Times fused mode bailed out because programs did not come again.
    BailOuts = "bail_outs",
    /// Executions that started before they were recorded.
    Speculations = "speculations",

    /// Speculative executions that were not recorded afterwards.
    SpeculationsWasted = "speculations_wasted",
    /// Collectives in which this process took part.
    Collectives = "collectives",
    /// Those of them that were part of a program.
    CollectivesFused = "collectives_fused",
    /// Bytes that this process gave to collectives.
    BytesCollective = "bytes_collective",
    /// Collectives between programs whose values pass through the host.
    CollectivesHosted = "collectives_hosted",
    /// Bytes of their operands and results.
    BytesHosted = "bytes_hosted",
    /// Nanoseconds spent in the compiler, over all its threads.
    CompileNanoseconds = "compile_ns",
}

#[derive(Default)]
struct DeviceBytes {
    in_use: AtomicU64,
    peak: AtomicU64,
    allocated: AtomicU64,
    freed: AtomicU64,
    buffers: AtomicU64,
}

/// Bytes of living values on one device.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Bytes {
    pub in_use: u64,
    pub peak: u64,
    pub allocated: u64,
    pub freed: u64,
    pub buffers: u64,
}

const MAX_DEVICES: usize = 64;

pub struct Metrics {
    counters: [AtomicU64; Counter::ALL.len()],
    devices: Vec<DeviceBytes>,
    cuts: [AtomicU64; Reason::ALL.len()],
    fingerprint: AtomicU64,
    fallbacks: Mutex<BTreeMap<String, u64>>,
    /// True if device 0 stands for a mesh, of whose devices each holds a part of a value.
    counts_parts: AtomicBool,
    /// Host reads by the user's line.
    reads: Mutex<BTreeMap<String, u64>>,
    guesses: Mutex<BTreeMap<String, u64>>,
}

impl Default for Metrics {
    fn default() -> Self {
        Self {
            counters: Default::default(),
            devices: (0..MAX_DEVICES).map(|_| DeviceBytes::default()).collect(),
            cuts: Default::default(),
            fingerprint: AtomicU64::new(0),
            fallbacks: Mutex::default(),
            counts_parts: AtomicBool::new(false),
            reads: Mutex::default(),
            guesses: Mutex::default(),
        }
    }
}

impl Metrics {
    pub fn get(&self, counter: Counter) -> u64 {
        self.counters[counter as usize].load(Relaxed)
    }

    pub fn add(&self, counter: Counter, n: u64) {
        self.counters[counter as usize].fetch_add(n, Relaxed);
    }

    /// Counts one call on the CPU; true the first time for this op.
    pub fn fallback(&self, op: &str) -> bool {
        self.add(Counter::Fallbacks, 1);
        count(&self.fallbacks, op) == 1
    }

    pub fn fallbacks(&self) -> BTreeMap<String, u64> {
        self.fallbacks.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Counts a cut into a program with this fingerprint.
    pub(crate) fn cut(&self, reason: Reason, program: u128) {
        let before = self.fingerprint.load(Relaxed);
        let words = [before, program as u64, (program >> 64) as u64];
        self.fingerprint.store(hash_words(&words), Relaxed);
        self.add(Counter::Cuts, 1);
        self.cuts[reason as usize].fetch_add(1, Relaxed);
    }

    /// A hash of all programs cut so far, in order. Processes that record the same calls have equal
    /// hashes.
    pub fn fingerprint(&self) -> u64 {
        self.fingerprint.load(Relaxed)
    }

    /// Cuts by their reason.
    pub fn cuts(&self) -> BTreeMap<&'static str, u64> {
        let cuts = Reason::ALL.into_iter().zip(&self.cuts);
        cuts.map(|(reason, n)| (reason.text(), n.load(Relaxed))).filter(|(_, n)| *n > 0).collect()
    }

    pub(crate) fn host_read(&self, line: Option<&str>) {
        self.add(Counter::HostReads, 1);
        count(&self.reads, line.unwrap_or("a thread without Python"));
    }

    /// Host reads by the user's line.
    pub fn reads(&self) -> BTreeMap<String, u64> {
        self.reads.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Counts a host read that got a stand-in, as no device made the value.
    pub(crate) fn guessed_read(&self, line: Option<&str>) {
        count(&self.guesses, line.unwrap_or("a thread without Python"));
    }

    /// Host reads that got a stand-in, by the user's line.
    pub fn guesses(&self) -> BTreeMap<String, u64> {
        self.guesses.lock().unwrap_or_else(PoisonError::into_inner).clone()
    }

    /// Sets every counter to zero, except the bytes in use.
    pub fn reset(&self) {
        self.counters.iter().for_each(|c| c.store(0, Relaxed));
        self.cuts.iter().for_each(|c| c.store(0, Relaxed));
        self.fingerprint.store(0, Relaxed);
        self.fallbacks.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.reads.lock().unwrap_or_else(PoisonError::into_inner).clear();
        self.guesses.lock().unwrap_or_else(PoisonError::into_inner).clear();
    }

    pub(crate) fn count_parts(&self) {
        self.counts_parts.store(true, Relaxed);
    }

    pub(crate) fn counts_parts(&self) -> bool {
        self.counts_parts.load(Relaxed)
    }

    pub(crate) fn allocated(&self, device: usize, bytes: u64) {
        let Some(d) = self.devices.get(device) else { return };
        let now = d.in_use.fetch_add(bytes, Relaxed) + bytes;
        d.peak.fetch_max(now, Relaxed);
        d.allocated.fetch_add(bytes, Relaxed);
        d.buffers.fetch_add(1, Relaxed);
    }

    pub(crate) fn freed(&self, device: usize, bytes: u64) {
        let Some(d) = self.devices.get(device) else { return };
        d.in_use.fetch_sub(bytes, Relaxed);
        d.freed.fetch_add(bytes, Relaxed);
        d.buffers.fetch_sub(1, Relaxed);
    }

    pub fn bytes(&self, device: usize) -> Bytes {
        let Some(d) = self.devices.get(device) else { return Bytes::default() };
        Bytes {
            in_use: d.in_use.load(Relaxed),
            peak: d.peak.load(Relaxed),
            allocated: d.allocated.load(Relaxed),
            freed: d.freed.load(Relaxed),
            buffers: d.buffers.load(Relaxed),
        }
    }

    pub(crate) fn raise_peak(&self, device: usize, bytes: u64) {
        if let Some(d) = self.devices.get(device) {
            d.peak.fetch_max(bytes, Relaxed);
        }
    }

    pub fn reset_peak(&self, device: usize) {
        if let Some(d) = self.devices.get(device) {
            d.peak.store(d.in_use.load(Relaxed), Relaxed);
        }
    }
}

fn count(counts: &Mutex<BTreeMap<String, u64>>, name: &str) -> u64 {
    let mut counts = counts.lock().unwrap_or_else(PoisonError::into_inner);
    // A lookup first: only a new name needs an owned key.
    if let Some(count) = counts.get_mut(name) {
        *count += 1;
        return *count;
    }
    counts.insert(name.to_owned(), 1);
    1
}

/// A quick hash; tables that use it compare whole keys.
pub(crate) fn hash_words(words: &[u64]) -> u64 {
    const K: u64 = 0x9E37_79B9_7F4A_7C15;
    let mix = |h: u64, &w: &u64| (h.rotate_left(23) ^ w).wrapping_mul(K);
    let h = words.iter().fold(words.len() as u64 ^ K, mix);
    h ^ h >> 32
}
