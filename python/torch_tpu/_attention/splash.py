"""JAX's splash attention as ops of torch: forward, and the gradient from what torch keeps for it.

Source: `jax.experimental.pallas.ops.tpu.splash_attention`, after the papers on FlashAttention.
Scores live on the chip, a block of rows and keys at a time, and blocks that a mask hides are left
out. Knows no switch of torch and no rule of shape.
"""

import functools
import math
from typing import Any, NamedTuple

import torch
from torch import Tensor

from torch_tpu import pallas
from torch_tpu._attention import blocks, choice


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
    extents = _blocks(query, key, value, most=blocks.SHORT)
    settings = "full", _scale(query, scale), choice.precision(query), extents
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


def _blocks(query: Tensor, key: Tensor, value: Tensor, most: int = blocks.MOST) -> list[int]:
    """Return the extents of blocks: rows and keys of the forward pass, then of the gradient."""
    # Blocks of longer rows take more of the memory on the chip, and much longer to compile.
    is_slim = query.dtype == torch.bfloat16 and max(query.size(3), value.size(3)) <= 128
    rows, keys = (
        blocks.best(n, most if n >= blocks.LONG and is_slim else blocks.SHORT)
        for n in (query.size(2), key.size(2))
    )
    return [rows, keys, rows, keys]


def _kernel(arrays: Any, mask: Any, extents: list[int], saves: bool) -> Any:
    """Make a kernel for a mask in words, or for an array `[H or 1, L, S]` of booleans."""
    from jax.experimental.pallas.ops.tpu.splash_attention import (
        splash_attention_kernel,
        splash_attention_mask,
    )

    (heads, rows, _), (_, keys, _) = arrays[0].shape, arrays[1].shape
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
    block_rows, block_keys, gradient_rows, gradient_keys = extents
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
    """Return what a kernel knows of its mask, with one dimension for all blocks of a mask."""
    parts = info.partial_mask_blocks
    if parts is None:
        return info
    return info._replace(partial_mask_blocks=parts.reshape(-1, *parts.shape[-2:]))


def _scaled(t: Any, scale: float) -> Any:
    """The scale itself is not rounded to bfloat16, as this would change all scores alike."""
    return (t.astype("float32") * scale).astype(t.dtype)


class _Seen(NamedTuple):
    """What rows see: a mask in words, the documents of rows and keys, or booleans."""

    mask: str
    documents: Any
    seen: Any

    def filled(self, rows: int, keys: int, extents: list[int]) -> "_Seen":
        """Return the same for whole blocks, of which no row sees what was added to the keys."""
        from jax import numpy as jnp

        more_rows, more_keys = (
            blocks.filled(rows, extents[0]) - rows,
            blocks.filled(keys, extents[1]) - keys,
        )
        documents, seen = self.documents, self.seen
        if documents is not None:
            none = jnp.iinfo("int32").min
            documents = [
                jnp.pad(t, ((0, 0), (0, more)), constant_values=none)
                for t, more in zip(documents, (more_rows, more_keys), strict=True)
            ]
        elif seen is not None:
            more_rows = more_rows if seen.shape[2] > 1 else 0
            seen = jnp.pad(seen, ((0, 0), (0, 0), (0, more_rows), (0, more_keys)))
        elif more_keys and (self.mask != "causal" or rows > keys):
            seen = (jnp.arange(keys + more_keys) < keys)[None, None, None]
        return _Seen(self.mask, documents, seen)


