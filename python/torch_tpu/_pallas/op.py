"""`jax_op`: a function of JAX as an op of torch.library, with the function's own signature."""

import enum
import inspect
import json
import types
import typing
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor
from torch._library import autograd
from torch._library.custom_ops import CustomOpDef

from torch_tpu._ops import overrides
from torch_tpu._pallas import calls
from torch_tpu._pallas.kernel import Kernel

_NUMBERS = {int: "int", float: "float", bool: "bool", str: "str"}
_SEQUENCES = (list, tuple, Sequence)
_UNIONS = (typing.Union, types.UnionType)


def is_array(annotation: Any) -> bool:
    """True for `torch.Tensor`, `jax.Array`, and types of jaxtyping over them."""
    annotation = getattr(annotation, "array_type", annotation)
    name = annotation if isinstance(annotation, str) else getattr(annotation, "__name__", "")
    home = getattr(annotation, "__module__", "") or ""
    if isinstance(annotation, str):
        return name in ("jax.Array", "Array", "torch.Tensor", "Tensor")
    is_jax = home.partition(".")[0] in ("jax", "jaxlib")
    return annotation is Tensor or (is_jax and name.rpartition(".")[2] == "Array")


def schema_type(annotation: Any) -> str | None:
    """Return the schema's type of an annotated argument; None if it has none."""
    if is_array(annotation):
        return "Tensor"
    if annotation in _NUMBERS:
        return _NUMBERS[annotation]
    if isinstance(annotation, type) and issubclass(annotation, enum.Enum):
        return "str"
    origin, inner = typing.get_origin(annotation), typing.get_args(annotation)
    if origin is typing.Literal:
        kinds = {_NUMBERS.get(type(value)) for value in inner}
        return kinds.pop() if len(kinds) == 1 else None
    if origin in _UNIONS and type(None) in inner and len(inner) == 2:
        other = schema_type(next(part for part in inner if part is not type(None)))
        return None if other is None or other.endswith("?") else f"{other}?"
    is_list = origin is list or origin is Sequence.__class__ or origin in _SEQUENCES
    is_list = is_list or origin is typing.get_origin(Sequence[int])
    if is_list and inner and set(inner[1:]) <= {...}:
        item = schema_type(inner[0])
        return f"{item}[]" if item in ("Tensor", "int", "float", "bool") else None
    return None


def schema(name: str, signature: inspect.Signature) -> str:
    """Return the schema of a function's signature.

    Raises `TypeError` for an argument without an annotation, or with one that no op can take.
    """
    parts, is_keyword = [], False
    for parameter in signature.parameters.values():
        if parameter.kind in (parameter.VAR_POSITIONAL, parameter.VAR_KEYWORD):
            raise TypeError(f"{name}: *{parameter.name} has no place in an op; name each argument")
        if parameter.annotation is parameter.empty:
            raise TypeError(
                f"{name}: argument {parameter.name!r} has no annotation; write jax.Array or "
                "torch.Tensor for a tensor, or the type of a constant, as in causal: bool"
            )
        kind = schema_type(parameter.annotation)
        if kind is None:
            raise TypeError(
                f"{name}: argument {parameter.name!r} is annotated as {parameter.annotation}; an "
                "op takes jax.Array or torch.Tensor, int, float, bool, str, an enum or a Literal, "
                "lists of them, and any of them or None"
            )
        if parameter.kind is parameter.KEYWORD_ONLY and not is_keyword:
            is_keyword = True
            parts.append("*")
        parts.append(f"{kind} {parameter.name}{_default(name, parameter)}")
    if not any(part.startswith("Tensor") for part in parts):
        raise TypeError(f"{name}: a kernel has at least one argument that is a tensor")
    return f"({', '.join(parts)}) -> {_returned(name, signature.return_annotation)}"


def _default(name: str, parameter: inspect.Parameter) -> str:
    value = parameter.default
    if value is parameter.empty:
        return ""
    if isinstance(value, enum.Enum):
        value = value.name
    if value is None or isinstance(value, (bool, int, float)):
        return f"={value}"
    if isinstance(value, str):
        return f"={json.dumps(value)}"
    if isinstance(value, (list, tuple)):
        return f"=[{', '.join(map(str, value))}]"
    raise TypeError(f"{name}: the default of {parameter.name!r} is {value!r}, which no op can have")


