"""Fake quantisation: floats rounded to the steps of a quantised type, for training."""

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor


def functions() -> dict[str, Callable[..., Any]]:
    """Return the functions of this file, by the operation's name."""
    return {
        "fake_quantize_per_tensor_affine_cachemask": _per_tensor,
        "_fake_quantize_per_tensor_affine_cachemask_tensor_qparams": _per_tensor_if,
        "fake_quantize_per_channel_affine_cachemask": _per_channel,
        "_fake_quantize_learnable_per_tensor_affine": _learnable_per_tensor,
        "_fake_quantize_learnable_per_tensor_affine_backward": _learnable_per_tensor_backward,
        "_fake_quantize_learnable_per_channel_affine": _learnable_per_channel,
        "_fake_quantize_learnable_per_channel_affine_backward": _learnable_per_channel_backward,
        "_fused_moving_avg_obs_fq_helper": _observed,
    }


def _rounded(
    x: Tensor, scale: Tensor | float, zero: Tensor | float, least: int, most: int
) -> tuple[Tensor, Tensor]:
    """Return `x` rounded to a step and clamped to the range, and a mask of values within it."""
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


# Learnable scale and zero point. The zero point is a float, which is rounded and clamped to the
# range.


def _learnt(
    x: Tensor, scale: Tensor, zero: Tensor, least: int, most: int
) -> tuple[Tensor, Tensor, Tensor]:
    """Return the rounded `x`, a mask of values within the range, and the zero point in use."""
    _check_range(least, most)
    zero = torch.round(zero.float()).clamp(least, most)
    return *_rounded(x, scale.float(), zero, least, most), zero


def _learnt_backward(
    grad: Tensor,
    x: Tensor,
    scale: Tensor,
    zero: Tensor,
    least: int,
    most: int,
    factor: float,
    over: list[int],
) -> tuple[Tensor, Tensor, Tensor]:
    """Return gradients of `x`, and of scale and zero point, both summed over some dimensions.

    The gradients belong to the zero point of the forward. Stock PyTorch rounds a single zero point
    in another way in its backward.
    """
    output, inside, at = _learnt(x.float(), scale, zero, least, most)
    # A clamped value moves with the end of the range that clamps it.
    low = torch.round(x.float() * (1.0 / scale.float())) + at < least
    end = torch.where(low, least - at, most - at)
    of_scale = torch.where(inside, (output - x) / scale, end) * grad
    of_zero = torch.where(inside, 0.0, -scale.float()) * grad
    # A sum over no dimension would be a sum over all dimensions.
    scale_sum, zero_sum = (part.sum(over) if over else part for part in (of_scale, of_zero))
    of_x = torch.where(inside, grad, torch.zeros_like(grad))
    return of_x, (scale_sum * factor).to(x.dtype), (zero_sum * factor).to(x.dtype)


def _learnable_per_tensor(
    self: Tensor,
    scale: Tensor,
    zero_point: Tensor,
    quant_min: int,
    quant_max: int,
    grad_factor: float = 1.0,
) -> Tensor:
    return _learnt(self, scale.select(0, 0), zero_point.select(0, 0), quant_min, quant_max)[0]


def _learnable_per_tensor_backward(
    grad: Tensor,
    self: Tensor,
    scale: Tensor,
    zero_point: Tensor,
    quant_min: int,
    quant_max: int,
    grad_factor: float = 1.0,
) -> tuple[Tensor, Tensor, Tensor]:
    one, zero = scale.select(0, 0), zero_point.select(0, 0)
    every = list(range(self.dim()))
    of_self, of_scale, of_zero = _learnt_backward(
        grad, self, one, zero, quant_min, quant_max, grad_factor, every
    )
    return of_self, of_scale.unsqueeze(0), of_zero.unsqueeze(0)


def _along(self: Tensor, scale: Tensor, zero_point: Tensor, axis: int) -> tuple[Tensor, Tensor]:
    """Return scale and zero point of each channel, in a shape that broadcasts to `self`."""
    if scale.dim() != 1:
        raise RuntimeError("scale should be a 1-D tensor")
    if zero_point.dim() != 1:
        raise RuntimeError("zero point should be a 1-D tensor")
    if scale.numel() != zero_point.numel():
        raise RuntimeError("scale and zero-point need to have the same dimensions")
    if scale.numel() != self.size(axis):
        raise RuntimeError(
            "dimensions of scale and zero-point are not consistent with input tensor"
        )
    if axis < 0:
        raise RuntimeError("`axis` must be between 0 and number of dimensions of input")
    shape = [-1 if d == axis else 1 for d in range(self.dim())]
    return scale.view(shape), zero_point.view(shape)


