"""JAX's side: a function is traced for the types of a call, and becomes a module's text.

This file alone imports JAX, when it is itself imported.
"""

import contextlib
import contextvars
import functools
import itertools
import threading
from collections.abc import Callable, Iterator, Sequence
from typing import Any

from torch_tpu._pallas.spec import DTYPES, WIDE, Spec, text

try:
    import jax
    import jax.export
except ModuleNotFoundError as _error:
    raise ModuleNotFoundError(
        "a kernel is traced by JAX once for each type of call, and JAX is not installed: pip "
        'install "jax>=0.10,<0.11". Kernels that were exported before, by a process with the same '
        "code and TORCH_TPU_CACHE_DIR, need no JAX.",
        name="jax",
    ) from _error

from jax.extend.mlir import ir
from jax.extend.mlir.dialects import stablehlo
from jax.interpreters import mlir

# A kernel's function of JAX arrays, in the order of the call's tensors.
Function = Callable[..., Any]

# One export at a time answers for JAX.
_tracing = threading.RLock()

_interprets = contextvars.ContextVar("_interprets", default=False)


class Export:
    """A module's text, the types of its results, and facts about them for a file."""

    def __init__(self, text: str, results: list[Spec], facts: dict[str, Any]) -> None:
        self.text, self.results, self.facts = text, results, facts


def export(
    name: str, function: Function, specs: Sequence[Spec], platform: str, kind: str
) -> Export:
    """Export a function for a platform and the kind of its device.

    Raises `TypeError` for results that are no arrays, and JAX's own errors with a note that names
    the call.
    """
    facts: dict[str, Any] = {}

    def flat(*arrays: Any) -> list[Any]:
        leaves, facts["structure"] = flattened(name, function(*arrays))
        return leaves

    return _exported(name, flat, specs, platform, kind, facts)


def export_forward(
    name: str, function: Function, specs: Sequence[Spec], platform: str, kind: str
) -> Export:
    """Export a function that also returns what its gradient needs.

    The facts say which results are the function's own, and where each residual is: among the
    inputs or the results.
    """
    facts: dict[str, Any] = {}
    return _exported(name, _forward(name, function, facts), specs, platform, kind, facts)


def export_backward(
    name: str, function: Function, specs: Sequence[Spec], platform: str, kind: str
) -> Export:
    """Export the gradient: residuals and gradients of results in, gradients of inputs out.

    Inputs and results that are not differentiable have no gradients.
    """
    found: dict[str, Any] = {}
    with _target(platform, kind):
        traced = jax.eval_shape(_forward(name, function, found), *map(_abstract, specs))
    results = [_spec(name, a) for a in traced[: found["results"]]]
    sources = found["residuals"]
    residuals = [specs[at] if home == "input" else _spec(name, traced[at]) for home, at in sources]
    gradients = [result for result in results if result.is_differentiable]

    def backward(*arrays: Any) -> list[Any]:
        pull = jax.tree.unflatten(found["pull"], arrays[: len(residuals)])
        given = iter(arrays[len(residuals) :])
        cotangents = [next(given) if r.is_differentiable else _none(r) for r in results]
        made = pull(jax.tree.unflatten(found["tree"], cotangents))
        return [g for g, spec in zip(made, specs, strict=True) if spec.is_differentiable]

    return _exported(name, backward, [*residuals, *gradients], platform, kind, {})


def _forward(name: str, function: Function, facts: dict[str, Any]) -> Function:
    def forward(*arrays: Any) -> list[Any]:
        made, pull = jax.vjp(function, *arrays)
        results, facts["structure"] = flattened(name, made)
        facts["tree"] = jax.tree.structure(made)
        leaves, facts["pull"] = jax.tree.flatten(pull)
        facts["results"] = len(results)
        facts["residuals"] = sources = []
        for leaf in leaves:
            same = next((at for at, array in enumerate(arrays) if array is leaf), None)
            if same is not None:
                sources.append(["input", same])
                continue
            same = next((at for at, result in enumerate(results) if result is leaf), None)
            sources.append(["result", len(results) if same is None else same])
            if same is None:
                results.append(leaf)
        return results

    return forward


def flattened(name: str, made: Any) -> tuple[list[Any], Any]:
    """Return the arrays of a result, and its structure of lists, tuples and dicts."""
    if isinstance(made, dict):
        parts = [flattened(name, part) for part in made.values()]
        structure: Any = {"keys": list(made), "parts": [part[1] for part in parts]}
    elif isinstance(made, (list, tuple)):
        parts = [flattened(name, part) for part in made]
        structure = {"type": type(made).__name__, "parts": [part[1] for part in parts]}
    elif hasattr(made, "shape") and hasattr(made, "dtype"):
        return [made], None
    else:
        raise TypeError(
            f"{name} returns a {type(made).__name__}; a kernel returns arrays of JAX, or lists, "
            "tuples and dicts of them"
        )
    return [array for part in parts for array in part[0]], structure


def _exported(
    name: str,
    function: Function,
    specs: Sequence[Spec],
    platform: str,
    kind: str,
    facts: dict[str, Any],
) -> Export:
    wide = [str(spec) for spec in specs if spec.dtype in WIDE]
    if wide and not _setting("jax_enable_x64"):
        raise TypeError(
            f"{name}({text(specs)}): JAX has no 64-bit types unless you ask for them; pass "
            'tensors of 32 bits (.int(), .float()), or jax.config.update("jax_enable_x64", True)'
        )
    try:
        with _target(platform, kind):
            jitted = jax.jit(function, keep_unused=True)
            exported = jax.export.export(jitted, platforms=[platform])(*map(_abstract, specs))
    except Exception as error:
        note = f"JAX cannot export {name}({text(specs)}) for {kind or platform}"
        if platform == "cpu":
            note += "; a kernel that is for TPUs alone runs there, or in torch_tpu.plan"
        error.add_note(note)
        raise
    results = [_spec(name, aval) for aval in exported.out_avals]
    facts = {k: facts[k] for k in ("structure", "results", "residuals") if k in facts}
    with mlir.make_ir_context():
        module = _generic(ir.Module.parse(exported.mlir_module()))
    return Export(module, results, facts)


