"""Grouped products: rows in groups times one matrix for each group; the groups' ends are data.

Rows are laid out in blocks, and a block belongs to one group. A block is as long as the average
group, so there are at most twice as many blocks as groups, whatever the groups' lengths. All sizes
are known beforehand, and at most twice the necessary products are computed. On TPUs kernels compute
products that are large enough.
"""

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

from torch_tpu._attention import choice

_FLOATS = (torch.float32, torch.bfloat16, torch.float16)
_NAMES = {torch.float32: "Float", torch.bfloat16: "BFloat16", torch.float16: "Half"}


def functions() -> dict[str, Callable[..., Any]]:
    """Return the functions of this file, by the operation's name."""
    return {"_grouped_mm": _grouped_mm}


def _grouped_mm(
    self: Tensor,
    mat2: Tensor,
    offs: Tensor | None = None,
    bias: Tensor | None = None,
    out_dtype: torch.dtype | None = None,
) -> Tensor:
    _check(self, mat2, offs, bias, out_dtype)
    if offs is None:
        return torch.bmm(self, mat2)
    if self.dim() == 2 and mat2.dim() == 2:
        return _contract(self.t(), mat2, offs)
    if self.dim() == 2:
        return _multiply(self, mat2, offs)
    return _multiply(mat2.t(), self.mT, offs).t().contiguous()


def _multiply(rows: Tensor, matrices: Tensor, ends: Tensor) -> Tensor:
    if choice.is_offered():
        from torch_tpu._ops import megablox

        if megablox.takes_kernel(rows, *matrices.shape):
            return megablox.multiply(rows, matrices, ends)
    return _Blocks(ends, rows.size(0)).multiply(rows, matrices)


def _contract(a: Tensor, b: Tensor, ends: Tensor) -> Tensor:
    if choice.is_offered():
        from torch_tpu._ops import megablox

        if megablox.takes_kernel(a, ends.size(0), a.size(1), b.size(1)):
            return megablox.contract(a, b, ends)
    return _Blocks(ends, a.size(0)).contract(a, b)


def _check(
    a: Tensor, b: Tensor, offs: Tensor | None, bias: Tensor | None, out_dtype: torch.dtype | None
) -> None:
    for name, matrix in ("mat_a", a), ("mat_b", b):
        if matrix.dtype not in _FLOATS:
            got = torch.empty(0, dtype=matrix.dtype).type().split(".")[-1].removesuffix("Tensor")
            raise RuntimeError(
                f"Expected {name} to be Float32, BFloat16 or Float16 matrix, got {got}"
            )
        if matrix.dim() not in (2, 3):
            raise RuntimeError(f"{name} has to be 2 or 3d")
    if a.size(-1) != b.size(-2):
        raise RuntimeError("contraction dimension of mat_a and mat_b must match")
    if a.dtype != b.dtype:
        raise RuntimeError(
            "Expected mat_a and mat_b to have the same dtype, got "
            f"{_NAMES[a.dtype]} and {_NAMES[b.dtype]}"
        )
    if a.dim() == b.dim() == 3 and a.size(0) != b.size(0):
        raise RuntimeError("batched dimension has to match")
    if (2 in (a.dim(), b.dim())) != (offs is not None):
        raise RuntimeError(
            "Have to provide offsets if there is a 2d matrix, or no offset if both matrices are 3d"
        )
    if offs is not None:
        _check_ends(offs, [m for m in (a, b) if m.dim() == 3])
    if bias is not None:
        raise RuntimeError("Bias not supported yet")
    if out_dtype is not None and out_dtype != a.dtype:
        raise RuntimeError("Grouped gemm output dtype must match `mat_a` dtype")


def _check_ends(offs: Tensor, batched: list[Tensor]) -> None:
    if offs.dim() != 1:
        raise RuntimeError("offs has to be 1D")
    if offs.dtype != torch.int32:
        raise RuntimeError("Offsets have to be int32")
    if any(matrix.size(0) != offs.size(0) for matrix in batched):
        raise RuntimeError("matrix batch sizes have to match")


class _Blocks:
    """Rows in groups that end at `ends`, laid out in blocks that each belong to one group."""

    def __init__(self, ends: Tensor, rows: int) -> None:
        self.groups, self.rows = ends.size(0), rows
        self.length = -(-rows // max(self.groups, 1))
        if rows == 0 or self.groups == 0:
            self.count = 0
            return
        self.count = min(rows // self.length + self.groups, rows)
        ends = ends.long()
        starts = torch.cat([torch.zeros_like(ends[:1]), ends[:-1]])
        blocks = (ends - starts + self.length - 1) // self.length
        last = blocks.cumsum(0)
        first = last - blocks
        block = torch.arange(self.count, device=ends.device)
        group = torch.searchsorted(last, block, right=True)
        # Blocks that no group needs hold zeros, and their products are dropped.
        is_used = group < self.groups
        self.group = group.clamp(max=self.groups - 1)
        start = starts[self.group] + (block - first[self.group]) * self.length
        row = start[:, None] + torch.arange(self.length, device=ends.device)
        self.is_row = is_used[:, None] & (row < ends[self.group][:, None])
        self.row = row.clamp(0, rows - 1)
        self._ends, self._starts, self._first = ends, starts, first

    def multiply(self, rows: Tensor, matrices: Tensor) -> Tensor:
        """Multiply rows `[rows, k]` with their groups' matrices `[groups, k, n]`.

        Rows behind the last group give zero.
        """
        if self.count == 0:
            return rows.new_zeros(rows.size(0), matrices.size(2))
        made = torch.bmm(self._laid_out(rows), matrices.index_select(0, self.group))
        row = torch.arange(self.rows, device=rows.device)
        group = torch.searchsorted(self._ends, row, right=True)
        is_grouped = group < self.groups
        group = group.clamp(max=self.groups - 1)
        place = self._first[group] * self.length + row - self._starts[group]
        place = place.clamp(0, self.count * self.length - 1)
        return torch.where(is_grouped[:, None], made.flatten(0, 1).index_select(0, place), 0)

    def contract(self, a: Tensor, b: Tensor) -> Tensor:
        """Multiply, for each group, the transpose of its rows of `a` with its rows of `b`."""
        # Products of a group's blocks are summed in float32 and rounded once.
        result = a.new_zeros(self.groups, a.size(1), b.size(1), dtype=torch.float32)
        if self.count > 0:
            made = torch.bmm(self._laid_out(a).float().mT, self._laid_out(b).float())
            result = result.index_add(0, self.group, made)
        return result.to(a.dtype)

    def _laid_out(self, rows: Tensor) -> Tensor:
        found = rows.index_select(0, self.row.flatten()).view(*self.row.shape, rows.size(1))
        return torch.where(self.is_row[..., None], found, 0)
