"""A whole training step as one program."""

import functools
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import torch

from torch_tpu import _C

P = ParamSpec("P")
R = TypeVar("R")


def compile_step(function: Callable[P, R], **options: Any) -> Callable[P, R]:
    """Compile a training step and run everything that it computes as one program.

    `function` does a whole step: model, loss, `backward()`, `optimizer.step()`. `options` are those
    of `torch.compile`, which makes a few graphs of the step: forward, backward, optimizer. In fused
    mode these graphs go to the device together. The result takes and returns what `function` does.

    Reading a value inside the step ends a program; return the loss and read it outside.
    """
    compiled = torch.compile(function, **options)

    @functools.wraps(function)
    def step(*args: P.args, **kwargs: P.kwargs) -> R:
        _C.join_begin()
        try:
            return compiled(*args, **kwargs)
        finally:
            _C.join_end()

    return step
