//! Options of XLA:CPU for tests that need a program's numbers, not fast code.

use pjrt::{CompileOptions, OptionValue};

/// Without optimisation, and with the older emitters, which take half as long.
pub fn options() -> CompileOptions {
    let mut options = CompileOptions::default();
    options.env_option_overrides.extend([
        ("xla_backend_optimization_level".to_owned(), OptionValue::Int64(0)),
        ("xla_cpu_use_fusion_emitters".to_owned(), OptionValue::Bool(false)),
    ]);
    options
}
