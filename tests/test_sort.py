"""Sorting: ties, NaN and zeros of both signs stay in stock PyTorch's order."""

from pathlib import Path

import pytest
import torch
from torch import Tensor

from tests.conftest import Run

FLOATS = [torch.float32, torch.float64, torch.bfloat16, torch.float16]
INTEGERS = [torch.int64, torch.int32, torch.int16, torch.int8, torch.uint8, torch.bool]
EDGES = [0.0, -0.0, float("inf"), -float("inf"), float("nan"), -float("nan"), 1.0, -1.0, 1e-42]


def elements(dtype: torch.dtype, *shape: int) -> Tensor:
    generator = torch.Generator().manual_seed(0)
    if not dtype.is_floating_point:
        few = torch.randint(0, 2 if dtype == torch.bool else 5, shape, generator=generator)
        if dtype in (torch.bool, torch.uint8):
            return few.to(dtype)
        extremes = torch.tensor([torch.iinfo(dtype).min, torch.iinfo(dtype).max, -1, 0, 1])
        return extremes[few].to(dtype)
    edges = torch.tensor(EDGES)[torch.randint(0, len(EDGES), shape, generator=generator)]
    random = torch.randn(shape, generator=generator)
    return torch.where(random > 0, edges, random).to(dtype)


@pytest.mark.parametrize("descending", [False, True])
@pytest.mark.parametrize("dtype", FLOATS + INTEGERS, ids=str)
def test_ties_keep_their_order(dtype: torch.dtype, descending: bool) -> None:
    x = elements(dtype, 3, 50, 2)
    for dim in range(x.dim()):
        ours = torch.sort(x.to("tpu"), dim=dim, descending=descending, stable=True)
        stock = torch.sort(x, dim=dim, descending=descending, stable=True)
        assert torch.equal(ours.indices.cpu(), stock.indices)
        torch.testing.assert_close(ours.values.cpu(), stock.values, rtol=0, atol=0, equal_nan=True)
        if dtype.is_floating_point:
            signs = [torch.signbit(v[v == 0]) for v in (ours.values.cpu(), stock.values)]
            assert torch.equal(*signs)


@pytest.mark.parametrize("dtype", [torch.float32, torch.int32, torch.int64, torch.bool], ids=str)
def test_unique_says_where_elements_came_from(dtype: torch.dtype) -> None:
    x = elements(dtype, 40, 3)
    # The device flushes denormal numbers to zero.
    x = torch.where(x.abs() < 1e-30, 0, x).nan_to_num(7) if dtype.is_floating_point else x
    ours = torch.unique(x.to("tpu"), return_inverse=True, return_counts=True)
    stock = torch.unique(x, return_inverse=True, return_counts=True)
    assert all(torch.equal(one.cpu(), other) for one, other in zip(ours, stock, strict=True))


def test_programs_that_sort_are_kept_on_disk(python: Run, tmp_path: Path) -> None:
    work = """
import torch, torch_tpu
torch.arange(51.0, device="tpu").view(3, 17).sort(descending=True).values.cpu()
print(*[torch_tpu.metrics.counter(name) for name in ("programs", "cache_hits_disk")])
"""
    cold, warm = (python(work, TORCH_TPU_CACHE_DIR=str(tmp_path / "cache")) for _ in range(2))
    assert cold.stderr == warm.stderr == ""
    compiles, hits = map(int, cold.stdout.split())
    assert (compiles > 0, hits) == (True, 0)
    assert list(map(int, warm.stdout.split())) == [0, compiles]
