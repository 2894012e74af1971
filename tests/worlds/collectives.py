"""Collectives by themselves: every operation, reduction and type."""

from datetime import timedelta
from typing import Any

import pytest
import torch
import torch.distributed as dist
from torch import Tensor

FLOATS = (torch.float32, torch.float64, torch.bfloat16, torch.float16)
INTEGERS = (torch.int64, torch.int32, torch.uint8, torch.int8)
# Types that gloo does not reduce; what they come to is known.
OTHERS = (torch.int16, torch.float8_e4m3fn, torch.float8_e5m2)


def _own(device: str, dtype: torch.dtype, *sizes: int) -> Tensor:
    """Return small numbers that differ between ranks and are exact in every type."""
    rank, count = dist.get_rank(), torch.Size(sizes).numel()
    values = (torch.arange(count) * (rank + 2) + rank) % 4 + 1
    return values.view(sizes).to(dtype).to(device)


def all_reduce(device: str) -> Any:
    found = []
    ops = [dist.ReduceOp.SUM, dist.ReduceOp.PRODUCT, dist.ReduceOp.MIN, dist.ReduceOp.MAX]
    bits = [dist.ReduceOp.BAND, dist.ReduceOp.BOR, dist.ReduceOp.BXOR]
    for dtype in FLOATS + INTEGERS:
        for op in ops + (bits if dtype in INTEGERS else []):
            x = _own(device, dtype, 3, 5)
            dist.all_reduce(x, op)
            found.append(x)
    return found


def all_reduce_of_other_types(device: str) -> Any:
    world, found = dist.get_world_size(), []
    for dtype in OTHERS:
        parts = [torch.empty(3, 5, dtype=torch.uint8).view(3, 5) for _ in range(world)]
        own = _own("cpu", torch.uint8, 3, 5)
        dist.all_gather(parts, own)
        stacked = torch.stack(parts).to(dtype).float()
        for op, result in (
            (dist.ReduceOp.SUM, stacked.sum(0)),
            (dist.ReduceOp.MAX, stacked.amax(0)),
        ):
            x = own.to(dtype).to(device)
            if device == "tpu":
                dist.all_reduce(x, op)
            found.append(x.float().cpu() if device == "tpu" else result.to(dtype).float())
    flags = torch.tensor([dist.get_rank() == 0, True, False], device=device)
    for op, result in (
        (dist.ReduceOp.SUM, [True, True, False]),
        (dist.ReduceOp.MIN, [False, True, False]),
    ):
        x = flags.clone()
        if device == "tpu":
            dist.all_reduce(x, op)
        found.append(x.tolist() if device == "tpu" else result)
    z = torch.complex(_own("cpu", torch.float32, 4), _own("cpu", torch.float32, 4) * 2).to(device)
    if device == "tpu":
        dist.all_reduce(z)
    else:
        real = torch.view_as_real(z).contiguous()
        dist.all_reduce(real)
        z = torch.view_as_complex(real)
    return [*found, z]


def averages(device: str) -> Any:
    found = []
    for dtype in (torch.float32, torch.bfloat16, torch.int64):
        x = _own(device, dtype, 7)
        if device == "tpu":
            dist.all_reduce(x, dist.ReduceOp.AVG)
        else:
            dist.all_reduce(x)
            x = x / dist.get_world_size() if x.is_floating_point() else x // dist.get_world_size()
        found.append(x)
    return found


def views_and_strides(device: str) -> Any:
    """Collectives read and write through views, in place and beside other values."""
    base = _own(device, torch.float32, 6, 4)
    dist.all_reduce(base[2:4])
    column = base.t()[1]
    # gloo takes the elements for neighbours.
    whole = column if device == "tpu" else column.contiguous()
    dist.all_reduce(whole)
    column.copy_(whole)
    image = _own(device, torch.float32, 2, 3, 4, 5).to(memory_format=torch.channels_last)
    dist.broadcast(image, 0)
    empty = torch.empty(0, 3, device=device)
    dist.all_reduce(empty)
    scalar = torch.tensor(float(dist.get_rank() + 1), device=device)
    dist.all_reduce(scalar)
    return [base, image, image.stride(), empty, scalar, (base * scalar).sum()]


