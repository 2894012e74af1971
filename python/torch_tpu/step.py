"""A whole training step as one program."""

import functools
from collections.abc import Callable
from typing import Any, ParamSpec, TypeVar

import torch

from torch_tpu import _C

P = ParamSpec("P")
R = TypeVar("R")


def compile_step(function: Callable[P, R], **options: Any) -> Callable[P, R]:
    """Compile a training step, and run what it computes as one program.

    `function` does a whole step: model, loss, `backward()`, `optimizer.step()`. It is compiled by
    `torch.compile`, which takes the `options`. What that leaves are a few graphs (forward,
    backward, optimizer), and here they go to the device together. Reading a value inside the step
    ends a program; return the loss and read it outside.
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
