"""torchvision: kernels of its own operations, and what autocast makes of them."""

import warnings
from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

# Operations that compute in float32 under autocast, and return their first argument's type.
IN_FLOAT32 = ("roi_align", "roi_pool", "ps_roi_align", "ps_roi_pool", "deform_conv2d")

# The stubs of torch lack some keys.
_AUTOCAST = torch._C.DispatchKey.AutocastPrivateUse1  # type: ignore[attr-defined]
# This object lives as long as the process, because a Library undoes its registrations at its end.
_library: list[torch.library.Library] = []


def register_kernels(extension: Any) -> None:
    """Register the rows of torchvision's operations, and `nms`, whose result's size data decides.

    Reason: torchvision has kernels for the CPU and CUDA, and casts under their autocast.
    Versions: 0.29.
    """
    if not extension._has_ops():
        return
    torch.ops.tpu.register_rows("torchvision")
    faults = torch.ops.tpu.schema_mismatches()
    if faults := [fault for fault in faults if fault.startswith("torchvision::")]:
        warnings.warn("; ".join(faults), RuntimeWarning, stacklevel=2)
    library = torch.library.Library("torchvision", "IMPL")
    _library.append(library)
    library.impl("nms", _nms, "PrivateUse1")
    library.impl("nms", _in_float32(torch.ops.torchvision.nms, False), _AUTOCAST.name)
    for name in IN_FLOAT32:
        library.impl(name, _in_float32(getattr(torch.ops.torchvision, name), True), _AUTOCAST.name)


def _nms(dets: Tensor, scores: Tensor, iou_threshold: float) -> Tensor:
    kept, count = torch.ops.tpu.nms_bounded(dets, scores, iou_threshold)
    return kept[: int(count)]


def _in_float32(op: Callable[..., Any], casts_back: bool) -> Callable[..., Any]:
    """Return the operation on float32 tensors; float64 stays as it is, as under CUDA's autocast."""

    def wide(value: Any) -> Any:
        short = isinstance(value, Tensor) and value.is_floating_point()
        return value.float() if short and value.dtype != torch.float64 else value

    def kernel(*args: Any) -> Any:
        with torch._C._ExcludeDispatchKeyGuard(torch._C.DispatchKeySet(_AUTOCAST)):
            result = op(*map(wide, args))
            if not casts_back:
                return result
            dtype = args[0].dtype
            if isinstance(result, Tensor):
                return result.to(dtype)
            return tuple(each.to(dtype) for each in result)

    return kernel


PATCHES = [("torchvision.extension", register_kernels)]
