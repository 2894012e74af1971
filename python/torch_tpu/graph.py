"""An FX graph as operations of the core: captured once, called with no Python for its nodes.

The nodes run once over stand-ins for the graph's inputs, and what they record is one program.
Where a node cannot be captured, because it has no lowering or reads a value on the host, the graph
is split around it: that node runs by itself on each call.
"""

import contextlib
import operator
import warnings
from collections.abc import Iterator, Sequence
from typing import Any

import torch
from torch import Tensor
from torch._functorch._aot_autograd.autograd_cache import BypassAOTAutogradCache
from torch._inductor.output_code import OutputCode
from torch.fx import GraphModule, Node
from torch.fx.node import map_arg
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import _disable_current_modes

from torch_tpu import _C, flex
from torch_tpu.control import lowering
from torch_tpu.traced import TracedGraph, TracedTensor

_call = torch.ops.tpu.graph_call.default
_call_end = _C.call_end
_input = torch.ops.tpu.graph_input.default

# Views that only some strides allow. What they were traced on may be laid out otherwise than the
# same value here, where results are contiguous.
_NEEDS_STRIDES = {
    "aten.as_strided.default",
    "aten.view.dtype",
    "aten.view_as_complex.default",
    "aten.view_as_real.default",
}
_RESHAPES = {"aten.view.default", "aten._unsafe_view.default", "aten._reshape_alias.default"}

# More than any size: symbols have bounds only where the user says so.
_NO_LIMIT = 1 << 48


class Captured:
    """A graph of the core, for inputs of one geometry."""

    id = 0  # no graph, should the core refuse this one

    def __init__(self, device: int, results: Any) -> None:
        leaves, self._structure = pytree.tree_flatten(results)
        self._places = [i for i, leaf in enumerate(leaves) if _is_ours(leaf)]
        # What is conjugated or negated only when it is read would be read as it is.
        tensors = [leaves[i].resolve_conj().resolve_neg() for i in self._places]
        self.device, self.count = device, len(tensors)
        self.id = torch.ops.tpu.graph_end(tensors)
        # Everything else is the same at each call.
        self._others = [None if _is_ours(leaf) else leaf for leaf in leaves]
        self.is_plain = isinstance(results, (list, tuple)) and len(tensors) == len(results)

    def __del__(self, drop: Any = _C.graph_drop) -> None:
        drop(self.id)

    def results(self, tensors: list[Tensor]) -> Any:
        """Put the tensors of a call in their places."""
        if self.is_plain:
            return tensors
        leaves = [v.clone() if isinstance(v, Tensor) else v for v in self._others]
        for place, tensor in zip(self._places, tensors, strict=True):
            leaves[place] = tensor
        return pytree.tree_unflatten(leaves, self._structure)


class Refusal:
    """A node that cannot be captured, and why."""

    def __init__(self, node: Node, error: Exception) -> None:
        self.node, self.error = node, error


class Segment:
    """Neighbouring nodes that one program computes."""

    def __init__(
        self, graph: TracedGraph, nodes: list[Node], inputs: list[Node], results: Any
    ) -> None:
        self.graph, self.nodes, self.inputs = graph, nodes, inputs
        # Nodes, or nodes in lists.
        self.results = results
        self.latest: Captured | None = None
        self._known: dict[Any, Captured] = {}
        self._exact = _roots(results)
        # Whether inputs are conjugated or negated only when they are read.
        self.takes_lazy = False

    def __call__(self, values: list[Any]) -> Any:
        """Call the program for these inputs, which are let go of; capture it if it is new."""
        key = _geometry(values)
        captured = self._known.get(key)
        if captured is None:
            captured, refusal = self.capture(values, self.nodes)
            if refusal is not None:
                raise refusal.error
        tensors = [_stored(v) for v in values if isinstance(v, Tensor)]
        values.clear()
        results = _call(captured.id, captured.device, captured.count, tensors)
        tensors.clear()
        _call_end(captured.device)
        return captured.results(results)

    def capture(self, values: list[Any], nodes: list[Node]) -> "tuple[Captured, Refusal | None]":
        """Run nodes over stand-ins for these values, up to the first that cannot be captured."""
        device = _device_of(self.graph, values)
        self.takes_lazy = any(_is_lazy(value) for value in values)
        with alone(device):
            replay = Replay(self.graph, self._exact, device)
            for node, value in zip(self.inputs, values, strict=True):
                _mark_varying(node, value)
                replay.take(node, _stand_in(value, device) if isinstance(value, Tensor) else value)
            refusal = replay.run(nodes)
            if refusal is not None:
                self.nodes = nodes[: nodes.index(refusal.node)]
                self.results = _needed_behind(self.nodes)
            captured = Captured(device, map_arg(self.results, replay.laid_out))
        self._known[_geometry(values)] = self.latest = captured
        return captured, refusal


