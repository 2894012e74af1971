"""What the environment of tests has to be before anything imports torch."""

import os

# `XLA_FLAGS` of tests that need numbers, not fast code: no optimisation, and emitters that take
# half as long. Programs have no baselines then.
QUICK = "--xla_backend_optimization_level=0 --xla_cpu_use_fusion_emitters=false"


def prepare() -> None:
    """Tests see this machine's CPU, independent of the user's environment."""
    # `make canonical` chooses the programs that the compiler gets.
    for name in [name for name in os.environ if name.startswith("TORCH_TPU_")]:
        if name != "TORCH_TPU_TARGET":
            del os.environ[name]
    # Other tests run at the same time: threads of torch that wait for work leave them the
    # processors.
    os.environ.setdefault("OMP_WAIT_POLICY", "passive")
    os.environ["TORCH_TPU_PLATFORM"] = os.environ.get("TEST_PLATFORM", "cpu")
