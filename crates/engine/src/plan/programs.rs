//! The memory tier of the compile cache: programs by their words.

use super::program::{Library, Program};
use hashbrown::HashTable;
use std::sync::Arc;

#[derive(Default)]
pub(super) struct Programs {
    table: HashTable<Arc<Program>>,
}

impl Programs {
    pub(super) fn find(&self, words: &[u32]) -> Option<Arc<Program>> {
        self.table.find(hash(words), |p| *p.words == *words).cloned()
    }

    pub(super) fn insert(&mut self, program: Program, library: &Library) -> Arc<Program> {
        let (words, program) = (program.words.clone(), library.keep(program));
        self.table.insert_unique(hash(&words), program.clone(), |p| hash(&p.words));
        program
    }
}

/// A quick hash; the table compares all words.
fn hash(words: &[u32]) -> u64 {
    const K: u64 = 0x9E37_79B9_7F4A_7C15;
    let h = words.iter().fold(K, |h: u64, &w| (h.rotate_left(23) ^ u64::from(w)).wrapping_mul(K));
    h ^ h >> 32
}
