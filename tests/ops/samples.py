"""Sample calls of torch's op database, and their copies on the device under test."""

import copy as copies
import itertools
import zlib
from collections.abc import Iterator
from typing import Any

import torch
from torch import Tensor, nn
from torch.testing._internal import common_methods_invocations as invocations
from torch.testing._internal.common_methods_invocations import op_db
from torch.testing._internal.opinfo.core import OpInfo, SampleInput
from torch.utils._pytree import tree_leaves, tree_map

Call = tuple[Any, tuple[Any, ...], dict[str, Any]]

# torch hides random operations behind a fixed seed; here seeding finds them.
invocations.wrapper_set_seed = lambda op, *args, **kwargs: op(*args, **kwargs)

OPS: dict[str, OpInfo] = {op.full_name: op for op in op_db}

DTYPES = {
    str(dtype).removeprefix("torch."): dtype
    for dtype in (
        torch.float32,
        torch.bfloat16,
        torch.float16,
        torch.float64,
        torch.int64,
        torch.int32,
        torch.int16,
        torch.int8,
        torch.uint8,
        torch.bool,
        torch.complex64,
    )
}


def seed(*words: str) -> None:
    """Seed torch's generator from the words alone."""
    torch.manual_seed(zlib.crc32(" ".join(words).encode()))


def draw(op: OpInfo, dtype: torch.dtype, most: int | None, grad: bool = False) -> list[SampleInput]:
    """Return sample calls, `most` of them evenly spread over all."""
    seed(op.full_name, str(dtype))
    samples = list(op.sample_inputs("cpu", dtype, requires_grad=grad))
    if most is None or len(samples) <= most:
        return samples
    return [samples[i * len(samples) // most] for i in range(most)]


def call_of(sample: SampleInput) -> Call:
    return sample.input, tuple(sample.args), dict(sample.kwargs)


def copy(value: Any, device: str) -> Any:
    """Return the same call on a device, each tensor over a copy of its own storage."""
    return tree_map(lambda leaf: _copy(leaf, device), value)


def _copy(leaf: Any, device: str) -> Any:
    if isinstance(leaf, torch.device) or (isinstance(leaf, str) and leaf == "cpu"):
        return type(leaf)(device)
    if isinstance(leaf, nn.Module):
        return copies.deepcopy(leaf).to(device)
    if not isinstance(leaf, Tensor) or leaf.device.type == "meta":
        return leaf
    return _moved(leaf, device).requires_grad_(leaf.requires_grad)


def _moved(x: Tensor, device: str) -> Tensor:
    """A view stays the same view, over a whole base."""
    source = x.detach()
    if source.layout != torch.strided or source.is_contiguous():
        return source.to(device, copy=True)
    bits = source.resolve_conj().resolve_neg()
    if bits is not source:
        # A lazily conjugated or negated tensor stays lazy.
        moved = _moved(source.conj() if source.is_conj() else source._neg_view(), device)
        return moved.conj() if source.is_conj() else moved._neg_view()
    extent = 1 + sum((n - 1) * s for n, s in zip(x.shape, x.stride(), strict=True) if n)
    base = source.as_strided((source.storage_offset() + extent,), (1,), 0).clone()
    return base.to(device).as_strided(x.shape, x.stride(), x.storage_offset())


def cotangents(results: list[Tensor]) -> list[Tensor]:
    """The weights of results in backward: equal in every type, as they need few bits."""
    seed("cotangents")

    def eighths(x: Tensor) -> Tensor:
        return torch.randint(-16, 17, x.shape) / 8

    return [
        (torch.complex(eighths(x), eighths(x)) if x.is_complex() else eighths(x)).to(x)
        for x in results
    ]


def tensors(value: Any) -> list[Tensor]:
    return [leaf for leaf in tree_leaves(value) if isinstance(leaf, Tensor)]


def chunks(items: list[Any], size: int) -> Iterator[list[Any]]:
    for start in itertools.count(0, size):
        if start >= len(items):
            return
        yield items[start : start + size]
