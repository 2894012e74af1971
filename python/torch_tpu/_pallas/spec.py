"""The types of a call's tensors, in the words of PyTorch, JAX and a file."""

from collections.abc import Iterable, Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor

# NumPy's names of the element types that PyTorch and JAX share.
DTYPES = {
    torch.bool: "bool",
    torch.int8: "int8",
    torch.int16: "int16",
    torch.int32: "int32",
    torch.int64: "int64",
    torch.uint8: "uint8",
    torch.uint16: "uint16",
    torch.uint32: "uint32",
    torch.uint64: "uint64",
    torch.float16: "float16",
    torch.bfloat16: "bfloat16",
    torch.float32: "float32",
    torch.float64: "float64",
    torch.complex64: "complex64",
    torch.complex128: "complex128",
    torch.float8_e4m3fn: "float8_e4m3fn",
    torch.float8_e5m2: "float8_e5m2",
    torch.float8_e4m3fnuz: "float8_e4m3fnuz",
    torch.float8_e5m2fnuz: "float8_e5m2fnuz",
}
TORCH = {name: dtype for dtype, name in DTYPES.items()}
# JAX makes 32-bit types of these unless the user asks for 64 bits.
WIDE = {"int64", "uint64", "float64", "complex128"}


class Spec(NamedTuple):
    """A tensor's dtype, by NumPy's name, and its sizes."""

    dtype: str
    shape: tuple[int, ...]

    @property
    def is_differentiable(self) -> bool:
        return TORCH[self.dtype].is_floating_point or TORCH[self.dtype].is_complex

    def __str__(self) -> str:
        return f"{self.dtype}[{','.join(map(str, self.shape))}]"


def is_wide(dtype: torch.dtype) -> bool:
    return DTYPES.get(dtype) in WIDE


def of(name: str, tensor: Tensor) -> Spec:
    """Return the type of an argument; sizes that vary are fixed here.

    Raises `TypeError` for a dtype that JAX lacks, and `NotImplementedError` for a size that only
    the data tells.
    """
    dtype = DTYPES.get(tensor.dtype)
    if dtype is None:
        known = ", ".join(str(dtype).removeprefix("torch.") for dtype in DTYPES)
        raise TypeError(f"{name}: JAX has no dtype {tensor.dtype}; it has {known}")
    return Spec(dtype, tuple(_fixed(name, size) for size in tensor.shape))


def _fixed(name: str, size: Any) -> int:
    """Return a size as a number, which guards a compiled graph against other sizes."""
    if isinstance(size, int):
        return size
    try:
        return int(size)
    except Exception as error:
        raise NotImplementedError(
            f"{name}: a kernel is exported for fixed sizes, and size {size} depends on data; pad "
            "the tensor to a fixed size before the call"
        ) from error


def text(specs: Iterable[Spec]) -> str:
    return ", ".join(map(str, specs))


def read(lists: Sequence[Sequence[Any]]) -> list[Spec]:
    """Return types from a file's lists."""
    return [Spec(dtype, tuple(shape)) for dtype, shape in lists]
