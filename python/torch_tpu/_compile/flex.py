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
    scale, options, by_score, by_mask = rest

    def some(start: Any, query: Tensor, key: Tensor, value: Tensor, *read: Tensor) -> Any:
        graphs = _from(start, score), _masked_from(start, mask)
        others = scale, options, read[: len(by_score)], read[len(by_score) :]
        return call(query, key, value, *graphs, *others)

    def in_parts(query: Tensor, key: Tensor, value: Tensor, *read: Tensor) -> tuple[Tensor, ...]:
        return _looped(branch, some, [], [query], [key, value, *read], _parts(query, key))

    read = *by_score, *by_mask
    if choice.is_offered():
        from torch_tpu._attention import flex

        if found := flex.recognised(query, key, value, score, mask, rest):
            kernel = functools.partial(flex.forward, mask=found.mask, scale=scale)
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
    *of_rows, score, joint, mask, scale, options, by_score, by_mask = others
    rows = [t for t in of_rows if t is not None]
    needs = [gradient is not None for gradient in traced[-1]]

    def some(start: Any, query: Tensor, *tensors: Tensor) -> Any:
        given, (key, value, *read) = iter(tensors[: len(rows)]), tensors[len(rows) :]
        own = [None if t is None else next(given) for t in of_rows]
        graphs = _from(start, score), _from(start, joint), _masked_from(start, mask)
        marked = zip(read[: len(needs)], needs, strict=True)
        by_score = tuple(t.detach().requires_grad_() if need else t for t, need in marked)
        rest = scale, options, by_score, tuple(read[len(needs) :])
        queries, keys, values, reads = call(query, key, value, *own, *graphs, *rest)
        return keys, values, *(g for g in reads if g is not None), queries

    def in_parts(query: Tensor, key: Tensor, value: Tensor, *tensors: Tensor) -> tuple[Any, ...]:
        given, read = tensors[: len(rows)], tensors[len(rows) :]
        reads = [t for t, need in zip(read, needs, strict=False) if need]
        whole, sums = [key, value, *read], [key, value, *reads]
        made = _looped(branch, some, sums, [query, *given], whole, _parts(query, key))
        return made[-1], *made[:-1]

    operands, read = (query, key, value, *rows), (*by_score, *by_mask)
    if choice.is_offered():
        from torch_tpu._attention import flex

        if found := flex.recognised_again(query, key, value, others):
            kernel = functools.partial(flex.backward, mask=found.mask, scale=scale)
            return *_by(branch, found, kernel, in_parts, operands, read), ()
    d_query, d_key, d_value, *made = in_parts(*operands, *read)
    reads = iter(made)
    return d_query, d_key, d_value, tuple(next(reads) if need else None for need in needs)


def _looped(
    branch: Any,
    some: Callable[..., Any],
    sums: Sequence[Tensor],
    rows: Sequence[Tensor],
    whole: Sequence[Tensor],
    parts: tuple[int, int],
) -> tuple[Tensor, ...]:
    """Call a function for a part of the rows at a time, in a loop.

    It takes the first row, a part of each tensor in `rows`, and the others. Its first results, like
    `sums`, are added up in float32 at least; the others are rows again.
    """
    count, step = parts
    length = rows[0].size(2)
    if step == length:
        return tuple(some(0, *rows, *whole))
    here = count * step
    starts = torch.arange(0, here, step, device=rows[0].device)
    slices = [t[:, :, :here].unflatten(2, (count, step)).movedim(2, 0) for t in rows]
    kept = [torch.zeros_like(t, dtype=torch.promote_types(t.dtype, torch.float32)) for t in sums]

    def add(*tensors: Tensor) -> Any:
        carried, (start, *others) = tensors[: len(sums)], tensors[len(sums) :]
        made = some(start, *others)
        added = [a + b.to(a.dtype) for a, b in zip(carried, made, strict=False)]
        return *added, *made[len(sums) :]

    made = control.looped(branch(add), kept, [starts, *slices], whole)
    results = [*made[: len(sums)], *(t.movedim(0, 2).flatten(2, 3) for t in made[len(sums) :])]
    if here < length:
        last = some(here, *(t[:, :, here:] for t in rows), *whole)
        for place, other in enumerate(last):
            is_sum = place < len(sums)
            own = results[place]
            results[place] = own + other.to(own.dtype) if is_sum else torch.cat([own, other], 2)
    return *(r.to(t.dtype) for r, t in zip(results, sums, strict=False)), *results[len(sums) :]


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

# A part has at most this many scores.
_SCORES = 1 << 24


def _parts(query: Tensor, key: Tensor) -> tuple[int, int]:
    """Return the number of equal parts, and the rows of one; a last part may have fewer."""
    length = query.size(2)
    scores = query.size(0) * query.size(1) * length * key.size(2)
    step = max(1, -(-length // max(1, -(-scores // _SCORES))))
    return length // step, step


def _from(start: Any, function: Any) -> Any:
    """Return a function of scores and their places for rows that start elsewhere."""
    if function is None or _is_first(start):
        return function

    def moved(score: Any, batch: Any, head: Any, row: Any, *rest: Any) -> Any:
        return function(score, batch, head, row + start, *rest)

    return moved


def _masked_from(start: Any, mask: Sequence[Any]) -> tuple[Any, ...]:
    """Return a block mask for rows that start elsewhere; nobody reads its blocks."""
    *blocks, function = mask

    def moved(batch: Any, head: Any, row: Any, *rest: Any) -> Any:
        return function(batch, head, row + start, *rest)

    return *blocks, function if _is_first(start) else moved


def _is_first(start: Any) -> bool:
    return isinstance(start, int) and start == 0
