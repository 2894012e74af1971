"""Reductions over segments of a dimension, and counts in bins: sizes are known, places are data."""

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
SCATTERED = {"sum": "sum", "mean": "sum", "prod": "prod", "max": "amax", "min": "amin"}


def functions() -> dict[str, Callable[..., Any]]:
    """Return what is answered here, by the operation's name."""
    return {
        "segment_reduce": _segment_reduce,
        "_segment_reduce_backward": _segment_reduce_backward,
        "histogram.bin_ct": _histogram,
        "histogram.bins_tensor": _histogram_of_edges,
        "_histogramdd_bin_edges": _histogramdd_bin_edges,
        "_histogramdd_from_bin_cts": _histogramdd,
        "_histogramdd_from_bin_tensors": _histogramdd_of_edges,
    }


class _Segments:
    """Which segment of the last dimension of `[.., rows]` each place of `data`'s axis is in."""

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
        # Places before the first segment and behind the last count in a row of their own.
        inside = torch.searchsorted(bounds.contiguous(), at.contiguous(), right=True) - 1
        self.rows = inside.where(inside >= 0, self.count)

    def spread(self, per_row: Tensor) -> Tensor:
        """What belongs to a row or a place, over the dimensions behind the axis."""
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
        """The value of its segment for each place, zero where there is none."""
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
    if reduce not in NEUTRAL:
        raise RuntimeError(
            f"reduce argument must be either sum, prod, mean, max or min, got {reduce}"
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
    axis = axis + data.dim() if axis < 0 else axis
    segments = _Segments(data, lengths, offsets, axis)
    there = segments.at_places
    if reduce == "sum":
        return there(grad)
    if reduce == "mean":
        return there(grad / segments.spread(segments.lengths).clamp(min=1)).to(data.dtype)
    if reduce == "prod":
        # A zero's gradient is the product of the others.
        zero = data == 0
        zeros = segments.reduce(zero.to(data.dtype), "sum", 0.0)
        start = 1.0 if initial is None else initial
        others = segments.reduce(data.masked_fill(zero, 1), "prod", start)
        at_zero = there(grad * others * (zeros == 1))
        return torch.where(zero, at_zero, there(grad * output) / data)
    best = (data == there(output)) | data.isnan()
    sharing = segments.reduce(best.to(data.dtype), "sum", 0.0)
    return torch.where(best, there(grad / sharing.clamp(min=1)), 0)


# A histogram of D dimensions counts the rows of `[N, D]`.


def _range(points: Tensor, given: list[float] | None) -> list[tuple[float, float]]:
    """Return the outer edges along each dimension; without `given`, the data's extremes."""
    if given is not None:
        ranges = list(zip(given[::2], given[1::2], strict=True))
    elif points.size(0) == 0:
        ranges = [(0.0, 1.0)] * points.size(1)
    else:
        ranges = [tuple(r) for r in torch.stack(points.aminmax(dim=0), 1).tolist()]
    for low, high in ranges:
        if not (abs(low) < float("inf") and abs(high) < float("inf")):
            raise RuntimeError(f"torch.histogramdd: range [{low}, {high}] is not finite")
        if low > high:
            raise RuntimeError(
                "torch.histogramdd: min should not exceed max, but got min "
                f"{low} max {high} for dimension 0"
            )
    return [(low - 0.5, high + 0.5) if low == high else (low, high) for low, high in ranges]


def _edges(points: Tensor, bins: list[int], given: list[float] | None) -> list[Tensor]:
    _check_points(points, len(bins))
    for count in bins:
        if count <= 0:
            raise RuntimeError(f"torch.histogramdd(): bins {count} must be > 0")
    outer = _range(points.reshape(-1, points.size(-1)), given)
    return [
        torch.linspace(low, high, count + 1, dtype=points.dtype, device=points.device)
        for (low, high), count in zip(outer, bins, strict=True)
    ]


def _check_points(points: Tensor, dimensions: int) -> None:
    if points.dim() < 2:
        raise RuntimeError(
            "torch.histogramdd: input tensor should have at least 2 dimensions, but got "
            f"{points.dim()}"
        )
    if points.size(-1) != dimensions:
        raise RuntimeError(
            f"torch.histogramdd: expected {points.size(-1)} sequences of bin edges for a "
            f"{points.size(-1)}-dimensional histogram but got {dimensions}"
        )


def _counts(points: Tensor, edges: list[Tensor], weight: Tensor | None, density: bool) -> Tensor:
    _check_points(points, len(edges))
    for given in edges:
        if given.dtype != points.dtype:
            raise RuntimeError(
                "torch.histogramdd: input tensor and bins tensors should have the same dtype"
            )
        if given.dim() != 1 or given.numel() == 0:
            raise RuntimeError("torch.histogramdd: bins tensor should have one dimension")
    if weight is not None and (weight.dtype != points.dtype or weight.shape != points.shape[:-1]):
        raise RuntimeError(
            "torch.histogramdd: weight tensor should have the dtype of the input and its shape "
            "but for the innermost dimension"
        )
    flat = points.reshape(-1, points.size(-1))
    place = torch.zeros(flat.size(0), dtype=torch.long, device=points.device)
    inside = torch.ones_like(place, dtype=torch.bool)
    for x, along in zip(flat.unbind(1), edges, strict=True):
        bins = along.numel() - 1
        inside &= (x >= along[0]) & (x <= along[-1])
        # The last bin has both of its edges.
        at = torch.searchsorted(along, x.contiguous(), right=True) - 1
        place = place * bins + at.clamp(0, max(bins - 1, 0))
    one = torch.ones_like(flat[:, 0]) if weight is None else weight.reshape(-1)
    shape = [along.numel() - 1 for along in edges]
    size = torch.Size(shape).numel()
    hist = points.new_zeros(size)
    if size:
        hist = hist.scatter_add(0, place, torch.where(inside, one, 0))
    hist = hist.view(shape)
    if density:
        hist = hist / hist.sum()
        for dim, along in enumerate(edges):
            hist = hist / along.diff().view([-1 if d == dim else 1 for d in range(len(edges))])
    return hist


def _histogram(
    self: Tensor,
    bins: int = 100,
    *,
    range: list[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> tuple[Tensor, Tensor]:
    edges = _edges(self.reshape(-1, 1), [bins], range)
    return _counts(self.reshape(-1, 1), edges, _flat(weight), density), edges[0]


def _histogram_of_edges(
    self: Tensor, bins: Tensor, *, weight: Tensor | None = None, density: bool = False
) -> tuple[Tensor, Tensor]:
    return _counts(self.reshape(-1, 1), [bins], _flat(weight), density), bins.clone()


def _flat(weight: Tensor | None) -> Tensor | None:
    return None if weight is None else weight.reshape(-1)


def _histogramdd_bin_edges(
    self: Tensor,
    bins: list[int],
    *,
    range: list[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> list[Tensor]:
    return _edges(self, bins, range)


def _histogramdd(
    self: Tensor,
    bins: list[int],
    *,
    range: list[float] | None = None,
    weight: Tensor | None = None,
    density: bool = False,
) -> Tensor:
    return _counts(self, _edges(self, bins, range), weight, density)


def _histogramdd_of_edges(
    self: Tensor, bins: list[Tensor], *, weight: Tensor | None = None, density: bool = False
) -> Tensor:
    return _counts(self, bins, weight, density)
