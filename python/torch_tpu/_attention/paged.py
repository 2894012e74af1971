"""JAX's kernel for ragged paged attention, as an op of torch."""

from typing import Any

import torch
from torch import Tensor

from torch_tpu import pallas
from torch_tpu._attention import choice


def attend(*given: Any) -> Any:
    """Call the kernel: six tensors, settings by name, and three sizes of blocks."""
    *tensors, settings, pages, queries, limit = given
    blocks = {
        "num_kv_pages_per_block": pages,
        "num_queries_per_block": queries,
        "vmem_limit_bytes": limit,
    }
    q, kv_pages, *_ = tensors
    call = f"ragged_paged_attention {list(q.shape)} over pages {list(kv_pages.shape)}"
    choice.note(call, "a kernel of JAX")
    op = torch.ops.torch_tpu.ragged_paged_attention_kernel
    return op(*tensors, **settings, **blocks)


def _attend(
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
    from jax.experimental.pallas.ops.tpu.ragged_paged_attention import kernel

    given: Any = q, kv_pages, kv_lens, page_indices, cu_q_lens, num_seqs
    made: Any = kernel.ragged_paged_attention(
        *given,
        sm_scale=sm_scale,
        sliding_window=sliding_window,
        soft_cap=soft_cap,
        mask_value=mask_value,
        k_scale=k_scale,
        v_scale=v_scale,
        num_kv_pages_per_block=num_kv_pages_per_block,
        num_queries_per_block=num_queries_per_block,
        vmem_limit_bytes=vmem_limit_bytes,
    )
    return made


pallas.jax_op("torch_tpu::ragged_paged_attention_kernel", _attend)
