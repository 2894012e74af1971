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
_MASKED = 512


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
    given = query, key, value, documents, None, *settings
    out, logsumexp = torch.ops.torch_tpu.splash_attention(*given)
    return out, logsumexp


def alone(query: Tensor, key: Tensor, value: Tensor, mask: str, *, scale: float | None) -> Tensor:
    """Return the first result of `forward`, by a kernel that writes no other."""
    settings = mask, _scale(query, scale), choice.precision(query), _blocks(query, key, value)
    out: Tensor = torch.ops.torch_tpu.splash_attention_alone(query, key, value, None, *settings)
    return out


def masked(
    query: Tensor, key: Tensor, value: Tensor, seen: Tensor, *, scale: float | None
) -> Tensor:
    """Return the result under a boolean mask, with its gradient; rows that see no key are zero.

    `seen` is `[B or 1, H or 1, L or 1, S]`.
    """
    blocks = _blocks(query, key, value, most=_MASKED)
    settings = "full", _scale(query, scale), choice.precision(query), blocks
    if torch.is_grad_enabled() and any(t.requires_grad for t in (query, key, value)):
        out: Tensor
        out, _ = torch.ops.torch_tpu.splash_attention(query, key, value, None, seen, *settings)
        return out
    out = torch.ops.torch_tpu.splash_attention_alone(query, key, value, seen, *settings)
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
    given = grad, query, key, value, out, logsumexp, documents, None
    settings = mask, _scale(query, scale), choice.precision(query), _blocks(query, key, value)
    d_query, d_key, d_value = torch.ops.torch_tpu.splash_attention_backward(*given, *settings)
    return d_query, d_key, d_value


def _scale(query: Tensor, scale: float | None) -> float:
    return 1 / math.sqrt(query.size(-1)) if scale is None else float(scale)


def _blocks(query: Tensor, key: Tensor, value: Tensor, most: int = _BLOCKS[0]) -> list[int]:
    """Return the extents of blocks: rows and keys of the forward pass, then of the gradient."""
    # Blocks of longer rows take more of the memory on the chip, and much longer to compile.
    is_slim = query.dtype == torch.bfloat16 and max(query.size(3), value.size(3)) <= 128
    rows, keys = (
        next(b for b in _BLOCKS if n % b == 0 and b <= (most if n >= _LONG and is_slim else 512))
        for n in (query.size(2), key.size(2))
    )
    return [rows, keys, rows, keys]


def _kernel(query: Any, key: Any, mask: Any, blocks: list[int], saves: bool) -> Any:
    """Make a kernel for a mask in words, or for an array `[H or 1, L, S]` of booleans."""
    from jax.experimental.pallas.ops.tpu.splash_attention import (
        splash_attention_kernel,
        splash_attention_mask,
    )

    (heads, rows, _), (_, keys, _) = query.shape, key.shape
    if isinstance(mask, str):
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
        mask = splash_attention_mask.MultiHeadMask([one] * heads)
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
    kernel = splash_attention_kernel.make_splash_mha(
        mask, head_shards=1, q_seq_shards=1, block_sizes=block_sizes, save_residuals=saves
    )
    kernel.fwd_mask_info, kernel.dq_mask_info, kernel.dkv_mask_info = map(
        _flat, (kernel.fwd_mask_info, kernel.dq_mask_info, kernel.dkv_mask_info)
    )
    return kernel


def _flat(info: Any) -> Any:
    """Return what a kernel knows of its mask, with one dimension for all blocks, as it reads them."""
    blocks = info.partial_mask_blocks
    if blocks is None:
        return info
    return info._replace(partial_mask_blocks=blocks.reshape(-1, *blocks.shape[-2:]))


def _scaled(t: Any, scale: float) -> Any:
    """The scale itself is not rounded to bfloat16, as this would change all scores alike."""
    return (t.astype("float32") * scale).astype(t.dtype)


def _by_batch(function: Any, arrays: Any, documents: Any, seen: Any, mask: str) -> Any:
    """Call a function of the arrays of one batch, `[H, ..]`, of its mask and of its documents.

    Where batches differ in nothing else, they are more heads: adjacent heads share a head of the
    keys.
    """
    import jax
    from jax.experimental.pallas.ops.tpu.splash_attention import splash_attention_kernel

    batch, _, rows, _ = arrays[0].shape
    if documents is not None:
        numbers = documents, documents
    elif seen is not None and seen.shape[1:3] == (1, 1):
        # Keys that are hidden from all rows are a document without rows.
        keys = jax.numpy.broadcast_to(seen[:, 0, 0], (batch, seen.shape[3])).astype("int32")
        numbers = jax.numpy.ones((batch, rows), "int32"), keys
        seen = None
    elif seen is None or seen.shape[:2] == (1, 1):
        one = mask if seen is None else jax.numpy.broadcast_to(seen[0], (1, rows, seen.shape[3]))
        made = function(one, None, *(a.reshape(-1, *a.shape[2:]) for a in arrays))
        return jax.tree.map(lambda a: a.reshape(batch, -1, *a.shape[1:]), made)
    else:
        seen = jax.numpy.broadcast_to(seen, (batch, seen.shape[1], rows, seen.shape[3]))
        return jax.lax.map(lambda given: function(given[0], None, *given[1:]), (seen, *arrays))

    def one(q: Any, kv: Any, *arrays: Any) -> Any:
        return function(mask, splash_attention_kernel.SegmentIds(q, kv), *arrays)

    return jax.vmap(one)(*numbers, *arrays)


