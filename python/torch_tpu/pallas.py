"""Kernels of Pallas, and any functions of JAX, as ops of PyTorch on device "tpu".

JAX traces a kernel once for each type of call; the result is a part of programs like any op. On a
TPU it is the kernel's own code, on the CPU the kernel is interpreted. Exports are kept on disk, so
a process that finds its kernels there needs no JAX. `torch.tpu.pallas` is this module.
"""

import itertools
import warnings
from collections.abc import Callable, Sequence
from typing import Any, overload

import torch
from torch import Tensor
from torch._library.custom_ops import CustomOpDef
from torch.utils import _pytree as pytree

from torch_tpu._pallas import calls
from torch_tpu._pallas.kernel import Kernel, exports
from torch_tpu._pallas.op import JaxOp

__all__ = ["JaxCallable", "call_jax", "custom_jax_kernel", "exports", "jax_op"]

_Function = Callable[..., Any]


@overload
def jax_op(
    name: str,
    fn: None = None,
    /,
    *,
    donate_argnums: int | Sequence[int] | None = None,
    mesh: Any = None,
    input_partition_specs: Any = None,
    output_partition_specs: Any = None,
) -> Callable[[_Function], CustomOpDef]: ...
@overload
def jax_op(
    name: str,
    fn: _Function,
    /,
    *,
    donate_argnums: int | Sequence[int] | None = None,
    mesh: Any = None,
    input_partition_specs: Any = None,
    output_partition_specs: Any = None,
) -> CustomOpDef: ...
def jax_op(
    name: str,
    fn: _Function | None = None,
    /,
    *,
    donate_argnums: int | Sequence[int] | None = None,
    mesh: Any = None,
    input_partition_specs: Any = None,
    output_partition_specs: Any = None,
) -> Any:
    """Make a function of JAX an op of PyTorch; use it as a decorator or as a call.

    `name` is "namespace::op". Each argument of `fn` is annotated: `jax.Array` or `torch.Tensor` for
    tensors of any shape on device "tpu", with the dtypes that both libraries have; `int`, `float`,
    `bool`, `str`, an enum or a `Literal` for constants. Each new shape, dtype or constant is traced
    once. `fn` returns arrays: `jax.Array`, a tuple or a list of them, and is annotated so.

    The result is a `torch.library.CustomOpDef` that `torch.compile` and `torch_tpu.plan` take. Its
    gradient is JAX's own, unless you give one with `register_autograd`.

    `donate_argnums` numbers arguments whose memory the results may take. Such a tensor has no
    memory after an eager call, and reading it raises `RuntimeError`. A compiled graph donates what
    nothing reads later, with or without it. `mesh` has one device; a larger one raises
    `NotImplementedError`.

    Raises `TypeError` for arguments without annotations, and `ValueError` for a name of another
    form. Calls raise `RuntimeError` for tensors on other devices, JAX's own errors for shapes and
    dtypes that the kernel refuses, and `ModuleNotFoundError` without JAX.
    """
    _check_mesh(name, mesh, input_partition_specs, output_partition_specs)
    donated = _numbers(donate_argnums)
    if fn is None:
        return lambda function: JaxOp(name, function, donated)
    return JaxOp(name, fn, donated)


