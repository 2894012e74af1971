"""Reductions over segments of a dimension. The number of segments is known; their ends are data."""

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

NEUTRAL = {
    "sum": 0.0,
    "mean": 0.0,
    "prod": 1.0,
    "max": float("-inf"),
    "min": float("inf"),
}
# The names that torch takes besides these.
NAMES = {"amax": "max", "amin": "min"}
SCATTERED = {"sum": "sum", "mean": "sum", "prod": "prod", "max": "amax", "min": "amin"}


def functions() -> dict[str, Callable[..., Any]]:
    """Return the functions of this file, by the operation's name."""
    return {
        "segment_reduce": _segment_reduce,
        "_segment_reduce_backward": _segment_reduce_backward,
    }


class _Segments:
    """The segment of each place along an axis of `data`; lengths are `[.., segments]`."""

    def __init__(self, data: Tensor, lengths: Tensor | None, offsets: Tensor | None, axis: int):
        given = offsets if lengths is None else lengths
        if given is None:
            raise RuntimeError("segment_reduce(): Either lengths or offsets must be defined")
        if data.dim() <= axis or given.dim() - 1 != axis:
            raise RuntimeError(
                "segment_reduce(): Expected axis to be the last dimension of lengths but got "
                f"{axis}."
            )
        if lengths is None:
            bounds = given.long()
            self.lengths = bounds.diff()
        else:
            self.lengths = given.long()
            ends = self.lengths.cumsum(-1)
            bounds = torch.cat([torch.zeros_like(ends[..., :1]), ends], -1)
        self.data, self.axis, self.count = data, axis, self.lengths.size(-1)
        at = torch.arange(data.size(axis), device=data.device).expand(
            (*data.shape[:axis], data.size(axis))
        )
        # Places outside all segments get a row of their own, behind the segments' rows.
        inside = torch.searchsorted(bounds.contiguous(), at.contiguous(), right=True) - 1
        self.rows = inside.where(inside >= 0, self.count)

    def spread(self, per_row: Tensor) -> Tensor:
        """Expand a value of each row or place over the dimensions behind the axis."""
        behind = self.data.shape[self.axis + 1 :]
        shape = (*per_row.shape, *(1,) * len(behind))
        return per_row.view(shape).expand(*per_row.shape, *behind)

    def reduce(self, values: Tensor, how: str, initial: float) -> Tensor:
        shape = list(values.shape)
        shape[self.axis] = self.count + 1
        start = values.new_full(shape, initial)
        ended = start.scatter_reduce(self.axis, self.spread(self.rows), values, how)
        return ended.narrow(self.axis, 0, self.count)

    def at_places(self, per_segment: Tensor) -> Tensor:
        """Return the value of its segment for each place, and zero outside all segments."""
        nothing = torch.zeros_like(per_segment.narrow(self.axis, 0, 1)) if self.count else None
        if nothing is None:
            return torch.zeros_like(self.data)
        return torch.cat([per_segment, nothing], self.axis).gather(
            self.axis, self.spread(self.rows)
        )


def _segment_reduce(
    data: Tensor,
    reduce: str,
    *,
    lengths: Tensor | None = None,
    indices: Tensor | None = None,
    offsets: Tensor | None = None,
    axis: int = 0,
    unsafe: bool = False,
    initial: float | None = None,
) -> Tensor:
    if indices is not None:
        raise RuntimeError("segment_reduce(): indices based reduction is not supported yet.")
    reduce = NAMES.get(reduce, reduce)
    if reduce not in NEUTRAL:
        raise RuntimeError(
            f"reduce argument must be either sum, prod, mean, amax or amin, got {reduce}"
        )
    rank = max(data.dim(), 1)
    if not -rank <= axis < rank:
        raise IndexError(
            f"Dimension out of range (expected to be in range of [{-rank}, {rank - 1}], but got "
            f"{axis})"
        )
    axis = axis + data.dim() if axis < 0 else axis
    if lengths is not None and not unsafe:
        low, full = torch.stack(
            [lengths.min(), (lengths.sum(-1) == data.size(axis)).all()]
        ).tolist()
        if low < 0:
            raise RuntimeError("lengths contains negative value!")
        if not full:
            raise RuntimeError(
                "segment_reduce(): Expected all rows of lengths along axis to sum to "
                "data.size(lengths.dim()-1) when !unsafe."
            )
    segments = _Segments(data, lengths, offsets, axis)
    start = NEUTRAL[reduce] if initial is None else initial
    result = segments.reduce(data, SCATTERED[reduce], start)
    if reduce != "mean":
        return result
    many = segments.spread(segments.lengths)
    empty = float("nan") if initial is None else start
    return torch.where(many > 0, result / many.clamp(min=1), empty).to(data.dtype)


def _segment_reduce_backward(
    grad: Tensor,
    output: Tensor,
    data: Tensor,
    reduce: str,
    *,
    lengths: Tensor | None = None,
    offsets: Tensor | None = None,
    axis: int = 0,
    initial: float | None = None,
) -> Tensor:
    reduce = NAMES.get(reduce, reduce)
    axis = axis + data.dim() if axis < 0 else axis
    segments = _Segments(data, lengths, offsets, axis)
    there = segments.at_places
    if reduce == "sum":
        return there(grad)
    if reduce == "mean":
        return there(grad / segments.spread(segments.lengths).clamp(min=1)).to(data.dtype)
    if reduce == "prod":
        # The gradient of a zero or NaN is the product of the segment's other elements.
        zero, nan = (data == 0).to(data.dtype), data.isnan().to(data.dtype)
        odd = (zero + nan) > 0
        start = 1.0 if initial is None else initial
        others = there(segments.reduce(data.masked_fill(odd, 1), "prod", start))
        zeros = there(segments.reduce(zero, "sum", 0.0)) - zero
        nans = there(segments.reduce(nan, "sum", 0.0)) - nan
        others = torch.where(zeros > 0, 0, others).masked_fill(nans > 0, float("nan"))
        return torch.where(odd, there(grad) * others, there(grad * output) / data)
    best = (data == there(output)) | data.isnan()
    sharing = segments.reduce(best.to(data.dtype), "sum", 0.0)
    return torch.where(best, there(grad / sharing.clamp(min=1)), 0)
