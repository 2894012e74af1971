"""Functional FX graphs without what they were traced on, which can be written and read again.

A graph that AOTAutograd traced holds fake tensors, symbols and stacks. What calling it needs of
these is little, and plain: this file keeps that much, so that the compile cache of AOTAutograd can
keep graphs for the next process.
"""

import io
import os
import pickle
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
    """What a tensor was like when a graph was traced."""

    device: torch.device
    # Symbols are replaced by what they were.
    strides: tuple[int, ...]
    # The strides as sympy has them, if there are symbols in them.
    formulas: tuple[Any, ...] | None
    # Dimensions whose sizes are symbols.
    varying: tuple[int, ...]

    @staticmethod
    def of(value: Any) -> "TracedTensor | None":
        """Describe a tensor; nothing else of what was traced is kept."""
        if not isinstance(value, Tensor):
            return None
        strides: tuple[Any, ...] = value.stride()
        formulas = None
        if any(type(s) is not int for s in strides):
            formulas = tuple(s if type(s) is int else s.node.expr for s in strides)
        varying = tuple(d for d, size in enumerate(value.shape) if type(size) is not int)
        return TracedTensor(value.device, tuple(_hint(s) for s in strides), formulas, varying)

    def strides_where(self, symbols: dict[Any, int]) -> "tuple[int, ...] | None":
        """Return the strides for these values of symbols, if no others are in them."""
        if self.formulas is None:
            return self.strides
        values: list[Any] = [f if type(f) is int else f.subs(symbols) for f in self.formulas]
        known = all(type(v) is int or v.is_Integer for v in values)
        return tuple(int(v) for v in values) if known else None


def _hint(number: Any) -> int:
    return number if type(number) is int else int(number.node.hint or 0)


class TracedGraph:
    """The nodes of a functional graph, and the constants that they name.

    A node's meta has three entries: `val`, the `TracedTensor`s of its results; `line`, where in the
    user's program it was called, if that is known; and `symbol`, the symbol that an input stands
    for, if it does.
    """

    def __init__(self, nodes: list[Node], constants: dict[str, Any]) -> None:
        self.nodes, self.constants = nodes, constants

    @staticmethod
    def of(module: GraphModule) -> "TracedGraph":
        """Copy a graph, which AOTAutograd goes on to use and to strip."""
        graph = Graph()
        copies: dict[Node, Node] = {}
        constants: dict[str, Any] = {}
        for node in module.graph.nodes:
            copy = copies[node] = graph.node_copy(node, copies.__getitem__)
            seen = pytree.tree_map(TracedTensor.of, node.meta.get("val"))
            copy.meta = {"val": seen, "line": _line(node), "symbol": _symbol(node)}
            if node.op == "get_attr":
                value = _attribute(module, str(node.target))
                is_graph = isinstance(value, GraphModule)
                constants[str(node.target)] = TracedGraph.of(value) if is_graph else value
        return TracedGraph(list(copies.values()), constants)

    def write(self) -> bytes:
        """Return the graph as bytes; what cannot be written raises a `PicklingError`."""
        stream = io.BytesIO()
        pickler = _Pickler(stream, self.nodes)
        pickler.dump(self.constants)
        for node in self.nodes:
            pickler.dump((node.name, node.op, node.target, node.args, node.kwargs, node.meta))
        return stream.getvalue()

    def __reduce__(self) -> Any:
        # A graph that another one calls: its nodes are its own.
        return TracedGraph.read, (self.write(),)

    @staticmethod
    def read(data: bytes) -> "TracedGraph":
        """Read what `write` returned."""
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
    """Writes node after node, so that a node's arguments are there when it is read."""

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
            # Torch writes the text only, and forgets how arguments lie in lists.
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


# Modules of torch call what a user's line calls.
_TORCH = os.path.dirname(torch.__file__)


def _line(node: Node) -> str | None:
    trace = node.meta.get("stack_trace") or ""
    lines = [line.strip() for line in trace.splitlines() if line.strip().startswith("File")]
    own = [line for line in lines if _TORCH not in line]
    return next(reversed(own or lines), None)
