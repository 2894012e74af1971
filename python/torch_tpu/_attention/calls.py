"""Flash attention as torch calls it, by kernels where they fit, else by rows of the core.

Torch's only flash attention without a CUDA or XPU device has `for_cpu` in its name, and this device
answers it. A model that was traced on the CPU calls it, too.
"""

import sys
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from torch_tpu import _modes
from torch_tpu._attention import choice
from torch_tpu._attention.choice import Call

_aten = torch.ops.aten


def functions() -> dict[str, Callable[..., Any]]:
    """Return the functions of this file, by the operation's name."""
    return {
        "_scaled_dot_product_flash_attention_for_cpu": forward,
        "_scaled_dot_product_flash_attention_for_cpu_backward": _backward,
    }


def _call(
    query: Tensor, key: Tensor, value: Tensor, dropout: float, causal: bool, mask: Tensor | None
) -> tuple[Call, str | None]:
    if dropout > 0:
        raise RuntimeError(
            "scaled_dot_product_attention_flash_attention: Currently do not support dropout > 0"
        )
    sizes = tuple(query.shape), tuple(key.shape), tuple(value.shape)
    call = Call(*sizes, query.dtype, causal, is_biased=mask is not None)
    return call, choice.refusal(call)


def masked(query: Tensor, key: Tensor, value: Tensor, mask: Tensor, scale: float | None) -> Tensor:
    """Return what a kernel computes under a mask of booleans, with its gradient."""
    seen = mask[(None,) * (4 - mask.dim())].expand(-1, -1, -1, key.size(2))
    for dim in range(3):
        # A mask that was expanded to all rows is one for the keys.
        seen = seen.narrow(dim, 0, 1) if seen.stride(dim) == 0 else seen
    sizes = tuple(query.shape), tuple(key.shape), tuple(value.shape)
    call = Call(*sizes, query.dtype, False, tuple(seen.shape))
    if any(map(_is_distributed, (query, key, value, mask))):
        choice.note(call, "rows, because DTensor shards masks of numbers alone")
        compose: Any = _aten.scaled_dot_product_attention.default.decompose
        made: Tensor = compose(query, key, value, mask, scale=scale, enable_gqa=True)
        return made
    from torch_tpu._attention import splash

    choice.note(call, "splash attention, a kernel of JAX")
    return splash.masked(query, key, value, seen, scale=scale)


def _is_distributed(tensor: Tensor) -> bool:
    module = sys.modules.get("torch.distributed.tensor")
    return module is not None and isinstance(tensor, module.DTensor)


def forward(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    dropout_p: float = 0.0,
    is_causal: bool = False,
    *,
    attn_mask: Tensor | None = None,
    scale: float | None = None,
    is_kept: bool | None = None,
) -> tuple[Tensor, Tensor]:
    """Return the result, and the log-sum-exp of each row of scores.

    With `is_kept` the sums are needed: the kernel writes 128 of each. Without, a call that writes
    none gives the result, and another one the sums, which is dropped if nothing reads them.
    """
    call, why = _call(query, key, value, dropout_p, is_causal, attn_mask)
    if why is not None:
        choice.note(call, f"rows, because {why}")
        row = _aten._scaled_dot_product_fused_attention_overrideable
        out, logsumexp, *_ = row(query, key, value, attn_mask, 0.0, is_causal, scale=scale)
        return out, logsumexp
    from torch_tpu._attention import splash

    choice.note(call, "splash attention, a kernel of JAX")
    if is_kept is None:
        is_learnt = torch.is_grad_enabled() and any(t.requires_grad for t in (query, key, value))
        is_kept = is_learnt or _modes.get_eager_mode() != "fused"
    given = query, key, value, "causal" if is_causal else "full"
    out, logsumexp = splash.forward(*given, scale=scale)
    return (out if is_kept else splash.alone(*given, scale=scale)), logsumexp


def _backward(
    grad_out: Tensor,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    out: Tensor,
    logsumexp: Tensor,
    dropout_p: float,
    is_causal: bool,
    *,
    attn_mask: Tensor | None = None,
    scale: float | None = None,
) -> tuple[Tensor, Tensor, Tensor]:
    call, why = _call(query, key, value, dropout_p, is_causal, attn_mask)
    if why is not None:
        row = _aten._scaled_dot_product_fused_attention_overrideable_backward
        wanted, sizes = [True, True, True, False], (call.query[2], call.key[2])
        given = grad_out, query, key, value, attn_mask, wanted, out, logsumexp, None, None
        seed = torch.zeros((), dtype=torch.int64, device=query.device)
        made = row(*given, *sizes, 0.0, is_causal, seed, seed, scale=scale)
        return made[0], made[1], made[2]
    from torch_tpu._attention import splash

    mask = "causal" if is_causal else "full"
    return splash.backward(grad_out, query, key, value, out, logsumexp, mask, scale=scale)
