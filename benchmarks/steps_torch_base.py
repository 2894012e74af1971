"""What the steps written in PyTorch share: weights in bfloat16, losses, the loop of training."""

from collections.abc import Callable
from typing import Any

import torch
import torch.nn.functional as F
from torch import Tensor, nn

BF16 = torch.bfloat16


def ids(vocabulary: int, *shape: int) -> Tensor:
    """Token ids on the host: a few values, as a plan computes nothing."""
    return torch.zeros(shape, dtype=torch.int64) + vocabulary // 2


def mixed(model: nn.Module) -> Callable[..., Any]:
    """The model with its weights cast to bfloat16, for one call. Batch norms keep theirs, as with
    autocast: torch takes no others beside their float32 statistics."""
    kept = {p for m in model.modules() if hasattr(m, "running_mean") for p in m.parameters()}
    names = [
        name for name, p in model.named_parameters() if p.is_floating_point() and p not in kept
    ]

    def call(*args: Any, **kwargs: Any) -> Any:
        parameters = dict(model.named_parameters())
        cast = {name: parameters[name].to(BF16) for name in names}
        return torch.func.functional_call(model, cast, args, kwargs)

    return call


def train(model: nn.Module, loss: Callable[[], Tensor], optimizer: torch.optim.Optimizer) -> None:
    model.train()
    for _ in range(10):
        loss().backward()
        optimizer.step()
        optimizer.zero_grad()


def adamw(model: nn.Module) -> torch.optim.Optimizer:
    return torch.optim.AdamW(model.parameters(), lr=1e-4)


def cross_entropy(logits: Tensor, labels: Tensor) -> Tensor:
    return F.cross_entropy(logits.float().flatten(0, -2), labels.flatten())
