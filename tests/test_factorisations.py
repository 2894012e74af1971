"""Factorisations of matrices, which the CPU platform leaves to torch's LAPACK."""

import pytest
import torch
import torch_tpu
from torch import Tensor
from torch.utils._python_dispatch import TorchDispatchMode

SHAPES = [(1, 1), (4, 4), (5, 3), (3, 5), (2, 0, 3), (0, 3, 3), (2, 3, 7, 5), (120, 40)]
DTYPES = [torch.float32, torch.float64, torch.complex64, torch.complex128]


def assert_equal(results: object, expected: object) -> None:
    """Also the signs of vectors, which are anybody's choice, and strides."""
    got, wanted = ([r] if isinstance(r, Tensor) else list(r) for r in (results, expected))
    torch.testing.assert_close([r.cpu() for r in got], wanted)
    assert [r.stride() for r in got] == [r.stride() for r in wanted]


@pytest.mark.parametrize("dtype", DTYPES, ids=str)
@pytest.mark.parametrize("shape", SHAPES, ids=str)
def test_numbers_and_signs_are_those_of_stock(shape: tuple[int, ...], dtype: torch.dtype) -> None:
    x = torch.randn(shape, dtype=dtype)
    y = x.to("tpu")
    for full in (False, True):
        assert_equal(torch.linalg.svd(y, full), torch.linalg.svd(x, full))
    assert_equal(torch.linalg.svdvals(y), torch.linalg.svdvals(x))
    assert_equal(torch.linalg.lu_factor_ex(y), torch.linalg.lu_factor_ex(x))
    assert_equal(torch.linalg.qr(y, "complete"), torch.linalg.qr(x, "complete"))
    assert_equal(torch.linalg.qr(y), torch.linalg.qr(x))
    reflections, factors = torch.geqrf(x)
    assert_equal(torch.geqrf(y), (reflections, factors))
    if x.size(-2) >= x.size(-1):
        product = torch.linalg.householder_product
        ours = product(reflections.to("tpu"), factors.to("tpu"))
        assert_equal(ours, product(reflections, factors))
    x = x @ x.mH
    y = x.to("tpu")
    assert_equal(torch.linalg.ldl_factor_ex(y), torch.linalg.ldl_factor_ex(x))
    hermitian = {"hermitian": dtype.is_complex}
    assert_equal(
        torch.linalg.ldl_factor_ex(y, **hermitian), torch.linalg.ldl_factor_ex(x, **hermitian)
    )
    # Not every one is positive definite; the order of the first minor that is not is told.
    definite = x + torch.eye(x.size(-1), dtype=dtype)
    assert_equal(torch.linalg.cholesky_ex(definite.to("tpu")), torch.linalg.cholesky_ex(definite))
    for upper in (False, True):
        ours = torch.linalg.cholesky_ex(-y, upper=upper)
        assert_equal(ours.info, torch.linalg.cholesky_ex(-x, upper=upper).info)
    assert_equal(torch.linalg.eigvalsh(y), torch.linalg.eigvalsh(x))
    assert_equal(torch.linalg.eigh(y), torch.linalg.eigh(x))


@pytest.mark.parametrize("unit", [False, True])
@pytest.mark.parametrize("upper", [False, True])
@pytest.mark.parametrize("left", [False, True])
def test_triangular_systems_are_those_of_stock(left: bool, upper: bool, unit: bool) -> None:
    for dtype in DTYPES:
        for batch, n, k in [((), 3, 2), ((2, 3), 5, 4), ((0,), 3, 2), ((), 3, 0), ((), 90, 40)]:
            # The other triangle is not to be read.
            a = torch.randn(*batch, n, n, dtype=dtype) + n * torch.eye(n, dtype=dtype)
            b = torch.randn(*batch, *((n, k) if left else (k, n)), dtype=dtype)
            how = {"left": left, "upper": upper, "unitriangular": unit}
            ours = torch.linalg.solve_triangular(a.to("tpu"), b.to("tpu"), **how)
            assert_equal(ours, torch.linalg.solve_triangular(a, b, **how))


