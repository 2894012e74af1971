"""Control flow inside a graph: conditions and loops as operations of the core.

What torch hands over are its higher-order operations, whose branches and bodies are graphs. Each of
those is captured over stand-ins for its operands, and one operation of the core runs them as far as
the data says. Knows nothing of how a graph's nodes are run.
"""

from collections.abc import Callable, Sequence
from typing import Any, Protocol

import torch
from torch import Tensor

from torch_tpu import _C


class Captured(Protocol):
    """A graph of the core."""

    id: int
    device: int
    count: int

    def results(self, tensors: list[Tensor]) -> Any: ...


class Subgraph(Protocol):
    """A graph inside a graph: called, it becomes a part of it."""

    def __call__(self, *values: Any) -> Any: ...

    def captured(self, values: Sequence[Any]) -> Captured: ...


def _cond(predicate: Any, on_true: Subgraph, on_false: Subgraph, operands: Sequence[Any]) -> Any:
    if not isinstance(predicate, Tensor):
        return (on_true if predicate else on_false)(*operands)
    return _switch(predicate, [on_false, on_true], operands)


def _switch(index: Any, branches: Sequence[Subgraph], operands: Sequence[Any]) -> Any:
    if not isinstance(index, Tensor):
        return branches[min(max(index, 0), len(branches) - 1)](*operands)
    graphs = [branch.captured(operands) for branch in branches]
    graph = _C.graph_cond([branch.id for branch in graphs])
    return _call(graph, graphs[0], [index.reshape(()).to(torch.int64), *operands])


def _while_loop(
    condition: Subgraph, body: Subgraph, carried: Sequence[Any], others: Sequence[Any]
) -> Any:
    if not all(isinstance(value, Tensor) for value in carried):
        # Python's numbers are known here, and so are the rounds if nothing else decides on them.
        return torch.ops.higher_order.while_loop(condition, body, tuple(carried), tuple(others))
    operands = [*(value.contiguous() for value in carried), *others]
    graphs = [condition.captured(operands), body.captured(operands)]
    graph = _C.graph_while(graphs[0].id, graphs[1].id)
    return _call(graph, graphs[1], operands)


def _scan(body: Subgraph, init: Sequence[Any], xs: Sequence[Tensor], others: Sequence[Any]) -> Any:
    count = xs[0].shape[0]
    carried = [value.contiguous() for value in init]
    slices = [x.new_empty(x.shape[1:]) for x in xs]
    captured = body.captured([*carried, *slices, *others])
    graph = _C.graph_scan(captured.id, count, len(carried), len(xs))
    return _call(graph, captured, [*carried, *(x.contiguous() for x in xs), *others])


def _map(body: Subgraph, xs: Sequence[Tensor], others: Sequence[Any]) -> Any:
    return _scan(body, [], xs, others)


# By the names of torch's higher-order operations. `associative_scan` is a few calls of its
# function on long slices: it needs no loop.
LOWERINGS: dict[str, Callable[..., Any]] = {
    "cond": _cond,
    "switch": _switch,
    "while_loop": _while_loop,
    "scan": _scan,
    "map_impl": _map,
}


def _call(graph: int, like: Captured, inputs: Sequence[Any]) -> Any:
    """Call a graph once, which gives results as another one does."""
    tensors = [value for value in inputs if isinstance(value, Tensor)]
    try:
        results = torch.ops.tpu.graph_call(graph, like.device, like.count, tensors)
    finally:
        _C.graph_drop(graph)
    return like.results(results)
