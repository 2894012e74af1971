"""Products of matrices in float8 and int8, with scales as separate tensors."""

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


def functions() -> dict[str, Callable[..., Any]]:
    """Return the functions of this file, by the operation's name."""
    return {
        "_scaled_mm": _scaled_mm,
        "_scaled_mm_v2": _scaled_mm_v2,
        "_weight_int8pack_mm": _weight_int8pack_mm,
    }


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
    """Multiply matrices in float8, of `[m, k]` and `[k, n]`, with their scales."""
    _check_scaled(self, mat2, scale_a, scale_b, bias)
    left, right = self.float(), mat2.float()
    if _C.platform_name() == "cuda":
        # XLA looks for scales there, to compute in eight bits.
        product = (left * scale_a) @ (right * scale_b)
    else:
        # Float8 is exact in bfloat16, which a TPU multiplies in one pass. Scaled numbers take six.
        product = (left @ right) * scale_a * scale_b
    if bias is not None:
        product = product + bias
    dtype = out_dtype or self.dtype
    if dtype in SHORT:
        if scale_result is not None:
            product = product * scale_result
        limit = torch.finfo(dtype).max
        product = product.clamp(-limit, limit)
    return product.to(dtype)


_TENSOR_WISE, _ROW_WISE = 0, 1


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
    """Multiply as `_scaled_mm` does, with scales for whole matrices or for each row."""
    if not {self.dtype, mat2.dtype} <= set(SHORT):
        raise ValueError(
            "Expected both inputs to be fp8 or fp4 types but got "
            f"mat_a.dtype={self.dtype} and mat_b.dtype={mat2.dtype}"
        )
    if [d % 2 for d in contraction_dim] not in ([], [1, 0]):
        raise ValueError(f"contraction_dim must be empty or (1, 0), got {list(contraction_dim)}")
    recipe = [*recipe_a, *recipe_b]
    if recipe not in ([_TENSOR_WISE] * 2, [_ROW_WISE] * 2) or any([*swizzle_a, *swizzle_b]):
        raise ValueError(
            "Invalid scaling configuration for _scaled_mm_v2: unsupported recipe(s). Device tpu "
            f"has TensorWise and RowWise scales for both matrices, got {list(recipe_a)} and "
            f"{list(recipe_b)}; multiply blocks by their scales with torch operations"
        )
    if recipe[0] == _ROW_WISE and (scale_a[0].dim() != 2 or scale_b[0].dim() != 2):
        raise ValueError("scales of rows and columns must be matrices, [m, 1] and [1, n]")
    return _scaled_mm(self, mat2, scale_a[0], scale_b[0], bias, None, out_dtype)


def _check_scaled(
    a: Tensor, b: Tensor, scale_a: Tensor, scale_b: Tensor, bias: Tensor | None
) -> None:
    if a.dim() != 2:
        raise RuntimeError("mat1 must be a matrix")
    if b.dim() != 2:
        raise RuntimeError("mat2 must be a matrix")
    if a.size(1) != b.size(0):
        raise RuntimeError(
            f"mat1 and mat2 shapes cannot be multiplied ({a.size(0)}x{a.size(1)} and "
            f"{b.size(0)}x{b.size(1)})"
        )
    rows, columns = a.size(0), b.size(1)
    whole = scale_a.numel() == 1 and scale_b.numel() == 1
    by_row = scale_a.shape == (rows, 1) and scale_b.shape == (1, columns)
    if not (whole or by_row) or {scale_a.dtype, scale_b.dtype} != {torch.float32}:
        raise ValueError(
            "Invalid scaling configuration.\n"
            "- For TensorWise scaling, a and b should be float8, scales should be float and "
            "singletons.\n"
            f"- For RowWise scaling, a and b should be float8, scales should be float, scale_a "
            f"should be ({rows}, 1) and scale_b should be (1, {columns}), and both should be "
            "contiguous.\n"
            f"Got a.dtype()={a.dtype}, scale_a.dtype()={scale_a.dtype}, "
            f"scale_a.size()={list(scale_a.shape)}, b.dtype()={b.dtype}, "
            f"scale_b.dtype()={scale_b.dtype}, scale_b.size()={list(scale_b.shape)}"
        )
    if bias is not None and bias.numel() != columns:
        raise RuntimeError(f"Bias must be size {columns} but got {bias.numel()}")


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
