"""Making "tpu" a device of torch, once per process."""

import atexit
from typing import Any

import torch
from torch.optim.optimizer import register_optimizer_step_post_hook

from torch_tpu import _C, backend, decompositions, device, flex, jagged, recurrent, sparse


def _check_that_the_place_is_free() -> None:
    other = torch._C._get_privateuse1_backend_name()
    if other != "privateuseone":
        raise RuntimeError(
            f"PyTorch has room for one backend outside its own tree, and {other!r} is already "
            "there. Uninstall one of the two, or start Python with "
            "TORCH_DEVICE_BACKEND_AUTOLOAD=0 and import the one you want."
        )
    if hasattr(torch, "tpu"):
        raise RuntimeError(
            f"something else has already made itself torch.tpu: {torch.tpu}. Uninstall the "
            "package that does so, then import torch_tpu again."
        )


def register() -> None:
    """Claim the device, or raise and leave torch as it was."""
    _check_that_the_place_is_free()
    _C.register()
    _C.configure(_resolve)
    torch.utils.rename_privateuse1_backend("tpu")
    torch._register_device_module("tpu", device)
    torch.utils.generate_methods_for_privateuse1_backend(for_storage=True)
    torch.set_autocast_dtype("tpu", torch.bfloat16)
    decompositions.register()
    sparse.register()
    jagged.register()
    recurrent.register()
    backend.register()
    flex.register()
    _print_on_the_host()
    _export_from_the_host()
    register_optimizer_step_post_hook(_after_optimizer_step)
    atexit.register(_C.end)


def _resolve() -> tuple[str, str, list[tuple[str, int | float | bool | str]]]:
    from torch_tpu import platform

    return platform.resolve()


def _after_optimizer_step(*_: Any) -> None:
    # A compiled step is a program of its own.
    if not torch.compiler.is_compiling():
        _C.step_end()


def _print_on_the_host() -> None:
    """Formatting compares and scales numbers one tensor at a time: work for the host."""
    from torch import _tensor_str

    original = _tensor_str._tensor_str

    def formatted(self: torch.Tensor, indent: int) -> str:
        return original(self.cpu() if self.device.type == "tpu" else self, indent)

    _tensor_str._tensor_str = formatted


def _export_from_the_host() -> None:
    """DLPack has no way to name our memory, so what it exports is a copy in host memory."""
    export, device_of = torch.Tensor.__dlpack__, torch.Tensor.__dlpack_device__

    def __dlpack__(self: torch.Tensor, **options: Any) -> Any:  # noqa: N807
        if self.device.type != "tpu":
            return export(self, **options)
        if options.pop("copy", None) is False:
            raise BufferError(
                "memory of device tpu cannot be shared through DLPack; allow a copy with "
                "copy=None, or move the tensor with .cpu() first"
            )
        options.pop("stream", None)
        return export(self.cpu(), **options)

    def __dlpack_device__(self: torch.Tensor) -> Any:  # noqa: N807
        if self.device.type != "tpu":
            return device_of(self)
        return torch.utils.dlpack.DLDeviceType.kDLExtDev, self.device.index

    torch.Tensor.__dlpack__ = __dlpack__  # type: ignore[method-assign]
    torch.Tensor.__dlpack_device__ = __dlpack_device__  # type: ignore[method-assign]
