"""A model that `torch.export` traced, captured as one program.

The capture is the one that `torch.compile` uses, and the program's text comes from the lowering
that every program has. This file does not know the files of an export.
"""

import contextlib
import itertools
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor, nn
from torch.export import ExportedProgram
from torch.export.graph_signature import (
    ConstantArgument,
    InputKind,
    InputSpec,
    OutputKind,
    OutputSpec,
    SymIntArgument,
    TensorArgument,
)
from torch.fx import Node
from torch.utils import _pytree as pytree

from torch_tpu import _C
from torch_tpu._compile.capture import Captured, Replay, alone, placeholder
from torch_tpu._compile.traced import TracedGraph, where
from torch_tpu._export import extents
from torch_tpu._ops.decompositions import unchecked


@dataclass
class Written:
    """The program of a model, for some range of the sizes that vary."""

    module: str
    symbols: list[dict[str, Any]]
    parameters: list[dict[str, Any]]
    results: list[dict[str, Any]]
    # Further programs by a symbol, for the sizes at which this symbol is 1.
    ones: "dict[str, Written]"


_WEIGHTS = {InputKind.PARAMETER, InputKind.BUFFER, InputKind.CONSTANT_TENSOR}
# The receiver of each kind of result: the caller, a weight, or an input.
_RESULTS = {
    OutputKind.USER_OUTPUT: "output",
    OutputKind.LOSS_OUTPUT: "output",
    OutputKind.BUFFER_MUTATION: "weight",
    OutputKind.PARAMETER_MUTATION: "weight",
    OutputKind.USER_INPUT_MUTATION: "input",
}
# Checks of properties that an exported program fixes.
_CHECKS = {"aten._assert_tensor_metadata.default", "aten._assert_scalar.default"}


def capture(
    model: nn.Module | ExportedProgram,
    args: tuple[Any, ...],
    kwargs: Mapping[str, Any] | None,
    dynamic_shapes: Any,
) -> tuple[Written, dict[str, Tensor], dict[str, Any]]:
    """Return a model's program as StableHLO, its weights, and the entries that describe a call."""
    program = _trace(model, args, kwargs, dynamic_shapes)
    symbols = _symbols(program)
    # The empty table makes the graph functional, and decomposes no operation.
    program = program.run_decompositions({})
    written = _written(program, symbols, {})
    weights = {
        entry["name"]: _weight(program, entry["name"])
        for entry in written.parameters
        if entry["kind"] == "weight"
    }
    takes, returns = program.call_spec.in_spec, program.call_spec.out_spec
    call = {
        "takes": pytree.treespec_dumps(takes),
        "kwargs": list(_kwargs(program, kwargs)),
        "returns": pytree.treespec_dumps(returns),
    }
    return written, weights, call


def _written(
    program: ExportedProgram, symbols: list[dict[str, Any]], fixed: dict[str, int]
) -> Written:
    """Write the program for the ranges of these symbols, with the other symbols fixed."""
    signature = program.graph_signature
    parameters = [_parameter(spec, program, fixed) for spec in signature.input_specs]
    results = [_result(spec, program, fixed) for spec in signature.output_specs]
    if not symbols:
        captured = _captured(program, fixed)
        module = _C.graph_export(captured.id)
        return Written(module, symbols, parameters, results, {})
    varied = [symbol for symbol in symbols if symbol["min"] == 1 < symbol["max"]]
    module = _lower_varying(program, symbols, fixed, parameters, results)
    written = Written(module, symbols, parameters, results, {})
    # The last symbol comes first: where several symbols are 1, the first symbol's program serves.
    for symbol in reversed([symbol for symbol in varied if symbol["min"] > 1]):
        name, others = symbol["name"], [dict(other) for other in symbols if other is not symbol]
        with contextlib.suppress(NotImplementedError):
            one = _written(program, others, fixed | {name: 1})
            written.ones = {name: one} | written.ones
            symbol["min"] = 1
    return written


def _trace(
    model: nn.Module | ExportedProgram,
    args: tuple[Any, ...],
    kwargs: Mapping[str, Any] | None,
    dynamic_shapes: Any,
) -> ExportedProgram:
    if isinstance(model, ExportedProgram):
        if dynamic_shapes is not None:
            raise TypeError("an ExportedProgram knows its dynamic_shapes: leave them out")
        return model
    if not isinstance(model, nn.Module):
        raise TypeError(
            f"export takes an nn.Module or an ExportedProgram, got {type(model).__name__}; wrap a "
            "function in a module's forward"
        )
    return torch.export.export(model, args, dict(kwargs or {}), dynamic_shapes=dynamic_shapes)