class Replay:
    """Runs nodes of a functional graph on values laid out otherwise than when it was traced."""

    def __init__(self, graph: TracedGraph, exact: set[Node], device: int) -> None:
        self.graph, self.exact, self.device = graph, exact, device
        self.values: dict[Node, Any] = {}
        self.symbols: dict[Any, int] = {}

    def take(self, node: Node, value: Any) -> None:
        """Give an input of the graph its value."""
        self.values[node] = value
        if node.meta.get("symbol") is not None:
            self.symbols[node.meta["symbol"]] = value

    def run(self, nodes: list[Node]) -> Refusal | None:
        for node in nodes:
            try:
                self.values[node] = self.call(node)
            except Exception as error:
                return Refusal(node, error)
            if node in self.exact:
                self.values[node] = self.laid_out(node)
        return None

    def call(self, node: Node) -> Any:
        if node.op == "get_attr":
            value = self.graph.constants[str(node.target)]
            if isinstance(value, TracedGraph):
                return Subgraph(value, self.device)
            # What a graph reads as a constant has to be there when it is captured.
            _C.cut(self.device)
            return value
        target: Any = node.target
        args: Any = map_arg(node.args, self.values.__getitem__)
        kwargs: Any = map_arg(node.kwargs, self.values.__getitem__)
        if str(target) in _RESHAPES:
            return args[0].reshape(args[1])
        if str(target) in _NEEDS_STRIDES:
            return target(self.laid_out(node.args[0]), *args[1:], **kwargs)
        if str(target) in flex.CALLS:
            return flex.CALLS[str(target)](target, node.meta["val"], *args)
        lowered = lowering(target, args)
        return (lowered or target)(*args, **kwargs)

    def laid_out(self, node: Any) -> Any:
        """Return a node's value, laid out as it was traced."""
        value, traced = self.values[node], node.meta.get("val")
        if not _is_ours(value) or traced is None or value.numel() == 0:
            return value
        strides = traced.strides_where(self.symbols) or _ordered(value, traced.strides)
        extents = zip(value.shape, value.stride(), strides, strict=True)
        if all(size == 1 or ours == theirs for size, ours, theirs in extents):
            return value
        return value.new_empty_strided(value.shape, strides).copy_(value)


