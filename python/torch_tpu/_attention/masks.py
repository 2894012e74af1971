"""Mask functions of `flex_attention`, recognised: a band of distances, and documents.

Reads the graph of a function of batch, head, row and key, node by node. Knows no kernel.
"""

from typing import Any, NamedTuple

from torch.fx import Node


class Mask(NamedTuple):
    """A row sees the keys at distances (row - key) from `low` to `high`, of its own documents.

    `documents` numbers the tensors that the function reads; each has a document's number for each
    token, with `True` for each batch and token.
    """

    low: int | None = None
    high: int | None = None
    documents: frozenset[tuple[int, bool]] = frozenset()

    def __and__(self, other: "Mask") -> "Mask":
        lows = [low for low in (self.low, other.low) if low is not None]
        highs = [high for high in (self.high, other.high) if high is not None]
        documents = self.documents | other.documents
        return Mask(max(lows, default=None), min(highs, default=None), documents)

    def sees_something(self, rows: int, keys: int) -> bool:
        """Return whether each row sees a key: a softmax of nothing is no number."""
        reaches = self.high is None or rows - 1 - self.high <= keys - 1
        is_near = (self.low or 0) <= 0 <= (0 if self.high is None else self.high)
        return is_near and reaches and (not self.documents or rows == keys)

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
    """An element of a tensor, by row or by key."""

    tensor: int
    has_batches: bool
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
        case "index", [int() as tensor, [*at]] if at[-1] in (_ROW, _KEY) and len(at) <= 2:
            if len(at) == 1 or at[0] == "batch":
                return _Read(tensor, len(at) == 2, at[-1] == _ROW)
        case "eq", [_Read() as a, _Read() as b] if a[:2] == b[:2] and a.is_row != b.is_row:
            return Mask(documents=frozenset([(a.tensor, a.has_batches)]))
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
