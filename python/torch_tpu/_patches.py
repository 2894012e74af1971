"""Every change that this package makes to torch's own objects. Other libraries: `integrations`.

`apply` makes the changes that last. The context managers at the end of this file change torch while
a graph is traced, and undo the change. Each patch states its reason and the versions of torch that
need the patch, out of the supported versions 2.11 to 2.15.
"""

import contextlib
import functools
from collections.abc import Iterator, Sequence
from typing import Any

import torch
from torch import Tensor

from torch_tpu import _imports, device
from torch_tpu.integrations import LIBRARIES


def apply() -> None:
    """Make the changes that last, once per process.

    Modules that torch has not imported yet are patched when a program imports them.
    """
    choose_the_compiler_by_device()
    print_from_the_host()
    share_copies_through_dlpack()
    tell_capabilities()
    _imports.install(_MODULES, LIBRARIES)


# Patches of torch itself.


def choose_the_compiler_by_device() -> None:
    """Let `torch.compile` without a backend compile graphs on device "tpu" with this package.

    Reason: Inductor has no code for this device. Other devices keep Inductor with its modes and
    options; they pay one look at the inputs of a graph that is being compiled.
    `torch.compiler.set_default_backend` takes modes and options away from other devices.
    Versions: 2.11 to 2.15.
    """
    wrapper = torch._TorchCompileInductorWrapper
    compile_ = wrapper.__call__

    @functools.wraps(compile_)
    def choose(self: Any, model: Any, inputs: Any, *args: Any, **kwargs: Any) -> Any:
        if _computes_here(model, inputs):
            from torch_tpu._compile.backend import backend

            return backend(model, inputs)
        return compile_(self, model, inputs, *args, **kwargs)

    wrapper.__call__ = choose  # type: ignore[assignment,method-assign]


def _computes_here(module: Any, inputs: Sequence[Any]) -> bool:
    """Return whether a graph has inputs on the device, or makes tensors there."""
    made = (node.meta.get("example_value") for node in module.graph.nodes)
    return any(
        isinstance(x, Tensor) and x.device.type == "tpu"
        for values in (inputs, made)
        for x in values
    )


def print_from_the_host() -> None:
    """Format a tensor of the device as a copy on the host.

    Reason: formatting compares and scales numbers with many small operations. On the device each of
    these operations would become a program.
    Versions: 2.11 to 2.15.
    """
    from torch import _tensor_str

    original = _tensor_str._tensor_str

    def formatted(self: Tensor, indent: int) -> str:
        return original(self.cpu() if self.device.type == "tpu" else self, indent)

    _tensor_str._tensor_str = formatted


def share_copies_through_dlpack() -> None:
    """Export a tensor of the device through DLPack as a copy in host memory.

    Reason: DLPack has no name for memory of this device.
    Versions: 2.11 to 2.15.
    """
    export, device_of = Tensor.__dlpack__, Tensor.__dlpack_device__

    def __dlpack__(self: Tensor, **options: Any) -> Any:  # noqa: N807
        if self.device.type != "tpu":
            return export(self, **options)
        if options.pop("copy", None) is False:
            raise BufferError(
                "memory of device tpu cannot be shared through DLPack; allow a copy with "
                "copy=None, or move the tensor with .cpu() first"
            )
        options.pop("stream", None)
        return export(self.cpu(), **options)

    def __dlpack_device__(self: Tensor) -> Any:  # noqa: N807
        if self.device.type != "tpu":
            return device_of(self)
        return torch.utils.dlpack.DLDeviceType.kDLExtDev, self.device.index

    Tensor.__dlpack__ = __dlpack__  # type: ignore[method-assign]
    Tensor.__dlpack_device__ = __dlpack_device__  # type: ignore[method-assign]


def tell_capabilities() -> None:
    """Answer `torch.accelerator.get_device_capability` with the dtypes that the device holds.

    Reason: torch asks the device's guard in C++, which would list the types a second time.
    Versions: 2.11 to 2.15.
    """
    torch._C._accelerator_getDeviceCapability = device.get_device_capability  # type: ignore[assignment]


# Patches of modules that `import torch` leaves out.


def attend_in_jagged_tensors(module: Any) -> None:
    """Compute attention on jagged tensors of the device with `_ops.jagged`.

    Reason: torch chooses among fused kernels of other devices, and its composite fallback reads
    lengths on the host.
    Versions: 2.11 to 2.15.
    """
    stock = module.jagged_scaled_dot_product_attention

    def attention(query: Tensor, *args: Any, **kwargs: Any) -> Tensor:
        if query.device.type != "tpu":
            return stock(query, *args, **kwargs)
        from torch_tpu._ops import jagged

        return jagged.attention(query, *args, **kwargs)

    module.jagged_scaled_dot_product_attention = attention


