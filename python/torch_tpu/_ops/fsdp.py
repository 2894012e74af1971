"""Kernels for operations that torch's FSDP2 defines in Python, registered when it is imported."""

import functools
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor

from torch_tpu._ops import overrides

# This object lives as long as the process, because a Library undoes its registrations at its end.
_libraries: list[torch.library.Library] = []


def register_copy(_: Any) -> None:
    """Register `fsdp::copy_`.

    Reason: torch has kernels for its own devices only. Versions: 2.11 to 2.15.
    """
    _register("copy_", lambda tensor, data: tensor.copy_(data) and None)


def register_copy_in(_: Any) -> None:
    """Register `fsdp::all_gather_copy_in`.

    Reason: torch's kernel writes this rank's part into the gather's output, at a place that differs
    between ranks, and so would their programs. The gather writes all of the output in any case.
    Versions: 2.11 to 2.15.
    """
    _register("all_gather_copy_in", _all_gather_copy_in)


def gather_without_copies(module: Any) -> None:
    """Let a gather of parameters in a shorter type take them as they are converted.

    Reason: torch converts them into parts of one buffer first, which saves launches. In a program,
    the compiler then sees one flat buffer in the place of matrices, and gathers it as it is.
    Versions: 2.11 to 2.15.
    """
    stock = module._get_param_all_gather_inputs

    @functools.wraps(stock)
    def _get_param_all_gather_inputs(fsdp_params: list[Any]) -> list[list[Tensor]]:
        if any(param.device.type != "tpu" for param in fsdp_params):
            return stock(fsdp_params)
        return [param.all_gather_inputs for param in fsdp_params]

    module._get_param_all_gather_inputs = _get_param_all_gather_inputs


def _register(name: str, kernel: Any) -> None:
    library = torch.library.Library("fsdp", "IMPL")
    _libraries.append(library)
    overrides.impl(library, name, kernel, "PrivateUse1")


def _all_gather_copy_in(
    all_gather_inputs: Sequence[Tensor],
    all_gather_output: Tensor,
    inp_split_sizes: Sequence[int],
    all_gather_input_numel: int,
    rank: int,
) -> tuple[Tensor, Tensor]:
    with torch.no_grad():
        parts = [
            part.detach().reshape(-1).to(all_gather_output.dtype) for part in all_gather_inputs
        ]
        return torch.cat(parts), all_gather_output
