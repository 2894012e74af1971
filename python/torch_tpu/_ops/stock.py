"""Stock kernels for the CPU that read no memory, called with tensors of the device."""

import functools
from collections.abc import Callable
from typing import Any

import torch


def stock(name: str, key: torch._C.DispatchKey) -> Callable[..., Any]:
    """Return the kernel of an operation, such as `"sin"` or `"unbind.int"`, for a dispatch key."""
    packet, _, overload = name.partition(".")
    op = getattr(getattr(torch.ops.aten, packet), overload or "default")
    return functools.partial(op.redispatch, torch._C.DispatchKeySet(key))
