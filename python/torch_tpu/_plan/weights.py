"""Initial weights cost nothing: a plan holds no values, so the host need not draw any."""

import contextlib
from collections.abc import Callable, Iterator
from typing import Any

import torch
from torch import Tensor

_DRAWS = ("bernoulli_", "cauchy_", "exponential_", "log_normal_", "normal_", "random_", "uniform_")
# Elements from which a draw is left out: data is seldom so large, and weights above it take memory.
_LARGE = 1 << 20


@contextlib.contextmanager
def undrawn() -> Iterator[None]:
    """Leave out in-place draws of large tensors on the host, whose memory is then never touched."""

    def quiet(draw: Callable[..., Tensor]) -> Callable[..., Tensor]:
        def method(self: Tensor, *args: Any, **kwargs: Any) -> Tensor:
            is_left_out = self.device.type == "cpu" and self.numel() >= _LARGE
            return self if is_left_out else draw(self, *args, **kwargs)

        return method

    for name in _DRAWS:
        setattr(torch.Tensor, name, quiet(getattr(torch.Tensor, name)))
    try:
        yield
    finally:
        # The methods themselves belong to a base class.
        for name in _DRAWS:
            delattr(torch.Tensor, name)
