"""`flex_attention` by kernels of JAX, where its functions are ones that a kernel is made for.

Score functions that change nothing, and masks that `masks` recognises. All others are left to the
caller.
"""

import math
from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

from torch_tpu._attention import choice, masks
from torch_tpu._attention.choice import Call

# The operation's sums of exponentials are logarithms to the base of 2.
_LN2 = math.log(2)


class Recognised(NamedTuple):
    """A call that a kernel computes."""

    mask: str
    # The document of each token, `[B, L]` in int32, if there are.
    documents: Tensor | None
    # Whether they are documents, where only their contents can say it.
    holds: Tensor | None


def recognised(
    query: Tensor, key: Tensor, value: Tensor, score: Any, mask: Any, others: Sequence[Any]
) -> Recognised | None:
    """Return what a kernel has to know of a call, or None for one that no kernel computes.

    `others` are the scale, the options and what the two functions read.
    """
    _, options, _, read_by_mask = others
    if options.get("OUTPUT_MAX", True):
        choice.note(_call(query, key, value), "parts, because the largest scores are a result")
        return None
    return _recognised(query, key, value, score, mask, read_by_mask)


def recognised_again(
    query: Tensor, key: Tensor, value: Tensor, others: Sequence[Any]
) -> Recognised | None:
    """Return the same for the gradient of a call."""
    *given, score, _, mask, _, _, read, read_by_mask = others
    if any(gradient is not None for gradient in given[3:]) or read:
        return None
    return _recognised(query, key, value, score, mask, read_by_mask)


def forward(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    documents: Tensor | None,
    *,
    mask: str,
    scale: float,
) -> tuple[Tensor, ...]:
    """Return the results of a recognised call."""
    from torch_tpu._attention import splash

    out, logsumexp = splash.forward(query, key, value, mask, documents, scale=scale)
    sums = logsumexp / _LN2
    # Nothing reads the largest scores.
    return out, sums, torch.zeros_like(sums)


def backward(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    out: Tensor,
    sums: Tensor,
    grad: Tensor,
    documents: Tensor | None,
    *,
    mask: str,
    scale: float,
) -> tuple[Tensor, ...]:
    """Return its gradients."""
    from torch_tpu._attention import splash

    settings = query, key, value, out, sums * _LN2, mask, documents
    return splash.backward(grad, *settings, scale=scale)


class _Flex(Call):
    def __str__(self) -> str:
        return f"flex_{super().__str__()}"


def _call(query: Tensor, key: Tensor, value: Tensor) -> Call:
    return _Flex(tuple(query.shape), tuple(key.shape), tuple(value.shape), query.dtype, False)


def _recognised(
    query: Tensor, key: Tensor, value: Tensor, score: Any, mask: Any, read: Sequence[Tensor]
) -> Recognised | None:
    call = _call(query, key, value)
    if not choice.pays(call):
        return None
    found = masks.recognised(mask[-1].graph)
    why = choice.refusal(call)
    if why is None and not _is_identity(score):
        why = "its score function changes scores"
    if why is None and (found is None or not found.sees_something(query.size(2), key.size(2))):
        why = "its mask is no band of distances, and no documents"
    documents = holds = None
    if why is None and found is not None and any(found[2:]):
        documents, holds, why = _documents(query, found, read)
    if why is not None:
        choice.note(call, f"parts, because {why}")
        return None
    assert found is not None
    seen = f"{found.word()}{' in documents' * (documents is not None)}"
    if holds is not None:
        seen += ", as long as its bounds are those of documents"
    choice.note(call, f"splash attention, a kernel of JAX, with a mask that is {seen}")
    return Recognised(found.word(), documents, holds)


def _is_identity(score: Any) -> bool:
    first, *_, output = score.graph.nodes
    (result,) = output.args
    return result is first or (isinstance(result, (tuple, list)) and list(result) == [first])


def _documents(
    query: Tensor, mask: masks.Mask, read: Sequence[Tensor]
) -> tuple[Tensor | None, Tensor | None, str | None]:
    """Return the document of each token, whether they are documents, and why there are none."""
    if sum(map(len, mask[2:])) > 1:
        return None, None, "its mask compares several kinds of documents"
    ((tokens,),) = filter(None, mask[2:])
    given = tokens.of(read)
    batch, rows = query.size(0), query.size(2)
    has_batches = tokens.has_batches
    if given.is_floating_point() or given.dim() != 1 + has_batches or given.size(-1) < rows:
        return None, None, f"its documents are {given.dtype}{list(given.shape)}"
    if has_batches and given.size(0) != batch:
        return None, None, f"its documents are of {given.size(0)} batches"
    numbers = given[..., :rows].to(torch.int32).expand(batch, rows).contiguous()
    if mask.documents:
        return numbers, None, None
    if mask[:2] != (0, None):
        return None, None, "its mask has bounds, and is not causal"
    return numbers, _are_bounds_of_documents(numbers, is_start=bool(mask.starts)), None


def _are_bounds_of_documents(bounds: Tensor, *, is_start: bool) -> Tensor:
    """Return whether the first or the last token of what each token sees is that of its document.

    Under a causal mask, each token then sees the tokens of its document: those with its bound.
    """
    places = torch.arange(bounds.size(1), dtype=bounds.dtype, device=bounds.device)
    before, after = bounds[:, :-1], bounds[:, 1:]
    if is_start:
        return ((before == after) | (after == places[1:])).all() & (bounds[:, 0] == 0).all()
    is_last = bounds[:, -1] >= places[-1]
    return ((before == after) | (before == places[:-1])).all() & is_last.all()
