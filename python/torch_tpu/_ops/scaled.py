"""Products of matrices in float8, float4 and int8, with scales as separate tensors."""

import dataclasses
from collections.abc import Callable, Sequence
from typing import Any

import torch
from torch import Tensor

from torch_tpu import _C

SHORT = (
    torch.float8_e4m3fn,
    torch.float8_e5m2,
    torch.float8_e4m3fnuz,
    torch.float8_e5m2fnuz,
)
PAIRS = torch.float4_e2m1fn_x2

# The numbers of `torch.nn.functional.ScalingType` and `SwizzleType`.
_WHOLE, ROW, _BY_16, _BY_32, _BY_128, _SQUARE = range(6)
_NO_SWIZZLE, _SWIZZLE_32_4_4 = range(2)

# Rows and columns of a block, by recipe.
_BLOCKS = {_BY_16: (1, 16), _BY_32: (1, 32), _BY_128: (1, 128), _SQUARE: (128, 128)}
# Recipes that fit each other, in the order in which scales without a recipe are compared with them.
_JOINT = [
    (_WHOLE, _WHOLE),
    (ROW, ROW),
    (_SQUARE, _BY_128),
    (_BY_128, _SQUARE),
    (_BY_128, _BY_128),
    (_BY_32, _BY_32),
    (_BY_16, _BY_16),
]


def functions() -> dict[str, Callable[..., Any]]:
    """Return the functions of this file, by the operation's name."""
    # torch 2.15 brought the sum.
    added = {"_scaled_addmm": _scaled_addmm} if hasattr(torch.ops.aten, "_scaled_addmm") else {}
    return {
        **added,
        "_scaled_mm": _scaled_mm,
        "_scaled_mm_v2": _scaled_mm_v2,
        "_weight_int8pack_mm": _weight_int8pack_mm,
    }


