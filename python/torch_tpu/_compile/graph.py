"""An FX graph as a callable: captured at its first call, called without Python for its nodes.

A segment is a run of nodes that one program computes, usually the whole graph. A node that cannot
be captured, because it has no lowering or reads a value on the host, splits the graph. Such a node
then runs by itself on each call.
"""

import operator
import warnings
from collections.abc import Sequence
from typing import Any

import torch
from torch import Tensor
from torch._functorch._aot_autograd.autograd_cache import BypassAOTAutogradCache
from torch._inductor.output_code import OutputCode
from torch.fx import GraphModule, Node
from torch.fx.node import map_arg
from torch.utils import _pytree as pytree

from torch_tpu import _C
from torch_tpu._compile.capture import Captured, Refusal, Replay, alone, is_on_tpu, placeholder
from torch_tpu._compile.host import collectives, host_nodes
from torch_tpu._compile.traced import TracedGraph, TracedTensor, parts, traced_tensors, where

_call = torch.ops.tpu.graph_call.default
_call_end = _C.call_end

# A bound above any size: symbols have bounds only where the user gives one.
_NO_LIMIT = 1 << 48


class Segment:
    """Neighbouring nodes that one program computes."""

    def __init__(
        self, graph: TracedGraph, nodes: list[Node], inputs: list[Node], results: Any
    ) -> None:
        self.graph, self.nodes, self.inputs = graph, nodes, inputs
        # A structure of lists and nodes.
        self.results = results
        self.latest: Captured | None = None
        self._known: dict[Any, Captured] = {}
        self._exact = _roots(results)
        # Whether an input has a conjugate or negative bit.
        self.takes_lazy = False
        # Whether a collective follows, which the program may take in.
        self.goes_on = False

    def __call__(self, values: list[Any]) -> Any:
        """Call the program for these inputs, and empty the list; capture a new geometry first."""
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
        _call_end(captured.device, self.goes_on)
        return captured.results(results)

    def capture(self, values: list[Any], nodes: list[Node]) -> "tuple[Captured, Refusal | None]":
        """Run nodes over placeholders for these values, up to the first refusal."""
        device = _device_of(self.graph, values)
        self.takes_lazy = any(_is_lazy(value) for value in values)
        with alone(device):
            replay = Replay(self.graph, self._exact, device)
            for node, value in zip(self.inputs, values, strict=True):
                _mark_varying(node, value)
                is_tensor = isinstance(value, Tensor)
                replay.take(node, _placeholder(value, device) if is_tensor else value)
            refusal = replay.run(nodes)
            if refusal is not None:
                self.nodes = nodes[: nodes.index(refusal.node)]
                self.results = _needed_behind(self.nodes)
            captured = Captured(device, map_arg(self.results, replay.laid_out))
        self._known[_geometry(values)] = self.latest = captured
        return captured, refusal


def _read(data: bytes) -> "Graph":
    return Graph(TracedGraph.read(data))


