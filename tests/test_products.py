"""Products of matrices with sides of any layout equal stock PyTorch's."""

from collections.abc import Callable

import pytest
import torch
import torch_tpu
from torch import Tensor, nn

from tests.conftest import Run

MODES = ["strict", "fused"]
of_both_types = pytest.mark.parametrize("dtype", [torch.float32, torch.bfloat16], ids=str)
# Rows, depth, columns: single ones, few and many. No size is a multiple of a register.
SIZES = [
    *((1, 257, 300), (300, 257, 1), (7, 300, 513), (33, 70, 61), (130, 67, 201)),
    *((70, 1200, 900), (513, 300, 7), (3, 5000, 60), (257, 257, 257)),
]


def across(x: Tensor) -> Tensor:
    """Return an equal tensor that is transposed in memory."""
    return x.mT.contiguous().mT


def inside(x: Tensor) -> Tensor:
    """Return an equal tensor that is a part of a larger one."""
    return nn.functional.pad(x, (2, 3))[..., 2:-3]


def check(function: Callable[..., Tensor], *inputs: Tensor) -> None:
    """Compare with stock PyTorch in double precision, as closely as stock itself is."""
    exact = function(*(x.double() for x in inputs))
    stock = (function(*inputs).double() - exact).abs().max()
    ours = function(*(x.to("tpu") for x in inputs)).cpu()
    # Sums in another order round by the same size, but not equally.
    bound = max(4 * stock, 1e-5 * exact.abs().max())
    assert (ours.double() - exact).abs().max() <= bound


@pytest.mark.parametrize("mode", MODES)
@of_both_types
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_sides_of_any_layout(
    tpu: str, mode: str, dtype: torch.dtype, size: tuple[int, int, int]
) -> None:
    torch.manual_seed(0)
    rows, depth, columns = size
    x, y = torch.randn(rows, depth, dtype=dtype), torch.randn(depth, columns, dtype=dtype)
    with torch_tpu.eager_mode(mode):
        for left in (Tensor.contiguous, across, inside):
            for right in (Tensor.contiguous, across, inside):
                check(lambda a, b, left=left, right=right: left(a) @ right(b), x, y)


@pytest.mark.parametrize("mode", MODES)
@of_both_types
def test_batches(tpu: str, mode: str, dtype: torch.dtype) -> None:
    torch.manual_seed(0)
    x, y = torch.randn(3, 5, 33, 20, dtype=dtype), torch.randn(3, 5, 20, 47, dtype=dtype)
    with torch_tpu.eager_mode(mode):
        check(torch.matmul, x, y)
        check(lambda a, b: across(a) @ across(b), x, y)
        check(lambda a, b: a @ b[:1, :1].expand_as(b), x, y)
        check(lambda a, b: torch.einsum("abij,abjk->aibk", a, b), x, y)
        check(lambda a, b: torch.einsum("abij,abjk->bk", a, b), x, y)
        check(lambda a, b: torch.tensordot(a, b, ([3, 1], [2, 1])), x, y)


@pytest.mark.parametrize("compiled", [False, True])
def test_heads_out_of_one_projection(tpu: str, compiled: bool) -> None:
    """Attention written by hand: parts of one product, regrouped and transposed."""
    torch.manual_seed(0)

    def attend(qkv: Tensor) -> Tensor:
        q, k, v = (
            part.reshape(2, 40, 4, 16).transpose(1, 2).reshape(8, 40, 16)
            for part in qkv.chunk(3, -1)
        )
        weights = (q @ k.transpose(1, 2) / 4).softmax(-1)
        return (weights @ v).view(2, 4, 40, 16).transpose(1, 2).reshape(2, 40, 64)

    there = torch.randn(2, 40, 192).to(tpu).requires_grad_()
    here = there.detach().cpu().requires_grad_()
    ours, stock = (torch.compile(attend) if compiled else attend)(there), attend(here)
    for result in (ours, stock):
        result.square().sum().backward()
    torch.testing.assert_close(ours.cpu(), stock)
    torch.testing.assert_close(there.grad.cpu(), here.grad)


def rows(x: Tensor, w: Tensor) -> Tensor:
    return nn.functional.linear(x, w)


def scores(x: Tensor, _: Tensor) -> Tensor:
    return x @ x.mT


def attention(x: Tensor, w: Tensor) -> Tensor:
    q, k, v = ((x @ w).unflatten(-1, (4, 16)).transpose(1, 2) for _ in range(3))
    weights = (q @ k.mT / 64).softmax(-1)
    return (weights @ v).transpose(1, 2).flatten(2)


def gradient(x: Tensor, w: Tensor) -> Tensor:
    return (x @ w).flatten(0, 1).mT @ x.flatten(0, 1)


def all_pairs(x: Tensor, _: Tensor) -> Tensor:
    return x.flatten(0, 1) @ x.flatten(0, 1).mT


@pytest.mark.parametrize("mode", MODES)
@of_both_types
@pytest.mark.parametrize("function", [rows, scores, attention, gradient, all_pairs])
def test_sizes_that_vary(
    tpu: str, mode: str, dtype: torch.dtype, function: Callable[..., Tensor]
) -> None:
    torch.manual_seed(0)
    w = torch.randn(64, 64, dtype=dtype)
    # Sizes near bounds and far from them, few rows and many.
    sizes = [(3, 30), (5, 17), (2, 61), (7, 64), (6, 33), (2, 9), (8, 50), (4, 40), (3, 63)]
    with torch_tpu.eager_mode(mode):
        for batch, length in sizes[:3]:
            check(function, torch.randn(batch, length, 64, dtype=dtype), w)
        programs = torch_tpu.metrics.counter("programs")
        for batch, length in sizes[3:]:
            check(function, torch.randn(batch, length, 64, dtype=dtype), w)
    # In strict mode each op has its own families.
    assert torch_tpu.metrics.counter("programs") - programs <= (4 if mode == "fused" else 32)


def test_double_precision(tpu: str) -> None:
    torch.manual_seed(0)
    x, y = torch.randn(70, 90, dtype=torch.float64), torch.randn(80, 90, dtype=torch.float64)
    torch.testing.assert_close((x.to(tpu) @ y.to(tpu).T).cpu(), x @ y.T)


def test_nan_and_infinity_go_through(tpu: str) -> None:
    x, y = torch.ones(64, 64), torch.ones(64, 64)
    x[3, 4], y[5, 6] = float("nan"), float("inf")
    torch.testing.assert_close((x.to(tpu) @ y.to(tpu)).cpu(), x @ y, equal_nan=True)


def test_devices_and_threads_share_the_cores(python: Run) -> None:
    """Products that wait for one another's threads would never end."""
    script = """
from concurrent.futures import ThreadPoolExecutor
import torch, torch_tpu

def work(device):
    x = torch.ones(256, 256, device=f"tpu:{device}")
    for _ in range(50):
        x = x @ x / 256
    return x.sum().item()

with ThreadPoolExecutor(8) as pool:
    print(set(pool.map(work, [0, 1, 2, 3] * 4)))
"""
    assert python(script, TORCH_TPU_CPU_DEVICES="4").stdout.strip() == "{65536.0}"