def _symbols(program: ExportedProgram) -> list[dict[str, Any]]:
    """Return names and ranges of the sizes that vary."""
    found = []
    for symbol, values in program.range_constraints.items():
        name = str(symbol)
        if name.startswith(("u", "zuf")):
            raise NotImplementedError(
                "the model has shapes or numbers that depend on data (as .item(), nonzero() and "
                "boolean indexing make them), and an exported program has none; compute with "
                "masks of a fixed shape, or keep that part outside the model"
            )
        if not symbol.is_Symbol:
            # The range of an expression follows from the ranges of its symbols.
            continue
        if not values.upper.is_Integer or values.upper > _MOST:
            raise ValueError(
                f"the size {name} has no upper bound, and a program is made for a bound: say what "
                "it is at most, as in torch.export.Dim('batch', max=64)"
            )
        found.append({"name": name, "min": max(1, int(values.lower)), "max": int(values.upper)})
    return found


# torch's bound for a size without `max` is about 2^63.
_MOST = 2**31 - 1


def _kwargs(program: ExportedProgram, kwargs: Mapping[str, Any] | None) -> list[str]:
    if kwargs is None and program.example_inputs is not None:
        kwargs = program.example_inputs[1]
    return list(kwargs or {})


def _placeholder(program: ExportedProgram, name: str) -> Tensor:
    return next(node.meta["val"] for node in program.graph.nodes if node.name == name)


def _tensor(
    kind: str, name: str, program: ExportedProgram, node: str, fixed: Mapping[str, int]
) -> dict[str, Any]:
    traced = _placeholder(program, node)
    dtype = str(traced.dtype).removeprefix("torch.")
    sizes = [_at(size, fixed) for size in traced.shape]
    shape = [size if isinstance(size, int) else str(size) for size in sizes]
    return {"kind": kind, "name": name, "dtype": dtype, "shape": shape}


def _parameter(
    spec: InputSpec, program: ExportedProgram, fixed: Mapping[str, int]
) -> dict[str, Any]:
    argument = spec.arg
    if isinstance(argument, TensorArgument) and spec.kind in _WEIGHTS:
        return _tensor("weight", str(spec.target), program, argument.name, fixed)
    if isinstance(argument, TensorArgument) and spec.kind == InputKind.USER_INPUT:
        return _tensor("input", argument.name, program, argument.name, fixed)
    if isinstance(argument, ConstantArgument) and spec.kind == InputKind.USER_INPUT:
        return {"kind": "constant", "name": argument.name, "value": argument.value}
    if isinstance(argument, SymIntArgument) and spec.kind == InputKind.USER_INPUT:
        return _size("size", program, argument.name, fixed)
    raise NotImplementedError(f"an exported program cannot take {spec}; pass tensors and numbers")


def _result(spec: OutputSpec, program: ExportedProgram, fixed: Mapping[str, int]) -> dict[str, Any]:
    kind, argument = _RESULTS.get(spec.kind), spec.arg
    if kind is not None and isinstance(argument, TensorArgument):
        name = str(spec.target) if kind != "output" else argument.name
        return _tensor(kind, name, program, argument.name, fixed)
    if kind == "output" and isinstance(argument, ConstantArgument):
        return {"kind": kind, "name": argument.name, "value": argument.value}
    if kind == "output" and isinstance(argument, SymIntArgument):
        return _size(kind, program, argument.name, fixed)
    raise NotImplementedError(f"an exported program cannot return {spec}; return tensors")


def _size(
    kind: str, program: ExportedProgram, name: str, fixed: Mapping[str, int]
) -> dict[str, Any]:
    """Describe a number that is a polynomial of the sizes that vary."""
    value = next(node.meta["val"] for node in program.graph.nodes if node.name == name)
    expression = _at(value, fixed)
    if isinstance(expression, int):
        return {"kind": kind, "name": name, "value": expression}
    symbols = sorted(expression.free_symbols, key=str)
    try:
        terms = expression.as_poly(*symbols).terms()
        powers = ((int(n), [i for i, k in enumerate(p) for _ in range(k)]) for p, n in terms)
        extent = [(n, [(i, 0, 1) for i in product]) for n, product in powers]
    except (AttributeError, TypeError) as error:
        raise NotImplementedError(
            f"the model has the number {expression}, and an exported program has only sums of "
            "products of sizes; leave it to the caller"
        ) from error
    return {"kind": kind, "name": name, "size": extents.text(extent, list(map(str, symbols)))}


def _weight(program: ExportedProgram, name: str) -> Tensor:
    values = program.state_dict if name in program.state_dict else program.constants
    return values[name]


def _lower_varying(
    program: ExportedProgram,
    symbols: list[dict[str, Any]],
    fixed: Mapping[str, int],
    parameters: list[dict[str, Any]],
    results: list[dict[str, Any]],
) -> str:
    """Write the program for all sizes up to the largest, and the shapes as extents of symbols.

    The model is captured at the largest sizes, and at five sizes near them, from which the core
    derives each extent. Captures at other sizes, the smallest among them, have to agree.
    """
    names = [symbol["name"] for symbol in symbols]
    known: dict[tuple[int, ...], Captured] = {}

    def write() -> Any:
        points = _points(symbols)
        for point in points:
            if point not in known:
                sizes = dict(zip(names, point, strict=True))
                known[point] = _captured(program, {**fixed, **sizes})
        ids = [known[point].id for point in points]
        return _C.graph_export_varying(ids, points)

    module, inputs, outputs = _where_it_can_be(write, symbols)
    for entries, shapes in (parameters, inputs), (results, outputs):
        tensors = [entry for entry in entries if "shape" in entry]
        for entry, shape in zip(tensors, shapes, strict=True):
            entry["shape"] = [extents.text(extent, names) for extent in shape]
    return module


