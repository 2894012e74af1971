"""Functional FX graphs in a plain form, which can be written to bytes and read again.

AOTAutograd traces graphs that hold fake tensors, symbols and stacks. A call of a graph needs little
of these: devices, strides, symbols and a source line. This file keeps that much, so that the cache
of AOTAutograd can keep graphs for the next process.
"""

import io
import operator
import os
import pickle
import re
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

import torch
from torch import Tensor
from torch._higher_order_ops.schema import HopSchema
from torch._ops import HigherOrderOperator, OpOverload
from torch.fx import Graph, GraphModule, Node
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import _disable_current_modes


@dataclass(frozen=True)
class TracedTensor:
    """The device and the strides of a tensor at the time when a graph was traced."""

    device: torch.device
    # Each symbol is replaced by its value during the trace.
    strides: tuple[int, ...]
    # The strides as sympy expressions, if symbols occur in them.
    formulas: tuple[Any, ...] | None
    # Dimensions whose sizes are symbols.
    varying: tuple[int, ...]

    @staticmethod
    def of(value: Any) -> "TracedTensor | None":
        """Describe a tensor; any other traced value gives `None`."""
        if not isinstance(value, Tensor):
            return None
        strides: tuple[Any, ...] = value.stride()
        formulas = None
        if any(type(s) is not int for s in strides):
            formulas = tuple(s if type(s) is int else s.node.expr for s in strides)
        varying = tuple(d for d, size in enumerate(value.shape) if type(size) is not int)
        return TracedTensor(value.device, tuple(_hint(s) for s in strides), formulas, varying)

    def strides_where(self, symbols: dict[Any, int]) -> "tuple[int, ...] | None":
        """Return the strides for these values of symbols, or `None` if a symbol has no value."""
        if self.formulas is None:
            return self.strides
        values: list[Any] = [f if type(f) is int else f.subs(symbols) for f in self.formulas]
        known = all(type(v) is int or v.is_Integer for v in values)
        return tuple(int(v) for v in values) if known else None


def _hint(number: Any) -> int:
    return number if type(number) is int else int(number.node.hint or 0)


class TracedGraph:
    """The nodes of a functional graph, and the constants that the nodes name.

    The meta of a node has these entries. `val` has the `TracedTensor`s of its results. `line` is
    the line of the user's program that called the node, if known. `symbol` is the symbol that an
    input stands for, if any. `module` is the path of the module that called the node, and
    `is_backward` tells whether it is part of the backward.
    """

    def __init__(self, nodes: list[Node], constants: dict[str, Any]) -> None:
        self.nodes, self.constants = nodes, constants

    @staticmethod
    def of(module: GraphModule) -> "TracedGraph":
        """Copy a graph; AOTAutograd goes on to use the original and to strip it."""
        graph = Graph()
        copies: dict[Node, Node] = {}
        constants: dict[str, Any] = {}
        for node in module.graph.nodes:
            copy = copies[node] = graph.node_copy(node, copies.__getitem__)
            seen = pytree.tree_map(TracedTensor.of, node.meta.get("val"))
            copy.meta = {"val": seen, "line": _line(node), "symbol": _symbol(node)}
            copy.meta |= {"module": _module(node), "is_backward": _is_backward(node)}
            if node.op == "get_attr":
                value = _attribute(module, str(node.target))
                is_graph = isinstance(value, GraphModule)
                constants[str(node.target)] = TracedGraph.of(value) if is_graph else value
        return TracedGraph(list(copies.values()), constants)

    def write(self) -> bytes:
        """Return the graph as bytes; raise `PicklingError` for values that cannot be written."""
        stream = io.BytesIO()
        pickler = _Pickler(stream, self.nodes)
        pickler.dump(self.constants)
        for node in self.nodes:
            pickler.dump((node.name, node.op, node.target, node.args, node.kwargs, node.meta))
        return stream.getvalue()

    def __reduce__(self) -> Any:
        # A graph inside another graph's constants is written on its own, with its own nodes.
        return TracedGraph.read, (self.write(),)

    @staticmethod
    def read(data: bytes) -> "TracedGraph":
        """Read the bytes that `write` returned."""
        graph, nodes = Graph(), list[Node]()
        unpickler = _Unpickler(io.BytesIO(data), nodes)
        with _disable_current_modes():
            constants = unpickler.load()
            for name, op, target, args, kwargs, meta in unpickler:
                node = graph.create_node(op, target, args, kwargs, name)
                node.meta = meta
                nodes.append(node)
        return TracedGraph(nodes, constants)