class Subgraph:
    """A graph inside a graph: a branch, or the body of a loop."""

    def __init__(self, graph: TracedGraph, device: int, returned: Sequence[int] = ()) -> None:
        self.graph, self.device = graph, device
        # Operands whose new values are further results.
        self._returned = list(returned)

    @property
    def writes(self) -> list[int]:
        """Which of its operands it writes in place, which functional graphs do at their end."""
        inputs = [n for n in self.graph.nodes if n.op == "placeholder"]
        writes = (n.args[0] for n in self.graph.nodes if str(n.target) == "aten.copy_.default")
        targets = {n for n in writes if isinstance(n, Node)}
        return [place for place, node in enumerate(inputs) if node in targets]

    def returning(self, places: Sequence[int]) -> "Subgraph":
        """Return it as a graph that leaves these operands alone, and returns what they become."""
        return Subgraph(self.graph, self.device, places)

    def __call__(self, *values: Any) -> Any:
        """Run its nodes as nodes of the graph around it."""
        kept = [v.clone() if i in self._returned else v for i, v in enumerate(values)]
        results = self._run(kept)
        return [*results, *(kept[i] for i in self._returned)] if self._returned else results

    def _run(self, values: Sequence[Any]) -> Any:
        *nodes, output = self.graph.nodes
        for node in _host_nodes(nodes, set(output.all_input_nodes)):
            raise RuntimeError(
                f"a part of it, {node.target}{_line(node)}, computes on the CPU; move the tensors "
                'that it takes to "tpu"'
            )
        replay = Replay(self.graph, set(), self.device)
        inputs = [n for n in nodes if n.op == "placeholder"]
        for node, value in zip(inputs, values, strict=True):
            replay.take(node, value)
        refusal = replay.run(nodes[len(inputs) :])
        if refusal is not None:
            raise refusal.error
        results = map_arg(output.args[0], replay.values.__getitem__)
        # Lists of FX are of a type of their own, which callers do not expect.
        return list(results) if isinstance(results, list) else results

    def captured(self, values: Sequence[Any]) -> Captured:
        """Capture it over stand-ins for these values; what it gives is contiguous."""
        tensors = [v.resolve_conj().resolve_neg() for v in values if isinstance(v, Tensor)]
        with alone(self.device):
            stand_ins = iter([_input(t, self.device) for t in tensors])
            inputs = [next(stand_ins) if isinstance(v, Tensor) else v for v in values]
            return Captured(self.device, pytree.tree_map(_whole, self(*inputs)))


def _is_lazy(value: Any) -> bool:
    return isinstance(value, Tensor) and (value.is_conj() or value.is_neg())


def _stored(value: Tensor) -> Tensor:
    """Return a tensor as its memory has it: what is written to it has to arrive there."""
    value = value.conj() if value.is_conj() else value
    return torch._neg_view(value) if value.is_neg() else value


def _stand_in(value: Tensor, device: int) -> Tensor:
    stand_in = _input(_stored(value), device)
    stand_in = torch._neg_view(stand_in) if value.is_neg() else stand_in
    return stand_in.conj() if value.is_conj() else stand_in


def _whole(result: Any) -> Any:
    if result is None:
        return None
    if not _is_ours(result):
        raise RuntimeError(f"a part of it returns {result!r}, which is no tensor of the device")
    return result.clone(memory_format=torch.contiguous_format)


def _ordered(value: Tensor, like: Sequence[int]) -> Sequence[int]:
    """Return the strides of a value whose dimensions lie in memory as these strides say."""
    order = sorted(range(value.dim()), key=lambda d: (like[d], -d))
    result, stride = [0] * value.dim(), 1
    for d in order:
        result[d] = stride
        stride *= value.size(d)
    return result


def _mark_varying(node: Node, value: Any) -> None:
    """Say which sizes of an input vary, so that the second one makes a program for all."""
    traced = node.meta.get("val")
    if isinstance(traced, TracedTensor) and traced.varying and _is_ours(value):
        address = value.untyped_storage().data_ptr()
        for dim in traced.varying:
            _C.mark_dynamic(address, list(value.shape), dim, _NO_LIMIT)


def _is_ours(value: Any) -> bool:
    return isinstance(value, Tensor) and value.device.type == "tpu"


def _tensors(node: Node) -> list[TracedTensor]:
    """Return what stood for a node's results when the graph was traced."""
    return [v for v in pytree.tree_leaves(node.meta.get("val")) if v is not None]


def _is_on_host(node: Node) -> bool:
    return any(t.device.type == "cpu" for t in _tensors(node))


