"""Control flow inside a graph: conditions and loops as operations of the core.

torch hands over higher-order operations, whose branches and bodies are graphs. Each branch or body
is captured over placeholders for its operands. One operation of the core then runs the captured
graphs as the data decides. This file does not know how the nodes of a graph are run.
"""

import functools
from collections.abc import Callable, Sequence
from typing import Any, Protocol

import torch
from torch import Tensor
from torch._higher_order_ops.auto_functionalize import auto_functionalized_v2_dense
from torch._ops import HigherOrderOperator

from torch_tpu import _C


class Captured(Protocol):
    """A graph of the core."""

    id: int
    device: int
    count: int

    def results(self, tensors: list[Tensor]) -> Any: ...


class Subgraph(Protocol):
    """A graph inside a graph; a call makes its nodes a part of the graph around it."""

    @property
    def writes(self) -> list[int]:
        """Return the places of the operands that the graph writes in place."""
        ...

    def returning(self, places: Sequence[int]) -> "Subgraph":
        """Return a graph that leaves these operands alone, and returns their new values too."""
        ...

    def __call__(self, *values: Any) -> Any: ...

    def captured(self, values: Sequence[Any]) -> Captured: ...


def _cond(predicate: Any, on_true: Subgraph, on_false: Subgraph, operands: Sequence[Any]) -> Any:
    if not isinstance(predicate, Tensor):
        return (on_true if predicate else on_false)(*operands)
    return _switch(predicate, [on_false, on_true], operands)


def usually(
    predicate: Tensor, usual: Subgraph, otherwise: Subgraph, operands: Sequence[Any]
) -> Any:
    """Call the first graph, which nearly always is the one; or the other, if this is false."""
    graphs = [graph.captured(operands) for graph in (usual, otherwise)]
    graph = _C.graph_cond([one.id for one in graphs], has_usual=True)
    index = predicate.reshape(()).logical_not().to(torch.int64)
    return _call(graph, graphs[0], [index, *operands])


def _switch(index: Any, branches: Sequence[Subgraph], operands: Sequence[Any]) -> Any:
    if not isinstance(index, Tensor):
        return branches[min(max(index, 0), len(branches) - 1)](*operands)
    written = sorted({place for branch in branches for place in branch.writes})
    graphs = [branch.returning(written).captured(operands) for branch in branches]
    graph = _C.graph_cond([branch.id for branch in graphs])
    made = _call(graph, graphs[0], [index.reshape(()).to(torch.int64), *operands])
    return _written([operands[place] for place in written], made)


def _while_loop(
    condition: Subgraph, body: Subgraph, carried: Sequence[Any], others: Sequence[Any]
) -> Any:
    if not all(isinstance(value, Tensor) for value in carried):
        # Python numbers are known now, so torch unrolls a loop whose condition reads only these.
        return torch.ops.higher_order.while_loop(condition, body, tuple(carried), tuple(others))
    if condition.writes or any(place < len(carried) for place in body.writes):
        raise RuntimeError("a part of it writes in place what it carries")
    written: list[Tensor] = []
    if body.writes:
        # An iteration hands on the tensors that it writes, like the tensors that it carries.
        written = [value for value in others if isinstance(value, Tensor)]
        if len(written) < len(others):
            raise RuntimeError("a part of it writes a tensor in place and takes numbers")
        body = body.returning(range(len(carried), len(carried) + len(others)))
        carried, others = [*carried, *others], []
    operands = [*(value.contiguous() for value in carried), *others]
    graphs = [condition.captured(operands), body.captured(operands)]
    graph = _C.graph_while(graphs[0].id, graphs[1].id)
    return _written(written, _call(graph, graphs[1], operands))


def looped(body: Subgraph, init: Sequence[Any], xs: Sequence[Tensor], others: Sequence[Any]) -> Any:
    """Call a graph for each slice of `xs`: its first results are carried, the others stacked."""
    count = xs[0].shape[0]
    carried = [value.contiguous() for value in init]
    slices = [x.new_empty(x.shape[1:]) for x in xs]
    captured = body.captured([*carried, *slices, *others])
    graph = _C.graph_scan(captured.id, count, len(carried), len(xs))
    return _call(graph, captured, [*carried, *(x.contiguous() for x in xs), *others])


def _map(body: Subgraph, xs: Sequence[Tensor], others: Sequence[Any]) -> Any:
    return looped(body, [], xs, others)


# Lowerings by the names of torch's higher-order operations. `associative_scan` calls its function a
# few times on long slices, and needs no loop.
LOWERINGS: dict[str, Callable[..., Any]] = {
    "cond": _cond,
    "switch": _switch,
    "while_loop": _while_loop,
    "scan": looped,
    "map_impl": _map,
}


def _written(targets: Sequence[Tensor], made: Any) -> Any:
    """Copy the last results into the targets, and return the other results."""
    if not targets:
        return made
    count = len(made) - len(targets)
    for target, value in zip(targets, made[count:], strict=True):
        target.copy_(value)
    return made[:count]


class _Lowered(HigherOrderOperator):
    """The operation that `auto_functionalized_v2_dense` calls instead of a higher-order one."""

    def __init__(self, name: str) -> None:
        super().__init__(f"tpu_{name}")
        self._lowering = LOWERINGS[name]

    def __call__(self, *args: Any, **kwargs: Any) -> Any:
        return tuple(self._lowering(*args, **kwargs))


@functools.cache
def _lowered(name: str) -> _Lowered:
    return _Lowered(name)


def lowering(target: Any, args: Sequence[Any]) -> "Callable[..., Any] | None":
    """Return the lowering of a call, or `None` unless a higher-order operation has one here."""
    if not isinstance(target, HigherOrderOperator):
        return None
    if target.name() == "auto_functionalized_v2":
        inner = args[0]
        if isinstance(inner, HigherOrderOperator) and inner.name() in LOWERINGS:
            return _write_in_place
    return LOWERINGS.get(target.name())


def _write_in_place(operation: HigherOrderOperator, **kwargs: Any) -> Any:
    """Call an operation whose graphs write in place; torch first copies the tensors written."""
    return auto_functionalized_v2_dense(_lowered(operation.name()), **kwargs)


def _call(graph: int, like: Captured, inputs: Sequence[Any]) -> Any:
    """Call a graph once and drop it; its results have the structure of `like`'s results."""
    tensors = [value for value in inputs if isinstance(value, Tensor)]
    try:
        results = torch.ops.tpu.graph_call(graph, like.device, like.count, tensors)
    finally:
        _C.graph_drop(graph)
    return like.results(results)
