"""Compares what a call does on the device with what it does in stock PyTorch on the CPU."""

import re
from collections.abc import Callable
from typing import Any

from torch import Tensor
from torch.utils._pytree import tree_map


def outcome(call: Callable[[str], Any], device: str, strides: bool = False) -> Any:
    """Return what a call gives on a device: its results on the host, or its error."""

    def seen(value: Any) -> Any:
        if not isinstance(value, Tensor):
            return value
        host = value.detach().cpu()
        listed = host.tolist() if host.dtype.itemsize > 1 or not host.is_floating_point() else None
        return host.dtype, tuple(host.shape), value.stride() if strides else None, listed

    try:
        return tree_map(seen, call(device))
    except (RuntimeError, IndexError, ValueError, TypeError, NotImplementedError) as error:
        return type(error), re.sub(rf"\b{device}(:0)?\b", "cpu", str(error))


def same(call: Callable[[str], Any], device: str, strides: bool = False) -> None:
    """Require that a call does the same on the device as on the CPU, to the last bit and letter."""
    assert outcome(call, device, strides) == outcome(call, "cpu", strides)