def _host_nodes(nodes: list[Node], results: set[Node]) -> set[Node]:
    """Return the nodes that the CPU computes at each call.

    These are what ends up there, and tensors that were there from the start. Constants are made
    once. Numbers that came as tensors without dimensions are computed with on the device.
    """
    constants: set[Node] = set()
    for node in nodes:
        made_of_constants = all(n in constants for n in node.all_input_nodes)
        if made_of_constants and _is_on_host(node) and not draws(node):
            constants.add(node)
    host: set[Node] = set()
    for node in reversed(nodes):
        if node.op != "call_function" or not _is_on_host(node) or node in constants:
            continue
        from_host = all(_is_on_host(n) for n in node.all_input_nodes if _tensors(n))
        is_number = from_host and not any(t.strides for t in _tensors(node))
        writes = str(node.target) == "aten.copy_.default"
        used = node in results or any(user in host for user in node.users)
        if not is_number or writes or used or draws(node):
            host.add(node)
    return host


def draws(node: Node) -> bool:
    """Whether a node takes numbers from a random stream."""
    return torch.Tag.nondeterministic_seeded in getattr(node.target, "tags", ())


def _roots(results: Any) -> set[Node]:
    """Return the nodes whose memory these results are, or are views of."""
    roots = set()
    for node in pytree.tree_leaves(results):
        while isinstance(node, Node) and _is_view(node):
            node = node.args[0]
        if isinstance(node, Node):
            roots.add(node)
    return roots


def _is_view(node: Any) -> bool:
    if node.target is operator.getitem:
        return _is_view(node.args[0])
    schema = getattr(node.target, "_schema", None)
    return schema is not None and any(
        r.alias_info is not None and not r.alias_info.is_write for r in schema.returns
    )


def _geometry(values: Sequence[Any]) -> Any:
    return tuple(
        (v.shape, v.stride(), v.dtype, v.device, v.is_conj(), v.is_neg())
        if isinstance(v, Tensor)
        else v
        for v in values
    )


@contextlib.contextmanager
def alone(device: int) -> Iterator[None]:
    """Capture on this thread, with nothing of the caller's surroundings."""
    with torch.no_grad(), torch._C._DisableAutocast(), _disable_current_modes():
        _C.capture_begin(device)
        try:
            yield
        finally:
            _C.capture_drop()


def _device_of(graph: TracedGraph, values: Sequence[Any]) -> int:
    devices = [v.device for v in values if isinstance(v, Tensor)]
    devices += [t.device for node in graph.nodes for t in _tensors(node)]
    return next((d.index or 0 for d in devices if d.type == "tpu"), 0)


def _needed_behind(nodes: list[Node]) -> list[Node]:
    """Return the values that nodes behind these use."""
    inside = set(nodes)
    return [n for n in nodes if any(user not in inside for user in n.users)]


def _read(data: bytes) -> "Graph":
    return Graph(TracedGraph.read(data))


