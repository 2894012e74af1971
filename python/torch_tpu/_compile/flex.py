"""`flex_attention` in a graph: the rows of long sequences are computed in parts.

Score and mask functions are graphs like any other graph, and this file does not look into them.
`_patches` makes torch accept the device.
"""

import functools
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from torch_tpu._attention import choice


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
    """Answer `flex_attention` for some rows at a time, so that memory never holds all scores.

    On TPUs a kernel of JAX may compute it.
    """
    if choice.is_offered():
        from torch_tpu._attention import flex

        if made := flex.forward(query, key, value, score, mask, *rest):
            return made
    parts = [
        call(query[:, :, rows], key, value, _from(rows, score), _masked_from(rows, mask), *rest)
        for rows in _rows(query, key)
    ]
    return tuple(torch.cat(part, 2) for part in zip(*parts, strict=True))


def _backward(
    call: Any, traced: Any, query: Tensor, key: Tensor, value: Tensor, *others: Any
) -> tuple[Any, ...]:
    """Answer `flex_attention_backward`: each part adds to the gradients of keys and values.

    Tensors that the score function reads are marked anew if they need a gradient. A traced graph
    has lost this mark, and torch 2.11 asks for it.
    """
    if choice.is_offered():
        from torch_tpu._attention import flex

        if made := flex.backward(query, key, value, *others):
            return made
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


# Answers by the names of torch's operations. An answer takes the operation, the traced results of
# the node, and the arguments.
CALLS: dict[str, Callable[..., Any]] = {
    "flex_attention": _forward,
    "flex_attention_backward": _backward,
}

# A part has at most this many scores, unless the parts would be too many: programs grow with them.
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
    """Return a block mask for rows that start elsewhere; nobody reads its blocks."""
    *blocks, function = mask

    def moved(batch: Any, head: Any, row: Any, *rest: Any) -> Any:
        return function(batch, head, row + rows.start, *rest)

    return *blocks, moved if rows.start else function


def _sum(parts: Sequence[Any]) -> Any:
    if len(parts) == 1 or parts[0] is None:
        return parts[0]
    # Sums of half-precision parts are computed in float32 and rounded once.
    dtype = parts[0].dtype
    wide = torch.promote_types(dtype, torch.float32)
    return functools.reduce(torch.add, (part.to(wide) for part in parts)).to(dtype)