def _by_batch(function: Any, arrays: Any, seen: _Seen, extents: list[int]) -> Any:
    """Call a function of the mask, the documents and the arrays of one batch, `[H, ..]`.

    Where batches differ in nothing else, they are more heads: adjacent heads share a head of the
    keys. Arrays have the rows of the first one, or the keys of the second one, and are filled up.
    """
    import jax
    from jax import numpy as jnp
    from jax.experimental.pallas.ops.tpu.splash_attention import splash_attention_kernel

    (batch, _, rows, _), (_, _, keys, _) = arrays[0].shape, arrays[1].shape
    mask, documents, booleans = seen.filled(rows, keys, extents)

    def fill(at: int, array: Any) -> Any:
        n, block = array.shape[2], extents[at in _OF_KEYS]
        more = [0, 0, blocks.filled(n, block) - n]
        more += [blocks.filled(width, _WIDTH) - width for width in array.shape[3:]]
        return jnp.pad(array, [(0, count) for count in more])

    arrays = [fill(at, array) for at, array in enumerate(arrays)]
    rows, keys = arrays[0].shape[2], arrays[1].shape[2]
    if booleans is not None and booleans.shape[1:3] == (1, 1):
        # Keys that are hidden from all rows are a document without rows.
        of_keys = jnp.broadcast_to(booleans[:, 0, 0], (batch, keys)).astype("int32")
        documents, booleans = (jnp.ones((batch, rows), "int32"), of_keys), None
    if documents is not None:

        def with_documents(q: Any, kv: Any, *arrays: Any) -> Any:
            return function(mask, splash_attention_kernel.SegmentIds(q, kv), *arrays)

        batched: Any = jax.vmap(with_documents)
        return batched(*documents, *arrays)
    if booleans is None or booleans.shape[:2] == (1, 1):
        one = mask if booleans is None else jnp.broadcast_to(booleans[0], (1, rows, keys))
        made = function(one, None, *(a.reshape(-1, *a.shape[2:]) for a in arrays))
        return jax.tree.map(lambda a: a.reshape(batch, -1, *a.shape[1:]), made)
    booleans = jnp.broadcast_to(booleans, (batch, booleans.shape[1], rows, keys))
    return jax.lax.map(lambda given: function(given[0], None, *given[1:]), (booleans, *arrays))


# Keys and values among the arrays of a call.
_OF_KEYS = (1, 2)
# Heads have multiples of so many elements, half of the lanes of a register.
_WIDTH = 64


def _attend(
    query: Tensor,
    key: Tensor,
    value: Tensor,
    documents: Tensor | None,
    seen: Tensor | None,
    mask: str,
    scale: float,
    precision: str,
    extents: list[int],
) -> tuple[Tensor, Tensor]:
    import jax

    def attend(mask: Any, ids: Any, *arrays: Any) -> Any:
        return _with_sums(_kernel(arrays, mask, extents, saves=True), *arrays, ids)

    rows, given = query.shape[2], (_scaled(query, scale), key, value)
    with jax.default_matmul_precision(precision):
        made = _by_batch(attend, given, _Seen(mask, _twice(documents), seen), extents)
    width = value.shape[3]
    out, sums = made[0][:, :, :rows, :width], made[1][:, :, :rows]
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
    extents: list[int],
) -> Tensor:
    import jax

    def attend(mask: Any, ids: Any, *arrays: Any) -> Any:
        return _forward(_kernel(arrays, mask, extents, saves=False), *arrays, ids)

    rows, given = query.shape[2], (_scaled(query, scale), key, value)
    with jax.default_matmul_precision(precision):
        made: Any = _by_batch(attend, given, _Seen(mask, None, seen), extents)
    made = made[:, :, :rows, : value.shape[3]]
    if seen is not None:
        made = jax.numpy.where(_sees(seen), made, 0)
    return made


def _twice(documents: Any) -> Any:
    return None if documents is None else (documents, documents)


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
    extents: list[int],
) -> tuple[Tensor, Tensor, Tensor]:
    import jax
    from jax.experimental.pallas.ops.tpu.splash_attention import splash_attention_kernel

    def gradients(mask: Any, ids: Any, *arrays: Any) -> Any:
        q, k, v, o, sums, do = arrays
        kernel = _kernel(arrays, mask, extents, saves=False)
        kept = q, k, v, ids, None, o, sums, kernel.dq_mask_info, kernel.dkv_mask_info
        pull: Any = splash_attention_kernel._splash_attention_bwd
        return pull(**kernel.kwargs, res=kept, do=do)[3:6]

    given = _scaled(query, scale), key, value, out, logsumexp, grad
    with jax.default_matmul_precision(precision):
        made = _by_batch(gradients, given, _Seen(mask, _twice(documents), seen), extents)
    d_query, d_key, d_value = (
        a[:, :, : t.shape[2], : t.shape[3]] for a, t in zip(made, (query, key, value), strict=True)
    )
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
