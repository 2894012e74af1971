"""What `torch.export` traced, captured as one program.

The graph is captured as `torch.compile`'s graphs are, and the program is written by the lowering
that every program has.
"""

import contextlib
from collections.abc import Mapping
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
    TensorArgument,
)
from torch.fx import Node
from torch.utils import _pytree as pytree

from torch_tpu import _C
from torch_tpu.graph import Captured, Replay, alone
from torch_tpu.traced import TracedGraph

Capture = tuple[str, str, dict[str, Tensor], dict[str, Any]]

_WEIGHTS = {InputKind.PARAMETER, InputKind.BUFFER, InputKind.CONSTANT_TENSOR}
# Who gets a result of the program.
_RESULTS = {
    OutputKind.USER_OUTPUT: "output",
    OutputKind.LOSS_OUTPUT: "output",
    OutputKind.BUFFER_MUTATION: "weight",
    OutputKind.PARAMETER_MUTATION: "weight",
    OutputKind.USER_INPUT_MUTATION: "input",
}
# Checks of what is fixed in an exported program.
_CHECKS = {"aten._assert_tensor_metadata.default", "aten._assert_scalar.default"}


def capture(
    model: nn.Module | ExportedProgram,
    args: tuple[Any, ...],
    kwargs: Mapping[str, Any] | None,
    dynamic_shapes: Any,
) -> Capture:
    """Return a model's program as StableHLO, also as XLA:CPU wants it, weights and signature."""
    program = _trace(model, args, kwargs, dynamic_shapes)
    _refuse_symbols(program)
    # Functional, and nothing is decomposed that the device has a lowering for.
    program = program.run_decompositions({})
    signature = program.graph_signature
    parameters = [_parameter(spec, program) for spec in signature.input_specs]
    tensors = [entry for entry in parameters if entry["kind"] != "constant"]
    weights = {
        entry["name"]: _weight(program, entry["name"])
        for entry in tensors
        if entry["kind"] == "weight"
    }
    takes, returns = program.call_spec.in_spec, program.call_spec.out_spec
    described = {
        "parameters": parameters,
        "results": [_result(spec, program) for spec in signature.output_specs],
        "takes": pytree.treespec_dumps(takes),
        "kwargs": list(_kwargs(program, kwargs)),
        "returns": pytree.treespec_dumps(returns),
    }
    return *_lower(program), weights, described


def _trace(
    model: nn.Module | ExportedProgram,
    args: tuple[Any, ...],
    kwargs: Mapping[str, Any] | None,
    dynamic_shapes: Any,
) -> ExportedProgram:
    if dynamic_shapes is not None:
        raise NotImplementedError(_DYNAMIC)
    if isinstance(model, ExportedProgram):
        return model
    if not isinstance(model, nn.Module):
        raise TypeError(
            f"export takes an nn.Module or an ExportedProgram, got {type(model).__name__}; wrap a "
            "function in a module's forward"
        )
    return torch.export.export(model, args, dict(kwargs or {}))


_DYNAMIC = (
    "dynamic shapes are not exported yet: export the model once for each shape that it is called "
    "with, leave dynamic_shapes out, and pad batches to those shapes"
)


def _refuse_symbols(program: ExportedProgram) -> None:
    symbols = [str(symbol) for symbol in program.range_constraints]
    if any(symbol.startswith(("u", "zuf")) for symbol in symbols):
        raise NotImplementedError(
            "the model has shapes or numbers that depend on data (as .item(), nonzero() and "
            "boolean indexing make them), and an exported program has fixed ones; compute with "
            "masks of a fixed shape, or keep that part outside the model"
        )
    if symbols:
        raise NotImplementedError(_DYNAMIC)


def _kwargs(program: ExportedProgram, kwargs: Mapping[str, Any] | None) -> list[str]:
    if kwargs is None and program.example_inputs is not None:
        kwargs = program.example_inputs[1]
    return list(kwargs or {})


