"""Every change that this package makes to torch's own objects. Other libraries: `integrations`.

`apply` makes the changes that last. The context managers at the end of this file change torch while
a graph is traced, and undo the change. Each patch states its reason and the versions of torch that
need the patch, out of the supported versions 2.11 to 2.15.
"""

import contextlib
import functools
import threading
from collections.abc import Callable, Iterator, Sequence
from types import NoneType
from typing import Any

import torch
from torch import Tensor

from torch_tpu import _C, _imports, device
from torch_tpu._ops import cells, fsdp, metas
from torch_tpu._pallas import inductor
from torch_tpu.distributed import _dtensor as dtensor
from torch_tpu.distributed import _harnesses as harnesses
from torch_tpu.distributed import _pipelines as pipelines
from torch_tpu.distributed import _rounds as rounds
from torch_tpu.distributed import _rpc as rpc
from torch_tpu.distributed import _sharded as sharded
from torch_tpu.integrations import LIBRARIES


def apply() -> None:
    """Make the changes that last, once per process.

    Modules that torch has not imported yet are patched when a program imports them.
    """
    choose_the_compiler_by_device()
    follow_the_precision_of_products()
    compose_cells_in_forward_mode()
    print_from_the_host()
    share_copies_through_dlpack()
    tell_capabilities()
    refuse_devices_that_do_not_exist()
    refuse_parts_of_storages()
    send_copies_to_other_processes()
    profile_with_spans()
    encode_padded_sequences()
    compile_in_one_thread()
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


def follow_the_precision_of_products() -> None:
    """Let `torch.set_float32_matmul_precision` reach the device.

    Reason: torch tells its own backends, and asking torch at each product would be slow.
    Versions: 2.11 to 2.15.
    """
    tell = torch.set_float32_matmul_precision

    @functools.wraps(tell)
    def set_float32_matmul_precision(precision: str) -> None:
        tell(precision)
        _C.set_float32_matmul_precision(precision)

    torch.set_float32_matmul_precision = set_float32_matmul_precision
    _C.set_float32_matmul_precision(torch.get_float32_matmul_precision())


def compose_cells_in_forward_mode() -> None:
    """Let `nn.LSTMCell` and `nn.GRUCell` be differentiated in forward mode.

    Reason: torch fuses these cells on every device but the CPU, and has no forward formula for a
    fused cell. A kernel in Python that chose for each call would slow all cells down by half.
    Versions: 2.11 to 2.15.
    """
    from torch.autograd import forward_ad

    enter, leave = forward_ad.enter_dual_level, forward_ad.exit_dual_level
    composed: list[torch.library.Library] = []

    @functools.wraps(enter)
    def enter_dual_level() -> int:
        level = enter()
        composed.append(cells.compose())
        return level

    @functools.wraps(leave)
    def exit_dual_level(*, level: int | None = None) -> None:
        leave(level=level)
        composed.pop()._destroy()

    forward_ad.enter_dual_level = enter_dual_level
    forward_ad.exit_dual_level = exit_dual_level


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


def refuse_parts_of_storages() -> None:
    """Refuse a slice of a storage of the device when it is made.

    Reason: torch makes such a slice from an address, which is not one of memory.
    Versions: 2.11 to 2.15.
    """
    part = torch.UntypedStorage.__getitem__

    def __getitem__(self: Any, place: Any) -> Any:  # noqa: N807
        if isinstance(place, slice) and self.device.type == "tpu":
            raise RuntimeError(
                "a storage of device tpu has no parts that share its memory; take a view of a "
                "tensor, or move the storage with .cpu() first"
            )
        return part(self, place)

    torch.UntypedStorage.__getitem__ = __getitem__  # type: ignore[method-assign]


def send_copies_to_other_processes() -> None:
    """Send a tensor of the device to another process as a copy in shared host memory.

    The copy is a host read, and counted as such. The receiver moves it to the device of the same
    index.
    Reason: torch shares memory of the host and of CUDA devices only. It fails in a thread of the
    sender, and the receiver waits for ever.
    Versions: 2.11 to 2.15.
    """
    from multiprocessing.reduction import ForkingPickler

    from torch.multiprocessing import reductions

    stock = reductions.reduce_tensor

    def reduce_tensor(tensor: Tensor) -> Any:
        if tensor.device.type != "tpu" or (tensor.requires_grad and not tensor.is_leaf):
            return stock(tensor)
        sent = type(tensor), tensor.detach().cpu(), tensor.device, tensor.requires_grad
        return _received, sent

    reducers = ForkingPickler._extra_reducers  # type: ignore[attr-defined]
    for kind in [kind for kind, reduce in reducers.items() if reduce is stock]:
        ForkingPickler.register(kind, reduce_tensor)


