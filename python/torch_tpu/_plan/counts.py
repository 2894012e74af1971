"""Counts and choices that a script reads: a plan knows no data, so all bins are chosen as often.

Tokens travel to experts in parts of such sizes. Zeros, which other reads give, are no sizes of
parts.
"""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import Tensor


def even(total: int, bins: int, dtype: torch.dtype) -> Tensor:
    """Return counts that the host knows."""
    counts = torch.full((bins,), total // bins, dtype=dtype)
    counts[: total % bins] += 1
    return counts.to("tpu")


def turns(sizes: torch.Size, bins: int) -> Tensor:
    """Return indices that the host knows: the bins in turn."""
    return (torch.arange(sizes.numel()) % bins).view(sizes).to("tpu")


@contextlib.contextmanager
def even_counts() -> Iterator[None]:
    """Let `bincount` and `histc` of the device give even counts, and `topk` choose in turn."""
    bincount, histc, topk = torch.bincount, torch.histc, torch.topk

    def even_bincount(input: Tensor, weights: Tensor | None = None, minlength: int = 0) -> Tensor:
        if input.device.type != "tpu" or weights is not None or minlength == 0:
            return bincount(input, weights, minlength)
        return even(input.numel(), minlength, torch.int64)

    def even_histc(input: Tensor, bins: int = 100, *args: Any, **given: Any) -> Tensor:
        if input.device.type != "tpu" or "out" in given:
            return histc(input, bins, *args, **given)
        return even(input.numel(), bins, input.dtype)

    def even_topk(input: Tensor, k: int, dim: int = -1, *args: Any, **given: Any) -> Any:
        made = topk(input, k, dim, *args, **given)
        is_last = input.dim() > 1 and dim in (-1, input.dim() - 1)
        is_plain = type(input) in (Tensor, torch.nn.Parameter) and "out" not in given
        if input.device.type != "tpu" or not (is_last and is_plain):
            return made
        chosen = turns(made.indices.shape, input.size(-1))
        return torch.return_types.topk((made.values, chosen))

    replaced: dict[str, Callable[..., Any]] = {
        "bincount": even_bincount,
        "histc": even_histc,
        "topk": even_topk,
    }
    for name, function in replaced.items():
        setattr(torch, name, function)
        setattr(Tensor, name, function)
    try:
        yield
    finally:
        torch.bincount, torch.histc, torch.topk = bincount, histc, topk
        # The methods themselves belong to a base class.
        for name in replaced:
            delattr(Tensor, name)