@dataclasses.dataclass
class _Side:
    """A factor whose rows are multiplied, `[rows, k]`, and the grid of its scales."""

    numbers: Tensor
    scale: Tensor
    recipe: int

    @property
    def columns(self) -> int:
        return self.numbers.size(1) * (2 if self.numbers.dtype == PAIRS else 1)

    @property
    def grid(self) -> tuple[int, int]:
        """The blocks of the rows and of the columns."""
        high, wide = _BLOCKS[self.recipe]
        return -(-self.numbers.size(0) // high), -(-self.columns // wide)

    @property
    def padded(self) -> tuple[int, int]:
        """The blocks that a swizzled grid has, in tiles of 128 by 4."""
        rows, columns = self.grid
        return -(-rows // 128) * 128, -(-columns // 4) * 4

    def fits(self) -> bool:
        """Return whether scales of a call without recipes may be of this recipe."""
        is_float8, shape = self.numbers.dtype in SHORT, tuple(self.scale.shape)
        if self.recipe in (_BY_16, _BY_32):
            wanted = torch.float8_e4m3fn if self.recipe == _BY_16 else torch.float8_e8m0fnu
            rows, columns = self.padded
            return (
                (self.numbers.dtype == PAIRS or (is_float8 and self.recipe == _BY_32))
                and self.scale.dtype == wanted
                and self.scale.numel() == rows * columns
                and self.scale.is_contiguous()
            )
        if not is_float8 or self.scale.dtype != torch.float32:
            return False
        if self.recipe == _WHOLE:
            return self.scale.numel() == 1
        return shape == ((self.numbers.size(0), 1) if self.recipe == ROW else self.grid)

    def scaled(self) -> Tensor:
        """Return the numbers times the scales of their blocks.

        A power of two, or four bits of a scale, leave a short number exact in bfloat16, which a TPU
        multiplies in one pass. Scales in float32 need float32.
        """
        dtype = torch.float32 if self.scale.dtype == torch.float32 else torch.bfloat16
        parts = _numbers(self.numbers, dtype)
        (rows, columns), (high, wide) = self.grid, _BLOCKS[self.recipe]
        wide //= len(parts)
        scale = self.scale.to(dtype)[:, None, :, None].expand(rows, high, columns, wide)
        scale = scale.reshape(rows * high, columns * wide)
        scale = scale[: self.numbers.size(0), : self.numbers.size(1)]
        return torch.cat([part * scale for part in parts], 1)


def _numbers(x: Tensor, dtype: torch.dtype) -> list[Tensor]:
    """Return float8 as numbers of a type that holds them; of pairs, the first ones and the others.

    A sum of products does not ask for the order of its terms, and a TPU is slow to alternate.
    """
    if x.dtype != PAIRS:
        return [x.to(dtype)]
    pairs = x.view(torch.uint8).to(torch.int32)
    return [_float4(pairs & 15, dtype), _float4(pairs >> 4, dtype)]


def _float4(bits: Tensor, dtype: torch.dtype) -> Tensor:
    # Twice the magnitudes are 0, 1, 2, 3, 4, 6, 8 and 12.
    low = bits & 7
    twice = torch.where(low < 4, low, torch.where(low < 6, 2 * low - 4, 4 * low - 16))
    return torch.where(bits > 7, -twice, twice).to(dtype) * 0.5


def _unswizzled(side: _Side) -> Tensor:
    """Return the grid of scales in tiles of 128 by 4, whose rows lie 32 apart."""
    (rows, columns), (high, wide) = side.grid, side.padded
    tiles = side.scale.reshape(high // 128, wide // 4, 32, 4, 4).transpose(2, 3)
    return tiles.permute(0, 2, 3, 1, 4).reshape(high, wide)[:rows, :columns]


def _multiply(a: _Side, b: _Side) -> Tensor:
    """Return the product of scaled rows, in float32."""
    if a.recipe in _BLOCKS:
        left, right = a.scaled(), b.scaled()
        if left.dtype == torch.float32:
            return left @ right.t()
        return torch.mm(left, right.t(), out_dtype=torch.float32)
    left, right = a.numbers.float(), b.numbers.float().t()
    scale_b = b.scale.t() if b.recipe == ROW else b.scale
    if _C.platform_name() == "cuda":
        # XLA looks for scales there, to compute in eight bits.
        return (left * a.scale) @ (right * scale_b)
    # Float8 is exact in bfloat16, which a TPU multiplies in one pass. Scaled numbers take six.
    return (left @ right) * a.scale * scale_b


def _finished(
    product: Tensor, bias: Tensor | None, scale_result: Tensor | None, dtype: torch.dtype
) -> Tensor:
    if bias is not None:
        product = product + bias
    if dtype in SHORT:
        if scale_result is not None:
            product = product * scale_result
        limit = torch.finfo(dtype).max
        product = product.clamp(-limit, limit)
    return product.to(dtype)


def _scaled_mm(
    self: Tensor,
    mat2: Tensor,
    scale_a: Tensor,
    scale_b: Tensor,
    bias: Tensor | None = None,
    scale_result: Tensor | None = None,
    out_dtype: torch.dtype | None = None,
    use_fast_accum: bool = False,
) -> Tensor:
    """Multiply matrices in float8 or float4, of `[m, k]` and `[k, n]`, with their scales."""
    _check_matrices(self, mat2, bias)
    a, b = _joined(self, mat2, scale_a, scale_b)
    if a.recipe in (_BY_16, _BY_32):
        a, b = (dataclasses.replace(side, scale=_unswizzled(side)) for side in (a, b))
    return _finished(_multiply(a, b), bias, scale_result, out_dtype or self.dtype)


def _joined(mat1: Tensor, mat2: Tensor, scale_a: Tensor, scale_b: Tensor) -> tuple[_Side, _Side]:
    """Return both factors with the recipes that the types and sizes of their scales tell."""
    for recipe_a, recipe_b in _JOINT:
        a = _Side(mat1, scale_a, recipe_a)
        is_grid = recipe_b in (ROW, _BY_128, _SQUARE)
        b = _Side(mat2.t(), scale_b.t() if is_grid and scale_b.dim() == 2 else scale_b, recipe_b)
        if a.fits() and b.fits():
            return a, b
    a, b = _Side(mat1, scale_a, _BY_128), _Side(mat2.t(), scale_b, _BY_128)
    rows, columns = mat1.size(0), mat2.size(1)
    square = [dataclasses.replace(side, recipe=_SQUARE).grid for side in (a, b)]
    raise ValueError(
        "Invalid scaling configuration.\n"
        "- For TensorWise scaling, a and b should be float8, scales should be float and "
        "singletons.\n"
        f"- For RowWise scaling, a and b should be float8, scales should be float, scale_a "
        f"should be ({rows}, 1) and scale_b should be (1, {columns}), and both should be "
        "contiguous.\n"
        f"- For BlockWise 1x128 scaling, a and b should be float8, scales should be float, scale_a "
        f"should be {a.grid} and scale_b should be {b.grid[::-1]}.\n"
        "- For BlockWise 128x128 scaling, a and b should be float8, scales should be float, "
        f"scale_a should be {square[0]} and scale_b should be {square[1][::-1]}.\n"
        "- For Blockwise 1x32 scaling, a and b should be float8 or float4 (packed 2x), scales "
        "should be float8_e8m0fnu, swizzled and contiguous.\n"
        "- For Blockwise 1x16 scaling, a and b should be float4 (packed 2x), scales should be "
        "float8_e4m3fn, swizzled and contiguous.\n"
        f"Got a.dtype()={mat1.dtype}, scale_a.dtype()={scale_a.dtype}, "
        f"scale_a.size()={list(scale_a.shape)}, b.dtype()={mat2.dtype}, "
        f"scale_b.dtype()={scale_b.dtype}, scale_b.size()={list(scale_b.shape)}"
    )


def _scaled_mm_v2(
    self: Tensor,
    mat2: Tensor,
    scale_a: list[Tensor],
    recipe_a: list[int],
    swizzle_a: list[int],
    scale_b: list[Tensor],
    recipe_b: list[int],
    swizzle_b: list[int],
    bias: Tensor | None,
    out_dtype: torch.dtype | None,
    contraction_dim: Sequence[int] = (),
    use_fast_accum: bool = False,
) -> Tensor:
    """Multiply as `_scaled_mm` does, with recipes that say what the scales belong to."""
    product = _by_recipe(
        (self, scale_a, recipe_a, swizzle_a), (mat2, scale_b, recipe_b, swizzle_b), contraction_dim
    )
    _check_matrices(self, mat2, bias)
    return _finished(product, bias, None, out_dtype or self.dtype)


def _scaled_addmm(
    self: Tensor,
    mat1: Tensor,
    mat2: Tensor,
    scale_a: list[Tensor],
    recipe_a: list[int],
    swizzle_a: list[int],
    scale_b: list[Tensor],
    recipe_b: list[int],
    swizzle_b: list[int],
    contraction_dim: Sequence[int] = (),
    *,
    beta: float = 1,
    alpha: float = 1,
    use_fast_accum: bool = False,
) -> Tensor:
    product = _by_recipe(
        (mat1, scale_a, recipe_a, swizzle_a), (mat2, scale_b, recipe_b, swizzle_b), contraction_dim
    )
    if self.shape != product.shape:
        raise RuntimeError(
            f"input must have the shape {list(product.shape)}, but got {list(self.shape)}"
        )
    added = alpha * product
    return (added if beta == 0 else beta * self.float() + added).to(self.dtype)


_Given = tuple[Tensor, list[Tensor], list[int], list[int]]


def _by_recipe(given_a: _Given, given_b: _Given, contraction_dim: Sequence[int]) -> Tensor:
    mat1, mat2 = given_a[0], given_b[0]
    if not {mat1.dtype, mat2.dtype} <= {*SHORT, PAIRS}:
        raise ValueError(
            "Expected both inputs to be fp8 or fp4 types but got "
            f"mat_a.dtype={mat1.dtype} and mat_b.dtype={mat2.dtype}"
        )
    if [d % 2 for d in contraction_dim] not in ([], [1, 0]):
        raise ValueError(f"contraction_dim must be empty or (1, 0), got {list(contraction_dim)}")
    _check_matrices(mat1, mat2, None)
    recipes = [given_a[2], given_b[2]]
    # Blocks of 16 may have scales for the whole matrices, too.
    is_twofold = recipes == [[_BY_16, _WHOLE]] * 2
    single = [recipe for [recipe, *rest] in recipes if is_twofold or not rest]
    has_scales = all(len(scales) == len(recipe) for _, scales, recipe, _ in (given_a, given_b))
    if not (has_scales and tuple(single) in _JOINT and _suits(mat1, mat2, single[0])):
        raise ValueError(
            "Invalid scaling configuration for _scaled_mm_v2: unsupported recipe(s): got "
            f"{recipes[0]} for {mat1.dtype} and {recipes[1]} for {mat2.dtype}"
        )
    a = _side("scale_a", mat1, given_a)
    b = _side("scale_b", mat2.t(), given_b)
    product = _multiply(a, b)
    return product * given_a[1][1] * given_b[1][1] if is_twofold else product


def _suits(mat1: Tensor, mat2: Tensor, recipe: int) -> bool:
    """Return whether a recipe is for matrices of these types."""
    if mat1.dtype == mat2.dtype == PAIRS:
        return recipe in (_BY_16, _BY_32)
    return recipe != _BY_16 and {mat1.dtype, mat2.dtype} <= set(SHORT)


def _side(name: str, rows: Tensor, given: _Given) -> _Side:
    """Return a factor with its scales as a grid, whatever form the recipe gives them."""
    _, (scale, *_), (recipe, *_), swizzles = given
    side = _Side(rows, scale, recipe)
    if recipe in (_BY_16, _BY_32):
        return _short_scales(name, side, swizzles)
    if scale.dtype != torch.float32 or any(swizzles):
        raise ValueError(f"{name} must have Float elements that are not swizzled")
    if recipe == _WHOLE:
        if scale.numel() != 1:
            raise ValueError(f"{name} must have 1 Float element, got {scale.numel()}")
        return side
    if recipe == ROW:
        if scale.dim() != 2 or scale.numel() != rows.size(0):
            raise ValueError(
                f"{name} must be a matrix of {rows.size(0)} elements, got {list(scale.shape)}"
            )
        return dataclasses.replace(side, scale=scale.reshape(-1, 1))
    high, wide = side.grid
    # Squares are given by columns, whose number is a multiple of four on GPUs.
    squares = [(-(-wide // 4) * 4, high), (wide, high)]
    shapes = squares if recipe == _SQUARE else [(high, wide)]
    if tuple(scale.shape) not in shapes:
        raise ValueError(f"{name} must have shape {list(shapes[0])}, got {list(scale.shape)}")
    return side if recipe == _BY_128 else dataclasses.replace(side, scale=scale[:wide].t())


def _short_scales(name: str, side: _Side, swizzles: list[int]) -> _Side:
    wanted = torch.float8_e4m3fn if side.recipe == _BY_16 else torch.float8_e8m0fnu
    if side.scale.dtype != wanted:
        raise ValueError(f"{name} must have {wanted} elements, got {side.scale.dtype}")
    swizzle = swizzles[0] if swizzles else _NO_SWIZZLE
    if swizzle not in (_NO_SWIZZLE, _SWIZZLE_32_4_4):
        raise ValueError(f"{name} must be swizzled to SWIZZLE_32_4_4 format, or NO_SWIZZLE")
    rows, columns = side.padded if swizzle else side.grid
    if side.scale.numel() != rows * columns:
        raise ValueError(
            f"For Blockwise scaling {name} should have {rows * columns} elements, got: "
            f"{side.scale.numel()}"
        )
    grid = _unswizzled(side) if swizzle else side.scale.reshape(rows, columns)
    return dataclasses.replace(side, scale=grid)


def _check_matrices(a: Tensor, b: Tensor, bias: Tensor | None) -> None:
    if a.dim() != 2:
        raise RuntimeError("mat1 must be a matrix")
    if b.dim() != 2:
        raise RuntimeError("mat2 must be a matrix")
    if a.size(1) != b.size(0):
        raise RuntimeError(
            f"mat1 and mat2 shapes cannot be multiplied ({a.size(0)}x{a.size(1)} and "
            f"{b.size(0)}x{b.size(1)})"
        )
    if bias is not None and bias.numel() != b.size(1):
        raise RuntimeError(f"Bias must be size {b.size(1)} but got {bias.numel()}")


def _weight_int8pack_mm(self: Tensor, mat2: Tensor, scales: Tensor) -> Tensor:
    if self.dim() != 2:
        raise RuntimeError("_weight_int8pack_mm : expect A to be 2D tensor.")
    if mat2.dim() != 2 or mat2.dtype != torch.int8:
        raise RuntimeError("_weight_int8pack_mm : expect B to be int8 tensor.")
    if mat2.size(1) != self.size(1):
        raise RuntimeError("_weight_int8pack_mm : expect B.size(1) == K")
    if scales.dim() != 1 or scales.size(0) != mat2.size(0):
        raise RuntimeError("_weight_int8pack_mm : expect scales to be 1d tensor with size N")
    return (self.float() @ mat2.float().mT * scales.float()).to(self.dtype)