def _attend(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    documents: Tensor | None,
    seen: Tensor | None,
    mask: str,
    scale: float,
    precision: str,
    blocks: list[int],
) -> tuple[Tensor, Tensor]:
    import jax

    def attend(mask: Any, ids: Any, *arrays: Any) -> Any:
        return _with_sums(_kernel(*arrays[:2], mask, blocks, saves=True), *arrays, ids)

    given = _scaled(query, scale), key, value
    with jax.default_matmul_precision(precision):
        out, sums = _by_batch(attend, given, documents, seen, mask)
    if seen is not None:
        # A row without keys has weights of zero in the gradient, too.
        sees, highest = _sees(seen), jax.numpy.finfo("float32").max
        out, sums = jax.numpy.where(sees, out, 0), jax.numpy.where(sees[..., 0], sums, highest)
    return out, sums


def _attend_alone(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    seen: Tensor | None,
    mask: str,
    scale: float,
    precision: str,
    blocks: list[int],
) -> Tensor:
    import jax

    def attend(mask: Any, ids: Any, *arrays: Any) -> Any:
        return _forward(_kernel(*arrays[:2], mask, blocks, saves=False), *arrays, ids)

    given = _scaled(query, scale), key, value
    with jax.default_matmul_precision(precision):
        made: Any = _by_batch(attend, given, None, seen, mask)
    return made if seen is None else jax.numpy.where(_sees(seen), made, 0)


def _sees(seen: Any) -> Any:
    """Return whether a row sees a key, `[B or 1, H or 1, L or 1, 1]`."""
    return seen.any(-1, keepdims=True)


def _forward(kernel: Any, *given: Any) -> Any:
    """Return a kernel's results. JAX's own call of a kernel asks what it knows of a mask."""
    from jax.experimental.pallas.ops.tpu.splash_attention import splash_attention_kernel

    attend: Any = splash_attention_kernel._splash_attention_forward
    return attend(kernel.fwd_mask_info, *given, None, **kernel.kwargs)


def _with_sums(kernel: Any, *given: Any) -> tuple[Any, Any]:
    """Return a kernel's results; take the largest of the 128 equal sums that it writes of a row.

    JAX takes the first one. For this the compiler would copy all sums to another layout.
    """
    import jax
    from jax.extend import core

    closed = jax.make_jaxpr(functools.partial(_forward, kernel))(*given)
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
    seen: Tensor | None,
    mask: str,
    scale: float,
    precision: str,
    blocks: list[int],
) -> tuple[Tensor, Tensor, Tensor]:
    import jax
    from jax.experimental.pallas.ops.tpu.splash_attention import splash_attention_kernel

    def gradients(mask: Any, ids: Any, *arrays: Any) -> Any:
        *given, sums, do = arrays
        q, k, v, o = given
        kernel = _kernel(q, k, mask, blocks, saves=False)
        kept = q, k, v, ids, None, o, sums, kernel.dq_mask_info, kernel.dkv_mask_info
        pull: Any = splash_attention_kernel._splash_attention_bwd
        return pull(**kernel.kwargs, res=kept, do=do)[3:6]

    given = _scaled(query, scale), key, value, out, logsumexp, grad
    with jax.default_matmul_precision(precision):
        d_query, d_key, d_value = _by_batch(gradients, given, documents, seen, mask)
    return _scaled(d_query, scale), d_key, d_value


def _keep(ctx: Any, inputs: Any, output: Any) -> None:
    query, key, value, documents, seen, *ctx.settings = inputs
    ctx.save_for_backward(query, key, value, *output, documents, seen)
    ctx.mark_non_differentiable(output[1])
    ctx.set_materialize_grads(False)


def _pull(ctx: Any, grad: Tensor, _: None) -> tuple[Any, ...]:
    made = torch.ops.torch_tpu.splash_attention_backward(grad, *ctx.saved_tensors, *ctx.settings)
    return *made, *(None,) * (2 + len(ctx.settings))


_attention = pallas.jax_op("torch_tpu::splash_attention", _attend)
_attention.register_autograd(_pull, setup_context=_keep)
pallas.jax_op("torch_tpu::splash_attention_alone", _attend_alone)
pallas.jax_op("torch_tpu::splash_attention_backward", _gradients)