def accept_the_device_in_flex_attention(module: Any) -> None:
    """Accept query, key and value on device "tpu" in `flex_attention`.

    Reason: `flex_attention` refuses devices that are not on its list.
    Versions: 2.11 to 2.15.
    """
    validate = getattr(module, "_validate_device", None)
    if validate is None:
        return

    def _validate_device(query: Any, key: Any, value: Any) -> None:
        if query.device.type != "tpu":
            validate(query, key, value)

    module._validate_device = _validate_device


def count_optimizer_steps_on_the_device(module: Any) -> None:
    """Let compiled optimizers keep their step counts beside the parameters.

    Reason: Dynamo sets `capturable` for parameters on CUDA and XPU only. A count on the host would
    split the graph of the optimizer.
    Versions: 2.11 to 2.15. The method that decides differs: torch 2.15 asks
    `_safe_to_set_capturable`; versions without this method decide in `_set_capturable`, for good.
    """
    variable = module.OptimizerVariable
    if hasattr(variable, "_safe_to_set_capturable"):
        is_safe = variable._safe_to_set_capturable

        def is_safe_here(self: Any, group: dict[str, Any]) -> bool:
            return is_safe(self, group) or _is_new(self, group)

        variable._safe_to_set_capturable = is_safe_here
        return
    set_capturable = variable._set_capturable

    def set_capturable_here(self: Any, tx: Any) -> None:
        for group in self.value.param_groups:
            if _is_new(self, group):
                group["capturable"] = True
        set_capturable(self, tx)

    variable._set_capturable = set_capturable_here


def _is_new(optimizer: Any, group: dict[str, Any]) -> bool:
    """Return whether a group holds parameters of the device that no step has updated yet."""
    parameters = group.get("params", [])
    state = optimizer.value.state
    return "capturable" in group and all(
        p.device.type == "tpu" and p not in state for p in parameters
    )


_MODULES = (
    ("torch._dynamo.variables.optimizer", count_optimizer_steps_on_the_device),
    ("torch.nested._internal.ops", attend_in_jagged_tensors),
    ("torch.nn.attention.flex_attention", accept_the_device_in_flex_attention),
)


# Patches while a graph is traced.


@contextlib.contextmanager
def while_tracing() -> Iterator[None]:
    """Apply the patches that AOTAutograd needs while it traces a graph and looks into its cache."""
    with parenthesize_guards(), leave_the_system_out_of_keys():
        yield


@contextlib.contextmanager
def parenthesize_guards() -> Iterator[None]:
    """Let torch write the guards of a cached graph so that all of them have to hold.

    Reason: torch joins guards by `and` without parentheses, and some guards contain an `or`. A
    failing guard beside such an `or` could go unseen, and a graph could serve sizes that it was not
    traced for.
    Versions: 2.11 to 2.15.
    """
    from torch._guards import TracingContext

    context = TracingContext.try_get()
    shapes = context and context.fake_mode and context.fake_mode.shape_env
    if not shapes:
        yield
        return
    produce = shapes.produce_guards

    def produce_in_parentheses(*args: Any, **kwargs: Any) -> list[str]:
        return [f"({guard})" for guard in produce(*args, **kwargs)]

    shapes.produce_guards = produce_in_parentheses  # type: ignore[method-assign]
    try:
        yield
    finally:
        del shapes.produce_guards


@contextlib.contextmanager
def leave_the_system_out_of_keys() -> Iterator[None]:
    """Leave Triton and CUDA out of the key of a cached graph.

    Reason: graphs of this device depend on neither. Reading Triton's sources takes half a second.
    Versions: 2.11 to 2.15.
    """
    from torch._inductor.codecache import CacheBase

    ask = CacheBase.get_system
    CacheBase.get_system = staticmethod(lambda: {"hash": ""})  # type: ignore[assignment]
    try:
        yield
    finally:
        CacheBase.get_system = staticmethod(ask)  # type: ignore[assignment]


@contextlib.contextmanager
def save_tensors_for_the_backward() -> Iterator[None]:
    """Save tensors for the backward where torch would save a node with several results.

    Reason: the forward graph returns tensors, and cannot return a list in the place of one.
    Versions: the ones before 2.15; newer partitioners choose tensors, which this patch passes on.
    """
    from torch._functorch import partitioners

    from torch_tpu._compile.traced import parts

    choose = partitioners.choose_saved_values_set

    def choose_tensors(*args: Any, **kwargs: Any) -> list[Any]:
        tensors: dict[Any, None] = {}
        for node in choose(*args, **kwargs):
            is_list = isinstance(node.meta.get("val"), tuple | list)
            tensors |= dict.fromkeys(parts(node) if is_list else [node])
        return list(tensors)

    partitioners.choose_saved_values_set = choose_tensors
    try:
        yield
    finally:
        partitioners.choose_saved_values_set = choose