def _returned(name: str, annotation: Any) -> str:
    if annotation is inspect.Signature.empty or is_array(annotation):
        return "Tensor"
    inner = typing.get_args(annotation)
    if typing.get_origin(annotation) is tuple and inner and all(map(is_array, inner)):
        return f"({', '.join('Tensor' for _ in inner)})"
    if schema_type(annotation) == "Tensor[]":
        return "Tensor[]"
    raise TypeError(
        f"{name} is annotated to return {annotation}; a kernel returns jax.Array, a tuple of them, "
        "or a list of them"
    )


def signature_of(function: Callable[..., Any]) -> inspect.Signature:
    """Return a signature whose annotations are types, also where they were written as text."""
    try:
        return inspect.signature(function, eval_str=True)
    except NameError:
        # Annotations may name types that are imported for type checkers only.
        return inspect.signature(function)


class JaxOp(CustomOpDef):
    """An op of torch.library that a function of JAX computes on device "tpu".

    It is called like the function, with tensors in the place of arrays. `register_autograd`
    replaces the gradient that JAX would compute.
    """

    def __init__(
        self,
        name: str,
        function: Callable[..., Any],
        donated: Sequence[int] = (),
    ) -> None:
        self.qualname, self.function = name, function
        self._signature = signature_of(function)
        parameters = self._signature.parameters
        self._enums = {
            parameter.name: parameter.annotation
            for parameter in parameters.values()
            if isinstance(parameter.annotation, type)
            and issubclass(parameter.annotation, enum.Enum)
        }
        self._names = list(parameters)
        self._positional = [p.name for p in parameters.values() if p.kind is not p.KEYWORD_ONLY]
        space, _, own = name.partition("::")
        if not space or not own or not all(part.isidentifier() for part in (space, own)):
            raise ValueError(f'the name of an op is "namespace::op", got {name!r}')
        text = schema(name, self._signature)
        self._donated = self._donations(text, donated)
        returned = text.rpartition(" -> ")[2]
        # The number of results, or None for a list of them.
        self._returns = None if returned == "Tensor[]" else returned.count("Tensor")
        super().__init__(space, own, text, self._run)
        self.register_kernel(None)(self._run)
        self.register_fake(self._fake)
        torch.ops.tpu.kernel_register(name, self._donated)
        calls.add_maker(name, self._kernel)

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        if self._enums:
            args = tuple(a.name if isinstance(a, enum.Enum) else a for a in args)
            kwargs = {k: a.name if isinstance(a, enum.Enum) else a for k, a in kwargs.items()}
        return self._opoverload(*args, **kwargs)

    def _donations(self, text: str, donated: Sequence[int]) -> list[int]:
        """Return which tensors of a call are donated; the numbers count arguments."""
        kinds = [part.split()[0] for part in text[1:].partition(") ->")[0].split(", ")]
        kinds = [kind for kind in kinds if kind != "*"]
        for at in donated:
            if not 0 <= at < len(kinds) or kinds[at] != "Tensor":
                raise ValueError(
                    f"{self.qualname}: donate_argnums has {at}, which is no argument that is a "
                    "tensor"
                )
        if any(kind in ("Tensor?", "Tensor[]") for kind in kinds[: max(donated, default=0)]):
            raise ValueError(
                f"{self.qualname}: donated tensors come before optional tensors and lists"
            )
        return [kinds[:at].count("Tensor") for at in donated]

    def _run(self, *args: Any, **kwargs: Any) -> Any:
        key, tensors = self._flat(args, kwargs)
        calls.check_places(self.qualname, tensors)
        ready = calls.ready_for(calls.find(key), "plain", tensors)
        made = torch.ops.tpu.kernel_call(ready.id, tensors, self._donated)
        return self._returning(made)

    def _fake(self, *args: Any, **kwargs: Any) -> Any:
        key, tensors = self._flat(args, kwargs)
        calls.check_places(self.qualname, tensors)
        ready = calls.ready_for(calls.find(key), "plain", tensors)
        return self._returning(calls.stand_ins(ready, tensors))

    def _returning(self, made: Sequence[Tensor]) -> Any:
        if self._returns is None:
            return list(made)
        if self._returns != len(made):
            raise TypeError(
                f"{self.qualname} is annotated to return {self._returns} tensors, and the function "
                f"returned {len(made)}; annotate the result as a tuple with a jax.Array for each"
            )
        return made[0] if len(made) == 1 else tuple(made)

    def _flat(self, args: Sequence[Any], kwargs: dict[str, Any]) -> tuple[str, list[Tensor]]:
        """Return the key of the kernel for these constants, and the tensors of the call."""
        given = dict(zip(self._positional, args, strict=False)) | kwargs
        tensors: list[Tensor] = []

        def word(value: Any) -> Any:
            if isinstance(value, Tensor):
                tensors.append(value)
                return {"at": len(tensors) - 1}
            if isinstance(value, (list, tuple)):
                return [word(item) for item in value]
            if isinstance(value, (torch.SymInt, torch.SymFloat, torch.SymBool)):
                return (
                    value.node.guard_int("", 0)
                    if isinstance(value, torch.SymInt)
                    else (bool(value) if isinstance(value, torch.SymBool) else float(value))
                )
            return value

        # The dispatcher leaves out arguments that equal their defaults.
        words = {name: word(given[name]) for name in self._names if name in given}
        return f"{self.qualname}|{json.dumps(words)}", tensors

    def _kernel(self, words: str) -> Kernel:
        template = json.loads(words)
        enums, function = self._enums, self.function

        def value(word: Any, arrays: Sequence[Any]) -> Any:
            if isinstance(word, dict):
                return arrays[word["at"]]
            return [value(item, arrays) for item in word] if isinstance(word, list) else word

        def call(*arrays: Any) -> Any:
            given = {name: value(word, arrays) for name, word in template.items()}
            given |= {n: kind[given[n]] for n, kind in enums.items() if given.get(n) is not None}
            positional = [given.pop(name) for name in self._leading(given)]
            return function(*positional, **given)

        return Kernel(self.qualname, call, words, of=function)

    def _leading(self, given: dict[str, Any]) -> list[str]:
        """Return the positional arguments before the first one that keeps its default."""
        names = self._positional
        missing = next((i for i, name in enumerate(names) if name not in given), len(names))
        return names[:missing]

    def _register_to_dispatcher(self, *tags: Any) -> None:
        super()._register_to_dispatcher(*tags)
        if not hasattr(CustomOpDef, "_register_autograd_dispatcher_impl"):
            # torch before 2.13 has just registered its own.
            self._register_autograd_dispatcher_impl()

    def _register_autograd_dispatcher_impl(self) -> None:
        own = autograd.make_autograd_impl(typing.cast(Any, _Below(self._opoverload)), self)

        def gradient(keys: Any, *args: Any, **kwargs: Any) -> Any:
            if self._backward_fn is not None:
                return own(keys, *args, **kwargs)
            key, tensors = self._flat(args, kwargs)
            if torch.is_grad_enabled() and any(tensor.requires_grad for tensor in tensors):
                if self._donated:
                    calls.refuse_donated(self.qualname)
                return self._returning(calls.differentiable(key, tensors))
            with torch._C._AutoDispatchBelowAutograd():
                return self._opoverload(*args, **kwargs)

        overrides.impl(self._lib, self._name, gradient, "Autograd", with_keyset=True)


class _Below:
    """An op that torch's autograd calls below itself, without the keys that led to it.

    The shim calls the function in Python by its alias, so the keys are not those of the call.
    """

    def __init__(self, op: Any) -> None:
        self._op = op

    def __getattr__(self, name: str) -> Any:
        return getattr(self._op, name)

    def redispatch(self, keys: Any, *args: Any, **kwargs: Any) -> Any:
        return self._op(*args, **kwargs)