def broadcast_and_reduce(device: str) -> Any:
    found = []
    for root in range(dist.get_world_size()):
        x = _own(device, torch.float32, 4, 2)
        dist.broadcast(x, root)
        y = _own(device, torch.bfloat16, 5)
        dist.reduce(y, root)
        found += [x, y if dist.get_rank() == root else None]
    with pytest.raises(RuntimeError, match="invalid root rank: 7"):
        dist.broadcast(x, 7)
    flags = torch.tensor([dist.get_rank() == 1, True], device=device)
    dist.broadcast(flags, 1)
    return [*found, flags]


def gathers(device: str) -> Any:
    rank, world, found = dist.get_rank(), dist.get_world_size(), []
    for dtype in (torch.float32, torch.bfloat16, torch.int64, torch.bool, torch.complex64):
        x = (_own(device, torch.float32, 3, 2) > 2).to(dtype)
        parts = [torch.empty_like(x) for _ in range(world)]
        dist.all_gather(parts, x)
        flat = torch.empty(world * 3, 2, dtype=dtype, device=device)
        dist.all_gather_into_tensor(flat, x)
        found += [parts, flat]
    into = [torch.zeros(2, device=device) for _ in range(world)] if rank == 1 else None
    dist.gather(torch.full((2,), float(rank), device=device), into, dst=1)
    out = torch.zeros(3, device=device)
    given = [torch.full((3,), i + 0.5, device=device) for i in range(world)] if rank == 0 else None
    dist.scatter(out, given, src=0)
    return [found, into, out]


def reduce_scatters(device: str) -> Any:
    world = dist.get_world_size()
    out = torch.empty(3, 2, device=device)
    dist.reduce_scatter(out, [_own(device, torch.float32, 3, 2) + i for i in range(world)])
    flat = torch.empty(4, dtype=torch.bfloat16, device=device)
    dist.reduce_scatter_tensor(flat, _own(device, torch.bfloat16, 4 * world))
    return [out, flat]


def all_to_alls(device: str) -> Any:
    rank, world = dist.get_rank(), dist.get_world_size()
    x = _own(device, torch.float32, 2 * world, 3)
    even = torch.empty_like(x)
    dist.all_to_all_single(even, x)
    # Rank r sends i + 1 rows to rank i.
    sent = list(range(1, world + 1))
    rows = torch.arange(float(sum(sent) * 2), device=device).view(-1, 2) + 100 * rank
    uneven = torch.empty(world * (rank + 1), 2, device=device)
    dist.all_to_all_single(uneven, rows, [rank + 1] * world, sent)
    return [even, uneven]


def lists_of_uneven_sizes(device: str) -> Any:
    """Gathers and exchanges of tensors whose sizes differ between ranks."""
    rank, world = dist.get_rank(), dist.get_world_size()
    if device == "cpu":
        gathered = [torch.arange(float(i + 1)) + i for i in range(world)]
        received = [torch.full((rank + 1,), float(i)) for i in range(world)]
        return [gathered, received]
    gathered = [torch.empty(i + 1, device=device) for i in range(world)]
    dist.all_gather(gathered, torch.arange(float(rank + 1), device=device) + rank)
    received = [torch.empty(rank + 1, device=device) for _ in range(world)]
    dist.all_to_all(
        received, [torch.full((i + 1,), float(rank), device=device) for i in range(world)]
    )
    return [gathered, received]


def point_to_point(device: str) -> Any:
    rank, world = dist.get_rank(), dist.get_world_size()
    right, left = (rank + 1) % world, (rank - 1) % world
    x, y = torch.full((2, 3), float(rank), device=device), torch.empty(2, 3, device=device)
    ops = [dist.P2POp(dist.isend, x, right), dist.P2POp(dist.irecv, y, left)]
    for work in dist.batch_isend_irecv(ops):
        work.wait()
    found = [y * 2]
    # A chain: each rank adds to what it received.
    z = torch.zeros(4, device=device)
    if rank > 0:
        dist.recv(z, rank - 1)
    z = z + rank + 1
    if rank < world - 1:
        dist.send(z, rank + 1)
    found.append(z)
    if rank == 0:
        seen = []
        for _ in range(world - 1):
            part = torch.zeros(1, device=device)
            source = dist.recv(part)
            seen.append((source, part.item()))
        found.append(sorted(seen))
    else:
        dist.send(torch.full((1,), rank * 10.0, device=device), 0)
    return found


