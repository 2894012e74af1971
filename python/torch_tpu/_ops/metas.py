"""What torch's meta functions are told of the device: its results have the layouts of the CPU's.

Knows neither rows nor traces. The core gives results the strides of stock PyTorch on the CPU
(`record/order.rs`). A graph that is traced with other strides fails at a view, or reads other
elements.
"""

import functools
import sys
from typing import Any

import torch
from torch import Tensor
from torch._prims_common import suggest_memory_format

# A library undoes its registrations at its end.
_libraries: list[torch.library.Library] = []

# Meta functions that refuse types which stock PyTorch lacks on the CPU, and the device has.
_ASK_FOR_TYPES = ("meta_histc",)


def answer_as_the_cpu(module: Any) -> None:
    """Let meta functions that ask for the kind of a tensor's device take this one for the CPU.

    Reason: torch's meta functions describe the kernels of its own devices, and take a device that
    they do not know for one like CUDA. Versions: 2.11 to 2.15.
    """
    stock = module.device_hint

    @functools.wraps(stock)
    def device_hint(tensor: Any) -> str:
        kind = stock(tensor)
        is_asked_for_layouts = sys._getframe(1).f_code.co_name not in _ASK_FOR_TYPES
        return "cpu" if kind == "tpu" and is_asked_for_layouts else kind

    module.device_hint = device_hint


def register_attention_gradient(_: Any) -> None:
    """Describe the gradients of the attention that backends may override.

    Reason: DTensor and compiled graphs ask for their types. Versions: 2.11, as later ones do so.
    """
    name = "_scaled_dot_product_fused_attention_overrideable_backward"
    if torch._C._dispatch_has_kernel_for_dispatch_key(f"aten::{name}", "Meta"):
        return

    def gradients(_grad: Tensor, *given: Any, **_: Any) -> tuple[Tensor | None, ...]:
        return tuple(None if tensor is None else torch.empty_like(tensor) for tensor in given[:4])

    library = torch.library.Library("aten", "IMPL", "Meta")
    library.impl(name, gradients)
    _libraries.append(library)


def order_convolutions(_: Any) -> None:
    """Let traced convolutions have the memory format of the first operand that is not row-major.

    Reason: torch takes the results of a backend that it does not know to be row-major.
    Versions: 2.11 to 2.15.
    """
    stock = torch._C._conv_determine_backend_memory_format

    @functools.wraps(stock)
    def determine(input: Tensor, weight: Tensor, backend: Any) -> torch.memory_format:
        if input.device.type != "tpu" or backend.name != "Overrideable":
            return stock(input, weight, backend)
        formats = [suggest_memory_format(operand) for operand in (input, weight)]
        return next((f for f in formats if f != torch.contiguous_format), torch.contiguous_format)

    torch._C._conv_determine_backend_memory_format = determine