def _learnable_per_channel(
    self: Tensor,
    scale: Tensor,
    zero_point: Tensor,
    axis: int,
    quant_min: int,
    quant_max: int,
    grad_factor: float = 1.0,
) -> Tensor:
    scale, zero_point = _along(self, scale, zero_point, axis)
    return _learnt(self, scale, zero_point, quant_min, quant_max)[0]


def _learnable_per_channel_backward(
    grad: Tensor,
    self: Tensor,
    scale: Tensor,
    zero_point: Tensor,
    axis: int,
    quant_min: int,
    quant_max: int,
    grad_factor: float = 1.0,
) -> tuple[Tensor, Tensor, Tensor]:
    scale, zero_point = _along(self, scale, zero_point, axis)
    others = [d for d in range(self.dim()) if d != axis]
    return _learnt_backward(
        grad, self, scale, zero_point, quant_min, quant_max, grad_factor, others
    )


# An observer tracks the range of a tensor, and values are rounded to steps that fill the range.

# Integer kernels take the inverse of a step, which smaller steps make too large.
SMALLEST_STEP = 6.1e-5


def _observed(
    self: Tensor,
    observer_on: Tensor,
    fake_quant_on: Tensor,
    running_min: Tensor,
    running_max: Tensor,
    scale: Tensor,
    zero_point: Tensor,
    averaging_const: float,
    quant_min: int,
    quant_max: int,
    ch_axis: int,
    per_row_fake_quant: bool = False,
    symmetric_quant: bool = False,
) -> tuple[Tensor, Tensor]:
    if per_row_fake_quant:
        if ch_axis != 0:
            raise RuntimeError(
                "Per-channel FakeQuant in fused_moving_avg_obs_fake_quant is only supported on "
                "axis == 0"
            )
        rows = self.flatten(1)
        for state, start in (running_min, torch.inf), (running_max, -torch.inf):
            if state.numel() == 0:
                state.resize_(rows.size(0)).fill_(start)
        for state in scale, zero_point:
            state.resize_(rows.size(0))
        low, high = rows.aminmax(dim=1)
    else:
        low, high = self.aminmax()
    observing, rounding = (flag.flatten()[0] != 0 for flag in (observer_on, fake_quant_on))
    for state, now in (running_min, low), (running_max, high):
        moved = state + averaging_const * (now - state)
        seen = torch.where(state.isinf(), now.to(state.dtype), moved)
        state.copy_(torch.where(observing, seen, state))
    steps = _steps(running_min, running_max, quant_min, quant_max, symmetric_quant)
    for state, chosen in zip((scale, zero_point), steps, strict=True):
        state.copy_(torch.where(rounding, chosen.to(state.dtype), state))
    if per_row_fake_quant:
        output, inside = _per_channel(self, scale, zero_point, ch_axis, quant_min, quant_max)
    else:
        # `torch.where` below drops this result unless rounding is on.
        output, inside = _rounded(
            self, scale.flatten()[0], zero_point.flatten()[0], quant_min, quant_max
        )
    return torch.where(rounding, output, self), inside | ~rounding


def _steps(
    low: Tensor, high: Tensor, least: int, most: int, symmetric: bool
) -> tuple[Tensor, Tensor]:
    """Return scale and zero point that spread a range and 0 over steps from `least` to `most`."""
    low, high = low.double().clamp(max=0), high.double().clamp(min=0)
    both = (low < 0) & (high > 0) & symmetric
    half = (most - least) // 2
    reach = torch.maximum(-low / (half + 1), high / half)
    low = torch.where(both, -reach * (half + 1), low)
    high = torch.where(both, reach * half, high)
    scale = ((high - low) / (most - least)).float().double()
    scale = torch.where((scale == 0) | (1.0 / scale).isinf(), 0.1, scale)
    # A range that is too small for its steps is scaled up around 0.
    growth = torch.where(scale < SMALLEST_STEP, SMALLEST_STEP / scale, 1.0)
    scale, low, high = scale * growth, low * growth, high * growth
    from_low, from_high = least - low / scale, most - high / scale
    nearer = abs(least) - low / scale < abs(most) + high / scale
    start = torch.where(nearer, from_low, from_high)
    start = torch.where(both, (least + most) / 2, start)
    return scale, torch.round(start.clamp(least, most))
