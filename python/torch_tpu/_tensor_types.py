"""Types that tensors have by their dtype, such as `torch.tpu.FloatTensor`, like `torch.cuda`."""

import functools
from typing import Any

import torch
from torch import Tensor

NAMES = [
    f"{name}Tensor" for name in "BFloat16 Bool Byte Char Double Float Half Int Long Short".split()
]


class _Type(type):
    """A type to ask about a tensor, to convert to with `Tensor.type()`, and to make tensors with.

    Its name is complete, because `Tensor.type()` reads nothing else.
    """

    stock: Any

    def __instancecheck__(cls, instance: Any) -> bool:
        return isinstance(instance, Tensor) and instance.type() == cls.__name__

    def __call__(cls, *args: Any, **kwargs: Any) -> Tensor:
        return cls.stock(*args, **kwargs).to("tpu")

    @property
    def dtype(cls) -> torch.dtype:
        return cls.stock.dtype


@functools.cache
def get(name: str) -> type:
    """Return the type with a name out of `NAMES`."""
    members = {"stock": getattr(torch, name), "__module__": "torch.tpu"}
    return _Type(f"torch.tpu.{name}", (), members)