class _Pickler(pickle.Pickler):
    """Writes node after node, so that a reader knows a node's arguments before the node."""

    def __init__(self, stream: io.BytesIO, nodes: list[Node]) -> None:
        super().__init__(stream, protocol=5)
        self._places = {node: place for place, node in enumerate(nodes)}

    def persistent_id(self, value: Any) -> Any:
        if isinstance(value, Node):
            return self._places[value]
        if isinstance(value, OpOverload):
            return value._schema.name, value._overloadname
        if isinstance(value, HigherOrderOperator):
            return f"higher_order::{value.name()}", ""
        return None

    def reducer_override(self, value: Any) -> Any:
        if isinstance(value, HopSchema):
            # torch's own reduction writes the text only, and loses the structure of arguments.
            return _read_schema, (str(value), value.is_vararg, value.is_varret, value.tree_spec)
        return NotImplemented


def _read_schema(text: str, is_vararg: bool, is_varret: bool, structure: Any) -> HopSchema:
    plain = torch._C.parse_schema(text)
    parts = plain.name, plain.overload_name, plain.arguments, plain.returns
    return HopSchema(*parts, is_vararg, is_varret, structure)


class _Unpickler(pickle.Unpickler):
    def __init__(self, stream: io.BytesIO, nodes: list[Node]) -> None:
        super().__init__(stream)
        self._stream, self._nodes = stream, nodes

    def persistent_load(self, pid: Any) -> Any:
        if isinstance(pid, int):
            return self._nodes[pid]
        namespace, name = pid[0].split("::")
        op = getattr(getattr(torch.ops, namespace), name)
        return getattr(op, pid[1]) if pid[1] else op

    def __iter__(self) -> Iterator[Any]:
        while True:
            try:
                yield self.load()
            except EOFError:
                return


def draws(node: Node) -> bool:
    """Return whether a node draws numbers from a random stream."""
    return torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ())


def parts(node: Node) -> list[Node]:
    """Return the nodes that pick one of a node's several results."""
    return [user for user in node.users if user.target is operator.getitem]


def traced_tensors(node: Node) -> list[TracedTensor]:
    """Return the descriptions of a node's results that are tensors."""
    return [v for v in pytree.tree_leaves(node.meta.get("val")) if v is not None]


def where(node: Node) -> str:
    """Return the user's line that called a node, as ` (File "x.py", line 3)`, or nothing."""
    line = node.meta.get("line")
    return f" ({line})" if line else ""


def _attribute(module: GraphModule, path: str) -> Any:
    value: Any = module
    for name in path.split("."):
        value = getattr(value, name)
    return value


def _symbol(node: Node) -> Any:
    value = node.meta.get("val")
    if node.op != "placeholder" or not isinstance(value, torch.SymInt):
        return None
    formula = value.node.expr
    return formula if formula.is_Symbol else None


# Frames of torch lie between the user's line and a node, and are skipped.
_TORCH = os.path.dirname(torch.__file__)


def _line(node: Node) -> str | None:
    """Return the innermost line outside torch that called a node, such as `File "x.py", line 3`."""
    trace = node.meta.get("stack_trace") or ""
    lines = [line.strip() for line in trace.splitlines() if line.strip().startswith("File")]
    own = [line for line in lines if _TORCH not in line]
    return next(reversed(own or lines), None)


def _module(node: Node) -> str:
    """Return the path of the module that called a node, such as `layers.0`, or the root's class."""
    stack = node.meta.get("nn_module_stack") or node.meta.get("fwd_nn_module_stack")
    if not stack:
        return ""
    name, kind = list(stack.values())[-1]
    # Dynamo writes `L['self']._modules['layers']._modules['0']`, in several spellings.
    parts = [part for part in re.split(r"[\[\]'.]+", name) if part not in ("", "_modules")]
    path = ".".join(parts[2:] if parts[:1] == ["L"] else parts)
    return path or (kind if isinstance(kind, str) else kind.__name__).rsplit(".", 1)[-1]


def _is_backward(node: Node) -> bool:
    meta = node.meta
    return meta.get("partitioner_tag") == "is_backward" or "fwd_nn_module_stack" in meta
