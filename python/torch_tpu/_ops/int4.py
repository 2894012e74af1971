"""Products with weights of four bits, in the packed form that PyTorch's checkpoints have of CUDA.

Source of the form: `_convert_weight_to_int4pack` of PyTorch for CUDA, where a word holds what one
lane of a tensor core reads. A word `[n / 8, k / (16 t), 4 r + c, i]` has eight numbers of row `r`
of its eight: the one at bits `16 p + 4 j` is column `32 i + 8 j + 2 c + p` of its 16 t.
"""

from collections.abc import Callable
from typing import Any

import torch
from torch import Tensor

_TILES = (2, 4, 8)
_GROUPS = (32, 64, 128, 256)
_FLOATS = (torch.bfloat16, torch.float16, torch.float32)


def functions() -> dict[str, Callable[..., Any]]:
    """Return the functions of this file, by the operation's name."""
    return {
        "_convert_weight_to_int4pack": _pack,
        "_weight_int4pack_mm": _multiply,
    }


def _pack(self: Tensor, innerKTiles: int) -> Tensor:  # noqa: N803, as torch names it
    """Pack rows of bytes `[n, k / 2]`, whose high four bits are the even columns."""
    if self.dim() != 2 or self.dtype != torch.uint8 or innerKTiles not in _TILES:
        raise RuntimeError(
            "_convert_weight_to_int4pack: expected a 2D tensor of torch.uint8 and innerKTiles 2, 4 "
            f"or 8, got {list(self.shape)} of {self.dtype} and {innerKTiles}"
        )
    rows, columns = self.size(0), 2 * self.size(1)
    if rows % 8 or columns % (16 * innerKTiles):
        raise RuntimeError(
            "_convert_weight_to_int4pack: expected a multiple of 8 rows and of "
            f"{16 * innerKTiles} columns, got {rows} and {columns}"
        )
    outer, inner = columns // (16 * innerKTiles), innerKTiles // 2
    pairs = self.int().view(rows // 8, 8, outer, inner, 4, 4)
    halves = pairs >> 4, pairs & 15
    parts = [half[..., j, :] << (16 * p + 4 * j) for p, half in enumerate(halves) for j in range(4)]
    # The parts have no bit in common.
    words = torch.stack(parts).sum(0, dtype=torch.int32)
    return words.permute(0, 2, 1, 4, 3).reshape(rows // 8, outer, 32, inner)


def _multiply(
    self: Tensor,
    mat2: Tensor,
    qGroupSize: int,  # noqa: N803, as torch names it
    qScaleAndZeros: Tensor,  # noqa: N803
) -> Tensor:
    """Multiply `[m, k]` with the transpose of packed weights of `n` rows.

    A number `q` of a group of columns stands for `(q - 8) * scale + zero`, rounded to the type of
    `self`. `qScaleAndZeros` is `[k / qGroupSize, n, 2]`.
    """
    _check(self, mat2, qGroupSize, qScaleAndZeros)
    tiles, outer, _, inner = mat2.shape
    rows, columns = 8 * tiles, 32 * outer * inner
    words = mat2.view(tiles, outer, 8, 4, inner).permute(0, 2, 1, 4, 3)
    words = words.reshape(rows, columns // qGroupSize, qGroupSize // 8)
    scale, zero = qScaleAndZeros.permute(2, 1, 0).float()[..., None]
    # Each four bits of the words meet their own columns of `self`. To put the weights themselves in
    # order would move small parts of them: 4.9 instead of 0.34 million cycles on v5e for 4,096 rows
    # and columns.
    given = self.view(-1, columns // 32, 4, 4, 2)
    sums: list[Tensor] = []
    for p in range(2):
        for j in range(4):
            number = ((words >> (16 * p + 4 * j)) & 15) - 8
            weight = (number.float() * scale + zero).to(self.dtype).view(rows, columns // 8)
            part = given[:, :, j, :, p].reshape(-1, columns // 8)
            sums.append(part.float() @ weight.float().t())
    return sum(sums[1:], sums[0]).to(self.dtype)


def _check(x: Tensor, words: Tensor, group: int, scales: Tensor) -> None:
    name = "_weight_int4pack_mm"
    if x.dim() != 2 or x.dtype not in _FLOATS:
        raise RuntimeError(f"{name}: expected a 2D tensor of floats, got {x.dim()}D of {x.dtype}")
    is_packed = words.dim() == 4 and words.dtype == torch.int32 and words.size(2) == 32
    if not is_packed or 32 * words.size(1) * words.size(3) != x.size(1):
        raise RuntimeError(
            f"{name}: expected weights of {x.size(1)} columns as _convert_weight_to_int4pack "
            f"packs them, got {list(words.shape)} of {words.dtype}"
        )
    sizes = [x.size(1) // group if group in _GROUPS else 0, 8 * words.size(0), 2]
    if sizes[0] * group != x.size(1) or list(scales.shape) != sizes:
        raise RuntimeError(
            f"{name}: expected groups of 32, 64, 128 or 256 columns, and scales and zeros "
            f"[{x.size(1)} / group, {sizes[1]}, 2], got groups of {group} and {list(scales.shape)}"
        )
