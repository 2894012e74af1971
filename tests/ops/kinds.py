"""Every kind of check of operations, modules and optimizers, by one name and one call."""

import warnings
from typing import Any

from tests.ops import checks, modules, optimizers, sizes
from tests.ops.checks import Verdict
from tests.ops.samples import DTYPES, OPS

MODULE_KINDS = {
    "train": modules.train,
    "eval": modules.evaluate,
    "layout": modules.layout,
    "state": modules.state,
}
OP_KINDS = {**checks.KINDS, "sizes": sizes.sizes}
KINDS = {**OP_KINDS, **MODULE_KINDS, "optimizer": optimizers.optimizer}


def subjects(kind: str) -> dict[str, Any]:
    """Return the subjects of a kind of check, by name."""
    if kind in MODULE_KINDS:
        return modules.MODULES
    return optimizers.OPTIMIZERS if kind == "optimizer" else OPS


def applies(kind: str, name: str, dtype: str) -> bool:
    """True if torch claims this on the CPU."""
    owner = checks if kind in OP_KINDS else modules if kind in MODULE_KINDS else optimizers
    return owner.applies(kind, subjects(kind)[name], DTYPES[dtype])


def run(kind: str, name: str, dtype: str, most: int | None) -> Verdict:
    """Make one check; `most` bounds the samples."""
    import torch_tpu

    verdict = Verdict()
    torch_tpu.metrics.reset()
    # Debug mode refuses calls because of their data.
    mode = "debug" if kind == "errors" else "fused"
    with warnings.catch_warnings(action="ignore"), torch_tpu.eager_mode(mode):
        KINDS[kind](subjects(kind)[name], DTYPES[dtype], most, verdict)
        torch_tpu.sync()
    verdict.fallbacks = torch_tpu.metrics.fallbacks()
    return verdict