def _where_it_can_be(write: Callable[[], Any], symbols: list[dict[str, Any]]) -> Any:
    """Write with sizes from 1 on if the core accepts them, else with few sizes that start from 2.

    A size of 1 may be broadcast, and then the program differs from the program of other sizes.
    """
    ones = [symbol for symbol in symbols if symbol["min"] == 1 < symbol["max"]]
    refusals = []
    for count in range(len(ones) + 1):
        for raised in itertools.combinations(reversed(ones), count):
            for symbol in ones:
                symbol["min"] = 1 + (symbol in raised)
            try:
                return write()
            except NotImplementedError as refusal:
                refusals.append(refusal)
    refusals[-1].add_note(f"sizes vary: {', '.join(map(_range, symbols))}")
    raise refusals[-1]


def _range(symbol: dict[str, Any]) -> str:
    return f"{symbol['name']} from {symbol['min']} to {symbol['max']}"


# Distances from the largest sizes, at which the model is captured to find each extent.
_APART = [(1, 2, 3), (2, 5, 1), (3, 1, 5), (5, 3, 2), (4, 7, 6)]


def _points(symbols: list[dict[str, Any]]) -> list[tuple[int, ...]]:
    """Return the sizes to capture a model at: the largest, five near them, and some to compare."""

    def near(symbol: dict[str, Any], apart: int) -> int:
        smaller = symbol["max"] - apart
        return smaller if smaller >= max(2, symbol["min"]) else symbol["max"] + apart

    places = range(len(symbols))
    largest = tuple(symbol["max"] for symbol in symbols)
    smallest = tuple(symbol["min"] for symbol in symbols)
    shifts = [[apart[i % 3] + i // 3 for i in places] for apart in _APART]
    close = [tuple(map(near, symbols, shift)) for shift in shifts]
    one_small = [(*largest[:i], smallest[i], *largest[i + 1 :]) for i in places]
    between = tuple((a + b) // 2 for a, b in zip(smallest, largest, strict=True))
    return [largest, *close, smallest, *one_small, between]


def _captured(program: ExportedProgram, sizes: Mapping[str, int]) -> Captured:
    """Capture the program at these values of symbols."""
    graph = TracedGraph.of(program.graph_module)
    *nodes, output = graph.nodes
    device = torch.empty(0, device="tpu").device
    index = device.index or 0
    placeholders = program.graph.find_nodes(op="placeholder")
    inputs = [_input(node, device, sizes) for node in placeholders]
    calls = [n for n in nodes if n.op != "placeholder" and str(n.target) not in _CHECKS]
    _move(calls, device)
    replay = Replay(graph, set(), index)
    with alone(index), unchecked():
        for node, value in zip(nodes, inputs, strict=False):
            is_tensor = isinstance(value, Tensor)
            replay.values[node] = placeholder(value, index) if is_tensor else value
        refusal = replay.run(calls)
        if refusal is not None:
            _raise(refusal.node, refusal.error)
        returned: Any = output.args[0]
        results = [replay.values[n] for n in returned if isinstance(n, Node)]
        tensors = [result for result in results if isinstance(result, Tensor)]
        return Captured(index, [_whole(tensor) for tensor in tensors])


def _input(node: Node, device: torch.device, sizes: Mapping[str, int]) -> Any:
    """Return an input's value, or a tensor like it that has no memory before the first write."""
    value = node.meta["val"]
    if isinstance(value, torch.SymInt):
        return _at(value, sizes)
    if not isinstance(value, Tensor):
        return value
    shape = [_at(size, sizes) for size in value.shape]
    return torch.empty(shape, dtype=value.dtype, device=device)


def _at(size: "int | torch.SymInt", sizes: Mapping[str, int]) -> Any:
    """Return a size at these values of symbols: a number, or an expression of other symbols."""
    if isinstance(size, int):
        return size
    free = size.node.expr.free_symbols
    expression = size.node.expr.subs({s: sizes[str(s)] for s in free if str(s) in sizes})
    return int(expression) if expression.is_Integer else expression


def _move(nodes: list[Node], device: torch.device) -> None:
    """Replace every device in the arguments of nodes by this device."""

    def moved(value: Any) -> Any:
        return device if isinstance(value, torch.device) else value

    for node in nodes:
        node.args = torch.fx.node.map_aggregate(node.args, moved)
        node.kwargs = torch.fx.node.map_aggregate(node.kwargs, moved)


def _whole(value: Tensor) -> Tensor:
    """Return a contiguous copy of a value."""
    return value.clone(memory_format=torch.contiguous_format)


def _raise(node: Node, error: Exception) -> None:
    with contextlib.suppress(Exception):
        error.add_note(f"in an exported graph, at {node.target}{where(node)}")
    raise error
