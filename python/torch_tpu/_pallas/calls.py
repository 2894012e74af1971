"""Calls of kernels as ops of torch: plain, with a gradient, and with donated tensors.

The ops take a kernel by its key, because an op's arguments are tensors, numbers and strings. A
compiled graph keeps the key, too.
"""

import json
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor
from torch._functorch.utils import enable_single_level_autograd_function
from torch.autograd.function import _SingleLevelFunction

from torch_tpu._pallas import spec
from torch_tpu._pallas.kernel import Kernel, Mode, Ready
from torch_tpu._pallas.spec import Spec

# Kernels by key. A key that is not here is asked from the op whose name it begins with.
_kernels: dict[str, Kernel] = {}
_makers: dict[str, Callable[[str], Kernel]] = {}

_library = torch.library.Library("torch_tpu_jax", "DEF")


def add(key: str, kernel: Kernel) -> None:
    _kernels[key] = kernel


def add_maker(name: str, maker: Callable[[str], Kernel]) -> None:
    """Let keys that begin with this name and `|` be found by a function of the rest."""
    _makers[name] = maker
    for key in [key for key in _kernels if key.partition("|")[0] == name]:
        del _kernels[key]
    for at in [at for at in _calls if at[0].partition("|")[0] == name]:
        del _calls[at]


def find(key: str) -> Kernel:
    if key not in _kernels:
        name, _, rest = key.partition("|")
        if name not in _makers:
            raise RuntimeError(f"kernel {name} is not defined in this process; import its module")
        _kernels[key] = _makers[name](rest)
    return _kernels[key]


def check_places(name: str, tensors: Sequence[Tensor]) -> None:
    """Refuse tensors that are not on the device."""
    for tensor in tensors:
        if tensor.device.type != "tpu":
            raise RuntimeError(
                f'{name} computes on device "tpu", got a tensor on {tensor.device}; move it with '
                '.to("tpu")'
            )


def ready_for(kernel: Kernel, mode: Mode, tensors: Sequence[Tensor]) -> Ready:
    return kernel.ready(mode, specs_of(kernel, tensors))


def specs_of(kernel: Kernel, tensors: Sequence[Tensor]) -> list[Spec]:
    return [spec.of(kernel.name, tensor) for tensor in tensors]


def stand_ins(ready: Ready, like: Sequence[Tensor]) -> list[Tensor]:
    """Return tensors of the results' types, for tracers that compute nothing."""
    return [like[0].new_empty(r.shape, dtype=spec.TORCH[r.dtype]) for r in ready.results]


def _register(
    schema: str,
    ready: Callable[..., Ready],
    tensors: Callable[..., Sequence[Tensor]],
    gradient: Callable[..., Any],
    learns: bool = True,
) -> None:
    name = schema.partition("(")[0]

    def kernel(*args: Any) -> list[Tensor]:
        inputs = tensors(*args)
        check_places(find(args[0]).name, inputs)
        donated = [] if learns else args[2]
        return torch.ops.tpu.kernel_call(ready(*args).id, list(inputs), donated)

    def fake(*args: Any) -> list[Tensor]:
        return stand_ins(ready(*args), tensors(*args))

    def autograd(*args: Any) -> list[Tensor]:
        if torch.is_grad_enabled() and any(tensor.requires_grad for tensor in tensors(*args)):
            return gradient(*args)
        with torch._C._AutoDispatchBelowAutograd():
            return getattr(torch.ops.torch_tpu_jax, name)(*args)

    _library.define(schema, tags=(torch.Tag.pt2_compliant_tag,))
    _library.impl(name, kernel, "CompositeExplicitAutograd")
    _library.impl(name, autograd, "Autograd")
    torch.library.register_fake(f"torch_tpu_jax::{name}", fake, lib=_library)
    if learns:
        torch.ops.tpu.kernel_register(f"torch_tpu_jax::{name}", [])


def _refuse_twice(key: str, *_: Any) -> Any:
    raise NotImplementedError(
        f"{find(key).name} is differentiated once, not twice; write the second derivative with "
        "register_autograd"
    )


def refuse_donated(name: str) -> Any:
    raise RuntimeError(
        f"{name} donates tensors, and a gradient may need them; call it under torch.no_grad(), or "
        "leave donate_argnums out"
    )


class _Call:
    """A differentiable call's kernel and types, which its forward and backward share."""

    def __init__(self, key: str, specs: list[Spec]) -> None:
        self.key, self.kernel, self.specs = key, find(key), specs
        self.types = json.dumps(specs)
        self.refusal = self.kernel.gradient_refusal(specs)
        facts = {} if self.refusal else self.kernel.ready("forward", specs).facts
        self.residuals, self.count = facts.get("residuals", []), facts.get("results", 0)


_calls: dict[tuple[str, tuple[Spec, ...]], _Call] = {}


