"""Training on several ranks: each way of sharing a model, in each eager mode and compiled."""

import contextlib
import functools
import os
from collections.abc import Callable, Iterator
from typing import Any

import torch
import torch.distributed as dist
import torch.nn.functional as F
import torch_tpu
from torch import Tensor, nn

STEPS = 3
MODES = ("debug", "strict", "fused")
# Two ways of sharing run in each mode, the others in one; `make test-worlds` runs all in each.
IN_ALL = "TEST_WORLDS" in os.environ


class Block(nn.Module):
    def __init__(self, width: int) -> None:
        super().__init__()
        self.norm = nn.LayerNorm(width)
        self.up = nn.Linear(width, 2 * width)
        self.down = nn.Linear(2 * width, width)

    def forward(self, x: Tensor) -> Tensor:
        return x + self.down(F.gelu(self.up(self.norm(x))))


class Net(nn.Module):
    def __init__(self, width: int = 16, blocks: int = 2) -> None:
        super().__init__()
        self.embed = nn.Linear(8, width)
        self.blocks = nn.ModuleList(Block(width) for _ in range(blocks))
        self.head = nn.Linear(width, 4)
        self.unused = nn.Linear(3, 3)

    def forward(self, x: Tensor) -> Tensor:
        x = self.embed(x)
        for block in self.blocks:
            x = block(x)
        return self.head(x)


def _model(device: str) -> Net:
    torch.manual_seed(3)
    return Net().to(device)


def _batch(step: int, device: str, rows: int = 6) -> tuple[Tensor, Tensor]:
    generator = torch.Generator().manual_seed(100 * step + dist.get_rank())
    x = torch.randn(rows, 8, generator=generator)
    y = torch.randint(4, (rows,), generator=generator)
    return x.to(device), y.to(device)


def _modes(device: str, in_all: bool = IN_ALL) -> Iterator[str]:
    """Run in each eager mode; stock PyTorch has one."""
    for mode in MODES if in_all else MODES[-1:]:
        with torch_tpu.eager_mode(mode) if device == "tpu" else contextlib.nullcontext():
            yield mode


def _train(
    device: str,
    wrap: Callable[[Net], nn.Module],
    optimizer: Callable[..., Any] | None = None,
    steps: int = STEPS,
    in_all: bool = IN_ALL,
) -> list[Any]:
    """Return the losses and the parameters' norms of a training in each mode."""
    found: list[Any] = []
    for _ in _modes(device, in_all):
        net = wrap(_model(device))
        make = optimizer or functools.partial(torch.optim.AdamW, lr=1e-2)
        step_of = make(net.parameters())
        for step in range(steps):
            x, y = _batch(step, device)
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            step_of.step()
            step_of.zero_grad()
            found.append(loss.detach())
        found += [_whole(p).float().norm() for p in net.parameters() if p.requires_grad]
    return [each.cpu() for each in found]


def _whole(p: Tensor) -> Tensor:
    from torch.distributed.tensor import DTensor

    return (p.full_tensor() if isinstance(p, DTensor) else p).detach()


def _ddp(net: nn.Module, **options: Any) -> nn.Module:
    from torch.nn.parallel import DistributedDataParallel

    device = next(net.parameters()).device
    ids = None if device.type == "cpu" else [device.index]
    return DistributedDataParallel(net, device_ids=ids, **options)


def _without_unused(net: Net) -> Net:
    del net.unused
    return net


def ddp(device: str) -> Any:
    return _train(device, lambda net: _ddp(_without_unused(net)), in_all=True)


def ddp_with_unused_parameters(device: str) -> Any:
    return _train(device, lambda net: _ddp(net, find_unused_parameters=True))


def ddp_with_a_static_graph(device: str) -> Any:
    def wrap(net: Net) -> nn.Module:
        net = _without_unused(net)
        return _ddp(net, static_graph=True, gradient_as_bucket_view=True, bucket_cap_mb=0.01)

    return _train(device, wrap)


def ddp_in_bfloat16(device: str) -> Any:
    from torch.distributed.algorithms.ddp_comm_hooks.default_hooks import bf16_compress_hook

    def wrap(net: Net) -> nn.Module:
        found = _ddp(_without_unused(net))
        found.register_comm_hook(None, bf16_compress_hook)  # type: ignore[operator]
        return found

    return _train(device, wrap)


def ddp_accumulates(device: str) -> Any:
    found = []
    for _ in _modes(device):
        net = _ddp(_without_unused(_model(device)))
        optimizer = torch.optim.SGD(net.parameters(), lr=0.1, momentum=0.9)
        for step in range(3):
            with net.no_sync():  # type: ignore[operator]
                x, y = _batch(2 * step, device)
                F.cross_entropy(net(x), y).backward()
            x, y = _batch(2 * step + 1, device)
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            norm = nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            optimizer.zero_grad()
            found += [loss.item(), norm.item()]
    # They are float32, and so is the tolerance.
    return torch.tensor(found)


