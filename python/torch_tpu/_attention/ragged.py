"""Ragged paged attention, for serving: prefill and decode in one batch, over pages of keys.

The signature is that of vLLM's TPU backend and of JAX's kernel. On TPUs the kernel computes it,
elsewhere ordinary operations do.
"""

from typing import Any

import torch
from torch import Tensor

from torch_tpu._attention import choice

# JAX's value for hidden scores, from which no score of a softmax differs.
_HIDDEN = -0.7 * torch.finfo(torch.float32).max

# Elements of keys and values that one block of tokens gathers: 128 MiB of bfloat16.
_GATHERED = 1 << 26


@torch.library.custom_op("torch_tpu::ragged_paged_attention", mutates_args=())
def ragged_paged_attention(
    q: Tensor,
    kv_pages: Tensor,
    kv_lens: Tensor,
    page_indices: Tensor,
    cu_q_lens: Tensor,
    num_seqs: Tensor,
    *,
    sm_scale: float = 1.0,
    sliding_window: int | None = None,
    soft_cap: float | None = None,
    mask_value: float | None = None,
    k_scale: float | None = None,
    v_scale: float | None = None,
    num_kv_pages_per_block: int | None = None,
    num_queries_per_block: int | None = None,
    vmem_limit_bytes: int | None = None,
) -> Tensor:
    """Attend the tokens of several sequences to their keys in pages; each sees those up to itself.

    `q` `[tokens, heads, E]` has the queries of all sequences one behind the other, and padding.
    `kv_pages` `[pages, page size, 2 * heads of keys, E]` has keys at even and values at odd places.
    In int32: `kv_lens` `[sequences]` counts the keys of each sequence, its own tokens' among them;
    `page_indices` `[sequences, pages of one]` has their pages, `cu_q_lens` `[sequences + 1]` the
    places in `q` where sequences start, and `num_seqs` `[1]` the number of sequences that count.

    Scores are multiplied by `sm_scale`; `soft_cap` c makes them `c * tanh(score / c)`, and hidden
    ones `mask_value`. A token sees at most `sliding_window` keys. Keys and values of a short type
    are multiplied by `k_scale` and `v_scale`. The last three are the kernel's block sizes.

    Returns the results, `[tokens, heads, E]` in the type of `q`; those of padding mean nothing.
    Raises `ValueError` for shapes and types that do not match. There is no gradient.
    """
    _check(q, kv_pages, kv_lens, page_indices, cu_q_lens, num_seqs)
    given = q, kv_pages, kv_lens, page_indices, cu_q_lens, num_seqs
    settings: dict[str, Any] = {
        "sm_scale": float(sm_scale),
        "sliding_window": sliding_window,
        "soft_cap": soft_cap,
        "mask_value": mask_value,
        "k_scale": k_scale,
        "v_scale": v_scale,
    }
    if q.device.type == "tpu" and choice.is_offered():
        from torch_tpu._attention import paged

        blocks = num_kv_pages_per_block, num_queries_per_block, vmem_limit_bytes
        made: Tensor = paged.attend(*given, settings, *blocks)
        return made
    return _composed(*given, **settings)


@ragged_paged_attention.register_fake
def _(q: Tensor, *_: Any, **__: Any) -> Tensor:
    return torch.empty_like(q, memory_format=torch.contiguous_format)


def _check(
    q: Tensor,
    kv_pages: Tensor,
    kv_lens: Tensor,
    page_indices: Tensor,
    cu_q_lens: Tensor,
    num_seqs: Tensor,
) -> None:
    name = "ragged_paged_attention"
    if q.dim() != 3 or kv_pages.dim() != 4 or page_indices.dim() != 2:
        raise ValueError(
            f"{name}: expected q [tokens, heads, E], kv_pages [pages, page size, 2 * heads of "
            f"keys, E] and page_indices [sequences, pages], got {list(q.shape)}, "
            f"{list(kv_pages.shape)} and {list(page_indices.shape)}"
        )
    (_, heads, width), (*_, both, own) = q.shape, kv_pages.shape
    if both % 2 or not both or heads % (both // 2) or own != width:
        raise ValueError(
            f"{name}: kv_pages has {both} keys and values of {own} elements, which must be two "
            f"for each head of the keys, of {width} elements, and {heads} heads of q a multiple"
        )
    sequences = page_indices.size(0)
    expected = {"kv_lens": sequences, "cu_q_lens": sequences + 1, "num_seqs": 1}
    for (key, size), t in zip(expected.items(), (kv_lens, cu_q_lens, num_seqs), strict=True):
        if tuple(t.shape) != (size,):
            raise ValueError(
                f"{name}: {key} must be [{size}], as page_indices has {sequences} sequences, got "
                f"{list(t.shape)}"
            )
    for t in (kv_lens, page_indices, cu_q_lens, num_seqs):
        if t.dtype != torch.int32:
            raise ValueError(f"{name}: lengths and pages are int32, got {t.dtype}; call .int()")


def _composed(
    q: Tensor,
    kv_pages: Tensor,
    kv_lens: Tensor,
    page_indices: Tensor,
    cu_q_lens: Tensor,
    num_seqs: Tensor,
    *,
    sm_scale: float,
    sliding_window: int | None,
    soft_cap: float | None,
    mask_value: float | None,
    k_scale: float | None,
    v_scale: float | None,
) -> Tensor:
    """Attend by ordinary operations, some tokens at a time; each gathers the keys of its sequence.

    Sizes do not depend on lengths, so one program serves all of them.
    """
    tokens, sequences = q.size(0), page_indices.size(0)
    places = torch.arange(tokens, device=q.device)
    counts = torch.arange(sequences, device=q.device) < num_seqs
    starts, ends = cu_q_lens[:-1], torch.where(counts, cu_q_lens[1:], tokens + 1)
    # Padding follows the last sequence, and attends as the last one does.
    sequence = torch.searchsorted(ends, places, right=True).clamp(max=sequences - 1)
    last = kv_lens - (cu_q_lens[1:] - starts) + places.unsqueeze(1) - starts
    last = last.gather(1, sequence.unsqueeze(1))
    one = page_indices.size(1) * kv_pages.size(1) * kv_pages.size(2) * kv_pages.size(3)
    step = max(_GATHERED // max(one, 1), 1)
    made = []
    for at in range(0, tokens, step):
        some = slice(at, at + step)
        kv = kv_pages[page_indices[sequence[some]]].flatten(1, 2)
        k, v = (
            _dequantised(t, by, q)
            for t, by in ((kv[:, :, 0::2], k_scale), (kv[:, :, 1::2], v_scale))
        )
        heads = q[some].unflatten(1, (k.size(2), -1))
        scores = torch.einsum("tgrd,tkgd->tgrk", heads.float(), k.float()) * sm_scale
        if soft_cap is not None:
            scores = soft_cap * torch.tanh(scores / soft_cap)
        distance = last[some] - torch.arange(k.size(1), device=q.device)
        hidden = distance < 0
        if sliding_window is not None:
            hidden = hidden | (distance >= sliding_window)
        hidden = hidden[:, None, None]
        scores = scores + torch.where(hidden, _HIDDEN if mask_value is None else mask_value, 0.0)
        weights = scores.softmax(-1).to(v.dtype)
        made.append(torch.einsum("tgrk,tkgd->tgrd", weights.float(), v.float()).flatten(1, 2))
    return torch.cat(made).to(q.dtype) if made else torch.zeros_like(q)


def _dequantised(t: Tensor, by: float | None, like: Tensor) -> Tensor:
    return t.to(like.dtype) if by is None else (t.float() * by).to(like.dtype)
