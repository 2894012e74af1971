"""Nested tensors of jagged layout: rows of many sequences, one behind the other, and their offsets.

torch keeps values and offsets as dense tensors, and writes most operations as operations on these.
This file has the rest: attention, and the conversion to padded tensors and back. `_patches` makes
torch call `attention`.
"""

from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor

from torch_tpu._ops.stock import stock

# Operations that make tensors of strided layout, which the device does not have.
REFUSED = ("_nested_tensor_from_tensor_list",)

# What stock kernels for the CPU answer about a nested tensor of strided layout without reading its
# memory. torch makes such a tensor from tensors on the CPU, and autograd ends the process if
# nothing answers.
_OF_STRIDED = """
    _nested_tensor_size _nested_tensor_storage_offsets _nested_tensor_strides unbind.int values
    """.split()


def register() -> None:
    """Answer questions about nested tensors of strided layout."""
    for name in _OF_STRIDED:
        kernel = stock(name, torch._C.DispatchKey.NestedTensorCPU)
        _library.impl(name, kernel, "NestedTensorPrivateUse1")


def functions() -> dict[str, Callable[..., Any]]:
    """Return the functions of this file, by the operation's name."""
    return {
        "_jagged_to_padded_dense_forward": _to_padded,
        "_padded_dense_to_jagged_forward": _from_padded,
        "_nested_tensor_from_mask": _refuse_mask,
        "_nested_tensor_from_mask_left_aligned": _is_left_aligned,
        **dict.fromkeys(REFUSED, _refuse),
    }


def _to_padded(
    values: Tensor, offsets: list[Tensor], max_lengths: list[int], padding_value: float = 0.0
) -> Tensor:
    starts, lengths = _only(offsets)[:-1], offsets[0].diff()
    places = torch.arange(max_lengths[0], device=values.device)
    shape = [lengths.numel(), max_lengths[0], *values.shape[1:]]
    if values.size(0) == 0:
        return values.new_full(shape, padding_value)
    at = (starts.unsqueeze(1) + places).clamp(max=values.size(0) - 1)
    there = places < lengths.unsqueeze(1)
    there = there.view(*there.shape, *[1] * (values.dim() - 1))
    return torch.where(there, values[at], padding_value)


def _from_padded(dense: Tensor, offsets: list[Tensor], total_L: int | None = None) -> Tensor:  # noqa: N803
    bounds = _only(offsets)
    total = int(bounds[-1]) if total_L is None else total_L
    rows = torch.arange(total, device=dense.device)
    sequence = torch.searchsorted(bounds[1:], rows, right=True)
    place = rows - bounds[sequence]
    values = dense[sequence, place.clamp(max=dense.size(1) - 1)]
    # Rows beyond the padded length are zero, as in torch.
    there = (place < dense.size(1)).view(-1, *[1] * (values.dim() - 1))
    return torch.where(there, values, 0)


def _only(offsets: list[Tensor]) -> Tensor:
    if len(offsets) != 1:
        raise NotImplementedError(
            f"jagged tensors of device tpu have one jagged dimension, but got {len(offsets)}. Pad "
            "the others."
        )
    return offsets[0]


def _refuse(tensors: list[Tensor], *_: Any, **__: Any) -> Tensor:
    raise NotImplementedError(
        "device tpu has no nested tensors of strided layout. Use layout=torch.jagged."
    )


class NestedTensorError(NotImplementedError):
    """A padded tensor was to become a nested one. `_patches` catches this in encoders."""


def _refuse_mask(tensor: Tensor, mask: Tensor, mask_check: bool = True) -> Tensor:
    raise NestedTensorError(
        "device tpu has no nested tensors of strided layout. Keep the padded tensor and its mask."
    )


def _is_left_aligned(tensor: Tensor, mask: Tensor) -> bool:
    there = torch.arange(mask.size(1), device=mask.device) < mask.sum(1, keepdim=True)
    return bool((there == mask).all())


def attention(
    query: Any,
    key: Any,
    value: Any,
    attn_mask: Tensor | None = None,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    scale: float | None = None,
    enable_gqa: bool = False,
) -> Tensor:
    """Attend within each sequence of `[batch, heads, jagged, features]`, as padded tensors.

    The arguments are those of `torch.nn.functional.scaled_dot_product_attention`.
    """
    from torch.nested._internal import sdpa

    query, key, value, attn_mask = sdpa._autocast(query, key, value, attn_mask)
    sdpa._validate_sdpa_input(query, key, value, attn_mask, dropout_p, is_causal, scale)
    settings: Any = {"dropout_p": dropout_p, "scale": scale, "enable_gqa": enable_gqa}
    if query._ragged_idx == 1:
        # The second dimension is jagged, and each of its entries is a dense sequence.
        q, k, v = (t.values() for t in (query, key, value))
        output = F.scaled_dot_product_attention(q, k, v, is_causal=is_causal, **settings)
        return _as_jagged(output, query)
    q, k, v = (t.transpose(1, 2).to_padded_tensor(0.0).transpose(1, 2) for t in (query, key, value))
    # The mask hides padded keys. Rows of padded queries are dropped below.
    mask = torch.arange(k.size(2), device=k.device) < key.offsets().diff().view(-1, 1, 1, 1)
    if is_causal:
        mask = mask & mask.new_ones(q.size(2), k.size(2)).tril()
    output = F.scaled_dot_product_attention(q, k, v, attn_mask=mask, **settings)
    like = query.transpose(1, 2)
    padded = output.transpose(1, 2)
    total = like.values().size(0)
    values = _from_padded(padded, [like.offsets()], total)
    return _as_jagged(values, like).transpose(1, 2)


def _as_jagged(values: Tensor, like: Any) -> Tensor:
    from torch.nested._internal.nested_tensor import nested_view_from_values_offsets_lengths

    return nested_view_from_values_offsets_lengths(
        values,
        like.offsets(),
        like.lengths(),
        min_seqlen=like._maybe_min_seqlen,
        max_seqlen=like._maybe_max_seqlen,
    )


# This object lives as long as the process, because a Library undoes its registrations at its end.
_library = torch.library.Library("aten", "IMPL")
