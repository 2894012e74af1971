"""Operations on groups of a sparse tensor's elements: softmax, products and reductions of rows.

Groups are numbered, and the elements of each are reduced by indexed sums and extremes. Knows no row
and no layout: callers give and take indices and values.
"""

import torch
from torch import Tensor

_EXTREMES = {"amax": -torch.inf, "amin": torch.inf}


def sums(values: Tensor, slots: Tensor, count: int) -> Tensor:
    """Return the sum of each group, `[count, ...]`."""
    return values.new_zeros(count, *values.shape[1:]).index_add_(0, slots, values)


def reduced(values: Tensor, slots: Tensor, count: int, reduce: str) -> Tensor:
    """Return the `"sum"` or `"prod"` of each group, in the type of torch's own reductions."""
    whole = getattr(torch, reduce)(values[:0])
    if reduce == "sum":
        return sums(values.to(whole.dtype), slots, count)
    ones = whole.expand(count, *values.shape[1:]).contiguous()
    return ones.index_reduce_(0, slots, values.to(whole.dtype), "prod")


def numbers(keys: Tensor) -> tuple[Tensor, int, Tensor]:
    """Return the group of each element, the number of groups, and their keys, which differ."""
    groups, slots = torch.unique(keys, return_inverse=True)
    return slots, groups.numel(), groups


def softmax(values: Tensor, slots: Tensor, count: int, is_log: bool) -> Tensor:
    """Return the softmax of each group's elements, or its logarithm."""
    most = values.new_full((count, *values.shape[1:]), -torch.inf)
    shifted = values - most.index_reduce_(0, slots, values, "amax")[slots]
    powers = shifted.exp()
    totals = sums(powers, slots, count)[slots]
    return shifted - totals.log() if is_log else powers / totals


def softmax_backward(
    grad: Tensor, output: Tensor, slots: Tensor, count: int, is_log: bool
) -> Tensor:
    """Return the gradient of a softmax's elements, given its results."""
    if is_log:
        return grad - output.exp() * sums(grad, slots, count)[slots]
    return output * (grad - sums(grad * output, slots, count)[slots])


def pairs(columns: Tensor, rows: Tensor) -> tuple[Tensor, Tensor]:
    """Return the positions of all pairs of an element of each list that are equal.

    `rows` ascend. The pairs come in the order of `columns`.
    """
    first = torch.searchsorted(rows, columns)
    counts = torch.searchsorted(rows, columns, right=True) - first
    left = torch.arange(columns.numel(), device=columns.device).repeat_interleave(counts)
    before = (counts.cumsum(0) - counts)[left]
    right = first[left] + torch.arange(left.numel(), device=columns.device) - before
    return left, right


def product_of_rows(
    values: Tensor, rows: Tensor, columns: Tensor, n_rows: int, other: Tensor, reduce: str
) -> tuple[Tensor, Tensor]:
    """Reduce the products of each row's elements and a dense matrix's rows.

    Returns `[rows, N]`, and for extremes the element that each result is of, `[rows, N]`.
    """
    products = values.unsqueeze(1) * other[columns]
    if reduce not in _EXTREMES:
        total = sums(products, rows, n_rows)
        return total if reduce == "sum" else total / _counts(rows, n_rows), rows.new_empty(0)
    end = values.numel()
    at = torch.arange(end, device=rows.device).unsqueeze(1)
    most = products.new_full((n_rows, other.size(1)), _EXTREMES[reduce])
    most = most.index_reduce_(0, rows, products, reduce)
    is_it = (products == most[rows]) | products.isnan()
    which = rows.new_full(most.shape, end).index_reduce_(
        0, rows, torch.where(is_it, at, end), "amin"
    )
    return torch.where(which < end, most, 0), which


def product_of_rows_backward(
    grad: Tensor,
    values: Tensor,
    rows: Tensor,
    columns: Tensor,
    other: Tensor,
    reduce: str,
    which: Tensor,
) -> tuple[Tensor, Tensor]:
    """Return the gradients of the elements, and of the dense matrix."""
    if reduce == "mean":
        grad = grad / _counts(rows, grad.size(0))
    grads = grad[rows]
    if reduce in _EXTREMES:
        at = torch.arange(values.numel(), device=rows.device).unsqueeze(1)
        grads = torch.where(which[rows] == at, grads, 0)
    of_other = sums(grads * values.unsqueeze(1), columns, other.size(0))
    return (grads * other[columns]).sum(1), of_other


def _counts(rows: Tensor, n_rows: int) -> Tensor:
    """Return the number of elements of each row, at least 1, `[rows, 1]`."""
    return sums(torch.ones_like(rows), rows, n_rows).clamp(min=1).unsqueeze(1)
