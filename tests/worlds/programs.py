"""Collectives inside programs: a step is one program, and no rank waits for ever."""

import contextlib
import time
from collections.abc import Callable
from typing import Any

import torch
import torch.distributed as dist
import torch_tpu
from torch import Tensor, nn
from torch.distributed.fsdp import fully_shard
from torch.nn.parallel import DistributedDataParallel

from tests.worlds.collectives import _own
from tests.worlds.training import _batch, _model, _one_graph, _without_unused

counter = torch_tpu.metrics.counter


def _fused(device: str) -> Any:
    return torch_tpu.eager_mode("fused") if device == "tpu" else contextlib.nullcontext()


def _pending(device: str, dtype: torch.dtype, *sizes: int) -> Tensor:
    """Return a value that nothing has computed yet."""
    x = _own(device, dtype, *sizes)
    return ~x if dtype == torch.bool else x + x


def _steps(device: str, wrap: Callable[[nn.Module], nn.Module], steps: int) -> list[Any]:
    """Train, and return the losses. On "tpu", a steady step is one program."""
    with _fused(device):
        net = wrap(_without_unused(_model(device)))
        optimizer = torch.optim.AdamW(net.parameters(), lr=1e-2)
        losses, found = [], []
        for number in range(steps):
            x, y = _batch(number, device)
            names = ("cuts", "collectives", "collectives_fused", "compiles")
            before = [counter(name) for name in names]
            loss = nn.functional.cross_entropy(net(x), y)
            loss.backward()
            optimizer.step()
            optimizer.zero_grad()
            losses.append(loss.item())
            now = [counter(name) - last for name, last in zip(names, before, strict=True)]
            found.append((*now, torch.tpu.memory_allocated()))
        if device == "tpu":
            cuts, collectives, fused, compiles, _ = found[-1]
            assert (cuts, compiles) == (1, 0), found
            assert collectives == fused > 0, found
            assert len({held for *_, held in found[steps // 2 :]}) == 1, found
    return losses


def ddp_is_one_program(device: str) -> Any:
    return _steps(device, DistributedDataParallel, steps=12)


def _sharded(net: nn.Module) -> nn.Module:
    mesh = dist.init_device_mesh(next(net.parameters()).device.type, (dist.get_world_size(),))
    for block in net.blocks:  # type: ignore[union-attr]
        fully_shard(block, mesh=mesh)
    return fully_shard(net, mesh=mesh)


def fsdp_is_one_program(device: str) -> Any:
    return _steps(device, _sharded, steps=12)


def compiled_fsdp_is_one_program(device: str) -> Any:
    """Compiled graphs are parts of the step's program, with the collectives between them."""

    def wrap(net: nn.Module) -> nn.Module:
        net = _sharded(net)
        if device == "tpu":
            net.compile()
        return net

    with _one_graph():
        return _steps(device, wrap, steps=6)


def compiled_ddp_is_one_program(device: str) -> Any:
    """The graphs come before the first collective of a step."""

    def wrap(net: nn.Module) -> nn.Module:
        found = DistributedDataParallel(net)
        return torch.compile(found) if device == "tpu" else found

    with _one_graph():
        return _steps(device, wrap, steps=6)


def pending_values(device: str) -> Any:
    """Each operation on values that a program computes, in many types, also of no elements."""
    world, rank, found = dist.get_world_size(), dist.get_rank(), []
    types = (torch.float32, torch.bfloat16, torch.float64, torch.int64, torch.uint8, torch.bool)
    with _fused(device):
        before = counter("collectives_fused"), counter("collectives")
        for dtype in types:
            for sizes in ((2 * world, 3), (0, 3)):
                x = _pending(device, dtype, *sizes)
                if dtype != torch.bool or device == "tpu":
                    y = x.clone()
                    dist.all_reduce(y, dist.ReduceOp.MAX)
                    found.append(y if dtype != torch.bool else y & False)
                else:
                    found.append(torch.zeros_like(x))
                y = x.new_empty(world * sizes[0], *sizes[1:])
                dist.all_gather_into_tensor(y, x)
                found.append(y * y)
                parts = [torch.empty_like(x) for _ in range(world)]
                dist.all_gather(parts, x)
                found.append(torch.cat(parts))
                y = x + x
                dist.broadcast(y, world - 1)
                found.append(y)
                y = torch.empty_like(x)
                dist.all_to_all_single(y, x * x)
                found.append(y)
        x = _pending(device, torch.float32, 3 * world, 2)
        y = x.new_empty(3, 2)
        dist.reduce_scatter_tensor(y, x)
        if device == "tpu":
            torch.tpu.synchronize()
            fused, all_ = counter("collectives_fused"), counter("collectives")
            assert fused - before[0] > (all_ - before[1]) / 2
        given = [rank + 1 + i for i in range(world)]
        taken = [other + 1 + rank for other in range(world)]
        z = x.new_empty(sum(taken), 2)
        dist.all_to_all_single(z, _pending(device, torch.float32, sum(given), 2), taken, given)
        found += [y.sin(), z.cos()]
    return found


def a_rank_waits_for_another(device: str) -> Any:
    """Rank 0 waits on the host for what the other has read: nothing but time cuts its program."""
    store = dist.distributed_c10d._get_default_store()
    with _fused(device):
        x = _pending(device, torch.float32, 4)
        dist.all_reduce(x)
        if dist.get_rank() == 0:
            store.wait([f"read on {device}"])
            return x
        value = x.tolist()
        store.set(f"read on {device}", "")
        return torch.tensor(value)


def a_work_is_polled(device: str) -> Any:
    with _fused(device):
        x = _pending(device, torch.float32, 4)
        work = dist.all_reduce(x, async_op=True)
        while not work.is_completed():
            time.sleep(0.001)
        y = x * 2
        dist.all_reduce(y, async_op=True).wait()
        return x, y


def receives_come_after_collectives(device: str) -> Any:
    """What rank 1 sends depends on the collective before; rank 0 computes with both."""
    with _fused(device):
        x = _pending(device, torch.float32, 4)
        dist.all_reduce(x)
        if dist.get_rank() == 0:
            y = torch.zeros(4, device=device)
            dist.recv(y, 1)
            return x * y
        dist.send(x * 3, 0)
        return x


def groups_alternate(device: str) -> Any:
    """Collectives of several groups in one program."""
    both = [dist.new_group(list(range(dist.get_world_size()))) for _ in range(2)]
    with _fused(device):
        x = _pending(device, torch.float32, 4)
        for i in range(6):
            dist.all_reduce(x, group=both[i % 2])
            x = x / 2 + i
        return x
