"""Checkpoints of models in parts: saved by all ranks, loaded into another model."""

import tempfile
from typing import Any

import torch
import torch.distributed as dist
import torch.distributed.checkpoint as dcp
import torch.nn.functional as F
from torch import nn

from tests.worlds.training import Net, _batch, _ddp, _model, _shard, _without_unused


def _folder() -> str:
    """Return a folder that all ranks share."""
    folder = [tempfile.mkdtemp() if dist.get_rank() == 0 else ""]
    dist.broadcast_object_list(folder, src=0)
    return folder[0]


def checkpoints(device: str) -> Any:
    """Save by torch.distributed.checkpoint, load into another training, go on the same."""
    from torch.distributed.checkpoint.state_dict import get_state_dict, set_state_dict

    mesh = dist.init_device_mesh(device, (dist.get_world_size(),))
    folder = _folder()

    def step(net: nn.Module, optimizer: Any, number: int) -> float:
        x, y = _batch(number, device)
        loss = F.cross_entropy(net(x), y)
        loss.backward()
        optimizer.step()
        optimizer.zero_grad()
        return loss.item()

    net = _shard(_model(device), mesh=mesh)
    optimizer = torch.optim.AdamW(net.parameters(), lr=1e-2)
    found = [step(net, optimizer, 0)]
    model_state, optimizer_state = get_state_dict(net, optimizer)
    dcp.save({"model": model_state, "optimizer": optimizer_state}, checkpoint_id=folder)
    goes_on = [step(net, optimizer, 1), step(net, optimizer, 2)]

    torch.manual_seed(99)
    other = _shard(Net().to(device), mesh=mesh)
    anew = torch.optim.AdamW(other.parameters(), lr=1e-2)
    model_state, optimizer_state = get_state_dict(other, anew)
    dcp.load({"model": model_state, "optimizer": optimizer_state}, checkpoint_id=folder)
    set_state_dict(other, anew, model_state_dict=model_state, optim_state_dict=optimizer_state)
    again = [step(other, anew, 1), step(other, anew, 2)]
    assert again == goes_on, (again, goes_on)
    return [*found, *goes_on]


def checkpoints_of_fsdp_1(device: str) -> Any:
    """The first version of FSDP saves `ShardedTensor`s; rank 1 has no part of `gain`.

    On the CPU, DistributedDataParallel learns the same.
    """
    from torch.distributed.fsdp import FullyShardedDataParallel as Fsdp
    from torch.distributed.fsdp import ShardedStateDictConfig, StateDictType
    from torch.distributed.fsdp.wrap import ModuleWrapPolicy

    group = dist.new_group(backend="gloo" if device == "cpu" else "tpu_dist")

    def wrap(net: Net) -> nn.Module:
        net = _without_unused(net)
        net.gain = nn.Parameter(torch.ones(1, device=device))
        net.register_forward_hook(lambda module, _, result: result * module.gain)
        if device == "cpu":
            return _ddp(net)
        policy = ModuleWrapPolicy({type(net.blocks[0])})
        own = torch.tpu.current_device()
        return Fsdp(net, process_group=group, auto_wrap_policy=policy, device_id=own)

    def steps(net: nn.Module, optimizer: Any, first: int) -> list[torch.Tensor]:
        found = []
        for number in (first, first + 1):
            x, y = _batch(number, device)
            loss = F.cross_entropy(net(x), y)
            loss.backward()
            optimizer.step()
            optimizer.zero_grad()
            found.append(loss.detach())
        return found

    net = wrap(_model(device))
    optimizer = torch.optim.SGD(net.parameters(), lr=0.1)
    found = steps(net, optimizer, 0)
    if device != "cpu":
        folder = _folder()
        other = wrap(Net().to(device))
        kind = StateDictType.SHARDED_STATE_DICT
        config = ShardedStateDictConfig(offload_to_cpu=False)
        with Fsdp.state_dict_type(net, kind, config), Fsdp.state_dict_type(other, kind, config):
            dcp.save(net.state_dict(), checkpoint_id=folder)
            state = other.state_dict()
            dcp.load(state, checkpoint_id=folder)
            other.load_state_dict(state)
        net, optimizer = other, torch.optim.SGD(other.parameters(), lr=0.1)
    return found + steps(net, optimizer, 2)
