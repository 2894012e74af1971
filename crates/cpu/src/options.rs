//! Compile options of XLA:CPU.

use crate::tuning::options::PARTS;
use hlo::{Recorded, Statement};
use pjrt::{CompileOptions, OptionValue};

/// Passes that are left out. The algebraic simplifier changes values: `(a / b) / (c / d)` overflows
/// as `(a * d) / (b * c)`, and `log(exp(x))` becomes `x`. Barriers are removed by the second pass,
/// which would let XLA:CPU compute a cheap value once per user. The third one splits reductions into
/// windows, whose loops are not vectorised; the target splits reductions into stages already.
const LEFT_OUT: [&str; 3] = ["algsimp", "cse_barrier_expander", "tree_reduction_rewriter"];

/// The pass that makes one kernel of a small loop, for which XLA:CPU has no code for barriers.
const ONE_KERNEL_LOOPS: &str = "small-while-loop-hoisting";

/// Options for full optimisation. The passes that the user disables in `XLA_FLAGS` stay disabled.
pub(crate) fn optimised(program: &Recorded) -> CompileOptions {
    let mut options = CompileOptions::default();
    let flags = std::env::var("XLA_FLAGS").unwrap_or_default();
    let by_user =
        flags.split_whitespace().filter_map(|f| f.strip_prefix("--xla_disable_hlo_passes="));
    let in_loops = has_barrier_in_loop(program).then_some(ONE_KERNEL_LOOPS);
    let passes: Vec<_> = by_user.chain(LEFT_OUT).chain(in_loops).collect();
    let own = [
        ("xla_disable_hlo_passes", OptionValue::String(passes.join(","))),
        // The fast kind of maximum and minimum drops NaN in reductions.
        ("xla_cpu_enable_fast_min_max", OptionValue::Bool(false)),
        // XNNPACK keeps a packed copy of a product's right operand under its address. It still uses
        // the copy when the address holds other contents: weights from before an update in place.
        ("xla_cpu_use_xnnpack", OptionValue::Bool(false)),
        // One kernel at a time, each on all cores: waking other threads takes longer than most
        // kernels.
        ("xla_cpu_enable_concurrency_optimized_scheduler", OptionValue::Bool(false)),
    ];
    options.env_option_overrides.extend(own.map(|(name, value)| (name.to_owned(), value)));
    options
}

fn has_barrier_in_loop(program: &Recorded) -> bool {
    let mut found = false;
    program.block.visit(&mut |s| {
        let is_barrier = |s: &Statement| s.name == "stablehlo.optimization_barrier";
        found |= s.name == "stablehlo.while" && s.regions.iter().any(|body| body.any(is_barrier));
    });
    found
}

/// Options without optimisation, and with older emitters. Their code is as slow but takes half as
/// long to compile. `None` if the user has chosen an optimisation level in `XLA_FLAGS`.
pub(crate) fn quickly(program: &Recorded) -> Option<CompileOptions> {
    if !has_baselines() {
        return None;
    }
    let mut options = optimised(program);
    if cfg!(target_arch = "x86_64") {
        // Without fused multiply-add: LLVM finds only some places for it at this level, and they
        // depend on the rest of the program.
        let isa = OptionValue::String("AVX".to_owned());
        options.env_option_overrides.insert("xla_cpu_max_isa".to_owned(), isa);
    }
    let own = [
        (LEVEL, OptionValue::Int64(0)),
        ("xla_cpu_use_fusion_emitters", OptionValue::Bool(false)),
        ("xla_cpu_parallel_codegen_split_count", OptionValue::Int64(PARTS)),
    ];
    options.env_option_overrides.extend(own.map(|(name, value)| (name.to_owned(), value)));
    Some(options)
}

/// False if the user has chosen an optimisation level.
pub(crate) fn has_baselines() -> bool {
    !std::env::var("XLA_FLAGS").is_ok_and(|flags| flags.contains(LEVEL))
}

/// XLA's flag for the optimisation level.
const LEVEL: &str = "xla_backend_optimization_level";