def test_new_sizes_compile_nothing() -> None:
    before = torch_tpu.metrics.counter("compiles")
    for n in (37, 61, 83):
        x = torch.randn(n, n)
        definite = x @ x.mT + n * torch.eye(n)
        y, z = x.to("tpu"), definite.to("tpu")
        torch.testing.assert_close(torch.linalg.inv(z).cpu(), torch.linalg.inv(definite))
        torch.testing.assert_close(torch.linalg.cholesky(z).cpu(), torch.linalg.cholesky(definite))
        ours, stock = torch.linalg.solve(z, y), torch.linalg.solve(definite, x)
        torch.testing.assert_close(ours.cpu(), stock)
        torch.testing.assert_close(torch.linalg.qr(y)[1].cpu(), torch.linalg.qr(x)[1])
    assert torch_tpu.metrics.counter("compiles") == before


def test_batches_of_all_sizes_need_few_programs(fused: None) -> None:
    """Also where one matrix has no factor: padding is no matrix, and what it lacks is not told."""
    before = torch_tpu.metrics.counter("programs")
    for count in (30, 47, 33, 61, 52, 40, 35, 44):
        x = torch.randn(count, 9, 9)
        x = x @ x.mT + torch.eye(9)
        x[2] *= -1
        ours, stock = torch.linalg.cholesky_ex(x.to("tpu")), torch.linalg.cholesky_ex(x)
        assert ours.info.tolist() == stock.info.tolist()
        fine = [i for i in range(count) if i != 2]
        torch.testing.assert_close(ours.L.cpu()[fine], stock.L[fine])
        packed, pivots = torch.linalg.lu_factor(x.to("tpu"))
        assert_equal((packed, pivots), torch.linalg.lu_factor(x))
        torch.testing.assert_close(
            torch.linalg.eigvalsh(x.to("tpu")).cpu(), torch.linalg.eigvalsh(x)
        )
    assert torch_tpu.metrics.counter("programs") - before <= 3 * 4


def test_modes_of_torch_do_not_see_the_factorisation() -> None:
    class Count(TorchDispatchMode):
        seen = 0

        def __torch_dispatch__(self, func, types, args=(), kwargs=None):  # type: ignore[no-untyped-def]
            self.seen += "linalg" in str(func)
            return func(*args, **(kwargs or {}))

    x = torch.randn(6, 4, 4)
    y = x.to("tpu")
    with Count() as count, torch.inference_mode(), torch.autocast("cpu"):
        results = torch.linalg.svdvals(y).cpu()
    assert count.seen == 1
    torch.testing.assert_close(results, torch.linalg.svdvals(x))
    together = torch.func.vmap(torch.linalg.eigvalsh)
    torch.testing.assert_close(together(y).cpu(), together(x))


def test_one_matrix_of_a_batch_is_refused_and_the_process_goes_on() -> None:
    x = torch.randn(3, 4, 4)
    x[1, 2, 2] = torch.nan
    for works in (torch.linalg.svdvals, torch.linalg.eigvalsh):
        with pytest.raises(torch.linalg.LinAlgError, match=r"\(Batch element 1\)"):
            works(x.to("tpu")).cpu()
    good = x[::2].contiguous()
    assert_equal(torch.linalg.svdvals(good.to("tpu")), torch.linalg.svdvals(good))


def test_a_singular_factor_has_no_inverse() -> None:
    factor = torch.eye(3)
    factor[1, 1] = 0
    for device in ("cpu", "tpu"):
        with pytest.raises(torch.linalg.LinAlgError, match="The diagonal element 2 is zero"):
            torch.cholesky_inverse(factor.to(device)).cpu()
        with pytest.raises(torch.linalg.LinAlgError, match=r"\(Batch element 1\): .* is zero"):
            torch.cholesky_inverse(torch.stack([torch.eye(3), factor]).to(device)).cpu()
