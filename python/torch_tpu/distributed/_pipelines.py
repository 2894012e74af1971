"""Schedules of pipelines: the order of gradients where a backward is split, and random states."""

import functools
from typing import Any

import torch


def accumulate_in_order(module: Any) -> None:
    """Let a stage accumulate the gradients of its weights in the same order each time.

    Reason: torch keeps weights and nodes of autograd in sets, whose order follows from addresses.
    Each order is a program, so steps and ranks that compute the same would record different ones.
    Versions: 2.11 to 2.15.
    """
    group = module.get_param_groups

    @functools.wraps(group)
    def get_param_groups(inputs: Any, params: Any, reverse_edges_dict: Any) -> list[dict[str, Any]]:
        groups = group(inputs, params, reverse_edges_dict)
        places: dict[Any, int] = {}
        for node, users in reverse_edges_dict.items():
            for each in (*users, node):
                places.setdefault(each, len(places))
        for each in groups:
            for kind in ("params", "intermediates"):
                each[kind] = sorted(each[kind], key=places.__getitem__)
        return groups

    module.get_param_groups = get_param_groups


def keep_random_numbers(module: Any) -> None:
    """Let a schedule keep the random state of its stages' devices.

    Reason: torch names the devices and asks CUDA for their states. Versions: 2.12.
    """
    if not torch.__version__.startswith("2.12."):
        return
    stock = torch.random.fork_rng

    @functools.wraps(stock)
    def fork_rng(devices: Any = None, *args: Any, **kwargs: Any) -> Any:
        kinds = {torch.device(device).type for device in devices or ()}
        if kinds == {"tpu"}:
            kwargs.setdefault("device_type", "tpu")
        return stock(devices, *args, **kwargs)

    torch.random.fork_rng = fork_rng
