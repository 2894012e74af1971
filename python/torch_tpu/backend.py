"""Which backend `torch.compile` uses: this one for graphs that compute on device "tpu".

`torch._dynamo` is imported by `torch.compile`, not here.
"""

import functools
from collections.abc import Sequence
from typing import Any

import torch


def register() -> None:
    """Compile graphs on device "tpu" by default, and only those.

    Inductor has no code for this device, so nothing is taken away from it, and other devices pay
    one look at the inputs of a graph that is being compiled. `set_default_backend` would do less:
    it takes Inductor's modes and options away from them.
    """
    wrapper = torch._TorchCompileInductorWrapper
    make, compile_ = wrapper.__init__, wrapper.__call__

    @functools.wraps(make)
    def prepare(self: Any, *args: Any, **kwargs: Any) -> None:
        from torch_tpu import dynamo  # noqa: F401, tells Dynamo about the device

        make(self, *args, **kwargs)

    @functools.wraps(compile_)
    def choose(self: Any, model: Any, inputs: Any, *args: Any, **kwargs: Any) -> Any:
        from torch_tpu import dynamo

        if _computes_here(model, inputs):
            return dynamo.backend(model, inputs)
        return compile_(self, model, inputs, *args, **kwargs)

    wrapper.__init__ = prepare  # type: ignore[method-assign]
    wrapper.__call__ = choose  # type: ignore[assignment,method-assign]


def _computes_here(module: Any, inputs: Sequence[Any]) -> bool:
    """Whether a graph has inputs on the device, or makes tensors there."""
    made = (node.meta.get("example_value") for node in module.graph.nodes)
    return any(
        isinstance(x, torch.Tensor) and x.device.type == "tpu"
        for values in (inputs, made)
        for x in values
    )
