"""`flex_attention` by kernels of JAX, where its functions are ones that a kernel is made for.

Score functions that change nothing, and masks that `masks` recognises. All others are left to the
caller.
"""

import math
from typing import Any

import torch
from torch import Tensor

from torch_tpu._attention import choice, masks
from torch_tpu._attention.choice import Call

# The operation's sums of exponentials are logarithms to the base of 2.
_LN2 = math.log(2)


def forward(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    score: Any,
    mask: Any,
    scale: float,
    options: Any,
    read: Any,
    read_by_mask: Any,
) -> tuple[Tensor, ...] | None:
    """Return the results, or None for a call that no kernel computes."""
    if options.get("OUTPUT_MAX", True):
        choice.note(_call(query, key, value), "parts, because the largest scores are a result")
        return None
    given = _recognised(query, key, value, score, mask, read_by_mask)
    if given is None:
        return None
    from torch_tpu._attention import splash

    out, logsumexp = splash.forward(query, key, value, *given, scale=scale)
    sums = logsumexp / _LN2
    # Nothing reads the largest scores.
    return out, sums, torch.zeros_like(sums)


def backward(query: Tensor, key: Tensor, value: Tensor, *others: Any) -> tuple[Any, ...] | None:
    """Return the gradients, or None for a call that no kernel computes."""
    *kept, score, _, mask, scale, _, read, read_by_mask = others
    out, sums, grad, *of_sums = kept
    given = _recognised(query, key, value, score, mask, read_by_mask)
    if given is None or any(g is not None for g in of_sums) or read:
        return None
    from torch_tpu._attention import splash

    settings = query, key, value, out, sums * _LN2, *given
    return *splash.backward(grad, *settings, scale=scale), ()


class _Flex(Call):
    def __str__(self) -> str:
        return f"flex_{super().__str__()}"


def _call(query: Tensor, key: Tensor, value: Tensor) -> Call:
    return _Flex(tuple(query.shape), tuple(key.shape), tuple(value.shape), query.dtype, False)


def _recognised(
    query: Tensor, key: Tensor, value: Tensor, score: Any, mask: Any, read: Any
) -> tuple[str, Tensor | None] | None:
    """Return the mask as a constant of a kernel, and the document of each token, if there are."""
    call = _call(query, key, value)
    if not choice.pays(call):
        return None
    found = masks.recognised(mask[-1].graph)
    why = choice.refusal(call)
    if why is None and not _is_identity(score):
        why = "its score function changes scores"
    if why is None and (found is None or not found.sees_something(query.size(2), key.size(2))):
        why = "its mask is no band of distances, and no documents"
    documents = None
    if why is None and found is not None and found.documents:
        documents, why = _documents(query, found, read)
    if why is not None:
        choice.note(call, f"parts, because {why}")
        return None
    assert found is not None
    seen = f"{found.word()}{' in documents' * bool(found.documents)}"
    choice.note(call, f"splash attention, a kernel of JAX, with a mask that is {seen}")
    return found.word(), documents


def _is_identity(score: Any) -> bool:
    first, *_, output = score.graph.nodes
    (result,) = output.args
    return result is first or (isinstance(result, (tuple, list)) and list(result) == [first])


def _documents(query: Tensor, mask: masks.Mask, read: Any) -> tuple[Tensor | None, str | None]:
    """Return the document of each token, `[B, L]` in int32, or why there are none."""
    if len(mask.documents) > 1:
        return None, "its mask compares several kinds of documents"
    ((tensor, has_batches),) = mask.documents
    given = read[tensor]
    batch, rows = query.size(0), query.size(2)
    if given.is_floating_point() or given.dim() != 1 + has_batches or given.size(-1) < rows:
        return None, f"its documents are {given.dtype}{list(given.shape)}"
    if has_batches and given.size(0) != batch:
        return None, f"its documents are of {given.size(0)} batches"
    return given[..., :rows].to(torch.int32).expand(batch, rows).contiguous(), None
