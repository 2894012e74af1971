"""`out=` and in-place forms of operations whose plain form has no row in the core.

The core derives these forms for its rows. The forms here compute the plain form and copy the
results into the given tensors.
"""

import functools
import warnings
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from torch_tpu._ops.names import cpp_name, scalar_name

# Messages for targets of another dtype than the results', with C++'s names and with torch's.
_EXPECTED = "Expected out tensor to have dtype {wanted}, but got {got} instead"
_FOUND = "Found dtype {Got} but expected {Wanted}"
_HISTOGRAM = (
    "torch.histogram: input tensor and hist tensor should have the same dtype, but got input "
    "{wanted} and hist {got}"
)

# The plain form of each form, and the message if targets need the dtypes of the results.
FORMS: dict[str, tuple[str, str | None]] = {
    "_batch_norm_with_update.out": ("_batch_norm_with_update", None),
    "_linalg_det.result": ("_linalg_det", _EXPECTED),
    "_linalg_slogdet.sign": ("_linalg_slogdet", _EXPECTED),
    "_native_batch_norm_legit.out": ("_native_batch_norm_legit", None),
    "_scaled_addmm.out": ("_scaled_addmm", _EXPECTED),
    "_scaled_grouped_mm_v2.out": ("_scaled_grouped_mm_v2", _EXPECTED),
    "_scaled_mm.out": ("_scaled_mm", _EXPECTED),
    "_scaled_mm_v2.out": ("_scaled_mm_v2", _EXPECTED),
    "adaptive_avg_pool2d.out": ("adaptive_avg_pool2d", _EXPECTED),
    "adaptive_avg_pool3d.out": ("adaptive_avg_pool3d", _EXPECTED),
    "adaptive_avg_pool3d_backward.grad_input": ("_adaptive_avg_pool3d_backward", _EXPECTED),
    "conj_physical.out": ("_conj_physical", _FOUND),
    "histogram.bin_ct_out": ("histogram.bin_ct", _HISTOGRAM),
    "histogram.bins_tensor_out": ("histogram.bins_tensor", _HISTOGRAM),
    "masked_select.out": (
        "masked_select",
        "masked_select(): self and result must have the same scalar type",
    ),
    "mvlgamma.out": ("mvlgamma", None),
    "narrow_copy.out": (
        "narrow_copy",
        "Expected self.dtype() == output.dtype() to be true, but got false.  (Could this error "
        "message be improved?  If so, please report an enhancement request to PyTorch.)",
    ),
    "nonzero.out": (
        "nonzero",
        "nonzero: Expected out tensor to have scalar type {Wanted} but got scalar type{Got}",
    ),
    "rrelu_with_noise.out": ("rrelu_with_noise", None),
}


# Forms whose target shares no memory with an argument.
APART = ("masked_select", "nonzero")


def functions() -> dict[str, Callable[..., Any]]:
    """Return the functions of this file, by the operation's name."""
    forms = {name: _form(name, *how) for name, how in FORMS.items() if _exists(name)}
    return {**forms, "range.out": _range, "rrelu_with_noise_": _rrelu_with_noise}


def _exists(name: str) -> bool:
    """Return whether this torch has an operation's form; some are new."""
    packet, _, overload = name.partition(".")
    return (
        hasattr(torch.ops.aten, packet) and overload in getattr(torch.ops.aten, packet).overloads()
    )


def _form(name: str, plain: str, message: str | None) -> Callable[..., Any]:
    packet, _, overload = name.partition(".")
    arguments = torch._C._get_schema(f"aten::{packet}", overload).arguments
    targets = [argument.name for argument in arguments if argument.is_out]

    def form(*args: Any, **named: Any) -> Any:
        given = [named.pop(target) for target in targets]
        if packet in APART:
            _refuse_shared(given[0], args)
        result = _plain(plain)(*args, **named)
        results = result if isinstance(result, (tuple, list)) else (result,)
        for target, value in zip(given, results, strict=True):
            _check(target, value, message)
        for target, value in zip(given, results, strict=True):
            _fitted(target, value).copy_(value)
        return tuple(given) if len(given) > 1 else given[0]

    return form


def _refuse_shared(target: Tensor, args: tuple[Any, ...]) -> None:
    """Refuse a target that shares memory with an argument, or whose elements share a place."""
    for arg in args:
        if isinstance(arg, Tensor) and _share(target, arg):
            raise RuntimeError(
                "unsupported operation: some elements of the input tensor and the written-to "
                "tensor refer to a single memory location. Please clone() the tensor before "
                "performing the operation."
            )
    if torch._debug_has_internal_overlap(target) == 1:
        raise RuntimeError(
            "unsupported operation: more than one element of the written-to tensor refers to a "
            "single memory location. Please clone() the tensor before performing the operation."
        )


def _share(x: Tensor, y: Tensor) -> bool:
    starts = [t.storage_offset() * t.itemsize for t in (x, y)]
    return bool(
        x.untyped_storage().data_ptr() == y.untyped_storage().data_ptr()
        and starts[0] < starts[1] + y.nbytes
        and starts[1] < starts[0] + x.nbytes
        and x.is_contiguous()
        and y.is_contiguous()
    )


@functools.cache
def _plain(name: str) -> Callable[..., Any]:
    packet, _, overload = name.partition(".")
    return getattr(getattr(torch.ops.aten, packet), overload or "default")


def _fitted(target: Tensor, value: Tensor) -> Tensor:
    if target.shape == value.shape:
        return target
    if target.numel() > 0:
        warnings.warn(
            "An output with one or more elements was resized since it had shape "
            f"{list(target.shape)}, which does not match the required output shape "
            f"{list(value.shape)}. This behavior is deprecated, and in a future PyTorch release "
            "outputs will not be resized unless they have zero elements. You can explicitly reuse "
            "an out tensor t by resizing it, inplace, to zero elements with t.resize_(0).",
            stacklevel=3,
        )
    return target.resize_(value.shape)


def _check(target: Tensor, value: Tensor, message: str | None) -> None:
    if target.device != value.device:
        raise RuntimeError(
            "Expected all tensors to be on the same device, but found at least two devices, "
            f"{value.device} and {target.device}!"
        )
    wanted, got = scalar_name(value.dtype), scalar_name(target.dtype)
    if message is not None and target.dtype != value.dtype:
        names = {"wanted": cpp_name(value.dtype), "got": cpp_name(target.dtype)}
        raise RuntimeError(message.format(**names, Wanted=wanted, Got=got))
    if not torch.can_cast(value.dtype, target.dtype):
        raise RuntimeError(f"result type {wanted} can't be cast to the desired output type {got}")


def _range(start: float, end: float, step: float = 1, *, out: Tensor) -> Tensor:
    """Fill `out` with a range; the plain form calls this form with an empty target."""
    if step == 0:
        raise RuntimeError("step must be nonzero")
    if (end - start) / step < 0:
        raise RuntimeError("upper bound and lower bound inconsistent with step sign")
    wide = torch.float64 if out.dtype.is_floating_point else torch.int64
    places = torch.arange(int((end - start) / step) + 1, dtype=wide, device=out.device)
    value = places * step + start
    if out.numel() == value.numel():
        return out.copy_(value.view(out.shape))
    return out.resize_(value.shape).copy_(value)


def _rrelu_with_noise(self: Tensor, *args: Any, **named: Any) -> Tensor:
    """Write the result and the noise; the core's in-place forms write the result alone."""
    return self.copy_(torch.ops.aten.rrelu_with_noise(self, *args, **named))
