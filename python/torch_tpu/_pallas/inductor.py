"""The platform of kernels that Inductor makes, which exports each of them for TPUs by itself."""

import functools
from typing import Any

from torch import Tensor

INSTEAD = 'leave the backend out, or name backend="tpu", which compiles whole graphs'


def trace_for_this_platform(module: Any) -> None:
    """Trace kernels for the TPU that is here or planned, and interpret them on the CPU.

    Reason: Inductor traces a kernel where JAX has a TPU. This process has the TPU instead.
    Versions: 2.15.
    """
    wrapper = module.PallasKernelWrapper
    stock = wrapper.run

    @functools.wraps(stock)
    def run(self: Any, *args: Any, **kwargs: Any) -> Any:
        if not any(isinstance(arg, Tensor) and arg.device.type == "tpu" for arg in args):
            return stock(self, *args, **kwargs)
        from torch_tpu._pallas import kernel, spec, trace

        wide = [arg.dtype for arg in args if isinstance(arg, Tensor) and spec.is_wide(arg.dtype)]
        if wide:
            raise NotImplementedError(
                f"Inductor's kernels for TPUs take {wide[0]} for 32 bits; {INSTEAD}"
            )
        with trace.exporting_for(*kernel.target()):
            return stock(self, *args, **kwargs)

    wrapper.run = run
