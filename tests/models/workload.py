"""The parts of a training run, and the loop that runs it."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import torch
from torch import Tensor, nn

Batch = tuple[Tensor, ...]
Loss = Callable[[nn.Module, Batch], Tensor]


@dataclass(frozen=True)
class Workload:
    model: Callable[[], nn.Module]
    batch: Callable[[torch.Generator], Batch]
    loss: Loss
    optimizer: Callable[[Iterable[nn.Parameter]], torch.optim.Optimizer]


def prepare(
    workload: Workload, device: str, seed: int = 0, batches: int = 4
) -> tuple[nn.Module, list[Batch], Callable[[Batch], Tensor]]:
    """The model and a few batches on the device, and a function for one training step."""
    torch.manual_seed(seed)
    model = workload.model().to(device)
    generator = torch.Generator().manual_seed(seed)
    data = [tuple(t.to(device) for t in workload.batch(generator)) for _ in range(batches)]
    optimizer = workload.optimizer(model.parameters())

    def step(batch: Batch) -> Tensor:
        optimizer.zero_grad()
        loss = workload.loss(model, batch)
        loss.backward()
        optimizer.step()
        return loss.detach()

    return model, data, step


def losses(workload: Workload, device: str, steps: int = 20, seed: int = 0) -> list[float]:
    """The loss of every step of a run, read at the end."""
    _, data, step = prepare(workload, device, seed)
    return [loss.item() for loss in [step(data[i % len(data)]) for i in range(steps)]]
