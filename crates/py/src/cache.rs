//! The places of compiled programs, from the environment.

use engine::{CacheConfig, Error, ErrorKind};
use std::env::{var, var_os};
use std::path::PathBuf;

pub(crate) fn config() -> Result<CacheConfig, Error> {
    let default = CacheConfig::default();
    let size = match var("TORCH_TPU_CACHE_SIZE") {
        Ok(text) => bytes(&text).ok_or_else(|| {
            let got = format!("got {text:?}");
            let text = "environment variable TORCH_TPU_CACHE_SIZE must be a number of bytes such \
                        as 4G, 500M or 64K";
            Error::new(ErrorKind::Value, format!("{text}, {got}"))
        })?,
        Err(_) => default.size,
    };
    let url = var("TORCH_TPU_CACHE_URL").ok().filter(|url| !url.is_empty());
    Ok(CacheConfig { directory: directory(), size, url, warn })
}

/// An empty value turns the folder off.
fn directory() -> Option<PathBuf> {
    let set = |name| var_os(name).filter(|value| !value.is_empty()).map(PathBuf::from);
    match var_os("TORCH_TPU_CACHE_DIR") {
        Some(_) => set("TORCH_TPU_CACHE_DIR"),
        None => {
            let caches = set("XDG_CACHE_HOME").or_else(|| Some(set("HOME")?.join(".cache")));
            Some(caches?.join("torch_tpu"))
        }
    }
}

fn bytes(text: &str) -> Option<u64> {
    let digits = text.trim_end_matches(|c: char| !c.is_ascii_digit());
    let unit = match text[digits.len()..].trim_end_matches(['b', 'B']).trim() {
        "" => 0,
        "K" | "k" => 10,
        "M" | "m" => 20,
        "G" | "g" => 30,
        "T" | "t" => 40,
        _ => return None,
    };
    digits.parse::<u64>().ok()?.checked_mul(1 << unit)
}

/// Threads that compile have no Python frame from which to warn.
fn warn(text: &str) {
    if var("TORCH_TPU_LOG").as_deref() != Ok("error") {
        eprintln!("torch_tpu: {text}");
    }
}
