//! How XLA:CPU compiles.

use pjrt::{CompileOptions, OptionValue};

/// XLA:CPU computes a cheap value once per user, and removes barriers before it does so unless
/// that pass is disabled. Another one splits reductions into windows, which costs their loops their
/// vectors; ours come in stages already. What the user disables in `XLA_FLAGS` stays disabled.
pub(crate) fn well() -> CompileOptions {
    let mut options = CompileOptions::default();
    let flags = std::env::var("XLA_FLAGS").unwrap_or_default();
    let by_user =
        flags.split_whitespace().filter_map(|f| f.strip_prefix("--xla_disable_hlo_passes="));
    let passes: Vec<_> =
        by_user.chain(["cse_barrier_expander", "tree_reduction_rewriter"]).collect();
    let ours = [
        ("xla_disable_hlo_passes", OptionValue::String(passes.join(","))),
        // The fast kind of maximum and minimum drops NaN in reductions.
        ("xla_cpu_enable_fast_min_max", OptionValue::Bool(false)),
        // XNNPACK's products keep a packed copy of their right operand by its address, and go on
        // using it when other contents come to lie there: weights from before an update in place.
        ("xla_cpu_use_xnnpack", OptionValue::Bool(false)),
        // One kernel at a time, each on all cores: waking other threads takes longer than most.
        ("xla_cpu_enable_concurrency_optimized_scheduler", OptionValue::Bool(false)),
    ];
    options.env_option_overrides.extend(ours.map(|(name, value)| (name.to_owned(), value)));
    options
}

/// Without optimisation, and by older emitters, which take as long to run then but half as long to
/// compile; `None` where the user has chosen. How well programs are compiled may be the user's choice, in `XLA_FLAGS`.
pub(crate) fn quickly() -> Option<CompileOptions> {
    if std::env::var("XLA_FLAGS").is_ok_and(|flags| flags.contains(LEVEL)) {
        return None;
    }
    let mut options = well();
    if cfg!(target_arch = "x86_64") {
        // Without the instruction that adds a product and rounds once: LLVM finds only some of its
        // places then, and which ones depends on what else is in a program.
        let isa = OptionValue::String("AVX".to_owned());
        options.env_option_overrides.insert("xla_cpu_max_isa".to_owned(), isa);
    }
    let ours = [
        (LEVEL, OptionValue::Int64(0)),
        ("xla_cpu_use_fusion_emitters", OptionValue::Bool(false)),
        // Each part is work of its own, and drafts have few kernels.
        ("xla_cpu_parallel_codegen_split_count", OptionValue::Int64(4)),
    ];
    options.env_option_overrides.extend(ours.map(|(name, value)| (name.to_owned(), value)));
    Some(options)
}

/// How well XLA compiles.
const LEVEL: &str = "xla_backend_optimization_level";