class Graph(OutputCode):
    """A functional FX graph as a callable that takes the list of its inputs, and empties it.

    AOTAutograd keeps it for the next process, where it is captured anew at its first call.
    """

    def __init__(self, graph: TracedGraph) -> None:
        # Says so to AOTAutograd, which passes on what an object has but not what its class has.
        self._boxed_call = True
        *nodes, output = graph.nodes
        self.graph = graph
        self._inputs = [n for n in nodes if n.op == "placeholder"]
        self._output: Any = output.args[0]
        self._takes_tensors = all(isinstance(n.meta.get("val"), TracedTensor) for n in self._inputs)
        self._nodes = [n for n in nodes if n.op != "placeholder"]
        self._host = _host_nodes(self._nodes, set(output.all_input_nodes))
        self._steps: list[Segment | Node] = []
        # The whole graph, as long as all of it can be captured.
        self._whole: Segment | None = None
        if not self._host:
            self._whole = Segment(graph, self._nodes, self._inputs, self._output)

    @staticmethod
    def of(module: GraphModule, _: Sequence[Any]) -> "Graph":
        """Make a graph of what AOTAutograd traced."""
        return Graph(TracedGraph.of(module))

    def __copy__(self) -> "Graph":
        # Writing a graph changes nothing of it.
        return self

    def __reduce__(self) -> Any:
        try:
            return _read, (self.graph.write(),)
        except Exception as error:
            raise BypassAOTAutogradCache(f"a graph cannot be written: {error}") from error

    def prepare_for_serialization(self) -> None:
        """There is nothing to prepare: what is written is what was traced."""

    def post_compile(self, *_: Any) -> None:
        """There is nothing left to do: a graph is captured at its first call."""

    def __call__(self, args: list[Any]) -> Any:  # type: ignore[override]
        whole = self._whole
        if whole is None:
            return self._call_steps(args)
        captured = whole.latest
        if captured is None:
            captured, refusal = whole.capture(args, whole.nodes)
            if refusal is not None:
                self._whole = None
                return self._call_steps(args)
        if self._takes_tensors and not whole.takes_lazy:
            # The way of nearly all calls: no Python looks at their inputs.
            results = _call(captured.id, captured.device, captured.count, args)
            if results is not None:
                args.clear()
                _call_end(captured.device)
                return results if captured.is_plain else captured.results(results)
        return whole(args)

    def _call_steps(self, args: list[Any]) -> Any:
        values: dict[Node, Any] = dict(zip(self._inputs, args, strict=True))
        args.clear()
        if self._steps:
            for step in self._steps:
                self._run(step, values)
        else:
            self._split(values)
        return map_arg(self._output, values.__getitem__)

    def _run(self, step: "Segment | Node", values: dict[Node, Any]) -> None:
        if isinstance(step, Segment):
            results = step([values[n] for n in step.inputs])
            values.update(zip(step.results, results, strict=True))
        elif step.op == "get_attr":
            values[step] = self.graph.constants[str(step.target)]
        else:
            target: Any = step.target
            arguments: Any = map_arg((step.args, step.kwargs), values.__getitem__)
            try:
                values[step] = target(*arguments[0], **arguments[1])
            except Exception as error:
                error.add_note(f"in a compiled graph, at {step.target}{_line(step)}")
                raise

    def _split(self, values: dict[Node, Any]) -> None:
        """Run the graph for the first time, and find out how it has to be split."""
        rest = self._host_first()
        while rest:
            if rest[0] not in self._host:
                behind = next((i for i, n in enumerate(rest) if n in self._host), len(rest))
                segment, refusal = self._segment(rest[:behind], values)
                if segment.nodes:
                    self._steps.append(segment)
                    self._run(segment, values)
                rest = rest[len(segment.nodes) :]
                if refusal is None:
                    continue
                _tell(refusal)
            # Of several results each is a value of its own, which stand-ins are made for.
            parts = [user for user in rest[0].users if user.target is operator.getitem]
            for node in (rest[0], *parts):
                self._steps.append(node)
                self._run(node, values)
            rest = [node for node in rest[1:] if node not in parts]

    def _segment(
        self, nodes: list[Node], values: dict[Node, Any]
    ) -> tuple[Segment, Refusal | None]:
        used = {u for n in nodes for u in n.all_input_nodes}
        inputs = [n for n in values if n in used or n.meta.get("symbol") is not None]
        segment = Segment(self.graph, nodes, inputs, _needed_behind(nodes))
        _, refusal = segment.capture([values[n] for n in inputs], nodes)
        return segment, refusal

    def _host_first(self) -> list[Node]:
        """Move to the front what the CPU can compute before the device starts."""
        first: dict[Node, None] = dict.fromkeys(self._inputs)
        for node in self._nodes:
            if node in self._host and all(n in first for n in node.all_input_nodes):
                first[node] = None
        host = [n for n in self._nodes if n in first]
        return host + [n for n in self._nodes if n not in first]


def _tell(refusal: Refusal) -> None:
    node = refusal.node
    warnings.warn(
        f"the compiled graph is split at {node.target}{_line(node)}: {refusal.error}. It runs by "
        "itself on each call; write it with operations that have a tpu lowering and need no value "
        "on the host to keep one program",
        stacklevel=2,
    )


def _line(node: Node) -> str:
    """Say where in the user's program a node was called, if that is known."""
    line = node.meta.get("line")
    return f" ({line})" if line else ""
