"""`flex_attention` on device "tpu": PyTorch refuses devices that it does not know by name.

The module takes as long to import as all of this package, so it is changed when it is imported, and
only then. What it computes is nowhere in here: its score and mask functions are graphs like others,
and long sequences are computed in parts.
"""

import functools
import importlib.util
import sys
from collections.abc import Callable, Sequence
from importlib.abc import MetaPathFinder
from importlib.machinery import ModuleSpec
from types import ModuleType
from typing import Any

import torch
from torch import Tensor

_NAME = "torch.nn.attention.flex_attention"


def register() -> None:
    module = sys.modules.get(_NAME)
    if module is None:
        sys.meta_path.insert(0, _Finder())
    else:
        _accept(module)


class _Finder(MetaPathFinder):
    """Finds one module as Python would, and changes it once it has run."""

    def find_spec(
        self, name: str, path: Sequence[str] | None = None, target: ModuleType | None = None
    ) -> ModuleSpec | None:
        if name != _NAME:
            return None
        sys.meta_path.remove(self)
        spec = importlib.util.find_spec(name)
        loader: Any = spec and spec.loader
        if loader is not None:
            execute = loader.exec_module

            def exec_module(module: ModuleType) -> None:
                execute(module)
                _accept(module)

            loader.exec_module = exec_module
        return spec


def _accept(module: Any) -> None:
    validate = getattr(module, "_validate_device", None)
    if validate is None:
        return

    def _validate_device(query: Any, key: Any, value: Any) -> None:
        if query.device.type != "tpu":
            validate(query, key, value)

    module._validate_device = _validate_device


def _forward(
    call: Any,
    _: Any,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    score: Any,
    mask: Any,
    *rest: Any,
) -> tuple[Tensor, ...]:
    """Answer `flex_attention` for some rows at a time, lest all scores be there at once."""
    parts = [
        call(query[:, :, rows], key, value, _from(rows, score), _masked_from(rows, mask), *rest)
        for rows in _rows(query, key)
    ]
    return tuple(torch.cat(part, 2) for part in zip(*parts, strict=True))


def _backward(
    call: Any, traced: Any, query: Tensor, key: Tensor, value: Tensor, *others: Any
) -> tuple[Any, ...]:
    """Answer `flex_attention_backward`: each row adds to the gradients of what all of them read.

    Tensors that the score function reads and that need a gradient are marked as such: once a graph
    is traced they themselves do not tell, and torch 2.11 asks them.
    """
    *given, score, joint, mask, scale, options, read, masks = others
    pairs = zip(read, traced[-1], strict=True)
    read = tuple(t if g is None else t.detach().requires_grad_() for t, g in pairs)
    parts = []
    for rows in _rows(query, key):
        own = (t if t is None else t[:, :, rows] for t in given)
        graphs = _from(rows, score), _from(rows, joint), _masked_from(rows, mask)
        parts.append(
            call(query[:, :, rows], key, value, *own, *graphs, scale, options, read, masks)
        )
    queries, keys, values, reads = zip(*parts, strict=True)
    gradients = [_sum(gradient) for gradient in zip(*reads, strict=True)]
    return torch.cat(queries, 2), _sum(keys), _sum(values), tuple(gradients)


# By the names of torch's operations, which they are given with what stood for the results when the
# graph was traced.
CALLS: dict[str, Callable[..., Any]] = {
    "flex_attention": _forward,
    "flex_attention_backward": _backward,
}

# How many scores a part has, unless there would be too many parts, by which programs grow.
_SCORES = 1 << 24
_PARTS = 32


def _rows(query: Tensor, key: Tensor) -> list[slice]:
    """Return the rows of the score matrices in parts."""
    length = query.size(2)
    scores = query.size(0) * query.size(1) * length * key.size(2)
    parts = min(-(-scores // _SCORES), _PARTS, length)
    if parts <= 1:
        return [slice(0, length)]
    step = -(-length // parts)
    return [slice(start, min(start + step, length)) for start in range(0, length, step)]


def _from(rows: slice, function: Any) -> Any:
    """Return a function of scores and their places for rows that start elsewhere."""
    if function is None or rows.start == 0:
        return function

    def moved(score: Any, batch: Any, head: Any, row: Any, *rest: Any) -> Any:
        return function(score, batch, head, row + rows.start, *rest)

    return moved


def _masked_from(rows: slice, mask: Sequence[Any]) -> tuple[Any, ...]:
    """Return a block mask for rows that start elsewhere; only its function is looked at."""
    *blocks, function = mask

    def moved(batch: Any, head: Any, row: Any, *rest: Any) -> Any:
        return function(batch, head, row + rows.start, *rest)

    return *blocks, moved if rows.start else function


def _sum(parts: Sequence[Any]) -> Any:
    if len(parts) == 1 or parts[0] is None:
        return parts[0]
    # Halves are added up as what they will be rounded from.
    dtype = parts[0].dtype
    wide = torch.promote_types(dtype, torch.float32)
    return functools.reduce(torch.add, (part.to(wide) for part in parts)).to(dtype)