def text_of(serialized: bytes) -> str:
    """Return the text of a module that `jax.export` serialized."""
    with mlir.make_ir_context() as context:
        return _generic(stablehlo.deserialize_portable_artifact(context, serialized))


def _generic(module: Any) -> str:
    """Return a module's text in MLIR's generic form, without places in files of this machine."""
    return str(
        module.operation.get_asm(
            print_generic_op_form=True, enable_debug_info=False, large_elements_limit=None
        )
    )


def keep_to_the_cpu() -> None:
    """Let JAX start no device but the CPU, unless the user chose one or JAX has started."""
    if not _setting("jax_platforms") and not _has_backends():
        jax.config.update("jax_platforms", "cpu")


@contextlib.contextmanager
def _target(platform: str, kind: str) -> Iterator[None]:
    """Trace for a device that need not be here, and that JAX must not take from this process."""
    keep_to_the_cpu()
    with contextlib.ExitStack() as stack:
        if platform == "cpu":
            _interpret_on_cpu()
            token = _interprets.set(True)
            stack.callback(_interprets.reset, token)
        if platform == "tpu":
            cores = 2 if kind in ("TPU v4", "TPU v5") else 1
            device = jax.sharding.AbstractDevice(device_kind=kind, num_cores=cores, platform="tpu")
            mesh = jax.sharding.AbstractMesh((), (), abstract_device=device)
            stack.enter_context(jax.sharding.use_abstract_mesh(mesh))
            # Answers to kernels that ask which device they are traced for; JAX asks elsewhere.
            answers = {
                "devices": lambda *_, **__: [device],
                "local_devices": lambda *_, **__: [device],
                "default_backend": lambda: device.platform,
            }
            stack.enter_context(_replaced(jax, answers))
        yield


@contextlib.contextmanager
def _replaced(module: Any, answers: dict[str, Any]) -> Iterator[None]:
    """Replace functions of a module of JAX while one kernel is traced."""
    with _tracing:
        known = {name: getattr(module, name) for name in answers}
        for name, answer in answers.items():
            setattr(module, name, answer)
        try:
            yield
        finally:
            for name, answer in known.items():
                setattr(module, name, answer)


@contextlib.contextmanager
def exporting_for(platform: str, kind: str) -> Iterator[None]:
    """Let code that exports for TPUs by itself export for a platform, and keep JAX's settings."""
    stock = jax.export.export
    is_wide = _setting("jax_enable_x64")

    def export(function: Any, *, platforms: Any) -> Function:
        def exported(*args: Any) -> Any:
            constants = list(itertools.takewhile(lambda a: not hasattr(a, "dtype"), args))
            # JAX would leave out arguments that a kernel does not read; the call passes all.
            bound = functools.partial(function.__wrapped__, *constants)
            arrays = args[len(constants) :]
            return stock(jax.jit(bound, keep_unused=True), platforms=[platform])(*arrays)

        return exported

    try:
        with _target(platform, kind), _replaced(jax.export, {"export": export}):
            yield
    finally:
        jax.config.update("jax_enable_x64", is_wide)


def _setting(name: str) -> Any:
    return getattr(jax.config, name)


def _has_backends() -> bool:
    from jax._src import xla_bridge

    return xla_bridge.backends_are_initialized()


@functools.cache
def _interpret_on_cpu() -> None:
    """Make JAX interpret Pallas kernels for the CPU, inside exports of this package only.

    JAX refuses a `pallas_call` there unless the kernel's author wrote `interpret=True`.
    """
    try:
        from jax._src.pallas.pallas_call import _pallas_call_lowering, pallas_call_p
    except ImportError:
        return

    _lower_on_cpu(pallas_call_p, _pallas_call_lowering)
    _interpret_mapped_kernels()


def _interpret_mapped_kernels() -> None:
    """Interpret kernels of `pl.kernel`, too, which are another primitive of JAX."""
    try:
        from jax._src.pallas.mpmd import _mpmd_map_fallback_lowering, mpmd_map_p
    except ImportError:
        return

    _lower_on_cpu(mpmd_map_p, _mpmd_map_fallback_lowering)


def _lower_on_cpu(primitive: Any, lowering: Any) -> None:
    def lower(context: Any, *operands: Any, interpret: Any, **parameters: Any) -> Any:
        interpret = interpret or _interprets.get()
        return lowering(context, *operands, interpret=interpret, **parameters)

    mlir.register_lowering(primitive, lower, platform="cpu")


def _abstract(spec: Spec) -> Any:
    return jax.ShapeDtypeStruct(spec.shape, spec.dtype)


def _spec(name: str, array: Any) -> Spec:
    dtype = str(array.dtype)
    if dtype not in DTYPES.values():
        raise TypeError(f"{name} returns an array of {dtype}, a type that no tensor on tpu has")
    return Spec(dtype, tuple(array.shape))


def _none(spec: Spec) -> Any:
    import numpy as np

    return np.zeros(spec.shape, jax.dtypes.float0)
