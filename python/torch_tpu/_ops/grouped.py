"""Grouped products: rows in groups times one matrix for each group; the groups' ends are data.

Rows are laid out in blocks, and a block belongs to one group. A block is as long as the average
group, so there are at most twice as many blocks as groups, whatever the groups' lengths. All sizes
are known beforehand, and at most twice the necessary products are computed. On TPUs kernels compute
products that are large enough.
"""

from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from torch_tpu._attention import choice
from torch_tpu._ops.names import scalar_name
from torch_tpu._ops.scaled import ROW, SHORT

_FLOATS = (torch.float32, torch.bfloat16, torch.float16)


def functions() -> dict[str, Callable[..., Any]]:
    """Return the functions of this file, by the operation's name."""
    return {
        "_grouped_mm": _grouped_mm,
        "_scaled_grouped_mm": _scaled_grouped_mm,
        "_scaled_grouped_mm_v2": _scaled_grouped_mm_v2,
    }


def _grouped_mm(
    self: Tensor,
    mat2: Tensor,
    offs: Tensor | None = None,
    bias: Tensor | None = None,
    out_dtype: torch.dtype | None = None,
) -> Tensor:
    _check_floats(self, mat2)
    _check(self, mat2, offs, bias)
    if out_dtype is not None and out_dtype != self.dtype:
        raise RuntimeError("Grouped gemm output dtype must match `mat_a` dtype")
    return _product(self, mat2, offs)


def _scaled_grouped_mm(
    self: Tensor,
    mat2: Tensor,
    scale_a: Tensor,
    scale_b: Tensor,
    offs: Tensor | None = None,
    bias: Tensor | None = None,
    scale_result: Tensor | None = None,
    out_dtype: torch.dtype | None = None,
    use_fast_accum: bool = False,
) -> Tensor:
    """Multiply groups of rows in float8, each row of `self` and column of `mat2` with its scale.

    A matrix has scales in one dimension, a stack of matrices in two. If both factors are matrices,
    each group has scales of its own, which are joined.
    """
    _check_scaled(self, mat2, out_dtype)
    _check(self, mat2, offs, bias)
    if scale_result is not None:
        raise RuntimeError("Scale result not supported yet")
    groups = offs.size(0) if offs is not None and self.dim() == mat2.dim() == 2 else 1
    _check_scale("scale_a", self, scale_a, 0, groups)
    _check_scale("scale_b", mat2, scale_b, 1, groups)
    # Float8 is exact in bfloat16, which a TPU multiplies in one pass.
    product = _product(self.bfloat16(), mat2.bfloat16(), offs, torch.float32)
    if groups > 1:
        scale_a, scale_b = scale_a.view(groups, -1), scale_b.view(groups, -1)
    elif product.dim() == 2 and self.dim() != mat2.dim():
        # The scales of a stack belong to the rows of its group.
        ends, count = offs, product.size(0 if self.dim() == 2 else 1)
        assert ends is not None
        group = torch.searchsorted(ends, torch.arange(count, device=ends.device), right=True)
        group = group.clamp(max=ends.size(0) - 1)
        if self.dim() == 2:
            return (product * scale_a[:, None] * scale_b.index_select(0, group)).bfloat16()
        return (product * scale_a.index_select(0, group).t() * scale_b).bfloat16()
    return (product * scale_a[..., :, None] * scale_b[..., None, :]).bfloat16()


def _scaled_grouped_mm_v2(
    self: Tensor,
    mat2: Tensor,
    scale_a: list[Tensor],
    recipe_a: list[int],
    swizzle_a: list[int],
    scale_b: list[Tensor],
    recipe_b: list[int],
    swizzle_b: list[int],
    offs: Tensor | None = None,
    bias: Tensor | None = None,
    out_dtype: torch.dtype | None = None,
    contraction_dim: Sequence[int] = (),
    use_fast_accum: bool = False,
) -> Tensor:
    """Multiply as `_scaled_grouped_mm` does, with recipes that say what the scales belong to."""
    is_by_row = list(recipe_a) == list(recipe_b) == [ROW] and not any([*swizzle_a, *swizzle_b])
    if not is_by_row or len(scale_a) != 1 or len(scale_b) != 1:
        raise ValueError(
            "Invalid scaling configuration for _scaled_grouped_mm_v2: device tpu has scales for "
            f"each row of float8 (ScalingType.RowWise) that are not swizzled, got {list(recipe_a)} "
            f"and {list(recipe_b)}. Multiply the factors with their scales and call "
            "torch.nn.functional.grouped_mm"
        )
    given = self, mat2, scale_a[0], scale_b[0], offs, bias, None, out_dtype, use_fast_accum
    return _scaled_grouped_mm(*given)


def _product(
    a: Tensor, b: Tensor, ends: Tensor | None, out_dtype: torch.dtype | None = None
) -> Tensor:
    """Return the product in `out_dtype`, by default in the type of the factors."""
    if ends is None:
        return _bmm(a, b, out_dtype)
    if a.dim() == 2 and b.dim() == 2:
        return _contract(a.t(), b, ends, out_dtype)
    if a.dim() == 2:
        return _multiply(a, b, ends, out_dtype)
    return _multiply(b.t(), a.mT, ends, out_dtype).t().contiguous()


