"""Padding never wins: reductions and selections of extreme values where sizes vary.

Rows of NaN, infinities and the ends of integer types are as bad as the neutral elements that mask
the padding, or worse. From the third size on one program serves all sizes.
"""

import math
from collections.abc import Callable

import pytest
import torch
import torch_tpu
from torch import Tensor, nn

pytestmark = pytest.mark.usefixtures("fused", "no_fallback")

# The third size makes the program; the others fit its bounds.
SIZES = [(5, 9), (4, 12), (7, 20), (6, 19), (7, 18), (6, 20)]

FLOATS = (torch.float32, torch.bfloat16)
INTEGERS = (torch.int64, torch.int8, torch.uint8)

Function = Callable[[Tensor], Tensor | tuple[Tensor, ...]]

# Of numbers of any type.
SELECTIONS: dict[str, Function] = {
    "topk": lambda x: x.topk(2)[0],
    "topk, smallest": lambda x: x.topk(2, largest=False)[0],
    "topk of columns": lambda x: x.topk(2, dim=0)[0],
    "topk, smallest of columns": lambda x: x.topk(2, dim=0, largest=False)[0],
    "places of topk": lambda x: x.topk(1)[1] < x.size(1),
    "places of topk, smallest": lambda x: x.topk(1, largest=False)[1] < x.size(1),
    "sort": lambda x: x.sort(stable=True),
    "sort, descending": lambda x: x.sort(descending=True, stable=True),
    "sort of columns": lambda x: x.sort(dim=0, stable=True),
    "argsort": lambda x: x.argsort(stable=True),
    "msort": lambda x: x.msort(),
    "max": lambda x: x.max(),
    "min": lambda x: x.min(),
    "max of rows": lambda x: x.max(1),
    "min of rows": lambda x: x.min(1),
    "max of columns": lambda x: x.max(0),
    "min of columns": lambda x: x.min(0),
    "amax": lambda x: x.amax((0, 1)),
    "amin": lambda x: x.amin(1),
    "aminmax": lambda x: torch.aminmax(x, dim=1),
    "argmax": lambda x: x.argmax(),
    "argmin": lambda x: x.argmin(),
    "argmax of rows": lambda x: x.argmax(1),
    "argmin of rows": lambda x: x.argmin(1),
    "argmax of columns": lambda x: x.argmax(0),
    "kthvalue": lambda x: x.kthvalue(2)[0],
    "last kthvalue": lambda x: x.kthvalue(x.size(1))[0],
    "mode": lambda x: x.nan_to_num(2, math.inf, -math.inf).mode(1)[0],
    "cummax": lambda x: x.cummax(1),
    "cummin": lambda x: x.cummin(1),
    "cummax of columns": lambda x: x.cummax(0),
    "flip": lambda x: x.flip(1),
    "any": lambda x: x.any(1),
    "all": lambda x: x.all(1),
    "count_nonzero": lambda x: x.count_nonzero(1),
    "sum": lambda x: x.sum(1),
    "sum of all": lambda x: x.sum(),
    "prod": lambda x: x.prod(1),
    "cumsum": lambda x: x.cumsum(1),
    "cumprod": lambda x: x.cumprod(1),
    "eq": lambda x: (x == x.amax(1, keepdim=True)).sum(1),
    "take the last": lambda x: x[:, -1],
    "masked sum": lambda x: torch.where(x > 0, x, torch.zeros_like(x)).sum(1),
    "index_add": lambda x: torch.zeros_like(x[:3]).index_add(0, place(x), x),
    "scatter amax": lambda x: torch.zeros_like(x[:3]).index_reduce(0, place(x), x, "amax"),
    "scatter amin": lambda x: torch.zeros_like(x[:3]).index_reduce(0, place(x), x, "amin"),
}

