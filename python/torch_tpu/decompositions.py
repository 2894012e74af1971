"""Operations that torch itself knows how to write as simpler ones.

The order of answers for an operation is: a row of the core, a decomposition named here, the CPU.
The decompositions are torch's own, and are imported when the first of them is called.
"""

import functools
from collections.abc import Callable
from typing import Any

import torch

NAMES: tuple[str, ...] = ()

# Lives as long as the process: a Library undoes its registrations when it dies.
_library = torch.library.Library("aten", "IMPL")


def register() -> None:
    """Register every decomposition whose operation no row answers."""
    for name in NAMES:
        if not torch._C._dispatch_has_kernel_for_dispatch_key(f"aten::{name}", "PrivateUse1"):
            _library.impl(name, functools.partial(_decompose, name), "PrivateUse1")


def _decompose(name: str, *args: Any, **kwargs: Any) -> Any:
    return _function(name)(*args, **kwargs)


@functools.cache
def _function(name: str) -> Callable[..., Any]:
    import torch._decomp
    import torch._refs

    op, _, overload = name.partition(".")
    return torch._decomp.decomposition_table[
        getattr(getattr(torch.ops.aten, op), overload or "default")
    ]
