//! The format of an entry in a file: its key, its length, the hash of its payload, and the payload.
//!
//! An executable is code, and a loader may crash on broken code or compute wrong numbers. So every
//! byte of an entry is checked before the payload is returned.

use super::key::{Key, PARTS};
use blake3::Hash;

pub(crate) const VERSION: u32 = 4;

const MAGIC: [u8; 8] = *b"tpucache";
const HASH: usize = blake3::OUT_LEN;
/// Magic, version, key, parts: the same for every entry of a key.
const ECHO: usize = MAGIC.len() + 4 + HASH + PARTS.len() * HASH;
/// The echo, the payload's length and its hash.
pub(crate) const HEADER: usize = ECHO + 8 + HASH;

fn echo(key: &Key) -> Vec<u8> {
    let mut bytes = MAGIC.to_vec();
    bytes.extend(VERSION.to_le_bytes());
    bytes.extend(key.hash().as_bytes());
    key.parts.iter().for_each(|part| bytes.extend(part.as_bytes()));
    bytes
}

pub(crate) fn pack(key: &Key, payload: &[u8]) -> Vec<u8> {
    let mut bytes = echo(key);
    bytes.extend((payload.len() as u64).to_le_bytes());
    bytes.extend(blake3::hash(payload).as_bytes());
    bytes.extend(payload);
    bytes
}

/// The payload, or the flaw of the entry.
pub(crate) fn unpack<'a>(key: &Key, bytes: &'a [u8]) -> Result<&'a [u8], String> {
    let flaw = |text: &str| Err(text.to_owned());
    let Some((header, payload)) = bytes.split_at_checked(HEADER) else {
        return flaw("it ends in its header");
    };
    let (found, rest) = header.split_at(ECHO);
    let (length, digest) = rest.split_at(8);
    if found[..MAGIC.len()] != MAGIC {
        return flaw("it is not an entry");
    }
    if found[..MAGIC.len() + 4] != echo(key)[..MAGIC.len() + 4] {
        return flaw("it is of another version");
    }
    if found != echo(key) {
        return flaw("it belongs to another key");
    }
    if length != (payload.len() as u64).to_le_bytes() {
        return flaw("its length is not the one in its header");
    }
    if digest != blake3::hash(payload).as_bytes() {
        return flaw("its payload does not match its hash");
    }
    Ok(payload)
}

/// The key in the header of any entry.
pub(crate) fn key_of(header: &[u8]) -> Option<Key> {
    let parts = header.get(ECHO - PARTS.len() * HASH..ECHO)?;
    let mut hashes = parts.chunks_exact(HASH).map(Hash::from_slice);
    let mut key = Key { parts: [Hash::from_bytes([0; HASH]); PARTS.len()] };
    for part in &mut key.parts {
        *part = hashes.next()?.ok()?;
    }
    (header[..ECHO] == echo(&key)).then_some(key)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::plan::code::Compilable;
    use pjrt::CompileOptions;

    fn key(program: &str) -> Key {
        let (text, options) = (program.to_owned(), CompileOptions::default());
        let environment = std::array::from_fn(|i| blake3::hash(&[i as u8]));
        Key::new(&Compilable { text, options }, &environment)
    }

    #[test]
    fn an_entry_gives_its_payload_back() {
        for payload in [&b""[..], b"x", &[7; 5000]] {
            let bytes = pack(&key("p"), payload);
            assert_eq!(unpack(&key("p"), &bytes), Ok(payload));
            assert_eq!(key_of(&bytes), Some(key("p")));
            assert_eq!(key_of(&bytes[..HEADER]), Some(key("p")));
        }
    }

    #[test]
    fn no_flipped_bit_goes_unseen() {
        let bytes = pack(&key("p"), b"some code");
        for bit in 0..bytes.len() * 8 {
            let mut flipped = bytes.clone();
            flipped[bit / 8] ^= 1 << (bit % 8);
            assert!(unpack(&key("p"), &flipped).is_err(), "bit {bit}");
        }
    }

    #[test]
    fn no_truncation_and_no_addition_goes_unseen() {
        let bytes = pack(&key("p"), b"some code");
        for length in 0..bytes.len() {
            assert!(unpack(&key("p"), &bytes[..length]).is_err(), "{length} bytes");
        }
        let mut longer = bytes;
        longer.push(0);
        assert!(unpack(&key("p"), &longer).is_err());
    }

    #[test]
    fn other_versions_and_keys_are_refused_by_name() {
        let bytes = pack(&key("p"), b"some code");
        let flaw = unpack(&key("q"), &bytes).expect_err("another key");
        assert!(flaw.contains("another key"), "{flaw}");
        let mut newer = bytes;
        newer[MAGIC.len()] += 1;
        let flaw = unpack(&key("p"), &newer).expect_err("another version");
        assert!(flaw.contains("another version"), "{flaw}");
        assert_eq!(key_of(&newer), None);
    }

    #[test]
    fn keys_name_the_parts_that_differ() {
        let mut other = key("p");
        other.parts[2] = blake3::hash(b"newer");
        other.parts[5] = blake3::hash(b"--fast");
        assert_eq!(key("p").differences(&other), ["plugin", "flags"]);
        assert_eq!(key("p").name(), other.name());
        assert_ne!(key("p").folder(), other.folder());
        assert_ne!(key("p").hash(), other.hash());
    }
}