def sub_groups(device: str) -> Any:
    rank, world = dist.get_rank(), dist.get_world_size()
    pairs = [dist.new_group(list(range(i, i + 2))) for i in range(0, world, 2)]
    x = _own(device, torch.float32, 3)
    dist.all_reduce(x, group=pairs[rank // 2])
    dist.all_reduce(x)
    mesh = dist.init_device_mesh(device, (world // 2, 2), mesh_dim_names=("outer", "inner"))
    y = _own(device, torch.float32, 3)
    dist.all_reduce(y, group=mesh["inner"].get_group())
    dist.all_reduce(y, group=mesh["outer"].get_group())
    return [x, y]


def objects(device: str) -> Any:
    rank, world = dist.get_rank(), dist.get_world_size()
    everyone: list[Any] = [None] * world
    dist.all_gather_object(everyone, {"rank": rank, "list": list(range(rank))})
    told = [{"from": rank}, rank] if rank == 0 else [None, None]
    dist.broadcast_object_list(told, src=0)
    return [everyone, told]


def asynchronous(device: str) -> Any:
    """Works of collectives: futures, results, the order of what uses the values."""
    x = _own(device, torch.float32, 128)
    work = dist.all_reduce(x, async_op=True)
    work.wait()
    y = x * 2
    later = dist.all_reduce(y, async_op=True)
    then = later.get_future().then(lambda future: future.value()[0] / 2)
    z = then.wait()
    later.wait()
    if device == "tpu":
        torch.tpu.synchronize()
    assert later.is_completed()
    if device == "tpu":
        with dist._coalescing_manager(device=torch.device(device), async_ops=True) as manager:
            dist.all_reduce(z)
            dist.all_reduce(y)
        manager.wait()
    else:
        dist.all_reduce(z)
        dist.all_reduce(y)
    # Calls on results of calls wait for no peer: the others begin when rank 0 has called.
    store = dist.distributed_c10d._get_default_store()
    if device == "tpu" and dist.get_rank() != 0:
        store.wait(["called"], timedelta(seconds=60))
    for _ in range(3):
        dist.all_reduce(y)
    if dist.get_rank() == 0:
        store.set("called", "")
    return [x, y, z, later.is_success()]


def results_that_nobody_reads(device: str) -> Any:
    """Nobody does on some ranks, or on all; the program has other results."""
    rank, found = dist.get_rank(), []
    for reader in (None, 0, 1, None, 0, 1):
        x = torch.full((4,), rank + 1.0, device=device) * 2
        part = torch.empty(4 // dist.get_world_size(), device=device)
        dist.reduce_scatter_tensor(part, x)
        dist.all_reduce(x)
        if rank == reader:
            found += [x, part]
        del x, part
        found.append(torch.full((2,), rank + 3.0, device=device) * 2)
        if device == "tpu":
            torch.tpu.synchronize()
    return found


def functional(device: str) -> Any:
    import torch.distributed._functional_collectives as funcol

    group = dist.group.WORLD
    x = _own(device, torch.float32, 4, 4)
    found = [funcol.all_reduce(x, "sum", group) + 1]
    found.append(funcol.all_gather_tensor(x, 0, group))
    found.append(funcol.reduce_scatter_tensor(x.repeat(dist.get_world_size(), 1), "sum", 0, group))
    found.append(funcol.broadcast(x, 0, group))
    found.append(
        funcol.all_to_all_single(x, None, None, group) if 4 % dist.get_world_size() == 0 else x
    )
    found += funcol.all_reduce_coalesced([x, x * 2], "sum", group)
    return [each * 1 for each in found]


def diverging_ranks(device: str) -> Any:
    """Ranks do different things between collectives: only these must agree."""
    rank, world = dist.get_rank(), dist.get_world_size()
    x = torch.full((4,), float(rank), device=device)
    log = []
    for step in range(6):
        if rank == 0:
            log.append(float(x.sum()))
        if rank == step % world:
            x = x * 0.5 + torch.arange(4.0, device=device)
            repr(x)
        if step == 3 and rank == world - 1:
            (torch.ones(32, 32, device=device) @ torch.ones(32, 32, device=device)).tolist()
        dist.all_reduce(x)
        x = x / world
    return [x, log]
