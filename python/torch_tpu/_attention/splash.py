"""JAX's splash attention as ops of torch: forward, and the gradient from what torch keeps for it.

Source: `jax.experimental.pallas.ops.tpu.splash_attention`, after the papers on FlashAttention.
Scores live on the chip, a block of rows and keys at a time, and blocks that a mask hides are left
out. Knows no switch of torch and no rule of shape.
"""

import functools
import math
from typing import Any

import torch
from torch import Tensor

from torch_tpu import pallas
from torch_tpu._attention import choice

# Extents of blocks. A block of 1,024 hides more of the work that each block brings, and computes
# more hidden scores where a causal mask begins. Millions of cycles with the gradient on v5e: 26.8
# instead of 29.7 for 8,192 tokens, and 2.7 instead of 2.5 for 2,048
# (`benchmarks/attention.py --forms splash --tokens 2048,8192 --blocks 512`).
_BLOCKS = (1024, 512, 384, 256, 128)
_LONG = 4096


def forward(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    mask: str,
    documents: Tensor | None = None,
    *,
    scale: float | None,
) -> tuple[Tensor, Tensor]:
    """Return the result `[B, H, L, Ev]` and the log-sum-exp of each row, `[B, H, L]` in float32.

    `mask` is "full", "causal" or "band LOW HIGH", the distances (row - key) that are seen.
    `documents` `[B, L]` in int32 has the document of each token, which sees no other one.
    """
    settings = mask, _scale(query, scale), choice.precision(query), _blocks(query, key, value)
    given = query, key, value, documents, *settings
    out, logsumexp = torch.ops.torch_tpu.splash_attention(*given)
    return out, logsumexp


def alone(query: Tensor, key: Tensor, value: Tensor, mask: str, *, scale: float | None) -> Tensor:
    """Return the first result of `forward`, by a kernel that writes no other."""
    settings = mask, _scale(query, scale), choice.precision(query), _blocks(query, key, value)
    out: Tensor = torch.ops.torch_tpu.splash_attention_alone(query, key, value, *settings)
    return out


def backward(
    grad: Tensor,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    out: Tensor,
    logsumexp: Tensor,
    mask: str,
    documents: Tensor | None = None,
    *,
    scale: float | None,
) -> tuple[Tensor, Tensor, Tensor]:
    """Return the gradients of query, key and value."""
    given = grad, query, key, value, out, logsumexp, documents
    settings = mask, _scale(query, scale), choice.precision(query), _blocks(query, key, value)
    d_query, d_key, d_value = torch.ops.torch_tpu.splash_attention_backward(*given, *settings)
    return d_query, d_key, d_value


def _scale(query: Tensor, scale: float | None) -> float:
    return 1 / math.sqrt(query.size(-1)) if scale is None else float(scale)


def _blocks(query: Tensor, key: Tensor, value: Tensor) -> list[int]:
    """Return the extents of blocks: rows and keys of the forward pass, then of the gradient."""
    # Blocks of longer rows take more of the memory on the chip, and much longer to compile.
    is_slim = query.dtype == torch.bfloat16 and max(query.size(3), value.size(3)) <= 128
    rows, keys = (
        next(b for b in _BLOCKS if n % b == 0 and (b <= 512 or (n >= _LONG and is_slim)))
        for n in (query.size(2), key.size(2))
    )
    return [rows, keys, rows, keys]


def _kernel(heads: int, rows: int, keys: int, mask: str, blocks: list[int], saves: bool) -> Any:
    from jax.experimental.pallas.ops.tpu.splash_attention import (
        splash_attention_kernel,
        splash_attention_mask,
    )

    one: Any
    kind, *band = mask.split()
    if kind == "full":
        one = splash_attention_mask.FullMask((rows, keys))
    elif kind == "causal":
        one = splash_attention_mask.CausalMask((rows, keys))
    else:
        low, high = (None if word == "None" else int(word) for word in band)
        window = high, None if low is None else -low
        one = splash_attention_mask.LocalMask((rows, keys), window, offset=0)
    block_rows, block_keys, gradient_rows, gradient_keys = blocks
    block_sizes = splash_attention_kernel.BlockSizes(
        block_q=block_rows,
        block_kv=block_keys,
        block_kv_compute=block_keys,
        block_q_dkv=gradient_rows,
        block_kv_dkv=gradient_keys,
        block_kv_dkv_compute=gradient_keys,
        block_q_dq=gradient_rows,
        block_kv_dq=gradient_keys,
    )
    return splash_attention_kernel.make_splash_mha(
        splash_attention_mask.MultiHeadMask([one] * heads),
        head_shards=1,
        q_seq_shards=1,
        block_sizes=block_sizes,
        save_residuals=saves,
    )