def _received(kind: type[Tensor], copy: Tensor, to: torch.device, requires_grad: bool) -> Tensor:
    tensor = copy.to(to)
    if issubclass(kind, torch.nn.Parameter):
        return torch.nn.Parameter(tensor, requires_grad)
    return tensor.requires_grad_(requires_grad)


def profile_with_spans() -> None:
    """Let `torch.autograd.profiler.profile(use_device="tpu")` take the device's spans.

    Reason: torch would ask the device for an event at the start and end of each operation, and
    print an error for each.
    Versions: 2.11 to 2.15.
    """
    profile = torch.autograd.profiler.profile
    init = profile.__init__

    @functools.wraps(init)
    def __init__(self: Any, *args: Any, **options: Any) -> None:  # noqa: N807
        if options.get("use_device") == "tpu":
            options["use_kineto"] = True
        init(self, *args, **options)

    profile.__init__ = __init__  # type: ignore[method-assign]


def refuse_devices_that_do_not_exist() -> None:
    """Let `torch.accelerator` refuse an index without a device when it is chosen.

    Reason: torch hands the index to the device's guard, which autograd's threads use as well, and
    may do so before the number of devices is known.
    Versions: 2.11 to 2.15.
    """

    def checked(choose: Callable[..., Any]) -> Callable[..., Any]:
        @functools.wraps(choose)
        def choose_existing(*args: Any) -> None:
            index = args[-1]
            is_choice = not isinstance(index, int) or index > 0
            if is_choice and torch._C._get_accelerator().type == "tpu":
                device._existing_index(index)
            choose(*args)

        return choose_existing

    places = (
        (torch.accelerator, "set_device_index"),
        (torch.accelerator, "set_device_idx"),
        (getattr(torch.accelerator, "device_index", None), "__init__"),
    )
    for owner, name in places:
        if hasattr(owner, name):
            setattr(owner, name, checked(getattr(owner, name)))


def share_copies_through_dlpack() -> None:
    """Export a tensor of the device through DLPack as a copy in host memory.

    Between tensors of torch nothing is exported: `from_dlpack` returns an alias on the device.
    Capsules, which name memory alone, are refused when they are made.
    Reason: DLPack has no name for memory of this device.
    Versions: 2.11 to 2.15.
    """
    export, device_of = Tensor.__dlpack__, Tensor.__dlpack_device__
    import_ = torch.utils.dlpack.from_dlpack
    to_capsule = torch.utils.dlpack.to_dlpack  # type: ignore[attr-defined]

    @functools.wraps(import_)
    def from_dlpack(ext_tensor: Any, **options: Any) -> Tensor:
        if not isinstance(ext_tensor, Tensor) or ext_tensor.device.type != "tpu":
            return import_(ext_tensor, **options)
        if ext_tensor.requires_grad:
            raise BufferError("Can't export tensors that require gradient, use tensor.detach()")
        to, copy = options.get("device"), options.get("copy")
        to = ext_tensor.device if to is None else torch.device(to)
        if to.type == "tpu" and to.index in (None, ext_tensor.device.index):
            return ext_tensor.clone() if copy else ext_tensor.view(ext_tensor.shape)
        if copy is False:
            raise ValueError(
                f"cannot move a tensor from {ext_tensor.device} to {to} without a copy; allow it "
                "with copy=None"
            )
        return ext_tensor.to(to)

    @functools.wraps(to_capsule)
    def to_dlpack(tensor: Tensor) -> Any:
        if tensor.device.type == "tpu":
            raise BufferError(
                "memory of device tpu cannot be shared through DLPack; give the tensor itself to "
                "from_dlpack, or move it with .cpu() first"
            )
        return to_capsule(tensor)

    for module in torch, torch.utils.dlpack:
        module.from_dlpack, module.to_dlpack = from_dlpack, to_dlpack  # type: ignore[attr-defined]

    def __dlpack__(self: Tensor, **options: Any) -> Any:  # noqa: N807
        if self.device.type != "tpu":
            return export(self, **options)
        if options.pop("copy", None) is False:
            raise BufferError(
                "memory of device tpu cannot be shared through DLPack; allow a copy with "
                "copy=None, or move the tensor with .cpu() first"
            )
        if not isinstance(options.pop("stream", None), (int, NoneType)):
            raise TypeError("stream must be ``int`` or ``none``")
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


