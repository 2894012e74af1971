"""A rank of an elastic job: it is killed in the first round, and the second round goes on.

Trains two models, one with DDP and one with FSDP2. The round that reaches the end trains once more
from the start, undisturbed, and compares.
"""

import datetime
import os
import signal
from pathlib import Path
from typing import Any

import torch
import torch.distributed as dist
import torch.distributed.checkpoint as dcp
from torch import Tensor, nn
from torch.distributed.checkpoint.state_dict import get_state_dict, set_state_dict
from torch.distributed.fsdp import fully_shard
from torch.nn.parallel import DistributedDataParallel

STEPS, EACH, KILLED = 5, 2, 3


class Training:
    """Two models, their optimizers and the state of the random numbers."""

    def __init__(self, rank: int) -> None:
        torch.manual_seed(0)
        self.nets: list[nn.Module] = [
            nn.Sequential(nn.Linear(8, 16), nn.Dropout(0.2), nn.Linear(16, 4)).to("tpu")
            for _ in range(2)
        ]
        self.nets[0] = DistributedDataParallel(self.nets[0])
        fully_shard(self.nets[1], mesh=dist.init_device_mesh("tpu", (dist.get_world_size(),)))
        self.optimizers = [torch.optim.AdamW(net.parameters(), lr=1e-2) for net in self.nets]
        torch.manual_seed(10 + rank)
        self.rank, self.step = rank, 0

    def state_dict(self) -> dict[str, Any]:
        pairs = zip(self.nets, self.optimizers, strict=True)
        states = {str(i): list(get_state_dict(*pair)) for i, pair in enumerate(pairs)}
        return {**states, "step": self.step, f"random {self.rank}": torch.tpu.get_rng_state()}

    def load_state_dict(self, state: dict[str, Any]) -> None:
        for i, (net, optimizer) in enumerate(zip(self.nets, self.optimizers, strict=True)):
            model, steps = state[str(i)]
            set_state_dict(net, optimizer, model_state_dict=model, optim_state_dict=steps)
        self.step = state["step"]
        torch.tpu.set_rng_state(state[f"random {self.rank}"])

    def train(self, folder: Path | None) -> list[Tensor]:
        """Return the last losses and this rank's weights. Checkpoints go to the folder."""
        is_first = os.environ["TORCHELASTIC_RESTART_COUNT"] == "0"
        losses = []
        while self.step < STEPS:
            numbers = torch.Generator().manual_seed(10 * self.step + self.rank)
            x = torch.randn(3, 8, generator=numbers).to("tpu")
            losses = [net(x).square().mean() for net in self.nets]
            for loss, optimizer in zip(losses, self.optimizers, strict=True):
                loss.backward()
                if folder and self.step == KILLED and self.rank == 1 and is_first:
                    os.kill(os.getpid(), signal.SIGKILL)
                optimizer.step()
                optimizer.zero_grad()
            self.step += 1
            if folder and self.step % EACH == 0:
                dcp.save({"all": self}, checkpoint_id=folder / str(self.step))
        parameters = [p.detach() for net in self.nets for p in net.parameters()]
        local = [p.to_local() if hasattr(p, "to_local") else p for p in parameters]
        return [value.detach().cpu() for value in [*losses, *local]]


def rank(place: str) -> str:
    """Return where this round began, and whether its end is that of an undisturbed training."""
    import torch_tpu  # noqa: F401

    dist.init_process_group("cpu:gloo,tpu:tpu_dist", timeout=datetime.timedelta(seconds=60))
    own, folder = dist.get_rank(), Path(place)
    torch.tpu.set_device(own)
    resumed, undisturbed = Training(own), Training(own)
    saved = [int(path.parent.name) for path in folder.glob("*/.metadata")]
    if saved:
        dcp.load({"all": resumed}, checkpoint_id=folder / str(max(saved)))
    first = resumed.step
    found = resumed.train(folder)
    torch.manual_seed(10 + own)
    is_same = all(map(torch.equal, found, undisturbed.train(None)))
    dist.destroy_process_group()
    return f"from step {first}: {'same' if is_same else 'different'}"