# Of floats alone.
REDUCTIONS: dict[str, Function] = {
    "median": lambda x: x.median(),
    "median of rows": lambda x: x.median(1)[0],
    "mean": lambda x: x.mean(1),
    "mean of all": lambda x: x.mean(),
    "nansum": lambda x: x.nansum(1),
    "nanmean": lambda x: x.nanmean(1),
    "nanmedian": lambda x: x.nanmedian(1)[0],
    "var": lambda x: x.var(1),
    "std": lambda x: x.std(0),
    "norm": lambda x: x.norm(dim=1),
    "norm of all": lambda x: x.norm(),
    "inf norm": lambda x: x.norm(p=math.inf, dim=1),
    "-inf norm": lambda x: x.norm(p=-math.inf, dim=1),
    "softmax": lambda x: x.softmax(1),
    "log_softmax": lambda x: x.log_softmax(1),
    "logsumexp": lambda x: x.logsumexp(1),
    "logcumsumexp": lambda x: x.logcumsumexp(1),
    "product": lambda x: x @ x.mT,
    "layer_norm": lambda x: torch.nn.functional.layer_norm(x, x.shape[1:]),
    "max_pool1d": lambda x: torch.nn.functional.max_pool1d(pair(x), 3, 1, 1),
    "avg_pool1d": lambda x: torch.nn.functional.avg_pool1d(pair(x), 3, 1, 1),
    "isnan": lambda x: x.isnan().sum(1),
}


def pair(x: Tensor) -> Tensor:
    return torch.stack([x, x], 1)


def place(x: Tensor) -> Tensor:
    return torch.arange(x.size(0), device=x.device) % 3


def rows(sizes: tuple[int, int], dtype: torch.dtype) -> list[Tensor]:
    """Batches filled with one extreme, and one of all of them."""
    if dtype.is_floating_point:
        ends = [math.nan, -math.nan, math.inf, -math.inf, -0.0]
    else:
        ends = [torch.iinfo(dtype).min, torch.iinfo(dtype).max]
    mixed = torch.tensor([*ends, 0, 1], dtype=dtype).repeat(1 + sizes[0] * sizes[1])
    full = [torch.full(sizes, end, dtype=dtype) for end in ends]
    return [*full, mixed[: sizes[0] * sizes[1]].reshape(sizes)]


def check(f: Function, dtype: torch.dtype, device: str) -> None:
    torch_tpu.set_eager_mode("fused")
    for i, sizes in enumerate(SIZES):
        if i == 3:
            torch_tpu.sync()
            after = torch_tpu.metrics.counter("programs")
        for x in rows(sizes, dtype):
            there = x.to(device)
            want, got = f(x), f(there)
            pairs = zip(want, got, strict=True) if isinstance(want, tuple) else [(want, got)]
            for wanted, given in pairs:
                torch.testing.assert_close(given.cpu(), wanted, equal_nan=True)
    assert torch_tpu.metrics.counter("programs") == after, torch_tpu.explain()


@pytest.mark.parametrize("name", SELECTIONS)
def test_padding_is_never_selected(tpu: str, name: str) -> None:
    for dtype in FLOATS + INTEGERS:
        check(SELECTIONS[name], dtype, tpu)


@pytest.mark.parametrize("name", REDUCTIONS)
def test_padding_is_never_reduced(tpu: str, name: str) -> None:
    for dtype in FLOATS:
        check(REDUCTIONS[name], dtype, tpu)


@pytest.mark.parametrize(
    ("mode", "shapes"),
    [
        ("bilinear", [(2, 3, 4, 4), (2, 3, 4, 3), (4, 3, 4, 4), (3, 3, 4, 5)]),
        ("trilinear", [(2, 1, 4, 4, 4), (2, 1, 4, 4, 3), (4, 1, 4, 4, 4)]),
    ],
)
def test_images_of_all_sizes_are_enlarged(
    tpu: str, mode: str, shapes: list[tuple[int, ...]]
) -> None:
    for shape in shapes:
        x = torch.linspace(-1, 1, math.prod(shape)).view(shape)
        found, wanted = (
            nn.functional.interpolate(t, scale_factor=1.7, mode=mode, align_corners=True)
            for t in (x.to(tpu), x)
        )
        torch.testing.assert_close(found.cpu(), wanted)
