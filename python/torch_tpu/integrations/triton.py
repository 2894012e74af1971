"""Triton: a clear refusal of its kernels, which are code for GPUs."""

import functools
from typing import Any

from torch import Tensor


def refusal(name: str) -> NotImplementedError:
    """Return the error for a kernel that is called with tensors of this device."""
    return NotImplementedError(
        f'Triton kernel {name} is code for GPUs, and its tensors are on device "tpu". Write it '
        "with operations of torch, in JAX (torch_tpu.pallas.jax_op), or in Helion with its backend "
        "pallas"
    )


def refuse_kernels(jit: Any) -> None:
    """Say that a kernel is for GPUs if it is called with tensors of this device.

    Reason: Triton tells the number of its drivers, or with a GPU that a pointer is wrong.
    Versions: 3.4 to 3.9.
    """
    stock = jit.JITFunction.run

    @functools.wraps(stock)
    def run(self: Any, *args: Any, **kwargs: Any) -> Any:
        try:
            return stock(self, *args, **kwargs)
        except Exception as error:
            given = [*args, *kwargs.values()]
            if not any(isinstance(t, Tensor) and t.device.type == "tpu" for t in given):
                raise
            raise refusal(self.__name__) from error

    jit.JITFunction.run = run


PATCHES = [("triton.runtime.jit", refuse_kernels)]
