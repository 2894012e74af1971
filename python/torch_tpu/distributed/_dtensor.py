"""What DTensor knows of this device: attention in shards and rings, and steps of optimizers.

Each public function is called with a module of torch once a program imports it.
"""

import functools
import sys
from typing import Any

import torch
from torch import Tensor

aten = torch.ops.aten
ATTENTION = aten._scaled_dot_product_fused_attention_overrideable.default
ATTENTION_BACKWARD = aten._scaled_dot_product_fused_attention_overrideable_backward.default
# By kernels of JAX on TPUs.
FLASH = aten._scaled_dot_product_flash_attention_for_cpu.default
FLASH_BACKWARD = aten._scaled_dot_product_flash_attention_for_cpu_backward.default


def register_attention(_: Any) -> None:
    """Let attention be sharded along batches and heads.

    Reason: torch has strategies for the kernels of CUDA, and this device's attention is the kernel
    that backends may override. Versions: 2.11 to 2.15.
    """
    from torch.distributed.tensor import Replicate, Shard
    from torch.distributed.tensor.experimental import register_sharding

    register: Any = register_sharding
    every: list[Any] = [Replicate(), Shard(0), Shard(1)]

    def forward(query: Any, key: Any, value: Any, attn_bias: Any = None, *_: Any, **__: Any) -> Any:
        found = []
        for place in every:
            # The other outputs are numbers.
            outputs = [place, place, *[None] * 7]
            inputs = [place] * 3
            if attn_bias is not None:
                inputs.append(_of_bias(place, attn_bias))
            found.append((outputs, inputs))
        return found

    def backward(*args: Any, **_: Any) -> Any:
        bias, wanted = args[4], args[5]
        numbers = [Replicate() for i in (8, 9, 14, 15) if args[i] is not None]
        found = []
        for place in every:
            of_bias = [] if bias is None else [_of_bias(place, bias)]
            gradients = [place, place, place, of_bias[0] if of_bias else None]
            outputs = [
                g if is_wanted else None for g, is_wanted in zip(gradients, wanted, strict=True)
            ]
            found.append((outputs, [place] * 4 + of_bias + [place, place] + numbers))
        return found

    def flash(*_: Any, **__: Any) -> Any:
        return [([place] * 2, [place] * 3) for place in every]

    def flash_backward(*_: Any, **__: Any) -> Any:
        return [([place] * 3, [place] * 6) for place in every]

    register(ATTENTION)(forward)
    register(ATTENTION_BACKWARD)(backward)
    register(FLASH)(flash)
    register(FLASH_BACKWARD)(flash_backward)


def _of_bias(place: Any, bias: Any) -> Any:
    """Return where a mask is that is spread over the dimension that is sharded."""
    from torch.distributed.tensor import Replicate, Shard

    if not isinstance(place, Shard):
        return place
    missing = 4 - len(bias.shape)
    dim = place.dim - missing
    return Shard(dim) if dim >= 0 and bias.shape[dim] > 1 else Replicate()


def step_mixed_parameters_in_turn(_: Any) -> None:
    """Let an optimizer step its parameters in turn, if they are not all tensors of one mesh.

    Reason: by default, torch takes functions of lists on accelerators, which refuse such lists, and
    the loop on the CPU. Versions: 2.11 to 2.15.
    """
    from torch.distributed.tensor import DTensor

    name = "_default_to_fused_or_foreach"
    original = getattr(sys.modules["torch.optim.optimizer"], name)

    @functools.wraps(original)
    def choose(params: list[Tensor], *args: Any, **kwargs: Any) -> tuple[bool, bool]:
        fused, foreach = original(params, *args, **kwargs)
        meshes = (p.device_mesh if isinstance(p, DTensor) else None for p in params)
        return fused, foreach and len(set(meshes)) < 2

    # Optimizers have imported the function by its name.
    for module in [m for at, m in sys.modules.items() if at.startswith("torch.optim.")]:
        if getattr(module, name, None) is original:
            setattr(module, name, choose)


