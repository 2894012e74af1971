"""Counts that a script reads: a plan knows no data, so each bin counts as many as the others.

Tokens travel to experts in parts of such sizes. Zeros, which other reads give, are no sizes of
parts.
"""

import contextlib
from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor


def even(total: int, bins: int, dtype: torch.dtype) -> Tensor:
    """Return counts that the host knows."""
    counts = torch.full((bins,), total // bins, dtype=dtype)
    counts[: total % bins] += 1
    return counts.to("tpu")


@contextlib.contextmanager
def even_counts() -> Iterator[None]:
    """Let `torch.bincount` and `torch.histc` of the device give even counts."""
    bincount, histc = torch.bincount, torch.histc

    def even_bincount(input: Tensor, weights: Tensor | None = None, minlength: int = 0) -> Tensor:
        if input.device.type != "tpu" or weights is not None or minlength == 0:
            return bincount(input, weights, minlength)
        return even(input.numel(), minlength, torch.int64)

    def even_histc(input: Tensor, bins: int = 100, *args: Any, **given: Any) -> Tensor:
        if input.device.type != "tpu" or "out" in given:
            return histc(input, bins, *args, **given)
        return even(input.numel(), bins, input.dtype)

    replaced = {"bincount": even_bincount, "histc": even_histc}
    for name, function in replaced.items():
        setattr(torch, name, function)
        setattr(Tensor, name, function)
    try:
        yield
    finally:
        torch.bincount, torch.histc = bincount, histc
        # The methods themselves belong to a base class.
        for name in replaced:
            delattr(Tensor, name)
