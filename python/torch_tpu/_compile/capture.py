"""The capture of FX nodes as a graph of the core.

`Replay` runs nodes once over placeholder tensors, inside `alone`. The core records the calls of
these nodes, and `Captured` is the graph that the recording leaves. This file does not know who
calls the graph: `graph` does so for `torch.compile`, `_export` writes it to a file.
"""

import contextlib
import functools
from collections.abc import Callable, Iterator, Sequence
from typing import Any, ClassVar

import torch
from torch import Tensor
from torch.fx import Node
from torch.fx.node import map_arg
from torch.utils import _pytree as pytree
from torch.utils._python_dispatch import _disable_current_modes

from torch_tpu import _C
from torch_tpu._attention import choice
from torch_tpu._compile import flex
from torch_tpu._compile.control import lowering
from torch_tpu._compile.host import host_nodes
from torch_tpu._compile.traced import TracedGraph, parts, where

placeholder = torch.ops.tpu.graph_input.default
_FLASH = torch.ops.aten._scaled_dot_product_flash_attention_for_cpu.default

# Views that only some strides allow. A value may have other strides here than when it was traced,
# because results are contiguous here.
_NEEDS_STRIDES = {
    "aten.as_strided.default",
    "aten.view.dtype",
    "aten.view_as_complex.default",
    "aten.view_as_real.default",
}
_RESHAPES = {"aten.view.default", "aten._unsafe_view.default", "aten._reshape_alias.default"}


@contextlib.contextmanager
def alone(device: int) -> Iterator[None]:
    """Capture the calls of this thread, without the caller's autograd, autocast and modes."""
    with torch.no_grad(), torch._C._DisableAutocast(), _disable_current_modes():
        _C.capture_begin(device)
        try:
            yield
        finally:
            _C.capture_drop()


class Captured:
    """A graph of the core, for inputs of one geometry."""

    id = 0  # No graph, in case the core refuses this one.

    def __init__(self, device: int, results: Any) -> None:
        leaves, self._structure = pytree.tree_flatten(results)
        self._places = [i for i, leaf in enumerate(leaves) if is_on_tpu(leaf)]
        # The core knows no conjugate or negative bits, so these are resolved here.
        tensors = [leaves[i].resolve_conj().resolve_neg() for i in self._places]
        self.device, self.count = device, len(tensors)
        self.id = torch.ops.tpu.graph_end(tensors)
        # All other results are the same at each call.
        self._others = [None if is_on_tpu(leaf) else leaf for leaf in leaves]
        self.is_plain = isinstance(results, (list, tuple)) and len(tensors) == len(results)

    def __del__(self, drop: Any = _C.graph_drop) -> None:
        drop(self.id)

    def results(self, tensors: list[Tensor]) -> Any:
        """Put the tensors of a call into the structure of the captured results."""
        if self.is_plain:
            return tensors
        leaves = [v.clone() if isinstance(v, Tensor) else v for v in self._others]
        for place, tensor in zip(self._places, tensors, strict=True):
            leaves[place] = tensor
        return pytree.tree_unflatten(leaves, self._structure)


class Refusal:
    """A node that cannot be captured, and the reason."""

    def __init__(self, node: Node, error: Exception) -> None:
        self.node, self.error = node, error