def _bmm(a: Tensor, b: Tensor, out_dtype: torch.dtype | None) -> Tensor:
    return torch.bmm(a, b) if out_dtype is None else torch.bmm(a, b, out_dtype=out_dtype)


def _multiply(
    rows: Tensor, matrices: Tensor, ends: Tensor, out_dtype: torch.dtype | None
) -> Tensor:
    if choice.is_offered() and out_dtype is None:
        from torch_tpu._ops import megablox

        if megablox.takes_kernel(rows, *matrices.shape):
            return megablox.multiply(rows, matrices, ends)
    return _Blocks(ends, rows.size(0)).multiply(rows, matrices, out_dtype)


def _contract(a: Tensor, b: Tensor, ends: Tensor, out_dtype: torch.dtype | None) -> Tensor:
    if choice.is_offered() and out_dtype is None:
        from torch_tpu._ops import megablox

        if megablox.takes_kernel(a, ends.size(0), a.size(1), b.size(1)):
            return megablox.contract(a, b, ends)
    return _Blocks(ends, a.size(0)).contract(a, b, out_dtype)


def _check_floats(a: Tensor, b: Tensor) -> None:
    for name, matrix in ("mat_a", a), ("mat_b", b):
        if matrix.dtype not in _FLOATS:
            got = scalar_name(matrix.dtype)
            raise RuntimeError(
                f"Expected {name} to be Float32, BFloat16 or Float16 matrix, got {got}"
            )
    if a.dtype != b.dtype:
        raise RuntimeError(
            "Expected mat_a and mat_b to have the same dtype, got "
            f"{scalar_name(a.dtype)} and {scalar_name(b.dtype)}"
        )


def _check_scaled(a: Tensor, b: Tensor, out_dtype: torch.dtype | None) -> None:
    for name, matrix in ("mat_a", a), ("mat_b", b):
        if matrix.dtype not in SHORT:
            raise RuntimeError(f"Expected {name} to be Float8 matrix, got {matrix.dtype}")
    if out_dtype not in (None, torch.bfloat16):
        raise RuntimeError(
            f"Only bf16 high precision output types are supported for grouped gemm, got {out_dtype}"
        )


def _check_scale(name: str, matrix: Tensor, scale: Tensor, side: int, groups: int) -> None:
    """Refuse scales that are not one for each row (side 0) or column (side 1) of each group."""
    own = matrix.size(-2 + side) * groups
    wanted = [own] if matrix.dim() == 2 else [matrix.size(0), own]
    if scale.dtype != torch.float32:
        raise RuntimeError(f"{name} must have float32 elements, got {scale.dtype}")
    if list(scale.shape) != wanted:
        raise RuntimeError(f"{name} must have shape {wanted}, got {list(scale.shape)}")


def _check(a: Tensor, b: Tensor, offs: Tensor | None, bias: Tensor | None) -> None:
    for name, matrix in ("mat_a", a), ("mat_b", b):
        if matrix.dim() not in (2, 3):
            raise RuntimeError(f"{name} has to be 2 or 3d")
    if a.size(-1) != b.size(-2):
        raise RuntimeError("contraction dimension of mat_a and mat_b must match")
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

    def multiply(self, rows: Tensor, matrices: Tensor, out_dtype: torch.dtype | None) -> Tensor:
        """Multiply rows `[rows, k]` with their groups' matrices `[groups, k, n]`.

        Rows behind the last group give zero.
        """
        if self.count == 0:
            return rows.new_zeros(rows.size(0), matrices.size(2), dtype=out_dtype)
        made = _bmm(self._laid_out(rows), matrices.index_select(0, self.group), out_dtype)
        row = torch.arange(self.rows, device=rows.device)
        group = torch.searchsorted(self._ends, row, right=True)
        is_grouped = group < self.groups
        group = group.clamp(max=self.groups - 1)
        place = self._first[group] * self.length + row - self._starts[group]
        place = place.clamp(0, self.count * self.length - 1)
        return torch.where(is_grouped[:, None], made.flatten(0, 1).index_select(0, place), 0)

    def contract(self, a: Tensor, b: Tensor, out_dtype: torch.dtype | None) -> Tensor:
        """Multiply, for each group, the transpose of its rows of `a` with its rows of `b`."""
        # Products of a group's blocks are summed in float32 and rounded once.
        result = a.new_zeros(self.groups, a.size(1), b.size(1), dtype=torch.float32)
        if self.count > 0:
            made = torch.bmm(self._laid_out(a).float().mT, self._laid_out(b).float())
            result = result.index_add(0, self.group, made)
        return result.to(out_dtype or a.dtype)

    def _laid_out(self, rows: Tensor) -> Tensor:
        found = rows.index_select(0, self.row.flatten()).view(*self.row.shape, rows.size(1))
        return torch.where(self.is_row[..., None], found, 0)
