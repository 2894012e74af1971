"""Inductor's way to call a kernel: a module that JAX exported for TPUs, by name and key."""

from collections.abc import Sequence

import torch
from torch import Tensor

from torch_tpu import _C
from torch_tpu._pallas import calls, inductor, kernel

# Numbers of kernels in the core.
_ids: dict[tuple[str, str], int] = {}


def lookup_custom_kernel(name: str, key: str) -> bool:
    """Return whether a kernel is registered."""
    return (name, key) in _ids


def register_custom_kernel(name: str, key: str, serialized_mlir_module: bytes) -> None:
    """Register JAX's module for this platform.

    Raises `RuntimeError` for a kernel that only a TPU can run, where there is none.
    """
    from torch_tpu._pallas import trace

    text = trace.text_of(serialized_mlir_module)
    platform, _ = kernel.target()
    if "tpu_custom_call" in text and platform != "tpu":
        raise RuntimeError(
            f"{name} is a Pallas kernel for a TPU, and platform {platform} has none; "
            f"{inductor.INSTEAD}"
        )
    _ids[name, key] = _C.kernel_import(name, text)


def call_custom_kernel(
    name: str,
    key: str,
    inputs: Sequence[Tensor],
    output_shapes: Sequence[Tensor],
    donate_argnums: Sequence[int] = (),
    device_assignment: Sequence[int] = (),
) -> list[Tensor]:
    """Call a registered kernel. `output_shapes` are tensors of the results' types.

    Nothing is donated: the caller reads the arguments again after the call, to write results there.
    """
    calls.check_places(name, inputs)
    made: list[Tensor] = torch.ops.tpu.kernel_call(_ids[name, key], list(inputs), [])
    return made
