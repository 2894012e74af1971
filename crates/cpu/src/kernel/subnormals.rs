//! Subnormal numbers count as zeros, as they do in the threads of XLA:CPU.

use std::arch::asm;

/// While this value lives, this thread reads and writes subnormal numbers as zeros.
pub(crate) struct Flushed {
    before: u64,
}

impl Flushed {
    pub(crate) fn new() -> Self {
        let before = control();
        set_control(before | FLUSH);
        Self { before }
    }
}

impl Drop for Flushed {
    fn drop(&mut self) {
        set_control(self.before);
    }
}

/// The bits that flush: results and operands.
#[cfg(target_arch = "x86_64")]
const FLUSH: u64 = 1 << 15 | 1 << 6;
#[cfg(target_arch = "aarch64")]
const FLUSH: u64 = 1 << 24;

#[cfg(target_arch = "x86_64")]
fn control() -> u64 {
    let mut word = 0u32;
    // SAFETY: the instruction writes the register MXCSR to `word`, which lives here.
    unsafe { asm!("stmxcsr [{}]", in(reg) &raw mut word, options(nostack)) };
    u64::from(word)
}

#[cfg(target_arch = "x86_64")]
fn set_control(word: u64) {
    let word = word as u32;
    // SAFETY: `word` differs from the thread's own by `FLUSH` alone, and `Flushed` restores it. No
    // code that runs meanwhile relies on subnormal numbers.
    unsafe { asm!("ldmxcsr [{}]", in(reg) &raw const word, options(nostack)) };
}

#[cfg(target_arch = "aarch64")]
fn control() -> u64 {
    let word: u64;
    // SAFETY: the instruction reads the register FPCR.
    unsafe { asm!("mrs {}, fpcr", out(reg) word, options(nomem, nostack)) };
    word
}

#[cfg(target_arch = "aarch64")]
fn set_control(word: u64) {
    // SAFETY: as for x86-64.
    unsafe { asm!("msr fpcr, {}", in(reg) word, options(nomem, nostack)) };
}

#[cfg(test)]
mod tests {
    use super::Flushed;
    use std::hint::black_box;

    #[test]
    fn subnormal_numbers_are_zeros_for_a_while() {
        let half = || black_box(f32::MIN_POSITIVE) * black_box(0.5);
        let flushed = Flushed::new();
        assert_eq!(half(), 0.0);
        drop(flushed);
        assert!(half() > 0.0);
    }
}
