"""Names of element types in torch's messages."""

import torch

_CPP_NAMES = {
    torch.bool: "bool",
    torch.uint8: "unsigned char",
    torch.int8: "signed char",
    torch.int16: "short int",
    torch.int32: "int",
    torch.int64: "long int",
    torch.float32: "float",
    torch.float64: "double",
    torch.complex64: "c10::complex<float>",
    torch.complex128: "c10::complex<double>",
}


def scalar_name(dtype: torch.dtype) -> str:
    """Return an element type as torch's messages spell it, such as `Float`."""
    return torch.empty(0, dtype=dtype).type().rpartition(".")[2].removesuffix("Tensor")


def cpp_name(dtype: torch.dtype) -> str:
    """Return an element type as torch's structured kernels spell it, such as `long int`."""
    return _CPP_NAMES.get(dtype) or f"c10::{scalar_name(dtype)}"
