"""Kaiser's window, whose kernel in PyTorch knows only the devices of PyTorch itself."""

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

# torch's default.
BETA = 12.0


def functions() -> dict[str, Callable[..., Any]]:
    """Return the functions of this file, by the operation's name."""
    return {
        "kaiser_window": _kaiser,
        "kaiser_window.periodic": _kaiser,
        "kaiser_window.beta": _kaiser,
    }


def _kaiser(length: int, periodic: bool = True, beta: float = BETA, **options: Any) -> Tensor:
    """Return `I0(beta sqrt(1 - r^2)) / I0(beta)` at places `r` from -1 to 1, `[length]`."""
    dtype = options.get("dtype") or torch.get_default_dtype()
    device = options.get("device")
    if not dtype.is_floating_point:
        raise RuntimeError(f"kaiser_window expects floating point dtypes, got: {dtype}")
    if length < 0:
        raise RuntimeError(
            f"kaiser_window requires non-negative window_length, got window_length={length}"
        )
    if length < 2:
        return torch.ones(length, dtype=dtype, device=device)
    # A period ends before the window's last number, which is its first one.
    half = (length if periodic else length - 1) / 2
    wide = torch.float64 if dtype == torch.float64 else torch.float32
    place = (torch.arange(length, dtype=wide, device=device) - half) / half
    peak = torch.full((), beta, dtype=wide, device=device)
    root = (1 - place * place).clamp(min=0).sqrt()
    return (torch.special.i0(beta * root) / torch.special.i0(peak)).to(dtype)
