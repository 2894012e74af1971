"""Kernels of others: those that Inductor makes, and custom ops that have none for a TPU."""

import pytest
import torch
from torch.testing import assert_close

from tests.conftest import DEVICE

if DEVICE != "tpu":
    pytest.skip("is about torch_tpu itself", allow_module_level=True)

jax = pytest.importorskip("jax", reason="JAX traces kernels")


def _by_inductor(function):
    """Compile with Inductor's own code, where `torch.compile` takes this package by itself."""
    from torch._inductor.compile_fx import compile_fx

    return torch.compile(function, backend=compile_fx)


def test_kernels_of_inductor_compute_what_stock_does(no_fallback: None) -> None:
    def function(x, y):
        return (x @ y.T).relu().softmax(-1) + x.sum(1)

    x, y = torch.randn(64, 64), torch.randn(64, 64)
    is_wide = jax.config.jax_enable_x64
    assert_close(_by_inductor(function)(x.to("tpu"), y.to("tpu")).cpu(), function(x, y))
    assert jax.config.jax_enable_x64 == is_wide


def test_kernels_of_inductor_refuse_64_bits() -> None:
    x = torch.full((64, 128), 2**40).to("tpu")
    with pytest.raises(NotImplementedError, match="int64 for 32 bits; leave the backend out"):
        _by_inductor(lambda x: x + 1)(x)


def test_inductor_by_name_is_this_package() -> None:
    """Its name is the default of `torch.compile`, which cannot tell one from the other."""
    x = torch.full((64, 128), 2**40)
    made = torch.compile(lambda x: x + 1, backend="inductor")(x.to("tpu"))
    assert_close(made.cpu(), x + 1)