def encode_padded_sequences() -> None:
    """Let `nn.TransformerEncoder` keep padded tensors where it would make nested ones.

    Results are those of nested tensors: padded places are zero in front of the last normalisation.
    Reason: the device has no nested tensors of strided layout.
    Versions: 2.11 to 2.15.
    """
    from torch_tpu._ops.jagged import NestedTensorError

    encoder = torch.nn.TransformerEncoder
    stock = encoder.forward

    @functools.wraps(stock)
    def forward(
        self: Any,
        src: Tensor,
        mask: Tensor | None = None,
        src_key_padding_mask: Tensor | None = None,
        is_causal: bool | None = None,
    ) -> Tensor:
        try:
            return stock(self, src, mask, src_key_padding_mask, is_causal)
        except NestedTensorError:
            assert src_key_padding_mask is not None
        # A nested tensor takes the first elements of a sequence, as many as are not padding.
        lengths = src_key_padding_mask.logical_not().sum(1, keepdim=True)
        padding = torch.arange(src.size(1), device=src.device) >= lengths
        for layer in self.layers:
            src = layer(src, is_causal=bool(is_causal), src_key_padding_mask=padding)
        src = src.masked_fill(padding.unsqueeze(-1), 0.0)
        return src if self.norm is None else self.norm(src)

    encoder.forward = forward  # type: ignore[method-assign]


class _Here:
    """True in the thread that made it."""

    def __init__(self) -> None:
        self.thread = threading.get_ident()

    def __bool__(self) -> bool:
        return threading.get_ident() == self.thread


def compile_in_one_thread() -> None:
    """Let `torch.compiler.is_compiling()` be true only in the thread that compiles.

    Reason: the flag belongs to the process. Ranks that are threads would see it while another rank
    compiles; optimizers then stack their step sizes, which FSDP's tensors refuse as "mixed
    torch.Tensor and DTensor".
    Versions: 2.15. Versions without this context do not set the flag.
    """
    stock = getattr(torch.compiler, "_compile_session_context", None)
    if stock is None:
        return

    @contextlib.contextmanager
    def _compile_session_context() -> Iterator[None]:
        with stock():
            torch.compiler._is_compiling_flag = _Here()  # type: ignore[assignment]
            yield

    torch.compiler._compile_session_context = _compile_session_context


def answer_what_compilers_ask(module: Any) -> None:
    """Register the device's interface after torch's own ones, one of which has its name.

    Reason: torch's interface for a device "tpu" is for another package, and answers little.
    Versions: 2.11 to 2.15.
    """
    from torch_tpu._compile.interface import interface

    ours = interface(module.DeviceInterface)
    register = module.init_device_reg

    def init_device_reg() -> None:
        register()
        module.register_interface_for_device("tpu", ours)

    module.init_device_reg = init_device_reg
    if module._device_initialized:
        module.register_interface_for_device("tpu", ours)


_MODULES = (
    ("torch._dynamo.device_interface", answer_what_compilers_ask),
    ("torch._dynamo.variables.optimizer", count_optimizer_steps_on_the_device),
    ("torch._inductor.codegen.pallas", inductor.trace_for_this_platform),
    ("torch._meta_registrations", metas.answer_as_the_cpu),
    ("torch._meta_registrations", metas.register_attention_gradient),
    ("torch._subclasses.fake_impls", metas.order_convolutions),
    ("torch.distributed._shard.sharded_tensor._ops.tensor_ops", sharded.say_where_no_shard_is),
    ("torch.distributed.fsdp._fully_shard._fsdp_collectives", fsdp.register_copy_in),
    ("torch.distributed.fsdp._fully_shard._fsdp_collectives", fsdp.gather_without_copies),
    ("torch.distributed.fsdp._fully_shard._fsdp_param", fsdp.register_copy),
    ("torch.distributed.optim.zero_redundancy_optimizer", sharded.wait_for_states),
    ("torch.distributed.pipelining._backward", pipelines.accumulate_in_order),
    ("torch.distributed.pipelining.schedules", pipelines.keep_random_numbers),
    ("torch.distributed.rendezvous", rounds.separate_rounds),
    ("torch.distributed.rpc.options", rpc.refuse_the_device),
    ("torch.distributed.tensor", dtensor.register_attention),
    ("torch.distributed.tensor", dtensor.step_mixed_parameters_in_turn),
    ("torch.distributed.tensor.experimental._context_parallel._attention", dtensor.attend_in_ring),
    ("torch.nested._internal.ops", attend_in_jagged_tensors),
    ("torch.nn.attention.flex_attention", accept_the_device_in_flex_attention),
    ("torch.testing._internal.common_distributed", harnesses.choose_the_backend),
    ("torch.testing._internal.distributed._tensor.common_dtensor", harnesses.accept_the_backend),
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
    """Leave Triton and CUDA out of the key of a cached graph; the precision of products is in.

    Reason: graphs of this device depend on neither. Reading Triton's sources takes half a second.
    Versions: 2.11 to 2.15.
    """
    from torch._inductor.codecache import CacheBase

    ask = CacheBase.get_system
    system = {"hash": torch.get_float32_matmul_precision()}
    CacheBase.get_system = staticmethod(lambda: system)  # type: ignore[assignment]
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
