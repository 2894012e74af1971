"""The registration of "tpu" as a device of torch, once per process."""

import atexit
import os
from typing import TYPE_CHECKING, Any

import torch
from torch.optim.optimizer import register_optimizer_step_post_hook

from torch_tpu import _built_for

try:
    from torch_tpu import _C
except ImportError as error:
    # The words of the loader are about a symbol of C++.
    raise _built_for.refusal() or error from None
from torch_tpu import _patches, device, distributed
from torch_tpu._ops import compressed, decompositions, jagged, recurrent, sparse

if TYPE_CHECKING:
    from torch_tpu import _platform


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
    """Register the device, its operations and the patches.

    Raises `RuntimeError` if another backend holds the place or this build is for another torch,
    and leaves torch as it was.
    """
    refusal = _built_for.refusal(_C.BUILT_FOR)
    if refusal is not None:
        raise refusal
    _check_that_the_place_is_free()
    _C.register()
    _C.configure(_resolve, _count)
    torch.utils.rename_privateuse1_backend("tpu")
    torch._register_device_module("tpu", device)
    torch.utils.generate_methods_for_privateuse1_backend(for_storage=True)
    torch.set_autocast_dtype("tpu", torch.bfloat16)
    decompositions.register()
    sparse.register()
    compressed.register()
    jagged.register()
    recurrent.register()
    distributed.register()
    _patches.apply()
    register_optimizer_step_post_hook(_after_optimizer_step)
    atexit.register(_C.end)


def _resolve() -> "_platform.Choice":
    from torch_tpu import _platform

    choice = _platform.resolve()
    if "libtpu" in os.path.basename(choice.plugin):
        from torch_tpu._attention import choice as attention

        attention.offer()
    return choice


def _count() -> int | None:
    from torch_tpu import _platform

    return _platform.device_count()


def _after_optimizer_step(optimizer: torch.optim.Optimizer, *_: Any) -> None:
    # A compiled step is a program of its own.
    if torch.compiler.is_compiling():
        return
    # Where hooks of the backward step, one optimizer a parameter, they all end with it.
    if torch._C._current_graph_task_id() != -1:
        engine: Any = torch.autograd.Variable._execution_engine
        engine.queue_callback(lambda: _C.step_end(lambda: _devices(optimizer)))
        return
    _C.step_end(lambda: _devices(optimizer))


def _devices(optimizer: torch.optim.Optimizer) -> list[int]:
    """Return the devices whose step has ended: in one process, ranks may be threads."""
    parameters = (p for group in optimizer.param_groups for p in group["params"])
    return [device.index for device in {p.device for p in parameters} if device.type == "tpu"]
