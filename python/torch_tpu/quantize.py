"""Floats rounded to the steps of a quantised type, as in training for such types."""

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor


def functions() -> dict[str, Callable[..., Any]]:
    """Return what is answered here, by the operation's name."""
    return {
        "fake_quantize_per_tensor_affine_cachemask": _per_tensor,
        "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams": _per_tensor_if,
        "fake_quantize_per_channel_affine_cachemask": _per_channel,
    }


def _rounded(
    x: Tensor, scale: Tensor | float, zero: Tensor | float, least: int, most: int
) -> tuple[Tensor, Tensor]:
    """Return `x` on the nearest step within the range, and where the range did not cut it."""
    step = torch.round(x.float() * (1.0 / scale)) + zero
    inside = (step >= least) & (step <= most)
    return ((step.clamp(least, most) - zero) * scale).to(x.dtype), inside


def _check_range(least: int, most: int) -> None:
    if least > most:
        raise RuntimeError("`quant_min` should be less than or equal to `quant_max`.")


def _per_tensor(
    self: Tensor, scale: float, zero_point: int, quant_min: int, quant_max: int
) -> tuple[Tensor, Tensor]:
    _check_range(quant_min, quant_max)
    if not quant_min <= zero_point <= quant_max:
        raise RuntimeError("`zero_point` must be between `quant_min` and `quant_max`.")
    return _rounded(self, scale, zero_point, quant_min, quant_max)


def _per_tensor_if(
    self: Tensor,
    scale: Tensor,
    zero_point: Tensor,
    fake_quant_enabled: Tensor,
    quant_min: int,
    quant_max: int,
) -> tuple[Tensor, Tensor]:
    _check_range(quant_min, quant_max)
    enabled = fake_quant_enabled.flatten()[0] != 0
    scale, zero_point = scale.flatten()[0], zero_point.flatten()[0]
    output, inside = _rounded(self, scale, zero_point, quant_min, quant_max)
    return torch.where(enabled, output, self), inside | ~enabled


def _per_channel(
    self: Tensor, scale: Tensor, zero_point: Tensor, axis: int, quant_min: int, quant_max: int
) -> tuple[Tensor, Tensor]:
    _check_range(quant_min, quant_max)
    if scale.dtype not in (torch.float32, torch.bfloat16):
        raise RuntimeError(f"Scale must be Float or BFloat16, found {scale.dtype}")
    for name, given in ("scale", scale), ("zero-point", zero_point):
        if given.dim() != 1:
            raise RuntimeError(f"{name} should be a 1-D tensor")
        if given.numel() != self.size(axis):
            raise RuntimeError(f"dimensions of {name} and the channels of input do not match")
    shape = [-1 if d == axis % self.dim() else 1 for d in range(self.dim())]
    scale, zero_point = scale.float().view(shape), zero_point.float().view(shape)
    return _rounded(self, scale, zero_point, quant_min, quant_max)
