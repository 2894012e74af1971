"""Factorisations of matrices, which the CPU platform leaves to torch's LAPACK."""

import pytest
import torch
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
    x = x @ x.mH
    y = x.to("tpu")
    assert_equal(torch.linalg.eigvalsh(y), torch.linalg.eigvalsh(x))
    assert_equal(torch.linalg.eigh(y), torch.linalg.eigh(x))


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