class Replay:
    """Runs nodes of a functional graph on values whose strides may differ from the traced ones.

    Nodes in `exact` get the traced strides, because the graph returns their memory.
    """

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
        """Run nodes in order, and stop at the first node that raises an exception."""
        for node in nodes:
            try:
                self.values[node] = self.call(node)
            except Exception as error:
                return Refusal(node, error)
            if node in self.exact:
                self.values[node] = self.laid_out(node)
        return None

    def call(self, node: Node) -> Any:
        """Return the value of a node whose arguments have values."""
        if node.op == "get_attr":
            value = self.graph.constants[str(node.target)]
            if isinstance(value, TracedGraph):
                return Subgraph(value, self.device)
            # A graph reads a constant when it is captured, so the constant has to exist by then.
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
            branch = functools.partial(Branch, device=self.device)
            return flex.CALLS[str(target)](branch, target, node.meta["val"], *args)
        if target is _FLASH and choice.is_offered():
            from torch_tpu._attention import calls

            is_kept = any(part.args[1] == 1 for part in parts(node))
            return calls.forward(*args, **kwargs, is_kept=is_kept)
        lowered = lowering(target, args)
        return (lowered or target)(*args, **kwargs)

    def laid_out(self, node: Any) -> Any:
        """Return the value of a node with the strides of the trace."""
        value, traced = self.values[node], node.meta.get("val")
        if not is_on_tpu(value) or traced is None or value.numel() == 0:
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
        # The new values of these operands are further results.
        self._returned = list(returned)

    @property
    def writes(self) -> list[int]:
        """The places of the operands that the graph writes in place, at its end."""
        inputs = [n for n in self.graph.nodes if n.op == "placeholder"]
        writes = (n.args[0] for n in self.graph.nodes if str(n.target) == "aten.copy_.default")
        targets = {n for n in writes if isinstance(n, Node)}
        return [place for place, node in enumerate(inputs) if node in targets]

    def returning(self, places: Sequence[int]) -> "Subgraph":
        """Return a graph that leaves these operands alone, and returns their new values too."""
        return Subgraph(self.graph, self.device, places)

    def __call__(self, *values: Any) -> Any:
        """Run the nodes as nodes of the graph around this one."""
        kept = [v.clone() if i in self._returned else v for i, v in enumerate(values)]
        results = self._run(kept)
        return [*results, *(kept[i] for i in self._returned)] if self._returned else results

    def _run(self, values: Sequence[Any]) -> Any:
        *nodes, output = self.graph.nodes
        for node in host_nodes(nodes, set(output.all_input_nodes)):
            raise RuntimeError(
                f"a part of it, {node.target}{where(node)}, computes on the CPU; move the tensors "
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
        # FX has a list type of its own, which callers do not expect.
        return list(results) if isinstance(results, list) else results

    def captured(self, values: Sequence[Any]) -> Captured:
        """Capture the graph over placeholders for these values; its results are contiguous."""
        return Branch(self, self.device).captured(values)


class Branch:
    """A function as a graph inside a graph; it writes none of its operands."""

    writes: ClassVar[list[int]] = []

    def __init__(self, function: Callable[..., Any], device: int) -> None:
        self._function, self.device = function, device

    def returning(self, places: Sequence[int]) -> "Branch":
        return self

    def __call__(self, *values: Any) -> Any:
        return self._function(*values)

    def captured(self, values: Sequence[Any]) -> Captured:
        """Capture the function over placeholders for these values; its results are contiguous."""
        tensors = [v.resolve_conj().resolve_neg() for v in values if isinstance(v, Tensor)]
        with alone(self.device):
            placeholders = iter([placeholder(t, self.device) for t in tensors])
            inputs = [next(placeholders) if isinstance(v, Tensor) else v for v in values]
            return Captured(self.device, pytree.tree_map(_contiguous, self(*inputs)))


def is_on_tpu(value: Any) -> bool:
    """Return whether a value is a tensor of the device."""
    return isinstance(value, Tensor) and value.device.type == "tpu"


def _contiguous(result: Any) -> Any:
    if result is None:
        return None
    if not is_on_tpu(result):
        raise RuntimeError(f"a part of it returns {result!r}, which is no tensor of the device")
    return result.clone(memory_format=torch.contiguous_format)


def _ordered(value: Tensor, like: Sequence[int]) -> Sequence[int]:
    """Return dense strides for a value, with its dimensions in the order of the strides `like`."""
    order = sorted(range(value.dim()), key=lambda d: (like[d], -d))
    result, stride = [0] * value.dim(), 1
    for d in order:
        result[d] = stride
        stride *= value.size(d)
    return result
