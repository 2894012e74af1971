"""Parts of tensors on several ranks: experts, sequences, heads, and DTensors."""

from typing import Any

import torch
import torch.distributed as dist
import torch.nn.functional as F
from torch import nn

from tests.worlds.training import _modes, _whole


def expert_parallel(device: str) -> Any:
    """Tokens travel to the rank of their expert and back, with gradients."""
    import torch.distributed._functional_collectives as funcol

    rank, world = dist.get_rank(), dist.get_world_size()
    found = []
    for _ in _modes(device):
        torch.manual_seed(7)
        experts = [nn.Linear(4, 4) for _ in range(world)]
        own = experts[rank].to(device)
        generator = torch.Generator().manual_seed(rank)
        x = torch.randn(10, 4, generator=generator).to(device).requires_grad_()
        to = torch.randint(world, (10,), generator=generator)
        order = to.argsort(stable=True)
        sent = torch.bincount(to, minlength=world)
        received = torch.empty_like(sent)
        dist.all_to_all_single(received, sent)
        inputs = funcol.all_to_all_single_autograd(
            x[order.to(device)], received.tolist(), sent.tolist(), dist.group.WORLD
        )
        outputs = own(funcol.wait_tensor(inputs) if not inputs.requires_grad else inputs)
        back = funcol.all_to_all_single_autograd(
            outputs, sent.tolist(), received.tolist(), dist.group.WORLD
        )
        back.square().sum().backward()
        found += [back * 1, x.grad, own.weight.grad]
    return found


def context_parallel(device: str) -> Any:
    """Attention over sequences that ranks share, with gradients; causal ones balance the load."""
    from torch.distributed.tensor.experimental import context_parallel as shared
    from torch.distributed.tensor.experimental._attention import (
        _cp_options,
        context_parallel_unshard,
    )

    mesh = dist.init_device_mesh(device, (dist.get_world_size(),))
    found: list[Any] = []
    for causal in (False, True):
        torch.manual_seed(0)
        q, k, v = (torch.randn(1, 2, 16, 8).to(device).requires_grad_() for _ in range(3))
        if device == "cpu":
            out = F.scaled_dot_product_attention(q, k, v, is_causal=causal)
            out.square().sum().backward()
            found += [out, q.grad, k.grad, v.grad]
            continue
        _cp_options.enable_load_balance = causal
        buffers = [t.detach().clone() for t in (q, k, v)]
        with shared(mesh, buffers=buffers, buffer_seq_dims=[2, 2, 2]):
            for buffer in buffers:
                buffer.requires_grad_()
            out = F.scaled_dot_product_attention(*buffers, is_causal=causal)
            out.square().sum().backward()
            parts = [out.detach(), *(buffer.grad for buffer in buffers)]
            found += context_parallel_unshard(mesh, parts, [2] * 4)
            for buffer in buffers:
                buffer.requires_grad_(False)
    return found


def tensor_parallel_attention(device: str) -> Any:
    """Attention of DTensors that are sharded by heads."""
    from torch.distributed.tensor import Shard, distribute_tensor

    mesh = dist.init_device_mesh(device, (dist.get_world_size(),))
    found: list[Any] = []
    for causal in (False, True):
        torch.manual_seed(0)
        q, k, v = (torch.randn(2, 4, 6, 8) for _ in range(3))
        if device == "cpu":
            given = [t.requires_grad_() for t in (q, k, v)]
            out = F.scaled_dot_product_attention(*given, is_causal=causal)
            out.square().sum().backward()
            found += [out, *(t.grad for t in given)]
            continue
        given = [
            distribute_tensor(t.to(device), mesh, [Shard(1)]).requires_grad_() for t in (q, k, v)
        ]
        out = F.scaled_dot_product_attention(*given, is_causal=causal)
        out.square().sum().backward()
        found += [_whole(out), *(_whole(t.grad) for t in given)]
    return found


def dtensors(device: str) -> Any:
    from torch.distributed.tensor import Replicate, Shard, distribute_tensor, randn

    world = dist.get_world_size()
    mesh = dist.init_device_mesh(device, (world,))
    torch.manual_seed(1)
    a, b = torch.randn(6, 9).to(device), torch.randn(9, 5).to(device)
    x, y = distribute_tensor(a, mesh, [Shard(1)]), distribute_tensor(b, mesh, [Shard(0)])
    product = x @ y
    found = [product.full_tensor(), x.redistribute(mesh, [Shard(0)]).to_local()]
    found.append(x.redistribute(mesh, [Replicate()]).softmax(-1).to_local())
    found.append((x + 1).mean(0).full_tensor())
    found.append(F.layer_norm(x, (9,)).full_tensor())
    if device == "tpu":
        # Stock PyTorch draws on GPUs only.
        torch.manual_seed(2)
        same = randn(4, 4, device_mesh=mesh, placements=[Replicate()]).to_local()
        other = randn(4, 4, device_mesh=mesh, placements=[Shard(0)]).full_tensor()
        copies = [torch.empty_like(same) for _ in range(world)]
        dist.all_gather(copies, same)
        assert all(torch.equal(copy, same) for copy in copies)
        assert len(other.unique()) == 16
    return found