class JaxCallable:
    """A function of JAX that takes tensors on device "tpu" where it took arrays.

    Lists, tuples and dicts of tensors are arguments and results, too. All other arguments are
    constants, and another constant is another export. Gradients are JAX's own.
    """

    _count = itertools.count()

    def __init__(
        self,
        fn: _Function,
        name: str | None = None,
        donate_argnums: int | Sequence[int] | None = None,
    ) -> None:
        self.fn, self.name = fn, str(name or getattr(fn, "__name__", type(fn).__name__))
        self._donated = _numbers(donate_argnums)
        self._id = next(JaxCallable._count)
        self._keys: dict[Any, str] = {}
        self.__wrapped__ = fn

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        """Call the function; see `jax_op` for what is raised."""
        if not kwargs and all(isinstance(arg, Tensor) for arg in args) and args:
            tensors, key = list(args), self._key_of_tensors(len(args))
        else:
            leaves, structure = pytree.tree_flatten((args, kwargs))
            tensors = [leaf for leaf in leaves if isinstance(leaf, Tensor)]
            constants = tuple(_IS_TENSOR if isinstance(leaf, Tensor) else leaf for leaf in leaves)
            key = self._key(structure, constants)
        if self._donated:
            donated = self._flat_donations(args)
            made = torch.ops.torch_tpu_jax.call_donating(key, tensors, donated)
        else:
            made = torch.ops.torch_tpu_jax.call(key, tensors)
        return calls.structured(_structure(key, tensors), iter(made))

    def _key_of_tensors(self, count: int) -> str:
        return self._keys.get(count) or self._key(
            pytree.tree_structure(((0,) * count, {})), (_IS_TENSOR,) * count, count
        )

    def _key(self, structure: Any, constants: tuple[Any, ...], known: Any = None) -> str:
        """Return the key of the kernel for these constants."""
        if all(constant is not _IS_TENSOR for constant in constants):
            raise TypeError(f"{self.name}: none of the arguments is a tensor")
        known = (structure, constants) if known is None else known
        try:
            key = self._keys.get(known)
        except TypeError as error:
            raise TypeError(
                f"{self.name}: an argument that is no tensor must be hashable, as each other "
                f"constant is another export ({error})"
            ) from error
        if key is None:
            key = self._keys[known] = f"{self.name}#{self._id}.{len(self._keys)}"
            calls.add(key, self._kernel(structure, constants))
        return key

    def _flat_donations(self, args: Sequence[Any]) -> list[int]:
        """Return which tensors of a call belong to donated arguments."""
        counts = [sum(isinstance(x, Tensor) for x in pytree.tree_leaves(arg)) for arg in args]
        if any(at >= len(counts) for at in self._donated):
            raise ValueError(f"{self.name}: donate_argnums counts positional arguments")
        starts = list(itertools.accumulate(counts, initial=0))
        return [i for at in self._donated for i in range(starts[at], starts[at + 1])]

    def _kernel(self, structure: Any, constants: Sequence[Any]) -> Kernel:
        function = self.fn

        def call(*arrays: Any) -> Any:
            given = iter(arrays)
            mixed = [next(given) if c is _IS_TENSOR else c for c in constants]
            args, kwargs = pytree.tree_unflatten(mixed, structure)
            return function(*args, **kwargs)

        is_tensor = [constant is _IS_TENSOR for constant in constants]
        words = f"{pytree.treespec_dumps(structure)}{is_tensor}"
        others = [constant for constant in constants if constant is not _IS_TENSOR]
        return Kernel(self.name, call, words, of=_Constants(function, others))


# Stands for a tensor among constants.
_IS_TENSOR = object()


class _Constants:
    """A function with the constants of its calls, for its identity."""

    def __init__(self, function: _Function, constants: Sequence[Any]) -> None:
        self.function, self.constants = function, tuple(constants)

    def __call__(self, *args: Any) -> Any:
        raise NotImplementedError


def call_jax(fn: _Function, *args: Any, **kwargs: Any) -> Any:
    """Call a function of JAX once, on tensors where it takes arrays; see `JaxCallable`."""
    known = _callables.get(fn)
    if known is None:
        known = _callables[fn] = JaxCallable(fn)
    return known(*args, **kwargs)


# Forgotten with their functions, unless a function is known by something else that lives.
_callables: dict[Any, JaxCallable] = {}


def custom_jax_kernel(
    jax_fn: _Function | None = None,
    name: str | None = None,
    static_argnums: int | Sequence[int] = (),
    donate_argnums: int | Sequence[int] | None = None,
    input_output_aliases: Any = None,
    mesh: Any = None,
    input_partition_specs: Any = None,
    output_partition_specs: Any = None,
    *,
    static_argnames: str | Sequence[str] = (),
    warn_deprecated: bool = True,
) -> Any:
    """Make a function of JAX callable on tensors: the older form of `jax_op`.

    Arguments that are not tensors are constants, named in `static_argnums` or not. The inputs of
    `input_output_aliases` are donated like those of `donate_argnums`. Returns a `JaxCallable`, or a
    decorator without `jax_fn`.
    """
    if warn_deprecated:
        warnings.warn(
            "custom_jax_kernel is the older form of torch_tpu.pallas.jax_op, which makes an op "
            "with a schema",
            DeprecationWarning,
            stacklevel=2,
        )
    _check_mesh(name or "the kernel", mesh, input_partition_specs, output_partition_specs)
    donated = sorted({*_numbers(donate_argnums), *_numbers(list(input_output_aliases or ()))})

    def wrap(function: _Function) -> JaxCallable:
        return JaxCallable(function, name, donated)

    return wrap if jax_fn is None else wrap(jax_fn)


def _numbers(given: int | Sequence[int] | None) -> list[int]:
    return [given] if isinstance(given, int) else list(given or ())


def _check_mesh(name: str, mesh: Any, inputs: Any, outputs: Any) -> None:
    if mesh is None:
        if inputs is not None or outputs is not None:
            raise ValueError(f"{name}: partition specs need a mesh")
        return
    size = getattr(mesh, "size", 0)
    size = size() if callable(size) else size
    if size != 1:
        raise NotImplementedError(
            f"{name}: the mesh has {size} devices, and a process computes on one; call the kernel "
            "on local tensors, as inside torch.distributed.tensor.experimental.local_map"
        )


def _structure(key: str, tensors: Sequence[Tensor]) -> Any:
    kernel = calls.find(key)
    return kernel.structure(lambda: calls.specs_of(kernel, tensors))