class _Differentiable(_SingleLevelFunction):
    """A call whose gradient JAX computes, from residuals that the call returns, too."""

    @staticmethod
    def forward(call: _Call, *inputs: Tensor) -> tuple[Tensor, ...]:
        with torch._C._AutoDispatchBelowAutograd():
            return tuple(torch.ops.torch_tpu_jax.forward(call.key, list(inputs)))

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: tuple[Tensor, ...]) -> None:
        ctx.call, *given = inputs
        call = ctx.call
        kept = [given[at] if home == "input" else output[at] for home, at in call.residuals]
        ctx.save_for_backward(*kept)
        whole = [r for r in output[: call.count] if not _has_gradient(r)]
        ctx.mark_non_differentiable(*whole, *output[call.count :])
        ctx.set_materialize_grads(False)

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor | None) -> Any:
        call, kept = ctx.call, ctx.saved_tensors
        # A graph of the gradients would take residuals for constants. Transforms always make one.
        if torch.is_grad_enabled() and not torch._C._are_functorch_transforms_active():
            _refuse_twice(call.key)
        some = next(g for g in gradients if g is not None)
        results = call.kernel.ready("forward", call.specs).results[: call.count]
        given = [
            some.new_zeros(r.shape, dtype=spec.TORCH[r.dtype]) if g is None else g
            for g, r in zip(gradients, results, strict=False)
            if r.is_differentiable
        ]
        made = torch.ops.torch_tpu_jax.backward(call.key, kept, given, call.types)
        each = iter(made)
        return None, *(next(each) if spec.is_differentiable else None for spec in call.specs)


def _has_gradient(tensor: Tensor) -> bool:
    return tensor.is_floating_point() or tensor.is_complex()


class _Undifferentiable(_SingleLevelFunction):
    """A call without a gradient, which says so when it is asked for one."""

    @staticmethod
    def forward(call: _Call, *inputs: Tensor) -> tuple[Tensor, ...]:
        with torch._C._AutoDispatchBelowAutograd():
            return tuple(torch.ops.torch_tpu_jax.call(call.key, list(inputs)))

    @staticmethod
    def setup_context(ctx: Any, inputs: tuple[Any, ...], output: Any) -> None:
        ctx.call = inputs[0]

    @staticmethod
    def backward(ctx: Any, *gradients: Tensor) -> Any:
        call = ctx.call
        raise NotImplementedError(
            f"JAX cannot differentiate {call.kernel.name}({spec.text(call.specs)}): "
            f"{call.refusal} Give the function a jax.custom_vjp, or the op a gradient with "
            "register_autograd"
        )


def _is_nested() -> bool:
    """True inside of two transforms of torch.func; the outer one would lose sight of residuals."""
    outer = (torch._C._functorch.get_interpreter_stack() or ())[:-1]
    return any(level.key() != torch._C._functorch.TransformType.Vmap for level in outer)


def differentiable(key: str, inputs: Sequence[Tensor]) -> list[Tensor]:
    """Call a kernel so that `backward` reaches its inputs."""
    kernel = find(key)
    check_places(kernel.name, inputs)
    specs = specs_of(kernel, inputs)
    at = (key, tuple(specs))
    call = _calls.get(at)
    if call is None:
        call = _calls[at] = _Call(key, specs)
    if _is_nested():
        _refuse_twice(key)
    function: Any = _Undifferentiable if call.refusal else _Differentiable
    # Transforms of torch.func have chosen a level before they call an op.
    with enable_single_level_autograd_function():
        made = function.apply(call, *inputs)
    return list(made if call.refusal else made[: call.count])


_register(
    "call(str kernel, Tensor[] inputs) -> Tensor[]",
    lambda key, inputs: ready_for(find(key), "plain", inputs),
    lambda key, inputs: inputs,
    differentiable,
)
_register(
    "call_donating(str kernel, Tensor[] inputs, int[] donated) -> Tensor[]",
    lambda key, inputs, donated: ready_for(find(key), "plain", inputs),
    lambda key, inputs, donated: inputs,
    lambda key, *_: refuse_donated(find(key).name),
    learns=False,
)
_register(
    "forward(str kernel, Tensor[] inputs) -> Tensor[]",
    lambda key, inputs: ready_for(find(key), "forward", inputs),
    lambda key, inputs: inputs,
    _refuse_twice,
)
_register(
    "backward(str kernel, Tensor[] residuals, Tensor[] gradients, str types) -> Tensor[]",
    lambda key, _, gradients, types: find(key).ready("backward", spec.read(json.loads(types))),
    lambda key, residuals, gradients, types: [*residuals, *gradients],
    _refuse_twice,
)


def structured(structure: Any, tensors: Any) -> Any:
    """Put an iterator's tensors into the lists, tuples and dicts that the function returned."""
    if structure is None:
        return next(tensors)
    parts = [structured(part, tensors) for part in structure["parts"]]
    if "keys" in structure:
        return dict(zip(structure["keys"], parts, strict=True))
    return parts if structure["type"] == "list" else tuple(parts)