class Graph(OutputCode):
    """A functional FX graph as a callable that takes the list of its inputs, and empties the list.

    AOTAutograd keeps the graph for the next process, which captures the graph anew.
    """

    def __init__(self, graph: TracedGraph) -> None:
        # AOTAutograd passes on this attribute only if the object itself has it, not its class.
        self._boxed_call = True
        *nodes, output = graph.nodes
        self.graph = graph
        self._inputs = [n for n in nodes if n.op == "placeholder"]
        self._output: Any = output.args[0]
        self._takes_tensors = all(isinstance(n.meta.get("val"), TracedTensor) for n in self._inputs)
        self._nodes = [n for n in nodes if n.op != "placeholder"]
        self._host = host_nodes(self._nodes, set(output.all_input_nodes))
        self._collectives = collectives(self._nodes)
        self._alone = self._host | self._collectives
        self._steps: list[Segment | Node] = []
        # The whole graph, until a capture refuses a node.
        self._whole: Segment | None = None
        if not self._alone:
            self._whole = Segment(graph, self._nodes, self._inputs, self._output)

    @staticmethod
    def of(module: GraphModule, _: Sequence[Any]) -> "Graph":
        """Make a graph of a module that AOTAutograd traced.

        Raises `NotImplementedError` for a module that calls a kernel of Triton.
        """
        _refuse_triton(module)
        return Graph(TracedGraph.of(module))

    def __copy__(self) -> "Graph":
        # torch copies a graph before it writes one, and writing changes nothing here.
        return self

    def __reduce__(self) -> Any:
        try:
            return _read, (self.graph.write(),)
        except Exception as error:
            raise BypassAOTAutogradCache(f"a graph cannot be written: {error}") from error

    def prepare_for_serialization(self) -> None:
        """Do nothing: the written form is the traced graph."""

    def post_compile(self, *_: Any) -> None:
        """Do nothing: a graph is captured at its first call."""

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
            # Nearly all calls end here. The core compares the inputs with the captured geometry.
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
                error.add_note(f"in a compiled graph, at {step.target}{where(step)}")
                raise

    def _split(self, values: dict[Node, Any]) -> None:
        """Run the graph for the first time, and find the nodes that split it."""
        rest = self._host_first()
        while rest:
            if rest[0] not in self._alone:
                behind = next((i for i, n in enumerate(rest) if n in self._alone), len(rest))
                segment, refusal = self._segment(rest[:behind], values)
                if segment.nodes:
                    left = rest[len(segment.nodes) :]
                    segment.goes_on = bool(left) and left[0] in self._collectives
                    self._steps.append(segment)
                    self._run(segment, values)
                rest = rest[len(segment.nodes) :]
                if refusal is None:
                    continue
                _tell(refusal)
            # Placeholders are made for single tensors, so a list of results is taken apart here.
            picks = parts(rest[0])
            for node in (rest[0], *picks):
                self._steps.append(node)
                self._run(node, values)
            rest = [node for node in rest[1:] if node not in picks]

    def _segment(
        self, nodes: list[Node], values: dict[Node, Any]
    ) -> tuple[Segment, Refusal | None]:
        used = {u for n in nodes for u in n.all_input_nodes}
        inputs = [n for n in values if n in used or n.meta.get("symbol") is not None]
        segment = Segment(self.graph, nodes, inputs, _needed_behind(nodes))
        _, refusal = segment.capture([values[n] for n in inputs], nodes)
        return segment, refusal

    def _host_first(self) -> list[Node]:
        """Return the nodes in an order in which the CPU computes all that it can first."""
        first: dict[Node, None] = dict.fromkeys(self._inputs)
        for node in self._nodes:
            if node in self._host and all(n in first for n in node.all_input_nodes):
                first[node] = None
        host = [n for n in self._nodes if n in first]
        return host + [n for n in self._nodes if n not in first]


def _tell(refusal: Refusal) -> None:
    node = refusal.node
    warnings.warn(
        f"the compiled graph is split at {node.target}{where(node)}: {refusal.error}. It runs by "
        "itself on each call; write it with operations that have a tpu lowering and need no value "
        "on the host to keep one program",
        stacklevel=2,
    )


def _refuse_triton(module: GraphModule) -> None:
    calls = [n for n in module.graph.nodes if str(n.target).startswith("triton_kernel_wrapper")]
    if calls:
        from torch._higher_order_ops.triton_kernel_wrap import kernel_side_table

        from torch_tpu.integrations import triton

        kernel: Any = kernel_side_table.get_kernel(calls[0].kwargs["kernel_idx"])
        raise triton.refusal(getattr(kernel, "__name__", str(kernel)))


def _is_lazy(value: Any) -> bool:
    return isinstance(value, Tensor) and (value.is_conj() or value.is_neg())


def _stored(value: Tensor) -> Tensor:
    """Return a view of a tensor without conjugate and negative bits, for the core to write to."""
    value = value.conj() if value.is_conj() else value
    return torch._neg_view(value) if value.is_neg() else value


def _placeholder(value: Tensor, device: int) -> Tensor:
    made = placeholder(_stored(value), device)
    made = torch._neg_view(made) if value.is_neg() else made
    return made.conj() if value.is_conj() else made


def _mark_varying(node: Node, value: Any) -> None:
    """Mark the sizes of an input that are symbols: the second size gets a bounded program."""
    traced = node.meta.get("val")
    if isinstance(traced, TracedTensor) and traced.varying and is_on_tpu(value):
        address = value.untyped_storage().data_ptr()
        for dim in traced.varying:
            _C.mark_dynamic(address, list(value.shape), dim, _NO_LIMIT)


def _roots(results: Any) -> set[Node]:
    """Return the nodes that own the memory of these results."""
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


def _device_of(graph: TracedGraph, values: Sequence[Any]) -> int:
    devices = [v.device for v in values if isinstance(v, Tensor)]
    devices += [t.device for node in graph.nodes for t in traced_tensors(node)]
    return next((d.index or 0 for d in devices if d.type == "tpu"), 0)


def _needed_behind(nodes: list[Node]) -> list[Node]:
    """Return the nodes of this run whose values later nodes use."""
    inside = set(nodes)
    return [n for n in nodes if any(user not in inside for user in n.users)]
