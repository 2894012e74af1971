"""PyTorch Geometric: the device that "auto" means."""

import functools
from typing import Any

import torch

from torch_tpu import device as tpu


def choose_the_device(module: Any) -> None:
    """Let `torch_geometric.device("auto")` be this device instead of the CPU.

    Reason: the function goes through a list of accelerators, and ends with the CPU.
    Versions: 2.8.
    """
    stock = module.device

    @functools.wraps(stock)
    def device(device: Any) -> torch.device:
        chosen = stock(device)
        if device == "auto" and chosen.type == "cpu" and tpu.is_available():
            return torch.device("tpu", tpu.current_device())
        return chosen

    module.device = device


PATCHES = [("torch_geometric.device", choose_the_device)]
