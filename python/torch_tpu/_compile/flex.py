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
from torch_tpu._compile import control


def _forward(
    branch: Any,
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

    def in_parts(query: Tensor, key: Tensor, value: Tensor, *read: Tensor) -> tuple[Tensor, ...]:
        others = *rest[:3], read
        parts = [
            call(
                query[:, :, rows], key, value, _from(rows, score), _masked_from(rows, mask), *others
            )
            for rows in _rows(query, key)
        ]
        return tuple(torch.cat(part, 2) for part in zip(*parts, strict=True))

    read = rest[3]
    if choice.is_offered():
        from torch_tpu._attention import flex

        if found := flex.recognised(query, key, value, score, mask, rest):
            kernel = functools.partial(flex.forward, mask=found.mask, scale=rest[0])
            return _by(branch, found, kernel, in_parts, (query, key, value), read)
    return in_parts(query, key, value, *read)


def _backward(
    branch: Any,
    call: Any,
    traced: Any,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    *others: Any,
) -> tuple[Any, ...]:
    """Answer `flex_attention_backward`: each part adds to the gradients of keys and values.

    Tensors that the score function reads are marked anew if they need a gradient. A traced graph
    has lost this mark, and torch 2.11 asks for it.
    """
    *given, score, joint, mask, scale, options, read, masks = others
    pairs = zip(read, traced[-1], strict=True)
    read = tuple(t if g is None else t.detach().requires_grad_() for t, g in pairs)

    def in_parts(query: Tensor, key: Tensor, value: Tensor, *tensors: Any) -> tuple[Any, ...]:
        of_rows, by_mask = tensors[: len(given)], tensors[len(given) :]
        parts = []
        for rows in _rows(query, key):
            own = (t if t is None else t[:, :, rows] for t in of_rows)
            graphs = _from(rows, score), _from(rows, joint), _masked_from(rows, mask)
            parts.append(
                call(query[:, :, rows], key, value, *own, *graphs, scale, options, read, by_mask)
            )
        queries, keys, values, reads = zip(*parts, strict=True)
        gradients = [_sum(gradient) for gradient in zip(*reads, strict=True)]
        return torch.cat(queries, 2), _sum(keys), _sum(values), *gradients

    if choice.is_offered():
        from torch_tpu._attention import flex

        if found := flex.recognised_again(query, key, value, others):
            kernel = functools.partial(flex.backward, mask=found.mask, scale=scale)
            operands = query, key, value, *given[:3]

            def without_sums(*tensors: Tensor) -> tuple[Any, ...]:
                rest = [None] * (len(given) - 3)
                return in_parts(*tensors[:6], *rest, *tensors[6:])

            return *_by(branch, found, kernel, without_sums, operands, masks), ()
    made = in_parts(query, key, value, *given, *masks)
    return *made[:3], made[3:]


def _by(
    branch: Any,
    found: Any,
    kernel: Callable[..., Any],
    in_parts: Callable[..., Any],
    operands: Sequence[Tensor],
    read: Sequence[Tensor],
) -> tuple[Any, ...]:
    """Call a kernel, or where only data says whether it is right, it or the parts."""
    if found.holds is None:
        return tuple(kernel(*operands, found.documents))
    count = len(operands)

    def usual(*tensors: Tensor) -> Any:
        return kernel(*tensors[: count + 1])

    def otherwise(*tensors: Tensor) -> Any:
        return in_parts(*tensors[:count], *tensors[count + 1 :])

    given = *operands, found.documents, *read
    return tuple(control.usually(found.holds, branch(usual), branch(otherwise), given))


# Answers by the names of torch's operations. An answer takes what makes a function a graph inside
# the graph, the operation, the traced results of the node, and the arguments.
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