def attend_in_ring(module: Any) -> None:
    """Let context parallelism compute this device's attention.

    Reason: torch's rings know the kernels of CUDA. The backward of a block takes the sums of all
    blocks, which the ordinary backward of this device computes again for itself.
    Versions: 2.11 to 2.15.
    """
    for op in ATTENTION, FLASH:
        module.custom_ops[op] = functools.partial(_ring, module)
    for op in ATTENTION_BACKWARD, FLASH_BACKWARD:
        module.custom_ops[op] = functools.partial(_ring_backward, module)


def _given(op: Any, args: Any, kwargs: Any) -> dict[str, Any]:
    """Return the arguments of a call by name; a mask raises `NotImplementedError`."""
    names = (argument.name for argument in op._schema.arguments)
    given = dict(zip(names, map(_local, args), strict=False)) | kwargs
    for name in ("attn_bias", "attn_mask"):
        if given.pop(name, None) is not None:
            raise NotImplementedError(f"{name} is not supported yet")
    return given


def _ring(module: Any, op: Any, args: Any, kwargs: Any) -> Any:
    spec = args[0]._spec
    given = _given(op, args, kwargs)
    given.pop("return_debug_mask", None)
    packet = op.overloadpacket
    made = module._templated_ring_attention(spec.mesh.get_group(), 2, packet, **given)
    out, logsumexp, *rest = made
    return (_shared(out, spec), _shared(logsumexp, spec), *rest)


def _ring_backward(module: Any, op: Any, args: Any, kwargs: Any) -> Any:
    spec = args[0]._spec
    given = _given(op, args, kwargs)
    names = ("grad_out", "query", "key", "value", "out", "logsumexp", "is_causal")
    scale = given.get("scale")
    block = functools.partial(_backward_of_block, scale=scale)
    gradients = module._templated_ring_attention_backward(
        spec.mesh.get_group(),
        2,
        block,
        grad_out_name="grad_out",
        **{name: given[name] for name in names},
    )
    shared = (_shared(gradient, spec) for gradient in gradients[:3])
    return tuple(shared) if op is FLASH_BACKWARD else (*shared, None)


def _backward_of_block(
    grad_out: Tensor,
    query: Tensor,
    key: Tensor,
    value: Tensor,
    out: Tensor,
    logsumexp: Tensor,
    is_causal: bool,
    scale: float | None,
) -> tuple[Tensor, Tensor, Tensor]:
    """Return the gradients of a block of queries and keys, as in the paper on FlashAttention.

    `query` is (B, H, L, E), `key` and `value` are (B, Hk, S, E), and `logsumexp` (B, H, L) is that
    of all blocks.
    """
    heads, own = query.size(1), key.size(1)
    grad, q, k, v, y = (t.float() for t in (grad_out, query, key, value, out))
    k, v = (t.repeat_interleave(heads // own, 1) for t in (k, v))
    factor = query.size(-1) ** -0.5 if scale is None else scale
    scores = q @ k.mT * factor
    if is_causal:
        visible = torch.ones(scores.shape[-2:], dtype=torch.bool, device=q.device).tril()
        scores = scores.masked_fill(~visible, float("-inf"))
    weights = (scores - logsumexp.float().unsqueeze(-1)).exp()
    slopes = weights * (grad @ v.mT - (grad * y).sum(-1, keepdim=True)) * factor
    of_key, of_value = slopes.mT @ q, weights.mT @ grad
    if heads > own:
        of_key, of_value = (t.unflatten(1, (own, -1)).sum(2) for t in (of_key, of_value))
    gradients = slopes @ k, of_key, of_value
    return tuple(g.to(query.dtype) for g in gradients)  # type: ignore[return-value]


def _local(value: Any) -> Any:
    return value._local_tensor if hasattr(value, "_local_tensor") else value


def _shared(tensor: Tensor, spec: Any) -> Any:
    from torch.distributed.tensor import DTensor

    return DTensor.from_local(tensor, spec.mesh, spec.placements, run_check=False)
