"""What sharded state asks of the device: the tensors of FSDP of version 1, and optimizers."""

from typing import Any

import torch

from torch_tpu import device as tpu


def say_where_no_shard_is(module: Any) -> None:
    """Let a rank that has no part of a tensor, such as a bias of one element, name its device.

    Reason: torch asks CUDA for it.
    Versions: 2.11 to 2.15.
    """
    stock = module.tensor_device

    @module._sharded_op_impl(torch.Tensor.device.__get__)  # type: ignore
    def tensor_device(types: Any, args: Any = (), kwargs: Any = None, pg: Any = None) -> Any:
        is_here = args[0]._local_shards or (pg and pg._get_backend_name() == "gloo")
        if is_here or torch._C._get_accelerator().type != "tpu":
            return stock(types, args, kwargs, pg)
        return torch.device("tpu", tpu.current_device())

    module.tensor_device = tensor_device


def wait_for_states(module: Any) -> None:
    """Let `ZeroRedundancyOptimizer.consolidate_state_dict` wait for its copies on the host.

    Reason: it sends copies without a wait for them, and here a copy may take a whole step.
    Versions: 2.11 to 2.15.
    """
    stock = module._recursive_copy_to_device

    def _recursive_copy_to_device(value: Any, non_blocking: bool, device: torch.device) -> Any:
        is_async = non_blocking and torch.device(device).type != "cpu"
        return stock(value, non_blocking=is_async, device=device)

    module._recursive_copy_to_device = _recursive_copy_to_device
