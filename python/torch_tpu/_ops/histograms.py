"""Histograms. The number of bins is known; the places of values are data.

A histogram of D dimensions counts the rows of `[N, D]`.
"""

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor


def functions() -> dict[str, Callable[..., Any]]:
    """Return the functions of this file, by the operation's name."""
    return {
        "histogram.bin_ct": _histogram,
        "histogram.bins_tensor": _histogram_of_edges,
        "_histogramdd_bin_edges": _histogramdd_bin_edges,
        "_histogramdd_from_bin_cts": _histogramdd,
        "_histogramdd_from_bin_tensors": _histogramdd_of_edges,
    }


def _range(points: Tensor, given: list[float] | None) -> list[tuple[float, float]]:
    """Return the outer edges along each dimension: `given`, or the extremes of the data."""
    if given is not None:
        if len(given) != 2 * points.size(1):
            raise RuntimeError(
                f"torch.histogramdd: for a {points.size(1)}-dimensional histogram range should "
                f"have {2 * points.size(1)} elements, but got {len(given)}"
            )
        ranges = list(zip(given[::2], given[1::2], strict=True))
    elif points.size(0) == 0:
        ranges = [(0.0, 1.0)] * points.size(1)
    else:
        ranges = [tuple(r) for r in torch.stack(points.aminmax(dim=0), 1).tolist()]
    for dim, (low, high) in enumerate(ranges):
        if not (abs(low) < float("inf") and abs(high) < float("inf")):
            raise RuntimeError(
                f"torch.histogramdd: dimension {dim}'s range [{low:g}, {high:g}] is not finite"
            )
        if low > high:
            raise RuntimeError(
                "torch.histogramdd: min should not exceed max, but got min "
                f"{low:g} max {high:g} for dimension {dim}"
            )
    return [(low - 0.5, high + 0.5) if low == high else (low, high) for low, high in ranges]


def _edges(points: Tensor, bins: list[int], given: list[float] | None) -> list[Tensor]:
    _check_points(points)
    if points.size(-1) != len(bins):
        raise RuntimeError(
            "histogramdd: The size of bins must be equal to the innermost dimension of the input."
        )
    for dim, count in enumerate(bins):
        if count <= 0:
            raise RuntimeError(
                f"torch.histogram(): bins must be > 0, but got {count} for dimension {dim}"
            )
    outer = _range(points.reshape(-1, points.size(-1)), given)
    return [
        torch.linspace(low, high, count + 1, dtype=points.dtype, device=points.device)
        for (low, high), count in zip(outer, bins, strict=True)
    ]


def _check_points(points: Tensor) -> None:
    if points.dim() < 2:
        raise RuntimeError("torch.histogramdd: input tensor should have at least 2 dimensions")


def _counts(points: Tensor, edges: list[Tensor], weight: Tensor | None, density: bool) -> Tensor:
    _check_points(points)
    if points.size(-1) != len(edges):
        raise RuntimeError(
            f"torch.histogramdd: expected {points.size(-1)} sequences of bin edges for a "
            f"{points.size(-1)}-dimensional histogram but got {len(edges)}"
        )
    for given in edges:
        if given.dtype != points.dtype:
            raise RuntimeError(
                "torch.histogramdd: input tensor and bins tensors should have the same dtype"
            )
        if given.dim() != 1 or given.numel() == 0:
            raise RuntimeError("torch.histogramdd: bins tensor should have one dimension")
    if weight is not None and weight.dtype != points.dtype:
        raise RuntimeError(
            "torch.histogramdd: if weight tensor is provided, input tensor and weight tensor "
            f"should have the same dtype, but got input({points.dtype}), and weight({weight.dtype})"
        )
    if weight is not None and weight.shape != points.shape[:-1]:
        raise RuntimeError(
            "torch.histogramdd: if weight tensor is provided it should have the same shape as the "
            "input tensor excluding its innermost dimension, but got input with shape "
            f"{list(points.shape)} and weight with shape {list(weight.shape)}"
        )
    flat = points.reshape(-1, points.size(-1))
    place = torch.zeros(flat.size(0), dtype=torch.long, device=points.device)
    inside = torch.ones_like(place, dtype=torch.bool)
    for x, along in zip(flat.unbind(1), edges, strict=True):
        bins = along.numel() - 1
        inside &= (x >= along[0]) & (x <= along[-1])
        # The last bin includes both of its edges.
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