def ddp_joins_uneven_inputs(device: str) -> Any:
    from torch.distributed.algorithms.join import Join

    net = _ddp(_without_unused(_model(device)))
    optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
    with Join([net]):  # type: ignore[list-item]
        for step in range(2 + dist.get_rank()):
            x, y = _batch(step, device)
            F.cross_entropy(net(x), y).backward()
            optimizer.step()
            optimizer.zero_grad()
    return [p.detach().sum() for p in net.parameters()]


def zero_1(device: str) -> Any:
    from torch.distributed.optim import ZeroRedundancyOptimizer

    optimizers = []

    def optimizer(parameters: Any) -> Any:
        optimizers.append(ZeroRedundancyOptimizer(parameters, torch.optim.AdamW, lr=1e-2))
        return optimizers[-1]

    found = _train(device, lambda net: _ddp(_without_unused(net)), optimizer)
    # Rank 0 gets the states of all ranks.
    optimizers[-1].consolidate_state_dict(0)
    state = optimizers[-1].state_dict()["state"] if dist.get_rank() == 0 else {}
    return found, [state[key]["exp_avg"] for key in sorted(state)]


def sync_batch_norm(device: str) -> Any:
    if device == "cpu":
        # Stock PyTorch has it on GPUs only: the same, by hand.
        found = []
        torch.manual_seed(0)
        norm = nn.BatchNorm2d(3)
        x = [
            torch.randn(2, 3, 4, 4, generator=torch.Generator().manual_seed(r))
            for r in range(dist.get_world_size())
        ]
        whole = torch.cat(x).requires_grad_()
        y = norm(whole)
        (y * y * y).sum().backward()
        rank = dist.get_rank()
        found += [y[2 * rank : 2 * rank + 2], whole.grad[2 * rank : 2 * rank + 2]]
        return [*found, norm.running_mean, norm.running_var]
    torch.manual_seed(0)
    norm = nn.SyncBatchNorm.convert_sync_batchnorm(nn.BatchNorm2d(3)).to(device)
    generator = torch.Generator().manual_seed(dist.get_rank())
    own = torch.randn(2, 3, 4, 4, generator=generator).to(device).requires_grad_()
    y = norm(own)
    (y * y * y).sum().backward()
    return [y, own.grad, norm.running_mean, norm.running_var]


def _shard(net: Net, **options: Any) -> Net:
    from torch.distributed.fsdp import fully_shard

    net = _without_unused(net)
    for block in net.blocks:
        fully_shard(block, **options)
    return fully_shard(net, **options)


def fsdp(device: str) -> Any:
    mesh = dist.init_device_mesh(device, (dist.get_world_size(),))
    return _train(device, lambda net: _shard(net, mesh=mesh), in_all=True)


def fsdp_keeps_parameters(device: str) -> Any:
    mesh = dist.init_device_mesh(device, (dist.get_world_size(),))
    return _train(device, lambda net: _shard(net, mesh=mesh, reshard_after_forward=False))


def fsdp_in_bfloat16(device: str) -> Any:
    from torch.distributed.fsdp import MixedPrecisionPolicy

    mesh = dist.init_device_mesh(device, (dist.get_world_size(),))
    policy = MixedPrecisionPolicy(param_dtype=torch.bfloat16, reduce_dtype=torch.float32)
    # AdamW's first steps would magnify the signs of gradients that are nearly zero.
    optimizer = functools.partial(torch.optim.SGD, lr=0.1)
    found = _train(device, lambda net: _shard(net, mesh=mesh, mp_policy=policy), optimizer)
    # What bfloat16 computes is compared as bfloat16 is.
    return [each.bfloat16() for each in found]