def _placeholder(program: ExportedProgram, name: str) -> Tensor:
    return next(node.meta["val"] for node in program.graph.nodes if node.name == name)


def _tensor(kind: str, name: str, program: ExportedProgram, node: str) -> dict[str, Any]:
    traced = _placeholder(program, node)
    dtype = str(traced.dtype).removeprefix("torch.")
    return {"kind": kind, "name": name, "dtype": dtype, "shape": list(traced.shape)}


def _parameter(spec: InputSpec, program: ExportedProgram) -> dict[str, Any]:
    argument = spec.arg
    if isinstance(argument, TensorArgument) and spec.kind in _WEIGHTS:
        return _tensor("weight", str(spec.target), program, argument.name)
    if isinstance(argument, TensorArgument) and spec.kind == InputKind.USER_INPUT:
        return _tensor("input", argument.name, program, argument.name)
    if isinstance(argument, ConstantArgument) and spec.kind == InputKind.USER_INPUT:
        return {"kind": "constant", "name": argument.name, "value": argument.value}
    raise NotImplementedError(f"an exported program cannot take {spec}; pass tensors and numbers")


def _result(spec: OutputSpec, program: ExportedProgram) -> dict[str, Any]:
    kind, argument = _RESULTS.get(spec.kind), spec.arg
    if kind is not None and isinstance(argument, TensorArgument):
        name = str(spec.target) if kind != "output" else argument.name
        return _tensor(kind, name, program, argument.name)
    if kind == "output" and isinstance(argument, ConstantArgument):
        return {"kind": kind, "name": argument.name, "value": argument.value}
    raise NotImplementedError(f"an exported program cannot return {spec}; return tensors")


def _weight(program: ExportedProgram, name: str) -> Tensor:
    values = program.state_dict if name in program.state_dict else program.constants
    return values[name]


def _lower(program: ExportedProgram) -> tuple[str, str]:
    graph = TracedGraph.of(program.graph_module)
    *nodes, output = graph.nodes
    device = torch.empty(0, device="tpu").device
    index = device.index or 0
    inputs = [_input(node, device) for node in program.graph.find_nodes(op="placeholder")]
    calls = [n for n in nodes if n.op != "placeholder" and str(n.target) not in _CHECKS]
    _move(calls, device)
    replay = Replay(graph, set(), index)
    with alone(index):
        for node, value in zip(nodes, inputs, strict=False):
            is_tensor = isinstance(value, Tensor)
            replay.values[node] = torch.ops.tpu.graph_input(value, index) if is_tensor else value
        refusal = replay.run(calls)
        if refusal is not None:
            _raise(refusal.node, refusal.error)
        returned: Any = output.args[0]
        results = [replay.values[n] for n in returned if isinstance(n, Node)]
        captured = Captured(index, [_whole(result) for result in results])
    return _C.graph_export(captured.id, False), _C.graph_export(captured.id, True)


def _input(node: Node, device: torch.device) -> Any:
    """Return an input's like on the device, which has no memory as long as nobody writes it."""
    value = node.meta["val"]
    if not isinstance(value, Tensor):
        return value
    return torch.empty(value.shape, dtype=value.dtype, device=device)


def _move(nodes: list[Node], device: torch.device) -> None:
    """Let nodes make on the device what they made where the model was traced."""

    def moved(value: Any) -> Any:
        return device if isinstance(value, torch.device) else value

    for node in nodes:
        node.args = torch.fx.node.map_aggregate(node.args, moved)
        node.kwargs = torch.fx.node.map_aggregate(node.kwargs, moved)


def _whole(value: Tensor) -> Tensor:
    """Return a value as a tensor of its own, in the order that its shape says."""
    return value.clone(memory_format=torch.contiguous_format)


def _raise(node: Node, error: Exception) -> None:
    line = node.meta.get("line")
    where = f" ({line})" if line else ""
    with contextlib.suppress(Exception):
        error.add_note(f"in an exported graph, at {node.target}{where}")
    raise error