def _scaled(t: Any, scale: float) -> Any:
    """The scale itself is not rounded to bfloat16, as this would change all scores alike."""
    return (t.astype("float32") * scale).astype(t.dtype)


def _by_batch(function: Any, arrays: Any, documents: Any) -> Any:
    """Call a function of batches of heads, and of the documents of one batch.

    Without documents, batches of heads are more heads: adjacent heads share a head of the keys.
    """
    import jax
    from jax.experimental.pallas.ops.tpu.splash_attention import splash_attention_kernel

    if documents is None:
        batch = arrays[0].shape[0]
        made = function(*(a.reshape(-1, *a.shape[2:]) for a in arrays), None)
        return jax.tree.map(lambda a: a.reshape(batch, -1, *a.shape[1:]), made)

    def one(documents: Any, *arrays: Any) -> Any:
        ids = splash_attention_kernel.SegmentIds(documents, documents)
        return function(*arrays, ids)

    return jax.vmap(one)(documents, *arrays)


def _heads(query: Any, documents: Any) -> int:
    return query.shape[1] if documents is not None else query.shape[0] * query.shape[1]


def _attend(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    documents: Tensor | None,
    mask: str,
    scale: float,
    precision: str,
    blocks: list[int],
) -> tuple[Tensor, Tensor]:
    import jax

    with jax.default_matmul_precision(precision):
        heads = _heads(query, documents)
        kernel = _kernel(heads, query.shape[2], key.shape[2], mask, blocks, saves=True)
        given = _scaled(query, scale), key, value
        made: Any = _by_batch(functools.partial(_with_sums, kernel), given, documents)
    return made[0], made[1]


def _attend_alone(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    mask: str,
    scale: float,
    precision: str,
    blocks: list[int],
) -> Tensor:
    import jax

    with jax.default_matmul_precision(precision):
        heads = _heads(query, None)
        kernel = _kernel(heads, query.shape[2], key.shape[2], mask, blocks, saves=False)
        made: Tensor = _by_batch(kernel, (_scaled(query, scale), key, value), None)
    return made


def _with_sums(kernel: Any, *given: Any) -> tuple[Any, Any]:
    """Return a kernel's results; take the largest of the 128 equal sums that it writes of a row.

    JAX takes the first one. For this the compiler would copy all sums to another layout.
    """
    import jax
    from jax.experimental.pallas.ops.tpu.splash_attention import splash_attention_kernel
    from jax.extend import core

    def forward(*arrays: Any) -> Any:
        attend: Any = splash_attention_kernel._splash_attention_forward
        return attend(kernel.fwd_mask_info, *arrays, None, **kernel.kwargs)

    closed = jax.make_jaxpr(forward)(*given)
    out, narrow = closed.jaxpr.outvars
    made = {var: equation for equation in closed.jaxpr.eqns for var in equation.outvars}
    wide = narrow
    while made[wide].primitive.name in ("squeeze", "slice", "reshape"):
        wide = made[wide].invars[0]
    if wide.aval.shape != (*narrow.aval.shape, 128):
        raise RuntimeError(
            f"splash_attention of this JAX ({jax.__version__}) writes its sums in another form, "
            f'{wide.aval}; pip install "jax>=0.10,<0.11"'
        )
    jaxpr = closed.jaxpr.replace(outvars=[out, wide])
    arrays = jax.tree.leaves(given)
    result, sums = core.jaxpr_as_fun(core.ClosedJaxpr(jaxpr, closed.consts))(*arrays)
    return result, sums.max(-1)


def _gradients(
    grad: Tensor,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    out: Tensor,
    logsumexp: Tensor,
    documents: Tensor | None,
    mask: str,
    scale: float,
    precision: str,
    blocks: list[int],
) -> tuple[Tensor, Tensor, Tensor]:
    import jax
    from jax.experimental.pallas.ops.tpu.splash_attention import splash_attention_kernel

    with jax.default_matmul_precision(precision):
        heads = _heads(query, documents)
        kernel = _kernel(heads, query.shape[2], key.shape[2], mask, blocks, saves=False)

        def gradients(q: Any, k: Any, v: Any, o: Any, sums: Any, do: Any, ids: Any) -> Any:
            kept = q, k, v, ids, None, o, sums, kernel.dq_mask_info, kernel.dkv_mask_info
            pull: Any = splash_attention_kernel._splash_attention_bwd
            return pull(**kernel.kwargs, res=kept, do=do)[3:6]

        given = _scaled(query, scale), key, value, out, logsumexp, grad
        d_query, d_key, d_value = _by_batch(gradients, given, documents)
    return _scaled(d_query, scale), d_key, d_value


pallas.jax_op("torch_tpu::splash_attention", _attend)
pallas.jax_op("torch_tpu::splash_attention_alone", _attend_alone)
pallas.jax_op("torch_tpu::splash_attention_backward", _gradients)
