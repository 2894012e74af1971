"""Grouped products by kernels of JAX, and the choice for one call.

Source: `jax.experimental.pallas.ops.tpu.megablox`, after the paper on MegaBlocks. A kernel visits
the tiles of rows that meet a group, one group after the other, and reads the group's matrix where
it is. Blocks of `grouped` copy the matrix for each block, of which there are twice as many.
"""

from typing import Any, NamedTuple

import torch
from torch import Tensor

from torch_tpu import pallas
from torch_tpu._attention import choice

_DTYPES = (torch.bfloat16, torch.float32)

# Elements of all matrices from which a kernel takes less time than blocks, which copy them. Finding
# the tiles of each group takes about 50,000 cycles. Millions of cycles with the gradient on v5e:
# 0.21 instead of 0.27 here, and 0.20 instead of 0.18 for matrices of a quarter
# (`benchmarks/grouped.py --rows 1024 --inner 512 --outer 512`).
LEAST = 1 << 21

# Extents of tiles. A matrix is read once for each tile of rows, which takes less time than their
# product from about 256 rows on. A longer tile computes more rows of neighbouring groups.
_ROWS = (512, 256, 128)
_WIDTHS = {torch.bfloat16: 1024, torch.float32: 512}


class Call(NamedTuple):
    """What is asked for: `rows` of `inner` elements times matrices `[groups, inner, outer]`.

    Its gradient sums over rows instead, and has the same sizes.
    """

    rows: int
    groups: int
    inner: int
    outer: int
    dtype: torch.dtype

    def __str__(self) -> str:
        dtype = str(self.dtype).removeprefix("torch.")
        return f"grouped product {dtype}[{self.rows},{self.inner}]x[{self.groups},{self.outer}]"


def takes_kernel(rows: Tensor, groups: int, inner: int, outer: int) -> bool:
    """Return whether a kernel computes a call, and keep the choice for `explain`."""
    call = Call(rows.size(0), groups, inner, outer, rows.dtype)
    why = _refusal(call)
    choice.note(call, "megablox, a kernel of JAX" if why is None else f"blocks, because {why}")
    return why is None


def _refusal(call: Call) -> str | None:
    if call.dtype not in _DTYPES:
        return f"the kernel takes bfloat16 and float32, not {call.dtype}"
    if min(call[:4]) < 1 or min(call.inner, call.outer) < choice.TILE:
        return f"a matrix has fewer than {choice.TILE} rows or columns"
    if call.groups * call.inner * call.outer < LEAST and not choice.is_forced():
        return f"the matrices have fewer than {LEAST:,} elements"
    return None


def multiply(rows: Tensor, matrices: Tensor, ends: Tensor) -> Tensor:
    """Multiply rows `[rows, k]` with their groups' matrices `[groups, k, n]`.

    Rows behind the last group give zero.
    """
    # Matrices that are stored the other way around stay so.
    is_turned = matrices.stride(1) == 1 and matrices.stride(2) > 1
    given = matrices.mT if is_turned else matrices
    groups, inner, outer = matrices.shape
    call = Call(rows.size(0), groups, inner, outer, rows.dtype)
    settings = is_turned, _tiles(call), choice.precision(rows)
    made: Tensor = torch.ops.torch_tpu.grouped_product(rows, given, ends, *settings)
    return made


def contract(a: Tensor, b: Tensor, ends: Tensor) -> Tensor:
    """Multiply, for each group, the transpose of its rows of `a` with its rows of `b`."""
    call = Call(a.size(0), ends.size(0), a.size(1), b.size(1), a.dtype)
    settings = _tiles(call), choice.precision(a)
    made: Tensor = torch.ops.torch_tpu.grouped_contraction(a, b, ends, *settings)
    return made


def _tiles(call: Call) -> list[int]:
    average = call.rows // call.groups
    rows = next((tile for tile in _ROWS if tile <= average), _ROWS[-1])
    return [rows, *(_width(size, _WIDTHS[call.dtype]) for size in (call.inner, call.outer))]


def _width(size: int, most: int) -> int:
    """Return the extent of tiles of a dimension: all of it, or the longest that divides it well."""
    if size <= most:
        return size
    tiles = range(most, most // 2, -choice.TILE)
    return next((tile for tile in tiles if size % tile == 0), most)


def _product(
    rows: Tensor,
    matrices: Tensor,
    ends: Tensor,
    is_turned: bool,
    tiles: list[int],
    precision: str,
) -> Tensor:
    import jax
    import jax.numpy as jnp
    from jax.experimental.pallas.ops.tpu.megablox.gmm import gmm

    count = rows.shape[0]
    given: tuple[Any, ...] = _padded(rows, tiles[0]), matrices, _sizes(ends), rows.dtype
    with jax.default_matmul_precision(precision):
        made = gmm(*given, tuple(tiles), transpose_rhs=is_turned)
    # The kernel leaves rows of no group as it finds them.
    row = jnp.arange(count, dtype=jnp.int32)
    last: Any = ends[-1]
    out: Any = jnp.where((row < last)[:, None], made[:count], 0)
    return out


def _contraction(a: Tensor, b: Tensor, ends: Tensor, tiles: list[int], precision: str) -> Tensor:
    import jax
    from jax.experimental.pallas.ops.tpu.megablox.gmm import tgmm

    left, right = (_padded(t, tiles[0]) for t in (a, b))
    given: tuple[Any, ...] = left.swapaxes(0, 1), right, _sizes(ends), a.dtype
    with jax.default_matmul_precision(precision):
        made: Any = tgmm(*given, tuple(tiles))
    return made


def _padded(rows: Any, tile: int) -> Any:
    import jax.numpy as jnp

    return jnp.pad(rows, ((0, -rows.shape[0] % tile), (0, 0)))


def _sizes(ends: Any) -> Any:
    import jax.numpy as jnp

    return jnp.diff(ends, prepend=jnp.int32(0))


pallas.jax_op("torch_tpu::grouped_product", _product)
pallas.jax_op("torch_tpu::grouped_contraction", _contraction)