def hybrid_fsdp(device: str) -> Any:
    world = dist.get_world_size()
    mesh = dist.init_device_mesh(device, (world // 2, 2), mesh_dim_names=("replicate", "shard"))
    return _train(device, lambda net: _shard(net, mesh=mesh))


def fsdp_offloads_and_clips(device: str) -> Any:
    from torch.distributed.fsdp import CPUOffloadPolicy

    mesh = dist.init_device_mesh(device, (dist.get_world_size(),))
    found = []
    for _ in _modes(device):
        policy = CPUOffloadPolicy(pin_memory=device == "tpu")
        net = _shard(_model(device), mesh=mesh, offload_policy=policy)
        for p in net.embed.parameters():
            p.requires_grad_(False)
        optimizer = torch.optim.AdamW([p for p in net.parameters() if p.requires_grad], lr=1e-2)
        for step in range(STEPS):
            x, y = _batch(step, device)
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            norm = nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()
            optimizer.zero_grad()
            found += [loss.item(), _whole(norm).item()]
    return found


def tensor_parallel(device: str) -> Any:
    from torch.distributed.tensor.parallel import (
        ColwiseParallel,
        RowwiseParallel,
        parallelize_module,
    )

    mesh = dist.init_device_mesh(device, (dist.get_world_size(),))

    def wrap(net: Net) -> Net:
        net = _without_unused(net)
        for block in net.blocks:
            parallelize_module(block, mesh, {"up": ColwiseParallel(), "down": RowwiseParallel()})
        return net

    # All ranks see the same batch.
    return _same_batches(device, wrap)


def sequence_parallel(device: str) -> Any:
    from torch.distributed.tensor import Shard
    from torch.distributed.tensor.parallel import (
        ColwiseParallel,
        PrepareModuleInput,
        RowwiseParallel,
        SequenceParallel,
        parallelize_module,
    )

    mesh = dist.init_device_mesh(device, (dist.get_world_size(),))

    def wrap(net: Net) -> Net:
        net = _without_unused(net)
        for block in net.blocks:
            parallelize_module(
                block,
                mesh,
                {
                    "norm": SequenceParallel(sequence_dim=0),
                    "up": ColwiseParallel(input_layouts=Shard(0)),
                    "down": RowwiseParallel(output_layouts=Shard(0)),
                    "": PrepareModuleInput(
                        input_layouts=Shard(0),
                        desired_input_layouts=Shard(0),
                        use_local_output=True,
                    ),
                },
            )
        parallelize_module(net, mesh, {"embed": ColwiseParallel(output_layouts=Shard(0))})
        parallelize_module(
            net, mesh, {"head": ColwiseParallel(input_layouts=Shard(0), output_layouts=Shard(0))}
        )
        return net

    found = []
    for _ in _modes(device):
        net = wrap(_model(device))
        for step in range(2):
            torch.manual_seed(step)
            x = torch.randn(8, 8).to(device)
            y = net(x)
            found.append(y.sum())
            y.square().sum().backward()
        found += [_whole(p.grad).sum() for p in net.parameters()]
    return found


def _same_batches(device: str, wrap: Callable[[Net], nn.Module]) -> Any:
    found = []
    for _ in _modes(device):
        net = wrap(_model(device))
        # Some parameters are DTensors, the others are not.
        optimizer = torch.optim.AdamW(net.parameters(), lr=1e-2)
        for step in range(STEPS):
            generator = torch.Generator().manual_seed(step)
            x = torch.randn(6, 8, generator=generator).to(device)
            loss = net(x).square().mean()
            loss.backward()
            optimizer.step()
            optimizer.zero_grad()
            found.append(loss.item())
    return found


def tensor_parallel_in_fsdp(device: str) -> Any:
    from torch.distributed.fsdp import fully_shard
    from torch.distributed.tensor.parallel import (
        ColwiseParallel,
        RowwiseParallel,
        parallelize_module,
    )

    world = dist.get_world_size()
    mesh = dist.init_device_mesh(device, (world // 2, 2), mesh_dim_names=("dp", "tp"))

    def wrap(net: Net) -> Net:
        net = _without_unused(net)
        for block in net.blocks:
            parallelize_module(
                block, mesh["tp"], {"up": ColwiseParallel(), "down": RowwiseParallel()}
            )
            fully_shard(block, mesh=mesh["dp"])
        return fully_shard(net, mesh=mesh["dp"])

    return _same_batches(device, wrap)


def _pipeline(
    device: str,
    schedule: str,
    per_rank: int = 1,
    layer: Callable[[], nn.Module] = lambda: nn.Sequential(nn.Linear(8, 8), nn.Tanh()),
) -> Any:
    from torch.distributed.pipelining import PipelineStage, schedules

    rank, world = dist.get_rank(), dist.get_world_size()
    found = []
    for _ in _modes(device):
        torch.manual_seed(5)
        layers = [layer() for _ in range(world * per_rank)]
        places = [rank + world * i for i in range(per_rank)]
        if "ZBV" in schedule:
            places = [rank, 2 * world - 1 - rank]
        own = [layers[i].to(device) for i in places]
        spot = (
            torch.device(device, rank if device == "tpu" else 0)
            if device == "tpu"
            else torch.device("cpu")
        )
        stages = [
            PipelineStage(layer, i, world * per_rank, spot)
            for layer, i in zip(own, places, strict=True)
        ]
        kind = getattr(schedules, schedule)
        loss_of = lambda y, target: F.mse_loss(y, target)  # noqa: E731
        run = kind(stages if per_rank > 1 else stages[0], n_microbatches=2 * world, loss_fn=loss_of)
        optimizer = torch.optim.SGD([p for layer in own for p in layer.parameters()], lr=0.1)
        for step in range(3):
            torch.manual_seed(step)
            x, target = torch.randn(4 * world, 8).to(device), torch.randn(4 * world, 8).to(device)
            losses: list[Tensor] = []
            args = (x,) if 0 in places else ()
            if world * per_rank - 1 in places:
                run.step(*args, target=target, losses=losses)
            else:
                run.step(*args)
            optimizer.step()
            optimizer.zero_grad()
            found += [each.detach() for each in losses]
        found += [p.detach().sum() for layer in own for p in layer.parameters()]
    return found


def pipeline_gpipe(device: str) -> Any:
    return _pipeline(device, "ScheduleGPipe")


def pipeline_1f1b(device: str) -> Any:
    return _pipeline(device, "Schedule1F1B")


def pipeline_interleaved(device: str) -> Any:
    return _pipeline(device, "ScheduleInterleaved1F1B", per_rank=2)


def pipeline_zero_bubble(device: str) -> Any:
    """Weights that share a node of autograd, in the order of which torch accumulates gradients."""
    return _pipeline(device, "ScheduleZBVZeroBubble", per_rank=2, layer=lambda: Block(8))


def compiled_fsdp(device: str) -> Any:
    """Blocks compiled one by one, as TorchTitan does."""
    mesh = dist.init_device_mesh(device, (dist.get_world_size(),))

    def wrap(net: Net) -> Net:
        if device == "tpu":
            for block in net.blocks:
                block.compile(fullgraph=True)
        return _shard(net, mesh=mesh)

    with _one_graph():
        return _train(device, wrap, steps=4)


@contextlib.contextmanager
def _one_graph() -> Iterator[None]:
    """Fail if Dynamo makes several graphs, as it would if steps were traced again."""
    from torch._dynamo.utils import counters

    torch._dynamo.reset()
    before = counters["stats"]["unique_graphs"]
    yield
    made = counters["stats"]["unique_graphs"] - before
    assert made <= 1, f"{made} graphs"


def compiled_collectives(device: str) -> Any:
    """Functional collectives in a compiled function."""
    import torch.distributed._functional_collectives as funcol

    def f(x: Tensor) -> Tensor:
        y = funcol.all_reduce(x * 2, "sum", dist.group.WORLD)
        z = funcol.all_gather_tensor(y + 1, 0, dist.group.WORLD)
        return z.sin().sum(0) + x

    run = torch.compile(f, fullgraph=True) if device == "tpu" else f
    x = torch.arange(12.0).view(3, 4).to(device) + dist.get_rank()
    return [run(x), run(x + 1)]


def ranks_record_the_same(device: str) -> Any:
    """Programs are equal on all ranks, after those that make each rank's part of the model."""
    if device == "cpu":
        return []
    world = dist.get_world_size()
    mesh = dist.init_device_mesh(device, (world,))
    grid = dist.init_device_mesh(device, (world // 2, 2), mesh_dim_names=("replicate", "shard"))
    ways: dict[str, Callable[[Net], nn.Module]] = {
        "ddp": lambda net: _ddp(_without_unused(net)),
        "fsdp": lambda net: _shard(net, mesh=mesh),
        "hsdp": lambda net: _shard(net, mesh=grid),
    }
    for name, wrap in ways.items():
        # A machine that is busy may stop a rank for so long that its program starts unfinished.
        for _ in range(5):
            told = _programs(device, wrap)
            if not any(was_idle for _, was_idle in told):
                break
        assert len(set(told)) == 1, (name, told)
    return []


def _programs(device: str, wrap: Callable[[Net], nn.Module]) -> list[tuple[int, bool]]:
    """Train. Return each rank's fingerprint of its programs, and whether one started unfinished."""
    net = wrap(_model(device))
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-2, foreach=False)
    batches = [_batch(step, device) for step in range(3)]
    torch.tpu.synchronize()
    torch_tpu.metrics.reset()
    for x, y in batches:
        loss = F.cross_entropy(net(x), y)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
    assert loss.item() > 0
    cuts = torch_tpu._C.cuts()
    assert cuts
    was_idle = any("nothing was recorded" in reason for reason in cuts)
    told: list[Any] = [None] * dist.get_world_size()
    dist.all_gather_object(told, (torch_tpu._C.fingerprint(), was_idle))
    return told
