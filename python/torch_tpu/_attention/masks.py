"""Mask functions of `flex_attention`, recognised: a band of distances, documents, and bounds.

Reads the graph of a function of batch, head, row and key, node by node. Knows no kernel.
"""

from collections.abc import Sequence
from typing import Any, NamedTuple

import torch
from torch import Tensor
from torch.fx import Node


class Tokens(NamedTuple):
    """A number for each token, in a tensor that a mask function reads, or read through another one.

    `tensors` numbers them: the token reads the last one, whose numbers read the one before, and so
    on. With batches, each batch has its own.
    """

    tensors: tuple[int, ...]
    has_batches: bool

    def of(self, given: Sequence[Tensor]) -> Tensor:
        """Return the numbers, `[L]` or `[B, L]`."""
        *outer, last = self.tensors
        numbers = given[last]
        for tensor in reversed(outer):
            table, at = given[tensor], numbers.to(torch.int64)
            numbers = table.gather(1, at) if self.has_batches else table[at]
        return numbers


class Mask(NamedTuple):
    """A row sees the keys at distances (row - key) from `low` to `high`, of its own documents.

    It sees none before its number in `starts`, and no row after a key's number in `ends` sees it.
    """

    low: int | None = None
    high: int | None = None
    documents: frozenset[Tokens] = frozenset()
    starts: frozenset[Tokens] = frozenset()
    ends: frozenset[Tokens] = frozenset()

    def __and__(self, other: "Mask") -> "Mask":
        lows = [low for low in (self.low, other.low) if low is not None]
        highs = [high for high in (self.high, other.high) if high is not None]
        tokens = (mine | theirs for mine, theirs in zip(self[2:], other[2:], strict=True))
        return Mask(max(lows, default=None), min(highs, default=None), *tokens)

    def sees_something(self, rows: int, keys: int) -> bool:
        """Return whether each row sees a key: a softmax of nothing is no number.

        Bounds are left to whoever reads them.
        """
        reaches = self.high is None or rows - 1 - self.high <= keys - 1
        is_near = (self.low or 0) <= 0 <= (0 if self.high is None else self.high)
        return is_near and reaches and (not any(self[2:]) or rows == keys)

    def word(self) -> str:
        """Return the band as a constant of a kernel."""
        if self.low is None and self.high is None:
            return "full"
        return "causal" if self[:2] == (0, None) else f"band {self.low} {self.high}"


class _Place(NamedTuple):
    """A multiple of the row and of the key, and a number."""

    row: int
    key: int
    number: int = 0


class _Distance(NamedTuple):
    """The absolute value of a place."""

    of: _Place


class _Read(NamedTuple):
    """The number of a row or of a key."""

    tokens: Tokens
    is_row: bool


_ROW, _KEY = _Place(1, 0), _Place(0, 1)
_MIRRORED = {"ge": "le", "le": "ge", "gt": "lt", "lt": "gt"}


def recognised(graph: Any) -> Mask | None:
    """Return what a mask function says, or None if it says something else."""
    values: dict[Node, Any] = {}
    places = iter(["batch", "head", _ROW, _KEY])
    read = 0
    for node in graph.nodes:
        if node.op == "placeholder":
            values[node] = place = next(places, read)
            read += isinstance(place, int)
            continue
        if node.op == "output":
            (result,) = node.args
            result = result[0] if isinstance(result, (tuple, list)) else result
            made = values.get(result)
            return made if isinstance(made, Mask) else None
        name = str(node.target).removeprefix("aten.").partition(".")[0]
        args = [_value(values, arg) for arg in node.args]
        values[node] = _called(name, args)
    return None


def _value(values: dict[Node, Any], arg: Any) -> Any:
    if isinstance(arg, (list, tuple)):
        return [_value(values, one) for one in arg]
    if isinstance(arg, Node):
        return values[arg]
    return _Place(0, 0, arg) if isinstance(arg, int) and not isinstance(arg, bool) else arg


def _called(name: str, args: list[Any]) -> Any:
    """Return the value of an operation, or None for anything else."""
    match name, args:
        case "new_ones", _:
            return Mask()
        case (("bitwise_and" | "logical_and"), [Mask() as a, Mask() as b]):
            return a & b
        case "abs", [_Place() as place]:
            return _Distance(place)
        case "sub", [_Place() as a, _Place() as b]:
            return _Place(a.row - b.row, a.key - b.key, a.number - b.number)
        case "add", [_Place() as a, _Place() as b]:
            return _Place(a.row + b.row, a.key + b.key, a.number + b.number)
        case "index", [int() as tensor, [*batches, place]] if batches in ([], ["batch"]):
            has_batches = bool(batches)
            if place in (_ROW, _KEY):
                return _Read(Tokens((tensor,), has_batches), place == _ROW)
            if isinstance(place, _Read) and place.tokens.has_batches == has_batches:
                inner, is_row = place
                return _Read(Tokens((tensor, *inner.tensors), has_batches), is_row)
        case "eq", [_Read() as a, _Read() as b] if a.tokens == b.tokens and a.is_row != b.is_row:
            return Mask(documents=frozenset([a.tokens]))
        case ("ge", [place, _Read() as bound]) | ("le", [_Read() as bound, place]):
            if place == _KEY and bound.is_row:
                return Mask(starts=frozenset([bound.tokens]))
        case ("le", [place, _Read() as bound]) | ("ge", [_Read() as bound, place]):
            if place == _ROW and not bound.is_row:
                return Mask(ends=frozenset([bound.tokens]))
        case (("ge" | "gt" | "le" | "lt"), [_Place() as a, _Place() as b]):
            return _compared(name, a, b)
        case (("le" | "lt"), [_Distance(of), _Place(0, 0, most)]):
            least = _Place(0, 0, -most)
            above, below = _compared(_MIRRORED[name], of, least), _compared(name, of, _number(most))
            return above & below if above and below else None
    return None


def _number(value: int) -> _Place:
    return _Place(0, 0, value)


def _compared(name: str, a: _Place, b: _Place) -> Mask | None:
    """Return the band that a comparison of places leaves, if it compares row and key."""
    row, key, number = a.row - b.row, a.key - b.key, a.number - b.number
    if (row, key) == (-1, 1):
        row, key, number, name = 1, -1, -number, _MIRRORED[name]
    if (row, key) != (1, -1):
        return None
    strict = name in ("gt", "lt")
    if name in ("ge", "gt"):
        return Mask(low=strict - number)
    return Mask(high=-number - strict)
